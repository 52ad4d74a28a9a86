"""From an answer back to the page and the box, through retrieval, chain and span."""

from __future__ import annotations

import fpdf
import pytest
from corvid_runtime import CitationViolation, Effect, Grounded, agent, ground, prompt, tool
from corvid_runtime.citations import (
    Answer,
    Claim,
    Location,
    SourceText,
    Span,
    require_citations,
    validate_cited_output,
)
from corvid_runtime.citations.pdf import read_pdf

retrieval = Effect("retrieval", data="grounded")


def _deed() -> SourceText:
    pdf = fpdf.FPDF(unit="pt", format="A4")
    for lines in (
        ["Cover page"],
        ["Rent is due monthly on the first", "business day of each month."],
    ):
        pdf.add_page()
        pdf.set_font("helvetica", size=12)
        for number, line in enumerate(lines):
            pdf.text(x=72, y=100 + 20 * number, text=line)
    return read_pdf(bytes(pdf.output()), "deed.pdf")


DEED = _deed()


@tool(uses=retrieval)
def search(question: str) -> Grounded[str]:
    start = DEED.text.index("Rent")
    (word,) = DEED.locate((start, start + 4))
    place = Location(
        word.page, word.bbox, word.bbox_origin, (start, len(DEED.text)), "p[1]", "pdf", 0.9
    )
    return ground(DEED.text[start:], source=DEED.uri, location=place, score=0.75)


@prompt(cites="passage", confidence=0.8)
def answer(passage: str, question: str) -> Answer[str]:
    words = "first business\nday" if "when" in question else "last business day"
    span = Span("deed.pdf", f"due monthly on the {words}")
    return Answer(f'"{span.quote}"', (Claim("the day", (span,)),), 0.9)


@agent
def research(question: str) -> Grounded[Answer[str]]:
    return answer(search(question), question)


def test_an_answer_is_walked_to_page_and_box_without_loss() -> None:
    found = research("when is it due?")
    (step,) = found.sources().retrievals()
    assert step.location is not None
    assert step.location == Location(
        2, step.location.bbox, "top-left", (12, len(DEED.text)), "p[1]", "pdf", 0.9
    )
    assert step.score == 0.75
    report = validate_cited_output(found, {"deed.pdf": DEED})
    assert report, report
    (checked,) = report.verified
    located = checked.span.located(DEED)
    assert located.page == step.location.page == 2
    assert located.bbox is not None
    left, top, right, bottom = located.bbox
    assert left >= 72
    assert 85 < top < 100 < bottom < 130
    assert right < 300
    assert step.location.char_span is not None
    assert located.char_span is not None
    assert step.location.char_span[0] <= located.char_span[0]
    assert DEED.text[slice(*located.char_span)] == "due monthly on the first\nbusiness day"


def test_an_altered_answer_never_gets_that_far() -> None:
    with pytest.raises(CitationViolation) as caught:
        research("until then?")
    assert caught.value.span == "due monthly on the last business day"
    assert caught.value.nearest == "due monthly on the first\nbusiness day"


def test_grounded_documents_are_sources_like_any_other() -> None:
    passage = search("when?")
    assert require_citations('"Rent is due monthly"', passage, parameter="passage")
    source = SourceText("deed.pdf", passage)  # type: ignore[arg-type]  # consumes the grounding
    assert source.text == DEED.text[12:]
