"""Fabric samples: pressed felt, denim, lace, canvas and wool; cut edges sealed, pile marked tone on tone."""
import math
import random

from lib import *
from props_soft import *

GREY, GREY_D = "#8A9699", "#6D797C"
TEAL, TEAL_D = "#2F5F6B", "#244B55"
SAFFRON, SAFFRON_D = "#D9822B", "#B5671C"
CORAL, CORAL_D = "#D9573A", "#B84428"
IVORY, IVORY_D = "#E6E0D4", "#D3CBBC"
CHAR, CHAR_D = "#3B4247", "#2C3237"


def _fibres(o, mat_slot, count, length, seed=1):
    """Loose fibres standing off a felt part: they soften its outline as real pile does."""
    o.modifiers.new("fibres", "PARTICLE_SYSTEM")
    system = o.particle_systems[0]
    system.seed = seed
    p = system.settings
    p.type = "HAIR"
    p.count = count
    p.hair_length = length
    p.hair_step = 4
    p.render_step = 3
    p.display_step = 3
    p.emit_from = "FACE"
    p.distribution = "RAND"
    p.use_advanced_hair = True
    p.normal_factor = length * 0.18
    p.brownian_factor = length * 0.35
    p.tangent_factor = 0.0
    p.roughness_2 = length * 0.7
    p.roughness_endpoint = length * 0.5
    p.root_radius = 1.0
    p.tip_radius = 0.6
    p.radius_scale = 0.000035
    p.material = mat_slot
    return o


def _felt_part(loops, t, color, dark, at, turn=(0, 0, 0), parent=None, fuzz=2500, bev=0.0006):
    o = plate("felt", loops, t, wool("felt" + color, color, dark), bev=bev)
    if fuzz:
        _fibres(o, 1, fuzz, 0.0016)
    return put(o, at, turn, parent)


def felt_coasters():
    """Wool felt coasters: a stack, a honeycomb, a ring of leaves; a cup stands on one."""
    table(ash(), "#94A3AA")
    daylight(kx=-0.60, k=8.5, fill=1.7, rim=2.6, soft=0.26)
    R, t = 0.049, 0.0045
    comb = [circle(R, 140)]
    s = 0.0098
    for j in range(-4, 5):
        for i in range(-4, 5):
            x, y = (i + (j % 2) / 2) * s * math.sqrt(3), j * s * 1.5
            if math.hypot(x, y) < R - 0.0125:
                comb.append(fillet([(x + s * 0.78 * math.cos(math.radians(60 * k + 30)), y + s * 0.78 * math.sin(math.radians(60 * k + 30))) for k in range(6)], 0.0012, 3))
    wreath = [circle(R, 140)]
    for k in range(12):
        a = TAU * k / 12
        wreath.append(tf(leaf(0.0185, 0.0044, 14), a + 0.55, 0.0215 * math.cos(a), 0.0215 * math.sin(a)))
    wreath += [tf(leaf(0.0130, 0.0034, 12), TAU * k / 6, 0.0035 * math.cos(TAU * k / 6), 0.0035 * math.sin(TAU * k / 6)) for k in range(6)]
    for k, (c, d) in enumerate(((CHAR, CHAR_D), (GREY, GREY_D), (SAFFRON, SAFFRON_D), (TEAL, TEAL_D))):
        _felt_part([circle(R, 140)], t, c, d, (0.056 + 0.0012 * (k % 2), 0.066 - 0.001 * k, 0.0024 + 0.0047 * k), (0, 0, 0.7 * k), fuzz=1600)
    _felt_part(comb, t, SAFFRON, SAFFRON_D, (-0.058, -0.034, 0.0024), (0, 0, 0.3))
    _felt_part(wreath, t, TEAL, TEAL_D, (0.066, -0.052, 0.0024), (0, 0, -0.2))
    lean = _felt_part(comb, t, GREY, GREY_D, (0, 0, 0), fuzz=2500)
    put(lean, (0.034, 0.016, 0.0448), (math.radians(62), 0, 0.10))
    _felt_part([circle(R, 140)], t, CHAR, CHAR_D, (-0.082, 0.125, 0.0024), fuzz=1600)
    cup = pbr("ceramic", hexc("#E9E6DF"), rough=0.28, coat=0.5, bump=(60, 0.05))
    put(lathe("cup", [(0, 0.004), (0.024, 0.004), (0.027, 0.0), (0.031, 0.004), (0.038, 0.03), (0.041, 0.075), (0.0425, 0.082), (0.0405, 0.083), (0.039, 0.075), (0.036, 0.032), (0.028, 0.010), (0, 0.008)], cup), (-0.082, 0.125, 0.0052))
    put(lathe("tea", [(0, 0.066), (0.0388, 0.066)], pbr("tea", (0.20, 0.06, 0.01), rough=0.06)), (-0.082, 0.125, 0.0052))
    camera((-0.13, -0.46, 0.29), (0.000, 0.018, 0.022), 62, 6.3, (0, -0.03, 0.01))


