"""Mutation check: `python scripts/mutate.py` lists changes of the rules that no test notices.

Each mutant changes one operator or number of a game's rules, in a copy of the tree. The tests of the game
that run the changed line come first, with interpreted rules; a mutant that passes them meets all tests of its
game, the golden files, perft and the contract suite, compiled with bounds checks. A survivor is a gap in the
tests or equivalent: those that are known to be are in `equivalent_mutants.json`, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import inspect
import io
import itertools
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import tokenize
import types
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

import coverage
import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = Path("src/seaboard/games")
FOLDERS: Final = {  # of each game's rules; outside `rules` and `physics` only the modules that define a rule
    "fish_and_chips": ("rules",),
    "icecool": ("rules", "physics"),
    "oh_crab": ("rules", "pack"),
    "urchins": ("rules",),
}
COPIED: Final = ("src", "tests", "docs", "examples", "scripts", "pyproject.toml", "README.md", "CHANGELOG.md")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "page", "*.sqlite3*")
SUITES: Final = tuple(f"tests/{name}" for name in ("contract", "perft", "playthroughs", "records"))
EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.json")

SEARCHES: Final = ("test_bots.py", "test_hints.py")  # bots think there: minutes, where rules are interpreted
QUICK_SECONDS: Final = 10.0  # of interpreted tests for one mutant, before the compiled ones
SLOWEST: Final = 2.0  # seconds of one interpreted test
LIMIT, PATIENCE = 2.0, 10.0  # seconds of CPU: times as long as without a change, and some more; then it hangs
WAIT: Final = 10.0  # times as long by the clock, because the machine has other work
MEMORY: Final = 8 << 30  # bytes of address space

Mode = Literal["interpreted", "checked"]


# ------------------------------------------------------------------ mutants


@dataclass(frozen=True)
class Mutant:
    """One change of a source file."""

    game: str
    path: str  # from the root of the tree
    function: str  # "" at the level of the module
    line: int
    start: int  # character in the file
    end: int
    old: str
    new: str
    before: str  # the line, without its comment
    after: str
    number: int  # from 1, of those that look alike in one function

    @property
    def change(self) -> str:
        """The same for all mutants that look alike in one function."""
        return f"{self.path}:{self.function}: {self.before} -> {self.after}"

    @property
    def key(self) -> str:
        """The mutant's name in a results file; does not change when lines move."""
        return self.change if self.number == 1 else f"{self.change} #{self.number}"

    @property
    def where(self) -> str:
        """File and line, as an editor opens them."""
        return f"{self.path}:{self.line}"

    def applied_to(self, text: str) -> str:
        """The source with the change."""
        return text[: self.start] + self.new + text[self.end :]


