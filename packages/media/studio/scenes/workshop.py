"""A Light 1390 where it works: a daylit workshop with sheets in the rack and finished work on the bench."""

from applications import gear
from journey import books, ornament
from lib import *
from machines import *
from machines.parts import finishes


def room():
    """Concrete floor, plastered back wall with a timber rail, tall windows out of sight on the left."""
    floor = fuzz("concrete", hexc("#6E6A64"), hexc("#5E5B56"), (3.0, 1), 0.12, 0.42, detail=10, dist=0.004, contrast=(0.3, 0.7), spec=0.4)
    mesh("floor", [(-8, -6, 0), (8, -6, 0), (8, 2.6, 0), (-8, 2.6, 0)], [(0, 1, 2, 3)], floor)
    wall = fuzz("plasterwall", hexc("#B5AEA3"), hexc("#ABA498"), (6, 1), 0.1, 0.85, detail=8, dist=0.003, contrast=(0.3, 0.7))
    mesh("wall", [(-8, 2.6, 0), (8, 2.6, 0), (8, 2.6, 4.2), (-8, 2.6, 4.2)], [(0, 1, 2, 3)], wall)
    box("skirting", (-8, 2.575, 0), (8, 2.6, 0.11), finishes().graphite, 0.004)


def windows():
    """The left wall, out of the picture: three tall windows with mullions, and the low sun that comes through them."""
    loops = [[(-9, 0), (2.6, 0), (2.6, 6), (-9, 6)]]
    for y in (-2.5, -0.7, 1.1):
        loops += [rrect(0.62, 0.70, 0.01, 3, y + dy, 1.25 + 0.76 * k) for dy in (-0.34, 0.34) for k in range(3)]
    o = plate("windowwall", loops, 0.08, pbr("windowwall", hexc("#D5D2CB"), rough=0.9))
    o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    o.location = (-3.7, 0, 0)
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.2, math.radians(1.2), (1, 0.87, 0.70)
    s = link(bpy.data.objects.new("sun", sun))
    s.rotation_euler = Vector((0.75, 0.45, -0.46)).to_track_quat("-Z", "Y").to_euler()


def rack(x):
    """Upright sheets of wood and acrylic in a steel rack."""
    f = finishes()
    for sx in (-0.62, 0.62):
        for y in (2.05, 2.5):
            box("post", (x + sx - 0.02, y - 0.02, 0), (x + sx + 0.02, y + 0.02, 1.75), f.graphite, 0.004)
    for z in (0.18, 1.68):
        for y in (2.05, 2.5):
            box("bar", (x - 0.62, y - 0.015, z - 0.02), (x + 0.62, y + 0.015, z + 0.02), f.graphite, 0.003)
    box("floorplate", (x - 0.62, 2.05, 0.17), (x + 0.62, 2.5, 0.19), f.graphite, 0.002)
    tints = [
        birch(name="r0", axis="Y"),
        acrylic("r1", (0.98, 0.40, 0.06), 6),
        walnut(name="r2", axis="Y"),
        acrylic("r3", (0.10, 0.45, 0.80), 6),
        birch(name="r4", axis="Y"),
    ]
    tints += [
        pbr("r5", hexc("#F0EEEA"), rough=0.15, coat=0.6),
        acrylic("r6", (0.95, 0.75, 0.10), 6),
        birch(name="r7", axis="Y"),
        pbr("r8", hexc("#23272C"), rough=0.15, coat=0.6),
    ]
    rnd = random.Random(4)
    for i, m in enumerate(tints):
        h = rnd.uniform(1.05, 1.42)
        o = box("sheet", (-0.005 if i % 3 else -0.009, -0.20, 0), (0.005, 0.20, h), m, 0.001)
        o.location = (x - 0.52 + i * 0.128, 2.27, 0.19 + h / 2)
        o.rotation_euler.y = 0.03


def bench(x):
    """A workbench with a birch top; on it the whale, a gear board, boxes, books."""
    f = finishes()
    top = 0.90
    box("top", (x - 1.0, 1.75, top - 0.045), (x + 1.0, 2.50, top), birch(name="benchtop"), 0.004)
    for sx in (-0.92, 0.92):
        for y in (1.82, 2.43):
            box("leg", (x + sx - 0.03, y - 0.03, 0), (x + sx + 0.03, y + 0.03, top - 0.045), f.graphite, 0.004)
        box("rail", (x + sx - 0.02, 1.82, 0.18), (x + sx + 0.02, 2.43, 0.22), f.graphite, 0.003)
    box("shelf", (x - 0.92, 1.82, 0.22), (x + 0.92, 2.43, 0.24), birch(name="benchshelf"), 0.003)
    for i in range(4):
        crate(x - 0.66 + i * 0.42, 2.10, 0.24, 0.34, 0.42, 0.24, walnut(name=f"crate{i}") if i % 2 else birch(name=f"crate{i}"))
    whale_ = ornament()
    whale_.location = (x - 0.55, 2.02, top)
    whale_.scale = (1.9, 1.9, 1.9)
    whale_.rotation_euler.z = 0.25
    for i, (teeth, px, colour) in enumerate(((26, -0.02, (0.90, 0.10, 0.05)), (18, 0.30, (0.98, 0.66, 0.05)))):
        g = plate("gear", gear(teeth, 0.0125, 0.012), 0.010, acrylic(f"bigger{i}", colour, 12), bev=0.0008)
        g.rotation_euler = (math.radians(78), 0, 0.06)
        g.location = (x + px, 2.36, top + teeth * 0.0125 / 2 + 0.008)
    made = set(bpy.data.objects)
    books(0, 0)
    stack = link(bpy.data.objects.new("stack", None))
    for o in set(bpy.data.objects) - made - {stack}:
        if not o.parent:
            o.parent = stack
    stack.location = (x + 0.68, 2.05, top)
    stack.scale = (1.3, 1.3, 1.3)


