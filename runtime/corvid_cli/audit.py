"""`corvid audit`: a person decides what no search could settle."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from corvid_runtime.enforcement import CouldNotCheck, check_trajectory
from corvid_runtime.enforcement import audit as record
from corvid_runtime.enforcement.messages import ghost_text
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.printing import on_one_line

from corvid_cli.policy import policy_of
from corvid_cli.signing_key import key_option, read_key

_OPEN = 1
_COULD_NOT = 2


@click.command("audit")
@click.argument("trajectory")
@click.argument("line", type=int, required=False)
@click.option("--by", help="Who decided.")
@click.option("--because", help="Why, in a sentence.")
@click.option("--root", default=".", show_default=True, help="What ${PROJECT_ROOT} stands for.")
@key_option
def audit(
    trajectory: str,
    line: int | None,
    by: str | None,
    because: str | None,
    root: str,
    key_file: str | None,
) -> None:
    """Record a person's decision that the claim of absence at LINE of TRAJECTORY is true.

    Without LINE, the claims of absence that wait for a decision are listed. A decision is appended
    to the trajectory with the search it is about, signed if there is a key. It is void as soon as
    a searched file, or what the search finds, is another.

    Exit status: 0 recorded, or nothing waits; 1 something waits; 2 could not be done.
    """
    if line is not None and not (by and because):
        raise click.UsageError("a decision takes --by NAME and --because WHY")
    try:
        policy, key = policy_of(Path(root), {}), read_key(key_file)
        if line is None:
            report = check_trajectory(trajectory, root=root, policy=policy, mode="strict", key=key)
            click.echo("\n\n".join(map(ghost_text, report.unverified_ghosts)) or "Nothing waits.")
            sys.exit(_OPEN if report.unverified_ghosts else 0)
        decision = record(
            trajectory, line, by=by or "", because=because or "", root=root, policy=policy, key=key
        )
    except (CouldNotCheck, InvalidProvenance, ValueError) as error:
        click.echo(f"Error: {trajectory}: {error}", err=True)
        sys.exit(_COULD_NOT)
    signed = "signed" if key else "not signed"
    click.echo(f"Line {line}: recorded, {signed}: {on_one_line(str(decision))}")
