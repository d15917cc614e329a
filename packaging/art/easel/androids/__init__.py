"""What is drawn for AndrOIDS, Assemble! by script; its parts, junk and sabotages are drawn by hand."""

from easel.androids import bench, card, instants, lid, signs, tokens, verdict

GROUPS = {
    "androids-cards": card.pictures,
    "androids-signs": signs.pictures,
    "androids-bench": bench.pictures,
    "androids-tokens": tokens.pictures,
    "androids-verdict": verdict.pictures,
    "androids-lid": lid.pictures,
    "androids-instants": instants.pictures,
}
