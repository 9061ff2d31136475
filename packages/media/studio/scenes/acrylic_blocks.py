"""Acrylic page: the banner and the three blocks (quality, process, applications)."""
import math

from acrylic_showcase import AMBER, BLUE, CLEAR, ROSE, TEAL, bright_wall, cake, holder
from lib import *
from machines.light530 import BED
from props_soft import *
from showcase_kit import *


def tints():
    """The sheets of the page, as (face, edge): orange and green glow at their edges, the rest is plain tinted or clear."""
    plain = lambda name, c: (acrylic(name, c, 60),) * 2
    return {"orange": fluorescent("orange", "#FF8A3C", 70, 0.25), "green": fluorescent("green", "#7BE36C", 70, 0.18), "teal": plain("teal", TEAL), "amber": plain("amber", AMBER), "rose": plain("rose", ROSE), "blue": plain("blue", BLUE), "clear": (acrylic("clear sheet", CLEAR, 18),) * 2}


def quality():
    """Close at the edges: thick sheets stacked out of line, edges clear as glass, a frosted rosette on the uppermost."""
    table(surface("stone", hexc("#8C979B"), hexc("#838E93"), grain=600, bump=0.1, rough=0.8), "#A9B4B6")
    daylight(kx=-0.55, k=9, fill=1.6, rim=2.4, t=(0, 0, 0.02), soft=0.3)
    s = tints()
    z = 0.0004
    for k, (c, t, a) in enumerate((("blue", 0.010, 0.10), ("orange", 0.008, 0.34), ("teal", 0.008, -0.06), ("clear", 0.012, 0.20))):
        face, edge = s[c]
        if c == "clear":
            face = frosted(art("ab_rose", lambda q: mandala(q, 0, 0, 0.95)), (0.070, 0.070), "frosted top")
        o = plate("sheet", [rrect(0.116 - 0.006 * k, 0.090 - 0.004 * k, 0.014, 16)], t, face, edge, bev=0.0006)
        put(o, (0.003 * (k % 2), 0.002 * k, z + t / 2), (0, 0, a))
        z += t + 0.0006
    disc = s["rose"]
    put(plate("disc", [circle(0.020, 120), circle(0.009, 80)], 0.008, *disc, bev=0.0006), (-0.086, -0.030, 0.0045))
    put(plate("disc", [circle(0.013, 100)], 0.008, *s["amber"], bev=0.0006), (0.082, -0.042, 0.0045))
    camera((-0.120, -0.305, 0.140), (-0.002, 0.002, 0.016), 63, 14, (-0.006, -0.036, 0.022))


def cutting():
    """The head cuts gear wheels out of an orange sheet; one cut is under way, two wheels are free."""
    spot = (-0.085, 0.002)
    at = (-0.085, -0.020)
    R = 0.028
    c0 = (spot[0] - at[0] + R, spot[1] - at[1])
    wheel = [(x + c0[0], y + c0[1]) for x, y in circle(R, 120)]
    turn = [(c0[0] + R * math.cos(a), c0[1] + R * math.sin(a)) for a in (math.pi + 4.6 * i / 120 for i in range(121))]
    done = [[(x - 0.060, y - 0.002) for x, y in gear_outline(20, 0.0028)], [(x + 0.040, y - 0.052) for x, y in gear_outline(14, 0.0028)]]
    slots = []
    for g in done:
        cx, cy = sum(p[0] for p in g) / len(g), sum(p[1] for p in g) / len(g)
        slots += [[(cx + (x - cx) * 1.013, cy + (y - cy) * 1.013) for x, y in g], g, circle(0.004, 40, cx, cy)]
    face, edge = fluorescent("sheet", "#FF8A3C", 60, 0.10)
    holes = [kerf(turn, 0.0005), *slots, circle(0.004, 40, *c0)] + [tf(leaf(0.014, 0.0034, 16), math.pi * k / 3, c0[0] + 0.007 * math.cos(math.pi * k / 3), c0[1] + 0.007 * math.sin(math.pi * k / 3)) for k in range(6)]
    cut = under_head((0.29, 0.20), face, edge, 0.004, at, holes, bev=0.0001)

    def work():
        film = plate("film", [rrect(0.292, 0.202, 0.004)], 0.0004, paper("film", "#E9E4DA", 0.0), paper("film edge", "#E9E4DA"), bev=0.0001, z=BED)
        film.location.x, film.location.y = at
        t = cut()
        bpy.data.objects["work"].location.z += 0.0006
        return t + 0.0006

    process(work, spot, eye=(0.10, -0.27, 0.175), look=(0.0, 0.004, 0.012), burst=14, strength=0.5, led=2.4)


