# La ligne de commande `seaboard`. Les noms des robots sont dans shell.ftl, les phrases d’un jeu dans son fichier.

## Aide
cli-help-seaboard = Des jeux de la mer à une table de navigateur, dans ce terminal et en Python. Sans commande : serve.
cli-help-serve = Dresser les tables : lancer le serveur et ouvrir la page
cli-help-play = Jouer dans ce terminal contre des robots
cli-help-replay = Revoir une partie notée, coup par coup
cli-help-rules = Lire un livret de règles, ou une seule règle
cli-help-games = Montrer les jeux, leurs options et les robots
cli-help-warm = Compiler toutes les règles maintenant, pour que personne n’attende ensuite
cli-help-lang = Langue ; sinon celle du terminal
cli-help-host = Adresse à écouter (d’ordinaire 127.0.0.1, cette machine seulement)
cli-help-port = Port, ou le prochain qui est libre (d’ordinaire 8000)
cli-help-data = Fichier où les parties sont gardées
cli-help-no-browser = Ne pas ouvrir de navigateur
cli-help-origin = Adresse d’un autre site dont les pages peuvent parler à ce serveur, par exemple https://sea.example (plusieurs fois possible)
cli-help-game = Nom d’un jeu, comme le montre `seaboard games`
cli-help-players = Nombre de joueurs
cli-help-seat = Ta place, à partir de 0 comme dans les parties notées
cli-help-bot = Qui joue aux autres places
cli-help-seed = Graine de la partie : la même graine donne les mêmes donnes
cli-help-option = Une règle de cette partie ; se répète
cli-help-file = Fichier d’une partie notée ; - la lit sur l’entrée standard
cli-help-step = Commencer après tant de coups
cli-help-clause = Une règle, par exemple F14

## Serveur et compilation
cli-serving = Seaboard est à l’adresse { $address } (Ctrl-C l’arrête)
cli-warm = Les règles sont prêtes ({ $seconds } s).

## Jouer
cli-moment = On prépare les règles. La première fois, cela prend un moment…
cli-welcome = { $game } · Tu es { $name }.
cli-rival = { $name } : { $bot }
cli-type = Tape un coup, ou ? pour l’aide.
cli-seat = Place { $seat }
cli-only-move = Seul { $move } est possible : Entrée le joue.
cli-help =
    un coup noté          le jouer, par exemple un de ceux que `moves` montre
    Entrée                joue le seul coup possible, donne la manche suivante
    ?COUP ou why COUP     pourquoi un coup n’est pas permis
    moves                 tous les coups permis
    hint                  un bon coup
    undo                  reprendre ton dernier coup
    save FICHIER          écrire la partie notée
    rules RÈGLE           lire une règle, par exemple F14 ; sans elle, le livret
    quit                  s’arrêter là
cli-legal = { $move } est permis.
cli-not-legal = { $move } n’est pas permis.
cli-by-clause = { $why } (règle { $clause })
cli-hint = Essaie { $move }.
cli-undone = Coup repris.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-cannot-undo = Cela ne se reprend pas.
cli-save-where = Où ? Tape : save FICHIER
cli-saved = Gardé dans { $path }. `seaboard replay` le montre.
cli-score = { $name } : { $score }
cli-won = Gagné !
cli-lost = Perdu, cette fois.
cli-shared = Victoire partagée !
cli-draw = Personne ne l’emporte : match nul.
cli-seed = Graine des donnes : { $seed }
cli-bye = Au revoir.

## Revoir
cli-record = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
cli-result = Résultat : { $result }
cli-step = { $at } sur { $last } (Entrée : suivant, b : retour, q : fin){" "}
cli-step-help = Entrée montre le coup suivant, b revient, q arrête.
cli-step-start = C’est le début.
cli-step-end = C’est la fin.

## Jeux
cli-column-game = nom
cli-column-title = jeu
cli-column-players = joueurs
cli-column-minutes = minutes
cli-options-of = Options de { $game } (la valeur habituelle d’abord, et la règle qui l’explique) :
cli-bots = Robots, du plus faible au plus fort : { $bots }

## Erreurs
cli-usage = impossible à lire : { $detail }
    { $usage }
cli-no-command = la commande « { $command } » n’existe pas ; il y a : { $known }
cli-unknown-words = « { $words } » n’est pas compris ; voir : seaboard { $command } --help
cli-no-language = il n’y a pas de mots en « { $name } » ; il y a : { $known }
cli-which-game = quel jeu ? Il y a : { $known }
cli-which-file = quel fichier ? Tape : seaboard replay FICHIER
cli-no-game = le jeu « { $name } » n’existe pas ; il y a : { $known }
cli-broken-game = le jeu « { $name } » du paquet { $module } ne peut pas être chargé : { $error }
cli-no-bot = le robot « { $name } » n’existe pas ; il y a : { $known }
cli-no-rulebook = { $game } n’a pas encore de livret
cli-no-clause = { $game } n’a pas de règle « { $clause } » ; elles vont de { $first } à { $last }
cli-bad-number = { $flag } veut un nombre entier de { $least } à { $most }, pas « { $value } »
cli-option-form = --option veut nom=valeur, pas « { $option } »
cli-bad-option = { $option }={ $value } n’est pas possible ; permis : { $allowed }
cli-no-option = aucune option ne s’appelle « { $name } » ; il y a : { $known }
cli-bad-position = la position est fausse dans { $part } : « { $found } » ({ $wanted })
cli-bad-record = la partie notée est fausse à la ligne { $line } : « { $found } » ({ $wanted })
cli-cannot-read = { $path } ne peut pas être lu : { $reason }
cli-cannot-write = { $path } ne peut pas être écrit : { $reason }
cli-not-a-record = { $path } n’est pas une partie notée, on n’y touche donc pas
cli-no-port = impossible d’écouter sur { $host }, port { $port } : { $reason }
cli-storage-not-ours = { $path } n’est pas un fichier de Seaboard, on n’y touche donc pas ; choisis-en un autre avec --data
cli-storage-locked = { $path } est utilisé par un autre programme
cli-storage-newer = { $path } vient d’un Seaboard plus récent
cli-storage-full = il n’y a plus de place sur le disque pour { $path }
cli-storage-unwritable = { $path } ne peut être ni ouvert ni écrit
cli-storage-damaged = { $path } est abîmé
cli-storage-closed = { $path } est fermé
