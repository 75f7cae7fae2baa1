# La page autour des jeux. Les clés sont en anglais ; les mots d’un jeu sont dans son propre fichier.

## Everywhere
seaboard = Seaboard
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
back = Retour
back-to-shelf = Retour à l’étagère
skip-to-content = Aller au contenu
loading = Un instant…
you = Toi
guest = Invité
guest-number = Invité { $number }
retry = Réessayer

## Header and settings
settings = Toi et cette page
settings-of = { $name } : { settings }
your-name = Ton nom
your-name-hint = Comment les autres t’appellent-ils ?
avatar = Ton animal
avatar-here = Animal de la place { $number }
avatar-here-plain = Son animal
avatar-none = Sans animal
avatar-turtle = Tortue
avatar-seahorse = Hippocampe
avatar-starfish = Étoile de mer
avatar-jellyfish = Méduse
avatar-puffer = Poisson-globe
avatar-whale = Baleine
avatar-ray = Raie
avatar-nautilus = Nautile
avatar-otter = Loutre
avatar-gull = Mouette
your-colour = Ta couleur
seat-colour-red = Rouge
seat-colour-purple = Mauve
seat-colour-green = Vert
seat-colour-yellow = Jaune
seat-colour-blue = Bleu
seat-colour-slate = Blanc
seat-colour-orange = Orange
seat-colour-brown = Marron
name-and-animal = { $name } ({ $animal })
language = Langue
language-switch = Switch to English
theme = Thème
theme-switch-light = Passer au thème clair
theme-switch-dark = Passer au thème sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-slow = Lentes
motion-usual = Normales
motion-fast = Rapides
motion-none = Aucune
log-reading = Journal
log-sentences = En phrases
log-notation = En notation
sound = Sons
call-me = Préviens-moi quand c’est à moi
call-text = Même quand cette page est fermée. Le message passe, scellé, par le service de notifications de ton navigateur.
call-denied = Ce navigateur ne l’autorise pas pour cette page.
call-sentence = C’est à toi de jouer.
save = Enregistrer

## Shelf
shelf = Étagère
players-range = { $least } à { $most } joueurs
players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-short = { $least }–{ $most }
minutes = { $minutes } min
minutes-long = environ { $minutes } minutes
play-now = Jouer
with-friends = Entre amis
learn = Apprendre
set-up = Régler
set-up-game = Préparer une partie : { $game }
soon = Bientôt
soon-long = { $game } n’est pas encore sur la table
matches = Parties en cours
match-your-turn = À toi de jouer
match-game-your-turn = { $game }, à toi de jouer
match-thinking = { $game }, { $name } réfléchit
match-turn-of = { $game }, à { $name } de jouer
match-waiting = { $game }, en attente d’un ami
match-over = { $game }, terminée
match-with = avec { $names }
match-alone = en solo
match-round = manche { $round }
shelf-turns = ({ $count }) À toi de jouer – Seaboard
resume = Reprendre
watch = Regarder
look = Voir
no-matches = Aucune partie en cours
no-matches-text = « Jouer » t’installe face à un robot. « Entre amis » te donne un lien à envoyer.
how-it-works = Sans compte, sans attente
how-it-works-text = Ouvre une boîte et joue. Le lien d’une table te ramène à ta place, sur cet appareil, à tout moment.
away = Aucun serveur en vue.
away-text = Tes parties y sont en sûreté, et tu peux apprendre un jeu en attendant. L’étagère revient d’elle-même dès qu’il y a une connexion.
games-failed = L’étagère n’a pas pu être remplie

## Setting up
set-up-players = Joueurs
set-up-seats = Qui s’assoit où
set-up-seat = Place { $number }
set-up-seat-colour = Place { $number }, { $colour }
set-up-options = Règles de cette partie
option-own = Mon propre choix
option-place = Place { $number }
option-usual = { $value } (habituel)
seat-me = Moi
seat-friend = Un ami, par lien
seat-here = Quelqu’un ici, sur cet appareil
seat-bot = { $name }, { $level }
set-up-no-friend = Tout le monde est là : la partie commence tout de suite.
set-up-here = Vous partagez cet appareil : il fait le tour de la table et cache en chemin ce qui est secret.
set-up-way = Comment ils jouent
set-up-way-friend = Par lien
set-up-way-here = Sur cet appareil
name-here = Nom à la place { $number }
name-here-plain = Nom
set-up-friend = Tu reçois un lien et un code QR à envoyer.
set-up-start = Commencer
set-up-start-friends = Dresser la table
set-up-spectate = Tu regardes : aucune place n’est à toi.
making-table = On dresse la table…

