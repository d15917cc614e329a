"""What happens in HYBRID, for the eye and the log."""
