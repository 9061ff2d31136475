"""Pictures of LightMaker Studio: at the computer, on the phone, in the cloud, and the four steps to a first cut. Signs and figures, no words."""

from company_kit import *
from journey import ornament
from lib.screens import ACCENT, INK, MUTED, PANEL, _loop, _sign
from machines import *
from products_screens import cloud_sign, window
from products_stage import L530, machine
from products_stage import put as stand
from showcase_kit import panel

DARK = (0.10, 0.13, 0.16)


def parts():
    """Parts of one job as outlines in metres on a sheet 240 x 160 mm, for the screen and for the cut parts on the desk."""
    wall = panel(0.080, 0.046, 0.003, 5, 0)
    end = panel(0.050, 0.046, 0.003, 5, 1)
    out = [[tf(wall, 0, -0.070, y)] for y in (0.050, 0.000)]
    out += [[tf(end, 0, 0.002, y)] for y in (0.050, 0.000)]
    out += [[tf(loop, 0.06, 0.074, 0.033) for loop in gear(22, 0.0032, 0.0030)], [tf(loop, 0.0, 0.092, -0.045) for loop in gear(14, 0.0032, 0.0030)]]
    out += [[tf(whale(), 0, -0.060, -0.054, 0.036)], [rrect(0.062, 0.030, 0.005, 6, 0.018, -0.052), circle(0.0022, 24, -0.006, -0.052), circle(0.0022, 24, 0.042, -0.052)]]
    return out


def screen_layout():
    """1600 x 1032 window: the parts nested on a birch sheet by layer, rulers, the sheet's use in per cent."""

    def draw(c):
        window(c, True)
        k, x, y = 4450, 660, 556
        c.set_source_rgb(0.88, 0.77, 0.59)
        c.rectangle(x - 0.12 * k, y - 0.08 * k, 0.24 * k, 0.16 * k)
        c.fill()
        c.set_source_rgb(*MUTED)
        for i in range(13):
            mask_text(c, str(i * 20), x - 0.12 * k + 0.02 * k * i, 110, 22, bold=False)
            c.rectangle(x - 0.12 * k + 0.02 * k * i - 1, 132, 2, 22)
            c.fill()
        for j, loops in enumerate(parts()):
            c.set_source_rgb(*((0.10, 0.36, 0.75) if j == 6 else (0.85, 0.22, 0.06)))
            c.set_line_width(5 if j != 4 else 8)
            for loop in loops:
                _loop(c, loop, x, y, k)
                c.stroke()
        gx, gy, r = x + 0.074 * k, y - 0.033 * k, 0.041 * k
        c.set_source_rgb(0.10, 0.36, 0.75)
        c.set_line_width(3)
        c.rectangle(gx - r, gy - r, 2 * r, 2 * r)
        c.stroke()
        for sx in (-1, 0, 1):
            for sy in (-1, 0, 1):
                if sx or sy:
                    c.rectangle(gx + sx * r - 9, gy + sy * r - 9, 18, 18)
        c.fill()
        for i, (tint, value) in enumerate((((0.85, 0.22, 0.06), "62 %"), ((0.30, 0.58, 1), "18 %"))):
            c.set_source_rgb(*PANEL)
            rr(c, 1250, 140 + i * 110, 318, 92, 16)
            c.fill()
            c.set_source_rgb(*tint)
            rr(c, 1274, 168 + i * 110, 36, 36, 8)
            c.fill()
            c.set_source_rgb(*INK)
            mask_text(c, value, 1336, 186 + i * 110, 36, align="l")
        for i, (kind, value) in enumerate((("speed", "18 mm/s"), ("thickness", "3.0 mm"))):
            c.set_source_rgb(*MUTED)
            _sign(c, kind, 1292, 430 + i * 78, 34)
            c.set_source_rgb(*INK)
            mask_text(c, value, 1336, 430 + i * 78, 34, align="l")
        c.set_line_width(34)
        c.set_source_rgb(0.16, 0.19, 0.23)
        c.arc(1408, 690, 104, 0, TAU)
        c.stroke()
        c.set_source_rgb(*ACCENT)
        c.arc(1408, 690, 104, -math.pi / 2, -math.pi / 2 + 5.0)
        c.stroke()
        c.set_source_rgb(*INK)
        mask_text(c, "79 %", 1408, 690, 54)
        c.set_source_rgb(*ACCENT)
        rr(c, 1250, 880, 318, 110, 18)
        c.fill()
        c.set_source_rgb(0.06, 0.04, 0.02)
        _sign(c, "play", 1408, 935, 48)

    return drawn("screen-layout", 1600, 1032, draw)


