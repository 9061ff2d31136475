"""Paper samples: cut, scored and folded card; light does half the work."""
import math
import random

from lib import *
from props_soft import *

UP = (math.pi / 2, 0, 0)


def _arch(x, y, w, h, n=10):
    """A round-headed opening standing on (x, y), w wide and h high."""
    return [(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + h - w / 2)] + [(x + w / 2 * math.cos(math.pi * i / n), y + h - w / 2 + w / 2 * math.sin(math.pi * i / n)) for i in range(1, n)] + [(x - w / 2, y + h - w / 2)]


def pop_up_card():
    """An opened card from which a small town rises in four planes, each tied to the back by hidden tabs."""
    table(ash(), "#8EA1AB")
    daylight(kx=-0.60, k=8.5, fill=1.6, rim=2.6, t=(0, 0, 0.05))
    coral, white, blue = "#F2683C", "#F6F5F2", "#31586B"
    w, d = 0.17, 0.105
    e = group()
    t = 0.0009
    put(plate("base", [rrect(w, d, 0.003)], t, paper("card " + coral, coral, 0.08), bev=0.00008), (0, -d / 2, t / 2), (0, 0, 0), e)
    tilt = math.radians(97)
    put(plate("back", [rrect(w, 0.125, 0.003)], t, paper("card " + coral, coral, 0.08), bev=0.00008), (0, 0.0625 * math.cos(tilt), 0.0625 * math.sin(tilt)), (tilt, 0, 0), e)

    def plane(outline, holes, y, color, through=0.20):
        return put(plate("plane", [outline] + holes, 0.0006, paper("card " + color, color, through), bev=0.00006), (0, y, t), UP, e)

    def town(seed, x0, x1, base, hi, wide, color, y, windows=True):
        r = random.Random(seed)
        top, holes, x = [], [], x0
        while x < x1 - 0.004:
            ww = min(r.uniform(*wide), x1 - x)
            h = base + r.uniform(0.35, 1) * hi
            kind = r.random()
            if kind < 0.4:
                top += [(x, h), (x + ww / 2, h + ww * 0.62), (x + ww, h)]
            elif kind < 0.65:
                top += [(x, h), (x + ww * 0.28, h), (x + ww * 0.28, h + 0.006), (x + ww * 0.5, h + 0.017), (x + ww * 0.72, h + 0.006), (x + ww * 0.72, h), (x + ww, h)]
            elif kind < 0.85:
                top += [(x, h)] + [(x + ww / 2 - ww / 2 * math.cos(math.pi * i / 12), h + ww * 0.42 * math.sin(math.pi * i / 12)) for i in range(1, 12)] + [(x + ww, h)]
            else:
                top += [(x, h), (x + ww * 0.15, h), (x + ww * 0.15, h + 0.008), (x + ww * 0.4, h + 0.008), (x + ww * 0.4, h), (x + ww, h)]
            if windows:
                cols = max(1, int(ww / 0.0065))
                for i in range(cols):
                    for j in range(int((h - 0.004) / 0.009)):
                        cx, cy = x + ww * (i + 0.5) / cols, 0.005 + 0.009 * j
                        holes.append(_arch(cx, cy, 0.0032, 0.0054, 6) if (seed + i) % 2 else [(cx - 0.0015, cy), (cx + 0.0015, cy), (cx + 0.0015, cy + 0.0046), (cx - 0.0015, cy + 0.0046)])
            x += ww
        plane([(x1, 0), (x1, top[-1][1])] + top[-2:0:-1] + [(x0, top[0][1]), (x0, 0)], holes, y, color)

    plane([(p[0], p[1]) for p in [(0.078, 0), *ridge_line(0.078, -0.078, 0.062, 0.016, 9, 0.8, 60), (-0.078, 0)]], [circle(0.0125, 60, 0.035, 0.046)], -0.014, "#F7C9A8")
    town(4, -0.074, 0.074, 0.026, 0.034, (0.016, 0.026), white, -0.034)
    town(12, -0.070, 0.070, 0.014, 0.022, (0.014, 0.022), white, -0.056)
    for k, (x, h) in enumerate(((-0.060, 0.024), (-0.047, 0.017), (0.050, 0.026), (0.063, 0.018))):
        plane(tf(pine_outline(h, h * 0.55, 4), 0, x, 0), [], -0.078 - 0.0012 * k, blue, 0.06)
    rail = [[(-0.066 + 0.006 * i, 0.0025), (-0.062 + 0.006 * i, 0.0025), (-0.062 + 0.006 * i, 0.0065), (-0.066 + 0.006 * i, 0.0065)] for i in range(22)]
    plane([(-0.070, 0), (0.070, 0), (0.070, 0.009), (-0.070, 0.009)], rail, -0.088, white)
    for x in (-0.05, 0.0, 0.05):
        put(plate("tab", [rrect(0.012, 0.058, 0.0005)], 0.0005, paper("card " + white, white, 0.15), bev=0.00005), (x, -0.029, 0.014), (0, 0, 0), e)
    put(e, (0, 0.035, 0), (0, 0, 0.26))
    camera((-0.17, -0.46, 0.19), (0.002, -0.008, 0.052), 62, 7.1, (0, -0.03, 0.04))


