"""Citations on disk: the file, the line, the words; and nothing outside the root."""

import hashlib
import inspect
import json
import os
from pathlib import Path

import pytest
from corvid_runtime.enforcement import check_trajectory
from corvid_runtime.enforcement.project import quoted
from hypothesis import given
from hypothesis import strategies as st

from .conftest import cite, good

CODE = inspect.getsource(inspect).splitlines()


def only_problem(report):
    (problem,) = [problem for problem in report.problems if problem.ungrounded]
    return problem


class TestWords:
    @pytest.mark.parametrize(
        ("quote", "line"),
        [
            ("export function validateToken(token: string)", 2),
            ("validateToken(token: string)", 2),
            ("  if (isExpired(token)) {", 3),
            ("if (isExpired(token)) {\n    return false", 3),
            ("const timeout = -1.5", 6),
        ],
    )
    def test_that_stand_there_ground_the_claim(self, check, quote, line):
        assert check(cite(quote, line=line)).grounded_claims == 1

    @pytest.mark.parametrize(
        ("quote", "line"),
        [
            ("export function validateToken(token:  string)", 2),
            ("export function validatetoken(token: string)", 2),
            ("export function validateToken(token: strin", 2),
            ("xport function validateToken", 2),
            ("export function validateToken(token: string)", 3),
            ("const timeout = -1", 6),
            ("timeout = 1.5", 6),
            ("if (isExpired(token)) { return false", 3),
            ("if (isExpired(token)) {\n  return false", 3),
            ("The function validates tokens", 2),
        ],
    )
    def test_that_do_not_stand_there_are_fabricated(self, check, quote, line):
        problem = only_problem(check(cite(quote, line=line)))
        assert problem.code == "not_found"
        assert problem.fabricated

    @pytest.mark.parametrize("quote", ["}", "{ }", "-", "x", "  "])
    def test_that_say_nothing_ground_nothing(self, check, quote):
        assert check(cite(quote, line=7)).grounded_claims == 0

    def test_a_range_of_lines(self, check):
        assert check(cite("return false", line="3-5")).grounded_claims == 1
        assert check(cite("return false", line="2-3")).grounded_claims == 0

    @pytest.mark.parametrize("line", [0, -1, 99, 8])
    def test_a_line_out_of_range(self, check, line):
        assert check(cite("export function", line=line)).grounded_claims == 0 or line == 8

    @pytest.mark.parametrize("line", [True, 2.0, "two", None, [2], "2-1", 10**12])
    def test_a_line_that_is_no_line_number(self, check, line):
        assert check(cite("export function", line=line)).grounded_claims == 0

    @given(st.text("ab1.-_ ", min_size=2, max_size=30), st.data())
    def test_quoted_never_cuts_a_word_and_accepts_the_whole_line(self, line, data):
        start = data.draw(st.integers(0, len(line) - 1))
        stop = data.draw(st.integers(start + 1, len(line)))
        quote = line[start:stop].strip()
        if quoted(line[start:stop], [line]) and quote:
            places = [i for i in range(len(line)) if line.startswith(quote, i)]
            assert any(
                not (line[:i][-1:].isalnum() and quote[0].isalnum())
                and not (line[i + len(quote) :][:1].isalnum() and quote[-1].isalnum())
                for i in places
            )
        assert quoted(line, [line])

    @given(st.data())
    def test_words_of_real_code_stand_there_and_altered_ones_do_not(self, data):
        line = data.draw(st.sampled_from([line for line in CODE if len(line.split()) > 3]))
        words = line.split(" ")
        start = data.draw(st.integers(0, len(words) - 2))
        stop = data.draw(st.integers(start + 2, len(words)))
        quote = " ".join(words[start:stop])
        assert quoted(quote, [line]) or not quote.strip()
        at = data.draw(st.integers(0, len(quote) - 1))
        letter = data.draw(st.sampled_from("abcxyz0189_.-+"))
        altered = quote[:at] + letter + quote[at + 1 :]
        assert not quoted(altered, [line]) or altered.strip() in line

    def test_a_quote_repeated_many_times_in_a_huge_line_is_quick(self):
        assert not quoted("ab", ["abc" * 300_000])
        assert not quoted("a" * 400_000, ["a" * 800_000])


