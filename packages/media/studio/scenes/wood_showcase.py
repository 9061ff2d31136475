"""Wood showcase objects that are not samples already: cut plywood and walnut, charred edges left as the beam leaves them.

The twelve of the specification: earrings, phone-stand, jewelry-box and lamp are samples of the home page; the other eight are here.
"""
import math
import random

from lib import *
from props_soft import *
from showcase_kit import *


def toasted(name="toasted", t=0.004):
    """A cleaned cut edge: brown, not black, the plies showing."""
    return charred(name, (0.085, 0.036, 0.014), (0.36, 0.20, 0.09), t)


def slice_vase(at=(0, 0, 0), h=0.176, t=0.004, k=1.0, parent=None):
    """A vase of birch slices, each turned a little further than the one below. Returns its parent."""
    e = group("vase")
    face, edge = birch(name="slice"), toasted(t=t)
    n = round(h / t)
    for i in range(n):
        u = i / (n - 1)
        r = k * (0.036 + 0.020 * math.sin(math.pi * min(1, u * 1.12)) ** 1.2 - 0.010 * u + 0.012 * max(0, u - 0.82) / 0.18)
        twist = 1.25 * u
        outer = [(r * (1 + 0.085 * math.cos(7 * a)) * math.cos(a + twist), r * (1 + 0.085 * math.cos(7 * a)) * math.sin(a + twist)) for a in (TAU * q / 168 for q in range(168))]
        loops = [outer] if i < 2 else [outer, circle(r * 0.78, 96)]
        put(plate("slice", loops, t, face, edge, bev=0.0002), (0, 0, (i + 0.5) * t), parent=e)
    return put(e, at, parent=parent)


def branches(at, h, seed=3, parent=None):
    """Five walnut veneer twigs for a vase whose mouth is at `at`."""
    rnd = random.Random(seed)
    leafy, stem = wood("veneer leaf", hexc("#B98A58"), hexc("#8F6238"), 1.8), pbr("stem", hexc("#4A3526"), rough=0.7)
    for k in range(5):
        a = TAU * k / 5 + 0.5
        s = rnd.uniform(0.6, 1.0)
        p = [(0.010 * math.cos(a), 0.010 * math.sin(a), -h * 0.25), (0.014 * math.cos(a), 0.014 * math.sin(a), 0), (0.05 * s * math.cos(a), 0.05 * s * math.sin(a), h * 0.45), (0.085 * s * math.cos(a + 0.3), 0.085 * s * math.sin(a + 0.3), h * s)]
        put(twig(p, 7, 0.046, 0.016, leafy, stem, seed + k), at, parent=parent)


def vase():
    """Forty-four slices of plywood make a twisted vase; a few slices lie beside it."""
    table(oak(), "#A79D90")
    warm(kx=-0.6, k=9.0, fill=2.6, t=(0, 0, 0.09))
    slice_vase((0.0, 0, 0))
    branches((0, 0, 0.172), 0.135)
    face, edge = birch(name="slice"), toasted()
    for k, (x, y, z, a) in enumerate(((0.125, -0.035, 0.002, 0.2), (0.130, -0.030, 0.006, 0.5), (-0.115, 0.010, 0.002, 0.9))):
        r = (0.052, 0.049, 0.040)[k]
        outer = [(r * (1 + 0.085 * math.cos(7 * q)) * math.cos(q), r * (1 + 0.085 * math.cos(7 * q)) * math.sin(q)) for q in (TAU * i / 168 for i in range(168))]
        put(plate("slice", [outer, circle(r * 0.78, 96)], 0.004, face, edge, bev=0.0002), (x, y, z), (0, 0, a))
    cup((0.20, 0.23, 0))
    camera((-0.20, -0.82, 0.28), (0.006, 0, 0.133), 60, 6.3, (0, -0.04, 0.10))


def cap(at, turn, mat):
    """A crown cap lying open side down, unless turned."""
    n = 21
    rim = [((0.0158 + 0.0010 * math.cos(n * a)), a) for a in (TAU * i / 168 for i in range(168))]
    v, f = [], []
    for q, z in ((0.80, 0.0062), (0.86, 0.0060), (0.90, 0.0050), (0.95, 0.0020), (1.0, 0.0)):
        for r, a in rim:
            m = r if q > 0.9 else 0.0150
            v.append((m * q * math.cos(a), m * q * math.sin(a), z))
    for j in range(4):
        for i in range(168):
            k = (i + 1) % 168
            f.append((j * 168 + i, j * 168 + k, (j + 1) * 168 + k, (j + 1) * 168 + i))
    f.append(tuple(range(168)))
    o = mesh("cap", v, f, mat)
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.0003
    bevel(o, 0)
    return put(o, at, turn)


