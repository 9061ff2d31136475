"""Leather showcase objects beside the six samples: card holder, luggage tag, tray, collar, desk pad, cable wraps."""
import math

from leather import ballpen, pen_line
from leather_kit import *
from lib import *
from props_soft import *
from showcase_kit import *
from wood_showcase import paw


def _fold_lines(c):
    """A crane folded of paper, as line work; about 1.6 wide."""
    for q in ([(-0.75, 0.10), (-0.20, 0.02), (0.0, 0.42), (0.22, 0.02), (0.80, 0.30)], [(-0.20, 0.02), (0.0, -0.38), (0.22, 0.02)], [(0.0, 0.42), (0.0, -0.38)], [(-0.75, 0.10), (-0.86, -0.04), (-0.70, 0.02)], [(-0.75, 0.10), (0.0, -0.38), (0.80, 0.30), (0.22, 0.02), (-0.20, 0.02)], [(0.0, 0.42), (-0.10, 0.62), (0.10, 0.62), (0.0, 0.42)]):
        pen_line(c, q, 0.028)


def holder(at, a, tone, path):
    """A card holder of three layers with stepped pockets and two cards in it. Returns its parent."""
    e = group("holder")
    w, h, t = 0.100, 0.072, 0.0016
    panel_of([rrect(w, h, 0.006, 8)], t, tone, parent=e)
    z = t
    for k, (top, c) in enumerate(((0.022, "#D8DADC"), (0.008, "#B5452A"))):
        put(plate("card", [rrect(0.0856, 0.050, 0.003, 6)], 0.0008, pbr("card" + c, hexc(c), rough=0.3), pbr("card" + c, hexc(c), rough=0.3), bev=0.0001), (0, top - 0.008, z + 0.0005), parent=e)
        z += 0.0010
        dip = [(w / 2, top)] + [(0.020 * math.cos(q), top - 0.010 * math.sin(q)) for q in (math.pi * i / 16 for i in range(17))] + [(-w / 2, top)]
        body = [(-w / 2, -h / 2), (w / 2, -h / 2)] + dip
        panel_of([body], t, tone, path if k else None, (0.040, 0.040) if k else None, at=(0, 0, z), parent=e)
        z += t
    seam = [(-w / 2 + 0.003, 0.006), (-w / 2 + 0.003, -h / 2 + 0.003), (w / 2 - 0.003, -h / 2 + 0.003), (w / 2 - 0.003, 0.006)]
    stitches(seam, 0.0028, 0.0012, 0.00032, thread(), z=z, closed=False).parent = e
    return put(e, at, (0, 0, a))


def card_holder():
    """Two card holders, green and natural, a crane burnt on the front pocket."""
    leather_table(surface("grey stone", hexc("#777C7E"), hexc("#6E7476"), grain=600, bump=0.12, rough=0.8))
    crane = art("ls_crane", lambda c: [c.translate(0, -0.62), _fold_lines(c)])
    holder((-0.034, -0.006, 0), 0.36, "green", crane)
    holder((0.076, 0.040, 0), -0.22, "natural", crane)
    ballpen((0.040, -0.060, 0), 0.9)
    camera((-0.08, -0.33, 0.250), (0.020, 0.002, 0.003), 58, 8, (0.0, -0.02, 0.006))


