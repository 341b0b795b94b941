# Uma página sem servidor: partidas jogadas e guardadas neste navegador.

here-note = As partidas são jogadas e guardadas neste navegador.
here-size = O que é preciso para jogar é baixado uma só vez: { $size } MB.
here-loading = Baixando o que é preciso para jogar: { $done } de { $size } MB
here-starting = Iniciando…
here-ready = Pronto.
here-stronger = precisa de um servidor
here-instead = Jogar aqui
here-instead-note = O servidor não responde. As partidas deste navegador não precisam dele.
here-table = Uma mesa sua
here-table-note = Várias pessoas neste aparelho, outros bots, opções
here-forbidden-title = Não guardada
here-forbidden = Este navegador não guarda nada para esta página (janela anônima?). A partida continua, mas some quando você fechar a página.
here-full-title = Sem espaço para guardar a partida
here-full = Este navegador não tem mais espaço. A partida continua, mas o que acontecer agora some quando você fechar a página. Apague partidas terminadas ou libere espaço.

offline-get = Jogar sem conexão
offline-get-note = Guardar o jogo inteiro neste aparelho
offline-ask = { $size } MB são baixados uma vez e guardados por este navegador. Daí em diante o jogo abre sem conexão: rivais, CARL, várias pessoas neste aparelho, lições, replays, cartas e a ajuda de pontuação.
offline-yes = Baixar { $size } MB
offline-fetching = Baixado: { $done } de { $size } MB
offline-done = O jogo está guardado neste aparelho e abre sem conexão.
offline-failed = Não foi possível baixar tudo. Nada mudou; tente de novo com uma conexão melhor.
offline-install = Instalar como aplicativo
offline-update = Chegou uma nova versão
offline-update-note = Iniciar; suas partidas continuam
offline-others = Feche antes as outras janelas do jogo.

error-needs-server = Isto precisa de um servidor.
error-damaged-here = O que este navegador guarda desta partida está danificado, e ela não pode ser aberta. Suas outras partidas não foram afetadas.
error-internal-here = Algo deu errado nesta página. Nada do que foi guardado se perdeu; abra a partida de novo.
error-engine-unreached = Não foi possível baixar o que é preciso para jogar. Conecte-se uma vez; depois funciona sem conexão.
error-engine-broken = O que é preciso para jogar não chegou inteiro, ou não funciona neste navegador. Tente de novo ou use um navegador mais novo.
error-engine-restarted = Demorou demais e foi interrompido. Tente de novo.