def _hops(c):
    """A hop cone with two leaves over three rings, for a handle 0.5 wide and 1 high."""
    for k in range(5):
        w = 0.30 * math.sin(math.pi * (0.25 + 0.6 * k / 5))
        for s in (-1, 0, 1):
            x, y = s * w * 0.55, 0.26 - k * 0.13
            pen(c, tf([(0, 0), (0.11, 0.05), (0.13, 0.13), (0, 0.24), (-0.13, 0.13), (-0.11, 0.05)], 0, x, y - 0.12), width=0.020)
    for s in (-1, 1):
        c.save()
        c.translate(0, 0.40)
        c.rotate(math.pi / 2 - s * 0.95)
        petal(c, 0, 0.36, 0.10)
        c.restore()
    pen(c, [(0, 0.40), (0.02, 0.52), (0.10, 0.60)], width=0.03, closed=False)
    for k in range(3):
        pen(c, [(-0.26 + 0.08 * k, -0.62 - 0.08 * k), (0.26 - 0.08 * k, -0.62 - 0.08 * k)], width=0.022, closed=False)


def bottle_opener():
    """A walnut opener with a steel plate let in and three screws; caps and a bottle beside it."""
    table(oak(), "#8E9AA0")
    warm(kx=-0.55, k=9.0, fill=2.6)
    st = steel(rough=0.24)
    e = group()
    w = 0.034
    outline = fillet([(-w / 2 + 0.003, -0.070), (w / 2 - 0.003, -0.070), (w / 2 - 0.006, -0.01), (w / 2 + 0.006, 0.040), (w / 2 - 0.002, 0.070), (-w / 2 + 0.002, 0.070), (-w / 2 - 0.006, 0.040), (-w / 2 + 0.006, -0.01)], [0.012, 0.012, 0.04, 0.012, 0.014, 0.014, 0.012, 0.04], 12)
    mouth = fillet([(-0.0125, 0.030), (0.0125, 0.030), (0.0135, 0.050), (0.006, 0.058), (-0.006, 0.058), (-0.0135, 0.050)], 0.005, 8)
    hops = art("ws_hops", _hops, 1024, 2048)
    ring = circle(0.0035, 40, 0, -0.060)
    ch = burnt("burnt walnut", t=0.004, dark=True)
    put(plate("back", [outline, mouth, ring], 0.004, walnut(), ch), (0, 0, 0.002), parent=e)
    put(plate("front", [outline, mouth, ring], 0.004, walnut(hops, (0.050, 0.100), "opener face"), ch), (0, 0, 0.0062), parent=e)
    tongue = fillet([(-0.0150, 0.024), (0.0150, 0.024), (0.0150, 0.0335), (0.0045, 0.0335), (0.0040, 0.0385), (-0.0040, 0.0385), (-0.0045, 0.0335), (-0.0150, 0.0335)], [0.003, 0.003, 0.002, 0.001, 0.001, 0.001, 0.001, 0.002], 6)
    put(plate("tongue", [tongue, circle(0.0012, 24, -0.009, 0.0285), circle(0.0012, 24, 0.009, 0.0285)], 0.0022, st, st, bev=0.0003), (0, 0, 0.0094), parent=e)
    for x in (-0.009, 0.009):
        put(lathe("screw", [(0.0026, 0.0102), (0.0025, 0.0110), (0.0013, 0.0117), (0.0012, 0.0112), (0, 0.0112)], brass()), (x, 0.0285, 0), parent=e)
    split_ring(0.011, 0.0016, st, (0, -0.0705, 0.0045), (0.12, 0.25, 0), e)
    put(e, (-0.012, -0.01, 0), (0, 0, 0.62))
    red, gold = pbr("cap red", hexc("#C2371F"), rough=0.25, coat=0.5), pbr("cap gold", (0.85, 0.62, 0.28), rough=0.25, metal=1)
    cap((0.055, -0.028, 0.0006), (0, 0, 0.2), red)
    cap((0.086, 0.000, 0.0006), (0, 0, 0.9), gold)
    cap((0.064, 0.030, 0.0062), (math.pi, 0, 0.4), gold)
    amber = pbr("bottle", hexc("#3A1606"), rough=0.06, coat=1, spec=0.6)
    prof = [(0, 0), (0.026, 0), (0.030, 0.004), (0.030, 0.110), (0.027, 0.132), (0.016, 0.160), (0.0135, 0.205), (0.0145, 0.207), (0.0145, 0.216), (0.012, 0.220), (0, 0.220)]
    put(lathe("bottle", prof, amber), (-0.110, 0.185, 0))
    put(lathe("label", [(0.03015, 0.035), (0.0302, 0.0352), (0.0302, 0.092), (0.03015, 0.0922)], paper("label", "#C9B48C")), (-0.110, 0.185, 0))
    camera((-0.105, -0.29, 0.200), (0.012, 0.006, 0.010), 62, 7.1, (0, -0.005, 0.009))


