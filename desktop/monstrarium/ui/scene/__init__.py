"""The table people see and touch: shows one description at a time and knows no game."""
