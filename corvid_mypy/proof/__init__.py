"""The proof: what `@grounded_pure` promises is derived node by node, or refused."""
