# O que as duas mesas dizem: as teclas, as ações em palavras, e tudo sobre uma carta.

keys-title = Teclado
keys-on = Usar teclas simples
keys-note = Ctrl+Z e Esc sempre funcionam
keys-change = Aperte uma tecla da lista para escolher outra; Backspace a retira. Este aparelho se lembra.
keys-for = { $meaning }: { $key }. Escolher outra tecla
keys-press = uma tecla…
keys-none = nenhuma tecla
keys-reset = Teclas habituais

about-card = Tudo sobre esta carta
about-cards = Cartas na mesa
about-gallery = Na galeria
about-key = tudo sobre a carta observada

# Dicas: um plano para o resto da vez.
hint-title = Conselho
hint-close = Fechar o conselho
hint-thinking = O alto sacerdote está pensando
hint-ready = Seu turno está pronto: confirme, ou volte um passo.
hint-why = Por quê?
hint-more = Plano e outras ideias
hint-less = Menos
hint-do = Fazer o passo { $step }
hint-done = feito
hint-plan = Plano para esta vez
hint-instead = Em vez disso
hint-leads = { $points ->
    [one] leva a cerca de 1 ponto no fim
   *[other] leva a cerca de { $points } pontos no fim
}
hint-points-note = Pontos no fim
hint-close-call = quase tão bom
hint-gain = +{ $points }
hint-later = { $count ->
    [one] e mais um passo
   *[other] e mais { $count } passos
}
hint-pays = { $before ->
    [0] paga { $after }
   *[other] paga { $after } em vez de { $before }
}
hint-brings = { $points ->
    [one] traz cerca de 1 ponto no fim; senão, cerca de { $instead }
   *[other] traz cerca de { $points } pontos no fim; senão, cerca de { $instead }
}
hint-no-reason = Nas partidas simuladas, é o que leva a mais pontos.

offline-step = Sem conexão: o que você fez será enviado quando ela voltar
offline-turn = Sem conexão: sua vez será enviada quando ela voltar

# Jogar em palavras. Várias palavras para uma coisa são separadas por vírgulas.
say-title = Jogar em palavras
say-do = Fazer
say-unknown = Não conheço a palavra “{ $word }”
say-none = Nada assim é possível agora
say-many = Isso pode significar { $count } coisas: { $actions }
say-did = Feito: { $action }
say-undid = Desfeito
say-redid = Refeito
say-restarted = Tudo deste turno foi desfeito
say-committed = Turno confirmado
say-wait = Um momento: a mesa ainda não respondeu
say-word-undo = desfazer, desfaça, desfaz
say-word-redo = refazer, refaça, refaz
say-word-reset = recomeçar, recomece, recomeça
say-word-commit = confirmar, confirme, confirma, terminar, pronto, sim
say-word-read = ler, leia, lê
say-word-left = esquerda
say-word-right = direita
say-word-head = cabeça, cabeças
say-word-tail = cauda, caudas
say-word-yellow = amarelo, amarela, amarelos, amarelas
say-word-red = vermelho, vermelha, vermelhos, vermelhas
say-word-black = preto, preta, pretos, pretas
say-word-green = verde, verdes
say-word-blue = azul, azuis
