"""What moves and what is pointed out in the models for the 3D viewer, and what only they show of a machine."""

import bpy
import numpy as np
from lib import *
from machines import *
from machines.light530 import DEPTH
from machines.parts import finishes, livery
from machines.radiance import LIVERIES
from machines.radiance import MODELS as CABINETS

HEAD = set("car carface lens knurl ringt mirror mk cone tip air cam hs core fin face fan lensring lenstube".split())
"""Names of the objects of the desktop machines' heads."""
GALVO = set("galvo lens1 lens2 lensring lensglass".split())
STOP = {"esr", "es0", "es"}
KEY = {"keyblade", "keybow", "keyloop", "keytag"}
"""The key in its switch is not part of the machine's outer size."""


def outer_size(m):
    """Width, depth and height of the model: that of the specification, or of the cabinet as the pictures show it."""
    if m.build == "radiance":
        return (*CABINETS[m.number][:2], 1.18)
    return (0.36, 0.52, 0.56) if m.build == "galvo" else (1.08, 0.585, 0.32)


def named(o):
    return o.name.split(".")[0]


def group(made, prefix):
    """Rename everything made since `made`, so that `nodes_of` finds it."""
    for o in set(bpy.data.objects) - made:
        o.name = f"{prefix}:{o.name.split('.')[0]}"


def complete(m):
    """Add what the pictures' machine has not: the laser's source, the exhaust, inside of the cabinet, the board's door. Take off the key."""
    for o in list(bpy.data.objects):
        if named(o) in KEY:
            bpy.data.objects.remove(o)
    if m.build == "radiance":
        complete_radiance(m)
    elif m.build == "desktop":
        complete_desktop(m)


def source(m, x, y, z, length):
    """Lay the laser tube along x under the rear deck. The diode machine has none."""
    made = set(bpy.data.objects)
    if m.slug == "light-530-rf":
        rf_tube(length)
    else:
        glass_tube(length, 0.020 if m.build == "desktop" else 0.030)
    for o in set(bpy.data.objects) - made:
        o.location += Vector((x, y, z))
    group(made, "tube")


def glass_tube(length, r):
    """`co2_tube` with fewer sides and without what only a close view shows: glass, water jacket, bore, mirrors, two clamps."""
    f, half = finishes(), length / 2
    glass = shell_glass("tubeglass", (0.965, 0.975, 0.985))
    cyl("outer", (0, 0, 0), r, length, glass, "X", 0, n=24)
    cyl("jacket", (0, 0, 0), r * 0.5, length * 0.86, glass, "X", 0, n=16)
    cyl("bore", (0, 0, 0), r * 0.16, length * 0.84, emis("plasma", (0.62, 0.22, 1.0), 5), "X", 0, n=10)
    for s in (-1, 1):
        cyl("cap", (s * (half + 0.004), 0, 0), r * 1.02, 0.012, f.alu, "X", 0.002)
        cyl("mount", (s * (half + 0.022), 0, 0), r * 0.62, 0.03, f.steel, "X", 0.002)
        cyl("cool", (s * (half + 0.040), 0, 0), r * 0.74, 0.012, f.brass, "X", 0.0015)
        cyl("ring", (s * half * 0.9, 0, 0), r * 0.66, 0.04, f.steel, "X", 0, n=16)
        x = s * half * 0.64
        cyl("clamp", (x, 0, 0), r + 0.006, 0.022, f.anodised, "X", 0.001)
        box("post", (x - 0.014, -0.012, -r - 0.03), (x + 0.014, 0.012, -r), f.alu, 0.002)


def exhaust(x, y, z, r):
    """A flange on the back, its outer face at y."""
    f = finishes()
    ring = lathe("flange", [(r, 0.0), (r * 1.28, 0.0), (r * 1.28, 0.006), (r * 1.08, 0.006), (r * 1.08, 0.014), (r, 0.014), (r, 0.0)], f.alu)
    ring.rotation_euler.x = -math.pi / 2
    ring.location = (x, y - 0.014, z)
    cyl("throat", (x, y - 0.010, z), r * 0.99, 0.006, f.black, "Y", 0)


def complete_desktop(m):
    """A 100 mm flange in the back's wall, the laser's tube in front of it."""
    if m.slug != "light-blue-530":
        source(m, -0.095, 0.200, 0.205, 0.56 if m.slug == "light-530-rf" else 0.66)
    f = livery(dict(m.options).get("trim", "house"))
    box("rearwall", (-0.477, DEPTH - 0.022, 0.020), (0.287, DEPTH - 0.012, 0.275), f.white, 0.001)
    made = set(bpy.data.objects)
    exhaust(-0.30, DEPTH, 0.16, 0.050)
    group(made, "extraction")


