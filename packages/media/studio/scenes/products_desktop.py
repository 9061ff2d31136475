"""Pictures of the desktop machines for the texts next to them: extraction to a window, a photograph in wood, goggles, fixtures, lens care."""

import cairo
import news
import school_kit
from company_kit import *
from machines import *
from machines.galvo import TABLE
from machines.light530 import BED as DESKTOP_BED
from lib.screens import ACCENT, INK, PANEL, _sign
from machines.parts import diode_head, finishes
from products_screens import window
from products_stage import *
from props_soft import put as lay

CARD = {"width": 960, "height": 640, "samples": 20, "look": "High Contrast", "exposure": 0.3, "oversample": 1.5}
OFFCUT = fillet([(-0.17, -0.115), (0.16, -0.115), (0.16, 0.010), (0.055, 0.030), (0.030, 0.115), (-0.17, 0.095)], [0.004, 0.004, 0.03, 0.03, 0.01, 0.004], 6)
"""Outline of a piece of birch that was left over, in metres round its middle."""
HOLES = [circle(0.034, 64, -0.115, 0.040), rrect(0.062, 0.046, 0.004, 6, -0.115, -0.058), circle(0.021, 48, -0.045, 0.055)]
"""Openings that were cut out of it before."""


def offcut(x=-0.095, y=-0.01, z=DESKTOP_BED, turn=0.10):
    """The offcut lying on a bed; returns its thickness."""
    o = plate("work", [OFFCUT, *HOLES], 0.003, birch(name="offcut"), charred(), bev=0.0003, z=z)
    o.location.x, o.location.y, o.rotation_euler.z = x, y, turn
    return 0.003


def screen_camera():
    """The bed as the camera sees it, with a whale being dragged onto the free corner of an offcut."""

    def draw(c):
        window(c, True)
        c.save()
        c.rectangle(104, 84, 1130, 928)
        c.clip()
        c.set_source_rgb(0.035, 0.036, 0.040)
        c.paint()
        c.set_line_width(2.2)
        c.set_source_rgb(0.17, 0.175, 0.185)
        for j in range(46):
            for i in range(40):
                x, y = 104 + i * 30 + (15 if j % 2 else 0), 84 + j * 21.5
                for k in range(7):
                    a = math.radians(60 * k + 30)
                    (c.line_to if k else c.move_to)(x + 12.5 * math.cos(a), y + 12.5 * math.sin(a))
                c.stroke()
        k, cx, cy = 2600, 640, 545
        for loop, tone in ((OFFCUT, (0.80, 0.66, 0.45)), *((h, (0.06, 0.058, 0.055)) for h in HOLES)):
            c.new_path()
            for x, y in tf(loop, 0.10):
                c.line_to(cx + x * k, cy - y * k)
            c.close_path()
            c.set_source_rgb(*tone)
            c.fill_preserve()
            c.set_source_rgb(0.24, 0.14, 0.06)
            c.set_line_width(4)
            c.stroke()
        c.restore()
        c.set_source_rgb(*ACCENT)
        paint_motif(c, "whale", 800, 640, 190)
        c.set_line_width(4)
        c.set_dash([14, 10])
        c.rectangle(600, 505, 402, 262)
        c.stroke()
        c.set_dash([])
        for x in (600, 1002):
            for y in (505, 767):
                c.rectangle(x - 11, y - 11, 22, 22)
                c.fill()
        for i, (kind, value) in enumerate((("power", "62 %"), ("speed", "18 mm/s"), ("thickness", "3.0 mm"))):
            c.set_source_rgb(*PANEL)
            rr(c, 1266, 100 + i * 118, 302, 98, 16)
            c.fill()
            c.set_source_rgb(*ACCENT)
            _sign(c, kind, 1312, 149 + i * 118, 36)
            c.set_source_rgb(*INK)
            mask_text(c, value, 1360, 149 + i * 118, 36, align="l")
        c.set_source_rgb(*ACCENT)
        rr(c, 1266, 890, 302, 108, 18)
        c.fill()
        c.set_source_rgb(0.06, 0.04, 0.02)
        _sign(c, "play", 1416, 944, 48)

    return drawn("screen-camera", 1600, 1032, draw)


