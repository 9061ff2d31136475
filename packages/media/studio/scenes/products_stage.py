"""Parts shared by the product pictures: the eight models, their construction and position, and a camera that frames them."""

from typing import NamedTuple

from applications import gear
from lib import *
from machines import *
from machines.light530 import BED as DESKTOP_BED
from machines.parts import finishes
from products_jobs import job, marked_work
from workshop import bench, pegboard, rack, room, windows


class Model(NamedTuple):
    """A model as the shot builders need it.

    build   'desktop', 'galvo' or 'radiance';  number: the Radiance number;  options: what distinguishes a desktop machine
    size    width of the machine in metres, by which stages and lights grow
    floor, wall   colours of its backdrop, so that each model has its own light
    side    where its key light stands: -1 left, 1 right
    """

    slug: str
    name: str
    build: str
    number: str = ""
    options: tuple = ()
    size: float = 1.08
    floor: str = "#B9B4AC"
    wall: str = "#CFCBC4"
    side: int = -1


BLUE = (("trim", "blue"), ("optics", "diode"), ("tint", (1.0, 0.46, 0.12)))
RF = (("trim", "graphite"), ("tint", (0.96, 0.66, 0.34)))
L530 = Model("light-530", "Light 530", "desktop")
BLUE530 = Model("light-blue-530", "Light Blue 530", "desktop", options=BLUE, floor="#9FABBB", wall="#BAC6D4", side=1)
RF530 = Model("light-530-rf", "Light 530 RF", "desktop", options=RF, floor="#C4B59F", wall="#DCCFB9", side=-1)
M20 = Model("mark-m20", "Mark M20", "galvo", size=0.62, floor="#A7B0B0", wall="#C3CCCB", side=1)
L640 = Model("light-640", "Light 640", "radiance", "640", size=1.45, floor="#A9B3A6", wall="#C2CCBE", side=-1)
L960 = Model("light-960", "Light 960", "radiance", "960", size=1.65, floor="#BFAB9C", wall="#D5C4B5", side=1)
L1390 = Model("light-1390", "Light 1390", "radiance", "1390", size=1.90, floor="#B1B4B8", wall="#CBCED1", side=-1)
L1610 = Model("light-1610", "Light 1610", "radiance", "1610", size=2.24, floor="#B3AA99", wall="#CCC4B4", side=1)
MODELS = (L530, BLUE530, RF530, M20, L640, L960, L1390, L1610)


def machine(m, kind="mandala", at=(0.0, 0.0, 0.0), turn=0.0, **state):
    """Build model m with a job of that kind on its bed, at a place and turned round z. Returns its objects.

    state is passed on: lid, head, beam, led, image, front, spark, … as the machine takes them.
    """
    made = set(bpy.data.objects)
    if m.build == "desktop":
        light530(name=m.name, work=lambda: job(kind, -0.095, -0.01, DESKTOP_BED, 0.40, 0.26), **dict(m.options), **state)
    elif m.build == "galvo":
        mark_m20(work=marked_work(kind), **state)
    else:
        radiance(m.number, work=lambda x, y, z, w, d: job(kind, x, y, z, w, d), **state)
    return place(made, at, turn)


def place(made, at=(0.0, 0.0, 0.0), turn=0.0, scale=1.0):
    """Move everything created since `made` (a set of objects) to a place, as one unit. Returns those objects."""
    new = [o for o in bpy.data.objects if o not in made]
    if any(at) or turn or scale != 1.0:
        root = link(bpy.data.objects.new("place", None))
        for o in new:
            if not o.parent:
                o.parent = root
        root.location, root.rotation_euler.z, root.scale = at, turn, (scale, scale, scale)
    return new


def put(build, at=(0.0, 0.0, 0.0), turn=0.0, scale=1.0):
    """Build something at the origin and move it to a place. Returns its objects."""
    made = set(bpy.data.objects)
    build()
    return place(made, at, turn, scale)


