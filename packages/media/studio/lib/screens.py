"""Drawn machine screens and app windows. Figures, units and signs only: no words, so one picture serves both languages."""

import math

from lib.masks import drawn, hexgeo, mandala, mask_text, rosette, rr
from lib.motifs import whale, whale_grooves, whale_windows

INK = (0.9, 0.93, 0.96)
MUTED = (0.55, 0.6, 0.66)
PANEL = (0.09, 0.11, 0.14)
ACCENT = (1, 0.5, 0.1)


def _sign(c, kind, x, y, s):
    """A line sign of size s centred on x, y: power, speed, thickness, play."""
    c.set_line_width(s * 0.12)
    if kind == "power":
        for i in range(8):
            c.save()
            c.translate(x, y)
            c.rotate(i * 0.7854)
            c.move_to(s * 0.26, 0)
            c.line_to(s * 0.48, 0)
            c.stroke()
            c.restore()
        c.arc(x, y, s * 0.12, 0, 6.284)
        c.fill()
    elif kind == "speed":
        for dx in (-0.3, 0.05):
            c.move_to(x + s * dx, y - s * 0.35)
            c.line_to(x + s * (dx + 0.3), y)
            c.line_to(x + s * dx, y + s * 0.35)
            c.stroke()
    elif kind == "thickness":
        for dy in (-0.3, 0.0, 0.3):
            c.move_to(x - s * 0.4, y + s * dy)
            c.line_to(x + s * 0.4, y + s * dy)
            c.stroke()
    elif kind == "play":
        c.move_to(x - s * 0.3, y - s * 0.42)
        c.line_to(x + s * 0.45, y)
        c.line_to(x - s * 0.3, y + s * 0.42)
        c.close_path()
        c.fill()


def paint_job(c, title):
    """The job screen on a 960 x 576 canvas."""
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
    c.set_source_rgb(1, 0.62, 0.16)
    mandala(c, 312, 294, 165)
    c.set_source_rgb(*INK)
    mask_text(c, title, 36, 44, 30, align="l")
    c.set_source_rgb(0.2, 0.8, 0.55)
    c.arc(900, 44, 11, 0, 7)
    c.fill()
    for i, (kind, value) in enumerate((("power", "62 %"), ("speed", "320 mm/s"), ("thickness", "3.0 mm"))):
        y = 108 + i * 92
        c.set_source_rgb(*PANEL)
        rr(c, 620, y - 24, 308, 78, 14)
        c.fill()
        c.set_source_rgb(*MUTED)
        _sign(c, kind, 660, y + 15, 34)
        c.set_source_rgb(*INK)
        mask_text(c, value, 704, y + 15, 31, align="l")
    c.set_source_rgb(*ACCENT)
    rr(c, 620, 372, 308, 132, 20)
    c.fill()
    c.set_source_rgb(0.08, 0.04, 0.01)
    _sign(c, "play", 774, 438, 64)
    c.set_source_rgb(0.2, 0.23, 0.28)
    rr(c, 32, 528, 896, 12, 6)
    c.fill()
    c.set_source_rgb(1, 0.62, 0.16)
    rr(c, 32, 528, 520, 12, 6)
    c.fill()


def screen_ui(title="Light 530"):
    """960 x 576 machine screen: the job on its grid, power, speed and thickness, start, progress. Returns the image's path."""

    def draw(c):
        paint_job(c, title)

    return drawn("screen", 960, 576, draw, (0.035, 0.045, 0.06))


def screen_job():
    """The same job screen at 1920 x 1152 for close views, with a camera picture's crop marks and a passed-time ring."""

    def draw(c):
        c.save()
        c.scale(2, 2)
        paint_job(c, "")
        c.set_source_rgb(*ACCENT)
        c.set_line_width(2.5)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = 312 + sx * 182, 294 + sy * 182
                c.move_to(x - sx * 26, y)
                c.line_to(x, y)
                c.line_to(x, y - sy * 26)
                c.stroke()
        c.set_source_rgb(*INK)
        mask_text(c, "Light 530", 36, 44, 30, align="l")
        c.set_source_rgb(*MUTED)
        mask_text(c, "00:12:46", 560, 44, 24, bold=False)
        for i, h in enumerate((8, 13, 18, 23)):
            rr(c, 820 + i * 12, 56 - h, 8, h, 2)
            c.fill()
        c.restore()

    return drawn("screen-job", 1920, 1152, draw, (0.035, 0.045, 0.06))


