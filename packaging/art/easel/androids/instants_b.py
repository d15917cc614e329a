"""Five instants of turns and of looking: the toll, the queue, the nap, the house rules, the goggles."""

from easel.androids.cast import (
    BRASS,
    CREAM,
    IRON,
    LEATHER,
    LEMON,
    NAVY,
    OAK,
    PLUM,
    ROSE,
    ROYAL,
    SCARLET,
    STEAM,
    ZINC,
    banded,
    screw,
    study,
)
from easel.forms import ball, dot, flat, gloss, inner, oval, shape, sparkle
from easel.ink import INK, WHITE
from easel.svg import Picture, circle, ellipse, group, moved, path, rect

MIRROR = "translate(560 0) scale(-1 1)"
STITCH = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def toll_booth() -> Picture:
    """A hand out of a window, and a barrier that does not lift for nothing."""
    stripes = "".join(f"M{x} -23h40l-18 46h-40Z" for x in (40, 122, 204, 286, 368))
    pole = group(
        shape("M-70 -44H0V44H-70Z", IRON),
        shape("M-14 -26H420C432 -26 436 -12 436 0C436 12 432 26 420 26H-14Z", STEAM),
        flat(stripes, "#e0392d"),
        path("M-14 -26H420C432 -26 436 -12 436 0C436 12 432 26 420 26H-14Z", fill="none"),
        gloss("M0 -16H400", 5),
        ball(14, 0, 30, BRASS),
        dot(14, 0, 9),
        transform=moved(104, 430, 1, -9),
    )
    return study(
        shape("M60 172H308V548H60Z", ROYAL),
        inner("M84 398H284V524H84Z", 5, 0.5),
        shape("M96 200H276V342H96Z", "#15213f"),
        oval(176, 268, 54, 62, "skin"),
        shape("M112 236C112 196 240 196 240 236L268 250H100Z", NAVY),
        ball(156, 264, 15, "#fffbe6", 5),
        ball(198, 264, 15, "#fffbe6", 5),
        dot(162, 266, 6),
        dot(204, 266, 6),
        inner("M158 304H200", 6, 1),
        shape("M30 178L62 96H306L338 178Z", SCARLET),
        flat("M92 100L72 174H122L134 100ZM184 100V174H234L230 100ZM276 100L296 174H334L306 100Z", "#f6f2e8"),
        path("M30 178L62 96H306L338 178Z", fill="none"),
        shape("M150 96V70H218V96Z", IRON, 7),
        shape("M146 72C146 16 222 16 222 72Z", LEMON),
        inner("M112 40L82 22M256 40L286 22M184 8V-2", 7, 1),
        banded("M222 342C290 372 330 330 380 318", ("#2a4686", INK), 44, 16),
        shape("M366 286L400 276L416 344L380 354Z", CREAM),
        shape(
            "M404 284C440 270 470 282 500 276C520 274 540 282 544 296C548 306 540 312 528 312L486 314L536 322"
            "C548 326 546 342 532 342L488 342L518 352C526 360 518 370 506 370C476 372 440 366 412 346Z",
            "skin",
        ),
        inner("M486 314Q470 312 458 318M488 342Q474 342 464 338", 5, 0.6),
        gloss("M424 294Q450 284 478 288", 6),
        group(
            ball(0, 0, 48, "gold"),
            circle(0, 0, 32, fill="none", stroke_width=5, stroke_opacity=0.6),
            shape("M0 -20L6 -6L20 -6L9 3L13 18L0 9L-13 18L-9 3L-20 -6L-6 -6Z", "brass", 4),
            gloss("M-34 -10Q-30 -30 -12 -36", 6),
            transform=moved(470, 190, 1, 12),
        ),
        inner("M412 130L396 112M470 122V98M528 130L544 112", 7, 1),
        shape("M40 486H150V548H40Z", IRON),
        pole,
    )


