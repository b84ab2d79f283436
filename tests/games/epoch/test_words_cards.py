"""What stands on cards and beside what one points at, in each of its states."""

from __future__ import annotations

import re

import pytest

from lascaux.art.palette import SEATS
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.drawing import plates
from lascaux.games.epoch.drawing.illustrations import PIECES
from lascaux.games.epoch.drawing.key import key
from lascaux.games.epoch.drawing.panes import stage
from lascaux.games.epoch.drawing.places import middle
from lascaux.games.epoch.drawing.tiles import READ, motif, scores
from lascaux.games.epoch.drawing.ways import prices, ways
from lascaux.games.epoch.words.action_shelf import RULES as ACTIONS
from lascaux.games.epoch.words.aiming import lacking, made
from lascaux.games.epoch.words.deeds import RULES
from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import NAMES, card, chips, panes
from tests.games.epoch.pictures import symbols, words
from tests.games.epoch.scenario import Story, on
from tests.games.epoch.test_choices import forest


def states(story: Story, pane: str) -> dict[str, tuple[str, str]]:
    """State and note of every card that Red sees in a pane."""
    return {each.key: (each.state, each.note) for each in panes(story, "Red")[pane].cards}


def region(story: Story, name: str, seat: int = 0) -> str:
    """What is said of something on the map."""
    found = GAME.regions(GAME.view(story.state, seat), NAMES)
    return next(each.text for each in found if each.parts[0] == name)


# Actions


def test_what_is_done_what_is_used_up_and_what_lacks_food_is_told() -> None:
    hungry = states(forest(food={"Red": 0}), "actions")
    assert hungry["act-work"] == hungry["act-explore"] == ("missing", "no food")
    assert hungry["act-gather"] == ("open", "")
    acted = states(forest(goods={"Red": "1 stone"}).play("fish"), "actions")
    assert (acted["act-fish"], acted["act-gather"]) == (("done", ""), ("used", ""))


def test_a_craft_tells_how_often_it_was_used() -> None:
    story = on("forest", owns={"Red": "tanning"}, goods={"Red": "8 hide"})
    assert states(story, "actions")["make-leather"] == ("open", "")
    story.play("make leather")
    assert states(story, "actions")["make-leather"] == ("open", "1 of 3")
    story.play("make leather", "make leather")
    assert states(story, "actions")["make-leather"] == ("missing", "3 of 3")


def test_each_action_names_the_help_that_counts_there() -> None:
    story = forest(
        players=3, owns={"Green": "hoop_net gloves", "Black": "sowing"}, status={"Red": 1}
    )
    assert chips(card(story, "actions", "act-work")) == ["badge-1 +1"]
    assert chips(card(story, "actions", "act-gather")) == ["badge-2 +3"]
    assert chips(card(story, "clans", "clan-1"))[-1] == "fish +5 food"
    assert chips(card(story, "clans", "clan-2"))[-1] == "gather +3 food"


def test_help_with_what_cannot_be_done_is_not_told() -> None:
    story = on("marshes", owns={"Green": "spear"}, status={"Red": 1}).play("gather")
    assert "+" not in " ".join(chips(card(story, "clans", "clan-1")))


def test_the_bench_of_work_tells_of_efforts_and_what_is_still_payable() -> None:
    story = on("forest", food={"Red": 2}).play("work", "effort", "buy wood")
    found = states(story, "plan")
    assert found["effort"] == ("missing", "1 of 2")
    assert (found["buy-wood"], found["buy-flint"]) == (("open", ""), ("missing", ""))
    assert card(story, "plan", "buy-wood").badge == "+1"


# Abilities and goods


def test_an_ability_is_yours_or_to_borrow_or_still_to_come() -> None:
    story = Story(
        tiles={"R1-05": "forest", "R1-06": "pick_a"},
        owns={"Red": "axe", "Green": "boots"},
        leaders={"Red": "R1-05"},
    )
    found = states(story, "abilities")
    assert found["ability-axe"] == ("done", "yours")
    assert found["ability-boots"] == ("open", "1 ★ to use")
    assert found["ability-pick"] == ("missing", "open")
    assert found["ability-jug"] == ("missing", "face down")


def test_every_ability_stands_under_the_rule_that_names_it() -> None:
    told = GAME.rules().splitlines()
    for ability in GAME.content.abilities:
        (line,) = [line for line in told if line.startswith(f"- **{RULES[ability.id]}** ")]
        assert ability.name.lower() in line.lower()


def test_too_much_to_carry_and_food_in_the_purse_are_seen() -> None:
    story = forest(goods={"Red": "2 wood 2 hide 4 stone"})
    assert "3 too many" in [chip.text for chip in panes(story, "Red")["mine"].peek]
    story.state.purse = 3
    assert card(story, "mine", "good-food").note == "3 in the purse"


# Aims

