# Review of a finished game, in the terminal.

cli-error-depth = there is no depth '{ $name }': expected quick, normal or deep
cli-error-unfinished = only a finished game can be reviewed, and this one is not over
cli-review-thinking = Judging turns
cli-review-title = { $who }: the chance to win, turn by turn
cli-review-legend = { $count ->
    [one] { $count } turn of all players; above it: · slip, ? mistake, ‽ blunder
   *[other] { $count } turns of all players; above them: · slip, ? mistake, ‽ blunder
}
cli-review-sum = { $start } { $luck } luck { $rivals } others’ slips { $slips } own slips { $rest } the rest = { $end }
cli-review-sum-carl = Competition { $part }: { $start } { $luck } luck { $slips } own slips { $rest } the rest = { $end }
cli-review-sum-note = luck: what was drawn against all that might have been, give or take { $doubt }; the rest: slips made good later, and what simulated games could not tell
cli-review-costliest = The costliest turns
cli-review-flawless = Not one slip that could be told from luck.
cli-review-cost = in turn { $turn } (after action { $step }): { $loss } of the chance to win, give or take { $error }
cli-review-played = played: { $steps }
cli-review-better = better: { $steps }
cli-review-why = because of { $card }: { $points } in the end, as it was played { $instead }
cli-review-turning-choice = Turning point in turn { $turn }: { $change }, mostly by choice
cli-review-turning-luck = Turning point in turn { $turn }: { $change }, mostly by luck
cli-review-verdict-slip = slip
cli-review-verdict-mistake = mistake
cli-review-verdict-blunder = blunder
cli-review-accuracy = accuracy
cli-review-phase-collecting = collecting
cli-review-phase-choosing = choosing
cli-review-phase-assembling = assembling
cli-review-phase-opening = opening
cli-review-phase-middle = middle
cli-review-phase-closing = last round
cli-review-phase-all = all
