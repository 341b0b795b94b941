# A mesa do jogo de tabuleiro.

board-seat = Lugar { $number }
board-you = Você
board-colour = { $colour ->
    [Y] amarelo
    [R] vermelho
    [K] preto
    [G] verde
    [B] azul
   *[O] dourado
}
board-piece-head = { $colour ->
    [Y] cabeça amarela
    [R] cabeça vermelha
    [K] cabeça preta
    [G] cabeça verde
   *[B] cabeça azul
}
board-piece-body = { $colour ->
    [Y] segmento amarelo
    [R] segmento vermelho
    [K] segmento preto
    [G] segmento verde
    [B] segmento azul
   *[O] segmento dourado
}
board-piece-tail = { $colour ->
    [Y] cauda amarela
    [R] cauda vermelha
    [K] cauda preta
    [G] cauda verde
   *[B] cauda azul
}
board-space-empty = espaço vazio
board-space-pair = { $first } e { $second }
board-sequence = { $first }, { $next }
board-serpent = Cóatl { $slot }
board-serpent-done = Cóatl completo { $number }

# Cartas
board-prophecy-name = Profecia { $id }: { $pattern }
board-temple-name = Templo { $id }: { $needs }
board-prophecy-short = Profecia { $id }
board-temple-short = Templo { $id }
board-pattern-count = { $colour ->
    [Y] peças amarelas, em qualquer lugar
    [R] peças vermelhas, em qualquer lugar
    [K] peças pretas, em qualquer lugar
    [G] peças verdes, em qualquer lugar
   *[B] peças azuis, em qualquer lugar
}
board-pattern-exact = { $colour ->
    [Y] exatamente duas amarelas seguidas
    [R] exatamente duas vermelhas seguidas
    [K] exatamente duas pretas seguidas
    [G] exatamente duas verdes seguidas
   *[B] exatamente duas azuis seguidas
}
board-pattern-three = { $colour ->
    [Y] três amarelas seguidas
    [R] três vermelhas seguidas
    [K] três pretas seguidas
    [G] três verdes seguidas
   *[B] três azuis seguidas
}
board-pattern-run = nesta ordem: { $colours }
board-pattern-run-short = nesta ordem
board-pattern-stretch = { $from }, { $through } uma ou mais vezes, { $to }
board-pattern-mirror = { $first } { $second }, qualquer coisa, { $second } { $first }
board-pattern-mirror-short = o par, qualquer coisa, o par espelhado
board-pattern-set = todas estas, em qualquer lugar: { $colours }
board-pattern-set-short = todas estas, em qualquer lugar
board-need-without = { $colour ->
    [Y] sem amarelo
    [R] sem vermelho
    [K] sem preto
    [G] sem verde
   *[B] sem azul
}
board-need-length = exatamente { $count } peças
board-need-equal = { $first } e { $second } em igual número
board-need-no-family = { $family ->
    [red] nenhuma carta da família A
    [black] nenhuma carta da família B
    [blue] nenhuma carta da família C
    [yellow] nenhuma carta da família D
   *[green] nenhuma carta da família E
}
board-step-met = { $count ->
    [1] uma
    [2] as duas
   *[other] todas
}
board-badge-paid = { $times }× = { $points }
board-badge-times = { $times }×
board-badge-next = depois { $times }× = { $points }
board-badge-next-short = depois { $times }×
board-badge-top = máximo
board-badge-met = { $count ->
    [one] { $count } cumprida = { $points }
   *[other] { $count } cumpridas = { $points }
}
board-badge-none-met = nenhuma cumprida
board-badge-next-met = { $count } = { $points }

