"""Types as they are written: in annotations, and in what the plugin says of a value."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import libcst as cst

from corvid_cli.fix.nodes import is_named

GROUNDED: Final = "Grounded"

Steps = Sequence[int]
"""The way into a display: which parameter of its type stands for each part, outermost first."""


def parsed(written: str | None) -> cst.BaseExpression | None:
    """Return a type that the plugin wrote; None where that is no expression."""
    try:
        return cst.parse_expression(written or "")
    except (cst.ParserSyntaxError, RecursionError):
        return None


def code(node: cst.CSTNode) -> str:
    """Return how a node is written."""
    return cst.Module([]).code_for_node(node)


def grounded_content(written: str | None) -> str | None:
    """Return the `T` of `Grounded[T]`; None for any other type."""
    found = parsed(written)
    if found is None or not is_grounded(found):
        return None
    return code(_parameters(cst.ensure_type(found, cst.Subscript))[0])


def is_grounded(annotation: cst.BaseExpression) -> bool:
    """Tell whether a type is `Grounded[T]`, whatever the module calls the runtime."""
    return isinstance(annotation, cst.Subscript) and is_named(annotation.value, GROUNDED)


def plain_types(written: str | None) -> list[str]:
    """Return the types of a tuple's items, or the one of another value, without `Grounded`."""
    found = parsed(written)
    if found is None:
        return []
    if is_grounded(found):
        found = _parameters(cst.ensure_type(found, cst.Subscript))[0]
    match found:
        case cst.Subscript(value=cst.Name(value="tuple")):
            items = _parameters(found)
        case _:
            items = [found]
    return [grounded_content(code(item)) or code(item) for item in items]


def merged(
    annotation: cst.BaseExpression,
    actual: str | None,
    steps: Steps,
    wrap: Callable[[str], str],
) -> cst.BaseExpression | None:
    """Return an annotation with `Grounded` where a value has it, and nothing else changed.

    Args:
        annotation: what is written.
        actual: the type of a value that is put into it, or into a part of it.
        steps: which part that is.
        wrap: writes `Grounded[...]` as the module does.
    """
    found = parsed(actual)
    if steps:
        return _deeper(annotation, steps, lambda part: merged(part, actual, steps[1:], wrap))
    if found is None:
        return None
    values = [each for each in _members(found) if not is_none(each)]
    if len(values) != 1:
        return None
    return _replaced(annotation, lambda member: _member(member, values[0], wrap), values[0])


Change = Callable[[cst.BaseExpression], cst.BaseExpression | None]


def _member(
    member: cst.BaseExpression, actual: cst.BaseExpression, wrap: Callable[[str], str]
) -> cst.BaseExpression | None:
    """Return one member of an annotation as the type of a value wants it."""
    if is_grounded(member) or isinstance(member, cst.SimpleString):
        return None
    if is_grounded(actual):
        return cst.parse_expression(wrap(code(member)))
    if not (isinstance(member, cst.Subscript) and isinstance(actual, cst.Subscript)):
        return None
    parts, wanted = _parameters(member), _parameters(actual)
    if len(parts) != len(wanted):
        return None
    changed = list[cst.SubscriptElement]()
    for element, part, each in zip(member.slice, parts, wanted):
        new = merged(part, code(each), (), wrap) if GROUNDED in code(each) else None
        changed.append(element if new is None else element.with_changes(slice=cst.Index(new)))
    return member.with_changes(slice=changed)


def _deeper(
    annotation: cst.BaseExpression, steps: Steps, change: Change
) -> cst.BaseExpression | None:
    """Change the parameter of a container's type that stands for its items."""

    def inside(member: cst.BaseExpression) -> cst.BaseExpression | None:
        if not isinstance(member, cst.Subscript):
            return None
        parts = _parameters(member)
        index = 0 if _is_even(parts) else steps[0]
        if index >= len(parts):
            return None
        new = change(parts[index])
        if new is None:
            return None
        elements = [*member.slice]
        elements[index] = elements[index].with_changes(slice=cst.Index(new))
        return member.with_changes(slice=elements)

    return _replaced(annotation, inside, None)


def _is_even(parts: Sequence[cst.BaseExpression]) -> bool:
    """Whether these are the parameters of `tuple[T, ...]`."""
    return len(parts) == 2 and isinstance(parts[1], cst.Ellipsis)


def _replaced(
    annotation: cst.BaseExpression, change: Change, actual: cst.BaseExpression | None
) -> cst.BaseExpression | None:
    """Change the one member of an annotation that a value is of, `None` apart."""
    members = [each for each in _members(annotation) if not is_none(each)]
    if len(members) > 1 and actual is not None and is_grounded(actual):
        content = code(_parameters(cst.ensure_type(actual, cst.Subscript))[0])
        members = [each for each in members if code(each) == content]
    if len(members) != 1:
        return None
    new = change(members[0])
    if new is None or code(new) == code(members[0]):
        return None
    if annotation is members[0]:
        return new
    changed = annotation.deep_replace(members[0], new)
    return changed if isinstance(changed, cst.BaseExpression) else None


def _members(annotation: cst.BaseExpression) -> Iterator[cst.BaseExpression]:
    """Yield the members of a union, however that is written."""
    match annotation:
        case cst.BinaryOperation(operator=cst.BitOr()):
            yield from _members(annotation.left)
            yield from _members(annotation.right)
        case cst.Subscript(value=union) if is_named(union, "Optional", "Union"):
            for part in _parameters(annotation):
                yield from _members(part)
        case _:
            yield annotation


def _parameters(annotation: cst.Subscript) -> list[cst.BaseExpression]:
    """Return what stands between the brackets of a type; nothing where one part is no type."""
    parts = [element.slice for element in annotation.slice]
    return [part.value for part in parts if isinstance(part, cst.Index)]


def is_none(annotation: cst.BaseExpression) -> bool:
    """Tell whether a type is `None`."""
    return isinstance(annotation, cst.Name) and annotation.value == "None"
