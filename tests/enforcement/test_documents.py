"""Citations that are written out in Markdown and plain text."""

import pytest
from corvid_runtime.enforcement import CouldNotCheck, Policy, check_trajectory

GUARD = "export function validateToken(token: string)"


@pytest.fixture
def check(project):
    def check(text, name="answer.md", **options):
        path = project / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return check_trajectory(path, root=project, **options)

    return check


def codes(report):
    return [(problem.line, problem.code) for problem in report.problems]


@pytest.mark.parametrize(
    "text",
    [
        f"It is guarded: `{GUARD}` [${{PROJECT_ROOT}}/src/auth/jwt.ts:2].",
        f'It is guarded: "{GUARD}" [src/auth/jwt.ts:2].',
        f"It is guarded: “{GUARD}” [src/auth/jwt.ts:2].",
        f'It is guarded: "{GUARD}" (src/auth/jwt.ts:2).',
        f'It is guarded: "{GUARD}" src/auth/jwt.ts:L2.',
        f'It is guarded: "{GUARD}" (`src/auth/jwt.ts:L2`).',
        f'It is guarded: "{GUARD}" src/auth/jwt.ts#L2-L3.',
        f'It is guarded: "{GUARD}" [the guard](src/auth/jwt.ts#L2).',
        f"It is guarded: `{GUARD}` `src/auth/jwt.ts:L2`.",
        f"It is guarded: ``{GUARD}`` [src/auth/jwt.ts:L2-L3]",
        'Wrapped: "export function\nvalidateToken(token: string)"\n[src/auth/jwt.ts:2]',
        f'He said "no" and `then` "{GUARD}" [src/auth/jwt.ts:2]',
    ],
)
@pytest.mark.parametrize("name", ["answer.md", "answer.txt"])
def test_a_citation_that_stands_grounds_its_claim(check, text, name):
    report = check(text, name)
    assert (report.total_claims, report.grounded_claims) == (1, 1), report.problems
    assert report.status == "pass"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('"export function inventedToken()" [src/auth/jwt.ts:2]', "not_found"),
        (f'"{GUARD}" [src/auth/jwt.ts:3]', "not_found"),
        (f'"{GUARD}" [src/auth/none.ts:2]', "no_such_file"),
        (f'"{GUARD}" src/auth/jwt.ts#L2000', "out_of_range"),
        (f'"{GUARD}" [../../etc/passwd:1]', "outside_root"),
        ("The guard is in src/auth/jwt.ts:L2.", "not_counted"),
        (f'"{GUARD}" [src/auth/jwt.ts]', "no_line"),
        (f"`{GUARD}` [src/auth/jwt.ts]", "no_line"),
        (f'"{GUARD}" [src/no such file.ts:2]', "no_such_file"),
        ("[ASSUMPTION] Tokens are cached.", "assumption"),
    ],
)
def test_one_that_does_not_is_named_by_its_line(check, text, code):
    report = check(f"# An answer\n\nSome words.\n\n{text}\n")
    assert (5, code) in codes(report)
    assert report.grounded_claims == 0
    assert report.blocked


def test_a_place_without_words_refers_to_code(check):
    report = check("See src/auth/jwt.ts:L2 and src/auth/jwt.ts#L400.", policy=REFERENCES)
    assert (report.total_claims, report.grounded_claims) == (2, 1)
    assert codes(report) == [(1, "out_of_range")]


REFERENCES = Policy(counts=["citation", "code_reference"])


def test_a_link_counts_from_the_document_and_once(check):
    text = "[src/auth/jwt.ts:L2](../src/auth/jwt.ts#L2) and [the end](../src/auth/jwt.ts#L99)"
    report = check(text, "notes/answer.md", policy=REFERENCES)
    assert (report.total_claims, report.grounded_claims) == (2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "No citation at all. It is 12:30 at localhost:8080.",
        "See https://example.org/a/b.py#L3-L9 and http://example.org:80/x",
        f'```\n"{GUARD}" [src/auth/jwt.ts:2]\n```\n',
        f'~~~~ text\n```\n"{GUARD}" [src/auth/jwt.ts:2]\n',
        "Footnotes [1] and [2:3], a link [text](other.md), a title [a: b].",
        '"Quoted" [1], "quoted" [Smith et al. 2020], "quoted" [p.3], "quoted" [guide](other.md).',
    ],
)
def test_a_text_without_a_citation_is_not_checked(check, text):
    with pytest.raises(CouldNotCheck, match="not one citation"):
        check(text)


def test_fenced_code_is_left_out_and_lines_still_count(check):
    text = f'```\n"x y" [src/a:1]\n```\n\n"{GUARD}" [src/auth/jwt.ts:2]\n"no such" [src/b.ts:1]\n'
    report = check(text)
    assert (report.total_claims, report.grounded_claims) == (2, 1)
    assert codes(report) == [(6, "no_such_file")]


def test_a_document_is_no_evidence_for_itself(check):
    report = check('"Tokens are cached" [answer.md:1]')
    assert codes(report) == [(1, "own_record")]


@pytest.mark.parametrize("content", [b"a\0b", b"\xff\xfe\0", b"x" * ((16 << 20) + 1)])
def test_what_is_no_text_is_not_checked(project, content):
    path = project / "answer.md"
    path.write_bytes(content)
    with pytest.raises(CouldNotCheck):
        check_trajectory(path, root=project)


@pytest.mark.parametrize("part", ["`", "``", '"', "[", "`a`` ", '"x ', "a.b:L1 ", "](", "```\n"])
def test_reading_is_linear_in_what_was_written_to_be_slow(check, part):
    from tests.counting import calls

    def read(times):
        try:
            check(part * times + f'\n\n"{GUARD}" [src/auth/jwt.ts:2]')
        except CouldNotCheck:
            return

    read(100)  # what is compiled once
    few, many = calls(read, 1000), calls(read, 4000)
    assert many < 5 * few
