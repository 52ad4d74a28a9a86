"""The page of an answer in a real browser: what is seen, read out and reached by keyboard."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from corvid_runtime import lift

from tests.cli.browser import CHROMIUM, Page, browser
from tests.cli.test_view import fetch, page_of, research, tell

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

STEPS = 5000
NARROW, WIDE = 360, 1300


@lift
def longer(text: str) -> str:
    return text + "."


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page of a typed answer."""
    folder = tmp_path_factory.mktemp("browser")
    page_of(research(), folder)
    return folder


@pytest.fixture(scope="module")
def tab(folder: Path) -> Iterator[Page]:
    """A tab of the browser."""
    with browser(folder / "profile") as page:
        page.set_width(WIDE)
        yield page


@pytest.fixture
def page(tab: Page, folder: Path) -> Page:
    """The tab, with the page freshly loaded."""
    tab.events.clear()
    tab.open(folder / "page.html")
    return tab


def test_nothing_is_run_and_nothing_is_fetched(page: Page, folder: Path) -> None:
    assert page.ask("document.title") == "Grounded answer"
    assert page.seen("Page.javascriptDialogOpening") == []
    requests = {each["request"]["url"] for each in page.seen("Network.requestWillBeSent")}
    assert requests == {(folder / "page.html").as_uri()}


def test_a_screen_reader_is_told_landmarks_links_and_failures(page: Page) -> None:
    roles = page.roles()
    assert {
        ("main", ""),
        ("region", "Answer"),
        ("region", "Provenance"),
        ("region", "Sources"),
        ("heading", "Sources"),
        ("article", "Source lease.pdf"),
        ("link", "2 exact"),
        ("link", "back to citation 2"),
        ("StaticText", "✗ 5 not found"),
        ("StaticText", "Unsupported"),
    } <= roles
    assert not {name for role, name in roles if role == "image"}


def test_the_keyboard_leads_to_a_span_and_back(page: Page) -> None:
    focused = "document.activeElement.getAttribute('href')"
    background = "getComputedStyle(document.querySelector('mark.cite-2'))"
    before = page.ask(f"{background}.backgroundColor")
    for _ in range(20):
        page.press("Tab")
        if page.ask(focused) == "#span-2-1":
            break
    page.press("Enter")
    assert page.ask("location.hash") == "#span-2-1"
    assert page.ask(f"{background}.backgroundColor") != before
    page.press("Tab")
    assert page.ask(focused) == "#cite-2"
    page.press("Enter")
    assert page.ask("location.hash") == "#cite-2"
    assert page.ask("document.querySelector(':target').innerText").startswith("2 exact lease.pdf")


def test_the_focus_is_seen_and_never_caught(page: Page) -> None:
    reached = 0
    for _ in range(60):
        page.press("Tab")
        if page.ask("document.activeElement === document.body"):
            break
        assert page.ask("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        reached += 1
    assert reached == page.ask("document.querySelectorAll('a, [tabindex], summary').length")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_has_contrast(page: Page, scheme: str) -> None:
    page.set_scheme(scheme)
    texts = page.ask(
        """[...document.querySelectorAll('p, li, a, mark, strong, dt, h1, h2, sup')].map(e => {
            let behind = e;
            const clear = e => getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)';
            while (clear(behind) && behind.parentElement) behind = behind.parentElement;
            return [e.tagName, getComputedStyle(e).color, getComputedStyle(behind).backgroundColor];
        })"""
    )
    assert len(texts) > 50
    dark = page.ask("getComputedStyle(document.body).backgroundColor")
    assert (luminance(dark) < 0.5) == (scheme == "dark")
    for tag, ink, paper in texts:
        lighter, darker = sorted((luminance(ink), luminance(paper)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, (tag, ink, paper)


def luminance(color: str) -> float:
    """Return the relative luminance of a colour (WCAG 2.2)."""
    channels = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_claims_stand_beside_their_sources_or_above_them(page: Page, width: int) -> None:
    page.set_width(width)
    assert page.ask("document.documentElement.scrollWidth") <= width
    answer, sources = (
        page.ask(f"(r => [r.left, r.top])(document.querySelector({each}).getBoundingClientRect())")
        for each in ("'[aria-label=Answer]'", "'[aria-label=Sources]'")
    )
    beside = width == WIDE
    assert (answer[0] < sources[0]) == beside
    assert (answer[1] < sources[1]) != beside
    page.set_width(WIDE)


def test_five_thousand_steps_stay_usable(tab: Page, tmp_path: Path) -> None:
    answer = tell(fetch("lease.pdf"))
    for _ in range(STEPS):
        answer = longer(answer)
    page_of(answer, tmp_path)
    tab.events.clear()
    started = time.monotonic()
    tab.open(tmp_path / "page.html")
    assert tab.ask("document.querySelectorAll('ol > li').length") == STEPS + 2
    assert time.monotonic() - started < 10
    started = time.monotonic()
    tab.ask("location.hash = '#step-5002'")
    top = tab.ask("document.getElementById('step-5002').getBoundingClientRect().top")
    assert 0 <= top <= 800
    assert time.monotonic() - started < 2
