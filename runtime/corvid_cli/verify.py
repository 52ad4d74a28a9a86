"""`corvid verify`: do the words that an answer quotes stand in its sources?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from corvid_runtime.citations import Checked, CitationReport
from corvid_runtime.citations.evidence import verify_evidence

from corvid_cli.drift import bad_citations, drifts, reanchor
from corvid_cli.drift_report import to_json, to_text
from corvid_cli.evidence import EVIDENCE, FOLDER, UNREADABLE, Sources, read_file, sources_of
from corvid_cli.folder import Folder
from corvid_cli.receipt import read_receipt, report_receipt
from corvid_cli.signing_key import read_key
from corvid_cli.words import printable, problem_row, shown

_REJECTED = 1
_COULD_NOT_CHECK = 2


@click.command()
@click.argument("answer", metavar="ANSWER.json", type=EVIDENCE)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option("--check-values", is_flag=True, help="Numbers and dates must stand in a quote, too.")
@click.option(
    "--drift", is_flag=True, help="Look citations up where they were made, then in DIR as it is."
)
@click.option("--fix", is_flag=True, help="With --drift: write the new places of what has moved.")
@click.option("--key", metavar="FILE", type=EVIDENCE, help="Of a receipt: what it was signed with.")
@click.option("--root", metavar="DIR", type=FOLDER, help="Of a receipt: the code that was checked.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def verify(
    answer: str,
    corpus: Path | None,
    check_values: bool,
    drift: bool,
    fix: bool,
    key: str | None,
    root: Path | None,
    as_json: bool,
) -> None:
    """Verify the quotes of an answer against documents.

    ANSWER.json (- for standard input) is an answer in any format: typed, saved, signed, of a
    grounding, or the trajectory of an agent. Every citation must stand in the documents below DIR,
    or in the sources that were saved with it. Where there is no citation, the quotations of its
    texts must. Documents are text, Markdown, and PDF with the pdf extra; of a PDF the page and the
    box are shown.

    With --drift a citation is resolved in the text that it was made from: the one saved with the
    answer, or that of its commit or digest, which git finds. Then in DIR: it stands, moved,
    changed, is gone, or never stood.

    Of a receipt its seal, the verdict on the code, the chain and the quotes are verified: offline,
    with what it holds. --key demands the signature, --root that the code is as it was checked.

    Exit status: 0 all verified, 1 not, 2 could not check.
    """
    signer = read_key(key)
    if drift or fix:
        if corpus is None or (fix and answer == "-"):
            raise click.UsageError("--drift needs --corpus DIR, and --fix a file to write")
        if key is not None or root is not None:
            raise click.UsageError("--key and --root are for receipts, --drift for other answers")
        _report_drift(answer, Folder(corpus), fix, as_json)
        return
    try:
        receipt = read_receipt(answer)
        if receipt is not None:
            report_receipt(receipt, signer, root, as_json)
            return
        if key is not None or root is not None:
            raise ValueError("it is no receipt, and --key and --root demand one")
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


def _report_drift(answer: str, folder: Folder, fix: bool, as_json: bool) -> None:
    try:
        saved = read_file(answer)
        fixed = reanchor(Path(answer), folder) if fix else 0
        found = drifts(saved.value, saved.sources, folder)
        bad = bad_citations(saved.value)
    except (*UNREADABLE, OSError) as error:
        _give_up(f"{answer}: {error}", as_json)
    else:
        click.echo(to_json(found, bad) if as_json else to_text(found, bad, fixed))
        sys.exit(_REJECTED if bad or not all(each.drift.holds for each in found) else 0)


def _give_up(message: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"status": "error", "message": message}))
    else:
        click.echo(f"could not check {printable(message)}", err=True)
    sys.exit(_COULD_NOT_CHECK)


def _to_text(report: CitationReport, sources: Sources) -> str:
    lines = [_line(checked, sources) for checked in report.verified]
    lines += [f"WRONG  {problem}" for problem in report.problems]
    lines.append(f"{len(report.verified)} verified, {len(report.problems)} wrong")
    return "\n".join(map(printable, lines))


def _line(checked: Checked, sources: Sources) -> str:
    place = _place(checked, sources)
    where = f"{place['source']} {place['span'][0]}-{place['span'][1]}"
    if "page" in place:
        box = ", ".join(f"{side:.1f}" for side in place.get("bbox", ()))
        where += f" page {place['page']}" + (f" box ({box})" if box else "")
    quote = shown(checked.span.quote)
    return f"ok     {checked.path or 'output'}: {quote} {checked.verdict.kind} at {where}"


def _to_json(report: CitationReport, sources: Sources) -> str:
    return json.dumps(
        {
            "status": "verified" if report.ok else "rejected",
            "verified": [_verified(checked, sources) for checked in report.verified],
            "problems": [problem_row(problem) for problem in report.problems],
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
