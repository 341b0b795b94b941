# A análise de uma partida terminada, no terminal.

cli-error-depth = a profundidade '{ $name }' não existe: esperava quick, normal ou deep
cli-error-unfinished = só dá para analisar uma partida terminada, e esta não acabou
cli-review-thinking = Analisando os turnos
cli-review-title = { $who }: a chance de vencer, turno a turno
cli-review-legend = { $count ->
    [one] { $count } turno de todos os jogadores; em cima: · deslize, ? erro, ‽ erro grave
   *[other] { $count } turnos de todos os jogadores; em cima: · deslize, ? erro, ‽ erro grave
}
cli-review-sum = { $start } { $luck } sorte { $rivals } deslizes dos outros { $slips } deslizes próprios { $rest } o resto = { $end }
cli-review-sum-carl = Competição { $part }: { $start } { $luck } sorte { $slips } deslizes próprios { $rest } o resto = { $end }
cli-review-sum-note = sorte: o que foi sorteado, comparado a tudo o que poderia ter sido, { $doubt } a mais ou a menos; o resto: deslizes recuperados depois e o que as partidas simuladas não souberam dizer
cli-review-costliest = Os turnos mais caros
cli-review-flawless = Nenhum deslize que se distinga da sorte.
cli-review-cost = no turno { $turn } (depois da ação { $step }): { $loss } da chance de vencer, com margem de { $error }
cli-review-played = jogado: { $steps }
cli-review-better = melhor: { $steps }
cli-review-why = por causa de { $card }: { $points } no fim, e { $instead } como foi jogado
cli-review-turning-choice = Virada no turno { $turn }: { $change }, sobretudo por escolha
cli-review-turning-luck = Virada no turno { $turn }: { $change }, sobretudo por sorte
cli-review-verdict-slip = deslize
cli-review-verdict-mistake = erro
cli-review-verdict-blunder = erro grave
cli-review-accuracy = precisão
cli-review-phase-collecting = coleta
cli-review-phase-choosing = escolha
cli-review-phase-assembling = montagem
cli-review-phase-opening = começo
cli-review-phase-middle = meio
cli-review-phase-closing = última rodada
cli-review-phase-all = tudo