def crate(x, y, z, w, d, h, mat):
    """An open box of 6 mm ply with a grip cut into its front."""
    t = 0.008
    front = plate(
        "front",
        [[(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], rrect(0.09, 0.026, 0.013, 8, 0, h * 0.72)],
        t,
        mat,
        charred(t=t),
        bev=0.0006,
    )
    front.rotation_euler.x = math.pi / 2
    front.location = (x, y - d / 2, z)
    box("back", (x - w / 2, y + d / 2 - t, z), (x + w / 2, y + d / 2, z + h), mat, 0.0008)
    for s in (-1, 1):
        box("side", (x + s * (w / 2 - t / 2) - t / 2, y - d / 2, z), (x + s * (w / 2 - t / 2) + t / 2, y + d / 2, z + h), mat, 0.0008)
    box("bottom", (x - w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z + t), mat, 0.0008)


def pegboard(x):
    """A perforated birch board with cut ornaments hung on it."""
    holes = [circle(0.006, 12, -0.85 + 0.085 * i, -0.38 + 0.085 * j) for i in range(21) for j in range(10)]
    o = plate("pegboard", [rrect(1.9, 0.95, 0.02), *holes], 0.012, birch(name="peg"), charred(t=0.012), bev=0.001)
    o.rotation_euler.x = math.pi / 2
    o.location = (x, 2.585, 1.78)
    char = charred(t=0.006)
    for i, (mx, mz, kind) in enumerate(
        ((-0.62, 0.05, "mandala"), (-0.18, -0.06, "hexgeo"), (0.22, 0.08, "mandala"), (0.64, -0.02, "hexgeo"))
    ):
        r = (0.17, 0.13, 0.15, 0.18)[i]
        maker = walnut if i % 2 else birch
        d = plate("disc", [circle(r, 96)], 0.008, maker(mask(kind), (r * 1.9, r * 1.9), f"disc{i}"), char, bev=0.0008)
        d.rotation_euler.x = math.pi / 2
        d.location = (x + mx, 2.565, 1.78 + mz)


def pendant(x, y, z):
    """A lamp of ten wooden ribs round a globe."""
    sphere("bulb", (x, y, z), 0.075, emis("bulb", (1, 0.80, 0.55), 5))
    point("lamp", (x, y, z), 22, (1, 0.78, 0.52), 0.08)
    rib = fillet(
        [(0.09, 0.16), (0.20, 0.02), (0.14, -0.16), (0.125, -0.155), (0.18, 0.02), (0.075, 0.15)], [0.01, 0.10, 0.004, 0.004, 0.09, 0.01], 8
    )
    material = birch(name=f"rib{x}")
    for i in range(16):
        o = plate("rib", [rib], 0.004, material, charred(t=0.004), bev=0.0005)
        o.rotation_euler = (math.pi / 2, 0, i * math.pi / 8)
        o.location = (x, y, z)
    tube("cord", [(x, y, z + 0.15), (x, y, z + 1), (x, y, z + 2), (x, y, z + 3)], 0.004, finishes().black, 4)


def workshop():
    """Wide view: machine left of the middle, rack behind it, bench on the right, daylight from the left."""
    room()
    radiance("1390", led=20)
    windows()
    rack(-1.72)
    bench(1.95)
    pegboard(1.95)
    for x in (1.35, 2.55):
        pendant(x, 1.95, 2.45)
    purifier(1.45, -0.30, 0.42, 0.46, 0.72)
    world((0.85, 0.92, 1), 0.16)
    area("window1", (-3.5, -1.0, 2.4), (0, 0.4, 0.7), 1.4, 150, (1, 0.96, 0.90), 2.6)
    area("window2", (-3.5, 1.1, 2.4), (0, 1.4, 0.8), 1.2, 70, (1, 0.95, 0.88), 2.4)
    area("sky", (0, -1, 4.1), (0, 0.5, 0), 5, 60, (0.9, 0.95, 1), 3)
    area("fill", (4.5, -3.5, 2.4), (0.5, 0.5, 0.7), 2, 55, (0.86, 0.92, 1))
    camera((-1.55, -4.9, 1.55), (0.22, 0.9, 1.55), 35, 11, (0, -0.4, 0.9), (0, -0.108))


SHOTS = {"home/workshop": Shot(workshop, 2160, 1080, 36, look="High Contrast", exposure=0.22, bloom=0.04, noise=0.09)}
