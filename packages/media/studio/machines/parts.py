"""Parts that all machines share: the standard finishes, and the laser head with its beam and sparks."""

from types import SimpleNamespace

from lib import *


def finishes():
    """Standard materials: white and graphite powder coat, anodised and brushed aluminium, brass, rubber, signal colours."""
    return SimpleNamespace(
        white=pbr("white", hexc("#ECEBE7"), rough=0.36, spec=0.5, bump=(2200, 0.06)),
        graphite=pbr("graphite", hexc("#26282B"), rough=0.42, bump=(2600, 0.07)),
        black=pbr("black", (0.008, 0.008, 0.009), rough=0.5),
        rubber=pbr("rubber", (0.012, 0.012, 0.012), rough=0.75),
        alu=pbr("alu", (0.78, 0.79, 0.8), rough=0.3, metal=1, bump=(900, 0.12, (1, 0.02, 1)), var=0.08),
        steel=pbr("steel", (0.62, 0.62, 0.63), rough=0.22, metal=1),
        anodised=pbr("anod", (0.02, 0.021, 0.024), rough=0.33, metal=0.6),
        brass=pbr("brass", (0.85, 0.55, 0.2), rough=0.22, metal=1),
        red=pbr("red", (0.6, 0.012, 0.012), rough=0.3, coat=0.6),
        yellow=pbr("yel", (0.75, 0.45, 0.02), rough=0.4),
        inner=pbr("inner", hexc("#3A3D41"), rough=0.5),
        orange=pbr("orange", hexc("#F2741A"), rough=0.35, coat=0.3),
        honeycomb=pbr("hc", (0.42, 0.42, 0.43), rough=0.35, metal=1),
        bezel=pbr("bez", (0.006, 0.006, 0.007), rough=0.14, coat=0.5),
        status=emis("stat", (1, 0.47, 0.12), 5),
        hose=pbr("hose", hexc("#3A6FB0"), rough=0.3, spec=0.5),
    )


def livery(kind="house"):
    """Standard finishes in a model's own colours, with `ink` for its name.

    'house'     white, graphite lid frame, orange line
    'blue'      white, blue lid frame and line: the diode machine
    'graphite'  dark shell, silver lid frame: the RF machine
    'slate'     white upper part on a slate cabinet, only for the largest machine
    'grey'      white with doors in light grey
    """
    f = finishes()
    f.ink, f.cabinet, f.door = f.graphite, f.white, f.white
    if kind == "blue":
        f.orange = pbr("trimblue", hexc("#1747D6"), rough=0.3, coat=0.4)
        f.graphite = pbr("frameblue", hexc("#27468F"), rough=0.36, coat=0.2, bump=(2600, 0.05))
        f.status = emis("statblue", (0.16, 0.42, 1.0), 6)
    elif kind == "graphite":
        f.white = pbr("shellgraphite", hexc("#43474D"), rough=0.38, bump=(2200, 0.06))
        f.graphite = pbr("framesilver", (0.60, 0.61, 0.62), rough=0.32, metal=1, bump=(1400, 0.05))
        f.ink = pbr("inksilver", hexc("#E4E6E8"), rough=0.4)
        f.cabinet = f.door = f.white
    elif kind == "slate":
        f.cabinet = f.door = pbr("cabinetslate", hexc("#3C434A"), rough=0.42, bump=(2200, 0.06))
    elif kind == "grey":
        f.door = pbr("doorgrey", hexc("#B4B8BB"), rough=0.4, bump=(2200, 0.06))
    return f


def screen(name, w, h, image, strength=1.3):
    """A glowing w x h rectangle in the xy plane showing an image, centred on its origin."""
    o = mesh(name, [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)])
    o.data.materials.append(emis_img(f"screen-{name}", image, strength))
    uv = o.data.uv_layers.new()
    for loop, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = c
    return o


def emergency_stop(x, y, z, k=1.0):
    """Emergency stop on a face that looks towards -y."""
    f = finishes()
    cyl("esr", (x, y - 0.002 * k, z), 0.026 * k, 0.004 * k, f.yellow, "Y", 0.001)
    cyl("es0", (x, y - 0.010 * k, z), 0.014 * k, 0.016 * k, f.black, "Y", 0.001)
    cyl("es", (x, y - 0.020 * k, z), 0.020 * k, 0.010 * k, f.red, "Y", 0.004)


