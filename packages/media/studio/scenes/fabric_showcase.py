"""Fabric showcase objects beside the six samples: tote bag, bunting, placemat, brooches, pouch, denim jacket."""
import math

from fabric import CHAR, CHAR_D, CORAL, CORAL_D, GREY, GREY_D, IVORY, IVORY_D, SAFFRON, SAFFRON_D, TEAL, TEAL_D, _felt_part
from lib import *
from props_soft import *
from showcase_kit import *

UP = math.pi / 2


def desk(wall_color="#98A5AA", k=8.8):
    """A pale ash table in north light."""
    table(ash(), wall_color)
    daylight(kx=-0.6, k=k, fill=1.8, rim=2.4, t=(0, 0, 0.03), soft=0.28)


def seam(loop, color, z, parent, length=0.0032, closed=True):
    """A running stitch in waxed thread along an outline."""
    o = stitches(loop, length, 0.0017, 0.00036, pbr(f"thread {color}", hexc(color), rough=0.7), z=z, closed=closed)
    o.parent = parent
    return o


def petals(n, r0, length, w):
    """Leaf loops in a ring."""
    return [tf(leaf(length, w, 16), TAU * k / n, r0 * math.cos(TAU * k / n), r0 * math.sin(TAU * k / n)) for k in range(n)]


def _fern(c):
    """A branch with leaves for a bag's front."""
    path = spline([(-0.10, -0.85), (0.06, -0.30), (-0.06, 0.25), (0.10, 0.85)], n=20)
    pen(c, path, width=0.022, closed=False)
    for i in range(5, len(path) - 1, 5):
        x, y = path[i]
        for s in (-1, 1):
            c.save()
            c.translate(x, y)
            c.rotate(UP + s * 0.95)
            petal(c, 0.03, 0.46 - 0.16 * i / len(path), 0.10)
            c.restore()


def tote(at=(0, 0, 0), turn=0.0, parent=None, hung=False):
    """A canvas tote bag that stands, a branch marked tone on tone on its front; hung: its handles come together over a peg. Returns its parent."""
    e = group("tote")
    w, h, d = 0.240, 0.260, 0.060
    path = art("fs_fern", _fern)
    front = woven("tote canvas", "#C9C1AE", "#BDB49F", 0.0011, uv=True, bump=0.9, mark=(path, (0.230, 0.230), hexc("#6A5B45"), 0.3))
    back = woven("tote back", "#C9C1AE", "#BDB49F", 0.0011, uv=True, bump=0.9)

    def side(s):
        def shape(x, y):
            v = (y + h / 2) / h
            u = x / (w / 2)
            belly = d / 2 * (1 - 0.55 * v) * (1 - abs(u) ** 3.2) ** 0.6
            fold = 0.0035 * math.sin(9 * u + 2.2 * v + s) * (0.3 + v) + 0.0045 * math.sin(3.1 * u - 5 * v) * v
            return (x * (1 - 0.04 * v * v) + 0.0015 * math.sin(8 * v), s * (belly + 0.002) + fold, h * v - 0.006 * v * (1 - u * u))
        return shape

    cloth("front", w, h, 90, 100, side(-1), front, 0.0012).parent = e
    cloth("back", w, h, 60, 60, side(1), back, 0.0012).parent = e
    web = woven("tote web", "#B8AD95", "#ACA189", 0.0014, uv=True, bump=0.9)
    for s in (-1, 1):
        def handle(x, y, s=s):
            k = (y + 0.18) / 0.36
            a = math.pi * k
            return (-0.055 * math.cos(a) + x * math.sin(a) * 0.25 + x * 0.97 * abs(math.cos(a)) ** 0.4, s * (0.018 + (-0.0125 if hung else 0.010) * math.sin(a)), h - 0.030 + 0.115 * math.sin(a) ** 0.8)
        cloth("handle", 0.020, 0.36, 6, 90, handle, web, 0.0020).parent = e
    return put(e, at, (0, 0, turn), parent)


