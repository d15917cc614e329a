"""What is drawn for AndrOIDS, Assemble! by script; its parts, junk and sabotages are drawn by hand."""

from easel.androids import card, tokens

GROUPS = {
    "androids-cards": card.pictures,
    "androids-tokens": tokens.pictures,
}