class TestForm:
    """The anti-patterns of the protocol, one by one."""

    def written(self, citation):
        return {"phase": "cite", "claim": "x", "grounding": "citation", "evidence": citation}

    def test_a_paraphrase(self, check):
        citation = '"The function checks tokens" [${PROJECT_ROOT}/src/auth/jwt.ts:2]'
        assert only_problem(check(self.written(citation))).code == "paraphrased"

    def test_a_missing_line_number(self, check):
        citation = "`validateToken` [${PROJECT_ROOT}/src/auth/jwt.ts]"
        assert only_problem(check(self.written(citation))).code == "no_line"

    def test_a_relative_path_is_told_its_correct_form(self, check):
        problem = only_problem(check(self.written("`validateToken` [src/auth/jwt.ts:2]")))
        assert problem.code == "no_prefix"
        assert problem.correction == "`validateToken` [${PROJECT_ROOT}/src/auth/jwt.ts:2]"
        assert not problem.fabricated

    def test_a_missing_quote(self, check):
        citation = "[${PROJECT_ROOT}/src/auth/jwt.ts:2]"
        assert only_problem(check(self.written(citation))).code == "no_quote"

    def test_the_correct_form(self, check):
        citation = "`validateToken` [${PROJECT_ROOT}/src/auth/jwt.ts:2]"
        assert check(self.written(citation)).grounded_claims == 1


class TestInsideTheRoot:
    @pytest.fixture
    def secret(self, tmp_path):
        path = tmp_path / "secret.txt"
        path.write_text("secret words\n")
        return path

    @pytest.mark.parametrize(
        "path",
        [
            "${PROJECT_ROOT}/../secret.txt",
            "${PROJECT_ROOT}/src/../../secret.txt",
            "${PROJECT_ROOT}/src/auth/../../../secret.txt",
            "../secret.txt",
            "/etc/passwd",
            "/",
            "${PROJECT_ROOT}/bad\0name",
        ],
    )
    def test_a_path_that_leaves_it_is_fabricated(self, check, secret, path):
        problem = only_problem(check(cite("secret words", path=path, line=1)))
        assert (problem.code, problem.fabricated) == ("outside_root", True)

    def test_the_absolute_path_of_a_secret(self, check, secret):
        assert only_problem(check(cite("secret words", path=str(secret), line=1))).fabricated

    def test_links_that_leave_it_are_fabricated(self, check, project, secret):
        (project / "file").symlink_to(secret)
        (project / "folder").symlink_to(secret.parent)
        for path in ("file", "folder/secret.txt"):
            problem = only_problem(check(cite("secret words", path=path, line=1)))
            assert problem.code == "outside_root"

    def test_a_circle_of_links_is_no_file(self, check, project):
        (project / "a").symlink_to("b")
        (project / "b").symlink_to("a")
        assert only_problem(check(cite("some words", path="a", line=1))).fabricated

    def test_what_stays_inside_is_fine(self, check, project):
        (project / "link.ts").symlink_to("src/auth/jwt.ts")
        for path in ("link.ts", "src/../src/auth/jwt.ts", "src//auth/./jwt.ts"):
            assert check(cite("validateToken", path=path)).grounded_claims == 1

    def test_a_root_reached_through_a_link(self, project, write, tmp_path):
        (tmp_path / "alias").symlink_to(project)
        report = check_trajectory(write(good()), root=tmp_path / "alias")
        assert report.grounded_claims == 1

    def test_a_neighbour_with_a_longer_name_is_outside(self, check, tmp_path):
        (tmp_path / "project-two").mkdir()
        (tmp_path / "project-two" / "a.ts").write_text("some words\n")
        path = "${PROJECT_ROOT}/../project-two/a.ts"
        assert only_problem(check(cite("some words", path=path, line=1))).code == "outside_root"

    def test_what_is_no_regular_file_is_not_opened(self, check, project):
        os.mkfifo(project / "pipe")
        assert only_problem(check(cite("some words", path="pipe", line=1))).fabricated
        assert only_problem(check(cite("some words", path="src", line=1))).fabricated

    def test_the_trajectory_is_no_evidence_for_itself(self, project):
        path = project / "session.jsonl"
        claim = cite("OAuth is validated", path="session.jsonl", line=1, claim="OAuth is validated")
        path.write_text(json.dumps(claim) + "\n")
        os.link(path, project / "copy.txt")
        assert only_problem(check_trajectory(path, root=project)).code == "own_record"
        path.write_text(json.dumps(claim).replace("session.jsonl", "copy.txt") + "\n")
        assert check_trajectory(path, root=project).blocked

    def test_an_overlong_name_is_no_file(self, check):
        assert only_problem(check(cite("some words", path="x" * 5000, line=1))).fabricated

    def test_a_file_that_may_not_be_read_is_no_evidence(self, check, monkeypatch):
        def refuse(path):
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "read_bytes", refuse)
        report = check(good())
        assert only_problem(report).code == "unreadable"
        assert report.blocked


