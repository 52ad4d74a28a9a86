"""From a warning to a citation or a decision: what a session does with the report."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from corvid_cli.audit import audit as audit_command
from corvid_cli.cite import cite as cite_command
from corvid_cli.ground_check import ground_check
from corvid_runtime.enforcement import (
    Policy,
    audit,
    check_trajectory,
    find_evidence,
    record_warning,
)
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from .conftest import assumption, cite, good
from .test_ghosts import ROW

OPEN = {**ROW, "doc_mentions": 5}
BY = {"by": "Ada", "because": "I read the router"}


@pytest.fixture
def run(project, write):
    def run(*rows, arguments=()):
        options = [str(write(*rows)), "--root", str(project), *arguments]
        return CliRunner().invoke(ground_check, options)

    return run


def rows_of(path):
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


class TestWarning:
    WARN = ("--mode", "warn")

    def test_it_is_appended_as_one_row_that_makes_no_claim(self, run, write, project, tmp_path):
        assert run(good(), assumption("Dark mode"), OPEN, arguments=self.WARN).exit_code == 0
        path = tmp_path / "trajectory.jsonl"
        *before, finding = rows_of(path)
        assert len(before) == 3
        assert finding["phase"] == "grounding_warning"
        assert (finding["grounding_ratio"], finding["threshold"]) == (0.5, 0.95)
        assert (finding["total_claims"], finding["grounded_claims"]) == (2, 1)
        assert finding["problems"] == [{"line": 2, "code": "assumption", "claim": "Dark mode"}]
        assert finding["ghosts"] == ["OAuth2 SSO not implemented"]
        report = check_trajectory(path, root=project)
        assert (report.total_claims, len(report.ghosts)) == (2, 1)

    def test_the_same_finding_is_appended_once_and_another_again(self, run, project, tmp_path):
        run(assumption(), arguments=self.WARN)
        path = tmp_path / "trajectory.jsonl"
        report = check_trajectory(path, root=project, mode="warn")
        record_warning(path, report)
        assert len(rows_of(path)) == 2
        with path.open("a") as file:
            file.write(json.dumps(assumption("another")) + "\n")
        record_warning(path, check_trajectory(path, root=project, mode="warn"))
        assert len(rows_of(path)) == 4

    @pytest.mark.parametrize("arguments", [(), ("--mode", "disabled"), ("--mode", "strict")])
    def test_no_other_mode_writes(self, run, tmp_path, arguments):
        run(assumption(), arguments=arguments)
        assert len(rows_of(tmp_path / "trajectory.jsonl")) == 1

    def test_nothing_is_written_where_nothing_is_wrong(self, run, tmp_path):
        assert run(good(), arguments=self.WARN).exit_code == 0
        assert len(rows_of(tmp_path / "trajectory.jsonl")) == 1

    def test_nothing_is_written_into_a_document(self, project):
        path = project / "answer.md"
        path.write_text("[ASSUMPTION] Tokens are cached.\n")
        options = [str(path), "--root", str(project), *self.WARN]
        assert CliRunner().invoke(ground_check, options).exit_code == 0
        assert path.read_text() == "[ASSUMPTION] Tokens are cached.\n"

    def test_assumptions_are_left_out_where_the_settings_say_so(self, project, write):
        path = write(assumption(), cite("no such words"))
        policy = Policy(mode="warn", log_ungrounded=False)
        record_warning(path, check_trajectory(path, root=project, policy=policy))
        assert [problem["code"] for problem in rows_of(path)[-1]["problems"]] == ["not_found"]

    def test_a_warning_that_cannot_be_appended_never_passes(self, run, monkeypatch):
        def refuse(*arguments):
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("corvid_cli.ground_check.record_warning", refuse)
        result = run(assumption(), arguments=self.WARN)
        assert result.exit_code == 2
        assert "the warning could not be appended: Permission denied" in result.output


class TestDecision:
    @pytest.fixture
    def path(self, write):
        return write(good(), OPEN)

    def ghost(self, path, project, **options):
        (ghost,) = check_trajectory(path, root=project, **options).ghosts
        return ghost

    def test_it_unblocks_and_is_reported(self, path, project):
        assert check_trajectory(path, root=project).blocked
        audit(path, 2, root=project, **BY)
        report = check_trajectory(path, root=project)
        assert report.status == "pass"
        assert report.ghosts[0].decision.by == "Ada"
        assert report.ghosts[0].flag is None
        assert not report.ghosts[0].verified
        shown = CliRunner().invoke(ground_check, [str(path), "--root", str(project)])
        assert "Line 2: OAuth2 SSO not implemented: decided by Ada on 20" in shown.output
        assert "I read the router" in shown.output

    @pytest.mark.parametrize("name", ["src/new.py", "src/auth/jwt.ts", "README.md"])
    def test_it_is_void_as_soon_as_a_searched_file_changes(self, path, project, name):
        audit(path, 2, root=project, **BY)
        with (project / name).open("a") as file:
            file.write("// more\n")
        assert check_trajectory(path, root=project).blocked
        ghost = self.ghost(path, project)
        assert ghost.decision.void == "the searched files have changed since"
        shown = CliRunner().invoke(ground_check, [str(path), "--root", str(project)]).output
        assert "- Void: decided by Ada" in shown
        audit(path, 2, root=project, **BY)
        assert not check_trajectory(path, root=project).blocked

    def test_a_file_that_is_renamed_or_removed_makes_it_void(self, path, project):
        extra = project / "src" / "extra.py"
        extra.write_text("x = 1\n")
        audit(path, 2, root=project, **BY)
        extra.rename(project / "src" / "renamed.py")
        assert self.ghost(path, project).decision.void
        (project / "src" / "renamed.py").unlink()
        assert self.ghost(path, project).decision.void
        extra.write_text("x = 1\n")
        assert not self.ghost(path, project).decision.void

    def test_it_is_about_one_claim_one_search_and_one_result(self, path, project, write):
        audit(path, 2, root=project, **BY)
        decided = rows_of(path)[-1]
        other_claim = {**OPEN, "claim": "SAML is not implemented"}
        other_query = {**OPEN, "query2": "federated identity broker"}
        more_mentions = {**OPEN, "doc_mentions": 6}
        for row in (other_claim, other_query, more_mentions):
            assert check_trajectory(write(good(), row, decided), root=project).blocked
        assert not check_trajectory(write(decided, OPEN), root=project).blocked

    def test_a_decision_without_a_key_shows_what_was_changed_by_accident(self, path, project):
        audit(path, 2, root=project, **BY)
        path.write_text(path.read_text().replace('"by": "Ada"', '"by": "Bob"'))
        report = check_trajectory(path, root=project)
        assert report.blocked
        assert [problem.code for problem in report.problems] == ["ghost_audit"]

    @pytest.mark.parametrize("audit_field", [None, 1, [], {}, {"grounded": 1}, "x"])
    def test_a_decision_that_is_none_is_named_and_decides_nothing(
        self, project, write, audit_field
    ):
        report = check_trajectory(
            write(OPEN, {"phase": "ghost_audit", "audit": audit_field}), root=project
        )
        assert report.blocked
        assert [(problem.line, problem.code) for problem in report.problems] == [(2, "ghost_audit")]

    @pytest.mark.parametrize("kind", ["shared", "pair"])
    def test_with_a_key_only_what_is_signed_with_it_counts(self, path, project, kind):
        pair = Ed25519PrivateKey.generate()
        signs, checks = (pair, pair.public_key()) if kind == "pair" else (b"k" * 32, b"k" * 32)
        audit(path, 2, root=project, **BY)
        assert not check_trajectory(path, root=project).blocked
        assert check_trajectory(path, root=project, key=checks).blocked
        audit(path, 2, root=project, key=b"another key, not ours", **BY)
        assert check_trajectory(path, root=project, key=checks).blocked
        audit(path, 2, root=project, key=signs, **BY)
        assert not check_trajectory(path, root=project, key=checks).blocked

    @pytest.mark.parametrize(
        ("line", "message"), [(1, "claims no absence"), (9, "claims no absence"), (2, "verified")]
    )
    def test_there_must_be_something_to_decide(self, project, write, line, message):
        path = write(good(), {**ROW, "doc_mentions": 0})
        before = path.read_bytes()
        with pytest.raises(ValueError, match=message):
            audit(path, line, root=project, **BY)
        assert path.read_bytes() == before

    def test_it_says_who_and_why(self, path, project):
        with pytest.raises(ValueError, match="who made it, and why"):
            audit(path, 2, root=project, by=" ", because="x")


class TestAuditCommand:
    @pytest.fixture
    def audit(self, project, write):
        path = write(good(), OPEN)

        def audit(*arguments, rows=()):
            options = [str(write(*rows) if rows else path), "--root", str(project), *arguments]
            return CliRunner().invoke(audit_command, options)

        return audit

    def test_without_a_line_it_lists_what_waits(self, audit):
        result = audit()
        assert result.exit_code == 1
        assert "[UNVERIFIED GHOST] OAuth2 SSO not implemented (line 2)" in result.output
        assert audit("2", "--by", "Ada", "--because", "I looked").exit_code == 0
        result = audit()
        assert (result.exit_code, result.output) == (0, "Nothing waits.\n")

    def test_a_key_file_signs(self, audit, tmp_path, project):
        pair = Ed25519PrivateKey.generate()
        private, public = tmp_path / "private.pem", tmp_path / "public.pem"
        private.write_bytes(
            pair.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        public.write_bytes(
            pair.public_key().public_bytes(
                serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
            )
        )
        decision = ("2", "--by", "Ada", "--because", "I looked")
        check = [str(tmp_path / "trajectory.jsonl"), "--root", str(project), "--key", str(public)]
        assert "not signed" in audit(*decision).output
        assert CliRunner().invoke(ground_check, check).exit_code == 1
        assert "recorded, signed" in audit(*decision, "--key", str(private)).output
        assert CliRunner().invoke(ground_check, check).exit_code == 0
        assert audit(*decision, "--key", str(public)).exit_code == 2

    @pytest.mark.parametrize("content", [b"", b"short", b"-----BEGIN PUBLIC KEY-----\nx"])
    def test_a_key_that_is_none_is_a_sentence(self, audit, tmp_path, project, content):
        key = tmp_path / "key"
        key.write_bytes(content)
        result = audit("--key", str(key))
        assert result.exit_code == 2
        assert "cannot read the key" in result.output
        options = [str(tmp_path / "trajectory.jsonl"), "--root", str(project), "--key", str(key)]
        assert CliRunner().invoke(ground_check, options).exit_code == 2

    @pytest.mark.parametrize(
        "arguments",
        [
            ["2"],
            ["2", "--by", "Ada"],
            ["1", "--by", "Ada", "--because", "x"],
            ["two", "--by", "Ada", "--because", "x"],
            ["2", "--by", "Ada", "--because", "x", "--key", "/no/such/key"],
            ["--root", "/nowhere"],
        ],
    )
    def test_what_is_wrong_is_a_sentence(self, audit, arguments):
        result = audit(*arguments)
        assert result.exit_code == 2
        assert "Error: " in result.output
        assert "Traceback" not in result.output


class TestCite:
    def test_the_nearest_words_come_first_and_stand_there(self, project, write):
        (project / "src" / "cache.py").write_text("# a token\nvalidate = None\ndef cached(): ...\n")
        found = find_evidence("The token is validated", root=project)
        assert str(found[0]) == (
            "`export function validateToken(token: string) {` [${PROJECT_ROOT}/src/auth/jwt.ts:2]"
        )
        rows = [{"phase": "cite", "claim": "c", "evidence": str(each)} for each in found]
        assert len(rows) == 3
        assert check_trajectory(write(*rows), root=project).grounding_ratio == 1

    def test_the_command_prints_what_can_be_pasted(self, project, write):
        arguments = ["token expiry is checked", "--root", str(project), "--limit", "1"]
        result = CliRunner().invoke(cite_command, arguments)
        assert result.output == "`if (isExpired(token)) {` [${PROJECT_ROOT}/src/auth/jwt.ts:3]\n"
        result = CliRunner().invoke(cite_command, [*arguments, "--json"])
        assert check_trajectory(write(result.output.strip()), root=project).grounding_ratio == 1

    def test_code_comes_before_documents(self, project):
        (project / "A.md").write_text("if (isExpired(token)) {\n")
        first, second = find_evidence("token isExpired", root=project, limit=2)
        assert first.path.endswith("jwt.ts")
        assert second.path.endswith("A.md")

    def test_nothing_near_is_said(self, project):
        result = CliRunner().invoke(cite_command, ["zebra quagga", "--root", str(project)])
        assert result.exit_code == 1
        assert "[ASSUMPTION] zebra quagga" in result.output

    def test_what_cannot_be_pasted_is_left_out(self, project):
        (project / "src" / "[id]").mkdir()
        (project / "src" / "[id]" / "zebra.ts").write_text("const zebra = `ticks`\nzebra()\n")
        (project / "src" / "ok.ts").write_text("const zebra = `ticks`\nzebra()\n")
        found = find_evidence("zebra", root=project)
        assert [str(each) for each in found] == ["`zebra()` [${PROJECT_ROOT}/src/ok.ts:2]"]

    def test_a_root_that_is_none_is_a_sentence(self):
        result = CliRunner().invoke(cite_command, ["x y", "--root", "/nowhere"])
        assert result.exit_code == 2
        assert "is not a directory" in result.output

    def test_the_report_names_the_command(self, run, project):
        output = run(assumption("Users' tokens expire")).output
        assert f'corvid cite "Users\' tokens expire" --root {project}' in output.replace(
            "'Users'\"'\"' tokens expire'", '"Users\' tokens expire"'
        )


class TestReport:
    @pytest.mark.parametrize("rows", [["{}"], ["{}", "{}"], [{"claim": "x"}], [{"phase": 1}]])
    def test_rows_without_a_phase_are_no_trajectory(self, run, rows):
        result = run(*rows)
        assert result.exit_code == 2
        assert 'not one line has a "phase"' in result.output

    def test_a_malformed_line_is_named_also_where_the_rest_passes(self, run):
        result = run(*[good()] * 24, "{not json", *[good()] * 5)
        assert result.exit_code == 0
        assert "29 of 30 claims grounded" in result.output
        assert "WARNING: line 25: not JSON" in result.output

    def test_the_first_fifty_findings_are_shown_and_all_if_asked(self, run):
        rows = [cite(f"invented words {number}") for number in range(130)]
        output = run(*rows).output
        assert output.count("ERROR: Fabricated citation") == 50
        assert output.count(" - Add code citation (line ") == 50
        assert output.count("... and 80 more: --all shows them") == 2
        output = run(*rows, arguments=["--all"]).output
        assert output.count("ERROR: Fabricated citation") == 130
        assert "--all shows" not in output
        assert len(json.loads(run(*rows, arguments=["--json"]).output)["problems"]) == 130

    def test_fifty_ghosts_are_shown(self, run):
        output = run(
            *[{**OPEN, "claim": f"Thing {number} is absent"} for number in range(52)]
        ).output
        assert output.count("[UNVERIFIED GHOST] ") == 50
        assert "... and 2 more: --all shows them" in output


PROGRESS = """
import sys, time
from corvid_cli import ground_check, progress
progress._EVERY = 0
ground_check.ground_check([sys.argv[1], "--root", sys.argv[2]])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_is_shown_on_a_terminal_and_nowhere_else(project, write):
    path = write(*[good()] * 20)  # few enough for the terminal to take while nobody reads
    command = [sys.executable, "-c", PROGRESS, str(path), str(project)]
    main, terminal = pty.openpty()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=terminal, check=False, timeout=60)
    os.close(terminal)
    shown = os.read(main, 1 << 16).decode()
    os.close(main)
    assert done.returncode == 0
    assert f"{path}: line 20" in shown
    assert shown.endswith("\r\x1b[K")
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.stderr == b""
