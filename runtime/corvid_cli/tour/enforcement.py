"""The log of a coding agent: what it claims, and whether what it cites is there."""

from pathlib import Path

import click
from corvid_runtime.enforcement import check_trajectory
from corvid_runtime.enforcement.messages import to_text

from corvid_cli.tour.stage import TourFailed, station, workspace

INTRODUCTION = """\
An agent that works on code writes down what it decides and why, one JSON object a line. Whether it
really read what it cites can be looked up: every citation is opened.
"""
BLOCKED = """\
One claim cites words that are not on that line. Such a citation was made up, and blocks whatever
the ratio; so does a ratio of grounded claims below the threshold.
"""
CLOSING = """\
Next:  corvid ground-check TRAJECTORY.jsonl    check a log of yours; --json for programs
       corvid ground-check --help              modes, threshold, exit status
       corvid guarantees                       what is promised, and the tests that prove it
"""


def run() -> None:
    """Show the topic."""
    with workspace("tour_topics") as example:
        click.echo(INTRODUCTION)
        station("1. A file, and a session that claims three things about it")
        show(example / "jwt.txt")
        show(example / "session.jsonl")
        station("2. What corvid ground-check says")
        ground_check(example / "session.jsonl", blocked=True)
        click.echo(BLOCKED)
        station("3. The claims that can be shown")
        show(example / "mended.jsonl")
        ground_check(example / "mended.jsonl", blocked=False)
        click.echo(CLOSING)


def show(file: Path) -> None:
    """Print a file under its name."""
    click.echo(file.name)
    for line in file.read_text(encoding="utf-8").splitlines():
        click.echo(f"  | {line}")
    click.echo()


def ground_check(trajectory: Path, *, blocked: bool) -> None:
    """Show the report on a trajectory. Raises `TourFailed` if it is not the one announced."""
    report = check_trajectory(trajectory, root=trajectory.parent)
    if report.blocked != blocked:
        raise TourFailed(to_text(report))
    click.secho(to_text(report), fg="red" if blocked else "green")
    click.echo()
