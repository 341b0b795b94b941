# O que só o terminal diz: play, score, cards, replay, bots. O que se digita (comandos, opções, ações)
# é igual em todas as línguas.

## Línguas, listas, erros

cli-no-language = a língua '{ $name }' não existe aqui: esperava { $languages }
cli-language-now = O jogo agora fala português.
cli-or = { $first } ou { $second }
cli-phrases = { $first }; { $next }
cli-cannot-read = não dá para ler { $text }: { $found } na coluna { $column }, esperava { $expected }
cli-cannot-read-end = não dá para ler { $text }: o texto acaba na coluna { $column }, esperava { $expected }
cli-expected-letter = uma letra de cor entre YRKGB
cli-expected-some-letter = pelo menos uma letra de cor entre YRKGB
cli-expected-letter-or-stack = uma letra de cor entre YRKGB, ou ' para uma pilha
cli-expected-no-gold = uma letra de cor entre YRKGB: nunca se monta com corpos dourados (B9.2)
cli-expected-head-first = '<' só antes da primeira peça, a cabeça
cli-expected-tail-last = '>' só depois da última peça, a cauda
cli-expected-body-between = um corpo entre a cabeça e a cauda (B6.2)
cli-expected-fewer-bodies = no máximo { $most } corpos (B1.1)
cli-expected-fewer-segments = no máximo { $most } segmentos
cli-card-range = de { $first } a { $last } ou de { $from } a { $to }
cli-error-no-action = '{ $text }' não é uma ação deste jogo: esperava uma destas palavras, { $words }
cli-error-no-action-like = '{ $text }' não é uma ação deste jogo: esperava algo como { $words }
cli-error-help = { $problem } (? para ajuda)
cli-many-called = '{ $name }' pode ser { $names }: esperava mais algumas letras
cli-nobody-called = ninguém aqui se chama '{ $name }': esperava { $names }
cli-error-unknown-game = jogo desconhecido '{ $name }': esperava { $games }
cli-error-bad-seats = { $seats ->
    [one] { $seats } lugar: o jogo de tabuleiro tem 2, 3 ou 4 lugares
   *[other] { $seats } lugares: o jogo de tabuleiro tem 2, 3 ou 4 lugares
}
cli-error-bad-seats-cards = { $seats ->
    [one] { $seats } lugar: o jogo de cartas tem 2, 3 ou 4 lugares
   *[other] { $seats } lugares: o jogo de cartas tem 2, 3 ou 4 lugares
}
cli-error-carl-seats = { $seats ->
    [one] { $seats } lugar: contra CARL há um só lugar
   *[other] { $seats } lugares: contra CARL há um só lugar
}
cli-error-seats-number = opção '{ $word }': esperava um número de lugares, de 2 a 4
cli-error-other-seats = { $seats ->
    [one] opção '{ $word }': em outra parte se pede um lugar
   *[other] opção '{ $word }': em outra parte se pedem { $seats } lugares
}
cli-error-unknown-option = opção desconhecida '{ $word }': esperava { $known }
cli-error-unknown-personality = personalidade desconhecida '{ $name }': esperava { $names }
cli-error-one-personality = CARL tem uma só personalidade, não várias: { $names }
cli-error-other-cards = feito com o conjunto de cartas { $made }, mas as cartas em uso são { $here } (“-” são as cartas do jogo): escolha as certas com --cards
cli-card-set = Conjunto de cartas { $label }: { $about }
cli-cards-other-game = o conjunto de cartas { $name } é para --game { $game }, não para { $played }
cli-browser-at = O Cóatl está em { $address } (Ctrl-C encerra; as partidas ficam guardadas)
cli-browser-running = O Cóatl já está em execução, em { $address }
cli-browser-packages = o servidor precisa de mais pacotes (falta { $name }): { $command } (com pipx ou uvx: [server] depois do nome do wheel); coatl play --terminal não precisa deles
cli-browser-interpreted = As regras estão interpretadas aqui: tudo funciona, mas os bots pensam muito mais devagar do que compilados
cli-browser-windows = o servidor não roda no próprio Windows: use WSL ou Docker; coatl play --terminal joga aqui
cli-terminal-only = { $option } vale só para o jogo no terminal: acrescente --terminal
cli-browser-only = { $option } vale só para o jogo no navegador: retire --terminal
cli-bad-seed = --seed { $seed }: esperava uma palavra ou um número
cli-other-players = { $count ->
    [one] --options { $words }: há 1 pessoa na mesa
   *[other] --options { $words }: há { $count } pessoas na mesa
}
cli-many-players = { $seats ->
    [one] --players nomeia { $players } pessoas, mas há { $seats } lugar
   *[other] --players nomeia { $players } pessoas, mas há { $seats } lugares
}
cli-seats-full = --bots: --players já ocupa todos os lugares
cli-many-bots = { $seats ->
    [one] --bots nomeia { $bots } robôs, mas resta { $seats } lugar para robôs
   *[other] --bots nomeia { $bots } robôs, mas restam { $seats } lugares para robôs
}
cli-bad-names = { $option } { $text }: esperava nomes separados por vírgulas
cli-you-alone = '{ $name }' é quem está lendo: esperava um nome para cada pessoa
cli-same-name = duas pessoas se chamam '{ $name }': esperava nomes diferentes
cli-long-name = o nome '{ $name }' é longo demais: esperava no máximo { $most } letras
cli-bad-name = o nome '{ $name }' tem um sinal que um registro não pode guardar
cli-no-personality = --personality { $name }: só --game carl tem uma
cli-carl-bots = --bots: contra CARL joga-se só; deixe essa opção de fora e escolha com --personality como CARL joga
cli-carl-players = --players: contra CARL há uma só pessoa; dê um só nome
cli-save-folder = --save { $path }: é uma pasta, esperava um arquivo
cli-save-nowhere = --save { $path }: essa pasta não existe
cli-stopped = interrompido
cli-no-text-file = não é um arquivo de texto
cli-cannot-open = não dá para ler { $file }: { $reason }

