"""Parts shared by the material pages: work under the head, banners with room for text, joints, stems, cut kerfs."""
import math
import random

from features import at_work
from lib import *
from machines import *
from machines.accessories import smooth_path
from machines.light530 import BED
from machines.parts import sparks
from props_hard import wall
from props_soft import *

BANNER = {"width": 1920, "height": 800, "samples": 24}
"""Size of a banner. Its text is on the left half."""


def kerf(path, w=0.0004):
    """Slot that a beam cuts along an open path: a closed loop, w metres wide."""
    left, right = [], []
    for i, (x, y) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        nx, ny = -(b[1] - a[1]) / d * w / 2, (b[0] - a[0]) / d * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def so_far(draw, reach):
    """Part of a drawing that is already engraved when the job has reached the height `reach` (-1 to 1, from the top down)."""

    def part(c):
        c.rectangle(-4, reach, 8, 4)
        c.clip()
        draw(c)

    return part


def under_head(size, face, edge, t, at=(-0.085, 0.0), holes=(), r=0.004, bev=0.0003):
    """A work function for `light530`: a sheet of that size on the bed, its middle at `at`; returns its thickness."""

    def work():
        o = plate("work", [rrect(*size, r), *holes], t, face, edge, bev=bev, z=BED)
        o.location.x, o.location.y = at
        return t

    return work


def process(work, spot=(-0.085, 0.0), led=1.4, burst=34, strength=0.8, eye=(0.13, -0.27, 0.13), look=(0.004, 0.004, 0.018), lens=58, optics="co2"):
    """The head at work above `spot` on the bed: burning point, sparks, the workpiece lit from the left."""
    at_work()
    p = light530(lid=None, front=False, head=(spot[0], spot[1] + 0.066), work=work, beam=True, led=led, optics=optics)
    if burst:
        sparks(p, burst, 7, strength)
    area("side", (-0.60, -0.40, 0.40), p, 0.3, 3.0, (1, 0.88, 0.74))
    camera(p + Vector(eye), p + Vector(look), lens, 7.1, p)


def panel(w, h, t, n, first):
    """A box wall w by h with n fingers of depth t up both sides; first: 0 begins with a finger, 1 with a gap."""
    up = []
    for k in range(n):
        x = w / 2 if k % 2 == first else w / 2 - t
        up += [(x, -h / 2 + h * k / n), (x, -h / 2 + h * (k + 1) / n)]
    return up + [(-x, y) for x, y in up[::-1]]


def finger_box(w, d, h, t, n, face, edge, at=(0, 0, 0), turn=(0, 0, 0), floor=None):
    """An open box of finger-jointed sheet. face(k) gives the face of wall k: 0 front, 1 back, 2 left, 3 right."""
    e = group("box")
    quarter = math.pi / 2
    for k, y in ((0, -d / 2 + t / 2), (1, d / 2 - t / 2)):
        put(plate("wall", [panel(w, h, t, n, 0)], t, face(k), edge, bev=0.00015), (0, y, h / 2), (quarter, 0, 0 if k == 0 else math.pi), e)
    for k, x in ((2, -w / 2 + t / 2), (3, w / 2 - t / 2)):
        put(plate("wall", [panel(d, h, t, n, 1)], t, face(k), edge, bev=0.00015), (x, 0, h / 2), (quarter, 0, -quarter if k == 2 else quarter), e)
    put(plate("floor", [rrect(w - 2 * t - 0.0004, d - 2 * t - 0.0004, 0.0002, 2)], t, floor or face(0), edge), (0, 0, t / 2 + 0.0006), parent=e)
    return put(e, at, turn)


def twig(points, leaves, length, width, mat, stem, seed=1, parent=None, t=0.0006):
    """A stem along 3D points with cut leaves in loose pairs, root first."""
    rnd = random.Random(seed)
    e = group("twig")
    tube("stem", points, 0.0013, stem, 12).parent = e
    pts = smooth_path(points, leaves * 3 + 3)
    for k in range(leaves):
        i = len(pts) // 3 + (len(pts) * 2 // 3 - 1) * k // leaves
        p = Vector(pts[i])
        size = length * (1 - 0.35 * k / leaves) * rnd.uniform(0.85, 1.1)
        for s in (-1, 1):
            o = plate("leaf", [leaf(size, width * size / length, 14)], t, mat, mat, bev=0.0001)
            curl(o, lambda x, y: -3.2 * x * x)
            put(o, p, (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.9, -0.25), (0 if s > 0 else math.pi) + rnd.uniform(-0.6, 0.6) + 0.9 * k), e)
    return put(e, parent=parent)


