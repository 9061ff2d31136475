"""Medical: cool daylight on white. Banner, foot, three scenes and six tasks; machines, lessons and showcase are in applications_medical_more.py."""
from applications import device_mark
from applications import forceps as flat_forceps
from clinic_kit import *


def banner():
    """Scissors, clamps and forceps in a row on a white tray, each with its annealed code."""
    clinic(1.25, (0.15, 0, 0.02), 1.15, 1, "#C3CED2", "#D9E2E5")

    def things():
        basin(0.40, 0.25, 0.020, enamel("#E9EDEE"), (0, 0, 0))
        put(plate("liner", [rrect(0.368, 0.218, 0.010)], 0.0012, silicone("#2F6F78"), bev=0.0004), (0, 0, 0.0024))
        z = 0.0034
        for k, x in enumerate((-0.155, -0.098, -0.040, 0.024, 0.086, 0.144)):
            a = math.pi / 2 + 0.02 * (-1) ** k
            if k in (0, 3):
                ring_handled((x, -0.004, z), a, 0.205, 0.10, seed=3 + k)
            elif k in (1, 4):
                forceps((x, 0.002, z), a, 0.200, seed=5 + k)
            else:
                ring_handled((x, 0.024, z), a, 0.205, 0.05, True, seed=8 + k)

    frame_of(made(things), 16, 38, 68, (0.56, 0.94), (0.20, -0.01), 11, WIDE)


def packs(e):
    """Contents of a blister: a bone plate and two screws."""
    bone_plate((-0.004, 0.012, 0.0008), 0.0, 4, parent=e)
    bone_plate((-0.004, -0.014, 0.0008), 0.0, 4, "#5C86B4", parent=e)


def instruments_on_drape():
    """Surgical steel on a drape, each piece with its annealed black identification mark."""
    table(fuzz("drape", hexc("#2F6F78"), hexc("#295F68"), (900, 1), 0.5, 0.95, sheen=0.3, contrast=(0.3, 0.7), spec=0.1), wall="#6F8A90")
    world((0.9, 0.97, 1), 0.12)
    area("key", (-0.5, 0.35, 0.55), (0, 0, 0), 0.35, 6.5, (1, 0.97, 0.94), 0.5)
    area("strip", (0.1, 0.25, 0.6), (0, 0, 0), 0.9, 1.7, (0.95, 0.98, 1), 0.16)
    area("fill", (0.6, -0.5, 0.5), (0, 0, 0), 0.6, 1.8, (0.85, 0.93, 1))
    f = finishes()
    satin = pbr("satin", (0.70, 0.71, 0.72), rough=0.30, metal=1, bump=(1400, 0.06, (0.05, 1, 1)))
    z = 0.0004
    steel_ = (0.66, 0.66, 0.67)

    def marked(name, size):
        return engraved(
            name,
            steel_,
            drawn("device-mark", 2048, 512, device_mark),
            size,
            (0.004, 0.004, 0.006),
            rough=0.26,
            markrough=0.75,
            metal=1,
            markmetal=0.0,
            depth=0.02,
            bump=(1600, 0.05, (0.05, 1, 1)),
        )

    # scalpel handle, no. 3 pattern
    handle = fillet(
        [
            (-0.062, -0.0052),
            (0.030, -0.0060),
            (0.040, -0.0040),
            (0.066, -0.0028),
            (0.066, 0.0028),
            (0.040, 0.0040),
            (0.030, 0.0060),
            (-0.062, 0.0052),
        ],
        [0.005, 0.004, 0.004, 0.001, 0.001, 0.004, 0.004, 0.005],
        8,
    )
    o = plate("handle", [handle], 0.0032, marked("steel-handle", (0.056, 0.014)), satin, bev=0.0007, z=z)
    o.location.x, o.location.y = -0.02, 0.062
    o.rotation_euler.z = 0.05
    for i in range(6):
        g = box("grip", (-0.0006, -0.0050, -0.0001), (0.0006, 0.0050, 0.0001), f.black, 0)
        g.location = (-0.02 + 0.013 + i * 0.0024 + 0.006, 0.0628 + i * 0.00012 + 0.0003, z + 0.0033)
        g.rotation_euler.z = 0.05
    blade = plate(
        "blade",
        [
            fillet(
                [(-0.012, -0.0030), (0.012, -0.0034), (0.022, -0.0010), (0.028, 0.0046), (0.010, 0.0038), (-0.012, 0.0032)],
                [0.0005, 0.004, 0.01, 0.0003, 0.02, 0.0005],
                8,
            )
        ],
        0.0005,
        f.steel,
        bev=0.0001,
        z=z + 0.0016,
    )
    blade.location.x, blade.location.y = 0.058, 0.0660
    blade.rotation_euler.z = 0.05
    ring_handled((0.016, 0.018, z), 0.20, 0.150, 0.10)
    flat_forceps(-0.010, -0.047, z, -0.02, satin, marked("steel-forceps", (0.050, 0.0125)))
    # bone plate, anodised titanium
    gold = pbr("titanium-gold", (0.62, 0.42, 0.12), rough=0.32, metal=1, bump=(1500, 0.05))
    wave = []
    for k in range(121):
        u = k / 120
        wave.append((-0.055 + 0.110 * u, 0.0064 - 0.0016 * math.cos(2 * math.pi * u * 6)))
    wave += [(x, -y) for x, y in wave[::-1]]
    bone = plate("bone", [wave, *[circle(0.0026, 32, -0.0458 + 0.01833 * i, 0) for i in range(6)]], 0.0030, gold, bev=0.0006, z=0.0)
    bone.location = (0.098, 0.004, z + 0.0015)
    bone.rotation_euler.z = 1.45
    for i in range(6):
        ring = lathe("sink", [(0.0027, 0.0008), (0.0040, 0.0032)], pbr("titanium-sink", (0.72, 0.52, 0.20), rough=0.2, metal=1), 48)
        q = -0.0458 + 0.01833 * i
        ring.location = (0.098 + q * math.cos(1.45), 0.004 + q * math.sin(1.45), z)
    camera((-0.09, -0.229, 0.30), (0.012, -0.003, 0.002), 62, 9, (0.0, -0.004, 0.004))


