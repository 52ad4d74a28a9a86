"""The proof obligation: what it refuses, and how the same is written so that it is proved."""

import click

from corvid_cli.excerpt import excerpt, function_named
from corvid_cli.tour.stage import (
    accepted,
    refusals,
    show_refusal,
    source_of,
    station,
    workspace,
)

INTRODUCTION = """\
@grounded_pure is a proof obligation. A function that bears it type-checks only if neither it nor
anything it calls can turn a grounded value into a plain one. Types alone do not settle that: a
program can tell what it read by what it does next, by what it loops over, or by whom it tells.
"""
CLOSING = """\
What is proved, exactly: two runs that make the same disclosures produce equal plain values. The
disclosures are few: whether there is a value, how many there are, sources and confidence.

Next:  corvid sites PATH                     lists them, with the @lift functions that are trusted
       corvid explain grounded-laundering    every reason, and what to write instead
       corvid tour --topic citations         that the words are really there
"""


def run() -> None:
    """Show the topic."""
    with workspace("tour_topics") as example:
        click.echo(INTRODUCTION)
        station("1. Three agents that mypy refuses")
        source = source_of(example, "leaking")
        for refusal in refusals(example, "leaking"):
            show_refusal(source, refusal)
        station("2. What they meant, and mypy proves")
        source = source_of(example, "keeping")
        for name in ("season", "by_prompt", "shortened", "by_each", "by_lift"):
            click.echo(excerpt(source, function_named(source, name)))
        accepted(example, "keeping")
        click.echo(CLOSING)
