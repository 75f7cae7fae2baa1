"""What is fast and knows no game: layouts, `@rule`, `bind`, libraries, chance, playouts, perft, search."""
