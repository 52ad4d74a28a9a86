"""Carry out the Dockerfile of `examples/policy_desk` where there is no daemon.

``python -m tests.examples.docker`` makes a folder with debootstrap, carries out each step of the
file in it as Docker would, starts what it says is started, and asks that for its health and for
an answer. Where root or debootstrap is missing it says so, and that is no failure.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.request import Request, urlopen

from attrs import Factory, define

from tests.examples.policy_desk import ROOT, SERVICE
from tests.interpreters.debian import CannotPrepare, checked, mirror

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

CONTEXT = ROOT / SERVICE
SUITES = {"python:3.11-slim": ("bookworm", "3.11")}
"""Debian's suite for an image, which has the same Python, and its version."""
PACKAGES = "ca-certificates,python-is-python3,python3-pip,python3-venv"
WHEELS = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/wheels", "PIP_BREAK_SYSTEM_PACKAGES": "1"}
"""What pip is told: the image has no Python of Debian's, and this package no release yet."""
PATIENCE = 120.0
QUESTION = "How many days of annual leave may I carry over?"


@define
class Image:
    """A folder that becomes the image, step by step."""

    root: Path
    environment: dict[str, str] = Factory(dict)
    folder: str = "/"
    user: str = "root"
    entrypoint: Sequence[str] = ()
    command: Sequence[str] = ()
    health: Sequence[str] = ()

    def carry_out(self, instruction: str, argument: str) -> None:
        """Carry out one step. Raises `CannotPrepare` if that fails, or is not known here."""
        match instruction:
            case "FROM":
                self._begin(argument)
            case "ENV":
                self.environment.update(each.partition("=")[::2] for each in shlex.split(argument))
            case "WORKDIR":
                self.folder = argument
                self._inside(argument).mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(argument.split())
            case "RUN":
                checked([*self._chroot(), "sh", "-c", argument])
            case "USER":
                self.user = argument
            case "HEALTHCHECK":
                self.health = json.loads(argument.removeprefix("CMD "))
            case "ENTRYPOINT":
                self.entrypoint = json.loads(argument)
            case "CMD":
                self.command = json.loads(argument)
            case "VOLUME" | "EXPOSE":
                pass  # for whoever runs the image
            case _:
                raise CannotPrepare(f"{instruction} is not known here")

    def _begin(self, image: str) -> None:
        suite, version = SUITES[image]
        program = shutil.which("debootstrap")
        if program is None:
            raise CannotPrepare("debootstrap is not installed")
        options = ("--variant=minbase", f"--include={PACKAGES}")
        checked([program, *options, suite, str(self.root), mirror()])
        fill(self._inside("/wheels"), version)

    def _inside(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def _copy(self, paths: Sequence[str]) -> None:
        *sources, last = paths
        target = self._inside(f"{self.folder}/{last}")
        for each in sources:
            source = CONTEXT / each
            if source.is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
                shutil.copytree(source, target, ignore=left_out)
            else:
                shutil.copy(source, target)

    def _chroot(self) -> list[str]:
        settings = {"PATH": "/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin", "LC_ALL": "C.UTF-8"}
        given = {**settings, **WHEELS, **self.environment}
        written = (f"{name}={value}" for name, value in given.items())
        as_user = ["chroot", f"--userspec={self.user}", str(self.root)]
        return [*as_user, "env", "-i", "-C", self.folder, *written]

    def start(self) -> subprocess.Popen[bytes]:
        """Start what the image says is started."""
        return subprocess.Popen([*self._chroot(), *self.entrypoint, *self.command])

    def is_healthy(self) -> bool:
        """Whether the image's own check of its health succeeds."""
        command = [*self._chroot(), *self.health]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def fill(wheels: Path, version: str) -> None:
    """Put what the service needs into a folder, and this package, which has no release yet."""
    project = tomllib.loads((CONTEXT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [each for each in project["project"]["dependencies"] if "corvid" not in each]
    needed += project["build-system"]["requires"]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    checked([*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT)])
    choice = ["--python-version", version, "--only-binary", ":all:", "--dest", str(wheels)]
    checked([*pip, "download", *choice, *needed, "wheel", "attrs", "typing_extensions"])


def steps(dockerfile: str) -> Iterator[tuple[str, str]]:
    """Yield the instructions of a Dockerfile with their arguments."""
    lines = (each for each in dockerfile.splitlines() if not each.startswith("#"))
    for step in "\n".join(lines).replace("\\\n", " ").splitlines():
        if step.strip():
            instruction, argument = step.split(maxsplit=1)
            yield instruction, argument


def answer() -> dict[str, object]:
    """Ask the running service a question."""
    body = json.dumps({"question": QUESTION}).encode()
    address = "http://127.0.0.1:8080/api/ask"
    with urlopen(Request(address, body, {"content-type": "application/json"})) as response:
        found: dict[str, object] = json.load(response)
        return found


def main() -> int:
    """Build, start, ask."""
    if os.geteuid() != 0:
        print("skipped: chroot takes root")
        return 0
    if shutil.which("debootstrap") is None:
        print("skipped: debootstrap is not installed")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        image = Image(Path(folder) / "root")
        for instruction, argument in steps((CONTEXT / "Dockerfile").read_text(encoding="utf-8")):
            print(f"{instruction} {argument}", flush=True)
            image.carry_out(instruction, argument)
        process = image.start()
        try:
            until = time.monotonic() + PATIENCE
            while not image.is_healthy():
                if process.poll() is not None or time.monotonic() > until:
                    print("the service did not become healthy")
                    return 1
                time.sleep(1)
            found = answer()
            print(f"healthy; {QUESTION} {found['status']}: {found['text']}")
            return int(found["status"] != "answered")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
