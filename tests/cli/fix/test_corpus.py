"""`corvid fix` on programs as people write them, with one to four sites each.

A line that says `no single rewrite` has a site that nobody but its author can mend: content decides
something there, or leaves the program, or a caller wants plain text.
"""

import ast
import io
import json
import re
import shutil
import subprocess
import sys
import tokenize
from collections import Counter
from difflib import SequenceMatcher
from pathlib import Path

import pytest
from attrs import frozen
from corvid_cli.findings import Finding, findings

from tests.cli.command import corvid
from tests.sharing import once

CORPUS = Path(__file__).with_name("corpus")
PLAYING = Path(__file__).with_name("playing.py")
PROGRAMS = sorted(path.name for path in CORPUS.glob("*.py"))
MARK = "# no single rewrite"
SHARE = 0.8


@frozen
class Outcome:
    """The corpus, fixed: what was found before and after, and what the command said."""

    before: list[Finding]
    after: list[Finding]
    diff: str
    again: str
    printed: dict[str, str]
    promised: dict[str, str]


def found_in(folder: Path, patch: pytest.MonkeyPatch) -> list[Finding]:
    """Return what there is to put right in a folder."""
    patch.chdir(folder)
    return [each for each in findings(["."]) if not each.is_listed]


def play(folder: Path, *arguments: str) -> dict[str, str]:
    """Run every program of a folder and return what each prints."""
    command = [sys.executable, str(PLAYING), ".", *arguments]
    played = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert played.returncode == 0, played.stderr
    printed: dict[str, str] = json.loads(played.stdout)
    return printed


def fixed(folder: Path) -> Outcome:
    """Fix a copy of the corpus in a folder."""
    before, after = folder / "before", folder / "after"
    for copy in (before, after):
        shutil.copytree(CORPUS, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / ".git").mkdir()
    shown = corvid("fix", ".", cwd=before)
    assert shown.returncode == 1, shown.stderr
    assert corvid("fix", "--write", ".", cwd=after).returncode == 1
    with pytest.MonkeyPatch.context() as patch:
        return Outcome(
            found_in(before, patch),
            found_in(after, patch),
            shown.stdout,
            corvid("fix", ".", cwd=after).stdout,
            play(before, "unheld"),
            play(after),
        )


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Outcome]:
    """The folder of both copies, and how they came out."""
    return once(tmp_path_factory, "fixed corpus", fixed)


def text_of(program: str) -> str:
    return (CORPUS / program).read_text(encoding="utf-8")


def is_marked(finding: Finding) -> bool:
    """Tell whether the program says that no rewrite is right for what was found there."""
    lines = text_of(Path(finding.file).name).splitlines()
    return any(MARK in line for line in lines[finding.line - 1 : finding.end_line])


def test_the_corpus_is_what_people_write() -> None:
    assert len(PROGRAMS) >= 60
    assert sum(MARK in text_of(program) for program in PROGRAMS) >= 8


def test_most_of_what_one_rewrite_mends_is_mended(corpus: tuple[Path, Outcome]) -> None:
    _, outcome = corpus
    wanted = [each for each in outcome.before if not is_marked(each)]
    kept = Counter(each.file for each in outcome.before if is_marked(each))
    left = Counter(each.file for each in outcome.after)
    missed = left - kept
    share = 1 - missed.total() / len(wanted)
    print(f"mended {len(wanted) - missed.total()} of {len(wanted)}: {share:.1%}")
    assert share >= SHARE, missed


def test_most_of_each_kind_is_mended(corpus: tuple[Path, Outcome]) -> None:
    """With ``-s``, a table of all kinds of sites and errors, and how many of each are mended."""
    _, outcome = corpus
    wanted = Counter(sort(each) for each in outcome.before if not is_marked(each))
    kept = Counter((each.file, sort(each)) for each in outcome.before if is_marked(each))
    left = Counter((each.file, sort(each)) for each in outcome.after) - kept
    missed = Counter(name for (_, name), times in left.items() for _ in range(times))
    for name, times in wanted.most_common():
        print(f"{name:22}{times - missed[name]:4} of{times:4}")
    assert all(times * (1 - SHARE) >= missed[name] for name, times in wanted.items())


def sort(finding: Finding) -> str:
    """Return the kind of a site, or the code of an error that has none."""
    return finding.kind or finding.code


def test_what_has_no_single_rewrite_is_left_as_it_was(corpus: tuple[Path, Outcome]) -> None:
    folder, outcome = corpus
    marked = {(each.file, each.line) for each in outcome.before if is_marked(each)}
    assert marked
    for file, line in marked:
        text = (folder / "before" / file).read_text(encoding="utf-8").splitlines()[line - 1]
        assert text in (folder / "after" / file).read_text(encoding="utf-8").splitlines()


def test_no_program_has_an_error_that_it_had_not(corpus: tuple[Path, Outcome]) -> None:
    _, outcome = corpus
    before = Counter((each.file, each.type, each.code) for each in outcome.before)
    after = Counter((each.file, each.type, each.code) for each in outcome.after)
    assert not after - before


def test_every_program_prints_what_it_did(corpus: tuple[Path, Outcome]) -> None:
    _, outcome = corpus
    assert outcome.promised == outcome.printed
    assert all(outcome.printed.values())


def test_fixing_twice_changes_nothing(corpus: tuple[Path, Outcome]) -> None:
    _, outcome = corpus
    assert outcome.again == ""


def test_a_program_without_findings_is_not_touched(corpus: tuple[Path, Outcome]) -> None:
    folder, outcome = corpus
    clean = {*PROGRAMS} - {each.file for each in outcome.before}
    assert {"already_clean.py", "nothing_marked.py"} <= clean
    for program in clean:
        assert (folder / "after" / program).read_bytes() == (CORPUS / program).read_bytes()


def test_the_diff_is_what_is_written(corpus: tuple[Path, Outcome], tmp_path: Path) -> None:
    folder, outcome = corpus
    shutil.copytree(CORPUS, tmp_path / "copy")
    command = ["git", "apply", "-p1", "-"]
    subprocess.run(command, cwd=tmp_path / "copy", input=outcome.diff.encode(), check=True)
    for program in PROGRAMS:
        applied = (tmp_path / "copy" / program).read_bytes()
        assert applied == (folder / "after" / program).read_bytes()


def touchable(program: str) -> set[int]:
    """Return the lines of a program that a fix may touch.

    They are those of agents, of proofs and of helpers without a mark, and the imports of the
    runtime: not tools, prompts, classes, or what a module does.
    """
    lines = set[int]()
    for node in ast.walk(ast.parse(text_of(program))):
        is_import = isinstance(node, ast.ImportFrom) and node.module == "corvid_runtime"
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if is_import or (is_function and not any(map(is_edge, node.decorator_list))):
            lines.update(range(node.lineno, (node.end_lineno or 0) + 1))
    return lines


def is_edge(decorator: ast.expr) -> bool:
    return re.search(r"\b(tool|prompt)\b", ast.unparse(decorator)) is not None


def comments(text: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


@pytest.mark.parametrize("program", PROGRAMS)
def test_comments_and_other_lines_stay(corpus: tuple[Path, Outcome], program: str) -> None:
    folder, _ = corpus
    before, after = text_of(program), (folder / "after" / program).read_text(encoding="utf-8")
    assert comments(after) == comments(before)
    may_change = touchable(program)
    matcher = SequenceMatcher(a=before.splitlines(), b=after.splitlines(), autojunk=False)
    for what, start, end, _, _ in matcher.get_opcodes():
        if what in ("replace", "delete"):
            assert {*range(start + 1, end + 1)} <= may_change