def lantern():
    """A hexagonal lantern: lattice walls lined with thin paper, a weak light inside, its pattern on the table."""
    table(walnut(name="night table"), wall="#3A4048")
    world((0.6, 0.75, 1), 0.035)
    area("key", (-0.6, -0.3, 0.55), (0, 0, 0.1), 0.5, 1.1, (1, 0.88, 0.74))
    area("rim", (0.55, 0.5, 0.45), (0, 0, 0.1), 0.4, 2.2, (0.62, 0.76, 1), 0.2)
    area("wall glow", (0.0, 0.65, 0.1), (0.0, 1.1, 0.25), 0.5, 1.4, (1, 0.60, 0.32))
    area("spill", (-0.05, -0.10, 0.06), (-0.08, -0.20, 0), 0.06, 0.10, (1, 0.66, 0.32), 0.08)
    R, h = 0.062, 0.165
    side = R
    apo = R * math.cos(math.pi / 6)
    wall = paper("lattice", "#F2E6D2", 0.2)
    lining = paper("lining", "#FFE2B4", 0.75)
    iw, ih = side - 0.010, h - 0.020

    def lattice():
        loops = [[(-side / 2 + 0.0006, -h / 2), (side / 2 - 0.0006, -h / 2), (side / 2 - 0.0006, h / 2), (-side / 2 + 0.0006, h / 2)]]
        p = iw / 3
        rows = int(ih / p + 0.25)
        y0 = -rows * p / 2 + p / 2
        for j in range(rows):
            for i in range(3):
                cx, cy = -iw / 2 + p * (i + 0.5), y0 + p * j
                for k in range(4):
                    loops.append(tf(leaf(p * 0.44, p * 0.135, 10), math.pi / 2 * k + math.pi / 4, cx + 0.0012 * math.cos(math.pi / 2 * k + math.pi / 4), cy + 0.0012 * math.sin(math.pi / 2 * k + math.pi / 4)))
                    a = math.pi / 2 * k
                    loops.append(tf([(-p * 0.055, 0), (0, -p * 0.055), (p * 0.055, 0), (0, p * 0.055)], 0, cx + p * 0.34 * math.cos(a), cy + p * 0.34 * math.sin(a)))
        return loops

    e = group()
    loops = lattice()
    for k in range(6):
        a = TAU * k / 6
        c, s = math.cos(a), math.sin(a)
        put(plate("wall", loops, 0.0012, wall, bev=0.00008), (apo * s, -apo * c, 0.014 + h / 2), (math.pi / 2, 0, a), e)
        put(plate("lining", [rrect(side - 0.004, h - 0.006, 0.001)], 0.0002, lining, bev=0.00002), ((apo - 0.0016) * s, -(apo - 0.0016) * c, 0.014 + h / 2), (math.pi / 2, 0, a), e)
        post = fillet([(-0.0028, -0.0028), (0.0028, -0.0028), (0.0028, 0.0028), (-0.0028, 0.0028)], 0.0006, 3)
        b = a + math.pi / 6
        put(plate("post", [post], h + 0.004, walnut(axis="Y"), bev=0.0003), (R * math.sin(b), -R * math.cos(b), 0.014 + h / 2), (0, 0, b), e)
    hexa = lambda r: [(r * math.sin(TAU * i / 6 + math.pi / 6), -r * math.cos(TAU * i / 6 + math.pi / 6)) for i in range(6)]
    ch = burnt("burnt walnut", dark=True)
    put(plate("foot", [fillet(hexa(R + 0.010), 0.003, 4)], 0.010, walnut(), ch, bev=0.0005), (0, 0, 0.009), parent=e)
    for x, y in hexa(R - 0.004):
        put(lathe("bun", [(0, 0), (0.005, 0), (0.006, 0.002), (0.005, 0.0042), (0, 0.0042)], brass()), (x, y, 0), parent=e)
    put(plate("cap", [fillet(hexa(R + 0.007), 0.003, 4), circle(0.022, 60)], 0.006, walnut(), ch, bev=0.0005), (0, 0, 0.017 + h), parent=e)
    torus(0.040, 0.0012, brass(), (0, 0, 0.020 + h + 0.024), (math.pi / 2, 0, 0.4), e)
    for q in (-1, 1):
        put(lathe("eye", [(0.003, 0), (0.003, 0.004), (0.0018, 0.006), (0, 0.006)], brass()), (q * 0.0375 * math.cos(0.4), q * 0.0375 * math.sin(0.4), 0.020 + h), parent=e)
    point("flame", (0, 0, 0.070), 4.6, (1, 0.62, 0.28), 0.012)
    point("flame high", (0, 0, 0.130), 2.2, (1, 0.62, 0.28), 0.012)
    put(e, (0, 0, 0), (0, 0, 0.30))
    camera((-0.18, -0.74, 0.22), (0.0, 0, 0.122), 62, 5.6, (0, -0.05, 0.1))


