"""Games with one fault each in what they show and offer: panes, choices, plans and gestures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

from mypy_extensions import i64
from pebbles import DOUBLE, ROLL, TAKE, PebblesState

from lascaux import SPECTATOR, State
from lascaux.author import (
    NOBODY,
    Card,
    Chain,
    Chip,
    Choice,
    Decision,
    Layer,
    Link,
    Names,
    Pane,
    Part,
    Refusal,
)
from tests.testing.faults import DoublesAlone, Faulty, secret_of

# Panes


class ShownOtherwise(Faulty):
    """Pebbles, with something done to its panes, or to the one of a key."""

    def __init__(self, key: str, change: Callable[[Pane], Pane]) -> None:
        super().__init__()
        self.key = key
        self.change = change

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        shown = super().panes(view, names)
        return tuple(self.change(pane) if pane.key == self.key else pane for pane in shown)


def with_pane(key: str, /, **changes: Any) -> Faulty:
    """Pebbles with a pane in which something is different."""
    return ShownOtherwise(key, lambda pane: replace(pane, **changes))


def with_cards(*cards: Card) -> Faulty:
    """Pebbles with more cards on a shelf."""
    return ShownOtherwise("players", lambda pane: replace(pane, cards=(*pane.cards, *cards)))


def with_layer(layer: Layer) -> Faulty:
    """Pebbles with one more layer on the board."""

    def change(pane: Pane) -> Pane:
        assert pane.board
        return replace(pane, board=replace(pane.board, layers=(*pane.board.layers, layer)))

    return ShownOtherwise("pebbles", change)


PANE_WITHOUT_A_ROLE = with_pane("pebbles", role="")
PANE_WITH_AN_UNKNOWN_ROLE = with_pane("players", role="shelf")
PANE_WITHOUT_A_TITLE = with_pane("players", title="")
PANES_WITH_ONE_KEY = with_pane("players", key="answers")
NO_STAGE = with_pane("pebbles", role="common")
LINK_TO_NOWHERE = with_pane("players", links=(Link("seat-0", "pond"),))
PEEK_WITHOUT_A_SYMBOL = with_pane("players", peek=(Chip("3", "boulder"),))
OTHER_ROLE_WHEN_SMALL = with_pane("players", compact=Pane("players", "common", "Players"))
NAMED_TWICE_WHEN_SMALL = with_pane(
    "players", compact=Pane("players", "others", "Players", cards=(Card("take", "Take"),))
)
NOTHING_TO_CHOOSE_WHEN_SMALL = with_pane("answers", compact=Pane("answers", "rail", "Answers"))
CARD_WITHOUT_A_KEY = with_cards(Card("", "Nobody"))
CARD_WITHOUT_A_TITLE = with_cards(Card("nobody", ""))
CARD_WITHOUT_A_SYMBOL = with_cards(Card("pond", "Pond", chips=(Chip("3", "boulder"),)))
CARD_DRAWN_WITHOUT_A_SYMBOL = with_cards(Card("pond", "Pond", '<use href="#boulder"/>'))
CARD_NOT_DRAWN_TO_THE_END = with_cards(Card("pond", "Pond", "<g>"))
CARD_THAT_LIGHTS_NOTHING = with_cards(Card("pond", "Pond", parts=("lake",)))
CARD_THAT_SHOWS_NOTHING = with_cards(Card("pond", "Pond", shows="depth"))
CARD_THAT_BRINGS_NOTHING = with_cards(Card("pond", "Pond", chips=(Chip("3", thing="lake"),)))
CARD_OF_NOBODY = with_cards(Card("pond", "Pond", seat=4))
CARD_AND_PART_OF_ONE_NAME = with_cards(Card("row-0", "Row"))
PARTS_OF_ONE_KEY = with_layer(Layer("more", (Part("stone", "<circle/>"), Part("stone", "<path/>"))))
LAYERS_OF_ONE_NAME = with_layer(Layer("dots", ()))
SENTENCE_ON_THE_BOARD = with_layer(
    Layer("words", (Part("words", "<text>Roll for <tspan>your pebbles</tspan></text>"),))
)


class DefinedAnew(Faulty):
    """Other definitions each time."""

    defined = count()

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        shown = super().panes(view, names)
        assert shown[1].board
        new = f'<defs><path id="pebble"/><path id="p{next(self.defined)}"/></defs>'
        return (shown[0], replace(shown[1], board=replace(shown[1].board, definitions=new)))


class SpectatorsOwn(Faulty):
    """Who only watches has a pane of their own."""

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        return super().panes({**view, "seat": 0}, names)


class CalledByColour(Faulty):
    """People have names, and are not called by them."""

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        return super().panes(view)


class CardTells(Faulty):
    """A card with another's secret."""

    truth: State

    def view(self, state: State, seat: int = SPECTATOR) -> dict[str, Any]:
        self.truth = state
        return super().view(state, seat)

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        rival = secret_of(self.truth, (view["seat"] + 1) % self.truth.players)
        card = Card("rival", "Your rival", badge=str(rival))
        return (*super().panes(view, names), Pane("rival", "common", "Rival", cards=(card,)))


