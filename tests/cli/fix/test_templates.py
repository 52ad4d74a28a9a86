"""A template that is made of an f-string, or of a text for `%`, fills in the very same text."""

import ast
import string
from decimal import Decimal
from typing import Any

import libcst as cst
import pytest
from corvid_cli.fix.source import Source
from corvid_cli.fix.templates import Template, from_f_string, from_percent, joining
from hypothesis import given
from hypothesis import strategies as st

VALUES: dict[str, Any] = {
    "text": "a{b}%s é",
    "number": 42,
    "negative": -7,
    "ratio": 3.14159,
    "money": Decimal("1.50"),
    "items": ["x", "y"],
    "table": {"k": "v", "w": 8},
    "width": 12,
    "nothing": None,
}


def expression(written: str) -> tuple[cst.BaseExpression, Source]:
    """Return an expression as it stands in a file."""
    source = Source("program.py", f"shown = (\n    {written}\n)\n")
    [line] = source.module.body
    statement = cst.ensure_type(line, cst.SimpleStatementLine).body[0]
    return cst.ensure_type(statement, cst.Assign).value, source


def filled(template: Template) -> str:
    """Return what the template makes of the values."""
    arguments = ", ".join(template.arguments)
    shown = eval(f"str.format(\n{template.text},\n{arguments})", dict(VALUES))
    assert isinstance(shown, str)
    return shown


def test_texts_in_a_field_have_the_quotes_of_the_text_around_it() -> None:
    made = of_f_string("f\"{table['k']} {text.replace('x', 'it\\x27s')}\"")
    assert made is not None
    assert made.arguments == ['table["k"]', "text.replace(\"x\", 'it\\x27s')"]


def of_f_string(written: str) -> Template | None:
    return from_f_string(*expression(written))


@pytest.mark.parametrize(
    "written",
    [
        'f"{text}"',
        'f"{text!r:>20}|{text!s:.3}|{text!a}"',
        'f"{number:05d} {ratio:,.2f} {negative:+}"',
        'f"{ratio:{width}.{number - 40}f}|{text:^{width}}|{number!r:>{width}}"',
        "f\"{table['k']} {items[0]} {items}\"",
        'f"{number=} {number = } {ratio=:.2f} {text=!s}"',
        'f"{{literal}} {number}}} {{{number}}}"',
        'rf"\\d{{2}} \\{number}"',
        'F"tab\\t{number}\\n"',
        'f"{number, width} {(lambda x: x + 1)(number)} {(n := 3)} {[i for i in items]}"',
        '"{plain} %s " f"{number}" r"\\{" "\\\\"',
        'f"""{number}\n   {text}\n"""',
        'f"{text}" \\\n    f"{number}"',
        'f"{number if width else ratio} {not nothing} {nothing}"',
        "f'{\"quoted\"} {text.upper()[:3]}'",
    ],
)
def test_an_f_string_says_the_same_as_its_template(written: str) -> None:
    template = of_f_string(written)
    assert template is not None
    assert filled(template) == eval(written, dict(VALUES))


@pytest.mark.parametrize(
    "written",
    [
        'f"\\x7b{number}"',  # a brace that is written otherwise
        'f"\\N{LATIN SMALL LETTER A}{number}"',
        '"\\u007b" f"{number}"',
        "f\"{'a' + text=}\"",
    ],
)
def test_what_a_template_might_misread_is_left_alone(written: str) -> None:
    assert of_f_string(written) is None


LITERAL = st.text(alphabet="ab {}%é\\n'", max_size=6).map(
    lambda text: text.replace("\\", "\\\\").replace("{", "{{").replace("}", "}}")
)
NESTED = st.sampled_from(["", ":", ":>9", ":{width}", ":*^{width}", ":{width}.3"])
FIELD = st.builds(
    lambda name, conversion, style: f"{{{name}{conversion}{style}}}",
    st.sampled_from(["text", "items[1]", "table['k']", "text.title()"]),
    st.sampled_from(["", "!r", "!s", "!a"]),
    NESTED,
)
PIECES = st.lists(st.one_of(LITERAL, FIELD), max_size=6).map("".join)


