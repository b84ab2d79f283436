"""Choices as people make them: things, places, ways, and what would come of them in numbers."""

from __future__ import annotations

from tests.games.cromagnon.choosing import choice, gains, told
from tests.games.cromagnon.scenario import Story
from tests.games.cromagnon.test_conflict import conflict


def test_an_area_and_the_first_step_are_one_pick() -> None:
    story = Story(tribes={"Red": "near_east 2", "Green": "near_east 1, south_asia 1"})
    found = choice(story, "start near_east", "send south_asia")
    assert (found.thing, found.place) == ("near_east", "south_asia")
    assert found.words == "A tribe goes from Near East to South Asia."
    assert found.more == "Then there: you 1, Ben 1."
    assert gains(story, "start near_east", "send south_asia") == ["1 : 1"]
    assert told(story).calm


def test_growing_says_how_many_come_and_that_the_turn_ends() -> None:
    story = Story(tribes={"Red": "east_africa 3"})
    found = choice(story, "grow east_africa")
    assert (found.thing, found.confirm) == (
        "east_africa.temple",
        "Grow 2 in East Africa, end turn",
    )
    assert gains(story, "grow east_africa") == ["+2: 5"]
    assert found.more == "10 left in stock. Your turn ends with it."


def test_a_marker_is_picked_by_its_temple_and_says_that_it_opens() -> None:
    story = Story(tribes={"Red": "near_east 2"}, spaces={"near_east": "5/2 Red"})
    found = choice(story, "start near_east", "send-marker south_asia")
    assert (found.thing, found.place) == ("near_east.temple", "south_asia")
    assert found.more.endswith("Its temple is open to all then, for good.")


def test_where_entering_costs_the_price_is_told_before() -> None:
    story = Story(tribes={"Red": "north_africa 1"}, hand={"Red": "sky_father/temple"})
    found = choice(story, "start north_africa", "send western_europe")
    assert "It costs a god." in found.more


def last_one() -> Story:
    return Story(
        tribes={"Red": "near_east 2, central_asia 1", "Green": "central_asia 2"},
        lying={"central_asia": "earth_mother! - -", "south_asia": "earth_mother - -"},
        left={"earth_mother": "temple"},
    ).play("start near_east", "send south_asia", "send eastern_europe")


def test_the_last_tile_of_a_type_warns_of_the_fight_and_tells_who_would_win_what() -> None:
    found = choice(last_one(), "take south_asia gods")
    assert found.words == (
        "Take Earth Mother in South Asia. It is the last one: conflict in 2 areas."
    )
    assert found.more == "If nobody bids: you +7, Ben +5."
    assert found.confirm == "Take, then fight"
    assert [chip.text for chip in found.gains] == ["fight +7"]
    assert found.shows == "lens-earth_mother"


def test_an_ordinary_tile_tells_what_is_left_and_what_it_adds_at_the_end() -> None:
    found = choice(last_one(), "take eastern_europe trade_goods")
    assert found.words.endswith("3 left, worth +4 at the end.")
    assert found.confirm.startswith("Take ")


def test_a_value_tile_tells_the_sums() -> None:
    story = Story(
        tribes={"Red": "near_east 2"},
        left={"earth_mother": "value temple"},
        lying={"south_asia": "earth_mother - -"},
    )
    story.will_find("value").will_draw("2/1")
    story.play("start near_east", "send south_asia", "send eastern_europe", "take south_asia gods")
    found = choice(story, "value south_asia")
    assert (found.thing, found.place, found.shows) == ("drawn", "south_asia", "value-south_asia")
    assert found.words == "South Asia is worth 7/3 then, now 5/2."
    assert found.confirm == "Put 2/1 on South Asia"


def fight(good: str = "amber", **hand: str) -> Story:
    """Earth Mother is completed: South Asia, where both have two tribes, is to be fought for."""
    return Story(
        tribes={"Red": "near_east 1, south_asia 2", "Green": "south_asia 2"},
        hand=hand,
        lying={"south_asia": f"earth_mother! {good} -", "central_asia": "earth_mother - -"},
        left={"earth_mother": "temple"},
    ).play("start near_east", "send central_asia", "take central_asia gods")


