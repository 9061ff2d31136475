"""One picture per field of application, with typical products of the field."""

from journey import scaled
from lib import *
from machines import *
from machines.parts import finishes


def gear(teeth, module, bore=0.0):
    """Closed loops of a gear: outline (pitch radius = teeth x module / 2), bore and lightening holes."""
    rp = teeth * module / 2
    outer, inner = rp + module, rp - 1.25 * module
    pts = []
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        w = math.pi / teeth
        for da, r in ((-0.78, inner), (-0.60, inner), (-0.24, outer), (0.24, outer), (0.60, inner)):
            pts.append((r * math.cos(a + da * w), r * math.sin(a + da * w)))
    loops = [pts]
    if bore:
        loops.append(circle(bore, 40))
    if rp > 0.02:
        n = 5 if rp < 0.03 else 6
        for i in range(n):
            a = 2 * math.pi * (i + 0.5) / n
            loops.append(tf(circle(rp * 0.20, 40), 0, rp * 0.56 * math.cos(a), rp * 0.56 * math.sin(a)))
    return loops


def daylight(wall, k=11.0, target=(0, 0, 0.03)):
    """Light desk by a window: key from behind left, soft cool fill, front kick, glow on the wall."""
    world((0.95, 0.96, 1), 0.15)
    area("window", (-0.6, 0.40, 0.55), target, 0.36, k, (1, 0.94, 0.86), 0.5)
    area("fill", (0.7, -0.5, 0.45), target, 0.6, 2.2, (0.85, 0.91, 1))
    area("front", (-0.35, -0.7, 0.45), target, 0.4, 1.8, (1, 0.95, 0.88))
    area("wallglow", (-0.3, 0.8, 0.25), (-0.2, 1.1, 0.3), 0.5, 3, wall)


def car(x, y, rz):
    """A slotted plywood car: two cheeks, floor, roof, four spoked wheels on brass axles."""
    ch = charred()
    root = link(bpy.data.objects.new("car", None))
    parts = []
    cheek = fillet(
        [
            (-0.055, 0.014),
            (0.055, 0.014),
            (0.057, 0.030),
            (0.030, 0.034),
            (0.012, 0.056),
            (-0.030, 0.056),
            (-0.044, 0.034),
            (-0.056, 0.032),
        ],
        [0.004, 0.004, 0.005, 0.006, 0.007, 0.008, 0.006, 0.004],
        8,
    )
    window = fillet([(-0.036, 0.036), (-0.010, 0.036), (-0.010, 0.050), (-0.027, 0.050)], 0.003, 6)
    window2 = fillet([(-0.004, 0.036), (0.022, 0.036), (0.010, 0.050), (-0.004, 0.050)], 0.003, 6)
    for s in (-1, 1):
        o = plate("cheek", [cheek, window, window2, *[circle(0.0022, 24, cx, 0.0215) for cx in (-0.034, 0.034)]], 0.003, birch(), ch)
        o.rotation_euler.x = math.pi / 2
        o.location = (0, s * 0.021, 0)
        parts.append(o)
        for cx in (-0.034, 0.034):
            wheel = [circle(0.0165, 72), circle(0.0021, 24)] + [
                tf(fillet([(0.005, -0.0022), (0.0125, -0.0045), (0.0125, 0.0045), (0.005, 0.0022)], 0.0012, 5), k * math.pi / 3)
                for k in range(6)
            ]
            w = plate("wheel", wheel, 0.003, walnut(name=f"wheel{s}{cx}"), charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)))
            w.rotation_euler = (math.pi / 2, 0.3 * s + cx * 9, 0)
            w.location = (cx, s * 0.0265, 0.0165)
            parts.append(w)
    for cx in (-0.034, 0.034):
        parts.append(cyl("axle", (cx, 0, 0.0165), 0.002, 0.062, finishes().brass, "Y", 0.0003, n=24))
    floor = plate("floor", [rrect(0.104, 0.042, 0.001)], 0.003, birch(), ch, z=0.024)
    roof = plate("roof", [rrect(0.040, 0.048, 0.002)], 0.003, birch(), ch, z=0.0562)
    roof.location.x = -0.009
    parts += [floor, roof]
    for o in parts:
        o.parent = root
    root.location = (x, y, 0)
    root.rotation_euler.z = rz


