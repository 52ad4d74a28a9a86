"""All commands under one name."""

import io
import sys
from importlib import import_module

import click

COMMANDS = {
    "tour": "tour",
    "init": "init",
    "check": "check",
    "sites": "sites",
    "why": "why",
    "fix": "fix",
    "verify": "verify",
    "ground-check": "ground_check",
    "cite": "cite",
    "audit": "audit",
    "view": "view",
    "export": "export",
    "log": "log",
    "impact": "impact",
    "diff": "diff",
    "explain": "explain",
    "guarantees": "guarantees",
}
"""Each command and its module, which defines a click command of the same name."""


INTERRUPTED = 130
"""The exit status of what was ended by Ctrl-C, as shells have it: 128 and the signal's number."""


class FileTrouble(click.ClickException):
    """A file could not be read or written; the message names it."""

    exit_code = 2


class LazyGroup(click.Group):
    """A group that imports a command's module when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(COMMANDS)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what a user or the machine does wrong is a sentence and a status."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # whoever read the output has seen enough; click ends quietly
            raise
        except OSError as error:
            raise FileTrouble(f"{error.filename or 'the output'}: {error.strerror}") from error
        except KeyboardInterrupt:
            click.echo("Interrupted.", err=True)
            ctx.exit(INTERRUPTED)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, or None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"corvid_cli.{COMMANDS[cmd_name]}")
        command = getattr(module, COMMANDS[cmd_name])
        assert isinstance(command, click.Command)
        return command


@click.command(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 all is well, 1 something was found, 2 it could not be checked, "
    "130 it was interrupted.",
)
@click.version_option(package_name="corvid-mypy", prog_name="corvid")
def corvid() -> None:
    """Prove which values trace back to a retrieval, and see where their sources are lost.

    New here? Run `corvid tour`: it needs no key, no network and no files of yours.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
