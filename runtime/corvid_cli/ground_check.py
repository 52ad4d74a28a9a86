"""`corvid ground-check`: does what an agent says it read stand where it says?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

import attrs
import click
import yaml
from corvid_runtime.enforcement import CouldNotCheck, Policy, check_trajectory
from corvid_runtime.enforcement.messages import to_text
from corvid_runtime.enforcement.policy import Mode, read_settings

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_BLOCKED = 1
_COULD_NOT_CHECK = 2


@click.command("ground-check")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--mode",
    type=click.Choice(get_args(Mode)),
    help="strict blocks, warn reports and passes, disabled checks nothing.",
)
@click.option("--threshold", help="The least share of grounded claims that passes, such as 0.95.")
@click.option("--root", default=".", show_default=True, help="What ${PROJECT_ROOT} stands for.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each PATH.")
def ground_check(
    paths: tuple[str, ...], mode: str | None, threshold: str | None, root: str, as_json: bool
) -> None:
    """Open every citation of an agent's trajectory.

    Is every claim at PATH backed by words that stand in the project? Settings come from the
    options, then from [tool.corvid] in the pyproject.toml of the root, then from its
    .loa.config.yaml.

    Exit status: 0 passed or warned, 1 blocked, 2 could not check.
    """
    flags = {"mode": mode, "threshold": threshold}
    sys.exit(max(_check(path, root, flags, as_json) for path in paths))


def _check(path: str, root: str, flags: Mapping[str, str | None], as_json: bool) -> int:
    try:
        report = check_trajectory(path, root=root, policy=_policy(Path(root), flags))
        shown = json.dumps(report.to_json()) if as_json else to_text(report)
    except CouldNotCheck as error:
        return _give_up(path, str(error), as_json)
    except Exception as error:
        return _give_up(path, f"{path}: internal error: {error!r}", as_json)
    click.echo(shown)
    return _BLOCKED if report.blocked else 0


def _give_up(path: str, message: str, as_json: bool) -> int:
    if as_json:
        problem = {"line": None, "code": "could_not_check", "message": message}
        click.echo(json.dumps({"status": "error", "problems": [problem]}))
    else:
        click.echo(f"ERROR: Could not check {path}\n\n{message}", err=True)
    return _COULD_NOT_CHECK


def _policy(root: Path, flags: Mapping[str, str | None]) -> Policy:
    """Return the settings that apply; each flag beats pyproject.toml beats .loa.config.yaml."""
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
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise CouldNotCheck(f"cannot read {path}: {error}") from error
    if not isinstance(content, Mapping):
        raise CouldNotCheck(f"cannot read {path}: it is not a table of settings")
    return content


def _load_toml(text: str) -> Any:
    # Numbers stay text, so that 0.95 is compared as it is written.
    return tomllib.loads(text, parse_float=str)


def _load_yaml(text: str) -> Any:
    return yaml.load(text, Loader=yaml.BaseLoader) or {}
