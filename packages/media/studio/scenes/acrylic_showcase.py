"""Acrylic page: six showcase objects beside the samples, the banner and the three blocks. Cut edges are polished by the beam."""
import math

from lib import *
from props_soft import *
from showcase_kit import *

CLEAR = (0.90, 0.95, 0.94)
TEAL = (0.06, 0.52, 0.50)
AMBER = (0.98, 0.62, 0.08)
ROSE = (0.92, 0.20, 0.34)
BLUE = (0.10, 0.38, 0.80)


def bright_wall(color="#C3CACB"):
    """A painted wall at y 0 in window light from the left."""
    o = wall(surface("wall", hexc(color), tuple(0.94 * x for x in hexc(color)), grain=90, bump=0.25, relief=0.0008, rough=0.85), 0.0)
    world((0.90, 0.95, 1), 0.14)
    area("key", (-0.75, -0.60, 0.60), (0, 0, 0), 0.34, 15, (1, 0.96, 0.90), 0.5)
    area("fill", (0.9, -1.0, 0.2), (0, 0, 0), 0.9, 4.0, (0.82, 0.90, 1))
    return o


def desk_light(k=9.0, fill=1.9):
    """A pale ash desk in north light."""
    table(ash(), "#93A3AA")
    daylight(kx=-0.62, k=k, fill=fill, rim=2.2, t=(0, 0, 0.05))


def clock():
    """A wall clock of three sheets: navy ground, a pierced teal ring, orange bars for the hours, brass hands."""
    bright_wall()
    e = group("clock")
    R = 0.125
    put(plate("ground", [circle(R, 200)], 0.004, gloss("navy", "#14243C"), gloss("navy edge", "#1C3150"), bev=0.0005), (0, 0, 0.012), parent=e)
    ring = [circle(R * 0.93, 200), circle(R * 0.60, 160)] + [tf(leaf(R * 0.20, R * 0.045, 20), TAU * k / 24, R * 0.66 * math.cos(TAU * k / 24), R * 0.66 * math.sin(TAU * k / 24)) for k in range(24)]
    put(plate("ring", ring, 0.003, gloss("teal face", "#2FA79E"), gloss("teal cut", "#2FA79E"), bev=0.0004), (0, 0, 0.0172), parent=e)
    face, edge = fluorescent("orange bars", "#FF8A3C", 70, 0.30)
    for k in range(12):
        a = TAU * k / 12
        w, h = (0.0072, 0.030) if k % 3 == 0 else (0.0046, 0.020)
        put(plate("bar", [rrect(w, h, w * 0.45, 8)], 0.003, face, edge, bev=0.0003), (R * 0.80 * math.sin(a), R * 0.80 * math.cos(a), 0.0206), (0, 0, -a), e)
    b = brass("hands", 0.22)
    for a, l, w, z in ((math.radians(-305), 0.060, 0.0052, 0.0215), (math.radians(-60), 0.092, 0.0036, 0.0240)):
        put(plate("hand", [fillet([(-w / 2, -0.016), (w / 2, -0.016), (w * 0.3, l), (-w * 0.3, l)], w * 0.28, 5)], 0.0014, b, b, bev=0.0002), (0, 0, z), (0, 0, a), e)
    put(lathe("boss", [(0.0060, 0.018), (0.0060, 0.0256), (0.0052, 0.0266), (0, 0.0268)], b), parent=e)
    put(e, (-0.01, 0.0, 0.0), (math.pi / 2, 0, 0))
    shelf = box("shelf", (-0.50, -0.11, -0.178), (0.50, 0, -0.160), walnut(name="shelf"), 0.0015)
    shelf.location.x = 0.0
    cup((0.150, -0.055, -0.160), "#E5E0D6", 0.8)
    book((-0.145, -0.052, -0.160), (0, 0, 1.5), 0.075, 0.11, 0.016, "#B5553A")
    camera((-0.20, -0.86, 0.02), (0.0, 0, -0.018), 66, 9, (0, -0.02, 0))


