"""Art: layered paper, marquetry and light, in a studio at night and in a gallery. Banner, foot, three scenes, six techniques; the rest is in applications_art_more.py."""
from acrylic import _edge_lit as edge_lit
from art_kit import *
from gift_kit import tweezers


def banner():
    """A light box of layered paper glows in a dark studio; scraps, knife and the next layer lie before it."""
    table(walnut(name="studio top"), "#3A3D4A", 1.3)
    world((0.35, 0.45, 0.8), 0.03)
    area("window", (-1.0, 0.5, 0.9), (0.1, 0, 0.1), 0.5, 5.0, (0.55, 0.70, 1), 0.7)
    area("rim", (1.0, 0.6, 0.5), (0.3, 0, 0.1), 0.3, 4.5, (1, 0.70, 0.45), 0.4).visible_glossy = False
    area("spill", (0.14, -0.02, 0.20), (0.14, -0.35, 0.0), 0.3, 2.2, (1, 0.70, 0.45), 0.2).visible_glossy = False
    area("wallglow", (0.5, 1.0, 0.1), (0.4, 1.43, 0.35), 0.6, 5.0, (0.55, 0.40, 0.85)).visible_glossy = False

    def things():
        light_box((0.14, 0.05, 0), -0.16, 0.37, 0.250, NIGHT, 23, 1.7, (0.22, 0.16, 0.12), 6)
        m = paper("next layer", "#5C3A72", 0.2)
        put(plate("sheet", landscape(0.20, 0.135, 6, 23)[4], 0.0007, m, bev=0.00006), (0.455, -0.02, 0.0006), (0, 0, 0.5))

    parts = made(things)
    knife((0.320, -0.150, 0), 2.6)
    rnd = random.Random(4)
    for k in range(14):
        q = [(rnd.uniform(0.004, 0.016) * math.cos(TAU * i / 5), rnd.uniform(0.004, 0.012) * math.sin(TAU * i / 5)) for i in range(5)]
        put(plate("scrap", [q], 0.0006, paper(f"scrap{k % 4}", NIGHT[1 + k % 4], 0.1), bev=0.00005), (0.10 + rnd.uniform(-0.16, 0.22), -0.150 + rnd.uniform(-0.05, 0.04), 0.0006 + 0.0002 * (k % 3)), (0, 0, rnd.uniform(0, 6)))
    frame_of(parts, -9, 11, 62, (0.46, 0.74), (0.20, -0.01), 6.3, WIDE)


def foot():
    """Three lattice panels stand off a gallery's white wall; hard light draws each of them a second time."""
    wall_of("#E4E2DD", 0.0)
    world((0.92, 0.95, 1), 0.15)
    area("spot", (-2.6, -3.0, 3.0), (0.3, 0, 0), 0.14, 260, (1, 0.955, 0.90))
    area("fill", (1.8, -3.0, 0.3), (0, 0, 0), 1.6, 15, (0.86, 0.92, 1))
    up = (math.pi / 2, 0, 0)

    def panels():
        put(plate("lattice", hex_lattice(0.62, 0.86, 0.068, 0.011, 0.03), 0.012, veneer("walnut"), burnt("burnt lattice", 0.012, True), bev=0.0008), (-0.41, -0.075, 0), up)
        put(plate("lattice", mandala_screen(0.43), 0.012, veneer("birch"), burnt("burnt lattice b", 0.012), bev=0.0008), (0.42, -0.075, 0), up)
        put(plate("lattice", wave_lattice(0.62, 0.86, 9, 0.012, 0.03), 0.012, veneer("cherry"), burnt("burnt lattice", 0.012, True), bev=0.0008), (1.25, -0.075, 0), up)

    parts = made(panels)
    for x in (-0.41, 0.42, 1.25):
        for s in (-1, 1):
            for z in (-0.30, 0.30) if x != 0.42 else (0.0,):
                cyl("stand off", (x + s * (0.29 if x != 0.42 else 0.405), -0.035, z), 0.008, 0.07, brass(), "Y", 0.001)
    mesh("floor", [(-6, -5, -0.82), (6, -5, -0.82), (6, 0, -0.82), (-6, 0, -0.82)], [(0, 1, 2, 3)], oak("gallery oak"))
    box("skirting", (-6, -0.016, -0.82), (6, 0, -0.74), pbr("skirting", hexc("#E8E6E1"), rough=0.6), 0.002)
    frame_of(parts, -7, 2, 62, (0.60, 0.78), (0.155, 0.02), None, WIDE)


