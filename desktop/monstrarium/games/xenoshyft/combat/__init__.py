"""Combat: the fight of each lane, step by step."""
