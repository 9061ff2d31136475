"""Parts of the architecture pages: layered terrain, buildings with cut façades, trees, figures, trusses, on a white table in daylight."""
import math
import random

import motifs_hard as mm
import props_hard as hard
from applications import house
from applications_kit import *
from paper_showcase import finely
from products_stage import put as stage_put


def atelier(S=1.0, t=(0, 0, 0.04), k=1.0, side=-1, top="#D3D1CC", wall="#DAD9D6", sun=(1, 0.95, 0.87)):
    """An architect's white table for a set S metres wide: clear sun from behind one side with readable shadows, a pale wall."""
    p = S * S
    mesh("table", [(-2.2 * S, -1.6 * S, 0), (2.2 * S, -1.6 * S, 0), (2.2 * S, 0.70 * S, 0), (-2.2 * S, 0.70 * S, 0)], [(0, 1, 2, 3)], pbr(f"table{top}", hexc(top), rough=0.55, bump=(120, 0.03)))
    mesh("wall", [(-4 * S, 1.15 * S, -1), (4 * S, 1.15 * S, -1), (4 * S, 1.15 * S, 4), (-4 * S, 1.15 * S, 4)], [(0, 1, 2, 3)], plaster(wall, wall))
    world((0.88, 0.94, 1), 0.14)
    area("sun", (side * 0.78 * S, 0.26 * S, 0.66 * S), t, 0.20 * S, 10.5 * k * p, sun, 0.26 * S)
    area("fill", (-side * 0.75 * S, -0.65 * S, 0.55 * S), t, 0.7 * S, 2.8 * k * p, (0.82, 0.90, 1))
    area("top", (0, 0.10 * S, 0.95 * S), t, 0.8 * S, 2.2 * k * p, (0.95, 0.98, 1)).visible_glossy = False
    area("wallglow", (side * 0.4 * S, 0.80 * S, 0.5 * S), (side * 0.1 * S, 1.15 * S, 0.4 * S), 0.6 * S, 3.6 * k * p, (1, 0.98, 0.95))


