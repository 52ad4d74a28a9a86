"""A site is found wherever the expression stands: each way to drop sources, in each context."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.plugin.checking import Report, is_ours, mypy, write_config

HEADER = """\
from __future__ import annotations
import contextlib
from prelude import (
    Quote, Record, combine, fetch, fetch_flag, fetch_int, fetch_rows, helper, keep, log, shout,
    strip, summarize_all, texts, trimmed,
)
from corvid_runtime import Grounded, agent, each, grounded_pure, lift, plain
"""

FUNCTION = """

@agent{proof}
def agent{number}(i: str, ok: bool, names: list[str], table: dict[str, int]) -> {result}:
    doc = fetch(i)
    docs = texts(i)
    flag = fetch_flag(i)
    count = fetch_int(i)
{body}
"""

LEAKS = [
    "strip(doc)",
    "doc.unwrap_discarding_sources()",
    "next(iter(fetch_rows(i)))",
    "plain(doc)",
]
"""What drops sources where no rule of a proof allows it, whatever becomes of the result."""

LOOKED = [
    "f'{doc}'",
    "(lambda: f'{doc}')()",
    "str(doc)",
    "('a' if doc else 'b')",
    "names[count]",
    "repr([doc])",
    "'%d' % count",
    "{True: 'a', False: 'b'}[flag]",
    "', '.join(docs)",
    "str.upper(doc)",
    "names[0 if 'a' in docs else 1]",
    "[name for name in names if flag][0]",
    "[row for row in fetch_rows(i)][0]",
]
"""What is computed from content: it may be looked at, and may not leave."""

SITES = [
    "f'{doc}'",
    "[row for row in fetch_rows(i)][0]",
    "('a' if flag else 'b')",
    "names[count]",
    "str.upper(doc)",
]

CONTEXTS = [
    "x = {}",
    "x: str = {}",
    "log({})",
    "log(text={})",
    'log("a", *[len({})])',
    "[{}]",
    '{{{}: "a"}}',
    '{{"a": {}}}',
    "{{{}}}",
    '({}, "a")',
    '[*[{}], "a"]',
    '"%s" % ({},)',
    '"{{}}".format({})',
    'f"a{{({})}}"',
    '{} + "a"',
    '"a" + ({})',
    "doc + ({})",
    "{} + doc",
    'doc.replace("a", {})',
    "doc[len({}) :]",
    "doc == ({})",
    "doc % ({})",
    "combine(doc, {})",
    "summarize_all([doc, fetch({})])",
    "trimmed({})",
    "lift(len)({})",
    "lift(len)([{}])",
    "fetch({})",
    "keep(fetch({}))",
    "each(fetch_rows({}))",
    "docs.append(fetch({}))",
    '({}) == "a"',
    '"a" < ({}) < "b"',
    "({}) in names",
    "not ({})",
    "ok and ({})",
    "({}) or ok",
    "1 if ({}) else 2",
    '({}) if ok else "a"',
    '"a" if ok else ({})',
    "(lambda: {})()",
    "[x for x in names if x == ({})]",
    "[{} for _ in names]",
    "[x for _ in [{}] for x in names]",
    "{{x: {} for x in names}}",
    "list(x for x in [{}])",
    "list(map(lambda x: x + ({}), names))",
    "sorted(names, key=lambda x: x + ({}))",
    "shout({})",
    "names[len({})]",
    "names[: len({})]",
    "(y := {})",
    'max({}, "a")',
    "len({})",
    "({}).upper()",
    "({})[0]",
    "Record({})",
    "Quote(fetch({}), 1)",
    "if ({}): pass",
    "if ok: pass\nelif ({}): pass",
    "while ({}): break",
    "for x in [{}]: pass",
    "for x in names: log({})",
    "for x in names: pass\nelse: log({})",
    "assert ({})",
    "assert ok, ({})",
    "with contextlib.nullcontext({}): pass",
    "with contextlib.nullcontext(1): log({})",
    "match {}:\n    case _: pass",
    "match (doc, {}):\n    case (x, _): pass",
    "match 1:\n    case _ if ({}): pass",
    "match 1:\n    case _: log({})",
    "raise ValueError({})",
    'raise LookupError("a") from ValueError({})',
    "try: log({})\nfinally: pass",
    'try: log("a")\nexcept OSError: log({})',
    'try: log("a")\nfinally: log({})',
    "del table[{}]",
    "table[{}] = 1",
    'table["a"] = len({})',
    'table["a"] += len({})',
    'x = "a"\nx += ({})',
    "x, y = {}, 1",
    "x = y = {}",
    "def inner() -> str: return {}",
    "def inner(x: str = {}) -> str: return x",
    "class Inner:\n    x = {}",
    "return log({})",
]


_STATEMENTS = ("if ", "while ", "for ", "assert ", "with ", "raise ", "del ", "return ", "x")
_GIVING_NOTHING = ("log(", "docs.append(")

TOLD = [
    *(
        f"return {context}"
        for context in CONTEXTS
        if "\n" not in context
        and " = " not in context
        and " += " not in context
        and not context.startswith((*_STATEMENTS, *_GIVING_NOTHING, "def "))
    ),
    "x = {}\nreturn x",
    "x: str = {}\nreturn x",
    'x = "a"\nx += ({})\nreturn x',
    "x, y = {}, 1\nreturn x",
    "x = y = {}\nreturn y",
    "(y := {})\nreturn y",
    "if ({}): return 1\nreturn 2",
    "if ok: pass\nelif ({}): return 1\nreturn 2",
    "while ({}): return 1\nreturn 2",
    "x = 0\nfor each_ in [{}]: x += len(each_)\nreturn x",
    "assert ok, ({})",
    "with contextlib.nullcontext({}) as x: return x",
    "match {}:\n    case x: return x",
    "match 1:\n    case _ if ({}): return 1\nreturn 2",
    "raise ValueError({})",
    'x = "a"\ntry: x = {}\nfinally: log("a")\nreturn x',
    "names.append({})",
    "table[{}] = 1",
    'table["a"] = len({})',
    'table["a"] += len({})',
    "del table[{}]",
]
"""Where what was computed from content gets out of a function, or where others see it."""


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


def _check(
    expressions: list[str],
    folder: Path,
    proof: str = "\n@grounded_pure",
    contexts: list[str] = CONTEXTS,
    result: str = "None",
) -> tuple[dict[str, str], Report]:
    """Write one function per pair; answer each function's name and what stands in it."""
    source, found = HEADER, {}
    for number, (context, expression) in enumerate(product(contexts, expressions)):
        body = context.format(expression)
        source += FUNCTION.format(proof=proof, number=number, body=_indented(body), result=result)
        found[f"agent{number}"] = body
    (folder / "contexts.py").write_text(source)
    report = mypy(["contexts.py"], config=write_config(folder), cwd=folder)
    assert not report.other, report.other
    assert not [d for d in report.diagnostics if d.code == "syntax"], report.diagnostics[0]
    return found, report