def test_a_bid_tells_forces_points_and_what_others_could_add() -> None:
    story = fight(Red="amber/relocate", Green="amber/vp_by_hand")
    story.play("play nothing", "fight south_asia")
    found = choice(story, "bid amber/relocate")
    assert (found.thing, found.shows) == ("held-amber-relocate", "bid-1")
    assert told(story).prompt == "Play a tile, or pass? You 2, Ben 2 in South Asia."
    assert found.words == "Play Amber for 1: you 3, Ben 2. Then you +5, Ben +2."
    assert gains(story, "bid amber/relocate") == ["3 : 2", "+5"]
    assert found.more.startswith("Ben could add 1.")
    passing = choice(story, "pass")
    assert passing.quiet and passing.words == "Pass: no more tiles from you in South Asia."
    assert passing.more == "As it stands: you +3, Ben +3."


def test_a_half_tile_that_matches_can_be_played_in_two_ways() -> None:
    story = fight("obsidian", Red="obsidian/half", Green="amber/vp_by_hand")
    story.play("play nothing", "fight south_asia")
    ways = {
        one.way: one.gains[0].text
        for one in told(story).choices
        if one.thing == "held-obsidian-half"
    }
    assert ways == {"for 1": "3 : 2", "for ½": "2½ : 2"}


def test_an_area_to_fight_for_tells_who_would_get_what_and_who_bids_first() -> None:
    story = fight(Red="amber/relocate", Green="amber/vp_by_hand").play("play nothing")
    found = choice(story, "fight south_asia")
    assert found.words == "South Asia, 5/2: as it stands you +3, Ben +3."
    assert found.more == "You would bid first."
    assert found.confirm == "Fight for South Asia"


def test_tribes_of_others_are_picked_by_their_tokens_and_step_in_the_next_question() -> None:
    story = Story(
        players=3,
        tribes={"Red": "near_east 1", "Green": "siberia 1", "Black": "south_asia 1"},
        hand={"Red": "amber/foreign_3"},
    )
    story.play("start near_east", "send central_asia", "take central_asia tools")
    story.play("play amber/foreign_3")
    things = {one.thing for one in told(story).choices}
    assert things == {"siberia.s1", "south_asia.s2"}
    assert told(story).prompt == "Whose tribe do you move? 3 steps left."


def test_a_tribe_with_one_place_to_relocate_to_goes_there_by_one_pick() -> None:
    """Where it goes is not asked; whether another one follows is."""
    story = Story(
        tribes={"Red": "near_east 1, siberia 3", "Green": "east_africa 4"},
        hand={"Red": "amber/relocate"},
    )
    story.play("start near_east", "send central_asia", "take central_asia tools")
    story.play("play amber/relocate")
    found = choice(story, "from siberia")
    assert (found.thing, found.place) == ("siberia", "central_asia")
    assert found.words == "A tribe goes from Siberia to Central Asia."
    assert len({(one.thing, one.place, one.way) for one in told(story).choices}) == 2
    story.play("from siberia")
    assert told(story).chain.words == "Relocate 1"  # type: ignore[union-attr]


def test_another_tribe_is_picked_without_saying_another() -> None:
    story = Story(
        tribes={"Red": "near_east 1, west_africa 1, siberia 1"}, hand={"Red": "fish_hook/own_3"}
    ).play("start near_east", "send central_asia", "take central_asia tools")
    story.play("play fish_hook/own_3", "from west_africa", "on southern_africa")
    pairs = {(one.thing, one.place, one.way) for one in told(story).choices}
    assert ("southern_africa", "east_africa", "the same tribe") in pairs
    assert ("central_asia", "south_asia", "the tribe from Near East") in pairs


def test_an_area_to_fight_for_tells_who_would_bid_first_after_whoever_picks() -> None:
    story = conflict(
        {"Red": "oceania 1, siberia 1", "Green": "oceania 3", "Black": "siberia 1"},
        {"oceania": "- - fire_drill!", "siberia": "- - fire_drill!"},
        players=3,
    )
    assert choice(story, "fight oceania").more == "You would bid first."
    story.play("fight oceania", "pass")
    assert story.decides == "Green"
    assert choice(story, "fight siberia").more == "Chi would bid first."
