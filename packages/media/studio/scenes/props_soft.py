"""Papers, cloths, props and daylight for the wood, acrylic, paper and fabric scenes.

Lengths are metres, angles radians, light powers watts.
"""
import math
import random

import bpy
import cairo
import numpy as np
from mathutils import Vector

from lib import *

TAU = 2 * math.pi


def art(name, draw, w=2048, h=None):
    """Path of a grey picture painted by `draw(ctx)` in a square from -1 to 1 (the short side), y up. White marks, black is untouched."""
    h = h or w

    def paint(c):
        k = min(w, h) / 2
        c.translate(w / 2, h / 2)
        c.scale(k, -k)
        draw(c)

    return drawn(name, w, h, paint)


def pen(c, loop, fill=True, width=None, closed=True):
    """Fill (or stroke `width` wide) a list of points."""
    for i, p in enumerate(loop):
        (c.line_to if i else c.move_to)(*p)
    if closed:
        c.close_path()
    if width:
        c.set_line_width(width)
        c.stroke()
    elif fill:
        c.fill()


def grey(c, v):
    """Set the drawing value: 1 marks fully, 0 not at all."""
    c.set_source_rgb(v, v, v)


def petal(c, r0, r1, w, fill=True, lw=0.012):
    """A pointed petal along +x from r0 to r1, half-width about w."""
    d = r1 - r0
    c.move_to(r0, 0)
    c.curve_to(r0 + d * 0.35, w * 1.35, r0 + d * 0.7, w, r1, 0)
    c.curve_to(r0 + d * 0.7, -w, r0 + d * 0.35, -w * 1.35, r0, 0)
    c.close_path()
    if fill:
        c.fill()
    else:
        c.set_line_width(lw)
        c.stroke()


def spin(c, n, draw, phase=0.0):
    """Repeat `draw(ctx)` n times around the origin."""
    for k in range(n):
        c.save()
        c.rotate(phase + TAU * k / n)
        draw(c)
        c.restore()


def smoothed(loop, rounds=2):
    """Cut an outline's corners (Chaikin): control points become an even curve."""
    for _ in range(rounds):
        ends = zip(loop, loop[1:] + loop[:1])
        loop = [q for (ax, ay), (bx, by) in ends for q in ((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))]
    return loop


def pine_outline(h, w, tiers=5):
    """A conifer standing on y = 0."""
    half = [(-w * 0.06, 0), (-w * 0.06, h * 0.12)]
    for k in range(tiers):
        f = k / tiers
        half += [(-w * 0.5 * (1 - f), h * (0.12 + 0.78 * f)), (-w * 0.22 * (1 - f), h * (0.12 + 0.78 * (f + 0.9 / tiers)))]
    half.append((0, h))
    return half + [(-x, y) for x, y in half[-2::-1]]


def ridge_line(x0, x1, base, amp, seed, rough=1.0, steps=110):
    """A mountain skyline from x0 to x1 as an open list of points."""
    r = random.Random(seed)
    ph = [r.uniform(0, TAU) for _ in range(6)]
    out = []
    for i in range(steps + 1):
        u = i / steps * TAU
        y = 0.55 * math.sin(u + ph[0]) + 0.3 * math.sin(u * 2.3 + ph[1]) + 0.22 * rough * abs(math.sin(u * 4.1 + ph[2])) + 0.06 * rough * math.sin(u * 11 + ph[3])
        out.append((x0 + (x1 - x0) * i / steps, base + amp * y))
    return out


def gear_outline(teeth, module):
    """A spur gear outline with rounded-trapezoid teeth, pitch diameter teeth × module. Slim by the bevel a plate adds around its outline."""
    rp = teeth * module / 2
    ra, rf = rp + module * 0.88, rp - module * 1.25
    out = []
    for k in range(teeth):
        a = TAU * k / teeth
        half = TAU / teeth
        for f, r in ((-0.42, rf), (-0.315, rf + module * 0.12), (-0.215, rp), (-0.135, ra - module * 0.15), (-0.095, ra), (0.095, ra), (0.135, ra - module * 0.15), (0.215, rp), (0.315, rf + module * 0.12), (0.42, rf)):
            out.append((r * math.cos(a + f * half), r * math.sin(a + f * half)))
    return out


