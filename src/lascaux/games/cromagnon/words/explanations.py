"""What there is to say about areas, types, tiles and seats, in sentences."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.engine.pane import TurnSteps
from lascaux.engine.words import count, listed, sentence
from lascaux.games.cromagnon.view import STAGES, AreaView, CroMagnonView, SpaceView
from lascaux.games.cromagnon.words.looking import Looking
from lascaux.games.cromagnon.words.seat_shelf import seat_text
from lascaux.games.cromagnon.words.type_shelf import type_text


def headline(view: CroMagnonView) -> str:
    """How far the game is, and what ends it."""
    said = f"{view['types_scored']} of {view['types_to_end']} types scored"
    return f"over, {said}" if view["over"] else said


def turn_steps(view: CroMagnonView) -> TurnSteps:
    """The four steps of a turn, and at which it is; a growing tribe takes none of them."""
    return TurnSteps(tuple([stage.capitalize() for stage in STAGES]), _stage(view))


def _stage(view: CroMagnonView) -> int:
    stage = view["current"]["stage"]
    return STAGES.index(stage) if stage in STAGES else -1


def regions(looking: Looking) -> list[Region]:
    """Areas, types and seats, each with a sentence or two; a type with the areas where it lies."""
    view = looking.view
    here = looking.on_board([area["id"] for area in view["areas"]])
    found = [Region((id,), _area(looking, looking.areas[id])) for id in here]
    for each in view["types"]:
        conflict = view["conflict"]
        if not conflict or conflict["type"] == each["id"]:
            areas = looking.on_board([*each["open_in"], *each["flipped_in"]])
            words = f"{each['name']}. {type_text(looking, each)}"
            found.append(Region((f"type-{each['id']}", *areas), words))
    for seat in view["seats"]:
        found.append(Region((f"seat-{seat['seat']}",), seat_text(looking, seat)))
    return found


def _area(looking: Looking, area: AreaView) -> str:
    """An area: who is there and how far they can go, what lies there, what it brings and costs."""
    tribes = looking.people.counted(area["tribes"])
    gives = f"; {count(area['steps'], 'step')} from here" if tribes else ""
    said = [sentence(f"{area['name']}: {tribes or 'nobody is there'}{gives}")]
    if area["number"]:
        tiles = [_tile(looking, each["type"], each["state"]) for each in area["resources"]]
        lying = listed(filter(None, tiles))
        said.append(sentence(lying) if lying else "Its tiles have all been scored.")
        said.append(f"Worth {area['first']}/{area['second']} in every conflict.")
    said += [_temple(looking, each) for each in area["spaces"] if each["kind"] == "temple"]
    if area["cost_due"]:
        ones = {each.id: each.one for each in looking.content.categories}
        cost = listed([ones[each] for each in area["cost"]], "and a")
        said.append(f"Whoever comes first pays a {cost}.")
    return " ".join(said)


def _tile(looking: Looking, kind: str | None, state: str) -> str:
    if kind is None:
        return ""
    name = looking.types[kind].name
    return f"{name} (taken)" if state == "flipped" else name


def _temple(looking: Looking, space: SpaceView) -> str:
    owner = space["owner"]
    if owner is None:
        return "Its temple is open to all."
    return sentence(f"{looking.people.who(owner)} {looking.people.verb(owner, 'have')} a temple")
