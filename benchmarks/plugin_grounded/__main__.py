"""Runs this benchmark alone."""

from benchmarks.plugin_grounded import measure
from benchmarks.results import main

main(measure)
