"""`corvid impact`: which answers no longer hold, given the documents that changed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from corvid_runtime.answer_log import AnswerLog, Impact, impacts
from corvid_runtime.citations import SourceText

from corvid_cli.evidence import FOLDER, UNREADABLE, CannotRead
from corvid_cli.folder import Folder
from corvid_cli.words import counted, printable, shown

_TOLD = {
    "gone": "the source is gone",
    "changed": "these words do not stand there any more",
    "uncertain": "the source changed, and the words were not kept",
    "unquoted": "the source changed, and no words of it are quoted",
}


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--log",
    "log_file",
    required=True,
    metavar="LOG",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The answers.",
)
@click.option("--root", default=".", type=FOLDER, show_default=True, help="The documents.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each citation.")
def impact(paths: tuple[str, ...], log_file: Path, root: Path, as_json: bool) -> None:
    """List the logged answers that rest on words that no longer stand.

    PATH... are documents that changed or went away; LOG is the file of an AnswerLog. A source of
    the log is the document of that path below the root, with its suffix or without. An answer is
    listed if one of its quotes stood in the document and no longer does, or if it was made from
    the document without quoting it.

    Exit status: 0 all still hold, 1 some do not, 2 could not check.
    """
    folder = Folder(root)
    meant = {_real(Path(path)) for path in paths}

    def changed(name: str) -> bool:
        return _real(_place(folder, name)) in meant or _real(root / name) in meant

    def now(name: str) -> SourceText | None:
        return folder.get(name)

    try:
        found = list(impacts(AnswerLog(log_file), changed, now))
    except UNREADABLE as error:
        raise CannotRead(printable(str(error))) from error
    for each in found:
        click.echo(json.dumps(_row(each)) if as_json else _line(each))
    if not as_json:
        entries = len({each.entry.number for each in found})
        click.echo(f"{counted(entries, 'answer')} in question")
    sys.exit(1 if found else 0)


def _real(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, ValueError):
        return path


def _place(folder: Folder, name: str) -> Path:
    """Return the file of a source of the log, whether or not it is there."""
    try:
        return folder.path(name)
    except KeyError:
        return folder.root / name


def _line(each: Impact) -> str:
    quote = str(each.cited.quote)
    cited = f"{each.cited.source}: {shown(quote)}" if quote else each.cited.source
    told = f"{each.entry.number:4} {each.what:9} {cited}"
    return printable(f"{told} ({_TOLD[each.what]}), for {shown(str(each.claim))}")


def _row(each: Impact) -> dict[str, object]:
    return {
        "entry": each.entry.number,
        "what": each.what,
        "source": each.cited.source,
        "quote": each.cited.quote.content,
        "claim": each.claim.content,
    }
