"""Engraving artwork for the hard materials: cairo drawings turned into masks.

A mask is a greyscale picture of where the laser fires: white is marked, black is untouched. Every motif draws in
millimetres around the origin with y pointing down, so that a drawing keeps its line widths whatever the mask's size.
None carries words: figures, units and signs only, because one picture serves every language.
"""
import math
import random

import cairo
import numpy as np

from lib.masks import drawn

FACE = 'Inter'


def mask(name, width, height, draw, px=2048):
    """Draws a mask and returns its path.

    width, height: size in millimetres; the longer side gets `px` pixels. draw: called with a cairo context in
    millimetres, origin at the centre.
    """
    scale = px / max(width, height)

    def scaled(c):
        c.translate(width * scale / 2, height * scale / 2)
        c.scale(scale, scale)
        draw(c)
    return drawn('hard-' + name, round(width * scale), round(height * scale), scaled)


def ink(c, value):
    """Sets how strongly the following strokes mark: 1 fully, 0 erases."""
    c.set_source_rgb(value, value, value)


def label(c, s, x, y, size, bold=True, align='c', face=FACE):
    """Writes figures or a model name; y is the middle of the line."""
    c.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    c.set_font_size(size)
    e = c.text_extents(s)
    dx = {'c': e.width / 2 + e.x_bearing, 'l': 0, 'r': e.width + e.x_bearing}[align]
    c.move_to(x - dx, y - e.height / 2 - e.y_bearing)
    c.show_text(s)
    c.new_path()


def rounded(c, x, y, w, h, r):
    """Path of a rounded rectangle with its top left corner at x, y."""
    c.new_sub_path()
    c.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    c.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    c.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    c.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
    c.close_path()


def ring(c, r, lw, x=0, y=0):
    """A circle stroked lw wide."""
    c.set_line_width(lw)
    c.arc(x, y, r, 0, 2 * math.pi)
    c.stroke()


def dot(c, r, x=0, y=0):
    """A filled circle."""
    c.arc(x, y, r, 0, 2 * math.pi)
    c.fill()


def leaf(c, x, y, angle, length, width, vein=True, fill=True, lw=0.25):
    """A pointed leaf growing from x, y; a filled one keeps its midrib unmarked."""
    c.save()
    c.translate(x, y)
    c.rotate(angle)
    c.move_to(0, 0)
    c.curve_to(length * .3, -width, length * .75, -width * .7, length, 0)
    c.curve_to(length * .75, width * .7, length * .3, width, 0, 0)
    c.set_line_width(lw)
    if fill:
        c.fill()
    else:
        c.stroke()
    if vein:
        if fill:
            ink(c, 0)
        c.move_to(length * .08, 0)
        c.line_to(length * .86, 0)
        c.stroke()
        for i in range(1, 6):
            u = length * (.12 + .13 * i)
            for side in (-1, 1):
                c.move_to(u, 0)
                c.line_to(u + length * .10, side * width * .48 * math.sin(math.pi * min(1, u / length)))
                c.stroke()
        ink(c, 1)
    c.restore()


def sprig(c, points, leaves=9, length=9, width=2.2, fill=True, lw=0.35, berries=False):
    """A twig along the cubic Bézier `points` with leaves in alternating pairs, optionally with berries between them."""
    p = np.array(points, float)

    def at(t):
        a = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
        d = (-3 * (1 - t) ** 2, 3 * (1 - t) ** 2 - 6 * t * (1 - t), 6 * t * (1 - t) - 3 * t * t, 3 * t * t)
        q, v = sum(k * x for k, x in zip(a, p)), sum(k * x for k, x in zip(d, p))
        return q[0], q[1], math.atan2(v[1], v[0])
    c.set_line_width(lw)
    c.move_to(*p[0])
    c.curve_to(*p[1], *p[2], *p[3])
    c.stroke()
    for i in range(leaves):
        t = .10 + .86 * i / max(1, leaves - 1)
        x, y, a = at(t)
        k = .62 + .38 * math.sin(math.pi * min(1, t * .9 + .1))
        for side in (-1, 1):
            leaf(c, x, y, a + side * (.95 - .3 * t), length * k, width * k, fill=fill, lw=lw * .7)
            if berries and i % 2:
                dot(c, width * .42, x + length * .30 * math.cos(a + side * .35), y + length * .30 * math.sin(a + side * .35))
    x, y, a = at(1)
    leaf(c, x, y, a, length * .7, width * .7, fill=fill, lw=lw * .7)