def surface(
    name,
    color,
    vary=None,
    grain=400.0,
    stretch=(1, 1, 1),
    detail=6.0,
    contrast=(0.35, 0.65),
    bump=0.35,
    relief=0.0005,
    rough=0.85,
    spec=0.25,
    sheen=0.0,
    coat=0.0,
    mark=None,
    holes=None,
    through=0.0,
    uv=False,
    weave=None,
):
    """A fibrous or mineral surface.

    mark=(mask, (w, h), colour, depth) engraves; holes=(mask, (w, h)) cuts (black of the mask is cut away);
    through is the share of light that passes (paper, thin cloth); weave=(colour png, height png, tile size) replaces the
    noise colour by woven threads; uv=True maps all of it by UV in metres instead of the object's x and y, for draped sheets.
    """
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    co = tc.outputs["UV" if uv else "Object"]
    mp = n.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = stretch
    n.l(co, mp.inputs[0])
    fine = n.new("ShaderNodeTexNoise", i_Scale=float(grain), i_Detail=float(detail), i_Roughness=0.6)
    wide = n.new("ShaderNodeTexNoise", i_Scale=float(grain) * 0.07, i_Detail=3.0)
    n.l(mp.outputs[0], fine.inputs[0])
    n.l(mp.outputs[0], wide.inputs[0])
    mean = n.new("ShaderNodeMath")
    mean.operation = "ADD"
    n.l(fine.outputs["Fac"], mean.inputs[0])
    n.l(wide.outputs["Fac"], mean.inputs[1])
    half = n.new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    half.inputs[1].default_value = 0.5
    n.l(mean.outputs[0], half.inputs[0])
    rng = n.new("ShaderNodeMapRange")
    rng.inputs[1].default_value, rng.inputs[2].default_value = contrast
    n.l(half.outputs[0], rng.inputs[0])
    mix = n.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = c4(color)
    mix.inputs[2].default_value = c4(vary or tuple(x * 0.85 for x in color))
    n.l(rng.outputs[0], mix.inputs[0])
    col, height = mix.outputs[0], half.outputs[0]
    if weave:
        size = weave[2]
        wm = n.new("ShaderNodeMapping")
        wm.inputs["Scale"].default_value = (1 / size, 1 / size, 1)
        n.l(co, wm.inputs[0])
        pics = []
        for path, space in ((weave[0], "sRGB"), (weave[1], "Non-Color")):
            t = n.new("ShaderNodeTexImage")
            t.image = bpy.data.images.load(path)
            t.image.colorspace_settings.name = space
            n.l(wm.outputs[0], t.inputs[0])
            pics.append(t)
        shade = n.new("ShaderNodeMixRGB")
        shade.blend_type = "MULTIPLY"
        shade.inputs[0].default_value = 0.55
        n.l(pics[0].outputs[0], shade.inputs[1])
        lift = n.new("ShaderNodeMapRange")
        lift.inputs[1].default_value, lift.inputs[2].default_value, lift.inputs[3].default_value, lift.inputs[4].default_value = 0.3, 0.7, 0.62, 1.2
        n.l(half.outputs[0], lift.inputs[0])
        n.l(lift.outputs[0], shade.inputs[2])
        col = shade.outputs[0]
        hm = n.new("ShaderNodeMath")
        hm.operation = "MULTIPLY_ADD"
        hm.inputs[1].default_value = 0.25
        n.l(fine.outputs["Fac"], hm.inputs[0])
        n.l(pics[1].outputs[0], hm.inputs[2])
        height = hm.outputs[0]
    b = n.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = bump
    b.inputs["Distance"].default_value = relief
    n.l(height, b.inputs["Height"])
    normal = b.outputs[0]

    def lookup(path, size):
        im = n.new("ShaderNodeTexImage")
        im.image = bpy.data.images.load(path, check_existing=True)
        im.image.colorspace_settings.name = "Non-Color"
        im.extension = "CLIP"
        im.interpolation = "Cubic"
        mm = n.new("ShaderNodeMapping")
        mm.inputs["Scale"].default_value = (1 / size[0], 1 / size[1], 1)
        mm.inputs["Location"].default_value = (0.5, 0.5, 0)
        n.l(co, mm.inputs[0])
        n.l(mm.outputs[0], im.inputs[0])
        return im

    if mark:
        im = lookup(mark[0], mark[1])
        patch = n.new("ShaderNodeMath")
        patch.operation = "MULTIPLY"
        patch.use_clamp = True
        uneven = n.new("ShaderNodeMapRange")
        uneven.inputs[3].default_value, uneven.inputs[4].default_value = 0.7, 1.15
        n.l(fine.outputs["Fac"], uneven.inputs[0])
        n.l(im.outputs[0], patch.inputs[0])
        n.l(uneven.outputs[0], patch.inputs[1])
        mk = n.new("ShaderNodeMixRGB")
        n.l(patch.outputs[0], mk.inputs[0])
        n.l(col, mk.inputs[1])
        mk.inputs[2].default_value = c4(mark[2])
        col = mk.outputs[0]
        d = n.new("ShaderNodeBump")
        d.invert = True
        d.inputs["Strength"].default_value = mark[3]
        d.inputs["Distance"].default_value = 0.0006
        n.l(im.outputs[0], d.inputs["Height"])
        n.l(normal, d.inputs["Normal"])
        normal = d.outputs[0]
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Sheen"].default_value = sheen
    p.inputs["Clearcoat"].default_value = coat
    n.l(col, p.inputs["Base Color"])
    n.l(normal, p.inputs["Normal"])
    out = n.n["Material Output"].inputs[0]
    last = p.outputs[0]
    if through:
        t = n.new("ShaderNodeBsdfTranslucent")
        n.l(col, t.inputs[0])
        n.l(normal, t.inputs["Normal"])
        s = n.new("ShaderNodeMixShader")
        s.inputs[0].default_value = through
        n.l(last, s.inputs[1])
        n.l(t.outputs[0], s.inputs[2])
        last = s.outputs[0]
    if holes:
        im = lookup(*holes)
        step = n.new("ShaderNodeMath")
        step.operation = "GREATER_THAN"
        step.inputs[1].default_value = 0.5
        n.l(im.outputs[0], step.inputs[0])
        s = n.new("ShaderNodeMixShader")
        n.l(step.outputs[0], s.inputs[0])
        clear = n.new("ShaderNodeBsdfTransparent")
        n.l(clear.outputs[0], s.inputs[1])
        n.l(last, s.inputs[2])
        last = s.outputs[0]
    n.l(last, out)
    MATS[name] = m
    return m


