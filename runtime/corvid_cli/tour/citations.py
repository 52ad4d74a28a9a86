"""Quotes that verify and quotes that do not, a model held to its source, and a typed answer."""

from types import ModuleType

import click
from corvid_runtime import CitationViolation
from corvid_runtime.citations import SourceText, validate_cited_output, verify_quote

from corvid_cli.excerpt import excerpt, function_named
from corvid_cli.tour.stage import (
    Made,
    TourFailed,
    imported,
    paragraph,
    source_of,
    station,
    workspace,
)

QUOTES = {
    "a late payment costs $89.50 per day": "exact",
    "“five years, commencing January 1”": "normalized",
    "Rent is due monthly in advance": "normalized",
    "The term of this lease [...] commencing January 1": "elided",
    "a late payment costs $98.50 per day": "rejected",
    "a late payment costs $89": "rejected",
    "The term of this lease is ten years": "rejected",
}
"""Quotes of the lease, and what becomes of each."""

INTRODUCTION = """\
That an answer comes from a source does not say that the source says so. A citation does, if its
words are looked up. Differences of presentation (line wraps, hyphens at the end of a line, curly
quotes, Markdown) are looked through, and nothing else: not one letter, digit or sign.
"""
HELD = """\
The prompt is marked cites="lease": whatever it quotes must stand in the lease. This one altered a
number, so its answer never reaches the caller:
"""
TYPED = """\
A typed answer holds claims, and each claim the words it rests on. They were all found:
"""
CLOSING = """\
Next:  corvid tour --topic citations --save answer.json && corvid view answer.json
                                             see the answer beside the lease
       corvid verify ANSWER.json --corpus DIR
                                             verify an answer against your documents
       corvid tour --topic enforcement       the same for the log of a coding agent
"""


def run() -> Made:
    """Show the topic."""
    with workspace("tour_topics") as example:
        click.echo(INTRODUCTION)
        lease = imported(example, "lease")
        source = source_of(example, "lease")
    look_up(lease.LEASE)
    station("2. A model that alters a number")
    click.echo(excerpt(source, function_named(source, "summarize")))
    refuse(lease)
    station("3. A model that answers in claims")
    click.echo(excerpt(source, function_named(source, "reply")))
    answer = lease.answer()
    verify(answer, lease.LEASE)
    click.echo(CLOSING)
    return Made(answer, {"lease.txt": lease.LEASE})


def look_up(text: str) -> None:
    """Show what becomes of each quote."""
    station("1. Words that are looked up")
    click.echo("".join(f"  | {line}\n" for line in text.splitlines()))
    source = SourceText("lease.txt", text)
    for quote, expected in QUOTES.items():
        verdict = verify_quote(quote, source)
        if verdict.kind != expected:
            raise TourFailed(f"{quote!r} was to be {expected} and is {verdict.kind}")
        why = "" if verdict.nearest is None else f": {verdict.nearest.difference}"
        folds = f" ({', '.join(verdict.folds)})" if verdict.folds else ""
        click.secho(f"  {verdict.kind}{folds}", fg="green" if verdict else "red", nl=False)
        click.echo(f" {quote}{why}")
    click.echo()


def refuse(lease: ModuleType) -> None:
    """Show that a prompt that cites is held to its source."""
    click.echo(HELD)
    try:
        lease.summary()
    except CitationViolation as violation:
        click.secho(paragraph(f"CitationViolation: {violation.message}"), fg="red")
        click.echo()
    else:
        raise TourFailed("the altered number was to be refused")


def verify(answer: object, text: str) -> None:
    """Show how each span of a typed answer stands in its source."""
    report = validate_cited_output(answer, {"lease.txt": text})
    if not report:
        raise TourFailed("\n".join(map(str, report.problems)))
    click.echo(TYPED)
    for checked in report.verified:
        start, end = checked.verdict.span or (0, 0)
        click.echo(f"  {checked.path}: {checked.verdict.kind}, characters {start} to {end}")
    click.echo()