def _flake(kind):
    """One six-fold flake of radius 1: (outline, holes)."""
    arms = (
        [(0.10, 0.030), (0.26, 0.030), (0.40, 0.17), (0.455, 0.155), (0.345, 0.030), (0.50, 0.030), (0.68, 0.21), (0.735, 0.185), (0.60, 0.030), (0.70, 0.030), (0.85, 0.135), (0.89, 0.10), (0.80, 0.030), (0.93, 0.026), (1.0, 0.0)],
        [(0.16, 0.035), (0.34, 0.035), (0.42, 0.11), (0.52, 0.12), (0.46, 0.035), (0.56, 0.035), (0.66, 0.16), (0.80, 0.20), (0.72, 0.035), (0.80, 0.035), (0.87, 0.085), (0.93, 0.07), (1.0, 0.0)],
        [(0.20, 0.04), (0.38, 0.04), (0.50, 0.24), (0.55, 0.23), (0.46, 0.04), (0.60, 0.04), (0.70, 0.14), (0.76, 0.12), (0.69, 0.04), (0.80, 0.04), (0.86, 0.10), (1.0, 0.0)],
    )[kind]
    core = (0.22, 0.26, 0.30)[kind]
    edge = [(x, -y) for x, y in arms[:-1]] + [arms[-1]] + arms[-2::-1]
    valley = (core * 0.96 * math.cos(math.pi / 6), core * 0.96 * math.sin(math.pi / 6))
    out = [p for k in range(6) for p in tf(edge + [valley], TAU * k / 6)]
    holes = []
    for k in range(6):
        holes.append(tf(leaf(core * 0.62, core * 0.13, 12), TAU * k / 6, core * 0.24 * math.cos(TAU * k / 6), core * 0.24 * math.sin(TAU * k / 6)))
    return out, holes


def snowflake():
    """Six-fold flakes cut from white card, lying lifted over blue paper so that their shadows draw them again."""
    ground(paper("night blue", "#3F6580", 0.0))
    daylight(kx=-0.55, k=9.5, fill=1.5, rim=0, soft=0.16, ky=0.32, kz=0.42)
    white = paper("white card", "#F3F4F4", 0.18)
    pale = paper("pale card", "#CFE0E8", 0.18)
    for kind, R, x, y, z, a, m in (
        (0, 0.062, -0.018, -0.006, 0.006, 0.20, white),
        (1, 0.040, 0.072, 0.040, 0.004, 0.05, white),
        (2, 0.034, 0.066, -0.043, 0.003, 0.42, pale),
        (2, 0.036, -0.090, 0.064, 0.003, 0.1, pale),
        (1, 0.026, 0.010, 0.086, 0.002, 0.3, white),
        (0, 0.030, -0.098, -0.050, 0.003, 0.5, white),
        (1, 0.020, 0.022, -0.078, 0.002, 0.7, pale),
        (0, 0.034, 0.140, -0.006, 0.003, 0.3, white),
    ):
        outline, holes = _flake(kind)
        o = plate("flake", [tf(l, 0, 0, 0, R) for l in [outline] + holes], 0.0008, m, bev=0.00008)
        phase = R * 40
        curl(o, lambda px, py: 0.10 * R * ((px * px + py * py) / (R * R)) * math.cos(2 * math.atan2(py, px) + phase) + 0.06 * (px * px + py * py) / R)
        put(o, (x, y, z + 0.003), (0.0, 0.0, a))
    camera((-0.03, -0.22, 0.33), (0.005, -0.002, 0.0), 64, 9, (0, 0, 0.006))


