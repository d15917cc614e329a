"""Five instants of looking and of hands: the keyhole, the window, the glove, the suitcases, the tombola."""

from easel.androids.cast import (
    BRASS,
    CREAM,
    LEATHER,
    LEMON,
    MINT,
    OAK,
    PLUM,
    ROBIN,
    SCARLET,
    WALNUT,
    ZINC,
    banded,
    covered,
    plain,
    screw,
    spring,
    study,
)
from easel.clip import regular
from easel.forms import ball, dot, flat, gloss, inner, oval, shape, sparkle
from easel.ink import INK, WHITE
from easel.svg import Picture, ellipse, group, moved, path, polygon, rect


def keyhole() -> Picture:
    """An eye comes out of a keyhole the wrong way."""
    stalk = "M206 330C214 470 380 520 420 400C440 340 420 300 404 250"
    rings = (
        "M196 376L232 366M226 430L252 402M276 470L286 434M336 478L330 442M392 448L370 418M436 388L402 374M438 330"
        "L402 334"
    )
    return study(
        shape("M30 30H376L384 86L368 150L388 232L370 320L386 410L372 530H30Z", WALNUT),
        inner("M30 200H150M30 380H120M60 60H340M50 500H300M290 90Q320 130 300 180M60 120Q90 150 70 182", 5, 0.3),
        shape(
            "M202 72C232 72 246 96 244 122C296 130 322 174 318 230C316 280 296 304 288 336C300 376 280 430 250 446"
            "C246 474 230 492 202 492C174 492 158 474 154 446C124 430 104 376 116 336C108 304 88 280 86 230"
            "C82 174 108 130 160 122C158 96 172 72 202 72Z",
            BRASS,
        ),
        screw(202, 104, 15, 30),
        screw(202, 462, 15, 80),
        inner("M120 226C116 180 140 150 180 148M284 226C288 180 264 150 224 148", 6, 0.4),
        gloss("M112 250C106 200 126 160 160 150", 9),
        shape(
            "M202 190C240 190 262 216 260 248C258 272 244 286 232 294L254 404H150L172 294C160 286 146 272 144 248"
            "C142 216 164 190 202 190Z",
            "#17101c",
        ),
        banded(stalk, ("#5fbf98", INK), 38, 17),
        inner(rings, 6, 0.55),
        flat("M186 300H222V340H186Z", "#17101c"),
        inner("M186 352Q204 366 224 350", 6, 0.7),
        shape(
            "M296 158C296 92 344 40 412 40C480 40 528 92 528 158C528 224 480 274 412 274C344 274 296 224 296 158Z", MINT
        ),
        ball(408, 158, 92, "#fffbe6"),
        inner(
            "M330 122q18 8 26 20M336 204q16 -10 28 -8M484 118q-14 8 -20 18M474 214q-10 -14 -22 -18", 4, 0.8, "#d8564a"
        ),
        ball(388, 168, 52, "phys", 7),
        dot(384, 172, 28),
        dot(368, 150, 13, WHITE),
        dot(402, 188, 6, WHITE),
        shape("M314 132C330 60 490 56 502 130C450 98 366 100 314 132Z", MINT),
        inner("M322 62L300 36M360 36L350 6M412 24V-4M462 34L474 6M502 60L526 36", 8, 1),
        gloss("M340 96Q370 72 412 72", 7),
    )


def shop_window() -> Picture:
    """A blind goes up over one thing under glass, and nobody knows what it is."""
    query = "M254 292C254 252 310 252 310 290C310 316 282 316 282 344M282 372V372.5"
    scallops = "M76 100H484V196" + "q-34 52 -68 0" * 6 + "Z"
    return study(
        rect(34, 60, 492, 452, 14, fill=OAK),
        rect(72, 92, 416, 388, 8, fill="#1c2a55"),
        flat("M236 100H326L440 476H122Z", "#c9972a", 0.75),
        flat("M256 100H306L384 476H178Z", "#ffd84a", 0.85),
        oval(282, 452, 128, 24, "#fff6c4", 0),
        shape("M222 404H342L330 424V452H348V476H216V452H234V424Z", CREAM),
        inner("M252 428V450M282 428V450M312 428V450", 5, 0.4),
        shape("M200 392H364C370 392 372 406 364 408H200C192 406 194 392 200 392Z", WALNUT),
        path("M214 390V290C214 196 350 196 350 290V390Z", fill="#dff6ff", fill_opacity=0.16),
        path(query, fill="none", stroke=INK, stroke_width=38),
        path(query, fill="none", stroke="#ffe24a", stroke_width=22),
        ball(282, 208, 15, BRASS),
        inner("M232 372V296Q234 252 262 240M336 360V330", 7, 0.85, WHITE),
        shape(scallops, PLUM),
        path(
            "M144 104V198M212 104V198M280 104V198M348 104V198M416 104V198",
            stroke="#ffe6a3",
            stroke_width=8,
            stroke_opacity=0.75,
        ),
        inner("M76 176H484", 5, 0.4),
        shape("M40 38H520C534 38 540 56 540 70C540 86 534 104 520 104H40C26 104 20 86 20 70C20 56 26 38 40 38Z", PLUM),
        inner("M44 62H516M44 84H516", 5, 0.35),
        ball(36, 71, 33, BRASS),
        ball(524, 71, 33, BRASS),
        inner("M36 54a17 17 0 1 0 14 12M524 54a17 17 0 1 0 14 12", 6, 0.8),
        inner("M462 210V300", 6, 1, "#ffe6a3"),
        path("M462 292a18 18 0 1 0 .1 0", fill="none", stroke=INK, stroke_width=18),
        path("M462 292a18 18 0 1 0 .1 0", fill="none", stroke="#f2c74e", stroke_width=8),
        shape("M16 496H544L556 546H4Z", OAK),
        inner("M60 522H210M270 530H490", 5, 0.3),
        sparkle(168, 290, 22, "#fff6c4"),
        sparkle(398, 384, 17, "#fff6c4"),
        gloss("M92 240V130", 6),
    )


