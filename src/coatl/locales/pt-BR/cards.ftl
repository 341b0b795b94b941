# O jogo de cartas e a partida solo contra CARL.

## Coisas

cards-colour = { $colour ->
    [Y] amarelo
    [R] vermelho
    [K] preto
    [G] verde
   *[B] azul
}
cards-god = { $god ->
    [yellow] Sol
    [green] Milho
    [blue] Água
   *[pink] Flor
}
cards-feather = { $first } e { $second }
cards-feather-nth = Pena { $number }: { $feather }
cards-feather-lifted = Pena { $number }, levantada: { $feather }. Toque de novo para virar.
cards-prophecy = Profecia { $god }: { $pattern }
cards-pattern-pair = { $first }, depois { $second }
cards-pattern-gap = { $first }, qualquer cor, { $second }
cards-pattern-match = { $middle } entre dois segmentos da mesma cor
cards-pattern-either = { $middle } entre { $first } ou { $second } de cada lado
cards-pattern-not = { $colour } duas vezes com outra cor no meio
cards-pattern-stack = uma pilha que mostra { $colour }
cards-pattern-before-stack = { $colour }, depois uma pilha de outra cor
cards-held = { $card }, nível { $level }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-held-secured = { $card }, protegida, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-nth-from-middle = número { $number } a partir do meio
cards-row-empty = Nenhuma Pena colocada ainda
cards-row-begin = Seu Cóatl começa com esta Pena
cards-row = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
}, { $stacks ->
    [0] nenhuma pilha
    [one] { $stacks } pilha
   *[other] { $stacks } pilhas
}: { $list }
cards-segment = { $number } { $colour }
cards-segment-stack = { $number } { $colour } sobre uma pilha
cards-segment-head = { $colour ->
    [Y] cabeça amarela
    [R] cabeça vermelha
    [K] cabeça preta
    [G] cabeça verde
   *[B] cabeça azul
}
cards-segment-tail = { $colour ->
    [Y] cauda amarela
    [R] cauda vermelha
    [K] cauda preta
    [G] cauda verde
   *[B] cauda azul
}
cards-your-row = Seu Cóatl: { $row }
cards-row-of = Cóatl de { $name }: { $row }
cards-seat = Lugar { $number }
cards-carl = { $competition ->
    [2] CARL 2.0
   *[1] CARL
}
cards-bot = robô: { $level ->
    [novice] novato
    [apprentice] aprendiz
    [carver] escultor
    [priest] sacerdote
    [high-priest] alto sacerdote
   *[other] { $level }
}

## Topo da mesa

cards-game = Jogo de cartas
cards-game-carl = Jogo de cartas · solo
cards-round = Rodada { $round } de { $last }
cards-round-carl = CARL primeiro
cards-round-feather = { $left ->
    [2] primeira Pena
   *[1] segunda Pena
}
cards-round-end = { $left ->
    [2] a cabeça
   *[1] a cauda
}
cards-round-part = { $round } · { $part }
cards-competitions = Competições
cards-competition-name = { $number ->
    [1] 1 · CARL
   *[2] 2 · CARL 2.0
}
cards-competition-short = { $number } de 2
cards-competition-later = só depois de uma vitória
cards-waiting = Esperando a mesa…
cards-log = Histórico
cards-keys = Teclas
cards-close = Fechar
cards-tabs = Partes da mesa
cards-tab-play = Jogar
cards-tab-row = Cóatl
cards-tab-others = Rivais
cards-tab-temple = Templo
cards-tab-levels = Níveis
cards-tab-supply = Estoque
cards-mine-short = Suas

## Jogadores

