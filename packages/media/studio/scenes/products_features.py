"""The four feature pictures of each model: clean air, safety, what it makes, GANYQ's software and cloud."""

from applications import car
from gallery import house, tree
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


def cartridge(m, stage):
    """The purifier opened: the pleated filter and the carbon tray stand in front of it."""

    def build():
        stage(m)
        f = finishes()
        filtered(0.30, 0.28, (1.5, 0.9, 0.2))
        pleats = pbr("pleats", hexc("#E8E6E0"), rough=0.9)
        # pleated fine filter in its birch-coloured frame
        zig = [(-0.13 + 0.0065 * i, 0.012 if i % 2 else -0.012) for i in range(41)]
        for i, (a, b) in enumerate(zip(zig, zig[1:])):
            o = mesh(
                f"pleat{i}", [(a[0], a[1], 0.016), (b[0], b[1], 0.016), (b[0], b[1], 0.244), (a[0], a[1], 0.244)], [(0, 1, 2, 3)], pleats
            )
            o.location = (-0.16, -0.16, 0)
        for lo, hi in (
            ((-0.15, -0.024, 0), (0.15, 0.024, 0.018)),
            ((-0.15, -0.024, 0.242), (0.15, 0.024, 0.26)),
            ((-0.15, -0.024, 0.018), (-0.132, 0.024, 0.242)),
            ((0.132, -0.024, 0.018), (0.15, 0.024, 0.242)),
        ):
            o = box("filterframe", lo, hi, f.alu, 0.003)
            o.location = o.location + Vector((-0.16, -0.16, 0))
        # carbon tray: granules in a graphite box
        box("tray", (-0.02, -0.40, 0), (0.26, -0.20, 0.012), f.graphite, 0.003)
        for lo, hi in (
            ((-0.02, -0.40, 0.012), (0.26, -0.39, 0.05)),
            ((-0.02, -0.21, 0.012), (0.26, -0.20, 0.05)),
            ((-0.02, -0.39, 0.012), (-0.01, -0.21, 0.05)),
            ((0.25, -0.39, 0.012), (0.26, -0.21, 0.05)),
        ):
            box("traywall", lo, hi, f.graphite, 0.002)
        rnd = random.Random(8)
        carbon = pbr("carbon", (0.012, 0.012, 0.013), rough=0.55, bump=(900, 0.4))
        v, faces = [], []
        for _ in range(2600):
            c = Vector((rnd.uniform(-0.006, 0.246), rnd.uniform(-0.386, -0.214), 0.018 + rnd.random() * 0.020))
            r = rnd.uniform(0.0022, 0.0042)
            n = len(v)
            v += [c + Vector(d) * r for d in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
            faces += [
                (n + a, n + b, n + d)
                for a, b, d in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))
            ]
        mesh("granules", v, faces, carbon)
        camera((-0.78, -1.70, 0.80), (0.05, -0.04, 0.23), 56, 8, (0.02, -0.22, 0.08))

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


def making(m, stage, things, job, az, el, lens=62, back=0.62, height=0.0, target=(0, 0, 0.07), reach=1.02, fstop=4.5):
    """Finished pieces in front, the machine they come from out of focus behind them."""

    def build():
        stage(m)
        machine(m, job, (0.12, back, height))
        things()
        a, e = math.radians(az), math.radians(el)
        t = Vector(target)
        camera(t + reach * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))), t, lens, fstop, t)

    return build


def bench_top(make_top, depth=0.50, z=0.0, width=2.4, y=0.0):
    """A table edge under the pieces; the machine behind stands on the floor."""
    box("pieces", (-width / 2, y - depth / 2, z - 0.04), (width / 2, y + depth / 2, z), make_top(), 0.004)
    f = finishes()
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for dy in (-depth / 2 + 0.05, depth / 2 - 0.05):
            box("leg", (x - 0.025, y + dy - 0.025, 0), (x + 0.025, y + dy + 0.025, z - 0.04), f.graphite, 0.003)


def things_530():
    """The whale, a walnut box, slate coasters."""
    put(ornament, (-0.02, 0.02, 0), 0.25, 1.1)
    put(lidded_box, (0.22, 0.06, 0), -0.35)
    put(coaster_stack, (-0.21, 0.03, 0), 0.4, 0.9)


def things_blue():
    """Two cars, a gear stand, a box."""
    put(lambda: car(0, 0, 0), (-0.06, -0.02, 0), 0.5, 1.15)
    put(lambda: car(0, 0, 0), (0.16, 0.10, 0), -0.5, 1.0)
    put(gear_stand, (-0.23, 0.06, 0), 0.25)


