"""What can forbid a way or an action, asked by the base game's explanations and by the pack's."""
