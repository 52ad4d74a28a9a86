"""The page of a grounded answer: claims beside their sources, and the chain drawn.

The page is one file and needs neither network nor script: claims are links to the spans that
support them, and the browser's own target highlighting does the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element

from corvid_runtime import ProvenanceChain

from corvid_cli.captions import places, rows
from corvid_cli.claims import CitedSpan, Claim
from corvid_cli.graph import draw
from corvid_cli.markup import element, html
from corvid_cli.saved_answer import SavedAnswer

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
AROUND = 200


def render(answer: SavedAnswer, claims: Sequence[Claim]) -> str:
    """Return the page as HTML text; `claims` are parts of the answer in order, not overlapping."""
    return html(
        element(
            "html",
            element(
                "head",
                element("meta", charset="utf-8"),
                element("meta", http_equiv="Content-Security-Policy", content=POLICY),
                element("meta", name="viewport", content="width=device-width, initial-scale=1"),
                element("title", "Grounded answer"),
                element("style", STYLE),
            ),
            element(
                "body",
                element(
                    "main",
                    element("div", _answer(answer, claims), draw(rows(answer.chain))),
                    _sources(answer, [span for claim in claims for span in claim.spans]),
                ),
            ),
            lang="en",
        )
    )


def _answer(answer: SavedAnswer, claims: Sequence[Claim]) -> Element:
    supported = sum(bool(claim.spans) for claim in claims)
    summary = f"Quotations that stand in their sources: {supported} of {len(claims)}"
    return element(
        "section",
        element("h1", "Answer"),
        element("p", *_marked(answer.text, claims), class_="text", dir="auto"),
        element("p", f"{summary}. Confidence {answer.confidence:.2f}.", class_="note"),
        aria_label="Answer",
        tabindex="0",
    )


def _marked(text: str, claims: Sequence[Claim]) -> Iterator[str | Element]:
    """Yield the answer's text with each claim as a link to its first span."""
    position = 0
    for claim in claims:
        yield text[position : claim.start]
        words = text[claim.start : claim.end]
        if claim.spans:
            mark = element("sup", str(claim.number))
            yield element("a", words, mark, href=f"#{claim.spans[0].anchor}", id=claim.anchor)
        else:
            label = element("sup", f"{claim.number}: {claim.problem}")
            yield element("mark", words, label, class_="unsupported", id=claim.anchor)
        position = claim.end
    yield text[position:]


def _sources(answer: SavedAnswer, spans: Sequence[CitedSpan]) -> Element:
    articles = [
        element(
            "article",
            element("h2", name),
            element("p", _read_at(answer.chain, name), class_="note"),
            element(
                "div",
                *_quoted(text, [s for s in spans if s.source == name]),
                class_="text",
                dir="auto",
            ),
            aria_label=f"Source {name}",
        )
        for name, text in answer.sources.items()
    ]
    return element(
        "section", element("h1", "Sources"), *articles, aria_label="Sources", tabindex="0"
    )


def _read_at(chain: ProvenanceChain, name: str) -> str:
    """Return where in the source its retrievals say that they read."""
    read = [", ".join(places(step)) for step in chain.retrievals() if step.source == name]
    return "; ".join(dict.fromkeys(filter(None, read)))


def _quoted(text: str, spans: Sequence[CitedSpan]) -> Iterator[str | Element]:
    """Yield the source's text with its cited spans marked."""
    cuts = {0, len(text), *(edge for span in spans for edge in (span.start, span.end))}
    for start, end in pairwise(sorted(cuts)):
        citing = [span for span in spans if span.start <= start < span.end]
        if citing:
            yield from (element("span", id=span.anchor) for span in citing if span.start == start)
            back = "".join(f" {span.claim}" for span in citing)
            first = citing[0]
            yield element(
                "mark",
                text[start:end],
                element("a", element("sup", back), href=f"#{first.claim_anchor}"),
            )
        else:
            yield from _folded(text[start:end])


def _folded(text: str) -> Iterator[str | Element]:
    """Yield a text that no claim cites, its middle folded away if it is long."""
    if len(text) <= 4 * AROUND:
        yield text
    else:
        middle = text[AROUND:-AROUND]
        yield text[:AROUND]
        label = element("summary", f"{len(middle)} characters")
        yield element("details", label, middle)
        yield text[-AROUND:]