## Bots
bot-plankton = Plancton
bot-herring = Hareng
bot-seal = Phoque
bot-dolphin = Dauphin
bot-orca = Orque
bot-plankton-level = débutant
bot-herring-level = facile
bot-seal-level = moyen
bot-dolphin-level = fort
bot-orca-level = expert
bot-plankton-how = Ne regarde pas plus loin que son prochain coup, et le juge souvent mal.
bot-herring-how = Regarde deux coups d’avance, oublie certaines réponses et juge parfois mal ce qu’il voit.
bot-seal-how = Regarde quatre coups d’avance, oublie rarement une réponse et juge rarement mal ce qu’il voit.
bot-dolphin-how = Suit les coups prometteurs plus loin que les robots plus faibles.
bot-orca-how = Réfléchit le plus longtemps des cinq, et se trompe le moins.
bot-plays = { $name } : { $how }
bot-about = Comment joue { $name }

## Table
table-title = { $game } – Seaboard
joining = On rejoint la table…
warming = Les règles se mettent en place, { $done } sur { $total } jeux
warming-box = se prépare…
warming-text = Cela prend un instant après le démarrage du serveur.
board = Plateau
seats = Places
panels = En savoir plus sur la position
position-in-words = La position en mots
seat-open = Place libre
seat-stands-in = { $bot } pour { $name }
time-left = { $name }, encore { $time }
seat-waiting = en attente…
seat-away = pas là
seat-thinking = réfléchit
seat-of = sur { $outOf }
seat-to-move = tour en cours
seat-winner = a gagné
seat-spoken = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. { $note }
watching = spectateur
watching-long = Tu regardes la partie
undo = Annuler
hint = Indice
skip-wait = Passer l’attente
menu = Menu
log = Journal
log-open = Journal, { $count ->
    [one] { $count } nouveau coup
   *[other] { $count } nouveaux coups
}
log-show-notation = Afficher la notation
log-empty = Aucun coup n’a encore été joué.
replay = Revoir la partie
replay-short = Revoir
replay-play = Faire défiler les coups
replay-pause = Pause
replay-play-pause = Défilement ou pause
replay-scrub = Moment de la partie
replay-speed = Vitesse { $speed }, la changer
replay-speed-short = { $speed }×
replay-link = Lien vers ce moment
replay-link-copied = Le lien vers ce moment est dans le presse-papiers
replay-first = Au début
replay-earlier = Un coup en arrière
replay-later = Un coup en avant
replay-last = Au dernier coup
replay-at = { $at } sur { $total }
replay-end = Retour
replay-end-long = Retour à la table
log-copy = Copier
log-copy-long = Copier la feuille de partie
log-copied = La feuille de partie est dans le presse-papiers
copy-failed = Le navigateur n’a pas permis la copie
type-a-move = Écrire un coup
type-placeholder = Coup, p. ex. { $example }
type-placeholder-plain = Coup
type-play = Jouer
type-why = Pourquoi pas ?
type-not-allowed = Ce n’est pas permis
type-not-a-move = Ce n’est pas un coup
why-unseen-title = Un coup à la fois
why-unseen = { $move } suit un coup dont personne n’a encore vu l’effet. Joue d’abord celui-là.
type-rule = Règle { $clause }
allowed = { $move } est permis
hint-step = { $grade ->
    [3] Indice 3 sur 3, le dernier
   *[other] Indice { $grade } sur 3
  }
hint-grade-1 = { $where ->
    [none] Il y a un bon coup à trouver ici.
   *[other] Regarde { $where }.
  }
hint-grade-2 = Redemande pour voir le coup.

