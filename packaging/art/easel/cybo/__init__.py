"""What is drawn for CYBO."""

from easel.cybo import die, plates

GROUPS = {
    "die": die.pictures,
    "plates": plates.pictures,
}
