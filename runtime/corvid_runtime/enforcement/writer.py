"""Writes a trajectory as the checker reads it."""

from __future__ import annotations

import os
from pathlib import Path

from corvid_runtime.enforcement.appending import append
from corvid_runtime.enforcement.ghosts import GhostVerdict
from corvid_runtime.enforcement.project import PREFIX, Project
from corvid_runtime.enforcement.report import TrajectoryReport
from corvid_runtime.enforcement.trajectory import Evidence, Lines


class TrajectoryWriter:
    """Appends rows to a trajectory, on disk when a method returns; writers may share the file.

    Args:
        path: the trajectory; it and its folders are made at the first row.
        root: the project's directory, `${PROJECT_ROOT}` in citations.
        agent: the name each row carries, if any.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        root: str | os.PathLike[str] = ".",
        agent: str | None = None,
    ) -> None:
        self._path = Path(path)
        self._project = Project(root)
        self._agent = agent

    def cite(self, claim: str, *, quote: str, path: str | os.PathLike[str], line: int) -> None:
        """Record a claim with the code that shows it, and a digest of the file as it is now.

        `path` is relative to the root. Raises `ValueError`, and writes nothing, if the quote does
        not stand on that line: an agent that cites as it goes learns of a slip at once.
        """
        place = PREFIX + Path(path).as_posix()
        evidence = Evidence(quote=quote, path=place, lines=Lines(line, line))
        flaw = self._project.check_citation(evidence)
        if flaw:
            raise ValueError(f"{evidence}: {flaw.message}")
        digest = self._project.digest(place)
        fields = {"quote": quote, "path": place, "line": line, "digest": f"sha256:{digest}"}
        self._append(phase="cite", claim=claim, grounding="citation", evidence=fields)

    def refer(self, claim: str, *, path: str | os.PathLike[str], line: int) -> None:
        """Record a claim about existing code, named by its place alone."""
        place = {"path": PREFIX + Path(path).as_posix(), "line": line}
        self._append(phase="cite", claim=claim, grounding="code_reference", evidence=place)

    def user_said(self, claim: str, *, source: str) -> None:
        """Record a claim that the user made; `source` names the message."""
        evidence = {"source": source}
        self._append(phase="cite", claim=claim, grounding="user_input", evidence=evidence)

    def assume(self, claim: str) -> None:
        """Record a claim that nothing backs."""
        self._append(phase="cite", claim=claim, grounding="assumption", evidence=None)

    def absent(self, verdict: GhostVerdict) -> None:
        """Record a claim of absence and how it was searched for."""
        self._append(**verdict.to_entry())

    def hand_off(self, report: TrajectoryReport) -> None:
        """Record the state of the grounding for the session that goes on."""
        self._append(
            phase="session_handoff",
            grounding_ratio=float(report.grounding_ratio),
            total_claims=report.total_claims,
            grounded_claims=report.grounded_claims,
            status=report.status,
        )

    def _append(self, **entry: object) -> None:
        agent = {"agent": self._agent} if self._agent else {}
        append(self._path, {**agent, **entry})
