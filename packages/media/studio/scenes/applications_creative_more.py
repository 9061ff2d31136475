"""Gifts and small shops: three machines at work, from a sketch to twenty boxed pieces, and six goods."""
from applications_creative import CREAM, HIDES, roll, studio_table
from gift_kit import *
from journey import pencil as drawn_line
from leather_kit import panel_of, thread
from machines import *
from machines.galvo import TABLE
from machines.light530 import BED
from machines.parts import finishes, sparks
from motifs_hard import waves
from products_screens import window
from products_stage import L530, machine


def beside_packages():
    """Product 1: the Light 530 on the shop's table, parcels and tags beside and before it."""
    mesh("bench", [(-2.4, -1.4, 0), (2.4, -1.4, 0), (2.4, 0.62, 0), (-2.4, 0.62, 0)], [(0, 1, 2, 3)], plaster("#DCD2C6", "#D3C8BA"))
    mesh("wall", [(-4, 0.80, -0.2), (4, 0.80, -0.2), (4, 0.80, 3), (-4, 0.80, 3)], [(0, 1, 2, 3)], plaster("#C9B3A6", "#C9B3A6"))
    sunny(1.7, (0, 0, 0.15), 1.0)

    def things():
        for x, y, a, w, d, h, c, r in ((-0.76, -0.06, 0.2, 0.24, 0.18, 0.16, "#B9795F", CREAM), (-0.74, -0.07, -0.1, 0.17, 0.13, 0.10, "#7E9483", "#F2E9DA"), (-0.47, -0.42, 0.35, 0.20, 0.15, 0.09, "#E4D6C0", "#C25B46")):
            parcel((x, y, 0.160 if w == 0.17 else 0), a, w, d, h, c, r)
        for k, kind in enumerate(("fern", "whale", "rosette", "gear")):
            e = put(group(), (-0.16 + 0.13 * k, -0.48 + 0.02 * (k % 2), 0.003), (0, 0, 0.3 - 0.25 * k))
            swing_tag((0, 0, 0), (0, 0, 0), motif_mask(kind), e, k % 2 == 1)
            e.scale = (1.7, 1.7, 1.7)
        root = put(group(), (0.36, -0.44, 0), (0, 0, 0.3))
        roll((0, 0, 0), "#C25B46").parent = root
        root.scale = (2.2, 2.2, 2.2)

    parts = machine(L530, "nets", (0.10, 0.10, 0), -0.06) + made(things)
    frame_of(parts, -16, 13, 58, (0.96, 0.90), (0, 0), 8)


def marking_pendants():
    """Product 2: the Mark M20 marks anodised pendants in a jig of twelve; ten are done."""
    cyclorama(hexc("#B7A9A0"), hexc("#CDC0B6"), 0.7, 3.2, gloss=0.4)
    world((0.95, 0.93, 0.90), 0.13)
    area("key", (-0.95, -0.75, 0.85), (0, -0.15, 0.12), 0.5, 22, (1, 0.93, 0.84))
    area("fill", (1.2, -1.0, 0.6), (0, -0.1, 0.12), 0.6, 7, (0.84, 0.91, 1))
    area("strip", (0.2, 0.5, 0.8), (0, -0.15, 0.1), 0.8, 8, (1, 1, 1), 0.12)
    tones = ("#B98A2E", "#8A2B2E", "#1F4A8A", "#2C6A50")
    plain = [pbr(f"pendant{c}", hexc(c), rough=0.32, metal=0.8) for c in tones]
    leafy = [engraved(f"marked pendant{c}", hexc(c), leaf_mask(), (0.026, 0.026), (0.82, 0.83, 0.84), rough=0.32, markrough=0.5, metal=0.8, markmetal=0.3, depth=0.1) for c in tones]

    def work():
        dark = pbr("jig", hexc("#26282B"), rough=0.45)
        put(plate("jig", [rrect(0.160, 0.125, 0.005)] + [circle(0.0150, 48, -0.054 + 0.036 * i, -0.036 + 0.036 * j) for i in range(4) for j in range(3)], 0.004, dark, bev=0.0004), (0.0, -0.1785, TABLE + 0.002))
        for i in range(4):
            for j in range(3):
                n = (2 - j) * 4 + i
                x, y = -0.054 + 0.036 * i, -0.1785 - 0.036 + 0.036 * j
                put(plate("pendant", [circle(0.0146, 64), circle(0.0012, 16, 0, 0.0118)], 0.0022, leafy[i] if n < 10 else plain[i], finishes().alu, bev=0.0003), (x, y, TABLE + 0.0040))

    mark_m20(0.345, work, True)
    camera((0.20, -0.56, 0.330), (0.010, -0.178, 0.142), 54, 9, (0.01, -0.20, 0.08))