def _loop(c, points, x, y, k, close=True):
    """Path through points scaled by k (y up) with their origin at x, y."""
    c.new_path()
    for px, py in points:
        c.line_to(x + px * k, y - py * k)
    if close:
        c.close_path()


def paint_motif(c, kind, x, y, r):
    """A design of radius r centred on x, y in the current colour."""
    c.set_line_width(max(1.5, r * 0.03))
    if kind == "mandala":
        mandala(c, x, y, r)
    elif kind == "hex":
        hexgeo(c, x, y, r)
    elif kind == "rosette":
        rosette(c, x, y, r, r * 0.03, 14)
    elif kind == "whale":
        _loop(c, whale(), x, y - r * 0.05, r * 0.82)
        c.stroke()
        for lens in whale_windows():
            _loop(c, lens, x, y - r * 0.05, r * 0.82)
            c.fill()
        for line in whale_grooves():
            _loop(c, line, x, y - r * 0.05, r * 0.82, False)
            c.stroke()
    elif kind == "gear":
        c.new_path()
        for i in range(96):
            a, tooth = 2 * math.pi * i / 96, r * (0.95 if (i // 4) % 2 else 0.78)
            c.line_to(x + tooth * math.cos(a), y + tooth * math.sin(a))
        c.close_path()
        c.stroke()
        for q in (0.52, 0.18):
            c.arc(x, y, r * q, 0, 7)
            c.stroke()
    elif kind == "fern":
        c.move_to(x, y + r)
        c.curve_to(x - r * 0.1, y + r * 0.3, x + r * 0.12, y - r * 0.4, x, y - r)
        c.stroke()
        for i in range(15):
            t = i / 15
            L = r * (0.72 * (1 - t) ** 0.8 + 0.06)
            for s in (-1, 1):
                c.save()
                c.translate(x, y + r * (0.78 - 1.66 * t))
                c.rotate(-math.pi / 2 + s * 1.05)
                c.move_to(0, 0)
                c.curve_to(L * 0.3, -L * 0.17, L * 0.7, -L * 0.13, L, 0)
                c.curve_to(L * 0.7, L * 0.05, L * 0.3, L * 0.06, 0, 0)
                c.fill()
                c.restore()
    elif kind == "hills":
        for i in range(4):
            c.new_path()
            c.move_to(x - r, y + r * 0.8)
            for k in range(41):
                u = k / 40
                c.line_to(
                    x - r + 2 * r * u,
                    y + r * (-0.35 + 0.3 * i) + r * 0.22 * math.sin(u * 6 + i * 2.1) * (1 - 0.12 * i) + r * 0.08 * math.sin(u * 17 + i),
                )
            c.line_to(x + r, y + r * 0.8)
            c.close_path()
            c.stroke()
        c.arc(x + r * 0.35, y - r * 0.62, r * 0.16, 0, 7)
        c.stroke()
    elif kind == "box":
        for dx, dy, w, h in (
            (-0.5, -0.3, 1.0, 0.6),
            (-0.5, -0.78, 1.0, 0.4),
            (-0.5, 0.38, 1.0, 0.4),
            (-0.98, -0.3, 0.4, 0.6),
            (0.58, -0.3, 0.4, 0.6),
        ):
            rr(c, x + r * dx, y + r * dy, r * w, r * h, r * 0.05)
            c.stroke()


MOTIFS = ("whale", "mandala", "fern", "gear", "hex", "hills", "rosette", "box")


def screen_library():
    """1600 x 1032 desktop window: the cloud library's grid of designs, the first one chosen and sent to the machine."""

    def draw(c):
        c.set_source_rgb(0.955, 0.962, 0.968)
        c.paint()
        c.set_source_rgb(1, 1, 1)
        c.rectangle(0, 0, 1600, 76)
        c.fill()
        c.rectangle(0, 76, 92, 956)
        c.fill()
        c.set_source_rgb(0.84, 0.86, 0.875)
        for box_ in ((0, 75, 1600, 1.5), (91, 76, 1.5, 956)):
            c.rectangle(*box_)
            c.fill()
        c.set_source_rgb(*ACCENT)
        rr(c, 26, 20, 38, 38, 9)
        c.fill()
        c.set_source_rgb(0.93, 0.94, 0.95)
        rr(c, 520, 18, 560, 42, 21)
        c.fill()
        c.set_source_rgb(*MUTED)
        c.set_line_width(3)
        c.arc(552, 38, 8, 0, 7)
        c.stroke()
        c.move_to(558, 44)
        c.line_to(565, 51)
        c.stroke()
        for i in range(6):
            c.set_source_rgb(*(ACCENT if i == 1 else (0.68, 0.71, 0.74)))
            paint_motif(c, ("rosette", "box", "gear", "hills", "hex", "fern")[i], 46, 140 + i * 84, 20)
        for i in range(12):
            x, y = 128 + (i % 4) * 284, 112 + (i // 4) * 302
            c.set_source_rgb(1, 1, 1)
            rr(c, x, y, 260, 278, 16)
            c.fill()
            c.set_line_width(4 if i == 0 else 1.5)
            c.set_source_rgb(*(ACCENT if i == 0 else (0.86, 0.88, 0.89)))
            rr(c, x, y, 260, 278, 16)
            c.stroke()
            c.set_source_rgb(0.10, 0.13, 0.16)
            paint_motif(c, MOTIFS[i % 8] if i < 8 else MOTIFS[(i * 5 + 1) % 8], x + 130, y + 116, 84)
            c.set_source_rgb(0.80, 0.83, 0.85)
            rr(c, x + 20, y + 232, 120 - (i * 37) % 50, 10, 5)
            c.fill()
            c.set_source_rgb(*((0.89, 0.73, 0.49), (0.58, 0.40, 0.26), (0.25, 0.55, 0.62), (0.35, 0.38, 0.42))[i % 4])
            c.arc(x + 230, y + 237, 10, 0, 7)
            c.fill()
        c.set_source_rgb(1, 1, 1)
        rr(c, 1276, 112, 296, 882, 16)
        c.fill()
        c.set_source_rgb(0.955, 0.962, 0.968)
        rr(c, 1296, 132, 256, 256, 12)
        c.fill()
        c.set_source_rgb(0.10, 0.13, 0.16)
        paint_motif(c, "whale", 1424, 264, 104)
        for i, (kind, value) in enumerate((("power", "62 %"), ("speed", "320 mm/s"), ("thickness", "3.0 mm"))):
            c.set_source_rgb(*MUTED)
            _sign(c, kind, 1320, 440 + i * 64, 28)
            c.set_source_rgb(0.10, 0.13, 0.16)
            mask_text(c, value, 1356, 440 + i * 64, 28, align="l")
        c.set_source_rgb(0.90, 0.915, 0.925)
        rr(c, 1296, 640, 256, 10, 5)
        c.fill()
        c.set_source_rgb(*ACCENT)
        rr(c, 1296, 640, 168, 10, 5)
        c.fill()
        rr(c, 1296, 900, 256, 72, 14)
        c.fill()
        c.set_source_rgb(0.08, 0.04, 0.01)
        _sign(c, "play", 1424, 936, 34)

    return drawn("screen-library", 1600, 1032, draw)


def screen_phone():
    """720 x 1544 phone screen: the chosen design, its ring of progress, the way to start and stop."""

    def draw(c):
        c.set_source_rgb(0.055, 0.065, 0.08)
        c.paint()
        c.set_source_rgb(*PANEL)
        rr(c, 40, 120, 640, 640, 40)
        c.fill()
        c.set_source_rgb(1, 0.62, 0.16)
        paint_motif(c, "whale", 360, 450, 260)
        c.set_line_width(26)
        c.set_source_rgb(0.15, 0.18, 0.22)
        c.arc(360, 1010, 150, 0, 7)
        c.stroke()
        c.set_source_rgb(*ACCENT)
        c.arc(360, 1010, 150, -math.pi / 2, -math.pi / 2 + 4.1)
        c.stroke()
        c.set_source_rgb(*INK)
        mask_text(c, "65 %", 360, 1010, 76)
        for i, kind in enumerate(("hills", "gear", "fern")):
            c.set_source_rgb(*PANEL)
            rr(c, 40 + i * 220, 1230, 200, 200, 30)
            c.fill()
            c.set_source_rgb(0.75, 0.79, 0.83)
            paint_motif(c, kind, 140 + i * 220, 1330, 66)
        c.set_source_rgb(*INK)
        rr(c, 250, 1490, 220, 10, 5)
        c.fill()

    return drawn("screen-phone", 720, 1544, draw)


def screen_drawing():
    """1600 x 1032 drawing window: the whale as vectors, with nodes, handles, rulers in millimetres and a layer list."""

    def draw(c):
        c.set_source_rgb(0.075, 0.088, 0.105)
        c.paint()
        c.set_source_rgb(0.11, 0.128, 0.15)
        c.rectangle(84, 64, 1256, 968)
        c.fill()
        c.set_source_rgb(0.15, 0.172, 0.198)
        for i in range(64):
            c.rectangle(84 + i * 20, 64, 2 if i % 5 == 0 else 0.8, 968)
            c.fill()
        for i in range(49):
            c.rectangle(84, 64 + i * 20, 1256, 2 if i % 5 == 0 else 0.8)
            c.fill()
        c.set_source_rgb(*MUTED)
        for i in range(13):
            mask_text(c, str(i * 20), 90 + i * 100, 48, 19, bold=False)
        k, x, y = 470, 690, 580
        c.set_line_width(5)
        c.set_source_rgb(1, 0.42, 0.16)
        _loop(c, whale(), x, y, k)
        c.stroke()
        c.set_source_rgb(1, 0.62, 0.16)
        c.set_line_width(3.5)
        for lens in whale_windows():
            _loop(c, lens, x, y, k)
            c.stroke()
        c.arc(x - 0.78 * k, y - 0.06 * k, 0.035 * k, 0, 7)
        c.stroke()
        c.set_source_rgb(0.45, 0.75, 1)
        c.set_line_width(3)
        for line in whale_grooves():
            _loop(c, line, x, y, k, False)
            c.stroke()
        outline = whale()
        for i in range(0, len(outline), 10):
            px, py = x + outline[i][0] * k, y - outline[i][1] * k
            c.set_source_rgb(0.075, 0.088, 0.105)
            c.rectangle(px - 8, py - 8, 16, 16)
            c.fill()
            c.set_source_rgb(0.95, 0.97, 1)
            c.set_line_width(2.5)
            c.rectangle(px - 7, py - 7, 14, 14)
            c.stroke()
        px, py = x + outline[60][0] * k, y - outline[60][1] * k
        qx, qy = x + outline[64][0] * k, y - outline[64][1] * k
        d = ((qx - px) * 3, (qy - py) * 3)
        c.set_source_rgb(0.45, 0.75, 1)
        c.move_to(px - d[0], py - d[1])
        c.line_to(px + d[0], py + d[1])
        c.stroke()
        for s in (-1, 1):
            c.arc(px + s * d[0], py + s * d[1], 9, 0, 7)
            c.fill()
        for i in range(8):
            c.set_source_rgb(*(ACCENT if i == 1 else MUTED))
            paint_motif(c, ("box", "whale", "rosette", "gear", "hex", "hills", "fern", "mandala")[i], 42, 116 + i * 76, 19)
        for i, (r, g, b) in enumerate(((1, 0.42, 0.16), (1, 0.62, 0.16), (0.45, 0.75, 1))):
            c.set_source_rgb(*PANEL)
            rr(c, 1366, 84 + i * 84, 208, 68, 12)
            c.fill()
            c.set_source_rgb(r, g, b)
            rr(c, 1384, 104 + i * 84, 28, 28, 7)
            c.fill()
            c.set_source_rgb(*INK)
            mask_text(c, ("92 %", "92 %", "24 %")[i], 1436, 118 + i * 84, 24, align="l")
        c.set_source_rgb(*INK)
        mask_text(c, "154.0 mm", 1384, 400, 26, align="l")
        mask_text(c, "75.4 mm", 1384, 446, 26, align="l")
        c.set_source_rgb(*ACCENT)
        rr(c, 1366, 940, 208, 68, 14)
        c.fill()
        c.set_source_rgb(0.08, 0.04, 0.01)
        _sign(c, "play", 1470, 974, 32)

    return drawn("screen-drawing", 1600, 1032, draw)
