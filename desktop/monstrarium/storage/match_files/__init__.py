"""Match files: what they say, reading and writing them, copies kept of them, and the list of all of them."""
