"""The Z values of layers on the table, from the felt up, and the size of a table unit.

The steps between layers leave room for the order of pieces within a stack (`Pose.z`, up to some thousands).
"""

UNIT = 100
"""Scene units in a table unit; a whole number, so that poses in halves and quarters stay exact."""

ZONES = 0
"""Plates, in the order of the description."""
FLAT = 10_000
"""Furniture, below everything that moves."""
SHADES = 14_900
"""What lies in the dark, over the furniture."""
GROUND = 15_000
"""Marks of zones, over their furniture and under their loose pieces."""
TITLES = 16_000
"""Names of zones, over their marks."""
WAYS = 17_000
"""Routes, rings and threats on the ground, under all loose pieces."""
PLATES = 18_000
"""Name plates of the seats."""
PIECES = 20_000
"""Loose pieces, in the order of their stacks."""
GHOSTS = 35_000
"""Ghosts, over everything at rest."""
MARKS = 40_000
"""Rings around pieces."""
NAMES = 45_000
"""Names of places of the ground, while they are shown."""
MOVING = 50_000
"""Pieces on their way."""
HELD = 70_000
OVERLAYS = 80_000
"""Dice in the air, arrows, rising words."""
FOCUS = 85_000
"""The ring of the keyboard."""
WORDS = 90_000
"""Notes, over the table."""
SPOTLIGHT = 95_000
"""What is brought forward, over everything."""
