"""What cards, seats and choices are worth: many games between equal bots, counted card by card."""
