"""python-lsp-server with pylsp-mypy, driven over stdio as an editor drives it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

PROGRAM = """\
from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@grounded_pure
@agent
def launders(key: str) -> str:
    return fetch(key)


@agent
def invents(key: str) -> Grounded[str]:
    return "made up"


@agent
def drops(key: str) -> str:
    found = fetch(key)
    return found
"""
SETTINGS = {
    "pylsp": {
        "plugins": {
            "pylsp_mypy": {"enabled": True, "live_mode": False, "dmypy": False},
            **{
                name: {"enabled": False}
                for name in (
                    "pycodestyle",
                    "pyflakes",
                    "mccabe",
                    "pylint",
                    "flake8",
                    "jedi_symbols",
                )
            },
        }
    }
}


class Editor:
    """The client's side of the language server protocol, as far as diagnostics go."""

    def __init__(self, server: subprocess.Popen[bytes], folder: Path) -> None:
        assert server.stdin is not None
        assert server.stdout is not None
        self.input: IO[bytes] = server.stdin
        self.output: IO[bytes] = server.stdout
        self.uri = folder.as_uri()
        options = {"processId": None, "rootUri": self.uri, "capabilities": {}}
        self.send("initialize", options, id=1)
        while self.receive().get("id") != 1:
            pass
        self.send("initialized", {})
        self.send("workspace/didChangeConfiguration", {"settings": SETTINGS})

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


@pytest.fixture
def editor(tmp_path: Path) -> Iterator[Editor]:
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
            yield Editor(server, tmp_path)
        finally:
            server.kill()


def test_each_error_is_shown_at_its_expression_with_its_hint(editor: Editor) -> None:
    lines = PROGRAM.splitlines()
    codes, hinted = {}, set()
    for found in editor.diagnostics("answers.py", PROGRAM):
        start, end = found["range"]["start"], found["range"]["end"]
        assert start["line"] == end["line"]
        text = lines[start["line"]][start["character"] : end["character"]]
        if found["message"].startswith("Hint:"):
            hinted.add(text)
        else:
            codes[text] = found["code"]
    assert codes == {
        "fetch(key)": "grounded-laundering",
        '"made up"': "ungrounded-return",
        "found": "grounded-coercion",
    }
    assert hinted >= {"fetch(key)", '"made up"'}
