"""The name under which verifiers finds the games, as a taskset and as an environment."""

from seaboard.text.verifiers import SeaboardEnv, SeaboardTaskset

__all__ = ["SeaboardEnv", "SeaboardTaskset"]
