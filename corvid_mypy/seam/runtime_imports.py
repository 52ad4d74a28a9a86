"""Which modules of a program name the runtime."""

from __future__ import annotations

from mypy.nodes import (
    Import,
    ImportAll,
    ImportBase,
    ImportFrom,
    MypyFile,
)

from corvid_mypy.seam.runtime_names import RUNTIME


def imports_of_runtime(file: MypyFile) -> list[ImportBase]:
    """The statements that import the runtime or a part of it."""
    return [statement for statement in file.imports if modules_named(statement)]


def modules_named(statement: ImportBase) -> list[str]:
    """The modules of the runtime that a statement imports, or imports from."""
    if isinstance(statement, (ImportFrom, ImportAll)):
        return [statement.id] if _is_runtime(statement.id) else []
    assert isinstance(statement, Import)
    return [name for name, _ in statement.ids if _is_runtime(name)]


def _is_runtime(module: str) -> bool:
    return module.partition(".")[0] == RUNTIME