def cut_sheet(at, turn, out=(4,), gap=0.0006):
    """The cut sheet as it comes off the bed, its parts still in it but for those that were taken out."""
    e = group("cut sheet")
    job = parts()
    ply([rrect(0.244, 0.164, 0.002), *[outward(loops[0], gap) for loops in job]], 0.003, (0, 0, 0.0016), parent=e, name="job sheet")
    for j, loops in enumerate(job):
        if j not in out:
            ply(loops, 0.003, (0, 0, 0.0016), parent=e, name="job part")
    return put(e, at, (0, 0, turn))


def phone_edit():
    """720 x 1544 phone: a drawing with its nodes, one of them held, sizes, the way to the machine."""

    def draw(c):
        c.set_source_rgb(0.95, 0.957, 0.963)
        c.paint()
        c.set_source_rgb(1, 1, 1)
        rr(c, 36, 120, 648, 760, 44)
        c.fill()
        c.set_source_rgb(0.90, 0.915, 0.925)
        for i in range(1, 13):
            c.rectangle(36 + i * 50, 120, 2, 760)
        for j in range(1, 15):
            c.rectangle(36, 120 + j * 50, 648, 2)
        c.fill()
        c.set_source_rgb(0.90, 0.30, 0.06)
        c.set_line_width(7)
        _loop(c, whale(), 350, 520, 250)
        c.stroke()
        c.set_line_width(4)
        for shape in whale_windows():
            _loop(c, shape, 350, 520, 250)
            c.stroke()
        outline = whale()
        for i in range(0, len(outline), 14):
            c.set_source_rgb(1, 1, 1)
            c.arc(350 + outline[i][0] * 250, 520 - outline[i][1] * 250, 12, 0, TAU)
            c.fill_preserve()
            c.set_source_rgb(*DARK)
            c.set_line_width(4)
            c.stroke()
        px, py = 350 + outline[70][0] * 250, 520 - outline[70][1] * 250
        c.set_source_rgba(0.15, 0.45, 0.95, 0.25)
        c.arc(px, py, 52, 0, TAU)
        c.fill()
        c.set_source_rgb(0.15, 0.45, 0.95)
        c.arc(px, py, 18, 0, TAU)
        c.fill()
        for k, (value, share) in enumerate((("154 mm", 0.62), ("62 %", 0.44))):
            c.set_source_rgb(*DARK)
            mask_text(c, value, 60, 960 + k * 150, 46, align="l")
            c.set_source_rgb(0.86, 0.88, 0.90)
            rr(c, 56, 1010 + k * 150, 608, 16, 8)
            c.fill()
            c.set_source_rgb(*ACCENT)
            rr(c, 56, 1010 + k * 150, 608 * share, 16, 8)
            c.fill()
            c.arc(56 + 608 * share, 1018 + k * 150, 26, 0, TAU)
            c.fill()
        rr(c, 56, 1260, 608, 150, 40)
        c.fill()
        c.set_source_rgb(0.08, 0.04, 0.01)
        c.set_line_width(9)
        cloud_sign(c, 300, 1336, 66)
        c.stroke()
        _sign(c, "play", 430, 1335, 56)
        c.set_source_rgb(0.1, 0.1, 0.11)
        rr(c, 250, 1490, 220, 10, 5)
        c.fill()

    return drawn("phone-edit", 720, 1544, draw)