# Molduras
board-title = Jogo de tabuleiro
board-turn-order = Ordem de jogo
board-supply = Reserva
board-build = Montar
board-rivals = Adversários
board-table-tab = Mesa
board-tabs = Partes da mesa
board-ring = Círculo da reserva
board-prophecies = Profecias
board-temples = Templos
board-deck = Baralho
board-deck-name = { $count ->
    [0] Comprar: o baralho está vazio
    [1] Comprar: resta uma carta
   *[other] Comprar: restam { $count } cartas
}
board-pile = { $card }. { $count ->
    [1] Última carta da pilha { $pile }
   *[other] Pilha { $pile }, { $count } cartas
}
board-pile-empty = A pilha { $pile } está vazia
board-bag-heads = { $count ->
    [0] Nenhuma cabeça no saco
    [1] Uma cabeça no saco
   *[other] { $count } cabeças no saco
}
board-bag-bodies = { $count ->
    [0] Nenhum segmento no saco
    [1] Um segmento no saco
   *[other] { $count } segmentos no saco
}
board-bag-tails = { $count ->
    [0] Nenhuma cauda no saco
    [1] Uma cauda no saco
   *[other] { $count } caudas no saco
}
board-bag = Segmentos restantes no saco
board-bag-count = { $name }: { $count }
board-rest-assemble = em pausa enquanto você monta
board-rest-complete = só os Templos podem ser pegos agora
board-rest-choose = só as Profecias podem ser pegas agora
board-rest-wait = em pausa até a sua vez
board-rest-draft = em pausa: confirme ou desfaça antes
board-tray = Suas peças
board-tray-of = Peças de { $who }
board-tray-count = { $count } de 8
board-tray-piece = { $number }: { $name }
board-tray-used = { $number }: { $name }, agora em um Cóatl
board-tray-empty = { $number }: vazio
board-hand = Sua mão
board-hand-of = Mão de { $who }
board-hand-badges = níveis para { $name }
board-hand-lay = escolha o Cóatl que a recebe
board-hand-complete = toque em uma carta para colocá-la junto a { $name }
board-hand-hidden = { $count ->
    [0] Nenhuma Profecia na mão
    [1] Uma Profecia na mão
   *[other] { $count } Profecias na mão
}
board-pieces = { $count ->
    [0] nenhuma peça
    [1] uma peça
   *[other] { $count } peças
}
board-ends-open = duas pontas abertas
board-needs = Ainda falta
board-needs-head = cabeça
board-needs-tail = cauda
board-so-far = até agora
board-points = { $count ->
    [0] nenhum ponto
    [1] um ponto
   *[other] { $count } pontos
}
board-showing = mostra { $card }
board-cards-free = { $count ->
    [1] lugar para uma Profecia
   *[other] lugar para { $count } Profecias
}
board-cards-full = 4 de 4 Profecias
board-lay-here = Colocar aqui
board-lay-here-for = Colocar aqui: { $points }
board-lane-empty = Lugar para um novo Cóatl
board-socket-left = { $name }, ponta esquerda
board-socket-right = { $name }, ponta direita
board-socket-new = Começar um novo Cóatl
board-socket-place = { $socket }: colocar { $piece }, { $delta }
board-socket-place-plain = { $socket }: colocar { $piece }
board-piece-back = Pegar de volta { $name }
board-read-serpent = { $name }, { $count ->
    [1] uma peça
   *[other] { $count } peças
}, { $left ->
    [closed] com cabeça
   *[open] ponta esquerda aberta
}, { $right ->
    [closed] com cauda
   *[open] ponta direita aberta
}: { $pieces }
board-plus = +{ $points }
board-minus = −{ $points }
board-even = ±0
board-delta-breaks = { $delta } quebra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
board-delta-completes = { $delta } completa
board-change = { $card }: { $before } vira { $after }
# What the pieces of a supply space would do: how much, for which Cóatl.
board-take-use = { $delta } para { $name }: { $changes }
board-take-completes = { $delta }, a última peça de { $name }
board-placed = { $count ->
    [1] uma peça colocada
   *[other] { $count } peças colocadas
}

# Adversários
board-rival-open = { $who }: { $points ->
    [0] nenhum ponto
    [1] um ponto
   *[other] { $points } pontos
}, { $done ->
    [0] nenhum Cóatl completo
    [1] um Cóatl completo
   *[other] { $done } Cóatls completos
}, { $tray ->
    [0] nenhuma peça
    [1] uma peça
   *[other] { $tray } peças
}, { $hand ->
    [0] nenhuma Profecia
    [1] uma Profecia
   *[other] { $hand } Profecias
}
board-rival-acting = É a vez desta pessoa
board-rival-tokens = Fichas restantes: { $tokens }
board-rival-no-tokens = Nenhuma ficha restante
board-kind-bot = robô · { $level ->
    [novice] novato
    [apprentice] aprendiz
    [carver] escultor
    [priest] sacerdote
    [high-priest] sumo sacerdote
   *[other] { $level }
}
board-kind-bot-plain = robô
board-away = ausente
board-resigned = desistiu
board-temple-held = Templo ainda na mão
board-gold = { $count ->
    [1] Um segmento dourado recebido
   *[other] { $count } segmentos dourados recebidos
}
board-known = Profecias pegas à vista de todos
board-maybe = Talvez ainda na mão
board-token-pick = Escolha Perfeita
board-token-future = Ver o Futuro
board-token-commitment = Compromisso do Sacerdote
board-token-spent = { $name }, já usada
board-tokens = Fichas de Sacrifício
board-close = Fechar

