"""Leather samples: burnt line work on vegetable-tanned hide, cut edges burnished, seams in linen thread."""
import math

from leather_kit import *
from lib import *
from props_soft import *
from showcase_kit import *


def _topo(c):
    """Contour lines for a cover 150 by 210 mm."""
    marks.contour(c, 150, 210, 12, 13, 0.7)


def bound(at, turn):
    """A notebook in a folded cover with contour lines, a seam and a tab with a stud; its length along x."""
    e = group("notebook")
    path = motif("topo", 210, 150, lambda c: [c.rotate(-math.pi / 2), _topo(c)])
    folded(0.205, 0.148, 0.019, 0.0026, skin("cognac", path, (0.21, 0.15)), e)
    for k in range(2):
        box("pages", (-0.099, -0.060, 0.0032 + 0.0064 * k), (0.099, 0.070, 0.0094 + 0.0064 * k), paper(f"leaves{k}", "#E8E0CC"), 0.0004).parent = e
    seam = [(-0.0985, 0.070), (-0.0985, -0.052)]
    for s in (1, -1):
        stitches([(x * s, y) for x, y in seam], 0.0032, 0.0014, 0.00036, thread(), z=0.019, closed=False).parent = e
    band = panel_of([rrect(0.022, 0.060, 0.010, 12)], 0.0024, "chestnut", at=(0.0, 0.046, 0.0192), parent=e)
    band.rotation_euler = (0, 0, 0)
    stud((0.0, 0.026, 0.0216), 0.0052, e)
    return put(e, at, (0, 0, turn))


def notebook():
    """A notebook in a cognac cover: contour lines, a strap with a stud, a pen."""
    leather_table(ash())
    bound((0, 0, 0), -math.pi / 2 + 0.38)
    ballpen((0.092, -0.085, 0), 0.85)
    cup((-0.135, 0.190, 0), "#5C6660")
    camera((-0.12, -0.46, 0.37), (0.010, 0.008, 0.008), 54, 8, (0, -0.03, 0.018))


def ballpen(at, a):
    """A brass and black ball pen lying on the table."""
    prof = [(0, 0), (0.0008, 0.0003), (0.0010, 0.004), (0.0034, 0.016), (0.0045, 0.028), (0.0046, 0.070)]
    back = [(0.0047, 0.0705), (0.0049, 0.072), (0.0046, 0.128), (0.0030, 0.132), (0, 0.1325)]
    e = group("pen")
    put(lathe("front", prof, pbr("pen body", (0.012, 0.012, 0.014), rough=0.25, coat=0.6)), parent=e)
    put(lathe("back", back, fitting()), parent=e)
    box("clip", (-0.0012, 0.0046, 0.078), (0.0012, 0.0060, 0.126), fitting(), 0.0005).parent = e
    return put(e, (at[0], at[1], 0.0049), (math.pi / 2, 0.6, a))


def _grain(c):
    """A stag's head of line triangles with antlers, for a wallet: about 1 high."""
    lines = [[(-0.16, 0.05), (0, -0.42), (0.16, 0.05), (0, 0.16), (-0.16, 0.05), (0, -0.10), (0.16, 0.05)], [(0, 0.16), (0, -0.10), (0, -0.42)], [(-0.16, 0.05), (-0.34, 0.12), (-0.20, -0.04)], [(0.16, 0.05), (0.34, 0.12), (0.20, -0.04)]]
    for s in (-1, 1):
        lines += [[(s * x, y) for x, y in spline([(0.08, 0.12), (0.26, 0.30), (0.34, 0.52), (0.30, 0.74)])]]
        for x0, y0, x1, y1 in ((0.24, 0.27, 0.12, 0.46), (0.33, 0.48, 0.50, 0.60), (0.335, 0.58, 0.20, 0.72)):
            lines.append([(s * x0, y0), (s * x1, y1)])
    for q in lines:
        pen_line(c, q)


