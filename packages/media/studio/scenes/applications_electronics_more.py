"""Electronics: the machines at work and six objects."""
from bench_kit import *
from machines import light530, mark_m20
from machines.galvo import TABLE
from machines.light530 import BED


def dark_room(S, k=1.0, side=-1):
    """Laboratory lighting for a machine S metres wide, without a strip light that its window would reflect."""
    lab(S, (0, 0, 0.15), k, side, lines=False)
    bpy.data.objects["strip"].visible_glossy = False


def marking_housing():
    """Product 1: the galvo head bleaches the legend into a sensor housing; finished ones stand beside the machine."""
    dark_room(1.4, 1.0, 1)

    def work():
        bed = plate("fixture", [rrect(0.220, 0.130, 0.006, 8), *[rrect(0.064, 0.044, 0.004, 6, -0.070 + 0.070 * k, 0) for k in range(3)]], 0.004, pbr("fixture", (0.020, 0.022, 0.026), rough=0.45, metal=0.3), bev=0.0004, z=TABLE)
        bed.location.x, bed.location.y = 0.016, -0.176
        for k in range(3):
            sensor((0.016 - 0.070 + 0.070 * k, -0.176, TABLE), 0, done=k < 2, seed=k)

    parts = made(lambda: mark_m20(0.345, work, True))

    def row():
        for k in range(3):
            sensor((0.270 + 0.055 * (k % 2), -0.200 + 0.075 * k, 0), 0.5 - 0.2 * k, seed=5 + k)

    parts += made(row)
    area("side", (-0.5, -0.8, 0.45), (0, -0.17, 0.1), 0.3, 2.6, (0.90, 0.95, 1))
    frame_of(parts, 26, 19, 56, (0.82, 0.92), (0, 0), 7.1)


