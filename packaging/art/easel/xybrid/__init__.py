"""What is drawn for XYbrid by script; its parts are drawn by hand."""

from easel.xybrid import card, signs

GROUPS = {
    "xybrid-breakthroughs": card.pictures,
    "xybrid-signs": signs.pictures,
}