def camera_desk():
    """The bed on the laptop with a drawing on the offcut; the same offcut lies in the machine behind."""
    desk(L530, oak(name="cameraoak"), "#BFB3A2", power=0.62)
    made = set(bpy.data.objects)
    light530(lid=52, work=offcut, beam=False, led=5.0, head=(0.10, 0.12))
    place(made, (0.42, 0.10, 0))
    put(lambda: laptop(screen_camera(), 112, 1.0), (-0.10, -0.36, 0), 0.20, 1.15)
    camera((-0.16, -1.40, 0.66), (0.06, -0.22, 0.135), 50, 8, (-0.08, -0.38, 0.12))


def camera_in_lid():
    """The lid stands open: the camera under its rear edge looks down on the bed, where an offcut lies."""
    night(L530, (1, 0.66, 0.36), power=1.1)
    light530(lid=62, work=lambda: offcut(-0.095, -0.02), beam=False, led=4.6, head=(0.12, 0.13))
    f = finishes()
    hinge = bpy.data.objects["lid"]
    made = set(bpy.data.objects)
    box("camerabar", (-0.185, 0.118, 0.288), (-0.005, 0.142, 0.3005), f.anodised, 0.003)
    box("camerabody", (-0.122, 0.104, 0.276), (-0.068, 0.148, 0.298), f.graphite, 0.004, 4)
    cyl("cameraring", (-0.095, 0.126, 0.274), 0.0155, 0.010, f.alu, bev=0.0015)
    cyl("cameralens", (-0.095, 0.126, 0.2705), 0.0115, 0.006, pbr("cameraglass", (0.01, 0.012, 0.03), rough=0.03, coat=1, spec=1), bev=0.001)
    cyl("cameralight", (-0.114, 0.120, 0.2752), 0.0022, 0.002, emis("camon", (0.2, 1.0, 0.5), 12), bev=0)
    for o in set(bpy.data.objects) - made:
        o.parent = hinge
        o.matrix_parent_inverse = Matrix.Translation(hinge.location).inverted()
    area("underlid", (-0.3, -0.75, 0.30), (-0.095, 0.10, 0.36), 0.3, 5.0, (0.9, 0.95, 1), 0.12)
    camera((-0.40, -0.86, 0.50), (-0.085, 0.02, 0.235), 52, 9, (-0.095, 0.02, 0.28))


def sash(x, z=0.44, w=0.70, h=0.92, slit=0.125, y=0.62):
    """A window in the wall: its sash stands open by a slit that a white board with a round port fills. Returns the port's middle."""
    f = finishes()
    frame_ = pbr("sashwhite", hexc("#E9E7E1"), rough=0.45)
    sky = emis("sky", (0.80, 0.90, 1.0), 3.0)
    mesh("daylight", [(x - w / 2, y - 0.002, z), (x + w / 2, y - 0.002, z), (x + w / 2, y - 0.002, z + h), (x - w / 2, y - 0.002, z + h)], [(0, 1, 2, 3)], sky)
    for lo, hi in (
        ((x - w / 2 - 0.05, y - 0.05, z - 0.05), (x + w / 2 + 0.05, y, z)),
        ((x - w / 2 - 0.05, y - 0.05, z + h), (x + w / 2 + 0.05, y, z + h + 0.05)),
        ((x - w / 2 - 0.05, y - 0.05, z), (x - w / 2, y, z + h)),
        ((x + w / 2, y - 0.05, z), (x + w / 2 + 0.05, y, z + h)),
    ):
        box("frame", lo, hi, frame_, 0.004)
    box("sill", (x - w / 2 - 0.09, y - 0.13, z - 0.075), (x + w / 2 + 0.09, y, z - 0.048), frame_, 0.006)
    box("board", (x - w / 2, y - 0.032, z), (x + w / 2, y - 0.012, z + slit), frame_, 0.002)
    for lo, hi in (
        ((x - w / 2, y - 0.045, z + slit), (x + w / 2, y - 0.010, z + slit + 0.045)),
        ((x - w / 2, y - 0.045, z + slit), (x - w / 2 + 0.035, y - 0.010, z + h)),
        ((x + w / 2 - 0.035, y - 0.045, z + slit), (x + w / 2, y - 0.010, z + h)),
        ((x - 0.010, y - 0.040, z + slit), (x + 0.010, y - 0.012, z + h)),
    ):
        box("sash", lo, hi, frame_, 0.003)
    p = Vector((x - 0.16, y - 0.035, z + slit / 2))
    cyl("port", p, 0.052, 0.012, f.graphite, "Y", 0.002)
    return p