def sweep(m, side=0, power=1.0, floor=None, wall=None, z=0.15):
    """Light seamless backdrop in the model's colours, lights grown to its size; key from its own side unless another is given."""
    S, k = m.size, side or m.side
    cyclorama(hexc(floor or m.floor), hexc(wall or m.wall), S, 3.2, gloss=0.6, wid=16)
    world((0.85, 0.9, 1), 0.12)
    p = S * S * power
    t = (0, 0, z * S)
    area("key", (k * 1.9 * S, -0.7 * S, 1.5 * S), t, 1.1 * S, 58 * p, (1, 0.95, 0.88))
    area("fill", (-k * 2.4 * S, -1.6 * S, 1.0 * S), t, 1.0 * S, 16 * p, (0.84, 0.91, 1))
    top = area("top", (0.25 * S, 0.55 * S, 1.9 * S), (0.05 * S, 0.05 * S, 0.2 * S), 1.6 * S, 36 * p, (1, 0.99, 0.97), 0.6 * S)
    top.visible_glossy = False  # otherwise its reflection shows as noise in the lid's window
    area("bg", (0.2 * S, 1.6 * S, 1.0 * S), (0.2 * S, 3.2 * S, 0.7 * S), 1.8 * S, 26 * p, (1, 0.97, 0.93), 0.6 * S)


def night(m, glow=(1, 0.62, 0.3), side=0, power=1.0, floor="#2A2C30", wall="#14161A"):
    """Dark seamless backdrop with a glow on it, blue rim light, soft key: where the machine's own light carries the picture."""
    S, k = m.size, side or m.side
    cyclorama(hexc(floor), hexc(wall), S, 3.2, gloss=0.8, wid=16)
    world((0.5, 0.65, 1), 0.06)
    p = S * S * power
    t = (0, 0, 0.15 * S)
    area("key", (k * 1.5 * S, -1.0 * S, 1.9 * S), t, 1.1 * S, 36 * p, (1, 0.95, 0.9))
    area("rim", (-k * 1.7 * S, 0.9 * S, 1.0 * S), t, 0.5 * S, 40 * p, (0.7, 0.85, 1), 1.4 * S)
    area("top", (0, 0.5 * S, 1.9 * S), (0, 0.05 * S, 0.2 * S), 1.9 * S, 32 * p, (1, 1, 1), 0.5 * S).visible_glossy = False
    area("bg", (0.3 * S, 1.6 * S, 0.4 * S), (0.3 * S, 3.2 * S, 0.9 * S), 1.6 * S, 18 * p, glow, 0.5 * S)


def desk(m, top, wall, side=0, power=1.0):
    """A workbench by a window: wooden top, plastered wall, daylight from one side. The bench's upper face is z 0."""
    k = side or m.side
    mesh("bench", [(-2.4, -1.4, 0), (2.4, -1.4, 0), (2.4, 0.62, 0), (-2.4, 0.62, 0)], [(0, 1, 2, 3)], top)
    mesh("wall", [(-4, 0.62, -0.2), (4, 0.62, -0.2), (4, 0.62, 3), (-4, 0.62, 3)], [(0, 1, 2, 3)], plaster(wall, wall))
    world((0.9, 0.94, 1), 0.14)
    area("window", (k * 2.1, -0.5, 1.6), (0, 0, 0.2), 1.0, 80 * power, (1, 0.96, 0.90), 1.4)
    area("fill", (-k * 2.2, -1.8, 1.1), (0, 0, 0.2), 1.2, 18 * power, (0.86, 0.92, 1))
    area("top", (0, -0.1, 2.0), (0, 0.1, 0), 1.8, 26 * power, (1, 0.98, 0.95), 0.5).visible_glossy = False


def corners(objects):
    """The corners of the objects' bounding boxes, in the world."""
    bpy.context.view_layer.update()
    return [o.matrix_world @ Vector(c) for o in objects if o.type in {"MESH", "CURVE", "FONT"} for c in o.bound_box]


