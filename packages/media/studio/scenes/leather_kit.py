"""Parts of the leather scenes: vegetable-tanned hides with burnt marks, sewn panels, folds, straps, fittings."""
import math

import motifs_hard as marks
from lib import *
from props_hard import wall
from props_soft import *
from showcase_kit import *

TONES = {
    "cognac": ("#A55F2C", "#82451C"),
    "chestnut": ("#6B3A20", "#512A16"),
    "black": ("#211E1D", "#161413"),
    "green": ("#3E4B3A", "#303B2D"),
    "navy": ("#26344A", "#1D293B"),
    "natural": ("#CDA074", "#B98A5C"),
}
"""Colour and shade of the hides."""
BURN = {"black": "#0A0807", "chestnut": "#1B0D07", "navy": "#0D1219", "green": "#151A12"}
"""Colour of the mark; the light hides all burn to the same dark brown."""


def skin(tone, mark=None, size=None, uv=False, depth=0.7, **more):
    """A hide. If a mask is given, it is marked with it over size metres."""
    light, dark = TONES[tone]
    name = f"hide {tone} {mark.rsplit('/', 1)[-1] if mark else ''}{size or ''}{uv}"
    if mark:
        more["mark"] = (mark, size, hexc(BURN.get(tone, "#2A1208")), depth)
    return hide(name, light, dark, uv=uv, **more)


def edge_of(tone):
    """The burnished cut edge of a hide."""
    return pbr(f"edge {tone}", tuple(0.45 * x for x in hexc(TONES[tone][1])), rough=0.38, spec=0.4)


def thread(color="#E6D9BE"):
    """Waxed linen thread."""
    return surface(f"thread{color}", hexc(color), grain=2600, rough=0.6, bump=0.4)


def motif(name, w, h, draw, px=2048):
    """A mask drawn in millimetres with y down, from `motifs_hard`."""
    return marks.mask(f"leather-{name}", w, h, draw, px)


def panel_of(loops, t, tone, mark=None, size=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """A cut piece of hide with burnished edges, its underside at `at`."""
    o = plate("hide", loops, t, skin(tone, mark, size), edge_of(tone), bev=min(0.0006, t * 0.3))
    return put(o, (at[0], at[1], at[2] + t / 2), turn, parent)


def sewn(w, h, r, t, tone, mark=None, size=None, at=(0, 0, 0), parent=None, inset=0.0032, color="#E6D9BE", holes=()):
    """A rounded panel with a seam all round on its upper face."""
    e = put(group("sewn"), at, parent=parent)
    panel_of([rrect(w, h, r, 10), *holes], t, tone, mark, size, parent=e)
    stitches(rrect(w - 2 * inset, h - 2 * inset, max(0.0005, r - inset), 10), 0.0030, 0.0012, 0.00034, thread(color), z=t).parent = e
    return e


def folded(length, depth, height, t, mat, parent=None):
    """A hide folded in half: the fold towards -y, length along x, outer height `height`, lying on z = 0."""
    y0, r = -depth / 2 + height / 2, height / 2
    arc = lambda q: [(y0 + q * math.cos(a), r + q * math.sin(a)) for a in (-math.pi / 2 - math.pi * i / 20 for i in range(21))]
    loop = [(depth / 2, 0), *arc(r), (depth / 2, height), (depth / 2, height - t), *arc(r - t)[::-1], (depth / 2, t)]
    o = prism_x("fold", loop, -length / 2, length / 2, mat, t * 0.28, 3)
    o.parent = parent
    return o


def strap(path, w, t, mat, parent=None, z=0.0):
    """A strip of hide standing on its edge along a 2D path; UV is metres along and across, from the path's middle."""
    v, uv, run = [], [], [0.0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + math.dist(a, b))
    for (x, y), s in zip(path, run):
        v += [(x, y, z), (x, y, z + w)]
        uv += [(s - run[-1] / 2, -w / 2), (s - run[-1] / 2, w / 2)]
    o = mesh("strap", v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(path) - 1)], mat)
    layer = o.data.uv_layers.new(name="flat")
    for lp in o.data.loops:
        layer.data[lp.index].uv = uv[lp.vertex_index]
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = t, 0
    bevel(o, t * 0.25, 2)
    o.parent = parent
    return o


def fitting():
    """Solid brass of buckles, studs and rings."""
    return brass("fitting", 0.24)


def stud(at, r=0.0042, parent=None, turn=(0, 0, 0)):
    """A domed brass stud standing on `at`."""
    prof = [(0, 0), (r, 0), (r, 0.0007), (r * 0.92, 0.0012), (r * 0.6, 0.0018), (0, 0.0021)]
    return put(lathe("stud", prof, fitting()), at, turn, parent)


def frame(w, h, r, wire, mat, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A rounded frame of round wire lying in xy: the body of a buckle."""
    loop = rrect(w, h, r, 10)
    cu = bpy.data.curves.new("frame", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = wire
    cu.bevel_resolution = 5
    sp = cu.splines.new("POLY")
    sp.points.add(len(loop) - 1)
    for p, q in zip(sp.points, loop):
        p.co = (*q, 0, 1)
    sp.use_cyclic_u = True
    cu.materials.append(mat)
    return put(link(bpy.data.objects.new("frame", cu)), at, turn, parent)


def key(at, a, parent=None, tone=None):
    """A flat door key, bow at the origin, blade along x."""
    teeth = [(0.008, 0.0026), (0.034, 0.0026), (0.037, 0.0004), (0.034, -0.0018), (0.031, -0.0030), (0.029, -0.0014), (0.026, -0.0034), (0.023, -0.0016), (0.020, -0.0032), (0.017, -0.0014), (0.014, -0.0030), (0.008, -0.0030)]
    m = tone or steel("key", 0.24)
    e = group("key")
    put(plate("bow", [[(x * 1.15, y) for x, y in circle(0.0105, 60)], circle(0.0030, 32, -0.0062, 0)], 0.0021, m, m, bev=0.0003), parent=e)
    put(plate("blade", [teeth], 0.0019, m, m, bev=0.0002), parent=e)
    return put(e, at, (0, 0, a), parent)


def leather_table(top=None):
    """A workbench for leather: dark oak, a warm wall, the key from the left behind."""
    table(top or oak(), "#A39A8C")
    warm(kx=-0.58, k=9.5, fill=2.8)
