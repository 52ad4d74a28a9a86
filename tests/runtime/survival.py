"""Operation by operation: is the grounding kept, and if not, which coercion is reported.

The table is data. ``test_survival.py`` runs each row, and has mypy check each row in an agent.
``python -m tests.runtime.survival`` writes the page `docs/survival.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from corvid_runtime.lifting import RAW

PAGE = Path(__file__).parents[2] / "docs" / "survival.md"


class Row(NamedTuple):
    """One operation.

    Attributes:
        type: the declared type of ``g``, a key of `SAMPLES`.
        operation: an expression or statement over ``g``.
        kept: whether the result is grounded.
        kind: the kind of the coercion that the plugin reports, ``None`` if it reports none.
    """

    type: str
    operation: str
    kept: bool
    kind: str | None = None


SAMPLES = {
    "str": "'b,a'",
    "bytes": "b'b,a'",
    "int": "3",
    "float": "2.5",
    "complex": "(1+2j)",
    "bool": "True",
    "tuple[int, ...]": "(3, 1, 2)",
    "list[int]": "[3, 1, 2]",
    "dict[str, int]": "{'a': 1}",
    "set[int]": "{1, 2}",
    "frozenset[int]": "frozenset({1, 2})",
    "date": "date(2024, 2, 29)",
    "Decimal": "Decimal('2.50')",
}

OPERATORS = {
    "str": "g + '!'; '!' + g; g + g; g * 2; 2 * g; g % (); g[0]; g[1:]; g < 'c'; "
    "g == 'b,a'; g != 'c'; g >= 'a'",
    "bytes": "g + b'!'; b'!' + g; g * 2; 2 * g; g[0]; g[1:]; g < b'c'; g == b''",
    "int": "g + 1; 1 + g; g - 1; 1 - g; g * 2; 2 * g; g / 2; 2 / g; g // 2; 7 // g; g % 2; "
    "7 % g; g ** 2; 2 ** g; g << 1; 1 << g; g >> 1; g & 1; 1 & g; "
    "g | 4; 4 | g; g ^ 1; -g; +g; ~g; abs(g); round(g); round(g, -1); divmod(g, 2); "
    "divmod(7, g); g < 4; 1 < g; g == 3; g != 3; g + 1.5; g * 'ab'; 'ab' * g; "
    "g * [1]; [1] * g; sum([g, g])",
    "float": "g + 1.5; 1.5 + g; g + 1; 1 + g; g - 1; 1 - g; g * 2; 2 * g; g / 2; 2 / g; "
    "g // 2; g % 2; g ** 2; 2 ** g; -g; +g; abs(g); round(g); round(g, 1); "
    "divmod(g, 2); g < 4; 1 < g; g == 2.5",
    "complex": "g + 1; 1 + g; g * 2j; g / 2; 2 / g; -g; abs(g); g == 1",
    "bool": "g & True; g | False; g ^ True; g + 1; -g; g == True",
    "tuple[int, ...]": "g + (4,); (4,) + g; g * 2; 2 * g; g[0]; g[1:]; g < (4,); g == (3,)",
    "list[int]": "g + [4]; [4] + g; g * 2; 2 * g; g[0]; g[1:]; g < [4]; g == [3]",
    "dict[str, int]": "g | {'b': 2}; {'b': 2} | g; g['a']; g == {}",
    "set[int]": "g | {3}; {3} | g; g & {1}; {1} & g; g - {1}; {1} - g; g ^ {1}; g < {1}; g == {1}",
    "frozenset[int]": "g | {3}; g & {1}; g - {1}; g ^ {1}; g < {1}; frozenset({1}) | g",
    "date": "g - date(2024, 1, 1); date(2024, 1, 1) - g; g + timedelta(1); g < date(2024, 1, 1)",
    "Decimal": "g + 1; 1 + g; g * 2; g / 2; 2 / g; -g; abs(g); round(g, 1); g < 3",
}
"""What keeps the grounding, by type, apart from methods."""

METHODS = {
    "str": "capitalize() casefold() center(9) count('a') encode() endswith('a') expandtabs() "
    "find('a') format() format_map({}) index('a') isalnum() isalpha() isascii() isdecimal() "
    "isdigit() isidentifier() islower() isnumeric() isprintable() isspace() istitle() isupper() "
    "join('xy') ljust(9) lower() lstrip() partition(',') removeprefix('b') removesuffix('a') "
    "replace('a','c') rfind('a') rindex('a') rjust(9) rpartition(',') rsplit(',') rstrip() "
    "split(',') splitlines() startswith('b') strip() swapcase() title() translate({}) upper() "
    "zfill(9)",
    "bytes": "capitalize() center(9) count(b'a') decode() endswith(b'a') expandtabs() find(b'a') "
    "hex() index(b'a') isalnum() isalpha() isascii() isdigit() islower() isspace() istitle() "
    "isupper() join([b'x']) ljust(9) lower() lstrip() partition(b',') removeprefix(b'b') "
    "removesuffix(b'a') replace(b'a',b'c') rfind(b'a') rindex(b'a') rjust(9) rpartition(b',') "
    "rsplit(b',') rstrip() split(b',') splitlines() startswith(b'b') strip() swapcase() title() "
    "translate(None) upper() zfill(9)",
    "int": "as_integer_ratio() bit_count() bit_length() conjugate() to_bytes(2,'big')",
    "float": "as_integer_ratio() conjugate() hex() is_integer()",
    "complex": "conjugate()",
    "bool": "as_integer_ratio() bit_count() bit_length() conjugate() to_bytes(2,'big')",
    "tuple[int, ...]": "count(3) index(3)",
    "list[int]": "copy() count(3) index(3) pop()",
    "dict[str, int]": "copy() items() keys() pop('a') popitem() values()",
    "set[int]": "copy() difference({1}) intersection({1}) isdisjoint({1}) issubset({1}) "
    "issuperset({1}) pop() symmetric_difference({1}) union({3})",
    "frozenset[int]": "copy() difference({1}) intersection({1}) isdisjoint({1}) issubset({1}) "
    "issuperset({1}) symmetric_difference({1}) union({3})",
    "date": "isocalendar() isoformat() isoweekday() replace(2023,1,1) strftime('%Y') timetuple() "
    "toordinal() weekday() ctime()",
}
"""A call of every public method that answers, by type."""

CHANGES = {
    "list[int]": "append(4) clear() extend([4]) insert(0,4) remove(3) reverse() sort()",
    "dict[str, int]": "clear() update({'b':2})",
    "set[int]": "add(3) clear() difference_update({1}) discard(1) intersection_update({1}) "
    "remove(1) symmetric_difference_update({1}) update({3})",
}
"""A call of every public method that changes the value: the change is a step of its chain."""

ATTRIBUTES = {
    "int": "denominator imag numerator real",
    "float": "imag real",
    "complex": "imag real",
    "bool": "denominator imag numerator real",
    "date": "day max min month resolution year",
}

REBOUND = {
    "str": "maketrans",
    "bytes": "fromhex maketrans",
    "int": "from_bytes",
    "float": "fromhex",
    "dict[str, int]": "fromkeys",
    "bool": "from_bytes",
    "date": "fromisocalendar fromisoformat fromordinal fromtimestamp today",
}
"""Class and static methods: they make new values, and ``g`` is not an operand of theirs."""

DISCLOSED = [
    Row("dict[str, int]", "g.get('a')", True, "optional"),
    Row("dict[str, int]", "g.setdefault('b', 2)", True, "argument"),
]
"""What keeps the grounding and is reported all the same: it shows whether a key is there, or puts
a plain item where everything reads back as grounded."""

LOST = [
    Row("str", "f'{g}'", False, "interpolation"),
    Row("str", "'{}'.format(g)", False, "interpolation"),
    Row("str", "'%s, %d' % (g, 1)", False, "interpolation"),
    Row("str", "'%s' % g", False, "interpolation"),
    Row("bytes", "b'%b' % g", False, "interpolation"),
    Row("int", "'%d' % g", False, "interpolation"),
    Row("int", "b'%d' % g", False, "interpolation"),
    Row("str", "''.join([g, 'x'])", False, "element"),
    Row("str", "str(g)", False, "argument"),
    Row("str", "repr(g)", False, "argument"),
    Row("int", "int(g)", False, "argument"),
    Row("int", "float(g)", False, "argument"),
    Row("float", "int(g)", False, "argument"),
    Row("int", "bool(g)", False, "condition"),
    Row("list[int]", "len(g)", False, "argument"),
    Row("list[int]", "list(g)", False, "argument"),
    Row("list[int]", "tuple(g)", False, "argument"),
    Row("list[int]", "sorted(g)", False, "condition"),
    Row("list[int]", "sum(g)", False, "argument"),
    Row("list[int]", "max(g)", False, "condition"),
    Row("int", "range(g)", False, "argument"),
    Row("int", "hash(g)", False, "argument"),
    Row("str", "open.__name__.startswith(g)", False, "argument"),
    Row("int", "pow(2, g, 5)", False, "argument"),
    Row("int", "pow(g, 2, 5)", False, "argument"),
    Row("int", "1.5 + g", False, "argument"),
    Row("int", "True + g", False, "argument"),
    Row("int", "Decimal(1) + g", False, "argument"),
    Row("float", "1j * g", False, "argument"),
    Row("list[int]", "operator.add([1], g)", False, "argument"),
    Row("int", "operator.mul([1], g)", False, "argument"),
    Row("frozenset[int]", "{1} | g", False, "argument"),
    Row("int", "date(2024, 1, g)", False, "argument"),
    Row("int", "['a', 'b', 'c', 'd'][g]", False, "subscript"),
    Row("str", "'b' in g", False, "membership"),
    Row("int", "g in [1, 2, 3]", False, "membership"),
    Row("list[int]", "[item for item in g]", False, "iteration"),
    Row("list[int]", "[*g]", False, "iteration"),
    Row("bool", "not g", False, "condition"),
    Row("bool", "1 if g else 0", False, "condition"),
    Row("int", "2 if 1 < g < 5 else 0", False, "condition"),
    Row("int", "g is g", False, "condition"),
    Row("str", "isinstance(g, str)", False, "condition"),
    Row("str", "g.__class__", False, "reflection"),
]
"""What Python makes plain, whatever a value does."""

ROWS = [
    *(Row(kind, text, True) for kind, texts in OPERATORS.items() for text in texts.split("; ")),
    *(Row(kind, f"g.{call}", True) for kind, calls in METHODS.items() for call in calls.split()),
    *(Row(kind, f"g.{name}", True) for kind, names in ATTRIBUTES.items() for name in names.split()),
    *DISCLOSED,
    *LOST,
]


def changes() -> Iterator[Row]:
    """Yield the statements that change ``g`` and leave it grounded."""
    for kind, calls in CHANGES.items():
        yield from (Row(kind, f"g.{call}", True) for call in calls.split())


def page() -> str:
    """Return the page that shows the table."""
    lines = [
        "# What survives",
        "",
        "This page lists for each operation whether its result is still grounded. Where Python",
        "makes that impossible, because C code reads the content directly, the plugin reports a",
        "coercion of the kind shown. `g` is the grounded operand, of the type in the first column.",
        "",
        "This page is generated by `python -m tests.runtime.survival`; a test executes every row.",
        "",
        "## Kept",
        "",
        "| type of `g` | operations whose result is grounded |",
        "|---|---|",
    ]
    for kind in SAMPLES:
        kept = [row.operation for row in ROWS if row.type == kind and not row.kind]
        lines.append(f"| `{kind}` | {', '.join(map(_code, kept))} |")
    lines += [
        "",
        "A value of any other type is wrapped in a proxy: every operator, attribute and method of",
        "its class keeps the grounding too.",
        "",
        "## Kept by the container",
        "",
        "A change adds a step to the chain of the container, with the argument's chain as input.",
        "",
        "| type of `g` | statements |",
        "|---|---|",
    ]
    for kind, calls in CHANGES.items():
        statements = ", ".join(_code(f"g.{call}") for call in calls.split())
        lines.append(f"| `{kind}` | {statements} |")
    lines += [
        "",
        "## Kept, and reported all the same",
        "",
        "These disclose whether a key is there, or store a plain item, which is grounded when it",
        "is read from the container.",
        "",
        "| type of `g` | operation | coercion |",
        "|---|---|---|",
        *(f"| `{row.type}` | {_code(row.operation)} | {row.kind} |" for row in DISCLOSED),
        "",
        "## Lost, and reported",
        "",
        "| type of `g` | operation | coercion |",
        "|---|---|---|",
    ]
    lines += [f"| `{row.type}` | {_code(row.operation)} | {row.kind} |" for row in LOST]
    lines += [
        "",
        "## Not operations on the value",
        "",
        "Class and static methods make new values, so they are those of the plain type:",
        *(f"`{kind}`: {', '.join(map(_code, names.split()))}." for kind, names in REBOUND.items()),
        "",
        "Special methods that are not lifted, because Python inspects what they return:",
        "",
        "| method | why |",
        "|---|---|",
        *(f"| `{name}` | {why} |" for name, why in RAW.items()),
    ]
    return "\n".join(lines) + "\n"


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
