"""Ways to launder: statements, and definitions beside them, that let a number decide what is plain.

A way that the proof still lets through is `OPEN`: it is not drawn. In a template, ``€`` is a plain number that content decides, ``%v`` a name that is not in use,
``%m`` a name for a definition at the top level, and ``s0`` a grounded text.
"""

from __future__ import annotations

from typing import NamedTuple


class Way(NamedTuple):
    """A statement, and what it needs at the top level."""

    statement: str
    definition: str = ""
    is_async: bool = False

    @property
    def name(self) -> str:
        """What it is known by."""
        return f"{self.definition}\n{self.statement}".strip()


_STATEMENTS = [
    # -- plain sinks
    "sink.append(str(€))",
    "state.count = €",
    "state.count += €",
    "state.names.extend(['z'] * (€))",
    "state.names = state.names[: €]",
    "setattr(state, 'count', €)",
    "sink[:] = sink[: €]",
    "sink.insert(€, 'j')",
    "noted(sink, str(€))",
    "pushed(sink, str(€))",
    "counted(str(€))",
    "state.note = 'a' if € > 2 else 'b'",
    "sink.extend('q' for _ in range(€))",
    "for _ in range(€):\n    sink.append('y')",
    "if € > 2:\n    sink.append('y')",
    "while € > len(sink):\n    sink.append('y')",
    "sink.append('yes') if € > 2 else None",
    "(€ > 2 and sink.append('v'))",
    "%v = [€]\nsink.append(str(%v))",
    "%v = {'a': €}\nsink.append(str(%v['a']))",
    "%v = (€, 1)\nsink.append(str(%v))",
    "%v = Options(k=€)\nstate.count = %v.k",
    "%v = Options()\n%v.k = €\nstate.count = %v.k",
    "%v = functools.partial(sink.append, str(€))\n%v()",
    "def %v() -> int:\n    return €\nstate.count = %v()",
    "def %v() -> None:\n    sink.append(str(€))\n%v()",
    "def %v(x: int = €) -> int:\n    return x\nstate.count = %v()",
    "%v = lambda: €\nstate.count = %v()",
    "%v: object = €\nsink.append(str(%v))",
    "%v: Any = €\nsink.append(str(%v))",
    "%v = iter(range(9))\nif € > 2:\n    next(%v)\nstate.count = next(%v)",
    "%v = 0\nif € > 2:\n    %v = 1\nstate.count = %v",
    "%v = 'no'\nif € > 2:\n    %v = 'yes'\nsink.append(%v)",
    "%v = Options(k=1)\nif € > 2:\n    %v = Options(k=2)\nstate.count = %v.k",
    "%v = Options(k=1)\nif € > 2:\n    %v.k = 2\nstate.count = %v.k",
    "%v = sink\nif € > 2:\n    %v = []\n%v.append('a')",
    "%v = [0]\nif € > 2:\n    %v.append(1)\nstate.count = len(%v)",
    "%v = ['a']\n%vb = %v\nif € > 2:\n    %v.append('b')\nsink.extend(%vb)",
    "try:\n    [1, 2, 3][€]\n    sink.append('t')\nexcept IndexError:\n    pass",
    "try:\n    assert € > 2\nexcept AssertionError:\n    sink.append('t')",
    "try:\n    if € > 2:\n        raise ModelError\n    sink.append('t')\nexcept ModelError:\n    pass",
    "for %v in range(3):\n    if € > 2:\n        break\n    sink.append('t')",
    "for %v in range(3):\n    if € > 2:\n        continue\n    sink.append('t')",
    "for %v in range(3):\n    if € > 2:\n        break\nelse:\n    sink.append('t')",
    "for %v in range(3):\n    if %v == €:\n        break\nsink.append(str(%v))",
    "%v = 0\nwhile %v < €:\n    %v += 1\nstate.count = %v",
    "match €:\n    case 1 | 2 | 3:\n        sink.append('m')\n    case _:\n        pass",
    "match €:\n    case %v if %v > 2:\n        sink.append('m')\n    case %v:\n        sink.append(str(%v))",
    "match [€]:\n    case [%v]:\n        sink.append(str(%v))",
    "with contextlib.suppress(ValueError):\n    if € > 2:\n        raise ValueError\n    sink.append('w')",
    "with quietly('a'):\n    if € > 2:\n        raise ModelError\n    sink.append('w')",
    "with contextlib.nullcontext(€) as %v:\n    sink.append(str(%v))",
    "with contextlib.ExitStack() as %v:\n    if € > 2:\n        %v.callback(sink.append, 'c')",
    "try:\n    if € > 2:\n        raise ModelError\nfinally:\n    sink.append('f')",
    "try:\n    try:\n        if € > 2:\n            raise ModelError\n        sink.append('f')\n    finally:\n        log('x')\nexcept ModelError:\n    pass",
    "global CALLS\nif € > 2:\n    CALLS.append('g')",
    "CALLS.append(str(€))",
    "%v = next((x for x in [1, 2, 3] if x == €), 0)\nstate.count = %v",
    "%v = [x for x in [1, 2, 3] if x < €]\nstate.count = len(%v)",
    "%v = {x for x in [1, 2, 3] if x < €}\nstate.count = len(%v)",
    "%v = {x: 1 for x in [1, 2, 3] if x < €}\nstate.count = len(%v)",
    "%v = sorted(['a', 'b'], key=lambda x: ord(x) * (€ - 2))\nsink.extend(%v)",
    "%v = [y for y in ['u', 'v'] for _ in range(€)]\nsink.extend(%v)",
    "sink.extend(itertools.takewhile(lambda x: € > 2, ['u']))",
    "sink.extend(itertools.islice(['u', 'v', 'w'], €))",
    "state.count = any(sink.append('n') or False for _ in range(€))",
    "any((sink.append('n'), x > 1)[1] for x in [€, 1])",
    "%v = iter(['a', 'b', 'c'])\nany(x == str(€) for x in %v)\nsink.extend(%v)",
    "%v = (str(x) for x in range(9))\nif € > 2:\n    next(%v)\nsink.append(next(%v))",
    "log(str(€))\nstate.count = counted('z')",
    "del sink[€ % 1 :]",
    "if € > 2:\n    del sink[:]",
    "if (%v := €) > 2:\n    log('x')\nstate.count = %v",
    "if € > 2 and (%v := 3):\n    log('x')\nelse:\n    %v = 4\nstate.count = %v",
    "assert (%v := €) > -99\nstate.count = %v",
    "%v = state if € > 2 else State(0, '', [], s0, [])\n%v.count = 9",
    "%v = getattr(state, 'count' if € > 2 else 'note')\nsink.append(str(%v))",
    "if € > 2:\n    import colorsys\nsink.append(str('colorsys' in locals()))",
    "if € > 2:\n    %v = 1\ntry:\n    sink.append(str(%v))\nexcept UnboundLocalError:\n    sink.append('unbound')",
    "%v = Note(s0, rank=€)\nstate.count = %v.rank",
    "%v = Note(s0)\nif € > 2:\n    %v = Note(s0, rank=1)\nstate.count = %v.rank",
    "%v = dataclasses.replace(Options(), k=€)\nstate.count = %v.k",
    "%v = [s0] * (€)\nstate.count = len(%v)",
    # -- containers of the function's own, and what comes out of containers
    "%v = {€}\nsink.append(str(len(%v)))",
    "%v: set[int] = set()\n%v.add(€)\nsink.extend(map(str, %v))",
    "%v: list[int] = []\n%vb = %v\n%v.append(€)\nsink.append(str(%vb[0]))",
    "%v: list[int] = []\n%vb = [%v]\n%v.append(€)\nsink.append(str(%vb[0][0]))",
    "%v: dict[int, str] = {}\n%v[€] = 'a'\nstate.count = sum(%v)",
    "%v: dict[str, int] = {}\n%v['a'] = €\nstate.count = %v['a']",
    "%v: list[int] = []\n%vb = max([1], key=lambda x: len(%v))\nsorted([1], key=lambda x: %v)\n%v.append(€)\nstate.count = %v[0]",
    "%v = [sink]\nfor %vb in %v:\n    if € > 2:\n        %vb.append('u')",
    "%v, *_ = [sink, ['a']]\nif € > 2:\n    %v.append('u')",
    "%v, %vb = [x for x in (sink, state.names)]\nif € > 2:\n    %v.append('u')",
    "match [sink]:\n    case [%v, *_]:\n        if € > 2:\n            %v.append('u')",
    "%v = {'a': [0]}\n%vb = %v['a']\n%v['a'].append(€)\nstate.count = sum(%vb)",
    "%v: dict[int, list[str]] = {}\n%v.setdefault(€, sink).append('a')",
    "%v: dict[int, list[str]] = {1: sink}\nif € in %v:\n    %v[€].append('a')",
    "%v: dict[int, list[int]] = {}\n%v.setdefault(€, []).append(1)\nstate.count = len(%v)",
    "%v: dict[int, list[int]] = collections.defaultdict(list)\n%v[€].append(1)\nstate.count = len(%v[3])",
    "%v: dict[int, list[str]] = collections.defaultdict(lambda: sink)\n%v[€].append('a')",
    "%v: list[list[str]] = [[], []]\n%v[0] = sink\n%v[€ % 2].append('a')",
    "%v: list[list[str]] = [[], []]\n%v.append(sink)\n%v[€ % 3].append('a')",
    "%v: list[list[list[str]]] = [[], []]\n%v[0].append(sink)\n%v[0][€ % 1].append('a')",
    "%v = [[], [sink]]\n%v[1][€ % 1].append('a')",
    "%v = {'a': 1}\ndel %v['a' if € > 2 else 'b']\nstate.count = len(%v)",
    "%v = {'a': 1, 'b': 2}\n%v.pop('a' if € > 2 else 'b')\nstate.count = sum(%v.values())",
    "%v = ['a', 'b']\n%v.sort(key=lambda x: ord(x) * (€ - 2))\nsink.extend(%v)",
    "%v = ['a', 'b']\n%v[0] += 'c' * (€)\nsink.extend(%v)",
    "%v = [s0] * (€)\nstate.notes = %v\nstate.count = len(state.notes)",
    "%v = collections.deque(sink, maxlen=max(1, €))\nsink.append(str(len(%v)))",
    "%v: list[Grounded[str]] = []\nfor _ in range(€):\n    %v.append(s0)\nfor _ in %v:\n    sink.append('d')",
    "%v: list[Grounded[str]] = []\nif € > 2:\n    %v.append(s0)\nstate.count = len([1 for x in %v])",
    "%v: dict[str, Grounded[str]] = {}\nif € > 2:\n    %v['a'] = s0\nsink.extend(%v)",
    "%v: dict[str, Grounded[str]] = {'a': s0}\nif € > 2:\n    %v = {'b': s0}\nsink.extend(%v)",
    "%v: Grounded[str] | None = None\nif € > 2:\n    %v = s0\nstate.count = 0 if %v is None else 1",
    "%v: Grounded[str] | None = s0\nif € > 2:\n    %v = None\ndef %vb() -> bool:\n    return %v is None\nsink.append(str(%vb()))",
    "%v: int | Grounded[str] = s0\nif € > 2:\n    %v = 1\nsink.append(str(isinstance(%v, Grounded)))",
    "%v: tuple[Grounded[str], ...] = (s0,)\nif € > 2:\n    %v = (s0, s0)\nstate.count = len(%v)",
    "%v = chosen(s0)\nsink.append(type(%v).__name__)",
    "%v = chosen(s0)\nstate.count = 0 if isinstance(%v, InsufficientEvidence) else €",
    "%v = first_of(str(€))\nsink.append(str(%v is None))",
    "%v = find(str(€))\nsink.append(str(%v is None))",
    "%v = len(each(rows(str(€))))\nsink.append(str(%v))",
    "@functools.cache\ndef %v(x: int) -> int:\n    return x + 1\nstate.count = %v(€)",
    "for %v in [*range(€)][:2]:\n    sink.append('r')",
    "for sink[0] in [str(€)]:\n    pass",
    "[sink.append('l') for _ in range(€)]",
    "(lambda x: sink.append(str(x)))(€)",
    "list(map(sink.append, [str(€)]))",
    "print(str(€), file=open('/dev/null', 'w'))\nsink.append('p')",
    "%v = io.StringIO()\nprint(€, file=%v)\nsink.append(%v.getvalue())",
    "%v = io.StringIO()\nlogging.StreamHandler(%v)\n%v.write(str(€))\nsink.append(%v.getvalue())",
    "%v = 'abc'[: €]\nsink.append(%v)",
    "%v = €\nsink.append(f'{%v}')",
    "%v = '%d' % €\nsink.append(%v)",
    "%v = [1, 2] if € > 2 else [1]\nstate.count = len(%v)",
    "%v = 1 if € > 2 else 2\nstate.count = %v",
    "%v = (€ > 2) + 1\nstate.count = %v",
    "%v, %vb = €, 1\nstate.count = %v",
    "%v, *%vb = [s0] * (€ + 1)\nstate.count = len(%vb)",
    "*%v, %vb = [x for x in [s0, s0, s0] if x > 'b'] + [s0]\nstate.count = len(%v)",
    "state.notes = [x for x in [s0, s0] if x > 'b']\nstate.count = len(state.notes)",
    "state.notes.clear()\nif € > 2:\n    state.notes = [s0]\nstate.count = len(state.notes)",
    "if € > 2:\n    state.kept = s0\n    state.note = 'set'",
    "if € > 2:\n    state.notes.append(s0)\nstate.count = len(state.notes)",
    # -- library code with state
    "random.seed(€)\nstate.count = random.randint(0, 99)",
    "random.seed(1)\nif € > 2:\n    random.random()\nstate.count = random.randint(0, 99)",
    "%v = itertools.count()\nif € > 2:\n    next(%v)\nstate.count = next(%v)",
    "%v, %vb = itertools.tee(range(9))\nif € > 2:\n    next(%v)\nstate.count = next(%v)",
    "%v = iter(range(9))\n%vb = list(itertools.islice(%v, €))\nstate.count = next(%v)",
    "%v = iter(range(9))\nfor %vb in %v:\n    if %vb > €:\n        break\nstate.count = next(%v, 9)",
    "%v = iter(range(9))\nnext((x for x in %v if x > €), 0)\nstate.count = next(%v, 9)",
    "%v = iter(range(9))\nall(x < € for x in %v)\nstate.count = next(%v, 9)",
    "%v = iter(range(9))\n€ in %v\nstate.count = next(%v, 9)",
    "%v = iter(range(9))\nif € in %v:\n    pass\nstate.count = next(%v, 9)",
    "%v = iter([fetch('a'), s0, fetch('b')])\nif s0[:3] + 'x' in %v or s0 in %v:\n    pass\nstate.count = len(list(%v))",
    "%v = iter([fetch('a'), s0, fetch('b')])\nnext((x for x in %v if x > 'b'), None)\nstate.count = len(list(%v))",
    "%v = iter([fetch('a'), s0, fetch('b')])\nlist(itertools.takewhile(lambda x: x > 'b', %v))\nstate.count = len(list(%v))",
    "%v = iter(['a', 'b', 'c'])\nfor %vb, %vc in zip([s0] * €, %v):\n    pass\nsink.extend(%v)",
    "%v = zip([x for x in [s0, s0] if x > 'b'], ['a', 'b'])\nsink.extend(y for x, y in %v)",
    "%v = [y for x, y in zip([x for x in [s0, s0] if x > 'b'], ['a', 'b'])]\nsink.extend(%v)",
    "%v = list(itertools.zip_longest([x for x in [s0, s0] if x > 'b'], ['a', 'b', 'c']))\nstate.count = len(%v)",
    "try:\n    list(zip([x for x in [s0, s0] if x > 'b'], ['a', 'b'], strict=True))\n    sink.append('z')\nexcept ValueError:\n    pass",
    "sink.sort(key=lambda x: ord(x[0]) * (€ - 3))",
    "sink.sort(reverse=€ > 2)",
    "sink.reverse() if € > 2 else None",
    "heapq.heappush(sink, str(€))",
    "bisect.insort(sink, str(€))",
    "random.shuffle(sink) if € > 2 else None",
    "%v = collections.deque(['a', 'b', 'c'])\n%v.rotate(€)\nsink.extend(%v)",
    "%v = collections.deque(['a', 'b', 'c'])\nif € > 2:\n    %v.popleft()\nsink.extend(%v)",
    "%v = collections.Counter(['a'] * €)\nstate.count = %v['a']",
    "%v = collections.Counter[str]()\nif € > 2:\n    %v['a'] += 1\nstate.count = %v['a']",
    "%v: collections.defaultdict[str, list[str]] = collections.defaultdict(list)\nif € > 2:\n    %v['a']\nstate.count = len(%v)",
    "%v: dict[str, Grounded[str]] = {}\nif € > 2:\n    %v.setdefault('a', s0)\nstate.count = len(%v)",
    "%v = collections.OrderedDict([('a', s0), ('b', s0)])\nif € > 2:\n    %v.move_to_end('a')\nsink.extend(%v)",
    "%v = collections.ChainMap({'a': €}, {'b': 1})\nsink.append(str(%v['a']))",
    "%v = sorted(['a', 'b'], key=functools.cmp_to_key(lambda x, y: € - 3))\nsink.extend(%v)",
    "sorted([s0, s0, s0], key=lambda x: sink.append('k') or x)",
    "max([s0, s0, s0], key=lambda x: counted('k') * len(x))\nstate.count = counted('m')",
    "functools.reduce(lambda x, y: noted(sink, str(len(y))) or 1, [s0, s0], 0)",
    "functools.reduce(lambda x, y: x + len(y), [s0, s0], 0) and state.names.append('r')",
    "state.count = functools.reduce(lambda x, y: x + len(y), [s0, s0], 0)",
    "state.count = sum(map(len, [s0, s0]))",
    "state.count = sum((len(x) for x in [s0, s0]), start=1)",
    "state.count = len(list(filter(None, [s0, s0.strip()])))",
    "sink.extend(filter(lambda x: € > 2, ['a', 'b']))",
    "sink.extend(map(lambda x: x * €, ['a', 'b']))",
    "sink.extend(map(str.lower, [str(€)]))",
    "sink.extend(map(str, [€]))",
    "sink.extend(itertools.starmap(lambda x, y: x * y, [('a', €)]))",
    "sink.extend(itertools.compress(['a', 'b'], [€ > 2, True]))",
    "sink.extend(itertools.dropwhile(lambda x: € > 2, ['a']))",
    "sink.extend(itertools.chain(['a'] * €))",
    "sink.extend(itertools.chain.from_iterable([['a'] * €]))",
    "sink.extend(itertools.repeat('a', €))",
    "sink.extend(k for k, _ in itertools.groupby(['a', 'b'], key=lambda x: € > 2))",
    "for _, %v in itertools.groupby([s0, s0 + 'a', s0]):\n    sink.append('g')",
    "state.count = len([*itertools.accumulate([€])])",
    "sink.append(str([*itertools.accumulate([€])][0]))",
    "sink.append(','.join(['a'] * €))",
    "sink.append('a'.ljust(€, 'b'))",
    "sink.append('abc'.replace('b', str(€)))",
    "sink.append('a{}'.format(€))",
    "sink.append('{a}'.format_map({'a': €}))",
    "sink.append(string.Template('$a').substitute(a=€))",
    "sink.append(json.dumps({'a': €}))",
    "sink.append(repr(slice(€)))",
    "sink.append(textwrap.shorten('aaa bbb ccc', max(8, €)))",
    "sink.append(operator.itemgetter(€ % 2)(['a', 'b']))",
    "sink.append(operator.attrgetter('tone' if € > 2 else 'limit')(Settings()).__class__.__name__)",
    "sink.append(re.sub('a', lambda m: str(€), 'a'))",
    "sink.append(copy.copy([€]).__repr__())",
    "sink.append(copy.deepcopy({'a': €}).__repr__())",
    "%v = io.StringIO('abc')\n%v.seek(€ % 3)\nsink.append(%v.read())",
    "%v = io.StringIO('abc')\n%v.read(€)\nsink.append(%v.read())",
    "%v = logging.getLogger('other')\n%v.setLevel(€ * 10)\nstate.count = %v.level",
    "%v = logging.getLogger('other')\nif € > 2:\n    %v.disabled = True\nsink.append(str(%v.disabled))",
    "%v = decimal.getcontext()\n%v.prec = €\nsink.append(str(decimal.Decimal(1) / 3))",
    "with decimal.localcontext() as %v:\n    %v.prec = max(1, €)\n    sink.append(str(decimal.Decimal(1) / 3))",
    "%v = contextvars.ContextVar('v', default=0)\n%v.set(€)\nstate.count = %v.get()",
    "%v = contextvars.ContextVar('v', default=0)\nif € > 2:\n    %v.set(1)\nstate.count = %v.get()",
    "os.environ['CORVID_X'] = str(€)\nsink.append(os.environ['CORVID_X'])",
    "with warnings.catch_warnings(record=True) as %v:\n    if € > 2:\n        warnings.warn('x')\n    state.count = len(%v)",
    "sys.setrecursionlimit(1000 + €)\nstate.count = sys.getrecursionlimit()",
    "%v = threading.local()\n%v.a = €\nstate.count = %v.a",
    "%v = threading.Event()\nif € > 2:\n    %v.set()\nsink.append(str(%v.is_set()))",
    "%v = threading.Lock()\nif € > 2:\n    %v.acquire()\nsink.append(str(%v.locked()))",
    "%v: queue.Queue[int] = queue.Queue()\nif € > 2:\n    %v.put(1)\nstate.count = %v.qsize()",
    "%v: queue.Queue[Grounded[str]] = queue.Queue()\nif € > 2:\n    %v.put(s0)\nstate.count = %v.qsize()",
    "%v = functools.lru_cache(longer)\nif € > 2:\n    %v('a', 1)\nstate.count = %v.cache_info().currsize",
    "try:\n    raise ModelError(€)\nexcept ModelError as %v:\n    sink.append(str(%v))",
    "try:\n    raise ModelError(s0)\nexcept ModelError as %v:\n    sink.append(str(%v.args))",
    "try:\n    [1][€]\nexcept IndexError as %v:\n    sink.append(str(%v))\nelse:\n    sink.append('n')",
    "try:\n    int(s0)\nexcept ValueError:\n    sink.append(str(sys.exc_info()[1]))",
    "try:\n    ask('a', s0)\nexcept ModelError as %v:\n    sink.append(repr(%v))",
    "%v: Exception | None = None\ntry:\n    ask('a', s0)\nexcept ModelError as %vb:\n    %v = %vb\nstate.note = str(%v is None)",
    "%v = False\ntry:\n    ask('a', s0)\n    %v = True\nexcept ModelError:\n    pass\nstate.note = str(%v)",
    "try:\n    ask('a', s0)\nexcept ModelError:\n    state.note = 'failed'",
    "try:\n    ask('a', s0)\n    state.note = 'went'\nexcept ModelError:\n    pass",
    "try:\n    ask('a', s0)\nexcept ModelError:\n    pass\nelse:\n    state.note = 'went'",
    "try:\n    state.note = 'went'\n    ask('a', s0)\nexcept ModelError:\n    state.note = ''",
    "%v = 0\ntry:\n    try:\n        ask('a', s0)\n    finally:\n        %v = 1\n    %v = 2\nexcept ModelError:\n    pass\nstate.count = %v",
    "try:\n    try:\n        ask('a', s0)\n    except ModelError as %v:\n        raise ValueError('a') from %v\nexcept ValueError:\n    sink.append('v')",
    "for _ in range(3):\n    try:\n        ask('a', s0)\n        break\n    except ModelError:\n        sink.append('again')",
    "for %v in range(3):\n    try:\n        ask('a', s0 + 'x' * %v)\n        break\n    except ModelError:\n        continue\nstate.count = %v",
    "%v = 0\nwhile True:\n    %v += 1\n    try:\n        ask('a', s0 + 'x' * %v)\n        break\n    except ModelError:\n        pass\nstate.count = %v",
    "for _ in [1]:\n    try:\n        ask('a', s0)\n        sink.append('n')\n    finally:\n        break",
    "with contextlib.suppress(ModelError):\n    ask('a', s0)\n    sink.append('n')",
    "with contextlib.suppress(ModelError), span('a'):\n    ask('a', s0)\n    sink.append('n')",
    "with quietly('a'):\n    ask('a', s0)\n    sink.append('n')",
    "with contextlib.ExitStack() as %v:\n    %v.enter_context(contextlib.suppress(ModelError))\n    ask('a', s0)\n    sink.append('n')",
    "with contextlib.ExitStack() as %v:\n    %v.enter_context(quietly('a'))\n    ask('a', s0)\n    sink.append('n')",
    "with contextlib.ExitStack() as %v:\n    %v.push(lambda *x: True)\n    ask('a', s0)\n    sink.append('n')",
    "with contextlib.redirect_stdout(io.StringIO()) as %v:\n    print(€)\nsink.append(%v.getvalue())",
    "with contextlib.redirect_stdout(io.StringIO()) as %v:\n    if € > 2:\n        print('a')\nsink.append(%v.getvalue())",
    "with contextlib.closing(io.StringIO()) as %v:\n    %v.write('a' * €)\n    sink.append(%v.getvalue())",
    "try:\n    %v = chosen(s0)\n    assert not isinstance(%v, InsufficientEvidence)\nexcept AssertionError:\n    sink.append('a')",
    "try:\n    each([s0])[€]\nexcept IndexError:\n    sink.append('a')",
    "try:\n    {'a': 1}['a' * €]\nexcept KeyError:\n    sink.append('a')",
    "try:\n    max([x for x in [s0] if x > 'b'])\nexcept ValueError:\n    sink.append('a')",
    "try:\n    [x for x in [s0] if x > 'b'][0]\nexcept IndexError:\n    sink.append('a')",
    "try:\n    %v, = [x for x in [s0] if x > 'b']\nexcept ValueError:\n    sink.append('a')",
    "try:\n    next(x for x in [s0] if x > 'b')\nexcept StopIteration:\n    sink.append('a')",
    "try:\n    lift(int)(s0)\nexcept ValueError:\n    sink.append('a')",
    "try:\n    s0[7]\nexcept IndexError:\n    sink.append('a')",
    "try:\n    for %v in range(1 + €):\n        if %v == 3:\n            raise ModelError\nexcept ModelError:\n    sink.append('a')",
    # -- aliases of what was made here
    "%v = [s0]\n%vb = (%v, 1)\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb[0])",
    "%v = [s0]\n%vb = {'a': %v}\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb['a'])",
    "%v = [s0]\nstate.notes = %v\nif € > 2:\n    %v.append(s0)\nstate.count = len(state.notes)",
    "%v = %vb = [s0]\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "(%v := [s0])\n%vb = %v\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "if (%vb := (%v := [s0])):\n    pass\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\nfor %vb in [%v]:\n    pass\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = [y for y in [%v]][0]\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\nmatch %v:\n    case %vb:\n        pass\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\nwith contextlib.nullcontext(%v) as %vb:\n    pass\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = %v if flag else %v\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = %v or []\nif € > 2:\n    %v.append(s0)\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = iter(%v)\nif € > 2:\n    %v.append(s0)\nstate.count = len(list(%vb))",
    "%v = [s0]\n%vb = enumerate(%v)\nif € > 2:\n    %v.append(s0)\nfor %vc, _ in %vb:\n    sink.append(str(%vc))",
    "%v = [s0]\n%vb = reversed(%v)\nif € > 2:\n    %v.append(s0)\nfor _ in %vb:\n    sink.append('r')",
    "%v = [s0]\n%vb = (x for x in %v)\nif € > 2:\n    %v.append(s0)\nfor _ in %vb:\n    sink.append('r')",
    "%v = {'a': s0}\n%vb = %v.values()\nif € > 2:\n    %v['b'] = s0\nstate.count = len(%vb)",
    "%v = {'a': s0}\n%vb = %v.keys()\nif € > 2:\n    %v['b'] = s0\nsink.extend(%vb)",
    "%v = {'a': s0}\n%vb = %v.items()\nif € > 2:\n    %v['b'] = s0\nstate.count = len(%vb)",
    "%v = {'a': [s0]}\n%vb = %v['a']\nif € > 2:\n    %vb.append(s0)\nstate.count = len(%v['a'])",
    "%v = [[s0]]\nif € > 2:\n    %v[0].append(s0)\nstate.count = len(%v[0])",
    "%v = [[s0]]\nfor %vb in %v:\n    if € > 2:\n        %vb.append(s0)\nstate.count = len(%v[0])",
    "%v = [s0]\ndef %vb() -> int:\n    return len(%v)\nif € > 2:\n    %v.append(s0)\nstate.count = %vb()",
    "%v = [s0]\n%vb = lambda: len(%v)\nif € > 2:\n    %v.append(s0)\nstate.count = %vb()",
    "%v = [s0]\n%vb = functools.partial(len, %v)\nif € > 2:\n    %v.append(s0)\nstate.count = %vb()",
    "%v = [s0]\n%vb = %v.append\nif € > 2:\n    %vb(s0)\nstate.count = len(%v)",
    "%v = [s0]\n%vb = %v.__len__\nif € > 2:\n    %v.append(s0)\nstate.count = %vb()",
    "%v = [s0]\ndef %vb(x: list[Grounded[str]] = %v) -> int:\n    return len(x)\nif € > 2:\n    %v.append(s0)\nstate.count = %vb()",
    "%v = [s0]\nself_ = Desk()\nself_.names = sink\nif € > 2:\n    self_.names.append('x')",
    "%v = [s0]\nif € > 2:\n    %v += [s0]\n%vb = %v\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = %v\nif € > 2:\n    %v += [s0]\nstate.count = len(%vb)",
    "%v = [s0]\n%vb = %v\nif € > 2:\n    %vb = [s0, s0]\nstate.count = len(%v)",
    "%v = [s0]\n%v[:] = [x for x in %v if x > 'b']\nstate.count = len(%v)",
    "%v = [s0, s0]\nfor %vb in %v:\n    if %vb > 'b':\n        %v.remove(%vb)\nstate.count = len(%v)",
    "%v = [s0, s0]\nif € > 2:\n    %v.pop()\nfor _ in %v:\n    sink.append('a')",
    "%v = [s0, s0]\nif € > 2:\n    %v.clear()\nsink.append(str(%v == []))",
    "%v = [s0, s0]\nif € > 2:\n    %v.insert(0, s0)\nsink.append(str(%v[2:] == []))",
    "%v = {s0, s0 + 'a'}\nstate.count = len(%v)",
    "%v = {s0: 1, s0 + 'a': 2}\nstate.count = len(%v)",
    "%v = {s0: 'p', s0.upper(): 'q'}\nsink.extend(%v.values())",
    "%v = {x: 'p' for x in [s0, fetch('b')]}\nsink.extend(%v.values())",
    "%v = dict(zip([s0, fetch('b')], ['a', 'b']))\nsink.extend(%v.values())",
    "%v = dict.fromkeys([s0, fetch('b')], 'a')\nsink.extend(%v.values())",
    "%v = sorted([(s0, 1), (fetch('b'), 2)])\nsink.append(str(%v[0][1]))",
    "%v = sorted([(1, s0), (2, fetch('b'))], key=lambda x: x[1])\nsink.append(str(%v[0][0]))",
    "%v = max([(1, s0), (2, fetch('b'))], key=lambda x: x[1])\nsink.append(str(%v[0]))",
    "%v = min([1, 2, 3], key=lambda x: abs(x - €))\nsink.append(str(%v))",
    "%v = sorted(['a', 'b'], key=lambda x: s0.find(x))\nsink.extend(%v)",
    "%v = sorted([Note(s0, 1), Note(fetch('b'), 2)], key=lambda x: x.text)\nsink.append(str(%v[0].rank))",
    "%v = max([Note(s0, 1), Note(s0 + 'b', 2)], key=lambda x: len(x.text))\nsink.append(str(%v.rank))",
    "%v = [x for x in [Note(s0, 1), Note(s0 + 'b', 2)] if len(x.text) > 4]\nsink.extend(str(x.rank) for x in %v)",
    "%v = next((x for x in [Note(s0, 1), Note(s0 + 'b', 2)] if len(x.text) > 4), None)\nsink.append(str(%v.rank if %v else 0))",
    "%v = [(x, 'a') for x in [s0] if x > 'b']\nsink.extend(y for _, y in %v)",
    "%v = [(s0, 'a')]\nif € > 2:\n    %v.append((s0, 'b'))\nsink.append(%v[-1][1])",
    "%v = ('a', s0)\nif € > 2:\n    %v = ('b', s0)\nsink.append(%v[0])",
    "%v: tuple[Grounded[str], ...] = (s0,)\nif € > 2:\n    %v += (s0,)\nfor _ in %v:\n    sink.append('t')",
    "%v = Note(s0)\n%vb = Note(s0, 5)\nif € > 2:\n    %v = %vb\nsink.append(str(%v.rank))",
    "%v = Note(s0)\nif € > 2:\n    %v.text = s0\n    %v.rank += 1\nsink.append(str(%v.rank))",
    "%v = Pair(s0, lift(len)(s0))\nif € > 2:\n    %v = Pair(s0, lift(len)(s0))\n%vb = %v\nif %vb is %v:\n    sink.append('p')",
    "%v = Pair(s0, lift(len)(s0))\n%vb = %v\nif € > 2:\n    %v = Pair(s0, lift(len)(s0))\nsink.append(str(%vb is %v))",
    "%v = [s0]\n%vb = %v\nif € > 2:\n    %v = [s0]\nsink.append(str(%vb is %v))",
    "%v = s0\nif € > 2:\n    %v = s0.upper()\nsink.append(str(%v is s0))",
    "%v = {'a': s0}\nif € > 2:\n    del %v['a']\nsink.append(str('a' in %v))",
    "%v = {'a': s0, 'b': s0}\nif € > 2:\n    %v.pop('a')\nsink.append(str('a' in %v))",
    "%v = {'a': s0, 'b': s0}\n%vb = 'a' if € > 2 else 'b'\nsink.append(str(%v[%vb] is s0))",
    "%v = {'a': 1, 'b': 2}\nstate.count = %v['a' if € > 2 else 'b']",
    "%v = {k: s0 for k in ['a', 'b'] if € > 2}\nsink.extend(%v)",
    "%v = {k: v for k, v in {'a': s0, 'b': fetch('b')}.items() if v > 'b'}\nsink.extend(%v)",
    "%v = {k: v for k, v in {'a': s0, 'b': fetch('b')}.items() if v > 'b'}\nsink.append(str('a' in %v))",
    "%v = {k: v for k, v in {'a': s0}.items() if v > 'b'}\nsink.append(str(%v.get('a') is None))",
    "%v = [k for k, v in {'a': s0, 'b': fetch('b')}.items() if v > 'b']\nsink.extend(%v)",
    "%v = max({'a': s0, 'b': fetch('b')}.items(), key=lambda x: x[1])\nsink.append(%v[0])",
    "%v = {'a': s0, 'b': fetch('b')}\nsink.append(max(%v, key=lambda x: %v[x]))",
    "%v = {'a': s0, 'b': fetch('b')}\nsink.extend(sorted(%v, key=%v.__getitem__))",
    "%v = sorted({'a': s0, 'b': fetch('b')}.items(), key=lambda x: x[1])\nsink.extend(x for x, _ in %v)",
    "for %v, %vb in {'a': s0, 'b': fetch('b')}.items():\n    if %vb > 'b':\n        break\nsink.append(%v)",
    "%v = ''\nfor %vb, %vc in {'a': s0, 'b': fetch('b')}.items():\n    if %vc > 'b':\n        %v = %vb\nsink.append(%v)",
    "%v = [s0, fetch('b')].index(s0.upper())\nstate.count = %v",
    "%v = [s0, fetch('b')].count(s0)\nstate.count = %v",
    "%v = [s0, 1]\nif € > 2:\n    %v.reverse()\nsink.append(str(%v[0] == 1))",
    "%v = [s0] * (lift(len)(s0) + 1)\nstate.count = len(%v)",
    "%v, *%vb = [s0] * (lift(len)(s0) + 1)\nstate.count = len(%vb)",
    "%v = (s0,) * (lift(len)(s0) + 1)\nstate.count = len(%v)",
    "%v = ['a'] * lift(len)(s0)\nsink.extend(%v)",
    "sink *= lift(len)(s0)",
    "%v = [s0, s0, s0][: lift(len)(s0)]\nstate.count = len(%v)",
    "%v = [s0, s0, s0][lift(len)(s0) % 2 :]\nstate.count = len(%v)",
    "%v = list(range(lift(len)(s0)))\nstate.count = len(%v)",
    "%v = [s0]\n%v *= lift(len)(s0) + 1\nstate.count = len(%v)",
    "%v = [s0]\n%v.extend(each(rows('a')))\nif s0 in %v:\n    %v.pop()\nstate.count = len(%v)",
    "%v = [s0]\n%v.insert(lift(len)(s0), fetch('b'))\nsink.append(str(%v[0] is s0))",
    # -- names and scopes
    "%v = 0\ndef %vb() -> None:\n    nonlocal %v\n    if € > 2:\n        %v = 1\n%vb()\nstate.count = %v",
    "%v = 0\ndef %vb() -> None:\n    nonlocal %v\n    %v += 1\nif € > 2:\n    %vb()\nstate.count = %v",
    "%v = [0]\ndef %vb() -> None:\n    %v[0] += 1\nif € > 2:\n    %vb()\nstate.count = %v[0]",
    "def %v() -> int:\n    if € > 2:\n        return 1\n    return 2\nstate.count = %v()",
    "def %v() -> None:\n    if € > 2:\n        return\n    sink.append('a')\n%v()",
    "def %v() -> bool:\n    if € > 2:\n        return True\n    return False\nif %v():\n    sink.append('a')",
    "def %v() -> Grounded[str] | None:\n    if € > 2:\n        return None\n    return s0\nif %v() is None:\n    sink.append('a')",
    "def %v() -> Grounded[str] | None:\n    if € > 2:\n        return s0\n    return None\n%vb = %v()\nsink.append(str(%vb is None))",
    "def %v(x: Grounded[str]) -> list[Grounded[str]]:\n    return [x] if x > 'b' else []\nstate.count = len(%v(s0))",
    "def %v(x: Grounded[str]) -> list[Grounded[str]]:\n    return [y for y in [x] if y > 'b']\nstate.count = len(%v(s0))",
    "def %v(x: list[Grounded[str]]) -> int:\n    return len(x)\nstate.count = %v([y for y in [s0] if y > 'b'])",
    "def %v(*x: Grounded[str]) -> int:\n    return len(x)\nstate.count = %v(*[y for y in [s0] if y > 'b'])",
    "def %v(**x: Grounded[str]) -> int:\n    return len(x)\nstate.count = %v(**{k: y for k, y in {'a': s0}.items() if y > 'b'})",
    "def %v(x: Grounded[str] | None) -> bool:\n    return x is None\nsink.append(str(%v(word(s0))))",
    "def %v() -> Iterator[int]:\n    if € > 2:\n        yield 1\nstate.count = len(list(%v()))",
    "def %v() -> Iterator[Grounded[str]]:\n    if € > 2:\n        yield s0\nstate.count = len(list(%v()))",
    "def %v() -> Iterator[Grounded[str]]:\n    if € > 2:\n        yield s0\nfor _ in %v():\n    sink.append('a')",
    "def %v() -> Iterator[Grounded[str]]:\n    yield s0\n    if € > 2:\n        return\n    yield s0\nfor _ in %v():\n    sink.append('a')",
    "def %v() -> Generator[Grounded[str], None, int]:\n    yield s0\n    return €\ndef %vb() -> Iterator[Grounded[str]]:\n    state.count = yield from %v()\nlist(%vb())",
    "def %v() -> Generator[int, int, None]:\n    x = yield 1\n    sink.append(str(x))\n    yield 2\n%vb = %v()\nnext(%vb)\n%vb.send(€)",
    "def %v() -> Generator[int, None, None]:\n    sink.append('a')\n    yield 1\n    sink.append('b')\n    yield 2\n%vb = %v()\nif € > 2:\n    next(%vb)\nnext(%vb)",
    "def %v() -> Iterator[int]:\n    yield 1\n    sink.append('b')\n%vb = %v()\nif € > 2:\n    list(%vb)",
    "def %v() -> Iterator[Grounded[str]]:\n    try:\n        yield s0\n    finally:\n        sink.append('b')\nfor %vb in %v():\n    if € > 2:\n        break",
    "%v = [lambda: 1]\nif € > 2:\n    %v.append(lambda: 2)\nstate.count = %v[-1]()",
    "%v = longer\nif € > 2:\n    %v = opened\nsink.append(%v.__name__)",
    "%v = len if € > 2 else hash\nsink.append(%v.__name__)",
    "%v = [x for x in range(3) if (%vb := x) < €]\nstate.count = %vb",
    "any((%v := x) > € for x in range(9))\nstate.count = %v",
    "%v = 5\n€ > 2 and (%v := 3)\nstate.count = %v",
    "%v = 5\n%vb = (%v := 1) if € > 2 else 0\nstate.count = %v",
    "%v = 5\n1 < € < (%v := 4)\nstate.count = %v",
    "assert € > 99 or (%v := 3)\nstate.count = %v",
    "while € > 2 and (%v := 3):\n    break\nelse:\n    %v = 4\nstate.count = %v",
    "for %v in range(€):\n    pass\ntry:\n    state.count = %v\nexcept NameError:\n    pass",
    "%v = 9\nfor %v in range(€ % 3):\n    pass\nstate.count = %v",
    "%v = 9\nfor %vb in [x for x in [s0, s0] if x > 'b']:\n    %v = 1\nstate.count = %v",
    "%v = 0\nfor %vb in [x for x in [s0, s0] if x > 'b']:\n    %v += 1\nstate.count = %v",
    "for %vb in [x for x in [s0, s0] if x > 'b']:\n    sink.append('a')\n    break",
    "for %vb, %v in enumerate([x for x in [s0, s0] if x > 'b']):\n    pass\nstate.count = %vb",
    "%v = s0\nfor %vb in ['a', 'b', 'c']:\n    if %v > 'b':\n        break\n    %v = %v + 'x'\nsink.append(%vb)",
    "for %v in ['a', 'b']:\n    for %vb in ['c', 'd']:\n        if € > 2:\n            break\n    sink.append(%vb)",
    "for %v in ['a', 'b']:\n    for %vb in ['c', 'd']:\n        if € > 2:\n            break\n    else:\n        sink.append(%vb)",
    "for %v in ['a', 'b']:\n    for %vb in ['c', 'd']:\n        if € > 2:\n            break\n    else:\n        continue\n    sink.append(%v)\n    break",
    "while True:\n    sink.append('w')\n    if € > 2 or len(sink) > 5:\n        break",
    "%v = 0\nwhile %v < 3:\n    %v += 1\n    if € > 2:\n        continue\n    sink.append('w')",
    "if € > 2:\n    %v = 'a'\nelse:\n    %v = 'b'\nsink.append(%v)",
    "%v = 'a'\nif € > 2:\n    %v = 'b'\n%v = %v + 'c'\nsink.append(%v)",
    "%v = ['a']\nif € > 2:\n    %v = ['b']\nsink.extend(%v)",
    "%v = {'a'}\nif € > 2:\n    %v = {'b'}\nsink.extend(%v)",
    "%v = frozenset('a')\nif € > 2:\n    %v = frozenset('b')\nsink.extend(%v)",
    "%v = b'a'\nif € > 2:\n    %v = b'b'\nsink.append(%v.decode())",
    "%v = 0.5\nif € > 2:\n    %v = 1.5\nsink.append(str(%v))",
    "%v = None\nif € > 2:\n    %v = 1\nsink.append(str(%v))",
    "%v = range(3)\nif € > 2:\n    %v = range(1)\nfor _ in %v:\n    sink.append('a')",
    "%v = slice(0, 1)\nif € > 2:\n    %v = slice(0, 2)\nsink[:] = sink[%v]",
    "%v = state\nif € > 2:\n    %v = State(9, '', [], s0, [])\nstate.note = str(%v.count)",
    "%v = Options\nif € > 2:\n    %v = Options\nstate.count = %v().k",
    "state.count = Options(**{'k': €}).k",
    "state.count = vars(Options(k=€))['k']",
    "state.count = dataclasses.astuple(Options(k=€))[0]",
    "state.count = dataclasses.asdict(Note(s0, €))['rank']",
    "sink.append(repr(Options(k=€)))",
    "sink.append(str(Options(k=€) == Options(k=3)))",
    "sink.append(str(Note(s0, 1) == Note(fetch('b'), 1)))",
    "sink.append(str([s0] == [s0.upper()]))",
    "sink.append(str((s0, 1) == (fetch('b'), 1)))",
    "sink.append(str((s0, 1) < (fetch('b'), 1)))",
    "sink.append(str(s0 in [s0.upper()]))",
    "sink.append(str('a' in [s0]))",
    "sink.append(str('a' in {s0}))",
    "sink.append(str('a' in {s0: 1}))",
    "sink.append(str({'a': 1}.get(s0)))",
    "sink.append(str({'a': 1}.get(str(€))))",
    "sink.append(str(sink[€ - € :]))",
    "sink.append(str(sink.index('s', € % 1)))",
    "sink.remove('s') if € > 2 else sink.remove('t')",
    "sink.pop(€ % 2)",
    "sink[€ % 2] = 'new'",
    "sink[0], sink[1] = (sink[0], sink[1]) if € > 2 else (sink[1], sink[0])",
    "sink *= 2 if € > 2 else 1",
    "sink += ['a'] * €",
    "state.names += ['a'] if € > 2 else []",
    "state.names = ['a'] if € > 2 else []",
    "state.names, state.count = ['a'], €",
    "state.__dict__['count'] = €",
    "object.__setattr__(state, 'count', €)",
    "vars(state).update(count=€)",
    "setattr(state, 'count' if € > 2 else 'note', 0)",
    "match €:\n    case 1:\n        pass\n    case 2 | 3:\n        sink.append('a')\nsink.append('z')",
    "match s0:\n    case 'a':\n        pass\n    case str() as %v if len(%v) > 3:\n        state.count += 1",
    "match [x for x in [s0, s0] if x > 'b']:\n    case [_, _]:\n        sink.append('a')\n    case _:\n        pass",
    "match [x for x in [s0, s0] if x > 'b']:\n    case [_, *%v]:\n        sink.append(str(len(%v)))\n    case _:\n        pass",
    "match word(s0):\n    case None:\n        sink.append('a')\n    case _:\n        pass",
    "match {'a': s0, 'b': 1}:\n    case {'a': 'x', **%v}:\n        sink.append(str(%v))\n    case _:\n        pass",
    "match Note(s0, 1):\n    case Note(text='x', rank=%v):\n        state.count = %v\n    case Note(rank=%v):\n        state.count = %v + 1",
    "match (s0, 'p'):\n    case ('x', %v) | (_, %v):\n        sink.append(%v)",
    "match 1:\n    case _ if € > 2:\n        %v = 1\n    case _:\n        %v = 2\nstate.count = %v",
    "%v = chosen(s0)\nmatch %v:\n    case InsufficientEvidence():\n        sink.append('a')\n    case _:\n        sink.append('b')",
    "state.notes = [x for x in [s0] if x > 'b']\nif state.notes:\n    sink.append('a')",
    "state.notes = [x for x in [s0] if x > 'b']\nfor _ in state.notes:\n    sink.append('a')",
    "state.kept = s0 if € > 2 else s0.upper()\nsink.append(str(state.kept is s0))",
    "%v = kept([s0])\nif %v:\n    sink.append('a')",
    "%v = best_of(each(search('a')))\nif %v is None:\n    sink.append('a')",
    "%v = joined([x for x in [s0] if x > 'b'])\nsink.append(str(%v is None))",
    "%v = find('a')\nif %v is None:\n    %v = s0\nelif %v > 'b':\n    state.count += 1",
    "%v = find('a')\nif %v is not None and %v > 'b':\n    state.count += 1",
    "%v = find('a') or s0\nif %v is s0:\n    state.count += 1",
    "%v = find('a')\nif %v:\n    state.count += 1",
    "%v = find('a' if € > 2 else 'b')\nif %v is None:\n    state.count += 1",
    "%v = len(each(rows('a' if € > 2 else 'b')))\nstate.count = %v",
    "%v = len(rows('a'))\nstate.count = %v",
    "%v = each(rows('a'))\nstate.count = len([x for x in %v if x]) ",
    "%v = each(rows('a'))[: €]\nstate.count = len(%v)",
    "%v = each(rows('a'))\nfor %vb in range(len(%v)):\n    if %v[%vb] > 'b':\n        sink.append(str(%vb))",
    "%v = s0.sources()\nsink.append(str(len(%v)) if € > 2 else 'a')",
    "sink.append(str((s0 if € > 2 else s0 + s0).sources()))",
    "%v = s0\nif € > 2:\n    %v = s0 + fetch('a')\nsink.append(str(len(%v.sources())))",
    "%v = s0\nif € > 2:\n    %v = s0 + fetch('a')\nsink.append(str(%v.confidence))",
    "log('x' * €)\nlog('y', len(sink))",
    "%v = log('a') if € > 2 else None\nsink.append(str(%v))",
    "%v = fetch(str(€))\nsink.append(str(len(%v.sources())))",
]