def education():
    """A classroom kit: a gear train on its board, the built car, the sheet its parts came out of."""
    table(birch(name="bench"), wall="#C9CDD0")
    daylight((1, 0.96, 0.9), 10)
    ch = charred()
    board = plate("board", [rrect(0.20, 0.13, 0.008)], 0.006, birch(name="board"), charred(t=0.006), bev=0.0003)
    board.location = (-0.085, 0.005, 0.003)
    board.rotation_euler.z = 0.12
    module, f = 0.0032, finishes()
    colours = {"red": (0.90, 0.10, 0.05), "yellow": (0.98, 0.66, 0.05), "blue": (0.05, 0.32, 0.78)}
    centre = Vector((-0.145, -0.004))
    layout = ((20, "blue", 0.0, None), (14, "yellow", 0.35, 0), (24, "red", -0.42, 1))
    placed = []
    for teeth, colour, direction, neighbour in layout:
        if neighbour is None:
            position, phase = centre, 0.0
        else:
            p, t, ph = placed[neighbour]
            d = (teeth + t) * module / 2
            position = p + Vector((d * math.cos(direction), d * math.sin(direction)))
            # mesh: a gap of this gear faces a tooth of its neighbour
            phase = direction + math.pi + math.pi / teeth - (ph - direction) * t / teeth
        placed.append((position, teeth, phase))
        g = plate("gear", gear(teeth, module, 0.0031), 0.005, acrylic(f"gear-{colour}", colours[colour], 45), bev=0.0004, z=0.0072)
        g.location.x, g.location.y = position
        g.rotation_euler.z = phase
        cyl("pin", (position.x, position.y, 0.0105), 0.0029, 0.010, f.brass, bev=0.0005, n=32)
        cyl("pincap", (position.x, position.y, 0.0150), 0.0048, 0.0028, f.brass, bev=0.0008, n=40)
    car(0.105, -0.035, -0.42)
    # the sheet: openings of the parts that were pressed out, one part still inside
    cheek = fillet(
        [
            (-0.055, -0.021),
            (0.055, -0.021),
            (0.057, -0.005),
            (0.030, -0.001),
            (0.012, 0.021),
            (-0.030, 0.021),
            (-0.044, -0.001),
            (-0.056, -0.003),
        ],
        [0.004, 0.004, 0.005, 0.006, 0.007, 0.008, 0.006, 0.004],
        8,
    )
    holes = [tf(cheek, 0, -0.06, 0.032), tf(cheek, 0, -0.06, -0.028)] + [
        circle(0.0168, 60, 0.038 + 0.042 * i, 0.036 - 0.042 * j) for i in range(2) for j in range(2)
    ]
    holes.append(rrect(0.075, 0.012, 0.002, cx=0.06, cy=-0.043))
    sheet = plate("sheet", [rrect(0.26, 0.135, 0.004), *holes], 0.003, birch(name="kit"), ch)
    sheet.rotation_euler = (math.radians(76), 0, -0.10)
    sheet.location = (0.085, 0.155, 0.067)
    for i, colour in enumerate(("yellow", "blue", "red")):
        g = plate("spare", gear(12, module, 0.0031), 0.005, acrylic(f"gear-{colour}", colours[colour], 45), bev=0.0004, z=0.0)
        g.location.x, g.location.y = 0.005 + i * 0.004, -0.105 + 0.002 * i
        g.location.z += i * 0.0052
        g.rotation_euler.z = i * 0.4
    camera((-0.19, -0.52, 0.33), (-0.012, 0.008, 0.022), 55, 7.1, (-0.01, -0.03, 0.01))


def fern_mask(c):
    """A fern frond on a 2048 px square."""

    paint_motif(c, "fern", 1024, 1024, 820)


