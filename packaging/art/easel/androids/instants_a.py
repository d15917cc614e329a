"""Five instants that cancel: the fuse, the clerk, the copycat, the kettle, the inspector."""

from easel.androids.cast import (
    BRASS,
    COPPER,
    CREAM,
    ENAMEL,
    IRON,
    LEMON,
    OAK,
    PINE,
    SCARLET,
    STEAM,
    TANGERINE,
    WALNUT,
    ZINC,
    banded,
    puff,
    screw,
    spanner,
    study,
)
from easel.forms import ball, dot, flat, gloss, inner, oval, shape
from easel.ink import INK, WHITE
from easel.svg import Picture, ellipse, group, moved, path

MIRROR = "translate(560 0) scale(-1 1)"


def blown_fuse() -> Picture:
    """The fuse is gone; its smoke says no."""
    soot = (
        "M0 -74L16 -34L52 -58L40 -18L88 -20L52 8L92 36L42 34L48 72L14 44L-8 78L-20 40L-62 64L-44 24"
        "L-94 26L-56 0L-90 -32L-42 -26L-46 -66L-14 -36Z"
    )
    fuse = group(
        shape("M-160 -84H160V84H-160Z", "glass"),
        flat(soot, "#2a2430", 0.95),
        flat("M0 -34L14 -8L40 -4L18 14L20 38L-4 22L-28 34L-22 10L-44 -6L-16 -10Z", "#ff8a3c"),
        dot(-2, 4, 12, "#fff3b0"),
        inner("M-160 6H-110L-92 -14M160 -4H114L100 16", 7, 1, "#8c4a22"),
        path("M-130 60L-108 30L-118 10M96 -70L112 -40L100 -24L122 -6", fill="none", stroke=WHITE, stroke_width=5),
        shape("M-236 -96H-140V96H-236C-246 96 -252 88 -252 80V-80C-252 -88 -246 -96 -236 -96Z", ZINC),
        shape("M236 -96H140V96H236C246 96 252 88 252 80V-80C252 -88 246 -96 236 -96Z", ZINC),
        inner("M-166 -90V90M-214 -90V90M166 -90V90M214 -90V90", 5, 0.45),
        gloss("M-124 -62H-30", 9),
        gloss("M-236 -64V30", 8),
        transform=moved(280, 420, 1, -10),
    )
    smoke = "#d8cec2"
    ring = path("M286 36a100 100 0 1 0 .1 0", fill="none", stroke=INK, stroke_width=60)
    return study(
        banded("M262 350C232 312 322 300 284 240", (smoke, INK), 34),
        ring,
        path("M286 36a100 100 0 1 0 .1 0", fill="none", stroke=smoke, stroke_width=44),
        banded("M216 206L356 66", ("#e0392d", INK), 36),
        inner("M216 80q12 -14 30 -20M356 190q-14 20 -34 28M270 286q20 -8 22 -24", 7, 0.9, WHITE),
        inner("M226 196L344 78", 6, 0.5, WHITE),
        fuse,
    )


def _stamp(x: float, y: float, turn: float) -> str:
    return group(
        shape("M-16 -40H16L22 4H-22Z", OAK),
        shape("M-58 2H58V34H-58Z", WALNUT),
        shape("M-52 34H52V48H-52Z", SCARLET, 6),
        ball(0, -52, 26, OAK),
        banded("M-20 -66V-40M0 -72V-38M20 -66V-40", ("#f5a03c", INK), 10, 12),
        transform=moved(x, y, 1, turn),
    )


def patent_clerk() -> Picture:
    """An owl with an eyeshade stamps with both feet."""
    wing = "M136 226C60 236 14 316 36 408C96 404 150 370 160 300Z"
    half = group(
        shape(wing, "wood"),
        inner("M62 388Q80 350 128 330M52 350Q80 310 134 292", 5, 0.5),
        shape("M150 132L112 28L224 84Z", WALNUT),
    )
    return study(
        shape("M70 462H490L548 550H12Z", CREAM),
        inner("M110 484H190M96 506H170M420 484H456M440 506H470", 6, 0.3),
        group(
            ellipse(280, 516, 44, 22, fill="none"),
            path("M258 516H302"),
            stroke="#e0392d",
            stroke_width=8,
            stroke_opacity=0.9,
        ),
        half,
        group(half, transform=MIRROR),
        shape(
            "M280 70C400 70 434 176 434 280C434 386 376 440 280 440C184 440 126 386 126 280C126 176 160 70 280 70Z",
            WALNUT,
        ),
        oval(280, 346, 104, 88, PINE),
        inner(
            "M226 310q16 20 30 0q16 20 30 0q16 20 30 0M212 350q16 20 32 0q16 20 34 0q16 20 34 0q16 20 34 0"
            "M238 390q14 18 28 0q14 18 28 0q14 18 28 0",
            6,
            0.5,
        ),
        ball(212, 206, 70, BRASS),
        ball(348, 206, 70, BRASS),
        ball(212, 206, 54, "#fffbe6", 6),
        ball(348, 206, 54, "#fffbe6", 6),
        ball(222, 214, 24, "#f2a62c", 5),
        ball(338, 214, 24, "#f2a62c", 5),
        dot(224, 216, 12),
        dot(336, 216, 12),
        dot(216, 206, 6, WHITE),
        dot(330, 206, 6, WHITE),
        shape("M280 224L308 264L280 302L252 264Z", TANGERINE),
        shape("M136 158C150 84 410 84 424 158L478 186C380 138 180 138 82 186Z", ENAMEL),
        flat("M110 170C200 132 360 132 450 170L424 158C330 126 230 126 136 158Z", WHITE, 0.25),
        gloss("M170 124Q210 104 262 102", 7),
        _stamp(190, 470, -7),
        _stamp(370, 470, 7),
        inner("M104 446L70 430M110 424L88 396M456 446L490 430M450 424L472 396", 8, 1),
    )


