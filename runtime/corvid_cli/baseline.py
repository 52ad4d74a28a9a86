"""A baseline of coercion sites: those a team has accepted, so that only new ones are forbidden.

A site is known again by file, agent, kind and expression, not by its line: code that moves
within its function stays accepted. So are disclosures and trust boundaries, where asked for. A
function that is proved is recorded as well, so that it is noticed when it no longer is.
"""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import click
from attrs import evolve

from corvid_cli.site_report import (
    PROVED,
    Disclosure,
    Flows,
    Identity,
    Leaving,
    Row,
    Site,
    SiteReport,
    TrustBoundary,
)

VERSION = 1
R = TypeVar("R", Site, Disclosure, TrustBoundary, Leaving)


class BadBaseline(click.ClickException):
    """A baseline file cannot be read; the message names it and says why."""

    exit_code = 2


def write(path: Path, accepted: Iterable[Row | Flows]) -> None:
    """Record the rows as accepted, one to a line and sorted, so that a diff of it is readable."""
    counted = sorted(Counter(row.identity for row in accepted).items())
    rows = [json.dumps({**known._asdict(), "count": count}) for known, count in counted]
    lines = ",\n".join(f"  {row}" for row in rows)
    path.write_text(f'{{"version": {VERSION}, "sites": [\n{lines}\n]}}\n', encoding="utf-8")


def read(path: Path) -> Counter[Identity]:
    """Return how often each site was accepted.

    Raises `BadBaseline` if the file is missing or is not what `write` writes.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["version"] != VERSION:
            raise BadBaseline(f"{path} has version {content['version']!r}, not {VERSION}")
        accepted = Counter[Identity]()
        for row in content["sites"]:
            count = row.pop("count")
            accepted[Identity(**row)] += int(count)
    except FileNotFoundError as error:
        raise BadBaseline(f"there is no {path} yet: write it with --update-baseline") from error
    except KeyError as error:
        raise BadBaseline(f"{path} is not a baseline of coercion sites: no {error}") from error
    except OSError as error:
        raise BadBaseline(f"{path}: {error.strerror}") from error
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BadBaseline(f"{path} is not a baseline of coercion sites: {error}") from error
    return accepted


def new_rows(report: SiteReport, accepted: Counter[Identity]) -> SiteReport:
    """Return the report without what is accepted; of equal rows, those that are too many stay."""
    left = Counter(accepted)
    return evolve(
        report,
        sites=_new(report.sites, left),
        disclosures=_new(report.disclosures, left),
        trust_boundaries=_new(report.trust_boundaries, left),
        leaving=_new(report.leaving, left),
    )


def no_longer_proved(report: SiteReport, accepted: Counter[Identity]) -> list[Identity]:
    """Return the functions that were proved when the baseline was written, and are not now."""
    proved = {each.identity for each in report.proved}
    return sorted(each for each in accepted if each.kind == PROVED and each not in proved)


def _new(rows: Iterable[R], left: Counter[Identity]) -> list[R]:
    new = []
    for row in rows:
        left[row.identity] -= 1
        if left[row.identity] < 0:
            new.append(row)
    return new