def creative():
    """A small label's order: pendant in its kraft box, engraved lid, earrings on a card, swing tag."""
    table(plaster("#D9D2C8", "#CFC7BB"), wall="#B9ADA0")
    daylight((1, 0.9, 0.8), 9)
    gold = pbr("gold", (0.9, 0.62, 0.25), rough=0.15, metal=1)
    dark = charred("kraftedge", (0.10, 0.05, 0.02), (0.22, 0.13, 0.06), 0.002)
    box_ = link(bpy.data.objects.new("box", None))
    w, d, h, t = 0.10, 0.10, 0.034, 0.002
    parts = [plate("floor", [rrect(w, d, 0.001)], t, kraft(), dark)]
    for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        o = box("wall", (-(w if sy else t) / 2, -(t if sy else d) / 2, 0), ((w if sy else t) / 2, (t if sy else d) / 2, h), kraft(), 0.0003)
        o.location = (sx * (w - t) / 2, sy * (d - t) / 2, h / 2)
        parts.append(o)
    pad = plate("pad", [rrect(w - 0.006, d - 0.006, 0.003)], 0.016, felt("#3C4A46", "#2D3835"), bev=0.002, z=0.002)
    parts.append(pad)
    pendant = plate(
        "pendant",
        [circle(0.019, 96), circle(0.0016, 24, 0, 0.0158)],
        0.003,
        walnut(drawn("fern", 2048, 2048, fern_mask), (0.030, 0.030), "pendantwood"),
        charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)),
        bev=0.0003,
        z=0.0185,
    )
    pendant.rotation_euler.z = 0.25
    parts.append(pendant)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.0034,
        minor_radius=0.0005,
        major_segments=48,
        minor_segments=12,
        location=(-0.0042, 0.0172, 0.021),
        rotation=(0.5, 0.6, 0.2),
    )
    ring = bpy.context.object
    ring.data.materials.append(gold)
    bevel(ring, 0)
    parts.append(ring)
    chain = [
        (-0.0045, 0.019, 0.0205),
        (-0.016, 0.030, 0.0192),
        (-0.034, 0.026, 0.0190),
        (-0.036, -0.006, 0.0190),
        (-0.024, -0.034, 0.0190),
        (0.008, -0.037, 0.0190),
        (0.032, -0.026, 0.0190),
        (0.036, 0.010, 0.0190),
        (0.022, 0.034, 0.0190),
        (0.003, 0.030, 0.0192),
        (-0.004, 0.0195, 0.0205),
    ]
    parts += chain_links(chain, gold)
    for o in parts:
        o.parent = box_
    box_.location = (-0.035, -0.02, 0)
    box_.rotation_euler.z = 0.30
    lid = link(bpy.data.objects.new("lid", None))
    top = plate("top", [rrect(w + 0.005, d + 0.005, 0.002)], t, kraft(mask("mandala"), (0.078, 0.078)), dark)
    sides = []
    for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        o = box(
            "rim",
            (-((w + 0.005) if sy else t) / 2, -(t if sy else (d + 0.005)) / 2, -0.018),
            (((w + 0.005) if sy else t) / 2, (t if sy else (d + 0.005)) / 2, 0),
            kraft(),
            0.0003,
        )
        o.location = (sx * (w + 0.003) / 2, sy * (d + 0.003) / 2, -0.009)
        sides.append(o)
    for o in (top, *sides):
        o.parent = lid
    lid.rotation_euler = (math.radians(66), 0, 0.22)
    lid.location = (0.005, 0.086, 0.058)
    # earring card, leaning on the lid's right
    card_root = link(bpy.data.objects.new("card", None))
    card = plate(
        "card",
        [rrect(0.062, 0.085, 0.003), circle(0.0016, 20, -0.014, 0.014), circle(0.0016, 20, 0.014, 0.014)],
        0.0009,
        pbr("cardstock", hexc("#F1EEE8"), rough=0.85, bump=(1500, 0.08)),
        bev=0.0001,
    )
    card.parent = card_root
    petal = [tf(leaf(0.028, 0.0062), -math.pi / 2 + a) for a in (-0.42, 0, 0.42)]
    for s in (-1, 1):
        for i, loop in enumerate(petal):
            o = plate(
                "petal",
                [loop],
                0.002,
                acrylic(f"petal{i}", ((0.98, 0.45, 0.07), (0.95, 0.30, 0.12), (0.98, 0.62, 0.14))[i], 120),
                bev=0.0002,
                z=0.0016 + 0.0021 * (i == 1),
            )
            o.location.x, o.location.y = s * 0.014, 0.006
            o.parent = card_root
        hook = tube(
            "hook",
            [(s * 0.014, 0.0065, 0.0025), (s * 0.014, 0.010, 0.003), (s * 0.014, 0.014, 0.003), (s * 0.014, 0.0155, 0.0005)],
            0.00045,
            gold,
            12,
        )
        hook.parent = card_root
    card_root.rotation_euler = (math.radians(72), 0, -0.30)
    card_root.location = (0.118, 0.045, 0.041)
    stand = plate(
        "stand",
        [rrect(0.075, 0.022, 0.004)],
        0.008,
        walnut(name="stand"),
        charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)),
        bev=0.0005,
    )
    stand.location = (0.114, 0.031, 0.004)
    stand.rotation_euler.z = -0.30
    tag = plate(
        "tag",
        [
            fillet([(-0.034, -0.012), (0.026, -0.012), (0.036, -0.004), (0.036, 0.004), (0.026, 0.012), (-0.034, 0.012)], 0.003, 6),
            circle(0.0022, 24, 0.028, 0),
        ],
        0.0012,
        kraft(drawn("fern", 2048, 2048, fern_mask), (0.022, 0.022)),
        dark,
    )
    tag.location = (0.085, -0.068, 0.0006)
    tag.rotation_euler.z = 0.5
    tube(
        "string",
        [(0.109, -0.054, 0.001), (0.125, -0.048, 0.006), (0.140, -0.056, 0.001), (0.128, -0.072, 0.001), (0.112, -0.060, 0.0015)],
        0.0006,
        pbr("string", hexc("#E9E2D4"), rough=0.9),
        12,
    )
    camera((-0.14, -0.43, 0.29), (0.028, 0.010, 0.030), 60, 7.1, (-0.03, -0.02, 0.025))


def chain_links(pts, mat):
    """Fine cable chain along a path, links turned a quarter against their neighbours."""
    out = []
    line = [Vector(p) for p in spline3(pts, 60)]
    pitch, travelled, i = 0.0021, 0.0, 0
    for a, b in zip(line, line[1:]):
        d = b - a
        while travelled < d.length:
            bpy.ops.mesh.primitive_torus_add(
                major_radius=0.00095, minor_radius=0.00026, major_segments=16, minor_segments=8, location=a + d.normalized() * travelled
            )
            o = bpy.context.object
            o.rotation_euler = (math.pi / 2 * (i % 2) * 0.8, 0, math.atan2(d.y, d.x))
            o.scale = (1.35, 1, 1)
            o.data.materials.append(mat)
            bevel(o, 0)
            out.append(o)
            travelled += pitch
            i += 1
        travelled -= d.length
    return out


