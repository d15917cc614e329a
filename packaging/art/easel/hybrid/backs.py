"""The covered cards of HYBRID: a shut gate in the metal of the deck, and on it the sign of what is drawn from it."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from easel.clip import cut, panel, regular
from easel.forms import ball, dot, flat, gloss, inner, shape
from easel.hybrid.cards import DECKS, EDGE, PEN, rivet, supply, wear
from easel.ink import INK, WHITE, mix
from easel.svg import Picture, circle, ellipse, group, moved, path, polygon, rect

MIRROR = "scale(-1 1)"


class Back(NamedTuple):
    """One covered side: the deck whose metal it is made of, the two tones of its field, and its emblem."""

    deck: str
    field: tuple[str, str]
    emblem: Callable[[], str]


def _flame() -> str:
    """A torch between a straight sword and a hooked one."""
    straight = group(
        shape("M-15 -190L0 -222L15 -190V96H-15Z", "#fdfdfa"),
        inner("M0 -186V84", 5, 0.35),
        shape("M-52 92H52V116H-52Z", "gold", 7),
        shape("M-12 116H12V176H-12Z", "#b3261e", 7),
        ball(0, 190, 17, "gold", 7),
        transform="rotate(38)",
    )
    hooked = group(
        shape("M-13 96L-18 -120C-20 -180 20 -214 64 -212C36 -190 18 -160 18 -120L13 96Z", "steel"),
        shape("M18 -40L44 -60L18 -80Z", "steel", 7),
        shape("M-46 90L46 98L42 120L-46 114Z", "#8fb23c", 7),
        shape("M-12 116H12V176H-12Z", "#5f4a26", 7),
        ball(0, 190, 16, "#8fb23c", 7),
        gloss("M-6 -110V60", 6),
        transform="rotate(-38)",
    )
    torch = group(
        shape("M-24 0H24L16 214Q0 236 -16 214Z", "wood"),
        inner("M-6 70V200M8 60V150", 5, 0.4),
        shape("M-34 56H34V84H-34Z", "url(#metal)", 7),
        shape("M-46 -14H46L34 34H-34Z", "url(#metal)"),
        shape(
            "M4 -216C12 -160 74 -132 64 -62C60 -28 34 -12 0 -12C-34 -12 -62 -30 -66 -66"
            "C-70 -110 -34 -120 -36 -164"
            "C-16 -154 -8 -186 4 -216Z",
            "url(#shine)",
        ),
        flat("M6 -128C12 -98 38 -84 32 -52C28 -24 -28 -24 -34 -54C-38 -82 0 -96 6 -128Z", "#fff6c4"),
    )
    return group(straight, hooked, torch)


def _eye() -> str:
    """An eye that looks out of the dark, lashed with claws."""
    lash = "M-11 -108C-14 -146 0 -176 10 -190C14 -160 16 -136 11 -108Z"
    lashes = [group(shape(lash, "url(#shine)", 7), transform=f"rotate({24 * k})") for k in (-3, -2, -1, 0, 1, 2, 3)]
    return group(
        *lashes,
        group(*lashes, transform="rotate(180)"),
        shape("M-186 0C-110 -124 110 -124 186 0C110 124 -110 124 -186 0Z", "#fdf6e6"),
        path(
            "M-160 2C-90 -30 -110 40 -70 50M156 -8C110 14 116 -40 84 -44", fill="none", stroke="#b45fe0", stroke_width=6
        ),
        ball(0, 0, 76, "url(#shine)"),
        flat("M0 -66C24 -28 24 28 0 66C-24 28 -24 -28 0 -66Z", INK),
        dot(-32, -34, 15, WHITE, 0.9),
        gloss("M-140 -28Q-90 -78 -20 -84", 8),
    )


def _griffin() -> str:
    """A griffin's head on a shield."""
    return group(
        shape(
            "M0 -206C54 -172 116 -160 164 -164C170 20 116 142 0 214C-116 142 -170 20 -164 -164"
            "C-116 -160 -54 -172 0 -206Z",
            "#fdf8ea",
        ),
        path(
            "M0 -176C46 -150 92 -140 138 -140C138 14 94 116 0 178C-94 116 -138 14 -138 -140C-92 -140 -46 -150 0 -176Z",
            fill="#b3261e",
            stroke_width=6,
        ),
        shape(
            "M-100 116L-112 70L-96 74L-116 20L-94 28L-104 -24L-82 -16C-78 -40 -64 -62 -44 -78L-72 -146L-6 -112"
            "C54 -116 96 -84 104 -34L92 36C70 12 58 8 46 8C34 26 48 40 66 46L44 62"
            "C52 86 70 98 82 104C44 148 -50 148 -100 116Z",
            "#fffaf0",
        ),
        shape("M-58 -128L-18 -100L-40 -78Z", "#e8a79c", 5),
        shape(
            "M40 -62C96 -76 138 -42 134 8C132 32 120 52 104 66C100 40 92 22 66 14C54 10 48 8 44 8"
            "C24 -12 24 -44 40 -62Z",
            "gold",
            7,
        ),
        shape("M48 12C56 30 70 42 90 44L62 54C46 44 40 26 48 12Z", "gold", 6),
        inner("M92 -40L116 -24", 6, 0.8),
        shape("M-30 -50L26 -34C20 -8 -14 -6 -30 -50Z", "#ffd24a", 5),
        dot(2, -30, 8),
        inner("M-36 -56L30 -36", 10, 1),
        inner("M-74 110Q-86 60 -58 0M-40 120Q-58 64 -30 12M0 120Q-24 72 -4 40M38 110Q16 90 18 66", 5, 0.55),
        gloss("M-70 6Q-66 -30 -40 -54", 6),
        gloss("M-146 -60V-140Q-110 -140 -84 -146", 7),
    )


