"""`corvid tour`: what the proof is, shown on real programs, one topic at a time."""

from importlib import import_module
from pathlib import Path

import click
from corvid_runtime.citations import save_answer

TOPICS = {
    "provenance-propagation": "A proof, three refusals, and an answer with its sources.",
    "coercion-sites": "The places where an agent drops sources, found and listed.",
    "grounded-pure": "What @grounded_pure refuses, and how the same is written instead.",
    "citations": "Quotes that verify, quotes that do not, and a typed answer.",
    "enforcement": "The log of a coding agent, every citation of it opened.",
}
"""Each topic and what it shows; its module has a `run` that returns the answer made, if any."""


LISTED = "\n".join(f"  {topic:24}{shown}" for topic, shown in TOPICS.items())
HELP = f"""\
See what the proof is, on real programs.

Each topic type-checks, runs and prints; none needs a key, a network or files of yours.

\b
Topics:
{LISTED}

Exit status: 0 if every station showed what it promises, 1 if one did not.
"""


@click.command(help=HELP)
@click.option(
    "--topic",
    type=click.Choice(list(TOPICS)),
    default="provenance-propagation",
    show_default=True,
    metavar="TOPIC",
    help="What to show.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    help="Save the answer to this file, for `corvid view`.",
)
def tour(topic: str, save: Path | None) -> None:
    """Show a topic."""
    made = import_module(f"corvid_cli.tour.{topic.replace('-', '_')}").run()
    if save is None:
        return
    if made is None:
        raise click.UsageError(f"the topic {topic} makes no answer to save; citations does")
    save_answer(save, made.answer, made.sources)
