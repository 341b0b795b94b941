"""Storage: what is kept, how it is written, brought up to date and backed up."""