def wreath(c, r, n=26, length=8, width=2, gap=.35, lw=.3):
    """Two branches that almost meet at the top, as on a laurel wreath; gap in radians at each end."""
    for side in (-1, 1):
        c.set_line_width(lw)
        pts = [(math.pi / 2 + side * (gap * .4 + (math.pi - gap) * i / 60)) for i in range(61)]
        for i, a in enumerate(pts):
            (c.line_to if i else c.move_to)(r * math.cos(a), r * math.sin(a))
        c.stroke()
        for i in range(n):
            a = math.pi / 2 + side * (gap * .6 + (math.pi - gap * 1.25) * i / (n - 1))
            tangent = a + side * math.pi / 2
            k = .7 + .3 * math.sin(math.pi * i / (n - 1))
            leaf(c, r * math.cos(a), r * math.sin(a), tangent + (.55 if i % 2 else -.55), length * k, width * k, fill=bool(i % 2), lw=lw)


def fern(c, length, width, n=22, lw=.3, curl=.25):
    """A fern frond from the origin upwards (towards -y)."""
    x, y, a = 0.0, 0.0, -math.pi / 2
    step = length / n
    for i in range(n):
        nx, ny = x + step * math.cos(a), y + step * math.sin(a)
        c.set_line_width(lw * 1.6 * (1 - .6 * i / n))
        c.move_to(x, y)
        c.line_to(nx, ny)
        c.stroke()
        l = width * math.sin(math.pi * (i + 1.2) / (n + 1.5)) ** .8
        for side in (-1, 1):
            b = a + side * 1.05
            c.set_line_width(lw * .8)
            c.move_to(nx, ny)
            c.line_to(nx + l * math.cos(b), ny + l * math.sin(b))
            c.stroke()
            m = max(3, int(l / (step * .55)))
            for k in range(1, m):
                u = l * k / m
                w = step * .46 * (1 - .55 * k / m)
                for s2 in (-1, 1):
                    leaf(c, nx + u * math.cos(b), ny + u * math.sin(b), b + s2 * .8, w * 1.5, w * .42, vein=False)
        x, y, a = nx, ny, a + curl / n * (1 + i / n)


def feather(c, length, width, lw=.25):
    """A feather lying along x, quill to the left; barbs stop at two notches."""
    c.set_line_width(lw * 2)
    c.move_to(-length * .62, length * .05)
    c.curve_to(-length * .2, 0, length * .2, -length * .02, length * .5, -length * .06)
    c.stroke()
    c.set_line_width(lw)
    n = 44
    for i in range(n):
        t = i / n
        x, y = -length * .38 + length * .88 * t, length * .02 - length * .08 * t
        w = width * (math.sin(math.pi * (t * .82 + .13)) ** .75)
        for side in (-1, 1):
            if (side < 0 and 15 <= i <= 16) or (side > 0 and 27 <= i <= 28):
                continue
            c.move_to(x, y)
            c.curve_to(x + w * .3, y + side * w * .35, x + w * .7, y + side * w * .75, x + w * 1.05, y + side * w)
            c.stroke()