def _door(c):
    """Lace for one door of a gatefold, width 1 and height 2.8: white stays, black is cut."""
    W, H = 1.0, 2.8
    grey(c, 1)
    c.rectangle(-W, -H, 2 * W, 2 * H)
    c.fill()
    grey(c, 0)
    cx = 1.0

    def fan(r0, r1, w, n, ph=0.0):
        for k in range(n):
            a = math.pi / 2 + math.pi * (k + 0.5) / n
            c.save()
            c.translate(cx, 0)
            c.rotate(a)
            petal(c, r0, r1, w)
            c.restore()

    fan(0.16, 0.46, 0.055, 7)
    fan(0.54, 0.98, 0.085, 9)
    for k in range(10):
        a = math.pi / 2 + math.pi * k / 9
        c.arc(cx + 0.80 * math.cos(a), 0.80 * math.sin(a), 0.040, 0, TAU)
        c.fill()
    fan(1.08, 1.52, 0.060, 15)
    for s in (-1, 1):
        for k in range(5):
            y = s * (1.42 + 0.235 * k)
            for q, (L, tilt) in enumerate(((0.44 - 0.03 * k, 0.55), (0.34 - 0.03 * k, 0.95))):
                c.save()
                c.translate(0.80, y)
                c.rotate(math.pi - s * tilt)
                petal(c, 0.06, 0.06 + L, 0.050)
                c.restore()
            c.save()
            c.translate(0.86, y + s * 0.05)
            c.rotate(s * (math.pi / 2 - 0.5))
            petal(c, 0.02, 0.22, 0.040)
            c.restore()
        for k in range(4):
            c.arc(-0.22, s * (1.50 + 0.30 * k), 0.05 - 0.006 * k, 0, TAU)
            c.fill()
    for k in range(23):
        y = -2.42 + 0.22 * k
        c.arc(-0.74, y, 0.055, 0, TAU)
        c.fill()
    grey(c, 1)


def _spray(c):
    """Foil ornament for the inner card: a wreath, no words."""
    for k in range(22):
        a = TAU * k / 22
        c.save()
        c.rotate(a)
        c.translate(0.62, 0)
        c.rotate(math.pi / 2 - 0.5)
        petal(c, 0, 0.20, 0.030)
        c.rotate(1.15)
        petal(c, 0, 0.16, 0.026, False, 0.012)
        c.restore()
    c.set_line_width(0.012)
    c.arc(0, 0, 0.62, 0, TAU)
    c.stroke()
    for k in range(5):
        petal_at = TAU * k / 5 + 0.3
        c.save()
        c.rotate(petal_at)
        petal(c, 0.05, 0.26, 0.06, False, 0.014)
        c.restore()
    c.arc(0, 0, 0.035, 0, TAU)
    c.fill()


