"""Which modules of a program name the runtime."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentStmt,
    ExpressionStmt,
    Import,
    ImportAll,
    ImportBase,
    ImportFrom,
    MypyFile,
    NameExpr,
    Statement,
    StrExpr,
)

from corvid_mypy.seam.runtime_names import RUNTIME


def imports_of_runtime(file: MypyFile) -> list[ImportBase]:
    """The statements that import the runtime or a part of it."""
    return [statement for statement in file.imports if modules_named(statement)]


def imported(file: MypyFile) -> Iterator[str]:
    """The modules that a module imports, or imports from; a relative one has no name here."""
    for statement in file.imports:
        if isinstance(statement, Import):
            yield from (name for name, _ in statement.ids)
        elif isinstance(statement, (ImportFrom, ImportAll)):
            yield "" if statement.relative else statement.id


def modules_named(statement: ImportBase) -> list[str]:
    """The modules of the runtime that a statement imports, or imports from."""
    if isinstance(statement, (ImportFrom, ImportAll)):
        return [statement.id] if _is_runtime(statement.id) else []
    assert isinstance(statement, Import)
    return [name for name, _ in statement.ids if _is_runtime(name)]


def only_imports(file: MypyFile) -> bool:
    """Whether a module does nothing but import, each name once."""
    imported: list[str] = []
    for statement in file.defs:
        if isinstance(statement, ImportFrom):
            imported += [alias or name for name, alias in statement.names]
        elif not isinstance(statement, Import) and not _says_what_it_is(statement):
            return False
    return len(imported) == len({*imported})


def _says_what_it_is(statement: Statement) -> bool:
    """Whether a statement is a docstring, or lists the public names."""
    if isinstance(statement, ExpressionStmt):
        return isinstance(statement.expr, StrExpr)
    if not isinstance(statement, AssignmentStmt):
        return False
    return all(
        isinstance(target, NameExpr) and target.name == "__all__" for target in statement.lvalues
    )


def _is_runtime(module: str) -> bool:
    return module.partition(".")[0] == RUNTIME
