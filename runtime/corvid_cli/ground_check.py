"""`corvid ground-check`: does what an agent says it read stand where it says?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, get_args

import click
from corvid_runtime.enforcement import (
    CouldNotCheck,
    TrajectoryReport,
    check_trajectory,
    record_warning,
)
from corvid_runtime.enforcement.codebase import is_document
from corvid_runtime.enforcement.messages import to_text
from corvid_runtime.enforcement.policy import Mode

from corvid_cli.policy import policy_of
from corvid_cli.progress import line_counter
from corvid_cli.signing_key import key_option, read_key

_BLOCKED = 1
_COULD_NOT_CHECK = 2
_MOST_FINDINGS = 50


@click.command("ground-check")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--mode",
    type=click.Choice(get_args(Mode)),
    help="strict blocks; warn reports, passes, and appends its finding; disabled checks nothing.",
)
@click.option("--threshold", help="The least share of grounded claims that passes, such as 0.95.")
@click.option("--root", default=".", show_default=True, help="What ${PROJECT_ROOT} stands for.")
@key_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each PATH.")
@click.option(
    "--all", "show_all", is_flag=True, help=f"Print all findings, not the first {_MOST_FINDINGS}."
)
def ground_check(
    paths: tuple[str, ...],
    mode: str | None,
    threshold: str | None,
    root: str,
    key_file: str | None,
    as_json: bool,
    show_all: bool,
) -> None:
    """Open every citation of an agent's trajectory, or of a text.

    Is every claim at PATH backed by words that stand in the project? PATH holds one JSON object a
    line; Markdown and plain text, by their suffix, are read for citations such as "words"
    [path:line]. Settings come from the options, then from [tool.corvid] in the pyproject.toml of
    the root, then from its .loa.config.yaml.

    Exit status: 0 passed or warned, 1 blocked, 2 could not check.
    """
    flags = {"mode": mode, "threshold": threshold}
    check = partial(_check, root=root, flags=flags, key=read_key(key_file))
    limit = None if show_all else _MOST_FINDINGS
    show = _as_json if as_json else partial(to_text, root=root, limit=limit)
    sys.exit(max(_status(path, check, show, as_json) for path in paths))


def _status(
    path: str,
    check: Callable[[str], TrajectoryReport],
    show: Callable[[TrajectoryReport], str],
    as_json: bool,
) -> int:
    try:
        report = check(path)
        shown = show(report)
    except CouldNotCheck as error:
        return _give_up(path, str(error), as_json)
    except Exception as error:
        return _give_up(path, f"{path}: internal error: {error!r}", as_json)
    click.echo(shown)
    return _BLOCKED if report.blocked else 0


def _check(path: str, root: str, flags: Mapping[str, str | None], key: Any) -> TrajectoryReport:
    with line_counter(path) as progress:
        report = check_trajectory(
            path, root=root, policy=policy_of(Path(root), flags), key=key, progress=progress
        )
    if report.mode == report.status == "warn" and not is_document(path):
        _record(path, report)
    return report


def _record(path: str, report: TrajectoryReport) -> None:
    try:
        record_warning(path, report)
    except OSError as error:
        reason = error.strerror or error
        raise CouldNotCheck(f"{path}: the warning could not be appended: {reason}") from error


def _as_json(report: TrajectoryReport) -> str:
    return json.dumps(report.to_json())


def _give_up(path: str, message: str, as_json: bool) -> int:
    if as_json:
        problem = {"line": None, "code": "could_not_check", "message": message}
        click.echo(json.dumps({"status": "error", "problems": [problem]}))
    else:
        click.echo(f"ERROR: Could not check {path}\n\n{message}", err=True)
    return _COULD_NOT_CHECK