def _magnet(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A horseshoe, its open end up."""
    bow = "M-25 -52V-6A25 25 0 0 0 25 -6V-52"
    tips = "M-25 -52V-36M25 -52V-36"
    return group(
        path(bow, stroke=INK, stroke_width=40, stroke_linecap="butt"),
        path("M-45 -55H-5M5 -55H45", stroke=INK, stroke_width=8),
        path(bow, stroke="#e0392d", stroke_width=25, stroke_linecap="butt"),
        path(tips, stroke="#eef3f6", stroke_width=25, stroke_linecap="butt"),
        path("M-38 -34H-12M12 -34H38", stroke=INK, stroke_width=5),
        path("M-32 -22V-4Q-30 12 -18 20", stroke=WHITE, stroke_width=5, stroke_opacity=0.55),
        fill="none",
        transform=moved(x, y, scale, turn),
    )


def magnet_glove() -> Picture:
    """Fingers that pull a card out of the air."""
    fingers = "M150 330L96 226M204 296L188 178M262 300L284 182M310 340L372 252M296 430L392 412"
    card = group(
        shape(
            "M-92 -104C-40 -132 30 -110 84 -76C60 -20 60 40 72 104C20 70 -40 60 -96 78C-80 20 -78 -40 -92 -104Z",
            "#fff3d6",
        ),
        shape(
            "M-74 -88C-30 -108 22 -90 66 -62C46 -14 46 36 54 80C8 56 -34 50 -76 60C-64 14 -62 -36 -74 -88Z",
            "#2f5f9e",
            6,
        ),
        inner(
            "M-36 -44Q-14 -52 8 -42L6 -8Q-16 -16 -38 -10ZM-20 6Q-6 0 10 8L6 34M-28 30L-20 6M-12 -48V-62",
            6,
            0.95,
            "#dbe9ff",
        ),
        transform=moved(450, 128, 1, 16),
    )
    return study(
        card,
        inner("M360 40Q330 60 318 92M392 250Q420 262 446 254M344 130Q338 150 342 172", 8, 1, "#3a70dd"),
        path(fingers, stroke=INK, stroke_width=68, fill="none"),
        shape("M118 330C160 270 300 272 330 340C350 400 330 450 290 474L236 520L92 466C92 420 98 370 118 330Z", ZINC),
        path(fingers, stroke="#aebac4", stroke_width=52, fill="none"),
        flat(
            "M128 338C166 288 290 288 318 346C334 396 318 436 282 462L230 504L108 458C108 418 112 374 128 338Z",
            "#aebac4",
        ),
        inner("M150 404Q210 350 290 392M176 452Q196 410 250 414", 6, 0.45),
        inner("M140 300L104 232M200 280L188 196M270 284L286 198M316 330L362 266", 6, 0.2),
        shape("M70 444L258 520L230 560H32C36 520 50 476 70 444Z", SCARLET),
        inner("M66 484L236 548M96 456L80 548M150 478L134 556M206 502L186 556", 6, 0.4),
        _magnet(78, 176, -26),
        _magnet(182, 116, -6),
        _magnet(298, 122, 14),
        _magnet(404, 212, 40),
        _magnet(430, 400, 76),
        gloss("M144 352Q160 318 200 310", 8),
    )


def _suitcase(hide: str, strap: str, *more: str) -> str:
    """A suitcase on its way to the right."""
    return group(
        banded("M-60 84L-96 150L-70 196M62 84L70 140L118 178", ("#3b4560", INK), 24, 15),
        shape("M-92 190C-92 170 -62 166 -52 184L-18 204C-14 218 -22 222 -34 222H-86C-96 222 -94 206 -92 190Z", SCARLET),
        shape("M96 166C104 150 128 156 134 172L162 194C166 206 158 212 148 210L100 196C90 192 92 176 96 166Z", SCARLET),
        *more,
        banded("M-40 -92C-40 -136 40 -136 40 -92", (strap, INK), 20, 14),
        shape(
            "M-128 -96H128C142 -96 148 -90 148 -76V76C148 90 142 96 128 96H-128C-142 96 -148 90 -148 76V-76"
            "C-148 -90 -142 -96 -128 -96Z",
            hide,
        ),
        inner("M-146 -28H146", 7, 0.8),
        flat("M-104 -92H-70V92H-104ZM70 -92H104V92H70Z", strap),
        inner("M-104 -92V92M-70 -92V92M70 -92V92M104 -92V92", 5, 0.9),
        shape("M-112 -42H-62V-8H-112ZM62 -42H112V-8H62Z", BRASS, 6),
        ball(-26, -2, 27, "#fffbe6", 6),
        ball(34, -2, 27, "#fffbe6", 6),
        dot(-16, 0, 12),
        dot(44, 0, 12),
        inner("M-20 52Q8 66 34 48", 7, 1),
        gloss("M-132 -40V-70Q-132 -82 -120 -82H-116M-54 -80H40", 7),
    )


def swap_meet() -> Picture:
    """Two suitcases pass one another and look back."""
    sock = group(
        shape("M-22 -60H22V6C22 26 60 24 60 50C60 70 30 76 0 66C-22 58 -22 40 -22 20Z", LEMON),
        flat("M-18 -40H18V-22H-18ZM-18 -6H18V10H-18Z", "#8a4a9c"),
        path("M-22 -60H22V6C22 26 60 24 60 50C60 70 30 76 0 66C-22 58 -22 40 -22 20Z", fill="none"),
    )
    return study(
        inner("M40 76H120M10 112H96M520 470H556M524 506H552M420 440H470", 8, 0.55),
        ellipse(398, 372, 130, 16, fill=INK, fill_opacity=0.25, stroke="none"),
        group(
            _suitcase(
                ROBIN,
                "#7a4a2a",
                group(spring(-120, -150, 56, 20, 3), transform="rotate(-16 -120 -100)"),
                group(sock, transform=moved(104, -104, 1, 196)),
            ),
            transform="translate(390 170) scale(-0.92 0.92) rotate(-4)",
        ),
        ellipse(200, 540, 190, 18, fill=INK, fill_opacity=0.3, stroke="none"),
        group(
            _suitcase(
                LEATHER,
                "#4a2a18",
                group(spring(-108, -158, 54, 19, 3), transform="rotate(-12 -108 -100)"),
            ),
            transform=moved(192, 322, 1.03, 4),
        ),
    )


def tombola() -> Picture:
    """Cards tumble in a hexagon drum."""
    outside, inside = (polygon(regular(280, 226, r, 6, 14)) for r in (216, 168))
    bars = "".join(f"M280 226L{x:.0f} {y:.0f}" for x, y in regular(280, 226, 186, 6, 14))
    return study(
        banded("M280 230L120 520M280 230L440 520", ("#d8a63a", INK), 30, 17),
        shape("M60 512H500C512 512 516 550 500 552H60C44 550 48 512 60 512Z", BRASS),
        gloss("M76 526H300", 7),
        banded("M280 226L486 296", ("#9aa7b3", INK), 18, 15),
        shape(outside + inside, SCARLET),
        path(inside, fill="#5a1622"),
        flat(polygon(regular(280, 226, 150, 6, 14)), "#3a0d17"),
        plain(220, 306, 0.92, -36),
        plain(348, 300, 0.92, 22),
        covered(290, 322, 0.92, 78),
        plain(206, 178, 0.92, 28),
        covered(354, 178, 0.92, -24),
        plain(276, 128, 0.82, 60),
        path(outside + inside, fill=SCARLET, fill_rule="evenodd"),
        path(bars, stroke=INK, stroke_width=22),
        path(bars, stroke="#ffd978", stroke_width=9),
        *(screw(x, y, 13, x) for x, y in regular(280, 226, 190, 6, 14)),
        ball(280, 226, 34, BRASS),
        ball(280, 226, 13, "#4a2f16", 5),
        banded("M486 296V350", ("#9aa7b3", INK), 18, 15),
        shape(
            "M462 340H510C518 340 520 348 520 356V400C520 412 514 418 502 418H470C458 418 452 412 452 400V356"
            "C452 348 454 340 462 340Z",
            OAK,
        ),
        gloss("M120 190Q140 120 196 76", 9),
        inner("M36 330Q50 396 96 440M22 260Q20 290 26 306M470 66Q512 104 530 160M446 44L430 34", 9, 0.9, "#8a151b"),
    )


STUDIES = {
    "keyhole": keyhole,
    "shop-window": shop_window,
    "magnet-glove": magnet_glove,
    "swap-meet": swap_meet,
    "tombola": tombola,
}
