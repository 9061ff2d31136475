"""Art: from a photograph to a light box on the wall in four steps, and eight finished pieces."""
from art_kit import *
from gift_kit import ginkgo, veins
from machines import *
from machines.accessories import smooth_path
from products_screens import window
from props_hard import mark
from props_hard import plain_stone
from wood_showcase import slotted_ball

SEA = ("#FFF0CF", "#F3C58E", "#8FB7B4", "#4F8794", "#27566B", "#122F42")
"""Colours of the lighthouse picture, from the sky to the nearest rocks."""


def tower(x, y, s):
    """A lighthouse as an open skyline from left to right, standing at x, y; s its height."""
    right = [(0.150, 0.0), (0.105, 0.66), (0.150, 0.66), (0.150, 0.695), (0.085, 0.695), (0.085, 0.82), (0.110, 0.82), (0.014, 0.95), (0.006, 1.06)]
    half = [(x + s * a, y + s * b) for a, b in right]
    return [(2 * x - a, b) for a, b in half] + half[::-1]


def lighthouse(W, H, margin=0.009):
    """Five sheets of the picture, farthest first: clouds, far coast, cliff with the tower, waves with a boat, rocks with grass."""
    def sea_line(base, amp, n, ph):
        return [(-W / 2 + W * i / 120, base + amp * (abs(math.sin(n * math.pi * i / 120 + ph)) ** 0.6 - 0.5)) for i in range(121)]

    clouds = opened(W, H, [(-W / 2 + W * i / 120, H * (0.10 + 0.055 * abs(math.sin(i * 0.105 + 0.6)) ** 0.5 + 0.05 * math.sin(i * 0.031))) for i in range(121)], margin)
    coast = opened(W, H, ridge_line(-W / 2, W / 2, -0.06 * H, 0.07 * H, 5, 0.8), margin)
    cliff, done = [], False
    for x, y in ridge_line(-W / 2, W / 2, 0, 0.03 * H, 21, 1.3):
        z = y + H * (-0.34 + 0.30 / (1 + math.exp(-(x - 0.02 * W) / (0.045 * W))))
        if x > 0.20 * W and not done:
            cliff += tower(0.20 * W, z - 0.02 * H, 0.42 * H)
            done = True
        if x < 0.20 * W - 0.07 * H or x > 0.20 * W + 0.07 * H:
            cliff.append((x, z))
    cliff = sorted((p for p in cliff if p[0] < 0.20 * W - 0.069 * H), key=lambda p: p[0]) + [p for p in cliff if abs(p[0] - 0.20 * W) < 0.069 * H] + [p for p in cliff if p[0] > 0.20 * W + 0.069 * H]
    tower_sheet = opened(W, H, cliff, margin) + [rrect(0.020 * H, 0.034 * H, 0.0004, 2, 0.20 * W, q * H) for q in (0.06, 0.16)]
    boat = [(-0.020, 0.004), (-0.012, 0.012), (0.0, 0.075), (0.002, 0.014), (0.026, 0.012), (0.020, 0.002)]
    waves_, out = sea_line(-0.22 * H, 0.028 * H, 9, 0.3), []
    for x, y in waves_:
        if -0.23 * W < x < -0.13 * W:
            continue
        if x >= -0.13 * W and not any(p[0] > -0.2 * W for p in out):
            out += [(-0.18 * W + H * 1.5 * a, -0.225 * H + H * 1.5 * b) for a, b in boat]
        out.append((x, y))
    rnd = random.Random(12)
    rocks = []
    for x, y in ridge_line(-W / 2, W / 2, 0, 0.05 * H, 33, 1.8):
        z = -0.40 * H + 0.16 * H * (abs(x) / (W / 2)) ** 2.2 + y
        rocks.append((x, z))
        if abs(x) > 0.26 * W and rnd.random() < 0.5:
            rocks += [(x + 0.3 * W / 110, z + rnd.uniform(0.05, 0.11) * H), (x + 0.6 * W / 110, z)]
    return [clouds, coast, tower_sheet, opened(W, H, out, margin), opened(W, H, rocks, margin)]


