# Os enigmas: uma pergunta sobre uma posição.

puzzles-title = Enigmas
puzzles-rating = Sua força
