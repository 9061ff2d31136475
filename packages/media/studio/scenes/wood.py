"""Wood samples: cut birch, engraved pictures, oiled walnut."""
import math
import random

from lib import *
from props_soft import *


def _wallpaper(c):
    """A phone's screen: layered dunes under a low sun, no words."""
    for i in range(60):
        t = i / 59
        c.set_source_rgb(0.10 + 0.85 * t**1.3, 0.16 + 0.38 * t, 0.34 + 0.06 * t)
        c.rectangle(-1, 2.1 - 3.2 * (i + 1) / 60, 2, 3.2 / 60 + 0.01)
        c.fill()
    c.set_source_rgb(1, 0.86, 0.62)
    c.arc(0.25, -0.15, 0.33, 0, TAU)
    c.fill()
    for k, (rgb, base) in enumerate((((0.78, 0.36, 0.20), -0.45), ((0.50, 0.20, 0.17), -0.85), ((0.24, 0.11, 0.15), -1.25), ((0.09, 0.06, 0.10), -1.65))):
        c.set_source_rgb(*rgb)
        pen(c, [(-1.1, -2.2)] + ridge_line(-1.1, 1.1, base, 0.28, 31 + k, 0.6) + [(1.1, -2.2)])


def phone_stand():
    """Two birch cheeks and two bars hold a phone; slots and keys, no glue."""
    table(oak(), "#A89A86")
    warm(kx=-0.6, k=8.0, fill=3.0)
    t = 0.006
    ch = burnt(t=t)
    prof = fillet([(-0.055, 0), (0.062, 0), (0.062, 0.012), (0.030, 0.105), (0.014, 0.108), (-0.012, 0.028), (-0.034, 0.028), (-0.034, 0.044), (-0.048, 0.044), (-0.055, 0.02)], [0.004, 0.006, 0.004, 0.009, 0.009, 0.006, 0.003, 0.003, 0.004, 0.006], 8)
    hole = fillet([(0.004, 0.022), (0.045, 0.014), (0.026, 0.085), (0.018, 0.085)], [0.006, 0.006, 0.003, 0.003], 8)
    stand = group()
    for x in (-0.026, 0.026):
        put(plate("cheek", [prof, hole], t, birch(), ch, bev=0.0003), (x, 0, 0), (math.pi / 2, 0, math.pi / 2), stand)
    put(plate("back bar", [rrect(0.082, 0.028, 0.004)], t, birch(art("ws_bar", lambda c: spin(c, 12, lambda c: petal(c, 0.2, 0.9, 0.09))), (0.022, 0.022)), ch, bev=0.0003), (0, 0.019, 0.064), (math.radians(72), 0, 0), stand)
    put(plate("ledge", [rrect(0.082, 0.021, 0.003)], t, birch(), ch, bev=0.0003), (0, -0.026, 0.0252), (0, 0, 0), stand)
    phone = group()
    body = plate("phone", [rrect(0.072, 0.148, 0.011, 16)], 0.0078, pbr("phone glass", (0.006, 0.006, 0.008), rough=0.08, coat=1), pbr("phone frame", (0.30, 0.30, 0.32), rough=0.25, metal=1), bev=0.001)
    put(body, (0, 0.074, 0), parent=phone)
    glass = emis_img("phone screen", art("ws_screen", _wallpaper, 768, 1600), 0.85)
    sc = plate("screen", [rrect(0.0675, 0.1435, 0.009, 16)], 0.0004, glass, bev=0.00005)
    plate_uv(sc)
    for l in sc.data.uv_layers[0].data:
        l.uv = (l.uv[0] / 0.0675 + 0.5, l.uv[1] / 0.1435 + 0.5)
    put(sc, (0, 0.074, 0.0039), parent=phone)
    put(phone, (0, -0.0225, 0.030), (math.radians(72), 0, 0), stand)
    put(stand, turn=(0, 0, 0.30))
    put(lathe("cup", [(0, 0.004), (0.024, 0.004), (0.027, 0.0), (0.031, 0.004), (0.038, 0.03), (0.041, 0.075), (0.0425, 0.082), (0.0405, 0.083), (0.039, 0.075), (0.036, 0.032), (0.028, 0.010), (0, 0.008)], pbr("ceramic", hexc("#E9E2D6"), rough=0.28, coat=0.5, bump=(60, 0.05))), (0.16, 0.24, 0))
    camera((-0.27, -0.52, 0.22), (0.006, 0, 0.083), 62, 5, (-0.01, -0.04, 0.07))