OPEN = {"R1-01": "bow_b", "R1-02": "basket_b", "R1-03": "pottery_b"}


def test_whoever_else_could_pay_a_tile_and_wants_it_is_marked() -> None:
    story = Story(
        tiles=OPEN,
        leaders={"Red": "R1-01"},
        goods={"Green": "3 wood", "Black": "3 wood"},
        players=3,
    )
    assert chips(card(story, "aims", "aim-R1-02")) == ["wood +3", "badge-1", "badge-2"]
    assert chips(card(story, "aims", "aim-R1-02", "Green")) == ["wood 3", "badge-2"]
    knows = Story(
        tiles=OPEN | {"R1-04": "basket_a"}, owns={"Green": "basket"}, goods={"Green": "3 wood"}
    )
    assert knows.hut("R1-02") == "Green"
    assert chips(card(knows, "aims", "aim-R1-04")) == ["wood +3"]


def test_what_is_borrowed_stays_an_aim() -> None:
    story = Story(tiles=OPEN | {"R1-04": "pottery_a"}, owns={"Green": "pottery"}, status={"Red": 1})
    story.play("homage Green")
    assert "pottery" in GAME.view(story.state, 0)["usable"]
    assert "aim-R1-04" in states(story, "aims")


@pytest.mark.rule("E144")
def test_a_site_tells_its_bonus_and_what_finding_it_brings() -> None:
    story = Story(tokens={"SW 1": "Red", "SE 2": "Red"}, owns={"Red": "axe"})
    site = card(story, "aims", "aim-NE")
    assert site.badge == "+5 ★", "10 for three sites, 5 for two"
    assert site.lines[0] == "4 raw and 1 processed: 1 ★"
    assert "3 status for whoever discovers it." in site.text
    assert "aim-SW" not in states(story, "aims")
    other = {each.key for each in panes(story, "Green")["aims"].cards}
    assert "aim-SW" in other


def test_egtved_asks_for_another_counter() -> None:
    assert card(Story(), "aims", "aim-SW").lines[1] == "1 antler, 1 tendon and 1 other: 5 ★"


def test_no_more_can_be_made_than_three_batches() -> None:
    tanning = (each for each in GAME.content.abilities if each.id == "tanning")
    assert made({"hide": 8}, tanning) == {"hide": 8, "leather": 9}


@pytest.mark.rule("E229")
def test_different_counters_may_be_raw() -> None:
    (valcamonica,) = [each for each in GAME.content.sites if each.id == "valcamonica"]
    assert lacking(valcamonica.base[0], {"wood": 1, "clay": 1, "rope": 1}) == 1


def test_whoever_asks_sees_no_question_about_what_they_have() -> None:
    story = forest(goods={"Red": "3 wood"}, leaders={"Red": "R1-01", "Green": "R1-02"})
    story.play("develop R1-02")
    asked = card(story, "plan", "request", "Green")
    told = ("2 status to Ana, who pays 3 wood", "Gather: +2 food. Go: +2 places on foot.")
    assert asked.lines == told
    assert chips(asked) == ["you lack 3 counters"]
    story.play("ask-food 1")
    assert card(story, "plan", "request").lines[0] == "2 status to you, for 3 wood"
    assert chips(card(story, "plan", "request")) == []


# What is pointed at


@pytest.mark.rule("E229")
def test_what_a_site_brings_to_others_is_told_only_where_it_is_open() -> None:
    told = {"tokens": {"SE 1": "Green"}, "status": {"Green": 7}}
    story = Story(**told)  # type: ignore[arg-type]
    assert region(story, "SE.1") == "Ben has offered at Valcamonica."
    assert region(story, "SE.1", 1) == "You have offered at Valcamonica: 2 status as it stands."
    shown = Story(open_points=True, **told)  # type: ignore[arg-type]
    assert region(shown, "SE.1") == "Ben has offered at Valcamonica: 2 status as it stands."


def test_a_landscape_tells_all_that_it_gives_and_costs() -> None:
    story = Story(tiles={"R1-05": "canoe_a", "R1-06": "grasslands", "R1-07": "mountain"})
    assert region(story, "R1-05").endswith(
        "Water: gather 0, fish 4, hunt 0; it cannot be walked, 1 by canoe."
    )
    assert region(story, "R1-06").endswith(
        "Grasslands: gather 3, fish 1, hunt 1; work power for one wood 2, flax 1, clay 2, stone 3,"
        " flint 3, ore 1; 1 food on foot, 3 by canoe."
    )
    assert region(story, "R1-07").endswith(
        "flint 1, ore 2; 5 food on foot, 2 with a rope, 5 by canoe with a rope."
    )


def test_the_headline_has_the_huts_of_whoever_has_most() -> None:
    story = Story(owns={"Red": "axe", "Green": "cart bow"})
    assert GAME.headline(GAME.view(story.state)).endswith("huts 2/8")