def paper_artist():
    """Scene 1: layers thin as a knife's cut, pinned one over the other on a board; knife, pins and the last layer beside them."""
    table(oak("artist top"), "#A8A39A")
    sunny(1.0, (0, 0, 0.02), 0.95, 1)
    cork = fuzz("cork", hexc("#B98E5E"), hexc("#94693E"), (420, 1), 0.5, 0.9, detail=6, dist=0.0008)
    W, H = 0.225, 0.160

    def things():
        put(plate("board", [rrect(0.34, 0.25, 0.006)], 0.012, cork, bev=0.001), (0, 0.02, 0.006), (0, 0, -0.12))
        e = group("stack")
        for k, loops in enumerate(landscape(W, H, 6, 31, 0.009)):
            put(plate("layer", loops, 0.0006, paper(f"pinned{k}", LAKE[k + 1], 0.1), bev=0.00005), (0.006 * k, -0.0045 * k, 0.0130 + 0.0017 * k), (0, 0, 0.015 * math.sin(2.0 * k)), e)
        put(plate("ground", [rrect(W, H, 0.001)], 0.0006, paper("pinned ground", LAKE[0], 0.1), bev=0.00005), (0, 0, 0.0123), parent=e)
        for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            x, y = sx * (W / 2 - 0.004) + (0.015 if sx < 0 else 0.015), sy * (H / 2 - 0.0045) - 0.011
            put(lathe("pin", [(0, 0), (0.0004, 0.0), (0.0004, 0.009), (0.0042, 0.010), (0.0045, 0.0115), (0.0022, 0.014), (0.0022, 0.019), (0.0036, 0.021), (0.0036, 0.0225), (0, 0.023)], gloss(f"pin{sx}{sy}", "#D9482B" if sx < 0 else "#E0A520")), (x, y, 0.0170), (0.10 * sy, 0.12 * sx, 0), e)
        put(e, (0, 0.022, 0), (0, 0, -0.12))
        last = landscape(W, H, 6, 31, 0.009)[5]
        o = plate("last", last, 0.0006, paper("last layer", "#17384A", 0.1), bev=0.00005)
        put(o, (0.075, -0.155, 0.0010), (0, 0, 0.16))

    parts = made(things)
    knife((-0.120, -0.140, 0), 0.5)
    frame_of(parts, 12, 38, 66, (0.92, 0.90), (0, 0), 8)


def lake_picture(parent, W=0.26, H=0.185, without=(), lift=0.0):
    """A marquetry of rays, sun, mountains and a lake; `without` names parts still missing. Returns the missing parts' loops."""
    sx, sy = 0.030, -0.012
    skip = {}

    def lay(key, loop, kind, z, axis="X"):
        if key in without:
            skip[key] = (loop, kind)
        else:
            piece(shrink(loop, 0.988), kind, (0, 0, lift + z), 0, parent, axis)

    for k, loop in enumerate(rays(W, H, sx, sy, 13)):
        lay(f"ray{k}", loop, ("maple", "birch")[k % 2], 0.0004, "Y" if k % 2 else "X")
    lay("sun", circle(0.034, 80, sx, sy + 0.016), "padauk", 0.00052)
    for k, (loop, kind) in enumerate((
        ([(-W / 2, -0.012), (-W / 2, 0.022), (-0.080, 0.052), (-0.062, 0.010), (-0.078, -0.012)], "cherry"),
        ([(-0.080, 0.052), (-0.028, -0.012), (-0.078, -0.012), (-0.062, 0.010)], "walnut"),
        ([(W / 2, -0.012), (W / 2, 0.030), (0.098, 0.046), (0.088, 0.008), (0.104, -0.012)], "walnut"),
        ([(0.098, 0.046), (0.048, -0.012), (0.104, -0.012), (0.088, 0.008)], "cherry"),
        ([(-0.040, -0.012), (-0.010, 0.010), (0.016, -0.012)], "green"),
    )):
        lay(f"hill{k}", loop, kind, 0.00064, "Y" if k % 2 else "X")
    for k in range(5):
        y1, y0 = -0.012 - 0.0162 * k, -0.012 - 0.0162 * (k + 1) + (0 if k < 4 else 0.0005)
        wave = lambda y, ph: [(-W / 2 + W * i / 40, y + (0.0016 * math.sin(i * 0.55 + ph) if -H / 2 + 0.002 < y < -0.013 else 0)) for i in range(41)]
        lay(f"lake{k}", wave(max(y0, -H / 2), 1.3 * (k + 1)) + wave(y1, 1.3 * k)[::-1], ("blue", "wenge", "blue", "walnut", "wenge")[k], 0.00076 + 0.00004 * k)
    return skip