def complete_radiance(m):
    """Hollow cabinet behind the doors, tube under the deck, rear door for boards with its slot."""
    width, depth, _, _, count = CABINETS[m.number]
    f = livery(LIVERIES[m.number])
    X, Y, k = width / 2, depth / 2, depth / 1.40
    xa, xb = -X + 0.132, X - 0.332
    hollow(f, X, Y, count)
    source(m, (xa + xb) / 2, 0.40 * k + 0.5 * (Y - 0.06 - 0.40 * k), 0.90, min(1.30, xb - xa - 0.16))
    made = set(bpy.data.objects)
    z0, z1, y = 0.755, 0.900, Y - 0.030
    box("flap", (xa + 0.05, y, z0), (xb - 0.05, y + 0.010, z1), f.graphite, 0.003)
    box("flapgrip", ((xa + xb) / 2 - 0.16, y + 0.010, z0 + 0.022), ((xa + xb) / 2 + 0.16, y + 0.020, z0 + 0.034), f.alu, 0.003)
    group(made, "rear-door")
    made = set(bpy.data.objects)
    box("slit", (xa + 0.09, y - 0.001, BOARD), (xb - 0.09, y + 0.0008, BOARD + 0.030), f.black, 0)
    box("sill", (xa + 0.07, y - 0.002, BOARD - 0.010), (xb - 0.07, y + 0.006, BOARD - 0.002), f.alu, 0.001)
    group(made, "pass-through")


BOARD = 0.784
"""Height of the slot for boards: the bed's upper face."""


def hollow(f, X, Y, count):
    """Replace the solid cabinet by walls with an opening behind each door."""
    old = next(o for o in bpy.data.objects if named(o) == "cabinet")
    bpy.data.objects.remove(old)
    x0, x1, y1, front = -X + 0.01, X - 0.01, Y - 0.01, -Y + 0.01
    z0, z1, t = 0.155, 0.66, 0.018
    box("cabinetL", (x0, front, z0), (x0 + t, y1, z1), f.cabinet, 0.006)
    box("cabinetR", (x1 - t, front, z0), (x1, y1, z1), f.cabinet, 0.006)
    box("cabinetB", (x0, y1 - t, z0), (x1, y1, z1), f.cabinet, 0.006)
    inner = pbr("cabinetinner", hexc("#8B9095"), rough=0.55)
    box("cabinetF", (x0, front, z0), (x1, y1, 0.195), f.cabinet, 0.004)
    box("cabinetTop", (x0, front, 0.628), (x1, y1, z1), f.cabinet, 0.004)
    for name, lo, hi in (
        ("liningL", (x0 + t, front + 0.03, 0.195), (x0 + t + 0.002, y1 - t, 0.628)),
        ("liningR", (x1 - t - 0.002, front + 0.03, 0.195), (x1 - t, y1 - t, 0.628)),
        ("liningB", (x0 + t, y1 - t - 0.002, 0.195), (x1 - t, y1 - t, 0.628)),
        ("liningF", (x0 + t, front + 0.03, 0.195), (x1 - t, y1 - t, 0.197)),
        ("liningT", (x0 + t, front + 0.03, 0.626), (x1 - t, y1 - t, 0.628)),
    ):
        box(name, lo, hi, inner, 0)
    pitch = (2 * X - 0.085) / count
    for i in range(count + 1):
        x = min(max(-X + 0.05 + i * pitch - 0.0075, x0 + 0.03), x1 - 0.03)
        box("post", (x - 0.022, front, 0.19), (x + 0.022, front + 0.03, 0.63), f.cabinet, 0.002)
    # The tray that collects what falls through the bed, on runners.
    box("tray", (-X + 0.10, front + 0.05, 0.50), (X - 0.10, y1 - 0.10, 0.53), f.alu, 0.004)
    box("traylip", (-X + 0.10, front + 0.045, 0.50), (X - 0.10, front + 0.055, 0.56), f.alu, 0.003)


