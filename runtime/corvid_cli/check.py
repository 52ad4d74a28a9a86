"""`corvid check`: mypy with the plugin on, and a summary of where sources are dropped."""

from pathlib import Path

import click

from corvid_cli.configuration import run_with_plugin
from corvid_cli.first_marks import suggest
from corvid_cli.proof import SITE, check_and_prove


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, metavar="[PATHS] [-- MYPY ARGUMENTS]")
@click.option(
    "--proof",
    metavar="FILE",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write the verdict and the digests of the code, for receipts.",
)
@click.pass_context
def check(ctx: click.Context, arguments: tuple[str, ...], proof: Path | None) -> None:
    """Type-check PATHS with mypy and the plugin.

    Your own configuration of mypy is used, and none is needed. What follows `--` goes to mypy as
    it is. Without PATHS, what the configuration names is checked.

    Exit status: mypy's own. 0 no errors, 1 errors, 2 nothing could be checked.
    """
    output = run_with_plugin(arguments) if proof is None else check_and_prove(arguments, proof)
    click.echo(output.stdout, nl=False)
    click.echo(output.stderr, nl=False, err=True)
    sites = len(SITE.findall(output.stdout))
    if sites:
        click.echo(f"Coercion sites, where agents drop sources: {sites}. List them: corvid sites")
    if output.status != 2:
        suggest(arguments)
    ctx.exit(output.status)
