"""Education: a warm, orderly school workshop. Banner, foot, three scenes and six tasks; machines and lessons are in applications_education_lessons.py."""
from applications import car
from machines import *
from products_screens import window
from products_stage import L530, machine
from school_kit import *


def banner():
    """A Light 530 on a long classroom table, six identical gear kits in a row before it."""
    table(ash("long table"), "#E6DECF", 2.6)
    sunny(2.4, (0.4, 0, 0.15), 1.25, 1)
    area("wall", (-1.0, 1.3, 2.0), (-0.9, 2.86, 0.8), 2.2, 110, (1, 0.97, 0.92))
    area("table light", (-1.6, -0.6, 2.2), (-0.8, 0, 0), 1.6, 60, (1, 0.98, 0.94)).visible_glossy = False

    def row():
        for k in range(6):
            gear_kit((-0.58 + 0.300 * k, -0.56, 0), 0.12, 0.4, s=1.5)

    parts = machine(L530, "mandala", (0.18, 0, 0), -0.06) + made(row)
    frame_of(parts, 19, 19, 62, (0.60, 0.86), (0.185, -0.03), 11, WIDE)


def shelf(w, d, z, mat, x=0.0, t=0.022):
    """A shelf board on the wall: front towards -y, upper face at z."""
    o = box("shelf", (-w / 2, -d, z - t), (w / 2, 0, z), mat, 0.002)
    o.location.x += x
    return o


def foot():
    """Finished student projects on a shelf at dusk, a lattice lamp lit among them."""
    wall_at("#6E6A66", 0.02)
    world((0.35, 0.48, 0.9), 0.08)
    area("dusk", (-1.6, -0.9, 1.3), (0, -0.1, 0.15), 0.9, 26, (0.62, 0.74, 1))
    area("lamp", (1.1, -0.8, 0.9), (0.2, -0.1, 0.12), 0.4, 11, (1, 0.78, 0.52))
    area("below", (-0.6, -1.6, -0.5), (0, 0, -0.35), 1.0, 9, (0.75, 0.82, 1))
    shelf(3.2, 0.30, 0.0, walnut(name="shelf walnut"))
    lattice_lamp((0.20, -0.14, 0), 0.5, 0.10, 0.20)

    def row():
        dinosaur((-0.14, -0.12, 0), 0.35, 0.85)
        orrery((0.47, -0.15, 0), 0.5)
        e = bridge((0.82, -0.13, 0.05), -0.12, 0.34, 0.062)
        e.location.z = 0.050
        for x in (0.665, 0.975):
            dark_ply([rrect(0.05, 0.10, 0.003)], 0.05, (x, -0.13 - (x - 0.82) * -0.12, 0.025), (0, 0, -0.12), name="bridge block")

        for k, c in enumerate(("#7A3B2C", "#2F4F57", "#B58A3E", "#5A6B4F")):
            book((1.06 + 0.032 * k, -0.12, 0), (0, 0, 0), 0.155, 0.21 + 0.012 * (k % 2), 0.028, c, True)

    parts = made(row)
    car(0.02, -0.235, -0.35)
    frame_of(parts, -6, 7, 62, (0.70, 0.80), (0.115, -0.14), 9, WIDE)


def wall_at(color, y=0.0):
    """A painted wall at y."""
    o = mesh("wall", [(-6, 0, -3), (6, 0, -3), (6, 0, 4), (-6, 0, 4)], [(0, 1, 2, 3)], surface(f"paint{color}", hexc(color), tuple(x * 0.95 for x in hexc(color)), grain=90, bump=0.25, relief=0.0008, rough=0.9))
    o.location.y = y
    return o


