"""What would come of a choice, in numbers."""

from __future__ import annotations

from lascaux.engine.bits import count_bits
from lascaux.engine.words import count, listed, sentence
from lascaux.games.epoch.content.parts import SLOTS
from lascaux.games.epoch.rules import working
from lascaux.games.epoch.rules.codes import NONE
from lascaux.games.epoch.view import ActionView, EpochView, HelpView
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.unseen import abilities_under

MOST_NAMED = 6  # inventions, before they are only counted


def action_view(view: EpochView, kind: str) -> ActionView:
    """What an action would give."""
    return next(each for each in view["actions"] if each["action"] == kind)


def given(food: int, deer: int, power: int) -> str:
    """What an action gives: '2 deer and 1 food'."""
    said = [f"{deer} deer"] if deer else []
    said += [f"{food} food"] if food else []
    said += [f"{power} power"] if power else []
    return listed(said)


def action(asked: Asked, kind: str) -> tuple[str, str, str]:
    """An action in a sentence, on a button, and as what it gains."""
    found = action_view(asked.view, kind)
    tables = asked.state.tables
    if kind == "work":
        now = int(working.power(asked.state)) if asked.state.action >= 0 else _least_power(asked)
        told = f"{tables.work_food} food for {now} work power, {found['power']} with every effort"
        return f"work here: {told}", "Work", f"{now} to {found['power']} power"
    if kind == "butcher":
        most = min(found["deer"], int(tables.butcher_deer))
        return f"butcher up to {most} deer", "Butcher", f"{most} deer"
    told = given(found["food"], found["deer"], 0)
    return f"{kind} here: {told}", f"{kind.capitalize()} {told}", f"+{told}"


def _least_power(asked: Asked) -> int:
    """The work power of the main component alone, with what abilities add."""
    twin = asked.state.copy()
    twin.efforts = 0
    return int(working.power(twin))


# Helpers


def help_told(asked: Asked, kind: str) -> str:
    """Whose abilities would add something, and what: 'with Ben +9 food'."""
    helps = action_view(asked.view, kind)["help"]
    said = [f"with {asked.people.name(each['side'])} +{_help(each)}" for each in helps]
    return sentence(f"for 1 status: {listed(said)}") if said else ""


def _help(each: HelpView) -> str:
    return given(each["food"], each["deer"], each["power"])


def opened_by(asked: Asked, side: int) -> str:
    """What homage to a side would add to each action here."""
    said = [
        f"{each['action']} +{_help(help)}"
        for each in asked.view["actions"]
        for help in each["help"]
        if help["side"] == side and each["possible"]
    ]
    return sentence(f"here: {listed(said)}") if said else ""


# Tiles and sites


def may_lie(asked: Asked, cell: str) -> str:
    """Which inventions may lie on a face-down tile."""
    found = abilities_under(asked.view, asked.content, asked.cells[cell])
    if len(found) > MOST_NAMED:
        return f"{len(found)} inventions may lie there."
    names = [asked.names.ability(each) for each in found]
    return sentence(f"there may lie {listed(names, 'or')}") if names else ""


def next_bonus(asked: Asked) -> int:
    """What one more site adds to the bonus."""
    bonus, offers = asked.content.constants.offer_bonus, asked.me["offers"]
    return bonus[min(offers + 1, len(bonus) - 1)] - bonus[offers]


def turned_up_by(asked: Asked, slot: str) -> str:
    """What an offer turns up."""
    state = asked.state
    if asked.me["offers"] == 1 and state.face_down():
        rounds = asked.content.constants.last_rounds
        ends = f", and {rounds} more rounds follow" if state.countdown == NONE else ""
        return f"Your second offer: all tiles are turned up{ends}."
    number = count_bits(state.tables.slot_quadrants[SLOTS.index(slot)] & state.face_down())
    return f"It turns up {count(number, 'tile')} of the quadrant." if number else ""
