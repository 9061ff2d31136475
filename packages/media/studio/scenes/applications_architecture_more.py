"""Architecture: the machines in the model shop, four lessons, eight models."""
from applications_architecture import city, site, stair
from machines import laptop, light530, phone, radiance
from machines.light530 import BED
from model_kit import *
from products_stage import L960, L1390, shop, sweep
from school_kit import kilogram


def cutting_card():
    """Product 1: the Light 530 cuts façades in white card; a street of finished houses stands before it."""
    atelier(2.1, (0, 0, 0.15), 1.0, -1, "#CFCDC8", "#D3D6D6")
    card_ = white("bed white", "#EFEEEA")

    def work():
        loops = [rrect(0.42, 0.27, 0.004)]
        for i in range(3):
            for j in range(2):
                x, y = -0.132 + 0.132 * i, -0.062 + 0.124 * j
                loops.append(tf(rrect(0.112, 0.104, 0.0006, 2), 0, x, y))
                if (i, j) != (2, 0):
                    o = plate("facade", [tf(q, 0, x, y) for q in ([rrect(0.1105, 0.1025, 0.0006, 2)] + [[(px, py - 0.050) for px, py in q] for q in windows_of(0.104, 0.100, 9, 6, 0.24)])], 0.0012, card_, bev=0.0001, z=BED)
                    o.location.x, o.location.y = -0.095, -0.01
        o = plate("sheet", loops, 0.0012, card_, bev=0.0001, z=BED)
        o.location.x, o.location.y = -0.095, -0.01
        return 0.0012

    parts = made(lambda: light530(work=work, head=(-0.02, 0.03)))

    def row():
        x = -0.42
        for k, (w, d, h, nx, ny, nz, r) in enumerate(((0.085, 0.075, 0.085, 5, 4, 4, "gable"), (0.070, 0.070, 0.130, 4, 4, 6, "flat"), (0.100, 0.080, 0.090, 6, 5, 4, "gable"), (0.075, 0.075, 0.165, 5, 5, 8, "flat"), (0.110, 0.080, 0.070, 7, 5, 3, "gable"))):
            building(w, d, h, nx, ny, nz, (x + w / 2, -0.46 + 0.02 * (k % 2), 0), 0.06 - 0.03 * k, roof=r, t=0.0020, skin=white() if k % 2 else birch(name="row birch"))
            x += w + 0.034
        for k in range(4):
            slotted_tree(0.075 + 0.012 * (k % 2), "leaf", ("#86A566", "#6E8F5A")[k % 2], (0.235 + 0.070 * k, -0.45 + 0.03 * (k % 2), 0), 0.7 * k, t=0.0012)

    parts += made(row)
    frame_of(parts, 20, 18, 58, (0.88, 0.90), (0, 0), 8)


def mdf():
    """Medium-density board."""
    return fuzz("mdf", hexc("#B48A5C"), hexc("#9C7549"), (240, 1), 0.15, 0.75, detail=7, dist=0.0003)


def big_sheet(x, y, z, w, d):
    """A big board with the layers of a terrain cut in it, nested."""
    w, d = w * 1.22, d * 1.20
    board_ = mdf()
    loops = [rrect(w, d, 0.004)]
    # Wide enough a board that no line is clipped by its edge; the lines are then fitted between the small parts. Outlines must not cross.
    lines = [level(4, 4, 0.02 + k / 8, 3, (0.0, 0.0), 0.36) for k in range(7)]
    xs, ys = zip(*lines[0])
    sx, sy = (w - 0.26) / (max(xs) - min(xs)), d * 0.88 / (max(ys) - min(ys))
    mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    for k, line in enumerate(lines):
        q = [((a - mx) * sx, (b - my) * sy) for a, b in line]
        cx, cy = sum(a for a, _ in q) / len(q), sum(b for _, b in q) / len(q)
        loops += [q, [(cx + (a - cx) * (1 - 0.012 - 0.003 * k), cy + (b - cy) * (1 - 0.014 - 0.003 * k)) for a, b in q]]
    for sx in (-1, 1):
        for k in range(3):
            r = rrect(0.075, 0.10, 0.002, 3, sx * (w / 2 - 0.06), d * (0.30 - 0.30 * k))
            loops += [r, [(sx * (w / 2 - 0.06) + (a - sx * (w / 2 - 0.06)) * 0.95, b) for a, b in r]] if (sx + k) % 2 else [r]
    o = plate("work", loops, 0.006, board_, charred("mdf edge", (0.02, 0.010, 0.004), (0.08, 0.04, 0.016), 0.006), bev=0.0004, z=z)
    o.location.x, o.location.y = x, y
    return 0.006


def with_board():
    """Product 2: the Light 960 cuts a terrain's layers in a big MDF board; glued layers stand on a plinth beside it."""
    sweep(L960, -1, 1.1, "#C9CBCB", "#DADCDC")
    parts = made(lambda: radiance("960", work=big_sheet, lid=38.0, beam=False, head=(0.20, 0.16)))

    def plinth():
        box("plinth", (1.10, -0.62, 0), (1.62, -0.18, 0.62), white("plinth white", "#E4E3DF"), 0.004)
        e, ground = terrain(0.46, 0.38, 10, 0.012, 3, kind="card", figures=False)
        put(e, (1.36, -0.40, 0.62), (0, 0, 0.1))
        for k in range(4):
            o = plate("stock", [rrect(0.60 - 0.02 * k, 0.86 - 0.05 * k, 0.004, 4, 0, (0.86 - 0.05 * k) / 2)], 0.006, mdf(), bev=0.0005)
            put(o, (1.36 + 0.03 * k, 0.16 - 0.02 * k, 0.003), (math.pi / 2 - 0.16, 0, 0))

    parts += made(plinth)
    frame_of(parts, -20, 17, 56, (0.88, 0.88), (0, 0), 9)


