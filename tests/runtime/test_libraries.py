"""Grounded values in the hands of real libraries: each test is a row of docs/libraries.md."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import decimal
import functools
import http.server
import io
import json
import logging
import pathlib
import pickle
import re
import sqlite3
import string
import textwrap
import threading
import urllib.parse
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import attrs
import pytest
from corvid_runtime import Grounded, GroundedValue, plain, prompt

from tests.runtime.support import Discards, fetch, given, sources

DOCS = pathlib.Path(__file__).parents[2] / "docs" / "libraries.md"
KEPT = ["given"]


def test_every_row_of_the_page_is_a_test() -> None:
    rows = re.findall(r"`(test_\w+)`", DOCS.read_text(encoding="utf-8"))
    tests = [name for name in globals() if name.startswith("test_")]
    assert sorted(rows) == sorted(set(tests) - {"test_every_row_of_the_page_is_a_test"})


# The standard library.


def test_json() -> None:
    content = {"text": "ä", "n": 1, "x": 2.5, "items": [1, {"deep": None}]}
    assert json.dumps(given(content)) == json.dumps(content)
    assert json.dumps(given(content), indent=1) == json.dumps(content, indent=1)
    assert json.dumps([given("a"), given(1), given(2.5)]) == '["a", 1, 2.5]'
    assert type(json.loads(given('{"a": 1}'))) is dict


def test_json_of_a_grounded_bool() -> None:
    with pytest.raises(TypeError, match="not JSON serializable"):
        json.dumps(given(True))
    with Discards() as events:
        assert json.dumps({"ok": given(True)}, default=plain) == '{"ok": true}'
    assert len(events) == 1


def test_re() -> None:
    assert re.sub("a", "b", given("banana")) == "bbnbnb"
    found = re.search(given("n."), given("banana"))
    assert found is not None
    assert type(found.group()) is str
    assert re.split(",", given("a,b")) == ["a", "b"]


def test_sqlite3() -> None:
    base = sqlite3.connect(":memory:")
    base.execute("create table t (text, number, ratio, raw)")
    row = [given("a"), given(1), given(2.5), given(b"x")]
    base.execute("insert into t values (?, ?, ?, ?)", row)
    assert base.execute("select * from t where text = ?", [given("a")]).fetchall() == [
        ("a", 1, 2.5, b"x")
    ]


def test_pathlib(tmp_path: pathlib.Path) -> None:
    name = tmp_path / given("a.txt")
    assert type(name) is type(tmp_path)
    name.write_text(given("content"))
    (tmp_path / "b").write_bytes(given(b"raw"))
    assert name.read_text() == "content"
    assert open(given(str(name))).read() == "content"  # noqa: SIM115
    grounded = given(name)
    assert sources(grounded.stem) == KEPT
    assert sources(grounded / "b") == KEPT
    assert open(grounded).read() == "content"  # noqa: SIM115


def test_logging(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        logging.getLogger("t").info("%s and %d and %r", given("a"), given(3), given(True))
    assert caplog.messages == ["a and 3 and True"]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickle(protocol: int) -> None:
    for content in ("a", 1, [1, {"k": (1,)}], {"a": [1]}, True, decimal.Decimal("1.1")):
        value = given(content)
        twin = pickle.loads(pickle.dumps(value, protocol))
        assert twin == content
        assert twin.sources() == value.sources()


def test_copy() -> None:
    table = given({"a": [1]})
    shallow, deep = copy.copy(table), copy.deepcopy(table)
    deep["a"].append(2)
    assert table == {"a": [1]}
    assert shallow.sources() == table.sources()


@dataclasses.dataclass
class Note:
    text: Grounded[str]
    number: int = 0


def test_dataclasses() -> None:
    note = Note(fetch("a"))
    assert isinstance(dataclasses.asdict(note)["text"], GroundedValue)
    assert isinstance(dataclasses.replace(note, number=2).text, GroundedValue)
    assert dataclasses.astuple(given(Note("a"), source="n")) == ("a", 0)  # type: ignore[arg-type]
    assert [f.name for f in dataclasses.fields(given(note))] == ["text", "number"]


@attrs.frozen
class Entry:
    text: str


def test_attrs() -> None:
    entry = given(Entry("a"))
    assert attrs.asdict(entry) == {"text": "a"}
    assert sources(entry.text) == KEPT
    assert isinstance(attrs.evolve(Entry(fetch("a"))).text, GroundedValue)


def test_text_modules() -> None:
    assert textwrap.dedent(given("  a")) == "a"
    assert string.Template(given("$x")).substitute(x=given("y")) == "y"
    assert urllib.parse.quote(given("a b")) == "a%20b"
    assert io.StringIO(given("a\nb")).readline() == "a\n"
    assert list(__import__("csv").reader([given("a,b")])) == [["a", "b"]]


def test_functools_and_threads() -> None:
    cached = functools.lru_cache(lambda text: text + "!")
    assert cached(given("a")) == "a!"
    assert sources(functools.reduce(lambda a, b: a + b, [given("a"), "b"])) == KEPT
    seen: list[Any] = []
    thread = threading.Thread(target=seen.append, args=(given("a"),))
    thread.start()
    thread.join()
    assert sources(seen[0]) == KEPT


def test_asyncio() -> None:
    async def main() -> Any:
        queue: asyncio.Queue[Any] = asyncio.Queue()
        await queue.put(given("a"))
        (value,) = await asyncio.gather(queue.get())
        return value

    assert sources(asyncio.run(main())) == KEPT


# Third parties.


def test_pydantic() -> None:
    pydantic = pytest.importorskip("pydantic")

    class Answer(pydantic.BaseModel):  # type: ignore[misc, name-defined]
        text: Grounded[str]
        number: Grounded[int] | None = None

    answer = Answer(text=fetch("a"), number=given("7"))
    assert isinstance(answer.text, GroundedValue)
    assert sources(answer.number) == KEPT
    assert answer.number == 7
    assert answer.model_dump_json() == '{"text":"document a","number":7}'
    assert isinstance(answer.model_dump()["text"], GroundedValue)
    assert isinstance(answer.model_copy(deep=True).text, GroundedValue)
    assert Answer.model_json_schema()["properties"]["text"]["type"] == "string"
    with pytest.raises(pydantic.ValidationError, match="must be grounded"):
        Answer(text="plain")
    with pytest.raises(pydantic.ValidationError, match="valid integer"):
        Answer(text=fetch("a"), number=given("seven"))

    class Plain(pydantic.BaseModel):  # type: ignore[misc, name-defined]
        text: str
        tags: list[str]

    model = given(Plain(text=given("a"), tags=["t"]))
    assert sources(model.text) == KEPT
    model.tags.append("u")
    assert json.loads(Plain.model_dump_json(plain(model))) == {"text": "a", "tags": ["t", "u"]}
    assert prompt(lambda item: item.text)(model) == "a"


def test_pydantic_writes_any_value() -> None:
    pydantic = pytest.importorskip("pydantic")
    anything = pydantic.TypeAdapter(Any)
    for value in (True, 7, "a", [1.5], {"a": None}, datetime(2026, 1, 1)):
        assert anything.dump_json(given(value)) == anything.dump_json(value)
        assert anything.dump_python([given(value)], mode="json") == [
            anything.dump_python(value, mode="json")
        ]


def test_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    array = given(numpy.array([1.0, 2.0]))
    assert sources(array + 1) == KEPT
    assert sources(numpy.array([1.0, 1.0]) + array) == KEPT
    assert sources(numpy.mean(array)) == KEPT
    assert sources(numpy.sqrt(given(4.0))) == KEPT
    assert sources(numpy.ones(2) * given(2.0)) == KEPT
    assert sources(array[0]) == KEPT
    assert sources(array.sum()) == KEPT
    assert float(array.mean()) == 1.5
    assert numpy.asarray(array).tolist() == [1.0, 2.0]
    assert sources(numpy.concatenate([array, numpy.zeros(1)])) == KEPT


def test_jinja2() -> None:
    jinja2 = pytest.importorskip("jinja2")
    template = jinja2.Template(
        "{{ text }}{% if flag %}!{% endif %}{% for row in rows %}{{ row.n }}{% endfor %}"
    )
    rendered = template.render(text=given("a"), flag=given(True), rows=given([{"n": 1}, {"n": 2}]))
    assert rendered == "a!12"
    escaping = jinja2.Environment(autoescape=True).from_string("{{ text }}")
    assert escaping.render(text=given("<b>")) == "&lt;b&gt;"


def test_orjson() -> None:
    orjson = pytest.importorskip("orjson")
    content = {"text": "a", "items": [1, 2.5]}
    assert orjson.dumps(given(content)) == orjson.dumps(content)
    with pytest.raises(TypeError):
        orjson.dumps(given(True))
    assert orjson.dumps(given(True), default=plain) == b"true"


def test_yaml_and_msgspec_need_plain() -> None:
    yaml = pytest.importorskip("yaml")
    with pytest.raises(yaml.YAMLError):
        yaml.safe_dump({"a": given("b")})
    assert yaml.safe_dump(plain({"a": given("b")})) == "a: b\n"
    msgspec = pytest.importorskip("msgspec")
    assert msgspec.json.encode(plain([given("a")])) == b'["a"]'


# SDKs, against a server on the loopback interface.


class Model(http.server.BaseHTTPRequestHandler):
    """Answers like a model: says back the last user message."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        said = body["messages"][-1]["content"]
        if "/chat/completions" in self.path:
            choice = {"index": 0, "finish_reason": "stop"}
            choice["message"] = {"role": "assistant", "content": said}
            answer: dict[str, Any] = {"object": "chat.completion", "choices": [choice]}
            answer |= {"id": "1", "created": 1, "model": body["model"]}
        else:
            answer = {"id": "1", "type": "message", "role": "assistant", "model": body["model"]}
            answer["content"] = [{"type": "text", "text": said}]
            answer |= {"usage": {"input_tokens": 1, "output_tokens": 1}, "stop_reason": "end_turn"}
        payload = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, *args: object) -> None:
        """Keep quiet."""


