"""What checks find, as data: what is said of it is worked out where it is reported."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from mypy.errorcodes import ErrorCode
from mypy.nodes import Context, Expression
from mypy.types import Type

from corvid_mypy.report.messages import Message


class FindingType(Enum):
    """What a finding is to whoever reads the report."""

    ERROR = "error"
    """The program is refused."""
    SITE = "site"
    """An agent drops sources, which it may."""
    DISCLOSURE = "disclosure"
    """A proof lets something depend on content, which it may."""
    TRUST = "trust"
    """Nothing is proved of a function: a person vouches for it."""
    HINT = "hint"
    """Something may be written better; nothing is refused, and nothing is lost."""
    TRAIL = "trail"
    """The ways of the values through one function, which `corvid why` asked for."""
    LEAVING = "leaving"
    """A function without a mark puts something grounded where its sources are lost."""
    FLOWS = "flows"
    """A function has grounded values: so many, and it is proved or not."""


class StepKind(Enum):
    """What evaluates to the value of a step."""

    PARAMETER = "parameter"
    NAME = "name"
    RETRIEVAL = "retrieval"
    TOOL = "tool"
    PROMPT = "prompt"
    AGENT = "agent"
    LIFT = "lift"
    FUNCTION = "function"
    """A function of the program that is none of these."""
    LIBRARY = "library"
    EXPRESSION = "expression"
    """Anything that is no call of something known."""
    STATEMENT = "statement"


class Step(NamedTuple):
    """One value on its way through a function.

    Attributes:
        place: where it is evaluated.
        kind: what evaluates to it.
        expression: its source text.
        actual: its type, as it is written.
        level: ``grounded``, or what content decides of it where it is plain: ``kept`` is nothing.
        rule: by what law its sources are kept or lost.
        callee: the full name of what is called.
        names: the variables that it is bound to.
        lost: the kind of site, where its sources are dropped.
        use: what is done with it here: it is returned, or something of it is disclosed.
        slot: the type that it is put into by that.
        look: which step is the test that decided it, if one did.
        decides: the last line that runs only as this decides, where it is a test.
        parts: which steps it was made of.
    """

    place: Context
    kind: StepKind
    expression: str
    actual: str = ""
    level: str = ""
    rule: str = ""
    callee: str = ""
    names: Sequence[str] = ()
    lost: str = ""
    use: str = ""
    slot: str = ""
    look: int | None = None
    decides: int = 0
    parts: Sequence[int] = ()


class Finding(NamedTuple):
    """One thing that a check found: the one currency between the checks and the report.

    Attributes:
        code: under which code mypy reports it.
        place: where it stands.
        message: what people read.
        type: what it is to the reader.
        kind: which sort of its type: a kind of coercion or of disclosure.
        function: the full name of the function that holds it.
        expression: the source text of the value, whole.
        actual: the type of the value, as it is written.
        slot: the type it is put into; ``None`` where Python consumes the value itself.
        lost: where the sources were dropped, where that is on another line.
        callee: the full name of the function that it was passed to there, if it was.
        lifts: whether that computes a value from values, so that ``lift`` carries the sources.
        reason: why it is so, where that is elsewhere than in the message.
        steps: the ways of the values, of a trail.
        flows: how many of its expressions are grounded, of a function.
        severity: ``error``, or ``note`` for what does not fail the check.
        origin: the lines on which a ``type: ignore`` silences it; the place's own if none.
    """

    code: ErrorCode
    place: Context
    message: Message
    type: FindingType = FindingType.ERROR
    kind: str = ""
    function: str = ""
    expression: str = ""
    actual: str = ""
    slot: str | None = None
    lost: Context | None = None
    callee: str = ""
    lifts: bool = False
    reason: str = ""
    steps: Sequence[Step] = ()
    flows: int = 0
    severity: str = "error"
    origin: Iterable[int] = ()


class CoercionKind(Enum):
    """Why a value's sources are dropped at a site."""

    RETURN = "return"
    YIELD = "yield"
    ANNOTATED_ASSIGNMENT = "annotated assignment"
    ASSIGNMENT = "assignment"
    OVERWRITING = "overwriting"
    ARGUMENT = "argument"
    FIELD = "field"
    OPTIONAL = "optional"
    ELEMENT = "element"
    ARM = "arm"
    ELSE_ARM = "else-arm"
    CONDITION = "condition"
    ITERATION = "iteration"
    MEMBERSHIP = "membership"
    INTERPOLATION = "interpolation"
    SUBSCRIPT = "subscript"
    SUBJECT = "subject"
    RAISE = "raise"
    DEFAULT = "default"
    CAST = "cast"
    REFLECTION = "reflection"


LOOKS: Final = frozenset((CoercionKind.CONDITION, CoercionKind.MEMBERSHIP, CoercionKind.SUBJECT))
"""Where content is compared with something, and does not go anywhere."""


class Failing(Enum):
    """Whose failures depend on content, by what they may raise."""

    OPERATION = 1
    """A lifted operation of Python or its library: the exceptions of computations."""
    BOUNDARY = 2
    """A prompt or tool that is handed content: those, and the program's own."""
    FUNCTION = 3
    """A function that is lifted, or checked here: anything but failures of transport."""


NOTHING: Final[frozenset[Failing]] = frozenset()
ANYTHING: Final = frozenset(Failing)


class Site(NamedTuple):
    """One place where sources are dropped.

    Attributes:
        kind: why they are dropped.
        node: the expression that loses them.
        actual: its type.
        slot: the type it is put into; ``None`` where Python consumes the value itself.
        anchor: the node at which mypy reports the same mismatch, if it does.
        lost: the expression whose sources were dropped, if that happened before, elsewhere.
        has_line: whether a line tells what content decided of the value, as of a refusal.
        is_chosen: whether content only decided which value it is, and is not repeated in it.
        is_key: whether it was read back as the key that it became.
        is_former: whether a name in it stands for something else by now.
        is_given: whether it is plain in what a boundary gave, which is trusted to be nobody else's.
    """

    kind: CoercionKind
    node: Expression
    actual: Type
    slot: Type | None = None
    anchor: Context | None = None
    lost: Expression | None = None
    has_line: bool = False
    is_chosen: bool = False
    is_key: bool = False
    is_former: bool = False
    is_given: bool = False

    @property
    def only_looks(self) -> bool:
        """Whether no more comes of a value than how long it is, or how it compares with others."""
        return self.is_chosen or self.kind in LOOKS

    @property
    def is_made(self) -> bool:
        """Whether something may be made of what is lost here, by the names that stand here."""
        return not (self.is_former or self.only_looks)


class Outcome(NamedTuple):
    """A value handed out of the body as its result: by ``return`` or ``yield``."""

    node: Expression
    slot: Type
    anchor: Context


class Forgery(NamedTuple):
    """Something put where something grounded is demanded, of which nothing shows that it is.

    Attributes:
        node: the expression.
        actual: its type: ``Any``, or grounded as a whole where its parts should be.
        slot: the type it is put into.
        kind: how it gets there.
        anchor: the node at which mypy reports the same mismatch, if it does.
    """

    node: Expression
    actual: Type
    slot: Type
    kind: CoercionKind
    anchor: Context | None = None