def mountains(c, w, h, seed=4, layers=4, lw=.3, hatch=.9, sun=True):
    """Ranges drawn as an engraver would: a crest line and strokes falling away from it, denser to the front."""
    rnd = random.Random(seed)
    if sun:
        ring(c, h * .15, lw * 1.4, w * .18, -h * .27)
        for k in range(1, 6):
            c.set_line_width(lw * .8)
            y = -h * .27 + h * .15 * (k / 3 - 1)
            half = math.sqrt(max(0, (h * .15) ** 2 - (y + h * .27) ** 2))
            c.move_to(w * .18 - half, y)
            c.line_to(w * .18 + half, y)
            c.stroke()
    for layer in range(layers):
        base = -h * .22 + h * .62 * layer / max(1, layers - 1)
        amp = h * (.34 - .05 * layer)
        ph = [rnd.uniform(0, 6.28) for _ in range(5)]
        n = 260
        xs = [-w / 2 + w * i / n for i in range(n + 1)]

        def crest(x, ph=ph, amp=amp, base=base):
            u = x / w * 6.28
            return base - amp * (.42 * abs(math.sin(u * .8 + ph[0])) + .30 * abs(math.sin(u * 1.7 + ph[1])) + .16 * abs(math.sin(u * 3.9 + ph[2])) + .06 * math.sin(u * 11 + ph[3]))
        ys = [crest(x) for x in xs]
        ink(c, 0)
        c.move_to(-w / 2, h)
        for x, y in zip(xs, ys):
            c.line_to(x, y)
        c.line_to(w / 2, h)
        c.fill()
        ink(c, 1)
        c.set_line_width(lw * 1.6)
        for i, (x, y) in enumerate(zip(xs, ys)):
            (c.line_to if i else c.move_to)(x, y)
        c.stroke()
        c.set_line_width(lw * .75)
        x = -w / 2
        while x < w / 2:
            slope = (crest(x + .01 * w) - crest(x - .01 * w)) / (.02 * w)
            length = h * (.05 + .30 * max(0, min(1, slope))) * rnd.uniform(.6, 1.1)
            y = crest(x)
            c.move_to(x, y)
            c.line_to(x + length * .25, y + length)
            c.stroke()
            x += hatch * (1.35 - .5 * max(0, min(1, slope)))


def pines(c, w, base, n=16, height=9, seed=2):
    """A row of conifers standing on y = base."""
    rnd = random.Random(seed)
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n + rnd.uniform(-.3, .3) * w / n
        h = height * rnd.uniform(.6, 1.15)
        for k in range(7):
            f = k / 7
            ww = h * .24 * (1 - f)
            y = base - h * (.10 + .80 * f)
            c.move_to(x, y - h * .20)
            c.line_to(x + ww, y)
            c.line_to(x + ww * .35, y - h * .02)
            c.line_to(x - ww * .35, y - h * .02)
            c.line_to(x - ww, y)
            c.close_path()
            c.fill()
        c.rectangle(x - h * .02, base - h * .12, h * .04, h * .12)
        c.fill()


def contour(c, w, h, seed=1, levels=14, lw=.22, hills=7, heavy=5):
    """Height lines of a made-up terrain (marching squares over a sum of Gaussians); every `heavy`-th is stronger."""
    rnd = np.random.default_rng(seed)
    nx, ny = 150, max(40, round(150 * h / w))
    gx, gy = np.meshgrid(np.linspace(-w / 2, w / 2, nx), np.linspace(-h / 2, h / 2, ny))
    z = np.zeros_like(gx)
    for _ in range(hills):
        px, py, s = rnd.uniform(-w * .55, w * .55), rnd.uniform(-h * .55, h * .55), rnd.uniform(.14, .34) * max(w, h)
        e = rnd.uniform(.6, 1.5)
        z += rnd.uniform(.5, 1) * np.exp(-(((gx - px) / s) ** 2 + ((gy - py) / (s * e)) ** 2))
    z += .05 * np.sin(gx / w * 17 + 1.3) * np.cos(gy / w * 21)
    lo, hi = z.min(), z.max()
    for k in range(1, levels):
        v = lo + (hi - lo) * k / levels
        c.set_line_width(lw * (2 if k % heavy == 0 else 1))
        for j in range(ny - 1):
            row, nxt = z[j] > v, z[j + 1] > v
            code = row[:-1] * 1 + row[1:] * 2 + nxt[1:] * 4 + nxt[:-1] * 8
            for i in np.nonzero((code > 0) & (code < 15))[0]:
                corners = [(gx[j, i], gy[j, i], z[j, i]), (gx[j, i + 1], gy[j, i + 1], z[j, i + 1]), (gx[j + 1, i + 1], gy[j + 1, i + 1], z[j + 1, i + 1]), (gx[j + 1, i], gy[j + 1, i], z[j + 1, i])]
                cuts = []
                for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
                    (xa, ya, za), (xb, yb, zb) = corners[a], corners[b]
                    if (za > v) != (zb > v):
                        t = (v - za) / (zb - za)
                        cuts.append((xa + (xb - xa) * t, ya + (yb - ya) * t))
                for a, b in zip(cuts[::2], cuts[1::2]):
                    c.move_to(*a)
                    c.line_to(*b)
        c.stroke()