def _facets(c):
    """Frosted facets of a rising flame, 1.2 wide and 2 high."""
    lines = [[(-0.30, -0.80), (-0.42, -0.20), (-0.10, 0.20), (-0.16, 0.70)], [(0.0, -0.85), (-0.10, -0.20), (0.16, 0.16), (0.06, 0.80)], [(0.28, -0.80), (0.18, -0.30), (0.40, 0.05), (0.26, 0.46)]]
    for q in lines:
        pen(c, spline(q), width=0.030, closed=False)
    for k in range(9):
        y = -0.74 + 0.15 * k
        pen(c, spline([(-0.34, y), (0, y + 0.10), (0.34, y)]), width=0.012, closed=False)
    pen(c, tf(star(0.17, 0.072, 5, ph=math.pi / 10 * 9), 0, 0, 0.02))


def trophy():
    """A trophy of three sheets, clear, amber and rose, let into a walnut foot; the clear one engraved to a frost."""
    table(walnut(name="dark table", axis="X"), "#77868E")
    daylight(kx=-0.62, k=10, fill=1.6, rim=4.0, t=(0, 0, 0.10))
    area("back", (0.25, 0.75, 0.20), (0.1, 1.1, 0.22), 0.5, 3.0, (1, 0.94, 0.86))
    flame = lambda s, dx: [(x * s + dx, y * s) for x, y in spline([(-0.045, 0), (-0.060, 0.060), (-0.030, 0.120), (-0.036, 0.170), (0.0, 0.215), (0.012, 0.165), (0.042, 0.130), (0.056, 0.070), (0.044, 0)])]
    e = group("trophy")
    up = math.pi / 2
    face = frosted(art("as_facets", _facets, 1536, 2048), (0.120, 0.160), "engraved clear")
    for k, (s, dx, y, f, d) in enumerate(((1.0, -0.004, -0.014, face, acrylic("clear edge", CLEAR, 20)), (0.84, 0.030, 0.002, acrylic("amber", AMBER, 60), acrylic("amber", AMBER, 60)), (0.66, -0.036, 0.018, acrylic("rose", ROSE, 60), acrylic("rose", ROSE, 60)))):
        loop = [(px, py - 0.105 if k == 0 else py) for px, py in flame(s, dx)]
        put(plate("flame", [loop], 0.008 if k == 0 else 0.006, f, d, bev=0.0008), (0, y, 0.030 + (0.105 if k == 0 else 0)), (up, 0, 0), e)
    foot = plate("foot", [rrect(0.150, 0.068, 0.008, 10)], 0.020, walnut(name="foot"), walnut(name="foot edge"), bev=0.0012)
    put(foot, (0, 0.002, 0.010), parent=e)
    top = plate("foot top", [rrect(0.136, 0.054, 0.006, 10)], 0.011, walnut(name="foot"), walnut(name="foot edge"), bev=0.0012)
    put(top, (0, 0.002, 0.0255), parent=e)
    band = plate("plaque", [rrect(0.060, 0.011, 0.0015, 5)], 0.0008, brass("plaque", 0.3), brass("plaque", 0.3), bev=0.0001)
    put(band, (0, -0.0324, 0.0105), (up, 0, 0), e)
    put(e, (0, 0, 0), (0, 0, 0.28))
    for k in range(2):
        put(plate("offcut", [rrect(0.09, 0.06, 0.004)], 0.006, *((acrylic("amber", AMBER, 60),) * 2 if k else (acrylic("rose", ROSE, 60),) * 2), bev=0.0006), (0.165 - 0.01 * k, 0.045, 0.0034 + 0.0066 * k), (0, 0, 0.5 - 0.4 * k))
    camera((-0.13, -0.76, 0.23), (0.026, 0, 0.124), 58, 7.1, (0, -0.02, 0.11))


