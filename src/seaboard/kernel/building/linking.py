"""All rules of a game in one module, optimised once, as an object file for a processor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm
from numba.core import registry
from numba.core.compiler_lock import global_compiler_lock

from seaboard.kernel.library import HEADER

from . import bounds, doors
from .front import Arguments


def compiled(entries: Mapping[str, tuple[Any, Arguments]]) -> dict[str, Any]:
    """Every entry and all that it calls, in LLVM's language."""
    registry.cpu_target.target_context.refresh()
    for rule, arguments in entries.values():
        rule.compile(arguments)
    return {name: rule.overloads[arguments] for name, (rule, arguments) in entries.items()}


def linked(entries: Mapping[str, Any], checked: bool) -> llvm.ModuleRef:
    """One module with a door for each compiled entry; everything else in it is its own affair."""
    context = registry.cpu_target.target_context
    with global_compiler_lock:
        library = context.codegen().create_library("game")
        front = library.create_ir_module("doors")
        doors.add_header(front)
        bounds.add_switch(front, checked)
        for name, made in entries.items():
            doors.add_door(context, front, name, made)
        module = llvm.parse_assembly(str(front))
        module.data_layout = context.codegen()._data_layout
        for part in _all_parts([made.library for made in entries.values()]):
            module.link_in(part, preserve=True)
        open_names = {HEADER, *entries}
        for symbol in (*module.functions, *module.global_variables):
            if not symbol.is_declaration and symbol.name not in open_names:
                symbol.linkage = "internal"
        return module


def _all_parts(libraries: list[Any]) -> list[Any]:
    """The modules of these libraries and of all that they need, each once."""
    seen: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in seen:
            seen[library] = None
            waiting += library._linking_libraries if hasattr(library, "waiting") else []
    return [
        lib._final_module.clone() if hasattr(lib, "waiting") else lib._get_module_for_linking()
        for lib in seen
    ]


def emitted(module: llvm.ModuleRef, triple: str, level: str) -> bytes:
    """The object file for a processor; the module stays as it is, for others."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = machine(triple or llvm.get_process_triple(), level)
    copy = module.clone()
    copy.triple, copy.data_layout = target.triple, str(target.target_data)
    optimised(copy, target)
    return bytes(target.emit_object(copy))


def machine(triple: str, cpu: str) -> llvm.TargetMachine:
    """What makes machine code for a processor."""
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features="", opt=3, reloc="pic", codemodel="default")


def optimised(module: llvm.ModuleRef, target: llvm.TargetMachine) -> None:
    """LLVM's own best, for the whole game at once."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    # Not slp_vectorization: a set that was just written word by word would be read back as one vector,
    # which waits for all of them.
    options.loop_vectorization = True
    builder = llvm.create_pass_builder(target, options)
    passes = builder.getModulePassManager()
    passes.run(module, builder)
    module.verify()