def fine_pattern(c):
    """A dense pattern of rosettes on 2048 x 1024 px, burnt down to the line the job has reached."""
    c.rectangle(0, 0, 2048, 560)
    c.clip()
    for j in range(3):
        for i in range(6):
            rosette(c, 190 + 334 * i, 170 + 334 * j, 160, 5, 18)
            hexgeo(c, 190 + 334 * i + 167, 170 + 334 * j + 167, 56)


def rf_engraving():
    """Product 3: the Light 530 RF engraves a fine pattern into walnut, its metal tube's shell behind."""
    cyclorama(hexc("#2E2A28"), hexc("#191614"), 1.0, 3.2, gloss=0.8)
    world((0.6, 0.6, 0.8), 0.07)
    area("key", (-1.3, -0.9, 1.4), (0, 0, 0.15), 0.8, 34, (1, 0.92, 0.82))
    area("rim", (1.6, 0.9, 1.0), (0, 0, 0.2), 0.5, 40, (0.75, 0.86, 1), 1.4)
    area("bg", (0.3, 1.6, 0.4), (0.3, 3.2, 0.9), 1.6, 14, (1, 0.66, 0.36), 0.5)

    def sheet():
        k = 0.36
        put(plate("work", [rrect(0.38, 0.20, 0.004)], 0.004, walnut(drawn("cm_fine", 2048, 1024, fine_pattern), (k, k / 2), "fine walnut"), burnt("burnt fine", 0.004, True), bev=0.0003), (-0.09, -0.02, BED + 0.002))
        return 0.004

    p = light530(lid=None, front=False, head=(-0.075, 0.0377), work=sheet, beam=True, led=1.8, trim="graphite")
    sparks(p, 16, 5, 0.5)
    area("side", (-0.6, -0.4, 0.4), p, 0.3, 3.4, (1, 0.88, 0.74))
    camera(p + Vector((-0.135, -0.315, 0.205)), p + Vector((0.008, 0.020, 0.018)), 54, 8, p)


def sketch_page(c):
    """The leaf in pencil on 2048 x 1365 px: a large one with its veins, three small ideas, dimension lines."""

    def to(loop, x, y, s):
        return [(x + px * s, y - py * s) for px, py in loop]

    drawn_line(c, to(ginkgo(1.0), 720, 640, 400), True, 4, 3.2, 2, 0.85)
    for i in range(12):
        a = math.radians(147 - 114 * i / 11)
        drawn_line(c, to([(0, -0.30), (0.45 * math.cos(a), -0.22 + 0.45 * math.sin(a)), (0.90 * math.cos(a), -0.18 + 0.90 * math.sin(a))], 720, 640, 400), False, 2, 2.0, 20 + i, 0.6)
    for k, (x, y, s) in enumerate(((1480, 360, 150), (1760, 560, 120), (1500, 760, 130))):
        drawn_line(c, to(ginkgo(1.0), x, y, s), True, 3, 2.4, 60 + k, 0.7)
    drawn_line(c, [(330, 1080), (1110, 1080)], False, 1, 2, 90, 0.5)
    for x in (330, 1110):
        drawn_line(c, [(x, 1050), (x, 1110)], False, 1, 2, 91, 0.5)
    drawn_line(c, to(circle(1.06, 40, 0, -0.18), 720, 640, 400), True, 1, 1.6, 95, 0.25)


