"""The right side of the page: the sources, with what is cited of them highlighted."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from corvid_runtime import ProvenanceChain
from corvid_runtime.captions import places
from corvid_runtime.citations import SavedAnswer

from corvid_cli.view.citations import Citation, Range
from corvid_cli.view.markup import element

AROUND = 200
"""How many characters beside a cited span are always shown."""


class CitedRange(NamedTuple):
    """A range of a source that a citation names."""

    start: int
    end: int
    anchor: str
    citation: Citation


def draw_sources(saved: SavedAnswer, citations: Sequence[Citation]) -> Element:
    """Return the section that shows every source of the chain and of the citations."""
    retrieved = [step.source for step in saved.chain.retrievals()]
    articles = [
        _source(name, saved, [each for each in citations if each.source == name and each.ranges])
        for name in dict.fromkeys([*saved.sources, *retrieved])
    ]
    return element(
        "section", element("h1", "Sources"), *articles, aria_label="Sources", tabindex="0"
    )


def targeting(citations: Sequence[Citation]) -> str:
    """Return the style rules that show every piece of a citation when a link leads to one."""
    shown = "{ background: var(--target); outline: 2px solid var(--link); }"
    edges = defaultdict[str, list[int]](list)
    for each in citations:
        edges[each.source] += chain.from_iterable(each.ranges)
    for found in edges.values():
        found.sort()
    return f"mark:has(> :target) {shown}\n" + "".join(
        f'main:has([id^="span-{each.number}-"]:target) .{each.anchor} {shown}\n'
        for each in citations
        if len(each.ranges) > 1 or any(_is_cut(place, edges[each.source]) for place in each.ranges)
    )


def _is_cut(place: Range, edges: Sequence[int]) -> bool:
    """Tell whether another citation begins or ends within a range."""
    start, end = place
    return bisect_left(edges, end) > bisect_right(edges, start)


def _source(name: str, saved: SavedAnswer, citations: Sequence[Citation]) -> Element:
    if name in saved.sources:
        text = element(
            "div", *_highlighted(saved.sources[name].text, citations), class_="text", dir="auto"
        )
    else:
        text = element("p", "The text of this source was not saved.", class_="broken")
    return element(
        "article",
        element("h2", name, dir="auto"),
        *_retrieved_at(saved.chain, name),
        *([element("ul", *map(_entry, citations), class_="citations")] if citations else []),
        text,
        aria_label=f"Source {name}",
    )


def _retrieved_at(chain: ProvenanceChain, name: str) -> Iterator[Element]:
    """Yield where in the source its retrievals say that they read."""
    read = [", ".join(places(step)) for step in chain.retrievals() if step.source == name]
    told = "; ".join(dict.fromkeys(filter(None, read)))
    if told:
        yield element("p", f"Retrieved: {told}", class_="note")


def _entry(citation: Citation) -> Element:
    link = element("a", f"{citation.number} {citation.verdict}", href=f"#{citation.span_anchor(0)}")
    return element("li", link, f" {citation.place}")


def _highlighted(text: str, citations: Sequence[Citation]) -> Iterator[str | Element]:
    """Yield the text of a source with its cited ranges marked, each a link back to its citation."""
    cited = [
        CitedRange(start, end, citation.span_anchor(part), citation)
        for citation in citations
        for part, (start, end) in enumerate(citation.ranges)
    ]
    cuts = {0, len(text), *(edge for each in cited for edge in (each.start, each.end))}
    for start, end in pairwise(sorted(cuts)):
        over = [each for each in cited if each.start <= start < each.end]
        if not over:
            yield from _folded(text[start:end])
            continue
        begun = [element("span", id=each.anchor) for each in over if each.start == start]
        ended = [_back(each.citation) for each in over if each.end == end]
        classes = " ".join(each.citation.anchor for each in over)
        yield element("mark", *begun, text[start:end], *ended, class_=classes)


def _back(citation: Citation) -> Element:
    number = element("sup", str(citation.number))
    return element(
        "a", number, href=f"#{citation.anchor}", aria_label=f"back to citation {citation.number}"
    )


def _folded(text: str) -> Iterator[str | Element]:
    """Yield a text that nothing cites, its middle folded away if it is long."""
    if len(text) <= 4 * AROUND:
        yield text
    else:
        middle = text[AROUND:-AROUND]
        yield text[:AROUND]
        yield element("details", element("summary", f"{len(middle)} characters"), middle)
        yield text[-AROUND:]
