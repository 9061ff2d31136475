"""Electronics: a dark bench in cool light. Banner, foot, three scenes and six tasks; machines and showcase are in applications_electronics_more.py."""
from bench_kit import *


def banner():
    """The front of an instrument, its window lit, two test leads in its sockets; knobs lie before it."""
    lab(1.2, (0.15, 0, 0.05), 0.95, 1)

    def things():
        instrument((0, 0, 0.0505), (math.radians(74), 0, 0.12))

    parts = made(things)
    f = group("plugs")
    for k, (x, c) in enumerate(((0.073, "#B3261E"), (0.091, "#17191B"))):
        a = Vector((x, -0.026, 0.030))
        a.rotate(Matrix.Rotation(math.radians(74), 3, "X"))
        a.rotate(Matrix.Rotation(0.12, 3, "Z"))
        p = a + Vector((0, 0, 0.0505))
        lead([tuple(p), (p.x + 0.004, p.y - 0.050, p.z + 0.006), (p.x + 0.03, p.y - 0.11, 0.010), (p.x + 0.11, p.y - 0.13 + 0.03 * k, 0.003), (p.x + 0.20, p.y - 0.05 - 0.03 * k, 0.003), (p.x + 0.30, p.y - 0.09, 0.003), (p.x + 0.42, p.y + 0.05, 0.003)], c)
    put(f)

    def loose():
        dark = pbr("knob dark", hexc("#1B1D20"), rough=0.45)
        for x, y, c in ((-0.115, -0.085, "#BCC2C8"), (-0.075, -0.105, "#E8671A")):
            knob((x, y, 0), 0.0125, 0.014, dark, hard.anodised(f"loose{c}", c, 0.28), 30)
        put(panel_plate("#2A4A6E", True, "spare"), (0.235, 0.105, 0.0017), (0, 0, -0.2))

    parts += [o for o in made(loose) if o.name.startswith("knob") or o.name.startswith("skirt")]
    frame_of(parts, 12, 17, 66, (0.46, 0.84), (0.21, -0.02), 8, WIDE)


def foot():
    """Component reels, label sheets and a ring lamp over a board, warm and blue in the dark."""
    lab(1.3, (-0.05, 0, 0.05), 0.95, 1, lines=False)

    def things():
        for k, (c, b) in enumerate((("#E4E7E8", "#2A2D31"), ("#2F6FA8", "#C9CDD0"), ("#1D2023", "#8E7A55"), ("#E4E7E8", "#C9CDD0"))):
            reel((-0.30 + 0.044 * k, 0.085 - 0.006 * k, 0.076), (math.pi / 2, 0, -0.35), c, b, 0.075, 0.012, k + 1)
        reel((-0.255, -0.085, 0.0), (0, 0, 0.5), "#E4E7E8", "#2A2D31", 0.070, 0.012, 7)
        ring_lamp((0.150, 0.150, 0), 0.55, 0.24, 0.16)
        board(0.110, 0.075, 3, at=(0.245, -0.040, 0.0002), turn=(0, 0, 0.30))
        label_sheet((-0.060, -0.060, 0.0004), 0.14, 1.0)

    frame_of(made(things), -10, 20, 62, (0.58, 0.94), (0.19, 0.0), 9, WIDE)


def label_sheet(at, turn, k=1.0, lifted=(), parent=None):
    """A sheet of polyester labels, each with a code and figures, on its amber liner. Returns its parent."""
    e = group("label sheet")
    cols, rows = 5, 7
    w, d = 0.036, 0.018
    put(plate("liner", [rrect(0.205, 0.150, 0.003)], 0.0003, paper("liner", "#D9A94A", 0.1), bev=0.00006), (0, 0, 0.0002), parent=e)
    for j in range(rows):
        for i in range(cols):
            if (i, j) in lifted:
                continue

            def draw(c, i=i, j=j):
                mm.data_matrix(c, 12, 16, 3 + i + 7 * j, -9.5, 0)
                mm.label(c, "24 V ⎓", -1.5, -4.2, 3.6, align="l")
                mm.label(c, "0.5 A", -1.5, 0.4, 3.2, bold=False, align="l")
                mm.label(c, "%04d" % (411 + i + cols * j), -1.5, 4.8, 3.2, bold=False, align="l")

            m = hard.mark(hard.satin(f"label{i}{j}", "#C5CACE", 0.52), mm.mask(f"bk-label{i}{j}", 36, 18, draw, 512), (w, d), "#0E1012", 0.6, 0, depth=0)
            put(plate("label", [rrect(w - 0.0014, d - 0.0014, 0.0014, 4)], 0.0001, m, bev=0.00002), ((i - 2) * (w + 0.002), (3 - j) * (d + 0.002), 0.00045), parent=e)
    e.scale = (k, k, k)
    return put(e, at, (0, 0, turn), parent)


