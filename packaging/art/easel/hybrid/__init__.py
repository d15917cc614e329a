"""What is drawn for HYBRID by script; its warriors are drawn by hand."""

from easel.hybrid import counters, things, tiles

GROUPS = {
    "hybrid-tiles": tiles.pictures,
    "hybrid-things": things.pictures,
    "hybrid-counters": counters.pictures,
}
"""The groups of drawings, by the name under which they are drawn again."""