## A mesa e seus comandos

cli-bot-name = { $level ->
    [novice] Robô novato
    [apprentice] Robô aprendiz
    [carver] Robô escultor
    [priest] Robô sacerdote
    [high-priest] Robô alto sacerdote
   *[random] Robô ao acaso
}
cli-game = { $game ->
    [board] Cóatl
    [cards] Cóatl: o jogo de cartas
   *[carl] Cóatl: o jogo de cartas, contra CARL
}
cli-welcome-title = { $game }: { $names }
cli-welcome = { $begins } Digite ? para ajuda, c para explicar as cartas, q para sair.
cli-welcome-options = { $begins } Opções: { $options }. Digite ? para ajuda, c para explicar as cartas, q para sair.
cli-seating = Ordem de jogo: { $listed } como indicado, depois { $bots }, de --bots.
cli-begins = { $mine ->
    [yes] Você começa.
   *[no] { $who } começa.
}
cli-thinking = { $who } está pensando
cli-turn-of = Vez de { $who }
cli-your-turn = Sua vez
cli-your-turn-name = { $who }, sua vez
cli-turn-round = { $whose }: rodada { $round } de { $last }
cli-turn-carl = { $whose }, contra { $carl }: rodada { $round } de { $last }
cli-setup = Preparação
cli-hide = Aperte Enter para esconder suas cartas.
cli-pass-on = Passe o teclado para { $who } e aperte Enter.
cli-wait-help = Enter continua, q sai da partida. Ninguém vê as cartas de outra pessoa: é para isso que serve esta pausa.
cli-the-end = Fim
cli-seed = Semente: { $seed }
cli-left = A partida para aqui, inacabada.
cli-left-because = { $reason } A partida para aqui, inacabada.
cli-stopped-now = Interrompido.
cli-input-ended = A entrada acabou.
cli-type-number = Digite o número de uma escolha, ou ? para ajuda.
cli-no-choice = Não há escolha { $number }: os números vão de 1 a { $last }.
cli-may-not = { $rule ->
    [none] '{ $action }' não é permitido. { $reason }
   *[other] '{ $action }' não é permitido ({ $rule }). { $reason }
  }
