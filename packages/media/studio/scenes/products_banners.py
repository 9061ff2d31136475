"""Banners of the models (light, with room for black text on the left; Light 1610 dark), series overviews, the line-up, the two accessories' own pictures."""

from applications import car
from features import tumbler_art
from journey import ornament
from lib import *
from machines import *
from machines.parts import finishes, laser_beam, laser_head, sparks
from products_stage import *

WIDE = 1920 / 800


def banner(m, az, el, job, stage=sweep, fill=(0.46, 0.80), at=(0.215, -0.03), props=None, **state):
    """The machine on the right of a wide picture, its left half kept empty for text."""

    def build():
        stage(m)
        parts = machine(m, job, **state)
        if props:
            props()
        frame(parts, az, el, 62, fill, at, WIDE, 12)

    return build


def pale(m):
    """The model's backdrop in a lighter colour, so that black text is readable everywhere on it."""
    sweep(m, floor=m.wall, wall=_lighter(m.wall), power=1.08)


def _lighter(colour, by=0.45):
    """A hex colour moved towards white."""
    v = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (255 - x) * by):02X}" for x in v)


def props_530():
    """Whale and gears in front of the machine's right."""
    put(ornament, (0.06, -0.47, 0), 0.2, 1.1)


def props_blue():
    """Cars in front of the machine."""
    put(lambda: car(0, 0, 0.5), (-0.28, -0.50, 0), 0.3, 1.2)
    put(lambda: gear_stand(True), (0.05, -0.52, 0), 0.2)


def props_rf():
    """Slate coasters in front of the machine."""
    put(coaster_stack, (-0.10, -0.46, 0), 0.3, 1.1)


def props_m20():
    """The fibre source beside the column."""
    put(source_box, (0.46, 0.08, 0), -0.12)


def aurora_row():
    """The four Aurora machines in a shallow arc, their lids glowing."""
    parts = []
    for m, x, y, turn, kind in (
        (L530, -0.62, 0.16, 0.26, "mandala"),
        (RF530, 0.62, 0.16, -0.26, "coasters"),
        (BLUE530, -0.52, -0.78, 0.16, "whales"),
    ):
        parts += machine(m, kind, (x, y, 0), turn)
    parts += machine(M20, "tags", (0.50, -0.74, 0), -0.2)
    return parts


def radiance_row(gap=0.34):
    """The four Radiance machines side by side round x 0, from the smallest to the largest."""
    models = (L640, L960, L1390, L1610)
    parts, x = [], -(sum(m.size for m in models) + 3 * gap) / 2
    for m, kind in ((L640, "whales"), (L960, "gears"), (L1390, "leaves"), (L1610, "compass")):
        parts += machine(m, kind, (x + m.size / 2, 0, 0), led=13.0)
        x += m.size + gap
    return parts


def aurora(az, el, fill, at, aspect, floor, wall):
    """The four Aurora machines on one backdrop."""

    def build():
        sweep(Model("", "", "", size=1.9, floor=floor, wall=wall, side=-1), power=1.0)
        frame(aurora_row(), az, el, 58, fill, at, aspect, 12)

    return build


def radiance_line(az, el, fill, at, floor, wall, side=-1):
    """The four Radiance machines in a row, seen along it: for the banner."""

    def build():
        sweep(Model("", "", "", size=4.0, floor=floor, wall=wall, side=side))
        frame(radiance_row(0.20), az, el, 62, fill, at, WIDE, 14)

    return build


def radiance_group(y=0.0):
    """The four Radiance machines in two rows, the large ones behind."""
    parts = []
    for m, x, dy, turn, kind in (
        (L1610, -1.32, 1.25, 0.10, "compass"),
        (L1390, 1.30, 1.30, -0.10, "leaves"),
        (L640, -1.02, -0.72, 0.08, "whales"),
        (L960, 0.92, -0.70, -0.08, "gears"),
    ):
        parts += machine(m, kind, (x, y + dy, 0), turn, led=13.0)
    return parts


def radiance_rows(aspect=1.5):
    """All four Radiance machines: for the series overview and its line-up."""

    def build():
        sweep(Model("", "", "", size=3.2, floor="#B1B4B6", wall="#CACDCF", side=-1))
        frame(radiance_group(), -12, 22, 60, (0.90, 0.84), (0, -0.02), aspect, 14)

    return build


def everything():
    """All eight models: the Radiance machines in two rows, the desktop machines on benches before them."""
    sweep(Model("", "", "", size=3.6, floor="#B7B4AE", wall="#CFCCC6", side=-1))
    made = radiance_group(1.3)
    f = finishes()
    start = set(bpy.data.objects)
    for x in (-1.14, 1.14):
        box("top", (x - 1.12, -2.05, 0.56), (x + 1.12, -1.30, 0.60), birch(name=f"benchtop{x}"), 0.004)
        for sx in (-1.06, 1.06):
            for y in (-2.0, -1.35):
                box("leg", (x + sx - 0.025, y - 0.025, 0), (x + sx + 0.025, y + 0.025, 0.56), f.graphite, 0.003)
    for m, x, kind in ((L530, -1.64, "mandala"), (BLUE530, -0.46, "pair"), (RF530, 0.76, "coasters"), (M20, 1.72, "tags")):
        machine(m, kind, (x, -1.67, 0.60))
    frame(made + [o for o in bpy.data.objects if o not in start], -8, 24, 62, (0.92, 0.86), (0, -0.02), 1.5, 16)


