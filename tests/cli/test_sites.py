"""`corvid sites` on a real program, in all its formats."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as SarifLog

from tests.cli.command import corvid

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


def save(text: str) -> None:
    print(text)


@agent
def headline(key: str) -> str:
    found = fetch(key)
    text = found.upper()
    if text > "m":
        save(text)
    return text


class Desk:
    @agent
    def publish(self, key: str) -> None:
        text = fetch(key); save(text)


@agent
def keep(key: str) -> Grounded[str]:
    return fetch(key)
"""


PROVED = """\
from corvid_runtime import Grounded, agent, each, grounded_pure, lift, retrieval, tool


@tool(uses=retrieval)
def search(key: str) -> Grounded[list[str]] | None:
    return None


@lift
def shortened(text: str) -> str:
    return text[:9]


@grounded_pure
@agent
def titles(key: str) -> list[Grounded[str]]:
    found = search(key)
    if found is None:
        return []
    return [shortened(text) for text in each(found)]


@agent
def total(key: str) -> int:
    return len(titles(key)[0])
"""


@pytest.fixture
def proved(tmp_path: Path) -> Path:
    """A folder with a program of a site, some disclosures and a trust boundary."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "app.py").write_text(PROVED)
    return tmp_path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a program of four sites."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "app.py").write_text(PROGRAM)
    return tmp_path


def listed(project: Path, *arguments: str) -> list[dict[str, Any]]:
    """Run the command with JSON output."""
    process = corvid("sites", "app.py", "--format", "json", *arguments, cwd=project)
    assert process.returncode in (0, 1), process.stderr
    rows: list[dict[str, Any]] = json.loads(process.stdout)["sites"]
    return rows


def test_json_has_every_site_at_its_expression(project: Path) -> None:
    rows = listed(project)
    assert [(row["agent"], row["kind"], row["line"]) for row in rows] == [
        ("app.headline", "condition", 17),
        ("app.headline", "argument", 18),
        ("app.headline", "return", 19),
        ("app.Desk.publish", "argument", 25),
    ]
    lines = PROGRAM.splitlines()
    for row in rows:
        text = lines[row["line"] - 1][row["column"] : row["end_column"]]
        assert text == row["expression"]
        assert row["actual"].startswith("Grounded[")


def test_text_is_grouped_by_agent(project: Path) -> None:
    shown = corvid("sites", "app.py", cwd=project)
    assert shown.returncode == 0
    lines = shown.stdout.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "app.Desk.publish",
        "app.headline",
        "4 coercion sites in 2 agents",
    ]


def test_sarif_keeps_to_the_schema_and_follows_the_value_to_its_source(project: Path) -> None:
    shown = corvid("sites", "app.py", "--format", "sarif", cwd=project)
    SarifLog.model_validate_json(shown.stdout)
    results = json.loads(shown.stdout)["runs"][0]["results"]
    assert len(results) == 4
    trail = [
        (each["physicalLocation"]["region"]["startLine"], each["message"]["text"])
        for each in results[2]["relatedLocations"]
    ]
    assert (16, "made by calling found.upper") in trail
    assert (15, "made by calling fetch") in trail
    lines = [line for line, _ in trail]
    assert lines == sorted(lines, reverse=True)
    region = results[3]["locations"][0]["physicalLocation"]["region"]
    assert PROGRAM.splitlines()[24][region["startColumn"] - 1 : region["endColumn"] - 1] == "text"


@pytest.mark.parametrize("coercions", ["note", "error", "silent"])
def test_what_the_configuration_shows_makes_no_difference(project: Path, coercions: str) -> None:
    (project / "mypy.ini").write_text(
        f"[mypy]\nplugins = corvid_mypy\n[corvid-mypy]\ncoercions = {coercions}\n"
    )
    assert len(listed(project)) == 4
    corvid("check", "app.py", cwd=project)
    assert len(listed(project)) == 4


def test_a_baseline_forbids_new_sites_alone(project: Path) -> None:
    accepted = corvid(
        "sites", "app.py", "--baseline", "sites.json", "--update-baseline", cwd=project
    )
    assert accepted.returncode == 0, accepted.stderr
    program = project / "app.py"
    program.write_text("import sys\n" + PROGRAM)
    unchanged = corvid("sites", "app.py", "--baseline", "sites.json", cwd=project)
    assert unchanged.returncode == 0, unchanged.stdout
    program.write_text(
        PROGRAM.replace("save(text)\n    return", "save(text)\n    save(found)\n    return")
    )
    grown = corvid("sites", "app.py", "--baseline", "sites.json", cwd=project)
    assert grown.returncode == 1
    assert "app.py:19:10: argument: found" in grown.stdout
    assert "1 coercion site in 1 agent" in grown.stdout


def test_no_site_is_said_in_words(project: Path) -> None:
    (project / "app.py").write_text("x = 1\n")
    assert corvid("sites", "app.py", cwd=project).stdout == ("No coercion sites to report.\n")


def test_other_errors_are_announced_and_do_not_hide_sites(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + "\nx: int = ''\n")
    shown = corvid("sites", "app.py", cwd=project)
    assert "4 coercion sites" in shown.stdout
    assert "corvid check" in shown.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["absent.py"],
        ["app.py", "--baseline", "absent.json"],
        ["--update-baseline"],
        ["--with-disclosures"],
    ],
)
def test_mistakes_are_sentences_and_status_2(project: Path, arguments: list[str]) -> None:
    refused = corvid("sites", *arguments, cwd=project)
    assert refused.returncode == 2
    assert refused.stderr.strip()
    assert "Traceback" not in refused.stderr


def test_a_line_with_characters_outside_ascii_is_still_named(project: Path) -> None:
    awkward = '    save("äöü€😀"); save("é" + found); return found  # 漢字'
    program = PROGRAM.replace('    if text > "m":\n        save(text)\n    return text', awkward)
    (project / "app.py").write_text(program, encoding="utf-8")
    rows = [row for row in listed(project) if row["agent"] == "app.headline"]
    assert [(row["kind"], row["line"]) for row in rows] == [("argument", 17), ("return", 17)]


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8-sig"])
def test_a_file_in_another_encoding_is_read_as_it_declares(project: Path, encoding: str) -> None:
    cookie = "# coding: latin-1\n" if encoding == "latin-1" else ""
    (project / "app.py").write_bytes(f"{cookie}{PROGRAM}# é\n".encode(encoding))
    assert [row["expression"] for row in listed(project)][2:] == ["text", "text"]
    shown = corvid("sites", "app.py", "--format", "sarif", cwd=project)
    assert shown.returncode == 0, shown.stderr


def test_syntax_newer_than_the_interpreter_has_no_trail(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + "\ndef later[T](x: T = 1 if 1 else 2) -> T: ...\n")
    newest = ["--", "--python-version", "3.14"]
    shown = corvid("sites", "app.py", "--format", "sarif", *newest, cwd=project)
    assert shown.returncode == 0, shown.stderr
    results = json.loads(shown.stdout)["runs"][0]["results"]
    assert len(results) == 4
    assert bool(results[0]["relatedLocations"]) == (sys.version_info >= (3, 12))


def test_text_has_a_section_for_each_kind_of_row(proved: Path) -> None:
    shown = corvid("sites", "app.py", cwd=proved)
    assert shown.returncode == 0, shown.stderr
    sites, disclosures, trusted = shown.stdout.split("\n\n")
    assert sites.splitlines() == [
        "app.total",
        "  app.py:25:16: argument: titles(key)[0] (Grounded[str]) into Sized",
        "1 coercion site in 1 agent",
    ]
    assert disclosures.startswith("Disclosures, which @grounded_pure allows:\napp.titles\n")
    assert "  app.py:18:8: presence: found (" in disclosures
    assert "  app.py:20:46: length: found (Grounded[list[str]])" in disclosures
    assert disclosures.endswith(" disclosures in 1 function")
    assert trusted.splitlines() == [
        "Trust boundaries, @lift functions:",
        "app.shortened",
        "  app.py:10:1: runs on bare content",
        "1 trust boundary in 1 function",
    ]


def test_json_has_a_list_for_each_kind_of_row(proved: Path) -> None:
    rows = json.loads(corvid("sites", "app.py", "--json", cwd=proved).stdout)
    assert [row["kind"] for row in rows["sites"]] == ["argument"]
    shown = {(row["function"], row["what"], row["expression"]) for row in rows["disclosures"]}
    assert shown >= {
        ("app.titles", "presence", "found"),
        ("app.titles", "length", "found"),
    }
    assert [row["function"] for row in rows["trust_boundaries"]] == ["app.shortened"]
    lines = PROVED.splitlines()
    for row in rows["disclosures"]:
        assert lines[row["line"] - 1][row["column"] : row["end_column"]] == row["expression"]
    assert lines[rows["trust_boundaries"][0]["line"] - 1].startswith("def shortened")


def test_sarif_has_a_rule_for_each_kind_of_row(proved: Path) -> None:
    shown = corvid("sites", "app.py", "--format", "sarif", cwd=proved)
    SarifLog.model_validate_json(shown.stdout)
    run = json.loads(shown.stdout)["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    of_marked = {"grounded-coercion", "grounded-disclosure", "grounded-trust-boundary"}
    assert {*rules} == {*of_marked, "grounded-leaving"}
    assert {result["ruleId"] for result in run["results"]} == of_marked
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]


def test_sarif_carries_the_errors_of_the_plugin(proved: Path) -> None:
    broken = PROVED.replace("        return []", "        return [ground(key, source='me')]")
    (proved / "app.py").write_text(broken.replace("each,", "each, ground,") + "\nx: int = ''\n")
    shown = corvid("sites", "app.py", "--format", "sarif", cwd=proved)
    SarifLog.model_validate_json(shown.stdout)
    run = json.loads(shown.stdout)["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    [error] = [result for result in run["results"] if result["level"] == "error"]
    assert error["ruleId"] == rules[error["ruleIndex"]]["id"] == "grounded-forgery"
    assert "Hint: " in error["message"]["text"]
    region = error["locations"][0]["physicalLocation"]["region"]
    assert broken.splitlines()[region["startLine"] - 1].strip().startswith("return [ground(")


def test_a_baseline_covers_disclosures_only_where_asked(proved: Path) -> None:
    baseline = ["sites", "app.py", "--baseline", "sites.json"]
    assert corvid(*baseline, "--update-baseline", cwd=proved).returncode == 0
    unchanged = corvid(*baseline, cwd=proved)
    assert unchanged.returncode == 0
    assert unchanged.stdout == "No coercion sites to report.\n"
    asked = corvid(*baseline, "--with-disclosures", cwd=proved)
    assert asked.returncode == 1
    assert "length: found" in asked.stdout
    assert "1 trust boundary" in asked.stdout
    accepted = corvid(*baseline, "--with-disclosures", "--update-baseline", cwd=proved)
    assert accepted.returncode == 0
    assert corvid(*baseline, "--with-disclosures", cwd=proved).returncode == 0


def test_what_is_listed_is_no_error_to_check(proved: Path) -> None:
    checked = corvid("check", "app.py", cwd=proved)
    assert checked.returncode == 0, checked.stdout
    assert "discloses" not in checked.stdout
    assert "is trusted" not in checked.stdout
    assert "Coercion sites, where agents drop sources: 1." in checked.stdout


def _applied(results: list[dict[str, Any]], folder: Path) -> str:
    """Make the first fix of a log in the one file of the program."""
    fix = next(each["fixes"][0] for each in results if "fixes" in each)
    [change] = fix["artifactChanges"]
    path = folder / change["artifactLocation"]["uri"]
    lines = path.read_text().splitlines(keepends=True)
    for each in reversed(change["replacements"]):
        region = each["deletedRegion"]
        lines[region["startLine"] - 1 : region["endLine"] - 1] = [each["insertedContent"]["text"]]
    return "".join(lines)


FIXABLE = """\
from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@agent
def shout(key: str) -> Grounded[str]:
    return f"{fetch(key)}!"


