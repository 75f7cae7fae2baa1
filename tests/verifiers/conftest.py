"""verifiers lies beside the other packages, for `make verifiers` alone: elsewhere nothing is collected."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("verifiers") else ["test_*.py"]
