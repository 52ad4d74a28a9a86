"""Is a claim grounded as it says it is?"""

from __future__ import annotations

from collections.abc import Callable, Collection

from corvid_runtime.enforcement.project import Flaw, Project, citation_form, reference_form
from corvid_runtime.enforcement.trajectory import ASSUMPTION, MALFORMED, Claim, Evidence

_NO_EVIDENCE = Flaw("no_evidence", "the claim names no evidence")
_UNFLAGGED = Flaw("unflagged", "neither evidence nor the flag [ASSUMPTION]")


def flaws(
    claim: Claim, project: Project | None, counts: Collection[str]
) -> list[tuple[Evidence | None, Flaw]]:
    """Return why a claim is not grounded, each reason with the evidence at fault; none if it is.

    Without a `project` only the form of the evidence is judged. `counts` are the grounding types
    that count as grounded; what others name as evidence is looked up all the same.
    """
    check = _check_of(claim.grounding, project)
    if check is None:
        return [(None, _ungrounded(claim))]
    found: list[tuple[Evidence | None, Flaw]] = [] if claim.evidence else [(None, _NO_EVIDENCE)]
    for evidence in claim.evidence:
        if flaw := check(evidence):
            found.append((evidence, flaw))
    if claim.grounding not in counts:
        found.append(
            (None, Flaw("not_counted", f"{claim.grounding} does not count as grounded here"))
        )
    return found


def _check_of(grounding: str, project: Project | None) -> Callable[[Evidence], Flaw | None] | None:
    if grounding == "citation":
        return project.check_citation if project else citation_form
    if grounding == "code_reference":
        return project.check_reference if project else reference_form
    return _input_form if grounding == "user_input" else None


def _input_form(evidence: Evidence) -> Flaw | None:
    return None if evidence.source else Flaw("no_source", "A message ID or source is required")


def _ungrounded(claim: Claim) -> Flaw:
    if claim.grounding == ASSUMPTION:
        return Flaw(ASSUMPTION, "an assumption, flagged as one")
    if claim.grounding == MALFORMED:
        return Flaw(MALFORMED, claim.text)
    return _UNFLAGGED
