"""Things of an artist's studio: layered papers, light boxes, veneers pieced together, lattices, blocks and rollers."""
from applications_kit import *
from wood_showcase import slotted_ball

NIGHT = ("#FFE3B0", "#F5B67C", "#DC7C6A", "#9C5272", "#5C3A72", "#33295C", "#181A3C")
"""Colours of a night landscape, from the sky to the nearest layer."""
LAKE = ("#EFF3F0", "#D3E2DF", "#A9C8C8", "#76A6AD", "#4A7F8E", "#2B5A6D", "#173C4E")
"""Colours of a lake landscape, from the sky to the nearest layer."""


def wall_of(color, y=0.0, grain=70):
    """A plastered wall facing the viewer at y."""
    return mesh("wall", [(-6, y, -4), (6, y, -4), (6, y, 5), (-6, y, 5)], [(0, 1, 2, 3)], surface(f"art wall{color}", hexc(color), tuple(x * 0.95 for x in hexc(color)), grain=grain, bump=0.22, relief=0.0009, rough=0.92))


def fir(u, tiers=6):
    """Height of a conifer, 1 at its tip, at the share u of its half width: branches droop, one below the other."""
    q = min(0.999, abs(u)) * tiers
    k = int(q)
    return 1 - (k + (q - k) ** 3) / tiers


def skyline(W, base, amp, seed, trees=(), rough=1.0, steps=420):
    """A ridge across W with conifers (x, height) growing from it: an open line from left to right that never turns back."""
    ridge = ridge_line(-W / 2, W / 2, base, amp, seed, rough, steps)
    foot = [(tx, th, ridge[min(steps, max(0, round((tx / W + 0.5) * steps)))][1]) for tx, th in trees]
    return [(x, max([y] + [f - th * 0.05 + th * fir((x - tx) / (th * 0.17)) for tx, th, f in foot if abs(x - tx) < th * 0.17])) for x, y in ridge]


def opened(W, H, line, margin, top=None):
    """Loops of a sheet W by H whose opening lies between a skyline and the sheet's margin."""
    inner, roof = W / 2 - margin, (top if top is not None else H / 2 - margin)
    kept = [(x, max(-H / 2 + margin * 0.6, min(y, roof - 0.002))) for x, y in line if -inner < x < inner]
    hole = [(-inner, kept[0][1]), *kept, (inner, kept[-1][1]), (inner, roof), (-inner, roof)]
    return [rrect(W, H, 0.001, 2), hole]


def landscape(W, H, n=6, seed=11, margin=0.010, trees=True):
    """n framed sheets from the farthest to the nearest: ridges that fall lower and carry larger trees. A list of loops."""
    rnd = random.Random(seed)
    out = []
    for k in range(n):
        u = k / (n - 1)
        base, amp = H * (0.16 - 0.50 * u), H * (0.15 - 0.06 * u)
        grow = [(rnd.uniform(-0.46, 0.46) * W, H * (0.06 + 0.26 * u * u) * rnd.uniform(0.7, 1.2)) for _ in range(int(4 + 7 * u))] if trees and k > 1 else ()
        out.append(opened(W, H, skyline(W, base, amp, seed + 7 * k, grow, 1.2 - 0.5 * u), margin))
    return out