def pen_line(c, q, w=0.022):
    """An open stroke through the points."""
    for i, p in enumerate(q):
        (c.line_to if i else c.move_to)(*p)
    c.set_line_width(w)
    c.stroke()


def bifold(at, turn):
    """A bifold with a line-drawn stag, its fold towards -y."""
    e = group("wallet")
    path = art("le_stag", lambda c: [c.scale(0.62, 0.62), c.translate(0, -0.16), _grain(c)])
    folded(0.112, 0.092, 0.015, 0.0020, skin("cognac", path, (0.125, 0.125)), e)
    for k, (dy, tone) in enumerate(((-0.0015, "cognac"), (-0.004, "chestnut"), (-0.0025, "cognac"))):
        panel_of([rrect(0.110, 0.080, 0.002, 4)], 0.0018, tone, at=(0, 0.004 + dy, 0.0026 + 0.0036 * k), parent=e)
    for k, c in enumerate(("#D7DADB", "#7E2F22")):
        put(plate("card", [rrect(0.0856, 0.054, 0.003, 6)], 0.0008, pbr("card" + c, hexc(c), rough=0.35), pbr("card" + c, hexc(c), rough=0.35), bev=0.0001), (0.004 - 0.010 * k, 0.022 - 0.004 * k, 0.0052 + 0.0036 * k), (0, 0, 0.02), e)
    seam = [(-0.0525, -0.036), (-0.0525, 0.0430), (0.0525, 0.0430), (0.0525, -0.036)]
    stitches(seam, 0.0030, 0.0013, 0.00034, thread(), z=0.015, closed=False).parent = e
    return put(e, at, (0, 0, turn))


def wallet():
    """A chestnut bifold with a line-drawn stag, cards inside, coins beside it."""
    leather_table()
    bifold((-0.006, 0.004, 0), 0.42)
    coin = [(0, 0), (0.0108, 0), (0.0110, 0.0002), (0.0110, 0.0017), (0.0108, 0.0019), (0.0098, 0.0019), (0.0096, 0.0016), (0, 0.0016)]
    for x, y, z, m in ((0.080, -0.030, 0, brass("coin", 0.42)), (0.092, -0.012, 0, steel("coin steel", 0.42)), (0.086, -0.024, 0.0020, steel("coin steel", 0.42))):
        put(lathe("coin", coin, m), (x, y, z + 0.0002))
    key((-0.098, -0.040, 0.0012), 0.3)
    camera((-0.10, -0.34, 0.22), (0.0, 0.004, 0.006), 60, 7.1, (0, -0.02, 0.015))


def _belt_marks(c):
    """A running leaf along a belt; the sheet is 16 times as long as high."""
    for k in range(33):
        x = -15.5 + k * 0.97
        for s in (-1, 1):
            c.save()
            c.translate(x, 0)
            c.rotate(s * 0.85)
            petal(c, 0.06, 0.72, 0.13)
            c.restore()
        c.arc(x + 0.55, 0, 0.07, 0, TAU)
        c.fill()
    for y in (-0.80, 0.80):
        c.rectangle(-16, y - 0.02, 32, 0.04)
        c.fill()


def rolled(at, turn):
    """A coiled belt standing on its edge, the buckle at its outer end."""
    w, t = 0.034, 0.0036
    path = [((0.022 + 0.0052 * a / TAU) * math.cos(a), (0.022 + 0.0052 * a / TAU) * math.sin(a)) for a in (4.0 * TAU * i / 420 for i in range(421))]
    path = [(x, -y) for x, y in path]
    ax, ay = path[-1]
    path += [(ax - 0.0002 * k, ay - 0.0024 * k) for k in range(1, 24)]
    long = sum(math.dist(a, b) for a, b in zip(path, path[1:]))
    strip = art("le_belt", _belt_marks, 8192, 512)
    e = group("belt")
    m = skin("chestnut", strip, (long, w), True)
    strap(path, w, t, m, e)
    bx, by = path[-1]
    b = fitting()
    frame(0.044, 0.046, 0.008, 0.0030, b, e, (bx - 0.001, by - 0.017, w / 2), (math.pi / 2, 0, math.pi / 2))
    cyl("prong", (bx - 0.0035, by - 0.018, w / 2), 0.0021, 0.046, b, "Y", 0.0008).parent = e
    loop = [(bx + a, by + c + 0.012) for a, c in rrect(0.0125, 0.013, 0.003, 6)]
    strap(loop + loop[:1], w * 0.9, 0.0022, skin("chestnut"), e, w * 0.05)
    return put(e, at, (0, 0, turn))