def tote_bag():
    """A canvas tote bag with a branch on it, oranges before it."""
    table(ash(), "#9AA8AC")
    daylight(kx=-0.62, k=13, fill=2.6, rim=3.0, t=(0, 0, 0.13), soft=0.36)
    tote((-0.01, 0.02, 0.001), 0.28)
    fruit = pbr("fruit", hexc("#E8862A"), rough=0.45, coat=0.2, bump=(900, 0.35))
    for x, y, r in ((0.150, -0.040, 0.036), (0.205, 0.015, 0.034)):
        sphere("orange", (x, y, r * 0.97), r, fruit, (1, 1, 0.97))
        cyl("stalk", (x + 0.002, y, r * 1.92), 0.0024, 0.002, pbr("stalk", hexc("#4B5A2A"), rough=0.8), bev=0.0005)
    camera((-0.16, -0.98, 0.30), (0.030, 0, 0.165), 54, 8, (0, -0.03, 0.14))


def bunting():
    """A string of felt pennants, each pierced differently, across a wall."""
    o = wall(surface("wall", hexc("#C2C6C2"), hexc("#B7BCB8"), grain=90, bump=0.25, relief=0.0008, rough=0.9), 0.0)
    o.location.y = 0.03
    world((0.92, 0.95, 1), 0.13)
    area("key", (-0.65, -0.55, 0.55), (0, 0, 0), 0.26, 11, (1, 0.95, 0.88), 0.4)
    area("fill", (0.7, -0.9, 0.1), (0, 0, 0), 0.8, 3.4, (0.82, 0.90, 1))
    colors = ((TEAL, TEAL_D), (IVORY, IVORY_D), (SAFFRON, SAFFRON_D), (GREY, GREY_D), (CORAL, CORAL_D))
    xs = [-0.20, -0.10, 0.0, 0.10, 0.20]
    sag = lambda x: 0.050 + 0.75 * x * x
    cord = surface("cotton cord", hexc("#D8C6A4"), hexc("#B9A47E"), grain=2400, bump=0.8, rough=0.95)
    tube("cord", [(x, -0.004, sag(x) + 0.001) for x in (-0.40, -0.30, -0.2, -0.1, 0, 0.1, 0.2, 0.30, 0.40)], 0.0011, cord, 12)
    star_ = [star(0.014, 0.006, 5, 0, -0.012, UP)]
    drop = [tf(leaf(0.030, 0.0085, 18), -UP, 0, 0.004)]
    ring = [[(x, y - 0.008) for x, y in q] for q in petals(8, 0.0045, 0.0125, 0.0032)]
    rows = [circle(0.0036, 24, x, y) for y, n in ((0.008, 5), (-0.006, 3), (-0.020, 1)) for x in [0.0105 * (i - (n - 1) / 2) for i in range(n)]]
    heart = [spline([(0, -0.030), (0.015, -0.012), (0.0145, 0.001), (0.006, 0.004), (0, -0.004), (-0.006, 0.004), (-0.0145, 0.001), (-0.015, -0.012)], True)]
    for k, (x, (c, d)) in enumerate(zip(xs, colors)):
        flag = fillet([(-0.040, 0.034), (0.040, 0.034), (0, -0.062)], [0.003, 0.003, 0.006], 6)
        e = group("flag")
        _felt_part([flag] + (drop, star_, ring, rows, heart)[k], 0.0030, c, d, (0, 0, 0), (0, 0, 0), e, 1500)
        seam([(-0.036, 0.0285), (0.036, 0.0285)], "#F2EEE4" if k != 1 else "#D9573A", 0.0016, e, closed=False)
        put(e, (x, -0.004, sag(x) - 0.030), (UP, -1.35 * x, 0.10 * (-1) ** k))
    camera((-0.08, -0.82, 0.05), (0.0, 0, 0.026), 58, 8, (0, -0.01, 0.03))


