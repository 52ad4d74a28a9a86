"""One project, checked by mypy under one plugin or another."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import attrs

from benchmarks.processes import Python, Usage

PLUGINS = {
    "none": "",
    "empty": str(Path(__file__).with_name("empty.py")),
    "pydantic": "pydantic.mypy",
    "ours": "corvid_mypy",
}
_DAEMON = str(Path(__file__).with_name("daemon.py"))


@attrs.frozen
class Counts:
    """Instructions of a run on an empty cache, on a full one, and of an edit in the daemon."""

    cold: int
    warm: int
    edit: int


@attrs.frozen
class Checker:
    """mypy under one plugin, on one package.

    The names of its files are as long for every plugin: the length of a path costs instructions.

    Attributes:
        python: Runs in the folder that holds the package under ``src``.
        package: Its name.
        edited: The module that is edited in the daemon, as a path inside the package.
        plugin: One of `PLUGINS`.
    """

    python: Python
    package: str
    edited: str
    plugin: str

    def diagnostics(self) -> str:
        """Check with an empty cache, then with the full one; return what mypy said both times.

        It also leaves compiled whatever a later run will import.
        """
        self._prepare()
        return self.python.run(self._mypy) + self.python.run(self._mypy)

    def counts(self) -> Counts:
        """Count the instructions of every state."""
        return Counts(self.cold_instructions(), self.warm_instructions(), self.edit_instructions())

    def cold_instructions(self) -> int:
        """Count those of a run on an empty cache."""
        self._prepare()
        return self.python.instructions(self._mypy)

    def warm_instructions(self) -> int:
        """Count those of a run when nothing has changed since the last one."""
        return self.python.instructions(self._mypy)

    def edit_instructions(self) -> int:
        """Count those of a second check after an edit, over those of one after none."""
        with self.edited_daemon() as (unedited, edited):
            self.python.run(unedited)
            without = self.python.instructions(unedited)
            return self.python.instructions(edited) - without

    @contextmanager
    def edited_daemon(self) -> Iterator[tuple[list[str], list[str]]]:
        """Give the commands that check twice, without and with an edit; then take the edit back."""
        self._prepare()
        self.python.run([*self._mypy, "--cache-fine-grained"])
        edited = self.python.folder / "src" / self.package / self.edited
        folder = self.python.folder / "edit"
        folder.mkdir(exist_ok=True)
        before, after = folder / "before.py", folder / "after.py"
        shutil.copy2(edited, before)
        after.write_text(with_one_more_line(before.read_text(encoding="utf-8")), encoding="utf-8")
        try:
            yield self._daemon(edited, edited), self._daemon(edited, after)
        finally:
            shutil.copy2(before, edited)

    def usages(self) -> tuple[Usage, Usage]:
        """Run once on an empty cache and once on the full one."""
        self._prepare()
        return self.python.usage(self._mypy), self.python.usage(self._mypy)

    def _prepare(self) -> None:
        shutil.rmtree(self.python.folder / self._cache, ignore_errors=True)
        (self.python.folder / self._config).write_text(
            f"[mypy]\nplugins = {PLUGINS[self.plugin]}\n"
        )

    @property
    def _number(self) -> int:
        return list(PLUGINS).index(self.plugin)

    @property
    def _cache(self) -> str:
        return f"cache{self._number}"

    @property
    def _config(self) -> str:
        return f"mypy{self._number}.ini"

    @property
    def _flags(self) -> list[str]:
        ignoring = ["--no-site-packages", "--ignore-missing-imports"]
        return ["--config-file", self._config, "--cache-dir", self._cache, *ignoring]

    @property
    def _mypy(self) -> list[str]:
        return ["-m", "mypy", *self._flags, f"src/{self.package}"]

    def _daemon(self, edited: Path, text: Path) -> list[str]:
        return [_DAEMON, f"src/{self.package}", str(edited), str(text), "--", *self._flags]


def with_one_more_line(source: str) -> str:
    """Insert a statement at the end of the body of a module's longest function."""
    functions = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    ]
    longest = max(functions, key=lambda node: (node.end_lineno or 0) - node.lineno)
    last = longest.body[-1]
    lines = source.splitlines(keepends=True)
    lines.insert(last.lineno - 1, f'{" " * last.col_offset}str("one more line")\n')
    return "".join(lines)
