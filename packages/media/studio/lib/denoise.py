"""Joint dual-buffer NL-means. Debian's Blender has no OpenImageDenoise, so denoise/dn.c does the work, built on demand."""

import ctypes
import hashlib
import os
import subprocess

import numpy as np
import OpenImageIO

from lib.paths import STUDIO, WORK

SOURCE = os.path.join(STUDIO, "denoise", "dn.c")


def build():
    """Compile dn.c once per version of its source. Returns the library's path. Raises CalledProcessError when gcc fails."""
    with open(SOURCE, "rb") as f:
        digest = hashlib.sha256(f.read()).hexdigest()[:12]
    path = os.path.join(WORK, f"libdn-{digest}.so")
    if not os.path.exists(path):
        part = f"{path}.{os.getpid()}"
        flags = "-O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        subprocess.run(["gcc", *flags, SOURCE, "-o", part, "-lm"], check=True)
        os.replace(part, path)  # atomic: two renders may build at the same moment
    return path


_dn = None


def _lib():
    """The compiled denoiser, loaded once per process."""
    global _dn
    if _dn is None:
        _dn = ctypes.CDLL(build())
        P = ctypes.POINTER(ctypes.c_float)
        _dn.nlm.argtypes = [P] * 5 + [
            ctypes.c_int,
            P,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_float,
            ctypes.c_float,
        ]
        _dn.box.argtypes = [P, ctypes.c_int, ctypes.c_int, ctypes.c_int]
    return _dn


def _p(a):
    """Pointer to a float array for the C functions."""
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def read_exr(path):
    """Read the passes of a multilayer render as [channel][y][x] float arrays: 'c' colour, 'a' albedo, 'n' normal, 'z' depth if present."""
    f = OpenImageIO.ImageInput.open(path)
    sp = f.spec()
    px = np.asarray(f.read_image(0, 0, 0, sp.nchannels, OpenImageIO.FLOAT)).reshape(sp.height, sp.width, -1)
    names = list(sp.channelnames)
    f.close()
    g = lambda pre, ax: np.stack([px[:, :, names.index("ViewLayer.%s.%s" % (pre, a))] for a in ax]).astype(np.float32)
    d = {"c": g("Combined", "RGB")}
    if any("Denoising Albedo" in n for n in names):
        d["a"] = g("Denoising Albedo", "RGB")
        d["n"] = g("Denoising Normal", "XYZ")
    if any("Depth." in n for n in names):
        d["z"] = g("Depth", [n.split(".")[-1] for n in names if "Depth." in n][:1])
    return d


def denoise(A, B, R=8, F=2, k=0.5, kf=0.6, afloor=0.025, nfloor=0.08):
    """Filter two half-sample renders against one another and return their mean, linear colour.

    R and F are the search and patch radii in pixels, k and kf the strength for colour and for features; afloor and nfloor are the differences in
    albedo and normal below which two pixels count as the same surface. Fireflies are cut at five times the other half's neighbourhood first.
    """
    L = _lib()
    ca, cb = A["c"].copy(), B["c"].copy()
    _, H, W = ca.shape
    for x, y in ((ca, cb), (cb, ca)):
        ref = np.ascontiguousarray(y.copy())
        for c in range(3):
            L.box(_p(ref[c]), W, H, 1)
        np.minimum(x, ref * 5 + 0.2, out=x)
    a = np.ascontiguousarray(np.log1p(np.maximum(ca, 0) * 4))
    b = np.ascontiguousarray(np.log1p(np.maximum(cb, 0) * 4))
    var = np.ascontiguousarray((a - b) ** 2 * 0.5)
    raw = var.copy()
    for c in range(3):
        L.box(_p(var[c]), W, H, 2)
    sa = lambda X: np.sqrt(np.clip(X["a"], 0, 1))
    f = np.ascontiguousarray(np.concatenate([0.5 * (A["n"] + B["n"]), 0.5 * (sa(A) + sa(B))]).astype(np.float32))
    fv = np.ascontiguousarray(np.concatenate([(A["n"] - B["n"]) ** 2 * 0.25, (sa(A) - sa(B)) ** 2 * 0.25]).astype(np.float32))
    for c in range(6):
        L.box(_p(fv[c]), W, H, 1)
    floor = np.array([nfloor] * 3 + [afloor] * 3, np.float32) ** 2
    fv = np.ascontiguousarray(np.maximum(fv * 2, floor[:, None, None]))
    o1 = np.zeros_like(a)
    o2 = np.zeros_like(a)
    L.nlm(_p(a), _p(b), _p(var), _p(f), _p(fv), 6, _p(o1), W, H, R, F, k, kf)
    L.nlm(_p(b), _p(a), _p(var), _p(f), _p(fv), 6, _p(o2), W, H, R, F, k, kf)
    return np.expm1(0.5 * (o1 + o2)) / 4


def gblur(img, s):
    """Gaussian blur of standard deviation s pixels, by three box filters."""
    # 3x box approximation
    r = max(1, int(round(s * 0.9)))
    L = _lib()
    o = np.ascontiguousarray(img.copy())
    for c in range(o.shape[0]):
        for _ in range(3):
            L.box(_p(o[c]), o.shape[2], o.shape[1], r)
    return o


def glare(c, thr=2.5, amt=0.12):
    """Add a bloom of three widths around pixels above `thr` in linear light; amt is its strength."""
    H = c.shape[1]
    lum = c.max(0)
    k = np.clip((lum - thr) / np.maximum(lum, 1e-4), 0, 1)
    br = np.minimum(c * k, 60)
    o = c.copy()
    for s, w in ((0.004, 0.5), (0.015, 0.3), (0.05, 0.2)):
        o += gblur(br, max(1, s * H)) * w * amt * 3
    return o
