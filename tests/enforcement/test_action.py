"""The GitHub Action's steps, run by a real shell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from .conftest import assumption, good

ACTION = Path(__file__).parents[2] / "action.yml"


@pytest.fixture
def run(project, write):
    """Run the step that checks, with the inputs a workflow would give."""
    action = yaml.safe_load(ACTION.read_text())
    step = action["runs"]["steps"][-1]
    defaults = {name: given.get("default", "") for name, given in action["inputs"].items()}

    def run(*rows, cwd=project, **inputs):
        inputs = {**defaults, "trajectory": str(write(*rows)), "root": str(project), **inputs}
        environment = {
            name: inputs[value.removeprefix("${{ inputs.").removesuffix(" }}")]
            for name, value in step["env"].items()
        }
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        return subprocess.run(
            shell,
            env={**os.environ, **environment, "PATH": path},
            cwd=cwd,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def test_passes_and_blocks(run):
    assert run(good()).returncode == 0
    assert run(assumption()).returncode == 1


def test_inputs_reach_the_command(run):
    assert run(assumption(), mode="warn").returncode == 0
    assert run(good(), assumption(), threshold="0.5").returncode == 0


def test_several_patterns(run, tmp_path):
    (tmp_path / "logs a").mkdir()
    (tmp_path / "logs a" / "one.jsonl").write_text('{"phase": "cite", "claim": "x"}\n')
    assert run(good(), trajectory=f"{tmp_path}/logs a/*.jsonl\n").returncode == 1


@pytest.mark.parametrize("inputs", [{"trajectory": "none-*.jsonl"}, {"threshold": "$(touch evil)"}])
def test_nothing_to_check_and_hostile_inputs_never_pass(run, project, inputs):
    result = run(good(), **inputs)
    assert result.returncode == 2
    assert not (project / "evil").exists()