def foot():
    """Blisters with paper lids, one peeled open, others stacked, before a deep green."""
    clinic(1.1, (0.08, 0, 0.02), 0.95, 1, "#34545C", "#48686F")

    def things():
        for k in range(3):
            blister((-0.235 + 0.004 * k, 0.055, 0.0235 * k), (0, 0, 0.10 + 0.05 * k), seed=k + 1)
        blister((-0.055, -0.035, 0), (0, 0, -0.12), lid=0.55, seed=4, inside=packs)
        blister((0.120, 0.052, 0), (0, 0, 0.16), lid=None, inside=packs)
        blister((0.140, -0.080, 0), (0, 0, -0.35), seed=6)
        put(cloth("lid flat", 0.148, 0.098, 20, 4, lambda x, y: (x, y, 0.0006 + 0.9 * max(0.0, x - 0.02) ** 2 * 3), paper("lid9", "#E9EEEF", 0.25, uv=True, mark=(lid_print("9", "LOT 2944", 9), (0.12, 0.08), (0.05, 0.10, 0.16), 0.0))), (-0.225, -0.110, 0.0006), (0, 0, 0.3))

    frame_of(made(things), -16, 30, 66, (0.58, 0.98), (0.19, 0.0), 10, WIDE)


def udi_check():
    """Scene 1: the code on a pair of forceps, close, a code reader looking at it."""
    clinic(0.8, (0, 0, 0.02), 1.0, -1)

    def things():
        put(plate("mat", [rrect(0.230, 0.130, 0.006)], 0.0016, silicone("#2F6F78"), bev=0.0005), (-0.030, -0.026, 0.0008), (0, 0, 0.10))
        forceps((-0.035, -0.045, 0.0020), 0.14, 0.165, seed=21)
        ring_handled((-0.015, 0.005, 0.0020), 0.08, 0.160, 0.08, seed=22)
        e = reader((0.085, 0.045, 0), -0.95)
        e.scale = (0.60, 0.60, 0.60)

    parts = made(things)
    put(box("aim", (-0.016, -0.0004, 0), (0.016, 0.0004, 0.0003), emis("aim line", (1, 0.05, 0.03), 5), 0), (-0.058, -0.0480, 0.0132), (0, 0, 0.14))
    point("aim glow", (-0.058, -0.048, 0.020), 0.010, (1, 0.08, 0.05), 0.004)
    near = [o for o in parts if o.name.startswith(("leaf", "head", "window", "trigger"))]
    frame_of(near, -16, 30, 72, (1.0, 0.92), (0, 0.0), 7.1)


