"""Pictures of the floor-standing machines for the texts next to them: acrylic letters, house numbers, cloth, tall work, check list, extinguisher."""

import importlib

import news
from company_kit import *
from machines import *
from machines.parts import finishes
from products_features import software, stop_at, white_top
from products_jobs import sheet
from lib.screens import ACCENT, INK, PANEL, _sign
from products_screens import screen_panel, window
from products_solutions import floor_models, rotary_set
from products_stage import *
from props_soft import put as lay

cabinets = importlib.import_module("machines.radiance")
"""The module: its name in the package is the function's."""
CARD = {"width": 960, "height": 640, "samples": 20, "look": "High Contrast", "exposure": 0.3, "oversample": 1.5}


def with_job(m, job, stage, target, offset, lens_mm, fstop=7, focus=None, extra=None, **state):
    """A look into the machine with a job of its own on the bed: the camera stands at target + offset."""

    def build():
        stage(m)
        radiance(m.number, work=job, **state)
        if extra:
            extra()
        t = Vector(target)
        camera(t + Vector(offset), t, lens_mm, fstop, Vector(focus or target))

    return build


LETTERS = ("AGMR8", "BEKS2", "CDNT6")
"""The rows of an acrylic letter job."""


def letter_kerfs(c):
    """Outlines of the letters on a 2048 x 1024 px sheet, as the beam leaves them."""
    c.select_font_face("Inter", 0, 1)
    c.set_font_size(300)
    c.set_line_width(15)
    for j, row in enumerate(LETTERS):
        for i, letter in enumerate(row):
            e = c.text_extents(letter)
            c.move_to(250 + i * 387 - e.width / 2 - e.x_bearing, 190 + j * 322 - e.height / 2 - e.y_bearing)
            c.text_path(letter)
            c.stroke()


def acrylic_letters(x, y, z, w, d):
    """Red acrylic with rows of letters cut; those already cut through are slightly higher than the sheet."""
    t, k = 0.005, min(w, 2 * d) * 0.96
    kerf = drawn("letter-kerfs", 2048, 1024, letter_kerfs)
    face = engraved("letter sheet", (0.72, 0.030, 0.018), kerf, (k, k / 2), (0.035, 0.002, 0.002), rough=0.34, markrough=0.5, depth=0.6)
    sheet(w, d, [], t, face, None, x, y, z)
    return t


def peeled(x, y, z, w, d):
    """Blue acrylic whose paper film is peeled back from one corner."""
    t = 0.006
    sheet(w, d, [], t, pbr("film acrylic", (0.016, 0.10, 0.42), rough=0.07, coat=0.8), None, x, y, z)
    film = fuzz("film paper", hexc("#D9CDB4"), hexc("#CFC2A6"), (500, 1), 0.12, 0.8, detail=6, dist=0.0002, contrast=(0.4, 0.6))

    def shape(u, v):
        # the corner nearest the camera rolls back over a radius; everything behind the fold lies flat
        s = (u - 0.02 * w - (v + 0.10 * d)) / math.sqrt(2)
        r = 0.030
        if s <= 0:
            return (u, v, 0.0)
        a = min(s / r, 2.7)
        along = r * math.sin(a) - (max(0.0, s / r - 2.7) * r) * 0.9
        rise = r * (1 - math.cos(a)) + max(0.0, s / r - 2.7) * r * 0.43
        back = (s - along) / math.sqrt(2)
        return (u - back, v + back, rise)

    o = cloth("film", w * 0.998, d * 0.998, 150, 110, shape, film, 0.0004)
    o.location = (x, y, z + t + 0.0004)
    return t


NUMBERS = [str(2 * i + 1) for i in range(15)]
"""The odd side of a street."""


