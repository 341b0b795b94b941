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
    [Y] corpo amarelo
    [R] corpo vermelho
    [K] corpo preto
    [G] corpo verde
    [B] corpo azul
   *[O] corpo dourado
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
# As it is read aloud, where a numeral would be spelled.
board-serpent-said = Cóatl { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
   *[other] { $number }
}
board-serpent-done = { $name }, completo

# Cartas
board-prophecy-name = Profecia “{ $pattern }”
board-temple-name = Templo “{ $needs }”
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
board-pattern-mirror = { $first } { $second }, uma ou mais peças quaisquer, { $second } { $first }
board-pattern-mirror-short = o par, uma ou mais peças, o par espelhado
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
    [2] duas
   *[other] todas
}
board-badge-paid = { $times }× = { $points }
board-badge-times = { $times }×
board-badge-next = com { $times }× = { $points }
board-badge-next-short = com { $times }×
board-badge-top = máximo
board-badge-met = { $count } = { $points }
board-badge-none-met = nenhuma
board-badge-next-met = { $count } = { $points }

# Molduras
board-title = Jogo de tabuleiro
board-turn-order = Ordem de jogo
board-supply = Estoque
board-build = Montar
board-rivals = Adversários
board-table-tab = Mesa
board-tabs = Partes da mesa
board-ring = Círculo do estoque
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
    [0] Nenhuma cabeça na sacola
    [1] Uma cabeça na sacola
   *[other] { $count } cabeças na sacola
}
board-bag-bodies = { $count ->
    [0] Nenhum corpo na sacola
    [1] Um corpo na sacola
   *[other] { $count } corpos na sacola
}
board-bag-tails = { $count ->
    [0] Nenhuma cauda na sacola
    [1] Uma cauda na sacola
   *[other] { $count } caudas na sacola
}
board-bag = Corpos restantes na sacola
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
   *[other] { $done } Coameh completos
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
    [high-priest] alto sacerdote
   *[other] { $level }
}
board-kind-bot-plain = robô
board-away = ausente
board-resigned = desistiu
board-temple-held = Templo ainda na mão
board-gold = { $count ->
    [1] Um corpo dourado recebido
   *[other] { $count } corpos dourados recebidos
}
board-known = Profecias pegas à vista de todos
board-maybe = Talvez ainda na mão
board-token-pick = Escolha Perfeita
board-token-future = Visão do Futuro
board-token-commitment = Promessa do Sacerdote
board-token-spent = { $name }, já usada
board-tokens = Fichas de Sacrifício
board-close = Fechar

