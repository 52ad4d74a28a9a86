"""The policy desk as its users meet it: its own tests over HTTP, and its page in a real browser."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.cli.browser import CHROMIUM, Page, browser
from tests.examples.policy_desk import ROOT, SERVICE, STARTED

for needed in ("bs4", "fastapi", "pydantic_settings", "pypdf", "tenacity", "uvicorn"):
    pytest.importorskip(needed)

in_a_browser = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
PATIENCE = 60.0
"""Seconds, on a machine that does much else."""


def test_its_own_tests_pass() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(
        command, cwd=ROOT / SERVICE, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    """Return a port of loopback that nobody listens on."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the demo, which runs as the README starts it."""
    folder, port = tmp_path_factory.mktemp("desk"), free_port()
    environment = {
        **os.environ,
        "POLICY_DESK_DATABASE_PATH": str(folder / "desk.sqlite3"),
        "POLICY_DESK_CONVERSATIONS_DIR": str(folder / "conversations"),
    }
    command = [sys.executable, *STARTED, "--port", str(port)]
    with subprocess.Popen(
        command, cwd=ROOT / SERVICE, env=environment, stdout=subprocess.DEVNULL
    ) as process:
        try:
            found = f"http://127.0.0.1:{port}"
            until = time.monotonic() + PATIENCE
            while not answers(f"{found}/healthz"):
                assert process.poll() is None, "it ended"
                assert time.monotonic() < until, "it did not start"
                time.sleep(0.1)
            yield found
        finally:
            process.terminate()


def answers(address: str) -> bool:
    """Tell whether a server answers."""
    try:
        with urlopen(address, timeout=5) as response:
            return bool(response.status == 200)
    except (URLError, OSError):
        return False


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A tab of the browser."""
    with browser(tmp_path_factory.mktemp("profile")) as page:
        page.set_width(1300)
        yield page


@pytest.fixture
def page(tab: Page, address: str) -> Page:
    """The tab, with the page freshly loaded."""
    tab.events.clear()
    tab.visit(f"{address}/")
    return tab


def wait(page: Page, expression: str) -> Any:
    """Wait until an expression is true in the page, and return it."""
    until = time.monotonic() + PATIENCE
    while not (found := page.ask(expression)):
        assert time.monotonic() < until, page.ask("document.body.innerText")
        time.sleep(0.05)
    return found


def ask(page: Page, question: str) -> None:
    """Ask as a person does: write into the field that has the focus, and press Enter."""
    before = page.ask("document.querySelectorAll('article .note').length")
    page.ask("document.getElementById('question').focus()")
    page.write(question)
    page.press("Enter")
    wait(page, f"document.querySelectorAll('article .note').length > {before}")


def lit(page: Page, where: str) -> list[str]:
    """Return the words that are lit in a part of the page."""
    marks = f"[...document.querySelectorAll('{where} mark:not(.bad)')]"
    found: list[str] = page.ask(f"{marks}.map((each) => each.textContent)")
    return found


def folded(words: str) -> str:
    """Return words without what a quote may leave out: white space, marks of quotation."""
    return " ".join(words.split()).strip('".“” ').lower()


@in_a_browser
def test_the_quotes_of_an_answer_are_lit_in_it_and_in_the_sources(page: Page) -> None:
    ask(page, "How many days of annual leave may I carry over?")
    said = {folded(each) for each in lit(page, "article .answer")}
    assert said
    assert said == {folded(each) for each in lit(page, "#passages")}
    note: str = page.ask("document.querySelector('article .note').textContent")
    assert "citations hold" in note


@in_a_browser
def test_a_passage_is_shown_in_its_document(page: Page) -> None:
    ask(page, "How many days of annual leave may I carry over?")
    page.ask(
        "document.querySelector('#passages mark').closest('li').querySelector('button').click()"
    )
    wait(page, "document.querySelectorAll('#source .here mark').length")
    assert page.ask("document.querySelectorAll('#source > div').length") > 1
    assert ".md)" in page.ask("document.getElementById('source-title').textContent")


@in_a_browser
def test_a_question_that_no_document_answers_is_refused(page: Page) -> None:
    ask(page, "Which planet has the most moons?")
    assert page.ask("document.querySelector('article').classList.contains('refused')")
    assert lit(page, "article .answer") == []


@in_a_browser
def test_the_page_asks_its_own_server_alone_and_nothing_fails(page: Page, address: str) -> None:
    ask(page, "What does conflict of interest mean?")
    requests = [each["request"]["url"] for each in page.seen("Network.requestWillBeSent")]
    assert requests
    assert all(each.startswith(f"{address}/") for each in requests)
    assert page.seen("Runtime.exceptionThrown") == []
    assert {("main", ""), ("region", "Answers"), ("textbox", "Your question")} <= page.roles()
