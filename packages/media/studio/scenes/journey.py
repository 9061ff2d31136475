"""The way of one object, a whale for the desk: idea, drawing, cutting, finished. The four pictures share its outline."""

from lib import *
from machines import *
from machines.light530 import BED
from machines.parts import finishes, sparks

SIZE = 0.067
"""Metres per unit of the whale's outline: 154 mm from head to fluke."""


def scaled(loop, k=SIZE, dx=0.0, dy=0.0):
    """A loop in units of the whale, scaled to metres and moved."""
    return [(x * k + dx, y * k + dy) for x, y in loop]


def pencil(c, points, close=False, passes=3, weight=2.6, seed=1, grey=0.75):
    """A line as a hand draws it: a few passes, each a little off and of uneven pressure."""
    rnd = random.Random(seed)
    pts = points + points[:1] if close else points
    for _ in range(passes):
        ox, oy = rnd.uniform(-4, 4), rnd.uniform(-4, 4)
        ph = rnd.uniform(0, 6)
        for i in range(len(pts) - 1):
            (x0, y0), (x1, y1) = pts[i], pts[i + 1]
            w0, w1 = 2.2 * math.sin(i * 0.21 + ph), 2.2 * math.sin((i + 1) * 0.21 + ph)
            g = min(1.0, 1.35 * grey) * rnd.uniform(0.65, 1.0)
            c.set_source_rgba(1, 1, 1, g)
            c.set_line_width(1.7 * weight * rnd.uniform(0.7, 1.2))
            c.move_to(x0 + ox + w0, y0 + oy + w1)
            c.line_to(x1 + ox + w1, y1 + oy + w0)
            c.stroke()


def sketch(c):
    """The page: construction lines, the whale, hatching, a side view of how it stands, dimensions in millimetres."""
    k, x, y = 560, 760, 640

    def to(loop):
        return [(x + px * k, y - py * k) for px, py in loop]

    for i, line in enumerate(
        (((-1.3, -0.42), (1.45, -0.42)), ((-1.3, 0.47), (1.45, 0.47)), ((-1.08, -0.75), (-1.08, 0.85)), ((1.24, -0.75), (1.24, 0.85)))
    ):
        pencil(c, to(line), passes=1, weight=1.6, seed=40 + i, grey=0.3)
    ring = [(-0.62 + 0.46 * math.cos(a / 20 * math.pi), 0.03 + 0.45 * math.sin(a / 20 * math.pi)) for a in range(41)]
    pencil(c, to(ring), passes=2, weight=1.6, seed=50, grey=0.28)
    pencil(c, to(whale()), True, 4, 3.4, 2, 0.85)
    for i, lens in enumerate(whale_windows()):
        pencil(c, to(lens), True, 2, 2.4, 60 + i, 0.8)
    for i, groove in enumerate(whale_grooves()):
        pencil(c, to(groove), False, 2, 2.4, 90 + i, 0.8)
    eye = [(-0.78 + 0.04 * math.cos(a / 8 * math.pi), 0.06 + 0.04 * math.sin(a / 8 * math.pi)) for a in range(17)]
    pencil(c, to(eye), passes=4, weight=3, seed=120)
    rnd = random.Random(8)
    for i in range(80):
        t = i / 80
        hx, hy = -0.55 + 1.25 * t, -0.40 + 0.42 * t**1.6 + rnd.uniform(-0.01, 0.01)
        pencil(c, to(((hx, hy + 0.015), (hx + 0.08, hy + 0.10 + 0.05 * (1 - t)))), passes=1, weight=1.8, seed=200 + i, grey=0.4)
    pencil(c, to([(0.0 + 1.05 * px - 0.1, py * 1.05 - 0.2) for px, py in whale_fin()]), True, 3, 2.6, 130, 0.7)
    # waves below, and the stand seen from the side
    for i in range(3):
        pencil(
            c,
            [(140 + t * 26, 1110 + i * 46 + 16 * math.sin(t * 0.55 + i * 1.3)) for t in range(50)],
            passes=2,
            weight=2.4,
            seed=300 + i,
            grey=0.6,
        )
    side = [(1640, 900), (1860, 900), (1860, 960), (1640, 960)]
    pencil(c, side, True, 3, 2.6, 320, 0.8)
    for i, dx in enumerate((0, 44, 88, 132)):
        h = (90, 250, 130, 70)[i]
        pencil(c, [(1680 + dx, 900), (1680 + dx, 900 - h), (1692 + dx, 900 - h), (1692 + dx, 900)], False, 2, 2.2, 330 + i, 0.75)
    # dimension line with arrowheads
    pencil(c, to(((-1.08, 0.80), (1.24, 0.80))), passes=2, weight=1.8, seed=340, grey=0.6)
    for s, px in ((1, -1.08), (-1, 1.24)):
        pencil(c, to(((px + s * 0.06, 0.83), (px, 0.80), (px + s * 0.06, 0.77))), passes=2, weight=2, seed=345, grey=0.7)
    c.set_source_rgba(1, 1, 1, 0.75)
    mask_text(c, "154", 800, 150, 60, face="Z003", bold=False)


