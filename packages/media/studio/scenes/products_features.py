"""The four feature pictures of each model: clean air, safety, finished work, GANYQ's software and cloud."""

from journey import books, cup, ornament
from lib import *
from machines import *
from machines.parts import finishes
from products_screens import *
from products_solutions import detail, floor_models
from products_stage import *


def duct(m, up=1.9, side=0.5):
    """The 150 mm exhaust: galvanised cuff on the flange, grey hose that rises to the ceiling. Returns its objects."""
    made = set(bpy.data.objects)
    f = finishes()
    width, depth = floor_models[m.number]
    x, y = -0.15 * width, depth / 2
    cyl("cuff", (x, y + 0.05, 0.42), 0.079, 0.09, f.steel, "Y", 0.003)
    cyl("clamp", (x, y + 0.085, 0.42), 0.084, 0.014, f.alu, "Y", 0.002)
    hose(
        [
            (x, y + 0.08, 0.42),
            (x, y + 0.22, 0.42),
            (x, y + 0.42, 0.46),
            (x + side * 0.4, y + 0.46, 0.85),
            (x + side, y + 0.42, up * 0.8),
            (x + side, y + 0.42, up),
        ],
        0.076,
        0.019,
    )
    return [o for o in bpy.data.objects if o not in made]


def from_behind(m, stage, az, el, reach, at, **more):
    """The machine's back with its exhaust, turned towards the backdrop's front; reach is the camera's distance in machine widths."""

    def build():
        stage(m)
        made = set(bpy.data.objects)
        machine(m, "pair")
        duct(m, **more)
        place(made, (0, 0.0001, 0), math.pi)
        a, e = math.radians(az), math.radians(el)
        t = Vector((0.10 * m.size + at[0], -floor_models[m.number][1] / 2, 0.62 + at[1]))
        camera(t + reach * m.size * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))), t, 50, 9)

    return build


def air(m, stage, purifier_at, turn, machine_at, az, el, lens, fill, at, size=1.0, back=(0.1, 0.29, 0.2), fstop=5.6):
    """The purifier in front, its machine out of focus behind."""

    def build():
        stage(m)
        machine(m, "pair", machine_at, 0.0)
        b = Vector(back) + Vector(machine_at)
        parts = filtered(*purifier_at, b, size)
        frame([o for o in parts if o.name.startswith(("body", "base", "wheel", "mouth"))], az, el, lens, fill, at, 1.5, fstop)

    return build


def fume_arm():
    """The Mark M20's extraction: a flexible arm with its nozzle beside the plate."""
    sweep(M20)
    machine(M20, "plates")
    hose(
        [(0.62, 0.30, 0.0), (0.56, 0.26, 0.30), (0.42, 0.16, 0.42), (0.30, -0.10, 0.36), (0.215, -0.178, 0.232), (0.150, -0.178, 0.154)],
        0.026,
        0.0075,
    )
    f = finishes()
    mouth = lathe(
        "nozzle",
        [
            (0.052, 0.0),
            (0.048, 0.014),
            (0.030, 0.050),
            (0.028, 0.062),
            (0.024, 0.062),
            (0.026, 0.048),
            (0.045, 0.012),
            (0.049, 0.0),
            (0.052, 0.0),
        ],
        f.graphite,
    )
    mouth.location, mouth.rotation_euler = (0.118, -0.178, 0.115), (0, math.radians(40), 0)
    camera((-0.40, -0.92, 0.46), (0.07, -0.10, 0.20), 58, 7, (0.08, -0.18, 0.12))


def software(m, top, wall, screens, phone_image=None, layout=0, props=None):
    """GANYQ on the computer, and on the phone, at a desk; the machine's own light falls in from the side."""

    def build():
        desk(m, top(), wall, power=0.55)
        first = screens[0]()
        if layout == 0:
            put(lambda: laptop(first, 110), (-0.04, 0.02, 0), 0.12)
            if phone_image:
                put(lambda: phone(phone_image()), (0.22, -0.14, 0), -0.35)
            camera((0.26, -0.86, 0.40), (0.035, -0.03, 0.085), 53, 6.3, (0.0, -0.02, 0.10))
        elif layout == 1:
            put(lambda: laptop(first, 114), (0.10, 0.05, 0), -0.42)
            if phone_image:
                put(lambda: phone(phone_image()), (-0.16, -0.10, 0), 0.28, 1.1)
            camera((-0.30, -0.94, 0.54), (0.0, -0.01, 0.088), 52, 6.3, (0.0, -0.02, 0.08))
        elif layout == 2:
            put(lambda: laptop(first, 112), (-0.245, 0.06, 0), 0.26)
            put(lambda: laptop(screens[1](), 112), (0.245, 0.06, 0), -0.26)
            camera((0.0, -1.36, 0.54), (0.0, -0.01, 0.09), 50, 7, (0.0, -0.02, 0.10))
        else:
            put(lambda: phone(phone_image()), (-0.015, 0.0, 0.0), 0.25, 1.3)
            put(lambda: laptop(first, 118), (0.20, 0.36, 0), -0.25)
            camera((-0.22, -0.48, 0.46), (0.05, 0.08, 0.04), 48, 5.0, (-0.01, -0.01, 0.01))
        if props:
            props()

    return build