cli-quit = Sair desta partida?
cli-yes-no = s = sim, n = não
cli-enter-undo = Enter = sim, u = não, ? = ajuda
cli-go-on-help = Enter executa o passo. u desiste dele, e você escolhe de novo. q sai da partida; c, t, b, rules e os outros comandos também funcionam aqui.
cli-question = { $question } ({ $answers })
cli-words-yes = s sim
cli-words-no = n não nao
cli-answer = Responda s ou n, por favor.
cli-no-answer = '{ $answer }' não é sim nem não.
cli-ends-setup = '{ $action }' termina sua preparação. Continuar?
cli-ends-turn = '{ $action }' termina seu turno. Continuar?
cli-ends-last-turn = '{ $action }' termina seu último turno. Continuar?
cli-nothing-back = Nada a desfazer: este turno ainda não tem nenhum passo.
cli-settled = Nada a desfazer: '{ $action }' revelou algo, o que fixa esse passo e os anteriores.
cli-taken-back = Desfeito: { $action }
cli-reveals = * revela algo e por isso não pode ser desfeito
cli-save-where = Salvar em que arquivo? (Enter = { $file })
cli-save-offer = Salvar a partida? (s = em { $file }, um nome de arquivo, Enter = não)
cli-save-named = Salvar em um arquivo chamado '{ $file }'?
cli-overwrite = { $file } já existe. Substituir?
cli-cannot-save = Não dá para salvar em { $file }: { $reason }
cli-saved = Salvo em { $file } (com as cartas de todos): coatl replay { $file }
cli-command-number = número
cli-command-file = ARQUIVO
cli-do-number = fazer a escolha com este número
cli-do-write = ou escrevê-la: take <B, choose P05, add Y left of A, fulfil P05 on A, done
cli-do-write-cards = ou escrevê-la: RB over left, discard RB, fulfil C05, head R, tail G, done
cli-do-table = mostrar de novo a mesa toda
cli-do-card = explicar uma carta; só c explica todas as cartas à vista
cli-do-rules = mostrar uma regra ou procurar uma palavra; só rules lista os capítulos
cli-do-bags = contar o que resta nas sacolas
cli-do-feathers = contar as cartas de Pena já vistas
cli-do-undo = desfazer o último passo deste turno
cli-do-hint = um conselho: o que um robô forte faria aqui, e por quê
cli-do-language = falar outra língua: en, fr ou pt-BR
cli-do-save = salvar a partida para `coatl replay`
cli-do-quit = sair
cli-help-quick = Antes de um passo que encerra o turno por si só, o jogo pergunta; iniciado com --quick, não pergunta.
cli-all-rules = Todas as regras: digite rules. Uma recusa cita sua regra: rules { $example } mostra uma, rules templo procura uma palavra.
cli-rules-how = rules { $example } mostra uma regra, e uma palavra acha as que a contêm.
cli-rule-note = { $kind }: { $text }
cli-no-rule = não há regra { $number }: as regras sobre “{ $heading }” vão de { $first } a { $last }
cli-no-rule-alone = não há regra { $number }: a única regra sobre “{ $heading }” é { $chapter }
cli-no-chapter = não há regras { $number }: os capítulos vão de { $first } a { $last }
cli-no-rule-words = nenhuma regra contém '{ $words }': só rules lista os capítulos

## O jogo de tabuleiro: a mesa

