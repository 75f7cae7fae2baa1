"""Bots at work: processes that think, when a bot moves, and whose rules are compiled."""
