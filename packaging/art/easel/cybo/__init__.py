"""What is drawn for CYBO."""

from easel.cybo import badges, die, lid, plates, scorecard, tray

GROUPS = {
    "die": die.pictures,
    "plates": plates.pictures,
    "tray": lambda: {"art/cybo/tray": tray.tray()},
    "scorecard": lambda: {"art/cybo/scorecard": scorecard.scorecard()},
    "badges": badges.pictures,
    "lid": lid.pictures,
}
