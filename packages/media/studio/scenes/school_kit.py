"""Things a school workshop makes of plywood and card: gear kits, a skeleton, a bridge, a puzzle, an orrery, an automaton, goggles."""
from applications_kit import *


def _chalk(c):
    """Geometry in chalk on a board 1.75 times as wide as high: a gear, a triangle, a curve, axes."""
    grey(c, 0.75)
    for x, r in ((-1.1, 0.34), (-0.58, 0.20)):
        pen(c, [(x + (r if (k // 2) % 2 else r * 0.84) * math.cos(TAU * k / 48), 0.18 + (r if (k // 2) % 2 else r * 0.84) * math.sin(TAU * k / 48)) for k in range(48)], width=0.016)
        c.arc(x, 0.18, r * 0.22, 0, TAU)
        c.stroke()
    pen(c, [(0.0, -0.5), (0.75, -0.5), (0.75, 0.15)], width=0.016)
    pen(c, [(0.66, -0.5), (0.66, -0.41), (0.75, -0.41)], width=0.012, closed=False)
    pen(c, [(1.0, -0.6), (1.0, 0.6)], width=0.014, closed=False)
    pen(c, [(0.95, -0.5), (1.6, -0.5)], width=0.014, closed=False)
    pen(c, [(1.0 + 0.55 * k / 30, -0.5 + 0.85 * (k / 30) ** 2) for k in range(31)], width=0.018, closed=False)
    for j in range(3):
        pen(c, [(-1.4, -0.32 - 0.13 * j), (-0.35 - 0.2 * j, -0.32 - 0.13 * j)], width=0.012, closed=False)


def classroom(S=1.0, top=None, wall="#D9CDB8", board=None, k=1.0, t=(0, 0, 0.05), side=-1):
    """A school bench before a cream wall in the sun; board: (x, z) of a chalkboard's middle on the wall, in S."""
    table(top or ash("school bench"), wall, S)
    sunny(S, t, k, side)
    if board:
        w, h = 1.4 * S, 0.8 * S
        face = engraved("chalkboard", hexc("#2D463B"), art("sk_chalk", _chalk, 2048, 1170), (w, h), (0.72, 0.74, 0.71), rough=0.9, markrough=1, depth=0)
        put(plate("chalkboard", [rrect(w, h, 0.004)], 0.012, face, bev=0.001), (board[0] * S, 1.085 * S, board[1] * S), UP)
        put(plate("board frame", [rrect(w + 0.07 * S, h + 0.07 * S, 0.006), rrect(w, h, 0.003)], 0.03, oak("board oak"), bev=0.002), (board[0] * S, 1.08 * S, board[1] * S), UP)


def gear_kit(at=(0, 0, 0), turn=0.0, crank=0.6, accent="#E8621F", s=1.0):
    """A kit as it leaves the machine and is put together: board, three plywood gears, an acrylic pinion, a crank. Returns its parent."""
    e = group("gear kit")
    ply([rrect(0.170, 0.120, 0.008)] + [circle(0.0016, 16, sx * 0.077, sy * 0.052) for sx in (-1, 1) for sy in (-1, 1)], 0.004, (0, 0, 0.002), parent=e, name="kit board")
    f = finishes()

    def wheel(teeth, x, y, phase, i):
        loops = gear(teeth, 0.0032, 0.0030)
        if i == 1:
            tinted(loops, accent, 0.004, (x, y, 0.0072), (0, 0, phase), e)
        else:
            ply(loops, 0.004, (x, y, 0.0072), (0, 0, phase), e, name=f"kit gear{i}")
        cyl("pin", (x, y, 0.0095), 0.0028, 0.012, f.brass, bev=0.0006, n=32).parent = e

    places = train(((20, 0, None), (11, 0.45, 0), (17, -0.55, 1)), 0.0032, (-0.042, -0.006), wheel)
    x, y = places[0][0]
    dark_ply([stroke([(0, 0), (0.026, 0)], 0.009), circle(0.0029, 20)], 0.003, (x, y, 0.0118), (0, 0, crank), e, "kit crank")
    cyl("knob", (x + 0.022 * math.cos(crank), y + 0.022 * math.sin(crank), 0.0190), 0.0042, 0.014, walnut(name="knob wood"), bev=0.0016).parent = e
    e.scale = (s, s, s)
    return put(e, at, (0, 0, turn))


def goggles(at, turn=(0, 0, 0), strap=True, brow=0.0, label=None):
    """Safety goggles: a bent orange-tinted lens in a soft frame with its strap. Hangs or lies by `turn`; the lens faces -y.

    brow makes the frame above the lens higher; label is printed there.
    """
    e = group("goggles")
    outline = fillet([(-0.078, 0.026 + brow), (0.078, 0.026 + brow), (0.082, -0.008), (0.058, -0.034), (0.020, -0.026), (0, -0.006), (-0.020, -0.026), (-0.058, -0.034), (-0.082, -0.008)], [0.016, 0.016, 0.016, 0.022, 0.012, 0.010, 0.012, 0.022, 0.016], 8)
    inner = [(x * 0.86, (y - brow * max(0.0, min(1.0, y / 0.026))) * 0.76 + 0.0005) for x, y in outline]

    def bend(o):
        for q in o.data.vertices:
            q.co.z -= 5.2 * q.co.x * q.co.x
        o.data.update()
        return o

    def fine(o, step=0.004):
        bm = bmesh.new()
        bm.from_mesh(o.data)
        for k in range(-22, 23):
            geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
            bmesh.ops.bisect_plane(bm, geom=geom, plane_co=(k * step, 0, 0), plane_no=(1, 0, 0))
        bm.to_mesh(o.data)
        bm.free()
        return o

    rubber = pbr("goggle rubber", hexc("#23282D"), rough=0.55)
    put(bend(fine(plate("rim", [outline, inner], 0.016, rubber, bev=0.003))), (0, 0, 0), UP, e)
    put(bend(fine(plate("lens", [[(x * 1.02, y * 1.02) for x, y in inner]], 0.002, thin("goggle lens", (0.98, 0.72, 0.36)), bev=0.0003))), (0, -0.006, 0), UP, e)
    if label:
        o = text("label", label, 0.0125, pbr("goggle print", hexc("#F2F4F5"), rough=0.5), (0, 0, 0), align="CENTER", ex=0.0001)
        flat = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(o)
        flat.transform(Matrix.Translation((0, 0.0214 + brow / 2, 0.0083)))
        put(bend(link(bpy.data.objects.new("label", flat))), (0, 0, 0), UP, e)
    if strap:
        loop = [(-0.080, 0.034, 0.004), (-0.085, 0.060, 0.010), (-0.050, 0.095, 0.030), (0.0, 0.105, 0.040), (0.050, 0.095, 0.030), (0.085, 0.060, 0.010), (0.080, 0.034, 0.004)]
        band(loop, 0.022, pbr("goggle strap", hexc("#E0672A"), rough=0.8, bump=(2000, 0.3)), 0.0016, (0, 0, 1), e)
    return put(e, at, turn)


def bone(path, widths):
    """A loop along control points, its width given at each."""
    line = spline(path, n=8)
    n = len(path) - 1

    def w(u):
        k = min(int(u * n), n - 1)
        return widths[k] + (widths[k + 1] - widths[k]) * (u * n - k)

    return stroke(line, w)


def dinosaur(at=(0, 0, 0), turn=0.0, s=1.0):
    """A slot-together skeleton, 380 mm from snout to tail: spine and head of one sheet, ribs and bones across it, legs beside it."""
    e = group("dinosaur")
    spine = [(-0.200, 0.086), (-0.150, 0.080), (-0.100, 0.092), (-0.050, 0.116), (0.0, 0.124), (0.045, 0.118), (0.080, 0.130), (0.103, 0.168), (0.118, 0.208), (0.136, 0.226)]
    ply([bone(spine, (0.002, 0.006, 0.011, 0.017, 0.019, 0.017, 0.013, 0.011, 0.010, 0.012))], 0.003, (0, 0, 0), UP, e, "dino")
    skull = fillet([(0.122, 0.214), (0.126, 0.238), (0.142, 0.247), (0.165, 0.240), (0.184, 0.228), (0.186, 0.219), (0.160, 0.2165), (0.180, 0.2115), (0.178, 0.2055), (0.146, 0.206)], [0.004, 0.008, 0.008, 0.012, 0.004, 0.003, 0.0008, 0.002, 0.003, 0.008], 6)
    ply([skull, circle(0.0042, 24, 0.146, 0.232), ellipse(0.004, 0.0022, 20, 0.170, 0.2275)], 0.003, (0, -0.0031, 0), UP, e, "dino")
    line = spline(spine, n=12)

    def crossing(u):
        i = min(int(u * (len(line) - 1)), len(line) - 2)
        (x, z), (x2, z2) = line[i], line[i + 1]
        return x, z, math.atan2(z2 - z, x2 - x)

    for k in range(7):
        x, z, a = crossing(0.355 + 0.042 * k)
        b = math.sin(math.pi * (k + 1.2) / 9)
        w, h = 0.013 + 0.024 * b, 0.012 + 0.026 * b
        arc = [(w * math.sin(q), 0.006 - h + h * math.cos(q)) for q in (math.radians(-152 + 304 * i / 48) for i in range(49))]
        holder = put(group(), (x, 0, z), (0, -a, 0), e)
        ply([stroke(arc, lambda u: 0.0075 - 0.004 * abs(2 * u - 1))], 0.003, (0, 0, 0), ACROSS, holder, "dino rib")
    for u, r in [(0.04 + 0.04 * k, 0.0045 + 0.0011 * k) for k in range(8)] + [(0.69 + 0.042 * k, 0.013 - 0.0010 * k) for k in range(6)]:
        x, z, a = crossing(u)
        holder = put(group(), (x, 0, z + 0.002), (0, -a, 0), e)
        ply([fillet([(-r, -0.002), (0, -r * 0.9), (r, -0.002), (r * 0.45, r * 0.7), (-r * 0.45, r * 0.7)], r * 0.18, 4)], 0.003, (0, 0, 0), ACROSS, holder, "dino rib")
    hind = [(-0.062, 0.112), (-0.046, 0.078), (-0.066, 0.044), (-0.060, 0.010)]
    fore = [(0.052, 0.108), (0.060, 0.076), (0.050, 0.044), (0.056, 0.010)]
    for path, dy, shift in ((hind, 0.020, 0.0), (hind, -0.020, 0.016), (fore, 0.018, 0.0), (fore, -0.018, -0.014)):
        moved = [(x + shift * (0.112 - z) / 0.1, z) for x, z in path]
        foot = moved[-1][0]
        leg = bone(moved, (0.020, 0.014, 0.0115, 0.0105))
        ply([leg], 0.003, (0, dy, 0), UP, e, "dino leg")
        ply([fillet([(foot - 0.010, 0), (foot + 0.020, 0), (foot + 0.016, 0.008), (foot + 0.004, 0.014), (foot - 0.008, 0.012)], 0.003, 4)], 0.003, (0, dy + math.copysign(0.0031, dy), 0), UP, e, "dino leg")
    for x, z, w in ((-0.058, 0.108, 0.030), (0.053, 0.104, 0.028)):
        ply([fillet([(-w, -0.012), (w, -0.012), (w * 0.7, 0.016), (-w * 0.7, 0.016)], 0.005, 5)], 0.003, (x, 0, z), ACROSS, e, "dino leg")
    e.scale = (s, s, s)
    return put(e, at, (0, 0, turn))


def dino_sheet(at, turn, w=0.30, h=0.20):
    """The sheet the skeleton came out of: ribs and bones as openings, two still inside."""
    loops = [rrect(w, h, 0.004)]
    for k in range(6):
        b = math.sin(math.pi * (k + 1.2) / 8)
        ww, hh = 0.013 + 0.020 * b, 0.018 + 0.032 * b
        arc = [(ww * math.sin(q), hh * math.cos(q)) for q in (math.radians(-150 + 300 * i / 40) for i in range(41))]
        loops.append(tf(stroke(arc, 0.007), 0, -0.112 + 0.046 * k, 0.048 if k % 2 else 0.040))
    for k in range(4):
        loops.append(tf(bone([(0, -0.040), (0.008, -0.012), (-0.006, 0.016), (0.002, 0.040)], (0.012, 0.013, 0.015, 0.020)), 0, -0.110 + 0.040 * k, -0.048))
    for k in range(8):
        r = 0.013 - 0.001 * k
        loops.append(tf(fillet([(-r, 0), (0, -r * 0.9), (r, 0), (r * 0.45, r * 0.7), (-r * 0.45, r * 0.7)], r * 0.2, 4), 0, 0.055 + 0.026 * (k % 4), -0.035 - 0.034 * (k // 4)))
    return ply(loops, 0.003, at, turn, name="dino sheet")


def bridge(at=(0, 0, 0), turn=0.0, L=0.40, h=0.075, bays=8, gap=0.084):
    """A truss bridge of thin plywood: two trusses, deck, cross beams; its ends rest on z 0 of `at`. Returns its parent."""
    e = group("bridge")
    step = (L - 0.02) / bays
    xs = [-L / 2 + 0.010 + step * i for i in range(bays + 1)]
    mids = [(a + b) / 2 for a, b in zip(xs, xs[1:])]
    outline = fillet([(-L / 2, 0), (L / 2, 0), (L / 2, 0.008), (mids[-1] + 0.006, h), (mids[0] - 0.006, h), (-L / 2, 0.008)], [0.001, 0.001, 0.002, 0.003, 0.003, 0.002], 4)
    lo, hi = 0.004, h - 0.003
    holes = [inset(((a, lo), (b, lo), (m, hi)), 0.0034) for a, b, m in zip(xs, xs[1:], mids)]
    holes += [inset(((m, hi), (n, hi), (b, lo)), 0.0034) for m, n, b in zip(mids, mids[1:], xs[1:])]
    for y in (-gap / 2, gap / 2):
        ply([outline, *holes], 0.003, (0, y, 0), UP, e, "truss")
    ply([rrect(L, gap - 0.004, 0.001)] + [rrect(0.014, gap * 0.62, 0.004, 5, m, 0) for m in mids], 0.002, (0, 0, 0.0095), (0, 0, 0), e, "deck")
    for i, m in enumerate(mids):
        ply([rrect(gap + 0.008, 0.007, 0.001)], 0.003, (m, 0, h), (0, 0, math.pi / 2), e, "crossbeam")
    return put(e, at, (0, 0, turn))


def kilogram(at, k=1.0, mark="1 kg"):
    """A slotted brass-and-iron weight with a knob, its mass on the front."""
    e = group("weight")
    prof = [(0, 0), (0.024, 0), (0.026, 0.002), (0.026, 0.046), (0.0235, 0.050), (0.009, 0.052), (0.007, 0.056), (0.0075, 0.060), (0.011, 0.064), (0.0118, 0.069), (0.0095, 0.074), (0, 0.0755)]
    put(lathe("weight", [(r * k, z * k) for r, z in prof], pbr("weight brass", (0.83, 0.58, 0.26), rough=0.28, metal=1, bump=(900, 0.05, (0.05, 0.05, 1)))), (0, 0, 0), parent=e)
    put(text("mass", mark, 0.0125 * k, pbr("weight ink", (0.05, 0.03, 0.01), rough=0.6), (0, -0.0262 * k, 0.025 * k), UP, "SemiBold", "CENTER", 0.0002), (0, -0.0262 * k, 0.025 * k), UP, e)
    return put(e, at)


def regions():
    """Fourteen regions of an invented island as closed loops about 1.8 across, with their shared borders a kerf apart."""
    coast = lambda a: 0.84 + 0.10 * math.sin(2 * a + 0.6) + 0.06 * math.sin(3 * a - 1.1) + 0.035 * math.sin(7 * a + 0.4) + 0.018 * math.sin(13 * a)
    ring = lambda a: 0.50 + 0.05 * math.sin(3 * a + 1.0) + 0.02 * math.sin(9 * a)
    core = lambda a: 0.20 + 0.035 * math.sin(2 * a + 2.0) + 0.015 * math.sin(5 * a)

    def wedge(r0, r1, a0, a1, wob):
        side = lambda a, s: [((r0(a) + (r1(a) - r0(a)) * u), a + 0.075 * math.sin(u * 3.1 + wob * s) * math.sin(math.pi * u)) for u in (i / 14 for i in range(15))]
        # a border's wobble depends on its angle alone, so both neighbours draw the same line
        left = [(r, a) for r, a in side(a0, math.sin(a0 * 3))]
        right = [(r, a) for r, a in side(a1, math.sin(a1 * 3))]
        n = 26
        outer = [(r1(a), a) for a in (a0 + (a1 - a0) * i / n for i in range(1, n))]
        inner = [(r0(a), a) for a in (a1 + (a0 - a1) * i / n for i in range(1, n))]
        return [(1.12 * r * math.cos(a), 0.86 * r * math.sin(a)) for r, a in left + outer + right[::-1] + inner]

    out = [[(1.12 * core(TAU * i / 90) * math.cos(TAU * i / 90), 0.86 * core(TAU * i / 90) * math.sin(TAU * i / 90)) for i in range(90)]]
    for n, r0, r1, ph in ((5, core, ring, 0.3), (8, ring, coast, 0.0)):
        cuts = [ph + TAU * k / n for k in range(n)] + [ph + TAU]
        out += [wedge(r0, r1, cuts[k], cuts[k + 1], 5.0) for k in range(n)]
    return out


def orrery(at=(0, 0, 0), turn=0.0, complete=3):
    """A geared planetarium of plywood: a drum of coaxial gears on a foot, arms with planets, a crank and its pinion. Returns its parent."""
    e = group("orrery")
    f = finishes()
    dark_ply([circle(0.098, 160)], 0.008, (0, 0, 0.004), parent=e, name="orrery foot")
    marks_ = art("sk_dial", lambda c: [pen(c, [((0.86 if k % 6 else 0.80) * math.cos(TAU * k / 72), (0.86 if k % 6 else 0.80) * math.sin(TAU * k / 72)), (0.93 * math.cos(TAU * k / 72), 0.93 * math.sin(TAU * k / 72))], width=0.012, closed=False) for k in range(72)])
    marked([circle(0.090, 160)], marks_, (0.18, 0.18), 0.003, (0, 0, 0.0096), parent=e, name="orrery dial")
    for a in range(3):
        cyl("pillar", (0.070 * math.cos(TAU * a / 3 + 0.5), 0.070 * math.sin(TAU * a / 3 + 0.5), 0.026), 0.0035, 0.032, f.brass, bev=0.0006).parent = e
    ply([circle(0.082, 140)] + [tf(fillet([(0.024, -0.018), (0.064, -0.026), (0.064, 0.026), (0.024, 0.018)], 0.006, 6), TAU * k / 3 + 0.5 + math.pi / 3) for k in range(3)], 0.003, (0, 0, 0.0435), parent=e, name="orrery deck")
    cyl("axle", (0, 0, 0.095), 0.0042, 0.13, f.brass, bev=0.0006).parent = e
    stack = ((34, 0.053, 0.030), (27, 0.067, 0.9), (21, 0.081, 1.7), (15, 0.095, 2.6))
    for teeth, z, ph in stack:
        ply(gear(teeth, 0.0032, 0.0045), 0.004, (0, 0, z), (0, 0, ph), e, f"orrery gear{teeth}")
        ply([circle(0.012, 48), circle(0.0045, 24)], 0.006, (0, 0, z + 0.0052), parent=e, name="orrery spacer")
    for teeth, z, x in ((14, 0.053, (34 + 14) * 0.0016 + 0.0003), (21, 0.067, (27 + 21) * 0.0016 + 0.0003)):
        tinted(gear(teeth, 0.0032, 0.0035), "#E8621F" if teeth == 14 else "#2F6F8F", 0.004, (x * math.cos(-0.5), x * math.sin(-0.5), z), (0, 0, 0.09), e)
    x, y = 0.0771 * math.cos(-0.5), 0.0771 * math.sin(-0.5)
    cyl("shaft", (x, y, 0.062), 0.0032, 0.044, f.brass, bev=0.0005).parent = e
    planets = ((0.168, 0.111, 0.35, 0.0150, "#3E6E9E"), (0.125, 0.118, 2.4, 0.0115, "#B4552D"), (0.088, 0.125, 4.1, 0.0085, "#D8B46A"))
    for k, (r, z, a, size, colour) in enumerate(planets[3 - complete:] if complete else ()):
        arm = group("arm")
        ply([fillet([(-0.030, -0.006), (r + 0.007, -0.005), (r + 0.007, 0.005), (-0.030, 0.006)], 0.004, 5), circle(0.0045, 24)], 0.003, (0, 0, 0), parent=arm, name="orrery arm")
        cyl("rod", (r, 0, 0.026), 0.0014, 0.05, f.brass, bev=0.0002).parent = arm
        sphere("planet", (r, 0, 0.052 + size), size, pbr(f"planet{colour}", hexc(colour), rough=0.35, coat=0.3, bump=(140, 0.2))).parent = arm
        put(arm, (0, 0, z), (0, 0, a), e)
    sphere("sun", (0, 0, 0.178), 0.024, pbr("sun", hexc("#F2A01E"), rough=0.25, coat=0.6, emit=hexc("#F2901E"), es=0.25)).parent = e
    return put(e, at, (0, 0, turn))


def medal(at, turn, figure, ribbon="#2C5FA8", parent=None):
    """A plywood medal with a star and a figure on a two-coloured ribbon that lies behind it; its middle at `at`, lying flat."""
    e = group("medal")

    def face(c):
        c.set_line_width(0.035)
        c.arc(0, 0, 0.90, 0, TAU)
        c.stroke()
        for k in range(24):
            pen(c, [(0.74 * math.cos(TAU * k / 24), 0.74 * math.sin(TAU * k / 24)), (0.82 * math.cos(TAU * k / 24), 0.82 * math.sin(TAU * k / 24))], width=0.03, closed=False)
        pen(c, star(0.66, 0.30, 5, ph=math.pi / 2))
        grey(c, 0)
        c.save()
        c.scale(1, -1)
        mask_text(c, figure, 0, 0.0, 0.42)
        c.restore()

    edge = [(0.032 * (1 + 0.022 * math.cos(24 * a)) * math.cos(a), 0.032 * (1 + 0.022 * math.cos(24 * a)) * math.sin(a)) for a in (TAU * i / 240 for i in range(240))]
    marked([edge, rrect(0.022, 0.004, 0.0015, 5, 0, 0.0265)], drawn(f"sk_medal{figure}", 1024, 1024, lambda c: [c.translate(512, 512), c.scale(512, -512), face(c)]), (0.058, 0.058), 0.004, (0, 0, 0.0026), parent=e, name=f"medal {figure}")
    for s in (-1, 1):
        pts = [(s * 0.001, 0.0265, 0.0024), (s * 0.006, 0.040, 0.0030), (s * 0.020, 0.075, 0.0016 + 0.001 * (s > 0)), (s * 0.040, 0.125, 0.0012)]
        band(pts, 0.019, silk(ribbon), 0.0005, [(1, 0, 0), (0.98, -0.1 * s, 0), (0.94, -0.3 * s, 0)], e)
    return put(e, at, (0, 0, turn), parent)
