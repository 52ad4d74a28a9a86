"""Each message is one line that names what is wrong, and one hint with what to write instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugin.checking import CASES, Diagnostic, Report, check, is_ours


def _ours(report: Report) -> list[Diagnostic]:
    return [found for found in report.diagnostics if is_ours(found)]


def _hints(report: Report) -> dict[tuple[object, ...], str]:
    """The first hint of each place."""
    return {d[:5]: d.text for d in reversed(report.diagnostics) if d.is_hint}


def test_every_error_of_ours_has_a_hint(cold: tuple[Path, Report]) -> None:
    hints = _hints(cold[1])
    errors = [d for d in _ours(cold[1]) if d.severity == "error"]
    bare = [str(d) for d in errors if not hints.get(d[:5])]
    assert not bare, "\n" + "\n".join(bare)


def test_the_last_words_of_the_hint_of_an_error_name_its_page(cold: tuple[Path, Report]) -> None:
    hints = _hints(cold[1])
    for found in _ours(cold[1]):
        hint, page = hints.get(found[:5], ""), f" (corvid explain {found.code})"
        is_last_there = [d for d in _ours(cold[1]) if d[:5] == found[:5]] == [found]
        if found.severity == "error" and is_last_there:
            assert hint.endswith(page), found
            assert hint.count("corvid explain") == 1, found
        elif is_last_there:
            assert "corvid explain" not in hint, found


_AVOIDED = re.compile(
    r"\b(hand(s|ed)?|tells|told|minted|mints|vouch\w*|stands? (for|in)|keeps less|nobody)\b"
)


def test_messages_keep_to_the_terms_of_the_field(cold: tuple[Path, Report]) -> None:
    """A value is passed and returned, a message reveals; ``by hand`` is no such thing."""
    for found in cold[1].diagnostics:
        if is_ours(found) or found.is_hint:
            prose = re.sub(r"`[^`]*`", "", found.text).replace("by hand", "")
            assert not _AVOIDED.search(prose), found


def test_a_message_is_short(cold: tuple[Path, Report]) -> None:
    for found in cold[1].diagnostics:
        if is_ours(found) or found.is_hint:
            prose = re.sub(r"`[^`]*`", "", found.text)
            assert len(re.findall(r"[a-z)]\. [A-Z]", prose)) <= 1, found


def test_every_place_is_a_range_of_the_file(cold: tuple[Path, Report]) -> None:
    for found in _ours(cold[1]):
        assert found.line > 0, found
        assert found.column > 0, found
        assert (found.end_line, found.end_column) >= (found.line, found.column), found


def test_messages_name_types_as_they_are_written(cold: tuple[Path, Report]) -> None:
    odd = re.compile(r"GroundedValue|corvid_runtime\.value|_Coerced|builtins\.|<\w+>")
    shown = [d for d in _ours(cold[1]) if odd.search(d.text)]
    unnamed = [str(d) for d in shown if "GroundedValue" not in _source(d)]
    assert not unnamed, "\n" + "\n".join(unnamed)


def test_mypy_names_grounded_types_as_they_are_written(cold: tuple[Path, Report]) -> None:
    ours = _ours(cold[1])
    shown = [d.text for d in cold[1].diagnostics if d not in ours]
    assert any("Grounded[str]" in text for text in shown)
    assert not [text for text in shown if "GroundedValue[" in text]


def _source(found: Diagnostic) -> str:
    return (CASES / found.path).read_text()


def test_messages_do_not_look_like_diagnostics(cold: tuple[Path, Report]) -> None:
    for found in cold[1].diagnostics:
        assert not re.search(r": (note|error): ", found.text), found


def test_three_ways_to_break_a_proof_have_three_hints(cold: tuple[Path, Report]) -> None:
    report = cold[1]
    broken = [d for d in _ours(report) if d.path == "conformance/s18_pure_launders.py"]
    assert len(broken) == 3
    hints = _hints(report)
    assert len({hints.get(d[:5], "") for d in broken}) == 3


CURES = [
    ("if len(doc) < 3: pass", "what content decides must stay grounded"),
    ("while not doc.startswith('a'): pass", "what content decides must stay grounded"),
    ("if isinstance(doc, str): pass", "remove the test: to mypy `doc` is a `Grounded[str]`"),
    ("low: object = max(len(doc), 3)", "write `lift(max)(lift(len)(doc), 3)`"),
    ("low: object = sum([int(doc), 1])", "write `lift(sum)([lift(int)(doc), 1])`"),
    ("few = [*itertools.islice(doc.split(), 2)]", "write `itertools.islice(each(doc.split()), 2)`"),
    ("few = [w for w in doc.split()]", "write `for w in each(doc.split())`"),
    ("text: object = '%d%%' % int(doc)", 'write `interpolate("{}%", lift(int)(doc))`'),
    ("text: object = '%(a)s' % {'a': doc}", "write `interpolate(...)` for this text, and pass it"),
    ("text: object = f'{doc.upper()!s} {{}}'", 'write `interpolate("{!s} {{}}", doc.upper())`'),
    ("top: object = max([doc, doc])", "what content decides must stay grounded"),
    ("first: object = next(iter(doc.split()))", "write `next(iter(each(doc.split())))`"),
    ("count: object = min(len(doc), len('a'))", "write `lift(min)(lift(len)(doc), len('a'))`"),
    ("head, *rest = doc.split()", "write `each(doc.split())`"),
    ("listen(doc)", "declare `text: Grounded[str]` in `def listen`"),
    ("say(doc)", "declare `text: Grounded[str]` in `def say`"),
    ("save(doc)", "leave it, if nothing reads that back"),
    ("print(doc)", "leave it, if only people read the line"),
    ("text: str = doc", "write `text: Grounded[str]` where it is declared"),
    ("texts['a'] = doc", "write `texts: dict[str, Grounded[str]]` where it is declared"),
    ("texts.update(a=doc)", "write `texts: dict[str, Grounded[str]]` where it is declared"),
    ("raise KeyError(doc)", "raise a text of your own"),
]

_PLAIN = [
    (
        'return "none"',
        'write `return InsufficientEvidence(reason="none")`, and declare the result',
    ),
    ('return "a\\nb"', 'write `return InsufficientEvidence(reason="no answer")`, and declare'),
    ('return doc if doc else "none"', 'write `InsufficientEvidence(reason="none")`, and declare'),
    ("return f'{doc}; {doc}'", 'write `interpolate("{}; {}", doc, doc)`'),
]

_AGENT = """\
import itertools
from corvid_runtime import Grounded, agent, tool