def sketch():
    """Lesson 1: the pendant begins as a pencil sketch of a leaf that lies beside the page."""
    table(oak("sketch oak"), "#A8988A")
    north(1.0, (0, 0, 0.01), 1.1)

    def things():
        page = engraved("sketch page", hexc("#F0EBE0"), drawn("cm_sketch", 2048, 1365, sketch_page), (0.285, 0.19), (0.06, 0.06, 0.065), rough=0.85, markrough=0.6, depth=0.0, bump=(1600, 0.06))
        put(plate("pad", [rrect(0.30, 0.21, 0.004)], 0.010, paper("pad edge", "#E6DFD0", 0.0), bev=0.0006), (0, 0, 0.005), (0, 0, 0.12))
        put(plate("page", [rrect(0.296, 0.206, 0.003)], 0.0004, page, bev=0.0001), (0, 0, 0.0103), (0, 0, 0.12))
        o = plate("leaf", [ginkgo(0.034)], 0.0006, surface("dry leaf", hexc("#D9A92F"), hexc("#C08A1E"), grain=900, bump=0.4, rough=0.7, through=0.2), bev=0.00005)
        put(curl(o, lambda x, y: 2.6 * x * x), (0.205, -0.030, 0.0020), (0.05, 0, -0.7))

    parts = made(things)
    e = pencil((0.035, -0.055), 0.55, "#E2571E")
    e.location.z = 0.0142
    put(box("rubber", (-0.020, -0.010, -0.006), (0.020, 0.010, 0.006), pbr("rubber", hexc("#E9E4DA"), rough=0.85), 0.002), (-0.085, 0.135, 0.0062), (0, 0, 0.5))
    frame_of(parts, -10, 46, 66, (0.90, 0.90), (0, 0), 9)


def screen_leaf():
    """1600 x 1032 drawing window with the leaf as vectors, nodes on its outline, its size in millimetres."""

    def draw(c):
        window(c, True)
        c.set_source_rgb(0.12, 0.14, 0.165)
        for k in range(32):
            c.rectangle(84 + 50 * k, 64, 1, 968)
            c.rectangle(84, 64 + 50 * k, 1516, 1)
        c.fill()
        s, x, y = 400, 700, 600
        q = ginkgo(1.0)
        c.set_line_width(5)
        c.set_source_rgb(1, 0.42, 0.16)
        c.new_path()
        for px, py in q:
            c.line_to(x + px * s, y - py * s)
        c.close_path()
        c.stroke()
        c.set_source_rgb(0.45, 0.75, 1)
        for h in leaf_holes(1.0):
            for px, py in h:
                c.line_to(x + px * s, y - py * s)
            c.close_path()
        c.stroke()
        for px, py in q[::6]:
            c.rectangle(x + px * s - 7, y - py * s - 7, 14, 14)
        c.set_source_rgb(0.95, 0.97, 1)
        c.set_line_width(2.5)
        c.stroke()
        for k, v in enumerate(("30.0 mm", "25.6 mm", "3.0 mm")):
            c.set_source_rgb(0.16, 0.185, 0.22)
            rr(c, 1260, 120 + 92 * k, 280, 70, 14)
            c.fill()
            c.set_source_rgb(0.9, 0.93, 0.96)
            mask_text(c, v, 1300, 155 + 92 * k, 30, align="l")
        for k, w in enumerate((0.42, 0.34, 0.26)):
            c.set_source_rgb(0.55, 0.6, 0.66)
            for px, py in q:
                c.line_to(1400 + px * 220 * w, 560 + 150 * k - py * 220 * w)
            c.close_path()
            c.set_line_width(3)
            c.stroke()

    return drawn("screen-leaf", 1600, 1032, draw)


def on_screen():
    """Lesson 2: the leaf as vectors on a tablet leaning on its stand, the sketch under it, a pen before it."""
    table(oak("screen oak"), "#8F8A86")
    evening(1.0, (0, 0, 0.05), 2.0, -1, (1, 0.74, 0.48), 0.10)

    def things():
        tablet(screen_leaf(), (0.0, 0.045, 0.086), (math.radians(68), 0, 0.10), 0.262, 0.172, 0.9)
        box("lip", (-0.07, 0.004, 0), (0.07, 0.022, 0.010), walnut(name="lip"), 0.001)
        box("rest", (-0.045, 0.056, 0), (0.045, 0.074, 0.085), walnut(name="rest"), 0.001)
        page = engraved("sketch page", hexc("#F0EBE0"), drawn("cm_sketch", 2048, 1365, sketch_page), (0.285, 0.19), (0.06, 0.06, 0.065), rough=0.85, markrough=0.6, depth=0.0, bump=(1600, 0.06))
        put(plate("page", [rrect(0.21, 0.148, 0.002)], 0.0006, page, bev=0.0001), (0.080, -0.085, 0.0006), (0, 0, -0.20))

    parts = made(things)
    put(lathe("stylus", [(0, 0), (0.0010, 0.002), (0.0042, 0.014), (0.0044, 0.150), (0.0036, 0.154), (0, 0.154)], pbr("stylus", hexc("#E9E8E4"), rough=0.3, coat=0.4)), (-0.160, -0.075, 0.0046), (0, math.pi / 2, -0.35))
    frame_of(parts, -14, 22, 62, (0.86, 0.86), (0, 0), 7.1)