def spline3(pts, n):
    """Catmull-Rom through 3D points, n points in all."""
    xy, xz = spline([(p[0], p[1]) for p in pts], n=n // len(pts) + 1), spline([(p[0], p[2]) for p in pts], n=n // len(pts) + 1)
    return [(a[0], a[1], b[1]) for a, b in zip(xy, xz)]


def art():
    """A round light box of cut paper: seven layers of waves around a low moon."""
    table(walnut(name="shelf"), wall="#3A4148")
    world((0.5, 0.65, 1), 0.04)
    area("key", (-0.6, -0.35, 0.55), (0, 0, 0.12), 0.4, 2.2, (0.75, 0.86, 1))
    area("rim", (0.55, 0.40, 0.30), (0, 0, 0.10), 0.25, 0.7, (1, 0.82, 0.6), 0.25)
    area("wallglow", (0.25, 0.75, 0.10), (0.2, 1.1, 0.25), 0.4, 1.4, (1, 0.62, 0.34))
    R, z = 0.105, 0.120
    root = link(bpy.data.objects.new("lightbox", None))
    colours = [hexc(h) for h in ("#FFE9C4", "#F6C98A", "#8EC0B8", "#4E97A0", "#2C6D80", "#1B4A60", "#102F42")]
    parts = []
    for i, colour in enumerate(colours):
        m = bpy.data.materials.new(f"layer{i}")
        m.use_nodes = True
        n = N(m)
        p = n.n["Principled BSDF"]
        p.inputs["Base Color"].default_value = c4(colour)
        p.inputs["Roughness"].default_value = 0.9
        p.inputs["Specular"].default_value = 0.1
        tr = n.new("ShaderNodeBsdfTranslucent")
        tr.inputs[0].default_value = c4(colour)
        ms = n.new("ShaderNodeMixShader")
        ms.inputs[0].default_value = 0.38 if i < 5 else 0.12
        n.l(p.outputs[0], ms.inputs[1])
        n.l(tr.outputs[0], ms.inputs[2])
        n.l(ms.outputs[0], n.n["Material Output"].inputs[0])
        disc = circle(R - 0.004, 128)
        loops = [disc]
        if i:
            # opening: a circle that shrinks from the front to the back, with waves growing on its lower edge
            r = 0.030 + 0.0098 * i
            hole = []
            for k in range(180):
                a = 2 * math.pi * k / 180
                low = max(0.0, -math.sin(a)) ** 1.2
                wave = 0.0042 * low * math.sin(9 * a + i * 1.9) + 0.0012 * math.sin(5 * a + i * 0.7)
                rr_ = r - 0.010 * low * (1.0 - i / 8) + wave
                hole.append((rr_ * math.cos(a) + 0.004 * math.sin(i), rr_ * math.sin(a) + 0.010 - 0.0015 * i))
            loops.append(hole)
        o = plate(f"layer{i}", loops, 0.0008, m, bev=0.00005)
        o.rotation_euler.x = math.pi / 2
        o.location = (0, 0.026 - 0.0078 * i, z)
        parts.append(o)
        if i < 6:
            area(
                f"between{i}",
                (0, 0.026 - 0.0078 * i - 0.003, z + R - 0.006),
                (0, 0.026 - 0.0078 * i - 0.003, z),
                0.045,
                (0.80, 0.62, 0.50, 0.40, 0.30, 0.22)[i],
                (1, 0.84, 0.62),
                0.004,
            )
            area(
                f"below{i}",
                (0, 0.026 - 0.0078 * i - 0.003, z - R + 0.006),
                (0, 0.026 - 0.0078 * i - 0.003, z),
                0.045,
                (0.26, 0.26, 0.24, 0.20, 0.15, 0.10)[i],
                (0.75, 0.92, 1),
                0.004,
            )
    # the whale swims in the third opening; the moon stands behind it
    swim = plate("swim", [scaled(whale(), 0.0245)], 0.0008, bpy.data.materials["layer5"], bev=0.00005)
    swim.rotation_euler.x = math.pi / 2
    swim.location = (0.003, 0.0125, z - 0.002)
    moon = plate("moon", [circle(0.0125, 80)], 0.0006, emis("moon", (1, 0.82, 0.52), 3.2), bev=0.00004)
    moon.rotation_euler.x = math.pi / 2
    moon.location = (-0.014, 0.0252, z + 0.027)
    parts += [swim, moon]
    area("back", (0, 0.055, z), (0, 0, z), 0.14, 1.1, (1, 0.78, 0.5), 0.14)
    frame = lathe(
        "frame",
        [
            (R - 0.004, -0.034),
            (R + 0.006, -0.034),
            (R + 0.0075, -0.032),
            (R + 0.0075, 0.032),
            (R + 0.006, 0.034),
            (R - 0.004, 0.034),
            (R - 0.004, -0.034),
        ],
        birch(name="ring", axis="X"),
        n=160,
    )
    frame.rotation_euler.x = math.pi / 2
    frame.location = (0, 0.0, z)
    backing = cyl("backing", (0, 0.0335, z), R, 0.003, birch(name="backing"), "Y", 0.0004, n=128)
    foot = plate(
        "foot",
        [rrect(0.15, 0.085, 0.010)],
        0.012,
        walnut(name="foot"),
        charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)),
        bev=0.0008,
    )
    foot.location.z = 0.006
    saddle = (
        [(-0.06, 0.0), (0.06, 0.0), (0.06, 0.020)]
        + [((R + 0.0077) * math.sin(a), z - 0.012 - (R + 0.0077) * math.cos(a)) for a in (0.50 - 1.0 * k / 24 for k in range(25))]
        + [(-0.06, 0.020)]
    )
    for y in (-0.020, 0.020):
        o = plate(
            "saddle", [saddle], 0.006, walnut(name=f"saddle{y}"), charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)), bev=0.0005
        )
        o.rotation_euler.x = math.pi / 2
        o.location = (0, y, 0.012)
        parts.append(o)
    parts += [frame, backing, foot]
    for o in parts:
        o.parent = root
    root.rotation_euler.z = 0.22
    camera((-0.17, -0.66, 0.21), (0.0, 0, 0.114), 62, 5.6, (0, -0.02, 0.12))


