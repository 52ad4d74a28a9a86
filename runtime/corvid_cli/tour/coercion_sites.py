"""The places where an agent drops sources: what mypy notes, and what `corvid sites` makes of it."""

from pathlib import Path

import click
from attrs import evolve

from corvid_cli.excerpt import excerpt, function_named
from corvid_cli.site_report import Site, SiteReport, find_sites
from corvid_cli.sites import as_text
from corvid_cli.tour.stage import TourFailed, paragraph, source_of, station, workspace

KINDS = ["membership", "argument", "argument", "return"]

INTRODUCTION = """\
Nobody writes a program with proofs from the start. Mark what fetches with @tool(uses=retrieval)
and what puts things together with @agent, and the program still type-checks: each place where an
agent drops the sources of a value is noted, not forbidden. It is called a coercion site.
"""
LISTED = """\
Two of these are easy to overlook: a test tells something of what was retrieved by what happens
next, and `print` takes an object, so no type was ever wrong.
"""
CLOSING = """\
Next:  corvid sites PATH                                 the sites of your own program
       corvid sites PATH --baseline sites.json \\
              --update-baseline                          accept those there are; later, without
                                                         --update-baseline, fail on new ones
       corvid sites PATH --format sarif                  for code scanning, each with the way its
                                                         value came
       corvid tour --topic grounded-pure                 forbid them where it matters
"""


def run() -> None:
    """Show the topic."""
    with workspace("tour_topics") as example:
        click.echo(INTRODUCTION)
        source = source_of(example, "sites")
        sites = found_in(example, "sites.py")
    station("1. An agent, and what mypy notes about it")
    click.echo(excerpt(source, function_named(source, "headline")))
    for site in sites:
        click.echo(paragraph(f"{site.file}:{site.line}: note: {site.message}"))
    click.echo()
    station("2. The same as corvid sites lists it")
    click.echo(as_text(SiteReport(sites)))
    click.echo(f"\n{LISTED}\n{CLOSING}")


def found_in(example: Path, file: str) -> list[Site]:
    """Return the sites of a file, as its author would see them."""
    options = ["--config-file", f"{example}/mypy.ini", "--cache-dir", f"{example}/.mypy_cache"]
    sites = [evolve(site, file=file) for site in find_sites([*options, str(example / file)]).sites]
    if [site.kind for site in sites] != KINDS:
        raise TourFailed(f"four sites were to be found, not {[site.kind for site in sites]}")
    return sites