def earrings():
    """Three pairs of layered earrings on a bar stand: fluorescent arcs, teal discs, amber leaves."""
    table(surface("stone paper", hexc("#B8C0C0"), hexc("#AEB7B7"), grain=700, bump=0.1, rough=0.85), "#A9B4B6")
    daylight(kx=-0.6, k=8.0, fill=1.8, rim=2.0, t=(0, 0, 0.05), soft=0.26)
    b = brass("stand", 0.24)
    e = group("stand")
    put(plate("foot", [rrect(0.150, 0.046, 0.012, 12)], 0.010, walnut(name="foot"), walnut(name="foot edge"), bev=0.001), (0, 0.0, 0.005), parent=e)
    for x in (-0.066, 0.066):
        cyl("post", (x, 0, 0.060), 0.0024, 0.100, b, bev=0.0004, n=32).parent = e
    cyl("bar", (0, 0, 0.109), 0.0022, 0.150, b, "X", 0.0006, n=32).parent = e
    up = math.pi / 2
    of, oe = fluorescent("e orange", "#FF7A45", 70, 0.25)
    gf, ge = fluorescent("e green", "#7BE36C", 70, 0.18)
    teal, amber, clear = acrylic("teal", TEAL, 60), acrylic("amber", AMBER, 60), acrylic("clear edge", CLEAR, 20)

    def wire(x, z):
        tube("hook", [(x, -0.0026, z), (x, -0.0034, 0.103), (x, -0.0030, 0.1125), (x, 0.0005, 0.1135), (x, 0.0036, 0.110), (x, 0.0040, 0.100)], 0.00045, b)

    def piece(loops, x, z, y, face, edge=None, a=0.0, t=0.0022):
        put(plate("piece", loops, t, face, edge or face, bev=0.0003), (x, y, z), (up, a, 0), e)

    arc = lambda R, r: [(R * math.cos(q), R * math.sin(q)) for q in (math.pi + math.pi * i / 40 for i in range(41))] + [(r * math.cos(q), r * math.sin(q)) for q in (TAU - math.pi * i / 40 for i in range(41))]
    for s in (-1, 1):
        x = s * 0.0125
        wire(x, 0.098)
        piece([circle(0.0046, 60, 0, 0), circle(0.0010, 24, 0, 0.0030)], x, 0.094, -0.0026, gf, ge)
        piece([arc(0.0110, 0.0052)], x, 0.0865, -0.0026, of, oe)
        piece([arc(0.0110, 0.0052)], x, 0.0740, -0.0026, teal)
        for z in (0.0885,):
            torus(0.0020, 0.0003, b, (x, -0.0026, z), (0, up, 0), e)
    for s in (-1, 1):
        x = -0.044 + s * 0.0125
        wire(x, 0.098)
        piece([circle(0.0115, 120), circle(0.0010, 24, 0, 0.0100)] + [circle(0.0062, 80, 0, -0.0025)], x, 0.0865, -0.0026, teal)
        piece([circle(0.0052, 80)], x, 0.0840, -0.0026, amber)
    for s in (-1, 1):
        x = 0.044 + s * 0.0125
        wire(x, 0.098)
        lf = [(px, py) for px, py in tf(leaf(0.036, 0.0085, 28), -math.pi / 2, 0, 0)]
        piece([lf, circle(0.0009, 24, 0, -0.0042)] + [tf(leaf(0.0075, 0.0012, 12), -math.pi / 2 + q * 0.6, q * 0.0012, -0.0100 - 0.0055 * k) for k in range(3) for q in (-1, 1)], x, 0.1005, -0.0026, amber, None)
    put(e, (0, 0, 0), (0, 0, 0.26))
    for k, (x, y, m) in enumerate(((0.074, -0.068, teal), (0.088, -0.058, amber))):
        put(plate("drop", [circle(0.0115, 120), circle(0.0062, 80, 0, -0.0025)], 0.0022, m, m, bev=0.0003), (x, y, 0.0013 + 0.0024 * k))
    camera((-0.07, -0.40, 0.125), (0.012, 0, 0.060), 66, 8, (0, -0.01, 0.08))


