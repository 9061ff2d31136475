"""Education: the machines in the school, and five lessons."""
from applications import car
from applications_education import lattice_lamp, lattice_panel, wall_at
from products_stage import BLUE530, L530, L640, machine
from products_stage import put as stage_put
from school_kit import *
from showcase_kit import finger_box, panel, process, under_head
from workshop import bench, pegboard, room


def on_school_bench():
    """Product 1: the Light 530 on a school bench, chalkboard behind, a box of pencils and the built car beside it."""
    classroom(2.0, ash("bench530"), "#D2C3A8", (0.30, 0.62), 1.05, (0, 0, 0.15))
    parts = machine(L530, "pair", (0, 0.10, 0), 0.10)
    parts += made(lambda: pencil_box((-0.80, 0.02, 0), 0.3))
    parts += made(lambda: stage_put(lambda: car(0, 0, 0), (0.84, -0.16, 0), 0.5, 1.7))
    frame_of(parts, 14, 12, 58, (0.90, 0.80), (0, -0.10), 8)


def pencil_box(at, turn, n=8):
    """A finger-jointed box with pencils standing in it."""
    t, w, d, h = 0.005, 0.13, 0.09, 0.10
    e = finger_box_ply(w, d, h, t, 6)
    rnd = random.Random(8)
    for k in range(n):
        p = pencil((0, 0), 0, ("#B5452A", "#2F5D62", "#D09A3A", "#7A8F6B", "#39464F")[k % 5], 0.15)
        put(p, (-0.042 + 0.012 * k, rnd.uniform(-0.02, 0.02), 0.155 + 0.010 * math.sin(k * 2.3)), (0, math.pi / 2 + rnd.uniform(-0.09, 0.09), rnd.uniform(-0.4, 0.4)), e)
    return put(e, at, (0, 0, turn))


def finger_box_ply(w, d, h, t, n, front=None):
    """A finger-jointed birch box; front: its engraved front's material."""
    plain = birch(name=f"box side{w}")
    return finger_box(w, d, h, t, n, lambda k: front if front and k == 0 else plain, burnt(f"burnt {t}", t), floor=birch(name="box floor"))


