"""The Radiance series: floor-standing CO2 machines, one cabinet that grows with the work area."""

from lib import *
from machines.parts import emergency_stop, key_switch, laser_head, livery, screen

MODELS = {
    "640": (1.450, 0.950, 0.60, 0.40, 2),
    "960": (1.650, 1.150, 0.90, 0.60, 2),
    "1390": (1.900, 1.400, 1.30, 0.90, 3),
    "1610": (2.240, 1.540, 1.60, 1.00, 4),
}
"""Cabinet width and depth, work area width and depth (metres), number of doors. The others are scaled from the 1390."""

BED = 0.78
"""Height of the honeycomb's upper face."""


LIVERIES = {"640": "house", "960": "grey", "1390": "house", "1610": "slate"}
"""Colours of each model, as `livery` names them."""


def radiance(model="1390", beam=True, led=16.0, tint=(1, 0.60, 0.24), doors=True, lid=0.0, work=None, head=(0.08, 0.04), image=None):
    """Build a Radiance machine by model number. KeyError for a number that is not in MODELS. Returns the point under the nozzle on the sheet.

    beam   True shows the beam;  led: power of the interior light;  tint: colour of the lid's window;  doors: False leaves out the cabinet doors
    lid    opening angle in degrees, or None to leave it off for views into the machine
    work   a function of (centre x, centre y, bed height, width, depth) that lays the job and returns its thickness; engraved birch when not given
    head   carriage position, from the bed's middle;  image: image on the screen
    """
    width, depth, area_w, area_d, door_count = MODELS[model]
    f = livery(LIVERIES[model])
    X, Y, k = width / 2, depth / 2, depth / 1.40
    xa, xb = -X + 0.132, X - 0.332
    cabinet(f, X, Y, door_count if doors else 0)
    tub(f, X, Y, k, xa, xb, f"LIGHT {model}")
    if lid is not None:
        made = set(bpy.data.objects)
        cover(f, Y, k, xa, xb, tint)
        hinge = link(bpy.data.objects.new("lid", None))
        hinge.location = (0, 0.395 * k, 1.07)
        for o in set(bpy.data.objects) - made - {hinge}:
            o.parent = hinge
            o.matrix_parent_inverse = Matrix.Translation(hinge.location).inverted()
        hinge.rotation_euler.x = -math.radians(lid)
    thickness = interior(f, k, xa, xb, led, (min(area_w, xb - xa - 0.12), area_d), work)
    spot = gantry(f, k, xa, xb, beam, head, thickness)
    console(f, X, Y, k, image or screen_ui(f"Light {model}"))
    rear(f, X, Y)
    return spot


def rear(f, X, Y):
    """Status beacon on the deck's corner, 150 mm exhaust flange and service panel on the back."""
    x, y = X - 0.10, Y - 0.12
    cyl("mast", (x, y, 1.066), 0.011, 0.05, f.steel, bev=0.001)
    cyl("beaconfoot", (x, y, 1.052), 0.030, 0.012, f.black, bev=0.002)
    for i, (c, e) in enumerate((((0.10, 0.75, 0.32), 3.0), ((0.85, 0.45, 0.04), 0.25), ((0.65, 0.02, 0.02), 0.15))):
        lens = pbr(f"beacon{i}", c, rough=0.15, coat=0.8, emit=c, es=e)
        cyl("beacon", (x, y, 1.1005 + i * 0.026), 0.022, 0.024, lens, bev=0.002)
    cyl("beaconcap", (x, y, 1.174), 0.022, 0.012, f.black, bev=0.004)
    ring = lathe(
        "flange", [(0.068, 0.0), (0.098, 0.0), (0.098, 0.008), (0.077, 0.008), (0.077, 0.020), (0.068, 0.020), (0.068, 0.0)], f.alu
    )
    ring.rotation_euler.x = -math.pi / 2
    ring.location = (-0.3 * X, Y - 0.012, 0.42)
    cyl("throat", (-0.3 * X, Y - 0.008, 0.42), 0.067, 0.006, f.black, "Y", 0)
    for i in range(7):
        box("rearvent", (0.18 * X, Y - 0.014, 0.30 + i * 0.026), (0.18 * X + 0.34, Y - 0.006, 0.312 + i * 0.026), f.black, 0.003)


