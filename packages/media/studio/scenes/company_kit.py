"""Parts shared by the company, service and news pictures: optics, mirror mounts, alignment targets, rails, drivers, cases, cartons, samples."""

import cairo
from applications_kit import *
from machines.parts import finishes


def gold():
    """The coating of a CO2 mirror."""
    return pbr("mirror gold", (0.95, 0.66, 0.22), rough=0.06, metal=1)


def znse():
    """Zinc selenide: the amber of a CO2 lens."""
    return acrylic("znse", (0.98, 0.50, 0.05), 90)


def lens(at=(0, 0, 0), turn=(0, 0, 0), r=0.010, ring=True, parent=None):
    """A focus lens lying on its flat side, slightly domed, in a knurled ring unless bare."""
    e = group("lens")
    dome = [(0, 0.0034)] + [(r * k / 10, 0.0034 - 0.0016 * (k / 10) ** 2) for k in range(1, 11)]
    put(lathe("znse", [(0, 0.0004), (r, 0.0004), *dome[::-1]], znse()), parent=e)
    if ring:
        put(lathe("ring", [(r, 0), (r + 0.0028, 0), (r + 0.0030, 0.0004), (r + 0.0030, 0.0046), (r + 0.0022, 0.0052), (r + 0.0006, 0.0052), (r - 0.0004, 0.0030), (r, 0)], finishes().alu), parent=e)
    return put(e, at, turn, parent)


def mirror(at=(0, 0, 0), turn=(0, 0, 0), r=0.0125, parent=None):
    """A bare gold mirror lying face up."""
    e = group("mirror")
    cyl("silicon", (0, 0, 0.0014), r, 0.0028, pbr("silicon", (0.10, 0.10, 0.11), rough=0.25, metal=0.8), bev=0.0003).parent = e
    cyl("gold", (0, 0, 0.0029), r - 0.0005, 0.0003, gold(), bev=0.00008).parent = e
    return put(e, at, turn, parent)


def spring(at, r, h, turns, parent=None):
    """A wire spring standing along y."""
    n = turns * 10
    points = [(r * math.cos(TAU * k / 10), h * k / n, r * math.sin(TAU * k / 10)) for k in range(n + 1)]
    return put(tube("spring", points, 0.0006, steel(), 3), at, parent=parent)


def knob_screw(at, parent=None, length=0.030):
    """A knurled brass thumbscrew along y, head away from the viewer."""
    e = group("thumbscrew")
    cyl("thread", (0, -length / 2 + 0.004, 0), 0.0022, length, steel(), "Y", 0.0003, n=24).parent = e
    knurl = [(0.0066 if k % 2 else 0.0061) for k in range(44)]
    put(plate("head", [[(q * math.cos(TAU * k / 44), q * math.sin(TAU * k / 44)) for k, q in enumerate(knurl)]], 0.010, finishes().brass, bev=0.0008), (0, 0.010, 0), UP, e)
    return put(e, at, parent=parent)


def mirror_mount(at=(0, 0, 0), turn=0.0, parent=None, coating=True):
    """A kinematic mount, mirror towards -y: foot with slots, post, two plates on three screws and their springs."""
    f = finishes()
    e = group("mount")
    slots = [rrect(0.0052, 0.016, 0.0026, 6, x, y) for x in (-0.026, 0.026) for y in (0.004,)]
    put(plate("foot", [rrect(0.066, 0.044, 0.003), *slots], 0.006, f.anodised, bev=0.0006), (0, 0.004, 0.003), parent=e)
    for x in (-0.026, 0.026):
        cyl("bolt", (x, 0.004, 0.0080), 0.0042, 0.004, f.steel, bev=0.0006, n=24).parent = e
    box("post", (-0.011, -0.001, 0.006), (0.011, 0.013, 0.022), f.alu, 0.0012).parent = e
    put(plate("back", [rrect(0.060, 0.060, 0.005), circle(0.0105, 40)], 0.008, f.anodised, bev=0.0008), (0, 0.010, 0.050), UP, e)
    put(plate("front", [rrect(0.056, 0.056, 0.005), circle(0.0128, 48)], 0.006, f.alu, bev=0.0008), (0, -0.006, 0.050), UP, e)
    for x, z in ((-0.021, 0.071), (0.021, 0.071), (-0.021, 0.029)):
        knob_screw((x, 0.020, z), e)
        spring((x * 0.62, -0.003, z + (0.050 - z) * 0.38), 0.0026, 0.009, 4, e)
    put(lathe("cell", [(0.0122, -0.004), (0.0165, -0.004), (0.0170, -0.0034), (0.0170, 0.002), (0.0122, 0.002), (0.0122, -0.004)], f.steel), (0, -0.0094, 0.050), UP, e)
    if coating:
        cyl("face", (0, -0.0098, 0.050), 0.0124, 0.0016, gold(), "Y", 0.0002).parent = e
    return put(e, at, (0, 0, turn), parent)