def say(text: str) -> None: ...

@tool
def save(text: str) -> None: ...

@agent
def listen(text: str) -> None: ...

texts: dict[str, str] = {}

"""


@pytest.mark.parametrize(("rows", "gives"), [(CURES, "None"), (_PLAIN, "Grounded[str]")])
def test_a_hint_is_the_code_to_write_with_the_names_of_the_program(
    rows: list[tuple[str, str]], gives: str, seeded: Path
) -> None:
    source = _AGENT
    for number, (body, _) in enumerate(rows):
        source += f"@agent\ndef step_{number}(doc: Grounded[str]) -> {gives}:\n    {body}\n\n"
    said = check(source, seeded).diagnostics
    lines = source.splitlines()
    for body, cure in rows:
        hints = [d.text for d in said if d.is_hint and lines[d.line - 1].strip() == body]
        assert any(hint.startswith(f"Hint: {cure}") for hint in hints), (body, hints)


_MARKED = """\
from corvid_runtime import Grounded, grounded_pure

@grounded_pure
def is_long(page: Grounded[str]) -> bool:
    return len(page) > 3

"""
_CALLING = """\
@{mark}
def chosen(page: Grounded[str]) -> Grounded[str] | None:
    return page if is_long(page) else None
"""


@pytest.mark.parametrize(
    ("caller", "begins"),
    [
        ("", "Hint: write `lift(len)(page)`"),
        (_CALLING.format(mark="lift"), "Hint: write `lift(len)(page)`"),
        (_CALLING.format(mark="grounded_pure"), "Hint: remove the `@grounded_pure` above `def is_"),
    ],
    ids=["nobody", "no proof", "a proof"],
)
def test_a_mark_is_to_be_removed_where_a_proof_calls_and_nowhere_else(
    caller: str, begins: str, seeded: Path
) -> None:
    source = _MARKED + caller.replace("@lift\n", "")
    hints = [d.text for d in check(source, seeded).diagnostics if d.is_hint and d.line == 5]
    assert [hint[: len(begins)] for hint in hints] == [begins]


_DISPATCHED = """\
from functools import singledispatchmethod