def photograph(c, tones=None):
    """The lighthouse as seen: a sky that runs from gold to grey, sea, cliff, tower; in `tones` steps if given. 1500 x 1000 px."""
    def shade(v):
        return round(v * (tones - 1)) / (tones - 1) if tones else v

    def fill(v, warm=0.0):
        g = shade(v)
        c.set_source_rgb(min(1, g * (1.06 + warm)), g, g * (0.94 - warm))
        c.fill()

    W, H = 1.5, 1.0
    for i in range(100):
        c.rectangle(0, i * 7, 1500, 8)
        fill(0.62 + 0.36 * (i / 100) ** 1.3, 0.06)
    for k, (v, loops) in enumerate(zip((0.86, 0.62, 0.36, 0.26, 0.12), lighthouse(W, H, 0.0001))):
        line = loops[1][1:-3]
        c.new_path()
        for x, y in line:
            c.line_to(750 + x * 1000, 500 - y * 1000)
        c.line_to(1510, 1010)
        c.line_to(-10, 1010)
        c.close_path()
        fill(v, 0.04 - 0.03 * k)
    if not tones:
        for i in range(40):
            c.set_source_rgba(1, 0.96, 0.80, 0.010)
            c.arc(1050, 105, 20 + 5 * i, 0, 7)
            c.fill()


def photo_print(at, turn, tones=None, w=0.150, h=0.100, name="photo"):
    """A print of the photograph with a white border, lying at `at`."""
    path = drawn(f"ar_photo{tones}", 1500, 1000, lambda c: photograph(c, tones))
    e = group(name)
    put(plate("print", [rrect(w + 0.012, h + 0.012, 0.001)], 0.0006, paper("photo paper", "#F4F2EC", 0.0), bev=0.00006), (0, 0, 0.0004), parent=e)
    m = MATS.get(f"photo{tones}")
    if not m:
        m = pbr(f"photo{tones}", (1, 1, 1), rough=0.25, coat=0.3)
        n = N(m)
        im = n.new("ShaderNodeTexImage")
        im.image = bpy.data.images.load(path)
        n.l(im.outputs[0], n.n["Principled BSDF"].inputs["Base Color"])
    o = mesh("picture", [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], m)
    uv = o.data.uv_layers.new()
    for loop, q in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = q
    put(o, (0, 0, 0.0008), parent=e)
    return put(e, at, (0, 0, turn))


def screen_tones():
    """1600 x 1032 window: the photograph in five tones, its steps as a row of swatches."""

    def draw(c):
        window(c, True)
        c.save()
        c.translate(150, 110)
        c.scale(0.86, 0.86)
        c.rectangle(0, 0, 1500, 900)
        c.clip()
        photograph(c, 5)
        c.restore()
        for i in range(5):
            c.set_source_rgb(*(0.10 + 0.2 * i,) * 3)
            rr(c, 150 + 190 * i, 920, 170, 70, 12)
            c.fill()
            c.set_source_rgb(*((0.95, 0.95, 0.95) if i < 3 else (0.1, 0.1, 0.1)))
            mask_text(c, str(5 - i), 235 + 190 * i, 955, 34)
        c.set_source_rgb(1, 0.5, 0.1)
        rr(c, 1180, 930, 260, 14, 7)
        c.fill()
        c.arc(1340, 937, 20, 0, 7)
        c.fill()

    return drawn("screen-tones", 1600, 1032, draw)


def tones():
    """Lesson 1: the photograph beside a tablet on which it has been brought down to five tones."""
    table(ash("tones ash"), "#AEB2B2")
    north(1.0, (0, 0, 0.01), 1.05)

    def things():
        photo_print((-0.130, 0.030, 0), 0.16)
        tablet(screen_tones(), (0.105, 0.010, 0.0042), (0, 0, -0.10), 0.262, 0.176, 0.75)

    parts = made(things)
    put(lathe("stylus", [(0, 0), (0.0010, 0.002), (0.0042, 0.014), (0.0044, 0.150), (0.0036, 0.154), (0, 0.154)], pbr("stylus", hexc("#E9E8E4"), rough=0.3, coat=0.4)), (-0.050, -0.120, 0.0046), (0, math.pi / 2, 0.30))
    for k, c in enumerate(SEA[1:]):
        put(plate("swatch", [rrect(0.046, 0.070, 0.001)], 0.0006, paper(f"swatch{c}", c, 0.0), bev=0.00006), (-0.215 + 0.016 * k, -0.095 + 0.004 * k, 0.0006 + 0.0009 * k), (0, 0, 0.55 - 0.13 * k))
    frame_of(parts, -8, 44, 66, (0.88, 0.86), (0.02, -0.02), 9)