cards-others = Adversários
cards-opponent = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $count ->
    [one] { $count } Profecia
   *[other] { $count } Profecias
}, { $secured ->
    [one] { $secured } protegida
   *[other] { $secured } protegidas
}
cards-rivals = Adversários
cards-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-points-named = { $points ->
    [one] { $name }: { $points } ponto
   *[other] { $name }: { $points } pontos
}
cards-scored = Pontuação definitiva
cards-side-left = à sua esquerda
cards-side-right = à sua direita
cards-side-both = seu rival
cards-side-far = do outro lado da mesa
cards-steal-left = { $count ->
    [one] { $count } roubo possível
   *[other] { $count } roubos possíveis
}
cards-steal-used = roubo feito
cards-steal-far = fora de alcance
cards-steals-from = { $count ->
    [one] { $name }: { $count } roubo possível
   *[other] { $name }: { $count } roubos possíveis
}
cards-steals-none-from = { $name }: nenhum roubo possível
cards-prophecies = Profecias
cards-prophecies-of = Profecias de { $name }
cards-no-prophecies = nenhuma Profecia
cards-your-prophecies = Suas Profecias
cards-your-points = Seus pontos
cards-points-of = Profecias { $prophecies } · Templo { $temple }
cards-your-feathers = Suas Penas
cards-since = Desde o seu último turno
cards-since-watch = O que acabou de acontecer
cards-since-nothing = Nada ainda.
cards-stolen = { $name } roubou uma Profecia sua: { $card }

## Estoque e Templo

cards-supply = Profecias do estoque
cards-supply-empty = O estoque está vazio.
cards-badge-claim = pegue no nível { $level }
cards-badge-times = { $times }× na sua fileira
cards-badge-claim-short = nível { $level }
cards-badge-times-short = { $times }×
cards-badge-level = nível { $level } = { $points }
cards-badge-moves = nível { $before } → { $level }
cards-badge-new = { $points } nova
cards-badge-next = depois { $points }
cards-badge-shown = visível { $times }×
cards-badge-secured = protegida = { $points }
cards-prophecy-deck = Baralho de Profecias: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-feather-deck = Baralho de Penas: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-discards = Penas descartadas: { $count }
cards-discards-top = Penas descartadas: { $count }, em cima { $feather }
cards-temple = Templo de todos
cards-temple-one = um
cards-temple-both = dois
cards-temple-pays = { $points ->
    [0] ainda não vale nada
    [one] Templo: { $points } ponto
   *[other] Templo: { $points } pontos
}
cards-met = cumprido
cards-not-met = ainda não cumprido
cards-progress = agora { $count }
cards-progress-equal = agora { $first } e { $second }
cards-objective-gods = uma Profecia de cada: { $first }, { $second }, { $third }
cards-objective-lower = uma Profecia { $low } em nível mais baixo que uma Profecia { $high }
cards-objective-twins = duas Profecias do mesmo deus no mesmo nível
cards-objective-least = { $count } segmentos ou mais
cards-objective-most = { $count } segmentos ou menos
cards-objective-run = { $count } segmentos vizinhos da mesma cor
cards-objective-same = { $count } segmentos da mesma cor
cards-objective-equal = tantos segmentos em { $first } quantos em { $second }

## Colocar

cards-places = Lugares para esta Pena
cards-placed = a Pena está aqui
cards-places-laid = Mover a Pena para outro lugar
cards-place-start = Começar aqui
cards-place-left = Esquerda, ao lado
cards-place-over-left = Esquerda, por cima
cards-place-over-right = Direita, por cima
cards-place-right = Direita, ao lado
cards-signed = { $sign ->
    [-1] −{ $size }
    [0] ±0
   *[1] +{ $size }
}
cards-gain = { $sign ->
    [-1] { $size ->
        [one] { $size } ponto a menos
       *[other] { $size } pontos a menos
    }
    [0] nenhum ponto a mais
   *[1] { $size ->
        [one] { $size } ponto a mais
       *[other] { $size } pontos a mais
    }
}
cards-total = { $points ->
    [one] { $points } ponto no total
   *[other] { $points } pontos no total
}
cards-reveals = Compra cartas e não pode ser desfeito
cards-no-effect = não muda nenhuma Profecia
cards-or = ou { $points }
cards-temple-gain = Templo { $points }
cards-effect-dropped = { $card } cai para o nível { $level }
cards-effect-upgraded = { $card } pode subir para o nível { $level }
cards-effect-claimed = { $card } pode ser pega no nível { $level }
cards-effect-stole = { $card } pode ser roubada de { $victim } no nível { $level }
cards-effect-temple = Templo: { $gain }
cards-turn-round = virar
cards-hand-note = Toque em uma e escolha um lugar. Toque de novo para virá-la.
cards-hand-wait = Você joga quando for a sua vez.
cards-hand-later = Termine antes este passo.
cards-hand-move = Toque outro lugar acima para mover a Pena.
cards-after-carl = Você joga quando CARL terminar.
cards-revealed = Revelada
cards-revealed-note = Esta Pena deve ser colocada agora.
cards-discard = Descartar para revelar
cards-discard-short = Descartar
cards-discard-label = Descartar para revelar: a Pena levantada sai, a próxima é mostrada. Não pode ser desfeito.

