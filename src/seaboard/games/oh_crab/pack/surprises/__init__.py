"""Module 1: surprise tokens (O117–O128)."""
