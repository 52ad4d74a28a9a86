"""Patterns: what matching asks of its subject."""

from __future__ import annotations

from collections.abc import Iterator

from mypy import patterns
from mypy.nodes import Context, TypeInfo
from mypy.patterns import Pattern

from corvid_mypy.program.callees import is_property
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.reading import Access
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.syntax import walk

_ASKED: dict[type[Pattern], tuple[str, ...]] = {
    patterns.ValuePattern: ("__eq__",),
    patterns.SequencePattern: ("__len__", "__getitem__", "__iter__"),
    patterns.MappingPattern: ("get", "keys", "__getitem__", "__len__", "__contains__"),
}


def looks(pattern: Pattern) -> Iterator[str]:
    """The special methods of the subject, or of what it holds, that a pattern calls."""
    for part in walk(pattern):
        yield from _ASKED.get(type(part), ())  # type: ignore[arg-type]


@judges(patterns.ClassPattern)
def class_pattern(proof: Proof, node: patterns.ClassPattern) -> None:
    """``Class(a, b=c)`` asks the class whether it fits, and reads attributes."""
    info = proof.callees.definition(node.class_ref)
    if not isinstance(info, TypeInfo) or proof.callees.is_library(info):
        return
    asks_whether(proof, info, node)
    for name in (*_positional(info), *node.keyword_keys):
        if not Access(node, f"{text(node.class_ref)}.{name}", name).is_allowed(proof, info):
            return


def asks_whether(proof: Proof, info: TypeInfo, place: Context) -> None:
    """A class may decide itself what is of it."""
    meta = info.metaclass_type
    asked = [meta.type.get(name) for name in _KIND_CHECKS] if meta is not None else []
    for found in (*asked, info.get("__subclasshook__")):
        # mypy narrows as if the class were asked alone, however its own answer is vouched for.
        if found and found.node and not proof.callees.is_library(found.node):
            proof.refuse(place, messages.own_class_test(found.node.name, info.name))


_KIND_CHECKS = ("__instancecheck__", "__subclasscheck__")


def _positional(info: TypeInfo) -> list[str]:
    """The properties that positional patterns may read: which they are is not written here."""
    return [
        name
        for base in info.mro
        if "__match_args__" in base.names and not base.names["__match_args__"].plugin_generated
        for name, symbol in base.names.items()
        if is_property(symbol.node)
    ]
