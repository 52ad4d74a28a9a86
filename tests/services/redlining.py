"""Redlining: TypedDict results and match on structured model output."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Edit:
    kind: Literal["insert", "delete", "replace"]
    old: str
    new: str


class Summary(TypedDict):
    document: str
    edits: list[Grounded[str]]
    text: Grounded[str]


DOCS = {"nda": "The party shall keep secrets.", "lease": "Pets are forbidden."}


@tool(uses=retrieval)
def document(name: str) -> Grounded[str] | None:
    return ground(DOCS[name], source=name) if name in DOCS else None


@prompt(model="redliner")
def suggest(text: str, style: str) -> list[Edit]:
    edits = []
    if "shall" in text:
        edits.append(Edit("replace", "shall", "must"))
    if "Pets" in text:
        edits.append(Edit("delete", "forbidden", ""))
        edits.append(Edit("insert", "", " No cats."))
    return edits


def describe(edit: Grounded[Edit]) -> Grounded[str]:
    match edit.kind:
        case "insert":
            return interpolate("add '{}'", edit.new)
        case "delete":
            return interpolate("remove '{}'", edit.old)
        case _:
            return interpolate("'{}' -> '{}'", edit.old, edit.new)


def apply(text: Grounded[str], edit: Grounded[Edit]) -> Grounded[str]:
    if edit.kind == "insert":
        return text + edit.new
    return text.replace(edit.old, edit.new)


@grounded_pure
@agent
def redline(name: str, style: str = "plain") -> Summary | InsufficientEvidence:
    text = document(name)
    if text is None:
        return InsufficientEvidence(reason=f"{name} is not on file")
    described: list[Grounded[str]] = []
    for edit in each(suggest(text, style)):
        described.append(describe(edit))
        text = apply(text, edit)
    return {"document": name, "edits": described, "text": text}


def main() -> None:
    for name in ("nda", "lease", "will"):
        match redline(name):
            case InsufficientEvidence() as refusal:
                print(refusal.reason)
            case summary:
                print(summary["document"], summary["edits"], summary["text"])


if __name__ == "__main__":
    main()
