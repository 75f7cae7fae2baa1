# The command line `seaboard`. Bots' names are in shell.ftl, a game's own sentences in its own file.

## Help
cli-help-seaboard = Sea board games at a browser table, in this terminal and in Python. Without a command: serve.
cli-help-serve = Lay the tables: start the server and open the page
cli-help-play = Play in this terminal against bots
cli-help-replay = Step through the record of a match
cli-help-analyse = Judge the moves of a recorded match: chances, accuracy, what would have been better
cli-help-rules = Read a rulebook, or one clause of it
cli-help-games = List the games, their options and the bots
cli-help-arena = Let bots play against each other and see who is better
cli-help-warm = Compile all rules now, so that nobody waits later
cli-help-lang = Language; else that of the terminal
cli-help-host = Address to listen on (usually 127.0.0.1, this machine only)
cli-help-port = Port, or the next free one (usually 8000)
cli-help-data = File in which matches are kept
cli-help-database = PostgreSQL database in which matches are kept, in place of a file: postgresql://… (it is shared by several processes)
cli-help-processes = Processes that serve tables (usually 1); several need --database
cli-help-link-host = Address of this machine at which the server’s processes on other machines reach it (usually 127.0.0.1, this machine only)
cli-help-no-browser = Do not open a browser
cli-help-origin = Address of another site whose pages may talk to this server, such as https://sea.example (may be repeated)
cli-help-proxy = Address or network of proxies in front of this server, such as 127.0.0.1 or 10.0.0.0/8, whose X-Forwarded-For is believed (may be repeated)
cli-help-game = Name of a game, as `seaboard games` shows it
cli-help-players = Number of players
cli-help-seat = Your seat, from 0 as in records
cli-help-bot = Who plays the other seats
cli-help-seed = Seed of the match: the same seed gives the same deals
cli-help-option = A rule of this match; may be given several times
cli-help-file = File with a record; - reads it from the standard input
cli-help-step = Begin after so many moves
cli-help-json = Everything that was found, as JSON
cli-help-judge = Who judges (usually orca)
cli-help-seconds = Seconds for each decision (usually 0.6, and less where there are many)
cli-help-clause = A clause, such as F14
cli-help-bots = Who plays: names of bots, if you like with their time (dolphin@0.15s) or their simulations (orca@5000), or Python files with one, such as seal,orca,my_bot.py
cli-help-matches = How many matches (usually 400); every deal is played from all seats
cli-help-arena-seed = Seed of all deals and coins (usually 0)
cli-help-sprt = Stop as soon as it is decided whether the second bot is better by ELO1 or only by ELO0 (usually 0,30)
cli-help-workers = Matches at a time (usually one for each core)
cli-help-ray = Play on a Ray cluster; “local” starts one on this machine
cli-help-out = File for the results, a line of JSON each; what is there already is not played again
cli-help-svg = Draw the ratings into this file

## Serve and warm
cli-serving = Seaboard is at { $address } (Ctrl-C ends it)
cli-warm = The rules are ready ({ $seconds } s).
cli-warm-slow = no machine code could be made for { $games }: these rules run as Python, a hundred times as slow

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
    hint                  where to look; again: which kind of move; again: the move
    undo                  take your last move back
    save FILE             write the record of the match
    rules CLAUSE          read a clause, such as F14; without one, the rulebook
    quit                  stop here
cli-legal = { $move } is allowed.
cli-not-legal = { $move } is not allowed.
cli-by-clause = { $why } (rule { $clause })
cli-hint = Try { $move }.
cli-hint-more = (`hint` once more tells more.)
cli-hint-at = Look at { $where }.
cli-hint-grade = Hint { $grade } of 3: { $said }
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

## Analyse
cli-chances = Winning chances from the first move to the last:
cli-percent = { $number }%
cli-moments = What decided it
cli-no-chances = { $bot } told no winning chances, so no move can be judged by them; bots that do: { $known }
cli-no-moments = No single move decided it.
cli-decisive = { $number }. { $name } played { $move }: { $judgement } (left { $chance }, possible { $best }).
cli-better = Better: { $move } ({ $chance }).
cli-better-line = Better: { $move } ({ $chance }), then { $line }.
cli-judged-best = the best move
cli-judged-good = a good move
cli-judged-inaccuracy = an inaccuracy
cli-judged-mistake = a mistake
cli-judged-blunder = a blunder
cli-judged-by = Judged by { $bot }, from what each player knew.
cli-column-player = player
cli-column-accuracy = accuracy
cli-column-best = best
cli-column-good = good
cli-column-inaccuracy = inaccuracies
cli-column-mistake = mistakes
cli-column-blunder = blunders

## Games
cli-column-game = name
cli-column-title = game
cli-column-players = players
cli-column-minutes = minutes
cli-options-of = Options of { $game } (the usual value first, and the rule that explains it):
cli-bots = Bots, weakest first: { $bots }

