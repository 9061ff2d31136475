"""Parts of the electronics pages: boards, stencils, panels, reels, enclosures, cables, under cool light on a dark mat."""
import math
import random

import motifs_hard as mm
import props_hard as hard
from aluminum import bleached, knob
from applications import flex_mask, stencil_loops
from applications_kit import *
from machines.parts import finishes
from metal import annealed
from paper_showcase import finely


def mat_lines(c):
    """The grid of an antistatic mat, twice as wide as high."""
    for k in range(81):
        pen(c, [(-2 + 0.05 * k, -1), (-2 + 0.05 * k, 1)], width=0.0028, closed=False)
    for k in range(41):
        pen(c, [(-2, -1 + 0.05 * k), (2, -1 + 0.05 * k)], width=0.0028, closed=False)


def lab(S=1.0, t=(0, 0, 0.02), k=1.0, side=-1, mat="#25363F", wall="#2A363D", accent=(1, 0.66, 0.36), lines=True):
    """A dark bench in cool light for a set S metres wide: mat, back wall with a glow, key from behind one side, a weak warm lamp opposite."""
    p = S * S
    face = pbr(f"esd{mat}", hexc(mat), rough=0.55, bump=(900, 0.10))
    if lines:
        face = engraved(f"esd lines{mat}", hexc(mat), art("bk_mat", mat_lines, 4096, 2048), (2.4, 1.2), tuple(min(1, x * 1.5) for x in hexc(mat)), rough=0.55, markrough=0.6, depth=0, bump=(900, 0.10))
    mesh("bench", [(-1.6 * S, -1.2 * S, 0), (1.6 * S, -1.2 * S, 0), (1.6 * S, 0.62 * S, 0), (-1.6 * S, 0.62 * S, 0)], [(0, 1, 2, 3)], face)
    mesh("wall", [(-3 * S, 1.0 * S, -1), (3 * S, 1.0 * S, -1), (3 * S, 1.0 * S, 3), (-3 * S, 1.0 * S, 3)], [(0, 1, 2, 3)], plaster(wall, wall))
    world((0.55, 0.74, 1), 0.09)
    area("key", (side * 0.58 * S, 0.34 * S, 0.55 * S), t, 0.32 * S, 9.0 * k * p, (0.84, 0.93, 1), 0.5 * S)
    area("strip", (side * 0.1 * S, 0.62 * S, 0.50 * S), t, 0.8 * S, 5.0 * k * p, (0.80, 0.92, 1), 0.10 * S)
    area("lamp", (-side * 0.62 * S, -0.42 * S, 0.48 * S), t, 0.28 * S, 2.6 * k * p, accent)
    area("front", (side * 0.30 * S, -0.75 * S, 0.55 * S), t, 0.5 * S, 1.8 * k * p, (0.80, 0.90, 1))
    area("wallglow", (side * 0.35 * S, 0.72 * S, 0.10 * S), (side * 0.15 * S, 1.0 * S, 0.35 * S), 0.5 * S, 3.0 * k * p, (0.45, 0.70, 1))


def solder_mask(colour):
    """Solder mask over copper."""
    return pbr(f"solder mask{colour}", hexc(colour), rough=0.28, coat=0.5, bump=(500, 0.03))


def traces(c, seed=3, w=1.45):
    """Copper of an invented board: buses that bend at 45 degrees, vias, pads; 2w wide and 2 high."""
    rnd = random.Random(seed)
    c.set_line_width(0.012)
    for k in range(34):
        x, y = rnd.uniform(-w, w), rnd.uniform(-0.95, 0.95)
        n, gap, d = rnd.choice((1, 2, 4)), 0.030, rnd.choice((-1, 1))
        a, b, e = rnd.uniform(0.15, 0.55), rnd.uniform(0.08, 0.28), rnd.uniform(0.1, 0.5)
        for i in range(n):
            q = [(x, y + gap * i), (x + a, y + gap * i), (x + a + b, y + gap * i + d * b), (x + a + b + e, y + gap * i + d * b)]
            pen(c, q, width=0.012, closed=False)
            for px, py in (q[0], q[-1]):
                c.arc(px, py, 0.020, 0, TAU)
                c.fill()


