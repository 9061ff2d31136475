"""Drawn screens of the product pictures: each model's job on its panel, GANYQ's windows, the marking program. Figures and signs, no words."""

from lib import *
from lib.screens import ACCENT, INK, MUTED, PANEL, _sign

COOL = (0.30, 0.55, 1.0)


def screen_panel(name, motif, accent=ACCENT, figures=("62 %", "320 mm/s", "3.0 mm"), done=0.4, passed="12:40"):
    """960 x 576 machine screen: the model, the job's motif on its grid, settings, progress, start and stop."""

    def draw(c):
        c.set_source_rgb(0.055, 0.066, 0.082)
        c.paint()
        c.set_source_rgb(*INK)
        mask_text(c, name, 40, 44, 30, align="l")
        c.set_source_rgb(*MUTED)
        mask_text(c, passed, 900, 44, 26, bold=False)
        c.set_source_rgb(*PANEL)
        rr(c, 32, 84, 560, 420, 18)
        c.fill()
        c.set_source_rgb(0.14, 0.17, 0.21)
        for i in range(1, 14):
            c.rectangle(32 + 40 * i, 84, 1.5, 420)
            c.fill()
        for i in range(1, 10):
            c.rectangle(32, 84 + 42 * i, 560, 1.5)
            c.fill()
        c.set_source_rgb(*accent)
        paint_motif(c, motif, 312, 294, 178)
        for i, (kind, value) in enumerate(zip(("power", "speed", "thickness"), figures)):
            c.set_source_rgb(*PANEL)
            rr(c, 616, 84 + i * 102, 312, 88, 16)
            c.fill()
            c.set_source_rgb(*accent)
            _sign(c, kind, 660, 128 + i * 102, 36)
            c.set_source_rgb(*INK)
            mask_text(c, value, 706, 128 + i * 102, 36, align="l")
        c.set_source_rgb(*accent)
        rr(c, 616, 396, 200, 108, 18)
        c.fill()
        c.set_source_rgb(0.06, 0.05, 0.05)
        _sign(c, "play", 716, 450, 46)
        c.set_source_rgb(0.45, 0.06, 0.05)
        rr(c, 832, 396, 96, 108, 18)
        c.fill()
        c.set_source_rgb(*INK)
        rr(c, 864, 434, 32, 32, 4)
        c.fill()
        c.set_source_rgb(0.14, 0.17, 0.21)
        rr(c, 32, 530, 896, 16, 8)
        c.fill()
        c.set_source_rgb(*accent)
        rr(c, 32, 530, 896 * done, 16, 8)
        c.fill()

    return drawn(f"panel-{name.replace(' ', '-')}", 960, 576, draw)


def window(c, dark=False):
    """An application window 1600 x 1032: its title line and tool column."""
    c.set_source_rgb(*((0.075, 0.088, 0.105) if dark else (0.945, 0.953, 0.96)))
    c.paint()
    c.set_source_rgb(*((0.05, 0.06, 0.075) if dark else (1, 1, 1)))
    c.rectangle(0, 0, 1600, 64)
    c.fill()
    c.rectangle(0, 64, 84, 968)
    c.fill()
    for i, tint in enumerate(((0.93, 0.36, 0.30), (0.95, 0.72, 0.25), (0.35, 0.75, 0.42))):
        c.set_source_rgb(*tint)
        c.arc(36 + i * 30, 32, 9, 0, 7)
        c.fill()
    for i in range(8):
        c.set_source_rgb(*(ACCENT if i == 2 else MUTED))
        paint_motif(c, MOTIFS[i], 42, 120 + i * 84, 19)


