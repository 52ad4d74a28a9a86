"""What people see of grounded values in IPython, in notebooks and with rich."""

import io
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from html.parser import HTMLParser
from typing import Any

import pytest
from corvid_runtime import Grounded, Location, ground, prompt, retrieval, tool

HOSTILE = "<script>alert(1)</script> [bold]loud[/bold] \x1b[31mred\u202e\nnext"


@dataclass
class Note:
    text: str


@tool(uses=retrieval, confidence=0.9)
def page() -> Grounded[str]:
    return ground(HOSTILE, source="notes\x1b[31m<b>.txt", location=Location(page=3))


@prompt(model="m", confidence=0.7)
def summarize(text: str) -> str:
    return text[:60]


@tool(uses=retrieval)
def given(value: Any) -> Any:
    return value


CONTENTS = [
    *("text", b"bytes", 3, 2.5, True, None, (1, 2), ["a"], {"a": 1}, {1}, range(3)),
    *(date(2024, 2, 29), Decimal("1.50"), Note("n")),
]
STEPS = r"""
  1 retrieval notes\x1b[31m<b>.txt, page 3
  2 prompt summarize (model m) <- 1
  3 derived add <- 2
  confidence 0.7"""


@pytest.fixture(scope="module")
def shell() -> Any:
    """IPython, as far as showing values goes."""
    return pytest.importorskip("IPython.core.interactiveshell").InteractiveShell()


def displayed(shell: Any, value: object, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the text that IPython shows of a value."""
    shown, _ = shell.display_formatter.format(value)
    return shown["text/plain"] if shown else capsys.readouterr().out.rstrip("\n")


def test_ipython_shows_the_chain(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    answer = "In short: " + summarize(page())
    assert displayed(shell, answer, capsys) == f"Grounded[str] {answer!r}" + STEPS


@pytest.mark.parametrize("content", CONTENTS, ids=lambda each: type(each).__name__)
def test_ipython_shows_that_values_of_any_type_are_grounded(
    content: Any, shell: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = displayed(shell, given(content), capsys)
    if content is None:
        assert shown == "None"  # is never wrapped
    else:
        assert shown.startswith(f"Grounded[{type(content).__name__}] {content!r}\n  1 retrieval")


def test_inside_of_something_else_it_takes_a_line(
    shell: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = displayed(shell, [given("text"), given(["a"])], capsys)
    name = "tool:tests.runtime.test_showing.given"
    assert shown == f"[Grounded('text' from {name}),\n Grounded(['a'] from {name})]"


def test_of_a_long_chain_the_ends_are_shown(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    value = given("a")
    for _ in range(1000):
        value = value + "b"
    lines = displayed(shell, value, capsys).splitlines()
    assert len(lines) == 14
    assert lines[7] == "  ... 989 more steps"
    assert lines[13] == "  1001 derived add <- 1000"


class Tags(HTMLParser):
    """Collects the tags of a page, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.texts = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.texts += data


@pytest.mark.parametrize("value", [page(), Note(page()), given(Note(HOSTILE))], ids=repr)
def test_nothing_retrieved_is_obeyed(value: Any, shell: Any) -> None:
    shown, _ = shell.display_formatter.format(value)
    assert "\x1b" not in shown["text/plain"]
    assert "\u202e" not in shown["text/plain"]
    if "text/html" in shown:
        read = Tags()
        read.feed(shown["text/html"])
        assert read.tags == {"pre", "details", "summary"}
        assert "<script>alert(1)</script>" in read.texts
        assert "\x1b" not in read.texts


def test_rich_shows_the_chain_and_reads_no_markup() -> None:
    console = pytest.importorskip("rich.console").Console(file=io.StringIO(), width=200)
    answer = "In short: " + summarize(page())
    console.print(answer)
    assert console.file.getvalue() == f"Grounded[str] {answer!r}{STEPS}\n"
    console.print(given(Note(HOSTILE)))
    assert "\x1b" not in console.file.getvalue()
    assert "[bold]loud[/bold]" in console.file.getvalue()


def test_a_chain_is_printed_without_control_characters() -> None:
    printed = str(page().sources())
    assert "\x1b" not in printed
    assert r"notes\x1b[31m<b>.txt" in printed


def test_repr_stays_that_of_the_value() -> None:
    assert repr(page()) == repr(HOSTILE)
    assert f"{page()}" == HOSTILE
