"""mypy, stopped just before it checks the programs.

Everything that no mutant changes is done once: mypy and the plugin are loaded, the library's types
are read, the programs are parsed. Each mutant is then tried in a forked child, which goes on from
here with the programs that it needs. These steps are those of ``mypy.build.process_graph``.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from mypy import build
from mypy.build import SCC, BuildManager
from mypy.main import process_options
from mypy.metastore import FilesystemMetadataStore

from tests.plugin.checking import WITHOUT_RICH, Diagnostic, read_report, write_config

_DEEP = 2**14
"""As many frames as mypy's own command allows."""


class Waiting:
    """mypy before its check of some programs.

    Args:
        names: the paths of those that can be checked.
        root: the folder of all programs; what is at its top is imported by them, and part of
            every run.
        cache: where mypy's cache of the library is kept.
    """

    def __init__(self, names: Iterable[str], root: Path, cache: Path) -> None:
        sys.setrecursionlimit(_DEEP)
        os.chdir(root)
        self._said = defaultdict[str | None, list[str]](list)
        self._shared = frozenset(path.name for path in root.glob("*.py"))
        names = [*names]
        config = str(write_config(cache, root=root, extra=WITHOUT_RICH))
        flags = ["--config-file", config, "--cache-dir", str(cache)]
        sources, options = process_options([*flags, *sorted(self._shared), *names])
        empty = build.build([], options, flush_errors=self._flush, stdout=StringIO())
        self._manager = empty.manager
        self._graph = build.load_graph(sources, self._manager)
        self._waiting: dict[int, SCC] = {}
        self._cycles: dict[str, SCC] = {}
        self._begin(frozenset(names))
        # What a child finds is nobody's but the child's.
        self._manager.metastore = FilesystemMetadataStore(os.devnull)
        gc.collect()

    def _flush(self, path: str | None, lines: list[str], is_serious: bool) -> None:
        self._said[path] += lines

    def _begin(self, programs: frozenset[str]) -> None:
        """Process what the programs import, and note the programs themselves."""
        manager, graph = self._manager, self._graph
        for name, state in graph.items():
            manager.import_map[name] = state.dependencies_set
        cycles = build.sorted_components(graph)
        manager.scc_by_id = {cycle.id: cycle for cycle in cycles}
        manager.top_order = [cycle.id for cycle in cycles]
        manager.scc_by_mod_id = {name: cycle for cycle in cycles for name in cycle.mod_ids}
        for cycle in cycles:
            paths = {manager.errors.simplify_path(graph[name].xpath) for name in cycle.mod_ids}
            waits = not self._waiting.keys().isdisjoint(cycle.deps)  # what imports a program
            if waits or paths & programs:
                self._waiting[cycle.id] = cycle
                self._cycles |= dict.fromkeys(paths, cycle)
            elif paths & self._shared:
                # Checked, not read from the cache: so the plugin wakes up before the first child.
                build.process_stale_scc(graph, cycle, manager)
            else:
                _read(cycle, graph, manager)
        errors = [line for lines in self._said.values() for line in lines if ": error: " in line]
        assert not errors, "\n".join(errors)

    def check(self, name: str) -> list[Diagnostic]:
        """What mypy says of a program; everything that it imports is checked first."""
        for cycle in self._needed(self._cycles[name]):
            del self._waiting[cycle.id]
            build.process_stale_scc(self._graph, cycle, self._manager)
        return read_report("\n".join(self._said[name]), 0).diagnostics

    def _needed(self, cycle: SCC) -> Iterator[SCC]:
        """The programs that one waits for, and the program itself, if it was not checked yet."""
        if cycle.id in self._waiting:
            for below in cycle.deps:
                if below in self._waiting:
                    yield from self._needed(self._waiting[below])
            if cycle.id in self._waiting:
                yield cycle


def _read(cycle: SCC, graph: build.Graph, manager: BuildManager) -> None:
    stale, fresh = build.find_stale_sccs([cycle], graph, manager)
    for each in fresh:
        build.process_fresh_modules(graph, sorted(each.mod_ids), manager)
        manager.done_sccs.add(each.id)
    for each in stale:
        build.process_stale_scc(graph, each, manager)