def inlay():
    """Scene 2: veneers of seven woods pieced into a picture; three pieces are still to be set, tweezers hold the next."""
    table(oak("inlay top"), "#9C9388")
    north(1.0, (0, 0, 0.02), 1.0)

    def things():
        root = group("picture")
        put(plate("ground", [rrect(0.30, 0.225, 0.003)], 0.006, kraft(), bev=0.0004), (0, 0, 0.003), parent=root)
        rest = lake_picture(root, without=("ray9", "hill1", "lake2"), lift=0.0062)
        put(root, (-0.03, 0.03, 0), (0, 0, 0.10))
        for k, (loop, kind) in enumerate(rest.values()):
            cx, cy = sum(p[0] for p in loop) / len(loop), sum(p[1] for p in loop) / len(loop)
            x, y, a = ((0.190, 0.050, 0.5), (0.175, -0.040, -0.3), (0.010, -0.135, 0.16))[k]
            piece(shrink([(p - cx, q - cy) for p, q in loop], 0.988), kind, (x, y, 0.0007), a)
        for k, kind in enumerate(("cherry", "maple", "wenge")):
            piece([rrect(0.125, 0.070, 0.001), tf(leaf(0.05, 0.012), 0.6, -0.03, 0.0)], kind, (-0.225 + 0.012 * k, -0.085 + 0.014 * k, 0.0006 + 0.0010 * k), 0.25 - 0.22 * k)

    parts = made(things)
    tweezers((0.130, -0.105, 0.0002), 2.3)
    frame_of(parts, -10, 42, 66, (0.92, 0.88), (0, 0), 9)


def hanging_spheres():
    """Scene 3: lattice spheres of birch hang lit in a dark hall and draw their ribs on wall and floor."""
    wall_of("#8C8379", 1.2)
    mesh("floor", [(-6, -5, -1.15), (6, -5, -1.15), (6, 1.5, -1.15), (-6, 1.5, -1.15)], [(0, 1, 2, 3)], pbr("hall floor", hexc("#3B3734"), rough=0.30, coat=0.2, bump=(6, 0.05)))
    world((0.4, 0.5, 0.9), 0.05)
    area("cool", (-3.0, -2.4, 1.6), (0, 0, 0), 1.0, 90, (0.55, 0.68, 1))
    bulb = emis("sphere bulb", (1, 0.70, 0.40), 14)
    cable = pbr("cable", (0.01, 0.01, 0.01), rough=0.6)

    def spheres():
        for k, (x, y, z, R, ribs) in enumerate(((-0.10, 0.0, 0.02, 0.36, 14), (0.72, 0.35, 0.34, 0.25, 12), (-0.82, 0.45, 0.36, 0.22, 12), (0.52, -0.35, -0.46, 0.19, 10), (-0.66, -0.25, -0.40, 0.15, 10))):
            slotted_ball(R, (x, y, z - R), ribs, 5 if R > 0.2 else 4, 0.008 if R > 0.2 else 0.006, tilt=(0.10 + 0.1 * k, 0.08 * k, 0.3 * k))
            sphere("bulb", (x, y, z), R * 0.13, bulb).visible_shadow = False
            point("light", (x, y, z), 130 * R * R, (1, 0.68, 0.38), R * 0.10)

    parts = made(spheres)
    for x, y, z in ((-0.10, 0.0, 0.38), (0.72, 0.35, 0.59), (-0.82, 0.45, 0.58), (0.52, -0.35, -0.27), (-0.66, -0.25, -0.25)):
        cyl("cable", (x, y, z + 1.5), 0.003, 3.0, cable, bev=0, n=12)
    frame_of([o for o in parts if o.type == "MESH"], -6, 2, 54, (0.80, 0.84), (0, 0.0), None)


