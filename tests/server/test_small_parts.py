"""Names, buckets, origins, tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from seaboard.server.tables import tokens
from seaboard.server.tables.names import LONGEST, BadName, name_of, name_or_none
from seaboard.server.web.origin import is_welcome
from seaboard.server.wire.bucket import Bucket, Buckets


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Jean\tLuc\nPicard", "Jean Luc Picard"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("evil\u202ename", "evilname"),
        ("a\x00b\x1bc", "abc"),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert name_of(given) == shown


@pytest.mark.parametrize("text", ["", "   ", "\u202e", "\u200d", "x" * 25])
def test_names_have_something_to_read_and_an_end(text: str) -> None:
    with pytest.raises(BadName):
        name_of(text)


@given(st.text())
def test_a_name_is_clean_once_and_for_all(text: str) -> None:
    try:
        name = name_or_none(text)
    except BadName:
        return
    assert len(name) <= LONGEST and name.translate({0x200C: None, 0x200D: None}).isprintable()
    assert name == "" or name_of(name) == name
    name.encode()


def test_a_bucket_holds_its_burst_and_fills_at_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_who_takes_without_asking_has_a_debt_of_one_burst_at_most() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    assert not bucket.empty
    for _ in range(10):
        bucket.charge(1.0)
    now[0] = 1.9
    assert bucket.empty and not bucket.take()
    now[0] = 2.0
    assert not bucket.empty and bucket.take() and not bucket.take()


def test_addresses_do_not_share_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, kept=2, clock=lambda: 0.0)
    assert buckets.take("a") and buckets.take("b") and not buckets.take("a")
    assert buckets.take("c") and len(buckets.buckets) == 2


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "sea.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://sea.example", "sea.example", True),
        ("https://sea.example:443", "sea.example", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://evil.example", "sea.example", False),
        ("https://sea.example.evil.example", "sea.example", False),
        ("null", "sea.example", False),
        ("", "", False),
        ("http://", "", False),
        ("http://a:b:c", "a:b:c", False),
        ("file://", "", False),
        ("https://friend.example", "sea.example", True),
    ],
)
def test_pages_of_other_sites_are_not_welcome(origin: str | None, host: str, welcome: bool) -> None:
    headers = Headers({"host": host} | ({} if origin is None else {"origin": origin}))
    assert is_welcome(headers, {"https://friend.example"}) is welcome


def test_a_token_fits_its_own_digest_only() -> None:
    token = tokens.new_token()
    assert tokens.fits(token, tokens.digest(token))
    assert not tokens.fits(tokens.new_token(), tokens.digest(token))
    assert not tokens.fits("x" * 10_000, tokens.digest("x" * 10_000))
    assert not tokens.fits("\ud800", tokens.digest(token))