def matrix_code(c, x, y, size, n=18, seed=2):
    """A field like a data matrix: two solid edges, two dotted, the rest at random."""
    rnd = random.Random(seed)
    s = size / n
    for i in range(n):
        for j in range(n):
            on = rnd.random() < 0.5
            if i == 0 or j == n - 1:
                on = True
            elif j == 0:
                on = i % 2 == 0
            elif i == n - 1:
                on = j % 2 == 1
            if on:
                c.rectangle(x + i * s, y + j * s, s + 0.6, s + 0.6)
    c.fill()


def device_mark(c):
    """Unique device identification as it stands on instruments: matrix code and two lines of digits. 2048 x 512."""
    matrix_code(c, 560, 96, 320)
    mask_text(c, "(01) 04260 5", 930, 190, 110, bold=False, align="l")
    mask_text(c, "(21) 7K-1184", 930, 340, 110, bold=False, align="l")


def forceps(x, y, z, rz, satin, face):
    """Dressing forceps lying flat, serrated grip at the tips, mark on the upper leaf."""
    root = link(bpy.data.objects.new("forceps", None))
    outline = [
        (-0.068, -0.0048),
        (-0.02, -0.0060),
        (0.02, -0.0046),
        (0.068, -0.0011),
        (0.068, 0.0011),
        (0.02, 0.0046),
        (-0.02, 0.0060),
        (-0.068, 0.0048),
    ]
    loop = fillet(outline, [0.004, 0.08, 0.08, 0.0008, 0.0008, 0.08, 0.08, 0.004], 8)
    for i, (material, lift, turn) in enumerate(((satin, 0.0, 0.0), (face, 0.0034, 0.006))):
        o = plate("leaf", [loop], 0.0016, material, satin, bev=0.0005, z=lift)
        o.rotation_euler = (0, 0.012 * i, turn)
        o.parent = root
    for i in range(12):
        tooth = box("tooth", (-0.00022, -0.0015, -0.0001), (0.00022, 0.0015, 0.0001), finishes().black, 0)
        tooth.location = (0.052 + i * 0.0011, 0.0003, 0.0049 - 0.0006)
        tooth.parent = root
    root.location = (x, y, z)
    root.rotation_euler.z = rz


def flex_mask(c):
    """Copper of a flexible circuit: a bus that fans out to a connector on the left and to pads on the right. 2048 x 512."""
    c.set_line_width(7)
    for i in range(14):
        y0, y1 = 80 + i * 27, 128 + i * 19.7
        c.move_to(150, y0)
        c.line_to(330, y0)
        c.line_to(330 + abs(y1 - y0) * 1.2, y1)
        c.line_to(1330 + i * 8, y1)
        yp = 70 + i * 28.6
        c.line_to(1330 + i * 8 + abs(yp - y1), yp)
        c.line_to(1780, yp)
        c.stroke()
        c.rectangle(28, y0 - 9, 150, 18)
        c.fill()
        c.arc(1790 + (i % 2) * 70, yp, 15, 0, 7)
        c.fill()
        if i % 2:
            c.move_to(1780, yp)
            c.line_to(1860, yp)
            c.stroke()
    for x in (1120, 900):
        for i in range(8):
            rr(c, x - 40, 130 + i * 32, 26, 16, 3)
            c.fill()
            rr(c, x + 40, 130 + i * 32, 26, 16, 3)
            c.fill()


