"""The manual of the API: the page that describes it, made from the same text as its schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from lascaux.table.web.pieces import templates

router = APIRouter()


@dataclass(frozen=True)
class Field:
    """Something that is sent or answered."""

    name: str
    kind: str
    required: bool


@dataclass(frozen=True)
class Form:
    """An object that is sent or answered, such as Look."""

    name: str
    about: str
    fields: list[Field]


@dataclass(frozen=True)
class Call:
    """One thing that a tool can ask for."""

    method: str
    path: str
    about: str
    sent: str
    answers: list[tuple[str, str, str]]  # status, when, and the form of the answer


@router.get("/api/docs", include_in_schema=False)
async def manual(request: Request) -> HTMLResponse:
    """What can be asked for, and how it is answered."""
    schema = request.app.openapi()
    page = templates().get_template("manual.html")
    return HTMLResponse(page.render(calls=calls(schema), forms=forms(schema), about=schema["info"]))


def calls(schema: dict[str, Any]) -> list[Call]:
    """All calls of an OpenAPI schema."""
    return [
        Call(
            method.upper(),
            path,
            call.get("description", ""),
            _kind(_content(call.get("requestBody", {}))),
            [
                (status, answer["description"], _kind(_content(answer)))
                for status, answer in sorted(call["responses"].items())
            ],
        )
        for path, methods in schema["paths"].items()
        for method, call in methods.items()
    ]


def forms(schema: dict[str, Any]) -> list[Form]:
    """All objects of an OpenAPI schema."""
    return [
        Form(
            name,
            form.get("description", ""),
            [
                Field(field, _kind(about), field in form.get("required", ()))
                for field, about in form.get("properties", {}).items()
            ],
        )
        for name, form in schema["components"]["schemas"].items()
    ]


def _content(part: dict[str, Any]) -> dict[str, Any]:
    """The schema of a body."""
    kinds = list(part.get("content", {}).values())
    found: dict[str, Any] = kinds[0].get("schema", {}) if kinds else {}
    return found


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words.

    >>> _kind({"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]})
    'list of string, or null'
    """
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/")[-1])
    if "anyOf" in schema:
        return ", or ".join(_kind(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}".removesuffix(" of ")
    return str(schema.get("type", ""))
