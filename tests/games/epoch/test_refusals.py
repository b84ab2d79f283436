"""Why something cannot be done: every refusal names its rule."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story

TILES = {"R1-05": "axe_a", "R1-04": "water", "R1-06": "grasslands"}


def at_home(**told: object) -> Story:
    """Red on the southern village."""
    known = {"tiles": TILES, **told}
    return Story(**known)  # type: ignore[arg-type]


def test_placing() -> None:
    story = Story.from_box(2, mode="extended")
    story.refuses("place R2-01", "E137").play("place V-N", "end-turn").refuses("place V-N", "A9")


def test_actions() -> None:
    story = at_home(food={"Red": 0}).refuses("work", "E46").refuses("butcher", "E66")
    story.refuses("explore", "E69").play("gather", "stop").refuses("fish", "E33")
    wet = Story(tiles=TILES, leaders={"Red": "R1-04"}, food={"Red": 2})
    wet.refuses("work", "A12").refuses("gather", "A12")


def test_within_actions() -> None:
    story = at_home(food={"Red": 2}).play("work").refuses("walk R1-05", "E44")
    story.refuses("buy flint", "E48").refuses("look hide", "E59").refuses("catch ore", "E61")
    story.refuses("persist ore", "E64").refuses("string rope", "E197").refuses("cook clay", "E217")
    story.play("effort").refuses("effort", "E51").refuses("make rope", "A19")
    butcher = at_home(goods={"Red": "1 deer"}).play("butcher")
    butcher.refuses("cut antler+hide+food", "E67")
    pots = at_home(owns={"Red": "pottery"}, goods={"Red": "2 clay"}).play("gather", "cook clay")
    pots.refuses("cook clay", "A21")


def test_exploring() -> None:
    story = at_home(food={"Red": 9}).play("explore").refuses("turn-up R1-05", "E69")
    story.refuses("turn-up R3-01", "E69")
    poor = at_home(food={"Red": 1}, goods={"Red": "1 deer"}).play("explore")
    poor.play("turn-up R1-03").refuses("turn-up R1-07", "A14")


def test_extras() -> None:
    story = at_home().refuses("eat", "E101").refuses("homage Red", "E129")
    story.refuses("homage Dummy", "E129").refuses("homage Green", "A2").refuses("horse", "E211")
    story.refuses("make rope", "E127").refuses("load", "A64")
    poor = at_home(owns={"Green": "axe"}).refuses("homage Green", "E129")
    assert poor.status("Red") == 0
    paid = at_home(owns={"Green": "axe"}, status={"Red": 2}).play("homage Green")
    paid.refuses("homage Green", "A2")
    at_home(owns={"Red": "tanning"}).refuses("make leather", "E167")
    horse = at_home(owns={"Red": "horse"}, food={"Red": 3}).play("horse")
    horse.refuses("horse", "E211")


def test_steps() -> None:
    story = at_home(food={"Red": 0})
    story.refuses("walk R1-05", "E104").refuses("walk R3-01", "E104").refuses("walk R1-03", "E106")
    story.refuses("walk R1-04", "E111").refuses("paddle R1-04", "E115")
    roped = Story(tiles={"R1-05": "mountain"}, owns={"Red": "canoe"}, food={"Red": 9})
    roped.refuses("paddle R1-05", "E119")
    wet = Story(tiles=TILES, leaders={"Red": "R1-04"}, food={"Red": 9}).play("fish")
    wet.refuses("walk V-S", "E122")
    crowded = at_home(leaders={"Red": "V-S", "Green": "R1-06"}, food={"Red": 1})
    crowded.refuses("walk R1-06", "A63")


def test_nobody_stops_on_anothers_tile() -> None:
    story = at_home(leaders={"Red": "V-S", "Green": "R1-06"}, food={"Red": 9})
    story.play("walk R1-06")
    story.refuses("end-turn", "E108").refuses("gather", "E108").refuses("develop R1-05", "E108")


def test_developing() -> None:
    goods = {"Red": "1 wood 3 stone"}
    story = at_home(goods=goods).refuses("develop R1-03", "E81").refuses("develop R1-06", "E77")
    story.play("develop R1-05").refuses("develop R1-05", "E76")
    at_home(goods=goods, owns={"Green": "axe"}).refuses("develop R1-05", "E76")
    asked = at_home(goods=goods, leaders={"Red": "V-S", "Green": "R1-05"})
    asked.play("develop R1-05", "refuse").refuses("develop R1-05", "A1")


@pytest.mark.rule("E84")
def test_an_ability_twice_is_refused() -> None:
    story = Story(
        tiles={"R1-05": "axe_b", "R1-01": "axe_a"},
        owns={"Red": "axe"},
        goods={"Red": "1 wood 3 stone"},
    )
    assert (story.hut("R1-01"), story.hut("R1-05")) == ("Red", "")
    story.refuses("develop R1-05", "E84")


def test_offering() -> None:
    told = {"tiles": {"R3-04": "forest"}, "sites": {"NE": "barger"}, "undiscovered": ""}
    here = {"leaders": {"Red": "R3-04"}, **told}
    story = Story(goods={"Red": "1 hide 1 antler"}, **here)  # type: ignore[arg-type]
    story.refuses("offer SE 1", "E91").refuses("offer NE 2", "E88").refuses("offer NE 4", "E89")
    story.play("offer NE 1").refuses("offer NE 2", "E87")
    again = Story(tokens={"NE 1": "Red"}, **here)  # type: ignore[arg-type]
    again.refuses("offer NE 2", "E90")
    taken = Story(tokens={"NE 1": "Green"}, **here)  # type: ignore[arg-type]
    taken.refuses("offer NE 1", "E89")


def test_paying_and_loading() -> None:
    goods = {"Red": "1 wood 3 stone 3 flint"}
    story = at_home(goods=goods).play("develop R1-05").refuses("pay bronze", "E85")
    story.refuses("buy wood", "E85")
    load = at_home(goods={"Red": "2 wood"}).play("load", "leave wood").refuses("take wood", "A67")
    load.refuses("leave ore", "A67")
    full = at_home(goods={"Red": "4 wood 4 stone"}, food={"Red": 5}).play("walk R1-05")
    full.refuses("leave ore", "A63")
