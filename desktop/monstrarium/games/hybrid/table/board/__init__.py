"""The laboratory on the table: squares, warriors, what is seen, and where a warrior can go."""
