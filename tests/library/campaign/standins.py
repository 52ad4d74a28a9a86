"""What is passed: plain stand-ins for every parameter, and grounded shapes for the one that counts.

Which of them a parameter takes, its type decides: see :mod:`tests.library.campaign.matching`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Standin(NamedTuple):
    """A plain argument.

    Attributes:
        annotation: its type, as programs write it.
        values: expressions for it, each of another content.
        written: whether a program writes the expression itself, or takes a parameter: what may be
            changed is a parameter, so that a change of it reaches somebody.
    """

    annotation: str
    values: tuple[str, ...]
    written: bool = False

    def singly(self) -> tuple[Standin, ...]:
        """A stand-in for each value."""
        return tuple(self._replace(values=(value,)) for value in self.values)


class Shape(NamedTuple):
    """A grounded argument.

    Attributes:
        annotation: its type, as programs write it.
        plain: the type of what stands in for it when the call is run.
        contents: expressions for that, which differ in nothing but what is grounded.
        written: how a program writes it: the parameter `x`, or a function of everybody's.
        core: whether it is tried where any object is taken.
    """

    annotation: str
    plain: str
    contents: tuple[str, ...]
    written: str = "x"
    core: bool = False


def _plain(annotation: str, *values: str) -> Standin:
    return Standin(annotation, values)


def _written(annotation: str, *values: str) -> Standin:
    return Standin(annotation, values, written=True)


_DATE = "datetime.date(2024, 2, 29)"
_NOON = "datetime.datetime(2024, 2, 29, 12, tzinfo=datetime.timezone.utc)"
_XML = "xml.etree.ElementTree"

STANDINS: tuple[Standin, ...] = (
    _written(
        "str",
        *("'ab, a'", "'a'", "'b'", "'%Y'", "'12'", "'utf-8'", "','", "'2024-02-29'", "'NFC'"),
        *("'[1]'", "'SPACE'", "'12:30'", "'sha256'", "'61'", "'i'", "'strict'", "'<a>b</a>'"),
    ),
    _written("int", "3", "1", "0", "16", "2024", "97"),
    _written("float", "2.5", "0.5", "0.25", "100.0"),
    _written(
        "bytes",
        "b'ab'",
        "b'a'",
        "b'YWI='",
        "b','",
        "b'61'",
        "b'x\\x9cKL\\x02\\x00\\x01&\\x00\\xc4'",
    ),
    _written("bool", "True", "False"),
    _written("complex", "(1 + 2j)", "(0.5 + 1j)"),
    _written("None", "None"),
    _written("Callable[[str], int]", "len"),
    _written("Callable[[str], str]", "str.lower"),
    _written("Callable[[str], bool]", "str.isdigit"),
    _written("Callable[[Any], Any]", "(lambda a: a)"),
    _written("Callable[[str, str], str]", "operator.add"),
    _written("Callable[[Any, Any], Any]", "(lambda a, b: a)"),
    _written("Callable[[], str]", "(lambda: 'a')"),
    _written("type[str]", "str"),
    _written("type[int]", "int"),
    _written("type[ValueError]", "ValueError"),
    _written("type[world.Record]", "world.Record"),
    _plain("list[str]", "['b', 'a']", "['a', 'c', 'c']", "[]"),
    _plain("list[int]", "[3, 1, 2]", "[0, 5]", "[]"),
    _plain("list[float]", "[2.5, 1.0, 2.0]", "[0.5, 1.5, 4.0]"),
    _plain("list[bytes]", "[b'b', b'a']", "[b'c']"),
    _plain("list[list[str]]", "[['b', 'a'], ['c', 'd']]", "[['a'], ['b']]"),
    _plain("list[tuple[str, str]]", "[('b', 'a'), ('c', 'd')]", "[('a', 'a')]"),
    _plain("dict[str, str]", "{'b': 'a', 'a': 'c'}", "{'a': 'b'}"),
    _plain("dict[str, int]", "{'b': 1}", "{'a': 2}"),
    _plain("dict[str, list[str]]", "{'b': ['a']}", "{'a': []}"),
    _plain("set[str]", "{'a', 'b'}", "{'c'}"),
    _plain("frozenset[str]", "frozenset({'a', 'b'})", "frozenset({'c'})"),
    _plain("tuple[str, ...]", "('b', 'a')", "('a',)"),
    _plain("tuple[str, str]", "('b', 'a')", "('a', 'a')"),
    _plain("tuple[int, int]", "(3, 1)", "(0, 1)"),
    _plain("Iterator[str]", "iter(['b', 'a'])", "iter(['a'])"),
    _plain("bytearray", "bytearray(b'b,a')", "bytearray(b'a')"),
    _plain("memoryview", "memoryview(bytearray(b'b,a'))", "memoryview(bytearray(b'a'))"),
    _plain("array.array[int]", "array.array('b', [1, 2])", "array.array('b', [2])"),
    _plain("range", "range(4)", "range(1, 3)"),
    _plain("slice[int, int, int]", "slice(1, 2, 1)", "slice(0, 2, 1)"),
    _plain("object", "'ab'", "3"),
    _plain("BaseException", "ValueError('why')", "KeyError('a')"),
    _plain("Exception", "ValueError('why')", "KeyError('a')"),
    _plain("world.Record", "world.Record('a')", "world.Record('b', 1.0)"),
    _plain("collections.deque[str]", "collections.deque('ab')", "collections.deque('b', 1)"),
    _plain("collections.OrderedDict[str, str]", "collections.OrderedDict(a='b')"),
    _plain("collections.defaultdict[str, str]", "collections.defaultdict(str, a='b')"),
    _plain("collections.Counter[str]", "collections.Counter('aab')", "collections.Counter('b')"),
    _plain("collections.ChainMap[str, str]", "collections.ChainMap({'a': 'b'})"),
    _plain("collections.UserDict[str, str]", "collections.UserDict({'a': 'b'})"),
    _plain("collections.UserList[str]", "collections.UserList('ab')"),
    _plain("collections.UserString", "collections.UserString('ab')", "collections.UserString('b')"),
    _plain("datetime.date", _DATE, "datetime.date(1999, 1, 1)"),
    _plain("datetime.datetime", _NOON, "datetime.datetime(1999, 1, 1)"),
    _plain("datetime.time", "datetime.time(12, 30)", "datetime.time(1)"),
    _plain("datetime.timedelta", "datetime.timedelta(1)", "datetime.timedelta(0, 7)"),
    _plain("datetime.timezone", "datetime.timezone.utc"),
    _plain("datetime.tzinfo", "datetime.timezone.utc"),
    _plain("zoneinfo.ZoneInfo", "zoneinfo.ZoneInfo('UTC')"),
    _plain("decimal.Decimal", "decimal.Decimal('1.5')", "decimal.Decimal(3)"),
    _plain("decimal.Context", "decimal.Context(5)", "decimal.Context(2)"),
    _plain("fractions.Fraction", "fractions.Fraction(1, 3)", "fractions.Fraction(2)"),
    _plain("statistics.NormalDist", "statistics.NormalDist(1, 2)", "statistics.NormalDist(3, 1)"),
    _plain("uuid.UUID", "uuid.UUID(int=3)", "uuid.UUID(int=4)"),
    _plain("random.Random", "random.Random(1)", "random.Random(2)"),
    _plain("re.Pattern[str]", "re.compile('(a)')", "re.compile('b')"),
    _plain("re.Match[str]", "re.match('(?P<n>a)', 'ab')", "re.match('(?P<n>.)', 'b')"),
    _plain("string.Template", "string.Template('some $b')", "string.Template('$a')"),
    _plain("string.Formatter", "string.Formatter()"),
    _plain("textwrap.TextWrapper", "textwrap.TextWrapper(5)", "textwrap.TextWrapper(9)"),
    _plain(
        "difflib.SequenceMatcher[str]",
        "difflib.SequenceMatcher(None, 'ab', 'ba')",
        "difflib.SequenceMatcher(None, 'ab', 'ab')",
    ),
    _plain("difflib.Differ", "difflib.Differ()"),
    _plain("pprint.PrettyPrinter", "pprint.PrettyPrinter()"),
    _plain("json.JSONEncoder", "json.JSONEncoder()"),
    _plain("json.JSONDecoder", "json.JSONDecoder()"),
    _plain("io.StringIO", "io.StringIO('text\\nab')", "io.StringIO('')"),
    _plain("io.BytesIO", "io.BytesIO(b'text\\nab')", "io.BytesIO()"),
    _plain("IO[str]", "io.StringIO('text\\nab')"),
    _plain("TextIO", "io.StringIO('text\\nab')"),
    _plain("IO[bytes]", "io.BytesIO(b'text\\nab')"),
    _plain("hashlib._Hash", "hashlib.sha256()"),
    _plain("hmac.HMAC", "hmac.new(b'a', b'b', 'sha256')"),
    _plain("struct.Struct", "struct.Struct('b')", "struct.Struct('h')"),
    _plain("pathlib.PurePath", "pathlib.PurePath('a/b.txt')", "pathlib.PurePath('c')"),
    _plain("pathlib.Path", "pathlib.Path('a/b.txt')", "pathlib.Path('c')"),
    _plain("urllib.parse.ParseResult", "urllib.parse.urlparse('https://a:b@c:3/d;e?f=g#h')"),
    _plain("urllib.parse.SplitResult", "urllib.parse.urlsplit('https://a:b@c:3/d?f=g#h')"),
    _plain("csv.DictReader[str]", "csv.DictReader(['a,b', '1,2'])"),
    _plain("csv.DictWriter[str]", "csv.DictWriter(io.StringIO(), ['a', 'b'])"),
    _plain("types.SimpleNamespace", "types.SimpleNamespace(a='b')"),
    _plain("types.MappingProxyType[str, str]", "types.MappingProxyType({'a': 'b'})"),
    _plain("time.struct_time", "time.gmtime(0)", "time.gmtime(10000000)"),
    _plain("ipaddress.IPv4Address", "ipaddress.ip_address('1.2.3.4')"),
    _plain("ipaddress.IPv4Network", "ipaddress.ip_network('1.2.3.0/24')"),
    _plain("ipaddress.IPv6Address", "ipaddress.ip_address('::1')"),
    _plain("ipaddress.IPv6Network", "ipaddress.ip_network('::/8')"),
    _plain("graphlib.TopologicalSorter[str]", "graphlib.TopologicalSorter({'a': ['b']})"),
    _plain("functools.partial[str]", "functools.partial(str.lower, 'A')"),
    _plain("contextlib.ExitStack[bool | None]", "contextlib.ExitStack()"),
    _plain("configparser.ConfigParser", "configparser.ConfigParser()"),
    _plain("shlex.shlex", "shlex.shlex('a b')"),
    _plain("email.message.EmailMessage", "email.message.EmailMessage()"),
    _plain("email.message.Message", "email.message.Message()"),
    _plain("http.cookies.SimpleCookie", "http.cookies.SimpleCookie({'a': 'b'})"),
    _plain(f"{_XML}.Element", f"{_XML}.XML('<a b=\"c\">d<e/></a>')", f"{_XML}.Element('b')"),
    _plain(f"{_XML}.TreeBuilder", f"{_XML}.TreeBuilder()"),
    _plain("xml.dom.minidom.Document", "xml.dom.minidom.parseString('<a>b</a>')"),
    _plain("calendar.Calendar", "calendar.Calendar()"),
    _plain("calendar.TextCalendar", "calendar.TextCalendar()"),
    _plain("reprlib.Repr", "reprlib.Repr()"),
    _plain("logging.Logger", "logging.getLogger('campaign')"),
    _plain("contextvars.ContextVar[str]", "contextvars.ContextVar('v', default='a')"),
    _plain("queue.Queue[str]", "queue.Queue()"),
    _plain("asyncio.Queue[str]", "asyncio.Queue()"),
    _plain("Coroutine[Any, Any, str]", "world.later()"),
    _plain("Mapping[str, str]", "{'a': 'b'}"),
    _plain("MutableMapping[str, str]", "{'a': 'b'}"),
    _plain("Sequence[str]", "['b', 'a']"),
    _plain("MutableSequence[str]", "['b', 'a']"),
    _plain("AbstractSet[str]", "{'a'}"),
    _plain("MutableSet[str]", "{'a'}"),
    _plain("ItemsView[str, str]", "{'a': 'b'}.items()"),
    _plain("KeysView[str]", "{'a': 'b'}.keys()"),
    _plain("ValuesView[str]", "{'a': 'b'}.values()"),
    _plain("Generator[str, None, None]", "(each for each in 'ba')"),
    _plain("Iterable[str]", "['b', 'a']"),
)
"""In the order in which they are tried."""

_TEXTS = ("'ab, a'", "'b'", "'12'", "'2024-02-29'", "'%(a)s'", "''", "'[1]'", "'YWI='")
_LAMBDAS = ("(lambda: 'ab')", "(lambda: 'b')", "(lambda: '1')")
_LAMBDAS_OF_ONE = ("(lambda a: 'ab')", "(lambda a: 'b')", "(lambda a: str(a) + '1')")

SHAPES: tuple[Shape, ...] = (
    Shape("Grounded[str]", "str", _TEXTS, core=True),
    Shape("Grounded[int]", "int", ("3", "1", "0", "97", "12"), core=True),
    Shape("Grounded[list[str]]", "list[str]", ("['b', 'a']", "['a']", "['12', '']"), core=True),
    Shape(
        "list[Grounded[str]]",
        "list[str]",
        ("['b', 'a']", "['a', 'c']", "['12', '']", "['a', 'a']"),
        core=True,
    ),
    Shape(
        "dict[str, Grounded[str]]",
        "dict[str, str]",
        ("{'a': 'b'}", "{'a': 'c'}", "{'a': ''}"),
        core=True,
    ),
    Shape("Callable[[], Grounded[str]]", "Callable[[], str]", _LAMBDAS, core=True),
    Shape(
        "Iterator[Grounded[str]]",
        "Iterator[str]",
        ("iter(['b', 'a'])", "iter(['a', 'c'])", "iter(['', '12'])"),
        core=True,
    ),
    Shape(
        "tuple[Grounded[str], Grounded[str]]",
        "tuple[str, str]",
        ("('b', 'a')", "('a', 'b')", "('a', 'a')"),
        core=True,
    ),
    Shape("world.Quote", "world.Quote", ("world.Quote('a')", "world.Quote('b')"), core=True),
    Shape(
        "Grounded[world.Record]",
        "world.Record",
        ("world.Record('a')", "world.Record('b', 1.0)"),
        core=True,
    ),
    Shape("list[Grounded[int]]", "list[int]", ("[3, 1]", "[0, 2]", "[97, 98]")),
    Shape("list[Grounded[float]]", "list[float]", ("[2.5, 1.0]", "[0.5, 0.25]", "[0.25, 0.75]")),
    Shape("list[Grounded[bytes]]", "list[bytes]", ("[b'b', b'a']", "[b'a', b'c']")),
    Shape("list[list[Grounded[str]]]", "list[list[str]]", ("[['b', 'a']]", "[['a', 'c']]")),
    Shape(
        "list[tuple[str, Grounded[str]]]", "list[tuple[str, str]]", ("[('k', 'a')]", "[('k', 'b')]")
    ),
    Shape(
        "list[tuple[Grounded[str], Grounded[str]]]",
        "list[tuple[str, str]]",
        ("[('k', 'a')]", "[('a', 'b')]"),
    ),
    Shape("list[world.Quote]", "list[world.Quote]", ("[world.Quote('a')]", "[world.Quote('b')]")),
    Shape(
        "dict[str, list[Grounded[str]]]", "dict[str, list[str]]", ("{'a': ['b']}", "{'a': ['c']}")
    ),
    Shape(
        "dict[Grounded[str], str]", "dict[str, str]", ("{'b': 'a'}", "{'a': 'a'}", "{'12': 'a'}")
    ),
    Shape("set[Grounded[str]]", "set[str]", ("{'a'}", "{'b'}", "{'12'}")),
    Shape("frozenset[Grounded[str]]", "frozenset[str]", ("frozenset('a')", "frozenset('b')")),
    Shape("tuple[Grounded[str], ...]", "tuple[str, ...]", ("('b', 'a')", "('a', 'c')", "('', '')")),
    Shape(
        "collections.deque[Grounded[str]]",
        "collections.deque[str]",
        ("collections.deque('ba')", "collections.deque('ac')"),
    ),
    Shape(
        "collections.OrderedDict[str, Grounded[str]]",
        "collections.OrderedDict[str, str]",
        ("collections.OrderedDict(a='b')", "collections.OrderedDict(a='c')"),
    ),
    Shape(
        "collections.defaultdict[str, Grounded[str]]",
        "collections.defaultdict[str, str]",
        ("collections.defaultdict(str, a='b')", "collections.defaultdict(str, a='c')"),
    ),
    Shape(
        "collections.ChainMap[str, Grounded[str]]",
        "collections.ChainMap[str, str]",
        ("collections.ChainMap({'a': 'b'})", "collections.ChainMap({'a': 'c'})"),
    ),
    Shape(
        "types.MappingProxyType[str, Grounded[str]]",
        "types.MappingProxyType[str, str]",
        ("types.MappingProxyType({'a': 'b'})", "types.MappingProxyType({'a': 'c'})"),
    ),
    Shape(
        "functools.partial[Grounded[str]]",
        "functools.partial[str]",
        ("functools.partial(str.lower, 'A')", "functools.partial(str.lower, 'B')"),
    ),
    Shape(
        "contextvars.ContextVar[Grounded[str]]",
        "contextvars.ContextVar[str]",
        ("contextvars.ContextVar('v', default='a')",),
    ),
    Shape(
        "queue.Queue[Grounded[str]]",
        "queue.Queue[str]",
        ("world.filled('a')", "world.filled('b')"),
    ),
    Shape("asyncio.Queue[Grounded[str]]", "asyncio.Queue[str]", ("asyncio.Queue()",)),
    Shape("Coroutine[Any, Any, Grounded[str]]", "Coroutine[Any, Any, str]", ("world.later()",)),
    Shape("Mapping[str, Grounded[str]]", "Mapping[str, str]", ("{'a': 'b'}", "{'a': 'c'}")),
    Shape(
        "MutableMapping[str, Grounded[str]]",
        "MutableMapping[str, str]",
        ("{'a': 'b'}", "{'a': 'c'}"),
    ),
    Shape("Sequence[Grounded[str]]", "Sequence[str]", ("['b', 'a']", "['a', 'c']")),
    Shape("MutableSequence[Grounded[str]]", "MutableSequence[str]", ("['b', 'a']", "['a', 'c']")),
    Shape("AbstractSet[Grounded[str]]", "AbstractSet[str]", ("{'a'}", "{'b'}")),
    Shape("MutableSet[Grounded[str]]", "MutableSet[str]", ("{'a'}", "{'b'}")),
    Shape(
        "ItemsView[str, Grounded[str]]",
        "ItemsView[str, str]",
        ("{'a': 'b'}.items()", "{'a': 'c'}.items()"),
    ),
    Shape(
        "ValuesView[Grounded[str]]",
        "ValuesView[str]",
        ("{'a': 'b'}.values()", "{'a': 'c'}.values()"),
    ),
    Shape("KeysView[Grounded[str]]", "KeysView[str]", ("{'a': 'b'}.keys()", "{'b': 'c'}.keys()")),
    Shape(
        "Generator[Grounded[str], None, None]",
        "Generator[str, None, None]",
        ("(each for each in 'ba')", "(each for each in 'ac')"),
    ),
    Shape("Iterable[Grounded[str]]", "Iterable[str]", ("['b', 'a']", "['a', 'c']")),
    Shape("Callable[[str], Grounded[str]]", "Callable[[str], str]", _LAMBDAS_OF_ONE),
    Shape("Callable[[str], Grounded[int]]", "Callable[[str], int]", ("len", "ord", "int")),
    Shape(
        "Callable[[str], Grounded[bool]]",
        "Callable[[str], bool]",
        ("str.isdigit", "str.isupper", "bool"),
    ),
    Shape(
        "Callable[[str, str], Grounded[str]]",
        "Callable[[str, str], str]",
        ("(lambda a, b: a + b)", "(lambda a, b: b)"),
    ),
    Shape("Callable[[str], Grounded[str]]", "Callable[[str], str]", _LAMBDAS_OF_ONE, "world.fetch"),
    Shape("Callable[[], Grounded[str]]", "Callable[[], str]", _LAMBDAS, "world.latest"),
)
"""Beside these, each plain stand-in that has several contents is grounded as a whole."""


@cache
def shapes() -> tuple[Shape, ...]:
    """All grounded shapes."""
    known = {shape.annotation for shape in SHAPES}
    wholes = (
        Shape(f"Grounded[{each.annotation}]", each.annotation, each.values)
        for each in STANDINS
        if len(each.values) > 1 and not each.annotation.startswith(("Callable", "Iterator"))
    )
    return (*SHAPES, *(shape for shape in wholes if shape.annotation not in known))
