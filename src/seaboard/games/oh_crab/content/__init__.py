"""Tiles, cards, prices and scenarios as data: the house's own, or the file of somebody who owns the box."""

from __future__ import annotations

from seaboard.games.oh_crab.content.loading import Content, house, load
from seaboard.games.oh_crab.content.problems import BadContent

__all__ = ["BadContent", "Content", "house", "load"]
