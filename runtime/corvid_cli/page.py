"""The page of a grounded answer: claims beside their sources, and the chain drawn.

The page is one file and needs neither network nor script: claims are links to the spans that
support them, and the browser's own target highlighting does the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element

from corvid_runtime import ProvenanceChain

from corvid_cli.captions import Row, places, rows
from corvid_cli.claims import CitedSpan, Claim
from corvid_cli.lanes import edges, lanes
from corvid_cli.markup import element, html
from corvid_cli.saved_answer import SavedAnswer

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
AROUND = 200
ROW, LANE = 28, 14


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
                    element("div", _answer(answer, claims), _graph(rows(answer.chain))),
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
    for number, claim in enumerate(claims, start=1):
        yield text[position : claim.start]
        words = text[claim.start : claim.end]
        if claim.spans:
            mark = element("sup", str(number))
            yield element("a", words, mark, href=f"#{claim.spans[0].anchor}", id=claim.anchor)
        else:
            label = element("sup", f"{number}: {claim.problem}")
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


def _graph(steps: Sequence[Row]) -> Element:
    """Return the chain as a list, one step to a row, with lines drawn beside it."""
    inputs = [step.inputs for step in steps]
    columns = lanes(inputs)
    lines = "".join(_line(columns, start, end) for start, end in edges(inputs))
    dots = "".join(_dot(lane, row) for row, lane in enumerate(columns))
    drawing = element(
        "svg",
        element("path", d=lines, class_="line"),
        element("path", d=dots, class_="dot"),
        width=str((max(columns, default=0) + 2) * LANE),
        height=str(len(steps) * ROW),
        aria_hidden="true",
    )
    listed = element("ol", *(_row(number, step) for number, step in enumerate(steps, start=1)))
    return element(
        "section",
        element("h1", "Provenance"),
        element("p", f"{len(steps)} steps, inputs before what was made of them.", class_="note"),
        element("div", drawing, listed, class_="graph"),
        aria_label="Provenance",
        tabindex="0",
    )


def _row(number: int, step: Row) -> Element:
    made_of: list[str | Element] = []
    for row in step.inputs:
        made_of += [" ", element("a", f"#{row + 1}", href=f"#step-{row + 1}")]
    return element(
        "li",
        element("b", f"#{number} {step.kind}"),
        f" {step.label}" + (" from" if made_of else ""),
        *made_of,
        id=f"step-{number}",
        class_=step.kind,
    )


def _x(lane: int) -> int:
    return lane * LANE + LANE


def _y(row: int) -> int:
    return row * ROW + ROW // 2


def _dot(lane: int, row: int) -> str:
    return f"M{_x(lane) - 4} {_y(row)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0"


def _line(columns: Sequence[int], start: int, end: int) -> str:
    """Return the path from a step straight down its lane, and aside in the last row."""
    x, aside = _x(columns[start]), _x(columns[end])
    above, below = _y(end - 1), _y(end)
    return f"M{x} {_y(start)}V{above}C{x} {below} {aside} {above} {aside} {below}"
