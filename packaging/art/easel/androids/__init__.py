"""What is drawn for AndrOIDS, Assemble! by script; its parts, junk and sabotages are drawn by hand."""

from easel.androids import card, lid, signs, tokens

GROUPS = {
    "androids-cards": card.pictures,
    "androids-signs": signs.pictures,
    "androids-tokens": tokens.pictures,
    "androids-lid": lid.pictures,
}