def to_window(m, top, wall, x, eye, target, job, lens_mm=50, power=0.62, **state):
    """The machine on a table; a hose from its back goes out through the slit of a window."""

    def build():
        desk(m, top(), wall, power=power)
        port = sash(x)
        machine(m, job, (-0.22, -0.06, 0), 0.0, **state)
        s = Vector((-0.22 + 0.10, -0.06 + 0.30, 0.20))
        hose((s, s + Vector((0, 0.10, 0.0)), s + Vector((0.04, 0.20, 0.05)), Vector(((s.x + port.x) / 2, 0.42, 0.40)), port + Vector((0, -0.22, 0.08)), port + Vector((0, -0.09, 0.0)), port), 0.046)
        cyl("cuff", port + Vector((0, -0.02, 0)), 0.051, 0.04, finishes().graphite, "Y", 0.003)
        area("windowlight", (x, 0.50, 0.85), (x - 0.4, -0.5, 0.1), 0.6, 16, (0.84, 0.92, 1), 0.8).visible_camera = False
        camera(eye, target, lens_mm, 8, (0.0, -0.1, 0.2))

    return build


def air_assist():
    """Close at the nozzle: the blue air hose goes into the cone that blows the smoke away and keeps it off the lens."""
    night(RF530, (1, 0.7, 0.4))
    machine(RF530, "compass", lid=None, front=False, head=(-0.02, 0.03), beam=False, led=2.4)
    area("closekey", (0.42, -0.50, 0.40), (0, -0.03, 0.15), 0.30, 3.0, (1, 0.95, 0.88))
    area("hoselight", (0.35, 0.10, 0.38), (0.03, -0.03, 0.17), 0.25, 2.2, (0.7, 0.85, 1))
    camera((0.215, -0.345, 0.215), (0.004, -0.035, 0.152), 72, 7, (0.0, -0.036, 0.15))


def small_figures(c):
    """Rows of figures that get smaller line by line, each with its height in millimetres; on a sheet 1.5 times as wide as high."""
    y = 0.74
    for size in (4.0, 3.0, 2.0, 1.5, 1.0, 0.7, 0.5):
        k = size * 0.0475
        c.save()
        c.scale(1, -1)
        mask_text(c, f"{size:.1f}", -1.40, -y, 0.085, bold=False, align="l")
        line = "0123456789 ABCDEFGH " * 6
        width = 2.42
        c.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        c.set_font_size(k * 1.38)
        n = len(line)
        while n > 3 and c.text_extents(line[:n]).width > width:
            n -= 1
        mask_text(c, line[:n], -1.10, -y, k * 1.38, align="l")
        c.restore()
        y -= 0.13 + k * 1.25
    for x in (-1.45, 1.45):
        pen(c, [(x, -0.95), (x, 0.95)], width=0.006, closed=False)


def stamp(at, turn, kind):
    """A stamp's block standing on its edge, its face engraved with a motif."""
    e = group("stamp")
    box("block", (-0.011, 0.0, -0.011), (0.011, 0.020, 0.011), walnut(name="stampwood"), 0.0012).parent = e
    face = plate("face", [rrect(0.021, 0.021, 0.001)], 0.0022, engraved(f"rubber {kind}", hexc("#8E3B2E"), mask(kind), (0.019, 0.019), (0.16, 0.03, 0.02), rough=0.7, depth=0.5), bev=0.0002)
    lay(face, (0, -0.0002, 0), UP, e)
    return lay(e, (at[0], at[1], at[2] + 0.0112), (0, 0, turn))


