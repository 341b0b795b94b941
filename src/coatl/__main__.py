"""`python -m coatl` is the `coatl` command."""

from coatl.cli import main

main()
