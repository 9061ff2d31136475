"""Light 530: the desktop CO2 machine, 1080 x 585 x 320 mm, work area 500 x 300 mm."""

from lib import *
from machines.parts import diode_beam, diode_head, emergency_stop, laser_beam, laser_head, livery, screen, sparks

DEPTH = 0.2925
"""Half of the machine's depth."""
BED = 0.100
"""Height of the honeycomb's upper face."""
BEAM = 0.196
"""Height of the gantry beam's underside; the nozzle's tip hangs .072 below it."""


def light530(
    lid=0.0,
    front=True,
    head=(-0.06, 0.0),
    work=None,
    job=None,
    beam=True,
    spark=False,
    led=3.2,
    tint=(1.0, 0.60, 0.24),
    image=None,
    name="Light 530",
    optics="co2",
    trim="house",
):
    """Build the machine. Returns the point under the nozzle on the work's surface.

    lid     opening angle of the lid in degrees, or None to leave it off for views into the machine
    front   False leaves out the front panel, for close views at bed height
    head    carriage position x, y
    work    a function that makes the workpiece on the bed (z = BED) and returns its thickness; a birch sheet when not given
    job     mask engraved into the birch sheet, 400 x 200 mm
    beam    True shows the beam;  spark: True shows sparks
    name    name on the front and on the screen: Light 530, Light Blue 530, Light 530 RF
    optics  'co2' (glass or RF tube: lens tube and brass nozzle) or 'diode' (finned cube with a blue lens)
    trim    colours, as `livery` names them: 'blue' for Light Blue 530, 'graphite' with a metal badge for Light 530 RF
    led     power of the interior light;  tint: colour of the lid's window;  image: image on the screen
    """
    f = livery(trim)
    shell(f, front, name)
    if trim == "graphite" and front:
        badge(f)
    console(f, image or screen_ui(name))
    if lid is not None:
        made = set(bpy.data.objects)
        cover(f, tint)
        hinge = link(bpy.data.objects.new("lid", None))
        hinge.location = (0, 0.158, 0.3075)
        for o in set(bpy.data.objects) - made - {hinge}:
            o.parent = hinge
            o.matrix_parent_inverse = Matrix.Translation(hinge.location).inverted()
        hinge.rotation_euler.x = -math.radians(lid)
    interior(f, led)
    thickness = (work or (lambda: birch_sheet(job)))()
    hx, hy = head
    gantry(f, hx, hy)
    {"co2": laser_head, "diode": diode_head}[optics](hx, hy, BEAM)
    spot = Vector((hx, hy - 0.066, BED + thickness + 0.0002))
    if beam:
        {"co2": laser_beam, "diode": diode_beam}[optics](spot, BEAM - 0.072)
    if spark:
        sparks(spot)
    return spot


def birch_sheet(job=None):
    """400 x 260 x 3 mm birch ply on the bed with the job engraved."""
    sheet = wood(
        "birchjob", hexc("#E3C493"), hexc("#C79C62"), 1.0, mask=job or mask("mandala_wide"), msize=(0.40, 0.20), burn=(0.06, 0.022, 0.007)
    )
    o = plate("work", [rrect(0.40, 0.26, 0.004)], 0.003, sheet, charred(), z=BED)
    o.location.x, o.location.y = -0.095, -0.01
    return 0.003


