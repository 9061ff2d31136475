"""Social cards, one per group of pages: a strong subject on a dark ground, room at the left, the brand's mark in the corner. And the chat's emblem."""

from company import curled_sheet, sheet_of_machine
from company_kit import *
from features import at_work
from journey import ornament
from machines import *
from machines.parts import laser_head, sparks
from news import tin
from products_stage import L530, L1390, Model, gear_stand, machine, night
from products_stage import put as stand
from software import phone_holder

CARD_SIZE = {"width": 1200, "height": 630, "samples": 28, "bloom": 0.03, "vignette": 0.15}
FRAME, BEAM, SPOT = "#f3f5f6", "#ff4f1f", "#ffb23e"
"""The mark's colours on dark ground, as packages/media/pipeline/mark.ts has them."""


def _mark(c, k, colours=((1, 1, 1),) * 3):
    """The mark on its 24 by 24 grid, k pixels per unit: frame, beam, spot."""
    c.scale(k, k)
    c.set_line_width(2.8)
    c.set_line_cap(cairo.LINE_CAP_BUTT)
    c.set_line_join(cairo.LINE_JOIN_MITER)
    c.set_source_rgb(*colours[0])
    c.move_to(3.4, 2)
    c.line_to(3.4, 20.6)
    c.line_to(22, 20.6)
    c.stroke()
    c.set_source_rgb(*colours[1])
    c.move_to(20.8, 3.2)
    c.line_to(10, 14)
    c.stroke()
    c.set_source_rgb(*colours[2])
    c.arc(9.6, 14.4, 2.4, 0, TAU)
    c.fill()


def srgb(h):
    """sRGB hex to 0..1, for cairo."""
    return tuple(int(h[i : i + 2], 16) / 255 for i in (1, 3, 5))