def glow_panel(w, h, low, high, strength, name="glow panel"):
    """A lit panel in the xz plane facing -y, its colour running from `low` below to `high` above."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    tc = n.new("ShaderNodeTexCoord")
    sp = n.new("ShaderNodeSeparateXYZ")
    n.l(tc.outputs["Object"], sp.inputs[0])
    r = n.new("ShaderNodeMapRange")
    r.inputs[1].default_value, r.inputs[2].default_value = -h / 2, h / 2
    n.l(sp.outputs[2], r.inputs[0])
    mx = n.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value, mx.inputs[2].default_value = c4(low), c4(high)
    n.l(r.outputs[0], mx.inputs[0])
    e = n.new("ShaderNodeEmission")
    e.inputs[1].default_value = strength
    n.l(mx.outputs[0], e.inputs[0])
    n.l(e.outputs[0], n.n["Material Output"].inputs[0])
    m.cycles.sample_as_light = True
    return mesh(name, [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m)


def glowing(name, colour, strength):
    """Paper lit from behind. It emits the light of the sheets behind it itself, because the renderer would need many bounces for that."""
    m = paper(name, colour, 0.15)
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Emission"].default_value = c4(hexc(colour))
    p.inputs["Emission Strength"].default_value = strength
    m.cycles.sample_as_light = False
    return m


def light_box(at, turn, W, H, colours=NIGHT, seed=11, strength=1.6, moon=(0.18, 0.20, 0.10), n=6, sheets=None, wood_=None, lean=0.0, step=0.0085, frame=0.016):
    """A framed box of n cut papers before a lit panel; the frame stands on z 0 of `at`. moon: place and radius in shares of H. Returns its parent."""
    e = group("light box")
    depth = step * (n + 1.5)
    lit = glow_panel(W, H, hexc(colours[1]), hexc(colours[0]), strength, f"glow{seed}")
    put(lit, (0, depth / 2 - 0.002, 0), parent=e)
    if moon:
        x, z, r = moon
        put(plate("moon", [circle(r * H, 96)], 0.0006, emis(f"moon{seed}", (1, 0.95, 0.84), strength * 1.8), bev=0.0001), (x * H, depth / 2 - 0.004, z * H), UP, e)
    for k, loops in enumerate(sheets or landscape(W, H, n, seed)):
        m = glowing(f"layer{seed}{colours[k + 1]}", colours[k + 1], strength * (0.34 - 0.26 * k / n))
        put(plate("layer", loops, 0.0007, m, bev=0.00006), (0, depth / 2 - step * (k + 1), 0), UP, e)
    w = wood_ or walnut
    y0, y1 = -depth / 2 - 0.004, depth / 2 + 0.004
    for s in (-1, 1):
        box("rail", (-W / 2 - frame, y0, s * H / 2 - (frame if s < 0 else 0)), (W / 2 + frame, y1, s * H / 2 + (0 if s < 0 else frame)), w(name=f"rail{s}{seed}"), 0.0012).parent = e
        box("stile", (s * W / 2 - (frame if s < 0 else 0), y0, -H / 2), (s * W / 2 + (0 if s < 0 else frame), y1, H / 2), w(name=f"stile{s}{seed}", axis="X"), 0.0012).parent = e
    box("back", (-W / 2, y1 - 0.004, -H / 2), (W / 2, y1 - 0.001, H / 2), pbr("box back", hexc("#2A2A2C"), rough=0.8), 0).parent = e
    for o in e.children:
        o.location.z += H / 2 + frame
    return put(e, at, (lean, 0, turn))


def knife(at, a):
    """A craft knife lying on the table: knurled aluminium, pointed blade; its middle at `at`."""
    e = group("knife")
    put(lathe("handle", [(0, -0.060), (0.0036, -0.060), (0.0040, -0.058), (0.0040, 0.020)] + [(0.0040 + 0.0004 * (k % 2), 0.022 + 0.0012 * k) for k in range(14)] + [(0.0036, 0.041), (0.0026, 0.046), (0, 0.046)], pbr("knife alu", (0.66, 0.67, 0.69), rough=0.3, metal=1)), (0, 0, 0.0044), (0, math.pi / 2, 0), e)
    put(plate("blade", [[(0.044, -0.0026), (0.060, -0.0030), (0.076, 0.0030), (0.044, 0.0030)]], 0.0006, steel("blade", 0.15), bev=0.0001), (0, 0, 0.0044), parent=e)
    return put(e, at, (0, 0, a))


VENEERS = {
    "maple": ("#EBD9B4", "#DCC293"),
    "birch": ("#DDBE8C", "#CBA56C"),
    "cherry": ("#B9764A", "#9E5E37"),
    "padauk": ("#9C3F22", "#7E2F18"),
    "walnut": ("#6B4630", "#4F3121"),
    "wenge": ("#33241B", "#241812"),
    "blue": ("#3F6A78", "#315764"),
    "green": ("#6B7A4A", "#57653A"),
}
"""Light and dark of the veneers; blue and green are dyed."""


def veneer(kind, axis="X"):
    """A veneer by name."""
    name = f"veneer {kind} {axis}"
    return MATS.get(name) or wood(name, hexc(VENEERS[kind][0]), hexc(VENEERS[kind][1]), 2.0, axis, ring=11, rough=0.38, coat=0.12)


def piece(loop, kind, at=(0, 0, 0), turn=0.0, parent=None, axis="X", t=0.0008):
    """A piece of cut veneer lying at `at`, minimally smaller than its outline."""
    loops = loop if isinstance(loop[0], list) else [loop]
    return put(plate("veneer", loops, t, veneer(kind, axis), burnt("burnt veneer", t, True), bev=0.00008), at, (0, 0, turn), parent)


def shrink(loop, k=0.985):
    """An outline drawn in towards its middle."""
    cx, cy = sum(p[0] for p in loop) / len(loop), sum(p[1] for p in loop) / len(loop)
    return [(cx + (x - cx) * k, cy + (y - cy) * k) for x, y in loop]


def rays(W, H, sx, sy, n=14, a0=0.0, a1=math.pi):
    """Sectors of a rectangle W by H round the point sx, sy: closed loops from angle a0 to a1."""

    def edge(a):
        c, s = math.cos(a), math.sin(a)
        t = min(((W / 2 - sx) / c if c > 1e-9 else (-W / 2 - sx) / c if c < -1e-9 else 1e9), ((H / 2 - sy) / s if s > 1e-9 else (-H / 2 - sy) / s if s < -1e-9 else 1e9))
        return (sx + c * t, sy + s * t)

    out = []
    for k in range(n):
        p, q = a0 + (a1 - a0) * k / n, a0 + (a1 - a0) * (k + 1) / n
        loop = [(sx, sy), edge(p)]
        for corner in sorted(((W / 2, H / 2), (-W / 2, H / 2), (-W / 2, -H / 2), (W / 2, -H / 2)), key=lambda u: math.atan2(u[1] - sy, u[0] - sx)):
            if p < math.atan2(corner[1] - sy, corner[0] - sx) < q:
                loop.append(corner)
        out.append(loop + [edge(q)])
    return out


def compass_star(R, n=8):
    """Halves of a star of n points: (loop, side) with side 0 or 1, for a picture of alternating veneers."""
    out = []
    for k in range(n):
        a, long_ = TAU * k / n, 1.0 if k % 2 == 0 else 0.66
        tip = (R * long_ * math.cos(a), R * long_ * math.sin(a))
        for s in (-1, 1):
            b = a + s * math.pi / n
            out.append(([(0, 0), tip, (R * 0.30 * math.cos(b), R * 0.30 * math.sin(b))], 0 if s < 0 else 1))
    return out


def hex_lattice(w, h, r, bar=0.005, margin=0.012):
    """A rectangular panel of hexagons of six triangles each; r is fitted so that whole hexagons fill the width."""
    loops = [rrect(w, h, 0.003)]
    n = max(2, round((w - 2 * margin) / (r * math.sqrt(3))))
    dx = (w - 2 * margin) / n
    r = dx / math.sqrt(3)
    rows = int((h - 2 * margin - 0.5 * r) / (1.5 * r))
    for j in range(rows):
        y = (j - (rows - 1) / 2) * 1.5 * r
        count = n - j % 2
        for i in range(count):
            x = (i - (count - 1) / 2) * dx
            for k in range(6):
                a, b = TAU * k / 6 + TAU / 12, TAU * (k + 1) / 6 + TAU / 12
                loops.append(inset([(x, y), (x + r * math.cos(a), y + r * math.sin(a)), (x + r * math.cos(b), y + r * math.sin(b))], bar / 2))
    return loops


def wave_lattice(w, h, n=9, bar=0.0055, margin=0.012):
    """A panel of lens-shaped openings that swell and shrink from column to column."""
    loops = [rrect(w, h, 0.003)]
    s = (w - 2 * margin) / n
    for i in range(n):
        rows = 6 if i % 2 == 0 else 5
        pitch = (h - 2 * margin) / 6
        for j in range(rows):
            x, y = -w / 2 + margin + s * (i + 0.5), -h / 2 + margin + pitch * (j + (0.5 if i % 2 == 0 else 1.0))
            swell = 0.34 + 0.16 * math.sin(i * 0.9 + j * 1.3)
            L, q = pitch - bar, (s * 2 - bar) * swell
            loops.append([(x + q * math.sin(math.pi * u / 20) ** 1.1 * d, y - L / 2 + L * u / 20) for d, us in ((1, range(0, 21)), (-1, range(19, 0, -1))) for u in us])
    return loops


def mandala_screen(R, rings=((8, 0.10, 0.20, 0.050), (12, 0.33, 0.22, 0.050), (16, 0.58, 0.17, 0.048), (24, 0.78, 0.13, 0.036))):
    """A round lattice: rings of (count, inner radius, length, half width) in shares of R, with dots between them."""
    loops = [circle(R, 240), circle(R * 0.060, 48)]
    for n, r0, L, w in rings:
        for k in range(n):
            a = TAU * k / n
            loops.append([(p * math.cos(a) - q * math.sin(a), p * math.sin(a) + q * math.cos(a)) for p, q in ((R * r0 + x, y) for x, y in leaf(R * L, R * w))])
            b = a + TAU / n / 2
            loops.append(circle(R * w * 0.34, 28, R * (r0 + L * 0.80) * math.cos(b), R * (r0 + L * 0.80) * math.sin(b)))
    for k in range(72):
        a = TAU * k / 72
        loops.append(circle(R * 0.010, 14, R * 0.953 * math.cos(a), R * 0.953 * math.sin(a)))
    return loops


def roller(at, turn, colour="#20406A"):
    """An ink roller: inked rubber drum, steel fork, turned handle; lies with the drum on z 0 of `at`."""
    e = group("roller")
    st = steel("roller steel", 0.25)
    cyl("drum", (0, 0, 0.0195), 0.0195, 0.088, pbr("inked rubber", tuple(x * 0.5 for x in hexc(colour)), rough=0.22, coat=0.5, bump=(300, 0.25)), "X", 0.002).parent = e
    for s in (-1, 1):
        cyl("end", (s * 0.0475, 0, 0.0195), 0.0070, 0.005, st, "X", 0.0008).parent = e
        tube("fork", [(s * 0.051, 0, 0.0195), (s * 0.053, -0.014, 0.024), (s * 0.053, -0.040, 0.036), (s * 0.030, -0.052, 0.042), (0, -0.056, 0.043)], 0.0026, st, 12).parent = e
    put(lathe("handle", [(0, 0), (0.0065, 0), (0.0090, 0.010), (0.0120, 0.040), (0.0105, 0.075), (0.0060, 0.092), (0, 0.093)], walnut(name="roller handle")), (0, -0.056, 0.043), (math.radians(78), 0, 0), e)
    return put(e, at, (0, 0, turn))


def kingfisher(c):
    """A bird on a twig with leaves, for a block 2 wide and 2 high: cut lines stay white, the rest prints."""
    pen(c, spline([(-0.86, 0.36), (-0.30, 0.44), (-0.08, 0.56), (0.20, 0.52), (0.34, 0.30), (0.36, 0.02), (0.24, -0.34), (0.06, -0.60), (0.02, -0.94), (-0.10, -0.92), (-0.14, -0.58), (-0.26, -0.22), (-0.30, 0.10), (-0.34, 0.30)], True, 8))
    pen(c, [(-0.95, -0.52), (-0.4, -0.44), (0.2, -0.56), (0.95, -0.40)], width=0.07, closed=False)
    for x, y, a in ((-0.70, -0.46, 0.9), (-0.52, -0.48, -0.8), (0.55, -0.48, 0.8), (0.72, -0.44, -0.9), (0.85, -0.40, 0.3)):
        c.save()
        c.translate(x, y)
        c.rotate(a)
        petal(c, 0.02, 0.42, 0.10)
        c.restore()
    grey(c, 0)
    c.arc(-0.10, 0.40, 0.045, 0, TAU)
    c.fill()
    pen(c, [(-0.34, 0.345), (-0.80, 0.375)], width=0.018, closed=False)
    for k in range(5):
        pen(c, spline([(0.26 - 0.07 * k, 0.30 - 0.05 * k), (0.14 - 0.05 * k, -0.02 - 0.10 * k), (0.02 - 0.02 * k, -0.36 - 0.06 * k)]), width=0.022, closed=False)
    for k in range(4):
        pen(c, spline([(-0.26 + 0.03 * k, 0.16 - 0.10 * k), (-0.16 + 0.03 * k, 0.12 - 0.11 * k), (-0.08 + 0.02 * k, 0.14 - 0.10 * k)]), width=0.018, closed=False)


PROFILE = [(-0.16, 0.80), (-0.36, 0.62), (-0.43, 0.44), (-0.42, 0.33), (-0.50, 0.20), (-0.585, 0.085), (-0.54, 0.03), (-0.465, 0.015), (-0.52, -0.055), (-0.475, -0.105), (-0.515, -0.165), (-0.455, -0.235), (-0.475, -0.35), (-0.40, -0.44), (-0.20, -0.43), (-0.12, -0.55), (-0.16, -0.72), (-0.36, -0.90)]
"""A woman's face from the side, hairline to chest, looking left; 2 high."""


def silhouette(s):
    """Closed outline of a head with a knot of hair, s metres to its unit."""
    face = spline(PROFILE, n=6)
    back = spline([(0.46, -0.92), (0.34, -0.70), (0.22, -0.50), (0.20, -0.34), (0.34, -0.22), (0.46, 0.00), (0.50, 0.16), (0.62, 0.20), (0.72, 0.34), (0.66, 0.52), (0.52, 0.56), (0.44, 0.64), (0.28, 0.82), (0.05, 0.89), (-0.16, 0.80)], n=6)
    return [(x * s, y * s) for x, y in face[:-1] + [(-0.36, -0.90)] + back[:-1]]