def lattice_panel(w, h, n=4):
    """Loops of a lattice: a frame with overlapping rings cut to petals."""
    loops = [[(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]]
    s = (w - 0.014) / n
    rows = int((h - 0.014) / s)
    for j in range(rows):
        for i in range(n):
            x, y = -w / 2 + 0.007 + s * (i + 0.5), -h / 2 + (h - rows * s) / 2 + s * (j + 0.5)
            for k in range(4):
                loops.append(tf(leaf(s * 0.56, s * 0.155), math.pi / 4 + k * math.pi / 2, x + 0.07 * s * math.cos(math.pi / 4 + k * math.pi / 2), y + 0.07 * s * math.sin(math.pi / 4 + k * math.pi / 2)))
    return loops


def lattice_lamp(at, turn, w, h, power=1.0, parent=None):
    """A square lamp of four lattice panels lined with paper, lit. Returns its parent."""
    e = group("lamp")
    t = 0.003
    for k in range(4):
        a = k * math.pi / 2
        holder = put(group(), (0, 0, 0), (0, 0, a), e)
        ply(lattice_panel(w - (t if k % 2 else -t), h), t, (0, -w / 2, h / 2 + 0.010), UP, holder, "lamp face")
    lining = bpy.data.materials.new("lining")
    lining.use_nodes = True
    n = N(lining)
    tr = n.new("ShaderNodeBsdfTranslucent")
    tr.inputs[0].default_value = (1, 0.86, 0.62, 1)
    em = n.new("ShaderNodeEmission")
    em.inputs[0].default_value = (1, 0.64, 0.27, 1)
    em.inputs[1].default_value = 2.1 * power
    ad = n.new("ShaderNodeAddShader")
    n.l(tr.outputs[0], ad.inputs[0])
    n.l(em.outputs[0], ad.inputs[1])
    n.l(ad.outputs[0], n.n["Material Output"].inputs[0])
    lining.cycles.sample_as_light = False
    q = w / 2 - 0.004
    box("lining", (-q, -q, 0.012), (q, q, h + 0.004), lining, 0).parent = e
    for z, g in ((0.006, 0.012), (h + 0.014, 0.006)):
        dark_ply([rrect(w + g, w + g, 0.004)], 0.008, (0, 0, z), parent=e, name="lamp cap")
    for k in range(4):
        a = k * math.pi / 2 + 0.4
        p = point("glow", (1.5 * w * math.cos(a), 1.5 * w * math.sin(a), h * 0.5), 0.35 * power * (w / 0.1) ** 2, (1, 0.66, 0.32), 0.05)
        p.parent = e
    return put(e, at, (0, 0, turn), parent)


def maker_room():
    """Scene 1: the machine on the bench, a parts kit before it, goggles on a hook at the wall board."""
    mesh("bench", [(-3, -1.6, 0), (3, -1.6, 0), (3, 0.62, 0), (-3, 0.62, 0)], [(0, 1, 2, 3)], ash("maker top"))
    wall_at("#CDBFA6", 0.66)
    sunny(1.7, (0, 0, 0.15), 1.0)
    area("board light", (-1.3, -0.4, 1.5), (0, 0.62, 0.6), 0.7, 22, (1, 0.94, 0.84))
    parts = machine(L530, "gears", (0.10, 0.16, 0), -0.10)
    f = finishes()
    peg = ply([rrect(1.5, 0.52, 0.012)] + [circle(0.006, 12, -0.70 + 0.07 * i, -0.21 + 0.07 * j) for i in range(21) for j in range(7)], 0.009, (0.04, 0.65, 0.60), UP, name="peg board")
    parts.append(peg)
    for x in (-0.36, 0.02):
        tube("hook", [(x, 0.645, 0.705), (x, 0.57, 0.705), (x, 0.555, 0.708), (x, 0.55, 0.722)], 0.0035, f.steel)
        goggles((x, 0.585, 0.604), (0.10, 0, 0.10 if x < -0.1 else -0.12))
    for k in range(3):
        tube("hook", [(0.32 + 0.12 * k, 0.645, 0.70), (0.32 + 0.12 * k, 0.61, 0.70), (0.32 + 0.12 * k, 0.605, 0.708)], 0.003, f.steel)
        dark_ply([[(0.055 * x, 0.055 * y) for x, y in ((0, 0.9), (0.62, -0.5), (-0.62, -0.5))], circle(0.005, 20, 0, 0.030)] if k == 1 else gear(14 + 3 * k, 0.0055, 0.006), 0.005, (0.32 + 0.12 * k, 0.625, 0.645), UP, name=f"hung{k}")

    def kits():
        gear_kit((-0.34, -0.42, 0), 0.25, s=1.5)
        dino_sheet((0.03, -0.46, 0.0018), (0, 0, -0.10))

    parts += made(kits)
    parts += made(lambda: car(0.32, -0.42, 0.5))
    frame_of(parts, -17, 15, 56, (0.93, 0.97), (0, 0.0), 8)


def cutting_mat(c):
    """Centimetre lines of a cutting mat 1.5 times as wide as high."""
    for k in range(61):
        pen(c, [(-1.5 + 0.05 * k, -1), (-1.5 + 0.05 * k, 1)], width=0.006 if k % 5 == 0 else 0.0025, closed=False)
    for k in range(41):
        pen(c, [(-1.5, -1 + 0.05 * k), (1.5, -1 + 0.05 * k)], width=0.006 if k % 5 == 0 else 0.0025, closed=False)


def vocational():
    """Scene 2: callipers on a test grid of squares, an open notebook with a table, a pencil."""
    table(ash("vocational top"), "#B7B1A6")
    mat = engraved("cutting mat", hexc("#3E5A55"), art("ed_mat", cutting_mat, 2048, 1365), (0.60, 0.40), (0.34, 0.46, 0.43), rough=0.85, markrough=0.9, depth=0)
    put(plate("cutting mat", [rrect(0.62, 0.42, 0.010)], 0.003, mat, bev=0.0006), (0.02, 0.01, -0.0010))
    sunny(1.0, (0, 0, 0.01), 1.05)

    def page(c):
        for i in range(13):
            pen(c, [(-1.30, 0.76 - 0.125 * i), (-0.14, 0.76 - 0.125 * i)], width=0.006, closed=False)
        for x in (-1.30, -0.92, -0.53, -0.14):
            pen(c, [(x, 0.76), (x, -0.74)], width=0.006, closed=False)
        rnd = random.Random(5)
        for i in range(12):
            for x in (-1.11, -0.72, -0.33):
                c.save()
                c.translate(x, 0.695 - 0.125 * i)
                c.scale(1, -1)
                mask_text(c, f"{rnd.choice((20, 30, 40, 50, 60)) if x < -1 else rnd.choice((120, 180, 240, 320)) if x < -0.6 else rnd.choice((0.12, 0.14, 0.16, 0.18))}", 0, 0, 0.07, bold=False)
                c.restore()
        pen(c, [(0.25, -0.62), (0.25, 0.62)], width=0.010, closed=False)
        pen(c, [(0.18, -0.55), (1.25, -0.55)], width=0.010, closed=False)
        pen(c, [(0.25 + 0.95 * k / 30, -0.45 + 0.92 * (1 - math.exp(-2.6 * k / 30))) for k in range(31)], width=0.014, closed=False)
        for k in range(8):
            c.arc(0.32 + 0.11 * k, -0.45 + 0.92 * (1 - math.exp(-2.6 * (0.08 + 0.115 * k))) + 0.02 * (-1) ** k, 0.020, 0, TAU)
            c.fill()

    def things():
        marked([rrect(0.195, 0.155, 0.003)], art("ap_squares", test_squares, 2048, 1536), (0.200, 0.150), 0.004, (-0.060, -0.01, 0.0022), (0, 0, 0.16), name="test grid")
        callipers((-0.050, 0.022, 0.0042), 0.20, 0.052)
        notebook((0.235, 0.060, 0.0006), -0.18, page, "ed_page")

    parts = made(things)
    for k in range(4):
        ply([rrect(0.030, 0.030, 0.0006)], 0.004, (-0.150 + 0.034 * k, -0.128 - 0.004 * (k % 2), 0.0022), (0, 0, 0.2 * k), name=f"coupon{k}")
    pencil((0.075, -0.115), 0.25, "#C8502C")
    frame_of(parts, -14, 44, 68, (0.92, 0.86), (0, 0.01), 9)


def physics_club():
    """Scene 3: a geared planetarium, half put together, its last arm and gears on the bench."""
    classroom(1.0, oak(), "#C9BBA2", (0.25, 0.72), 0.95, (0, 0, 0.08))
    parts = made(lambda: orrery((-0.03, 0.02, 0), 0.2, 2))
    f = finishes()

    def loose():
        for teeth, x, y, a in ((24, 0.175, -0.055, 0.2), (12, 0.225, -0.002, 0.5)):
            ply(gear(teeth, 0.0032, 0.0045), 0.004, (x, y, 0.0022), (0, 0, a), name=f"loose{teeth}")
        r = 0.168
        ply([fillet([(-0.030, -0.006), (r + 0.007, -0.005), (r + 0.007, 0.005), (-0.030, 0.006)], 0.004, 5), circle(0.0045, 24), circle(0.0016, 16, r, 0)], 0.003, (-0.165, -0.115, 0.0016), (0, 0, 0.10), name="loose arm")
        sphere("planet", (0.120, -0.130, 0.015), 0.015, pbr("planet blue", hexc("#3E6E9E"), rough=0.35, coat=0.3, bump=(140, 0.2)))
        cyl("rod", (0.205, -0.115, 0.0016), 0.0014, 0.06, f.brass, "X", 0.0002)

    parts += made(loose)
    steel_rule((-0.11, -0.155, 0), 0.12, 0.20)
    frame_of(parts, -12, 19, 64, (0.84, 0.86), (0, 0.01), 7.1)


def skeleton():
    """Solution 1: a slot-together dinosaur beside the sheet its bones came out of."""
    classroom(1.0, ash("dino bench"), "#C7CCC4", None, 1.0, (0, 0, 0.1))
    parts = made(lambda: dinosaur((0.0, 0, 0), -0.22))
    parts += [dino_sheet((0.060, -0.175, 0.0018), (0, 0, 0.12))]
    ply([bone([(0, -0.040), (0.008, -0.012), (-0.006, 0.016), (0.002, 0.040)], (0.012, 0.013, 0.015, 0.020))], 0.003, (-0.155, -0.105, 0.0016), (0, 0, 1.2), name="spare")
    arc = [(0.030 * math.sin(q), 0.045 * math.cos(q)) for q in (math.radians(-150 + 300 * i / 40) for i in range(41))]
    ply([stroke(arc, 0.007)], 0.003, (0.175, -0.020, 0.0016), (0, 0, 0.6), name="spare")
    frame_of(parts, -30, 17, 66, (0.80, 0.86), (0, -0.01), 8)


def gear_measure():
    """Solution 2: two meshing gears on a board, a steel rule along their pitch line, callipers at a tooth."""
    table(ash("gear bench"), "#BFC6C8")
    north(1.0, (0, 0, 0.01), 1.0, 1)

    def things():
        ply([rrect(0.30, 0.165, 0.008)], 0.006, (0, 0.005, 0.003), name="gear board")

        def wheel(teeth, x, y, phase, i):
            if i == 1:
                tinted(gear(teeth, 0.0050, 0.0035), "#2A6C9C", 0.005, (x, y, 0.0088), (0, 0, phase))
            else:
                ply(gear(teeth, 0.0050, 0.0035), 0.005, (x, y, 0.0088), (0, 0, phase), name=f"measured{i}")
            cyl("pin", (x, y, 0.011), 0.0033, 0.014, finishes().brass, bev=0.0007, n=32)

        train(((24, 0, None), (14, 0.10, 0), (10, 0.75, 1)), 0.0050, (-0.062, 0.008), wheel)
        steel_rule((0.0, -0.108, 0.0), 0.03)

    parts = made(things)
    callipers((0.060, 0.122, 0.0006), math.pi - 0.06, 0.024)
    for k, teeth in enumerate((10, 12, 14)):
        tinted(gear(teeth, 0.0032, 0.0031), ("#E8621F", "#E0A520", "#2A6C9C")[k], 0.005, (-0.185, -0.040 + 0.003 * k, 0.0027 + 0.0053 * k), (0, 0, 0.4 * k), name="stack")
    frame_of(parts, 14, 38, 66, (0.90, 0.86), (0, 0), 9)


def puzzle():
    """Solution 3: regions of an invented island in coloured acrylic, let into a walnut frame; three pieces lie outside."""
    table(ash("puzzle bench"), "#C9C3B8")
    sunny(1.0, (0, 0, 0.01), 0.9)
    colours = ("#E0A520", "#D9542B", "#2F7F8C", "#7FA650", "#C8406A", "#2A5FA0", "#E88A2A", "#4F9C7A", "#8C5AA0", "#D9B23C", "#3E8FC0", "#B5442E", "#6FAF5C", "#E06E8C")
    k = 0.142

    def board():
        dark_ply([rrect(0.34, 0.27, 0.010)], 0.006, (0, 0, 0.003), name="puzzle base")
        loops = [[(x * k, y * k) for x, y in q] for q in regions()]
        sea = gloss("puzzle sea", "#DDE7EA", 0.3, 0.2)
        put(plate("sea", [rrect(0.336, 0.266, 0.009)], 0.0012, sea, bev=0.0002), (0, 0, 0.0067))
        coast = [q for r in regions()[6:] for q in r if math.hypot(q[0] / 1.12, q[1] / 0.86) > 0.66]
        coast.sort(key=lambda q: math.atan2(q[1] / 0.86, q[0] / 1.12))
        put(plate("bed", [[(x * k, y * k) for x, y in coast]], 0.0004, ash("puzzle bed"), bev=0.0001), (0, 0, 0.0075))
        out = {4: (0.235, -0.085, 0.5), 9: (0.238, 0.010, -0.3), 12: (-0.215, -0.100, 0.25)}
        for i, q in enumerate(loops):
            cx, cy = sum(x for x, _ in q) / len(q), sum(y for _, y in q) / len(q)
            part = [((x - cx) * 0.978, (y - cy) * 0.978) for x, y in q]
            x, y, a = out.get(i, (cx, cy, 0))
            tinted([part], colours[i], 0.004, (x, y, 0.0022 if i in out else 0.0094), (0, 0, a), name=f"region{i}")
            if i not in out:
                cyl("peg", (x, y, 0.0135), 0.0030, 0.006, ash("peg ash"), bev=0.0008, n=32)
        rim = plate("rim", [rrect(0.34, 0.27, 0.010), rrect(0.318, 0.248, 0.006)], 0.007, walnut(name="puzzle rim"), burnt("burnt rim", 0.007, True), bev=0.0003)
        put(rim, (0, 0, 0.0098))

    parts = made(board)
    pencil((-0.20, 0.105), 1.2, "#2F5D62")
    frame_of(parts, -18, 46, 66, (0.92, 0.88), (0, 0), 10)


def truss():
    """Solution 4: the bridge of thin plywood between two blocks, a kilogram on it, a rule to read how far it gives."""
    classroom(1.0, oak(), "#CFC3AC", (-0.35, 0.66), 1.0, (0, 0, 0.09))

    def things():
        bridge((0, 0, 0.060), 0.0)
        for x in (-0.215, 0.215):
            box("block", (x - 0.031, -0.060, 0), (x + 0.031, 0.060, 0.060), ash("block ash"), 0.002)
        ply([rrect(0.075, 0.110, 0.003)], 0.004, (0, 0, 0.060 + 0.0785), name="load board")
        kilogram((0, 0, 0.0605 + 0.080), 1.1)

    parts = made(things)
    for k in range(2):
        kilogram((0.085 + 0.065 * k, -0.115 + 0.005 * k, 0), 0.72 - 0.14 * k, ("200 g", "100 g")[k])
    stand = steel_rule((-0.075, -0.088, 0), 0, 0.20)
    stand.rotation_euler = (math.pi / 2, math.pi / 2, 0)
    stand.location = (-0.125, -0.080, 0.105)
    ply([rrect(0.05, 0.030, 0.004)], 0.010, (-0.125, -0.073, 0.005), name="rule foot")
    frame_of(parts, -24, 14, 66, (0.88, 0.74), (0, -0.01), 7.1)


def sports_day():
    """Solution 5: three medals with ribbons and a row of name tags with signs."""
    table(surface("sports cloth", hexc("#47708A"), hexc("#3E647C"), grain=1300, bump=0.3, rough=0.95), "#C8BFB0")
    sunny(1.0, (0, 0, 0.01), 0.95)
    signs = ("gear", "fern", "whale", "hills", "rosette")

    def things():
        for k, (x, n, c) in enumerate(((-0.085, "2", "#B9BEC2"), (0.0, "1", "#D9A22C"), (0.085, "3", "#B5442E"))):
            medal((x, 0.020 + 0.015 * (k == 1), 0), 0.10 * (1 - k), n, c)
        for k in range(5):
            sign_ = drawn(f"sk_tag{signs[k]}", 1024, 512, lambda c, s=signs[k], n=k: [paint_motif(c, s, 256, 256, 200), mask_text(c, f"0{n + 1}", 720, 256, 230), [(rr(c, 24, 24, 976, 464, 70), c.set_line_width(14), c.stroke())]])
            marked([rrect(0.064, 0.032, 0.005), rrect(0.012, 0.0035, 0.0015, 4, 0, 0.0115)], sign_, (0.062, 0.031), 0.003, (-0.150 + 0.075 * k, -0.080 + 0.006 * (k % 2), 0.0018), (0, 0, 0.14 * math.sin(2.1 * k)), name=f"tag {signs[k]}")

    parts = made(things)
    frame_of(parts, -8, 50, 68, (0.92, 0.92), (0, 0), 10)


def _rocket():
    """Outline, window and fin lines of a rocket 1 high, standing on y 0."""
    right = [(0.0, 1.0), (0.075, 0.90), (0.125, 0.74), (0.135, 0.55), (0.120, 0.34)]
    fin = [(0.120, 0.34), (0.215, 0.22), (0.235, 0.02), (0.125, 0.13)]
    half = spline(right, n=8) + fin[1:] + [(0.085, 0.10)]
    return half + [(-x, y) for x, y in half[::-1][:-1]]


def screen_rocket():
    """1600 x 1032 drawing window with the rocket's three parts as vectors on a millimetre grid."""

    def draw(c):
        window(c, True)
        for k, (x, s) in enumerate(((420, 720), (860, 720), (1200, 420))):
            c.set_line_width(5)
            c.set_source_rgb(*((1, 0.42, 0.16), (1, 0.62, 0.16), (0.45, 0.75, 1))[k])
            c.new_path()
            for px, py in _rocket():
                c.line_to(x + px * s, 900 - py * s)
            c.close_path()
            c.stroke()
            c.arc(x, 900 - 0.66 * s, 0.05 * s, 0, TAU)
            c.stroke()
            c.rectangle(x - 0.006 * s, 900 - (0.5 * s if k == 0 else 0.12 * s), 0.012 * s, 0.38 * s if k == 0 else 0)
            c.stroke()

    return drawn("screen-rocket", 1600, 1032, draw)


def drawing_and_part():
    """Solution 6: the drawing on a laptop, the slotted rocket cut from it standing beside the sheet's rest."""
    table(ash("laptop bench"), "#B9AF9E", 1.3)
    sunny(1.3, (0, 0, 0.08), 0.8)
    def things():
        put(laptop(screen_rocket(), 104, 0.9), (-0.115, 0.05, 0), (0, 0, 0.22))
        s = 0.20
        e = group("rocket")
        loop = [(x * s, y * s) for x, y in _rocket()]
        hole = circle(0.0100, 32, 0, 0.66 * s)
        ply([loop, hole], 0.004, (0, 0, 0), UP, e, "rocket face")
        ply([loop], 0.004, (0, 0, 0), ACROSS, e, "rocket face")
        torus(0.0115, 0.0025, gloss("rocket ring", "#E8621F"), (0, -0.003, 0.66 * s), UP, e)
        put(e, (0.150, -0.020, 0.012), (0, 0, 0.5))
        dark_ply([circle(0.062, 100)], 0.012, (0.150, -0.020, 0.006), name="rocket foot")

    parts = made(things)
    s = 0.13
    parts += [ply([rrect(0.16, 0.15, 0.004)] + [tf([(x * s, (y - 0.5) * s) for x, y in _rocket()], 0, dx, 0) for dx in (-0.036, 0.036)], 0.004, (0.115, -0.165, 0.0022), (0, 0, 0.15), name="rocket rest")]
    frame_of(parts, 6, 19, 58, (0.86, 0.86), (0, 0.02), 7.1)


SHOTS = {
    "applications/education/banner": Shot(banner, exposure=0.4, bounces=6, **BANNER),
    "applications/education/foot": Shot(foot, exposure=0.5, bounces=6, vignette=0.15, **BANNER),
    "applications/education/scene-1": Shot(maker_room, exposure=0.2, **CARD),
    "applications/education/scene-2": Shot(vocational, exposure=0.3, **CARD),
    "applications/education/scene-3": Shot(physics_club, exposure=0.35, **CARD),
    "applications/education/solution-1": Shot(skeleton, exposure=0.3, **CARD),
    "applications/education/solution-2": Shot(gear_measure, exposure=0.3, **CARD),
    "applications/education/solution-3": Shot(puzzle, exposure=0.3, **CARD),
    "applications/education/solution-4": Shot(truss, exposure=0.3, **CARD),
    "applications/education/solution-5": Shot(sports_day, exposure=0.4, **CARD),
    "applications/education/solution-6": Shot(drawing_and_part, exposure=0.3, **CARD),
}