def _denim(name, warp="#3D5A84", weft="#C9D2DC", **more):
    return woven(name, warp, weft, 0.00085, "twill", spread=0.13, bump=0.9, **more)


def _badge(c):
    """A round badge: peaks, sun, pines and rope edge, drawn for fading denim."""
    c.set_line_width(0.035)
    c.arc(0, 0, 0.94, 0, TAU)
    c.stroke()
    c.set_line_width(0.018)
    c.arc(0, 0, 0.86, 0, TAU)
    c.stroke()
    c.save()
    c.arc(0, 0, 0.83, 0, TAU)
    c.clip()
    c.arc(0.16, 0.34, 0.24, 0, TAU)
    c.fill()
    for k in range(18):
        a = TAU * k / 18
        pen(c, [(0.16 + 0.30 * math.cos(a), 0.34 + 0.30 * math.sin(a)), (0.16 + 0.40 * math.cos(a), 0.34 + 0.40 * math.sin(a))], width=0.024, closed=False)
    for x, y, w, h in ((-0.30, -0.30, 1.20, 0.86), (0.38, -0.30, 1.00, 0.62)):
        tri = [(x - w / 2, y), (x, y + h), (x + w / 2, y)]
        grey(c, 0)
        pen(c, tri)
        pen(c, tri, width=0.08)
        grey(c, 1)
        pen(c, tri, width=0.034)
        pen(c, [(x, y + h), (x - w * 0.16, y + h * 0.66), (x - w * 0.05, y + h * 0.72), (x + w * 0.03, y + h * 0.60), (x + w * 0.16, y + h * 0.66)])
    grey(c, 0)
    c.rectangle(-1, -1, 2, 0.70)
    c.fill()
    grey(c, 1)
    for i in range(6):
        y = -0.36 - 0.095 * i
        pen(c, [(-1 + 2 * q / 60, y + 0.020 * math.sin(q / 60 * TAU * 4 + i)) for q in range(61)], width=0.026, closed=False)
    for x, h in ((-0.66, 0.52), (-0.50, 0.38), (0.60, 0.46), (0.74, 0.34)):
        t = tf(pine_outline(h, h * 0.5, 4), 0, x, -0.42)
        grey(c, 0)
        pen(c, t, width=0.06)
        grey(c, 1)
        pen(c, t)
    c.restore()