def target_mask(c):
    """Rings and cross hairs of an alignment target, in a square."""
    grey(c, 0.62)
    for r in (0.16, 0.34, 0.52, 0.70):
        c.set_line_width(0.020)
        c.arc(0, 0, r, 0, TAU)
        c.stroke()
    for a, b in (((-0.88, 0), (0.88, 0)), ((0, -0.88), (0, 0.88))):
        pen(c, [a, b], width=0.020, closed=False)
    for k in range(-8, 9):
        pen(c, [(0.1 * k, -0.025), (0.1 * k, 0.025)], width=0.01, closed=False)
        pen(c, [(-0.025, 0.1 * k), (0.025, 0.1 * k)], width=0.01, closed=False)


def scorched(c, spots=((0.19, -0.13, 1.0), (0.10, -0.06, 1.0), (0.035, -0.015, 1.05), (0.0, 0.0, 1.05))):
    """The target with the burns of four test shots, each closer to the middle."""
    target_mask(c)
    for x, y, k in spots:
        g = cairo.RadialGradient(x, y, 0, x, y, 0.125 * k)
        g.add_color_stop_rgba(0, 1, 1, 1, 1)
        g.add_color_stop_rgba(0.42, 1, 1, 1, 1)
        g.add_color_stop_rgba(0.62, 1, 1, 1, 0.42)
        g.add_color_stop_rgba(1, 1, 1, 1, 0)
        c.set_source(g)
        c.arc(x, y, 0.14 * k, 0, TAU)
        c.fill()


def target(at=(0, 0, 0), turn=(0, 0, 0), w=0.046, parent=None, burns=True, name="target"):
    """A paper target on a card, w wide, lying face up: white paper, grey rings, brown burns."""
    face = engraved(f"{name} paper", hexc("#F2EEE4"), art(f"ck_{name}", scorched if burns else target_mask, 1024), (w, w), (0.030, 0.014, 0.006), rough=0.92, markrough=0.95, depth=0.1, bump=(1600, 0.1))
    return put(plate(name, [rrect(w, w, 0.003)], 0.0010, face, face, bev=0.0001), at, turn, parent)


def driver(at=(0, 0, 0), turn=0.0, colour="#F2741A", L=0.20, parent=None, torque=True):
    """A screwdriver lying along x, its tip towards -x; with a torque scale at the end of the grip."""
    f = finishes()
    e = group("driver")
    grip = pbr("grip black", (0.02, 0.02, 0.022), rough=0.55, bump=(900, 0.2))
    prof = [(0, 0), (0.0060, 0), (0.0072, 0.003), (0.0092, 0.010), (0.0100, 0.022), (0.0144, 0.036), (0.0160, 0.060), (0.0154, 0.086), (0.0132, 0.100), (0.0100, 0.104), (0, 0.104)]
    put(lathe("grip", prof, grip), turn=(0, math.pi / 2, 0), parent=e)
    put(lathe("band", [(0.0150, 0), (0.0163, 0.002), (0.0163, 0.012), (0.0150, 0.014)], pbr(f"band{colour}", hexc(colour), rough=0.35, coat=0.3)), (0.064, 0, 0), (0, math.pi / 2, 0), e)
    if torque:
        cyl("scale", (0.0945, 0, 0), 0.0148, 0.010, f.alu, "X", 0.0006).parent = e
        for k in range(20):
            a = TAU * k / 20
            box("tick", (0.0915, 0.0148 * math.cos(a) - 0.0003, 0.0148 * math.sin(a) - 0.0003), (0.0975 if k % 5 == 0 else 0.0950, 0.0148 * math.cos(a) + 0.0003, 0.0148 * math.sin(a) + 0.0003), f.black, 0).parent = e
    shaft = L - 0.104
    cyl("shaft", (-shaft / 2, 0, 0), 0.0030, shaft, f.steel, "X", 0.0004).parent = e
    cyl("bit", (-shaft - 0.008, 0, 0), 0.0025, 0.018, steel("bit steel", 0.35), "X", 0.0003, n=6).parent = e
    cyl("collar", (-0.004, 0, 0), 0.0052, 0.012, f.steel, "X", 0.0008).parent = e
    return put(e, (at[0], at[1], at[2] + 0.0162), (0, 0, turn), parent)


