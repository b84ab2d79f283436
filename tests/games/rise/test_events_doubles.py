"""What doubles do: active tiles react, a free slot brings a new event, the turn goes on."""

from __future__ import annotations

import pytest

from lascaux.games.rise.content.parts import EVENTS, RESOURCES
from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import GAME, Story

LAND = ("b2 lake Red 3", "a3 forest Green 3")


@pytest.mark.rule("R88")
@pytest.mark.rule("R90")
def test_active_tiles_react_before_a_slot_is_looked_for() -> None:
    slots = ["drought", "mild_winter"]
    story = Story(*LAND, step="doubles", hand="sun sun", slots=slots, event_deck="walls ...")
    assert story.slots == ["mild_winter", "walls"]
    assert story.discarded == {"drought"}


@pytest.mark.rule("R90")
@pytest.mark.rule("Q34")
def test_two_slots_are_all_there_is() -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", event_deck="mild_winter ...")
    assert story.slots == ["mild_winter"]
    story.with_event("plentiful_food").will_roll("moon moon")
    end_of_turn(story)
    assert story.slots == ["mild_winter", "plentiful_food"]
    deck = story.event_deck
    story.will_roll("moon moon")
    end_of_turn(story)
    assert story.hand == "moon moon"
    assert story.slots == ["mild_winter", "plentiful_food"]
    assert story.event_deck == deck


def end_of_turn(story: Story) -> None:
    """Take two actions that change nothing on the map, and end the turn."""
    for action in ("lead", "gather"):
        story.play(f"place {story.hand.split()[0]} on {action}")
    while story.step in ("gather hex", "step five"):
        story.play("stop" if story.step == "gather hex" else "end turn")


@pytest.mark.rule("R30")
@pytest.mark.rule("R88")
@pytest.mark.parametrize("hand", ["sun moon", "sun blank", "blank moon"])
def test_two_different_dice_wake_and_bring_nothing(hand: str) -> None:
    story = Story(*LAND, step="doubles", hand=hand, slots=["walls"])
    assert story.slots == ["walls"]
    assert story.on_tile("walls") == {}
    assert not story.noted(entries.EVENT)


@pytest.mark.rule("R30")
@pytest.mark.parametrize("face", ["sun", "moon", "blank"])
def test_doubles_of_every_face_bring_an_event(face: str) -> None:
    story = Story(
        *LAND, step="roll", hand=f"{face} {face}", slots=["walls"], event_deck="mild_winter ..."
    )
    assert story.on_tile("walls") == {"stone": 1}
    assert story.slots == ["walls", "mild_winter"]


@pytest.mark.rule("R88")
@pytest.mark.rule("Q35")
@pytest.mark.parametrize("slots", [["walls", "canoe"], ["canoe", "walls"]])
def test_the_oldest_tile_reacts_first(slots: list[str]) -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", slots=slots)
    woken = {
        EVENTS[event]: RESOURCES[resource] for event, resource in story.noted(entries.EVENT_GROWS)
    }
    assert list(woken) == slots
    assert woken == {"walls": "stone", "canoe": "wood"}


@pytest.mark.rule("Q35")
def test_what_an_older_tile_does_counts_for_the_younger_ones() -> None:
    hexes = ("b2 mountain Red 1 village Red chieftain", "a3 lake Green 1 tiger")
    slots = ["sabertooth 1 Green", "chieftain"]
    story = Story(*hexes, step="doubles", hand="sun sun", slots=slots, event_deck="walls ...")
    assert story.slots == ["walls"], "the tiger took the chieftain's village, and its second prey"
    assert story.discarded == {"sabertooth", "chieftain"}
    assert not story.noted(entries.EVENT_GROWS), "no food came onto the chieftain any more"


@pytest.mark.rule("Q36")
def test_the_doubles_that_bring_a_tile_do_not_wake_it() -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", event_deck="walls mild_winter ...")
    assert story.slots == ["walls"]
    assert story.on_tile("walls") == {}
    story.will_roll("blank blank")
    end_of_turn(story)
    assert story.on_tile("walls") == {"stone": 1}


@pytest.mark.rule("R89")
def test_resources_on_a_tile_count_for_it() -> None:
    slots = ["walls 1 stone", "mild_winter 2 food"]
    story = Story(*LAND, step="doubles", hand="moon moon", slots=slots)
    assert story.on_tile("walls") == {"stone": 2}
    story.play("place moon on grow", "stop")
    assert story.on_tile("mild_winter") == {"food": 1}
    assert story.goods("Red") == {}, "they come from the supply and go back to it"


@pytest.mark.rule("R91")
def test_after_the_event_the_turn_goes_on_with_both_dice() -> None:
    story = Story(*LAND, step="doubles", hand="blank blank", event_deck="drought ...")
    assert (story.turn, story.step, story.hand) == ("Red", "choose action", "blank blank")
    assert story.may("place") == [f"blank on {act}" for act in ("gather", "grow", "lead", "move")]
    story.play("place blank on lead")
    assert story.may("place") == [f"blank on {act}" for act in ("gather", "grow", "move")]


