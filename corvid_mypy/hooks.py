"""The hooks: each of mypy's questions handed to the module that knows the answer.

An exception in a hook would be shown by mypy as a crash of its own. Here it becomes an error of
the program's, at the place where it happened, and what was asked about counts as not proved.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import TypeVar

from mypy.nodes import Context, MypyFile
from mypy.options import Options
from mypy.plugin import (
    AnalyzeTypeContext,
    AttributeContext,
    FunctionContext,
    FunctionSigContext,
    MethodContext,
    MethodSigContext,
)
from mypy.plugins.default import DefaultPlugin
from mypy.types import CallableType, FunctionLike, Type

from corvid_mypy.checks.inferring import infer as infer_summary
from corvid_mypy.checks.inspection import Inspection
from corvid_mypy.checks.summarising import Infer, Summarising
from corvid_mypy.inference import (
    decorator_arguments,
    decorators,
    operators,
    optionals,
    partials,
    signatures,
    texts,
)
from corvid_mypy.library import DELEGATING
from corvid_mypy.program.bodies import KINDS
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import (
    TypeChecker,
    attribute_hook_of_others,
    checker_at_work,
    checker_of,
    current_checker,
    report,
    tree_of,
)
from corvid_mypy.seam.language_names import FORMAT, PARTIAL
from corvid_mypy.seam.phases import (
    LAST,
    Program,
    State,
    call_last,
    checks_parts,
    find_graph,
    is_checked_apart,
    is_over,
)
from corvid_mypy.seam.runtime_names import (
    BOUNDARIES,
    BOUNDARY,
    EFFECT,
    GROUNDED,
    GROUNDED_NAMES,
    INTERPOLATE,
    JOIN,
    LIFTED,
    PLAIN,
    PROVENANCE,
    SEVER,
)
from corvid_mypy.settings import Settings

_Ctx = TypeVar(
    "_Ctx",
    bound=FunctionContext
    | FunctionSigContext
    | MethodContext
    | MethodSigContext
    | AttributeContext,
)
_CallCtx = TypeVar("_CallCtx", FunctionContext, MethodContext)
_SigCtx = TypeVar("_SigCtx", FunctionSigContext, MethodSigContext)
_Answer = TypeVar("_Answer", bound=Type)


class Hooks:
    """All hooks of one run of mypy.

    Args:
        settings: what the project chose.
        options: mypy's own.
        unseen: the modules that the daemon checked before it had read the runtime.
        infer: what the body of a function shows of it.
    """

    def __init__(
        self,
        settings: Settings,
        options: Options,
        unseen: AbstractSet[str] = frozenset(),
        *,
        infer: Infer = infer_summary,
    ) -> None:
        self._unseen = unseen
        self._default = DefaultPlugin(options)
        self._calls = signatures.Calls()
        self._refine = _guarded(self._calls.refine, lambda ctx: ctx.default_signature)
        self._inspection = Inspection(settings)
        self._summarising = Summarising(infer)
        self._graph: dict[str, State] | None = None
        self._program: Program | None = None
        self._annotations = optionals.Annotations()

    def imports_changed(self) -> None:
        """Look at the imports of the program again: the daemon follows them after an edit."""
        self._program = None
        self._summarising.edited()

    def asked(self) -> None:
        """Of parts of a module that the daemon checks again, learn when that is over."""
        checker = checker_at_work()
        if checker is not None and checks_parts(checker) and not is_over(checker):
            call_last(checker)

    def _called_last(self, ctx: FunctionContext) -> Type:
        checker = current_checker()
        if checker is not None and is_over(checker):
            if tree_of(checker).fullname in self._unseen:
                self.module(tree_of(checker))
            else:
                self._attempt(tree_of(checker), self._checked_parts)
            self._inspection.checked_parts(checker)
        return ctx.default_return_type

    def settled_interface(self, file: MypyFile) -> None:
        """Keep in the types of a module what its bodies show."""
        self._inspection.settled_interface(file)
        self._attempt(file, self._summarising.settled_interface)

    def module(self, file: MypyFile) -> None:
        """Hold the bodies of a module to the laws."""
        self._inspection.edited(file)
        self._attempt(file, self._checked_module)

    def _checked_module(self, program: Program, state: State) -> None:
        self._summarising.checked(program, state)
        self._inspection.module(state.type_checker())

    def _checked_parts(self, program: Program, state: State) -> None:
        self._summarising.checked(program, state)

    def _attempt(self, file: MypyFile, work: Callable[[Program, State], None]) -> None:
        """Do something with a module that can reach the runtime; say at its start what fails."""
        try:
            if self._program is None:
                self._graph = find_graph(file, self._graph)
                self._program = Program(self._graph)
            state = self._program.state_of(file.fullname)
            if state is not None:
                work(self._program, state)
        except Exception as problem:
            checker = checker_of(file)
            if checker is not None:
                report(checker, Finding(codes.INTERNAL, file, messages.internal(problem)))

    def without_runtime(self, file: MypyFile, statement: Context) -> None:
        """Say that the runtime's names are ``Any`` to mypy, so that nothing can be proved."""
        checker = checker_of(file)
        if checker is not None:
            report(checker, Finding(codes.INTERNAL, statement, messages.without_runtime()))

    def function(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """Boundary decorators and effects."""
        if fullname in KINDS:
            return _guarded(
                lambda ctx: self._checked(ctx, decorators.decorate(ctx, fullname)),
                lambda ctx: ctx.default_return_type,
            )
        if fullname in DELEGATING:
            return _guarded(
                lambda ctx: operators.function(ctx, fullname), lambda ctx: ctx.default_return_type
            )
        if fullname == EFFECT:
            return _guarded(decorator_arguments.effect, lambda ctx: ctx.default_return_type)
        if fullname == JOIN:
            return _guarded(texts.joined, lambda ctx: ctx.default_return_type)
        if fullname == INTERPOLATE:
            return _guarded(texts.interpolated, lambda ctx: ctx.default_return_type)
        if fullname == LAST:
            return self._called_last
        if fullname == PARTIAL:
            return self._completed(self._default.get_function_hook(fullname), partials.applied)
        return None

    def _checked(self, ctx: FunctionContext | MethodContext, result: Type) -> Type:
        if not is_checked_apart():
            self._inspection.decorated(ctx, result)
        return result

    def method(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """Operators with a grounded operand, and the factories of the decorators."""
        owner, _, method = fullname.rpartition(".")
        if owner == BOUNDARY and method == "__call__":
            return self._typed(lambda ctx: self._checked(ctx, decorators.apply_factory(ctx)))
        if owner == GROUNDED and method in operators.LIFTED_OPERATORS:
            return self._typed(lambda ctx: operators.operator(ctx, method))
        if method in operators.ACCEPTING:
            return self._typed(lambda ctx: operators.accepted(ctx, method))
        if owner == PARTIAL:
            return self._completed(self._default.get_method_hook(fullname), partials.called)
        return None

    @staticmethod
    def _completed(
        default: Callable[[_CallCtx], Type] | None, complete: Callable[[_CallCtx], _CallCtx]
    ) -> Callable[[_CallCtx], Type] | None:
        """Tell mypy's own plugin more of what it is asked about."""
        if default is None:
            return None
        return _guarded(lambda ctx: default(complete(ctx)), lambda ctx: ctx.default_return_type)

    @staticmethod
    def _typed(hook: Callable[[MethodContext], Type]) -> Callable[[MethodContext], Type]:
        return _guarded(hook, lambda ctx: ctx.default_return_type)

    def type_analysis(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        """Annotations that say ``Grounded[...]``."""
        is_ours = fullname in GROUNDED_NAMES and self._annotations.asked()
        return self._annotations.grounded if is_ours else None

    def attribute(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        """Attributes of grounded values."""
        owner, _, name = fullname.rpartition(".")
        if name in PROVENANCE:
            return None
        if owner != GROUNDED:
            return self._of_class(fullname)
        return _guarded(
            lambda ctx: operators.attribute(ctx, name), lambda ctx: ctx.default_attr_type
        )

    @staticmethod
    def _of_class(fullname: str) -> Callable[[AttributeContext], Type]:
        """Attributes of all else, after what another plugin makes of them; only one is asked."""

        def answer(ctx: AttributeContext) -> Type:
            checker = ctx.api  # to ask which is at work empties what is remembered of a module
            assert isinstance(checker, TypeChecker)
            others = attribute_hook_of_others(checker, fullname)
            if others is not None:
                ctx = ctx._replace(default_attr_type=others(ctx))
            return operators.attribute_of_class(ctx)

        return _guarded(answer, lambda ctx: ctx.default_attr_type)

    def function_signature(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """Calls that may be handed something grounded."""
        if fullname in (SEVER, PLAIN):
            return _guarded(operators.unwrapping, lambda ctx: ctx.default_signature)
        if fullname.startswith(BOUNDARIES):
            return None
        return self._refining(self._default.get_function_signature_hook(fullname))

    def method_signature(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        """Method calls that may be handed something grounded."""
        owner, _, method = fullname.rpartition(".")
        if owner == LIFTED and method == "__call__":
            return _guarded(self._calls.lifted, lambda ctx: ctx.default_signature)
        if owner == GROUNDED and method == "__call__":
            return _guarded(self._calls.called, lambda ctx: ctx.default_signature)
        if method in operators.BINARY_METHODS or owner.startswith(BOUNDARIES):
            return None
        if fullname == FORMAT:
            return None  # it takes anything as it is, and gives a plain text
        return self._refining(self._default.get_method_signature_hook(fullname))

    def _refining(
        self, default: Callable[[_SigCtx], FunctionLike] | None
    ) -> Callable[[_SigCtx], FunctionLike]:
        """Refine what mypy's own plugin makes of a signature; only one plugin is asked."""
        if default is None:
            return self._refine

        def refine(ctx: _SigCtx) -> FunctionLike:
            signature = default(ctx)
            if isinstance(signature, CallableType):
                return self._calls.refine(ctx._replace(default_signature=signature))
            return signature

        return _guarded(refine, lambda ctx: ctx.default_signature)


def _guarded(
    hook: Callable[[_Ctx], _Answer], otherwise: Callable[[_Ctx], _Answer]
) -> Callable[[_Ctx], _Answer]:
    def answer(ctx: _Ctx) -> _Answer:
        try:
            return hook(ctx)
        except Exception as problem:
            checker = current_checker()
            if checker is not None:
                report(checker, Finding(codes.INTERNAL, ctx.context, messages.internal(problem)))
            return otherwise(ctx)

    return answer
