"""Measure what grounded code costs: `python -m benchmarks.plugin_grounded [--quick]`."""

from __future__ import annotations

from benchmarks.plugin_grounded import measure
from benchmarks.results import main

if __name__ == "__main__":
    main(measure)
