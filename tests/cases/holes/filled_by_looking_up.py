"""Refused: a mapping that adds what is looked up, known elsewhere as one that does not."""

from __future__ import annotations

from collections import ChainMap, OrderedDict, defaultdict
from collections.abc import Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field
from queue import Queue
from types import MappingProxyType

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch

TABLE: defaultdict[str, int] = defaultdict(int)


def weight(table: Mapping[str, int]) -> int:
    return table["a"]


def weight_of_dict(table: dict[str, int]) -> int:
    return table["a"]


def weight_of_all(tables: Iterable[Mapping[str, int]]) -> int:
    return sum(table["a"] for table in tables)


def inner_weight(tables: Mapping[str, Mapping[str, int]]) -> int:
    return tables["k"]["a"]


def written(table: Mapping[str, int]) -> str:
    return "{a}".format_map(table)


def same(table: Mapping[str, int]) -> Mapping[str, int]:
    return table


def same_dict(table: dict[str, int]) -> dict[str, int]:
    return table


def counted(words: list[str]) -> dict[str, int]:
    found = defaultdict[str, int](int)
    for word in words:
        found[word] += 1
    return found


@dataclass
class Holder:
    table: Mapping[str, int]


@dataclass
class Index:
    terms: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


class Worker:
    def __init__(self) -> None:
        self.inbox: Queue[Grounded[str]] = Queue()

    @prompt(model="small")
    def answer(self, question: str) -> str:
        return question + str(self.inbox.get())


@prompt(model="small")
def chat(table: Mapping[str, Grounded[str]], question: str) -> str:
    return question


@lift
def shown(table: Mapping[str, Grounded[str]], text: str) -> str:
    return text


@prompt(model="small")
def chat_about_lists(table: Mapping[str, list[Grounded[str]]], question: str) -> str:
    return question


@grounded_pure
def by_a_helper(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        weight(found)
    return len(found)  # E: grounded-laundering


@grounded_pure
def by_a_helper_of_dict(key: str) -> int:
    found: dict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        weight_of_dict(found)
    return len(found)  # E: grounded-laundering


@grounded_pure
def by_a_template(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        written(found)
    return len(found)  # E: grounded-laundering


@grounded_pure
def of_the_module(key: str) -> Grounded[str]:
    text = fetch(key)
    if len(text) > 3:
        weight(TABLE)  # E: grounded-laundering
    return text


@grounded_pure
def of_the_caller(key: str, table: defaultdict[str, int]) -> Grounded[str]:
    text = fetch(key)
    if len(text) > 3:
        weight(table)  # E: grounded-laundering
    return text


@grounded_pure
def in_a_list(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        weight_of_all([found])  # E: grounded-laundering
    return len(found)


@grounded_pure
def in_a_dictionary(key: str) -> int:
    found: dict[str, defaultdict[str, int]] = {"k": defaultdict(int)}
    if len(fetch(key)) > 3:
        inner_weight(found)
    return len(found["k"])  # E: grounded-laundering


@grounded_pure
def by_a_function_that_is_passed(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        list(map(weight, [found]))  # E: grounded-laundering
    return len(found)


@grounded_pure
def by_its_other_name(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    table = same(found)  # E: grounded-laundering
    if len(fetch(key)) > 3:
        table["a"]
    return len(found)


@grounded_pure
def by_a_field(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    holder = Holder(found)  # E: grounded-laundering
    if len(fetch(key)) > 3:
        holder.table["a"]
    return len(found)


@grounded_pure
def by_a_proxy(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    table = MappingProxyType(found)  # E: grounded-laundering
    if len(fetch(key)) > 3:
        table["a"]
    return len(found)


@grounded_pure
def bound_again(key: str) -> int:
    found: MutableMapping[str, int] = {}
    found = defaultdict(int)  # E: grounded-laundering
    return len(found) + len(key)


@grounded_pure
def read_by_a_nested_function(key: str) -> int:
    found: dict[str, int] = defaultdict(int)

    def read() -> int:
        return found["a"]

    if len(fetch(key)) > 3:
        read()
    return len(found)  # E: grounded-laundering


@grounded_pure
def by_a_template_of_a_list(key: str) -> int:
    found: defaultdict[str, int] = defaultdict(int)
    if len(fetch(key)) > 3:
        "{0[a]}".format(*[found])  # E: grounded-laundering
    return len(found)


@grounded_pure
def returned_by_a_helper(key: str, words: list[str]) -> int:
    found = counted(words)
    if len(fetch(key)) > 3:
        found["a"]  # E: grounded-laundering
    return len(found)


@grounded_pure
def returned_and_kept(words: list[str]) -> int:
    tables: list[dict[str, int]] = []
    tables.append(counted(words))  # E: grounded-laundering
    return len(tables)


@grounded_pure
def returned_by_what_is_passed(words: list[list[str]]) -> int:
    return len(list(map(counted, words)))  # E: grounded-laundering


@grounded_pure
def kept_by_a_name(key: str) -> int:
    found: dict[str, int] = defaultdict(int)
    table = same_dict(found)  # E: grounded-laundering
    if len(fetch(key)) > 3:
        table["a"]
    return len(found)


@grounded_pure
def for_a_prompt(key: str) -> Grounded[str]:
    text = fetch(key)
    found: defaultdict[str, Grounded[str]] = defaultdict(lambda: text)
    return chat(found, fetch("b"))  # E: grounded-laundering


@grounded_pure
def for_a_lifted_function(key: str) -> Grounded[str]:
    text = fetch(key)
    found: defaultdict[str, Grounded[str]] = defaultdict(lambda: text)
    return shown(found, fetch("b"))  # E: grounded-laundering


@grounded_pure
def held_for_a_prompt(key: str) -> Grounded[str]:
    text = fetch(key)
    found: defaultdict[str, Grounded[str]] = defaultdict(lambda: text)
    chained = ChainMap(found)  # E: grounded-laundering
    return chat(chained, fetch("b"))  # E: grounded-laundering


@grounded_pure
def lists_for_a_prompt(key: str) -> Grounded[str]:
    text = fetch(key)
    found: defaultdict[str, list[Grounded[str]]] = defaultdict(lambda: [text])
    return chat_about_lists(found, fetch("b"))  # E: grounded-laundering


@grounded_pure
def of_an_ordered_one(key: str) -> int:
    found = OrderedDict({"k": defaultdict[str, int](int)})
    if len(fetch(key)) > 3:
        found["k"]["a"]  # E: grounded-laundering
    return len(found["k"])


@grounded_pure
def by_a_factory(key: str) -> list[str]:
    index = Index()  # E: grounded-laundering
    page = fetch(key)
    _ = [index.terms[word] for word in ("a", "b") if word in page]
    return sorted(index.terms)


@grounded_pure
def by_a_capture(key: str) -> list[str]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    page = fetch(key)
    match found:
        case dict() as table:  # E: grounded-laundering
            _ = [table[word] for word in ("a", "b") if word in page]
    return sorted(found)


@grounded_pure
def inside_of_another(key: str) -> list[str]:
    found: defaultdict[str, int] = defaultdict(int)
    page = fetch(key)
    tables = {"k": found}
    wider: Mapping[str, Mapping[str, int]] = tables  # E: grounded-laundering
    _ = [wider["k"][word] for word in ("a", "b") if word in page]
    return sorted(found)


@grounded_pure
def out_of_a_queue(key: str) -> Grounded[str]:
    worker = Worker()
    worker.inbox.put(fetch(key))
    return worker.answer("what is new?")  # E: grounded-laundering
