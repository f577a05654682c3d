"""The description of the HTTP part (OpenAPI 3.1), made from the forms."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from paluba.server import forms
from paluba.server.counter import ACTIONS

REF = "#/components/schemas/{name}"
REFUSALS = {
    "400": "Malformed.",
    "401": "The token is not good.",
    "403": "Not allowed with this token, or from this origin.",
    "404": "There is no such table, seat or address.",
    "409": "The table is not in the state that this needs.",
    "413": "The body is too big.",
    "429": "Too many requests.",
    "503": "Try again.",
}
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[0-9a-f]{1,32}$"}}


@functools.cache
def describe() -> dict[str, Any]:
    answers = (forms.TableMade, forms.GameList, forms.Summaries, forms.Film, forms.Health, forms.Refusal)
    bodies = (forms.NewTable, forms.Mine, forms.Link, forms.Watch)
    kinds = {action.form for action in ACTIONS.values()} | {action.answer for action in ACTIONS.values()}
    _, schemas = msgspec.json.schema_components([*answers, *bodies, *sorted(kinds, key=str)], ref_template=REF)
    paths: dict[str, Any] = {
        "/api/games": {"get": _operation("games", "The games and bots that can be had.", None, forms.GameList)},
        "/api/tables": {"post": _operation("create", "A new table.", forms.NewTable, forms.TableMade, "201")},
        "/api/mine": {"post": _operation("mine", "What to show of one's tables.", forms.Mine, forms.Summaries)},
        "/api/qr": {"post": _operation("qr", "A link as a QR code.", forms.Link, "image/svg+xml")},
        "/api/replay": {"post": _operation("replay", "A record, moment by moment.", forms.Watch, forms.Film)},
        "/api/score/{game}": {"post": _score()},
        "/api/tables/{table}/record": {"get": _record()},
        "/healthz": {"get": _operation("health", "Whether the server can serve.", None, forms.Health)},
        "/metrics": {"get": _operation("metrics", "Figures for Prometheus.", None, "text/plain")},
    }
    for name, action in ACTIONS.items():
        operation = _operation(name, action.about, action.form, action.answer)
        paths[f"/api/tables/{{table}}/{name}"] = {"post": {**operation, "parameters": [TABLE]}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paluba", "version": "1", "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(
    name: str, about: str, body: type[forms.Form] | None, gives: type[forms.Answer] | str, status: str = "200"
) -> dict[str, Any]:
    if isinstance(gives, str):
        content: dict[str, Any] = {gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": {"$ref": REF.format(name=gives.__name__)}}}
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": about,
        "responses": {status: {"description": "Done.", "content": content}, **_refusals()},
    }
    if body is not None:
        schema = {"$ref": REF.format(name=body.__name__)}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _record() -> dict[str, Any]:
    operation = _operation("record", "The record of a match that is over.", None, "application/jsonl")
    number = {"name": "match", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 999999999}}
    return {**operation, "parameters": [TABLE, number], "security": [{"token": []}]}


def _score() -> dict[str, Any]:
    operation = _operation("score", "What cardboard on a real table is worth; see the game's README.", None, "x")
    content = {"application/json": {"schema": {"type": "object"}}}
    key = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    operation["responses"]["200"]["content"] = content
    return {**operation, "parameters": [key], "requestBody": {"required": True, "content": content}}


def _refusals() -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}}
    return {status: {"description": about, "content": content} for status, about in REFUSALS.items()}
