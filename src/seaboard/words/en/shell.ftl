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
settings-of = { $name }: { settings }
your-name = Your name
your-name-hint = What should the others call you?
avatar = Your animal
avatar-here = Animal on seat { $number }
avatar-here-plain = Their animal
avatar-none = No animal
avatar-turtle = Turtle
avatar-seahorse = Seahorse
avatar-starfish = Starfish
avatar-jellyfish = Jellyfish
avatar-puffer = Pufferfish
avatar-whale = Whale
avatar-ray = Ray
avatar-nautilus = Nautilus
avatar-otter = Otter
avatar-gull = Gull
your-colour = Your colour
seat-colour-red = Red
seat-colour-purple = Purple
seat-colour-green = Green
seat-colour-yellow = Yellow
seat-colour-blue = Blue
seat-colour-slate = White
seat-colour-orange = Orange
seat-colour-brown = Brown
name-and-animal = { $name } ({ $animal })
language = Language
language-switch = Passer en français
theme = Theme
theme-switch-light = Switch to the light theme
theme-switch-dark = Switch to the dark theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-slow = Slow
motion-usual = Usual
motion-fast = Fast
motion-none = None
log-reading = Log
log-sentences = In sentences
log-notation = In notation
sound = Sounds
call-me = Tell me when it is my turn
call-text = Also while this page is closed. The message goes through your browser’s push service, sealed.
call-denied = This browser does not allow it for this page.
call-sentence = It is your turn.
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
shelf-turns = ({ $count }) Your turn – Seaboard
resume = Resume
watch = Watch
look = Look
no-matches = Nothing is being played yet
no-matches-text = Play now sits you down against a bot. With friends gives you a link to send.
how-it-works = No account, no waiting
how-it-works-text = Open a box and play. The link of a table brings you back to your seat, on this device, at any time.
away = No server in sight.
away-text = Your matches are safe there, and you can learn a game meanwhile. The shelf comes back by itself as soon as there is a connection.
games-failed = The shelf could not be filled

## Setting up
set-up-players = Players
set-up-seats = Who sits where
set-up-seat = Seat { $number }
set-up-seat-colour = Seat { $number }, { $colour }
set-up-options = Rules of this match
option-own = My own choice
option-place = Place { $number }
option-usual = { $value } (usual)
seat-me = Me
seat-friend = A friend, by link
seat-here = Somebody here, on this device
seat-bot = { $name }, { $level }
set-up-no-friend = Everybody is here at once: the match starts right away.
set-up-here = You share this device: it goes round the table, and hides what is secret on the way.
set-up-way = How they play
set-up-way-friend = By link
set-up-way-here = On this device
name-here = Name at seat { $number }
name-here-plain = Name
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
bot-seal-level = medium
bot-dolphin-level = strong
bot-orca-level = expert
bot-plankton-how = Looks no further than its next move, and often misjudges it.
bot-herring-how = Looks two moves ahead, overlooks some answers, and sometimes misjudges what it sees.
bot-seal-how = Looks four moves ahead, and seldom overlooks an answer or misjudges what it sees.
bot-dolphin-how = Follows the most promising moves further than the weaker bots.
bot-orca-how = Thinks longest of the five, and errs least.
bot-plays = { $name }: { $how }
bot-about = How { $name } plays

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
seat-stands-in = { $bot } for { $name }
time-left = { $name }, { $time } left
seat-waiting = waiting…
seat-away = away
seat-thinking = thinking
seat-of = of { $outOf }
seat-to-move = to move
seat-winner = won
seat-spoken = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. { $note }
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
log-show-notation = Show the notation
log-empty = Nothing has been played yet.
replay = Replay the match
replay-short = Replay
replay-play = Play the moves
replay-pause = Pause
replay-play-pause = Play or pause
replay-scrub = Moment of the match
replay-speed = Speed { $speed }, change it
replay-speed-short = { $speed }×
replay-link = Link to this moment
replay-link-copied = The link to this moment is in your clipboard
replay-first = To the beginning
replay-earlier = One move back
replay-later = One move on
replay-last = To the last move
replay-at = { $at } of { $total }
replay-end = Back
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
hint-step = { $grade ->
    [3] Hint 3 of 3, the last
   *[other] Hint { $grade } of 3
  }