def card_house(at, turn, s, colour, roof):
    """A card model of a gabled house with cut windows. Returns its parent."""
    e = group("card house")
    w, d, h, r = 0.070 * s, 0.050 * s, 0.042 * s, 0.030 * s
    wall_, top = paper(f"card{colour}", colour, 0.0), paper(f"card{roof}", roof, 0.0)
    gable = [(-d / 2, 0), (d / 2, 0), (d / 2, h), (0, h + r), (-d / 2, h)]
    panes = [rrect(0.010 * s, 0.012 * s, 0.0004, 2, x, h * 0.55) for x in (-d * 0.24, d * 0.24)] + [circle(0.005 * s, 24, 0, h + r * 0.30)]
    for x in (-w / 2, w / 2):
        put(plate("gable", [gable, *panes], 0.0012, wall_, bev=0.0001), (x, 0, 0), ACROSS, e)
    side = [[(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]] + [rrect(0.010 * s, 0.013 * s, 0.0004, 2, w * q, h * 0.56) for q in (-0.32, 0.32)] + [rrect(0.012 * s, 0.026 * s, 0.0004, 2, 0, 0.014 * s)]
    for y in (-d / 2, d / 2):
        put(plate("side", side, 0.0012, wall_, bev=0.0001), (0, y, 0), UP, e)
    slope = math.atan2(r, d / 2)
    L = math.hypot(r, d / 2) + 0.008 * s
    for q in (-1, 1):
        m = plate("roof", [rrect(w + 0.012 * s, L, 0.0006)], 0.0012, top, bev=0.0001)
        put(m, (0, q * (d / 4 + 0.0022 * s), h + r / 2 - 0.0005 * s), (-q * slope, 0, 0), e)
    return put(e, at, (0, 0, turn))


def small_bench():
    """Product 2: the Light Blue 530 on a small bench with a street of card models before it."""
    mesh("bench", [(-1.6, -1.4, 0), (1.6, -1.4, 0), (1.6, 0.60, 0), (-1.6, 0.60, 0)], [(0, 1, 2, 3)], ash("small bench"))
    wall_at("#B9C4C6", 0.80)
    north(1.7, (0, 0, 0.12), 1.1, 1)
    parts = machine(BLUE530, "nets", (0, 0.08, 0), -0.08)

    def street():
        for x, y, a, s, c, r in ((-0.46, -0.44, 0.2, 1.7, "#EFE8DA", "#C8502C"), (-0.30, -0.50, -0.1, 1.4, "#D9E3E2", "#2F5D62"), (-0.15, -0.45, 0.3, 1.9, "#F2DFB4", "#5A6B4F"), (0.02, -0.51, 0.05, 1.5, "#EFE8DA", "#3A5A8C")):
            card_house((x, y, 0), a, s, c, r)
        put(plate("net", [rrect(0.24, 0.17, 0.002)], 0.0012, kraft(drawn("ed_net", 1024, 724, lambda c: paint_motif(c, "box", 512, 362, 330)), (0.23, 0.163)), bev=0.0001), (0.27, -0.47, 0.0008), (0, 0, -0.15))

    parts += made(street)
    frame_of(parts, -22, 17, 58, (0.88, 0.88), (0, 0), 8)


def workshop_640():
    """Product 3: the Light 640 in the vocational workshop, a bench and tools behind it."""
    room()
    bench(1.55)
    pegboard(1.55)
    world((0.95, 0.95, 0.95), 0.18)
    area("window1", (-3.5, -1.0, 2.4), (0, 0.4, 0.7), 1.4, 160, (1, 0.93, 0.82), 2.6)
    area("window2", (-3.5, 1.1, 2.4), (0, 1.4, 0.8), 1.2, 80, (1, 0.92, 0.80), 2.4)
    area("sky", (0, -1, 4.1), (0, 0.5, 0), 5, 75, (0.95, 0.96, 1), 3).visible_glossy = False
    area("fill", (4.5, -3.5, 2.4), (0.5, 0.5, 0.7), 2, 60, (0.86, 0.92, 1))
    parts = machine(L640, "gears", (0.0, 0.4, 0), 0.22, led=13.0)

    def stool():
        f = finishes()
        cyl("seat", (1.22, 0.18, 0.56), 0.165, 0.030, ash("stool seat"), bev=0.008)
        for k in range(4):
            a = TAU * k / 4 + 0.5
            tube("leg", [(1.22 + 0.12 * math.cos(a), 0.18 + 0.12 * math.sin(a), 0.55), (1.22 + 0.15 * math.cos(a), 0.18 + 0.15 * math.sin(a), 0.28), (1.22 + 0.19 * math.cos(a), 0.18 + 0.19 * math.sin(a), 0.0)], 0.010, f.graphite)
        put(lathe("ring", [(0.150, 0.20), (0.157, 0.207), (0.150, 0.214), (0.143, 0.207), (0.150, 0.20)], f.graphite), (1.22, 0.18, 0))

    parts += made(stool)
    frame_of(parts, 16, 9, 52, (0.80, 0.86), (-0.02, -0.01), 8)


def _fox(c):
    """A fox's head of flat facets, 1 wide, for a tag."""
    for q in ([(-0.46, 0.46), (-0.14, 0.26), (-0.40, 0.02)], [(0.46, 0.46), (0.14, 0.26), (0.40, 0.02)], [(-0.12, 0.24), (0.12, 0.24), (0, -0.12)], [(-0.38, -0.02), (-0.14, 0.20), (-0.03, -0.14), (-0.10, -0.34)], [(0.38, -0.02), (0.14, 0.20), (0.03, -0.14), (0.10, -0.34)], [(-0.08, -0.36), (0.08, -0.36), (0, -0.48)]):
        pen(c, q)


def name_tag():
    """Lesson 1: the first tag, a fox and a number, pressed out of its sheet; others still in it."""
    table(ash("lesson bench"), "#CFC5B2")
    sunny(1.0, (0, 0, 0.01), 1.0)
    tag = lambda: [rrect(0.070, 0.034, 0.006), circle(0.0022, 24, -0.029, 0)]
    spots = [(-0.052 + 0.104 * (k % 2) - 0.0, 0.050 - 0.050 * (k // 2)) for k in range(6)]

    def drawing(n):
        return drawn(f"ed_fox{n}", 1024, 512, lambda c: [c.save(), c.translate(330, 256), c.scale(380, -380), _fox(c), c.restore(), mask_text(c, f"{n}", 720, 256, 270)])

    def things():
        root = group("sheet")
        ply([rrect(0.245, 0.180, 0.004)] + [[(x * 1.030 + dx, y * 1.062 + dy) for x, y in rrect(0.070, 0.034, 0.006)] for dx, dy in spots] + [circle(0.003, 20, sx * 0.115, sy * 0.083) for sx in (-1, 1) for sy in (-1, 1)], 0.003, (0, 0, 0.0017), parent=root, name="tag sheet")
        for k, (dx, dy) in enumerate(spots):
            if k not in (5, 2):
                marked(tag(), drawing(k + 11), (0.062, 0.031), 0.003, (dx, dy, 0.0017), (0, 0, 0.012 * (-1) ** k), root, f"fox{k}")
        put(root, (-0.040, 0.028, 0), (0, 0, 0.14))
        marked(tag(), drawing(16), (0.062, 0.031), 0.003, (0.105, -0.085, 0.0030), (0.03, 0, 0.32), name="fox out")
        cord = pbr("lanyard", hexc("#E8621F"), rough=0.8, bump=(1800, 0.4))
        tube("cord", [(0.0785, -0.094, 0.0052), (0.060, -0.104, 0.004), (0.070, -0.135, 0.0018), (0.130, -0.140, 0.0016), (0.190, -0.105, 0.0016), (0.195, -0.045, 0.0016), (0.150, -0.030, 0.0030), (0.078, -0.088, 0.0050)], 0.0014, cord, 14)
        marked(tag(), drawing(13), (0.062, 0.031), 0.003, (-0.120, -0.105, 0.0017), (0, 0, -0.30), name="fox loose")

    frame_of(made(things), -12, 42, 68, (0.90, 0.86), (0, 0), 8)


def power_grid():
    """Lesson 2: the head has burnt three rows and a half of a grid of squares."""
    def half(c):
        c.rectangle(-2, -0.10, 4, 3)
        c.clip()
        test_squares(c)

    grid_ = MATS.get("grid sheet") or birch(art("ed_half_grid", half, 2048, 1536), (0.150, 0.1125), "grid sheet")
    process(under_head((0.26, 0.20), grid_, burnt("burnt 0.003", 0.003), 0.003, (-0.085, -0.010)), (-0.070, -0.012), 1.5, 26, 0.6, (0.115, -0.235, 0.150), (-0.012, 0.010, 0.010), 54)


def joint_box():
    """Lesson 3: a finger-jointed box half together: three walls stand, one lies before it, glue and a clamp beside it."""
    classroom(1.0, ash("box bench"), "#C9BFA9", (0.35, 0.70), 1.0, (0, 0, 0.05))
    t, w, d, h = 0.006, 0.17, 0.12, 0.085
    face, edge = birch(name="joint face"), burnt("burnt 0.006", 0.006)

    def things():
        e = group("box")
        put(plate("wall", [panel(w, h, t, 5, 0)], t, face, edge, bev=0.0002), (0, d / 2 - t / 2, h / 2), (math.pi / 2, 0, math.pi), e)
        for k, x in ((-1, -w / 2 + t / 2), (1, w / 2 - t / 2)):
            put(plate("wall", [panel(d, h, t, 5, 1)], t, face, edge, bev=0.0002), (x, 0, h / 2), (math.pi / 2, 0, k * math.pi / 2), e)
        put(plate("floor", [rrect(w - 2 * t, d - 2 * t, 0.0003, 2)], t, face, edge), (0, 0, t / 2 + 0.001), parent=e)
        put(e, (0, 0.03, 0), (0, 0, 0.42))
        gearmark = drawn("ed_boxgear", 2048, 1024, lambda c: [paint_motif(c, "gear", 760, 512, 330), paint_motif(c, "gear", 1330, 560, 230)])
        marked([panel(w, h, t, 5, 0)], gearmark, (0.160, 0.080), t, (0.055, -0.120, t / 2 + 0.0004), (0, 0, 0.24), name="joint front")
        bottle((-0.155, -0.035, 0))

    frame_of(made(things), -16, 24, 64, (0.84, 0.84), (0, 0), 7.1)


def bottle(at):
    """A white glue bottle with an orange cap."""
    e = group("glue")
    put(lathe("body", [(0, 0), (0.020, 0), (0.0225, 0.003), (0.0225, 0.062), (0.020, 0.074), (0.0095, 0.082), (0.0085, 0.088), (0, 0.088)], pbr("glue white", hexc("#EDEBE4"), rough=0.35, coat=0.2)), parent=e)
    put(lathe("cap", [(0.0098, 0.083), (0.0100, 0.094), (0.0045, 0.104), (0.0030, 0.118), (0, 0.118)], pbr("glue cap", hexc("#E0672A"), rough=0.4)), parent=e)
    put(lathe("label", [(0.0226, 0.016), (0.0227, 0.0165), (0.0227, 0.052), (0.0226, 0.0525)], pbr("glue label", hexc("#3E6E9E"), rough=0.5)), parent=e)
    return put(e, at)


def bird(s, parent, at):
    """A bird of three plates: body and two wings lifted."""
    e = group("bird")
    body = spline([(-0.9, 0.10), (-0.45, 0.02), (0.0, 0.18), (0.40, 0.34), (0.62, 0.44), (0.86, 0.34), (0.66, 0.26), (0.52, 0.02), (0.18, -0.20), (-0.25, -0.16), (-0.55, -0.10), (-0.95, -0.14)], True, 6)
    tinted([[(x * s, y * s) for x, y in body]], "#2F6F8F", 0.003, (0, 0, 0), UP, e)
    wing = spline([(0.30, 0.0), (0.10, 0.55), (-0.35, 0.95), (-0.55, 0.85), (-0.40, 0.40), (-0.25, 0.0)], True, 6)
    for q in (-1, 1):
        holder = put(group(), (0, q * 0.0020, 0.10 * s), (q * -0.35, 0, 0), e)
        ply([[(x * s, q * y * s) for x, y in wing]], 0.002, (0, 0, 0), (q * 0.55, 0, 0), holder, "wing")
    return put(e, at, (0, -0.12, 0), parent)


def automaton():
    """Lesson 4: a crank turns a cam in a plywood frame, the follower lifts a bird."""
    classroom(1.0, ash("automaton bench"), "#C6C9C0", (-0.34, 0.70), 1.0, (0, 0, 0.13))

    def things():
        e = group("automaton")
        t, w, d, h = 0.005, 0.150, 0.085, 0.120
        dark_ply([rrect(w + 0.03, d + 0.03, 0.006)], 0.008, (0, 0, 0.004), parent=e, name="auto base")
        for x in (-w / 2, w / 2):
            ply([rrect(d, h, 0.004, 6, 0, h / 2), rrect(d - 0.034, h - 0.075, 0.008, 8, 0, h - 0.038), circle(0.0034, 24, 0, 0.052)], t, (x, 0, 0.008), ACROSS, e, "auto cheek")
        ply([rrect(w + 0.022, d + 0.012, 0.005), circle(0.0042, 24, 0, 0)], t, (0, 0, h + 0.0106), parent=e, name="auto top")
        cyl("shaft", (0.012, 0, 0.060), 0.0032, w + 0.055, ash("auto dowel"), "X", 0.0004).parent = e
        cam = [((0.026 + 0.0125 * (0.5 + 0.5 * math.cos(a)) ** 1.6) * math.cos(a), (0.026 + 0.0125 * (0.5 + 0.5 * math.cos(a)) ** 1.6) * math.sin(a)) for a in (TAU * i / 120 for i in range(120))]
        put(plate("cam", [tf(cam, 1.0), circle(0.0033, 24)] + [circle(0.005, 24, 0.015 * math.cos(q), 0.015 * math.sin(q)) for q in (2.6, 4.2)], 0.008, gloss("cam red", "#D9482B"), bev=0.0004), (0, 0, 0.060), ACROSS, e)
        z = 0.060 + 0.0345
        cyl("follower", (0, 0, z + 0.0025), 0.016, 0.005, walnut(name="follower"), bev=0.001).parent = e
        cyl("rod", (0, 0, z + 0.060), 0.0030, 0.118, ash("auto dowel"), bev=0.0004).parent = e
        swing = put(group(), (w / 2 + 0.028, 0, 0.060), (-0.9, 0, 0), e)
        dark_ply([stroke([(0.006, 0), (-0.044, 0)], 0.012)], 0.005, (0, 0, 0), ACROSS, swing, "auto crank")
        cyl("handle", (w / 2 + 0.044, -0.038 * math.cos(0.9), 0.060 + 0.038 * math.sin(0.9)), 0.0052, 0.030, walnut(name="handle"), "X", 0.002).parent = e
        bird(0.062, e, (0, 0, z + 0.124))
        for k, (x, hh) in enumerate(((-0.062, 0.040), (-0.045, 0.026), (0.060, 0.034))):
            tinted([leaf(hh, hh * 0.16)], ("#5E8F57", "#7FA650", "#4B7A54")[k], 0.002, (x, 0.020 - 0.03 * k, h + 0.0135), (math.pi / 2, -math.pi / 2, 0.4 * k), e)
        put(e, (0, 0, 0), (0, 0, -0.40))

    parts = made(things)
    cam2 = [((0.026 + 0.010 * abs(math.cos(1.5 * a))) * math.cos(a), (0.026 + 0.010 * abs(math.cos(1.5 * a))) * math.sin(a)) for a in (TAU * i / 120 for i in range(120))]
    for k, (x, y) in enumerate(((-0.135, -0.085), (-0.060, -0.118))):
        parts += [tinted([cam2 if k else [(p * 0.9 + 0.008, q * 0.9) for p, q in circle(0.032, 80)], circle(0.0033, 24)], ("#E0A520", "#2F6F8F")[k], 0.008, (x, y, 0.0045), (0, 0, 0.5))]
    frame_of(parts, 4, 15, 66, (0.74, 0.88), (0, 0), 8)


def lattice_lesson():
    """Lesson 5: the lamp with its lattice lit in the evening, a fifth panel and its cut petals beside it."""
    table(oak(), "#5F5F66")
    evening(1.0, (0, 0, 0.08), 1.1)
    parts = made(lambda: lattice_lamp((0.0, 0.0, 0), 0.55, 0.105, 0.175, 1.15))

    def loose():
        ply(lattice_panel(0.102, 0.175), 0.003, (-0.165, -0.020, 0.0017), (0, 0, 0.45), name="lamp face")
        rnd = random.Random(3)
        for k in range(11):
            ply([[(x * 0.96, y * 0.94) for x, y in leaf(0.0123, 0.0034)]], 0.003, (0.115 + rnd.uniform(-0.035, 0.045), -0.085 + rnd.uniform(-0.035, 0.035), 0.0017), (0, 0, rnd.uniform(0, 6)), name="petal rest")

    parts += made(loose)
    frame_of(parts, -14, 19, 64, (0.80, 0.82), (0, 0), 7.1)


SHOTS = {
    "applications/education/product-1": Shot(on_school_bench, exposure=0.2, **CARD),
    "applications/education/product-2": Shot(small_bench, exposure=0.2, **CARD),
    "applications/education/product-3": Shot(workshop_640, exposure=0.3, **CARD),
    "applications/education/lesson-1": Shot(name_tag, exposure=0.3, **LESSON),
    "applications/education/lesson-2": Shot(power_grid, exposure=0.3, **LESSON),
    "applications/education/lesson-3": Shot(joint_box, exposure=0.3, **LESSON),
    "applications/education/lesson-4": Shot(automaton, exposure=0.3, **LESSON),
    "applications/education/lesson-5": Shot(lattice_lesson, exposure=0.5, **{**LESSON, "bloom": 0.05}),
}
