"""python-lsp-server with pylsp-mypy, driven over stdio as an editor drives it."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest
from attrs import evolve
from corvid_cli.explain import PAGES, page_of
from corvid_cli.findings import Cause, Finding

ROOT = Path(__file__).parents[2]

PROGRAM = """\
from typing import Any

from corvid_runtime import Effect, Grounded, agent, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval, confidence=0.7)
def fetch(key: str) -> str:
    return key


@prompt(cites="page")
def quote(page: str) -> str:
    return page


@grounded_pure
@agent
def launders(key: str) -> str:
    return fetch(key)  # `fetch(key)` grounded-laundering


@agent
def invents(key: str) -> Grounded[str]:
    return "made up"  # `"made up"` ungrounded-return


@agent
def drops(key: str) -> str:
    found = fetch(key)
    return found.upper()  # `found.upper()` grounded-coercion


@agent
def forges(key: Any) -> Grounded[str]:
    return key  # `key` grounded-forgery


@agent
def cites(key: str) -> Grounded[str]:
    return fetch(quote(key))  # `key` grounded-citation


@agent(min_confidence=0.9)
def promises(key: str) -> Grounded[str]:
    return fetch(key)  # `fetch(key)` grounded-confidence


@agent(data={"financial"})
def claims(key: str) -> Grounded[str]:
    return fetch(key)


@agent
def either(key: str) -> Grounded[str] | str:
    return fetch(key)


effects = [retrieval]


@tool(uses=effects)  # `effects` grounded-declaration
def unreadable(key: str) -> str:
    return key
