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
    COLUMNS,
    EXPLORE,
    LANDS,
    MOVE,
    PROCREATE,
    RESOURCES,
    SLOTS,
    SPACES,
    STRENGTH,
    TRACKS,
)
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.rules.steps import (
    LAY_WHERE,
    LAY_WHICH,
    MOVE_FROM,
    MOVE_TO,
    PLACE_MEMBER,
    REST_SHIFT,
    SEAT,
    SHIFT_TO,
    USE_HAND,
)

# Guesses in points, tuned by playing.
SHELL: Final = 0.75
MEMBER: Final = 1.4
ENOUGH_MEMBERS: Final[i64] = 4  # more are worth nothing, but for those who have most
HELD: Final = 0.7  # a land that gives something
LAND: Final = 1.0  # one that is not exhausted
ENOUGH_LANDS: Final[i64] = 6  # likewise
LEVEL: Final = 2.7  # of a track, besides its points at the end,
STRONGER: Final = 2.0  # and of strength
READY: Final = 0.48  # of a board that can be completed now
NEARLY: Final = 0.41  # of one for which something is missing
NEAR: Final = 0.58  # of a missing land, if a member could step on it
WILD: Final = 3.1  # what exhausting a land costs
LAID: Final = 1.0  # what laying the arrow costs
ENTER: Final = 1.05  # a step to a land that then gives something
WON: Final = 20.0  # to lead in the last round; else the same is lost
FAR: Final[i64] = 6  # steps to a land from which nobody looks any further
SPREAD_LATE: Final = 2.0  # how far the end may differ from the guess, in the last round,
SPREAD_EARLY: Final = 4.5  # and how much farther at the beginning
RIVAL: Final = 0.5  # how much the best rival's standing counts against the own