def lying_bottle(x, z, glass, foil, parent, y=0.0):
    """A wine bottle on its side, neck towards -y; its middle axis at x, z."""
    prof = [(0, 0.006), (0.022, 0.004), (0.034, 0), (0.0375, 0.004), (0.0375, 0.185), (0.034, 0.205), (0.020, 0.232), (0.0145, 0.245), (0.0140, 0.290)]
    lip = [(0.0150, 0.240), (0.0152, 0.285), (0.0158, 0.287), (0.0158, 0.296), (0.0148, 0.300), (0, 0.300)]
    for p, m in ((prof, glass), (lip, foil)):
        put(lathe("bottle", p, m), (x, y, z), (math.pi / 2, 0, 0), parent)


def wine_rack():
    """A rack of birch plywood: two pierced walls, four through-tenoned bars, five bottles."""
    table(oak(), "#97A09F", S=2)
    world((1, 0.90, 0.80), 0.10)
    area("key", (-0.85, -0.05, 0.95), (0, 0, 0.12), 0.5, 20, (1, 0.90, 0.76), 0.7)
    area("fill", (0.9, -0.9, 0.6), (0, 0, 0.12), 0.8, 6.0, (0.82, 0.89, 1))
    area("rim", (0.4, 1.0, 0.8), (0, 0, 0.15), 0.7, 9.0, (1, 0.93, 0.84), 0.2)
    area("wallglow", (0.5, 1.5, 0.5), (0.4, 2.2, 0.6), 0.9, 8.0, (1, 0.84, 0.62))
    t, s, r = 0.009, 0.104, 0.0405
    spots = [(-s, 0.062), (0, 0.062), (s, 0.062), (-s / 2, 0.062 + s * 0.87), (s / 2, 0.062 + s * 0.87)]
    outline = fillet([(-0.172, 0), (-0.120, 0), (-0.108, 0.012), (0.108, 0.012), (0.120, 0), (0.172, 0), (0.166, 0.066), (0.108, 0.168), (0.098, 0.208), (-0.098, 0.208), (-0.108, 0.168), (-0.166, 0.066)], [0.006, 0.006, 0.008, 0.008, 0.006, 0.006, 0.06, 0.03, 0.03, 0.03, 0.03, 0.06], 12)
    bars = [(-0.150, 0.030), (0.150, 0.030), (0, 0.178), (0, 0.118)]
    e, ch = group("rack"), burnt(t=t)
    slot = lambda x, z: [(x + a, z + b) for a, b in rrect(0.030 if abs(x) < 0.1 else t + 0.0004, t + 0.0004 if abs(x) < 0.1 else 0.030, 0.0005, 2)]
    for y, front in ((-0.085, True), (0.085, False)):
        loops = [outline] + [circle(r if not front else 0.0170, 96, x, z) for x, z in spots] + [slot(x, z) for x, z in bars[:3]]
        put(plate("wall", loops, t, birch(name="rack face"), ch, bev=0.0004), (0, y, 0), (math.pi / 2, 0, 0), e)
    for x, z in bars[:3]:
        upright = abs(x) > 0.1
        lo, hi = (x - (t / 2 if upright else 0.015), -0.100, z - (0.015 if upright else t / 2)), (x + (t / 2 if upright else 0.015), 0.100, z + (0.015 if upright else t / 2))
        box("bar", lo, hi, birch(name="bar", axis="Y"), 0.0012).parent = e
    glass, glass2 = pbr("green glass", hexc("#0E1D10"), rough=0.05, coat=1, spec=0.7), pbr("brown glass", hexc("#241208"), rough=0.05, coat=1, spec=0.7)
    for k, (x, z) in enumerate(spots):
        foil = pbr(f"foil{k % 3}", hexc(("#6E1420", "#B08A3C", "#1C2430")[k % 3]), rough=0.35, metal=0.5)
        lying_bottle(x, z, glass if k % 2 else glass2, foil, e, 0.145)
    put(e, (0, 0, 0), (0, 0, 0.42))
    solid = acrylic("goblet stem", (0.90, 0.95, 0.95), 6)
    stem = lathe("glass foot", [(0, 0), (0.038, 0.0006), (0.038, 0.0026), (0.010, 0.006), (0.0056, 0.014), (0.0048, 0.050), (0.0054, 0.085), (0.0090, 0.094), (0, 0.0962)], solid)
    bowl = lathe("bowl", [(0.0088, 0.0938), (0.012, 0.095), (0.034, 0.120), (0.041, 0.150), (0.034, 0.196), (0.0328, 0.196), (0.0395, 0.150)], shell_glass("goblet", (0.95, 0.97, 0.97), 0.9))
    for o in (stem, bowl):
        put(o, (0.285, -0.085, 0.0003))
    put(lathe("wine", [(0, 0.097), (0.012, 0.098), (0.032, 0.121), (0.0370, 0.135), (0, 0.135)], pbr("wine", hexc("#4A0713"), rough=0.05, coat=1)), (0.285, -0.085, 0))
    camera((-0.30, -1.12, 0.44), (0.055, 0, 0.100), 64, 9, (0, -0.12, 0.10))


