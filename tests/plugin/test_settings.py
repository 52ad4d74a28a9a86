"""The settings are the same in every form that mypy's configuration may have."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy.errors import CompileError

from corvid_mypy.model.summary import Disclosure
from corvid_mypy.settings import ENVIRONMENT, Coercions, Settings, read_settings

BOTH = Settings(Coercions.ERROR, frozenset({Disclosure.LENGTH, Disclosure.PRESENCE}))
NONE = Settings(discloses=frozenset())


@pytest.fixture(autouse=True)
def _unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ENVIRONMENT, raising=False)


def _read(folder: Path, name: str, text: str) -> Settings:
    config = folder / name
    table = "[tool.corvid-mypy]" if name.endswith(".toml") else "[corvid-mypy]"
    config.write_text(f"{table}\n{text}\n")
    return read_settings(str(config))


@pytest.mark.parametrize(
    ("name", "text", "settings"),
    [
        ("mypy.ini", "", Settings()),
        ("mypy.ini", "coercions = error\ndiscloses = length, presence", BOTH),
        ("setup.cfg", "coercions = error\ndiscloses =\n    length,\n    presence", BOTH),
        ("mypy.ini", "discloses =", NONE),
        ("pyproject.toml", "", Settings()),
        ("pyproject.toml", 'coercions = "error"\ndiscloses = ["presence", "length"]', BOTH),
        ("pyproject.toml", "discloses = []", NONE),
    ],
)
def test_settings_are_read(tmp_path: Path, name: str, text: str, settings: Settings) -> None:
    assert _read(tmp_path, name, text) == settings


def test_all_kinds_are_allowed_by_default() -> None:
    assert read_settings(None) == Settings(Coercions.NOTE, frozenset(Disclosure))


@pytest.mark.parametrize("text", ['discloses = "length"', "discloses = 3", "discloses = [3]"])
def test_kinds_are_a_list_of_names(tmp_path: Path, text: str) -> None:
    with pytest.raises(CompileError) as refused:
        _read(tmp_path, "pyproject.toml", text)
    assert '"discloses"' in refused.value.messages[0]
    assert "pyproject.toml" in refused.value.messages[0]


def test_the_command_asks_for_everything_and_the_bound_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT, "listed")
    settings = _read(tmp_path, "mypy.ini", "coercions = silent\ndiscloses = length")
    assert settings == Settings(Coercions.LISTED, frozenset({Disclosure.LENGTH}))


def test_a_cache_depends_on_every_setting() -> None:
    keys = [Settings().key, BOTH.key, NONE.key, Settings(Coercions.ERROR).key]
    assert len({*map(tuple, keys)}) == len(keys)
