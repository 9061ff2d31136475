"""Things a gift studio makes: parcels and bows, boxes of wood and card, earrings, tags, tent cards, a ginkgo leaf in many sizes."""
from applications_kit import *
from showcase_kit import finger_box


def ginkgo(s=1.0, cx=0.0, cy=0.0):
    """Outline of a ginkgo leaf, about 2 s wide and 1.7 s high, its stem downwards."""
    fan = []
    for i in range(61):
        a = math.radians(158 - 136 * i / 60)
        r = 1.05 * (1 + 0.022 * math.sin(11 * a)) * (1 - 0.42 * math.exp(-((math.degrees(a) - 90) / 6.0) ** 2))
        fan.append((r * math.cos(a), -0.18 + r * math.sin(a)))
    left = spline([(-0.035, -0.86), (-0.022, -0.52), (-0.045, -0.27), (-0.40, -0.02), fan[0]], n=5)[:-1]
    right = [(-x, y) for x, y in left[::-1]]
    return [(cx + s * x, cy + s * y) for x, y in left + fan + right]


def veins(c, k=1.0, w=0.018):
    """Veins of the leaf in its own units times k."""
    for i in range(15):
        a = math.radians(150 - 120 * i / 14)
        if abs(math.degrees(a) - 90) < 4:
            continue
        pen(c, [(0, -0.30 * k), (0.42 * k * math.cos(a), k * (-0.22 + 0.42 * math.sin(a))), (0.88 * k * math.cos(a), k * (-0.18 + 0.90 * math.sin(a)))], width=w, closed=False)


def leaf_holes(s):
    """Slots cut through the leaf between its veins, in metres for a leaf of scale s."""
    out = []
    for i in range(8):
        a = math.radians(143 - 106 * i / 7)
        if abs(math.degrees(a) - 90) < 8:
            continue
        q = tf(leaf(0.42, 0.028), a, 0.40 * math.cos(a), -0.18 + 0.40 * math.sin(a))
        out.append([(s * x, s * y) for x, y in q])
    return out


def bow(w, colour, parent=None, at=(0, 0, 0), turn=0.0, size=0.034):
    """A satin bow lying on z 0 of `at`: two loops, two tails, the knot; w the ribbon's width."""
    e = group("bow")
    m = silk(colour)
    for s in (-1, 1):
        loop = [(0, 0, 0.004), (s * size * 0.55, 0.10 * size, 0.55 * size), (s * size * 1.15, 0.05 * size, 0.60 * size), (s * size * 1.25, -0.02 * size, 0.25 * size), (s * size * 0.55, -0.06 * size, 0.06 * size), (0.0001 * s, 0, 0.004)]
        band3(loop, w, m, e)
        tail = [(0, 0, 0.004), (s * size * 0.45, -0.35 * size, 0.05 * size), (s * size * 0.85, -0.85 * size, 0.0015)]
        band3(tail, w * 0.9, m, e, (0.75, s * 0.66, 0))
    o = sphere("knot", (0, 0, 0.0055), w * 0.46, m, (0.75, 0.95, 0.75))
    o.parent = e
    return put(e, at, (0, 0, turn), parent)


def band3(points, w, mat, parent=None, across=(0, 1, 0), t=0.0005, per=12):
    """Ribbon through 3D points that may turn back on themselves (Catmull-Rom in all three coordinates)."""
    q = [Vector(p) for p in points]
    q = [q[0]] + q + [q[-1]]
    line = []
    for i in range(1, len(q) - 2):
        a, b, c, d = q[i - 1 : i + 3]
        for j in range(per):
            u = j / per
            line.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3))
    line.append(q[-2])
    d = Vector(across).normalized() * w / 2
    v = [tuple(p + s * d) for p in line for s in (-1, 1)]
    o = mesh("ribbon", v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], mat)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = t, 0
    bevel(o, 0)
    o.parent = parent
    return o


