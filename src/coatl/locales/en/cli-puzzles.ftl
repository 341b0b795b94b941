# Puzzles, in the terminal.

cli-error-no-puzzle = there is no puzzle '{ $name }'
cli-puzzle-kind-complete = Complete a Cóatl for the most points.
cli-puzzle-kind-most = Assemble this turn for the most points, of one Cóatl or several.
cli-puzzle-kind-win = Your last turn: complete a Cóatl and win.
cli-puzzle-kind-turn = Play this turn, without discarding, for the most points after it.
cli-puzzle-kind-carl = Play this turn, without discarding, for the largest lead over CARL.
cli-puzzle-kind-beat = The last round: finish your serpent and beat CARL.
cli-puzzle-help = Type actions; ? lists them, u takes one back, h gives a hint, answer shows the answer, q ends.
cli-puzzle-prompt = Your step:
cli-puzzle-right = Right: { $value }.
cli-puzzle-wrong = That comes to { $value }. There is better.
cli-puzzle-pays = These cards pay: { $cards }
cli-puzzle-begin = Begin with: { $step }
cli-puzzle-answer = The answer comes to { $value }: { $steps }
cli-puzzle-more = { $card }: { $best }, and { $tried } by your try
