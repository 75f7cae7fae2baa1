"""Ratings with their intervals as a drawing, readable in light and in dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .rating import Estimate

WIDTH, ROW, TOP, BOTTOM, MARGIN = 720, 34, 64, 46, 24
LETTER = 7.6  # the width of a letter of a name, about
STEPS = (10, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_LINES = 8
STYLE = """
    .ground { fill: #f4f9fb; }
    .line { stroke: #c9dbe3; }
    .interval { stroke: #2f7388; stroke-width: 2.5; stroke-linecap: round; }
    .dot { fill: #2f7388; }
    text { fill: #12303f; font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; }
    .title { font-weight: 650; font-size: 15px; }
    .soft { fill: #47697a; }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0f1d26; }
      .line { stroke: #29424f; }
      .interval { stroke: #7cc4d8; }
      .dot { fill: #7cc4d8; }
      text { fill: #e4eff5; }
      .soft { fill: #a3bfcc; }
    }"""

Rows = Sequence[tuple[str, Estimate]]


def svg(rows: Rows, title: str, axis: str) -> str:
    """One row for each bot: its rating as a dot, the interval as a line; without an end where it has none."""
    ends = [end for _, e in rows for end in (e.value, e.low, e.high) if math.isfinite(end)] or [0.0]
    step = next((s for s in STEPS if (max(ends) - min(ends)) / s <= MOST_LINES), STEPS[-1])
    low, high = math.floor(min(0.0, *ends) / step) * step, math.ceil(max(step, *ends) / step) * step
    left = MARGIN + max(len(name) for name, _ in rows) * LETTER + 16
    height = TOP + ROW * len(rows) + BOTTOM

    def at(value: float) -> str:
        share = (min(max(value, low), high) - low) / (high - low)
        return f"{left + share * (WIDTH - MARGIN - left):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-labelledby="title desc">',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="desc">{escape("; ".join(f"{name} {elo_text(elo)}" for name, elo in rows))}</desc>',
        f"  <style>{STYLE}\n  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{height}" rx="14" />',
        f'  <text class="title" x="{MARGIN}" y="34">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(rows)
    for tick in range(low, high + 1, step):
        parts.append(f'  <line class="line" x1="{at(tick)}" x2="{at(tick)}" y1="{TOP - 8}" y2="{bottom}" />')
        parts.append(
            f'  <text class="soft" x="{at(tick)}" y="{bottom + 18}" text-anchor="middle">{tick}</text>'
        )
    parts.append(
        f'  <text class="soft" x="{WIDTH - MARGIN}" y="{bottom + 36}" text-anchor="end">{escape(axis)}</text>'
    )
    for number, (name, elo) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2 - 4
        parts.append(f'  <text x="{MARGIN}" y="{y + 4.5:.1f}">{escape(name)}</text>')
        parts.append(
            f'  <line class="interval" x1="{at(elo.low)}" x2="{at(elo.high)}" y1="{y:.1f}" y2="{y:.1f}" />'
        )
        parts.append(f'  <circle class="dot" cx="{at(elo.value)}" cy="{y:.1f}" r="5" />')
    return "\n".join([*parts, "</svg>", ""])


def elo_text(elo: Estimate) -> str:
    """A rating as tables write it: +120 [+85, +160]."""
    return f"{_signed(elo.value)} [{_signed(elo.low)}, {_signed(elo.high)}]"


def _signed(value: float) -> str:
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    return f"{round(value):+d}".replace("-", "−")
