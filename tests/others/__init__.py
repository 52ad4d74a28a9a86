"""Programs of others, fetched from the package index, with marks that rules of ours set."""