def belt():
    """A coiled belt with a running leaf burnt along it, brass buckle in front."""
    leather_table()
    rolled((-0.012, 0.012, 0.0078), -0.75)
    board = put(plate("board", [circle(0.056, 160)], 0.0075, ash("board"), ash("board"), bev=0.001), (-0.012, 0.012, 0.0039))
    board.rotation_euler.z = 0.6
    put(plate("offcut", [rrect(0.16, 0.034, 0.002)], 0.0036, skin("chestnut"), edge_of("chestnut"), bev=0.0006), (0.115, 0.075, 0.002), (0, 0, 0.5))
    spool((0.108, 0.018, 0))
    camera((-0.10, -0.36, 0.205), (0.018, -0.004, 0.016), 62, 7.1, (-0.01, -0.03, 0.02))


def fob(tone, path, at, a, n):
    """A folded and riveted fob with a split ring and n keys."""
    e = group("fob")
    loop = fillet([(-0.013, 0.040), (0.013, 0.040), (0.0165, -0.020), (0.0, -0.042), (-0.0165, -0.020)], [0.003, 0.003, 0.016, 0.012, 0.016], 12)
    panel_of([loop], 0.0024, tone, parent=e, at=(0, 0, 0))
    panel_of([loop], 0.0024, tone, path, (0.027, 0.027), at=(0, 0, 0.0025), parent=e)
    seam = [(x * 0.80, y * 0.88 - 0.001) for x, y in loop]
    stitches(seam, 0.0026, 0.0011, 0.00030, thread(), z=0.0049).parent = e
    fold = prism_x("loop", [(0.040, 0.0003), (0.048, 0.0006), (0.0515, 0.0050), (0.048, 0.0092), (0.040, 0.0072), (0.034, 0.0068), (0.034, 0.0050), (0.040, 0.0052), (0.0465, 0.0066), (0.0485, 0.0050), (0.0465, 0.0026), (0.040, 0.0022)], -0.0085, 0.0085, skin(tone), 0.0004, 2)
    fold.parent = e
    stud((0, 0.0365, 0.0070), 0.0042, e)
    split_ring(0.0135, 0.0018, steel(), (0, 0.0580, 0.0060), (0.10, 0.12, 0), e)
    for k in range(n):
        key((0.004 + 0.010 * k, 0.0745 + 0.001 * k, 0.0016 + 0.0030 * k), math.pi / 2 - 0.55 - 0.6 * k, e, steel("key", 0.24) if k == 0 else brass("brass key", 0.28))
    return put(e, at, (0, 0, a))


def key_fob():
    """Two fobs on split rings, each a strap folded over and riveted, with keys."""
    leather_table(surface("green stone", hexc("#5E6A66"), hexc("#56625E"), grain=600, bump=0.12, rough=0.8))
    compass_ = motif("fob-compass", 24, 24, lambda c: marks.compass(c, 10))
    hills = motif("fob-hills", 24, 24, lambda c: [marks.mountains_disc(c, 10), marks.ring(c, 10.2, 0.45)])
    fob("cognac", compass_, (-0.030, -0.012, 0), 0.35, 2)
    fob("green", hills, (0.048, 0.004, 0), -0.30, 1)
    camera((-0.055, -0.235, 0.225), (0.008, 0.020, 0.002), 62, 9, (0.0, -0.006, 0.004))


def _dial(c):
    """A watch face: sixty ticks, twelve bars."""
    for k in range(60):
        c.save()
        c.rotate(TAU * k / 60)
        c.rectangle(-0.008 if k % 5 else -0.022, 0.80 if k % 5 else 0.68, 0.016 if k % 5 else 0.044, 0.12 if k % 5 else 0.24)
        c.fill()
        c.restore()


def watch(at, turn):
    """A steel watch with its strap laid flat, twelve o'clock towards y."""
    e = group("watch")
    st, dark = steel("case", 0.18), pbr("hands", (0.01, 0.01, 0.012), rough=0.3)
    put(lathe("case", [(0, 0.0004), (0.0190, 0.0004), (0.0205, 0.0020), (0.0205, 0.0075), (0.0195, 0.0092), (0.0180, 0.0098), (0.0172, 0.0090), (0.0172, 0.0080), (0, 0.0080)], st), parent=e)
    put(plate("dial", [circle(0.0171, 120)], 0.0004, engraved("dial", hexc("#E9E6DF"), art("le_dial", _dial, 1024), (0.0342, 0.0342), (0.02, 0.02, 0.022), rough=0.3, depth=0), bev=0.00005), (0, 0, 0.0083), parent=e)
    put(plate("hour", [rrect(0.0011, 0.0100, 0.0004, 4, 0, 0.004)], 0.0003, dark, bev=0.00005), (0, 0, 0.0087), (0, 0, 1.05), e)
    put(plate("minute", [rrect(0.0008, 0.0150, 0.0003, 4, 0, 0.006)], 0.0003, dark, bev=0.00005), (0, 0, 0.0090), (0, 0, -1.0), e)
    put(plate("second", [rrect(0.0003, 0.0180, 0.0001, 4, 0, 0.005)], 0.0002, pbr("second", hexc("#D8431F"), rough=0.4), bev=0.00003), (0, 0, 0.0093), (0, 0, 2.5), e)
    put(lathe("boss", [(0.0010, 0.0086), (0.0010, 0.0096), (0, 0.0097)], st), parent=e)
    cyl("crown", (0.0222, 0, 0.0048), 0.0026, 0.0036, st, "X", 0.0004, n=24).parent = e
    waves_ = motif("strap", 22, 90, lambda c: [c.rectangle(-6.8, -45, 13.6, 90), c.clip(), marks.waves(c, 16, 92, 3.4, 0.34)])
    for s, length in ((1, 0.070), (-1, 0.098)):
        for x in (-1, 1):
            box("lug", (x * 0.0108 - 0.0014, s * 0.0225 - 0.005, 0.0012), (x * 0.0108 + 0.0014, s * 0.0225 + 0.0045, 0.0066), st, 0.0010).parent = e
        shape = fillet([(-0.0100, 0), (0.0100, 0), (0.0090, length), (-0.0090, length)], [0.001, 0.001, 0.002 if s > 0 else 0.009, 0.002 if s > 0 else 0.009], 10)
        mid = [(x, y - length / 2) for x, y in shape]
        holes = [circle(0.0010, 24, 0, length / 2 - 0.020 - 0.0075 * k) for k in range(6)] if s < 0 else []
        o = panel_of([mid, *holes], 0.0026, "navy", waves_, (0.022, 0.090), parent=e)
        curl(o, lambda x, y: 0.0022 * max(0, -(y + length / 2) / 0.02 + 1) ** 2 if y < -length / 2 + 0.02 else 0.0)
        put(o, (0, s * (0.0236 + length / 2), 0.0020), (0, 0, 0 if s > 0 else math.pi), e)
        inset = [(x * 0.82, y * 0.965) for x, y in mid]
        seam = stitches(inset, 0.0026, 0.0012, 0.00028, thread("#C9B48E"), z=0.0034)
        put(seam, (0, s * (0.0236 + length / 2), 0), (0, 0, 0 if s > 0 else math.pi), e)
    frame(0.0235, 0.0150, 0.003, 0.0013, st, e, (0, 0.0985, 0.0030))
    cyl("tongue", (0, 0.0985, 0.0046), 0.0008, 0.016, st, "Y", 0.0003).parent = e
    return put(e, at, (0, 0, turn))