def pencil_object(x, y, rz, length=0.17):
    """A hexagonal wooden pencil lying on the paper at z, tip to the left."""
    root = link(bpy.data.objects.new("pencil", None))
    wood_ = birch(name="pencilwood")
    r = 0.0036
    body = cyl("body", (length / 2, 0, 0), r, length - 0.03, pbr("pencil-paint", hexc("#E2571E"), rough=0.3, coat=0.6), "X", 0.0003, n=6)
    cone = cyl("cone", (0.0055, 0, 0), 0.0009, 0.019, wood_, "X", 0, r2=r * 0.97, n=24)
    lead = cyl(
        "lead", (-0.0055, 0, 0), 0.0002, 0.003, pbr("graphite-lead", (0.02, 0.02, 0.022), rough=0.3, metal=0.4), "X", 0, r2=0.0009, n=16
    )
    end = cyl("end", (length - 0.0145, 0, 0), r * 0.96, 0.002, pbr("pencil-end", (0.03, 0.03, 0.032), rough=0.4), "X", 0.0004, n=6)
    for o in (body, cone, lead, end):
        o.parent = root
    root.location = (x, y, r)
    root.rotation_euler.z = rz
    return root


def idea():
    """A sketchbook with the whale in pencil, the pencil on it, wood samples beside it."""
    table(walnut(name="desk"), wall="#5C4A3A")
    world((1, 0.9, 0.8), 0.08)
    area("window", (-0.75, 0.55, 0.60), (0, 0, 0), 0.45, 12, (1, 0.95, 0.88), 0.6)
    area("fill", (0.7, -0.5, 0.5), (0, 0, 0), 0.6, 1.6, (0.8, 0.88, 1))
    paper = engraved(
        "page",
        hexc("#EFEAE0"),
        drawn("sketch", 2048, 1365, sketch),
        (0.285, 0.19),
        (0.045, 0.045, 0.05),
        rough=0.85,
        markrough=0.55,
        depth=0.0,
        bump=(1600, 0.06),
    )
    edge = pbr("pages", hexc("#E2DCCF"), rough=0.9, bump=(40, 0.2, (1, 1, 60)))
    book = link(bpy.data.objects.new("book", None))
    parts = [plate("cover", [rrect(0.306, 0.216, 0.006)], 0.0022, pbr("cover", hexc("#22262B"), rough=0.6, bump=(900, 0.2)), bev=0.0006)]
    parts.append(plate("block", [rrect(0.296, 0.206, 0.003)], 0.008, edge, edge, bev=0.0008, z=0.0022))
    parts.append(plate("page", [rrect(0.296, 0.206, 0.003)], 0.0003, paper, paper, bev=0.0001, z=0.0104))
    wire = pbr("wire", (0.05, 0.05, 0.052), rough=0.3, metal=0.8)
    for i in range(22):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=0.0072,
            minor_radius=0.0007,
            major_segments=40,
            minor_segments=10,
            location=(-0.1365 + i * 0.013, 0.1035, 0.0068),
            rotation=(0, math.pi / 2, 0.1),
        )
        t = bpy.context.object
        t.data.materials.append(wire)
        bevel(t, 0)
        parts.append(t)
        hole = cyl("hole", (-0.1365 + i * 0.013, 0.0972, 0.01072), 0.0016, 0.0002, finishes().black, bev=0, n=20)
        parts.append(hole)
    for o in parts:
        o.parent = book
    book.rotation_euler.z = 0.16
    p = pencil_object(0.052, -0.060, 0.55)
    p.location.z = 0.0143
    eraser = box("eraser", (-0.021, -0.010, 0), (0.021, 0.010, 0.012), pbr("eraser", hexc("#E9E6E0"), rough=0.8), 0.0022, 4)
    eraser.location = (-0.205, -0.03, 0.006)
    eraser.rotation_euler.z = 0.5
    for i, (m, dx, rz) in enumerate(
        ((walnut(name="s2"), 0.006, 0.24), (acrylic("s3", (0.25, 0.68, 0.86), 40), 0.0, 0.1), (birch(name="s1"), -0.006, -0.05))
    ):
        s = plate("sample", [rrect(0.06, 0.09, 0.004)], 0.003, m, None if i == 1 else charred(), bev=0.0003, z=i * 0.0032)
        s.location.x, s.location.y = 0.205 + dx, 0.055
        s.rotation_euler.z = rz
    camera((-0.18, -0.47, 0.385), (0.012, -0.004, 0.004), 55, 6.3, (0.0, -0.02, 0.011))


