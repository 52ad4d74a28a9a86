"""`corvid verify`: do the words that an answer quotes stand in its sources?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from corvid_runtime.citations import Checked, CitationReport, Problem
from corvid_runtime.citations.evidence import verify_evidence

from corvid_cli.evidence import EVIDENCE, FOLDER, UNREADABLE, Sources, read_file, sources_of

_REJECTED = 1
_COULD_NOT_CHECK = 2


@click.command()
@click.argument("answer", metavar="ANSWER.json", type=EVIDENCE)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option("--check-values", is_flag=True, help="Numbers and dates must stand in a quote, too.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def verify(answer: str, corpus: Path | None, check_values: bool, as_json: bool) -> None:
    """Verify the quotes of an answer against documents.

    ANSWER.json (- for standard input) is an answer in any format: typed, saved, signed, of a
    grounding, or the trajectory of an agent. Every citation must stand in the documents below DIR,
    or in the sources that were saved with it. Where there is no citation, the quotations of its
    texts must. Documents are text, Markdown, and PDF with the pdf extra; of a PDF the page and the
    box are shown.

    Exit status: 0 all verified, 1 not, 2 could not check.
    """
    try:
        saved = read_file(answer)
        sources = sources_of(saved, corpus)
        if corpus is None and not sources:
            raise ValueError("no sources were saved with it: name their folder by --corpus DIR")
        report = verify_evidence(saved.value, sources, check_values=check_values)
        shown = _to_json(report, sources) if as_json else _to_text(report, sources)
    except (*UNREADABLE, OSError) as error:
        _give_up(f"{answer}: {error}", as_json)
    except Exception as error:
        _give_up(f"{answer}: internal error: {error!r}", as_json)
    else:
        click.echo(shown)
        sys.exit(0 if report.ok else _REJECTED)


def _give_up(message: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"status": "error", "message": message}))
    else:
        click.echo(f"could not check {_printable(message)}", err=True)
    sys.exit(_COULD_NOT_CHECK)


def _to_text(report: CitationReport, sources: Sources) -> str:
    lines = [_line(checked, sources) for checked in report.verified]
    lines += [f"WRONG  {problem}" for problem in report.problems]
    lines.append(f"{len(report.verified)} verified, {len(report.problems)} wrong")
    return "\n".join(map(_printable, lines))


def _line(checked: Checked, sources: Sources) -> str:
    place = _place(checked, sources)
    where = f"{place['source']} {place['span'][0]}-{place['span'][1]}"
    if "page" in place:
        box = ", ".join(f"{side:.1f}" for side in place.get("bbox", ()))
        where += f" page {place['page']}" + (f" box ({box})" if box else "")
    quote = " ".join(checked.span.quote.split())
    shown = quote if len(quote) <= 60 else f"{quote[:59]}…"
    return f"ok     {checked.path or 'output'}: {shown!r} {checked.verdict.kind} at {where}"


def _to_json(report: CitationReport, sources: Sources) -> str:
    return json.dumps(
        {
            "status": "verified" if report.ok else "rejected",
            "verified": [_verified(checked, sources) for checked in report.verified],
            "problems": [_problem(problem) for problem in report.problems],
        }
    )


def _verified(checked: Checked, sources: Sources) -> dict[str, Any]:
    verdict = checked.verdict
    return {
        "path": checked.path,
        "quote": checked.span.quote,
        "kind": verdict.kind,
        "folds": list(verdict.folds),
        "text": verdict.text,
        "parts": [list(part) for part in verdict.spans],
        **_place(checked, sources),
    }


def _place(checked: Checked, sources: Sources) -> dict[str, Any]:
    source = sources[checked.span.source_uri]
    span = checked.span.located(source)
    known = {"page": span.page, "bbox": span.bbox}
    return {
        "source": source.uri,
        "span": list(span.char_span or ()),
        **{name: value for name, value in known.items() if value is not None},
    }


def _problem(problem: Problem) -> dict[str, Any]:
    span, verdict = problem.span, problem.verdict
    nearest = verdict.nearest if verdict is not None else None
    return {
        "path": problem.path,
        "code": problem.code,
        "message": problem.message,
        "source": span.source_uri if span is not None else None,
        "quote": span.quote if span is not None else None,
        "nearest": nearest.text if nearest is not None else None,
    }


def _printable(text: str) -> str:
    """Show control characters and lone surrogates instead of obeying them."""
    return "".join(
        char if char.isprintable() or char == "\n" else repr(char)[1:-1] for char in text
    )