## Cumprir

cards-fulfil = Cumprir
cards-fulfil-note = os ganhos já vêm ligados; desligue o que preferir deixar
cards-waiting-points = { $points } à espera
cards-waiting-label = desligado, há pontos à espera
cards-waiting-bar = { $count ->
    [one] { $points } à espera: { $what }
   *[other] { $points } à espera
}
cards-waiting-on = { $count ->
    [one] Ligar
   *[other] Ligar todos
}
cards-waiting-on-short = { $points } ligar
cards-change-in-all = { $points } no total
cards-ledger = Como se formam os seus pontos
cards-ledger-now = agora
cards-ledger-after = depois deste turno
cards-ledger-off = desligado
cards-ledger-not = ({ $points })
cards-ledger-change = { $kind ->
    [drop] queda obrigatória
    [upgrade] elevação
    [claim] pega
    [steal] roubo
   *[temple] Templo
}
cards-thefts = { $count ->
    [one] { $count } de 2 roubos usado
   *[other] { $count } de 2 roubos usados
}
cards-order-nth = número { $number }
cards-order-note = Os números são a ordem: a primeira fica mais perto do meio. Desligue e ligue uma carta de novo para deixá-la por último.
cards-may-claim = pegar no nível { $level }
cards-may-upgrade = elevar ao nível { $level }
cards-may-steal = roubar de { $victim }, nível { $level }
cards-did-claimed = pega no nível { $level }
cards-did-upgraded = elevada ao nível { $level }
cards-did-stole = roubada de { $victim }, nível { $level }
cards-did-dropped = queda obrigatória ao nível { $level }
cards-forced = Obrigatório
cards-forced-why = Um padrão foi coberto, então a Profecia cai. Só uma Pena colocada por cima de outra faz isso.
cards-nothing-left = Não há mais nada a cumprir.

## Cabeça e cauda

cards-head = Cabeça
cards-tail = Cauda
cards-head-note = Escolha uma cor; abaixo, o total possível.
cards-tail-note = Escolha uma cor; abaixo, o total possível.
cards-end-plain = Escolha uma cor.
cards-head-chosen = Escolhida
cards-tail-chosen = Escolhida
cards-head-wait = Vem a seguir
cards-tail-wait = Vem depois da cabeça
cards-head-of = Cabeça, { $colour }
cards-tail-of = Cauda, { $colour }

## A barra

