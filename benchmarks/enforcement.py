"""How long `check_trajectory` takes, and that it is linear: `python benchmarks/enforcement.py`.

Prints one row a size: lines, seconds, microseconds a line, and that over the first row's. Half of
the lines are claims; each cites one of 200 files, so that opening and comparing is measured.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from corvid_runtime.enforcement import check_trajectory

FILES = 200
LINES_A_FILE = 300


def make_project(root: Path) -> None:
    """Write the files that are cited."""
    for number in range(FILES):
        lines = (f"def function_{number}_{line}(a, b=1.5):" for line in range(LINES_A_FILE))
        (root / f"module_{number}.py").write_text("\n".join(lines) + "\n")


def make_trajectory(path: Path, length: int) -> None:
    """Write a trajectory of `length` lines, every second one a claim that stands."""
    with path.open("w") as file:
        for number in range(length):
            module, line = number % FILES, number // FILES % LINES_A_FILE
            evidence = {
                "quote": f"function_{module}_{line}(a, b=1.5)",
                "path": f"${{PROJECT_ROOT}}/module_{module}.py",
                "line": line + 1,
            }
            claim = {"claim": f"claim {number}", "grounding": "citation", "evidence": evidence}
            row = {"phase": "cite", **claim} if number % 2 else {"phase": "intent", "note": claim}
            file.write(json.dumps(row) + "\n")


def main() -> None:
    """Measure every size asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", type=int, default=[1_000, 10_000, 50_000, 1_000_000])
    first = None
    print(f"{'lines':>10} {'seconds':>8} {'us/line':>8} {'ratio':>6}")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        make_project(root)
        for size in parser.parse_args().sizes:
            make_trajectory(root / "trajectory.jsonl", size)
            start = time.perf_counter()
            report = check_trajectory(root / "trajectory.jsonl", root=root)
            seconds = time.perf_counter() - start
            assert report.grounded_claims == report.total_claims == size // 2
            first = first or seconds / size
            print(f"{size:>10} {seconds:>8.2f} {1e6 * seconds / size:>8.1f} ", end="")
            print(f"{seconds / size / first:>6.2f}")


if __name__ == "__main__":
    main()
