"""Text that is put together from grounded values: Python's formatting copies the characters."""

from collections.abc import Sequence

import libcst as cst

from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix
from corvid_cli.fix.nodes import has_comment, is_named
from corvid_cli.fix.templates import Template, from_f_string, from_percent, joining
from corvid_cli.fix.types import plain_types


def fixes(found: Found) -> Sequence[Fix]:
    """Return `interpolate(...)` or `join(...)` for the text that a grounded value is put into."""
    if found.finding.kind not in _PUTTING and found.finding.code != "return-value":
        return []
    if _is_refusal(found):
        return []
    for node in (found.node, *found.source.parents(found.node)):
        match node:
            case cst.FormattedString() | cst.ConcatenatedString():
                return _of_f_string(found, _outermost(found, node))
            case cst.BinaryOperation(
                left=cst.SimpleString() | cst.ConcatenatedString(), operator=cst.Modulo()
            ):
                return _of_percent(found, node)
            case cst.Call(func=cst.Attribute(attr=cst.Name(value="format"))):
                return _of_format(found, node)
            case cst.Call(
                func=cst.Attribute(attr=cst.Name(value="join")),
                args=[cst.Arg(keyword=None, star="")],
            ):
                return _of_join(found, node)
            case _:
                pass
        if not isinstance(node, _PASSED) and node is not found.node:
            return []
    return []


def _is_refusal(found: Found) -> bool:
    """Whether a text says why there is no answer: that must be the author's own, and plain."""
    around = found.source.parents(found.node)
    return any(
        isinstance(each, cst.Call) and is_named(each.func, "InsufficientEvidence")
        for each in around
    )


_PUTTING = frozenset(("interpolation", "argument", "element"))
_PASSED = (
    *(cst.Arg, cst.Element, cst.List, cst.Tuple, cst.Dict, cst.DictElement, cst.GeneratorExp),
    *(cst.ListComp, cst.FormattedStringExpression, cst.IfExp),
)
"""What may stand between a value and the text that it is put into."""


def _outermost(found: Found, node: cst.BaseExpression) -> cst.BaseExpression:
    """Return the whole of a text that is written in several pieces."""
    for parent in found.source.parents(node):
        if not isinstance(parent, cst.ConcatenatedString):
            break
        node = parent
    return node


def _of_f_string(found: Found, node: cst.BaseExpression) -> list[Fix]:
    return _interpolated(found, node, from_f_string(node, found.source))


def _of_percent(found: Found, node: cst.BinaryOperation) -> list[Fix]:
    types = plain_types(found.finding.actual) if found.node is node.right else []
    return _interpolated(found, node, from_percent(node, found.source, types))


def _interpolated(found: Found, node: cst.BaseExpression, template: Template | None) -> list[Fix]:
    if template is None or not template.arguments:
        return []
    name, arguments = found.name("interpolate"), ", ".join(template.arguments)
    opening, gap, closing, place = "", " ", "", found.source.range(node)
    if len(node.lpar) == 1 and place.line != place.end_line:
        # The parentheses that hold several lines together become those of the call.
        opening = found.source.cut(found.source.range(node.lpar[0]))[1:]
        closing = found.source.cut(found.source.range(node.rpar[0]))[:-1]
        if opening.strip(" \t"):
            gap = found.source.line_ends + opening.rpartition("\n")[2]
        place = found.source.parenthesized(node)
    text = f"{name}({opening}{template.text},{gap}{arguments}{closing})"
    return [found.written(place, text, "text", "interpolate")]


def _of_format(found: Found, node: cst.Call) -> list[Fix]:
    """Return the call with the template as its first argument, and the others as they are."""
    return _called(found, node, "interpolate", node.args)


def _of_join(found: Found, node: cst.Call) -> list[Fix]:
    [items] = node.args
    value = items.value
    if found.finding.kind == "element":
        return _of_mixed_join(found, node, value)
    if isinstance(value, cst.GeneratorExp) and not value.lpar:
        value = value.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    return _called(found, node, "join", [items.with_changes(value=value)])


def _of_mixed_join(found: Found, node: cst.Call, items: cst.BaseExpression) -> list[Fix]:
    """Return the call that fills in the items, some of them plain: no list is of both."""
    separator = cst.ensure_type(node.func, cst.Attribute).value
    template = joining(separator, len(items.elements)) if isinstance(items, cst.List) else None
    if template is None or not isinstance(items, cst.List):
        return []
    if not all(isinstance(each, cst.Element) for each in items.elements):
        return []
    arguments = [_argument(each) for each in items.elements]
    opening, outer = items.lbracket.whitespace_after, node.args[0].whitespace_after_arg
    opened = isinstance(opening, cst.ParenthesizedWhitespace)
    is_closed_outside = isinstance(outer, cst.ParenthesizedWhitespace)
    closing = outer if is_closed_outside else items.rbracket.whitespace_before
    arguments[-1] = arguments[-1].with_changes(whitespace_after_arg=closing)
    first = cst.Arg(template, comma=cst.Comma(whitespace_after=opening if opened else _SPACE))
    call = cst.Call(
        cst.parse_expression(found.name("interpolate")),
        [first, *arguments],
        whitespace_before_args=_bare(opening),
    )
    return [found.replaced(node, found.source.rewritten(node, call), "text", "interpolate")]


_SPACE = cst.SimpleWhitespace(" ")


def _argument(element: cst.BaseElement) -> cst.Arg:
    comma = element.comma if isinstance(element.comma, cst.Comma) else cst.MaybeSentinel.DEFAULT
    return cst.Arg(element.value, comma=comma)


def _bare(space: cst.BaseParenthesizableWhitespace) -> cst.BaseParenthesizableWhitespace:
    """Return a line break without the comment before it, which is to stand there once."""
    if not isinstance(space, cst.ParenthesizedWhitespace):
        return cst.SimpleWhitespace("")
    first = cst.TrailingWhitespace(newline=space.first_line.newline)
    return space.with_changes(first_line=first, empty_lines=[])


def _called(found: Found, node: cst.Call, name: str, arguments: Sequence[cst.Arg]) -> list[Fix]:
    """Return a call of a function for that of a method, whose object becomes the first argument."""
    method = cst.ensure_type(node.func, cst.Attribute)
    if has_comment(node.func):
        return []
    space = node.whitespace_before_args
    opened = isinstance(space, cst.ParenthesizedWhitespace)
    comma = cst.Comma(whitespace_after=space if opened else _SPACE)
    first = cst.Arg(method.value, comma=comma)
    call = node.with_changes(func=cst.parse_expression(found.name(name)), args=[first, *arguments])
    return [found.replaced(node, found.source.rewritten(node, call), "text", name)]