def _hat(x: float, y: float, kind: int) -> str:
    top = shape("M-50 -10L-44 -104H44L50 -10Z", IRON) + shape("M-48 -42L-50 -14H50L48 -42Z", SCARLET, 6)
    bowl = shape("M-58 -10C-62 -92 62 -92 58 -10Z", "moss") + shape("M-59 -30L-58 -8H58L59 -30Z", LEMON, 6)
    cap = (
        shape("M-60 -6C-62 -74 30 -86 54 -26L96 -10C92 4 80 4 60 0Z", ROYAL)
        + inner("M-8 -60Q8 -34 4 -4M54 -26Q20 -20 4 -4", 5, 0.5)
        + ball(-4, -62, 8, LEMON, 5)
    )
    brim = "" if kind == 2 else shape("M-86 -10H86C88 8 76 12 64 12H-64C-76 12 -88 8 -86 -10Z", (IRON, "moss")[kind])
    return group((top, bowl, cap)[kind], brim, transform=moved(x, y))


def queue_jumper() -> Picture:
    """A clockwork kangaroo leaps over a row of hats."""
    key = group(
        shape("M-9 0H9V60H-9Z", BRASS, 7),
        shape("M-6 0C-56 18 -74 -22 -50 -42C-30 -56 -10 -40 0 -18C10 -40 30 -56 50 -42C74 -22 56 18 6 0Z", BRASS),
        ball(-36, -18, 10, "#4a2f16", 5),
        ball(36, -18, 10, "#4a2f16", 5),
        transform=moved(170, 132, 1, -42),
    )
    return study(
        path("M36 420C60 300 110 230 150 210", fill="none", stroke="#2f5f9e", stroke_width=9, stroke_dasharray="4 22"),
        _hat(110, 530, 0),
        _hat(290, 536, 1),
        _hat(456, 536, 2),
        key,
        shape("M210 268C150 300 108 352 22 340C10 338 10 324 22 320C90 300 126 236 196 196Z", "rust"),
        banded("M262 322C220 384 160 350 128 402L66 440", ("#a8512f", INK), 34, 16),
        shape(
            "M186 250C190 180 250 146 316 150C350 152 372 140 384 116C360 60 410 24 452 44C492 56 528 84 540 112"
            "C546 132 520 142 470 142C452 172 424 190 404 204C410 290 352 362 276 358C216 356 180 306 186 250Z",
            "rust",
        ),
        shape(
            "M406 58C372 40 358 20 362 4C392 0 420 18 434 46ZM436 46C424 26 428 14 438 6C458 14 466 32 462 50Z",
            "rust",
            7,
        ),
        shape("M214 258C244 234 300 250 300 300C300 352 240 372 206 336Z", "rust"),
        shape("M320 226C360 226 404 250 398 290C380 340 330 352 306 330C286 300 290 240 320 226Z", "horn", 7),
        group(
            shape("M-34 -52H34V30H-34Z", ROSE, 7),
            inner("M-34 -20H34M-14 -38H14", 5, 0.6),
            transform=moved(360, 236, 1, 14),
        ),
        shape("M298 262C330 290 370 292 402 272C404 318 360 350 322 340C298 330 292 294 298 262Z", "rust", 7),
        banded("M392 196C424 230 452 216 466 236", ("#c8663f", INK), 24, 15),
        eye_open(452, 84),
        inner("M478 120Q498 128 514 120", 6, 1),
        dot(532, 104, 11),
        screw(246, 290, 12, 30),
        screw(340, 190, 9, 80),
        screw(420, 150, 8, 10),
        gloss("M208 236Q224 186 280 174", 9),
    )


def eye_open(x: float, y: float) -> str:
    return group(ball(x, y, 20, "#fffbe6", 6), dot(x + 6, y - 2, 9), dot(x + 3, y - 6, 3.5, WHITE))


