"""Medical: the machines at work, four lessons, six objects."""
from clinic_kit import *
from machines import light530, mark_m20
from machines.galvo import TABLE
from machines.light530 import BED


def white_room(S, k=1.0, side=-1):
    """Clinic lighting for a machine S metres wide, without a strip light that its window would reflect."""
    clinic(S, (0, 0, 0.15), k, side, "#AEBCC1", "#C3CED2")
    bpy.data.objects["strip"].visible_glossy = False


def marking_scissors():
    """Product 1: the galvo head marks scissors in a jig, marked ones wait in a tray."""
    white_room(1.5, 0.95, 1)
    jig = pbr("fixture", (0.020, 0.022, 0.026), rough=0.45, metal=0.3)

    def work():
        bed = plate("fixture", [rrect(0.230, 0.150, 0.006, 8)], 0.004, jig, bev=0.0004, z=TABLE)
        bed.location.x, bed.location.y = 0.0, -0.176
        for k in range(2):
            ring_handled((0.025, -0.206 + 0.062 * k, TABLE + 0.0042), 0.04, 0.165, 0.10, seed=51 + k)

    parts = made(lambda: mark_m20(0.330, work, True))

    def tray():
        basin(0.24, 0.17, 0.016, enamel("#E9EDEE"), (0.335, -0.150, 0), (0, 0, -0.10))
        put(plate("liner", [rrect(0.208, 0.138, 0.010)], 0.0012, silicone("#2F6F78"), bev=0.0004), (0.335, -0.150, 0.0024), (0, 0, -0.10))
        for k in range(3):
            ring_handled((0.340, -0.198 + 0.050 * k, 0.0034), -0.06 + 0.05 * k, 0.165, 0.08, seed=54 + k)

    parts += made(tray)
    area("side", (-0.5, -0.8, 0.45), (0, -0.17, 0.08), 0.3, 3.0, (0.95, 0.98, 1))
    frame_of(parts, 24, 20, 56, (0.84, 0.90), (0, 0), 7.1)


def cutting_card():
    """Product 2: the Light 530 RF with its lid open, catheter cards cut in a sheet on its bed, a stack of them before it."""
    white_room(2.1, 1.0, -1)
    card_ = paper("bed card", "#E9EDEE", 0.05)

    def work():
        loops = [rrect(0.42, 0.27, 0.004)]
        for i in range(2):
            for j in range(2):
                x, y = -0.102 + 0.204 * i, -0.064 + 0.128 * j
                outline = rrect(0.190, 0.114, 0.010)
                loops.append(tf(outline, 0, x, y))
                if (i, j) != (1, 0):
                    holes = [tf(tf(fillet([(0.026, -0.007), (0.044, -0.005), (0.044, 0.005), (0.026, 0.007)], 0.002, 4), math.pi / 4 + k * math.pi / 2, -0.042, 0), 0, x, y) for k in range(4)]
                    o = plate("cut card", [tf(rrect(0.188, 0.112, 0.010), 0, x, y), *holes, rrect(0.040, 0.014, 0.004, 5, x + 0.060, y - 0.036)], 0.001, card_, bev=0.0001, z=BED)
                    o.location.x, o.location.y = -0.095, -0.01
        o = plate("sheet", loops, 0.001, card_, bev=0.0001, z=BED)
        o.location.x, o.location.y = -0.095, -0.01
        return 0.001

    parts = made(lambda: light530(name="Light 530 RF", trim="graphite", tint=(0.96, 0.66, 0.34), work=work, lid=0.0, head=(-0.02, 0.03)))

    def stack():
        for k in range(9):
            catheter_card((-0.26 + 0.003 * (k % 2), -0.46, 0.0010 * k), (0, 0, 0.12 + 0.02 * (k % 3)), loaded=False)
        catheter_card((0.02, -0.47, 0), (0, 0, -0.10))
        blister((0.27, -0.46, 0), (0, 0, 0.20), 0.20, 0.13, 0.020, None, inside=lambda e: catheter_card((0, 0, 0.002), (0, 0, 0), 0.16, 0.092, parent=e))

    parts += made(stack)
    frame_of(parts, 22, 20, 58, (0.88, 0.90), (0, 0), 8)


