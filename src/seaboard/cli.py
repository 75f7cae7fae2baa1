"""`seaboard`: the house from a terminal."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from seaboard import __version__
from seaboard.bots import bot
from seaboard.games import game, games
from seaboard.match.errors import SeaboardError, UnknownOption
from seaboard.match.match import Match
from seaboard.terminal import analyse, files, rulebook, screen, shelf
from seaboard.terminal.mistakes import Mistake, number, sentence
from seaboard.terminal.play import HINTS, Play
from seaboard.terminal.replay import replay
from seaboard.words import LANGUAGES, Words, spoken

COMMANDS = (
    *("serve", "play", "replay", "analyse", "rules", "games", "arena", "league", "train", "mcp", "warm"),
    *("backup", "export", "import"),
)
WRONG = 2  # the exit code of a mistake
A_BOT = "dolphin"
SOME = "400"  # matches of an arena: an interval of about ±30 Elo
FEW = "60"  # matches of a league: agents are slow, and may cost money
A_JUDGE = "orca"
PASSWORD = re.compile(r"//\S*@")  # in an address: what is told of a mistake may end up in a log


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0, or 2 after a mistake that was told on stderr."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    _be_lenient()
    words = Words(_language(typed), "cli", "shell")
    try:
        run(parse(typed, words), words)
        sys.stdout.flush()
    except (Mistake, SeaboardError) as error:
        print(f"seaboard: {sentence(error, words)}", file=sys.stderr)
        return WRONG
    except (KeyboardInterrupt, EOFError):
        print()
    except BrokenPipeError:  # `seaboard rules … | head`: the reader has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def run(args: argparse.Namespace, words: Words) -> None:
    """Do what was asked."""
    match args.command:
        case "serve" | "warm":
            # The server's parts are many, and no other command needs them.
            from seaboard.terminal import serving

            if args.command == "warm":
                serving.warm(words)
            else:
                port = number(args.port, "--port", 0, 65_535)
                others = serving.Others(args.origin, args.trusted_proxy)
                upkeep = serving.upkeep(args.log, args.drain, args.metrics_for)
                processes = number(args.workers, "--workers", 1, 256)
                kept = serving.Kept(args.data, args.database, processes, args.link_host)
                serving.run(args.host, port, kept, not args.no_browser, others, upkeep, words)
        case "play":
            play(args, words)
        case "replay":
            match = files.load(_wanted(args.file, "cli-which-file"))
            words.add_text(match.game.text_file("words", f"{words.language}.ftl"))
            replay(match, args.step, words)
        case "analyse":
            match = files.load(_wanted(args.file, "cli-which-record"))
            words.add_text(match.game.text_file("words", f"{words.language}.ftl"))
            analyse.run(match, args.bot, args.seconds, args.json, words)
        case "rules":
            print(rulebook.shown(game(_wanted_game(args.game)), args.clause, words))
        case "games":
            print(shelf.table(words))
        case "arena":
            # Nor do others need processes and statistics.
            from seaboard.terminal import arena

            arena.run(args, new_match(args), words)
        case "league":
            from seaboard.terminal import league

            league.run(args, new_match(args), words)
        case "mcp":
            from seaboard.terminal import serving

            serving.agents(args.server, args.host, number(args.port, "--port", 0, 65_535), args.data, words)
        case "backup" | "export" | "import":
            from seaboard.terminal import keeping, serving

            keeping.run(args.command, args.place, serving.Kept(args.data, args.database), words)
        case "train":
            from seaboard.terminal import train

            train.run(args, new_match(args), words)


def play(args: argparse.Namespace, words: Words) -> None:
    """Check all that was asked for, then play."""
    with screen.passing(words.say("cli-moment")):
        match = new_match(args)
        seat = number(args.seat, "--seat", 0, match.players - 1)
        for name in (args.bot, HINTS):  # a wrong name is told, and a search compiled, before the first move
            bot(name).choose(match, match.to_move[0], seconds=0.0)
    words.add_text(match.game.text_file("words", f"{words.language}.ftl"))
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # arrow keys at the prompt, where the system has them
    Play(match, seat, args.bot, words).run()


def new_match(args: argparse.Namespace) -> Match:
    """The match that the flags of `play` `arena` or `train` describe."""
    wanted = game(_wanted_game(args.game))
    players = None if args.players is None else number(args.players, "--players", *_ends(wanted.seats))
    seed = None if args.seed is None else number(args.seed, "--seed", 0, 2**128 - 1)
    options: dict[str, Any] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake("cli-option-form", option=pair)
        if name in ("players", "seed"):  # they have flags of their own
            raise UnknownOption(name, value, [option.name for option in wanted.options])
        options[name] = value
    return wanted.new(players=players, seed=seed, **options)


# ------------------------------------------------------------------ the command line


class Parser(argparse.ArgumentParser):
    """argparse whose complaints end like all others."""

    def error(self, message: str) -> NoReturn:
        raise Mistake("cli-usage", detail=message, usage=self.format_usage().strip())


def parse(typed: Sequence[str], words: Words) -> argparse.Namespace:
    """What was typed; without a command, `serve`."""
    parser = _parser(words)
    typed = list(typed)
    if not any(word in ("-h", "--help", "--version") for word in typed[:1]) and (
        not typed or typed[0].startswith("-")
    ):
        typed.insert(0, "serve")
    if typed[0] not in COMMANDS and not typed[0].startswith("-"):
        raise Mistake("cli-no-command", command=typed[0], known=", ".join(COMMANDS))
    args, rest = parser.parse_known_args(typed)
    if rest:
        words_left = PASSWORD.sub("//…@", " ".join(rest))
        raise Mistake("cli-unknown-words", words=words_left, command=args.command)
    return args


def _parser(words: Words) -> Parser:
    def help_of(name: str) -> str:
        return words.say(f"cli-help-{name}").replace("%", "%%")

    parser = Parser(prog="seaboard", description=help_of("seaboard"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"seaboard {__version__}")
    parts = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    made = {
        name: parts.add_parser(name, help=help_of(name), description=help_of(name), allow_abbrev=False)
        for name in COMMANDS
    }
    for part in made.values():
        part.add_argument("--lang", metavar="|".join(LANGUAGES), help=help_of("lang"))
    serve = made["serve"]
    serve.add_argument("--host", default="127.0.0.1", help=help_of("host"))
    serve.add_argument("--port", default="8000", help=help_of("port"))
    serve.add_argument("--data", metavar="PATH", help=help_of("data"))
    serve.add_argument("--database", metavar="URL", help=help_of("database"))
    serve.add_argument("--workers", metavar="N", default="1", help=help_of("processes"))
    serve.add_argument("--link-host", metavar="IP", default="127.0.0.1", help=help_of("link-host"))
    serve.add_argument("--origin", metavar="URL", action="append", default=[], help=help_of("origin"))
    serve.add_argument("--trusted-proxy", metavar="NET", action="append", default=[], help=help_of("proxy"))
    serve.add_argument("--no-browser", action="store_true", help=help_of("no-browser"))
    serve.add_argument("--log", metavar="text|json", default="text", help=help_of("log"))
    serve.add_argument("--drain", metavar="S", default="0", help=help_of("drain"))
    serve.add_argument("--metrics-for", metavar="NET", action="append", default=[], help=help_of("metrics"))
    for name, place in (("backup", "FILE"), ("export", "FOLDER"), ("import", "FOLDER")):
        made[name].add_argument("place", metavar=place, nargs="?", help=help_of(f"{name}-place"))
        made[name].add_argument("--data", metavar="PATH", help=help_of("data"))
        if name != "backup":  # a copy of a database is made by its own pg_dump
            made[name].add_argument("--database", metavar="URL", help=help_of("database"))
    made["backup"].set_defaults(database=None)
    agents = made["mcp"]
    agents.add_argument("--server", metavar="URL", help=help_of("mcp-server"))
    agents.add_argument("--host", default="127.0.0.1", help=help_of("host"))
    agents.add_argument("--port", default="8000", help=help_of("port"))
    agents.add_argument("--data", metavar="PATH", help=help_of("data"))
    play = made["play"]
    play.add_argument("game", metavar="GAME", nargs="?", help=help_of("game"))
    play.add_argument("--players", metavar="N", help=help_of("players"))
    play.add_argument("--seat", metavar="K", default="0", help=help_of("seat"))
    play.add_argument("--bot", metavar="NAME", default=A_BOT, help=help_of("bot"))
    play.add_argument("--seed", metavar="S", help=help_of("seed"))
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=help_of("option"))
    replay = made["replay"]
    replay.add_argument("file", metavar="FILE", nargs="?", help=help_of("file"))
    replay.add_argument("--step", metavar="N", help=help_of("step"))
    for contest in (made["arena"], made["league"]):
        contest.add_argument("game", metavar="GAME", nargs="?", help=help_of("game"))
        contest.add_argument("--bots", metavar="BOT,BOT", help=help_of("bots"))
        contest.add_argument("--players", metavar="N", help=help_of("players"))
        contest.add_argument(
            "--option", metavar="NAME=VALUE", action="append", default=[], help=help_of("option")
        )
        contest.add_argument("--seed", metavar="S", default="0", help=help_of("arena-seed"))
        contest.add_argument("--workers", metavar="N", help=help_of("workers"))
        contest.add_argument("--ray", metavar="ADDRESS", help=help_of("ray"))
        contest.add_argument("--out", metavar="FILE", help=help_of("out"))
        contest.add_argument("--svg", metavar="FILE", help=help_of("svg"))
        contest.add_argument("--json", action="store_true", help=help_of("json"))
    made["arena"].add_argument("--games", metavar="N", default=SOME, help=help_of("matches"))
    made["arena"].add_argument("--sprt", metavar="ELO0,ELO1", nargs="?", const="0,30", help=help_of("sprt"))
    league = made["league"]
    league.add_argument("--agent", metavar="AGENT", action="append", default=[], help=help_of("agent"))
    league.add_argument("--games", metavar="N", default=FEW, help=help_of("league-matches"))
    league.add_argument("--tries", metavar="N", default="3", help=help_of("tries"))
    league.add_argument("--withheld", action="store_true", help=help_of("withheld"))
    league.add_argument("--seconds", metavar="S", default="120", help=help_of("agent-seconds"))
    train = made["train"]
    train.add_argument("game", metavar="GAME", nargs="?", help=help_of("game"))
    train.add_argument("--players", metavar="N", help=help_of("players"))
    train.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=help_of("option"))
    train.add_argument("--iterations", metavar="N", default="8", help=help_of("iterations"))
    train.add_argument("--games", metavar="N", default="500", help=help_of("lessons"))
    train.add_argument("--simulations", metavar="N", default="300", help=help_of("simulations"))
    train.add_argument("--updates", metavar="N", default="2500", help=help_of("updates"))
    train.add_argument("--seed", metavar="S", default="0", help=help_of("arena-seed"))
    train.add_argument("--workers", metavar="N", help=help_of("workers"))
    train.add_argument("--ray", metavar="ADDRESS", help=help_of("ray"))
    train.add_argument("--out", metavar="FOLDER", help=help_of("train-out"))
    judging = made["analyse"]
    judging.add_argument("file", metavar="RECORD", nargs="?", help=help_of("file"))
    judging.add_argument("--json", action="store_true", help=help_of("json"))
    judging.add_argument("--bot", metavar="NAME", default=A_JUDGE, help=help_of("judge"))
    judging.add_argument("--seconds", metavar="S", help=help_of("seconds"))
    rules = made["rules"]
    rules.add_argument("game", metavar="GAME", nargs="?", help=help_of("game"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=help_of("clause"))
    return parser


def _language(typed: Sequence[str]) -> str:
    """Needed before anything is parsed, for the help is in it; a wrong one is told in English."""
    for here, word in enumerate(typed):
        value = word[len("--lang=") :] if word.startswith("--lang=") else None
        if word == "--lang" and here + 1 < len(typed):
            value = typed[here + 1]
        if value is not None:
            if value not in LANGUAGES:
                message = sentence(
                    Mistake("cli-no-language", name=value, known=", ".join(LANGUAGES)), Words("en", "cli")
                )
                print(f"seaboard: {message}", file=sys.stderr)
                raise SystemExit(WRONG)
            return value
    return spoken(os.environ)


def _wanted(value: str | None, key: str, **params: str) -> str:
    if value is None:
        raise Mistake(key, **params)
    return value


def _wanted_game(name: str | None) -> str:
    return _wanted(name, "cli-which-game", known=", ".join(games()))


def _ends(seats: range) -> tuple[int, int]:
    return seats[0], seats[-1]


def _be_lenient() -> None:
    """A sign that the terminal cannot show, or a broken one that was typed, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