## Arena
cli-column-bot = bot
cli-column-matches = matches
cli-column-rate = points
cli-column-elo = Elo, 95 %
cli-column-score = score
cli-column-seconds = s a match
cli-column-failures = failed
cli-arena-head = { $game }, { $players } players
cli-arena-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
cli-arena-percent = { $value } %
cli-arena-number = { $value }
cli-arena-step = { $lower } → { $upper }: { $elo } Elo, better with { $superior } %
cli-arena-pairs = Deals in which the second bot has 0, ¼, ½, ¾ and all of the points: { $pairs }
cli-arena-decided = SPRT: { $upper } over { $lower } by { $elo } Elo is accepted after { $deals } deals (log-likelihood ratio { $ratio }, bounds { $low } and { $high })
cli-arena-undecided = SPRT: not decided yet (log-likelihood ratio { $ratio }, bounds { $low } and { $high })
cli-arena-failures = Failed, and so lost: { $counted }. The first: { $first }
cli-arena-older = { $count ->
    [one] { $count } match was
   *[other] { $count } matches were
} played by an earlier version of the bots; another --out begins anew.
cli-arena-kept = Results: { $path } ({ $found ->
    [one] { $found } was
   *[other] { $found } were
} there before)
cli-arena-stopped = Stopped; the same command goes on. Results: { $path }
cli-arena-progress = { $done } of { $planned }
cli-arena-left = , { $left } left
cli-arena-axis = Elo above the weakest, with 95 % intervals

## Mistakes
cli-usage = that cannot be read: { $detail }
    { $usage }
cli-no-command = there is no command “{ $command }”; there are: { $known }
cli-unknown-words = “{ $words }” is not understood; see: seaboard { $command } --help
cli-no-language = there are no words in “{ $name }”; there are: { $known }
cli-which-game = which game? There are: { $known }
cli-which-file = which file? Type: seaboard replay FILE
cli-which-record = which record? Type: seaboard analyse RECORD
cli-no-game = there is no game “{ $name }”; there are: { $known }
cli-broken-game = the game “{ $name }” of the package { $module } cannot be loaded: { $error }
cli-no-bot = there is no bot “{ $name }”; there are: { $known }
cli-no-rulebook = { $game } has no rulebook yet
cli-no-clause = { $game } has no clause “{ $clause }”; they go from { $first } to { $last }
cli-bad-number = { $flag } wants a whole number from { $least } to { $most }, not “{ $value }”
cli-bad-seconds = --seconds wants a number from 0 to { $most }, not “{ $value }”
cli-option-form = --option wants name=value, not “{ $option }”
cli-bad-option = { $option }={ $value } is not possible; allowed: { $allowed }
cli-no-option = no option is called “{ $name }”; there are: { $known }
cli-bad-position = the position is wrong in { $part }: “{ $found }” ({ $wanted })
cli-bad-record = the record is wrong in line { $line }: “{ $found }” ({ $wanted })
cli-cannot-read = { $path } cannot be read: { $reason }
cli-cannot-write = { $path } cannot be written: { $reason }
cli-not-a-record = { $path } is not a record of a match, so it is left alone
cli-which-bots = which bots? Type --bots with two or more of: { $known }; or files such as my_bot.py
cli-arena-alone = an arena needs at least two players
cli-arena-too-few = an arena needs at least two bots
cli-arena-twice = “{ $bot }” is named twice
cli-arena-which-class = { $path }: which class? Name one that has “choose” behind a colon; there are: { $known }
cli-arena-broken-file = { $path } cannot be loaded: { $reason }
cli-arena-bad-budget = “{ $bot }”: how long, or how often? Type seconds, as in dolphin@0.15s, or simulations, as in orca@5000
cli-arena-cannot-play = { $bot } cannot play { $game }
cli-arena-counts-nothing = { $bot } counts no simulations; give it seconds, as in dolphin@0.15s, or nothing
cli-arena-other-plan = { $path } has results of another plan, so it is left alone; choose another with --out
cli-arena-not-results = { $path } has no results in line { $line }, so it is left alone; choose another with --out
cli-arena-nothing-played = no deal has been played from every seat yet
cli-arena-sprt-of-two = --sprt compares two bots at two seats
cli-arena-bad-sprt = --sprt wants two numbers, the smaller first, such as 0,30; not “{ $value }”
cli-arena-worker-died = a process that played has died; the same command goes on where it stopped
cli-arena-no-ray = Ray is not installed: pip install 'seaboard[ray]'
cli-arena-no-cluster = no Ray cluster answers at { $address }: { $reason }
cli-no-port = cannot listen on { $host }, port { $port }: { $reason }
cli-storage-not-ours = { $path } is not a Seaboard file, so it is left alone; choose another with --data
cli-storage-locked = { $path } is in use by another program
cli-storage-newer = { $path } was written by a newer Seaboard
cli-storage-full = no room is left on the disk for { $path }
cli-storage-unwritable = { $path } cannot be opened or written
cli-storage-damaged = { $path } is damaged
cli-storage-closed = { $path } is closed
cli-storage-gone = { $path } was removed or replaced while it was in use
cli-storage-unreachable = { $path } does not answer, or does not let us in
cli-storage-address = the address given with --database cannot be read; it is like postgresql://user:password@host:5432/name, with special characters of a password written as %XX
cli-storage-linked = { $path } has several names (hard links); it must have one only
cli-storage-moved = { $path } is kept by another process now
cli-workers-need-database = several processes share a database: --workers needs --database postgresql://…
cli-file-or-database = matches are kept in a file (--data) or in a database (--database), not in both
cli-no-postgres = the package for PostgreSQL is not installed: pip install 'seaboard[postgres]'

