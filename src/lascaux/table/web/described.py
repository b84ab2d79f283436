"""The API's description, with what the views of the installed games are made of."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from lascaux.engine.game import Game, game, game_ids

SCHEMAS = "#/components/schemas/"


class DescribedApp(FastAPI):
    """An app whose OpenAPI document tells of each installed game what its views look like."""

    def openapi(self) -> dict[str, Any]:
        """The document, made once."""
        if self.openapi_schema is None:
            self.openapi_schema = add_views(super().openapi())
        return self.openapi_schema


def add_views(document: dict[str, Any]) -> dict[str, Any]:
    """The document in which a look's view is that of one of the installed games."""
    schemas = document["components"]["schemas"]
    games = [game(game_id) for game_id in game_ids()]
    for each in games:
        schemas |= view_schemas(each)
    views = [{"$ref": f"{SCHEMAS}{each.id}.View"} for each in games]
    schemas["Look"]["properties"]["view"] = {"title": "View", "anyOf": views}
    return document


def view_schemas(game: Game) -> dict[str, Any]:
    """The schema of a game's views, `ID.View`, and those of their parts, by name.

    >>> from lascaux.engine.game import game
    >>> found = view_schemas(game("hunters"))
    >>> found["hunters.View"]["properties"]["tiles"]["items"]
    {'$ref': '#/components/schemas/hunters.TileView'}
    >>> sorted(found["hunters.TileView"]["properties"])
    ['id', 'rotation', 'seat', 'x', 'y']
    """
    view = TypeAdapter(game.View).json_schema(ref_template=f"{SCHEMAS}{game.id}.{{model}}")
    parts = view.pop("$defs", {})
    return {f"{game.id}.View": view} | {f"{game.id}.{name}": part for name, part in parts.items()}
