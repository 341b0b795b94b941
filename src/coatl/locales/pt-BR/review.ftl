# A análise de uma partida terminada: chances, sorte e habilidade, os turnos que mais custaram.

review-title = Análise: { $game }
review-share = Compartilhar um link para esta análise
review-replay = Rever
review-deeper = Analisar mais a fundo
review-none = Ninguém desta partida pediu a análise ainda, e só quem jogou pode pedir.
review-rough = Analisado nesta página, com poucas partidas simuladas. { $doubt ->
    [unknown] { "" }
   *[other] Aqui, uma diferença menor que cerca de { $doubt } por cento não se distingue da sorte.
  } Para olhar mais de perto, salve o registro e use coatl review, ou abra-o em um servidor.
review-failed = A análise parou antes do fim. O que foi julgado está guardado.
review-waiting = Outra partida sua está sendo analisada antes.
review-running = { $count ->
    [one] Julgados: { $judged } de um turno. Você pode sair e voltar.
   *[other] Julgados: { $judged } de { $count } turnos. Você pode sair e voltar.
  }
review-progress = Andamento da análise
review-chance = Sua chance de vencer
review-chance-of = { $name }: a chance de vencer
review-chance-note = curva: depois de cada turno
review-whose = Partida de quem
review-percent = { $share }%
review-luck = sorte
review-choice = escolha
review-turn-slider = Turno a olhar
review-column = Turno { $number }, { $phase }: { $verdict }. { $loss ->
    [0] Nada perdido.
   *[other] Custou { $loss } por cento.
  } Sorte: { $luck } por cento. Chance de vencer depois: { $chance } por cento.
review-luck-or-skill = Sorte ou habilidade?
review-sum-later = A soma vem quando todos os turnos estiverem julgados.
review-sum-said = { $start } no começo, sorte { $luck }, deslizes dos outros { $rivals }, deslizes próprios menos { $slips }, o resto { $rest }: { $end }
review-sum-note = Sorte: o que foi sorteado, comparado a tudo o que poderia ter sido, { $doubt } a mais ou a menos. O resto: deslizes que no fim custaram menos, porque a chance perdida continuou aberta, e o que as partidas simuladas não souberam dizer.
review-rest = o resto
review-competition = Competição { $number }
review-start = começo
review-slips-own = seus deslizes
review-slips-of = deslizes: { $name }
review-others = os outros
review-end = { $end ->
    [won] vitória
    [lost] derrota
   *[shared] dividida
  }
review-accuracy = Precisão
review-accuracy-note = de 100
review-accuracy-of = { $accuracy ->
    [none] { $name }, { $phase }: nenhum turno
   *[other] { $name }, { $phase }: { $accuracy } de 100
  }
review-phase = { $phase ->
    [collecting] Coleta
    [choosing] Escolha
    [assembling] Montagem
    [opening] Começo
    [middle] Meio
   *[closing] Última rodada
  }
review-phase-small = { $phase ->
    [collecting] coleta
    [choosing] escolha
    [assembling] montagem
    [opening] começo
    [middle] meio
   *[closing] última rodada
  }
review-weakest = Ponto fraco: { $phase }
review-five = Cinco enigmas sobre isso
review-summary = { $whose ->
    [mine] { $count ->
        [one] Seus deslizes custaram { $share } por cento, a maior parte no turno { $turns }
       *[other] Seus deslizes custaram { $share } por cento, a maior parte nos turnos { $turns }
    }
   *[other] { $count ->
        [one] { $name }: deslizes de { $share } por cento, a maior parte no turno { $turns }
       *[other] { $name }: deslizes de { $share } por cento, a maior parte nos turnos { $turns }
    }
}
review-flawless = Nenhum deslize que se distinga da sorte.
review-costliest = Os turnos mais caros
review-costliest-later = Os três turnos mais caros vêm aqui quando todos estiverem julgados. Escolha um turno julgado na curva.
review-turn = Turno { $number }
review-rank = Entre os mais caros, número { $rank }
review-from-to = chance de vencer de { $from } para { $to } por cento
review-you = Você
review-better = Melhor
review-other = Tão bom
review-gain = +{ $share }%
review-verdict = { $verdict ->
    [only] sem escolha
    [best] o melhor
    [as-good] tão bom
    [slip] deslize
    [mistake] erro
   *[blunder] erro grave
  }
review-verdict-said = { $verdict ->
    [only] Não havia nada a escolher.
    [best] Nada melhor foi encontrado.
   *[as-good] Tão bom quanto o melhor encontrado: nenhuma diferença que se distinga da sorte.
  }
review-why = { $card }: { NUMBER($points, maximumFractionDigits: 1) } pontos no fim, e não { NUMBER($instead, maximumFractionDigits: 1) }.
review-why-none = Assim, muitas cartas rendem um pouco mais.
review-sure = { $share } por cento, com margem de { $error }
review-again = Tentar de novo daqui
review-again-note = Como estava naquele momento, com as mãos e as sacolas; o que for tirado depois é novo.
review-nothing = nada
review-temple = o Templo
review-away = { $name }, posto de lado
review-picture = O que o melhor jeito faz: { $serpent }
