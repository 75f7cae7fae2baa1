"""The vocabulary that everybody above the rules speaks: Game, Match, Step, events, options, errors, records."""