def _cat(metal: str, eye: str) -> str:
    """A soldered cat that sits and looks to the right, one paw on the pane."""
    return group(
        banded("M82 490C-8 500 -2 396 44 372", ("#8b98a4" if metal == ZINC else "#a5592f", INK), 26),
        shape("M96 236C40 320 34 440 54 532H232C250 460 240 330 214 236Z", metal),
        banded("M180 352L240 268", ("#aebac4" if metal == ZINC else "#c8703c", INK), 40, 16),
        ball(246, 258, 29, metal),
        inner("M240 246v20M254 246v20", 5, 0.7),
        shape(
            "M58 132L44 22L116 78C138 70 168 70 190 78L262 26L252 132C264 164 262 200 246 222"
            "C218 258 100 258 66 222C46 200 44 164 58 132Z",
            metal,
        ),
        shape("M66 106L62 56L98 84Z", "#2f8f5a", 5),
        shape("M240 106L246 58L208 86Z", "#2f8f5a", 5),
        oval(116, 150, 28, 32, eye, 6),
        oval(200, 150, 28, 32, eye, 6),
        inner("M122 130V170M206 130V170", 10, 1),
        shape("M146 190H176L161 208Z", COPPER, 5),
        inner("M161 208V220Q148 234 132 224M161 220Q174 234 190 224", 6, 1),
        inner("M92 206L36 196M92 220L40 230M226 206L268 200", 5, 1),
        inner("M86 330H120V380H160M74 430H130V480H190M110 290V330M160 380V420H204M130 430V400", 7, 1, "#2f8f5a"),
        *(dot(x, y, 10, "#2f8f5a") for x, y in ((110, 290), (204, 420), (190, 480), (74, 430))),
        shape("M140 290H196V330H140Z", "#1f6a44", 5),
        inner("M150 282v8M168 282v8M186 282v8M150 332v8M168 332v8M186 332v8", 4, 1),
        inner("M62 520H226", 5, 0.4),
        gloss("M66 180C62 150 76 112 104 100M76 350Q70 310 92 280", 8),
    )


def copycat_circuit() -> Picture:
    """A tin cat and its image, paw to paw."""
    return study(
        _cat(ZINC, "#7dffb0"),
        group(_cat(COPPER, "#7dffb0"), transform=MIRROR),
        shape("M270 14L290 6V552L270 556Z", "glass", 6),
        inner("M280 40V190M280 320V380", 4, 1, WHITE),
        inner("M256 206L244 190M304 206L316 190M280 176V160", 7, 1, "#2f6fe0"),
    )


def _palm() -> str:
    """Steam that says stop: an open hand."""
    fingers = "M246 142L208 66M290 116L278 24M338 114L348 22M380 134L414 56M388 206L458 168"
    return group(
        path(fingers, stroke=INK, stroke_width=62, fill="none"),
        shape("M226 150C260 104 370 100 404 150C420 206 396 262 350 276H286C240 266 216 206 226 150Z", STEAM),
        path(fingers, stroke="#f8f3e8", stroke_width=46, fill="none"),
        flat("M234 156C260 118 370 114 396 156C408 206 386 254 346 268H290C250 258 226 206 234 156Z", "#f8f3e8"),
        inner("M262 214Q312 168 372 206M286 250Q300 216 342 218", 6, 0.4),
        inner("M214 72L236 116M272 40L282 90M350 38L342 90M410 70L386 116", 5, 0.18),
    )


