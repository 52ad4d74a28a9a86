"""Lists, tuples, dictionaries, sets and queues in memory, and the abstract classes above them."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Manner, Row, members, rows, values

_SEQUENCES: list[Row] = [
    *rows(
        "builtins.list",
        Gives.NOTHING,
        {
            "append": "self=hold, object=hold",
            "extend": "self=hold, iterable=iterate",
        },
        changes="self",
        puts=0,
        why="changes the list, which holds what it is passed",
    ),
    *rows(
        "builtins.list",
        Gives.NOTHING,
        {"insert": "self=hold, index, object=hold"},
        changes="self",
        puts=1,
        why="changes the list, which holds what it is passed",
    ),
    *rows(
        "builtins.list",
        Gives.NOTHING,
        {
            "__setitem__": "self=hold, key, value=hold",
            "__delitem__": "self=hold, key",
        },
        changes="self",
        why="changes the list, which holds what it is passed",
    ),
    *rows(
        "builtins.list",
        Gives.NOTHING,
        {"sort": "self=order, key=call"},
        changes="self",
        manner=Manner.ORDER,
        why="puts the items in order",
    ),
    *rows(
        "builtins.list",
        Gives.NOTHING,
        {"remove": "self=hash items, value=hash"},
        changes="self",
        manner=Manner.COMPARE,
        why="compares its items for equality, and takes out the first that is equal",
    ),
    *rows(
        "builtins.list",
        Gives.HELD,
        {
            "pop": "self=hold, index",
            "__iadd__": "self=hold, value=iterate",
            "__imul__": "self=hold, value",
        },
        changes="self",
        why="changes the list, and returns what it holds",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        {
            "list.__getitem__": "self=hold, i",
            "tuple.__getitem__": "self=hold, key",
            "list.__mul__ list.__rmul__ tuple.__mul__ tuple.__rmul__": "self=hold, value",
        },
        quiet=True,
        why="finds items by their position, or repeats them",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {
            "list.copy": "self=iterate",
            "list.__add__ tuple.__add__": "self=iterate, value=iterate",
        },
        quiet=True,
        why="another sequence of the same items",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {
            members("list tuple dict set frozenset", "__iter__") + " list.__reversed__ "
            "dict.__reversed__": "self=iterate"
        },
        quiet=True,
        lazy=True,
        why="returns item by item; of a dictionary, the keys",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {members("list tuple dict set frozenset", "__len__"): "self=outside"},
        quiet=True,
        why="counts the items",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {
            "list.__contains__ tuple.__contains__": "self=hash items, key=hash",
            "list.__eq__ tuple.__eq__": "self=hash items, value=hash items",
            "tuple.__hash__": "self=hash items",
        },
        quiet=True,
        why="compares its items for equality",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {members("list tuple", "index count"): "self=hash items, value=hash"},
        quiet=True,
        manner=Manner.COMPARE,
        why="compares its items for equality",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {members("list tuple", "__lt__ __le__ __gt__ __ge__"): "self=order, value=order"},
        quiet=True,
        why="compares item by item, up to the first that differ",
    ),
]

_MAPPINGS: list[Row] = [
    *rows(
        "builtins",
        Gives.HELD,
        {
            "dict.get": "self=hash items, key=hash, default=hold",
            "dict.__getitem__": "self=hash items, key=hash",
        },
        quiet=True,
        why="seeks a key, and returns what is there; __missing__ answers otherwise",
    ),
    *rows(
        "builtins.dict",
        Gives.HELD,
        {"values items": "self=hold"},
        quiet=True,
        why="a view of what the dictionary holds",
    ),
    *rows(
        "",
        Gives.KEYS,
        {
            "builtins.dict.keys collections.OrderedDict.keys typing.Mapping.keys "
            "typing._TypedDict.keys typing_extensions._TypedDict.keys "
            "types.MappingProxyType.keys": "self=hold"
        },
        quiet=True,
        why="a view of the keys",
    ),
    *rows(
        "builtins.dict",
        Gives.ITEMS,
        {
            "copy": "self=hold",
            "fromkeys": "iterable=hash items, value=hold",
            "__or__ __ror__": "self=hash items, value=hash items",
        },
        quiet=True,
        why="another dictionary of the same keys and values",
    ),
    *rows(
        "builtins.dict",
        Gives.HELD,
        {
            "pop": "self=hash items, key=hash, default=hold",
            "__ior__": "self=hash items, value=hash items",
        },
        changes="self",
        why="changes the dictionary, and returns what it holds",
    ),
    *rows(
        "builtins.dict",
        Gives.NOTHING,
        {
            "__setitem__": "self=hash items, key=hash, value=hold",
            "__delitem__": "self=hash items, key=hash",
        },
        changes="self",
        why="changes what the dictionary holds at a key",
    ),
    *rows(
        "builtins.dict",
        Gives.VALUE,
        {"__eq__": "self=read, value=read"},
        quiet=True,
        why="compares keys and values for equality",
    ),
]

_BOTH = "set frozenset"
_OTHER = "self=hash items, value=hash items"
_SETS: list[Row] = [
    *rows(
        "builtins",
        Gives.ITEMS,
        {
            members(_BOTH, "union intersection difference"): "self=hash items, *=hash items",
            members(_BOTH, "symmetric_difference"): "self=hash items, s=hash items",
            members(_BOTH, "__and__ __or__ __sub__ __xor__"): _OTHER,
        },
        quiet=True,
        why="another set; which items it has depends on which are equal",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {"set.copy frozenset.copy": "self=hold"},
        quiet=True,
        why="another set of the same items, whose hashes are known",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {
            members(_BOTH, "__le__ __lt__ __ge__ __gt__ __eq__"): _OTHER,
            "set.__contains__ frozenset.__contains__": "self=hash items, o=hash",
            "frozenset.__hash__": "self=hash items",
        },
        quiet=True,
        why="asks which items are equal",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {members(_BOTH, "issubset issuperset isdisjoint"): "self=hash items, s=hash items"},
        quiet=True,
        manner=Manner.COMPARE,
        why="asks which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.NOTHING,
        {
            "intersection_update difference_update": "self=hash items, *=hash items",
            "symmetric_difference_update": "self=hash items, s=hash items",
        },
        changes="self",
        why="changes the set; what it keeps depends on which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.NOTHING,
        {"update": "self=hash items, *=hash items"},
        changes="self",
        puts=0,
        why="changes the set; what it keeps depends on which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.NOTHING,
        {"add": "self=hash items, element=hash"},
        changes="self",
        puts=0,
        manner=Manner.HASH,
        why="changes the set; what it keeps depends on which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.NOTHING,
        {"discard": "self=hash items, element=hash"},
        changes="self",
        manner=Manner.HASH,
        why="changes the set; what it keeps depends on which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.NOTHING,
        {"remove": "self=hash items, element=hash"},
        changes="self",
        manner=Manner.COMPARE,
        why="changes the set; what it keeps depends on which items are equal",
    ),
    *rows(
        "builtins.set",
        Gives.HELD,
        {"__iand__ __ior__ __isub__ __ixor__": _OTHER},
        changes="self",
        why="changes the set; what it keeps depends on which items are equal",
    ),
]

_COLLECTIONS: list[Row] = [
    *rows(
        "collections",
        Gives.ITEMS,
        {"deque": "iterable=iterate, maxlen"},
        quiet=True,
        why="holds the items that it draws, in the same order",
    ),
    *rows(
        "collections.deque",
        Gives.NOTHING,
        {
            "append appendleft": "self=hold, x=hold",
            "extend extendleft": "self=hold, iterable=iterate",
        },
        changes="self",
        puts=0,
        why="changes the deque, which holds what it is passed",
    ),
    *rows(
        "collections.deque",
        Gives.NOTHING,
        {"insert": "self=hold, i, x=hold"},
        changes="self",
        puts=1,
        why="changes the deque, which holds what it is passed",
    ),
    *rows(
        "collections.deque",
        Gives.NOTHING,
        {
            "rotate": "self=hold, n",
            "__setitem__": "self=hold, key, value=hold",
            "__delitem__": "self=hold, key",
        },
        changes="self",
        why="changes the deque, which holds what it is passed",
    ),
    *rows(
        "collections.deque",
        Gives.NOTHING,
        {"remove": "self=hash items, value=hash"},
        changes="self",
        manner=Manner.COMPARE,
        why="compares its items for equality, and takes out the first that is equal",
    ),
    *rows(
        "collections.deque",
        Gives.HELD,
        {
            "pop popleft": "self=hold",
            "__iadd__": "self=hold, value=iterate",
        },
        changes="self",
        why="changes the deque, and returns what it holds",
    ),
    *rows(
        "collections.deque",
        Gives.HELD,
        {"__getitem__": "self=hold, key", "maxlen": "self=hold"},
        quiet=True,
        why="finds an item by its position",
    ),
    *rows(
        "collections.deque",
        Gives.ITEMS,
        {"copy": "self=iterate", "__add__": "self=iterate, value=iterate"},
        quiet=True,
        why="another deque of the same items",
    ),
    *rows(
        "collections.deque",
        Gives.VALUE,
        {
            "__contains__": "self=hash items, key=hash",
            "__eq__": "self=hash items, value=hash items",
        },
        quiet=True,
        why="compares its items for equality",
    ),
    *rows(
        "collections.deque",
        Gives.VALUE,
        {"index count": "self=hash items, x=hash"},
        quiet=True,
        manner=Manner.COMPARE,
        why="compares its items for equality",
    ),
    *rows(
        "collections.deque",
        Gives.VALUE,
        {"__len__": "self=outside"},
        quiet=True,
        why="counts the items",
    ),
    *rows(
        "collections",
        Gives.ITEMS,
        {
            "OrderedDict.copy defaultdict.copy Counter.copy": "self=hold",
            "OrderedDict.fromkeys": "iterable=hash items, value=hold",
            "Counter": "iterable=hash items | mapping=hash items",
        },
        quiet=True,
        why="another mapping; it keeps one of what is equal",
    ),
    *rows(
        "collections",
        Gives.ITEMS,
        {
            "OrderedDict": "map=hash items, **=hold | iterable=hash items, **=hold",
            "defaultdict": "default_factory=some, map=hash items, **=hold"
            "| default_factory=some, iterable=hash items, **=hold",
        },
        quiet=True,
        why="a mapping of the keys and values it is passed; a factory fills what is missing later",
    ),
    *rows(
        "collections",
        Gives.RETURNED,
        {"defaultdict.__missing__": "self=hash items, key=hash"},
        changes="self",
        why="calls the factory, and keeps what it returns at the key",
    ),
    *rows(
        "collections.OrderedDict",
        Gives.HELD,
        {"values items": "self=hold"},
        quiet=True,
        why="a view of what the mapping holds",
    ),
    *rows(
        "collections.OrderedDict",
        Gives.HELD,
        {
            "pop": "self=hash items, key=hash, default=hold",
            "popitem": "self=hold, last",
        },
        changes="self",
        why="changes the mapping, and returns what it holds",
    ),
    *rows(
        "collections.OrderedDict",
        Gives.HELD,
        {"setdefault": "self=hash items, key=hash, default=hold"},
        changes="self",
        puts=1,
        why="changes the mapping, and returns what it holds",
    ),
    *rows(
        "collections.OrderedDict",
        Gives.NOTHING,
        {"move_to_end": "self=hash items, key=hash, last"},
        changes="self",
        why="changes the order of the keys",
    ),
    *rows(
        "collections.Counter",
        Gives.ITEMS,
        {"elements": "self=hold"},
        quiet=True,
        lazy=True,
        why="returns each key as often as it was counted",
    ),
    *rows(
        "collections.Counter",
        Gives.HELD,
        {"most_common": "self=order, n"},
        quiet=True,
        why="keys in the order of their counts",
    ),
    *rows(
        "collections.Counter",
        Gives.VALUE,
        "total __missing__",
        quiet=True,
        why="computes with the counts",
    ),
    *rows(
        "collections.Counter",
        Gives.NOTHING,
        {"update": "self=hash items, m=hash items | self=hash items, iterable=hash items"},
        changes="self",
        puts=0,
        why="counts more keys",
    ),
    *rows(
        "collections",
        Gives.HELD,
        {"ChainMap": "*=hold", "ChainMap.get": "self=hash items, key=hash, default=hold"},
        quiet=True,
        why="seeks a key in several mappings, and returns what they hold",
    ),
]

_USER_LIST: list[Row] = [
    *rows(
        "collections.UserList",
        Gives.VALUE,
        {"index count": "self=hash items, item=hash"},
        quiet=True,
        manner=Manner.COMPARE,
        why="compares its items for equality",
    ),
    *rows(
        "collections.UserList",
        Gives.NOTHING,
        {"remove": "self=hash items, item=hash"},
        changes="self",
        manner=Manner.COMPARE,
        why="compares its items for equality, and takes out the first that is equal",
    ),
    *rows(
        "collections.UserList",
        Gives.NOTHING,
        {"sort": "self=order"},
        changes="self",
        manner=Manner.ORDER,
        why="puts the items in order",
    ),
]

_ABSTRACT: list[Row] = [
    *rows(
        "typing",
        Gives.HELD,
        {
            "Mapping.get": "self=hash items, key=hash, default=hold",
            "Mapping.__getitem__": "self=hash items, key=hash",
            "Mapping.values Mapping.items _TypedDict.values _TypedDict.items": "self=hold",
            "Sequence.__getitem__ MutableSequence.__getitem__": "self=hold, index",
        },
        quiet=True,
        why="returns what the container holds, by key or position",
    ),
    *rows(
        "typing",
        Gives.ITEMS,
        {
            "Iterable.__iter__ Sequence.__iter__ Sequence.__reversed__ KeysView.__iter__ "
            "ValuesView.__iter__ ItemsView.__iter__ AsyncIterable.__aiter__ Iterator.__iter__ "
            "AsyncIterator.__aiter__ Generator.__iter__ Reversible.__reversed__": "self=iterate"
        },
        quiet=True,
        lazy=True,
        why="returns item by item",
    ),
    *rows(
        "typing",
        Gives.VALUE,
        {"Sized.__len__ Collection.__len__ MappingView.__len__": "self=outside"},
        quiet=True,
        why="counts the items",
    ),
    *rows(
        "typing",
        Gives.VALUE,
        {
            "Sequence.__contains__": "self=hash items, value=hash",
            "Container.__contains__": "self=hash items, x=hash",
            "Mapping.__contains__": "self=hash items, key=hash",
            "AbstractSet.__contains__": "self=hash items, x=hash",
            "AbstractSet.isdisjoint": "self=hash items, other=hash items",
            "KeysView.__contains__": "self=hash items, key=hash",
            "ItemsView.__contains__": "self=read, item=read",
            "ValuesView.__contains__": "self=hash items, value=hash",
            members("AbstractSet", "__le__ __lt__ __gt__ __ge__ __eq__"): "self=hash items, "
            "other=hash items",
        },
        quiet=True,
        why="compares items, or keys, for equality",
    ),
    *rows(
        "typing",
        Gives.ITEMS,
        {
            members("AbstractSet KeysView", "__and__ __or__ __sub__ __xor__"): "self=hash items, "
            "other=hash items"
        },
        quiet=True,
        why="another set; which items it has depends on which are equal",
    ),
    *rows(
        "typing",
        Gives.NOTHING,
        {
            "MutableSequence.append": "self=hold, value=hold",
            "MutableSequence.extend": "self=hold, values=iterate",
            "MutableSet.add": "self=hash items, value=hash",
            "MutableMapping.update": "self=hash items, m=hash items, **=hold",
            "_TypedDict.update": "self=hash items, m=hash items",
        },
        changes="self",
        puts=0,
        why="changes the container, which holds what it is passed",
    ),
    *rows(
        "typing",
        Gives.NOTHING,
        {"MutableSequence.insert": "self=hold, index, value=hold"},
        changes="self",
        puts=1,
        why="changes the container, which holds what it is passed",
    ),
    *rows(
        "typing",
        Gives.NOTHING,
        {
            "MutableSequence.__setitem__": "self=hold, index, value=hold",
            "MutableSequence.clear MutableSequence.reverse MutableMapping.clear "
            "MutableSet.clear": "self=hold",
            "MutableSet.discard": "self=hash items, value=hash",
            "MutableSequence.__delitem__": "self=hold, index",
            "MutableMapping.__setitem__": "self=hash items, key=hash, value=hold",
            "MutableMapping.__delitem__": "self=hash items, key=hash",
        },
        changes="self",
        why="changes the container, which holds what it is passed",
    ),
    *rows(
        "typing",
        Gives.VALUE,
        {"Sequence.index Sequence.count": "self=hash items, value=hash"},
        quiet=True,
        manner=Manner.COMPARE,
        why="compares its items for equality",
    ),
    *rows(
        "typing",
        Gives.NOTHING,
        {"MutableSequence.remove MutableSet.remove": "self=hash items, value=hash"},
        changes="self",
        manner=Manner.COMPARE,
        why="compares its items for equality, and takes out one that is equal",
    ),
    *rows(
        "typing",
        Gives.HELD,
        {
            "MutableSequence.pop": "self=hold, index",
            "MutableSequence.__iadd__": "self=hold, values=iterate",
            "MutableMapping.pop": "self=hash items, key=hash, default=hold",
            "MutableMapping.popitem MutableSet.pop": "self=hold",
            "_TypedDict.pop": "self=hash items, k=hash, default=hold",
        },
        changes="self",
        why="changes the container, and returns what it holds",
    ),
    *rows(
        "typing",
        Gives.HELD,
        {
            "MutableMapping.setdefault": "self=hash items, key=hash, default=hold",
            "_TypedDict.setdefault": "self=hash items, k=hash, default=hold",
        },
        changes="self",
        puts=1,
        why="changes the container, and returns what it holds",
    ),
    *rows(
        "typing",
        Gives.ITEMS,
        {"_TypedDict.copy": "self=hold"},
        quiet=True,
        why="another dictionary of the same values",
    ),
    *rows(
        "typing",
        Gives.HELD,
        {
            "Iterator.__next__ Generator.__next__ AsyncIterator.__anext__ "
            "AsyncGenerator.__anext__": "self=advance",
            "Generator.send AsyncGenerator.asend": "self=advance, value=hold",
            "Generator.throw AsyncGenerator.athrow": "self=advance, typ=hold, val=hold, tb=hold",
        },
        changes="self",
        why="runs what makes the next item, and returns it",
    ),
    *rows(
        "typing",
        Gives.NOTHING,
        {"Generator.close AsyncGenerator.aclose": "self=advance"},
        changes="self",
        why="runs what the generator does when it is closed",
    ),
    *rows(
        "typing",
        Gives.HELD,
        {"Awaitable.__await__": "self=await"},
        effect=True,
        why="waits for what is awaited, and returns it",
    ),
    *values(
        "_collections_abc",
        "dict_keys.__eq__ dict_items.__eq__",
        lift=False,
        why="compares keys, and values, for equality",
    ),
]

_ORDERED: list[Row] = [
    *rows(
        "_heapq",
        Gives.NOTHING,
        {"heapify": "heap=order", "heappush": "heap=order, item=compare"},
        changes="heap",
        manner=Manner.ORDER,
        why="orders the heap, which holds what it is passed",
    ),
    *rows(
        "_heapq",
        Gives.CHOSEN,
        {
            "heappop": "heap=order",
            "heappushpop heapreplace": "heap=order, item=compare",
        },
        changes="heap",
        manner=Manner.ORDER,
        why="takes the smallest item from the heap",
    ),
    *rows(
        "heapq",
        Gives.ITEMS,
        {"nlargest nsmallest": "n, iterable=order, key=call"},
        quiet=True,
        lift=True,
        manner=Manner.ORDER,
        why="so many items in order; which they are is content, how many is not",
    ),
    *rows(
        "heapq",
        Gives.ITEMS,
        {"merge": "*=order, key=some"},
        quiet=True,
        lazy=True,
        manner=Manner.ORDER,
        why="all items of ordered iterables, in order; the last iterable's are not compared",
    ),
    *rows(
        "_bisect",
        Gives.VALUE,
        {"bisect_left bisect_right": "a, x=compare, key=some"},
        quiet=True,
        manner=Manner.ORDER,
        why="compares some items with what it seeks, which ones depends on what they are",
    ),
    *rows(
        "_bisect",
        Gives.NOTHING,
        {"insort_left insort_right": "a=order, x=compare, key=some"},
        changes="a",
        manner=Manner.ORDER,
        why="puts an item where the order has it",
    ),
    *rows(
        "bisect",
        Gives.VALUE,
        {"bisect": "a, x=compare, key=some"},
        quiet=True,
        manner=Manner.ORDER,
        why="compares some items with what it seeks, which ones depends on what they are",
    ),
    *rows(
        "bisect",
        Gives.NOTHING,
        {"insort": "a=order, x=compare, key=some"},
        changes="a",
        manner=Manner.ORDER,
        why="puts an item where the order has it",
    ),
]

TABLE: list[Row] = [
    *_SEQUENCES,
    *_MAPPINGS,
    *_SETS,
    *_COLLECTIONS,
    *_USER_LIST,
    *_ABSTRACT,
    *_ORDERED,
]
