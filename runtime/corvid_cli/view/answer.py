"""The left side of the page: the answer, with its claims and citations marked."""

import json
from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from corvid_runtime.citations.walking import Node, below, is_refusal

from corvid_cli.view.citations import Citation, Citations, Quoted
from corvid_cli.view.markup import element

CLAIMS = (("text", "supporting_spans"), ("value", "spans"))
"""The fields of a claim and of a cited value: what is said, and the spans that support it."""


def draw_answer(value: object, citations: Citations) -> Element:
    """Return the section that shows the answer."""
    shown = _Answer(citations)
    note = f"{citations.summary}."
    return element(
        "section",
        element("h1", "Answer"),
        shown.part(value, ""),
        *shown.footnotes(),
        element("p", note[:1].upper() + note[1:], class_="note"),
        aria_label="Answer",
        tabindex="0",
    )


class _Answer:
    """Draws a value part by part; a path is how the verifier reaches a part."""

    def __init__(self, citations: Citations) -> None:
        self.citations = citations

    def part(self, value: object, path: str) -> Element:
        if path in self.citations.spans:
            return element("ul", _citation(self.citations.spans[path]), class_="citations")
        if isinstance(value, dict):
            return self.record(value, path)
        if isinstance(value, list):
            return self.items(value, path)
        text = value if isinstance(value, str) else json.dumps(value)
        marked = _marked(text, self.citations.quoted.get(path, ()))
        return element("p", *marked, class_="text", dir="auto")

    def record(self, fields: Mapping[str, object], path: str) -> Element:
        if is_refusal(Node(path, fields, fields)):
            return self.refusal(fields, path)
        for said, support in CLAIMS:
            if fields.keys() >= {said, support}:
                return self.claim(fields, path, said, support)
        rows = []
        for name, part in fields.items():
            rows += [element("dt", name), element("dd", self.part(part, below(path, name)))]
        return element("dl", *rows)

    def claim(self, fields: Mapping[str, object], path: str, said: str, support: str) -> Element:
        rest = {name: part for name, part in fields.items() if name not in (said, support)}
        supported = self.citations.hold_below(below(path, support))
        word: list[str | Element] = (
            [] if supported else [" ", element("strong", "Unsupported", class_="broken")]
        )
        return element(
            "div",
            element("div", self.part(fields[said], below(path, said)), *word, class_="said"),
            self.part(fields[support], below(path, support)),
            *([self.record(rest, path)] if rest else []),
            class_="claim" if supported else "claim unsupported",
        )

    def refusal(self, fields: Mapping[str, object], path: str) -> Element:
        return element(
            "div",
            element("p", element("strong", "Refused: insufficient evidence")),
            self.part(fields["reason"], below(path, "reason")),
            element("p", "What is missing:", class_="note"),
            self.part(fields["missing"], below(path, "missing")),
            *([self.tried(fields["spans"], path)] if fields.get("spans") else []),
            class_="refusal",
        )

    def tried(self, spans: object, path: str) -> Element:
        return element(
            "div",
            element("p", "What was tried:", class_="note"),
            self.part(spans, below(path, "spans")),
        )

    def items(self, values: Sequence[object], path: str) -> Element:
        if path in self.citations.uncited:
            return element("p", "Cites nothing", class_="broken")
        paths = [f"{path}[{at}]" for at in range(len(values))]
        spans = [self.citations.spans[at] for at in paths if at in self.citations.spans]
        if spans and len(spans) == len(values):
            return element("ul", *map(_citation, spans), class_="citations")
        parts = [element("li", self.part(each, at)) for each, at in zip(values, paths, strict=True)]
        return element("ul", *parts)

    def footnotes(self) -> Iterator[Element]:
        """Yield the list of what the texts quote, if they do."""
        quoted = [each.citation for quoted in self.citations.quoted.values() for each in quoted]
        if quoted:
            yield element("ul", *(_footnote(each) for each in quoted), class_="citations")


def _marked(text: str, quoted: Sequence[Quoted]) -> Iterator[str | Element]:
    """Yield a text of the answer with each quotation as a link to its span."""
    position = 0
    for each in quoted:
        start, end = each.range
        yield text[position:start]
        yield _quotation(text[start:end], each.citation)
        position = end
    yield text[position:]


def _quotation(words: str, citation: Citation) -> Element:
    number = element("sup", str(citation.number))
    if citation.problem is None:
        target = f"#{citation.span_anchor(0)}"
        return element("a", words, number, href=target, id=citation.anchor, class_="quoted")
    return element("span", words, number, id=citation.anchor, class_="broken")


def _citation(citation: Citation) -> Element:
    """Return a span of a typed answer as an item of a list."""
    quote = element("q", citation.quote, dir="auto")
    return element("li", *_verdict(citation), " ", quote, *_problem(citation), id=citation.anchor)


def _footnote(citation: Citation) -> Element:
    return element("li", *_verdict(citation), *_problem(citation))


def _verdict(citation: Citation) -> Iterator[str | Element]:
    """Yield the number of a citation and how it stands in its source, as a link to the place."""
    words = f"{citation.number} {citation.verdict}"
    if citation.problem is not None:
        yield element("strong", f"✗ {words}", class_="broken")
        yield f" {citation.source}"
    else:
        yield element("a", words, href=f"#{citation.span_anchor(0)}")
        yield f" {citation.source}, {citation.place}"


def _problem(citation: Citation) -> Iterator[Element]:
    if citation.problem is not None:
        yield element("p", citation.problem, class_="broken")
