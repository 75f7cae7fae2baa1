# The page around the games. Keys in English words; a game's own words are in its own file.

## Everywhere
seaboard = Seaboard
close = Close
cancel = Cancel
copy = Copy
copied = Copied
back = Back
back-to-shelf = Back to the shelf
skip-to-content = Skip to the content
loading = One moment…
you = You
guest = Guest
guest-number = Guest { $number }
retry = Try again

## Header and settings
settings = You and this page
your-name = Your name
your-name-hint = What should the others call you?
language = Language
language-switch = Passer en français
theme = Theme
theme-switch-light = Switch to the light theme
theme-switch-dark = Switch to the dark theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
save = Save

## Shelf
shelf = Shelf
players-range = { $least }–{ $most } players
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-short = { $least }–{ $most }
minutes = { $minutes } min
minutes-long = about { $minutes } minutes
play-now = Play now
with-friends = With friends
learn = Learn
set-up = Set up
set-up-game = Set up a game of { $game }
soon = Soon
soon-long = { $game } is not on the table yet
matches = Matches going on
match-your-turn = Your turn
match-game-your-turn = { $game }, your turn
match-thinking = { $game }, { $name } is thinking
match-turn-of = { $game }, { $name } to move
match-waiting = { $game }, waiting for a friend
match-over = { $game }, finished
match-with = with { $names }
match-alone = on your own
match-round = round { $round }
resume = Resume
watch = Watch
look = Look
no-matches = Nothing is being played yet
no-matches-text = Play now sits you down against a bot. With friends gives you a link to send.
how-it-works = No account, no waiting
how-it-works-text = Open a box and play. The link of a table brings you back to your seat, on this device, at any time.
games-failed = The shelf could not be filled

## Setting up
set-up-players = Players
set-up-seats = Who sits where
set-up-seat = Seat { $number }
set-up-options = Rules of this match
option-own = My own choice
option-place = Place { $number }
option-usual = { $value } (usual)
seat-me = Me
seat-friend = A friend, by link
seat-bot = { $name }, { $level }
set-up-no-friend = Everybody is here at once: the match starts right away.
set-up-friend = You get a link and a QR code to send.
set-up-start = Start
set-up-start-friends = Make the table
set-up-spectate = You watch: no seat is yours.
making-table = Laying the table…

## Bots
bot-plankton = Plankton
bot-herring = Herring
bot-seal = Seal
bot-dolphin = Dolphin
bot-orca = Orca
bot-plankton-level = beginner
bot-herring-level = easy
bot-seal-level = modest
bot-dolphin-level = medium
bot-orca-level = strong