def placemat():
    """A felt placemat pierced with leaves, a coaster to match, plate and cutlery on it."""
    table(walnut(name="dark top"), "#98A5AA")
    daylight(kx=-0.6, k=11, fill=2.0, rim=2.4, t=(0, 0, 0.02), soft=0.32)
    w, h = 0.400, 0.290
    holes = [tf(leaf(0.022, 0.0052, 18), s * 0.40, 0.164, -0.117 + 0.026 * k + s * 0.0030) for k in range(10) for s in (-1, 1)]
    mirrored = [[(-x, y) for x, y in q] for q in holes]
    _felt_part([rrect(w, h, 0.018, 12), *holes, *mirrored], 0.0040, GREY, GREY_D, (0, 0, 0.0022), (0, 0, 0.10), None, 5000)
    china = pbr("china", hexc("#ECECE8"), rough=0.15, coat=0.6)
    put(lathe("plate", [(0, 0), (0.060, 0), (0.066, 0.002), (0.112, 0.014), (0.114, 0.0165), (0.107, 0.0150), (0.066, 0.0056), (0, 0.0050)], china), (-0.010, 0.004, 0.0046))
    put(lathe("bowl", [(0, 0), (0.030, 0), (0.034, 0.003), (0.062, 0.034), (0.063, 0.036), (0.0605, 0.0355), (0.033, 0.008), (0, 0.006)], pbr("bowl", hexc("#3E5A60"), rough=0.25, coat=0.5)), (-0.010, 0.004, 0.0100))
    st = steel(rough=0.18)
    fork = fillet([(-0.0045, -0.085), (0.0045, -0.085), (0.0030, 0.010), (0.0105, 0.030), (0.0105, 0.075), (-0.0105, 0.075), (-0.0105, 0.030), (-0.0030, 0.010)], 0.003, 6)
    gaps = [rrect(0.0030, 0.036, 0.0014, 5, x, 0.058) for x in (-0.0055, 0.0, 0.0055)]
    put(plate("fork", [fork, *gaps], 0.0022, st, st, bev=0.0007), (-0.148, -0.010, 0.0062), (0, 0, 0.10))
    knife = fillet([(-0.0050, -0.090), (0.0050, -0.090), (0.0045, -0.005), (0.0095, 0.010), (0.0095, 0.080), (0.0000, 0.100), (-0.0045, 0.0)], [0.004, 0.004, 0.004, 0.006, 0.02, 0.004, 0.003], 6)
    put(plate("knife", [knife], 0.0022, st, st, bev=0.0007), (0.132, -0.004, 0.0062), (0, 0, 0.10))
    _felt_part([circle(0.046, 140), *petals(10, 0.012, 0.022, 0.0055)], 0.0040, SAFFRON, SAFFRON_D, (0.225, 0.160, 0.0022), (0, 0, 0.2), None, 1800)
    cup((0.225, 0.160, 0.0046), "#ECECE8", 0.85)
    camera((-0.14, -0.58, 0.50), (0.010, 0.012, 0.0), 50, 9, (0, -0.05, 0.01))


def brooches():
    """Felt brooches of layered flowers and leaves with stitched hearts, on linen."""
    ground(woven("linen ground", "#B9B4A6", "#ADA899", 0.0009, spread=0.12))
    daylight(kx=-0.5, k=7.5, fill=1.5, rim=0, soft=0.20, ky=0.24, kz=0.36)

    def flower(at, a, R, shades, leaves=True):
        e = group("flower")
        if leaves:
            for s in (-0.5, 0.35):
                _felt_part([tf(leaf(R * 1.25, R * 0.34, 20), s, R * 0.45 * math.cos(s), R * 0.45 * math.sin(s))], 0.0022, TEAL, TEAL_D, (0, 0, 0.0012), (0, 0, 0), e, 500)
        for j, ((c, d), n) in enumerate(zip(shades, (7, 6, 5))):
            r = R * (1 - 0.28 * j)
            loop = [(r * (0.80 + 0.20 * math.cos(n * q)) * math.cos(q), r * (0.80 + 0.20 * math.cos(n * q)) * math.sin(q)) for q in (TAU * i / 200 for i in range(200))]
            _felt_part([loop], 0.0024, c, d, (0, 0, 0.0036 + 0.0026 * j), (0, 0, 0.4 * j), e, 900)
        for k in range(6):
            q = TAU * k / 6
            seam([(R * 0.06 * math.cos(q), R * 0.06 * math.sin(q)), (R * 0.26 * math.cos(q), R * 0.26 * math.sin(q))], "#F2EEE4", 0.0036 + 0.0026 * 2 + 0.0014, e, R * 0.16, False)
        return put(e, at, (0, 0, a))

    flower((-0.034, -0.006, 0), 2.4, 0.030, ((CORAL, CORAL_D), (SAFFRON, SAFFRON_D), (IVORY, IVORY_D)))
    flower((0.036, 0.020, 0), -0.3, 0.026, ((IVORY, IVORY_D), (GREY, GREY_D), (CHAR, CHAR_D)))
    flower((0.046, -0.042, 0), 0.6, 0.019, ((SAFFRON, SAFFRON_D), (CORAL, CORAL_D), (IVORY, IVORY_D)), False)
    st = steel("pin", 0.2)
    tube("pin", [(-0.060, -0.058, 0.001), (-0.045, -0.058, 0.001), (-0.030, -0.056, 0.001), (-0.020, -0.055, 0.001)], 0.0006, st)
    torus(0.0026, 0.0006, st, (-0.062, -0.058, 0.0012))
    camera((-0.045, -0.205, 0.190), (0.006, -0.006, 0.002), 60, 9, (-0.006, -0.010, 0.006))


