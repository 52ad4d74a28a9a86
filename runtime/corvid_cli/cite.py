"""`corvid cite`: which words of the project could a claim cite?"""

from __future__ import annotations

import json
import sys

import click
from corvid_runtime.enforcement import CouldNotCheck, find_evidence
from corvid_runtime.printing import on_one_line

_NOTHING = 1
_COULD_NOT_SEARCH = 2


@click.command("cite")
@click.argument("claim")
@click.option("--root", default=".", show_default=True, help="What ${PROJECT_ROOT} stands for.")
@click.option(
    "--limit", type=click.IntRange(1, 100), default=3, show_default=True, help="How many to show."
)
@click.option("--json", "as_json", is_flag=True, help="Print each as the row of a trajectory.")
def cite(claim: str, root: str, limit: int, as_json: bool) -> None:
    """Propose evidence for CLAIM: the lines whose words come nearest to it.

    Each is printed as a citation to paste, and stands where it says. Whether it shows what is
    claimed is for you to judge.

    Exit status: 0 something was found, 1 nothing, 2 could not search.
    """
    try:
        found = find_evidence(claim, root=root, limit=limit)
    except CouldNotCheck as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(_COULD_NOT_SEARCH)
    for evidence in found:
        row = {
            "phase": "cite",
            "claim": claim,
            "grounding": "citation",
            "evidence": {
                "quote": evidence.quote,
                "path": evidence.path,
                "line": evidence.lines and evidence.lines.first,
            },
        }
        click.echo(json.dumps(row) if as_json else on_one_line(str(evidence)))
    if not found:
        click.echo(f"No line under {root} has a word of it: [ASSUMPTION] {claim}", err=True)
        sys.exit(_NOTHING)