def counter():
    """A café counter: a sign of sheet on the wall, a cake with its topper, a menu stand, a table number."""
    bright_wall("#8FA3A6")
    top = -0.215
    mesh("counter", [(-1.2, -0.60, top), (1.2, -0.60, top), (1.2, 0, top), (-1.2, 0, top)], [(0, 1, 2, 3)], oak("counter oak"))
    s = tints()
    up = math.pi / 2
    sign = group("sign")
    put(plate("ring", [circle(0.098, 200), circle(0.087, 180)], 0.006, *([gloss("white", "#EDEFEE")] * 2), bev=0.0006), (0, 0, 0.022), parent=sign)
    cup_ = fillet([(-0.044, 0.024), (0.036, 0.024), (0.026, -0.036), (-0.034, -0.036)], [0.003, 0.003, 0.018, 0.018], 10)
    put(plate("cup", [cup_], 0.006, *s["orange"], bev=0.0006), (0, 0, 0.022), parent=sign)
    ear = [(0.034 + 0.020 * math.cos(a), -0.002 + 0.020 * math.sin(a)) for a in (-1.7 + 3.3 * i / 40 for i in range(41))] + [(0.034 + 0.011 * math.cos(a), -0.002 + 0.011 * math.sin(a)) for a in (1.5 - 3.1 * i / 40 for i in range(41))]
    put(plate("ear", [ear], 0.006, *s["orange"], bev=0.0006), (0, 0, 0.022), parent=sign)
    put(plate("saucer", [rrect(0.110, 0.009, 0.004, 8, 0, -0.050)], 0.006, *([gloss("white", "#EDEFEE")] * 2), bev=0.0006), (0, 0, 0.022), parent=sign)
    for x in (-0.024, -0.002, 0.020):
        steam = spline([(x, 0.034), (x + 0.008, 0.044), (x - 0.004, 0.054), (x + 0.006, 0.066)])
        put(plate("steam", [kerf(steam, 0.0055)], 0.006, *([gloss("white", "#EDEFEE")] * 2), bev=0.0006), (0, 0, 0.022), parent=sign)
    put(plate("panel", [rrect(0.250, 0.236, 0.018, 12)], 0.005, *s["clear"], bev=0.0006), (0, 0, 0.0155), parent=sign)
    for x in (-0.108, 0.108):
        for y in (-0.100, 0.100):
            cyl("standoff", (x, y, 0.0115), 0.008, 0.023, brass(), bev=0.0012).parent = sign
    put(sign, (-0.150, 0, 0.055), (up, 0, 0))
    cake((0.160, -0.170, top))

    menu = group("menu")
    sheet = acrylic("menu clear", CLEAR, 18)
    put(plate("front", [rrect(0.105, 0.150, 0.003)], 0.0025, sheet, sheet, bev=0.0003), (0, 0, 0.078), (up - 0.16, 0, 0), menu)
    put(plate("foot", [rrect(0.105, 0.070, 0.003)], 0.0025, sheet, sheet, bev=0.0003), (0, 0.022, 0.0016), parent=menu)
    put(plate("print", [rrect(0.100, 0.145, 0.001)], 0.0005, paper("menu paper", "#EFEBE2", through=0.0, mark=(art("ab_menu", _menu, 1024, 1485), (0.100, 0.145), hexc("#30454A"), 0.0)), paper("menu paper edge", "#EFEBE2"), bev=0.0001), (0, -0.0019, 0.078), (up - 0.16, 0, 0), menu)
    put(menu, (-0.030, -0.240, top), (0, 0, 0.18))
    holder((-0.235, -0.150, top + 0.0002), 0.35)
    camera((-0.20, -1.50, 0.16), (-0.030, 0, -0.045), 66, 10, (0, -0.20, -0.08))


