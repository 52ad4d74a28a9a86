"""`corvid view`: a saved answer as a page to read."""

from pathlib import Path

import click

from corvid_cli.claims import find_claims
from corvid_cli.page import render
from corvid_cli.saved_answer import load


@click.command()
@click.argument("answer", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    default=Path("answer.html"),
    show_default=True,
    help="Where to write the page.",
)
def view(answer: Path, output: Path) -> None:
    """Show a saved ANSWER beside its sources, as a page.

    Every quotation of the answer is looked up in the sources again and linked to the place where
    it stands. The chain is drawn below. The page is one file and needs no network.

    `corvid tour --save answer.json` writes an ANSWER to try it with.
    """
    saved = load(answer)
    claims = find_claims(saved)
    output.write_text(render(saved, claims), encoding="utf-8")
    found = sum(bool(claim.spans) for claim in claims)
    click.echo(f"{output}: quotations that stand in their sources: {found} of {len(claims)}")
