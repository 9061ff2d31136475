"""Feature pictures of the home page: functions of the machines that help their user."""

from lib import *
from machines import *
from machines.light530 import BEAM, BED
from machines.parts import finishes, laser_beam, laser_head, screen, sparks


def at_work():
    """Dark set for close views at the head: cool rim from behind, warm key from the left, faint warm backdrop."""
    cyclorama(hexc("#2A2C30"), hexc("#14161A"), 1.0, 3.2, gloss=0.8)
    world((0.5, 0.65, 1), 0.06)
    area("key", (-1.5, -1.0, 1.9), (0, 0, 0.15), 1.1, 34, (1, 0.95, 0.9))
    area("rimR", (1.7, 0.9, 1.0), (0, 0, 0.2), 0.5, 38, (0.7, 0.85, 1), 1.4)
    area("top", (0, 0.5, 1.9), (0, 0.05, 0.2), 1.9, 30, (1, 1, 1), 0.5)
    area("bg", (0.3, 1.6, 0.4), (0.3, 3.2, 0.9), 1.6, 16, (1, 0.62, 0.3), 0.5)


def autofocus():
    """The height probe touches a 9 mm walnut block beside the nozzle before the beam is let on."""
    f = finishes()
    at_work()

    def block():
        o = plate(
            "work",
            [rrect(0.24, 0.15, 0.004)],
            0.009,
            walnut(name="block"),
            charred("chblock", (0.02, 0.009, 0.004), (0.07, 0.033, 0.014), 0.009),
            bev=0.0006,
            z=BED,
        )
        o.location.x, o.location.y = -0.085, -0.03
        return 0.009

    spot = light530(lid=None, front=False, head=(-0.095, 0.03), work=block, beam=False, led=0.7)
    top = spot.z - 0.0002
    px, py = spot.x + 0.027, spot.y - 0.002
    # probe: body on the carriage, sprung pin down to the work, contact ring lit
    box("probearm", (spot.x + 0.008, py - 0.004, BEAM - 0.004), (px + 0.006, py + 0.030, BEAM + 0.006), f.anodised, 0.0012)
    cyl("probe", (px, py, BEAM - 0.014), 0.0075, 0.040, f.graphite, bev=0.001)
    cyl("probering", (px, py, BEAM - 0.030), 0.0079, 0.0035, emis("touch", (0.2, 1.0, 0.55), 9), bev=0.0004)
    cyl("sleeve", (px, py, BEAM - 0.041), 0.0048, 0.016, f.steel, bev=0.0006)
    cyl("pin", (px, py, (top + BEAM - 0.048) / 2 + 0.0018), 0.0017, BEAM - 0.048 - top - 0.0036, f.steel, bev=0.0002, n=32)
    sphere("ball", (px, py, top + 0.0024), 0.0024, pbr("ruby", (0.55, 0.01, 0.03), rough=0.05, coat=1))
    point("touchlight", (px, py - 0.012, BEAM - 0.034), 0.012, (0.2, 1.0, 0.55), 0.003)
    # pointer: the red dot that shows where the beam will be
    sphere("dot", spot, 0.0010, emis("pointer", (1, 0.05, 0.03), 60))
    point("dotlight", spot + Vector((0, 0, 0.003)), 0.008, (1, 0.05, 0.03), 0.001)
    area("side", (-0.55, -0.35, 0.28), spot, 0.25, 1.6, (1, 0.86, 0.7))
    camera(spot + Vector((0.13, -0.30, 0.085)), spot + Vector((0.010, 0.0, 0.030)), 60, 6.3, spot + Vector((0.014, 0, 0.006)))


def half_job(c):
    """The mandala up to the line the job has reached; fainter passes above it stay unburnt."""
    c.rectangle(0, 500, 2048, 524)
    c.clip()
    mandala(c, 1024, 512, 470)


