"""Acrylic samples: cast sheet, clear, tinted and fluorescent, engraved to a frost."""
import math

from lib import *
from props_soft import *

BLUE = (0.10, 0.38, 0.80)
CLEAR = (0.93, 0.97, 0.96)


def _peaks(c):
    """Line art for a narrow tag, -1..1 wide and twice as high: two peaks, a moon and contour lines."""
    c.arc(0.28, 1.05, 0.26, 0, TAU)
    c.fill()
    for k, (w, y, h) in enumerate(((0.92, -0.55, 1.35), (0.62, -0.55, 0.95))):
        cx = (-0.16, 0.34)[k]
        tri = [(cx - w * 0.75, y), (cx, y + h), (cx + w * 0.75, y)]
        grey(c, 0)
        pen(c, tri)
        grey(c, 1)
        pen(c, tri, width=0.055)
        pen(c, [(cx - w * 0.22, y + h * 0.7), (cx - w * 0.05, y + h * 0.58), (cx + w * 0.06, y + h * 0.7), (cx + w * 0.22, y + h * 0.7)], width=0.05, closed=False)
    for i in range(7):
        y = -0.72 - i * 0.17
        pts = [(-0.72 + 1.44 * k / 40, y + 0.05 * math.sin(k / 40 * TAU * 1.5 + i * 0.7)) for k in range(41)]
        pen(c, pts, width=0.042, closed=False)


def keychain():
    """Three tags on split rings: a frosted rosette, a fluorescent leaf, an engraved two-colour plate."""
    ground(surface("felted paper", hexc("#9FAEB5"), hexc("#95A4AC"), grain=700, bump=0.12, relief=0.0003, rough=0.9))
    daylight(kx=-0.6, k=8.5, fill=1.6, rim=0, soft=0.26, ky=0.22, kz=0.42)
    area("strip", (-0.1, 0.5, 0.16), (0, 0, 0), 0.5, 1.2, (1, 0.98, 0.95), 0.05)
    st = steel()

    def tag(at, a, o, ring_y):
        e = group()
        o.parent = e
        split_ring(0.0120, 0.0018, st, (0.0, ring_y + 0.0095, 0.0040), (0.20, 0.05, 0.4), e)
        put(e, at, (0, 0, a))

    disc = plate("disc", [circle(0.024, 160), circle(0.0024, 40, 0, 0.0195)], 0.004, frosted(art("ws_rose", lambda c: mandala(c, 0, 0, 0.95)), (0.034, 0.034), "frosted tag"), acrylic("clear edge", CLEAR, 30), bev=0.0004)
    put(disc, (0, 0, 0.0022))
    tag((-0.044, -0.004, 0), 0.42, disc, 0.0195)

    body = fillet([(0, 0.031), (0.0215, 0.002), (0, -0.030), (-0.0215, 0.002)], [0.008, 0.020, 0.004, 0.020], 16)
    veins = [tf(leaf(0.0135 - 0.0013 * k, 0.0013), (math.radians(42) if s > 0 else math.radians(138)), 0.0012 * s, -0.0165 + 0.0082 * k) for k in range(4) for s in (1, -1)]
    face, edge = fluorescent("orange tag", "#FF9548", 70, 0.22)
    leaf_tag = plate("leaf", [body, circle(0.0023, 40, 0, 0.0250)] + veins, 0.004, face, edge, bev=0.0003)
    put(leaf_tag, (0, 0, 0.0022))
    tag((0.010, -0.016, 0), -0.10, leaf_tag, 0.0250)

    plate2 = plate("plate", [rrect(0.030, 0.058, 0.008, 12), circle(0.0024, 40, 0, 0.0235)], 0.0032, engraved("blue tag", hexc("#10264C"), art("ws_peaks", _peaks, 1024, 2048), (0.024, 0.046), hexc("#E9EEF2"), rough=0.2, markrough=0.7, depth=0.2), gloss("blue edge", "#E9EEF2"), bev=0.0003)
    put(plate2, (0, 0, 0.0018))
    tag((0.060, 0.000, 0), -0.42, plate2, 0.0235)
    camera((-0.045, -0.235, 0.230), (0.000, 0.005, 0.0), 70, 9, (0.006, -0.004, 0.002))


