"""What several floors want of the machine they run on: processes that work for them, a bar in a terminal."""