def packaging():
    """Scene 2: a catheter in its card and its clear tray, the die-cut card flat beside it."""
    clinic(0.9, (0, 0, 0.02), 1.0, 1, "#BBC8CC", "#CFDADE")

    def things():
        blister((-0.065, 0.060, 0), (0, 0, 0.12), 0.235, 0.150, 0.018, None, inside=lambda e: catheter_card((0, 0, 0.002), (0, 0, 0), 0.192, 0.108, parent=e))
        catheter_card((0.150, -0.050, 0), (0, 0, -0.30), loaded=False)
        catheter_card((-0.080, -0.115, 0), (0, 0, 0.06), colour="#C8762E")

    parts = made(things)
    for k in range(5):
        catheter_card((0.150 + 0.003 * (k % 2), 0.105, 0.0009 * k), (0, 0, 0.10 + 0.02 * k), 0.16, 0.095, loaded=False, tone="#DDE6EA")
    frame_of(parts, 12, 42, 68, (1.0, 0.92), (0, 0), 10)


def case(at=(0, 0, 0), turn=0.0):
    """An instrument case of white acrylic: a felt insert with one cavity per instrument and its number, the lid leaning open. Returns its parent."""
    e = group("case")
    w, d, h, t = 0.30, 0.20, 0.040, 0.004
    wall_ = gloss("case acrylic", "#E8ECEC", 0.12, 0.5)
    put(plate("bottom", [rrect(w, d, 0.008)], t, wall_, bev=0.0004), (0, 0, t / 2), parent=e)
    put(plate("rim", [rrect(w, d, 0.008, 8), rrect(w - 2 * t, d - 2 * t, 0.005, 8)], h - t, wall_, bev=0.0004), (0, 0, t + (h - t) / 2), parent=e)
    iw, id_ = w - 2 * t - 0.001, d - 2 * t - 0.001
    put(plate("under", [rrect(iw, id_, 0.004)], 0.014, wool("case under", "#2B3A40", "#212D32"), bev=0.0005), (0, 0, t + 0.007), parent=e)
    cavities = [
        bone([(-0.110, 0.060), (-0.040, 0.060), (0.040, 0.060), (0.095, 0.060)], (0.022, 0.022, 0.018, 0.012)),
        fillet([(-0.122, -0.010), (-0.122, 0.040), (-0.080, 0.036), (-0.020, 0.024), (0.060, 0.018), (0.060, 0.010), (-0.020, 0.004), (-0.080, -0.006)], 0.008, 6),
        bone([(-0.100, -0.038), (-0.030, -0.038), (0.050, -0.038), (0.075, -0.038)], (0.018, 0.020, 0.016, 0.012)),
        bone([(-0.105, -0.072), (0.0, -0.072), (0.060, -0.072)], (0.016, 0.018, 0.014)),
        *[circle(0.0125, 48, 0.108, 0.020 - 0.034 * k) for k in range(3)],
    ]
    places = ((0.122, 0.060, "1"), (0.078, 0.014, "2"), (0.090, -0.038, "3"), (0.076, -0.072, "4"), (0.130, 0.020, "5"), (0.130, -0.014, "6"), (0.130, -0.048, "7"))

    def draw(c):
        for x, y, s in places:
            mm.ring(c, 5.2, 0.7, x * 1000, -y * 1000)
            mm.label(c, s, x * 1000, -y * 1000, 6)

    felt_ = wool("case felt", "#6F9197", "#567278", mark=(mm.mask("cl-case", iw * 1000, id_ * 1000, draw, 3072), (iw, id_), (0.93, 0.95, 0.95), 0.2))
    put(plate("insert", [rrect(iw, id_, 0.004), *cavities], 0.010, felt_, bev=0.0012), (0, 0, t + 0.014 + 0.0052), parent=e)
    z = t + 0.0145
    forceps((-0.008, 0.060, z), 0.0, 0.180, seed=31, parent=e)
    ring_handled((-0.020, 0.0150, z + 0.003), 0.0, 0.160, 0.02, seed=32, parent=e)
    scalpel((-0.018, -0.038, z + 0.001), 0.0, 33, e)
    round_probe((-0.024, -0.072, z), 0.0, 0.150, e)
    for k in range(3):
        put(cyl("cup", (0, 0, 0), 0.0112, 0.012, hard.satin(f"cup{k}", ("#C49A46", "#5C86B4", "#7FA08A")[k], 0.24), bev=0.0016), (0.108, 0.020 - 0.034 * k, z + 0.007), parent=e)
    lid = group("lid")

    def lines(c):
        c.set_line_width(0.6)
        for q in cavities:
            for k, (x, y) in enumerate(q):
                (c.line_to if k else c.move_to)(x * 1000, -y * 1000)
            c.close_path()
            c.stroke()

    put(plate("lid", [rrect(w, d, 0.008)], t, frosted(mm.mask("cl-lid", 300, 200, lines, 3072), (w, d), "case lid"), bev=0.0004), (0, d / 2, 0), parent=lid)
    put(lid, (0, d / 2 - 0.002, h + 0.003), (math.radians(112), 0, 0), e)
    for x in (-0.09, 0.09):
        put(cyl("hinge", (0, 0, 0), 0.004, 0.036, steel("hinge", 0.24), "X", 0.0006), (x, d / 2, h), (0, math.pi / 2, 0), e)
    return put(e, at, (0, 0, turn))


