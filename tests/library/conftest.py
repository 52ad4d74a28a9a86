"""What mypy knows of the library, worked out once for all processes of a test run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from corvid_mypy import library
from tests.library.stubs import Definition, definitions
from tests.sharing import once

VERSIONS = [(3, 10), (3, 12), (3, 14)]

Known = dict[str, Definition | None]


NAMES = list(
    dict.fromkeys(
        [*(row.name for rows in library.AREAS.values() for row in rows), *library.CLASSES]
    )
)
STANDARD = [
    name
    for name in NAMES
    if name.partition(".")[0] in {*sys.stdlib_module_names, "typing_extensions"}
]


@pytest.fixture(scope="session")
def known(tmp_path_factory: pytest.TempPathFactory) -> list[Known]:
    """The definitions that rows name: several versions of typeshed, and what is installed."""

    def make(_: Path) -> list[Known]:
        found = [definitions(STANDARD, version) for version in VERSIONS]
        return [*found, definitions(sorted({*NAMES} - {*STANDARD}), VERSIONS[1])]

    return once(tmp_path_factory, "typeshed", make)[1]


@pytest.fixture(scope="session")
def present(tmp_path_factory: pytest.TempPathFactory) -> Known:
    """The definitions that rows name, for the Python that runs the tests."""
    version = sys.version_info[:2]
    return once(tmp_path_factory, "present", lambda _: definitions(STANDARD, version))[1]