cli-family = { $family ->
    [red] vermelha
    [black] preta
    [blue] azul
    [yellow] amarela
   *[green] verde
}
cli-family-name = { $family ->
    [red] Contagem
    [black] Eco
    [blue] Corrente
    [yellow] Procissão
   *[green] Passagem
}
cli-family-of = família { $band } { $name }
cli-need-without = sem { $piece }
cli-need-length = { $count } peças
cli-need-no-family = sem carta { $family }
cli-explain-no-family = nenhuma Profecia da família { $family } ao lado
cli-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
cli-label-board = Tabuleiro
cli-label-complete = completo
cli-other-board = tabuleiro
cli-other-hand = mão
cli-note-complete = { $points }, { $cards }
cli-note-open = { $cards } = { $points } se completo
cli-points-if = { $points } se completo
cli-bags = Resta nas sacolas
cli-heads = cabeças
cli-bodies = corpos
cli-tails = caudas
cli-all = total
cli-decks = Baralho de Profecias: { $deck }, descartadas abertas: { $discards }.
cli-level-of = { $times } de { $lowest }×
cli-of = { $count } de { $total }
cli-gold = ouro { $count } (+{ $points })
cli-tokens = fichas: { $tokens }
cli-token = { $token ->
    [pick] Escolha
    [future] Futuro
   *[commitment] Sacerdote
}
cli-board-empty = vazio, { $count } de { $total }
cli-board-full = cheio
cli-hand-choosing = escolhe entre { $count } Profecias
cli-hand = { $count } de { $total } Profecias
cli-hand-known = já visto: { $cards }
cli-hand-perhaps = talvez { $cards }
cli-a-temple = um Templo
cli-face-up = Profecias abertas, { $count } no baralho
cli-temples = Templos, pilhas de { $sizes }
cli-hand-title = Mão, { $count } de { $total } Profecias
cli-dealt = Suas cartas iniciais
cli-kept = Escolhidas, { $count } de { $total }
cli-on-serpent = no Cóatl { $slot }
cli-has-one = já tem

## O jogo de tabuleiro: escolhas

cli-ask-setup = Fique com até três Profecias, depois diga done
cli-ask-main = Sua ação
cli-ask-choose = Mais Profecias, ou done
cli-ask-assemble = Continue a montar, ou done
cli-ask-complete = Complete o Cóatl: coloque cartas nele, depois um Templo ou done
cli-ask-future = Descarte, depois escolha Profecias
cli-future-note = Descarte primeiro o que não quiser manter: a primeira carta escolhida encerra os descartes (B8.2).
cli-few-kept = { $count ->
    [0] Você não fica com nenhuma das { $total } Profecias (B2.5).
   *[other] Você fica só com { $count } de { $total } Profecias (B2.5).
}
cli-menu-keep = Ficar com
cli-menu-take = Pegar
cli-menu-choose = Escolher
cli-menu-begin = Começar
cli-menu-add = Juntar a { $slot }
cli-menu-fulfil = Colocar
cli-menu-temple = Templo
cli-menu-discard = Descartar
cli-menu-pick = Escolha Perfeita
cli-menu-future = Ficha
cli-menu-commit = Compromisso
cli-menu-steal = Roubar
cli-menu-pass = Passar
cli-menu-done = Pronto
cli-from = { $pieces } de { $who }
cli-top-deck = topo do baralho
cli-end = { $end ->
    [left] à esquerda
   *[right] à direita
}
cli-completes = completa
cli-fits = { $card } serve
cli-no-longer = { $card } não serve mais
cli-beside = { $card } junto a { $slot }: { $level }
cli-temple-level = { $card }: { $level }
cli-see-future = Visão do Futuro: seis novas Profecias abertas
cli-nothing = nada a pegar, a escolher ou a montar
cli-close = completar o Cóatl sem Templo, por { $points }
cli-done-setup = ficar com estas e descartar as outras viradas para baixo
cli-done-main = renunciar à segunda ação
cli-done-choose = cartas suficientes, terminar a ação
cli-done-assemble = já montei o bastante, terminar a ação
cli-done-future = não escolher nenhuma carta

## O jogo de tabuleiro: o que aconteceu

