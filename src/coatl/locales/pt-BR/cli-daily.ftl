# A partida do dia, no terminal.

cli-error-no-deal = não há partida do dia para '{ $name }': esperava board ou cards
cli-daily-date = '{ $text }' não é uma data: esperava algo como 2026-11-18
cli-daily-diary = '{ $file }' não é um diário legível: indique outro com --diary, ou mude-o de lugar
cli-daily-practice = Você já jogou esta partida do dia: agora é treino.
cli-daily-thinking = Os níveis estão jogando
cli-daily-par = Par de { $day }: { $points }
cli-daily-result = { $points ->
    [one] { $points } ponto, { $beaten } de 5 níveis vencidos
   *[other] { $points } pontos, { $beaten } de 5 níveis vencidos
}
cli-daily-streak = { $count ->
    [one] { $count } dia
   *[other] { $count } dias seguidos
}
