"""What the daemon goes on showing of modules that it does not check again.

At each edit the daemon forgets all that was reported, and checks again whatever had an error or a
note before, shown or not, so that nothing is lost: notes everywhere would make each edit a check of
the whole program. So what is no error is reported for no target of the daemon's, which then knows
nothing of it, and is put back from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice

from mypy.checker import TypeChecker
from mypy.errors import ErrorInfo, Errors
from mypy.nodes import FuncDef, MypyFile

from corvid_mypy.seam.checker import errors_of


class _Reports:
    """What stands of one module: of each function that was looked at, and beside them."""

    def __init__(self, tree: MypyFile, path: str) -> None:
        self.tree = tree
        self.path = path
        self.of = dict[FuncDef | None, list[ErrorInfo]]()

    def herald(self) -> ErrorInfo | None:
        """A report of a function that is checked with its module's top level, if there is one."""
        for function, found in self.of.items():
            if function is not None and function.fullname.startswith(f"{self.tree.fullname}."):
                return found[0]
        return None


class Standing:
    """The reports that stand until their own module, or function, is looked at again.

    Args:
        holds: whether a function is still one that something is reported of. The daemon may check
            it again without our being asked, if its decorators are ours no more.
    """

    def __init__(self, holds: Callable[[MypyFile, FuncDef], bool]) -> None:
        self._holds = holds
        self._modules = dict[str, _Reports]()
        self._heralds: list[ErrorInfo] = []
        self._errors: Errors | None = None
        self._trees: dict[str, MypyFile] = {}
        self._shown: dict[str, list[ErrorInfo]] = {}

    @contextmanager
    def gathering(self, checker: TypeChecker, function: FuncDef | None = None) -> Iterator[None]:
        """Let stand what is reported meanwhile for no target, in place of what stood there."""
        known = len(errors_of(checker))
        yield
        if not checker.options.fine_grained_incremental:
            return
        reports = self._reports_of(checker)
        found = [each for each in errors_of(checker)[known:] if not (each.target or each.hidden)]
        self._drop(reports, function)
        if found:
            reports.of[function] = found
        self._appoint()

    def forget(self, module: str) -> None:
        """A module was checked anew: nothing that is known of it stands."""
        self._modules.pop(module, None)

    def restore(self) -> None:
        """Put back what the daemon forgot, if it did since this was called last."""
        if self._errors is None or self._errors.error_info_map is self._shown:
            return
        self._shown = self._errors.error_info_map
        for name, reports in [*self._modules.items()]:
            if self._trees.get(name) is not reports.tree:
                self.forget(name)
                continue
            shown = self._shown.setdefault(reports.path, [])
            for found in reports.of.values():
                shown += [each for each in found if each not in shown]
        self._appoint()

    def review(self, checker: TypeChecker) -> None:
        """Take back what was reported of functions that are no longer ours to report of."""
        reports = self._reports_of(checker)
        for function in [*reports.of]:
            if function is not None and not self._holds(reports.tree, function):
                self._drop(reports, function)
        self._appoint()

    def _reports_of(self, checker: TypeChecker) -> _Reports:
        self._errors, self._trees = checker.errors, checker.modules
        reports = self._modules.get(checker.tree.fullname)
        if reports is None or reports.tree is not checker.tree:
            reports = _Reports(checker.tree, checker.path)
            self._modules[checker.tree.fullname] = reports
        return reports

    def _drop(self, reports: _Reports, function: FuncDef | None) -> None:
        dropped = reports.of.pop(function, [])
        if dropped and self._errors is not None:
            shown = self._errors.error_info_map.get(reports.path, [])
            shown[:] = [each for each in shown if each not in dropped]

    def _appoint(self) -> None:
        """Report two of the functions for their modules after all, whichever two.

        The daemon checks these again at the end of each edit, and a hook is asked even if the edit
        was that a module has gone. One of the two may be in the module that is edited.
        """
        for herald in self._heralds:
            herald.target = None
        candidates = (reports.herald() for reports in self._modules.values())
        self._heralds = [*islice(filter(None, candidates), 2)]
        for herald in self._heralds:
            herald.target = herald.module
