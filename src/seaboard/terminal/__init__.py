"""What the command line does: one file for each thing a person can ask `seaboard` to do."""
