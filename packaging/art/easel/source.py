"""SVG files that are drawn by hand, read by the scripts that put them into other pictures."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from easel.svg import Picture, element, group

SOURCES = Path(__file__).parents[1] / "sources"
RESOURCES = Path(__file__).parents[3] / "resources"
NOT_DRAWN = ("title", "defs")


def show(picture: Picture, source: Path, place: str | None = None) -> str:
    """The marks of a source; its gradients go to the picture. A source that is given a place is one group."""
    root = _read(source)
    for gradient in root.iterfind("defs/*"):
        picture.defs.setdefault(gradient.attrib["id"], _text(gradient))
    drawn = [each for each in root if each.tag not in NOT_DRAWN]
    if place is None:
        return "".join(_marks(picture, each, source.parent) for each in drawn)
    (whole,) = drawn
    return _marks(picture, whole, source.parent, transform=place)


def whole(source: Path) -> Picture:
    """A source as a picture of its own, with the drawings that it shows as images drawn into it."""
    root = _read(source)
    picture = Picture(int(root.attrib["width"]), int(root.attrib["height"]))
    picture.add(show(picture, source))
    return picture


def _marks(picture: Picture, each: ElementTree.Element, folder: Path, **changed: str) -> str:
    """An element without its names; an image is the drawing it refers to."""
    if each.tag == "image":
        return group(show(picture, folder / each.attrib["href"]), transform=each.attrib["transform"])
    marks = (_marks(picture, inner, folder) for inner in each if inner.tag not in NOT_DRAWN)
    return element(each.tag, *marks, **{**each.attrib, "id": None, **changed})


def _text(each: ElementTree.Element) -> str:
    return element(each.tag, *map(_text, each), **each.attrib)


@cache
def _read(source: Path) -> ElementTree.Element:
    root = ElementTree.parse(source).getroot()
    for each in root.iter():
        each.tag = each.tag.rpartition("}")[2]
    return root
