"""Radiance."""

from lib import *


def radiance():
    W = pbr("white", hexc("#ECEBE7"), rough=0.36, bump=(2200, 0.06))
    G = pbr("graphite", hexc("#26282B"), rough=0.42, bump=(2600, 0.07))
    K = pbr("black", (0.008, 0.008, 0.009), rough=0.5)
    RB = pbr("rubber", (0.012, 0.012, 0.012), rough=0.75)
    AL = pbr("alu", (0.78, 0.79, 0.8), rough=0.3, metal=1, bump=(900, 0.12, (1, 0.02, 1)), var=0.08)
    STEEL = pbr("steel", (0.62, 0.62, 0.63), rough=0.22, metal=1)
    AN = pbr("anod", (0.02, 0.021, 0.024), rough=0.33, metal=0.6)
    BR = pbr("brass", (0.85, 0.55, 0.2), rough=0.22, metal=1)
    IN = pbr("inner", hexc("#3A3D41"), rough=0.5)
    HC = pbr("hc", (0.42, 0.42, 0.43), rough=0.35, metal=1)
    ORG = pbr("orange", hexc("#F2741A"), rough=0.35, coat=0.3)
    RED = pbr("red", (0.6, 0.012, 0.012), rough=0.3, coat=0.6)
    YEL = pbr("yel", (0.75, 0.45, 0.02), rough=0.4)
    X, Y = 0.95, 0.70
    zc = 0.13
    zb = 0.80
    zt = 1.10
    # casters
    for x in (-0.80, 0.80):
        for y in (-0.56, 0.56):
            cyl("wheel", (x, y + 0.03, 0.05), 0.05, 0.035, RB, "X", 0.006)
            cyl("hub", (x, y + 0.03, 0.05), 0.026, 0.038, STEEL, "X", 0.002)
            box("fork", (x - 0.028, y - 0.02, 0.045), (x - 0.021, y + 0.055, 0.11), STEEL, 0.002)
            box("fork", (x + 0.021, y - 0.02, 0.045), (x + 0.028, y + 0.055, 0.11), STEEL, 0.002)
            box("cpl", (x - 0.05, y - 0.05, 0.108), (x + 0.05, y + 0.05, 0.118), STEEL, 0.002)
            cyl("foot", (x - 0.09 * (1 if x > 0 else -1), y, 0.06), 0.03, 0.018, RB, bev=0.004)
            cyl("fs", (x - 0.09 * (1 if x > 0 else -1), y, 0.095), 0.008, 0.06, STEEL)
    # base cabinet
    prism_z("base", [(a, b) for a, b in rrect(2 * X - 0.06, 2 * Y - 0.06, 0.03)], 0.118, 0.16, G, 0.004)
    prism_z("cab", [(a, b) for a, b in rrect(2 * X - 0.02, 2 * Y - 0.02, 0.035)], 0.155, 0.66, W, 0.006)
    # doors
    for i in range(3):
        x0 = -0.90 + i * 0.605
        box("door", (x0, -Y - 0.004, 0.195), (x0 + 0.59, -Y + 0.016, 0.63), W, 0.007, 4)
        box("hnd", (x0 + 0.50, -Y - 0.007, 0.36), (x0 + 0.525, -Y, 0.48), G, 0.004)
        box("hnd2", (x0 + 0.506, -Y - 0.014, 0.37), (x0 + 0.519, -Y - 0.006, 0.47), AL, 0.003)
    for j in range(8):
        box("vent", (-0.86 + 0.0, -Y - 0.006, 0.25 + j * 0.018), (-0.62, -Y, 0.258 + j * 0.018), K, 0.003)
    # top tub: profile with slanted front
    prof = fillet([(-Y, 0.67), (Y, 0.67), (Y, 1.05), (-0.18, 1.10), (-Y, 0.86)], [0.01, 0.01, 0.05, 0.25, 0.07], 14)
    prism_x("chL", prof, -X, -X + 0.13, W, 0.014, 5)
    prism_x("chR", prof, X - 0.33, X, W, 0.014, 5)
    box("seam", (-X + 0.02, -Y + 0.02, 0.655), (X - 0.02, Y - 0.02, 0.675), K, 0)
    xa, xb = -X + 0.132, X - 0.332
    box("front", (xa, -Y + 0.001, 0.672), (xb, -Y + 0.03, 0.815), W, 0.006, 4)
    box("floor", (xa, -Y + 0.02, 0.67), (xb, Y - 0.02, 0.70), IN, 0)
    box("back", (xa, Y - 0.06, 0.67), (xb, Y - 0.03, 1.04), IN, 0)
    box("stat", (xa + 0.06, -Y - 0.0012, 0.785), (xb - 0.06, -Y + 0.004, 0.790), emis("stat", (1, 0.47, 0.12), 5), 0.001)
    text("logo", "LIGHT 1390", 0.062, G, (xa + 0.06, -Y - 0.0005, 0.735), (math.pi / 2, 0, 0), space=1.12)
    prism_x("deck", fillet([(0.40, 0.95), (Y, 0.95), (Y, 1.05), (0.40, 1.0665)], [0.001, 0.001, 0.05, 0.001], 8), xa, xb, W, 0.003)
    # lid
    path = fillet([(-Y - 0.004, 0.818), (-Y - 0.004, 0.862), (-0.18, 1.104), (0.395, 1.070)], [0, 0.07, 0.25, 0], 16, closed=False)

    def seg(P, off):
        out = []
        for i, p in enumerate(P):
            q0 = Vector(P[max(0, i - 1)])
            q1 = Vector(P[min(len(P) - 1, i + 1)])
            t = (q1 - q0).normalized()
            nn = Vector((-t.y, t.x))
            out.append(tuple(Vector(p) + nn * off))
        return out

    ln = [0]
    for p, q in zip(path, path[1:]):
        ln.append(ln[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    L = ln[-1]

    def sub(a, b):
        f = lambda s: next(
            tuple(path[i][k] + (s - ln[i]) / (ln[i + 1] - ln[i]) * (path[i + 1][k] - path[i][k]) for k in (0, 1))
            for i in range(len(ln) - 1)
            if s <= ln[i + 1] + 1e-9
        )
        return [f(a)] + [path[i] for i, s in enumerate(ln) if a + 1e-6 < s < b - 1e-6] + [f(b)]

    def strip(a, b, x0, x1):
        P = sub(a, b)
        prism_x("lf", P + seg(P, -0.02)[::-1], x0, x1, G, 0.004, 4)

    strip(0, L, xa, xa + 0.06)
    strip(0, L, xb - 0.06, xb)
    strip(0, 0.11, xa + 0.055, xb - 0.055)
    strip(L - 0.06, L, xa + 0.055, xb - 0.055)
    P = seg(sub(0.1, L - 0.05), -0.008)
    v = []
    f = []
    for y, z in P:
        v += [(xa + 0.05, y, z), (xb - 0.05, y, z)]
    for i in range(len(P) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = mesh("win", v, f, thin("amber", (1, 0.60, 0.24)))
    for p in o.data.polygons:
        p.use_smooth = True
    box("handle", (-0.35, -Y - 0.045, 0.832), (0.12, -Y - 0.004, 0.85), AL, 0.006, 4)
    # interior
    LED = emis("led", (1, 0.95, 0.88), 7, True)
    box("led", (xa + 0.05, 0.36, 0.985), (xb - 0.05, 0.375, 0.995), LED, 0.001)
    area("ledA", ((xa + xb) / 2, 0.30, 0.98), ((xa + xb) / 2, -0.1, 0.75), 1.3, 16, (1, 0.94, 0.86), 0.05)
    honeycomb("hc", xa + 0.06, xb - 0.06, -0.58, 0.42, 0.78, 0.02, HC, 0.012, 0.0014)
    box("under", (xa + 0.05, -0.59, 0.73), (xb - 0.05, 0.43, 0.74), K, 0)
    wp = wood(
        "birchjob", hexc("#E3C493"), hexc("#C79C62"), 0.5, mask=TEX + "/mandala_wide.png", msize=(0.95, 0.475), burn=(0.06, 0.022, 0.007)
    )
    o = plate("work", [rrect(0.9, 0.62, 0.01)], 0.005, wp, charred(t=0.005), z=0.78)
    o.location.x = -0.12
    o.location.y = -0.10
    hy = 0.04
    zz = 0.88
    for x in (xa + 0.03, xb - 0.03):
        box("ry", (x - 0.02, -0.62, zz - 0.05), (x + 0.02, 0.50, zz), AL, 0.002)
        box("trk", (x - 0.04, hy - 0.06, zz), (x + 0.04, hy + 0.06, zz + 0.04), AN, 0.003)
    box("beam", (xa + 0.01, hy - 0.03, zz + 0.035), (xb - 0.01, hy + 0.03, zz + 0.09), AN, 0.003)
    box("xr", (xa + 0.03, hy - 0.04, zz + 0.05), (xb - 0.03, hy - 0.03, zz + 0.07), STEEL, 0.001)
    hx = -0.02
    box("car", (hx - 0.05, hy - 0.08, zz + 0.01), (hx + 0.05, hy - 0.04, zz + 0.10), W, 0.006, 4)
    box("str", (hx - 0.05, hy - 0.0806, zz + 0.07), (hx + 0.05, hy - 0.079, zz + 0.078), ORG, 0)
    cyl("lens", (hx, hy - 0.10, zz), 0.022, 0.09, AL, bev=0.002)
    cyl("cone", (hx, hy - 0.10, zz - 0.063), 0.005, 0.04, BR, bev=0.001, r2=0.018)
    sphere("spot", (hx, hy - 0.10, 0.788), 0.003, emis("hot", (1, 0.72, 0.40), 260))
    # console
    a = math.atan2(0.24, 0.52)
    sx = X - 0.165
    cy, cz = -0.46, 0.971
    for o, u, v_, off in (
        (
            box("bz", (-0.115, -0.082, -0.006), (0.115, 0.082, 0.006), pbr("bez", (0.006, 0.006, 0.007), rough=0.14, coat=0.5), 0.006, 4),
            0,
            0,
            0.002,
        ),
    ):
        o.location = (sx + u, cy + v_ * math.cos(a) - off * math.sin(a), cz + off * math.cos(a))
        o.rotation_euler = (a, 0, 0)
    s = mesh(
        "scr",
        [(-0.10, -0.06, 0), (0.10, -0.06, 0), (0.10, 0.06, 0), (-0.10, 0.06, 0)],
        [(0, 1, 2, 3)],
        emis_img("ui1390", screen_ui("Light 1390"), 1.3),
    )
    uv = s.data.uv_layers.new()
    for l, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        l.uv = c
    s.location = (sx, cy - 0.0085 * math.sin(a), cz + 0.0085 * math.cos(a))
    s.rotation_euler = (a, 0, 0)
    cyl("esr", (sx + 0.06, -Y - 0.003, 0.76), 0.042, 0.008, YEL, "Y", 0.001)
    cyl("es0", (sx + 0.06, -Y - 0.018, 0.76), 0.02, 0.03, K, "Y", 0.002)
    cyl("es", (sx + 0.06, -Y - 0.036, 0.76), 0.031, 0.016, RED, "Y", 0.006)
    cyl("key", (sx - 0.06, -Y - 0.004, 0.76), 0.018, 0.01, STEEL, "Y", 0.002)