cards-undo = Desfazer
cards-redo = Refazer
cards-reset = Desfazer tudo
cards-hint = Conselho
cards-confirm-commit = Confirmar
cards-confirm-draw = Confirmar e comprar
cards-confirm-discard = Descartar e revelar
cards-confirm-done = Pronto
cards-prompt-wait = { $name } está jogando
cards-prompt-play = { $left ->
    [2] Levante a primeira Pena
   *[1] Levante a segunda Pena
}
cards-prompt-revealed = Coloque a Pena revelada
cards-prompt-drop = Ordene as Profecias que caem
cards-prompt-fulfil = Cumpra o que quiser
cards-prompt-head = Escolha uma cabeça
cards-prompt-tail = Escolha uma cauda
cards-prompt-place = Onde colocar { $feather }?
cards-prompt-draw = Confirmar e comprar?
cards-prompt-discard = Descartar esta Pena?
cards-prompt-commit = Seu turno está completo
cards-note-wait = Enquanto isso, você pode olhar a mesa.
cards-note-watch = Você está assistindo.
cards-note-free = Tudo ainda pode ser desfeito.
cards-note-draw = Isso termina o seu turno e compra cartas: sem volta.
cards-note-discard = A próxima Pena é mostrada e deve ser colocada: sem volta.
cards-note-commit = Confirme ou volte um passo.
cards-note-done-draws = Ao confirmar, cartas são compradas: sem volta.
cards-why-not-your-turn = Não é a sua vez.
cards-why-place-first = Coloque antes uma Pena.
cards-why-place-revealed = A Pena revelada deve ser colocada antes.
cards-why-drop-first = Escolha antes a ordem das Profecias que caem.
cards-why-fulfil-first = Escolha antes o que cumprir.
cards-why-head-first = Escolha antes uma cabeça.
cards-why-tail-first = Escolha antes uma cauda.
cards-why-over = A partida acabou.
cards-why-nothing-to-undo = Não há nada a desfazer.
cards-why-nothing-to-redo = Não há nada a refazer.
cards-why-lift-first = Levante a Pena que quer descartar.
cards-why-no-discard = Esta Pena não pode ser descartada agora.

## Avisos e dicas

cards-warning-last-feather-round = Última rodada com Penas: o que ficar na mão se perde.
cards-warning-final-round = { $solo ->
    [yes] Rodada final: você acrescenta uma cabeça e uma cauda.
   *[no] Rodada final: todos acrescentam uma cabeça e uma cauda.
}
cards-warning-your-final-turn = { $points ->
    [one] Seu último turno. Por enquanto: { $points } ponto.
   *[other] Seu último turno. Por enquanto: { $points } pontos.
}
cards-warning-carl-is-scored = A pontuação de CARL está fixada em { $points }: você precisa de mais.
cards-warning-drop-order = { $cards ->
    [one] { $cards } Profecia cai: o lugar dela decide o que CARL pega primeiro.
   *[other] { $cards } Profecias caem: a ordem delas decide o que CARL pega primeiro.
}
cards-warning-thefts-left = { $left ->
    [0] Você já usou os dois roubos deste turno.
    [one] Você ainda pode roubar { $left } Profecia de CARL neste turno.
   *[other] Você ainda pode roubar { $left } Profecias de CARL neste turno.
}
cards-warning-losing-now = { $points } contra { $carl_points }: por enquanto, CARL vence.
cards-coach-best = O conselheiro faria isto
cards-step-play = Colocar { $feather }: { $place }
cards-step-fulfil = Cumprir esta Profecia
cards-step-drop = Colocar esta em seguida
cards-hint-play = Coloque a Pena: { $feather }. { $place }.
cards-hint-discard = Descarte a Pena ({ $feather }) e revele outra.
cards-hint-head = { $colour ->
    [Y] Uma cabeça amarela.
    [R] Uma cabeça vermelha.
    [K] Uma cabeça preta.
    [G] Uma cabeça verde.
   *[B] Uma cabeça azul.
}
cards-hint-tail = { $colour ->
    [Y] Uma cauda amarela.
    [R] Uma cauda vermelha.
    [K] Uma cauda preta.
    [G] Uma cauda verde.
   *[B] Uma cauda azul.
}
cards-hint-fulfil = Cumpra esta. { $card }.
cards-hint-drop = Ponha esta em seguida. { $card }.
cards-hint-done = Siga sem escolher mais nada.

## Registro

