"""The long campaign: `python -m tests.ablation --resume DIR [--part 1/4] [PATH ...]`.

Every condition of the checker is forced, and every refusal left out, one at a time. A mutant is
noticed if a program no longer agrees with what a test says of it. What was tried is kept in the
folder, and not tried again; `--again` tries survivors again, after programs were added for them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from corvid_mypy.dispatch import digest
from tests.ablation.campaign import Campaign, Trial
from tests.ablation.mutants import PACKAGE, Mutant, mutants
from tests.ablation.reach import Lines, Reach
from tests.ablation.survivors import explained
from tests.ablation.tally import table

_WHERE = ("proof", "checks", "model/types.py")
"""The checker: what decides, and what reports it."""


def _paths(below: str) -> Iterator[str]:
    found = PACKAGE / below
    for path in [found] if found.is_file() else sorted(found.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix()


def _lines(campaign: Campaign, folder: Path) -> dict[str, Lines]:
    """What each program runs, noted again when the plugin or a program changed."""
    root = folder / "programs"
    texts = "".join((root / program.name).read_text() for program in campaign.programs)
    kept = folder / f"reach-{digest()}-{crc32(texts.encode())}.json"
    if not kept.exists():
        kept.write_text(json.dumps(campaign.reached()))
    lines: dict[str, Lines] = json.loads(kept.read_text())
    return lines


def _tried(chosen: list[Mutant], folder: Path) -> Iterator[tuple[Mutant, Trial]]:
    campaign = Campaign(folder)
    reach = Reach(_lines(campaign, folder))
    for mutant in chosen:
        yield mutant, campaign.tried(mutant, reach.of(mutant))


def main() -> int:
    """Try the mutants; show those that no program noticed and nobody explained."""
    parser = argparse.ArgumentParser(prog="python -m tests.ablation")
    parser.add_argument("paths", nargs="*", default=_WHERE, help="below corvid_mypy")
    parser.add_argument("--resume", type=Path, metavar="DIR", help="keep what was tried")
    parser.add_argument("--part", default="1/1", help="such as 2/4: the second quarter")
    parser.add_argument("--again", action="store_true", help="try survivors again")
    arguments = parser.parse_args()
    folder = (arguments.resume or Path(tempfile.mkdtemp())).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "tried.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    tried = {trial.mutant: trial for trial in (Trial(*json.loads(line)) for line in lines)}
    part, parts = map(int, arguments.part.split("/"))
    wanted = [each for below in arguments.paths for path in _paths(below) for each in mutants(path)]
    wanted = wanted[part - 1 :: parts]
    new = [
        mutant
        for mutant in wanted
        if mutant.name not in tried or (arguments.again and not tried[mutant.name].noticed)
    ]
    with kept.open("a") as file:
        for mutant, trial in _tried(new, folder) if new else ():
            tried[mutant.name] = trial
            print(json.dumps(trial), file=file, flush=True)
            if not trial.noticed and not explained(mutant):
                print(f"{mutant.lines[0]:>5} {trial.mutant}  {trial.worded}", flush=True)
    print("\n".join(table(wanted, tried)))
    survived = [each for each in wanted if not tried[each.name].noticed and not explained(each)]
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
