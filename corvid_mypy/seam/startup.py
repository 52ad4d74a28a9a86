"""What is touched of mypy's checker before anything is checked: loaded by every program.

The names are mypy's own, so that asking costs nothing beyond what mypy's objects cost.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from mypy.checker_state import checker_state as checker_state
from mypy.errorcodes import ErrorCode
from mypy.errors import SHOW_NOTE_CODES
from mypy.errors import CompileError as CompileError
from mypy.modulefinder import get_search_dirs
from mypy.options import Options

from corvid_mypy.seam.runtime_names import RUNTIME


def show_in_notes(code: ErrorCode) -> None:
    """Have mypy print a code behind notes, too, as it does behind errors."""
    SHOW_NOTE_CODES.add(code.code)


def keep_bodies(options: Options) -> None:
    """Have mypy keep and check the bodies of the program's own modules that it follows silently.

    It drops them while it reads such a module, and nothing would be known of a helper there. No
    hook is asked before that, and which files are named is not told: so this goes by the folders.
    """
    if not _follows_silently(options):
        return
    before = options.per_module_options
    own = {*_own_modules(options)} - {RUNTIME}
    keys = {key for name in own for key in (name, f"{name}.*")}
    kept = {key: {**before.get(key, {}), "preserve_asts": True} for key in sorted(keys)}
    options.per_module_options = {**before, **kept}
    options._per_module_cache = None
    for key in keys - before.keys():
        options.clone_for_module(key)  # else mypy warns of a section that no module uses


def _follows_silently(options: Options) -> bool:
    """Whether mypy may follow a module of the program silently.

    It does so if it is told to, and where a package is installed: a program that is installed in
    its own folder (``pip install --editable``) is taken for a package wherever it is not named.
    """
    if options.follow_imports == "silent":
        return True
    if options.no_silence_site_packages:
        return False
    found, _ = get_search_dirs(options.python_executable)  # mypy has asked before
    installed = [Path(path).resolve() for path in found]
    roots = [Path(root).resolve() for root in _roots(options)]
    return any(root.is_relative_to(path) for root in roots for path in installed)


def _roots(options: Options) -> list[str]:
    """Where the program is."""
    return [os.getcwd(), *options.mypy_path]


def _own_modules(options: Options) -> Iterator[str]:
    """The top-level modules and packages where the program is, or one folder below (``src``)."""
    for root in _roots(options):
        for entry in _entries(root):
            yield entry.name.removesuffix(".py")
            if entry.is_dir() and not os.path.exists(f"{entry.path}/__init__.py"):
                yield from (below.name.removesuffix(".py") for below in _entries(entry.path))


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """The modules of a folder, and the folders that may be packages."""
    if not os.path.isdir(folder):
        return []
    with os.scandir(folder) as found:
        return [each for each in found if each.name.removesuffix(".py").isidentifier()]