def instrument_case():
    """Scene 3: the open case, every instrument in its marked cavity, a strip of cut felt beside it."""
    clinic(1.1, (0, 0, 0.03), 1.0, -1, "#BAC7CB", "#CBD7DB")

    def things():
        case((0, 0.03, 0), 0.18)
        o = plate("strip", [rrect(0.12, 0.062, 0.003), bone([(-0.045, 0.010), (0.0, 0.010), (0.045, 0.010)], (0.014, 0.016, 0.010)), circle(0.008, 40, -0.03, -0.016), circle(0.008, 40, 0.0, -0.016)], 0.010, wool("case felt strip", "#6F9197", "#567278"), bev=0.0012)
        put(o, (0.185, -0.105, 0.0052), (0, 0, -0.28))
        put(plate("core", [bone([(-0.045, 0), (0.0, 0), (0.045, 0)], (0.014, 0.016, 0.010))], 0.010, wool("case felt strip", "#6F9197", "#567278"), bev=0.0012), (0.120, -0.145, 0.0052), (0, 0, 0.35))

    frame_of(made(things), -20, 33, 64, (0.90, 0.90), (0, 0), 9)


def code_close():
    """Solution 1: the code on a stainless handle, close enough to count its cells."""
    clinic(0.35, (0, 0, 0.004), 0.9, -1, "#9EB0B6", "#B4C3C8")

    def draw(c):
        mm.data_matrix(c, 15, 22, 17, -26, 0)
        mm.label(c, "(01) 04260118", -15, -3.4, 4.4, align="l")
        mm.label(c, "(21) 7K-1184", -15, 3.4, 4.4, align="l")

    def things():
        face = annealed(instrument_steel("close steel", 0.24), mm.mask("cl-close", 130, 24, draw, 4096), (0.130, 0.024))
        loop = fillet([(-0.062, -0.0115), (0.0, -0.0125), (0.095, -0.0080), (0.095, 0.0080), (0.0, 0.0125), (-0.062, 0.0115)], [0.0112, 0.2, 0.004, 0.004, 0.2, 0.0112], 10)
        put(plate("handle", [loop], 0.0052, face, instrument_steel("close edge", 0.2), bev=0.0014), (0, 0, 0.0030), (0, 0, 0.20))

    subject = made(things)
    ring_handled((0.020, 0.060, 0), 0.30, 0.150, 0.06, seed=41)
    bone_plate((0.020, -0.044, 0), 0.10, 6)
    frame_of(subject, 2, 38, 80, (1.10, 0.70), (0.12, -0.02), 9)


