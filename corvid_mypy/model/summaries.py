"""Keeping the summary of a function: a short text in its type, where mypy compares nothing.

``CallableType.instance_type`` is written to every format of the cache and handed to workers; it
is part of what mypy compares to see whether importers have to be checked again, and of what the
daemon compares after an edit. Of a decorated function the type below the decorators holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

from mypy.nodes import Decorator, FuncDef, OverloadedFuncDef, SymbolNode
from mypy.types import CallableType, Instance, LiteralType, Overloaded, Type

from corvid_mypy.model.summary import UNKNOWN, Disclosure, Summary

_assumed: Mapping[FuncDef, Summary] = {}
_asked: set[FuncDef] = set()


def summary_of(node: SymbolNode | None) -> Summary:
    """What is known of a function; while summaries are being inferred, what is assumed of it.

    Of a decorated function this is what is known of the function below the decorators, of an
    overload its implementation's, of a property its getter's; a setter is asked about by itself.
    """
    function = _function(node)
    if function is None:
        return UNKNOWN
    if function in _assumed:
        _asked.add(function)
        return _assumed[function]
    text = _text(function.type)
    return decode(text) if text is not None else UNKNOWN


def known_of_type(function: CallableType) -> Summary:
    """What is known of a function by its type alone, as that of a variable that holds it."""
    if isinstance(function.definition, (FuncDef, Decorator)):
        return summary_of(function.definition)  # the type may be older than what is kept
    text = _text(function)
    return decode(text) if text is not None else UNKNOWN


def is_summarised(function: FuncDef) -> bool:
    """Whether a summary is kept with a function, be it that nothing is known."""
    return _text(function.type) is not None


def is_kept(node: SymbolNode | None) -> bool:
    """Whether a summary is known of a definition, or assumed."""
    function = _function(node)
    return function is not None and (function in _assumed or is_summarised(function))


def keep(function: FuncDef, summary: Summary) -> None:
    """Keep a summary with the type of a function; without annotations it has none."""
    if isinstance(function.type, CallableType):
        function.type = _with_text(function.type, encode(summary))


def keep_together(overloaded: OverloadedFuncDef) -> None:
    """Show what is kept with the parts of an overload or a property in the type of the whole.

    The daemon compares the type of the whole alone.
    """
    if isinstance(overloaded.type, Overloaded):
        texts = [_text(part.type) or "" for part in _parts(overloaded)]
        together = [_with_text(item, "|".join(texts)) for item in overloaded.type.items]
        overloaded.type = Overloaded(together)


@contextmanager
def assuming(assumed: Mapping[FuncDef, Summary]) -> Iterator[None]:
    """Answer with these assumptions, as they are when they are asked for."""
    global _assumed
    before, _assumed = _assumed, assumed
    try:
        yield
    finally:
        _assumed = before


@contextmanager
def noting(asked: set[FuncDef]) -> Iterator[None]:
    """Note the functions whose assumed summaries are asked for."""
    global _asked
    before, _asked = _asked, asked
    try:
        yield
    finally:
        _asked = before


def _function(node: SymbolNode | None) -> FuncDef | None:
    if isinstance(node, FuncDef):
        return node
    if isinstance(node, Decorator):
        return node.func
    parts = _parts(node) if isinstance(node, OverloadedFuncDef) else []
    return parts[0] if parts else None


def _parts(overloaded: OverloadedFuncDef) -> list[FuncDef]:
    """The functions with bodies: the parts of a property, or an overload's implementation."""
    nodes = overloaded.items if overloaded.is_property else [overloaded.impl]
    return [each.func if isinstance(each, Decorator) else each for each in nodes if each]


def _with_text(typ: CallableType, text: str) -> CallableType:
    """A callable type with the text; a contract in the same place is kept."""
    held = typ.instance_type
    place = held if isinstance(held, Instance) else typ.fallback
    literal = LiteralType(text, typ.fallback)
    return typ.copy_modified(instance_type=place.copy_modified(last_known_value=literal))


def _text(typ: Type | None) -> str | None:
    held = typ.instance_type if isinstance(typ, CallableType) else None
    literal = held.last_known_value if isinstance(held, Instance) else None
    return str(literal.value) if literal is not None else None


_PROMISES = {
    "inert": "i",
    "neutral": "n",
    "quiet": "q",
    "proved": "p",
    "acts": "a",
    "tells": "t",
    "by_lines": "v",
    "says": "j",
    "blends": "E",
    "releases": "r",
    "follows": "f",
    "heeds": "h",
    "draws": "d",
    "unfailing": "x",
    "only_asks": "y",
    "chooses": "c",
    "wraps": "w",
    "keeps": "k",
    "makes": "m",
    "owns": "o",
    "soils": "s",
    "answers": "A",
    "selects": "l",
    "builds": "b",
    "fresh": "e",
    "gives_own": "g",
    "gives_new": "z",
    "gives_another": "Z",
    "gives_filling": "F",
    "gives_functions": "u",
}


@lru_cache(maxsize=4096)
def encode(summary: Summary) -> str:
    """A summary as a text."""
    promises = "".join(sign for name, sign in _PROMISES.items() if getattr(summary, name))
    kinds = ",".join(sorted(kind.value for kind in summary.discloses))
    places = ",".join(map(str, (summary.keyed, *summary.owned)))
    named = summary.lent, summary.relied, summary.raised, summary.fills, summary.assigns
    fields = "/".join(",".join(sorted(names)) for names in named)
    return f"{promises};{kinds};{places};{fields};{summary.line};{summary.reason}\n{summary.cure}"


@lru_cache(maxsize=4096)
def decode(text: str) -> Summary:
    """The summary that :func:`encode` wrote."""
    promises, kinds, places, fields, line, said = text.split(";", 5)
    reason, _, cure = said.partition("\n")
    keyed, *owned = map(int, places.split(","))
    discloses = frozenset(map(Disclosure, filter(None, kinds.split(","))))
    lent, relied, raised, fills, assigns = (
        frozenset(filter(None, names.split(","))) for names in fields.split("/")
    )
    kept = {name: sign in promises for name, sign in _PROMISES.items()}
    return Summary(
        discloses=discloses,
        owned=(*owned,),
        keyed=keyed,
        lent=lent,
        relied=relied,
        raised=raised,
        fills=fills,
        assigns=assigns,
        line=int(line),
        reason=reason,
        cure=cure,
        **kept,
    )