def compass(c, r):
    """A compass rose: eight split points, degree ring, no letters."""
    for k in range(16):
        a = 2 * math.pi * k / 16
        ln = r * (.86 if k % 4 == 0 else .62 if k % 2 == 0 else .40)
        wd = r * (.13 if k % 4 == 0 else .10 if k % 2 == 0 else .05)
        c.save()
        c.rotate(a)
        c.set_line_width(r * .014)
        for side, fill in ((-1, True), (1, False)):
            c.move_to(0, 0)
            c.line_to(side * wd, -r * .20 if k % 4 == 0 else -r * .18)
            c.line_to(0, -ln)
            c.close_path()
            if fill:
                c.fill()
            else:
                ink(c, 0)
                c.fill_preserve()
                ink(c, 1)
                c.stroke()
        c.restore()
    for q in (.90, 1.0):
        ring(c, r * q, r * .014)
    c.set_line_width(r * .012)
    for k in range(72):
        a = 2 * math.pi * k / 72
        i = .92 if k % 2 else .90
        c.move_to(r * i * math.cos(a), r * i * math.sin(a))
        c.line_to(r * .985 * math.cos(a), r * .985 * math.sin(a))
        c.stroke()


def rosette(c, r, n=16, lw=None):
    """A filigree rosette of petals and rings."""
    lw = lw or r * .012
    for q in (1, .955, .66, .30):
        ring(c, r * q, lw)
    for k in range(n):
        c.save()
        c.rotate(2 * math.pi * k / n)
        for r0, r1, wd, fill in ((.08, .30, .05, 1), (.30, .66, .085, 0), (.37, .60, .045, 1), (.66, .955, .12, 0), (.73, .91, .065, 1)):
            c.move_to(r * r0, 0)
            c.curve_to(r * (r0 + (r1 - r0) * .35), r * wd * 1.35, r * (r0 + (r1 - r0) * .7), r * wd, r * r1, 0)
            c.curve_to(r * (r0 + (r1 - r0) * .7), -r * wd, r * (r0 + (r1 - r0) * .35), -r * wd * 1.35, r * r0, 0)
            c.set_line_width(lw)
            (c.fill if fill else c.stroke)()
        c.rotate(math.pi / n)
        dot(c, r * .018, r * .62)
        dot(c, r * .026, r * .89)
        c.restore()


def star_lattice(c, w, h, s):
    """Eight-pointed stars and crosses, the pattern of Andalusian tiles, with pitch s."""
    c.set_line_width(s * .028)
    nx, ny = int(w / s / 2) + 2, int(h / s / 2) + 2
    for j in range(-ny, ny + 1):
        for i in range(-nx, nx + 1):
            c.save()
            c.translate(i * s, j * s)
            for rad, fill in ((.54, False), (.44, True)):
                for k in range(16):
                    a = math.pi * k / 8 + math.pi / 8 * 0
                    q = s * rad * (1 if k % 2 == 0 else .765)
                    (c.line_to if k else c.move_to)(q * math.cos(a), q * math.sin(a))
                c.close_path()
                (c.fill if fill else c.stroke)()
            ink(c, 0)
            for k in range(8):
                c.save()
                c.rotate(math.pi * k / 4)
                c.move_to(s * .09, 0)
                c.line_to(s * .22, s * .07)
                c.line_to(s * .37, 0)
                c.line_to(s * .22, -s * .07)
                c.close_path()
                c.fill()
                c.restore()
            dot(c, s * .05)
            ink(c, 1)
            c.restore()
            c.save()
            c.translate((i + .5) * s, (j + .5) * s)
            for k in range(4):
                c.save()
                c.rotate(math.pi * k / 2)
                c.move_to(s * .05, 0)
                c.line_to(s * .17, s * .10)
                c.line_to(s * .30, 0)
                c.line_to(s * .17, -s * .10)
                c.close_path()
                c.stroke()
                c.restore()
            dot(c, s * .035)
            c.restore()


