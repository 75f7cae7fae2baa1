"""Tiles, cards, prices and scenarios as data: the house's own, or the file of somebody who owns the box."""

from __future__ import annotations

from .checks import BadContent
from .loading import Content, house, load

__all__ = ["BadContent", "Content", "house", "load"]