def denim_patch():
    """A badge faded into denim by the laser, its edge frayed, sewn on a pocket with orange thread."""
    waves = lambda x, y: 0.0035 * math.sin(x * 21 + 0.6) * math.sin(y * 13 + 1.0) + 0.0025 * math.sin(x * 9 - y * 17)
    daylight(kx=-0.55, k=8.5, fill=1.8, rim=0, soft=0.22, ky=0.30, kz=0.40)
    cloth("jacket", 0.7, 0.7, 120, 120, lambda x, y: (x, y, waves(x, y)), _denim("denim jacket", "#2C4468", "#8FA2B8", uv=True))
    thread = pbr("thread", hexc("#E08A3A"), rough=0.6, spec=0.3)
    pocket = fillet([(-0.082, -0.075), (0, -0.103), (0.082, -0.075), (0.088, 0.125), (-0.088, 0.125)], [0.012, 0.010, 0.012, 0.002, 0.002], 8)

    def sheet(outline_r, R, m, dz, name):
        n, rings = 160, 14
        v, f = [(0, 0, waves(0, 0) + dz)], []
        for j in range(1, rings + 1):
            for i in range(n):
                r = R * outline_r(TAU * i / n) * j / rings
                x, y = r * math.cos(TAU * i / n), r * math.sin(TAU * i / n)
                v.append((x, y, waves(x, y) + dz - (0.0006 if j == rings else 0)))
        for i in range(n):
            f.append((0, 1 + i, 1 + (i + 1) % n))
            for j in range(rings - 1):
                a, b = 1 + j * n, 1 + (j + 1) * n
                f.append((a + i, b + i, b + (i + 1) % n, a + (i + 1) % n))
        o = mesh(name, v, f, m)
        layer = o.data.uv_layers.new(name="flat")
        for lp in o.data.loops:
            layer.data[lp.index].uv = v[lp.vertex_index][:2]
        for q in o.data.polygons:
            q.use_smooth = True
        return o

    def pocket_r(a):
        dx, dy = math.cos(a), math.sin(a)
        best = 1.0
        m = len(pocket)
        for i in range(m):
            (x1, y1), (x2, y2) = pocket[i], pocket[(i + 1) % m]
            den = dx * (y2 - y1) - dy * (x2 - x1)
            if abs(den) < 1e-12:
                continue
            t = (x1 * (y2 - y1) - y1 * (x2 - x1)) / den
            u = (x1 * dy - y1 * dx) / den
            if t > 0 and -1e-6 <= u <= 1 + 1e-6:
                best = t
        return best

    sheet(pocket_r, 1.0, _denim("denim pocket", "#34507A", "#A9B8C8", uv=True), 0.0020, "pocket")
    up = lambda x, y: waves(x, y) + 0.0021
    for inset in (0.955, 0.915):
        stitches([(x * inset, y * inset) for x, y in pocket], 0.0036, 0.0016, 0.00034, thread, height=up)
    badge = _denim("denim badge", "#26405F", "#8498AE", uv=True, mark=(art("ws_badge", _badge), (0.094, 0.094), hexc("#C3CCD6"), 0.25))
    sheet(lambda a: 1.0, 0.052, badge, 0.0036, "badge")
    r = random.Random(3)
    for colour, count in (("#A9B8C8", 340), ("#3D5A84", 160)):
        paths = []
        for _ in range(count):
            a = r.uniform(0, TAU)
            l, b = r.uniform(0.0015, 0.0048), a + r.uniform(-0.5, 0.5)
            x0, y0 = 0.0512 * math.cos(a), 0.0512 * math.sin(a)
            x1, y1 = x0 + l * 0.5 * math.cos(a), y0 + l * 0.5 * math.sin(a)
            x2, y2 = x1 + l * 0.5 * math.cos(b), y1 + l * 0.5 * math.sin(b)
            paths.append([(x0, y0, waves(x0, y0) + 0.0033), (x1, y1, waves(x1, y1) + 0.0030), (x2, y2, waves(x2, y2) + 0.0023)])
        strand(paths, 0.00016, pbr("fray" + colour, hexc(colour), rough=0.9), "fray", 2)
    stitches(circle(0.0488, 120), 0.0030, 0.0014, 0.00032, thread, height=lambda x, y: waves(x, y) + 0.0037)
    camera((-0.055, -0.24, 0.27), (0.006, 0.004, 0.0), 70, 9, (0, 0, 0.004))


