"""Carries a check out for many files, one after the other or on dask, and prints all in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from typing import Any, Final, TypeAlias

import attrs
import click

_BATCH: Final = 1000
"""How many files are handed to dask at a time: what they found is kept until all are through."""

scheduler_option = click.option(
    "--scheduler",
    metavar="threads|processes|ADDRESS",
    help="Look at the files in parallel, on dask: on this machine, or on the cluster whose"
    " scheduler has this address (tcp://host:8786) and whose workers see the same files.",
)


@attrs.frozen
class Outcome:
    """What the check of one file found, as it is printed.

    Attributes:
        status: the exit status that it calls for.
        text: what is printed.
        is_error: whether it goes to the error output.
    """

    status: int
    text: str
    is_error: bool = False


Check: TypeAlias = Callable[[str], Outcome]
"""Never raises; for processes and clusters it must be picklable."""


def report_all(check: Check, paths: Sequence[str], scheduler: str | None) -> int:
    """Print what the check of each file found, in the order of the files; return the worst status.

    Raises:
        click.ClickException: dask is not installed, or cannot carry it out.
    """
    worst = 0
    for outcome in _outcomes(check, paths, scheduler):
        click.echo(outcome.text, err=outcome.is_error)
        worst = max(worst, outcome.status)
    return worst


def _outcomes(check: Check, paths: Sequence[str], scheduler: str | None) -> Iterator[Outcome]:
    if scheduler is None:
        yield from map(check, paths)
        return
    with ExitStack() as stack:
        compute = _compute(scheduler, stack)
        for start in range(0, len(paths), _BATCH):
            yield from compute(check, paths[start : start + _BATCH])


def _compute(
    scheduler: str, stack: ExitStack
) -> Callable[[Check, Sequence[str]], Sequence[Outcome]]:
    """Return what carries a check out for some files on a scheduler of dask."""
    try:
        dask: Any = import_module("dask")
        place: Any = scheduler
        if scheduler not in ("threads", "processes"):
            client = import_module("distributed").Client(scheduler)
            place = stack.enter_context(client).get
    except ModuleNotFoundError:
        raise click.UsageError("--scheduler needs pip install 'corvid-mypy[dask]'") from None
    except (OSError, ValueError) as error:
        raise _Trouble(f"no scheduler of dask answers at {scheduler}: {error}") from None

    def compute(check: Check, paths: Sequence[str]) -> Sequence[Outcome]:
        tasks = [dask.delayed(check, pure=False)(path) for path in paths]
        try:
            found: Sequence[Outcome] = dask.compute(*tasks, scheduler=place)
        except Exception as error:  # a worker that died, or one that lacks corvid-mypy
            raise _Trouble(f"dask could not carry it out: {error!r}") from error
        return found

    return compute


class _Trouble(click.ClickException):
    """Something about dask went wrong; nothing is said of the files that are left."""

    exit_code = 2