def invitation():
    """A gatefold with lace doors ajar over a dark inner card with a foil wreath; an envelope underneath."""
    ground(surface("linen ground", hexc("#B3B9BA"), hexc("#A8AFB1"), grain=500, stretch=(1, 3, 1), bump=0.2, relief=0.0005, rough=0.9))
    daylight(kx=-0.55, k=9, fill=1.7, rim=0, soft=0.20, ky=0.30, kz=0.42)
    w, h = 0.125, 0.175
    e = group()
    env = paper("envelope", "#C9553A", 0.05)
    put(plate("envelope", [rrect(0.205, 0.150, 0.003)], 0.0012, env, bev=0.0001), (0.052, 0.004, 0.0008), (0, 0, -0.42))
    flap = [(-0.1025, 0.075), (0.1025, 0.075), (0.012, -0.008), (0, -0.014), (-0.012, -0.008)]
    put(plate("flap", [fillet(flap, [0.003, 0.003, 0.006, 0.008, 0.006], 6)], 0.0006, paper("flap", "#BF4D33", 0.05), bev=0.0001), (0.052, 0.004, 0.0020), (0, 0, -0.42))
    ivory = "#F2EEE6"
    put(plate("back", [rrect(w, h, 0.002)], 0.0008, paper("ivory", ivory, 0.1), bev=0.00008), (0, 0, 0.0034), parent=e)
    inner = surface("inner card", hexc("#22404C"), hexc("#1E3944"), grain=1600, detail=4, bump=0.12, relief=0.0002, rough=0.85, spec=0.2, mark=(art("ws_spray", _spray), (0.094, 0.094), hexc("#D9A75C"), 0.3))
    put(plate("inner", [rrect(w - 0.010, h - 0.010, 0.002)], 0.0008, inner, bev=0.00008), (0, 0, 0.0046), parent=e)
    holes = art("ws_door", _door, 1024, 2867)
    dw = w / 2
    for s in (-1, 1):
        lace = paper("lace %d" % s, ivory, 0.16, holes=(holes, (dw, h)), uv=True)
        swing = math.radians(34 if s < 0 else 52)

        def fold(x, y, s=s, swing=swing):
            u = x + dw / 2
            bend = swing * (1 - 0.25 * u / dw)
            return s * (w / 2 - u * math.cos(bend)), y, 0.0054 + u * math.sin(bend)

        o = cloth("door", dw, h, 24, 4, fold, lace, thick=0.0006)
        o.parent = e
    put(e, (-0.012, -0.004, 0.0), (0, 0, 0.16))
    camera((-0.05, -0.35, 0.41), (0.014, -0.006, 0.012), 62, 8, (0, -0.02, 0.02))


def landscape():
    """A round shadow box: seven sheets of paper from snow to deep lake, each cut a little lower than the one behind."""
    wall = mesh("wall", [(-3, 0.0, -3), (3, 0.0, -3), (3, 0.0, 3), (-3, 0.0, 3)], [(0, 1, 2, 3)], plaster("#B4BEC2", "#ACB6BA"))
    wall.location = (0, 0.001, 0)
    world((0.86, 0.92, 1), 0.10)
    area("key", (-0.55, -0.50, 0.60), (0, 0, 0), 0.20, 15, (1, 0.955, 0.90))
    area("fill", (0.8, -0.9, 0.1), (0, 0, 0), 0.8, 4.0, (0.80, 0.89, 1))
    R, depth = 0.115, 0.046
    tones = ("#F4D9B8", "#D7E4E6", "#AFCBD3", "#82AEBC", "#558A9E", "#31667D", "#1B4257")
    r0 = R - 0.004
    for i, c in enumerate(tones):
        m = paper("sheet" + c, c, 0.15)
        y = -0.003 - i * (depth - 0.008) / 6
        if i == 0:
            loops = [circle(r0, 120)]
        else:
            base = 0.046 - i * 0.0215
            rough = 1.4 if i < 4 else 0.7
            f = ridge_line(-r0, r0, base, 0.026 - 0.002 * i, 58 + i, rough, 220)
            ins = [p for p in f if p[0] ** 2 + p[1] ** 2 < r0 * r0]
            a0, a1 = math.atan2(ins[-1][1], ins[-1][0]), math.atan2(ins[0][1], ins[0][0])
            while a0 < a1:
                a0 += TAU
            arc = [(r0 * math.cos(a1 + (a0 - a1) * q / 80), r0 * math.sin(a1 + (a0 - a1) * q / 80)) for q in range(1, 80)]
            loops = [ins[::-1] + arc]
        put(plate("sheet", loops, 0.0010, m, bev=0.00008), (0, y, 0), UP)
        if i >= 3:
            rr = random.Random(80 + i)
            for k in range(11 - i):
                x = rr.uniform(-0.9, 0.9) * math.sqrt(max(0.0, r0 * r0 - base * base)) * 0.92
                yy = min([p[1] for p in ins if abs(p[0] - x) < 0.005] or [base]) - 0.004
                hgt = rr.uniform(0.011, 0.019) * (1 + 0.42 * (i - 3))
                if math.hypot(x, yy + hgt) < r0 - 0.003 and abs(x) + hgt * 0.3 < r0:
                    put(plate("tree", [tf(pine_outline(hgt, hgt * 0.48), 0, x, yy)], 0.0009, m, bev=0.00006), (0, y + 0.0011 + 0.00006 * k, 0), UP)
    put(plate("moon", [circle(0.021, 90)], 0.001, paper("moon", "#FF7A45", 0.1), bev=0.00008), (0.034, -0.0048, 0.052), UP)
    ring = birch(axis="X", name="ring")
    put(plate("drum", [circle(R + 0.003, 200), circle(R - 0.003, 200)], depth + 0.004, ring, birch(axis="Y", name="ring side"), bev=0.0006), (0, -(depth + 0.004) / 2, 0), UP)
    put(plate("front", [circle(R + 0.011, 200), circle(R - 0.005, 200)], 0.005, birch(name="front ring"), burnt(t=0.005), bev=0.0005), (0, -depth - 0.0066, 0), UP)
    camera((0.20, -0.82, 0.06), (0.006, 0, -0.002), 66, 8, (0, -0.04, 0))