def resume():
    """Half of the mandala is there, the head stands on the line where the job goes on."""
    at_work()
    spot = light530(lid=None, front=False, head=(-0.075, 0.0588), job=drawn("half-job", 2048, 1024, half_job), led=1.6)
    # the row being burnt, still glowing behind the spot
    y = spot.y
    for i in range(26):
        x0 = spot.x - 0.0016 * (i + 1)
        box(
            "ember",
            (x0, y - 0.00028, 0.10305),
            (x0 + 0.0017, y + 0.00028, 0.10325),
            emis(f"ember{i}", (1, 0.36, 0.07), 16 * math.exp(-i / 7)),
            0,
        )
    sparks(spot, 18, 9, 0.6)
    area("side", (-0.75, -0.35, 0.45), (-0.09, -0.03, 0.1), 0.3, 3.5, (1, 0.86, 0.7))
    camera(Vector((-0.33, -0.46, 0.40)), Vector((-0.088, -0.016, 0.108)), 62, 7.1, spot)


def smoke_filter():
    """The air purifier beside the machine, hose from the machine's back to its intake."""
    studio("light")
    light530()
    mouth = purifier(0.84, 0.06)
    f = finishes()
    hose = [
        mouth + Vector((0, 0, 0)),
        mouth + Vector((0, 0.0, 0.16)),
        mouth + Vector((-0.06, 0.20, 0.24)),
        mouth + Vector((-0.34, 0.34, 0.08)),
        Vector((0.30, 0.50, 0.24)),
        Vector((0.10, 0.42, 0.20)),
        Vector((0.10, 0.29, 0.20)),
    ]
    corrugated("hose", hose, 0.048, pbr("hosegrey", hexc("#5C6167"), rough=0.45), 0.012)
    cyl("cuff", mouth + Vector((0, 0, 0.012)), 0.054, 0.035, f.graphite, bev=0.004)
    camera((1.72, -2.05, 1.0), (0.40, 0.0, 0.27), 51, 11, (0.8, -0.2, 0.25))


def interlock():
    """Lid half open: the beam is off at once, the work lies in warm light."""
    studio("dark")
    light530(lid=38, beam=False, led=5.0, head=(-0.22, 0.05))
    camera((0.98, -1.72, 0.86), (-0.04, -0.02, 0.215), 50, 9, (0, -0.2, 0.2))


def touchscreen():
    """The 5-inch screen on the console, close."""
    studio("dark")
    light530(image=screen_job(), led=4.0, beam=False)
    area("glint", (0.9, 0.5, 0.9), (0.42, -0.19, 0.25), 0.5, 5, (0.8, 0.9, 1), 0.9)
    camera((0.76, -0.62, 0.40), (0.375, -0.165, 0.235), 62, 5.6, (0.41, -0.20, 0.243))


def tumbler_art(c):
    """Fern fronds round the tumbler, between two rings. 2048 px cover 240 mm of circumference, 1024 px 100 mm of height."""
    c.set_line_width(7)
    for y in (120, 140, 884, 904):
        c.move_to(0, y)
        c.line_to(2048, y)
        c.stroke()
    for k in range(8):
        x = 128 + k * 256
        c.set_line_width(6)
        c.move_to(x, 840)
        c.curve_to(x - 30, 640, x + 40, 420, x + 8, 190)
        c.stroke()
        for i in range(17):
            t = i / 17
            y = 800 - 600 * t
            xm = x + (8 * t - 60 * t * (1 - t) + 60 * t * t * (1 - t))
            L = 96 * (1 - t) ** 0.7 + 12
            for s in (-1, 1):
                c.save()
                c.translate(xm, y)
                c.rotate(-math.pi / 2 + s * 1.05)
                c.move_to(0, 0)
                c.curve_to(L * 0.3, -L * 0.16, L * 0.7, -L * 0.13, L, 0)
                c.curve_to(L * 0.7, L * 0.05, L * 0.3, L * 0.06, 0, 0)
                c.fill()
                c.restore()


