"""What a person decided about a claim of absence that no search could settle.

A decision is about one search of one state of the files. It is void as soon as either is another.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Any, Final

import attrs

from corvid_runtime.chain_json import expect
from corvid_runtime.sealing import Terms, seal, unseal

PHASE: Final = "ghost_audit"

_CHANGED_FILES: Final = "the searched files have changed since"
_CHANGED_SEARCH: Final = "it is about another search, or about another result"


@attrs.frozen
class Decision:
    """A person's decision that a claim of absence is true.

    Attributes:
        by: who decided.
        at: when, in ISO 8601.
        because: why.
        ghost: the claim, its queries and what they found, as a trajectory records them.
        searched: the digest of the files that were searched.
        void: why it does not count; empty if it does.
    """

    by: str
    at: str
    because: str
    ghost: Mapping[str, object]
    searched: str
    void: str = ""

    def __str__(self) -> str:
        return f"{self.by} on {self.at[:10]}: {self.because}"

    def about(self, ghost: Mapping[str, object], searched: str) -> Decision:
        """Return the decision as it applies to a ghost: void if that, or a file, is another now."""
        if dict(self.ghost) != dict(ghost):
            return attrs.evolve(self, void=_CHANGED_SEARCH)
        if self.searched != searched:
            return attrs.evolve(self, void=_CHANGED_FILES)
        return self

    def to_entry(self, key: Any = None) -> dict[str, object]:
        """Return the row that a trajectory records, signed if there is a key.

        Raises:
            InvalidProvenance: the key is invalid, or cannot sign.
        """
        content = attrs.asdict(self, filter=lambda field, _: field.name != "void")
        return {"phase": PHASE, "audit": seal(content, Terms(key))}


def decide(by: str, because: str, ghost: Mapping[str, object], searched: str) -> Decision:
    """Return a decision that is made now.

    Raises:
        ValueError: it does not say by whom, or why.
    """
    if not by.strip() or not because.strip():
        raise ValueError("a decision says who made it, and why")
    now = datetime.now(timezone.utc).isoformat(timespec="seconds")
    return Decision(by.strip(), now, because.strip(), ghost, searched)


def read_decision(entry: Mapping[str, object], key: Any = None) -> Decision:
    """Return the decision that a row records.

    Args:
        entry: the row.
        key: with one, a decision counts only if it is signed with it.

    Raises:
        InvalidProvenance: the row is no decision, was changed, or lacks the signature.
    """
    content = unseal(entry.get("audit"), Terms(key, None if key else "unsigned"))
    fields = {"by", "at", "because", "ghost", "searched"}
    expect(isinstance(content, dict) and content.keys() == fields, "a decision")
    texts = (content[name] for name in fields - {"ghost"})
    expect(all(isinstance(text, str) for text in texts), "a decision")
    expect(isinstance(content["ghost"], dict), "a decision")
    return Decision(**content)
