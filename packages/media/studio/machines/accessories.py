"""Accessories and inner parts: air purifier, rotary axis, tumbler, glass CO2 tube."""

from lib import *
from machines.parts import finishes


def corrugated(name, pts, r, mat, pitch=0.008):
    """A ribbed hose along a smooth path through pts."""
    tube(name, pts, r * 0.9, mat, 16)
    line = [Vector(p) for p in smooth_path(pts, 40)]
    rib = finishes().rubber
    travelled = pitch
    v, faces = [], []
    for a, b in zip(line, line[1:]):
        d = b - a
        while travelled < d.length:
            turn = d.to_track_quat("Z", "Y").to_matrix()
            n = len(v)
            for i in range(32):
                u = 2 * math.pi * i / 32
                for j in range(8):
                    w = 2 * math.pi * j / 8
                    out = r * 0.92 + r * 0.1 * math.cos(w)
                    v.append(a + d.normalized() * travelled + turn @ Vector((out * math.cos(u), out * math.sin(u), r * 0.1 * math.sin(w))))
                    k, m = (i + 1) % 32, (j + 1) % 8
                    faces.append((n + i * 8 + j, n + k * 8 + j, n + k * 8 + m, n + i * 8 + m))
            travelled += pitch
        travelled -= d.length
    bevel(mesh("ribs", v, faces, rib), 0)


def smooth_path(pts, n):
    """Points on the NURBS curve `tube` draws through the same control points: order 4, ends clamped."""
    k, m = 4, len(pts)
    knots = [0] * k + list(range(1, m - k + 1)) + [m - k + 1] * k
    out = []
    for i in range(n + 1):
        u = min(i / n * (m - k + 1), m - k + 1 - 1e-9)
        basis = [1.0 if knots[j] <= u < knots[j + 1] else 0.0 for j in range(len(knots) - 1)]
        for d in range(1, k):
            nxt = []
            for j in range(len(basis) - 1):
                left = (u - knots[j]) / (knots[j + d] - knots[j]) * basis[j] if knots[j + d] > knots[j] else 0
                right = (knots[j + d + 1] - u) / (knots[j + d + 1] - knots[j + 1]) * basis[j + 1] if knots[j + d + 1] > knots[j + 1] else 0
                nxt.append(left + right)
            basis = nxt
        out.append(tuple(sum(w * p[c] for w, p in zip(basis, pts)) for c in range(3)))
    return out


def purifier(x=0.0, y=0.0, w=0.34, d=0.38, h=0.52):
    """Air purifier on castors: white cabinet, graphite filter drawers, intake on top, four-bar filter display. Returns the intake's mouth."""
    f = finishes()
    made = set(bpy.data.objects)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = sx * (w / 2 - 0.05), sy * (d / 2 - 0.05)
            cyl("wheel", (cx, cy, 0.022), 0.022, 0.018, f.rubber, "X", 0.003)
            box("fork", (cx - 0.014, cy - 0.012, 0.022), (cx + 0.014, cy + 0.012, 0.052), f.steel, 0.002)
    prism_z("base", rrect(w - 0.02, d - 0.02, 0.025), 0.045, 0.07, f.graphite, 0.004)
    prism_z("body", rrect(w, d, 0.032), 0.066, h, f.white, 0.010, 5)
    front = -d / 2
    # two filter drawers with louvres behind a shadow gap
    for z0, z1 in ((0.095, 0.235), (0.247, 0.387)):
        box("gap", (-w / 2 + 0.028, front - 0.0006, z0 - 0.003), (w / 2 - 0.028, front + 0.004, z1 + 0.003), f.black, 0.004)
        box("drawer", (-w / 2 + 0.031, front - 0.005, z0), (w / 2 - 0.031, front + 0.006, z1), f.graphite, 0.005, 4)
        for i in range(7):
            z = z0 + 0.022 + i * 0.014
            box("louvre", (-w / 2 + 0.055, front - 0.0056, z), (w / 2 - 0.055, front - 0.003, z + 0.006), f.black, 0.002)
        box("pull", (-0.035, front - 0.012, z1 - 0.016), (0.035, front - 0.004, z1 - 0.009), f.alu, 0.002)
    box("panel", (-w / 2 + 0.031, front - 0.003, 0.412), (w / 2 - 0.031, front + 0.004, 0.478), f.bezel, 0.006, 4)
    green, off = emis("filter-good", (0.25, 0.95, 0.55), 4), pbr("bar-off", (0.05, 0.06, 0.06), rough=0.4)
    for i in range(4):
        box("bar", (-0.108 + i * 0.028, front - 0.0042, 0.432), (-0.088 + i * 0.028, front - 0.002, 0.458), green if i < 3 else off, 0.002)
    cyl("knob", (0.088, front - 0.010, 0.445), 0.020, 0.018, f.alu, "Y", 0.002)
    box("mark", (0.087, front - 0.0196, 0.452), (0.089, front - 0.0188, 0.463), f.orange, 0)
    cyl("collar", (0.0, 0.05, h + 0.006), 0.066, 0.014, f.graphite, bev=0.003)
    cyl("mouth", (0.0, 0.05, h + 0.024), 0.056, 0.03, f.black, bev=0.003)
    for sx in (-1, 1):
        box("grip", (sx * (w / 2) - 0.003, -0.05, h - 0.09), (sx * (w / 2) + 0.003, 0.07, h - 0.055), f.black, 0.003)
    root = link(bpy.data.objects.new("purifier", None))
    for o in set(bpy.data.objects) - made - {root}:
        o.parent = root
    root.location = (x, y, 0)
    return Vector((x, y + 0.05, h + 0.035))