from corvid_runtime import Grounded, grounded_pure

class Writer:
    @singledispatchmethod
    def write(self, block: object) -> str:
        return "?"

@grounded_pure
def written(doc: Grounded[str], writer: Writer) -> None:
    writer.write(doc)
"""


_UNPROVED = """\
from corvid_runtime import Grounded, agent, grounded_pure

@grounded_pure
def kept(page: Grounded[str]) -> Grounded[str]:
    return page

@grounded_pure
def broken(page: Grounded[str]) -> Grounded[str]:
    return f"{page}"

@grounded_pure  # type: ignore[grounded-laundering]
def silenced(page: Grounded[str]) -> Grounded[str]:
    return f"{page}"

@agent
def unproved(page: Grounded[str]) -> Grounded[str]:
    return page

@grounded_pure
def by_name(page: Grounded[str]) -> Grounded[str]:
    return CALLED(page)

@grounded_pure
def one_of_two(page: Grounded[str], first: bool) -> Grounded[str]:
    step = kept if first else CALLED
    return step(page)

@grounded_pure
def handed_on(pages: list[Grounded[str]]) -> list[Grounded[str]]:
    return [*map(CALLED, pages)]
"""


@pytest.mark.parametrize(
    ("called", "said"),
    [
        ("broken", "is marked @grounded_pure, but its proof fails: line 9: "),
        ("silenced", "is marked @grounded_pure, and a `type: ignore` silences its proof"),
        ("unproved", "is an agent without @grounded_pure"),
    ],
)
def test_what_keeps_a_callee_from_being_proved_is_said_as_it_is(
    seeded: Path, called: str, said: str
) -> None:
    report = check(_UNPROVED.replace("CALLED", called), seeded)
    errors = [d.text for d in _ours(report) if d.severity == "error" and d.line > 19]
    about = [text for text in errors if text.startswith(f"`{called}` {said}")]
    assert len(about) == 3, errors


def test_a_method_that_a_class_chooses_is_written_as_a_match(seeded: Path) -> None:
    hints = [d.text for d in check(_DISPATCHED, seeded).diagnostics if d.is_hint]
    assert any(hint.startswith("Hint: write `match block:` in `def write`") for hint in hints)


_PASSAGES = """\
from dataclasses import dataclass

from corvid_runtime import retrieval, tool


@dataclass(frozen=True)
class Passage:
    id: str
    document_id: str
    text: str


@tool(uses=retrieval)
def search(query: str) -> list[Passage]:
    return [Passage("terms:1", "terms", query)]
"""


@pytest.mark.parametrize(
    ("source", "name"), [(_PASSAGES, "id"), (_PASSAGES.replace("    id: str\n", ""), "document_id")]
)
def test_a_passage_is_named_by_its_own_name_before_that_of_its_document(
    seeded: Path, source: str, name: str
) -> None:
    hints = [d.text for d in check(source, seeded).diagnostics if d.is_hint]
    said = f'Hint: write `@tool(..., source="{name}")`: each item is grounded by itself then'
    assert hints == [said]


_HELPED = """\
from corvid_runtime import Grounded, grounded_pure

