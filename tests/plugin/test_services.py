"""Services as people write them, who had read the documentation alone: mypy accepts each.

What they were first refused for was a slip, or a false alarm that is mended, or a hint helped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.plugin.checking import mypy, write_config

SERVICES = Path(__file__).parents[1] / "services"
NAMES = sorted(path.name for path in SERVICES.glob("*.py"))
_RUN_ALL = """\
import runpy, sys
for name in sys.argv[1:]:
    sys.argv = [name]  # as it is run by itself
    runpy.run_path(name, run_name="__main__")
"""


def test_all_are_accepted(tmp_path: Path) -> None:
    config = write_config(tmp_path, root=SERVICES)
    report = mypy(NAMES, config=config, cwd=SERVICES)
    assert not report.other, "\n".join(report.other)
    assert [str(each) for each in report.diagnostics if each.severity == "error"] == []
    assert len(NAMES) >= 258


def test_all_run() -> None:
    command = [sys.executable, "-c", _RUN_ALL, *NAMES]
    done = subprocess.run(command, cwd=SERVICES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout
