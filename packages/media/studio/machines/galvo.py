"""Mark M20: fibre laser with a galvo head on a column, for metals."""

from lib import *
from machines.parts import finishes

TABLE = 0.0745
"""Height of the slotted table's upper face."""


def mark_m20(head=0.40, work=None, beam=True):
    """Build the machine, 360 x 460 mm on the bench. Returns the point under the lens on the table.

    head   height of the arm's centre line above the bench
    work   a function that puts the workpiece on the table (z = TABLE); an anodised nameplate when not given
    beam   True if the laser is marking
    """
    f = finishes()
    base(f)
    column(f, head)
    arm(f, head)
    (work or nameplate)()
    spot = Vector((0.016, -0.176, TABLE + 0.0027))
    if beam:
        sphere("spot", spot, 0.0009, emis("hot", (0.75, 0.85, 1), 500))
        point("spotlight", spot + Vector((0, 0, 0.005)), 0.05, (0.7, 0.82, 1))
    return spot


def base(f):
    """Graphite plinth with status line and buttons, slotted aluminium table with threaded holes."""
    prism_z("plinth", rrect(0.36, 0.46, 0.03), 0.012, 0.062, f.graphite, 0.006, 4)
    for x in (-0.14, 0.14):
        for y in (-0.19, 0.19):
            cyl("foot", (x, y, 0.007), 0.018, 0.014, f.rubber, bev=0.003)
    prism_z("table", [(x, y - 0.045) for x, y in rrect(0.31, 0.33, 0.012)], 0.062, 0.074, f.alu, 0.002)
    for i in range(5):
        box("slot", (-0.14, -0.168 + i * 0.06, 0.0735), (0.14, -0.162 + i * 0.06, 0.0745), f.black, 0.0)
        for j in range(4):
            cyl("hole", (-0.12 + i * 0.06, -0.135 + j * 0.06, 0.0741), 0.004, 0.0006, f.black, bev=0, n=24)
    box("switch", (-0.10, -0.2302, 0.028), (-0.06, -0.2285, 0.046), f.black, 0.001)
    cyl("button", (0.12, -0.2305, 0.037), 0.010, 0.004, f.steel, "Y", 0.001)
    box("status", (-0.04, -0.2308, 0.035), (0.09, -0.2290, 0.0385), f.status, 0.0005)


def column(f, head):
    """Column with slot, millimetre scale and handwheel; yellow fibre cable from the source to the head."""
    prism_z("column", [(x, y + 0.165) for x, y in rrect(0.12, 0.09, 0.016)], 0.06, 0.56, f.white, 0.005, 4)
    box("slot", (-0.012, 0.119, 0.10), (0.012, 0.1215, 0.53), f.black, 0.001)
    box("scale", (0.020, 0.1185, 0.12), (0.034, 0.1205, 0.50), f.alu, 0.0003)
    for i in range(39):
        z = 0.125 + i * 0.0095
        box("tick", (0.021, 0.1182, z), (0.021 + (0.011 if i % 5 == 0 else 0.006), 0.1190, z + 0.0008), f.black, 0)
    cyl("wheel", (0.092, 0.165, 0.50), 0.042, 0.016, f.graphite, "X", 0.004)
    cyl("hub", (0.075, 0.165, 0.50), 0.014, 0.04, f.steel, "X", 0.002)
    cyl("crank", (0.112, 0.165, 0.528), 0.008, 0.03, f.black, "X", 0.003)
    cable = [
        (0, 0.09, head + 0.03),
        (0, 0.14, head + 0.09),
        (0, 0.24, head + 0.12),
        (0.02, 0.30, head - 0.05),
        (0.03, 0.26, 0.15),
        (0.03, 0.235, 0.06),
    ]
    tube("fibre", cable, 0.007, pbr("fibre", (0.75, 0.45, 0.02), rough=0.4), 12)