def marks_grid(c):
    """Thirty fields of one annealed mark, from pale to black, 90 x 70 mm."""
    for j in range(5):
        for i in range(6):
            v = min(1.0, 0.10 + 0.95 * ((i + 1) / 6) * (0.35 + 0.65 * (j + 1) / 5))
            mm.ink(c, v)
            x, y = -30 + 13 * i, -20 + 12 * j
            if (i + j) % 2:
                mm.data_matrix(c, 9, 12, 3 + i + 6 * j, x, y)
            else:
                c.rectangle(x - 4.5, y - 4.5, 9, 9)
                c.fill()
    mm.ink(c, 0.9)
    for i in range(6):
        mm.label(c, str(20 + 10 * i), -30 + 13 * i, -30, 3.6)
    for j in range(5):
        mm.label(c, str(30 + 20 * j), -42, -20 + 12 * j, 3.6)


def sample(at, turn, parent=None, seed=0):
    """A stainless sample plate with its grid of marks."""
    face = annealed(instrument_steel(f"sample{seed}", 0.30), mm.mask("cl-grid", 100, 80, marks_grid, 3072), (0.100, 0.080))
    return put(plate("sample", [rrect(0.100, 0.080, 0.004), circle(0.0026, 32, 0.044, 0.034)], 0.0015, face, steel("sample edge", 0.2), bev=0.0003), at, turn, parent)


def lesson_sample():
    """Lesson 1: the sample plate with its grid of annealed marks, callipers and blanks beside it."""
    clinic(0.6, (0, 0, 0.005), 0.85, -1, "#A9B9BF", "#BCC9CE")
    parts = made(lambda: sample((0, 0, 0.0010), (0, 0, 0.14)))
    for k in range(4):
        put(plate("blank", [rrect(0.100, 0.080, 0.004), circle(0.0026, 32, 0.044, 0.034)], 0.0015, instrument_steel(f"blank{k}", 0.30), bev=0.0003), (0.128, 0.035, 0.0010 + 0.0017 * k), (0, 0, -0.25 + 0.07 * k))
    parts += made(lambda: callipers((-0.062, -0.076, 0.0), 0.10, 0.024))
    frame_of(parts, -14, 42, 72, (0.98, 0.90), (0, 0), 9)


def lesson_reader():
    """Lesson 2: the reader over the marked plate, its lamp green."""
    clinic(0.8, (0, 0, 0.03), 0.95, -1)

    def things():
        sample((-0.050, -0.050, 0.0010), (0, 0, 0.20))
        e = reader((0.032, 0.024, 0), -0.80, glow=(0.2, 1.0, 0.35))
        e.scale = (0.62, 0.62, 0.62)

    parts = [o for o in made(things) if not o.name.startswith("lead")]
    put(box("aim", (-0.020, -0.0004, 0), (0.020, 0.0004, 0.0002), emis("aim green", (0.15, 1.0, 0.35), 3), 0), (-0.046, -0.048, 0.0021), (0, 0, 0.10))
    forceps((0.060, -0.085, 0), 0.30, 0.130, seed=23)
    frame_of(parts, -18, 28, 70, (0.84, 0.86), (0.02, 0.02), 7.1)


def tag_plate(k, at, turn, parent=None):
    """A small marked plate for a basket: a code and a number."""

    def draw(c):
        mm.data_matrix(c, 13, 16, 31 + k, -14, 0)
        mm.label(c, "%02d" % (k + 7), 8, 0, 12)

    face = annealed(instrument_steel(f"tag plate{k}", 0.28), mm.mask(f"cl-tag{k}", 56, 22, draw, 1024), (0.056, 0.022))
    return put(plate("tag plate", [rrect(0.056, 0.022, 0.004), circle(0.0022, 28, 0.0235, 0)], 0.0012, face, steel("sample edge", 0.2), bev=0.0003), at, turn, parent)