def laid_out():
    """Lesson 2: five cut layers laid out in order, each with its number on a small birch disc."""
    table(surface("layout table", hexc("#B5AEA2"), hexc("#A9A296"), grain=500, bump=0.15, rough=0.9), "#B9B6AE")
    sunny(1.0, (0, 0, 0.01), 1.0)
    W, H = 0.135, 0.100

    def things():
        for k, loops in enumerate(lighthouse(W, H, 0.006)):
            x, y = ((-0.160, 0.075), (0.0, 0.085), (0.160, 0.075), (-0.085, -0.055), (0.085, -0.055))[k]
            a = (0.06, -0.03, 0.05, -0.05, 0.04)[k]
            put(plate("layer", loops, 0.0008, paper(f"laid{k}", SEA[k + 1], 0.1), bev=0.00006), (x, y, 0.0007), (0, 0, a))
            marked([circle(0.0105, 60)], drawn(f"ar_no{k}", 512, 512, lambda c, n=k + 1: mask_text(c, str(n), 256, 256, 330)), (0.019, 0.019), 0.003, (x - 0.052, y - H / 2 - 0.014, 0.0017), (0, 0, a), name=f"number {k}")

        knife((0.010, -0.138, 0), 0.10)
        photo_print((-0.205, -0.055, 0), 0.25, None, 0.075, 0.050)

    frame_of(made(things), -6, 50, 66, (0.90, 0.88), (0, 0), 10)


def assembled():
    """Lesson 3: the light box on the bench, its last layer half pushed into the slots; strip light, spacer bars and glue beside it."""
    table(oak("box oak"), "#6C6A6C")
    evening(1.0, (0, 0, 0.06), 2.0, 1, (1, 0.70, 0.42), 0.09)
    W, H = 0.225, 0.160
    sheets = lighthouse(W, H, 0.008)

    def things():
        light_box((0, 0.01, 0), -0.20, W, H, SEA, 71, 1.5, (0.10, 0.22, 0.085), 4, sheets[:4], birch)
        last = put(plate("last layer", sheets[4], 0.0007, glowing("last sheet", SEA[5], 0.05), bev=0.00006), (0, 0, 0), UP)
        put(last, (0.016, -0.030, H / 2 + 0.016 + H * 0.56), (math.pi / 2 + 0.05, 0, -0.20))
        for k in range(3):
            ply([rrect(0.150, 0.008, 0.001)], 0.005, (0.145 + 0.010 * k, -0.075 - 0.016 * k, 0.0027), (0, 0, 0.5 + 0.1 * k), name="spacer bar")
        tube("strip", [(-0.17, -0.055, 0.002), (-0.12, -0.105, 0.002), (-0.05, -0.110, 0.002), (-0.03, -0.085, 0.002)], 0.0022, pbr("strip cord", hexc("#E9E6DE"), rough=0.5), 16)

    parts = made(things)
    pts = smooth_line([(-0.17, -0.055), (-0.12, -0.105), (-0.05, -0.110), (-0.03, -0.085)], 14)
    for x, y in pts:
        box("led", (x - 0.0018, y - 0.0018, 0.0035), (x + 0.0018, y + 0.0018, 0.0050), emis("led", (1, 0.85, 0.6), 9), 0.0003)
    frame_of(parts, -12, 17, 64, (0.80, 0.88), (0, 0), 7.1)


def smooth_line(points, n):
    """n points along the NURBS that `tube` draws through 2D control points."""
    return [(p[0], p[1]) for p in smooth_path([(x, y, 0) for x, y in points], n)]


def on_the_wall():
    """Lesson 4: the light box hangs lit on the wall above a sideboard with books and a vase."""
    wall_of("#7C8583", 0.0)
    world((0.45, 0.55, 0.85), 0.08)
    area("window", (-1.6, -1.2, 0.7), (0, 0, 0), 0.7, 24, (0.70, 0.82, 1))
    area("lamp", (0.9, -0.7, 0.5), (0.2, 0, -0.15), 0.25, 4.5, (1, 0.76, 0.48))
    W, H = 0.42, 0.30

    def things():
        light_box((0, -0.034, -0.02), 0, W, H, SEA, 72, 1.5, (0.10, 0.22, 0.085), 5, lighthouse(W, H, 0.014), walnut, 0, 0.010, 0.020)
        box("sideboard", (-0.75, -0.26, -0.30), (0.75, 0.0, -0.265), walnut(name="sideboard"), 0.003)
        slotted_ball(0.060, (0.300, -0.12, -0.265), 10, 4, 0.003)

    parts = made(things)
    for k, c in enumerate(("#8C4A36", "#4C5F5A", "#C9B27E")):
        book((-0.285, -0.12, -0.265 + 0.0262 * k), (0, 0, 1.62 - 0.10 * k), 0.15, 0.21, 0.026, c)
    frame_of([o for o in parts if o.name.split(".")[0] not in ("sideboard",)], -10, 3, 60, (0.72, 0.82), (0, 0.02), 7.1)


