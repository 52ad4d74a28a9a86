"""Control: the labels of the locals of a function, and what decides whether code runs.

The *program-counter label* (pc) is high where content decides whether, or how often, code runs.
It is the test that looked, so that a message can name it, or ``None`` where it is low.

A proof follows control. Each path through a function has a state; where paths meet, their states
are joined; a loop is walked until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import NamedTuple

from mypy.nodes import Context, Expression, FuncItem, NameExpr, SymbolNode, Var

from corvid_mypy.model.summary import ANYTHING
from corvid_mypy.proof.labels import KEPT, Label, join, outlived

NOTHING: AbstractContextManager[None] = nullcontext()
"""What surrounds code that is walked as all around it."""


class Changed(NamedTuple):
    """What content decided inside of what a local holds, since it was bound to that.

    Attributes:
        label: the label of what it was bound to, before that.
        assigned: the names of the attributes that may have other values by it; `ANYTHING` for all.
    """

    label: Label
    assigned: frozenset[str]


class State:
    """What is known where control is: the labels of locals, and which containers are fresh.

    Attributes:
        labels: the label of each local that has another than *kept*.
        changed: the locals whose labels say what was changed inside of what they hold.
        bound: the locals that are surely bound, whatever content is.
        fresh: the locals that hold a container made in this body, which nothing else refers to.
        deep: those of them that hold nothing that anything else refers to, at any depth.
        lent: in a lambda, those of the function around it, as long as nothing there shares them.
        passed: the parameters that nothing here has by another name, of callers who see to it how
            far they are drawn.
        single: the locals that are bound to one and the same object, whatever content is.
        inside: the locals that hold something out of what others of these hold, and of which ones.
        pieces: those of them that are surely no other names for all of one of these others.
        lazy: the locals that hold an iterator made in this body, which nothing else draws from.
        spent: the locals whose such iterator another one draws from, and where that reads them.
        touched: the locals that may be bound.
        held: in an agent, the locals that may hold something grounded.
        sayable: the locals that hold an exception which says nothing of content.
        is_live: whether control gets here at all.
    """

    def __init__(self) -> None:
        self.labels: dict[SymbolNode, Label] = {}
        self.changed: dict[SymbolNode, Changed] = {}
        self.bound: set[SymbolNode] = set()
        self.fresh: set[SymbolNode] = set()
        self.deep: set[SymbolNode] = set()
        self.lent: set[SymbolNode] = set()
        self.passed: set[SymbolNode] = set()
        self.single: set[SymbolNode] = set()
        self.inside: dict[SymbolNode, frozenset[SymbolNode]] = {}
        self.pieces: set[SymbolNode] = set()
        self.lazy: set[SymbolNode] = set()
        self.spent: dict[SymbolNode, NameExpr] = {}
        self.touched: set[SymbolNode] = set()
        self.held: set[SymbolNode] = set()
        self.sayable: set[SymbolNode] = set()
        self.is_live = True

    def copy(self) -> State:
        """Another state that knows the same."""
        copied = State()
        copied.labels, copied.changed = dict(self.labels), dict(self.changed)
        copied.fresh, copied.deep = set(self.fresh), set(self.deep)
        copied.lent, copied.bound = set(self.lent), set(self.bound)
        copied.passed = set(self.passed)
        copied.single, copied.is_live = set(self.single), self.is_live
        copied.inside, copied.touched = dict(self.inside), set(self.touched)
        copied.pieces = set(self.pieces)
        copied.held, copied.sayable = set(self.held), set(self.sayable)
        copied.lazy, copied.spent = set(self.lazy), dict(self.spent)
        return copied

    def is_as(self, other: State) -> bool:
        """Whether two states know the same."""
        return self._sets() == other._sets() and _levels(self) == _levels(other)

    def may_share(self, local: SymbolNode | None) -> bool:
        """Whether it makes a difference here that somebody else may have what a local holds."""
        is_known = local in self.fresh or local in self.lent or local in self.passed
        is_known = is_known or local in self.lazy
        return is_known or local in self.inside

    def share(self, local: SymbolNode | None) -> None:
        """Somebody else may have the container from here on."""
        if local is not None:
            if local not in self.pieces:
                self.fresh -= self.inside.get(local, frozenset())
            self.fresh.discard(local)
            self.lent.discard(local)
            self.passed.discard(local)
            self.lazy.discard(local)
            self.spent.pop(local, None)
            self.expose(local)

    def expose(self, local: SymbolNode) -> None:
        """Somebody else may have something that the container holds, or that it is part of."""
        self.deep -= self.roots(local)

    def roots(self, local: SymbolNode) -> frozenset[SymbolNode]:
        """The locals whose containers hold what a local holds; of most, itself alone."""
        return self.inside[local] if local in self.inside else frozenset((local,))

    def owns(self, local: SymbolNode | None) -> bool:
        """Whether nobody else has what a local holds, or anything that this holds."""
        return local is not None and self.roots(local) <= self.deep

    def label(self, local: SymbolNode) -> Label:
        """The label of a local: what is changed inside of a container shows in all its parts."""
        known = self.labels.get(local, KEPT)
        roots = self.inside.get(local)
        return known if not roots else join(known, *(self.labels.get(each, KEPT) for each in roots))

    def as_bound(self, local: SymbolNode) -> Changed:
        """What a local was bound to, and what was changed inside of that."""
        known = self.changed.get(local)
        return known or Changed(self.labels.get(local, KEPT), frozenset())

    def label_beside(self, local: SymbolNode, names: frozenset[str]) -> Label | None:
        """The label of what a local holds, but for what was changed beside these attributes of it.

        ``None`` if nothing was, or if they may have other values, too.
        """
        known = [self.changed[each] for each in (local, *self.roots(local)) if each in self.changed]
        assigned = frozenset[str]().union(*(each.assigned for each in known))
        if not known or ANYTHING in assigned or not names.isdisjoint(assigned):
            return None
        return self.as_bound(local).label

    def change(
        self, local: SymbolNode, label: Label, assigned: frozenset[str] = frozenset((ANYTHING,))
    ) -> None:
        """Something is changed inside of what a local holds, by which it has this label now."""
        if label.level:
            known = self.as_bound(local)
            self.changed[local] = known._replace(assigned=known.assigned | assigned)
        self.labels[local] = label

    def rebind(self, local: SymbolNode, label: Label = KEPT) -> None:
        """A local is bound to something else: others may still hold what it held, or tell of it."""
        for other, told in self.labels.items():
            if told.losses or told.caught:
                self.labels[other] = outlived(told, local)
        for other, known in self.changed.items():
            self.changed[other] = known._replace(label=outlived(known.label, local))
        for other in [each for each, roots in self.inside.items() if local in roots]:
            if other is not local:
                self.release(other)
        self.inside.pop(local, None)
        self.pieces.discard(local)
        self.sayable.discard(local)
        self.touched.add(local)
        self.changed.pop(local, None)
        self.labels[local] = outlived(label, local)

    def put_inside(
        self, local: SymbolNode, roots: frozenset[SymbolNode], *, is_piece: bool = False
    ) -> None:
        """What a local holds is put into what others hold; so are the parts that locals hold."""
        roots -= {local}
        for other, known in [*self.inside.items()]:
            if local in known:
                self.inside[other] = known - {local} | roots
        self.fresh.discard(local)
        self.deep.discard(local)
        self.inside[local] = roots
        (self.pieces.add if is_piece else self.pieces.discard)(local)

    def link(self, local: SymbolNode, roots: frozenset[SymbolNode]) -> None:
        """A container gets a part of what others hold: each of them has it, and so have all parts.

        What a local is another name for, or a part of, gets it; it stays one that may hold parts.
        """
        for root in self.roots(local):
            for other in [each for each, known in self.inside.items() if root in known]:
                self.inside[other] |= roots
                self.pieces.discard(other)
            self.inside[root] = self.roots(root) | roots

    def choose(self, local: SymbolNode) -> None:
        """Content decides which objects of others a local holds, and so each that has its parts."""
        roots = self.roots(local)
        self.single -= {local, *roots}
        self.single -= {other for other, known in self.inside.items() if known & roots}

    def release(self, local: SymbolNode) -> None:
        """It is not known any more of which containers a local holds a part."""
        self.labels[local] = self.label(local)
        self.changed.pop(local, None)
        roots = self.inside.pop(local)
        self.deep -= roots
        if local not in self.pieces:
            self.fresh -= roots
        self.pieces.discard(local)

    def _sets(self) -> tuple[object, ...]:
        locals_known = (self.fresh, self.deep, self.lent, self.bound, self.single, self.held)
        iterators = self.lazy, self.spent
        parts = self.inside, self.pieces
        changed = {local: known.assigned for local, known in self.changed.items()}
        return self.is_live, changed, self.passed, *parts, self.sayable, *locals_known, *iterators


def _levels(state: State) -> dict[SymbolNode, tuple[object, ...]]:
    """What is known of each local that content decides: of what was lost, what it was made of."""
    return {
        local: (label.level, label.caught, {*_made_of(label)})
        for local, label in state.labels.items()
        if label.level
    }


def _made_of(label: Label) -> Iterator[tuple[Expression, bool]]:
    return (
        (loss.node, loss.is_former)
        for loss in label.losses
        if not loss.only_looks  # nothing is made of that
    )


def meet(*states: State) -> State:
    """What is known where several paths meet; one that does not get there knows nothing of it."""
    live = [state for state in states if state.is_live]
    if not live:
        met = State()
        met.is_live = False
        return met
    live = _alike_inside(live)
    met = live[0].copy()
    for state in live[1:]:
        for local in {*met.changed, *state.changed}:
            one, other = met.as_bound(local), state.as_bound(local)
            assigned = one.assigned | other.assigned
            met.changed[local] = Changed(join(one.label, other.label), assigned)
        for local, label in state.labels.items():
            met.labels[local] = join(met.labels.get(local, KEPT), label)
        met.fresh &= state.fresh
        met.deep &= state.deep
        met.lent &= state.lent
        met.passed &= state.passed
        met.bound &= state.bound
        met.single &= state.single
        met.inside |= state.inside
        met.pieces &= state.pieces
        met.touched |= state.touched
        met.lazy &= state.lazy
        met.spent = dict(met.spent.items() & state.spent.items())
        met.held |= state.held
        met.sayable &= state.sayable
    return met


def _alike_inside(states: list[State]) -> list[State]:
    """States of which all know of the same locals that they hold parts of containers.

    A local that is not bound on one path holds nothing there, and of what nobody else has on one it
    is the only one to hold parts. Of one that holds something else it is not known where they meet.
    """
    known = {local for state in states for local in state.inside}
    if not known:
        return states
    copies = [state.copy() for state in states]
    for local in known:
        held = [each for each in copies if local in each.touched]
        if all(local in state.inside or local in state.deep for state in held):
            roots = frozenset[SymbolNode]().union(*(each.roots(local) for each in held))
            for state in copies:
                if local in roots and state.owns(local):
                    state.deep.add(local)  # there it holds nothing by itself
                if local not in state.touched:
                    state.pieces.add(local)  # there it is no name at all
                state.inside[local] = roots
            continue
        for state in copies:
            if local in state.inside:
                state.release(local)
    return copies


class Loop:
    """One loop at work: what makes it high, and the states in which it is left or goes on."""

    def __init__(self, look: Context | None) -> None:
        self.look = look
        self.left: list[State] = []
        self.continued: list[State] = []


class Control:
    """The control flow of one function."""

    def __init__(self, function: FuncItem | None = None) -> None:
        self._function = function
        self.state = State()
        self.names_parts = False
        self._high: list[Context] = []
        self._halting: Context | None = None
        self._loops: list[Loop] = []
        self._rest_of_pass: list[Context | None] = []
        self._rest: Context | None = None
        self._thrown: list[list[State]] = []
        self._exits: list[State] = []

    def begin(self, around: State | None = None) -> None:
        """Start at the first line of the function: its parameters are bound.

        A lambda that runs where it stands reads what the function around it knows there.
        """
        self.state = State()
        if around is not None:
            self.state.labels, self.state.changed = dict(around.labels), dict(around.changed)
            self.state.lent = around.fresh | around.lent | around.lazy
            self.state.single, self.state.passed = set(around.single), set(around.passed)
            self.state.inside, self.state.touched = dict(around.inside), set(around.touched)
            self.state.pieces = set(around.pieces)
        if self._function is not None:
            parameters = {arg.variable for arg in self._function.arguments}
            self.state.bound.update(parameters)
            self.state.single.update(parameters)
            self.state.touched.update(parameters)
            self.state.held.update(parameters)

    def run_in_place(self, around: Control, entry: State, body: Callable[[], None]) -> None:
        """Walk the body of a function where it is called: it goes on from what is known there."""
        self.state, self._thrown, before = entry, around._thrown, set(around.state.bound)
        body()
        around.names_parts |= self.names_parts
        around.state = meet(self.state, *self._exits)
        around.state.bound &= before  # its own variables are gone

    def is_bound(self, name: SymbolNode | None) -> bool:
        """Whether a name is bound here whatever content is; those of other scopes are."""
        is_local = isinstance(name, Var) and "." not in (name.fullname or "")
        return not is_local or name in self.state.bound

    @property
    def pc(self) -> Context | None:
        """The test that decides whether the code at work runs; ``None`` if content does not."""
        if self._high:
            return self._high[0]
        if self._rest is not None:
            return self._rest
        return next((look for look in self._rest_of_pass if look is not None), None)

    @property
    def looks(self) -> tuple[Context | None, ...]:
        """All that decides whether the code at work runs, or ran to its end."""
        return (*self._high, self._rest, *self._rest_of_pass, self._halting)

    def under(self, look: Context | None) -> AbstractContextManager[None]:
        """Walk what runs only as a test decides; ``None`` decides nothing."""
        return NOTHING if look is None else self._under(look)

    @contextmanager
    def _under(self, look: Context) -> Iterator[None]:
        self._high.append(look)
        try:
            yield
        finally:
            self._high.pop()

    @property
    def decides(self) -> Context | None:
        """What decides whether a change that is made here is made: the pc, or a failure before.

        Where who catches the failure writes a line, nothing else here depends on it: a value
        that is bound is read where it was bound, or not at all.
        """
        return self.pc or self._halting

    @contextmanager
    def halting(self, look: Context | None) -> Iterator[None]:
        """Walk what may be left half done, by a failure that a line tells of."""
        around = self._halting
        self._halting = around or look
        try:
            yield
        finally:
            self._halting = around

    def under_all(self, look: Context, arm: Callable[[], None]) -> Callable[[], None]:
        """An arm that runs only as a test decides."""

        def walked() -> None:
            with self.under(look):
                arm()

        return walked

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Walk code to see how it ends, and forget what it left."""
        rest, passes = self._rest, [*self._rest_of_pass]
        loops = [(loop, loop.look, len(loop.left), len(loop.continued)) for loop in self._loops]
        yield
        self._rest, self._rest_of_pass[:] = rest, passes
        for loop, look, left, continued in loops:
            loop.look = look
            del loop.left[left:], loop.continued[continued:]

    # -- leaving --------------------------------------------------------------------------------

    @contextmanager
    def catching(self) -> Iterator[list[State]]:
        """Collect in what states the code inside may be left: by a failure, or by a jump."""
        self._thrown.append([])
        try:
            yield self._thrown[-1]
        finally:
            self._thrown.pop()

    def may_throw(self) -> None:
        """What runs next may fail, and what runs now may leave: with what is known here."""
        if self.state.is_live:
            for thrown in self._thrown:
                thrown[:] = [meet(self.state, *thrown)]

    def jumps(self) -> tuple[int, ...]:
        """How many jumps of the loops at work have been met."""
        return tuple(len(states) for loop in self._loops for states in (loop.left, loop.continued))

    def passed_on(self, before: tuple[int, ...]) -> None:
        """Jumps that were met since then have come by here."""
        states = [each for loop in self._loops for each in (loop.left, loop.continued)]
        for jumped, count in zip(states, before):
            if len(jumped) > count:
                jumped.append(self.state.copy())

    def leave_function(self) -> None:
        """A result is returned: in high code, what follows runs as content decides."""
        self.may_throw()
        look = self.pc
        if look is not None:
            self._rest = self._rest or look
            for loop in self._loops:
                loop.look = loop.look or look
        self._exit()

    def _exit(self) -> None:
        if self.state.is_live:
            self._exits.append(self.state.copy())
        self.state.is_live = False

    @property
    def left_by(self) -> Context | None:
        """What decides that the function was left before, where nothing else decides of this code.

        In a loop it decides of what comes before as well.
        """
        return None if self._loops else self._rest

    @contextmanager
    def left_before(self) -> Iterator[Context]:
        """Walk what runs only if the function was not left before; gives what decided that."""
        look, self._rest = self._rest, None
        assert look is not None
        yield look
        self._rest = look

    def end(self) -> None:
        """The function ends here by a refusal or a failure: its line tells so."""
        self.may_throw()
        self._exit()

    def leave_loop(self) -> None:
        """``break``: in high code it makes the whole loop high."""
        self.may_throw()
        look, loop = self.pc, self._loops[-1]
        loop.look = loop.look or look
        self._leave_pass(look)
        loop.left.append(self.state.copy())
        self.state.is_live = False

    def continue_loop(self) -> None:
        """``continue``: in high code it makes the rest of the pass high."""
        self.may_throw()
        self._leave_pass(self.pc)
        self._loops[-1].continued.append(self.state.copy())
        self.state.is_live = False

    def _leave_pass(self, look: Context | None) -> None:
        self._rest_of_pass[-1] = self._rest_of_pass[-1] or look

    def leaving(self) -> tuple[object, ...]:
        """What has been left in high code so far, but by refusals and failures."""
        return (self._rest, *self._rest_of_pass, *(loop.look for loop in self._loops))

    # -- paths ----------------------------------------------------------------------------------

    def branches(self, *arms: Callable[[], None]) -> None:
        """Walk paths of which one is taken."""
        before = self.state
        after = []
        for arm in arms:
            self.state = before.copy()
            arm()
            after.append(self.state)
        self.state = meet(*after)

    @contextmanager
    def perhaps(self, binds: bool) -> Iterator[None]:
        """Walk what may not run: what it binds anew may as well be what it was.

        Whether it is bound at all is asked where a test of content decides that.
        """
        before = self.state.copy() if binds else None
        yield
        if before is not None:
            bound, self.state = self.state.bound, meet(before, self.state)
            self.state.bound = set(bound)

    def loop(
        self,
        head: Callable[[], Context | None],
        body: Callable[[], None],
        otherwise: Callable[[], None],
        *,
        is_endless: bool = False,
    ) -> Context | None:
        """Walk a loop until nothing changes, and what runs when it is exhausted.

        Args:
            head: walks what runs before each pass; returns what makes the passes high.
            body: walks one pass.
            otherwise: walks the ``else``.
            is_endless: whether only ``break`` leaves it.

        Returns:
            What made the loop high.
        """
        look: Context | None = None
        start = self.state
        for _ in range(_MOST_PASSES):
            loop = Loop(look)
            self.state = start.copy()
            self._loops.append(loop)
            self._rest_of_pass.append(None)
            with self.under(look):
                seen = head()
                loop.look = loop.look or seen
                exhausted = self.state.copy()
                with self.under(loop.look):
                    body()
            self._rest_of_pass.pop()
            self._loops.pop()
            again = meet(start, self.state, *loop.continued)
            # That a local may be bound makes a difference where another path names a part by it.
            is_known = again.touched == start.touched or not self.names_parts
            if loop.look is look and again.is_as(start) and is_known:
                break
            look, start = loop.look, again
        else:
            raise RecursionError("a loop of the proof did not come to rest")
        self.state = exhausted
        self.state.is_live = exhausted.is_live and not is_endless
        with self.under(loop.look):
            otherwise()
        self.state = meet(self.state, *loop.left)
        return loop.look


_MOST_PASSES = 50
"""Each pass raises a label or the pc; more passes than this mean a defect, which is reported."""
