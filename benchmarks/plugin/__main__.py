"""Measure what the plugin costs: `python -m benchmarks.plugin [--quick] [--project NAME]`."""

from __future__ import annotations

import argparse

from benchmarks.plugin import PROJECTS, measure
from benchmarks.results import show

if __name__ == "__main__":
    names = [project.name for project in PROJECTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the first project, times once")
    parser.add_argument("--project", choices=names, action="append", default=None)
    chosen = parser.parse_args()
    wanted = [project for project in PROJECTS if project.name in (chosen.project or names)]
    show(measure(chosen.quick, wanted))
