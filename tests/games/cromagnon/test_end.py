"""The end: when it comes, what hands are worth, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.cromagnon.rules import ending
from lascaux.games.cromagnon.rules.ending import STALLED, TYPES_SCORED
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.scenario import Story


def counted(hand: dict[str, str], players: int = 2, **told: Any) -> Story:
    """These hands, scored at the end."""
    story = Story(players=players, hand=hand, **told)
    ending.finish(story.state, TYPES_SCORED)
    return story


@pytest.mark.rule("C102")
def test_d46_five_of_one_god() -> None:
    under = ("value", "value", "temple", "grow_3", "set_bonus")
    hand = " ".join(f"earth_mother/{action}" for action in under)
    assert counted({"Red": hand}).points("Red") == {"gods": 21}


@pytest.mark.rule("C103")
def test_d47_four_of_one_trade_good() -> None:
    under = ("value", "foreign_3", "relocate", "vp_by_hand")
    hand = " ".join(f"amber/{action}" for action in under)
    assert counted({"Red": hand}).points("Red") == {"trade goods": 19}


@pytest.mark.rule("C104")
def test_d48_three_of_one_tool() -> None:
    hand = "hand_axe/own_2 hand_axe/foreign_3 hand_axe/half"
    assert counted({"Red": hand}).points("Red") == {"tools": 16}


@pytest.mark.rule("C100")
@pytest.mark.rule("C101")
def test_d49_types_count_one_by_one() -> None:
    gods = "earth_mother/value earth_mother/temple sky_father/temple"
    goods = "ochre/value ochre/foreign_2 ochre/pay_all"
    tools = "fish_hook/own_3 fish_hook/pay_all"
    story = counted({"Red": f"{gods} {goods} {tools}"})
    assert story.points("Red") == {"gods": 6 + 3, "trade goods": 13, "tools": 10}
    assert story.state.scores()[0] == 32


@pytest.mark.rule("C77")
@pytest.mark.rule("C105")
def test_d57_a_set_bonus_does_not_count_itself() -> None:
    hand = "earth_mother/set_bonus sky_father/temple ochre/value amber/value"
    story = counted({"Red": f"{hand} hand_axe/half fish_hook/own_3"})
    assert story.points("Red")["sets"] == 4


@pytest.mark.rule("A32")
def test_a_second_set_bonus_counts_for_the_first() -> None:
    hand = "earth_mother/set_bonus shells/set_bonus sky_father/temple amber/value"
    story = counted({"Red": f"{hand} hand_axe/half fish_hook/own_3"})
    assert story.points("Red")["sets"] == 4 + 4, "one trio without the god, one without the shells"
    more = "earth_mother/set_bonus shells/set_bonus sky_father/temple amber/value ochre/value"
    tools = "hand_axe/half fish_hook/own_3"
    two = counted({"Red": f"{more} {tools}"})
    assert two.points("Red")["sets"] == 4 + 8, "without the shells the god makes a second trio"
    assert story.points("Red")["gods"] == 3 + 3, "and both count by the chart"


def last_type(turn: str = "Red", **told: Any) -> Story:
    """Eight types are scored, and the ninth is about to be: Red alone in West Africa."""
    return Story(
        tribes={"Red": "east_africa 1", "Green": "near_east 1"},
        lying={"west_africa": "- - fire_drill"},
        left={"fire_drill": "grow_3"},
        scored="earth_mother sky_father beast_spirit ochre shells amber obsidian hand_axe",
        turn_of=turn,
        **told,
    )


@pytest.mark.rule("C99")
@pytest.mark.rule("A41")
def test_d51_the_ninth_type_ends_it_at_once() -> None:
    story = last_type().play("start east_africa", "send west_africa", "play nothing")
    assert story.over
    assert story.state.ending == TYPES_SCORED
    assert story.points("Red") == {"areas": 5, "tools": 5}
    assert story.sentences[-1] == "Nine types have been scored."


@pytest.mark.rule("C1")
@pytest.mark.rule("C106")
def test_most_points_win() -> None:
    assert counted({}, points={"Red": 3, "Green": 4}).winners == ["Green"]


@pytest.mark.rule("C107")
@pytest.mark.rule("A43")
def test_d52_then_most_tiles() -> None:
    four = "earth_mother/value sky_father/temple beast_spirit/half amber/value"
    five = "hand_axe/half fish_hook/own_3 fire_drill/temple ochre/value shells/value"
    story = counted({"Red": four, "Green": five}, points={"Red": 23 - 13})
    assert story.state.scores() == [23, 23]
    assert story.winners == ["Green"]


@pytest.mark.rule("C107")
def test_d53_then_most_gods_then_trade_goods() -> None:
    red = "earth_mother/value sky_father/temple amber/value hand_axe/half"
    green = "earth_mother/temple sky_father/value amber/relocate ochre/value"
    story = counted({"Red": red, "Green": green}, points={"Green": 1})
    assert story.state.scores() == [15, 15]
    assert story.winners == ["Green"]
    gods = counted(
        {"Red": "earth_mother/value sky_father/temple", "Green": "amber/value sky_father/value"},
        points={"Red": 1},
    )
    assert gods.winners == ["Red"]


@pytest.mark.rule("A43")
def test_d54_and_at_last_together() -> None:
    story = counted({"Red": "earth_mother/value", "Green": "sky_father/value"})
    assert story.winners == ["Red", "Green"]


@pytest.mark.rule("A42")
@pytest.mark.parametrize("players", [2, 5])
def test_d60_too_many_dry_turns_end_it(players: int) -> None:
    story = Story(players=players, dry=8 * players - 1).play("grow east_africa")
    assert story.over
    assert story.state.ending == STALLED
    assert story.sentences[-1] == GAME.endings[STALLED]
    later = Story(players=players, dry=8 * players - 2).play("grow east_africa")
    assert not later.over
    wet = Story(
        players=players,
        dry=8 * players - 1,
        tribes={"Red": "near_east 1"},
        lying={"central_asia": "- - hand_axe"},
    )
    wet.play("start near_east", "send central_asia", "play nothing")
    assert (wet.over, wet.state.dry) == (False, 0)


@pytest.mark.rule("A42")
def test_the_guard_can_be_set() -> None:
    assert Story(dry=3, stall_rounds=2).play("grow east_africa").over


@pytest.mark.rule("A54")
def test_once_it_is_over_everything_is_open() -> None:
    story = Story(
        hand={"Red": "amber/relocate", "Green": "hand_axe/half"},
        spent={"Red": "ochre/pay_all"},
        dry=15,
    )
    assert story.view["dropped"] is None
    story.play("grow east_africa")
    view = story.view
    assert view["dropped"] == "value"
    assert [tile["action"] for seat in view["seats"] for tile in seat["hand"]] == [
        "relocate",
        "half",
    ]
    assert [tile["action"] for tile in view["seats"][0]["spent"]] == ["pay_all"]
    assert [entry["action"] for entry in story.happened("held")] == ["relocate", "half"]
    half = {"Red": 0, "Green": 1}
    for owner, mine in half.items():
        axe = next(each for each in story.view_of(owner)["types"] if each["id"] == "hand_axe")
        backs = [(back["mine"], back["unseen"]) for back in axe["backs"]]
        assert backs == [(0, 0), (0, 0), (mine, 0)], "what was the own alone is still told apart"


@pytest.mark.rule("C5")
def test_every_colour_has_points_of_its_own() -> None:
    story = Story(players=5, points={"Blue": 7, "Red": 2})
    assert story.scores == {"Red": 2, "Blue": 7}