cards-log-placed = { $who } colocou { $feather }: { $place }
cards-log-discarded = { $who } descartou { $feather } e revelou { $revealed }
cards-log-head = { $who } acrescentou uma cabeça: { $feather }
cards-log-tail = { $who } acrescentou uma cauda: { $feather }
cards-log-dropped = { $who }: { $card } caiu para o nível { $level }
cards-log-upgraded = { $who } elevou ao nível { $level }: { $card }
cards-log-upgraded-secured = { $who } protegeu: { $card }
cards-log-claimed = { $who } pegou no nível { $level }: { $card }
cards-log-claimed-secured = { $who } pegou e protegeu: { $card }
cards-log-stole = { $mine ->
    [yes] { $who } roubou de você: { $card }
   *[no] { $who } roubou de { $victim }: { $card }
}
cards-log-stole-secured = { $mine ->
    [yes] { $who } roubou de você e protegeu: { $card }
   *[no] { $who } roubou de { $victim } e protegeu: { $card }
}
cards-log-reshuffled = As Penas descartadas formam um novo baralho
cards-log-round = Rodada { $round }
cards-log-scored = { $points ->
    [one] { $who } marca { $points } ponto
   *[other] { $who } marca { $points } pontos
}
cards-log-dealt = { $competition ->
    [2] Segunda competição: CARL 2.0
   *[1] Primeira competição: CARL
}
cards-log-over = { $ending ->
    [won] Você venceu os dois CARL
    [lost-to-CARL] CARL venceu
    [lost-to-CARL-2-0] CARL 2.0 venceu
   *[played] A partida acabou
}
cards-log-resigned = { $who } desistiu
cards-log-kicked = { $who } não tem mais lugar: um robô continua
cards-log-returned = { $who } voltou
cards-log-replaced = Um robô joga no lugar de { $who }
cards-log-carl-began = { $who } prefere { $feather }
cards-log-carl-upgraded = { $who } elevou ao nível { $level }: { $card }
cards-log-carl-upgraded-secured = { $who } protegeu: { $card }
cards-log-carl-stole = { $mine ->
    [yes] { $who } roubou de você: { $card }
   *[no] { $who } roubou de { $victim }: { $card }
}
cards-log-carl-fulfilled = { $who } cumpriu: { $card }
cards-log-carl-skipped = { $action ->
    [upgrade] { $who } não tinha nada para elevar
    [steal] { $who } não tinha nada para roubar
   *[fulfil] { $who } não tinha nada para cumprir
}
cards-log-carl-scored = { $points ->
    [one] { $who } marca { $points } ponto
   *[other] { $who } marca { $points } pontos
}

## CARL

