# Les énigmes, dans le terminal.

cli-error-no-puzzle = l’énigme '{ $name }' n’existe pas
cli-puzzle-kind-complete = Terminez un Cóatl pour le plus de points.
cli-puzzle-kind-most = Assemblez pour marquer le plus de points ce tour-ci, avec un Cóatl ou plusieurs.
cli-puzzle-kind-win = Votre dernier tour : terminez un Cóatl et gagnez.
cli-puzzle-kind-turn = Jouez ce tour, sans défausser, pour avoir le plus de points à la fin.
cli-puzzle-kind-carl = Jouez ce tour, sans défausser, pour la plus grande avance sur CARL.
cli-puzzle-kind-beat = La dernière manche : finissez votre serpent et battez CARL.
cli-puzzle-help = Tapez des actions ; ? les montre, u en reprend une, h donne un indice, answer montre la réponse, q arrête.
cli-puzzle-prompt = Votre action :
cli-puzzle-right = Juste : { $value }.
cli-puzzle-wrong = Cela fait { $value }. Il y a mieux.
cli-puzzle-pays = Ces cartes paient : { $cards }
cli-puzzle-begin = Commencez par : { $step }
cli-puzzle-answer = La réponse fait { $value } : { $steps }
cli-puzzle-more = { $card } : { $best }, et { $tried } par votre essai
