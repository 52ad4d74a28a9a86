"""`corvid diff`: which claims were lost between two answers, and which rest on other sources."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from corvid_runtime.answer_log import (
    AnswerLog,
    Difference,
    NotALog,
    Outline,
    differences,
    outline_of,
)

from corvid_cli.evidence import FOLDER, UNREADABLE, CannotRead, read_file, sources_of
from corvid_cli.words import printable, shown

_TOLD = {
    "lost": "is claimed no more",
    "new": "is claimed now",
    "unsupported": "has lost all that it rested on",
    "resupported": "rests on something now",
    "other_sources": "rests on other sources",
    "other_words": "rests on other words of the same sources",
}


@click.command()
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@click.option(
    "--log",
    "log_file",
    metavar="LOG",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A and B are numbers of its entries.",
)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each difference.")
def diff(
    before: str, after: str, log_file: Path | None, corpus: Path | None, as_json: bool
) -> None:
    """List the claims of an answer that were lost, or rest on other sources, in another answer.

    A and B are answers in any format, or with --log the numbers of two entries. A claim is known by
    its words; only citations that hold count as what it rests on.

    Exit status: 0 no difference, 1 some, 2 could not be compared.
    """
    one, other = (_outline(name, log_file, corpus) for name in (before, after))
    found = list(differences(one, other))
    for each in found:
        click.echo(json.dumps(_row(each)) if as_json else printable("\n".join(_lines(each))))
    if not found and not as_json:
        click.echo("the same claims, on the same words")
    sys.exit(1 if found else 0)


def _outline(name: str, log_file: Path | None, corpus: Path | None) -> Outline:
    try:
        if log_file is not None:
            return AnswerLog(log_file).entry(int(name)).outline
        saved = read_file(name)
        return outline_of(saved.value, sources_of(saved, corpus))
    except KeyError:
        raise CannotRead(f"{log_file} has no answer {name}") from None
    except NotALog as error:
        raise CannotRead(printable(str(error))) from error
    except (*UNREADABLE, OverflowError) as error:
        raise CannotRead(printable(f"{name}: {error}")) from error


def _lines(each: Difference) -> Iterator[str]:
    yield f"{shown(str(each.claim))} {_TOLD[each.kind]}"
    for sign, cited in (("-", each.before), ("+", each.after)):
        for rested in cited:
            yield f"  {sign} {rested.source}: {shown(str(rested.quote))}"


def _row(each: Difference) -> dict[str, Any]:
    def rows(cited: Any) -> list[dict[str, object]]:
        return [{"source": one.source, "quote": str(one.quote)} for one in cited]

    return {
        "kind": each.kind,
        "claim": str(each.claim),
        "before": rows(each.before),
        "after": rows(each.after),
    }