class ChoiceTells(Faulty):
    """A choice with another's secret."""

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        rival = secret_of(state, (state.to_move + 1) % state.players)
        more = f"They have {rival}."
        choices = tuple(replace(choice, more=more) for choice in asked.choices)
        return replace(asked, choices=choices)


class ReasonTells(Faulty):
    """A reason with another's secret."""

    def why_not(self, state: State, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        return Refusal(f"Not with {secret_of(state, (seat + 1) % state.players)} against you.")


# Choices


class AskedOtherwise(Faulty):
    """Pebbles, with something done to the decisions of whoever decides."""

    def __init__(self, change: Callable[[Decision], Decision]) -> None:
        super().__init__()
        self.change = change

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        return self.change(asked) if asked.choices else asked


def with_first(**changes: Any) -> Faulty:
    """Pebbles whose first choice is different in something."""
    return AskedOtherwise(
        lambda asked: replace(
            asked, choices=(replace(asked.choices[0], **changes), *asked.choices[1:])
        )
    )


def with_choices(change: Callable[[tuple[Choice, ...]], tuple[Choice, ...]]) -> Faulty:
    """Pebbles with other choices."""
    return AskedOtherwise(lambda asked: replace(asked, choices=change(asked.choices)))


ILLEGAL_CHOICE = with_choices(lambda found: (*found, Choice(DOUBLE, "Double.")))
MISSING_CHOICE = with_choices(lambda found: found[:1])
CHOICE_GIVEN_TWICE = with_choices(lambda found: (*found, found[0]))
CHOICES_IN_ANOTHER_ORDER = with_choices(lambda found: found[::-1])
CHOICES_ALIKE = with_choices(lambda found: tuple(replace(each, thing="take") for each in found))
ANSWERS_ALIKE = with_choices(
    lambda found: tuple(replace(each, thing="", words="Do it.") for each in found)
)
PLACE_THAT_IS_NOT_THERE = with_first(place="pond")
CHOICE_WITHOUT_WORDS = with_first(words="")
CHOICE_IN_SMALL_LETTERS = with_first(words="take them.")
TURNED_WITHOUT_A_PLACE = with_first(turns=True)
PREVIEW_THAT_IS_NOT_THERE = with_first(shows="stone")
GAIN_WITHOUT_A_SYMBOL = with_first(gains=(Chip("3", "boulder"),))
NEVER_TAKEN = with_first(most=0)
CHAIN_WITH_AN_ILLEGAL_END = AskedOtherwise(
    lambda asked: replace(asked, chain=Chain("turn", "Enough", end=(DOUBLE,)))
)
DECIDES_WHAT_IS_NOT_LEGAL = with_first(then=(DOUBLE,), chain="turn")
DECIDES_MORE_WITHOUT_A_CHAIN = with_first(then=(TAKE,))
AHEAD_WITH_WHAT_IS_NOT_LEGAL = AskedOtherwise(
    lambda asked: replace(asked, chain=Chain("turn", ahead=(DOUBLE,)))
)
AHEAD_WITH_WHAT_IS_NO_CHOICE = AskedOtherwise(
    lambda asked: replace(asked, chain=Chain("turn", ahead=(asked.choices[0].action,)))
)
NO_PROMPT = AskedOtherwise(lambda asked: replace(asked, prompt=""))
SMALL_PROMPT = AskedOtherwise(lambda asked: replace(asked, prompt="take or roll?"))
ASKED_BY_NO_RULE = AskedOtherwise(lambda asked: replace(asked, rule="P99"))


class PartOfNothing(Faulty):
    """A choice of a part of what is not there."""

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        pond = Pane("pond", "common", "Pond", cards=(Card("pond.shore", "Shore"),))
        return (*super().panes(view, names), pond)

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        choices = tuple(replace(choice, place="pond.shore") for choice in asked.choices)
        return replace(asked, choices=choices)


class AsksEverybody(Faulty):
    """Who does not decide has choices too."""

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        return super().decision(state, int(state.to_move), names)


class SpokenOfByColour(Faulty):
    """People have names, and are not spoken of by them."""

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        return super().decision(state, seat)


class AskingLeavesATrace(Faulty):
    """Who asks what can be chosen changes it."""

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        assert isinstance(state, PebblesState)
        state.die += 1
        return super().decision(state, seat, names)


# Plans


class RollsAlone(DoublesAlone):
    """No fault: a second roll is prepared together with whether it is doubled."""

    def halts_before(self, seat: i64) -> bool:
        return seat == NOBODY and super().halts_before(seat)


class Chained(Faulty):
    """No fault: rolling again and whether it is doubled are one chain, gesture and choice."""

    positions = RollsAlone

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        assert isinstance(state, PebblesState)
        chain = Chain("roll", all="Double it") if state.asked and asked.choices else None
        choices = [
            replace(choice, chain="roll" if choice.action == ROLL else "")
            for choice in asked.choices
        ]
        rolls = [choice for choice in choices if choice.chain]
        choices += [replace(each, way="doubled", then=(DOUBLE,)) for each in rolls]
        return replace(asked, choices=tuple(choices), chain=chain)

    def gesture(self, state: State, thing: str, place: str) -> tuple[int, ...]:
        assert isinstance(state, PebblesState)
        if thing == "roll":
            return (DOUBLE,) if state.asked else (ROLL, DOUBLE)
        return ()


class GesturesWhatIsNotLegal(Chained):
    def gesture(self, state: State, thing: str, place: str) -> tuple[int, ...]:
        return (DOUBLE,)


class GesturesTooFar(Chained):
    def gesture(self, state: State, thing: str, place: str) -> tuple[int, ...]:
        chain = super().gesture(state, thing, place)
        return (*chain, TAKE) if chain else ()


class GesturesNothingForAll(Chained):
    def gesture(self, state: State, thing: str, place: str) -> tuple[int, ...]:
        return ()


class GestureLeavesATrace(Chained):
    def gesture(self, state: State, thing: str, place: str) -> tuple[int, ...]:
        assert isinstance(state, PebblesState)
        state.die += 1
        return ()


class TakenTooOften(Chained):
    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        return replace(asked, choices=tuple(replace(each, most=3) for each in asked.choices))


class EndsWithWhatIsNotLegal(Chained):
    """What ends a chain is legal at its beginning only."""

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        asked = super().decision(state, seat, names)
        end = replace(asked.chain, words="Enough", end=(TAKE,)) if asked.chain else None
        return replace(asked, chain=end)


class StoppedAndStillAsking(Chained):
    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        again = Decision("Again?", choices=(Choice(TAKE, "Take."),))
        return again if state.paused else super().decision(state, seat, names)


class TwinPromisesMore(RollsAlone):
    def advance(self, action: i64) -> None:
        if self.holder != NOBODY:
            self.pebbles[self.active] += 1
        super().advance(action)


class SaysNotWhy(Chained):
    def why_not(self, state: State, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        return Refusal("")


class SaysWhyByNoRule(Chained):
    def why_not(self, state: State, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        return Refusal("No.", "P99")


class SayingWhyLeavesATrace(Chained):
    def why_not(self, state: State, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        assert isinstance(state, PebblesState)
        state.die += 1
        return Refusal("No.")


class Promising(Chained):
    positions = TwinPromisesMore