def _lid(c):
    """Pattern of a box lid, a square: black is cut."""
    grey(c, 1)
    c.rectangle(-1, -1, 2, 2)
    c.fill()
    grey(c, 0)
    spin(c, 12, lambda c: petal(c, 0.14, 0.42, 0.06))
    spin(c, 12, lambda c: petal(c, 0.46, 0.80, 0.075), math.pi / 12)
    for k in range(12):
        a = TAU * k / 12
        c.arc(0.60 * math.cos(a), 0.60 * math.sin(a), 0.045, 0, TAU)
        c.fill()
    for sx in (-1, 1):
        for sy in (-1, 1):
            c.save()
            c.translate(sx * 0.88, sy * 0.88)
            c.rotate(math.atan2(-sy, -sx))
            for a in (-0.6, 0, 0.6):
                c.save()
                c.rotate(a)
                petal(c, 0.05, 0.24, 0.04)
                c.restore()
            c.restore()


def gift_box():
    """Two boxes of white and coral card with pierced lids; tissue shows through the cuts, a ribbon runs around one."""
    table(ash(), "#93A4AC")
    daylight(kx=-0.60, k=8.5, fill=1.7, rim=2.4, t=(0, 0, 0.04), soft=0.26)
    holes = art("ws_lid", _lid)

    def carton(S, H, color, under, at, a, tilt=None):
        e = group()
        body = paper("body" + color, color, 0.04)
        box_o = box("body", (-S / 2, -S / 2, 0), (S / 2, S / 2, H), body, 0.0008)
        box_o.parent = e
        cut = surface("pierced" + color, hexc(color), tuple(x * 0.94 for x in hexc(color)), grain=1600, detail=4, bump=0.15, relief=0.0002, rough=0.92, spec=0.12, holes=(holes, (S + 0.004, S + 0.004)))
        lid = group()
        L = S + 0.004
        rim = 0.022
        put(plate("tissue", [rrect(L - 0.002, L - 0.002, 0.001)], 0.0006, paper("tissue" + under, under, 0.05), bev=0.00006), (0, 0, -0.0010), parent=lid)
        put(plate("top", [rrect(L, L, 0.0012)], 0.0012, cut, body, bev=0.0003), (0, 0, 0), parent=lid)
        for k in range(4):
            n = 9
            w = L / n
            scallop = [(-L / 2, 0), (-L / 2, -rim + w / 2)]
            for i in range(n):
                scallop += [(-L / 2 + w * (i + 0.5) - w / 2 * math.cos(math.pi * q / 10), -rim + w / 2 - w / 2 * math.sin(math.pi * q / 10)) for q in range(1, 11)]
            scallop += [(L / 2, 0)]
            dots = [circle(w * 0.16, 20, -L / 2 + w * (i + 0.5), -rim + w * 0.62) for i in range(n)]
            q = put(plate("skirt", [scallop] + dots, 0.0010, body, bev=0.00008), parent=lid)
            b = TAU * k / 4
            q.location = (L / 2 * math.sin(b), -L / 2 * math.cos(b), 0.0004)
            q.rotation_euler = (math.pi / 2, 0, b)
        put(lid, (0, 0, H + 0.0016), parent=e)
        if tilt:
            put(lid, tilt[0], tilt[1], e)
        put(e, at, (0, 0, a))
        return e

    carton(0.105, 0.062, "#F1EFEA", "#E4572E", (-0.030, 0.018, 0), 0.46)
    small = carton(0.066, 0.044, "#E4572E", "#F7D9C4", (0.082, -0.046, 0), -0.22)
    band = pbr("satin", hexc("#1F4C5E"), rough=0.38, spec=0.5, bump=(900, 0.1, (1, 0.05, 1)))
    S, H, w = 0.066, 0.044, 0.010
    for k in range(4):
        b = TAU * k / 4
        put(plate("ribbon", [rrect(w, H - 0.020, 0.0003)], 0.0005, band, bev=0.00008), ((S / 2 + 0.0006) * math.sin(b), -(S / 2 + 0.0006) * math.cos(b), (H - 0.020) / 2), (math.pi / 2, 0, b), small)
        put(plate("ribbon skirt", [rrect(w, 0.0235, 0.0003)], 0.0005, band, bev=0.00008), ((S / 2 + 0.0031) * math.sin(b), -(S / 2 + 0.0031) * math.cos(b), H + 0.0028 - 0.01175), (math.pi / 2, 0, b), small)
        put(plate("ribbon top", [rrect(w, S / 2 + 0.0034, 0.0003)], 0.0005, band, bev=0.00008), ((S / 4 + 0.0016) * math.sin(b), -(S / 4 + 0.0016) * math.cos(b), H + 0.0027), (0, 0, b), small)

    def loop(a, length, lift):
        def shape(x, y):
            u = (x + 0.5) * 2 * math.pi
            r = length * (0.5 - 0.5 * math.cos(u))
            side = 0.42 * length * math.sin(u) * 0.62
            px, pz = r, lift * math.sin(u / 2) + side * 0.75
            yy = y * (0.35 + 0.65 * math.sin(u / 2))
            return (px * math.cos(a) - yy * math.sin(a), px * math.sin(a) + yy * math.cos(a), pz)

        q = cloth("bow", 1.0, w, 60, 6, shape, band, thick=0.0004)
        put(q, (0, 0, H + 0.0055), parent=small)

    loop(0.35, 0.026, 0.012)
    loop(0.35 + math.pi, 0.026, 0.012)
    loop(2.1, 0.020, 0.009)
    loop(2.1 + math.pi, 0.020, 0.009)
    put(sphere("knot", (0, 0, 0), 0.0045, band, (1.2, 1, 0.8)), (0, 0, H + 0.0072), parent=small)
    camera((-0.20, -0.46, 0.27), (0.012, -0.006, 0.024), 66, 7.1, (0.0, -0.05, 0.05))