def _lace(c):
    """A lace edging 2.4 wide and 1.6 high: net above, flowers and leaves, a scalloped hem. White is thread."""
    W, H = 1.5, 1.0
    s = 0.022
    c.set_line_width(0.0072)
    for j in range(-38, 39):
        for i in range(-44, 45):
            x, y = (i + (j % 2) / 2) * s * math.sqrt(3), j * s * 1.5
            for k in range(3):
                a, b = math.radians(60 * k + 30), math.radians(60 * k + 90)
                c.move_to(x + s * math.cos(a), y + s * math.sin(a))
                c.line_to(x + s * math.cos(b), y + s * math.sin(b))
            c.stroke()
    pitch = 0.5
    for k in range(-4, 5):
        x = k * pitch
        grey(c, 0)
        c.rectangle(x - pitch / 2, -H - 0.1, pitch, 0.1 + 0.42)
        c.fill()
    for k in range(-4, 5):
        x = k * pitch
        grey(c, 1)
        c.arc(x, -0.60, 0.262, math.pi, TAU)
        c.rectangle(x - pitch / 2, -0.605, pitch, 0.09)
        c.fill()
        grey(c, 0)
        for q in range(7):
            a = math.pi + math.pi * (q + 0.5) / 7
            c.arc(x + 0.205 * math.cos(a), -0.60 + 0.205 * math.sin(a), 0.024, 0, TAU)
            c.fill()
        for q in range(5):
            c.save()
            c.translate(x, -0.585)
            c.rotate(math.pi + math.pi * (q + 0.5) / 5)
            petal(c, 0.045, 0.155, 0.024)
            c.restore()

    def flower(x, y, r, n=6, a0=0.0):
        grey(c, 1)
        for q in range(n):
            c.save()
            c.translate(x, y)
            c.rotate(a0 + TAU * q / n)
            petal(c, r * 0.05, r, r * 0.30)
            c.restore()
        c.arc(x, y, r * 0.34, 0, TAU)
        c.fill()
        grey(c, 0)
        for q in range(n):
            c.save()
            c.translate(x, y)
            c.rotate(a0 + TAU * q / n)
            petal(c, r * 0.40, r * 0.80, r * 0.10)
            c.restore()
        c.arc(x, y, r * 0.13, 0, TAU)
        c.fill()
        grey(c, 1)

    def leafy(x, y, a, L):
        grey(c, 1)
        c.save()
        c.translate(x, y)
        c.rotate(a)
        petal(c, 0, L, L * 0.24)
        grey(c, 0)
        for q in range(4):
            for sgn in (-1, 1):
                c.save()
                c.translate(L * (0.22 + 0.17 * q), 0)
                c.rotate(sgn * 0.75)
                petal(c, L * 0.03, L * (0.15 - 0.02 * q), L * 0.020)
                c.restore()
        c.restore()
        grey(c, 1)

    for k in range(-4, 5):
        x = k * pitch
        stem = [(x - pitch / 2 + pitch * q / 30, -0.27 + 0.10 * math.sin(q / 30 * TAU)) for q in range(31)]
        pen(c, stem, width=0.024, closed=False)
        for d, y0, a, L in ((-0.17, -0.20, 2.2, 0.16), (0.16, -0.34, -0.9, 0.15), (-0.06, -0.24, 0.9, 0.15), (0.06, -0.30, -2.4, 0.14)):
            leafy(x + d, y0, a, L)
        flower(x + 0.125, -0.12, 0.125, 6, 0.2)
        flower(x - 0.125, -0.42, 0.085, 5, 0.5)
        flower(x, 0.28, 0.060, 5, 0.3)
        flower(x + 0.25, 0.55, 0.045, 5, 0.1)
        flower(x, 0.80, 0.045, 5, 0.6)


def lace():
    """A lace edging cut from white cloth, gathered loosely over dark silk."""
    daylight(kx=-0.55, k=8.5, fill=1.6, rim=0, soft=0.20, ky=0.34, kz=0.40)
    silk = surface("silk", hexc("#2B4654"), hexc("#263E4B"), grain=900, stretch=(1, 6, 1), bump=0.06, relief=0.0002, rough=0.42, spec=0.5, sheen=0.4)
    fold = lambda x, y: 0.010 * math.sin(x * 14 + y * 9 + 0.5) + 0.006 * math.sin(x * 27 - y * 15)
    cloth("silk", 1.2, 1.0, 160, 120, lambda x, y: (x, y, 0.5 * fold(x, y)), silk)
    thread = surface("lace thread", hexc("#EFEDE8"), hexc("#DDD9D0"), grain=2200, detail=3, bump=0.4, relief=0.0003, rough=0.9, spec=0.1, holes=(art("ws_lace", _lace, 3072, 2048), (0.42, 0.28)), through=0.25, uv=True)

    def drape(x, y):
        u = x * 0.94
        z = 0.0075 + 0.5 * fold(u, y) + 0.0062 * (1 + math.sin(u * 46 + 2.2 * math.sin(y * 8))) * (0.45 + 0.9 * max(0.0, min(1.0, (y + 0.05) / 0.16)))
        return u, y + 0.012 * math.sin(u * 11), z

    put(cloth("lace", 0.42, 0.28, 260, 120, drape, thread, thick=0.0005), (0, 0.02, 0.0), (0, 0, 0.22))
    camera((-0.05, -0.34, 0.29), (0.0, -0.036, 0.006), 66, 7.1, (0, -0.06, 0.012))