def squeegee(at, turn):
    """A stencil blade of steel in an aluminium grip, lying. Returns its parent."""
    e = group("squeegee")
    put(prism_x("grip", fillet([(-0.011, 0.004), (0.011, 0.002), (0.013, 0.016), (-0.009, 0.018)], 0.004, 6), -0.042, 0.042, hard.anodised("grip", "#27629A", 0.32), 0.002), parent=e)
    put(plate("blade", [rrect(0.088, 0.030, 0.001)], 0.0006, satin_steel(), bev=0.0001), (0, -0.020, 0.0045), (0.16, 0, 0), e)
    return put(e, at, (0, 0, turn))


def stencil_scene():
    """Scene 1: a film stencil taped over a bare board, a blade and a line of paste above it."""
    lab(0.85, (0, 0, 0.01), 1.0, -1)

    def things():
        board(0.168, 0.120, 11, "#123C66", (-0.010, 0.010, 0), (0, 0, 0.10), bare=True)
        put(stencil_film(1.0), (-0.004, 0.012, 0.0021), (0, 0, 0.10))
        for x, y, a in ((-0.070, -0.034, 0.9), (-0.072, 0.054, -0.7), (0.062, -0.034, -0.6), (0.062, 0.058, 0.85)):
            tape((x, y, 0.0026), a + 0.10, 0.036, 0.011)
        squeegee((0.010, 0.078, 0.0026), 0.16)
        pot = lathe("pot", [(0, 0), (0.024, 0), (0.025, 0.001), (0.025, 0.022), (0.0235, 0.022), (0.0235, 0.012), (0, 0.012)], pbr("pot", hexc("#E7EAEB"), rough=0.35, coat=0.3))
        put(pot, (0.130, 0.030, 0))
        put(lathe("paste", [(0.0234, 0.014), (0.015, 0.0165), (0.008, 0.0150), (0, 0.0175)], pbr("paste", (0.42, 0.43, 0.45), rough=0.45, metal=0.5, bump=(500, 0.5))), (0.130, 0.030, 0))
        put(lathe("pot lid", [(0, 0.008), (0.026, 0.008), (0.0268, 0.007), (0.0268, 0.0), (0.0255, 0)], pbr("pot lid", hexc("#2E8B57"), rough=0.35, coat=0.3)), (0.135, -0.045, 0))
        tube("paste line", [(-0.050, 0.049, 0.0040), (-0.02, 0.052, 0.0050), (0.01, 0.055, 0.0046), (0.035, 0.0575, 0.0040)], 0.0022, pbr("paste", (0.42, 0.43, 0.45), rough=0.45, metal=0.5, bump=(500, 0.5)))

    frame_of(made(things), -16, 38, 68, (0.94, 0.88), (0, 0), 9)


