"""Texts that name their fields."""

import corvid_runtime as cr


@cr.tool(uses=cr.retrieval)
def capital(country: str) -> str:
    return {"Chile": "Santiago"}.get(country, "unknown")


@cr.agent
def sentence(country: str) -> cr.Grounded[str]:
    return "The capital of {where} is {what:*^12}.".format(
        where=country,
        what=capital(country),  # centred
    )


@cr.agent
def old(country: str) -> cr.Grounded[str]:
    return "%(where)s: %(what)s" % {"where": country, "what": capital(country)}


if __name__ == "__main__":
    print(sentence("Chile"))
    print(old("Peru"))
