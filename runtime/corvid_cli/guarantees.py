"""`corvid guarantees`: what is promised, and the tests that prove it."""

import json
import textwrap

import attrs
import click

from corvid_cli.registry import GUARANTEES

WIDTH = 88


@click.command()
@click.option(
    "--format",
    "shape",
    type=click.Choice(["text", "json", "markdown"]),
    default="text",
    show_default=True,
    help="Text to read, JSON for programs, or the Markdown of the documentation page.",
)
@click.option("--json", "shape", flag_value="json", help="The same as --format json.")
def guarantees(shape: str) -> None:
    """List what is guaranteed and the tests that prove it.

    Each row says what is not promised, too.

    Exit status: 0.
    """
    click.echo(FORMATS[shape](), nl=False)


def as_text() -> str:
    """Return the registry as paragraphs."""
    return "\n".join(
        f"{each.id} ({each.decided})\n"
        f"{_indented(each.statement)}"
        f"{_indented(f'Limits: {each.limits}')}"
        f"{''.join(f'  test: {test}{chr(10)}' for test in each.tests)}"
        for each in GUARANTEES
    )


def as_json() -> str:
    """Return the registry as a JSON object with the list `guarantees`."""
    return json.dumps({"guarantees": [attrs.asdict(each) for each in GUARANTEES]}, indent=2) + "\n"


def as_markdown() -> str:
    """Return the registry as the page docs/guarantees.md."""
    sections = [
        f"## {each.id}\n\n{each.statement}\n\n"
        f"Decided: {each.decided}.\n\nLimits: {each.limits}\n\nProved by:\n\n"
        + "".join(f"- `{test}`\n" for test in each.tests)
        for each in GUARANTEES
    ]
    return "\n".join([INTRODUCTION, *sections])


INTRODUCTION = """\
# Guarantees

What the project promises, where it is decided, what is not promised, and the tests that prove it.
This page is `corvid guarantees --format markdown`.
"""
FORMATS = {"text": as_text, "json": as_json, "markdown": as_markdown}


def _indented(text: str) -> str:
    lines = textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
    return f"{lines}\n"
