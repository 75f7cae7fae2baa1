"""Where tables are kept: what a store owes (`protocol`), and the one on a disk (`sqlite`)."""
