"""Convert a program of others by rules and check it: `python -m tests.others paper-qa`.

The program and its dependencies come from the package index, into a folder that ``--folder DIR``
keeps for the next time. Said are: whether the plugin changes what mypy says of the program as it
is, and what it costs; how many lines the rules touch; and what mypy says of the result.
"""

import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from tests.others import neo4j_graphrag, paper_qa
from tests.others.rules import Rule, converted

ROOT = Path(__file__).parents[2]
RUNS = 5


@frozen
class Program:
    """A program of the index, the rules for its files, and the functions to be proved."""

    version: str
    package: str
    rules: dict[str, tuple[Rule, ...]]
    ours: str
    proved_in: str
    twin: Rule


PROGRAMS = {
    "paper-qa": Program(
        "2026.8.12", "paperqa", paper_qa.RULES, paper_qa.OURS, "docs.py", paper_qa.TWIN
    ),
    "neo4j-graphrag": Program(
        "1.22.0",
        "neo4j_graphrag",
        neo4j_graphrag.RULES,
        neo4j_graphrag.OURS,
        "generation/graphrag.py",
        neo4j_graphrag.TWIN,
    ),
}
OURS = "_grounding.py"


@frozen
class Place:
    """Where a program is checked: an environment with its dependencies and this checkout."""

    folder: Path

    @property
    def python(self) -> Path:
        """The interpreter of the environment."""
        return self.folder / "environment" / "bin" / "python"

    def pip(self, *arguments: str) -> None:
        """Run pip there."""
        subprocess.run([self.python, "-m", "pip", "--quiet", *arguments], check=True)

    def prepare(self, name: str, program: Program) -> Path:
        """Fetch a program, and return the folder of its package as it is."""
        wanted = f"{name}=={program.version}"
        if not self.python.exists():
            venv.create(self.folder / "environment", with_pip=True)
            self.pip("install", wanted, "--editable", f"{ROOT}[mypy]")
        plain = self.folder / "plain"
        if not plain.exists():
            self.pip("install", "--no-deps", "--no-compile", "--target", str(plain), wanted)
        return plain / program.package

    def check(self, package: Path, plugins: str, *, cache: str) -> list[str]:
        """Return what mypy says of a package."""
        config = self.folder / f"{plugins or 'bare'}.ini"
        named = ", ".join(filter(None, (plugins, "pydantic.mypy")))
        config.write_text(f"[mypy]\nplugins = {named}\n", encoding="utf-8")
        command = [str(self.python), "-m", "mypy", "--config-file", str(config)]
        command += ["--cache-dir", cache, package.name]
        done = subprocess.run(
            command, cwd=package.parent, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode not in (0, 1):
            raise SystemExit(f"mypy could not check {package}: {done.stdout}{done.stderr}")
        return done.stdout.splitlines()

    def cost(self, package: Path) -> float:
        """Return what the plugin multiplies the time of a check without a cache by, at best.

        Both are run in turn, since a machine is not as fast at all times.
        """
        taken: dict[str, list[float]] = {"": [], "corvid_mypy": []}
        for _ in range(RUNS):
            for plugins, found in taken.items():
                before = os.times().children_user
                self.check(package, plugins, cache=os.devnull)
                found.append(os.times().children_user - before)
        return min(taken["corvid_mypy"]) / min(taken[""])


def convert(plain: Path, program: Program, to: Path) -> int:
    """Write the converted program, and return how many lines of theirs the rules touch."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(plain, to, ignore=shutil.ignore_patterns("__pycache__"))
    count = 0
    for name, rules in program.rules.items():
        path = to / name
        before = path.read_text(encoding="utf-8")
        after = converted(before, rules)
        path.write_text(after, encoding="utf-8")
        count += touched(before, after)
    (to / OURS).write_text(program.ours, encoding="utf-8")
    return count


def touched(before: str, after: str) -> int:
    """Count lines: of each place those that are gone, or those that came if these are more."""
    matcher = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False)
    blocks = (block for block in matcher.get_opcodes() if block[0] != "equal")
    return sum(max(end - start, stop - first) for _, start, end, first, stop in blocks)


def without_lines(messages: Sequence[str]) -> set[str]:
    """Return messages without the numbers of their lines, which rules move."""
    errors = (each for each in messages if ": error: " in each)
    return {re.sub(r"(:|on line )\d+", r"\1", each) for each in errors}


def report(name: str, folder: Path) -> bool:
    """Say everything about a program, and return whether what should be proved is."""
    program, place = PROGRAMS[name], Place(folder)
    plain = place.prepare(name, program)
    bare = place.check(plain, "", cache=str(folder / "cache-bare"))
    same = bare == place.check(plain, "corvid_mypy", cache=str(folder / "cache-plugin"))
    print(f"{name} {program.version}: {len(bare)} lines of mypy as it is; with the plugin", end=" ")
    print("the same" if same else "others")
    print(f"time with the plugin / without: {place.cost(plain):.3f}")
    target = folder / "converted" / program.package
    lines = convert(plain, program, target)
    ours = len([line for line in program.ours.splitlines() if line.strip()])
    texts = "".join((target / each).read_text(encoding="utf-8") for each in program.rules)
    lifts = texts.count("@lift"), texts.count("lift(")
    rules = sum(map(len, program.rules.values()))
    print(f"lines touched by {rules} rules: {lines}, and {ours} in a module of ours")
    print(f"@lift: {lifts[0]}, lift(...): {lifts[1]}")
    said = place.check(target, "corvid_mypy", cache=str(folder / "cache-converted"))
    new = without_lines(said) - without_lines(bare)
    mine = [each for each in new if each.startswith(f"{program.package}/{program.proved_in}:")]
    print("proved" if not mine else "not proved", *sorted(mine), sep="\n    ")
    elsewhere = sorted(new.difference(mine))
    print(f"new errors elsewhere: {len(elsewhere)}", *elsewhere, sep="\n    ")
    path = target / program.proved_in
    path.write_text(converted(path.read_text(encoding="utf-8"), [program.twin]), encoding="utf-8")
    twin = place.check(target, "corvid_mypy", cache=str(folder / "cache-converted"))
    refused = without_lines(twin) - without_lines(said)
    print(f"where {program.twin.why}:", "refused" if refused else "not refused")
    for rule_file, rules_of in program.rules.items():
        for rule in rules_of:
            print(f"{rule_file}: {rule.within or 'the module'}: {rule.why}")
    return same and not mine and bool(refused)


def main() -> int:
    """Check one program."""
    parser = argparse.ArgumentParser(prog="python -m tests.others", description=__doc__)
    parser.add_argument("program", choices=PROGRAMS)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = given.folder or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        return not report(given.program, folder.absolute())


if __name__ == "__main__":
    sys.exit(main())
