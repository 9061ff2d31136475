"""Paper page: the banner and the three blocks (quality, process, applications)."""
import math

from lib import *
from paper_showcase import BIRD, UP, bloom, card, finely, tag
from props_soft import *
from showcase_kit import *


def filigree(r, n=14):
    """Loops of a lace disc: scalloped outline, three rings of openings."""
    edge = [(r * (1 + 0.028 * abs(math.sin(n * a))) * math.cos(a), r * (1 + 0.028 * abs(math.sin(n * a))) * math.sin(a)) for a in (TAU * i / 360 for i in range(360))]
    out = [edge, circle(r * 0.10, 40)]
    for k in range(n):
        a = TAU * k / n
        out.append(tf(leaf(r * 0.26, r * 0.040, 14), a, r * 0.16 * math.cos(a), r * 0.16 * math.sin(a)))
        b = a + TAU / n / 2
        out.append(tf(leaf(r * 0.34, r * 0.058, 16), b, r * 0.36 * math.cos(b), r * 0.36 * math.sin(b)))
        out.append(tf(leaf(r * 0.17, r * 0.044, 14), a, r * 0.55 * math.cos(a), r * 0.55 * math.sin(a)))
        out.append(circle(r * 0.026, 24, r * 0.80 * math.cos(a), r * 0.80 * math.sin(a)))
        out.append(circle(r * 0.020, 24, r * 0.90 * math.cos(b), r * 0.90 * math.sin(b)))
    return out


def quality():
    """Close at lace cut from white card, one layer lifted over a blue one: webs of half a millimetre, edges clean."""
    ground(paper("blue ground", "#31586B", 0.02))
    daylight(kx=-0.45, k=5.0, fill=1.0, rim=0, soft=0.14, ky=0.26, kz=0.22)
    for k, (x, y, z, a, tilt) in enumerate(((0.010, 0.012, 0.0006, 0.1, 0.0), (-0.012, -0.006, 0.0085, 0.32, 0.06))):
        o = finely(plate("lace", filigree(0.058), 0.0005, paper("lace white", "#F5F3EE", 0.20), bev=0.00006), 0.003)
        curl(o, lambda x, y: 1.4 * (x * x + y * y))
        put(o, (x, y, z), (tilt, -tilt * 0.6, a))
    for k, (x, y, a) in enumerate(((-0.074, -0.036, 0.4), (0.070, -0.040, 1.4), (0.080, -0.028, 2.6), (-0.066, -0.048, 2.0))):
        o = plate("chip", [tf(leaf(0.0145, 0.0030, 14), 0, -0.007, 0)], 0.0005, paper("lace white", "#F5F3EE", 0.20), bev=0.00006)
        put(o, (x, y, 0.0007), (0, 0, a))
    camera((-0.072, -0.225, 0.150), (0.0, 0.002, 0.004), 62, 11, (-0.01, -0.03, 0.010))


def cutting():
    """The head cuts a lace disc from white card; half of its openings are free."""
    spot, at, r = (-0.085, 0.002), (-0.100, -0.014), 0.056
    done = [q for q in filigree(r)[1:] if sum(y for _, y in q) / len(q) > spot[1] - at[1] - 0.001]
    work = under_head((0.30, 0.20), paper("sheet white", "#F2F0EA", 0.10), paper("sheet edge", "#D8CFC0", 0.05), 0.0012, at, done, r=0.001, bev=0.0001)
    process(work, spot, eye=(0.12, -0.27, 0.165), look=(-0.010, 0.008, 0.012), burst=10, strength=0.4, led=1.0)


