"""Has mypy check files as they would be, without writing them."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import field, frozen

from corvid_cli.findings import Finding, findings
from corvid_cli.fix.source import Source


@frozen
class Checker:
    """Runs mypy with the plugin on the same program, some of whose files are different."""

    arguments: Sequence[str]
    originals: Mapping[str, Source] = field(factory=dict)

    def check(self, files: Mapping[str, Source]) -> list[Finding]:
        """Return what mypy finds if these are the files.

        Raises `MypyFailed` if nothing could be checked.
        """
        changed = [each for path, each in files.items() if each is not self.originals.get(path)]
        with tempfile.TemporaryDirectory(prefix="corvid-") as folder:
            options = list[str]()
            for number, source in enumerate(changed):
                shadow = Path(folder) / f"{number}.py"
                shadow.write_bytes(source.data)
                for name in _names(source.path):
                    options += ["--shadow-file", name, str(shadow)]
            return findings([*self.arguments, *options])


def _names(path: str) -> set[str]:
    """Return what mypy may call a file: it reports another path than it opens."""
    absolute = os.path.abspath(path)
    return {path, absolute, os.path.realpath(path), os.path.relpath(absolute)}
