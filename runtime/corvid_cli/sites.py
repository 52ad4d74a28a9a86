"""`corvid sites`: every place where an agent of a program drops sources."""

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import attrs
import click

from corvid_cli import baseline
from corvid_cli.sarif import as_sarif
from corvid_cli.site_report import Site, find_sites


@click.command()
@click.argument("arguments", nargs=-1, metavar="[PATHS] [-- MYPY ARGUMENTS]")
@click.option(
    "--format",
    "shape",
    type=click.Choice(["text", "json", "sarif"]),
    default="text",
    show_default=True,
    help="Text grouped by agent, JSON, or SARIF 2.1.0 for code scanning.",
)
@click.option("--json", "shape", flag_value="json", help="The same as --format json.")
@click.option(
    "--baseline",
    "accepted",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Report only sites that this file does not accept, and fail if there are any.",
)
@click.option("--update-baseline", is_flag=True, help="Accept the sites of now in that file.")
@click.pass_context
def sites(
    ctx: click.Context,
    arguments: tuple[str, ...],
    shape: str,
    accepted: Path | None,
    update_baseline: bool,
) -> None:
    """List the coercion sites of PATHS.

    They are the places where agents turn grounded values into plain ones.

    Exit status: 0 they were listed, 1 there are sites that the baseline does not accept, 2 mypy
    could not check the program or the baseline cannot be read.
    """
    if update_baseline and accepted is None:
        raise click.UsageError("--update-baseline needs the file: --baseline FILE")
    known = None if accepted is None or update_baseline else baseline.read(accepted)
    report = find_sites(arguments)
    listed = report.sites if known is None else baseline.new_sites(report.sites, known)
    if accepted is not None and update_baseline:
        baseline.write(accepted, listed)
    click.echo(FORMATS[shape](listed))
    if report.errors:
        others = "an error" if len(report.errors) == 1 else f"{len(report.errors)} errors"
        click.echo(f"mypy reports {others} besides; see them with: corvid check", err=True)
    ctx.exit(1 if known is not None and listed else 0)


def as_text(listed: Sequence[Site]) -> str:
    """Return the sites in groups by agent, each in the order of the file."""
    if not listed:
        return "No coercion sites to report."
    lines = []
    for agent, group in groupby(sorted(listed, key=_by_agent), key=lambda site: site.agent):
        lines.append(agent)
        for site in group:
            where = f"{site.file}:{site.line}:{site.column + 1}"
            into = f" into {site.slot}" if site.slot else ""
            lines.append(f"  {where}: {site.kind}: {site.expression} ({site.actual}){into}")
    agents = len({site.agent for site in listed})
    lines.append(f"{_count(len(listed), 'coercion site')} in {_count(agents, 'agent')}")
    return "\n".join(lines)


def as_json(listed: Sequence[Site]) -> str:
    """Return the sites as a JSON object with the list `sites`."""
    return json.dumps({"sites": [attrs.asdict(site) for site in listed]}, indent=2)


FORMATS = {"text": as_text, "json": as_json, "sarif": as_sarif}


def _by_agent(site: Site) -> tuple[str, str, int, int]:
    return site.agent, site.file, site.line, site.column


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
