"""What a check of a trajectory found, and what follows from it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import attrs

from corvid_runtime.enforcement.ghosts import GhostVerdict
from corvid_runtime.enforcement.policy import Mode, Policy
from corvid_runtime.enforcement.trajectory import Claim

Status = Literal["pass", "warn", "fail", "disabled"]

_ALL = Fraction(1)


@attrs.frozen
class Problem:
    """What is wrong with one claim of a trajectory.

    Attributes:
        line: the line of the trajectory, counted from 1.
        code: the reason, for programs.
        claim: the claim's text.
        message: the reason, for people.
        citation: the evidence as written, if there is any.
        correction: the evidence in the correct format, if that can be told.
        fabricated: whether the evidence was looked up and is not there.
        ungrounded: whether the claim counts as ungrounded for this reason.
    """

    line: int
    code: str
    claim: str
    message: str
    citation: str | None = None
    correction: str | None = None
    fabricated: bool = False
    ungrounded: bool = True


@attrs.frozen
class TrajectoryReport:
    """What a check found, and what follows from it.

    Attributes:
        policy: the settings that were applied.
        total_claims: how many claims the trajectory makes.
        grounded_claims: how many of them are grounded.
        assumptions: the claims flagged as assumptions, with their lines.
        problems: everything wrong with a claim.
        ghosts: a verdict for each claim of absence.
    """

    policy: Policy
    total_claims: int = 0
    grounded_claims: int = 0
    assumptions: tuple[Claim, ...] = ()
    problems: tuple[Problem, ...] = ()
    ghosts: tuple[GhostVerdict, ...] = ()

    @property
    def mode(self) -> Mode:
        """The mode that was applied."""
        return self.policy.mode

    @property
    def threshold(self) -> Fraction:
        """The least ratio that passes."""
        return self.policy.threshold

    @property
    def grounding_ratio(self) -> Fraction:
        """Grounded claims to all claims, exactly; 1 if there are none."""
        return Fraction(self.grounded_claims, self.total_claims) if self.total_claims else _ALL

    @property
    def ratio_holds(self) -> bool:
        """Whether the grounding ratio reaches the threshold."""
        if self.total_claims == 0:
            return self.policy.zero_claim_passes
        return self.grounding_ratio >= self.threshold

    @property
    def fabricated(self) -> tuple[Problem, ...]:
        """The problems with evidence that was looked up and is not there."""
        return tuple(problem for problem in self.problems if problem.fabricated)

    @property
    def unverified_ghosts(self) -> tuple[GhostVerdict, ...]:
        """The claims of absence that are neither verified nor decided by a person."""
        return tuple(ghost for ghost in self.ghosts if not ghost.settled)

    @property
    def status(self) -> Status:
        """`pass`; `warn` or `fail`, as the mode says, if something is wrong; `disabled`."""
        if self.mode == "disabled":
            return "disabled"
        ghosts_block = self.policy.strict_mode_blocks and self.unverified_ghosts
        if not self.ratio_holds or self.fabricated or ghosts_block:
            return "fail" if self.mode == "strict" else "warn"
        return "warn" if self.unverified_ghosts else "pass"

    @property
    def blocked(self) -> bool:
        """Whether the session may not go on as it is."""
        return self.status == "fail"

    def to_json(self) -> dict[str, Any]:
        """Return the report as a JSON object.

        `grounding_ratio` and `threshold` are numbers from 0 to 1; the counts are exact.
        """
        return {
            "status": self.status,
            "mode": self.mode,
            "threshold": float(self.threshold),
            "grounding_ratio": float(self.grounding_ratio),
            "total_claims": self.total_claims,
            "grounded_claims": self.grounded_claims,
            "assumptions": [
                {"line": claim.number, "claim": claim.text} for claim in self.assumptions
            ],
            "problems": [attrs.asdict(problem) for problem in self.problems],
            "ghosts": [
                {
                    **ghost.to_entry(),
                    "line": ghost.line,
                    "action": ghost.action,
                    "flag": ghost.flag,
                    "shared_words": float(ghost.shared),
                    "decision": attrs.asdict(ghost.decision) if ghost.decision else None,
                }
                for ghost in self.ghosts
            ],
        }