def _lake(c):
    """Engraving: sun with rays, three ridges, pines and water. Drawn for a sheet 1.5 wide and 1 high."""
    W, H = 1.5, 1.0
    c.rectangle(-W, -H, 2 * W, 2 * H)
    c.clip()
    sx, sy = 0.42, 0.30
    for k in range(36):
        a = TAU * k / 36
        r0, r1 = 0.31, (0.44 if k % 2 else 0.56)
        pen(c, [(sx + r0 * math.cos(a), sy + r0 * math.sin(a)), (sx + r1 * math.cos(a), sy + r1 * math.sin(a))], width=0.012, closed=False)
    c.arc(sx, sy, 0.26, 0, TAU)
    c.set_line_width(0.016)
    c.stroke()
    for i in range(7):
        y = sy - 0.2 + i * 0.065
        d = math.sqrt(max(0, 0.24**2 - (y - sy) ** 2))
        pen(c, [(sx - d, y), (sx + d, y)], width=0.010, closed=False)
    for k, (base, amp, step, slope) in enumerate(((0.02, 0.46, 0.052, -1.2), (-0.22, 0.30, 0.036, 1.1), (-0.46, 0.16, 0.024, -0.9))):
        line = ridge_line(-1.6, 1.6, base, amp, 71 + k * 5, 1.3)
        body = line + [(1.6, -1.2), (-1.6, -1.2)]
        grey(c, 0)
        pen(c, body)
        grey(c, 1)
        c.save()
        pen(c, body, fill=False)
        c.clip()
        x = -3.5
        while x < 3.5:
            pen(c, [(x, 1), (x + 2 * slope, -1)], width=0.006 + 0.0015 * k, closed=False)
            x += step * 1.6
        c.restore()
        pen(c, line, width=0.018, closed=False)
    shore = -0.60
    grey(c, 0)
    c.rectangle(-W, -H, 2 * W, H + shore)
    c.fill()
    grey(c, 1)
    r = random.Random(5)
    for i in range(9):
        y = shore - 0.03 - 0.042 * i
        x = -W + r.uniform(0, 0.2)
        while x < W:
            l = r.uniform(0.10, 0.42)
            pen(c, [(x, y), (min(x + l, W), y)], width=0.011, closed=False)
            x += l + r.uniform(0.05, 0.22)
    for x, h in ((-1.34, 0.72), (-1.12, 0.98), (-0.90, 0.66), (-0.72, 0.5), (1.06, 0.56), (1.24, 0.84), (1.40, 0.62)):
        tree = tf(pine_outline(h, h * 0.46), 0, x, -0.78)
        grey(c, 0)
        pen(c, tree, width=0.05)
        grey(c, 1)
        pen(c, tree)


def _knob(out):
    """Jigsaw edge from (0,0) to (1,0): a rounded knob towards +y when out is 1, -y when -1, straight when 0."""
    if not out:
        return [(0, 0)]
    half = [(0, 0), (0.30, 0.0), (0.385, 0.015), (0.405, 0.055), (0.37, 0.115), (0.372, 0.185), (0.43, 0.24), (0.5, 0.252)]
    return [(x, y * out) for x, y in half + [(1 - x, y) for x, y in half[-2:0:-1]]]


