"""What is drawn for CYBO."""

from easel.cybo import die, lid, plates

GROUPS = {
    "die": die.pictures,
    "plates": plates.pictures,
    "lid": lid.pictures,
}
