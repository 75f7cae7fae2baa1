"""HTTP: the application, its API, the built page and what every answer carries."""
