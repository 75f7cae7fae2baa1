"""Players that read and write text, rated against the levels of the house."""
