"""The plugin's own configuration: ``[tool.corvid-mypy]``, or ``[corvid-mypy]`` in an ini file."""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import NamedTuple, TypeVar

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.seam.startup import CompileError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ENVIRONMENT = "CORVID_COERCIONS"
"""Overrides ``coercions``; how the command asks for all findings, whatever a project chose."""


ASKED = "CORVID_WHY"
"""The file, or the folder, in which the command asks for the ways of values."""


class Coercions(Enum):
    """What is made of a coercion site in an agent."""

    NOTE = "note"
    ERROR = "error"
    SILENT = "silent"
    LISTED = "listed"
    """An error, beside the disclosures of proofs and what is trusted: only the environment asks."""
    EVERYWHERE = "everywhere"
    """The same, beside what all other functions do with grounded values."""

    @property
    def lists(self) -> bool:
        """Whether the command reads what is reported."""
        return self in (Coercions.LISTED, Coercions.EVERYWHERE)


class Settings(NamedTuple):
    """What a project chose.

    Attributes:
        coercions: what is made of a coercion site in an agent.
        discloses: the kinds of disclosure that a proof may make if it does not say itself.
    """

    coercions: Coercions = Coercions.NOTE
    discloses: frozenset[Disclosure] = frozenset(Disclosure)

    @property
    def key(self) -> list[str]:
        """What a cache depends on."""
        return [self.coercions.value, *sorted(kind.value for kind in self.discloses)]

    def allowed(self, said: frozenset[str] | None) -> frozenset[str]:
        """The kinds that a proof may disclose, of which ``said`` are those that its mark names."""
        kinds = frozenset(kind.value for kind in self.discloses) if said is None else said
        # What tells of content has looked at it.
        return kinds | {Disclosure.CONDITION.value} if kinds else kinds


_Choice = TypeVar("_Choice", bound=Enum)


def is_listing() -> bool:
    """Whether the command reads what is reported; the environment is the same for all workers."""
    asked = os.environ.get(ENVIRONMENT)
    return asked is not None and any(each.lists and each.value == asked for each in Coercions)


def asks_why(path: str) -> bool:
    """Whether the ways of the values in a file are asked for; never, if nobody runs the command."""
    asked = os.environ.get(ASKED)
    if not asked:
        return False
    asked, path = os.path.abspath(asked), os.path.abspath(path)
    return path == asked or path.startswith(os.path.join(asked, ""))


def read_settings(config_file: str | None) -> Settings:
    """Read the settings from mypy's configuration file.

    Raises:
        CompileError: for an unknown key or value; mypy prints its messages and stops.
    """
    table = _table(Path(config_file)) if config_file else {}
    for key in table:
        if key not in Settings._fields:
            raise _wrong(config_file, f'unknown key "{key}"', _quoted(Settings._fields))
    settings = Settings()
    if "discloses" in table:
        settings = settings._replace(discloses=_kinds(table["discloses"], config_file))
    asked = os.environ.get(ENVIRONMENT)
    if asked:
        return settings._replace(coercions=_chosen("coercions", asked, [*Coercions], ENVIRONMENT))
    if "coercions" in table:
        choices = [choice for choice in Coercions if not choice.lists]
        value = table["coercions"]
        settings = settings._replace(coercions=_chosen("coercions", value, choices, config_file))
    return settings


def _kinds(value: object, config_file: str | None) -> frozenset[Disclosure]:
    """A list of kinds: of TOML, or of words between commas."""
    is_ini = not (config_file or "").endswith(".toml")
    if isinstance(value, list):
        names = value
    elif isinstance(value, str) and is_ini:
        names = value.replace(",", " ").split()
    else:
        raise _wrong(config_file, f'"discloses" cannot be {value!r}', "a list of kinds")
    return frozenset(_chosen("discloses", name, [*Disclosure], config_file) for name in names)


def _chosen(key: str, value: object, choices: list[_Choice], where: str | None) -> _Choice:
    for choice in choices:
        if choice.value == value:
            return choice
    allowed = _quoted(choice.value for choice in choices)
    raise _wrong(where, f'"{key}" cannot be {value!r}', allowed)


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _wrong(where: str | None, problem: str, allowed: str) -> CompileError:
    return CompileError([f"{where}: [corvid-mypy]: {problem}; it may be {allowed}"])


def _table(path: Path) -> dict[str, object]:
    if path.suffix == ".toml":
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        table = document.get("tool", {}).get("corvid-mypy", {})
        return dict(table)
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(path, encoding="utf-8")
    return dict(parser["corvid-mypy"]) if parser.has_section("corvid-mypy") else {}