def frosted_wall(image):
    """Wall of a drinking glass: hollow glass, matt white where the mask on its UV is white."""
    m = shell_glass(f"drinkglass-{len(MATS)}", (0.97, 0.985, 0.99), 0.6)
    n = N(m)
    out = n.n["Material Output"]
    clear = out.inputs[0].links[0].from_socket
    tc = n.new("ShaderNodeTexCoord")
    img = n.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(image)
    img.image.colorspace_settings.name = "Non-Color"
    img.extension = "CLIP"
    n.l(tc.outputs["UV"], img.inputs[0])
    white = n.new("ShaderNodeBsdfDiffuse")
    white.inputs[0].default_value = (0.92, 0.94, 0.95, 1)
    through = n.new("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = (0.92, 0.94, 0.95, 1)
    frost, mix = n.new("ShaderNodeMixShader"), n.new("ShaderNodeMixShader")
    frost.inputs[0].default_value = 0.4
    n.l(white.outputs[0], frost.inputs[1])
    n.l(through.outputs[0], frost.inputs[2])
    n.l(img.outputs[0], mix.inputs[0])
    n.l(clear, mix.inputs[1])
    n.l(frost.outputs[0], mix.inputs[2])
    n.l(mix.outputs[0], out.inputs[0])
    return m


def powder_coat(image, colour):
    """Powder coat that is removed where the mask on its UV is white, so that the steel shows."""
    coat = pbr(f"coat-{len(MATS)}", colour, rough=0.42, bump=(1800, 0.1))
    n = N(coat)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    img = n.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(image)
    img.image.colorspace_settings.name = "Non-Color"
    img.extension = "CLIP"
    n.l(tc.outputs["UV"], img.inputs[0])
    mix = n.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = c4(colour)
    mix.inputs[2].default_value = (0.72, 0.72, 0.72, 1)
    n.l(img.outputs[0], mix.inputs[0])
    n.l(mix.outputs[0], p.inputs["Base Color"])
    n.l(img.outputs[0], p.inputs["Metallic"])
    return coat


def tumbler(image, size=(0.24, 0.10), colour=(0.012, 0.02, 0.03), glass=False):
    """A powder-coated steel tumbler lying along x, base at x 0, with an engraving wrapped round it through UV. Returns its parent and radius.

    image is a mask; the coat is removed where it is white, so the steel shows. size: circumference and height the mask covers, metres.
    glass: a drinking glass instead, frosted where the mask is white.
    """
    f = finishes()
    root = link(bpy.data.objects.new("tumbler", None))
    profile = [(0.0, 0.0), (0.024, 0.0), (0.0265, 0.003), (0.0275, 0.02), (0.036, 0.105), (0.0375, 0.125), (0.0375, 0.158)]
    coat = frosted_wall(image) if glass else powder_coat(image, colour)
    seg = 128
    v, faces = [], []
    for r, z in profile:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            v.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(len(profile) - 1):
        for i in range(seg):
            k = (i + 1) % seg
            faces.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
    body = mesh("body", v, faces, coat)
    uv = body.data.uv_layers.new()
    for poly in body.data.polygons:
        for li, vi in zip(poly.loop_indices, poly.vertices):
            i, z = vi % seg, v[vi][2]
            u = i / seg
            if u == 0 and any(w % seg == seg - 1 for w in poly.vertices):
                u = 1.0
            uv.data[li].uv = ((u - 0.5) * 0.22 / size[0] + 0.5, (z - 0.072) / size[1] + 0.5)
    bevel(body, 0)
    inside = [(0.0375, 0.158), (0.0379, 0.160), (0.0372, 0.162), (0.0355, 0.161), (0.0345, 0.12), (0.026, 0.006), (0, 0.006)]
    rim = lathe("rim", inside, shell_glass("drinkglass-inside", (0.97, 0.985, 0.99), 0.5) if glass else f.steel)
    for o in (body, rim):
        o.parent = root
    return root


def rotary(image, angle=0.0, glass=False):
    """Chuck-type rotary axis with a tumbler (or a drinking glass) along x: motor housing, three-jaw chuck, roller support. Returns the axis height."""
    f = finishes()
    z = 0.072
    box("rail", (-0.09, -0.052, 0.0), (0.26, 0.052, 0.014), f.anodised, 0.003, 4)
    for y in (-0.03, 0.03):
        box("slot", (-0.088, y - 0.004, 0.0132), (0.258, y + 0.004, 0.0146), f.black, 0)
    prism_x(
        "housing",
        fillet([(-0.05, 0.012), (0.05, 0.012), (0.05, 0.112), (-0.05, 0.112)], [0.004, 0.004, 0.028, 0.028], 10),
        -0.085,
        -0.030,
        f.white,
        0.006,
        4,
    )
    box("stripe", (-0.0604, -0.0505, 0.05), (-0.0564, 0.0505, 0.09), f.orange, 0)
    cyl("motor", (-0.105, 0, z), 0.030, 0.044, f.black, "X", 0.003)
    cyl("flange", (-0.026, 0, z), 0.040, 0.010, f.alu, "X", 0.0015)
    cyl("chuck", (-0.012, 0, z), 0.036, 0.024, f.steel, "X", 0.0015)
    for k in range(3):
        a = angle + k * 2 * math.pi / 3
        jaw = box("jaw", (-0.006, -0.006, 0), (0.018, 0.006, 0.012), f.anodised, 0.0015)
        jaw.location = (0.008, -math.sin(a) * 0.033, z + math.cos(a) * 0.033)
        jaw.rotation_euler = (a, 0, 0)
        screw = cyl("jaws", (0.001, -math.sin(a) * 0.030, z + math.cos(a) * 0.030), 0.003, 0.004, f.black, "X", 0.0005, n=24)
        screw.location.x = 0.0
    t = tumbler(image, glass=glass)
    t.location = (0.006, 0, z)
    t.rotation_euler = (0, math.pi / 2, 0)
    spin = link(bpy.data.objects.new("spin", None))
    spin.location = (0, 0, z)
    t.parent = spin
    t.matrix_parent_inverse = Matrix.Translation(spin.location).inverted()
    spin.rotation_euler.x = angle
    # support near the mouth: two rollers on a sliding block
    box("block", (0.128, -0.045, 0.014), (0.158, 0.045, 0.024), f.alu, 0.002)
    for y in (-0.024, 0.024):
        box("post", (0.138, y - 0.006, 0.022), (0.148, y + 0.006, 0.044), f.anodised, 0.001)
        cyl("roller", (0.143, y, 0.0435), 0.0125, 0.014, f.rubber, "X", 0.002)
        cyl("pin", (0.143, y, 0.0435), 0.004, 0.022, f.steel, "X", 0.0006)
    return z


def co2_tube(length=1.0, r=0.028, glow=1.0):
    """A sealed glass CO2 laser tube along x, centred on the origin: outer glass, water jacket, glowing bore, spiral return, mirror mounts."""
    f = finishes()
    glass = shell_glass("tubeglass", (0.965, 0.975, 0.985))
    half = length / 2
    cyl("outer", (0, 0, 0), r, length, glass, "X", 0, n=96)
    cyl("jacket", (0, 0, 0), r * 0.45, length * 0.86, glass, "X", 0, n=64)
    cyl("bore", (0, 0, 0), r * 0.13, length * 0.84, emis("plasma", (0.62, 0.22, 1.0), 5 * glow), "X", 0, n=32)
    cyl(
        "halo",
        (0, 0, 0),
        r * 0.30,
        length * 0.84,
        thin("plasmahalo", (0.92, 0.80, 1.0), 0.1, 1.01, haze=0.22, hazecol=(0.6, 0.2, 1)),
        "X",
        0,
        n=48,
    )
    turns = 46
    spiral = [
        (-half * 0.60 + length * 0.32 * i / (turns * 12), r * 0.72 * math.cos(i * math.pi / 6), r * 0.72 * math.sin(i * math.pi / 6))
        for i in range(turns * 12)
    ]
    tube("spiral", spiral, r * 0.07, shell_glass("spiralglass", (0.88, 0.92, 0.97), 0.9), 2)
    for s in (-1, 1):
        cyl("cap", (s * (half + 0.004), 0, 0), r * 1.02, 0.012, f.alu, "X", 0.002)
        cyl("head", (s * (half + 0.022), 0, 0), r * 0.62, 0.03, f.steel, "X", 0.002)
        cyl("cool", (s * (half + 0.040), 0, 0), r * 0.74, 0.012, f.brass, "X", 0.0015)
        cyl("nip", (s * (half + 0.022), 0, r * 0.8), 0.006, 0.024, f.brass, "Z", 0.0008)
        ring = lathe("electrode", [(r * 0.60, -0.02), (r * 0.66, -0.02), (r * 0.66, 0.02), (r * 0.60, 0.02), (r * 0.60, -0.02)], f.steel)
        ring.location = (s * half * 0.90, 0, 0)
        ring.rotation_euler = (0, math.pi / 2, 0)
    for i in range(9):
        ring = lathe("spacer", [(r * 0.44, -0.002), (r * 0.95, -0.002), (r * 0.95, 0.002), (r * 0.44, 0.002)], glass)
        ring.location = (-half * 0.8 + i * length * 0.1, 0, 0)
        ring.rotation_euler = (0, math.pi / 2, 0)
    area("plasmalight", (0, -0.001, 0), (0, -1, 0), length * 0.84, 1.6 * glow, (0.62, 0.32, 1), 0.004)
    area("plasmalight2", (0, 0, -0.001), (0, 0, -1), length * 0.84, 2.2 * glow, (0.62, 0.32, 1), 0.004)
    area("plasmalight3", (0, 0.001, 0), (0, 1, 0), length * 0.84, 2.2 * glow, (0.62, 0.32, 1), 0.004)


def tube_cradle(x, r=0.028, z=-0.07):
    """A two-part clamp that holds the tube at x above a base at height z."""
    f = finishes()
    box("foot", (x - 0.03, -0.05, z), (x + 0.03, 0.05, z + 0.012), f.anodised, 0.002)
    box("post", (x - 0.014, -0.012, z + 0.01), (x + 0.014, 0.012, -r), f.alu, 0.002)
    band = lathe(
        "clamp", [(r + 0.0005, -0.011), (r + 0.007, -0.011), (r + 0.007, 0.011), (r + 0.0005, 0.011), (r + 0.0005, -0.011)], f.anodised
    )
    band.location = (x, 0, 0)
    band.rotation_euler = (0, math.pi / 2, 0)
    for s in (-1, 1):
        box("ear", (x - 0.010, s * (r + 0.012) - 0.008, -0.006), (x + 0.010, s * (r + 0.012) + 0.008, 0.006), f.anodised, 0.0015)
        cyl("bolt", (x, s * (r + 0.014), 0.008), 0.0035, 0.006, f.steel, bev=0.0006, n=24)


def gland(x, y, z, r):
    """Cable gland in a wall that faces -y: plate, hexagonal nut, sealing nut, for a cable of radius r."""
    f = finishes()
    cyl("glandplate", (x, y - 0.0015, z), 4.2 * r, 0.003, f.alu, "Y", 0.0006)
    cyl("glandnut", (x, y - 0.006, z), 3.1 * r, 0.007, f.black, "Y", 0.0008, n=6)
    cyl("glandseal", (x, y - 0.013, z), 2.3 * r, 0.010, f.black, "Y", 0.002)


def return_hose(x, r, wall):
    """The second water hose of a tube of radius r: from a nipple on the back of the head at x through a gland in the wall."""
    f = finishes()
    cyl("nip", (x, r * 0.75, 0), 0.006, 0.024, f.brass, "Y", 0.0008)
    gland(x - 0.045, wall, 0.012, 0.0056)
    tube("return", [(x, 0.030, 0), (x, 0.062, 0), (x - 0.004, 0.080, 0.004), (x - 0.041, 0.100, 0.012), (x - 0.045, 0.120, 0.012), (x - 0.045, wall + 0.005, 0.012)], 0.0056, pbr("silicone2", (0.62, 0.66, 0.70), rough=0.25), 16)


def rf_tube(length=0.62):
    """A sealed metal RF laser along x, centred on the origin: ribbed aluminium body, RF driver on top, water fittings, beam port on the left."""
    f = finishes()
    half, body = length / 2, pbr("rfbody", (0.56, 0.57, 0.58), rough=0.34, metal=1, bump=(1600, 0.05))
    box("core", (-half, -0.042, -0.038), (half, 0.042, 0.034), body, 0.003)
    for i in range(11):
        z = -0.034 + i * 0.0062
        for s in (-1, 1):
            box("rib", (-half + 0.012, s * 0.042 - 0.005, z), (half - 0.012, s * 0.042 + 0.005, z + 0.0030), body, 0.0006)
    box("driver", (-half + 0.10, -0.036, 0.034), (half - 0.06, 0.036, 0.072), f.anodised, 0.003)
    box("driverplate", (-half + 0.16, -0.0366, 0.042), (half - 0.26, -0.0352, 0.064), f.alu, 0.001)
    for i in range(9):
        box("driverfin", (half - 0.22 + i * 0.015, -0.030, 0.071), (half - 0.215 + i * 0.015, 0.030, 0.080), f.anodised, 0.0008)
    for s, x in ((-1, -half), (1, half)):
        box("endplate", (x - 0.007, -0.050, -0.046), (x + 0.007, 0.050, 0.042), f.alu, 0.002)
        for y in (-0.040, 0.040):
            for z in (-0.036, 0.032):
                cyl("endbolt", (x + s * 0.008, y, z), 0.0042, 0.005, f.steel, "X", 0.0008, n=24)
    cyl("port", (-half - 0.018, 0, -0.004), 0.019, 0.024, f.steel, "X", 0.002)
    cyl("portring", (-half - 0.026, 0, -0.004), 0.021, 0.005, f.orange, "X", 0.0008)
    cyl("window", (-half - 0.0306, 0, -0.004), 0.008, 0.001, pbr("znse", (0.55, 0.32, 0.02), rough=0.05, coat=1), "X", 0)
    for y in (-0.022, 0.022):
        cyl("fitting", (half + 0.022, y, -0.014), 0.0075, 0.032, f.brass, "X", 0.0012)
        cyl("nut", (half + 0.012, y, -0.014), 0.0115, 0.012, f.brass, "X", 0.0015, n=6)
    cyl("coax", (half - 0.03, 0, 0.084), 0.010, 0.026, f.brass, bev=0.001)
    box("led", (-half + 0.13, -0.0368, 0.050), (-half + 0.142, -0.0352, 0.056), emis("rfgood", (0.25, 0.95, 0.55), 6), 0.0005)
