"""Says to people what a check found."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

import attrs

from corvid_runtime.enforcement.ghosts import GhostVerdict
from corvid_runtime.enforcement.project import PREFIX
from corvid_runtime.enforcement.report import Problem, TrajectoryReport
from corvid_runtime.printing import on_one_line

_FORM_CODES = frozenset({"no_prefix", "no_path", "no_line", "no_quote", "paraphrased", "too_short"})
_CITE = "Add code citation"
_HINTS = {
    "malformed": "Write one JSON object a line",
    "no_source": "Add the message ID or source",
}
_FORMAT = f"`<word-for-word code quote>` [{PREFIX}<path>:<line>]"
_ACTIONS = """\
Actions:
- Add word-for-word code citations for each claim{search}
- Or mark as [ASSUMPTION] if no code exists
- Then retry /clear"""
_LONGEST_CLAIM = 200

_Item = TypeVar("_Item")


def to_text(report: TrajectoryReport, *, root: str = ".", limit: int | None = None) -> str:
    """Return a report as text: the verdict first, then what is wrong, then what to do.

    Args:
        report: the report.
        root: the project's directory, for the commands that it names.
        limit: the most findings shown of each kind; all if None.
    """
    return "\n\n".join(_Text(report, root, limit).paragraphs())


def decimal(ratio: Fraction) -> str:
    """Return a ratio with two decimals, cut off, so that none looks larger than it is."""
    hundredths = ratio.numerator * 100 // ratio.denominator
    return f"{hundredths // 100}.{hundredths % 100:02}"


@attrs.frozen
class _Text:
    """A report on its way to be text."""

    _report: TrajectoryReport
    _root: str
    _limit: int | None

    def paragraphs(self) -> Iterator[str]:
        report, policy = self._report, self._report.policy
        if policy.mode == "disabled":
            yield "Grounding enforcement is disabled: nothing was checked"
            return
        if report.status == "pass":
            yield (
                f"Grounding ratio {decimal(report.grounding_ratio)} {self._target}:"
                f" {report.grounded_claims} of {report.total_claims} claims grounded"
            )
        if not report.ratio_holds:
            yield from self._low_ratio()
        shown, rest = self._first([each for each in report.problems if self._is_block(each)])
        yield from map(self._block, shown)
        yield from rest
        yield from self._ghosts()

    @property
    def _word(self) -> str:
        return "ERROR" if self._report.policy.mode == "strict" else "WARNING"

    @property
    def _target(self) -> str:
        return f"(target: >= {float(self._report.policy.threshold):g})"

    def _low_ratio(self) -> Iterator[str]:
        report = self._report
        if not report.total_claims:
            yield f"{self._word}: No claims, and a session without claims does not pass here"
            return
        yield f"{self._word}: Grounding ratio too low"
        ungrounded = report.total_claims - report.grounded_claims
        ratio = decimal(report.grounding_ratio)
        yield f"Current ratio: {ratio} {self._target}\nUngrounded claims: {ungrounded}"
        listed = [
            problem
            for problem in report.problems
            if problem.ungrounded and (report.policy.log_ungrounded or problem.code != "assumption")
        ]
        if listed:
            shown, rest = self._first(listed)
            lines = [f"{number}. {_listed(each)}" for number, each in enumerate(shown, start=1)]
            yield "\n".join(["Ungrounded decisions requiring evidence:", *lines, *rest])
        yield _ACTIONS.format(search=self._search(listed))

    def _search(self, listed: Sequence[Problem]) -> str:
        """Return the line that names the search for evidence of the first claim."""
        claim = next((problem.claim for problem in listed if problem.code != "malformed"), "")
        if not claim:
            return ""
        root = [] if self._root == "." else ["--root", self._root]
        command = shlex.join(["corvid", "cite", on_one_line(claim)[:_LONGEST_CLAIM], *root])
        return f"\n- Find words to cite, claim by claim: {command}"

    def _is_block(self, problem: Problem) -> bool:
        """Tell whether a problem is shown by itself; others are listed where the ratio is low."""
        return (
            problem.fabricated
            or problem.code in _FORM_CODES
            or not problem.ungrounded
            or (problem.code == "malformed" and self._report.ratio_holds)
        )

    def _block(self, problem: Problem) -> str:
        if problem.fabricated:
            return _citation(problem, f"{self._word}: Fabricated citation")
        if problem.code in _FORM_CODES:
            return _citation(problem, f"{self._word}: Invalid citation format")
        return f"WARNING: line {problem.line}: {_message(problem)}{_of(problem)}"

    def _ghosts(self) -> Iterator[str]:
        policy, unverified = self._report.policy, self._report.unverified_ghosts
        for ghost in self._report.ghosts:
            if ghost.decision and not ghost.decision.void:
                decision = on_one_line(str(ghost.decision))
                yield f"Line {ghost.line}: {on_one_line(ghost.claim)}: decided by {decision}"
        if not unverified:
            return
        count = f"{len(unverified)} Ghost Feature{'s' * (len(unverified) != 1)} unverified"
        blocks = policy.mode == "strict" and policy.strict_mode_blocks
        yield f"Cannot clear: {count}" if blocks else f"Warning: {count}"
        shown, rest = self._first(unverified)
        yield from map(ghost_text, shown)
        yield from rest
        if blocks:
            yield (
                "Human audit required, or remove the ghost claims\n"
                "- Record what a person found: corvid audit TRAJECTORY LINE --by NAME --because WHY"
            )

    def _first(self, items: Sequence[_Item]) -> tuple[Sequence[_Item], list[str]]:
        """Return as many items as are shown, and a line that counts the others if there are any."""
        if self._limit is None or len(items) <= self._limit:
            return items, []
        return items[: self._limit], [f"... and {len(items) - self._limit} more: --all shows them"]


def _listed(problem: Problem) -> str:
    return (
        f'"{on_one_line(problem.claim)}" - {_HINTS.get(problem.code, _CITE)}'
        f" (line {problem.line}: {problem.message})"
    )


def _message(problem: Problem) -> str:
    # The message of a malformed line begins with its number, as a claim that is listed does.
    return problem.message.removeprefix(f"line {problem.line}: ")


def _citation(problem: Problem, title: str) -> str:
    lines = [
        title,
        "",
        f"Citation: {on_one_line(problem.citation or '')} (line {problem.line})",
        f"Problem: {problem.message}",
    ]
    if problem.code in _FORM_CODES:
        lines += ["", "Correct format:", on_one_line(problem.correction or _FORMAT)]
    return "\n".join(lines)


def _of(problem: Problem) -> str:
    return f": {on_one_line(problem.citation)}" if problem.citation else ""


def ghost_text(ghost: GhostVerdict) -> str:
    """Return what was searched for a claim of absence, what was found, and what is to be done."""
    lines = [f"{ghost.flag} {on_one_line(ghost.claim)} (line {ghost.line})"]
    for number, result in enumerate(ghost.queries, start=1):
        where = f", first in {on_one_line(result.where)}" if result.where else ""
        query = on_one_line(result.query)
        lines.append(f'- Query {number}: "{query}" - {result.matches} results{where}')
    lines.append(f"- Doc mentions: {ghost.doc_mentions}")
    lines.append(f"- Status: {ghost.status}; {ghost.action}")
    if ghost.decision is not None:
        decision = on_one_line(str(ghost.decision))
        lines.append(f"- Void: decided by {decision}; {ghost.decision.void}")
    return "\n".join(lines)
