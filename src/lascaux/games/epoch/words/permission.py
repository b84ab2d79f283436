"""Choices about leave to develop: what somebody answers, and whether its price is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Choice, Standing
from lascaux.engine.words import opening
from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.rules import developing
from lascaux.games.epoch.rules.codes import ASK_STATUS, CELLS, NONE
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.log import asked_price
from lascaux.games.epoch.words.names import Names


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """An answer to the asker, or the asker's own."""
    request = asked.view["request"]
    assert request
    tile = asked.spot(request["cell"])
    asker, owner = asked.people.name(request["asker"]), asked.people.name(request["owner"])
    kind = about["kind"]
    if kind == "refuse":
        words = f"No: {asker} does not develop {tile}, and pays nothing."
        yield Choice(action, words, confirm="No", short="no", quiet=True)
    elif kind == "grant":
        yield _answer(action, "ask-free", "nothing", f"Let {asker} develop {tile} for nothing.")
    elif kind == "accept":
        price = asked_price(request["price"] or "")
        words = f"Pay {owner} {price} and develop {tile}."
        yield Choice(action, words, confirm=f"Pay {price}, develop", short="pay", chain=TURN)
    elif kind == "withdraw":
        words = f"Withdraw: nothing is paid, and you cannot ask for {tile} again this turn."
        yield Choice(action, words, confirm="Withdraw", short="withdraw", quiet=True)
    else:
        text = asked.actions.text(action)
        price = asked_price(text)
        yield _answer(action, ask_name(text), price, f"Let {asker} develop {tile} for {price}.")


def ask_name(text: str) -> str:
    """The name of the card of a price, by the notation of the answer.

    >>> ask_name("ask-status 2"), ask_name("ask-for wood")
    ('ask-status-2', 'ask-wood')
    """
    return text.replace("ask-for ", "ask-").replace(" ", "-")


def _answer(action: int, thing: str, price: str, words: str) -> Choice:
    told = opening(f"yes, for {price}")
    return Choice(action, words, thing=thing, confirm=told, short=told)


def allowing(state: EpochState, seat: int, content: Content) -> Standing | None:
    """Whose leader stands on an open tile can say beforehand that it may be developed for status.

    Who could pay for it is asked all the same (A1); whether one may say so is seen by everybody.
    """
    if seat < 0 or state.over or state.is_solo() or not state.asks_permission:
        return None
    cell = int(state.leader[seat])
    if cell == NONE or cell >= CELLS or state.hut[cell] != NONE:
        return None
    if seat == state.active or _wants(state, seat, cell):
        return None
    name = Names(content).spot(int(state.spot(cell)))
    return Standing(
        f"{state.round} {cell}", int(ASK_STATUS), f"Let others develop {name} for 1 status"
    )


def _wants(state: EpochState, seat: int, cell: int) -> bool:
    """Could somebody pay for a tile whose ability they lack?"""
    tile = state.tile[cell]
    knows = state.abilities[seat] >> state.tables.tile_ability[tile] & 1
    return not knows and bool(developing.is_payable(state, seat, tile))
