"""Paper showcase objects beside the six samples: gift tags, place cards, flowers, a mobile, a calendar, a pillow box."""
import math
import random

from lib import *
from props_soft import *
from showcase_kit import *

UP = math.pi / 2


def card(loops, color, t=0.0007, through=0.12, **more):
    """A piece of cut card lying on z 0."""
    return put(plate("card", loops, t, paper(f"card {color} {more.get('mark', ('',))[0]}", color, through, **more), paper(f"card edge {color}", color, 0.05), bev=0.00008), (0, 0, t / 2))


def finely(o, step):
    """Cut a flat plate into small squares, so that `curl` bends it evenly; returns it."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    for axis in (0, 1):
        values = [v.co[axis] for v in bm.verts]
        lo, hi = min(values), max(values)
        for i in range(1, int((hi - lo) / step) + 1):
            at, normal = [0, 0, 0], [0, 0, 0]
            at[axis], normal[axis] = lo + step * i, 1
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=at, plane_no=normal)
    bm.to_mesh(o.data)
    bm.free()
    return o


def desk(wall_color="#9AA8AC", k=8.5):
    """A pale ash desk under a north window."""
    table(ash(), wall_color)
    daylight(kx=-0.6, k=k, fill=1.7, rim=2.2, t=(0, 0, 0.04))


def lace_ring(r, n, rows=2):
    """Leaf-shaped holes in rings round the origin."""
    out = []
    for j in range(rows):
        for k in range(n):
            a = TAU * (k + 0.5 * j) / n
            d = r * (0.36 + 0.30 * j)
            out.append(tf(leaf(r * 0.25, r * 0.055 + 0.012 * r * j, 14), a, d * math.cos(a), d * math.sin(a)))
    return out


def tag(at, a, color, motif_loops, backing):
    """A gift tag of two layers on a cotton cord; the upper one is pierced."""
    e = group("tag")
    outline = fillet([(-0.021, -0.034), (0.021, -0.034), (0.021, 0.022), (0.010, 0.036), (-0.010, 0.036), (-0.021, 0.022)], [0.003, 0.003, 0.004, 0.003, 0.003, 0.004], 6)
    hole = circle(0.0026, 32, 0, 0.0285)
    card([outline, hole], backing).parent = e
    inset = [(x * 0.90, y * 0.93) for x, y in outline]
    o = card([inset, hole, *motif_loops], color)
    put(o, (0, 0, 0.0012), parent=e)
    cord = surface("cotton cord", hexc("#D8C6A4"), hexc("#B9A47E"), grain=2400, bump=0.8, rough=0.95)
    for s in (-1, 1):
        tube("cord", [(0, 0.0285, 0.0022), (s * 0.004, 0.040, 0.0022), (s * 0.011, 0.058, 0.0016), (s * 0.004 + 0.006, 0.078, 0.0014)], 0.0006, cord).parent = e
    return put(e, at, (0, 0, a))


def gift_tags():
    """Four pierced gift tags with cords on kraft paper, a spool beside them."""
    ground(surface("kraft top", hexc("#B98F62"), hexc("#A87E52"), grain=500, stretch=(1, 2.4, 1), bump=0.12, rough=0.9))
    daylight(kx=-0.55, k=8.5, fill=1.6, rim=0, soft=0.26, ky=0.22, kz=0.42)
    fir = [tf(pine_outline(0.044, 0.026, 4), 0, 0, -0.026)]
    flake = [tf(leaf(0.0135, 0.0022, 12), TAU * k / 6, 0.0016 * math.cos(TAU * k / 6), -0.006 + 0.0016 * math.sin(TAU * k / 6)) for k in range(6)] + [tf(leaf(0.0060, 0.0014, 10), TAU * (k + 0.5) / 6, 0.0070 * math.cos(TAU * (k + 0.5) / 6), -0.006 + 0.0070 * math.sin(TAU * (k + 0.5) / 6)) for k in range(6)]
    heart = [spline([(0, -0.022), (0.014, -0.006), (0.0135, 0.006), (0.006, 0.008), (0, 0.001), (-0.006, 0.008), (-0.0135, 0.006), (-0.014, -0.006)], True)]
    sprig = [tf(leaf(0.011, 0.0030, 12), UP + s * 0.75, s * 0.0010, -0.026 + 0.0075 * k) for k in range(4) for s in (-1, 1)] + [tf(leaf(0.013, 0.0034, 12), UP, 0, 0.003)]
    for at, a, color, m, back in (((-0.062, -0.018, 0.0003), 0.28, "#F3F1EB", fir, "#2F5B4C"), ((-0.006, -0.030, 0.0003), -0.06, "#2C4A66", flake, "#E9EDF0"), ((0.050, -0.022, 0.0003), -0.34, "#F3F1EB", heart, "#C4412B"), ((-0.012, 0.062, 0.0003), 0.62, "#D8A13C", sprig, "#F3F1EB")):
        tag(at, a, color, m, back)
    spool((0.095, 0.050, 0.0002), "#D8C6A4")
    camera((-0.05, -0.27, 0.27), (0.006, 0.012, 0), 56, 9, (0, -0.02, 0.001))


def place_cards():
    """Tent cards with pierced sprays on a laid table: plate, napkin, a twig."""
    table(surface("table cloth", hexc("#CFCBC2"), hexc("#C3BFB5"), grain=900, bump=0.25, rough=0.95), "#A9ADA6")
    daylight(kx=-0.6, k=9.0, fill=1.9, rim=2.4, t=(0, 0, 0.03))
    porcelain = pbr("porcelain", hexc("#E9EAE7"), rough=0.15, coat=0.6)
    put(lathe("plate", [(0, 0), (0.055, 0), (0.060, 0.002), (0.105, 0.014), (0.107, 0.0165), (0.100, 0.0150), (0.060, 0.0052), (0, 0.0045)], porcelain), (0.050, 0.120, 0.0003))
    w, h = 0.090, 0.052

    def tent(at, a, color, back):
        e = group("tent")
        holes = [circle(0.0022, 24, -0.036, 0.008)]
        for k in range(7):
            x = -0.032 + 0.0092 * k
            holes += [tf(leaf(0.0098, 0.0026, 12), 0.25 + s * 0.95, x, 0.0225 + 0.0008 * k + s * 0.0013) for s in (-1, 1)]
        pts = [(x, y - h / 2) for x, y in rrect(w, h, 0.002, 4, 0, h / 2)]
        holes = [[(x, y - h / 2) for x, y in q] for q in holes]
        lean = math.radians(64)
        for s, inner in ((-1, True), (1, False)):
            o = plate("leaf", [pts] + (holes if inner else []), 0.0007, paper("tent " + color, color, 0.14), paper("tent edge " + color, color, 0.05), bev=0.00008)
            put(o, (0, s * h / 2 * math.cos(lean), h / 2 * math.sin(lean)), (lean if s < 0 else math.pi - lean, 0, 0), e)
        o = plate("lining", [[(x * 0.96, y * 0.94) for x, y in pts]], 0.0004, paper("lining " + back, back, 0.1), bev=0.00005)
        put(o, (0, -h / 2 * math.cos(lean) + 0.0010, h / 2 * math.sin(lean) - 0.0004), (lean, 0, 0), e)
        return put(e, at, (0, 0, a))

    tent((-0.030, -0.030, 0.0003), 0.30, "#F4F2EC", "#3E6B5A")
    tent((0.105, -0.012, 0.0003), -0.22, "#F4F2EC", "#C4633B")
    leafy, stem = paper("leaf green", "#5E7B5C", 0.25), pbr("stem", hexc("#6B5A3C"), rough=0.7)
    twig([(0.000, 0.085, 0.0060), (0.030, 0.105, 0.0110), (0.070, 0.122, 0.0110), (0.110, 0.150, 0.0120)], 8, 0.030, 0.009, leafy, stem, 6)
    camera((-0.10, -0.46, 0.22), (0.020, 0.020, 0.018), 58, 6.3, (-0.01, -0.03, 0.025))


def bloom(at, R, colors, tilt, parent=None, rows=4, seed=1):
    """A flower of curled petals in rows, the innermost upright. Petals are cut from flat card."""
    rnd = random.Random(seed)
    e = group("bloom")
    for j in range(rows):
        n = 9 - j
        length = R * (1 - 0.17 * j)
        for k in range(n):
            o = plate("petal", [[(x, y) for x, y in leaf(length, length * 0.30, 18)]], 0.0005, paper(f"petal {colors[j % len(colors)]}", colors[j % len(colors)], 0.30), bev=0.00006)
            curl(o, lambda x, y: 5.5 / R * 0.035 * x * x * (1 + 0.6 * j) - 2.0 * y * y)
            put(o, (0, 0, 0.0012 * j), (rnd.uniform(-0.08, 0.08), -0.10 - 0.30 * j, TAU * (k + 0.5 * (j % 2)) / n + rnd.uniform(-0.08, 0.08)), e)
    centre = paper("stamen", "#D8A13C", 0.1)
    for k in range(18):
        a = 2.399 * k
        q = R * 0.028 * math.sqrt(k)
        cyl("stamen", (q * math.cos(a), q * math.sin(a), R * 0.13), R * 0.016, R * 0.20, centre, bev=0.0002, n=12).parent = e
    return put(e, at, tilt, parent)


def flowers():
    """Cut-paper flowers, coral and white, with paper leaves in a stone vase."""
    desk("#98A4A8", 9.0)
    put(lathe("vase", [(0, 0), (0.028, 0), (0.032, 0.003), (0.040, 0.040), (0.036, 0.075), (0.020, 0.100), (0.0185, 0.112), (0.021, 0.118), (0.0185, 0.118), (0.016, 0.110), (0, 0.105)], pbr("stoneware", hexc("#50606A"), rough=0.45, bump=(220, 0.2))), (0, 0, 0))
    stem = paper("stem", "#4F6B4C", 0.05)
    leafy = paper("leaf green", "#557A58", 0.25)
    for k, (x, y, z, R, c) in enumerate(((-0.055, -0.020, 0.185, 0.048, ("#F06A45", "#F58A62", "#F8A884")), (0.040, -0.035, 0.165, 0.040, ("#F6F1E6", "#F3E3CF", "#F0CFAE")), (0.015, 0.025, 0.235, 0.044, ("#F3B23E", "#F6C766", "#F8D890")), (0.090, 0.015, 0.205, 0.034, ("#F06A45", "#F58A62", "#F8A884")))):
        tube("stem", [(x * 0.05, y * 0.05, 0.10), (x * 0.3, y * 0.3, 0.13), (x * 0.8, y * 0.8, z - 0.03), (x, y, z)], 0.0014, stem)
        bloom((x, y, z), R, c, (-0.9 * y / 0.05 * 0.5 + 0.35, x * 7, 0.3 * k), None, 4, k)
    for k in range(5):
        a = TAU * k / 5 + 0.9
        r = 0.055
        twig([(0.008 * math.cos(a), 0.008 * math.sin(a), 0.10), (0.02 * math.cos(a), 0.02 * math.sin(a), 0.125), (r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), 0.150), (r * 1.5 * math.cos(a), r * 1.5 * math.sin(a), 0.165)], 5, 0.030, 0.011, leafy, stem, k)
    bloom((0.135, -0.045, 0.010), 0.034, ("#F6F1E6", "#F3E3CF", "#F0CFAE"), (0.1, -0.2, 0.4), None, 4, 9)
    camera((-0.14, -0.74, 0.28), (0.018, 0, 0.138), 58, 7.1, (0, -0.04, 0.15))


BIRD = [(-0.50, 0.06), (-0.36, 0.16), (-0.20, 0.17), (-0.02, 0.11), (0.22, 0.03), (0.50, 0.10), (0.62, 0.20), (0.60, 0.02), (0.40, -0.08), (0.10, -0.20), (-0.16, -0.18), (-0.34, -0.06), (-0.40, 0.03)]
"""A swallow from the side, beak to the left, 1.1 long."""


def mobile():
    """A mobile of cut birds, each with wings slotted through, hung from a birch hoop."""
    o = wall(surface("wall", hexc("#A9BAC2"), hexc("#9FB1B9"), grain=90, bump=0.25, relief=0.0008, rough=0.9), 0.16)
    o.location.y = 0.22
    world((0.9, 0.95, 1), 0.14)
    area("key", (-0.60, -0.45, 0.55), (0, 0, 0), 0.30, 11, (1, 0.96, 0.90), 0.5)
    area("fill", (0.7, -0.8, 0.1), (0, 0, 0), 0.8, 3.5, (0.82, 0.90, 1))
    hoop = plate("hoop", [circle(0.115, 160), circle(0.106, 150)], 0.006, birch(name="hoop"), burnt(), bev=0.0005)
    put(hoop, (0, 0, 0.125), (0, 0, 0))
    silk = pbr("silk", (0.75, 0.75, 0.74), rough=0.6)
    for k in range(3):
        a = TAU * k / 3 + 0.4
        tube("thread", [(0.110 * math.cos(a), 0.110 * math.sin(a), 0.127), (0.07 * math.cos(a), 0.07 * math.sin(a), 0.17), (0.03 * math.cos(a), 0.03 * math.sin(a), 0.22), (0, 0, 0.26)], 0.0003, silk)
    for k, (a, z, s, c, turn) in enumerate(((3.5, 0.020, 0.074, "#F4F2EC", 0.2), (4.8, -0.050, 0.084, "#F0623C", -0.3), (5.9, 0.045, 0.064, "#F4F2EC", 0.5), (1.0, -0.010, 0.068, "#31586B", -0.15), (2.2, -0.075, 0.060, "#F3B23E", 0.35))):
        x, y = 0.110 * math.cos(a), 0.110 * math.sin(a)
        e = group("bird")
        skin_ = paper("bird " + c, c, 0.22)
        body = [(q * s, r * s) for q, r in spline(BIRD, True, 8)]
        slot = rrect(0.30 * s, 0.0012, 0.0005, 3, -0.06 * s, 0.02 * s)
        put(plate("body", [body, slot, circle(0.0011 * s / 0.07, 20, -0.37 * s, 0.075 * s)], 0.0007, skin_, bev=0.00008), (0, 0, 0), (UP, 0, 0), e)
        for side in (-1, 1):
            wing = [(0.09 * s, 0), (-0.21 * s, 0), (-0.20 * s, 0.20 * s), (-0.02 * s, 0.46 * s), (0.22 * s, 0.66 * s), (0.14 * s, 0.34 * s)]
            cuts = [tf(leaf(0.17 * s, 0.022 * s, 12), 1.15 + 0.10 * i, (-0.13 + 0.07 * i) * s, (0.06 + 0.05 * i) * s) for i in range(3)]
            w = plate("wing", [smoothed(wing, 2)] + cuts, 0.0006, skin_, bev=0.00008)
            if side < 0:
                w.scale.y = -1
            put(w, (0, 0, 0.02 * s), (side * 0.52, 0, 0), e)
        put(e, (x, y, z), (0, 0, turn))
        tube("thread", [(x, y, z + 0.13 * s), (x, y, z + 0.03), (x, y, 0.10), (x, y, 0.128)], 0.0003, silk)
    camera((-0.10, -0.82, 0.02), (0.004, 0, 0.038), 68, 8, (0, -0.06, 0.02))


def calendar():
    """A desk calendar: a pierced mountain range in three papers stands over a month's grid."""
    desk("#97A6AB")
    e = group("calendar")
    foot = plate("foot", [rrect(0.170, 0.050, 0.006, 8)], 0.014, birch(name="calendar foot"), burnt(t=0.014), bev=0.0008)
    put(foot, (0, 0, 0.007), parent=e)
    lean = math.radians(80)

    def month(c):
        for j in range(5):
            for i in range(7):
                n = j * 7 + i - 2
                if not 1 <= n <= 30:
                    continue
                c.save()
                c.translate(-1.02 + 0.34 * i, 0.46 - 0.17 * j)
                c.scale(1, -1)
                mask_text(c, str(n), 0, 0, 0.115, bold=i > 4)
                c.restore()
        c.save()
        c.translate(-0.92, 0.80)
        c.scale(1, -1)
        mask_text(c, "06", 0, 0, 0.22)
        c.restore()
        c.rectangle(-1.12, 0.62, 2.28, 0.010)
        c.fill()

    w, h = 0.140, 0.105
    page = plate("page", [rrect(w, h, 0.002)], 0.0008, paper("page", "#F1EEE6", 0.05, mark=(art("ps_month", month, 2048, 1536), (w, h), hexc("#2B3A42"), 0.0)), paper("page edge", "#F1EEE6"), bev=0.0001)
    put(page, (0, 0.002, 0.012 + h / 2), (lean, 0, 0), e)
    for k, (c, base, amp) in enumerate((("#E9A36B", 0.024, 0.013), ("#C4633B", 0.016, 0.011), ("#31586B", 0.008, 0.007))):
        ridge = ridge_line(-w / 2, w / 2, base, amp, 60 + 5 * k, 1.1)
        loop = [(x, y - 0.02) for x, y in ridge + [(w / 2, 0), (-w / 2, 0)]]
        trees = [] if k < 2 else [tf(leaf(0.010, 0.0022, 10), UP, x, -0.018) for x in (-0.058, -0.046, -0.030, 0.034, 0.050, 0.060)]
        put(plate("ridge", [loop] + trees, 0.0007, paper("ridge " + c, c, 0.2), bev=0.00008), (0, -0.006 - 0.006 * k, 0.034), (lean, 0, 0), e)
    put(e, (0, 0, 0), (0, 0, 0.30))
    pencil((0.075, -0.085), 0.45, "#F0623C", 0.12)
    cup((-0.165, 0.150, 0), "#DDD8CE")
    camera((-0.10, -0.46, 0.19), (0.006, 0, 0.054), 62, 6.3, (0, -0.02, 0.05))


