"""Run the runtime's tests and the tour under newer interpreters: `python -m tests.interpreters`.

They are Debian's, in the folder `.interpreters` of the checkout or wherever the environment
variable CORVID_INTERPRETERS says. It is made if it is not there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from corvid_cli.tour import TOPICS

from tests.interpreters.debian import CannotPrepare, Debian, prepared

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("CORVID_INTERPRETERS", ROOT / ".interpreters"))
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
NEEDED = ("attrs", "typing_extensions", "click", "tomli-w", "mypy", "pytest", "hypothesis")
"""What the wheel needs with its extras, but for PyYAML; and what runs the tests."""
OPTIONAL = (
    *("pydantic", "msgspec", "numpy", "orjson", "cryptography", "jsonschema", "prov", "rich"),
    *("opentelemetry-sdk", "openinference-semantic-conventions", "jinja2", "httpx"),
    *("openai", "anthropic"),
)
"""The libraries that tests use where they are there: some have no wheel for a new interpreter.

Not Dask and IPython: they bring psutil, which mypy asks where it is there, and which asks `/proc`,
which the folder lacks.
"""
COPIED = ("tests", "docs", "examples", "pyproject.toml")


def main() -> int:
    """Prepare, install, test; return under how many interpreters something failed."""
    try:
        debian = prepared(FOLDER.absolute())
    except CannotPrepare as reason:
        print(f"skipped: {reason}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        wheel = built(Path(folder))
        return sum(not passes(debian, version, wheel) for version in debian.versions)


def built(folder: Path) -> Path:
    """Build the wheel of this checkout."""
    _pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def passes(debian: Debian, version: str, wheel: Path) -> bool:
    """Print what an interpreter makes of the tests and the tour; tell whether all is well."""
    packages = f"/opt/corvid/{version}"
    install(version, wheel, debian.root / packages.lstrip("/"))
    copy(debian.root / "opt/corvid/checkout")

    def python(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = ["env", "-C", "/opt/corvid/checkout", f"python{version}", *arguments]
        # The certificates of this machine are not in the folder.
        settings = {"PYTHONPATH": packages, "PYTHONDONTWRITEBYTECODE": "1", "SSL_CERT_FILE": ""}
        return debian.run(*command, **settings)

    # pip compiled them for its own interpreter, and a test measures how long importing takes.
    python("-m", "compileall", "-q", packages)
    tests = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/runtime")
    tours = {name: python("-m", "corvid_cli", "tour", "--topic", name) for name in TOPICS}
    failed = [name for name, tour in tours.items() if tour.returncode != 0]
    if tests.returncode != 0:
        print(tests.stdout, tests.stderr)
    for name in failed:
        print(tours[name].stdout, tours[name].stderr)
    *_, counts = tests.stdout.splitlines()
    known = python("--version").stdout.strip()
    print(f"{known}: {counts}; tour: {len(tours) - len(failed)} of {len(tours)} topics", flush=True)
    return tests.returncode == 0 and not failed


def install(version: str, wheel: Path, target: Path) -> None:
    """Install what is needed for an interpreter, with this one's pip: that one may have none."""
    into = ("install", "--python-version", version, "--only-binary", ":all:", "--target")
    if not target.exists():
        _pip(*into, str(target), *NEEDED)
        lacking = [name for name in OPTIONAL if not _has_wheels(*into, str(target), name)]
        if lacking:
            print(f"Python {version}: there are no wheels of {', '.join(lacking)}", flush=True)
    _pip(*into, str(target), "--upgrade", "--no-deps", str(wheel))


def copy(checkout: Path) -> None:
    """Copy the tests and what they read, but not the packages: those are installed."""
    shutil.rmtree(checkout, ignore_errors=True)
    for name in COPIED:
        source, target = ROOT / name, checkout / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def _pip(*arguments: str) -> None:
    subprocess.run([*PIP, *arguments], check=True)


def _has_wheels(*arguments: str) -> bool:
    """Install what may have no wheel; tell whether it has, as have those that it needs."""
    return subprocess.run([*PIP, *arguments], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
