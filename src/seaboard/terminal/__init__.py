"""The rooms of the command line: one file for each thing a person can ask `seaboard` to do."""
