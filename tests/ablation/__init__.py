"""The ablation: each condition of the checker says yes in turn, and some test must notice."""
