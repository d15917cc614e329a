"""The table of HYBRID."""
