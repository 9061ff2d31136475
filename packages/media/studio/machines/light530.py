"""Light 530."""

from lib import *


def light530(
    lid=True, head=(-0.06, 0.0), front=True, job="mandala_wide", glow=True, lidtint=(1.0, 0.60, 0.24), ledp=3.2, spark=False, reveal=False
):
    W = pbr("white", hexc("#ECEBE7"), rough=0.36, spec=0.5, bump=(2200, 0.06))
    G = pbr("graphite", hexc("#26282B"), rough=0.42, bump=(2600, 0.07))
    K = pbr("black", (0.008, 0.008, 0.009), rough=0.5)
    RB = pbr("rubber", (0.012, 0.012, 0.012), rough=0.75)
    AL = pbr("alu", (0.78, 0.79, 0.8), rough=0.3, metal=1, bump=(900, 0.12, (1, 0.02, 1)), var=0.08)
    STEEL = pbr("steel", (0.62, 0.62, 0.63), rough=0.22, metal=1)
    AN = pbr("anod", (0.02, 0.021, 0.024), rough=0.33, metal=0.6)
    BR = pbr("brass", (0.85, 0.55, 0.2), rough=0.22, metal=1)
    RED = pbr("red", (0.6, 0.012, 0.012), rough=0.3, coat=0.6)
    YEL = pbr("yel", (0.75, 0.45, 0.02), rough=0.4)
    IN = pbr("inner", hexc("#3A3D41"), rough=0.5)
    ORG = pbr("orange", hexc("#F2741A"), rough=0.35, coat=0.3)
    LED = emis("led", (1, 0.95, 0.88), ledp * 1.6)
    HC = pbr("hc", (0.42, 0.42, 0.43), rough=0.35, metal=1)
    D = 0.2925
    prof = fillet([(-D, 0.018), (D, 0.018), (D, 0.295), (-0.085, 0.32), (-D, 0.165)], [0.010, 0.012, 0.035, 0.09, 0.05], 14)
    # cheeks
    prism_x("cheekL", prof, -0.54, -0.478, W, 0.011, 6)
    prism_x("cheekR", prof, 0.288, 0.54, W, 0.011, 6)
    # plinth shadow gap
    box("plinth", (-0.52, -0.272, 0.008), (0.52, 0.272, 0.03), K, 0.004)
    for x in (-0.46, 0.46):
        for y in (-0.22, 0.22):
            cyl("foot", (x, y, 0.010), 0.026, 0.020, RB, bev=0.004)
    # tub
    box("floor", (-0.48, -0.28, 0.03), (0.29, 0.28, 0.05), IN, 0)
    box("back", (-0.48, 0.235, 0.03), (0.29, 0.25, 0.30), IN, 0)
    if front:
        box("front", (-0.477, -D + 0.001, 0.020), (0.287, -0.268, 0.140), W, 0.005, 4)
        box("slot", (-0.40, -D - 0.0003, 0.060), (0.21, -D + 0.01, 0.074), K, 0.003)
        box("frontinner", (-0.478, -0.272, 0.03), (0.288, -0.262, 0.150), G, 0.001)
        box("status", (-0.40, -D - 0.0012, 0.1195), (0.21, -D + 0.004, 0.1225), emis("stat", (1, 0.47, 0.12), 5), 0.0008)
        text("logo", "LIGHT 530", 0.026, G, (-0.395, -D - 0.0003, 0.096), (math.pi / 2, 0, 0), "SemiBold", space=1.12)
    # rear deck, same profile behind the hinge
    pr = fillet([(0.165, 0.27), (D, 0.27), (D, 0.295), (0.165, 0.3047)], [0.001, 0.001, 0.02, 0.001], 8)
    prism_x("deck", pr, -0.477, 0.287, W, 0.003)
    for x in (-0.36, 0.17):
        cyl("hinge", (x, 0.162, 0.303), 0.007, 0.07, G, "X", 0.001)
    # vents on the right cheek side + front console
    for i in range(9):
        box("vent", (0.5385, -0.06 + i * 0.022, 0.06), (0.5415, -0.052 + i * 0.022, 0.13), K, 0.0012)
    # console: screen on the slope
    a = math.atan2(0.155, 0.2075)
    sx = 0.415
    cy, cz = -0.19, 0.2425

    def onslope(o, u, v, off):  # u along x, v up the slope
        o.location = (sx + u, cy + v * math.cos(a) - off * math.sin(a), cz + v * math.sin(a) + off * math.cos(a))
        o.rotation_euler = (a, 0, 0)
        return o

    onslope(
        box("bezel", (-0.074, -0.050, -0.004), (0.074, 0.050, 0.004), pbr("bez", (0.006, 0.006, 0.007), rough=0.14, coat=0.5), 0.0035, 4),
        0,
        0.010,
        0.001,
    )
    scr = mesh(
        "screen",
        [(-0.064, -0.0384, 0), (0.064, -0.0384, 0), (0.064, 0.0384, 0), (-0.064, 0.0384, 0)],
        [(0, 1, 2, 3)],
        emis_img("ui", screen_ui("Light 530"), 1.3),
    )
    uv = scr.data.uv_layers.new()
    for l, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        l.uv = c
    onslope(scr, 0, 0.010, 0.0052)
    # e-stop + power button on the front of the console
    cyl("esr", (0.47, -D - 0.002, 0.10), 0.026, 0.004, YEL, "Y", 0.001)
    cyl("es0", (0.47, -D - 0.010, 0.10), 0.014, 0.016, K, "Y", 0.001)
    cyl("es", (0.47, -D - 0.020, 0.10), 0.020, 0.010, RED, "Y", 0.004)
    cyl("pwr", (0.40, -D - 0.002, 0.10), 0.012, 0.005, STEEL, "Y", 0.001)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.0085, minor_radius=0.0011, location=(0.40, -D - 0.0047, 0.10), rotation=(math.pi / 2, 0, 0)
    )
    bpy.context.object.data.materials.append(emis("ring", (0.5, 0.85, 1), 5))
    box("usb", (0.345, -D - 0.0004, 0.094), (0.36, -D + 0.002, 0.106), K, 0.001)
    # lid
    if lid:
        path = fillet([(-D - 0.003, 0.143), (-D - 0.003, 0.168), (-0.086, 0.3235), (0.158, 0.3075)], [0, 0.050, 0.09, 0], 16, closed=False)
        sl = [0]
        for p, q in zip(path, path[1:]):
            sl.append(sl[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
        L = sl[-1]

        def at(s):
            for i in range(len(sl) - 1):
                if s <= sl[i + 1] + 1e-9:
                    t = (s - sl[i]) / (sl[i + 1] - sl[i])
                    return tuple(path[i][k] + t * (path[i + 1][k] - path[i][k]) for k in (0, 1))
            return path[-1]

        def strip(name, s0, s1, x0, x1, mat, thick, off, bev):
            ss = [s0] + [s for s in sl if s0 < s < s1] + [s1]
            P = []
            for s in ss:
                p = at(s)
                e = 0.002
                q0 = at(max(0, s - e))
                q1 = at(min(L, s + e))
                t = Vector((q1[0] - q0[0], q1[1] - q0[1])).normalized()
                nn = Vector((-t.y, t.x))
                P.append((Vector(p), nn))
            outer = [tuple(p + nn * off) for p, nn in P]
            inner = [tuple(p + nn * (off - thick)) for p, nn in P]
            return prism_x(name, outer + inner[::-1], x0, x1, mat, bev, 4)

        xa, xb = -0.4778, 0.2876
        strip("lfL", 0, L, xa, xa + 0.034, G, 0.014, 0, 0.003)
        strip("lfR", 0, L, xb - 0.034, xb, G, 0.014, 0, 0.003)
        strip("lfF", 0, 0.060, xa + 0.030, xb - 0.030, G, 0.014, -0.0002, 0.003)
        strip("lfB", L - 0.035, L, xa + 0.030, xb - 0.030, G, 0.014, -0.0002, 0.003)
        ss = [0.05] + [s for s in sl if 0.05 < s < L - 0.03] + [L - 0.03]
        v = []
        f = []
        for i, s in enumerate(ss):
            p = at(s)
            v += [(xa + 0.03, p[0], p[1] - 0.004), (xb - 0.03, p[0], p[1] - 0.004)]
        for i in range(len(ss) - 1):
            f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        wn = mesh("window", v, f, thin("amber", lidtint, 0.0))
        for p in wn.data.polygons:
            p.use_smooth = True
        box("handle", (-0.175, -D - 0.026, 0.150), (-0.015, -D - 0.002, 0.160), AL, 0.004, 4)
    # interior light
    box("ledbar", (-0.45, 0.150, 0.262), (0.26, 0.160, 0.268), LED, 0.001)
    box("ledhold", (-0.45, 0.160, 0.256), (0.26, 0.172, 0.275), AL, 0.002)
    area("ledA", (-0.095, 0.12, 0.262), (-0.095, -0.05, 0.1), 0.68, ledp, (1, 0.94, 0.86), 0.03)
    # bed
    x0, x1, y0, y1 = -0.375, 0.185, -0.205, 0.155
    zb = 0.100
    honeycomb("hc", x0, x1, y0, y1, zb, 0.010, HC)
    box("under", (x0 - 0.004, y0 - 0.004, 0.06), (x1 + 0.004, y1 + 0.004, 0.070), K, 0)
    for n_, lo, hi in (
        ("a", (x0 - 0.014, y0 - 0.014, 0.085), (x1 + 0.014, y0 - 0.002, 0.103)),
        ("b", (x0 - 0.014, y1 + 0.002, 0.085), (x1 + 0.014, y1 + 0.014, 0.103)),
        ("c", (x0 - 0.014, y0 - 0.014, 0.085), (x0 - 0.002, y1 + 0.014, 0.103)),
        ("d", (x1 + 0.002, y0 - 0.014, 0.085), (x1 + 0.014, y1 + 0.014, 0.103)),
    ):
        box("bed" + n_, lo, hi, AL, 0.001)
    # workpiece: birch sheet with the job partly engraved
    wsz = (0.40, 0.20)
    wp = wood("birchjob", hexc("#E3C493"), hexc("#C79C62"), 1.0, mask=TEX + "/%s.png" % job, msize=wsz, burn=(0.06, 0.022, 0.007))
    o = plate("work", [rrect(0.40, 0.26, 0.004)], 0.003, wp, charred(), z=zb)
    o.location.x = -0.095
    o.location.y = -0.01
    # gantry
    hx, hy = head
    zr = 0.168
    for x in (-0.435, 0.245):
        box("railY", (x - 0.012, -0.245, zr - 0.03), (x + 0.012, 0.225, zr), AL, 0.0012)
        box("railslot", (x - 0.004, -0.245, zr - 0.001), (x + 0.004, 0.225, zr + 0.0004), K, 0)
        box("lin", (x - 0.006, -0.245, zr), (x + 0.006, 0.225, zr + 0.007), STEEL, 0.001)
        box("truck", (x - 0.022, hy - 0.032, zr + 0.004), (x + 0.022, hy + 0.032, zr + 0.022), AN, 0.002)
        box("plate", (x - 0.026, hy - 0.040, zr + 0.022), (x + 0.026, hy + 0.040, zr + 0.028), AL, 0.0015)
        for sx_ in (-0.018, 0.018):
            for sy_ in (-0.03, 0.03):
                cyl("scr", (x + sx_, hy + sy_, zr + 0.029), 0.003, 0.004, STEEL, bev=0.0006, n=24)
    zx = zr + 0.028
    box("beam", (-0.44, hy - 0.018, zx), (0.25, hy + 0.018, zx + 0.034), AN, 0.0015)
    for q in (0.009, 0.025):
        box("bslot", (-0.438, hy - 0.0186, zx + q - 0.002), (0.248, hy - 0.017, zx + q + 0.002), K, 0)
    box("xrail", (-0.42, hy - 0.025, zx + 0.011), (0.23, hy - 0.018, zx + 0.023), STEEL, 0.001)
    box("belt", (-0.43, hy - 0.004, zx + 0.036), (0.24, hy + 0.004, zx + 0.0385), RB, 0)
    box("motor", (0.228, hy - 0.022, zx + 0.034), (0.268, hy + 0.022, zx + 0.072), K, 0.003)
    box("motcap", (0.226, hy - 0.023, zx + 0.066), (0.270, hy + 0.023, zx + 0.074), AL, 0.003)
    hd = bpy.data.objects.new("HEAD", None)
    link(hd)
    H = []
    H.append(box("car", (hx - 0.032, hy - 0.050, zx - 0.008), (hx + 0.032, hy - 0.024, zx + 0.042), G, 0.004, 4))
    H.append(box("carface", (hx - 0.029, hy - 0.054, zx - 0.004), (hx + 0.029, hy - 0.050, zx + 0.038), W, 0.003, 4))
    H.append(box("stripe", (hx - 0.029, hy - 0.0546, zx + 0.024), (hx + 0.029, hy - 0.0536, zx + 0.028), ORG, 0))
    H.append(cyl("lens", (hx, hy - 0.066, zx - 0.012), 0.0145, 0.058, AL, bev=0.0012))
    H.append(cyl("knurl", (hx, hy - 0.066, zx - 0.006), 0.0165, 0.012, AN, bev=0.001))
    H.append(cyl("ringt", (hx, hy - 0.066, zx + 0.018), 0.0175, 0.008, ORG, bev=0.001))
    H.append(box("mirror", (hx - 0.016, hy - 0.080, zx + 0.020), (hx + 0.016, hy - 0.052, zx + 0.048), AN, 0.003))
    H.append(cyl("mk", (hx, hy - 0.083, zx + 0.034), 0.009, 0.006, BR, "Y", 0.0008))
    H.append(cyl("cone", (hx, hy - 0.066, zx - 0.053), 0.0035, 0.026, BR, bev=0.0006, r2=0.0125))
    H.append(cyl("tip", (hx, hy - 0.066, zx - 0.068), 0.0032, 0.008, BR, bev=0.0004, n=32))
    H.append(
        tube(
            "air",
            [
                (hx + 0.012, hy - 0.066, zx - 0.044),
                (hx + 0.035, hy - 0.070, zx - 0.040),
                (hx + 0.045, hy - 0.062, zx + 0.02),
                (hx + 0.035, hy - 0.03, zx + 0.085),
                (hx + 0.09, hy + 0.0, zx + 0.08),
                (hx + 0.13, hy + 0.01, zx + 0.045),
            ],
            0.0026,
            pbr("hose", hexc("#3A6FB0"), rough=0.3, spec=0.5),
        )
    )
    H.append(box("cam", (hx - 0.031, hy - 0.068, zx - 0.030), (hx - 0.020, hy - 0.052, zx - 0.012), K, 0.002))
    for sx_ in (-0.022, 0.022):
        for sz_ in (0.004, 0.034):
            H.append(cyl("hs", (hx + sx_, hy - 0.0545, zx + sz_ - 0.002), 0.0028, 0.003, STEEL, "Y", 0.0005, n=24))
    # drag chain
    for i in range(14):
        box("ch", (hx - 0.02 - 0.0165 * i - 0.0155, hy + 0.022, zx + 0.036), (hx - 0.02 - 0.0165 * i, hy + 0.040, zx + 0.050), K, 0.0025)
    spot = Vector((hx, hy - 0.066, zb + 0.0032))
    info = dict(spot=spot, H=H, zx=zx)
    if glow:
        sphere("spot", spot, 0.0011, emis("hot", (1, 0.72, 0.40), 420))
        point("spotL", spot + Vector((0, 0, 0.005)), 0.10, (1, 0.50, 0.16), 0.002)
        cyl("beam", (hx, hy - 0.066, (spot.z + zx - 0.072) / 2), 0.00045, zx - 0.072 - spot.z, emis("bm", (1, 0.45, 0.25), 25), bev=0)
    if spark:
        rnd = random.Random(5)
        for i in range(46):
            a_ = rnd.uniform(0, 2 * math.pi)
            el = rnd.uniform(0.12, 1.1)
            v0 = rnd.uniform(0.35, 1.0)
            t0 = rnd.uniform(0.004, 0.06)
            dt = rnd.uniform(0.0025, 0.007)
            P = []
            for t in (t0, t0 + dt * 0.33, t0 + dt * 0.66, t0 + dt):
                z = v0 * math.sin(el) * t - 4.9 * t * t * 1.2
                r_ = v0 * math.cos(el) * t
                P.append((spot.x + r_ * math.cos(a_), spot.y + r_ * math.sin(a_), spot.z + max(z, 0.0004)))
            tube(
                "sp",
                P,
                rnd.choice((0.00009, 0.00014, 0.0002)),
                emis("spk%d" % (i % 3), [(1, 0.55, 0.16), (1, 0.7, 0.35), (1, 0.4, 0.08)][i % 3], [55, 110, 35][i % 3]),
                4,
            )
    return info
