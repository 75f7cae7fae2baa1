"""Module 3: challenges and their rewards."""