def nap_button() -> Picture:
    """A great velvet button that sleeps, and whoever presses it too."""
    return study(
        shape(
            "M60 372C30 336 62 306 108 334C220 304 340 304 452 334C498 306 530 336 500 372C518 430 518 470 502 512"
            "C530 548 486 572 452 542C340 566 220 566 108 542C74 572 30 548 58 512C42 470 42 430 60 372Z",
            "skin",
        ),
        inner("M108 334Q92 360 60 372M452 334Q468 360 500 372M108 542Q92 524 58 512M452 542Q470 524 502 512", 5, 0.6),
        inner("M120 508Q180 522 230 520M330 524Q400 520 440 506", 5, 0.35),
        ellipse(280, 424, 196, 84, fill=INK, fill_opacity=0.3, stroke="none"),
        shape("M88 382C88 330 472 330 472 382V420C472 486 88 486 88 420Z", ZINC),
        inner("M90 392C110 450 450 450 470 392", 5, 0.5),
        shape("M112 372C100 220 180 128 280 128C380 128 460 220 448 372C440 430 120 430 112 372Z", NAVY),
        inner(
            "M172 282Q204 314 238 284M322 284Q356 314 388 282M180 300l-12 14M204 308l-4 18M228 300l10 16"
            "M332 300l-10 16M358 308l4 18M382 300l12 14",
            8,
            1,
            "#dfe8ff",
        ),
        oval(280, 352, 17, 20, "#12204a", 7),
        oval(186, 346, 26, 15, "#f0819f", 0),
        oval(374, 346, 26, 15, "#f0819f", 0),
        gloss("M140 270Q156 196 210 166", 11),
        shape(
            "M170 172C190 70 300 30 400 60C470 82 506 130 500 188C470 150 430 140 396 146L404 182"
            "C320 130 240 140 170 172Z",
            PLUM,
        ),
        inner("M204 118Q300 84 392 146M252 78Q340 60 430 128", 7, 0.4, WHITE),
        shape(
            "M152 190C150 164 240 128 300 130C350 132 410 160 414 186C416 208 390 204 380 198C320 172 240 178 186 204"
            "C168 212 152 206 152 190Z",
            STEAM,
        ),
        ball(502, 206, 36, STEAM),
        gloss("M484 198q4 -14 16 -16", 6),
        shape("M92 30C40 40 24 100 60 136C94 166 146 150 158 112C120 126 74 92 92 30Z", ZINC),
        sparkle(186, 60, 24, "#ffe24a"),
        sparkle(40, 232, 18, "#ffe24a"),
        sparkle(238, 22, 14, "#ffe24a"),
    )


def house_rules() -> Picture:
    """An embroidery: the lever, crossed out."""
    border = "M-150 -124H150V124H-150Z"
    heart = "M0 14C-20 -2 -22 -20 -10 -22C-4 -22 0 -16 0 -12C0 -16 4 -22 10 -22C22 -20 20 -2 0 14Z"
    return study(
        inner("M280 50L92 178M280 50L480 150", 8, 1, "#5f3417"),
        shape("M262 16H298V38H288V66H272V38H262Z", ZINC, 7),
        group(
            rect(-236, -204, 472, 408, 16, fill=OAK),
            inner("M-226 -194L-184 -154M226 -194L184 -154M-226 194L-184 154M226 194L184 154", 6, 0.6),
            inner("M-200 -184H60M-216 -80V140M-120 184H190M212 -140V60", 5, 0.25),
            rect(-182, -150, 364, 300, 6, fill=CREAM),
            path(
                "".join(f"M-176 {y}H176" for y in range(-132, 146, 24)),
                stroke="#b89a68",
                stroke_width=3,
                stroke_opacity=0.3,
            ),
            path(
                "".join(f"M{x} -144V144" for x in range(-156, 176, 24)),
                stroke="#b89a68",
                stroke_width=3,
                stroke_opacity=0.3,
            ),
            path(border, stroke="#3a70dd", stroke_width=9, stroke_dasharray="14 12", **STITCH),
            *(
                path(heart, fill="#e0392d", stroke_width=4, transform=moved(x, y, 0.95))
                for x in (-116, 116)
                for y in (-86, 96)
            ),
            path(
                "M-40 84L-30 56H50L60 84ZM10 56L-26 -44",
                stroke="#27438a",
                stroke_width=17,
                stroke_dasharray="17 9",
                **STITCH,
            ),
            ball(-32, -60, 27, "#27438a", 5),
            path("M0 -104a104 104 0 1 0 .1 0M-72 74L72 -74", stroke="#8a151b", stroke_width=28, **STITCH),
            path(
                "M0 -104a104 104 0 1 0 .1 0M-72 74L72 -74",
                stroke="#e0392d",
                stroke_width=19,
                stroke_dasharray="19 8",
                stroke_linejoin="round",
                fill="none",
                stroke_linecap="butt",
            ),
            gloss("M-220 40V-176Q-220 -190 -206 -190H-40", 8),
            transform=moved(282, 318, 1, -7),
        ),
        path("M404 420C470 440 520 470 486 500C460 524 440 480 476 476", fill="none", stroke=INK, stroke_width=14),
        path("M404 420C470 440 520 470 486 500C460 524 440 480 476 476", fill="none", stroke="#e0392d", stroke_width=6),
        shape("M470 470L530 532L544 548L524 540L462 478Z", ZINC, 6),
    )