def _balloon(c):
    """Wire-frame balloon, the classic edge-lit drawing: longitudes and latitudes make a flat sheet look deep."""
    cy, R = 0.30, 0.52
    lw = 0.010

    def prof(v):
        return R * math.sin(math.pi * v) ** 0.62 * (1 - 0.62 * max(0, v - 0.5) ** 1.3 * 1.6)

    def yy(v):
        return cy + R * 1.04 * math.cos(math.pi * v) - 0.10 * max(0, v - 0.55)

    for k in range(-6, 7):
        f = math.sin(k * math.pi / 13)
        pts = [(prof(v / 60 * 0.93) * f * 1.03, yy(v / 60 * 0.93)) for v in range(61)]
        pen(c, pts, width=lw * (1.35 if abs(k) == 6 else 0.85), closed=False)
    for v in (0.16, 0.28, 0.40, 0.52, 0.64, 0.76, 0.86, 0.93):
        w = prof(v)
        pts = [(w * 1.03 * math.cos(TAU * i / 80), yy(v) + w * 0.20 * math.sin(TAU * i / 80) * math.cos(math.pi * v) - 0.02) for i in range(81)]
        pen(c, pts, width=lw * 0.8)
    for s in (-1, 1):
        for q in (0.55, 1):
            pen(c, [(s * prof(0.93) * q, yy(0.93)), (s * 0.085 * q, -0.58)], width=lw * 0.8, closed=False)
    for i in range(5):
        pen(c, [(-0.085 + 0.008 * i, -0.58 - 0.034 * i), (0.085 - 0.008 * i, -0.58 - 0.034 * i)], width=lw, closed=False)
    for s in (-1, -0.4, 0.4, 1):
        pen(c, [(0.085 * s, -0.58), (0.055 * s, -0.72)], width=lw, closed=False)

    def cloud(x, y, s):
        pts = []
        for cx, r, a0, a1 in ((-0.16, 0.09, 270, 75), (-0.02, 0.14, 150, 30), (0.16, 0.10, 110, -90)):
            for i in range(15):
                a = math.radians(a0 + (a1 - a0) * i / 14)
                pts.append((x + s * (cx + r * math.cos(a)), y + s * (r * math.sin(a) + (0.05 if cx == -0.02 else 0))))
        grey(c, 0)
        pen(c, pts)
        grey(c, 1)
        pen(c, pts, width=lw * 1.1)

    cloud(-0.52, -0.30, 0.9)
    cloud(0.55, -0.52, 1.05)
    cloud(-0.42, -0.80, 0.7)
    for x, y, r in ((-0.66, 0.72, 0.035), (0.66, 0.80, 0.028), (0.70, 0.12, 0.035), (-0.70, 0.22, 0.024), (0.44, -0.12, 0.020), (-0.5, 1.02, 0.024), (0.42, 1.08, 0.03)):
        pen(c, tf(star(r, r * 0.28, 4), 0.0, x, y))