def stencil_loops():
    """Apertures of a solder stencil: a fine-pitch package, a ball grid, rows of chip pads."""
    loops = []
    for i in range(16):
        q = -0.012 + 0.0016 * i
        for s in (-1, 1):
            loops += [
                rrect(0.0008, 0.0030, 0.0002, 3, -0.030 + q, 0.018 + s * 0.0165),
                rrect(0.0030, 0.0008, 0.0002, 3, -0.030 + s * 0.0165, 0.018 + q),
            ]
    loops.append(rrect(0.009, 0.009, 0.0008, 4, -0.030, 0.018))
    for i in range(9):
        for j in range(9):
            if not (3 <= i <= 5 and 3 <= j <= 5):
                loops.append(circle(0.00085, 14, 0.018 + 0.0028 * i, 0.008 + 0.0028 * j))
    for i in range(7):
        for j in range(3):
            for s in (-1, 1):
                loops.append(rrect(0.0022, 0.0026, 0.0003, 3, -0.044 + 0.0135 * i + s * 0.0024, -0.016 - 0.011 * j))
    return loops


def panel_mask(c):
    """Legend of an instrument panel: scale round the knob, sockets, figures. 2048 x 1024 over the whole panel."""
    for i in range(31):
        a = math.radians(225 - 270 * i / 30)
        r0, r1 = 175, 205 if i % 5 else 225
        c.set_line_width(7 if i % 5 == 0 else 4)
        c.move_to(1560 + r0 * math.cos(a), 470 - r0 * math.sin(a))
        c.line_to(1560 + r1 * math.cos(a), 470 - r1 * math.sin(a))
        c.stroke()
        if i % 5 == 0:
            mask_text(c, str(i // 5 * 2), 1560 + 268 * math.cos(a), 470 - 268 * math.sin(a), 46, bold=False)
    for i in range(4):
        mask_text(c, ("+12 V", "+5 V", "0 V", "−12 V")[i], 330 + i * 240, 905, 50)
    mask_text(c, "DC 24 V", 1560, 880, 54)
    c.set_line_width(5)
    rr(c, 60, 60, 1928, 904, 40)
    c.stroke()


def electronics():
    """A flexible circuit with its bend, the solder stencil cut for it, the anodised front panel with its legend."""
    table(pbr("esd", hexc("#22343D"), rough=0.6, bump=(700, 0.12)), wall="#27343B")
    world((0.75, 0.88, 1), 0.07)
    area("key", (-0.5, 0.35, 0.50), (0, 0, 0), 0.32, 7, (1, 0.95, 0.88), 0.5)
    area("strip", (0.12, 0.28, 0.55), (0, 0, 0), 0.9, 3.2, (0.9, 0.96, 1), 0.10)
    area("fill", (0.6, -0.5, 0.5), (0, 0, 0), 0.6, 1.6, (0.8, 0.9, 1))
    f = finishes()
    # stencil in its frame
    sheet = plate(
        "stencil",
        [rrect(0.132, 0.100, 0.002), *stencil_loops()],
        0.0006,
        pbr("stencil", (0.72, 0.73, 0.74), rough=0.2, metal=1, bump=(2000, 0.04)),
        bev=0.00008,
    )
    sheet.location = (-0.075, 0.050, 0.0118)
    sheet.rotation_euler.z = 0.14
    frame = plate("frame", [rrect(0.156, 0.124, 0.006), rrect(0.128, 0.096, 0.003)], 0.011, f.alu, bev=0.0008)
    frame.location = (-0.075, 0.050, 0.0056)
    frame.rotation_euler.z = 0.14
    # front panel
    panel = engraved(
        "panel",
        hexc("#1A2430"),
        drawn("panel", 2048, 1024, panel_mask),
        (0.150, 0.075),
        (0.74, 0.75, 0.77),
        rough=0.34,
        markrough=0.5,
        metal=0.85,
        markmetal=0.3,
        depth=0.08,
        bump=(1500, 0.08, (1, 0.02, 1)),
    )

    def to(px, py):
        return ((px - 1024) * 0.150 / 2048, (512 - py) * 0.075 / 1024)

    holes = [circle(0.0034, 40, *to(330 + i * 240, 790)) for i in range(4)] + [
        circle(0.0040, 40, *to(1560, 470)),
        rrect(0.052, 0.026, 0.002, 6, *to(690, 380)),
    ]
    holes += [circle(0.0018, 24, sx * 0.0690, sy * 0.0315) for sx in (-1, 1) for sy in (-1, 1)]
    p = link(bpy.data.objects.new("panel", None))
    parts = [plate("face", [rrect(0.150, 0.075, 0.003), *holes], 0.0025, panel, f.alu, bev=0.0003)]
    kx, ky = to(1560, 470)
    parts.append(cyl("knob", (kx, ky, 0.0095), 0.0105, 0.014, f.anodised, bev=0.0015))
    parts.append(box("knobline", (kx - 0.0005, ky + 0.002, 0.0164), (kx + 0.0005, ky + 0.0095, 0.0168), f.orange, 0))
    for i, m in enumerate((f.red, f.yellow, f.black, pbr("socketblue", (0.02, 0.12, 0.5), rough=0.35))):
        sx, sy = to(330 + i * 240, 790)
        ring = lathe("socket", [(0.0016, 0.004), (0.0044, 0.004), (0.0050, 0.0034), (0.0050, 0.0)], m, 48)
        ring.location = (sx, sy, 0.0012)
        parts.append(ring)
        parts.append(cyl("pit", (sx, sy, 0.0026), 0.0017, 0.003, f.black, bev=0, n=32))
    dx, dy = to(690, 380)
    lcd = box("lcd", (dx - 0.027, dy - 0.014, -0.002), (dx + 0.027, dy + 0.014, 0.0004), f.bezel, 0)
    parts.append(lcd)
    digits = text(
        "digits", "24.06", 0.0185, emis("lcd", (1, 0.42, 0.10), 2.6), (dx, dy - 0.0005, 0.0007), (0, 0, 0), "Medium", "CENTER", 0.00001
    )
    parts.append(digits)
    for o in parts:
        o.parent = p
    p.rotation_euler = (math.radians(22), 0, -0.22)
    p.location = (0.110, 0.040, 0.017)
    prop = box("prop", (-0.055, -0.004, 0), (0.055, 0.004, 0.024), f.anodised, 0.001)
    prop.location = (0.118, 0.074, 0.0105)
    prop.rotation_euler.z = -0.22
    flex_circuit()
    camera((-0.13, -0.40, 0.32), (0.0, 0.004, 0.008), 54, 8, (0.0, -0.03, 0.012))


def flex_circuit():
    """A polyimide strip 150 x 38 mm in a low wave across the foreground, copper by mask through UV."""
    m = pbr("polyimide", (0.80, 0.33, 0.05), rough=0.22, spec=0.5, coat=0.4)
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    img = n.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(drawn("flex", 2048, 512, flex_mask))
    img.image.colorspace_settings.name = "Non-Color"
    img.extension = "CLIP"
    n.l(tc.outputs["UV"], img.inputs[0])
    mix = n.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (0.62, 0.20, 0.02, 1)
    mix.inputs[2].default_value = (0.95, 0.60, 0.32, 1)
    n.l(img.outputs[0], mix.inputs[0])
    n.l(mix.outputs[0], p.inputs["Base Color"])
    n.l(img.outputs[0], p.inputs["Metallic"])
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.4
    bump.inputs["Distance"].default_value = 0.0002
    n.l(img.outputs[0], bump.inputs["Height"])
    n.l(bump.outputs[0], p.inputs["Normal"])
    v, faces = [], []
    steps = 120
    for i in range(steps + 1):
        u = i / steps
        z = 0.0006 + 0.020 * math.sin(math.pi * max(0.0, min(1.0, (u - 0.28) / 0.5))) ** 2
        for s in (-1, 1):
            v.append((-0.088 + 0.176 * u, s * 0.022, z))
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    o = mesh("flex", v, faces, m)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, side = divmod(loop.vertex_index, 2)
        uv.data[loop.index].uv = (i / steps, side)
    thickness = o.modifiers.new("t", "SOLIDIFY")
    thickness.thickness = 0.0003
    bevel(o, 0)
    root = o
    root.location = (-0.005, -0.072, 0)
    root.rotation_euler.z = 0.16


def contour(level, seed=0):
    """Closed contour of the hillside at a level from 0 to 1, metres; bulges to the right, falls to the river on the left."""
    r = 0.185 * (1 - level) ** 0.72 + 0.016
    pts = []
    for k in range(160):
        a = 2 * math.pi * k / 160
        f = (
            1
            + 0.14 * math.sin(2 * a + 0.8 + level)
            + 0.08 * math.sin(3 * a - 1.2 + 2.2 * level)
            + 0.035 * math.sin(7 * a + 5 * level + seed)
        )
        pts.append((0.050 + 0.020 * level + 1.18 * r * f * math.cos(a), 0.020 + 0.012 * level + 0.86 * r * f * math.sin(a)))
    return [(min(max(x, -0.15), 0.15), min(max(y, -0.10), 0.10)) for x, y in pts]


def height_at(x, y, layers, t):
    """Upper face of the topmost layer over x, y."""
    z = 0.0
    for i in range(layers):
        loop = contour(i / layers)
        inside = False
        for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1]):
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                inside = not inside
        if inside:
            z = (i + 1) * t
    return z