def small_type():
    """Half-millimetre figures on a birch plate beside a rule; two stamps the size of a postage stamp, a ring engraved inside."""
    table(walnut(name="type walnut"), "#9A8F80", 0.6)
    marked([rrect(0.075, 0.050, 0.002)], art("small-figures", small_figures, 4096, 2731), (0.075, 0.050), 0.003, (-0.006, 0.004, 0.0017), (0, 0, 0.10), name="type plate")
    steel_rule((0.012, -0.0335, 0.0), 0.10, 0.15)
    stamp((0.050, 0.034, 0), 0.35, "mandala")
    stamp((0.067, 0.012, 0), -0.15, "hexgeo")
    sunny(0.42, (0, 0, 0.01), 1.0, -1)
    camera((-0.012, -0.215, 0.172), (0.018, 0.003, 0.004), 66, 11, (-0.002, -0.006, 0.003))


def usb_desk():
    """A laptop with the drawing on the table; its USB cable goes into the machine's front."""
    desk(BLUE530, wood("usbash", hexc("#D9C6A4"), hexc("#C2A77D"), 0.7, ring=12, rough=0.5), "#AEBCCB", power=0.62)
    machine(BLUE530, "ferns", (0.22, 0.20, 0), -0.10)
    put(lambda: laptop(screen_drawing(), 112, 1.0), (-0.30, -0.34, 0), 0.18, 1.12)
    plug = Vector((0.22 + 0.352 - 0.03, 0.20 - 0.2925 - 0.036, 0.10))
    dark = pbr("usbcable", (0.012, 0.012, 0.014), rough=0.5)
    box("usbplug", plug + Vector((-0.007, -0.030, -0.0045)), plug + Vector((0.007, 0.004, 0.0045)), finishes().graphite, 0.002)
    tube("usbcable", [plug + Vector((0, -0.028, 0)), plug + Vector((0, -0.085, 0)), plug + Vector((-0.02, -0.13, -0.094)), plug + Vector((-0.20, -0.20, -0.097)), plug + Vector((-0.36, -0.13, -0.097)), Vector((-0.06, -0.40, 0.004)), Vector((-0.085, -0.42, 0.011)), Vector((-0.125, -0.425, 0.012))], 0.0028, dark, 16)
    box("usbplug2", (-0.142, -0.432, 0.007), (-0.108, -0.418, 0.017), finishes().graphite, 0.002)
    camera((-0.10, -1.72, 0.70), (0.035, -0.10, 0.115), 48, 8, (-0.18, -0.34, 0.10))


def diode_lens_care():
    """The diode head lies on its tissue, lens up; swabs, the bottle of alcohol and the blower beside it."""
    news.lens_care()
    for o in list(bpy.data.objects):
        if o.name.split(".")[0] in {"lens tube", "knurl", "retainer", "znse"}:
            bpy.data.objects.remove(o)
    before = set(bpy.data.objects)
    diode_head(0, 0.066, 0)
    for o in list(set(bpy.data.objects) - before):
        if o.name.split(".")[0] in {"car", "air"}:
            bpy.data.objects.remove(o)
    cyl("lensglass", (0, 0, -0.0728), 0.0030, 0.0006, pbr("diodelens", (0.02, 0.06, 0.25), rough=0.02, coat=1, spec=1), bev=0)
    root = link(bpy.data.objects.new("diode", None))
    for o in set(bpy.data.objects) - before - {root}:
        o.parent = root
    root.location, root.rotation_euler, root.scale = (-0.018, -0.020, 0.0275), (math.radians(-97), 0, 0.35), (1.05, 1.05, 1.05)
    area("headlight", (-0.2, -0.35, 0.30), (-0.02, -0.03, 0.03), 0.16, 1.3, (1, 0.96, 0.9))


HOUSE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "photos", "house.png")
"""A photograph of a house under trees in grey, 900 x 600: one of our own renders, as a visitor would bring it."""


