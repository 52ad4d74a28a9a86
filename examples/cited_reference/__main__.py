"""Ask the reference: `python -m cited_reference "When are objects garbage-collected?"`.

The server is named by `OPENAI_BASE_URL`, its key by `OPENAI_API_KEY`, the model by `OPENAI_MODEL`.
"""

import sys

from corvid_runtime.citations import InsufficientEvidence

from cited_reference.answers import answer

if __name__ == "__main__":
    reply = answer(" ".join(sys.argv[1:]) or "When are objects garbage-collected?")
    if isinstance(reply, InsufficientEvidence):
        sys.exit(f"The reference does not say: {reply.reason}")
    print(reply)
    for step in reply.sources().retrievals():
        print(f"  {step.source} {step.location}")
