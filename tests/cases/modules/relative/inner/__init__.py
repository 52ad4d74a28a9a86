"""Accepted: a package inside of a package."""
