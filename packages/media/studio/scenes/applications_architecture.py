"""Architecture: a white table in daylight. Banner, foot, three scenes and six tasks; machines, lessons and showcase are in applications_architecture_more.py."""
from model_kit import *


def site(at=(0, 0, 0), turn=0.0, kind="ply", trees=46, seed=3, w=0.42, d=0.30, layers=9, s=1.9):
    """A terrain with the white house on its shoulder and slotted trees. Returns its parts."""

    def build():
        e, ground = terrain(w, d, layers, 0.005, seed, kind=kind, figures=False)
        x, y = -0.02 * w, -0.12 * d
        plant(e, ground, w, d, trees, (0.024, 0.040), 5, ((x, y, 0.074), (x - 0.05, y - 0.03, 0.05)))
        made_ = set(bpy.data.objects)
        house(0, 0, 0, 0)
        for o in set(bpy.data.objects) - made_:
            if not o.parent:
                o.location, o.rotation_euler.z, o.scale = (x, y, ground(x, y)), 0.20, (s, s, s)
                o.parent = e
        put(e, at, (0, 0, turn))

    return made(build)


def banner():
    """A hillside of birch layers with a small white house and trees, morning sun from the right."""
    atelier(1.3, (0.1, 0, 0.04), 1.1, 1, "#D6D4CF", "#E2E1DE")
    parts = site((0, 0, 0), 0.16, trees=54)
    knife((-0.060, -0.262, 0), 0.25)
    frame_of(parts, 14, 23, 66, (0.54, 1.0), (0.20, -0.02), 10, WIDE)


