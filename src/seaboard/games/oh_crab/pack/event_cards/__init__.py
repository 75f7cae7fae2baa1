"""Module 2: event cards on the borders of the tiles."""