"""
MARK = re.compile(r"# `(?P<text>.*)` (?P<code>[\w-]+)$", re.M)
WHOLE = {
    ("def claims(key: str) -> Grounded[str]:\n    return fetch(key)", "grounded-data"),
    ("def either(key: str) -> Grounded[str] | str:\n    return fetch(key)", "grounded-union"),
}
"""What is refused as a whole, as mypy does with functions: it is marked nowhere."""


def settings(*, daemon: bool) -> dict[str, Any]:
    """Return the settings that the documentation gives, with other linters switched off."""
    page = (ROOT / "docs" / "how-to" / "editors.md").read_text(encoding="utf-8")
    (documented,) = re.findall(r"^\{ \"pylsp\".*\}$", page, re.M)
    read: dict[str, Any] = json.loads(documented)
    others = ("pycodestyle", "pyflakes", "mccabe", "pylint", "flake8", "jedi_symbols")
    read["pylsp"]["plugins"].update({name: {"enabled": False} for name in others})
    read["pylsp"]["plugins"]["pylsp_mypy"]["dmypy"] = daemon
    return read


class Editor:
    """The client's side of the language server protocol, as far as diagnostics go."""

    def __init__(
        self, server: subprocess.Popen[bytes], folder: Path, settings: dict[str, Any]
    ) -> None:
        assert server.stdin is not None
        assert server.stdout is not None
        self.input: IO[bytes] = server.stdin
        self.output: IO[bytes] = server.stdout
        self.uri = folder.as_uri()
        self.shown: list[dict[str, Any]] = []
        options = {"processId": None, "rootUri": self.uri, "capabilities": {}}
        self.send("initialize", options, id=1)
        while self.receive().get("id") != 1:
            pass
        self.send("initialized", {})
        self.send("workspace/didChangeConfiguration", {"settings": settings})

    def send(self, method: str, params: object, **identity: int) -> None:
        """Send a notification, or a request if it has an id."""
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **identity})
        self.input.write(f"Content-Length: {len(body.encode())}\r\n\r\n{body}".encode())
        self.input.flush()

    def receive(self) -> dict[str, Any]:
        """Wait for the next message."""
        length = 0
        while line := self.output.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        assert length, "the server has closed the connection"
        message: dict[str, Any] = json.loads(self.output.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.shown = message["params"]["diagnostics"]
        return message

    def diagnostics(self, name: str, text: str) -> list[dict[str, Any]]:
        """Open and save a file and return what the server publishes about it."""
        document = {"uri": f"{self.uri}/{name}", "languageId": "python", "version": 1, "text": text}
        self.send("textDocument/didOpen", {"textDocument": document})
        self.send("textDocument/didSave", {"textDocument": {"uri": document["uri"]}})
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                found: list[dict[str, Any]] = message["params"]["diagnostics"]
                if found:
                    return found


@pytest.fixture(params=[False, True], ids=["mypy", "dmypy"])
def editor(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Editor]:
    """An editor with the program and its configuration in a folder of its own."""
    (tmp_path / "answers.py").write_text(PROGRAM)
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    command = [sys.executable, "-m", "pylsp"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as server:
        try:
            yield Editor(server, tmp_path, settings(daemon=request.param))
        finally:
            server.kill()
            stop = [sys.executable, "-m", "mypy.dmypy", "--status-file"]
            for status in tmp_path.glob("**/*dmypy*.json"):
                subprocess.run([*stop, str(status), "kill"], check=False, capture_output=True)


def test_each_error_is_shown_at_its_expression_with_its_hint(editor: Editor) -> None:
    lines = PROGRAM.splitlines()
    shown, hinted = set(), set()
    for found in editor.diagnostics("answers.py", PROGRAM):
        if found.get("code") in PAGES:
            assert found["codeDescription"]["href"] == page_of(found["code"])
        start, end = found["range"]["start"], found["range"]["end"]
        covered = lines[start["line"] : end["line"] + 1]
        covered[-1] = covered[-1][: end["character"]]
        covered[0] = covered[0][start["character"] :]
        place = (start["line"], "\n".join(covered))
        if found["message"].startswith("Hint:"):
            hinted.add(place)
        else:
            shown.add((*place, found["code"]))
    expected = {
        (number, mark["text"], mark["code"])
        for number, line in enumerate(lines)
        if (mark := MARK.search(line))
    }
    assert expected <= shown
    assert {(text, code) for _, text, code in shown - expected} == WHOLE
    assert {(line, text) for line, text, code in shown if code != "grounded-coercion"} <= hinted
    without = {"grounded-internal"}  # the plugin's own failure, see tests/clients/test_silent_any
    assert {code for *_, code in shown} == set(PAGES) - without


FIXABLE = """\
from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@agent
def shout(key: str) -> Grounded[str]:
    return f"{fetch(key)}!"


@agent
def asks(key: str) -> int:
    return 1 if fetch(key) else 2
"""


HELPER = """\
from corvid_runtime import lift


@lift
def shorten(text: str) -> str:
    return text[:9]
"""
TWICE = """\
import json

from corvid_runtime import Grounded, agent, retrieval, tool
from helping import shorten


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@agent
def shout(key: str) -> Grounded[str]:
    return f"{fetch(key)}!"


@agent
def parsed(key: str) -> Grounded[int]:
    return int(shorten(fetch(key)))
"""


def _actions(editor: Editor, name: str, line: int) -> list[dict[str, Any]]:
    """Ask for our code actions of a line, counted from 0; others offer to silence it."""
    place = {"line": line, "character": 4}
    document = {"uri": f"{editor.uri}/{name}"}
    asked = {"textDocument": document, "range": {"start": place, "end": place}}
    shown = [each for each in editor.shown if each["range"]["start"]["line"] == line]
    editor.send("textDocument/codeAction", {**asked, "context": {"diagnostics": shown}}, id=7)
    while True:
        message = editor.receive()
        if message.get("id") == 7:
            found: list[dict[str, Any]] = message["result"]
            return [each for each in found if "corvid fix" in each["title"]]


def test_a_fix_is_offered_as_a_code_action_that_puts_the_line_right(tmp_path: Path) -> None:
    pytest.importorskip("libcst")
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    path = tmp_path / "app.py"
    path.write_text(FIXABLE)
    command = [sys.executable, "-m", "pylsp"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        editor = Editor(server, tmp_path, settings(daemon=False))
        document = {"uri": path.as_uri(), "languageId": "python", "version": 1, "text": FIXABLE}
        editor.send("textDocument/didOpen", {"textDocument": document})
        [action] = _actions(editor, "app.py", 10)
        assert action["kind"] == "quickfix"
        assert action["title"] == 'Keep the sources: interpolate("{}!", fetch(key)) (corvid fix)'
        lines = FIXABLE.splitlines(keepends=True)
        [edits] = action["edit"]["changes"].values()
        for edit in reversed(edits):
            first, end = (edit["range"][each]["line"] for each in ("start", "end"))
            lines[first:end] = [edit["newText"]]
        assert 'return interpolate("{}!", fetch(key))' in "".join(lines)
        assert _actions(editor, "app.py", 15) == []  # what content decides has no fix
        server.kill()
    path.write_text("".join(lines))
    mypy = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "app.py"]
    done = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "app.py:11" not in done.stdout


@pytest.fixture
def warm(tmp_path: Path) -> Iterator[Editor]:
    """An editor in a package with another module, whose actions were asked for once."""
    pytest.importorskip("libcst")
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    (tmp_path / "helping.py").write_text(HELPER)
    (tmp_path / "app.py").write_text(TWICE)
    command = [sys.executable, "-m", "pylsp"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        editor = Editor(server, tmp_path, settings(daemon=True))
        document = {"uri": f"{editor.uri}/app.py", "languageId": "python", "version": 1}
        editor.send("textDocument/didOpen", {"textDocument": {**document, "text": TWICE}})
        while not editor.shown:  # pylsp-mypy offers nothing for notes that it found by itself
            editor.receive()
        _actions(editor, "app.py", 12)
        yield editor
        editor.send("shutdown", {}, id=99)
        while editor.receive().get("id") != 99:
            pass
        editor.send("exit", {})
        server.wait(timeout=30)


def _saved(editor: Editor, folder: Path, text: str) -> None:
    (folder / "app.py").write_text(text)
    document = {"uri": f"{editor.uri}/app.py", "version": 2}
    editor.send(
        "textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]}
    )
    editor.send("textDocument/didSave", {"textDocument": {"uri": document["uri"]}})


def test_each_finding_has_an_action_that_changes_no_other(warm: Editor) -> None:
    lines = TWICE.splitlines()
    for number, kept in (("return f", "return int"), ("return int", "return f")):
        line = next(at for at, text in enumerate(lines) if number in text)
        [action] = _actions(warm, "app.py", line)
        [edits] = action["edit"]["changes"].values()
        touched = {
            at
            for e in edits
            for at in range(e["range"]["start"]["line"], e["range"]["end"]["line"])
        }
        assert line in touched
        assert not any(kept in lines[at] for at in touched)


def test_a_warm_daemon_answers_what_was_edited_and_saved(warm: Editor, tmp_path: Path) -> None:
    edited = TWICE.replace("!", "?")
    _saved(warm, tmp_path, edited)
    begun = time.monotonic()
    line = next(at for at, text in enumerate(edited.splitlines()) if "return f" in text)
    [action] = _actions(warm, "app.py", line)
    took = time.monotonic() - begun
    [edits] = action["edit"]["changes"].values()
    assert any('interpolate("{}?", fetch(key))' in each["newText"] for each in edits)
    assert took < 5, f"{took:.2f} s"  # on an idle machine it is well below one
    again = time.monotonic()
    [same] = _actions(warm, "app.py", line)  # what it mends may have been shown in between
    assert (same["title"], same["edit"]) == (action["title"], action["edit"])
    assert time.monotonic() - again < 1


def test_a_file_that_was_looked_at_while_it_was_written_is_looked_at_again(tmp_path: Path) -> None:
    pytest.importorskip("libcst")
    from corvid_cli import language_server

    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    path = tmp_path / "app.py"
    proposed = []
    for content in ("", "def (", FIXABLE):
        path.write_text(content)
        os.utime(path, ns=(0, 0))  # opening a file to write it may give the time that closing gives
        program = language_server._found(tmp_path, path)
        lines = set(range(FIXABLE.count("\n")))
        proposed.append(program is not None and bool([*program.proposed(lines)]))
    language_server._daemon(tmp_path).stop()
    assert proposed == [False, False, True]


def test_a_finding_that_names_another_line_is_copied_with_it() -> None:
    told = Finding(
        *("error", "app.py", 3, 0, 3, 9, "ungrounded-return", "line 2 drops it"),
        cause={"line": 2, "function": "app.asks"},
    )
    assert evolve(told, file="other.py").cause == Cause(2, "app.asks")


def test_nothing_is_left_in_the_project_and_no_daemon_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("libcst")
    from corvid_cli.fix.daemon import Daemon
    from corvid_cli.fix.source import Source

    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n")
    package = tmp_path / "inner" / "deep"
    package.mkdir(parents=True)
    (package / "app.py").write_text(FIXABLE)
    before = sorted(tmp_path.rglob("*"))
    daemon = Daemon(tmp_path)
    path = package / "app.py"
    codes = {each.code for each in daemon.check(path)}
    assert codes == {"ungrounded-return", "grounded-coercion"}
    source = Source.read(str(path))
    other = Source(source.path, source.text.replace("-> Grounded[str]", "-> str"))
    with monkeypatch.context() as patch:
        patch.setattr(Daemon, "_ask", None)  # a daemon that runs is asked without a process
        found = daemon.check(path, {source.path: other})
        assert {each.code for each in found} == {"grounded-coercion"}
        assert {each.code for each in daemon.check(path)} == codes
    daemon._ask("stop")  # another takes its place
    assert {Path(each.file) for each in daemon.check(path)} == {path}
    daemon.stop()
    assert sorted(tmp_path.rglob("*")) == before
    assert not daemon._mirror.exists()