def things_rf():
    """Slate coasters and a stand of gears."""
    put(coaster_stack, (0.05, 0.0, 0), 0.0, 1.2)
    put(gear_stand, (-0.16, 0.05, 0), 0.2, 1.1)
    put(lidded_box, (0.27, 0.10, 0), 0.5, 0.9)


def things_m20():
    """A row of marked plates leaning on each other, tags, a steel disc."""
    f = finishes()
    for i, colour in enumerate(("#15181D", "#1D3F7A", "#7A1D22", "#B98A2E")):
        dark = engraved(
            f"card{i}",
            hexc(colour),
            mask("label"),
            (0.080, 0.0533),
            (0.80, 0.81, 0.82),
            rough=0.32,
            markrough=0.5,
            metal=0.85,
            markmetal=0.3,
            depth=0.1,
        )
        o = plate("card", [rrect(0.086, 0.056, 0.004)], 0.0015, dark, f.alu, bev=0.0003)
        o.rotation_euler, o.location = (math.radians(68), 0, -0.1 + 0.10 * i), (-0.115 + 0.082 * i, 0.02 + 0.012 * (i % 2), 0.0275)
        box("rest", (-0.125 + 0.082 * i, 0.030, 0), (-0.105 + 0.082 * i, 0.060, 0.018), f.anodised, 0.001)
    face = engraved(
        "medal",
        (0.62, 0.63, 0.64),
        mask("mandala"),
        (0.078, 0.078),
        (0.03, 0.028, 0.03),
        rough=0.28,
        markrough=0.45,
        metal=1,
        markmetal=0.7,
        depth=0.05,
    )
    plate("medal", [circle(0.042, 96)], 0.003, face, f.steel, bev=0.0004).location = (0.055, -0.055, 0.0015)
    for i, colour in enumerate(("#2C5A46", "#B98A2E", "#4A3B66")):
        t = engraved(
            f"tagon{i}",
            hexc(colour),
            mask("hexgeo"),
            (0.034, 0.034),
            (0.8, 0.8, 0.8),
            rough=0.32,
            markrough=0.5,
            metal=0.8,
            markmetal=0.3,
            depth=0.1,
        )
        plate("tag", [circle(0.019, 64), circle(0.0022, 20, 0, 0.0155)], 0.0015, t, f.alu, bev=0.0002).location = (
            -0.10 + 0.046 * i,
            -0.06 - 0.012 * (i % 2),
            0.001,
        )


def things_640():
    """A plywood village."""
    bench_top(lambda: birch(name="villagetop"), 0.46, 0.80, 2.0)
    for i, (x, y, k, turn) in enumerate(((-0.15, 0.02, 2.2, 0.3), (0.03, 0.06, 2.6, -0.2), (0.20, -0.01, 2.0, 0.5))):
        put(lambda k=i: house(0.036, 0.042, 0.030, 0.020, k), (x, y, 0.80), turn, k)
    for i, (x, y, h) in enumerate(((-0.27, 0.06, 0.15), (-0.06, 0.12, 0.18), (0.12, 0.13, 0.13), (0.30, 0.07, 0.17), (-0.07, -0.08, 0.10))):
        put(lambda h=h, i=i: tree(h, i), (x, y, 0.80), 0.6 * i)


def things_960():
    """Whales in a row of three sizes beside a box."""
    bench_top(lambda: walnut(name="whaletop"), 0.46, 0.80, 2.0)
    put(ornament, (-0.16, 0.0, 0.80), 0.3, 1.15)
    put(ornament, (0.06, 0.08, 0.80), -0.1, 0.8)
    put(lidded_box, (0.24, 0.0, 0.80), -0.3, 1.0)


def things_1390():
    """Gears, coasters and a car."""
    bench_top(lambda: wood("ashpieces", hexc("#D9C6A4"), hexc("#C2A77D"), 0.7, ring=12, rough=0.5), 0.46, 0.80, 2.0)
    put(gear_stand, (-0.15, 0.02, 0.80), 0.2, 1.3)
    put(coaster_stack, (0.10, 0.02, 0.80), 0.2, 1.0)
    put(lambda: car(0, 0, 0), (0.27, 0.06, 0.80), 0.4, 1.0)


