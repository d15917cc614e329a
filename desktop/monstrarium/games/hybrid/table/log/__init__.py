"""What happened in HYBRID, in words for the log."""