def _edge_lit(name, path, size, colour, power):
    """An engraving that scatters the light fed in at its lower edge: brightest near the lamp, clear elsewhere."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    tc = n.new("ShaderNodeTexCoord")
    mm = n.new("ShaderNodeMapping")
    mm.inputs["Scale"].default_value = (1 / size[0], 1 / size[1], 1)
    mm.inputs["Location"].default_value = (0.5, 0.5, 0)
    im = n.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(path)
    im.image.colorspace_settings.name = "Non-Color"
    im.extension = "CLIP"
    n.l(tc.outputs["Object"], mm.inputs[0])
    n.l(mm.outputs[0], im.inputs[0])
    sp = n.new("ShaderNodeSeparateXYZ")
    n.l(tc.outputs["Object"], sp.inputs[0])
    fall = n.new("ShaderNodeMapRange")
    fall.inputs[1].default_value, fall.inputs[2].default_value = -size[1] / 2, size[1] / 2
    fall.inputs[3].default_value, fall.inputs[4].default_value = power * 1.5, power * 0.75
    n.l(sp.outputs[1], fall.inputs[0])
    e = n.new("ShaderNodeEmission")
    e.inputs[0].default_value = c4(colour)
    n.l(fall.outputs[0], e.inputs[1])
    t = n.new("ShaderNodeBsdfTransparent")
    s = n.new("ShaderNodeMixShader")
    n.l(im.outputs[0], s.inputs[0])
    n.l(t.outputs[0], s.inputs[1])
    n.l(e.outputs[0], s.inputs[2])
    n.l(s.outputs[0], n.n["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


def night_light():
    """An engraved sheet in a walnut foot; the lamp in the foot makes only the engraving shine."""
    table(walnut(name="night table"), wall="#3A4048")
    world((0.6, 0.75, 1), 0.04)
    area("key", (-0.6, -0.2, 0.5), (0, 0, 0.1), 0.5, 1.5, (0.80, 0.88, 1))
    area("rim", (0.5, 0.55, 0.45), (0, 0, 0.1), 0.45, 2.6, (0.62, 0.76, 1), 0.2)
    area("wall glow", (0.0, 0.65, 0.1), (0.0, 1.1, 0.25), 0.5, 1.2, (1, 0.62, 0.34))
    warmth = (1, 0.70, 0.36)
    w, h, t = 0.130, 0.165, 0.005
    arch = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - w / 2)] + [(w / 2 * math.cos(math.pi * i / 48), h / 2 - w / 2 + w / 2 * math.sin(math.pi * i / 48)) for i in range(1, 48)] + [(-w / 2, h / 2 - w / 2)]
    e = group()
    face = thin("clear sheet", (0.97, 0.98, 0.98), haze=0.01, hazecol=(1, 0.8, 0.6))
    rim = lit_edge("lit edge", "#FFDCA8", 0.75)
    put(plate("sheet", [arch], t, face, rim, bev=0.0003), (0, 0, 0), parent=e)
    lit = _edge_lit("lit drawing", art("ws_balloon", _balloon, 2048, 2600), (w * 0.96, w * 0.96 * 2600 / 2048), (1, 0.72, 0.40), 2.3)
    drawing = mesh("drawing", [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], lit)
    # Hidden from reflections: its mirror image in the sheet right behind it would only be noise.
    drawing.visible_glossy = False
    put(drawing, (0, 0, t / 2 + 0.0003), parent=e)
    foot = put(plate("foot", [circle(0.052, 160)], 0.024, walnut(name="foot top"), walnut(name="foot side"), bev=0.002), (0, 0, 0.012))
    foot.scale = (1.35, 0.72, 1)
    slot = plate("slot", [rrect(w + 0.003, 0.0085, 0.002)], 0.0008, emis("slot light", warmth, 2.2), bev=0.0001)
    put(slot, (0, 0, 0.0243))
    area("lamp", (0, -0.010, 0.030), (0, -0.2, 0.02), 0.11, 0.05, warmth, 0.008)
    area("lamp back", (0, 0.010, 0.030), (0, 0.2, 0.02), 0.11, 0.05, warmth, 0.008)
    put(e, (0, 0, 0.020 + h / 2), (math.pi / 2, 0, 0))
    put(lathe("knob", [(0, 0.007), (0.0045, 0.007), (0.0052, 0.0063), (0.0052, 0)], brass()), (0.028, -0.0335, 0.012), (math.pi / 2, 0, 0))
    camera((-0.17, -0.56, 0.17), (0.0, 0, 0.098), 66, 5.6, (0, -0.003, 0.10))


def sign():
    """A café sign on standoffs: fluorescent cup and steam stand proud of a clear panel and throw their shadow on the wall."""
    mesh("wall", [(-3, 0, -3), (3, 0, -3), (3, 0, 3), (-3, 0, 3)], [(0, 1, 2, 3)], surface("render", hexc("#5F7078"), hexc("#55666E"), grain=45, detail=9, contrast=(0.3, 0.7), bump=0.35, relief=0.002, rough=0.8))
    world((0.86, 0.92, 1), 0.12)
    area("key", (-0.75, -0.55, 0.62), (0, 0, 0), 0.22, 17, (1, 0.95, 0.88))
    area("fill", (0.8, -0.9, -0.1), (0, 0, 0), 0.8, 3.0, (0.80, 0.89, 1))
    area("strip", (0.35, -0.35, 0.75), (0, -0.03, 0.05), 0.6, 3.0, (1, 1, 1), 0.08)
    upright = (math.pi / 2, 0, 0)
    S = 0.24
    hole = 0.098
    corners = [(sx * hole, sy * hole) for sx in (-1, 1) for sy in (-1, 1)]
    put(plate("panel", [rrect(S, S, 0.026, 16)] + [circle(0.0042, 32, x, y) for x, y in corners], 0.006, acrylic("panel", (0.90, 0.96, 0.95), 14), bev=0.0006), (0, -0.026, 0), upright)
    b = brass()
    for x, y in corners:
        put(lathe("standoff", [(0, 0.008), (0.0082, 0.008), (0.0090, 0.0072), (0.0090, 0.0002), (0.0075, 0)], b), (x, -0.0292, y), upright)
        put(lathe("post", [(0.0072, 0.023), (0.0072, 0)], b), (x, 0, y), upright)
    ink = gloss("ivory", "#F2EEE6", rough=0.12)
    orange = gloss("signal orange", "#FF4F1F", rough=0.1)
    y = -0.0292

    def raised(loops, m, t=0.005, dy=0.0):
        return put(plate("raised", loops, t, m, bev=0.0006), (0, y - t / 2 - dy, 0), upright)

    raised([circle(0.086, 160), circle(0.0815, 160)], ink, 0.003)
    cup = fillet([(-0.042, 0.010), (-0.034, -0.040), (0.026, -0.040), (0.034, 0.010)], [0.003, 0.022, 0.022, 0.003], 14)
    raised([cup], orange)
    handle = [(0.030 + 0.021 * math.cos(math.radians(a)), -0.011 + 0.0165 * math.sin(math.radians(a))) for a in range(-78, 79, 4)] + [(0.029 + 0.0125 * math.cos(math.radians(a)), -0.011 + 0.0095 * math.sin(math.radians(a))) for a in range(76, -77, -4)]
    raised([handle], orange, 0.0048)
    raised([tf(rrect(0.086, 0.0062, 0.003), 0, -0.003, -0.0525)], ink, 0.004)
    for k, x in enumerate((-0.022, -0.003, 0.016)):
        up = [(x + 0.0055 * math.sin(i / 24 * TAU * 0.92 + k * 0.5), 0.019 + 0.036 * i / 24) for i in range(25)]
        width = [0.0030 * math.sin(math.pi * (0.06 + 0.88 * i / 24)) + 0.0005 for i in range(25)]
        raised([[(px + d, py) for (px, py), d in zip(up, width)] + [(px - d, py) for (px, py), d in reversed(list(zip(up, width)))]], ink, 0.003)
    camera((0.24, -0.80, 0.03), (0.0, 0, -0.002), 66, 8, (0, -0.03, 0))


def display_stand():
    """A three-step riser of clear sheet, its parts joined edge to edge, with glazed jars and a cedar-capped bottle."""
    table(ash(), "#8FA0A8")
    daylight(kx=-0.62, k=8.5, fill=1.9, rim=2.2, t=(0, 0, 0.05))
    clear = acrylic("clear", (0.84, 0.92, 0.92), 22)
    w, d, r, t = 0.26, 0.060, 0.040, 0.005
    e = group()
    step = [(0, 0), (3 * d, 0), (3 * d, 3 * r), (2 * d, 3 * r), (2 * d, 2 * r), (d, 2 * r), (d, r), (0, r)]
    step = fillet([(x - 1.5 * d, y) for x, y in step], [0.003, 0.003, 0.006, 0.006, 0.004, 0.006, 0.004, 0.006], 8)
    hollow = fillet([(-0.45 * d, 0.008), (1.5 * d - 0.010, 0.008), (1.5 * d - 0.010, 3 * r - 0.012), (0.62 * d, 3 * r - 0.012), (0.62 * d, 1.55 * r), (-0.45 * d, 0.62 * r)], 0.010, 8)
    for x in (-w / 2 + t, w / 2 - t):
        put(plate("side", [step, hollow], t, clear, bev=0.0004), (x, 0, 0), (math.pi / 2, 0, math.pi / 2), e)
    for k in range(3):
        put(plate("tread", [rrect(w, d - 0.002, 0.004)], t, clear, bev=0.0004), (0, (k - 1) * d, (k + 1) * r + t / 2 + 0.0002), (0, 0, 0), e)
    glaze = lambda c: pbr("glaze" + c, hexc(c), rough=0.22, coat=0.5)
    cap = walnut(axis="Y")

    def jar(x, k, c, R=0.021, H=0.026):
        z = (k + 1) * r + t + 0.0004
        put(lathe("jar", [(0, 0), (R - 0.003, 0), (R, 0.003), (R, H - 0.003), (R - 0.002, H), (R - 0.004, H)], glaze(c)), (x, (k - 1) * d, z), (0, 0, 0), e)
        put(lathe("lid", [(R + 0.0006, H), (R + 0.0010, H + 0.001), (R + 0.0010, H + 0.011), (R - 0.001, H + 0.0125), (0, H + 0.0125)], cap), (x, (k - 1) * d, z), (0, 0, 0), e)

    def bottle(x, k, c, R=0.017, H=0.062):
        z = (k + 1) * r + t + 0.0004
        put(lathe("bottle", [(0, 0), (R - 0.003, 0), (R, 0.003), (R, H - 0.012), (R - 0.003, H - 0.004), (0.007, H), (0.0065, H + 0.005)], glaze(c)), (x, (k - 1) * d, z), (0, 0, 0), e)
        put(lathe("cap", [(0.0085, H + 0.003), (0.0092, H + 0.0038), (0.0092, H + 0.022), (0.008, H + 0.0235), (0, H + 0.0235)], cap), (x, (k - 1) * d, z), (0, 0, 0), e)

    jar(-0.075, 0, "#E8E4DC")
    jar(-0.012, 0, "#FF6A3A", 0.018, 0.022)
    jar(0.060, 0, "#E8E4DC", 0.024, 0.020)
    bottle(-0.050, 1, "#2F4A58")
    jar(0.030, 1, "#C9D3D4", 0.020, 0.024)
    bottle(0.082, 1, "#2F4A58", 0.015, 0.048)
    bottle(0.012, 2, "#E8E4DC", 0.018, 0.066)
    bottle(0.066, 2, "#FF6A3A", 0.014, 0.050)
    put(e, (0, 0, 0), (0, 0, 0.38))
    camera((-0.26, -0.72, 0.26), (-0.014, 0, 0.083), 62, 6.3, (0, -0.05, 0.07))


def gears():
    """A running train of coloured gears on a opal plate, brass pins through their bores."""
    ground(surface("grey card", hexc("#5E6B72"), hexc("#56626A"), grain=700, bump=0.1, relief=0.0003, rough=0.85))
    daylight(kx=-0.6, k=9, fill=1.6, rim=0, soft=0.28, ky=0.2, kz=0.45)
    area("strip", (-0.1, 0.6, 0.20), (0, 0, 0), 0.6, 1.2, (1, 0.98, 0.95), 0.05)
    board = group()
    put(plate("plate", [rrect(0.215, 0.145, 0.014, 14)], 0.005, gloss("opal", "#DDE2E3", rough=0.28, coat=0.1), bev=0.0008), (0.004, -0.002, 0.0027), parent=board)
    mod, t = 0.0026, 0.005
    spec = [
        (24, None, 0.0, *fluorescent("g orange", "#FF9548", 80, 0.16)),
        (14, 0, -0.35, gloss("g slate", "#27323A", rough=0.14), None),
        (20, 1, 0.62, acrylic("g blue", BLUE, 60), None),
        (12, 0, 1.12, acrylic("g amber", (0.98, 0.66, 0.10), 60), None),
        (10, 2, 2.72, *fluorescent("g green", "#54E07A", 60, 0.14)),
    ]
    placed = []
    b = brass()
    for teeth, on, a, face, edge in spec:
        rp = teeth * mod / 2
        if on is None:
            x, y, phase = -0.052, -0.012, 0.1
        else:
            ax, ay, arp, ateeth, aph = placed[on]
            dist = arp + rp + 0.0001
            x, y = ax + dist * math.cos(a), ay + dist * math.sin(a)
            pitch = TAU / ateeth
            off = (aph - a + pitch / 2) % pitch - pitch / 2
            phase = a + math.pi - off * arp / rp - TAU / teeth / 2
        placed.append((x, y, rp, teeth, phase))
        loops = [gear_outline(teeth, mod), circle(0.0030, 40)]
        inner = rp - mod * 1.2
        if teeth >= 20:
            m = 5
            for k in range(m):
                r0, r1, half = inner * 0.42, inner * 0.84, TAU / m / 2
                arc = lambda r, f: [(r * math.cos(i * f), r * math.sin(i * f)) for i in [half * 0.70 * (q / 10 - 1) for q in range(21)]]
                web = arc(r1, 1) + arc(r0, 0.72)[::-1]
                loops.append(tf(fillet(web, 0.0006, 2), TAU * k / m))
        elif teeth >= 12:
            loops += [circle(inner * 0.17, 32, inner * 0.60 * math.cos(TAU * k / 5), inner * 0.60 * math.sin(TAU * k / 5)) for k in range(5)]
        put(plate("gear", loops, t, face, edge, bev=0.0003), (x, y, 0.0054 + 0.0012 + t / 2), (0, 0, phase), board)
        put(lathe("washer", [(0.0028, 0), (0.0062, 0), (0.0062, 0.0011), (0.0028, 0.0011)], b), (x, y, 0.0053), parent=board)
        put(lathe("pin", [(0.0028, 0), (0.0028, 0.0068), (0.0052, 0.0068), (0.0056, 0.0072), (0.0056, 0.0082), (0.0046, 0.0092), (0.0012, 0.0092), (0.0010, 0.0080), (0, 0.0080)], b), (x, y, 0.0054), parent=board)
    put(board, (0.0, 0.0, 0), (0, 0, 0.16))
    camera((-0.10, -0.26, 0.235), (-0.008, -0.002, 0.004), 64, 8, (-0.01, -0.008, 0.008))


def _band(R, top, low, gap):
    """Outline between two skylines inside a circle: top and low are functions of x (None means the circle itself)."""
    R -= gap

    def ends(f):
        xs = [R * (-1 + 2 * i / 2000) for i in range(2001)]
        ins = [x for x in xs if x * x + f(x) ** 2 < R * R]
        return ins[0], ins[-1]

    def line(f, n=120):
        a, b = ends(f)
        return [(a + (b - a) * i / n, f(a + (b - a) * i / n)) for i in range(n + 1)]

    def arc(p, q, n=40):
        a, b = math.atan2(p[1], p[0]), math.atan2(q[1], q[0])
        while b < a:
            b += TAU
        return [(R * math.cos(a + (b - a) * i / n), R * math.sin(a + (b - a) * i / n)) for i in range(1, n)]

    if top is None:
        l = line(lambda x: low(x) + gap)
        return l + arc(l[-1], l[0], 90)
    u = line(lambda x: top(x) - gap)[::-1]
    if low is None:
        return u + arc(u[-1], u[0], 90)
    l = line(lambda x: low(x) + gap)
    return l + arc(l[-1], u[0]) + u + arc(u[-1], l[0])


def inlay():
    """Seven colours of sheet cut to one picture and let into walnut, separated only by the kerf."""
    table(ash(), "#A8B0B2")
    daylight(kx=-0.65, k=9, fill=1.8, rim=0, soft=0.3, ky=0.15, kz=0.45)
    R, t, gap = 0.062, 0.004, 0.00030
    tone = lambda c: gloss("in" + c, c, rough=0.07)
    e = group()
    put(plate("floor", [rrect(0.164, 0.164, 0.012, 12)], 0.006, walnut(name="w floor"), walnut(name="w floor side"), bev=0.0008), (0, 0, 0.003), parent=e)
    put(plate("frame", [rrect(0.164, 0.164, 0.012, 12), circle(R + 0.0002, 200)], 0.008, walnut(name="w frame"), walnut(name="w frame side"), bev=0.0006), (0, 0, 0.0101), parent=e)
    z = 0.0141 - t / 2 - 0.0001

    def piece(loops, c, dz=0.0):
        put(plate("piece", loops, t, tone(c), bev=0.00022), (0, 0, z + dz), parent=e)

    far = lambda x: 0.011 + 0.0075 * math.sin(x * 66 + 2.4) + 0.0030 * math.sin(x * 150 + 1.0)
    mid = lambda x: -0.006 + 0.0050 * math.sin(x * 58 + 0.2) + 0.0018 * math.sin(x * 130)
    near = lambda x: -0.021 + 0.0040 * math.sin(x * 52 + 4.2)
    wave = lambda k: lambda x: -0.036 - 0.010 * k + 0.0022 * math.sin(x * 190 + k * 1.9)
    sx, sy, sr = 0.014, 0.0375, 0.0125
    birds = [tf(fillet([(0, 0), (0.0075, 0.0042), (0.0082, 0.0050), (0.0010, 0.0016), (-0.0010, 0.0016), (-0.0082, 0.0050), (-0.0075, 0.0042)], 0.0003, 3), a, x, y) for x, y, a in ((-0.024, 0.030, 0.2), (-0.034, 0.020, -0.1))]
    piece([_band(R, None, far, gap), circle(sr + gap, 120, sx, sy)] + birds, "#1D4E7A")
    piece([circle(sr - gap, 120, sx, sy)], "#FF5A1F")
    for b in birds:
        piece([b], "#F2EFE8", -0.0001)
    piece([_band(R, far, mid, gap)], "#3C86A0")
    piece([_band(R, mid, near, gap)], "#16616A")
    piece([_band(R, near, wave(0), gap)], "#0E3B45")
    piece([_band(R, wave(0), wave(1), gap)], "#F2EFE8")
    piece([_band(R, wave(1), wave(2), gap)], "#FFB23E")
    piece([_band(R, wave(2), None, gap)], "#1D4E7A")
    put(e, (0, 0, 0), (0, 0, 0.30))
    for k, (x, y, a, c) in enumerate(((0.112, -0.058, 0.7, "#FF5A1F"), (-0.122, 0.060, 0.2, "#3C86A0"))):
        loop = circle(sr - gap, 120) if k == 0 else _band(R * 0.62, lambda x: 0.006 + 0.004 * math.sin(x * 120), lambda x: -0.010 + 0.003 * math.sin(x * 90), gap)
        put(plate("spare", [loop], t, tone(c), bev=0.0003), (x, y, t / 2 + 0.0002), (0, 0, a))
    camera((-0.11, -0.34, 0.30), (0.004, -0.002, 0.004), 64, 8, (0, -0.02, 0.014))


def background():
    """Tinted sheets fanned out on a cool ground, seen close; one fluorescent edge among them."""
    ground(surface("cool card", hexc("#7F919B"), hexc("#76878F"), grain=600, bump=0.1, relief=0.0003, rough=0.7))
    world((0.75, 0.86, 1), 0.22)
    area("key", (-0.50, -0.25, 0.38), (0, 0, 0.02), 0.3, 5.0, (0.95, 0.97, 1), 0.4)
    area("fill", (0.5, -0.3, 0.5), (0, 0, 0), 0.6, 0.9, (0.8, 0.9, 1))
    tints = ("#B9D3DE", "#9CC0CF", "#7DA9BC", "#FF7A45", "#6895AB", "#4F7F98", "#3D6C86")
    for i, c in enumerate(tints):
        face = thin("tint" + c, tuple(x**0.55 for x in hexc(c)), rough=0.12, haze=0.16, hazecol=hexc(c))
        o = plate("sheet", [rrect(0.36, 0.24, 0.022, 16)], 0.006, face, lit_edge("rim" + c, c, 0.10 if i != 3 else 0.35), bev=0.0006)
        put(o, (-0.11 + 0.017 * i, 0.085 + 0.006 * i, 0.004 + 0.0075 * (6 - i)), (0, 0, -0.35 + 0.07 * i))
    camera((0.17, -0.24, 0.15), (0.04, 0.0, 0.02), 66, 3.5, (0.055, -0.025, 0.025))


_S = dict(width=800, height=533, samples=24, bounces=8, bloom=0.03, vignette=0.2)
SHOTS = {
    "materials/acrylic/keychain": Shot(keychain, **_S, exposure=0.3),
    "materials/acrylic/night-light": Shot(night_light, **(_S | {"bloom": 0.09}), exposure=0.2),
    "materials/acrylic/sign": Shot(sign, **_S, exposure=0.3),
    "materials/acrylic/display-stand": Shot(display_stand, **_S, exposure=0.3),
    "materials/acrylic/gears": Shot(gears, **_S, exposure=0.3),
    "materials/acrylic/inlay": Shot(inlay, **_S, exposure=0.3),
    "materials/acrylic/background": Shot(background, width=1440, height=720, samples=20, bounces=8, exposure=0.4),
}