_ASYNC_STATEMENTS = [
    "%v = asyncio.create_task(afetch('a'), name=str(€))\nsink.append(%v.get_name())\nawait %v",
    "%v = asyncio.Event()\nif € > 2:\n    %v.set()\nsink.append(str(%v.is_set()))",
    "%v: asyncio.Queue[Grounded[str]] = asyncio.Queue()\nif € > 2:\n    %v.put_nowait(s0)\nstate.count = %v.qsize()",
    "%v = asyncio.create_task(afetch('a'))\nif € > 2:\n    await %v\nsink.append(str(%v.done()))\nawait %v",
    "%v = asyncio.create_task(afetch('a'))\nif € > 2:\n    %v.cancel()\nawait asyncio.wait([%v])\nsink.append(str(%v.cancelled()))",
    "%v = asyncio.create_task(aask('a', s0))\nawait asyncio.wait([%v])\nsink.append(str(%v.exception() is None))",
    "%v = await asyncio.gather(aask('a', s0), return_exceptions=True)\nsink.append(str(isinstance(%v[0], ModelError)))",
    "async def %v() -> None:\n    if € > 2:\n        await asyncio.sleep(0)\n    sink.append('a')\nasync def %vb() -> None:\n    await asyncio.sleep(0)\n    sink.append('b')\nawait asyncio.gather(%v(), %vb())",
    "async def %v() -> None:\n    if € > 2:\n        await asyncio.sleep(0)\n        await asyncio.sleep(0)\n    sink.append('a')\nasync def %vb() -> None:\n    await asyncio.sleep(0)\n    sink.append('b')\nawait asyncio.gather(%v(), %vb())",
    "async def %v() -> int:\n    return €\nstate.count = await %v()",
    "async def %v() -> Grounded[str]:\n    sink.append('a')\n    return s0\n%vb = %v()\nif € > 2:\n    await %vb\nelse:\n    %vb.close()",
    "async def %v() -> AsyncIterator[Grounded[str]]:\n    yield s0\n    if € > 2:\n        yield s0\nasync for _ in %v():\n    sink.append('a')",
    "try:\n    await aask('a', s0)\n    sink.append('a')\nexcept ModelError:\n    pass",
    "try:\n    async with asyncio.timeout(5):\n        await aask('a', s0)\n        sink.append('a')\nexcept ModelError:\n    pass",
    "try:\n    async with asyncio.timeout(€ * 0.0):\n        await asyncio.sleep(1)\nexcept TimeoutError:\n    sink.append('a')",
    "async with asyncio.TaskGroup() as %v:\n    %vb = %v.create_task(afetch('a'))\n    if € > 2:\n        %v.create_task(alog('x'))\nsink.append(str(len(asyncio.all_tasks())))",
    "%v = [aask('a', x) for x in [s0] if x > 'b']\nstate.count = len(await asyncio.gather(*%v))",
    "for %v in asyncio.as_completed([afetch('a'), afetch('b')]):\n    if (await %v) > 'b':\n        sink.append('a')",
    "%v = asyncio.Lock()\nif € > 2:\n    await %v.acquire()\nsink.append(str(%v.locked()))",
    "%v = asyncio.Semaphore(2)\nif € > 2:\n    await %v.acquire()\nsink.append(str(%v._value))",
    "%v = asyncio.get_running_loop()\nif € > 2:\n    %v.call_soon(sink.append, 'x')\nawait asyncio.sleep(0)",
    "%v: asyncio.Future[int] = asyncio.get_running_loop().create_future()\n%v.set_result(€)\nstate.count = await %v",
    "%v: asyncio.Future[int] = asyncio.get_running_loop().create_future()\nif € > 2:\n    %v.set_result(1)\nsink.append(str(%v.done()))",
    "state.count = await asyncio.to_thread(len, s0)",
    "await asyncio.to_thread(sink.append, str(€))",
    "state.count = await asyncio.wait_for(asyncio.to_thread(lambda: €), 5)",
]
"""The same, in coroutine functions."""