def level(w, d, u, seed=0, centre=(0.16, 0.06), size=0.62):
    """A height line of a hillside on a board w x d, u from 0 (foot) to 1 (top): a closed loop kept inside the board."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, TAU) for _ in range(4)]
    r = size * w * ((1 - u) ** 0.75 * 0.92 + 0.06)
    out = []
    for k in range(200):
        a = TAU * k / 200
        f = 1 + 0.15 * math.sin(2 * a + ph[0] + 0.9 * u) + 0.085 * math.sin(3 * a + ph[1] + 2.1 * u) + 0.035 * math.sin(6 * a + ph[2] + 4 * u) + 0.018 * math.sin(11 * a + ph[3] + 6 * u)
        x, y = (centre[0] + 0.05 * u) * w + 1.15 * r * f * math.cos(a), (centre[1] + 0.06 * u) * d + 0.80 * r * f * math.sin(a)
        out.append((min(max(x, -w / 2), w / 2), min(max(y, -d / 2), d / 2)))
    clean = [out[0]]
    for q in out[1:]:
        if math.hypot(q[0] - clean[-1][0], q[1] - clean[-1][1]) > 1e-5:
            clean.append(q)
    return clean


def inside(loop, x, y):
    """Return True if x, y is inside the loop."""
    hit = False
    for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def terrain(w=0.42, d=0.30, layers=9, t=0.004, seed=3, at=(0, 0, 0), turn=0.0, parent=None, kind="ply", base=True, upto=None, gap=0.0, figures=True, water=True):
    """Contour layers on a base with water; each carries the next one's outline and its number. kind: ply, card, white, grey.

    upto: how many layers are there (all);  gap: air between them. Returns (parent, ground(x, y): the upper face's height there).
    """
    e = group("terrain")
    loops = [level(w, d, i / layers, seed) for i in range(layers)]
    z0 = 0.0
    if base:
        dark_ply([rrect(w + 0.014, d + 0.014, 0.003)], 0.012, (0, 0, 0.006), parent=e, name=f"terrain base{seed}")
        z0 = 0.012
        if water:
            put(plate("water", [rrect(w, d, 0.001)], 0.0016, pbr("model water", hexc("#6FA3B8"), rough=0.12, coat=0.8), bev=0.0002), (0, 0, z0 + 0.0008), parent=e)
            z0 += 0.0016
    n = layers if upto is None else upto
    for i in range(n):

        def draw(c, i=i):
            if i + 1 < layers:
                c.set_line_width(0.35)
                for k, (x, y) in enumerate(loops[i + 1]):
                    (c.line_to if k else c.move_to)(x * 1000, -y * 1000)
                c.close_path()
                c.stroke()
            if figures:
                a, b = loops[i][150], loops[i + 1][150] if i + 1 < layers else loops[i][50]
                mm.label(c, str(i + 1), (a[0] + b[0]) * 500, -(a[1] + b[1]) * 500, 6)

        z = z0 + t / 2 + i * (t + gap)
        if kind == "ply":
            marked([loops[i]], mm.mask(f"mk-layer{seed}-{i}-{layers}-{figures}", w * 1000, d * 1000, draw, 2048), (w, d), t, (0, 0, z), parent=e, name=f"layer{seed}-{i}")
        else:
            colours = {"card": ("#C9A477", "#8E6A42"), "white": ("#EFEEEA", "#CFC9BE"), "grey": ("#A9ABA9", "#7F7A72")}[kind]
            face = paper(f"layer {kind}", colours[0], 0.0)
            put(plate("layer", [loops[i]], t, face, charred(f"card edge{kind}", tuple(x * 0.45 for x in hexc(colours[1])), hexc(colours[1]), t), bev=0.0001), (0, 0, z), parent=e)

    def ground(x, y):
        z = z0
        for i in range(n):
            if inside(loops[i], x, y):
                z = z0 + t + i * (t + gap)
        return z

    return put(e, at, (0, 0, turn), parent), ground


def plant(parent, ground, w, d, count, sizes, seed=5, clear=(), kinds=("leaf", "pine"), tones=("#6E8F5A", "#86A566", "#587A4C")):
    """Trees on a terrain: not across its edges, not within the clear circles (x, y, r)."""
    rnd = random.Random(seed)
    done, tries = [], 0
    while len(done) < count and tries < 4000:
        tries += 1
        x, y = rnd.uniform(-w * 0.47, w * 0.47), rnd.uniform(-d * 0.46, d * 0.46)
        g = ground(x, y)
        q = sizes[1] * 0.22
        if any(math.hypot(x - a, y - b) < r for a, b, r in clear) or any(math.hypot(x - a, y - b) < sizes[1] * 0.5 for a, b in done):
            continue
        if any(abs(ground(x + dx, y + dy) - g) > 1e-6 for dx, dy in ((q, 0), (-q, 0), (0, q), (0, -q))) or g < 0.0137:
            continue
        done.append((x, y))
        slotted_tree(rnd.uniform(*sizes), rnd.choice(kinds), rnd.choice(tones), (x, y, g), rnd.uniform(0, 3), parent)


def crown(h, k=0, holes=True):
    """Loops of a broad-leaved tree h high standing on y 0: trunk, crown, veins cut as slender openings."""
    r, cy = h * 0.30, h * 0.66
    rnd = random.Random(k)
    a0 = math.asin(0.035 / 0.30)
    pts = [(-0.022 * h, 0), (0.022 * h, 0), (0.020 * h, cy - r * 0.98)]
    n = 48
    for i in range(n + 1):
        a = -math.pi / 2 + a0 + (TAU - 2 * a0) * i / n
        q = r * (1 + 0.055 * math.sin(7 * a + k) + 0.03 * math.sin(12 * a + 2 * k))
        pts.append((q * 0.94 * math.cos(a), cy + q * 1.10 * math.sin(a)))
    pts.append((-0.020 * h, cy - r * 0.98))
    out = [pts]
    if holes:
        for j in range(5):
            a = math.pi / 2 + (j - 2) * 0.62
            out.append(tf(leaf(r * 0.52, r * 0.085, 8), a, r * 0.32 * math.cos(a), cy - r * 0.22 + r * 0.36 * math.sin(a)))
        for s in (-1, 1):
            out.append(tf(leaf(r * 0.34, r * 0.06, 8), math.pi / 2 - s * 1.75, s * r * 0.30, cy - r * 0.34))
    return out


def slotted_tree(h, kind="leaf", tone="#6E8F5A", at=(0, 0, 0), turn=0.0, parent=None, t=0.0008, mat=None):
    """Two cut silhouettes slotted into each other. Returns their parent."""
    e = group("tree")
    m = mat or paper(f"tree{tone}", tone, 0.12)
    loops = crown(h, round(h * 1e4) % 7, h > 0.02) if kind == "leaf" else [pine_outline(h, h * 0.46, 5)]
    for k in range(2):
        put(plate("tree", loops, t, m, bev=min(0.0001, t / 4)), (0, 0, 0), (math.pi / 2, 0, k * math.pi / 2), e)
    return put(e, at, (0, 0, turn), parent)


def person(h, k=0):
    """Outline of a standing figure h high, feet on y 0; k chooses one of three."""
    half = [(0.010, 0), (0.055, 0), (0.050, 0.03), (0.062, 0.25), (0.075, 0.47), (0.105, 0.50), (0.112, 0.62), (0.120, 0.78), (0.085, 0.835), (0.035, 0.850), (0.034, 0.868)]
    head = [(0.062 * math.cos(a), 0.930 + 0.068 * math.sin(a)) for a in (-1.05 + 0.26 * i for i in range(9))]
    right = half + head
    if k == 1:
        right = [(0.0, 0)] + [(0.11, 0.30), (0.085, 0.48), (0.10, 0.60), (0.115, 0.78), (0.08, 0.835), (0.034, 0.85), (0.033, 0.868)] + head
        right = [(0.045, 0), (0.050, 0.22)] + right[1:]
    left = [(-x * (1.0 if k != 2 else 0.9), y) for x, y in right[::-1]]
    gap = [] if k == 1 else [(-0.012, 0.40), (0.0, 0.43), (0.012, 0.40)]
    return [(x * h, y * h) for x, y in right + left + gap]


def figure(h, at, turn, k=0, colour="#F2F1EE", parent=None):
    """A cut figure on a small round foot."""
    e = group("figure")
    m = paper(f"figure{colour}", colour, 0.0)
    put(plate("person", [person(h, k)], 0.0010, m, bev=0.0001), (0, 0, 0), UP, e)
    put(plate("foot", [circle(h * 0.10, 24)], 0.0005, m, bev=0.0001), (0, 0, 0.0003), parent=e)
    return put(e, at, (0, 0, turn), parent)


def white(name="model white", color="#F1EFEA"):
    """White card and styrene of models."""
    return pbr(name, hexc(color), rough=0.6, spec=0.35)


def windows_of(w, h, nx, nz, bar=0.2, foot=0.0):
    """Window openings of a façade standing on y 0: nx by nz, bars taking that share of each field."""
    sx, sz = w / nx, (h - foot) / nz
    return [rrect(sx * (1 - bar), sz * (1 - bar * 1.1), 0.0001, 2, -w / 2 + sx * (i + 0.5), foot + sz * (j + 0.5)) for i in range(nx) for j in range(nz)]


def building(w, d, h, nx, ny, nz, at=(0, 0, 0), turn=0.0, parent=None, skin=None, t=0.0012, bar=0.26, lit=0.0, seed=1, roof="flat", foot=0.0, glow=(1, 0.66, 0.32), power=2.2):
    """A model building: façades cut to windows round a glass core; lit: share of windows with light; roof: flat, gable or none. Returns its parent."""
    e = group("building")
    m = skin or white()
    core = pbr("model glass", hexc("#3A4F59"), rough=0.10, coat=0.8)
    put(box("core", (-w / 2 + t * 1.4, -d / 2 + t * 1.4, 0), (w / 2 - t * 1.4, d / 2 - t * 1.4, h - t), core, 0), (0, 0, (h - t) / 2), parent=e)
    for side, (L, n, off, turn_) in enumerate(((w, nx, d, 0), (w, nx, d, math.pi), (d, ny, w, math.pi / 2), (d, ny, w, -math.pi / 2))):
        holder = put(group("side"), (0, 0, 0), (0, 0, turn_), e)
        outline = [(-L / 2, 0), (L / 2, 0), (L / 2, h), (-L / 2, h)]
        put(plate("facade", [outline, *windows_of(L, h, n, nz, bar, foot)], t, m, bev=0.00008), (0, -off / 2 + t / 2, 0), UP, holder)
        if lit:
            rnd = random.Random(seed * 10 + side)
            v, f = [], []
            sx, sz = L / n, (h - foot) / nz
            for i in range(n):
                for j in range(nz):
                    if rnd.random() < lit:
                        x, z, b = -L / 2 + sx * (i + 0.5), foot + sz * (j + 0.5), len(v)
                        v += [(x + a * sx * 0.46, -off / 2 + t * 1.25, z + c * sz * 0.46) for a, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
                        f.append((b, b + 1, b + 2, b + 3))
            if f:
                put(mesh("lit", v, f, emis(f"lit{glow}{power}", glow, power)), (0, 0, 0), parent=holder)
    if roof == "flat":
        put(plate("roof", [rrect(w + t, d + t, 0.0004, 2)], t, m, bev=0.0001), (0, 0, h + t / 2), parent=e)
    elif roof == "gable":
        r = d * 0.42
        slope, L = math.atan2(r, d / 2), math.hypot(r, d / 2) + t * 2
        for s in (-1, 1):
            put(plate("slope", [rrect(w + t * 2, L, 0.0002, 2)], t, m, bev=0.0001), (0, s * d / 4 * 1.02, h + r / 2), (-s * slope, 0, 0), e)
        for x in (-w / 2 + t / 2, w / 2 - t / 2):
            put(plate("gable", [[(-d / 2, 0), (d / 2, 0), (0, r)]], t, m, bev=0.00005), (x, 0, h), ACROSS, e)
    return put(e, at, (0, 0, turn), parent)


def scale_rule(at, turn=0.0, L=0.31, parent=None):
    """A triangular scale rule of white acrylic with two rows of marks. Returns its parent."""
    e = group("scale rule")

    def draw(c):
        for k in range(301):
            h = 4.4 if k % 10 == 0 else 3.0 if k % 5 == 0 else 1.8
            c.rectangle(-150 + k - 0.10, 8 - h, 0.20, h)
            c.fill()
            if k % 10 == 0:
                mm.label(c, str(k // 10), -150 + k + 2.2, 1.2, 2.6, bold=False)
        for k in range(151):
            c.rectangle(-150 + 2 * k - 0.10, -8, 0.20, 2.8 if k % 5 == 0 else 1.6)
        c.fill()

    face = hard.mark(gloss("rule white", "#EDEDEA", 0.25, 0.3), mm.mask("mk-scale", 310, 16, draw, 4096), (0.310, 0.016), "#1A1C1E", 0.5, 0, depth=0)
    body = gloss("rule body", "#EDEDEA", 0.25, 0.3)
    put(prism_x("prism", [(-0.013, 0), (0.013, 0), (0, 0.0225)], -L / 2, L / 2, body, 0.0012), parent=e)
    for s in (-1, 1):
        put(plate("face", [rrect(L, 0.0165, 0.001)], 0.0003, face, body, bev=0.00005), (0, s * 0.0068, 0.0115), (-s * math.radians(60), 0, 0 if s < 0 else 0), e)
    put(box("stripe", (-L / 2, -0.0006, -0.0006), (L / 2, 0.0006, 0.0006), pbr("rule red", hexc("#C8402A"), rough=0.4), 0.0003), (0, 0, 0.0228), parent=e)
    return put(e, at, (0, 0, turn), parent)


def knife(at, turn=0.0, colour="#E0A520", parent=None):
    """A cutter knife lying flat, blade towards +x. Returns its parent."""
    e = group("cutter")
    put(prism_z("body", fillet([(-0.075, -0.009), (0.045, -0.008), (0.060, -0.004), (0.060, 0.007), (-0.075, 0.009)], [0.007, 0.01, 0.002, 0.002, 0.007], 6), 0, 0.009, pbr(f"cutter{colour}", hexc(colour), rough=0.35, coat=0.2), 0.002), parent=e)
    put(box("slide", (-0.012, -0.0035, 0), (0.012, 0.0035, 0.003), pbr("cutter slide", (0.02, 0.02, 0.022), rough=0.5), 0.001), (0.0, 0, 0.0095), parent=e)
    put(plate("blade", [[(0.055, -0.0045), (0.090, -0.0045), (0.080, 0.0045), (0.055, 0.0045)]], 0.0006, steel("cutter blade", 0.15), bev=0.0001), (0, 0, 0.005), parent=e)
    return put(e, at, (0, 0, turn), parent)


def glue(at, parent=None, turn=0.0):
    """A bottle of wood glue with its nozzle. Returns its parent."""
    e = group("glue")
    put(lathe("bottle", [(0, 0), (0.021, 0), (0.023, 0.003), (0.023, 0.075), (0.020, 0.088), (0.009, 0.096), (0.009, 0.100), (0, 0.100)], pbr("glue bottle", hexc("#EDEBE4"), rough=0.32, coat=0.3, sss=0.1)), parent=e)
    put(lathe("nozzle", [(0, 0.100), (0.0105, 0.100), (0.0105, 0.110), (0.0060, 0.114), (0.0026, 0.138), (0.0016, 0.140), (0, 0.140)], pbr("glue cap", hexc("#D9541E"), rough=0.35)), parent=e)
    put(lathe("band", [(0.0232, 0.022), (0.0233, 0.022), (0.0233, 0.062), (0.0232, 0.062)], pbr("glue label", hexc("#2F5F7A"), rough=0.6)), parent=e)
    return put(e, at, (0, 0, turn), parent)


def truss_frame(w, h, t=0.003, at=(0, 0, 0), turn=0.0, parent=None, name="truss ply", bays=6, bar=0.0028):
    """A gabled roof truss w wide and h high, upright across x, feet at z 0. Returns the plate."""
    xs = [-w / 2 + w * k / bays for k in range(bays + 1)]
    top = lambda x: h * (1 - abs(x) / (w / 2))
    outline = [(-w / 2 - 0.012, -0.006), (w / 2 + 0.012, -0.006), (w / 2 + 0.012, 0.000), (0, h + 0.006), (-w / 2 - 0.012, 0.000)]
    holes = []
    for a, b in zip(xs, xs[1:]):
        m = (a + b) / 2
        if m < 0:
            tris = [((a, 0), (b, 0), (b, top(b))), ] if a == xs[0] else [((a, 0), (b, 0), (b, top(b))), ((a, 0), (b, top(b)), (a, top(a)))]
        else:
            tris = [((a, 0), (b, 0), (a, top(a))), ] if b == xs[-1] else [((a, 0), (b, 0), (a, top(a))), ((b, 0), (b, top(b)), (a, top(a)))]
        holes += [inset(q, bar / 2 + 0.0006) for q in tris]
    return ply([outline, *holes], t, at, (math.pi / 2, 0, turn), parent, name)


def bench_seat(at, turn, s=1.0, parent=None):
    """A park bench of cut card. Returns its parent."""
    e = group("bench seat")
    m = paper("bench card", "#C99A62", 0.0)
    side = [(-0.010, 0), (-0.008, 0), (-0.006, 0.009), (0.006, 0.009), (0.008, 0), (0.010, 0), (0.009, 0.012), (0.0125, 0.024), (0.0105, 0.0245), (0.006, 0.0125), (-0.009, 0.0115)]
    for x in (-0.022, 0.022):
        put(plate("cheek", [side], 0.001, m, bev=0.0001), (x, 0, 0), ACROSS, e)
    for y, z, a in ((-0.006, 0.0120, 0), (0, 0.0125, 0), (0.0092, 0.0175, 1.25), (0.0112, 0.0225, 1.25)):
        put(plate("slat", [rrect(0.052, 0.0042, 0.0003, 2)], 0.001, m, bev=0.0001), (0, y, z), (a, 0, 0), e)
    e.scale = (s, s, s)
    return put(e, at, (0, 0, turn), parent)


def street_lamp(h, at, turn=0.0, parent=None, glow=0.0):
    """A street lamp cut of card, its head lit when glow is given. Returns its parent."""
    e = group("street lamp")
    m = paper("lamp card", "#3C4246", 0.0)
    post = [(-0.012, 0), (0.012, 0), (0.009, 0.05), (0.009, 0.90), (0.02, 0.96), (0.16, 0.985), (0.16, 1.005), (0.0, 0.985), (-0.009, 0.93)]
    put(plate("post", [[(x * h, y * h) for x, y in post]], 0.001, m, bev=0.0001), (0, 0, 0), UP, e)
    put(plate("foot", [circle(h * 0.06, 24)], 0.0006, m, bev=0.0001), (0, 0, 0.0003), parent=e)
    if glow:
        put(box("bulb", (-0.05 * h, -0.001, 0), (0.05 * h, 0.001, 0.002), emis("street bulb", (1, 0.75, 0.42), glow), 0.0003), (0.11 * h, 0, 0.978 * h), parent=e)
    return put(e, at, (0, 0, turn), parent)


def bicycle(k, at, turn=0.0, parent=None):
    """A bicycle cut of one sheet, k metres between its wheels. Returns its parent."""
    e = group("bicycle")
    m = paper("bicycle card", "#C8402A", 0.0)
    r = 0.34 * k
    for x in (-k / 2, k / 2):
        put(plate("wheel", [circle(r, 48, x, r), circle(r * 0.84, 48, x, r)], 0.0010, m, bev=0.00008), (0, 0, 0), UP, e)
    bars = (((-k / 2, r), (-0.05 * k, r * 0.95)), ((-k / 2, r), (-0.12 * k, r * 2.0)), ((-0.05 * k, r * 0.95), (-0.13 * k, r * 2.35)), ((-0.05 * k, r * 0.95), (0.34 * k, r * 2.1)), ((-0.12 * k, r * 2.0), (0.34 * k, r * 2.15)), ((k / 2, r), (0.32 * k, r * 2.6)), ((-0.22 * k, r * 2.38), (-0.05 * k, r * 2.38)), ((0.24 * k, r * 2.62), (0.40 * k, r * 2.58)))
    for a, b in bars:
        put(plate("bar", [stroke([a, b], k * 0.045)], 0.0010, m, bev=0.00008), (0, 0, 0), UP, e)
    return put(e, at, (0, 0, turn), parent)
