"""What both games share: the contract of a game, chance, records and errors."""
