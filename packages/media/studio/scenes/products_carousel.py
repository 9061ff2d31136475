"""Carousels and thumbnails: each model three-quarter, from the front where it works, open, its head at work; and on a clean backdrop."""

from applications import car
from journey import books, cup, ornament
from dataclasses import replace

from lib import *
from machines import *
from machines.parts import sparks
from products_screens import *
from products_stage import *


def three_quarter(m, az, el, job, **state):
    """The whole machine on its own backdrop."""

    def build():
        sweep(m)
        parts = machine(m, job, **state)
        frame(parts, az, el, 62, (0.72, 0.84), (0, -0.02), 2, 11)

    return build


def clean(m, az, el, job, floor, wall):
    """The whole machine on an almost white backdrop, for cards and lists."""

    def build():
        sweep(m, floor=floor, wall=wall, power=1.05)
        frame(machine(m, job), az, el, 70, (0.80, 0.74), (0, -0.01), 1.5, 14)

    return build


def at_work(m, place_, az, el, job, fill=(0.64, 0.72), at=(0, -0.06), lens=50, **state):
    """The machine where it is used; place_() makes the surroundings."""

    def build():
        place_()
        frame(machine(m, job, **state), az, el, lens, fill, at, 2, 9)

    return build


def opened(m, stage, az, el, job, lid, fill, at=(0, 0), **state):
    """The lid open, the work in the light of the interior."""

    def build():
        stage(m)
        frame(machine(m, job, lid=lid, beam=False, **state), az, el, 58, fill, at, 2, 9)

    return build


def close(m, job, offset, lens, look_up=0.03, reach=0.6, count=30, glow=(1, 0.62, 0.3), side=-1, **state):
    """Close to the head while it burns: offset is the camera's place from the spot, metres on a desktop machine."""

    def build():
        night(m, glow)
        u = 1.45 if m.build == "radiance" else 1.0
        machine(m, job, **state)
        spot = burning()
        if count:
            sparks(spot, count, 5 + len(m.slug), reach)
        area("side", spot + Vector((side * 0.6, -0.38, 0.34)) * u, spot, 0.28 * u, 3.2 * u * u, (1, 0.86, 0.7))
        area("cool", spot + Vector((-side * 0.5, 0.35, 0.42)) * u, spot, 0.20 * u, 3.4 * u * u, (0.66, 0.82, 1), 0.4 * u)
        camera(spot + Vector(offset) * u, spot + Vector((0.0, 0.0, look_up)) * u, lens, 6.3, spot + Vector((0, -0.006, 0.004)))

    return build


def nameplates():
    """Three finished plates on the slotted table, near enough to read: brass, black anodised, steel."""
    night(M20, (0.5, 0.7, 1.0))
    machine(M20, "plates", beam=False)
    area("side", (0.55, -0.55, 0.45), (0.016, -0.17, 0.08), 0.30, 3.4, (1, 0.90, 0.80))
    card = area("card", (-0.05, 0.18, 0.34), (0.016, -0.17, 0.08), 0.5, 1.6, (0.86, 0.93, 1), 0.18)
    card.visible_camera = False
    camera((-0.10, -0.50, 0.36), (0.012, -0.165, 0.079), 52, 9, (0.016, -0.185, 0.077))


def study():
    """An oak desk before a warm wall: books, a cup, the finished whale, stock leaning on the wall."""
    desk(L530, oak(name="studyoak"), "#CDBFA9")
    put(lambda: books(0, 0), (0.88, 0.12, 0), 0.2, 1.2)
    cup(0.82, -0.20)
    put(ornament, (-0.89, -0.12, 0), 0.5, 1.4)
    sheets(-0.98, 0.55, height=0.52)


def classroom():
    """A pale bench before a blue-grey wall: the computer with the drawing, cars and gears the class has made."""
    desk(BLUE530, wood("ashtop", hexc("#D9C6A4"), hexc("#C2A77D"), 0.7, ring=12, rough=0.5), "#AFBFCC")
    put(lambda: laptop(screen_drawing()), (-0.80, -0.14, 0), 0.30, 1.1)
    put(lambda: gear_stand(True), (0.80, -0.10, 0), -0.3, 1.5)
    put(lambda: car(0, 0, 0.4), (0.66, -0.32, 0), 0, 1.3)
    sheets(0.98, 0.56, height=0.46, tints=("walnut", "birch", "grey", "birch"))


