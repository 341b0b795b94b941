# Qui est assis à une table en cours, et changer d’appareil.

menu-title = Joueurs et places
menu-seat = Place { $number }
menu-you = vous
menu-yourself = Vous
menu-here = en ligne
menu-not-here = hors ligne
menu-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
menu-stand-in = absence : un robot joue à la place
menu-resigned = abandon, un robot continue
menu-return = Reprendre ma place
menu-give-back = Rendre la place
menu-replace = Faire remplacer par un robot
menu-kick = Retirer la place à { $name }
menu-kick-title = Retirer la place à { $name } ?
menu-kick-note = Un robot jouera jusqu’au bout. C’est définitif.
menu-kick-yes = Retirer la place
menu-invite = Invitation
menu-invite-note = Avec ce lien, on peut regarder, et prendre une place libre.
menu-move = Continuer sur un autre appareil
menu-move-note = Le lien ne sert qu’une fois. Votre place passe alors là-bas, et cet appareil ne fait plus que regarder.
menu-move-make = Créer un lien
menu-go = Partir
menu-leave = S’absenter un moment
menu-leave-title = S’absenter un moment ?
menu-leave-note = Un robot vous remplace jusqu’à votre retour.
recover-title = Continuer ici ?
recover-text = Votre place passe sur cet appareil ; l’autre ne pourra plus que regarder.
recover-yes = Prendre la place ici
