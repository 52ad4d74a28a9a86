"""`corvid view`: the page shows what is true, runs nothing and needs nothing."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from corvid_runtime import Grounded, Location, agent, ground, prompt, retrieval, tool
from corvid_runtime.citations import (
    Answer,
    Cited,
    Claim,
    InsufficientEvidence,
    SourceText,
    Span,
    save_answer,
)
from corvid_runtime.node_ids import ids_in

from tests.cli.command import corvid

HOSTILE = "<script>document.title=1</script><img src=x onerror=alert(1)> & </style> \u202egnp"
LEASE = "A preface.\nThe term is *five* years. Rent is due monthly; late, it costs 9%. The end."
TERM = LEASE.index("The term")
SOURCES = {"lease.pdf": LEASE, f"<b>{HOSTILE}</b>": f"Another text. {HOSTILE}"}
PAGES = [
    Location(page=1, char_span=(0, TERM)),
    Location(page=2, char_span=(TERM, len(LEASE))),
]


@tool(uses=retrieval)
def fetch(name: str) -> Grounded[str]:
    place = Location(page=7, char_span=(0, len(SOURCES[name])))
    return ground(SOURCES[name], source=name, location=place)


@prompt(model="none")
def tell(page: str) -> str:
    return f'{HOSTILE} The "term is five years", and it "was sold to a private buyer", "so".'


@prompt(model="none")
def reply(page: str) -> Answer[str]:
    return Answer(
        f"Five years. {HOSTILE}",
        (
            Claim("It lasts five years.", (Span("lease.pdf", "term is five years"),)),
            Claim("There is a preface.", (Span("lease.pdf", "A preface.", (0, 10)),)),
            Claim("Rent is monthly.", (Span("lease.pdf", "Rent is due monthly", (0, 19)),)),
            Claim("It costs.", (Span("lease.pdf", "Rent is due [...] it costs 9%"),)),
            Claim("It lasts ten years.", (Span("lease.pdf", "term is ten years"),)),
            Claim("It may be sublet.", ()),
        ),
        confidence=0.9,
    )


@agent
def research() -> Grounded[Answer[str]]:
    return reply(fetch("lease.pdf") + fetch(list(SOURCES)[1]))


def page_of(answer: object, folder: Path, **sources: SourceText) -> str:
    """Save an answer, run the command on it, and return the page."""
    save_answer(folder / "answer.json", answer, {**SOURCES, **sources})
    written = corvid("view", "answer.json", "-o", "page.html", cwd=folder)
    assert written.returncode == 0, written.stderr
    assert written.stdout.startswith("page.html: ")
    return (folder / "page.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a typed answer: a claim of each verdict, a false one, one without evidence."""
    return page_of(research(), tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a text with one true quotation, one false one, and hostile text."""
    answer = tell(fetch("lease.pdf") + fetch(list(SOURCES)[1]))
    return page_of(answer, tmp_path_factory.mktemp("page"))


@pytest.fixture(params=["typed", "text"])
def page(request: pytest.FixtureRequest) -> str:
    """Each of the two pages."""
    found: str = request.getfixturevalue(request.param)
    return found


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


def test_landmarks_are_named(page: str) -> None:
    outline = Outline(page)
    assert {"Answer", "Sources", "Provenance"} <= set(outline.values("aria-label"))
    assert outline.values("lang") == ["en"]
    assert "true" in outline.values("aria-hidden")


@pytest.mark.parametrize(
    ("number", "verdict", "words"),
    [
        (1, "normalized (emphasis)", "term is *five* years"),
        (2, "exact", "A preface."),
        (3, "relocated", "Rent is due"),
        (4, "elided (ellipsis)", "Rent is due"),
    ],
)
def test_a_span_is_linked_to_its_place_and_back_with_its_verdict(
    number: int, verdict: str, words: str, typed: str
) -> None:
    item = re.search(rf'<li id="cite-{number}">(.*?)</li>', typed)
    assert item
    assert f'<a href="#span-{number}-1">{number} {verdict}</a> lease.pdf, page 7' in item[1]
    assert typed.count(f">{number} {verdict}</a>") == 2
    place = typed.partition(f'<span id="span-{number}-1"></span>')[2]
    assert re.match(rf'(<span id="[^"]*"></span>)*{re.escape(words)}', place)
    assert f'href="#cite-{number}" aria-label="back to citation {number}"' in place


def test_the_offsets_are_those_of_the_source(typed: str) -> None:
    start = LEASE.index("Rent")
    assert f"page 7, characters {start} to {start + 19}" in Outline(typed).text
    costs = LEASE.index("it costs")
    both = f"characters {start} to {start + 11} and {costs} to {costs + 11}"
    assert both in Outline(typed).text


def test_every_part_of_an_elided_quote_is_highlighted(typed: str) -> None:
    assert '<mark class="cite-4"><span id="span-4-2"></span>it costs 9%<' in typed


def test_spans_that_overlap_are_told_apart(typed: str) -> None:
    assert re.search(r'<mark class="cite-3 cite-4">.*?Rent is due<a href="#cite-4"', typed)
    assert re.search(r'<mark class="cite-3"> monthly<a href="#cite-3"', typed)
    assert 'main:has([id^="span-3-"]:target) .cite-3 {' in typed


def test_what_does_not_hold_is_said_in_words_and_never_linked(typed: str) -> None:
    (item,) = re.findall(r'<li id="cite-5">(.*?)</li>', typed)
    assert '<strong class="broken">✗ 5 not found</strong>' in item
    assert "href" not in item
    assert "the quote says 'ten', the source 'five'" in Outline(item).text
    assert "span-5" not in typed
    assert typed.count('class="claim"') == 4
    assert typed.count('class="claim unsupported"') == 2
    assert typed.count(">Unsupported<") == 2
    assert typed.count(">Cites nothing<") == 1
    assert "4 of 5 citations stand in their sources" in Outline(typed).text


def test_quotations_of_a_text_are_linked_where_they_stand(text: str) -> None:
    assert re.search(r'<a href="#span-1-1" id="cite-1" class="quoted">term is five years<', text)
    assert re.search(
        r'<mark class="cite-1"><span id="span-1-1"></span>term is \*five\* years<', text
    )
    assert re.search(r'<span id="cite-2" class="broken">was sold to a private buyer<', text)
    assert "✗ 2 not found" in Outline(text).text
    assert "cite-3" not in text


def test_the_chain_is_told(typed: str) -> None:
    told = Outline(typed).text
    assert f"Retrieved: page 7, characters 0 to {len(LEASE)}" in told
    assert "prompt reply (model none) from #3" in told
    assert "Confidence 1.00, that of the weakest step" in told


def test_each_step_is_linked_to_its_span(tmp_path: Path) -> None:
    answer = research()
    save_answer(tmp_path / "answer.json", answer, SOURCES)
    address = "https://traces.example/find?query={id}"
    written = corvid("view", "answer.json", "--traces", address, "-o", "page.html", cwd=tmp_path)
    assert written.returncode == 0, written.stderr
    page = Outline((tmp_path / "page.html").read_text(encoding="utf-8"))
    linked = [href for href in page.values("href") if href.startswith("https://")]
    told = zip(ids_in(answer.sources().node), answer.sources())
    spans = [name for name, step in told if step.kind != "derived"]
    assert linked == [address.replace("{id}", name) for name in spans]
    assert len(spans) == 4


@pytest.mark.parametrize("address", ["javascript:alert('{id}')", "https://traces.example/"])
def test_an_address_that_is_none(tmp_path: Path, address: str) -> None:
    save_answer(tmp_path / "answer.json", research(), SOURCES)
    refused = corvid("view", "answer.json", "--traces", address, cwd=tmp_path)
    assert refused.returncode == 2
    assert "has {id} in it" in refused.stderr
    assert not (tmp_path / "answer.html").exists()


def test_pages_of_the_source_itself_come_first(tmp_path: Path) -> None:
    lease = SourceText("lease.pdf", LEASE, locations=PAGES)
    page = page_of(research(), tmp_path, **{"lease.pdf": lease})
    assert "exact</a> lease.pdf, page 1, characters 0 to 10" in page
    assert "relocated</a> lease.pdf, page 2, characters" in page


def test_a_refusal_is_shown_as_one(tmp_path: Path) -> None:
    tried = (Span("lease.pdf", "A preface."), Span("lease.pdf", "An epilogue."))
    refusal = InsufficientEvidence("the lease is silent", ("the house rules",), tried)
    told = Outline(page_of(refusal, tmp_path)).text
    assert "Refused: insufficient evidence" in told
    assert "the lease is silentWhat is missing:the house rules" in told
    assert "1 exact" in told
    assert "✗ 2 not found" in told
    assert "The answer was made of nothing that was retrieved." in told


def test_answers_are_found_at_any_depth(tmp_path: Path) -> None:
    rent = Cited("monthly", (Span("lease.pdf", "Rent is due monthly"),))
    nested = {"a.b": [{"rent": rent}], "other": [InsufficientEvidence("silent", ())], "n": 1}
    page = page_of(nested, tmp_path)
    assert '<a href="#span-1-1">1 exact</a>' in page
    assert page.count('class="claim"') == 1
    assert page.count('class="refusal"') == 1


def test_a_source_that_was_not_saved_is_missed(tmp_path: Path) -> None:
    save_answer(tmp_path / "answer.json", tell(fetch("lease.pdf")), {})
    assert corvid("view", "answer.json", cwd=tmp_path).returncode == 0
    page = (tmp_path / "answer.html").read_text(encoding="utf-8")
    assert "The text of this source was not saved." in page


CHAIN = {"version": 1, "steps": []}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff\xfe\x00",
        b'{"value": 1}',
        b'{"value": "a", "chain": 1, "sources": {}}',
        b"[" * 100_000,
        json.dumps({"value": "a", "chain": CHAIN, "sources": {"a": 1}}).encode(),
        b'{"value": %s, "chain": {"version": 1, "steps": []}, "sources": {}}'
        % (b"[" * 900 + b"]" * 900),
    ],
)
def test_a_file_that_is_no_answer_is_a_sentence_and_status_2(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "answer.json").write_bytes(content)
    refused = corvid("view", "answer.json", cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: answer.json is not an answer")
    assert "Traceback" not in refused.stderr
