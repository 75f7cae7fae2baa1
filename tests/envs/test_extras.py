"""Who has not got a library is told which extra brings it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

FOLDERS = [
    ("pettingzoo", "pettingzoo", "envs"),
    ("gymnasium", "gymnasium", "envs"),
    ("openspiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("folder", "library", "extra"), FOLDERS)
def test_a_missing_library_names_its_extra(
    folder: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(f"seaboard.envs.{folder}")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not installed
    with pytest.raises(ModuleNotFoundError) as caught:
        import_module(f"seaboard.envs.{folder}")
    assert caught.value.__notes__ == [f"pip install 'seaboard[{extra}]'"]
