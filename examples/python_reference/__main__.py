"""Ask the reference: `python -m python_reference "When are objects garbage-collected?"`."""

import sys

from python_reference.answers import answer

if __name__ == "__main__":
    reply = answer(" ".join(sys.argv[1:]) or "When are objects garbage-collected?")
    print(reply)
    for step in reply.sources().retrievals():
        print(f"  {step.source} {step.location}")
