# Olhar para trás: rever uma partida terminada, entender o fim, abrir um registro.

replay-title = Rever: { $game }
replay-time = Em que ponto da partida
replay-controls = Percorrer a partida
replay-scrubber = Passo da partida
replay-told = { $turn ->
    [0] Preparação. { $text }
   *[other] Turno { $turn } de { $turns }. { $text }
  }
replay-nothing = Nada a contar.
replay-first = Para o início
replay-previous-turn = Turno anterior
replay-previous = Passo anterior
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Próximo passo
replay-next-turn = Próximo turno
replay-last = Para o fim
replay-turn-word = Turno
replay-turn = Turno { $number }
replay-turn-of = turno { $turn } de { $turns }
replay-where = { $turns ->
    [one] de um turno, passo { $step } de { $steps }
   *[other] de { $turns } turnos, passo { $step } de { $steps }
  }
replay-speed = { $speed ->
    [one] Velocidade: { $speed } vez. Mudar
   *[other] Velocidade: { $speed } vezes. Mudar
  }
replay-times = { $speed }×
replay-graph = Pontos ao longo da partida; no fim: { $list }
replay-flag = { $points ->
    [one] { $name }, { $points } ponto: ir até lá, passo { $step }
   *[other] { $name }, { $points } pontos: ir até lá, passo { $step }
  }
replay-log = O que aconteceu
replay-eyes = Visto por
replay-eyes-all = Todos
replay-eyes-mine = A mesa como você a via então. As mãos dos outros continuam cobertas.
replay-eyes-seat = A mesa como { $name } a via então. As mãos dos outros continuam cobertas.
replay-eyes-open = Tudo está aberto, porque a partida acabou.
replay-hands = Mãos dos outros
replay-hand-of = Mão de { $name }
replay-hand-empty = nada na mão
replay-advice = O que se podia fazer
replay-advice-ask = O que faria o alto sacerdote?
replay-advice-thinking = O alto sacerdote está pensando…
replay-advice-none = Nada foi decidido ainda: escolha um passo.
replay-verdict = { $verdict ->
    [same] { $name } fez o que o alto sacerdote faria.
    [close] A escolha de { $name } é quase tão boa.
    [rich] { $name } jogou por mais pontos, mas assim vence com menos frequência.
   *[worse] { $points ->
        [one] A escolha de { $name } custa um ponto no fim.
       *[other] A escolha de { $name } custa { $points } pontos no fim.
    }
}
replay-advice-best = melhor
replay-advice-played = jogada
replay-review = Análise
replay-what-if = E se…?
replay-what-if-note = Os outros viram robôs à sua escolha
replay-continue = Continuar daqui
replay-continue-bots = Continuar daqui contra robôs
replay-continue-from = A partida segue de onde o turno { $number } começou: é a vez de { $name }.
replay-continue-deal = A partida recomeça com a mesma distribuição.
replay-continue-seat = O seu lugar
replay-continue-level = Os outros lugares
replay-continue-note = O que for sorteado daqui em diante é embaralhado de novo.
replay-continue-begin = Continuar a partida
replay-share = Compartilhar
replay-share-step = Compartilhar um link para este momento

end-you-win-tie = Você vence o desempate
end-wins-tie = { $name } vence o desempate
end-tie-still = Iguais em tudo o que poderia decidir.
end-explain = Cada linha é uma carta. Os colchetes numerados são o que ela conta; os pontilhados existem, mas não valem nada.
end-explain-row = Cada Profecia vale pelo seu nível; o Templo, por objetivo cumprido.
end-chip-unfinished = { $count ->
    [one] um incompleto: 0
   *[other] { $count } incompletos: 0
  }
end-met = cumprido
end-not-met = não cumprido
end-unknown = já não se vê
end-points-by-turn = Pontos por turno
end-axis-from = turno 1
end-figures = Números
end-figure = O que foi contado
end-look-again = Rever
end-look-again-at = Turno { $turn }
end-watch = Rever a partida
end-competitions = Competições
end-competition-won = vencida
end-competition-lost = perdida
end-only-first = Quem vence o CARL enfrenta o CARL 2.0 numa segunda competição.
end-scored-in = Pontos da última competição

figure-board-complete = Coameh completos
figure-board-best = Melhor Cóatl, pontos
figure-board-longest = Cóatl mais longo, peças
figure-board-paying = Profecias que pontuaram
figure-board-prophecy-points = Pontos de Profecias
figure-board-temple-points = Pontos de Templos
figure-board-gold-points = Pontos de ouro
figure-board-turns = Turnos
figure-board-assembling = Turnos montando
figure-board-taken = Peças pegas
figure-board-placed = Peças colocadas
figure-board-chosen = Profecias pegas
figure-board-steals = Roubos
figure-board-tokens = Fichas usadas
figure-board-passes = Turnos sem jogar
figure-cards-prophecies = Profecias no fim
figure-cards-secured = Profecias protegidas
figure-cards-prophecy-points = Pontos de Profecias
figure-cards-temple-points = Pontos do Templo
figure-cards-length = Segmentos da fileira
figure-cards-claimed = Pegas do estoque
figure-cards-upgraded = Níveis ganhos
figure-cards-stolen = Roubadas
figure-cards-lost = Perdidas por roubo
figure-cards-dropped = Níveis perdidos
figure-cards-placed = Penas colocadas
figure-cards-covering = destas, sobre outra
figure-cards-revealed = Descartadas para revelar

fair-agree = selo e segredo conferem
fair-differ = selo e segredo não conferem
fair-nonces = Acrescentado pelos jogadores
fair-how = Baixe o registro e confira cada sorteio:
fair-continued = { $steps ->
    [one] O primeiro passo veio de outra partida; só o que foi sorteado depois dele pode ser conferido.
   *[other] Os primeiros { $steps } passos vieram de outra partida; só o que foi sorteado depois deles pode ser conferido.
  }

act-keep = Ficar com { $card }
act-choose = Pegar { $card }
act-choose-deck = Comprar do baralho
act-discard = Descartar { $card }
act-discard-feather = Descartar { $pieces }
act-fulfil = { $card } junto ao Cóatl { $serpent }
act-fulfil-row = Cumprir { $card }
act-temple = Templo { $card }
act-commit = Reservar o Templo { $card }
act-take = Pegar { $pieces }
act-pick = Escolher { $pieces }
act-begin = Começar com { $pieces }
act-add = { $end ->
    [left] { $pieces } no Cóatl { $serpent }, à esquerda
   *[right] { $pieces } no Cóatl { $serpent }, à direita
  }
act-steal = Roubar { $pieces } de { $victim }
act-future = Visão do Futuro
act-pass = Passar
act-done = Pronto
act-play = { $place ->
    [start] { $pieces }: começar a fileira
    [left] { $pieces }: à esquerda, ao lado
    [over-left] { $pieces }: sobre a ponta esquerda
    [over-right] { $pieces }: sobre a ponta direita
   *[right] { $pieces }: à direita, ao lado
  }
act-head = { $pieces }
act-tail = { $pieces }
act-drop = { $card } cai
