# What players that read and write text are told. A game's own sentences are in its own file.

## Before the first move
text-system = You play a board game in text. Read what you are told, think, and end every answer with a line MOVE: and your move.
text-you = You play { $game } as { $name }. In turn order: { $names }.
text-you-alone = You play { $game } alone, as { $name }.
text-options = Choices of this match that are not the usual ones: { $options }.
text-rules = The rules in short
text-notation = How moves are written
text-board = How to read the board
text-answering = How to answer
text-answer = End your answer with one line: MOVE: and one move, written as above. Only one move at a time is asked for.
text-ask = To read a clause of the rulebook first, answer RULES: and its number ({ $first } to { $last }).

## Where it stands
text-news = Since your last decision:
text-your-turn = It is your turn.
text-their-turn = Now to decide: { $names }. You are not asked yet.
text-moves = Your legal moves ({ $count }):
text-withheld = Your legal moves are not listed: find them by the rules.
text-over = The match is over. Scores: { $scores }. Won by: { $winners }.
text-ending = { $how ->
    [won] You have won.
    [shared] You share the win.
   *[lost] You have not won.
}

## Answers
text-no-move = No move was found in your answer. End it with one line: MOVE: and the move.
text-several-moves = Your answer names several moves: { $moves }. Name the one you mean, on one line: MOVE: and the move.
text-refused = { $move } is refused: { $why }
text-tries-left = { $left ->
    [one] One more try, then a move is chosen for you.
   *[other] { $left } more tries, then a move is chosen for you.
}
text-instead = None of your { $tries } answers was a legal move, so { $move } was played for you.
text-played = { $move } is played.
text-no-clause = There is no clause { $clause }; they go from { $first } to { $last }.
text-no-rulebook = There is no rulebook to read in.
text-enough-rules = You have read enough: now a move.

## Agents at a table (MCP)
text-game = { $name }: { $title }, { $players } players, about { $minutes } minutes.
text-instructions = Play sea board games at a table with people and bots. Call games to see what there is, then sit: with the link of a table that somebody gave you, or with a game to open a table of your own. What sit answers explains the game and names your seat; give that seat to look, why_not and move. move plays, waits until it is your turn again and tells what happened meanwhile. Go on until the match is over.
text-tool-games = The games, their options, and the bots.
text-tool-sit = Take a seat: at the table of a link, or at a new table of a game. Answers with your seat, the rules in short and the board.
text-tool-look = Where the match stands for your seat; waits some seconds for your turn if asked to.
text-tool-why-not = Why a move is not legal now, with the clause of the rulebook; or that it is.
text-tool-move = Play a move, then wait until it is your turn again or the match is over.
text-tool-rules = The rulebook of a game.
text-arg-link = The link of a table, or the table's name
text-arg-game = A game for a new table, if there is no link
text-arg-others = Who else sits at a new table, in order after you: names of bots, or friend for a seat that waits for whoever has the link
text-arg-options = Options of a new table, by name
text-arg-name = What the others shall call you
text-arg-place = The number of the free seat you want, from 0; else the first
text-arg-language = en or fr: the language of everything you are told
text-arg-seat = Your seat, as sit told it
text-arg-move = One move, written as the rules say; or RULES: and the number of a clause
text-arg-seconds = How many seconds to wait at most, up to { $most }
text-seated = Your seat is { $seat } (a secret: who knows it plays for you). The table: { $link }
text-friends = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
} Whoever opens the link can take it.
text-waiting = Nobody has moved on so far: call look to wait on.
text-legal = { $move } is legal.
text-not-your-turn = It is not your turn. Call look and wait for it.
text-changed = The table has changed since you last looked, and nothing was played.
text-too-long = That is too long to look for a move in: { $most } characters at most. End with one line: MOVE: and the move.
text-not-saved = The move could not be saved, so it was not played. Try again.
text-no-seat = This is no seat of any table. Give the seat as sit told it.
text-link-or-game = Say which: the link of a table, or a game to open one.
text-too-fast = Too much at once. Wait a moment.
