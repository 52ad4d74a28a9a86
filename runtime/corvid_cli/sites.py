"""`corvid sites`: every place where an agent of a program drops sources, and what proofs allow."""

import json
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

import attrs
import click

from corvid_cli import baseline
from corvid_cli.findings import findings
from corvid_cli.first_marks import suggest
from corvid_cli.sarif import as_sarif
from corvid_cli.site_report import (
    Disclosure,
    Flows,
    Identity,
    Leaving,
    Row,
    Site,
    SiteReport,
    TrustBoundary,
    report_of,
)
from corvid_cli.words import counted


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
    "--everywhere",
    is_flag=True,
    help="Look into functions without a mark, too, and list all trust and the share under proof.",
)
@click.option(
    "--baseline",
    "accepted",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Report only what this file does not accept, and fail if there is any.",
)
@click.option("--update-baseline", is_flag=True, help="Write the present sites to that file.")
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
    everywhere: bool,
) -> None:
    """List the coercion sites of PATHS.

    They are the places where agents turn grounded values into plain ones. Beside them are listed
    the disclosures that @grounded_pure allows (is there a value, how many are there, its sources,
    its confidence) and the trust boundaries, functions marked @lift.

    With --everywhere also the places where functions without a mark put grounded values into Any,
    object or a text, the functions marked @tool and @prompt, and how much is proved. A baseline
    then covers all that, and a function that is no longer proved makes the command fail.

    Exit status: 0 they were listed, 1 there are some that the baseline does not accept, 2 mypy
    could not check the program or the baseline cannot be read.
    """
    if accepted is None and (update_baseline or with_disclosures):
        option = "--update-baseline" if update_baseline else "--with-disclosures"
        raise click.UsageError(f"{option} needs the file: --baseline FILE")
    if with_fixes and shape != "sarif":
        raise click.UsageError("--with-fixes needs --format sarif")
    known = None if accepted is None or update_baseline else baseline.read(accepted)
    found = findings(arguments, everywhere=everywhere)
    report = report_of(found)
    if accepted is not None and not with_disclosures:
        trusted = report.trust_boundaries if everywhere else []
        report = attrs.evolve(report, disclosures=[], trust_boundaries=trusted)
    if accepted is not None and update_baseline:
        baseline.write(accepted, [*report.rows, *report.proved])
    lost: list[Identity] = []
    if known is not None:
        lost = baseline.no_longer_proved(report, known) if everywhere else []
        report = baseline.new_rows(report, known)
    if with_fixes:
        from corvid_cli.fix import needing_libcst

        with needing_libcst("sites --with-fixes"):
            from corvid_cli.fix.changes import verified_changes
        click.echo(as_sarif(report, verified_changes(arguments, found)))
    else:
        click.echo(FORMATS[shape](report))
    for each in lost:
        click.echo(f"No longer proved: {each.function} ({each.file})", err=True)
    if report.errors:
        others = "an error" if len(report.errors) == 1 else f"{len(report.errors)} errors"
        click.echo(f"mypy reports {others} besides; see them with: corvid check", err=True)
    suggest(arguments)
    ctx.exit(1 if known is not None and (report.rows or lost) else 0)


def as_text(report: SiteReport) -> str:
    """Return each kind of row as a section, by function and in the order of the file."""
    sites = _section(report.sites, "coercion site", "coercion sites", "agent")
    disclosures = _section(report.disclosures, "disclosure", "disclosures", "function")
    trusted = _section(report.trust_boundaries, "trust boundary", "trust boundaries", "function")
    leaving = _section(report.leaving, "place", "places", "function")
    sections = [sites or ["No coercion sites to report."]]
    if disclosures:
        sections.append(["Disclosures, which @grounded_pure allows:", *disclosures])
    if trusted:
        marks = sorted({f"@{each.mark}" for each in report.trust_boundaries})
        sections.append([f"Trust boundaries, {' '.join(marks)} functions:", *trusted])
    if leaving:
        sections.append(["Leaving what is checked, in functions without a mark:", *leaving])
    if report.flows:
        sections.append(_share(report))
    return "\n\n".join(map("\n".join, sections))


def as_json(report: SiteReport) -> str:
    """Return the rows as a JSON object of lists, one for each kind of row, and `functions`."""
    rows: dict[str, Sequence[Row | Flows]] = {
        "sites": report.sites,
        "disclosures": report.disclosures,
        "trust_boundaries": report.trust_boundaries,
        "leaving": report.leaving,
        "functions": report.flows,
    }
    return json.dumps(
        {name: list(map(attrs.asdict, each)) for name, each in rows.items()}, indent=2
    )


def _share(report: SiteReport) -> list[str]:
    """Say how much of what is done with grounded values no sources are lost in."""
    proved = sum(each.count for each in report.flows if each.is_proved)
    total = sum(each.count for each in report.flows)
    share = f"{100 * proved // total} %" if total else "nothing"
    return [f"Under proof: {share}, {proved} of {total} expressions that are grounded"]


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
        lines.append(f"{counted(len(rows), one, many)} in {counted(functions, holder)}")
    return lines


def _caption(row: Row) -> str:
    match row:
        case Site(kind=kind, expression=expression, actual=actual, slot=slot):
            return f"{kind}: {expression} ({actual})" + (f" into {slot}" if slot else "")
        case Disclosure(what=what, expression=expression, actual=actual):
            return f"{what}: {expression} ({actual})"
        case TrustBoundary(mark="lift"):
            return "runs on bare content"
        case TrustBoundary(mark=mark):
            return f"@{mark}"
        case Leaving(kind=kind, expression=expression, actual=actual, slot=slot):
            return f"{kind}: {expression} ({actual})" + (f" into {slot}" if slot else "")


def _function(row: Row) -> str:
    return row.identity.function


def _by_function(row: Row) -> tuple[str, str, int, int]:
    return _function(row), row.file, row.line, row.column