## Analyse
percent = { $percent } %
analyse = Analyser
analysis = Analyse
analysis-whole = Toute l’analyse
analysis-offer = Chaque coup est revu : qui avait quelles chances, ce qui a décidé la partie, ce qui aurait été meilleur.
analysis-runs = { $bot } revoit la partie coup par coup. Tu peux fermer et revenir plus tard.
analysis-begins = En attente d’un moment libre…
analysis-progress = { $done } sur { $of } décisions
analysis-stop = Arrêter
analysis-here = L’analyse est prête.
analysis-nothing = Dans cette partie, il n’y avait rien à décider qu’un robot puisse juger.
analysis-none-running = La partie n’est pas finie. Elle pourra être analysée une fois terminée.
analysis-none-stale = La partie a changé pendant l’analyse. Redemande-la quand elle sera finie.
analysis-none-failed = L’analyse n’a pas abouti. Ce qui est fait est gardé : réessaie, s’il te plaît.
analysis-chances = Chances de gagner
analysis-chances-at = { $at ->
    [0] Avant le premier coup : { $list }
   *[other] Après le coup { $at } : { $list }
  }
analysis-chance-of = { $name } { $percent } %
analysis-table = Les chances en tableau
analysis-after = Après le coup
analysis-accuracy = Précision
analysis-no-accuracy = –
analysis-moments = Ce qui a décidé la partie
analysis-moment = coup { $number }, { $percent } % cédés
analysis-moments-knew = Seulement les décisions, jugées selon ce qu’on savait alors. Ce que le hasard a fait se voit sur la courbe, pas dans cette liste.
analysis-no-moments = Aucun coup n’a décidé cette partie à lui seul.
analysis-by = Jugé par { $bot }.
analysis-knew = Chaque coup selon ce que son joueur pouvait savoir, et non selon ce que les autres avaient en main.
analysis-walk = Revoir la partie
judgement-best = meilleur
judgement-good = bon
judgement-inaccuracy = imprécision
judgement-mistake = erreur
judgement-blunder = gaffe
judged-played = joué
judged-better = meilleur
judged-choices = Ce qui a été joué, et ce qui aurait été meilleur
judged-lost = −{ $percent } %
judged-line = puis { $line }
judged-no-choice = Personne n’avait le choix ici.
judged-end = La partie est finie.
chance-told = { $sure ->
    [won] victoire prouvée
    [lost] défaite prouvée
    [proven] { $percent } %, prouvé
   *[guess] { $percent } %
  }
learn-title = Apprendre de tes erreurs
learn-mistakes = { $count ->
    [one] Apprendre d’une erreur
   *[other] Apprendre de { $count } erreurs
  }
learn-question = Ici, tu as joué « { $move } » et cédé { $percent } %. Que jouer de mieux ?
learn-best = Oui ! « { $move } » est le meilleur coup.
learn-good = Bien trouvé : « { $move } » vaut le meilleur coup.
learn-better = « { $move } » est mieux que ton coup, mais il y a mieux encore.
learn-played = C’est ce que tu as joué. Cherche autre chose.
learn-unknown = « { $move } » n’est pas parmi les coups que { $bot } a trouvés meilleurs. Essaies-en un autre.
learn-answer = { $sure ->
    [won] Le meilleur : « { $move } ». La victoire est prouvée.
    [lost] Le meilleur : « { $move } », mais la partie est perdue, c’est prouvé.
    [proven] Le meilleur : « { $move } », à { $percent } %, c’est prouvé.
   *[guess] Le meilleur : « { $move } », avec { $percent } % de chances.
  }
learn-not-allowed = Les règles ne le permettent pas ici.
learn-choose = Celui-ci
learn-show = Montre-moi
learn-skip = Passer
learn-next = Continuer
learn-end = Vers l’analyse
learn-over = { $found ->
    [0] C’était tout. Tu peux recommencer à tout moment.
    [one] C’était tout : { $found } trouvée sur { $of }.
   *[other] C’était tout : { $found } trouvées sur { $of }.
  }