def purifier_alone():
    """The air purifier on its castors, hose rising to a machine that stands out of focus behind."""
    sweep(L530, side=1, floor="#AEB6BA", wall="#C8CFD2")
    machine(L530, "pair", (-0.62, 0.62, 0), 0.18)
    parts = filtered(0.30, -0.12, (-0.42, 0.90, 0.2))
    frame([o for o in parts if not o.name.startswith(("hose", "ribs"))], -24, 17, 66, (0.42, 0.62), (0.14, -0.10), 1.5, 6.3)


def glass_in_rotary():
    """A drinking glass turns in the rotary axis, ferns being engraved round it."""
    cyclorama(hexc("#2A2C30"), hexc("#14161A"), 0.4, 3.0, gloss=0.6)
    world((0.5, 0.65, 1), 0.06)
    f = finishes()
    z = rotary(drawn("tumbler", 2048, 1024, tumbler_art), 0.5, True)
    spot = Vector((0.088, 0, z + 0.0331))
    laser_head(spot.x, 0.066, spot.z + 0.090)
    box("beam", (-0.5, 0.048, spot.z + 0.090), (0.5, 0.084, spot.z + 0.124), f.anodised, 0.0015)
    box("xrail", (-0.5, 0.041, spot.z + 0.101), (0.5, 0.048, spot.z + 0.113), f.steel, 0.001)
    laser_beam(spot, spot.z + 0.018, 0.7)
    sparks(spot, 12, 4, 0.4)
    area("key", (0.55, -0.40, 0.55), (0.05, 0, 0.08), 0.35, 4.0, (1, 0.94, 0.88))
    area("rim", (-0.45, 0.5, 0.30), (0.05, 0, 0.08), 0.30, 6, (0.7, 0.85, 1), 0.5)
    area("under", (0.10, 0.50, 0.26), (0.09, 0, 0.08), 0.30, 1.6, (0.85, 0.92, 1), 0.06)
    area("bg", (0.0, 0.7, 0.15), (0.0, 1.2, 0.3), 0.6, 3.0, (0.55, 0.72, 1.0), 0.2)
    camera((0.33, -0.42, 0.20), (0.070, 0, 0.080), 64, 7.1, (0.09, -0.03, 0.09))


SHOTS = {
    "products/light-530/banner": Shot(banner(L530, -24, 17, "mandala", pale, props=props_530), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-blue-530/banner": Shot(banner(BLUE530, -18, 22, "ferns", pale, props=props_blue), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-530-rf/banner": Shot(banner(RF530, 18, 19, "slate", pale, props=props_rf), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/mark-m20/banner": Shot(banner(M20, -22, 14, "nameplate", pale, (0.30, 0.86), (0.13, -0.02), props_m20), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-640/banner": Shot(banner(L640, -36, 15, "mandala", pale, (0.40, 0.84), (0.25, -0.02)), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-960/banner": Shot(banner(L960, -24, 24, "coasters", pale, (0.42, 0.88), (0.25, -0.02), lid=40, beam=False, led=20), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-1390/banner": Shot(banner(L1390, 22, 13, "ferns", pale, (0.44, 0.84), (0.24, -0.02)), 1920, 800, 24, look="High Contrast", exposure=0.4),
    "products/light-1610/banner": Shot(banner(L1610, -30, 14, "gears", night, (0.46, 0.84), (0.23, -0.02), led=22), 1920, 800, 24, look="High Contrast", exposure=0.3),
    "products/aurora/overview": Shot(aurora(-6, 30, (0.88, 0.84), (0, -0.02), 1.5, "#B4B0A9", "#CBC7C0"), 960, 640, 20, look="High Contrast", exposure=0.3),
    "products/aurora/lineup": Shot(aurora(-6, 30, (0.88, 0.84), (0, -0.02), 2.0, "#B4B0A9", "#CBC7C0"), 1200, 600, 20, look="High Contrast", exposure=0.3),
    "products/radiance/lineup": Shot(radiance_rows(2.0), 1200, 600, 20, look="High Contrast", exposure=0.3),
    "products/aurora/banner": Shot(aurora(10, 20, (0.52, 0.86), (0.20, -0.02), WIDE, "#C3CAD0", "#DDE2E6"), 2560, 1067, 20, look="High Contrast", exposure=0.4),
    "products/radiance/overview": Shot(radiance_rows(), 960, 640, 20, look="High Contrast", exposure=0.3),
    "products/radiance/banner": Shot(radiance_line(30, 13, (0.64, 0.70), (0.165, -0.04), "#CFCBC4", "#E2DFD9", 1), 2560, 1067, 20, look="High Contrast", exposure=0.4),
    "products/lineup": Shot(everything, 960, 640, 24, look="High Contrast", exposure=0.3),
    "products/accessories/air-purifier": Shot(purifier_alone, 960, 640, 20, look="High Contrast", exposure=0.3),
    "products/accessories/rotary-axis": Shot(glass_in_rotary, 960, 640, 24, exposure=0.4, bloom=0.06),
}  # fmt: skip
