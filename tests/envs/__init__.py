"""What every game owes everybody. No test here knows a game by name; a new game joins by being registered."""