def _scale(c):
    """A strap template's scale, holes and figures: 2 wide, 0.5 high."""
    for k in range(41):
        x = -0.9 + 1.8 * k / 40
        pen(c, [(x, -0.22), (x, -0.22 + (0.09 if k % 5 else 0.15))], width=0.008, closed=False)
    for k in range(9):
        c.save()
        c.translate(-0.9 + 1.8 * k / 8, 0.02)
        c.scale(1, -1)
        mask_text(c, str(k * 2), 0, 0, 0.10)
        c.restore()


def leather_tool():
    """A birch stand of tools for leather: awl, creaser, edge slicker and skiving knife, with a cut template and thread."""
    table(oak(), "#8D8A83")
    warm(kx=-0.6, k=9.0, fill=2.6, t=(0, 0, 0.05))
    t, ch = 0.005, burnt(t=0.005)
    e = group("stand")
    xs = (-0.066, -0.022, 0.022, 0.066)
    for z, r in ((0.050, 0.0096), (0.014, 0.0052)):
        put(plate("shelf", [rrect(0.190, 0.052, 0.004)] + [circle(r, 48, x, 0) for x in xs], t, birch(), ch), (0, 0, z), parent=e)
    side = fillet([(-0.032, 0), (0.032, 0), (0.028, 0.062), (-0.028, 0.062)], [0.003, 0.003, 0.014, 0.014], 10)
    rose = art("ws_tool", lambda c: mandala(c, 0, 0, 0.9, 12))
    for x in (-0.0978, 0.0978):
        o = plate("cheek", [[(a, b - 0.031) for a, b in side]], t, birch(rose, (0.040, 0.040), "cheek face"), ch)
        put(o, (x, 0, 0.031), (math.pi / 2, 0, math.pi / 2), e)
    st, wal, ash_ = steel(rough=0.2), walnut(name="turned", axis="Y"), ash("turned ash", "Y")

    def handle(x, prof, mat, ferrule=True):
        put(lathe("handle", prof, mat), (x, 0, 0), parent=e)
        if ferrule:
            put(lathe("ferrule", [(0.0048, 0.050), (0.0066, 0.050), (0.0066, 0.060), (0.0050, 0.060)], brass()), (x, 0, 0), parent=e)
            cyl("shank", (x, 0, 0.032), 0.0018, 0.044, st, bev=0.0002).parent = e

    pear = [(0.0050, 0.058), (0.0075, 0.062), (0.0098, 0.075), (0.0085, 0.092), (0.0095, 0.108), (0.0125, 0.125), (0.0115, 0.136), (0.006, 0.142), (0, 0.143)]
    straight = [(0.0050, 0.058), (0.0080, 0.064), (0.0088, 0.085), (0.0094, 0.120), (0.0088, 0.146), (0.0060, 0.152), (0, 0.153)]
    handle(xs[0], pear, wal)
    handle(xs[1], straight, ash_)
    slick = [(0, 0.010), (0.0045, 0.011), (0.0045, 0.050), (0.0092, 0.056), (0.0092, 0.066), (0.0066, 0.069), (0.0066, 0.073), (0.0100, 0.077), (0.0100, 0.086), (0.0070, 0.090), (0.0070, 0.094), (0.0105, 0.099), (0.0108, 0.130), (0.0090, 0.138), (0, 0.140)]
    handle(xs[2], slick, wal, False)
    handle(xs[3], [(r * 1.05, z) for r, z in pear], ash_)
    put(e, (0.0, 0.03, 0), (0, 0, 0.22))
    hideskin = hide("hide", "#A4622F", "#86481F")
    put(plate("strap", [rrect(0.30, 0.030, 0.012)], 0.0032, hideskin, pbr("hide edge", hexc("#5E3216"), rough=0.5)), (0.04, -0.056, 0.0018), (0, 0, 0.10))
    rule = plate("template", [fillet([(-0.075, -0.017), (0.060, -0.017), (0.078, 0), (0.060, 0.017), (-0.075, 0.017)], [0.003, 0.006, 0.008, 0.006, 0.003], 8)] + [circle(0.0022, 24, -0.062 + 0.014 * k, 0.009) for k in range(9)], 0.003, birch(art("ws_scale", _scale, 2048, 512), (0.136, 0.034), "template"), burnt("burnt thin"))
    put(rule, (-0.020, -0.098, 0.0016), (0, 0, -0.10))
    spool((0.128, -0.035, 0))
    camera((-0.15, -0.54, 0.27), (0.012, -0.012, 0.056), 57, 7.1, (0, 0, 0.06))