def paper(name, color, through=0.22, **more):
    """Uncoated art paper, fine tooth, some light passing through."""
    return surface(name, hexc(color), tuple(x * 0.94 for x in hexc(color)), grain=1600, stretch=(1, 1.6, 1), detail=4, contrast=(0.3, 0.7), bump=0.18, relief=0.00018, rough=0.92, spec=0.12, through=through, **more)


def wool(name, color, dark, **more):
    """Pressed wool felt: tangled fibres, matt, slight sheen."""
    return surface(name, hexc(color), hexc(dark), grain=900, detail=9, contrast=(0.36, 0.62), bump=0.9, relief=0.0011, rough=1.0, spec=0.06, sheen=0.7, **more)


def hide(name, color, dark, **more):
    """Vegetable-tanned leather with a fine pebble."""
    return surface(name, hexc(color), hexc(dark), grain=1100, detail=3, contrast=(0.35, 0.7), bump=0.4, relief=0.0005, rough=0.5, spec=0.4, **more)


def _save(arr, path):
    """Write an h×w×3 array of 0..1 as PNG."""
    h, w, _ = arr.shape
    px = np.zeros((h, w, 4), np.uint8)
    px[:, :, :3] = (np.clip(arr[:, :, ::-1], 0, 1) * 255 + 0.5).astype(np.uint8)
    cairo.ImageSurface.create_for_data(px, cairo.FORMAT_RGB24, w, h).write_to_png(path)


def weave_tile(name, warp, weft, kind="plain", threads=64, px=12, spread=0.10, seed=1):
    """Draw a repeating tile of threads; returns (colour png, height png). warp and weft are sRGB hex; kind is plain or twill."""
    rng = np.random.default_rng(seed)
    size = threads * px
    yy, xx = np.mgrid[0:size, 0:size]
    i, fx = xx // px, (xx % px + 0.5) / px
    j, fy = yy // px, (yy % px + 0.5) / px
    if kind == "twill":
        k = (i + j) % 4
        over = k > 0
        crown = np.where(over, np.sin(np.pi * (k - 1 + fy) / 3), np.sin(np.pi * fx))
    else:
        over = (i + j) % 2 == 0
        crown = np.where(over, np.sin(np.pi * fy), np.sin(np.pi * fx))
    across = np.where(over, np.sin(np.pi * fx), np.sin(np.pi * fy))
    height = across**0.6 * (0.45 + 0.55 * np.clip(crown, 0, 1) ** 0.7)
    # Clipped: one thread far off the mean would show the tile's repeat as a stripe.
    tone_i, tone_j = (1 + spread * np.clip(rng.normal(size=threads), -1, 1) * 0.7 for _ in range(2))
    slub = 1 + spread * 0.8 * rng.normal(size=(threads, threads))
    tone = np.where(over, tone_i[i], tone_j[j]) * slub[j, i]
    twist = 1 + 0.10 * np.sin((fx + fy) * TAU * 2.0)
    hexrgb = lambda h: np.array([int(h[q : q + 2], 16) / 255 for q in (1, 3, 5)])
    base = np.where(over[:, :, None], hexrgb(warp), hexrgb(weft))
    colour = base * (tone * twist * (0.62 + 0.42 * height))[:, :, None]
    paths = f"{TEX}/{name}_c.png", f"{TEX}/{name}_h.png"
    _save(colour, paths[0])
    _save(np.repeat(height[:, :, None], 3, 2), paths[1])
    return paths


