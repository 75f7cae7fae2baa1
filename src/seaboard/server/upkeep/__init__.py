"""What whoever runs a server asks of it: how it is, what it counted, its log, copies of all its matches."""
