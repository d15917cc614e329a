"""What lies over what on the table, from the felt up, and how large the table's unit is.

The steps between layers leave room for the order of pieces within a stack (`Pose.z`, up to some thousands).
"""

UNIT = 100
"""Scene units in a table unit. Whole, so that poses in halves and quarters stay exact."""

ZONES = 0
"""Plates lie on the felt in the order of the description."""
FLAT = 10_000
"""Furniture: it may be aimed at, but everything that moves lies on it."""
GROUND = 15_000
"""Marks of whole zones lie on their furniture and under what is loose in them."""
TITLES = 16_000
"""The names of zones are read over their marks."""
PIECES = 20_000
"""Loose pieces, in the order of their stacks."""
GHOSTS = 35_000
"""What is held, as it would lie: seen over everything at rest."""
MARKS = 40_000
"""Rings around pieces are seen over whatever lies next to them."""
MOVING = 50_000
"""A piece on its way flies over every piece at rest and every mark."""
HELD = 70_000
"""The piece in the hand is nearest to the eye."""
OVERLAYS = 80_000
"""Dice in the air, arrows, rising figures."""
FOCUS = 85_000
"""The keyboard's ring must be seen on anything."""
WORDS = 90_000
"""Notes come last: nothing may cover words."""
