# Por que algo não pode ser feito agora: as razões das regras e da mesa. Dito pelo navegador e pelo terminal.

why-turn-over = Seu turno está completo: confirme, ou volte um passo.
why-over = A partida acabou.
why-turn-of = É a vez de { $name }.

## O jogo de tabuleiro

why-setup = Escolha antes as Profecias com que você fica.
why-choose = Você está escolhendo Profecias: escolha mais, ou termine.
why-assemble = Você está montando um Cóatl: continue, ou termine.
why-complete = Um Cóatl está sendo completado: coloque cartas nele, ou termine.
why-future = Visão do Futuro está em uso: descarte Profecias, ou escolha algumas, o que encerra os descartes.
why-chosen = Sua escolha está feita; os outros ainda escolhem.
why-needs-action = Um turno precisa de uma ação.
why-setup-over = A escolha do começo acabou.
why-discard-future = Só se descartam Profecias com Visão do Futuro, antes de escolher a primeira.
why-temple-complete = Um Templo só é colocado quando um Cóatl é completado.
why-room = { $room ->
    [0] Seu tabuleiro está cheio: ele tem espaço para 8 peças.
    [one] Seu tabuleiro tem espaço para 8 peças: só mais uma.
   *[other] Seu tabuleiro tem espaço para 8 peças: só mais { $room }.
  }
why-kept-three = Você já ficou com três Profecias.
why-not-dealt = Você não recebeu esta carta, ou já ficou com ela ({ $card }).
why-not-in-supply = Nenhum espaço do estoque tem isso.
why-hand-full = Você já tem 5 Profecias na mão.
why-no-deck = O baralho e o descarte estão vazios.
why-not-face-up = Esta carta não está aberta ({ $card }).
why-no-piece = Essa peça não está no seu tabuleiro.
why-two-open = Você já tem dois Coameh incompletos.
why-no-serpent = Não há Cóatl { $serpent }.
why-head-left = Cabeças vão na ponta esquerda.
why-tail-right = Caudas vão na ponta direita.
why-has-head = O Cóatl { $serpent } já tem cabeça: nada vai à esquerda dele.
why-has-tail = O Cóatl { $serpent } já tem cauda: nada vai à direita dele.
why-needs-body = Falta um corpo entre a cabeça e a cauda.
why-three-complete = Você já tem 3 Coameh completos.
why-no-prophecy = O Cóatl { $serpent } ficaria completo, mas antes precisa de uma Profecia.
why-not-in-hand = Esta carta não está na sua mão ({ $card }).
why-same-card = O Cóatl { $serpent } já tem uma carta igual.
why-too-low = O Cóatl { $serpent } não alcança o primeiro nível desta carta ({ $card }).
why-four-cards = O Cóatl { $serpent } já tem 4 Profecias.
why-temple-away = Este Templo não está na sua mão nem sobre uma pilha ({ $card }).
why-temple-unmet = O Cóatl não cumpre nenhum requisito deste Templo ({ $card }).
why-prophecy-first = Este Cóatl precisa antes de uma Profecia.
why-no-tokens = Esta partida não tem Fichas de Sacrifício.
why-token-spent = Esta Ficha de Sacrifício já foi usada.
why-bag-lacks = A sacola não tem mais isso.
why-not-on-pile = Este Templo não está sobre uma pilha ({ $card }).
why-no-feathers = Esta partida não tem Penas Douradas.
why-no-seat = Não há lugar { $number }.
why-self-theft = Ninguém rouba de si mesmo.
why-no-gold = Você não tem corpo dourado no seu tabuleiro.
why-no-room-two = Seu tabuleiro não tem espaço para dois corpos.
why-victim-lacks = { $name } não tem esses corpos.
why-second-done = A segunda ação de um último turno pode ser deixada: termine.
why-can-act = Você não pode passar: dá para pegar peças, escolher cartas ou montar.
why-complete-needs-card = Este Cóatl precisa de pelo menos uma Profecia.
why-future-needs-card = Há espaço na sua mão: escolha pelo menos uma Profecia.

## O jogo de cartas

why-play = Coloque antes uma Pena, ou descarte uma por outra.
why-revealed = A Pena revelada deve ser colocada.
why-drop = Escolha antes a ordem das Profecias que caem.
why-fulfil = Profecias podem ser cumpridas agora: cumpra uma, ou termine.
why-head = Escolha antes uma cabeça.
why-tail = Escolha antes uma cauda.
why-no-feather = Esta Pena não está na sua mão ({ $colours }).
why-not-dropping = Esta Profecia não cai ({ $card }).
why-first-card = A primeira Pena começa a fileira.
why-has-begun = A fileira já começou: as Penas vão à ponta esquerda ou direita.
why-secured-already = Você já protegeu esta Profecia ({ $card }).
why-no-occurrence = A Pena colocada não faz este padrão aparecer ({ $card }).
why-no-more-often = Esta Profecia está no nível { $level } e não aparece mais vezes ({ $card }).
why-secured = Esta Profecia está protegida ({ $card }).
why-two-thefts = Você já roubou duas Profecias de CARL neste turno.
why-no-neighbour = { $name } não está ao seu lado.
why-robbed = Você já roubou uma Profecia de { $name } nesta rodada.
