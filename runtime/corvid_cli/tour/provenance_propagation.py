"""A proof, three refusals and an answer with its provenance, on a real program."""

import textwrap
from pathlib import Path
from pydoc_data.topics import topics

import click
from corvid_runtime import Grounded, Retrieval
from corvid_runtime.captions import rows, source_and_place

from corvid_cli.excerpt import excerpt, function_named
from corvid_cli.tour.stage import (
    Made,
    accepted,
    imported,
    paragraph,
    refusals,
    show_refusal,
    source_of,
    station,
    workspace,
)

EXAMPLE = "python_reference"
QUESTION = "When are objects garbage-collected?"

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

Next:  corvid tour --topic coercion-sites    one of four more topics; see corvid tour --help
       corvid check PATH                     prove your own program
       corvid explain grounded-laundering    what an error means, and how it is put right
"""


def run() -> Made:
    """Show the topic."""
    with workspace(EXAMPLE) as example:
        click.echo(INTRODUCTION)
        accept(example)
        refuse(example)
        answer: Grounded[str] = imported(example, "answers").answer(QUESTION)
        show(answer)
        click.echo(CLOSING)
    read = {step.source for step in answer.sources().retrievals()}
    return Made(answer, {source: text_of(source) for source in sorted(read)})


def accept(example: Path) -> None:
    """Show the honest agent, and that mypy accepts it."""
    station("1. mypy proves the honest program")
    source = source_of(example, "answers")
    click.echo(excerpt(source, function_named(source, "answer")))
    accepted(example, "answers")
    click.echo(PROVED)


def refuse(example: Path) -> None:
    """Show each way in which the twin loses its sources, and that mypy refuses exactly these."""
    station("2. mypy refuses its twin, which loses the sources in three ways")
    source = source_of(example, "launders")
    for refusal in refusals(example, "launders"):
        show_refusal(source, refusal)


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
