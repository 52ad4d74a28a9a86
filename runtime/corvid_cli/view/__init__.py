"""`corvid view`: a saved answer as a page to read."""

from pathlib import Path

import click
from corvid_runtime.citations import load_answer

from corvid_cli.view.citations import find_citations
from corvid_cli.view.page import render


class BadAnswer(click.ClickException):
    """A file is no saved answer; the message names it and says why."""

    exit_code = 2


def _address(context: click.Context, option: click.Parameter, url: str | None) -> str | None:
    if url is not None and not (url.startswith(("https://", "http://")) and "{id}" in url):
        raise click.BadParameter("an address begins with http:// or https://, and has {id} in it")
    return url


@click.command()
@click.argument(
    "answer", metavar="ANSWER.json", type=click.Path(path_type=Path, exists=True, dir_okay=False)
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    default=Path("answer.html"),
    show_default=True,
    help="Where to write the page.",
)
@click.option(
    "--traces",
    metavar="URL",
    callback=_address,
    help="Link each step to its span; {id} in the address stands for the step.",
)
def view(answer: Path, output: Path, traces: str | None) -> None:
    """Show a saved answer beside its sources, as a page.

    ANSWER.json holds the value, its chain and the texts of its sources; programs write it with
    `save_answer` of corvid_runtime.citations. To try it: `corvid tour --save answer.json`.

    Every citation is looked up in the sources again and linked to the place where it stands; one
    that stands nowhere is shown as broken. The chain is drawn. The page is one file, contains no
    script and needs no network.

    Where a program opens OpenTelemetry spans, each has the names of the steps that it made in the
    attribute corvid.node_ids: --traces 'https://HOST/find?query={id}' links every step to its own.

    Exit status: 0 the page was written, 2 it could not be.
    """
    try:
        saved = load_answer(answer)
        found = find_citations(saved)
        page = render(saved, found, traces)
    except (ValueError, RecursionError) as error:
        raise BadAnswer(f"{answer} is not a saved answer: {error}") from error
    output.write_text(page, encoding="utf-8")
    click.echo(f"{output}: {found.summary}")