def parcel(at, turn, w, d, h, colour, ribbon, tag=None):
    """A wrapped parcel with crossing ribbon and bow; tag: a mask for a kraft tag leaning on its front. Returns its parent."""
    e = group("parcel")
    box("paper", (-w / 2, -d / 2, 0), (w / 2, d / 2, h), surface(f"wrap{colour}", hexc(colour), tuple(x * 0.93 for x in hexc(colour)), grain=700, bump=0.12, rough=0.8), 0.0012).parent = e
    m, r = silk(ribbon), 0.012
    box("band", (-r / 2, -d / 2 - 0.0006, 0.0004), (r / 2, d / 2 + 0.0006, h + 0.0007), m, 0.0004).parent = e
    box("band", (-w / 2 - 0.0006, -r / 2, 0.0004), (w / 2 + 0.0006, r / 2, h + 0.0006), m, 0.0004).parent = e
    bow(r, ribbon, e, (0, 0, h), 0.5, 0.038)
    if tag:
        swing_tag((w * 0.22, -d / 2 - 0.0062, 0.0365), (math.radians(82), 0, 0.06), tag, e)
    return put(e, at, (0, 0, turn))


def swing_tag(at, turn, draw, parent=None, dark=False, name=None):
    """A birch (or walnut) swing tag with a cord loop, engraved with `draw` (a mask's path); its middle at `at`."""
    e = group("tag")
    loop = fillet([(-0.019, -0.032), (0.019, -0.032), (0.019, 0.020), (0.008, 0.033), (-0.008, 0.033), (-0.019, 0.020)], [0.003, 0.003, 0.004, 0.003, 0.003, 0.004], 6)
    marked([loop, circle(0.0024, 24, 0, 0.0265)], draw, (0.034, 0.034), 0.002, (0, 0, 0), parent=e, name=name or f"swing {os.path.basename(draw)} {dark}", dark=dark)
    tube("cord", [(0, 0.0270, -0.0014), (0.004, 0.040, 0.001), (0.002, 0.060, 0.003), (-0.006, 0.062, 0.003), (-0.005, 0.042, 0.002), (0, 0.0262, 0.0014)], 0.0007, pbr("cotton cord", hexc("#EFE6D4"), rough=0.9, bump=(2500, 0.5)), 12).parent = e
    return put(e, at, turn, parent)


def motif_mask(kind, n=1024):
    """Path of a square mask with a standard motif."""
    return drawn(f"gk_{kind}", n, n, lambda c: paint_motif(c, kind, n / 2, n / 2, n * 0.46))


def leaf_mask():
    """Path of a square mask of the ginkgo leaf."""

    def draw(c):
        pen(c, ginkgo(0.86, 0, 0.05), width=0.035)
        c.translate(0, 0.05)
        veins(c, 0.86, 0.03)

    return art("gk_leaf", draw, 1024)


def paper_wool(w, d, h, colour="#EADFC6", n=150, seed=2, parent=None, z=0.0):
    """Curled paper strips that fill a box of that size."""
    rnd = random.Random(seed)
    m = paper(f"wool{colour}", colour, 0.1)
    e = group("wool")
    for k in range(n):
        x, y = rnd.uniform(-w / 2, w / 2) * 0.90, rnd.uniform(-d / 2, d / 2) * 0.90
        a, L = rnd.uniform(0, TAU), rnd.uniform(0.030, 0.055)
        base = z + h * rnd.uniform(0.55, 0.95)
        pts = []
        for i in range(5):
            u = i / 4 - 0.5
            px, py = x + L * u * math.cos(a) + rnd.uniform(-0.006, 0.006), y + L * u * math.sin(a) + rnd.uniform(-0.006, 0.006)
            pts.append((max(-w / 2 + 0.003, min(w / 2 - 0.003, px)), max(-d / 2 + 0.003, min(d / 2 - 0.003, py)), base + rnd.uniform(-0.006, 0.008)))
        band3(pts, 0.0028, m, e, (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.6, 0.6) + 0.01), 0.0003, 6)
    if parent:
        e.parent = parent
    return e


def wooden_box(at, turn, w, d, h, lid_mask, open_=None, wool=None, dark=False):
    """A finger-jointed gift box; its engraved lid lies on it, or leans open by `open_` radians behind. Returns its parent."""
    t = 0.004
    e = group("gift box")
    mk = walnut if dark else birch
    face = mk(name=f"gift side {w} {dark}")
    finger_box(w, d, h, t, 5, lambda k: face, burnt(f"burnt {t} {dark}", t, dark)).parent = e
    lid = group("lid")
    marked([rrect(w + 0.004, d + 0.004, 0.003)], lid_mask, (min(w, d) * 0.86, min(w, d) * 0.86), t, (0, d / 2, 0.0), parent=lid, name=f"lid {os.path.basename(lid_mask)} {w} {dark}", dark=dark)
    (dark_ply if dark else ply)([rrect(w - 2 * t - 0.001, d - 2 * t - 0.001, 0.002)], 0.003, (0, d / 2, -0.0036), parent=lid, name=f"lid inner {dark}")
    put(lid, (0, -d / 2, h + 0.0022), (0, 0, 0), e)
    if open_ is not None:
        put(lid, (0, d / 2 + 0.010, h * 0.10), (open_, 0, 0), e)
    if wool:
        paper_wool(w - 2 * t, d - 2 * t, h, wool, parent=e)
    return put(e, at, (0, 0, turn))


