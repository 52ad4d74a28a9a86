"""Accepted: compares two versions of a policy."""

import difflib
import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("compare")


@dataclass(frozen=True)
class Comparison:
    policy: str
    versions: tuple[int, int]
    similarity: Grounded[float]
    summary: Grounded[str]


class PolicyArchive:
    def __init__(self, root: str = "policies") -> None:
        self.root = root

    def path(self, policy: str, version: int) -> str:
        return f"{self.root}/{policy}/v{version}.txt"

    @tool(uses=retrieval)
    def text(self, policy: str, version: int) -> str | None:
        if version < 1:
            return None
        return "alpha bravo 17 yes" if version == 1 else WORLD[0]


@lift
def similarity(old: str, new: str) -> float:
    return round(difflib.SequenceMatcher(None, old, new).ratio(), 3)


@lift
def changes(old: str, new: str) -> str:
    return "\n".join(difflib.unified_diff(old.split(), new.split(), lineterm="", n=0))


@prompt(model="small")
def describe(policy: str, diff: str) -> str:
    return f"Changes of {policy}: {diff or 'none'}"


class Comparer:
    def __init__(self, archive: PolicyArchive) -> None:
        self.archive = archive

    @agent
    @grounded_pure
    def compare(
        self, policy: str, old_version: int, new_version: int
    ) -> Comparison | InsufficientEvidence:
        if old_version > new_version:
            old_version, new_version = new_version, old_version
        old = self.archive.text(policy, old_version)
        new = self.archive.text(policy, new_version)
        if old is None or new is None:
            logger.warning("a version of %s is missing", policy)
            return InsufficientEvidence(reason="a version is missing", missing=(policy,))
        summary = describe(policy, changes(old, new))
        return Comparison(policy, (old_version, new_version), similarity(old, new), summary)


def main(content: str) -> object:
    WORLD[0] = content
    comparer = Comparer(PolicyArchive())
    return comparer.compare("remote-work", 2, 1), comparer.compare("remote-work", 0, 1)
