# Puzzles: one question about one position.

puzzles-title = Puzzles
puzzles-rating = Your rating
