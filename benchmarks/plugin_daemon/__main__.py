"""Measure the daemon: `python -m benchmarks.plugin_daemon [--quick]`."""

from __future__ import annotations

from benchmarks.plugin_daemon import measure
from benchmarks.results import main

if __name__ == "__main__":
    main(measure)
