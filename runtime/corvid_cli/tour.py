"""`corvid tour`: a proof, three refusals and an answer with its provenance, on a real program."""

import importlib
import re
import shutil
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pydoc_data.topics import topics

import click
from corvid_runtime import Grounded, Retrieval
from corvid_runtime.citations import save_answer

from corvid_cli.captions import rows, source_and_place
from corvid_cli.excerpt import excerpt, function_around, function_named
from corvid_cli.mypy_process import Diagnostic, diagnostics, run_mypy
from corvid_cli.shipped import shipped

EXAMPLE = "python_reference"
QUESTION = "When are objects garbage-collected?"
REFUSED = re.compile(r"# refused: (?P<code>[\w-]+)$")
WIDTH = 88

INTRODUCTION = """\
A program that answers from documents makes claims, and somebody will ask: where does it say
that? If the program lost the place on the way, no test notices. A type checker can.

In this tour a small program answers questions about Python from the Python language reference.
Text that was retrieved has the type Grounded[str]: a str that knows the places it came from.
"""
PROVED = """\
@grounded_pure claims that nothing in this agent, nor in anything it calls, can lose a source,
and mypy has just proved it. Operators and lifted functions carry the sources on.
"""
CLOSING = """\
What mypy proved is what you saw: the answer arrived together with its sources.

Next:  corvid check PATH                     prove your own program
       corvid explain grounded-laundering    what an error means, and how it is put right
"""


class TourFailed(click.ClickException):
    """A station of the tour did not show what it promises."""


@click.command()
@click.option(
    "--topic",
    type=click.Choice(["provenance-propagation"]),
    default="provenance-propagation",
    show_default=True,
    help="What to show.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    help="Save the answer to this file, for `corvid view`.",
)
def tour(topic: str, save: Path | None) -> None:
    """See a proof, three refusals and an answer with its sources.

    A program answers a question about Python from the language reference that is part of
    your interpreter. Exits 0 only if every station showed what it promises.
    """
    with workspace() as root:
        click.echo(INTRODUCTION)
        accept(root)
        refuse(root)
        answer = ask(root, QUESTION)
        show(answer)
        click.echo(CLOSING)
    if save is not None:
        read = {step.source for step in answer.sources().retrievals()}
        save_answer(save, answer, {source: text_of(source) for source in sorted(read)})


@contextmanager
def workspace() -> Iterator[Path]:
    """Copy the example to a fresh folder, where mypy sees it as a user's own program."""
    with tempfile.TemporaryDirectory(prefix="corvid-tour-") as folder:
        root = Path(folder)
        shutil.copytree(shipped(f"examples/{EXAMPLE}"), root / EXAMPLE)
        yield root


def check(root: Path, module: str) -> list[Diagnostic]:
    """Type-check a module of the example with the real mypy."""
    arguments = ["--config-file", f"{EXAMPLE}/mypy.ini", "--output", "json"]
    return diagnostics(run_mypy([*arguments, "-m", f"{EXAMPLE}.{module}"], cwd=root))


def source_of(root: Path, module: str) -> str:
    """Return the source text of a module of the example."""
    return (root / EXAMPLE / f"{module}.py").read_text(encoding="utf-8")


def station(title: str) -> None:
    """Print the heading of a station."""
    click.secho(f"{title}\n{'=' * len(title)}", bold=True)


def accept(root: Path) -> None:
    """Show the honest agent, and that mypy accepts it."""
    station("1. mypy proves the honest program")
    source = source_of(root, "answers")
    click.echo(excerpt(source, function_named(source, "answer")))
    complaints = check(root, "answers")
    if complaints:
        raise TourFailed("\n".join(["mypy refused the honest program:", *map(str, complaints)]))
    click.secho("mypy: no issues found\n", fg="green")
    click.echo(PROVED)


def refuse(root: Path) -> None:
    """Show each way in which the twin loses its sources, and that mypy refuses exactly these."""
    station("2. mypy refuses its twin, which loses the sources in three ways")
    source = source_of(root, "launders")
    complaints = check(root, "launders")
    expected = {
        (number, match["code"])
        for number, line in enumerate(source.splitlines(), start=1)
        if (match := REFUSED.search(line))
    }
    if {(found.line, found.code) for found in complaints} != expected:
        raise TourFailed(
            f"mypy was to refuse {sorted(expected)} of the twin, and said:\n"
            + "\n".join(map(str, complaints))
        )
    for complaint in complaints:
        if complaint.severity == "error":
            show_refusal(source, complaint)


def show_refusal(source: str, refusal: Diagnostic) -> None:
    """Print the function that was refused, the place, and what mypy says."""
    place = (refusal.line, refusal.column, refusal.end_column)
    click.echo(excerpt(source, function_around(source, refusal.line), underline=place))
    click.secho(paragraph(f"error: {refusal.message}  [{refusal.code}]"), fg="red")
    click.echo(paragraph(refusal.hint or "") + "\n")


def show(answer: Grounded[str]) -> None:
    """Show the answer and where every part of it comes from."""
    station("3. The honest program runs, and its answer knows its sources")
    chain = answer.sources()
    click.echo(f"question: {QUESTION}\n")
    click.echo("answer:")
    for line in answer.unwrap_discarding_sources().splitlines():
        click.echo(textwrap.indent(paragraph(line), "  "))
    click.echo("\nsources, as they stand there:")
    for step in chain.retrievals():
        click.echo(f"  {source_and_place(step)}")
        click.echo(textwrap.indent(text_at(step), "    | "))
    click.echo("\nchain, inputs before what was made of them:")
    for number, row in enumerate(rows(chain), start=1):
        made_of = " <- " + ", ".join(f"#{place + 1}" for place in row.inputs) if row.inputs else ""
        click.echo(f"  #{number} {row.kind} {row.label}{made_of}")
    click.echo(f"\nconfidence: {answer.confidence:.2f}, that of the weakest step\n")


def text_at(step: Retrieval) -> str:
    """Return what stands in the language reference at the place of a retrieval."""
    assert step.location is not None
    assert step.location.char_span is not None
    start, end = step.location.char_span
    return text_of(step.source)[start:end]


def text_of(source: str) -> str:
    """Return the text of a source by the name that the example gives it."""
    return topics[source.removeprefix("pydoc:")]


def ask(root: Path, question: str) -> Grounded[str]:
    """Import the example from its folder and put a question to it."""
    sys.path.insert(0, str(root))
    try:
        answers = importlib.import_module(f"{EXAMPLE}.answers")
    finally:
        sys.path.remove(str(root))
    reply: Grounded[str] = answers.answer(question)
    return reply


def paragraph(text: str) -> str:
    """Return the text in lines of readable width, continued with an indent."""
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
