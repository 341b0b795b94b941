# O que só o terminal diz do jogo de cartas e da partida contra CARL.

## Cartas

cli-objective-twins = 2 de um deus, um nível
cli-objective-least = { $count } segmentos ou mais
cli-objective-most = { $count } segmentos ou menos
cli-objective-run = { $count } de uma cor seguidos
cli-objective-same = { $count } de uma cor
cli-objectives-pay = Um objetivo vale 3 pontos, os dois 7. As Profecias contam a partir do nível 1, cabeça e cauda contam no comprimento, e a igualdade também vale com zero.
cli-god = do deus { $god } ({ $cards })
cli-god-reconstructed = do deus { $god } ({ $cards }), face reconstruída

## Mesa

cli-feathers = Penas
cli-label-temple = Templo
cli-label-gods = Deuses
cli-carl-title = { $carl } ({ $personality })  { $points }
cli-points-fixed = { $points }, pontuação definitiva
cli-points-so-far = { $points } até agora
cli-points-final = { $points }, pontuação definitiva
cli-points-stand = { $points } por enquanto
cli-secured = protegida
cli-actions = ações
cli-none = nenhuma
cli-none-left = nenhuma
cli-feather-cards = Cartas de Pena
cli-in-rows = nas fileiras
cli-discarded = descartadas
cli-your-hand = sua mão
cli-card-decks = Baralho de Penas: { $feathers }, baralho de Profecias: { $prophecies }.
cli-in-hand = { $count } na mão
cli-other-row = fileira
cli-other-holds = tem
cli-in-deck = { $count } no baralho
cli-turned-up = revelada: { $feather }

## Escolhas

cli-ask-play = Coloque uma Pena ({ $number } de 2)
cli-ask-revealed = Coloque a Pena revelada
cli-ask-drop = Qual Profecia cai primeiro
cli-ask-fulfil = Cumpra uma Profecia, ou done
cli-ask-head = Escolha uma cabeça
cli-ask-tail = Escolha uma cauda
cli-cards-menu-play = Colocar
cli-cards-menu-discard = Descartar
cli-cards-menu-upgraded = Elevar
cli-cards-menu-claimed = Pegar
cli-cards-menu-stole = Roubar
cli-cards-menu-drop = Cai primeiro
cli-cards-menu-head = Cabeça
cli-cards-menu-tail = Cauda
cli-cards-menu-done = Pronto
cli-legend = ↑ elevar  + pegar  ⇄ roubar  ↓ queda obrigatória, sempre com o nível que resulta
cli-gain = { $points ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}
cli-from-level = de { $who }, que a tem no nível { $level }
cli-done-turn = não cumprir mais nada e terminar o turno
cli-done-tail = não cumprir mais nada e ir para a cauda
cli-done-second = não cumprir mais nada e ir para a segunda carta

## O que aconteceu