def things_1610():
    """A large disc of two woods with gears before it."""
    bench_top(lambda: oak(name="oakpieces"), 0.50, 0.80, 2.2)
    o = plate("disc", [circle(0.17, 160)], 0.010, walnut(mask("mandala"), (0.32, 0.32), "bigdisc"), charred(t=0.010), bev=0.001)
    o.rotation_euler, o.location = (math.radians(80), 0, 0.12), (-0.10, 0.10, 0.968)
    box("restdisc", (-0.20, 0.12, 0.80), (0.0, 0.17, 0.86), walnut(name="restdisc"), 0.002)
    put(gear_stand, (0.16, 0.0, 0.80), -0.3, 1.2)
    put(lidded_box, (0.33, 0.06, 0.80), -0.4, 0.9)


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
            put(lambda: laptop(first, 112), (-0.20, 0.06, 0), 0.30)
            put(lambda: laptop(screens[1](), 112), (0.20, 0.06, 0), -0.30)
            camera((0.0, -1.26, 0.50), (0.0, -0.01, 0.09), 50, 7, (0.0, -0.02, 0.10))
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


def small_gears():
    """The gear stand at the desk's right."""
    put(gear_stand, (-0.28, 0.10, 0), 0.3)


def rim_light(t, side=1, colour=(0.7, 0.85, 1), power=4.0):
    """A function that adds a rim light near t."""

    def add():
        area("rimclose", Vector(t) + Vector((side * 0.45, 0.35, 0.40)), t, 0.3, power, colour, 0.5)

    return add


def stop_at(m):
    """Where the emergency stop of a Radiance machine is."""
    width, depth = floor_models[m.number]
    return (width / 2 - 0.105, -depth / 2, 0.76)


