"""Pictures of the company, service, partner and finance pages."""

from company_kit import *
from journey import ornament
from machines import *
from machines.parts import laser_head
from products_banners import pale
from products_screens import window
from products_stage import BLUE530, L530, L640, L960, L1390, L1610, M20, RF530, Model, gear_stand, machine, place
from products_stage import put as stand


def hall_room(wall="#DDE0E0", floor="#C3C7C8"):
    """A bright hall: light epoxy floor with a walkway line, white wall with a grey foot."""
    face = fuzz("epoxy", hexc(floor), tuple(x * 0.94 for x in hexc(floor)), (1.2, 1), 0.05, 0.22, detail=6, dist=0.002, contrast=(0.3, 0.7), spec=0.5)
    mesh("floor", [(-14, -9, 0), (14, -9, 0), (14, 5.2, 0), (-14, 5.2, 0)], [(0, 1, 2, 3)], face)
    mesh("wall", [(-14, 5.2, 0), (14, 5.2, 0), (14, 5.2, 6), (-14, 5.2, 6)], [(0, 1, 2, 3)], plaster(wall, wall))
    mesh("foot", [(-14, 5.19, 0), (14, 5.19, 0), (14, 5.19, 0.5), (-14, 5.19, 0.5)], [(0, 1, 2, 3)], pbr("wall foot", hexc("#9DA4A8"), rough=0.5))
    mesh("line", [(-14, -1.62, 0.001), (14, -1.62, 0.001), (14, -1.54, 0.001), (-14, -1.54, 0.001)], [(0, 1, 2, 3)], pbr("walk line", hexc("#D9922E"), rough=0.4))