def atelier():
    """A pale bench before a terracotta wall: slate coasters, a walnut box, slate and wood waiting."""
    desk(RF530, wood("palebench", hexc("#D5C2A0"), hexc("#BFA478"), 0.7, ring=12, rough=0.5), "#B98A6E", power=1.1)
    put(coaster_stack, (-0.76, -0.10, 0), -0.3, 1.3)
    put(lidded_box, (0.80, -0.06, 0), -0.35, 1.25)
    sheets(0.84, 0.56, height=0.46, tints=("walnut", "black", "birch"))


def marking_bench():
    """A graphite bench: the fibre source beside the column, the computer with the drawing."""
    desk(M20, pbr("benchmat", hexc("#30353A"), rough=0.55, bump=(900, 0.08)), "#B9C2C3", power=0.55)
    put(source_box, (-0.44, 0.06, 0), 0.10)
    put(lambda: laptop(screen_mark()), (0.46, -0.06, 0), 0.42)
    sheets(0.66, 0.57, height=0.34, tints=("grey", "black", "white"))


def small_shop():
    """The machine in a small workshop: stock rack on the right."""
    shop(L640, racks=(1.75,))
    sheets(-1.95, 2.57, 0.10, 1.3, ("birch", "white", "walnut", "orange"))


def long_shop():
    """Rack on the left, two benches with their boards on the right."""
    shop(L1610, racks=(-2.3,), benches=(1.7,))


def bench_shop():
    """Bench and board on the left, the purifier at the machine's right."""
    shop(L960, benches=(-1.9,))
    filtered(1.32, 0.10, (0.5, 0.60, 0.5), 1.25)


