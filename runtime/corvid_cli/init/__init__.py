"""`corvid init`: the first marks of a program that has none.

The program is read, never run: `program` says what its modules define, `values` what expressions
name, `calls` who calls whom and what each function does with the libraries of `libraries`, `flow`
where what is retrieved goes, and `stages` which functions pass it on. From that `marking` chooses
the marks, and `running` shows or writes them.
"""

from pathlib import Path

import click

from corvid_cli.fix import needing_libcst


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--write", is_flag=True, help="Write the files instead of showing a diff.")
@click.pass_context
def init(ctx: click.Context, paths: tuple[Path, ...], write: bool) -> None:
    """Propose the first marks for the program in PATHS, or in the current folder.

    Finds what retrieves (databases, HTTP clients, vector stores, files), what asks a model (OpenAI,
    Anthropic, LiteLLM, LangChain, pydantic-ai and others), what orchestrates the two, and what
    passes content on between them. Each mark is shown with its reason, and all as a diff; --write
    sets them. Look at them, then go on with corvid check.

    Exit status: 0 the marks are set, or there are none to set, 1 marks are shown, 2 nothing
    could be read, or a file could not be written.
    """
    with needing_libcst("init"):
        from corvid_cli.init.running import run
    ctx.exit(run(paths or (Path(),), write=write))
