"""Materials: node graphs by name. A name that already exists in this scene is reused, so give each variant its own name.

Lengths are metres, colours linear RGB (use `hexc` for sRGB hex). Engraving masks are drawn by lib.masks.
"""

import bpy

from lib.scene import MATS


class N:
    """Shorthand for a material's node tree: `new(type, i_Scale=3.0)` adds a node with input values, `l(out, in)` links."""

    def __init__(s, mat):
        s.nt = mat.node_tree
        s.n = s.nt.nodes

    def new(s, t, **k):
        n = s.n.new(t)
        for a, b in k.items():
            if a.startswith("i_"):
                key = a[2:].replace("_", " ")
                n.inputs[int(key) if key.isdigit() else key].default_value = b
            else:
                setattr(n, a, b)
        return n

    def l(s, a, b):
        s.nt.links.new(a, b)


def c4(c):
    """Convert RGB or RGBA to RGBA."""
    return (*c, 1) if len(c) == 3 else c


def hexc(h):
    """sRGB hex to linear RGB."""
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v)


def pbr(name, color, rough=0.5, metal=0, spec=0.5, coat=0, coatr=0.05, bump=None, emit=None, es=0, sss=0, aniso=0, var=0):
    """Principled material. bump = (noise scale per metre, strength[, xyz stretch]); var varies the roughness by that noise; emit and es make it glow."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    p = n.n["Principled BSDF"]
    p.inputs["Base Color"].default_value = c4(color)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = coatr
    p.inputs["Anisotropic"].default_value = aniso
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Color"].default_value = c4(color)
        p.inputs["Subsurface Radius"].default_value = (0.004, 0.002, 0.001)
    if emit:
        p.inputs["Emission"].default_value = c4(emit)
        p.inputs["Emission Strength"].default_value = es
    if bump:
        sc, st = bump[0], bump[1]
        tc = n.new("ShaderNodeTexCoord")
        mp = n.new("ShaderNodeMapping")
        if len(bump) > 2:
            mp.inputs["Scale"].default_value = bump[2]
        nz = n.new("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = sc
        nz.inputs["Detail"].default_value = 3
        bp = n.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = st
        bp.inputs["Distance"].default_value = 0.0006
        n.l(tc.outputs["Object"], mp.inputs[0])
        n.l(mp.outputs[0], nz.inputs[0])
        n.l(nz.outputs["Fac"], bp.inputs["Height"])
        n.l(bp.outputs[0], p.inputs["Normal"])
        if var:
            mr = n.new("ShaderNodeMapRange")
            mr.inputs[3].default_value = max(rough - var, 0.02)
            mr.inputs[4].default_value = rough + var
            n.l(nz.outputs["Fac"], mr.inputs[0])
            n.l(mr.outputs[0], p.inputs["Roughness"])
    MATS[name] = m
    return m


def emis(name, color, s, light=False):
    """Pure emission of strength s. light=True lets Cycles sample it as a lamp: for large emitters only, small ones turn to noise."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    e.inputs[0].default_value = c4(color)
    e.inputs[1].default_value = s
    n.l(e.outputs[0], n.n["Material Output"].inputs[0])
    m.cycles.sample_as_light = light
    MATS[name] = m
    return m


def emis_img(name, path, s, coat=True):
    """A black glass screen that emits the image at `path` with strength s."""
    if name in MATS:
        return MATS[name]
    m = pbr(name, (0.005, 0.005, 0.005), rough=0.12)
    n = N(m)
    p = n.n["Principled BSDF"]
    im = n.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(path)
    n.l(im.outputs[0], p.inputs["Emission"])
    p.inputs["Emission Strength"].default_value = s
    m.cycles.sample_as_light = False
    return m