def bag_tag():
    """A felt luggage tag on a canvas bag: a pierced compass over saffron felt, edges sewn, a leather strap."""
    daylight(kx=-0.55, k=8.5, fill=1.8, rim=0, soft=0.22, ky=0.30, kz=0.42)
    waves = lambda x, y: 0.004 * math.sin(x * 12 + 0.4) * math.sin(y * 9 + 0.8)
    cloth("bag", 0.9, 0.9, 90, 90, lambda x, y: (x, y, waves(x, y) - 0.004), woven("canvas", "#A9ADA6", "#9BA09A", 0.0011, uv=True, bump=0.9))
    webbing = woven("webbing", "#3A4750", "#2E3940", 0.0013, uv=True, bump=0.9)
    x = -0.075
    cloth("handle", 0.036, 0.9, 10, 120, lambda u, y: (x + u, y, 0.0022 + waves(x + u, y) - 0.0015 * (abs(u) / 0.018) ** 6), webbing, thick=0.0022)
    for side in (-1, 1):
        stitches([(x + side * 0.0145, -0.4), (x + side * 0.0145, 0.4)], 0.0034, 0.0018, 0.00035, pbr("thread", hexc("#D8D2C4"), rough=0.7), height=lambda u, y: 0.0034 + waves(u, y), closed=False)
    e = group()
    w, h = 0.066, 0.104
    outline = fillet([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - 0.022), (0.012, h / 2), (-0.012, h / 2), (-w / 2, h / 2 - 0.022)], [0.010, 0.010, 0.008, 0.006, 0.006, 0.008], 10)
    eye = circle(0.0050, 48, 0, h / 2 - 0.0135)
    cy = -0.012
    rose = []
    for k in range(8):
        a = math.pi / 2 + TAU * k / 8
        L = 0.0225 if k % 2 == 0 else 0.0150
        rose.append(tf([(0.0030, 0), (0.0085, -0.0028), (L, 0), (0.0085, 0.0028)], a, 0, cy))
    for k in range(4):
        r0, r1, g = 0.0255, 0.0272, 0.16
        a0 = TAU * k / 4 + g
        span = TAU / 4 - 2 * g
        rose.append([((r1) * math.cos(a0 + span * q / 20), cy + r1 * math.sin(a0 + span * q / 20)) for q in range(21)] + [(r0 * math.cos(a0 + span * q / 20), cy + r0 * math.sin(a0 + span * q / 20)) for q in range(20, -1, -1)])
    _felt_part([outline, eye], 0.0030, SAFFRON, SAFFRON_D, (0, 0, 0.0020), parent=e, fuzz=900)
    _felt_part([outline, eye] + rose, 0.0034, CHAR, CHAR_D, (0, 0, 0.0053), parent=e, fuzz=2600)
    inner = [(px * 0.90, py * 0.935) for px, py in outline]
    stitches(inner, 0.0034, 0.0018, 0.00036, pbr("orange thread", hexc("#F08A3C"), rough=0.65), z=0.0071).parent = e
    torus(0.0058, 0.0012, brass(), (0, h / 2 - 0.0135, 0.0072), parent=e)
    band = hide("strap leather", "#8A4F2A", "#6E3C1E", uv=True)

    def strap(u, along_it):
        """u runs across the strap; along it: out of the eyelet, over the tag's head, down to the cloth."""
        k = (along_it + 0.06) / 0.12
        rise = 0.0055 * math.sin(math.pi * k * 3.2) if k < 0.3125 else -0.0005
        return 0.004 * math.sin(k * 2.4) + u * min(1, 0.55 + 9 * k), h / 2 - 0.0135 + 0.112 * k, 0.0058 + rise + 0.0012 * math.sin(k * 9)

    cloth("leather", 0.0085, 0.12, 8, 90, strap, band, thick=0.0016).parent = e
    put(e, (0.018, -0.012, 0.0036), (0, 0, 0.42))
    camera((-0.05, -0.26, 0.30), (0.000, 0.010, 0.002), 68, 8, (0.015, -0.01, 0.006))