class Nodes:
    """Nodes of a model: which object belongs to which, about which origin each turns, and where it is seen."""

    def __init__(self, m):
        self.m = m
        self.origins, self.opening, self.facing = {"body": np.zeros(3)}, {}, {}
        self.order = ["body"]
        self.door_edges = []

    def add(self, node, origin, axis=None, angle=None, facing=None):
        """A node about an origin in Blender's axes. axis and angle (degrees): how it opens; facing: side from which it is seen."""
        self.order.append(node)
        self.origins[node] = np.array(origin, float)
        if axis:
            self.opening[node] = (axis, angle)
        if facing:
            self.facing[node] = facing

    def name_of(self, o):
        """Node of an object."""
        name, radiance = named(o), self.m.build == "radiance"
        if ":" in o.name:
            owner = o.name.split(":")[0]
            return "extraction" if owner == "extraction" else owner
        top = o
        while top.parent:
            top = top.parent
        if top is not o and named(top) in {"lid", "head"}:
            return named(top)
        if name in STOP:
            return "emergency-stop"
        if self.m.build == "desktop" and (name in HEAD or (name == "stripe" and "head" in self.order)):
            return "head"
        if self.m.build == "galvo" and name in GALVO:
            return "head"
        if radiance and name in {"flange", "throat"}:
            return "extraction"
        if radiance and name in {"front", "status", "name"}:
            return "front-door"
        if radiance and name in {"door", "recess", "grip"}:
            x = o.matrix_world.translation.x
            return next(n for n, (a, b) in self.door_edges if a <= x <= b)
        return "body"

    def scale(self, middle, factors):
        """Follow the surfaces' fit."""
        self.origins = {n: (o - middle) * factors if n != "body" else o for n, o in self.origins.items()}

    def origin(self, node):
        return self.origins[node]

    def extras(self, node):
        """What the viewer reads: axis (glTF) and angle of opening, side from which the part is seen."""
        result = {}
        if node in self.opening:
            (x, y, z), angle = self.opening[node]
            result["opens"] = {"axis": [x, z, -y], "degrees": angle}
        if node in self.facing:
            azimuth, elevation = self.facing[node]
            result["seen"] = {"azimuth": azimuth, "elevation": elevation}
        return result


def middle_of(objects):
    """Middle of the objects' bounds."""
    points = [o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]
    return [(min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in range(3)]


def nodes_of(m):
    """The nodes of the machine that has just been built."""
    n = Nodes(m)
    objects = [o for o in bpy.data.objects if o.type in {"MESH", "CURVE", "FONT"}]

    def part(node, facing, take):
        chosen = [o for o in objects if take(o)]
        if chosen:
            n.add(node, middle_of(chosen), facing=facing)

    def grouped(node):
        return lambda o: o.name.startswith(f"{node}:")

    if m.build == "radiance":
        width, depth, _, _, count = CABINETS[m.number]
        X, Y, k = width / 2, depth / 2, depth / 1.40
        n.add("lid", (0, 0.395 * k, 1.07), (1, 0, 0), -62)
        n.add("front-door", (0, -Y + 0.012, 0.674), (1, 0, 0), 84)
        n.add("rear-door", (0, Y - 0.025, 0.898), (1, 0, 0), 78)
        pitch = (2 * X - 0.085) / count
        for i in range(count):
            x0 = -X + 0.05 + i * pitch
            # The last door of an even number opens the other way, like a cupboard's pair.
            n.add(f"door-{i + 1}", (x0, -Y + 0.006, 0.41), (0, 0, 1), -100)
            n.door_edges.append((f"door-{i + 1}", (x0 - 0.02, x0 + pitch)))
        part("extraction", (180, 12), lambda o: named(o) in {"flange", "throat"} and ":" not in o.name)
        part("tube", (0, 34), grouped("tube"))
        part("head", (18, 38), lambda o: n.name_of(o) == "head")
        part("pass-through", (180, 14), grouped("pass-through"))
        part("emergency-stop", (28, 14), lambda o: named(o) in STOP)
    elif m.build == "desktop":
        n.add("lid", (0, 0.158, 0.3075), (1, 0, 0), -70)
        n.order.append("head")
        chosen = [o for o in objects if n.name_of(o) == "head"]
        n.order.remove("head")
        n.add("head", middle_of(chosen), facing=(14, 36))
        part("tube", (0, 30), grouped("tube"))
        part("extraction", (180, 12), grouped("extraction"))
        part("emergency-stop", (24, 14), lambda o: named(o) in STOP)
    else:
        part("head", (26, 10), lambda o: named(o) in GALVO)
    return n
