# A partida do dia.

daily-title = A partida do dia
daily-streak = { $count ->
    [0] Ainda nenhum dia seguido
    [one] Um dia seguido
   *[other] { $count } dias seguidos
  }
daily-number = Partida { $number }
daily-date = { $date }, a mesma para todos
daily-game = Qual jogo
daily-points = Seus pontos
daily-you = Você
daily-stairs = O que os níveis fizeram, e você
daily-beaten-one = vencido
daily-beaten = { $count ->
    [0] Os cinco níveis estão à sua frente.
    [one] Você vence um nível de cinco.
    [5] Você vence os cinco níveis!
   *[other] Você vence { $count } níveis de cinco.
  }
daily-won = Você vence { $name }, que tem { $points }.
daily-lost = { $name } tem { $points } e está na frente.
daily-open = Uma tentativa conta.
daily-begun = Sua tentativa espera por você.
daily-how = Todos encontram a mesma partida, a mesma sorte e o mesmo { $name }. Depois é treino.
daily-par = O par é { $points }: o que { $name } consegue.
daily-par-games = { $count ->
    [one] Cada nível a jogou uma vez.
   *[other] Cada nível a jogou { $count } vezes; a mediana é o seu degrau.
  }
daily-par-usual = Os níveis não jogaram este dia: estes são os seus pontos habituais.
daily-share = Compartilhar
daily-share-note = Não conta nenhuma peça e nenhuma carta.
daily-share-signs = ◆ nível mais alto  ◇ abaixo dele  ▲ △ Templo, os dois ou um
daily-copy = Copiar o texto
daily-copied = Copiado.
daily-weeks = Cinco semanas
daily-day-open = { $day }: não jogada
daily-day-done = { $day }: { $count } de cinco níveis vencidos
daily-board = Quadro do dia
daily-board-empty = Ninguém está no quadro ainda.
daily-board-more = { $count ->
    [one] Um resultado ao todo
   *[other] { $count } resultados ao todo
  }
daily-board-name = Seu nome no quadro
daily-board-enter = Entrar no quadro
daily-board-note = O servidor joga sua partida de novo antes que ela conte.
daily-board-closed = As partidas dos outros se abrem quando você termina a sua.
daily-watch = Ver a partida de { $name }
daily-next = Próxima partida em { $hours } h { $minutes } min
daily-midnight = À meia-noite, no seu horário.
daily-past = Um dia passado
daily-past-note = Ainda pode ser jogada; só a de hoje vai para o quadro.
daily-play = Jogar esta partida
daily-continue = Continuar
daily-practice = Treinar
daily-replay = Rever
daily-puzzle = Um enigma
daily-of-days = { $all ->
    [one] de um dia
   *[other] de { $all } dias
}
daily-a-day = vencidos por dia
daily-in-row = dias seguidos
daily-longest-row = maior sequência
