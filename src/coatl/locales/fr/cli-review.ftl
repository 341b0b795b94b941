# L’analyse d’une partie finie, dans le terminal.

cli-error-depth = la profondeur '{ $name }' n’existe pas : attendu quick, normal ou deep
cli-error-unfinished = seule une partie finie peut être analysée, et celle-ci ne l’est pas
cli-review-thinking = Analyse des tours
cli-review-title = { $who } : la chance de gagner, tour par tour
cli-review-legend = { $count ->
    [one] { $count } tour, tous joueurs compris ; au-dessus : · écart, ? erreur, ‽ gaffe
   *[other] { $count } tours, tous joueurs compris ; au-dessus : · écart, ? erreur, ‽ gaffe
}
cli-review-sum = { $start } { $luck } hasard { $rivals } écarts des autres { $slips } ses propres écarts { $rest } le reste = { $end }
cli-review-sum-carl = Compétition { $part } : { $start } { $luck } hasard { $slips } ses propres écarts { $rest } le reste = { $end }
cli-review-sum-note = hasard : ce qui a été tiré, comparé à tout ce qui aurait pu l’être, à { $doubt } près ; le reste : des écarts rattrapés plus tard, et ce que les parties simulées ne pouvaient dire
cli-review-costliest = Les tours les plus coûteux
cli-review-flawless = Aucun écart que l’on puisse distinguer de la chance.
cli-review-cost = au tour { $turn } (après l’action { $step }) : { $loss } de la chance de gagner, à { $error } près
cli-review-played = joué : { $steps }
cli-review-better = mieux : { $steps }
cli-review-why = à cause de { $card } : { $points } à la fin, et { $instead } comme ce fut joué
cli-review-turning-choice = Tournant au tour { $turn } : { $change }, surtout par choix
cli-review-turning-luck = Tournant au tour { $turn } : { $change }, surtout par chance
cli-review-verdict-slip = écart
cli-review-verdict-mistake = erreur
cli-review-verdict-blunder = gaffe
cli-review-accuracy = précision
cli-review-phase-collecting = récolte
cli-review-phase-choosing = choix
cli-review-phase-assembling = assemblage
cli-review-phase-opening = début
cli-review-phase-middle = milieu
cli-review-phase-closing = dernière manche
cli-review-phase-all = total
