"""A small project to cite, and a way to write and check a trajectory about it."""

import json

import pytest
from corvid_runtime.enforcement import check_trajectory

JWT = (
    "import { decode } from './decode'\n"
    "export function validateToken(token: string) {\n"
    "  if (isExpired(token)) {\n"
    "    return false\n"
    "  }\n"
    "  const timeout = -1.5\n"
    "}\n"
)


@pytest.fixture
def project(tmp_path):
    root = tmp_path / "project"
    (root / "src" / "auth").mkdir(parents=True)
    (root / "src" / "auth" / "jwt.ts").write_text(JWT)
    return root


@pytest.fixture
def write(tmp_path):
    path = tmp_path / "trajectory.jsonl"

    def write(*rows):
        lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
        path.write_text("".join(line + "\n" for line in lines))
        return path

    return write


@pytest.fixture
def check(project, write):
    def check(*rows, **options):
        return check_trajectory(write(*rows), root=project, **options)

    return check


def cite(quote, path="src/auth/jwt.ts", line=2, claim="the claim", **fields):
    place = path if path.startswith(("/", "$")) else "${PROJECT_ROOT}/" + path
    evidence = {"quote": quote, "path": place, "line": line, **fields}
    return {"phase": "cite", "claim": claim, "grounding": "citation", "evidence": evidence}


def good(claim="the claim"):
    return cite("export function validateToken(token: string)", claim=claim)


def assumption(claim="an assumption"):
    return {"phase": "cite", "claim": claim, "grounding": "assumption", "evidence": None}
