"""Agents at tables."""
