"""Fabric page: the banner and the three blocks (quality, process, applications)."""
import math

from fabric import CHAR, CHAR_D, CORAL, CORAL_D, GREY, GREY_D, IVORY, IVORY_D, SAFFRON, SAFFRON_D, TEAL, TEAL_D, _felt_part
from fabric_showcase import denim, petals, seam, tote
from lib import *
from machines.light530 import BED
from props_soft import *
from showcase_kit import *


def lattice(w, h, pitch):
    """A rounded panel pierced with four-leaf flowers on a square grid: loops for `plate`."""
    out = [rrect(w, h, 0.008, 10)]
    nx, ny = int((w - 0.014) / pitch), int((h - 0.014) / pitch)
    for j in range(ny):
        for i in range(nx):
            x, y = (i - (nx - 1) / 2) * pitch, (j - (ny - 1) / 2) * pitch
            out += [[(px + x, py + y) for px, py in q] for q in ([tf(q, math.pi / 4) for q in petals(4, pitch * 0.09, pitch * 0.40, pitch * 0.125)])]
    return out


def quality():
    """Close at the cut: felt pierced like lace over two colours, edges sealed, a seam in thread."""
    ground(woven("linen ground", "#A9A698", "#9D9A8C", 0.0009, spread=0.12))
    daylight(kx=-0.45, k=6.0, fill=1.2, rim=0, soft=0.16, ky=0.26, kz=0.26)
    e = group("layers")
    _felt_part([rrect(0.136, 0.090, 0.010, 10)], 0.0032, SAFFRON, SAFFRON_D, (0.008, 0.008, 0.0018), (0, 0, 0), e, 2000)
    _felt_part(lattice(0.118, 0.076, 0.0205), 0.0034, TEAL, TEAL_D, (0, 0, 0.0054), (0, 0, 0), e, 6000)
    seam(rrect(0.110, 0.068, 0.006, 10), "#F0E8D8", 0.0072, e)
    put(e, (-0.004, 0.004, 0), (0, 0, 0.22))
    for x, y, a, c, d in ((-0.078, -0.038, 0.5, TEAL, TEAL_D), (0.064, -0.046, 1.7, TEAL, TEAL_D), (0.078, -0.034, 0.2, CORAL, CORAL_D)):
        _felt_part([tf(leaf(0.0140, 0.0040, 14), 0, -0.007, 0)], 0.0034, c, d, (x, y, 0.0019), (0, 0, a), None, 200)
    camera((-0.090, -0.205, 0.135), (0.0, 0.002, 0.002), 64, 11, (-0.01, -0.03, 0.006))


def marking():
    """The head fades a mandala into denim on the bed."""
    spot, at = (-0.085, 0.002), (-0.100, -0.010)
    path = art("fb_job", so_far(lambda c: [mandala(c, 0, 0, 0.92)], (spot[1] - at[1]) / 0.065), 2048)

    def work():
        o = cloth("work", 0.30, 0.20, 60, 40, lambda x, y: (x, y, 0.0004 * math.sin(40 * x + 9 * y)), denim("job denim", uv=True, mark=(path, (0.130, 0.130), hexc("#B7C7DA"), 0.05)), 0.0012)
        o.location = (at[0], at[1], BED + 0.0012)
        return 0.0018

    process(work, spot, eye=(0.12, -0.27, 0.165), look=(-0.010, 0.008, 0.012), burst=10, strength=0.4, led=2.6)


def hallway():
    """A hallway bench: a marked tote bag hangs on a peg, cushions of felt, pennants above."""
    o = wall(surface("wall", hexc("#BFC5C2"), hexc("#B4BBB8"), grain=90, bump=0.25, relief=0.0008, rough=0.9), 0.0)
    o.location.y = 0.06
    world((0.92, 0.95, 1), 0.14)
    area("key", (-0.95, -0.85, 0.85), (0, 0, 0.05), 0.40, 26, (1, 0.95, 0.88), 0.6)
    area("fill", (1.0, -1.2, 0.2), (0, 0, 0), 0.9, 7, (0.82, 0.90, 1))
    up = math.pi / 2
    box("bench", (-0.70, -0.26, -0.245), (0.70, 0.04, -0.215), ash("bench ash"), 0.003)
    rail = plate("rail", [rrect(0.72, 0.034, 0.017, 14)], 0.014, walnut(name="rail"), walnut(name="rail edge"), bev=0.0014)
    put(rail, (0.02, 0.052, 0.262), (up, 0, 0))
    pegs = (-0.24, 0.02, 0.28)
    for x in pegs:
        cyl("peg", (x, 0.030, 0.262), 0.0060, 0.046, walnut(name="peg", axis="Y"), "Y", 0.0016)
        sphere("knob", (x, 0.004, 0.262), 0.0110, walnut(name="peg", axis="Y"))
    bag = tote((pegs[0], 0.023, -0.0272), 0.0, hung=True)
    bag.scale = (0.86, 0.86, 0.86)
    colors = ((TEAL, TEAL_D), (IVORY, IVORY_D), (SAFFRON, SAFFRON_D), (CORAL, CORAL_D))
    cord = surface("cotton cord", hexc("#D8C6A4"), hexc("#B9A47E"), grain=2400, bump=0.8, rough=0.95)
    sag = lambda x: 0.228 + 2.0 * (x - 0.15) ** 2
    over = lambda x, a: (x + 0.0074 * math.cos(math.radians(a)), 0.030, 0.262 + 0.0074 * math.sin(math.radians(a)))
    tail = lambda x, s: [(x + s * 0.0075, 0.029, 0.262 - d) for d in (0.050, 0.030, 0.012)]
    line = [(x, 0.030, sag(x)) for x in [pegs[1] + 0.010 + 0.240 * k / 24 for k in range(25)]]
    tube("cord", tail(pegs[1], -1) + [over(pegs[1], a) for a in range(180, 20, -12)] + line + [over(pegs[2], a) for a in range(160, -1, -12)] + tail(pegs[2], 1)[::-1], 0.0012, cord, 12)
    for k, (c, d) in enumerate(colors):
        x = 0.063 + 0.058 * k
        flag = fillet([(-0.025, 0), (0.025, 0), (0, -0.062)], [0.002, 0.002, 0.005], 6)
        _felt_part([flag, *[[(a, b - 0.020) for a, b in q] for q in petals(6, 0.003, 0.0095, 0.0026)]], 0.0030, c, d, (x, 0.0275, sag(x) - 0.001), (up, -4.0 * (x - 0.15), 0), None, 900)
    felt_box((0.10, -0.10, -0.2148), 0.150, 0.115, 0.105, 0.16)
    for k, (c, d) in enumerate(((GREY, GREY_D), (TEAL, TEAL_D), (IVORY, IVORY_D))):
        o = plate("folded", [rrect(0.170, 0.120, 0.012, 8)], 0.022, wool("felt" + c, c, d), bev=0.0085)
        put(o, (0.335, -0.105, -0.2036 + 0.0225 * k), (0, 0, -0.12 + 0.10 * k))
    camera((-0.18, -1.60, 0.12), (0.045, 0, 0.018), 63, 10, (0, -0.05, 0.02))


