# Tudo em volta dos jogos: início, criação de mesa, sala de espera, ajustes, fim, recusas e nomes das peças.
#
# Uma palavra para cada coisa, em todos os arquivos desta língua:
# game: jogo (as regras), partida (cada vez que se joga); turn: turno, e “vez” só para de quem é a vez
# round: rodada; competition: competição
# piece: peça; head, body, tail: cabeça, corpo, cauda; golden body: corpo dourado; end: ponta (aberta)
# segmento: só no jogo de cartas, onde cabeça e cauda também contam; mais de um Cóatl: Coameh; bag: sacola; high priest: alto sacerdote
# Golden Feathers: Penas Douradas; Sacrifice tokens: Fichas de Sacrifício; promo pack: cartas promo
# Perfect Pick: Escolha Perfeita; See the Future: Visão do Futuro; Priest Commitment: Promessa do Sacerdote
# complete: completo, completar; unfinished: incompleto; space: espaço; supply: estoque; row: fileira
# lift: levantar; commit: confirmar; undo, redo, reset: desfazer, refazer, desfazer tudo
# fulfil: cumprir; upgrade: elevar, elevação; claim: pegar; steal: roubar; drop: cair
# secured: protegida; open (card): aberta; requirement: requisito; objective: objetivo; met: cumprido
# coach: conselheiro; hint: conselho; log: histórico; record: registro; booklet: manual

app-name = Cóatl
app-home = Início
app-settings = Ajustes
app-menu = Menu
app-close = Fechar
app-unreachable = Não foi possível carregar esta parte do jogo: o servidor não responde. Suas partidas estão guardadas.
app-again = Tentar de novo
app-cancel = Cancelar

nav-name = Páginas
nav-play = Jogar
nav-today = Hoje
nav-puzzles = Enigmas
nav-games = Minhas partidas
nav-learn = Aprender

home-title-1 = Emplume uma serpente.
home-title-2 = Vença o oráculo.
home-lead = Pegue cabeças, corpos e caudas. Una tudo para que um Cóatl cumpra o máximo de profecias.
home-first = Minha primeira partida
home-first-time = 12 min
home-first-coach = Uma segunda peça preta aqui faz um par: 2 pontos.
home-first-note = Uma partida inteira contra Ozo. Cada passo é mostrado nas peças; nada para ler antes.
home-first-begin = Mostre-me
home-know = Eu conheço o jogo
home-daily = A mão do dia
home-daily-title = A mão do dia espera.
home-daily-note = A mesma para todos. Quem você vence?
home-daily-go = Jogar a mão do dia
home-puzzle = Próximo enigma
home-puzzle-title = Um enigma para hoje.
home-puzzle-note = Uma posição, uma resposta
home-puzzle-go = Resolver o próximo enigma
home-streak = { $count ->
    [0] Uma mão, um enigma por dia
    [one] Um dia seguido
   *[other] { $count } dias seguidos
  }
home-rating = Sua força: { $rating }
home-daily-what = Uma mão, um enigma por dia
home-deal-done = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, { $count } de 5 vencidos
home-week = { $count ->
    [0] Nenhum dos últimos sete dias foi jogado
    [one] Um dos últimos sete dias foi jogado
   *[other] { $count } dos últimos sete dias foram jogados
  }
home-puzzle-today = O enigma do dia
home-marks = Dificuldade: { $count } de 5
home-puzzles-note = Por tipo e dificuldade
home-solved = { $count ->
    [0] sua força · nenhum resolvido
    [one] sua força · um resolvido
   *[other] sua força · { $count } resolvidos
  }
home-won = { $count ->
    [0] Nenhuma partida vencida ainda
    [one] Uma partida vencida
   *[other] { $count } partidas vencidas
  }
home-others-wait = { $count ->
    [one] Mais uma espera
   *[other] Mais { $count } esperam
  }
home-wants = Seu Cóatl mais longo tem { $count ->
    [one] uma peça
   *[other] { $count } peças
  } e espera { $end ->
    [head] uma cabeça
    [tail] uma cauda
    [both] uma cabeça e uma cauda
   *[none] uma profecia
  }.
home-my-record = Minhas marcas
home-carl-faces = Três rostos, e seus desafios até aqui
home-play = Jogar contra um rival
home-rival = Escolha um rival
home-game = Jogo
home-begin = Comece
home-begin-note = Sem conta, desfaça à vontade, ajuda ligada.
home-play-against = Jogar contra { $rival }
home-continue = Continuar
home-continue-with = Continuar com { $names }
home-your-turn = Sua vez contra { $names }
home-waiting = Sala de espera
home-looking = Olhando suas partidas…
home-cut = O servidor não responde; suas partidas estão guardadas.
home-open = Mesa aberta
home-open-note = { $count ->
    [one] Um lugar livre
   *[other] { $count } lugares livres
  }