class TribesInsight(Insight):
    """Points, boards within reach, tracks, and the people, lands and shells to go on with."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess; in the last round winning is all."""
        assert isinstance(state, TribesState)
        worths = self._worths(state)
        value = lead(worths, seat, RIVAL)
        if not goes_on(state):
            value += WON if lead(worths, seat) > 0.0 else -WON
        return value

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance to win, by how far it is ahead and how near the end is."""
        if state.over:
            return won(state)
        assert isinstance(state, TribesState)
        return shares(self._worths(state), SPREAD_LATE + SPREAD_EARLY * share_left(state))

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The seat's worth by where it comes from."""
        assert isinstance(state, TribesState)
        if state.over:
            return {"points at once": float(state.score(seat))}
        found = {
            "points at once": float(state.score(seat)),
            "points at the end": self._at_the_end(state, seat),
            "the action under way": self._under_way(state, seat),
        }
        if goes_on(state):  # else what is left to go on with is worth nothing
            occupied = state.occupied[seat]
            found["boards"] = self._boards(state, seat, occupied, lands_to_leave(state, seat))
            found["tracks"] = self._tracks(state, seat)
            found["tribe members"] = self._members(state, seat)
            found["land"] = self._held(state, seat, occupied) + self._land(state, seat)
            found["shells"] = SHELL * float(state.shells[seat])
        return found

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """Shells, and members on lands."""
        assert isinstance(state, TribesState)
        return {
            "tribe members": float(state.on_lands(seat)),
            "shells": float(state.shells[seat]),
        }

    def lots_tell(self) -> bool:
        """No: a tribe that wanders off by lot soon stands where nothing is asked for."""
        return False

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

    def _worths(self, state: TribesState) -> vec[float]:
        """What each seat's position is worth."""
        worths = vec[float]([0.0] * state.players)
        for seat in range(state.players):
            worth = float(state.score(seat))
            if not state.over:
                worth += self._at_the_end(state, seat) + self._under_way(state, seat)
            if goes_on(state):
                free = lands_to_leave(state, seat)
                worth += self._standing(state, seat, state.occupied[seat], free)
                worth += self._members(state, seat) + self._land(state, seat)
                worth += self._tracks(state, seat) + SHELL * float(state.shells[seat])
            worths[seat] = worth
        return worths

    def _at_the_end(self, state: TribesState, seat: i64) -> float:
        """What tracks will pay; who has most members and lands is known in the last round."""
        if not goes_on(state):
            return float(ending.bonus_points(state, seat))
        points: i64 = 0
        for track in range(STRENGTH):
            points += ending.track_points(state, seat, track)
        return float(points)

    # What there is to go on with

    def _tracks(self, state: TribesState, seat: i64) -> float:
        worth = STRONGER * float(state.levels[seat * TRACKS + STRENGTH])
        for track in range(STRENGTH):
            worth += LEVEL * float(state.levels[seat * TRACKS + track])
        return worth

    def _members(self, state: TribesState, seat: i64) -> float:
        return MEMBER * _at_most(state.on_lands(seat), ENOUGH_MEMBERS)

    def _land(self, state: TribesState, seat: i64) -> float:
        return LAND * _at_most(state.fresh_lands(seat), ENOUGH_LANDS)

    def _standing(self, state: TribesState, seat: i64, occupied: i64, free: i64) -> float:
        """What it is worth to have members on these lands, of which some are free to go."""
        return self._held(state, seat, occupied) + self._boards(state, seat, occupied, free)

    def _held(self, state: TribesState, seat: i64, occupied: i64) -> float:
        return HELD * float(count_bits(occupied & ~state.exhausted[seat]))

    def _boards(self, state: TribesState, seat: i64, occupied: i64, free: i64) -> float:
        """The boards that are open to a seat, by how near they are."""
        worth = 0.0
        giving = occupied & ~state.exhausted[seat]
        steps = steps_to_kinds(state, seat, occupied, free)
        for slot in range(SLOTS):
            if achievements.is_open(state, seat, slot):
                gain = self._gain(state, seat, slot)
                if gain > 0.0:
                    worth += gain * self._nearness(state, seat, slot, gain, giving, steps)
        return worth

    def _nearness(
        self, state: TribesState, seat: i64, slot: i64, gain: float, giving: i64, steps: vec[i64]
    ) -> float:
        """How much of a board's gain a seat may count on that holds these lands."""
        board = state.board_in(slot)
        kind = state.tables.board_resource[board]
        asked = state.tables.board_count[board]
        has = count_bits(giving & state.of[seat * RESOURCES + kind])
        if has >= asked:
            return READY
        closer = NEAR * float(FAR - steps[kind]) / float(FAR)
        nearly = NEARLY * (float(has) + closer) / float(asked)
        missing = asked - has
        if (has or slot < COLUMNS) and missing <= count_bits(giving) - has:  # T83, T84
            by_wild = READY * (1.0 - WILD * float(missing) / gain)
            return by_wild if by_wild > nearly else nearly
        return nearly

    def _gain(self, state: TribesState, seat: i64, slot: i64) -> float:
        """What completing a board brings to a seat; nothing if it is out of reach."""
        way = achievements.reach(state, seat, slot)
        if way == OUT_OF_REACH:
            return 0.0
        board = state.board_in(slot)
        gain = float(state.tables.board_points[board * SPACES + state.stones_in(slot)])
        gain += self._step_up(state, seat, state.tables.board_track[board])
        return gain - LAID if way == BY_OWN_ARROW and goes_on(state) else gain

    def _step_up(self, state: TribesState, seat: i64, track: i64) -> float:
        """What one level more of a track is worth."""
        worth = 0.0
        if goes_on(state):
            worth = STRONGER if track == STRENGTH else LEVEL
        level = state.levels[seat * TRACKS + track]
        if level < state.tables.top[track]:
            at = track * state.tables.levels + level
            worth += float(state.tables.end_points[at + 1] - state.tables.end_points[at])
        return worth

    # The tile that was taken

    def _under_way(self, state: TribesState, seat: i64) -> float:
        """What the tile that was taken will still bring."""
        step = state.asked & STEP
        about = state.asked >> ABOUT_SHIFT
        rest = about >> REST_SHIFT
        if about & SEAT != seat:
            return 0.0
        if step == USE_HAND:
            return self._hand(state, seat)
        if not goes_on(state):
            return 0.0
        if step == PLACE_MEMBER:
            return self._action(state, seat, PROCREATE, rest)
        if step == MOVE_FROM:
            return self._action(state, seat, MOVE, rest)
        if step == MOVE_TO:
            return self._best_step(state, seat, rest, neighbours(state, seat, bit(rest)))
        if step == SHIFT_TO:
            return self._best_step(state, seat, rest, state.occupied[seat] & ~bit(rest))
        if step in (LAY_WHICH, LAY_WHERE):
            lands: i64 = 0
            for kind in range(RESOURCES):
                lands += state.drawn[kind]
            return self._action(state, seat, EXPLORE, lands)
        return 0.0

    def _hand(self, state: TribesState, seat: i64) -> float:
        """A hand completes the best board, or the action is taken."""
        best = 0.0
        counted = 0.0
        if goes_on(state):
            action = state.tables.tile_action[state.selected]
            best = self._action(state, seat, action, state.worth(seat, action))
            counted = READY
        for slot in range(SLOTS):
            if achievements.can_complete(state, seat, slot):
                gain = self._gain(state, seat, slot)
                if goes_on(state):
                    gain -= WILD * float(achievements.shortfall(state, seat, slot))
                gain *= 1.0 - counted
                if gain > best:
                    best = gain
        return best

    def _action(self, state: TribesState, seat: i64, action: i64, number: i64) -> float:
        """What an action of this strength brings."""
        if action == PROCREATE:
            coming = number if number < state.reserve[seat] else state.reserve[seat]
            members = _at_most(state.on_lands(seat) + coming, ENOUGH_MEMBERS)
            return MEMBER * members - self._members(state, seat)
        if action == EXPLORE:
            lands = _at_most(state.fresh_lands(seat) + number, ENOUGH_LANDS)
            return LAND * lands - self._land(state, seat)
        wanted = lands_to_enter(state, seat)
        return ENTER * float(number if number < wanted else wanted)

    def _best_step(self, state: TribesState, seat: i64, source: i64, targets: i64) -> float:
        """What it changes at best if a member leaves a land for one of others."""
        spent = state.exhausted[seat]
        free = lands_to_leave(state, seat)
        now = self._standing(state, seat, state.occupied[seat], free)
        left = state.members[seat * LANDS + source] - 1
        occupied = state.occupied[seat] if left else state.occupied[seat] & ~bit(source)
        if left == 0 or (left == 1 and not spent >> source & 1):
            free &= ~bit(source)
        best = -1.0e9
        target: i64 = 0
        while targets >> target:
            if targets >> target & 1:
                there = bit(target)
                still_free = free | there & (occupied | spent)
                worth = self._standing(state, seat, occupied | there, still_free)
                if worth > best:
                    best = worth
            target += 1
        return best - now


