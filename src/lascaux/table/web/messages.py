"""Messages: what has changed for one viewer since the last time, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from lascaux.engine.game import Game
from lascaux.engine.picture import Layer, Picture
from lascaux.table.screen.screen import LINES_KEPT, LogLine, Screen

FRAGMENTS = ("status", "choices", "panels", "log", "chat", "result")


@cache
def templates() -> Environment:
    """The templates; a name that is not given is an error, not an empty text."""
    found = Environment(
        loader=PackageLoader("lascaux.table.web"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,  # looking for newer files at every screen takes time
    )
    found.globals["log_lines"] = _log_lines
    return found


def _log_lines(lines: Iterable[LogLine]) -> Markup:
    html = "".join([_log_line(line) for line in lines])
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


@lru_cache(LINES_KEPT)
def _log_line(line: LogLine) -> str:
    return templates().get_template("fragments/log_line.html").render(line=line)


class Outbox:
    """Remembers what one viewer has been sent."""

    def __init__(self, templates: Environment, game: Game) -> None:
        self._templates = templates
        self._game = game
        self._fragments: dict[str, str] = {}
        self._layers: dict[str, Layer] = {}
        self._order: list[str] = []
        self._view: dict[str, Any] = {}

    def message(self, screen: Screen) -> dict[str, Any]:
        """What to send so that the viewer sees this screen."""
        self._view = screen.view
        message = _head(screen) | {"fragments": self._changed_fragments(screen)}
        board = self._changed_board(screen.picture)
        if board is not None:
            message["board"] = board
        return message

    def regions(self) -> list[dict[str, Any]]:
        """What there is to explain on the latest screen; it takes long, so only for who asks."""
        return [vars(region) for region in self._game.regions(self._view)]

    def everything(self, screen: Screen) -> dict[str, Any]:
        """Screen and regions in one message."""
        return self.message(screen) | {"regions": self.regions()}

    def _changed_fragments(self, screen: Screen) -> dict[str, str]:
        changed = {}
        for name in FRAGMENTS:
            html = self._templates.get_template(f"fragments/{name}.html").render(screen=screen)
            if self._fragments.get(name) != html:
                changed[name] = self._fragments[name] = html
        return changed

    def _changed_board(self, picture: Picture) -> dict[str, Any] | None:
        order = [layer.name for layer in picture.layers]
        layers = [_layer(layer, self._layers.get(layer.name)) for layer in picture.layers]
        changed = [layer for layer in layers if layer is not None]
        if not changed and order == self._order:
            return None
        self._order = order
        self._layers = {layer.name: layer for layer in picture.layers}
        return {"box": list(picture.box), "layers": changed, "order": order}


def _head(screen: Screen) -> dict[str, Any]:
    return {
        "say": "screen",
        "position": screen.position,
        "title": screen.title,
        "turn": screen.turn,
        "mine": screen.mine,
        "over": screen.over,
        "choices": [vars(choice) for choice in screen.choices],
    }


def _layer(layer: Layer, before: Layer | None) -> dict[str, Any] | None:
    """A layer with its new and changed parts, or None when it is as before."""
    if layer == before:
        return None
    known = {part.key: part for part in before.parts} if before else {}
    return {
        "name": layer.name,
        "attributes": layer.attributes,
        "keys": [part.key for part in layer.parts],
        "parts": {
            part.key: [part.svg, part.place] for part in layer.parts if known.get(part.key) != part
        },
    }