def screen_mark():
    """Marking program: a round field with the plate's drawing, the lens field of 150 mm, pulse settings."""

    def draw(c):
        window(c, True)
        c.set_source_rgb(0.11, 0.128, 0.15)
        c.rectangle(104, 84, 948, 928)
        c.fill()
        c.set_source_rgb(0.17, 0.195, 0.225)
        for i in range(31):
            c.rectangle(104 + i * 31.6, 84, 1.2, 928)
            c.rectangle(104, 84 + i * 31, 948, 1.2)
        c.fill()
        c.set_source_rgb(*COOL)
        c.set_line_width(4)
        c.rectangle(178, 148, 800, 800)
        c.stroke()
        c.set_source_rgb(*INK)
        rr(c, 280, 300, 596, 396, 26)
        c.stroke()
        paint_motif(c, "rosette", 420, 498, 100)
        mask_text(c, "M20-0417", 690, 440, 62)
        mask_text(c, "24 V  ·  2026", 690, 540, 40, bold=False)
        c.set_source_rgb(*MUTED)
        mask_text(c, "150 × 150 mm", 578, 980, 28, bold=False)
        for i, (kind, value) in enumerate((("power", "70 %"), ("speed", "12000 mm/s"), ("thickness", "0.03 mm"))):
            c.set_source_rgb(*PANEL)
            rr(c, 1084, 84 + i * 128, 484, 108, 18)
            c.fill()
            c.set_source_rgb(*COOL)
            _sign(c, kind, 1138, 138 + i * 128, 40)
            c.set_source_rgb(*INK)
            mask_text(c, value, 1190, 138 + i * 128, 42, align="l")
        for i in range(24):
            h = 30 + 110 * abs(math.sin(i * 0.55)) * (1 - i / 40)
            c.set_source_rgb(*COOL)
            c.rectangle(1096 + i * 19.6, 720 - h, 11, h)
            c.fill()
        c.set_source_rgb(*COOL)
        rr(c, 1084, 900, 484, 112, 18)
        c.fill()
        c.set_source_rgb(0.04, 0.05, 0.08)
        _sign(c, "play", 1326, 956, 48)

    return drawn("screen-mark", 1600, 1032, draw)


def cloud_sign(c, x, y, r):
    """A cloud of width 2 r."""
    c.new_path()
    c.arc(x - r * 0.5, y + r * 0.12, r * 0.38, math.pi * 0.5, math.pi * 1.5)
    c.arc(x - r * 0.08, y - r * 0.22, r * 0.44, math.pi * 1.05, math.pi * 1.85)
    c.arc(x + r * 0.5, y + r * 0.10, r * 0.40, -math.pi * 0.55, math.pi * 0.5)
    c.close_path()


def screen_fleet(names=("Light 640", "Light 960", "Light 1390", "Light 1610"), accent=ACCENT):
    """Machines in the cloud: a row per machine with its job, progress ring and the line of its week."""

    def draw(c):
        window(c)
        rnd = random.Random(len(names[0]) + int(accent[2] * 10))
        c.set_source_rgb(*accent)
        c.set_line_width(7)
        cloud_sign(c, 1520, 34, 34)
        c.stroke()
        for i, name in enumerate(names):
            y = 92 + i * 232
            c.set_source_rgb(1, 1, 1)
            rr(c, 112, y, 1456, 212, 18)
            c.fill()
            c.set_source_rgb(0.93, 0.94, 0.95)
            rr(c, 132, y + 20, 172, 172, 14)
            c.fill()
            c.set_source_rgb(0.12, 0.15, 0.18)
            paint_motif(c, MOTIFS[(i * 3 + len(names[0])) % 8], 218, y + 106, 66)
            mask_text(c, name, 338, y + 62, 40, align="l")
            c.set_source_rgb(*MUTED)
            mask_text(c, ("12:40", "00:35", "2:05", "4:18")[i % 4], 338, y + 122, 32, bold=False, align="l")
            c.set_source_rgb(*((0.30, 0.72, 0.42) if i % 3 else accent))
            c.arc(350, y + 168, 11, 0, 7)
            c.fill()
            for d in range(28):
                h = 20 + 110 * rnd.random()
                c.set_source_rgb(*(accent if d > 20 else (0.80, 0.83, 0.86)))
                c.rectangle(690 + d * 20, y + 180 - h, 12, h)
                c.fill()
            c.set_line_width(20)
            c.set_source_rgb(0.90, 0.91, 0.93)
            c.arc(1440, y + 106, 66, 0, 7)
            c.stroke()
            c.set_source_rgb(*accent)
            c.arc(1440, y + 106, 66, -math.pi / 2, -math.pi / 2 + 6.28 * (0.65, 0.3, 0.86, 0.5)[i % 4])
            c.stroke()
            c.set_source_rgb(0.12, 0.15, 0.18)
            mask_text(c, ("65 %", "30 %", "86 %", "50 %")[i % 4], 1440, y + 106, 32)

    return drawn(f"screen-fleet-{names[0].replace(' ', '-')}", 1600, 1032, draw)


