"""The three solution pictures of each model: what cuts, what controls it, what stands beside it."""

from features import tumbler_art
from lib import *
from machines import *
from machines.parts import finishes
from products_screens import *
from products_stage import *


def detail(m, stage, target, offset, lens, job, fstop=6.3, focus=None, extra=None, **state):
    """A part of the machine: the camera stands at target + offset."""

    def build():
        stage(m)
        machine(m, job, **state)
        if extra:
            extra()
        t = Vector(target)
        camera(t + Vector(offset), t, lens, fstop, Vector(focus or target))

    return build


def control(m, panel, az, el, stage=sweep, reach=0.46, lens=62, extra=None, **state):
    """The console with the model's own job on its screen; extra adds light."""

    def build():
        stage(m)
        machine(m, "pair", image=panel(), beam=False, **state)
        if m.build == "desktop":
            t, k = Vector((0.405, -0.21, 0.215)), reach
        else:
            _, depth = floor_models[m.number]
            t, k = Vector((m.size / 2 - 0.185, -0.46 * depth / 1.40 - 0.03, 0.93)), reach * 1.75
        a, e = math.radians(az), math.radians(el)
        if extra:
            extra(t)
        camera(
            t + k * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))),
            t,
            lens,
            6.3,
            t + Vector((0.01, 0.0, 0.03)),
        )

    return build


def marking_control():
    """The Mark M20's computer and source: the plate on the screen, the key in the switch."""
    desk(M20, oak(name="m20oak"), "#A9B3B6", power=0.6)
    machine(M20, "nameplate", (-0.30, 0.12, 0), 0.25)
    put(lambda: laptop(screen_mark(), 112), (0.10, 0.0, 0), -0.12, 1.15)
    put(source_box, (0.52, 0.10, 0), -0.25)
    camera((0.16, -1.18, 0.50), (0.10, 0.02, 0.125), 52, 7, (0.10, 0.0, 0.12))


def rf_source():
    """The metal RF laser on its base plate, beam tube towards the first mirror."""
    f = finishes()
    world((0.6, 0.68, 1), 0.06)
    plate_ = pbr("sheet", hexc("#4A4F56"), rough=0.42, metal=0.35, bump=(700, 0.05))
    box("floor", (-0.9, -0.34, -0.082), (0.9, 0.34, -0.070), plate_, 0.001)
    box("wall", (-0.9, 0.20, -0.08), (0.9, 0.212, 0.45), plate_, 0.002)
    for i in range(10):
        for z in (0.075, 0.097, 0.119):
            box("vent", (-0.7 + i * 0.15, 0.198, z), (-0.60 + i * 0.15, 0.202, z + 0.009), f.black, 0.003)
    rf_tube()
    for x in (-0.22, 0.22):
        box("foot", (x - 0.03, -0.056, -0.070), (x + 0.03, 0.056, -0.040), f.anodised, 0.002)
        for y in (-0.066, 0.066):
            box("lug", (x - 0.016, y - 0.012, -0.070), (x + 0.016, y + 0.012, -0.062), f.anodised, 0.001)
            cyl("bolt", (x, y, -0.060), 0.005, 0.006, f.steel, bev=0.001, n=24)
    # first mirror in its mount, in line with the port
    box("mirrorfoot", (-0.475, -0.035, -0.070), (-0.405, 0.035, -0.060), f.anodised, 0.002)
    box("mirrorpost", (-0.452, -0.010, -0.060), (-0.432, 0.010, -0.030), f.alu, 0.001)
    mount = box("mirrormount", (-0.030, -0.010, -0.030), (0.030, 0.010, 0.030), f.anodised, 0.003)
    mount.location, mount.rotation_euler.z = (-0.442, 0, -0.004), math.radians(45)
    disc = cyl("mirror", (0, 0, 0), 0.017, 0.004, pbr("gold", (0.95, 0.66, 0.22), rough=0.06, metal=1), "Y", 0.0006)
    disc.location, disc.rotation_euler = (-0.435, -0.0075, -0.004), (math.pi / 2, 0, math.radians(45))
    for i, (dx, dz) in enumerate(((-0.018, 0.018), (0.018, 0.018), (-0.018, -0.018))):
        cyl(f"adjust{i}", (-0.449 + dx * 0.7, 0.014 + dx * 0.7, -0.004 + dz), 0.005, 0.018, f.brass, "Y", 0.0008, n=32)
    for y in (-0.022, 0.022):
        water = pbr(f"water{y}", (0.10, 0.25, 0.62) if y < 0 else (0.62, 0.10, 0.06), rough=0.3)
        tube(
            "water",
            [(0.34, y, -0.014), (0.40, y, -0.014), (0.46, y * 2, -0.02), (0.56, y * 3, -0.05), (0.80, y * 3, -0.06)],
            0.006,
            water,
            16,
        )
    tube("coax", [(0.28, 0, 0.094), (0.28, 0, 0.15), (0.34, 0.10, 0.16), (0.44, 0.17, 0.10), (0.50, 0.195, 0.09)], 0.005, f.rubber, 16)
    area("key", (-0.6, -0.35, 0.7), (-0.1, 0, 0), 0.35, 5.0, (1, 0.95, 0.9))
    area("strip", (0.0, -0.25, 0.6), (0.0, 0, 0), 1.2, 2.4, (0.9, 0.94, 1), 0.04)
    area("warm", (0.8, -0.3, 0.35), (0.2, 0.2, 0.05), 0.3, 3.0, (1, 0.60, 0.30))
    camera((-0.80, -0.78, 0.36), (-0.14, 0.0, 0.0), 58, 8, (-0.26, -0.04, 0.01))