def variants():
    """Lesson 3: the first sample in five sizes on a birch card with figures, callipers on the third."""
    table(plaster("#D9D1C6", "#D0C7BA"), "#B9ADA0")
    sunny(1.0, (0, 0, 0.01), 1.0)
    sizes = (20, 25, 30, 35, 40)
    xs, x = [], -0.118
    for n in sizes:
        xs.append(x)
        x += n * 0.00100 + 0.0275

    def figures(c):
        for n, x in zip(sizes, xs):
            c.save()
            c.translate(x / 0.075, -0.62)
            c.scale(1, -1)
            mask_text(c, str(n), 0, 0, 0.17)
            c.restore()
            pen(c, [(x / 0.075 - n * 0.0005 / 0.075, -0.42), (x / 0.075 + n * 0.0005 / 0.075, -0.42)], width=0.02, closed=False)

    def things():
        root = put(group(), (0, 0.01, 0), (0, 0, 0.10))
        marked([rrect(0.320, 0.140, 0.006)], art("cm_sizes", figures, 4096, 1920), (0.320, 0.150), 0.003, (0.012, 0, 0.0016), parent=root, name="size card")
        for n, x in zip(sizes, xs):
            s = n * 0.00050
            put(plate("leaf", [ginkgo(s), *leaf_holes(s), circle(0.0009, 16, 0, -0.62 * s)], 0.003, walnut(name="sample walnut"), burnt("burnt sample", 0.003, True), bev=0.0002), (x + 0.012, 0.018, 0.0049), parent=root)

    parts = made(things)
    callipers((0.015, 0.128, 0.0006), math.pi + 0.10, 0.030)
    for k in range(3):
        s = 0.0105
        put(plate("leaf", [ginkgo(s), *leaf_holes(s)], 0.003, birch(name="trial birch"), burnt("burnt 0.003", 0.003), bev=0.0002), (-0.075 + 0.050 * k, -0.115 + 0.008 * (k % 2), 0.0017), (0, 0, 0.7 * k))
    frame_of(parts, -10, 44, 68, (0.92, 0.84), (0, 0), 9)


def batch():
    """Lesson 4: twenty pendants in a box with a divider grid, each in its place; lid and two more boxes beside it."""
    studio_table(1.0, "#BFB0A2", "#AB9588", 0.9, (0, 0, 0.03))
    w, d, h, t = 0.235, 0.190, 0.036, 0.004

    def things():
        e = group("box")
        finger_box(w, d, h, t, 3, lambda k: birch(name=f"batch{k}"), burnt("burnt batch", t)).parent = e
        card = kraft()
        for i in range(1, 5):
            put(plate("divider", [rrect(d - 2 * t - 0.001, h - 0.012, 0.001)], 0.0015, card, bev=0.0001), (-w / 2 + t + (w - 2 * t) * i / 5, 0, (h - 0.012) / 2 + 0.0055), ACROSS, e)
        for j in range(1, 4):
            put(plate("divider", [rrect(w - 2 * t - 0.001, h - 0.0125, 0.001)], 0.0015, card, bev=0.0001), (0, -d / 2 + t + (d - 2 * t) * j / 4, (h - 0.012) / 2 + 0.0055), UP, e)
        put(plate("bed", [rrect(w - 2 * t - 0.001, d - 2 * t - 0.001, 0.001)], 0.008, felt("#3C4A46", "#2D3835"), bev=0.0005), (0, 0, 0.0095), parent=e)
        rnd = random.Random(6)
        s = 0.0150
        for i in range(5):
            for j in range(4):
                put(plate("leaf", [ginkgo(s), *leaf_holes(s), circle(0.0009, 16, 0, -0.62 * s)], 0.003, walnut(name="sample walnut") if (i + j) % 2 else birch(name="trial birch"), burnt("burnt sample", 0.003, True), bev=0.0002), (-w / 2 + t + (w - 2 * t) * (i + 0.5) / 5, -d / 2 + t + (d - 2 * t) * (j + 0.5) / 4 - 0.001, 0.0155), (0, 0, rnd.uniform(-0.15, 0.15)), e)
        put(e, (0, 0, 0), (0, 0, 0.20))
        marked([rrect(w + 0.006, d + 0.006, 0.003)], leaf_mask(), (0.12, 0.12), t, (0.135, 0.185, 0.094), (math.radians(74), 0, -0.25), name="batch lid")

    parts = made(things)
    parcel((0.150, 0.262, 0), -0.25, 0.150, 0.085, 0.100, "#7E9483", CREAM)
    for k in range(2):
        swing_tag((-0.165 + 0.02 * k, -0.075 - 0.03 * k, 0.0014 + 0.0024 * k), (0, 0, 0.7 - 0.5 * k), leaf_mask(), None, k == 1)
    frame_of(parts, -14, 32, 64, (0.86, 0.90), (0, 0), 8)


