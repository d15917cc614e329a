"""What the uncovering shows besides the parts: the ball of a joint, and the marks of standing and of falling."""

from math import cos, pi, sin

from easel.androids.cast import BRASS, LEMON, PEN, ZINC, gear, puff, spring, supply
from easel.clip import regular
from easel.forms import ball, dot, gloss, inner, oval, shape, sparkle
from easel.ink import WHITE, soft
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon


def joint() -> Picture:
    """The brass ball over a joint."""
    picture = Picture(84, 84)
    picture.add(
        group(
            ball(42, 42, 34, BRASS),
            ball(42, 42, 15, BRASS, 5),
            inner("M33 42H51", 5, 0.8),
            gloss("M19 34Q23 22 36 18", 6),
            **PEN,
        )
    )
    supply(picture)
    return picture


def _star(count: int, near: float, far: float, turn: float = 0) -> str:
    points = [
        (reach * cos(pi * (k + turn) / count), reach * sin(pi * (k + turn) / count))
        for k, reach in ((k, far if k % 2 else near) for k in range(2 * count))
    ]
    return polygon(points)


def stands() -> Picture:
    """What shines behind an android that stands: a burst, a ring of brass and sparks, its middle left free."""
    picture = Picture(600, 600)
    shine = picture.spot("shine", ((0, "#fffdf0", 0.95), (0.5, "#ffe89a", 0.9), (1, "#ffb52e", 0.1)), 0, 0, 300)
    glow = picture.spot("halo", ((0, "#ffffff", 0.9), (0.6, "#fff2b8", 0.5), (1, "#ffe26a", 0)), 300, 300, 220)
    sparks = [
        (300 + 240 * cos(a), 300 + 240 * sin(a), 30 if k % 2 else 18)
        for k, a in ((k, pi * k / 5 - pi / 2) for k in range(10))
    ]
    picture.add(
        path(_star(16, 150, 296), fill=shine, transform="translate(300 300)"),
        circle(300, 300, 220, fill=glow),
        group(
            *(
                path(_star(4, r * 0.3, r, 1), fill=LEMON, stroke_width=5, transform=moved(x, y, 1, 0 if r > 20 else 45))
                for x, y, r in sparks
            ),
            *(sparkle(x + 4, y - 2, r * 0.4) for x, y, r in sparks),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def awake() -> Picture:
    """The light that goes on in the eyes of an android that stands."""
    picture = Picture(160, 160)
    glow = picture.spot("lit", ((0, "#ffffff", 1), (0.3, "#fff6b0", 0.9), (1, "#ffe24a", 0)), 80, 80, 80)
    picture.add(circle(80, 80, 78, fill=glow), sparkle(80, 80, 70), sparkle(118, 40, 18), dot(80, 80, 12, WHITE))
    return picture


def falls() -> Picture:
    """What is left in the air when an android collapses: dust, and parts that roll away."""
    picture = Picture(600, 600)
    nut = path(polygon(regular(0, 0, 30, 6, 12)), fill=ZINC, transform=moved(486, 150))
    picture.add(
        ellipse(300, 520, 270, 44, fill=soft(picture, "dust", 0.5)),
        group(
            inner("M150 190L116 130M226 130L212 66M300 116V40M380 134L400 66M452 196L492 150", 12, 0.8, "#fff8e6"),
            puff(130, 440, 1.35),
            puff(470, 446, 1.4),
            puff(210, 360, 1.25),
            puff(396, 356, 1.3),
            puff(300, 450, 1.7),
            puff(300, 290, 1.05),
            group(spring(0, 0, 60, 20, 4, "#dfe7ee", 9), transform=moved(150, 120, 1, -32)),
            gear(92, 262, 48, BRASS, 8, 12),
            nut,
            ball(486, 150, 12, "#4a2f16", 5),
            group(
                shape("M-16 -44H16V-28H8V36L0 50L-8 36V-28H-16Z", ZINC, 6),
                inner("M-8 -12L8 -4M-8 4L8 12M-8 20L8 28", 4, 0.7),
                transform=moved(508, 270, 1, 48),
            ),
            ball(330, 130, 30, BRASS),
            oval(322, 122, 8, 8, "#fff6d0", 0),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    makes = {"joint": joint, "stands": stands, "awake": awake, "falls": falls}
    return {f"art/androids/{key}": make() for key, make in makes.items()}
