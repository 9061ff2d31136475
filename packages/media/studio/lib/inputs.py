"""Hash of the inputs of a picture: all code of the studio that a function reaches through its globals.

Formatting, comments and docstrings do not count, so changing them does not cause a new render.
"""

import ast
import hashlib
import inspect
import textwrap
import types

from lib.paths import STUDIO, WORK

SIMPLE = (int, float, str, bytes, bool, type(None))


def _source(o):
    """Return the source of a function or class as an AST dump without docstrings, or as raw text if a lambda's line cannot be parsed alone."""
    text = textwrap.dedent(inspect.getsource(o))
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            node.body = body[1:] or [ast.Pass()]
    return ast.dump(tree)


def _ours(o):
    """Return True if a function, class or module is defined inside the studio."""
    try:
        return (inspect.getsourcefile(o) or "").startswith(STUDIO)
    except TypeError:
        return False


def _codes(code):
    """Yield a code object and those nested in it (lambdas, comprehensions, inner functions)."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)


def _visit(o, seen, parts, names=()):
    """Collect the sources and constants of `o` in parts, following functions through globals, defaults and closures."""
    if isinstance(o, SIMPLE):
        parts.append(repr(o).replace(WORK, "").replace(STUDIO, ""))
    elif isinstance(o, (list, tuple, set, dict)):
        for item in (
            sorted(o.items(), key=lambda kv: str(kv[0])) if isinstance(o, dict) else sorted(o, key=str) if isinstance(o, set) else o
        ):
            _visit(item, seen, parts)
    elif id(o) in seen:
        return
    elif isinstance(o, types.FunctionType) and _ours(o):
        seen.add(id(o))
        parts.append(f"def {o.__module__}.{o.__qualname__} {_source(o)}")
        _visit([o.__defaults__, o.__kwdefaults__], seen, parts)
        for cell in o.__closure__ or ():
            _visit(cell.cell_contents, seen, parts)
        for code in _codes(o.__code__):
            for name in sorted(code.co_names):
                if name in o.__globals__:
                    _visit(o.__globals__[name], seen, parts, code.co_names)
    elif isinstance(o, types.ModuleType) and _ours(o):
        for name in sorted(set(names)):
            if hasattr(o, name):
                _visit(getattr(o, name), seen, parts)
    elif inspect.isclass(o) and _ours(o):
        seen.add(id(o))
        parts.append(f"class {o.__module__}.{o.__qualname__} {_source(o)}")
        for member in vars(o).values():
            if isinstance(member, types.FunctionType):
                _visit(member, seen, parts)


def fingerprint(*roots):
    """16 hex digits that change when the code or constants reached from the roots change."""
    parts, seen = [], set()
    for root in roots:
        _visit(root, seen, parts)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