def with_city():
    """Product 3: the Light 1390 in the model shop, the block model of a whole quarter on a trestle beside it."""
    shop(L1390, racks=(-1.9,), benches=(), power=1.0)
    made_ = set(bpy.data.objects)
    radiance("1390", work=big_sheet)
    root = link(bpy.data.objects.new("place", None))
    parts = [o for o in bpy.data.objects if o not in made_ and o is not root]
    for o in parts:
        if not o.parent:
            o.parent = root
    root.location, root.rotation_euler.z = (-0.25, 0.55, 0), 0.20

    def trestle():
        f = finishes()
        box("top", (0.95, -0.55, 0.735), (1.95, 0.15, 0.76), birch(name="trestle top"), 0.003)
        for x in (1.08, 1.82):
            for s in (-1, 1):
                tube("leg", [(x, -0.20 + s * 0.03, 0.735), (x, -0.20 + s * 0.14, 0.37), (x, -0.20 + s * 0.27, 0.0)], 0.014, f.graphite)
            box("rail", (x - 0.012, -0.38, 0.30), (x + 0.012, -0.02, 0.33), f.graphite, 0.003)
        e = city(0.0, 4)
        e.scale = (1.25, 1.25, 1.25)
        put(e, (1.45, -0.20, 0.76), (0, 0, 0.05))

    parts += made(trestle)
    frame_of(parts, 12, 12, 52, (0.90, 0.84), (0, 0), 8)


def screen_contours():
    """1600 x 1032 drawing window: a hillside's height lines with figures, layers with their thickness, the nested sheet."""

    def draw(c):
        c.set_source_rgb(0.955, 0.96, 0.962)
        c.paint()
        c.set_source_rgb(1, 1, 1)
        c.rectangle(0, 0, 1600, 64)
        c.fill()
        c.rectangle(0, 64, 84, 968)
        c.fill()
        for i in range(8):
            c.set_source_rgb(*((1, 0.5, 0.1) if i == 2 else (0.62, 0.66, 0.70)))
            paint_motif(c, MOTIFS[i], 42, 120 + i * 84, 19)
        c.set_source_rgb(1, 1, 1)
        c.rectangle(104, 84, 1010, 928)
        c.fill()
        c.set_line_width(1)
        c.set_source_rgb(0.90, 0.915, 0.925)
        for k in range(26):
            c.move_to(104 + 40.4 * k, 84)
            c.line_to(104 + 40.4 * k, 1012)
        for k in range(24):
            c.move_to(104, 84 + 40.4 * k)
            c.line_to(1114, 84 + 40.4 * k)
        c.stroke()
        c.save()
        c.rectangle(104, 84, 1010, 928)
        c.clip()
        for i in range(12):
            q = level(1010, 900, i / 12, 3)
            c.set_source_rgb(*((0.85, 0.25, 0.10) if i % 4 == 0 else (0.16, 0.20, 0.24)))
            c.set_line_width(4 if i % 4 == 0 else 2.4)
            for k, (x, y) in enumerate(q):
                (c.line_to if k else c.move_to)(609 + x, 548 - y)
            c.close_path()
            c.stroke()
            mask_text(c, str(412 + 2 * i), 609 + q[118][0] + 10, 548 - q[118][1], 22, bold=False)
        c.set_source_rgb(0.35, 0.62, 0.75)
        c.set_line_width(10)
        c.move_to(150, 84)
        c.curve_to(230, 400, 130, 600, 210, 1012)
        c.stroke()
        c.set_source_rgb(0.16, 0.20, 0.24)
        c.set_line_width(4)
        c.rectangle(470, 640, 110, 56)
        c.stroke()
        c.rectangle(500, 600, 90, 48)
        c.stroke()
        c.restore()
        for i in range(7):
            c.set_source_rgb(1, 1, 1)
            rr(c, 1140, 84 + i * 74, 430, 62, 10)
            c.fill()
            u = i / 6
            c.set_source_rgb(0.86 - 0.40 * u, 0.70 - 0.36 * u, 0.46 - 0.26 * u)
            rr(c, 1156, 98 + i * 74, 34, 34, 7)
            c.fill()
            c.set_source_rgb(0.14, 0.17, 0.20)
            mask_text(c, f"{i + 1:02d}", 1212, 115 + i * 74, 26, align="l")
            c.set_source_rgb(0.52, 0.56, 0.60)
            mask_text(c, "4.0 mm", 1440, 115 + i * 74, 24, bold=False, align="l")
        c.set_source_rgb(1, 1, 1)
        rr(c, 1140, 620, 430, 300, 12)
        c.fill()
        c.set_source_rgb(0.16, 0.20, 0.24)
        c.set_line_width(2.5)
        c.rectangle(1166, 646, 378, 248)
        c.stroke()
        for k, (x, y, s) in enumerate(((1260, 770, 0.30), (1440, 730, 0.20), (1450, 838, 0.15), (1210, 690, 0.08))):
            for j in range(1 if k else 2):
                for n, (a, b) in enumerate(level(1010, 900, 0.15 + 0.15 * k + 0.3 * j, 3, (0, 0))):
                    (c.line_to if n else c.move_to)(x + a * s * 0.55, y - b * s * 0.55)
                c.close_path()
                c.stroke()
        c.set_source_rgb(1, 0.5, 0.1)
        rr(c, 1140, 940, 430, 72, 14)
        c.fill()

    return drawn("screen-contours", 1600, 1032, draw)


