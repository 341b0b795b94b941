"""The card game and the match against CARL at the keyboard."""
