# La ligne de commande `seaboard`. Les noms des robots sont dans shell.ftl, les phrases d’un jeu dans son fichier.

## Aide
cli-help-seaboard = Des jeux de la mer à une table de navigateur, dans ce terminal et en Python. Sans commande : serve.
cli-help-serve = Dresser les tables : lancer le serveur et ouvrir la page
cli-help-play = Jouer dans ce terminal contre des robots
cli-help-replay = Revoir une partie notée, coup par coup
cli-help-analyse = Juger les coups d’une partie notée : chances, précision, ce qui aurait été mieux
cli-help-rules = Lire un livret de règles, ou une seule règle
cli-help-games = Montrer les jeux, leurs options et les robots
cli-help-arena = Faire jouer des robots entre eux et voir qui est le meilleur
cli-help-warm = Compiler toutes les règles maintenant, pour que personne n’attende ensuite
cli-help-lang = Langue ; sinon celle du terminal
cli-help-host = Adresse à écouter (d’ordinaire 127.0.0.1, cette machine seulement)
cli-help-port = Port, ou le prochain qui est libre (d’ordinaire 8000)
cli-help-data = Fichier où les parties sont gardées
cli-help-database = Base PostgreSQL où les parties sont gardées, au lieu d’un fichier : postgresql://… (plusieurs processus se la partagent)
cli-help-processes = Processus qui servent des tables (d’ordinaire 1) ; à plusieurs, il faut --database
cli-help-link-host = Adresse de cette machine où les processus du serveur sur d’autres machines la joignent (d’ordinaire 127.0.0.1, cette machine seule)
cli-help-no-browser = Ne pas ouvrir de navigateur
cli-help-origin = Adresse d’un autre site dont les pages peuvent parler à ce serveur, par exemple https://sea.example (plusieurs fois possible)
cli-help-proxy = Adresse ou réseau de mandataires placés devant ce serveur, par exemple 127.0.0.1 ou 10.0.0.0/8, dont l’en-tête X-Forwarded-For fait foi (plusieurs fois possible)
cli-help-game = Nom d’un jeu, comme le montre `seaboard games`
cli-help-players = Nombre de joueurs
cli-help-seat = Ta place, à partir de 0 comme dans les parties notées
cli-help-bot = Qui joue aux autres places
cli-help-seed = Graine de la partie : la même graine donne les mêmes donnes
cli-help-option = Une règle de cette partie ; se répète
cli-help-file = Fichier d’une partie notée ; - la lit sur l’entrée standard
cli-help-step = Commencer après tant de coups
cli-help-json = Tout ce qui a été trouvé, en JSON
cli-help-judge = Qui juge (d’ordinaire orca)
cli-help-seconds = Secondes pour chaque décision (d’ordinaire 0,6, et moins s’il y en a beaucoup)
cli-help-clause = Une règle, par exemple F14
cli-help-bots = Qui joue : des noms de robots, avec leur temps (dolphin@0.15s) ou leurs simulations (orca@5000) si l’on veut, ou des fichiers Python qui en ont un, par exemple seal,orca,my_bot.py
cli-help-matches = Nombre de parties (d’ordinaire 400) ; chaque donne est jouée de toutes les places
cli-help-arena-seed = Graine de toutes les donnes et de tous les tirages (d’ordinaire 0)
cli-help-sprt = S’arrêter dès qu’on sait si le second robot est meilleur de ELO1 ou seulement de ELO0 (d’ordinaire 0,30)
cli-help-workers = Parties à la fois (d’ordinaire une par cœur)
cli-help-ray = Jouer sur une grappe Ray ; « local » en lance une sur cette machine
cli-help-out = Fichier des résultats, une ligne de JSON chacun ; ce qui s’y trouve n’est pas rejoué
cli-help-svg = Dessiner les forces dans ce fichier

## Serveur et compilation
cli-serving = Seaboard est à l’adresse { $address } (Ctrl-C l’arrête)
cli-warm = Les règles sont prêtes ({ $seconds } s).
cli-warm-slow = aucun code machine n’a pu être produit pour { $games } : ces règles tournent en Python, cent fois plus lentement

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
    hint                  où regarder ; encore : quel genre de coup ; encore : le coup
    undo                  reprendre ton dernier coup
    save FICHIER          écrire la partie notée
    rules RÈGLE           lire une règle, par exemple F14 ; sans elle, le livret
    quit                  s’arrêter là