def lesson_drawing():
    """Lesson 1: height lines on a laptop's screen, a survey print and a pencil beside it."""
    atelier(1.2, (0, 0, 0.08), 0.9, -1)

    def things():
        put(laptop(screen_contours(), 112, 0.95), (-0.040, 0.02, 0), (0, 0, 0.16))
        sheet = hard.mark(paper("survey", "#F2EFE8", 0.05), mm.mask("mk-survey", 210, 148, lambda c: [c.rectangle(-96, -66, 192, 132), c.clip(), mm.contour(c, 210, 148, 3, 16, 0.30)], 2048), (0.21, 0.148), "#5A4634", 0.9, 0, depth=0)
        put(plate("survey", [rrect(0.21, 0.148, 0.001)], 0.0003, sheet, bev=0.00005), (0.215, -0.130, 0.0004), (0, 0, -0.22))

    parts = made(things)
    pencil((0.175, -0.165), 0.5, "#C8502C")
    e, ground = terrain(0.16, 0.12, 7, 0.004, 3, figures=False)
    put(e, (0.245, 0.045, 0), (0, 0, -0.2))
    frame_of(parts, -12, 22, 62, (0.90, 0.86), (0, 0), 8)


def lesson_kerf():
    """Lesson 2: a comb of slots from 2.8 to 3.2 mm, a tongue pushed into the one that fits, callipers."""
    atelier(0.62, (0, 0, 0.01), 0.95, 1, "#B9BCBC")
    sizes = [2.80 + 0.05 * k for k in range(9)]

    def draw(c):
        for k, s in enumerate(sizes):
            mm.label(c, f"{s:.2f}", -64 + 16 * k, 4, 4.4)
        c.rectangle(-76, -14, 152, 0.4)
        c.fill()
        mm.label(c, "3.00 mm", -74, -19.5, 5, align="l")

    def things():
        top = [(-0.080, -0.026), (0.080, -0.026), (0.080, 0.026)]
        for k in range(8, -1, -1):
            x, s = -0.064 + 0.016 * k, sizes[k] / 1000 * 1.25
            top += [(x + s / 2, 0.026), (x + s / 2, 0.002), (x - s / 2, 0.002), (x - s / 2, 0.026)]
        top += [(-0.080, 0.026)]
        e = group("comb")
        marked([[(x, -y) for x, y in top]], mm.mask("mk-comb", 160, 52, lambda c: [c.scale(1, 1), c.translate(0, -4), draw(c)], 3072), (0.160, 0.052), 0.003, (0, 0, 0.0017), parent=e, name="kerf comb")
        marked([rrect(0.046, 0.034, 0.002)], mm.mask("mk-tongue", 46, 34, lambda c: mm.label(c, "3.0", 0, -4, 8), 1024), (0.046, 0.034), 0.003, (0.0, -0.0215, 0.017), (math.pi / 2, 0, math.pi / 2), e, "tongue")
        put(e, (-0.010, 0.012, 0), (0, 0, 0.10))
        for k in range(4):
            ply([rrect(0.046, 0.034, 0.002)], 0.003, (0.105 + 0.002 * k, 0.045, 0.0016 + 0.0032 * k), (0, 0, 0.2 + 0.12 * k), name=f"tongue{k}")

    parts = made(things)
    parts += made(lambda: callipers((-0.048, -0.074, 0.0), 0.08, 0.026))
    frame_of(parts, 12, 40, 72, (0.94, 0.88), (0, 0), 8)


def lesson_glue():
    """Lesson 3: the layers glued and weighed down, brush and bottle at hand."""
    atelier(1.0, (0, 0, 0.04), 0.95, -1)

    def things():
        e, ground = terrain(0.34, 0.24, 8, 0.005, 9, figures=True)
        for k, (x, y) in enumerate(((0.075, 0.020), (-0.020, 0.030), (0.055, -0.060))):
            w = kilogram((x, y, ground(x, y)), (0.80, 0.62, 0.62)[k], ("1 kg", "500 g", "500 g")[k])
            w.parent = e
        put(e, (0, 0.03, 0), (0, 0, 0.12))
        glue((-0.205, -0.110, 0))
        brush = group("brush")
        put(lathe("handle", [(0, 0), (0.004, 0.001), (0.005, 0.02), (0.0036, 0.07), (0.0044, 0.110), (0, 0.112)], pbr("brush lacquer", hexc("#B5452A"), rough=0.3, coat=0.5)), (0, 0, 0), (0, math.pi / 2, 0), brush)
        put(box("ferrule", (-0.010, -0.006, -0.002), (0.010, 0.006, 0.002), finishes().brass, 0.001), (0.120, 0, 0), parent=brush)
        put(box("bristle", (-0.012, -0.006, -0.0016), (0.012, 0.006, 0.0016), surface("bristle", hexc("#D9C9A0"), hexc("#A98F5A"), grain=900, stretch=(0.05, 4, 1), bump=0.8), 0.001), (0.140, 0, 0), parent=brush)
        put(brush, (-0.090, -0.165, 0.006), (0, 0, 0.12))

    frame_of(made(things), -18, 30, 66, (0.88, 0.86), (0, 0), 8)