def luggage_tag():
    """A luggage tag with a burnt compass, buckled to a canvas holdall's handle; a second one lies in front."""
    leather_table(woven("canvas", "#7C7A68", "#8E8C78", 0.0009, spread=0.08))
    loop = fillet([(-0.030, -0.056), (0.030, -0.056), (0.030, 0.032), (0.012, 0.056), (-0.012, 0.056), (-0.030, 0.032)], [0.008, 0.008, 0.012, 0.008, 0.008, 0.012], 10)
    slot = rrect(0.018, 0.0042, 0.002, 6, 0, 0.044)
    rose = motif("tag", 60, 112, lambda c: [c.translate(0, 6), marks.compass(c, 20)])
    window = rrect(0.044, 0.024, 0.003, 8, 0, -0.032)
    for tone, at, a, top in (("cognac", (-0.042, 0.008, 0), 0.30, True), ("navy", (0.050, 0.004, 0), -0.18, False)):
        e = group("tag")
        panel_of([loop, slot], 0.0022, tone, parent=e)
        put(plate("label", [rrect(0.050, 0.030, 0.001, 4, 0, -0.032)], 0.0004, paper("label card", "#EDE6D6"), bev=0.00008), (0, 0, 0.0024), parent=e)
        hills = motif("tag-hills", 60, 112, lambda c: [c.translate(0, 4), marks.mountains_disc(c, 20), marks.ring(c, 20, 0.4)])
        panel_of([loop, slot, window], 0.0022, tone, rose if top else hills, (0.060, 0.112), at=(0, 0, 0.0027), parent=e)
        seam = [(x * 0.88, y * 0.94) for x, y in loop]
        stitches(seam, 0.0030, 0.0013, 0.00034, thread(), z=0.0049).parent = e
        for k in range(4):
            box("line", (-0.018, -0.0262 - 0.0040 * k, 0.00265), (0.018 - 0.006 * (k == 3), -0.0258 - 0.0040 * k, 0.00272), pbr("ink", hexc("#8A857A"), rough=0.8), 0).parent = e
        band = strap([(0.0012, 0.044), (0.0012, 0.060), (0.006, 0.095), (0.003, 0.124), (-0.006, 0.126), (-0.010, 0.100), (-0.004, 0.062), (-0.0012, 0.044)], 0.014, 0.0020, skin(tone), None, 0)
        band.data.transform(Matrix.Rotation(math.pi / 2, 4, "Y"))
        put(band, (-0.007, 0, 0.0045), (0, 0, 0), e)
        frame(0.020, 0.014, 0.003, 0.0012, fitting(), e, (0.0, 0.088, 0.0115))
        put(e, at, (0, 0, a))
    camera((-0.07, -0.33, 0.29), (0.004, 0.026, 0.0), 56, 8, (0, -0.01, 0.004))


def tray_mesh(half, wall_h, mat, t=0.0026, n=64, flare=0.22):
    """A square of hide whose corners are pinched into ears: an exact fold of the flat sheet."""
    v, f, uv = [], [], []
    full = half + wall_h

    def place(x, y):
        u, w = abs(x) - half, abs(y) - half
        sx, sy = math.copysign(1, x), math.copysign(1, y)
        soft = lambda q: q * q / (q + 0.0035) if q > 0 else 0.0
        if u <= 0 and w <= 0:
            return (x, y, 0)
        if w <= 0:
            return (sx * (half + flare * u), y * (1 + flare * u / half * (abs(y) / half) ** 3), soft(u))
        if u <= 0:
            return (x * (1 + flare * w / half * (abs(x) / half) ** 3), sy * (half + flare * w), soft(w))
        up, out = max(u, w), min(u, w)
        base = half + flare * up
        d, side = out / math.sqrt(2), (0.0016 if u > w else -0.0016) * min(1, abs(u - w) / 0.004)
        return (sx * (base + d + side), sy * (base + d - side), soft(up))

    steps = [-full + 2 * full * i / n for i in range(n + 1)]
    for y in steps:
        for x in steps:
            v.append(place(x, y))
            uv.append((x, y))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    o = mesh("tray", v, f, mat)
    layer = o.data.uv_layers.new(name="flat")
    for lp in o.data.loops:
        layer.data[lp.index].uv = uv[lp.vertex_index]
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = t, 0
    for q in o.data.polygons:
        q.use_smooth = True
    return o


