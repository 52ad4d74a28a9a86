"""Which modules of a program name the runtime."""

from __future__ import annotations

from mypy.nodes import Import, ImportAll, ImportBase, ImportFrom, MypyFile

from corvid_mypy.names import RUNTIME


def imports_of_runtime(file: MypyFile) -> list[ImportBase]:
    """The statements that import the runtime or a part of it."""
    return [
        statement
        for statement in file.imports
        if (isinstance(statement, Import) and any(_is_runtime(name) for name, _ in statement.ids))
        or (isinstance(statement, (ImportFrom, ImportAll)) and _is_runtime(statement.id))
    ]


def modules_named(statement: ImportBase) -> list[str]:
    """The modules of the runtime that a statement imports, or imports from."""
    if isinstance(statement, Import):
        return [name for name, _ in statement.ids if _is_runtime(name)]
    return [statement.id] if isinstance(statement, (ImportFrom, ImportAll)) else []


def _is_runtime(module: str) -> bool:
    return module.partition(".")[0] == RUNTIME