def ring_dish():
    """Showcase 1: a dish of stacked walnut and birch rings, three rings in it."""
    studio_table(1.0, "#D4CCC2", "#B7A79A", 1.0, (0, 0, 0.02))

    def dish():
        e = group("dish")
        dark_ply([circle(0.034, 120)], 0.004, (0, 0, 0.002), parent=e, name="dish walnut")
        for k in range(6):
            r = 0.036 + 0.0046 * k
            (ply if k % 2 else dark_ply)([[(r * (1 + 0.012 * math.cos(24 * a + k * 0.5)) * math.cos(a), r * (1 + 0.012 * math.cos(24 * a + k * 0.5)) * math.sin(a)) for a in (TAU * i / 240 for i in range(240))], circle(r - 0.0085, 120)], 0.004, (0, 0, 0.0062 + 0.0042 * k), parent=e, name=f"dish {'birch' if k % 2 else 'walnut'}")
        return e

    parts = made(dish)
    gold = pbr("gold wire", (0.92, 0.66, 0.30), rough=0.16, metal=1)
    silver = pbr("silver", (0.80, 0.80, 0.82), rough=0.16, metal=1)
    for at, turn, m, r in (((-0.008, 0.004, 0.0060), (0.15, 0.1, 0), gold, 0.0088), ((0.012, -0.006, 0.0075), (0.5, 0.2, 0.4), silver, 0.0092), ((0.000, 0.014, 0.0080), (-0.4, 0.5, 0), gold, 0.0085)):
        torus(r, 0.0013, m, at, turn)
    parts += made(lambda: wooden_box((-0.105, 0.075, 0), 0.35, 0.085, 0.085, 0.050, leaf_mask()))
    torus(0.0090, 0.0014, silver, (0.078, -0.045, 0.0014))
    frame_of(parts, -6, 26, 70, (0.78, 0.80), (0, 0), 7.1)


def bookmark_set():
    """Showcase 2: five bookmarks of veneer with tassels fanned out over a closed book."""
    table(surface("desk green", hexc("#6E7F76"), hexc("#65766D"), grain=700, bump=0.15, rough=0.9), "#B9B2A4")
    north(1.0, (0, 0, 0.02), 1.0)
    book((0, 0.02, 0), (0, 0, 0.30), 0.150, 0.215, 0.024, "#7A3B2C")

    def things():
        for k in range(5):
            a = 0.55 - 0.24 * k
            e = group("bookmark")
            holes = [tf(leaf(0.0140, 0.0034), b, math.copysign(0.0018, math.cos(b)), -0.052 + 0.022 * i) for i in range(5) for b in ((0.8, math.pi - 0.8) if k % 2 else (0.5, math.pi - 0.5))] if k != 2 else [circle(0.0105 - 0.0012 * i, 40, 0, -0.048 + 0.0235 * i) for i in range(5)]
            loops = [rrect(0.040, 0.150, 0.006), *holes, circle(0.0022, 20, 0, 0.068)]
            (dark_ply if k % 2 else ply)(loops, 0.0012, (0, 0, 0), parent=e, name=f"bookmark {k % 2}", axis="Y", bev=0.0001)
            m = silk(("#C25B46", "#E0A03A", "#2F5D62", "#8C5A78", "#7E9483")[k])
            rnd = random.Random(k)
            strand([[(0, 0.0685, 0.0010), (rnd.uniform(-0.002, 0.002), 0.080, 0.0025), (rnd.uniform(-0.005, 0.005), 0.095, 0.001), (rnd.uniform(-0.008, 0.008), 0.118, 0.0004)] for _ in range(16)], 0.00045, m).parent = e
            put(e, (-0.038 + 0.034 * k, -0.018 - 0.010 * abs(k - 2), 0.0252 + 0.0014 * k), (0, 0, a))

    frame_of(made(things), -6, 42, 68, (0.86, 0.90), (0, 0), 9)