@pytest.fixture(scope="module")
def model_url() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_httpx(model_url: str) -> None:
    httpx = pytest.importorskip("httpx")
    body = {"model": "m", "messages": [{"role": "user", "content": given("hello")}]}
    with httpx.Client(trust_env=False) as client:
        response = client.post(
            given(f"{model_url}/v1/chat/completions"),
            json=given(body),
            headers={"x-note": given("a")},
            params={"q": given("b"), "n": given(1)},
        )
    assert response.json()["choices"][0]["message"]["content"] == "hello"
    assert sources(given(response).json()["choices"][0]["message"]["content"]) == KEPT


def test_openai(model_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    openai = pytest.importorskip("openai")
    monkeypatch.setenv("NO_PROXY", "*")
    with openai.OpenAI(api_key="none", base_url=f"{model_url}/v1") as client:

        @prompt(model="m")
        def ask(doc: str) -> str:
            messages = [{"role": "user", "content": doc}]
            answer = client.chat.completions.create(model="m", messages=messages)
            return str(answer.choices[0].message.content)

        messages = [{"role": "user", "content": given("as it is")}]
        raw = client.chat.completions.create(model="m", messages=messages)
        assert raw.choices[0].message.content == "as it is"
        assert sources(ask(given("hello"))) == KEPT


def test_anthropic(model_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anthropic = pytest.importorskip("anthropic")
    monkeypatch.setenv("NO_PROXY", "*")
    with anthropic.Anthropic(api_key="none", base_url=model_url) as client:
        messages = [{"role": "user", "content": given("hello")}]
        message = client.messages.create(model="m", max_tokens=9, messages=messages)
    assert message.content[0].text == "hello"
    assert sources(given(message).content[0].text) == KEPT


def shout(value: Any) -> Any:
    return value.upper() + "!"


def test_dask() -> None:
    dask = pytest.importorskip("dask")
    document = given("a")
    for scheduler in ("threads", "processes"):
        (result,) = dask.compute(dask.delayed(shout)(document), scheduler=scheduler)
        assert result == "A!"
        assert result.sources() == shout(document).sources()