cli-help-train = teach the bots of a game by self-play: weights, and how they came about
cli-help-iterations = how often to play and learn, after the first time at random (8)
cli-help-lessons = matches of each iteration (500)
cli-help-simulations = simulations for each decision (300)
cli-help-updates = steps of learning after each iteration (2500)
cli-help-train-out = where to keep the course; the same command goes on from there (training/GAME-N)
cli-train-iteration = iteration { $iteration }: { $positions } positions, { $explained } % of the outcome foreseen, surprise at moves { $surprise }
cli-train-progress = iteration { $iteration }: { $done } of { $planned } matches
cli-train-stopped = Stopped. The same command goes on from the last iteration in { $path }.
cli-train-done = { $iterations ->
    [one] { $iterations } iteration is done.
   *[other] { $iterations } iterations are done.
  } The weights of each are in { $path }; docs/arena.md says how the last ones become the game’s own.
cli-train-no-features = { $game } has no features to learn from (docs/adding-a-game.md says what they are).
cli-train-other-course = { $path } has another course. Give another folder with --out, or remove it.
cli-train-damaged = { $path } is damaged or missing, so the course cannot go on. Give another folder with --out, or remove this one.

cli-help-mcp = Let an agent play at tables, by the Model Context Protocol on the standard input and output
cli-help-mcp-server = Address of a Seaboard server that runs elsewhere; without one, this command serves tables itself
cli-no-mcp = agents need the package of their protocol: pip install 'seaboard[mcp]'
cli-no-agents-there = no Seaboard speaks with agents at { $address }: { $reason }

cli-help-league = Rate agents that read and write text against the levels of the house
cli-help-agent = An agent: a Python file with a function or a class that has “answer”, as my_agent.py or my_agent.py:Name, or a command that reads a prompt and writes an answer (may be repeated)
cli-help-league-matches = How many matches (usually 60); every deal is played from all seats, and an agent is in every match
cli-help-tries = Answers that an agent may give before a move is chosen for it (usually 3)
cli-help-withheld = Do not tell agents their legal moves
cli-help-agent-seconds = Seconds that a command may take for an answer (usually 120)
cli-league-refused = { $bot }: { $refused ->
    [one] { $refused } answer was
   *[other] { $refused } answers were
} no legal move, { $instead ->
    [one] { $instead } move was
   *[other] { $instead } moves were
} chosen for it
cli-league-which = which agents? Type --agent with a Python file such as my_agent.py, or with a command
cli-league-which-agent = { $path } is no agent: a file needs a function “answer”, or a class with a method of that name

cli-help-backup = Copy the file of all matches, also while a server uses it
cli-help-backup-place = File for the copy; nothing is written over
cli-help-export = Write all matches as records into a folder
cli-help-export-place = A new or empty folder. Records of running matches show their seeds: keep it to yourself
cli-help-import = Bring back all matches of a folder that was exported
cli-help-import-place = The folder
cli-help-log = How the log is written: for people, or a line of JSON for each thing that happens (usually text)
cli-help-drain = Seconds at most for which matches go on, without new tables, when the server is told to stop (usually 0)
cli-help-metrics = Network that may read /metrics, such as 10.0.0.0/8; this machine always may (may be repeated)
cli-which-backup = which file? Type: seaboard backup FILE
cli-which-export = which folder? Type: seaboard export FOLDER
cli-which-import = which folder? Type: seaboard import FOLDER
cli-backup = { $path } has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of their logs, and is whole.
cli-exported = { $path } has { $tables ->
    [one] { $tables } match
   *[other] { $tables } matches
} with { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
cli-imported = { $tables ->
    [one] { $tables } match is
   *[other] { $tables } matches are
} back, with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; { $there ->
    [one] { $there } was there already.
   *[other] { $there } were there already.
}
cli-left-out = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} could not be read and had to be left out
cli-no-store = there are no matches in { $path }; another file is chosen with --data
cli-no-store-there = there are no matches in { $path }; another database is chosen with --database
cli-there-already = { $path } is there already, so it is left alone
cli-bad-folder = { $path } is no folder of exported matches (line { $line } of tables.jsonl: { $reason })
cli-bad-log = --log is text or json, not “{ $value }”
cli-bad-origin = “{ $value }” is no address of a site, such as https://sea.example
cli-bad-network = “{ $value }” is no network, such as 10.0.0.0/8 or ::1