def tweezers(at, turn):
    """Steel tweezers lying on their side, slightly open."""
    e = group("tweezers")
    st = steel("tweezer steel", 0.25)
    loop = fillet([(-0.062, -0.0042), (-0.010, -0.0048), (0.062, -0.0007), (0.062, 0.0007), (-0.010, 0.0048), (-0.062, 0.0042)], [0.002, 0.05, 0.0004, 0.0004, 0.05, 0.002], 8)
    for s in (-1, 1):
        put(plate("leg", [loop], 0.0013, st, st, bev=0.0004), (0, s * 0.0030, 0.0056), (math.pi / 2, 0, -s * 0.042), e)
    cyl("heel", (-0.0600, 0, 0.0056), 0.0030, 0.008, st, bev=0.0006).parent = e
    return put(e, at, (0, 0, turn))


def hook(parent, x, z, mat):
    """An ear wire whose eye is at x, z; hangs in the xz plane."""
    o = tube("hook", [(x, 0, z), (x + 0.0005, 0, z + 0.004), (x - 0.001, 0, z + 0.012), (x - 0.005, 0, z + 0.0165), (x - 0.0095, 0, z + 0.012), (x - 0.0105, 0, z + 0.003)], 0.00045, mat, 12)
    o.parent = parent


def earring(kind, colours, at, parent=None, turn=0.0, size=1.0):
    """An earring hanging in the xz plane from its hook, whose top is near `at`. kind: leaf (its size 1 is 27 mm wide), arcs, drop, hex."""
    e = group("earring")
    gold = pbr("gold wire", (0.92, 0.66, 0.30), rough=0.18, metal=1)
    hook(e, 0.0048, -0.0165, gold)
    torus(0.0019, 0.0003, gold, (0.0048, 0, -0.0185), (0, math.pi / 2, 0), e)
    if kind == "leaf":
        put(plate("leaf", [ginkgo(0.0135 * size), *leaf_holes(0.0135 * size), circle(0.0008, 16, 0, -0.0100 * size)], 0.0022, walnut(name="earring walnut") if colours[0] == "wood" else gloss(f"gloss{colours[0]}", colours[0]), burnt("burnt earring", 0.0022, True) if colours[0] == "wood" else None, bev=0.0002), (0.0048, 0, -0.0205 - 0.0100 * size), (math.pi / 2, math.pi, 0), e)
    elif kind == "arcs":
        z = -0.021
        for k, c in enumerate(colours):
            r = 0.0165 - 0.0048 * k
            loop = [(r * math.cos(q), r * math.sin(q)) for q in (math.radians(180 + 180 * i / 40) for i in range(41))] + [((r - 0.0038) * math.cos(q), (r - 0.0038) * math.sin(q)) for q in (math.radians(360 - 180 * i / 40) for i in range(41))]
            tinted([loop], c, 0.0024, (0.0048, 0, z - 0.002), UP, e)
        tinted([rrect(0.0345, 0.0040, 0.001)], colours[0], 0.0024, (0.0048, 0, z), UP, e)
    elif kind == "drop":
        drop = fillet([(0, 0.019), (0.0105, -0.006), (0, -0.019), (-0.0105, -0.006)], [0.003, 0.009, 0.0095, 0.009], 12)
        ply([drop, tf(drop, 0, 0, -0.0026, 0.62)], 0.003, (0.0048, 0, -0.0400), UP, e, "earring birch")
        tinted([tf(drop, 0, 0, -0.0026, 0.50)], colours[0], 0.003, (0.0048, 0, -0.0400), UP, e)
    else:
        for k, c in enumerate(colours):
            q = [(0.0085 * math.cos(TAU * i / 6), 0.0085 * math.sin(TAU * i / 6)) for i in range(6)]
            tinted([q] + ([tf(q, 0, 0, 0, 0.55)] if k % 2 else []), c, 0.0024, (0.0048, 0, -0.0285 - 0.0150 * k), UP, e)
    return put(e, at, (0, 0, turn), parent)


