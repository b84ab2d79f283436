"""What a bot may look at: a quick guess at how well each seat stands, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit, count_bits
from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.engine.state import State
from lascaux.engine.territory import SIDES
from lascaux.games.tribes.rules import achievements, ending
from lascaux.games.tribes.rules.achievements import BY_OWN_ARROW, OUT_OF_REACH
from lascaux.games.tribes.rules.codes import (
    NONE,
    RESOURCES,
    SLOTS,
    SPACES,
    TRACKS,
)
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.rules.steps import (
    LAY_WHICH,
    MOVE_FROM,
    MOVE_TO,
    PLACE_MEMBER,
    REST_SHIFT,
    SEAT,
)

# Guesses in points.
SHELL: Final = 0.35
MEMBER: Final = 0.3
HELD: Final = 0.5  # a land that gives something
LAND: Final = 0.15  # one that is not exhausted
ENOUGH_LANDS: Final = 14  # more are worth nothing, but for those who have most
LEVEL: Final = 0.8  # of a track, besides its points at the end
BY_THE_WAY: Final = 0.5  # of the points of a board that can be completed now
NEARLY: Final = 0.3  # of those of a board for which something is missing
WILD: Final = 0.6  # what exhausting a land costs
LAID: Final = 0.8  # what laying the arrow costs
STEP_LEFT: Final = 0.1
FAR: Final[i64] = 6  # steps to a land from which nobody looks any further
SPREAD: Final = 8.0  # how far the end may differ from the guess
RIVAL: Final = 0.7  # how much the best rival's standing counts against the own


class TribesInsight(Insight):
    """Points, boards within reach, tracks, and the people, lands and shells to go on with."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess."""
        return lead(self._worths(state), seat, RIVAL)

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance to win, by how far it is ahead."""
        if state.over:
            return won(state)
        return shares(self._worths(state), SPREAD)

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The seat's worth by where it comes from."""
        assert isinstance(state, TribesState)
        if state.over:  # what was left to go on with is worth nothing
            return {"points at once": float(state.score(seat))}
        return {
            "points at once": float(state.score(seat)),
            "points at the end": float(ending.bonus_points(state, seat)),
            "boards": self._boards(state, seat),
            "tracks": self._tracks(state, seat),
            "tribe members": MEMBER * float(state.on_lands(seat)),
            "land": self._land(state, seat),
            "shells": SHELL * float(state.shells[seat]),
            "the action under way": self._under_way(state, seat),
        }

    def landmark(self, state: State, seat: i64) -> i64:
        """All that lies on the table face up, and the question that is asked; all see the same."""
        assert isinstance(state, TribesState)
        seen = mark(mark(FIRST_MARK, state.asked), state.turn)
        seen = mark(mark(seen, state.face_up), state.selected)
        seen = mark(mark(seen, state.displayed), state.boxed)
        seen = mark_all(mark_all(seen, state.row), state.shells_on)
        seen = mark_all(mark_all(seen, state.spaces), state.arrow)
        seen = mark_all(mark_all(seen, state.bag), state.drawn)
        seen = mark_all(mark_all(seen, state.shells), state.reserve)
        seen = mark_all(mark_all(seen, state.levels), state.points)
        seen = mark_all(mark_all(seen, state.of), state.exhausted)
        for slot in range(SLOTS):
            if state.face_up >> slot & 1:
                seen = mark(seen, slot << 8 | state.board_in(slot))
        for at in range(i64(len(state.members))):
            if state.members[at]:
                seen = mark(seen, at << 8 | state.members[at])
        for owner in range(state.players):
            seen = mark_all(seen, state.territories[owner].cells)
        return seen

    def _worths(self, state: State) -> vec[float]:
        """What each seat's position is worth."""
        assert isinstance(state, TribesState)
        worths = vec[float]([0.0] * state.players)
        for seat in range(state.players):
            worth = float(state.score(seat))
            if not state.over:
                worth += float(ending.bonus_points(state, seat))
                worth += self._boards(state, seat) + self._tracks(state, seat)
                worth += MEMBER * float(state.on_lands(seat)) + self._land(state, seat)
                worth += SHELL * float(state.shells[seat]) + self._under_way(state, seat)
            worths[seat] = worth
        return worths

    def _boards(self, state: TribesState, seat: i64) -> float:
        """The boards that are open to a seat, by how near they are."""
        worth = 0.0
        steps = steps_to_kinds(state, seat)
        for slot in range(SLOTS):
            if achievements.is_open(state, seat, slot):
                worth += self._board(state, seat, slot, steps)
        return worth

    def _board(self, state: TribesState, seat: i64, slot: i64, steps: vec[i64]) -> float:
        way = achievements.reach(state, seat, slot)
        if way == OUT_OF_REACH:
            return 0.0
        board = state.board_in(slot)
        points = float(state.tables.board_points[board * SPACES + state.stones_in(slot)]) + LEVEL
        if way == BY_OWN_ARROW:
            points -= LAID
        asked = state.tables.board_count[board]
        has = count_bits(achievements.genuine(state, seat, slot))
        if has >= asked:
            return BY_THE_WAY * points
        closer = float(FAR - steps[state.tables.board_resource[board]]) / float(FAR)
        worth = NEARLY * points * (float(has) + 0.7 * closer) / float(asked)
        missing = achievements.shortfall(state, seat, slot)
        now = 0.0 if missing == NONE else BY_THE_WAY * (points - WILD * float(missing))
        return now if now > worth else worth

    def _tracks(self, state: TribesState, seat: i64) -> float:
        levels: i64 = 0
        for track in range(TRACKS):
            levels += state.levels[seat * TRACKS + track]
        return LEVEL * float(levels)

    def _land(self, state: TribesState, seat: i64) -> float:
        """Lands that give something, and others to stand on."""
        fresh = state.fresh_lands(seat)
        if fresh > ENOUGH_LANDS:
            fresh = ENOUGH_LANDS
        return LAND * float(fresh) + HELD * float(count_bits(state.giving(seat)))

    def _under_way(self, state: TribesState, seat: i64) -> float:
        """What the action that is being taken will still bring."""
        step = state.asked & STEP
        about = state.asked >> ABOUT_SHIFT
        if state.over or about & SEAT != seat:
            return 0.0
        rest = float(about >> REST_SHIFT)
        if step == PLACE_MEMBER:
            return MEMBER * rest
        if step == MOVE_FROM:
            return STEP_LEFT * rest
        if step == MOVE_TO:
            return STEP_LEFT
        return LAND if step == LAY_WHICH else 0.0


def steps_to_kinds(state: TribesState, seat: i64) -> vec[i64]:
    """By resource: how many steps it is to an empty land that would give it, at most FAR."""
    found = vec[i64]([FAR] * RESOURCES)
    near = state.territories[seat].near
    reached = state.occupied[seat]
    newest = reached
    for step in range(1, FAR):
        beyond: i64 = 0
        land: i64 = 0
        while newest >> land:
            if newest >> land & 1:
                for at in range(land * SIDES, land * SIDES + SIDES):
                    if near[at] >= 0:
                        beyond |= bit(near[at])
            land += 1
        newest = beyond & ~reached
        reached |= newest
        giving = newest & ~state.exhausted[seat]
        for kind in range(RESOURCES):
            if found[kind] == FAR and giving & state.of[seat * RESOURCES + kind]:
                found[kind] = step
        if newest == 0:
            break
    return found
