"""What is drawn for AndrOIDS, Assemble! by script; its parts, junk and sabotages are drawn by hand."""

from easel.androids import bench, card, instants, lid, signs, verdict

GROUPS = {
    "androids-cards": card.pictures,
    "androids-signs": signs.pictures,
    "androids-bench": bench.pictures,
    "androids-verdict": verdict.pictures,
    "androids-lid": lid.pictures,
    "androids-instants": instants.pictures,
}
