"""What is drawn for XenoShyft by script; its troops, enemies, items and divisions are drawn by hand."""

from easel.xenoshyft import backs, card, ground, lid, signs, wall

GROUPS = {
    "xenoshyft-cards": card.pictures,
    "xenoshyft-backs": backs.pictures,
    "xenoshyft-ground": ground.pictures,
    "xenoshyft-wall": wall.pictures,
    "xenoshyft-signs": signs.pictures,
    "xenoshyft-lid": lid.pictures,
}
