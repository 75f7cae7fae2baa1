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
your-name = Ton nom
your-name-hint = Comment les autres t’appellent-ils ?
language = Langue
language-switch = Switch to English
theme = Thème
theme-switch-light = Passer au thème clair
theme-switch-dark = Passer au thème sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
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
set-up-game = Préparer une partie de { $game }
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
resume = Reprendre
watch = Regarder
look = Voir
no-matches = Aucune partie en cours
no-matches-text = « Jouer » t’installe face à un robot. « Entre amis » te donne un lien à envoyer.
how-it-works = Sans compte, sans attente
how-it-works-text = Ouvre une boîte et joue. Le lien d’une table te ramène à ta place, sur cet appareil, à tout moment.
games-failed = L’étagère n’a pas pu être remplie

## Setting up
set-up-players = Joueurs
set-up-seats = Qui s’assoit où
set-up-seat = Place { $number }
set-up-options = Règles de cette partie
option-own = Mon propre choix
option-place = Place { $number }
option-usual = { $value } (habituel)
seat-me = Moi
seat-friend = Un ami, par lien
seat-bot = { $name }, { $level }
set-up-no-friend = Tout le monde est là : la partie commence tout de suite.
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
bot-seal-level = modeste
bot-dolphin-level = moyen
bot-orca-level = fort

## Table
table-title = { $game } – Seaboard
joining = On rejoint la table…
warming = Les règles se mettent en place, { $done } jeux sur { $total }
warming-box = se prépare…
warming-text = Cela prend un instant après le démarrage du serveur.
board = Plateau
seats = Places
panels = En savoir plus sur la position
position-in-words = La position en mots
seat-open = Place libre
seat-waiting = en attente…
seat-away = absent
seat-thinking = réfléchit
seat-of = sur { $outOf }
seat-to-move = au trait
seat-winner = a gagné
seat-spoken = { $name }, { $score } points. { $note }
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
log-empty = Aucun coup n’a encore été joué.
replay = Revoir la partie
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
hint-grade-1 = Il y a un bon coup à trouver ici. Redemande pour savoir où.
hint-grade-2 = Regarde { $where }. Redemande pour voir le coup.
hint-grade-3 = { $move }

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
plain-hint-more = Redemande pour voir le coup.
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
link-only-here = Cette adresse ne marche que sur cet ordinateur. Pour ouvrir à d’autres appareils, démarre le serveur avec « --host 0.0.0.0 ».
invite-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
take-seat = Prendre cette place
take-seat-title = Une place est libre pour toi
take-seat-text = Joue avec eux, ou reste pour regarder.
just-watch = Juste regarder

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
menu-rules = Livre de règles
practice-room = S’entraîner
menu-new = Nouvelle table
menu-keys = Touches
menu-invite = Inviter ou partager
deal-this = Cette donne
deal-this-text = Reprends-la du début, ou envoie le lien à quelqu’un : il donne exactement la même partie.
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
position-line = Position
rules-version = Version des règles { $version }
options-of-match = Règles de cette partie

## Keys
keys = Touches
keys-undo = Reprendre un coup
keys-hint = Demander un indice
keys-log = Ouvrir ou fermer le journal
keys-type = Écrire un coup
keys-skip = Passer l’attente
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
rules-loading = On va chercher le livre de règles…
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
problem-not-found = Cela n’est pas (ou plus) ici.
problem-no-page = Cela n’est pas (ou plus) ici.
problem-no-table = Cette table a été débarrassée.
problem-unreadable-table = Ce serveur ne sait plus lire cette table.
problem-no-game = Ce jeu n’est pas sur le serveur.
problem-no-rules = Il n’y a pas de règle du jeu dans cette langue.
problem-no-practice = Ce jeu n’a pas de salle d’entraînement.
problem-no-practice-now = La salle d’entraînement est fermée un instant. Réessaie, s’il te plaît.
problem-malformed = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
problem-method = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
problem-refused = Le serveur refuse cela.
problem-origin = Le serveur n’accepte cela que de ses propres pages. Ouvre-le à sa propre adresse.
problem-too-large = C’est trop pour un seul message.
problem-too-many = Trop de demandes à la fois. Attends un instant.
problem-bad-name = Ce nom est trop long, ou ne peut pas être affiché.
problem-bad-players = Ce jeu ne se joue pas avec ce nombre de joueurs.
problem-bad-seats = Tu ne peux prendre qu’une seule place.
problem-no-bot = Cet adversaire ne joue pas à ce jeu.
problem-bad-option = Ces options ne vont pas ensemble.
problem-bad-seed = Ce lien vers une donne est abîmé.
problem-seat-taken = Quelqu’un a été plus rapide : la place est prise.
problem-no-free-seat = Toutes les places sont prises. Tu peux regarder.
problem-record-hidden = La feuille de partie trahirait des secrets : on pourra la copier une fois la partie finie.
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
fault-token = Cette place n’est plus à toi sur cet appareil. Tu regardes maintenant.
fault-storage = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessaie, s’il te plaît.
fault-hello-first = La connexion s’est décalée. Recharge la page, s’il te plaît.
fault-no-table = Cette table a été débarrassée.
fault-unreadable-table = Cette table est illisible.
fault-offline = Pas de connexion : cela remarchera dans un instant.