def lesson_basket():
    """Lesson 3: a wire basket for the steriliser with marked plates and instruments in it."""
    clinic(1.0, (0, 0, 0.03), 0.95, 1)

    def things():
        wire_basket(0.27, 0.18, 0.055, (0, 0.02, 0), 0.14)
        for k in range(2):
            ring_handled((-0.010, 0.055 - 0.048 * k, 0.0040), 0.14, 0.165, 0.08, seed=81 + k)
        forceps((0.005, -0.030, 0.0040), 0.20, 0.150, seed=83)
        tag_plate(0, (0.0065, -0.073, 0.035), (math.radians(78), 0, 0.14))
        for k in (1, 2):
            tag_plate(k, (-0.060 + 0.085 * k, -0.120 - 0.004 * k, 0.0008), (0, 0, 0.3 - 0.25 * k))

    frame_of(made(things), 16, 30, 66, (0.88, 0.86), (0, 0), 8)


def record(c):
    """A record on a tablet, 1600 x 1120: lines with codes, ticks and a curve; figures and signs only."""
    c.set_source_rgb(0.955, 0.965, 0.97)
    c.paint()
    c.set_source_rgb(1, 1, 1)
    c.rectangle(0, 0, 1600, 110)
    c.fill()
    c.set_source_rgb(0.12, 0.45, 0.50)
    rr(c, 40, 30, 50, 50, 12)
    c.fill()
    c.set_source_rgb(0.12, 0.16, 0.20)
    mask_text(c, "2026-11-21", 120, 55, 40, align="l")
    mask_text(c, "M20", 1500, 55, 40)
    for i in range(6):
        y = 150 + i * 118
        c.set_source_rgb(1, 1, 1)
        rr(c, 40, y, 940, 100, 14)
        c.fill()
        c.set_source_rgb(0.10, 0.13, 0.16)
        c.save()
        c.translate(100, y + 50)
        mm.data_matrix(c, 66, 14, 5 + i)
        c.restore()
        mask_text(c, f"7K-118{i + 4}", 170, y + 50, 38, align="l")
        c.set_source_rgb(0.50, 0.55, 0.60)
        mask_text(c, ("A 96", "A 94", "A 97", "B 82", "A 95", "A 96")[i], 470, y + 50, 36, bold=False, align="l")
        mask_text(c, f"134 °C  ×{i * 25}", 620, y + 50, 36, bold=False, align="l")
        c.set_source_rgb(*((0.20, 0.62, 0.38) if i != 3 else (0.93, 0.62, 0.12)))
        c.arc(930, y + 50, 24, 0, 7)
        c.fill()
        c.set_source_rgb(1, 1, 1)
        c.set_line_width(6)
        if i != 3:
            c.move_to(919, y + 50)
            c.line_to(927, y + 59)
            c.line_to(942, y + 41)
            c.stroke()
        else:
            mask_text(c, "!", 930, y + 50, 34)
    c.set_source_rgb(1, 1, 1)
    rr(c, 1010, 150, 550, 440, 14)
    c.fill()
    rr(c, 1010, 620, 550, 440, 14)
    c.fill()
    c.set_source_rgb(0.85, 0.88, 0.89)
    c.set_line_width(2)
    for k in range(5):
        c.move_to(1050, 220 + 75 * k)
        c.line_to(1520, 220 + 75 * k)
    c.stroke()
    c.set_source_rgb(0.12, 0.45, 0.50)
    c.set_line_width(7)
    for k in range(60):
        x, y = 1050 + 470 * k / 59, 260 + 190 * (1 - math.exp(-k / 26)) + 10 * math.sin(k * 0.9)
        (c.line_to if k else c.move_to)(x, y)
    c.stroke()
    c.set_source_rgb(0.10, 0.13, 0.16)
    c.save()
    c.translate(1285, 840)
    mm.data_matrix(c, 330, 22, 17)
    c.restore()