def graduated():
    """Solution 2: graduated probes, flat and round, side by side on a green cloth's edge."""
    clinic(0.55, (0, 0, 0.005), 0.95, -1, "#B4C3C8", "#C6D2D6")
    put(plate("drape", [rrect(0.24, 0.20, 0.004)], 0.0016, fuzz("drape", hexc("#2F6F78"), hexc("#295F68"), (900, 1), 0.5, 0.95, sheen=0.3, contrast=(0.3, 0.7), spec=0.1), bev=0.0004), (-0.055, 0.02, 0.0008), (0, 0, 0.10))

    def things():
        flat_probe((0.000, -0.024, 0.0024), 0.16, 0.150, 0.012)
        flat_probe((-0.004, 0.000, 0.0024), 0.12, 0.160, 0.008, tip=0.020)
        round_probe((0.000, 0.026, 0.0016), 0.08)
        round_probe((0.004, 0.044, 0.0016), 0.14)

    frame_of(made(things), -24, 36, 76, (0.94, 0.80), (0, -0.01), 9)


def gaskets():
    """Solution 3: rows of cut gaskets in three colours of silicone, the sheet they came out of."""
    clinic(0.7, (0, 0, 0.005), 0.95, 1, "#C2CDD1", "#D3DDE1")
    shapes = (
        lambda: [circle(0.016, 96), circle(0.011, 72)],
        lambda: [rrect(0.040, 0.026, 0.010, 10), rrect(0.031, 0.017, 0.006, 10)],
        lambda: [fillet([(-0.022, -0.010), (0.022, -0.010), (0.022, 0.010), (-0.022, 0.010)], 0.0098, 10), circle(0.0072, 60), *[circle(0.0024, 28, s * 0.0150, 0) for s in (-1, 1)]],
        lambda: [[(0.019 * (1 + 0.10 * math.cos(4 * q)) * math.cos(q), 0.019 * (1 + 0.10 * math.cos(4 * q)) * math.sin(q)) for q in (TAU * i / 160 for i in range(160))], circle(0.0105, 72), *[circle(0.0018, 24, 0.0158 * math.cos(TAU * k / 4), 0.0158 * math.sin(TAU * k / 4)) for k in range(4)]],
    )

    def things():
        for j, colour in enumerate(("#3F86A8", "#E3E7E6", "#C9502F")):
            for i, make in enumerate(shapes):
                put(plate("gasket", make(), 0.0030, silicone(colour), bev=0.0003), (-0.085 + 0.054 * i + 0.002 * (-1) ** j, 0.036 - 0.044 * j, 0.0017), (0, 0, 0.10 * (i - j) if i != 0 else 0))
        loops = [rrect(0.150, 0.105, 0.004)]
        for i in range(4):
            for j in range(3):
                q = shapes[(i + j) % 4]()[0]
                loops.append(tf(q, 0, -0.052 + 0.035 * i, 0.032 - 0.032 * j, 0.74))
        put(plate("sheet", loops, 0.0030, silicone("#3F86A8"), bev=0.0003), (0.184, 0.010, 0.0017), (0, 0, -0.16))
        for k in range(5):
            put(plate("ring", [circle(0.016, 96), circle(0.011, 72)], 0.0030, silicone("#E3E7E6" if k % 2 else "#3F86A8"), bev=0.0003), (-0.060 + 0.0012 * k, 0.088, 0.0017 + 0.0032 * k))
        put(plate("ring", [circle(0.016, 96), circle(0.011, 72)], 0.0030, silicone("#C9502F"), bev=0.0003), (-0.072, 0.066, 0.0150), (math.radians(62), 0, 0.3))

    frame_of(made(things), 12, 44, 70, (0.98, 0.92), (0, 0), 10)


def card_tray():
    """Solution 4: one catheter card close, its tabs over the coil."""
    clinic(0.5, (0, 0, 0.01), 0.95, -1, "#A9BCC2", "#BECCD1")

    def things():
        catheter_card((0, 0, 0.0012), (0, 0, 0.14))

    subject = made(things)
    for k in range(6):
        catheter_card((-0.020 + 0.002 * k, 0.150, 0.0009 * k), (0, 0, -0.06 + 0.012 * k), loaded=False)
    catheter_card((-0.015, 0.150, 0.0062), (0, 0, -0.02), colour="#C8762E")
    frame_of(subject, -26, 36, 72, (0.94, 0.74), (0.02, -0.08), 8)


