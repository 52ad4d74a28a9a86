"""Holds a trajectory to its grounding ratio: citations are opened, absences searched for."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import chain
from typing import Any

import attrs

from corvid_runtime.enforcement.codebase import Codebase, is_document
from corvid_runtime.enforcement.decisions import PHASE, Decision, read_decision
from corvid_runtime.enforcement.documents import read_document
from corvid_runtime.enforcement.ghosts import (
    GhostVerdict,
    Search,
    ask,
    count_mentions,
    judge_ghost,
)
from corvid_runtime.enforcement.grounds import flaws
from corvid_runtime.enforcement.policy import Mode, Number, Policy
from corvid_runtime.enforcement.project import PREFIX, Flaw, Project
from corvid_runtime.enforcement.report import Problem, TrajectoryReport
from corvid_runtime.enforcement.trajectory import (
    ABSENT,
    ASSUMPTION,
    Claim,
    Entry,
    Evidence,
    Row,
    claims,
    phase_of,
    read,
    text_of,
)
from corvid_runtime.errors import InvalidProvenance

_QUERY = re.compile(r"query_?(\d+)")
_STALE = Flaw("stale", "the file has changed since it was cited")
_AMBIGUOUS = {"status": "high_ambiguity", "ambiguity": "high"}


def grounding_ratio(
    entries: Iterable[Entry], *, root: str | os.PathLike[str] | None = None
) -> Fraction:
    """Return the exact share of claims that are grounded by a citation; 1 if there are no claims.

    A citation is a quote, a path under `${PROJECT_ROOT}` and a line. With a `root` each is opened,
    and grounds its claim only if the words stand there; without one only its form is checked.

    Args:
        entries: the rows of a trajectory; those whose phase is `cite` make claims.
        root: the project's directory.

    Raises:
        CouldNotCheck: `root` is not a directory.
    """
    project = Project(root) if root is not None else None
    counts = Policy().counts
    rows = (
        Row(number, entry) if isinstance(entry, Mapping) else Row(number, {}, "not an object")
        for number, entry in enumerate(entries, start=1)
    )
    grounded = [
        not flaws(claim, project, counts) for claim in chain.from_iterable(map(claims, rows))
    ]
    return Fraction(sum(grounded), len(grounded)) if grounded else Fraction(1)


def check_trajectory(
    path: str | os.PathLike[str],
    *,
    root: str | os.PathLike[str] = ".",
    mode: Mode | None = None,
    threshold: Number | None = None,
    policy: Policy | None = None,
    search: Search | None = None,
    key: Any = None,
    progress: Callable[[int], object] = lambda line: None,
) -> TrajectoryReport:
    """Check a trajectory: every citation is opened under `root`, every absence is searched for.

    Args:
        path: the trajectory, one JSON object a line; or a document, by its suffix, with citations
            written out.
        root: the project's directory, `${PROJECT_ROOT}` in citations.
        mode: in place of the policy's.
        threshold: in place of the policy's; 0.95 means 19/20 exactly.
        policy: the other settings.
        search: what searches for the absent, as in `verify_ghost`; the default searches the
            words of the project's code.
        key: what decisions about absences must be signed with: bytes, or an Ed25519 key. Without
            one, any decision counts.
        progress: is told the line of each row that is looked at.

    Raises:
        CouldNotCheck: the trajectory or the root cannot be read.
        ValueError: `mode` or `threshold` is invalid.
        InvalidProvenance: `key` is not a key.
    """
    policy = policy or Policy()
    policy = attrs.evolve(
        policy,
        mode=policy.mode if mode is None else mode,
        threshold=policy.threshold if threshold is None else threshold,
    )
    if policy.mode == "disabled":
        return TrajectoryReport(policy)
    project = Project(root, record=path)
    codebase = Codebase(project.root, record=path)
    check = _Check(policy, project, codebase, search or codebase.search, key, progress)
    return check.report(read_document(path, project.root) if is_document(path) else read(path))


@attrs.frozen
class _Check:
    """One pass over a trajectory."""

    _policy: Policy
    _project: Project
    _codebase: Codebase
    _search: Search
    _key: Any
    _progress: Callable[[int], object]

    def report(self, rows: Iterable[Row]) -> TrajectoryReport:
        total = grounded = 0
        assumptions: list[Claim] = []
        problems: list[Problem] = []
        ghosts: list[GhostVerdict] = []
        decisions: list[Decision] = []
        for row in rows:
            self._progress(row.number)
            made = claims(row)
            for claim in made:
                total += 1
                grounded += self._is_grounded(claim, problems)
                if claim.grounding == ASSUMPTION:
                    assumptions.append(claim)
            if made:
                continue
            phase = phase_of(row.entry)
            if phase in ABSENT and self._policy.enabled:
                ghosts.append(attrs.evolve(self._ghost(row.entry), line=row.number))
            elif phase == PHASE:
                self._read_decision(row, decisions, problems)
        problems += _bulk(assumptions, total)
        return TrajectoryReport(
            self._policy,
            total,
            grounded,
            tuple(assumptions),
            tuple(problems),
            tuple(self._decided(ghost, decisions) for ghost in ghosts),
        )

    def _read_decision(self, row: Row, decisions: list[Decision], problems: list[Problem]) -> None:
        try:
            decisions.append(read_decision(row.entry, self._key))
        except InvalidProvenance as error:
            message = f"the decision does not count: {error}"
            problems.append(Problem(row.number, PHASE, "", message, ungrounded=False))

    def _decided(self, ghost: GhostVerdict, decisions: Iterable[Decision]) -> GhostVerdict:
        """Return a ghost with what was decided about it: the last that counts, else the last."""
        entry = ghost.to_entry()
        about = [each for each in decisions if each.ghost.get("claim") == ghost.claim]
        if ghost.verified or not about:
            return ghost
        found = [each.about(entry, self._codebase.digest) for each in about]
        last = next((each for each in reversed(found) if not each.void), found[-1])
        return attrs.evolve(ghost, decision=last)

    def _is_grounded(self, claim: Claim, problems: list[Problem]) -> bool:
        """Add what is wrong with a claim to the problems; return whether it is grounded."""
        found = [
            _problem(claim, evidence, flaw)
            for evidence, flaw in flaws(claim, self._project, self._policy.counts)
        ]
        for evidence in claim.evidence:
            if evidence.digest and self._project.is_stale(evidence):
                found.append(attrs.evolve(_problem(claim, evidence, _STALE), ungrounded=False))
        problems += found
        return not (found and any(problem.ungrounded for problem in found))

    def _ghost(self, entry: Entry) -> GhostVerdict:
        """Search again for what a row says is absent; what it recorded can only make it worse."""
        policy = self._policy
        claim = text_of(entry, "claim", "feature") or ""
        recorded = list(_recorded(entry))
        results = ask([query for query, _ in recorded], self._search, policy.similarity_threshold)
        verdict = judge_ghost(
            claim,
            tuple(
                attrs.evolve(result, matches=max(result.matches, count))
                for result, (_, count) in zip(results, recorded, strict=True)
            ),
            doc_mentions=self._mentions(claim, entry.get("doc_mentions")),
            query_count=policy.query_count,
            doc_mention_threshold=policy.doc_mention_threshold,
        )
        ambiguous = any(entry.get(key) == value for key, value in _AMBIGUOUS.items())
        return attrs.evolve(verdict, status="high_ambiguity") if verdict and ambiguous else verdict

    def _mentions(self, claim: str, recorded: object) -> int:
        if isinstance(recorded, int) and not isinstance(recorded, bool):
            return recorded
        return count_mentions(claim, self._codebase.documents())


def _recorded(entry: Entry) -> Iterator[tuple[str, int]]:
    """Yield each query that a row records with the number of results it claims."""
    for key, query in entry.items():
        numbered = _QUERY.fullmatch(key)
        if numbered and isinstance(query, str):
            names = (f"{name}{numbered[1]}" for name in ("results", "results_", "result"))
            counts = (entry.get(name) for name in names)
            yield query, max((count for count in counts if isinstance(count, int)), default=0)


def _problem(claim: Claim, evidence: Evidence | None, flaw: Flaw) -> Problem:
    return Problem(
        line=claim.number,
        code=flaw.code,
        claim=claim.text,
        message=flaw.message,
        citation=str(evidence) if evidence else None,
        correction=_correction(evidence) if evidence and flaw.code == "no_prefix" else None,
        fabricated=flaw.fabricated,
    )


def _correction(evidence: Evidence) -> str:
    return str(evidence._replace(path=PREFIX + str(evidence.path).removeprefix("./")))


def _bulk(assumptions: list[Claim], total: int) -> list[Problem]:
    """Return a problem if most claims are assumptions: flagging is no substitute for looking."""
    if 2 * len(assumptions) <= total:
        return []
    message = f"{len(assumptions)} of {total} claims are assumptions: look for evidence instead"
    return [Problem(assumptions[-1].number, "bulk_assumptions", "", message, ungrounded=False)]