def coaster_holder():
    """Showcase 3: six square coasters in a slotted holder of birch, one before it under a cup."""
    table(ash("coaster ash"), "#A9B2AE")
    sunny(1.0, (0, 0, 0.04), 0.95, 1)
    wave = drawn("cm_wave", 1024, 1024, lambda c: [c.translate(512, 512), c.scale(10.6, 10.6), waves(c, 94, 94, 12, 0.9)])

    def things():
        e = group("holder")
        t = 0.005
        side = [fillet([(-0.030, 0), (0.030, 0), (0.030, 0.052), (0.012, 0.066), (-0.012, 0.066), (-0.030, 0.052)], 0.005, 6)]
        for s in (-1, 1):
            ply(side, t, (s * 0.053, 0, 0), ACROSS, e, "holder side")
        dark_ply([rrect(0.101, 0.056, 0.001)], t, (0, 0, 0.010), parent=e, name="holder floor")
        for y in (-0.029, 0.029):
            ply([rrect(0.106, 0.030, 0.003)] + [tf(leaf(0.0115, 0.0026), 0.8 * q, -0.041 + 0.0150 * i, 0.0012 * q) for i in range(6) for q in (1, -1)], 0.004, (0, y, 0.026), UP, e, "holder rail")
        for k in range(6):
            (dark_ply if k % 2 else ply)([rrect(0.094, 0.094, 0.008)], 0.0050, (0, -0.0205 + 0.0080 * k, 0.0610 + 0.0003 * k), (math.pi / 2 - 0.04, 0, 0), e, f"in holder {k % 2}")
        put(e, (-0.035, 0.045, 0), (0, 0, -0.42))
        marked([rrect(0.094, 0.094, 0.008)], wave, (0.090, 0.090), 0.005, (0.080, -0.055, 0.0026), (0, 0, 0.25), name="coaster wave")
        marked([rrect(0.094, 0.094, 0.008)], wave, (0.090, 0.090), 0.005, (-0.100, -0.080, 0.0026), (0, 0, -0.12), name="coaster wave dark", dark=True)

    parts = made(things)
    parts += made(lambda: cup((0.080, -0.055, 0.0054), "#39464F", 0.85))
    frame_of(parts, -8, 22, 66, (0.84, 0.86), (0, 0), 7.1)


