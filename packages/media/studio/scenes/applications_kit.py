"""Parts shared by the application pages: lighting by size, standing cut plates, gear trains, measuring tools, devices, ribbon."""
import math
import random

from applications import gear
from lib import *
from machines.parts import finishes, screen
from products_stage import corners, frame
from props_soft import *
from showcase_kit import book, cup, pencil

UP = (math.pi / 2, 0, 0)
"""Stands a plate upright, its face towards the viewer."""
ACROSS = (math.pi / 2, 0, math.pi / 2)
"""Stands a plate upright, its face to the right."""
WIDE = 1920 / 800
CARD = {"samples": 24, "bounces": 6, "bloom": 0.03, "vignette": 0.12}
CLEAR = {"samples": 24, "bounces": 8, "bloom": 0.03, "vignette": 0.12}
"""For pictures with acrylic or glass."""
BANNER = {"width": 1920, "height": 800, "samples": 24, "bloom": 0.03}
LESSON = {"width": 1200, "height": 800, "samples": 24, "bloom": 0.03, "vignette": 0.1}


def made(build):
    """Return the objects that build() creates, for use with `frame`."""
    before = set(bpy.data.objects)
    build()
    return [o for o in bpy.data.objects if o not in before]


def sunny(S=1.0, t=(0, 0, 0.04), k=1.0, side=-1, glow=(1, 0.88, 0.70), tone=(1, 0.90, 0.76)):
    """Late morning sun from behind one side for a set S metres wide: key, cool fill, strip behind, glow on the wall."""
    p = S * S
    world((0.98, 0.95, 0.90), 0.13)
    area("key", (side * 0.64 * S, 0.28 * S, 0.62 * S), t, 0.32 * S, 10.5 * k * p, tone, 0.46 * S)
    area("fill", (-side * 0.75 * S, -0.62 * S, 0.48 * S), t, 0.6 * S, 2.9 * k * p, (0.84, 0.91, 1))
    area("rim", (-side * 0.3 * S, 0.78 * S, 0.55 * S), t, 0.5 * S, 3.2 * k * p, (1, 0.96, 0.88), 0.12 * S).visible_glossy = False
    area("wallglow", (side * 0.3 * S, 0.75 * S, 0.25 * S), (side * 0.1 * S, 1.1 * S, 0.35 * S), 0.5 * S, 3.4 * k * p, glow)


def north(S=1.0, t=(0, 0, 0.04), k=1.0, side=-1):
    """Clear window light from one side for a set S metres wide."""
    p = S * S
    world((0.88, 0.93, 1), 0.13)
    area("key", (side * 0.70 * S, 0.12 * S, 0.60 * S), t, 0.40 * S, 10.0 * k * p, (1, 0.965, 0.92), 0.6 * S)
    area("fill", (-side * 0.75 * S, -0.6 * S, 0.5 * S), t, 0.7 * S, 2.6 * k * p, (0.82, 0.90, 1))
    area("rim", (-side * 0.25 * S, 0.78 * S, 0.55 * S), t, 0.5 * S, 2.6 * k * p, (1, 0.98, 0.95), 0.12 * S).visible_glossy = False
    area("wallglow", (side * 0.35 * S, 0.75 * S, 0.3 * S), (side * 0.1 * S, 1.1 * S, 0.35 * S), 0.5 * S, 3.2 * k * p, (1, 0.97, 0.93))


def evening(S=1.0, t=(0, 0, 0.04), k=1.0, side=-1, glow=(1, 0.60, 0.30), ambient=0.05):
    """A dim room: weak cool window behind one side, a warm lamp from the other, a warm patch on the wall."""
    p = S * S
    world((0.45, 0.60, 1), ambient)
    area("window", (side * 0.70 * S, 0.35 * S, 0.62 * S), t, 0.4 * S, 4.2 * k * p, (0.66, 0.80, 1), 0.5 * S)
    area("lamp", (-side * 0.62 * S, -0.30 * S, 0.60 * S), t, 0.22 * S, 4.0 * k * p, (1, 0.76, 0.48)).visible_glossy = False
    area("wallglow", (-side * 0.2 * S, 0.80 * S, 0.12 * S), (-side * 0.1 * S, 1.1 * S, 0.3 * S), 0.4 * S, 2.4 * k * p, glow)