def lesson_photo():
    """Lesson 4: the finished model on a white sweep, a phone on a small tripod before it, a lamp from the side."""
    cyclorama(hexc("#CFCFCD"), hexc("#DEDEDC"), 0.34, 3, 0.1, wid=16)
    world((0.86, 0.92, 1), 0.10)
    area("lamp light", (0.50, 0.06, 0.40), (0, 0.02, 0.05), 0.16, 9, (1, 0.93, 0.82), 0.16)
    area("fill", (-0.8, -0.7, 0.6), (0, 0, 0.05), 0.8, 4.5, (0.84, 0.92, 1))
    area("back", (-0.2, 0.5, 1.1), (0, 0.9, 0.3), 0.9, 6, (1, 0.98, 0.95))
    parts = site((0, 0.05, 0), 0.12, "ply", 34, 3, 0.32, 0.23, 8, 1.5)

    def view():
        """The phone's screen: the model's hill and house."""

        def draw(c):
            c.set_source_rgb(0.80, 0.81, 0.81)
            c.paint()
            for i in range(8):
                q = level(620, 420, i / 8, 3)
                c.set_source_rgb(0.90 - 0.02 * i, 0.78 - 0.025 * i, 0.58 - 0.03 * i)
                for k, (x, y) in enumerate(q):
                    (c.line_to if k else c.move_to)(360 + x, 900 - y * 0.42 - i * 26)
                c.close_path()
                c.fill_preserve()
                c.set_source_rgb(0.30, 0.19, 0.10)
                c.set_line_width(4)
                c.stroke()
            c.set_source_rgb(0.97, 0.97, 0.96)
            c.rectangle(300, 720, 120, 46)
            c.rectangle(330, 676, 100, 42)
            c.fill()
            c.set_source_rgb(1, 1, 1)
            c.set_line_width(2)
            for k in (1, 2):
                c.move_to(240 * k, 0)
                c.line_to(240 * k, 1544)
                c.move_to(0, 515 * k)
                c.line_to(720, 515 * k)
            c.stroke()
            c.arc(360, 1400, 60, 0, 7)
            c.fill()

        return drawn("mk-view", 720, 1544, draw)

    def rig():
        f = finishes()
        p = phone(view(), 0.9)
        put(p, (-0.185, -0.190, 0.165), (math.radians(82), 0, 0.62))
        tube("clamp", [(-0.185, -0.182, 0.088), (-0.185, -0.180, 0.100), (-0.185, -0.181, 0.115)], 0.006, f.graphite)
        box("shoe", (-0.212, -0.197, 0.084), (-0.158, -0.171, 0.092), f.graphite, 0.002)
        for k in range(3):
            a = TAU * k / 3 + 0.3
            tube("leg", [(-0.185, -0.182, 0.086), (-0.185 + 0.03 * math.cos(a), -0.182 + 0.03 * math.sin(a), 0.045), (-0.185 + 0.062 * math.cos(a), -0.182 + 0.062 * math.sin(a), 0.002)], 0.0038, f.graphite)

    parts += made(rig)
    f = finishes()

    def softbox():
        tube("stand", [(0.245, 0.13, 0.0), (0.245, 0.13, 0.11), (0.245, 0.13, 0.22)], 0.005, f.graphite)
        put(cyl("stand foot", (0, 0, 0), 0.055, 0.012, f.graphite, bev=0.003), (0.245, 0.13, 0.006))
        head = put(group("head"), (0.240, 0.128, 0.24), (0, math.radians(62), math.radians(8)))
        put(loft_box(), parent=head)
        put(box("panel", (-0.050, -0.070, -0.001), (0.050, 0.070, 0.001), emis("softbox", (1, 0.93, 0.82), 4.0), 0.002), (0, 0, -0.022), parent=head)

    parts += made(softbox)
    frame_of(parts, -6, 18, 60, (0.88, 0.88), (0, 0), 8)


def loft_box():
    """The black hood of a small soft light."""
    from clinic_kit import loft

    return loft("hood", [(rrect(0.108, 0.148, 0.008), -0.022), (rrect(0.104, 0.144, 0.008), -0.010), (rrect(0.050, 0.060, 0.008), 0.040)], pbr("hood", (0.015, 0.015, 0.017), rough=0.6))


def tower():
    """Showcase 1: a twisted tower of forty cut floors round a core, white on birch."""
    atelier(0.9, (0, 0, 0.12), 1.0, -1, "#C6C8C8")

    def things():
        dark_ply([rrect(0.15, 0.15, 0.004)], 0.012, (0, 0, 0.006), name="tower base")
        put(plate("plaza", [rrect(0.142, 0.142, 0.003)], 0.002, white("plaza white", "#DCD9D2"), bev=0.0002), (0, 0, 0.0130))
        glass_ = shell_glass("tower glass", (0.66, 0.82, 0.87), 0.5)
        for k in range(40):
            u = k / 39
            s = 0.078 * (1 - 0.34 * u**1.4)
            z = 0.0145 + 0.0064 * k
            a = 1.35 * u + 0.2
            put(plate("floor", [fillet([(-s / 2, -s / 2), (s / 2, -s / 2), (s / 2, s / 2), (-s / 2, s / 2)], s * 0.22, 8)], 0.0018, white(), bev=0.0001), (0, 0, z), (0, 0, a))
            if k < 39:
                put(prism_z("glass", rrect(s * 0.86, s * 0.86, s * 0.18, 5), 0, 0.0046, glass_, 0, 1), (0, 0, z + 0.0009), (0, 0, a))
                put(prism_z("core", rrect(s * 0.36, s * 0.36, s * 0.05, 3), 0, 0.0046, birch(name="tower core"), 0, 1), (0, 0, z + 0.0009), (0, 0, a))
        for x, y, h in ((-0.055, -0.050, 0.030), (-0.030, -0.060, 0.024), (0.052, -0.052, 0.028), (0.058, 0.045, 0.030), (-0.058, 0.040, 0.026)):
            slotted_tree(h, "leaf", "#86A566", (x, y, 0.014), h * 90)
        building(0.030, 0.022, 0.024, 6, 4, 3, (0.052, -0.005, 0.014), 0.1)

    parts = made(things)
    building(0.060, 0.060, 0.150, 8, 8, 16, (-0.185, 0.130, 0), 0.3)
    building(0.080, 0.060, 0.090, 10, 8, 10, (0.190, 0.150, 0), -0.2, skin=birch(name="back birch"))
    frame_of(parts, -16, 13, 72, (0.80, 0.90), (0, -0.01), 5.6)