def thin(name, tint, rough=0.0, ior=1.49, haze=0, hazecol=None):
    """Thin sheet (acrylic/glass): transparent + fresnel glossy; no refraction, so no caustic noise"""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    t = n.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = c4(tint)
    g = n.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    f = n.new("ShaderNodeFresnel")
    f.inputs[0].default_value = ior
    mx = n.new("ShaderNodeMixShader")
    base = t.outputs[0]
    if haze:
        d = n.new("ShaderNodeBsdfTranslucent")
        d.inputs[0].default_value = c4(hazecol or tint)
        m2 = n.new("ShaderNodeMixShader")
        m2.inputs[0].default_value = haze
        n.l(t.outputs[0], m2.inputs[1])
        n.l(d.outputs[0], m2.inputs[2])
        base = m2.outputs[0]
    n.l(f.outputs[0], mx.inputs[0])
    n.l(base, mx.inputs[1])
    n.l(g.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    MATS[name] = m
    return m


def wood(name, c1, c2, scale=1.0, axis="X", rough=0.5, mask=None, burn=(0.045, 0.018, 0.006), depth=0.5, ring=14, msize=None, coat=0):
    """Procedural veneer, grain along axis; optional engraving mask png mapped over msize=(w,h) metres centred on origin"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    oi = n.new("ShaderNodeObjectInfo")
    add = n.new("ShaderNodeVectorMath")
    add.operation = "ADD"
    n.l(tc.outputs["Object"], add.inputs[0])
    cx = n.new("ShaderNodeVectorMath")
    cx.operation = "SCALE"
    cx.inputs[0].default_value = (1.3, 0.9, 0.2)
    n.l(oi.outputs["Random"], cx.inputs["Scale"])
    n.l(cx.outputs[0], add.inputs[1])
    mp = n.new("ShaderNodeMapping")
    k = 8 * scale
    mp.inputs["Scale"].default_value = (k * 0.12, k, k) if axis == "X" else (k, k * 0.12, k)
    n.l(add.outputs[0], mp.inputs[0])
    # big cathedral figure
    nz = n.new("ShaderNodeTexNoise", i_Scale=1.1, i_Detail=2.0, i_Distortion=0.4)
    n.l(mp.outputs[0], nz.inputs[0])
    mul = n.new("ShaderNodeMath")
    mul.operation = "MULTIPLY"
    mul.inputs[1].default_value = ring
    n.l(nz.outputs["Fac"], mul.inputs[0])
    fr = n.new("ShaderNodeMath")
    fr.operation = "PINGPONG"
    fr.inputs[1].default_value = 1
    n.l(mul.outputs[0], fr.inputs[0])
    # fine fibres
    mp2 = n.new("ShaderNodeMapping")
    mp2.inputs["Scale"].default_value = (k * 0.5, k * 22, k * 22) if axis == "X" else (k * 22, k * 0.5, k * 22)
    n.l(add.outputs[0], mp2.inputs[0])
    nf = n.new("ShaderNodeTexNoise", i_Scale=3.0, i_Detail=5.0, i_Roughness=0.65)
    n.l(mp2.outputs[0], nf.inputs[0])
    # pores
    mp3 = n.new("ShaderNodeMapping")
    mp3.inputs["Scale"].default_value = (k * 3, k * 60, k * 60) if axis == "X" else (k * 60, k * 3, k * 60)
    n.l(add.outputs[0], mp3.inputs[0])
    npz = n.new("ShaderNodeTexNoise", i_Scale=2.0, i_Detail=1.0)
    n.l(mp3.outputs[0], npz.inputs[0])
    pr = n.new("ShaderNodeMapRange")
    pr.inputs[1].default_value = 0.62
    pr.inputs[2].default_value = 0.75
    n.l(npz.outputs["Fac"], pr.inputs[0])
    s1 = n.new("ShaderNodeMath")
    s1.operation = "MULTIPLY_ADD"
    s1.inputs[1].default_value = 0.45
    n.l(fr.outputs[0], s1.inputs[0])
    s2 = n.new("ShaderNodeMath")
    s2.operation = "MULTIPLY"
    s2.inputs[1].default_value = 0.75
    n.l(nf.outputs["Fac"], s2.inputs[0])
    n.l(s2.outputs[0], s1.inputs[2])
    cr = n.new("ShaderNodeMapRange")
    cr.inputs[1].default_value = 0.15
    cr.inputs[2].default_value = 0.95
    n.l(s1.outputs[0], cr.inputs[0])
    mix = n.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = c4(c1)
    mix.inputs[2].default_value = c4(c2)
    n.l(cr.outputs[0], mix.inputs[0])
    dk = n.new("ShaderNodeMixRGB")
    dk.blend_type = "MULTIPLY"
    dk.inputs[2].default_value = (0.62, 0.52, 0.42, 1)
    n.l(pr.outputs[0], dk.inputs[0])
    n.l(mix.outputs[0], dk.inputs[1])
    col = dk.outputs[0]
    h = n.new("ShaderNodeMath")
    h.operation = "MULTIPLY_ADD"
    h.inputs[1].default_value = -0.5
    n.l(pr.outputs[0], h.inputs[0])
    n.l(nf.outputs["Fac"], h.inputs[2])
    height = h.outputs[0]
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = 0.35
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.15
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.18
    bp.inputs["Distance"].default_value = 0.0004
    n.l(height, bp.inputs["Height"])
    if mask:
        col, bnode = _engrave(n, tc, col, mask, msize, burn, depth)
        n.l(bp.outputs[0], bnode.inputs["Normal"])
        n.l(bnode.outputs[0], p.inputs["Normal"])
    else:
        n.l(bp.outputs[0], p.inputs["Normal"])
    n.l(col, p.inputs["Base Color"])
    MATS[name] = m
    return m


def _engrave(n, tc, col, mask, msize, burn, depth, soft=True):
    """Mix colour `col` towards `burn` where the mask is white, with grain; returns the colour socket and a bump node pressed in by `depth`.

    The mask covers msize metres centred on the object's origin in its xy plane.
    """
    im = n.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(mask)
    im.image.colorspace_settings.name = "Non-Color"
    im.extension = "CLIP"
    im.interpolation = "Cubic"
    mm = n.new("ShaderNodeMapping")
    mm.vector_type = "POINT"
    mm.inputs["Scale"].default_value = (1 / msize[0], 1 / msize[1], 1)
    mm.inputs["Location"].default_value = (0.5, 0.5, 0)
    n.l(tc.outputs["Object"], mm.inputs[0])
    n.l(mm.outputs[0], im.inputs[0])
    nz = n.new("ShaderNodeTexNoise", i_Scale=900.0, i_Detail=2.0)
    n.l(tc.outputs["Object"], nz.inputs[0])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs[3].default_value = 0.72
    mr.inputs[4].default_value = 1.1
    n.l(nz.outputs["Fac"], mr.inputs[0])
    fm = n.new("ShaderNodeMath")
    fm.operation = "MULTIPLY"
    fm.use_clamp = True
    n.l(im.outputs[0], fm.inputs[0])
    n.l(mr.outputs[0], fm.inputs[1])
    mx = n.new("ShaderNodeMixRGB")
    n.l(fm.outputs[0], mx.inputs[0])
    n.l(col, mx.inputs[1])
    mx.inputs[2].default_value = c4(burn)
    b = n.new("ShaderNodeBump")
    b.invert = True
    b.inputs["Strength"].default_value = depth
    b.inputs["Distance"].default_value = 0.0006
    n.l(im.outputs[0], b.inputs["Height"])
    return mx.outputs[0], b


def engraved(name, base, mask, msize, mark, rough=0.4, markrough=0.6, metal=0, markmetal=None, depth=0.3, bump=None, aniso=0):
    """Any flat base colour + engraved mask"""
    m = pbr(name, base, rough=rough, metal=metal, bump=bump, aniso=aniso)
    n = N(m)
    p = n.n["Principled BSDF"]
    rgb = n.new("ShaderNodeRGB")
    rgb.outputs[0].default_value = c4(base)
    tc = n.new("ShaderNodeTexCoord")
    col, b = _engrave(n, tc, rgb.outputs[0], mask, msize, mark, depth)
    if p.inputs["Normal"].links:
        n.l(p.inputs["Normal"].links[0].from_socket, b.inputs["Normal"])
    n.l(b.outputs[0], p.inputs["Normal"])
    n.l(col, p.inputs["Base Color"])
    im = [x for x in n.n if x.type == "TEX_IMAGE"][0]
    r = n.new("ShaderNodeMapRange")
    r.inputs[3].default_value = rough
    r.inputs[4].default_value = markrough
    n.l(im.outputs[0], r.inputs[0])
    n.l(r.outputs[0], p.inputs["Roughness"])
    if markmetal is not None:
        r2 = n.new("ShaderNodeMapRange")
        r2.inputs[3].default_value = metal
        r2.inputs[4].default_value = markmetal
        n.l(im.outputs[0], r2.inputs[0])
        n.l(r2.outputs[0], p.inputs["Metallic"])
    return m


def charred(name="char_ply", c1=(0.035, 0.014, 0.005), c2=(0.17, 0.075, 0.026), t=0.003):
    """Laser-cut edge: brown-black, vertical striations, ply bands in z"""
    if name in MATS:
        return MATS[name]
    m = pbr(name, c1, rough=0.65, spec=0.25)
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    mp = n.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1, 1, 0.05)
    n.l(tc.outputs["Object"], mp.inputs[0])
    nz = n.new("ShaderNodeTexNoise", i_Scale=700.0, i_Detail=2.0)
    n.l(mp.outputs[0], nz.inputs[0])
    sp = n.new("ShaderNodeSeparateXYZ")
    n.l(tc.outputs["Object"], sp.inputs[0])
    w = n.new("ShaderNodeMath")
    w.operation = "PINGPONG"
    w.inputs[1].default_value = t / 3
    n.l(sp.outputs[2], w.inputs[0])
    ws = n.new("ShaderNodeMath")
    ws.operation = "MULTIPLY"
    ws.inputs[1].default_value = 3 / t * 0.6
    n.l(w.outputs[0], ws.inputs[0])
    a = n.new("ShaderNodeMath")
    a.operation = "MULTIPLY_ADD"
    a.inputs[1].default_value = 0.8
    n.l(nz.outputs["Fac"], a.inputs[0])
    n.l(ws.outputs[0], a.inputs[2])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs[1].default_value = 0.3
    mr.inputs[2].default_value = 1.1
    n.l(a.outputs[0], mr.inputs[0])
    mx = n.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value = c4(c1)
    mx.inputs[2].default_value = c4(c2)
    n.l(mr.outputs[0], mx.inputs[0])
    n.l(mx.outputs[0], p.inputs["Base Color"])
    return m


def acrylic(name, color, density=60, rough=0.0):
    """Solid acrylic: refractive surface with volume absorption for camera; straight transparent for shadows (no caustics)"""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    g = n.new("ShaderNodeBsdfGlass")
    g.inputs["IOR"].default_value = 1.49
    g.inputs["Roughness"].default_value = rough
    g.inputs["Color"].default_value = c4(tuple(min(1, x**0.35) for x in color))
    t = n.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = c4(tuple(x**0.5 for x in color))
    lp = n.new("ShaderNodeLightPath")
    mx = n.new("ShaderNodeMixShader")
    mxx = n.new("ShaderNodeMath")
    mxx.operation = "MAXIMUM"
    n.l(lp.outputs["Is Shadow Ray"], mxx.inputs[0])
    n.l(lp.outputs["Is Diffuse Ray"], mxx.inputs[1])
    n.l(mxx.outputs[0], mx.inputs[0])
    n.l(g.outputs[0], mx.inputs[1])
    n.l(t.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    if density:
        v = n.new("ShaderNodeVolumeAbsorption")
        v.inputs[0].default_value = c4(color)
        v.inputs[1].default_value = density
        n.l(v.outputs[0], n.n["Material Output"].inputs[1])
    MATS[name] = m
    return m


def fuzz(
    name, c1, c2, sc=(300, 1), bump=0.5, rough=0.9, sheen=0, detail=5, dist=0.0006, kind="noise", contrast=(0.35, 0.65), spec=0.3, aux=None
):
    """Two-colour noise material for stone, felt, kraft, leather: sc = (scale per metre, xyz stretch or 1), kind 'noise' or cells, aux = (mask, msize, mark colour)."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    mp = n.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1, 1, 1) if not isinstance(sc[1], tuple) else sc[1]
    n.l(tc.outputs["Object"], mp.inputs[0])
    if kind == "noise":
        t = n.new("ShaderNodeTexNoise", i_Scale=float(sc[0]), i_Detail=float(detail), i_Roughness=0.6)
        o = t.outputs["Fac"]
    else:
        t = n.new("ShaderNodeTexVoronoi", i_Scale=float(sc[0]))
        t.feature = "SMOOTH_F1"
        o = t.outputs["Distance"]
    n.l(mp.outputs[0], t.inputs[0])
    t2 = n.new("ShaderNodeTexNoise", i_Scale=float(sc[0]) * 0.08, i_Detail=4.0)
    n.l(mp.outputs[0], t2.inputs[0])
    ad = n.new("ShaderNodeMath")
    ad.operation = "MULTIPLY_ADD"
    ad.inputs[1].default_value = 0.5
    n.l(t2.outputs["Fac"], ad.inputs[0])
    hf = n.new("ShaderNodeMath")
    hf.operation = "MULTIPLY"
    hf.inputs[1].default_value = 0.5
    n.l(o, hf.inputs[0])
    n.l(hf.outputs[0], ad.inputs[2])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs[1].default_value = contrast[0]
    mr.inputs[2].default_value = contrast[1]
    n.l(ad.outputs[0], mr.inputs[0])
    mx = n.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value = c4(c1)
    mx.inputs[2].default_value = c4(c2)
    n.l(mr.outputs[0], mx.inputs[0])
    col = mx.outputs[0]
    b = n.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = bump
    b.inputs["Distance"].default_value = dist
    n.l(ad.outputs[0] if kind == "noise" else o, b.inputs["Height"])
    if kind != "noise":
        b.invert = False
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Sheen"].default_value = sheen
    nrm = b.outputs[0]
    if aux:
        mask, msize, mark = aux
        col, b2 = _engrave(n, tc, col, mask, msize, mark, 0.35)
        n.l(nrm, b2.inputs["Normal"])
        nrm = b2.outputs[0]
    n.l(col, p.inputs["Base Color"])
    n.l(nrm, p.inputs["Normal"])
    MATS[name] = m
    return m


def birch(mask=None, msize=None, name=None, axis="X"):
    """Light birch veneer, optionally engraved: mask path over msize metres."""
    return wood(
        name or "birch%d" % len(MATS),
        hexc("#E6CDA3"),
        hexc("#CFA873"),
        1.6,
        axis,
        mask=mask,
        msize=msize,
        burn=(0.07, 0.026, 0.009),
        ring=9,
    )


def walnut(mask=None, msize=None, name=None, axis="X"):
    """Walnut veneer, optionally engraved."""
    return wood(
        name or "walnut%d" % len(MATS),
        hexc("#936543"),
        hexc("#5A3823"),
        1.8,
        axis,
        mask=mask,
        msize=msize,
        burn=(0.012, 0.006, 0.003),
        ring=12,
        rough=0.42,
    )


def oak(name="oaktable", axis="X"):
    """Oiled oak, for table tops."""
    return wood(name, hexc("#8C6441"), hexc("#5C3E26"), 0.7, axis, ring=13, rough=0.45, coat=0.15)


def slate(mask=None, msize=None, mark=(0.33, 0.33, 0.32)):
    """Cleft slate; the engraving turns light grey."""
    return fuzz(
        "slate%d" % len(MATS),
        hexc("#33363A"),
        hexc("#4B4F54"),
        (90, 1),
        0.9,
        0.7,
        detail=9,
        dist=0.0012,
        spec=0.35,
        aux=(mask, msize, mark) if mask else None,
    )


def leather(mask=None, msize=None):
    """Vegetable-tanned leather."""
    return fuzz(
        "leather%d" % len(MATS),
        hexc("#A9622F"),
        hexc("#7E4420"),
        (900, 1),
        0.45,
        0.5,
        kind="v",
        dist=0.0005,
        contrast=(0.15, 0.6),
        aux=(mask, msize, (0.05, 0.018, 0.008)) if mask else None,
    )


def felt(c="#7C8B84", c2="#5F6E67"):
    """Wool felt in two shades."""
    return fuzz("felt" + c, hexc(c), hexc(c2), (700, 1), 1.0, 1.0, sheen=0.8, detail=8, dist=0.0012, contrast=(0.3, 0.7), spec=0.1)


def kraft(mask=None, msize=None):
    """Kraft board, optionally engraved."""
    return fuzz(
        "kraft%d" % len(MATS),
        hexc("#C79A66"),
        hexc("#AC7E4C"),
        (420, (1, 2.5, 1)),
        0.25,
        0.85,
        detail=7,
        dist=0.0003,
        contrast=(0.38, 0.62),
        aux=(mask, msize, (0.09, 0.035, 0.012)) if mask else None,
    )


def plaster(c="#D8CDBF", c2="#CDBFAE"):
    """Matt plaster, for walls and plinths."""
    return fuzz("plaster" + c, hexc(c), hexc(c2), (40, 1), 0.35, 0.8, detail=9, dist=0.002, contrast=(0.3, 0.7))


def frosted(mask, msize, name="frost"):
    """Clear acrylic whose engraving is frosted white."""
    m = acrylic(name, (0.93, 0.97, 0.95), 18)
    n = N(m)
    out = n.n["Material Output"]
    base = out.inputs[0].links[0].from_socket
    tc = n.new("ShaderNodeTexCoord")
    d = n.new("ShaderNodeBsdfDiffuse")
    d.inputs[0].default_value = (0.85, 0.88, 0.88, 1)
    tr = n.new("ShaderNodeBsdfTranslucent")
    tr.inputs[0].default_value = (0.85, 0.88, 0.88, 1)
    ms = n.new("ShaderNodeMixShader")
    n.l(d.outputs[0], ms.inputs[1])
    n.l(tr.outputs[0], ms.inputs[2])
    rgb = n.new("ShaderNodeRGB")
    rgb.outputs[0].default_value = (0, 0, 0, 1)
    col, b = _engrave(n, tc, rgb.outputs[0], mask, msize, (0.9, 0.9, 0.9), 0)
    mx = n.new("ShaderNodeMixShader")
    n.l(col, mx.inputs[0])
    n.l(base, mx.inputs[1])
    n.l(ms.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], out.inputs[0])
    return m


def shell_glass(name, tint, edge=0.75, rough=0.0):
    """Hollow glass made of single walls (tubes, bulbs): clear face on, mirror-bright towards the rim, the same from both sides.

    `thin` is for open sheets: its Fresnel term sees total reflection from the inside and turns closed tubes black.
    """
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    t = n.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = c4(tint)
    g = n.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    w = n.new("ShaderNodeLayerWeight")
    w.inputs[0].default_value = 0.5
    power = n.new("ShaderNodeMath")
    power.operation = "POWER"
    power.inputs[1].default_value = 4.0
    n.l(w.outputs["Facing"], power.inputs[0])
    scale = n.new("ShaderNodeMath")
    scale.operation = "MULTIPLY_ADD"
    scale.inputs[1].default_value = edge
    scale.inputs[2].default_value = 0.04
    n.l(power.outputs[0], scale.inputs[0])
    mx = n.new("ShaderNodeMixShader")
    n.l(scale.outputs[0], mx.inputs[0])
    n.l(t.outputs[0], mx.inputs[1])
    n.l(g.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    MATS[name] = m
    return m