def assembly_bench(x, y, w=1.5, d=0.75, h=0.78):
    """A steel bench with a light top and a drawer block; returns the height of its top."""
    f = finishes()
    box("bench top", (x - w / 2, y - d / 2, h - 0.04), (x + w / 2, y + d / 2, h), pbr("bench laminate", hexc("#D8D3C8"), rough=0.4), 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (w / 2 - 0.06), y + sy * (d / 2 - 0.06)
            box("leg", (px - 0.025, py - 0.025, 0), (px + 0.025, py + 0.025, h - 0.04), f.graphite, 0.003)
    box("drawers", (x + w / 2 - 0.50, y - d / 2 + 0.05, h - 0.36), (x + w / 2 - 0.10, y + d / 2 - 0.05, h - 0.045), f.graphite, 0.004)
    for k in range(3):
        z = h - 0.15 - 0.10 * k
        box("drawer", (x + w / 2 - 0.49, y - d / 2 + 0.035, z), (x + w / 2 - 0.11, y - d / 2 + 0.05, z + 0.092), f.white, 0.003)
        box("grip", (x + w / 2 - 0.36, y - d / 2 + 0.026, z + 0.066), (x + w / 2 - 0.24, y - d / 2 + 0.035, z + 0.076), f.steel, 0.002)
    return h


def bins(x, y, z, n=4):
    """A row of stacking bins for screws."""
    for k in range(n):
        m = pbr(f"bin{k % 2}", hexc(("#2C5FA8", "#D9922E")[k % 2]), rough=0.35)
        box("bin", (x + 0.125 * k, y, z), (x + 0.125 * k + 0.115, y + 0.16, z + 0.012), m, 0.002)
        for lo, hi in (((0, 0, 0), (0.004, 0.16, 0.075)), ((0.111, 0, 0), (0.115, 0.16, 0.075)), ((0, 0.156, 0), (0.115, 0.16, 0.075)), ((0, 0, 0), (0.115, 0.004, 0.045))):
            box("binwall", tuple(a + b for a, b in zip((x + 0.125 * k, y, z), lo)), tuple(a + b for a, b in zip((x + 0.125 * k, y, z), hi)), m, 0.001)
        box("screws", (x + 0.125 * k + 0.005, y + 0.006, z + 0.012), (x + 0.125 * k + 0.110, y + 0.154, z + 0.036), pbr("loose screws", (0.5, 0.5, 0.52), rough=0.4, metal=1, bump=(260, 1.0)), 0.004)


def banner():
    """A bright assembly hall: Light 530 on the first bench, behind it benches and a row of cabinets under work lights; calm on the left."""
    hall_room("#D3D9DB", "#BDC3C5")
    parts = []
    for x, y, lid in ((0.10, -1.05, 62), (2.35, -0.62, 0)):
        h = assembly_bench(x, y)
        parts += machine(L530, "mandala", (x - 0.10, y, h), 0.0, lid=lid, beam=False)
    bins(2.92, -0.80, 0.78, 2)
    stand(lambda: driver((0, 0, 0), 0.5), (0.72, -1.30, 0.78))
    for x, m, kind in ((0.20, L1390, "ferns"), (2.60, L1390, "leaves"), (5.00, L1390, "gears")):
        parts += machine(m, kind, (x, 1.75 + 0.30 * x, 0), 0.0, beam=False, doors=x != 2.60)
    for k in range(4):
        work_light(0.2 + 2.3 * k, 1.75 + 0.69 * k, 2.55, 1.7, 30)
    for k in range(3):
        work_light(0.1 + 2.25 * k, -1.0 + 0.43 * k, 2.35, 1.6, 24)
    world((0.92, 0.96, 1), 0.16)
    area("windows", (-7.5, -3.0, 4.0), (0.5, 0.6, 0.7), 3.2, 720, (1, 0.97, 0.93), 2.4)
    area("sky", (0, -2, 5.6), (0, 1.5, 0), 9, 330, (0.96, 0.98, 1), 5).visible_glossy = False
    area("wallwash", (-3, 3.0, 4.8), (-3, 5.2, 1.6), 8, 190, (1, 0.99, 0.97), 0.6)
    frame(parts, -20, 11, 58, (0.60, 0.64), (0.19, -0.07), WIDE, 11)


def sheet_of_machine(c):
    """A dimensioned drawing of a desktop machine on a sheet 1.42 times as wide as high: front, side, section of the head."""
    w = 0.008
    pen(c, [(-1.36, -0.94), (1.36, -0.94), (1.36, 0.94), (-1.36, 0.94)], width=0.012)
    pen(c, [(0.56, -0.94), (0.56, -0.58), (1.36, -0.58)], width=w, closed=False)
    for y in (-0.70, -0.82):
        pen(c, [(0.56, y), (1.36, y)], width=0.005, closed=False)
    # front view
    pen(c, [(-1.16, 0.10), (-0.02, 0.10), (-0.02, 0.32), (-0.10, 0.44), (-1.08, 0.44), (-1.16, 0.32)], width=w)
    pen(c, [(-1.08, 0.26), (-0.34, 0.26), (-0.34, 0.40), (-1.08, 0.40)], width=w)
    pen(c, [(-0.28, 0.24), (-0.08, 0.24), (-0.08, 0.38), (-0.28, 0.38)], width=w)
    pen(c, [(-1.12, 0.16), (-0.06, 0.16)], width=0.005, closed=False)
    for x in (-1.06, -0.12):
        pen(c, [(x - 0.05, 0.10), (x - 0.05, 0.06), (x + 0.05, 0.06), (x + 0.05, 0.10)], width=w, closed=False)
    # side view
    pen(c, [(0.34, 0.10), (1.04, 0.10), (1.04, 0.36), (0.86, 0.44), (0.50, 0.38), (0.34, 0.22)], width=w)
    pen(c, [(0.42, 0.28), (0.84, 0.41)], width=w, closed=False)
    c.arc(0.96, 0.18, 0.05, 0, TAU)
    c.set_line_width(w)
    c.stroke()
    # plan
    pen(c, [(-1.16, -0.66), (-0.02, -0.66), (-0.02, -0.12), (-1.16, -0.12)], width=w)
    pen(c, [(-1.06, -0.58), (-0.34, -0.58), (-0.34, -0.20), (-1.06, -0.20)], width=w)
    for y in (-0.36, -0.42):
        pen(c, [(-1.10, y), (-0.30, y)], width=w, closed=False)
    pen(c, [(-0.78, -0.33), (-0.66, -0.33), (-0.66, -0.45), (-0.78, -0.45)], width=w)
    c.arc(-0.72, -0.39, 0.03, 0, TAU)
    c.stroke()
    # the head in section, with the beam's path
    pen(c, [(0.42, -0.12), (0.66, -0.12), (0.66, -0.22), (0.58, -0.30), (0.54, -0.42), (0.52, -0.42), (0.48, -0.30), (0.42, -0.22)], width=w)
    c.set_dash([0.03, 0.014])
    pen(c, [(1.22, -0.17), (0.53, -0.17), (0.53, -0.50)], width=0.006, closed=False)
    pen(c, [(-0.59, 0.50), (-0.59, 0.02)], width=0.004, closed=False)
    c.set_dash([])
    pen(c, [(0.49, -0.13), (0.57, -0.21)], width=0.014, closed=False)
    # dimensions
    for a, b, s in (((-1.16, 0.60), (-0.02, 0.60), "1080"), ((0.34, 0.60), (1.04, 0.60), "585"), ((-1.06, -0.80), (-0.34, -0.80), "500")):
        pen(c, [a, b], width=0.004, closed=False)
        for x, y in (a, b):
            pen(c, [(x, y - 0.10), (x, y + 0.03)], width=0.004, closed=False)
            pen(c, [(x - 0.02, y - 0.02), (x + 0.02, y + 0.02)], width=0.007, closed=False)
        c.save()
        c.translate((a[0] + b[0]) / 2, a[1] + 0.055)
        c.scale(1, -1)
        mask_text(c, s, 0, 0, 0.07, bold=False)
        c.restore()
    pen(c, [(1.16, 0.10), (1.16, 0.44)], width=0.004, closed=False)
    for y in (0.10, 0.44):
        pen(c, [(1.08, y), (1.19, y)], width=0.004, closed=False)
    c.save()
    c.translate(1.24, 0.27)
    c.scale(1, -1)
    mask_text(c, "320", 0, 0, 0.07, bold=False)
    mask_text(c, "2010", -0.24, 1.03, 0.08, bold=False)
    c.restore()


def curled_sheet(draw, name, w, h, lift=0.018):
    """A drawing on paper whose right edge still curls from the roll."""
    face = paper(f"plan {name}", "#F1ECDF", 0.0, uv=True, mark=(art(name, draw, 2048, 1442), (w, h), (0.05, 0.075, 0.14), 0.0))
    return cloth("plan", w, h, 90, 40, lambda x, y: (x, y, 0.0010 + lift * max(0.0, (x / (w / 2) - 0.55) / 0.45) ** 2 + 0.0025 * max(0.0, (-y / (h / 2) - 0.7) / 0.3) ** 2), face)


def direction():
    """A workbench: the drawing of a first machine with lens and rail on it, and the head of today before it."""
    f = finishes()
    table(oak("direction oak"), "#9FA6A4", 0.75)
    put(curled_sheet(sheet_of_machine, "co_plan", 0.426, 0.300), (-0.075, 0.055, 0), (0, 0, 0.13))
    rail((-0.085, 0.225, 0.001), 0.10, 0.42, 0.10)
    lens((-0.165, -0.075, 0.0012))
    mirror((-0.118, -0.098, 0.0012))
    steel_rule((-0.02, -0.118, 0.001), 0.10)
    pencil((-0.235, 0.01), 1.15, "#B5521B")
    before = set(bpy.data.objects)
    laser_head(0, 0, 0)
    box("beam", (-0.066, -0.024, 0.000), (0.066, 0.012, 0.034), f.anodised, 0.0015)
    box("xrail", (-0.066, -0.031, 0.011), (0.066, -0.024, 0.023), f.steel, 0.001)
    for x in (-0.055, 0.055):
        box("stand", (x - 0.006, -0.006, -0.084), (x + 0.006, 0.006, 0.0), f.alu, 0.001)
    prism_z("standfoot", rrect(0.150, 0.075, 0.008), -0.092, -0.084, f.anodised, 0.001, 3)
    head = group("head")
    for o in set(bpy.data.objects) - before - {head}:
        if not o.parent:
            o.parent = head
    put(head, (0.245, -0.010, 0.092), (0, 0, -0.42))
    sunny(0.8, (0.02, 0.02, 0.04), 1.3, -1)
    camera((0.12, -0.82, 0.52), (0.040, 0.055, 0.034), 54, 8, (0.12, 0.0, 0.05))


def outline_of_driver():
    """The pocket of the torque driver, tip to the left."""
    return fillet([(-0.108, -0.0075), (-0.004, -0.0075), (0.010, -0.019), (0.098, -0.019), (0.110, -0.012), (0.110, 0.012), (0.098, 0.019), (0.010, 0.019), (-0.004, 0.0075), (-0.108, 0.0075)], 0.004, 5)


def service():
    """A service case with tools in cut foam; before it mirror mount, alignment target with its burns, torque driver."""
    table(pbr("service bench", hexc("#A9AFB1"), rough=0.42, bump=(900, 0.06)), "#8FA0A8", 0.8)
    pockets = [
        tf(outline_of_driver(), 0, -0.055, 0.092),
        tf(outline_of_driver(), 0, -0.055, 0.042),
        rrect(0.110, 0.034, 0.004, 5, 0.122, 0.092),
        circle(0.024, 48, 0.092, 0.038),
        circle(0.024, 48, 0.150, 0.038),
        rrect(0.150, 0.090, 0.006, 6, -0.098, -0.052),
        rrect(0.165, 0.090, 0.006, 6, 0.082, -0.052),
    ]
    x0, y0, turn = 0.055, 0.150, -0.16
    case = foam_case((x0, y0, 0), turn, pockets=pockets)
    z = 0.0405
    driver((-0.055, 0.042, z), 0, "#2C5FA8", parent=case, torque=False)
    for k in range(4):
        hex_key((0.078, 0.103 - 0.007 * k, z), -0.02, 0.080 - 0.010 * k, 0.0022 - 0.0003 * k, case)
    lens((0.092, 0.038, z), r=0.014, parent=case)
    mirror((0.150, 0.038, z), parent=case)
    for k, a in enumerate((-0.140, -0.098, -0.056)):
        target((a, -0.052 + 0.004 * k, z + 0.0006), (0, 0, 0.03 * k), 0.038, case, burns=False, name="clean target")
    callipers((0.062, -0.058, z), 0.0, 0.012).parent = case
    mirror_mount((-0.185, -0.050, 0), 0.62)
    target((-0.060, -0.110, 0.0006), (0, 0, 0.18), 0.090)
    driver((0.150, -0.130, 0), 0.30, "#F2741A")
    north(0.9, (0, 0.0, 0.04), 1.0, -1)
    camera((-0.16, -1.06, 0.68), (0.012, 0.085, 0.098), 54, 9, (-0.05, -0.08, 0.03))


def sample_wall(x, y, z, columns=7, rows=4, s=0.20, gap=0.035):
    """A birch wall of sample tiles, each of another material, on small steel pins; its lower left corner at x, z."""
    w, h = columns * (s + gap) + gap, rows * (s + gap) + gap
    box("sample board", (x - 0.06, y, z - 0.06), (x + w + 0.06, y + 0.03, z + h + 0.06), birch(name="sample board", axis="Z"), 0.004)
    for j in range(rows):
        for i in range(columns):
            kind = SWATCHES[(i * 5 + j * 7) % len(SWATCHES)]
            face, edge = swatch(kind, s, i + j)
            loops = [rrect(s, s, 0.012)]
            put(plate(f"tile {kind}", loops, 0.012, face, edge, bev=0.0015), (x + gap + s / 2 + i * (s + gap), y - 0.016, z + gap + s / 2 + j * (s + gap)), UP)


def partner():
    """A showroom: three machines on their plinths before a wall of samples."""
    face = fuzz("showroom floor", hexc("#7A6A58"), hexc("#6E5F4F"), (1.6, 1), 0.06, 0.35, detail=8, dist=0.002, contrast=(0.3, 0.7), spec=0.45)
    mesh("floor", [(-8, -6, 0), (8, -6, 0), (8, 2.3, 0), (-8, 2.3, 0)], [(0, 1, 2, 3)], face)
    mesh("wall", [(-8, 2.3, 0), (8, 2.3, 0), (8, 2.3, 5), (-8, 2.3, 5)], [(0, 1, 2, 3)], plaster("#D3CCC0", "#D3CCC0"))
    sample_wall(-1.22, 2.22, 1.30, 12, 4, 0.215, 0.035)
    box("ledge", (-1.28, 2.02, 1.12), (1.87, 2.25, 1.15), birch(name="ledge"), 0.003)
    parts = machine(L960, "leaves", (-1.25, 0.75, 0), 0.20)
    plinth = pbr("plinth", hexc("#E7E4DE"), rough=0.4)
    for x0, x1, y0, y1, h in ((0.10, 1.42, -0.10, 0.78, 0.66), (1.62, 2.32, 0.40, 1.10, 0.70)):
        parts.append(box("plinth", (x0, y0, 0), (x1, y1, h), plinth, 0.008))
    parts += machine(L530, "mandala", (0.76, 0.34, 0.66), -0.04)
    parts += machine(M20, "tags", (1.97, 0.72, 0.70), -0.22)
    stand(ornament, (-0.45, 2.13, 1.15), 0.1, 1.6)
    stand(gear_stand, (0.35, 2.13, 1.15), 0.0, 1.6)
    world((0.9, 0.93, 1), 0.14)
    area("window", (-4.4, -1.4, 2.8), (0, 0.5, 0.7), 1.8, 240, (1, 0.96, 0.90), 2.2)
    area("sky", (0, -1.0, 4.2), (0, 0.8, 0.4), 4.5, 90, (1, 0.98, 0.95), 2.5).visible_glossy = False
    for x in (-0.8, 0.0, 0.8, 1.5):
        area("wallspot", (x, 1.0, 3.1), (x, 2.25, 1.5), 0.15, 9, (1, 0.86, 0.68), spread=90)
    area("fill", (4.0, -3.0, 2.2), (0.6, 0.4, 0.7), 2, 60, (0.86, 0.92, 1))
    frame(parts, 6, 10, 56, (0.93, 0.58), (0.0, -0.16), 1.5, 11)


def lineup():
    """All eight models, the Radiance machines behind, the Aurora machines on plinths before them; the left third stays empty."""
    pale(Model("", "", "", size=3.7, floor="#B5B8BA", wall="#D6D8DA", side=-1))
    everything = set(bpy.data.objects)
    parts, gap = [], 0.16
    row = (L640, L960, L1390, L1610)
    x = -(sum(m.size for m in row) + 3 * gap) / 2
    for m, kind in zip(row, ("whales", "gears", "leaves", "compass")):
        parts += machine(m, kind, (x + m.size / 2, 0.10 * (x + 3.6) / 7, 0), led=13.0)
        x += m.size + gap
    plinth = pbr("plinth", hexc("#E9E7E3"), rough=0.4)
    for m, x, kind, w in ((M20, -2.75, "tags", 0.95), (BLUE530, -1.15, "pair", 1.30), (L530, 0.55, "mandala", 1.30), (RF530, 2.25, "coasters", 1.30)):
        before = set(bpy.data.objects)
        box("plinth", (x - w / 2, -2.05, 0), (x + w / 2, -1.20, 0.34), plinth, 0.010)
        parts += [o for o in bpy.data.objects if o not in before]
        parts += machine(m, kind, (x, -1.62, 0.34))
    # the rows are turned and not the camera, which keeps the backdrop straight behind them
    place(everything, (0, 0, 0), -0.46)
    frame(parts, 12, 13, 52, (0.62, 0.84), (0.17, -0.04), WIDE, 16)


def screen_instalments():
    """1600 x 1032 window: twelve even bars, the share already paid, a ring. Figures only."""

    def draw(c):
        window(c)
        c.set_source_rgb(1, 1, 1)
        for x, y, w, h in ((112, 92, 1010, 620), (1150, 92, 418, 620), (112, 740, 1456, 260)):
            rr(c, x, y, w, h, 18)
            c.fill()
        for k in range(12):
            c.set_source_rgb(*((1, 0.5, 0.1) if k < 5 else (0.86, 0.88, 0.90)))
            rr(c, 160 + k * 78, 210, 52, 400, 10)
            c.fill()
            c.set_source_rgb(0.40, 0.44, 0.48)
            mask_text(c, str(k + 1), 186 + k * 78, 650, 28, bold=False)
        c.set_line_width(44)
        c.set_source_rgb(0.88, 0.90, 0.91)
        c.arc(1359, 350, 130, 0, TAU)
        c.stroke()
        c.set_source_rgb(1, 0.5, 0.1)
        c.arc(1359, 350, 130, -math.pi / 2, -math.pi / 2 + TAU * 5 / 12)
        c.stroke()
        c.set_source_rgb(0.10, 0.13, 0.16)
        mask_text(c, "5 / 12", 1359, 350, 62)
        for k in range(3):
            c.set_source_rgb(0.86, 0.88, 0.90)
            rr(c, 1200, 560 + k * 44, 318 - 70 * k, 16, 8)
            c.fill()
            rr(c, 160, 800 + k * 62, 1360, 8, 4)
            c.fill()
            c.set_source_rgb(1, 0.5, 0.1)
            rr(c, 160, 796 + k * 62, (560, 820, 380)[k], 16, 8)
            c.fill()

    return drawn("screen-instalments", 1600, 1032, draw)


def calculator(at=(0, 0, 0), turn=0.0):
    """A desk calculator: sloped display with figures, five rows of keys."""
    e = group("calculator")
    body = pbr("calculator", hexc("#DAD7D0"), rough=0.38, bump=(2200, 0.05))
    prism_x("body", fillet([(-0.075, 0), (0.075, 0), (0.075, 0.024), (0.038, 0.020), (-0.075, 0.009)], 0.003, 4), -0.052, 0.052, body, 0.0025, 4).parent = e
    slope = math.atan2(0.011, 0.113)

    def face(y):
        return 0.009 + (y + 0.075) * 0.011 / 0.113 + 0.0002

    for row in range(5):
        for col in range(4):
            y, x = -0.062 + row * 0.0200, -0.0355 + col * 0.0237
            m = pbr("key orange", hexc("#E8621F"), rough=0.4) if (row, col) == (0, 3) else pbr("key dark", hexc("#3B4045"), rough=0.45) if col == 3 or row == 4 else pbr("key light", hexc("#F2F0EB"), rough=0.42)
            k = put(prism_z("key", rrect(0.0185, 0.0150, 0.0030), 0, 0.0045, m, 0.0012, 3), (x, y, face(y)), (slope, 0, 0), e)
            label_ = ("0", ".", "%", "=", "1", "2", "3", "+", "4", "5", "6", "-", "7", "8", "9", "×", "C", "√", "±", "÷")[row * 4 + col]
            t = text("figure", label_, 0.0070, pbr("key ink dark", (0.02, 0.02, 0.02), rough=0.5) if col < 3 and row < 4 else pbr("key ink light", (0.85, 0.85, 0.84), rough=0.5), (0, -0.0002, 0.0046), align="CENTER")
            t.parent = k
    lcd = drawn("co-lcd", 640, 160, lambda c: mask_text(c, "1 / 12", 420, 82, 104, face="Inter"), (0.0, 0.0, 0.0))
    put(plate("lcd", [rrect(0.088, 0.022, 0.002)], 0.0010, engraved("lcd", hexc("#A9B79C"), lcd, (0.088, 0.022), (0.02, 0.025, 0.02), rough=0.15, markrough=0.15, depth=0)), (0, 0.0565, 0.0222), (math.atan2(0.004, 0.037), 0, 0), e)
    return put(e, at, (0, 0, turn))


def sums(c):
    """Figures in a notebook: columns added up on the left page, a staircase of payments on the right."""
    grey(c, 0.8)
    for j, row in enumerate((("12", "24"), ("6", "12"), ("3", "6"))):
        for i, s in enumerate(row):
            c.save()
            c.translate(-1.05 + 0.42 * i, 0.55 - 0.30 * j)
            c.scale(1, -1)
            mask_text(c, s, 0, 0, 0.17, bold=False)
            c.restore()
    pen(c, [(-1.25, -0.20), (-0.42, -0.20)], width=0.014, closed=False)
    for k in range(6):
        h = 0.16 + 0.13 * k
        pen(c, [(0.30 + 0.15 * k, -0.45), (0.30 + 0.15 * k, -0.45 + h), (0.42 + 0.15 * k, -0.45 + h), (0.42 + 0.15 * k, -0.45)], width=0.014)


def desk():
    """A desk with a financing calculation: laptop with even bars, calculator, sample pieces, pencil and paper."""
    table(walnut(name="finance desk"), "#A8A59B", 0.8)
    stand(lambda: laptop(screen_instalments(), 112, 0.9), (-0.085, 0.105, 0), 0.20)
    calculator((0.110, -0.105, 0), -0.22)
    notebook((-0.120, -0.200, 0), 0.10, sums, "co_sums", 0.22, 0.155)
    pencil((-0.105, -0.240), 0.48, "#2F5D62", z=0.016)
    for k, (kind, x, y, a) in enumerate((("birch", 0.235, 0.035, 0.2), ("slate", 0.262, 0.050, -0.3), ("orange", 0.240, 0.022, 0.6))):
        face, edge = swatch(kind, 0.070, k)
        put(plate("sample", [rrect(0.070, 0.070, 0.005)], 0.004, face, edge, bev=0.0006), (x, y, 0.0022 + 0.0043 * k), (0, 0, a))
    stand(gear_stand, (0.255, 0.165, 0), -0.35, 1.0)
    cup((-0.315, 0.035, 0), "#D7D2C6")
    sunny(0.85, (0.02, 0, 0.05), 1.0, 1)
    camera((0.16, -0.98, 0.56), (0.005, -0.005, 0.058), 56, 8, (0.05, -0.08, 0.02))


SHOTS = {
    "company/banner": Shot(banner, 1920, 800, 24, exposure=0.15, bloom=0.03),
    "company/direction": Shot(direction, exposure=0.1, **CARD),
    "company/service": Shot(service, exposure=0.15, **CARD),
    "company/partner": Shot(partner, exposure=0.25, **CARD),
    "finance/lineup": Shot(lineup, 1920, 800, 24, look="High Contrast", exposure=0.4),
    "finance/desk": Shot(desk, exposure=0.1, **CARD),
}