def mark_paint(strength=2.2):
    """A material that is the mark: its colours glow, everything round it is clear."""
    colour = bpy.data.images.load(drawn("so-mark-colour", 768, 768, lambda c: _mark(c, 32, (srgb(FRAME), srgb(BEAM), srgb(SPOT)))))
    cover = bpy.data.images.load(drawn("so-mark-cover", 768, 768, lambda c: _mark(c, 32)))
    cover.colorspace_settings.name = "Non-Color"
    m = bpy.data.materials.new("mark")
    m.use_nodes = True
    n = N(m)
    n.n.remove(n.n["Principled BSDF"])
    tc = n.new("ShaderNodeTexCoord")
    a, b = n.new("ShaderNodeTexImage"), n.new("ShaderNodeTexImage")
    a.image, b.image = colour, cover
    for t in (a, b):
        t.extension = "CLIP"
        n.l(tc.outputs["UV"], t.inputs[0])
    glow, clear, mx = n.new("ShaderNodeEmission"), n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeMixShader")
    glow.inputs[1].default_value = strength
    # colours bleed to black at their edges in the drawing; divided by the cover they keep their hue
    hue = n.new("ShaderNodeMixRGB")
    hue.blend_type = "DIVIDE"
    hue.inputs[0].default_value = 1.0
    n.l(a.outputs[0], hue.inputs[1])
    n.l(b.outputs[0], hue.inputs[2])
    n.l(hue.outputs[0], glow.inputs[0])
    n.l(b.outputs[0], mx.inputs[0])
    n.l(clear.outputs[0], mx.inputs[1])
    n.l(glow.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


def sign_off(size=0.104, edge=0.053, aspect=1200 / 630, strength=2.2):
    """Put the mark into the upper left corner of the scene's camera, `size` of the width, `edge` from the borders. Sharpness is kept: no aperture."""
    cam = bpy.context.scene.camera
    cam.data.dof.use_dof = False
    d = 0.012
    cam.data.clip_start = 0.004
    w = d * 36 / cam.data.lens
    h = w / aspect
    s = w * size
    x = -w / 2 + w * edge + s / 2 + w * cam.data.shift_x
    y = h / 2 - w * edge - s / 2 + w * cam.data.shift_y
    o = mesh("mark", [(x - s / 2, y - s / 2, -d), (x + s / 2, y - s / 2, -d), (x + s / 2, y + s / 2, -d), (x - s / 2, y + s / 2, -d)], [(0, 1, 2, 3)], mark_paint(strength))
    uv = o.data.uv_layers.new()
    for loop, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = c
    o.parent = cam
    for kind in ("diffuse", "glossy", "transmission", "shadow", "volume_scatter"):
        setattr(o, f"visible_{kind}", False)
    return o


def home():
    """The beam at work on the whale's outline."""
    at_work()

    def work():
        face = birch(art("so_whale", lambda c: [pen(c, [(0.62 * x, 0.62 * y) for x, y in whale()], width=0.020), [pen(c, [(0.62 * x, 0.62 * y) for x, y in lens_]) for lens_ in whale_windows()]], 2048, 1024), (0.30, 0.15), "so birch")
        o = plate("work", [rrect(0.40, 0.26, 0.004)], 0.003, face, charred(t=0.003), bev=0.0003, z=0.100)
        o.location.x = -0.085
        return 0.003

    p = light530(lid=None, front=False, head=(-0.020, 0.080), work=work, beam=True, led=1.4)
    sparks(p, 40, 7, 0.9)
    area("side", (-0.60, -0.40, 0.40), p, 0.3, 3.0, (1, 0.88, 0.74))
    camera(p + Vector((0.02, -0.36, 0.150)), p + Vector((-0.062, 0.0, 0.022)), 60)
    sign_off()


def products():
    """A cabinet and a desktop machine in the dark, lit from within."""
    m = Model("", "", "", size=2.0, side=-1)
    night(m)
    parts = machine(L1390, "ferns", (0.25, 0.55, 0), -0.14, led=22)
    before = set(bpy.data.objects)
    box("plinth", (-1.62, -0.62, 0), (-0.38, 0.10, 0.42), pbr("dark plinth", hexc("#4A4F55"), rough=0.4), 0.008)
    parts += [o for o in bpy.data.objects if o not in before]
    parts += machine(L530, "mandala", (-1.0, -0.26, 0.42), 0.16, led=5.0)
    frame(parts, -14, 12, 60, (0.66, 0.80), (0.135, -0.05), 1200 / 630)
    sign_off()


def applications():
    """Finished work: a night-blue gear train, a layered whale, an engraved box, under one lamp."""
    table(walnut(name="social walnut"), "#23282D", 0.6)
    stand(ornament, (0.055, 0.030, 0), 0.12, 1.25)
    stand(gear_stand, (0.185, 0.045, 0), -0.25, 1.05)
    for k, (kind, x, y, a) in enumerate((("slate", 0.100, -0.085, 0.2), ("birch", 0.170, -0.070, -0.3), ("leather", 0.020, -0.080, -0.1))):
        face, edge = swatch(kind, 0.062, k)
        put(plate("piece", [rrect(0.062, 0.062, 0.004)], 0.004, face, edge, bev=0.0005), (x, y, 0.0022), (0, 0, a))
    world((0.5, 0.62, 1), 0.04)
    area("key", (0.50, 0.34, 0.42), (0.09, 0, 0.04), 0.24, 6.5, (1, 0.84, 0.62), 0.34)
    area("cool", (-0.45, 0.25, 0.40), (0.08, 0, 0.04), 0.3, 2.6, (0.62, 0.78, 1))
    area("front", (0.30, -0.55, 0.45), (0.09, 0, 0.03), 0.4, 1.6, (1, 0.95, 0.9))
    area("wallglow", (0.22, 0.46, 0.05), (0.18, 0.66, 0.14), 0.35, 2.4, (1, 0.60, 0.28))
    camera((0.02, -0.80, 0.30), (0.004, 0.0, 0.062), 62)
    sign_off()


def materials():
    """Tiles of many materials fanned out over black, light grazing their engravings."""
    ground(pbr("tiles ground", hexc("#15181B"), rough=0.45, bump=(900, 0.06)), 3)
    kinds = ("birch", "slate", "orange", "leather", "alu", "white", "walnut", "teal", "cork", "smoke", "felt", "blue")
    for k, kind in enumerate(kinds):
        i, j = k % 4, k // 4
        face, edge = swatch(kind, 0.078, k)
        put(plate("tile", [rrect(0.078, 0.078, 0.006)], 0.008, face, edge, bev=0.001), (-0.045 + 0.092 * i + 0.010 * j, 0.095 - 0.092 * j, 0.0042), (0, 0, 0.02 * ((k * 7) % 5 - 2)))
    world((0.6, 0.7, 1), 0.05)
    area("key", (0.55, 0.42, 0.34), (0.09, 0, 0), 0.30, 8.5, (1, 0.93, 0.84), 0.5)
    area("cool", (-0.55, 0.30, 0.30), (0.05, 0, 0), 0.3, 2.6, (0.66, 0.80, 1))
    area("top", (0.1, -0.25, 0.8), (0.09, 0, 0), 0.5, 3.0, (1, 0.98, 0.95))
    camera((0.015, -0.50, 0.50), (-0.008, 0.006, 0.0), 58)
    sign_off()


def support():
    """A focus lens held in light: amber, domed, before mirror mount and driver in the dark."""
    table(pbr("support mat", hexc("#1C2226"), rough=0.5, bump=(1100, 0.1)), "#1B2024", 0.5)
    mirror_mount((0.060, 0.045, 0), -0.42)
    lens((0.010, -0.052, 0.0), r=0.0125)
    lens((0.052, -0.058, 0.0162), (math.radians(72), 0, -0.35), r=0.0125)
    driver((0.165, 0.015, 0), 0.30)
    target((-0.052, -0.078, 0.0006), (0, 0, 0.25), 0.060)
    world((0.5, 0.62, 1), 0.04)
    area("key", (0.40, 0.30, 0.34), (0.05, 0, 0.02), 0.22, 2.4, (1, 0.88, 0.70), 0.3).visible_glossy = False
    area("back", (0.0, 0.34, 0.14), (0.05, -0.05, 0.015), 0.2, 2.4, (1, 0.86, 0.62), 0.12)
    area("cool", (-0.35, 0.10, 0.30), (0.05, 0, 0.02), 0.25, 1.7, (0.62, 0.78, 1))
    area("front", (0.20, -0.40, 0.30), (0.06, 0, 0.02), 0.3, 0.9, (1, 0.96, 0.9))
    camera((0.045, -0.52, 0.21), (0.010, 0.0, 0.034), 62)
    sign_off()


def about():
    """The head of today before the drawing of the first machine, by lamplight."""
    f = finishes()
    table(oak("about oak"), "#22272B", 0.6)
    put(curled_sheet(sheet_of_machine, "so_plan", 0.426, 0.300), (0.06, 0.08, 0), (0, 0, 0.10))
    lens((0.045, -0.095, 0.0012))
    rail((0.09, 0.235, 0.0), 0.06, 0.34, 0.04)
    before = set(bpy.data.objects)
    laser_head(0, 0, 0)
    box("beam", (-0.066, -0.024, 0.000), (0.066, 0.012, 0.034), f.anodised, 0.0015)
    for x in (-0.055, 0.055):
        box("stand", (x - 0.006, -0.006, -0.084), (x + 0.006, 0.006, 0.0), f.alu, 0.001)
    prism_z("standfoot", rrect(0.150, 0.075, 0.008), -0.092, -0.084, f.anodised, 0.001, 3)
    e = group("head")
    for o in set(bpy.data.objects) - before - {e}:
        if not o.parent:
            o.parent = e
    put(e, (0.150, 0.000, 0.092), (0, 0, -0.30))
    world((0.5, 0.62, 1), 0.04)
    area("key", (0.45, -0.05, 0.50), (0.08, 0.03, 0.04), 0.20, 5.2, (1, 0.80, 0.54), 0.3)
    area("cool", (-0.50, 0.30, 0.40), (0.08, 0.03, 0.04), 0.3, 2.6, (0.62, 0.78, 1))
    area("rim", (0.1, 0.50, 0.35), (0.12, 0.0, 0.06), 0.4, 2.4, (1, 0.95, 0.88), 0.1)
    area("front", (0.05, -0.60, 0.30), (0.15, 0, 0.05), 0.35, 2.0, (1, 0.95, 0.88))
    camera((-0.03, -0.66, 0.34), (0.030, 0.045, 0.050), 58)
    sign_off()


def contact():
    """Card of the contact pages: the machine's screen glows, phone and sample parcel on the bench, at dusk."""
    mesh("bench", [(-2.4, -1.4, 0), (2.4, -1.4, 0), (2.4, 0.9, 0), (-2.4, 0.9, 0)], [(0, 1, 2, 3)], walnut(name="contact walnut"))
    mesh("wall", [(-4, 0.9, -0.2), (4, 0.9, -0.2), (4, 0.9, 3), (-4, 0.9, 3)], [(0, 1, 2, 3)], plaster("#262B30", "#262B30"))
    machine(L530, "mandala", (0.40, 0.42, 0), -0.14, led=7.0)
    phone_holder((0.035, -0.20, 0), 0.10)
    tin((-0.08, -0.27, 0), 0.3)
    put(carton((0, 0, 0), 0, 0.17, 0.12, 0.075, (2.0, 2.3, 2.1, 1.9)), (0.215, -0.16, 0), (0, 0, -0.30))
    world((0.5, 0.62, 1), 0.05)
    area("window", (-1.2, 0.3, 0.9), (0.1, -0.1, 0.1), 0.6, 10, (0.60, 0.76, 1), 0.9)
    area("lamp", (0.75, -0.65, 0.75), (0.1, -0.15, 0.05), 0.25, 13, (1, 0.80, 0.54)).visible_glossy = False
    area("wallglow", (0.5, 0.62, 0.35), (0.45, 0.9, 0.4), 0.6, 5, (1, 0.60, 0.30))
    camera((0.0, -1.12, 0.34), (0.045, -0.11, 0.096), 58)
    sign_off()


def bubble(w=2.0, h=1.72, r=0.52, tail=0.40):
    """Outline of a speech bubble whose tail points down to the left."""
    body = rrect(w, h, r, 16)
    at = next(i for i, (_, y) in enumerate(body) if y <= -h / 2 + 1e-6)
    return [*body[: at + 1], (-0.44, -h / 2), (-0.60, -h / 2 - tail), (0.02, -h / 2), *body[at + 1 :]]


def avatar():
    """The chat's emblem: a speech bubble of white enamel on the brand's orange, the beam as its smile's stroke, the spot glowing."""
    ground(pbr("avatar ground", hexc("#F2591F"), rough=0.55), 12)
    face = pbr("bubble", hexc("#F6F4F0"), rough=0.28, coat=0.5)
    put(plate("bubble", [bubble()], 0.30, face, bev=0.07), (0, 0.16, 0.17))
    ink = pbr("avatar ink", hexc("#14181C"), rough=0.35, coat=0.3)
    beam = pbr("avatar beam", hexc("#F2420F"), rough=0.3, coat=0.4, emit=hexc("#F2420F"), es=0.35)
    s = 1.36 / 24

    def at(x, y):
        return ((x - 12.2) * s, (11.8 - y) * s + 0.17)

    put(plate("frame", [[at(2.0, 2), at(4.8, 2), at(4.8, 19.2), at(22, 19.2), at(22, 22.0), at(2.0, 22.0)]], 0.09, ink, bev=0.02), (0, 0, 0.365))
    a, b = Vector(at(20.8, 3.2)), Vector(at(10, 14))
    n = Vector((-(b - a).y, (b - a).x)).normalized() * 1.4 * s
    put(plate("beam", [[tuple(a + n), tuple(b + n), tuple(b - n), tuple(a - n)]], 0.09, beam, bev=0.02), (0, 0, 0.365))
    cx, cy = at(9.6, 14.4)
    sphere("spot", (cx, cy, 0.40), 2.7 * s, pbr("avatar spot", hexc("#FFB23E"), rough=0.25, coat=0.5, emit=hexc("#FFB23E"), es=0.6), (1, 1, 0.6))
    world((1, 0.97, 0.94), 0.35)
    area("key", (-2.6, 2.2, 4.2), (0, 0, 0), 1.6, 330, (1, 0.97, 0.92))
    area("fill", (3.0, -2.0, 3.5), (0, 0, 0), 2.5, 120, (1, 0.92, 0.86))
    camera((0, 0, 9.2), (0, 0.0, 0), 110)


SHOTS = {
    "social/home": Shot(home, **CARD_SIZE),
    "social/products": Shot(products, look="High Contrast", exposure=0.55, **CARD_SIZE),
    "social/applications": Shot(applications, exposure=0.1, **{**CARD_SIZE, "bounces": 8}),
    "social/materials": Shot(materials, exposure=0.15, **CARD_SIZE),
    "social/support": Shot(support, exposure=0.1, **{**CARD_SIZE, "bounces": 8}),
    "social/about": Shot(about, exposure=0.1, **CARD_SIZE),
    "social/contact": Shot(contact, exposure=0.25, **CARD_SIZE),
    "chat/avatar": Shot(avatar, 256, 256, 64, oversample=2.0, bloom=0.0, look="Medium High Contrast", exposure=0.2),
}