def cup(at=(0, 0, 0), color="#E9E2D6", k=1.0, parent=None):
    """A small glazed beaker."""
    prof = [(0, 0.004), (0.024, 0.004), (0.027, 0.0), (0.031, 0.004), (0.038, 0.03), (0.041, 0.075), (0.0425, 0.082), (0.0405, 0.083), (0.039, 0.075), (0.036, 0.032), (0.028, 0.010), (0, 0.008)]
    return put(lathe("cup", [(r * k, z * k) for r, z in prof], pbr("ceramic" + color, hexc(color), rough=0.28, coat=0.5, bump=(60, 0.05))), at, parent=parent)


def pencil(at, a, color="#2F5D62", length=0.15, z=0.0036):
    """A hexagonal pencil lying on the table, sharpened end first."""
    r = 0.0036
    e = group("pencil")
    body = cyl("body", (length / 2 + 0.018, 0, 0), r, length, pbr("lacquer" + color, hexc(color), rough=0.25, coat=0.6), "X", 0.0003, n=6)
    body.parent = e
    cone = cyl("cone", (0.0115, 0, 0), 0.0009, 0.013, pbr("cedar", hexc("#D8AE7C"), rough=0.7), "X", 0, r2=r * 0.97, n=24)
    cone.parent = e
    tip = cyl("tip", (0.0025, 0, 0), 0.0002, 0.005, pbr("lead", (0.02, 0.02, 0.022), rough=0.35), "X", 0, r2=0.0009, n=24)
    tip.parent = e
    return put(e, (at[0], at[1], z), (0, 0, a))


def banner_light(floor="#D9D6D0", wall="#E9E7E3", key=20.0):
    """A bright sweep for banners: even on the left where dark text stands, the key from the right behind."""
    cyclorama(hexc(floor), hexc(wall), 0.25, 3, 0.2)
    world((0.92, 0.95, 1), 0.16)
    area("key", (0.95, 0.42, 0.85), (0.2, 0, 0.08), 0.42, key, (1, 0.93, 0.84), 0.6)
    area("fill", (-0.75, -0.75, 0.6), (0, 0, 0.05), 0.9, 8.0, (0.88, 0.93, 1))
    area("strip", (-0.1, 0.75, 0.6), (0.1, 0, 0.05), 0.8, 7.0, (1, 0.98, 0.95), 0.14)
    area("backdrop", (-0.1, 0.35, 1.1), (-0.2, 0.75, 0.2), 1.2, 7.0, (1, 0.98, 0.95))


def banner_camera(eye=(-0.10, -1.40, 0.36), look=(0.0, 0, 0.118), lens=61, focus=(0.2, -0.03, 0.08)):
    """Banner view: the subjects stand right of the middle, the left half stays quiet."""
    camera(eye, look, lens, 9, focus)


def book(at, turn, w, h, thick, color, upright=False):
    """A cloth-bound book, spine towards -x, lying on its back cover; upright stands it on its foot with the spine towards -y."""
    e = group("book")
    cloth_ = pbr("cloth" + color, hexc(color), rough=0.75, bump=(1400, 0.3))
    c = 0.0018
    for z in (c / 2, thick - c / 2):
        put(plate("cover", [rrect(w, h, 0.0012, 4)], c, cloth_, cloth_, bev=0.0003), (0, 0, z), parent=e)
    box("spine", (-w / 2 - 0.0004, -h / 2, 0.0002), (-w / 2 + 0.0020, h / 2, thick - 0.0002), cloth_, 0.0009).parent = e
    box("pages", (-w / 2 + 0.0020, -h / 2 + 0.0028, c), (w / 2 - 0.0028, h / 2 - 0.0028, thick - c), surface("page block", hexc("#E4DCC8"), hexc("#CFC5AD"), grain=2600, stretch=(0.05, 0.05, 4), rough=0.9, bump=0.3), 0).parent = e
    if upright:
        holder = put(group("book"), at, turn)
        return put(e, (-thick / 2, 0, h / 2), (math.pi / 2, 0, math.pi / 2), holder)
    return put(e, at, turn)


def spool(at, color="#E7DFC9", parent=None):
    """Waxed thread on a wooden spool."""
    prof = [(0, 0), (0.017, 0), (0.0175, 0.001), (0.0175, 0.004), (0.008, 0.007), (0.008, 0.033), (0.0175, 0.036), (0.0175, 0.039), (0.017, 0.040), (0.004, 0.040), (0.004, 0.030), (0, 0.030)]
    put(lathe("spool", prof, ash("spool wood")), at, parent=parent)
    turns = [(0.0080, 0.0068)]
    for k in range(24):
        z = 0.0076 + k * 0.00105
        turns += [(0.0138, z), (0.0144, z + 0.0005)]
    put(lathe("thread", turns + [(0.0080, 0.0330)], surface("waxed" + color, hexc(color), grain=1800, rough=0.6, bump=0.3)), at, parent=parent)
