"""The `corvid` command: what a person does with the proof from a terminal.

It runs mypy as a process and never imports it, so that a broken or missing mypy is a sentence
on the screen and not a traceback. What else it needs may be missing too: programs that run with
the runtime alone have no use for it.
"""

import sys

_NEEDED = frozenset({"click", "yaml", "tomli", "tomli_w"})
"""What the extra `cli` brings."""

_CHECKING = frozenset({"check", "fix", "sites", "tour", "why"})
"""The commands that run mypy, which the extra `mypy` brings beside all of `cli`."""


def main() -> None:
    """Run the command; where an extra is missing, say which line installs it."""
    try:
        from corvid_cli.group import corvid

        corvid(prog_name="corvid")
    except ModuleNotFoundError as error:
        if error.name not in _NEEDED:
            raise
        extra = "cli" if _CHECKING.isdisjoint(sys.argv[1:2]) else "mypy"
        print(
            f"Error: corvid needs {error.name}, which is not installed here: "
            f"pip install 'corvid-mypy[{extra}]'",
            file=sys.stderr,
        )
        raise SystemExit(2) from None