def _menu(c):
    """A card of drawings without words: cup, cake, leaf, and rules where the prices stand."""
    for k in range(3):
        y = 0.95 - 0.85 * k
        c.save()
        c.translate(-0.55, y - 0.15)
        if k == 0:
            pen(c, fillet([(-0.20, 0.16), (0.16, 0.16), (0.10, -0.16), (-0.14, -0.16)], 0.05))
            c.arc(0.18, 0.02, 0.09, -1.6, 1.6)
            c.set_line_width(0.04)
            c.stroke()
        elif k == 1:
            pen(c, [(-0.22, -0.15), (0.22, -0.15), (0.22, 0.02), (-0.22, 0.14)])
            c.arc(-0.14, 0.20, 0.05, 0, TAU)
            c.fill()
        else:
            spin(c, 5, lambda q: petal(q, 0.03, 0.22, 0.06))
        c.restore()
        for i, w in enumerate((0.85, 0.62, 0.74)):
            c.rectangle(-0.12, y - 0.02 - 0.16 * i, w, 0.035)
            c.fill()


def banner():
    """Discs and squares of tinted sheet standing in a slotted bar throw their colours on a bright sweep, right of the text."""
    banner_light("#D5DADC", "#E6EAEB", 26)
    s = tints()
    up = math.pi / 2
    base = plate("bar", [rrect(0.40, 0.060, 0.006, 8)], 0.014, walnut(name="bar"), walnut(name="bar edge"), bev=0.0012)
    put(base, (0.205, 0.02, 0.007), (0, 0, 0.12))
    row = (("teal", "disc", 0.062), ("orange", "gear", 0.056), ("clear", "square", 0.066), ("rose", "disc", 0.050), ("blue", "square", 0.054), ("amber", "gear", 0.050), ("green", "disc", 0.040))
    for k, (c, kind, r) in enumerate(row):
        x = 0.205 - 0.156 + 0.052 * k
        face, edge = s[c]
        if kind == "disc":
            loops = [circle(r, 160), circle(r * 0.42, 100)]
        elif kind == "square":
            loops = [rrect(2 * r * 0.92, 2 * r * 0.92, r * 0.24, 12), circle(r * 0.50, 120)]
        else:
            n = round(2 * r / 0.0055)
            loops = [gear_outline(n, 2 * r / (n + 2)), circle(r * 0.16, 60)] + [circle(r * 0.15, 48, r * 0.55 * math.cos(TAU * q / 6), r * 0.55 * math.sin(TAU * q / 6)) for q in range(6)]
        y = 0.02 + 0.12 * (x - 0.205)
        put(plate("sheet", loops, 0.006, face, edge, bev=0.0005), (x, y, 0.010 + r * (0.94 if kind == "square" else 1.0)), (up, 0, 0.62))
    banner_camera(eye=(-0.10, -1.40, 0.30), look=(0.0, 0, 0.085))


CARD = {"samples": 24, "bounces": 8, "bloom": 0.03, "vignette": 0.12}
SHOTS = {
    "materials/acrylic/banner": Shot(banner, exposure=0.25, bounces=8, bloom=0.02, **BANNER),
    "materials/acrylic/block-1": Shot(quality, exposure=0.3, **CARD),
    "materials/acrylic/block-2": Shot(cutting, look="High Contrast", exposure=0.2, bloom=0.06, bounces=8, samples=24),
    "materials/acrylic/block-3": Shot(counter, exposure=0.2, **CARD),
}
