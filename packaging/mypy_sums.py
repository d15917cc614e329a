"""A plugin of mypy that lets `sum` add ints only: since Python 3.12 it rounds floats in another way than before.

`math.fsum` gives the same result on every Python, so that a seed stands for the same match everywhere. The window,
whose sums are pixels, and whatever is not the program may add as they like.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path

from mypy.errorcodes import ErrorCode
from mypy.maptype import map_instance_to_supertype
from mypy.plugin import CheckerPluginInterface, FunctionSigContext, Plugin
from mypy.types import AnyType, CallableType, Instance, LiteralType, TupleType, Type, TypeOfAny, UnionType
from mypy.types import get_proper_type as proper

FLOAT_SUM = ErrorCode("float-sum", "sum() adds something that may be a float", "Monstrarium")
PROGRAM, WINDOW = "monstrarium", "ui"
EXACT = frozenset(("builtins.int", "builtins.str", "builtins.tuple", "builtins.list"))


class ExactSums(Plugin):
    def get_function_signature_hook(self, fullname: str) -> Callable[[FunctionSigContext], CallableType] | None:
        return _judge if fullname == "builtins.sum" else None


def _judge(call: FunctionSigContext) -> CallableType:
    parts = Path(call.api.path).parts
    if PROGRAM not in parts or WINDOW in parts:
        return call.default_signature
    summed, *start = [call.api.get_expression_type(each) for each in chain(*call.args)]
    if not all(map(_is_exact, (*_items(summed, call.api), *start))):
        call.api.fail("sum() may add floats here; use math.fsum()", call.context, code=FLOAT_SUM)
    return call.default_signature


def _items(summed: Type, api: CheckerPluginInterface) -> list[Type]:
    """The types of what is in an iterable."""
    found = proper(summed)
    if isinstance(found, TupleType):
        return found.items
    iterable = api.named_generic_type("typing.Iterable", [AnyType(TypeOfAny.special_form)]).type
    if isinstance(found, Instance) and found.type.has_base(iterable.fullname):
        return list(map_instance_to_supertype(found, iterable).args)
    return [AnyType(TypeOfAny.special_form)]


def _is_exact(item: Type) -> bool:
    """Whether something is added without rounding: ints, and what is only joined. Any may be a float."""
    found = proper(item)
    if isinstance(found, UnionType):
        return all(map(_is_exact, found.items))
    if isinstance(found, LiteralType):
        found = found.fallback
    return isinstance(found, TupleType) or (
        isinstance(found, Instance) and any(base.fullname in EXACT for base in found.type.mro)
    )


def plugin(version: str) -> type[Plugin]:
    """What mypy calls to get the plugin."""
    return ExactSums
