"""Patterns: what matching asks of its subject."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy import patterns
from mypy.nodes import Context, Expression, TypeInfo
from mypy.patterns import Pattern
from mypy.types import Instance, ProperType, TupleType, get_proper_type

from corvid_mypy.model.implementing import told_by_name
from corvid_mypy.model.types import members
from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.reading import Access
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import CLASS_CHECKS, SUBCLASS_HOOK
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
    if not isinstance(info, TypeInfo):
        return
    if proof.callees.is_library(info):
        for name in node.keyword_keys:
            if _reads_anything(proof, info, name):
                proof.refuse(node, messages.unseen_property(text(node.class_ref), name))
        return
    asks_whether(proof, info, node)
    for name in (*_positional(info), *node.keyword_keys):
        if not Access(node, f"{text(node.class_ref)}.{name}", name).is_allowed(proof, info):
            return


def asks_whether(
    proof: Proof, info: TypeInfo, place: Context, subject: Expression | None = None
) -> None:
    """A class may decide itself what is of it; a protocol reads what an object has.

    Args:
        proof: the proof.
        info: the class.
        place: where it is asked.
        subject: the object in question, if it is written there.
    """
    meta = info.metaclass_type
    asked = [meta.type.get(name) for name in CLASS_CHECKS] if meta is not None else []
    for found in (*asked, info.get(SUBCLASS_HOOK)):
        # mypy narrows as if the class were asked alone, however its own answer is vouched for.
        if found and found.node and not proof.callees.is_library(found.node):
            proof.refuse(place, messages.own_class_test(found.node.name, info.name))
    if subject is not None:
        _read_members(proof, info, place, subject, members(proof.type(subject)))


def reads_of_protocol(
    proof: Proof, node: patterns.ClassPattern, subject: Expression, held: Iterable[ProperType]
) -> None:
    """``case Protocol():`` asks the subject, or what that holds."""
    info = proof.callees.definition(node.class_ref)
    if isinstance(info, TypeInfo):
        _read_members(proof, info, node, subject, held)


def _read_members(
    proof: Proof, info: TypeInfo, place: Context, subject: Expression, held: Iterable[ProperType]
) -> None:
    """Whether an object is of a protocol is found out, up to Python 3.11, by reading members."""
    found = told_by_name(proof.type(subject), info)
    if found is not None:
        proof.refuse(place, messages.unproved_stand_in(text(subject), *found))
        return
    is_own = not proof.callees.is_library(info)  # the library's look for methods of classes
    for asked in map(class_of, held if info.is_protocol else ()):
        for name in info.protocol_members if asked is not None else ():
            if is_own and asked is not None and _reads_anything(proof, asked, name):
                proof.refuse(place, messages.unseen_property(text(subject), name))
                return
            access = Access(place, f"{text(subject)}.{name}", name)
            if asked is None or not access.is_allowed(proof, asked, subject):
                return
            if not all(map(proof.vouching.is_inert, access.answering(proof, asked))):
                # An attribute that cannot be read now counts as one that is not there.
                proof.refuse(place, messages.kept_failure(f"Reading `{access.shown}`"))
                return


def _reads_anything(proof: Proof, info: TypeInfo, name: str) -> bool:
    """Whether an attribute is read of what may be of any class, whose property then runs."""
    return proof.vouching.is_wide(info) and info.get(name) is None


def _positional(info: TypeInfo) -> list[str]:
    """The attributes that positional patterns read; all that there are, where none are named."""
    symbol = info.get("__match_args__")
    if symbol is None:
        return []
    given = get_proper_type(symbol.type)
    items = [*map(get_proper_type, given.items)] if isinstance(given, TupleType) else []
    known = [each.last_known_value for each in items if isinstance(each, Instance)]
    names = [str(each.value) for each in known if each is not None]
    if isinstance(given, TupleType) and len(names) == len(items):
        return names
    return [name for base in info.mro[:-1] for name in base.names if not name.startswith("__")]
