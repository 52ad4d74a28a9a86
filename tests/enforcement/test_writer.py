"""The writer produces what the checker reads."""

import json

import pytest
from corvid_runtime.enforcement import Policy, TrajectoryWriter, check_trajectory, verify_ghost


@pytest.fixture
def path(tmp_path):
    return tmp_path / "log" / "trajectory.jsonl"


@pytest.fixture
def writer(path, project):
    return TrajectoryWriter(path, root=project, agent="implementing-tasks")


def test_every_kind_of_row_is_read_back(writer, path, project):
    writer.cite("checks expiry", quote="if (isExpired(token))", path="src/auth/jwt.ts", line=3)
    writer.refer("auth is there", path="src/auth/jwt.ts", line=1)
    writer.user_said("dark mode is wanted", source="msg-7")
    writer.assume("tokens are cached")
    queries = ("OAuth2 authentication SSO", "single sign-on identity provider")
    writer.absent(verify_ghost("OAuth2 SSO is not implemented", queries, lambda query: []))
    policy = Policy(counts=["citation", "code_reference", "user_input"], threshold="0.75")
    report = check_trajectory(path, root=project, policy=policy)
    assert (report.total_claims, report.grounded_claims) == (4, 3)
    assert [claim.text for claim in report.assumptions] == ["tokens are cached"]
    assert report.ghosts[0].verified
    assert report.status == "pass"


def test_a_citation_carries_the_digest_of_the_file(writer, path, project):
    writer.cite("checks expiry", quote="if (isExpired(token))", path="src/auth/jwt.ts", line=3)
    file = project / "src" / "auth" / "jwt.ts"
    file.write_text(file.read_text() + "// more\n")
    report = check_trajectory(path, root=project)
    assert [problem.code for problem in report.problems] == ["stale"]


def test_a_slip_is_told_at_once_and_not_written(writer, path):
    with pytest.raises(ValueError, match="do not stand on that line"):
        writer.cite("x", quote="if (isExpired(token))", path="src/auth/jwt.ts", line=4)
    assert not path.exists()


def test_the_hand_off_records_the_ratio(writer, path, project):
    writer.assume("x")
    writer.hand_off(check_trajectory(path, root=project, mode="warn"))
    handoff = json.loads(path.read_text().splitlines()[-1])
    assert handoff["phase"] == "session_handoff"
    assert handoff["grounding_ratio"] == 0
    assert handoff["status"] == "warn"
    assert check_trajectory(path, root=project).total_claims == 1