def seven_layers():
    """Solution 1: a landscape in seven layers of paper, drawn apart in a slotted walnut foot so that each can be seen."""
    table(plaster("#A9B2B3", "#A0AAAB"), "#8F9DA1")
    sunny(1.0, (0, 0, 0.07), 0.95)
    W, H = 0.215, 0.150

    def things():
        dark_ply([rrect(W + 0.016, 0.245, 0.006)], 0.012, (0, 0.010, 0.006), name="slot foot")
        for k in range(7):
            u = k / 6
            rnd = random.Random(60 + k)
            grow = [(rnd.uniform(-0.46, 0.46) * W, H * (0.05 + 0.24 * u * u) * rnd.uniform(0.7, 1.2)) for _ in range(int(3 + 7 * u))] if k > 2 else ()
            line = skyline(W, H * (0.36 - 0.62 * u), H * (0.12 - 0.05 * u), 50 + 9 * k, grow, 1.2 - 0.6 * u)
            o = plate("layer", [[(-W / 2, -H / 2), (W / 2, -H / 2), *line[::-1]]], 0.0010, paper(f"seven{k}", LAKE[k], 0.25), bev=0.00008)
            put(o, (0, 0.110 - 0.033 * k, 0.012 + H / 2), UP)

    frame_of(made(things), 30, 18, 68, (0.72, 0.82), (0, 0), 10)


def star_panel():
    """Solution 2: a compass star of eight veneers in its frame, the offcuts they came from beside it."""
    table(surface("marquetry felt", hexc("#56605A"), hexc("#4B554F"), grain=900, bump=0.5, rough=1.0), "#A59B8E")
    sunny(1.0, (0, 0, 0.01), 1.05)

    def things():
        root = group("panel")
        dark_ply([rrect(0.27, 0.27, 0.003)], 0.012, (0, 0, 0.006), parent=root, name="panel core")
        for k, loop in enumerate(rays(0.252, 0.252, 0, 0, 32, -math.pi, math.pi)):
            piece(shrink(loop, 0.994), ("maple", "birch")[k % 2], (0, 0, 0.0126), 0, root, "Y" if k % 2 else "X")
        piece([circle(0.118, 160), circle(0.112, 160)], "padauk", (0, 0, 0.01275), 0, root)
        for q, pair in (((0.108, 16), ("cherry", "padauk")), ((0.108, 8), ("wenge", "blue"))):
            for loop, side in compass_star(q[0] if q[1] == 8 else 0.092, q[1]):
                turned_ = tf(loop, math.pi / 2 if q[1] == 8 else math.pi / 2 + math.pi / 16)
                piece(shrink(turned_, 0.985), pair[side] if q[1] == 8 else ("walnut", "cherry")[side], (0, 0, 0.0130 + (0.0004 if q[1] == 8 else 0)), 0, root)
        piece([circle(0.013, 60)], "maple", (0, 0, 0.01385), 0, root)
        for k in range(4):
            for j in range(9):
                piece([rrect(0.0125, 0.0085, 0.0003)], ("wenge", "maple")[j % 2], (math.cos(k * math.pi / 2) * (-0.1085 + 0.02712 * j) - math.sin(k * math.pi / 2) * 0.1306, math.sin(k * math.pi / 2) * (-0.1085 + 0.02712 * j) + math.cos(k * math.pi / 2) * 0.1306, 0.0128), k * math.pi / 2, root)
        put(root, (-0.03, 0.02, 0), (0, 0, 0.22))
        for k, kind in enumerate(("padauk", "blue", "cherry", "walnut")):
            piece([rrect(0.105, 0.062, 0.001), [(-0.036, -0.018), (0.040, -0.010), (-0.030, 0.004)], [(-0.036, 0.012), (0.040, 0.004), (-0.030, 0.022)]], kind, (0.195 - 0.010 * k, -0.105 + 0.046 * k, 0.0006 + 0.0011 * k), -0.25 + 0.22 * k)

    frame_of(made(things), -14, 44, 66, (0.90, 0.90), (0, 0), 10)


def _slice(r, phase, seed):
    """Rings of one slice of a turned form: nested star rounds."""

    def draw(c):
        for q, w in ((1.0, 0.020), (0.82, 0.010), (0.64, 0.010), (0.46, 0.008)):
            pen(c, [(q * r * (1 + 0.16 * math.cos(5 * a + phase)) * math.cos(a), q * r * (1 + 0.16 * math.cos(5 * a + phase)) * math.sin(a)) for a in (TAU * i / 200 for i in range(200))], width=w)
        for k in range(5):
            a = TAU * k / 5 - phase / 5
            pen(c, [(0.46 * r * math.cos(a), 0.46 * r * math.sin(a)), (r * 1.14 * math.cos(a), r * 1.14 * math.sin(a))], width=0.007, closed=False)

    return art(f"ar_slice{seed}", draw, 1024)