## The plain board, of games that have no pictures here
plain-moves = Tes coups
plain-moves-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
plain-choose = Choisis un coup
plain-wait = Au tour de { $name }
plain-your-turn = à toi de jouer
plain-again = Rejouer
plain-won = { $who ->
    [you] Tu gagnes
    [several] { $names } gagnent
   *[one] { $names } gagne
}
plain-draw = Personne ne gagne : égalité
plain-why = Les règles ne permettent pas { $move } ici.
plain-no-move = { $move } ne veut rien dire dans ce jeu.
plain-hidden = un coup que seul son joueur connaît
plain-empty = vide
plain-lit = marqué
plain-playable = jouable
plain-cell = ligne { $row }, colonne { $column }
plain-row = Ligne { $row } : { $list }.
plain-pile = { $label }, { $count ->
    [0] vide
    [one] { $count } carte : { $list }
   *[other] { $count } cartes : { $list }
}.
plain-may-play = Tu peux jouer { $list }.
plain-key-arrows = Parcourir le plateau
plain-key-enter = Jouer ce que propose la case

## Friends and seats
invite = Faire venir un ami
invite-text = Envoie ce lien ou fais scanner le code. Qui l’ouvre peut prendre la place libre.
invite-link = Lien de cette table
invite-qr = Code QR du lien de cette table
copy-link = Copier le lien
share-link = Envoyer le lien
link-copied = Le lien est dans le presse-papiers
link-only-here = Cette adresse ne marche que sur cet ordinateur. Pour laisser entrer d’autres appareils, démarre le serveur avec « --host 0.0.0.0 ».
network-closed = Pour l’instant, seul cet ordinateur peut ouvrir le lien.
network-open = Laisser entrer les téléphones de ce réseau
network-opened = Les appareils de ton réseau peuvent entrer :
network-opened-text = Si un téléphone n’y trouve rien : est-il sur le même Wi-Fi, et le pare-feu de cet ordinateur le laisse-t-il passer ?
network-close = Ne plus les laisser entrer
invite-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
take-seat = Prendre cette place
take-seat-title = Une place est libre pour toi
take-seat-text = Joue avec eux, ou reste pour regarder.
phrases = Dire quelque chose
said = { $name } : { $phrase }
phrase-hello = Bonjour tout le monde !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = À qui le tour ?
phrase-good-match = C’était une belle partie !
phrase-again = On rejoue ?
take-seat-here = S’asseoir ici
pass-to = Passe l’appareil à { $name }
pass-secret = Les autres regardent ailleurs : la suite n’est que pour { $name }.
pass-look = C’est moi, { $name }
just-watch = Juste regarder
hand-over = Un robot joue pour moi
hand-over-other = Un robot joue en attendant
hand-over-for = Un robot joue pour { $name }
stand-in = { $bot } joue pour toi.
stand-in-end = Je reprends
leave-seat = Quitter la table
leave-to-bot = Quitter : un robot finit la partie
leave-open = Quitter : ma place est libre
clear-seat = Libérer cette place
change-bot = Comment joue { $name }
unseated = Cette place n’est plus à toi. Tu regardes maintenant.
hint-shown = { $move ->
    [none] { $name } a reçu un indice.
   *[other] { $name } a reçu un indice : { $move }
  }
again-laid = { $name } rejoue. « Rejouer » t’y emmène.

## Ce dont on convient
set-up-terms = Entre nous
terms-clock = Temps de réflexion
terms-hints = Indices
terms-hints-allow = Indices permis, et annoncés à tous
terms-hints-yes = permis, annoncés à tous
terms-hints-no = aucun
clock-none = sans pendule
clock-relaxed = seulement pour les absents
clock-move = { $seconds } secondes par décision
clock-game = { $minutes } minutes chacun, +{ $increment } s par tour

## Undo by consent
undo-asked = { $name } voudrait reprendre son dernier coup
undo-agree = D’accord
undo-decline = Refuser
undo-waiting = On demande aux autres si le coup peut être repris.
undo-refused-nothing = Il n’y a rien à reprendre.
undo-refused-deal = Une nouvelle donne ne se reprend pas.
undo-refused-declined = Les autres préfèrent ne pas reprendre le coup.