cli-told-kept-all = Você fica com todas as cartas
cli-told-put-back = Você devolve: { $cards }
cli-told-ready = { $mine ->
    [yes] Todos escolheram. Profecias escolhidas: { $kept }. Você começa
   *[no] Todos escolheram. Profecias escolhidas: { $kept }. { $who } começa
}
cli-told-filled = O estoque é reabastecido
cli-told-draws = { $count ->
    [one] { $who } compra uma Profecia
   *[other] { $who } compra { $count } Profecias
}
cli-told-discards = { $count ->
    [one] { $who } descarta uma Profecia virada para baixo
   *[other] { $who } descarta { $count } Profecias viradas para baixo
}
cli-told-began = { $mine ->
    [yes] Você começa { $name }:
   *[no] { $who } começa { $name }:
}
cli-told-added = { $mine ->
    [yes] { $count ->
        [one] Você junta uma peça a { $name }:
       *[other] Você junta { $count } peças a { $name }:
    }
   *[no] { $count ->
        [one] { $who } junta uma peça a { $name }:
       *[other] { $who } junta { $count } peças a { $name }:
    }
}
cli-told-laid = { $mine ->
    [yes] Você coloca { $cards } junto a { $name }
   *[no] { $who } coloca { $cards } junto a { $name }
}
cli-told-completed = { $mine ->
    [yes] Você completa { $name }:
   *[no] { $who } completa { $name }:
}
cli-told-worth = por { $points } ({ $cards })

## O jogo de tabuleiro: o fim

cli-end-third = { $mine ->
    [yes] O fim: você completou um terceiro Cóatl (B7.1).
   *[no] O fim: { $who } completou um terceiro Cóatl (B7.1).
}
cli-end-exhausted = { $mine ->
    [yes] O fim: não restou nenhum corpo a pegar depois do seu turno (B7.3).
   *[no] O fim: não restou nenhum corpo a pegar depois do turno de { $who } (B7.3).
}
cli-turns-left = { $count ->
    [one] Resta { $count } turno: { $turns }.
   *[other] Restam { $count } turnos: { $turns }.
}
cli-turn-actions = { $actions ->
    [one] { $who } ({ $actions } ação)
   *[other] { $who } ({ $actions } ações)
}
cli-last-turn = { $actions ->
    [one] Este é seu último turno: resta uma ação.
   *[other] Este é seu último turno: restam até { $actions } ações.
}
cli-unfinished = { $count ->
    [one] O Cóatl { $serpents } está incompleto e não valerá nada (B13.1).
   *[other] Os Coameh { $serpents } estão incompletos e não valerão nada (B13.1).
}
cli-threat = { $near ->
    [yes] { $who } tem dois Coameh completos: um terceiro começa o fim, talvez no próximo turno.
   *[no] { $who } tem dois Coameh completos: um terceiro começa o fim.
}
cli-few-bodies = { $count ->
    [0] Não há mais corpos na sacola: o fim pode estar próximo (B7.3).
    [one] Só resta um corpo na sacola: o fim pode estar próximo (B7.3).
   *[other] Só restam { $count } corpos na sacola: o fim pode estar próximo (B7.3).
}
cli-over-third = { $mine ->
    [yes] A partida acabou: você completou um terceiro Cóatl.
   *[no] A partida acabou: { $who } completou um terceiro Cóatl.
}
cli-over-exhausted = A partida acabou: não restou nenhum corpo a pegar.
cli-over-passes = A partida acabou: ninguém mais podia agir.
cli-over-played = A partida acabou: todos juntaram uma cabeça e uma cauda.
cli-over = A partida acabou.
cli-player = nome
cli-points = pontos
cli-share = { $names } dividem a vitória: iguais em pontos e nos dois desempates.
cli-win = { $mine ->
    [yes] Você vence com { $points }.
   *[no] { $who } vence com { $points }.
}
cli-win-tie = { $mine ->
    [yes] Você vence com { $points }, tantos quantos { $rivals }; o desempate, { $tie }: { $best } a { $other }.
   *[no] { $who } vence com { $points }, tantos quantos { $rivals }; o desempate, { $tie }: { $best } a { $other }.
}
cli-win-ties = { $mine ->
    [yes] Você vence com { $points }, tantos quantos { $rivals }; os desempates decidem um após o outro.
   *[no] { $who } vence com { $points }, tantos quantos { $rivals }; os desempates decidem um após o outro.
}
cli-score = { $name }: { $points }
cli-gold-received = Corpos dourados recebidos: { $count }, por { $points }
cli-serpent-score = Cóatl { $number }: { $points }, { $pieces }
cli-paid-for = (vale { $times }×)
cli-at-pieces = peças { $places }
cli-unfinished-nothing = Incompleto { $slot }: nada
cli-unfinished-cards = Incompleto { $slot }: nada (suas cartas teriam valido { $points })