def lesson_record():
    """Lesson 4: the record on a tablet, the marked instruments it speaks of beside it."""
    clinic(0.9, (0, 0, 0.01), 0.9, -1)

    def things():
        tablet(drawn("cl-record", 1600, 1120, record), (-0.020, 0.030, 0.0034), (0, 0, 0.10), 0.262, 0.187, 0.95)
        forceps((-0.030, -0.110, 0), 0.06, 0.150, seed=91)
        ring_handled((0.170, 0.005, 0), 1.35, 0.160, 0.10, seed=92)

    frame_of(made(things), -12, 42, 66, (0.92, 0.86), (0, 0), 10)


def template():
    """Showcase 1: bone plates of three sizes in a steel template with their outlines and lengths marked."""
    clinic(0.6, (0, 0, 0.005), 0.9, -1, "#9FB1B7", "#B4C3C8")

    def draw(c):
        for k, n in enumerate((4, 6, 8)):
            y = -26 + 26 * k
            mm.label(c, str(n * 18), -80, y, 5.4)
            for i in range(n + 1):
                c.rectangle(-66 + 18.3 * i - 0.15, y + 9.4, 0.3, 2.6)
            c.fill()
            mm.data_matrix(c, 7, 12, 3 + k, 90, y)

    def things():
        face = annealed(instrument_steel("template", 0.3), mm.mask("cl-template", 200, 90, draw, 4096), (0.200, 0.090))
        put(plate("template", [rrect(0.200, 0.090, 0.006), *[circle(0.0026, 32, sx * 0.094, sy * 0.039) for sx in (-1, 1) for sy in (-1, 1)]], 0.002, face, steel("sample edge", 0.2), bev=0.0004), (0, 0, 0.0012), (0, 0, 0.10))
        for k, (n, c) in enumerate(((4, "#C49A46"), (6, "#5C86B4"), (8, "#8A6BA0"))):
            y = 0.026 - 0.026 * k
            x = -0.066 + 0.0183 * n / 2
            bone_plate((x * math.cos(0.1) - y * math.sin(0.1), x * math.sin(0.1) + y * math.cos(0.1), 0.0020), 0.10, n, c)

    frame_of(made(things), -20, 38, 74, (0.92, 0.84), (0, 0), 9)


def scale_bar():
    """Showcase 2: scale bars of steel and of black and white acrylic for clinical photographs."""
    clinic(0.5, (0, 0, 0.005), 0.9, 1, "#B9C6CA", "#CAD5D9")

    def draw(c):
        for k in range(101):
            c.rectangle(-50 + k - 0.11, -9, 0.22, 7 if k % 10 == 0 else 5 if k % 5 == 0 else 3.4)
            c.fill()
            if k % 10 == 0 and k:
                mm.label(c, str(k), -50 + k, 1.4, 3.4)
        c.fill()
        for k in range(10):
            if k % 2 == 0:
                c.rectangle(-50 + 10 * k, 5, 10, 3.6)
        c.fill()

    def things():
        path = mm.mask("cl-bar", 112, 20, draw, 4096)
        steel_ = annealed(instrument_steel("bar steel", 0.28), path, (0.112, 0.020))
        put(plate("bar", [rrect(0.114, 0.022, 0.003)], 0.0012, steel_, steel("sample edge", 0.2), bev=0.0003), (0.004, -0.026, 0.0009), (0, 0, 0.10))
        light = hard.mark(gloss("bar white", "#EDEFEE", 0.3, 0.2), path, (0.112, 0.020), "#101214", 0.6, 0, depth=0)
        put(plate("bar", [rrect(0.114, 0.022, 0.003)], 0.002, light, bev=0.0003), (-0.004, 0.008, 0.0013), (0, 0, 0.02))
        dark = hard.mark(gloss("bar black", "#15181A", 0.3, 0.2), path, (0.112, 0.020), "#E9ECEC", 0.6, 0, depth=0)
        corner = [(-0.057, -0.011), (0.057, -0.011), (0.057, 0.011), (-0.035, 0.011), (-0.035, 0.070), (-0.057, 0.070)]
        put(plate("bar", [fillet(corner, [0.003, 0.003, 0.003, 0.0006, 0.003, 0.003], 5)], 0.002, dark, bev=0.0003), (0.010, 0.044, 0.0013), (0, 0, -0.10))

    frame_of(made(things), 16, 40, 76, (0.90, 0.86), (0, 0), 9)


