"""A rule as numba sees it: read once for each kind of arguments, up to LLVM's language and no further.

Numba's own dispatcher makes machine code of every rule for every one of its callers. Here a rule waits in
LLVM's language, and machine code is made of all rules of a game at once (`linking.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import codegen, compiler, registry, sigutils, types
from numba.core import typed_passes as typed
from numba.core import untyped_passes as untyped
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager

from seaboard.kernel.entries import ENTRIES, door_of, home_of_rule

from . import front

NARROW = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


def wide(kind: Any) -> Any:
    """The one integer type of rules' arguments: else a rule is read anew for every width it meets."""
    kind = types.unliteral(kind)
    return types.int64 if kind in NARROW else kind


class Passes(compiler.CompilerBase):  # type: ignore[misc]  # numba has no types
    """What numba does with a rule; nothing of it is for loops in parallel, objects or generated code."""

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("rules")
        for step in (
            untyped.TranslateByteCode,
            untyped.FixupArgs,
            untyped.IRProcessing,
            untyped.DeadBranchPrune,
            untyped.GenericRewrites,
            untyped.ReconstructSSA,
            typed.NopythonTypeInference,
            typed.PreLowerStripPhis,
            typed.IRLegalization,
            typed.NativeLowering,
            typed.NoPythonBackend,
        ):
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


class Rule(registry.CPUDispatcher):  # type: ignore[misc]
    """A rule, with what became of it for each kind of arguments."""

    def __init__(self, f: Callable[..., Any]) -> None:
        # Checks can be switched off where a library is made: `bounds.py`.
        options = {"nopython": True, "boundscheck": True, "error_model": "numpy", "nogil": True}
        super().__init__(f, {}, options, pipeline_class=Passes)
        self._compiler._customize_flags = _flags
        front.RULES[front.name_of(f)] = self

    def compile(self, sig: Any) -> Any:
        """For a rule that calls this one with arguments of these kinds."""
        arguments, _ = sigutils.normalize_signature(sig)
        arguments = tuple(wide(kind) for kind in arguments)
        with global_compiler_lock, self._compiling_counter:
            if arguments not in self.overloads:
                made = front.kept(self, arguments)
                is_new = made is None
                if made is None:
                    made = self._compiler.compile(arguments, None)
                made = made._replace(entry_point=Waiting())
                made.library.waiting = (self, arguments)
                self.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
                self.overloads[arguments] = made
                if is_new:
                    front.keep(self, arguments, made)
                for hear in front.told:
                    hear(front.name_of(self.py_func))
            return self.overloads[arguments].entry_point


class Waiting:
    """Stands for a rule that other rules call and Python cannot."""


def _flags(flags: Any) -> Any:
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.no_compile = True
    flags.nrt = False  # rules allocate nothing: what they need for a moment stands on the stack (`scratch`)
    return flags


def rule(f: Callable[..., Any]) -> Any:
    """The decorator of all rules while a library is made."""
    return Rule(f)


# ------------------------------------------------------------------ libraries that wait


def _add(self: Any, library: Any) -> None:
    """A waiting library is only remembered; numba would want it finished."""
    if hasattr(library, "waiting"):
        self._linking_libraries.append(library)
    else:
        _add_finished(self, library)


def _optimise_nothing(self: Any, module: Any) -> None:
    """All functions are optimised together, and once."""
    module.data_layout = self._codegen._data_layout


_add_finished = codegen.CPUCodeLibrary.add_linking_library
codegen.CPUCodeLibrary.add_linking_library = _add
codegen.CPUCodeLibrary._optimize_functions = _optimise_nothing


def entry(f: Callable[..., Any]) -> Any:
    """The decorator of rules that Python calls, while a library is made."""
    made = Rule(f)
    ENTRIES.setdefault(home_of_rule(f), {})[door_of(f)] = made
    return made
