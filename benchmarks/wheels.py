"""Wheels of this project, each installed into an environment of its own."""

from __future__ import annotations

import enum
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Wheel(enum.Enum):
    """How the plugin is built; the value is what the build's environment says of mypyc."""

    PLAIN = "0"
    COMPILED = "1"


def can_compile() -> bool:
    """Whether there is a C compiler."""
    return shutil.which(sysconfig.get_config_var("CC").split()[0]) is not None


def installed(wheel: Wheel, folder: Path) -> str:
    """Build a wheel from the source distribution and install it beside all that is installed here.

    Args:
        wheel: which one.
        folder: where to; it exists.

    Returns:
        The environment's interpreter.

    Raises:
        CalledProcessError: if one of the steps fails.
    """
    _run(sys.executable, "-m", "venv", str(folder / "venv"))
    python = str(folder / "venv" / "bin" / "python")
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
    _run(*pip, "install", "hatchling")
    _run(python, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder))
    (source,) = map(str, folder.glob("*.tar.gz"))
    _run(*pip, "install", "--no-deps", source, HATCH_BUILD_HOOK_ENABLE_MYPYC=wheel.value)
    (packages,) = (folder / "venv" / "lib").glob("*/site-packages")
    (packages / "beside.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def _run(*command: str, **settings: str) -> None:
    subprocess.run(
        command, cwd=ROOT, env=os.environ | settings, stdout=subprocess.DEVNULL, check=True
    )
