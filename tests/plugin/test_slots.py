"""The page on coercion sites: complete, current, and true."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

from corvid_mypy.report.findings import CoercionKind
from tests.plugin.checking import check
from tests.plugin.slots import EXAMPLES, PAGE, PRELUDE, page


def test_every_kind_has_an_example() -> None:
    assert list(EXAMPLES) == list(CoercionKind)


def test_the_page_is_current() -> None:
    assert PAGE.read_text() == page(), "run: python -m tests.plugin.slots"


def test_every_example_is_one_site_of_its_kind(seeded: Path) -> None:
    source, starts = PRELUDE, {}
    for number, (kind, example) in enumerate(EXAMPLES.items()):
        result = "Any" if kind is CoercionKind.YIELD else "object"
        declared = "str" if kind is CoercionKind.RETURN else result
        source += f"\n\n@agent\ndef example_{number}(i: str) -> {declared}:\n"
        starts[kind] = source.count("\n") + 1
        source += indent(example.body, "    ") + "\n"
        if kind not in (CoercionKind.RETURN, CoercionKind.YIELD, CoercionKind.RAISE):
            source += "    return None\n"
    lines = source.splitlines()
    notes = [d for d in check(source, seeded).diagnostics if d.code == "grounded-coercion"]
    sites = [d for d in notes if not d.is_hint]
    found = [
        (
            next(kind for kind, start in reversed(list(starts.items())) if start <= site.line),
            lines[site.line - 1][site.column - 1 : site.end_column],
        )
        for site in sites
    ]
    assert found == [(kind, example.site) for kind, example in EXAMPLES.items()]
    for site, kind in zip(sites, EXAMPLES):
        assert f"dropped: {kind.value}" in site.text
