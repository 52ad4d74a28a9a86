"""The plugin's own configuration: ``[tool.corvid-mypy]``, or ``[corvid-mypy]`` in an ini file."""

from __future__ import annotations

import configparser
import os
import sys
from enum import Enum
from pathlib import Path

from mypy.errors import CompileError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ENVIRONMENT = "CORVID_COERCIONS"
"""Overrides ``coercions``; how the command asks for sites as errors, whatever a project chose."""


class Coercions(Enum):
    """What is made of a coercion site in an agent."""

    NOTE = "note"
    ERROR = "error"
    SILENT = "silent"
    LISTED = "listed"
    """An error, beside the disclosures of proofs and what is trusted: only the environment asks."""


def is_listing() -> bool:
    """Whether the command reads what is reported; the environment is the same for all workers."""
    return os.environ.get(ENVIRONMENT) == Coercions.LISTED.value


def read_coercions(config_file: str | None) -> Coercions:
    """Read ``coercions``, the one setting there is, from mypy's configuration file.

    Raises:
        CompileError: for an unknown key or value; mypy prints its messages and stops.
    """
    table = _table(Path(config_file)) if config_file else {}
    for key in table:
        if key != "coercions":
            raise CompileError([_unknown(config_file, f'unknown key "{key}"', "coercions")])
    asked = os.environ.get(ENVIRONMENT)
    chosen = asked or table.get("coercions", Coercions.NOTE.value)
    choices = [choice for choice in Coercions if asked or choice is not Coercions.LISTED]
    for choice in choices:
        if choice.value == chosen:
            return choice
    allowed = ", ".join(f'"{choice.value}"' for choice in choices)
    problem = f'"coercions" cannot be {chosen!r}'
    raise CompileError([_unknown(ENVIRONMENT if asked else config_file, problem, allowed)])


def _unknown(where: str | None, problem: str, allowed: str) -> str:
    return f"{where}: [corvid-mypy]: {problem}; it may be {allowed}"


def _table(path: Path) -> dict[str, object]:
    if path.suffix == ".toml":
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        table = document.get("tool", {}).get("corvid-mypy", {})
        return dict(table)
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(path, encoding="utf-8")
    return dict(parser["corvid-mypy"]) if parser.has_section("corvid-mypy") else {}
