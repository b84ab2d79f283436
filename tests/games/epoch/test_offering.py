"""Offers at ceremonial sites, with every kind of demand (E87 to E99, E227 to E239)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story


def at(site: str, goods: str, **told: object) -> Story:
    """Red beside a site in the northeast."""
    sites = {"NE": site}
    return Story(
        tiles={"R3-04": "forest", "R2-03": "forest"},
        leaders={"Red": "R3-04"},
        goods={"Red": goods},
        sites=sites,
        undiscovered="",
        **told,  # type: ignore[arg-type]
    )


@pytest.mark.rule("E87")
@pytest.mark.rule("E88")
@pytest.mark.rule("E239")
@pytest.mark.rule("E33")
def test_one_offer_a_turn_returns_its_resources_and_places_a_token() -> None:
    story = at("egtved", "1 antler 1 tendon 1 wood 2 hide").play("offer NE 2", "pay wood")
    assert (story.goods("Red"), story.tokens("NE")) == ("2 hide", ["", "Red", "", ""])
    assert story.may("offer") == []


@pytest.mark.rule("E89")
def test_a_segment_holds_one_token() -> None:
    story = at("barger", "1 hide 1 antler 1 tendon 1 rope", tokens={"NE 1": "Green"})
    assert story.may("offer") == ["NE 2"]


@pytest.mark.rule("E90")
@pytest.mark.rule("E12")
@pytest.mark.rule("E94")
def test_t56_one_token_at_a_site_and_its_extension() -> None:
    goods = "1 hide 1 antler 1 tendon 1 rope"
    free = at("barger", goods, players=3)
    assert free.may("offer") == ["NE 1", "NE 2", "NE 3"], "the third is on the extension"
    assert at("barger", goods, players=3, tokens={"NE 1": "Red"}).may("offer") == []


@pytest.mark.rule("E91")
@pytest.mark.rule("E92")
def test_the_leader_stands_beside_the_site_and_never_on_it() -> None:
    far = at("barger", "1 hide 1 antler")
    far.state.food[0] = 9
    assert far.may("offer") == ["NE 1"]
    assert set(far.may("walk")) <= {"R2-03"}, "a site is no tile"
    story = Story(
        tiles={"R3-04": "forest", "R2-03": "forest"},
        leaders={"Red": "R2-03"},
        goods={"Red": "1 hide 1 antler"},
        sites={"NE": "barger"},
    )
    assert story.may("offer") == []


@pytest.mark.rule("E95")
@pytest.mark.rule("E96")
@pytest.mark.rule("E97")
def test_an_offer_turns_up_the_quadrant() -> None:
    story = at("barger", "1 hide 1 antler").play("offer NE 1")
    assert story.is_up("R1-01", "R1-02", "R1-03", "R2-01", "R3-01", "R3-02", "R3-06")
    assert len(story.face_down) == 42 - 13
    assert story.status("Red") == 0


@pytest.mark.rule("E98")
@pytest.mark.rule("E99")
@pytest.mark.rule("A43")
def test_a_players_second_offer_turns_up_everything() -> None:
    told = {"sites": {"NE": "barger", "SE": "carnac"}, "undiscovered": "SE"}
    story = Story(
        tiles={"R3-04": "forest"},
        leaders={"Red": "R3-04"},
        goods={"Red": "1 hide 1 antler"},
        tokens={"SE 1": "Red"},
        **told,  # type: ignore[arg-type]
    ).play("offer NE 1")
    assert (story.face_down, story.undiscovered) == (set(), set())
    other = Story(
        tiles={"R3-04": "forest"},
        leaders={"Red": "R3-04"},
        goods={"Red": "1 hide 1 antler"},
        tokens={"SE 1": "Green"},
        **told,  # type: ignore[arg-type]
    ).play("offer NE 1")
    assert other.face_down, "the second of one player, not the second at all"


@pytest.mark.rule("A49")
def test_without_a_token_there_is_no_offer() -> None:
    tokens = {"SE 1": "Red", "SW 1": "Red", "NW 1": "Red", "E 1": "Red"}
    names = ("carnac", "valcamonica", "egtved", "varna")
    sites = {"NE": "barger", **dict(zip(("SE", "SW", "NW", "E"), names, strict=True))}
    story = Story(
        tiles={"R3-04": "forest"},
        leaders={"Red": "R3-04"},
        goods={"Red": "1 hide 1 antler"},
        sites=sites,
        tokens=tokens,
        undiscovered="",
        six_sites=True,
    )
    assert story.may("offer") == []


# What is asked for


@pytest.mark.rule("E227")
@pytest.mark.rule("E166")
@pytest.mark.rule("A39")
def test_carnac_takes_any_raw_and_processed_counters() -> None:
    story = at("carnac", "3 stone 1 deer 1 hide").play("offer NE 1")
    assert story.goods("Red") == "", "four raw ones, the deer among them, and a hide"
    assert at("carnac", "3 stone 2 hide").may("offer") == ["NE 2"]
    assert at("carnac", "4 stone").may("offer") == []


@pytest.mark.rule("A67")
def test_t58_counters_of_a_set_are_paid_in_one_order() -> None:
    story = at("carnac", "3 wood 2 flax 1 stone 1 deer 1 hide 1 rope").play("offer NE 1")
    for pick in ("wood", "wood", "stone"):
        story.play(f"pay {pick}")
    assert story.choices == ["pay hide", "pay rope"], "after stone only the deer was left"
    story.play("pay hide")
    assert story.goods("Red") == "1 wood 2 flax 1 rope"


@pytest.mark.rule("A67")
def test_only_picks_that_leave_the_rest_payable() -> None:
    story = at("carnac", "2 wood 1 stone 1 ore 1 hide 1 rope").play("offer NE 1")
    assert story.choices == ["pay hide", "pay rope"], "all four raw ones must go"


@pytest.mark.rule("E229")
@pytest.mark.rule("A42")
def test_valcamonica_takes_different_kinds_raw_and_processed() -> None:
    story = at("valcamonica", "2 wood 1 deer 1 hide 1 rope")
    assert story.may("offer") == ["NE 1"]
    assert story.play("offer NE 1").goods("Red") == "1 wood"
    assert at("valcamonica", "9 wood 9 hide 9 rope").may("offer") == []


@pytest.mark.rule("E231")
@pytest.mark.rule("A41")
def test_t41_egtved_takes_antler_tendon_and_another_kind() -> None:
    story = at("egtved", "2 antler 1 tendon 1 stone 1 deer").play("offer NE 2")
    assert story.choices == ["pay deer", "pay stone"], "no second antler"
    story.play("pay stone")
    assert story.tokens("NE")[1] == "Red"
    assert story.points("Red") == {"ceremonial sites": 5, "bonus": 2}


@pytest.mark.rule("A41")
def test_egtveds_other_resource_may_be_of_the_same_kind_by_option() -> None:
    assert at("egtved", "2 antler 1 tendon").may("offer") == []
    story = at("egtved", "2 antler 1 tendon", egtved_other_must_differ=False)
    assert story.play("offer NE 2").goods("Red") == ""


@pytest.mark.rule("E85")
def test_a_part_is_paid_so_that_the_other_resource_is_left() -> None:
    story = at("egtved", "1 hide 1 leather 1 rope").play("offer NE 1")
    assert story.choices == ["pay hide", "pay leather"]
    assert story.play("pay hide").goods("Red") == "", "the leather is the other resource"


@pytest.mark.rule("E233")
@pytest.mark.rule("E234")
@pytest.mark.rule("A42")
def test_t42_barger_takes_different_processed_materials() -> None:
    goods = "1 tendon 1 rope 1 leather 1 bronze 5 wood"
    story = at("barger", goods).play("offer NE 2")
    assert story.goods("Red") == "5 wood"
    assert story.points("Red") == {"ceremonial sites": 8, "bonus": 2}
    assert at("barger", "3 tendon 5 wood").may("offer") == []


@pytest.mark.rule("E235")
@pytest.mark.rule("E236")
def test_t43_varna_takes_two_of_three() -> None:
    goods = "2 leather 2 hide 2 wood"
    pairs = {"wood leather": "2 hide", "hide leather": "2 wood", "wood hide": "2 leather"}
    for pair, left in pairs.items():
        story = at("varna", goods).play("offer NE 1")
        assert len(story.choices) == 3
        story.play(f"pay-both {pair}")
        assert story.goods("Red") == left
        assert story.points("Red") == {"ceremonial sites": 4, "bonus": 2}
    assert at("varna", "3 leather 1 hide 1 wood").may("offer") == []


def test_stonehenge_asks_for_stones_and_something_else() -> None:
    story = at("stonehenge", "4 stone 1 tendon 2 flax").play("offer NE 2")
    assert story.choices == ["pay flax", "pay tendon"]
    assert story.play("pay flax").goods("Red") == "1 tendon"


# Scores of sites


def scored(site: str, tokens: dict[str, str], players: int = 2, **told: object) -> Story:
    """Tokens at a site, and its points as they stand."""
    places = {f"NE {number}": owner for number, owner in tokens.items()}
    return Story(
        players=players,
        sites={"NE": site},
        tokens=places,
        **told,  # type: ignore[arg-type]
    )


@pytest.mark.rule("E228")
@pytest.mark.rule("E158")
def test_t39_carnac_counts_developed_tiles() -> None:
    owned = "axe basket boots bow canoe cart cloak dagger gloves"
    story = scored("carnac", {"1": "Red"}, owns={"Red": owned})
    assert story.points("Red")["ceremonial sites"] == 5
    assert scored("carnac", {"1": "Red"}).points("Red") == {"bonus": 2}


@pytest.mark.rule("E230")
@pytest.mark.rule("A46")
def test_t40_valcamonica_counts_status_counters_that_are_held() -> None:
    story = scored("valcamonica", {"1": "Red"}, status={"Red": 20}, owns={"Green": "axe"})
    assert story.points("Red") == {"collected status": 20, "ceremonial sites": 7, "bonus": 2}
    story.play("homage Green")
    assert story.points("Red")["ceremonial sites"] == 6, "19/3"


@pytest.mark.rule("E232")
@pytest.mark.rule("E93")
@pytest.mark.rule("E144")
def test_egtved_gives_five() -> None:
    assert scored("egtved", {"1": "Red"}).points("Red")["ceremonial sites"] == 5


@pytest.mark.rule("E237")
@pytest.mark.rule("E238")
@pytest.mark.rule("E161")
@pytest.mark.rule("A47")
def test_t44_stonehenge_is_shared() -> None:
    alone = scored("stonehenge", {"1": "Red"})
    assert alone.points("Red")["ceremonial sites"] == 8
    three = {"1": "Red", "2": "Green", "3": "Black"}
    of_four = scored("stonehenge", three, players=4)
    assert [of_four.points(who)["ceremonial sites"] for who in three.values()] == [5, 5, 5]
    of_three = scored("stonehenge", {"1": "Red", "2": "Green"}, players=3)
    assert of_three.points("Red")["ceremonial sites"] == 6, "12 with three players"