def hex_key(at, turn, L=0.080, r=0.0016, parent=None):
    """An angled hex key lying flat, its long arm along x."""
    e = tube("hexkey", [(0, 0.022, 0), (0, 0.012, 0), (0, 0.0, 0), (0.0, 0.0, 0), (0.012, 0, 0), (L, 0, 0)], r, steel("key steel", 0.38), 10)
    return put(e, (at[0], at[1], at[2] + r), (0, 0, turn), parent)


def rail(at=(0, 0, 0), turn=0.0, L=0.34, car=0.05, parent=None, rust=None, bolts=7):
    """A linear rail along x with its carriage `car` from the middle; rust: a material in place of bright steel."""
    f = finishes()
    e = group("rail")
    body = rust or pbr("rail steel", (0.66, 0.66, 0.67), rough=0.18, metal=1, bump=(1400, 0.03, (0.02, 1, 1)))
    prof = fillet([(-0.0075, 0), (0.0075, 0), (0.0075, 0.0045), (0.0060, 0.0062), (0.0060, 0.0085), (0.0075, 0.0100), (0.0075, 0.0130), (-0.0075, 0.0130), (-0.0075, 0.0100), (-0.0060, 0.0085), (-0.0060, 0.0062), (-0.0075, 0.0045)], 0.0006, 3)
    prism_x("rail", prof, -L / 2, L / 2, body, 0.0003, 2).parent = e
    for k in range(bolts):
        x = -L / 2 + L * (k + 0.5) / bolts
        if abs(x - car) > 0.030:
            cyl("sink", (x, 0, 0.01305), 0.0042, 0.0003, f.black, bev=0).parent = e
            cyl("bolt", (x, 0, 0.0130), 0.0034, 0.0008, rust or f.steel, bev=0.0002, n=24).parent = e
    block = rust or pbr("carriage steel", (0.60, 0.60, 0.62), rough=0.28, metal=1, bump=(1600, 0.04))
    shell_ = fillet([(-0.0165, 0.0035), (-0.0085, 0.0035), (-0.0085, 0.0145), (0.0085, 0.0145), (0.0085, 0.0035), (0.0165, 0.0035), (0.0165, 0.0215), (-0.0165, 0.0215)], 0.0012, 4)
    prism_x("carriage", shell_, car - 0.021, car + 0.021, block, 0.0005, 3).parent = e
    for s in (-1, 1):
        prism_x("seal", [(y * 0.96, z * 0.97 + 0.0004) for y, z in shell_], car + s * 0.0238 - 0.0026, car + s * 0.0238 + 0.0026, pbr("seal green", hexc("#2C6B4F"), rough=0.4) if not rust else f.black, 0.0004, 2).parent = e
        for y in (-0.0115, 0.0115):
            cyl("tap", (car + s * 0.013, y, 0.0216), 0.0021, 0.0004, f.black, bev=0).parent = e
    return put(e, at, (0, 0, turn), parent)


