"""What stands on the table and around it: the plaque, docks, the curtain, the timeline."""
