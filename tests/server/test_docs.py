"""docs/wire.md says what is true."""

import re
from pathlib import Path

from paluba.server import wire
from paluba.server.counter import ACTIONS
from paluba.server.openapi import describe

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "wire.md").read_text("utf-8")


def test_every_message_and_field_is_in_the_document() -> None:
    for kind in (*wire.Incoming.__args__, *wire.Outgoing.__args__):
        assert f"| `{kind.__struct_config__.tag}` |" in TEXT, kind
    for kind in (
        *wire.Incoming.__args__,
        *wire.Outgoing.__args__,
        wire.Now,
        wire.Facts,
        wire.You,
        wire.Said,
        wire.Chair,
    ):
        for name in kind.__struct_fields__:
            assert f"`{name}`" in TEXT or f"`{name}:" in TEXT, f"{kind.__name__}.{name}"


def test_every_action_is_in_the_document_and_in_the_description() -> None:
    paths = describe()["paths"]
    for name in ACTIONS:
        assert f"/api/tables/{{table}}/{name}" in paths
        assert f"/{name}`" in TEXT, name


def test_every_code_of_the_server_is_in_the_document() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/paluba/server").glob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z_]+)"', source)) | set(re.findall(r'"(not_[a-z]+)"', source))
    assert len(codes) > 20
    assert not [code for code in sorted(codes - {"not_kept"}) if f"`{code}`" not in TEXT]
