"""A plugin of mypy that lets `sum` add ints only: since Python 3.12 it rounds floats in another way than before.

`math.fsum` gives the same result on every Python, so that a seed stands for the same match everywhere.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.errorcodes import ErrorCode
from mypy.plugin import FunctionContext, Plugin
from mypy.types import Instance, LiteralType, TupleType, Type, UnionType, get_proper_type

FLOAT_SUM = ErrorCode("float-sum", "sum() adds something that may be a float", "Monstrarium")
EXACT = frozenset(("builtins.int", "builtins.str", "builtins.tuple", "builtins.list"))


class ExactSums(Plugin):
    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return _judge if fullname == "builtins.sum" else None


def _judge(call: FunctionContext) -> Type:
    if not _is_exact(call.default_return_type):
        call.api.fail("sum() may add floats here; use math.fsum()", call.context, code=FLOAT_SUM)
    return call.default_return_type


def _is_exact(found: Type) -> bool:
    """Whether a type is made of ints or of what is only joined; Any is not."""
    proper = get_proper_type(found)
    if isinstance(proper, UnionType):
        return all(map(_is_exact, proper.items))
    if isinstance(proper, LiteralType | TupleType):
        proper = proper.fallback if isinstance(proper, LiteralType) else proper.partial_fallback
    return isinstance(proper, Instance) and any(base.fullname in EXACT for base in proper.type.mro)


def plugin(version: str) -> type[Plugin]:
    """What mypy calls to get the plugin."""
    return ExactSums