# Order comparisons move their border; what is negated instead nearly every test would notice.
OPERATORS: Final[dict[str, tuple[str, ...]]] = {
    "<": ("<=",),
    "<=": ("<",),
    ">": (">=",),
    ">=": (">",),
    "==": ("!=",),
    "!=": ("==",),
    "is": ("is not",),
    "is not": ("is",),
    "in": ("not in",),
    "not in": ("in",),
    "and": ("or",),
    "or": ("and",),
    "+": ("-",),
    "-": ("+",),
    "*": ("/",),
    "/": ("*",),
    "//": ("*",),
    "%": ("*",),
    "**": ("*",),
    "<<": (">>",),
    ">>": ("<<",),
    "&": ("|",),
    "|": ("&",),
    "^": ("&",),
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Finder(ast.NodeVisitor):
    """Finds every place of a module that a mutant may change."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines(keepends=True)
        self.offsets = [0]
        for line in self.lines:
            self.offsets.append(self.offsets[-1] + len(line))
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        self.tokens = [
            (self.offsets[token.start[0] - 1] + token.start[1], token.string)
            for token in tokens
            if token.type in (tokenize.OP, tokenize.NAME)
        ]
        self.functions: list[str] = []
        self.found: list[tuple[int, int, str, str]] = []  # start, end, new text, function
        self.visit(ast.parse(text))

    def offset(self, line: int, column: int) -> int:
        """The character of a place that `ast` gives in bytes."""
        text = self.lines[line - 1]
        return self.offsets[line - 1] + len(text.encode()[:column].decode())

    def span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def add(self, start: int, end: int, new: str) -> None:
        self.found.append((start, end, new, ".".join(self.functions)))

    def add_operator(self, after: int, before: int) -> None:
        """Change the operator between two operands; `is not` and `not in` are two tokens."""
        between = [(at, text) for at, text in self.tokens if after <= at < before and text not in "()"]
        text = " ".join(text for _, text in between)
        start, end = between[0][0], between[-1][0] + len(between[-1][1])
        augmented = text.endswith("=") and text not in OPERATORS
        for new in OPERATORS.get(text.removesuffix("=") if augmented else text, ()):
            self.add(start, end, new + "=" * augmented)

    # -- what is never changed: annotations, docstrings and other texts, imports, decorators

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.functions.append(node.name)
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        for part in node.body:
            self.visit(part)
        self.functions.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.functions.append(node.name)
        for part in node.body:
            self.visit(part)
        self.functions.pop()

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text."""

    def visit_Assign(self, node: ast.Assign) -> None:
        subscript = node.value
        is_type = isinstance(subscript, ast.Subscript) and ast.unparse(subscript.value) in (
            "Literal",
            "npt.NDArray",
            "Callable",
        )
        if not is_type:
            self.generic_visit(node)

    # -- what is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right in itertools.pairwise(operands):
            self.add_operator(self.span(left)[1], self.span(right)[0])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in itertools.pairwise(node.values):
            self.add_operator(self.span(left)[1], self.span(right)[0])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.add_operator(self.span(node.left)[1], self.span(node.right)[0])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add_operator(self.span(node.target)[1], self.span(node.value)[0])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Without `not`, `-` or `~`."""
        start = self.span(node)[0]
        if sign := re.match(r"not\s*|[-~]", self._text(start, start + 9)):
            self.add(start, start + sign.end(), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start, end = self.span(node)
        value = node.value
        if isinstance(value, bool):
            self.add(start, end, str(not value))
        elif isinstance(value, int):
            self.add(start, end, str(value + 1))
            self.add(start, end, str(value - 1) if value else "-1")
        elif isinstance(value, float):
            self.add(start, end, repr(value + 1.0))
            if value:
                self.add(start, end, repr(-value))

    def visit_Slice(self, node: ast.Slice) -> None:
        """A bound that is no number, which is changed as one, is moved by one."""
        for bound in (node.lower, node.upper):
            if bound is not None and not isinstance(bound, ast.Constant):
                start, end = self.span(bound)
                self.add(start, end, f"({self._text(start, end)}) + 1")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
            self.add(*self.span(node.func), SWAPPED[node.func.id])
        self.generic_visit(node)

    def _text(self, start: int, end: int) -> str:
        return "".join(self.lines)[start:end]


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game's rules, file by file."""
    found = []
    for path in sources_of(game):
        text = (ROOT / path).read_text("utf-8")
        finder = Finder(text)
        alike: Counter[tuple[str, str, str]] = Counter()
        for start, end, new, function in sorted(finder.found):
            line = text.count("\n", 0, start) + 1
            begin, stop = finder.offsets[line - 1], max(finder.offsets[line], end)
            before = text[begin:stop].partition("  # ")[0].strip()
            after = (text[begin:start] + new + text[end:stop]).partition("  # ")[0].strip()
            alike[function, before, after] += 1
            number = alike[function, before, after]
            found.append(
                Mutant(game, path, function, line, start, end, text[start:end], new, before, after, number)
            )
    return found


def sources_of(game: str) -> list[str]:
    """The modules of a game's rules, from the root of the tree."""
    found = []
    for folder in FOLDERS[game]:
        for path in sorted((ROOT / GAMES / game / folder).rglob("*.py")):
            defines = re.search(r"^@(rule|entry)\b", path.read_text("utf-8"), re.MULTILINE)
            if folder in ("rules", "physics") or defines:
                found.append(path.relative_to(ROOT).as_posix())
    return found


@dataclass(frozen=True)
class Equivalent:
    """A mutant that no test can notice, or that changes nothing the rules promise, and the reason."""

    file: str  # from the folder of the games
    function: str
    before: str
    after: str
    reason: str

    @property
    def change(self) -> str:
        """The `change` of a mutant."""
        return f"{(GAMES / self.file).as_posix()}:{self.function}: {self.before} -> {self.after}"


def equivalents() -> dict[str, str]:
    """The reasons of all known equivalent mutants, by change; those that no longer exist are named."""
    known = [Equivalent(**row) for row in json.loads(EQUIVALENT.read_text("utf-8"))]
    changes = {mutant.change for game in FOLDERS for mutant in mutants_of(game)}
    for one in known:
        if one.change not in changes:
            print(f"{EQUIVALENT.name}: no such mutant any more: {one.change}")
    return {one.change: one.reason for one in known}


# ------------------------------------------------------------------ running tests


@dataclass
class Report:
    """What a run of the tests found."""

    seconds: dict[str, float] = field(default_factory=dict)  # by test
    failed: dict[str, str] = field(default_factory=dict)  # by test: the last line of its traceback
    broken: bool = False  # no test ran, because a module could not be imported
    lines: dict[str, list[str]] = field(default_factory=dict)  # "path:line" -> the tests that ran it


class Plugin:
    """Chooses and orders tests, and reports what came of them."""

    def __init__(self, choose: Callable[[list[pytest.Item]], list[pytest.Item]], report: Report) -> None:
        self.choose, self.report = choose, report
        self.coverage: coverage.Coverage | None = None

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Generator[None, Any, Any]:
        """The tests that conftest.py leaves out of an interpreted run count here."""
        collected = list(items)
        result = yield
        items[:] = self.choose(collected)
        return result

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        if self.coverage is not None:
            self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.report.broken |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.report.seconds[report.nodeid] = self.report.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            lines = [line for line in report.longreprtext.splitlines() if line.startswith("E  ")]
            self.report.failed[report.nodeid] = lines[0][1:].strip()[:200] if lines else "failed"


def kill(group: int) -> None:
    """End all that a process started, which has a group of its own."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def limit(seconds: int) -> None:
    """End this process if it takes too much time."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(int(seconds * WAIT))


def keep_no_bytecode() -> None:
    """What Python keeps of modules stays that of the original ones."""
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


class Workspace:
    """A copy of the tree in which mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.cache = folder / "cache"
        self.output = folder / "output.txt"
        self.answer = folder / "report.json"
        self.root.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.root / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(source, self.root / name)
        self.kept: set[Path] = set()

    def run(
        self, mode: Mode, plugin: Plugin, paths: Sequence[str], seconds: int | None, watched: str = ""
    ) -> Report | None:
        """Run tests in a process of their own; None if they took too much time.

        With `watched`, a game, nothing is changed: all tests are run, and it is noted which run what lines.
        """
        self.answer.unlink(missing_ok=True)
        context = multiprocessing.get_context("fork")
        process = context.Process(target=self._test, args=(mode, plugin, paths, seconds, watched))
        process.start()
        assert process.pid is not None
        process.join()
        kill(process.pid)
        return self.answered(process.exitcode)

    def answered(self, status: int | None) -> Report | None:
        """The report of a process that has ended; None if it took too much time."""
        if status in (-signal.SIGXCPU, -signal.SIGALRM, -signal.SIGKILL):
            return None
        if not self.answer.exists():
            return Report(broken=True)
        return Report(**json.loads(self.answer.read_text("utf-8")))

    def _test(
        self, mode: Mode, plugin: Plugin, paths: Sequence[str], seconds: int | None, watched: str
    ) -> None:
        """The new process."""
        self.enter(mode)
        if seconds is not None:
            limit(seconds)
            keep_no_bytecode()
        if watched:
            folder = self.root / GAMES / watched
            plugin.coverage = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder}/*"])
            plugin.coverage.start()
        stop = ["-x"] if seconds is not None else []
        code = pytest.main(["-p", "no:cacheprovider", "-q", "--tb=short", *stop, *paths], [plugin])
        report = plugin.report
        report.broken |= code not in (0, 1, 5)
        if plugin.coverage is not None:
            plugin.coverage.stop()
            report.lines = self._lines(plugin.coverage.get_data())
        self.answer.write_text(json.dumps(asdict(report)), "utf-8")
        os._exit(0)

    def enter(self, mode: Mode) -> None:
        """Make this process one that runs the tests of the copy."""
        os.setsid()
        output = os.open(self.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        os.chdir(self.root)
        os.environ["SEABOARD_RULES"] = mode
        os.environ["SEABOARD_CACHE_DIR"] = str(self.cache)
        os.environ["PYTHONPATH"] = str(self.root / "src")
        sys.path[:0] = [str(self.root), str(self.root / "src")]

    def _lines(self, data: coverage.CoverageData) -> dict[str, list[str]]:
        found = {}
        for file in data.measured_files():
            path = Path(file).relative_to(self.root).as_posix()
            for line, contexts in data.contexts_by_lineno(file).items():
                found[f"{path}:{line}"] = [name for name in contexts if name]
        return found

    @contextlib.contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """The source with the change; afterwards what was compiled of the original fits again."""
        path = self.root / mutant.path
        original, times = path.read_text("utf-8"), path.stat()
        path.write_text(mutant.applied_to(original), "utf-8")
        try:
            yield
        finally:
            path.write_text(original, "utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def drop_libraries(self) -> None:
        """Forget the libraries of the last mutant."""
        for path in (self.cache / "rules").glob("*-checked-*"):
            if path not in self.kept:
                shutil.rmtree(path)

    def keep_libraries(self) -> None:
        """Those without a change are used again."""
        self.kept = set((self.cache / "rules").glob("*-checked-*"))


class WarmPlugin(Plugin):
    """Keeps collected tests ready: each mutant is a change of one function in a fork of this process."""

    def __init__(self, choose: Callable[[list[pytest.Item]], list[pytest.Item]], tests: WarmTests) -> None:
        super().__init__(choose, Report())
        self.tests = tests

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        pipe = self.tests.theirs
        pipe.send("ready")
        while (order := pipe.recv()) is not None:
            mutant, text, names, seconds = order
            pid = os.fork()
            if pid == 0:
                os.setsid()
                limit(seconds)
                if replace_function(self.tests.workspace.root, mutant, text):
                    self._run([items[name] for name in names if name in items])
                    self.tests.workspace.answer.write_text(json.dumps(asdict(self.report)), "utf-8")
                os._exit(0)
            _, status = os.waitpid(pid, 0)
            kill(pid)
            pipe.send(os.waitstatus_to_exitcode(status))
        return True

    def _run(self, items: list[pytest.Item]) -> None:
        """Up to the first that fails."""
        for item, following in itertools.zip_longest(items, items[1:]):
            if item is not None:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.report.failed:
                return


class WarmTests:
    """The interpreted tests of a game in a process that has imported and collected them already."""

    def __init__(
        self,
        workspace: Workspace,
        paths: Sequence[str],
        choose: Callable[[list[pytest.Item]], list[pytest.Item]],
    ) -> None:
        self.workspace = workspace
        self.ours, self.theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("fork")
        self.process = context.Process(target=self._serve, args=(paths, choose))
        self.process.start()
        self.ours.recv()

    def _serve(self, paths: Sequence[str], choose: Callable[[list[pytest.Item]], list[pytest.Item]]) -> None:
        self.ours.close()
        self.workspace.enter("interpreted")
        keep_no_bytecode()
        pytest.main(["-p", "no:cacheprovider", "-q", "--tb=short", *paths], [WarmPlugin(choose, self)])

    def run(self, mutant: Mutant, text: str, names: list[str], seconds: int) -> Report | None:
        """Run some tests with a changed source; None if they took too much time."""
        self.workspace.answer.unlink(missing_ok=True)
        self.ours.send((mutant, text, names, seconds))
        return self.workspace.answered(self.ours.recv())

    def close(self) -> None:
        self.ours.send(None)
        self.process.join()


def replace_function(root: Path, mutant: Mutant, text: str) -> bool:
    """Give the function of a mutant its changed code; False if that needs a new process."""
    name = mutant.path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    found: Any = sys.modules.get(name)
    code = compile(text, str(root / mutant.path), "exec")
    for part in mutant.function.split("."):
        codes = [it for it in code.co_consts if isinstance(it, types.CodeType) and it.co_name == part]
        found = inspect.getattr_static(found, part, None)
        if len(codes) != 1 or found is None:
            return False
        code = codes[0]
        found = getattr(found, "fget", None) or inspect.unwrap(getattr(found, "__func__", found))
        if isinstance(found, types.FunctionType):
            same = found.__code__.replace(co_firstlineno=1) == code.replace(co_firstlineno=1)
            if not same:
                found.__code__ = code
            return not same
    return False


class Bench:
    """The tests of one game: how long they take, and which lines its own tests run."""

    def __init__(self, workspace: Workspace, game: str, suites: Sequence[str]) -> None:
        self.workspace, self.game, self.suites = workspace, game, suites
        others = [name for name in FOLDERS if name != game]
        self.foreign = re.compile("|".join(f"{name}|{name.replace('_', '-')}" for name in others))
        self.plain = self._baseline("interpreted", f"tests/games/{game}")
        self.warm = WarmTests(workspace, [f"tests/games/{game}"], self._chosen("interpreted"))

    @cached_property
    def compiled(self) -> Report:
        """All tests, with compiled rules: only wanted if a mutant passes the others."""
        report = self._baseline("checked", f"tests/games/{self.game}", *self.suites)
        self.workspace.keep_libraries()
        return report

    def _baseline(self, mode: Mode, *paths: str) -> Report:
        began = time.monotonic()
        plugin = Plugin(self._chosen(mode), Report())
        watched = self.game if mode == "interpreted" else ""
        report = self.workspace.run(mode, plugin, paths, None, watched)
        if report is None or report.broken or not report.seconds:
            raise SystemExit(self.workspace.output.read_text("utf-8"))
        for test, message in report.failed.items():
            print(f"{self.game}, {mode}: fails without a change and is left out: {test}: {message}")
            del report.seconds[test]
        took = time.monotonic() - began
        print(f"{self.game}: {len(report.seconds)} tests, {mode}, {took:.0f} s", flush=True)
        return report

    def _chosen(self, mode: Mode) -> Callable[[list[pytest.Item]], list[pytest.Item]]:
        return lambda items: [item for item in items if self._belongs(item, mode)]

    def _belongs(self, item: pytest.Item, mode: Mode) -> bool:
        """A quick test of this game, or of all games at once, that runs in this mode."""
        if mode == "interpreted" and (item.get_closest_marker("jit_only") or item.path.name in SEARCHES):
            return False
        return not item.get_closest_marker("slow") and not self.foreign.search(item.nodeid)

    def running(self, mutant: Mutant) -> set[str]:
        """The tests that run a mutant's line; of a constant, the lines that name it."""
        lines = [mutant.line]
        found = {test for line in lines for test in self.plain.lines.get(f"{mutant.path}:{line}", ())}
        if found or mutant.function:
            return found
        names = names_assigned(self.workspace.root / mutant.path, mutant.line)
        if names:
            word = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
            for path in sorted((self.workspace.root / GAMES / self.game).rglob("*.py")):
                own = path.relative_to(self.workspace.root).as_posix()
                for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
                    if word.search(text):
                        found.update(self.plain.lines.get(f"{own}:{number}", ()))
        return found

    def outcome(self, mutant: Mutant) -> tuple[str, str]:
        """`killed` and by what, or `survived`."""
        text = (self.workspace.root / mutant.path).read_text("utf-8")
        running = self.running(mutant)
        quick = self._quick(running)
        report = self._warm_report(mutant, mutant.applied_to(text), quick)
        killer = first_failure(report, "interpreted")
        if killer is None and report.broken:
            with self.workspace.changed(mutant):
                killer = self._tried("interpreted", quick)
        if killer is None:
            every = self._all(running)  # runs them all the first time, so before the change
            with self.workspace.changed(mutant):
                killer = self._tried("checked", every)
            self.workspace.drop_libraries()
        if killer is None:
            return "survived", "" if running else "no test of the game runs this line"
        return "killed", killer

    def _warm_report(self, mutant: Mutant, text: str, tests: list[str]) -> Report:
        """What tests say that are ready; `broken` if a mutant needs a new process."""
        if not tests or not mutant.function:
            return Report(broken=bool(tests))
        usual = sum(self.plain.seconds[test] for test in tests)
        report = self.warm.run(mutant, text, tests, int(LIMIT * usual + PATIENCE))
        return Report(failed={"a time limit": "interpreted"}) if report is None else report

    def _quick(self, running: set[str]) -> list[str]:
        """The interpreted tests that run a line, the shortest first, as many as there is time for."""
        chosen, seconds = [], 0.0
        for test in sorted(running & self.plain.seconds.keys(), key=self.plain.seconds.__getitem__):
            seconds += self.plain.seconds[test]
            if seconds > QUICK_SECONDS or self.plain.seconds[test] > SLOWEST:
                break
            chosen.append(test)
        return chosen

    def _all(self, running: set[str]) -> list[str]:
        """All tests: those that run a line first, then the game's others, then the shared suites."""
        seconds, own = self.compiled.seconds, f"tests/games/{self.game}/"
        return sorted(
            seconds, key=lambda test: (test not in running, not test.startswith(own), seconds[test])
        )

    def _tried(self, mode: Mode, tests: list[str]) -> str | None:
        """What fails first of some tests; None if nothing does."""
        if not tests:
            return None
        usual = sum((self.plain if mode == "interpreted" else self.compiled).seconds[test] for test in tests)
        places = {test: place for place, test in enumerate(tests)}

        def choose(items: list[pytest.Item]) -> list[pytest.Item]:
            chosen = [item for item in items if item.nodeid in places]
            return sorted(chosen, key=lambda item: places[item.nodeid])

        files = sorted({test.partition("::")[0] for test in tests})
        report = self.workspace.run(mode, Plugin(choose, Report()), files, int(LIMIT * usual + PATIENCE))
        if report is None:
            return f"a time limit, {mode}"
        return first_failure(report, mode) or (f"an error at import, {mode}" if report.broken else None)


def first_failure(report: Report, mode: Mode) -> str | None:
    """The test that failed, and how; None if none did."""
    for test, message in report.failed.items():
        # Compiled integers wrap around where those of NumPy complain: the compiled rules decide.
        if mode == "checked" or "overflow" not in message.lower():
            return f"{test}: {message}"
    return None


def names_assigned(path: Path, line: int) -> list[str]:
    """The names that the statement at a line of a module binds."""
    for part in ast.parse(path.read_text("utf-8")).body:
        if part.lineno <= line <= (part.end_lineno or part.lineno):
            targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", part)]
            return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    return []


# ------------------------------------------------------------------ the command


@dataclass
class Result:
    """A line of the results file."""

    game: str
    key: str
    where: str
    change: str
    outcome: str  # killed, survived, equivalent
    by: str  # the test, or the reason
    seconds: float


class Results:
    """Results by key, kept in a file from which a later run goes on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: dict[str, Result] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                row = Result(**json.loads(line))
                self.rows[row.key] = row  # the latest counts

    def add(self, row: Result) -> None:
        self.rows[row.key] = row
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")


def chosen(given: argparse.Namespace, results: Results) -> Iterator[tuple[str, list[Mutant]]]:
    """By game, the mutants to try."""
    for game in given.game:
        mutants = mutants_of(game)
        if given.at:
            yield game, [it for it in mutants if any(it.where.endswith(f"/{place}") for place in given.at)]
        elif given.again:
            survived = {key for key, row in results.rows.items() if row.outcome == "survived"}
            yield game, [it for it in mutants if it.key in survived]
        else:
            rng = random.Random(f"{given.seed} {game}")
            sample = rng.sample(mutants, min(given.number, len(mutants)))
            yield game, sorted(sample, key=lambda it: (it.path, it.start))


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    wanted.add_argument("--game", action="append", choices=list(FOLDERS), help="all if none is named")
    wanted.add_argument("--number", type=int, default=50, help="mutants of each game (default 50)")
    wanted.add_argument("--seed", type=int, default=1, help="of the sample")
    wanted.add_argument("--at", action="append", metavar="FILE:LINE", help="all mutants of a line instead")
    wanted.add_argument("--results", type=Path, metavar="FILE", help="write results here; skip those it has")
    wanted.add_argument("--again", action="store_true", help="try the survivors of the results again")
    wanted.add_argument("--own", action="store_true", help="only the game's own tests, in half the time")
    wanted.add_argument("--list", action="store_true", help="show the mutants, run nothing")
    given = wanted.parse_args()
    given.game = given.game or list(FOLDERS)
    results = Results(given.results)
    with tempfile.TemporaryDirectory(prefix="seaboard-mutants-") as folder:
        workspace = None if given.list else Workspace(Path(folder))
        for game, mutants in chosen(given, results):
            if given.list or workspace is None:
                for mutant in mutants:
                    print(f"{mutant.where}: {mutant.before}  =>  {mutant.after}")
                continue
            suites = () if given.own else SUITES
            try_out(game, mutants, workspace, results, suites=suites, again=given.again)
            summarise(game, [results.rows[mutant.key] for mutant in mutants])


def try_out(
    game: str,
    mutants: Sequence[Mutant],
    workspace: Workspace,
    results: Results,
    *,
    suites: Sequence[str],
    again: bool,
) -> None:
    """Try mutants one after another; a line for each."""
    known = equivalents()
    bench: Bench | None = None
    for mutant in mutants:
        row = results.rows.get(mutant.key)
        began = time.monotonic()
        reason = known.get(mutant.change)
        if reason is not None:
            outcome, by = "equivalent", reason
        elif row is not None and not again and row.outcome != "equivalent":
            continue
        else:
            bench = bench or Bench(workspace, game, suites)
            outcome, by = bench.outcome(mutant)
        change = f"{mutant.before}  =>  {mutant.after}"
        row = Result(game, mutant.key, mutant.where, change, outcome, by, time.monotonic() - began)
        results.add(row)
        print(f"{outcome:10} {row.where}: {row.change}  [{by}] {row.seconds:.0f} s", flush=True)
    if bench is not None:
        bench.warm.close()


def summarise(game: str, rows: Sequence[Result]) -> None:
    """How many were killed, and the survivors once more."""
    counts = Counter(row.outcome for row in rows)
    real = counts["killed"] + counts["survived"]
    share = f", {counts['killed'] / real:.0%}" if real else ""
    print(f"\n{game}: {counts['killed']} of {real} killed{share}; {counts['equivalent']} equivalent")
    for row in rows:
        if row.outcome == "survived":
            print(f"  {row.where}: {row.change}")
    print(flush=True)


if __name__ == "__main__":
    main()