def empty_stand(w, h):
    """A walnut foot with two birch uprights and a bar between them. Returns its parent."""
    e = group("stand")
    dark_ply([rrect(w + 0.03, 0.062, 0.010)], 0.008, (0, 0, 0.004), parent=e, name="stand foot")
    for s in (-1, 1):
        ply([fillet([(-0.018, 0), (0.018, 0), (0.007, h), (-0.007, h)], [0.001, 0.001, 0.006, 0.006], 6)], 0.005, (s * w / 2, 0, 0.008), ACROSS, e, "stand cheek")
    cyl("bar", (0, 0, h - 0.002), 0.0030, w + 0.022, ash("stand bar"), "X", 0.0006).parent = e
    return e


def size_row(at, turn, colours, sizes=(0.90, 0.95, 1.0, 1.05, 1.10), w=0.20, h=0.092):
    """The stand with one ginkgo leaf in rising sizes, each in its colour ("wood" or hex). Returns its parent."""
    e = empty_stand(w, h)
    for k, (colour, size) in enumerate(zip(colours, sizes)):
        earring("leaf", (colour,), (-w / 2 + w * (k + 0.5) / len(sizes) - 0.0048, -0.0034, h + 0.0015), e, 0.06 * (-1) ** k, size)
    return put(e, at, (0, 0, turn))


def earring_stand(at, turn, pairs, w=0.20, h=0.115):
    """The stand with pairs of (kind, colours) on its bar. Returns its parent."""
    e = empty_stand(w, h)
    n = len(pairs)
    for k, (kind, colours) in enumerate(pairs):
        x = -w / 2 + w * (k + 0.5) / n
        for s in (-1, 1):
            earring(kind, colours, (x + s * w / n * 0.23, -0.0034, h + 0.0015), e, 0.10 * s)
    return put(e, at, (0, 0, turn))


def net_box(at, turn, s, d, h, angle, mat, holes=(), floor_holes=(), t=0.0008):
    """A card box from its net: floor s by d, four walls h hinged up by `angle` radians, glue tabs on two of them. Returns its parent."""
    e = group("net")
    put(plate("floor", [rrect(s, d, 0.0003, 2), *floor_holes], t, mat, bev=0.00008), (0, 0, t / 2), parent=e)
    for k in range(4):
        L, reach = (s, d / 2) if k % 2 == 0 else (d, s / 2)
        a = k * math.pi / 2
        hinge = put(group(), (reach * math.sin(a), -reach * math.cos(a), t / 2), (0, 0, a), e)
        fold = put(group(), (0, 0, 0), (-angle, 0, 0), hinge)
        wall_ = [(-L / 2, 0), (L / 2, 0), (L / 2, -h), (-L / 2, -h)]
        put(plate("wall", [wall_, *(holes if k == 0 else ())], t, mat, bev=0.00008), (0, 0, 0), parent=fold)
        if k % 2:
            for q in (-1, 1):
                tab = put(group(), (q * L / 2, 0, 0), (0, -q * angle, 0), fold)
                put(plate("tab", [[(0, -0.001), (q * 0.012, -0.004), (q * 0.012, -h + 0.004), (0, -h + 0.001)]], t, mat, bev=0.00008), (0, 0, -t * 0.6), parent=tab)
    return put(e, at, (0, 0, turn))


def tent(at, turn, w, h, colour, loops=(), mark=None, lean=0.30, parent=None):
    """A tent card standing open towards the viewer; loops are cut in its front (x, y from its middle), mark is engraved."""
    e = group("tent")
    m = paper(f"tent{colour}{mark or ''}", colour, 0.08, **({"mark": (mark, (w, h), (0.30, 0.22, 0.12), 0.2)} if mark else {}))
    for s in (-1, 1):
        holder = put(group(), (0, 0, h * math.cos(lean)), (s * lean, 0, 0), e)
        put(plate("side", [rrect(w, h, 0.001)] + (list(loops) if s < 0 else []), 0.0007, m, bev=0.00008), (0, 0, -h / 2), UP, holder)
    return put(e, at, (0, 0, turn), parent)