def bridge_model():
    """Showcase 2: a footbridge hung from two leaning arches over blue water."""
    atelier(0.9, (0, 0, 0.04), 1.0, 1)

    def things():
        e = group("bridge")
        L, rise = 0.300, 0.078
        dark_ply([rrect(0.37, 0.13, 0.004)], 0.012, (0, 0, 0.006), parent=e, name="bridge base")
        put(plate("water", [rrect(0.36, 0.12, 0.002)], 0.0016, pbr("model water", hexc("#6FA3B8"), rough=0.12, coat=0.8), bev=0.0002), (0, 0, 0.0128), parent=e)
        for s in (-1, 1):
            for k in range(5):
                bank = [(s * 0.180, -0.060), (s * (0.150 - 0.008 * k) - s * 0.010, -0.060), (s * (0.146 - 0.004 * k) - s * 0.006 * k, 0.0), (s * (0.152 - 0.010 * k), 0.060), (s * 0.180, 0.060)]
                if s < 0:
                    bank = bank[::-1]
                bank = [(s * (0.180 - (0.180 - abs(x)) * (1 - 0.12 * k)), y) for x, y in bank]
                ply([bank], 0.005, (0, 0, 0.0161 + 0.005 * k), (0, 0, 0), e, "bank")
        deck_z = 0.0135 + 0.025 + 0.0026
        ply([rrect(L + 0.02, 0.034, 0.001)], 0.0024, (0, 0, deck_z), parent=e, name="deck")
        for k in range(49):
            ply([rrect(0.0040, 0.030, 0.0003, 2)], 0.0010, (-L / 2 + L * k / 48, 0, deck_z + 0.0018), parent=e, name="planks")
        for s in (-1, 1):
            arch = stroke([(L / 2 * math.cos(a), rise * math.sin(a)) for a in (math.pi * i / 60 for i in range(61))], lambda u: 0.0058 - 0.0022 * math.sin(math.pi * u))
            holder = put(group("arch"), (0, s * 0.020, deck_z), (s * 0.26, 0, 0), e)
            put(plate("arch", [arch], 0.003, white(), bev=0.0002), (0, 0, 0), UP, holder)
            lines = []
            for k in range(1, 20):
                x = -L / 2 + L * k / 20
                h = rise * math.sqrt(max(0.0, 1 - (2 * x / L) ** 2))
                lines.append([(x, 0, 0), (x, 0, h / 2), (x, 0, h)])
            strand(lines, 0.00035, steel("hanger", 0.3), "hangers", 1).parent = holder
            rail = [[(-L / 2, 0, 0.010), (0, 0, 0.010), (L / 2, 0, 0.010)], [(-L / 2, 0, 0.005), (0, 0, 0.005), (L / 2, 0, 0.005)]]
            rail += [[(-L / 2 + L * k / 36, 0, 0), (-L / 2 + L * k / 36, 0, 0.005), (-L / 2 + L * k / 36, 0, 0.010)] for k in range(37)]
            put(strand(rail, 0.0003, steel("hanger", 0.3), "rail", 1), (0, s * 0.0155, deck_z + 0.001), parent=e)
        for x, y, k in ((-0.06, 0.004, 0), (-0.05, -0.004, 1), (0.03, 0.0, 2), (0.09, 0.005, 0)):
            figure(0.0125, (x, y, deck_z + 0.0024), 0.3 * k, k, "#C8402A" if k == 1 else "#3F454A", e)
        for x, y, h in ((-0.168, 0.040, 0.040), (-0.166, -0.040, 0.032), (0.168, 0.036, 0.036), (0.170, -0.040, 0.044)):
            slotted_tree(h, "leaf", "#86A566", (x, y, 0.0386), h * 60, e)
        put(e, (0, 0, 0), (0, 0, 0.30))

    frame_of(made(things), 10, 17, 70, (0.92, 0.80), (0, 0), 7.1)


def pavilion():
    """Showcase 3: a pavilion of slotted plywood ribs and rings, a bench of people under it."""
    atelier(0.8, (0, 0, 0.04), 1.0, -1)

    def things():
        put(plate("ground", [circle(0.125, 160)], 0.006, white("plaza white", "#DCD9D2"), bev=0.0003), (0, 0, 0.0031))
        R, H = 0.100, 0.078
        z = 0.0062
        rib = [(R * (1 - 0.10 * u), 0.0 + H * 0.10 * u) for u in (0, 1)] + [(R * (0.90 * math.cos(a) + 0.0), H * (0.10 + 0.90 * math.sin(a))) for a in (math.radians(6 + 66 * i / 22) for i in range(23))]
        loop = stroke(rib, lambda u: 0.0130 - 0.0085 * u)
        for k in range(24):
            a = TAU * k / 24
            if k in (17, 18, 19):
                loop_ = stroke(rib[11:], lambda u: 0.0095 - 0.0050 * u)
            else:
                loop_ = loop
            ply([loop_], 0.0024, (0, 0, z), (math.pi / 2, 0, a), name="rib")
        for i in (3, 8, 13, 18, 23):
            r, h = rib[i]
            cut = [circle(r + 0.0052 - 0.0008 * i / 5, 120), circle(r - 0.0048 + 0.0010 * i / 5, 120)]
            if i == 3:
                gap = [(q * math.cos(b), q * math.sin(b)) for q, b in [(r + 0.005, TAU * (19.5 + 21 * j / 80) / 24) for j in range(81)] + [(r - 0.0048, TAU * (40.5 - 21 * j / 80) / 24) for j in range(81)]]
                cut = [gap]
            ply(cut, 0.0024, (0, 0, z + h), name="ring")
        put(lathe("eye", [(0.029, 0), (0.034, 0), (0.034, 0.004), (0.029, 0.004), (0.029, 0)], birch(name="eye ring")), (0, 0, z + H * 0.955))
        bench_seat((0.0, 0.022, z), 0.0, 0.9)
        for x, y, a, k in ((-0.030, -0.015, 0.2, 0), (0.020, -0.040, -0.3, 1), (0.034, -0.034, 0.2, 2), (0.0, -0.108, 0.0, 0), (-0.090, -0.075, 0.4, 1)):
            figure(0.026, (x, y, z), a, k, ("#3F454A", "#C8402A", "#F2F1EE")[k])
        for x, y, h in ((-0.105, 0.050, 0.070), (0.108, 0.042, 0.060)):
            slotted_tree(h, "leaf", "#86A566", (x, y, z), h * 30)

    frame_of(made(things), 0, 22, 70, (0.86, 0.84), (0, 0), 7.1)