def drawing():
    """The same whale as vectors on a laptop in LightMaker Studio; the sketch lies beside it."""
    table(oak(name="desk2"), wall="#4A4E54")
    world((0.8, 0.9, 1), 0.07)
    area("window", (-0.9, 0.35, 0.75), (0, 0, 0.05), 0.5, 9, (1, 0.93, 0.84), 0.5)
    area("fill", (0.8, -0.5, 0.5), (0, 0, 0.1), 0.6, 1.6, (0.8, 0.88, 1))
    area("wallglow", (0.5, 0.8, 0.25), (0.3, 1.1, 0.3), 0.5, 3.5, (1, 0.62, 0.36))
    top = laptop(screen_drawing(), 112, 1.25)
    top.location = (0.01, 0.09, 0)
    top.rotation_euler.z = 0.14
    paper = engraved(
        "page",
        hexc("#EFEAE0"),
        drawn("sketch", 2048, 1365, sketch),
        (0.20, 0.133),
        (0.045, 0.045, 0.05),
        rough=0.85,
        markrough=0.55,
        depth=0.0,
    )
    sheet = plate("sheet", [rrect(0.205, 0.14, 0.001)], 0.0004, paper, paper, bev=0.0001)
    sheet.location.x, sheet.location.y = 0.275, -0.05
    sheet.rotation_euler.z = -0.28
    p = pencil_object(0.24, -0.085, 0.9, 0.15)
    p.location.z = 0.0042
    camera((-0.30, -0.66, 0.33), (0.045, 0.045, 0.092), 58, 6.3, (-0.02, 0.06, 0.11))


def cup(x=-0.24, y=0.02):
    """A white coffee cup, lathed."""
    ceramic = pbr("ceramic", hexc("#E9E2D6"), rough=0.28, coat=0.5, bump=(60, 0.05))
    profile = [
        (0, 0.004),
        (0.024, 0.004),
        (0.027, 0.0),
        (0.031, 0.004),
        (0.038, 0.03),
        (0.041, 0.075),
        (0.0425, 0.082),
        (0.0405, 0.083),
        (0.039, 0.075),
        (0.036, 0.032),
        (0.028, 0.010),
        (0, 0.008),
    ]
    lathe("cup", profile, ceramic).location = (x, y, 0)
    lathe("coffee", [(0, 0.066), (0.0388, 0.066)], pbr("coffee", (0.02, 0.008, 0.003), rough=0.06)).location = (x, y, 0)
    tube(
        "ear",
        [(x - 0.038, y, 0.066), (x - 0.060, y, 0.070), (x - 0.068, y, 0.045), (x - 0.056, y, 0.026), (x - 0.036, y, 0.026)],
        0.0042,
        ceramic,
        16,
    )


def cut_so_far(c):
    """Windows and grooves are done; the outline is cut up to where the beam stands. 2048 px over .40 m."""
    k = SIZE * 2048 / 0.40

    def path(points):
        c.new_path()
        for x, y in points:
            c.line_to(1024 + x * k, 512 - y * k)

    c.set_line_width(2.2)
    for groove in whale_grooves():
        path(groove)
        c.stroke()
    for lens in whale_windows():
        path(lens)
        c.close_path()
        c.fill()
    c.arc(1024 - 0.78 * k, 512 - 0.06 * k, 0.035 * k, 0, 7)
    c.fill()
    c.set_line_width(7)
    path(whale()[CUT_FROM:] + whale()[:CUT_TO])
    c.stroke()


CUT_FROM, CUT_TO = 44, 30
"""Indices into the outline: the cut began past the spine, went round head, belly and flukes, and comes back along the spine."""