home-learn = Aprender a jogar
home-learn-note = Uma primeira partida com um conselheiro, e as regras
home-friends = Jogar com amigos
home-friends-note = Crie uma mesa e compartilhe o link
home-join = Entrar por link
home-join-note = Alguém convidou você
home-cards = Galeria de cartas
home-cards-note = Cada carta, com exemplos
home-score = Ajuda na pontuação
home-score-note = Conte uma partida na sua mesa
home-finished = Rever
home-finished-note = { $game }, { $date }
home-record = Abrir um registro
home-record-note = Um arquivo .coatl: escolha-o ou solte-o aqui
goal-rival = { $wins ->
    [one] Uma vitória para passar { $rival }
   *[other] { $wins } vitórias para passar { $rival }
  }
join-link = O link que você recebeu
join-link-bad = Isto não é o link de uma mesa.
join-open = Abrir a mesa

games-running = Em andamento
games-none = Nenhuma partida em andamento neste aparelho.
games-new = Nova partida
games-new-note = Um rival, amigos ou CARL
games-open = Abertas para todos
games-watch = Assistir: { $names }
games-finished = Terminadas
games-none-finished = Nenhuma partida terminou neste aparelho ainda.
games-rival = { $name } ({ $level })
games-about = { $game } · { $age }
games-your-turn = sua vez
games-turn-of = é a vez de { $names }
games-moved = { $name } jogou { $age }
games-round = rodada { $round }
games-competition = { $number } de 2
games-points = Pontos: { $list }
games-won = vencida
games-lost = perdida
games-more = { $count ->
    [one] Mais uma partida
   *[other] Mais { $count } partidas
  }
games-delete = Apagar a partida com { $names }
games-delete-title = Apagar a partida com { $names }?
games-delete-over = Ela some deste aparelho e não poderá mais ser revista aqui. Isso é definitivo.
games-delete-lobby = Seu lugar fica livre de novo, e este aparelho esquece a mesa. Isso é definitivo.
games-delete-alone = A partida acaba aqui, e este aparelho a esquece. Isso é definitivo.
games-delete-others = Você desiste: um robô termina a partida por você, você fica em último lugar, e este aparelho a esquece. Isso é definitivo.
games-delete-yes = Apagar

game-board = Jogo de tabuleiro
game-board-time = cerca de 30 minutos
game-cards = Jogo de cartas
game-cards-time = cerca de 15 minutos
game-carl = Solo: CARL
game-carl-time = uma pessoa

rival-novice = Ozo
rival-novice-note = joga por diversão
rival-apprentice = Tochi
rival-apprentice-note = conhece as cartas
rival-carver = Xoco
rival-carver-note = planeja adiante
rival-priest = Oce
rival-priest-note = vigia o final
rival-high-priest = Cuauh
rival-high-priest-note = lê o seu jogo
rival-carl = CARL
rival-strength = Força { $level } de 5
rival-installed = um bot deste servidor
rival-with-level = { $rival }, { $level }
level-novice = novato
level-apprentice = aprendiz
level-carver = escultor
level-priest = sacerdote
level-high-priest = alto sacerdote
carl-ambitious = Ambicioso
carl-ambitious-note = eleva o que tem
carl-imperious = Imperioso
carl-imperious-note = rouba de você
carl-greedy = Ganancioso
carl-greedy-note = pega tudo o que pode

new-title = Nova mesa
new-presets = Que tipo de mesa?
preset-first = Primeira partida
preset-first-note = As regras básicas, com conselheiro. Comece aqui.
preset-full = Mesa completa
preset-full-note = Com Fichas de Sacrifício. A partida habitual.
preset-golden = Dourada
preset-golden-note = Fichas, Penas Douradas, cartas promo. Para veteranos.
new-carl = Qual CARL?
new-advanced = Avançado
new-advanced-note = ritmo, mesa pública
new-advanced-pace = ritmo
new-changed = { $count ->
    [one] uma mudança
   *[other] { $count } mudanças
  }