def beacon_at(m):
    """Where the status beacon of a Radiance machine is."""
    width, depth = floor_models[m.number]
    return (width / 2 - 0.10, depth / 2 - 0.12, 1.10)


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
    "products/light-blue-530/feature-1": Shot(cartridge(BLUE530, sweep), **CARD),
    "products/light-530-rf/feature-1": Shot(air(RF530, lambda m: night(m, (1, 0.7, 0.4), 1, 1.2), (-0.10, -0.10), 0, (0.62, 0.62, 0), -26, 11, 66, (0.5, 0.66), (-0.18, -0.14)), **CARD),
    "products/mark-m20/feature-1": Shot(fume_arm, **CARD),
    "products/light-640/feature-1": Shot(from_behind(L640, sweep, -24, 16, 2.0, (0.05, 0.06)), **CARD),
    "products/light-960/feature-1": Shot(air(L960, sweep, (-0.40, -0.80), 0, (0.75, 0.55, 0), -18, 13, 60, (0.46, 0.64), (-0.20, -0.14), 1.3, (-0.5, 0.58, 0.5)), **CARD),
    "products/light-1390/feature-1": Shot(from_behind(L1390, lambda m: night(m, (0.5, 0.7, 1)), 26, 20, 1.8, (0.0, 0.06), side=-0.6, up=1.9), **CARD),
    "products/light-1610/feature-1": Shot(air(L1610, sweep, (0.95, -1.10), 0, (-0.95, 0.60, 0), 26, 15, 60, (0.46, 0.62), (0.22, -0.14), 1.3, (0.6, 0.78, 0.5)), **CARD),
    # safety
    "products/light-530/feature-2": Shot(detail(L530, night, (0.36, -0.29, 0.135), (0.36, -0.60, 0.26), 62, "mandala", 4.5, extra=rim_light((0.46, -0.3, 0.1), power=2.5)), **CARD),
    "products/light-blue-530/feature-2": Shot(detail(BLUE530, sweep, (-0.10, -0.12, 0.24), (-0.80, -1.05, 0.36), 60, "ferns", 7, lid=30, beam=False, led=5.0, head=(-0.2, 0.06)), **CARD),
    "products/light-530-rf/feature-2": Shot(detail(RF530, sweep, (0.36, -0.28, 0.10), (-0.34, -0.34, 0.12), 62, "pair", 5.0), **CARD),
    "products/light-640/feature-2": Shot(detail(L640, sweep, Vector(stop_at(L640)) + Vector((-0.02, 0, 0.05)), (0.50, -0.80, 0.42), 62, "ferns", 5.6), **CARD),
    "products/light-960/feature-2": Shot(detail(L960, night, (-0.05, -0.30, 1.00), (0.95, -1.60, 0.55), 58, "whales", 7, lid=26, beam=False, led=22), **CARD),
    "products/light-1390/feature-2": Shot(detail(L1390, sweep, Vector(beacon_at(L1390)) + Vector((-0.02, 0, 0.0)), (-0.70, -0.90, 0.34), 66, "pair", 4.5), **CARD),
    "products/light-1610/feature-2": Shot(detail(L1610, night, Vector(stop_at(L1610)) + Vector((-0.10, 0, -0.02)), (-0.62, -0.85, 0.22), 60, "compass", 5.6), **CARD),
    # what it makes
    "products/light-530/feature-3": Shot(making(L530, sweep, things_530, "ferns", -14, 17), **CARD),
    "products/light-blue-530/feature-3": Shot(making(BLUE530, sweep, things_blue, "nets", 18, 20), **CARD),
    "products/light-530-rf/feature-3": Shot(making(RF530, lambda m: night(m, (1, 0.7, 0.4), -1, 1.7), things_rf, "slate", -22, 15, reach=1.0), **CARD),
    "products/mark-m20/feature-3": Shot(making(M20, sweep, things_m20, "tags", 8, 24, 62, 0.42, 0, (0.012, -0.02, 0.024), 0.64, 5.6), **CARD),
    "products/light-640/feature-3": Shot(making(L640, sweep, things_640, "nets", 12, 15, 58, 1.15, 0, (0.02, 0, 0.87), 0.95), **CARD),
    "products/light-960/feature-3": Shot(making(L960, night, things_960, "whales", -16, 16, 60, 1.25, 0, (0.03, 0, 0.87), 1.12), **CARD),
    "products/light-1390/feature-3": Shot(making(L1390, sweep, things_1390, "gears", -10, 20, 60, 1.35, 0, (0.04, 0, 0.87), 1.16), **CARD),
    "products/light-1610/feature-3": Shot(making(L1610, sweep, things_1610, "compass", 16, 14, 58, 1.45, 0, (0.08, 0, 0.93), 1.24), **CARD),
    # software and cloud
    "products/light-530/feature-4": Shot(software(L530, lambda: oak(name="softoak"), "#C9BCA8", (screen_library,), screen_phone, 0, mug), **CARD),
    "products/light-blue-530/feature-4": Shot(software(BLUE530, ash, "#AEBCCB", (screen_drawing,), lambda: phone_job("fern", COOL, 0.4), 1), **CARD),
    "products/light-530-rf/feature-4": Shot(software(RF530, dark_oak, "#B9A68C", (lambda: screen_nest(("gear", "rosette")), screen_library), None, 2), **CARD),
    "products/mark-m20/feature-4": Shot(software(M20, graphite_top, "#9CA6A8", (screen_mark,), lambda: phone_job("rosette", COOL, 0.88), 3), **CARD),
    "products/light-640/feature-4": Shot(software(L640, ash, "#AEB9AA", (lambda: screen_nest(("whale", "fern")),), lambda: phone_job("whale", ACCENT, 0.65), 3, small_whale), **CARD),
    "products/light-960/feature-4": Shot(software(L960, white_top, "#C9B5A6", (lambda: screen_fleet(("Light 960", "Light 530", "Light 640")),), lambda: phone_job("hex", (0.15, 0.68, 0.62), 0.32), 0, small_gears), **CARD),
    "products/light-1390/feature-4": Shot(software(L1390, dark_oak, "#A9ADB2", (screen_fleet, lambda: screen_nest(("hills", "hex", "rosette"))), None, 2, None), **CARD),
    "products/light-1610/feature-4": Shot(software(L1610, oak, "#BDB19C", (lambda: screen_fleet(("Light 1610", "Light 1390", "Light 960", "Light 640"), COOL),), lambda: phone_job("box", COOL, 0.85), 1, shelf_books), **CARD),
}  # fmt: skip


def key_switch():
    """The fibre source's key and emergency stop, close, the column behind."""
    night(M20, (0.5, 0.65, 1))
    machine(M20, "nameplate", (-0.42, 0.30, 0), 0.2)
    put(source_box, (0.10, 0.0, 0), 0.0)
    area("closekey", (-0.3, -0.7, 0.5), (0.16, -0.2, 0.09), 0.3, 3.0, (1, 0.94, 0.86))
    camera((0.02, -0.66, 0.24), (0.135, -0.2, 0.085), 66, 5, (0.14, -0.21, 0.09))


SHOTS["products/mark-m20/feature-2"] = Shot(key_switch, **CARD)
