# The command line `seaboard`. Bots' names are in shell.ftl, a game's own sentences in its own file.

## Help
cli-help-seaboard = Sea board games at a browser table, in this terminal and in Python. Without a command: serve.
cli-help-serve = Lay the tables: start the server and open the page
cli-help-play = Play in this terminal against bots
cli-help-replay = Step through the record of a match
cli-help-rules = Read a rulebook, or one clause of it
cli-help-games = List the games, their options and the bots
cli-help-warm = Compile all rules now, so that nobody waits later
cli-help-lang = Language; else that of the terminal
cli-help-host = Address to listen on (usually 127.0.0.1, this machine only)
cli-help-port = Port, or the next free one (usually 8000)
cli-help-data = File in which matches are kept
cli-help-no-browser = Do not open a browser
cli-help-origin = Address of another site whose pages may talk to this server, such as https://sea.example (may be repeated)
cli-help-game = Name of a game, as `seaboard games` shows it
cli-help-players = Number of players
cli-help-seat = Your seat, from 0 as in records
cli-help-bot = Who plays the other seats
cli-help-seed = Seed of the match: the same seed gives the same deals
cli-help-option = A rule of this match; may be given several times
cli-help-file = File with a record; - reads it from the standard input
cli-help-step = Begin after so many moves
cli-help-clause = A clause, such as F14

## Serve and warm
cli-serving = Seaboard is at { $address } (Ctrl-C ends it)
cli-warm = The rules are ready ({ $seconds } s).

## Play
cli-moment = The rules are being laid out. The first time this takes a while…
cli-welcome = { $game } · You are { $name }.
cli-rival = { $name }: { $bot }
cli-type = Type a move, or ? for help.
cli-seat = Seat { $seat }
cli-only-move = Only { $move } is possible: Enter plays it.
cli-help =
    a move in notation    play it, such as one that `moves` lists
    Enter                 plays the only possible move, deals the next round
    ?MOVE or why MOVE     why a move is not allowed
    moves                 all allowed moves
    hint                  a good move
    undo                  take your last move back
    save FILE             write the record of the match
    rules CLAUSE          read a clause, such as F14; without one, the rulebook
    quit                  stop here
cli-legal = { $move } is allowed.
cli-not-legal = { $move } is not allowed.
cli-by-clause = { $why } (rule { $clause })
cli-hint = Try { $move }.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back.
cli-cannot-undo = This cannot be taken back.
cli-save-where = Save where? Type: save FILE
cli-saved = Saved in { $path }. `seaboard replay` shows it.
cli-score = { $name }: { $score }
cli-won = You win!
cli-lost = Lost this time.
cli-shared = You share the win!
cli-draw = Nobody is ahead: a draw.
cli-seed = Seed of the deals: { $seed }
cli-bye = Goodbye.

## Replay
cli-record = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-result = Result: { $result }
cli-step = { $at } of { $last } (Enter: next, b: back, q: quit){" "}
cli-step-help = Enter shows the next move, b goes back, q quits.
cli-step-start = This is the beginning.
cli-step-end = This is the end.

## Games
cli-column-game = name
cli-column-title = game
cli-column-players = players
cli-column-minutes = minutes
cli-options-of = Options of { $game } (the usual value first, and the rule that explains it):
cli-bots = Bots, weakest first: { $bots }

## Mistakes
cli-usage = that cannot be read: { $detail }
    { $usage }
cli-no-command = there is no command “{ $command }”; there are: { $known }
cli-unknown-words = “{ $words }” is not understood; see: seaboard { $command } --help
cli-no-language = there are no words in “{ $name }”; there are: { $known }
cli-which-game = which game? There are: { $known }
cli-which-file = which file? Type: seaboard replay FILE
cli-no-game = there is no game “{ $name }”; there are: { $known }
cli-broken-game = the game “{ $name }” of the package { $module } cannot be loaded: { $error }
cli-no-bot = there is no bot “{ $name }”; there are: { $known }
cli-no-rulebook = { $game } has no rulebook yet
cli-no-clause = { $game } has no clause “{ $clause }”; they go from { $first } to { $last }
cli-bad-number = { $flag } wants a whole number from { $least } to { $most }, not “{ $value }”
cli-option-form = --option wants name=value, not “{ $option }”
cli-bad-option = { $option }={ $value } is not possible; allowed: { $allowed }
cli-no-option = no option is called “{ $name }”; there are: { $known }
cli-bad-position = the position is wrong in { $part }: “{ $found }” ({ $wanted })
cli-bad-record = the record is wrong in line { $line }: “{ $found }” ({ $wanted })
cli-cannot-read = { $path } cannot be read: { $reason }
cli-cannot-write = { $path } cannot be written: { $reason }
cli-not-a-record = { $path } is not a record of a match, so it is left alone
cli-no-port = cannot listen on { $host }, port { $port }: { $reason }
cli-storage-not-ours = { $path } is not a Seaboard file, so it is left alone; choose another with --data
cli-storage-locked = { $path } is in use by another program
cli-storage-newer = { $path } was written by a newer Seaboard
cli-storage-full = no room is left on the disk for { $path }
cli-storage-unwritable = { $path } cannot be opened or written
cli-storage-damaged = { $path } is damaged
cli-storage-closed = { $path } is closed