card-set = Conjunto de cartas { $label }
option-sacrifice = Fichas de Sacrifício
option-sacrifice-note = três ações especiais para cada um
option-feathers = Penas Douradas
option-feathers-note = ouro na sacola, e roubos
option-promo = Cartas promo
option-promo-note = mais 6 profecias e 5 templos
option-fewer-bodies = Menos corpos
option-fewer-bodies-note = 14 por cor para dois, 18 para três
option-strict-ends = Pontas estritas
option-strict-ends-note = uma ponta aberta nunca conta como “sem peça”
new-pace = Ritmo dos robôs
pace-instant = Imediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
new-listed = Mesa pública
new-listed-note = qualquer pessoa neste servidor pode achá-la e sentar
new-name = Nome da mesa
new-seats = Lugares
new-you = você
new-level = Nível do robô
new-help = Ajuda permitida
help-off = Nenhuma
help-off-note = Só as regras: ninguém vê quanto as cartas valem antes do fim.
help-match = Padrões
help-match-note = Mostra quanto cada carta vale agora e o que uma jogada mudaria.
help-coach = Conselho
help-coach-note = Como Padrões; além disso, qualquer pessoa pode perguntar o que faria um robô forte.
new-summary = Sua mesa
new-summary-seats = { $seats ->
    [one] Um lugar
   *[other] { $seats } lugares: { $links } por link, { $bots } para robôs
  }
new-summary-help = Ajuda: { $help }
new-make = Criar a mesa
new-begin = Começar a partida
new-next-link = Depois: um link para compartilhar
new-next-begin = Ninguém a esperar

player-default = Jogador
player-name = Seu nome
player-number = Jogador { $number }

seat-open = Lugar livre
seat-open-note = para quem tem o link
seat-open-anybody = para quem vier
seat-here = Lugar { $number }: alguém neste aparelho
seat-link = Lugar { $number }: por link
seat-bot = Lugar { $number }: um robô
seat-remove = Remover o lugar { $number }
seat-add = Mais um lugar
seat-bot-note = robô, { $level }
seat-mine = você
seat-mine-host = você criou a mesa
seat-here-now = está aqui
seat-not-here = sem conexão
seat-ready = pronto
seat-waiting = esperando
seat-rename = Renomear { $name }
seat-fill = Dar o lugar { $number } a um robô
seat-free = Abrir o lugar { $number } a uma pessoa
seat-kick = Tirar o lugar de { $name }

lobby-title = Sala de espera
lobby-bring = Chame os outros
lobby-qr = Código QR do link desta mesa
lobby-scan = Leia com um celular ou envie o link.
lobby-link = Link desta mesa
lobby-copy = Copiar
lobby-copied = Copiado
lobby-renewed = Alguém foi mandado embora: os links de antes não funcionam mais. Envie este novo.
lobby-taken = { $taken ->
    [one] { $taken } de { $seats } ocupado
   *[other] { $taken } de { $seats } ocupados
  }
lobby-rules = Regras desta mesa
lobby-sit = Sentar
lobby-sit-here = Mais alguém neste aparelho
lobby-start = { $count ->
    [one] Começar
   *[other] Começar com { $count } jogadores
  }
lobby-waiting = { $count ->
    [one] Um lugar ainda espera seu jogador.
   *[other] { $count } lugares ainda esperam seus jogadores.
  }
lobby-host-starts = Todos chegaram. Quem criou a mesa começa a partida.
lobby-leave = Sair da mesa
rename-title = Outro nome
rename = Renomear

fair-sealed = O embaralhamento está selado:
fair-explained = O servidor já fixou a parte dele do embaralhamento e mostra o selo. Cada jogador acrescenta uma parte ao acaso. Depois da partida o servidor abre o selo, e qualquer pessoa pode conferir que nada mudou.
fair-title = Embaralhamento justo
fair-before = Selado antes do primeiro turno
fair-after = Aberto agora

curtain-title = { $name }, é a sua vez
curtain-wait = Esta tela é para { $name }
curtain-note = Passe o aparelho adiante. Nada aparece até você confirmar.
curtain-ready = Eu sou { $name }

connection-lost = Conexão perdida
connection-draft = Seu rascunho está salvo.
connection-queued = Seu turno será enviado assim que ela voltar.
connection-safe = Nada do que você fez se perdeu.
connection-again = Nova tentativa em { $seconds } s.
connection-trying = Tentando de novo agora.
connection-retry = Tentar agora
connection-closing = O servidor está reiniciando
connection-closing-note = A partida continua em instantes.
connection-restored = Conexão restabelecida

stand-in-title = Um robô joga por você
stand-in-note = Ele assumiu seu lugar enquanto você estava fora.
hint-again = Perguntar de novo

table-opening = Abrindo a mesa…
table-closed = Não é possível abrir esta mesa
table-watch = Assistir
table-title-turn = Sua vez · Cóatl

