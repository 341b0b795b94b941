# Une page sans serveur : des parties jouées et conservées dans ce navigateur.

here-note = Les parties se jouent et se conservent dans ce navigateur.
here-size = Ce qu’il faut pour jouer se télécharge une seule fois : { $size } Mo.
here-loading = Téléchargement de ce qu’il faut pour jouer : { $done } Mo sur { $size }
here-starting = Démarrage…
here-ready = Prêt.
here-stronger = exige un serveur
here-instead = Jouer ici
here-instead-note = Le serveur ne répond pas. Les parties de ce navigateur n’en ont pas besoin.
here-table = Votre propre table
here-table-note = Plusieurs personnes sur cet appareil, d’autres bots, des options
here-forbidden-title = Non conservée
here-forbidden = Ce navigateur ne garde rien pour cette page (fenêtre privée ?). La partie continue, mais elle disparaît quand vous fermez la page.
here-full-title = Plus de place pour conserver la partie
here-full = Ce navigateur n’a plus de place. La partie continue, mais la suite disparaît quand vous fermez la page. Supprimez des parties terminées ou libérez de l’espace.

offline-get = Jouer sans connexion
offline-get-note = Garder tout le jeu sur cet appareil
offline-ask = { $size } Mo sont téléchargés une fois et gardés par ce navigateur. Ensuite le jeu démarre sans connexion : adversaires, CARL, plusieurs personnes sur cet appareil, leçons, rediffusions, cartes et aide au décompte.
offline-yes = Télécharger { $size } Mo
offline-fetching = Téléchargé : { $done } Mo sur { $size }
offline-done = Le jeu est gardé sur cet appareil et démarre sans connexion.
offline-failed = Le téléchargement n’a pas abouti. Rien n’a changé ; réessayez avec une meilleure connexion.
offline-install = Installer comme application
offline-update = Une nouvelle version est là
offline-update-note = La démarrer ; vos parties continuent
offline-others = Fermez d’abord les autres fenêtres du jeu.

error-needs-server = Cela exige un serveur.
error-damaged-here = Ce que ce navigateur garde de cette partie est endommagé : elle ne peut pas être ouverte. Vos autres parties ne sont pas touchées.
error-internal-here = Quelque chose s’est mal passé dans cette page. Rien de ce qui était gardé n’est perdu ; rouvrez la partie.
error-engine-unreached = Ce qu’il faut pour jouer n’a pas pu être téléchargé. Connectez-vous une fois, ensuite cela marche sans connexion.
error-engine-broken = Ce qu’il faut pour jouer n’est pas arrivé en entier, ou ne fonctionne pas dans ce navigateur. Réessayez, ou prenez un navigateur plus récent.
error-engine-restarted = C’était trop long et cela a été abandonné. Réessayez.
