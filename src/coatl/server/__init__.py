"""The web service: tables, seats, drafts, storage, live updates."""