def key_switch(x, y, z):
    """Key switch on a face that looks towards -y: bezel with two marks, the key turned in its barrel, a tag on its ring."""
    f = finishes()
    cyl("keybezel", (x, y - 0.003, z), 0.022, 0.006, f.steel, "Y", 0.0015)
    cyl("keybarrel", (x, y - 0.009, z), 0.0145, 0.010, f.black, "Y", 0.001)
    for a in (0, 60):
        mark = box("keymark", (-0.0012, -0.0008, 0.026), (0.0012, 0, 0.034), f.black, 0)
        mark.location, mark.rotation_euler.y = Vector((x, y, z)) + Matrix.Rotation(math.radians(a), 3, "Y") @ Vector((0, -0.0004, 0.030)), math.radians(a)
    blade = plate("keyblade", [rrect(0.0085, 0.026, 0.001, 3, 0, -0.025)], 0.0022, f.brass, bev=0.0002)
    bow = plate("keybow", [rrect(0.027, 0.027, 0.010, 8, 0, -0.050), circle(0.0042, 32, 0, -0.057)], 0.0034, f.brass, bev=0.0006)
    for o in (blade, bow):
        o.location, o.rotation_euler.y = (x, y, z), math.radians(60)
    ring = [(x + 0.012 * math.sin(q), y - 0.057, z - 0.012 + 0.012 * math.cos(q)) for q in (2 * math.pi * i / 24 for i in range(25))]
    tube("keyloop", ring, 0.0009, f.steel, 8)
    tag = plate("keytag", [rrect(0.024, 0.042, 0.005, 8, 0, -0.020), circle(0.0028, 24, 0, -0.004)], 0.003, f.orange, bev=0.0006)
    tag.location, tag.rotation_euler = (x, y - 0.057, z - 0.020), (math.pi / 2, 0, 0.25)


def laser_head(hx, hy, zx):
    """CO2 head on the front of a gantry beam: carriage, lens tube, mirror, brass nozzle, air hose, camera.

    hx, hy is the carriage, zx the underside of the beam; the nozzle's tip is at (hx, hy - .066, zx - .072).
    """
    f = finishes()
    box("car", (hx - 0.032, hy - 0.050, zx - 0.008), (hx + 0.032, hy - 0.024, zx + 0.042), f.graphite, 0.004, 4)
    box("carface", (hx - 0.029, hy - 0.054, zx - 0.004), (hx + 0.029, hy - 0.050, zx + 0.038), f.white, 0.003, 4)
    box("stripe", (hx - 0.029, hy - 0.0546, zx + 0.024), (hx + 0.029, hy - 0.0536, zx + 0.028), f.orange, 0)
    y = hy - 0.066
    cyl("lens", (hx, y, zx - 0.012), 0.0145, 0.058, f.alu, bev=0.0012)
    cyl("knurl", (hx, y, zx - 0.006), 0.0165, 0.012, f.anodised, bev=0.001)
    cyl("ringt", (hx, y, zx + 0.018), 0.0175, 0.008, f.orange, bev=0.001)
    box("mirror", (hx - 0.016, hy - 0.080, zx + 0.020), (hx + 0.016, hy - 0.052, zx + 0.048), f.anodised, 0.003)
    cyl("mk", (hx, hy - 0.083, zx + 0.034), 0.009, 0.006, f.brass, "Y", 0.0008)
    cyl("cone", (hx, y, zx - 0.053), 0.0035, 0.026, f.brass, bev=0.0006, r2=0.0125)
    cyl("tip", (hx, y, zx - 0.068), 0.0032, 0.008, f.brass, bev=0.0004, n=32)
    path = [
        (0.012, -0.066, -0.044),
        (0.035, -0.070, -0.040),
        (0.045, -0.062, 0.02),
        (0.035, -0.03, 0.085),
        (0.09, 0, 0.08),
        (0.13, 0.01, 0.045),
    ]
    tube("air", [(hx + a, hy + b, zx + c) for a, b, c in path], 0.0026, f.hose)
    box("cam", (hx - 0.031, hy - 0.068, zx - 0.030), (hx - 0.020, hy - 0.052, zx - 0.012), f.black, 0.002)
    for sx in (-0.022, 0.022):
        for sz in (0.004, 0.034):
            cyl("hs", (hx + sx, hy - 0.0545, zx + sz - 0.002), 0.0028, 0.003, f.steel, "Y", 0.0005, n=24)


