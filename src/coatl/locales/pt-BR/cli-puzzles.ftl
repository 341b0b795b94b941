# Os enigmas, no terminal.

cli-error-no-puzzle = o enigma '{ $name }' não existe
cli-puzzle-kind-complete = Complete um Cóatl com o máximo de pontos.
cli-puzzle-kind-most = Monte para fazer o máximo de pontos neste turno, com um Cóatl ou mais.
cli-puzzle-kind-win = Seu último turno: complete um Cóatl e vença.
cli-puzzle-kind-turn = Jogue este turno, sem descartar, para ter o máximo de pontos no fim dele.
cli-puzzle-kind-carl = Jogue este turno, sem descartar, para a maior vantagem sobre CARL.
cli-puzzle-kind-beat = A última rodada: termine sua serpente e vença CARL.
cli-puzzle-help = Digite ações; ? mostra quais, u desfaz uma, h dá um conselho, answer mostra a resposta, q termina.
cli-puzzle-prompt = Sua ação:
cli-puzzle-right = Certo: { $value }.
cli-puzzle-wrong = Isso dá { $value }. Há algo melhor.
cli-puzzle-pays = Estas cartas pagam: { $cards }
cli-puzzle-begin = Comece com: { $step }
cli-puzzle-answer = A resposta dá { $value }: { $steps }
cli-puzzle-more = { $card }: { $best }, e { $tried } na sua tentativa