def architecture():
    """A layered site model: birch contours, blue river, a white house with fine mullions, slotted trees."""
    table(plaster("#D5D3CE", "#CBC8C2"), wall="#BDB9B2")
    daylight((1, 0.95, 0.88), 11, (0, 0, 0.03))
    t, layers, z0 = 0.004, 9, 0.012
    ch = charred("chtopo", (0.09, 0.045, 0.018), (0.26, 0.14, 0.06), t)
    base = plate(
        "base",
        [rrect(0.312, 0.212, 0.003)],
        0.012,
        walnut(name="modelbase"),
        charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012), 0.012),
        bev=0.0006,
    )
    base.location.z = 0.006
    plate("river", [rrect(0.300, 0.200, 0.001)], 0.002, pbr("river", hexc("#5E9DB5"), rough=0.12, coat=0.8), bev=0.0002, z=z0)
    for i in range(layers):
        plate(f"layer{i}", [contour(i / layers)], t, birch(name=f"contour{i}"), ch, bev=0.0003, z=z0 + 0.001 + i * t)

    def ground(x, y):
        return z0 + 0.001 + height_at(x, y, layers, t)

    house(0.012, -0.034, ground(0.012, -0.034), 0.18)
    rnd = random.Random(12)
    placed = []
    greens = [pbr(f"card{i}", hexc(h), rough=0.8) for i, h in enumerate(("#5E7F4E", "#7C9A5B", "#486B45"))]
    while len(placed) < 46:
        x, y = rnd.uniform(-0.135, 0.143), rnd.uniform(-0.092, 0.092)
        g = ground(x, y)
        if g < z0 + 0.004 or math.hypot(x - 0.012, y + 0.034) < 0.042 or any(math.hypot(x - a, y - b) < 0.011 for a, b in placed):
            continue
        if min(ground(x + dx, y + dy) for dx, dy in ((0.005, 0), (-0.005, 0), (0, 0.005), (0, -0.005))) < g:
            continue
        placed.append((x, y))
        tree(x, y, g, rnd.uniform(0.014, 0.026), rnd.uniform(0, 3), rnd.choice(greens))
    camera((-0.29, -0.45, 0.29), (0.006, -0.004, 0.024), 58, 8, (0.0, -0.04, 0.03))