def background():
    """Sheets of white card, cut to long waves and stacked with air between them; the depth is all shadow."""
    world((0.86, 0.92, 1), 0.10)
    area("key", (-0.62, -0.42, 0.26), (0, 0, 0.03), 0.14, 8.0, (1, 0.97, 0.93))
    area("fill", (0.6, 0.4, 0.6), (0, 0, 0), 0.7, 0.8, (0.75, 0.86, 1))
    tones = ("#8FA6B1", "#9DB2BC", "#ABBEC6", "#B8C8CF", "#C4D1D7", "#CFDADE", "#D9E1E4")
    ground(paper("wave floor", tones[0], 0.0))
    for i, c in enumerate(tones[1:]):
        k = i + 1
        f = lambda x, k=k: 0.105 - 0.042 * k + (0.015 + 0.002 * k) * math.sin(x * (17 + 1.3 * k) + 1.3 * k) + 0.006 * math.sin(x * 41 + 2.2 * k)
        edge = [(0.4 - 0.8 * q / 240, f(0.4 - 0.8 * q / 240)) for q in range(241)]
        put(plate("wave", [[(-0.4, -0.5), (0.4, -0.5)] + edge], 0.0012, paper("wave" + c, c, 0.10), bev=0.0001), (0, 0, 0.010 * k))
    camera((-0.03, -0.29, 0.30), (0.0, -0.012, 0.030), 62, 4, (0.02, -0.03, 0.02))


_S = dict(width=800, height=533, samples=24, bounces=8, bloom=0.03, vignette=0.2)
SHOTS = {
    "materials/paper/pop-up-card": Shot(pop_up_card, **_S, exposure=0.3),
    "materials/paper/lantern": Shot(lantern, **(_S | {"bloom": 0.08}), exposure=0.4),
    "materials/paper/snowflake": Shot(snowflake, **_S, exposure=0.3),
    "materials/paper/invitation": Shot(invitation, **_S, exposure=0.3),
    "materials/paper/landscape": Shot(landscape, **_S, exposure=0.3),
    "materials/paper/gift-box": Shot(gift_box, **_S, exposure=0.3),
    "materials/paper/background": Shot(background, width=1440, height=720, samples=20, bounces=6, exposure=0.1),
}
