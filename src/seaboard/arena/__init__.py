"""Bots against bots: matches planned, played on all cores, kept as lines, and rated."""
