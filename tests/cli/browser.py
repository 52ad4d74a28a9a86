"""Drives a headless Chromium over the pipe of its DevTools protocol, without any library."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, BufferedWriter
from pathlib import Path
from typing import Any

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions"),
    *("--disable-background-networking", "--disable-dev-shm-usage", "--remote-debugging-pipe"),
)


class Page:
    """A tab, with every event that the browser told of it."""

    def __init__(self, commands: BufferedWriter, messages: BufferedReader) -> None:
        self.commands = commands
        self.messages = messages
        self.unread = b""
        self.sent = 0
        self.session: dict[str, str] = {}
        self.events = list[dict[str, Any]]()
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = {"sessionId": attached["sessionId"]}
        for domain in ("Page", "Network", "Runtime", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and wait for its result."""
        self.sent += 1
        command = {"id": self.sent, "method": method, "params": parameters, **self.session}
        self.commands.write(json.dumps(command).encode() + b"\0")
        self.commands.flush()
        while (message := self.receive()).get("id") != self.sent:
            self.events.append(message)
        assert "error" not in message, message
        result: dict[str, Any] = message["result"]
        return result

    def receive(self) -> dict[str, Any]:
        """Wait for the next message."""
        while b"\0" not in self.unread:
            part = self.messages.read1()
            assert part, "the browser has closed the connection"
            self.unread += part
        text, _, self.unread = self.unread.partition(b"\0")
        message: dict[str, Any] = json.loads(text)
        return message

    def open(self, path: Path) -> None:
        """Load a file and wait until it is there."""
        self.visit(path.as_uri())

    def visit(self, address: str) -> None:
        """Load a page and wait until it is there."""
        self.call("Page.navigate", url=address)
        while not self.seen("Page.loadEventFired"):
            self.events.append(self.receive())

    def seen(self, method: str) -> list[dict[str, Any]]:
        """Return the parameters of all events of a kind so far."""
        return [each["params"] for each in self.events if each.get("method") == method]

    def ask(self, expression: str) -> Any:
        """Evaluate an expression in the page."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def write(self, text: str) -> None:
        """Write into what has the focus, as a person would paste it."""
        self.call("Input.insertText", text=text)

    def press(self, key: str) -> None:
        """Press a key, as a person at the keyboard does."""
        code = {"Tab": 9, "Enter": 13}[key]
        shared = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        text = {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **shared, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **shared)

    def set_scheme(self, scheme: str) -> None:
        """Prefer the light or the dark scheme."""
        preference = {"name": "prefers-color-scheme", "value": scheme}
        self.call("Emulation.setEmulatedMedia", features=[preference])

    def set_width(self, width: int) -> None:
        """Make the window so many pixels wide."""
        size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        self.call("Emulation.setDeviceMetricsOverride", **size)

    def roles(self) -> set[tuple[str, str]]:
        """Return role and name of all that a screen reader is told."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return {
            (node["role"]["value"], node.get("name", {}).get("value", "").strip())
            for node in nodes
            if not node["ignored"]
        }


@contextmanager
def browser(profile: Path) -> Iterator[Page]:
    """Start Chromium with a profile of its own and yield an empty tab."""
    assert CHROMIUM is not None
    commands_out, commands_in = os.pipe()
    messages_out, messages_in = os.pipe()
    script = f'exec "$0" "$@" 3<&{commands_out} 4>&{messages_in}'
    with (
        open(commands_in, "wb") as commands,
        open(messages_out, "rb") as messages,
        subprocess.Popen(
            ["bash", "-c", script, CHROMIUM, *OPTIONS, f"--user-data-dir={profile}"],
            pass_fds=(commands_out, messages_in),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process,
    ):
        os.close(commands_out)
        os.close(messages_in)
        try:
            yield Page(commands, messages)
        finally:
            process.kill()
