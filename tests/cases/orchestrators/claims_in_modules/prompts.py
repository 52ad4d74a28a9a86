"""Accepted: the prompts of the claims service."""

from corvid_runtime import prompt

SYSTEM = "You handle insurance claims. Be brief."
TEMPLATES: dict[str, str] = {
    "decide": "{system}\nClaim: {claim}\nPolicy: {policy}",
    "letter": "{system}\nWrite to {holder}: {decision}",
}


def render(name: str, **values: str) -> str:
    return TEMPLATES[name].format(system=SYSTEM, **values)


@prompt(model="large")
def decide(claim: str, policy: str) -> str:
    return render("decide", claim=claim, policy=policy)[-40:]


@prompt(model="small")
def write_letter(holder: str, decision: str) -> str:
    return render("letter", holder=holder, decision=decision)
