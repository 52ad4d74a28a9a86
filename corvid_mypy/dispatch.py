"""Hook dispatch: which of mypy's questions the plugin answers.

Nothing here looks at a type. A program that does not use the runtime pays for the tests in this
module and for nothing else; the hooks themselves are loaded when mypy first meets the runtime.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING
from zlib import crc32

from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import (
    AnalyzeTypeContext,
    AttributeContext,
    FunctionContext,
    FunctionSigContext,
    MethodContext,
    MethodSigContext,
    Plugin,
    ReportConfigContext,
)
from mypy.types import FunctionLike, Type
from mypy.util import TYPESHED_DIR

from corvid_mypy.report import codes
from corvid_mypy.seam.runtime_imports import imports_of_runtime, modules_named
from corvid_mypy.seam.runtime_names import GROUNDED_NAMES, VALUE
from corvid_mypy.seam.startup import CompileError, checker_state, keep_bodies
from corvid_mypy.settings import Settings, asks_why, read_settings

if TYPE_CHECKING:
    from corvid_mypy.hooks import Hooks

assert codes  # registered by being imported, for a run that only replays cached messages


class CorvidPlugin(Plugin):
    """Proves which values of a program trace back to a retrieval."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        keep_bodies(options)
        self._problem: CompileError | None = None
        self._settings = Settings()
        typeshed = options.abs_custom_typeshed_dir or TYPESHED_DIR
        self._standard = os.path.join(typeshed, "stdlib", "")
        self._folder = os.path.join(os.getcwd(), "")
        self._checker: object = None
        self._needed = False
        self._has_runtime = False
        self._unseen = set[str]()
        try:
            self._settings = read_settings(options.config_file)
        except CompileError as problem:
            self._problem = problem

    @cached_property
    def _hooks(self) -> Hooks:
        from corvid_mypy.hooks import Hooks

        return Hooks(self._settings, self.options, self._unseen)

    def _is_needed(self) -> bool:
        """Whether the module at work may hold anything of ours: settled when its check begins.

        From the first such module on mypy's questions are answered by tables, which cost no call
        of a function in Python: there are some five for each call in a program. In the daemon a
        question is the only sign that a part of a module is being checked again.
        """
        if checker_state.type_checker is not self._checker:
            self._checker = checker_state.type_checker
            self._needed = VALUE in (self._modules or {})
            if self._needed and not self.options.fine_grained_incremental:
                vars(self).update(
                    get_function_hook=cache(self._hooks.function),
                    get_function_signature_hook=cache(self._hooks.function_signature),
                    get_method_hook=cache(self._hooks.method),
                    get_method_signature_hook=cache(self._hooks.method_signature),
                    get_attribute_hook=cache(self._hooks.attribute),
                )
        if self._needed and self.options.fine_grained_incremental:
            self._hooks.asked()
        return self._needed

    def set_modules(self, modules: dict[str, MypyFile]) -> None:
        """mypy has followed all imports; in the daemon it does so again after each edit."""
        super().set_modules(modules)
        if self.options.num_workers:
            # A worker reads modules as it comes to them; what there will be is known here.
            from corvid_mypy.seam.phases import will_load

            if will_load(modules, VALUE):
                self._meets(VALUE)
        if "_hooks" in vars(self):
            self._hooks.imports_changed()

    def report_config_data(self, ctx: ReportConfigContext) -> object:
        """Tie mypy's cache to the plugin's own files and settings; asked for each module.

        For a module that mypy is about to write to the cache this is the last moment at which
        something can be put there.
        """
        modules = self._modules or {}
        if ctx.is_check:
            self._meets(ctx.id)
        elif self._has_runtime or VALUE in modules:
            self._hooks.settled_interface(modules[ctx.id])
        if ctx.path.startswith(self._standard):
            return [digest()]  # no setting changes what is made of the standard library
        # What is asked of one file makes no other file's cache stale. Cached messages name the file
        # as it was called then: mypy itself takes them over when it has moved.
        where = ctx.path.removeprefix(self._folder)
        return [digest(), where, *self._settings.key, *(["why"] if asks_why(ctx.path) else [])]

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Refuse to read the first file under a configuration that makes no sense."""
        if self._problem is not None:
            raise self._problem
        self._meets(file.fullname)
        return []

    def _meets(self, module: str) -> None:
        """A module is part of the program: the runtime's are known before any is checked."""
        if module == VALUE and not self._has_runtime:
            self._has_runtime = True
            # Asked for each name of each annotation: only a program with the runtime pays for it.
            vars(self)["get_type_analyze_hook"] = self._type_analysis

    def get_additional_indirect_deps(self, file: MypyFile) -> set[str]:
        """Check the bodies of a module; mypy calls this when it has checked the module itself."""
        modules = self._modules or {}
        if VALUE in modules:
            self._unseen.discard(file.fullname)
            self._hooks.module(file)
        else:
            if self.options.fine_grained_incremental:
                # The daemon may check a module before it reads what that imports, and parts after.
                self._unseen.add(file.fullname)
            for statement in imports_of_runtime(file):
                # A part of the runtime may be read from the cache without the values' own module.
                if not modules.keys() >= {*modules_named(statement)}:
                    self._hooks.without_runtime(file, statement)
        return set()

    def _type_analysis(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        """Annotations that say ``Grounded[...]``; of all others the machinery is not loaded."""
        return self._hooks.type_analysis(fullname) if fullname in GROUNDED_NAMES else None

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """Boundary decorators and effects."""
        return self._hooks.function(fullname) if self._is_needed() else None

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """Calls that may be handed something grounded."""
        return self._hooks.function_signature(fullname) if self._is_needed() else None

    def get_method_signature_hook(
        self, fullname: str
    ) -> Callable[[MethodSigContext], FunctionLike] | None:
        """Method calls that may be handed something grounded."""
        return self._hooks.method_signature(fullname) if self._is_needed() else None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """Operators with a grounded operand, and the factories of the decorators."""
        return self._hooks.method(fullname) if self._is_needed() else None

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        """Attributes of grounded values."""
        return self._hooks.attribute(fullname) if self._is_needed() else None


@cache
def digest() -> str:
    """A digest of every file of the plugin; mypy itself watches the entry point only."""
    checksum = length = 0
    for folder, folders, names in os.walk(os.path.dirname(__file__)):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            if name.endswith(".py"):
                with open(f"{folder}/{name}", "rb", buffering=0) as file:
                    content = file.read()
                checksum, length = crc32(content, checksum), length + len(content)
    return f"{checksum:08x}-{length}"