def arch_box():
    """Showcase 1: a small light box in the evening, a forest with a moon in violet papers."""
    table(walnut(name="night shelf"), "#3E3A42")
    evening(1.0, (0, 0, 0.09), 1.3, 1)
    parts = made(lambda: light_box((0, 0, 0), 0.24, 0.140, 0.190, ("#FDE7C0", "#F0A98C", "#B8688A", "#74478A", "#42306E", "#221E48", "#121330"), 41, 1.5, (-0.12, 0.24, 0.12), 6, None, birch))
    cup((0.165, 0.060, 0), "#5A5468")
    for k, c in enumerate(("#4A5A62", "#7A3B2C")):
        book((-0.195, 0.060, 0.024 * k), (0, 0, 1.75 - 0.2 * k), 0.12, 0.17, 0.024, c)
    frame_of(parts, -8, 10, 68, (0.60, 0.82), (0, 0), 5.6)


def fish_panel():
    """Showcase 2: a marquetry panel on the wall: two carp in padauk and maple among leaves of green and wenge ripples."""
    wall_of("#CFC8BC", 0.02)
    world((0.95, 0.95, 0.95), 0.13)
    area("key", (-0.8, -0.7, 0.6), (0, 0, 0), 0.34, 15, (1, 0.92, 0.80), 0.5)
    area("fill", (0.8, -1.0, 0.0), (0, 0, 0), 0.8, 3.6, (0.84, 0.91, 1))
    carp = spline([(-1.0, 0.05), (-0.80, 0.24), (-0.35, 0.30), (0.15, 0.20), (0.55, 0.06), (0.85, 0.20), (1.10, 0.34), (1.02, 0.02), (1.14, -0.26), (0.85, -0.12), (0.52, -0.08), (0.10, -0.20), (-0.40, -0.26), (-0.82, -0.16)], True, 8)
    patches = ([(-0.70, 0.16), (-0.35, 0.25), (-0.05, 0.18), (-0.18, 0.02), (-0.48, -0.02)], [(0.12, 0.12), (0.42, 0.06), (0.46, -0.02), (0.22, -0.06)])
    fin = spline([(-0.34, -0.16), (-0.24, -0.40), (-0.06, -0.56), (0.12, -0.54), (0.06, -0.38), (-0.02, -0.16)], True, 6)

    def panel_():
        root = group("panel")
        W, H = 0.30, 0.30
        dark_ply([rrect(W + 0.030, H + 0.030, 0.003)], 0.014, (0, 0, -0.007), parent=root, name="carp frame", bev=0.0008)
        for loop in ([(-W / 2, -H / 2 + H * k / 5), (W / 2, -H / 2 + H * k / 5), (W / 2, -H / 2 + H * (k + 1) / 5), (-W / 2, -H / 2 + H * (k + 1) / 5)] for k in range(5)):
            piece(shrink(loop, 0.997), "blue", (0, 0, 0.0005), 0, root, "X")
        for k in range(4):
            piece([circle(0.052 + 0.020 * k, 120, -0.045, 0.040), circle(0.0495 + 0.020 * k, 120, -0.045, 0.040)], "maple", (0, 0, 0.00064), 0, root)
        for x, y, s, a, kinds in ((-0.030, 0.045, 0.085, 0.55, ("maple", "padauk")), (0.040, -0.070, 0.078, -2.35, ("padauk", "maple"))):
            e = put(group(), (x, y, 0), (0, 0, a), root)
            for q in (1, -1):
                piece([(px * s, q * py * s) for px, py in fin], "cherry", (0, 0, 0.00072), 0, e)
            piece([(px * s, py * s) for px, py in carp], kinds[0], (0, 0, 0.00084), 0, e)
            for p in patches:
                piece([(px * s, py * s) for px, py in spline(p, True, 8)], kinds[1], (0, 0, 0.00094), 0, e, "Y")
            piece([circle(0.0022, 24, -0.80 * s, 0.10 * s)], "wenge", (0, 0, 0.00100), 0, e)
        for x, y, r, a in ((0.098, 0.092, 0.036, 0.4), (0.034, 0.124, 0.020, 2.0), (-0.110, -0.098, 0.034, 3.6), (-0.056, -0.126, 0.018, 5.2)):
            pad = [(0.26 * r * math.cos(a - u), 0.26 * r * math.sin(a - u)) for u in (1.2, 2.2, 3.14, 4.08, 5.08)] + [(r * math.cos(a + 0.42 + (TAU - 0.84) * i / 60), r * math.sin(a + 0.42 + (TAU - 0.84) * i / 60)) for i in range(61)]
            piece([(p + x, q + y) for p, q in pad], "green", (0, 0, 0.00090), 0, root)
        put(root, (0, 0.006, 0.02), UP)

    parts = made(panel_)
    shelf_ = box("shelf", (-0.6, -0.13, -0.205), (0.6, 0.02, -0.188), oak("panel shelf"), 0.0015)
    shelf_.location.x = 0.02
    cup((0.215, -0.06, -0.188), "#39464F", 0.9)
    frame_of(parts, -14, 2, 66, (0.60, 0.80), (-0.02, 0.04), 8)


