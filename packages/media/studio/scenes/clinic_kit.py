"""Parts of the medical pages: instruments with annealed marks, trays, blisters, a case, a code reader, under cool daylight."""
import math
import random

import motifs_hard as mm
import props_hard as hard
from applications_kit import *
from machines.parts import finishes
from metal import annealed
from paper_showcase import finely
from school_kit import bone

TEAL = "#2E7480"


def clinic(S=1.0, t=(0, 0, 0.03), k=1.0, side=-1, floor="#BFCBCF", wall="#D3DDE1"):
    """A white room by a north window for a set S metres wide: seamless floor, key from behind one side, all of it cool."""
    p = S * S
    cyclorama(hexc(floor), hexc(wall), 0.25 * S, 3, 0.2, wid=16)
    world((0.84, 0.93, 1), 0.13)
    area("key", (side * 0.64 * S, 0.30 * S, 0.60 * S), t, 0.36 * S, 10.0 * k * p, (1, 0.985, 0.96), 0.52 * S)
    area("fill", (-side * 0.75 * S, -0.6 * S, 0.5 * S), t, 0.7 * S, 2.6 * k * p, (0.80, 0.90, 1))
    area("strip", (-side * 0.2 * S, 0.72 * S, 0.52 * S), t, 0.7 * S, 3.6 * k * p, (0.93, 0.975, 1), 0.12 * S)
    area("backdrop", (0, 0.28 * S, 1.05 * S), (0, 0.75 * S, 0.25 * S), 1.0 * S, 5.0 * k * p, (0.93, 0.975, 1), 0.5 * S)


def loft(name, rings, mat, bottom=True, top=False):
    """Surface through loops of equal length at their heights: [(loop, z), …], optionally closed at the bottom and top."""
    n = len(rings[0][0])
    v = [(x, y, z) for loop, z in rings for x, y in loop]
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rings) - 1) for i in range(n)]
    if bottom:
        f.append(tuple(range(len(v) - n, len(v))))
    if top:
        f.append(tuple(range(n))[::-1])
    return bevel(mesh(name, v, f, mat), 0)


def basin(w, d, h, mat, at=(0, 0, 0), turn=(0, 0, 0), parent=None, rim=0.008, r=0.020, name="tray"):
    """A shallow tray with a rolled rim; its floor's upper face is 1.6 mm above `at`."""
    steps = ((-0.014, 0.0016), (-0.009, 0.0030), (-0.003, h - 0.0012), (0, h), (rim, h + 0.0004), (rim + 0.001, h - 0.0012), (rim * 0.4, h - 0.0030), (-0.0012, h - 0.0040), (-0.010, 0.0012), (-0.015, 0))
    rings = [(rrect(w + 2 * g, d + 2 * g, max(0.004, r + g), 10), z) for g, z in steps]
    return put(loft(name, rings, mat, True, True), at, turn, parent)


def enamel(color="#E4E9EA"):
    """White enamel of trays and housings."""
    return pbr(f"enamel{color}", hexc(color), rough=0.24, coat=0.45, bump=(160, 0.02))


def instrument_steel(name, rough=0.27):
    """Satin stainless steel; a new one for every mark."""
    return hard.brushed(name, "#C6CACE", rough, "X", 1.0, 0.03)


def udi(name, w, h, seed=3, lines=("(01) 04260", "(21) 7K-1184"), cells=16):
    """Mask of a mark w x h metres: a block like a data matrix at the left, two lines of figures beside it."""

    def draw(c):
        s = h * 780
        x = -w * 500 + h * 500
        mm.data_matrix(c, s, cells, seed, x, 0)
        for k, line in enumerate(lines):
            mm.label(c, line, x + s / 2 + h * 130, (-0.20 + 0.42 * k) * h * 1000, h * 250, bold=False, align="l")

    return mm.mask(f"cl-{name}", w * 1000, h * 1000, draw, 1536)


def centred(loops, x, y, a=0.0):
    """Loops moved so that x, y becomes their origin and direction a their x axis: marks are laid about an object's origin."""
    return [tf(tf(loop, 0, -x, -y), -a) for loop in loops]