@pytest.mark.rule("R92")
def test_an_event_that_is_over_makes_room_and_is_discarded() -> None:
    slots = ["mild_winter 1 food", "walls 1 stone"]
    story = Story(*LAND, slots=slots, discarded="drought")
    story.play("place moon on grow", "stop")
    assert story.slots == ["walls"]
    assert story.on_tile("walls") == {"stone": 1}, "what lies on the other tile stays with it"
    assert story.discarded == {"drought", "mild_winter"}


@pytest.mark.rule("Q37")
def test_discarded_events_become_a_new_deck() -> None:
    story = Story(
        *LAND, step="doubles", hand="sun sun", event_deck="", discarded="drought walls canoe"
    )
    assert len(story.slots) == 1
    assert sorted(story.slots + story.event_deck) == ["canoe", "drought", "walls"]
    assert story.discarded == set()


@pytest.mark.rule("Q37")
def test_the_discarded_events_are_shuffled() -> None:
    early = [event for event in EVENTS[:14] if event not in ("mammoth", "sabertooth", "volcano")]
    story = Story(*LAND, step="doubles", hand="sun sun", event_deck="", discarded=" ".join(early))
    order = story.slots + story.event_deck
    assert sorted(order) == sorted(early)
    assert order not in (early, early[::-1])


@pytest.mark.rule("Q37")
def test_without_a_discard_pile_there_is_no_event() -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", event_deck="", slots=["mild_winter"])
    assert story.step == "choose action"
    assert story.slots == ["mild_winter"]
    assert story.event_deck == []


@pytest.mark.rule("Q37")
def test_the_volcano_takes_the_discard_pile_along_into_an_empty_deck() -> None:
    def erupt(deck: str) -> Story:
        return Story(
            *LAND,
            step="doubles",
            hand="blank blank",
            volcano="v2",
            event_deck=deck,
            discarded="drought walls",
        )

    alone = erupt("volcano")
    assert sorted(alone.event_deck) == ["drought", "volcano", "walls"]
    assert alone.discarded == set()
    not_alone = erupt("volcano canoe")
    assert sorted(not_alone.event_deck) == ["canoe", "volcano"]
    assert not_alone.discarded == {"drought", "walls"}


@pytest.mark.rule("R167")
def test_two_events_wait_for_the_first_village() -> None:
    view = GAME.view(GAME.new(3, "late"))
    assert view["events"]["set_aside"] == ["abandoned_village", "chieftain"]
    assert sorted(view["events"]["unseen"]) == sorted(EVENTS[:14])
    story = Story(*LAND, step="five", tribes={"Red": "dananu"}, goods={"Red": "4 food"})
    assert not {"abandoned_village", "chieftain"} & set(story.event_deck)
    story.play("build b2")
    assert sorted(story.event_deck) == sorted(EVENTS)
    assert story.view["events"]["set_aside"] == []


@pytest.mark.rule("Q49")
@pytest.mark.parametrize("token", ["walls", "canoe", "altar"])
def test_a_tile_whose_token_is_owned_makes_way_for_the_next(token: str) -> None:
    for owner in ("Red", "Green"):
        story = Story(
            *LAND,
            step="doubles",
            hand="sun sun",
            tokens={token: owner},
            event_deck=f"{token} drought discovery ...",
            discarded="mild_winter",
        )
        assert story.slots == ["drought"]
        assert story.discarded == {token, "mild_winter"}
        assert story.event_deck[0] == "discovery"


@pytest.mark.rule("Q52")
def test_no_second_mammoth_while_one_is_tamed() -> None:
    hexes = ("b2 lake Red 3 mammoth", "a3 forest Green 3")
    story = Story(
        *hexes, step="doubles", hand="sun sun", tamer="Red", event_deck="mammoth drought ..."
    )
    assert story.slots == ["drought"]
    assert story.discarded == {"mammoth"}
    assert story.where("mammoth") == "b2"


@pytest.mark.rule("Q51")
def test_whoever_loses_the_last_member_to_an_event_plays_on() -> None:
    story = Story(
        *("a1 mountain Red 1", "a3 forest Green 3"),
        step="doubles",
        hand="moon moon",
        event_deck="sabertooth ...",
        decks={"Red": "bow horse ..."},
    )
    assert story.members("a1") == {}
    assert (story.turn, story.step) == ("Red", "choose action")
    for action in ("grow", "move", "gather"):
        idle = Story(
            *("a3 forest Green 3",),
            hand="moon moon",
            decks={"Red": "bow horse ..."},
        )
        idle.play(f"place moon on {action}")
        assert idle.step == "choose action", "nothing to decide, the second die is next"
        assert idle.dice(action) == "moon sun moon"
        assert idle.map == {"a3": "Green 3"}
        assert idle.goods("Red") == {}
    story.play("place moon on lead", "place moon on grow")
    assert story.goals("Red") == {"bow"}
    assert (story.turn, story.map) == ("Green", {"a3": "Green 3"})
    story.play("place sun on grow", "place moon on lead")
    assert (story.decides, story.step) == ("Red", "reenter")
