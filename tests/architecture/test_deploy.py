"""What the files in deploy/ type is what the command line understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from seaboard.cli import parse
from seaboard.terminal.serving import Kept
from seaboard.words import Words

DEPLOY = Path(__file__).parents[2] / "deploy"
STARTS = ("seaboard.service", "seaboard-backup.service", "Containerfile")


def typed(name: str) -> list[str]:
    """The words behind `seaboard` where a file starts it."""
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("\\\n", " ")
    command = re.search(r"bin/seaboard(?: |\", )([^']*?)(?:'|\]|$)", text, re.MULTILINE)
    assert command, name
    return shlex.split(command[1].replace('",', '"'))


@pytest.mark.parametrize("name", STARTS)
def test_what_is_started_is_understood(name: str) -> None:
    words = typed(name)
    args = parse(words, Words("en", "cli"))
    assert args.command == ("backup" if "backup" in name else "serve")
    assert bool(args.data) == (name != "Containerfile")


def test_a_container_keeps_matches_in_its_volume_unless_a_database_is_named() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    volume, kept = re.search(r"^VOLUME (.*)$", text, re.M), re.search(r"SEABOARD_DATA=(\S+)", text)
    assert volume and kept and kept[1].startswith(f"{volume[1]}/")
    args = parse([*typed("Containerfile"), "--database", "postgresql://db"], Words("en", "cli"))
    Kept(args.data, args.database).check()
    assert "[postgres]" in text


@pytest.mark.parametrize(
    ("name", "by"), [("Containerfile", "Containerfile"), ("seaboard-watch.service", "seaboard.service")]
)
def test_who_looks_after_a_server_asks_where_it_listens(name: str, by: str) -> None:
    args = parse(typed(by), Words("en", "cli"))
    assert f"http://127.0.0.1:{args.port}/healthz" in (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_where_the_server_listens_and_keeps_figures_inside(name: str) -> None:
    args = parse(typed("seaboard.service"), Words("en", "cli"))
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert f"{args.host}:{args.port}" in text and args.host in args.trusted_proxy
    assert args.origin == ["https://sea.example"] and "sea.example" in text
    assert all(path in text for path in ("metrics", "healthz", "readyz"))