def screen_nest(motifs=("gear", "whale", "hex"), accent=ACCENT):
    """Nesting: parts packed on a sheet by colour, the sheet's use in per cent, the layers beside it."""

    def draw(c):
        window(c, True)
        c.set_source_rgb(0.86, 0.74, 0.55)
        c.rectangle(124, 140, 1090, 728)
        c.fill()
        c.set_source_rgb(0.25, 0.14, 0.05)
        for j in range(4):
            for i in range(6):
                paint_motif(c, motifs[(i + 2 * j) % len(motifs)], 216 + i * 181, 232 + j * 181, 80)
        c.set_source_rgb(*MUTED)
        for i in range(11):
            mask_text(c, str(i * 100), 124 + i * 109, 108, 22, bold=False)
        for i, value in enumerate(("92 %", "78 %", "24 %")):
            c.set_source_rgb(*PANEL)
            rr(c, 1250, 140 + i * 110, 318, 92, 16)
            c.fill()
            c.set_source_rgb(*(accent, (1, 0.72, 0.25), (0.4, 0.72, 1))[i])
            rr(c, 1274, 168 + i * 110, 36, 36, 8)
            c.fill()
            c.set_source_rgb(*INK)
            mask_text(c, value, 1336, 186 + i * 110, 34, align="l")
        c.set_line_width(34)
        c.set_source_rgb(0.16, 0.19, 0.23)
        c.arc(1408, 640, 110, 0, 7)
        c.stroke()
        c.set_source_rgb(*accent)
        c.arc(1408, 640, 110, -math.pi / 2, -math.pi / 2 + 5.4)
        c.stroke()
        c.set_source_rgb(*INK)
        mask_text(c, "86 %", 1408, 640, 54)
        c.set_source_rgb(*accent)
        rr(c, 1250, 880, 318, 110, 18)
        c.fill()
        c.set_source_rgb(0.06, 0.04, 0.02)
        _sign(c, "play", 1408, 935, 48)

    return drawn(f"screen-nest-{'-'.join(motifs)}", 1600, 1032, draw)


def phone_job(motif, accent=ACCENT, share=0.65):
    """720 x 1544 phone: the motif that is being made, its ring of progress, pause and stop."""

    def draw(c):
        c.set_source_rgb(0.95, 0.957, 0.963)
        c.paint()
        c.set_source_rgb(1, 1, 1)
        rr(c, 40, 130, 640, 640, 44)
        c.fill()
        c.set_source_rgb(0.12, 0.15, 0.18)
        paint_motif(c, motif, 360, 450, 250)
        c.set_line_width(28)
        c.set_source_rgb(0.87, 0.89, 0.91)
        c.arc(360, 1020, 150, 0, 7)
        c.stroke()
        c.set_source_rgb(*accent)
        c.arc(360, 1020, 150, -math.pi / 2, -math.pi / 2 + 6.28 * share)
        c.stroke()
        c.set_source_rgb(0.12, 0.15, 0.18)
        mask_text(c, f"{share * 100:.0f} %", 360, 1020, 78)
        for i, x in enumerate((60, 370)):
            c.set_source_rgb(*(accent if i == 0 else (0.83, 0.85, 0.87)))
            rr(c, x, 1270, 290, 150, 36)
            c.fill()
        c.set_source_rgb(0.06, 0.06, 0.07)
        for dx in (-26, 10):
            c.rectangle(205 + dx, 1312, 16, 66)
            c.fill()
        rr(c, 485, 1315, 60, 60, 8)
        c.fill()

    return drawn(f"phone-{motif}-{int(share * 100)}", 720, 1544, draw)
