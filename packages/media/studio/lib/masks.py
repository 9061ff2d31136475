"""Masks and screens drawn with cairo: white is engraved, black is not. They are drawn once per version of the drawing code."""

import math
import os
import random

import cairo

from lib.inputs import fingerprint
from lib.paths import TEX


def drawn(name, w, h, draw, bg=(0, 0, 0)):
    """Return the path of a w x h PNG painted by draw(context). It is painted again only when the drawing code changes."""
    path = os.path.join(TEX, f"{name}-{fingerprint(draw, w, h, bg)}.png")
    if not os.path.exists(path):
        s, c = surf(w, h, bg)
        draw(c)
        part = f"{path}.{os.getpid()}.part"
        s.write_to_png(part)
        os.replace(part, path)
    return path


def surf(w, h, bg=(0, 0, 0)):
    """A cairo surface and context of w x h pixels, filled with bg, pen white and round."""
    s = cairo.ImageSurface(cairo.FORMAT_RGB24, w, h)
    c = cairo.Context(s)
    c.set_source_rgb(*bg)
    c.paint()
    c.set_source_rgb(1, 1, 1)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    return s, c


def rosette(c, cx, cy, R, lw, n=12):
    """n circles through the centre, radius R, line width lw."""
    c.set_line_width(lw)
    for k in range(n):
        a = 2 * math.pi * k / n
        c.arc(cx + R * 0.5 * math.cos(a), cy + R * 0.5 * math.sin(a), R * 0.5, 0, 2 * math.pi)
        c.stroke()


def mandala(c, cx, cy, R, n=16):
    """A mandala of radius R with n-fold petals, filled and outlined."""
    lw = R * 0.012
    c.set_line_width(lw)
    for r in (1, 0.965, 0.66, 0.30, 0.08):
        c.arc(cx, cy, R * r, 0, 7)
        c.stroke()
    for k in range(n):
        a = 2 * math.pi * k / n
        c.save()
        c.translate(cx, cy)
        c.rotate(a)
        # petals
        for r0, r1, wd, fill in (
            (0.10, 0.30, 0.05, 1),
            (0.30, 0.66, 0.085, 0),
            (0.36, 0.60, 0.045, 1),
            (0.66, 0.965, 0.12, 0),
            (0.72, 0.92, 0.07, 1),
        ):
            c.move_to(R * r0, 0)
            c.curve_to(R * (r0 + (r1 - r0) * 0.35), R * wd * 1.35, R * (r0 + (r1 - r0) * 0.7), R * wd, R * r1, 0)
            c.curve_to(R * (r0 + (r1 - r0) * 0.7), -R * wd, R * (r0 + (r1 - r0) * 0.35), -R * wd * 1.35, R * r0, 0)
            (c.fill if fill else c.stroke)()
        c.rotate(math.pi / n)
        c.arc(R * 0.62, 0, R * 0.018, 0, 7)
        c.fill()
        c.arc(R * 0.90, 0, R * 0.026, 0, 7)
        c.fill()
        c.arc(R * 0.80, 0, R * 0.014, 0, 7)
        c.fill()
        c.restore()


def hexgeo(c, cx, cy, R):
    """A disc of nested hexagons, every fifth one filled."""
    c.set_line_width(R * 0.016)
    s = R * 0.155
    c.save()
    c.arc(cx, cy, R, 0, 7)
    c.clip()
    for j in range(-8, 9):
        for i in range(-8, 9):
            x = cx + (i + (j % 2) / 2) * s * math.sqrt(3)
            y = cy + j * s * 1.5
            for sc in (1, 0.72, 0.44):
                for k in range(7):
                    a = math.radians(60 * k + 30)
                    (c.line_to if k else c.move_to)(x + s * sc * 0.94 * math.cos(a), y + s * sc * 0.94 * math.sin(a))
                c.stroke()
            if (i * 7 + j * 3) % 5 == 0:
                for k in range(6):
                    a = math.radians(60 * k + 30)
                    (c.line_to if k else c.move_to)(x + s * 0.44 * math.cos(a), y + s * 0.44 * math.sin(a))
                c.fill()
    c.restore()
    c.arc(cx, cy, R * 1.0, 0, 7)
    c.set_line_width(R * 0.03)
    c.stroke()


def mask_text(c, s, x, y, size, face="Inter", bold=True, align="c"):
    """Text centred on y, and on x unless align is 'l'. Figures and model names only: pictures serve both languages."""
    c.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    c.set_font_size(size)
    e = c.text_extents(s)
    c.move_to(x - (e.width / 2 + e.x_bearing if align == "c" else 0), y - e.height / 2 - e.y_bearing)
    c.show_text(s)
    c.new_path()  # show_text leaves a current point, and the next arc would draw a line from it


def rr(c, x, y, w, h, r):
    """Path of a rounded rectangle."""
    c.new_sub_path()
    c.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    c.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    c.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    c.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
    c.close_path()


def _mandala(c):
    """Mandala on a 2048 px square."""
    mandala(c, 1024, 1024, 960)


def _hexgeo(c):
    """Hexagon disc on a 2048 px square."""
    hexgeo(c, 1024, 1024, 930)


def _mandala_wide(c):
    """Mandala in the middle of a 2048 x 1024 px sheet."""
    mandala(c, 1024, 512, 440)


def _label(c):
    """A machine's nameplate: number, serial, a block of cells like a data matrix."""
    rosette(c, 330, 512, 230, 12, 8)
    mask_text(c, "M20-0417", 660, 400, 148, align="l")
    mask_text(c, "S/N 2304 118 · 24 V DC", 662, 560, 60, bold=False, align="l")
    rnd = random.Random(3)
    for i in range(20):
        for j in range(20):
            if rnd.random() < 0.5 or i == 0 or j == 19:
                c.rectangle(1290 + i * 9, 690 + j * 9, 9, 9)
    c.fill()
    mask_text(c, "IP54  ·  2026", 662, 780, 78, bold=False, align="l")


STANDARD = {
    "mandala": (2048, 2048, _mandala),
    "hexgeo": (2048, 2048, _hexgeo),
    "mandala_wide": (2048, 1024, _mandala_wide),
    "label": (1536, 1024, _label),
}


def mask(name):
    """Path of a standard mask: mandala, hexgeo (square), mandala_wide (2:1), label (3:2). KeyError for any other name."""
    w, h, draw = STANDARD[name]
    return drawn(name, w, h, draw)


def ensure_standard():
    """Draw the standard masks under fixed names (TEX + "/mandala.png"), for scenes that refer to the file."""
    for name in STANDARD:
        plain = os.path.join(TEX, f"{name}.png")
        link = f"{plain}.{os.getpid()}"
        os.symlink(os.path.basename(mask(name)), link)
        os.replace(link, plain)