def applique():
    """A bird-and-branch appliqué in a beech hoop: felt shapes cut clean, tacked down with small stitches."""
    table(ash(), "#94A3AA")
    daylight(kx=-0.55, k=8.5, fill=1.8, rim=0, soft=0.24, ky=0.28, kz=0.46)
    R = 0.088
    e = group()
    linen = woven("linen", "#D9D3C6", "#CFC8B9", 0.0011, bump=0.8, spread=0.08)
    put(plate("linen", [circle(R - 0.001, 140)], 0.0008, linen, bev=0.0001), (0, 0, 0.0105), parent=e)
    for r0, r1, z0, z1, m in ((R - 0.0062, R - 0.0008, 0.001, 0.0115, birch(name="hoop in")), (R, R + 0.0056, 0.0005, 0.0125, birch(name="hoop out"))):
        put(plate("hoop", [circle(r1, 180), circle(r0, 180)], z1 - z0, m, birch(axis="Y", name="hoop side%d" % int(r1 * 1e5)), bev=0.0010), (0, 0, (z0 + z1) / 2 - (0.0012 if r1 < R else 0)), parent=e)
    b = brass()
    for s in (-1, 1):
        lug = box("lug", (-0.0026, -0.0060, -0.0052), (0.0026, 0.0060, 0.0052), b, 0.0008)
        put(lug, (0.0042 * s, R + 0.0108, 0.0066), parent=e)
    put(cyl("screw", (0, 0, 0), 0.0021, 0.024, b, "X"), (0.004, R + 0.0125, 0.0070), (0, math.pi / 2, 0), e)
    put(cyl("thumb", (0, 0, 0), 0.0062, 0.0070, b, "X", bev=0.0008), (0.0150, R + 0.0125, 0.0075), (0, math.pi / 2, 0), e)
    z = 0.0110
    thread = lambda c: pbr("thread" + c, hexc(c), rough=0.7)

    def patch(loop, c, d, k=0, sew="#F0EBE0", fuzz=500):
        _felt_part([loop], 0.0018, c, d, (0, 0, z + 0.0009 + 0.0014 * k), parent=e, fuzz=fuzz, bev=0.0005)
        cx, cy = sum(p[0] for p in loop) / len(loop), sum(p[1] for p in loop) / len(loop)
        paths = []
        for x, y, a in along(loop, 0.0048):
            nx, ny = -math.sin(a), math.cos(a)
            if (cx - x) * nx + (cy - y) * ny < 0:
                nx, ny = -nx, -ny
            zt = z + 0.0020 + 0.0014 * k
            paths.append([(x - nx * 0.0006, y - ny * 0.0006, z + 0.0002), (x - nx * 0.0002, y - ny * 0.0002, zt + 0.0001), (x + nx * 0.0010, y + ny * 0.0010, zt + 0.0003), (x + nx * 0.0019, y + ny * 0.0019, zt - 0.0004)])
        strand(paths, 0.00024, thread(sew), "tack").parent = e

    branch = fillet([(-0.070, -0.034), (-0.030, -0.027), (0.012, -0.031), (0.060, -0.018), (0.066, -0.0135), (0.012, -0.0255), (-0.030, -0.0215), (-0.071, -0.0300)], 0.0015, 3)
    patch(branch, "#6B4A35", "#553A29", sew="#C79C6B")
    for x, y, a, c in ((-0.056, -0.030, 2.3, 0), (-0.040, -0.026, -2.2, 1), (0.040, -0.022, 0.9, 0), (0.052, -0.019, -0.9, 1), (0.018, -0.029, -1.4, 0), (0.064, -0.013, 0.45, 1)):
        patch(tf(leaf(0.024, 0.0060, 16), a, x, y), (TEAL, GREY)[c], (TEAL_D, GREY_D)[c], fuzz=260)
    body = [(-0.046, 0.004), (-0.036, -0.010), (-0.018, -0.020), (0.006, -0.019), (0.022, -0.008), (0.030, 0.008), (0.034, 0.022), (0.029, 0.032), (0.018, 0.036), (0.008, 0.031), (0.002, 0.022), (-0.008, 0.015), (-0.022, 0.010), (-0.052, 0.014), (-0.068, 0.024), (-0.064, 0.014)]
    body = [(x, y + 0.010) for x, y in body]
    body = smoothed(body, 3)
    patch(body, CORAL, CORAL_D, 0, sew="#F7D9C4", fuzz=1500)
    patch(tf(leaf(0.046, 0.0125, 24), math.radians(196), 0.010, 0.016), SAFFRON, SAFFRON_D, 1, fuzz=600)
    patch(tf(leaf(0.030, 0.0070, 20), math.radians(198), 0.004, 0.0165), IVORY, IVORY_D, 2, sew="#D9573A", fuzz=300)
    patch([(0.0335, 0.034), (0.0445, 0.0345), (0.0325, 0.040)], "#E0A23A", "#C4882A", 0, sew="#8A5A1A", fuzz=60)
    put(sphere("eye", (0, 0, 0), 0.0018, pbr("bead", (0.01, 0.01, 0.012), rough=0.15, coat=1), (1, 1, 0.6)), (0.0235, 0.0375, z + 0.0022), parent=e)
    for k, (x, y) in enumerate(((-0.030, 0.055), (-0.012, 0.066), (0.048, 0.058))):
        patch(circle(0.0052 - 0.0006 * k, 24, x, y), (SAFFRON, CORAL, TEAL)[k], (SAFFRON_D, CORAL_D, TEAL_D)[k], fuzz=80)
    put(e, (0, 0, 0), (0, 0, -0.25))
    _felt_part([tf(leaf(0.05, 0.013, 24), 0.6)], 0.0018, TEAL, TEAL_D, (0.105, -0.070, 0.0011), fuzz=500)
    _felt_part([tf(leaf(0.044, 0.011, 24), 2.0)], 0.0018, SAFFRON, SAFFRON_D, (0.150, -0.020, 0.0011), fuzz=500)
    camera((-0.08, -0.32, 0.35), (0.012, -0.002, 0.004), 66, 8, (0, -0.01, 0.011))


