"""Accepted: explains what changed between two versions of a contract."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Literal

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""
Audience = Literal["legal", "business"]


@dataclass(frozen=True)
class ChangeNote:
    contract_id: str
    versions: tuple[int, int]
    material: Grounded[bool]
    note: Grounded[str]


@tool(uses=retrieval)
def load_version(contract_id: str, version: int) -> str | None:
    return WORLD[: len(WORLD) // 2 * version] or None


@prompt(model="legal")
def explain_changes(diff: str, audience: str) -> str:
    return f"for {audience}: {diff}"


def unified(old: str, new: str) -> str:
    return "\n".join(difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm=""))


def is_material(diff: str) -> bool:
    return any(word in diff.lower() for word in ("liability", "eur", "terminate"))


class ChangeReviewer:
    def __init__(self, audience: Audience) -> None:
        self.audience = audience

    @agent
    @grounded_pure
    def review(self, contract_id: str, old: int, new: int) -> ChangeNote | InsufficientEvidence:
        if old >= new:
            raise ValueError("versions must ascend")
        before = load_version(contract_id, old)
        after = load_version(contract_id, new)
        if before is None or after is None:
            return InsufficientEvidence(reason="a version is missing")
        diff = lift(unified)(before, after)
        if not diff:
            return InsufficientEvidence(reason="the versions are identical")
        match self.audience:
            case "legal":
                note = explain_changes(diff, "counsel")
            case "business":
                note = explain_changes(diff, "management")
        return ChangeNote(contract_id, (old, new), lift(is_material)(diff), note)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return ChangeReviewer("legal").review("C-1", 1, 2)