@agent
def asks(key: str) -> int:
    if fetch(key):
        return 1
    return 2
"""


def test_sarif_carries_the_fixes_that_mypy_accepts_and_links_the_pages(project: Path) -> None:
    (project / "app.py").write_text(FIXABLE)
    shown = corvid("sites", "app.py", "--format", "sarif", "--with-fixes", cwd=project)
    assert shown.returncode == 0, shown.stderr
    SarifLog.model_validate_json(shown.stdout)
    run = json.loads(shown.stdout)["runs"][0]
    fixable = {each["ruleId"] for each in run["results"] if "fixes" in each}
    assert fixable == {"grounded-coercion", "ungrounded-return"}
    lost = [each for each in run["results"] if "fixes" not in each]
    assert [each["properties"]["kind"] for each in lost] == ["condition"]
    assert _applied(run["results"], project) == corvid_fixed(project)
    rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
    assert rules["ungrounded-return"]["helpUri"].endswith("/docs/errors/ungrounded-return.md")
    without = corvid("sites", "app.py", "--with-fixes", cwd=project)
    assert without.returncode == 2


def corvid_fixed(folder: Path) -> str:
    """Return what `corvid fix --write` makes of the program."""
    corvid("fix", "--write", "app.py", cwd=folder)
    return (folder / "app.py").read_text()
