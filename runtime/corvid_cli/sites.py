"""`corvid sites`: every place where an agent of a program drops sources, and what proofs allow."""

import json
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

import attrs
import click

from corvid_cli import baseline
from corvid_cli.findings import findings
from corvid_cli.sarif import as_sarif
from corvid_cli.site_report import Disclosure, Row, Site, SiteReport, TrustBoundary, report_of


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
@click.option(
    "--with-disclosures",
    is_flag=True,
    help="The baseline covers disclosures and trust boundaries, too.",
)
@click.option(
    "--with-fixes",
    is_flag=True,
    help="The SARIF log carries the rewrites of `corvid fix`, each accepted by mypy.",
)
@click.pass_context
def sites(
    ctx: click.Context,
    arguments: tuple[str, ...],
    shape: str,
    accepted: Path | None,
    update_baseline: bool,
    with_disclosures: bool,
    with_fixes: bool,
) -> None:
    """List the coercion sites of PATHS.

    They are the places where agents turn grounded values into plain ones. Beside them are listed
    the disclosures that @grounded_pure allows (is there a value, how many are there, its sources,
    its confidence) and the trust boundaries, functions marked @lift.

    Exit status: 0 they were listed, 1 there are some that the baseline does not accept, 2 mypy
    could not check the program or the baseline cannot be read.
    """
    if accepted is None and (update_baseline or with_disclosures):
        option = "--update-baseline" if update_baseline else "--with-disclosures"
        raise click.UsageError(f"{option} needs the file: --baseline FILE")
    if with_fixes and shape != "sarif":
        raise click.UsageError("--with-fixes needs --format sarif")
    known = None if accepted is None or update_baseline else baseline.read(accepted)
    found = findings(arguments)
    report = report_of(found)
    if accepted is not None and not with_disclosures:
        report = attrs.evolve(report, disclosures=[], trust_boundaries=[])
    if accepted is not None and update_baseline:
        baseline.write(accepted, report.rows)
    if known is not None:
        report = baseline.new_rows(report, known)
    if with_fixes:
        from corvid_cli.fix import needing_libcst

        with needing_libcst("sites --with-fixes"):
            from corvid_cli.fix.changes import verified_changes
        click.echo(as_sarif(report, verified_changes(arguments, found)))
    else:
        click.echo(FORMATS[shape](report))
    if report.errors:
        others = "an error" if len(report.errors) == 1 else f"{len(report.errors)} errors"
        click.echo(f"mypy reports {others} besides; see them with: corvid check", err=True)
    ctx.exit(1 if known is not None and report.rows else 0)


def as_text(report: SiteReport) -> str:
    """Return each kind of row as a section, by function and in the order of the file."""
    sites = _section(report.sites, "coercion site", "coercion sites", "agent")
    disclosures = _section(report.disclosures, "disclosure", "disclosures", "function")
    trusted = _section(report.trust_boundaries, "trust boundary", "trust boundaries", "function")
    sections = [sites or ["No coercion sites to report."]]
    if disclosures:
        sections.append(["Disclosures, which @grounded_pure allows:", *disclosures])
    if trusted:
        sections.append(["Trust boundaries, @lift functions:", *trusted])
    return "\n\n".join(map("\n".join, sections))


def as_json(report: SiteReport) -> str:
    """Return the rows as a JSON object of lists: `sites`, `disclosures`, `trust_boundaries`."""
    rows = {
        "sites": report.sites,
        "disclosures": report.disclosures,
        "trust_boundaries": report.trust_boundaries,
    }
    return json.dumps(
        {name: list(map(attrs.asdict, each)) for name, each in rows.items()}, indent=2
    )


FORMATS: dict[str, Callable[[SiteReport], str]] = {
    "text": as_text,
    "json": as_json,
    "sarif": as_sarif,
}


def _section(rows: Sequence[Row], one: str, many: str, holder: str) -> list[str]:
    lines = []
    for function, group in groupby(sorted(rows, key=_by_function), key=_function):
        lines.append(function)
        lines += [f"  {row.file}:{row.line}:{row.column + 1}: {_caption(row)}" for row in group]
    if rows:
        functions = len({*map(_function, rows)})
        lines.append(f"{_count(len(rows), one, many)} in {_count(functions, holder, f'{holder}s')}")
    return lines


def _caption(row: Row) -> str:
    match row:
        case Site(kind=kind, expression=expression, actual=actual, slot=slot):
            return f"{kind}: {expression} ({actual})" + (f" into {slot}" if slot else "")
        case Disclosure(what=what, expression=expression, actual=actual):
            return f"{what}: {expression} ({actual})"
        case TrustBoundary():
            return "runs on bare content"


def _function(row: Row) -> str:
    return row.identity.function


def _by_function(row: Row) -> tuple[str, str, int, int]:
    return _function(row), row.file, row.line, row.column


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