def board(w, d, seed=1, colour="#14513C", at=(0, 0, 0), turn=(0, 0, 0), parent=None, bare=False, t=0.0016, headers=True):
    """A printed board: traces under its mask, gold pads, and unless bare a set of parts. Returns its parent."""
    e = group("board")
    rnd = random.Random(seed)
    lit = tuple(min(1, x * 1.8 + 0.01) for x in hexc(colour))
    mw = 2048
    face = hard.mark(pbr(f"board{colour}{seed}", hexc(colour), rough=0.28, coat=0.5), art(f"bk_traces{seed}", lambda c: traces(c, seed, w / d), mw, round(mw * d / w)), (w, d), lit, 0.30, 0.0, depth=-0.25, grain=0.03)
    core = pbr("board core", hexc("#B9A668"), rough=0.6)
    holes = [circle(0.0016, 28, sx * (w / 2 - 0.0045), sy * (d / 2 - 0.0045)) for sx in (-1, 1) for sy in (-1, 1)]
    put(plate("board", [rrect(w, d, 0.003), *holes], t, face, core, bev=0.0001), (0, 0, t / 2), parent=e)
    gold, tin, black = pbr("pad gold", (0.95, 0.66, 0.28), rough=0.25, metal=1), pbr("pad tin", (0.72, 0.73, 0.75), rough=0.3, metal=1), pbr("chip", (0.014, 0.014, 0.016), rough=0.45, bump=(900, 0.05))
    for h in holes:
        x, y = sum(p[0] for p in h) / 28, sum(p[1] for p in h) / 28
        put(plate("annulus", [circle(0.0031, 32), circle(0.0017, 28)], 0.00012, gold, bev=0.00003), (x, y, t + 0.00008), parent=e)

    def pads(x, y, n, pitch, gap, pw, pl, four=False):
        loops = []
        for i in range(n):
            q = (i - (n - 1) / 2) * pitch
            for s in (-1, 1):
                loops.append(rrect(pw, pl, pw * 0.2, 2, x + q, y + s * gap))
                if four:
                    loops.append(rrect(pl, pw, pw * 0.2, 2, x + s * gap, y + q))
        put(plate("pads", loops, 0.00014, gold if bare else tin, bev=0.00003), (0, 0, t + 0.00009), parent=e)

    cx, cy = -w * 0.18, d * 0.10
    s = min(w, d) * 0.15
    pads(cx, cy, 14, s * 2 / 15, s * 1.10, s * 0.075, s * 0.20, True)
    pads(w * 0.22, d * 0.22, 6, d * 0.035, d * 0.085, d * 0.016, d * 0.045)
    pads(w * 0.24, -d * 0.16, 4, d * 0.045, d * 0.070, d * 0.022, d * 0.040)
    chips = []
    for j in range(3):
        for i in range(8):
            x, y = -w * 0.40 + i * w * 0.068, -d * 0.22 - j * d * 0.085
            if rnd.random() < 0.85:
                chips.append((x, y))
    put(plate("chip pads", [rrect(0.0012, 0.0014, 0.0002, 2, x + q * 0.0013, y) for x, y in chips for q in (-1, 1)], 0.00014, gold if bare else tin, bev=0.00003), (0, 0, t + 0.00009), parent=e)
    if bare:
        return put(e, at, turn, parent)
    put(box("mcu", (-s, -s, 0), (s, s, 0.0014), black, 0.0002), (cx, cy, t + 0.0008), parent=e)
    put(cyl("pin one", (0, 0, 0), s * 0.09, 0.0001, pbr("chip dot", (0.2, 0.2, 0.2), rough=0.6), bev=0), (cx - s * 0.75, cy + s * 0.75, t + 0.00152), parent=e)
    put(box("soic", (-d * 0.11, -d * 0.065, 0), (d * 0.11, d * 0.065, 0.0015), black, 0.0002), (w * 0.22, d * 0.22, t + 0.0008), parent=e)
    put(box("soic", (-d * 0.10, -d * 0.055, 0), (d * 0.10, d * 0.055, 0.0014), black, 0.0002), (w * 0.24, -d * 0.16, t + 0.0008), parent=e)
    brown, grey_ = pbr("ceramic cap", hexc("#A88A62"), rough=0.5), pbr("resistor", (0.02, 0.02, 0.024), rough=0.4)
    for k, (x, y) in enumerate(chips):
        put(box("part", (-0.0010, -0.0006, 0), (0.0010, 0.0006, 0.0006), (brown, grey_)[k % 2], 0.0001), (x, y, t + 0.0004), parent=e)
    for k in range(2):
        put(cyl("can", (0, 0, 0), 0.0032, 0.0062, pbr("can", (0.66, 0.67, 0.69), rough=0.3, metal=1), bev=0.0005), (w * 0.38, d * 0.30 - k * 0.009, t + 0.0032), parent=e)
    put(cyl("led", (0, 0, 0), 0.0012, 0.0010, emis("board led", (0.20, 1.0, 0.45), 6), bev=0.0002), (w * 0.06, d * 0.36, t + 0.0006), parent=e)
    if headers:
        n = int(w * 0.5 / 0.00254)
        put(box("header", (-n * 0.00127, -0.00125, 0), (n * 0.00127, 0.00125, 0.0026), black, 0.0002), (-w * 0.12, d / 2 - 0.0035, t + 0.0014), parent=e)
        for i in range(n):
            put(box("pin", (-0.0003, -0.0003, 0), (0.0003, 0.0003, 0.0060), gold, 0), (-w * 0.12 + (i - (n - 1) / 2) * 0.00254, d / 2 - 0.0035, t + 0.0060), parent=e)
        put(box("socket", (-0.0045, -0.004, 0), (0.0045, 0.004, 0.0032), tin, 0.0008), (w / 2 - 0.004, -d * 0.02, t + 0.0017), (0, 0, math.pi / 2), e)
        put(box("mouth", (-0.0035, -0.0002, 0), (0.0035, 0.0002, 0.0016), black, 0.0005), (w / 2 - 0.0001, -d * 0.02, t + 0.0017), (0, 0, math.pi / 2), e)
    return put(e, at, turn, parent)


