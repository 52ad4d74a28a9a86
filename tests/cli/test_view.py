"""`corvid view`: the page shows what is true, runs nothing and needs nothing."""

import re
import shutil
import subprocess
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest
from corvid_cli import saved_answer
from corvid_runtime import Grounded, Location, ground, lift, prompt, retrieval, tool

from tests.cli.command import corvid

HOSTILE = "<script>document.title=1</script><img src=x onerror=alert(1)> & </style> \u202egnp"
SOURCE = f"A preface. {HOSTILE} The bridge opened in 1894 and was painted red. An afterword."
SOURCES = {"guide.txt": SOURCE, f"<b>{HOSTILE}</b>": "Another text."}
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return ground(
        SOURCES[name], source=name, location=Location(page=7, char_span=(0, len(SOURCES[name])))
    )


@prompt(model="none")
def tell(page: str) -> str:
    return f'{HOSTILE} It "opened in 1894 and was painted red", and "was sold to a private buyer".'


@lift
def longer(text: str) -> str:
    return text + "."


def page_of(answer: Grounded[str], folder: Path) -> str:
    """Save an answer, run the command on it, and return the page."""
    saved_answer.save(folder / "answer.json", answer, SOURCES)
    written = corvid("view", "answer.json", "-o", "page.html", cwd=folder)
    assert written.returncode == 0, written.stderr
    assert written.stdout == "page.html: quotations that stand in their sources: 1 of 2\n"
    return (folder / "page.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of an answer with one true quotation, one false one, and hostile text."""
    answer = tell(fetch("guide.txt") + fetch(list(SOURCES)[1]))
    return page_of(answer, tmp_path_factory.mktemp("page"))


class Outline(HTMLParser):
    """Collects what a page consists of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags = list[str]()
        self.attributes = list[tuple[str, str | None]]()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, name: str) -> list[str]:
        """Return the values of an attribute wherever it stands."""
        return [value or "" for attribute, value in self.attributes if attribute == name]


def test_hostile_text_is_shown_and_never_part_of_the_page(page: str) -> None:
    outline = Outline(page)
    assert not {"script", "img"} & set(outline.tags)
    assert not [name for name, _ in outline.attributes if name.startswith("on")]
    assert "<script>document.title=1</script>" in outline.text
    assert "\u202e" not in page
    assert "U+202E" in outline.text


def test_it_needs_no_network_and_forbids_it(page: str) -> None:
    outline = Outline(page)
    assert "default-src 'none'; style-src 'unsafe-inline'" in outline.values("content")
    assert all(value.startswith("#") for value in outline.values("href"))
    assert not outline.values("src")
    assert "url(" not in page
    assert "@import" not in page


def test_every_link_leads_to_a_place_of_the_page(page: str) -> None:
    outline = Outline(page)
    names = outline.values("id")
    assert len(names) == len(set(names))
    assert {href.removeprefix("#") for href in outline.values("href")} <= set(names)


def test_a_claim_is_linked_to_its_span_and_a_false_one_is_marked(page: str) -> None:
    assert re.search(r'<a href="#span-1-1" id="claim-1">opened in 1894[^<]*<', page)
    assert re.search(r'<span id="span-1-1"></span><mark>opened in 1894 and was painted red<', page)
    assert re.search(r'<mark class="unsupported" id="claim-2">was sold to a private buyer<', page)
    assert "2: stands in no source" in page


def test_places_and_the_chain_are_told(page: str) -> None:
    text = Outline(page).text
    assert f"page 7, characters 0 to {len(SOURCE)}" in text
    assert "prompt tell (model none) from #3" in text


def test_landmarks_are_named(page: str) -> None:
    outline = Outline(page)
    assert {"Answer", "Sources", "Provenance"} <= set(outline.values("aria-label"))
    assert outline.values("lang") == ["en"]
    assert "true" in outline.values("aria-hidden")


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_a_browser_runs_nothing_and_draws_five_thousand_steps(tmp_path: Path) -> None:
    answer = tell(fetch("guide.txt"))
    for _ in range(5000):
        answer = longer(answer)
    page_of(answer, tmp_path)
    started = time.monotonic()
    dom = subprocess.run(
        [
            str(CHROMIUM),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--dump-dom",
            (tmp_path / "page.html").as_uri(),
        ],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    ).stdout
    assert time.monotonic() - started < 20
    assert "<title>Grounded answer</title>" in dom
    assert Outline(dom).values("id").count("step-5002") == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"text": "a", "chain": 1}'])
def test_a_file_that_is_no_answer_is_a_sentence_and_status_2(tmp_path: Path, text: str) -> None:
    (tmp_path / "answer.json").write_text(text)
    refused = corvid("view", "answer.json", cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: answer.json is not a saved answer")


def test_a_saved_answer_is_read_back_whole(tmp_path: Path) -> None:
    answer = tell(fetch("guide.txt"))
    saved_answer.save(tmp_path / "a.json", answer, SOURCES)
    read = saved_answer.load(tmp_path / "a.json")
    assert read.text == answer
    assert read.chain == answer.sources()
    assert read.sources == SOURCES