def valet_tray():
    """A tray pinched at its corners and held by studs, a rosette burnt in its floor; keys, coins and a ring in it."""
    leather_table()
    rose = motif("tray", 100, 100, lambda c: [marks.rosette(c, 40), marks.ring(c, 45, 0.5)])
    e = group("tray")
    half, h = 0.070, 0.034
    o = tray_mesh(half, h, skin("cognac", rose, (0.100, 0.100), True))
    put(o, (0, 0, 0.0016), parent=e)
    z = h * 0.66
    reach = (half + 0.22 * z) * math.sqrt(2) + 0.010
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        for side in (-1, 1):
            n = (-side * math.sin(a), side * math.cos(a))
            at = (reach * math.cos(a) + 0.0033 * n[0], reach * math.sin(a) + 0.0033 * n[1], z)
            stud(at, 0.0042, e, (0, math.pi / 2, math.atan2(n[1], n[0])))
    put(e, (0, 0, 0), (0, 0, 0.40))
    key((0.020, -0.022, 0.0046), 2.2)
    key((0.028, -0.030, 0.0062), 1.5, None, brass("brass key", 0.28))
    split_ring(0.0125, 0.0016, steel(), (0.0285, -0.0360, 0.0062), (0.08, 0.05, 0))
    coin = [(0, 0), (0.0108, 0), (0.0110, 0.0002), (0.0110, 0.0017), (0.0108, 0.0019), (0.0098, 0.0019), (0.0096, 0.0016), (0, 0.0016)]
    for x, y, z in ((-0.042, 0.020, 0.0032), (-0.030, 0.030, 0.0032), (-0.036, 0.026, 0.0052)):
        put(lathe("coin", coin, brass("coin", 0.42) if z > 0.004 else steel("coin steel", 0.42)), (x, y, z))
    torus(0.0098, 0.0014, fitting(), (-0.010, -0.042, 0.0046))
    camera((-0.14, -0.42, 0.31), (0.0, 0.0, 0.012), 58, 8, (0, -0.03, 0.015))


def _prints(c):
    """Paw prints walking along a collar, on a sheet 12 times as long as high."""
    for k in range(19):
        c.save()
        c.translate(-11.2 + 1.25 * k, 0.18 if k % 2 else -0.14)
        c.rotate(-math.pi / 2 + (0.18 if k % 2 else -0.18))
        paw(c, 0.52)
        c.restore()


def collar():
    """A dog's collar with burnt paw prints, buckle, ring and an engraved tag; a lead lies behind."""
    leather_table(ash())
    w, R, t = 0.026, 0.056, 0.0034
    path = [(R * math.cos(a), R * math.sin(a)) for a in (-math.pi / 2 + 0.18 + (TAU - 0.36) * i / 160 for i in range(161))]
    long = sum(math.dist(a, b) for a, b in zip(path, path[1:]))
    strip = art("ls_prints", _prints, 6144, 512)
    e = group("collar")
    strap(path, w, t, skin("cognac", strip, (long, w), True), e)
    b = fitting()
    frame(0.034, 0.036, 0.006, 0.0024, b, e, (0.002, -R - 0.001, w / 2), (math.pi / 2, 0, 0))
    cyl("prong", (0.004, -R - 0.0035, w / 2), 0.0018, 0.034, b, "X", 0.0006).parent = e
    over = [(R * 1.075 * math.cos(a), R * 1.075 * math.sin(a)) for a in (-math.pi / 2 - 0.10 - 0.52 * i / 30 for i in range(31))]
    strap(over, w * 0.94, 0.0028, skin("cognac"), e, w * 0.03)
    a0 = -1.02
    torus(0.0095, 0.0016, b, (R * 1.06 * math.cos(a0), R * 1.06 * math.sin(a0), 0.006), (math.radians(80), 0, a0 + math.pi / 2), e)
    disc = motif("collar-tag", 30, 30, lambda c: [c.scale(1, -1), c.translate(0, -1), paw_mm(c)])
    tag = plate("tag", [circle(0.0150, 100), circle(0.0018, 24, 0, 0.0122)], 0.0016, engraved("tag face", (0.90, 0.68, 0.36), disc, (0.030, 0.030), (0.05, 0.03, 0.015), rough=0.28, metal=1, markmetal=0.2, markrough=0.6, depth=0.1), brass("tag rim", 0.25), bev=0.0003)
    put(tag, (R * 1.06 * math.cos(a0) + 0.014, R * 1.06 * math.sin(a0) - 0.018, 0.0034), (0.10, 0.06, 0.65), e)
    put(e, (-0.004, 0.006, 0.0002), (0, 0, -0.25))
    rope = surface("rope", hexc("#C9B48C"), hexc("#A08A62"), grain=1400, stretch=(1, 1, 0.4), bump=0.9, rough=0.95)
    tube("lead", [(0.10, 0.16, 0.006), (0.16, 0.10, 0.006), (0.12, 0.04, 0.006), (0.15, -0.02, 0.006), (0.24, -0.02, 0.006), (0.30, 0.08, 0.006)], 0.0055, rope, 20)
    camera((-0.11, -0.39, 0.235), (0.014, -0.008, 0.008), 60, 7.1, (0, -0.05, 0.012))