def _scorpion() -> str:
    """A scorpion from above, its sting over its head."""
    legs = "".join(f"M40 {20 + 34 * k}L{118 - 6 * k} {4 + 44 * k}L{150 - 10 * k} {56 + 46 * k}" for k in range(4))
    arm = "M44 -8L110 -40L116 -104"
    side = group(
        path(legs, fill="none", stroke_width=23),
        path(legs, fill="none", stroke="#aebd6a", stroke_width=9),
        path(arm, fill="none", stroke_width=44),
        path(arm, fill="none", stroke="#c9d68a", stroke_width=28),
        shape(
            "M84 -92C70 -142 84 -190 124 -208C116 -176 122 -164 130 -150C136 -170 152 -184 170 -186"
            "C176 -140 158 -96 124 -84Z",
            "steel",
        ),
    )
    tail = "M0 130C84 168 92 96 52 60C4 16 -64 -10 -46 -74C-36 -108 -6 -124 24 -122"
    return group(
        side,
        group(side, transform=MIRROR),
        shape(
            "M0 -46C48 -46 70 -14 66 30C64 90 40 150 0 176C-40 150 -64 90 -66 30C-70 -14 -48 -46 0 -46Z", "url(#shine)"
        ),
        inner("M-62 44Q0 68 62 44M-56 82Q0 106 56 82M-42 122Q0 142 42 122", 6, 0.6),
        path(tail, fill="none", stroke_width=50),
        path(tail, fill="none", stroke="#b7c277", stroke_width=33),
        path(tail, fill="none", stroke_width=38, stroke_dasharray="5 27", stroke_linecap="butt", stroke_opacity=0.75),
        shape(
            "M6 -146C40 -160 74 -140 74 -108C72 -84 58 -64 44 -44C44 -70 36 -84 18 -92C0 -102 -8 -136 6 -146Z", "steel"
        ),
        gloss("M22 -136Q44 -142 56 -124", 6),
        ball(-20, -24, 9, "#e6402a", 5),
        ball(26, -24, 9, "#e6402a", 5),
    )


def _aura() -> str:
    """A heart of light between two wings, under a ring."""
    wing = group(
        shape(
            "M20 60C60 20 60 -60 140 -150C160 -110 168 -80 166 -56C184 -40 190 -16 184 8"
            "C196 28 194 50 182 70C130 120 70 130 20 116Z",
            "#fdfdfa",
        ),
        inner("M50 84C90 60 120 0 166 -56M56 100C110 84 140 60 184 8", 6, 0.5),
        gloss("M70 6Q90 -56 128 -104", 7),
    )
    rays = "".join(
        f"M{98 * cos(a):.0f} {98 * sin(a):.0f}L{far * cos(a):.0f} {far * sin(a):.0f}"
        for a, far in ((pi / 8 * k, 150 if k % 2 else 122) for k in range(8, 17))
    )
    return group(
        group(wing, group(wing, transform=MIRROR), transform=moved(0, 20)),
        path(rays, fill="none", stroke_width=22, transform="translate(0 30)"),
        path(rays, fill="none", stroke="#ffe58c", stroke_width=10, transform="translate(0 30)"),
        ellipse(0, -158, 78, 26, fill="none", stroke_width=32),
        ellipse(0, -158, 78, 26, fill="none", stroke="#f6c94a", stroke_width=17),
        path("M-60 -164Q-30 -178 6 -177", fill="none", stroke=WHITE, stroke_width=6),
        ball(0, 42, 78, "url(#shine)"),
        shape("M0 -16L17 25L58 42L17 59L0 100L-17 59L-58 42L-17 25Z", "#fffef4", 7),
        shape("M-40 152L0 204L40 152L0 130Z", "gold", 7),
        gloss("M-58 20Q-46 -14 -14 -26", 7),
    )


