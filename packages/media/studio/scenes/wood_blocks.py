"""Wood page: the banner and the three blocks (quality, process, applications)."""
import math

import motifs_hard as marks
from lib import *
from props_soft import *
from showcase_kit import *
from wood_showcase import branches, layered_picture, slice_vase, slotted_ball, toasted


def _lace_disc(r, n=12):
    """A disc pierced like lace: loops for `plate`."""
    out = [circle(r, 200)]
    for k in range(n):
        a = TAU * k / n
        out.append(tf(leaf(r * 0.34, r * 0.060, 18), a, r * 0.30 * math.cos(a), r * 0.30 * math.sin(a)))
        b = a + TAU / n / 2
        out.append(tf(leaf(r * 0.26, r * 0.075, 18), b, r * 0.56 * math.cos(b), r * 0.56 * math.sin(b)))
        out.append(circle(r * 0.030, 28, r * 0.83 * math.cos(a), r * 0.83 * math.sin(a)))
    return out + [circle(r * 0.16, 64)]


def _engraver(c):
    """Mountains as an engraver hatches them, for a sheet 1.5 wide and 1 high."""
    c.scale(1 / 50, -1 / 50)
    marks.mountains(c, 140, 84, 4, 5, 0.35, 0.8)


def quality():
    """Close at the cut: a stack of pierced discs, edges toasted and square, one face engraved with hair lines."""
    table(oak(), "#A99C8A")
    warm(kx=-0.5, k=6.0, fill=2.0, t=(0, 0, 0.02))
    t, r = 0.004, 0.045
    edge = toasted("cut edge", t)
    for k in range(5):
        put(plate("disc", _lace_disc(r), t, birch(name="disc face"), edge, bev=0.00012), (0.0012 * math.sin(2.1 * k), 0.0012 * math.cos(3.3 * k), t * (k + 0.5)), (0, 0, 0.21 * k))
    face = birch(art("ws_engraver", _engraver, 3072, 2048), (0.117, 0.078), "engraved sheet")
    lean = plate("sheet", [rrect(0.118, 0.080, 0.003)], t, face, edge, bev=0.00012)
    put(lean, (0.050, 0.064, 0.0385), (math.radians(74), 0, -0.22))
    for x, y, a, z in ((-0.074, -0.004, 0.4, 0), (-0.058, -0.046, 1.1, 0)):
        put(plate("drop", [tf(leaf(0.0150, 0.0026, 18), 0, -0.0075, 0)], t, birch(name="drop"), edge, bev=0.00012), (x, y, t / 2 + z), (0, 0, a))
    camera((-0.105, -0.300, 0.125), (0.006, 0.006, 0.029), 66, 16, (-0.008, -0.030, 0.018))


def cutting():
    """The head cuts and engraves birch plywood."""
    spot = (-0.085, 0.002)
    at = (-0.100, -0.010)
    reach = (spot[1] - at[1]) / 0.065
    mask_ = art("wb_job", so_far(lambda c: [mandala(c, 0, 0, 0.92)], reach), 2048)
    work = under_head((0.30, 0.20), birch(mask_, (0.13, 0.13), "job sheet"), burnt(t=0.004), 0.004, at)
    process(work, spot, eye=(0.12, -0.27, 0.165), look=(-0.010, 0.008, 0.012))


def at_home():
    """A shelf at home: framed layers, twisted vase with veneer leaves, slotted globe, a row of books."""
    w = wall(surface("wall", hexc("#C4C8C2"), hexc("#B9BEB7"), grain=90, bump=0.3, relief=0.0008, rough=0.9), 0.0)
    w.location.y = 0.012
    world((0.92, 0.95, 1), 0.12)
    area("key", (-1.0, -0.75, 0.75), (0, 0, 0), 0.5, 26, (1, 0.93, 0.83), 0.7)
    area("fill", (1.0, -1.2, 0.2), (0, 0, 0), 1.0, 6.0, (0.82, 0.90, 1))
    top = -0.20
    box("shelf", (-0.70, -0.22, top - 0.024), (0.70, 0.010, top), oak("shelf oak"), 0.002)
    put(layered_picture(0.36, 0.25), (-0.10, 0, 0.06))
    slice_vase((0.205, -0.11, top))
    branches((0.205, -0.11, top + 0.172), 0.13, 5)
    slotted_ball(0.044, (0.075, -0.125, top), 12, 5, 0.0025)
    heights = (0.15, 0.165, 0.142, 0.158, 0.17)
    colors = ("#5E6F69", "#C9BBA3", "#8C4A36", "#39464F", "#D8D2C4")
    for k, (h, c) in enumerate(zip(heights, colors)):
        book((-0.400 + 0.0216 * k, -0.10, top), (0, 0, 0), 0.11, h, 0.021, c, True)
    camera((-0.16, -1.42, 0.06), (-0.035, 0, -0.005), 66, 9, (0.05, -0.10, -0.05))


def banner():
    """Vase, globes and pierced discs on a bright sweep, right of the text."""
    banner_light()
    slice_vase((0.235, 0.04, 0))
    branches((0.235, 0.04, 0.172), 0.12, 3)
    slotted_ball(0.052, (0.105, -0.010, 0.0002))
    slotted_ball(0.028, (0.165, -0.095, 0.0002), 10, 4, 0.002, walnut(name="walnut rib"), burnt("walnut rib edge", 0.002, True), (0.6, 0.3, 0.1))
    t = 0.004
    edge = toasted("cut edge", t)
    for k in range(3):
        put(plate("disc", _lace_disc(0.045), t, birch(name="disc face"), edge, bev=0.00015), (0.335, -0.045, t * (k + 0.5)), (0, 0, 0.2 * k))
    put(plate("disc", _lace_disc(0.045), t, walnut(name="dark disc"), burnt("burnt walnut", t, True), bev=0.00015), (0.326, 0.010, 0.046), (math.radians(76), 0, -0.25))
    banner_camera()


CARD = {"samples": 24, "bloom": 0.03, "vignette": 0.15}
SHOTS = {
    "materials/wood/banner": Shot(banner, exposure=0.25, bloom=0.02, **BANNER),
    "materials/wood/block-1": Shot(quality, exposure=0.5, **CARD),
    "materials/wood/block-2": Shot(cutting, look="High Contrast", exposure=0.05, bloom=0.06, samples=24),
    "materials/wood/block-3": Shot(at_home, exposure=0.2, **CARD),
}
