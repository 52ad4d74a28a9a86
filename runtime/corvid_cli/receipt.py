"""Checks a receipt, and says what holds and what does not."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from corvid_runtime.citations.saved import parsed
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.receipts import Receipt, check_receipt, is_receipt

from corvid_cli.words import printable


def read_receipt(path: str) -> Any:
    """Return the parsed JSON of a receipt, or None if a file is something else."""
    if path == "-":
        return None
    try:
        data = parsed(Path(path).read_bytes())
    except ValueError:
        return None
    return data if is_receipt(data) else None


def report_receipt(data: Any, key: Any, root: Path | None, as_json: bool) -> None:
    """Print what a check of a receipt found, and exit: 0 all holds, 1 something does not."""
    try:
        receipt = check_receipt(data, key=key, root=root)
    except InvalidProvenance as error:
        _print({"status": "rejected", "problems": [error.message]}, f"WRONG  {error}", as_json)
        sys.exit(1)
    row = {
        "status": "verified" if receipt.ok else "rejected",
        "signed": key is not None,
        "proof": receipt.proof.to_dict(),
        "quotes": len(receipt.report.verified),
        "sources": list(receipt.saved.sources),
        "as_retrieved": list(receipt.as_retrieved),
        "problems": list(receipt.problems),
    }
    _print(row, "\n".join(_lines(receipt, key is not None, root)), as_json)
    sys.exit(0 if receipt.ok else 1)


def _print(row: dict[str, Any], text: str, as_json: bool) -> None:
    click.echo(json.dumps(row) if as_json else printable(text))


def _lines(receipt: Receipt, is_signed: bool, root: Path | None) -> Iterator[str]:
    proof, sources = receipt.proof, receipt.saved.sources
    versions = ", ".join(f"{name} {number}" for name, number in proof.versions.items())
    changed = f"{len(receipt.changed)} of them changed" if receipt.changed else "as they are here"
    compared = changed if root is not None else "not compared: --root DIR"
    seal = "signed with this key" if is_signed else "a digest alone, which anybody can make"
    yield f"seal    {seal}"
    yield f"code    {proof.verdict} on {proof.time} by {versions}"
    yield f"files   {len(proof.files)}, {compared}"
    yield f"chain   {len(receipt.saved.chain)} steps, from {receipt.saved.chain.summary()}"
    yield f"texts   {len(receipt.as_retrieved)} of {len(sources)} have the digest of a retrieval"
    yield f"quotes  {len(receipt.report.verified)} stand in the texts of the sources"
    yield from (f"WRONG  {problem}" for problem in receipt.problems)