reactions = Dizer algo
reaction-hello = Olá!
reaction-thanks = Valeu!
reaction-well-played = Boa jogada
reaction-thinking = Estou pensando
reaction-oops = Ops
reaction-good-game = Boa partida
reaction-said = { $name }: { $text }

resign = Desistir
resign-title = Desistir?
resign-note = Um robô termina a partida por você, e você fica em último lugar.

settings-language = Idioma
settings-language-next = Idioma: { $language }. Trocar
settings-theme = Tema
settings-theme-light = Pedra
settings-theme-dark = Noite
settings-theme-auto = Aparelho
settings-contrast = Mais contraste
settings-contrast-auto = Aparelho
settings-contrast-on = Sim
settings-contrast-off = Não
settings-to-light = Tema claro
settings-to-dark = Tema escuro
settings-text = Tamanho do texto
settings-text-note = as cartas crescem também
settings-text-small = Pequeno
settings-text-medium = Médio
settings-text-large = Grande
settings-text-huge = Enorme
settings-help = Ajuda na mesa
settings-help-note = até onde a mesa permite
settings-ask = Perguntar antes de revelar cartas
settings-ask-note = no tabuleiro; depois não há como desfazer
settings-motion = Movimento
settings-motion-auto = Aparelho
settings-motion-full = Total
settings-motion-calm = Calmo
settings-motion-none = Nenhum
settings-sound = Som
settings-sound-note = estalos, chocalho, ocarina; cada um tem um equivalente visível
settings-volume = Volume
settings-volume-soft = Baixo
settings-volume-medium = Médio
settings-volume-loud = Alto
settings-font = Atkinson Hyperlegible
settings-font-note = uma fonte mais fácil de ler
settings-shapes = As formas nas peças aparecem sempre.

end-title = Fim da partida
end-result = Resultado
end-you-win = Você venceu
end-wins = { $name } venceu
end-tie = Empate: { $names }
end-carl-won = Você venceu o CARL
end-carl-lost = CARL venceu
end-tie-break = Empate em { $points }, decidido por { $reason }: { $first } { $one }, { $second } { $other }.
tie-board-1 = cartas junto a Coameh completos
tie-board-2 = melhor Cóatl
tie-cards-1 = objetivos do Templo
tie-cards-2 = Profecias protegidas
end-you = você
end-resigned = desistiu
end-whose = Pontos de
end-seat-points = { $name } { $points }
end-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
  }
end-segments = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
  }
end-times = { $count }×
end-level = nível { $level }
end-unfinished = Incompleto, não conta; teria valido { $points }.
end-none = Nenhum Cóatl foi começado.
end-gold = { $count ->
    [one] Um corpo dourado: { $points } pontos
   *[other] { $count } corpos dourados: { $points } pontos
  }
end-row = Fileira
end-stolen = Profecias roubadas depois da contagem
end-competition = { $opponent }: { $points } a { $carl }
end-record = Baixar o registro
end-good-game = Boa partida
end-look = Ver a mesa
end-rematch = Revanche
end-day = Resultado do dia
end-rematch-join = Entrar na revanche

card-prophecy = Profecia { $card }
card-temple = Templo { $card }

piece-head = { $colour ->
    [Y] cabeça amarela
    [R] cabeça vermelha
    [K] cabeça preta
    [G] cabeça verde
   *[B] cabeça azul
  }
piece-body = { $colour ->
    [Y] corpo amarelo
    [R] corpo vermelho
    [K] corpo preto
    [G] corpo verde
    [O] corpo dourado
   *[B] corpo azul
  }
piece-tail = { $colour ->
    [Y] cauda amarela
    [R] cauda vermelha
    [K] cauda preta
    [G] cauda verde
   *[B] cauda azul
  }
piece-serpent = { $count ->
    [one] Cóatl de uma peça: { $pieces }
   *[other] Cóatl de { $count } peças: { $pieces }
  }