# Barra do turno
board-prompt-setup = Escolha suas Profecias
board-prompt-setup-sub = Fique com no máximo três
board-prompt-main = Sua vez
board-prompt-main-second = Sua segunda ação
board-prompt-main-sub = Pegue peças, escolha Profecias ou monte
board-prompt-choose = Mais uma Profecia?
board-prompt-choose-sub = Pegue outra ou termine o turno
board-prompt-assemble = Continue montando
board-prompt-assemble-sub = Levante uma peça ou uma carta, ou confirme
board-prompt-complete = Coloque as cartas de { $name }
board-prompt-complete-sub = De uma a quatro Profecias, no máximo um Templo
board-prompt-future = Ver o Futuro
board-prompt-future-sub = Pegue uma das seis Profecias, ou descarte uma antes
board-prompt-ends = Seu turno está pronto
board-prompt-ends-sub = Confirme ou volte um passo
board-prompt-hold = Para colocar: { $name }
board-prompt-hold-sub = Escolha uma ponta brilhante, ou outra peça
board-prompt-card = Coloque a carta
board-prompt-card-sub = Escolha um Cóatl, ou outra carta
board-prompt-commitment = Pegue um Templo
board-prompt-commitment-sub = Escolha o topo de uma pilha
board-prompt-wait = { $who } está jogando
board-prompt-wait-sub = Olhe a mesa com calma
board-prompt-wait-all = Esperando os outros
board-prompt-watch = Você está assistindo
board-prompt-over = A partida acabou
board-prompt-over-sub = Olhe a mesa quanto quiser
board-prompt-stuck = Nada é possível
board-prompt-stuck-sub = Nem peça, nem carta, nem lugar: você pode passar
board-undo = Desfazer
board-redo = Refazer
board-reset = Desfazer tudo
board-undone = Desfeito: { $action }
board-redone = Refeito
board-was-reset = Tudo deste turno foi desfeito
board-with-key = { $name } ({ $key })
board-card-look = { $card }. Não pode ser pega agora; aperte para ver onde ela conta
board-commit = Confirmar o turno
board-commit-setup = { $count ->
    [0] Não ficar com nenhuma
    [1] Ficar com esta carta
   *[other] Ficar com estas { $count }
}
board-commit-close = Completar por { $points }
board-commit-close-plain = Completar o Cóatl
board-commit-enough = Cartas suficientes
board-commit-skip = Sem a segunda ação
board-commit-future = Terminar a ação
board-pass = Passar
board-why-nothing = Faça algo antes: toque em peças ou em uma carta
board-why-prophecy = Falta uma Profecia
board-why-future = Escolha antes uma Profecia
board-why-keep = Fique com pelo menos uma Profecia
board-why-wait = Não é a sua vez
board-why-undo = Nada para desfazer
board-why-redo = Nada para refazer
board-why-here = Isso não vai aqui agora
board-why-tray = Esta peça não pode ser colocada agora
board-why-card = Esta carta não pode ser colocada agora
board-why-supply = Isso não pode ser pego agora
board-this-turn = Neste turno
board-lock = revela algo novo
board-sure-title = Revelar algo novo?
board-sure-text = Isto revela algo oculto: o turno até aqui fica público e não pode ser desfeito.
board-sure-action = Você vai: { $action }
board-sure-yes = Continuar
board-sure-no = Ainda não
board-sure-never = Não perguntar de novo
board-last-title = Este é o seu último turno
board-last-text = { $count ->
    [one] Este Cóatl não está completo:
   *[other] Estes Cóatls não estão completos:
}
board-last-yes = Confirmar assim mesmo
board-dismiss = Certo

