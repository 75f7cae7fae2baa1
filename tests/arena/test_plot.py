"""The drawing suits both themes, and shows what the table says."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest

from seaboard.arena.plot import LETTER, MARGIN, WIDTH, elo_text, svg
from seaboard.arena.rating import Estimate

pytestmark = pytest.mark.once
ROWS = [
    ("plankton", Estimate(0, 0, 0)),
    ("<my> & bot", Estimate(-40, -90, 12)),
    ("orca", Estimate(700, 500, math.inf)),
]


def test_it_is_a_drawing_for_light_and_dark() -> None:
    drawn = svg(ROWS, "Fish & Chips", "Elo")
    root = ElementTree.fromstring(drawn)
    assert "prefers-color-scheme: dark" in drawn and "<title" in drawn and "<desc" in drawn
    assert not re.search(r"@import|@font-face|url\(|href=|<script", drawn)
    shown = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Fish & Chips", "<my> & bot", "orca", "Elo", "0"} <= set(shown)


def test_dots_lie_in_the_order_of_the_ratings_within_their_intervals() -> None:
    root = ElementTree.fromstring(svg(ROWS, "t", "Elo"))
    dots = [float(c.attrib["cx"]) for c in root.iter("{http://www.w3.org/2000/svg}circle")]
    lines = [
        (float(line.attrib["x1"]), float(line.attrib["x2"]))
        for line in root.iter("{http://www.w3.org/2000/svg}line")
        if line.attrib["class"] == "interval"
    ]
    assert dots[1] < dots[0] < dots[2]
    assert all(low <= dot <= high for dot, (low, high) in zip(dots, lines, strict=True))
    assert all(low > MARGIN + 10 * LETTER and high <= WIDTH - MARGIN for low, high in lines)


def test_a_rating_in_words() -> None:
    assert elo_text(Estimate(120.4, -3.2, 250)) == "+120 [−3, +250]"
    assert elo_text(Estimate(math.inf, 137, math.inf)) == "+∞ [+137, +∞]"
    assert elo_text(Estimate(-math.inf, -math.inf, -9)) == "−∞ [−∞, −9]"
    assert "circle" in svg([("a", Estimate(math.inf, -math.inf, math.inf))], "t", "Elo")
