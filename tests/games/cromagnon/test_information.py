"""What each seat may know, when it is asked, and what a redraw may change (A55)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lascaux.engine.bits import bit, count_bits, numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.questions import STEPS
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.testing import check_position
from tests.games.cromagnon.answers import TILES, TYPES
from tests.games.cromagnon.scenario import GAME, Story
from tests.games.cromagnon.walks import positions

NOTHING = {"central_asia": "- - -"}
MOVE = ("start near_east", "send central_asia")


def moved(hand: str, shown: str = "") -> Story:
    """Red has moved and taken nothing."""
    story = Story(tribes={"Red": "near_east 1"}, hand={"Red": hand}, lying=NOTHING, shown=shown)
    return story.play(*MOVE)


@pytest.mark.rule("A55")
def test_d70_who_may_hold_a_tile_to_play_is_asked() -> None:
    both = moved("obsidian/half", "obsidian/own_2 obsidian/relocate")
    assert both.turn == "Green", "it can only be the half"
    for one in ("obsidian/own_2", "obsidian/relocate"):
        story = moved("obsidian/half", one)
        assert story.asked == ("Red", "play tile")
        assert story.choices == ["play nothing"]
    assert moved("amber/value", "").turn == "Green", "all have seen that it is a value icon"


def bidding(hand: str, shown: str = "") -> Story:
    """Red and Green are in Oceania, which is fought over for its Fire Drill."""
    story = Story(
        players=3,
        tribes={"Red": "east_africa 1", "Green": "oceania 2", "Black": "oceania 1"},
        lying={"west_africa": "- - fire_drill", "oceania": "- - fire_drill!"},
        left={"fire_drill": "grow_3"},
        hand={"Green": hand},
        shown=shown,
    )
    return story.play("start east_africa", "send west_africa", "play nothing", "fight oceania")


@pytest.mark.rule("A55")
def test_d71_who_may_hold_a_tile_to_bid_is_asked() -> None:
    nothing = bidding("amber/relocate sky_father/value")
    assert nothing.turn == "Green"
    assert nothing.step == "choose turn"
    assert [each["by_itself"] for each in nothing.happened("passed")] == [True, True]
    perhaps = bidding("hand_axe/own_2")
    assert perhaps.asked == ("Green", "bid")
    assert perhaps.choices == ["pass"]
    assert bidding("hand_axe/own_2", "hand_axe/half").step == "choose turn"


@pytest.mark.rule("A9")
@pytest.mark.rule("A55")
def test_d72_what_another_keeps_hidden_is_no_value_icon() -> None:
    story = Story(hand={"Green": "earth_mother/temple", "Red": "earth_mother/value"})
    icons = story.state.tables.value_tiles
    seen: Counter[str] = Counter()
    for number in range(300):
        redrawn = story.state.determinize(0, Rng(str(number)))
        assert not redrawn.hand[1] & icons
        hidden = icons & ~redrawn.shown
        assert hidden & ~redrawn.board & ~bit(redrawn.dropped) == 0
        (held,) = numbers_in(redrawn.hand[1])
        seen[TILES[held][1]] += 1
    assert set(seen) == {"temple", "grow_3", "set_bonus"}
    assert min(seen.values()) > 70, "each as likely as any other"


@pytest.mark.rule("A55")
def test_d73_what_one_has_spent_is_dealt_to_nobody() -> None:
    hand = {"Green": "amber/foreign_3"}
    story = Story(spent={"Red": "amber/relocate"}, hand=hand)
    spent = bit(TILES.index(("amber", "relocate")))
    held = set()
    for number in range(100):
        redrawn = story.state.determinize(0, Rng(str(number)))
        assert redrawn.spent[0] == spent
        assert not (redrawn.hand[1] | redrawn.board) & spent
        held.add(int(redrawn.hand[1]))
    assert len(held) == 2, "foreign movement or points by hand"
    others = {int(story.state.determinize(1, Rng(str(n))).spent[0]) for n in range(100)}
    assert len(others) == 2, "Green cannot tell"


@pytest.mark.rule("A55")
def test_a_tile_that_is_bid_is_known_to_its_owner_alone() -> None:
    story = with_a_bid()
    relocate = bit(TILES.index(("amber", "relocate")))
    own = {int(story.state.determinize(1, Rng(str(n))).bid[1]) for n in range(40)}
    assert own == {relocate}
    for seat in (0, 2, -1):
        seen = {int(story.state.determinize(seat, Rng(str(n))).bid[1]) for n in range(100)}
        assert len(seen) == 3, "anything but the value icon"


@pytest.mark.rule("A55")
def test_of_every_type_a_redraw_gives_other_tiles() -> None:
    """Green holds one of each type, and has spent another: whatever could be there, is."""
    hand = {each.id: each.actions[-1] for each in GAME.content.types}
    spent = {each.id: each.actions[-2] for each in GAME.content.types}
    story = Story(
        hand={"Green": " ".join(map("/".join, hand.items()))},
        spent={"Green": " ".join(map("/".join, spent.items()))},
    )
    held: dict[str, set[str]] = {kind: set() for kind in hand}
    gone: dict[str, set[str]] = {kind: set() for kind in hand}
    for number in range(60):
        redrawn = story.state.determinize(0, Rng(f"every type {number}"))
        for tiles, found in ((redrawn.hand[1], held), (redrawn.spent[1], gone)):
            for kind, action in (TILES[tile] for tile in numbers_in(tiles)):
                found[kind].add(action)
    could = {each.id: set(each.actions) - {"value"} for each in GAME.content.types}
    assert (held, gone) == (could, could)


@pytest.mark.rule("A40")
def test_d74_of_a_tile_that_paid_or_counted_others_hear_the_type() -> None:
    story = Story(
        tribes={"Red": "southeast_asia 1"}, hand={"Red": "amber/relocate amber/vp_by_hand"}
    )
    story.play("start southeast_asia", "send oceania", "pay amber/relocate")
    said = [story.game.event(event, 1) for event in story.state.log if event[0] == 8]
    assert [(each["type"], each["action"]) for each in said] == [("amber", None)]
    assert GAME.public_notation(GAME.parse("pay amber/relocate")) == "pay amber"
    assert GAME.public_notation(GAME.parse("bid amber/relocate")) == "bid amber"
    tile = {"type": "amber", "category": "trade_goods", "action": None, "shown": False}
    assert story.view_of("Green")["seats"][0]["spent"] == [tile]
    assert story.view_of("Red")["seats"][0]["spent"][0]["action"] == "relocate"
    story.tells("Red pays Amber to enter Oceania.", 1)
    story.tells("Red pays Amber (Relocate) to enter Oceania.", 0)


def with_a_bid(**told: Any) -> Story:
    """Green has played an Amber in Oceania and could play another one."""
    story = Story(
        players=3,
        tribes={"Red": "east_africa 1", "Green": "oceania 2", "Black": "oceania 1"},
        lying={"west_africa": "- - fire_drill", "oceania": "- amber fire_drill!"},
        left={"fire_drill": "grow_3"},
        hand={"Green": "amber/relocate amber/vp_by_hand"},
        **told,
    )
    story.play("start east_africa", "send west_africa", "play nothing", "fight oceania")
    return story.play("bid amber/relocate")


def test_what_was_just_bid_may_be_any_of_its_type_for_others() -> None:
    story = Story(
        players=3,
        tribes={"Red": "east_africa 1", "Green": "oceania 2", "Black": "oceania 1"},
        lying={"west_africa": "- - fire_drill", "oceania": "- amber fire_drill!"},
        left={"fire_drill": "grow_3"},
        hand={"Green": "amber/relocate", "Black": "hand_axe/own_2"},
    )
    story.play("start east_africa", "send west_africa", "play nothing", "fight oceania")
    story.play("bid amber/relocate")
    assert story.decides == "Black"
    (amber,) = [each for each in story.view_of("Red")["types"] if each["id"] == "amber"]
    thinkable = {back["action"] for back in amber["backs"] if back["others_may_hold"]}
    assert thinkable == {"foreign_3", "relocate", "vp_by_hand"}


@pytest.mark.rule("A40")
def test_d74_of_a_bid_others_hear_the_type() -> None:
    story = with_a_bid()
    assert "amber/relocate" not in story.shown
    story.tells("Green plays Amber (Relocate) in Oceania.", 1)
    for seat in (0, 2):
        story.tells("Green plays Amber in Oceania.", seat)
        (event,) = [event for event in story.state.log if event[0] == entries.BID]
        assert story.game.event(event, seat)["action"] is None
    hidden = {"type": "amber", "category": "trade_goods", "action": None, "shown": False}
    fight = story.view_of("Red")["conflict"]
    assert fight is not None
    assert fight["contenders"][0]["bids"] == [hidden]


@pytest.mark.rule("A55")
def test_in_a_redraw_others_choose_between_the_tiles_that_they_hold_there() -> None:
    story = with_a_bid()
    assert story.decides == "Green"
    seen = set()
    for number in range(20):
        twin = story.state.determinize(0, Rng(f"hand {number}"))
        offered = {GAME.notation(action) for action in twin.legal()} - {"pass"}
        held = {"/".join(TILES[tile]) for tile in numbers_in(twin.hand[1])}
        assert offered == {f"bid {tile}" for tile in held}
        seen |= offered
    assert len(seen) == 3, "Green's Amber is no value icon"


@pytest.mark.rule("A40")
def test_with_revealed_discards_all_see_them() -> None:
    story = Story(
        tribes={"Red": "southeast_asia 1"}, hand={"Red": "amber/relocate"}, reveal_discards=True
    )
    story.play("start southeast_asia", "send oceania")
    assert story.shown == "amber/relocate"
    assert story.view["seats"][0]["spent"][0]["action"] == "relocate"
    bid = with_a_bid(reveal_discards=True)
    assert "amber/relocate" in bid.shown
    bid.tells("Green shows Amber: Relocate.", 0)


@pytest.mark.rule("A55")
def test_d75_a_move_is_seen_when_it_is_done() -> None:
    hand = {"Red": "amber/relocate bone_needle/pay_all"}
    story = Story(tribes={"Red": "southeast_asia 2"}, hand=hand)
    others = (story.view_of("Green"), story.view)
    said = told_to_others(story)
    for move in ("start southeast_asia", "send oceania"):
        story.play(move)
        assert (story.view_of("Green"), story.view) == others
        assert told_to_others(story) == said
    assert story.choices == ["pay amber/relocate", "pay-all bone_needle"]
    assert story.view_of("Red")["move"] is not None
    story.play("pay amber/relocate")
    assert (story.view_of("Green"), story.view) == others
    story.play("send oceania")
    assert story.view_of("Green")["areas"][13]["tribes"] == [2, 0]
    assert story.sentences[-2:] == [
        "Red pays Amber to enter Oceania.",
        "Red moves 2 tribes from Southeast Asia to Oceania.",
    ]
    plain = Story(tribes={"Red": "southeast_asia 2"}, hand={"Red": "amber/relocate"})
    plain.play("start southeast_asia", "send oceania", "send oceania")
    assert plain.sentences == story.sentences, "nobody can tell that there was a choice"


@pytest.mark.rule("A55")
def test_a_temple_opens_for_others_when_the_move_is_done() -> None:
    tribes = {"Red": "near_east 2"}
    story = Story(tribes=tribes, spaces={"near_east": "5/2 Red"}).play("start near_east")
    others = story.view_of("Green")
    story.play("send-marker south_asia")
    assert story.spaces("near_east") == "5/2 open"
    assert story.view_of("Green") == others
    story.play("send south_asia")
    assert story.view_of("Green")["areas"][4]["spaces"][1]["owner"] is None


def told_to_others(story: Story) -> list[Any]:
    """What Green hears besides the view: prompt, rule, question, labels, log."""
    game, state = story.game, story.state
    return [
        game.prompt(state, 1),
        game.rule_now(state, 1),
        game.decision(state, 1),
        {game.label(state, int(action), 1) for action in state.legal()},
        story.told(1),
    ]


@pytest.mark.rule("A55")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("fish_hook/own_3", ("from west_africa", "on southern_africa")),
        ("amber/foreign_3", ("on east_africa",)),
        ("shells/relocate", ("from west_africa",)),
        ("fire_drill/grow_3", ()),
        ("fire_drill/temple", ()),
    ],
)
def test_a_tile_that_is_played_is_seen_when_all_is_done(hand: str, moves: tuple[str, ...]) -> None:
    story = Story(
        tribes={"Red": "near_east 1, west_africa 2", "Green": "north_africa 2"},
        hand={"Red": hand},
        lying=NOTHING | {"west_africa": "- - -"},
        spaces={"oceania": "5/2 open"},
    ).play(*MOVE)
    others, said = (story.view_of("Green"), story.view), told_to_others(story)
    for move in (f"play {hand}", *moves):
        story.play(move)
        assert (story.view_of("Green"), story.view) == others
        assert told_to_others(story) == said
        redrawn = story.state.determinize(1, Rng("else"))
        assert redrawn.question().step == "play tile"
        assert len(redrawn.legal())


@pytest.mark.rule("A54")
def test_d76_a_redraw_has_other_luck_and_other_tiles_until_it_is_over() -> None:
    story = Story(hand={"Green": "hand_axe/half"}, dry=15)
    codes = {story.state.determinize(0, Rng(str(number))).code() for number in range(20)}
    assert len(codes) == 20
    assert story.state.code() not in codes
    story.play("grow east_africa")
    assert story.state.determinize(0, Rng("any")).code() == story.state.code()
    assert story.view_of("Red")["seats"][1]["hand"][0]["action"] == "half"


def test_redraws_are_as_likely_as_they_should_be() -> None:
    """Of the removed type's tiles one is dropped: each deal that fits is as likely as any other."""
    story = Story(hand={"Green": "obsidian/own_2"})
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(1200):
        redrawn = story.state.determinize(0, Rng(f"deal {number}"))
        held = next(TILES[n][1] for n in numbers_in(redrawn.hand[1]))
        seen[held, TILES[redrawn.dropped][1]] += 1
    actions = ("value", "own_2", "relocate", "half")
    fitting = {(a, b) for a in actions for b in actions if a != b and a != "value"}
    assert set(seen) == fitting
    assert min(seen.values()) > 70, "nine of them, 133 each on average"