# Fim de um Cóatl
board-complete-title = { $name } está completo
board-complete-choose = escolha de 1 a 4
board-complete-count = { $count } de 4
board-complete-temple-note = no máximo um
board-complete-unfit = não serve para este Cóatl
board-complete-beside = já está ao lado
board-complete-pile = pilha comum, revela a próxima
board-complete-hand = da sua mão
board-complete-kept = pelo Compromisso do Sacerdote
board-complete-met = { $count ->
    [0] nenhuma condição cumprida
    [1] uma cumprida
   *[other] { $count } cumpridas
}
board-complete-top = { $times }× · nível máximo
board-complete-next = { $times }× · { $next }× daria { $points }
board-complete-blocked = Falta uma Profecia
board-complete-blocked-sub = Um Cóatl completo precisa de pelo menos uma.
board-complete-ready = Pronto: { $count ->
    [one] uma Profecia
   *[other] { $count } Profecias
}{ $temple ->
    [yes] {" "}e um Templo
   *[no] {""}
}
board-complete-ready-sub = Depois disso as cartas dele não mudam mais.
board-complete-total = Total: { $points ->
    [0] nenhum ponto
    [1] um ponto
   *[other] { $points } pontos
}

# Preparação
board-setup-title = Com quais Profecias você fica?
board-setup-text = Fique com no máximo três. As outras vão para o descarte viradas para baixo; ninguém as vê.
board-setup-temple = Seu Templo, para um dos seus Cóatls
board-setup-kept = escolhida
board-setup-keep = Ficar com { $card }
board-setup-wait = Os outros ainda escolhem

# Fichas e ouro
board-pick-title = Escolha Perfeita: quaisquer peças dos sacos
board-pick-text = Escolha uma cabeça, uma cauda ou dois segmentos.
board-pick-heads = Cabeças
board-pick-bodies = Dois segmentos
board-pick-tails = Caudas
board-steal-title = Penas Douradas: pegar segmentos
board-steal-text = O segmento dourado vai para quem você escolher; lá ele vale 2 pontos.
board-steal-from = De { $who }

# Fim
board-over-title = Pontuação final
board-over-rank = { $rank }.
board-over-serpents = { $count ->
    [0] nenhum Cóatl
    [1] um Cóatl
   *[other] { $count } Cóatls
}
board-over-gold = ouro +{ $points }
board-over-unfinished = { $count ->
    [1] um Cóatl incompleto, 0 pontos
   *[other] { $count } Cóatls incompletos, 0 pontos
}
board-over-ending = { $ending ->
    [third] Um terceiro Cóatl foi completado.
    [exhausted] Não havia mais segmentos para pegar.
    [passes] Ninguém mais podia agir.
   *[other] A partida acabou.
}
board-rematch = Revanche

# Avisos
board-warn-third = { $next ->
    [yes] { $who } pode completar um terceiro Cóatl no próximo turno
   *[no] { $who } tem dois Cóatls completos
}
board-warn-third-you = { $next ->
    [yes] Você pode completar seu terceiro Cóatl no próximo turno
   *[no] Você tem dois Cóatls completos
}
board-warn-few = { $count ->
    [0] O saco de segmentos está vazio
    [1] Resta um segmento no saco
   *[other] Restam { $count } segmentos no saco
}
board-warn-end = { $cause ->
    [third] Últimos turnos: um terceiro Cóatl está completo
    [exhausted] Últimos turnos: não há mais segmentos
   *[other] Começaram os últimos turnos
}
board-warn-yours = { $actions ->
    [1] Seu último turno: 1 ação
   *[other] Seu último turno: { $actions } ações
}
board-warn-unfinished = { $names }: 0 pontos como está
board-actions = { $count ->
    [1] 1 ação
   *[other] { $count } ações
}

