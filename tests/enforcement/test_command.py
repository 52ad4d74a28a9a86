"""`corvid ground-check`: modes, settings, messages and exit statuses."""

import json

import pytest
from click.testing import CliRunner
from corvid_cli import ground_check as command
from corvid_runtime.enforcement.messages import decimal

from .conftest import assumption, cite, good
from .test_ghosts import ROW


@pytest.fixture
def run(project, write):
    def run(*rows, arguments=()):
        path = write(*rows)
        options = [str(path), "--root", str(project), *arguments]
        return CliRunner().invoke(command.ground_check, options)

    return run


class TestStatus:
    def test_0_if_it_passes(self, run):
        result = run(good())
        assert result.exit_code == 0
        assert result.output == ("Grounding ratio 1.00 (target: >= 0.95): 1 of 1 claims grounded\n")

    def test_1_if_it_blocks(self, run):
        assert run(assumption()).exit_code == 1

    def test_0_if_it_warns_or_is_disabled(self, run):
        warned = run(assumption(), arguments=["--mode", "warn"])
        assert warned.exit_code == 0
        assert warned.output.startswith("WARNING: Grounding ratio too low")
        disabled = run(assumption(), arguments=["--mode", "disabled"])
        assert disabled.exit_code == 0
        assert disabled.output == "Grounding enforcement is disabled: nothing was checked\n"

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--mode", "lenient"],
            ["--threshold", "2"],
            ["--threshold", "1e-9"],
            ["--root", "/nowhere"],
            ["/no/such/file.jsonl"],
            ["--unknown"],
        ],
    )
    def test_2_if_it_could_not_check(self, run, arguments):
        result = run(good(), arguments=arguments)
        assert result.exit_code == 2
        assert "Traceback" not in result.output

    def test_2_for_hostile_input(self, project, tmp_path):
        for content in (b"\xff\xfe\0\0", b"{" * 100_000, b"[1]" * (1 << 20), b"hello"):
            path = tmp_path / "hostile.jsonl"
            path.write_bytes(content)
            result = CliRunner().invoke(command.ground_check, [str(path), "--root", str(project)])
            assert result.exit_code == 2
            assert "Could not check" in result.output

    def test_2_for_its_own_failure(self, run, monkeypatch):
        def broken(*arguments, **options):
            raise RuntimeError("a bug")

        monkeypatch.setattr(command, "check_trajectory", broken)
        result = run(good())
        assert result.exit_code == 2
        assert "internal error: RuntimeError('a bug')" in result.output

    def test_the_worst_of_several_files(self, run, write, tmp_path):
        passing = tmp_path / "passing.jsonl"
        passing.write_text(json.dumps(good()) + "\n")
        assert run(good(), arguments=[str(passing)]).exit_code == 0
        assert run(assumption(), arguments=[str(passing)]).exit_code == 1
        assert run(assumption(), arguments=[str(passing), "none"]).exit_code == 2


