"""`corvid view`: an answer as a page to read."""

from pathlib import Path

import attrs
import click
from corvid_runtime.citations.walking import Node, fields_of, is_refusal

from corvid_cli.evidence import EVIDENCE, FOLDER, UNREADABLE, CannotRead, cited_sources, read_file
from corvid_cli.folder import Folder
from corvid_cli.view.citations import find_citations
from corvid_cli.view.page import render


def _address(context: click.Context, option: click.Parameter, url: str | None) -> str | None:
    if url is not None and not (url.startswith(("https://", "http://")) and "{id}" in url):
        raise click.BadParameter("an address begins with http:// or https://, and has {id} in it")
    return url


@click.command()
@click.argument("answer", metavar="ANSWER.json", type=EVIDENCE)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    default=Path("answer.html"),
    show_default=True,
    help="Where to write the page.",
)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option(
    "--traces",
    metavar="URL",
    callback=_address,
    help="Link each step to its span; {id} in the address stands for the step.",
)
def view(answer: str, output: Path, corpus: Path | None, traces: str | None) -> None:
    """Show an answer beside its sources, as a page.

    ANSWER.json is an answer in any format. Best is a saved one, which holds the value, its chain
    and the texts of its sources; programs write it with `save_answer` of corvid_runtime.citations.
    To try it: `corvid tour --save answer.json`.

    Every citation is looked up in the sources again and linked to the place where it stands; one
    that stands nowhere is shown as broken. The chain is drawn. The page is one file, contains no
    script and needs no network.

    OpenTelemetry spans list the steps that they added in the attribute corvid.node_ids: --traces
    'https://HOST/find?query={id}' links every step to its span.

    Exit status: 0 the page was written, 2 it could not be.
    """
    try:
        saved = read_file(answer)
        if corpus is not None:
            saved = attrs.evolve(saved, sources=cited_sources(saved, Folder(corpus)))
        found = find_citations(saved)
        if not (
            found.all or found.uncited or saved.chain or saved.sources or _refuses(saved.value)
        ):
            raise ValueError("it has neither citations nor a chain nor sources")
        page = render(saved, found, traces)
    except UNREADABLE as error:
        raise CannotRead(f"{answer} is not an answer: {error}") from error
    output.write_text(page, encoding="utf-8")
    click.echo(f"{output}: {found.summary}")


def _refuses(value: object) -> bool:
    return is_refusal(Node("", value, fields_of(value)))
