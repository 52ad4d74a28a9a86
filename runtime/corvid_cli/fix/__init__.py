"""`corvid fix`: rewrites what drops sources where there is one honest rewrite.

Findings become proposals, one module of `kinds` for each kind; mypy checks these in batches; what
it accepts is shown as a diff, or written.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from corvid_cli.fix.model import KIND_NAMES


@click.command()
@click.argument("arguments", nargs=-1, metavar="[PATHS] [-- MYPY ARGUMENTS]")
@click.option("--write", is_flag=True, help="Write the files instead of showing a diff.")
@click.option(
    "--select",
    "kinds",
    type=click.Choice(KIND_NAMES),
    multiple=True,
    help="Make fixes of this kind only; may be given several times.",
)
@click.pass_context
def fix(
    ctx: click.Context, arguments: tuple[str, ...], write: bool, kinds: tuple[str, ...]
) -> None:
    """Rewrite code in PATHS that drops sources, where exactly one rewrite keeps them.

    Texts are put together with interpolate and join, library functions are called with lift, loops
    run over each, and annotations say Grounded. Every fix is checked by mypy before it is kept. A
    diff is shown; --write writes the files.

    Exit status: 0 nothing is left to do, 1 there are fixes, or places without a fix, 2
    mypy could not check the program, or a file could not be read or written.
    """
    with needing_libcst("fix"):
        from corvid_cli.fix.running import run
    ctx.exit(run(arguments, frozenset(kinds or KIND_NAMES), write=write))


@contextmanager
def needing_libcst(command: str) -> Iterator[None]:
    """Import what a command needs LibCST for; where that is missing, say which line installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "libcst":
            raise
        raise MissingLibrary(
            f"corvid {command} needs LibCST; install it with: pip install 'corvid-mypy[fix]'"
        ) from error


class MissingLibrary(click.ClickException):
    """A library is not installed that this command needs; the message says how to install it."""

    exit_code = 2