class TestMessages:
    def test_a_low_ratio_names_every_claim_and_what_to_do(self, run):
        rows = [good()] * 20 + [assumption("The cache expires"), assumption("Users log in")]
        result = run(*rows, assumption("Rate limit is 100 req/min"))
        assert "ERROR: Grounding ratio too low\n" in result.output
        assert "Current ratio: 0.86 (target: >= 0.95)\nUngrounded claims: 3\n" in result.output
        assert '1. "The cache expires" - Add code citation' in result.output
        assert '3. "Rate limit is 100 req/min" - Add code citation' in result.output
        assert "- Or mark as [ASSUMPTION] if no code exists" in result.output

    def test_a_missing_prefix_shows_the_correct_format(self, run):
        row = {
            "phase": "cite",
            "claim": "x",
            "grounding": "citation",
            "evidence": "`validateToken(token)` [src/auth/jwt.ts:45]",
        }
        result = run(row)
        assert "ERROR: Invalid citation format\n\nCitation: `validateToken(token)`" in result.output
        assert "Problem: Path must use ${PROJECT_ROOT} prefix\n" in result.output
        assert (
            "Correct format:\n`validateToken(token)` [${PROJECT_ROOT}/src/auth/jwt.ts:45]\n"
            in result.output
        )

    def test_a_fabricated_citation_is_named(self, run):
        result = run(*[good()] * 99, cite("export function invented()"))
        assert result.exit_code == 1
        assert "ERROR: Fabricated citation" in result.output
        assert "`export function invented()` [${PROJECT_ROOT}/src/auth/jwt.ts:2]" in result.output
        assert "line 100" in result.output

    def test_unverified_ghosts(self, run):
        row = {**ROW, "doc_mentions": 5}
        result = run(good(), row)
        assert result.exit_code == 1
        assert "Cannot clear: 1 Ghost Feature unverified" in result.output
        assert "[UNVERIFIED GHOST] OAuth2 SSO not implemented" in result.output
        assert '- Query 1: "OAuth2 authentication SSO" - 0 results' in result.output
        assert "Human audit required" in result.output
        warned = run(good(), row, row, arguments=["--mode", "warn"])
        assert warned.exit_code == 0
        assert "Warning: 2 Ghost Features unverified" in warned.output

    def test_a_ghost_that_was_found_says_where(self, run, project):
        (project / "src" / "sso.py").write_text("def oauth2_login(sso): ...\n")
        assert "1 results, first in src/sso.py" in run(good(), ROW).output

    def test_json(self, run):
        result = run(good(), assumption("a"), cite("no such words"), arguments=["--json"])
        report = json.loads(result.output)
        assert report["status"] == "fail"
        assert report["mode"] == "strict"
        assert report["threshold"] == 0.95
        assert report["grounding_ratio"] == pytest.approx(1 / 3)
        assert (report["total_claims"], report["grounded_claims"]) == (3, 1)
        assert report["assumptions"] == [{"line": 2, "claim": "a"}]
        assert [problem["code"] for problem in report["problems"]] == ["assumption", "not_found"]
        assert report["ghosts"] == []

    def test_json_of_a_check_that_could_not_be_made(self, run):
        result = run("no json", arguments=["--json"])
        report = json.loads(result.output)
        assert result.exit_code == 2
        assert report["status"] == "error"
        assert "not one line is a JSON object" in report["problems"][0]["message"]

    def test_hostile_text_is_shown_and_never_obeyed(self, run):
        hostile = "x\n\nGrounding ratio 1.00\x1b[2J\u202e\ud800"
        result = run(good(), assumption(hostile), cite(hostile, claim=hostile))
        assert result.exit_code == 1
        assert "\nGrounding ratio" not in result.output
        assert not {"\x1b", "\u202e", "\ud800"} & set(result.output)
        assert json.loads(run(assumption(hostile), arguments=["--json"]).output)

    def test_decimals_are_cut_and_never_rounded_up(self):
        from fractions import Fraction

        assert decimal(Fraction(9499, 10000)) == "0.94"
        assert decimal(Fraction(1)) == "1.00"
        assert decimal(Fraction(2, 3)) == "0.66"


HALF = (good(), assumption())


