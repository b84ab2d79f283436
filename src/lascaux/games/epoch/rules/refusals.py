"""Why an action is refused: the sentence and the rule for every illegal decision."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.errors import IllegalAction
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import ACTION_SPACE


def refusal(table: Table, action: i64) -> IllegalAction:
    """The first rule that an illegal action breaks."""
    if action >= ACTION_SPACE:
        return IllegalAction(f"{action} is no action of this game", "")
    return table.not_asked()
