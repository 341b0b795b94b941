# Les énigmes : une question sur une position.

puzzles-title = Énigmes
puzzles-rating = Votre classement
