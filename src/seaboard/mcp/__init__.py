"""Agents at ordinary tables, by the Model Context Protocol: over HTTP beside the page, or over stdio."""