def tea_break() -> Picture:
    """A kettle in the shape of a whistle: its steam holds up a hand."""
    hammer = group(
        shape("M-12 -20H12V120H-12Z", PINE),
        shape("M-58 -52H40C54 -52 62 -40 66 -24L40 -14H-58Z", IRON),
        gloss("M-46 -40H10"),
        transform=moved(476, 470, 1, 64),
    )
    return study(
        spanner(72, 496, 0.8, -104),
        hammer,
        puff(250, 300, 0.62),
        puff(356, 296, 0.7),
        _palm(),
        puff(306, 300, 0.86),
        banded("M118 402C34 372 50 262 134 270C168 274 182 300 178 330", ("#3d434f", INK), 24),
        shape("M140 486H300L322 540H118Z", IRON),
        shape(
            "M222 304H474C486 304 492 312 492 322V362C492 374 484 380 474 380H338C342 392 344 404 344 416"
            "C344 480 290 528 222 528C154 528 102 480 102 416C102 352 154 304 222 304Z",
            TANGERINE,
        ),
        shape("M262 304H340L326 350H274Z", "#4a1d0a"),
        puff(302, 312, 0.42),
        ball(206, 424, 52, "#c65c18"),
        ball(206, 424, 38, CREAM, 6),
        inner("M206 424V398M206 424L224 434", 7, 1),
        inner("M456 310V374", 5, 0.5),
        gloss("M124 404C128 362 158 334 200 326M372 318H440", 9),
    )


def safety_inspector() -> Picture:
    """A small inspector, a great hat, a lever in red tape."""
    band = group(
        shape("M86 40L192 0V38L86 78Z", SCARLET, 7),
        path("M108 38l16 22M140 26l16 22M170 14l14 20", stroke=WHITE, stroke_width=11),
    )
    bow = group(
        shape("M-4 8C-14 46 -34 74 -58 90L-40 96L-38 116C-10 92 8 54 14 12Z", SCARLET, 7),
        shape("M6 8C22 40 44 60 74 70L60 80L66 100C30 92 0 54 -8 12Z", SCARLET, 7),
        shape("M0 0C-30 -56 -96 -52 -92 -12C-88 30 -34 26 0 0Z", SCARLET, 7),
        shape("M0 0C30 -60 100 -60 96 -18C92 28 34 26 0 0Z", SCARLET, 7),
        shape("M-18 -16H18V18H-18Z", SCARLET, 7),
        inner("M-64 -24Q-40 -22 -24 -6M66 -28Q42 -24 24 -6", 5, 0.6),
    )
    tape = group(
        *(group(band, transform=moved(0, y)) for y in (186, 250, 386)),
        group(bow, transform=moved(139, 336)),
    )
    return study(
        shape("M24 546L44 470H240L260 546Z", BRASS),
        screw(66, 516, 13, 30),
        screw(218, 516, 13, 80),
        shape("M112 470L120 140H158L168 470Z", "steel"),
        ball(139, 98, 74, SCARLET),
        gloss("M94 88Q100 50 136 44", 10),
        tape,
        banded("M192 372C236 412 262 426 296 406", ("#e0392d", INK), 20),
        shape("M322 452H466C486 480 492 520 494 550H296C298 520 302 480 322 452Z", TANGERINE),
        flat("M340 456L352 548H376L362 456ZM450 456L438 548H414L428 456Z", "#f3f7f9"),
        inner("M394 470V548", 5, 0.5),
        banded("M326 486L292 452L306 408", ("#f5842c", INK), 30),
        ball(304, 404, 22, "skin", 7),
        shape("M312 350H476V400C476 446 440 466 394 466C348 466 312 446 312 400Z", "skin"),
        ball(360, 376, 23, "#fffbe6", 6),
        ball(428, 376, 23, "#fffbe6", 6),
        dot(350, 380, 9),
        dot(418, 380, 9),
        oval(392, 402, 18, 15, "skin", 6),
        shape(
            "M394 416C370 404 334 414 326 440C356 444 382 440 394 430C406 440 432 444 462 440C454 414 418 404 394 416Z",
            "#6b4a2c",
            6,
        ),
        shape("M244 338C240 190 310 128 394 128C478 128 548 190 544 338Z", LEMON),
        shape(
            "M218 334C300 318 488 318 556 334C560 356 548 368 528 368C440 352 348 352 252 368C230 368 216 356 218 334Z",
            LEMON,
        ),
        shape("M362 128C372 112 416 112 426 128L434 318H354Z", LEMON, 7),
        shape("M300 232l34 -8v44l-34 6Z", "#f3f7f9", 5),
        gloss("M274 276Q284 200 330 166", 10),
    )


STUDIES = {
    "blown-fuse": blown_fuse,
    "patent-clerk": patent_clerk,
    "copycat-circuit": copycat_circuit,
    "tea-break": tea_break,
    "safety-inspector": safety_inspector,
}
