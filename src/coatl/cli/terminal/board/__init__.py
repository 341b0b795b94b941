"""The board game at the keyboard."""
