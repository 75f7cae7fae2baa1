"""A rulebook's Markdown for a terminal: headings, paragraphs wrapped, tables aligned, anchors gone."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from itertools import groupby

from seaboard.text.rulebook import ANCHOR, TYPED, blocks

STRONG = re.compile(r"\*\*(.+?)\*\*")
GENTLE = re.compile(r"(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])")
CODE = re.compile(r"(`[^`]*`)")
ITEM = re.compile(r"(\d+\.|[-*])\s+")
RULE = re.compile(r"\|?[\s:|-]+\|?")

Bold = Callable[[str], str]


def render(text: str, width: int, bold: Bold = lambda s: s) -> str:
    """The whole text."""
    return "\n\n".join(_render(block, width, bold) for block in blocks(TYPED.sub("", text)))


def _render(block: list[str], width: int, bold: Bold) -> str:
    first = block[0]
    if first.startswith("```"):
        return "\n".join(f"    {line}".rstrip() for line in block if not line.startswith("```"))
    if first.startswith("#"):
        title = _inline(first.lstrip("# "))
        line = ("=" if first.startswith("# ") else "-") * len(title)
        return "\n".join([bold(title), line, *([_paragraph(block[1:], width, bold)] if block[1:] else [])])
    if first.startswith("|"):
        return _table([line for line in block if line.startswith("|")], bold)
    return _paragraph(block, width, bold)


def _paragraph(lines: list[str], width: int, bold: Bold) -> str:
    """Items of a list hang; all else flows."""
    items: list[str] = []
    for line in lines:
        if ITEM.match(line) or not items:
            items.append(line.strip())
        else:
            items[-1] += f" {line.strip()}"
    wrapped = []
    for item in items:
        mark = ITEM.match(item)
        indent = " " * len(mark[0]) if mark else ""
        # Wrapped as it will be seen: the marks of bold text must not count as its width.
        wrapped.append(textwrap.fill(_inline(item), width, subsequent_indent=indent, break_long_words=False))
    said = "\n".join(wrapped)
    lead = STRONG.match(ANCHOR.sub("", items[0]))  # "F14", or the first words of a list
    return bold(lead[1]) + said[len(lead[1]) :] if lead and said.startswith(lead[1]) else said


def _inline(text: str) -> str:
    """Without anchors and asterisks; inside `code` every sign stays."""
    parts = []
    for is_code, group in groupby(CODE.split(ANCHOR.sub("", text)), key=lambda part: part.startswith("`")):
        for part in group:
            plain = part.replace("\\|", "|")
            if is_code:
                parts.append(plain.strip("`"))
            else:
                parts.append(GENTLE.sub(r"\1", STRONG.sub(r"\1", plain)))
    return "".join(parts)


def _table(lines: list[str], bold: Bold) -> str:
    rows = [_cells(line) for line in lines if not RULE.fullmatch(line)]
    return aligned(rows, bold)


def _cells(line: str) -> list[str]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [_inline(cell.strip()) for cell in re.split(r"(?<!\\)\|", inner)]


def aligned(rows: list[list[str]], bold: Bold = lambda s: s) -> str:
    """Columns of one width each; the first row is the head."""
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]
    return "\n".join([bold(lines[0]), "  ".join("-" * width for width in widths), *lines[1:]])
