"""The one thing that goes wrong here: a check that could not be made."""

from __future__ import annotations


class CouldNotCheck(Exception):
    """The trajectory, the project or the configuration cannot be read, so nothing is decided.

    Never a pass: the command exits with status 2.
    """
