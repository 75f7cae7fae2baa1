"""Placing the pawn (U17, U18)."""

from __future__ import annotations

from tests.clauses import clause

from .boards import clause_of, reason_of, reef

FOUR = """
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    yA rB Y r .
    """


@clause("U17")
def test_to_any_token_or_stack_without_a_rival() -> None:
    match = reef(FOUR, step=3, quiet="0+")
    assert match.moves() == ["*c1", "*d1"]
    assert (clause_of(match, "*b1"), reason_of(match, "*b1")) == ("U17", "rival-there")
    assert (clause_of(match, "*e1"), reason_of(match, "*e1")) == ("U17", "no-token-there")
    assert (clause_of(match, "*f6"), reason_of(match, "*f6")) == ("U17", "no-token-there")


@clause("U17")
def test_from_the_hand_too() -> None:
    match = reef(FOUR.replace("yA", "y "), step=3)
    assert match.moves() == ["*a1", "*c1", "*d1"]


@clause("U18")
def test_the_pawn_must_change_its_cell_unless_it_may_stay() -> None:
    match = reef(FOUR, step=3)
    assert (clause_of(match, "*a1"), reason_of(match, "*a1")) == ("U18", "must-change")
    match = reef(FOUR, step=3, pawn_may_stay=True)
    assert match.moves() == ["*a1", "*c1", "*d1"]
    match.play("*a1")
    assert match.position.split()[2].endswith("yArBYr1")


@clause("U18")
def test_without_a_destination_the_pawn_stays() -> None:
    match = reef(
        """
        . . .
        . . .
        yA . rB
        """,
        step=3,
        pile=(0, 10),
        end="round",
    )
    assert match.moves() == ["="]
    assert match.play("=")[0]["clause"] == "U18"
    assert match.position.split()[2:5] == ["3/3/yA1rB", "B", "1"]
