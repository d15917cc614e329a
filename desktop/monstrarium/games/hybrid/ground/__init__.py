"""The ground of HYBRID: laboratories, lines of sight, what steps cost and how far they lead. Pure geometry."""