def legends():
    """Scene 2: the same front twice: cut and blank, and with its legends bleached; a knob and screws wait."""
    lab(1.1, (0, 0, 0.02), 1.05, -1)

    def things():
        put(panel_plate("#1C2A3A", False, "blank"), (-0.065, 0.075, 0.0017), (0, 0, 0.12))
        instrument((0.060, -0.050, 0.018), (math.radians(14), 0, 0.12), lit=True, colour="#1C2A3A", case=0.016)
        dark = pbr("knob dark", hexc("#1B1D20"), rough=0.45)
        knob((-0.135, -0.055, 0), 0.0125, 0.014, dark, hard.anodised("loose o", "#E8671A", 0.28), 30)
        for k in range(5):
            hard.screw((-0.105 + 0.011 * (k % 3), -0.100 + 0.012 * (k // 3), 0.0), 0.0030, hard.satin("panel screw", "#C9CDD0", 0.24))

    frame_of(made(things), -18, 40, 66, (0.92, 0.88), (0, 0), 9)


def glass_mask():
    """Scene 3: a flex circuit's film lies on a glass plate, its waste peeled back at a corner, tweezers beside it."""
    from clinic_kit import forceps

    lab(0.85, (0, 0, 0.01), 1.0, 1)
    bpy.data.objects["strip"].visible_glossy = False  # otherwise it is reflected in the glass

    def things():
        put(plate("glass", [rrect(0.235, 0.150, 0.004)], 0.006, sheet_acrylic("bed glass", (0.80, 0.92, 0.90)), pbr("glass edge", hexc("#7FC4B4"), rough=0.15, coat=0.6), bev=0.0006), (0, 0, 0.0062), (0, 0, 0.10))
        film = pbr("waste film", (0.80, 0.36, 0.05), rough=0.22, spec=0.5, coat=0.4)
        waste = finely(plate("waste", [rrect(0.205, 0.120, 0.002), *[rrect(0.178, 0.026, 0.002, 4, 0, 0.034 - 0.034 * k) for k in range(3)]], 0.00016, film, bev=0.00003), 0.004)
        curl(waste, lambda x, y: 6.0 * max(0.0, x + 0.9 * y - 0.090) ** 2)
        put(waste, (0, 0, 0.0096), (0, 0, 0.10))
        for k in (1, 2):
            flex((0, 0, 0), 0.10, 0.0, 0.174, 0.0225, name="flex in").location = (-(0.034 - 0.034 * k) * math.sin(0.10), (0.034 - 0.034 * k) * math.cos(0.10), 0.0092)
        flex((-0.020, -0.120, 0.0), -0.14, 0.018, 0.174, 0.0225, name="flex out")
        forceps((0.130, -0.090, 0), 0.9, 0.130, 61, False)

    frame_of(made(things), 14, 36, 68, (0.92, 0.86), (0, 0), 9)


def stencil_close():
    """Solution 1: the apertures of the stencil, close: fine pitch, ball grid, rows of pads."""
    lab(0.5, (0, 0, 0.005), 1.0, -1, lines=False)
    board(0.168, 0.120, 11, "#123C66", (0.006, -0.002, 0), (0, 0, 0.10), bare=True)
    o = finely(stencil_film(1.0), 0.006)
    curl(o, lambda x, y: 4.5 * max(0.0, x - 0.022) ** 2)
    put(o, (0.002, 0.0, 0.0021), (0, 0, 0.10))
    subject = made(lambda: put(plate("aim", [rrect(0.070, 0.058, 0.001)], 0.0001, clear_("aim clear"), bev=0.00002), (0.002, 0.004, 0.0023), (0, 0, 0.10)))
    tape((-0.064, 0.050, 0.0026), -0.7, 0.036, 0.011)
    tape((-0.060, -0.050, 0.0026), 0.9, 0.036, 0.011)
    frame_of(subject, -24, 36, 80, (0.84, 0.80), (0.0, -0.02), 9)
    for q in subject:
        bpy.data.objects.remove(q)


def clear_(name):
    """A stand-in's material: only used to aim the camera, removed before the picture is made."""
    return pbr(name, (1, 1, 1))


def front():
    """Solution 2: the finished front from the side, its legend crisp, the window lit."""
    lab(0.8, (0, 0, 0.05), 1.0, -1)
    subject = made(lambda: instrument((0, 0, 0.0505), (math.radians(70), 0, -0.34)))
    dark = pbr("knob dark", hexc("#1B1D20"), rough=0.45)
    knob((-0.030, -0.070, 0), 0.0125, 0.014, dark, hard.anodised("loose o", "#E8671A", 0.28), 30)
    put(panel_plate("#2A4A6E", False, "blank blue"), (0.170, -0.070, 0.0017), (0, 0, 0.35))
    frame_of(subject, -10, 18, 72, (0.84, 0.74), (0, 0.08), 8)


def labels():
    """Solution 3: a sheet of coded labels, some lifted and set on a supply's case."""
    lab(0.85, (0, 0, 0.01), 1.0, 1)

    def things():
        label_sheet((-0.050, 0.0, 0.0004), 0.12, 1.0, ((4, 0), (4, 1), (3, 0)))
        box("supply", (0.078, -0.055, 0), (0.158, 0.055, 0.032), pbr("supply", hexc("#1D2124"), rough=0.5, bump=(900, 0.1)), 0.004)
        for k in range(2):

            def draw(c, k=k):
                mm.data_matrix(c, 12, 16, 7 + 28 * k, -9.5, 0)
                mm.label(c, "24 V ⎓", -1.5, -4.2, 3.6, align="l")
                mm.label(c, "0.5 A", -1.5, 0.4, 3.2, bold=False, align="l")
                mm.label(c, "%04d" % (415 + 5 * k), -1.5, 4.8, 3.2, bold=False, align="l")

            m = hard.mark(hard.satin(f"stuck{k}", "#C5CACE", 0.52), mm.mask(f"bk-stuck{k}", 36, 18, draw, 512), (0.036, 0.018), "#0E1012", 0.6, 0, depth=0)
            o = plate("stuck", [rrect(0.0346, 0.0166, 0.0014, 4)], 0.0001, m, bev=0.00002)
            o.scale = (1.7, 1.7, 1)
            put(o, (0.118, 0.018 - 0.040 * k, 0.03215))
        m = hard.mark(hard.satin("loose label", "#C5CACE", 0.52), mm.mask("bk-stuck0", 36, 18, lambda c: None, 512), (0.036, 0.018), "#0E1012", 0.6, 0, depth=0)
        o = finely(plate("peeled", [rrect(0.0346, 0.0166, 0.0014, 4)], 0.0001, m, bev=0.00002), 0.002)
        curl(o, lambda x, y: 14 * max(0.0, x) ** 2)
        put(o, (0.055, -0.100, 0.0004), (0, 0, 0.4))
        tube("cord", [(0.118, 0.055, 0.014), (0.120, 0.085, 0.010), (0.09, 0.13, 0.003), (0.0, 0.15, 0.003), (-0.2, 0.12, 0.003)], 0.0026, finishes().rubber, 12)

    parts = made(things)
    frame_of([o for o in parts if not o.name.startswith("cord")], 14, 42, 68, (0.94, 0.88), (0, 0), 10)


def box_scene():
    """Solution 4: the enclosure of tinted acrylic, finger joints and vents, the board's light inside."""
    lab(0.75, (0, 0, 0.03), 1.0, -1)
    bpy.data.objects["strip"].visible_glossy = False  # otherwise it is reflected in the lid
    subject = made(lambda: enclosure((0, 0.0, 0), 0.42))
    for k in range(2):
        put(plate("loose wall", [comb(0.095, 0.003, 5, 0.045, 1), *[rrect(0.0030, 0.0207, 0.0014, 5, -0.020 + 0.0066 * i, 0.001) for i in range(7)]], 0.003, sheet_acrylic("smoke(0.8, 0.91, 0.95)", (0.80, 0.91, 0.95)), pbr("smoke edge#9CD3E6", hexc("#9CD3E6"), rough=0.16, coat=0.5), bev=0.0001), (0.118 + 0.010 * k, -0.020 - 0.012 * k, 0.0016 + 0.0032 * k), (0, 0, 1.0 + 0.14 * k))
    board(0.060, 0.042, 9, "#123C66", (-0.115, -0.050, 0.0002), (0, 0, 0.35), headers=False)
    frame_of(subject, -22, 30, 72, (0.70, 0.74), (0.0, 0.0), 8)


def flex_scene():
    """Solution 5: flex circuits in their waves, the copper sharp, one flat."""
    lab(0.6, (0, 0, 0.01), 1.0, -1)

    def things():
        flex((0, -0.030, 0), 0.12, 0.024)
        flex((0.012, 0.026, 0), 0.06, 0.016)
        flex((0.005, 0.078, 0), 0.02, 0.0)

    frame_of(made(things), -26, 30, 72, (0.92, 0.76), (0, -0.01), 8)


def cable_tags():
    """Solution 6: a loom of cables, each with a cut and marked tag, a strip of blank tags beside it."""
    lab(0.7, (0, 0, 0.02), 1.0, 1)
    colours = ("#D9541E", "#2F6FA8", "#D6A92B", "#3A4046", "#2E8B57", "#C9CDD0")
    tag_colours = ("#F0C93B", "#F0C93B", "#E9ECED", "#F0C93B", "#E9ECED", "#F0C93B")
    subject = []
    for k, c in enumerate(colours):
        y = -0.050 + 0.021 * k
        rise = 0.010 + 0.004 * math.sin(k * 1.7)
        tube("cable", [(-0.30, y * 0.3 + 0.03, 0.012), (-0.19, y * 0.35 + 0.02, 0.013), (-0.10, y * 0.9, rise), (0, y, rise), (0.10, y * 1.1, rise), (0.19, y * 1.5, 0.006), (0.32, y * 2.4 - 0.02, 0.004)], 0.0042, pbr(f"cable{c}", hexc(c), rough=0.4), 14)

        def draw(q, k=k):
            mm.data_matrix(q, 8.4, 14, 5 + k, -15, 0)
            mm.label(q, "W%02d" % (k + 11), -8, -1.8, 4.6, align="l")
            mm.label(q, "X%d:%d" % (k // 2 + 1, k % 2 * 3 + 4), -8, 3.0, 3.2, bold=False, align="l")

        m = hard.mark(gloss(f"tag{k}", tag_colours[k], 0.3, 0.2), mm.mask(f"bk-tag{k}", 46, 14, draw, 1024), (0.046, 0.014), "#121416", 0.6, 0, depth=0)
        x = -0.045 + 0.034 * (k % 3) + 0.004 * k
        o = plate("tag", [rrect(0.046, 0.0135, 0.003), *[rrect(0.0020, 0.0065, 0.0008, 4, s * 0.0195, 0) for s in (-1, 1)]], 0.0012, m, bev=0.0002)
        subject.append(put(o, (x, y, rise + 0.0056), (0, 0, 0.05 * math.sin(k * 2.1))))
        for s in (-1, 1):
            subject.append(torus(0.0050, 0.0007, pbr("tie", (0.02, 0.02, 0.022), rough=0.5), (x + s * 0.0195, y, rise), (0, math.pi / 2, 0)))
    put(lathe("sleeve", [(0.022, -0.03), (0.023, -0.029), (0.023, 0.029), (0.022, 0.03)], pbr("sleeve", (0.015, 0.016, 0.018), rough=0.7, bump=(900, 0.6))), (-0.205, 0.024, 0.014), (0, math.pi / 2, 0))
    strip = [rrect(0.056, 0.110, 0.003)]
    for j in range(6):
        strip.append(rrect(0.046, 0.0135, 0.003, 6, 0, 0.043 - 0.0172 * j))
    put(plate("strip", strip, 0.0012, gloss("tag strip", "#F0C93B", 0.3, 0.2), bev=0.0002), (0.125, -0.115, 0.0008), (0, 0, 0.5))
    frame_of(subject, 16, 38, 72, (0.74, 0.80), (-0.01, -0.01), 8)


SHOTS = {
    "applications/electronics/banner": Shot(banner, exposure=0.3, **BANNER),
    "applications/electronics/foot": Shot(foot, exposure=0.4, bounces=8, **BANNER),
    "applications/electronics/scene-1": Shot(stencil_scene, exposure=0.3, **CARD),
    "applications/electronics/scene-2": Shot(legends, exposure=0.3, **CARD),
    "applications/electronics/scene-3": Shot(glass_mask, exposure=0.3, **CLEAR),
    "applications/electronics/solution-1": Shot(stencil_close, exposure=0.3, **CARD),
    "applications/electronics/solution-2": Shot(front, exposure=0.3, **CARD),
    "applications/electronics/solution-3": Shot(labels, exposure=0.3, **CARD),
    "applications/electronics/solution-4": Shot(box_scene, exposure=0.3, **CLEAR),
    "applications/electronics/solution-5": Shot(flex_scene, exposure=0.3, **CARD),
    "applications/electronics/solution-6": Shot(cable_tags, exposure=0.3, **CARD),
}
