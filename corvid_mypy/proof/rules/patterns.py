"""Patterns of ``match``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy import patterns
from mypy.expandtype import expand_type_by_instance
from mypy.nodes import Context, Expression, TypeInfo
from mypy.patterns import Pattern
from mypy.types import Instance, NoneType, TupleType, Type, TypedDictType, UnionType

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import (
    carries,
    classes_in,
    is_grounded,
    is_told_apart,
    may_be_grounded,
    members,
)
from corvid_mypy.proof.code.factories import captured
from corvid_mypy.proof.code.implicit import ask_to_match
from corvid_mypy.proof.labels import Label, join
from corvid_mypy.proof.rules.either import asked_for_class
from corvid_mypy.proof.rules.refusing import refused_with
from corvid_mypy.proof.rules.targets import bind_part
from corvid_mypy.proof.walker import Walker, rule
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.seam.runtime_names import INSUFFICIENT
from corvid_mypy.seam.syntax import captured_by, walk


@rule(patterns.SingletonPattern, patterns.StarredPattern)
def leaf(walker: Walker, node: Pattern) -> None:
    """``None``, ``True``, ``False`` and ``*rest`` are judged with the subject of the ``match``."""


@rule(patterns.AsPattern)
def capture(walker: Walker, node: patterns.AsPattern) -> None:
    """``pattern as x``, or ``x`` alone, binds the value with its sources; ``_`` binds nothing."""
    walker.walk(node.pattern)


@rule(patterns.OrPattern)
def alternatives(walker: Walker, node: patterns.OrPattern) -> None:
    """``a | b`` tries one pattern after the other."""
    walker.walk_all(node.patterns)


@rule(patterns.ValuePattern)
def value(walker: Walker, node: patterns.ValuePattern) -> None:
    """A value: it is compared with the subject."""
    walker.walk(node.expr)
    walker.consume(CoercionKind.CONDITION, node.expr)


@rule(patterns.SequencePattern)
def sequence(walker: Walker, node: patterns.SequencePattern) -> None:
    """``[a, b]``: each item is judged by the pattern in its place."""
    walker.walk_all(node.patterns)


@rule(patterns.MappingPattern)
def mapping(walker: Walker, node: patterns.MappingPattern) -> None:
    """``{"key": a}``: each value is judged by the pattern of its key."""
    walker.walk_all(node.keys)
    walker.walk_all(node.values)


@rule(patterns.ClassPattern)
def class_(walker: Walker, node: patterns.ClassPattern) -> None:
    """``Class(a, b=c)``: each attribute is judged by its pattern."""
    walker.walk_all((*node.positionals, *node.keyword_values))


def matched(walker: Walker, pattern: Pattern, subject: Expression, label: Label) -> Context | None:
    """Walk a pattern; returns the subject if matching looks at its content."""
    found = walker.type(subject)
    # What is only captured is not asked whether it matches.
    reading = reads(pattern, found) or _reads_refusal(pattern, found, is_refutable)
    looks = is_refutable(pattern) and (bool(label.level) or reading)
    # How far it got before it failed is decided by content, and so is what it asks on the way.
    with walker.control.under(subject if looks and walker.proves else None):
        walker.walk(pattern)
        if walker.proof is not None:
            ask_to_match(walker.proof, subject, pattern)
            if walker.carrying(subject):
                _ask_for_classes(walker, subject, pattern)
            for never, value in _never(pattern, found, walker.written(subject)):
                message = messages.never_matches(str(never.value), value)
                walker.proof.refuse(never, message, subject)
    if not walker.proves or not is_refutable(pattern):
        return None
    if not looks:
        if walker.carrying(subject):
            walker.disclose(Disclosure.PRESENCE, subject)
        walker.counts(subject)
        return None
    walker.disclose(Disclosure.CONDITION, subject)
    walker.ledger.tell(subject)  # what compares it may fail
    return subject


def _never(
    pattern: Pattern | None, subject: Type, written: str
) -> Iterator[tuple[patterns.SingletonPattern, str]]:
    """The truth values in a pattern that ask for the identity of something grounded."""
    if isinstance(pattern, patterns.AsPattern):
        yield from _never(pattern.pattern, subject, written)
    elif isinstance(pattern, patterns.OrPattern):
        for part in pattern.patterns:
            yield from _never(part, subject, written)
    elif isinstance(pattern, patterns.SingletonPattern):
        found = [each for each in members(subject) if not isinstance(each, NoneType)]
        if pattern.value is not None and found and all(map(is_grounded, found)):
            yield pattern, written
    elif isinstance(pattern, patterns.ClassPattern):
        for name, part in zip(pattern.keyword_keys, pattern.keyword_values):
            # What is read out of a grounded object is grounded as it is.
            inside = _attributes(subject, name)
            yield from _never(
                part, UnionType.make_union(inside) if inside else subject, f"{written}.{name}"
            )


def captures(walker: Walker, pattern: Pattern, subject: Expression, label: Label) -> None:
    """Bind what a pattern captures; what it finds inside of grounded content is plain."""
    if not walker.proves:
        return
    inside = label
    found = walker.type(subject)
    if reads(pattern, found) or _reads_refusal(pattern, found, lambda part: True):
        inside = join(label, walker.lost(CoercionKind.SUBJECT, subject))
    matching = _matching(pattern, found)
    if matching is not None:
        inside = refused_with(walker, matching, inside)
    for part in walk(pattern):
        for name in captured_by(part):
            if walker.proof is not None:
                captured(walker.proof, subject, name)
            bind_part(walker, CoercionKind.SUBJECT, name, subject, inside)


def _matching(pattern: Pattern, subject: Type) -> Type | None:
    """What of a subject a class pattern matches, if the declared class tells that."""
    if isinstance(pattern, patterns.AsPattern) and pattern.pattern is not None:
        return _matching(pattern.pattern, subject)
    asked = pattern.class_ref.node if isinstance(pattern, patterns.ClassPattern) else None
    if not isinstance(asked, TypeInfo):
        return None
    found = [each for each in members(subject) if isinstance(each, Instance)]
    matching = [each for each in found if each.type.has_base(asked.fullname)]
    return UnionType.make_union(matching) if matching else None


def _reads_refusal(pattern: Pattern, subject: Type, counts: Callable[[Pattern], bool]) -> bool:
    """Whether a pattern has a part that counts for what a refusal says: that may be content."""
    return any(info.fullname == INSUFFICIENT for info in classes_in(subject)) and any(
        isinstance(part, patterns.ClassPattern)
        and part.class_ref.fullname == INSUFFICIENT
        and any(map(counts, (*part.positionals, *part.keyword_values)))
        for part in walk(pattern)
    )


def _ask_for_classes(walker: Walker, subject: Expression, pattern: Pattern) -> None:
    """Each class pattern asks the subject for its class, or something that it holds."""
    whole = [*_classes_asked(pattern)]
    for part in walk(pattern):
        if isinstance(part, patterns.ClassPattern):
            asked_for_class(walker, subject, part.class_ref, inside=part not in whole)


def _classes_asked(pattern: Pattern | None) -> Iterator[patterns.ClassPattern]:
    """The class patterns that a subject itself is held against."""
    if isinstance(pattern, patterns.ClassPattern):
        yield pattern
    elif isinstance(pattern, patterns.AsPattern):
        yield from _classes_asked(pattern.pattern)
    elif isinstance(pattern, patterns.OrPattern):
        for part in pattern.patterns:
            yield from _classes_asked(part)


def is_refutable(pattern: Pattern) -> bool:
    """Whether a pattern may fail to match: a capture and the wildcard do not."""
    if isinstance(pattern, patterns.AsPattern):
        return pattern.pattern is not None and is_refutable(pattern.pattern)
    return True


def reads(pattern: Pattern, subject: Type) -> bool:
    """Whether matching reads grounded content; captures, also inside a plain structure, do not."""
    if not carries(subject) or not looks_inside(pattern):
        return False
    if isinstance(pattern, patterns.AsPattern):
        return pattern.pattern is not None and reads(pattern.pattern, subject)
    if isinstance(pattern, patterns.OrPattern):
        return any(reads(part, subject) for part in pattern.patterns)
    if isinstance(pattern, patterns.ClassPattern):
        subject = _of_class(pattern, subject)
    if may_be_grounded(subject):
        return True
    if isinstance(pattern, patterns.SequencePattern):
        return any(
            reads(part, item)
            for index, part in enumerate(pattern.patterns)
            for item in _contents(subject, index, len(pattern.patterns))
        )
    if isinstance(pattern, patterns.MappingPattern):
        return any(reads(part, item) for part in pattern.values for item in _contents(subject))
    if isinstance(pattern, patterns.ClassPattern):
        named = zip(pattern.keyword_keys, pattern.keyword_values)
        return any(map(looks_inside, pattern.positionals)) or any(
            reads(part, attribute)
            for name, part in named
            for attribute in _attributes(subject, name)
        )
    return True


def _of_class(pattern: patterns.ClassPattern, subject: Type) -> Type:
    """What of a subject a class pattern can match: nothing grounded, if that is told apart."""
    asked = pattern.class_ref.node
    if not isinstance(asked, TypeInfo) or not is_told_apart(subject, asked):
        return subject
    return UnionType.make_union([each for each in members(subject) if not is_grounded(each)])


def _attributes(typ: Type, name: str) -> list[Type]:
    """The types of a plain record's attribute."""
    return [
        expand_type_by_instance(symbol.type, member)
        for member in members(typ)
        if isinstance(member, Instance)
        and (symbol := member.type.get(name)) is not None
        and symbol.type is not None
    ]


def looks_inside(pattern: Pattern) -> bool:
    """Whether a pattern looks at the subject: all do but captures and ``None``."""
    if isinstance(pattern, patterns.AsPattern):
        return pattern.pattern is not None and looks_inside(pattern.pattern)
    if isinstance(pattern, patterns.OrPattern):
        return any(map(looks_inside, pattern.patterns))
    if isinstance(pattern, patterns.StarredPattern):
        return False
    return not (isinstance(pattern, patterns.SingletonPattern) and pattern.value is None)


def _contents(typ: Type, index: int = 0, count: int = -1) -> list[Type]:
    """The types of what a plain structure holds, at an index where that is known."""
    found: list[Type] = []
    for member in members(typ):
        if isinstance(member, TupleType):
            found += [member.items[index]] if len(member.items) == count else member.items
        elif isinstance(member, TypedDictType):
            found += member.items.values()
        elif isinstance(member, Instance):
            found += member.args[-1:]
    return found
