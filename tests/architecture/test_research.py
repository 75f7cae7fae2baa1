"""The tables of docs/research.md are those of the encodings."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tables_of_encodings_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("encoding_tables", ROOT / "scripts" / "encoding_tables.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert script.renewed(page) == page, "python scripts/encoding_tables.py --write"
    assert "`shells`" in page and "`abilities`" in page