def paw_mm(c):
    """The paw print in millimetres for a tag."""
    paw(c, 13)


def desk_pad():
    """A desk pad with a burnt border of waves, keyboard, mouse and notebook on it."""
    leather_table(ash())
    e = group("desk")
    border = motif("pad", 440, 260, _border, 4096)
    panel_of([rrect(0.440, 0.260, 0.012, 12)], 0.0026, "chestnut", border, (0.440, 0.260), parent=e)
    stitches(rrect(0.432, 0.252, 0.009, 12), 0.0040, 0.0018, 0.00042, thread(), z=0.0026).parent = e
    alu = pbr("keyboard", (0.72, 0.73, 0.74), rough=0.35, metal=1)
    caps = pbr("keys", hexc("#F0EFEB"), rough=0.45)
    kb = group("keyboard")
    box("base", (-0.140, -0.056, 0), (0.140, 0.056, 0.006), alu, 0.0020).parent = kb
    for j in range(5):
        for i in range(14):
            if j == 0 and 4 <= i <= 8:
                if i == 4:
                    box("space", (-0.0580, -0.0500, 0.0058), (0.0370, -0.0330, 0.0084), caps, 0.0010).parent = kb
                continue
            x, y = -0.1265 + 0.0195 * i, -0.0415 + 0.0205 * j
            box("key", (x - 0.0085, y - 0.0085, 0.0058), (x + 0.0085, y + 0.0085, 0.0084), caps, 0.0010).parent = kb
    put(kb, (-0.030, 0.030, 0.0027), parent=e)
    mouse = sphere("mouse", (0.158, 0.020, 0.0030), 0.03, pbr("mouse", hexc("#F0EFEB"), rough=0.35), (0.95, 1.7, 0.95))
    for q in mouse.data.vertices:
        q.co.z = max(q.co.z, 0.0)
    mouse.parent = e
    put(e, (0, 0, 0), (0, 0, 0.30))
    ballpen((-0.060, -0.105, 0.0), 1.35).location.z = 0.0076
    cup((-0.235, 0.150, 0), "#59645F", 1.0)
    camera((-0.20, -0.66, 0.50), (0.0, 0.0, 0.0), 52, 9, (0, -0.06, 0.01))


def _border(c):
    """A band of waves round the edge of a pad, and a rosette in one corner."""
    for x, y, w, h in ((0, -112, 400, 14), (0, 112, 400, 14)):
        c.save()
        c.translate(x, y)
        c.rectangle(-w / 2, -h / 2, w, h)
        c.clip()
        marks.waves(c, w + 8, h + 6, 7, 0.5)
        c.restore()
    for s in (-1, 1):
        c.save()
        c.translate(s * 202, 0)
        c.rectangle(-7, -105, 14, 210)
        c.clip()
        marks.waves(c, 22, 216, 7, 0.5)
        c.restore()
    for k in (0, 1):
        marks.rounded(c, -209 + 15 * k, -119 + 15 * k, 418 - 30 * k, 238 - 30 * k, 5)
        c.set_line_width(0.7)
        c.stroke()
    c.translate(160, -64)
    marks.rosette(c, 30)