def helper(texts: list[str]) -> RESULT:
    BODY

@grounded_pure
def answer(texts: list[Grounded[str]]) -> KEPT:
    return helper(texts)
"""


@pytest.mark.parametrize(
    ("result", "kept", "body"),
    [
        ("str", "Grounded[str]", "return texts[0]"),
        ("str | None", "Grounded[str] | None", "return texts[0] if texts else None"),
        ("list[str]", "list[Grounded[str]]", "return [text for text in texts if text > 'a']"),
        ("dict[int, str]", "dict[int, Grounded[str]]", "return dict(enumerate(texts))"),
    ],
)
def test_a_helper_that_keeps_sources_is_declared_as_the_hint_says(
    seeded: Path, result: str, kept: str, body: str
) -> None:
    source = _HELPED.replace("RESULT", result).replace("KEPT", kept).replace("BODY", body)
    hints = [d.text for d in check(source, seeded).diagnostics if d.is_hint]
    wanted = f"declare `texts: list[Grounded[str]]`, and its result as `{kept}`"
    assert any(wanted in hint for hint in hints), hints
    followed = source.replace("texts: list[str]", "texts: list[Grounded[str]]")
    said = check(followed.replace(f"-> {result}:", f"-> {kept}:"), seeded).diagnostics
    assert said == []


_METHODS = """\
from corvid_runtime import Grounded, grounded_pure

class Desk:
    def own(self, number: int, text: str) -> str:
        return text

    @classmethod
    def of_class(cls, number: int, text: str) -> str:
        return text

    @staticmethod
    def alone(number: int, text: str) -> str:
        return text

@grounded_pure
def answer(desk: Desk, page: Grounded[str]) -> Grounded[str]:
    return CALL
"""


@pytest.mark.parametrize(
    "call",
    [
        "desk.own(1, page)",
        "Desk.own(desk, 1, page)",
        "desk.of_class(1, page)",
        "Desk.of_class(1, page)",
        "desk.alone(1, page)",
        "Desk.alone(1, page)",
    ],
)
def test_the_hint_names_the_parameter_of_a_method(seeded: Path, call: str) -> None:
    said = check(_METHODS.replace("CALL", call), seeded).diagnostics
    hints = [d.text for d in said if d.is_hint]
    assert hints, said
    assert all("declare `text: Grounded[str]`" in hint for hint in hints), hints


def test_a_hint_stands_once_on_a_line(seeded: Path) -> None:
    source = (
        _AGENT + "@agent\ndef a(doc: Grounded[str]) -> Grounded[str]:\n    return f'{doc}{doc}'\n"
    )
    hints = [d for d in check(source, seeded).diagnostics if d.is_hint]
    assert [hint.text for hint in hints] == [
        'Hint: write `interpolate("{}{}", doc, doc)` (corvid explain ungrounded-return)'
    ]


def test_code_is_quoted_by_backquotes(cold: tuple[Path, Report]) -> None:
    for found in cold[1].diagnostics:
        if is_ours(found) or found.is_hint:
            assert '"' not in re.sub(r"`[^`]*`", "", found.text), found


_LENT = """\
from corvid_runtime import Grounded, grounded_pure

class Limit:
    least = 3

class Builder:
    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.pages: list[Grounded[str]] = []

    def add(self, page: Grounded[str]) -> None:
        if len(page) > self.limit.least:
            self.pages.append(page)
            self.limit.least += 1

@grounded_pure
def built(page: Grounded[str], limit: Limit) -> list[Grounded[str]]:
    builder = Builder(limit)
    builder.add(page)
    return builder.pages
"""


def test_what_is_changed_of_others_by_way_of_an_own_object_is_named(seeded: Path) -> None:
    said = [d.text for d in _ours(check(_LENT, seeded)) if d.severity == "error"]
    assert [text.partition(",")[0] for text in said] == [
        "`builder.add` may change what `limit` of its object holds"
    ]
