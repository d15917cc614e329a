"""The panels around the table: docks, the prompt bar, the curtain, the timeline."""
