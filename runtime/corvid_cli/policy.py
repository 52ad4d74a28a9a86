"""The settings of ground enforcement: options, then pyproject.toml, then .loa.config.yaml."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import attrs
import yaml
from corvid_runtime.enforcement import CouldNotCheck, Policy
from corvid_runtime.enforcement.policy import read_settings

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


def policy_of(root: Path, flags: Mapping[str, str | None]) -> Policy:
    """Return the settings that apply; each flag beats pyproject.toml beats .loa.config.yaml.

    Raises:
        CouldNotCheck: a file cannot be read, or a setting is unknown or has a bad value.
    """
    loa = _table(root / ".loa.config.yaml", _load_yaml)
    tools = _table(root / "pyproject.toml", _load_toml).get("tool", {})
    own = tools.get("corvid", {}) if isinstance(tools, Mapping) else {}
    given = {name: value for name, value in flags.items() if value is not None}
    settings = {
        **read_settings(loa, origin=".loa.config.yaml", strict=False),
        **read_settings(own, origin="pyproject.toml: [tool.corvid]", strict=True),
        **read_settings(given, origin="command line", strict=True),
    }
    return attrs.evolve(Policy(), **settings)


def _table(path: Path, load: Callable[[str], Any]) -> Mapping[str, Any]:
    """Return what a configuration file holds; nothing if there is no such file."""
    try:
        content = load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        raise CouldNotCheck(f"cannot read {path}: {error}") from error
    if not isinstance(content, Mapping):
        raise CouldNotCheck(f"cannot read {path}: it is not a table of settings")
    return content


def _load_toml(text: str) -> Any:
    # Numbers stay text, so that 0.95 is compared as it is written.
    return tomllib.loads(text, parse_float=str)


def _load_yaml(text: str) -> Any:
    return yaml.load(text, Loader=yaml.BaseLoader) or {}
