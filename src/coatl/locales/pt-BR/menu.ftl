# Quem está sentado a uma mesa em andamento, e mudar de aparelho.

menu-title = Jogadores e lugares
menu-seat = Lugar { $number }
menu-you = você
menu-yourself = Você
menu-here = aqui
menu-not-here = sem conexão
menu-spectators = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
menu-stand-in = ausente, um robô joga no lugar
menu-resigned = desistiu, um robô continua
menu-return = Retomar meu lugar
menu-give-back = Devolver o lugar
menu-replace = Pôr um robô no lugar
menu-kick = Tirar o lugar de { $name }
menu-kick-title = Tirar o lugar de { $name }?
menu-kick-note = Um robô joga até o fim. Isso não pode ser desfeito.
menu-kick-yes = Tirar o lugar
menu-invite = Convite
menu-invite-note = Quem tem este link pode assistir e ocupar um lugar livre.
menu-move = Continuar em outro aparelho
menu-move-note = O link funciona uma vez. Seu lugar passa para lá, e este aparelho só assiste.
menu-move-make = Criar um link
menu-go = Sair
menu-leave = Fazer uma pausa
menu-leave-title = Fazer uma pausa?
menu-leave-note = Um robô joga por você até a sua volta.
recover-title = Continuar aqui?
recover-text = Seu lugar passa para este aparelho; o outro só poderá assistir.
recover-yes = Trazer o lugar para cá