CAT = [(-0.30, 0), (-0.34, 0.15), (-0.30, 0.38), (-0.20, 0.58), (-0.17, 0.66), (-0.215, 0.76), (-0.215, 0.90), (-0.20, 1.04), (-0.195, 1.04), (-0.10, 0.955), (0, 0.965), (0.10, 0.955), (0.195, 1.04), (0.20, 1.04), (0.215, 0.90), (0.215, 0.76), (0.17, 0.66), (0.20, 0.58), (0.29, 0.40), (0.345, 0.22), (0.37, 0.10), (0.45, 0.10), (0.50, 0.20), (0.50, 0.30), (0.545, 0.36), (0.60, 0.30), (0.62, 0.18), (0.57, 0.05), (0.45, -0.02), (0.2, -0.025), (0, -0.025)]
"""A cat seen from behind, sitting, tail curled to the right; 1 high."""


def paw(c, k=1.0):
    """A paw print around the origin, about 1.2 k wide."""
    pen(c, [(k * x, k * y) for x, y in spline([(0, 0.08), (0.26, -0.06), (0.38, -0.34), (0.20, -0.46), (0, -0.40), (-0.20, -0.46), (-0.38, -0.34), (-0.26, -0.06)], True)])
    for x, y, r in ((-0.46, 0.10, 0.13), (-0.19, 0.36, 0.15), (0.19, 0.36, 0.15), (0.46, 0.10, 0.13)):
        c.save()
        c.translate(k * x, k * y)
        c.scale(1, 1.3)
        c.arc(0, 0, k * r, 0, TAU)
        c.fill()
        c.restore()


def _night(c):
    """Crescent, stars and a ring for the back disc."""
    c.arc(-0.38, 0.42, 0.20, 0, TAU)
    c.fill()
    grey(c, 0)
    c.arc(-0.29, 0.47, 0.17, 0, TAU)
    c.fill()
    grey(c, 1)
    for x, y, r in ((0.45, 0.52, 0.09), (0.62, 0.10, 0.06), (-0.66, 0.02, 0.07), (0.16, 0.74, 0.06), (-0.55, -0.32, 0.05), (0.60, -0.28, 0.05)):
        pen(c, tf(star(r, r * 0.3, 4), 0.2, x, y))