def sphere_stand():
    """Showcase 3: a lattice sphere of birch, lit from inside, on its ring; its shadow lies all round it."""
    table(plaster("#8E8880", "#857F77"), "#6A655F")
    evening(1.0, (0, 0, 0.08), 1.0, -1, (1, 0.66, 0.36), 0.07)
    area("front", (-0.35, -0.75, 0.35), (0, 0, 0.09), 0.30, 2.6, (1, 0.86, 0.70)).visible_glossy = False
    R = 0.085

    def thing():
        slotted_ball(R, (0, 0, 0.012), 16, 6, 0.003, birch(name="sphere birch"), burnt("sphere edge", 0.003), (0.30, 0.20, 0.4))
        dark_ply([circle(0.044, 120), circle(0.034, 100)], 0.012, (0, 0, 0.006), name="sphere ring")

    parts = made(thing)
    sphere("bulb", (0, 0, R + 0.012), 0.013, emis("sphere warm", (1, 0.74, 0.44), 22)).visible_shadow = False
    point("light", (0, 0, R + 0.012), 3.0, (1, 0.70, 0.40), 0.006)
    frame_of(parts, -10, 16, 66, (0.60, 0.66), (0, 0.01), 7.1)


def block_set():
    """Showcase 4: four small printing blocks with leaves and a hexagon, stamped in three colours on a strip of paper."""
    table(oak("stamp oak"), "#A39C92")
    sunny(1.0, (0, 0, 0.02), 1.0, 1)
    kinds = ("fern", "hex", "rosette", "mandala")
    inks = ("#2C5F5A", "#C8502C", "#1F4068", "#8C5A2A")

    def things():
        for k, kind in enumerate(kinds):
            m = paper(f"strip {kind}", "#F2ECDF", 0.0, mark=(motif_of(kind), (0.046, 0.046), hexc(inks[k]), 0.0))
            put(plate("strip", [rrect(0.062, 0.070, 0.0004)], 0.0006, m, bev=0.00005), (-0.105 + 0.066 * k, -0.075, 0.0006), (0, 0, 0.02 * (-1) ** k))
            face = engraved(f"stamp {kind}", hexc("#C79C62"), motif_of(kind), (0.046, 0.046), tuple(0.6 * x for x in hexc(inks[k])), rough=0.6, markrough=0.3, depth=0.4)
            e = put(group(), ((-0.120, 0.040, 0), (-0.045, 0.070, 0.0260), (0.045, 0.045, 0), (0.120, 0.060, 0.0260))[k], ((0, 0, 0.3), (math.radians(90), 0, 0.25), (0, 0, -0.2), (math.radians(90), 0, -0.3))[k])
            put(plate("block", [rrect(0.052, 0.052, 0.003)], 0.020, face, burnt("burnt stamp", 0.020), bev=0.0005), (0, 0, 0.0105), parent=e)
            if k in (1, 3):
                put(lathe("knob", [(0, 0), (0.0075, 0), (0.0055, 0.010), (0.0100, 0.022), (0.0085, 0.029), (0, 0.031)], walnut(name="stamp knob")), (0, 0, 0.0), (math.pi, 0, 0), e)

    frame_of(made(things), 10, 32, 66, (0.88, 0.86), (0, 0), 8)


def motif_of(kind):
    """Path of a square mask with a standard motif."""
    return drawn(f"ar_{kind}", 1024, 1024, lambda c: paint_motif(c, kind, 512, 512, 470))


