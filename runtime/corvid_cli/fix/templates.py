"""Templates of `str.format` made of f-strings, and of texts that `%` fills in."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from keyword import iskeyword
from typing import Final

import libcst as cst
from attrs import frozen

from corvid_cli.fix.model import Range
from corvid_cli.fix.nodes import has_comment
from corvid_cli.fix.source import Source

Translate = Callable[[re.Match[str]], str]
"""From a conversion of `%` to a field of `str.format`."""


@frozen
class Template:
    """The source of a text with fields, and of the arguments that fill them."""

    text: str
    arguments: Sequence[str]


class _Untranslatable(Exception):
    """There is no template, or not one alone, that surely fills in the same."""


def from_f_string(node: cst.BaseExpression, source: Source) -> Template | None:
    """Return the template of an f-string, or of several pieces of text in a row.

    None where a comment stands in a field, or where `str.format` has no field like one of these.
    """
    arguments = list[str]()
    try:
        text = "".join(_pieces(node, source, arguments))
    except _Untranslatable:
        return None
    return Template(text, arguments)


def joining(separator: cst.BaseExpression, count: int) -> cst.SimpleString | None:
    """Return the template that puts a literal text between so many fields."""
    if not isinstance(separator, cst.SimpleString) or "b" in separator.prefix.lower() or not count:
        return None
    try:
        between = _escaped(separator.raw_value, "r" in separator.prefix.lower())
    except _Untranslatable:
        return None
    fields = between.join(["{}"] * count)
    quote = separator.quote
    return cst.SimpleString(f"{separator.prefix}{quote}{fields}{quote}")


def _pieces(node: cst.BaseExpression, source: Source, arguments: list[str]) -> Iterator[str]:
    if isinstance(node, cst.ConcatenatedString):
        yield from _pieces(node.left, source, arguments)
        yield _between(node, source)
        yield from _pieces(node.right, source, arguments)
    elif isinstance(node, cst.SimpleString):
        prefix = node.prefix
        yield prefix + node.quote + _escaped(node.raw_value, "r" in prefix.lower()) + node.quote
    elif isinstance(node, cst.FormattedString):
        prefix = re.sub("[fF]", "", node.prefix)
        yield prefix + node.quote
        for part in node.parts:
            yield _part(part, arguments, node.quote, is_raw="r" in prefix.lower())
        yield node.end
    else:
        raise _Untranslatable


def _between(node: cst.ConcatenatedString, source: Source) -> str:
    """Return what stands between two pieces of text, indentation and comments included."""
    left, right = source.range(node.left), source.range(node.right)
    return source.cut(Range(left.end_line, left.end_column, right.line, right.column))


def _part(
    part: cst.BaseFormattedStringContent, arguments: list[str], quote: str, *, is_raw: bool
) -> str:
    if isinstance(part, cst.FormattedStringExpression):
        return _field(part, arguments, quote)
    text = cst.ensure_type(part, cst.FormattedStringText).value
    if not is_raw and _HIDDEN_BRACE.search(text):
        raise _Untranslatable
    return text


_HIDDEN_BRACE: Final = re.compile(r"\\(x7[bdBD]|17[35]|u007[bdBD]|U0000007[bdBD]|N\{)")
"""An escape that may be a brace, or that has braces of its own."""


def _escaped(text: str, is_raw: bool) -> str:
    """Return the source of a text that means the same in a template."""
    if not is_raw and _HIDDEN_BRACE.search(text):
        raise _Untranslatable
    return text.replace("{", "{{").replace("}", "}}")


def _field(part: cst.FormattedStringExpression, arguments: list[str], quote: str) -> str:
    """Return the field for an expression of an f-string, and add that to the arguments."""
    if has_comment(part):
        raise _Untranslatable
    requoted = part.expression.visit(_Requoted(quote))
    assert isinstance(requoted, cst.BaseExpression)
    arguments.append(_argument(requoted))
    shown = _shown_source(part) if part.equal is not None else ""
    conversion = part.conversion
    if part.equal is not None and conversion is None and part.format_spec is None:
        conversion = "r"
    specification = _specification(part.format_spec, arguments, quote)
    return f"{shown}{{{f'!{conversion}' if conversion else ''}{specification}}}"


class _Requoted(cst.CSTTransformer):
    """Gives the texts in a field the quotes of the f-string, which they could not have there."""

    def __init__(self, quote: str) -> None:
        super().__init__()
        self._quote = quote

    def leave_SimpleString(
        self, original_node: cst.SimpleString, updated_node: cst.SimpleString
    ) -> cst.SimpleString:
        """Write one text anew; what holds quotes or escapes stays."""
        text, is_short = original_node.raw_value, len(original_node.quote) == len(self._quote) == 1
        if not is_short or {*text} & {*"\"'\\"}:
            return updated_node
        return updated_node.with_changes(
            value=f"{original_node.prefix}{self._quote}{text}{self._quote}"
        )


def _argument(node: cst.BaseExpression) -> str:
    """Return an expression as an argument of a call."""
    if "\n" in _code(node) or has_comment(node):
        raise _Untranslatable  # its layout is that of another place
    bare = isinstance(node, cst.Tuple | cst.Yield | cst.NamedExpr | cst.GeneratorExp)
    return f"({_code(node)})" if bare and not node.lpar else _code(node)


def _shown_source(part: cst.FormattedStringExpression) -> str:
    """Return what `{x = }` writes before the value."""
    assert part.equal is not None
    space = _code(part.whitespace_before_expression)
    shown = space + _code(part.expression) + _code(part.whitespace_after_expression)
    shown += _code(part.equal)
    if set(shown) & {*"\\\"'{}\n"}:
        raise _Untranslatable
    return shown


def _specification(
    parts: Sequence[cst.BaseFormattedStringContent] | None, arguments: list[str], quote: str
) -> str:
    """Return a format specification, with the fields in it."""
    if parts is None:
        return ""
    found = ":"
    for part in parts:
        if isinstance(part, cst.FormattedStringText):
            if set(part.value) & {*"{}\\"}:
                raise _Untranslatable
            found += part.value
        elif isinstance(part, cst.FormattedStringExpression) and not part.format_spec:
            found += _field(part, arguments, quote)
        else:
            raise _Untranslatable
    return found


_CONVERSION: Final = re.compile(
    r"%(?:\((?P<name>[^()]*)\))?(?P<flags>[-+ #0]*)(?P<width>\d*)(?:\.(?P<precision>\d+))?"
    r"(?P<type>[srdiufFeEgGxXo%])|%(?P<other>)"
)
_HIDDEN_PERCENT: Final = re.compile(r"\\(x25|45|u0025|U00000025|N\{)")

_INTEGERS: Final = frozenset(("int",))
_NUMBERS: Final = frozenset(("int", "float"))
_TAKING: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys("diuxXo", _INTEGERS),
    **dict.fromkeys("fFeEgG", _NUMBERS),
}
"""The types that a conversion writes as `str.format` does; what is not here writes any."""


def from_percent(
    node: cst.BinaryOperation, source: Source, types: Sequence[str]
) -> Template | None:
    """Return the template of `text % values`, where the values are of these types.

    None where a conversion has no counterpart that surely writes the same for every value.
    """
    if has_comment(node):
        return None
    try:
        values = _values(node.right, types)
        return _filled(node.left, source, values)
    except _Untranslatable:
        return None


@frozen
class _Value:
    code: str
    type: str


def _values(node: cst.BaseExpression, types: Sequence[str]) -> dict[str, _Value]:
    """Return what fills the fields, by name or by number."""
    if isinstance(node, cst.Dict):
        return dict(map(_named, node.elements))
    if not isinstance(node, cst.Tuple):
        if len(types) != 1 or types[0].partition("[")[0] in ("Any", "tuple", "dict", "object"):
            raise _Untranslatable  # a tuple fills several fields
        return {"0": _Value(_argument(node), types[0])}
    known = [*types] if len(types) == len(node.elements) else [""] * len(node.elements)
    values = [each.value for each in node.elements if isinstance(each, cst.Element)]
    if len(values) != len(node.elements):
        raise _Untranslatable
    return {
        str(index): _Value(_argument(value), typ)
        for index, (value, typ) in enumerate(zip(values, known))
    }


def _named(element: cst.BaseDictElement) -> tuple[str, _Value]:
    if isinstance(element, cst.DictElement) and isinstance(element.key, cst.SimpleString):
        name = element.key.evaluated_value
        if isinstance(name, str) and name.isidentifier() and not iskeyword(name):
            return name, _Value(f"{name}={_argument(element.value)}", "")
    raise _Untranslatable


def _filled(left: cst.BaseExpression, source: Source, values: Mapping[str, _Value]) -> Template:
    """Return the template of a text whose fields are filled with values."""
    used = list[str]()

    def field(match: re.Match[str]) -> str:
        if match["type"] == "%" and len(match[0]) == 2:
            return "%"
        if match["type"] in (None, "%"):
            raise _Untranslatable
        name = str(len(used)) if match["name"] is None else match["name"]
        used.append(name)
        if name not in values:
            raise _Untranslatable
        shown = "" if match["name"] is None else name
        return f"{{{shown}{_style(match, values[name].type)}}}"

    text = "".join(_percent_pieces(left, source, field))
    if {*used} != {*values}:
        raise _Untranslatable
    return Template(text, [value.code for value in values.values()])


def _percent_pieces(node: cst.BaseExpression, source: Source, field: Translate) -> Iterator[str]:
    if isinstance(node, cst.ConcatenatedString):
        yield from _percent_pieces(node.left, source, field)
        yield _between(node, source)
        yield from _percent_pieces(node.right, source, field)
        return
    if not isinstance(node, cst.SimpleString) or "b" in node.prefix.lower():
        raise _Untranslatable
    is_raw = "r" in node.prefix.lower()
    if not is_raw and _HIDDEN_PERCENT.search(node.raw_value):
        raise _Untranslatable
    text = _CONVERSION.sub(field, _escaped(node.raw_value, is_raw))
    yield node.prefix + node.quote + text + node.quote


def _style(match: re.Match[str], typ: str) -> str:
    """Return the conversion and the format specification of a field."""
    kind, flags, width = match["type"], match["flags"], match["width"]
    if kind in "sr":
        align = ("<" if "-" in flags else ">") if width else ""
        precision = f".{match['precision']}" if match["precision"] else ""
        specification = f"{align}{width}{precision}"
        is_plain = typ == "str" or (typ in _NUMBERS and not specification)
        conversion = "" if kind == "s" and is_plain else f"!{kind}"
        return conversion + (f":{specification}" if specification else "")
    if typ not in _TAKING[kind] or (match["precision"] and typ == "int" and kind in "diuxXo"):
        raise _Untranslatable
    sign = "+" if "+" in flags else " " if " " in flags else ""
    fill = "<" if "-" in flags else ""
    zero = "0" if "0" in flags and not fill else ""
    form = "#" if "#" in flags and kind in "xXo" else ""
    if "#" in flags and not form:
        raise _Untranslatable
    precision = f".{match['precision']}" if match["precision"] else ""
    written = "d" if kind in "iu" else kind
    return f":{fill}{sign}{form}{zero}{width}{precision}{written}"


def _code(node: cst.CSTNode) -> str:
    return cst.Module([]).code_for_node(node)
