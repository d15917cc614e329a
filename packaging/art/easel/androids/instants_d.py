"""Five instants of the pile and of drawing: the turntable, the crane, the false bottom, the crate, the diver."""

from easel.androids.cast import (
    BRASS,
    IRON,
    KRAFT,
    LEMON,
    LIME,
    OAK,
    PINE,
    PLUM,
    ROBIN,
    ROSE,
    SCARLET,
    TANGERINE,
    WALNUT,
    ZINC,
    banded,
    covered,
    gear,
    glove,
    screw,
    spanner,
    spring,
    study,
)
from easel.forms import ball, dot, gloss, inner, oval, shape
from easel.ink import INK
from easel.svg import Picture, circle, ellipse, group, moved, path

MIRROR = "translate(560 0) scale(-1 1)"


def _arrow(d: str, tip: str, colour: str) -> str:
    return banded(d, (colour, INK), 22, 17) + shape(tip, colour)


def _flat_card(x: float, y: float, blue: bool) -> str:
    """A card that lies on its back, seen from the side."""
    face = shape("M-84 -24H66L84 24H-72Z", "#2f5f9e", 5) if blue else ""
    return group(
        shape("M-104 -34H82L106 34H-90Z", "#fff3d6", 7),
        face,
        inner("M-36 -8H22L28 10H-30Z", 4, 0.8, "#dbe9ff") if blue else "",
        transform=moved(x, y),
    )


def turntable() -> Picture:
    """A stack of cards on a record player, and both ends change places."""
    return study(
        ellipse(280, 530, 256, 22, fill=INK, fill_opacity=0.3, stroke="none"),
        shape("M70 504H130L122 538H78ZM430 504H490L482 538H438Z", IRON),
        shape("M90 286H470L540 418H20Z", WALNUT),
        shape("M20 418H540V512H20Z", OAK),
        inner("M60 450H220M80 480H300", 5, 0.3),
        ball(410, 464, 24, BRASS),
        ball(478, 464, 24, BRASS),
        inner("M410 464V446M478 464L490 452", 6, 1),
        oval(262, 358, 206, 66, ZINC),
        oval(262, 350, 194, 60, IRON),
        group(
            *(ellipse(262, 350, rx, rx * 0.31, fill="none") for rx in (168, 144, 122)),
            stroke="#aab4c0",
            stroke_width=3,
            stroke_opacity=0.5,
        ),
        oval(262, 350, 100, 31, TANGERINE, 6),
        _flat_card(262, 340, False),
        _flat_card(254, 316, False),
        _flat_card(268, 292, False),
        _flat_card(258, 268, False),
        _flat_card(262, 244, True),
        ball(484, 326, 38, BRASS),
        ball(484, 318, 22, ZINC, 6),
        banded("M484 312V214L512 150", ("#c3ced8", INK), 20, 16),
        shape("M486 96L548 120L530 176L468 152Z", SCARLET),
        inner("M484 158L476 178", 7, 1),
        _arrow("M104 330C24 270 30 130 116 82", "M88 40L182 60L124 130Z", "#3a70dd"),
        _arrow("M296 70C372 60 412 120 402 210", "M354 196L450 204L394 272Z", "#f5842c"),
        gloss("M36 440H300", 7),
    )


