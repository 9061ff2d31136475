"""Leather page: the banner and the three blocks (quality, process, applications)."""
import math

from leather import ballpen, bifold, bound, fob, rolled, watch
from leather_kit import *
from lib import *
from props_soft import *
from showcase_kit import *


def _filigree(w, h):
    """Loops of a panel pierced with leaves and dots."""
    out = [rrect(w, h, 0.006, 10)]
    for j in range(3):
        for i in range(6):
            x, y = -w / 2 + 0.015 + (w - 0.030) * i / 5, -h / 2 + 0.014 + (h - 0.028) * j / 2
            for k in range(4):
                out.append(tf(leaf(0.0072, 0.0021, 14), math.pi / 4 + k * math.pi / 2, x + 0.0014 * math.cos(math.pi / 4 + k * math.pi / 2), y + 0.0014 * math.sin(math.pi / 4 + k * math.pi / 2)))
            if i < 5 and j < 2:
                out.append(circle(0.0013, 24, x + (w - 0.030) / 10, y + (h - 0.028) / 4))
    return out


def quality():
    """Close at the cut: a pierced panel on two hides, a dark clean edge, hair lines burnt beside it."""
    leather_table()
    rose = motif("quality", 80, 80, lambda c: marks.rosette(c, 36))
    panel_of([rrect(0.150, 0.100, 0.006, 10)], 0.0032, "natural", rose, (0.080, 0.080), at=(0.030, 0.040, 0), turn=(0, 0, 0.16))
    panel_of([rrect(0.110, 0.066, 0.006, 10)], 0.0032, "chestnut", at=(-0.010, -0.012, 0.0034), turn=(0, 0, 0.16))
    panel_of(_filigree(0.106, 0.062), 0.0032, "cognac", at=(-0.010, -0.012, 0.0068), turn=(0, 0, 0.16))
    for x, y, a in ((-0.082, -0.046, 0.6), (0.064, -0.048, 1.9), (0.076, -0.036, 0.3)):
        panel_of([tf(leaf(0.0150, 0.0042, 18), 0, -0.0075, 0)], 0.0032, "cognac", at=(x, y, 0.0002), turn=(0, 0, a))
    camera((-0.110, -0.250, 0.150), (0.002, 0.004, 0.004), 62, 14, (-0.012, -0.032, 0.008))


def engraving():
    """The head burns a rosette into hide."""
    spot, at = (-0.085, 0.002), (-0.100, -0.010)
    path = art("lb_job", so_far(lambda c: [mandala(c, 0, 0, 0.92, 20)], (spot[1] - at[1]) / 0.065), 2048)
    work = under_head((0.30, 0.20), skin("cognac", path, (0.130, 0.130)), edge_of("cognac"), 0.003, at)
    process(work, spot, eye=(0.12, -0.27, 0.165), look=(-0.010, 0.008, 0.012), burst=22, strength=0.6)


def everyday():
    """Personal items laid out on a desk pad: notebook, wallet, watch, key fob, pen."""
    leather_table(ash())
    panel_of([rrect(0.430, 0.300, 0.012, 12)], 0.0026, "black", at=(0, 0.01, 0))
    stitches([(x, y + 0.01) for x, y in rrect(0.422, 0.292, 0.009, 12)], 0.0040, 0.0018, 0.00042, thread(), z=0.0026)
    z = 0.0028
    bound((-0.085, 0.030, z), -math.pi / 2 + 0.10)
    bifold((0.085, 0.075, z), -0.14)
    watch((0.055, -0.050, z), 1.15)
    compass_ = motif("fob-compass", 24, 24, lambda c: marks.compass(c, 10))
    fob("chestnut", compass_, (0.155, -0.030, z), -0.35, 2)
    ballpen((-0.020, -0.060, 0), 0.12).location.z += z
    camera((-0.10, -0.56, 0.62), (0.004, 0.010, 0.0), 50, 9, (0, -0.02, 0.01))


def banner():
    """Notebook, belt, wallet and key fob on a bright sweep, right of the text."""
    banner_light()
    bound((0.150, 0.060, 0.0002), -math.pi / 2 + 0.30)
    put(plate("board", [circle(0.058, 160)], 0.0075, walnut(name="board"), walnut(name="board edge"), bev=0.001), (0.315, 0.040, 0.0039))
    rolled((0.315, 0.040, 0.0078), -0.75)
    bifold((0.265, -0.100, 0.0002), 0.30)
    compass_ = motif("fob-compass", 24, 24, lambda c: marks.compass(c, 10))
    fob("green", compass_, (0.115, -0.115, 0.0002), 0.75, 2)
    banner_camera((0.01, -1.12, 0.60), (0.090, -0.004, 0.004), 70, (0.2, -0.05, 0.01))


CARD = {"samples": 24, "bloom": 0.03, "vignette": 0.15}
SHOTS = {
    "materials/leather/banner": Shot(banner, exposure=0.25, bloom=0.02, **BANNER),
    "materials/leather/block-1": Shot(quality, exposure=0.5, **CARD),
    "materials/leather/block-2": Shot(engraving, look="High Contrast", exposure=0.2, bloom=0.06, samples=24),
    "materials/leather/block-3": Shot(everyday, exposure=0.5, **CARD),
}