def cabinet(f, X, Y, door_count):
    """Castors, levelling feet, base frame, cabinet and its doors."""
    for x in (-X + 0.15, X - 0.15):
        for y in (-Y + 0.14, Y - 0.14):
            cyl("wheel", (x, y + 0.03, 0.05), 0.05, 0.035, f.rubber, "X", 0.006)
            cyl("hub", (x, y + 0.03, 0.05), 0.026, 0.038, f.steel, "X", 0.002)
            for s in (-1, 1):
                box("fork", (x + s * 0.0245 - 0.0035, y - 0.02, 0.045), (x + s * 0.0245 + 0.0035, y + 0.055, 0.11), f.steel, 0.002)
            box("swivel", (x - 0.05, y - 0.05, 0.108), (x + 0.05, y + 0.05, 0.118), f.steel, 0.002)
            foot = x - 0.09 * (1 if x > 0 else -1)
            cyl("foot", (foot, y, 0.06), 0.03, 0.018, f.rubber, bev=0.004)
            cyl("stem", (foot, y, 0.095), 0.008, 0.06, f.steel)
    prism_z("base", rrect(2 * X - 0.06, 2 * Y - 0.06, 0.03), 0.118, 0.16, f.graphite, 0.004)
    prism_z("cabinet", rrect(2 * X - 0.02, 2 * Y - 0.02, 0.035), 0.155, 0.66, f.cabinet, 0.006)
    pitch = (2 * X - 0.085) / max(door_count, 1)
    for i in range(door_count):
        x0 = -X + 0.05 + i * pitch
        x1 = x0 + pitch - 0.015
        box("door", (x0, -Y - 0.004, 0.195), (x1, -Y + 0.016, 0.63), f.door, 0.007, 4)
        box("recess", (x1 - 0.09, -Y - 0.007, 0.36), (x1 - 0.065, -Y, 0.48), f.graphite, 0.004)
        box("grip", (x1 - 0.084, -Y - 0.014, 0.37), (x1 - 0.071, -Y - 0.006, 0.47), f.alu, 0.003)
    for j in range(8):
        box("vent", (-X + 0.09, -Y - 0.006, 0.25 + j * 0.018), (-X + 0.33, -Y, 0.258 + j * 0.018), f.black, 0.003)


def tub(f, X, Y, k, xa, xb, name):
    """Upper part: cheeks with the slanted profile, front with status line and name, rear deck."""
    profile = fillet([(-Y, 0.67), (Y, 0.67), (Y, 1.05), (-0.18 * k, 1.10), (-Y, 0.86)], [0.01, 0.01, 0.05, 0.25 * k, 0.07], 14)
    prism_x("cheekL", profile, -X, -X + 0.13, f.white, 0.014, 5)
    prism_x("cheekR", profile, X - 0.33, X, f.white, 0.014, 5)
    box("seam", (-X + 0.02, -Y + 0.02, 0.655), (X - 0.02, Y - 0.02, 0.675), f.black, 0)
    box("front", (xa, -Y + 0.001, 0.672), (xb, -Y + 0.03, 0.815), f.white, 0.006, 4)
    box("floor", (xa, -Y + 0.02, 0.67), (xb, Y - 0.02, 0.70), f.inner, 0)
    box("back", (xa, Y - 0.06, 0.67), (xb, Y - 0.03, 1.04), f.inner, 0)
    box("status", (xa + 0.06, -Y - 0.0012, 0.785), (xb - 0.06, -Y + 0.004, 0.790), f.status, 0.001)
    text("name", name, 0.062, f.ink, (xa + 0.06, -Y - 0.0005, 0.735), (math.pi / 2, 0, 0), space=1.12)
    deck = fillet([(0.40 * k, 0.95), (Y, 0.95), (Y, 1.05), (0.40 * k, 1.0665)], [0.001, 0.001, 0.05, 0.001], 8)
    prism_x("deck", deck, xa, xb, f.white, 0.003)


def offset(path, distance):
    """An open 2D path moved along its normals."""
    out = []
    for i, p in enumerate(path):
        t = (Vector(path[min(len(path) - 1, i + 1)]) - Vector(path[max(0, i - 1)])).normalized()
        out.append(tuple(Vector(p) + Vector((-t.y, t.x)) * distance))
    return out


