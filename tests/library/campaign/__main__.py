"""The library campaign: `python -m tests.library.campaign --resume DIR`.

It tries every public callable of typeshed's modules with every grounded argument it takes, in a
proof and in an agent. It runs in parts, a module each. What a part found is kept in the folder;
with the same folder, the parts that are there are not run again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.library.campaign.campaign import part
from tests.library.campaign.modules import MODULES
from tests.library.campaign.tally import Tally, tally


def _part(module: str, kept: Path) -> Tally:
    """What was counted, now or before."""
    counts = kept / f"{module}.json"
    if not counts.exists():
        with tempfile.TemporaryDirectory(dir=kept) as name:
            (Path(name) / "cache").symlink_to(kept / "cache")
            found = tally(part(module, Path(name)))
        print("".join(found.silent), end="", flush=True)
        found.write(counts)
    return Tally.read(counts)


def main(arguments: list[str] | None = None) -> int:
    """Judge the calls of all modules; show every silent one."""
    parser = argparse.ArgumentParser(prog="python -m tests.library.campaign")
    parser.add_argument("modules", nargs="*", help="all that there are, if none is named")
    parser.add_argument("--resume", type=Path, metavar="DIR", help="keep what each part found")
    options = parser.parse_args(arguments)
    kept = options.resume or Path(tempfile.mkdtemp())
    (kept / "cache").mkdir(parents=True, exist_ok=True)
    whole = Tally()
    for module in options.modules or MODULES:
        found = _part(module, kept)
        print(module, *found.table(), sep="\n    ", file=sys.stderr)
        whole += found
    print("\n".join(whole.table()))
    return 1 if whole.silent else 0


if __name__ == "__main__":
    sys.exit(main())
