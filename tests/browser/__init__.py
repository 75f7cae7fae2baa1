"""The server that the browser tests (`web/e2e`) talk to."""
