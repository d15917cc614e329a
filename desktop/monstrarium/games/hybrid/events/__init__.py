"""The events of HYBRID, for the animations and the log."""