def tape(at, turn, L=0.03, w=0.008, parent=None):
    """A piece of amber tape."""
    return put(plate("tape", [rrect(L, w, 0.0004)], 0.00008, pbr("amber tape", (0.72, 0.30, 0.03), rough=0.18, coat=0.5), bev=0.00002), at, (0, 0, turn), parent)


def stencil_film(k=1.0, mat=None, extra=()):
    """Loops' plate of a solder stencil cut of film, 132 mm wide at k 1."""
    loops = [rrect(0.132 * k, 0.100 * k, 0.002), *[[(x * k, y * k) for x, y in q] for q in stencil_loops()], *extra]
    return plate("stencil", loops, 0.0002, mat or pbr("film", (0.66, 0.22, 0.015), rough=0.24, spec=0.5, coat=0.3), bev=0.00004)


def panel_draw(c, before=False):
    """Legend of an instrument's front 240 x 100 mm: two scales, a graph, four keys, sockets; figures and units only."""
    for x, s in ((-92, "kHz"), (-40, "V")):
        c.save()
        c.translate(x, -8)
        mm.dial(c, 17, n=11, minor=3, tick=3.0, lw=0.55, size=3.9, figures=[str(k) for k in range(11)])
        c.restore()
        mm.label(c, s, x, 24, 4.6)
    c.set_line_width(0.5)
    mm.rounded(c, -8, -38, 66, 42, 2.5)
    c.stroke()
    for i in range(4):
        mm.rounded(c, -8 + 17.2 * i, 12, 14, 12, 2)
        c.stroke()
        mm.label(c, ("F1", "F2", "F3", "F4")[i], -1 + 17.2 * i, 29.5, 4.2)
    c.save()
    c.translate(91, -14)
    mm.dial(c, 20, n=7, minor=4, tick=3.4, lw=0.6, size=4.2, figures=["0", "10", "20", "30", "40", "50", "60"])
    c.restore()
    for i, s in enumerate(("+", "−", "⏚")):
        mm.ring(c, 6.8, 0.5, 73 + 18 * i, 26)
        if i < 2:
            mm.label(c, s, 73 + 18 * i, 38, 6)
    mm.label(c, "dB", 91, 15, 4.4)
    c.rectangle(-112, 40.5, 224, 0.4)
    c.fill()
    mm.label(c, "LM-240", -112, 36, 5.4, align="l")


