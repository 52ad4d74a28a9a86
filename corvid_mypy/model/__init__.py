"""What grounded means: types, contracts, and what the library's functions do."""