def shell(f, front, name):
    """Cheeks, plinth, tub, rear deck, vents and the front panel."""
    prof = fillet([(-DEPTH, 0.018), (DEPTH, 0.018), (DEPTH, 0.295), (-0.085, 0.32), (-DEPTH, 0.165)], [0.010, 0.012, 0.035, 0.09, 0.05], 14)
    # cheeks
    prism_x("cheekL", prof, -0.54, -0.478, f.white, 0.011, 6)
    prism_x("cheekR", prof, 0.288, 0.54, f.white, 0.011, 6)
    # plinth shadow gap
    box("plinth", (-0.52, -0.272, 0.008), (0.52, 0.272, 0.03), f.black, 0.004)
    for x in (-0.46, 0.46):
        for y in (-0.22, 0.22):
            cyl("foot", (x, y, 0.010), 0.026, 0.020, f.rubber, bev=0.004)
    # tub
    box("floor", (-0.48, -0.28, 0.03), (0.29, 0.28, 0.05), f.inner, 0)
    box("back", (-0.48, 0.235, 0.03), (0.29, 0.25, 0.30), f.inner, 0)
    if front:
        box("front", (-0.477, -DEPTH + 0.001, 0.020), (0.287, -0.268, 0.140), f.white, 0.005, 4)
        box("slot", (-0.40, -DEPTH - 0.0003, 0.060), (0.21, -DEPTH + 0.01, 0.074), f.black, 0.003)
        box("frontinner", (-0.478, -0.272, 0.03), (0.288, -0.262, 0.150), f.graphite, 0.001)
        box("status", (-0.40, -DEPTH - 0.0012, 0.1195), (0.21, -DEPTH + 0.004, 0.1225), f.status, 0.0008)
        text("logo", name.upper(), 0.026, f.ink, (-0.395, -DEPTH - 0.0003, 0.096), (math.pi / 2, 0, 0), "SemiBold", space=1.12)
    # rear deck, same profile behind the hinge
    pr = fillet([(0.165, 0.27), (DEPTH, 0.27), (DEPTH, 0.295), (0.165, 0.3047)], [0.001, 0.001, 0.02, 0.001], 8)
    prism_x("deck", pr, -0.477, 0.287, f.white, 0.003)
    for x in (-0.36, 0.17):
        cyl("hinge", (x, 0.162, 0.303), 0.007, 0.07, f.graphite, "X", 0.001)
    # vents on the right cheek side + front console
    for i in range(9):
        box("vent", (0.5385, -0.06 + i * 0.022, 0.06), (0.5415, -0.052 + i * 0.022, 0.13), f.black, 0.0012)


def badge(f):
    """The RF machine's metal plate under the screen, beside the switch."""
    box("badge", (0.305, -DEPTH - 0.0018, 0.046), (0.385, -DEPTH + 0.002, 0.070), f.alu, 0.002)
    text("badgetext", "RF", 0.020, f.black, (0.345, -DEPTH - 0.0022, 0.058), (math.pi / 2, 0, 0), "Bold", "CENTER", space=1.2)


def console(f, image):
    """Touch screen on the slope, emergency stop, power button and USB socket on the front."""
    a = math.atan2(0.155, 0.2075)
    sx = 0.415
    cy, cz = -0.19, 0.2425

    def onslope(o, u, v, off):  # u along x, v up the slope
        o.location = (sx + u, cy + v * math.cos(a) - off * math.sin(a), cz + v * math.sin(a) + off * math.cos(a))
        o.rotation_euler = (a, 0, 0)
        return o

    onslope(box("bezel", (-0.074, -0.050, -0.004), (0.074, 0.050, 0.004), f.bezel, 0.0035, 4), 0, 0.010, 0.001)
    onslope(screen("ui530", 0.128, 0.0768, image), 0, 0.010, 0.0052)
    emergency_stop(0.47, -DEPTH, 0.10)
    cyl("pwr", (0.40, -DEPTH - 0.002, 0.10), 0.012, 0.005, f.steel, "Y", 0.001)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.0085, minor_radius=0.0011, location=(0.40, -DEPTH - 0.0047, 0.10), rotation=(math.pi / 2, 0, 0)
    )
    bpy.context.object.data.materials.append(emis("ring", (0.5, 0.85, 1), 5))
    box("usb", (0.345, -DEPTH - 0.0004, 0.094), (0.36, -DEPTH + 0.002, 0.106), f.black, 0.001)