def city(lit=0.0, seed=4, cols=6, rows=4, focus=True, tone="#E9E7E2", at=(0, 0, 0), turn=0.0):
    """A block model on its engraved street plan: massing in card and ply, one tall tower, trees along the streets. Returns its parent."""
    e = group("city")
    rnd = random.Random(seed)
    cw, ch, street = 0.082, 0.070, 0.020
    w, d = cols * (cw + street) + street, rows * (ch + street) + street
    dark_ply([rrect(w + 0.02, d + 0.02, 0.004)], 0.012, (0, 0, 0.006), parent=e, name="city base")
    ground = paper("city ground", "#B9B2A4" if not lit else "#8C8A88", 0.0)
    put(plate("ground", [rrect(w, d, 0.001)], 0.0012, ground, bev=0.0002), (0, 0, 0.0126), parent=e)
    z = 0.0132
    pave = paper("city pave", "#D8D2C6" if not lit else "#A9A6A3", 0.0)
    skins = [white(), white("model white b", "#E2DED6"), birch(name="city birch"), birch(name="city birch")]
    for i in range(cols):
        for j in range(rows):
            x, y = -w / 2 + street + (cw + street) * i + cw / 2, -d / 2 + street + (ch + street) * j + ch / 2
            put(plate("plot", [rrect(cw, ch, 0.004)], 0.0016, pave, bev=0.0003), (x, y, z + 0.0008), parent=e)
            zz = z + 0.0016
            if focus and (i, j) == (cols // 2, rows // 2 - 1):
                building(0.034, 0.034, 0.190, 7, 7, 26, (x + 0.012, y + 0.008, zz), 0.0, e, lit=lit * 0.8, seed=77, bar=0.30)
                building(0.060, 0.048, 0.022, 10, 8, 3, (x - 0.004, y - 0.004, zz), 0.0, e, lit=lit, seed=78)
                continue
            if rnd.random() < 0.12:
                for k in range(7):
                    slotted_tree(rnd.uniform(0.020, 0.032), "leaf", rnd.choice(("#6E8F5A", "#86A566")), (x + rnd.uniform(-0.032, 0.032), y + rnd.uniform(-0.026, 0.026), zz), rnd.uniform(0, 3), e)
                continue
            kind = rnd.random()
            far = math.hypot(i - cols / 2 + 0.5, j - rows / 2 + 0.5) / 3
            top = max(0.020, rnd.uniform(0.030, 0.085) * (1.25 - 0.5 * far))
            skin = rnd.choice(skins)
            if kind < 0.45:
                for sx in (-1, 1):
                    h = top * rnd.uniform(0.7, 1.1)
                    building(0.034, 0.058, h, 6, 10, max(3, round(h / 0.009)), (x + sx * 0.021, y, zz), 0, e, skin, lit=lit, seed=rnd.randrange(999))
            elif kind < 0.75:
                h = top * 0.62
                for sy in (-1, 1):
                    building(0.074, 0.020, h, 13, 3, max(2, round(h / 0.009)), (x, y + sy * 0.023, zz), 0, e, skin, lit=lit, seed=rnd.randrange(999), roof="gable")
                building(0.018, 0.026, h * 0.9, 3, 4, max(2, round(h / 0.009)), (x - 0.028, y, zz), 0, e, skin, lit=lit, seed=rnd.randrange(999))
            else:
                building(0.070, 0.056, 0.020, 12, 9, 2, (x, y, zz), 0, e, skin, lit=lit, seed=rnd.randrange(999))
                h = top * 1.25
                building(0.030, 0.038, h, 6, 7, round(h / 0.009), (x + 0.012, y, zz + 0.0212), 0, e, skin, lit=lit, seed=rnd.randrange(999))
    for i in range(cols + 1):
        for j in range(rows * 3):
            if rnd.random() < 0.75:
                slotted_tree(rnd.uniform(0.012, 0.018), "leaf", rnd.choice(("#6E8F5A", "#86A566", "#587A4C")), (-w / 2 + 0.010 + (cw + street) * i, -d / 2 + 0.035 + j * (d - 0.06) / (rows * 3 - 1), z), rnd.uniform(0, 3), e)
    return put(e, at, (0, 0, turn))


def foot():
    """The city block model at dusk, windows lit, blue behind."""
    mesh("table", [(-5, -2, 0), (5, -2, 0), (5, 1.5, 0), (-5, 1.5, 0)], [(0, 1, 2, 3)], pbr("dusk table", hexc("#4A4C52"), rough=0.5))
    mesh("wall", [(-5, 1.5, -1), (5, 1.5, -1), (5, 1.5, 4), (-5, 1.5, 4)], [(0, 1, 2, 3)], plaster("#4C5666", "#4C5666"))
    world((0.35, 0.48, 0.95), 0.10)
    area("dusk", (0.15, 0.85, 0.95), (0.05, 0, 0.05), 0.6, 13, (0.55, 0.68, 1), 0.9)
    area("sunset", (1.2, 0.6, 0.30), (0, 0, 0.06), 0.3, 7, (1, 0.55, 0.28), 0.5)
    area("front", (-0.4, -1.3, 0.8), (0, 0, 0.05), 0.8, 5, (0.62, 0.74, 1))
    area("wallglow", (0.6, 1.2, 0.05), (0.4, 1.5, 0.3), 1.0, 9, (1, 0.58, 0.34))
    parts = made(lambda: city(0.36, 4, turn=0.22))
    frame_of(parts, 0, 24, 62, (0.62, 1.2), (0.17, -0.04), 8, WIDE)


def competition():
    """Scene 1: a competition model in white on the table, a scale rule and a roll of drawings beside it."""
    atelier(1.1, (0, 0, 0.05), 1.0, -1)

    def things():
        e = group("competition")
        put(plate("base", [rrect(0.40, 0.28, 0.003)], 0.012, birch(name="comp base"), burnt("burnt 0.012", 0.012), bev=0.0003), (0, 0, 0.006), parent=e)
        plaza = plate("plaza", [rrect(0.394, 0.274, 0.002), rrect(0.12, 0.05, 0.004, 6, -0.11, -0.085)], 0.003, white("plaza white", "#DCD9D2"), bev=0.0002)
        put(plaza, (0, 0, 0.0136), parent=e)
        put(plate("pool", [rrect(0.119, 0.049, 0.004, 6)], 0.002, pbr("model water", hexc("#6FA3B8"), rough=0.12, coat=0.8), bev=0.0002), (-0.11, -0.085, 0.0130), parent=e)
        z = 0.0151
        building(0.180, 0.060, 0.040, 28, 9, 3, (-0.05, 0.050, z), 0, e, bar=0.30)
        building(0.060, 0.120, 0.052, 9, 18, 4, (0.115, 0.015, z), 0, e, bar=0.30)
        building(0.036, 0.036, 0.120, 6, 6, 11, (0.050, 0.062, z + 0.0), 0, e, bar=0.30)
        hall = [stroke([(0.036 * math.cos(a), 0.034 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))], 0.0030)]
        for k in range(12):
            ply(hall, 0.0022, (-0.115 + 0.0125 * k, -0.020, z), ACROSS, e, "hall rib")
        for a in (0.5, 1.1, math.pi / 2, 2.04, 2.64):
            ply([rrect(0.146, 0.0022, 0.0003, 2)], 0.0020, (-0.046, -0.020 + 0.0368 * math.cos(a), z + 0.0348 * math.sin(a)), (a - math.pi / 2, 0, 0), e, "hall purlin")
        rnd = random.Random(6)
        for k in range(16):
            x, y = (-0.185 + 0.046 * k, -0.122) if k < 9 else (0.175, -0.09 + 0.034 * (k - 9))
            slotted_tree(rnd.uniform(0.028, 0.040), "leaf", "#E4E0D6" if k % 3 else "#9DB184", (x, y, z), rnd.uniform(0, 3), e, mat=None)
        for x, y, k in ((-0.02, -0.09, 0), (0.005, -0.10, 1), (0.040, -0.060, 2), (0.055, -0.066, 0), (-0.16, -0.05, 1), (0.075, -0.11, 2)):
            figure(0.011, (x, y, z), 0.3 * k, k, "#C8402A" if k == 1 else "#4A4F54", e)
        put(e, (0, 0.02, 0), (0, 0, 0.16))

    parts = made(things)
    scale_rule((-0.02, -0.205, 0.0002), 0.10)
    for k in range(3):
        o = lathe("roll", [(0.015, -0.20), (0.0156, -0.20), (0.0156, 0.20), (0.015, 0.20)], paper("roll paper", "#EFEDE8", 0.0))
        put(o, (-0.05 + 0.10 * k, 0.255 + 0.018 * (k % 2), 0.0158), (0, math.pi / 2, 0.08 * (k - 1)))
    pencil((0.215, -0.150), 1.1, "#2F5D62")
    frame_of(parts, -22, 26, 64, (0.84, 0.86), (0, 0.02), 9)