def tray_label():
    """Showcase 3: the corner of an implant tray: anodised, its positions numbered, plates and screws in it."""
    clinic(0.7, (0, 0, 0.01), 0.9, -1, "#A9B9BF", "#BCC9CE")

    def draw(c):
        mm.data_matrix(c, 15, 18, 13, -86, -48)
        mm.label(c, "T-16", -72, -52, 8, align="l")
        mm.label(c, "2.4 / 2.7", -72, -43, 5, bold=False, align="l")
        for k in range(3):
            mm.rounded(c, -94, -30 + 28 * k, 122, 22, 11)
            c.set_line_width(0.5)
            c.stroke()
            mm.label(c, str(6 + 2 * k), 36, -19 + 28 * k, 6)
        for i in range(4):
            for j in range(5):
                mm.ring(c, 4.6, 0.4, 52 + 13 * i, -38 + 20 * j)
        for i in range(4):
            mm.label(c, str(10 + 2 * i), 52 + 13 * i, -52, 4.4)

    def things():
        face = hard.mark(hard.anodised("tray blue", "#2C5E86", 0.36), mm.mask("cl-tray", 210, 130, draw, 4096), (0.210, 0.130), hard.WHITE_MARK, 0.62, 0, depth=0.05, grain=0.05)
        holes = [circle(0.0028, 28, 0.052 + 0.013 * i, 0.038 - 0.020 * j) for i in range(4) for j in range(5)]
        put(plate("tray", [rrect(0.210, 0.130, 0.008), *holes], 0.003, face, hard.satin("tray cut", "#CDD2D6", 0.2), bev=0.0006), (0, 0, 0.0106))
        put(plate("skirt", [rrect(0.210, 0.130, 0.008), rrect(0.204, 0.124, 0.006)], 0.009, hard.anodised("tray side", "#2C5E86", 0.36), bev=0.0004), (0, 0, 0.0046))
        for k, (n, c) in enumerate(((6, "#C49A46"), (5, "#C49A46"), (4, "#C49A46"))):
            bone_plate((-0.033, 0.019 - 0.028 * k, 0.0122), 0.0, n, c, pitch=0.0170)
        screw_ = hard.satin("screw gold", "#C49A46", 0.24)
        for i in range(4):
            for j in range(5):
                if (i * 3 + j) % 4:
                    put(lathe("screw", [(0, 0.0046), (0.0012, 0.0046), (0.0012, 0.0030), (0.0036, 0.0030), (0.0042, 0.0020), (0.0040, 0.0008), (0.0022, -0.001), (0.0020, -0.009), (0, -0.010)], screw_, 40), (0.052 + 0.013 * i, 0.038 - 0.020 * j, 0.0122))

    frame_of(made(things), -24, 34, 72, (0.94, 0.88), (0, 0), 9)


