"""A baseline of coercion sites: those a team has accepted, so that only new ones are forbidden.

A site is known again by file, agent, kind and expression, not by its line: code that moves
within its function stays accepted.
"""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import click

from corvid_cli.site_report import Site

VERSION = 1


class Identity(NamedTuple):
    """What a site is known by when lines have moved."""

    file: str
    agent: str
    kind: str
    expression: str


class BadBaseline(click.ClickException):
    """A baseline file cannot be read; the message names it and says why."""

    exit_code = 2


def identity(site: Site) -> Identity:
    """Return what the site is known by."""
    return Identity(site.file, site.agent, site.kind, site.expression)


def write(path: Path, sites: Iterable[Site]) -> None:
    """Record the sites as accepted, one to a line and sorted, so that a diff of it is readable."""
    counted = sorted(Counter(map(identity, sites)).items())
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


def new_sites(sites: Iterable[Site], accepted: Counter[Identity]) -> list[Site]:
    """Return the sites that are not accepted; of equal ones, those that are too many."""
    left = Counter(accepted)
    new = []
    for site in sites:
        left[identity(site)] -= 1
        if left[identity(site)] < 0:
            new.append(site)
    return new
