"""The static face of the runtime: what the stubs declare is there when the program runs."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

STUBS = Path(__file__).parents[2] / "stubs" / "corvid_runtime-stubs"
MODULES = sorted(stub for stub in STUBS.glob("*.pyi") if not stub.stem.startswith("_"))


def declared(stub: Path) -> set[str]:
    """Return the public names that a stub defines, or imports for others to import."""
    names = set()
    for node in ast.parse(stub.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.name for alias in node.names if alias.asname == alias.name}
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("stub", MODULES, ids=lambda stub: stub.stem)
def test_what_a_stub_declares_is_there(stub: Path) -> None:
    module = importlib.import_module(f"corvid_runtime.{stub.stem}")
    names = declared(stub)
    assert names
    assert {name for name in names if not hasattr(module, name)} == set()


def test_the_errors_and_texts_are_as_their_stubs_say(tmp_path: Path) -> None:
    (tmp_path / "ends").write_text("corvid_runtime.text.MYPY\n")  # ends what mypy reads
    command = [sys.executable, "-m", "mypy.stubtest", "--concise", "--ignore-missing-stub"]
    command += ["--allowlist", str(tmp_path / "ends")]
    modules = ["corvid_runtime.errors", "corvid_runtime.text"]
    run = subprocess.run([*command, *modules], capture_output=True, text=True, check=False)
    assert run.stdout == ""
    assert run.returncode == 0