def photo_lines(c):
    """The photograph as the laser writes it: a line per scan, dark where the photograph is dark; 2048 x 1365 px."""
    photo = cairo.ImageSurface.create_from_png(HOUSE)
    w, h, stride, data = photo.get_width(), photo.get_height(), photo.get_stride(), bytes(photo.get_data())
    step = 5
    for row in range(1365 // step):
        y = row * step
        source = min(h - 1, y * h // 1365)
        for col in range(0, 2048, 4):
            p = source * stride + min(w - 1, col * w // 2048) * 4
            dark = 1 - (0.299 * data[p + 2] + 0.587 * data[p + 1] + 0.114 * data[p]) / 255
            if dark > 0.04:
                c.rectangle(col, y + step * (1 - dark) / 2, 4, step * min(1.0, dark * 1.05))
        c.fill()


def grey_steps(c):
    """Nine squares from pale to dark on a strip nine times as long as high."""
    for i in range(9):
        c.set_source_rgb(*[(i + 1) / 9] * 3)
        rr(c, 30 + i * 225, 30, 190, 166, 12)
        c.fill()


def photo_in_wood():
    """A house engraved from a photograph into a birch board; the strip of grey steps it was tried on lies before it."""
    sweep(BLUE530)
    machine(BLUE530, "ferns", (0.10, 0.62, 0))
    board = plate("board", [rrect(0.24, 0.165, 0.006)], 0.005, birch(drawn("photo-house", 2048, 1365, photo_lines), (0.222, 0.148), "photoboard"), charred(t=0.005), bev=0.0006)
    board.rotation_euler, board.location = (math.radians(74), 0, 0), (0.0, 0.03, 0.084)
    box("foot", (-0.075, -0.022, 0), (0.075, 0.036, 0.016), walnut(name="photofoot"), 0.002)
    strip = plate("strip", [rrect(0.18, 0.020 + 0.006, 0.003)], 0.003, birch(drawn("grey-steps", 2048, 226, grey_steps), (0.17, 0.0188), "stripboard"), charred(), bev=0.0003, z=0.0001)
    strip.location.x, strip.location.y, strip.rotation_euler.z = 0.03, -0.115, 0.14
    camera((0.10, -0.80, 0.26), (0.008, 0.0, 0.070), 66, 6.3, (0, 0.0, 0.07))


def stops():
    """Work for the Mark M20: a steel block against two bars that are screwed to the table; three finished blocks wait beside."""
    f = finishes()
    bar = pbr("stopbar", hexc("#2457B8"), rough=0.35, metal=0.7)
    for lo, hi in (((-0.085, -0.118, TABLE), (0.085, -0.098, TABLE + 0.014)), ((-0.085, -0.215, TABLE), (-0.065, -0.118, TABLE + 0.014))):
        box("stop", lo, hi, bar, 0.002)
    for x, y in ((-0.060, -0.108), (0.060, -0.108), (-0.075, -0.165)):
        cyl("bolt", (x, y, TABLE + 0.016), 0.0060, 0.006, f.steel, bev=0.001, n=32)
    face = engraved("blockface", (0.34, 0.35, 0.36), mask("label"), (0.086, 0.0573), (0.012, 0.011, 0.012), rough=0.42, markrough=0.45, metal=1, markmetal=0.7, depth=0.05)
    box("block", (-0.063, -0.186, TABLE), (0.037, -0.119, TABLE + 0.029), f.steel, 0.0015)
    o = plate("blocktop", [rrect(0.098, 0.065, 0.002)], 0.0008, face, f.steel, bev=0.0002, z=TABLE + 0.0288)
    o.location.x, o.location.y = -0.013, -0.1525


def column_and_stops():
    """The column with its scale and handwheel, the lens above a block that lies against two stops."""
    sweep(M20)
    mark_m20(work=stops, beam=False, head=0.42)
    area("closescale", (0.7, -0.8, 0.6), (0, 0.05, 0.3), 0.4, 6, (1, 0.96, 0.9))
    camera((0.60, -1.05, 0.56), (0.022, -0.02, 0.262), 50, 9, (0.0, -0.12, 0.18))


def goggles_before():
    """Green laser goggles for 1064 nm lie before the Mark M20, a second pair beside them."""
    sweep(M20)
    thin("goggle lens", (0.30, 0.72, 0.52))
    pbr("goggle strap", hexc("#2B3036"), rough=0.8, bump=(2000, 0.3))
    machine(M20, "plates", (-0.20, 0.52, 0), 0.22, beam=False)
    put(source_box, (0.28, 0.60, 0), -0.10)
    for x, y, turn in ((-0.075, -0.13, 0.22), (0.150, -0.02, -0.30)):
        lay(school_kit.goggles((0, 0, 0), brow=0.012, label="1064 nm"), (x, y, 0.037), (math.radians(-8), 0, turn))
    area("closekey", (-0.5, -0.6, 0.55), (0, -0.05, 0.03), 0.35, 4.5, (1, 0.95, 0.9))
    camera((0.06, -0.90, 0.30), (0.040, 0.02, 0.100), 52, 9, (-0.04, -0.10, 0.04))


def steel_steps(c):
    """The test grid on a 2048 x 1365 px sheet: squares from pale to black, figures along two edges."""
    for j in range(5):
        for i in range(8):
            v = min(1.0, 0.05 + (i + j * 1.4) / 11.5)
            c.set_source_rgb(v, v, v)
            rr(c, 330 + i * 196, 250 + j * 196, 160, 160, 8)
            c.fill()
    c.set_source_rgb(1, 1, 1)
    for i in range(8):
        mask_text(c, str(20 + 10 * i), 410 + i * 196, 170, 64, bold=False)
    for j in range(5):
        mask_text(c, f"{500 - 100 * j}", 190, 330 + j * 196, 64, bold=False)


def steel_tests():
    """Stainless steel on a dark mat: the test plate with its squares from pale to black, a disc annealed black, the machine behind."""
    f = finishes()
    sweep(M20, floor="#6B7378", wall="#8B9398", power=1.0)
    prism_z("mat", [(x + 0.015, y - 0.02) for x, y in rrect(0.42, 0.26, 0.012)], 0.0, 0.002, pbr("darkmat", hexc("#22282D"), rough=0.8, bump=(1500, 0.2)), 0.0006)
    machine(M20, "disc", (0.10, 0.42, 0))
    grid = engraved("gridsteel", (0.60, 0.61, 0.62), drawn("steel-steps", 2048, 1365, steel_steps), (0.150, 0.100), (0.018, 0.017, 0.018), rough=0.30, markrough=0.42, metal=1, markmetal=0.75, depth=0.02)
    o = plate("grid", [rrect(0.155, 0.105, 0.004)], 0.002, grid, f.steel, bev=0.0003, z=0.0022)
    o.location.x, o.location.y, o.rotation_euler.z = -0.055, -0.035, 0.16
    face = engraved("blackdisc", (0.60, 0.61, 0.62), mask("mandala"), (0.080, 0.080), (0.018, 0.017, 0.018), rough=0.28, markrough=0.42, metal=1, markmetal=0.7, depth=0.02)
    d = plate("disc", [circle(0.044, 128)], 0.003, face, f.steel, bev=0.0004, z=0.0022)
    d.location.x, d.location.y = 0.085, 0.000
    card = area("card", (0.05, 0.60, 0.55), (-0.02, -0.03, 0), 0.6, 1.9, (1, 1, 1), 0.4)
    card.visible_camera = False
    camera((-0.03, -0.52, 0.335), (0.012, 0.012, 0.012), 60, 8, (-0.02, -0.03, 0.003))


SHOTS = {
    "products/light-530/feature-3": Shot(camera_desk, **CARD),
    "features/lid-camera": Shot(camera_in_lid, **CARD),
    "products/light-530-rf/feature-1": Shot(to_window(RF530, lambda: oak(name="windowoak"), "#C6B9A3", 0.62, (-0.72, -2.30, 0.98), (0.06, 0.05, 0.36), "slate"), **CARD),
    "products/light-blue-530/feature-1": Shot(to_window(BLUE530, lambda: wood("windowash", hexc("#D9C6A4"), hexc("#C2A77D"), 0.7, ring=12, rough=0.5), "#B4C0CC", 0.40, (0.66, -2.30, 0.92), (-0.04, 0.05, 0.37), "hills"), **CARD),
    "products/light-530-rf/solution-3": Shot(air_assist, **CARD),
    "products/light-530-rf/feature-3": Shot(small_type, **CARD),
    "products/light-blue-530/solution-2": Shot(usb_desk, **CARD),
    "products/light-blue-530/solution-3": Shot(diode_lens_care, **{**CARD, "bounces": 8}),
    "products/light-blue-530/feature-3": Shot(photo_in_wood, **CARD),
    "products/mark-m20/solution-3": Shot(column_and_stops, **CARD),
    "products/mark-m20/feature-2": Shot(goggles_before, **{**CARD, "samples": 40, "oversample": 1.0}),
    "products/mark-m20/feature-3": Shot(steel_tests, **CARD),
}  # fmt: skip