def _rule(c):
    """A scale along the lower edge and figures, for a template 2 wide and 1 high."""
    for k in range(61):
        x = -0.92 + 1.84 * k / 60
        pen(c, [(x, -0.46), (x, -0.46 + (0.05 if k % 5 else 0.085))], width=0.006, closed=False)
    for k in range(13):
        c.save()
        c.translate(-0.92 + 1.84 * k / 12, -0.33)
        c.scale(1, -1)
        mask_text(c, str(k), 0, 0, 0.065)
        c.restore()


def stencil():
    """Drawing templates of tinted sheet, a French curve and circles, on a sheet with pencil lines."""
    ground(surface("desk", hexc("#8E989B"), hexc("#858F93"), grain=700, bump=0.1, rough=0.8))
    daylight(kx=-0.6, k=9, fill=1.6, rim=0, soft=0.28, ky=0.2, kz=0.45)
    area("strip", (-0.1, 0.6, 0.20), (0, 0, 0), 0.6, 1.2, (1, 0.98, 0.95), 0.05)

    def drawing(c):
        for k in range(7):
            c.set_line_width(0.006)
            c.arc(-0.35 + 0.16 * k, 0.18, 0.10 + 0.05 * k, 0, TAU)
            c.stroke()
        for k in range(5):
            pen(c, spline([(-1.2, -0.62 + 0.07 * k), (-0.4, -0.20 + 0.03 * k), (0.3, -0.70 + 0.08 * k), (1.2, -0.30 + 0.02 * k)]), width=0.006, closed=False)

    put(plate("sheet", [rrect(0.297, 0.210, 0.0006, 2)], 0.0006, paper("drawing paper", "#E9E7E0", through=0.0, mark=(art("as_drawing", drawing, 2970, 2100), (0.297, 0.210), (0.10, 0.11, 0.13), 0.0)), paper("paper edge", "#E9E7E0"), bev=0.0001), (0, 0, 0.0006), (0, 0, 0.10))
    green, orange = acrylic("template green", (0.28, 0.80, 0.42), 70), acrylic("template orange", (0.98, 0.48, 0.12), 70)
    holes = []
    x = -0.062
    for k in range(7):
        r = 0.0035 + 0.0015 * k
        x += r
        holes.append(circle(r, 72, x, 0.010))
        x += r + 0.0042
    for k in range(6):
        holes.append([(-0.056 + 0.0185 * k + px, -0.011 + py) for px, py in ([(0.0065 * math.cos(a), 0.0065 * math.sin(a)) for a in (TAU * i / (3 + k) + 0.5 for i in range(3 + k))])])
    scale_ = engraved_clear("template face", green, art("as_rule", _rule, 2048, 1024), (0.156, 0.078))
    put(plate("circles", [rrect(0.156, 0.066, 0.006, 10)] + holes, 0.0024, scale_, green, bev=0.0003), (0.012, -0.030, 0.0024), (0, 0, 0.22))
    outer = spline([(-0.075, -0.016), (-0.050, -0.034), (-0.012, -0.030), (0.020, -0.018), (0.052, -0.026), (0.078, -0.010), (0.070, 0.014), (0.040, 0.020), (0.010, 0.014), (-0.022, 0.030), (-0.058, 0.026)], True, 14)
    inner = [spline([(-0.052, -0.004), (-0.034, -0.018), (-0.012, -0.010), (-0.022, 0.010), (-0.044, 0.014)], True, 12), spline([(0.024, -0.004), (0.046, -0.012), (0.060, 0.000), (0.046, 0.008), (0.030, 0.006)], True, 12)]
    put(plate("curve", [outer, *inner], 0.0024, orange, orange, bev=0.0003), (-0.040, 0.050, 0.0024), (0, 0, -0.22))
    pencil((0.070, 0.028), 0.85, "#26323A", 0.11, 0.0046)
    camera((-0.07, -0.32, 0.30), (0.004, 0.000, 0.0), 58, 9, (0, -0.01, 0.004))