def felt_box(at, w, d, h, turn):
    """An open box of stiff felt, its walls pierced with flowers, laced at the corners."""
    e = group("felt box")
    up = math.pi / 2
    t = 0.0045
    for k in range(4):
        a = k * up
        length, off = (w, d / 2 - t / 2) if k % 2 == 0 else (d - 2 * t, w / 2 - t / 2)
        loops = lattice(length, h, 0.030)
        _felt_part(loops, t, GREY, GREY_D, (off * math.sin(a), -off * math.cos(a), h / 2), (up, 0, a), e, 2500)
    _felt_part([rrect(w - 2 * t, d - 2 * t, 0.002, 4)], t, CHAR, CHAR_D, (0, 0, t / 2 + 0.0005), (0, 0, 0), e, 800)
    band = hide("pull", "#8A4F2A", "#6E3C1E")
    for s in (-1, 1):
        put(plate("pull", [rrect(0.050, 0.014, 0.006, 8)], 0.0024, band, bev=0.0006), (0, s * (d / 2 + 0.0016), h - 0.018), (up, 0, 0), e)
    for k, c in enumerate(("#D9573A", "#E6E0D4", "#2F5F6B")):
        roll = lathe("roll", [(0.006, 0), (0.021, 0), (0.022, 0.001), (0.022, h + 0.018), (0.021, h + 0.020), (0.006, h + 0.020)], wool("felt" + c, c, c))
        put(roll, (-0.042 + 0.044 * k, 0.004 * (-1) ** k, 0.006), (0, 0, 0), e)
    return put(e, at, (0, 0, turn))


def banner():
    """Rolls, a pierced box and layers of felt on a bright sweep, right of the text."""
    banner_light("#D8D7D3", "#E8E7E4", 21)
    felt_box((0.150, 0.050, 0.0002), 0.165, 0.120, 0.110, 0.28)
    z = 0.0
    for k, (c, d, a) in enumerate(((CHAR, CHAR_D, 0.10), (SAFFRON, SAFFRON_D, 0.02), (IVORY, IVORY_D, 0.16), (TEAL, TEAL_D, 0.08))):
        o = plate("folded", [rrect(0.150 - 0.006 * k, 0.110 - 0.005 * k, 0.010, 8)], 0.016, wool("felt" + c, c, d), bev=0.0065)
        put(o, (0.335, 0.030, z + 0.0083), (0, 0, a - 0.25))
        z += 0.0163
    _felt_part([circle(0.040, 140), *petals(12, 0.010, 0.020, 0.0046)], 0.0045, CORAL, CORAL_D, (0.330, 0.026, z + 0.0026), (0, 0, 0.2), None, 1600)
    _felt_part([circle(0.046, 140), *petals(10, 0.012, 0.022, 0.0055)], 0.0045, SAFFRON, SAFFRON_D, (0.215, -0.095, 0.0026), (0, 0, 0.2), None, 1800)
    _felt_part([circle(0.046, 140), *petals(8, 0.012, 0.022, 0.0065)], 0.0045, TEAL, TEAL_D, (0.130, -0.110, 0.0026), (0, 0, 0.5), None, 1800)
    spool((0.290, -0.095, 0.0002), "#D9573A")
    banner_camera((-0.06, -1.36, 0.45), (0.045, 0, 0.064), 70)


CARD = {"samples": 24, "bloom": 0.02, "vignette": 0.12}
SHOTS = {
    "materials/fabric/banner": Shot(banner, exposure=0.2, bloom=0.02, **BANNER),
    "materials/fabric/block-1": Shot(quality, exposure=0.2, **CARD),
    "materials/fabric/block-2": Shot(marking, look="High Contrast", exposure=0.3, bloom=0.06, samples=24),
    "materials/fabric/block-3": Shot(hallway, exposure=0.2, **CARD),
}