error-unknown = Não deu certo ({ $code }).
error-no-connection = Não é possível alcançar o servidor. Tente de novo em instantes.
error-bad-request = O servidor não entendeu.
error-bad-token = Seu lugar está com outro aparelho ou foi retirado.
error-seat-gone = Um lugar deste aparelho está agora com outro ou foi retirado.
error-bad-recovery = Este link de recuperação já foi usado.
error-forbidden = Você não tem permissão para isso.
error-bad-origin = Esta página não pode usar este servidor.
error-bad-host = Este servidor não responde pelo nome { $host }. Avise o responsável.
error-banned = Quem mantém este servidor não aceita você por um tempo.
error-kicked = Quem criou a mesa tirou o seu lugar. Você não pode mais se sentar aqui.
error-no-coach = Não há conselheiro nesta mesa.
error-no-table = Esta mesa não existe, ou é preciso um convite.
error-no-page = Não há nada neste endereço.
error-no-puzzle = Este enigma não existe.
error-no-name = Este servidor não conhece nenhum nome seu.
error-puzzle-tried = A primeira tentativa conta, e a sua já é conhecida.
error-no-deal = Não há partida para este dia.
error-bad-record = Isto não é o registro de uma partida terminada.
error-no-entry = Ninguém com este nome está no quadro deste dia.
error-day-over = O quadro deste dia não recebe mais resultados.
error-day-played = Uma tentativa conta, e a sua já está no quadro.
error-day-name-taken = Alguém com este nome já está no quadro: use outro.
error-day-closed = As partidas dos outros se abrem quando você termina a sua.
error-day-refused = { $why ->
    [deal] Esta não é a partida daquele dia.
    [luck] Aqui saiu algo que esta partida não traz.
    [rival] O rival do dia joga de outro modo.
    [points] Estes não são os pontos desta partida.
    [unfinished] Esta partida não terminou.
    [resigned] Uma partida abandonada ou assumida não conta.
   *[other] Esta partida não segue as regras do dia.
  }
error-bad-method = O servidor não entendeu.
error-stale = A mesa mudou. Olhe de novo.
error-illegal = As regras não permitem isso.
error-not-your-turn = Não é a sua vez.
error-turn-over = Seu turno está completo: confirme ou desfaça.
error-nothing-to-undo = Não há nada a desfazer.
error-nothing-to-redo = Não há nada a refazer.
error-nothing-to-commit = Ainda não há nada a confirmar.
error-wrong-time = Isso não é possível neste momento da partida.
error-key-reused = Não deu certo; tente de novo.
error-token-used = Não deu certo; tente de novo.
error-taken = Este lugar está ocupado.
error-full = Não há lugar livre para você.
error-name-taken = Alguém aqui já se chama { $name }. Escolha outro nome.
error-not-ready = Nem todos estão prontos.
error-no-person = Ninguém está sentado ali.
error-present = Esta pessoa está aqui.
error-away = Um robô joga por você. Retome antes o seu lugar.
error-not-away = Nenhum robô substitui ninguém aqui.
error-resigned = Este lugar desistiu.
error-rematched = Já existe uma revanche.
error-too-long = Esta partida ficou longa demais para continuar.
error-newer-release = Esta mesa foi gravada por uma versão mais nova. Peça a quem cuida do servidor que o atualize.
error-other-rules = Esta partida começou com regras diferentes das deste servidor.
error-too-slow = A conexão está lenta demais. Tente de novo.
error-too-large = Isso é grande demais.
error-bad-message = Isso não é válido. Confira o nome.
error-bad-text = { $why ->
    [hidden] Este nome tem um sinal que não se vê. Digite de novo, só com letras.
    [marks] Este nome tem acentos demais em uma letra, ou um acento sem letra.
    [bar] Este nome tem uma barra ( | ). Tire-a.
   *[other] Não há nada para ler neste nome. Escolha outro.
  }
error-bad-options = Essas opções não combinam.
error-wrong-seats = Este jogo tem outro número de lugares.
error-no-seat = Este lugar não existe.
error-no-card = O jogo não tem a carta { $card }.
error-card-twice = { $card } já está lá.
error-no-look = Não há nada para ver.
error-no-step = Este passo não existe.
error-no-level = Um robô precisa de um nível.
error-no-bot = Só robôs têm nível.
error-no-record = Falta o registro.
error-nothing-to-change = Nada mudaria.
error-too-many = Pedidos demais de uma vez. Espere um momento.
error-internal = Algo deu errado no servidor.
error-closing = O servidor vai reiniciar. Tente de novo em instantes.
error-busy = O servidor tem mesas demais. Tente mais tarde.
error-no-hint = O conselheiro está ocupado demais.
error-no-review = Esta partida não foi analisada.
error-review-busy = Outras partidas suas estão em análise. Espere uma delas acabar.
error-disk-full = O disco do servidor está cheio. Avise o responsável.
error-locked = O banco de dados do servidor está travado. Avise o responsável.
error-read-only = O banco de dados do servidor não aceita escrita. Avise o responsável.
error-unavailable = O banco de dados do servidor está inacessível. Tente de novo em instantes.
error-damaged = O banco de dados do servidor está danificado. Avise o responsável.
error-newer-schema = O banco de dados é mais novo que o servidor. Avise o responsável.
error-closed = O servidor está parando. Tente de novo em instantes.
error-record-none = Este arquivo não é o registro de uma partida.
error-record-unfinished = Este registro termina antes da partida.
