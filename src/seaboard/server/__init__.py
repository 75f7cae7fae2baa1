"""Tables, seats, bots at work, the wire and the store: everything that does I/O."""
