"""`corvid ground-check`: does what an agent says it read stand where it says?"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import attrs
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

from corvid_cli.many import Outcome, report_all, scheduler_option
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
@scheduler_option
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
    scheduler: str | None,
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
    read_key(key_file)  # what is no key is said before anything is checked
    limit = None if show_all else _MOST_FINDINGS
    check = _Check(root, flags, key_file, as_json, limit, shows_lines=scheduler is None)
    sys.exit(report_all(check, paths, scheduler))


@attrs.frozen
class _Check:
    """The check of one file with the settings of the command: it can be sent to another process."""

    _root: str
    _flags: Mapping[str, str | None]
    _key_file: str | None
    _as_json: bool
    _limit: int | None
    _shows_lines: bool = attrs.field(kw_only=True)

    def __call__(self, path: str) -> Outcome:
        try:
            report = self._report(path)
            shown = self._shown(report)
        except CouldNotCheck as error:
            return self._given_up(path, str(error))
        except Exception as error:
            return self._given_up(path, f"{path}: internal error: {error!r}")
        return Outcome(_BLOCKED if report.blocked else 0, shown)

    def _report(self, path: str) -> TrajectoryReport:
        policy, key = policy_of(Path(self._root), self._flags), read_key(self._key_file)
        with line_counter(path if self._shows_lines else None) as progress:
            report = check_trajectory(
                path, root=self._root, policy=policy, key=key, progress=progress
            )
        if report.mode == report.status == "warn" and not is_document(path):
            _record(path, report)
        return report

    def _shown(self, report: TrajectoryReport) -> str:
        if self._as_json:
            return json.dumps(report.to_json())
        return to_text(report, root=self._root, limit=self._limit)

    def _given_up(self, path: str, message: str) -> Outcome:
        if self._as_json:
            problem = {"line": None, "code": "could_not_check", "message": message}
            shown = json.dumps({"status": "error", "problems": [problem]})
            return Outcome(_COULD_NOT_CHECK, shown)
        text = f"ERROR: Could not check {path}\n\n{message}"
        return Outcome(_COULD_NOT_CHECK, text, is_error=True)


def _record(path: str, report: TrajectoryReport) -> None:
    try:
        record_warning(path, report)
    except OSError as error:
        reason = error.strerror or error
        raise CouldNotCheck(f"{path}: the warning could not be appended: {reason}") from error