def frame(objects, az, el, lens=60, fill=(0.80, 0.78), at=(0.0, 0.0), aspect=1.5, fstop=None):
    """A camera at azimuth az (degrees, 0 in front, positive to the right) and elevation el that fills the picture with the objects.

    fill   the largest shares of the picture's width and height they may take;  at: where their middle lies, in shares from the picture's middle
    The middle is moved by lens shift, so the perspective stays that of the angle. Focus lies on the objects' near side. Returns the camera.
    """
    points = corners(objects)
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    middle = (low + high) / 2
    a, e = math.radians(az), math.radians(el)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(right)
    near, far = 0.1, 60.0
    for _ in range(50):
        d = (near + far) / 2
        flat = [((lens / 36) * (p - middle).dot(right) / (d - (p - middle).dot(back)), (lens / 36) * (p - middle).dot(up) / (d - (p - middle).dot(back)))
                if d - (p - middle).dot(back) > 0.01 else (9.0, 9.0) for p in points]  # fmt: skip
        x0, x1 = min(q[0] for q in flat), max(q[0] for q in flat)
        y0, y1 = min(q[1] for q in flat), max(q[1] for q in flat)
        near, far = (d, far) if x1 - x0 > fill[0] or (y1 - y0) * aspect > fill[1] else (near, d)
    shift = ((x0 + x1) / 2 - at[0], (y0 + y1) / 2 - at[1] / aspect)
    depth = max((p - middle).dot(back) for p in points)
    return camera(middle + back * far, middle, lens, fstop, middle + back * (0.55 * depth), shift)


def shop(m, racks=(), benches=(), power=1.0):
    """The workshop of the home page's picture round a floor-standing machine: concrete, plaster, daylight from the left; racks and benches at their x."""
    room()
    windows()
    for x in racks:
        rack(x)
    for x in benches:
        bench(x)
        pegboard(x)
    world((0.85, 0.92, 1), 0.18)
    area("window1", (-3.5, -1.0, 2.4), (0, 0.4, 0.7), 1.4, 150 * power, (1, 0.96, 0.90), 2.6)
    area("window2", (-3.5, 1.1, 2.4), (0, 1.4, 0.8), 1.2, 70 * power, (1, 0.95, 0.88), 2.4)
    area("sky", (0, -1, 4.1), (0, 0.5, 0), 5, 70 * power, (0.9, 0.95, 1), 3).visible_glossy = False
    area("fill", (4.5, -3.5, 2.4), (0.5, 0.5, 0.7), 2, 60 * power, (0.86, 0.92, 1))


def burning():
    """Return the point where the beam meets the work. The beam must be on."""
    bpy.context.view_layer.update()
    return bpy.data.objects["spot"].matrix_world.translation.copy()


def hose(points, r, pitch=0.012):
    """Grey suction hose with black ribs."""
    corrugated("hose", [Vector(p) for p in points], r, pbr("hosegrey", hexc("#5C6167"), rough=0.45), pitch)


def filtered(x, y, back, size=1.0):
    """The air purifier at x, y with its hose to the point `back` on a machine's rear. Returns the purifier's parts, hose included."""
    made = set(bpy.data.objects)
    mouth = purifier(x, y, 0.34 * size, 0.38 * size, 0.52 * size + 0.06 * (size > 1))
    b = Vector(back)
    middle = (mouth + b) / 2
    hose(
        (
            mouth,
            mouth + Vector((0, 0, 0.17)),
            mouth + Vector((-0.04, 0.22, 0.26)),
            Vector((middle.x, max(mouth.y, b.y) + 0.30, mouth.z + 0.05)),
            b + Vector((0.10, 0.26, 0.06)),
            b + Vector((0, 0.16, 0)),
            b,
        ),
        0.048 * (1.25 if size > 1 else 1),
        0.012 * (1.25 if size > 1 else 1),
    )
    cyl("cuff", mouth + Vector((0, 0, 0.012)), 0.054 * (1.25 if size > 1 else 1), 0.035, finishes().graphite, bev=0.004)
    return [o for o in bpy.data.objects if o not in made]


def sheets(x, y, lean=0.16, height=0.5, tints=("birch", "orange", "walnut", "blue", "white")):
    """Sheets of stock leaning on the wall behind y, bottom edge at x, y, each a little shorter than the one behind."""
    makers = {
        "birch": lambda i: birch(name=f"stock{i}", axis="Y"),
        "walnut": lambda i: walnut(name=f"stock{i}", axis="Y"),
        "orange": lambda i: acrylic("stockorange", (0.98, 0.40, 0.06), 12),
        "blue": lambda i: acrylic("stockblue", (0.10, 0.45, 0.80), 12),
        "green": lambda i: acrylic("stockgreen", (0.10, 0.60, 0.35), 12),
        "white": lambda i: pbr("stockwhite", hexc("#F0EEEA"), rough=0.15, coat=0.6),
        "black": lambda i: pbr("stockblack", hexc("#23272C"), rough=0.15, coat=0.6),
        "grey": lambda i: pbr("stockgrey", hexc("#9EA4A8"), rough=0.3),
    }
    for i, tint in enumerate(tints):
        h, w = height * (1 - 0.13 * i), height * (0.72 - 0.05 * i)
        o = plate("stock", [rrect(w, h, 0.006, 6, 0, h / 2)], 0.005, makers[tint](i), bev=0.0005)
        o.rotation_euler.x = math.pi / 2 - lean
        o.location = (x + 0.05 * i * height, y - 0.022 * i, 0.001)


