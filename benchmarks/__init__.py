"""What corvid costs, beside its peers, in one run: `python -m benchmarks`.

Each module here measures one thing and has a function ``measure(quick: bool) -> Section``; run
alone (`python -m benchmarks.values`), it prints its section.
"""