def sensor(at=(0, 0, 0), turn=0.0, done=True, seed=0, colour="#24466B", s=1.0, parent=None):
    """A sensor's housing of anodised aluminium: a lens in front, a round connector behind, its plate marked. Returns its parent."""
    e = group("sensor")
    body = hard.anodised(f"sensor{colour}{seed}", colour, 0.36)
    face = hard.anodised(f"sensor face{colour}{seed}", colour, 0.36)
    if done:

        def draw(c):
            mm.data_matrix(c, 13, 16, 5 + seed, -18, 3)
            mm.label(c, "S-%d" % (310 + seed), -8, -4, 6.4, align="l")
            mm.label(c, "10–30 V", -8, 3.5, 3.8, bold=False, align="l")
            mm.label(c, "IP67", -8, 9, 3.8, bold=False, align="l")
            c.rectangle(-27, -14.5, 54, 0.4)
            c.fill()

        face = bleached(face, mm.mask(f"bk-sensor{seed}", 60, 40, draw, 1536), (0.060, 0.040))
    put(prism_z("body", rrect(0.062, 0.042, 0.004, 6), 0, 0.030, body, 0.0012, 3), parent=e)
    put(plate("plate", [rrect(0.060, 0.040, 0.003)], 0.0010, face, hard.satin("sensor cut", "#C9CED4", 0.2), bev=0.0002), (0, 0, 0.0306), parent=e)
    put(lathe("bezel", [(0.0070, -0.001), (0.0078, 0.004), (0.0105, 0.004), (0.0112, 0.0032), (0.0112, 0)], hard.satin("bezel", "#C9CED4", 0.22), 64), (-0.012, -0.0212, 0.0150), (math.pi / 2, 0, 0), e)
    put(cyl("eye", (0, 0, 0), 0.0074, 0.002, pbr("eye", (0.02, 0.004, 0.006), rough=0.04, coat=1), "Y", 0.0005), (-0.012, -0.0216, 0.0150), (math.pi / 2, 0, 0), e)
    put(cyl("status", (0, 0, 0), 0.0019, 0.0014, emis("sensor led", (0.2, 1, 0.45), 6), "Y", 0.0003), (0.012, -0.0214, 0.0210), (math.pi / 2, 0, 0), e)
    put(lathe("connector", [(0.0045, 0.012), (0.0060, 0.012), (0.0060, 0.003), (0.0074, 0.0026), (0.0074, 0)], hard.satin("nickel", "#CBCED0", 0.2), 48), (0.031, 0, 0.0150), (0, math.pi / 2, 0), e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for o in hard.screw((sx * 0.026, sy * 0.016, 0.0308), 0.0014, hard.satin("panel screw", "#C9CDD0", 0.24)):
                o.parent = e
    e.scale = (s, s, s)
    return put(e, at, (0, 0, turn), parent)


def cutting_film():
    """Product 2: the Light 530 RF with stencils cut in a polyimide sheet on its bed; a finished one in its frame before it."""
    dark_room(2.0, 1.25, -1)
    film = pbr("bed film", (0.72, 0.26, 0.02), rough=0.24, spec=0.5, coat=0.3)

    def work():
        loops = [rrect(0.40, 0.26, 0.004)]
        for i in range(2):
            for j in range(2):
                loops += [tf(q, 0, -0.098 + 0.196 * i, -0.064 + 0.128 * j, 1.12) for q in stencil_loops()]
        o = plate("sheet", loops, 0.0006, film, bev=0.0001, z=BED)
        o.location.x, o.location.y = -0.095, -0.01
        return 0.0006

    parts = made(lambda: light530(name="Light 530 RF", trim="graphite", tint=(0.96, 0.66, 0.34), work=work, lid=0.0, head=(-0.02, 0.03), led=4.0))

    def front():
        put(plate("frame", [rrect(0.260, 0.200, 0.008), rrect(0.216, 0.156, 0.004)], 0.016, hard.brushed("frame alu", "#C9CCCF", 0.28), bev=0.0012), (-0.22, -0.47, 0.0085), (0, 0, 0.14))
        o = stencil_film(1.6)
        put(o, (-0.22, -0.47, 0.0175), (0, 0, 0.14))
        board(0.20, 0.145, 21, "#123C66", (0.09, -0.47, 0.0002), (0, 0, -0.14), bare=True)
        board(0.15, 0.11, 22, "#14513C", (0.33, -0.45, 0.0002), (0, 0, 0.16))

    parts += made(front)
    area("bench light", (0.2, -1.3, 0.9), (0, -0.45, 0), 0.5, 12, (0.85, 0.93, 1))
    frame_of(parts, 20, 20, 58, (0.88, 0.90), (0, 0), 8)


def with_enclosure():
    """Product 3: the Light 530 with the acrylic enclosure it cut, the sheet of walls beside it."""
    dark_room(2.0, 1.25, 1)
    face = sheet_acrylic("smoke(0.8, 0.91, 0.95)", (0.80, 0.91, 0.95))
    rim = pbr("smoke edge#9CD3E6", hexc("#9CD3E6"), rough=0.16, coat=0.5)
    blue = gloss("bed blue", "#2A7FA6", 0.1, 0.6)

    def work():
        loops = [rrect(0.40, 0.26, 0.004)]
        for i in range(2):
            for j in range(3):
                loops.append(tf(comb(0.13, 0.006, 5, 0.06), 0, -0.09 + 0.18 * i, -0.082 + 0.082 * j))
                if (i, j) != (0, 0):
                    o = plate("wall", [tf(comb(0.129, 0.006, 5, 0.0595), 0, -0.09 + 0.18 * i, -0.082 + 0.082 * j), *[rrect(0.004, 0.030, 0.002, 5, -0.09 + 0.18 * i - 0.03 + 0.010 * q, -0.082 + 0.082 * j) for q in range(7)]], 0.003, blue, bev=0.0002, z=BED)
                    o.location.x, o.location.y = -0.095, -0.01
        o = plate("sheet", loops, 0.003, blue, bev=0.0002, z=BED)
        o.location.x, o.location.y = -0.095, -0.01
        return 0.003

    parts = made(lambda: light530(work=work, head=(-0.02, 0.03), led=4.0))

    def front():
        e = enclosure((-0.26, -0.46, 0), 0.35)
        e.scale = (1.7, 1.7, 1.7)
        for k in range(3):
            put(plate("loose wall", [comb(0.16, 0.005, 5, 0.075, 1), *[rrect(0.0050, 0.035, 0.0024, 5, -0.036 + 0.012 * i, 0.001) for i in range(7)]], 0.005, face, rim, bev=0.0002), (0.06 + 0.012 * k, -0.47 - 0.010 * k, 0.0028 + 0.0054 * k), (0, 0, 0.3 + 0.16 * k))
        board(0.15, 0.11, 22, "#14513C", (0.31, -0.45, 0.0002), (0, 0, -0.2))

    parts += made(front)
    area("bench light", (-0.2, -1.3, 0.9), (0, -0.45, 0), 0.5, 12, (0.85, 0.93, 1))
    frame_of(parts, -20, 19, 58, (0.88, 0.90), (0, 0), 8)


def keypad():
    """Showcase 1: a keypad's front of black acrylic, its figures lit from behind."""
    lab(0.6, (0, 0, 0.015), 0.85, -1, lines=False)
    bpy.data.objects["strip"].visible_glossy = False  # otherwise it is reflected in the display
    keys = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#")

    def things():
        e = group("keypad")
        body = hard.anodised("keypad body", "#2B3036", 0.4)
        put(prism_z("case", rrect(0.098, 0.128, 0.008, 10), 0, 0.016, body, 0.002, 4), parent=e)
        openings = [rrect(0.0196, 0.0196, 0.0035, 6, -0.027 + 0.027 * (k % 3), 0.021 - 0.0225 * (k // 3)) for k in range(12)]
        put(plate("front", [rrect(0.094, 0.124, 0.006, 8), *openings, rrect(0.070, 0.016, 0.002, 5, 0, 0.047)], 0.003, gloss("keypad black", "#121417", 0.30, 0.2), bev=0.0003), (0, 0, 0.0176), parent=e)
        put(box("display", (-0.034, -0.0075, 0), (0.034, 0.0075, 0.002), pbr("window glass", (0.006, 0.008, 0.010), rough=0.08, coat=1), 0), (0, 0.047, 0.0178), parent=e)
        put(text("digits", "04 17", 0.0125, emis("keypad digits", (1, 0.45, 0.10), 3.0), (0, 0, 0), (0, 0, 0), "Medium", "CENTER", 0.00002), (0, 0.0468, 0.01885), parent=e)
        for k, s in enumerate(keys):
            x, y = -0.027 + 0.027 * (k % 3), 0.021 - 0.0225 * (k // 3)
            put(prism_z("key", rrect(0.0186, 0.0186, 0.0032, 6), 0, 0.0060, pbr("key top", hexc("#22262B"), rough=0.4, coat=0.2), 0.0010, 3), (x, y, 0.0160), parent=e)
            put(text("figure", s, 0.0095, emis("key light", (0.75, 0.92, 1), 2.2), (0, 0, 0), (0, 0, 0), "SemiBold", "CENTER", 0.00002), (x, y, 0.0221), parent=e)
        put(e, (0, 0, 0), (0, 0, 0.28))

    subject = made(things)
    put(plate("spare", [rrect(0.094, 0.124, 0.006, 8), *[rrect(0.0196, 0.0196, 0.0035, 6, -0.027 + 0.027 * (k % 3), 0.021 - 0.0225 * (k // 3)) for k in range(12)], rrect(0.070, 0.016, 0.002, 5, 0, 0.047)], 0.003, gloss("keypad orange", "#C9541E", 0.12, 0.6), bev=0.0003), (0.115, 0.035, 0.0017), (0, 0, -0.3))
    frame_of(subject, -18, 38, 72, (0.62, 0.84), (-0.07, 0), 9)


def knob_set():
    """Showcase 2: knobs on a plate of scales, each scale another: linear, fine, a half circle."""
    lab(0.6, (0, 0, 0.01), 0.95, 1, lines=False)

    def draw(c):
        for x, y, r, n, m, figs in ((-60, -22, 15, 11, 3, [str(k) for k in range(11)]), (0, -22, 15, 7, 4, ["0", "10", "20", "30", "40", "50", "60"]), (60, -22, 15, 5, 1, ["A", "B", "C", "D", "E"]), (-60, 30, 12, 6, 4, [str(k * 2) for k in range(6)]), (0, 30, 12, 3, 9, ["−", "0", "+"]), (60, 30, 12, 9, 0, [str(2**k) for k in range(9)])):
            c.save()
            c.translate(x, y)
            mm.dial(c, r, n=n, minor=m, tick=3.0, lw=0.5, size=3.8, figures=figs)
            c.restore()
        c.set_line_width(0.4)
        mm.rounded(c, -94, -56, 188, 112, 4)
        c.stroke()

    def things():
        e = group("knob plate")
        face = bleached(hard.anodised("knob plate", "#1C2A3A", 0.36), mm.mask("bk-knobs", 196, 116, draw, 4096), (0.196, 0.116))
        put(plate("plate", [rrect(0.196, 0.116, 0.004)], 0.003, face, hard.satin("panel cut", "#AEB4BA", 0.2), bev=0.0004), (0, 0, 0.0016), parent=e)
        dark = pbr("knob dark", hexc("#1B1D20"), rough=0.45)
        for k, (x, y, r, c) in enumerate(((-0.060, 0.022, 0.0115, "#BCC2C8"), (0, 0.022, 0.0115, "#E8671A"), (0.060, 0.022, 0.0115, "#2A7FA6"), (-0.060, -0.030, 0.0090, "#D0A93A"), (0, -0.030, 0.0090, "#BCC2C8"), (0.060, -0.030, 0.0090, "#2E8B57"))):
            put(knob((0, 0, 0), r, 0.013, dark, hard.anodised(f"cap{c}", c, 0.28), 0), (x, y, 0.0032), (0, 0, -0.5 + 0.37 * k), e)
        put(e, (0, 0, 0), (0, 0, -0.16))

    frame_of(made(things), 16, 36, 74, (0.90, 0.84), (0, 0), 9)


def type_plate():
    """Showcase 3: type plates of anodised aluminium in three colours, riveted and loose."""
    lab(0.6, (0, 0, 0.01), 0.95, -1, lines=False)

    def draw(c, n):
        c.set_line_width(0.5)
        mm.rounded(c, -38, -23, 76, 46, 2)
        c.stroke()
        mm.data_matrix(c, 17, 18, n, 25, 9)
        mm.label(c, "LM-24%d" % n, -33, -14, 8, align="l")
        for k, s in enumerate(("U  230 V ~ 50 Hz", "I   1.6 A", "P  350 W", "m  12.4 kg")):
            mm.label(c, s, -33, -3 + 6.4 * k, 4, bold=False, align="l")
        c.rectangle(-34, -8.4, 68, 0.35)
        c.fill()
        mm.label(c, "2026", 25, -14, 5, bold=False)

    def things():
        for k, (x, y, a, colour, z) in enumerate(((-0.040, -0.022, 0.16, "#15181C", 0.0010), (0.058, 0.006, -0.12, "#24466B", 0.0010), (-0.050, 0.054, 0.06, "#8E1F22", 0.0010))):
            face = bleached(hard.anodised(f"type{colour}", colour, 0.34), mm.mask(f"bk-type{k}", 80, 50, lambda c, k=k: draw(c, k + 3), 2048), (0.080, 0.050))
            put(plate("type plate", [rrect(0.080, 0.050, 0.003), *[circle(0.0016, 24, sx * 0.0365, sy * 0.0215) for sx in (-1, 1) for sy in (-1, 1)]], 0.0012, face, hard.satin("panel cut", "#C9CED4", 0.2), bev=0.0003), (x, y, z), (0, 0, a))
        for k in range(6):
            put(lathe("rivet", [(0, 0.0016), (0.0016, 0.0013), (0.0028, 0.0002), (0.0028, 0), (0.0015, 0), (0.0015, -0.006), (0, -0.006)], finishes().alu, 40), (0.035 + 0.011 * (k % 3), -0.050 + 0.010 * (k // 3), 0.0062), (math.pi * 0, 0, 0))

    frame_of(made(things), -16, 40, 74, (0.90, 0.86), (0, 0), 9)


def sensors():
    """Showcase 4: three sensor housings, their plates marked, one with its lead."""
    lab(0.55, (0, 0, 0.015), 0.95, -1, lines=False)

    def things():
        sensor((-0.045, -0.035, 0), 0.30, seed=11)
        sensor((0.050, 0.006, 0), -0.25, seed=12, colour="#2B3036")
        sensor((-0.040, 0.058, 0), 0.10, seed=13, colour="#A8501E")

    parts = made(things)
    tube("lead", [(-0.004, -0.0225, 0.015), (0.014, -0.0170, 0.015), (0.040, -0.036, 0.006), (0.080, -0.060, 0.003), (0.16, -0.05, 0.003), (0.30, -0.09, 0.003)], 0.0028, pbr("sensor lead", hexc("#E8671A"), rough=0.45), 14)
    frame_of(parts, -18, 32, 74, (0.86, 0.84), (0, 0), 8)


def rack_face():
    """Showcase 5: the face of a rack unit with handles: numbered ports, lamps, a code, vents cut through."""
    lab(1.1, (0, 0, 0.03), 0.95, -1, lines=False)
    W, H = 0.4826, 0.0444

    def draw(c):
        for i in range(12):
            for j in range(2):
                mm.label(c, str(i * 2 + j + 1), -150 + 17 * i, -20 if j == 0 else 20.2, 3.4, bold=False)
        c.set_line_width(0.4)
        mm.rounded(c, -160, -17, 206, 34, 2)
        c.stroke()
        mm.data_matrix(c, 13, 16, 5, 150, -4)
        mm.label(c, "LM-24R", 163, -7, 6, align="l")
        mm.label(c, "1 U", 163, 1, 4.4, bold=False, align="l")
        for k in range(4):
            mm.label(c, str(k + 1), 60 + 11 * k, 15, 3.4)

    def things():
        e = group("rack unit")
        vents = [tf(rrect(0.0030, 0.022, 0.0014, 5), 0.35, 0.112 + 0.0062 * i - 0.004, 0.0) for i in range(6)]
        face = bleached(hard.anodised("rack face", "#1C2026", 0.36), mm.mask("bk-rack", W * 1000, H * 1000, draw, 4096), (W, H))
        ports = [rrect(0.0125, 0.0125, 0.0008, 3, -0.150 + 0.017 * i, 0.0082 - 0.0164 * j) for i in range(12) for j in range(2)]
        slots = [rrect(0.010, 0.0064, 0.0031, 6, sx * (W / 2 - 0.009), sy * 0.0159) for sx in (-1, 1) for sy in (-1, 1)]
        put(plate("face", [rrect(W, H, 0.002), *ports, *slots, *vents], 0.003, face, hard.satin("panel cut", "#AEB4BA", 0.2), bev=0.0004), (0, 0, H / 2), UP, e)
        put(box("case", (-0.218, -0.11, -H / 2 + 0.0006), (0.218, 0.11, H / 2 - 0.0006), hard.satin("rack case", "#6A7178", 0.4), 0.0015), (0, 0.1130, H / 2), parent=e)
        gold = pbr("contact", (0.9, 0.62, 0.25), rough=0.3, metal=1)
        for i in range(12):
            for j in range(2):
                x, z = -0.150 + 0.017 * i, H / 2 + 0.0082 - 0.0164 * j
                put(box("jack", (-0.0062, -0.001, -0.0062), (0.0062, 0.001, 0.0062), pbr("jack", (0.006, 0.006, 0.007), rough=0.6), 0), (x, 0.0016, z), parent=e)
                put(box("contacts", (-0.004, -0.0002, -0.0012), (0.004, 0.0002, 0.0012), gold, 0), (x, 0.0004, z + (0.004 if j else -0.004)), parent=e)
                if (i * 5 + j * 3) % 4:
                    put(box("link", (-0.0016, -0.0002, -0.0007), (0.0016, 0.0002, 0.0007), emis("link led", (0.2, 1, 0.4), 5), 0), (x - 0.003, -0.0001, z + (-0.0050 if j else 0.0050)), parent=e)
        for k in range(4):
            put(cyl("lamp", (0, 0, 0), 0.0018, 0.002, emis(f"rack led{k}", ((0.2, 1, 0.4), (0.2, 1, 0.4), (1, 0.6, 0.1), (0.2, 0.6, 1))[k], 6), "Y", 0.0003), (0.060 + 0.011 * k, -0.0018, H / 2 - 0.004), (math.pi / 2, 0, 0), e)
        for s in (-1, 1):
            tube("handle", [(s * 0.212, 0, 0.006), (s * 0.212, -0.022, 0.007), (s * 0.212, -0.030, 0.012), (s * 0.212, -0.030, 0.032), (s * 0.212, -0.022, 0.037), (s * 0.212, 0, 0.038)], 0.0032, finishes().alu, 12).parent = e
        put(e, (0, 0, 0.0), (0, 0, 0.35))

    parts = made(things)
    for k, c in enumerate(("#E8671A", "#2A7FA6", "#D0A93A")):
        tube("patch", [(-0.145 + 0.048 * k, -0.055 + 0.017 * k, 0.030 - 0.002 * k), (-0.135 + 0.048 * k, -0.085 + 0.015 * k, 0.030), (-0.10 + 0.05 * k, -0.13, 0.004), (0.02 + 0.05 * k, -0.16 + 0.012 * k, 0.003), (0.25, -0.10 + 0.010 * k, 0.003), (0.5, -0.12 + 0.012 * k, 0.003)], 0.0026, pbr(f"patch{c}", hexc(c), rough=0.4), 14)
    frame_of(parts, -12, 22, 66, (0.94, 0.80), (0, -0.02), 9)


def jig():
    """Showcase 6: a test jig of clear acrylic: sprung pins over a board, a lever to press them down."""
    lab(0.8, (0, 0, 0.04), 0.95, 1, lines=False)
    bpy.data.objects["strip"].visible_glossy = False  # otherwise it is reflected in the plates

    def things():
        e = group("jig")
        face = sheet_acrylic("jig acrylic", (0.90, 0.96, 0.98))
        rim = pbr("jig edge", hexc("#A9DCEB"), rough=0.16, coat=0.5, emit=hexc("#A9DCEB"), es=0.08)
        f = finishes()
        put(plate("base", [rrect(0.190, 0.140, 0.006), rrect(0.121, 0.086, 0.002)], 0.008, face, rim, bev=0.0002), (0, 0, 0.0300), parent=e)
        put(plate("foot", [rrect(0.190, 0.140, 0.006)], 0.008, gloss("jig black", "#15181A", 0.2, 0.4), bev=0.0004), (0, 0, 0.0042), parent=e)
        for sx in (-1, 1):
            for sy in (-1, 1):
                put(cyl("post", (0, 0, 0), 0.0040, 0.018, f.brass, bev=0.0005), (sx * 0.086, sy * 0.061, 0.0172), parent=e)
                put(cyl("guide", (0, 0, 0), 0.0030, 0.060, f.steel, bev=0.0005), (sx * 0.080, sy * 0.055, 0.0640), parent=e)
        put(plate("carrier", [rrect(0.128, 0.094, 0.002)], 0.004, gloss("jig carrier", "#1B1E21", 0.3, 0.3), bev=0.0002), (0, 0, 0.0275), parent=e)
        board(0.118, 0.083, 31, "#14513C", (0, 0, 0.0300), parent=e, headers=False)
        pins = [(-0.040 + 0.011 * i, -0.026 + 0.017 * j) for i in range(8) for j in range(4) if (i * 3 + j) % 3]
        put(plate("top", [rrect(0.190, 0.140, 0.006), *[circle(0.0022, 20, x, y) for x, y in pins], *[circle(0.0032, 28, sx * 0.080, sy * 0.055) for sx in (-1, 1) for sy in (-1, 1)], rrect(0.050, 0.012, 0.004, 6, 0, 0.052)], 0.006, face, rim, bev=0.0002), (0, 0, 0.0800), parent=e)
        gold = pbr("probe gold", (0.95, 0.68, 0.30), rough=0.22, metal=1)
        for k, (x, y) in enumerate(pins):
            put(lathe("pin", [(0, 0.040), (0.0006, 0.0416), (0.0006, 0.052), (0.0013, 0.0525), (0.0013, 0.084), (0.0020, 0.0845), (0.0020, 0.087), (0.0010, 0.0875), (0.0010, 0.094), (0, 0.094)], gold, 20), (x, y, 0), parent=e)
            if k % 2 == 0:
                tube("wire", [(x, y, 0.093), (x, y, 0.110), (x * 0.6, y * 0.4 + 0.02, 0.116 + 0.002 * (k % 5)), (x * 0.2, 0.055, 0.100), (x * 0.15, 0.066, 0.070), (x * 0.2 + 0.01, 0.090, 0.010), (x * 0.4, 0.16, 0.002), (x * 0.4 - 0.1, 0.30, 0.002)], 0.0006, pbr(f"wire{k % 4}", hexc(("#E8671A", "#2A7FA6", "#D0A93A", "#C9CDD0")[k % 4]), rough=0.45), 10).parent = e
        for s in (-1, 1):
            put(plate("arm", [stroke([(0.005, 0.030), (0.050, 0.088), (0.072, 0.142)], lambda u: 0.018 - 0.006 * u)], 0.006, gloss("jig orange", "#E8671A", 0.2, 0.4), bev=0.0003), (s * 0.100, 0, 0), ACROSS, e)
            put(cyl("pivot", (0, 0, 0), 0.0050, 0.010, f.steel, bev=0.001), (s * 0.102, 0.010, 0.036), (0, math.pi / 2, 0), e)
        put(cyl("bar", (0, 0, 0), 0.0055, 0.214, hard.satin("bar", "#C6CBD0", 0.24), bev=0.001), (0, 0.070, 0.138), (0, math.pi / 2, 0), e)
        put(e, (0, 0, 0), (0, 0, -0.35))

    parts = [o for o in made(things) if not o.name.startswith("wire")]
    board(0.118, 0.083, 32, "#14513C", (0.150, -0.085, 0.0002), (0, 0, 0.3), headers=False)
    frame_of(parts, 14, 26, 70, (0.76, 0.84), (-0.04, 0), 8)


SHOTS = {
    "applications/electronics/product-1": Shot(marking_housing, exposure=0.4, **CARD),
    "applications/electronics/product-2": Shot(cutting_film, exposure=0.3, **CARD),
    "applications/electronics/product-3": Shot(with_enclosure, exposure=0.3, **CLEAR),
    "applications/electronics/showcase-1": Shot(keypad, exposure=0.3, **CARD),
    "applications/electronics/showcase-2": Shot(knob_set, exposure=0.3, **CARD),
    "applications/electronics/showcase-3": Shot(type_plate, exposure=0.3, **CARD),
    "applications/electronics/showcase-4": Shot(sensors, exposure=0.3, **CARD),
    "applications/electronics/showcase-5": Shot(rack_face, exposure=0.3, **CARD),
    "applications/electronics/showcase-6": Shot(jig, exposure=0.3, **CLEAR),
}
