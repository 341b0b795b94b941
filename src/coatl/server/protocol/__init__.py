"""The protocol: commands, messages and errors, with their published schema."""
