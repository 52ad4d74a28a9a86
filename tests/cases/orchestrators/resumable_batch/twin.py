"""Refused: the checkpoint stores which answers look wrong."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

log = logging.getLogger("resume")
R = TypeVar("R")
WORLD = ""


@dataclass
class Checkpoint(Generic[R]):
    results: dict[str, R] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    def remaining(self, keys: list[str]) -> list[str]:
        return [key for key in keys if key not in self.results]


class ArchiveDown(OSError):
    pass


class BatchAborted(RuntimeError):
    """The batch stopped; run it again with the same checkpoint."""


@tool(uses=retrieval)
def contract_text(contract_id: str) -> str | None:
    if contract_id.startswith("X"):
        raise ArchiveDown("the archive is down")
    return f"{contract_id} {WORLD}" if WORLD else None


@prompt(model="small")
def parties(contract: str) -> list[str]:
    return contract.split()[1:3]


@lift
def pair(names: list[str]) -> str:
    return " and ".join(sorted({name.strip().title() for name in names}))


def percent(done: int, total: int) -> str:
    return f"{100 * done // total if total else 100}%"


@grounded_pure
def extract_parties(
    contract_ids: list[str],
    checkpoint: Checkpoint[Grounded[str]],
    on_progress: Callable[[str], None] = log.info,
) -> Checkpoint[Grounded[str]]:
    todo = checkpoint.remaining(contract_ids)
    for done, contract_id in enumerate(todo, start=1):
        try:
            text = contract_text(contract_id)
        except ArchiveDown as error:
            raise BatchAborted("the archive is down") from error
        if text is None:
            checkpoint.failed[contract_id] = "not on file"
            continue
        names = pair(parties(text))
        if names.count(" and ") != 1 or "17" in text:
            checkpoint.failed[contract_id] = "check the parties"  # E: grounded-laundering
        checkpoint.results[contract_id] = names
        on_progress(percent(done, len(todo)))
    return checkpoint


def main(content: str) -> object:
    global WORLD
    WORLD = content
    progress: list[str] = []
    checkpoint: Checkpoint[Grounded[str]] = Checkpoint()
    try:
        extract_parties(["A1", "X2", "B3"], checkpoint)
    except BatchAborted:
        progress.append("resuming")
    return extract_parties(["A1", "B3"], checkpoint, progress.append), progress