def xray_goggles() -> Picture:
    """What the glasses see: a fish's bones, and a key."""
    picture_beams = "M60 330L4 556H260L248 340ZM312 340L300 556H556L500 330Z"
    lens = group(
        ball(0, 0, 128, LEATHER),
        *(
            screw(104 * c, 104 * s, 10, 40, ZINC)
            for c, s in ((0.71, 0.71), (-0.71, 0.71), (0.71, -0.71), (-0.71, -0.71))
        ),
        ball(0, 0, 98, BRASS),
        ball(0, 0, 80, "#0c3a22"),
        dot(0, 0, 76, "#2fd479", 0.55),
        dot(-6, -6, 52, "#7dffb4", 0.6),
    )
    fish = group(
        inner("M-50 0H26M-34 -20V20M-14 -28V28M6 -24V24", 8, 1, "#f4fff6"),
        shape("M20 -24C48 -24 62 -6 62 0C62 6 48 24 20 24Z", "#f4fff6", 4),
        dot(42, -6, 6),
        shape("M-46 0L-66 -22V22Z", "#f4fff6", 4),
        transform=moved(150, 262, 1, -14),
    )
    key = group(
        path("M0 -44a24 24 0 1 0 .1 0M0 6V56M0 34H22M0 54H18", fill="none", stroke="#f4fff6", stroke_width=12),
        transform=moved(412, 256, 1, 24),
    )
    return study(
        flat(picture_beams, "#5dff9e", 0.4),
        inner("M60 330L4 556M248 340L260 556M312 340L300 556M500 330L556 556", 5, 0.35, "#1c8f52"),
        path("M40 240C22 110 126 36 280 36C434 36 538 110 520 240", fill="none", stroke=INK, stroke_width=76),
        path("M40 240C22 110 126 36 280 36C434 36 538 110 520 240", fill="none", stroke="#a8683a", stroke_width=60),
        path(
            "M56 206C54 118 146 60 280 60C414 60 506 118 504 206",
            fill="none",
            stroke="#ffe0b0",
            stroke_width=4,
            stroke_dasharray="14 12",
        ),
        shape("M240 8H320V66H240Z", BRASS),
        rect(258, 22, 44, 28, 4, fill="#5f3417", stroke_width=6),
        shape("M232 226C250 204 310 204 328 226V286C310 304 250 304 232 286Z", BRASS),
        inner("M256 226V284M304 226V284", 5, 0.5),
        group(lens, transform=moved(150, 262)),
        group(lens, transform=moved(410, 262)),
        fish,
        key,
        gloss("M92 240Q98 208 128 196M352 240Q358 208 388 196", 9),
        shape("M18 352L34 322L62 344L44 376Z", ZINC, 7),
    )


STUDIES = {
    "toll-booth": toll_booth,
    "queue-jumper": queue_jumper,
    "nap-button": nap_button,
    "house-rules": house_rules,
    "x-ray-goggles": xray_goggles,
}