## O jogo de tabuleiro: o essencial das regras, cartas

cli-rules-aim = Você monta serpentes emplumadas, os Coameh, com uma cabeça, corpos e uma cauda. As Profecias junto a um Cóatl valem pelos padrões de suas cores, lidos da cabeça à cauda; cada peça conta uma vez por carta. Só Coameh completos valem pontos. Quem completa um terceiro começa os últimos turnos.
cli-rules-turn = Um turno é uma ação: pegar as peças de um espaço do estoque (seu tabuleiro tem lugar para 8), escolher Profecias (até 5 na mão), ou montar quanto quiser: começar um Cóatl, juntar peças às pontas, colocar junto a ele cartas que já servem. Para ser completado, ele precisa de uma carta; então pode receber também um Templo.
cli-rules-signs = Y amarelo, R vermelho, K preto, G verde, B azul, O dourado. ◄ é uma cabeça, ► uma cauda, ╌ uma ponta aberta. Num padrão, # conta uma cor em qualquer lugar, ≠ é qualquer outra cor ou nada, + uma ou mais, ⋯ uma ou mais de qualquer cor. “1× 2 · 2× 5”: uma vez vale 2 pontos, duas vezes 5. “2× = 5 · depois 3×”: a carta é satisfeita duas vezes e vale 5; três vezes valeria mais.
cli-pays = { $wishes }. Vale { $levels }.
cli-temple-note = Cabeça e cauda contam no comprimento; a igualdade vale a partir de uma peça de cada.
cli-pays-for = { $met ->
    [one] { $points } por { $met } requisito
   *[other] { $points } por { $met } requisitos
}

## Dicas

cli-hint-from = Um conselho, nível { $level }:
cli-hint-futures = { $count ->
    [one] Um conselho, nível { $level }, após { $count } futuro imaginado:
   *[other] Um conselho, nível { $level }, após { $count } futuros imaginados:
}
cli-hint-best = melhor
cli-hint-or = ou
cli-hint-hopes = Esperanças
cli-hint-fears = Receios
cli-hint-action = ação { $number }
cli-hint-choice = { $label }: { $choice }
cli-hint-as-good = quase tão bom
cli-hint-then = depois { $steps }
cli-hint-reason = por causa de { $card }: { $points }; senão, { $instead }
cli-hint-points = { $points ->
    [one] { $points } ponto
   *[other] cerca de { $points } pontos
}
cli-percent = { $percent }%
cli-percent-under = menos de 1%
cli-percent-over = mais de 99%
cli-hope = { $card }: { $points }, com { $chance } de chance
cli-fear-ends = { $who } acaba a partida antes que você termine, com { $chance } de chance
cli-fear-takes = { $who } pega { $what }, com { $chance } de chance
cli-fear-steals = { $who } rouba { $what }, com { $chance } de chance
cli-fear-leads = { $who } termina na sua frente, com { $chance } de chance
cli-fear-other = { $who }: { $kind } { $what }, com { $chance } de chance
cli-fear-something = algo que você quer
cli-hint-none = Sem conselho: { $bot } joga, mas não aconselha.
cli-hint-failed = Sem conselho: { $bot } falhou ({ $error }).
cli-hint-silent = Sem conselho: { $bot } não tem nada a dizer aqui.