def ply(loops, t=0.003, at=(0, 0, 0), turn=(0, 0, 0), parent=None, name="ply", axis="X", bev=0.0002):
    """A cut piece of birch plywood with charred edges, its middle at `at`."""
    face = MATS.get(name) or birch(name=name, axis=axis)
    return put(plate(name, loops, t, face, burnt(f"burnt {t}", t), bev=bev), at, turn, parent)


def dark_ply(loops, t=0.003, at=(0, 0, 0), turn=(0, 0, 0), parent=None, name="walnut ply", axis="X", bev=0.0002):
    """The same of walnut."""
    face = MATS.get(name) or walnut(name=name, axis=axis)
    return put(plate(name, loops, t, face, burnt(f"burnt walnut {t}", t, True), bev=bev), at, turn, parent)


def tinted(loops, colour, t=0.003, at=(0, 0, 0), turn=(0, 0, 0), parent=None, name="tint", bev=0.0003):
    """A cut piece of polished opaque acrylic."""
    return put(plate(name, loops, t, gloss(f"gloss{colour}", colour), bev=bev), at, turn, parent)


def marked(loops, mask_path, size, t=0.003, at=(0, 0, 0), turn=(0, 0, 0), parent=None, name="marked", dark=False, bev=0.0002):
    """A cut piece of birch (or walnut) engraved with a mask over size metres."""
    face = MATS.get(name) or (walnut if dark else birch)(mask_path, size, name)
    return put(plate(name, loops, t, face, burnt(f"burnt walnut {t}" if dark else f"burnt {t}", t, dark), bev=bev), at, turn, parent)


def train(layout, module, centre, make, pin=None):
    """Meshing gears. layout: (teeth, direction, neighbour's index or None); make(teeth, x, y, phase, i) builds one. Returns places."""
    done = []
    for i, (teeth, direction, neighbour) in enumerate(layout):
        if neighbour is None:
            p, phase = Vector(centre), 0.0
        else:
            q, t, ph = done[neighbour]
            p = q + Vector((math.cos(direction), math.sin(direction))) * ((teeth + t) * module / 2 + 0.0004)
            # mesh: a gap of this gear faces a tooth of its neighbour
            phase = direction + math.pi + math.pi / teeth - (ph - direction) * t / teeth
        done.append((p, teeth, phase))
        make(teeth, p.x, p.y, phase, i)
        if pin:
            pin(p.x, p.y)
    return done


def inset(tri, d):
    """A triangle moved in by d on every side, its corners rounded."""
    a, b, c = (Vector(p) for p in tri)
    la, lb, lc = (b - c).length, (c - a).length, (a - b).length
    centre = (a * la + b * lb + c * lc) / (la + lb + lc)
    s = (la + lb + lc) / 2
    r = math.sqrt(max(1e-12, (s - la) * (s - lb) * (s - lc) / s))
    k = max(0.05, (r - d) / r)
    return fillet([tuple(centre + (p - centre) * k) for p in (a, b, c)], 0.0012, 4)


def outward(loop, d):
    """An outline moved out by d metres all round: the opening a part of that outline leaves with its kerf."""
    area_ = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, loop[1:] + loop[:1]))
    s, n, out = math.copysign(d, area_), len(loop), []
    for i, (x, y) in enumerate(loop):
        a, b = loop[i - 1], loop[(i + 1) % n]
        u, v = Vector((x - a[0], y - a[1])), Vector((b[0] - x, b[1] - y))
        m = (Vector((u.y, -u.x)).normalized() + Vector((v.y, -v.x)).normalized()).normalized()
        out.append((x + s * m.x, y + s * m.y))
    return out


def ellipse(a, b, n=64, cx=0.0, cy=0.0):
    """An ellipse loop."""
    return [(cx + a * math.cos(TAU * i / n), cy + b * math.sin(TAU * i / n)) for i in range(n)]


