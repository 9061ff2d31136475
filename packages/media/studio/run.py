"""Runs inside Blender: `plan` prints every shot with the hash of its inputs as JSON, `render` makes one picture.

blender -b -noaudio --python-use-system-env --python-exit-code 1 -P run.py -- plan [<start of an id> …]
blender … -P run.py -- render <id> <out.png> [<width> <height> <samples>]
blender … -P run.py -- batch '[["<id>", "<out.png>", <width>, <height>, <samples>], …]'
"""

import importlib
import json
import os
import sys
import traceback

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(HERE, "scenes")]

from lib import MATS, masks, reset, setup, shot  # noqa: E402 (the path above comes first)
from lib.denoise import SOURCE, denoise, glare  # noqa: E402
from lib.inputs import fingerprint  # noqa: E402
from lib.render import finish  # noqa: E402


def collect():
    """Return (shots by id, errors by scene file). A broken scene file must not stop the others, so its error is returned instead of raised."""
    shots, errors = {}, {}
    for file in sorted(os.listdir(os.path.join(HERE, "scenes"))):
        if not file.endswith(".py"):
            continue
        name = file[:-3]
        try:
            module = importlib.import_module(name)
        except Exception:
            errors[name] = traceback.format_exc(limit=-2)
            continue
        for key, value in getattr(module, "SHOTS", {}).items():
            if key in shots:
                errors[name] = f"{key} is declared in {shots[key][0]}.py as well"
            shots[key] = (name, value)
    return shots, errors


def plan(*wanted):
    """Print every shot, or those whose id starts with one of the wanted texts, with the hash of its inputs, and the scene files that could not be read."""
    with open(SOURCE) as f:
        pipeline = fingerprint(setup, denoise, glare, finish, f.read())
    shots, errors = collect()
    rows = [
        {
            "id": key,
            "scene": scene,
            "width": s.width,
            "height": s.height,
            "samples": s.samples,
            "oversample": s.oversample,
            "hash": fingerprint(s.build, s.settings(), pipeline),
        }
        for key, (scene, s) in shots.items()
        if not wanted or key.startswith(wanted)
    ]
    print("PLAN " + json.dumps({"shots": rows, "errors": errors}), flush=True)


def stop_early(noise):
    """Let Cycles end pixels whose noise is below this, after a quarter of the samples at least 4; 0 gives every pixel all samples."""
    cycles = bpy.context.scene.cycles
    cycles.use_adaptive_sampling = noise > 0
    if noise > 0:
        cycles.adaptive_threshold = noise
        cycles.adaptive_min_samples = 5


def render(key, png, width=0, height=0, samples=0):
    """Build a shot in an empty scene and render it into png. Zero width and samples mean the shot's own values."""
    shots, errors = collect()
    if key not in shots:
        raise SystemExit(f"No scene declares {key}. " + "; ".join(f"{k}.py: {v}" for k, v in errors.items()))
    s = shots[key][1]
    masks.ensure_standard()
    MATS.clear()
    reset()
    s.build()
    k = s.oversample
    setup(int(width) or round(s.width * k), int(height) or round(s.height * k), s.look, s.exposure, bounces=s.bounces)
    stop_early(s.noise)
    shot(key.replace("/", "-"), int(samples) or s.samples, s.bloom, s.vignette, png)


def batch(jobs):
    """Render several pictures in one run, so that the machine-wide lock is taken only once. Zero width means the shot's own size."""
    failed = 0
    for key, png, width, height, samples in json.loads(jobs):
        try:
            render(key, png, width, height, samples)
            print(f"DONE {key}", flush=True)
        except Exception:
            failed += 1
            print(f"FAILED {key}\n{traceback.format_exc(limit=-3)}", flush=True)
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    command, *arguments = sys.argv[sys.argv.index("--") + 1 :]
    {"plan": plan, "render": render, "batch": batch, "proofs": batch}[command](*arguments)
