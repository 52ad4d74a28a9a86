"""`corvid verify`, and an answer's claim walked to page and box."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import fpdf
import pytest
from click.testing import CliRunner, Result
from corvid_cli.verify import verify
from corvid_runtime.citations import Answer, Claim, Span, validate_cited_output
from corvid_runtime.citations.pdf import UnreadableDocument, read_pdf

LEASE = "The lease term is five years.\n\nRent is due *monthly* on the first\nbusiness day.\n"
PAGES = [
    ["MASTER LEASE AGREEMENT", "between the parties"],
    ["The lease term is five years com-", "mencing January 1. Rent is due", "monthly."],
]


def make_pdf(pages: list[list[str]]) -> bytes:
    pdf = fpdf.FPDF(unit="pt", format="A4")
    for lines in pages:
        pdf.add_page()
        pdf.set_font("helvetica", size=12)
        for number, line in enumerate(lines):
            pdf.text(x=72, y=100 + 20 * number, text=line)
    return bytes(pdf.output())


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    root = tmp_path / "corpus"
    (root / "deep").mkdir(parents=True)
    (root / "lease.txt").write_text(LEASE, encoding="utf-8")
    (root / "deep" / "fees.md").write_text("The late fee is **$89.50** per day.", encoding="utf-8")
    (root / "deed.pdf").write_bytes(make_pdf(PAGES))
    (tmp_path / "secret.txt").write_text("The secret is out there.", encoding="utf-8")
    return root


def run(corpus: Path, answer: object, *options: str) -> Result:
    text = answer if isinstance(answer, (str, bytes)) else json.dumps(answer)
    return CliRunner().invoke(verify, ["-", "--corpus", str(corpus), *options], input=text)


def span(quote: str, source: str = "lease.txt") -> dict[str, Any]:
    return {"source_uri": source, "quote": quote}


def claim(*spans: dict[str, Any]) -> dict[str, Any]:
    return {"value": "x", "claims": [{"text": "t", "supporting_spans": list(spans)}]}


def test_all_verified_is_status_0(corpus: Path) -> None:
    spans = (
        span("Rent is due monthly on the first business day."),
        span("The lease term is five years", "lease"),
        span("late fee is $89.50", "deep/fees.md"),
        span("late fee is $89.50", "deep/fees"),
    )
    result = run(corpus, claim(*spans))
    assert result.exit_code == 0, result.output
    assert "normalized at lease.txt 31-79" in result.output
    assert "exact at lease.txt 0-28" in result.output
    assert result.output.endswith("4 verified, 0 wrong\n")


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (claim(span("The lease term is ten years")), "not_found"),
        (claim(span("late fee is $89")), "not_found"),
        (claim(span("late fee is $89.50")), "misattributed"),
        (claim(span("The secret is out", "../secret.txt")), "source_missing"),
        (claim(span("The secret is out", "../secret")), "source_missing"),
        (claim(), "uncited"),
        ({"answer": "Rent is due monthly."}, "uncited"),
        (claim({"source_uri": "lease.txt", "quote": 5}), "malformed"),
    ],
)
def test_anything_else_is_status_1(corpus: Path, answer: object, code: str) -> None:
    result = run(corpus, answer)
    assert result.exit_code == 1
    assert f"[{code}]" in result.output
    printed = json.loads(run(corpus, answer, "--json").output)
    assert printed["status"] == "rejected"
    assert [problem["code"] for problem in printed["problems"]] == [code]


@pytest.mark.parametrize("answer", ["", "not JSON", b"\xff\xfe", "[" * 100_000, '{"a": 1,}'])
def test_what_cannot_be_read_is_status_2(corpus: Path, answer: str | bytes) -> None:
    result = run(corpus, answer)
    assert result.exit_code == 2
    assert "could not check" in result.output
    assert json.loads(run(corpus, answer, "--json").output)["status"] == "error"


def test_a_source_that_cannot_be_read_is_status_2(corpus: Path) -> None:
    (corpus / "bytes.txt").write_bytes(b"\xff\xff")
    (corpus / "broken.pdf").write_bytes(b"%PDF-1.4 nothing")
    for name in ("bytes.txt", "broken.pdf"):
        result = run(corpus, claim(span("Rent is due monthly", name)))
        assert result.exit_code == 2, result.output
        assert name in result.output


def test_a_missing_folder_or_file_is_status_2(corpus: Path) -> None:
    assert run(corpus / "nowhere", claim()).exit_code == 2
    missing = CliRunner().invoke(verify, [str(corpus / "no.json"), "--corpus", str(corpus)])
    assert missing.exit_code == 2


def test_a_link_out_of_the_folder_is_no_source(corpus: Path) -> None:
    (corpus / "link.txt").symlink_to(corpus.parent / "secret.txt")
    result = run(corpus, claim(span("The secret is out there", "link.txt")))
    assert result.exit_code == 1
    assert "source_missing" in result.output


def test_a_refusal_passes(corpus: Path) -> None:
    assert run(corpus, {"reason": "no clause", "missing": ["the annex"]}).exit_code == 0


def test_values_are_checked_on_demand(corpus: Path) -> None:
    answer = {"value": 10, "spans": [span("The lease term is five years")]}
    assert run(corpus, answer).exit_code == 0
    assert run(corpus, answer, "--check-values").exit_code == 1


def test_hostile_text_is_shown_and_not_obeyed(corpus: Path) -> None:
    answer = {"\x1b[2J\ud800": claim(span("a \x1b[31m red\ud800 lie"))}
    result = run(corpus, answer)
    assert result.exit_code == 1
    assert "\x1b" not in result.output


def test_a_claim_is_walked_to_page_and_box(corpus: Path) -> None:
    source = read_pdf(corpus / "deed.pdf", "deed.pdf")
    quote = Span("deed.pdf", "five years commencing January 1. Rent is due monthly")
    answer = Answer("five years", (Claim("the term", (quote,)),), 0.9)
    report = validate_cited_output(answer, {"deed.pdf": source})
    assert report, report
    (checked,) = report.verified
    located = checked.span.located(source)
    assert located.page == 2
    assert located.location is not None
    assert located.location.extractor is not None
    assert located.location.bbox_origin == "top-left"
    assert located.bbox is not None
    left, top, right, bottom = located.bbox
    assert left == pytest.approx(72, abs=1)
    assert 85 < top < 100
    assert 140 < bottom < 150
    assert 150 < right < 300
    words = source.locate(located.char_span or (0, 0))
    assert [source.text[slice(*word.char_span or ())] for word in words][:2] == ["five", "years"]
    assert words[0].bbox is not None
    assert words[0].bbox[0] > 120


def test_the_command_shows_page_and_box(corpus: Path) -> None:
    answer = claim(span("five years commencing January 1", "deed.pdf"))
    result = run(corpus, answer)
    assert result.exit_code == 0
    assert "page 2 box (72.0, " in result.output
    (verified,) = json.loads(run(corpus, answer, "--json").output)["verified"]
    assert verified["page"] == 2
    assert len(verified["bbox"]) == 4
    assert verified["kind"] == "normalized"
    assert verified["folds"] == ["hyphen_break"]


def test_a_pdf_without_text_is_unreadable() -> None:
    with pytest.raises(UnreadableDocument, match="text layer"):
        read_pdf(make_pdf([[]]), "scan.pdf")


def test_a_located_span_is_read_back_from_json(corpus: Path) -> None:
    source = read_pdf(corpus / "deed.pdf", "deed.pdf")
    located = Span("deed.pdf", "five years").located(source)
    saved = json.dumps(dataclasses.asdict(located), default=lambda place: place.to_dict())
    assert run(corpus, {"spans": [json.loads(saved)]}).exit_code == 0