def watch_strap():
    """A steel watch on a navy strap with burnt waves, laid flat."""
    leather_table(walnut(name="dark top"))
    watch((-0.004, -0.004, 0.0002), 0.62)
    camera((-0.060, -0.275, 0.215), (0.004, -0.006, 0.0), 60, 8, (0, -0.010, 0.008))


def coasters():
    """Round coasters with four drawings: a stack, one before it, one under a cup."""
    leather_table(ash())
    R, t = 0.046, 0.0038
    draws = [
        lambda c: [marks.compass(c, 33), marks.ring(c, 41, 0.5)],
        lambda c: [marks.mountains_disc(c, 37), marks.ring(c, 41, 0.5)],
        lambda c: [marks.rosette(c, 38), marks.ring(c, 41, 0.5)],
        lambda c: [marks.snowflake(c, 34, 1.2), marks.ring(c, 41, 0.5)],
    ]
    paths = [motif(f"coaster{k}", 92, 92, d) for k, d in enumerate(draws)]

    def one(k, tone, at, a=0.0, lean=0.0):
        e = group("coaster")
        panel_of([circle(R, 160)], t, tone, paths[k], (0.092, 0.092), parent=e)
        stitches(circle(R - 0.0034, 120), 0.0030, 0.0013, 0.00034, thread(), z=t).parent = e
        return put(e, at, (lean, 0, a))

    for k in range(3):
        one((1, 3, 2)[k], "cognac", (0.052, 0.030, 0.0041 * k), 0.5 * k + 0.2)
    one(0, "natural", (-0.048, -0.020, 0), 0.3)
    one(1, "cognac", (-0.052, 0.110, 0), 0.1)
    cup((-0.052, 0.110, 0.0040), "#DDD6C9", 0.85)
    one(2, "chestnut", (0.062, 0.0005, 0.0345), 0.0, math.radians(48))
    camera((-0.09, -0.40, 0.245), (0.002, 0.016, 0.012), 58, 7.1, (-0.01, -0.02, 0.006))


def background():
    """A dark hide under raking light, a burnt rosette running out of focus on the right."""
    o = ground(skin("chestnut", art("le_rosette", lambda c: mandala(c, 0, 0, 0.95)), (0.16, 0.16)))
    put(o, (0.10, 0.05, 0))
    world((1, 0.88, 0.76), 0.05)
    area("key", (-0.30, 0.42, 0.20), (0, 0, 0), 0.35, 2.6, (1, 0.86, 0.70), 0.2)
    area("fill", (0.4, -0.3, 0.5), (0, 0, 0), 0.5, 1.0, (0.8, 0.88, 1))
    camera((-0.02, -0.26, 0.17), (0.02, 0.02, 0.0), 70, 4, (0.03, 0.0, 0))


CARD = {"samples": 24, "bounces": 6, "bloom": 0.03, "vignette": 0.15}
SHOTS = {
    "materials/leather/background": Shot(background, width=1440, height=720, samples=20, bounces=4, vignette=0.2, exposure=0.4),
    "materials/leather/wallet": Shot(wallet, exposure=0.5, **CARD),
    "materials/leather/notebook": Shot(notebook, exposure=0.5, **CARD),
    "materials/leather/belt": Shot(belt, exposure=0.5, **CARD),
    "materials/leather/key-fob": Shot(key_fob, exposure=0.5, **CARD),
    "materials/leather/watch-strap": Shot(watch_strap, exposure=0.5, **CARD),
    "materials/leather/coasters": Shot(coasters, exposure=0.5, **CARD),
}
