"""What checkers without the plugin see: the wrapper is kept, and nothing is silently anything."""

import shutil
from pathlib import Path

import pytest

from tests.clients.checkers import EXPRESSIONS, OPERATIONS, OTHERS, PAGE, Row, page, table
from tests.sharing import once

ROOT = Path(__file__).parents[2]
DISHONEST = {"launders.py", "leaking.py", "sites.py", "twin.py"}
"""Programs that are there to be refused."""

NOT_OF_STUBS = ("LiteralString", "possibly unbound", "WORLD")
"""What the checkers say of code that has nothing to do with grounded values, as it is told."""

UNKNOWN = {
    ("honest/narrowed.py", 26): "a record that holds something grounded is passed to a prompt",
    ("honest/narrowed.py", 32): "the same",
    ("honest/handed_on_prompts.py", 47): "ty does not choose among the overloads of `map`",
    ("honest/partials.py", 65): "pyrefly takes the first overload for what `partial` leaves",
    (
        "orchestrators/numbered_papers/honest.py",
        65,
    ): "`str.format` takes anything by name, also for ty",
}
"""Lines of honest programs where a type cannot say what the plugin knows, each with the reason."""


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Row]:
    """What the checkers reveal, by expression."""
    shown = once(tmp_path_factory, "checkers", lambda _: table())[1]
    return {row[0]: row for row in shown}


def test_there_are_sixty_expressions() -> None:
    assert len(set(EXPRESSIONS)) >= 60


@pytest.mark.parametrize("expression", OPERATIONS)
def test_operators_keep_the_wrapper_in_all_checkers(expression: str, rows: dict[str, Row]) -> None:
    assert all(revealed.startswith("Grounded[") for revealed in rows[expression][1:])


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_nothing_grounded_becomes_any(expression: str, rows: dict[str, Row]) -> None:
    assert not {"Any", "Unknown"} & set(rows[expression][1:])


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_the_plugin_knows_what_is_inside(expression: str, rows: dict[str, Row]) -> None:
    assert "Any" not in rows[expression][1]


def test_the_page_shows_what_they_reveal(rows: dict[str, Row]) -> None:
    shown = PAGE.read_text(encoding="utf-8")
    assert shown == page(rows.values()), "python -m tests.clients.checkers"


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every honest program of the project, where imports find what they need."""
    folder = tmp_path_factory.mktemp("honest")
    for source in ("python_reference", "cited_reference", "tour_topics"):
        shutil.copytree(ROOT / "examples" / source, folder / source)
    for source in ("honest", "orchestrators"):
        shutil.copytree(ROOT / "tests" / "cases" / source, folder / source)
    for shared in (ROOT / "tests" / "cases").glob("*.py"):
        shutil.copy(shared, folder)
    for program in folder.rglob("*.py"):
        if program.name in DISHONEST:
            program.unlink()
    return folder


@pytest.mark.parametrize("checker", OTHERS)
def test_honest_programs_have_no_errors_from_the_stubs_alone(checker: str, honest: Path) -> None:
    programs = [str(path.relative_to(honest)) for path in honest.glob("*/**/*.py")]
    assert len(programs) > 100
    told = [each for each in OTHERS[checker](honest, *programs) if each.is_error]
    mistaken = {
        (each.file.relative_to(honest).as_posix(), each.line): each.message
        for each in told
        if not any(words in each.message for words in NOT_OF_STUBS)
    }
    assert {place: mistaken[place] for place in mistaken.keys() - UNKNOWN.keys()} == {}


@pytest.mark.parametrize("checker", OTHERS)
def test_the_checkers_find_a_result_that_nothing_retrieved(checker: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "examples" / "tour_topics" / "sites.py", tmp_path)
    shutil.copy(ROOT / "examples" / "python_reference" / "launders.py", tmp_path)
    shutil.copytree(ROOT / "examples" / "python_reference", tmp_path / "python_reference")
    told = OTHERS[checker](tmp_path, "sites.py", "launders.py")
    found = {each.file.name for each in told if each.is_error and "Grounded" in each.message}
    assert found == {"sites.py", "launders.py"}
