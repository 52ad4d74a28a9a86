"""What goes wrong around the plugin is said in one clear sentence, and never passes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import mypy as mypy_package
import pytest
from mypy.options import Options
from mypy.plugin import ReportConfigContext

import corvid_mypy
from corvid_mypy.report.messages import ISSUES
from tests.plugin.checking import check, mypy, write_config
from tests.sharing import once

PROGRAM = """\
from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool

@tool(uses=retrieval)
def fetch(i: str) -> str:
    return i

@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc.upper() + doc[0] + "!"

@agent
def drop(i: str) -> str:
    return fetch(i)
"""

_BREAKING = """\
import os
from importlib import import_module
import corvid_mypy.hooks

def broken(*args: object, **kwargs: object) -> None:
    raise RuntimeError("provoked")

owner, _, name = os.environ.get("BROKEN", "").rpartition(".")
if owner:
    setattr(import_module(f"corvid_mypy.{owner}"), name, broken)
plugin = corvid_mypy.plugin
"""
# Of what is imported from mypy: compiled modules call each other without looking for a name.
_BROKEN = [
    "seam.checker.TempNode",
    "inference.decorators.get_proper_type",
    "seam.checker.get_proper_type",
    "inference.operators.get_proper_type",
    "proof.walker.get_proper_type",
    "model.types.get_proper_type",
]


def _unbroken(folder: Path) -> None:
    (folder / "breaking.py").write_text(_BREAKING)
    assert check("import corvid_runtime\n", folder, plugin=str(folder / "breaking.py")).status == 0


@pytest.mark.parametrize("name", _BROKEN)
def test_exception_inside_a_hook_is_a_located_error(
    tmp_path_factory: pytest.TempPathFactory,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    shared, _ = once(tmp_path_factory, "unbroken", _unbroken)  # the library is read once
    shutil.copytree(shared / "cache", tmp_path / "cache")
    monkeypatch.setenv("BROKEN", name)
    report = check(PROGRAM, tmp_path, plugin=str(shared / "breaking.py"))
    internal = [d for d in report.diagnostics if d.code == "grounded-internal"]
    assert [d.severity for d in internal if not d.is_hint]
    assert all(d.path == "program.py" and d.line > 0 for d in internal)
    said = [d.text for d in internal if not d.is_hint]
    assert any("RuntimeError: provoked at " in text and "breaking.py:6 (" in text for text in said)
    assert all(ISSUES in d.text for d in internal if d.is_hint)
    assert report.status == 1
    assert not report.other


def test_runtime_that_resolves_to_any_is_an_error(seeded: Path) -> None:
    extra = "no_site_packages = True\nignore_missing_imports = True\n"
    report = check(PROGRAM, seeded, extra=extra)
    ours = [d for d in report.diagnostics if d.code.startswith("grounded-") and not d.is_hint]
    assert [(d.severity, d.line) for d in ours] == [("error", 1)]
    assert "corvid_runtime" in ours[0].text
    assert report.status == 1


@pytest.mark.parametrize("version", ["2.3.9", "1.20.0", "2.3.0+dev.abc"])
def test_older_mypy_is_refused_in_one_sentence(
    version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        corvid_mypy.plugin(version)
    said = capsys.readouterr().err.strip()
    assert version in said
    assert "2.4" in said
    assert len(said.splitlines()) == 1


def test_newer_mypy_is_refused_by_a_compiled_plugin_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert corvid_mypy.plugin("2.5.0").__name__ == "CorvidPlugin"
    monkeypatch.setattr(corvid_mypy, "_is_compiled", lambda: True)
    assert corvid_mypy.plugin("2.4.9").__name__ == "CorvidPlugin"
    with pytest.raises(SystemExit):
        corvid_mypy.plugin("2.5.0")
    said = capsys.readouterr().err.strip()
    assert "2.4" in said
    assert "2.5.0" in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mypy.ini", "[mypy]\nplugins = corvid_mypy\n[corvid-mypy]\n{key} = {value}\n"),
        ("setup.cfg", "[mypy]\nplugins = corvid_mypy\n[corvid-mypy]\n{key} = {value}\n"),
        (
            "pyproject.toml",
            '[tool.mypy]\nplugins = ["corvid_mypy"]\n[tool.corvid-mypy]\n{key} = "{value}"\n',
        ),
    ],
)
@pytest.mark.parametrize(
    ("key", "value"), [("coercion", "note"), ("coercions", "loud"), ("discloses", "length, gossip")]
)
def test_wrong_configuration_names_file_and_key(
    seeded: Path, name: str, text: str, key: str, value: str
) -> None:
    config = seeded / name
    config.write_text(text.format(key=key, value=value))
    (seeded / "program.py").write_text(PROGRAM)
    report = mypy(["program.py"], config=config, cwd=seeded)
    said = "\n".join(report.other)
    assert report.status == 2
    assert name in said
    assert f'"{key}"' in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("setting", "severities", "status"),
    [("note", ["note"], 0), ("error", ["error"], 1), ("silent", [], 0)],
)
def test_coercions_are_what_the_configuration_says(
    seeded: Path, setting: str, severities: list[str], status: int
) -> None:
    report = check(PROGRAM, seeded, extra=f"[corvid-mypy]\ncoercions = {setting}\n")
    sites = [d for d in report.diagnostics if d.code == "grounded-coercion" and not d.is_hint]
    assert [d.severity for d in sites] == severities
    assert report.status == status


def test_a_changed_setting_is_seen_through_a_warm_cache(seeded: Path) -> None:
    noted = check(PROGRAM, seeded)
    refused = check(PROGRAM, seeded, extra="[corvid-mypy]\ncoercions = error\n")
    assert (noted.status, refused.status) == (0, 1)


@pytest.mark.parametrize(("module", "is_told"), [("program.py", True), ("json", False)])
def test_a_setting_is_no_matter_of_the_standard_library(
    tmp_path: Path, module: str, is_told: bool
) -> None:
    """Who asks for sites after a check, or sets a severity, need not have it read again."""
    stub = Path(mypy_package.__file__).parent / "typeshed" / "stdlib" / module / "__init__.pyi"
    path = stub if stub.exists() else tmp_path / module
    told = []
    for setting in ("note", "error"):
        options = Options()
        options.config_file = str(write_config(tmp_path, extra=_COERCIONS.format(setting)))
        plugin = corvid_mypy.plugin("2.4.0")(options)
        told.append(plugin.report_config_data(ReportConfigContext("name", str(path), True)))
    assert (told[0] != told[1]) == is_told


def test_a_file_that_has_moved_is_named_as_it_is_now(tmp_path: Path) -> None:
    """mypy takes cached messages over for the same module elsewhere, with the old path."""
    folder = tmp_path / "before" / "app"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "main.py").write_text(PROGRAM)
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")

    def places() -> set[str]:
        (named,) = tmp_path.glob("*/app")
        command = [sys.executable, "-m", "mypy", str(named.relative_to(tmp_path))]
        found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return {line.partition(":")[0] for line in found.stdout.splitlines() if ": note:" in line}

    assert places() == {str(Path("before", "app", "main.py"))}
    (tmp_path / "before").rename(tmp_path / "after")
    assert places() == {str(Path("after", "app", "main.py"))}


_COERCIONS = "[corvid-mypy]\ncoercions = {}\n"


def test_a_code_is_disabled_per_module(seeded: Path) -> None:
    extra = "[mypy-program]\ndisable_error_code = grounded-coercion\n"
    assert check(PROGRAM, seeded, extra=extra).diagnostics == []


def test_a_code_is_disabled_inline(seeded: Path) -> None:
    inline = '# mypy: disable-error-code="grounded-coercion"\n'
    assert check(inline + PROGRAM, seeded).diagnostics == []


def test_a_site_is_ignored_where_it_stands(seeded: Path) -> None:
    ignored = PROGRAM.replace(
        "    return fetch(i)\n", "    return fetch(i)  # type: ignore[grounded-coercion]\n"
    )
    assert check(ignored, seeded).diagnostics == []


def test_a_proof_disabled_for_its_module_is_no_proof_elsewhere(seeded: Path) -> None:
    (seeded / "elsewhere.py").write_text(
        "from corvid_runtime import Grounded, grounded_pure\n\n"
        "@grounded_pure\ndef keep(doc: Grounded[str]) -> Grounded[str]:\n"
        "    if doc:\n        return doc\n    return doc\n"
    )
    (seeded / "program.py").write_text(
        "from corvid_runtime import Grounded, grounded_pure\nfrom elsewhere import keep\n\n"
        "@grounded_pure\ndef answer(doc: Grounded[str]) -> Grounded[str]:\n"
        "    return keep(doc)\n"
    )
    extra = "[mypy-elsewhere]\ndisable_error_code = grounded-laundering\n"
    config = write_config(seeded, root=seeded, extra=extra)
    report = mypy(["program.py", "elsewhere.py"], config=config, cwd=seeded)
    assert [(d.path, d.line) for d in report.diagnostics if not d.is_hint] == [("program.py", 6)]


_UNREACHED = """\
from corvid_runtime import Grounded, agent, ground, lift

def returned(i: str) -> None:
    return
    lift(len)("x")
    ground(i, source="nowhere")

@agent
def narrowed(i: str, doc: Grounded[str]) -> Grounded[str]:
    if not isinstance(i, str):
        lift(str.upper)(doc)
    return doc
"""


def test_code_that_mypy_does_not_reach_is_left_alone(seeded: Path) -> None:
    report = check(_UNREACHED, seeded)
    assert report.other == []
    assert report.diagnostics == []
