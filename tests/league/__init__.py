"""Agents rated against bots."""
