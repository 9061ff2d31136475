"""Drawings used in more than one picture, as 2D loops: units of about half the motif's length, x right, y up."""

import math

from lib.shapes import spline


def whale():
    """Outline of a whale that faces left with raised flukes; 2.3 long, one closed loop."""
    body = [(0.66, 0.70), (0.71, 0.50), (0.70, 0.30), (0.58, 0.19), (0.35, 0.24), (0.0, 0.38), (-0.4, 0.47), (-0.75, 0.42), (-1.0, 0.22)]
    body += [
        (-1.08, -0.02),
        (-1.0, -0.24),
        (-0.72, -0.38),
        (-0.3, -0.42),
        (0.15, -0.34),
        (0.5, -0.18),
        (0.78, 0.02),
        (0.92, 0.24),
        (1.02, 0.42),
        (1.24, 0.66),
    ]
    return (
        spline(body)[:-1]
        + spline([(1.24, 0.66), (1.06, 0.63), (0.95, 0.53)])[:-1]
        + spline([(0.95, 0.53), (0.84, 0.65), (0.66, 0.70)])[:-1]
    )


def whale_grooves():
    """Throat grooves and mouth line: open curves to engrave."""
    lines = [spline([(-1.075, -0.06), (-0.9, -0.10), (-0.66, -0.06)])]
    for i in range(4):
        d = i * 0.055
        lines.append(
            spline(
                [
                    (-1.03 + d * 0.75, -0.14 - d * 0.62),
                    (-0.75 + d, -0.20 - d * 0.72),
                    (-0.42 + d * 0.6, -0.22 - d * 0.68),
                    (-0.12 - d, -0.20 - d * 0.72),
                ]
            )
        )
    return lines


def whale_windows():
    """Lens-shaped openings along the back, cut right through."""
    out = []
    for row, (count, x0, x1) in enumerate(((6, -0.52, 0.36), (5, -0.46, 0.40), (3, -0.22, 0.34))):
        for i in range(count):
            f = i / (count - 1)
            x = x0 + (x1 - x0) * f
            y = 0.31 - row * 0.135 - 0.20 * max(0, f - 0.25) ** 1.3
            s = 0.105 - 0.012 * row - 0.035 * f
            a = -0.22 * f
            lens = spline([(-0.5 * s, 0), (0, 0.30 * s), (0.5 * s, 0)])[:-1] + spline([(0.5 * s, 0), (0, -0.30 * s), (-0.5 * s, 0)])[:-1]
            out.append([(x + px - a * py, y + py + a * px) for px, py in lens])
    return out


def whale_fin():
    """Pectoral fin, root at the origin, pointing down right; cut separately and set on the body."""
    return spline([(-0.10, 0.06), (0.04, 0.08), (0.16, -0.02), (0.30, -0.20), (0.42, -0.42), (0.20, -0.32), (0.02, -0.16)], closed=True)


def waves(length, height, crests, phase=0.0, base=0.0):
    """A closed strip with rolling waves on its upper edge."""
    n = crests * 24
    top = []
    for i in range(n + 1):
        u = i / n
        w = (u * crests + phase) % 1.0
        top.append((-length / 2 + length * u, base + height * (0.55 + 0.45 * math.cos(2 * math.pi * w))))
    return [(-length / 2, 0), (length / 2, 0)] + top[::-1]
