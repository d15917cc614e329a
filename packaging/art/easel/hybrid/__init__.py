"""What is drawn for HYBRID by script; its warriors and the pictures on its cards are drawn by hand."""

from easel.hybrid import backs, cards, counters, endings, ground, lid, rims, stands, starts, things, tiles

GROUPS = {
    "hybrid-tiles": tiles.pictures,
    "hybrid-rims": rims.pictures,
    "hybrid-things": things.pictures,
    "hybrid-counters": counters.pictures,
    "hybrid-stands": stands.pictures,
    "hybrid-cards": cards.pictures,
    "hybrid-ground": ground.pictures,
    "hybrid-lid": lid.pictures,
    "hybrid-backs": backs.pictures,
    "hybrid-starts": starts.pictures,
    "hybrid-endings": endings.pictures,
}
"""The groups of drawings, by the name under which they are drawn again."""