def banner():
    """Laptop with the laid-out job, phone with the drawing, and the cut sheet itself on the desk."""
    table(ash("software ash"), "#AEB6B6", 0.85)
    stand(lambda: laptop(screen_layout(), 112), (-0.06, 0.09, 0), 0.14)
    stand(lambda: phone(phone_edit()), (0.205, -0.055, 0), -0.30, 1.05)
    cut_sheet((0.045, -0.225, 0), 0.10, (4, 6))
    ply(parts()[4], 0.003, (0.215, -0.215, 0.0016), (0, 0, 0.4), name="lone gear")
    stand(ornament, (0.275, 0.13, 0), -0.20, 1.0)
    north(0.9, (0.03, 0, 0.05), 0.95, -1)
    camera((0.18, -0.98, 0.54), (0.045, -0.020, 0.066), 56, 8, (0.0, -0.02, 0.08))


def pc():
    """The computer close: parts nested on a sheet; before it two parts of that sheet."""
    table(oak("pc oak"), "#8E9896", 0.85)
    stand(lambda: laptop(screen_layout(), 114), (0.02, 0.10, 0), -0.20)
    ply([tf(loop, 0, -0.074, -0.033) for loop in parts()[4]], 0.003, (-0.200, -0.050, 0.0016), (0, 0, 0.3), name="gear part")
    ply([tf(loop, 0, -0.092, 0.045) for loop in parts()[5]], 0.003, (-0.140, -0.098, 0.0016), (0, 0, 0.1), name="gear part small")
    ply([tf(parts()[0][0], 0, 0.070, -0.050)], 0.003, (-0.225, 0.030, 0.0016), (0, 0, -0.4), name="wall part")
    cup((0.265, 0.135, 0), "#C9D0CF")
    sunny(0.85, (0, 0, 0.06), 0.85, -1)
    camera((-0.30, -0.80, 0.40), (-0.020, 0.045, 0.092), 60, 7, (-0.02, 0.03, 0.10))


def phone_holder(at, turn, tilt=1.20):
    """A plywood holder with a phone in it, as it is cut from one sheet: two profiles and a tie. The screen looks to -y."""
    e = group("holder")
    profile = fillet([(-0.040, 0), (0.055, 0), (0.055, 0.008), (0.030, 0.014), (0.012, 0.082), (0.002, 0.084), (-0.012, 0.022), (-0.026, 0.022), (-0.030, 0.034), (-0.040, 0.034)], [0.003, 0.003, 0.003, 0.012, 0.003, 0.003, 0.006, 0.003, 0.002, 0.002], 5)
    for x in (-0.026, 0.026):
        ply([profile], 0.004, (x, 0, 0.0), ACROSS, e, name="holder side", axis="Y")
    ply([rrect(0.080, 0.030, 0.003)], 0.004, (0, 0.020, 0.045), (tilt, 0, 0), e, name="holder tie")
    p = phone(phone_edit(), 1.0)
    put(p, (0, -0.0020, 0.0975), (tilt, 0, 0), e)
    return put(e, at, (0, 0, turn))


def mobile():
    """The phone in its plywood holder on the bench, the machine at work behind it."""
    mesh("bench", [(-2.4, -1.4, 0), (2.4, -1.4, 0), (2.4, 0.9, 0), (-2.4, 0.9, 0)], [(0, 1, 2, 3)], birch(name="mobile bench"))
    mesh("wall", [(-4, 0.9, -0.2), (4, 0.9, -0.2), (4, 0.9, 3), (-4, 0.9, 3)], [(0, 1, 2, 3)], plaster("#8D9598", "#8D9598"))
    machine(L530, "whales", (0.42, 0.42, 0), -0.12, led=5.0)
    phone_holder((-0.045, -0.28, 0), 0.16)
    stand(ornament, (-0.150, -0.130, 0), 0.30, 0.75)
    pencil((0.030, -0.335), 0.5, "#B5521B")
    world((0.85, 0.92, 1), 0.12)
    area("window", (-1.2, -0.3, 0.9), (0, -0.2, 0.1), 0.6, 20, (1, 0.96, 0.90), 0.8)
    area("fill", (1.0, -1.2, 0.8), (0, -0.2, 0.1), 0.8, 5, (0.84, 0.91, 1))
    area("wallglow", (-0.6, 0.6, 0.5), (-0.5, 0.9, 0.5), 0.5, 5, (1, 0.85, 0.65))
    camera((-0.10, -0.90, 0.215), (0.010, -0.20, 0.088), 56, 4.0, (-0.045, -0.28, 0.10))