def engraved_clear(name, base, path, size):
    """A tinted sheet whose engraving is frosted pale."""
    m = base.copy()
    m.name = name
    n = N(m)
    out = n.n["Material Output"]
    shader = out.inputs[0].links[0].from_socket
    tc = n.new("ShaderNodeTexCoord")
    d = n.new("ShaderNodeBsdfDiffuse")
    d.inputs[0].default_value = (0.9, 0.92, 0.92, 1)
    im = n.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(path, check_existing=True)
    im.image.colorspace_settings.name = "Non-Color"
    im.extension = "CLIP"
    mm = n.new("ShaderNodeMapping")
    mm.inputs["Scale"].default_value = (1 / size[0], 1 / size[1], 1)
    mm.inputs["Location"].default_value = (0.5, 0.5, 0)
    n.l(tc.outputs["Object"], mm.inputs[0])
    n.l(mm.outputs[0], im.inputs[0])
    mx = n.new("ShaderNodeMixShader")
    n.l(im.outputs[0], mx.inputs[0])
    n.l(shader, mx.inputs[1])
    n.l(d.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], out.inputs[0])
    return m


def holder(at, turn=0.3, parent=None):
    """A pen holder of blue and clear sheet, corners joined by tabs, with pens in it. Returns its parent."""
    e = group("holder")
    t, w, h = 0.004, 0.076, 0.098
    blue, clear = acrylic("blue", BLUE, 60), acrylic("clear sheet", CLEAR, 20)
    up = math.pi / 2
    hexes = [[(0.0105 * math.cos(a) + x, 0.0105 * math.sin(a) + y) for a in (math.pi / 6 + TAU * i / 6 for i in range(6))] for x, y in ((0, -0.008), (-0.0105 * 1.9, -0.008), (0.0105 * 1.9, -0.008), (-0.010, 0.010), (0.010, 0.010))]
    for k in range(4):
        first = k % 2
        m = blue if first == 0 else clear
        a = k * up
        put(plate("side", [panel(w, h, t, 7, first)] + (hexes if first == 0 else []), t, m, m, bev=0.0002), ((w / 2 - t / 2) * math.sin(a), -(w / 2 - t / 2) * math.cos(a), h / 2), (up, 0, a), e)
    put(plate("floor", [rrect(w - 2 * t - 0.0004, w - 2 * t - 0.0004, 0.0004, 2)], t, clear, clear), (0, 0, t / 2 + 0.0008), parent=e)
    for x, y, ax, ay, c, l in ((-0.014, 0.010, -0.10, -0.10, "#D8531F", 0.135), (0.012, 0.016, -0.12, 0.08, "#26323A", 0.130), (0.016, -0.012, 0.08, 0.12, "#E5B23C", 0.125), (-0.016, -0.014, 0.10, -0.08, "#2F7A72", 0.140)):
        put(pencil((0, 0), 0, c, l), (x, y, 0.022 + l), (ax, math.pi / 2 + ay, 0), e)
    return put(e, at, (0, 0, turn), parent)


def pen_holder():
    """A pen holder of jointed blue and clear sheet on a desk."""
    desk_light()
    holder((0, 0, 0.0002), 0.45)
    book((0.160, 0.150, 0), (0, 0, 1.9), 0.13, 0.19, 0.020, "#4C5F5A")
    pencil((0.060, -0.075), 0.35, "#D8531F", 0.11)
    camera((-0.14, -0.56, 0.24), (0.020, 0, 0.072), 60, 7.1, (0, -0.03, 0.05))