## Connection
lost = La connexion est perdue
lost-text = Rien n’est perdu. Prochain essai dans { $seconds } s.
lost-trying = On essaie de rejoindre la table…
try-now = Essayer maintenant

## Menu
menu-rules = Livret de règles
practice-room = S’entraîner
menu-new = Nouvelle table
menu-keys = Touches
menu-players = Qui joue
menu-invite = Inviter ou partager
deal-this = Cette donne
deal-this-text = Reprends-la du début, ou envoie le lien à quelqu’un : il ouvre exactement la même.
deal-restart = Recommencer la même donne
deal-copy = Copier le lien
deal-link = Lien vers cette donne
deal-failed = Cette donne ne peut pas être mise en place
fair-play = Jeu équitable
fair-play-text = La donne vient d’une graine. Son empreinte est visible dès le début, la graine elle-même après la fin : chacun peut vérifier que rien n’a été changé.
fair-play-solo = Personne d’autre ne joue : le numéro de la donne n’est pas un secret.
seed-hash = Empreinte de la graine (SHA-256)
seed = Graine
seed-later = visible à la fin de la partie
dealt-fairly = Donne honnête : la graine a bien l’empreinte montrée au début.
dealt-otherwise = Ce n’est pas la graine promise : elle n’a pas l’empreinte montrée au début.
position-line = Position
rules-version = Version des règles { $version }
rules-version-first = Cette partie a commencé sous la version { $version } des règles.
options-of-match = Règles de cette partie

## Keys
keys = Touches
keys-undo = Reprendre un coup
keys-hint = Demander un indice
keys-analyse = Analyser la partie finie
keys-log = Ouvrir ou fermer le journal
keys-type = Écrire un coup
keys-skip = Passer l’attente
key-home = Début
key-end = Fin
keys-earlier = Revoir un coup en arrière
keys-later = Revoir un coup en avant
keys-help = Cette liste
keys-close = Fermer ce qui est ouvert
keys-frame = À toutes les tables
keys-game = Dans { $game }

## Rulebook
rules = Règles
rules-of = { $game } : règles
rules-contents = Sommaire
rules-loading = On va chercher le livret de règles…
rules-none = Il n’y a pas encore de livret de règles pour ce jeu.
rules-none-text = Ses coups sont proposés à la table, et un coup refusé dit pourquoi.
rules-open = Ouvrir en pleine page