def star_ornaments():
    """Showcase 4: five cut stars hang from a branch before a warm wall."""
    mesh("wall", [(-3, 0.10, -3), (3, 0.10, -3), (3, 0.10, 3), (-3, 0.10, 3)], [(0, 1, 2, 3)], surface("star wall", hexc("#6B4A42"), hexc("#61423B"), grain=60, bump=0.2, relief=0.0008, rough=0.9))
    world((0.9, 0.85, 0.9), 0.09)
    area("key", (-0.62, -0.50, 0.40), (0, 0, -0.02), 0.22, 10, (1, 0.88, 0.72), 0.3)
    area("fill", (0.7, -0.8, -0.1), (0, 0, 0), 0.6, 2.0, (0.80, 0.88, 1))
    bark = fuzz("bark", hexc("#6E5642"), hexc("#4A382A"), (260, (1, 6, 6)), 0.9, 0.9, detail=8, dist=0.0012)
    tube("branch", [(-0.26, 0.02, 0.105), (-0.12, 0.0, 0.118), (0.02, 0.0, 0.110), (0.14, 0.0, 0.122), (0.28, 0.03, 0.112)], 0.0062, bark, 24)
    thread_ = pbr("star thread", hexc("#EFE6D4"), rough=0.9)

    def stars():
        for k, (x, z, R, n) in enumerate(((-0.150, 0.012, 0.038, 6), (-0.072, -0.050, 0.046, 8), (0.010, 0.015, 0.034, 5), (0.080, -0.045, 0.042, 6), (0.155, 0.020, 0.036, 8))):
            rays_ = [tf(leaf(R * 0.52, R * 0.075), TAU * i / n + math.pi / 2, 0.22 * R * math.cos(TAU * i / n + math.pi / 2), 0.22 * R * math.sin(TAU * i / n + math.pi / 2)) for i in range(n)]
            loops = [fillet(star(R, R * 0.52, n, ph=math.pi / 2), 0.0008, 3), *rays_, circle(R * 0.10, 24), circle(0.0010, 14, 0, R * 0.86)]
            (dark_ply if k == 2 else ply)(loops, 0.003, (x, 0.0, z), (math.pi / 2, 0, 0.22 * math.sin(1.9 * k)), name=f"star ply {k == 2}")
            if k in (1, 4):
                tinted([star(R * 0.30, R * 0.14, n, ph=math.pi / 2 + math.pi / n)], "#C2452E", 0.003, (x, -0.0032, z), (math.pi / 2, 0, 0.22 * math.sin(1.9 * k)))
            tube("thread", [(x, 0, z + R * 0.86), (x, 0, z + R + 0.02), (x, 0, 0.09), (x, 0.002, 0.112)], 0.0004, thread_)

    parts = made(stars)
    frame_of(parts, -9, 1, 70, (0.84, 0.84), (0, 0.0), 8)


def nameplate():
    """Showcase 5: a door number of walnut with raised figures and a birch sprig, on brick-red render."""
    mesh("wall", [(-3, 0, -3), (3, 0, -3), (3, 0, 3), (-3, 0, 3)], [(0, 1, 2, 3)], surface("door wall", hexc("#54685F"), hexc("#4D6158"), grain=40, bump=0.4, relief=0.0015, rough=0.9))
    world((0.92, 0.95, 1), 0.12)
    area("key", (-0.55, -0.40, 0.50), (0, 0, 0), 0.16, 8.5, (1, 0.91, 0.78), 0.3)
    area("fill", (0.7, -0.8, -0.1), (0, 0, 0), 0.7, 2.0, (0.84, 0.91, 1))

    def sign():
        e = group("plate")
        dark_ply([rrect(0.250, 0.140, 0.016)], 0.010, (0, -0.014, 0), UP, e, "door walnut", bev=0.0006)
        t = text("number", "28", 0.110, gloss("door cream", "#F2EADB", 0.2), (-0.052, -0.0215, 0), UP, "Bold", "CENTER", 0.0022)
        t.parent = e
        stem = [(0.052 + 0.010 * math.sin(u / 10), -0.052 + 0.0104 * u) for u in range(11)]
        ply([stroke(stem, lambda u: 0.0034 - 0.0020 * u)], 0.003, (0, -0.0206, 0), UP, e, "door birch")
        for i in range(1, 10):
            x, y = stem[i]
            for s in (-1, 1):
                ply([tf(leaf(0.026 - 0.0012 * i, 0.0052), math.pi / 2 - s * 0.85, x + s * 0.0008, y)], 0.003, (0, -0.0206 - 0.0001 * (s > 0), 0), UP, e, "door birch")
        for sx in (-1, 1):
            cyl("screw", (sx * 0.112, -0.0200, 0.056), 0.0042, 0.0025, brass(), "Y", 0.0008).parent = e
            cyl("screw", (sx * 0.112, -0.0200, -0.056), 0.0042, 0.0025, brass(), "Y", 0.0008).parent = e
            cyl("spacer", (sx * 0.09, -0.0045, 0), 0.006, 0.009, brass(), "Y", 0.0003).parent = e

    frame_of(made(sign), -18, 4, 70, (0.72, 0.74), (0, 0), 8)