def cutting():
    """The beam goes round the outline; the last centimetres still glow."""
    studio("dark")
    outline = scaled(whale(), SIZE, -0.095, -0.01)
    at = outline[CUT_TO - 1]
    spot = light530(
        lid=None, front=False, head=(at[0], at[1] + 0.066), job=drawn("cut-so-far", 2048, 1024, cut_so_far), led=0.5, spark=True
    )
    for i in range(22):
        (x0, y0), (x1, y1) = outline[CUT_TO - 2 - i], outline[CUT_TO - 1 - i]
        tube(
            "ember",
            [(x0, y0, 0.1032), ((x0 + x1) / 2, (y0 + y1) / 2, 0.1032), (x1, y1, 0.1032)],
            0.00035,
            emis(f"ember{i}", (1, 0.36, 0.07), 14 * math.exp(-i / 7)),
            4,
        )
    area("side", (-0.75, -0.35, 0.35), (-0.09, -0.03, 0.1), 0.3, 2.4, (1, 0.86, 0.7))
    camera(Vector((-0.235, -0.285, 0.315)), Vector((-0.088, 0.004, 0.108)), 60, 7.1, spot + Vector((0, -0.02, 0)))


def ornament():
    """The finished whale between waves of blue acrylic on a walnut base; its parent stands at z 0."""
    root = link(bpy.data.objects.new("ornament", None))
    char = charred()

    def grooves(c):
        k = SIZE * 2048 / 0.16
        c.set_line_width(8)
        for line in whale_grooves():
            c.new_path()
            for x, y in line:
                c.line_to(1024 + (x - 0.08) * k, 1024 - (y - 0.14) * k)
            c.stroke()

    body = birch(drawn("grooves", 2048, 2048, grooves), (0.16, 0.16), "whalebirch")
    eye = [(-0.78 + 0.035 * math.cos(a), 0.06 + 0.035 * math.sin(a)) for a in (i * math.pi / 16 for i in range(32))]
    loops = [scaled(loop, SIZE, -0.08 * SIZE, -0.14 * SIZE) for loop in (whale(), eye, *whale_windows())]
    parts = [plate("whale", loops, 0.004, body, char, bev=0.0003)]
    for s in (-1, 1):
        fin = plate(
            "fin",
            [scaled(whale_fin(), SIZE, -0.26 * SIZE, -0.36 * SIZE)],
            0.003,
            walnut(name=f"fin{s}"),
            charred("finchar", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012)),
            bev=0.0003,
        )
        fin.location.z = s * 0.0036
        parts.append(fin)
    for o in parts:
        o.rotation_euler.x = math.pi / 2
        o.location = (0, -o.location.z, 0.066)
    blue, deep = acrylic("wave1", (0.35, 0.74, 0.90), 40), acrylic("wave2", (0.08, 0.40, 0.72), 45)
    for y, material, phase, h, crests in ((-0.013, blue, 0.15, 0.010, 4), (-0.021, deep, 0.55, 0.007, 5), (0.013, deep, 0.35, 0.013, 4)):
        w = plate("wave", [waves(0.166, h, crests, phase, 0.020)], 0.003, material, bev=0.0003)
        w.rotation_euler.x = math.pi / 2
        w.location = (0, y, 0.006)
        parts.append(w)
    parts.append(prism_z("base", rrect(0.182, 0.066, 0.010), 0, 0.013, walnut(name="basewood"), 0.0015))
    # slots, so that everything stands in something
    for y, length in ((0, 0.06), (-0.013, 0.168), (-0.021, 0.168), (0.013, 0.168)):
        parts.append(box("slot", (-length / 2, y - 0.0023, 0.0128), (length / 2, y + 0.0023, 0.0132), finishes().black, 0))
    for o in parts:
        o.parent = root
    return root