def edge_lit_sculpture():
    """Solution 3: nine sheets of clear acrylic, each with one slice of a form; light from the foot makes it float."""
    table(pbr("night top", hexc("#191B20"), rough=0.28, coat=0.3), "#1E2229")
    world((0.4, 0.5, 0.9), 0.03)
    area("rim", (-0.6, 0.5, 0.45), (0, 0, 0.1), 0.3, 2.4, (0.55, 0.70, 1), 0.5).visible_glossy = False
    area("wallglow", (0.3, 0.75, 0.05), (0.2, 1.1, 0.25), 0.4, 1.4, (0.60, 0.35, 0.85)).visible_glossy = False
    w, h, t, n = 0.150, 0.165, 0.004, 9

    def things():
        face, rim = thin("clear sheet", (0.985, 0.99, 0.99)), lit_edge("blue edge", "#9CC8FF", 0.55)
        for k in range(n):
            u = (k - (n - 1) / 2) / ((n - 1) / 2)
            r = 0.80 * math.sqrt(max(0.05, 1 - 0.86 * u * u))
            y = 0.016 * (n - 1) / 2 - 0.016 * k
            o = put(plate("sheet", [rrect(w, h, 0.006)], t, face, rim, bev=0.0003), (0, y, 0.030 + h / 2), UP)
            o.visible_glossy = False
            tone = ((0.35, 0.62, 1), (0.45, 0.50, 1), (0.65, 0.42, 1), (0.90, 0.38, 0.85), (1, 0.42, 0.60), (0.90, 0.38, 0.85), (0.65, 0.42, 1), (0.45, 0.50, 1), (0.35, 0.62, 1))[k]
            d = mesh("slice", [(-w / 2, -w / 2, 0), (w / 2, -w / 2, 0), (w / 2, w / 2, 0), (-w / 2, w / 2, 0)], [(0, 1, 2, 3)], edge_lit(f"lit{k}", _slice(r, 0.5 * k, k), (w, w), tone, 2.6))
            d.visible_glossy = False
            put(d, (0, y - t / 2 - 0.0003, 0.030 + h / 2), UP)
        dark_ply([rrect(0.190, 0.185, 0.010)], 0.030, (0, 0, 0.015), name="light foot", bev=0.0012)
        for k in range(n):
            y = 0.016 * (n - 1) / 2 - 0.016 * k
            put(plate("slot", [rrect(w + 0.002, 0.0070, 0.002)], 0.0006, emis("slot violet", (0.62, 0.45, 1), 1.3), bev=0.0001), (0, y, 0.0303))
        area("low", (0, -0.10, 0.10), (0, -0.20, 0), 0.10, 0.16, (0.65, 0.45, 1)).visible_glossy = False

    frame_of(made(things), -27, 16, 66, (0.70, 0.80), (0, 0), 7.1)