def _leaves(c):
    """A field of paired leaves, each with a midrib left plain; repeats over a -1..1 square."""
    n = 6
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = -1 + 2 * (i + (0.5 if j % 2 else 0)) / n, -1 + 2 * j / n
            for s in (-1, 1):
                c.save()
                c.translate(x, y - 0.10)
                c.rotate(math.pi / 2 + s * 0.62)
                petal(c, 0.03, 0.285, 0.070)
                c.restore()
            c.save()
            c.translate(x, y - 0.10)
            c.rotate(math.pi / 2)
            petal(c, 0.10, 0.33, 0.052)
            c.restore()
            grey(c, 0)
            c.set_line_width(0.011)
            for a in (0.62, 0, -0.62):
                c.move_to(x, y - 0.10)
                c.line_to(x + 0.25 * math.sin(a) * -1, y - 0.10 + 0.25 * math.cos(a))
                c.stroke()
            grey(c, 1)
            c.arc(x, y - 0.165, 0.020, 0, TAU)
            c.fill()


def cushion():
    """Two cushions on an oak bench: leaves marked tone on tone into the wool of one, the other plain with piping."""
    table(oak(), "#A9B3B3")
    daylight(kx=-0.75, k=10, fill=1.6, rim=0, t=(0, 0, 0.08), soft=0.26, ky=-0.28, kz=0.55)

    box("back rest", (-1, 0.180, 0.0), (1, 0.20, 0.6), plaster("#A9B3B3", "#A0AAAA"), 0.002)

    def pillow(S, T, mat, pipe, at, turn):
        e = group()

        def half(side):
            def shape(x, y):
                u, v = x / (S / 2), y / (S / 2)
                pull = 0.055
                px = x * (1 - pull * (1 - v * v) * abs(u) ** 2.5)
                py = y * (1 - pull * (1 - u * u) * abs(v) ** 2.5)
                puff = max(0.0, (1 - u * u) * (1 - v * v)) ** 0.68
                crease = 0.05 * math.sin(9 * (abs(u) - abs(v))) * (abs(u * v)) ** 1.5 + 0.02 * math.sin(5 * u + 3 * v + 1)
                return px, py, side * T / 2 * puff * (1 + crease)

            return shape

        for side in (1, -1):
            cloth("pillow", S, S, 90, 90, half(side), mat).parent = e
        f = half(0)
        k = [(-S / 2 + S * i / 40, -S / 2) for i in range(40)] + [(S / 2, -S / 2 + S * i / 40) for i in range(40)] + [(S / 2 - S * i / 40, S / 2) for i in range(40)] + [(-S / 2, S / 2 - S * i / 40) for i in range(41)]
        tube("piping", [f(x, y) for x, y in k], S * 0.0075, pipe, 3).parent = e
        return put(e, at, turn)

    wool_c = woven("cushion wool", "#2F5F6B", "#295560", 0.0009, uv=True, spread=0.06, bump=0.6, mark=(art("ws_leaves", _leaves), (0.168, 0.168), hexc("#9FC0C2"), 0.35))
    pillow(0.168, 0.100, wool_c, woven("pipe teal", "#E08A3A", "#C9772E", 0.0008), (0.0, 0.0, 0.0815), (math.radians(74), 0, 0.16))
    pillow(0.178, 0.098, woven("cushion oat", "#CFC8BA", "#C2BAAB", 0.0010, uv=True, spread=0.08, bump=0.7), woven("pipe oat", "#A9A294", "#9C9587", 0.0008), (0.090, 0.098, 0.0865), (math.radians(76), 0, -0.12))
    camera((-0.20, -0.56, 0.20), (0.034, 0.0, 0.080), 62, 6.3, (0, -0.03, 0.085))


