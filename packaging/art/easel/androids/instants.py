"""The pictures of the twenty instants, each on a square of 560 with nothing around it."""

from easel.androids import instants_a, instants_b, instants_c, instants_d
from easel.svg import Picture

STUDIES = {**instants_a.STUDIES, **instants_b.STUDIES, **instants_c.STUDIES, **instants_d.STUDIES}


def pictures() -> dict[str, Picture]:
    return {f"art/androids/instant/{key}": draw() for key, draw in STUDIES.items()}
