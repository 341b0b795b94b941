# Minhas partidas, minhas marcas, e CARL antes de um desafio.
tab-games = Partidas
tab-record = Marcas
games-count = { $turns ->
    [0] Todas esperam pelos outros.
    [one] Uma espera por você, { $waiting } pelos outros.
   *[other] { $turns } esperam por você, { $waiting } pelos outros.
  }
games-finished-count = { $count ->
    [one] uma partida
   *[other] { $count } partidas
  }
games-show-more = { $count ->
    [one] Mostrar mais uma
   *[other] Mostrar mais ({ $count })
  }
games-more-of = Mais sobre a partida com { $names }
games-watch-again = Rever a partida com { $names }

filter-name = Quais partidas
filter-all = Todas
filter-board = Tabuleiro
filter-cards = Cartas
filter-carl = CARL
filter-daily = Do dia
filter-rival = Contra quem
filter-everybody = todos
filter-closest = mais disputadas primeiro
filter-none = Nenhuma partida é assim.
filter-clear = Mostrar todas

margin-by = por { $points }
margin-behind = −{ $points }
margin-one-card = por uma carta
margin-board-1 = nas cartas
margin-board-2 = no melhor Cóatl
margin-cards-1 = no Templo
margin-cards-2 = nas cartas protegidas
margin-shared = dividida
margin-tie-won = empate vencido
margin-tie-lost = empate perdido
margin-carl-tie = CARL vence empates
margin-resigned = os outros desistiram
margin-gave-up = desistência


end-score = { $near } { $points }, { $far } { $other }
verdict-one-card = decidido por uma carta
verdict-board-1 = decidido pelas cartas
verdict-board-2 = decidido pelo melhor Cóatl
verdict-cards-1 = decidido pelo Templo
verdict-cards-2 = decidido pelas Profecias protegidas
verdict-shared = vitória dividida
verdict-carl-tie = CARL vence empates
verdict-feather = por uma pena
verdict-by = por { $points }
verdict-far = de longe
verdict-resigned = por desistência
verdict-short-head = faltou uma cabeça
verdict-short-tail = faltou uma cauda
verdict-short-both = faltaram as duas pontas
decided-title = O que decidiu
decided-the-tie = O empate
decided-else-tie = Ela pagou { $points }. Sem ela: empate.
decided-tie = A última carta
decided-enough = A carta que decidiu
decided-most = A melhor carta
decided-most-note = Ela pagou { $points }, mais do que qualquer outra.
decided-best = O melhor Cóatl
decided-best-note = Valendo { $points }, desempatou.
decided-short-note = Completo, teria pago { $points }; faltaram { $margin }.
decided-without = Ela pagou { $points }. Sem ela, { $name } teria vencido por { $behind }.
decided-without-tie = Sem ela, o empate não teria sido desfeito assim.
decided-nothing = Nenhuma carta pagou nada.

share-picture = Compartilhar a imagem
share-alt = A imagem: pontos, nomes e Coameh desta partida
share-making = Desenhando…
share-failed = A imagem não pôde ser feita. O link ainda pode ser compartilhado.
share-link = Copiar o link
share-save = Salvar a imagem
share-send = Compartilhar
share-against = contra
share-same-deal = A mesma mão?
share-verdict = { $title }: { $verdict }
share-turns = { $count ->
    [one] um turno
   *[other] { $count } turnos
  }


record-title = Minhas marcas
record-sum = { $games ->
    [one] uma partida, { $won } vencida
   *[other] { $games } partidas, { $won } vencidas
  }
record-empty = Seu melhor Cóatl, sua Profecia favorita e suas sequências ficam aqui depois da primeira partida que conta. As lições não contam.
record-rivals = Rivais
record-rivals-note = vencidas : perdidas
record-no-rivals = Ninguém ainda.
record-balance = { $won } vencidas, { $lost } perdidas.
record-last = As últimas: { $list }.
record-best = Meu melhor Cóatl
record-best-about = contra { $rival }, { $date }, { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
  }
record-favourite = Profecia favorita
record-times = { $count ->
    [one] uma vez
   *[other] { $count } vezes
  }
record-favourite-note = { $of ->
    [one] Ela pagou na sua única partida desse jogo: { $mean } pontos.
   *[other] Ela pagou { $games } vezes em { $of } partidas desse jogo: { $mean } pontos cada vez.
  }
record-never = Nunca cumpridas: { $count } de { $of }.
record-all-paid = Cada Profecia já pagou ao menos uma vez.
record-streaks = Sequências
record-days = dias com mão ou enigma
record-longest = maior, dias
record-wins = vitórias seguidas
record-longest-wins = recorde seguido
record-rating = Nível nos enigmas
record-solved = { $count ->
    [one] um resolvido
   *[other] { $count } resolvidos
  }
record-goal = Próxima meta
goal-card = Uma Profecia que você nunca cumpriu
goal-card-see = Ver a carta

keeping-title = O que este aparelho guarda
keeping-note = Resultados, sequências, enigmas e nível estão neste aparelho; o servidor guarda o que você fez lá com um nome. Um arquivo os leva a outro; nenhum lugar nem segredo vai nele.
keeping-save = Salvar em arquivo
keeping-take = Trazer de um arquivo
keeping-delete = Apagar tudo
keeping-saved = Salvo.
keeping-nothing-new = Tudo neste arquivo já está aqui.
keeping-taken = Novo aqui: partidas { $games }, dias { $days }, enigmas { $puzzles }.
keeping-deleted = Tudo foi apagado.
keeping-bad-not-ours = Este não é um arquivo salvo aqui. Nada mudou.
keeping-bad-newer = Uma versão mais nova do jogo salvou este arquivo. Recarregue a página e tente de novo; nada mudou.
keeping-bad-damaged = Este arquivo está danificado: falta uma parte ou foi alterado. Nada foi trazido dele.
keeping-bad-large = Este arquivo é grande demais para ter sido salvo aqui. Nada mudou.
keeping-delete-title = Apagar tudo?
keeping-delete-note = Todas as partidas, resultados, sequências, enigmas e o nível somem deste aparelho. Você desiste das partidas com outras pessoas, e o servidor esquece seu nome com a força e os lugares nos quadros do dia. Isso é definitivo; um arquivo salvo antes traz os resultados de volta.
keeping-delete-yes = Apagar tudo

carl-which = Qual CARL hoje?
carl-which-note = Um só ser, três humores. Vença-o uma vez, depois vença CARL 2.0, que tem mais uma carta do seu tipo.
carl-ambitious-says = “Dois degraus de cada vez.”
carl-imperious-says = “Essa é minha.”
carl-greedy-says = “E essa. E essa.”
carl-deck = O baralho dele
carl-deck-added = { $god }, acrescentada por CARL 2.0
carl-between = Entre vocês
carl-between-note = { $won ->
    [one] um desafio vencido, { $lost } perdidos
   *[other] { $won } desafios vencidos, { $lost } perdidos
  }
carl-none = Vocês ainda não se encontraram.
carl-not-reached = não alcançado
carl-stolen = Roubadas, você e CARL
carl-secured = Protegidas, você e CARL
carl-match-won = desafio vencido
carl-one-match = Um desafio
carl-one-match-note = Duas competições com o mesmo rosto; CARL vence empates.
carl-rounds = Rodadas e cartas de Ação: { $rounds }
carl-surprise = Me surpreenda
carl-play = Jogar contra CARL: { $face }

end-review = Analisar
games-review = Analisar a partida com { $names }
