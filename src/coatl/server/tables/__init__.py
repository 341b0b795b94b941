"""A table: its entries, drafts, and what each reader is shown."""
