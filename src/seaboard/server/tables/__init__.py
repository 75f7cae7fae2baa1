"""Tables and who sits at them: matches that go on, are shown, taken back and found again."""
