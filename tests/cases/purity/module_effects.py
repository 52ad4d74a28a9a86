"""Refused: modules of the library that take content out."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import types
from typing import Any

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str, sink: Any) -> None:
    os.environ["LAST"] = fetch(i)  # E: grounded-laundering `fetch(i)`
    sys.stdout.write(fetch(i))  # E: grounded-laundering `fetch(i)`
    threading.local().last = fetch(i)  # E: grounded-laundering `fetch(i)`
    types.SimpleNamespace(last=fetch(i))  # E: grounded-laundering `fetch(i)`
    subprocess.run(["echo", fetch(i)])  # E: grounded-laundering `fetch(i)`
    sink.last = fetch(i)  # E: grounded-laundering `fetch(i)`
    sink[0] = fetch(i)  # E: grounded-laundering `fetch(i)`