@given(st.lists(PIECES, min_size=1, max_size=3), st.sampled_from(["f", "F", "rf", "fR"]))
def test_any_f_string_says_the_same_as_its_template(pieces: list[str], prefix: str) -> None:
    written = " ".join(f'{prefix}"""{piece} """' for piece in pieces)
    template = of_f_string(written)
    assert template is not None
    assert filled(template) == eval(written, dict(VALUES))


def of_percent(written: str) -> Template | None:
    node, source = expression(written)
    right = ast.unparse(ast.parse(written, mode="eval").body.right)  # type: ignore[attr-defined]
    values = eval(right, dict(VALUES))
    types = [type(each).__name__ for each in (values if isinstance(values, tuple) else [values])]
    return from_percent(cst.ensure_type(node, cst.BinaryOperation), source, types)


CONVERSIONS = st.builds(
    lambda flags, width, precision, kind: f"%{flags}{width}{precision}{kind}",
    st.text(alphabet="-+ 0#", max_size=2),
    st.sampled_from(["", "3", "12"]),
    st.sampled_from(["", ".0", ".2"]),
    st.sampled_from("srdifeEgGxXo"),
)
PLAIN = st.text(alphabet=string.ascii_letters + " {}é", max_size=5)


@given(st.lists(st.tuples(PLAIN, CONVERSIONS, st.sampled_from([*VALUES])), min_size=1, max_size=4))
def test_a_percent_template_says_the_same_or_is_none(parts: list[tuple[str, str, str]]) -> None:
    text = "".join(plain + conversion for plain, conversion, _ in parts) + " 100%%"
    names = ", ".join(name for _, _, name in parts)
    written = f"{text!r} % ({names},)"
    template = of_percent(written)
    if template is None:
        return
    try:
        wanted = eval(written, dict(VALUES))
    except (TypeError, ValueError):
        return  # it fails, and mypy says so beforehand
    assert filled(template) == wanted


@pytest.mark.parametrize(
    ("written", "template"),
    [
        ('"%s of %d" % (text, number)', '"{} of {:d}"'),
        ('"%-8s|%8s|%.2s" % (text, text, text)', '"{:<8}|{:>8}|{:.2}"'),
        ('"%s" % items', '"{!s}"'),
        ('"%r" % text', '"{!r}"'),
        ('"%5.1f%%" % ratio', '"{:5.1f}%"'),
        ('"%(a)s {%(b)s}" % {"a": text, "b": number}', '"{a!s} {{{b!s}}}"'),
    ],
)
def test_a_percent_template_is_as_plain_as_it_may_be(written: str, template: str) -> None:
    found = of_percent(written)
    assert found is not None
    assert found.text == template


@pytest.mark.parametrize(
    "written",
    [
        '"%c" % number',
        '"%*d" % (width, number)',
        '"%d" % ratio',  # which % rounds
        '"%s" % table',
        '"\\x25s" % text',
        '"%s %s" % (text,)',
        'b"%s" % text',
        '"%(a)s" % {"a": 1, **table}',
        '"%(class)s" % {"class": 1}',
    ],
)
def test_what_str_format_writes_otherwise_is_left_alone(written: str) -> None:
    node, source = expression(written)
    types = ["float"] if "ratio" in written else ["dict[str, str]"] if "table" in written else []
    found = from_percent(cst.ensure_type(node, cst.BinaryOperation), source, types)
    assert found is None


@given(st.text(alphabet="a{}\n'\" ,", max_size=5), st.integers(1, 4))
def test_a_joining_template_joins(separator: str, count: int) -> None:
    template = joining(expression(repr(separator))[0], count)
    assert template is not None
    words = [f"w{n}" for n in range(count)]
    assert str(template.evaluated_value).format(*words) == separator.join(words)