def facade_loops(w, h, nx, nz):
    """A façade: outline and openings with fine mullions, every third field split once more."""
    loops = [[(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]]
    sx, sz = (w - 0.003) / nx, (h - 0.003) / nz
    for i in range(nx):
        for j in range(nz):
            x, y = -w / 2 + 0.0015 + sx * (i + 0.5), -h / 2 + 0.0015 + sz * (j + 0.5)
            if (i + j) % 3 == 0:
                for s in (-1, 1):
                    loops.append(rrect(sx / 2 - 0.0009, sz - 0.0012, 0.0001, 2, x + s * (sx / 4 - 0.0001), y))
            elif (i + 2 * j) % 5 == 0:
                for s in (-1, 1):
                    loops.append(rrect(sx - 0.0012, sz / 2 - 0.0009, 0.0001, 2, x, y + s * (sz / 4 - 0.0001)))
            else:
                loops.append(rrect(sx - 0.0012, sz - 0.0012, 0.0001, 2, x, y))
    return loops


def facade_sheet():
    """Scene 2: façades with fine mullions in their sheet; tweezers lift one out by its corner."""
    from clinic_kit import forceps

    atelier(0.75, (0, 0, 0.02), 1.0, 1, "#8E9AA0", "#C9CED0")
    card_ = white("sheet white", "#F3F2EE")

    def things():
        e = group("sheet")
        frames = [rrect(0.300, 0.200, 0.002), *[rrect(0.128, 0.084, 0.0004, 2, sx * 0.069, sy * 0.046) for sx in (-1, 1) for sy in (-1, 1)]]
        put(plate("frame", frames, 0.0012, card_, bev=0.0001), (0, 0, 0.0008), parent=e)
        for sx, sy in ((-1, 1), (1, 1), (-1, -1)):
            put(plate("facade", facade_loops(0.127, 0.083, 14 if sy > 0 else 11, 6), 0.0012, card_, bev=0.0001), (sx * 0.069, sy * 0.046, 0.0008), parent=e)
        lifted = plate("facade", facade_loops(0.127, 0.083, 14, 6), 0.0012, card_, bev=0.0001)
        put(lifted, (0.069, -0.046 + 0.0415 - 0.0415 * math.cos(1.0), 0.0010 + 0.0415 * math.sin(1.0)), (-1.0, 0, 0), e)
        put(e, (0, 0, 0), (0, 0, 0.12))

    parts = made(things)
    grip, away = Vector((0.127, -0.034, 0.0705)), Vector((0.205, -0.060, 0.062))
    e = forceps((0, 0, 0), 0.0, 0.200, 71, False)
    e.rotation_euler = (-away).to_track_quat("X", "Z").to_euler()
    e.location = grip + away * (0.099 / away.length) - Vector((0, 0, 0.0064))
    scale_rule((-0.10, -0.150, 0.0002), 0.06, 0.16)
    building(0.070, 0.055, 0.045, 9, 7, 3, (-0.100, 0.165, 0), 0.3)
    frame_of(parts, 16, 34, 68, (0.90, 0.84), (0.01, -0.06), 9)


def gluing():
    """Scene 3: a site model being glued: numbered layers, the next one slid onto its bead of glue, two more waiting."""
    atelier(1.0, (0, 0, 0.03), 1.0, -1)

    def things():
        e, ground = terrain(0.36, 0.26, 8, 0.005, 9, upto=5)
        loops = [level(0.36, 0.26, i / 8, 9) for i in range(8)]
        put(e, (-0.035, 0.03, 0), (0, 0, 0.10))
        bead = pbr("bead", hexc("#F2EFE6"), rough=0.2, coat=0.6)
        ring = [(x * 0.93 + 0.004, y * 0.90 + 0.003, 0.0395) for x, y in loops[5][::4]]
        strand([ring[:40]], 0.0010, bead, "glue bead").parent = e
        for i, (x, y, a) in ((6, (0.262, -0.070, -0.5)), (7, (0.268, 0.075, 0.6))):

            def draw(c, i=i):
                mm.label(c, str(i + 1), (0.16 + 0.05 * i / 8) * 360, -(0.06 + 0.06 * i / 8) * 260, 9)
                if i + 1 < 8:
                    c.set_line_width(0.4)
                    for k, (px, py) in enumerate(loops[i + 1]):
                        (c.line_to if k else c.move_to)(px * 1000, -py * 1000)
                    c.close_path()
                    c.stroke()

            cx, cy = sum(q[0] for q in loops[i]) / len(loops[i]), sum(q[1] for q in loops[i]) / len(loops[i])
            holder = put(group("loose"), (x, y, 0.0030), (0, 0, a))
            marked([loops[i]], mm.mask(f"mk-loose{i}", 360, 260, draw, 2048), (0.36, 0.26), 0.005, (-cx, -cy, 0), (0, 0, 0), holder, f"loose{i}")
        lift = put(group("next"), (0.012, 0.046, 0.0136 + 5 * 0.005 + 0.0027), (0, 0, 0.26))

        def six(c):
            mm.label(c, "6", (loops[5][150][0] + loops[6][150][0]) * 500, -(loops[5][150][1] + loops[6][150][1]) * 500, 6)
            c.set_line_width(0.35)
            for k, (px, py) in enumerate(loops[6]):
                (c.line_to if k else c.move_to)(px * 1000, -py * 1000)
            c.close_path()
            c.stroke()

        marked([loops[5]], mm.mask("mk-six", 360, 260, six, 2048), (0.36, 0.26), 0.005, (0, 0, 0), (0, 0, 0), lift, "layer six")

    parts = made(things)
    glue((-0.200, -0.155, 0))
    parts += made(lambda: glue((0.150, 0.150, 0)))
    knife((-0.02, -0.175, 0), 0.2)
    frame_of(parts, -12, 30, 64, (0.92, 0.90), (0, 0.0), 9)


def contours():
    """Solution 1: a hill of grey and white card, layer on layer, seen along the slope."""
    atelier(0.75, (0, 0, 0.03), 1.0, 1)
    holder = []

    def things():
        e, ground = terrain(0.30, 0.22, 13, 0.0032, 12, kind="card", figures=False, water=True)
        holder.append((e, ground))

    parts = made(things)
    e, ground = holder[0]
    plant(e, ground, 0.30, 0.22, 16, (0.014, 0.022), 8, kinds=("pine",))
    building(0.022, 0.014, 0.010, 4, 3, 1, (0.0, -0.055, ground(0.0, -0.055)), 0.3, e, roof="gable", t=0.0006)
    frame_of(parts, 24, 20, 74, (0.98, 0.86), (0.02, -0.03), 7.1)


def facade_model():
    """Solution 2: a façade of clear and white acrylic, fine mullions, two figures before it."""
    atelier(0.7, (0, 0, 0.05), 1.0, -1)

    def things():
        e = group("facade model")
        put(plate("base", [rrect(0.250, 0.110, 0.003)], 0.008, birch(name="facade base"), burnt("burnt 0.008", 0.008), bev=0.0003), (0, 0, 0.004), parent=e)
        z = 0.008
        put(plate("glass", [[(-0.105, 0), (0.105, 0), (0.105, 0.118), (-0.105, 0.118)]], 0.002, thin("facade glass", (0.70, 0.86, 0.90)), bev=0.0002), (0, 0.010, z), UP, e)
        put(plate("mullions", [[(x, y + 0.0595) for x, y in q] for q in facade_loops(0.212, 0.119, 22, 7)], 0.0016, white("mullion white", "#F4F3F0"), bev=0.0001), (0, 0.0078, z), UP, e)
        for j in range(8):
            put(plate("slab", [rrect(0.212, 0.040, 0.0005, 2)], 0.0016, white("slab white", "#E6E3DC"), bev=0.0001), (0, 0.031, z + 0.0005 + 0.0168 * j), parent=e)
        for x in (-0.095, -0.045, 0.005, 0.055, 0.095):
            put(cyl("column", (0, 0, 0), 0.0016, 0.118, white("slab white", "#E6E3DC"), bev=0, n=20), (x, 0.040, z + 0.059), parent=e)
        for x, k in ((-0.060, 0), (-0.048, 1), (0.030, 2)):
            figure(0.0150, (x, -0.026, z), 0.2, k, "#4A4F54" if k != 1 else "#C8402A", e)
        for x, h in ((-0.100, 0.052), (0.090, 0.062), (0.060, 0.044)):
            slotted_tree(h, "leaf", "#DAD5C8", (x, -0.034, z), 0.4, e)
        put(e, (0, 0, 0), (0, 0, 0.20))

    frame_of(made(things), -18, 14, 70, (0.84, 0.86), (0, -0.01), 7.1)


def trees():
    """Solution 3: the sheet the trees were cut from, halves with their slots, a small grove put together."""
    atelier(0.7, (0, 0, 0.03), 1.0, 1, "#D3D1CC", "#D5D8D4")
    m = ash("tree veneer")
    rim = burnt("burnt 0.0012", 0.0012)

    def things():
        e = group("tree sheet")
        loops = [rrect(0.200, 0.130, 0.003)]
        for i in range(4):
            loops.append(tf(crown(0.055, i, False)[0], 0, -0.072 + 0.048 * i, 0.003))
            if i % 2 == 0:
                put(plate("half", tf_all(crown(0.0545, i), -0.072 + 0.048 * i, 0.0032), 0.0012, m, rim, bev=0.0001), (0, 0, 0.0010), parent=e)
        for i in range(6):
            loops.append(tf(pine_outline(0.050, 0.023), 0, -0.080 + 0.032 * i, -0.060))
            if i % 3 == 0:
                put(plate("half", [tf(pine_outline(0.0495, 0.0225), 0, -0.080 + 0.032 * i, -0.0598)], 0.0012, m, rim, bev=0.0001), (0, 0, 0.0010), parent=e)
        put(plate("sheet", loops, 0.0012, m, rim, bev=0.0001), (0, 0, 0.0010), parent=e)
        put(e, (-0.060, -0.055, 0), (0, 0, 0.14))
        for x, y, h, kind in ((-0.080, 0.070, 0.070, "leaf"), (-0.030, 0.090, 0.086, "leaf"), (0.030, 0.075, 0.064, "pine"), (0.070, 0.045, 0.078, "leaf"), (0.112, 0.075, 0.070, "pine"), (0.110, -0.005, 0.056, "leaf"), (0.075, -0.040, 0.045, "pine")):
            slotted_tree(h, kind, at=(x, y, 0), turn=h * 37, t=0.0012, mat=m)
        put(plate("half", crown(0.055, 1), 0.0012, m, rim, bev=0.0001), (0.105, -0.085, 0.0010), (0, 0, 0.5))

    frame_of(made(things), 14, 27, 70, (0.92, 0.90), (0, 0.0), 8)


def tf_all(loops, dx, dy):
    """All loops moved."""
    return [tf(q, 0, dx, dy) for q in loops]


def stair(w, rise, steps, run, mat, t=0.0012):
    """A flight of steps going up towards +x from the origin, w wide along y. Returns its parent."""
    e = group("stair")
    for k in range(steps):
        put(box("step", (0, -w / 2, 0), (run * 1.25, w / 2, t), mat, 0.0001), (run * (k + 0.6), 0, rise * (k + 1) - t / 2), parent=e)
    for s in (-1, 1):
        string = [(0, 0), (run * 1.3, 0), (run * steps + run, rise * steps - rise * 0.2), (run * steps, rise * steps)]
        put(plate("string", [string], 0.0010, mat, bev=0.0001), (0, s * (w / 2 + 0.0006), 0), UP, e)
    return e


def section():
    """Solution 4: a section through a house of four floors: stairs from floor to floor, rooms, figures, the ground cut below."""
    atelier(0.75, (0, 0, 0.06), 1.0, -1)

    def things():
        e = group("section")
        w, d, fh, n = 0.200, 0.085, 0.034, 4
        ground = [(-0.16, 0), (0.16, 0), (0.16, 0.020), (0.10, 0.022), (0.10, 0.006), (-0.10, 0.006), (-0.10, 0.026), (-0.16, 0.030)]
        for k in range(15):
            ply([ground], 0.006, (0, -d / 2 + 0.003 + 0.006 * k, 0), UP, e, f"ground{k % 3}")
        z = 0.008
        wh, fl = white(), birch(name="section floor")
        back = [[(-w / 2, 0), (w / 2, 0), (w / 2, fh * n), (-w / 2, fh * n)]] + [rrect(0.022, fh * 0.55, 0.0004, 2, -0.075 + 0.030 * i, fh * (j + 0.52)) for i in range(6) for j in range(n) if not (j == 0 and i < 2)]
        put(plate("back", back, 0.002, wh, bev=0.0001), (0, d / 2 - 0.001, z), UP, e)
        for s in (-1, 1):
            side = [[(-d / 2, 0), (d / 2, 0), (d / 2, fh * n), (-d / 2, fh * n)]] + [rrect(0.018, fh * 0.5, 0.0004, 2, -0.012 + 0.026 * i, fh * (j + 0.52)) for i in range(2) for j in range(1, n)]
            put(plate("side", side, 0.002, wh, bev=0.0001), (s * (w / 2 - 0.001), 0, z), ACROSS, e)
        for j in range(n + 1):
            hole = [] if j in (0, n) else [rrect(0.050, 0.020, 0.0005, 2, 0.020 if j % 2 else -0.030, -0.012)]
            put(plate("floor", [rrect(w - 0.0042, d - 0.003, 0.0004, 2), *hole], 0.0024, fl, burnt("burnt 0.0024", 0.0024), bev=0.0001), (0, -0.0010, z + fh * j + 0.0003), parent=e)
        for j in range(n - 1):
            s = stair(0.017, (fh) / 10, 10, 0.0046, fl)
            put(s, (-0.004 if j % 2 == 0 else -0.006, -0.012, z + fh * j + 0.0015), (0, 0, 0 if j % 2 == 0 else math.pi), e)
        for x, j in ((-0.052, 0), (0.060, 1), (-0.058, 2), (0.058, 3)):
            put(plate("partition", [[(-0.020, 0), (0.038, 0), (0.038, fh - 0.003), (-0.020, fh - 0.003)], rrect(0.012, fh * 0.72, 0.0003, 2, -0.006, fh * 0.36)], 0.0016, wh, bev=0.0001), (x, 0.004, z + fh * j + 0.0015), ACROSS, e)
        roof = [[(-w / 2 - 0.010, fh * n), (w / 2 + 0.010, fh * n), (w / 2 + 0.010, fh * n + 0.004), (0.02, fh * n + 0.034), (-w / 2 - 0.010, fh * n + 0.004)]]
        roof.append(inset(((-w / 2, fh * n + 0.003), (0.017, fh * n + 0.003), (0.017, fh * n + 0.031)), 0.0025))
        roof.append(inset(((0.023, fh * n + 0.003), (w / 2, fh * n + 0.003), (0.023, fh * n + 0.031)), 0.0025))
        for y in (-0.036, -0.012, 0.012, 0.036):
            ply(roof, 0.0024, (0, y, z), UP, e, "section truss")
        for x, y, j, k in ((-0.070, -0.022, 0, 0), (0.075, -0.020, 0, 1), (-0.075, -0.015, 1, 2), (0.030, -0.030, 2, 0), (-0.020, -0.030, 3, 1), (0.080, -0.02, 3, 2)):
            figure(0.019, (x, y, z + fh * j + 0.0015), 0.1 * k, k, "#4A4F54" if k else "#C8402A", e)
        slotted_tree(0.060, "leaf", "#9DB184", (-0.130, -0.010, 0.028), 0.5, e)
        slotted_tree(0.042, "leaf", "#9DB184", (0.130, 0.005, 0.021), 0.9, e)
        put(e, (0, 0, 0), (0, 0, 0.16))

    frame_of(made(things), -16, 11, 70, (0.80, 0.88), (0, -0.01), 7.1)


def roof():
    """Solution 5: a hall of timber trusses on posts, half its battens on."""
    atelier(0.8, (0, 0, 0.05), 1.0, 1)

    def things():
        e = group("hall")
        W, H, L, n = 0.170, 0.050, 0.270, 9
        dark_ply([rrect(L + 0.06, W + 0.06, 0.004)], 0.010, (0, 0, 0.005), parent=e, name="hall base")
        z = 0.010
        for k in range(n):
            x = -L / 2 + L * k / (n - 1)
            o = truss_frame(W, H, 0.0030, (x, 0, z + 0.062), math.pi / 2, e, "hall truss")
            for s in (-1, 1):
                ply([rrect(0.0050, 0.056, 0.0004, 2)], 0.0030, (x, s * W / 2, z + 0.028), ACROSS, e, "hall post")
                if k < n - 1:
                    a, b = (0, 0.0), (L / (n - 1), 0.054)
                    if k in (0, n - 2):
                        ply([stroke([a, b], 0.0028)], 0.0020, (x, s * (W / 2 + 0.0024), z), UP, e, "hall brace")
        for s in (-1, 1):
            ply([rrect(L + 0.012, 0.0055, 0.0005, 2)], 0.0030, (0, s * W / 2, z + 0.0555), (math.pi / 2, 0, 0), e, "hall plate")
        slope = math.atan2(H, W / 2)
        for s in (-1, 1):
            for j in range(11):
                u = (j + 0.3) / 11
                full = j < (11 if s > 0 else 5)
                y, zz = s * W / 2 * (1 - u) * 1.06, z + 0.062 + H * u + 0.0062
                if full:
                    ply([rrect(L + 0.014, 0.0042, 0.0003, 2)], 0.0020, (0, y, zz), (-s * slope, 0, 0), e, "batten")
        for x, k in ((-0.06, 0), (-0.045, 1), (0.05, 2)):
            figure(0.026, (x, -0.02, z), 0.2, k, "#4A4F54" if k != 1 else "#C8402A", e)
        put(e, (0, 0, 0), (0, 0, -0.24))

    frame_of(made(things), 14, 17, 68, (0.84, 0.84), (0, -0.01), 7.1)


def street():
    """Solution 6: benches, lamps, a bicycle, trees and figures at scale, cut flat; the sheet they come from leans behind."""
    atelier(0.55, (0, 0, 0.03), 1.0, -1, "#98A1A5")

    def things():
        put(plate("pavement", [rrect(0.250, 0.120, 0.002)], 0.003, hard.mark(paper("pavement", "#CFCAC0", 0.0), mm.mask("mk-pave", 250, 120, lambda c: [[c.rectangle(-125 + 12.5 * k, -60, 0.35, 120) for k in range(21)], [c.rectangle(-125, -60 + 12 * k, 250, 0.35) for k in range(11)], c.fill()], 2048), (0.250, 0.120), "#8A7F70", 0.9, 0, depth=0.2), bev=0.0002), (0, 0, 0.0016), (0, 0, 0.06))
        z = 0.0032
        bench_seat((-0.055, 0.020, z), 0.06, 1.0)
        bench_seat((0.068, 0.026, z), 0.10, 1.0)
        bicycle(0.030, (0.004, 0.020, z), 0.02)
        for k, (x, y, a) in enumerate(((-0.085, -0.030, 0.3), (-0.070, -0.034, -0.1), (-0.018, -0.018, 0.5), (0.036, -0.032, 0.0), (0.050, -0.028, 0.4), (0.092, -0.016, -0.3))):
            figure(0.034 if k != 4 else 0.024, (x, y, z), a, k % 3, ("#F2F1EE", "#4A4F54", "#C8402A")[(k * 2) % 3])
        street_lamp(0.085, (-0.108, 0.040, z), 0.1)
        street_lamp(0.085, (0.100, 0.046, z), 0.1)
        slotted_tree(0.088, "leaf", "#86A566", (-0.022, 0.044, z), 0.3)
        slotted_tree(0.076, "leaf", "#6E8F5A", (0.040, 0.050, z), 0.8)
        sheet = [rrect(0.200, 0.070, 0.002)]
        for k in range(9):
            sheet.append(tf(person(0.030, k % 3), 0, -0.084 + 0.021 * k, 0.000))
            sheet.append(tf(person(0.024, (k + 1) % 3), 0, -0.084 + 0.021 * k, -0.029))
        put(plate("sheet", sheet, 0.001, paper("sheet grey", "#E4E2DC", 0.0), bev=0.0001), (0.0, -0.094, 0.0006), (0, 0, -0.06))

    frame_of(made(things), -14, 22, 72, (0.92, 0.86), (0, 0), 7.1)


SHOTS = {
    "applications/architecture/banner": Shot(banner, exposure=0.4, **BANNER),
    "applications/architecture/foot": Shot(foot, exposure=0.45, width=1920, height=800, samples=24, bloom=0.04),
    "applications/architecture/scene-1": Shot(competition, exposure=0.4, **CARD),
    "applications/architecture/scene-2": Shot(facade_sheet, exposure=0.4, **CARD),
    "applications/architecture/scene-3": Shot(gluing, exposure=0.4, **CARD),
    "applications/architecture/solution-1": Shot(contours, exposure=0.4, **CARD),
    "applications/architecture/solution-2": Shot(facade_model, exposure=0.4, **CLEAR),
    "applications/architecture/solution-3": Shot(trees, exposure=0.4, **CARD),
    "applications/architecture/solution-4": Shot(section, exposure=0.4, **CARD),
    "applications/architecture/solution-5": Shot(roof, exposure=0.4, **CARD),
    "applications/architecture/solution-6": Shot(street, exposure=0.4, **CARD),
}