class _Defined(NamedTuple):
    """A definition at the top level, and a statement that makes use of it."""

    definition: str
    statement: str


_BOX = "class %m:\n    def __init__(self, x: Grounded[str]) -> None:\n        self.x = x\n    "

_DEFINED = [
    _Defined("def %m(x: Grounded[str]) -> int:\n    return len(x)", "state.count = %m(s0)"),
    _Defined("def %m(x: object) -> str:\n    return str(x)", "sink.append(%m(€))"),
    _Defined("def %m(x: Any) -> str:\n    return str(x)", "sink.append(%m(s0))"),
    _Defined("def %m(x: str) -> str:\n    return x", "sink.append(%m(s0))"),
    _Defined("def %m(x: int) -> int:\n    return x", "state.count = %m(€)"),
    _Defined("def %m(x: int, y: list[str]) -> None:\n    y.append(str(x))", "%m(€, sink)"),
    _Defined("def %m(y: list[str]) -> None:\n    y.append('a')", "if € > 2:\n    %m(sink)"),
    _Defined("def %m(y: State) -> None:\n    y.count += 1", "if € > 2:\n    %m(state)"),
    _Defined("def %m() -> None:\n    CALLS.append('a')", "if € > 2:\n    %m()"),
    _Defined("%m: list[int] = []", "%m.append(€)\nsink.append(str(%m.pop()))"),
    _Defined(
        "%m: list[int] = []\ndef %mf(x: int) -> None:\n    %m.append(x)",
        "%mf(€)\nsink.append(str(%m.pop()))",
    ),
    _Defined(
        "%m = 0\ndef %mf(x: int) -> None:\n    global %m\n    %m = x",
        "%mf(€)\nsink.append(str(%m))",
    ),
    _Defined("%m = 0", "global %m\n%m = €\nsink.append(str(%m))"),
    _Defined("%m = 0", "global %m\n%m = 0\nif € > 2:\n    %m = 1\nsink.append(str(%m))"),
    _Defined(
        "%m: Grounded[str] | None = None",
        "global %m\n%m = None\nif € > 2:\n    %m = s0\nsink.append(str(%m is None))",
    ),
    _Defined(
        "%m: dict[str, Grounded[str]] = {}",
        "%m.clear()\nif € > 2:\n    %m['a'] = s0\nsink.append(str('a' in %m))",
    ),
    _Defined(
        "%m = [1]\ndef %mf() -> list[int]:\n    return %m", "%mf()[0] = €\nsink.append(str(%m[0]))"
    ),
    _Defined(
        "@functools.cache\ndef %m(x: int) -> list[int]:\n    return [x]",
        "%m(1)[0] = €\nsink.append(str(%m(1)[0]))",
    ),
    _Defined(
        "@functools.cache\ndef %m() -> list[Grounded[str]]:\n    return []",
        "%m().clear()\nif € > 2:\n    %m().append(s0)\nsink.append(str(len(%m())))",
    ),
    _Defined(
        "@functools.cache\ndef %m() -> Options:\n    return Options()",
        "%m().k = 0\nif € > 2:\n    %m().k = 5\nsink.append(str(%m().k))",
    ),
    _Defined(
        "@functools.lru_cache\ndef %m(x: int) -> int:\n    return x",
        "%m.cache_clear()\nif € > 2:\n    %m(3)\nsink.append(str(%m.cache_info()))",
    ),
    _Defined(
        _BOX + "@property\n    def size(self) -> int:\n        return len(self.x)",
        "state.count = %m(s0).size",
    ),
    _Defined(
        _BOX
        + "@property\n    def text(self) -> Grounded[str]:\n        CALLS.append('a')\n        return self.x",
        "if € > 2:\n    %m(s0).text",
    ),
    _Defined(
        _BOX + "def __len__(self) -> int:\n        return len(self.x)", "state.count = len(%m(s0))"
    ),
    _Defined(
        _BOX + "def __bool__(self) -> bool:\n        return len(self.x) > 3",
        "sink.append(str(bool(%m(s0))))",
    ),
    _Defined(
        _BOX + "def __bool__(self) -> bool:\n        return len(self.x) > 3",
        "if %m(s0):\n    sink.append('a')",
    ),
    _Defined(
        _BOX + "def __str__(self) -> str:\n        return str(self.x)", "sink.append(f'{%m(s0)}')"
    ),
    _Defined(
        _BOX + "def __repr__(self) -> str:\n        return str(self.x)",
        "sink.append(repr([%m(s0)]))",
    ),
    _Defined(
        _BOX + "def __format__(self, spec: str) -> str:\n        return str(self.x)",
        "sink.append(f'{%m(s0)}')",
    ),
    _Defined(
        _BOX + "def __eq__(self, other: object) -> bool:\n        return len(self.x) > 3",
        "sink.append(str(%m(s0) == 1))",
    ),
    _Defined(
        _BOX + "def __eq__(self, other: object) -> bool:\n        return len(self.x) > 3",
        "sink.append(str(1 in [%m(s0)]))",
    ),
    _Defined(
        _BOX + "def __lt__(self, other: object) -> bool:\n        return len(self.x) > 3",
        "sink.append(str(%m(s0) < 1))",
    ),
    _Defined(
        _BOX + "def __lt__(self, other: '%m') -> bool:\n        return len(self.x) > 3",
        "%v = [%m(s0), %m(s0)]\n%vb = %v[0]\n%v.sort()\nsink.append(str(%v[0] is %vb))",
    ),
    _Defined(
        _BOX + "def __hash__(self) -> int:\n        return len(self.x)",
        "sink.append(str(hash(%m(s0))))",
    ),
    _Defined(
        _BOX + "def __contains__(self, other: object) -> bool:\n        return len(self.x) > 3",
        "sink.append(str(1 in %m(s0)))",
    ),
    _Defined(
        _BOX + "def __iter__(self) -> Iterator[int]:\n        return iter(range(len(self.x)))",
        "sink.append(str(list(%m(s0))))",
    ),
    _Defined(
        _BOX + "def __getitem__(self, at: int) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0)[0]))",
    ),
    _Defined(
        _BOX + "def __call__(self) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0)()))",
    ),
    _Defined(
        _BOX + "def __index__(self) -> int:\n        return len(self.x) % 2",
        "sink.append(sink[%m(s0)])",
    ),
    _Defined(
        _BOX + "def __int__(self) -> int:\n        return len(self.x) % 2",
        "sink.append(str(int(%m(s0))))",
    ),
    _Defined(
        _BOX + "def __add__(self, other: int) -> int:\n        return len(self.x) % 2",
        "sink.append(str(%m(s0) + 1))",
    ),
    _Defined(
        _BOX + "def __getattr__(self, name: str) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0).y))",
    ),
    _Defined(
        _BOX
        + "def __enter__(self) -> int:\n        return len(self.x)\n    def __exit__(self, *x: object) -> None: ...",
        "with %m(s0) as %v:\n    sink.append(str(%v))",
    ),
    _Defined(
        _BOX
        + "def __enter__(self) -> None: ...\n    def __exit__(self, *x: object) -> bool:\n        return True",
        "with %m(s0):\n    if € > 2:\n        raise ModelError\n    sink.append('a')",
    ),
    _Defined(
        _BOX
        + "def __enter__(self) -> None: ...\n    def __exit__(self, *x: object) -> None:\n        CALLS.append(str(x))",
        "with %m(s0):\n    pass",
    ),
    _Defined(
        _BOX
        + "def __del__(self) -> None: ...\n    def size(self) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0).size()))",
    ),
    _Defined(
        _BOX + "@staticmethod\n    def size(x: Grounded[str]) -> int:\n        return len(x)",
        "sink.append(str(%m.size(s0)))",
    ),
    _Defined(
        _BOX + "@classmethod\n    def size(cls, x: Grounded[str]) -> int:\n        return len(x)",
        "sink.append(str(%m.size(s0)))",
    ),
    _Defined(
        _BOX + "@functools.cached_property\n    def size(self) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0).size))",
    ),
    _Defined(
        _BOX + "def size(self) -> int:\n        return len(self.x)",
        "%v = %m(s0).size\nsink.append(str(%v()))",
    ),
    _Defined(
        _BOX + "def size(self) -> int:\n        return len(self.x)",
        "sink.append(str(operator.methodcaller('size')(%m(s0))))",
    ),
    _Defined(
        _BOX + "def grow(self) -> Grounded[str]:\n        return self.x + 'a'",
        "%v = %m(s0)\nif € > 2:\n    %v.x = s0\nsink.append(str(%v.x is s0))",
    ),
    _Defined(
        "class %m:\n    def __init__(self, x: Grounded[str]) -> None:\n        self.n = len(x)",
        "sink.append(str(%m(s0).n))",
    ),
    _Defined(
        "class %m:\n    def __init__(self, x: int) -> None:\n        self.n = x",
        "sink.append(str(%m(€).n))",
    ),
    _Defined(
        "class %m:\n    def __init__(self) -> None:\n        CALLS.append('a')",
        "if € > 2:\n    %m()",
    ),
    _Defined(
        "class %m:\n    made = 0\n    def __init__(self) -> None:\n        %m.made += 1",
        "if € > 2:\n    %m()\nsink.append(str(%m.made))\n%m.made = 0",
    ),
    _Defined("class %m:\n    made: int = 0", "%m.made = €\nsink.append(str(%m.made))"),
    _Defined(
        "class %m:\n    names: list[str] = []",
        "%v = %m()\n%v.names.append(str(€))\nsink.append(%m().names.pop())",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\n    n: int = 0\n    def __post_init__(self) -> None:\n        self.n = len(self.x)",
        "sink.append(str(%m(s0).n))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\n    def __post_init__(self) -> None:\n        CALLS.append('a')",
        "if € > 2:\n    %m(s0)",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    n: int = dataclasses.field(default_factory=lambda: counted('a'))",
        "if € > 2:\n    %m()",
    ),
    _Defined(
        "@dataclasses.dataclass(order=True)\nclass %m:\n    x: Grounded[str]\n    n: int",
        "sink.append(str(max([%m(s0, 1), %m(s0.upper(), 2)]).n))",
    ),
    _Defined(
        "@dataclasses.dataclass(frozen=True)\nclass %m:\n    x: Grounded[str]",
        "sink.append(str(hash(%m(s0)) % 3))",
    ),
    _Defined(
        "@dataclasses.dataclass(frozen=True)\nclass %m:\n    x: Grounded[str]",
        "sink.append(str(len({%m(s0), %m(s0.upper())})))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\n    n: int = 0",
        "%v = %m(s0)\nif € > 2:\n    %v.n = 1\nsink.append(str(%v.n))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str] | None = None",
        "%v = %m()\nif € > 2:\n    %v.x = s0\nsink.append(str(%v.x is None))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: list[Grounded[str]]",
        "%v = %m([])\nif € > 2:\n    %v.x = [s0]\nsink.append(str(len(%v.x)))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\n    @property\n    def size(self) -> int:\n        return len(self.x)",
        "sink.append(str(%m(s0).size))",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\nclass %ms(%m):\n    pass",
        "%v: %m = %m(s0)\nif € > 2:\n    %v = %ms(s0)\nsink.append(type(%v).__name__)",
    ),
    _Defined(
        "@dataclasses.dataclass\nclass %m:\n    x: Grounded[str]\nclass %ms(%m):\n    pass",
        "%v: %m = %ms(s0) if € > 2 else %m(s0)\nsink.append(str(isinstance(%v, %ms)))",
    ),
    _Defined(
        "class %m(NamedTuple):\n    x: Grounded[str]\n    n: int",
        "%v = %m(s0, €)\nsink.append(str(%v.n))",
    ),
    _Defined(
        "class %m(NamedTuple):\n    x: Grounded[str]\n    n: int",
        "%v = %m(s0, 1)\nif € > 2:\n    %v = %v._replace(n=2)\nsink.append(str(%v.n))",
    ),
    _Defined(
        "class %m(TypedDict, total=False):\n    x: Grounded[str]\n    n: int",
        "%v: %m = {}\nif € > 2:\n    %v['n'] = 1\nsink.append(str(len(%v)))",
    ),
    _Defined(
        "class %m(TypedDict, total=False):\n    x: Grounded[str]",
        "%v: %m = {}\nif € > 2:\n    %v['x'] = s0\nsink.append(str('x' in %v))",
    ),
    _Defined(
        "class %m(enum.Enum):\n    A = 1\n    B = 2",
        "%v = %m.A\nif € > 2:\n    %v = %m.B\nsink.append(%v.name)",
    ),
    _Defined("class %m(enum.Enum):\n    A = 1\n    B = 2", "sink.append(%m(1 + € % 2).name)"),
    _Defined(
        "class %m(enum.IntFlag):\n    A = 1\n    B = 2",
        "%v = %m.A\nif € > 2:\n    %v |= %m.B\nsink.append(str(%v.value))",
    ),
    _Defined(
        "class %m(Protocol):\n    def size(self) -> int: ...\nclass %mb:\n    def __init__(self, x: Grounded[str]) -> None:\n        self.x = x\n    def size(self) -> int:\n        return len(self.x)",
        "%v: %m = %mb(s0)\nsink.append(str(%v.size()))",
    ),
    _Defined(
        "class %m:\n    def size(self, x: Grounded[str]) -> int:\n        return 1\nclass %ms(%m):\n    def size(self, x: Grounded[str]) -> int:\n        return len(x)",
        "%v: %m = %ms()\nsink.append(str(%v.size(s0)))",
    ),
    _Defined(
        "class %m:\n    def size(self) -> int:\n        return 1\nclass %ms(%m):\n    def size(self) -> int:\n        CALLS.append('a')\n        return 1",
        "%v: %m = %ms()\nif € > 2:\n    %v.size()",
    ),
    _Defined(
        "class %m:\n    def size(self) -> int:\n        return 1\nclass %ms(%m):\n    def size(self) -> int:\n        return 2",
        "%v: %m = %m()\nif € > 2:\n    %v = %ms()\nsink.append(str(%v.size()))",
    ),
    _Defined(
        "class %m(dict[str, Grounded[str]]):\n    def get(self, key: str, default: Any = None) -> Any:\n        return len(self[key])",
        "%v: dict[str, Grounded[str]] = %m(a=s0)\nsink.append(str(%v.get('a')))",
    ),
    _Defined(
        "class %m(list[Grounded[str]]):\n    def __len__(self) -> int:\n        return len(self[0])",
        "%v: list[Grounded[str]] = %m([s0])\nsink.append(str(len(%v)))",
    ),
    _Defined(
        "class %m(str):\n    def upper(self) -> str:\n        CALLS.append('a')\n        return 'a'",
        "%v: str = %m('a')\nif € > 2:\n    %v.upper()",
    ),
    _Defined(
        "class %m(int):\n    def __add__(self, other: int) -> int:\n        CALLS.append('a')\n        return 1",
        "%v: int = %m(1)\nif € > 2:\n    %v + 1",
    ),
    _Defined(
        "class %m(Exception):\n    def __init__(self, x: object) -> None:\n        self.x = x",
        "try:\n    raise %m(s0)\nexcept %m as %v:\n    sink.append(str(%v.x))",
    ),
    _Defined(
        "class %m(Exception):\n    def __init__(self) -> None:\n        CALLS.append('a')",
        "try:\n    if € > 2:\n        raise %m\nexcept %m:\n    pass",
    ),
    _Defined(
        "%mT = TypeVar('%mT')\ndef %m(x: %mT) -> %mT:\n    return x", "sink.append(str(%m(€)))"
    ),
    _Defined(
        "%mT = TypeVar('%mT')\ndef %m(x: list[%mT]) -> int:\n    return len(x)",
        "sink.append(str(%m([x for x in [s0] if x > 'b'])))",
    ),
    _Defined(
        "%mT = TypeVar('%mT')\ndef %m(x: %mT) -> list[%mT]:\n    return [x, x] if x else [x]",
        "sink.append(str(len(%m(s0))))",
    ),
    _Defined(
        "%mT = TypeVar('%mT')\ndef %m(x: %mT, y: %mT) -> %mT:\n    return x if x else y",
        "sink.append(str(%m(€, 3)))",
    ),
    _Defined(
        "%mT = TypeVar('%mT')\ndef %m(x: %mT) -> str:\n    return f'{x}'", "sink.append(%m(s0))"
    ),
    _Defined(
        "%mT = TypeVar('%mT')\nclass %m(Generic[%mT]):\n    def __init__(self, x: %mT) -> None:\n        self.x = x\n    def shown(self) -> str:\n        return str(self.x)",
        "sink.append(%m(s0).shown())",
    ),
    _Defined(
        "%mP = ParamSpec('%mP')\ndef %m(f: Callable[%mP, int], *args: %mP.args, **kwargs: %mP.kwargs) -> int:\n    return f(*args, **kwargs)",
        "sink.append(str(%m(len, s0)))",
    ),
    _Defined(
        "def %m(f: Callable[[Grounded[str]], int]) -> Callable[[Grounded[str]], int]:\n    return f",
        "sink.append(str(%m(len)(s0)))",
    ),
    _Defined(
        "def %m(f: Callable[[], None]) -> None:\n    f()",
        "if € > 2:\n    %m(lambda: sink.append('a'))",
    ),
    _Defined(
        "def %m(f: Callable[[str], None], x: str) -> None:\n    f(x)", "%m(sink.append, str(€))"
    ),
    _Defined(
        "@contextlib.contextmanager\ndef %m() -> Iterator[None]:\n    try:\n        yield\n    except ModelError:\n        CALLS.append('a')\n        raise",
        "try:\n    with %m():\n        ask('a', s0)\nexcept ModelError:\n    raise",
    ),
    _Defined(
        "@contextlib.contextmanager\ndef %m() -> Iterator[None]:\n    try:\n        yield\n    finally:\n        CALLS.append('a')",
        "if € > 2:\n    with %m():\n        pass",
    ),
    _Defined(
        "@contextlib.contextmanager\ndef %m() -> Iterator[None]:\n    with contextlib.suppress(ModelError):\n        yield",
        "with %m():\n    ask('a', s0)\n    sink.append('a')",
    ),
    _Defined(
        "@contextlib.contextmanager\ndef %m() -> Iterator[None]:\n    try:\n        yield\n    except ModelError:\n        raise ValueError('a')",
        "with contextlib.suppress(ValueError):\n    with %m():\n        ask('a', s0)\n        sink.append('a')",
    ),
    _Defined(
        "@contextlib.contextmanager\ndef %m(x: Grounded[str]) -> Iterator[int]:\n    yield len(x)",
        "with %m(s0) as %v:\n    sink.append(str(%v))",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> Grounded[str] | None:\n    if len(x) > 3:\n        return None\n    return x",
        "if %m(s0) is None:\n    state.count += 1",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> Grounded[str]:\n    if len(x) > 3:\n        raise ModelError\n    return x",
        "try:\n    %m(s0)\n    sink.append('a')\nexcept ModelError:\n    pass",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> None:\n    assert len(x) > 3",
        "with contextlib.suppress(AssertionError):\n    %m(s0)\n    sink.append('a')",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> None:\n    if len(x) > 3:\n        return\n    CALLS.append('a')",
        "%m(s0)",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> bool:\n    return len(x) > 3",
        "if %m(s0):\n    sink.append('a')",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> list[Grounded[str]]:\n    return [y for y in [x, x] if y > 'b']",
        "for _ in %m(s0):\n    sink.append('a')",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> Iterator[Grounded[str]]:\n    if x > 'b':\n        yield x",
        "for _ in %m(s0):\n    sink.append('a')",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> Iterator[Grounded[str]]:\n    CALLS.append('a')\n    yield x",
        "%v = %m(s0)\nif € > 2:\n    next(%v)",
    ),
    _Defined(
        "def %m(x: Grounded[str]) -> Iterator[Grounded[str]]:\n    CALLS.append('a')\n    yield x",
        "if € > 2:\n    for _ in %m(s0):\n        pass",
    ),
    _Defined(
        "def %m(x: Grounded[str], n: int) -> int:\n    return n if n < 1 or x > 'b' else %m(x + 'a', n - 1)",
        "sink.append(str(%m(s0, 3)))",
    ),
    _Defined(
        "def %m(n: int) -> int:\n    return 0 if n < 1 else 1 + %m(n - 1)",
        "sink.append(str(%m(€)))",
    ),
    _Defined("@grounded_pure\ndef %m(x: int) -> int:\n    return x", "sink.append(str(%m(€)))"),
    _Defined(
        "@grounded_pure\ndef %m(x: list[str]) -> None:\n    x.append('a')",
        "if € > 2:\n    %m(sink)",
    ),
    _Defined(
        "@grounded_pure\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    CALLS.append('a')\n    return x",
        "if € > 2:\n    %m(s0)",
    ),
    _Defined(
        "@grounded_pure\ndef %m(x: list[Grounded[str]]) -> int:\n    return len(x)",
        "sink.append(str(%m([y for y in [s0] if y > 'b'])))",
    ),
    _Defined(
        "@grounded_pure\ndef %m(x: Grounded[str] | None) -> bool:\n    return x is None",
        "sink.append(str(%m(word(s0))))",
    ),
    _Defined(
        "@lift\ndef %m(x: str) -> list[str]:\n    return x.split()", "sink.append(str(len(%m(s0))))"
    ),
    _Defined(
        "@lift\ndef %m(x: str) -> str | None:\n    return x or None",
        "sink.append(str(%m(s0) is None))",
    ),
    _Defined(
        "def %md(f: Callable[..., Any]) -> Callable[..., Any]:\n    return lambda *x: 1\n@%md\n@grounded_pure\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    return x",
        "sink.append(str(%m(s0)))",
    ),
    _Defined(
        "%mF = TypeVar('%mF', bound=Callable[..., Any])\ndef %md(f: %mF) -> %mF:\n    CALLS.append('a')\n    return f",
        "if € > 2:\n    @%md\n    def %v() -> None: ...",
    ),
    _Defined(
        "class %mD:\n    def __get__(self, obj: object, kind: object = None) -> int:\n        CALLS.append('a')\n        return 1\nclass %m:\n    x = %mD()",
        "%v = %m()\nif € > 2:\n    %v.x",
    ),
    _Defined(
        "class %m:\n    def __setattr__(self, name: str, value: object) -> None:\n        CALLS.append(name)\n    x: Grounded[str]",
        "%v = %m()\nif € > 2:\n    %v.x = s0",
    ),
    _Defined(
        "class %m:\n    def __init_subclass__(cls) -> None:\n        CALLS.append('a')",
        "if € > 2:\n    class %v(%m): ...",
    ),
    _Defined(
        "class %m:\n    def __class_getitem__(cls, x: object) -> int:\n        return 1",
        "sink.append(str(%m[€]))",
    ),
    _Defined(
        "import abc\nclass %m(abc.ABC):\n    @abc.abstractmethod\n    def f(self, x: Grounded[str]) -> Grounded[str]: ...\nclass %ms(%m):\n    def f(self, x: Grounded[str]) -> Grounded[str]:\n        CALLS.append(str(x))\n        return x",
        "%v: %m = %ms()\n%v.f(s0)",
    ),
    _Defined(
        "@overload\ndef %m(x: int) -> int: ...\n@overload\ndef %m(x: str) -> str: ...\ndef %m(x: Any) -> Any:\n    return x",
        "sink.append(str(%m(€)))",
    ),
    _Defined(
        "def %m(x: Any) -> TypeGuard[str]:\n    return len(x) > 3",
        "if %m(s0):\n    sink.append('a')",
    ),
    _Defined(
        "if random.random() < 2:\n    def %m(x: Grounded[str]) -> int:\n        return len(x)\nelse:\n    def %m(x: Grounded[str]) -> int:\n        return 1",
        "sink.append(str(%m(s0)))",
    ),
    _Defined("%m = len", "sink.append(str(%m(s0)))"),
    _Defined("%m = {'a': len}", "sink.append(str(%m['a'](s0)))"),
    _Defined("%m = functools.partial(longer, 'a')", "sink.append(%m(€))"),
    _Defined("%m = operator.attrgetter('text')", "sink.append(%m(each(search('a'))[0]))"),
    _Defined(
        "%m = iter(range(99))",
        "%v = next(%m)\nif € > 2:\n    next(%m)\nsink.append(str(next(%m) - %v))",
    ),
    _Defined(
        "%m = random.Random(1)",
        "%m.seed(1)\nif € > 2:\n    %m.random()\nsink.append(str(%m.random()))",
    ),
    _Defined(
        "%m = logging.getLogger('%m')",
        "%m.setLevel(10)\nif € > 2:\n    %m.setLevel(20)\nsink.append(str(%m.level))",
    ),
    _Defined(
        "%m: contextvars.ContextVar[int] = contextvars.ContextVar('%m', default=0)",
        "%m.set(0)\nif € > 2:\n    %m.set(1)\nsink.append(str(%m.get()))",
    ),
]