def terrain_model():
    """Showcase 4: a valley of grey card with pines and a thread of lake, seen from low."""
    atelier(0.85, (0, 0, 0.03), 1.0, 1, "#D3D1CC", "#C6D0D6")
    keep = []

    def things():
        e, ground = terrain(0.34, 0.26, 16, 0.0034, 27, kind="grey", figures=False)
        keep.append((e, ground))
        plant(e, ground, 0.34, 0.26, 60, (0.012, 0.022), 4, kinds=("pine",), tones=("#4F6B4E", "#5F7F5A", "#3F5A44"))

    parts = made(things)
    e, ground = keep[0]
    for x, y in ((-0.035, -0.060), (-0.050, -0.040), (-0.015, -0.075)):
        building(0.013, 0.009, 0.007, 3, 2, 1, (x, y, ground(x, y)), 0.3, e, roof="gable", t=0.0005, skin=white())
    frame_of(parts, 24, 19, 72, (0.94, 0.84), (0, -0.02), 6.3)


def interior():
    """Showcase 5: a room at 1 to 20: stair, table and chairs, shelves, a window's light across the floor."""
    atelier(0.8, (0, 0, 0.06), 0.95, -1)
    area("through", (-0.50, 0.05, 0.40), (0.02, 0.0, 0.01), 0.08, 5.0, (1, 0.90, 0.74))

    def things():
        e = group("room")
        W, D, H, t = 0.240, 0.160, 0.120, 0.003
        ply([rrect(W + 0.02, D + 0.02, 0.003)], 0.006, (0, 0, 0.003), parent=e, name="room base")
        z = 0.0062
        floor_ = wood("room floor", hexc("#A87B4C"), hexc("#855C35"), 4.0, "X", ring=12, rough=0.4)
        put(plate("floor", [rrect(W, D, 0.0005, 2)], 0.0015, floor_, bev=0.0001), (0, 0, z + 0.0008), parent=e)
        z += 0.0016
        wh = white()
        put(plate("back", [[(-W / 2, 0), (W / 2, 0), (W / 2, H), (-W / 2, H)], rrect(0.050, 0.052, 0.0004, 2, 0.030, 0.064)], t, wh, bev=0.0001), (0, D / 2 - t / 2, z), UP, e)
        panes = [rrect(0.0275, 0.080, 0.0004, 2, -0.048 + 0.032 * i, 0.060) for i in range(4)]
        put(plate("left", [[(-D / 2, 0), (D / 2, 0), (D / 2, H), (-D / 2, H)], *panes], t, wh, bev=0.0001), (-W / 2 + t / 2, 0, z), ACROSS, e)
        put(plate("right", [[(0.0, 0), (D / 2, 0), (D / 2, H), (0.0, H)]], t, wh, bev=0.0001), (W / 2 - t / 2, 0, z), ACROSS, e)
        wood_ = birch(name="room birch")
        s = stair(0.030, 0.0090, 11, 0.0085, wood_, 0.0016)
        put(s, (0.020, 0.058, z), (0, 0, 0), e)
        put(plate("gallery", [rrect(0.10, 0.050, 0.0006, 2)], 0.003, wood_, bev=0.0001), (0.070, 0.054, z + 0.1005), parent=e)
        e2 = group("table")
        put(plate("table top", [rrect(0.070, 0.032, 0.002)], 0.0020, wood_, burnt("burnt 0.002", 0.002), bev=0.0001), (0, 0, 0.0265), parent=e2)
        for sx in (-1, 1):
            put(plate("trestle", [fillet([(-0.013, 0), (-0.009, 0), (-0.003, 0.0255), (0.003, 0.0255), (0.009, 0), (0.013, 0), (0.009, 0.0265), (-0.009, 0.0265)], 0.0004, 2)], 0.0016, wood_, bev=0.0001), (sx * 0.025, 0, 0), ACROSS, e2)
        for k in range(6):
            x, y, a = -0.022 + 0.022 * (k % 3), (0.024 if k < 3 else -0.024), (0 if k < 3 else math.pi)
            c = group("chair")
            side = [(-0.007, 0), (-0.0055, 0), (-0.0050, 0.0125), (0.0050, 0.0125), (0.0062, 0), (0.0078, 0), (0.0066, 0.014), (0.0082, 0.030), (0.0066, 0.030), (0.0050, 0.0140), (-0.0062, 0.0140)]
            for s_ in (-1, 1):
                put(plate("chair side", [side], 0.0010, pbr("chair", hexc("#C8502C") if k == 1 else hexc("#3F454A"), rough=0.6), bev=0.00005), (s_ * 0.0065, 0, 0), ACROSS, c)
            put(plate("seat", [rrect(0.014, 0.0125, 0.0004, 2)], 0.0010, pbr("chair seat", hexc("#D9C7A6"), rough=0.6), bev=0.00005), (0, 0, 0.0138), parent=c)
            put(plate("chair back", [rrect(0.014, 0.008, 0.0006, 2)], 0.0010, pbr("chair seat", hexc("#D9C7A6"), rough=0.6), bev=0.00005), (0, 0.0078, 0.0262), (math.pi / 2 - 0.1, 0, 0), c)
            put(c, (x, y, 0), (0, 0, a), e2)
        put(e2, (-0.048, -0.020, z), (0, 0, 0.12), e)
        for j in range(5):
            put(box("shelf", (-0.030, -0.008, 0), (0.030, 0.008, 0.0012), wood_, 0.0001), (-0.070, D / 2 - t - 0.009, z + 0.006 + 0.0165 * j), parent=e)
            rnd = random.Random(j)
            x = -0.096
            while x < -0.050 and j < 4:
                w = rnd.uniform(0.0012, 0.0030)
                h = rnd.uniform(0.009, 0.0135)
                put(box("book", (0, -0.004, 0), (w, 0.004, h), pbr(f"bk{rnd.randrange(6)}", hexc(rnd.choice(("#7A3B2C", "#2F4F57", "#B58A3E", "#5A6B4F", "#D8D2C4"))), rough=0.7), 0.0001), (x + w / 2, D / 2 - t - 0.009, z + 0.0070 + 0.0165 * j + h / 2), parent=e)
                x += w + 0.0003
        for s_ in (-1, 1):
            put(box("upright", (-0.0007, -0.008, 0), (0.0007, 0.008, 0.074), wood_, 0.0001), (-0.070 + s_ * 0.0305, D / 2 - t - 0.009, z + 0.037), parent=e)
        for k, (x, h) in enumerate(((-0.066, 0.056), (-0.048, 0.060), (-0.030, 0.056))):
            tube("cord", [(x, -0.020, z + H), (x, -0.020, z + H * 0.8), (x, -0.020, z + h)], 0.0003, finishes().black).parent = e
            put(lathe("shade", [(0.0010, 0.006), (0.0020, 0.006), (0.0070, 0.0), (0.0066, 0.0)], pbr("shade", hexc("#2F5D62"), rough=0.4)), (x, -0.020, z + h - 0.004), parent=e)
            put(sphere("bulb", (0, 0, 0), 0.0022, emis("room bulb", (1, 0.82, 0.55), 5)), (x, -0.020, z + h - 0.003), parent=e)
        tube("beam", [(-0.075, -0.020, z + H), (-0.048, -0.020, z + H), (-0.020, -0.020, z + H)], 0.0010, finishes().black).parent = e
        figure(0.044, (0.010, -0.030, z), 0.3, 0, "#F2F1EE", e)
        figure(0.042, (0.062, 0.030, z), -0.2, 1, "#C8402A", e)
        slotted_tree(0.040, "leaf", "#6E8F5A", (0.098, -0.050, z), 0.4, e)
        put(plate("rug", [rrect(0.085, 0.062, 0.001)], 0.0006, wool("rug", "#8E9A96", "#77847F"), bev=0.0001), (-0.048, -0.020, z + 0.0004), (0, 0, 0.12), e)
        put(e, (0, 0, 0), (0, 0, -0.22))

    frame_of(made(things), 4, 26, 70, (0.86, 0.88), (0, 0), 7.1)


