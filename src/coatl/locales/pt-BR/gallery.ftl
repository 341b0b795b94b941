# A galeria de cartas.

gallery-title = Galeria de cartas
gallery-to-score = Ajuda na pontuação
gallery-game = Jogo
gallery-cards = Cartas
gallery-filters = Filtros
gallery-search = Buscar cartas
gallery-kind = Tipo de carta
gallery-everything = Todas as cartas
gallery-shows = Mostra
gallery-family = { $family ->
    [red] A · Contagem
    [black] B · Eco
    [blue] C · Corrente
    [yellow] D · Procissão
   *[green] E · Passagem
}
gallery-god = Profecias: { $god }
gallery-group-temple = Templo
gallery-group-promo = Cartas promo
gallery-group-extra = Fichas e ouro
gallery-group-feather = Penas
gallery-group-end = Cabeças e caudas
gallery-group-carl = Baralhos de CARL
gallery-found = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
gallery-none = Nenhuma carta corresponde.
gallery-clear = Mostrar todas as cartas
gallery-lost = Não há carta “{ $id }” aqui. Todas as cartas estão abaixo.
gallery-all = Todas as cartas
gallery-previous = Carta anterior
gallery-next = Próxima carta
gallery-try = Experimentar
gallery-gold = Pena Dourada
gallery-feather = Pena: { $feather }
gallery-carl = CARL, { $name }
gallery-meta = { $known ->
    [yes] { $group }, carta { $id }
   *[no] { $group }
}
gallery-copies = { $count ->
    [one] Uma só na caixa.
   *[other] { $count } na caixa.
}
gallery-deck = Tirado das Profecias pelo verso.
gallery-reconstructed = reconstruída
gallery-reconstructed-note = O manual mostra só exemplos: esta carta foi deduzida deles. Quem tem a caixa pode corrigi-la.
gallery-pays = { $times }× vale { $points }
gallery-payments = { $levels }. Acima de { $top }×, nada mais.
gallery-levels = { $levels }. No nível { $top } ela está protegida.
gallery-meets = { $count ->
    [one] um requisito cumprido vale { $points }
   *[other] { $count } requisitos cumpridos valem { $points }
}
gallery-temple-payments = Neste Templo, { $levels }.
gallery-counts = Conta
gallery-misses = Não conta
gallery-half = Conta só em parte
gallery-met = cumprida
gallery-unmet = não cumprida
gallery-example = Exemplo
gallery-length = { $count ->
    [one] Uma peça.
   *[other] { $count } peças.
}
gallery-with = Ao lado: { $cards }.
gallery-beside = { $id }, { $pattern }
gallery-held = { $god }, nível { $level }
gallery-points = { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
gallery-paid = { $times }× = { $points }
gallery-carl-cards = { $god } { $count }
gallery-carl-deck = { $name }: { $cards }.
gallery-rule-count = Cada peça da cor conta, onde quer que esteja: cabeça, corpo ou cauda.
gallery-rule-exact = Duas seguidas, sem uma terceira antes nem depois. A ponta do Cóatl vale como outra cor.
gallery-rule-run = Lado a lado nesta ordem, lida da cabeça à cauda. Cada peça serve a esta carta uma só vez.
gallery-rule-stretch = Da primeira cor à última, com pelo menos uma peça da cor do meio e nada mais entre elas. Cada peça serve a esta carta uma só vez.
gallery-rule-mirror = Um par, pelo menos uma peça de qualquer cor, e o par espelhado.
gallery-rule-set = Todas estas peças em qualquer lugar do Cóatl, em qualquer ordem.
gallery-rule-pair = Dois segmentos lado a lado, lidos da esquerda para a direita. Só conta a cor de cima de uma pilha.
gallery-rule-gap = Exatamente um segmento entre os dois; a cor dele não importa. O mesmo segmento pode servir duas vezes.
gallery-rule-match = Os dois vizinhos mostram a mesma cor, qualquer que seja. O mesmo segmento pode servir duas vezes.
gallery-rule-either = Cada vizinho mostra uma das duas cores; podem ser iguais. O mesmo segmento pode servir duas vezes.
gallery-rule-not = Um segmento de qualquer outra cor entre dois iguais. O mesmo segmento pode servir duas vezes.
gallery-rule-stack = Aqui uma Pena cobre outra, e esta cor fica por cima.
gallery-rule-before-stack = A cor, e logo à direita dela uma pilha que mostra outra.
gallery-rule-temple-board = Um Templo olha para o Cóatl inteiro quando este é completado. Igual número de duas cores pede pelo menos uma peça de cada.
gallery-rule-temple-cards = Um só Templo, no meio, vale para todos. Cabeça e cauda contam como segmentos; uma Profecia no nível 0 não conta.
gallery-rule-pick = Uma vez por partida, como ação: escolha uma cabeça, uma cauda ou dois corpos das cores que ainda há na sacola. Depois cada espaço vazio do estoque é preenchido.
gallery-rule-future = Uma vez por partida, como ação: seis novas Profecias são reveladas, você pode descartar da mão e depois escolhe.
gallery-rule-commitment = Uma vez por partida, como ação: pegue o Templo de cima de uma pilha para a mão.
gallery-rule-gold = Nunca se constrói com ela. Como ação, você dá uma a um adversário e pega um ou dois corpos do tabuleiro dele. Cada uma recebida vale 2 pontos.
gallery-rule-feather = Dois segmentos. Vai ao lado de uma ponta da fileira, ou sobre o último segmento, o que forma uma pilha.
gallery-rule-head = Na última rodada cada um põe uma cabeça à esquerda. Ela conta como segmento e não cobre nada.
gallery-rule-tail = Na última rodada cada um põe uma cauda à direita. Ela conta como segmento e não cobre nada.
gallery-rule-carl = A carta de ação mostra um deus. O que esse deus representa ele faz duas vezes neste turno: Água eleva, Sol rouba, Flor cumpre.
gallery-note-anywhere = Em qualquer lugar do Cóatl.
gallery-note-top = O nível mais alto.
gallery-note-surplus = Uma a mais do que a carta conta.
gallery-note-apart = Cada par tem outras cores dos dois lados.
gallery-note-end = A ponta do Cóatl também fecha um par.
gallery-note-shared = Um vizinho pode servir aos dois pares.
gallery-note-together = O padrão como está na carta.
gallery-note-twice = Duas vezes, com peças diferentes.
gallery-note-five = Cinco seguidas formam só um grupo de três.
gallery-note-around = O que vem antes e depois não importa.
gallery-note-between = Uma cor entre as duas basta.
gallery-note-many = Várias peças entre as duas também contam.
gallery-note-once = A peça do meio não pode servir duas vezes.
gallery-note-overlap = Os segmentos podem ser compartilhados: duas vezes.
gallery-note-own = A mesma cor dos dois lados também conta.
gallery-note-stack = A pilha mostra a cor certa.
gallery-note-few = Uma a menos que o primeiro nível.
gallery-note-longer = Três seguidas não são exatamente duas.
gallery-note-single = Elas não estão lado a lado.
gallery-note-gap = Uma peça no meio quebra o padrão.
gallery-note-order = A ordem está errada, lida da esquerda.
gallery-note-nothing = Não há nada no meio.
gallery-note-missing = Falta uma peça.
gallery-note-differ = Os vizinhos mostram cores diferentes.
gallery-note-side = Um vizinho mostra uma terceira cor.
gallery-note-same = O do meio é da mesma cor.
gallery-note-flat = Não há pilha.
gallery-note-cover = A pilha mostra outra cor.
gallery-note-own-stack = A pilha mostra a mesma cor de novo.
gallery-note-zero = Zero de cada cor não conta como igual número.
