# Ce que lisent les joueurs qui lisent et écrivent du texte. Les phrases d’un jeu sont dans son propre fichier.

## Avant le premier coup
text-system = Tu joues à un jeu de société par écrit. Lis ce qu’on te dit, réfléchis, et termine chaque réponse par une ligne COUP : et ton coup.
text-you = Tu joues à { $game } : tu es { $name }. Dans l’ordre du tour : { $names }.
text-you-alone = Tu joues seul à { $game } : tu es { $name }.
text-options = Réglages de cette partie qui ne sont pas les habituels : { $options }.
text-rules = Les règles en bref
text-notation = Comment s’écrivent les coups
text-board = Comment lire le plateau
text-answering = Comment répondre
text-answer = Termine ta réponse par une ligne : COUP : et un coup, écrit comme ci-dessus. On ne demande qu’un coup à la fois.
text-ask = Pour lire d’abord un article des règles, réponds RÈGLE : et son numéro ({ $first } à { $last }).

## Où l’on en est
text-news = Depuis ta dernière décision :
text-your-turn = C’est à toi.
text-their-turn = À décider maintenant : { $names }. On ne te demande encore rien.
text-moves = Tes coups permis ({ $count }) :
text-withheld = Tes coups permis ne sont pas donnés : trouve-les par les règles.
text-over = La partie est finie. Scores : { $scores }. Victoire : { $winners }.
text-ending = { $how ->
    [won] Tu as gagné.
    [shared] Tu partages la victoire.
   *[lost] Tu n’as pas gagné.
}

## Réponses
text-no-move = Aucun coup dans ta réponse. Termine-la par une ligne : COUP : et le coup.
text-several-moves = Ta réponse nomme plusieurs coups : { $moves }. Nomme celui que tu veux, sur une ligne : COUP : et le coup.
text-refused = { $move } est refusé : { $why }
text-tries-left = { $left ->
    [one] Encore un essai, puis un coup sera choisi pour toi.
   *[other] Encore { $left } essais, puis un coup sera choisi pour toi.
}
text-instead = { $tries ->
    [one] Ta réponse n’était pas un coup permis
   *[other] Aucune de tes { $tries } réponses n’était un coup permis
} : { $move } a été joué pour toi.
text-played = { $move } est joué.
text-no-clause = Il n’y a pas d’article { $clause } ; ils vont de { $first } à { $last }.
text-no-rulebook = Il n’y a pas de règles à lire.
text-enough-rules = Tu as assez lu : maintenant un coup.

## Agents à une table (MCP)
text-game = { $name } : { $title }, { $players } joueurs, environ { $minutes } minutes.
text-instructions = Joue à des jeux de mer à une table avec des gens et des robots. Appelle games pour voir ce qu’il y a, puis sit : avec le lien d’une table qu’on t’a donné, ou avec un jeu pour ouvrir ta propre table. La réponse de sit explique le jeu et nomme ta place ; donne cette place à look, why_not et move. move joue, attend que ce soit de nouveau à toi et raconte ce qui s’est passé entre-temps. Continue jusqu’à la fin de la partie.
text-tool-games = Les jeux, leurs réglages, et les robots.
text-tool-sit = Prendre place : à la table d’un lien, ou à une nouvelle table d’un jeu. Répond avec ta place, les règles en bref et le plateau.
text-tool-look = Où en est la partie pour ta place ; attend ton tour quelques secondes si on le demande.
text-tool-why-not = Pourquoi un coup n’est pas permis maintenant, avec l’article des règles ; ou qu’il l’est.
text-tool-move = Jouer un coup, puis attendre que ce soit de nouveau à toi ou que la partie soit finie.
text-tool-rules = Les règles d’un jeu.
text-arg-link = Le lien d’une table, ou son nom
text-arg-game = Un jeu pour une nouvelle table, s’il n’y a pas de lien
text-arg-others = Qui d’autre s’assied à une nouvelle table, dans l’ordre après toi : des noms de robots, ou friend pour une place qui attend qui a le lien
text-arg-options = Les réglages d’une nouvelle table, par leur nom
text-arg-name = Comment les autres doivent t’appeler
text-arg-place = Le numéro de la place libre que tu veux, à partir de 0 ; sinon la première
text-arg-language = en ou fr : la langue de tout ce qu’on te dit
text-arg-seat = Ta place, comme sit l’a dite
text-arg-move = Un coup, écrit comme le disent les règles ; ou RÈGLE : et le numéro d’un article
text-arg-seconds = Combien de secondes attendre au plus, jusqu’à { $most }
text-seated = Ta place est { $seat } (un secret : qui la connaît joue pour toi). La table : { $link }
text-friends = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
} Qui ouvre le lien peut la prendre.
text-waiting = Personne n’a encore joué : appelle look pour attendre encore.
text-legal = { $move } est permis.
text-not-your-turn = Ce n’est pas à toi. Appelle look et attends ton tour.
text-changed = La table a changé depuis que tu as regardé, et rien n’a été joué.
text-too-long = C’est trop long pour y chercher un coup : { $most } caractères au plus. Termine par une ligne : COUP : et le coup.
text-not-saved = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessaie.
text-no-seat = Ce n’est la place d’aucune table. Donne la place comme sit l’a dite.
text-link-or-game = Dis laquelle : le lien d’une table, ou un jeu pour en ouvrir une.
text-too-fast = Trop à la fois. Attends un instant.