hint-grade-1 = { $where ->
    [none] There is something good to find here.
   *[other] Look at { $where }.
  }
hint-grade-2 = Ask once more for the move.

## Analysis
percent = { $percent }%
analyse = Analyse
analysis = Analysis
analysis-whole = The whole analysis
analysis-offer = Every move is looked at once more: who stood how well, what decided the match, what would have been better.
analysis-runs = { $bot } goes through the match, move by move. You may close this and come back.
analysis-begins = Waiting for a free moment…
analysis-progress = { $done } of { $of } decisions
analysis-stop = Stop
analysis-here = The analysis is here.
analysis-nothing = In this match there was nothing to decide that a bot could judge.
analysis-none-running = The match still goes on. It can be analysed once it is over.
analysis-none-stale = The match was changed while it was analysed. Ask again when it is over.
analysis-none-failed = The analysis did not succeed. What is done so far is kept: try again, please.
analysis-chances = Winning chances
analysis-chances-at = { $at ->
    [0] Before the first move: { $list }
   *[other] After move { $at }: { $list }
  }
analysis-chance-of = { $name } { $percent }%
analysis-table = The chances as a table
analysis-after = After move
analysis-accuracy = Accuracy
analysis-no-accuracy = –
analysis-moments = What decided it
analysis-moment = move { $number }, gave away { $percent }%
analysis-moments-knew = Decisions only, judged by what was known then. What chance did shows in the graph, not in this list.
analysis-no-moments = No single move decided this match.
analysis-by = Judged by { $bot }.
analysis-knew = Every move by what its player could know then, not by what the others held.
analysis-walk = Go through it
judgement-best = best
judgement-good = good
judgement-inaccuracy = inaccuracy
judgement-mistake = mistake
judgement-blunder = blunder
judged-played = played
judged-better = better
judged-choices = What was played, and what would have been better
judged-lost = −{ $percent }%
judged-line = and then { $line }
judged-no-choice = Nobody had a choice here.
judged-end = The match is over.
chance-told = { $sure ->
    [won] proven win
    [lost] proven loss
    [proven] { $percent }%, proven
   *[guess] { $percent }%
  }
learn-title = Learn from your mistakes
learn-mistakes = { $count ->
    [one] Learn from one mistake
   *[other] Learn from { $count } mistakes
  }
learn-question = Here you played “{ $move }” and gave away { $percent }%. What is better?
learn-best = Yes! “{ $move }” is the best there is.
learn-good = Well found: “{ $move }” is as good as the best.
learn-better = “{ $move }” is better than what you played, but there is more to find.
learn-played = That is what you played. Look for something else.
learn-unknown = “{ $move }” is not among the moves that { $bot } found better. Try another one.
learn-answer = { $sure ->
    [won] Best: “{ $move }”. A proven win.
    [lost] Best: “{ $move }”, though the match is lost: that is proven.
    [proven] Best: “{ $move }”, with { $percent }%: that is proven.
   *[guess] Best: “{ $move }”, with a chance of { $percent }%.
  }
learn-not-allowed = The rules do not allow that here.
learn-choose = This one
learn-show = Show me
learn-skip = Skip
learn-next = Go on
learn-end = To the analysis
learn-over = { $found ->
    [0] That was all. You can go through it again at any time.
   *[other] That was all: you found { $found } of { $of }.
  }

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
network-closed = So far only this computer can open the link.
network-open = Let phones on this network in
network-opened = Devices of your network may come in:
network-opened-text = If a phone finds nothing there: is it in the same Wi-Fi, and does this computer’s firewall let it through?
network-close = Keep them out again
invite-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
take-seat = Take this seat
take-seat-title = A seat is free for you
take-seat-text = Play along, or stay and watch.
phrases = Say something
said = { $name }: { $phrase }
phrase-hello = Hello everybody!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = Whose turn is it?
phrase-good-match = That was a good match!
phrase-again = Shall we play again?
take-seat-here = Takes a seat here
pass-to = Give it to { $name }
pass-secret = The others look away: what comes now is for { $name } alone.
pass-look = It is me, { $name }
just-watch = Just watch
hand-over = Let a bot play for me
hand-over-other = Let a bot play meanwhile
hand-over-for = Let a bot play for { $name }
stand-in = { $bot } plays for you.
stand-in-end = I play again
leave-seat = Leave the table
leave-to-bot = Leave: a bot plays on to the end
leave-open = Leave: my seat is free
clear-seat = Show them the door
change-bot = How { $name } plays
unseated = This seat is not yours any more. You are watching now.
hint-shown = { $move ->
    [none] { $name } was given a hint.
   *[other] { $name } was given a hint: { $move }
  }