def pouch():
    """A felt pouch with a pierced flap over a saffron lining, pencils looking out of a second one."""
    desk()
    e = group("pouch")
    w, h, t = 0.200, 0.110, 0.0032
    _felt_part([rrect(w, h, 0.014, 10)], t, CHAR, CHAR_D, (0, 0, 0.0018), (0, 0, 0), e, 2500)
    _felt_part([rrect(w, h, 0.014, 10)], t, CHAR, CHAR_D, (0, 0, 0.0074), (0, 0, 0), e, 2500)
    seam([(-w / 2 + 0.004, h / 2 - 0.02), (-w / 2 + 0.004, -h / 2 + 0.016), (-w / 2 + 0.016, -h / 2 + 0.004), (w / 2 - 0.016, -h / 2 + 0.004), (w / 2 - 0.004, -h / 2 + 0.016), (w / 2 - 0.004, h / 2 - 0.02)], "#D8D2C4", 0.0092, e, closed=False)
    flap = fillet([(-w / 2, h / 2), (-w / 2, 0.006), (-w / 2 + 0.030, -0.018), (w / 2 - 0.030, -0.018), (w / 2, 0.006), (w / 2, h / 2)], [0.010, 0.012, 0.014, 0.014, 0.012, 0.010], 10)
    _felt_part([flap], 0.0016, SAFFRON, SAFFRON_D, (0, 0, 0.0102), (0, 0, 0), e, 800)
    holes = []
    for k in range(9):
        x = -0.076 + 0.019 * k
        holes += [tf(leaf(0.0135, 0.0034, 16), s * 0.75 + (0 if k % 2 else math.pi), x + (-0.004 if k % 2 else 0.004), 0.022 + s * (0.0016 if k % 2 else -0.0016)) for s in (-1, 1)]
        holes.append(circle(0.0022, 24, x, 0.040 if k % 2 else 0.004))
    _felt_part([flap, *holes], t, TEAL, TEAL_D, (0, 0, 0.0128), (0, 0, 0), e, 2500)
    put(lathe("snap", [(0, 0.0144), (0.0052, 0.0144), (0.0052, 0.0156), (0.0030, 0.0166), (0, 0.0168)], brass()), (0, -0.008, 0), parent=e)
    put(e, (-0.010, 0.010, 0), (0, 0, 0.32))
    for k, c in enumerate(("#D8531F", "#26323A", "#E5B23C")):
        pencil((0.060 + 0.012 * k, -0.095 + 0.016 * k), 0.30 + 0.05 * k, c, 0.10)
    camera((-0.13, -0.44, 0.32), (0.016, -0.006, 0.004), 56, 8, (0, -0.03, 0.012))


def denim(name="denim", **more):
    """Indigo denim, twill weave."""
    return woven(name, "#34507C", "#C3CCD6", 0.00085, "twill", spread=0.13, bump=0.9, **more)


