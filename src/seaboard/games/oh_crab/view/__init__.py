"""What a seat may see of a race."""
