"""What is set beside the map: types, one's own hand, what may be under tiles, the others."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.cromagnon import CroMagnonGame
from tests.games.cromagnon.choosing import NAMES, card, panes
from tests.games.cromagnon.scenario import GAME, Story
from tests.games.cromagnon.test_conflict import conflict
from tests.games.cromagnon.walks import positions


def test_a_type_tells_what_it_would_pay_the_viewer_and_the_best_other() -> None:
    story = Story(
        tribes={"Red": "south_asia 2", "Green": "south_asia 1"},
        lying={"south_asia": "earth_mother! - -", "siberia": "earth_mother - -"},
        left={"earth_mother": "temple"},
    )
    found = card(story, "types", "type-earth_mother", "Red")
    assert [chip.text for chip in found.chips] == ["5", "2"]
    assert found.shows == "lens-earth_mother"
    assert set(found.parts) == {"south_asia", "siberia"}
    assert "If it were scored now and nobody bid: you +5, Ben +2" in found.text


def test_a_scored_type_steps_back() -> None:
    found = card(Story(scored="amber"), "types", "type-amber", "Red")
    assert (found.state, found.note, found.chips) == ("used", "scored", ())


def test_the_own_hand_shows_undersides_and_others_show_types_alone() -> None:
    story = Story(hand={"Red": "amber/relocate ochre/value", "Green": "amber/foreign_3"})
    found = card(story, "hand", "held-amber-relocate", "Red")
    assert (found.title, [chip.text for chip in found.chips]) == ("Amber", ["Relo\u00adcate"])
    assert card(story, "hand", "held-ochre-value", "Red").note == "shown"
    rival = card(story, "seats", "seat-1", "Red")
    assert "Foreign" not in json.dumps(asdict(rival)) and "Amber" in rival.text
    assert "hand" not in panes(story), "a spectator holds nothing"


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("mode", "here", "told"),
    [
        ("half_any_or_one_match", "1 or ½", " Where its type lies it may add 1 instead."),
        ("half_only", "½", ""),
        ("one_and_half_on_match", "1½", " Where its type lies it adds 1½."),
    ],
)
def test_a_half_tile_tells_what_it_adds_as_it_is_played(mode: str, here: str, told: str) -> None:
    story = conflict(
        {"Red": "oceania 2", "Green": "oceania 1"},
        {"oceania": "beast_spirit! - fire_drill!"},
        hand={"Red": "beast_spirit/half hand_axe/half"},
        half_tile_mode=mode,
    ).play("fight oceania")
    fits, other = (
        card(story, "hand", f"held-{kind}-half", "Red") for kind in ("beast_spirit", "hand_axe")
    )
    assert (fits.note, other.note) == (f"adds {here}", "adds ½")
    assert (
        fits.text
        == f"Half. In a conflict it adds ½ in any area.{told} Or keep it: it scores at the end."
    )


def test_a_set_bonus_tells_what_is_printed_on_it() -> None:
    game = CroMagnonGame()
    game.content = replace(game.content, constants=replace(game.content.constants, set_bonus=7))
    story = Story(hand={"Red": "shells/set_bonus"}, game=game)
    shelf = next(pane for pane in game.panes(story.view_of("Red"), NAMES) if pane.key == "hand")
    (found,) = [card for card in shelf.cards if card.key == "held-shells-set_bonus"]
    assert "without itself, pays 7 points." in found.text


def test_tiles_that_are_alike_are_one_card() -> None:
    story = Story(hand={"Red": "sky_father/value sky_father/value"})
    assert card(story, "hand", "held-sky_father-value", "Red").badge == "×2"


def test_what_may_be_under_tiles_is_told_by_what_the_viewer_knows() -> None:
    story = Story(hand={"Red": "amber/relocate", "Green": "amber/foreign_3"})
    found = card(story, "under", "under-amber", "Red")
    assert [(chip.name, chip.text) for chip in found.chips] == [
        ("Value", "left"),
        ("Foreign movement 3", "Ben, or left"),
        ("Relocate", "yours"),
        ("Points by hand", "Ben, or left"),
    ]
    assert found.text.startswith("Value: left; Foreign movement 3: Ben, or left; Relocate: yours")
    taken = Story(hand={"Green": "amber/foreign_3"}, left={"amber": ""})
    told = [chip.text for chip in card(taken, "under", "under-amber", "Red").chips]
    assert told == ["played", "Ben?", "Ben?", "Ben?"], "none is left"


def test_in_a_conflict_the_rail_holds_its_areas_and_seats_tell_their_force() -> None:
    story = Story(
        tribes={"Red": "near_east 1, south_asia 2", "Green": "south_asia 2"},
        hand={"Red": "amber/relocate", "Green": "amber/vp_by_hand"},
        lying={"south_asia": "earth_mother! amber -", "central_asia": "earth_mother - -"},
        left={"earth_mother": "temple"},
    ).play("start near_east", "send central_asia", "take central_asia gods")
    story.play("play nothing")
    notes = {each.key: each.note for each in panes(story, "Red")["types"].cards}
    assert notes == {
        "type-earth_mother": "type 1 of 9",
        "fight-central_asia": "to come",
        "fight-south_asia": "to come",
    }
    story.play("fight south_asia")
    rival = card(story, "seats", "seat-1", "Red")
    assert [chip.text for chip in rival.chips] == ["force 2", "1st +3", "could add 1"]
    assert card(story, "hand", "held-amber-relocate", "Red").note == "adds 1"
    board = panes(story, "Red")["map"]
    assert board.title == "South Asia"


def test_whoever_may_hide_a_half_tile_could_add_it() -> None:
    tribes = {"Red": "oceania 2", "Green": "oceania 1"}
    for tile, told in (("hand_axe/own_2", "could add ½?"), ("ochre/pay_all", "can add nothing")):
        story = conflict(tribes, hand={"Green": tile}).play("fight oceania")
        assert [chip.text for chip in card(story, "seats", "seat-1", "Red").chips][-1] == told


def test_an_area_tells_first_who_is_there_and_how_far_they_can_go() -> None:
    story = Story(
        tribes={"Red": "near_east 1", "Green": "near_east 3"}, lying={"near_east": "- ochre! -"}
    )
    regions = GAME.regions(story.view_of("Red"), NAMES)
    told = {region.parts: region.text for region in regions}
    assert told["near_east",] == (
        "Near East: you 1, Ben 3; 3 steps from here. Ochre (taken). Worth 5/2 in every conflict."
    )
    assert told["siberia",].startswith("Siberia: nobody is there. ")
    assert told["siberia",].endswith(" Whoever comes first pays a tool.")


@pytest.mark.parametrize("players", [2, 5])
def test_panes_and_decisions_of_others_are_those_of_a_redraw(players: int) -> None:
    for number, state in enumerate(positions(players, 11, every=13)):
        for seat in range(-1, players):
            if seat == state.to_move:
                continue
            twin = state.determinize(seat, Rng(f"{number} {seat}"))
            same = GAME.panes(GAME.view(twin, seat), NAMES[:players])
            assert GAME.panes(GAME.view(state, seat), NAMES[:players]) == same
            asked = GAME.decision(state, seat, NAMES[:players])
            assert asked == GAME.decision(twin, seat, NAMES[:players])
            assert not asked.choices
