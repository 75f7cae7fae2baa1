"""Self-play: how bots learn to judge positions and moves."""