again-laid = { $name } plays again. “Play again” takes you along.

## What people agree on
set-up-terms = Among people
terms-clock = Time to think
terms-hints = Hints
terms-hints-allow = Hints are allowed, and everybody hears of them
terms-hints-yes = allowed, everybody hears of them
terms-hints-no = none
clock-none = no clock
clock-relaxed = only for who is away
clock-move = { $seconds } seconds a decision
clock-game = { $minutes } minutes a player, +{ $increment } s a turn

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
menu-players = Who plays
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
dealt-fairly = Dealt fairly: the seed has the fingerprint that was shown at the start.
dealt-otherwise = Not the seed that was promised: it does not have the fingerprint that was shown at the start.
position-line = Position
rules-version = Rules version { $version }
rules-version-first = This match began under rules version { $version }.
options-of-match = Rules of this match

## Keys
keys = Keys
keys-undo = Take back
keys-hint = Ask for a hint
keys-analyse = Analyse the finished match
keys-log = Open or close the log
keys-type = Type a move
keys-skip = Skip the wait
key-home = Home
key-end = End
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
renewed = Seaboard has been renewed
renewed-text = The new page comes in a moment. Your match is where it was.
renewed-again = The new page has not come yet: something on the way keeps the old one. Try again in a moment.
problem-not-found = That is not here (any more).
problem-no-page = That is not here (any more).
problem-no-table = This table has been cleared.
problem-unreadable-table = This table cannot be read by this server any more.
problem-no-game = This game is not on the server.
problem-no-puzzle = That puzzle is not there, or not yet.
problem-no-rules = There is no rulebook for it in this language.
problem-no-lessons = This game has no lessons.
problem-no-practice = This game has no practice room.
problem-no-practice-now = The practice room is closed for a moment. Try again, please.
problem-malformed = The server did not understand the page. Please reload.
problem-method = The server did not understand the page. Please reload.
problem-refused = The server refuses that.
problem-origin = The server takes this from its own pages only. Open it at its own address.
problem-too-large = That is too much for one message.
problem-too-many = Too many requests at once. Wait a moment, please.
problem-bad-avatar = There is no such animal to choose.
problem-bad-name = This name is too long, or cannot be shown.
problem-bad-players = This game is not for that many players.
problem-bad-seats = You can take only one seat.
problem-needs-server = This needs the server, and nobody answers just now.
problem-cannot-prepare = What goes on without network could not be worked out just now.
problem-not-prepared = Without the server only tries near a solution can be judged, and this is none of them. Try another way, take a step back, or wait for the network.
problem-no-bot = This opponent does not play this game.
problem-bad-option = These options do not go together.
problem-bad-terms = Nobody could play with these times.
problem-bad-seed = This link to a deal is damaged.
problem-seat-taken = Somebody was quicker: the seat is taken.
problem-no-free-seat = All seats are taken. You can watch.
problem-record-hidden = The record would give secrets away: it can be copied once the match is over.
problem-stopping = The server is about to be started anew. Open the table in a minute, please.
problem-no-push-service = This browser has no push service that we know.
problem-no-network = This computer is in no network, so nobody else can come in.
problem-network-not-yours = Only somebody at the computer itself can do that.
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
fault-seat-not-yours = This seat is not yours.
fault-seat-not-lent = No bot plays for you here.
fault-seat-no-bot = There is no such bot in this game.
fault-seat-here = They may be back in a moment. After a minute a bot can play for them.
fault-seat-not-host = Only whoever opened the table can do that.
fault-seat-not-alone = Bots are changed only where nobody else plays.
fault-seat-started = The match has begun: everybody keeps their seat.
fault-seat-nobody = Nobody sits there for whom this could be done.
fault-seat-over = The match is over: who played in it stays written down.
fault-seat-running = First this match is played to its end.
fault-no-analysis = There is no analysis here now.
fault-token = This seat is not yours on this device any more. You are watching now.
fault-storage = The move could not be saved, so it was not played. Try again, please.
fault-hello-first = The connection got out of step. Please reload.
fault-no-table = This table has been cleared.
fault-unreadable-table = This table cannot be read.
fault-offline = Not connected: this will work again in a moment.

