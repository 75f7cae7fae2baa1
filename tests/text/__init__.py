"""Players that read and write text."""