def stroke(path, width):
    """A closed loop of even width round an open 2D path, ends square: struts, stems, bones. width may be a function of 0..1."""
    w = width if callable(width) else (lambda u: width)
    left, right, n = [], [], len(path)
    for i, (x, y) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(n - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        h = w(i / (n - 1)) / 2
        nx, ny = -(b[1] - a[1]) / d * h, (b[0] - a[0]) / d * h
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def band(points, w, mat, t=0.0004, across=(0, 0, 1), parent=None, n=60, name="ribbon"):
    """Ribbon w wide along 3D points (smoothed); `across` is the direction of its width, one for all or one per point."""
    flat = [spline([(p[0], p[i]) for p in points], n=max(4, n // len(points))) for i in (1, 2)]
    line = [Vector((a[0], a[1], b[1])) for a, b in zip(*flat)]
    per = across if isinstance(across, list) else [across] * len(points)
    v, f = [], []
    for i, p in enumerate(line):
        u = i / (len(line) - 1) * (len(per) - 1)
        k = min(int(u), len(per) - 2) if len(per) > 1 else 0
        d = (Vector(per[k]).lerp(Vector(per[min(k + 1, len(per) - 1)]), u - k)).normalized() * w / 2
        v += [tuple(p - d), tuple(p + d)]
    for i in range(len(line) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = mesh(name, v, f, mat)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = t, 0
    bevel(o, 0)
    if parent:
        o.parent = parent
    return o


def silk(colour):
    """Satin ribbon."""
    return surface(f"silk{colour}", hexc(colour), tuple(x * 0.8 for x in hexc(colour)), grain=2400, stretch=(0.1, 1, 1), bump=0.15, relief=0.0002, rough=0.38, spec=0.5, sheen=0.5)


def tablet(image, at=(0, 0, 0), turn=(0, 0, 0), w=0.250, h=0.176, strength=1.0):
    """A tablet with its middle at `at`, face up unless turned. Returns its parent."""
    e = group("tablet")
    put(plate("slab", [rrect(w, h, 0.011, 12)], 0.0066, pbr("tablet glass", (0.006, 0.006, 0.008), rough=0.08, coat=1), pbr("tablet edge", hexc("#B4B7BB"), rough=0.3, metal=1), bev=0.0012), (0, 0, 0), parent=e)
    put(screen(f"tablet-{os.path.basename(image)}", w - 0.016, h - 0.016, image, strength), (0, 0, 0.00345), parent=e)
    return put(e, at, turn)


def rule_mask(c):
    """A steel rule's scale on a sheet 12 times as long as high: 300 mm."""
    for k in range(301):
        x = -11.7 + 23.4 * k / 300
        pen(c, [(x, -0.95), (x, -0.95 + (0.95 if k % 10 == 0 else 0.70 if k % 5 == 0 else 0.45))], width=0.022, closed=False)
        if k % 10 == 0 and k:
            c.save()
            c.translate(x, 0.42)
            c.scale(1, -1)
            mask_text(c, str(k // 10), 0, 0, 0.52, bold=False)
            c.restore()


def steel_rule(at, a, length=0.30, parent=None):
    """A steel rule lying at `at`, its length along x before turning."""
    k = length / 0.30
    face = MATS.get("rule face") or engraved("rule face", (0.70, 0.71, 0.72), art("ap_rule", rule_mask, 4096, 341), (0.312 * k, 0.026 * k), (0.02, 0.02, 0.022), rough=0.3, markrough=0.5, metal=1, markmetal=0.2, depth=0.05, bump=(1200, 0.08, (0.02, 1, 1)))
    return put(plate("rule", [rrect(0.312 * k, 0.026 * k, 0.002), circle(0.0028, 24, 0.151 * k, 0)], 0.001, face, steel(), bev=0.0002), (at[0], at[1], at[2] + 0.0006), (0, 0, a), parent)


def _vernier(c):
    """Scale of the callipers' beam, 10 times as long as high."""
    for k in range(151):
        x = -7.6 + 17.0 * k / 150
        pen(c, [(x, -0.98), (x, -0.98 + (0.9 if k % 10 == 0 else 0.66 if k % 5 == 0 else 0.42))], width=0.03, closed=False)
        if k % 10 == 0:
            c.save()
            c.translate(x, 0.28)
            c.scale(1, -1)
            mask_text(c, str(k // 10), 0, 0, 0.5, bold=False)
            c.restore()


def callipers(at, turn=0.0, gap=0.030):
    """Vernier callipers 220 mm long, opened by gap, lying flat: jaws towards -y, beam along x."""
    e = group("callipers")
    st = steel("calliper steel", 0.26)
    scale = MATS.get("beam scale") or engraved("beam scale", (0.70, 0.71, 0.72), art("ap_vernier", _vernier, 4096, 410), (0.20, 0.016), (0.02, 0.02, 0.022), rough=0.28, markrough=0.5, metal=1, markmetal=0.2, depth=0.04)
    put(plate("beam", [rrect(0.205, 0.016, 0.0015)], 0.0032, scale, st, bev=0.0003), (0.06, 0, 0.0045), parent=e)
    jaw = fillet([(-0.014, -0.008), (-0.014, 0.022), (-0.004, 0.026), (0, 0.012), (0, -0.044), (-0.003, -0.046), (-0.010, -0.024)], [0.002, 0.004, 0.001, 0.001, 0.0006, 0.001, 0.008], 6)
    put(plate("fixed", [[(x - 0.030, y) for x, y in jaw]], 0.0034, st, st, bev=0.0004), (0, 0, 0.0046), parent=e)
    x0 = -0.030 + gap
    put(plate("slide jaw", [[(x0 - x, y) for x, y in jaw]], 0.0034, st, st, bev=0.0004), (0, 0, 0.0046), parent=e)
    put(plate("slide", [rrect(0.052, 0.026, 0.003), rrect(0.036, 0.010, 0.001, 4, 0.002, 0)], 0.0060, satin_steel(), st, bev=0.0006), (x0 + 0.026, 0, 0.0047), parent=e)
    cyl("screw", (x0 + 0.022, 0.0165, 0.0050), 0.0042, 0.009, st, "Y", 0.0008).parent = e
    cyl("roll", (x0 + 0.030, -0.0150, 0.0046), 0.0050, 0.006, st, bev=0.001).parent = e
    return put(e, at, (0, 0, turn))


def satin_steel():
    """Matt chrome of measuring tools."""
    return pbr("satin chrome", (0.62, 0.63, 0.65), rough=0.42, metal=1, bump=(2600, 0.05))


def notebook(at, turn=0.0, draw=None, name="ap_page", w=0.30, h=0.205):
    """An open notebook lying flat: two pages drawn by draw(ctx) in a square -1..1 high and 1.46 wide each way, cloth cover under them."""
    e = group("notebook")
    put(plate("cover", [rrect(w + 0.010, h + 0.010, 0.006)], 0.003, pbr("note cover", hexc("#3A4B52"), rough=0.7, bump=(1400, 0.2)), bev=0.0005), (0, 0, 0.0016), parent=e)
    mark = (art(name, draw, 2048, 1402), (w, h), (0.12, 0.13, 0.16), 0.0) if draw else None
    leaf_ = paper(f"leaf {name}", "#F3EFE6", 0.0, uv=True, **({"mark": mark} if mark else {}))

    def lift(x, y):
        u = abs(x) / (w / 2)
        return (x, y, 0.0036 + 0.0085 * (1 - u) ** 0.5 * min(1.0, u * 9) * (1 - u * 0.4))

    o = cloth("pages", w, h, 96, 4, lift, leaf_)
    o.parent = e
    return put(e, at, (0, 0, turn))


def frame_of(objects, az, el, lens=62, fill=(0.80, 0.80), at=(0.0, 0.0), fstop=8, aspect=1.5):
    """`frame` with the settings of a card."""
    return frame(objects, az, el, lens, fill, at, aspect, fstop)


def test_squares(c, rows=6, columns=7):
    """A grid of squares whose burn grows from fast and weak to slow and strong, with figures along two edges: 1.3 wide, 1 high."""
    s = 0.205
    for j in range(rows):
        for i in range(columns):
            v = min(1.0, 0.10 + 0.92 * ((i + 1) / columns) * (0.35 + 0.65 * (j + 1) / rows))
            grey(c, v)
            c.rectangle(-0.62 + i * 0.262, 0.70 - 0.262 * j - s, s, s)
            c.fill()
    grey(c, 0.9)
    for i in range(columns):
        c.save()
        c.translate(-0.52 + i * 0.262, 0.82)
        c.scale(1, -1)
        mask_text(c, str(20 + 10 * i), 0, 0, 0.075)
        c.restore()
    for j in range(rows):
        c.save()
        c.translate(-0.77, 0.60 - 0.262 * j)
        c.scale(1, -1)
        mask_text(c, str(400 - 60 * j), 0, 0, 0.075)
        c.restore()