def test_the_view_counts_what_may_be_where() -> None:
    story = Story(hand={"Red": "amber/relocate", "Green": "amber/foreign_3 ochre/value"})
    backs = {
        (each["id"], back["action"]): back
        for each in story.view_of("Red")["types"]
        for back in each["backs"]
    }
    relocate, foreign = backs["amber", "relocate"], backs["amber", "foreign_3"]
    assert (relocate["mine"], relocate["unseen"], relocate["others_may_hold"]) == (1, 0, False)
    assert (foreign["mine"], foreign["unseen"], foreign["others_may_hold"]) == (0, 1, True)
    assert backs["amber", "value"]["others_may_hold"] is False
    assert backs["ochre", "value"]["shown"] == 1
    assert backs["shells", "relocate"]["others_may_hold"] is False, "nobody holds shells"


def test_redraws_fit_every_public_count() -> None:
    for players in (2, 5):
        for state in positions(players, players, every=7):
            for seat in range(-1, players):
                compare_counts(state, state.determinize(seat, Rng("count")))


def compare_counts(state: CroMagnonState, redrawn: CroMagnonState) -> None:
    seen = state.as_seen_by(-1) if state.chain and redrawn.chain == 0 else state
    assert redrawn.shown == seen.shown
    for kind in range(len(TYPES)):
        of_type = state.tables.of_type[kind]
        assert count_bits(redrawn.board & of_type) == count_bits(seen.board & of_type)
        for seat in range(state.players):
            for tiles, others in (
                (redrawn.hand, seen.hand),
                (redrawn.spent, seen.spent),
                (redrawn.bid, seen.bid),
            ):
                assert count_bits(tiles[seat] & of_type) == count_bits(others[seat] & of_type)
    places = [*redrawn.hand, *redrawn.spent, *redrawn.bid, redrawn.board, bit(redrawn.dropped)]
    together = 0
    for tiles in places:
        assert not together & tiles, "no tile is in two places"
        together |= tiles


