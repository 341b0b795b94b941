# A partida do dia.

daily-title = A partida do dia
daily-streak = { $count ->
    [0] Ainda nenhum dia seguido
    [one] Um dia seguido
   *[other] { $count } dias seguidos
  }