def sticky_crane() -> Picture:
    """A toy crane that fishes with chewing gum."""
    lattice = "M128 130L176 176L128 222L176 268L128 314L176 360L128 406"
    boom = "M200 78L236 124L272 78L308 124L344 78L380 124L416 78L452 124L488 84"
    gum = "M444 122C452 170 436 214 446 258C452 292 440 330 446 372"
    return study(
        shape("M30 96H110V176H30Z", IRON),
        inner("M50 96V176M90 96V176", 5, 0.5),
        shape("M20 72H500C520 72 532 86 532 101C532 116 520 130 500 130H20Z", LEMON),
        inner(boom, 9, 0.75),
        shape("M124 116H180V440H124Z", LEMON),
        inner(lattice, 9, 0.75),
        shape("M152 -4L196 74H108Z", LEMON),
        inner("M152 6L44 70M152 6L480 70", 6, 0.9),
        shape("M84 214H220C232 214 236 222 236 230V320H84Z", SCARLET),
        shape("M130 236H214V288H130Z", "glass", 6),
        gloss("M142 274L168 246", 6),
        shape("M40 420H262C280 420 286 432 286 446V492H18V446C18 432 24 420 40 420Z", SCARLET),
        gloss("M40 440H190", 7),
        *(ball(x, 500, 42, IRON) for x in (76, 228)),
        *(ball(x, 500, 16, LEMON, 6) for x in (76, 228)),
        path(gum, fill="none", stroke=INK, stroke_width=30),
        path(gum, fill="none", stroke="#ff8cc0", stroke_width=15),
        shape(
            "M414 112C414 96 476 96 478 114C482 140 466 136 462 160C458 180 448 196 442 170C438 146 412 146 414 112Z",
            ROSE,
        ),
        covered(444, 444, 1.5, 9),
        shape(
            "M446 318C478 326 470 352 498 356C528 362 520 396 498 394C482 394 486 424 470 424C452 424 460 398 440 400"
            "C424 404 420 434 404 428C388 420 402 396 392 388C370 380 366 350 394 348C420 346 412 322 446 318Z",
            ROSE,
        ),
        gloss("M408 364Q424 356 436 340", 7),
        inner("M352 420L334 408M348 476H328M544 400L556 388", 7, 0.9),
    )


def false_bottom() -> Picture:
    """The lid is lifted for all to see; underneath, a hand slips something in."""
    return study(
        inner("M136 40L110 18M424 40L450 18M280 18V0", 8, 0.9),
        banded("M226 70C226 16 334 16 334 70", ("#7a4a2a", INK), 20, 15),
        shape("M60 64H500C510 64 514 70 514 78V120H46V78C46 70 50 64 60 64Z", PINE),
        inner("M90 92H230M300 92H470", 5, 0.3),
        shape("M70 154H490V346H70Z", "#2a1838"),
        shape("M70 188H490V340H70Z", PINE),
        inner("M70 238H490M70 290H490M210 188V238M350 238V290M180 290V340M398 290V340", 6, 0.6),
        inner("M96 214H180M240 262H330M420 214H470M230 314H350", 4, 0.25),
        shape("M70 154H122V346H70ZM438 154H490V346H438Z", OAK),
        *(screw(x, y, 10, x + y) for x in (96, 464) for y in (176, 324)),
        shape("M96 346H464L430 388H130Z", PLUM),
        inner("M150 372H410", 5, 0.4, "#ffd9f0"),
        covered(270, 418, 0.98, 76),
        shape("M70 340H108L98 480L42 520C34 524 30 516 34 508Z", OAK),
        inner("M88 356L74 486", 5, 0.4),
        shape("M490 340H452L470 396L520 420C530 424 534 414 528 406Z", OAK),
        ball(92, 346, 15, BRASS, 6),
        ball(468, 346, 15, BRASS, 6),
        glove(316, 446, 1.16, 10, IRON, PLUM, 0.75),
        inner("M180 470L164 494M222 486L216 512M146 440L120 452", 7, 0.9),
        gloss("M62 84H200M84 300V206", 7),
    )