def stretch(path, a, b):
    """The part of an open 2D path between two lengths along it."""
    lengths = [0.0]
    for p, q in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))

    def at(s):
        for i in range(len(lengths) - 1):
            if s <= lengths[i + 1] + 1e-9:
                u = (s - lengths[i]) / (lengths[i + 1] - lengths[i])
                return tuple(path[i][c] + u * (path[i + 1][c] - path[i][c]) for c in (0, 1))
        return path[-1]

    end = lengths[-1] if b is None else b if b > 0 else lengths[-1] + b
    start = a if a >= 0 else lengths[-1] + a
    return [at(start)] + [path[i] for i, s in enumerate(lengths) if start + 1e-6 < s < end - 1e-6] + [at(end)]


def cover(f, Y, k, xa, xb, tint):
    """The lid: graphite frame along the profile, amber window, aluminium handle."""
    path = fillet(
        [(-Y - 0.004, 0.818), (-Y - 0.004, 0.862), (-0.18 * k, 1.104), (0.395 * k, 1.070)], [0, 0.07, 0.25 * k, 0], 16, closed=False
    )
    for a, b, x0, x1 in (
        (0, None, xa, xa + 0.06),
        (0, None, xb - 0.06, xb),
        (0, 0.11, xa + 0.055, xb - 0.055),
        (-0.06, None, xa + 0.055, xb - 0.055),
    ):
        part = stretch(path, a, b)
        prism_x("frame", part + offset(part, -0.02)[::-1], x0, x1, f.graphite, 0.004, 4)
    line = offset(stretch(path, 0.1, -0.05), -0.008)
    v = [p for y, z in line for p in ((xa + 0.05, y, z), (xb - 0.05, y, z))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    window = mesh("window", v, faces, thin("amber", tint))
    for p in window.data.polygons:
        p.use_smooth = True
    middle = (xa + xb) / 2
    box("handle", (middle - 0.235, -Y - 0.045, 0.832), (middle + 0.235, -Y - 0.004, 0.85), f.alu, 0.006, 4)


def interior(f, k, xa, xb, led, work_area, work):
    """LED bar, honeycomb bed in its frame, the job. Returns the job's thickness."""
    box("led", (xa + 0.05, 0.36 * k, 0.985), (xb - 0.05, 0.375 * k, 0.995), emis("led", (1, 0.95, 0.88), 7, True), 0.001)
    area("ledlight", ((xa + xb) / 2, 0.30 * k, 0.98), ((xa + xb) / 2, -0.1 * k, 0.75), xb - xa - 0.13, led, (1, 0.94, 0.86), 0.05)
    x0, x1, y0, y1 = xa + 0.06, xb - 0.06, -0.58 * k, 0.42 * k
    honeycomb("bed", x0, x1, y0, y1, BED, 0.02, f.honeycomb, 0.012, 0.0014)
    box("under", (xa + 0.05, -0.59 * k, 0.73), (xb - 0.05, 0.43 * k, 0.74), f.black, 0)
    for lo, hi in (
        ((x0 - 0.016, y0 - 0.016, BED - 0.03), (x1 + 0.028, y0 - 0.002, BED + 0.004)),
        ((x0 - 0.016, y1 + 0.012, BED - 0.03), (x1 + 0.028, y1 + 0.026, BED + 0.004)),
        ((x0 - 0.016, y0 - 0.016, BED - 0.03), (x0 - 0.012, y1 + 0.026, BED + 0.004)),
        ((x1 + 0.016, y0 - 0.016, BED - 0.03), (x1 + 0.028, y1 + 0.026, BED + 0.004)),
    ):
        box("bedframe", lo, hi, f.alu, 0.002)
    w, d = work_area[0] * 0.69, work_area[1] * 0.69
    return (work or birch_job)((xa + xb) / 2 - 0.02, -0.10 * k, BED, w, d)


def birch_job(x, y, z, w, d):
    """A 5 mm birch sheet with the wide mandala engraved."""
    sheet = wood(
        "birchjob", hexc("#E3C493"), hexc("#C79C62"), 0.5, mask=mask("mandala_wide"), msize=(d * 1.53, d * 0.766), burn=(0.06, 0.022, 0.007)
    )
    o = plate("work", [rrect(w, d, 0.01)], 0.005, sheet, charred(t=0.005), z=z)
    o.location.x, o.location.y = x, y
    return 0.005


HEAD = 1.45
"""Scale of the head, relative to that of the desktop machines."""


def gantry(f, k, xa, xb, beam, head, thickness):
    """Rails with their trucks, beam with belt, motor and drag chain, head; returns the point under the nozzle."""
    hx, hy = (xa + xb) / 2 + head[0], head[1] * k
    z = BED + thickness + 0.0085 + 0.072 * HEAD
    for x in (xa + 0.03, xb - 0.03):
        box("railY", (x - 0.02, -0.62 * k, 0.83), (x + 0.02, 0.50 * k, 0.88), f.alu, 0.002)
        box("guideY", (x - 0.008, -0.62 * k, 0.88), (x + 0.008, 0.50 * k, 0.89), f.steel, 0.001)
        box("truck", (x - 0.04, hy - 0.06, 0.885), (x + 0.04, hy + 0.06, 0.925), f.anodised, 0.003)
        for sx in (-0.028, 0.028):
            for sy in (-0.045, 0.045):
                cyl("screw", (x + sx, hy + sy, 0.926), 0.0045, 0.005, f.steel, bev=0.001, n=24)
    box("beam", (xa + 0.01, hy - 0.03, 0.915), (xb - 0.01, hy + 0.03, 0.975), f.anodised, 0.003)
    for q in (0.932, 0.958):
        box("beamslot", (xa + 0.02, hy - 0.0306, q - 0.003), (xb - 0.02, hy - 0.028, q + 0.003), f.black, 0)
    box("railX", (xa + 0.07, hy - 0.041, 0.936), (xb - 0.07, hy - 0.030, 0.954), f.steel, 0.001)
    box("belt", (xa + 0.05, hy - 0.006, 0.977), (xb - 0.05, hy + 0.006, 0.980), f.rubber, 0)
    box("motor", (xb - 0.075, hy - 0.03, 0.976), (xb - 0.015, hy + 0.03, 1.02), f.black, 0.004)
    for i in range(int((hx - xa - 0.12) / 0.024)):
        x = hx - 0.04 - 0.024 * i
        box("chain", (x - 0.0225, hy + 0.008, 0.976), (x, hy + 0.030, 0.996), f.black, 0.003)
    made = set(bpy.data.objects)
    laser_head(0, 0, 0)
    root = link(bpy.data.objects.new("head", None))
    for o in set(bpy.data.objects) - made - {root}:
        o.parent = root
    root.location, root.scale = (hx, hy - 0.004, z), (HEAD, HEAD, HEAD)
    spot = Vector((hx, hy - 0.004 - 0.066 * HEAD, BED + thickness + 0.0003))
    if beam:
        sphere("spot", spot, 0.0022, emis("hot", (1, 0.72, 0.40), 300))
        point("spotlight", spot + Vector((0, 0, 0.01)), 0.5, (1, 0.50, 0.16), 0.004)
        cyl("beamline", (spot.x, spot.y, spot.z + 0.004), 0.0008, 0.008, emis("bm", (1, 0.45, 0.25), 25), bev=0)
    return spot


def console(f, X, Y, k, image):
    """Screen on the right cheek's slope, emergency stop and key switch on its front."""
    a = math.atan2(0.24, 0.52 * k)
    x, y, z = X - 0.165, -0.46 * k, 0.86 + 0.24 * (0.70 - 0.46) / 0.52 + 0.0002
    bezel = box("bezel", (-0.115, -0.082, -0.006), (0.115, 0.082, 0.006), f.bezel, 0.006, 4)
    bezel.location = (x, y - 0.002 * math.sin(a), z + 0.002 * math.cos(a))
    glass = screen("radiance", 0.20, 0.12, image)
    glass.location = (x, y - 0.0085 * math.sin(a), z + 0.0085 * math.cos(a))
    bezel.rotation_euler = glass.rotation_euler = (a, 0, 0)
    emergency_stop(x + 0.06, -Y - 0.001, 0.76, 1.6)
    key_switch(x - 0.06, -Y, 0.76)


def studio_large():
    """Light backdrop and lights for floor-standing machines."""
    cyclorama(hexc("#B9B4AC"), hexc("#CFCBC4"), 2.0, 2.6, gloss=0.6)
    world((0.85, 0.9, 1), 0.10)
    area("key", (-3.6, -1.6, 3.2), (0, 0, 0.6), 2.2, 260, (1, 0.95, 0.88))
    area("fill", (4.4, -3.2, 2.2), (0, 0, 0.6), 2, 60, (0.84, 0.91, 1))
    area("top", (0.4, 0.6, 3.6), (0.05, 0.05, 0.6), 3.2, 150, (1, 0.99, 0.97), 1.2)
    area("bg", (0.2, 2.8, 2.0), (0.2, 5.2, 1.5), 3.6, 90, (1, 0.96, 0.90), 1.2)