def cake(at=(0, 0, 0), parent=None):
    """An iced cake on a glass stand with a cut topper: a figure, stars and balloons. Returns its parent."""
    e = group("cake")
    icing = pbr("icing", hexc("#F1E4D6"), rough=0.55, sss=0.1, bump=(70, 0.25))
    stand = pbr("stand", hexc("#D9E0E0"), rough=0.12, coat=0.6)
    put(lathe("stand", [(0, 0.0), (0.050, 0.0), (0.052, 0.003), (0.018, 0.010), (0.012, 0.024), (0.016, 0.048), (0.112, 0.054), (0.116, 0.058), (0.115, 0.064), (0.108, 0.060), (0, 0.060)], stand), parent=e)
    put(lathe("body", [(0, 0.0605), (0.078, 0.0605), (0.084, 0.064), (0.085, 0.072), (0.084, 0.134), (0.081, 0.142), (0.074, 0.145), (0, 0.145)], icing), parent=e)
    for k in range(26):
        a = TAU * k / 26
        put(lathe("bead", [(0.0105, 0), (0.0110, 0.003), (0.0085, 0.008), (0.0030, 0.0125), (0, 0.0135)], icing, 28), (0.089 * math.cos(a), 0.089 * math.sin(a), 0.0605), parent=e)
    up = math.pi / 2
    gold = brass("mirror gold", 0.16)
    five = [(0.022, 0.060), (-0.016, 0.060), (-0.020, 0.022), (-0.008, 0.028), (0.010, 0.028), (0.024, 0.012), (0.022, -0.008), (0.006, -0.020), (-0.012, -0.018), (-0.024, -0.006), (-0.016, 0.000), (-0.006, -0.009), (0.006, -0.008), (0.013, 0.001), (0.012, 0.012), (0.004, 0.019), (-0.010, 0.016), (-0.020, 0.010), (-0.028, 0.014), (-0.024, 0.070), (0.022, 0.070)]
    put(plate("five", [fillet(five, 0.0012, 3)], 0.003, gold, gold, bev=0.0003), (0.0, 0, 0.196), (up, 0, 0), e)
    of, oe = fluorescent("balloon", "#FF6A45", 60, 0.25)
    teal = acrylic("teal", TEAL, 60)
    for x, z, s, f, d in ((-0.046, 0.232, 1.0, of, oe), (0.048, 0.222, 0.86, teal, teal), (-0.062, 0.188, 0.7, teal, teal)):
        put(plate("balloon", [[(s * px, s * py) for px, py in spline([(0, -0.020), (0.013, -0.006), (0.0155, 0.008), (0.009, 0.0185), (0, 0.021), (-0.009, 0.0185), (-0.0155, 0.008), (-0.013, -0.006)], True)]], 0.003, f, d, bev=0.0003), (x, 0.002, z), (up, 0, 0), e)
        tube("stick", [(x, 0.002, z - 0.019 * s), (x * 0.9, 0.002, z - 0.03), (x * 0.6, 0.002, 0.17), (x * 0.55, 0.002, 0.135)], 0.0009, gold).parent = e
    for x in (-0.012, 0.012):
        cyl("stick", (x, 0, 0.156), 0.0011, 0.050, gold, bev=0, n=16).parent = e
    return put(e, at, (0, 0, 0.2), parent)


def cake_topper():
    """A cake with a topper of mirror gold and coloured sheet."""
    table(ash(), "#A9AFAA")
    daylight(kx=-0.62, k=11, fill=2.6, rim=2.6, t=(0, 0, 0.12), soft=0.4)
    cake()
    put(lathe("plate", [(0, 0), (0.040, 0), (0.072, 0.007), (0.073, 0.009), (0.040, 0.0035), (0, 0.003)], pbr("plate", hexc("#E4E6E3"), rough=0.2, coat=0.5)), (0.190, 0.020, 0))
    camera((-0.14, -0.86, 0.27), (0.034, 0, 0.128), 60, 8, (0, -0.03, 0.15))


CARD = {"samples": 24, "bounces": 8, "bloom": 0.03, "vignette": 0.12}
SHOTS = {
    "materials/acrylic/clock": Shot(clock, exposure=0.2, **CARD),
    "materials/acrylic/trophy": Shot(trophy, exposure=0.3, **CARD),
    "materials/acrylic/earrings": Shot(earrings, exposure=0.3, **CARD),
    "materials/acrylic/stencil": Shot(stencil, exposure=0.2, **CARD),
    "materials/acrylic/pen-holder": Shot(pen_holder, exposure=0.3, **CARD),
    "materials/acrylic/cake-topper": Shot(cake_topper, exposure=0.3, **CARD),
}