cli-where = { $place ->
    [start] para começar
    [left] à esquerda
    [over-left] sobre a ponta esquerda
    [over-right] sobre a ponta direita
   *[right] à direita
}
cli-told-placed = { $mine ->
    [yes] Você colocou { $feather } { $where }:
   *[no] { $who } colocou { $feather } { $where }:
}
cli-told-end = { $mine ->
    [yes] Você juntou uma { $piece }:
   *[no] { $who } juntou uma { $piece }:
}
cli-told-swapped = { $mine ->
    [yes] Você descartou { $feather } e revelou { $revealed }.
   *[no] { $who } descartou { $feather } e revelou { $revealed }.
}
cli-told-drew = Você comprou { $feathers }.
cli-told-round = Começa a rodada { $round }.
cli-told-final = Começa a rodada final: uma cabeça e uma cauda para cada um. As mãos são descartadas.
cli-told-dropped = { $mine ->
    [yes] A nova carta quebrou sua { $card }, que caiu para o nível { $level }.
   *[no] A nova carta quebrou { $card } de { $who }, que caiu para o nível { $level }.
}
cli-told-lost = { $mine ->
    [yes] A nova carta quebrou sua { $card }, que caiu e saiu do jogo.
   *[no] A nova carta quebrou { $card } de { $who }, que caiu e saiu do jogo.
}
cli-told-upgraded = { $mine ->
    [yes] { $level ->
        [3] Você elevou { $card } ao nível 3: está protegida.
       *[other] Você elevou { $card } ao nível { $level }.
    }
   *[no] { $level ->
        [3] { $who } elevou { $card } ao nível 3: está protegida.
       *[other] { $who } elevou { $card } ao nível { $level }.
    }
}
cli-told-claimed = { $mine ->
    [yes] { $level ->
        [3] Você pegou { $card } do estoque no nível 3: está protegida.
       *[other] Você pegou { $card } do estoque no nível { $level }.
    }
   *[no] { $level ->
        [3] { $who } pegou { $card } do estoque no nível 3: está protegida.
       *[other] { $who } pegou { $card } do estoque no nível { $level }.
    }
}
cli-told-stole = { $mine ->
    [yes] { $level ->
        [3] Você roubou { $card } de { $victim } no nível 3: está protegida.
       *[other] Você roubou { $card } de { $victim } no nível { $level }.
    }
   *[no] { $level ->
        [3] { $who } roubou { $card } de { $victim } no nível 3: está protegida.
       *[other] { $who } roubou { $card } de { $victim } no nível { $level }.
    }
}
cli-told-stole-you = { $level ->
    [3] { $who } roubou { $card } de você no nível 3: está protegida.
   *[other] { $who } roubou { $card } de você no nível { $level }.
}
cli-told-scored = { $mine ->
    [yes] Sua pontuação está fixada: { $points }, { $notes }.
   *[no] A pontuação de { $who } está fixada: { $points }, { $notes }.
}
cli-objectives-met = { $count ->
    [0] nenhum objetivo do Templo cumprido
    [one] um objetivo do Templo cumprido
   *[other] os dois objetivos do Templo cumpridos
}
cli-secured-count = { $count ->
    [0] nenhuma Profecia protegida
    [one] uma Profecia protegida
   *[other] { $count } Profecias protegidas
}

## CARL

cli-carl-begins = CARL começa cada rodada.
cli-carl-colours = suas cores
cli-carl-dealt = CARL, { $rounds } rodadas: você começa com { $mine } no nível 1, ele com { $his }.
cli-carl-dealt-again = Você venceu CARL por { $points } a { $carl }. Tudo é distribuído de novo. CARL 2.0, { $rounds } rodadas: você começa com { $mine } no nível 1, ele com { $his }.
cli-carl-began = { $action ->
    [upgrade] O turno de CARL na rodada { $round }: ele revela { $feather } e por isso prefere { $colours }; sua carta de ação é { $god }, então ele eleva duas vezes.
    [steal] O turno de CARL na rodada { $round }: ele revela { $feather } e por isso prefere { $colours }; sua carta de ação é { $god }, então ele rouba duas vezes.
   *[fulfil] O turno de CARL na rodada { $round }: ele revela { $feather } e por isso prefere { $colours }; sua carta de ação é { $god }, então ele cumpre duas vezes.
}
cli-carl-upgraded = CARL eleva { $card } ao nível { $level }:
cli-carl-secured = CARL eleva { $card } ao nível 3, protegida:
cli-carl-stole = CARL rouba { $card } no nível { $level }:
cli-carl-fulfilled = CARL cumpre { $card } no nível { $level }:
cli-carl-rule-own = { $rule ->
    [preferred] { $closest ->
        [yes] a mais alta das dele que mostra { $colours }, a mais próxima.
       *[no] a mais alta das dele que mostra { $colours }.
    }
   *[any] { $closest ->
        [yes] a mais alta das dele, a mais próxima, pois nenhuma aberta mostra { $colours }.
       *[no] a mais alta das dele, pois nenhuma aberta mostra { $colours }.
    }
}
cli-carl-rule-yours = { $rule ->
    [preferred] { $closest ->
        [yes] a mais alta das suas que mostra { $colours }, a mais próxima.
       *[no] a mais alta das suas que mostra { $colours }.
    }
   *[any] { $closest ->
        [yes] a mais alta das suas, a mais próxima, pois nenhuma aberta mostra { $colours }.
       *[no] a mais alta das suas, pois nenhuma aberta mostra { $colours }.
    }
}
cli-carl-rule-supply = { $rule ->
    [preferred] a mais à esquerda do estoque que mostra { $colours }.
   *[any] a mais à esquerda, pois nenhuma do estoque mostra { $colours }.
}
cli-carl-passed = Preteridas: { $reasons }.
cli-passed-not-preferred = { $count ->
    [one] { $cards } não mostra nenhuma das duas cores
   *[other] { $cards } não mostram nenhuma das duas cores
}
cli-passed-lower-level = { $count ->
    [one] { $cards } está num nível mais baixo
   *[other] { $cards } estão num nível mais baixo
}
cli-passed-further-out = { $count ->
    [one] { $cards } está mais longe do meio
   *[other] { $cards } estão mais longe do meio
}
cli-passed-further-right = { $count ->
    [one] { $cards } está mais à direita
   *[other] { $cards } estão mais à direita
}
cli-passed-secured = { $count ->
    [one] { $cards } está protegida
   *[other] { $cards } estão protegidas
}

