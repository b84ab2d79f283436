"""The tribes: one's own with its tracks, those of the others, and what everybody draws from."""

from __future__ import annotations

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.people import People
from lascaux.engine.words import count, listed, percent, sentence
from lascaux.games.tribes.content.parts import TRACKS, Content, Track
from lascaux.games.tribes.view import SeatView, TribesView
from lascaux.games.tribes.words.row_shelf import Drawings

TRACK_NAMES = {
    "procreation": ("Procreate", "member", "T48"),
    "exploration": ("Explore", "land", "T56"),
    "movement": ("Move", "step", "T52"),
    "strength": ("Strength", "", "T96"),
}


def strength_words(seat: SeatView, *, short: bool = False) -> str:
    """Is a tribe the strongest or the weakest? Where all are level, it is both (T99)."""
    if seat["strongest"] and seat["weakest"]:
        return "all equal"
    told = "strongest" if seat["strongest"] else "weakest" if seat["weakest"] else ""
    return told or ("" if short else "neither strongest nor weakest")


# One's own


def mine(view: TribesView, people: People, drawings: Drawings, content: Content) -> Pane:
    """What the viewer's tribe has, and how far it has come on each track."""
    seat = view["seats"][people.you]
    cards = [_head(view, seat, people)]
    cards += [_track(view, seat, track, people, drawings) for track in content.tracks]
    return Pane(
        "tribe", "mine", "Your tribe", "Mine", cards=tuple(cards), columns=4, peek=_peek(seat)
    )


def _head(view: TribesView, seat: SeatView, people: People) -> Card:
    number = seat["seat"]
    members = [f"{seat['members']}", *(["most"] if seat["most_members"] else [])]
    lands = [f"{seat['fresh_lands']}", *(["most"] if seat["most_lands"] else [])]
    chips = [
        Chip(str(seat["shells"]), "token-shell", "shells"),
        Chip(f"{' '.join(members)}, {seat['reserve']} to come", f"figure-{number}", "members"),
        Chip(
            f"{' '.join(lands)}, {seat['exhausted_lands']} exhausted",
            "track-exploration",
            "lands that give",
        ),
        Chip("unused" if seat["arrow"] else "laid", f"arrow-{number}", "arrow"),
    ]
    return Card(
        f"seat-{number}",
        people.name(number),
        chips=tuple(chips),
        badge=str(seat["score"]),
        note=_if_ended(view, seat),
        text=seat_text(view, seat, people),
        rule="T117",
        seat=number,
        wide=True,
    )


def _if_ended(view: TribesView, seat: SeatView) -> str:
    if view["over"]:
        return "won" if seat["seat"] in view["winners"] else ""
    return f"{seat['if_ended']} if it ended now"


def _track(
    view: TribesView, seat: SeatView, track: Track, people: People, drawings: Drawings
) -> Card:
    """A track: what it is worth now, and after the next step."""
    key = f"seat-{seat['seat']}.{track.id}"
    title, thing, rule = TRACK_NAMES[track.id]
    level = seat["tracks"][track.id]["level"]
    now = count(track.values[level], thing) if thing else strength_words(seat)
    return Card(
        key,
        title,
        *drawings[key],
        lines=(now,),
        note=_next(track, level),
        text=_track_text(view, track, people),
        rule=rule,
    )


def _next(track: Track, level: int) -> str:
    """What one step more would make of it."""
    if level + 1 >= len(track.values):
        return "at the top"
    points = track.end_points[level + 1]
    worth = f"next {track.values[level + 1]}"
    return f"{worth}, {points} VP" if points else worth


def _track_text(view: TribesView, track: Track, people: People) -> str:
    levels = ", ".join(
        f"{people.who(seat['seat'])} {seat['tracks'][track.id]['value']}" for seat in view["seats"]
    )
    pays = [str(points) for points in track.end_points]
    end = f" At the end its spaces pay {', '.join(pays)} VP." if any(track.end_points) else ""
    return f"Boards raise it. Now: {levels}.{end}"


def _peek(seat: SeatView) -> tuple[Chip, ...]:
    """What is always seen: points, shells, members, and the four tracks."""
    number = seat["seat"]
    return (
        Chip(str(seat["score"]), "token-tooth", "VP"),
        Chip(str(seat["shells"]), "token-shell", "shells"),
        Chip(str(seat["members"]), f"figure-{number}", "members"),
        *_track_chips(seat),
        *([Chip(told)] if (told := strength_words(seat, short=True)) else []),
    )


def _track_chips(seat: SeatView) -> list[Chip]:
    return [Chip(str(seat["tracks"][id]["value"]), f"track-{id}", id) for id in TRACKS]