def foam_case(at=(0, 0, 0), turn=0.0, w=0.40, d=0.28, h=0.070, pockets=(), lid=104.0, under="#F2741A"):
    """An open case: graphite shell with aluminium edges, black foam with laser-cut pockets over a coloured layer. Pockets: loops round the middle."""
    f = finishes()
    e = group("case")
    shell_ = pbr("case shell", hexc("#2B3036"), rough=0.45, bump=(500, 0.10))
    foam = surface("case foam", (0.020, 0.021, 0.023), (0.032, 0.033, 0.036), grain=1500, bump=0.5, relief=0.0005, rough=0.95, spec=0.1)
    deep = surface("case foam deep", hexc(under), tuple(x * 0.85 for x in hexc(under)), grain=1500, bump=0.4, relief=0.0004, rough=0.95, spec=0.1)
    t = 0.006
    for x0, y0, x1, y1 in ((-w / 2, -d / 2, w / 2, -d / 2 + t), (-w / 2, d / 2 - t, w / 2, d / 2), (-w / 2, -d / 2 + t, -w / 2 + t, d / 2 - t), (w / 2 - t, -d / 2 + t, w / 2, d / 2 - t)):
        box("wall", (x0, y0, 0), (x1, y1, h), shell_, 0.0025).parent = e
    put(plate("edge", [rrect(w + 0.003, d + 0.003, 0.006), rrect(w - 0.016, d - 0.016, 0.003)], 0.006, f.alu, bev=0.0010), (0, 0, h), parent=e)
    put(plate("deep", [rrect(w - 0.014, d - 0.014, 0.002)], 0.02, deep), (0, 0, h - 0.050), parent=e)
    put(plate("foam", [rrect(w - 0.014, d - 0.014, 0.002), *pockets], 0.024, foam, foam, bev=0.0004), (0, 0, h - 0.020), parent=e)
    for x in (-w * 0.3, w * 0.3):
        box("latch", (x - 0.016, -d / 2 - 0.006, h - 0.030), (x + 0.016, -d / 2, h - 0.002), f.steel, 0.0015).parent = e
    tube("handle", [(-0.06, -d / 2, h * 0.45), (-0.06, -d / 2 - 0.028, h * 0.45), (0, -d / 2 - 0.034, h * 0.42), (0.06, -d / 2 - 0.028, h * 0.45), (0.06, -d / 2, h * 0.45)], 0.006, f.rubber).parent = e
    cover = put(group("case lid"), (0, d / 2, h + 0.003), (-math.radians(lid), 0, 0), e)
    lid_h = 0.034
    for x0, y0, x1, y1 in ((-w / 2, -d, w / 2, -d + t), (-w / 2, -t, w / 2, 0), (-w / 2, -d + t, -w / 2 + t, -t), (w / 2 - t, -d + t, w / 2, -t)):
        box("lidwall", (x0, y0, 0.003), (x1, y1, lid_h), shell_, 0.0025).parent = cover
    box("lidtop", (-w / 2, -d, lid_h - 0.004), (w / 2, 0, lid_h), shell_, 0.0025).parent = cover
    put(plate("lid edge", [rrect(w + 0.003, d + 0.003, 0.006), rrect(w - 0.016, d - 0.016, 0.003)], 0.006, f.alu, bev=0.0010), (0, -d / 2, 0.003), parent=cover)
    waves = [box("ridge", (-w / 2 + 0.008, -d + 0.010 + k * 0.0203, 0.014), (w / 2 - 0.008, -d + 0.0265 + k * 0.0203, 0.022 + lid_h * 0.2), foam, 0.006, 4) for k in range(int((d - 0.02) / 0.0203))]
    for o in waves:
        o.parent = cover
    return put(e, at, (0, 0, turn))


def carton(at=(0, 0, 0), turn=0.0, w=0.30, d=0.22, h=0.14, flaps=(1.9, 2.2, 2.05, 1.75), colour="#B98D5C", label_=True):
    """An open carton: 4 mm corrugated board, flaps folded out by their angles (front, back, left, right), an address label of bars and a code."""
    e = group("carton")
    board_ = surface(f"carton{colour}", hexc(colour), tuple(x * 0.86 for x in hexc(colour)), grain=700, stretch=(1, 0.08, 1), bump=0.25, relief=0.0004, rough=0.9, spec=0.15)
    edge = surface("carton edge", tuple(x * 0.6 for x in hexc(colour)), hexc(colour), grain=500, stretch=(4, 4, 0.1), bump=0.4, relief=0.0004, rough=0.95)
    t = 0.004
    for y, turn_ in ((-d / 2, 0), (d / 2, math.pi)):
        put(plate("wall", [rrect(w, h, 0.0006, 2, 0, h / 2)], t, board_, edge), (0, y, 0), (math.pi / 2, 0, turn_), e)
    for x, turn_ in ((-w / 2, -math.pi / 2), (w / 2, math.pi / 2)):
        put(plate("wall", [rrect(d - t, h, 0.0006, 2, 0, h / 2)], t, board_, edge), (x, 0, 0), (math.pi / 2, 0, turn_), e)
    put(plate("floor", [rrect(w - t, d - t, 0.001, 2)], t, board_, edge), (0, 0, t / 2 + 0.0005), parent=e)
    for k, (x, y, z, L, depth) in enumerate(((0, -d / 2, 0, w, d * 0.48), (0, d / 2, math.pi, w, d * 0.48), (-w / 2, 0, -math.pi / 2, d - t, d * 0.46), (w / 2, 0, math.pi / 2, d - t, d * 0.46))):
        hinge = put(group("flap"), (x, y, h), (0, 0, z), e)
        put(plate("flap", [rrect(L - 0.002, depth, 0.004, 3, 0, depth / 2)], t, board_, edge), turn=(flaps[k], 0, 0), parent=hinge)
    if label_:
        face = engraved("address label", hexc("#EFEDE8"), art("ck_label", address, 1024, 700), (0.10, 0.068), (0.02, 0.02, 0.02), rough=0.6, markrough=0.6, depth=0)
        put(plate("address", [rrect(0.10, 0.068, 0.002)], 0.0004, face), (-w * 0.18, -d / 2 - 0.0024, h * 0.52), UP, e)
    return put(e, at, (0, 0, turn))


