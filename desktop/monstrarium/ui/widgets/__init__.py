"""The parts around the table: what is asked, what has happened, what may be done, who plays."""
