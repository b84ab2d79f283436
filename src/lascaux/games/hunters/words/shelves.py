"""The shelves beside the land, in words: the tile in hand, places, players, tiles to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from lascaux.engine.pane import Card, Chip, Names, Pane
from lascaux.engine.people import People
from lascaux.engine.words import count, listed, opening, sentence
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.view import SEAT_NAMES, HuntersView, SeatView, place_key
from lascaux.games.hunters.words.places import Place, places, plural
from lascaux.games.hunters.words.whereabouts import portrait

MEMBERS, HUTS = 5, 2  # of each seat at the start (H10)
POWERS = {
    "shrine": ("With your hunter on its tile, its meadow scores for you alone.", "H116"),
    "fire": ("In its meadow tigers eat no deer.", "H118"),
    "mushrooms": ("Each patch makes its forest worth 2 more.", "H119"),
    "aurochs": ("Each is worth 2 in its meadow, and no tiger eats it.", "H120"),
}
LANDS = (("forest", "with forest"), ("river", "with river"), ("lake", "with lake"))


def shelves(view: HuntersView, content: Content, names: Names = ()) -> tuple[Pane, ...]:
    """All shelves, their cards still without drawings; at the end only who lives where."""
    seat = view["seat"]
    people = People(names or SEAT_NAMES, -1 if seat is None else seat)
    found = places(view, people)
    mine = () if seat is None else (_mine(view, view["seats"][seat], found, people),)
    others = _players(view, found, people)
    if view["over"]:
        return (*mine, others)
    to_come = _to_come(
        content, tuple(view["unseen_land"]), tuple(view["unseen_bonus"]), tuple(view["boxed"])
    )
    return (_hand(view, content, people), *mine, to_come, others)


# The tile in hand


def _hand(view: HuntersView, content: Content, people: People) -> Pane:
    seat = view["seat"]
    supply = () if seat is None else (_supply(view["seats"][seat]),)
    cards = (_tile(view, content, people), _left(view), *supply)
    return Pane("hand", "rail", "Tile", cards=cards, rail="inset")


def _tile(view: HuntersView, content: Content, people: People) -> Card:
    """The tile to be laid, or the one that was laid last while something follows from it."""
    laid = view["phase"] != "place"
    printed = content.tile(view["tile"]["id"] if view["tile"] else view["tiles"][-1]["id"])
    bonus = printed.kind == "bonus"
    text, rule = _power(printed)
    return Card(
        "hand",
        opening(f"{people.whose(view['to_move'])} tile"),
        lines=("Gold! A bonus tile.",) if bonus else (),
        badge="Bonus" if bonus else "",
        note="laid" if laid else "",
        text=f"{sentence(portrait(printed))} {text}".strip(),
        rule=rule,
    )


def _left(view: HuntersView) -> Card:
    """How long the game will last."""
    land, bonus = view["land_left"], view["bonus_left"]
    return Card(
        "left",
        f"{count(land, 'tile')} left",
        lines=(turns_each(land, view["players"]), count(bonus, "bonus tile")),
        text="A bonus tile goes to whoever finishes a forest with gold in it.",
        rule="H61",
    )


def _power(tile: Tile) -> tuple[str, str]:
    """What is special about a bonus tile, and the rule."""
    if tile.kind != "bonus":
        return "", "H20"
    for zone in tile.zones:
        for thing in (zone.power, "mushrooms" if zone.mushrooms else "", *zone.animals):
            if thing in POWERS:
                text, rule = POWERS[thing]
                return f"{thing.capitalize()}: {text[0].lower()}{text[1:]}", rule
    return "", "H121"


def turns_each(tiles: int, players: int) -> str:
    """How many turns everybody has still.

    >>> turns_each(22, 5), turns_each(20, 5), turns_each(3, 5), turns_each(0, 5)
    ('4 or 5 each', '4 each', '1 or none each', 'the last one')
    """
    fewest, rest = divmod(tiles, players)
    if not tiles:
        return "the last one"
    if not rest:
        return f"{fewest} each"
    return f"{fewest} or {fewest + 1} each" if fewest else "1 or none each"


def _supply(seat: SeatView) -> Card:
    number = seat["seat"]
    return Card(
        "supply",
        "Left to place",
        chips=(
            Chip(f"{seat['members']} of {MEMBERS}", f"gatherer-{number}", "people"),
            Chip(f"{seat['huts']} of {HUTS}", f"hut-{number}", "huts"),
        ),
        text="People come home from finished forests and rivers; hunters and huts stay.",
        rule="H40",
    )


# Who lives where


def _mine(view: HuntersView, seat: SeatView, found: list[Place], people: People) -> Pane:
    mine = [place for place in found if place.seat == seat["seat"]]
    head = Card(
        "me",
        people.names[seat["seat"]],
        lines=_forecast(view, seat),
        badge=str(seat["score"]),
        text=sources(seat),
        rule="H12",
        parts=_parts(mine),
        seat=seat["seat"],
        wide=True,
    )
    return Pane("places", "mine", "Your places", "Mine", cards=(head, *map(_place, mine)))


def _place(place: Place) -> Card:
    many = f"{place.many} {plural(place.piece)}"
    return Card(
        place_key(place.zone),
        place.title,
        lines=(place.company,) if place.company else (),
        chips=(Chip(f"x {place.many}", name=many),) if place.many > 1 else (),
        badge=str(place.worth),
        text=place.text,
        rule=place.rule,
        parts=place.parts,
        wide=True,
    )


def _players(view: HuntersView, found: list[Place], people: People) -> Pane:
    """The others, clockwise from the listener on; to spectators everybody."""
    seats, listener = view["seats"], view["seat"]
    first = 0 if listener is None else listener
    order = [*seats[first:], *seats[:first]]
    cards = [_player(view, seat, found, people) for seat in order if seat["seat"] != listener]
    title = "Players" if listener is None else "Others"
    return Pane("players", "others", title, title, cards=tuple(cards))


def _player(view: HuntersView, seat: SeatView, found: list[Place], people: People) -> Card:
    number = seat["seat"]
    theirs = [place for place in found if place.seat == number]
    rows = [
        f"{place.piece.capitalize()}: {place.title}"
        f"{', ' if place.company else ''}{place.company}: {place.worth}."
        for place in theirs
    ]
    return Card(
        f"player-{number}",
        people.names[number],
        lines=_forecast(view, seat),
        chips=(
            Chip(str(seat["members"]), f"gatherer-{number}", "people left"),
            Chip(str(seat["huts"]), f"hut-{number}", "huts left"),
        ),
        badge=str(seat["score"]),
        text="\n".join([*rows, sources(seat)]),
        rule="H12",
        parts=_parts(theirs),
        seat=number,
        wide=True,
    )


def _forecast(view: HuntersView, seat: SeatView) -> tuple[str, ...]:
    return () if view["over"] else (f"{seat['if_ended']} if it ended now",)


def printed(pane: Pane, view: HuntersView) -> Pane:
    """A shelf on paper: at the end it tells also who has won, and by what."""
    if not view["over"]:
        return pane
    return replace(pane, cards=tuple(_at_the_end(card, view) for card in pane.cards))


def _at_the_end(card: Card, view: HuntersView) -> Card:
    if card.seat < 0:
        return card
    told = replace(card, lines=(*card.lines, sources(view["seats"][card.seat])))
    won = card.seat in view["winners"]
    return replace(told, state="done", note="won the game") if won else told


def sources(seat: SeatView) -> str:
    """Where a seat's points came from."""
    told = [f"{points} for {source}" for source, points in seat["points"].items() if points]
    return f"{count(seat['score'], 'point')}: {listed(told)}." if told else "No points yet."


