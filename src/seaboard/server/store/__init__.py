"""Where tables are kept: what a store owes (`protocol`), one on a disk (`sqlite`), another (`postgres`)."""