def crate_delivery() -> Picture:
    """A crate on little wings, straw and all."""
    wing = group(
        shape(
            "M118 250C70 260 20 226 8 166C36 178 50 176 60 172C34 150 26 122 30 96C56 118 78 124 96 122"
            "C84 100 84 80 92 60C128 96 158 150 168 210Z",
            ROBIN,
        ),
        inner("M60 172Q90 176 116 168M96 122Q116 136 130 140", 6, 0.6),
        gloss("M102 92Q128 126 142 160", 7),
    )
    straw = (
        "M130 150L96 104M170 130L160 70M230 122L240 50M300 118L330 56M352 128L392 78M404 150L446 112M206 120"
        "L190 84M268 112L272 66M328 122L352 92"
    )
    return study(
        ellipse(280, 536, 210, 20, fill=INK, fill_opacity=0.35, stroke="none"),
        inner("M78 500Q40 504 24 530M482 500Q520 504 536 530M96 464Q60 460 36 476M464 464Q500 460 524 476", 8, 0.8),
        wing,
        group(wing, transform=MIRROR),
        path(straw, stroke=INK, stroke_width=19),
        path(straw, stroke="#ffd95c", stroke_width=9),
        group(
            shape("M-152 -176H152V176H-152Z", PINE),
            inner("M-152 -88H152M-152 0H152M-152 88H152", 6, 0.5),
            shape("M-104 128L76 -136L112 -112L-68 152Z", PINE, 7),
            shape("M-160 -184H160V-132H-160ZM-160 132H160V184H-160Z", OAK),
            shape("M-160 -132H-108V132H-160ZM160 -132H108V132H160Z", OAK),
            *(screw(x, y, 11, x + y) for x in (-134, 134) for y in (-158, 158)),
            inner("M-90 -158H40M-60 158H80M-134 -80V20M134 -20V70", 4, 0.3),
            gloss("M-146 -100V-170H-30", 7),
            transform=moved(280, 328, 1, -5),
        ),
        group(
            path("M0 -30C-20 -70 -60 -60 -74 -40", fill="none", stroke_width=9),
            shape("M-30 -30L0 -52L30 -30L36 70H-36Z", KRAFT),
            ball(0, -24, 8, "#5f3417", 4),
            inner("M-18 12H18M-18 32H12", 5, 0.6),
            transform=moved(456, 336, 1.1, -14),
        ),
    )


def scrap_diver() -> Picture:
    """Somebody found what they were looking for."""
    flipper = (
        "M-26 150C-30 70 -64 20 -76 -40C-84 -76 -50 -92 -34 -70C-30 -98 0 -104 8 -76C24 -98 52 -84 50 -50"
        "C44 16 28 70 26 150Z"
    )
    fin = group(
        shape(flipper, LIME),
        inner("M-36 -64C-24 -10 -12 40 -8 90M10 -68C10 -10 8 40 6 90", 6, 0.5),
        gloss("M-62 -40Q-46 10 -34 50", 7),
        shape("M-34 104H34V156H-34Z", IRON, 7),
    )
    return study(
        ellipse(276, 538, 196, 18, fill=INK, fill_opacity=0.35, stroke="none"),
        shape("M430 300C480 290 540 340 552 420C556 452 540 500 520 512C480 500 420 380 430 300Z", ZINC),
        inner("M452 316C490 330 530 410 530 480", 5, 0.5),
        shape("M494 386q22 -10 34 8l-14 14z", IRON, 6),
        oval(268, 262, 186, 46, "#2b3038"),
        group(fin, transform=moved(150, 136, 1, -20)),
        group(fin, transform="translate(268 122) rotate(4) scale(-1 1)"),
        spanner(438, 96, 0.72, 26, BRASS),
        banded("M378 244L404 196", ("#e8a27a", INK), 40, 16),
        group(
            dot(0, 0, 38, INK),
            dot(0, 0, 30, "#f0bd92"),
            inner("M-22 -10H20M-24 4H22M-20 18H18", 5, 0.6),
            transform=moved(410, 176, 1, 26),
        ),
        shape("M330 256L350 216L398 244L388 276Z", IRON, 7),
        gear(86, 250, 46, BRASS, 8, 12),
        spring(52, 316, 40, 15, 3),
        shape("M82 264C120 320 416 320 454 264L424 516C410 548 126 548 112 516Z", ZINC),
        inner("M166 318L182 526M230 330L236 534M306 330L300 534M370 318L354 526", 7, 0.45),
        inner("M92 380Q268 430 444 380", 6, 0.5),
        shape(
            "M78 250C120 314 416 314 458 250C468 256 470 272 464 280C420 340 116 340 72 280C66 272 68 256 78 250Z", ZINC
        ),
        gloss("M100 300Q140 322 190 326M126 400L136 490", 8),
        inner("M480 40L502 24M496 76L524 70M452 22L460 0", 8, 1, "#d8a63a"),
        circle(54, 180, 9, fill="#ffd93d", stroke_width=5),
    )


STUDIES = {
    "turntable": turntable,
    "sticky-crane": sticky_crane,
    "false-bottom": false_bottom,
    "crate-delivery": crate_delivery,
    "scrap-diver": scrap_diver,
}
