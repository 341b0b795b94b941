"""The subcommands of `coatl`, one file each."""
