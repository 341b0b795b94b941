# A ajuda na pontuação para uma mesa real.

helper-title = Ajuda na pontuação
helper-player = Jogador { $number }
helper-players = Jogadores
helper-player-points = { $name }: { $points }
helper-add-player = Adicionar jogador
helper-remove-player = Remover este jogador
helper-coatl = { $number ->
    [1] Cóatl I
    [2] Cóatl II
   *[3] Cóatl III
}
helper-coatls = Qual Cóatl
helper-editor = Monte aqui
helper-length = { $count ->
    [0] nenhuma peça
    [one] uma peça
   *[other] { $count } peças
}
helper-complete = completo
helper-unfinished = incompleto
helper-begin = Toque nas peças na ordem em que estão na sua mesa.
helper-where = Adicionar
helper-left = à esquerda
helper-right = à direita
helper-tap = Toque numa peça para mover, trocar ou retirar.
helper-held = Peça { $number }
helper-move-left = Mover para a esquerda
helper-move-right = Mover para a direita
helper-stack = Pilha
helper-remove = Retirar
helper-done = Pronto
helper-kind = Tipo de peça
helper-head = Cabeça
helper-body = Corpo
helper-tail = Cauda
helper-add = Adicionar: { $piece }
helper-piece = Peça { $number }: { $piece }
helper-piece-stack = Peça { $number }: { $piece }, uma pilha
helper-undo = Desfazer
helper-clear = Limpar este
helper-pick = Escolher as cartas
helper-pick-note = toque numa carta para pôr ou tirar
helper-which = Quais cartas
helper-paying = Que pontuam
helper-all = Todas
helper-search = Nome ou padrão, como BB
helper-none-pays = Nenhuma carta pontua ainda. “Todas” mostra todas as cartas.
helper-full = Quatro Profecias estão ao lado: não cabe mais nenhuma.
helper-cards = Cartas deste Cóatl
helper-cards-of = { $count } de { $most } Profecias
helper-cards-held = { $count ->
    [0] nenhuma Profecia
    [one] uma Profecia
   *[other] { $count } Profecias
}
helper-cards-note = Até quatro Profecias e um Templo ficam ao lado de um Cóatl.
helper-cards-note-row = Escolha as Profecias diante deste jogador e o Templo do meio.
helper-card = Carta
helper-add-card = Adicionar carta
helper-take-away = Retirar { $card }
helper-times = { $times }×
helper-paid-as = { $times }×, vale como { $paid }×
helper-top = nível mais alto
helper-surplus = { $count ->
    [one] uma a mais
   *[other] { $count } a mais
}
helper-next = { $more ->
    [one] mais uma vale { $points }
   *[other] mais { $more } valem { $points }
}
helper-row-shows = { $times ->
    [0] fora da fileira
    [one] uma vez na fileira
   *[other] { $times }× na fileira
}
helper-level = { $level }
helper-level-auto = fileira
helper-level-of = Nível da { $card }
helper-would = Um Cóatl incompleto não conta. Completo, valeria { $points }.
helper-next-coatl = Próximo Cóatl
helper-next-player = Próximo jogador
helper-totals = Todos os jogadores
helper-total = Total
helper-rank = Lugar
helper-tie-carl = Contra CARL nenhum desempate conta: no empate, CARL vence.
helper-place = { $rank }
helper-gold = Penas Douradas
helper-prophecies = Profecias
helper-name = Nome
helper-gold-got = Penas Douradas recebidas
helper-gold-less = Uma Pena Dourada a menos
helper-gold-more = Uma Pena Dourada a mais
helper-strict = Pontas estritas
helper-strict-note = Uma ponta aberta não fecha um par exato.
helper-copy = Copiar o link
helper-copied = Copiado
helper-copy-by-hand = Copie este link:
helper-new = Nova contagem
helper-new-sure = Recomeçar com Coameh vazios? Desfazer traz esta contagem de volta.
helper-new-yes = Recomeçar
helper-keys = Teclas: Y R K G B adicionam um corpo, com Shift uma cabeça ou cauda; as setas escolhem a ponta ou movem uma peça; Backspace retira; Ctrl+Z desfaz.
helper-status = { $name }: { $sum } aqui, { $points } no total
helper-bad = Parte deste endereço não pôde ser lida e foi deixada de fora: { $parts }. O resto está aqui.
helper-kept = Nada do que você inseriu se perdeu.
helper-retry = Contar de novo
helper-doubt-copies = { $player }: a carta { $card } está na mesa mais vezes do que na caixa.
helper-doubt-no-prophecy = { $player }, { $coatl }: um Cóatl completo tem pelo menos uma Profecia.
helper-doubt-temple-early = { $player }, { $coatl }: um Templo só fica ao lado de um Cóatl completo.
helper-doubt-temple-unmet = { $player }, { $coatl }: nenhum requisito do { $card } é cumprido, este Templo não pode estar aí.
helper-doubt-level = { $player }: a { $card } está num nível mais alto do que a fileira mostra.