# Barra do turno
board-prompt-setup = Escolha suas Profecias
board-prompt-setup-sub = { $kept ->
    [0] Toque em uma, duas ou três das { $dealt }
    [one] Uma escolhida. { $left ->
        [one] Cabe mais uma
       *[other] Cabem mais { $left }
    }, menos é permitido
   *[other] { $left ->
        [0] Três escolhidas, é o máximo
        [one] { $kept } escolhidas. Cabe mais uma, menos é permitido
       *[other] { $kept } escolhidas. Cabem mais { $left }, menos é permitido
    }
}
board-prompt-main = Sua vez
board-prompt-main-second = Sua segunda ação
board-prompt-main-sub = Pegue peças, escolha Profecias ou monte
board-prompt-main-assemble-sub = Monte: levante uma peça ou uma carta
board-prompt-choose = Mais uma Profecia?
board-prompt-choose-sub = Pegue outra ou termine o turno
board-prompt-assemble = Continue montando
board-prompt-assemble-sub = Levante uma peça ou uma carta, ou confirme
board-prompt-complete = Coloque as cartas de { $name }
board-prompt-complete-sub = De uma a quatro Profecias, no máximo um Templo
board-prompt-future = Visão do Futuro
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
    [0] Fique com uma a três
    [one] Ficar com esta
    [2] Ficar com estas duas
    [3] Ficar com estas três
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
   *[other] Estes Coameh não estão completos:
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
board-complete-kept = pela Promessa do Sacerdote
board-complete-met = { $count ->
    [0] nenhum requisito cumprido
    [1] um cumprido
   *[other] { $count } cumpridos
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
board-setup-text = Uma Profecia é um padrão. Ponha-a ao lado de um de seus Coameh: ela paga conforme quantas vezes esse Cóatl mostra o padrão. Fique com até três; as outras saem viradas para baixo.
board-setup-temple = seu Templo, seu de todo modo
board-setup-kept = escolhida
board-setup-keep = Ficar com { $card }
board-setup-wait = Os outros ainda escolhem

# Fichas e ouro
board-pick-title = Escolha Perfeita: quaisquer peças das sacolas
board-pick-text = Escolha uma cabeça, uma cauda ou dois corpos.
board-pick-heads = Cabeças
board-pick-bodies = Dois corpos
board-pick-tails = Caudas
board-steal-title = Penas Douradas: pegar corpos
board-steal-text = O corpo dourado vai para quem você escolher; lá ele vale 2 pontos.
board-steal-from = De { $who }

# Fim
board-over-title = Pontuação final
board-over-rank = { $rank }.
board-over-serpents = { $count ->
    [0] nenhum Cóatl
    [1] um Cóatl
   *[other] { $count } Coameh
}
board-over-gold = ouro +{ $points }
board-over-unfinished = { $count ->
    [1] um Cóatl incompleto, 0 pontos
   *[other] { $count } Coameh incompletos, 0 pontos
}
board-over-ending = { $ending ->
    [third] Um terceiro Cóatl foi completado.
    [exhausted] Não havia mais corpos para pegar.
    [passes] Ninguém mais podia agir.
   *[other] A partida acabou.
}
board-rematch = Revanche

# Avisos
board-warn-third = { $next ->
    [yes] { $who } pode completar um terceiro Cóatl no próximo turno
   *[no] { $who } tem dois Coameh completos
}
board-warn-third-you = { $next ->
    [yes] Você pode completar seu terceiro Cóatl no próximo turno
   *[no] Você tem dois Coameh completos
}
board-warn-few = { $count ->
    [0] A sacola de corpos está vazia
    [1] Resta um corpo na sacola
   *[other] Restam { $count } corpos na sacola
}
board-warn-end = { $cause ->
    [third] Últimos turnos: um terceiro Cóatl está completo
    [exhausted] Últimos turnos: não há mais corpos
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
    [yes] Visão do Futuro: você revela seis novas Profecias
   *[no] Visão do Futuro: { $who } revela seis novas Profecias
}
board-log-discarded = { $known ->
    [yes] Você descarta { $card }
   *[no] { $who } descarta uma Profecia virada para baixo
}
board-log-committed = { $mine ->
    [yes] Promessa do Sacerdote: você pega { $card }
   *[no] Promessa do Sacerdote: { $who } pega { $card }
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
board-log-exhausted = Não há mais corpos: começam os últimos turnos
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
board-this-prophecy = esta Profecia
board-do-choose = escolher { $card }
board-do-keep = ficar com { $card }
board-do-discard = descartar { $card }
board-do-fulfil = colocar { $card } junto a { $name }
board-do-temple = colocar { $card }
board-do-commitment = Promessa do Sacerdote: { $card }
board-do-future = Visão do Futuro
board-do-pass = passar
board-do-done = terminar a ação

# Conselhos
board-hint = Conselho
board-hint-ask = Pedir conselho

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
    [exhausted] Não há mais corpos
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

# Mais teclas
board-key-left = colocá-la na ponta esquerda
board-key-right = colocá-la na ponta direita
board-key-a = escolher o Cóatl de cima
board-key-b = escolher o Cóatl de baixo
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

# Janelas baixas, totais, nomes
board-own-serpents = Seus Coameh
board-laid = postas
board-needs-short = { $kind ->
    [head] falta a cabeça
    [tail] falta a cauda
   *[both] duas pontas abertas
}
board-switch-short = Trocar
board-hand-short = Mão
board-hand-tile = Sua mão: { $count ->
    [one] uma Profecia
   *[other] { $count } Profecias
}, { $temples ->
    [0] nenhum Templo
    [one] um Templo
   *[other] { $temples } Templos
}
board-total-hoped = { $count ->
    [one] { $points } com { $names } completo
   *[other] { $points } com { $names } completos
}
board-setup-unkept = ficar
board-setup-count = { $count } de { $most } escolhidas
board-setup-in-supply = no estoque
board-setup-all-colours = as cinco cores
board-setup-there = : tantas no estoque
board-setup-none = Não ficar com nenhuma…
board-setup-example = Em um Cóatl
board-none-title = Começar sem Profecia?
board-none-text = { $count ->
    [3] As três saem viradas para baixo
    [4] As quatro saem viradas para baixo
    [5] As cinco saem viradas para baixo
   *[other] As { $count } saem viradas para baixo
}, ninguém as vê. Escolher outras mais tarde custa uma ação.
board-none-yes = Não ficar com nenhuma
board-none-no = Voltar
board-why-keep-most = Três é o máximo: tire outra antes
board-prompt-first = Pegue suas primeiras peças
board-prompt-first-sub = Toque num espaço rosa: dois corpos, uma cabeça ou uma cauda
