"""Runs the plugin and the runtime with the oldest of what the metadata allows.

`python -m tests.packaging.oldest` makes an environment of the least versions that `pyproject.toml`
names, and runs the checked programs, the touches of mypy and the runtime's tests in it. With the
newest they run everywhere else.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = ("tests/plugin/test_cases.py", "tests/plugin/test_mypy_facts.py", "tests/runtime")
EXTRAS: Final = ("mypy",)


def main() -> int:
    """Make the environment, say what is in it, and run the tests there."""
    pinned = [*oldest(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])]
    print("with", ", ".join(pinned), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        _pip(python, *pinned, "pytest")
        _pip(python, "--no-deps", "--editable", str(ROOT))
        tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
        return subprocess.run(tests, cwd=ROOT, check=False).returncode


def oldest(project: dict[str, Any]) -> Iterator[str]:
    """Yield the least version of each package that the runtime and the plugin need."""
    extras = project["optional-dependencies"]
    for needed in [*project["dependencies"], *(line for name in EXTRAS for line in extras[name])]:
        found = re.match(r"(?P<name>[\w-]+)>=(?P<version>[\d.]+)[^;]*(?P<marker>;.*)?", needed)
        if found is not None:
            yield f"{found['name']}=={found['version']}{found['marker'] or ''}"


def _pip(python: str, *arguments: str) -> None:
    command = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*command, *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
