"""Shelves: what is missing for an aim, what actions give, and what is told of clans."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.content.parts import ABILITIES, SITES
from lascaux.games.epoch.words.aiming import lacking
from lascaux.games.epoch.words.lore import INVENTIONS
from lascaux.games.epoch.words.lore import SITES as SITE_LORE
from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import RULES, card, chips, panes
from tests.games.epoch.scenario import Story
from tests.games.epoch.test_long_turn import the_example


def beside(tile: str, held: str = "", **more: object) -> Story:
    """Red beside an open tile."""
    told: dict[str, object] = {
        "tiles": {"R1-01": "forest", "R1-02": tile},
        "leaders": {"Red": "R1-01"},
        "goods": {"Red": held} if held else {},
        "food": {"Red": 4},
    }
    return Story(**(told | more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("goods", "parts", "note", "group"),
    [
        ("1 wood 3 stone", ["wood 1", "stone 3"], "now", "Now"),
        ("1 wood 2 flint", ["wood 1", "flint +1"], "1 short", "Short"),
        ("2 flint", ["wood +1", "flint +1"], "2 short", "Short"),
    ],
)
def test_an_aim_says_what_is_in_hand_and_what_is_missing(
    goods: str, parts: list[str], note: str, group: str
) -> None:
    found = card(beside("axe_a", goods), "aims", "aim-R1-02")
    assert (chips(found), found.note, found.group) == (parts, note, group)
    assert found.badge == "2 ★"


@pytest.mark.rule("E127")
def test_what_can_be_made_is_told_before_what_lacks() -> None:
    story = beside("axe_a", "2 ore 2 wood", owns={"Red": "casting_bronze"})
    found = card(story, "aims", "aim-R1-02")
    assert (found.note, found.group) == ("make some first", "Make first")


def test_a_payable_tile_far_away_has_the_price_of_the_way() -> None:
    story = Story(
        tiles={"R1-01": "forest", "R1-08": "grasslands", "R2-13": "forest", "R3-18": "basket_b"},
        leaders={"Red": "V-N"},
        goods={"Red": "3 wood"},
        food={"Red": 9},
    )
    found = card(story, "aims", "aim-R3-18")
    reach = {way["cell"]: way["food"] for way in GAME.view(story.state, 0)["reach"]}
    assert found.note == f"{reach['R2-13']} food away"
    assert found.group == "A journey off"


def test_aims_stand_by_what_they_lack_and_then_by_the_way() -> None:
    tiles = {"R1-01": "pottery_b", "R1-03": "spear_a", "R1-05": "bow_a", "R1-07": "basket_b"}
    story = Story(tiles=tiles, goods={"Red": "2 wood 2 stone"}, food={"Red": 9})
    found = [(each.key, each.note) for each in panes(story)["aims"].cards]
    assert [each for each in found if "R1" in each[0]] == [
        ("aim-R1-05", "1 short"),
        ("aim-R1-07", "1 short"),
        ("aim-R1-01", "1 short"),  # a step away
        ("aim-R1-03", "2 short"),
    ]


def test_what_could_be_paid_but_is_out_of_reach_is_for_later() -> None:
    story = Story(tiles={"R3-04": "basket_b"}, goods={"Red": "3 wood"}, food={"Red": 9})
    found = card(story, "aims", "aim-R3-04")
    assert (found.note, found.group) == ("out of reach", "Later")


def test_a_way_is_shown_to_whose_leader_would_go_it() -> None:
    story = Story(
        tiles={"R1-01": "forest", "R2-02": "basket_b"}, leaders={"Red": "V-S"}, food={"Red": 9}
    )
    assert card(story, "aims", "aim-R2-02").shows == "way-R1-01"
    assert card(story, "aims", "aim-R2-02", owner="").shows == ""


def test_others_who_could_pay_it_are_marked() -> None:
    story = beside("basket_a", goods={"Green": "3 wood"})
    marks = [chip.symbol for chip in card(story, "aims", "aim-R1-02").chips]
    assert marks == ["wood", "badge-1"]


def test_what_is_developed_or_known_is_no_aim() -> None:
    story = beside("axe_b", "", owns={"Red": "axe"})
    assert not [c.key for c in panes(story, "Red")["aims"].cards if c.key == "aim-R1-02"]


@pytest.mark.rule("E231")
def test_the_other_counter_of_egtved_differs() -> None:
    egtved = GAME.content.sites[SITES.index("egtved")].base[0]
    assert lacking(egtved, {"hide": 2, "rope": 1}) == 1
    assert lacking(egtved, {"hide": 2, "rope": 1}, differs=False) == 0
    assert lacking(egtved, {"hide": 1, "leather": 1, "rope": 1}) == 0


@pytest.mark.rule("E235")
def test_two_of_three_lack_what_the_nearest_two_lack() -> None:
    varna = GAME.content.sites[SITES.index("varna")].base[0]
    assert lacking(varna, {"leather": 2, "hide": 1}) == 1
    assert lacking(varna, {}) == 4


def test_the_rail_says_what_each_action_gives_here() -> None:
    story = the_example()
    assert card(story, "actions", "act-gather").lines == ("3 food",)
    assert card(story, "actions", "act-work").lines == ("up to 4 power",)
    assert chips(card(story, "actions", "act-work")) == ["badge-1 +1"]
    assert card(story, "actions", "act-butcher").lines == ("no deer",)
    assert card(story, "actions", "act-load").note == "1 too many"


def test_the_own_clan_shows_its_inventions_and_which_are_used() -> None:
    owns = {"Red": "jug axe", "Green": "bow"}
    story = Story(owns=owns, food={"Red": 1})
    own = [chip for chip in card(story, "mine", "clan-0").chips if chip.symbol in ABILITIES]
    assert [chip.name for chip in own] == ["Axe", "Jug, used"]
    others = card(story, "clans", "clan-1").chips
    assert not [chip for chip in others if chip.symbol in ABILITIES]


def test_status_that_others_have_collected_is_not_shown() -> None:
    story = the_example()
    mine, hers = card(story, "mine", "clan-0"), card(story, "clans", "clan-1")
    assert ("status 7" in chips(mine), mine.badge) == (True, "9")
    assert not [chip for chip in hers.chips if chip.symbol == "status"]
    assert hers.badge == ""
    assert "status" not in hers.text
    opened = Story(open_points=True, status={"Green": 3}, leaders={"Green": "V-N"})
    assert "status 3" in chips(card(opened, "clans", "clan-1"))


def test_borrowed_abilities_are_open_for_the_turn() -> None:
    story = the_example()
    assert card(story, "abilities", "ability-gloves").note == "1 ★ to use"
    story.play("homage Green")
    assert card(story, "abilities", "ability-gloves").note == "open this turn"
    assert card(story, "abilities", "ability-jug").note == "used"
    assert "open this turn" in chips(card(story, "clans", "clan-1"))


def test_a_bench_stands_while_something_is_prepared_for_whoever_decides() -> None:
    story = the_example().play("develop R2-09", "walk R1-06")
    assert "plan" not in panes(story, "Red")
    story.play("work")
    bench = panes(story, "Red")["plan"]
    assert (bench.role, bench.title) == ("bench", "Work")
    assert [c.key for c in bench.cards][:3] == ["work-power", "effort", "buy-wood"]
    assert "plan" not in panes(story, "Green")
    assert "plan" not in panes(story)


def test_a_payment_shows_what_is_asked_and_what_is_picked() -> None:
    story = beside("casting_bronze_a", "1 stone 1 clay 1 wood 1 hide 1 leather")
    story.play("develop R1-02")
    found = card(story, "plan", "payment")
    assert found.lines == ("1 stone or 1 clay, and 1 wood, and 1 hide or 1 leather",)
    story.play("pay clay")
    assert chips(card(story, "plan", "payment")) == ["wood 1", "clay 1"]


def test_rules_on_cards_are_rules() -> None:
    story = the_example().play("develop R2-09", "walk R1-06", "work")
    rules = {c.rule for pane in panes(story, "Red").values() for c in pane.cards}
    assert rules <= RULES


def test_every_invention_and_every_site_has_its_entry() -> None:
    assert sorted(INVENTIONS) == sorted(ABILITIES)
    assert sorted(SITE_LORE) == sorted(SITES)
    assert len({*INVENTIONS.values(), *SITE_LORE.values()}) == len(ABILITIES) + len(SITES)


def test_the_headline_tells_of_the_end() -> None:
    story = the_example()
    view = GAME.view(story.state)
    down = len(story.face_down)
    assert GAME.headline(view) == f"round 2 · {down} face down · huts 4/8"
    alone = GAME.view(Story(players=1, in_round=5).state)
    assert GAME.headline(alone).startswith("round 5 of 19 · ")
    view["last_rounds"] = 3
    assert GAME.headline(view) == "round 2, 2 rounds after it"
    view["last_rounds"] = 1
    assert GAME.headline(view) == "last round"


def test_the_turn_shows_what_of_it_is_done() -> None:
    story = the_example().play("develop R2-09")
    steps = GAME.turn_steps(GAME.view(story.state))
    assert steps and steps.names == ("Action", "Develop ✓", "Offer")