def cover(f, tint):
    """The lid: a frame around an amber window that follows the body's profile."""
    path = fillet(
        [(-DEPTH - 0.003, 0.143), (-DEPTH - 0.003, 0.168), (-0.086, 0.3235), (0.158, 0.3075)], [0, 0.050, 0.09, 0], 16, closed=False
    )
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
    strip("lfL", 0, L, xa, xa + 0.034, f.graphite, 0.014, 0, 0.003)
    strip("lfR", 0, L, xb - 0.034, xb, f.graphite, 0.014, 0, 0.003)
    strip("lfF", 0, 0.060, xa + 0.030, xb - 0.030, f.graphite, 0.014, -0.0002, 0.003)
    strip("lfB", L - 0.035, L, xa + 0.030, xb - 0.030, f.graphite, 0.014, -0.0002, 0.003)
    ss = [0.05] + [s for s in sl if 0.05 < s < L - 0.03] + [L - 0.03]
    v = []
    faces = []
    for i, s in enumerate(ss):
        p = at(s)
        v += [(xa + 0.03, p[0], p[1] - 0.004), (xb - 0.03, p[0], p[1] - 0.004)]
    for i in range(len(ss) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    wn = mesh("window", v, faces, thin("amber", tint, 0.0))
    for p in wn.data.polygons:
        p.use_smooth = True
    box("handle", (-0.175, -DEPTH - 0.026, 0.150), (-0.015, -DEPTH - 0.002, 0.160), f.alu, 0.004, 4)


def interior(f, led):
    """LED bar under the rear deck, honeycomb bed in its frame."""
    LED = emis("led", (1, 0.95, 0.88), led * 1.6)
    # interior light
    box("ledbar", (-0.45, 0.150, 0.262), (0.26, 0.160, 0.268), LED, 0.001)
    box("ledhold", (-0.45, 0.160, 0.256), (0.26, 0.172, 0.275), f.alu, 0.002)
    area("ledA", (-0.095, 0.12, 0.262), (-0.095, -0.05, 0.1), 0.68, led, (1, 0.94, 0.86), 0.03)
    zb = BED
    x0, x1, y0, y1 = -0.375, 0.185, -0.205, 0.155
    honeycomb("hc", x0, x1, y0, y1, zb, 0.010, f.honeycomb)
    box("under", (x0 - 0.004, y0 - 0.004, 0.06), (x1 + 0.004, y1 + 0.004, 0.070), f.black, 0)
    for n_, lo, hi in (
        ("a", (x0 - 0.014, y0 - 0.014, 0.085), (x1 + 0.014, y0 - 0.002, 0.103)),
        ("b", (x0 - 0.014, y1 + 0.002, 0.085), (x1 + 0.014, y1 + 0.014, 0.103)),
        ("c", (x0 - 0.014, y0 - 0.014, 0.085), (x0 - 0.002, y1 + 0.014, 0.103)),
        ("d", (x1 + 0.002, y0 - 0.014, 0.085), (x1 + 0.014, y1 + 0.014, 0.103)),
    ):
        box("bed" + n_, lo, hi, f.alu, 0.001)


def gantry(f, hx, hy):
    """Y rails with trucks, X beam with rail, belt, motor and drag chain, carriage at hx, hy."""
    zr = 0.168
    for x in (-0.435, 0.245):
        box("railY", (x - 0.012, -0.245, zr - 0.03), (x + 0.012, 0.225, zr), f.alu, 0.0012)
        box("railslot", (x - 0.004, -0.245, zr - 0.001), (x + 0.004, 0.225, zr + 0.0004), f.black, 0)
        box("lin", (x - 0.006, -0.245, zr), (x + 0.006, 0.225, zr + 0.007), f.steel, 0.001)
        box("truck", (x - 0.022, hy - 0.032, zr + 0.004), (x + 0.022, hy + 0.032, zr + 0.022), f.anodised, 0.002)
        box("plate", (x - 0.026, hy - 0.040, zr + 0.022), (x + 0.026, hy + 0.040, zr + 0.028), f.alu, 0.0015)
        for sx_ in (-0.018, 0.018):
            for sy_ in (-0.03, 0.03):
                cyl("scr", (x + sx_, hy + sy_, zr + 0.029), 0.003, 0.004, f.steel, bev=0.0006, n=24)
    zx = zr + 0.028
    box("beam", (-0.44, hy - 0.018, zx), (0.25, hy + 0.018, zx + 0.034), f.anodised, 0.0015)
    for q in (0.009, 0.025):
        box("bslot", (-0.438, hy - 0.0186, zx + q - 0.002), (0.248, hy - 0.017, zx + q + 0.002), f.black, 0)
    box("xrail", (-0.42, hy - 0.025, zx + 0.011), (0.23, hy - 0.018, zx + 0.023), f.steel, 0.001)
    box("belt", (-0.43, hy - 0.004, zx + 0.036), (0.24, hy + 0.004, zx + 0.0385), f.rubber, 0)
    box("motor", (0.228, hy - 0.022, zx + 0.034), (0.268, hy + 0.022, zx + 0.072), f.black, 0.003)
    box("motcap", (0.226, hy - 0.023, zx + 0.066), (0.270, hy + 0.023, zx + 0.074), f.alu, 0.003)
    for i in range(14):
        box(
            "ch",
            (hx - 0.02 - 0.0165 * i - 0.0155, hy + 0.022, zx + 0.036),
            (hx - 0.02 - 0.0165 * i, hy + 0.040, zx + 0.050),
            f.black,
            0.0025,
        )
