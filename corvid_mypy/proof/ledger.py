"""What a walk writes down beside its sites: disclosures, and what makes a summary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mypy.nodes import Context, FuncItem, Node
from mypy.types import Type

from corvid_mypy.model.summary import NO_TRACES, Disclosure, Summary, Traces


class Attempt:
    """What somebody learns who catches what fails in a piece of code.

    Attributes:
        is_high: whether content decides that the code runs at all, so that nothing is left to tell.
        tells: whether its failing tells of content.
        asks: whether it may fail as the world answers, and say what that answered.
    """

    def __init__(self, *, is_high: bool) -> None:
        self.is_high = is_high
        self.tells = False
        self.asks = False


class Ledger:
    """The disclosures of a body, and what it does that a caller must know.

    Attributes:
        lines: the places that may write a line, each with its kind.
        is_quiet: whether it changes no object that it did not make, and asks nothing that changes.
        is_inert: whether nothing grounded can be reached from it.
        is_neutral: the same, but for what its type variables may stand for.
        is_unfailing: whether neither content nor an answer of the world decides if it fails.
        only_asks: the same, but for retrievals that are asked with nothing of content.
        acts: whether it has an effect, whatever content is.
        calls_back: whether it calls a parameter of its own, or passes it to what does.
        heeds: whether it calls a parameter of its own after a look at content.
        draws: whether it draws from a parameter of its own after a look at content.
        chooses: whether content may decide which of the objects it was passed it gives.
        blends: whether plain texts that are not its own become part of grounded ones.
        raised: what is in the texts of the exceptions that it raises, as of a summary.
        makes_fresh: whether it relies on what a class method makes by ``cls(...)`` being its own.
        keeps_failures: whether a manager around a ``yield`` may keep what fails there to itself.
        variables: the type variables that were taken for wholly grounded.
        noisy: the nested functions that are not quiet.
        acting: the nested functions that have an effect.
        reaching: the nested functions that are not inert.
        failing: the nested functions of which content or the world may decide whether they fail.
        telling: those of which content may decide it.
        choosing: the nested functions of which content may decide which object they give.
        answering: the nested functions that answer plainly, as content decides.
        saying: those of them whose answer may repeat a text of it.
        calling: the nested functions that call a parameter of the function around them.
        left: what the nested functions leave, their lines apart, which are noted with the others.
    """

    def __init__(self) -> None:
        self.lines: dict[tuple[Disclosure, int, int], Context] = {}
        self.is_quiet = True
        self.is_inert = True
        self.is_neutral = True
        self.is_unfailing = True
        self.only_asks = True
        self.acts = False
        self.calls_back = False
        self.heeds = False
        self.draws = False
        self.chooses = False
        self.blends = False
        self.raised: set[str] = set()
        self.makes_fresh = False
        self.keeps_failures = False
        self.variables: list[Type] = []
        self.noisy: set[FuncItem] = set()
        self.acting: set[FuncItem] = set()
        self.reaching: set[FuncItem] = set()
        self.failing: set[FuncItem] = set()
        self.telling: set[FuncItem] = set()
        self.choosing: set[FuncItem] = set()
        self.answering: set[FuncItem] = set()
        self.calling: set[FuncItem] = set()
        self.saying: set[FuncItem] = set()
        self.left: dict[FuncItem, Traces] = {}
        self._open: list[FuncItem] = []
        self._assumed: set[FuncItem] = set()
        self._trying: list[Attempt] = []
        self._watchers: list[Callable[[Node | None], None]] = []

    def disclose(self, kind: Disclosure, node: Context) -> None:
        """A line of this kind may be written at a node; loops come by more than once."""
        self.lines.setdefault((kind, node.line, node.column), node)

    @property
    def kinds(self) -> frozenset[Disclosure]:
        """The kinds of all lines."""
        return frozenset(kind for kind, _, _ in self.lines)

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Walk code to see how it ends, and forget what was written."""
        lines = dict(self.lines)
        told = [(each.tells, each.asks) for each in self._trying]
        flags = (self.is_quiet, self.is_inert, self.is_neutral, self.acts)
        failing = self.is_unfailing, self.only_asks
        others = (self.calls_back, self.heeds, self.draws, self.chooses)
        functions = [(each, set(each)) for each in (*self._nested_that, self._assumed)]
        yield
        self.lines = lines
        for attempt, (tells, asks) in zip(self._trying, told):
            attempt.tells, attempt.asks = tells, asks
        self.is_quiet, self.is_inert, self.is_neutral, self.acts = flags
        self.is_unfailing, self.only_asks = failing
        self.calls_back, self.heeds, self.draws, self.chooses = others
        for each, before in functions:
            each &= before  # a walk only adds to them

    @contextmanager
    def aside(self, function: FuncItem) -> Iterator[None]:
        """Walk a nested function; what it does is noted for it, since it may run elsewhere."""
        around, self.is_quiet, self.acts = (self.is_quiet, self.acts), True, False
        was_inert, self.is_inert = self.is_inert, True
        failing = self.is_unfailing, self.only_asks
        self.is_unfailing = self.only_asks = True
        chose, self.chooses = self.chooses, False
        blends, self.blends = self.blends, False
        raised, self.raised = self.raised, set()
        self._open.append(function)
        try:
            yield
        finally:
            self._open.pop()
            if not self.is_quiet:
                self.noisy.add(function)
            if self.acts:
                self.acting.add(function)
            if not self.is_inert:
                self.reaching.add(function)
            if not self.is_unfailing:
                self.failing.add(function)
            if not self.only_asks:
                self.telling.add(function)
            if self.chooses:
                self.choosing.add(function)
            self.left[function] = Traces(blends=self.blends, raised=frozenset(self.raised))
            self.chooses |= chose
            self.blends |= blends
            self.raised |= raised
            self.is_inert = was_inert and self.is_inert
            self.is_unfailing &= failing[0]
            self.only_asks &= failing[1]
            self.is_quiet, self.acts = around[0] and self.is_quiet, around[1] or self.acts

    def of_nested(self, function: FuncItem) -> Summary:
        """What is known of a nested function, which is proved with the body that holds it."""
        if function in self._open:
            self._assumed.add(function)
        left = self.left.get(function, NO_TRACES)
        return Summary(
            says=function in self.saying,
            blends=left.blends,
            raised=left.raised,
            inert=function not in self.reaching,
            unfailing=function not in self.failing,
            only_asks=function not in self.telling,
            quiet=function not in self.noisy,
            proved=function not in self.answering,
            tells=function in self.answering,
            acts=function in self.acting,
            chooses=bool(self.variables) or function in self.choosing,
        )

    def is_doubtful(self, function: FuncItem) -> bool:
        """Whether a nested function calls itself, and does what it was not yet known to do."""
        does_more = any(function in each for each in self._nested_that)
        does_more |= self.left[function] != NO_TRACES
        return function in self._assumed and does_more

    @property
    def _nested_that(self) -> tuple[set[FuncItem], ...]:
        """The nested functions, by each thing that one may do and none is assumed to."""
        failing = self.failing, self.telling
        told = self.choosing, self.answering, self.saying, self.calling
        return self.noisy, self.acting, self.reaching, *failing, *told

    # -- what a ``try`` tells -------------------------------------------------------------------

    @property
    def is_trying(self) -> bool:
        """Whether the code at work stands where somebody learns that it failed."""
        return bool(self._trying or self._watchers)

    @property
    def is_heeded(self) -> bool:
        """Whether it makes a difference here that something may fail because of content."""
        return self.only_asks or self.is_trying

    @property
    def is_caught(self) -> bool:
        """Whether the code at work stands where this function may catch that it failed."""
        return bool(self._trying)

    def tell(self, node: Node | None = None) -> None:
        """What runs here, at a node if that is known, may fail because of content."""
        self.only_asks = False
        for attempt in self._trying:
            attempt.tells = True
        self.ask(node)

    def ask(self, node: Node | None = None) -> None:
        """What runs here may fail as the world answers: who catches it here has a line of it."""
        self.is_unfailing = False
        for attempt in self._trying:
            attempt.asks = True
        self.look(node)

    def look(self, node: Node | None = None) -> None:
        """Content decides here what runs next."""
        for watcher in self._watchers:
            watcher(node)

    def may_fail_high(self) -> None:
        """What runs here runs as content decides, and may fail: so content decides whether it does.

        Who catches it where that is known already learns nothing by it.
        """
        self.is_unfailing = self.only_asks = False
        for attempt in self._trying:
            attempt.tells |= not attempt.is_high

    @contextmanager
    def watching(self, watcher: Callable[[Node | None], None]) -> Iterator[None]:
        """Walk code, and say whenever something runs there that may fail because of content."""
        self._watchers.append(watcher)
        yield
        self._watchers.remove(watcher)

    @contextmanager
    def trying(self, *, is_high: bool) -> Iterator[Attempt]:
        """Walk a body that may fail; gives what somebody learns who catches that."""
        attempt = Attempt(is_high=is_high)
        self._trying.append(attempt)
        try:
            yield attempt
        finally:
            self._trying.pop()