def panel_holes():
    """Openings of that front: shafts, window, keys, sockets, screws."""
    holes = [circle(0.0034, 40, x, 0.008) for x in (-0.092, -0.040)] + [circle(0.0042, 40, 0.091, 0.014)]
    holes += [rrect(0.058, 0.034, 0.001, 5, 0.025, 0.017)]
    holes += [rrect(0.0115, 0.0095, 0.0015, 5, -0.001 + 0.0172 * i, -0.018) for i in range(4)]
    holes += [circle(0.0046, 40, 0.073 + 0.018 * i, -0.026) for i in range(3)]
    return holes + [circle(0.0020, 24, sx * 0.114, sy * 0.044) for sx in (-1, 1) for sy in (-1, 1)]


def panel_plate(colour="#15181C", legend=True, name="front"):
    """The bare front panel of anodised aluminium with cut openings, marked or not."""
    face = hard.anodised(f"panel{colour}{legend}{name}", colour, 0.36)
    if legend:
        face = bleached(face, mm.mask("bk-panel", 240, 100, panel_draw, 4096), (0.240, 0.100))
    return plate("front panel", [rrect(0.240, 0.100, 0.004), *panel_holes()], 0.003, face, hard.satin("panel cut", "#AEB4BA", 0.2), bev=0.0004)


