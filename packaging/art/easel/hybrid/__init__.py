"""What is drawn for HYBRID by script; its warriors are drawn by hand."""

from easel.hybrid import tiles

GROUPS = {
    "hybrid-tiles": tiles.pictures,
}
"""The groups of drawings, by the name under which they are drawn again."""