## Errors
lost-at-sea = Perdu en mer
lost-at-sea-text = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
no-table = Cette table a été débarrassée
no-table-text = Le lien ne mène à aucune table ici. Redemande-le, ou dresse une nouvelle table.
unreadable-table = Cette table est illisible
unreadable-table-text = Sa feuille de partie ne correspond plus aux règles de ce serveur.
page-broke = Quelque chose est passé par-dessus bord
page-broke-text = La page a fait une erreur. Ta partie est en sûreté sur le serveur : recharge et continue.
reload = Recharger
renewed = Seaboard a été mis à jour
renewed-text = La nouvelle page arrive dans un instant. Ta partie est restée où elle était.
renewed-again = La nouvelle page n’est pas encore là : quelque chose en chemin retient l’ancienne. Réessaie dans un instant.
problem-not-found = Cela n’est pas (ou plus) ici.
problem-no-page = Cela n’est pas (ou plus) ici.
problem-no-table = Cette table a été débarrassée.
problem-unreadable-table = Ce serveur ne sait plus lire cette table.
problem-no-game = Ce jeu n’est pas sur le serveur.
problem-no-puzzle = Ce problème n’existe pas, ou pas encore.
problem-no-rules = Il n’y a pas de livret de règles dans cette langue.
problem-no-lessons = Ce jeu n’a pas de leçons.
problem-no-practice = Ce jeu n’a pas de salle d’entraînement.
problem-no-practice-now = La salle d’entraînement est fermée un instant. Réessaie, s’il te plaît.
problem-malformed = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
problem-method = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
problem-refused = Le serveur refuse cela.
problem-origin = Le serveur n’accepte cela que de ses propres pages. Passe par sa propre adresse.
problem-too-large = C’est trop pour un seul message.
problem-too-many = Trop de demandes à la fois. Attends un instant.
problem-bad-avatar = On ne peut pas choisir cet animal.
problem-bad-name = Ce nom est trop long, ou ne peut pas être affiché.
problem-bad-players = Ce jeu ne se joue pas avec ce nombre de joueurs.
problem-bad-seats = Tu ne peux prendre qu’une seule place.
problem-needs-server = Pour cela il faut le serveur, et il ne répond pas en ce moment.
problem-cannot-prepare = Ce qui continue sans réseau n’a pas pu être calculé pour l’instant.
problem-not-prepared = Sans le serveur, seuls les essais proches d’une solution sont jugés, et celui-ci n’en fait pas partie. Essaie autrement, reviens un coup en arrière, ou attends le réseau.
problem-no-bot = Cet adversaire ne joue pas à ce jeu.
problem-bad-option = Ces options ne vont pas ensemble.
problem-bad-terms = Personne ne pourrait jouer avec ces temps.
problem-bad-seed = Ce lien vers une donne est abîmé.
problem-seat-taken = Quelqu’un a été plus rapide : la place est prise.
problem-no-free-seat = Toutes les places sont prises. Tu peux regarder.
problem-record-hidden = La feuille de partie trahirait des secrets : on pourra la copier une fois la partie finie.
problem-stopping = Le serveur va redémarrer. Rouvre la table dans une minute, s’il te plaît.
problem-no-push-service = Ce navigateur n’a aucun service de notifications connu de Seaboard.
problem-no-network = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut entrer.
problem-network-not-yours = Seul quelqu’un devant cet ordinateur peut faire cela.
problem-storage = Le serveur n’a pas pu enregistrer. Rien n’a changé ; réessaie, s’il te plaît.
problem-internal = Le serveur a eu un problème. Réessaie, s’il te plaît.
problem-offline = Le serveur est injoignable.
problem-server = Le serveur a eu un problème. Réessaie, s’il te plaît.
problem-unknown = Cela n’a pas marché ({ $code }).
fault-malformed = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
fault-too-many = Doucement : trop de choses à la fois.
fault-stale = La position a changé entre-temps. Regarde encore une fois.
fault-no-seat = Tu regardes : seuls les joueurs peuvent faire cela.
fault-no-hint = Pas d’indice ici pour le moment.
fault-seat-not-yours = Cette place n’est pas à toi.
fault-seat-not-lent = Aucun robot ne joue pour toi ici.
fault-seat-no-bot = Ce jeu n’a pas de robot de ce nom.
fault-seat-here = La personne revient peut-être tout de suite. Après une minute, un robot peut jouer à sa place.
fault-seat-not-host = Seule la personne qui a ouvert la table peut faire cela.
fault-seat-not-alone = On ne change de robot que si personne d’autre ne joue.
fault-seat-started = La partie a commencé : chacun garde sa place.
fault-seat-nobody = Personne n’occupe cette place.
fault-seat-over = La partie est finie : on n’y change plus les joueurs.
fault-seat-running = Il faut d’abord finir cette partie.
fault-no-analysis = Pas d’analyse ici pour l’instant.
fault-token = Cette place n’est plus à toi sur cet appareil. Tu regardes maintenant.
fault-storage = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessaie, s’il te plaît.
fault-hello-first = La connexion s’est désynchronisée. Recharge la page, s’il te plaît.
fault-no-table = Cette table a été débarrassée.
fault-unreadable-table = Cette table est illisible.
fault-offline = Pas de connexion : cela remarchera dans un instant.