def rotary_axis():
    """A tumbler turns under the beam in the rotary axis."""
    cyclorama(hexc("#2A2C30"), hexc("#14161A"), 0.4, 3.0, gloss=0.6)
    world((0.5, 0.65, 1), 0.06)
    z = rotary(drawn("tumbler", 2048, 1024, tumbler_art), angle=0.5)
    r = 0.0331
    spot = Vector((0.088, 0, z + r))
    laser_head(spot.x, 0.066, spot.z + 0.090)
    f = finishes()
    box("beam", (-0.5, 0.048, spot.z + 0.090), (0.5, 0.084, spot.z + 0.124), f.anodised, 0.0015)
    box("xrail", (-0.5, 0.041, spot.z + 0.101), (0.5, 0.048, spot.z + 0.113), f.steel, 0.001)
    laser_beam(spot, spot.z + 0.018, 0.8)
    sparks(spot, 26, 4, 0.6)
    area("key", (-0.5, -0.35, 0.6), (0.05, 0, 0.08), 0.35, 5.0, (1, 0.94, 0.88))
    area("rim", (0.5, 0.5, 0.35), (0.05, 0, 0.08), 0.25, 6, (0.7, 0.85, 1), 0.6)
    area("strip", (0.06, -0.1, 0.55), (0.06, 0, 0.08), 0.5, 2.2, (1, 1, 1), 0.06)
    area("bg", (0.1, 0.7, 0.15), (0.1, 1.2, 0.3), 0.6, 2.5, (1, 0.62, 0.3), 0.2)
    camera((-0.20, -0.44, 0.235), (0.045, 0, 0.082), 62, 7.1, (0.07, -0.02, 0.095))


def tube_life():
    """The glass tube in its housing, discharge glowing violet."""
    f = finishes()
    world((0.5, 0.55, 1), 0.05)
    steel = pbr("sheet", hexc("#3E434B"), rough=0.42, metal=0.35, bump=(700, 0.05))
    box("floor", (-0.9, -0.30, -0.082), (0.9, 0.30, -0.070), steel, 0.001)
    box("wall", (-0.9, 0.16, -0.08), (0.9, 0.172, 0.40), steel, 0.002)
    for i in range(10):
        for z in (0.055, 0.077, 0.099):
            box("vent", (-0.7 + i * 0.15, 0.158, z), (-0.60 + i * 0.15, 0.162, z + 0.009), f.black, 0.003)
    co2_tube(1.0, glow=1.0)
    for x in (-0.27, 0.36):
        tube_cradle(x)
    cyl("boot", (-0.45, 0, 0.031), 0.0085, 0.016, f.red, bev=0.003)
    water = pbr("silicone", (0.75, 0.78, 0.82), rough=0.25)
    tube(
        "hose1",
        [
            (-0.522, 0, 0.03),
            (-0.522, 0.0, 0.08),
            (-0.50, 0.06, 0.12),
            (-0.46, 0.14, 0.04),
            (-0.40, 0.14, -0.05),
            (0.1, 0.13, -0.06),
            (0.6, 0.13, -0.06),
        ],
        0.0055,
        water,
        16,
    )
    gland(-0.355, 0.16, 0.060, 0.004)
    tube("hv", [(-0.45, 0, 0.026), (-0.45, 0, 0.060), (-0.445, 0.015, 0.088), (-0.405, 0.06, 0.090), (-0.355, 0.09, 0.060), (-0.355, 0.165, 0.060)], 0.004, f.red, 16)
    return_hose(-0.522, 0.028, 0.16)
    area("key", (-0.5, -0.1, 0.8), (-0.35, 0.05, 0), 0.3, 2.2, (1, 0.95, 0.9))
    area("strip", (-0.2, -0.20, 0.45), (-0.2, 0, 0), 1.2, 1.6, (0.9, 0.93, 1), 0.03)
    area("warm", (0.8, -0.3, 0.35), (0.2, 0.16, 0), 0.3, 2.4, (1, 0.55, 0.25))
    camera((-0.86, -0.50, 0.20), (-0.36, 0.02, 0.008), 66, 7.1, (-0.44, 0, 0.0))


SHOTS = {
    "features/autofocus": Shot(autofocus, look="High Contrast", exposure=0.35, bloom=0.06),
    "features/resume": Shot(resume, look="High Contrast", exposure=0.1, bloom=0.07),
    "features/smoke-filter": Shot(smoke_filter, look="High Contrast", exposure=0.3, bloom=0.06),
    "features/interlock": Shot(interlock, exposure=0.5, bloom=0.06),
    "features/touchscreen": Shot(touchscreen, exposure=0.4, bloom=0.05),
    "features/rotary": Shot(rotary_axis, exposure=0.4, bloom=0.06),
    "features/tube-life": Shot(tube_life, exposure=0.4, bloom=0.09),
}
