"""`corvid explain`: what an error code means and how the program is put right."""

import click

from corvid_cli.shipped import shipped

PAGES = {page.stem: page for page in sorted(shipped("docs/errors").glob("*-*.md"))}

ERROR_PAGES = "https://github.com/corvid-mypy/corvid-mypy/blob/main/docs/errors"
"""Where the page of each code stands for whoever has no clone."""


@click.command()
@click.argument("code", required=False, type=click.Choice(list(PAGES)), metavar="[CODE]")
def explain(code: str | None) -> None:
    """Explain an error CODE, or list them all.

    Each page has a program that is refused and one that is accepted.

    Exit status: 0, or 2 if there is no such CODE.
    """
    if code is not None:
        click.echo(PAGES[code].read_text(encoding="utf-8"))
        return
    for name in PAGES:
        click.echo(f"{name:22}{summary(name)}")


def page_of(code: str) -> str:
    """Return where the page of a code stands for whoever has no clone."""
    return f"{ERROR_PAGES}/{code}.md"


def summary(code: str) -> str:
    """Return the sentence that a page starts with."""
    _title, _blank, sentence, *_rest = PAGES[code].read_text(encoding="utf-8").splitlines()
    return sentence