def mug():
    """A cup at the desk's left."""
    cup(-0.34, 0.10)


def shelf_books():
    """Books behind the computer."""
    put(lambda: books(0, 0), (0.36, 0.16, 0), -0.2)


def small_whale():
    """The whale beside the phone."""
    put(ornament, (-0.20, 0.16, 0), 0.3)


def rim_light(t, side=1, colour=(0.7, 0.85, 1), power=4.0):
    """A function that adds a rim light near t."""

    def add():
        area("rimclose", Vector(t) + Vector((side * 0.45, 0.35, 0.40)), t, 0.3, power, colour, 0.5)

    return add


def stop_at(m):
    """Return the position of a Radiance machine's emergency stop."""
    width, depth = floor_models[m.number]
    return (width / 2 - 0.105, -depth / 2, 0.76)


CARD = {"width": 960, "height": 640, "samples": 20, "look": "High Contrast", "exposure": 0.3}
PALE = ("#D9C6A4", "#C2A77D")


def ash():
    """A pale ash top."""
    return wood("ashdesk", hexc(PALE[0]), hexc(PALE[1]), 0.7, ring=12, rough=0.5)


def dark_oak():
    """A dark oak top."""
    return wood("darkdesk", hexc("#5B4230"), hexc("#3A281B"), 0.7, ring=13, rough=0.45, coat=0.15)


def white_top():
    """A white laminate top."""
    return pbr("laminate", hexc("#DADCDD"), rough=0.35, bump=(1800, 0.05))


def graphite_top():
    """A graphite laminate top."""
    return pbr("graphitetop", hexc("#34383D"), rough=0.5, bump=(900, 0.08))


SHOTS = {
    # clean air
    "products/light-530/feature-1": Shot(air(L530, sweep, (0.10, -0.20), 0, (-0.80, 0.60, 0), 14, 14, 66, (0.5, 0.66), (0.16, -0.14)), **CARD),
    "products/mark-m20/feature-1": Shot(fume_arm, **CARD),
    "products/light-640/feature-1": Shot(from_behind(L640, sweep, -24, 16, 2.0, (0.05, 0.06)), **CARD),
    "products/light-960/feature-1": Shot(air(L960, sweep, (-0.40, -0.80), 0, (0.75, 0.55, 0), -18, 13, 60, (0.46, 0.64), (-0.20, -0.14), 1.3, (-0.5, 0.58, 0.5)), **CARD),
    "products/light-1390/feature-1": Shot(from_behind(L1390, lambda m: night(m, (0.5, 0.7, 1)), 26, 20, 1.8, (0.0, 0.06), side=-0.6, up=1.9), **CARD),
    # safety
    "products/light-530/feature-2": Shot(detail(L530, night, (0.36, -0.29, 0.135), (0.36, -0.60, 0.26), 62, "mandala", 4.5, extra=rim_light((0.46, -0.3, 0.1), power=2.5)), **CARD),
    "products/light-blue-530/feature-2": Shot(detail(BLUE530, sweep, (-0.10, -0.12, 0.24), (-0.80, -1.05, 0.36), 60, "ferns", 7, lid=30, beam=False, led=5.0, head=(-0.2, 0.06)), **CARD),
    "products/light-530-rf/feature-2": Shot(detail(RF530, sweep, (0.36, -0.28, 0.10), (-0.34, -0.34, 0.12), 62, "pair", 5.0), **CARD),
    "products/light-640/feature-2": Shot(detail(L640, sweep, Vector(stop_at(L640)) + Vector((-0.055, 0, 0.025)), (0.34, -0.66, 0.30), 62, "ferns", 5.6), **CARD),
    "products/light-1610/feature-2": Shot(detail(L1610, night, Vector(stop_at(L1610)) + Vector((-0.075, 0, -0.005)), (-0.40, -0.72, 0.20), 60, "compass", 5.6), **CARD),
    # what it makes
    # software and cloud
    "products/light-530/feature-4": Shot(software(L530, lambda: oak(name="softoak"), "#C9BCA8", (screen_library,), screen_phone, 0, mug), **CARD),
    "products/light-blue-530/feature-4": Shot(software(BLUE530, ash, "#AEBCCB", (screen_drawing,), lambda: phone_job("fern", COOL, 0.4), 1), **CARD),
    "products/light-530-rf/feature-4": Shot(software(RF530, dark_oak, "#B9A68C", (lambda: screen_nest(("gear", "rosette")), screen_library), None, 2), **CARD),
    "products/mark-m20/feature-4": Shot(software(M20, graphite_top, "#9CA6A8", (screen_mark,), lambda: phone_job("rosette", COOL, 0.88), 3), **CARD),
    "products/light-1610/feature-4": Shot(software(L1610, oak, "#BDB19C", (lambda: screen_fleet(("Light 1610", "Light 1390", "Light 960", "Light 640"), COOL),), lambda: phone_job("box", COOL, 0.85), 1, shelf_books), **CARD),
}  # fmt: skip