def diode_head(hx, hy, zx):
    """Blue diode head: a finned aluminium cube with its fan, blue lens ring and air nozzle; hangs where `laser_head` does, but smaller."""
    f = finishes()
    y = hy - 0.066
    blue = pbr("diodeblue", hexc("#1747D6"), rough=0.25, coat=0.5)
    box("car", (hx - 0.026, hy - 0.046, zx - 0.004), (hx + 0.026, hy - 0.024, zx + 0.038), f.graphite, 0.004, 4)
    box("core", (hx - 0.018, y - 0.018, zx - 0.042), (hx + 0.018, y + 0.020, zx + 0.030), f.anodised, 0.002)
    for i in range(9):
        z = zx - 0.036 + i * 0.0075
        box("fin", (hx - 0.022, y - 0.022, z), (hx + 0.022, y + 0.020, z + 0.0032), f.anodised, 0.0006)
    box("face", (hx - 0.014, y - 0.0236, zx - 0.004), (hx + 0.014, y - 0.0212, zx + 0.022), blue, 0.002)
    cyl("fan", (hx, y, zx + 0.034), 0.019, 0.010, f.black, bev=0.002)
    cyl("lensring", (hx, y, zx - 0.046), 0.0125, 0.010, blue, bev=0.0012)
    cyl("lenstube", (hx, y, zx - 0.058), 0.0085, 0.018, f.alu, bev=0.001)
    cyl("tip", (hx, y, zx - 0.069), 0.0035, 0.007, f.anodised, bev=0.0005, r2=0.0080, n=32)
    tube(
        "air",
        [
            (hx + 0.016, y, zx - 0.056),
            (hx + 0.034, y, zx - 0.05),
            (hx + 0.040, y, zx + 0.02),
            (hx + 0.035, hy - 0.03, zx + 0.075),
            (hx + 0.09, hy, zx + 0.07),
            (hx + 0.13, hy + 0.01, zx + 0.045),
        ],
        0.0024,
        f.rubber,
    )


def laser_beam(spot, tip, strength=1.0):
    """Burning point at `spot` and beam up to the nozzle's tip at height `tip`. Not physically correct: CO2 light is invisible."""
    sphere("spot", spot, 0.0011, emis("hot", (1, 0.72, 0.40), 420 * strength))
    point("spotL", spot + Vector((0, 0, 0.005)), 0.10 * strength, (1, 0.50, 0.16), 0.002)
    cyl("beam", (spot.x, spot.y, (spot.z + tip) / 2), 0.00045, tip - spot.z, emis("bm", (1, 0.45, 0.25), 25), bev=0)


def diode_beam(spot, tip):
    """Burning point and beam of the blue diode, 455 nm: blue-violet, from `spot` up to the lens tip at height `tip`."""
    sphere("spot", spot, 0.0011, emis("hotblue", (0.42, 0.42, 1.0), 260))
    point("spotL", spot + Vector((0, 0, 0.005)), 0.16, (0.16, 0.14, 1.0), 0.002)
    cyl("beam", (spot.x, spot.y, (spot.z + tip) / 2), 0.00055, tip - spot.z, emis("bmblue", (0.16, 0.14, 1.0), 30), bev=0)


def sparks(spot, n=46, seed=5, reach=1.0):
    """n glowing streaks on ballistic paths away from the spot; the same seed gives the same sparks."""
    rnd = random.Random(seed)
    for i in range(n):
        a = rnd.uniform(0, 2 * math.pi)
        el = rnd.uniform(0.12, 1.1)
        v0 = rnd.uniform(0.35, 1.0) * reach
        t0 = rnd.uniform(0.004, 0.06)
        dt = rnd.uniform(0.0025, 0.007)
        path = []
        for t in (t0, t0 + dt * 0.33, t0 + dt * 0.66, t0 + dt):
            z = v0 * math.sin(el) * t - 5.9 * t * t
            r = v0 * math.cos(el) * t
            path.append((spot.x + r * math.cos(a), spot.y + r * math.sin(a), spot.z + max(z, 0.0004)))
        colour, power = (((1, 0.55, 0.16), 55), ((1, 0.7, 0.35), 110), ((1, 0.4, 0.08), 35))[i % 3]
        tube("sp", path, rnd.choice((0.00009, 0.00014, 0.0002)), emis("spk%d" % (i % 3), colour, power), 4)
