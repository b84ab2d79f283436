"""Before a game: options explain themselves, what cannot be is refused, newcomers are helped."""

from __future__ import annotations

import re
from itertools import combinations

import httpx
import pytest

from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game, game_ids
from lascaux.engine.options import specs
from lascaux.engine.rulebook import numbers
from lascaux.table.room import opponents
from lascaux.testing.option_sets import option_sets
from tests.table.house import House, Visitor, in_house
from tests.table.test_pages import Page, page

OURS = [game_id for game_id in game_ids() if game(game_id).illustrations().places]
ALERT = re.compile(r'role="alert">([^<]+)<')


async def refused(
    visitor: Visitor, game_id: str, seats: list[str], **fields: str
) -> httpx.Response:
    """What is answered to a form that cannot be granted."""
    form = {f"seat-{number}": seat for number, seat in enumerate(seats)}
    form |= {"game": game_id, "players": str(len(seats)), **fields}
    answer = await visitor.post("/tables", **form)
    assert answer.status_code == 422
    return answer


@pytest.mark.parametrize("game_id", OURS)
def test_every_option_says_what_it_does_and_what_each_choice_leads_to(game_id: str) -> None:
    for spec in specs(game(game_id).Options):
        assert len(spec.help.split()) >= 4, spec.name
        cited = set(re.findall(r"\b[A-Z]\d+\b", spec.help))
        assert cited <= set(numbers(game(game_id).rules())), spec.name
        if spec.kind in ("flag", "choice"):
            assert set(spec.means) == set(spec.choices or ("yes", "no")), spec.name
            assert len(set(spec.means.values())) == len(spec.means) or spec.several, spec.name


@in_house
async def test_the_form_tells_it_all_and_leads_to_the_rules(house: House) -> None:
    html = await house.visitor().page("/games/epoch")
    assert "Yes: you know what land you will find, not what is invented there" in html
    assert "Everybody gets a pair, and play begins at once" in html
    assert '(<a href="/games/epoch/rules#A7">A7</a>)' in html
    ways, _, fine = html.partition("Finer points")
    assert 'id="option-mode"' in ways
    assert 'id="option-start_mode"' in fine


@pytest.mark.parametrize("game_id", OURS)
def test_whatever_the_form_offers_can_be_played_by_any_number_of_players(game_id: str) -> None:
    found = game(game_id)
    several = [spec for spec in specs(found.Options) if spec.several]
    mixed = [
        found.Options(**{spec.name: "+".join(each)})
        for spec in several
        for size in (2, len(spec.choices) - 1)
        for each in combinations([one for one in spec.choices if one != spec.default], size)
    ]
    for options in [*option_sets(found), *mixed]:
        for players in found.player_counts:
            assert found.new(players, "any", options).players == players


@pytest.mark.parametrize(
    ("game_id", "players", "fields", "why"),
    [
        (
            "epoch",
            3,
            {"option-carrier_places": "7,5"},
            "carrier places are a number from 5 to 7, or one for each of 3 players, not '7,5'",
        ),
        ("cromagnon", 2, {"option-head_start": "1,2"}, "head start takes five numbers"),
        ("tribes", 2, {"option-round_cap": "0"}, "round cap takes a number from 1 to 999"),
        ("rise", 2, {"option-terrain": "desert"}, "terrain is one of none, spice"),
        ("hunters", 7, {}, "hunters is for 2 to 5 players, not 7"),
        ("hunters", 2, {"clock": "soon"}, "clock is a number, not 'soon'"),
        ("hunters", 2, {"players": "two"}, "players is a number, not 'two'"),
        ("hunters", 2, {"seat-1": "bot:nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_what_was_filled_in_stays(
    game_id: str, players: int, fields: dict[str, str], why: str
) -> None:
    @in_house
    async def check(house: House) -> None:
        seats = ["bot:sharp", "me", *["here"] * (players - 2)]
        answer = await refused(house.visitor(), game_id, seats, name="Ana", coach="no", **fields)
        (told,) = ALERT.findall(answer.text)
        assert why in told.replace("&#39;", "'")
        assert "--" not in told
        form = Page(answer.text)
        ((_, name),) = form.named("name")
        assert name["value"] == "Ana"
        for field, value in fields.items():
            if field.startswith("option-") and field != "option-terrain":
                assert [each["value"] for _, each in form.named(field)] == [value]
        chosen = [
            each["value"] for tag, each in form.elements if tag == "option" and "selected" in each
        ]
        assert chosen[0] == "bot:sharp"
        assert chosen[1] == "me" or "seat-1" in fields
        assert chosen[-1] == "no"

    check()


@in_house
async def test_choices_that_were_made_stay_with_a_refusal(house: House) -> None:
    answer = await refused(
        house.visitor(),
        "epoch",
        ["me", "link"],
        **{"option-mode": "extended", "option-six_sites": "yes", "seed": "known"},
    )
    assert "a seed cannot be chosen" in ALERT.findall(answer.text)[0]
    form = Page(answer.text)
    assert {each["value"] for _, each in form.named("option-mode") if "checked" in each} == {
        "extended"
    }
    assert {each["value"] for _, each in form.named("option-six_sites") if "checked" in each} == {
        "yes"
    }


@in_house
async def test_who_has_not_played_yet_is_offered_the_lesson_and_the_gentlest_bot(
    house: House,
) -> None:
    visitor = house.visitor()
    gentlest = opponents.levels()[0]
    offer = f"Play against a {gentlest.name} bot"
    html = await visitor.page("/games/hunters")
    assert offer in html
    assert 'action="/games/hunters/guide"' in html
    lobby = await page(visitor, "/")
    picked = [
        each["value"] for tag, each in lobby.elements if tag == "option" and "selected" in each
    ]
    assert set(picked) == {gentlest.spec}
    assert "New here?" in await visitor.page("/")
    await visitor.post("/tables", game="hunters", quick="yes", bot=gentlest.spec)
    assert offer not in await visitor.page("/games/hunters")
    assert offer in await visitor.page("/games/rise")
    lobby = await page(visitor, "/")
    picked = [
        each["value"] for tag, each in lobby.elements if tag == "option" and "selected" in each
    ]
    assert set(picked) == {opponents.STEADY}
    assert "New here?" not in await visitor.page("/")


@in_house
async def test_levels_are_told_where_they_are_chosen(house: House) -> None:
    visitor = house.visitor()
    for path in ("/", "/games/rise"):
        html = await visitor.page(path)
        for level in opponents.levels():
            assert level.summary in html


def test_a_game_refuses_in_a_sentence_by_itself() -> None:
    """So that every way to choose options tells the same."""
    found = game("epoch")
    with pytest.raises(LascauxError, match="or one for each of 4 players"):
        found.new(4, "any", found.Options(carrier_places="6,6"))