def glass_tube(az, glow, warm):
    """The sealed glass CO2 tube in its cradle, glowing."""

    def build():
        world((0.5, 0.55, 1), 0.05)
        steel = pbr("sheet", hexc("#4A4F57"), rough=0.42, metal=0.35, bump=(700, 0.05))
        box("floor", (-1.0, -0.30, -0.082), (1.0, 0.30, -0.070), steel, 0.001)
        box("wall", (-1.0, 0.16, -0.08), (1.0, 0.172, 0.40), steel, 0.002)
        co2_tube(1.2, 0.034, glow)
        for x in (-0.36, 0.30):
            tube_cradle(x, 0.034)
        f = finishes()
        for i in range(12):
            box("rib", (-0.9 + i * 0.16, 0.156, -0.07), (-0.89 + i * 0.16, 0.162, 0.38), f.anodised, 0.001)
        gland(0.47, 0.16, 0.105, 0.0045)
        tube("hv", [(0.56, 0, 0.03), (0.56, 0, 0.085), (0.545, 0.02, 0.115), (0.50, 0.07, 0.118), (0.47, 0.10, 0.105), (0.47, 0.165, 0.105)], 0.0045, f.red, 16)
        return_hose(0.622, 0.034, 0.16)
        tube(
            "water",
            [(0.622, 0, 0.04), (0.622, 0, 0.10), (0.66, 0.06, 0.10), (0.72, 0.12, 0.0), (0.90, 0.13, -0.05)],
            0.006,
            pbr("silicone", (0.2, 0.4, 0.75), rough=0.25),
            16,
        )
        area("key", (0.6, -0.2, 0.8), (0.35, 0.05, 0), 0.3, 2.6, (1, 0.95, 0.9))
        area("strip", (0.1, -0.25, 0.5), (0.1, 0, 0), 1.4, 2.2, (0.9, 0.93, 1), 0.03)
        area("warm", (-0.8, -0.3, 0.35), (-0.2, 0.16, 0), 0.3, 2.8, warm)
        a = math.radians(az)
        t = Vector((0.46, 0.0, 0.0))
        camera(t + 0.78 * Vector((math.sin(a), -math.cos(a), 0.36)), t, 60, 7.1, t)

    return build