cli-legal = { $move } est permis.
cli-not-legal = { $move } n’est pas permis.
cli-by-clause = { $why } (règle { $clause })
cli-hint = Essaie { $move }.
cli-hint-more = (`hint` encore une fois en dit plus.)
cli-hint-at = Regarde { $where }.
cli-hint-grade = Indice { $grade } sur 3 : { $said }
cli-undone = Coup repris.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-cannot-undo = Cela ne se reprend pas.
cli-save-where = Où ? Tape : save FICHIER
cli-saved = Gardé dans { $path }. `seaboard replay` le montre.
cli-score = { $name } : { $score }
cli-won = Gagné !
cli-lost = Perdu, cette fois.
cli-shared = Victoire partagée !
cli-draw = Personne ne l’emporte : match nul.
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

## Analyser
cli-chances = Chances de gagner, du premier coup au dernier :
cli-percent = { $number } %
cli-moments = Ce qui a décidé de la partie
cli-no-chances = { $bot } n’a dit aucune chance de gagner, donc aucun coup ne peut être jugé ; d’autres en disent : { $known }
cli-no-moments = Aucun coup n’a décidé seul de la partie.
cli-decisive = { $number }. { $name } a joué { $move } : { $judgement } (reste { $chance }, possible { $best }).
cli-better = Mieux : { $move } ({ $chance }).
cli-better-line = Mieux : { $move } ({ $chance }), puis { $line }.
cli-judged-best = le meilleur coup
cli-judged-good = un bon coup
cli-judged-inaccuracy = une imprécision
cli-judged-mistake = une erreur
cli-judged-blunder = une gaffe
cli-judged-by = Jugé par { $bot }, d’après ce que chacun savait.
cli-column-player = joueur
cli-column-accuracy = précision
cli-column-best = meilleurs
cli-column-good = bons
cli-column-inaccuracy = imprécisions
cli-column-mistake = erreurs
cli-column-blunder = gaffes

## Jeux
cli-column-game = nom
cli-column-title = jeu
cli-column-players = joueurs
cli-column-minutes = minutes
cli-options-of = Options de { $game } (la valeur habituelle d’abord, et la règle qui l’explique) :
cli-bots = Robots, du plus faible au plus fort : { $bots }

## Arène
cli-column-bot = robot
cli-column-matches = parties
cli-column-rate = points
cli-column-elo = Elo, 95 %
cli-column-score = score
cli-column-seconds = s par partie
cli-column-failures = échecs
cli-arena-head = { $game }, { $players } joueurs
cli-arena-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
cli-arena-percent = { $value } %
cli-arena-number = { $value }
cli-arena-step = { $lower } → { $upper } : { $elo } Elo, meilleur à { $superior } %
cli-arena-pairs = Donnes où le second robot a 0, ¼, ½, ¾ et la totalité des points : { $pairs }
cli-arena-decided = SPRT : { $upper } devant { $lower } de { $elo } Elo est admis après { $deals } donnes (rapport de vraisemblance { $ratio } en logarithme, bornes { $low } et { $high })
cli-arena-undecided = SPRT : rien n’est encore décidé (rapport de vraisemblance { $ratio } en logarithme, bornes { $low } et { $high })
cli-arena-failures = En échec, donc battus : { $counted }. Le premier : { $first }
cli-arena-older = { $count ->
    [one] { $count } partie vient
   *[other] { $count } parties viennent
} d’une version antérieure des robots ; un autre --out recommence tout.
cli-arena-kept = Résultats : { $path } ({ $found ->
    [one] { $found } s’y trouvait
   *[other] { $found } s’y trouvaient
} déjà)
cli-arena-stopped = Arrêté ; la même commande reprend. Résultats : { $path }
cli-arena-progress = { $done } sur { $planned }
cli-arena-left = , encore { $left }
cli-arena-axis = Elo au-dessus du plus faible, avec intervalles à 95 %

## Erreurs
cli-usage = impossible à lire : { $detail }
    { $usage }
