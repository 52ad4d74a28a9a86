"""What is added to a trajectory after a check: its warning, and what a person decided."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from datetime import datetime, timezone
from typing import Any, Final

import attrs

from corvid_runtime.enforcement.appending import append
from corvid_runtime.enforcement.check import check_trajectory
from corvid_runtime.enforcement.codebase import Codebase
from corvid_runtime.enforcement.decisions import Decision, decide
from corvid_runtime.enforcement.ghosts import Search
from corvid_runtime.enforcement.policy import Policy
from corvid_runtime.enforcement.project import Project
from corvid_runtime.enforcement.report import Problem, TrajectoryReport

_MOST_LISTED: Final = 50


def record_warning(path: str | os.PathLike[str], report: TrajectoryReport) -> None:
    """Append what a check found to its trajectory, one row, unless the last row says the same.

    A row of the phase ``grounding_warning`` makes no claim. It lists the first 50 problems.

    Raises:
        OSError: the trajectory cannot be written.
    """
    finding = {
        "phase": "grounding_warning",
        "grounding_ratio": float(report.grounding_ratio),
        "threshold": float(report.threshold),
        "total_claims": report.total_claims,
        "grounded_claims": report.grounded_claims,
        "problem_count": len(report.problems),
        "problems": [
            {"line": problem.line, "code": problem.code, "claim": problem.claim}
            for problem, _ in zip(_logged(report), range(_MOST_LISTED))
        ],
        "ghosts": [ghost.claim for ghost in report.unverified_ghosts[:_MOST_LISTED]],
    }
    now = datetime.now(timezone.utc).isoformat(timespec="seconds")
    append(path, {**finding, "at": now}, unless=lambda last: _is_same(last, finding))


def audit(
    path: str | os.PathLike[str],
    line: int,
    *,
    by: str,
    because: str,
    root: str | os.PathLike[str] = ".",
    policy: Policy | None = None,
    search: Search | None = None,
    key: Any = None,
) -> Decision:
    """Record in a trajectory a person's decision that a claim of absence is true.

    The claim no longer blocks, as long as its search finds the same in the same files.

    Args:
        path: the trajectory.
        line: the line that claims the absence, counted from 1.
        by: who decided.
        because: why.
        root: the project's directory.
        policy: the settings of the check.
        search: what searches for the absent, as in `verify_ghost`.
        key: signs the decision: bytes, or a private Ed25519 key.

    Raises:
        CouldNotCheck: the trajectory or the root cannot be read.
        ValueError: that line claims no absence, or one that is verified already; or it is not said
            by whom or why.
        InvalidProvenance: the key is invalid, or cannot sign.
        OSError: the trajectory cannot be written.
    """
    # Before the check: what changes while it runs makes the decision void, and never broader.
    searched = Codebase(Project(root).root, record=path).digest
    policy = attrs.evolve(policy or Policy(), mode="strict", enabled=True)
    report = check_trajectory(path, root=root, policy=policy, search=search, key=key)
    ghost = next((ghost for ghost in report.ghosts if ghost.line == line), None)
    if ghost is None:
        raise ValueError(f"line {line} claims no absence")
    if ghost.verified:
        raise ValueError(f"line {line} is verified: there is nothing to decide")
    decision = decide(by, because, ghost.to_entry(), searched)
    append(path, decision.to_entry(key))
    return decision


def _logged(report: TrajectoryReport) -> Iterator[Problem]:
    for problem in report.problems:
        if report.policy.log_ungrounded or problem.code != "assumption":
            yield problem


def _is_same(last: str, finding: dict[str, object]) -> bool:
    try:
        entry = json.loads(last)
    except (ValueError, RecursionError):
        return False
    return isinstance(entry, dict) and {**entry, "at": ""} == {**finding, "at": ""}