## Fim

cli-match-won = A partida está ganha: CARL e CARL 2.0 foram vencidos.
cli-match-lost-first = A partida está perdida para CARL, na primeira competição.
cli-match-lost-second = CARL foi vencido, mas a partida está perdida para CARL 2.0.
cli-beat-carl = Você venceu CARL por { $points } a { $carl }. Agora vem CARL 2.0, e tudo é distribuído de novo.
cli-carl-next = Aperte Enter para seguir com CARL 2.0 (q = sair).
cli-carl-next-help = Enter começa a segunda competição: seis rodadas contra CARL 2.0. q sai da partida aqui.
cli-first-over = A primeira competição
cli-competition = competição
cli-against = Contra { $carl }
cli-lost-tie = perdida, o empate é de CARL
cli-stolen-carl = { $points } em Profecias roubadas depois de fixada a pontuação dele (C10.6)
cli-stolen-later = { $points } em Profecias roubadas depois de fixada esta pontuação (C8.1)

## O essencial das regras

cli-cards-aim = Você coloca uma fileira de segmentos coloridos, uma serpente. As Profecias pedem nela padrões, lidos da esquerda para a direita; eles podem se sobrepor. O nível de uma Profecia é quantas vezes sua fileira tem o padrão dela, no máximo 3: 2, 5 e 6 pontos. No nível 3 ela está protegida. Há cinco rodadas, seis contra CARL 2.0: você coloca duas cartas de Pena por turno e, na última rodada, uma cabeça e uma cauda.
cli-cards-turn = Coloque uma carta da mão ao lado da sua fileira, ou metade dela sobre o segmento da ponta, o que faz uma pilha ('); ou descarte uma e coloque a próxima do baralho. Uma jogada que cria o padrão de uma Profecia aberta permite elevá-la, pegá-la do estoque ou roubá-la (de um vizinho, uma de cada por rodada; de CARL, duas por turno). Se ela quebra padrões, seus níveis caem.
cli-cards-carl = Contra CARL é preciso vencer duas vezes, e o empate é dele. Ele joga primeiro em cada rodada: uma carta de Pena mostra as cores que prefere, uma carta de ação o deus cuja ação ele faz duas vezes; depois ele eleva, rouba e cumpre. Você pode roubar dele até duas Profecias por turno; as suas saem do jogo se caem para 0.
cli-cards-gods = Cada Profecia pertence a um de quatro deuses, e os Templos pedem deuses:
cli-cards-gods-carl = Cada Profecia pertence a um de quatro deuses, e as cartas de ação de CARL mostram deuses:
cli-cards-signs = Y amarelo, R vermelho, K preto, G verde, B azul. Num padrão, · é qualquer segmento, = dois da mesma cor, ≠ qualquer outra cor, ' uma pilha. ●●○ é o nível 2; 2× diz quantas vezes sua fileira tem o padrão agora.
