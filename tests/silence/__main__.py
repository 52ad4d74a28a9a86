"""Check real typed projects with and without the plugin: `python -m tests.silence`.

The sources are pinned and come from the package index; the diagnostics, of which there are many
(the projects' own settings and dependencies are not used), must be the same to the last line.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from benchmarks.projects import count_lines, fetch
from tests.silence.comparing import differences

PROJECTS = {"rich": "14.1.0", "sphinx": "8.2.3", "hypothesis": "6.140.0"}


def main() -> int:
    """Compare every project and say how much was compared."""
    lines, different = 0, 0
    for project, version in PROJECTS.items():
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            package = fetch(project, version, folder)
            size = count_lines(package)
            count, found = differences(package, folder)
            print(f"{project} {version}: {size} lines, {count} diagnostics, {len(found)} differ")
            print("".join(f"    {line}\n" for line in found), end="")
            lines, different = lines + size, different + len(found)
    print(f"{lines} lines compared, {different} diagnostics differ")
    return bool(different)


if __name__ == "__main__":
    sys.exit(main())