def waves(c, w, h, r, lw=.25):
    """Overlapping wave scales (seigaiha)."""
    c.set_line_width(lw)
    rows = int(h / (r * .5)) + 3
    for j in range(rows):
        y = -h / 2 + j * r * .5
        for i in range(int(w / r / 2) + 3):
            x = -w / 2 + (i * 2 + (j % 2)) * r - r
            ink(c, 0)
            c.arc(x, y, r, math.pi, 2 * math.pi)
            c.fill()
            ink(c, 1)
            for q in (.97, .74, .50, .26):
                c.arc(x, y, r * q, math.pi, 2 * math.pi)
                c.stroke()


def snowflake(c, r, lw=None):
    """A six-fold crystal with branched arms."""
    lw = lw or r * .035
    for k in range(6):
        c.save()
        c.rotate(math.pi * k / 3)
        c.set_line_width(lw)
        c.move_to(0, 0)
        c.line_to(0, -r)
        c.stroke()
        for u, l in ((.30, .20), (.48, .30), (.66, .22), (.82, .13)):
            for side in (-1, 1):
                c.move_to(0, -r * u)
                c.line_to(side * r * l * .82, -r * (u + l * .62))
                c.stroke()
                dot(c, lw * .85, side * r * l * .82, -r * (u + l * .62))
        dot(c, lw * 1.2, 0, -r)
        c.restore()
    for k in range(6):
        a = math.pi * k / 3
        (c.line_to if k else c.move_to)(r * .20 * math.sin(a), -r * .20 * math.cos(a))
    c.close_path()
    c.stroke()


def data_matrix(c, size, n=18, seed=3, x=0, y=0):
    """Something with the build of a data matrix code: solid left and bottom, alternating top and right. Encodes nothing."""
    rnd = random.Random(seed)
    s = size / n
    for i in range(n):
        for j in range(n):
            on = i == 0 or j == n - 1 or (j == 0 and i % 2 == 0) or (i == n - 1 and j % 2 == 1) or (0 < i < n - 1 and 0 < j < n - 1 and rnd.random() < .5)
            if on:
                c.rectangle(x - size / 2 + i * s, y - size / 2 + j * s, s * 1.02, s * 1.02)
    c.fill()


def moon(c, r, phase, lw=.25):
    """One phase of the moon, -1 (waning crescent) to 1 (full)."""
    ring(c, r, lw)
    c.arc(0, 0, r, -math.pi / 2, math.pi / 2)
    c.save()
    c.scale(max(.001, abs(phase)), 1)
    if phase > 0:
        c.arc(0, 0, r, math.pi / 2, 1.5 * math.pi)
    else:
        c.arc_negative(0, 0, r, math.pi / 2, -math.pi / 2)
    c.restore()
    c.fill()


def dial(c, r, a0=-135, a1=135, n=11, minor=1, tick=1.6, lw=.35, size=2.4, figures=None):
    """The scale round a knob: angles in degrees clockwise from the top; figures are written outside the long ticks."""
    total = (n - 1) * (minor + 1)
    for k in range(total + 1):
        a = math.radians(a0 + (a1 - a0) * k / total)
        big = k % (minor + 1) == 0
        c.set_line_width(lw if big else lw * .6)
        q = tick if big else tick * .55
        c.move_to(r * math.sin(a), -r * math.cos(a))
        c.line_to((r + q) * math.sin(a), -(r + q) * math.cos(a))
        c.stroke()
        if big and figures:
            label(c, figures[k // (minor + 1)], (r + tick + size * .85) * math.sin(a), -(r + tick + size * .85) * math.cos(a), size, bold=False)


def mountains_disc(c, r, seed=9):
    """A range of hills inside a circle of radius r."""
    c.save()
    c.arc(0, 0, r, 0, 2 * math.pi)
    c.clip()
    mountains(c, 2.1 * r, 1.7 * r, seed, 3, r * .018, r * .055)
    c.restore()