def pet_ornament():
    """Two layered hanging ornaments on a rail: a cat before a night sky, a bone with a paw print."""
    o = wall(surface("wall", hexc("#C9CFCB"), hexc("#BEC5C1"), grain=90, bump=0.3, relief=0.0008, rough=0.9), 0.0)
    o.location.y = 0.004
    world((0.92, 0.95, 1), 0.12)
    area("key", (-0.55, -0.45, 0.42), (0, 0, -0.04), 0.26, 8.5, (1, 0.93, 0.83), 0.4)
    area("fill", (0.6, -0.7, 0.0), (0, 0, -0.04), 0.7, 1.8, (0.82, 0.90, 1))
    up = math.pi / 2
    rail = plate("rail", [rrect(0.36, 0.026, 0.013, 14)], 0.012, walnut(name="rail"), walnut(name="rail edge"), bev=0.0012)
    put(rail, (0, -0.008, 0.062), (up, 0, 0))
    jute = surface("jute", hexc("#B99A68"), hexc("#8E7347"), grain=2200, stretch=(1, 1, 0.3), bump=0.8, rough=0.95)
    ch = burnt("burnt thin")

    def hang(x, z):
        cyl("peg", (x, -0.024, 0.062), 0.0032, 0.024, brass(), "Y", 0.0006)
        cyl("head", (x, -0.0365, 0.062), 0.0052, 0.003, brass(), "Y", 0.0008)
        tube("cord", [(x + 0.0006, -0.030, 0.0652), (x - 0.0040, -0.027, 0.055), (x - 0.0022, -0.022, z + 0.02), (x, -0.0205, z)], 0.0009, jute)
        tube("cord", [(x - 0.0006, -0.030, 0.0652), (x + 0.0040, -0.027, 0.055), (x + 0.0022, -0.019, z + 0.02), (x, -0.0165, z)], 0.0009, jute)

    R = 0.043
    e = group("cat")
    hole = circle(0.0022, 32, 0, R - 0.0048)
    put(plate("night", [circle(R, 160), hole], 0.003, walnut(art("ws_night", _night), (2 * R, 2 * R), "night disc"), burnt("burnt walnut", dark=True), bev=0.0002), (0, 0, 0), parent=e)
    put(plate("ring", [circle(R, 160), circle(R - 0.0095, 140), hole], 0.003, birch(name="ring face"), ch, bev=0.0002), (0, 0, 0.0032), parent=e)
    cat = [(x * 0.058 - 0.005, y * 0.058 - 0.0368) for x, y in spline(CAT, True, 6)]
    put(plate("cat", [cat], 0.003, birch(name="cat face"), ch, bev=0.0002), (0, 0, 0.0064), parent=e)
    put(e, (-0.062, -0.019, -0.042), (up, 0.05, 0))
    hang(-0.062, -0.042 + R - 0.0048)
    b = group("bone")
    half = [(0.012, -0.0105), (0.024, -0.0105), (0.0255, -0.019), (0.034, -0.022), (0.041, -0.0165), (0.0405, -0.007), (0.036, 0), (0.0405, 0.007), (0.041, 0.0165), (0.034, 0.022), (0.0255, 0.019), (0.024, 0.0105), (0.012, 0.0105)]
    bone = spline(half + [(-x, y) for x, y in half[::-1]], True, 8)
    put(plate("bone", [bone, circle(0.0022, 32, 0, 0.0068)], 0.003, birch(name="bone back"), ch, bev=0.0002), parent=b)
    inner = [(x * 0.86, y * 0.78) for x, y in bone]
    put(plate("plaque", [inner, circle(0.0022, 32, 0, 0.0068)], 0.003, walnut(art("ws_paw", lambda c: [c.translate(0, -0.25), paw(c, 0.55)]), (0.030, 0.030), "bone face"), burnt("burnt walnut", dark=True), bev=0.0002), (0, 0, 0.0032), parent=b)
    put(b, (0.066, -0.019, -0.012), (up, -0.06, 0))
    hang(0.066, -0.012 + 0.0068)
    cyl("peg", (0.142, -0.024, 0.062), 0.0032, 0.024, brass(), "Y", 0.0006)
    cyl("head", (0.142, -0.0365, 0.062), 0.0052, 0.003, brass(), "Y", 0.0008)
    lead = pbr("lead web", hexc("#B5452A"), rough=0.7, bump=(900, 0.4))
    for s in (-1, 1):
        tube("lead", [(0.142, -0.030 + s * 0.002, 0.0668), (0.142 + s * 0.010, -0.028, 0.045), (0.142 + s * 0.013, -0.020, -0.04), (0.142 + s * 0.009, -0.016, -0.18)], 0.0024, lead)
    camera((-0.12, -0.56, -0.006), (0.030, 0, -0.006), 68, 8, (-0.02, -0.025, -0.03))


def slotted_ball(R, at, ribs=12, rings=5, t=0.003, mat=None, edge=None, tilt=(0.25, 0.15, 0.3)):
    """A globe of cut ribs slotted over rings, resting on z = 0 of `at`."""
    e = group("ball")
    mat, edge = mat or birch(name="rib"), edge or toasted("rib edge", t)
    w = R * 0.20
    half = [(R * math.cos(a), R * math.sin(a)) for a in (math.radians(-80 + 160 * i / 60) for i in range(61))]
    inner = [((R - w) * math.cos(a), (R - w) * math.sin(a)) for a in (math.radians(76 - 152 * i / 60) for i in range(61))]
    for k in range(ribs):
        put(plate("rib", [half + inner], t, mat, edge, bev=0.0002), (0, 0, 0), (math.pi / 2, 0, TAU * k / ribs), e)
    for k in range(rings):
        z = R * math.sin(math.radians(-62 + 124 * k / (rings - 1)))
        r = math.sqrt(R * R - z * z)
        put(plate("ring", [circle(r - w * 0.30, 120), circle(max(r - w * 1.25, R * 0.10), 96)], t, mat, edge, bev=0.0002), (0, 0, z), parent=e)
    for s in (-1, 1):
        put(plate("pole", [circle(R * 0.26, 80), circle(R * 0.07, 48)], t, mat, edge, bev=0.0002), (0, 0, s * R * 0.955), parent=e)
    return put(e, (at[0], at[1], at[2] + R), tilt)


