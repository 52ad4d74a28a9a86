"""Says to people what a check found."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from corvid_runtime.enforcement.ghosts import GhostVerdict
from corvid_runtime.enforcement.project import PREFIX
from corvid_runtime.enforcement.report import Problem, TrajectoryReport

_FORM_CODES = frozenset({"no_prefix", "no_path", "no_line", "no_quote", "paraphrased", "too_short"})
_CITE = "Add code citation"
_HINTS = {
    "malformed": "Write one JSON object a line",
    "no_source": "Add the message ID or source",
}
_FORMAT = f"`<word-for-word code quote>` [{PREFIX}<path>:<line>]"
_ACTIONS = """\
Actions:
- Add word-for-word code citations for each claim
- Or mark as [ASSUMPTION] if no code exists
- Then retry /clear"""


def to_text(report: TrajectoryReport) -> str:
    """Return a report as text: the verdict first, then what is wrong, then what to do."""
    return "\n\n".join(_paragraphs(report))


def decimal(ratio: Fraction) -> str:
    """Return a ratio with two decimals, cut off, so that none looks larger than it is."""
    hundredths = ratio.numerator * 100 // ratio.denominator
    return f"{hundredths // 100}.{hundredths % 100:02}"


def on_one_line(text: str) -> str:
    """Return a text as it can be shown: line ends, control characters and the like escaped."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def _paragraphs(report: TrajectoryReport) -> Iterator[str]:
    policy = report.policy
    if policy.mode == "disabled":
        yield "Grounding enforcement is disabled: nothing was checked"
        return
    word = "ERROR" if policy.mode == "strict" else "WARNING"
    target = f"(target: >= {float(policy.threshold):g})"
    if report.status == "pass":
        yield (
            f"Grounding ratio {decimal(report.grounding_ratio)} {target}:"
            f" {report.grounded_claims} of {report.total_claims} claims grounded"
        )
    if not report.ratio_holds:
        yield from _low_ratio(report, word, target)
    for problem in report.problems:
        if problem.fabricated:
            yield _citation(problem, f"{word}: Fabricated citation")
        elif problem.code in _FORM_CODES:
            yield _citation(problem, f"{word}: Invalid citation format")
        elif not problem.ungrounded:
            yield f"WARNING: line {problem.line}: {problem.message}{_of(problem)}"
    yield from _ghosts(report)


def _low_ratio(report: TrajectoryReport, word: str, target: str) -> Iterator[str]:
    if not report.total_claims:
        yield f"{word}: No claims, and a session without claims does not pass here"
        return
    yield f"{word}: Grounding ratio too low"
    ungrounded = report.total_claims - report.grounded_claims
    ratio = decimal(report.grounding_ratio)
    yield f"Current ratio: {ratio} {target}\nUngrounded claims: {ungrounded}"
    listed = [
        problem
        for problem in report.problems
        if problem.ungrounded and (report.policy.log_ungrounded or problem.code != "assumption")
    ]
    if listed:
        lines = [
            f'{number}. "{on_one_line(problem.claim)}" - {_HINTS.get(problem.code, _CITE)}'
            f" (line {problem.line}: {problem.message})"
            for number, problem in enumerate(listed, start=1)
        ]
        yield "\n".join(["Ungrounded decisions requiring evidence:", *lines])
    yield _ACTIONS


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


def _ghosts(report: TrajectoryReport) -> Iterator[str]:
    unverified = report.unverified_ghosts
    if not unverified:
        return
    count = f"{len(unverified)} Ghost Feature{'s' * (len(unverified) != 1)} unverified"
    blocks = report.policy.mode == "strict" and report.policy.strict_mode_blocks
    yield f"Cannot clear: {count}" if blocks else f"Warning: {count}"
    yield from map(_ghost, unverified)
    if blocks:
        yield "Human audit required, or remove the ghost claims"


def _ghost(ghost: GhostVerdict) -> str:
    lines = [f"{ghost.flag} {on_one_line(ghost.claim)}"]
    for number, result in enumerate(ghost.queries, start=1):
        where = f", first in {on_one_line(result.where)}" if result.where else ""
        query = on_one_line(result.query)
        lines.append(f'- Query {number}: "{query}" - {result.matches} results{where}')
    lines.append(f"- Doc mentions: {ghost.doc_mentions}")
    lines.append(f"- Status: {ghost.status}; {ghost.action}")
    return "\n".join(lines)