# Registro
board-log = Histórico
board-log-news = Desde o seu último turno
board-log-none = Nada aconteceu ainda
board-log-started = A partida começa
board-log-kept = Você fica com: { $card }
board-log-chosen = { $mine ->
    [yes] Você escolheu
   *[no] { $who } escolheu
}
board-log-ready = { $mine ->
    [yes] Todos escolheram. Você começa
   *[no] Todos escolheram. { $who } começa
}
board-log-took = { $mine ->
    [yes] Você pega: { $pieces }
   *[no] { $who } pega: { $pieces }
}
board-log-chose = { $mine ->
    [yes] Você escolhe { $card }
   *[no] { $who } escolhe { $card }
}
board-log-drew = { $mine ->
    [yes] Você compra { $card }
   *[no] { $who } compra do baralho
}
board-log-reshuffled = O descarte vira um novo baralho: { $cards }
board-log-began = { $mine ->
    [yes] Você começa { $name }
   *[no] { $who } começa { $name }
}
board-log-added = { $mine ->
    [yes] Você aumenta { $name }: { $count } peças
   *[no] { $who } aumenta { $name }: { $count } peças
}
board-log-fulfilled = { $mine ->
    [yes] Você coloca { $card }
   *[no] { $who } coloca { $card }
}
board-log-shown = A pilha { $pile } mostra { $card }
board-log-emptied = A pilha { $pile } está vazia
board-log-closed = { $mine ->
    [yes] Você completa um Cóatl: { $points }
   *[no] { $who } completa um Cóatl: { $points }
}
board-log-picked = { $mine ->
    [yes] Escolha Perfeita: você pega { $pieces }
   *[no] Escolha Perfeita: { $who } pega { $pieces }
}
board-log-future = { $mine ->
    [yes] Você vê o Futuro: seis novas Profecias
   *[no] { $who } vê o Futuro: seis novas Profecias
}
board-log-discarded = { $known ->
    [yes] Você descarta { $card }
   *[no] { $who } descarta uma Profecia virada para baixo
}
board-log-committed = { $mine ->
    [yes] Compromisso do Sacerdote: você pega { $card }
   *[no] Compromisso do Sacerdote: { $who } pega { $card }
}
board-log-stole = { $mine ->
    [yes] Em troca de ouro, você pega de { $victim }: { $pieces }
   *[no] Em troca de ouro, { $who } pega de { $victim }: { $pieces }
}
board-log-stole-you = Em troca de ouro, { $who } pega de você: { $pieces }
board-log-passed = { $mine ->
    [yes] Você passa
   *[no] { $who } passa
}
board-log-third = { $mine ->
    [yes] Seu terceiro Cóatl: começam os últimos turnos
   *[no] Terceiro Cóatl de { $who }: começam os últimos turnos
}
board-log-exhausted = Não há mais segmentos: começam os últimos turnos
board-log-over = A partida acabou
board-log-resigned = { $mine ->
    [yes] Você desiste
   *[no] { $who } desiste
}
board-log-replaced = { $mine ->
    [yes] Um robô joga no seu lugar
   *[no] Um robô joga no lugar de { $who }
}
board-log-returned = { $mine ->
    [yes] Você voltou
   *[no] { $who } voltou
}
board-log-kicked = { $mine ->
    [yes] Seu lugar foi retirado: um robô continua
   *[no] { $who } não tem mais lugar: um robô continua
}

# Ações pelo nome
board-do-take = pegar: { $pieces }
board-do-pick = Escolha Perfeita: { $pieces }
board-do-begin = começar um Cóatl: { $pieces }
board-do-add = { $end ->
    [left] { $pieces } à esquerda de { $name }
   *[right] { $pieces } à direita de { $name }
}
board-do-steal = pegar de { $who } em troca de ouro: { $pieces }
board-do-deck = comprar do baralho
board-do-choose = escolher { $card }
board-do-keep = ficar com { $card }
board-do-discard = descartar { $card }
board-do-fulfil = colocar { $card } junto a { $name }
board-do-temple = colocar { $card }
board-do-commitment = Compromisso do Sacerdote: { $card }
board-do-future = Ver o Futuro
board-do-pass = passar
board-do-done = terminar a ação

# Conselhos
board-hint = Conselho
board-hint-ask = Pedir conselho
board-hint-think = O conselheiro está pensando
board-hint-kind = { $kind ->
    [take] Pense em pegar peças.
    [choose] Pense em escolher Profecias.
    [begin] Pense em começar um Cóatl.
    [add] Pense em montar.
    [fulfil] Pense em colocar uma Profecia junto a um Cóatl.
    [temple] Pense em um Templo.
    [pick] Pense nas suas fichas.
    [future] Pense nas suas fichas.
    [commit] Pense nas suas fichas.
    [steal] Pense no seu segmento dourado.
    [keep] Pense no que suas cartas têm em comum.
    [discard] Pense na carta menos útil.
    [pass] Há pouco a fazer.
   *[done] Você já fez o bastante.
}
board-hint-more = Conte mais
board-hint-value = Vence { $percent }% das partidas que o conselheiro jogou até o fim, com cerca de { $points ->
    [0] 0 pontos
    [1] um ponto
   *[other] { $points } pontos
}
board-hint-hope = Conta com { $card }: cerca de { $points ->
    [0] 0 pontos
    [1] um ponto
   *[other] { $points } pontos
}, com { $percent }% de chance
board-hint-do = Jogar assim

