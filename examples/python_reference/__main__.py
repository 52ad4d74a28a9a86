"""Ask the reference: `python -m python_reference "When are objects garbage-collected?"`.

With `--save FILE` the answer is kept for `corvid view FILE`.
"""

from argparse import ArgumentParser
from pydoc_data.topics import topics

from corvid_runtime.citations import save_answer

from python_reference.answers import answer

if __name__ == "__main__":
    parser = ArgumentParser(prog="python_reference")
    parser.add_argument("question", nargs="?", default="When are objects garbage-collected?")
    parser.add_argument("--save", metavar="FILE")
    arguments = parser.parse_args()
    reply = answer(arguments.question)
    print(reply)
    for step in reply.sources().retrievals():
        print(f"  {step.source} {step.location}")
    if arguments.save:
        texts = {f"pydoc:{topic}": text for topic, text in topics.items()}
        read = {step.source for step in reply.sources().retrievals()}
        save_answer(arguments.save, reply, {source: texts[source] for source in sorted(read)})