def _claw() -> str:
    """A clawed hand that grows out of a flask."""
    fingers = ((-66, -46, -30), (-24, -88, -10), (28, -92, 8), (72, -54, 28))
    hand = [
        group(
            shape("M-20 60L-24 -10C-24 -40 -20 -54 0 -56C20 -54 24 -40 24 -10L20 60Z", "#8fa84a", 8),
            inner("M-20 -4Q0 6 20 -4M-20 22Q0 30 20 22", 5, 0.5),
            shape("M-17 -48C-16 -84 -4 -104 8 -114C16 -88 20 -66 17 -48Q0 -62 -17 -48Z", "steel", 7),
            transform=moved(x, y, 1, turn),
        )
        for x, y, turn in fingers
    ]
    return group(
        *hand,
        shape("M-92 60C-108 10 -84 -30 -44 -34H44C88 -30 108 8 92 56L62 110H-62Z", "#8fa84a"),
        shape("M-84 40C-120 22 -146 30 -156 4C-150 -18 -118 -14 -78 0Z", "#8fa84a", 8),
        shape("M-150 -14C-180 -20 -194 -2 -200 18C-178 24 -160 24 -148 22Z", "steel", 7),
        ball(4, 22, 26, "#fdf6c8", 7),
        flat("M4 2C14 14 14 32 4 42C-6 32 -6 14 4 2Z", INK),
        shape("M-84 86H84V118H-84Z", "url(#metal)", 8),
        shape(
            "M-62 118H62V134C96 150 112 172 112 190Q112 214 88 214H-88Q-112 214 -112 190C-112 172 -96 150 -62 134Z",
            "#dff0d8",
        ),
        flat(
            "M-98 166Q-50 150 0 166T98 164Q108 178 108 190Q108 210 88 210H-88Q-108 210 -108 190Q-108 178 -98 166Z",
            "url(#shine)",
        ),
        *(dot(x, y, r, "#f6ffd0", 0.9) for x, y, r in ((-52, 190, 9), (4, 184, 6), (50, 196, 8), (-10, 202, 5))),
        gloss("M-44 130V144Q-74 156 -86 172", 6),
        gloss("M-80 32Q-84 -6 -52 -16", 6),
    )


BACKS = {
    "back": Back("action", ("#4b545c", "#20262b"), _flame),
    "back-event": Back("event", ("#3f3a5c", "#17142a"), _eye),
    "back-army-griffin": Back("army-griffin", ("#a3322a", "#4a0f14"), _griffin),
    "back-army-scorpion": Back("army-scorpion", ("#7a5a34", "#33200f"), _scorpion),
    "back-aura": Back("aura", ("#5b80bd", "#1f3260"), _aura),
    "back-mutation": Back("mutation", ("#46603a", "#16220f"), _claw),
}
INNER = panel(44, 44, 542, 792, 20)


def _lattice(tone: str) -> str:
    """The treads of the gate: lozenges in rows over the whole field."""
    marks: list[str] = []
    for row in range(22):
        for column in range(9):
            x, y = 30.0 + 72 * column + 36 * (row % 2), 40.0 + 40 * row
            lozenge = [(x - 22, y), (x, y - 11), (x + 22, y), (x, y + 11)]
            kept = cut(lozenge, INNER)
            marks.append(polygon(kept) if kept else "")
    return path("".join(marks), fill=tone, fill_opacity=0.5)


def _corner() -> str:
    """A bracket of metal on a corner of the gate."""
    return group(
        shape("M40 40H168L144 82H82V144L40 168Z", "url(#metal)", 7), rivet(64, 64, 11), rivet(118, 62), rivet(62, 118)
    )


def _medal() -> str:
    """The disc that holds the emblem."""
    bolts = [rivet(245 * cos(a), 245 * sin(a), 12) for a in (pi * (k + 0.5) / 8 for k in range(16))]
    return group(
        path(polygon(regular(0, 10, 280, 16, 11.25)), fill=INK, fill_opacity=0.5, stroke="none"),
        shape(polygon(regular(0, 0, 276, 16, 11.25)), "url(#plate)", 9),
        circle(0, 0, 220, fill="url(#field)", stroke_width=8),
        circle(0, 0, 208, fill="none", stroke="url(#shine)", stroke_width=5, stroke_opacity=0.7),
        *bolts,
    )


def back(name: str) -> Picture:
    """A covered card."""
    picture = Picture(630, 880)
    deck, (light, dark), emblem = BACKS[name]
    picture.spot("gate", ((0, mix(light, dark, 0.25), 1), (1, dark, 1)), 260, 300, 560)
    picture.glow("field", ((0, light, 1), (1, mix(dark, INK, 0.3), 1)), 0.4, 0.35, 0.7)
    picture.add(
        path(EDGE, fill="url(#plate)"),
        wear(DECKS[deck].metal),
        rect(40, 40, 550, 800, 22, fill="url(#gate)", stroke=INK, stroke_width=8),
        _lattice(light),
        group(
            path("M315 44V836M44 440H586", fill="none", stroke_width=9),
            path("M319 48V832", fill="none", stroke=WHITE, stroke_width=3, stroke_opacity=0.25),
            *(
                group(_corner(), transform=turn)
                for turn in ("", "matrix(-1 0 0 1 630 0)", "matrix(1 0 0 -1 0 880)", "rotate(180 315 440)")
            ),
            group(_medal(), group(emblem(), transform=moved(0, 0, 0.98)), transform=moved(315, 440)),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.4),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture, deck)
    return picture


def pictures() -> dict[str, Picture]:
    """The covered cards of all decks."""
    return {f"art/hybrid/{name}": back(name) for name in BACKS}