def truss_model():
    """Showcase 6: three roof trusses of plywood, one standing, one leaning, one still in its sheet."""
    atelier(0.85, (0, 0, 0.03), 1.0, 1, "#C6C8C8")

    def things():
        for k, y in enumerate((0.02, 0.065, 0.110)):
            truss_frame(0.260, 0.085, 0.004, (0.0, y, 0.030), 0, None, f"show truss{k}", 8, 0.0040)
        for s in (-1, 1):
            box("plinth", (s * 0.130 - 0.012, 0.005, 0), (s * 0.130 + 0.012, 0.125, 0.024), walnut(name="truss plinth"), 0.001)
            slope = math.atan2(0.085, 0.130)
            for j in range(4 if s < 0 else 2):
                u = 0.12 + 0.22 * j
                ply([rrect(0.0060, 0.115, 0.0005, 2)], 0.0030, (s * 0.130 * (1 - u), 0.065, 0.030 + 0.085 * u + 0.0085), (0, s * slope, 0), name="purlin", axis="Y")
        e = group("sheet")
        loops = [rrect(0.310, 0.120, 0.003)]
        outline = [(-0.142, -0.040), (0.142, -0.040), (0.142, -0.033), (0, 0.055), (-0.142, -0.033)]
        loops.append(outline)
        put(plate("sheet", loops, 0.004, birch(name="truss sheet"), burnt("burnt 0.004", 0.004), bev=0.0002), (0, 0, 0.0022), parent=e)
        truss_frame(0.256, 0.083, 0.004, (0, 0, 0), 0, e, "sheet truss", 8, 0.0040).rotation_euler = (0, 0, 0)
        o = [c for c in e.children if c.name.startswith("sheet truss")][0]
        o.location = (0, -0.033, 0.0022)
        put(e, (-0.010, -0.100, 0), (0, 0, 0.10))

    frame_of(made(things), 14, 24, 70, (0.90, 0.86), (0, 0), 8)


def tree_set():
    """Showcase 7: trees in four sizes and three kinds, of veneer, card and clear acrylic, on a strip with its scale."""
    atelier(0.7, (0, 0, 0.04), 1.0, -1, "#CDD0CE", "#D2DAD4")

    def things():
        marked([rrect(0.300, 0.080, 0.003)], mm.mask("mk-treescale", 300, 80, lambda c: [[c.rectangle(-140 + 10 * k - 0.15, 30, 0.3, 8 if k % 5 == 0 else 5) for k in range(29)], c.fill(), [mm.label(c, s, x, 24, 6) for s, x in (("1:500", -112), ("1:200", -50), ("1:100", 20), ("1:50", 108))]], 3072), (0.300, 0.080), 0.005, (0, 0, 0.0026), name="tree scale")
        ve = walnut(name="tree walnut")
        for k, (x, h, kind, tone, y) in enumerate(((-0.128, 0.018, "leaf", "#86A566", 0.012), (-0.114, 0.022, "pine", "#587A4C", 0.000), (-0.098, 0.020, "leaf", "#6E8F5A", 0.014), (-0.066, 0.036, "pine", "#587A4C", 0.010), (-0.044, 0.040, "leaf", "#86A566", 0.000), (-0.018, 0.044, "leaf", None, 0.016), (0.012, 0.070, "leaf", "#E9E6DE", 0.006), (0.050, 0.078, "pine", None, 0.010), (0.108, 0.118, "leaf", "#6E8F5A", 0.008))):
            slotted_tree(h, kind, tone or "#000000", (x, y, 0.0052), 0.4 + k, t=0.0010, mat=ve if tone is None else None)
        figure(0.0085, (-0.106, -0.012, 0.0052), 0, 0, "#C8402A")
        figure(0.0170, (-0.056, -0.014, 0.0052), 0, 1, "#C8402A")
        figure(0.0300, (0.032, -0.014, 0.0052), 0, 2, "#C8402A")

    frame_of(made(things), -10, 16, 72, (0.92, 0.84), (0, -0.01), 7.1)


