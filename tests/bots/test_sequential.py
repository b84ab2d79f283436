"""What a sequential test is worth, counted exactly."""

from __future__ import annotations

from math import comb

import pytest

from tests.bots.sequential import SEATS, Claim
from tests.bots.test_strength import MOSTLY, NEARLY_ALWAYS, OFTEN


def passes(claim: Claim, chance: float) -> tuple[float, float]:
    """How likely a bot passes that wins a game with this chance, and how many games it takes."""
    open_, passed, games = {0: 1.0}, 0.0, 0.0
    for played in range(SEATS, claim.games + 1, SEATS):
        ahead: dict[int, float] = {}
        for won, likely in open_.items():
            for more in range(SEATS + 1):
                ways = comb(SEATS, more) * chance**more * (1 - chance) ** (SEATS - more)
                ahead[won + more] = ahead.get(won + more, 0.0) + likely * ways
        verdicts = {won: claim.verdict(won, played) for won in ahead}
        passed += sum(likely for won, likely in ahead.items() if verdicts[won])
        games += played * sum(likely for won, likely in ahead.items() if verdicts[won] is not None)
        open_ = {won: likely for won, likely in ahead.items() if verdicts[won] is None}
    assert not open_
    return passed, games


def passes_at_length(claim: Claim, chance: float) -> float:
    """The same if all games are played and counted."""
    return sum(
        comb(claim.games, won) * chance**won * (1 - chance) ** (claim.games - won)
        for won in range(claim.games + 1)
        if won >= claim.wanted
    )


@pytest.mark.parametrize("claim", [OFTEN, MOSTLY, NEARLY_ALWAYS])
def test_a_weak_bot_passes_no_likelier_than_if_all_games_were_counted(claim: Claim) -> None:
    weak, _ = passes(claim, claim.weak)
    assert weak <= passes_at_length(claim, claim.weak)
    strong, games = passes(claim, claim.strong)
    assert strong >= passes_at_length(claim, claim.strong) - 0.02
    assert games < 0.75 * claim.games


def test_what_is_wanted_of_all_games() -> None:
    assert [claim.wanted for claim in (OFTEN, MOSTLY, NEARLY_ALWAYS)] == [18, 36, 180]
