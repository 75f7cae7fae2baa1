"""The games in verifiers."""