## Table
table-title = { $game } – Seaboard
joining = Walking to the table…
warming = The rules are being laid out, { $done } of { $total } games
warming-box = warming up…
warming-text = This takes a moment after the server starts.
board = Board
seats = Seats
panels = More about the position
position-in-words = The position in words
seat-open = Free seat
seat-waiting = waiting…
seat-away = away
seat-thinking = thinking
seat-of = of { $outOf }
seat-to-move = to move
seat-winner = won
seat-spoken = { $name }, { $score } points. { $note }
watching = watching
watching-long = You are watching
undo = Undo
hint = Hint
skip-wait = Skip the wait
menu = Menu
log = Log
log-open = Log, { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
log-empty = Nothing has been played yet.
replay = Replay the match
replay-first = To the beginning
replay-earlier = One move back
replay-later = One move on
replay-last = To the last move
replay-at = { $at } of { $total }
replay-end = Return
replay-end-long = Back to the table
log-copy = Copy
log-copy-long = Copy the record of the match
log-copied = The record is on the clipboard
copy-failed = The browser did not allow copying
type-a-move = Type a move
type-placeholder = Move, e.g. { $example }
type-placeholder-plain = Move
type-play = Play
type-why = Why not?
type-not-allowed = That is not allowed
type-not-a-move = That is not a move
why-unseen-title = One at a time
why-unseen = { $move } follows a move whose outcome nobody has seen yet. Play that one first.
type-rule = Rule { $clause }
allowed = { $move } is allowed
hint-grade-1 = There is something good to find here. Ask once more for the place.
hint-grade-2 = Look at { $where }. Ask once more for the move.
hint-grade-3 = { $move }

## The plain board, of games that have no pictures here
plain-moves = Your moves
plain-moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
plain-choose = Choose a move
plain-wait = { $name } is to move
plain-your-turn = your turn
plain-again = Play again
plain-won = { $who ->
    [you] You win
    [several] { $names } win
   *[one] { $names } wins
}
plain-draw = Nobody wins: a draw
plain-why = The rules do not allow { $move } here.
plain-no-move = { $move } does not say anything in this game.
plain-hint-more = Ask once more for the move.
plain-hidden = a move that only its player knows
plain-empty = empty
plain-lit = marked
plain-playable = can be played
plain-cell = row { $row }, column { $column }
plain-row = Row { $row }: { $list }.
plain-pile = { $label }, { $count ->
    [0] empty
    [one] { $count } card: { $list }
   *[other] { $count } cards: { $list }
}.
plain-may-play = You may play { $list }.
plain-key-arrows = Walk over the board
plain-key-enter = Play what the cell offers

## Friends and seats
invite = Bring a friend
invite-text = Send this link, or let them scan the code. Whoever opens it may take the free seat.
invite-link = Link to this table
invite-qr = QR code of the link to this table
copy-link = Copy the link
share-link = Send the link
link-copied = The link is on the clipboard
link-only-here = This address works on this computer only. To let other devices in, start the server with “--host 0.0.0.0”.
invite-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
take-seat = Take this seat
take-seat-title = A seat is free for you
take-seat-text = Play along, or stay and watch.
just-watch = Just watch

## Undo by consent
undo-asked = { $name } would like to take back the last move
undo-agree = Agree
undo-decline = Decline
undo-waiting = The others are asked whether the move may be taken back.
undo-refused-nothing = There is nothing to take back.
undo-refused-deal = A new deal cannot be taken back.
undo-refused-declined = The others would rather not take the move back.

## Connection
lost = The connection is gone
lost-text = Nothing is lost. Next try in { $seconds } s.
lost-trying = Trying to reach the table…
try-now = Try now

## Menu
menu-rules = Rulebook
practice-room = Practice room
menu-new = New table
menu-keys = Keys
menu-invite = Invite or share
deal-this = This deal
deal-this-text = Try it again from the beginning, or send somebody the link: it brings the very same deal.
deal-restart = Restart the same deal
deal-copy = Copy the link
deal-link = Link to this deal
deal-failed = This deal cannot be laid
fair-play = Fair play
fair-play-text = The deal comes from a seed. Its fingerprint is shown from the start, the seed itself after the end, so everybody can check that nothing was changed.
fair-play-solo = Nobody else plays, so the number of the deal is no secret.
seed-hash = Fingerprint of the seed (SHA-256)
seed = Seed
seed-later = shown when the match is over
position-line = Position
rules-version = Rules version { $version }
options-of-match = Rules of this match

## Keys
keys = Keys
keys-undo = Take back
keys-hint = Ask for a hint
keys-log = Open or close the log
keys-type = Type a move
keys-skip = Skip the wait
keys-earlier = Look one move back
keys-later = Look one move on
keys-help = This list
keys-close = Close what is open
keys-frame = At every table
keys-game = In { $game }

## Rulebook
rules = Rules
rules-of = { $game }: rules
rules-contents = Contents
rules-loading = Fetching the rulebook…
rules-none = There is no rulebook for this game yet.
rules-none-text = Its moves are offered at the table, and a refused one says why.
rules-open = Open as a page

## Errors
lost-at-sea = Lost at sea
lost-at-sea-text = There is nothing at this address. Maybe the link was cut short.
no-table = This table has been cleared
no-table-text = The link leads to no table here. Ask for it again, or lay a new one.
unreadable-table = This table cannot be read
unreadable-table-text = Its record does not fit the rules of this server any more.
page-broke = Something went overboard
page-broke-text = The page made a mistake. Your match is safe on the server: reload and go on.
reload = Reload
problem-not-found = That is not here (any more).
problem-no-page = That is not here (any more).
problem-no-table = This table has been cleared.
problem-unreadable-table = This table cannot be read by this server any more.
problem-no-game = This game is not on the server.
problem-no-rules = There is no rulebook for it in this language.
problem-no-practice = This game has no practice room.
problem-no-practice-now = The practice room is closed for a moment. Try again, please.
problem-malformed = The server did not understand the page. Please reload.
problem-method = The server did not understand the page. Please reload.
problem-refused = The server refuses that.
problem-origin = The server takes this from its own pages only. Open it at its own address.
problem-too-large = That is too much for one message.
problem-too-many = Too many requests at once. Wait a moment, please.
problem-bad-name = This name is too long, or cannot be shown.
problem-bad-players = This game is not for that many players.
problem-bad-seats = You can take only one seat.
problem-no-bot = This opponent does not play this game.
problem-bad-option = These options do not go together.
problem-bad-seed = This link to a deal is damaged.
problem-seat-taken = Somebody was quicker: the seat is taken.
problem-no-free-seat = All seats are taken. You can watch.
problem-record-hidden = The record would give secrets away: it can be copied once the match is over.
problem-storage = The server could not save. Nothing was changed; try again, please.
problem-internal = The server had a problem. Try again, please.
problem-offline = The server cannot be reached.
problem-server = The server had a problem. Try again, please.
problem-unknown = That did not work ({ $code }).
fault-malformed = The server did not understand the page. Please reload.
fault-too-many = Slowly, please: too much at once.
fault-stale = The position has changed in the meantime. Look again, please.
fault-no-seat = You are watching: only the players can do that.
fault-no-hint = There is no hint here now.
fault-token = This seat is not yours on this device any more. You are watching now.
fault-storage = The move could not be saved, so it was not played. Try again, please.
fault-hello-first = The connection got out of step. Please reload.
fault-no-table = This table has been cleared.
fault-unreadable-table = This table cannot be read.
fault-offline = Not connected: this will work again in a moment.