class TestEncoding:
    @pytest.mark.parametrize(
        "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "latin-1", "cp1252"]
    )
    def test_is_told_apart(self, check, project, encoding):
        (project / "a.txt").write_bytes("first\nle caf\u00e9 noir\n".encode(encoding))
        assert check(cite("le caf\u00e9 noir", path="a.txt")).grounded_claims == 1

    def test_is_read_from_the_file(self, check, project):
        text = "# -*- coding: shift_jis -*-\n\u7a0e\u91d1\u3092\u7d0d\u3081\u308b\n"
        (project / "a.py").write_bytes(text.encode("shift_jis"))
        assert check(cite("\u7a0e\u91d1\u3092\u7d0d\u3081\u308b", path="a.py")).grounded_claims == 1

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_every_line_end_ends_a_line(self, check, project, end):
        (project / "a.txt").write_bytes(f"one two{end}three four{end}".encode())
        assert check(cite("three four", path="a.txt")).grounded_claims == 1

    def test_a_form_feed_or_line_separator_does_not(self, check, project):
        (project / "a.txt").write_text("one\x0ctwo\u2028more\nthree four\n", encoding="utf-8")
        assert check(cite("three four", path="a.txt")).grounded_claims == 1

    def test_composed_and_decomposed_letters_are_the_same_words(self, check, project):
        (project / "a.txt").write_text("le cafe\u0301 noir\n", encoding="utf-8")
        assert check(cite("le caf\u00e9 noir", path="a.txt", line=1)).grounded_claims == 1

    def test_a_letter_is_not_quoted_without_its_accent(self, check, project):
        (project / "a.txt").write_text("mot q\u0301\n", encoding="utf-8")
        assert check(cite("mot q", path="a.txt", line=1)).grounded_claims == 0


class TestStaleness:
    def test_a_citation_of_the_file_as_it_was_is_stale(self, check, project):
        file = project / "src" / "auth" / "jwt.ts"
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        row = cite("export function validateToken", digest=f"sha256:{digest}")
        assert check(row).problems == ()
        file.write_text(file.read_text() + "// more\n")
        report = check(row)
        assert [problem.code for problem in report.problems] == ["stale"]
        assert report.grounded_claims == 1

    def test_a_digest_excuses_no_fabrication(self, check):
        report = check(cite("export function invented", digest="0" * 64))
        assert report.blocked
        assert "has changed since it was cited" in only_problem(report).message
