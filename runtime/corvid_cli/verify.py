"""`corvid verify`: do the words that an answer quotes stand in its sources?"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import attrs
import click
from corvid_runtime.citations import Checked, CitationReport
from corvid_runtime.citations.evidence import verify_evidence

from corvid_cli.drift import bad_citations, drifts, reanchor
from corvid_cli.drift_report import to_json, to_text
from corvid_cli.evidence import EVIDENCE, FOLDER, UNREADABLE, Sources, read_file
from corvid_cli.folder import Folder
from corvid_cli.many import Outcome, report_all, scheduler_option
from corvid_cli.receipt import read_receipt, report_receipt
from corvid_cli.signing_key import read_key
from corvid_cli.words import printable, problem_row, shown

_REJECTED = 1
_COULD_NOT_CHECK = 2


@click.command()
@click.argument("answers", metavar="ANSWER.json...", nargs=-1, required=True, type=EVIDENCE)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option("--check-values", is_flag=True, help="Numbers and dates must stand in a quote, too.")
@click.option(
    "--drift", is_flag=True, help="Look citations up where they were made, then in DIR as it is."
)
@click.option("--fix", is_flag=True, help="With --drift: write the new places of what has moved.")
@click.option("--key", metavar="FILE", type=EVIDENCE, help="Of a receipt: what it was signed with.")
@click.option("--root", metavar="DIR", type=FOLDER, help="Of a receipt: the code that was checked.")
@scheduler_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each answer.")
def verify(
    answers: tuple[str, ...],
    corpus: Path | None,
    check_values: bool,
    drift: bool,
    fix: bool,
    key: str | None,
    root: Path | None,
    scheduler: str | None,
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

    Each of several answers is verified, and its name is printed before the results. Receipts and
    --drift take one answer at a time.

    Exit status: 0 all verified, 1 not, 2 could not check.
    """
    if len(answers) > 1 or scheduler is not None:
        if drift or fix or key is not None or root is not None or "-" in answers:
            raise click.UsageError(
                "--drift, --fix, --key, --root and standard input are for one answer at a time"
            )
        check = _Check(corpus, check_values, as_json, is_named=True)
        sys.exit(report_all(check, answers, scheduler))
    (answer,) = answers
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
    except (*UNREADABLE, OSError) as error:
        _give_up(f"{answer}: {error}", as_json)
    if key is not None or root is not None:
        _give_up(f"{answer}: it is no receipt, and --key and --root demand one", as_json)
    sys.exit(report_all(_Check(corpus, check_values, as_json), answers, None))


@attrs.frozen
class _Check:
    """The check of one answer with the settings of the command: it can be sent to another process.

    `_run` is what no other run of the command has.
    """

    _corpus: Path | None
    _check_values: bool
    _as_json: bool
    _is_named: bool = False
    _run: str = attrs.field(factory=lambda: uuid4().hex, init=False)

    def __call__(self, answer: str) -> Outcome:
        try:
            report, shown = self._verified(answer)
        except (*UNREADABLE, OSError) as error:
            return self._given_up(f"{answer}: {error}")
        except Exception as error:
            return self._given_up(f"{answer}: internal error: {error!r}")
        named = f"{printable(answer)}:\n{shown}" if self._is_named and not self._as_json else shown
        return Outcome(0 if report.ok else _REJECTED, named)

    def _verified(self, answer: str) -> tuple[CitationReport, str]:
        if self._is_named and read_receipt(answer) is not None:
            raise ValueError("it is a receipt, which is verified alone")
        saved = read_file(answer)
        corpus = self._corpus
        sources: Sources = dict(saved.sources) if corpus is None else _folder(corpus, self._run)
        if corpus is None and not sources:
            raise ValueError("no sources were saved with it: name their folder by --corpus DIR")
        report = verify_evidence(saved.value, sources, check_values=self._check_values)
        return report, (_to_json if self._as_json else _to_text)(report, sources)

    def _given_up(self, message: str) -> Outcome:
        if self._as_json:
            return Outcome(_COULD_NOT_CHECK, json.dumps({"status": "error", "message": message}))
        return Outcome(_COULD_NOT_CHECK, f"could not check {printable(message)}", is_error=True)


@lru_cache(maxsize=1)
def _folder(corpus: Path, run: str) -> Folder:
    """Return the documents of a run: a worker reads and indexes each once for many answers.

    Not for another run, since a worker of a cluster lives longer, and documents change.
    """
    return Folder(corpus)


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