cards-carl-turn = O turno de CARL
cards-carl-did = O que CARL fez
cards-personality = { $personality ->
    [ambitious] ambicioso: eleva mais
    [imperious] imperioso: rouba mais
   *[greedy] ganancioso: cumpre mais
}
cards-levels = Profecias por nível
cards-level-of = { $name }, nível { $level }
cards-level-worth = { $points ->
    [one] Nível { $level }: { $points } ponto cada
   *[other] Nível { $level }: { $points } pontos cada
}
cards-worth = { $points } pts
cards-outer = fora: a mais nova
cards-closest = 1 é a mais próxima do meio: a mais antiga, a primeira a sair
cards-lead = { $sign ->
    [-1] { $size } atrás
    [0] empate; CARL vence empates
   *[1] { $size } à frente
}
cards-carl-result = Competição 1: você { $points }, CARL { $carl }
cards-carl-result-note = Você venceu a primeira competição. Agora começa CARL 2.0.
cards-carl-feather = Uma Pena é mostrada: ele prefere { $first } ou { $second }
cards-carl-feather-note = Uma Profecia que mostra uma destas cores vem antes de todas as outras.
cards-carl-god = { $action ->
    [upgrade] Carta { $god }: ele eleva duas vezes
    [steal] Carta { $god }: ele rouba duas vezes
   *[fulfil] Carta { $god }: ele cumpre duas vezes
}
cards-carl-god-note = A carta de ação diz o que ele faz duas vezes. Ele eleva, depois rouba, depois cumpre.
cards-action-left = { $god }, ainda por vir
cards-carl-upgrade = { $of ->
    [2] Elevação { $nth } de 2: ao nível { $level }
   *[1] Elevação: ao nível { $level }
}
cards-carl-steal = { $of ->
    [2] Roubo { $nth } de 2: fica no nível { $level }
   *[1] Roubo: fica no nível { $level }
}
cards-carl-fulfil = { $of ->
    [2] Cumprimento { $nth } de 2, do estoque
   *[1] Cumprimento, do estoque
}
cards-carl-later = { $action ->
    [upgrade] Elevação
    [steal] Roubo
   *[fulfil] Cumprimento
}
cards-carl-hidden = { $kind ->
    [god] A carta de ação dele
    [feather] Uma Pena
   *[scored] A pontuação dele
}
cards-carl-skip = { $action ->
    [upgrade] Elevação: nada a escolher
    [steal] Roubo: nada a escolher
   *[fulfil] Cumprimento: nada a escolher
}
cards-carl-no-target = { $action ->
    [upgrade] Todas as Profecias dele estão protegidas, ou ele não tem nenhuma.
    [steal] Todas as suas Profecias estão protegidas, ou você não tem nenhuma.
   *[fulfil] O estoque está vazio.
}
cards-carl-nothing-there = Não havia candidata.
cards-carl-only-one = Não havia outra candidata.
cards-carl-scored = { $points ->
    [one] A pontuação dele está fixada: { $points } ponto
   *[other] A pontuação dele está fixada: { $points } pontos
}
cards-carl-scored-note = Nada do que vem depois muda isso. Você precisa de mais.
cards-carl-rule = { $rule ->
    [preferred] { $by ->
        [preference] escolhida: a que combina com a preferência
        [level] escolhida: combina e tem o nível mais alto
        [closest] escolhida: combina, nível mais alto, mais perto do meio
        [leftmost] escolhida: a mais à esquerda que combina
       *[only] escolhida: combina e é a única
    }
   *[any] { $by ->
        [level] escolhida: nenhuma combina, então o nível mais alto
        [closest] escolhida: nenhuma combina; nível mais alto, mais perto do meio
        [leftmost] escolhida: nenhuma combina, então a mais à esquerda
       *[only] escolhida: a única, mesmo sem combinar
    }
}
cards-passed-secured = protegida: intocável
cards-passed-not-preferred = não mostra nenhuma das cores dele
cards-passed-lower-level = também combina, mas em nível mais baixo
cards-passed-further-out = igual, mas mais longe do meio
cards-passed-further-right = igual, mas mais à direita
cards-carl-tag-upgrade = sobe para { $level }
cards-carl-tag-steal = CARL pegou esta
cards-carl-tag-fulfil = do estoque
cards-was-here = estava aqui
cards-carl-now-upgrade = CARL eleva: { $card }
cards-carl-now-steal = CARL rouba: { $card }
cards-carl-now-fulfil = CARL cumpre: { $card }
cards-carl-watch = Passo { $step } de { $count } · nada a decidir, só observe
cards-carl-watch-short = { $round } · passo { $step } de { $count } · só assistir
cards-step-of = { $step } de { $count }
cards-why-this = Por que esta?
cards-chosen = Escolhida
cards-pace = Ritmo
cards-auto = Auto: continuar sozinho
cards-auto-short = Auto
cards-pace-step = Passo
cards-pace-slow = Lento
cards-pace-fast = Rápido
cards-back-step = Um passo atrás
cards-to-end = Até o fim
cards-next-step = Próximo passo
cards-your-turn-now = Sua vez
cards-go-second = Enfrentar CARL 2.0
cards-passage = Você venceu a primeira competição
cards-passage-next = Agora contra CARL 2.0
cards-passage-note = Tudo é distribuído de novo. São { $rounds } rodadas, e o baralho de ações dele tem { $cards } cartas.
cards-drop = Qual cai primeiro?
cards-drop-note = Elas chegam ao mesmo nível. A primeira fica mais perto do meio e, entre iguais, CARL pega a mais próxima.
cards-drop-next = Lugar { $place }: { $card }
cards-drop-this = { $place ->
    [1] cai primeiro
    [2] cai em segundo
    [3] cai em terceiro
   *[other] cai em seguida
}
cards-drop-level = Nível { $level }, do meio para fora
cards-drop-free = ainda livre
cards-dropping = caindo

