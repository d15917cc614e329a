"""What is drawn for HYBRID by script; its warriors and the pictures on its cards are drawn by hand."""

from easel.hybrid import backs, cards, counters, rims, stands, things, tiles

GROUPS = {
    "hybrid-tiles": tiles.pictures,
    "hybrid-rims": rims.pictures,
    "hybrid-things": things.pictures,
    "hybrid-counters": counters.pictures,
    "hybrid-stands": stands.pictures,
    "hybrid-cards": cards.pictures,
    "hybrid-backs": backs.pictures,
}
"""The groups of drawings, by the name under which they are drawn again."""
