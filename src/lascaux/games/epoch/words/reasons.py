"""Why something cannot be chosen now: a sentence and the rule, for whatever somebody points at."""

from __future__ import annotations

from lascaux.engine.pane import Refusal
from lascaux.engine.words import sentence
from lascaux.games.epoch.content.parts import MATERIALS, SLOTS
from lascaux.games.epoch.rules import codes, refusals, steps
from lascaux.games.epoch.rules.notation import ACTION_NAMES
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.extras import CRAFTS

LAND_GIVES_NOTHING = {"gather": "E57", "fish": "E60", "hunt": "E62"}


def why_not(asked: Asked, name: str, seat: int) -> Refusal:
    """Why what has this name cannot be chosen now."""
    state = asked.state
    if state.over:
        return Refusal("The game is over.", "E146")
    if state.paused:
        return Refusal("Confirm or undo what you have planned first.", "E35")
    if seat != asked.seat:
        return Refusal(f"It is for {asked.people.name(asked.seat)} to decide.", "E38")
    if asked.step == steps.MAIN and state.is_crossing(asked.seat):
        return Refusal("You cannot stop on another leader's tile: go on.", "E108")
    kind, _, rest = name.partition("-")
    if name in asked.content.cell_ids:
        return _cell(asked, name)
    if kind == "aim" and rest in asked.content.cell_ids:
        return _development(asked, rest)
    if kind == "aim" and rest in SLOTS:
        return _offer(asked, rest, "")
    site, _, segment = name.partition(".")
    if site in SLOTS:
        return _offer(asked, site, segment)
    if kind == "act":
        return _action(asked, rest)
    return _other(asked, kind, rest)


def _other(asked: Asked, kind: str, rest: str) -> Refusal:
    """Cards of clans, crafts and goods."""
    if kind == "clan" and rest.isdecimal():
        side = int(rest)
        named = side if side < asked.state.players else int(codes.SEATS)
        return _by_rules(asked, int(codes.HOMAGE) + named)
    if kind == "make" and rest in CRAFTS:
        return _by_rules(asked, int(codes.MAKE) + CRAFTS.index(rest))
    if kind == "buy" and rest in MATERIALS[: codes.WORKED]:
        return _by_rules(asked, int(codes.BUY) + MATERIALS.index(rest))
    if kind == "good" and rest == "deer" and asked.step == steps.MAIN:
        return _by_rules(asked, int(codes.EAT))
    if kind == "leader":
        return Refusal("Point at a tile: your leader goes there by the cheapest way.", "E102")
    return _another_question(asked)


def _another_question(asked: Asked) -> Refusal:
    question = asked.state.question()
    return Refusal(sentence(f"now it is asked: {question.text}"), question.rule)


def _by_rules(asked: Asked, action: int) -> Refusal:
    """What the rules say to an action; to one that they allow, only what is asked."""
    if action in asked.legal:
        return _another_question(asked)
    refused = refusals.refusal(asked.state, action)
    return Refusal(sentence(refused.reason), refused.rule)


# Tiles


def _cell(asked: Asked, cell: str) -> Refusal:
    """A tile: one cannot start, step or explore there, or nothing of that is asked."""
    number = asked.content.cell_ids.index(cell)
    if asked.step == steps.PLACE_LEADER:
        return _by_rules(asked, int(codes.PLACE) + number)
    if asked.step == steps.IN_EXPLORE and number < codes.CELLS:
        return _by_rules(asked, int(codes.TURN_UP) + number)
    if steps.IN_WORK <= asked.step < steps.IN_EXPLORE:
        return Refusal("Nobody moves during an action.", "E44")
    if asked.step != steps.MAIN:
        return _another_question(asked)
    return _far(asked, cell, number)


def _far(asked: Asked, cell: str, number: int) -> Refusal:
    """A tile to which the leader cannot go now."""
    state, seat = asked.state, asked.seat
    if not state.face_up >> number & 1:
        if state.tables.near[state.leader[seat]] >> number & 1:
            return _action(asked, "explore")
        return Refusal("That tile lies face down: explore it from a tile beside.", "E106")
    if int(state.leader[seat]) == number:
        return Refusal("Your leader stands here.", "E26")
    if cell in asked.reach:
        food = asked.reach[cell]["food"]
        return Refusal(f"Your leader can go there for {food} food.", "E104")
    owner = int(state.leader_on(number, seat))
    if owner != codes.NONE:
        return Refusal(f"You cannot stop where {asked.people.whose(owner)} leader stands.", "E108")
    if asked.land(cell) == "water" and "canoe" not in asked.view["usable"]:
        return Refusal("Without a canoe nobody goes onto water.", "E115")
    if state.tables.near[state.leader[seat]] >> number & 1:
        return _by_rules(asked, int(codes.WALK) + number)
    return Refusal("There is no way, or you have not enough food for it.", "E104")


def _development(asked: Asked, cell: str) -> Refusal:
    if asked.step != steps.MAIN:
        return _another_question(asked)
    number = asked.content.cell_ids.index(cell)
    if number >= codes.CELLS:
        return Refusal("Villages are not developed.", "A11")
    return _by_rules(asked, int(codes.DEVELOP) + number)


# Sites


def _offer(asked: Asked, slot: str, segment: str) -> Refusal:
    if asked.step != steps.MAIN or (segment and not segment.isdecimal()):
        return _another_question(asked)
    first = int(codes.OFFER) + SLOTS.index(slot) * int(codes.SEGMENTS)
    number = int(segment or 1) - 1
    if not 0 <= number < codes.SEGMENTS:
        return _another_question(asked)
    if not segment:
        payable = [each for each in asked.legal if first <= each < first + codes.SEGMENTS]
        if payable:
            return Refusal("Choose one of its segments.", "E88")
    return _by_rules(asked, first + number)


# Actions


def _action(asked: Asked, name: str) -> Refusal:
    if asked.step != steps.MAIN:
        return _another_question(asked)
    if name == "load":
        return _by_rules(asked, int(codes.LOAD))
    if name == "horse":
        return _by_rules(asked, int(codes.PAY_HORSE))
    if name not in ACTION_NAMES:
        return _another_question(asked)
    acted = "acted" in asked.view["turn"]["done"]
    if name in LAND_GIVES_NOTHING and not acted:
        land = asked.land(asked.me["leader"] or "")
        what = "deer" if name == "hunt" else "food to be found so"
        return Refusal(f"{name.capitalize()}: no {what} on {land}.", LAND_GIVES_NOTHING[name])
    return _by_rules(asked, int(codes.ACT) + ACTION_NAMES.index(name))
