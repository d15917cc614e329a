"""Match files: their header, reading and writing them, backups, and the list of all of them."""