def shadow_portrait():
    """Showcase 5: a portrait in profile cut from black card in an oval of cream and gold, framed in walnut, on a desk."""
    table(walnut(name="portrait desk"), "#8A7B72")
    sunny(1.0, (0, 0, 0.10), 0.95, 1)

    def thing():
        e = group("portrait")
        W, H = 0.150, 0.195
        put(plate("back", [rrect(W, H, 0.002)], 0.0012, paper("portrait cream", "#EFE4CC", 0.0), bev=0.0001), (0, 0.004, 0), UP, e)
        put(plate("head", [silhouette(0.066)], 0.0010, paper("portrait black", "#1B1A1C", 0.0), bev=0.00008), (-0.004, -0.001, -0.004), UP, e)
        oval = ellipse(0.060, 0.080, 120)
        put(plate("gold oval", [ellipse(0.0625, 0.0825, 120), oval], 0.0012, paper("portrait gold", "#C79A3C", 0.0), bev=0.0001), (0, -0.0050, 0), UP, e)
        lace = [tf(leaf(0.010, 0.0026), a, 0.066 * math.cos(a), 0.0855 * math.sin(a)) for a in (TAU * k / 40 for k in range(40))]
        put(plate("mount", [rrect(W, H, 0.002), ellipse(0.0605, 0.0805, 120), *lace], 0.0012, paper("portrait mount", "#5E3A36", 0.0), bev=0.0001), (0, -0.0066, 0), UP, e)
        for s in (-1, 1):
            dark_ply([rrect(W + 0.028, 0.016, 0.002)], 0.018, (0, -0.002, s * (H / 2 + 0.006)), UP, e, "portrait frame", bev=0.0008)
            dark_ply([rrect(0.016, H - 0.004, 0.002)], 0.018, (s * (W / 2 + 0.006), -0.002, 0), UP, e, "portrait frame", "Y", bev=0.0008)
        put(e, (0, 0.02, 0.116), (-0.16, 0, 0.24))

    parts = made(thing)
    box("prop", (-0.02, 0.045, 0), (0.02, 0.075, 0.10), walnut(name="prop"), 0.001)
    m = paper("offcut black", "#1B1A1C", 0.0)
    put(plate("offcut", [rrect(0.085, 0.105, 0.001), silhouette(0.040)], 0.0008, m, bev=0.00006), (0.125, -0.050, 0.0008), (0, 0, -0.5))
    knife((-0.115, -0.070, 0), 0.6)
    frame_of(parts, -12, 12, 66, (0.62, 0.84), (0.0, 0), 7.1)


def round_screen():
    """Showcase 6: a round mandala screen of birch in a walnut ring before a teal wall, its shadow behind it."""
    wall_of("#3F6468", 0.05)
    world((0.85, 0.92, 1), 0.11)
    area("key", (-0.85, -0.85, 0.75), (0, 0, 0), 0.10, 24, (1, 0.92, 0.78))
    area("fill", (0.9, -1.1, 0.0), (0, 0, 0), 0.8, 4.0, (0.80, 0.90, 1))
    R = 0.185

    def thing():
        put(plate("mandala", mandala_screen(R, ((10, 0.10, 0.19, 0.044), (15, 0.32, 0.20, 0.046), (20, 0.55, 0.17, 0.042), (30, 0.76, 0.14, 0.032))), 0.005, veneer("birch"), burnt("burnt mandala", 0.005), bev=0.0003), (0, -0.002, 0.02), UP)
        put(plate("ring", [circle(R + 0.012, 200), circle(R - 0.002, 200)], 0.012, veneer("walnut"), burnt("burnt ring", 0.012, True), bev=0.0006), (0, -0.004, 0.02), UP)

    parts = made(thing)
    for a in (0.5, 2.6, 4.7):
        cyl("post", (R * 0.99 * math.cos(a), 0.025, 0.02 + R * 0.99 * math.sin(a)), 0.004, 0.05, brass(), "Y", 0.0004)
    shelf_ = box("shelf", (-0.7, -0.14, -0.240), (0.7, 0.05, -0.222), oak("mandala shelf"), 0.0015)
    shelf_.location.x = 0.02
    slotted_ball(0.034, (0.215, -0.060, -0.222), 10, 4, 0.002, tilt=(0.5, 0.3, 0.2))
    put(lathe("bowl", [(0, 0), (0.022, 0), (0.040, 0.018), (0.046, 0.030), (0.043, 0.030), (0.036, 0.018), (0, 0.006)], pbr("teal bowl", hexc("#C9B08A"), rough=0.4)), (-0.205, -0.060, -0.222))
    frame_of(parts, -16, 3, 66, (0.64, 0.80), (0, 0.05), 8)


