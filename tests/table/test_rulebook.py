"""The rules pages: a summary, anchors that hold, pictures that are drawn, marks on what is ours."""

from __future__ import annotations

import re

import pytest

from lascaux.engine.game import game, game_ids
from lascaux.engine.rulebook import RULINGS, SUMMARY, chapters, numbers
from lascaux.table.web.rulebook import rulebook
from tests.table.house import House, in_house
from tests.table.test_light import opened
from tests.table.test_pages import page

OURS = [game_id for game_id in game_ids() if game(game_id).illustrations().places]
MOST_BYTES = 60_000  # for a rules page with all that it needs, packed
MOST_WORDS = 330  # of a summary: two screens of a laptop, one sheet of paper
TAG = re.compile(r"<[^>]+>")
ITEM = re.compile(r'<li id="(\w+)" class="([^"]+)">(.*?)(?=<li|</ul>)', re.DOTALL)


def items(game_id: str) -> dict[str, tuple[str, str]]:
    """By number: the classes of its item, and its text as HTML."""
    whole = "".join(chapter.html for chapter in rulebook(game_id).chapters)
    return {number: (kind, text) for number, kind, text in ITEM.findall(whole)}


def test_all_our_games_have_pictures_in_their_rules() -> None:
    assert OURS == ["cromagnon", "epoch", "hunters", "rise", "tribes"]


@pytest.mark.parametrize("game_id", OURS)
def test_a_summary_tells_turn_points_and_end_on_one_page(game_id: str) -> None:
    told = chapters(game(game_id).rules())
    assert next(iter(told)) == SUMMARY
    parts = re.findall(r"^### (.+)$", told[SUMMARY], re.MULTILINE)
    assert [parts[0], parts[-1]] == ["Your turn", "The end"]
    assert parts[1].startswith("What brings ")
    assert 100 < len(told[SUMMARY].split()) < MOST_WORDS
    mentioned = set(re.findall(r"\b[A-Z]\d+\b", told[SUMMARY]))
    assert len(mentioned) >= 8
    assert mentioned <= set(numbers(game(game_id).rules()))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_link_within_the_rules_leads_to_something_there(game_id: str) -> None:
    @in_house
    async def check(house: House) -> None:
        shown = await page(house.visitor(), f"/games/{game_id}/rules")
        ids = set(shown.ids())
        links = [each["href"] for tag, each in shown.elements if tag in ("a", "use")]
        within = [link[1:] for link in links if link.startswith("#")]
        assert len(within) >= len(numbers(game(game_id).rules()))
        assert set(within) <= ids
        titles = [title for title in chapters(game(game_id).rules()) if title != SUMMARY]
        contents = [link for link in within if link.startswith("chapter-")]
        assert len(contents) == len(titles) + (rulebook(game_id).summary is not None)

    check()


@pytest.mark.parametrize("game_id", OURS)
def test_pictures_are_drawn_with_symbols_that_are_there_each_once(game_id: str) -> None:
    drawn = game(game_id).illustrations()
    defined = re.findall(r'\bid="([^"]+)"', drawn.definitions)
    assert len(defined) == len(set(defined))
    assert all(name.startswith("shown-") for name in defined)
    needed = re.findall(r'\bhref="#([^"]+)"|url\(#([^)]+)\)', drawn.definitions)
    shown = {each.symbol for pieces in drawn.places.values() for each in pieces}
    assert shown | {first or second for first, second in needed} <= set(defined)


@pytest.mark.parametrize("game_id", OURS)
def test_every_piece_stands_where_its_game_says(game_id: str) -> None:
    """A chapter that was renamed loses no picture."""
    places = game(game_id).illustrations().places
    book = rulebook(game_id)
    html = "".join([str(book.summary), *[f"{each.heading}{each.html}" for each in book.chapters]])
    beside = {number for number, (_, text) in items(game_id).items() if "<svg" in text}
    assert beside == {place for place in places if re.fullmatch(r"[A-Z]+\d+", place)}
    for place in set(places) - beside:
        assert re.search(rf"</svg>{re.escape(place)}(?=<|†|$)", html), place


@pytest.mark.parametrize("game_id", OURS)
def test_a_piece_beside_a_rule_has_words_and_one_beside_its_name_is_silent(game_id: str) -> None:
    places = game(game_id).illustrations().places
    for number, (_, text) in items(game_id).items():
        told = re.findall(r'role="img"><title>([^<]+)</title>', text)
        assert told == [each.words for each in places.get(number, ())]
    heading = "".join(chapter.heading for chapter in rulebook(game_id).chapters)
    assert heading.count("<svg") == heading.count('aria-hidden="true"') > 0


@pytest.mark.parametrize("game_id", OURS)
def test_rulings_are_marked_as_ours_and_nothing_else_is(game_id: str) -> None:
    text = game(game_id).rules()
    ours = set(numbers(chapters(text)[RULINGS]))
    marked = {number for number, (_, html) in items(game_id).items() if ">our ruling<" in html}
    asides = {number for number, (kind, _) in items(game_id).items() if "aside" in kind.split()}
    table_only = set(re.findall(r"- \*\*(\w+)\*\* \*\(table only\)\*", text))
    assert len(ours) > 20
    assert marked == ours - table_only
    assert asides == table_only
    legend = chapters(text)["How to read these rules"]
    assert "*(our ruling)*" in legend
    assert "*(table only)*" in legend
    assert ("†" in text) == ("†" in legend)


@in_house
async def test_a_rule_leads_to_the_option_that_changes_it(house: House) -> None:
    shown = await page(house.visitor(), "/games/tribes")
    html = items("tribes")["A1"][1]
    (link,) = re.findall(r'href="/games/tribes#([^"]+)"', html)
    assert link == "option-event_before_used_tile"
    assert link in shown.ids()
    assert "option: event before used tile" in TAG.sub("", html)


@pytest.mark.parametrize("game_id", OURS)
def test_a_rules_page_is_light(game_id: str) -> None:
    @in_house
    async def check(house: House) -> None:
        answers = await opened(house.visitor(), f"/games/{game_id}/rules")
        assert sum(answer.num_bytes_downloaded for answer in answers.values()) < MOST_BYTES

    check()