def address(c):
    """A shipping label without words: bars, a data matrix, grey lines."""
    rnd = random.Random(5)
    x = -1.3
    while x < 0.5:
        w = rnd.choice((0.012, 0.02, 0.034))
        c.rectangle(x, -0.82, w, 0.62)
        x += w + rnd.choice((0.014, 0.024, 0.03))
    c.fill()
    for i in range(16):
        for j in range(16):
            if rnd.random() < 0.5 or i == 0 or j == 0:
                c.rectangle(0.72 + i * 0.038, -0.82 + j * 0.038, 0.038, 0.038)
    c.fill()
    grey(c, 0.6)
    for j, L in enumerate((1.5, 1.1, 1.7, 0.8)):
        c.rectangle(-1.3, 0.62 - j * 0.22, L, 0.09)
    c.fill()


SWATCHES = ("birch", "walnut", "orange", "slate", "felt", "leather", "blue", "alu", "white", "cork", "teal", "smoke")


def swatch(kind, s, k=0):
    """The face of a sample tile s wide, most of them engraved: (face, edge)."""
    size, motif_ = (s * 0.82, s * 0.82), mask(("mandala", "hexgeo")[k % 2])
    n = f"tile {kind} {k % 2} {s}"
    dark = burnt(f"tile burnt {s}", 0.006)
    return {
        "birch": lambda: (birch(motif_, size, n), dark),
        "walnut": lambda: (walnut(motif_, size, n), burnt(f"tile dark {s}", 0.006, True)),
        "slate": lambda: (slate(motif_, size, (0.40, 0.40, 0.39)), slate()),
        "leather": lambda: (leather(motif_, size), leather()),
        "felt": lambda: (felt("#7C8B84", "#5F6E67"),) * 2,
        "alu": lambda: (engraved(n, (0.08, 0.11, 0.20), motif_, size, (0.78, 0.80, 0.82), rough=0.32, markrough=0.5, metal=0.7, markmetal=0.2, depth=0.02), pbr("tile alu edge", (0.7, 0.7, 0.72), rough=0.3, metal=1)),
        "white": lambda: (engraved(n, hexc("#EFEDE8"), motif_, size, (0.03, 0.03, 0.035), rough=0.12, markrough=0.6, depth=0.1),) * 2,
        "cork": lambda: (engraved(n, hexc("#B88A58"), motif_, size, (0.10, 0.05, 0.02), rough=0.9, markrough=0.95, depth=0.3, bump=(260, 0.6)),) * 2,
        "orange": lambda: (gloss("tile orange", "#F2741A"),) * 2,
        "blue": lambda: (gloss("tile blue", "#1F5FA8"),) * 2,
        "teal": lambda: (gloss("tile teal", "#1F7A74"),) * 2,
        "smoke": lambda: (engraved(n, hexc("#23272C"), motif_, size, (0.62, 0.63, 0.64), rough=0.1, markrough=0.7, depth=0.1),) * 2,
    }[kind]()


def work_light(x, y, z, L, power, axis="X", tone=(1, 0.98, 0.95)):
    """A batten lamp that hangs from two wires: white housing, glowing strip, and the light it gives."""
    f = finishes()
    half = (L / 2, 0.055) if axis == "X" else (0.055, L / 2)
    box("batten", (x - half[0], y - half[1], z), (x + half[0], y + half[1], z + 0.05), f.white, 0.006)
    box("strip", (x - half[0] + 0.03, y - half[1] + 0.012, z - 0.008), (x + half[0] - 0.03, y + half[1] - 0.012, z - 0.001), emis("batten glow", (1, 0.985, 0.96), 7), 0.003)
    for s in (-0.4, 0.4):
        dx, dy = (L * s, 0) if axis == "X" else (0, L * s)
        cyl("wire", (x + dx, y + dy, z + 0.65), 0.0025, 1.2, f.steel, bev=0)
    o = area("batten light", (x, y, z - 0.02), (x, y, 0), L if axis == "X" else 0.11, power, tone, 0.11 if axis == "X" else L)
    o.visible_glossy = False
    return o