def party():
    """A table laid for a party: pierced tags on gifts, paper flowers, a garland of birds on the wall."""
    o = wall(surface("wall", hexc("#AEB9BA"), hexc("#A4AFB0"), grain=90, bump=0.25, relief=0.0008, rough=0.9), 0.0)
    o.location.y = 0.26
    mesh("table", [(-1.2, -0.8, 0), (1.2, -0.8, 0), (1.2, 0.26, 0), (-1.2, 0.26, 0)], [(0, 1, 2, 3)], ash())
    world((0.9, 0.95, 1), 0.14)
    area("key", (-0.85, -0.35, 0.80), (0, 0, 0.1), 0.40, 20, (1, 0.96, 0.90), 0.6)
    area("fill", (0.9, -0.9, 0.4), (0, 0, 0.1), 0.9, 6, (0.82, 0.90, 1))
    silk = pbr("silk", (0.75, 0.75, 0.74), rough=0.6)
    line = [(-0.50 + 1.0 * i / 8, 0.245, 0.36 + 0.07 * ((i - 4) / 4) ** 2) for i in range(9)]
    tube("garland", line, 0.0007, silk, 12)
    for k in range(7):
        x, _, z = line[k + 1]
        c = ("#F4F2EC", "#F0623C", "#31586B", "#F3B23E")[k % 4]
        s = 0.084
        put(plate("bird", [[(a * s, b * s) for a, b in spline(BIRD, True, 8)]], 0.0007, paper("bird " + c, c, 0.22), bev=0.00008), (x, 0.240, z - 0.020), (UP, 0.12 * (-1) ** k, 0.1))
    put(lathe("vase", [(0, 0), (0.028, 0), (0.032, 0.003), (0.040, 0.040), (0.036, 0.075), (0.020, 0.100), (0.0185, 0.112), (0.021, 0.118), (0.0185, 0.118), (0.016, 0.110), (0, 0.105)], pbr("stoneware", hexc("#50606A"), rough=0.45, bump=(220, 0.2))), (0.175, 0.08, 0))
    stem = paper("stem", "#4F6B4C", 0.05)
    for k, (x, y, z, R, c) in enumerate(((-0.045, -0.020, 0.180, 0.046, ("#F06A45", "#F58A62", "#F8A884")), (0.045, -0.030, 0.165, 0.040, ("#F6F1E6", "#F3E3CF", "#F0CFAE")), (0.012, 0.020, 0.225, 0.042, ("#F3B23E", "#F6C766", "#F8D890")))):
        tube("stem", [(0.175, 0.08, 0.10), (0.175 + x * 0.3, 0.08 + y * 0.3, 0.13), (0.175 + x * 0.8, 0.08 + y * 0.8, z - 0.03), (0.175 + x, 0.08 + y, z)], 0.0014, stem)
        bloom((0.175 + x, 0.08 + y, z), R, c, (0.75, x * 5, 0.3 * k), None, 4, k)
    for x, y, w, d, h, c, band, a in ((-0.150, 0.050, 0.150, 0.110, 0.080, "#2F5B4C", "#E8D9B0", 0.25), (-0.120, 0.055, 0.100, 0.080, 0.050, "#E9E4D8", "#C4412B", -0.15), (0.040, 0.020, 0.095, 0.095, 0.070, "#C4533A", "#F0DFB8", 0.5)):
        z = 0.0803 if c == "#E9E4D8" else 0.0003
        e = group("gift")
        box("gift", (-w / 2, -d / 2, 0), (w / 2, d / 2, h), paper("wrap " + c, c, 0.0), 0.0012).parent = e
        box("band", (-0.008, -d / 2 - 0.0005, 0.0), (0.008, d / 2 + 0.0005, h + 0.0005), paper("band " + band, band, 0.0), 0.0004).parent = e
        box("band", (-w / 2 - 0.0005, -0.008, 0.0), (w / 2 + 0.0005, 0.008, h + 0.0005), paper("band " + band, band, 0.0), 0.0004).parent = e
        put(e, (x, y, z), (0, 0, a))
    fir = [tf(pine_outline(0.044, 0.026, 4), 0, 0, -0.026)]
    heart = [spline([(0, -0.022), (0.014, -0.006), (0.0135, 0.006), (0.006, 0.008), (0, 0.001), (-0.006, 0.008), (-0.0135, 0.006), (-0.014, -0.006)], True)]
    tag((-0.020, -0.120, 0.0004), 0.5, "#F3F1EB", heart, "#C4412B")
    tag((0.070, -0.105, 0.0004), -0.3, "#F3F1EB", fir, "#2F5B4C")
    disc = card(filigree(0.042), "#F5F3EE", 0.0006, 0.2)
    put(disc, (-0.185, -0.090, 0.0006), (0, 0, 0.2))
    camera((-0.16, -1.05, 0.36), (0.004, 0, 0.145), 55, 9, (0, -0.02, 0.08))


def banner():
    """Lace discs, flowers and tags of coloured card on a bright sweep, right of the text."""
    banner_light("#DAD8D3", "#EAE8E4", 20)
    for k, (x, y, r, c, a) in enumerate(((0.300, 0.090, 0.105, "#31586B", 0.10), (0.190, 0.105, 0.085, "#F0623C", -0.16), (0.105, 0.075, 0.064, "#F3B23E", 0.22))):
        o = plate("lace", filigree(r, 16), 0.0008, paper(f"lace {c}", c, 0.16), bev=0.0001)
        put(o, (x, y, r * 1.028 * math.sin(math.radians(80)) + 0.001), (math.radians(80), 0, a))
        block = birch(name="stand")
        for s in (-1, 1):
            put(plate("stand", [rrect(0.020, 0.016, 0.002)], 0.012, block, burnt(t=0.012), bev=0.0005), (x + s * r * 0.35 * math.cos(a), y + s * r * 0.35 * math.sin(a), 0.006), (0, 0, a))
    bloom((0.205, -0.060, 0.012), 0.050, ("#F6F1E6", "#F3E3CF", "#F0CFAE"), (0.18, -0.1, 0.2), None, 4, 3)
    bloom((0.290, -0.085, 0.010), 0.038, ("#F06A45", "#F58A62", "#F8A884"), (0.15, 0.12, 0.6), None, 4, 5)
    bloom((0.130, -0.095, 0.008), 0.030, ("#F3B23E", "#F6C766", "#F8D890"), (0.15, -0.1, 0.9), None, 4, 7)
    fir = [tf(pine_outline(0.044, 0.026, 4), 0, 0, -0.026)]
    tag((0.372, -0.060, 0.0004), -0.35, "#F3F1EB", fir, "#2F5B4C")
    banner_camera((-0.10, -1.40, 0.42), (0.0, 0, 0.090))


CARD = {"samples": 24, "bloom": 0.03, "vignette": 0.12}
SHOTS = {
    "materials/paper/banner": Shot(banner, exposure=0.2, bloom=0.02, **BANNER),
    "materials/paper/block-1": Shot(quality, exposure=0.2, **CARD),
    "materials/paper/block-2": Shot(cutting, look="High Contrast", exposure=0.0, bloom=0.06, samples=24),
    "materials/paper/block-3": Shot(party, exposure=0.1, **CARD),
}