# Rendered with less noise than the others needed.
FINEST = (L530, M20)
SHOTS = {}
SHOTS |= {
    f"products/{m.slug}/carousel-1": Shot(three_quarter(m, az, el, kind), 2160, 1080, 48 if m in FINEST else 36, look="High Contrast", exposure=0.3, noise=0.06 if m in FINEST else 0.09)
    for m, az, el, kind in (
        (L530, -30, 20, "mandala"), (BLUE530, 27, 24, "pair"), (RF530, -20, 15, "coasters"), (M20, 34, 20, "tags"),
        (L640, -32, 17, "pair"), (L960, 30, 20, "gears"), (L1390, -38, 22, "leaves"), (L1610, 24, 15, "compass"),
    )
}  # fmt: skip
SHOTS |= {
    f"products/{m.slug}/thumbnail": Shot(clean(m, az, el, kind, floor, wall), 960, 640, 20, look="High Contrast", exposure=0.35)
    for m, az, el, kind, floor, wall in (
        (L530, 28, 18, "ferns", "#D9D6D0", "#E4E1DB"), (BLUE530, -26, 20, "whales", "#CDD6E0", "#DAE2EA"), (RF530, 24, 24, "pair", "#DDD5C8", "#E8E1D5"),
        (M20, -32, 18, "plates", "#CED5D5", "#DCE2E2"), (L640, 30, 20, "gears", "#D0D8CD", "#DDE4DA"), (L960, -28, 16, "leaves", "#DCCFC5", "#E8DDD4"),
        (L1390, 34, 17, "mandala", "#D3D5D8", "#E0E2E4"), (L1610, -27, 21, "pair", "#D9D4C8", "#E5E0D5"),
    )
}  # fmt: skip
SHOTS["products/radiance-card"] = Shot(clean(L1390, -31, 18, "mandala", "#D3D5D8", "#E0E2E4"), 960, 640, 20, look="High Contrast", exposure=0.35)
SHOTS |= {
    f"products/{m.slug}/carousel-2": Shot(build, 1200, 600, 20, look="High Contrast", exposure=0.3)
    for m, build in (
        (L530, at_work(L530, study, 0, 16, "ferns", (0.56, 0.72))),
        (BLUE530, at_work(BLUE530, classroom, -6, 17, "whales", (0.58, 0.72), (0.02, -0.05))),
        (RF530, at_work(RF530, atelier, -7, 15, "slate", (0.60, 0.70), (-0.02, -0.06))),
        (M20, at_work(M20, marking_bench, -10, 12, "nameplate", (0.5, 0.80), (0, -0.02))),
        (L640, at_work(L640, small_shop, -9, 9, "whales", (0.5, 0.66), (-0.08, -0.12), 42)),
        (L960, at_work(L960, bench_shop, 8, 10, "leaves", (0.5, 0.64), (0.02, -0.12), 42)),
        (L1390, opened(L1390, lambda m: night(m, (0.5, 0.72, 1.0)), 5, 8, "mandala", 0, (0.72, 0.74), (0, -0.03))),
        (L1610, at_work(L1610, long_shop, -6, 11, "hills", (0.56, 0.62), (0.0, -0.13), 40)),
    )
}
SHOTS |= {
    f"products/{m.slug}/carousel-3": Shot(build, 1200, 600, 20, look="High Contrast", exposure=0.35)
    for m, build in (
        (L530, opened(L530, night, 24, 32, "whales", 62, (0.82, 0.88), (0, 0.0), led=5.0, head=(-0.26, 0.09))),
        (BLUE530, opened(BLUE530, sweep, -27, 30, "hills", 56, (0.80, 0.90), (0, 0.0), led=4.0, head=(0.10, 0.10))),
        (
            RF530,
            opened(RF530, lambda m: night(m, (0.45, 0.65, 1.0)), 33, 27, "pair", 68, (0.84, 0.92), (0, 0.0), led=5.0, head=(-0.2, 0.08)),
        ),
        (M20, nameplates),
        (L640, opened(L640, sweep, 25, 30, "whales", 52, (0.74, 0.92), (0, 0.0), head=(-0.2, 0.3))),
        (L960, opened(L960, night, -26, 33, "felt", 56, (0.78, 0.92), (0, 0.0), head=(0.25, 0.3))),
        (L1390, opened(L1390, sweep, 28, 36, "gears", 48, (0.78, 0.92), (0, 0.0), head=(-0.4, 0.32), led=26)),
        (L1610, opened(L1610, lambda m: night(m, (1, 0.70, 0.45)), -20, 30, "hills", 58, (0.80, 0.92), (0, 0.0), head=(0.5, 0.34), led=26)),
    )
}
# The first page shows this one across its whole width.
SHOTS["products/light-530/carousel-2"] = replace(SHOTS["products/light-530/carousel-2"], width=2160, height=1080, samples=36, noise=0.09)
OPEN = {"lid": None, "front": False}
SHOTS |= {
    f"products/{m.slug}/carousel-4": Shot(build, 1200, 600, 20, look="High Contrast", exposure=0.25, bloom=0.07)
    for m, build in (
        (L530, close(L530, "mandala", (0.20, -0.40, 0.13), 58, head=(-0.075, 0.03), led=1.4, **OPEN)),
        (BLUE530, close(BLUE530, "pair", (-0.22, -0.38, 0.16), 60, 0.028, 0, 0, (0.35, 0.55, 1), 1, head=(0.02, 0.02), led=1.2, **OPEN)),
        (RF530, close(RF530, "slate", (0.10, -0.42, 0.24), 66, 0.022, 0.5, 20, (1, 0.8, 0.5), -1, head=(-0.20, 0.05), led=1.6, **OPEN)),
        (M20, close(M20, "tags", (0.36, -0.66, 0.22), 50, 0.095, 0.35, 26, (0.5, 0.7, 1.0), head=0.34)),
        (L640, close(L640, "ferns", (-0.26, -0.36, 0.14), 58, 0.03, 0.8, 34, (1, 0.66, 0.35), 1, lid=None, head=(0.0, 0.02), led=6)),
        (L960, close(L960, "nets", (0.30, -0.36, 0.20), 60, 0.026, 0.8, 26, (1, 0.5, 0.3), -1, lid=None, head=(0.08, -0.02), led=7)),
        (L1390, close(L1390, "hills", (-0.16, -0.44, 0.22), 58, 0.03, 0.8, 30, (0.5, 0.8, 0.9), 1, lid=None, head=(-0.15, 0.0), led=6)),
        (L1610, close(L1610, "compass", (0.34, -0.30, 0.12), 56, 0.03, 0.9, 40, (1, 0.62, 0.3), -1, lid=None, head=(0.12, 0.06), led=3.5)),
    )
}