def two_leaves(c):
    """Two ginkgo leaves on crossing stems inside a ring, on a square."""
    c.set_line_width(0.025)
    for r in (0.95, 0.90):
        c.arc(0, 0, r, 0, TAU)
        c.stroke()
    for x, y, s, a in ((-0.20, 0.20, 0.50, 0.45), (0.32, -0.10, 0.40, -0.55)):
        c.save()
        c.translate(x, y)
        c.rotate(a)
        pen(c, ginkgo(s))
        grey(c, 0)
        veins(c, s, 0.016)
        grey(c, 1)
        c.restore()


def stone_relief():
    """Showcase 7: a relief in pale limestone, two ginkgo leaves in a ring, their veins left standing; a dust brush beside it."""
    table(surface("relief table", hexc("#5C5852"), hexc("#524E49"), grain=300, bump=0.2, rough=0.85), "#8A857D")
    sunny(1.0, (0, 0, 0.05), 1.05)

    def thing():
        m = plain_stone("relief stone", "#D9D0BD", "#C9BEA8", 1.4, 0.35)
        m = mark(m, art("ar_relief", two_leaves, 2048), (0.150, 0.150), "#8C7F6A", 0.9, 0.0, 1.6)
        put(plate("relief", [rrect(0.170, 0.170, 0.003)], 0.022, m, plain_stone("relief edge", "#CFC5B0", "#BDB29B", 1.4, 0.5), bev=0.0014), (0, 0.03, 0.086), (math.radians(76), 0, 0.20))
        dark_ply([rrect(0.21, 0.075, 0.004)], 0.014, (0.004, 0.028, 0.007), (0, 0, 0.20), name="relief foot")

    parts = made(thing)
    b = group("brush")
    put(lathe("bristle", [(0, 0), (0.012, 0.001), (0.0135, 0.026), (0.0115, 0.030)], pbr("dust bristle", hexc("#D8C7A0"), rough=0.9, bump=(3000, 0.6))), parent=b)
    put(lathe("handle", [(0.0120, 0.028), (0.0120, 0.044), (0.0070, 0.060), (0.0085, 0.105), (0.0050, 0.128), (0, 0.129)], walnut(name="brush handle")), parent=b)
    put(b, (0.165, -0.080, 0.0125), (0, math.pi / 2, 2.6))
    for k, (x, y, s) in enumerate(((-0.150, -0.055, 1.0), (-0.125, -0.085, 0.6), (0.150, 0.010, 0.8))):
        put(plate("chip", [[(0.018 * s * math.cos(TAU * i / 6 + k) * (1 + 0.25 * math.sin(2.3 * i)), 0.013 * s * math.sin(TAU * i / 6 + k)) for i in range(6)]], 0.010 * s, plain_stone("relief edge", "#CFC5B0", "#BDB29B", 1.4, 0.5), bev=0.001), (x, y, 0.0055 * s), (0.1, 0, k))
    frame_of(parts, -14, 18, 66, (0.66, 0.82), (0, -0.01), 7.1)


