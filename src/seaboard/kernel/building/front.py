"""What numba made of each rule, kept for the next build: after an edit only what changed is read.

A rule is kept under a hash of its own code and of the constants it uses. Of the rules it calls only their
return types matter, and they are compared when it is taken out again: an edit inside a rule touches none of
its callers.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import types as python
from collections.abc import Callable, Iterator
from enum import EnumType
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import registry, types
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

RULES: dict[str, Any] = {}  # every rule by its name
Arguments = tuple[Any, ...]
directory: Path | None = None  # where rules are kept; None: nowhere
told: list[Callable[[str], None]] = []  # hear of every rule that is done


def name_of(f: Callable[..., Any]) -> str:
    """A rule's module and name."""
    return f"{f.__module__}.{f.__qualname__}"


# ------------------------------------------------------------------ names and keys without counters


def text_of(kind: Any) -> str:
    """A type as text, the same in every process."""
    if isinstance(kind, types.Record):
        return "Record" + hashlib.blake2b(repr(kind).encode(), digest_size=6).hexdigest()
    if isinstance(kind, types.Array):
        shape = kind.shape if isinstance(kind, types.NestedArray) else kind.ndim
        how = f"{shape}{kind.layout}{kind.mutable:d}{kind.aligned:d}"
        return f"{type(kind).__name__}{how}{text_of(kind.dtype)}"
    return str(kind)


_numbas_mangler = registry.cpu_target.target_context.mangler


@cache
def _mangled(name: str, arguments: Arguments) -> str:
    digest = hashlib.blake2b("|".join(map(text_of, arguments)).encode(), digest_size=6).hexdigest()
    return ("_ZN08NumbaEnv" if name.startswith(".NumbaEnv") else "_ZN8") + f"{name}${digest}"


def mangler(name: str, argtypes: Arguments, *, abi_tags: Any = (), uid: Any = None) -> str:
    """The same symbol in every process for a rule; numba counts its own helpers, which go with their rule."""
    # numba appends a count to a function's own name
    if name.removeprefix(".NumbaEnv.").partition("$")[0] in RULES:
        return _mangled(name.partition("$")[0], argtypes)
    return str(_numbas_mangler(name, argtypes, abi_tags=abi_tags, uid=uid))


type(registry.cpu_target.target_context).mangler = staticmethod(mangler)
registry.cpu_target.target_context.mangler = mangler


@cache
def _setting() -> str:
    """What all kept rules depend on."""
    sources = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))]
    versions = (numba.__version__, llvmlite.__version__, np.__version__, sys.version_info[:2])
    return hashlib.blake2b(repr((versions, sources)).encode()).hexdigest()


def key_of(f: Callable[..., Any], arguments: Arguments) -> str:
    """A hash of a rule's own code, the constants it uses and the kinds of its arguments."""
    used = list(_used(f.__code__, f.__globals__))
    kinds = [text_of(kind) for kind in arguments]
    text = repr((_setting(), name_of(f), f.__defaults__, _text_of_code(f.__code__), used, kinds))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _text_of_code(code: python.CodeType) -> Any:
    constants = [_text_of_code(c) if isinstance(c, python.CodeType) else repr(c) for c in code.co_consts]
    documented = code.co_consts and isinstance(code.co_consts[0], str)
    return code.co_code, code.co_names, code.co_varnames, constants[1:] if documented else constants


def _used(code: python.CodeType, names: dict[str, Any], seen: frozenset[str] = frozenset()) -> Iterator[Any]:
    """The values of all names that a rule's code can mean, and of those it can find in modules."""
    for name in code.co_names:
        if name in names:
            value = names[name]
            yield name, _value(value)
            if isinstance(value, python.ModuleType) and value.__name__ not in seen:
                yield list(_used(code, vars(value), seen | {value.__name__}))


def _value(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return "array", value.dtype.str, value.shape, hashlib.blake2b(value.tobytes()).hexdigest()
    if isinstance(value, registry.CPUDispatcher):
        return "rule", name_of(value.py_func)
    if isinstance(value, EnumType):
        return "enum", list(map(repr, value))
    if isinstance(value, (int, float, bool, str, tuple, type(None), np.generic, np.dtype)):
        return type(value).__name__, repr(value)
    return "other", getattr(value, "__qualname__", None) or getattr(value, "__name__", None) or repr(
        type(value)
    )


# ------------------------------------------------------------------ keeping


def keep(rule: Any, arguments: Arguments, made: Any) -> None:
    """Write down what became of a rule."""
    if directory is None:
        return
    linked = made.library._linking_libraries
    callees = [library.waiting for library in linked if hasattr(library, "waiting")]
    told = [(name_of(other.py_func), kinds, _returned(other, kinds)) for other, kinds in callees]
    if any(returned is None for _, _, returned in told):
        return  # a rule that calls itself
    module = made.library._final_module.clone()
    for library in dict.fromkeys(library for library in linked if not hasattr(library, "waiting")):
        module.link_in(library._get_module_for_linking(), preserve=True)  # numba's own helpers
    made.fndesc.typemap = made.fndesc.calltypes = None
    data = dumps((module.as_bitcode(), made.fndesc, made.signature, told))
    path = directory / key_of(rule.py_func, arguments)
    part = path.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        part.write_bytes(data)
        part.replace(path)


def kept(rule: Any, arguments: Arguments) -> Any:
    """What became of a rule in an earlier build, if it and what it calls still fit."""
    if directory is None:
        return None
    try:
        data = (directory / key_of(rule.py_func, arguments)).read_bytes()
    except OSError:
        return None
    bitcode, described, signature, told = pickle.loads(data)
    libraries = []
    for name, kinds, returned in told:
        other = RULES.get(name)
        if other is None:
            return None
        other.compile(kinds)
        if _returned(other, kinds) != returned:
            return None
        libraries.append(other.overloads[kinds].library)
    context = rule.targetctx
    library = context.codegen().create_library(described.qualname)
    library._final_module = llvm.parse_bitcode(bitcode)
    library._final_module.name = described.qualname
    library._linking_libraries = libraries
    return CompileResult(
        typing_context=context.typing_context,
        target_context=context,
        entry_point=None,
        typing_error=None,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        fndesc=described,
        library=library,
        call_helper=None,
        environment=None,
        metadata=None,
        reload_init=(),
        referenced_envs=(),
    )


def _returned(rule: Any, arguments: Arguments) -> str | None:
    made = rule.overloads.get(arguments)
    return None if made is None else text_of(made.signature.return_type)
