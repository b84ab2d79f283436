"""What there is to say about tiles, sites, leaders and clans, in sentences."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.engine.pane import TurnSteps
from lascaux.engine.words import count, listed, sentence
from lascaux.games.epoch.content.parts import Constants, Landscape
from lascaux.games.epoch.rules import dummy
from lascaux.games.epoch.view import CellView, EpochView, SiteView
from lascaux.games.epoch.words.aim_shelf import site_text, tile_text
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.names import amounts, demand
from lascaux.games.epoch.words.own_shelf import clan_text
from lascaux.games.epoch.words.unseen import abilities_under

STEPS = (("acted", "Action"), ("developed", "Develop"), ("offered", "Offer"))


def headline(view: EpochView, constants: Constants) -> str:
    """How far the game is, and what ends it; alone it has so many rounds at most (E185)."""
    down = sum(not cell["face_up"] for cell in view["cells"])
    huts = max(side["huts"] for side in view["sides"])
    if view["over"]:
        return f"over after round {view['round']}"
    if view["display"]:
        return "choosing start tiles"
    if view["last_rounds"] is not None:
        left = view["last_rounds"] - 1
        return f"round {view['round']}, {count(left, 'round')} after it" if left else "last round"
    most = f" of {dummy.LAST + constants.last_rounds}" if view["dummy"] else ""
    return f"round {view['round']}{most} · {down} face down · huts {huts}/{constants.end_tiles}"


def turn_steps(view: EpochView) -> TurnSteps | None:
    """The three things of a turn, of which those that are done are told by their sign.

    They come in any order, so none is the present one, but the action while it is done.
    """
    if view["display"] or view["over"]:
        return None
    done = view["turn"]["done"]
    names = tuple([f"{name} ✓" if word in done else name for word, name in STEPS])
    return TurnSteps(names, 0 if view["turn"]["action"] else -1)


def regions(looking: Looking) -> list[Region]:
    """Tiles, sites with their segments, leaders and clans, each with a few sentences."""
    view = looking.view
    found = [Region((cell["id"],), cell_text(looking, cell)) for cell in view["cells"]]
    for site in view["sites"]:
        name = looking.sites[site["site"]].name
        found.append(Region((site["slot"],), f"{name}. {site_text(looking, site)}"))
        for number in range(len(site["tokens"])):
            place = f"{site['slot']}.{number + 1}"
            found.append(Region((place,), segment_text(looking, site, number)))
    for side, each in enumerate(view["sides"]):
        found.append(Region((f"clan-{side}",), clan_text(looking, side)))
        if each["leader"]:
            whose = looking.people.whose(side)
            found.append(Region((f"leader-{side}",), sentence(f"{whose} clan leader")))
    return found


# Tiles


def cell_text(looking: Looking, cell: CellView) -> str:
    """A tile: what it is, who developed it, what lies there, and what the landscape gives."""
    said = [_named(looking, cell)]
    if cell["hut"] is not None:
        who = looking.people.who(cell["hut"])
        said.append(sentence(f"{who} {looking.people.verb(cell['hut'], 'have')} developed it"))
    if cell["loose"]:
        said.append(sentence(f"here lie {amounts(cell['loose'])}"))
    if cell["id"] in looking.reach:
        said.append(f"{looking.reach[cell['id']]['food']} food to go there.")
    land = next((each for each in looking.content.landscapes if each.id == cell["landscape"]), None)
    return " ".join([*said, *([land_text(land)] if land else [])])


def _named(looking: Looking, cell: CellView) -> str:
    land = looking.land(cell["id"])
    if cell["id"].startswith("V"):
        return sentence(f"{looking.names.village(cell['id'])}, used like forest")
    if cell["tile"]:
        tile = looking.content.tile(cell["tile"])
        return f"{looking.names.tile(tile.id)}, {land}. {tile_text(looking, tile)}"
    told = f"unexplored {land}" if land else "unexplored"
    return f"{sentence(told)} 1 status for whoever explores it. {may_lie(looking, cell)}"


def may_lie(looking: Looking, cell: CellView) -> str:
    """Which inventions may lie on a face-down tile."""
    found = abilities_under(looking.view, looking.content, cell)
    names = [looking.names.ability(each) for each in found]
    return sentence(f"it may be {listed(names, 'or')}") if names else ""


def land_text(land: Landscape) -> str:
    """What a landscape gives and what it costs to go there."""
    work = ", ".join([f"{material} {power}" for material, power in land.work])
    roped = f", {land.walk_with_rope} with a rope" if land.walk_with_rope is not None else ""
    walk = "it cannot be walked" if land.walk is None else f"{land.walk} food on foot{roped}"
    needs = " with a rope" if land.paddle_needs_rope else ""
    gives = [f"gather {land.gather}", f"fish {land.fish}", f"hunt {land.hunt}"]
    said = [f"{land.name}: {', '.join(gives)}"]
    said += [f"work power for one {work}"] if work else []
    said.append(f"{walk}, {land.paddle} by canoe{needs}")
    return sentence("; ".join(said))


# Sites


def segment_text(looking: Looking, site: SiteView, number: int) -> str:
    """A segment: what it asks for, or who gave."""
    found = looking.sites[site["site"]]
    token, brings = site["tokens"][number], site["brings"][number]
    if token is None:
        what = demand(found.segments(looking.view["players"])[number])
        return sentence(f"{found.name}: {what}, for {brings} status as it stands")
    who = looking.people.who(token)
    hidden = found.counts == "collected" and not _is_open(looking, token)
    worth = "" if hidden else f": {brings} status as it stands"
    return sentence(f"{who} {looking.people.verb(token, 'have')} offered at {found.name}{worth}")


def _is_open(looking: Looking, side: int) -> bool:
    view = looking.view
    return view["over"] or view["open_points"] or side == view["seat"]