def gear_stand(wooden=False):
    """Two meshing gears standing in a walnut foot: acrylic, or plywood for what a diode can cut."""
    box("foot", (-0.075, -0.022, 0), (0.075, 0.022, 0.014), walnut(name="gearfoot"), 0.002)
    for teeth, x, z, colour, turn in ((22, -0.020, 0.062, (0.92, 0.20, 0.04), 0.0), (14, 0.046, 0.080, (0.98, 0.66, 0.05), 0.11)):
        o = plate("gear", [tf(loop, turn) for loop in gear(teeth, 0.0036, 0.004)], 0.005, *((birch(name=f"stand{teeth}"), charred(t=0.005)) if wooden else (acrylic(f"stand{teeth}", colour, 25),)), bev=0.0004)
        o.rotation_euler.x = math.pi / 2
        o.location = (x, 0.0, z)
        cyl("pin", (x, 0.0, z), 0.0038, 0.016, finishes().brass, "Y", 0.0006, n=32)
        box("arm", (x - 0.006, 0.006, 0.013), (x + 0.006, 0.010, z + 0.008), walnut(name=f"geararm{teeth}"), 0.001)


def coaster_stack():
    """Four engraved slate coasters in a pile and one leaning on it."""
    for i in range(4):
        o = plate(
            "coaster",
            [circle(0.05, 96)],
            0.006,
            slate(mask("mandala"), (0.09, 0.09), (0.5, 0.5, 0.49)) if i == 3 else slate(),
            bev=0.0008,
            z=0.0062 * i,
        )
        o.rotation_euler.z = 0.5 * i
        o.location.x = 0.0015 * (i % 2)
    o = plate("coaster", [circle(0.05, 96)], 0.006, slate(mask("hexgeo"), (0.09, 0.09), (0.5, 0.5, 0.49)), bev=0.0008)
    o.rotation_euler = (math.radians(66), 0, 0.25)
    o.location = (0.026, -0.076, 0.047)


def lidded_box():
    """A walnut box with finger joints and an engraved birch lid that stands ajar."""
    w, d, h, t = 0.16, 0.11, 0.07, 0.005
    side, dark = walnut(name="boxside"), charred("boxchar", (0.02, 0.009, 0.004), (0.06, 0.028, 0.012), t)
    for y in (-d / 2 + t / 2, d / 2 - t / 2):
        o = plate("wall", [_fingers(w, h, t)], t, side, dark, bev=0.0003)
        o.rotation_euler.x = math.pi / 2
        o.location = (0, y, 0)
    for x in (-w / 2 + t / 2, w / 2 - t / 2):
        o = plate("wall", [_fingers(d, h, t, True)], t, side, dark, bev=0.0003)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        o.location = (x, 0, 0)
    box("bottom", (-w / 2 + t, -d / 2 + t, 0.002), (w / 2 - t, d / 2 - t, 0.006), side, 0)
    lid = plate(
        "lid", [rrect(w + 0.006, d + 0.006, 0.004)], 0.004, birch(mask("mandala"), (0.098, 0.098), "boxlid"), charred(t=0.004), bev=0.0004
    )
    lid.location = (0.012, 0.006, h + 0.0062)
    lid.rotation_euler.z = 0.14


def _fingers(w, h, t, inner=False):
    """Outline of a box wall w x h whose two upright edges carry finger joints of depth t; `inner` for the wall that fills the gaps."""
    n = 7
    right = []
    for i in range(n):
        out = (i % 2 == 0) != inner
        x = w / 2 if out else w / 2 - t
        right += [(x, h * i / n), (x, h * (i + 1) / n)]
    return right + [(-x, z) for x, z in right[::-1]]
