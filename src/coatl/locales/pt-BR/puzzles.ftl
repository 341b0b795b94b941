# Os enigmas: uma pergunta sobre uma posição.

puzzles-title = Enigmas
puzzles-rating = Sua força
puzzles-ask-complete = Complete um Cóatl com o máximo de pontos
puzzles-ask-most = Monte para fazer o máximo de pontos neste turno
puzzles-ask-win = Seu último turno: complete um Cóatl e vença
puzzles-ask-turn = Jogue este turno para ter o máximo de pontos no fim dele
puzzles-ask-carl = Jogue este turno para a maior vantagem sobre CARL
puzzles-ask-beat = A última rodada: termine sua serpente e vença CARL
puzzles-note = Três tentativas; a primeira muda a sua força. Confirmar quer dizer: é isto.
puzzles-marks = Dificuldade: { $count } de 5
puzzles-left = { $count ->
    [one] Mais uma tentativa
   *[other] Mais { $count } tentativas
}
puzzles-hint = Uma dica
puzzles-answer = Resposta
puzzles-wrong = { $count ->
    [one] Isso dá { $value }. Há algo melhor: mais uma tentativa.
   *[other] Isso dá { $value }. Há algo melhor: mais { $count } tentativas.
}
puzzles-hint-cards = Estas cartas pagam: { $cards }.
puzzles-hint-step = Comece com: { $step }.
puzzles-carl = CARL
puzzles-temple = o Templo
puzzles-right = É isto!
puzzles-wrong-end = Desta vez não
puzzles-shown = A resposta
puzzles-points = pontos
puzzles-lead = à frente
puzzles-steps = Passo a passo: { $steps }.
puzzles-yours = Sua tentativa
puzzles-nothing = Sua tentativa não completou nenhum Cóatl.
puzzles-why = { $value } de { $goal }. Pela resposta, { $more }.
puzzles-why-less = { $told } Em troca, { $less }.
puzzles-pays = { $card } paga { $best } em vez de { $tried }
puzzles-practice = Treino: só a primeira tentativa de um enigma conta
puzzles-named = Neste servidor
puzzles-named-as = { $count ->
    [0] Aqui você é { $name }. A primeira tentativa do seu próximo enigma começa a força que este servidor guarda.
    [one] Aqui você é { $name }. O servidor conferiu e contou um enigma.
   *[other] Aqui você é { $name }. O servidor conferiu e contou { $count } enigmas.
}
puzzles-named-note = Com um nome, este servidor também guarda uma força: ele mesmo confere a primeira tentativa de cada enigma e conta desde o começo. A deste aparelho continua ao lado.
puzzles-named-name = Seu nome neste servidor
puzzles-named-take = Guardar minha força lá
puzzles-named-delete = Apagar de lá
puzzles-named-delete-title = Apagar o que este servidor guarda de você?
puzzles-named-delete-note = Seu nome, a força com as tentativas de onde ela vem e seus lugares nos quadros do dia somem do servidor. Isso é definitivo. O que este aparelho guarda fica.
puzzles-rated-as = { $name }, segundo este servidor; { $rating } segundo este aparelho
puzzles-streak = { $count ->
    [one] Um dia
   *[other] { $count } dias
}
puzzles-this = Este enigma
puzzles-at-once = Resolvidos de primeira
puzzles-of = { $count } de { $all }
puzzles-last = Seus últimos dez
puzzles-was-right = certo
puzzles-was-wrong = errado
puzzles-again = De novo
puzzles-share = Compartilhar
puzzles-copied = O link foi copiado.
puzzles-next = Próximo enigma
puzzles-all-done = Você já viu todos os enigmas. Parabéns!
puzzles-all = Todos os enigmas
puzzles-kinds = O que eles pedem
puzzles-kind-complete = Melhor Cóatl
puzzles-kind-most = Mais pontos
puzzles-kind-win = Vencer agora
puzzles-kind-turn = Melhor turno
puzzles-kind-carl = Vantagem sobre CARL
puzzles-kind-beat = Vencer CARL
puzzles-solved-of = { $count ->
    [0] Nenhum de { $all } de primeira
    [one] Um de { $all } de primeira
   *[other] { $count } de { $all } de primeira
}
puzzles-one = Enigma { $number }, dificuldade { $marks } de 5, { $state ->
    [right] resolvido de primeira
    [wrong] errado
   *[new] ainda não visto
}
puzzles-list-note = Só a primeira tentativa de um enigma muda a sua força.
puzzles-next-of-kind = Próximo deste tipo
puzzles-kind-done = Você já viu todos
puzzles-next-of = Enigma { $number } de { $count }
puzzles-series = Série
puzzles-curve = Sua força em { $count ->
    [one] um enigma
   *[other] { $count } enigmas
}: de { $first } a { $last }, no máximo { $highest }
puzzles-coatl = Cóatl { $number }