def folding_screen():
    """Solution 4: a lattice screen of three hinged panels in a room; low sun lays its pattern on the floor."""
    wall_of("#D8D0C4", 1.6)
    mesh("floor", [(-5, -4, 0), (5, -4, 0), (5, 1.6, 0), (-5, 1.6, 0)], [(0, 1, 2, 3)], wood("screen floor", hexc("#B58E62"), hexc("#93704A"), 0.35, "X", ring=10, rough=0.45, coat=0.2))
    world((0.92, 0.94, 1), 0.16)
    area("sun", (1.9, 1.50, 2.15), (-0.2, -0.3, 0.4), 0.10, 330, (1, 0.86, 0.66))
    area("fill", (-2.4, -3.0, 1.8), (0, 0, 0.8), 1.6, 60, (0.86, 0.92, 1))
    area("wall wash", (-1.6, 0.4, 2.4), (-0.6, 1.6, 1.0), 1.0, 40, (1, 0.97, 0.92))
    w, h, t = 0.58, 1.62, 0.016

    def screen_():
        x, y = -0.80, -0.04
        for k, a in enumerate((0.42, -0.42, 0.42)):
            cx, cy = x + w / 2 * math.cos(a), y + w / 2 * math.sin(a)
            holder = put(group(), (cx, cy, h / 2 + 0.03), (0, 0, a))
            put(plate("lattice", hex_lattice(w - 0.085, h - 0.10, 0.078, 0.012, 0.010), 0.008, veneer("birch", "Y"), burnt("burnt screen", 0.008), bev=0.0006), (0, 0, 0), UP, holder)
            put(plate("frame", [rrect(w - 0.006, h, 0.006), rrect(w - 0.095, h - 0.11, 0.003)], t, veneer("walnut", "Y"), burnt("burnt screen frame", t, True), bev=0.001), (0, 0, 0), UP, holder)
            for s in (-1, 1):
                box("foot", (s * (w / 2 - 0.03) - 0.02, -0.016, -h / 2 - 0.03), (s * (w / 2 - 0.03) + 0.02, 0.016, -h / 2), veneer("walnut", "Y"), 0.002).parent = holder
            x, y = x + w * math.cos(a), y + w * math.sin(a)

    parts = made(screen_)
    box("bench", (0.95, 0.62, 0.40), (1.75, 1.0, 0.44), oak("gallery bench"), 0.004)
    for x in (1.03, 1.67):
        box("bench leg", (x - 0.02, 0.66, 0), (x + 0.02, 0.96, 0.40), oak("gallery bench"), 0.003)
    slotted_ball(0.11, (1.35, 0.80, 0.44), 10, 4, 0.006)
    frame_of(parts, -16, 9, 52, (0.72, 0.86), (-0.05, 0.02), 11)


def printing():
    """Solution 5: an engraved printing block under its roller, the first print drawn off beside it."""
    table(ash("print bench"), "#B4B2AA")
    north(1.0, (0, 0, 0.02), 1.05, 1)
    ink = "#1F4068"

    def bird(flip):
        return art(f"ar_bird{flip}", lambda c: [c.scale(-1 if flip else 1, 1), c.scale(0.86, 0.86), kingfisher(c)], 2048)

    def things():
        block = engraved("inked block", hexc("#C79C62"), bird(True), (0.125, 0.125), tuple(0.6 * x for x in hexc(ink)), rough=0.6, markrough=0.22, depth=0.0)
        put(plate("block", [rrect(0.135, 0.135, 0.003)], 0.018, block, burnt("burnt block", 0.018), bev=0.0006), (-0.095, 0.01, 0.009), (0, 0, 0.20))
        sheet_ = paper("print sheet", "#F3EEE2", 0.0, mark=(bird(False), (0.125, 0.125), hexc(ink), 0.0))
        o = plate("print", [rrect(0.180, 0.205, 0.001)], 0.0006, sheet_, bev=0.00006)
        put(o, (0.095, 0.020, 0.0006), (0, 0, -0.14))
        put(plate("ink plate", [rrect(0.10, 0.085, 0.004)], 0.003, pbr("plate glass", hexc("#DDE4E4"), rough=0.1, coat=0.8), bev=0.0005), (-0.005, -0.130, 0.0016), (0, 0, 0.12))
        put(plate("ink", [[(0.038 * x, 0.030 * y) for x, y in spline([(-0.9, -0.5), (-0.2, -0.8), (0.7, -0.6), (0.95, 0.2), (0.3, 0.8), (-0.6, 0.7), (-1, 0.1)], True, 6)]], 0.0005, pbr("ink", tuple(0.4 * x for x in hexc(ink)), rough=0.15, coat=0.8), bev=0.0001), (-0.005, -0.130, 0.0034))
        roller((-0.022, -0.122, 0.0036), -0.35, ink)

    frame_of(made(things), 10, 40, 66, (0.90, 0.92), (0, 0.0), 9)


def _heron_stencil(k):
    """Openings of a stencil of three grasses and a sun, with bridges, k metres to the unit."""
    out = [[(k * (0.42 + x), k * (0.44 + y)) for x, y in circle(0.24, 64)]]
    for x, h, lean in ((-0.72, 1.15, 0.06), (-0.26, 1.50, 0.10), (0.34, 0.80, 0.14)):
        stem = [(x + lean * (u / 10) ** 2, -0.78 + h * u / 10) for u in range(11)]
        out.append([(k * a, k * b) for a, b in stroke(stem, lambda u: 0.036 * (1.15 - u))])
        for j in range(4):
            u = 0.45 + 0.14 * j
            px, py = x + lean * u * u, -0.78 + h * u
            for s in (-1, 1):
                out.append([(k * a, k * b) for a, b in tf(leaf(0.16, 0.026), math.pi / 2 - s * 0.70, px + s * 0.050, py)])
    return out


