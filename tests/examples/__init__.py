"""A game from outside: installed beside Seaboard, and as good as one of the house."""