def woven(name, warp, weft, pitch, kind="plain", threads=64, bump=0.8, spread=0.10, **more):
    """Woven cloth with threads `pitch` metres apart."""
    if name in MATS:
        return MATS[name]
    c, h = weave_tile(name, warp, weft, kind, threads, spread=spread)
    more = {"grain": 500, "detail": 5, "rough": 0.95, "spec": 0.1, "sheen": 0.35} | more
    return surface(name, hexc(warp), bump=bump, relief=pitch * 0.6, weave=(c, h, pitch * threads), **more)


def ash(name="ash", axis="X", scale=0.8):
    """Pale ash table top, for daylight scenes."""
    return wood(name, hexc("#D9C9B0"), hexc("#BDA587"), scale, axis, ring=10, rough=0.5, coat=0.1)


def gloss(name, color, rough=0.08, coat=0.6):
    """Opaque cast acrylic: polished colour."""
    return pbr(name, hexc(color), rough=rough, spec=0.5, coat=coat, coatr=0.03)


def fluorescent(name, color, density=70.0, glow=0.35):
    """Fluorescent acrylic, returned as (face, edge): the sheet gathers light and lets it out where it was cut."""
    face = acrylic(name, hexc(color), density)
    edge = acrylic(f"{name} edge", hexc(color), density)
    n = N(edge)
    out = n.n["Material Output"].inputs[0]
    if out.links[0].from_node.type != "ADD_SHADER":
        e = n.new("ShaderNodeEmission")
        e.inputs[0].default_value = c4(hexc(color))
        e.inputs[1].default_value = glow
        add = n.new("ShaderNodeAddShader")
        n.l(out.links[0].from_socket, add.inputs[0])
        n.l(e.outputs[0], add.inputs[1])
        n.l(add.outputs[0], out)
        edge.cycles.sample_as_light = False
    return face, edge


def lit_edge(name, color, power):
    """Edge of a sheet with a lamp behind it."""
    m = pbr(name, hexc(color), rough=0.2, emit=hexc(color), es=power)
    m.cycles.sample_as_light = False
    return m


def steel(name="steel", rough=0.28):
    """Polished steel for rings and screws."""
    return pbr(name, (0.72, 0.73, 0.75), rough=rough, metal=1)


def brass(name="brass", rough=0.3):
    """Turned brass for standoffs and rings."""
    return pbr(name, (0.90, 0.68, 0.36), rough=rough, metal=1)


def one_grain(m):
    """Let all parts that share a veneer show one continuous grain (a puzzle cut from one sheet); returns m."""
    nodes = m.node_tree.nodes
    for node in [x for x in nodes if x.type == "OBJECT_INFO"]:
        nodes.remove(node)
    return m


def burnt(name="burnt", t=0.003, dark=False):
    """Laser-cut edge of plywood (or of walnut when dark), t the sheet's thickness."""
    return charred(name, (0.02, 0.009, 0.004), (0.06, 0.028, 0.012), t) if dark else charred(name, t=t)


def group(name="group"):
    """An empty that other parts hang on."""
    return link(bpy.data.objects.new(name, None))