def _parts(found: Iterable[Place]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part for place in found for part in place.parts))


# What is still to come


@lru_cache(maxsize=1024)  # it stays as it is until a tile is drawn, whoever looks
def _to_come(
    content: Content, unseen: tuple[str, ...], unseen_bonus: tuple[str, ...], out: tuple[str, ...]
) -> Pane:
    """The tiles that nobody has drawn yet, and those that were put into the box."""
    land = [content.tile(tile) for tile in unseen]
    cards = [
        Card(
            f"come-{kind}",
            title,
            badge=str(len(tiles)),
            text=_list(tiles) or "None.",
            rule="H1",
        )
        for kind, title in LANDS
        for tiles in [[tile for tile in land if kind in (zone.kind for zone in tile.zones)]]
    ]
    bonus = [content.tile(tile) for tile in unseen_bonus]
    powers = [name for name in POWERS if any(name in portrait(tile) for tile in bonus)]
    special = f"Left: {listed(powers)}.\n" if powers else ""
    cards.append(
        Card(
            "come-bonus",
            "bonus tiles",
            badge=str(len(bonus)),
            text=f"{special}{_list(bonus)}" or "None.",
            rule="H121",
        )
    )
    if out:
        boxed = [content.tile(tile) for tile in out]
        badge = str(len(boxed))
        text = f"They fitted nowhere.\n{_list(boxed)}"
        cards.append(Card("boxed", "left the game", badge=badge, text=text, rule="H23"))
    title = f"{count(len(land), 'tile')} to come"
    return Pane("to-come", "common", title, "To come", cards=tuple(cards), columns=2)


def _list(tiles: list[Tile]) -> str:
    """What there is on the tiles, those with the same sides in one line."""
    alike: dict[str, list[str]] = {}
    for words, number in Counter(portrait(tile) for tile in tiles).items():
        sides, _, what = words.partition("; ")
        alike.setdefault(sides, []).append(f"{number} x {what or 'plain'}")
    return "\n".join(f"{opening(sides)}: {'; '.join(found)}." for sides, found in alike.items())
