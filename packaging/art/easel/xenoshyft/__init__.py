"""What is drawn for XenoShyft by script; its troops, enemies, items and divisions are drawn by hand."""

from easel.xenoshyft import card, wall

GROUPS = {
    "xenoshyft-cards": card.pictures,
    "xenoshyft-wall": wall.pictures,
}