def puzzle():
    """A birch jigsaw with an engraved landscape in a walnut tray; three pieces still to place."""
    table(oak(), "#B59B80")
    warm(kx=-0.5, k=8.5, fill=2.4)
    nx, ny, s, t = 6, 4, 0.034, 0.004
    w, h = nx * s, ny * s
    r = random.Random(11)
    hor = [[r.choice((-1, 1)) if 0 < j < ny else 0 for _ in range(nx)] for j in range(ny + 1)]
    ver = [[r.choice((-1, 1)) if 0 < i < nx else 0 for i in range(nx + 1)] for _ in range(ny)]
    face = one_grain(birch(art("ws_lake", _lake, 3072, 2048), (w, h)))
    ch = burnt(t=t)
    bev = 0.0005
    gap = 0.00022 + bev
    board = group()
    tray = [rrect(w + 0.030, h + 0.030, 0.010)]
    put(plate("tray floor", tray, 0.003, walnut(), burnt("burnt walnut", dark=True)), (0, 0, 0.0015), parent=board)
    put(plate("tray rim", tray + [rrect(w + 0.003, h + 0.003, 0.002)], 0.005, walnut(), burnt("burnt walnut"), bev=0.0006), (0, 0, 0.0055), parent=board)
    moved = {(4, 0): ((0.052, -0.072, t / 2), 0.5), (3, 1): ((-0.012, -0.073, t / 2), -0.4), (5, 1): ((0.106, -0.030, 0.0102), 0.62)}
    for j in range(ny):
        for i in range(nx):
            bottom = [(i * s + x * s, j * s + y * s) for x, y in _knob(hor[j][i])]
            right = [((i + 1) * s - y * s, j * s + x * s) for x, y in _knob(-ver[j][i + 1])]
            top = [((i + 1) * s - x * s, (j + 1) * s + y * s) for x, y in _knob(hor[j + 1][i])]
            left = [(i * s - y * s, (j + 1) * s - x * s) for x, y in _knob(-ver[j][i])]
            cx, cy = (i + 0.5) * s, (j + 0.5) * s
            loop = [(x - w / 2, y - h / 2) for x, y in bottom + right + top + left]
            corner = {0, len(bottom), len(bottom) + len(right), len(bottom) + len(right) + len(top)}
            loop = [q for k, p in enumerate(loop) for q in ([p, p, p] if k in corner else [p])]
            loop = smoothed(loop)
            ox, oy = cx - w / 2, cy - h / 2
            loop = [(ox + (x - ox) * (1 - gap / s * 2), oy + (y - oy) * (1 - gap / s * 2)) for x, y in loop]
            o = plate("piece", [loop], t, face, ch, bev=bev)
            if (i, j) in moved:
                at, a = moved[(i, j)]
                c, q = math.cos(a), math.sin(a)
                o.location = (at[0] - (c * ox - q * oy), at[1] - (q * ox + c * oy), at[2])
                o.rotation_euler = (0, 0, a)
                o.location.y -= 0.035
            else:
                put(o, (0, 0, 0.003 + t / 2), parent=board)
    put(board, (0, 0.0, 0), (0, 0, 0.0))
    camera((-0.13, -0.37, 0.31), (0.010, -0.022, 0.0), 59, 7, (0.0, -0.035, 0.006))


def background():
    """Walnut under raking light; an engraved rosette fades out of focus on the right."""
    o = ground(walnut(art("ws_rosette", lambda c: mandala(c, 0, 0, 0.95)), (0.16, 0.16), name="walnut board"))
    put(o, (0.10, 0.05, 0))
    world((1, 0.88, 0.76), 0.05)
    area("key", (-0.30, 0.42, 0.20), (0, 0, 0), 0.35, 2.0, (1, 0.86, 0.70), 0.2)
    area("fill", (0.4, -0.3, 0.5), (0, 0, 0), 0.5, 0.8, (0.8, 0.88, 1))
    camera((-0.02, -0.26, 0.17), (0.02, 0.02, 0.0), 70, 4, (0.03, 0.0, 0))


SHOTS = {
    "materials/wood/phone-stand": Shot(phone_stand, width=800, height=533, samples=24, bounces=6, bloom=0.03, vignette=0.2, exposure=0.6),
    "materials/wood/puzzle": Shot(puzzle, width=800, height=533, samples=24, bounces=6, bloom=0.03, vignette=0.2, exposure=0.5),
    "materials/wood/background": Shot(background, width=2160, height=1080, samples=36, noise=0.09, bounces=4, vignette=0.2, exposure=0.2),
}