def decorative_ball():
    """Two slotted globes, birch and walnut, one in a dish."""
    table(oak(), "#A2A49E")
    warm(kx=-0.62, k=10.0, fill=2.6, t=(0, 0, 0.06))
    slotted_ball(0.066, (-0.020, 0, 0.0002))
    slotted_ball(0.036, (0.098, -0.046, 0.0002), 10, 4, 0.002, walnut(name="walnut rib"), burnt("walnut rib edge", 0.002, True), (0.6, 0.3, 0.1))
    slotted_ball(0.024, (0.034, -0.094, 0.0002), 8, 3, 0.002, tilt=(1.0, 0.2, 0.4))
    for k, c in enumerate(("#8C4A36", "#4C5F5A")):
        book((0.20, 0.20, 0.0222 * k), (0, 0, 1.75 - 0.2 * k), 0.14, 0.20, 0.022, c)
    camera((-0.16, -0.62, 0.24), (0.016, 0, 0.054), 62, 6.3, (-0.02, -0.05, 0.06))


def _tools(c):
    """A branch of pointed leaves for the front of a box 1.8 wide, 1 high."""
    path = [(-1.5 + 3.0 * i / 40, 0.10 * math.sin(i / 40 * TAU * 1.2)) for i in range(41)]
    pen(c, path, width=0.03, closed=False)
    for i in range(3, 40, 3):
        x, y = path[i]
        for s in (-1, 1):
            c.save()
            c.translate(x, y)
            c.rotate(s * 1.0)
            petal(c, 0.02, 0.50 - 0.004 * abs(i - 20), 0.10, fill=s > 0, lw=0.022)
            c.restore()


def storage_box():
    """A finger-jointed box with dividers and a leaf engraving, full of brushes, pencils and thread."""
    table(oak(), "#98A4A4")
    warm(kx=-0.6, k=9.5, fill=2.8, t=(0, 0, 0.05))
    t, w, d, h = 0.005, 0.200, 0.120, 0.090
    ch = burnt(t=t)
    front = birch(art("ws_tools", _tools, 2048, 1024), (0.170, 0.085), "box front")
    plain = birch(name="box side")
    e = finger_box(w, d, h, t, 7, lambda k: front if k == 0 else plain, ch, floor=birch(name="box floor"))
    put(plate("divider", [rrect(d - 2 * t - 0.0004, h - 0.022, 0.003)], t, plain, ch), (0.020, 0, (h - 0.022) / 2 + 0.006), (math.pi / 2, 0, math.pi / 2), e)
    put(plate("divider", [rrect(w / 2 - t - 0.0234, h - 0.030, 0.003)], t, plain, ch), (0.0585, 0.004, (h - 0.030) / 2 + 0.006), (math.pi / 2, 0, 0), e)
    rnd = random.Random(4)
    colors = ("#B5452A", "#2F5D62", "#D09A3A", "#E3DCCB", "#39464F", "#7A8F6B")
    for k in range(9):
        x, y = -0.076 + 0.0095 * k + rnd.uniform(-0.001, 0.001), rnd.uniform(-0.025, 0.030)
        p = pencil((0, 0), 0, colors[k % 6], rnd.uniform(0.115, 0.140))
        put(p, (x, y, 0.145 + 0.012 * math.sin(k * 2.1)), (0, math.radians(90) + rnd.uniform(-0.10, 0.10), rnd.uniform(-0.4, 0.4)), e)
    for x, y, c in ((0.040, -0.028, "#C4553A"), (0.076, -0.028, "#E7DFC9")):
        spool((x, y, 0.032), c, e)
    roll = lathe("tape", [(0.011, 0), (0.022, 0), (0.0222, 0.0006), (0.0222, 0.0194), (0.022, 0.020), (0.011, 0.020), (0.011, 0)], pbr("washi", hexc("#7C9AA0"), rough=0.5))
    put(roll, (0.058, 0.031, 0.0505), (math.pi / 2, 0, 0.3), e)
    put(e, (0, 0, 0), (0, 0, 0.40))
    pencil((-0.165, -0.085), -0.45, "#D09A3A", 0.13)
    camera((-0.17, -0.64, 0.33), (0.012, 0, 0.062), 60, 7.1, (0, -0.06, 0.05))


