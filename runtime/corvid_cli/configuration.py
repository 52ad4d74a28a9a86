"""Switches the plugin on for a run of mypy, whatever the user's configuration says.

mypy has no command-line option for plugins. So where the configuration that mypy would read
does not name ours, mypy is handed a completed copy of it.
"""

import configparser
import io
import os
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import tomli_w
from attrs import evolve, frozen

from corvid_cli.mypy_process import Output, run_mypy

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

PLUGIN = "corvid_mypy"
NAMES = ("mypy.ini", ".mypy.ini", "pyproject.toml", "setup.cfg")
SECTIONS = frozenset({"mypy", "corvid-mypy"})
NO_TARGETS = "Missing target module, package, files, or command"
INI_LIST = re.compile(r"[,\s]+")


class Unreadable(click.ClickException):
    """A configuration file cannot be read; the message names it and says why."""

    exit_code = 2


@frozen
class Configuration:
    """A configuration of mypy: where it stands, and all its sections or tables."""

    path: Path
    content: dict[str, Any]

    @property
    def is_toml(self) -> bool:
        """Whether the file is TOML, with its tables under `tool`."""
        return self.path.suffix == ".toml"

    @property
    def tables(self) -> dict[str, Any]:
        """The sections of an INI file, or the tables of all tools."""
        tables: dict[str, Any] = self.content.get("tool", {}) if self.is_toml else self.content
        return tables

    @property
    def mypy(self) -> dict[str, Any]:
        """The options of mypy itself, not of single modules; empty if there are none."""
        options: dict[str, Any] = self.tables.get("mypy", {})
        return options

    @property
    def plugins(self) -> list[str]:
        """The plugins that it names."""
        plugins = self.mypy.get("plugins", [])
        listed = INI_LIST.split(plugins) if isinstance(plugins, str) else plugins
        return [plugin for plugin in listed if plugin]

    @property
    def has_plugin(self) -> bool:
        """Whether ours is among the plugins."""
        return any(plugin.partition(":")[0] == PLUGIN for plugin in self.plugins)

    def with_plugin(self) -> str:
        """Return the text of a copy that names our plugin too and works in any folder."""
        plugins = [*self.plugins, PLUGIN]
        if self.is_toml:
            mypy = {**self.mypy, "plugins": plugins}
            text = tomli_w.dumps({"tool": {**self.tables, "mypy": mypy}})
        else:
            parser = configparser.RawConfigParser()
            parser.read_dict({**self.tables, "mypy": {**self.mypy, "plugins": ", ".join(plugins)}})
            stream = io.StringIO()
            parser.write(stream)
            text = stream.getvalue()
        return text.replace("$MYPY_CONFIG_FILE_DIR", str(self.path.parent.absolute()))


def read(path: Path) -> Configuration:
    """Read a configuration file.

    Raises `Unreadable` if it is neither TOML nor INI, as its name says.
    """
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".toml":
            return _checked(Configuration(path, tomllib.loads(text)))
        parser = configparser.RawConfigParser()
        parser.read_string(text, source=str(path))
        return Configuration(path, {name: dict(parser[name]) for name in parser.sections()})
    except (OSError, ValueError, RecursionError, configparser.Error) as error:
        raise Unreadable(f"cannot read {path}: {error}") from error


def _checked(found: Configuration) -> Configuration:
    """Return a TOML configuration whose tables are tables, as those of an INI file always are."""
    if not isinstance(found.tables, dict) or not isinstance(found.mypy, dict):
        raise Unreadable(f"cannot read {found.path}: [tool.mypy] is no table")
    if not isinstance(found.mypy.get("plugins", []), (str, list)):
        raise Unreadable(f"cannot read {found.path}: plugins is no list of names")
    return found


def find(folder: Path) -> Configuration | None:
    """Return the configuration mypy would find from `folder`: upwards, as far as the repository.

    A file that is mypy's alone always counts; a shared one if it has a section for mypy or us.
    """
    for parent in (folder, *folder.parents):
        for name in NAMES:
            if (parent / name).is_file():
                found = read(Path(os.path.relpath(parent / name)))
                if "mypy" in name or not SECTIONS.isdisjoint(found.tables):
                    return found
        if any((parent / marker).exists() for marker in (".git", ".hg")):
            break
    return None


def chosen(arguments: Sequence[str]) -> Configuration:
    """Return the configuration that mypy would read when called with these arguments.

    Where there is none, an empty one.
    """
    for position, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option == "--config-file":
            return read(Path(value or next(iter(arguments[position + 1 :]), "")))
    return find(Path.cwd()) or Configuration(Path("mypy.ini"), {})


def run_with_plugin(
    arguments: Sequence[str], *, environment: Mapping[str, str] | None = None
) -> Output:
    """Run mypy with our plugin on; where nothing names a target, on the current folder."""
    output = _run(arguments, environment)
    return _run([*arguments, "."], environment) if NO_TARGETS in output.stderr else output


def _run(arguments: Sequence[str], environment: Mapping[str, str] | None) -> Output:
    configuration = chosen(arguments)
    if configuration.has_plugin:
        return run_mypy(arguments, environment=environment)
    with tempfile.TemporaryDirectory(prefix="corvid-") as folder:
        copy = Path(folder) / configuration.path.name
        copy.write_text(configuration.with_plugin(), encoding="utf-8")
        output = run_mypy([*arguments, "--config-file", str(copy)], environment=environment)
    original = str(configuration.path)
    return evolve(
        output,
        stdout=output.stdout.replace(str(copy), original),
        stderr=output.stderr.replace(str(copy), original),
    )