def _reported(report: Report, folder: Path) -> dict[str, list[str]]:
    """What is reported in each function."""
    lines = (folder / "contexts.py").read_text().splitlines()
    owners, owner = [], ""
    for line in lines:
        owner = line.split("(")[0].removeprefix("def ") if line.startswith("def agent") else owner
        owners.append(owner)
    found: dict[str, list[str]] = {}
    for d in report.diagnostics:
        if d.severity == "error" or is_ours(d):
            found.setdefault(owners[d.line - 1], []).append(f"{d.code}: {d.text}")
    return found


@pytest.mark.parametrize("third", [0, 1, 2])
def test_a_leak_is_refused_in_every_context(seeded: Path, third: int) -> None:
    _all_are_refused(*_check(LEAKS[third::3], seeded), seeded)


@pytest.mark.parametrize("third", [0, 1, 2])
def test_what_was_looked_at_is_refused_where_it_leaves(seeded: Path, third: int) -> None:
    _all_are_refused(*_check(LOOKED[third::3], seeded, contexts=TOLD, result="object"), seeded)


def _all_are_refused(functions: dict[str, str], report: Report, seeded: Path) -> None:
    reported = _reported(report, seeded)
    silent = [
        body
        for name, body in functions.items()
        if not any(e.startswith("grounded-laundering") for e in reported.get(name, []))
    ]
    assert not silent, "\n" + "\n\n".join(silent)


def test_plain_expressions_are_accepted_in_every_context(seeded: Path) -> None:
    functions, report = _check(
        ["i.upper()", "('a' if ok else i)"],
        seeded,
        contexts=[context for context in CONTEXTS if "class " not in context],
    )
    reported = _reported(report, seeded)
    refused = [
        f"{functions[name]}\n    {errors}"
        for name, errors in reported.items()
        if any("grounded" in error or error.startswith("ungrounded") for error in errors)
    ]
    assert not refused, "\n" + "\n".join(refused)


def test_a_site_is_recorded_once_in_every_context(seeded: Path) -> None:
    functions, report = _check(SITES, seeded, proof="")
    reported = _reported(report, seeded)
    wrong = [
        f"{body}\n    {reported.get(name, [])}"
        for name, body in functions.items()
        if [e.split(":")[0] for e in reported.get(name, [])] != ["grounded-coercion"]
    ]
    assert not wrong, "\n" + "\n".join(wrong)
