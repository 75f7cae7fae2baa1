"""What crosses the line: messages, bodies and problems as types, and the socket that carries them."""