def put(o, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Place an object; returns it."""
    o.location = at
    o.rotation_euler = turn
    if parent:
        o.parent = parent
    return o


def torus(R, r, mat, at=(0, 0, 0), turn=(0, 0, 0), parent=None, name="ring"):
    """A ring of radius R and wire radius r, lying in the xy plane."""
    prof = [(R + r * math.cos(TAU * i / 20), r * math.sin(TAU * i / 20)) for i in range(21)]
    return put(lathe(name, prof, mat, 80), at, turn, parent)


def split_ring(R, wire, mat, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """A key ring of two turns of wire."""
    e = group()
    for k in (-1, 1):
        torus(R, wire * 0.5, mat, (0, 0, k * wire * 0.48), (0, 0, 0), e)
    return put(e, at, turn, parent)


def strand(paths, r, mat, name="thread", res=3):
    """Many thin tubes as one object: each path is a list of 3D points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 2
    cu.resolution_u = res
    cu.use_fill_caps = True
    for pts in paths:
        sp = cu.splines.new("NURBS")
        sp.points.add(len(pts) - 1)
        sp.order_u = min(4, len(pts))
        sp.use_endpoint_u = True
        for p, q in zip(sp.points, pts):
            p.co = (*q, 1)
    cu.materials.append(mat)
    return link(bpy.data.objects.new(name, cu))


def along(loop, step, closed=True):
    """Points every `step` metres along an outline, with their directions: [(x, y, angle)]."""
    out, rest = [], 0.0
    m = len(loop)
    for i in range(m if closed else m - 1):
        a, b = Vector(loop[i]), Vector(loop[(i + 1) % m])
        d = (b - a).length
        t = rest
        while t < d:
            q = a + (b - a) * (t / d)
            out.append((q.x, q.y, math.atan2(b.y - a.y, b.x - a.x)))
            t += step
        rest = t - d
    return out


def stitches(loop, length, gap, r, mat, z=0.0, closed=True, height=None):
    """A running stitch along an outline. height(x, y) lifts it onto a curved surface."""
    up = height or (lambda x, y: z)
    paths = []
    for x, y, a in along(loop, length + gap, closed):
        dx, dy = math.cos(a) * length / 2, math.sin(a) * length / 2
        z0, z1, zm = up(x - dx, y - dy), up(x + dx, y + dy), up(x, y)
        paths.append([(x - dx, y - dy, z0 - r), (x - dx * 0.8, y - dy * 0.8, z0 + r * 1.1), (x, y, zm + r * 1.5), (x + dx * 0.8, y + dy * 0.8, z1 + r * 1.1), (x + dx, y + dy, z1 - r)])
    return strand(paths, r, mat, "stitches")


def cloth(name, w, h, nx, ny, shape, mat, thick=0.0):
    """A sheet of w×h metres; shape(x, y) gives each point's place. UV carries the flat position in metres."""
    v, f, uv = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = -w / 2 + w * i / nx, -h / 2 + h * j / ny
            v.append(shape(x, y))
            uv.append((x, y))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = mesh(name, v, f, mat)
    layer = o.data.uv_layers.new(name="flat")
    for lp in o.data.loops:
        layer.data[lp.index].uv = uv[lp.vertex_index]
    for q in o.data.polygons:
        q.use_smooth = True
    if thick:
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness = thick
        s.offset = 0
    return o


def curl(o, lift):
    """Bend a flat plate: lift(x, y) is added to every vertex' height."""
    for q in o.data.vertices:
        q.co.z += lift(q.co.x, q.co.y)
    o.data.update()
    return o


def plate_uv(o):
    """Give a plate UVs equal to its flat x and y, before it is bent."""
    # The curve a plate is made from leaves its own UV layer, which image textures would otherwise take.
    while o.data.uv_layers:
        o.data.uv_layers.remove(o.data.uv_layers[0])
    layer = o.data.uv_layers.new(name="flat")
    for lp in o.data.loops:
        c = o.data.vertices[lp.vertex_index].co
        layer.data[lp.index].uv = (c.x, c.y)
    return o


def ground(mat, S=2.0):
    """A flat ground for views from above."""
    return mesh("ground", [(-S, -S, 0), (S, -S, 0), (S, S, 0), (-S, S, 0)], [(0, 1, 2, 3)], mat)


def daylight(kx=-0.6, k=8.0, fill=1.6, rim=2.2, t=(0, 0, 0.03), soft=0.34, ky=0.35, kz=0.62):
    """North window from the side, cool and clear, for acrylic, paper and cloth. rim=0 leaves out the strip behind, which polished tops mirror."""
    world((0.86, 0.92, 1), 0.10)
    area("key", (kx, ky, kz), t, soft, k, (1, 0.965, 0.92), soft * 1.4)
    area("fill", (-kx * 1.2, -0.55, 0.5), t, 0.7, fill, (0.80, 0.89, 1))
    if rim:
        area("rim", (-kx * 0.5, 0.75, 0.5), t, 0.6, rim, (1, 0.97, 0.93), 0.12)