def _wave(c):
    """A great wave with spray, as fading lines: about 2 wide."""
    for k in range(9):
        q = 0.11 * k
        pen(c, spline([(-0.98, -0.55 + 0.6 * q), (-0.50, -0.45 + q * 0.9), (-0.10, 0.05 + q * 0.55), (0.30, 0.42 + q * 0.30), (0.66 - 0.3 * q, 0.30 + q * 0.1), (0.62 - 0.45 * q, 0.02 + 0.3 * q)]), width=0.030 - 0.0018 * k, closed=False)
    for k in range(5):
        pen(c, spline([(-0.98, -0.62 - 0.09 * k), (-0.3, -0.56 - 0.07 * k), (0.3, -0.66 - 0.06 * k), (0.98, -0.52 - 0.09 * k)]), width=0.020, closed=False)
    for x, y, r in ((0.80, 0.22, 0.035), (0.86, 0.05, 0.022), (0.72, 0.06, 0.026), (0.90, 0.34, 0.018), (0.76, -0.10, 0.018)):
        c.arc(x, y, r, 0, TAU)
        c.fill()


def jacket():
    """The back of a denim jacket, folded, a wave faded into it; brass buttons and orange seams."""
    daylight(kx=-0.55, k=10, fill=1.8, rim=0, soft=0.26, ky=0.30, kz=0.45)
    ground(ash("floor"))
    path = art("fs_wave", _wave)
    swell = lambda x, y: 0.012 + 0.0030 * math.sin(x * 16 + 0.5) * math.sin(y * 12 + 1) + 0.0016 * math.sin(31 * x - 22 * y)
    edge = lambda x, y, w, h: min(1, 9 * max(0, 1 - max(abs(x) / (w / 2), abs(y) / (h / 2)) ** 6))
    w, h = 0.380, 0.310
    body = denim("jacket", uv=True, mark=(path, (0.270, 0.270), hexc("#AFC0D4"), 0.05))
    cloth("body", w, h, 110, 90, lambda x, y: (x, y, swell(x, y) * edge(x, y, w, h) + 0.001), body, 0.0018)
    yoke = denim("yoke", uv=True)
    cloth("yoke", w * 0.985, 0.075, 100, 22, lambda x, y: (x, y + 0.118, (swell(x, y + 0.118) + 0.0022) * edge(x, y + 0.118, w, h) + 0.0015), yoke, 0.0018)
    for dy in (0.0836, 0.0872):
        stitches([(-w / 2 + 0.012, dy), (w / 2 - 0.012, dy)], 0.0036, 0.0014, 0.00040, pbr("orange thread", hexc("#D98A3C"), rough=0.65), height=lambda x, y: (swell(x, y) + 0.0022) * edge(x, y, w, h) + 0.0028, closed=False)
    for s in (-1, 1):
        stitches([(s * 0.150, -0.140), (s * 0.135, 0.080)], 0.0036, 0.0014, 0.00040, pbr("orange thread", hexc("#D98A3C"), rough=0.65), height=lambda x, y: swell(x, y) * edge(x, y, w, h) + 0.0024, closed=False)
        b = group("button")
        put(lathe("button", [(0, 0.0010), (0.0040, 0.0012), (0.0060, 0.0024), (0.0078, 0.0024), (0.0086, 0.0012), (0.0086, 0)], brass("copper", 0.35)), parent=b)
        put(b, (s * 0.165, 0.110, swell(s * 0.165, 0.110) + 0.0042))
    camera((-0.07, -0.36, 0.46), (0.0, -0.004, 0.0), 50, 9, (0, -0.02, 0.014))


CARD = {"samples": 24, "bounces": 6, "bloom": 0.02, "vignette": 0.12}
SHOTS = {
    "materials/fabric/tote-bag": Shot(tote_bag, exposure=0.2, **CARD),
    "materials/fabric/bunting": Shot(bunting, exposure=0.2, **CARD),
    "materials/fabric/placemat": Shot(placemat, exposure=0.3, **CARD),
    "materials/fabric/brooch": Shot(brooches, exposure=0.2, **CARD),
    "materials/fabric/pouch": Shot(pouch, exposure=0.3, **CARD),
    "materials/fabric/jacket": Shot(jacket, exposure=0.2, **CARD),
}
