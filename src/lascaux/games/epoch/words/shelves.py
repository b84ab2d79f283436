"""The panes of a table: actions, map, what is prepared, one's own clan, aims, abilities, others."""

from __future__ import annotations

from lascaux.engine.pane import Pane
from lascaux.games.epoch.words.ability_shelf import abilities
from lascaux.games.epoch.words.action_shelf import rail
from lascaux.games.epoch.words.aim_shelf import aims
from lascaux.games.epoch.words.bench import bench
from lascaux.games.epoch.words.clan_shelf import others
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.own_shelf import mine


def panes(looking: Looking, stage: Pane) -> tuple[Pane, ...]:
    """All of them; a bench only while something is prepared, and spectators own nothing."""
    prepared = bench(looking)
    found = [rail(looking), stage, *([prepared] if prepared else [])]
    found += [mine(looking)] if looking.you >= 0 else []
    return (*found, aims(looking), abilities(looking), others(looking))