def stencil():
    """Solution 6: a cut stencil lifted off the painted panel, its grasses and sun left in two colours; brush and pots beside it."""
    table(surface("paint table", hexc("#B9AF9E"), hexc("#AAA08F"), grain=160, bump=0.2, rough=0.9), "#A9B0AC")
    sunny(1.0, (0, 0, 0.02), 1.0)
    k = 0.105

    def things():
        ground_ = group("panel")
        put(plate("panel", [rrect(0.24, 0.21, 0.003)], 0.010, ash("painted panel"), bev=0.0005), (0, 0, 0.005), parent=ground_)
        for i, q in enumerate(_heron_stencil(k)):
            put(plate("paint", [q], 0.0003, pbr(f"paint{i == 0}", hexc("#C8502C" if i == 0 else "#2C5F5A"), rough=0.75, bump=(500, 0.3)), bev=0.00005), (0, 0, 0.0101), parent=ground_)
        put(ground_, (-0.075, 0.045, 0), (0, 0, 0.12))
        card = paper("oiled card", "#D8A860", 0.15)
        put(plate("stencil", [rrect(0.245, 0.215, 0.003), *_heron_stencil(k)], 0.0006, card, bev=0.00006), (0.130, -0.055, 0.0240), (0.10, -0.19, -0.20))
        for i, (x, y, c) in enumerate(((-0.205, -0.095, "#C8502C"), (-0.140, -0.130, "#2C5F5A"))):
            put(lathe("pot", [(0, 0), (0.024, 0), (0.026, 0.002), (0.026, 0.030), (0.0240, 0.030), (0.0240, 0.022), (0, 0.022)], pbr("pot glass", hexc("#E8EAE6"), rough=0.15, coat=0.6)), (x, y, 0))
            put(lathe("paint", [(0.0238, 0.0225), (0, 0.0225)], pbr(f"paint{i == 0}", hexc(c), rough=0.4)), (x, y, 0.0004))
        b = group("brush")
        put(lathe("brush", [(0, 0), (0.0095, 0.001), (0.0105, 0.022), (0.0100, 0.024)], pbr("bristle", hexc("#3A2C20"), rough=0.9, bump=(3000, 0.6))), parent=b)
        put(lathe("ferrule", [(0.0106, 0.022), (0.0112, 0.023), (0.0100, 0.046), (0, 0.046)], steel()), parent=b)
        put(lathe("handle", [(0.0085, 0.045), (0.0105, 0.060), (0.0070, 0.090), (0.0078, 0.135), (0.0040, 0.152), (0, 0.153)], gloss("brush red", "#B5442E")), parent=b)
        put(b, (-0.060, -0.105, 0.0108), (0, math.pi / 2, -0.35))

    frame_of(made(things), -8, 42, 64, (0.92, 0.90), (0, 0), 9)


SHOTS = {
    "applications/art/banner": Shot(banner, exposure=0.45, bounces=8, vignette=0.1, **{**BANNER, "bloom": 0.06}),
    "applications/art/foot": Shot(foot, exposure=0.35, bounces=6, **BANNER),
    "applications/art/scene-1": Shot(paper_artist, exposure=0.3, **CARD),
    "applications/art/scene-2": Shot(inlay, exposure=0.35, **CARD),
    "applications/art/scene-3": Shot(hanging_spheres, exposure=0.6, **{**CARD, "bloom": 0.06}),
    "applications/art/solution-1": Shot(seven_layers, exposure=0.3, **CARD),
    "applications/art/solution-2": Shot(star_panel, exposure=0.35, **CARD),
    "applications/art/solution-3": Shot(edge_lit_sculpture, exposure=0.4, **{**CLEAR, "bounces": 14, "bloom": 0.08}),
    "applications/art/solution-4": Shot(folding_screen, exposure=0.35, **CARD),
    "applications/art/solution-5": Shot(printing, exposure=0.3, **CARD),
    "applications/art/solution-6": Shot(stencil, exposure=0.3, **CARD),
}