def instrument_tag():
    """Showcase 4: round and long instrument tags of steel on rings, marked dark."""
    clinic(0.5, (0, 0, 0.006), 0.9, -1, "#A9B9BF", "#BCC9CE")

    def things():
        for k, (x, y, a) in enumerate(((-0.045, 0.018, 0.4), (-0.012, -0.016, -0.2), (0.030, 0.010, 0.1))):

            def draw(c, k=k):
                mm.ring(c, 13.2, 0.4)
                mm.data_matrix(c, 9, 14, 3 + k, 0, 1.2)
                mm.label(c, "%02d" % (12 + k), 0, 9.3, 4.6)

            face = annealed(instrument_steel(f"disc{k}", 0.28), mm.mask(f"cl-disc{k}", 30, 30, draw, 1024), (0.030, 0.030))
            put(plate("disc", [circle(0.0150, 96), circle(0.0019, 28, 0, 0.0112)], 0.0014, face, steel("sample edge", 0.2), bev=0.0003), (x, y, 0.0010 + 0.0004 * k), (0, 0, a))
            put(split_ring(0.0075, 0.0012, steel("ring", 0.2)), (x - math.sin(a) * 0.0175, y + math.cos(a) * 0.0175, 0.0022), (0.10, 0.05, a))
        for k in range(3):
            tag_plate(k, (-0.062 + 0.062 * k, -0.048 + 0.007 * k, 0.0008), (0, 0, 0.22 - 0.16 * k))

    frame_of(made(things), -16, 40, 76, (0.88, 0.84), (0, 0), 9)


def handle():
    """Showcase 5: handles of steel and black polymer with rings, depth lines and codes."""
    clinic(0.6, (0, 0, 0.01), 0.9, 1, "#B4C3C8", "#C6D2D6")
    st = steel("driver steel", 0.22)

    def driver(y, colour, metal, a, n):
        e = group("driver")
        axis = group("axis")
        skin = hard.anodised(f"grip{colour}", colour, 0.3) if metal else pbr(f"grip{colour}", hexc(colour), rough=0.45, bump=(1800, 0.08))
        prof = [(0, 0), (0.008, 0.0005), (0.0105, 0.004), (0.0112, 0.014), (0.0100, 0.034), (0.0098, 0.060), (0.0108, 0.082), (0.0095, 0.094), (0.0055, 0.100), (0, 0.100)]
        put(lathe("grip", prof, skin), parent=axis)
        for k in range(3):
            put(lathe("ring", [(0.0098, 0), (0.0103, 0.0004), (0.0103, 0.0018), (0.0098, 0.0022)], pbr("ring white", hexc("#E9ECED"), rough=0.4), 64), (0, 0, 0.040 + 0.007 * k), parent=axis)
        put(lathe("shaft", [(0.0036, 0.099), (0.0036, 0.150), (0.0024, 0.156), (0.0022, 0.180), (0.0012, 0.184), (0, 0.184)], st, 48), parent=axis)
        for k in range(n):
            put(lathe("depth", [(0.00366, 0.108 + 0.008 * k), (0.00366, 0.1095 + 0.008 * k)], pbr("band oxide", (0.012, 0.010, 0.010), rough=0.5), 48), parent=axis)
        put(axis, (-0.09, 0, 0.0114), (0, math.pi / 2, 0), e)
        put(e, (0, y, 0), (0, 0, a))

    def things():
        driver(0.050, "#1C2023", False, -0.05, 5)
        driver(0.012, "#2E7480", True, 0.02, 5)
        driver(-0.026, "#B9BEC3", True, 0.10, 5)
        tag_plate(1, (0.020, -0.062, 0.0008), (0, 0, 0.08))

    frame_of(made(things), 20, 34, 74, (0.92, 0.84), (0, 0), 8)


def arch_loop(k=1.0):
    """Outline of a dental arch's outer or inner line: open path."""
    return [(k * 0.030 * math.sin(a), k * (0.040 * math.cos(a) - 0.004)) for a in (math.radians(-112 + 224 * i / 40) for i in range(41))]