def arm(f, z):
    """Carriage on the column, arm with the model's name, galvo block, f-theta lens."""
    box("carriage", (-0.055, 0.09, z - 0.04), (0.055, 0.122, z + 0.06), f.graphite, 0.005, 4)
    profile = [(-0.235, z - 0.035), (0.095, z - 0.035), (0.095, z + 0.060), (-0.19, z + 0.060), (-0.235, z + 0.025)]
    prism_x("arm", fillet(profile, [0.010, 0.006, 0.012, 0.03, 0.02], 10), -0.052, 0.052, f.white, 0.010, 5)
    box("stripe", (-0.0528, -0.20, z - 0.004), (0.0528, 0.08, z + 0.002), f.orange, 0.0004)
    text("name", "MARK M20", 0.022, f.graphite, (0.0526, -0.185, z + 0.028), (math.pi / 2, 0, math.pi / 2), space=1.1)
    box("galvo", (-0.044, -0.225, z - 0.062), (0.044, -0.135, z - 0.034), f.anodised, 0.004)
    cyl("lens1", (0, -0.18, z - 0.075), 0.040, 0.028, f.anodised, bev=0.002)
    cyl("lens2", (0, -0.18, z - 0.098), 0.034, 0.022, f.anodised, bev=0.002)
    cyl("lensring", (0, -0.18, z - 0.087), 0.0405, 0.003, f.orange, bev=0.0005)
    glass = pbr("lensglass", (0.02, 0.01, 0.05), rough=0.03, coat=1, spec=1)
    cyl("lensglass", (0, -0.18, z - 0.1096), 0.027, 0.0014, glass, bev=0.0004)


def nameplate():
    """A 100 x 66 mm anodised plate with the standard label being marked."""
    dark = engraved(
        "nameplate", hexc("#15181D"), mask("label"), (0.096, 0.064), (0.78, 0.79, 0.8), rough=0.32, markrough=0.5, metal=0.85, markmetal=0.3, depth=0.1,
        bump=(1500, 0.1, (1, 0.02, 1)),
    )  # fmt: skip
    o = plate("nameplate", [rrect(0.10, 0.066, 0.004)], 0.002, dark, finishes().alu, bev=0.0003, z=TABLE)
    o.location.y = -0.18


def source_box(w=0.36, d=0.40, h=0.16):
    """The fibre source that stands beside the column: graphite cabinet on feet, key switch, emergency stop, fan grille, status line. Front towards -y."""
    f = finishes()
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        for y in (-d / 2 + 0.06, d / 2 - 0.06):
            cyl("foot", (x, y, 0.006), 0.016, 0.012, f.rubber, bev=0.003)
    prism_z("body", rrect(w, d, 0.016), 0.012, h, f.white, 0.006, 4)
    front = -d / 2
    box("face", (-w / 2 + 0.012, front - 0.0015, 0.024), (w / 2 - 0.012, front + 0.004, h - 0.012), f.graphite, 0.004, 4)
    for i in range(9):
        box("vent", (-w / 2 + 0.03, front - 0.0022, 0.040 + i * 0.011), (-w / 2 + 0.14, front, 0.045 + i * 0.011), f.black, 0.002)
    cyl("key", (0.035, front - 0.005, 0.098), 0.014, 0.009, f.steel, "Y", 0.0015)
    box("keyslot", (0.0335, front - 0.0112, 0.091), (0.0365, front - 0.009, 0.105), f.black, 0.0003)
    cyl("stopring", (0.115, front - 0.002, 0.096), 0.026, 0.004, f.yellow, "Y", 0.001)
    cyl("stopneck", (0.115, front - 0.010, 0.096), 0.014, 0.016, f.black, "Y", 0.001)
    cyl("stop", (0.115, front - 0.020, 0.096), 0.020, 0.010, f.red, "Y", 0.004)
    box("line", (-0.005, front - 0.0022, 0.046), (w / 2 - 0.035, front, 0.0495), f.status, 0.0006)
    tube("fibre", [(0.10, d / 2 - 0.01, 0.09), (0.10, d / 2 + 0.05, 0.09), (0.20, d / 2 + 0.09, 0.05), (0.34, d / 2 - 0.02, 0.02), (0.44, d / 2 - 0.08, 0.03)],
         0.007, pbr("fibre", (0.75, 0.45, 0.02), rough=0.4), 12)  # fmt: skip
