"""Oh Crab!, clause by clause."""
