"""What a type check showed of a program: its verdict, and the digests of the code it was about.

`corvid check --proof FILE` writes one. The runtime reads it, and never imports mypy.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import attrs

from corvid_runtime.errors import InvalidProvenance

VERSION: Final = 1

Verdict = Literal["accepted", "refused"]


@attrs.frozen
class Proof:
    """The outcome of one check.

    Attributes:
        verdict: whether the checker accepted the program.
        errors: how many errors it reported.
        sites: how many coercion sites agents have; each drops sources.
        time: when, ISO 8601 in UTC.
        versions: of the checker, the plugin and Python, by name.
        files: SHA-256 of each file of the program that was checked, by its path below the root.
    """

    verdict: Verdict
    errors: int
    sites: int
    time: str
    versions: Mapping[str, str]
    files: Mapping[str, str]

    @property
    def accepted(self) -> bool:
        """Whether the checker accepted the program."""
        return self.verdict == "accepted"

    def to_dict(self) -> dict[str, Any]:
        """Return the proof as a JSON object."""
        return {"proof": VERSION, **attrs.asdict(self)}

    @classmethod
    def from_dict(cls, data: Any) -> Proof:
        """Read what `to_dict` returned.

        Raises:
            InvalidProvenance: it is something else.
        """
        names = {field.name for field in attrs.fields(cls)}
        if not isinstance(data, dict) or data.keys() != {"proof", *names}:
            raise InvalidProvenance("a proof is what `corvid check --proof FILE` writes")
        if data["proof"] != VERSION:
            raise InvalidProvenance(f"its version is {data['proof']!r}, and {VERSION} can be read")
        counts = all(type(data[name]) is int and data[name] >= 0 for name in ("errors", "sites"))
        texts = all(_is_table(data[name]) for name in ("versions", "files"))
        if not (counts and texts and isinstance(data["time"], str) and data["files"]):
            raise InvalidProvenance("a proof has counts, a time, versions and files")
        if data["verdict"] not in ("accepted", "refused"):
            raise InvalidProvenance(f"a verdict is accepted or refused, not {data['verdict']!r}")
        return cls(**{name: data[name] for name in names})

    def changed(self, root: str | os.PathLike[str]) -> list[str]:
        """Return the files that are not below the root as they were checked, by name."""
        return [name for name, digest in self.files.items() if _digest(Path(root, name)) != digest]

    def unproved(self, root: str | os.PathLike[str]) -> list[str]:
        """Return the files below the root that this process runs and that were not checked."""
        here = Path(os.path.realpath(root))
        loaded = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
        files = [Path(os.path.realpath(file)) for file in loaded if isinstance(file, str)]
        own = (file for file in files if file.is_relative_to(here) and _is_own(file, here))
        names = sorted({file.relative_to(here).as_posix() for file in own})
        return [name for name in names if name not in self.files]


def read_proof(path: str | os.PathLike[str]) -> Proof:
    """Read the file that `corvid check --proof FILE` wrote.

    Raises:
        InvalidProvenance: it is something else.
        OSError: it cannot be read.
    """
    try:
        return Proof.from_dict(json.loads(Path(path).read_bytes()))
    except InvalidProvenance:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidProvenance(f"{os.fspath(path)} is no proof: {error}") from None


def _is_table(data: Any) -> bool:
    return isinstance(data, dict) and all(isinstance(value, str) for value in data.values())


def _is_own(file: Path, root: Path) -> bool:
    """Tell whether a loaded file is of the program: no library, and no script of an environment."""
    parts = file.relative_to(root).parts
    return file.suffix in (".py", ".pyi") and "site-packages" not in parts


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except (OSError, ValueError):
        return None