@pytest.mark.rule("A55")
def test_no_question_and_no_refusal_tells_a_secret() -> None:
    """Every kind of question is looked at a few times, with all that is refused."""
    rng, seen = Rng("questions"), Counter[str]()
    for seed in range(8):
        for state in positions(4, 40 + seed):
            step = state.question().step
            if seen[step] < 3 and rng.below(3) == 0:
                seen[step] += 1
                check_position(GAME, state, rng)
    asked = {step.name for step in STEPS.by_number.values() if step.question}
    assert set(seen) == asked
    tribes = {"Red": "near_east 1", "Green": "south_america 2", "Black": "north_africa 2"}
    hand = {"Red": "amber/foreign_3", "Green": "hand_axe/half"}
    story = Story(players=4, tribes=tribes, hand=hand, lying=NOTHING).play(*MOVE)
    story.play("play amber/foreign_3").refuses("of Green", "C70")
    check_position(GAME, story.state, rng)


def test_a_redraw_can_always_be_played_on() -> None:
    for state in positions(4, 11, every=5):
        for seat in range(-1, 4):
            redrawn = state.determinize(seat, Rng("on"))
            assert len(redrawn.legal())
            redrawn.apply(redrawn.legal()[-1])


def test_a_held_twin_stops_before_a_tile_is_drawn_and_before_others_decide() -> None:
    twin = Story(tribes={"Red": "near_east 1"}).state.held()
    for move in (*MOVE, "take central_asia gods"):
        assert not twin.paused
        twin.apply(GAME.parse(move))
    assert twin.paused
    assert isinstance(twin, CroMagnonState)
    assert GAME.view(twin, 0)["seats"][0]["hand"] == []
    last = Story(hand={"Green": "shells/set_bonus"}, dry=15).state.held()
    last.apply(GAME.parse("grow east_africa"))
    assert (last.paused, last.over) == (True, False), "at the end all tiles are turned up"
    growing = Story().state.held()
    growing.apply(GAME.parse("grow east_africa"))
    assert (growing.paused, growing.to_move) == (True, 0)
