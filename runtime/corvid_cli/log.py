"""`corvid log`: the answers that a program kept, and what is taken out of them."""

from __future__ import annotations

import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import click
from corvid_runtime.answer_log import AnswerLog, Entry

from corvid_cli.evidence import EVIDENCE, FOLDER, UNREADABLE, CannotRead, read_file, sources_of
from corvid_cli.words import counted, printable, shown


@click.command()
@click.argument("log_file", metavar="LOG", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--add", type=EVIDENCE, metavar="ANSWER.json", help="Append an answer.")
@click.option("--corpus", metavar="DIR", type=FOLDER, help="With --add: the sources.")
@click.option("--subject", metavar="WHO", help="With --add: the person it is about.")
@click.option("--keep-content", is_flag=True, help="With --add: keep texts beside their digests.")
@click.option("--redact", type=int, metavar="N", help="Take the content of entry N out.")
@click.option("--erase", metavar="WHO", help="Take the content of all entries about WHO out.")
@click.option("--expire", type=int, metavar="DAYS", help="Take out what is older than DAYS.")
@click.option("--why", default="", metavar="TEXT", help="The reason, which the log keeps.")
@click.option("--check", is_flag=True, help="Check that nothing was changed or cut out.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each entry.")
def log(
    log_file: Path,
    add: str | None,
    corpus: Path | None,
    subject: str | None,
    keep_content: bool,
    redact: int | None,
    erase: str | None,
    expire: int | None,
    why: str,
    check: bool,
    as_json: bool,
) -> None:
    """List the answers of a log, or append to it, check it, or take content out.

    LOG is the file that `AnswerLog` of corvid_runtime.answer_log writes. It is append-only: each
    entry is sealed with all before it. What is sealed is digests, so content can be taken out for
    one entry, for one person or by age, and the seals still hold.

    Exit status: 0 done, 1 the log is not what was written, 2 it cannot be read or written.
    """
    found = AnswerLog(log_file, keep_content=keep_content)
    try:
        if add is not None:
            saved = read_file(add)
            entry = found.append_saved(saved, sources_of(saved, corpus), subject=subject)
            click.echo(_line(entry))
        elif redact is not None:
            _forgotten(found.redact(redact, why=why))
        elif erase is not None:
            _forgotten(found.erase(erase, why=why))
        elif expire is not None:
            _forgotten(found.expire(_days_ago(expire), why=why))
        elif check:
            _check(found)
        else:
            _list(found, as_json)
    except UNREADABLE as error:
        raise CannotRead(f"{printable(str(error))}") from error


def _days_ago(days: int) -> datetime:
    try:
        return datetime.now(timezone.utc) - timedelta(days=days)
    except OverflowError:
        raise click.BadParameter(f"{days} days ago was before time is counted") from None


def _forgotten(count: int) -> None:
    click.echo(f"the content of {counted(count, 'entry', 'entries')} was taken out")


def _check(found: AnswerLog) -> None:
    problems = found.verify()
    for problem in problems:
        click.echo(problem)
    if not problems:
        count = len(found.entries())
        unchanged = "as it was" if count == 1 else "all as they were"
        click.echo(f"{counted(count, 'answer')}, {unchanged} written")
    sys.exit(1 if problems else 0)


def _list(found: AnswerLog, as_json: bool) -> None:
    for entry in found.entries():
        click.echo(json.dumps(_row(entry)) if as_json else _line(entry))


def _line(entry: Entry) -> str:
    cited = [each for claim in entry.outline.claims for each in claim.citations]
    held = sum(each.span is not None for each in cited)
    said = shown(str(entry.outline.claims[0].text))
    sources = ", ".join(dict.fromkeys(each.source for each in cited if each.source))
    told = f"{entry.number:4} {entry.time:%Y-%m-%d %H:%M} {held}/{len(cited)} stood"
    return printable(f"{told}  {said}" + (f"  [{sources}]" if sources else ""))


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "number": entry.number,
        "time": entry.time.isoformat(),
        "subject": entry.subject and str(entry.subject),
        "value": entry.value.content,
        "value_digest": entry.value.digest,
        "chain_digest": entry.chain.digest,
        "sources": dict(entry.outline.sources),
        "claims": [
            {
                "text": str(claim.text),
                "citations": [
                    {
                        "source": each.source,
                        "quote": str(each.quote),
                        "verdict": each.verdict,
                        "span": each.span,
                        "passage": each.passage and str(each.passage),
                    }
                    for each in claim.citations
                ],
            }
            for claim in entry.outline.claims
        ],
        "seal": entry.seal,
    }