cli-no-command = la commande « { $command } » n’existe pas ; il y a : { $known }
cli-unknown-words = « { $words } » n’est pas compris ; voir : seaboard { $command } --help
cli-no-language = il n’y a pas de mots en « { $name } » ; il y a : { $known }
cli-which-game = quel jeu ? Il y a : { $known }
cli-which-file = quel fichier ? Tape : seaboard replay FICHIER
cli-which-record = quelle partie notée ? Tape : seaboard analyse PARTIE
cli-no-game = le jeu « { $name } » n’existe pas ; il y a : { $known }
cli-broken-game = le jeu « { $name } » du paquet { $module } ne peut pas être chargé : { $error }
cli-no-bot = le robot « { $name } » n’existe pas ; il y a : { $known }
cli-no-rulebook = { $game } n’a pas encore de livret
cli-no-clause = { $game } n’a pas de règle « { $clause } » ; elles vont de { $first } à { $last }
cli-bad-number = { $flag } veut un nombre entier de { $least } à { $most }, pas « { $value } »
cli-bad-seconds = --seconds veut un nombre de 0 à { $most }, pas « { $value } »
cli-option-form = --option veut nom=valeur, pas « { $option } »
cli-bad-option = { $option }={ $value } n’est pas possible ; permis : { $allowed }
cli-no-option = aucune option ne s’appelle « { $name } » ; il y a : { $known }
cli-bad-position = la position est fausse dans { $part } : « { $found } » ({ $wanted })
cli-bad-record = la partie notée est fausse à la ligne { $line } : « { $found } » ({ $wanted })
cli-cannot-read = { $path } ne peut pas être lu : { $reason }
cli-cannot-write = { $path } ne peut pas être écrit : { $reason }
cli-not-a-record = { $path } n’est pas une partie notée, on n’y touche donc pas
cli-which-bots = quels robots ? Donne avec --bots au moins deux de : { $known } ; ou des fichiers comme my_bot.py
cli-arena-alone = une arène veut au moins deux joueurs
cli-arena-too-few = une arène veut au moins deux robots
cli-arena-twice = « { $bot } » est nommé deux fois
cli-arena-which-class = { $path } : quelle classe ? Nommes-en une qui a « choose » après deux-points ; il y a : { $known }
cli-arena-broken-file = { $path } ne peut pas être chargé : { $reason }
cli-arena-bad-budget = « { $bot } » : combien de temps, ou combien d’essais ? Donne des secondes, comme dolphin@0.15s, ou des simulations, comme orca@5000
cli-arena-cannot-play = { $bot } ne sait pas jouer à { $game }
cli-arena-counts-nothing = { $bot } ne compte pas de simulations ; donne-lui des secondes, comme dolphin@0.15s, ou rien
cli-arena-other-plan = { $path } a les résultats d’un autre plan, on n’y touche donc pas ; choisis-en un autre avec --out
cli-arena-not-results = { $path } n’a pas de résultat à la ligne { $line }, on n’y touche donc pas ; choisis-en un autre avec --out
cli-arena-nothing-played = aucune donne n’a encore été jouée de toutes les places
cli-arena-sprt-of-two = --sprt compare deux robots à deux places
cli-arena-bad-sprt = --sprt veut deux nombres, le plus petit d’abord, par exemple 0,30 ; pas « { $value } »
cli-arena-worker-died = un processus qui jouait est mort ; la même commande reprend où il s’est arrêté
cli-arena-no-ray = Ray n’est pas installé : pip install 'seaboard[ray]'
cli-arena-no-cluster = aucune grappe Ray ne répond à { $address } : { $reason }
cli-no-port = impossible d’écouter sur { $host }, port { $port } : { $reason }
cli-storage-not-ours = { $path } n’est pas un fichier de Seaboard, on n’y touche donc pas ; choisis-en un autre avec --data
cli-storage-locked = { $path } est utilisé par un autre programme
cli-storage-newer = { $path } vient d’un Seaboard plus récent
cli-storage-full = il n’y a plus de place sur le disque pour { $path }
cli-storage-unwritable = { $path } ne peut être ni ouvert ni écrit
cli-storage-damaged = { $path } est abîmé
cli-storage-closed = { $path } est fermé
cli-storage-gone = { $path } a été supprimé ou remplacé en cours d’utilisation
cli-storage-unreachable = { $path } ne répond pas, ou ne nous laisse pas entrer
cli-storage-address = l’adresse donnée avec --database est illisible ; elle ressemble à postgresql://nom:motdepasse@hôte:5432/base, les caractères spéciaux du mot de passe écrits %XX
cli-storage-linked = { $path } a plusieurs noms (liens physiques) ; il n’en faut qu’un
cli-storage-moved = { $path } est désormais tenu par un autre processus
cli-workers-need-database = plusieurs processus se partagent une base : --workers demande --database postgresql://…
cli-file-or-database = les parties sont gardées dans un fichier (--data) ou dans une base (--database), pas dans les deux
cli-no-postgres = le paquet pour PostgreSQL n’est pas installé : pip install 'seaboard[postgres]'

cli-help-train = apprendre aux robots d’un jeu en les faisant jouer contre eux-mêmes : des poids, et leur histoire
cli-help-iterations = combien de fois jouer puis apprendre, après la première fois au hasard (8)
cli-help-lessons = parties de chaque itération (500)
cli-help-simulations = simulations pour chaque décision (300)
cli-help-updates = pas d’apprentissage après chaque itération (2500)
cli-help-train-out = où garder le cours ; la même commande le reprend (training/JEU-N)
cli-train-iteration = itération { $iteration } : { $positions } positions, { $explained } % du résultat prévus, surprise devant les coups { $surprise }
cli-train-progress = itération { $iteration } : { $done } parties sur { $planned }
cli-train-stopped = Arrêté. La même commande reprend à la dernière itération dans { $path }.
cli-train-done = { $iterations ->
    [one] { $iterations } itération est faite.
   *[other] { $iterations } itérations sont faites.
  } Les poids de chacune sont dans { $path } ; docs/arena.md dit comment les derniers deviennent ceux du jeu.
