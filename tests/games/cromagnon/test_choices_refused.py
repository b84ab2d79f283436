"""A tap on what cannot be chosen says why, with the rule, and tells nobody a secret."""

from __future__ import annotations

from tests.games.cromagnon.choosing import RULES, panes, refused
from tests.games.cromagnon.scenario import GAME, Story
from tests.games.cromagnon.walks import positions


def test_an_area_without_an_own_tribe_cannot_be_left() -> None:
    story = Story(tribes={"Red": "near_east 2"})
    assert refused(story, "siberia") == ("You have no tribe there.", "C36")


def test_a_far_area_cannot_be_stepped_to() -> None:
    story = Story(tribes={"Red": "near_east 3"}).play("start near_east")
    assert refused(story, "australia") == ("A step leads to an adjacent area.", "C38")


def test_what_cannot_be_paid_cannot_be_entered() -> None:
    story = Story(tribes={"Red": "north_africa 2"}).play("start north_africa")
    assert refused(story, "western_europe") == ("You cannot pay what it costs to enter.", "C53")


def test_a_tile_where_nobody_of_mine_is_cannot_be_taken() -> None:
    story = Story(tribes={"Red": "near_east 1"}).play("start near_east", "send central_asia")
    assert refused(story, "siberia") == ("You have no tribe there.", "C54")
    assert refused(story, "type-amber")[1] == "C54"


def test_a_tile_that_is_not_played_in_step_3_says_when_it_is() -> None:
    story = Story(tribes={"Red": "near_east 1"}, hand={"Red": "ochre/pay_all amber/relocate"})
    assert refused(story, "held-ochre-pay_all")[1] == "C63"
    story.play("start near_east", "send central_asia", "take central_asia tools")
    assert refused(story, "held-ochre-pay_all") == ("That tile is not played in step 3.", "C72")


def test_whoever_does_not_decide_is_told_who_does() -> None:
    story = Story(tribes={"Red": "near_east 2"})
    assert refused(story, "near_east", 1) == ("It is for Ana to decide.", "C30")


def test_everything_that_can_be_pointed_at_has_a_reason_and_a_rule() -> None:
    for state in positions(3, 7, every=9):
        seat = int(state.to_move)
        story_panes = GAME.panes(GAME.view(state, seat))
        for name in (name for pane in story_panes for name in pane.names()):
            found = GAME.why_not(state, name, seat)
            assert found.text and found.rule in RULES, name


def test_a_reason_tells_others_nothing_of_a_payment_under_way() -> None:
    story = Story(tribes={"Red": "southeast_asia 1"}, hand={"Red": "amber/relocate ochre/pay_all"})
    names = [name for pane in panes(story).values() for name in pane.names()]
    before = {name: refused(story, name, 1) for name in names}
    story.play("start southeast_asia", "send oceania")
    assert story.step == "pay"
    after = {name: refused(story, name, 1) for name in before}
    assert before == after