def layered_picture(W=0.30, H=0.21):
    """A framed picture of six cut ridges, farthest the palest, a disc of brass-coloured veneer for the sun. Stands in xz, face to -y."""
    e = group("picture")
    up = math.pi / 2
    tones = (("#F0DFC0", "#E3CBA2"), ("#DDBF90", "#CFAA74"), ("#C0935C", "#A97B45"), ("#976640", "#7F5230"), ("#6B4329", "#57351F"), ("#3E2718", "#2E1B10"))
    ch = burnt("burnt thin")
    for k, (a, b) in enumerate(tones):
        face = wood(f"layer{k}", hexc(a), hexc(b), 1.7, "X", ring=9)
        if k == 0:
            loop = rrect(W, H, 0.001, 2)
        else:
            ridge = ridge_line(-W / 2, W / 2, H * (0.18 - 0.115 * k), H * (0.17 - 0.016 * k), 40 + 7 * k, 1.25)
            loop = ridge + [(W / 2, -H / 2), (-W / 2, -H / 2)]
        put(plate("layer", [loop], 0.003, face, ch, bev=0.0002), (0, -0.0045 * k, 0), (up, 0, 0), e)
    put(plate("sun", [circle(H * 0.12, 96)], 0.002, wood("sun veneer", hexc("#D9873C"), hexc("#C26F2A"), 1.6), ch, bev=0.0002), (W * 0.17, -0.0028, H * 0.26), (up, 0, 0), e)
    trees = [tf(pine_outline(H * s, H * s * 0.42), 0, x * W, -H * 0.5) for x, s in ((-0.44, 0.40), (-0.36, 0.54), (-0.29, 0.36), (0.34, 0.34), (0.41, 0.48))]
    for q in trees:
        put(plate("tree", [q], 0.003, wood("tree", hexc("#2A1A10"), hexc("#20130B"), 1.6, "Y"), burnt("burnt dark", dark=True), bev=0.0002), (0, -0.0265, 0), (up, 0, 0), e)
    m, d = 0.016, 0.036
    frame = walnut(name="frame", axis="X")
    for s in (-1, 1):
        o = box("rail", (-W / 2 - m, -d, -m / 2), (W / 2 + m, 0.006, m / 2), frame, 0.0012)
        o.parent = e
        o.location.z = s * (H / 2 + m / 2)
        o = box("stile", (-m / 2, -d, -H / 2), (m / 2, 0.006, H / 2), walnut(name="frame stile", axis="X"), 0.0012)
        o.parent = e
        o.location.x = s * (W / 2 + m / 2)
    return e


def decorative_painting():
    """A framed landscape of cut layers above a shelf with a vase and books."""
    wall_ = wall(surface("wall", hexc("#B9C2C0"), hexc("#AFB8B6"), grain=90, bump=0.3, relief=0.0008, rough=0.9), 0.0)
    wall_.location.y = 0.008
    world((0.92, 0.95, 1), 0.12)
    area("key", (-0.75, -0.55, 0.65), (0, 0, 0), 0.4, 15, (1, 0.93, 0.83), 0.6)
    area("fill", (0.8, -1.0, 0.1), (0, 0, 0), 0.9, 4.0, (0.82, 0.90, 1))
    put(layered_picture(), (0, 0, 0.02))
    shelf = box("shelf", (-0.45, -0.14, -0.185), (0.45, 0.006, -0.165), oak("shelf oak"), 0.0015)
    shelf.location.x = 0.02
    cup((-0.115, -0.075, -0.165), "#8FA39C", 0.75)
    slotted_ball(0.030, (0.150, -0.075, -0.165), 10, 4, 0.002, tilt=(0.4, 0.2, 0.3))
    for k, c in enumerate(("#8C4A36", "#4C5F5A")):
        book((0.030, -0.070, -0.165 + 0.0152 * k), (0, 0, 1.66 - 0.12 * k), 0.085, 0.125, 0.015, c)
    camera((-0.22, -1.02, 0.02), (0.006, 0, -0.025), 66, 9, (0, -0.03, 0.02))


CARD = {"samples": 24, "bounces": 6, "bloom": 0.03, "vignette": 0.15}
SHOTS = {
    "materials/wood/vase": Shot(vase, exposure=0.5, **CARD),
    "materials/wood/bottle-opener": Shot(bottle_opener, exposure=0.5, **CARD),
    "materials/wood/wine-rack": Shot(wine_rack, exposure=0.5, **{**CARD, "bounces": 8}),
    "materials/wood/leather-tool": Shot(leather_tool, exposure=0.5, **CARD),
    "materials/wood/pet-ornament": Shot(pet_ornament, exposure=0.3, **CARD),
    "materials/wood/decorative-ball": Shot(decorative_ball, exposure=0.5, **CARD),
    "materials/wood/storage-box": Shot(storage_box, exposure=0.5, **CARD),
    "materials/wood/decorative-painting": Shot(decorative_painting, exposure=0.2, **CARD),
}
