"""Numba and nothing but numba: layouts, `@rule`, `bind`, the cache, chance, playouts, perft, search."""