def cable_wraps():
    """Three cable wraps with numbers and signs: one round a coil, two flat with their studs."""
    leather_table(walnut(name="dark top"))
    rubber = pbr("cable", hexc("#E4E1DA"), rough=0.5)
    pts = []
    for k in range(121):
        a = 5 * TAU * k / 120
        r = 0.046 + 0.0022 * math.sin(2.3 * a)
        pts.append((r * math.cos(a) * 1.12, r * math.sin(a) * 0.86, 0.003 + 0.0042 * (k / 120) * 3.2 + 0.0008 * math.sin(3 * a)))
    pts += [(0.075, 0.012, 0.010), (0.105, -0.006, 0.004), (0.150, -0.004, 0.003)]
    e = group("coil")
    tube("cable", pts, 0.0021, rubber, 8).parent = e
    box("plug", (0.148, -0.0105, 0.0005), (0.170, 0.0015, 0.0062), pbr("plug", hexc("#E4E1DA"), rough=0.4), 0.0020).parent = e
    box("pins", (0.168, -0.0078, 0.0020), (0.178, -0.0012, 0.0048), steel("pins", 0.25), 0.0010).parent = e
    loop = [(x, y + 0.0090) for x, y in rrect(0.0150, 0.0205, 0.006, 10)]
    band = strap(loop + loop[:1], 0.020, 0.0022, skin("cognac"), None, -0.010)
    band.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    put(band, (-0.052, 0, 0.0), (0, 0, 0), e)
    stud((-0.052, 0.0, 0.0200), 0.0046, e)
    put(e, (-0.020, 0.022, 0.0002), (0, 0, 0.25))
    sprig_ = motif("wrap-sprig", 100, 20, lambda c: marks.sprig(c, [(-30, 3), (-10, -5), (10, 5), (30, -2)], 11, 6.5, 1.7, lw=0.4))
    wave = motif("wrap-wave", 100, 20, lambda c: [c.rectangle(-30, -6, 60, 12), c.clip(), marks.waves(c, 64, 16, 3.6, 0.35)])
    for tone, path, at, a in (("green", sprig_, (-0.006, -0.062, 0), 0.16), ("natural", wave, (0.066, -0.022, 0), 0.42)):
        f = group("wrap")
        shape = fillet([(-0.050, -0.010), (0.050, -0.010), (0.050, 0.010), (-0.050, 0.010)], [0.0099] * 4, 12)
        panel_of([shape, circle(0.0022, 24, 0.0405, 0)], 0.0024, tone, path, (0.100, 0.020), parent=f)
        stud((-0.0405, 0, 0.0024), 0.0044, f)
        put(f, at, (0, 0, a))
    camera((-0.09, -0.33, 0.235), (0.012, -0.004, 0.004), 60, 8, (0, -0.03, 0.008))


CARD = {"samples": 24, "bounces": 6, "bloom": 0.03, "vignette": 0.15}
SHOTS = {
    "materials/leather/card-holder": Shot(card_holder, exposure=0.5, **CARD),
    "materials/leather/luggage-tag": Shot(luggage_tag, exposure=0.4, **CARD),
    "materials/leather/tray": Shot(valet_tray, exposure=0.5, **CARD),
    "materials/leather/collar": Shot(collar, exposure=0.5, **CARD),
    "materials/leather/desk-pad": Shot(desk_pad, exposure=0.5, **CARD),
    "materials/leather/cable-wraps": Shot(cable_wraps, exposure=0.5, **CARD),
}