def pillow_box():
    """Two pillow boxes with windows cut as lace, gold paper showing through, tied with cord."""
    desk("#A3A79F")

    def pillow(at, a, color, inner, k=1.0):
        e = group("pillow")
        L, W, H = 0.150 * k, 0.092 * k, 0.042 * k
        holes = lace_ring(0.030 * k, 12) + [circle(0.0042 * k, 40)]
        lens = lambda y: 1 - (y / (W / 2)) ** 2
        end = lambda y: L / 2 - 0.020 * k * lens(y)
        ys = [-W / 2 + W * i / 36 for i in range(37)]
        outline = [(end(y), y) for y in ys] + [(-end(y), y) for y in ys[::-1]]
        for s, thru in ((1, holes), (-1, [])):
            o = finely(plate("shell", [outline] + thru, 0.0006, paper("shell " + color, color, 0.08), bev=0.00006), 0.0035)
            curl(o, lambda x, y, s=s: s * H / 2 * lens(y))
            put(o, (0, 0, H / 2 + 0.0006), parent=e)
            flap = cloth("flap", W, 2, 36, 2, lambda y, v, s=s: (s * (end(y) - 0.0003), y, v * (H / 2 * lens(y) - 0.0002)), paper("flap " + color, color, 0.08))
            put(flap, (0, 0, H / 2 + 0.0006), parent=e)
        liner = cloth("liner", L * 0.60, W * 0.76, 30, 24, lambda x, y: (x, y, H / 2 * lens(y) - 0.0014), paper("liner " + inner, inner, 0.05))
        put(liner, (0, 0, H / 2 + 0.0006), parent=e)
        cord = surface("cotton cord", hexc("#D8C6A4"), hexc("#B9A47E"), grain=2400, bump=0.8, rough=0.95)
        over = [(0.046 * k, y, H / 2 + H / 2 * lens(y) + 0.0016) for y in ys]
        strand([[(x, y * 1.012, z) for x, y, z in over], [(x, y * 1.012, H + 0.0012 - z) for x, y, z in over]], 0.0008, cord, "cord").parent = e
        return put(e, at, (0, 0, a))

    pillow((-0.020, 0.000, 0.0003), 0.30, "#2F5B4C", "#D8B25A")
    pillow((0.105, 0.090, 0.0003), -0.35, "#C4533A", "#F0DFB8", 0.8)
    spool((0.110, -0.045, 0), "#D8C6A4")
    camera((-0.11, -0.44, 0.26), (0.018, 0.012, 0.012), 58, 7.1, (-0.01, -0.04, 0.025))


CARD = {"samples": 24, "bounces": 6, "bloom": 0.03, "vignette": 0.12}
SHOTS = {
    "materials/paper/gift-tags": Shot(gift_tags, exposure=0.2, **CARD),
    "materials/paper/place-card": Shot(place_cards, exposure=0.2, **CARD),
    "materials/paper/flowers": Shot(flowers, exposure=0.3, **CARD),
    "materials/paper/mobile": Shot(mobile, exposure=0.2, **CARD),
    "materials/paper/calendar": Shot(calendar, exposure=0.3, **CARD),
    "materials/paper/pillow-box": Shot(pillow_box, exposure=0.3, **CARD),
}