## My matches
my-matches = My matches
my-matches-list = Newest first
my-matches-none = You have not sat down at a table yet.
my-matches-where = This list is kept by this browser alone. Removing a match takes it off the list; nobody else’s list changes.
match-result-running = running
match-result-won = You won
match-result-shared = You share the win
match-result-lost = lost
match-result-ended = over
match-replay = Replay
match-remove = Remove
match-remove-long = Remove this match of { $game }
match-remove-over = Take this match off your list?
match-remove-running = This match is still running: your seat would be lost.
match-keep = Keep
statistics = Your results
statistics-played = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}
statistics-won = { $won } won
statistics-shared = { $shared } shared
statistics-best = best score { $best }
statistics-row = { $count } wins in a row

## Puzzles of the day
puzzle-daily = Puzzle of the day
puzzle-title = Puzzle: { $game }
puzzle-of = Puzzle of { $day }
puzzle-today = Today
puzzle-task = Task
puzzle-task-win = Win this solo game.
puzzle-task-most-tokens = Win { $best ->
    [one] { $best } urchin
   *[other] { $best } urchins
} in this one turn.
puzzle-task-furthest = Bring your crab as far as this turn allows: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} nearer to the sea.
puzzle-about-win = Win a solo game
puzzle-about-most-tokens = The most in one turn
puzzle-about-furthest = The furthest this turn
puzzle-missed-win = Not this time: there is a way to win.
puzzle-missed-most-tokens = { $value } of { $best }: there is a better way.
puzzle-missed-furthest = { $came ->
    [0] You are no nearer to the sea; { $steps } can be reached.
    [one] { $came } step nearer to the sea; { $steps } can be reached.
   *[other] { $came } steps nearer to the sea; { $steps } can be reached.
}
puzzle-solved = solved
puzzle-tried = tried
puzzle-seen = solution seen
puzzle-players = Who plays
puzzle-show = Show a solution
puzzle-step = Next move
puzzle-shown = That is one solution. It does not count for your streak.
puzzle-solved-in = { $tries ->
    [one] Solved at the first try
   *[other] Solved at try { $tries }
}
puzzle-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days in a row
}
puzzle-again = Try again
puzzle-restart = Start over
puzzle-send = Share
puzzle-share = Seaboard, puzzle of { $day }: { $game }
puzzle-copied = The result is in your clipboard
puzzle-lost = This puzzle cannot be opened
puzzles-all = All puzzles
puzzles-about = One of each game every day, the same for everybody. What you solve on its own day makes a streak.
bot-rival = Rival

## Beside a link to a table, in a messenger
preview-table = A table of { $game }. Open it to watch, or to take a free seat.
preview-moment = { $game } after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }. Open it to see how it went on.
## Lessons, and how one begins
lesson-page = Learn { $game }
lesson-at = Step { $at } of { $total }
lesson-clause = Rule { $clause } in the rulebook
lesson-board = The board of this step
lesson-missed = Not quite. Look once more.
lesson-next = Next step
lesson-again = Try again
lesson-once-more = Once more
lesson-back = Start again
lesson-show = Show me
lesson-first-match = Play a first match
lesson-none = There is nothing to learn here
learn-needs-server = These lessons need the server
rules-learn = Learn by playing
goal-title = Your goal
start = “Play now” begins
start-gentle = Gently
start-usual = As usual
new-here = Is it your first time at this table?
new-here-yes = I’m new here
new-here-yes-text = The gentlest bot, no clock, a short match.
new-here-learn = Show me first
new-here-learn-text = Three minutes on the board, then a first match.
new-here-no = I know it
new-here-no-text = A whole match against a bot of middling strength.
new-here-later = You are asked only once. Your answer can be changed under “You and this page”.
example-play = Play the example
example-again = From the beginning
example-board = An example on the board