def dental():
    """Showcase 6: a cut tray with a numbered place for each dental model, two arches in it."""
    clinic(0.75, (0, 0, 0.01), 0.9, -1, "#B4C3C8", "#C6D2D6")
    stone_ = fuzz("dental stone", hexc("#E5C98C"), hexc("#D6B777"), (300, 1), 0.2, 0.75, detail=6, dist=0.0003)

    def model(x, y, a, k):
        e = group("arch")
        put(plate("block", [stroke(arch_loop(1.0), 0.020)], 0.011, stone_, bev=0.0012), (0, 0, 0.0056), parent=e)
        path = arch_loop(1.0)
        for i in range(14):
            p, q = path[2 + i * 36 // 13], path[min(40, 3 + i * 36 // 13)]
            d = math.atan2(q[1] - p[1], q[0] - p[0])
            m = abs(i - 6.5)
            o = sphere("tooth", (0, 0, 0), 0.0048, pbr("tooth", hexc("#EFE6D2"), rough=0.3, coat=0.3), (0.82 if m < 3 else 1.05, 0.60 if m < 3 else 1.0, 1.15 if m < 4 else 0.9))
            put(o, (p[0], p[1], 0.0122), (0, 0, d), e)
        put(e, (x, y, 0.0042), (0, 0, a))

    def draw(c):
        for i in range(3):
            for j in range(2):
                mm.label(c, "%02d" % (i + 3 * j + 1), -96 + 96 * i, -6 + 96 * (j - 0.5) + 44, 7)
                mm.data_matrix(c, 8, 12, 5 + i + 3 * j, -82 + 96 * i, -6 + 96 * (j - 0.5) + 44)

    def things():
        slots = [rrect(0.080, 0.076, 0.012, 8, -0.096 + 0.096 * i, 0.052 - 0.096 * j) for i in range(3) for j in range(2)]
        face = birch(mm.mask("cl-dental", 300, 200, draw, 3072), (0.300, 0.200), "dental tray")
        put(plate("top", [rrect(0.300, 0.206, 0.008), *slots], 0.004, face, burnt("burnt 0.004", 0.004), bev=0.0002), (0, 0, 0.0060))
        put(plate("bottom", [rrect(0.300, 0.206, 0.008)], 0.004, wool("dental felt", "#6F9197", "#567278"), bev=0.0004), (0, 0, 0.0020))
        for i, j, a in ((0, 0, 0.1), (1, 0, -0.1), (0, 1, 0.0), (2, 1, 0.2)):
            model(-0.096 + 0.096 * i, 0.046 - 0.096 * j, a, i)

    frame_of(made(things), -18, 38, 70, (0.92, 0.88), (0, 0), 9)


SHOTS = {
    "applications/medical/product-1": Shot(marking_scissors, exposure=0.2, **CARD),
    "applications/medical/product-2": Shot(cutting_card, exposure=0.2, **CARD),
    "applications/medical/lesson-1": Shot(lesson_sample, exposure=0.2, **LESSON),
    "applications/medical/lesson-2": Shot(lesson_reader, exposure=0.3, **LESSON),
    "applications/medical/lesson-3": Shot(lesson_basket, exposure=0.3, **LESSON),
    "applications/medical/lesson-4": Shot(lesson_record, exposure=0.3, **LESSON),
    "applications/medical/showcase-1": Shot(template, exposure=0.2, **CARD),
    "applications/medical/showcase-2": Shot(scale_bar, exposure=0.3, **CARD),
    "applications/medical/showcase-3": Shot(tray_label, exposure=0.2, **CARD),
    "applications/medical/showcase-4": Shot(instrument_tag, exposure=0.2, **CARD),
    "applications/medical/showcase-5": Shot(handle, exposure=0.3, **CARD),
    "applications/medical/showcase-6": Shot(dental, exposure=0.3, **CARD),
}