def tree(x, y, z, h, rz, mat):
    """Two slotted card silhouettes at right angles."""
    w = h * 0.42
    outline = (
        [(-h * 0.03, 0), (-h * 0.03, h * 0.16)]
        + [(-w * 0.5 * math.sin(math.pi * min(1, (k + 1.2) / 15)) ** 0.7, h * (0.16 + 0.84 * k / 14)) for k in range(14)]
        + [(0, h)]
    )
    loop = outline + [(-a, b) for a, b in outline[-2::-1]]
    for k in range(2):
        o = plate("tree", [loop], 0.0008, mat, bev=0.0001)
        o.rotation_euler = (math.pi / 2, 0, rz + k * math.pi / 2)
        o.location = (x, y, z)


def house(x, y, z, rz):
    """Two white volumes with façades cut to fine mullions over tinted glass, a thin roof slab each, a timber terrace."""
    white = pbr("modelwhite", hexc("#F2F0EB"), rough=0.65)
    glassy = pbr("modelglass", hexc("#2E4A55"), rough=0.08, coat=1)
    root = link(bpy.data.objects.new("house", None))
    parts = []
    for cx, cy, w, d, h, lift in ((-0.006, 0, 0.050, 0.026, 0.016, 0), (0.008, 0.003, 0.040, 0.022, 0.014, 0.0172)):
        parts.append(
            box("core", (cx - w / 2 + 0.0008, cy - d / 2 + 0.0008, lift), (cx + w / 2 - 0.0008, cy + d / 2 - 0.0008, lift + h), glassy, 0)
        )
        n = int(w / 0.005)
        bars = [rrect(w / n - 0.0011, h - 0.0036, 0.0002, 3, -w / 2 + w / n * (i + 0.5), h / 2) for i in range(n)]
        for s in (-1, 1):
            o = plate("facade", [[(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], *bars], 0.001, white, bev=0.0001)
            o.rotation_euler.x = math.pi / 2
            o.location = (cx, cy + s * d / 2, lift)
            parts.append(o)
        m = int(d / 0.0065)
        side = [rrect(d / m - 0.0014, h - 0.0036, 0.0002, 3, -d / 2 + d / m * (i + 0.5), h / 2) for i in range(m)]
        for s in (-1, 1):
            o = plate("side", [[(-d / 2, 0), (d / 2, 0), (d / 2, h), (-d / 2, h)], *side], 0.001, white, bev=0.0001)
            o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
            o.location = (cx + s * w / 2, cy, lift)
            parts.append(o)
        roof = plate("roof", [rrect(w + 0.005, d + 0.005, 0.0005)], 0.0012, white, bev=0.0002, z=lift + h)
        roof.location.x, roof.location.y = cx, cy
        parts.append(roof)
    deck = plate("deck", [rrect(0.030, 0.022, 0.0005)], 0.0012, walnut(name="deck"), bev=0.0002, z=0.0002)
    deck.location.x, deck.location.y = -0.042, -0.004
    parts.append(deck)
    for o in parts:
        o.parent = root
    root.location = (x, y, z)
    root.rotation_euler.z = rz


SHOTS = {
    "applications/education": Shot(education, bounces=8, look="High Contrast", exposure=0.3, bloom=0.02, vignette=0.15),
    "applications/creative": Shot(creative, bounces=8, look="High Contrast", exposure=0.25, bloom=0.02, vignette=0.15),
    "applications/art": Shot(art, exposure=0.55, bloom=0.08, vignette=0.2),
    "applications/electronics": Shot(electronics, look="High Contrast", exposure=0.35, bloom=0.04, vignette=0.15),
    "applications/architecture": Shot(architecture, look="High Contrast", exposure=0.2, bloom=0.02, vignette=0.15),
}
