"""The school of the box as data (`board.json`), and what every board file is checked for."""