## Pontuação

cli-serpent-state = { $ends ->
    [headtail] completo
    [head] incompleto: falta uma cauda
    [tail] incompleto: falta uma cabeça
   *[none] incompleto: faltam uma cabeça e uma cauda
}
cli-head-card = carta
cli-head-pattern = padrão
cli-head-family = família
cli-head-times = vezes
cli-head-levels = níveis
cli-head-points = pontos
cli-head-reached = nível
cli-head-level = nível
cli-head-pts = pts
cli-head-pieces = peças
cli-head-segments = segmentos
cli-paying-prophecies = { $count ->
    [0] nenhuma de { $total } Profecias vale pontos
    [one] { $count } de { $total } Profecias vale pontos
   *[other] { $count } de { $total } Profecias valem pontos
}
cli-paying-temples = { $count ->
    [0] nenhum de { $total } Templos vale pontos
    [one] { $count } de { $total } Templos vale pontos
   *[other] { $count } de { $total } Templos valem pontos
}
cli-temples-later = Os Templos só pagam por uma serpente completa.
cli-temples-later-more = Os Templos só pagam por uma serpente completa (--all mostra o que ela já cumpre).
cli-paying-nothing = { $count ->
    [one] { $count } não vale nada (--all mostra)
   *[other] { $count } não valem nada (--all mostra)
}
cli-beside-it = Ao lado: { $cards } = { $total }
cli-segments = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
}
cli-stacks = { $count ->
    [one] um deles uma pilha (')
   *[other] { $count } deles pilhas (')
}
cli-satisfied = { $count ->
    [0] Nenhuma de { $total } Profecias está satisfeita.
    [one] { $count } de { $total } Profecias está satisfeita.
   *[other] { $count } de { $total } Profecias estão satisfeitas.
}
cli-satisfied-more = { $count ->
    [0] Nenhuma de { $total } Profecias está satisfeita (--all mostra as outras).
    [one] { $count } de { $total } Profecias está satisfeita (--all mostra as outras).
   *[other] { $count } de { $total } Profecias estão satisfeitas (--all mostra as outras).
}
cli-starts = Cada começo leva seu número.
cli-row-marks = ✓ a fileira já cumpre, ✗ não cumpre, ? depende das Profecias que se tem.
cli-board-only = { $option } é só do jogo de tabuleiro, não combina com --game { $game }
cli-no-prophecy-card = --cards: { $id } não é uma Profecia, esperava de P01 a { $last }
cli-promo-card = --cards: { $id } é uma carta promo, esperava de P01 a { $last }, ou --promo
cli-card-twice = --cards: { $id } duas vezes, esperava cartas diferentes (B6.3)
cli-card-number = --cards: { $count } cartas, esperava de 1 a { $most }, como P03,P17 (B6.3)
cli-input-closed = a entrada padrão está fechada, esperava serpentes, uma por linha
cli-input-line = entrada padrão, linha { $number }: { $problem }
cli-serpents-please = Serpentes, uma por linha; Ctrl-D termina.

## Cartas

cli-no-cards-for = --game: não há cartas para { $game }, esperava { $expected }
cli-ids-or-family = dê cartas ou --family, não os dois
cli-promo-board = --promo: as cartas promo são do jogo de tabuleiro
cli-no-card = nenhuma carta se chama { $id }, esperava { $cards }
cli-no-card-cards = nenhuma carta do jogo de cartas se chama { $id }, esperava { $cards }
cli-no-family = --family: não há família { $family }, esperava { $expected }
cli-no-god = --family: não há deus { $god }, esperava { $expected }
cli-family-line = { $family ->
    [red] peças em qualquer lugar da serpente
    [black] uma cor em seguida
    [blue] duas cores alternadas
    [yellow] uma sequência mais longa em ordem fixa
   *[green] duas pontas com algo entre elas
}
cli-band-temples = templos
cli-band-temple = templo
cli-band-feathers = penas
cli-temples-line = o que uma serpente completa tem ou não tem
cli-cards-temples-line = um para todos; um objetivo 3 pontos, os dois 7
cli-feathers-line = { $count } cartas de dois segmentos
cli-carl-line = suas cartas de ação, por deus; CARL 2.0 recebe uma a mais
cli-god-line = { $god ->
    [yellow] deus amarelo (yellow), { $count } Profecias: { $kinds }
    [green] deus verde (green), { $count } Profecias: { $kinds }
    [blue] deus azul (blue), { $count } Profecias: { $kinds }
   *[pink] deus rosa (pink), { $count } Profecias: { $kinds }
}
cli-kind = { $kind ->
    [pair] par
    [gap] intervalo
    [match] iguais em volta
    [either] um ou outro
    [not] exceto
    [stack] pilha
   *[before-stack] antes de uma pilha
}
cli-god-action = { $action ->
    [upgrade] { $god } eleva
    [steal] { $god } rouba
   *[fulfil] { $god } cumpre
}
cli-god-actions = A ação de um deus é feita duas vezes no turno da carta dele: { $actions }.
cli-count-prophecies = { $count ->
    [one] { $count } Profecia
   *[other] { $count } Profecias
}
cli-count-copies = { $count } Profecias ({ $total } com as segundas cópias)
cli-count-temples = { $count ->
    [one] { $count } Templo
   *[other] { $count } Templos
}
cli-cards-more = coatl cards P10 T03 mostra cartas grandes, com exemplos; --promo acrescenta as cartas promo.
cli-card-game-more = coatl cards --game cards C23 D2 mostra cartas grandes, com exemplos.
cli-prophecies-pay = Uma Profecia vale 2 pontos no nível 1, 5 no nível 2, 6 no nível 3 (protegida).
cli-pattern-signs = Num padrão, · é qualquer segmento, = dois da mesma cor, ≠ qualquer outra cor, ' uma pilha.
cli-reconstructed = O manual só mostra exemplos: o que leva ° é reconstruído a partir de suas regras e pode diferir da carta impressa; quem tem a caixa pode corrigi-lo em src/coatl/cards/cards.json, e nada mais precisa mudar.
cli-copies = { $count } cópias
cli-promo = promo
cli-met-step = { $step ->
    [one] uma
    [two] duas
    [both] as duas
   *[all] todas
}
cli-met = { $step }
cli-points-of = { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Robôs e repetição

cli-bot-random = joga qualquer coisa permitida; para testes e simulações
cli-bot-novice = conhece as regras, segue os pontos mais próximos e muitas vezes deixa passar o melhor
cli-bot-apprentice = junta o que serve às suas cartas, mas sem cuidado e sem olhar adiante
cli-bot-carver = planeja suas serpentes com cuidado; mal nota o que você faz
cli-bot-priest = pensa alguns turnos adiante e sabe quando acabar a partida
cli-bot-high-priest = joga milhares de futuros antes de cada turno; o mais forte que sabemos fazer
cli-bots-more = Também: priest@500it ou priest@2s (um orçamento por turno), my_bot.py:MyBot (o seu).
cli-seat = lugar { $number }
cli-seen-spectator = visto pelo público
cli-seen-by = visto por { $who }
cli-game-over = a partida acabou; { $places }
cli-game-on = a partida continua; pontos até agora: { $places }
cli-standing = { $points ->
    [one] { $who }: { $points } ponto (posição { $rank })
   *[other] { $who }: { $points } pontos (posição { $rank })
}
cli-standing-carl = CARL: { $points }
cli-resigned = { $who } desistiu
cli-few-seats = { $count ->
    [one] --seat { $seat }: o registro tem { $count } lugar
   *[other] --seat { $seat }: o registro tem { $count } lugares
}
cli-few-actions = { $count ->
    [one] --at { $at }: o registro tem { $count } ação
   *[other] --at { $at }: o registro tem { $count } ações
}
