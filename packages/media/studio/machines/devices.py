"""The computer and the phone that show LightMaker Studio and the cloud library. Without brands and words."""

from lib import *
from machines.parts import finishes, screen


def laptop(image, angle=108.0, strength=1.1):
    """A 315 mm aluminium laptop, hinge along x at y 0, keyboard towards -y. Returns its parent, to place and turn."""
    f = finishes()
    root = link(bpy.data.objects.new("laptop", None))
    shell_ = pbr("laptop", hexc("#A9ACB1"), rough=0.34, metal=0.9, bump=(2400, 0.05))
    key = pbr("key", (0.018, 0.018, 0.02), rough=0.55)
    made = set(bpy.data.objects)
    base = prism_z("base", [(x, y - 0.108) for x, y in rrect(0.315, 0.215, 0.014)], 0.003, 0.014, shell_, 0.002, 3)
    well = box("well", (-0.137, -0.112, 0.0136), (0.137, -0.016, 0.0143), pbr("keywell", (0.05, 0.05, 0.053), rough=0.6), 0.0003)
    for row, widths in enumerate(
        ([1] * 14, [1.5] + [1] * 12 + [1.5], [1.8] + [1] * 11 + [2.2], [2.3] + [1] * 10 + [2.7], [1.2] * 3 + [6.4] + [1.2] * 5)
    ):
        u = 0.268 / sum(widths)
        x = -0.134
        for w in widths:
            box("key", (x + 0.0011, -0.0355 - row * 0.0182, 0.0138), (x + w * u - 0.0011, -0.0195 - row * 0.0182, 0.0158), key, 0.0008, 2)
            x += w * u
    box("pad", (-0.055, -0.205, 0.0137), (0.055, -0.124, 0.01425), pbr("pad", hexc("#9A9DA2"), rough=0.28, metal=0.8), 0.0004)
    for x in (-0.09, 0.09):
        cyl("hinge", (x, 0.001, 0.014), 0.0042, 0.045, f.black, "X", 0.0006)
    hinge = link(bpy.data.objects.new("lid", None))
    parts = [
        box("lid", (-0.1575, -0.003, 0.0), (0.1575, 0.003, 0.214), shell_, 0.0022, 3),
        box("glass", (-0.154, -0.0038, 0.006), (0.154, -0.0026, 0.211), f.bezel, 0.0004),
    ]
    s = screen(f"laptop-{os.path.basename(image)}", 0.298, 0.192, image, strength)
    s.rotation_euler = (math.pi / 2, 0, 0)
    s.location = (0, -0.0040, 0.1085)
    for o in (*parts, s):
        o.parent = hinge
    hinge.location = (0, 0.002, 0.016)
    hinge.rotation_euler.x = -math.radians(angle - 90)
    for o in set(bpy.data.objects) - made:
        if not o.parent:
            o.parent = root
    del base, well
    return root


def phone(image, strength=1.1):
    """A 148 x 72 mm phone lying face up with its centre at the origin. Returns its parent."""
    root = link(bpy.data.objects.new("phone", None))
    body = plate(
        "body",
        [rrect(0.072, 0.148, 0.012, 16)],
        0.0078,
        pbr("phglass", (0.006, 0.006, 0.008), rough=0.08, coat=1),
        pbr("phedge", (0.25, 0.25, 0.27), rough=0.25, metal=1),
        bev=0.001,
    )
    s = screen("phone", 0.066, 0.1415, image, strength)
    s.location = (0, 0, 0.00805)
    for o in (body, s):
        o.parent = root
    return root
