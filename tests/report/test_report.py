import re
import shlex
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lascaux.arena.contests.contest import Contest
from lascaux.arena.contests.plan import LADDER, ROUND_ROBIN, make_plan
from lascaux.arena.contests.results import ArenaResults
from lascaux.report.arena import command_of, write_report

VOID = {"meta", "wbr"}
BOTS = ["greedy", "stubborn", "random", "search:iterations=4,rollout=2"]


class Page(HTMLParser):
    """A page's tags and words; it complains about tags that do not match."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.pictures: list[dict[str, str | None]] = []
        self.words = ""
        self.source = path.read_text(encoding="utf-8")
        self.feed(self.source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "svg" and "svg" not in self.open:
            self.pictures.append(dict(attrs))
        if tag not in VOID:
            self.open.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # HTML knows no such thing outside of pictures: there it would stay open.
        assert "svg" in self.open or tag == "svg"
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += data


def played(
    bots: list[str], games: int = 4, players: int = 2, mode: str = ROUND_ROBIN
) -> ArenaResults:
    plan = make_plan("pebbles", bots, games, "dawn", players, {"rounds": "2"}, mode=mode)
    contest = Contest(plan)
    return ArenaResults.of(
        plan, [row for number in range(plan.total) for row in contest.play(number)]
    )


def page_of(results: ArenaResults, folder: Path) -> Page:
    write_report(results, folder / "report.html")
    return Page(folder / "report.html")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    return page_of(played(BOTS), tmp_path_factory.mktemp("report"))


def test_the_page_needs_nothing_but_itself(page: Page) -> None:
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _, _ in page.attributes}
    assert not {"src", "href", "srcset"} & {name for _, name, _ in page.attributes}
    assert not re.search(r"url\(|@import|https?:", page.source)
    assert len(page.source) < 300_000


def test_it_has_every_chapter_and_every_bot(page: Page) -> None:
    for title in (
        "Rating ladder",
        "Who beats whom",
        "Wins by seat",
        "Scores",
        "Points by source",
        "Length of games",
    ):
        assert title in page.words
    for bot in BOTS:
        assert bot in page.words
    assert "Forfeits" not in page.words


def test_every_figure_has_a_name_and_its_numbers_in_words(page: Page) -> None:
    figures = [name for tag, name, _ in page.attributes if tag == "figure"]
    assert figures.count("aria-label") == 5
    assert page.pictures
    assert all(picture["aria-hidden"] == "true" for picture in page.pictures)
    assert page.source.count("<details>") == 5


def test_it_tells_the_numbers_that_the_results_have(tmp_path: Path) -> None:
    results = played(["greedy", "stubborn"], games=20)
    rate = results.win_rates()["greedy"]["stubborn"]
    page = page_of(results, tmp_path)
    assert f"{100 * rate:.1f} %" in page.words
    for rating in results.ratings():
        assert f"{rating.mu:.1f} ({rating.low:.1f} to {rating.high:.1f})" in page.words
    for seat in range(2):
        wins = sum(row.share for row in results.rows if row.seat == seat)
        assert f"{100 * wins / 20:.1f} %" in page.words


def test_bots_that_did_not_meet_have_no_win_rate(tmp_path: Path) -> None:
    page = page_of(played(["greedy", "random", "stubborn"], mode=LADDER), tmp_path)
    assert page.words.count("not met") == 2


def test_three_seats_have_a_row_each(tmp_path: Path) -> None:
    page = page_of(played(["greedy", "random"], players=3), tmp_path)
    for name in ("1 · Chalk", "2 · Ochre", "3 · Soot"):
        assert name in page.words
    assert "33.3 %" in page.words


def test_forfeits_are_told_with_what_the_bot_has_printed(tmp_path: Path) -> None:
    results = played(["greedy", "random"])
    failed = replace(results.rows[0], forfeit="it hangs", output="</pre><script>x</script>")
    page = page_of(replace(results, rows=(failed, *results.rows[1:])), tmp_path)
    assert "it hangs" in page.words
    assert "</pre><script>x</script>" in page.words
    assert "<script" not in page.source


def test_an_arena_in_which_every_game_was_forfeited_has_a_report(tmp_path: Path) -> None:
    results = played(["greedy", "random"])
    rows = tuple(replace(row, forfeit="gone" if row.seat == 0 else "") for row in results.rows)
    page = page_of(replace(results, rows=rows), tmp_path)
    assert "Forfeits" in page.words
    assert "Points by source" not in page.words


def test_the_command_on_the_page_plays_the_same_plan(tmp_path: Path) -> None:
    plan = make_plan("pebbles", BOTS, 4, "a seed", 3, {"rounds": "2"}, mode=LADDER)
    _, arena, game, *flags = shlex.split(command_of(plan))
    assert (arena, game) == ("arena", "pebbles")
    assert flags.pop() == "--ladder"
    told = dict(zip(flags[::2], flags[1::2], strict=True))
    assert told == {
        "--rounds": "2",
        "--bots": ",".join(BOTS),
        "--games": str(plan.games),
        "--players": "3",
        "--seed": "a seed",
    }


def test_the_same_results_give_the_same_page(tmp_path: Path) -> None:
    one, two = (page_of(played(["greedy", "random"]), tmp_path).source for _ in range(2))
    assert one == two