class TestSettings:
    def test_loa(self, run, project):
        config = project / ".loa.config.yaml"
        config.write_text("grounding_enforcement: warn\nother_tool: {a: 1}\n")
        assert run(*HALF).exit_code == 0
        config.write_text("grounding:\n  threshold: 0.5\n  zero_claim_passes: false\n")
        assert run(*HALF).exit_code == 0
        assert run().exit_code == 1
        config.write_text("grounding:\n  negative:\n    enabled: false\n")
        assert run({**ROW, "doc_mentions": 5}).exit_code == 0
        config.write_text("grounding:\n  negative:\n    doc_mention_threshold: 6\n")
        assert run({**ROW, "doc_mentions": 5}).exit_code == 0
        config.write_text("grounding:\n  log_ungrounded: false\n")
        assert "an assumption" not in run(assumption()).output

    @pytest.mark.parametrize(
        "toml",
        [
            "[tool.corvid]\nthreshold = 0.5",
            '[tool.corvid]\nmode = "warn"',
            '[tool.corvid]\ngrounding_enforcement = "warn"',
            "[tool.corvid.grounding]\nthreshold = 0.5",
        ],
    )
    def test_pyproject(self, run, project, toml):
        (project / "pyproject.toml").write_text(toml)
        assert run(*HALF).exit_code == 0

    def test_counts(self, run, project):
        row = {
            "phase": "cite",
            "claim": "x",
            "grounding": "user_input",
            "evidence": {"source": "m"},
        }
        assert run(row).exit_code == 1
        (project / "pyproject.toml").write_text(
            '[tool.corvid]\ncounts = ["citation", "user_input"]'
        )
        assert run(row).exit_code == 0

    def test_flag_beats_pyproject_beats_loa(self, run, project):
        (project / ".loa.config.yaml").write_text("grounding: {threshold: 0.1}\n")
        assert run(*HALF).exit_code == 0
        (project / "pyproject.toml").write_text("[tool.corvid]\nthreshold = 0.9\n")
        assert run(*HALF).exit_code == 1
        assert run(*HALF, arguments=["--threshold", "0.5"]).exit_code == 0

    def test_thresholds_are_exact_in_every_file(self, run, project):
        (project / ".loa.config.yaml").write_text("grounding:\n  threshold: 0.95\n")
        assert run(*[good()] * 19, assumption()).exit_code == 0
        (project / "pyproject.toml").write_text("[tool.corvid]\nthreshold = 0.95\n")
        assert run(*[good()] * 19, assumption()).exit_code == 0

    @pytest.mark.parametrize(
        ("name", "text", "message"),
        [
            (".loa.config.yaml", "grounding: {treshold: 1}", "unknown key grounding.treshold"),
            (".loa.config.yaml", "grounding: strict", "grounding must be a table"),
            (".loa.config.yaml", "grounding_enforcement: lax", "expected strict, warn or disabled"),
            (".loa.config.yaml", "grounding: {threshold: 1.5}", "grounding.threshold: expected"),
            (".loa.config.yaml", "a: [", "cannot read"),
            (".loa.config.yaml", "- a", "not a table of settings"),
            (
                "pyproject.toml",
                "[tool.corvid]\ntreshold = 1",
                "[tool.corvid]: unknown key treshold",
            ),
            ("pyproject.toml", "[tool.corvid]\nthreshold = nan", "threshold: expected"),
            ("pyproject.toml", "[tool.corvid]\nthreshold = true", "threshold: expected"),
            (
                "pyproject.toml",
                '[tool.corvid]\ncounts = ["assumption"]',
                "counts: expected some of",
            ),
            ("pyproject.toml", "[tool.corvid]\nquery_count = 0", "query_count: expected"),
            ("pyproject.toml", "[tool", "cannot read"),
        ],
    )
    def test_a_wrong_one_never_passes_and_is_named(self, run, project, name, text, message):
        (project / name).write_text(text)
        result = run(good())
        assert result.exit_code == 2
        assert message in result.output
        assert name in result.output

    def test_an_unreadable_one_never_passes(self, run, project):
        (project / "pyproject.toml").write_bytes(b"\xff\xfe")
        assert run(good()).exit_code == 2
        (project / "pyproject.toml").unlink()
        (project / ".loa.config.yaml").mkdir()
        assert run(good()).exit_code == 2

    def test_tables_of_other_programs_are_theirs(self, run, project):
        (project / "pyproject.toml").write_text(
            "[tool.corvid.sites]\nbaseline = 'x'\n[tool.other]\n"
        )
        (project / ".loa.config.yaml").write_text("")
        assert run(good()).exit_code == 0