def finished():
    """The whale on a light desk by the window, the offcut sheet leaning behind it."""
    table(oak(name="desk3"), wall="#C9C1B4")
    world((0.95, 0.95, 1), 0.16)
    area("window", (-0.55, 0.35, 0.50), (0, 0, 0.05), 0.34, 12, (1, 0.93, 0.84), 0.5)
    area("fill", (0.7, -0.5, 0.45), (0, 0, 0.05), 0.6, 2.6, (0.85, 0.91, 1))
    area("front", (-0.4, -0.7, 0.4), (0, 0, 0.06), 0.4, 2.0, (1, 0.94, 0.86))
    area("wallglow", (-0.3, 0.8, 0.25), (-0.2, 1.1, 0.3), 0.5, 3, (1, 0.86, 0.68))
    o = ornament()
    o.rotation_euler.z = 0.34
    sheet = plate("offcut", [rrect(0.26, 0.17, 0.003), scaled(whale(), SIZE, -0.005, 0)], 0.003, birch(name="sheet"), charred(), bev=0.0003)
    sheet.rotation_euler = (math.radians(80), 0, -0.16)
    sheet.location = (0.285, 0.27, 0.086)
    books(-0.16, 0.26)
    camera((-0.20, -0.50, 0.17), (0.012, 0.01, 0.060), 70, 6.3, (-0.02, -0.02, 0.06))


def books(x, y):
    """A few books lying on one another, without titles."""
    z = 0.0
    for i, (w, d, h, colour) in enumerate(
        ((0.20, 0.15, 0.024, "#3D5A66"), (0.18, 0.14, 0.018, "#B9562B"), (0.16, 0.125, 0.021, "#E3DACB"))
    ):
        cover = pbr(f"book{i}", hexc(colour), rough=0.7, bump=(1200, 0.15))
        pages = pbr("pages", hexc("#E9E3D6"), rough=0.9, bump=(60, 0.2, (1, 1, 40)))
        root = link(bpy.data.objects.new("book", None))
        parts = [box("p", (-w / 2 + 0.004, -d / 2 + 0.004, 0.0025), (w / 2 - 0.003, d / 2 - 0.004, h - 0.0025), pages, 0.001)]
        parts += [box("c", (-w / 2, -d / 2, a), (w / 2, d / 2, a + 0.0025), cover, 0.0008) for a in (0, h - 0.0025)]
        parts.append(box("spine", (-w / 2, -d / 2, 0.0), (-w / 2 + 0.003, d / 2, h), cover, 0.001))
        for o in parts:
            o.parent = root
        root.location = (x, y, z)
        root.rotation_euler.z = (0.2, 0.05, 0.3)[i]
        z += h


def workshop_cloud():
    """Design library on the laptop and the phone, finished pieces beside them."""
    table(birch(name="desk4"), wall="#C4C8CB")
    world((0.9, 0.95, 1), 0.15)
    area("window", (-0.8, 0.45, 0.70), (0, 0, 0.05), 0.5, 10, (1, 0.95, 0.89), 0.6)
    area("fill", (0.8, -0.6, 0.5), (0, 0, 0.1), 0.7, 2.6, (0.85, 0.91, 1))
    area("wallglow", (-0.3, 0.85, 0.3), (-0.2, 1.1, 0.35), 0.6, 3, (1, 0.93, 0.84))
    top = laptop(screen_library(), 110, 0.72)
    top.location = (-0.02, 0.10, 0)
    top.rotation_euler.z = 0.20
    ph = phone(screen_phone(), 1.0)
    ph.location = (0.205, -0.075, 0)
    ph.rotation_euler.z = -0.22
    o = ornament()
    o.location = (0.265, 0.13, 0)
    o.rotation_euler.z = -0.12
    for i, (m, edge) in enumerate(
        (
            (birch(mask("hexgeo"), (0.086, 0.086), "coaster1"), charred(t=0.004)),
            (walnut(mask("mandala"), (0.086, 0.086), "coaster2"), charred("chw", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012), 0.004)),
        )
    ):
        c = plate("coaster", [circle(0.045, 120)], 0.004, m, edge, z=0.0042 * i)
        c.location.x, c.location.y = -0.215 + 0.016 * i, -0.010 - 0.012 * i
    camera((-0.24, -0.74, 0.40), (0.030, 0.03, 0.078), 54, 7.1, (0.0, 0.05, 0.10))


SHOTS = {
    "journey/idea": Shot(idea, exposure=0.35, bloom=0.02, vignette=0.2),
    "journey/drawing": Shot(drawing, exposure=0.45, bloom=0.03, vignette=0.2),
    "journey/cutting": Shot(cutting, look="High Contrast", exposure=-0.4, bloom=0.07),
    "journey/finished": Shot(finished, bounces=8, look="High Contrast", exposure=0.3, bloom=0.02, vignette=0.15),
    "features/cloud": Shot(workshop_cloud, bounces=8, exposure=0.35, bloom=0.02, vignette=0.15),
}
