"""Make a refutation smaller: leave out statements as long as it stays one."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.noninterference.candidates import Candidate
from tests.noninterference.judging import Verdict, judge

ROUNDS = 12


def shrink(verdict: Verdict, folder: Path) -> Verdict:
    """The smallest program that was found; each round is one run of mypy."""
    for round_ in range(ROUNDS):
        smaller = [*_smaller(verdict.program)]
        if not smaller:
            break
        inside = folder / f"round{round_}"
        inside.mkdir(parents=True, exist_ok=True)
        kind = verdict.runs.partition(":")[0]
        found = [
            each
            for each in judge(smaller, inside)
            if each.accepted and each.runs.partition(":")[0] == kind
        ]
        if not found:
            break
        verdict = min(found, key=lambda each: len(each.source))
    return verdict


def _smaller(program: Candidate) -> Iterator[Candidate]:
    """The program without one statement, or with the body of one instead of it."""
    tree = ast.parse(program.text)
    for place, _ in enumerate(_positions(tree)):
        for hoists in (False, True):
            changed = copy.deepcopy(tree)
            block, at = [*_positions(changed)][place]
            inner = getattr(block[at], "body", None)
            if hoists and not isinstance(inner, list):
                continue
            block[at : at + 1] = inner if hoists and isinstance(inner, list) else []
            if not block:
                block.append(ast.Pass())
            text = ast.unparse(ast.fix_missing_locations(changed))
            if len(text) < len(program.text) and _compiles(text):
                yield replace(program, text=text, tags=())


def _compiles(text: str) -> bool:
    """Whether Python takes a program; a ``break`` without its loop it does not."""
    try:
        compile(text, "<smaller>", "exec")
    except SyntaxError:
        return False
    return True


def _positions(tree: ast.Module) -> Iterator[tuple[list[ast.stmt], int]]:
    """Each statement, but the outermost function or class, which is judged."""
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if not isinstance(block, list) or not block or not isinstance(block[0], ast.stmt):
                continue
            for at in range(len(block)):
                if not (node is tree and at == len(block) - 1):
                    yield block, at