# The others


def others(view: TribesView, people: People, drawings: Drawings, content: Content) -> Pane:
    """A card for each tribe that is not the viewer's; then the clock and the bag of all."""
    cards = [
        _tribe(view, seat, people, drawings) for seat in view["seats"] if seat["seat"] != people.you
    ]
    cards += [_clock(view, drawings, content), _bag(view, drawings)]
    return Pane("tribes", "others", "Tribes", "Others", cards=tuple(cards))


def _tribe(view: TribesView, seat: SeatView, people: People, drawings: Drawings) -> Card:
    number = seat["seat"]
    stones = sum(number in board["stones"] for board in view["boards"])
    told = strength_words(seat, short=True)
    chips = [
        Chip(str(seat["shells"]), "token-shell", "shells"),
        Chip(str(seat["members"]), f"figure-{number}", "members"),
        Chip(str(seat["fresh_lands"]), "track-exploration", "lands that give"),
        Chip(str(stones), f"stone-{number}", "boards completed"),
        *([Chip("", f"arrow-{number}", "arrow unused")] if seat["arrow"] else []),
        *_track_chips(seat),
    ]
    return Card(
        f"seat-{number}",
        people.name(number),
        *drawings[f"seat-{number}"],
        chips=tuple(chips),
        badge=told if seat["score"] is None else str(seat["score"]),
        note="" if seat["score"] is None else told,
        text=seat_text(view, seat, people),
        seat=number,
    )


def seat_text(view: TribesView, seat: SeatView, people: People) -> str:
    """All there is to say of a tribe; its points as far as they are shown."""
    number = seat["seat"]
    who, have = people.who(number), people.verb(number, "have")
    said = [
        sentence(
            f"{who} {have} {count(seat['shells'], 'shell')}, {count(seat['members'], 'member')}"
            f" on land and {seat['reserve']} in reserve, {count(seat['fresh_lands'], 'land')} that"
            f" give and {seat['exhausted_lands']} exhausted"
        )
    ]
    if seat["score"] is not None:
        said.append(f"{count(seat['score'], 'point')} now, {seat['if_ended']} if it ended.")
    tracks = [f"{name} {track['value']}" for name, track in seat["tracks"].items()]
    said.append(sentence(f"tracks: {listed(tracks)}; {strength_words(seat)}"))
    boards = [board["name"] or "" for board in view["boards"] if number in board["stones"]]
    said.append(f"Boards: {listed(boards)}." if boards else "No board completed.")
    said.append("The arrow is unused." if seat["arrow"] else "The arrow lies on the boards.")
    return " ".join(said)


# What everybody draws from


def _clock(view: TribesView, drawings: Drawings, content: Content) -> Card:
    taken, left = len(view["displayed"]), view["bronze_left"]
    return Card(
        "clock",
        "Bronze events",
        *drawings["clock"],
        badge=f"{taken} of {taken + left}",
        note="" if left else "last round",
        text=clock_text(view, content),
        rule="T106",
        wide=True,
    )


def clock_text(view: TribesView, content: Content) -> str:
    """What brings the last round, and which events are to come."""
    taken, left = len(view["displayed"]), view["bronze_left"]
    names = {event.id: event.name for event in content.events}
    end = "This round is the last." if not left else f"{left} more bring the last round."
    said = [f"{taken} of {taken + left} events of the Bronze Age are taken. {end}"]
    for epoch in view["epochs"]:
        coming = listed([names[id] for id in epoch["unseen_events"]])
        said.append(f"{epoch['name']}, to come: {coming or 'none'}.")
    return " ".join(said)


def _bag(view: TribesView, drawings: Drawings) -> Card:
    number = sum(view["bag"].values())
    chips = [
        Chip(str(copies), f"resource-{kind}", kind, "" if copies else "quiet")
        for kind, copies in view["bag"].items()
    ]
    return Card(
        "bag",
        "Bag",
        *drawings["bag"],
        chips=tuple(chips),
        badge=str(number),
        note="" if number else "Explore turns back",
        text=bag_text(view),
        rule="T56" if number else "T125",
        wide=True,
    )


def bag_text(view: TribesView) -> str:
    """How likely each land is to be drawn next."""
    number = sum(view["bag"].values())
    if not number:
        return "The bag is empty: Explore turns exhausted lands back, on which nobody stands."
    odds = [
        f"{kind} {copies} of {number}, {percent(copies / number)}"
        for kind, copies in view["bag"].items()
    ]
    return f"{count(number, 'land')} in the bag. The next one: {'; '.join(odds)}."