def cloud():
    """In the evening: the library open on the laptop and on the tablet, the chosen design finished beside them."""
    table(walnut(name="cloud walnut"), "#5B6670", 0.85)
    image = screen_library()
    stand(lambda: laptop(image, 110), (-0.075, 0.10, 0), 0.24)
    tablet(image, (0.200, -0.045, 0.0755), (math.radians(62), 0, -0.34), w=0.240, h=0.162)
    ply([fillet([(0, 0), (0.07, 0), (0.045, 0.07), (0.030, 0.07)], 0.006, 5)], 0.004, (0.200, 0.020, 0.001), (math.pi / 2, 0, math.pi / 2 - 0.34), name="tablet foot")
    stand(ornament, (-0.285, -0.060, 0), 0.38, 0.85)
    cup((0.300, 0.150, 0), "#B9A58E")
    evening(0.9, (0.03, 0, 0.06), 1.35, -1)
    camera((0.06, -1.06, 0.46), (-0.005, 0.0, 0.082), 54, 7, (0.02, -0.06, 0.07))


def file_sign(c, x, y, w, motif, on=False):
    """A sheet with a folded corner and a motif on it, w wide."""
    h = w * 1.28
    c.set_source_rgb(1, 1, 1)
    c.move_to(x, y)
    for p in ((x + w * 0.72, y), (x + w, y + w * 0.28), (x + w, y + h), (x, y + h)):
        c.line_to(*p)
    c.close_path()
    c.fill_preserve()
    c.set_line_width(7 if on else 4)
    c.set_source_rgb(*(ACCENT if on else (0.70, 0.73, 0.76)))
    c.stroke()
    c.move_to(x + w * 0.72, y)
    c.line_to(x + w * 0.72, y + w * 0.28)
    c.line_to(x + w, y + w * 0.28)
    c.stroke()
    c.set_source_rgb(*DARK)
    paint_motif(c, motif, x + w / 2, y + h * 0.60, w * 0.34)