def instrument(at=(0, 0, 0), turn=(0, 0, 0), parent=None, lit=True, colour="#15181C", case=0.10):
    """A finished instrument: the front panel with knobs, lit window, keys and sockets on its case. The panel's middle is the origin, its face +z. Returns its parent."""
    e = group("instrument")
    put(panel_plate(colour), (0, 0, 0), parent=e)
    dark, cap, orange = pbr("knob dark", hexc("#1B1D20"), rough=0.45), hard.satin("knob cap", "#BCC2C8", 0.24), hard.anodised("knob orange", "#E8671A", 0.3)
    for x, y, r, h, m, a in ((-0.092, 0.008, 0.0125, 0.014, cap, -50), (-0.040, 0.008, 0.0125, 0.014, cap, 40), (0.091, 0.014, 0.0150, 0.016, orange, 10)):
        put(knob((0, 0, 0), r, h, dark, m, a), (x, y, 0.0016), (0, 0, math.radians(-a)), e)
    put(box("window", (-0.029, -0.017, -0.002), (0.029, 0.017, 0.0), pbr("window glass", (0.006, 0.008, 0.010), rough=0.08, coat=1), 0), (0.025, 0.017, 0.0003), parent=e)
    if lit:
        glow = emis("trace", (0.25, 0.85, 1.0), 3.0)
        pts = [(-0.026 + 0.052 * k / 90, 0.0085 * math.sin(k * 0.24) * (0.35 + 0.65 * math.sin(math.pi * k / 90)), 0) for k in range(91)]
        put(strand([pts], 0.00035, glow, "trace", 1), (0.025, 0.019, 0.0019), parent=e)
        grid = emis("graticule", (0.10, 0.30, 0.38), 0.5)
        strand_ = [[(-0.026 + 0.0104 * k, -0.014, 0), (-0.026 + 0.0104 * k, 0, 0), (-0.026 + 0.0104 * k, 0.014, 0)] for k in range(6)] + [[(-0.026, -0.014 + 0.007 * k, 0), (0, -0.014 + 0.007 * k, 0), (0.026, -0.014 + 0.007 * k, 0)] for k in range(5)]
        put(strand(strand_, 0.00008, grid, "graticule", 1), (0.025, 0.017, 0.0015), parent=e)
    for i in range(4):
        put(box("key", (-0.0053, -0.0043, 0), (0.0053, 0.0043, 0.004), pbr("panel key" if i else "panel key lit", hexc("#3A4046" if i else "#E8671A"), rough=0.4), 0.0012), (-0.001 + 0.0172 * i, -0.018, 0.0022), parent=e)
    for i, c in enumerate(("#B3261E", "#17191B", "#2E7D4F")):
        put(lathe("socket", [(0.0020, 0.0075), (0.0046, 0.0075), (0.0060, 0.0062), (0.0062, 0.0)], pbr(f"socket{c}", hexc(c), rough=0.35), 48), (0.073 + 0.018 * i, -0.026, 0.0014), parent=e)
        put(cyl("pit", (0, 0, 0), 0.0021, 0.004, finishes().brass, bev=0), (0.073 + 0.018 * i, -0.026, 0.0050), parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for o in hard.screw((sx * 0.114, sy * 0.044, 0.0014), 0.0026, hard.satin("panel screw", "#C9CDD0", 0.24)):
                o.parent = e
    put(box("case", (-0.118, -0.048, -case), (0.118, 0.048, -0.0018), hard.satin("instrument case", "#3A4046", 0.42), 0.004), (0, 0, -case / 2 - 0.0009), parent=e)
    return put(e, at, turn, parent)


def lead(points, colour, r=0.0022, plug=True, parent=None):
    """A test lead along points; plug: a 4 mm plug whose pin points along the first stretch backwards."""
    tube("lead", points, r, pbr(f"lead{colour}", hexc(colour), rough=0.42), 14)
    if plug:
        a, b = Vector(points[0]), Vector(points[1])
        d = (a - b).normalized()
        o = lathe("plug", [(0, -0.034), (0.0030, -0.034), (0.0036, -0.026), (0.0048, -0.022), (0.0048, -0.004), (0.0054, -0.003), (0.0054, 0.0), (0, 0.0)], pbr(f"plug{colour}", hexc(colour), rough=0.4), 40)
        o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
        o.location = a


def reel(at=(0, 0, 0), turn=(0, 0, 0), colour="#E4E7E8", band_="#2A2D31", r=0.075, w=0.012, seed=1, parent=None):
    """A component reel: two pierced discs, carrier tape between them, a coded label. Axis along z. Returns its parent."""
    e = group("reel")
    m = pbr(f"reel{colour}", hexc(colour), rough=0.4, coat=0.2)
    loops = [circle(r, 120), circle(0.0065, 40)]
    for k in range(3):
        a = TAU * k / 3
        loops.append([(q * math.cos(b), q * math.sin(b)) for q, b in [(0.024, a + 0.20 + 0.08 * i) for i in range(14)] + [(r * 0.62, a + 1.24 - 0.08 * i) for i in range(14)]])
    for z in (0, w):
        put(plate("flange", loops, 0.0014, m, bev=0.0003), (0, 0, z + 0.0007), parent=e)
    put(lathe("tape", [(r * 0.86, 0.0014), (r * 0.875, 0.0020), (r * 0.875, w - 0.0012), (r * 0.86, w - 0.0004), (r * 0.50, w - 0.0004), (r * 0.50, 0.0014), (r * 0.86, 0.0014)], surface(f"carrier{band_}", hexc(band_), grain=300, stretch=(0.2, 0.2, 40), bump=0.4, rough=0.5)), parent=e)
    put(lathe("hub", [(0.0065, 0.0), (0.022, 0.0), (0.022, w), (0.0065, w)], m), (0, 0, 0.0006), parent=e)

    def draw(c):
        mm.ink(c, 1)
        mm.data_matrix(c, 13, 16, seed, -18, 0)
        for k, s in enumerate(("R 0402  10 k", "5 000", "2611-%02d" % (10 + seed))):
            mm.label(c, s, -9, -4.6 + 4.6 * k, 3.4, bold=k == 0, align="l")

    sticker = hard.mark(pbr(f"sticker{seed}", hexc("#F4F5F3"), rough=0.6), mm.mask(f"bk-reel{seed}", 52, 18, draw, 1024), (0.052, 0.018), "#101214", 0.6, 0, depth=0)
    put(plate("sticker", [rrect(0.050, 0.018, 0.001)], 0.0001, sticker, bev=0.00002), (0, -r * 0.72, w + 0.0015), parent=e)
    return put(e, at, turn, parent)


def ring_lamp(at=(0, 0, 0), turn=0.0, height=0.26, reach=0.20, power=1.0, parent=None):
    """A lamp with a lens and a ring of light on a jointed arm; the ring hangs reach towards -y of its foot. Returns its parent."""
    e = group("ring lamp")
    f = finishes()
    body = pbr("lamp body", hexc("#DDE2E5"), rough=0.32, coat=0.3)
    put(prism_z("foot", circle(0.062, 80), 0, 0.018, f.graphite, 0.005, 4), parent=e)
    rods = [((0, 0, 0.018), (0, 0.02, height * 0.9)), ((0, 0.02, height * 0.9), (0, -reach * 0.72, height * 1.12)), ((0, -reach * 0.72, height * 1.12), (0, -reach * 0.95, height))]
    for a, b in rods:
        tube("rod", [a, tuple((x + y) / 2 for x, y in zip(a, b)), b], 0.0045, f.alu, 4).parent = e
    for a, _ in rods[1:]:
        put(cyl("joint", (0, 0, 0), 0.0095, 0.018, f.graphite, "X", 0.002), a, (0, math.pi / 2, 0), e)
    head = group("head")
    R = 0.070
    put(lathe("ring", [(R - 0.020, 0), (R, 0), (R + 0.004, 0.004), (R + 0.004, 0.018), (R - 0.002, 0.024), (R - 0.020, 0.024), (R - 0.022, 0.020), (R - 0.022, 0.003), (R - 0.020, 0)], body, 120), parent=head)
    put(lathe("light", [(R - 0.016, -0.0004), (R - 0.003, -0.0004)], emis("ring light", (0.88, 0.96, 1), 9 * power), 96), parent=head)
    put(cyl("lens", (0, 0, 0), R - 0.021, 0.004, thin("ring lens", (0.96, 0.98, 1)), bev=0.001, n=96), (0, 0, 0.010), parent=head)
    put(box("neck", (-0.010, -0.012, 0), (0.010, 0.016, 0.016), f.graphite, 0.003), (0, R + 0.004, 0.012), parent=head)
    put(head, (0, -reach - R * 0.95 + 0.02, height - 0.020), (math.radians(-8), 0, 0), e)
    l = area("ring glow", (0, -reach - R * 0.9 + 0.02, height - 0.028), (0, -reach - R * 0.9 + 0.02, 0), 0.10, 1.6 * power, (0.88, 0.96, 1))
    l.visible_camera = False
    l.parent = e
    return put(e, at, (0, 0, turn), parent)


def flex(at=(0, 0, 0), turn=0.0, wave=0.020, L=0.176, w=0.044, parent=None, name="flex"):
    """A polyimide strip with copper by a drawing, raised to a wave. Returns it."""
    m = MATS.get("flex film")
    if not m:
        g = hard.graph("flex film")
        im = g.image(drawn("flex", 2048, 512, flex_mask), g.new("ShaderNodeTexCoord").outputs["UV"])
        m = g.set(Base_Color=g.mix(im, (0.60, 0.20, 0.02), (0.95, 0.58, 0.30)), Metallic=im, Roughness=0.24, Clearcoat=0.35, Normal=g.bump(im, 0.35, 0.0002))
        MATS["flex film"] = m
    o = cloth(name, L, w, 120, 2, lambda x, y: (x, y, 0.0006 + wave * math.sin(math.pi * max(0.0, min(1.0, (x / L + 0.5 - 0.28) / 0.5))) ** 2), m, 0.0003)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    for q in o.data.uv_layers["flat"].data:
        q.uv = (q.uv[0] / L + 0.5, q.uv[1] / w + 0.5)
    return put(o, at, (0, 0, turn), parent)


def comb(L, t, n, h, first=0, r=0.0):
    """A wall's outline L wide and h high with n fingers of depth t up both sides."""
    up = []
    for k in range(n):
        x = L / 2 if k % 2 == first else L / 2 - t
        up += [(x, -h / 2 + h * k / n), (x, -h / 2 + h * (k + 1) / n)]
    return up + [(-x, y) for x, y in up[::-1]]


def sheet_acrylic(name, tint):
    """Clear or tinted acrylic as closed plates: `thin` would turn their insides black."""
    return shell_glass(name, tint, 0.45)


def enclosure(at=(0, 0, 0), turn=0.0, w=0.130, d=0.095, h=0.045, t=0.003, lid=True, parent=None, tint=(0.80, 0.91, 0.95), edge="#9CD3E6"):
    """A finger-jointed enclosure of tinted acrylic with vents and port openings, a lit board inside. Returns its parent."""
    e = group("enclosure")
    face = sheet_acrylic(f"smoke{tint}", tint)
    rim = pbr(f"smoke edge{edge}", hexc(edge), rough=0.16, coat=0.5, emit=hexc(edge), es=0.10)
    vents = [rrect(0.0030, h * 0.46, 0.0014, 5, -w * 0.10 + 0.0062 * i, 0.001) for i in range(9)]
    front = [comb(w, t, 5, h, 0), rrect(0.014, 0.010, 0.001, 4, -w * 0.34, -h * 0.16), circle(0.0042, 32, -w * 0.20, -h * 0.16), *vents]
    put(plate("front", front, t, face, rim, bev=0.0001), (0, -d / 2 + t / 2, h / 2), UP, e)
    put(plate("back", [comb(w, t, 5, h, 0), *vents], t, face, rim, bev=0.0001), (0, d / 2 - t / 2, h / 2), UP, e)
    for s in (-1, 1):
        put(plate("side", [comb(d, t, 5, h, 1), *[rrect(0.0030, h * 0.46, 0.0014, 5, -0.020 + 0.0066 * i, 0.001) for i in range(7)]], t, face, rim, bev=0.0001), (s * (w / 2 - t / 2), 0, h / 2), ACROSS, e)
    put(plate("floor", [rrect(w - 2 * t - 0.0004, d - 2 * t - 0.0004, 0.0004, 2)], t, face, rim, bev=0.0001), (0, 0, t / 2 + 0.0004), parent=e)
    board(w - 0.024, d - 0.024, 5, "#14513C", (0, 0, t + 0.006), parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            put(cyl("standoff", (0, 0, 0), 0.0030, 0.006, finishes().brass, bev=0.0004, n=24), (sx * ((w - 0.024) / 2 - 0.0045), sy * ((d - 0.024) / 2 - 0.0045), t + 0.0032), parent=e)
    point("inside", (0, -d * 0.10, h * 0.80), 0.05, (0.75, 0.92, 1), 0.010).parent = e
    if lid:
        rosette_ = [tf(leaf(0.016, 0.0026, 12), TAU * k / 12, 0.006 * math.cos(TAU * k / 12), 0.006 * math.sin(TAU * k / 12)) for k in range(12)]
        slots = [rrect(0.030, 0.0026, 0.0012, 5, -w * 0.28, -0.022 + 0.0066 * i) for i in range(7)]
        put(plate("lid", [rrect(w + 0.004, d + 0.004, 0.003), *[tf(q, 0, w * 0.16, 0) for q in rosette_], *slots, *[circle(0.0017, 24, sx * (w / 2 - 0.006), sy * (d / 2 - 0.006)) for sx in (-1, 1) for sy in (-1, 1)]], t, face, rim, bev=0.0001), (0, 0, h + t / 2 + 0.0004), parent=e)
    return put(e, at, (0, 0, turn), parent)
