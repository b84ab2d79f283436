"""Events: whom they concern, what each of them does, and where its tile goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tribes.scenario import GAME, Story

EPOCH = {event.id: event.epoch for event in GAME.content.events}
STRONGEST = [event.id for event in GAME.content.events if event.condition == "taker_strongest"]
WEAKEST = [event.id for event in GAME.content.events if event.condition == "taker_weakest"]
MIDDLE = {"Red": "strength 2", "Green": "strength 3", "Black": "strength 1"}


def taking(event: str, **told: Any) -> Story:
    """Red takes an event, which is the first tile of the row."""
    told = {"row": f"{event} procreate move", "players": 3, **told}
    return Story(**told).play(f"take {event}")


# In the row


@pytest.mark.rule("T92")
def test_no_event_is_in_the_row_at_first() -> None:
    assert not set(Story.from_box(4, "any").row.split()) & set(EPOCH)


@pytest.mark.rule("T93")
@pytest.mark.parametrize("shells", [0, 5])
def test_an_event_happens_when_it_is_taken(shells: int) -> None:
    story = Story(row="raiders procreate", shells={"Red": shells}, points={"Red": 5})
    assert story.points("Red") == {"events": 5}
    assert story.play("take raiders").points("Red") == {"events": 3}


@pytest.mark.rule("T94")
def test_an_event_can_be_jumped() -> None:
    story = Story(row="raiders procreate", points={"Red": 5}).play("take procreate")
    assert story.points("Red") == {"events": 5}
    assert story.row == "raiders:1 procreate"


@pytest.mark.rule("T132")
@pytest.mark.rule("T103")
def test_an_event_is_the_whole_turn_and_does_not_come_back() -> None:
    story = taking("harvest_festival")
    assert story.asked == ("Green", "select tile")
    assert story.row == "procreate move"


@pytest.mark.rule("A28")
def test_the_shells_on_an_event_come_first() -> None:
    story = taking("rival_clan", row="rival_clan:2 move", shells={"Red": 0})
    told = [entry["event"] for entry in map(story.game.event, story.state.log)]
    assert told.index("took") < told.index("gave shells")
    assert story.shells("Red") == 0 + 2 + 1 + 1


# Strongest and weakest


@pytest.mark.rule("T96")
@pytest.mark.rule("T97")
@pytest.mark.rule("T99")
@pytest.mark.parametrize(
    ("levels", "strongest", "weakest"),
    [
        ((2, 1, 0), [True, False, False], [False, False, True]),
        ((2, 2, 1), [True, True, False], [False, False, True]),
        ((3, 1, 1), [True, False, False], [False, True, True]),
        ((1, 1, 1), [True, True, True], [True, True, True]),
        ((0, 0, 0), [True, True, True], [True, True, True]),
    ],
)
def test_who_is_strongest_and_who_is_weakest(
    levels: tuple[int, ...], strongest: list[bool], weakest: list[bool]
) -> None:
    names = ("Red", "Green", "Black")
    told = {name: f"strength {level}" for name, level in zip(names, levels, strict=True)}
    for seat, name in enumerate(names):
        story = Story(players=3, levels=told, turn=name, row="woolly_rhino move", first=name)
        assert story.view["seats"][seat]["strongest"] == strongest[seat]
        assert story.view["row"][0]["concerns"] == strongest
        story.play("take woolly_rhino")
        assert story.points(name) == ({"events": 2} if strongest[seat] else {})
        story = Story(
            players=3,
            levels=told,
            turn=name,
            row="cave_bear move",
            points=dict.fromkeys(names, 5),
        )
        assert story.view["seats"][seat]["weakest"] == weakest[seat]
        story.play("take cave_bear")
        assert story.all_points == [5 - int(weakest[seat] and each == seat) for each in range(3)]


@pytest.mark.rule("T98")
@pytest.mark.rule("A22")
@pytest.mark.parametrize("event", STRONGEST + WEAKEST)
def test_an_event_that_does_not_concern_its_taker_does_nothing(event: str) -> None:
    lands = dict.fromkeys(("Red", "Green", "Black"), "goat 3, horse 2, wheat, gold")
    points = dict.fromkeys(("Red", "Green", "Black"), 6)
    story = taking(event, levels=MIDDLE, lands=lands, points=points)
    assert story.asked == ("Green", "select tile")
    assert story.all_points == [6, 6, 6]
    assert [story.shells(name) for name in lands] == [5, 5, 5]
    assert {story.lands(name) for name in lands} == {"goat 3, horse 2, wheat, gold"}
    story.tells("does not concern Red")


@pytest.mark.rule("T98")
@pytest.mark.rule("T104")
@pytest.mark.rule("T105")
@pytest.mark.rule("A23")
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("event", ["woolly_rhino", "raiders", "conquest", "sea_raiders"])
def test_without_effect_only_the_bronze_age_is_displayed(event: str, counts: bool) -> None:
    story = taking(event, levels=MIDDLE, bronze_event_without_effect_counts=counts)
    shown = EPOCH[event] == 3 and counts
    assert story.displayed == ({event} if shown else set())
    assert story.boxed == (set() if shown else {event})
    assert story.view["bronze_left"] == (2 if shown else 3)


@pytest.mark.rule("T104")
@pytest.mark.rule("T105")
@pytest.mark.rule("A23")
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("event", ["fever", "hard_winter", "raiders", "epidemic", "plague"])
def test_a_carried_out_event_goes_to_the_box_or_on_display(event: str, counts: bool) -> None:
    """With nothing to lose, too: all stand on one land, and all lands are exhausted."""
    lands = dict.fromkeys(("Red", "Green", "Black"), "goat 1, horse!, wheat!")
    story = taking(event, lands=lands, bronze_event_without_effect_counts=counts)
    assert story.displayed == ({event} if EPOCH[event] == 3 else set())
    assert story.boxed == (set() if EPOCH[event] == 3 else {event})


@pytest.mark.rule("A27")
def test_strength_is_looked_up_when_the_event_begins() -> None:
    assert Story(levels=MIDDLE, players=3, row="conquest move").view["row"][0]["concerns"] == [
        *(False, True, False),
    ]
    story = taking("tribute", levels={"Red": "strength 1"}, points={"Green": 3, "Black": 1})
    assert story.all_points == [1, 2, 0]


@pytest.mark.rule("A42")
@pytest.mark.parametrize("event", ["rival_clan", "tribute", "plunder"])
def test_a_shared_first_place_touches_the_others_all_the_same(event: str) -> None:
    levels = {"Red": "strength 1", "Green": "strength 1"}
    points = {"Red": 5, "Green": 5, "Black": 5}
    story = taking(event, levels=levels, points=points)
    shells = [story.shells(name) for name in ("Red", "Green", "Black")]
    assert shells == ([5, 5, 5] if event == "tribute" else [7, 4, 4])
    assert (
        story.all_points
        == {"rival_clan": [5, 5, 5], "tribute": [6, 4, 4], "plunder": [7, 5, 5]}[event]
    )


# What they do


@pytest.mark.parametrize(
    ("event", "points"),
    [("woolly_rhino", 2), ("border_victory", 3), ("conquest", 4), ("harvest_festival", 2)],
)
def test_events_that_bring_points(event: str, points: int) -> None:
    story = taking(event)
    assert story.points("Red") == {"events": points}
    assert story.all_points == [points, 0, 0]


@pytest.mark.rule("A24")
@pytest.mark.parametrize(
    ("event", "points"), [("cave_bear", 1), ("raiders", 2), ("sea_raiders", 3)]
)
@pytest.mark.parametrize("before", [0, 1, 2, 3, 7])
def test_nobody_falls_below_no_points(event: str, points: int, before: int) -> None:
    story = taking(event, points={"Red": before, "Green": 9})
    assert story.all_points == [max(0, before - points), 9, 0]


@pytest.mark.parametrize("event", ["rival_clan", "plunder"])
def test_the_others_give_a_shell_if_they_have_one(event: str) -> None:
    story = taking(event, shells={"Red": 1, "Green": 0, "Black": 4})
    assert [story.shells(name) for name in ("Red", "Green", "Black")] == [2, 0, 3]


@pytest.mark.rule("T100")
@pytest.mark.rule("A25")
@pytest.mark.parametrize(
    ("event", "number"), [("sabre_tooth", 1), ("war_captives", 2), ("uprising", 3)]
)
@pytest.mark.parametrize("members", [1, 2, 3, 4, 5])
def test_members_are_lost_but_never_the_last(event: str, number: int, members: int) -> None:
    story = taking(event, lands={"Red": f"goat {members}, horse, wheat"})
    left = max(1, members - number)
    assert story.lands("Red") == f"goat {left}, horse, wheat"
    assert story.reserve("Red") == 15 - left
    assert story.reserve("Green") == 14


@pytest.mark.rule("A25")
def test_the_owner_chooses_whom_to_lose_one_by_one() -> None:
    story = taking("war_captives", lands={"Red": "goat! 1, horse 2, wheat 1, gold"})
    assert story.choices == ["lose 1", "lose 2", "lose 3"]
    assert story.refusal("lose 4") == "A25"
    story.play("lose 3")
    assert story.choices == ["lose 1", "lose 2"]
    story.play("lose 2")
    assert story.lands("Red") == "goat! 1, horse 1, wheat, gold"
    assert story.decides == "Green"


@pytest.mark.rule("T101")
@pytest.mark.rule("A26")
@pytest.mark.parametrize("event", ["bush_fire", "drought"])
def test_an_event_exhausts_empty_lands_that_the_owner_chooses(event: str) -> None:
    story = taking(event, lands={"Red": "goat 1, horse, wheat!, gold, incense"})
    assert story.choices == ["exhaust 2", "exhaust 4", "exhaust 5"]
    assert story.refusal("exhaust 1") == "T101"
    assert story.refusal("exhaust 3") == "A26"
    story.play("exhaust 4")
    assert story.choices == ["exhaust 2", "exhaust 5"]
    story.play("exhaust 2")
    assert story.lands("Red") == "goat 1, horse!, wheat!, gold!, incense"
    assert story.decides == "Green"


@pytest.mark.rule("A26")
@pytest.mark.parametrize(
    ("lands", "result"),
    [
        ("goat 1, horse, wheat", "goat 1, horse!, wheat!"),
        ("goat 1, horse 1, wheat", "goat 1, horse 1, wheat!"),
        ("goat 1, horse 1, wheat!", "goat 1, horse 1, wheat!"),
    ],
)
def test_if_there_are_too_few_all_are_exhausted(lands: str, result: str) -> None:
    story = taking("drought", lands={"Red": lands})
    assert (story.lands("Red"), story.decides) == (result, "Green")


@pytest.mark.rule("T102")
@pytest.mark.parametrize(
    ("event", "number"), [("hard_winter", 1), ("locusts", 2), ("earthquake", 2)]
)
def test_every_tribe_exhausts_lands_the_taker_first(event: str, number: int) -> None:
    lands = dict.fromkeys(("Red", "Green", "Black"), "goat 1, horse, wheat, gold")
    story = Story(players=3, lands=lands, row=f"{event} move", turn="Green", first="Green")
    story.play(f"take {event}")
    asked = []
    while story.step == "exhaust land":
        asked.append(story.decides)
        story.play(story.choices[0])
    assert asked == [name for name in ("Green", "Black", "Red") for _ in range(number)]
    assert [story.lands(name).count("!") for name in lands] == [number] * 3
    assert story.turn == "Black"


@pytest.mark.rule("T102")
@pytest.mark.parametrize(("event", "number"), [("fever", 1), ("epidemic", 1), ("plague", 2)])
def test_every_tribe_loses_members_the_taker_first(event: str, number: int) -> None:
    names = ("Red", "Green", "Black", "Yellow")
    lands = dict.fromkeys(names, "goat 2, horse 2, wheat")
    story = Story(players=4, lands=lands, row=f"{event} move", turn="Black", first="Black")
    story.play(f"take {event}")
    asked = []
    while story.step == "lose member":
        asked.append(story.decides)
        story.play(story.choices[0])
    order = ("Black", "Yellow", "Red", "Green")
    assert asked == [name for name in order for _ in range(number)]
    assert [story.reserve(name) for name in names] == [11 + number] * 4
    assert story.turn == "Yellow"


def test_new_pastures_give_a_land() -> None:
    story = Story(row="new_pastures move").will_draw("incense").play("take new_pastures", "at 1 w")
    assert story.lands("Red") == "goat 1, horse, wheat, incense"
    assert story.decides == "Green"


@pytest.mark.rule("A8")
def test_new_pastures_turn_a_land_back_when_the_bag_is_empty() -> None:
    lands = {"Red": "goat 1, horse!, wheat!"}
    story = taking("new_pastures", lands=lands, bag="").play("turn-back 2")
    assert (story.lands("Red"), story.decides) == ("goat 1, horse, wheat!", "Green")


def test_a_feast_brings_two_members() -> None:
    story = taking("tribal_feast", lands={"Red": "goat 1, horse 1, wheat"})
    assert story.refusal("procreate 3") == "T51"
    story.play("procreate 1", "procreate 2")
    assert (story.lands("Red"), story.decides) == ("goat 2, horse 2, wheat", "Green")


@pytest.mark.parametrize(
    ("lands", "after"), [("goat 10, horse 4, wheat", 1), ("goat 11, horse 4, wheat", 0)]
)
def test_a_feast_shifts_nobody(lands: str, after: int) -> None:
    story = taking("tribal_feast", lands={"Red": lands})
    if after:
        story.play("procreate 1")
    assert story.decides == "Green"
    assert story.reserve("Red") == 0


def test_the_great_trek_is_up_to_three_steps() -> None:
    story = taking("great_trek").play("move 1", "to 2", "move 2", "to 3", "move 3")
    assert story.play("to 1").decides == "Green"
    assert taking("great_trek").play("stop").decides == "Green"