def house_plates(c):
    """Fifteen plates with their numbers and screw holes on a 2048 x 1280 px sheet."""
    for i, number in enumerate(NUMBERS):
        x, y = 224 + (i % 5) * 400, 232 + (i // 5) * 408
        c.set_line_width(8)
        rr(c, x - 150, y - 150, 300, 300, 26)
        c.stroke()
        c.set_line_width(5)
        for dx in (-118, 118):
            c.new_sub_path()
            c.arc(x + dx, y - 118, 10, 0, 7)
            c.stroke()
        mask_text(c, number, x, y + 6, 170 if len(number) == 1 else 150)


def house_numbers(x, y, z, w, d):
    """One sheet of petrol acrylic with a street's worth of number plates engraved and cut."""
    t, k = 0.004, min(w, 1.6 * d) * 0.97
    face = engraved("number sheet", (0.006, 0.10, 0.115), drawn("house-plates", 2048, 1280, house_plates), (k, k / 1.6), (0.88, 0.89, 0.87), rough=0.12, markrough=0.6, depth=0.35)
    sheet(w, d, [], t, face, None, x, y, z)
    return t


def finished_numbers():
    """Four number plates on stand-offs, on the bench before the machine, and one that is being checked against the sheet."""
    f = finishes()
    box("pieces", (-1.2, -0.30, 0.76), (1.2, 0.30, 0.80), birch(name="numbertop"), 0.004)
    box("ledge", (-0.36, 0.050, 0.80), (0.36, 0.075, 0.830), oak("ledge"), 0.002)
    for i, (number, colour) in enumerate((("7", "#0F4C55"), ("12", "#22262B"), ("18", "#9B2C20"), ("26", "#1E3B70"))):

        def draw(c, number=number):
            mask_text(c, number, 512, 520, 560 if len(number) == 1 else 470)
            c.set_line_width(14)
            rr(c, 40, 40, 944, 944, 60)
            c.stroke()

        face = engraved(f"number {number}", hexc(colour), drawn(f"number-{number}", 1024, 1024, draw), (0.140, 0.140), (0.92, 0.92, 0.90), rough=0.10, markrough=0.6, depth=0.3)
        o = plate("number", [rrect(0.150, 0.150, 0.008), *[circle(0.003, 24, sx * 0.066, sy * 0.066) for sx in (-1, 1) for sy in (-1, 1)]], 0.006, face, pbr(f"edge {number}", hexc(colour), rough=0.08, coat=0.6), bev=0.0006)
        o.rotation_euler, o.location = (math.radians(78), 0, 0.05 - 0.03 * i), (-0.265 + 0.176 * i, 0.028, 0.8745)
    for i in range(6):
        cyl("standoff", (0.10 + 0.030 * (i % 3), -0.125 + 0.030 * (i // 3), 0.806), 0.0075, 0.012, f.steel, bev=0.001)


def numbers_bench():
    """House numbers finished on the bench; behind them the machine with the sheet they come from."""
    sweep(L960)
    made = set(bpy.data.objects)
    radiance("960", work=house_numbers, lid=48, beam=False, led=20, head=(0.25, 0.30))
    place(made, (0.05, 1.28, 0))
    finished_numbers()
    camera((-0.10, -1.28, 1.22), (0.01, 0.10, 0.935), 52, 8, (0, 0.02, 0.88))


def extinguisher_at_hand():
    """The machine switched off, its lamps and screen dark; a CO2 extinguisher hangs on the wall beside it, a stool stands before it."""
    emis("led", (1, 0.95, 0.88), 0)
    emis("stat", (0.30, 0.14, 0.04), 0.02)
    pbr("beacon0", (0.02, 0.16, 0.07), rough=0.15, coat=0.8)
    shop(L960)
    machine(L960, "leaves", (-0.35, 0.9, 0), led=0, beam=False, image=drawn("screen-off", 64, 40, lambda c: None))
    f = finishes()
    box("signboard", (1.24, 2.572, 1.52), (1.52, 2.588, 1.80), pbr("signred", (0.55, 0.014, 0.014), rough=0.4), 0.004)

    def flame(c):
        c.set_source_rgb(1, 1, 1)
        c.move_to(512, 160)
        c.curve_to(560, 330, 760, 430, 740, 640)
        c.curve_to(720, 830, 610, 880, 512, 880)
        c.curve_to(400, 880, 290, 810, 290, 640)
        c.curve_to(290, 520, 370, 480, 380, 370)
        c.curve_to(440, 420, 450, 480, 450, 520)
        c.curve_to(530, 440, 540, 300, 512, 160)
        c.fill()

    sign = screen("flame", 0.24, 0.24, drawn("flame", 1024, 1024, flame, (0.55, 0.014, 0.014)), 0.5)
    sign.rotation_euler, sign.location = (math.pi / 2, 0, 0), (1.38, 2.569, 1.66)
    box("hook", (1.34, 2.50, 1.28), (1.42, 2.59, 1.31), f.graphite, 0.004)
    news.extinguisher((1.38, 2.46, 0.62), -0.25, 1.7)
    seat = lathe("seat", [(0, 0.60), (0.165, 0.60), (0.170, 0.606), (0.170, 0.622), (0.160, 0.63), (0, 0.63)], birch(name="stoolseat"))
    seat.location = (0.92, 0.20, 0)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        tube("stoolleg", [(0.92 + 0.11 * math.cos(a), 0.20 + 0.11 * math.sin(a), 0.60), (0.92 + 0.155 * math.cos(a), 0.20 + 0.155 * math.sin(a), 0.3), (0.92 + 0.20 * math.cos(a), 0.20 + 0.20 * math.sin(a), 0.0)], 0.011, f.graphite)
    area("redlight", (2.4, 0.6, 2.2), (1.38, 2.5, 1.0), 0.8, 40, (1, 0.97, 0.92))
    camera((1.55, -3.55, 1.55), (0.36, 1.2, 0.86), 44, 9, (0.5, 1.4, 0.9))


def screen_sign():
    """A sign being corrected: the plate's outline in orange, its figures in white with a caret, the two layers beside."""

    def draw(c):
        window(c, True)
        c.set_source_rgb(0.11, 0.128, 0.15)
        c.rectangle(104, 84, 1060, 928)
        c.fill()
        c.set_source_rgb(0.155, 0.178, 0.205)
        for i in range(36):
            c.rectangle(104 + i * 30, 84, 1.4, 928)
            c.rectangle(104, 84 + i * 30, 1060, 1.4)
        c.fill()
        c.set_source_rgb(1, 0.42, 0.12)
        c.set_line_width(7)
        rr(c, 190, 300, 888, 490, 60)
        c.stroke()
        for x in (250, 1018):
            c.new_sub_path()
            c.arc(x, 545, 20, 0, 7)
            c.stroke()
        c.set_source_rgb(0.92, 0.94, 0.96)
        mask_text(c, "No 128", 620, 545, 190)
        c.set_source_rgb(0.36, 0.66, 1.0)
        c.rectangle(948, 440, 8, 210)
        c.fill()
        c.set_line_width(3)
        c.set_dash([12, 9])
        c.rectangle(846, 440, 106, 210)
        c.stroke()
        c.set_dash([])
        for i, (tone, share) in enumerate((((0.92, 0.94, 0.96), "38 %"), ((1, 0.42, 0.12), "72 %"))):
            c.set_source_rgb(0.09, 0.11, 0.14)
            rr(c, 1196, 110 + i * 170, 372, 146, 18)
            c.fill()
            c.set_source_rgb(*tone)
            if i == 0:
                mask_text(c, "128", 1290, 183, 66)
            else:
                c.set_line_width(7)
                rr(c, 1236, 318, 108, 66, 14)
                c.stroke()
            c.set_source_rgb(0.9, 0.93, 0.96)
            mask_text(c, share, 1400, 183 + i * 170, 44, align="l")
        c.set_source_rgb(0.36, 0.66, 1.0)
        rr(c, 1196, 890, 372, 112, 18)
        c.fill()
        c.set_source_rgb(0.03, 0.05, 0.08)
        c.set_line_width(9)
        c.move_to(1382, 980)
        c.line_to(1382, 920)
        c.move_to(1356, 944)
        c.line_to(1382, 918)
        c.line_to(1408, 944)
        c.stroke()

    return drawn("screen-sign", 1600, 1032, draw)


def sign_plate():
    """The finished sign beside the computer."""

    def draw(c):
        mask_text(c, "No 128", 1024, 560, 440)
        c.set_line_width(14)
        rr(c, 30, 30, 1988, 1070, 130)
        c.stroke()

    face = engraved("signplate", (0.006, 0.10, 0.115), drawn("sign-plate", 2048, 1130, draw), (0.168, 0.0927), (0.92, 0.92, 0.90), rough=0.10, markrough=0.6, depth=0.3)
    o = plate("signplate", [rrect(0.172, 0.096, 0.011)], 0.004, face, pbr("signedge", (0.006, 0.10, 0.115), rough=0.08, coat=0.6), bev=0.0006, z=0.0002)
    o.location.x, o.location.y, o.rotation_euler.z = 0.245, -0.145, -0.22


def console_corner():
    """The front corner with all that is operated standing: screen, key switch, emergency stop."""
    sweep(L640)
    machine(L640, "pair", image=screen_panel("Light 640", "whale", ACCENT, ("60 %", "400 mm/s", "5.0 mm"), 0.7, "21:30"), beam=False)
    s = Vector(stop_at(L640))
    warm = area("strip", s + Vector((-0.6, -0.4, 0.8)), s, 0.6, 7, (1, 0.9, 0.78), 0.3)
    warm.visible_glossy = False
    camera(s + Vector((0.42, -1.02, 0.66)), s + Vector((-0.045, 0.06, 0.085)), 62, 8, s + Vector((-0.03, 0.05, 0.08)))


def beside_640():
    """Light 640 with its two accessories: the air purifier at the back on its hose, the rotary axis on a stand."""
    sweep(L640)
    parts = machine(L640, "coasters")
    parts += filtered(1.10, 0.10, (0.4, 0.49, 0.5), 1.25)
    f = finishes()
    start = set(bpy.data.objects)
    prism_z("stand", [(x + 1.02, y - 0.62) for x, y in rrect(0.56, 0.36, 0.02)], 0.0, 0.40, f.graphite, 0.006)
    prism_z("standtop", [(x + 1.02, y - 0.62) for x, y in rrect(0.58, 0.38, 0.02)], 0.40, 0.425, birch(name="standtop"), 0.003)
    parts += [o for o in bpy.data.objects if o not in start]
    parts += rotary_set(0.92, -0.62, 0.12, scale=1.7, z=0.425)
    frame(parts, 20, 17, 58, (0.90, 0.84), (0, -0.02), 1.5, 10)


LOW = 0.676
"""Height of the bed when the table of Light 640 is down by about a hand's width."""


def tall_work():
    """The table is down: a wooden chest as high as a hand stands in the machine, the mandala half engraved on its lid."""
    sweep(L640)

    def chest(x, y, z, w, d):
        h, s = 0.104, walnut(name="chestside")
        dark = charred("chestchar", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012), 0.006)
        box("chest", (x - 0.125, y - 0.10, z), (x + 0.125, y + 0.08, z + h - 0.006), s, 0.003)
        for dx in (-0.0855, 0.0855):
            box("strap", (x + dx - 0.012, y - 0.1012, z), (x + dx + 0.012, y + 0.0812, z + h - 0.006), finishes().graphite, 0.0015)
        box("lock", (x - 0.014, y - 0.103, z + 0.052), (x + 0.014, y - 0.099, z + 0.088), finishes().brass, 0.002)
        o = plate("lid", [rrect(0.262, 0.192, 0.006)], 0.006, birch(mask("mandala"), (0.150, 0.150), "chestlid"), dark, bev=0.0006, z=z + h - 0.006)
        o.location.x, o.location.y = x, y - 0.01
        for i, (bx, by, bh, mat) in enumerate(((0.235, 0.02, 0.085, oak("block oak")), (-0.235, 0.0, 0.070, birch(name="block birch", axis="Z")))):
            box("block", (x + bx - 0.045, y + by - 0.045, z), (x + bx + 0.045, y + by + 0.045, z + bh), mat, 0.002)
        return h

    normal, cabinets.BED = cabinets.BED, LOW
    try:
        radiance("640", work=chest, lid=None, head=(-0.02, 0.10), led=14)
    finally:
        cabinets.BED = normal
    for o in list(bpy.data.objects):
        if o.name.split(".")[0] in {"under", "floor", "front", "status", "name", "seam"}:
            bpy.data.objects.remove(o)
    world((0.9, 0.94, 1), 0.16)
    area("inside", (-0.35, -1.1, 1.25), (-0.1, 0, 0.76), 0.5, 16, (1, 0.97, 0.92))
    camera((-0.44, -1.12, 1.13), (-0.11, -0.03, 0.755), 56, 9, (-0.12, -0.12, 0.76))


def checklist_mask(c):
    """A check list: ten rows with ticks, two of them open, columns for the days, a line for the signature; no words. 1024 x 1448 px."""
    c.set_line_width(6)
    c.rectangle(60, 150, 904, 1040)
    c.stroke()
    c.set_line_width(3)
    for j in range(1, 10):
        c.move_to(60, 150 + j * 104)
        c.line_to(964, 150 + j * 104)
        c.stroke()
    for i in range(6):
        c.move_to(430 + i * 89, 150)
        c.line_to(430 + i * 89, 1190)
        c.stroke()
    rnd = random.Random(5)
    for j in range(10):
        c.set_line_width(13)
        c.move_to(96, 202 + j * 104)
        c.line_to(96 + 150 + 150 * rnd.random(), 202 + j * 104)
        c.stroke()
        for i in range(6):
            if i < 4 or (i == 4 and j < 7):
                x, y = 474 + i * 89, 202 + j * 104
                c.set_line_width(9)
                c.move_to(x - 24, y)
                c.line_to(x - 7, y + 20)
                c.line_to(x + 27, y - 24)
                c.stroke()
    c.set_line_width(16)
    c.move_to(60, 84)
    c.line_to(420, 84)
    c.stroke()
    c.set_line_width(6)
    c.move_to(90, 1340)
    c.curve_to(150, 1260, 190, 1400, 250, 1320)
    c.curve_to(290, 1270, 320, 1390, 390, 1310)
    c.curve_to(430, 1280, 470, 1350, 540, 1318)
    c.stroke()
    c.set_line_width(3)
    c.move_to(60, 1372)
    c.line_to(964, 1372)
    c.stroke()


def morning_check():
    """The check list hangs on the machine's side with a pen on a cord; below it the swabs and the bottle for the lenses."""
    sweep(L1390, side=1)
    machine(L1390, "pair", beam=False)
    f = finishes()
    X = 0.95
    face = engraved("checksheet", hexc("#F4F2EC"), drawn("checklist", 1024, 1448, checklist_mask), (0.230, 0.325), (0.05, 0.07, 0.11), rough=0.7, markrough=0.7, depth=0)
    board = pbr("clipboard", hexc("#2C3A44"), rough=0.45)
    e = group("board")
    lay(plate("board", [rrect(0.265, 0.375, 0.010)], 0.004, board, bev=0.0008), (0, 0, 0), parent=e)
    lay(plate("sheet", [rrect(0.234, 0.329, 0.001)], 0.0006, face, bev=0.0001), (0, -0.012, 0.0044), parent=e)
    lay(box("clip", (-0.055, -0.016, -0.002), (0.055, 0.016, 0.012), f.steel, 0.004), (0, 0.174, 0.004), parent=e)
    lay(e, (X - 0.004, -0.18, 0.47), (math.pi / 2, 0, math.pi / 2))
    tube("cord", [(X + 0.012, -0.13, 0.648), (X + 0.020, -0.06, 0.58), (X + 0.022, -0.005, 0.50), (X + 0.016, -0.004, 0.42)], 0.0016, f.rubber)
    cyl("pen", (X + 0.016, -0.004, 0.365), 0.0052, 0.115, pbr("penorange", (0.85, 0.20, 0.02), rough=0.3, coat=0.4), bev=0.001, n=24)
    cyl("pentip", (X + 0.016, -0.004, 0.302), 0.0010, 0.014, f.steel, bev=0, r2=0.0048, n=24)
    area("sidekey", (2.4, -1.4, 1.5), (X, -0.18, 0.5), 0.7, 14, (1, 0.97, 0.93))
    camera((2.10, -1.42, 0.98), (0.90, -0.29, 0.585), 64, 8, (X, -0.20, 0.5))


def small_parts(x, y, z, w, d):
    """A birch sheet full of small parts; a third of them are taken out."""
    t, n, rows = 0.004, 9, 6
    rnd = random.Random(11)
    loops, parts = [], []
    for j in range(rows):
        for i in range(n):
            px, py = (i - (n - 1) / 2) * w / (n + 0.4), (j - (rows - 1) / 2) * d / (rows + 0.4)
            r = min(w / n, d / rows) * 0.40
            outline = (circle(r, 48), star(r, r * 0.5, 5, ph=0.3 * i), rrect(r * 1.7, r * 1.2, r * 0.2), tf(gear(12, r / 7.4, r * 0.2)[0], 0.1 * i))[(i + 2 * j) % 4]
            loops.append(tf(outline, 0, px, py))
            if rnd.random() < 0.62:
                parts.append((outline, px, py))
    sheet(w, d, loops, t, birch(name="partsheet"), charred(t=t), x, y, z)
    for outline, px, py in parts:
        o = plate("part", [tf(outline, 0, 0, 0, 0.972)], t, birch(name="partface"), charred(t=t), bev=0.0003, z=z)
        o.location.x, o.location.y = x + px, y + py
    return t


def large_table():
    """From above into Light 1390: the whole bed with a sheet full of small parts, part of them already collected in a box on the sheet."""
    sweep(L1390)
    state = {}

    def job(x, y, z, w, d):
        state["at"] = (x, y, z)
        return small_parts(x, y, z, w * 1.22, d * 1.16)

    radiance("1390", work=job, lid=None, beam=False, head=(0.30, 0.34), led=20)
    x, y, z = state["at"]
    blue = pbr("bin", hexc("#1F5C7A"), rough=0.45)
    for lo, hi in (
        ((-0.15, -0.10, 0), (0.15, 0.10, 0.006)),
        ((-0.15, -0.10, 0), (-0.144, 0.10, 0.085)),
        ((0.144, -0.10, 0), (0.15, 0.10, 0.085)),
        ((-0.15, -0.10, 0), (0.15, -0.094, 0.085)),
        ((-0.15, 0.094, 0), (0.15, 0.10, 0.085)),
    ):
        b = box("bin", lo, hi, blue, 0.002)
        b.location += Vector((x - 0.33, y - 0.26, z + 0.0042))
    rnd = random.Random(3)
    for i in range(34):
        r = 0.034
        outline = (circle(r, 48), star(r, r * 0.5, 5), rrect(r * 1.7, r * 1.2, r * 0.2), gear(12, r / 7.4, r * 0.2)[0])[i % 4]
        o = plate("binned", [outline], 0.004, birch(name="partface"), charred(t=0.004), bev=0.0003)
        o.location = (x - 0.33 + rnd.uniform(-0.10, 0.10), y - 0.26 + rnd.uniform(-0.055, 0.055), z + 0.014 + 0.0019 * i)
        o.rotation_euler = (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), rnd.uniform(0, 3))
    world((0.9, 0.94, 1), 0.16)
    camera((-0.62, -2.05, 2.02), (-0.12, -0.08, 0.80), 50, 10, (-0.1, -0.15, 0.80))


def petals(w, d, n, rows):
    """Loops of a leaf pattern over a sheet of that size."""
    out = []
    for j in range(rows):
        for i in range(n):
            px, py = (i - (n - 1) / 2) * w / (n + 0.5), (j - (rows - 1) / 2) * d / (rows + 0.5)
            r = min(w / n, d / rows) * 0.42
            for k in range(6):
                out.append(tf(tf(leaf(r * 0.86, r * 0.20), 0, r * 0.14, 0), k * math.pi / 3 + 0.3 * ((i + j) % 2), px, py))
    return out


def cloth_sheet(x, y, z, w, d, n=9, rows=5, names=("polyester", "#8C2F3B", "#B4545E")):
    """Woven cloth lying flat on the bed, a pattern of leaves cut out of it."""
    o = plate("cloth", [rrect(w, d, 0.002), *petals(w * 0.94, d * 0.92, n, rows)], 0.0012, woven(names[0], names[1], names[2], 0.0022, "twill", bump=1.0), None, bev=0, z=z)
    plate_uv(o)
    o.location.x, o.location.y = x, y
    return 0.0014


def held_cloth(x, y, z, w, d):
    """The same cloth in ochre, held down along its four edges by steel bars."""
    w, d = w * 1.10, d * 1.02
    t = cloth_sheet(x, y, z, w, d, 10, 5, ("linen ochre", "#C08A2E", "#DDB56A"))
    steel = pbr("holdsteel", (0.66, 0.67, 0.68), rough=0.36, metal=1, bump=(900, 0.06, (1, 0.03, 1)))
    z0, z1, b = z + t + 0.0008, z + t + 0.0148, 0.034
    for s in (-1, 1):
        cy, cx = y + s * (d / 2 - 0.012), x + s * (w / 2 - 0.012)
        box("bar", (x - w / 2 - 0.030, cy - b / 2, z0), (x + w / 2 + 0.030, cy + b / 2, z1), steel, 0.0015)
        box("bar", (cx - b / 2, y - d / 2 + 0.0298, z0), (cx + b / 2, y + d / 2 - 0.0298, z1), steel, 0.0015)
    return t


def screen_frame():
    """The machine's screen while it walks the border: the drawing, a dashed frame with its four corners, the dot on its way."""

    def draw(c):
        c.set_source_rgb(0.055, 0.066, 0.082)
        c.paint()
        c.set_source_rgb(*INK)
        mask_text(c, "Light 1610", 40, 44, 30, align="l")
        c.set_source_rgb(*PANEL)
        rr(c, 32, 84, 700, 456, 18)
        c.fill()
        c.set_source_rgb(0.14, 0.17, 0.21)
        for i in range(1, 18):
            c.rectangle(32 + 40 * i, 84, 1.5, 456)
        for i in range(1, 12):
            c.rectangle(32, 84 + 40 * i, 700, 1.5)
        c.fill()
        c.set_source_rgb(0.80, 0.66, 0.45)
        rr(c, 78, 118, 608, 388, 6)
        c.fill()
        c.set_source_rgb(0.28, 0.17, 0.08)
        for i in range(3):
            paint_motif(c, "hex", 200 + i * 182, 312, 84)
        c.set_source_rgb(1, 0.22, 0.10)
        c.set_line_width(6)
        c.set_dash([22, 14])
        c.rectangle(104, 142, 556, 340)
        c.stroke()
        c.set_dash([])
        for x, y in ((104, 142), (660, 142), (104, 482), (660, 482)):
            c.rectangle(x - 9, y - 9, 18, 18)
            c.fill()
        c.arc(660, 250, 17, 0, 7)
        c.fill()
        c.set_source_rgba(1, 0.22, 0.10, 0.35)
        c.arc(660, 250, 32, 0, 7)
        c.fill()
        for i, (kind, value) in enumerate((("power", "0 %"), ("speed", "100 mm/s"))):
            c.set_source_rgb(*PANEL)
            rr(c, 756, 84 + i * 110, 176, 94, 16)
            c.fill()
            c.set_source_rgb(*ACCENT)
            _sign(c, kind, 786, 131 + i * 110, 28)
            c.set_source_rgb(*INK)
            mask_text(c, value, 812, 131 + i * 110, 24, align="l")
        c.set_source_rgb(1, 0.22, 0.10)
        c.set_line_width(7)
        rr(c, 756, 318, 176, 100, 18)
        c.stroke()
        c.set_dash([16, 11])
        rr(c, 802, 344, 84, 48, 4)
        c.stroke()
        c.set_dash([])
        c.set_source_rgb(0.45, 0.06, 0.05)
        rr(c, 756, 440, 176, 100, 18)
        c.fill()
        c.set_source_rgb(*INK)
        rr(c, 828, 474, 32, 32, 4)
        c.fill()

    return drawn("screen-frame", 960, 576, draw)


def frame_walk():
    """The screen of Light 1610 while the pointer walks the border of the job."""
    night(L1610)
    machine(L1610, "pair", image=screen_frame(), beam=False)
    _, depth = floor_models["1610"]
    t = Vector((L1610.size / 2 - 0.175, -0.46 * depth / 1.40 - 0.03, 0.945))
    area("strip", t + Vector((-0.5, 0.4, 0.7)), t, 0.7, 8, (1, 0.82, 0.62), 0.2)
    camera(t + 0.74 * Vector((-0.20, -0.80, 0.56)), t, 58, 7, t)


def through_the_back():
    """From behind, beam off: a long birch board comes out of the open rear of Light 1610 onto a roller stand."""
    sweep(L1610)
    f = finishes()
    made = set(bpy.data.objects)
    machine(L1610, "pair", beam=False, head=(0.3, -0.2))
    width, depth = floor_models["1610"]
    board = plate("board", [rrect(1.30, 3.0, 0.004)], 0.012, birch(name="longboard", axis="Y"), charred(t=0.012), bev=0.0006, z=0.792)
    board.location.x, board.location.y = -0.10, 0.42
    box("flap", (-0.90, depth / 2 - 0.028, 0.83), (0.70, depth / 2 - 0.012, 0.98), f.graphite, 0.004)
    box("flaphandle", (-0.22, depth / 2 - 0.012, 0.895), (0.02, depth / 2 + 0.004, 0.91), f.alu, 0.003)
    box("lip", (-0.90, depth / 2 - 0.03, 0.765), (0.70, depth / 2 + 0.02, 0.79), f.alu, 0.003)
    for y in (1.35, 1.75):
        cyl("roller", (-0.10, y, 0.766), 0.024, 1.36, f.steel, "X", 0.002)
        for x in (-0.80, 0.60):
            box("bracket", (x - 0.02, y - 0.03, 0.70), (x + 0.02, y + 0.03, 0.79), f.graphite, 0.003)
    for x in (-0.80, 0.60):
        box("rail", (x - 0.022, 1.26, 0.66), (x + 0.022, 1.84, 0.705), f.graphite, 0.003)
        for y in (1.30, 1.80):
            box("leg", (x - 0.022, y - 0.022, 0.0), (x + 0.022, y + 0.022, 0.67), f.graphite, 0.003)
    parts = place(made, (0, 0.0001, 0), math.pi)
    frame([o for o in parts if not o.name.startswith(("hose", "ribs"))], 30, 22, 54, (0.90, 0.84), (0, -0.02), 1.5, 12)


SHOTS = {
    "products/light-640/solution-2": Shot(console_corner, **CARD),
    "products/light-640/solution-3": Shot(beside_640, **CARD),
    "products/light-640/feature-3": Shot(tall_work, **{**CARD, "exposure": 0.05}),
    "products/light-960/solution-1": Shot(with_job(L960, acrylic_letters, night, (-0.16, -0.06, 0.85), (0.62, -0.86, 0.56), 48, 8, lid=None, head=(-0.02, 0.06), led=13), **CARD),
    "products/light-960/solution-3": Shot(with_job(L960, peeled, sweep, (-0.02, -0.16, 0.80), (0.60, -0.98, 0.62), 50, 8, lid=None, head=(-0.22, 0.26), led=16, beam=False), **CARD),
    "products/light-960/feature-2": Shot(extinguisher_at_hand, **CARD),
    "products/light-960/feature-3": Shot(numbers_bench, **CARD),
    "products/light-960/feature-4": Shot(software(L960, white_top, "#C9B5A6", (screen_sign,), None, 0, sign_plate), **CARD),
    "products/light-1390/solution-3": Shot(large_table, **{**CARD, "exposure": 0.05}),
    "products/light-1390/feature-2": Shot(morning_check, **{**CARD, "exposure": 0.1}),
    "products/light-1610/solution-1": Shot(with_job(L1610, cloth_sheet, sweep, (-0.05, -0.06, 0.82), (0.66, -0.86, 0.66), 48, 9, lid=None, head=(-0.10, 0.10), led=18), **CARD),
    "products/light-1610/solution-2": Shot(frame_walk, **CARD),
    "products/light-1610/solution-3": Shot(through_the_back, **CARD),
    "products/light-1610/feature-1": Shot(with_job(L1610, held_cloth, sweep, (-0.12, -0.10, 0.80), (-0.85, -1.65, 1.30), 42, 10, lid=None, head=(0.35, 0.30), led=20), **CARD),
}  # fmt: skip
