"""The `coatl` command."""