def background():
    """Wool cloth in soft folds, close enough to see the threads."""
    world((0.86, 0.92, 1), 0.08)
    area("key", (-0.45, 0.40, 0.28), (0, 0, 0), 0.24, 5.0, (1, 0.96, 0.91), 0.35)
    area("fill", (0.5, -0.4, 0.5), (0, 0, 0), 0.7, 0.9, (0.75, 0.86, 1))
    fold = lambda x, y: 0.015 * math.sin(x * 15 + y * 9 + 0.7) + 0.009 * math.sin(x * 31 - y * 13 + 2.0) + 0.003 * math.sin(x * 55 + y * 30)
    cloth("wool", 1.0, 1.0, 220, 220, lambda x, y: (x, y, fold(x, y)), woven("wool cloth", "#6F8791", "#5E7680", 0.0013, "twill", uv=True, spread=0.09, bump=0.9))
    camera((-0.03, -0.20, 0.20), (0.0, 0.0, 0.0), 66, 4.5, (0.01, -0.02, 0.006))


_S = dict(width=800, height=533, samples=24, bounces=6, bloom=0.03, vignette=0.2)
SHOTS = {
    "materials/fabric/felt-coasters": Shot(felt_coasters, **_S, exposure=0.3),
    "materials/fabric/denim-patch": Shot(denim_patch, **_S, exposure=0.4),
    "materials/fabric/lace": Shot(lace, **_S, exposure=0.3),
    "materials/fabric/bag-tag": Shot(bag_tag, **_S, exposure=0.4),
    "materials/fabric/applique": Shot(applique, **_S, exposure=0.3),
    "materials/fabric/cushion": Shot(cushion, **_S, exposure=0.4),
    "materials/fabric/background": Shot(background, width=1440, height=720, samples=20, bounces=4, exposure=0.2),
}
