"""Numba and nothing but numba: records, `@rule`, `bind`, the cache, chance, playouts, perft, search."""
