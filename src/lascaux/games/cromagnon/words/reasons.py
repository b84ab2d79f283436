"""Why something cannot be chosen now: a sentence and the rule, for whatever somebody points at."""

from __future__ import annotations

from lascaux.engine.pane import Refusal
from lascaux.engine.people import People
from lascaux.engine.words import sentence
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules import codes, refusals, steps
from lascaux.games.cromagnon.words.asked import Asked

# Which family of actions about areas a question is answered with.
_FAMILIES = {
    steps.CHOOSE_TURN: codes.START_FROM,
    steps.PLACE_VALUE: codes.PUT_VALUE,
    steps.GROW_WHERE: codes.GROW_AT,
    steps.BUILD_WHERE: codes.BUILD,
    steps.ROAM_FROM: codes.FROM,
    steps.ROAM_TO: codes.WALK_ON,
    steps.ROAM_ON: codes.WALK_ON,
    steps.RELOCATE_FROM: codes.FROM,
    steps.RELOCATE_TO: codes.SEND,
    steps.PICK_AREA: codes.FIGHT,
}


def why_not(asked: Asked, name: str, seat: int, people: People) -> Refusal:
    """Why what has this name cannot be chosen now."""
    state = asked.state
    if state.over:
        return Refusal("The game is over.", "C99")
    if state.paused:
        return Refusal("Confirm or undo what you have planned first.", "C35")
    decides = int(state.as_seen_by(seat).to_move)
    if seat != asked.seat:
        return Refusal(f"It is for {people.name(decides)} to decide.", "C30")
    whole, _, part = name.partition(".")
    kind, _, rest = name.partition("-")
    if whole in asked.content.area_ids:
        return _area(asked, whole, part)
    if kind == "held":
        return _tile(asked, rest)
    if kind == "type":
        return _type(asked, rest)
    if kind == "fight":
        return _area(asked, rest, "")
    return _another_question(asked)


def _another_question(asked: Asked) -> Refusal:
    question = asked.state.question()
    return Refusal(f"Now it is asked: {question.text}", question.rule)


def _by_rules(asked: Asked, action: int) -> Refusal:
    """What the rules say to an action; to one that they allow, only what is asked."""
    if action in asked.legal:
        return _another_question(asked)
    refused = refusals.refusal(asked.state, action)
    return Refusal(sentence(refused.reason), refused.rule)


# Areas


def _area(asked: Asked, area: str, part: str) -> Refusal:
    if area not in asked.content.area_ids:
        return _another_question(asked)
    number = asked.content.area_ids.index(area)
    if part == "temple" and asked.step == steps.CHOOSE_TURN:
        return _by_rules(asked, int(codes.GROW_AT) + number)
    if asked.step == steps.MOVE:
        return _step(asked, number)
    if asked.step == steps.TAKE_TILE:
        return _resource(asked, area, part)
    if asked.step == steps.PLAY_TILE:
        return Refusal("First choose a tile to play, or play nothing.", "C63")
    if asked.step == steps.BID:
        return Refusal("Play a tile of your hand, or pass.", "C79")
    if asked.step == steps.PAY:
        return Refusal("First pay, with a tile of your hand.", "C50")
    if asked.step not in _FAMILIES:
        return _another_question(asked)
    return _by_rules(asked, int(_FAMILIES[asked.step]) + number)


def _step(asked: Asked, number: int) -> Refusal:
    """An area that no tribe can step to: by the one in hand, if it could at all, else by others."""
    send, on = int(codes.SEND) + number, int(codes.WALK_ON) + number
    if send in asked.legal or on in asked.legal:
        return _another_question(asked)
    walks = asked.walker and asked.name(asked.walker)
    beside = (
        asked.content.area_ids[number] in asked.areas[asked.walker]["links"] if walks else False
    )
    return _by_rules(asked, on if beside else send)


def _resource(asked: Asked, area: str, kind: str) -> Refusal:
    """A tile, or an area that has none to take."""
    number = asked.content.area_ids.index(area)
    lying = asked.areas[area]["resources"]
    wanted = [n for n, each in enumerate(lying) if each["type"] == kind]
    opened = [n for n, each in enumerate(lying) if each["state"] == "open"]
    category = (wanted or opened or [0])[0]
    return _by_rules(asked, int(codes.TAKE) + number * len(CATEGORIES) + category)


# Tiles


def _tile(asked: Asked, name: str) -> Refusal:
    """A tile in the own hand, by its type and what is under it."""
    kind, _, back = name.partition("-")
    if (kind, back) not in asked.content.backs:
        return _another_question(asked)
    number, tables = asked.content.backs.index((kind, back)), asked.state.tables
    first = {
        steps.PLAY_TILE: int(codes.PLAY),
        steps.PAY: int(tables.pay),
        steps.BID: int(tables.bid),
    }
    if asked.step not in first:
        return Refusal("Tiles are played in step 3, after one is taken, or in a conflict.", "C63")
    return _by_rules(asked, first[asked.step] + number)


def _type(asked: Asked, kind: str) -> Refusal:
    """A card of the rail."""
    if kind in asked.types and asked.types[kind]["scored"]:
        return Refusal(f"{asked.types[kind]['name']} has been scored.", "C99")
    if asked.step == steps.TAKE_TILE:
        return Refusal("Choose one of its tiles on the map, where you have a tribe.", "C54")
    return Refusal("First move; then you take a tile where you have a tribe.", "C54")