# Teclas
board-key-piece = levantar uma peça
board-key-new = começar um novo Cóatl com ela
board-key-lane = o outro Cóatl (Tab: com uma peça na mão)
board-key-fulfil = colocar a Profecia escolhida
board-key-undo = desfazer, refazer
board-key-commit = confirmar o turno
board-key-log = abrir o histórico
board-key-read = ler o Cóatl em voz alta
board-key-rivals = adversários
board-key-hint = pedir conselho
board-key-help = esta lista
board-key-cancel = devolver o que você segura
board-help = Ajuda e teclas

# Metas e peças observadas
board-goal-pin = tornar meta
board-goal-unpin = Meta: { $card }. Remover
board-goal-pinned = Meta de { $name }: { $card }
board-goal-gone = { $card } não é mais meta de { $name }
board-read-piece = { $number }: { $name }, { $count ->
    [0] nenhuma carta conta com ela
    [one] uma carta conta com ela: { $cards }
   *[other] { $count } cartas contam com ela: { $cards }
}

# Últimos turnos
board-end-title = Últimos turnos
board-end-cause = { $cause ->
    [third] { $mine ->
        [yes] Você completou um terceiro Cóatl
       *[no] { $who } completou um terceiro Cóatl
    }
    [exhausted] Não há mais segmentos
   *[other] Os últimos turnos começaram
}
board-end-why = Quem aparece aqui ainda joga, depois a partida acaba
board-end-turns = Turnos restantes
board-last-nothing = vale 0
board-last-can = Pode ser completado agora: { $action }
board-last-show = Mostrar

# Mais da barra do turno
board-switch = Trocar de ação
board-commit-close-shows = Completar por { $points } e revelar o próximo Templo
board-complete-best = Escolher o melhor conjunto
board-complete-full = já são quatro
board-complete-unmet = Este Templo não pede nada que este Cóatl tenha
board-complete-beside-why = Foi colocada em um turno anterior e fica

# Mais do conselheiro
board-hint-step = { $step } de 3
board-hint-ready = Seu turno está pronto: confirme, ou volte um passo.
board-hint-thing = Olhe: { $thing }
board-hint-exact = O melhor: { $action }
board-hint-other = Depois: { $action } ({ $percent }%, cerca de { $points ->
    [0] 0 pontos
    [1] um ponto
   *[other] { $points } pontos
})
board-hint-something = algo que você quer
board-hint-fear = { $kind ->
    [ends] { $who } pode acabar a partida antes que você termine: { $percent }%
    [takes] { $who } pode pegar { $thing }: { $percent }%
    [steals] { $who } pode roubar { $thing }: { $percent }%
   *[leads] { $who } pode terminar à sua frente: { $percent }%
}

# Mais teclas
board-key-left = colocá-la na ponta esquerda
board-key-right = colocá-la na ponta direita
board-key-a = escolher o Cóatl A
board-key-b = escolher o Cóatl B
board-key-goal = tornar meta a carta observada
board-key-previous = olhar a peça anterior
board-key-next = olhar a próxima peça
board-key-last = última jogada
board-key-command = jogar em palavras

# Jogar em palavras. Várias palavras para uma coisa são separadas por vírgulas.
board-say-note = Diga o que fazer: um verbo, cores, esquerda ou direita, o número do Cóatl ou uma carta.
board-say-example = pôr azul direita 1
board-say-add = pôr, põe, ponha, colocar, coloque, coloca, adicionar, adicione
board-say-begin = começar, comece, começa, novo
board-say-take = pegar, pegue, pega
board-say-choose = escolher, escolha, escolhe, profecia
board-say-draw = comprar, compre, compra
board-say-lay = baixar, baixe, baixa, templo
board-say-keep = guardar, guarde, guarda, manter
board-say-pass = passar, passe, passa
board-say-body = corpo, corpos, segmento, segmentos
board-say-noise = o, a, os, as, um, uma, de, do, da, na, no, em, e, ponta, coatl