def beside(m, az, el, fill, at, items, stage=sweep, job="pair", focus_all=True, turn=0.0, **state):
    """The machine with its accessories. items() places them and returns the other objects that the picture must show."""

    def build():
        stage(m)
        parts = machine(m, job, (0, 0, 0), turn, **state)
        frame(parts + items(), az, el, 58, fill, at, 1.5, 9)

    return build


def rotary_set(x, y, turn=0.0, glass=False, scale=1.0, z=0.0):
    """The rotary axis with a tumbler, set on the floor or a bench."""
    return put(lambda: rotary(drawn("tumbler", 2048, 1024, tumbler_art), 0.5, glass), (x, y, z), turn, scale)


def set_530():
    """Purifier at the right with its hose, rotary and the tumbler in front."""
    return filtered(0.86, 0.08, (0.10, 0.29, 0.20)) + rotary_set(-0.30, -0.56, 0.25, scale=1.25)


floor_models = {"640": (1.450, 0.950), "960": (1.650, 1.150), "1390": (1.900, 1.400), "1610": (2.240, 1.540)}
"""Cabinet width and depth of the Radiance machines, for places on them."""


def blue_light(t):
    """A cool strip over the console."""
    area("strip", t + Vector((0.3, 0.5, 0.6)), t, 0.6, 6, (0.6, 0.75, 1), 0.2)


def warm_light(t):
    """A warm strip over the console."""
    area("strip", t + Vector((-0.5, 0.4, 0.7)), t, 0.7, 8, (1, 0.82, 0.62), 0.2)


CARD = {"width": 960, "height": 640, "samples": 20, "look": "High Contrast", "exposure": 0.3}
OPEN = {"lid": None, "front": False}
TEAL, RED = (0.15, 0.80, 0.72), (1.0, 0.36, 0.28)
SHOTS = {
    # what cuts
    "products/light-530/solution-1": Shot(detail(L530, night, (-0.10, 0.0, 0.15), (-0.62, -0.72, 0.52), 55, "gears", 8, **OPEN, head=(0.06, 0.05), led=2.6), **CARD),
    "products/light-blue-530/solution-1": Shot(detail(BLUE530, lambda m: night(m, (0.3, 0.5, 1)), (0.02, -0.03, 0.165), (0.24, -0.36, 0.10), 60, "compass", 6.3, **OPEN, head=(0.02, 0.04), led=2.0, beam=False, extra=lambda: blue_light(Vector((0.02, -0.03, 0.165)))), **CARD),
    "products/light-530-rf/solution-1": Shot(rf_source, **CARD),
    "products/mark-m20/solution-1": Shot(detail(M20, sweep, (0.0, -0.14, 0.30), (-0.42, -0.52, -0.02), 58, "tags", 6.3, focus=(0, -0.2, 0.31)), **CARD),
    "products/light-640/solution-1": Shot(glass_tube(32, 1.0, (1, 0.55, 0.25)), **CARD),
    # what controls it
    "products/light-530/solution-2": Shot(control(L530, lambda: screen_panel("Light 530", "mandala"), 34, 24, night, extra=warm_light), **CARD),
    "products/light-530-rf/solution-2": Shot(control(RF530, lambda: screen_panel("Light 530 RF", "gear", TEAL, ("45 %", "12 mm/s", "5.0 mm"), 0.24, "02:15"), 10, 16, sweep, 0.52, extra=warm_light), **CARD),
    "products/mark-m20/solution-2": Shot(marking_control, **CARD),
    "products/light-960/solution-2": Shot(control(L960, lambda: screen_panel("Light 960", "hex", TEAL, ("72 %", "800 mm/s", "2.0 mm"), 0.32, "06:48"), 26, 24, night, extra=blue_light), **CARD),
    "products/light-1390/solution-2": Shot(control(L1390, lambda: screen_panel("Light 1390", "hills", (1, 0.72, 0.2), ("68 %", "1000 mm/s", "8.0 mm"), 0.5, "34:10"), 38, 40, sweep, 0.5), **CARD),
    # what stands beside it
    "products/light-530/solution-3": Shot(beside(L530, 22, 22, (0.86, 0.82), (0, -0.02), set_530), **CARD),
}  # fmt: skip
