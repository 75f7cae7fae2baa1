"""The vocabulary of everybody above the rules: Game, Match, Step, events, options, errors, records."""