def test_a_sketch_tells_the_status_of_whoever_looks_alone() -> None:
    story = Story(status={"Red": 2, "Green": 3})
    lines = GAME.sketch(GAME.view(story.state, 0)).splitlines()[-2:]
    assert lines == [
        "Red: 0 food, no goods, 2 status; no ability",
        "Green: 0 food, no goods; no ability",
    ]
    alone = Story(players=1, tiles={"R1-05": "forest"}, leaders={"Red": "R1-05", "Dummy": "V-N"})
    assert "VillageD" in GAME.sketch(GAME.view(alone.state, 0))


# What is drawn

CELLS = {cell.id: cell.at for cell in GAME.content.cells}
CELLS |= {village.id: village.at for village in GAME.content.villages}
SCORED = (("tiles", "÷2"), ("fixed", "5"))


def test_the_key_tells_the_price_of_a_step_and_with_a_rope() -> None:
    drawn = key(GAME.content, 0.0)
    assert words(drawn) == ["1", "2", "5", "2", "3", "4", "1"]
    goods = [symbol for symbol in symbols(drawn) if symbol in MATERIALS]
    grass, forest, mountain = ["flax", "ore"], ["wood"], ["rope", "wood", "stone", "flint"]
    assert goods == [*grass, *forest, *mountain, *("clay", "ore"), *("stone", "flint")]


@pytest.mark.rule("E104")
def test_the_price_of_going_somewhere_stands_there_for_whoever_decides() -> None:
    story = Story(tiles={"R1-05": "forest"}, leaders={"Green": "V-N"}, food={"Red": 9, "Green": 9})
    found = {part.key: words(part.svg) for part in prices(GAME.view(story.state, 0), CELLS)}
    assert found == {"price-R1-05": ["2"]}
    assert list(prices(GAME.view(story.state, 1), CELLS)) == []


def test_a_way_has_the_colour_of_whoever_would_go_it() -> None:
    story = Story(tiles={"R1-05": "forest"}, leaders={"Green": "V-N"}, food={"Red": 9, "Green": 9})
    for seat in (0, 1):
        drawn = next(iter(ways(GAME.view(story.state, seat), CELLS))).svg
        assert [each.paint in drawn for each in SEATS[:2]] == [seat == 0, seat == 1]


def test_the_price_of_a_step_stands_on_the_border_that_it_crosses() -> None:
    story = Story(tiles={"R1-05": "forest"}, leaders={"Red": "V-N"}, food={"Red": 9})
    way = next(part for part in ways(GAME.view(story.state, 0), CELLS) if part.key == "way-R1-05")
    (one, _), (other, last), (_, end) = [middle(CELLS[cell]) for cell in ("V-N", "V-S", "R1-05")]
    circles = re.findall(r'<circle cx="(-?[\d.]+)" cy="(-?[\d.]+)"', way.svg)
    assert (one, other) == (0, 0)
    assert [float(y) for _, y in circles][1:3] == [
        last / 2,
        pytest.approx((last + end) / 2, abs=0.1),
    ]


def test_the_first_clan_has_huts_and_tokens_too() -> None:
    assert symbols(motif("axe", 0, False)) == ["axe", "hut-0"]
    assert symbols(motif("axe", -1, False)) == ["axe"]
    assert symbols(plates.pip((0.0, 0.0, 90.0, 40.0), 0)) == ["token-0"]
    assert symbols(plates.pip((0.0, 0.0, 90.0, 40.0), -1)) == []


def test_what_is_divided_stands_before_the_number() -> None:
    """1 status for two tiles is told as a hut, then a sign; 5 status as a number, then a star."""
    left = [re.findall(r'(?:translate\(| x=")(-?[\d.]+)', scores(*told)) for told in SCORED]
    assert [float(symbol) < float(letters) for symbol, letters in left] == [True, False]


def test_the_pictures_beside_the_rules_are_those_of_their_subject() -> None:
    for ability in GAME.content.abilities:
        assert PIECES[RULES[ability.id]] == PIECES[ability.name] == ability.id
    for action in ("work", "gather", "fish", "hunt", "butcher"):
        assert PIECES.get(ACTIONS[action], action) in (action, "food power")


def test_half_as_many_skins_or_other_strings_have_no_sign_in_common() -> None:
    assert plates._part((("hide", 1), ("leather", 1))) == [("", "skin")]
    assert plates._part((("hide", 2), ("leather", 1))) == [
        ("2", ""),
        ("", "hide"),
        ("/", ""),
        ("", "leather"),
    ]
    assert plates._part((("tendon", 1),)) == [("", "tendon")]


def test_a_map_is_shown_as_a_whole_a_little_below_what_can_be_read() -> None:
    pane = stage(GAME.view(Story().state, 0), GAME.content)
    assert pane.smallest == round(READ / 0.8, 3)