_T = "%mT = TypeVar('%mT')\n"
_WRAPPING = (
    "%mP = ParamSpec('%mP')\n%mR = TypeVar('%mR')\n"
    "def %mD(f: Callable[%mP, %mR]) -> Callable[%mP, %mR]:\n"
    "    def run(*args: %mP.args, **kwargs: %mP.kwargs) -> %mR:\n        "
)
_MORE_DEFINED = [
    # -- decorators of the program
    _Defined(
        _WRAPPING + "CALLS.append('d')\n        return f(*args, **kwargs)\n    return run\n"
        "@%mD\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    return x",
        "if € > 2:\n    %m(s0)",
    ),
    _Defined(
        _WRAPPING + "return f(*args, **kwargs)\n    return run\n"
        "@%mD\ndef %m(x: Grounded[str]) -> int:\n    return 1 if 'e' in x else 2",
        "state.count = %m(s0)",
    ),
    _Defined(
        _WRAPPING + "try:\n            return f(*args, **kwargs)\n        except ValueError:\n"
        "            return f(*args, **kwargs)\n    return run\n"
        "@%mD\ndef %m(x: Grounded[str]) -> str:\n    CALLS.append('a')\n    if 'e' in x and len(CALLS) % 2:\n        raise ValueError\n    return 'a'",
        "try:\n    %m(s0)\nexcept ValueError:\n    pass",
    ),
    _Defined(
        _WRAPPING + "if 'e' in repr(args):\n            CALLS.append('d')\n"
        "        return f(*args, **kwargs)\n    return run\n"
        "@%mD\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    return x",
        "%m(s0)",
    ),
    _Defined(
        "def %mD(f: Callable[[Grounded[str]], Grounded[str]]) -> Callable[[Grounded[str]], bool]:\n"
        "    def run(x: Grounded[str]) -> bool:\n        return True if 'e' in f(x) else False\n"
        "    return run\n@%mD\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    return x",
        "sink.append(str(%m(s0)))",
    ),
    _Defined(
        "def %mD(hook: Callable[[Grounded[str]], None]) -> Callable[[Callable[[Grounded[str]], Grounded[str]]], Callable[[Grounded[str]], Grounded[str]]]:\n"
        "    def decorate(f: Callable[[Grounded[str]], Grounded[str]]) -> Callable[[Grounded[str]], Grounded[str]]:\n"
        "        def run(x: Grounded[str]) -> Grounded[str]:\n            hook(x)\n            return f(x)\n"
        "        return run\n    return decorate\n"
        "@%mD(lambda x: CALLS.append(str(len(x))))\ndef %m(x: Grounded[str]) -> Grounded[str]:\n    return x",
        "%m(s0)",
    ),
    # -- type variables that stand for plain values
    _Defined(
        _T + "def %m(a: %mT, b: %mT, x: Grounded[str]) -> %mT:\n    return a if 'e' in x else b",
        "state.count = %m(1, 2, s0)",
    ),
    _Defined(
        _T + "def %m(a: list[%mT], x: Grounded[str]) -> list[%mT]:\n"
        "    return [y for y in a if 'e' in x]",
        "sink.extend(%m(['a', 'b'], s0))",
    ),
    _Defined(
        _T + "def %m(a: %mT, b: %mT, x: Grounded[str], out: list[%mT]) -> None:\n"
        "    out.append(a if 'e' in x else b)",
        "%m('a', 'b', s0, sink)",
    ),
    _Defined(
        _T + "def %m(a: %mT, b: %mT, x: Grounded[str], put: Callable[[%mT], None]) -> None:\n"
        "    put(a if 'e' in x else b)",
        "%m('a', 'b', s0, sink.append)",
    ),
    _Defined(
        _T + "class %m(Generic[%mT]):\n    def __init__(self, a: %mT, b: %mT) -> None:\n"
        "        self.a, self.b = a, b\n"
        "    def one(self, x: Grounded[str]) -> %mT:\n        return self.a if 'e' in x else self.b",
        "sink.append(%m('a', 'b').one(s0))",
    ),
    # -- one of several objects
    _Defined(
        "def %m(x: Grounded[str], a: list[Grounded[str]], b: list[Grounded[str]]) -> list[Grounded[str]]:\n"
        "    return a if 'e' in x else b",
        "%v: list[Grounded[str]] = []\n%vb: list[Grounded[str]] = []\n%m(s0, %v, %vb).append(s0)\nstate.count = len(%v)",
    ),
    _Defined(
        "def %m(a: list[Grounded[str]], x: Grounded[str]) -> None:\n    a.append(x)",
        "%v: list[Grounded[str]] = []\n%vb: list[Grounded[str]] = []\n%m(%v if € > 2 else %vb, s0)\nstate.count = len(%v)",
    ),
    # -- one of several records
    _Defined(
        "@dataclasses.dataclass(frozen=True)\nclass %mA:\n    n: int\n"
        "@dataclasses.dataclass(frozen=True)\nclass %mB:\n    s: str\n"
        "def %m(x: Grounded[str]) -> %mA | %mB:\n    return %mA(1) if 'e' in x else %mB('b')",
        "sink.append(str(isinstance(%m(s0), %mA)))",
    ),
    _Defined(
        "@dataclasses.dataclass(frozen=True)\nclass %mA:\n    n: int\n"
        "@dataclasses.dataclass(frozen=True)\nclass %mB:\n    n: int\n"
        "def %m(x: Grounded[str]) -> %mA | %mB:\n    if 'e' in x:\n        return %mA(1)\n    return %mB(2)",
        "%v = %m(s0)\nmatch %v:\n    case %mA(n=%vb):\n        state.count = %vb\n    case _:\n        pass",
    ),
    # -- recursion
    _Defined(
        "def %m(n: int, out: list[str]) -> None:\n    out.append('r')\n    if n > 0 and 'e' in fetch('a'):\n        %m(n - 1, out)",
        "%m(2, sink)",
    ),
    _Defined(
        "def %m(x: Grounded[str], n: int, out: list[str]) -> None:\n    out.append('r')\n    if n and 'e' in x:\n        %m(x, n - 1, out)",
        "%m(s0, 2, sink)",
    ),
    # -- content that is passed to helpers
    _Defined(
        "def %m(x: Grounded[str], n: int) -> int:\n    return n + 1", "state.count = %m(s0, €)"
    ),
    _Defined(
        "def %m(x: Grounded[str], n: int) -> Grounded[str]:\n    CALLS.extend('h' * n)\n    return x",
        "%m(s0, €)",
    ),
    _Defined(
        "def %m(x: Iterator[int], n: int, y: Grounded[str]) -> Grounded[str]:\n    for _ in range(n):\n        next(x)\n    return y",
        "%v = iter(range(9))\n%m(%v, €, s0)\nstate.count = next(%v)",
    ),
]

WAYS = [
    *map(Way, _STATEMENTS),
    *(Way(statement, "", is_async=True) for statement in _ASYNC_STATEMENTS),
    *(Way(each.statement, each.definition) for each in (*_DEFINED, *_MORE_DEFINED)),
]

OPEN: dict[str, str] = {}
"""The ways that are accepted and should not be, and why they are."""