def screen_import():
    """Files on the left, one of them on its way into the dashed field."""

    def draw(c):
        window(c)
        for k, motif in enumerate(("gear", "box", "fern", "hex")):
            file_sign(c, 140 + (k % 2) * 210, 150 + (k // 2) * 270, 160, motif)
        c.set_source_rgb(1, 1, 1)
        rr(c, 620, 130, 920, 830, 40)
        c.fill()
        c.set_source_rgb(*ACCENT)
        c.set_line_width(9)
        c.set_dash([34, 26])
        rr(c, 650, 160, 860, 770, 30)
        c.stroke()
        c.set_dash([])
        file_sign(c, 920, 250, 320, "whale", True)
        c.set_source_rgb(*ACCENT)
        c.set_line_width(26)
        for a, b in (((1080, 710), (1080, 850)), ((1020, 796), (1080, 856)), ((1140, 796), (1080, 856))):
            c.move_to(*a)
            c.line_to(*b)
            c.stroke()

    return drawn("first-import", 1600, 1032, draw)


def screen_arrange():
    """The bed in millimetres with a square of 100 mm, its handles and sizes, an arrow across."""

    def draw(c):
        window(c)
        c.set_source_rgb(1, 1, 1)
        c.rectangle(150, 130, 1380, 828)
        c.fill()
        for i in range(51):
            c.set_source_rgb(*((0.80, 0.83, 0.86) if i % 10 == 0 else (0.91, 0.925, 0.935)))
            c.rectangle(150 + i * 27.6, 130, 2, 828)
            c.fill()
            if i <= 30:
                c.rectangle(150, 130 + i * 27.6, 1380, 2)
                c.fill()
            if i % 10 == 0:
                c.set_source_rgb(0.40, 0.44, 0.48)
                mask_text(c, str(i * 10), 150 + i * 27.6, 100, 30, bold=False)
                if i <= 30:
                    mask_text(c, str(i * 10), 118, 130 + i * 27.6, 26, bold=False)
        x, y, s = 426, 406, 276
        c.set_source_rgba(1, 0.5, 0.1, 0.16)
        c.rectangle(x, y, s, s)
        c.fill()
        c.set_source_rgb(0.88, 0.24, 0.05)
        c.set_line_width(9)
        c.rectangle(x, y, s, s)
        c.stroke()
        c.set_source_rgb(0.15, 0.45, 0.95)
        for sx in (0, 0.5, 1):
            for sy in (0, 0.5, 1):
                if (sx, sy) != (0.5, 0.5):
                    c.rectangle(x + sx * s - 13, y + sy * s - 13, 26, 26)
        c.fill()
        c.set_source_rgb(*DARK)
        mask_text(c, "100", x + s / 2, y - 54, 54)
        mask_text(c, "100", x + s + 84, y + s / 2, 54)
        c.set_source_rgb(0.62, 0.66, 0.70)
        c.set_line_width(5)
        paint_motif(c, "whale", 1120, 640, 190)
        paint_motif(c, "gear", 1190, 290, 92)

    return drawn("first-arrange", 1600, 1032, draw)


def screen_material():
    """Six stocks as squares of their colour, birch chosen, with power, speed and thickness."""

    def draw(c):
        window(c)
        rnd = random.Random(9)
        for k, (a, b) in enumerate((((0.89, 0.76, 0.55), (0.78, 0.62, 0.40)), ((0.42, 0.26, 0.16), (0.30, 0.17, 0.10)), ((0.96, 0.45, 0.10), (1, 0.62, 0.28)), ((0.66, 0.40, 0.22), (0.55, 0.31, 0.16)), ((0.93, 0.92, 0.89), (0.84, 0.83, 0.80)), ((0.28, 0.31, 0.34), (0.38, 0.41, 0.44)))):
            x, y = 130 + (k % 3) * 306, 120 + (k // 3) * 420
            c.save()
            rr(c, x, y, 276, 384, 26)
            c.clip()
            c.set_source_rgb(*a)
            c.paint()
            c.set_source_rgb(*b)
            if k in (0, 1):
                for j in range(17):
                    px = x + j * 17 + rnd.uniform(-5, 5)
                    c.set_line_width(rnd.uniform(2, 6))
                    c.move_to(px, y)
                    c.curve_to(px + rnd.uniform(-26, 26), y + 130, px + rnd.uniform(-26, 26), y + 250, px, y + 384)
                    c.stroke()
            elif k == 2:
                c.move_to(x, y + 250)
                c.line_to(x + 276, y + 40)
                c.line_to(x + 276, y + 150)
                c.line_to(x, y + 360)
                c.fill()
            else:
                for _ in range(420):
                    c.arc(x + rnd.uniform(0, 276), y + rnd.uniform(0, 384), rnd.uniform(1, 3.4), 0, TAU)
                    c.fill()
            c.restore()
            if k == 0:
                c.set_source_rgb(*ACCENT)
                c.set_line_width(14)
                rr(c, x, y, 276, 384, 26)
                c.stroke()
                c.arc(x + 232, y + 44, 34, 0, TAU)
                c.fill()
                c.set_source_rgb(1, 1, 1)
                c.set_line_width(9)
                c.move_to(x + 216, y + 44)
                c.line_to(x + 228, y + 57)
                c.line_to(x + 250, y + 31)
                c.stroke()
        c.set_source_rgb(1, 1, 1)
        rr(c, 1070, 120, 490, 804, 26)
        c.fill()
        for i, (kind, value, share) in enumerate((("thickness", "3.0 mm", 0.30), ("power", "60 %", 0.60), ("speed", "18 mm/s", 0.42))):
            y = 210 + i * 240
            c.set_source_rgb(0.40, 0.44, 0.48)
            _sign(c, kind, 1140, y, 56)
            c.set_source_rgb(*DARK)
            mask_text(c, value, 1200, y, 62, align="l")
            c.set_source_rgb(0.88, 0.90, 0.91)
            rr(c, 1112, y + 74, 404, 18, 9)
            c.fill()
            c.set_source_rgb(*ACCENT)
            rr(c, 1112, y + 74, 404 * share, 18, 9)
            c.fill()
            c.arc(1112 + 404 * share, y + 83, 24, 0, TAU)
            c.fill()

    return drawn("first-material", 1600, 1032, draw)


def screen_start():
    """The job with the head's way round it, time, and a large start."""

    def draw(c):
        window(c, True)
        c.set_source_rgb(0.88, 0.77, 0.59)
        rr(c, 130, 120, 880, 820, 14)
        c.fill()
        c.set_source_rgb(0.85, 0.22, 0.06)
        c.set_line_width(10)
        c.rectangle(390, 350, 360, 360)
        c.stroke()
        c.set_source_rgb(0.12, 0.40, 0.85)
        c.set_line_width(7)
        c.set_dash([26, 20])
        c.rectangle(340, 300, 460, 460)
        c.stroke()
        c.set_dash([])
        c.arc(340, 300, 22, 0, TAU)
        c.fill()
        for i, (kind, value) in enumerate((("power", "60 %"), ("speed", "18 mm/s"), ("thickness", "3.0 mm"))):
            c.set_source_rgb(*PANEL)
            rr(c, 1070, 120 + i * 132, 490, 108, 18)
            c.fill()
            c.set_source_rgb(*ACCENT)
            _sign(c, kind, 1130, 174 + i * 132, 46)
            c.set_source_rgb(*INK)
            mask_text(c, value, 1190, 174 + i * 132, 46, align="l")
        c.set_source_rgb(*INK)
        mask_text(c, "00:24", 1315, 590, 96)
        c.set_source_rgb(*ACCENT)
        rr(c, 1070, 690, 490, 250, 34)
        c.fill()
        c.set_source_rgb(0.08, 0.04, 0.01)
        _sign(c, "play", 1315, 815, 130)

    return drawn("first-start", 1600, 1032, draw)


def close_screen(image, at=(0, 0.10, 0), turn=0.16, angle=112, eye=(0.16, -0.66, 0.36), look=(0.0, 0.055, 0.095), lens=58):
    """A laptop whose screen fills most of the picture."""
    stand(lambda: laptop(image, angle, 1.0), at, turn)
    camera(eye, look, lens, 6.3, (look[0], look[1] - 0.01, look[2] - 0.01))


def whale_pencil(c):
    """The whale in pencil on the right page of a notebook."""
    grey(c, 0.75)
    for k in range(2):
        pen(c, [(0.72 + 0.46 * x + 0.012 * k, 0.0 + 0.46 * y - 0.008 * k) for x, y in whale()], width=0.012)
    grey(c, 0.5)
    for a, b in (((0.18, -0.34), (1.30, -0.34)), ((0.18, -0.38), (0.18, -0.30)), ((1.30, -0.38), (1.30, -0.30))):
        pen(c, [a, b], width=0.008, closed=False)


def memory_stick(at, turn):
    """A small aluminium memory stick with its cap off."""
    e = group("stick")
    box("body", (-0.018, -0.0085, 0.0005), (0.018, 0.0085, 0.0085), finishes().alu, 0.0016).parent = e
    box("plug", (0.018, -0.0060, 0.0022), (0.031, 0.0060, 0.0068), finishes().steel, 0.0004).parent = e
    torus(0.0035, 0.0009, finishes().steel, (-0.021, 0, 0.0045), parent=e)
    return put(e, at, (0, 0, turn))


def first_import():
    """The drawing goes into the program: notebook with the sketch, memory stick, file on the screen."""
    table(ash("import ash"), "#B4B3AA", 0.8)
    notebook((0.175, -0.125, 0), -0.22, whale_pencil, "sw_whale", 0.22, 0.150)
    memory_stick((-0.190, -0.035, 0), 0.7)
    pencil((0.085, -0.205), 0.35, "#2F5D62")
    sunny(0.8, (0, 0, 0.06), 0.8, -1)
    close_screen(screen_import(), (-0.03, 0.11, 0), 0.18, 112, (0.15, -0.87, 0.50), (0.035, 0.006, 0.058), 58)


def first_arrange():
    """A square on the bed's grid; beside the computer an offcut of the sheet it will be cut from, and the rule."""
    table(pbr("arrange top", hexc("#C3C8C8"), rough=0.4, bump=(1200, 0.04)), "#9DA9AD", 0.8)
    stock = fillet([(-0.090, -0.060), (0.080, -0.060), (0.080, -0.005), (0.035, 0.010), (0.035, 0.055), (-0.090, 0.055)], 0.0015, 3)
    ply([stock, circle(0.018, 48, -0.055, 0.020)], 0.003, (-0.205, -0.095, 0.0017), (0, 0, 0.30), name="offcut")
    steel_rule((-0.155, -0.165, 0.0), 0.12, 0.20)
    north(0.8, (0, 0, 0.06), 0.85, 1)
    close_screen(screen_arrange(), (0.045, 0.105, 0), -0.16, 113, (-0.17, -0.87, 0.48), (-0.034, 0.000, 0.058), 58)


def first_material():
    """The stock is chosen on the screen and lies beside it: three sheets, the callipers at 3.0 mm."""
    table(oak("material oak"), "#A59C8E", 0.8)
    for k, (kind, x, y, a) in enumerate((("orange", 0.205, -0.060, 0.1), ("walnut", 0.212, -0.068, -0.14), ("birch", 0.200, -0.076, 0.22))):
        face, edge = swatch(kind, 0.095, 1)
        if kind != "orange":
            face = birch(name="stock birch") if kind == "birch" else walnut(name="stock walnut")
        put(plate("stock", [rrect(0.095, 0.095, 0.002)], 0.003, face, edge, bev=0.0003), (x, y, 0.0017 + 0.0032 * k), (0, 0, a))
    callipers((0.085, -0.195, 0.0), 0.16, 0.003)
    sunny(0.8, (0, 0, 0.06), 0.8, 1)
    close_screen(screen_material(), (-0.045, 0.105, 0), 0.20, 112, (0.14, -0.88, 0.50), (0.028, -0.004, 0.056), 58)


def first_start():
    """All is set: start on the screen, the machine behind at work on the square."""
    mesh("bench", [(-2.4, -1.4, 0), (2.4, -1.4, 0), (2.4, 0.95, 0), (-2.4, 0.95, 0)], [(0, 1, 2, 3)], birch(name="start bench"))
    mesh("wall", [(-4, 0.95, -0.2), (4, 0.95, -0.2), (4, 0.95, 3), (-4, 0.95, 3)], [(0, 1, 2, 3)], plaster("#6E7880", "#6E7880"))
    machine(L530, "pair", (0.34, 0.44, 0), -0.20, led=6.0)
    stand(lambda: laptop(screen_start(), 112, 0.9), (-0.13, -0.13, 0), 0.24)
    ply([rrect(0.100, 0.100, 0.0005)], 0.003, (0.150, -0.270, 0.0017), (0, 0, 0.3), name="first square")
    steel_rule((0.165, -0.340, 0.0), 0.30, 0.15)
    world((0.6, 0.75, 1), 0.09)
    area("window", (-1.3, -0.1, 1.0), (0, -0.1, 0.1), 0.6, 16, (0.85, 0.92, 1), 0.8)
    area("lamp", (0.9, -0.8, 0.9), (0, -0.2, 0.1), 0.3, 9, (1, 0.80, 0.56)).visible_glossy = False
    area("wallglow", (0.3, 0.6, 0.6), (0.2, 0.95, 0.6), 0.6, 6, (1, 0.66, 0.36))
    camera((0.02, -1.38, 0.60), (0.045, -0.050, 0.100), 52, 7, (-0.08, -0.15, 0.10))


SHOTS = {
    "software/banner": Shot(banner, 1200, 800, 24, exposure=0.4, bloom=0.03, vignette=0.1),
    "software/pc": Shot(pc, exposure=0.4, **CARD),
    "software/mobile": Shot(mobile, exposure=0.1, **CARD),
    "software/cloud": Shot(cloud, exposure=0.25, **CARD),
    "software/first-cut-1": Shot(first_import, exposure=0.1, **CARD),
    "software/first-cut-2": Shot(first_arrange, exposure=0.1, **CARD),
    "software/first-cut-3": Shot(first_material, exposure=0.1, **CARD),
    "software/first-cut-4": Shot(first_start, exposure=0.2, **CARD),
}