cli-train-no-features = { $game } n’a rien dont on puisse apprendre (docs/adding-a-game.md dit ce qu’il faut).
cli-train-other-course = { $path } contient un autre cours. Donne un autre dossier avec --out, ou supprime-le.
cli-train-damaged = { $path } est abîmé ou manque, le cours ne peut donc pas reprendre. Donne un autre dossier avec --out, ou supprime celui-ci.

cli-help-mcp = Laisser un agent jouer à des tables, par le Model Context Protocol sur l’entrée et la sortie standard
cli-help-mcp-server = Adresse d’un serveur Seaboard qui tourne ailleurs ; sans elle, cette commande sert elle-même des tables
cli-no-mcp = les agents ont besoin du paquet de leur protocole : pip install 'seaboard[mcp]'
cli-no-agents-there = aucun Seaboard ne parle aux agents à { $address } : { $reason }

cli-help-league = Classer des agents qui lisent et écrivent du texte face aux niveaux de la maison
cli-help-agent = Un agent : un fichier Python avec une fonction ou une classe qui a « answer », comme my_agent.py ou my_agent.py:Nom, ou une commande qui lit une question et écrit une réponse (peut être répété)
cli-help-league-matches = Combien de parties (60 d’ordinaire) ; chaque donne est jouée de toutes les places, et un agent est de chaque partie
cli-help-tries = Réponses qu’un agent peut donner avant qu’un coup soit choisi pour lui (3 d’ordinaire)
cli-help-withheld = Ne pas dire aux agents leurs coups permis
cli-help-agent-seconds = Secondes qu’une commande peut prendre pour répondre (120 d’ordinaire)
cli-league-refused = { $bot } : { $refused ->
    [one] { $refused } réponse n’était
   *[other] { $refused } réponses n’étaient
} pas un coup permis, { $instead ->
    [one] { $instead } coup a été choisi
   *[other] { $instead } coups ont été choisis
} à sa place
cli-league-which = quels agents ? Écris --agent avec un fichier Python comme my_agent.py, ou avec une commande
cli-league-which-agent = { $path } n’est pas un agent : il faut une fonction « answer », ou une classe avec une méthode de ce nom

cli-help-backup = Copier le fichier de toutes les parties, même pendant qu’un serveur s’en sert
cli-help-backup-place = Fichier de la copie ; rien n’est écrasé
cli-help-export = Écrire toutes les parties, notées, dans un dossier
cli-help-export-place = Un dossier nouveau ou vide. Les parties en cours y montrent leur graine : garde-le pour toi
cli-help-import = Reprendre toutes les parties d’un dossier exporté
cli-help-import-place = Le dossier
cli-help-log = Forme du journal : pour lire, ou une ligne de JSON par événement (d’ordinaire text)
cli-help-drain = Secondes, au plus, pendant lesquelles les parties continuent, sans nouvelle table, quand on arrête le serveur (d’ordinaire 0)
cli-help-metrics = Réseau qui peut lire /metrics, par exemple 10.0.0.0/8 ; cette machine le peut toujours (répétable)
cli-which-backup = quel fichier ? Écris : seaboard backup FICHIER
cli-which-export = quel dossier ? Écris : seaboard export DOSSIER
cli-which-import = quel dossier ? Écris : seaboard import DOSSIER
cli-backup = { $path } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} de journal ; la copie est entière.
cli-exported = { $path } contient { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
} et { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
cli-imported = { $tables ->
    [one] { $tables } partie est revenue
   *[other] { $tables } parties sont revenues
}, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; { $there ->
    [one] { $there } était déjà là.
   *[other] { $there } étaient déjà là.
}
cli-left-out = { $count ->
    [one] { $count } partie n’a pas pu être lue et a été laissée
   *[other] { $count } parties n’ont pas pu être lues et ont été laissées
} de côté
cli-no-store = il n’y a pas de parties dans { $path } ; choisis un autre fichier avec --data
cli-no-store-there = il n’y a pas de parties dans { $path } ; choisis une autre base avec --database
cli-there-already = { $path } existe déjà, on n’y touche donc pas
cli-bad-folder = { $path } n’est pas un dossier de parties exportées (ligne { $line } de tables.jsonl : { $reason })
cli-bad-log = --log est text ou json, pas « { $value } »
cli-bad-origin = « { $value } » n’est pas l’adresse d’un site comme https://sea.example
cli-bad-network = « { $value } » n’est pas un réseau comme 10.0.0.0/8 ou ::1