## My matches
my-matches = Mes parties
my-matches-list = De la plus récente à la plus ancienne
my-matches-none = Tu n’as encore pris place à aucune table.
my-matches-where = Cette liste n’est gardée que par ce navigateur. En retirer une partie ne change la liste de personne d’autre.
match-result-running = en cours
match-result-won = Gagnée
match-result-shared = Victoire partagée
match-result-lost = perdue
match-result-ended = terminée
match-replay = Revoir
match-remove = Retirer
match-remove-long = Retirer cette partie : { $game }
match-remove-over = Retirer cette partie de ta liste ?
match-remove-running = Cette partie est en cours : ta place serait perdue.
match-keep = Garder
statistics = Tes résultats
statistics-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
statistics-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
statistics-shared = { $shared ->
    [one] { $shared } partagée
   *[other] { $shared } partagées
}
statistics-best = meilleur score : { $best }
statistics-row = { $count } victoires de suite

## Puzzles of the day
puzzle-daily = Problème du jour
puzzle-title = Problème : { $game }
puzzle-of = Problème du { $day }
puzzle-today = Aujourd’hui
puzzle-task = À trouver
puzzle-task-win = Gagne cette partie en solo.
puzzle-task-most-tokens = Pêche { $best ->
    [one] { $best } oursin
   *[other] { $best } oursins
} en ce seul tour.
puzzle-task-furthest = Mène ton crabe aussi loin que ce tour le permet : { $steps } pas vers la mer.
puzzle-about-win = Gagner en solo
puzzle-about-most-tokens = Le plus en un tour
puzzle-about-furthest = Le plus loin en un tour
puzzle-missed-win = Pas cette fois : il y a un moyen de gagner.
puzzle-missed-most-tokens = { $value } sur { $best } : il y a mieux.
puzzle-missed-furthest = { $came ->
    [0] Tu n’es pas plus près de la mer ; { $steps ->
        [one] { $steps } pas est possible
       *[other] { $steps } pas sont possibles
    }.
   *[other] { $came } pas vers la mer ; { $steps } sont possibles.
}
puzzle-solved = résolu
puzzle-tried = essayé
puzzle-seen = solution vue
puzzle-players = Qui joue
puzzle-show = Montrer une solution
puzzle-step = Coup suivant
puzzle-shown = Voilà une solution. Elle ne compte pas pour ta série.
puzzle-solved-in = { $tries ->
    [one] Résolu au premier essai
   *[other] Résolu au { $tries }ᵉ essai
}
puzzle-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours de suite
}
puzzle-again = Réessayer
puzzle-restart = Du début
puzzle-send = Envoyer
puzzle-share = Seaboard, problème du { $day } : { $game }
puzzle-copied = Le résultat est dans le presse-papiers
puzzle-lost = Ce problème ne peut pas être ouvert
puzzles-all = Tous les problèmes
puzzles-about = Un par jeu chaque jour, le même pour tout le monde. Ce que tu résous le jour même compte pour la série.
bot-rival = Rival

## Beside a link to a table, in a messenger
preview-table = Une table de { $game }. Ouvre-la pour regarder, ou pour prendre une place libre.
preview-moment = { $game } après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }. Ouvre pour voir la suite.
## Lessons, and how one begins
lesson-page = Apprendre { $game }
lesson-at = Étape { $at } sur { $total }
lesson-clause = Règle { $clause } du livret
lesson-board = Le plateau de cette étape
lesson-missed = Pas tout à fait. Regarde encore.
lesson-next = Étape suivante
lesson-again = Réessayer
lesson-once-more = Encore une fois
lesson-back = Recommencer
lesson-show = Montre-moi
lesson-first-match = Jouer une première partie
lesson-none = Il n’y a rien à apprendre ici
learn-needs-server = Ces leçons ont besoin du serveur
rules-learn = Apprendre en jouant
goal-title = Ton but
start = « Jouer » commence
start-gentle = En douceur
start-usual = Comme d’habitude
new-here = C’est ta première fois à cette table ?
new-here-yes = Je débute
new-here-yes-text = Le robot le plus doux, sans pendule, une partie courte.
new-here-learn = Montre-moi d’abord
new-here-learn-text = Trois minutes sur le plateau, puis une première partie.
new-here-no = Je connais
new-here-no-text = Une partie entière contre un robot de force moyenne.
new-here-later = On ne te le demande qu’une fois. Ta réponse se change sous « Toi et cette page ».
example-play = Jouer l’exemple
example-again = Depuis le début
example-board = Un exemple sur le plateau