def urban_block():
    """Showcase 8: a closed block of houses round a garden, gabled roofs in birch and white."""
    atelier(0.85, (0, 0, 0.03), 1.0, 1)

    def things():
        e = group("block")
        dark_ply([rrect(0.300, 0.240, 0.003)], 0.010, (0, 0, 0.005), parent=e, name="block base")
        put(plate("street", [rrect(0.290, 0.230, 0.002)], 0.0015, paper("street grey", "#BDB9B2", 0.0), bev=0.0002), (0, 0, 0.0108), parent=e)
        put(plate("walk", [rrect(0.256, 0.196, 0.006)], 0.0015, paper("walk", "#DAD6CD", 0.0), bev=0.0002), (0, 0, 0.0123), parent=e)
        put(plate("garden", [rrect(0.146, 0.090, 0.006)], 0.0012, wool("garden", "#8FA978", "#7A9565"), bev=0.0002), (0, 0, 0.0136), parent=e)
        z = 0.0130
        rnd = random.Random(12)
        skins = (white(), white("model white b", "#E2DED6"), birch(name="block birch"), birch(name="block birch"), walnut(name="block walnut"))
        for side, (n, L, y, a) in enumerate(((5, 0.236, -0.068, 0), (5, 0.236, -0.068, math.pi), (3, 0.090, -0.093, math.pi / 2), (3, 0.090, -0.093, -math.pi / 2))):
            holder = put(group("wing"), (0, 0, 0), (0, 0, a), e)
            for k in range(n):
                w = L / n
                h = rnd.uniform(0.034, 0.048)
                if n == 3 and k == 1 and side == 3:
                    continue
                building(w - 0.0004, 0.044, h, max(3, round(w / 0.0085)), 4, max(3, round(h / 0.0095)), (-L / 2 + w * (k + 0.5), y, z), 0, holder, rnd.choice(skins), 0.0010, roof="gable" if rnd.random() < 0.8 else "flat", seed=rnd.randrange(99))
        for k in range(13):
            slotted_tree(rnd.uniform(0.020, 0.034), "leaf", rnd.choice(("#86A566", "#6E8F5A", "#587A4C")), (rnd.uniform(-0.062, 0.062), rnd.uniform(-0.036, 0.036), z + 0.001), rnd.uniform(0, 3), e)
        for k in range(9):
            slotted_tree(0.018, "leaf", "#86A566", (-0.122 + 0.0305 * k, -0.104, z - 0.0006), k * 0.7, e)
        for k in range(5):
            c = put(group("car"), (-0.12 + 0.058 * k, -0.1095 - 0.0015, z - 0.0014), (0, 0, 0), e)
            put(plate("car", [fillet([(-0.0075, 0), (0.0075, 0), (0.0078, 0.0022), (0.0046, 0.0026), (0.0026, 0.0046), (-0.0040, 0.0046), (-0.0064, 0.0026), (-0.0078, 0.0024)], 0.0008, 4)], 0.0062, pbr(f"car{k % 3}", hexc(("#C8402A", "#F2F1EE", "#3F5A6B")[k % 3]), rough=0.4), bev=0.0006), (0, 0, 0.0004), UP, c)
        put(e, (0, 0, 0), (0, 0, 0.36))

    frame_of(made(things), 4, 34, 68, (0.92, 0.88), (0, 0), 8)


SHOTS = {
    "applications/architecture/product-1": Shot(cutting_card, exposure=0.3, **CARD),
    "applications/architecture/product-2": Shot(with_board, exposure=0.3, **CARD),
    "applications/architecture/product-3": Shot(with_city, exposure=0.3, **CARD),
    "applications/architecture/lesson-1": Shot(lesson_drawing, exposure=0.35, **LESSON),
    "applications/architecture/lesson-2": Shot(lesson_kerf, exposure=0.35, **LESSON),
    "applications/architecture/lesson-3": Shot(lesson_glue, exposure=0.35, **LESSON),
    "applications/architecture/lesson-4": Shot(lesson_photo, exposure=0.35, **LESSON),
    "applications/architecture/showcase-1": Shot(tower, exposure=0.4, **CLEAR),
    "applications/architecture/showcase-2": Shot(bridge_model, exposure=0.4, **CARD),
    "applications/architecture/showcase-3": Shot(pavilion, exposure=0.4, **CARD),
    "applications/architecture/showcase-4": Shot(terrain_model, exposure=0.4, **CARD),
    "applications/architecture/showcase-5": Shot(interior, exposure=0.4, **CARD),
    "applications/architecture/showcase-6": Shot(truss_model, exposure=0.4, **CARD),
    "applications/architecture/showcase-7": Shot(tree_set, exposure=0.4, **CARD),
    "applications/architecture/showcase-8": Shot(urban_block, exposure=0.4, **CARD),
}