## Fim

cards-results = Resultados
cards-competition-result = { $opponent }: você { $points }, ele { $carl }
cards-won = vencida
cards-lost = perdida
cards-no-second = A segunda competição, contra CARL 2.0, só vem depois de uma vitória.
cards-rank = { $name }
cards-rematch = Jogar de novo

## Teclas

cards-key-lift = levantar uma Pena
cards-key-place = escolher o lugar da Pena levantada
cards-key-before = { $solo ->
    [yes] ir ao lugar anterior, Enter escolhe; passo anterior de CARL
   *[no] ir ao lugar anterior, Enter escolhe
}
cards-key-after = { $solo ->
    [yes] ir ao próximo lugar; próximo passo de CARL
   *[no] ir ao próximo lugar, Enter escolhe
}
cards-key-turn = virar a Pena
cards-key-release = devolver a Pena
cards-key-discard = descartar e revelar outra
cards-key-fulfil = escolher a próxima Profecia a cumprir
cards-key-undo = desfazer
cards-key-redo = refazer
cards-key-reset = desfazer o turno todo
cards-key-confirm = confirmar
cards-key-hint = pedir conselho
cards-key-read = ler seu Cóatl em voz alta
cards-key-log = abrir o histórico
cards-key-rivals = mostrar os adversários
cards-key-next = próximo passo de CARL
cards-key-back = desfazer, refazer
cards-key-end = até o fim do turno de CARL
cards-key-command = jogar em palavras
cards-key-help = esta lista

## Jogar em palavras. Várias palavras para uma coisa são separadas por vírgulas.

cards-say-note = Diga “pôr 2 sobre direita”, “virar 2”, “descartar 1”, “cumprir vermelho verde”, “cabeça vermelha”, “desfazer” ou “confirmar”. Chame uma Pena pelo número na sua mão ou pelas cores, uma Profecia pelas cores. “ler mão”, “ler estoque”, “ler minhas”, “ler templo” e “ler adversários” dizem o que há ali.
cards-say-example = pôr 2 sobre direita
cards-say-telling = O turno de CARL está sendo contado: diga “próximo” ou “fim”
cards-say-waits = { $action } Diga “sim” para fazer: não dá para desfazer.
cards-say-ends = { $action } Diga “sim” para seguir assim.
cards-say-holds = Você segura { $feather }
cards-say-no-feather = Não há tal Pena na sua mão
cards-say-let-go = Devolvido
cards-say-nth = { $number }: { $feather }
cards-say-card = { $id }: { $card }
cards-say-place = pôr, põe, ponha, colocar, coloque, coloca, adicionar, adicione, jogar, jogue, joga
cards-say-lift = levantar, levante, levanta, pegar, pegue, pega
cards-say-flip = virar, vire, vira, virada, girar, gire, gira
cards-say-discard = descartar, descarte, descarta
cards-say-fulfil = cumprir, cumpra, cumpre
cards-say-claim = ganhar, ganhe, ganha, obter
cards-say-upgrade = elevar, eleve, eleva, subir, suba, sobe, melhorar, melhore
cards-say-steal = roubar, roube, rouba
cards-say-drop = baixar, baixe, baixa, cair
cards-say-cancel = não, cancelar, cancele, cancela
cards-say-next = próximo, próxima, seguinte
cards-say-finish = fim, pular, pule, pula
cards-say-over = sobre, cima, cobrir, cubra, cobre, cobrindo
cards-say-beside = lado
cards-say-hand = mão, penas
cards-say-row = fileira, coatl, serpente
cards-say-supply = estoque, reserva, oferta, profecias
cards-say-mine = minhas, minha, meu
cards-say-temple = templo
cards-say-rivals = adversários, adversário
cards-say-noise = o, a, os, as, um, uma, de, do, da, dos, das, na, no, em, e, ao, com, esta, este, ponta, pena, carta, profecia, início, aqui