def insoles():
    """Solution 5: insoles of leather, felt and cork-coloured foam, the felt sheet they were cut from."""
    clinic(1.1, (0, 0, 0.01), 0.95, 1, "#BCC8CB", "#CDD8DB")
    leather_ = hide("insole hide", "#B9814F", "#93602F")
    under = wool("insole felt", "#7E959A", "#657B80")
    pad = surface("insole cork", hexc("#C79A66"), hexc("#A47A48"), grain=520, detail=3, bump=0.5, rough=0.9)

    def things():
        sheet = [rrect(0.30, 0.31, 0.004), tf(insole(0.92), 0.06, -0.075, 0), tf(insole(0.92, -1), -0.06, 0.072, 0)]
        put(plate("sheet", sheet, 0.003, under, bev=0.0005), (-0.165, 0.040, 0.0017), (0, 0, 0.10))
        for x, y, a, side in ((0.060, 0.020, -0.10, 1), (0.165, 0.005, 0.06, -1)):
            put(plate("felt sole", [insole(1.0, side)], 0.003, under, bev=0.0005), (x, y, 0.0017), (0, 0, a))
            holes = [circle(0.0016, 16, side * (-0.006 + 0.010 * i) + 0.004 * (j % 2), 0.045 + 0.011 * j) for i in range(-2, 3) for j in range(4)]
            put(plate("cover", [insole(0.985, side), *holes], 0.0018, leather_, bev=0.0004), (x, y, 0.0046), (0, 0, a))
            put(plate("pad", [ellipse(0.017, 0.026)], 0.0028, pad, bev=0.0010), (x + side * 0.010 * -1, y - 0.005, 0.0070), (0, 0, a))
        for k in range(5):
            put(plate("stack", [insole(0.94)], 0.0030, (under, pad)[k % 2], bev=0.0006), (0.285 + 0.002 * (k % 2), 0.020, 0.0017 + 0.0032 * k), (0, 0, 0.22 + 0.03 * (k % 3)))

    frame_of(made(things), 10, 44, 66, (0.96, 0.92), (0, 0), 10)


def labelled():
    """Solution 6: an anodised housing with its bleached legend, two blank lids beside it."""
    clinic(0.75, (0, 0, 0.02), 0.9, -1, "#B6C3C7", "#C8D4D8")
    subject = made(lambda: housing((0, 0, 0), 0.22))

    def rest():
        for k, c in enumerate(("#2E7480", "#5B6770")):
            put(plate("blank", [rrect(0.146, 0.092, 0.010, 12)], 0.0022, hard.anodised(f"blank{c}", c, 0.36), hard.satin("case cut", "#CDD2D6", 0.2), bev=0.0005), (-0.140, 0.115, 0.0014 + 0.0026 * k), (0, 0, 0.30 - 0.16 * k))
        tube("cable", [(-0.060, -0.052, 0.018), (-0.068, -0.080, 0.014), (-0.120, -0.110, 0.004), (-0.190, -0.080, 0.004), (-0.230, -0.02, 0.004), (-0.34, 0.02, 0.004)], 0.0030, pbr("lead grey", hexc("#C9D0D3"), rough=0.5))

    made(rest)
    frame_of(subject, -20, 40, 70, (0.78, 0.84), (0.06, -0.06), 8)


SHOTS = {
    "applications/medical": Shot(instruments_on_drape, look="High Contrast", exposure=0.2, bloom=0.03, vignette=0.15),
    "applications/medical/banner": Shot(banner, exposure=0.35, **BANNER),
    "applications/medical/foot": Shot(foot, bounces=8, **BANNER),
    "applications/medical/scene-1": Shot(udi_check, exposure=0.3, **CARD),
    "applications/medical/scene-2": Shot(packaging, exposure=0.3, **CLEAR),
    "applications/medical/scene-3": Shot(instrument_case, exposure=0.3, **CLEAR),
    "applications/medical/solution-1": Shot(code_close, exposure=0.3, **CARD),
    "applications/medical/solution-2": Shot(graduated, exposure=0.3, **CARD),
    "applications/medical/solution-3": Shot(gaskets, exposure=0.3, **CARD),
    "applications/medical/solution-4": Shot(card_tray, exposure=0.3, **CARD),
    "applications/medical/solution-5": Shot(insoles, exposure=0.3, **CARD),
    "applications/medical/solution-6": Shot(labelled, exposure=0.3, **CARD),
}