def luggage_tags():
    """Showcase 6: three luggage tags, leather, walnut and acrylic, on a suitcase's strap."""
    table(woven("holdall", "#4B5560", "#59636E", 0.0011, spread=0.08), "#A59A8C")
    sunny(1.0, (0, 0, 0.02), 1.05)
    band([(-0.30, 0.075, 0.004), (-0.10, 0.070, 0.010), (0.10, 0.072, 0.010), (0.30, 0.066, 0.004)], 0.034, pbr("strap hide", hexc("#5A3420"), rough=0.5, bump=(900, 0.3)), 0.004, (0, 1, 0.05))
    compass_ = art("cm_compass", lambda c: [pen(c, star(0.85, 0.26, 4, ph=math.pi / 2), width=0.04), pen(c, star(0.55, 0.22, 4, ph=math.pi / 4)), [(c.arc(0, 0, 0.95, 0, TAU), c.set_line_width(0.04), c.stroke())]], 1024)

    def things():
        outline = fillet([(-0.026, -0.045), (0.026, -0.045), (0.026, 0.030), (0.012, 0.045), (-0.012, 0.045), (-0.026, 0.030)], [0.006, 0.006, 0.008, 0.006, 0.006, 0.008], 8)
        slot = rrect(0.016, 0.0045, 0.0018, 5, 0, 0.034)
        for k, (x, a) in enumerate(((-0.105, 0.18), (0.0, -0.06), (0.105, -0.24))):
            e = group("tag")
            if k == 0:
                panel_of([outline, slot], 0.0034, HIDES[0], compass_, (0.040, 0.040), at=(0, 0, 0), parent=e)
                stitches([(px * 0.88, py * 0.90 - 0.001) for px, py in outline], 0.0028, 0.0012, 0.0003, thread(), z=0.0034).parent = e
            elif k == 1:
                marked([outline, slot], compass_, (0.040, 0.040), 0.0034, (0, 0, 0.0017), parent=e, name="tag walnut", dark=True)
            else:
                face = engraved("tag acrylic", hexc("#2F5D62"), compass_, (0.040, 0.040), hexc("#E9EFEC"), rough=0.12, markrough=0.7, depth=0.1)
                put(plate("tag", [outline, slot], 0.0034, face, gloss("tag edge", "#2F5D62"), bev=0.0003), (0, 0, 0.0017), parent=e)
            hide_ = pbr("loop hide", hexc("#6B3A20"), rough=0.5, bump=(900, 0.3))
            band3([(0, 0.034, 0.0002), (0, 0.046, 0.0050), (0.001, 0.080, 0.0185), (0.001, 0.110, 0.0110), (0.0, 0.098, 0.0030), (0, 0.060, 0.0028), (0, 0.034, 0.0060)], 0.011, hide_, e, (1, 0, 0), 0.0016)
            put(e, (x, -0.020, 0.0008), (0, 0, a))

    frame_of(made(things), -8, 40, 68, (0.84, 0.84), (0, 0.01), 8)


SHOTS = {
    "applications/creative/product-1": Shot(beside_packages, exposure=0.2, **CARD),
    "applications/creative/product-2": Shot(marking_pendants, exposure=0.1, **{**CARD, "bloom": 0.06}),
    "applications/creative/product-3": Shot(rf_engraving, exposure=0.3, **{**CARD, "bloom": 0.07}),
    "applications/creative/lesson-1": Shot(sketch, exposure=0.05, **LESSON),
    "applications/creative/lesson-2": Shot(on_screen, exposure=0.4, **LESSON),
    "applications/creative/lesson-3": Shot(variants, exposure=0.3, **LESSON),
    "applications/creative/lesson-4": Shot(batch, exposure=0.35, **LESSON),
    "applications/creative/showcase-1": Shot(ring_dish, exposure=0.3, **CARD),
    "applications/creative/showcase-2": Shot(bookmark_set, exposure=0.35, **CARD),
    "applications/creative/showcase-3": Shot(coaster_holder, exposure=0.3, **CARD),
    "applications/creative/showcase-4": Shot(star_ornaments, exposure=0.45, **CARD),
    "applications/creative/showcase-5": Shot(nameplate, exposure=0.4, **CARD),
    "applications/creative/showcase-6": Shot(luggage_tags, exposure=0.35, **CARD),
}