def ring_handled(at=(0, 0, 0), turn=0.0, L=0.155, spread=0.12, clamp=False, seed=3, code=True, bow=0.0, parent=None):
    """Scissors (or a clamp with its ratchet) lying flat, tips towards +x, pivot at the origin; the upper shank carries a code. Returns its parent."""
    e = group("clamp" if clamp else "scissors")
    plain = MATS.get("instrument") or instrument_steel("instrument")
    MATS["instrument"] = plain
    ring_steel = steel("bow steel", 0.22)
    a, b = L * (0.53 if clamp else 0.44), L * (0.27 if clamp else 0.42)
    for s in (-1, 1):
        half = group("half")
        path = [(-a, s * 0.0125), (-a * 0.62, s * 0.0090), (-0.020, s * 0.0030), (0, 0), (b * 0.5, -s * 0.0008 + bow * 0.4), (b, -s * 0.0004 + bow)]
        widths = (0.0050, 0.0062, 0.0074, 0.0096, 0.0066, 0.0030) if clamp else (0.0052, 0.0062, 0.0080, 0.0106, 0.0080, 0.0012)
        loop = bone(path, widths)
        z = 0.0050 if s > 0 else 0.0017
        if s > 0 and code:
            mx, my, ma = -a * 0.52, s * 0.0078, math.atan2(-0.0062, a * 0.5)
            face = annealed(instrument_steel(f"shank{seed}"), udi(f"shank{seed}", 0.022, 0.0052, seed), (0.022, 0.0052))
            o = plate("half", centred([loop], mx, my, ma), 0.0032, face, plain, bev=0.0008)
            put(o, (mx, my, z), (0, 0, ma), half)
        else:
            put(plate("half", [loop], 0.0032, plain, plain, bev=0.0008), (0, 0, z), parent=half)
        o = torus(0.0108, 0.0022, ring_steel, (-a - 0.0115, s * 0.0150, 0.0034), (0, 0, -s * 0.10), half, "bow")
        o.scale = (1.28, 0.98, 1)
        if clamp:
            put(box("ratchet", (-0.0022, -0.007, -0.0012), (0.0022, 0.007, 0.0012), plain, 0.0004), (-a + 0.006, s * 0.0062, 0.0050 if s > 0 else 0.0020), parent=half)
        put(half, (0, 0, 0), (0, 0, -s * spread / 2), e)
    f = finishes()
    cyl("pivot", (0, 0, 0.0070), 0.0034, 0.0014, f.steel, bev=0.0005).parent = e
    put(box("slot", (-0.0027, -0.0003, -0.0002), (0.0027, 0.0003, 0.0002), f.black, 0), (0, 0, 0.0077), (0, 0, 0.7), e)
    return put(e, at, (0, 0, turn), parent)


def forceps(at=(0, 0, 0), turn=0.0, L=0.145, seed=5, code=True, parent=None, lift=0.0046):
    """Dressing forceps resting on one leaf, tips towards +x, grooves at the grip, a code behind it. Returns its parent."""
    e = group("forceps")
    plain = MATS.get("instrument") or instrument_steel("instrument")
    MATS["instrument"] = plain

    def draw(c):
        k = L * 1000
        for i in range(14):
            c.rectangle(k * 0.04 + 1.5 * i, -5, 0.5, 10)
        c.fill()
        if code:
            c.translate(-k * 0.17, 0)
            mm.data_matrix(c, 6.2, 16, seed, -9, 0)
            mm.label(c, "(01) 04260", -4.6, -1.5, 2.1, bold=False, align="l")
            mm.label(c, "(21) 3F-0628", -4.6, 1.6, 2.1, bold=False, align="l")

    face = annealed(instrument_steel(f"leaf{seed}"), mm.mask(f"cl-forceps{seed}{L}", L * 1000, 14, draw, 4096), (L, 0.014))
    loop = bone([(-L / 2, 0), (-L * 0.3, 0), (0, 0), (L * 0.28, 0), (L / 2, 0)], (0.0085, 0.0112, 0.0115, 0.0062, 0.0016))
    for s in (-1, 1):
        o = finely(plate("leaf", [loop], 0.0015, face if s > 0 else plain, plain, bev=0.0004), L / 36)
        curl(o, lambda x, y: s * (0.0007 + lift * math.sin(math.pi * 0.90 * (x / L + 0.5))))
        put(o, (0, 0, lift + 0.0018), parent=e)
    return put(e, at, (0, 0, turn), parent)