def _at_most(number: i64, enough: i64) -> float:
    return float(number if number < enough else enough)


def goes_on(state: TribesState) -> bool:
    """Will there be another round?"""
    return state.bronze_left() > 0


def share_left(state: TribesState) -> float:
    """How much of the way to the end is left, from 1 down to 0 in the last round."""
    left = state.bronze_left()
    return float(left) / float(state.tables.bronze_events[state.players - 2]) if left > 0 else 0.0


def lands_to_leave(state: TribesState, seat: i64) -> i64:
    """The lands where a member stands whom nobody would miss there."""
    free: i64 = 0
    occupied = state.occupied[seat]
    land: i64 = 0
    while occupied >> land:
        if occupied >> land & 1 and (
            state.members[seat * LANDS + land] > 1 or state.exhausted[seat] >> land & 1
        ):
            free |= bit(land)
        land += 1
    return free


def lands_to_enter(state: TribesState, seat: i64) -> i64:
    """How many empty lands would give something, next to a member whom nobody would miss."""
    beside = neighbours(state, seat, lands_to_leave(state, seat))
    wanted = count_bits(beside & ~state.occupied[seat] & ~state.exhausted[seat])
    spare = state.on_lands(seat) - count_bits(state.giving(seat))
    return wanted if wanted < spare else spare


def neighbours(state: TribesState, seat: i64, lands: i64) -> i64:
    """The lands beside any of these."""
    near = state.territories[seat].near
    found: i64 = 0
    land: i64 = 0
    while lands >> land:
        if lands >> land & 1:
            for at in range(land * SIDES, land * SIDES + SIDES):
                if near[at] >= 0:
                    found |= bit(near[at])
        land += 1
    return found


def steps_to_kinds(state: TribesState, seat: i64, occupied: i64, free: i64) -> vec[i64]:
    """By resource: how far an empty land that would give it is from a free member, at most FAR."""
    found = vec[i64]([FAR] * RESOURCES)
    newest = free if free else occupied
    reached = newest
    for step in range(1, FAR):
        newest = neighbours(state, seat, newest) & ~reached
        if newest == 0:
            break
        reached |= newest
        giving = newest & ~occupied & ~state.exhausted[seat]
        for kind in range(RESOURCES):
            if found[kind] == FAR and giving & state.of[seat * RESOURCES + kind]:
                found[kind] = step
    return found
