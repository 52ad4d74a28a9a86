"""`corvid check` on the configurations that people have."""

import os
import pty
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.cli.command import corvid

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool

@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key

@agent
def recorded(key: str) -> str:
    return fetch(key)

@agent
def broken(key: str) -> Grounded[str]:
    return "made up"
"""
CONFIGURATIONS = {
    "none": {},
    "mypy.ini with the plugin": {"mypy.ini": "[mypy]\nplugins = corvid_mypy\n"},
    "mypy.ini without it": {"mypy.ini": "[mypy]\nstrict = True\n"},
    "mypy.ini without a section": {"mypy.ini": ""},
    "setup.cfg": {"setup.cfg": "[metadata]\nname = x\n[mypy]\nwarn_unused_ignores = True\n"},
    "pyproject with the plugin": {"pyproject.toml": '[tool.mypy]\nplugins = ["corvid_mypy"]\n'},
    "pyproject without it": {
        "pyproject.toml": '[tool.mypy]\nstrict = true\n[[tool.mypy.overrides]]\nmodule = "x"\n'
    },
    "pyproject of others": {"pyproject.toml": "[tool.ruff]\nline-length = 99\n"},
    "pyproject with our table alone": {
        "pyproject.toml": '[tool.corvid-mypy]\ncoercions = "note"\n'
    },
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a program that drops sources once and makes an answer up once."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "program.py").write_text(PROGRAM)
    return tmp_path


@pytest.mark.parametrize("files", CONFIGURATIONS.values(), ids=CONFIGURATIONS)
def test_the_plugin_is_on_whatever_the_configuration(project: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (project / name).write_text(text)
    checked = corvid("check", "program.py", cwd=project)
    assert checked.returncode == 1, checked.stderr
    assert "program.py:13: error:" in checked.stdout
    assert "[ungrounded-return]" in checked.stdout
    assert "program.py:9: note:" in checked.stdout
    assert "Coercion sites, where agents drop sources: 1." in checked.stdout
    assert {path.name for path in project.iterdir()} <= {
        *files,
        "program.py",
        ".git",
        ".mypy_cache",
    }


def test_without_paths_it_checks_the_folder(project: Path) -> None:
    assert "[ungrounded-return]" in corvid("check", cwd=project).stdout


def test_an_own_configuration_file_is_completed(project: Path) -> None:
    (project / "other.ini").write_text("[mypy]\n[corvid-mypy]\ncoercions = error\n")
    checked = corvid("check", "program.py", "--", "--config-file", "other.ini", cwd=project)
    assert "program.py:9: error:" in checked.stdout
    assert "[grounded-coercion]" in checked.stdout


def test_the_folder_of_the_configuration_is_still_the_users(project: Path) -> None:
    (project / "lib").mkdir()
    (project / "lib" / "helper.py").write_text("x: int = 1\n")
    (project / "mypy.ini").write_text("[mypy]\nmypy_path = $MYPY_CONFIG_FILE_DIR/lib\n")
    (project / "user.py").write_text("import helper\nreveal_type(helper.x)\n")
    checked = corvid("check", "user.py", cwd=project)
    assert checked.returncode == 0, checked.stdout
    assert '"int"' in checked.stdout or "builtins.int" in checked.stdout


def test_a_mistake_in_the_configuration_names_the_users_file(project: Path) -> None:
    (project / "mypy.ini").write_text("[mypy]\nstrikt = True\n")
    checked = corvid("check", "program.py", cwd=project)
    assert "mypy.ini: [mypy]: Unrecognized option: strikt" in checked.stderr
    assert tempfile.gettempdir() not in checked.stderr


def test_an_unreadable_configuration_is_a_sentence_and_status_2(project: Path) -> None:
    (project / "pyproject.toml").write_text("[tool.mypy\n")
    checked = corvid("check", "program.py", cwd=project)
    assert checked.returncode == 2
    assert checked.stderr.startswith("Error: cannot read pyproject.toml")


@pytest.mark.parametrize(
    "text", ["tool = 3", "[tool]\nmypy = 3", "[tool.mypy]\nplugins = 3", "[tool.mypy]\nfiles = 3"]
)
def test_a_configuration_of_the_wrong_shape_is_a_sentence(project: Path, text: str) -> None:
    (project / "pyproject.toml").write_text(text)
    checked = corvid("check", "program.py", cwd=project)
    assert checked.returncode in (1, 2)
    assert "pyproject.toml" in checked.stderr
    assert "Traceback" not in checked.stderr


@pytest.mark.parametrize("command", ["check", "sites"])
def test_options_alone_check_what_is_configured_or_the_folder(project: Path, command: str) -> None:
    arguments = [command, "--", "--strict"]
    assert "program.py:9" in corvid(*arguments, cwd=project).stdout
    (project / "other.py").write_text("x = 1\n")
    (project / "mypy.ini").write_text("[mypy]\nfiles = other.py\n")
    assert "program.py" not in corvid(*arguments, cwd=project).stdout


def test_a_missing_value_of_the_configuration_option_is_a_sentence(project: Path) -> None:
    checked = corvid("check", "--", "--config-file", cwd=project)
    assert checked.returncode == 2
    assert "Traceback" not in checked.stderr


def test_mypy_arguments_are_passed_on(project: Path) -> None:
    (project / "untyped.py").write_text("def f(x): return x\n")
    assert corvid("check", "untyped.py", cwd=project).returncode == 0
    assert corvid("check", "untyped.py", "--", "--strict", cwd=project).returncode == 1


def test_a_missing_file_is_mypys_sentence_and_status_2(project: Path) -> None:
    checked = corvid("check", "absent.py", cwd=project)
    assert checked.returncode == 2
    assert "absent.py" in checked.stdout + checked.stderr
    assert "Traceback" not in checked.stderr


@pytest.mark.parametrize("part", ["citations", "retrievers", "enforcement"])
def test_a_program_may_use_one_part_of_the_runtime_alone(project: Path, part: str) -> None:
    (project / "part.py").write_text(f"import corvid_runtime.{part}\n")
    checked = corvid("check", "part.py", cwd=project)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_person_at_a_terminal_is_told_that_it_runs(project: Path) -> None:
    controller, terminal = pty.openpty()
    command = [sys.executable, "-m", "corvid_cli", "check", "program.py"]
    subprocess.run(command, cwd=project, stdout=subprocess.DEVNULL, stderr=terminal, check=False)
    os.close(terminal)
    assert b"mypy is checking ..." in os.read(controller, 1000)
    os.close(controller)


@pytest.mark.parametrize("command", ["check", "sites"])
def test_a_program_without_marks_is_told_how_to_begin(tmp_path: Path, command: str) -> None:
    (tmp_path / "app.py").write_text("def f(x: int) -> int:\n    return x\n")
    begin = "No function has a mark, so nothing is proved. Begin with: corvid init"
    assert corvid(command, "app.py", cwd=tmp_path).stderr == f"{begin} app.py\n"
    assert corvid(command, cwd=tmp_path).stderr == f"{begin}\n"
    (tmp_path / "tools.py").write_text("import corvid_runtime\n")  # which the other may import
    assert corvid(command, "app.py", cwd=tmp_path).stderr == ""
