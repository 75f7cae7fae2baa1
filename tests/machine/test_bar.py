"""One bar for everybody: it draws over itself, and only where somebody can see it."""

from __future__ import annotations

import io

from seaboard.machine.bar import WIDTH, Bar


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_it_draws_over_itself_and_leaves_no_trace() -> None:
    out = Screen()
    bar = Bar(out)
    bar.draw(1, 4, "long words", "label ")
    bar.draw(4, 4, "short")
    first, second = f"label [{'#' * 6}{'.' * 18}] long words", f"[{'#' * WIDTH}] short"
    assert out.getvalue() == f"\r{first}\r{second.ljust(len(first))}"
    bar.wipe()
    bar.wipe()
    assert out.getvalue().endswith("short".ljust(5 + len(first) - len(second)) + f"\r{' ' * len(second)}\r")


def test_it_can_be_left_standing() -> None:
    out = Screen()
    bar = Bar(out)
    bar.rest()
    assert out.getvalue() == ""
    bar.draw(0, 0, "nothing to do")
    bar.rest()
    assert out.getvalue() == f"\r[{'.' * WIDTH}] nothing to do\n"


def test_in_a_file_there_is_none() -> None:
    out = io.StringIO()
    bar = Bar(out)
    bar.draw(1, 2, "half")
    bar.wipe()
    bar.rest()
    assert out.getvalue() == ""
