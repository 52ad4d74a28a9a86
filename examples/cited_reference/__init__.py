"""Questions over the Python language reference, put to any OpenAI-compatible server.

The model sees passages of the reference and must cite them word for word; what does not stand
there is refused and asked for again.
"""