def flat_probe(at=(0, 0, 0), turn=0.0, L=0.150, w=0.010, parent=None, tip=0.0):
    """A flat steel probe: millimetre scale and figures annealed along one edge, rounded tip towards +x. Returns the plate."""

    def draw(c):
        n = int(L * 1000 - 26)
        for k in range(n + 1):
            x = L * 500 - 6 - k
            h = w * 1000 * (0.52 if k % 10 == 0 else 0.38 if k % 5 == 0 else 0.26)
            c.rectangle(x - 0.13, -w * 500, 0.26, h)
            c.fill()
            if k % 10 == 0 and k:
                mm.label(c, str(k // 10), x, w * 250, w * 340)

    face = annealed(instrument_steel(f"probe{L}{w}"), mm.mask(f"cl-probe{L}{w}", L * 1000, w * 1000, draw, 4096), (L, w))
    loop = fillet([(-L / 2, -w / 2), (L / 2 - tip, -w / 2), (L / 2, -w * 0.30), (L / 2, w * 0.30), (L / 2 - tip, w / 2), (-L / 2, w / 2)], [w * 0.5, w, w * 0.3, w * 0.3, w, w * 0.5], 8)
    return put(plate("probe", [loop, circle(w * 0.16, 24, -L / 2 + w * 0.5, 0)], 0.0012, face, steel("probe edge", 0.2), bev=0.0003), at, (0, 0, turn), parent)


def round_probe(at=(0, 0, 0), turn=0.0, L=0.165, parent=None):
    """A hand probe lying along x: knurled grip, tapered tip towards +x with dark bands every third of it. Returns its parent."""
    e = group("probe")
    axis = group("axis")
    st, dark = steel("probe steel", 0.24), pbr("band oxide", (0.012, 0.010, 0.010), rough=0.5)
    prof = [(0, 0), (0.0030, 0.001), (0.0036, 0.004), (0.0036, 0.090), (0.0030, 0.096), (0.0014, 0.110), (0.0011, L - 0.030), (0.0006, L - 0.0006), (0, L)]
    put(lathe("body", prof, st), parent=axis)
    for k in range(16):
        put(lathe("groove", [(0.0034, 0), (0.0039, 0.0006), (0.0039, 0.0014), (0.0034, 0.002)], st, 48), (0, 0, 0.040 + 0.0028 * k), parent=axis)
    for k in range(3):
        z = L - 0.010 - 0.009 * k
        r = 0.0006 + 0.0005 * (L - z) / 0.03
        put(lathe("band", [(r + 0.00012, z - 0.003), (r + 0.00004, z)], dark, 32), parent=axis)
    put(axis, (-L / 2, 0, 0.0040), (0, math.pi / 2, 0), e)
    return put(e, at, (0, 0, turn), parent)


def scalpel(at=(0, 0, 0), turn=0.0, seed=7, parent=None):
    """A scalpel handle with its blade, lying along x, a scale and a code on it. Returns its parent."""
    e = group("scalpel")

    def draw(c):
        for k in range(41):
            c.rectangle(-2 + k, -6, 0.2, 3.2 if k % 10 == 0 else 2.0)
        c.fill()
        mm.data_matrix(c, 5.0, 14, seed, -30, 0)
        mm.label(c, "(21) 3-0412", -26, 0, 2.2, bold=False, align="l")

    face = annealed(instrument_steel(f"handle{seed}"), mm.mask(f"cl-handle{seed}", 130, 12, draw, 4096), (0.130, 0.012))
    loop = bone([(-0.062, 0), (-0.030, 0), (0.020, 0), (0.046, 0.0004), (0.060, 0.0006)], (0.0100, 0.0112, 0.0106, 0.0072, 0.0050))
    put(plate("handle", [loop], 0.0034, face, instrument_steel("scalpel edge"), bev=0.0008), (0, 0, 0.0018), parent=e)
    blade = fillet([(0.050, -0.0030), (0.078, -0.0038), (0.091, 0.0006), (0.098, 0.0066), (0.074, 0.0044), (0.050, 0.0036)], [0.0005, 0.006, 0.010, 0.0003, 0.02, 0.0005], 8)
    put(plate("blade", [blade], 0.0006, steel("blade", 0.14), bev=0.00015), (0, 0, 0.0038), parent=e)
    return put(e, at, (0, 0, turn), parent)


def bone_plate(at=(0, 0, 0), turn=0.0, holes=6, color="#C49A46", parent=None, pitch=0.0183):
    """A waisted bone plate of anodised titanium with countersunk holes; returns its parent."""
    e = group("bone plate")
    L = pitch * holes
    gold = hard.anodised(f"titanium{color}", color, 0.30)
    n = 30 * holes
    top = [(-L / 2 + L * k / n, 0.0062 - 0.0018 * math.cos(TAU * holes * k / n)) for k in range(1, n)]
    ends = [(L / 2 + 0.0022 * math.cos(q), 0.0044 * math.sin(q)) for q in (math.pi / 2 - math.pi * i / 10 for i in range(11))]
    loop = top + ends + [(x, -y) for x, y in top[::-1]] + [(-x, -y) for x, y in ends]
    xs = [-L / 2 + pitch * (k + 0.5) for k in range(holes)]
    put(plate("plate", [loop, *[circle(0.0030, 40, x, 0) for x in xs]], 0.0030, gold, gold, bev=0.0007), (0, 0, 0.0018), parent=e)
    sink = hard.satin(f"sink{color}", color, 0.18)
    for x in xs:
        put(lathe("sink", [(0.0026, 0.0004), (0.0029, 0.0016), (0.0042, 0.00335)], sink, 48), (x, 0, 0), parent=e)
    return put(e, at, (0, 0, turn), parent)


def reader(at=(0, 0, 0), turn=0.0, colour=TEAL, glow=(1, 0.06, 0.04), parent=None):
    """A hand-held code reader on its foot, looking down towards -y, 200 mm high; its window glows. Returns its parent."""
    e = group("reader")
    shell_, dark, grip = enamel("#DDE3E5"), pbr("reader window", (0.01, 0.008, 0.010), rough=0.06, coat=1), pbr(f"reader grip{colour}", hexc(colour), rough=0.5, bump=(1800, 0.1))
    head = group("head")
    profile = fillet([(-0.062, -0.016), (0.050, -0.020), (0.056, 0.016), (-0.058, 0.024)], [0.010, 0.014, 0.016, 0.012], 8)
    put(prism_x("head", profile, -0.029, 0.029, shell_, 0.007, 5), parent=head)
    put(prism_x("belt", [(y * 1.012, z * 0.30 + 0.002) for y, z in profile], -0.0294, 0.0294, grip, 0.002, 3), parent=head)
    put(box("window", (-0.022, -0.0640, -0.010), (0.022, -0.0560, 0.016), dark, 0.003), parent=head)
    put(box("line", (-0.017, -0.0646, 0.0020), (0.017, -0.0640, 0.0036), emis(f"aim{glow}", glow, 14), 0.0002), parent=head)
    put(cyl("lamp", (0, 0.020, 0.0215), 0.0035, 0.002, emis("reader ok", (0.15, 1, 0.35), 5), bev=0.0005), (0, 0.022, 0.0208), parent=head)
    put(head, (0, 0, 0.168), (math.radians(20), 0, 0), e)
    handle = fillet([(-0.012, 0.158), (0.042, 0.150), (0.064, 0.020), (0.020, 0.020)], [0.012, 0.012, 0.010, 0.010], 8)
    put(prism_x("handle", handle, -0.019, 0.019, shell_, 0.009, 5), parent=e)
    put(prism_x("back", [(y + 0.004 if y > 0.03 else y + 0.020, z * 0.86 + 0.010) for y, z in handle], -0.0196, 0.0196, grip, 0.006, 4), parent=e)
    trigger = fillet([(-0.016, 0.142), (-0.004, 0.142), (0.004, 0.106), (-0.008, 0.110)], 0.004, 6)
    put(prism_x("trigger", trigger, -0.010, 0.010, grip, 0.003, 3), parent=e)
    put(prism_z("foot", rrect(0.094, 0.108, 0.030, 12, 0, 0.030), 0.0, 0.020, pbr("reader foot", hexc("#3A444A"), rough=0.5, bump=(1800, 0.1)), 0.005, 4), parent=e)
    tube("lead", [(0, 0.082, 0.010), (0, 0.11, 0.008), (0.03, 0.16, 0.005), (0.10, 0.20, 0.005), (0.20, 0.19, 0.005), (0.34, 0.24, 0.005)], 0.0030, finishes().rubber, 12).parent = e
    return put(e, at, (0, 0, turn), parent)


def clear_film(name="petg", tint=(0.95, 0.975, 0.985)):
    """Vacuum-formed clear sheet."""
    return thin(name, tint, 0.03)


def lid_print(name, figures="LOT 2611", seed=4):
    """Print of a blister's lid on 3:2: a code, a lot number, an hour-glass and a crossed 2, no words."""

    def draw(c):
        c.set_line_width(0.010)
        c.rectangle(-1.30, -0.80, 2.60, 1.60)
        c.stroke()
        c.save()
        c.scale(0.016, -0.016)
        mm.data_matrix(c, 46, 18, seed, -48, -12)
        mm.label(c, "(01) 04260 1184", -18, -30, 12, align="l")
        mm.label(c, figures, -18, -12, 12, bold=False, align="l")
        mm.label(c, "2031-11", 12, 7, 12, bold=False, align="l")
        mm.ring(c, 8.5, 1.5, 62, 32)
        mm.label(c, "2", 62, 32, 11)
        c.set_line_width(1.5)
        c.move_to(56, 38)
        c.line_to(68, 26)
        c.stroke()
        for q in ([(-14, 0), (2, 0), (-14, 15), (2, 15)],):
            for k, (x, y) in enumerate(q):
                (c.line_to if k else c.move_to)(x, y + 0)
            c.close_path()
            c.stroke()
        for k in range(26):
            c.rectangle(-70 + 2.9 * k, 24, (1.2, 0.6, 1.8)[(k * 7) % 3], 16)
        c.fill()
        c.restore()

    return art(f"cl_lid{name}", draw, 1536, 1024)


def blister(at=(0, 0, 0), turn=(0, 0, 0), w=0.150, d=0.100, h=0.022, lid=0.0, seed=1, inside=None, parent=None, tone="#E9EEEF"):
    """A clear formed tray with its flange; lid: how far its paper lid is peeled from the right (0 closed, 1 off, None without). Returns its parent."""
    e = group("blister")
    steps = ((0.0, h), (-0.0085, h), (-0.0100, h - 0.0006), (-0.0115, h - 0.004), (-0.0150, 0.0035), (-0.0190, 0.0004))
    clear = clear_film()
    put(loft("form", [(rrect(w + 2 * g, d + 2 * g, max(0.006, 0.014 + g), 8), z) for g, z in steps], clear), parent=e)
    for s in (-1, 1):
        put(loft("rib", [(rrect(0.010, d - 0.062, 0.0045, 6), 0.0006), (rrect(0.006, d - 0.068, 0.0028, 6), 0.008)], clear), (s * (w / 2 - 0.034), 0, 0), parent=e)
    if inside:
        inside(e)
    if lid is not None:
        stock = paper(f"lid{seed}", tone, 0.25, uv=True, mark=(lid_print(str(seed), f"LOT {2611 + 37 * seed}", seed), (w * 0.80, w * 0.5333), (0.05, 0.10, 0.16), 0.0))
        x0 = w / 2 - lid * w * 0.9

        def peel(x, y):
            if x <= x0:
                return (x, y, h + 0.0004)
            r = 0.030
            q = (x - x0) / r
            if q < 2.1:
                return (x0 + r * math.sin(q), y, h + 0.0004 + r * (1 - math.cos(q)))
            over = (x - x0) - 2.1 * r
            return (x0 + r * math.sin(2.1) + over * math.cos(2.1), y, h + 0.0004 + r * (1 - math.cos(2.1)) + over * math.sin(2.1))

        cloth("lid", w - 0.002, d - 0.002, 90, 6, peel, stock).parent = e
    return put(e, at, turn, parent)


def coil(at=(0, 0, 0), r=0.034, turns=3.2, wire=0.0016, colour="#3E86B8", lead=0.05, parent=None, name="catheter"):
    """A coiled catheter with a luer hub at its outer end. Returns its parent."""
    e = group(name)
    pts = []
    n = int(turns * 20)
    for k in range(n + 1):
        a = TAU * k / 20
        q = r * (0.72 + 0.28 * k / n)
        pts.append((q * math.cos(a), q * math.sin(a), wire + 0.0009 * math.sin(a * 1.31) + 0.0010))
    a = TAU * n / 20
    ex, ey = -math.sin(a), math.cos(a)
    x, y, _ = pts[-1]
    pts += [(x + ex * lead * u, y + ey * lead * u, wire + 0.001) for u in (0.3, 0.7, 1.0)]
    tube("line", pts, wire, pbr(f"catheter{colour}", hexc(colour), rough=0.25, coat=0.4, sss=0.15), 6).parent = e
    hub = group("hub")
    white = pbr(f"hub{colour}", hexc(colour), rough=0.3, coat=0.3)
    put(lathe("hub", [(0, 0), (0.0026, 0), (0.0030, 0.004), (0.0030, 0.016), (0.0044, 0.018), (0.0044, 0.024), (0.0034, 0.0245), (0.0034, 0.010), (0, 0.010)], white, 48), parent=hub)
    for s in (0, 1):
        put(box("wing", (-0.0085, -0.0006, 0.006), (0.0085, 0.0006, 0.014), white, 0.0005), parent=hub)
    put(hub, (pts[-1][0] - ex * 0.003, pts[-1][1] - ey * 0.003, 0.0046), (math.pi / 2, 0, math.atan2(ey, ex) + math.pi / 2), e)
    return put(e, at, parent=parent)


def catheter_card(at=(0, 0, 0), turn=(0, 0, 0), w=0.21, d=0.125, colour="#3E86B8", tone="#EDF1F2", loaded=True, parent=None):
    """A die-cut card that holds a coiled catheter under its tabs. Returns its parent."""
    e = group("catheter card")
    card_ = paper(f"holder{tone}", tone, 0.05)
    cx = -0.042
    slots = []
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        slots.append(tf(fillet([(0.026, -0.007), (0.044, -0.005), (0.044, 0.005), (0.026, 0.007)], 0.002, 4), a, cx, 0))
    slots += [rrect(0.040, 0.014, 0.004, 5, 0.060, -0.036), rrect(0.026, 0.018, 0.009, 8, 0.066, 0.030), circle(0.009, 40, cx, 0)]
    put(plate("holder", [rrect(w, d, 0.010), *slots], 0.0008, card_, bev=0.0001), (0, 0, 0.0006), parent=e)
    if loaded:
        coil((cx, 0, 0.0008), 0.035, 3.75, 0.0015, colour, 0.050, e)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            tab = finely(plate("tab", [[(x - 0.026, y) for x, y in fillet([(0.026, -0.0062), (0.0425, -0.0042), (0.0425, 0.0042), (0.026, 0.0062)], 0.002, 4)]], 0.0006, card_, bev=0.0001), 0.0014)
            curl(tab, lambda x, y: 0.0058 * math.sin(math.pi * min(1.0, x / 0.0170)))
            put(tab, (cx + 0.026 * math.cos(a), 0.026 * math.sin(a), 0.0012), (0, 0, a), e)
    return put(e, at, turn, parent)


def wire_basket(w, d, h, at=(0, 0, 0), turn=0.0, parent=None, pitch=0.014):
    """A sterilisation basket of steel wire with a rim and two handles. Returns its parent."""
    e = group("basket")
    st = steel("basket wire", 0.22)
    paths = []
    nx, ny, nz = round(w / pitch), round(d / pitch), max(2, round(h / (pitch * 1.1)))
    for i in range(nx + 1):
        x = -w / 2 + w * i / nx
        paths.append([(x, -d / 2, h), (x, -d / 2, h * 0.5), (x, -d / 2, 0.004), (x, -d / 2 + 0.004, 0.001), (x, 0, 0.001), (x, d / 2 - 0.004, 0.001), (x, d / 2, 0.004), (x, d / 2, h * 0.5), (x, d / 2, h)])
    for j in range(ny + 1):
        y = -d / 2 + d * j / ny
        paths.append([(-w / 2, y, h), (-w / 2, y, h * 0.5), (-w / 2, y, 0.004), (-w / 2 + 0.004, y, 0.0024), (0, y, 0.0024), (w / 2 - 0.004, y, 0.0024), (w / 2, y, 0.004), (w / 2, y, h * 0.5), (w / 2, y, h)])
    strand(paths, 0.0007, st, "mesh", 4).parent = e
    for k in range(1, nz + 1):
        z = h * k / nz
        loop = [(x, y, z) for x, y in rrect(w + 0.001, d + 0.001, 0.004, 4)]
        strand([[*loop, loop[0]]], 0.0020 if k == nz else 0.0007, st, "rim", 2).parent = e
    for s in (-1, 1):
        tube("handle", [(s * w / 2, -0.035, h), (s * (w / 2 + 0.004), -0.033, h + 0.022), (s * (w / 2 + 0.006), 0, h + 0.030), (s * (w / 2 + 0.004), 0.033, h + 0.022), (s * w / 2, 0.035, h)], 0.0019, st, 12).parent = e
    return put(e, at, (0, 0, turn), parent)


def housing(at=(0, 0, 0), turn=0.0, colour="#2E7480", w=0.150, d=0.096, h=0.040, name="case", parent=None):
    """An anodised housing with a bleached legend on its lid, ports in front, screws. Returns its parent."""
    e = group("housing")

    def draw(c):
        c.set_line_width(0.5)
        mm.rounded(c, -68, -41, 136, 82, 5)
        c.stroke()
        mm.data_matrix(c, 19, 18, 11, -52, -24)
        mm.label(c, "M-204", -36, -29, 8.5, align="l")
        mm.label(c, "S/N 2611-0418", -36, -18.5, 4.2, bold=False, align="l")
        for k, s in enumerate(("~ 24 V", "0.8 A", "IPX4")):
            mm.label(c, s, -62 + 27 * k, 2, 4.2, bold=False, align="l")
        for k in range(4):
            mm.ring(c, 7.2, 0.45, -52 + 20 * k, 22)
            mm.label(c, str(k + 1), -52 + 20 * k, 33.2, 4)
        c.save()
        c.translate(42, -8)
        mm.dial(c, 15, n=6, minor=4, tick=2.4, lw=0.5, size=3.6, figures=["0", "2", "4", "6", "8", "10"])
        c.restore()

    face = hard.mark(hard.anodised(f"case{colour}", colour, 0.36), mm.mask(f"cl-housing{name}", w * 1000, d * 1000, draw, 3072), (w, d), hard.WHITE_MARK, 0.62, 0.0, depth=0.06, grain=0.05)
    body = hard.anodised(f"case body{colour}", colour, 0.36)
    put(prism_z("body", rrect(w, d, 0.012, 12), 0, h, body, 0.003, 4), (0, 0, 0.0015), parent=e)
    put(plate("lid", [rrect(w - 0.004, d - 0.004, 0.010, 12)], 0.0022, face, hard.satin("case cut", "#CDD2D6", 0.2), bev=0.0005), (0, 0, h + 0.0026), parent=e)
    put(cyl("knob", (0, 0, 0), 0.0115, 0.012, hard.satin("case knob", "#C6CBD0", 0.24), bev=0.0015), (0.042, 0.008, h + 0.0098), parent=e)
    put(box("pointer", (-0.0007, 0.003, 0), (0.0007, 0.010, 0.0005), finishes().black, 0), (0.042, 0.0145, h + 0.0160), parent=e)
    for k in range(4):
        x = -0.052 + 0.020 * k
        put(cyl("button", (0, 0, 0), 0.0056, 0.0026, pbr(f"case key{k}", hexc(("#E9EDEF", "#E9EDEF", "#E9EDEF", "#E8752A")[k]), rough=0.35, coat=0.3), bev=0.0009), (x, -0.022, h + 0.0044), parent=e)
        put(lathe("port", [(0.0030, -0.004), (0.0034, 0.003), (0.0056, 0.003), (0.0060, 0.002), (0.0060, 0)], hard.satin("port", "#CBD0D4", 0.2), 48), (x, -d / 2, h * 0.45), (math.pi / 2, 0, 0), e)
        put(cyl("port hole", (0, 0, 0), 0.0032, 0.002, finishes().black, "Y", 0), (x, -d / 2 - 0.0001, h * 0.45), (math.pi / 2, 0, 0), e)
    return put(e, at, (0, 0, turn), parent)


def insole(s=1.0, side=1):
    """Outline of an insole 250 mm long at s 1, toes towards +y; side -1 is the left one."""
    pts = [(0.000, -0.122), (0.026, -0.112), (0.031, -0.078), (0.027, -0.030), (0.034, 0.020), (0.045, 0.062), (0.040, 0.096), (0.016, 0.124), (-0.014, 0.126), (-0.036, 0.100), (-0.041, 0.058), (-0.034, 0.010), (-0.030, -0.040), (-0.032, -0.080), (-0.025, -0.112)]
    return [(side * x * s, y * s) for x, y in spline(pts, True, 8)]


def silicone(colour):
    """Cut silicone sheet: soft, slightly see-through, powdery."""
    return pbr(f"silicone{colour}", hexc(colour), rough=0.42, spec=0.45, sss=0.12, bump=(700, 0.05))