def glass_etching():
    """Showcase 8: three tall glass panes, reeds and a heron etched over all of them, in a walnut foot before a blue dusk."""
    table(pbr("etch table", hexc("#23282E"), rough=0.25, coat=0.3), "#3A4C5C")
    world((0.5, 0.65, 1), 0.05)
    area("back", (0.0, 0.85, 0.10), (0.0, 1.1, 0.22), 0.7, 6.5, (0.55, 0.75, 1), 0.3)
    area("edge left", (-0.55, 0.10, 0.35), (0, 0, 0.1), 0.25, 6, (1, 0.90, 0.78), 0.5)
    area("edge right", (0.60, -0.10, 0.40), (0, 0, 0.1), 0.25, 4, (0.75, 0.87, 1), 0.5)
    H, w = 0.205, 0.074

    def reeds(c):
        rnd = random.Random(14)
        for k in range(26):
            x = -1.0 + 2.0 * k / 25 + rnd.uniform(-0.03, 0.03)
            h = rnd.uniform(0.35, 1.25)
            lean = rnd.uniform(-0.18, 0.18)
            pen(c, stroke([(x + lean * (u / 12) ** 2, -1.0 + h * u / 12) for u in range(13)], lambda u: 0.020 * (1.1 - u)))
            if k % 4 == 0:
                c.save()
                c.translate(x + lean, -1.0 + h)
                c.rotate(math.pi / 2 - lean)
                petal(c, -0.16, 0.06, 0.035)
                c.restore()
        heron = spline([(-0.05, 0.62), (0.02, 0.66), (0.09, 0.60), (0.07, 0.46), (0.12, 0.30), (0.28, 0.16), (0.52, 0.0), (0.66, -0.16), (0.46, -0.18), (0.24, -0.16), (0.10, -0.06), (0.02, 0.12), (0.0, 0.34), (0.02, 0.52)], True, 8)
        pen(c, heron)
        pen(c, [(-0.04, 0.64), (-0.26, 0.585), (-0.04, 0.585)])
        for x in (0.22, 0.34):
            pen(c, [(x, -0.14), (x + 0.02, -0.5), (x - 0.01, -0.95)], width=0.020, closed=False)

    def thing():
        path = art("ar_heron", reeds, 2048)
        dark_ply([rrect(0.270, 0.062, 0.008)], 0.024, (0, 0, 0.012), name="etch foot", bev=0.001)
        for k in range(3):
            x = (k - 1) * (w + 0.006)
            clear = thin(f"pane{k}", (0.975, 0.985, 0.99))
            o = put(plate("pane", [rrect(w, H, 0.003)], 0.005, clear, lit_edge("pane edge", "#BFE3E6", 0.30), bev=0.0003), (x, 0.006 * abs(k - 1), 0.020 + H / 2), UP)
            o.visible_glossy = False
            film = etched(f"etch{k}", path, (0.245, 0.205), x)
            d = mesh("etching", [(-w / 2 + 0.002, -H / 2 + 0.002, 0), (w / 2 - 0.002, -H / 2 + 0.002, 0), (w / 2 - 0.002, H / 2 - 0.002, 0), (-w / 2 + 0.002, H / 2 - 0.002, 0)], [(0, 1, 2, 3)], film)
            d.visible_glossy = False
            put(d, (x, 0.006 * abs(k - 1) - 0.0029, 0.020 + H / 2), UP)

    frame_of(made(thing), -14, 9, 68, (0.66, 0.82), (0, 0), 7.1)


def etched(name, path, size, x):
    """A film that scatters white where the mask is white and is not there elsewhere; the mask's middle lies x metres to the left."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    tc, mp, im = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeMapping"), n.new("ShaderNodeTexImage")
    mp.inputs["Scale"].default_value = (1 / size[0], 1 / size[1], 1)
    mp.inputs["Location"].default_value = (0.5 + x / size[0], 0.5, 0)
    im.image = bpy.data.images.load(path, check_existing=True)
    im.image.colorspace_settings.name = "Non-Color"
    im.extension = "CLIP"
    n.l(tc.outputs["Object"], mp.inputs[0])
    n.l(mp.outputs[0], im.inputs[0])
    d, t, e, s = n.new("ShaderNodeBsdfDiffuse"), n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeEmission"), n.new("ShaderNodeAddShader")
    d.inputs[0].default_value = (0.85, 0.89, 0.90, 1)
    e.inputs[0].default_value, e.inputs[1].default_value = (0.62, 0.82, 0.88, 1), 0.22
    n.l(d.outputs[0], s.inputs[0])
    n.l(e.outputs[0], s.inputs[1])
    mx = n.new("ShaderNodeMixShader")
    n.l(im.outputs[0], mx.inputs[0])
    n.l(t.outputs[0], mx.inputs[1])
    n.l(s.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


GLOW = {**CARD, "bounces": 8, "bloom": 0.06}
SHOTS = {
    "applications/art/lesson-1": Shot(tones, exposure=0.3, **LESSON),
    "applications/art/lesson-2": Shot(laid_out, exposure=0.35, **LESSON),
    "applications/art/lesson-3": Shot(assembled, exposure=0.4, **{**LESSON, "bounces": 8, "bloom": 0.05}),
    "applications/art/lesson-4": Shot(on_the_wall, exposure=0.45, **{**LESSON, "bounces": 8, "bloom": 0.05}),
    "applications/art/showcase-1": Shot(arch_box, exposure=0.45, **GLOW),
    "applications/art/showcase-2": Shot(fish_panel, exposure=0.3, **CARD),
    "applications/art/showcase-3": Shot(sphere_stand, exposure=0.5, **GLOW),
    "applications/art/showcase-4": Shot(block_set, exposure=0.35, **CARD),
    "applications/art/showcase-5": Shot(shadow_portrait, exposure=0.35, **CARD),
    "applications/art/showcase-6": Shot(round_screen, exposure=0.35, **CARD),
    "applications/art/showcase-7": Shot(stone_relief, exposure=0.35, **CARD),
    "applications/art/showcase-8": Shot(glass_etching, exposure=0.5, **{**GLOW, "bounces": 12}),
}
