"""Gifts and small shops: wrapping table, jeweller's bench, market stall. Banner, foot, three scenes, six tasks; the rest is in applications_creative_more.py."""
from gift_kit import *
from leather import fob
from leather_kit import motif
from motifs_hard import feather, snowflake
from motifs_hard import wreath as laurel
from paper_showcase import bloom, lace_ring
from showcase_kit import spool
from wood_showcase import slotted_ball

CREAM = "#EFE6D6"
HIDES = ("cognac", "chestnut", "green", "navy")


def studio_table(S=1.0, top="#DCD2C6", wall="#CDBBAE", k=1.0, t=(0, 0, 0.04), side=-1, light=None):
    """A gift studio's plaster-white table in soft sun before a blush wall."""
    table(plaster(top, top), wall, S)
    (light or sunny)(S, t, k, side)


def roll(at, colour, r=0.026, w=0.014, turn=0.0, tail=0.10):
    """A roll of satin ribbon standing on its rim, its end running out over the table."""
    e = group("roll")
    m = silk(colour)
    turns = [(r * 0.42, -w / 2)] + [(r * (0.42 + 0.58 * k / 12), -w / 2 + 0.0003 * (k % 2)) for k in range(13)] + [(r * (1 - 0.58 * k / 12), w / 2 - 0.0003 * (k % 2)) for k in range(13)] + [(r * 0.42, -w / 2)]
    put(lathe("coil", turns, m), (0, 0, r), UP, e)
    put(lathe("core", [(r * 0.30, -w / 2 + 0.001), (r * 0.43, -w / 2 + 0.001), (r * 0.43, w / 2 - 0.001), (r * 0.30, w / 2 - 0.001), (r * 0.30, -w / 2 + 0.001)], kraft()), (0, 0, r), UP, e)
    band3([(0.0, 0, 0.0006), (-tail * 0.4, 0, 0.0008), (-tail * 0.7, 0.006, 0.010), (-tail, 0.0, 0.0008)], w * 0.94, m, e)
    return put(e, at, (0, 0, turn))


def banner():
    """Engraved boxes, tags and ribbon on a wrapping table, right of the words."""
    cyclorama(hexc("#E2D8CE"), hexc("#EDE6DE"), 0.30, 3, 0.15)
    world((0.98, 0.95, 0.92), 0.17)
    area("key", (0.95, 0.42, 0.85), (0.2, 0, 0.06), 0.40, 21, (1, 0.91, 0.80), 0.6)
    area("fill", (-0.80, -0.75, 0.6), (0, 0, 0.05), 0.9, 8.5, (0.90, 0.93, 1))
    area("strip", (-0.1, 0.75, 0.6), (0.1, 0, 0.05), 0.8, 6.0, (1, 0.98, 0.95), 0.14).visible_glossy = False
    area("backdrop", (-0.2, 0.4, 1.1), (-0.3, 0.9, 0.25), 1.3, 9.0, (1, 0.97, 0.93))

    def things():
        wooden_box((0.10, 0.02, 0), 0.30, 0.150, 0.110, 0.062, leaf_mask())
        wooden_box((0.265, 0.115, 0), -0.20, 0.120, 0.120, 0.085, motif_mask("rosette"), dark=True)
        parcel((-0.055, 0.105, 0), 0.20, 0.120, 0.085, 0.095, "#B9795F", CREAM)
        parcel((0.285, -0.035, 0), 0.35, 0.100, 0.075, 0.050, "#7E9483", "#F2E9DA", leaf_mask())
        for k, (x, y, a, kind) in enumerate(((-0.035, -0.085, 0.5, "fern"), (0.030, -0.105, 0.1, "whale"), (0.095, -0.100, -0.35, "rosette"))):
            swing_tag((x, y, 0.0014 + 0.0003 * k), (0, 0, a), motif_mask(kind), dark=k == 1)
        roll((0.205, -0.110, 0), "#C25B46", 0.030, 0.016, 0.4, 0.12)

    frame_of(made(things), -10, 17, 62, (0.49, 0.80), (0.205, -0.02), 9, WIDE)


def foot():
    """A shop's shelf in the evening: engraved boxes, an earring stand, fobs in a bowl, a candle lamp's light."""
    mesh("wall", [(-5, 0.02, -2), (5, 0.02, -2), (5, 0.02, 3), (-5, 0.02, 3)], [(0, 1, 2, 3)], surface("shop wall", hexc("#3E5556"), hexc("#385051"), grain=60, bump=0.2, relief=0.0008, rough=0.9))
    world((0.4, 0.5, 0.8), 0.06)
    area("street", (-1.3, -0.9, 0.9), (0, -0.1, 0.08), 0.7, 20, (0.62, 0.74, 1))
    area("lamp", (0.75, -0.55, 0.75), (0.25, -0.08, 0.04), 0.22, 14, (1, 0.74, 0.45))
    area("glow", (0.34, -0.30, 0.50), (0.34, 0.02, 0.14), 0.2, 6.0, (1, 0.70, 0.40))
    area("below", (-0.3, -1.4, -0.4), (0.1, 0, -0.2), 0.8, 5, (0.8, 0.85, 1))
    box("shelf", (-1.6, -0.21, -0.020), (1.6, 0.0, 0.0), oak("shop oak"), 0.002)

    def row():
        wooden_box((-0.12, -0.10, 0), 0.25, 0.125, 0.090, 0.055, motif_mask("fern"), 1.30)
        wooden_box((0.045, -0.105, 0), -0.15, 0.090, 0.090, 0.050, leaf_mask(), dark=True)
        earring_stand((0.225, -0.115, 0), 0.10, (("leaf", ("wood",)), ("arcs", ("#C2452E", "#E0A03A", "#2F5D62")), ("drop", ("#2F7F8C",))), 0.17, 0.110)
        nested = [(0.050, 0.0), (0.052, 0.004), (0.058, 0.030), (0.056, 0.031), (0.048, 0.006), (0, 0.005)]
        put(lathe("bowl", [(0, 0), (0.030, 0), *nested], pbr("bowl glaze", hexc("#D9CDBB"), rough=0.35, coat=0.4)), (0.405, -0.105, 0))
        for k in range(5):
            swing_tag((0.385 + 0.014 * k, -0.108 + 0.006 * (k % 2), 0.030 + 0.002 * k), (math.radians(-38 + 12 * k), math.radians(-30 + 16 * k), 0.8 * k), motif_mask(("gear", "fern", "whale")[k % 3]), dark=k % 2 == 0)
        parcel((0.545, -0.105, 0), 0.2, 0.085, 0.085, 0.085, "#8C4436", "#E9D9B8")

    parts = made(row)
    frame_of(parts, -7, 8, 64, (0.66, 0.80), (0.14, -0.10), 8, WIDE)


def jewellers_bench():
    """Scene 1: a ginkgo leaf in five sizes, wood and acrylic, on the stand; tweezers, rings to close, parts in a dish."""
    table(walnut(name="jeweller's bench"), "#8C7F78")
    evening(1.0, (0, 0, 0.05), 1.7, -1, (1, 0.70, 0.42), 0.10)
    parts = made(lambda: size_row((0.0, 0.035, 0), -0.12, ("wood", "#C2452E", "wood", "#2F7F8C", "wood"), w=0.190, h=0.078))
    mat_ = wool("work felt", "#56635F", "#4A5652")
    put(plate("felt", [rrect(0.27, 0.11, 0.008)], 0.003, mat_, bev=0.0008), (0.02, -0.085, 0.0016), (0, 0, 0.06))

    def tools():
        tweezers((0.075, -0.100, 0.0032), 0.35)
        gold = pbr("gold wire", (0.92, 0.66, 0.30), rough=0.18, metal=1)
        rnd = random.Random(9)
        for _ in range(16):
            torus(0.0024, 0.0004, gold, (-0.015 + rnd.uniform(-0.02, 0.02), -0.100 + rnd.uniform(-0.012, 0.012), 0.0036), (rnd.uniform(-0.2, 0.2), 0, 0))
        for k in range(2):
            put(plate("leaf", [ginkgo(0.0135), *leaf_holes(0.0135), circle(0.0008, 16, 0, -0.0100)], 0.0022, walnut(name="earring walnut"), burnt("burnt earring", 0.0022, True), bev=0.0002), (-0.070 + 0.032 * k, -0.075 - 0.012 * k, 0.0044), (0, 0, 0.4 - 0.9 * k))
        for k, c in enumerate(("#C2452E", "#E0A03A", "#2F5D62")):
            r = 0.0165 - 0.0048 * k
            loop = [(r * math.cos(q), r * math.sin(q)) for q in (math.radians(180 + 180 * i / 40) for i in range(41))] + [((r - 0.0038) * math.cos(q), (r - 0.0038) * math.sin(q)) for q in (math.radians(360 - 180 * i / 40) for i in range(41))]
            tinted([loop], c, 0.0024, (0.140, -0.062, 0.0045), (0, 0, 0.5))

    parts += made(tools)
    put(lathe("dish", [(0, 0), (0.022, 0), (0.030, 0.008), (0.031, 0.013), (0.029, 0.013), (0.021, 0.003), (0, 0.003)], brass("dish brass", 0.32)), (0.180, 0.010, 0))
    frame_of(parts, -16, 16, 68, (0.86, 0.86), (-0.01, -0.01), 7.1)


def packaging():
    """Scene 2: a die-cut sleeve and box, once flat with their folds and once closed; bone folder and rule beside them."""
    table(oak("packing oak"), "#AEB9B6")
    north(1.0, (0, 0, 0.03), 1.05, 1)
    card = kraft()
    sleeve = paper("sleeve", "#2F5D62", 0.0)
    holes = [tf(q, 0, 0, 0, 0.9) for q in lace_ring(0.030, 12, 2)]

    def things():
        net_box((-0.150, 0.030, 0), 0.16, 0.095, 0.095, 0.040, 0.0, card)
        e = group("closed")
        net_box((0, 0, 0), 0, 0.095, 0.095, 0.040, math.pi / 2, card).parent = e
        net_box((0, 0, 0.0425), 0, 0.0975, 0.0975, 0.022, -math.pi / 2, card).parent = e
        for s in (-1, 1):
            put(plate("side", [rrect(0.062, 0.046, 0.0002, 2)], 0.0007, sleeve, bev=0.00008), (0, s * 0.0502, 0.0230), UP, e)
        put(plate("top", [rrect(0.062, 0.101, 0.0002, 2), *holes], 0.0007, sleeve, bev=0.00008), (0, 0, 0.0458), parent=e)
        put(plate("peep", [circle(0.030, 80)], 0.0003, paper("gold card", "#E0B458", 0.0), bev=0.00005), (0, 0, 0.0446), parent=e)
        put(e, (0.085, 0.055, 0), (0, 0, -0.35))
        flat = [rrect(0.062, 0.300, 0.001)] + [[(x, y + 0.052) for x, y in q] for q in holes]
        put(plate("flat sleeve", flat, 0.0007, sleeve, bev=0.00008), (0.090, -0.085, 0.0006), (0, 0, math.pi / 2 + 0.10))
        for dx in (-0.101, 0.0, 0.049, 0.150):
            box("fold", (-0.0003, -0.031, 0), (0.0003, 0.031, 0.0011), paper("fold", "#27504F", 0.0), 0).parent = put(group(), (0.090 - dx * 0.995, -0.085 - dx * 0.0998, 0), (0, 0, 0.10))

    parts = made(things)
    put(plate("folder", [fillet([(-0.065, -0.008), (0.045, -0.009), (0.070, 0.0), (0.045, 0.009), (-0.065, 0.008)], [0.006, 0.02, 0.004, 0.02, 0.006], 10)], 0.003, pbr("bone", hexc("#EFE7D2"), rough=0.4, sss=0.1), bev=0.001), (-0.120, -0.125, 0.002), (0, 0, 0.5))
    frame_of(parts, 12, 35, 66, (0.92, 0.88), (0, 0), 9)


def key_tag(k, parent, x, z):
    """A key ring tag hanging from a peg at x, z: five shapes in turn, of birch, walnut and acrylic."""
    st = steel()
    torus(0.0105, 0.0011, st, (x, -0.010, z - 0.0095), (math.pi / 2, 0.2, 0.15), parent)
    loops = ([circle(0.019, 72)], [rrect(0.026, 0.044, 0.009)], [ginkgo(0.020)], [star(0.023, 0.0125, 6, ph=math.pi / 2)], [scaled_whale(0.022)])[k % 5]
    hole = circle(0.0018, 20, 0, (0.0155, 0.0185, -0.0155, 0.0165, 0.004)[k % 5])
    drop = (0.0155, 0.0185, 0.0155, 0.0165, 0.004)[k % 5]
    turn = (math.pi / 2, math.pi if k % 5 == 2 else 0, 0.05 * math.sin(k * 1.7))
    at = (x, -0.0095, z - 0.021 - drop)
    if k % 3 == 0:
        ply([*loops, hole], 0.003, at, turn, parent, "key birch")
    elif k % 3 == 1:
        dark_ply([*loops, hole], 0.003, at, turn, parent, "key walnut")
    else:
        tinted([*loops, hole], ("#C2452E", "#E0A03A", "#2F7F8C")[k % 7 % 3], 0.003, at, turn, parent)


def scaled_whale(k):
    """The whale's outline, k metres to its unit."""
    return [(x * k, y * k) for x, y in whale()]


def market_stall():
    """Scene 3: goods of a market stall: a board of key rings, a layered sign, price tags in feet, a crate of parcels."""
    table(woven("stall cloth", "#D8CBB2", "#C9BA9E", 0.0016, spread=0.06), "#A9B5B0", 1.2)
    sunny(1.2, (0, 0, 0.10), 1.0)

    def things():
        e = group("board")
        ply([rrect(0.30, 0.21, 0.010)], 0.006, (0, 0.003, 0.105), UP, e, "stall board")
        f = finishes()
        for k in range(10):
            x, z = -0.115 + 0.0575 * (k % 5), 0.190 - 0.092 * (k // 5)
            cyl("peg", (x, -0.008, z), 0.0016, 0.018, f.brass, "Y", 0.0003).parent = e
            key_tag(k, e, x, z)
        for s in (-1, 1):
            dark_ply([[(-0.035, 0), (0.060, 0), (0.008, 0.085), (-0.004, 0.085)]], 0.006, (s * 0.12, 0.012, 0), ACROSS, e, "board foot")
        put(e, (-0.05, 0.07, 0), (-0.06, 0, 0.16))
        for k, (x, y, n) in enumerate(((-0.205, -0.050, "12"), (0.0, -0.075, "8"), (0.195, -0.085, "25"))):
            q = group("price")
            marked([fillet([(-0.024, -0.022), (0.024, -0.022), (0.024, 0.014), (0.012, 0.024), (-0.012, 0.024), (-0.024, 0.014)], 0.003, 5)], drawn(f"gk_price{n}", 1024, 1024, lambda c, s=n: mask_text(c, s, 512, 512, 430)), (0.046, 0.046), 0.003, (0, 0, 0.028), UP, q, f"price {n}")
            dark_ply([rrect(0.056, 0.026, 0.005)], 0.008, (0, 0, 0.004), parent=q, name="price foot")
            put(q, (x, y, 0), (0, 0, 0.2 - 0.15 * k))
        c = finger_box(0.155, 0.105, 0.060, 0.005, 5, lambda k: birch(name=f"crate{k}"), burnt("burnt crate", 0.005))
        put(c, (0.205, 0.055, 0), (0, 0, -0.25))
        for k, (x, y, col, rib) in enumerate(((0.165, 0.070, "#B9795F", CREAM), (0.240, 0.045, "#7E9483", "#F2E9DA"))):
            parcel((x, y, 0.020), -0.25 + 0.1 * k, 0.062, 0.072, 0.058, col, rib)

    frame_of(made(things), -12, 14, 62, (0.88, 0.86), (0, -0.01), 8)


def gift_box():
    """Solution 1: an engraved wooden box, its lid leaning behind it, paper wool and a glass bauble in it."""
    studio_table(1.0, "#D6C4B4", "#B99C8C", 1.0, (0, 0, 0.05))
    parts = made(lambda: wooden_box((0, 0, 0), -0.28, 0.165, 0.120, 0.062, drawn("gk_laurel", 2048, 2048, lambda c: [c.translate(1024, 1024), c.scale(18, 18), laurel(c, 42, 26, 15, 4), c.scale(1 / 18, 1 / 18), paint_motif(c, "rosette", 0, 0, 420)]), 1.22, "#EFE3CB"))
    slotted_ball(0.030, (0.012, -0.006, 0.046), 12, 5, 0.002, walnut(name="bauble walnut"), burnt("bauble edge", 0.002, True))
    swing_tag((-0.128, -0.020, 0.0014), (0, 0, 0.5), leaf_mask(), dark=True)
    roll((0.122, -0.045, 0), "#7E9483", 0.026, 0.015, -0.5, 0.08)
    frame_of(parts, -10, 26, 66, (0.66, 0.80), (0, 0.0), 7.1)


def acrylic_sheet():
    """Solution 2: a sheet of coral acrylic with its rows of earring parts; three parts lifted out and laid before it."""
    studio_table(1.0, "#B7C2C2", "#A4B1B3", 1.0, (0, 0, 0.02), 1, north)
    coral = gloss("coral sheet", "#E2492F", 0.10, 0.5)
    parts_ = [ginkgo(0.0165), star(0.0165, 0.009, 8), circle(0.015, 64)]

    def things():
        root = group("sheet")
        loops, kept = [rrect(0.255, 0.185, 0.004)], []
        for j in range(4):
            for i in range(6):
                x, y = -0.100 + 0.040 * i, -0.066 + 0.044 * j
                q = parts_[(i + j) % 3]
                loops.append([(a + x, b + y) for a, b in outward(q, 0.0008)])
                if (i, j) not in ((1, 0), (2, 0), (4, 1), (3, 0)):
                    kept.append((q, x, y))
        put(plate("sheet", loops, 0.003, coral, bev=0.0002), (0, 0, 0.0017), parent=root)
        for q, x, y in kept:
            hole = circle(0.0009, 16, 0, 0.0125 if q is not parts_[0] else -0.0120)
            put(plate("part", [q, hole], 0.003, coral, bev=0.0002), (x, y, 0.0017), parent=root)
        put(root, (0, 0.045, 0), (0, 0, 0.10))
        for k, (q, x, y, a) in enumerate(((parts_[1], -0.060, -0.105, 0.3), (parts_[2], -0.005, -0.112, 0), (parts_[0], 0.052, -0.098, -0.4))):
            put(plate("part", [q, circle(0.0009, 16, 0, 0.0125 if k < 2 else -0.0120)], 0.003, coral, bev=0.0002), (x, y, 0.0017 + 0.0002 * k), (0, 0, a))

    parts = made(things)
    tweezers((0.120, -0.105, 0.0002), 0.75)
    frame_of(parts, -10, 42, 66, (0.90, 0.88), (0, 0), 9)


def card_nets():
    """Solution 3: one gift box three times over: its net flat, its walls half up, closed under a ribbon."""
    studio_table(1.0, "#B9C0B2", "#9FAE9C", 0.95, (0, 0, 0.03))
    c1, c2, c3 = paper("net rose", "#B9644E", 0.04), paper("net cream", "#F0E7D6", 0.04), paper("net sage", "#7E9A84", 0.04)
    lace = [[(x * 1.05, y * 1.05 - 0.026) for x, y in q] for q in lace_ring(0.020, 10, 2)]

    def things():
        net_box((-0.160, 0.015, 0), 0.20, 0.085, 0.085, 0.052, 0.0, c1, lace)
        net_box((0.045, -0.030, 0), -0.10, 0.085, 0.085, 0.052, 0.95, c2, lace)
        e = group("closed")
        net_box((0, 0, 0), 0, 0.085, 0.085, 0.052, math.pi / 2, c3, lace).parent = e
        net_box((0, 0, 0.0535), 0, 0.0875, 0.0875, 0.018, -math.pi / 2, c3).parent = e
        m = silk("#F2E2C4")
        box("band", (-0.006, -0.0445, 0.0004), (0.006, 0.0445, 0.0546), m, 0.0004).parent = e
        box("band", (-0.0445, -0.006, 0.0004), (0.0445, 0.006, 0.0545), m, 0.0004).parent = e
        bow(0.012, "#F2E2C4", e, (0, 0, 0.0538), 0.6, 0.034)
        put(e, (0.180, 0.085, 0), (0, 0, -0.40))

    frame_of(made(things), -8, 36, 66, (0.92, 0.86), (0, 0), 9)


def layered_sign():
    """Solution 4: a sign of layered letters on a shop's wall: walnut ground, birch ring, letters of coral and cream acrylic."""
    mesh("wall", [(-3, 0, -3), (3, 0, -3), (3, 0, 3), (-3, 0, 3)], [(0, 1, 2, 3)], surface("sign wall", hexc("#B7C1BA"), hexc("#ADB8B1"), grain=60, bump=0.25, relief=0.001, rough=0.9))
    world((0.95, 0.95, 0.95), 0.13)
    area("key", (-0.85, -0.55, 0.60), (0, 0, 0), 0.34, 17, (1, 0.92, 0.80), 0.5)
    area("fill", (0.9, -1.0, 0.0), (0, 0, 0), 0.9, 4.0, (0.84, 0.91, 1))

    def sign():
        e = group("sign")
        dark_ply([circle(0.150, 200)], 0.008, (0, -0.020, 0), UP, e, "sign ground", bev=0.0004)
        ply([circle(0.150, 200), circle(0.136, 200)], 0.004, (0, -0.0262, 0), UP, e, "sign ring")
        for k in range(24):
            a = TAU * k / 24
            tinted([[(0.009 * x, 0.009 * y) for x, y in circle(0.30, 24)]], "#E0A03A", 0.003, (0.124 * math.cos(a), -0.0256, 0.124 * math.sin(a)), UP, e)
        for dy, col, thick, size in ((-0.0262, "#F2EADB", 0.0042, 0.150), (-0.0305, "#C2452E", 0.0042, 0.150)):
            for s, x, z in (("A", -0.052, 0.012), ("&", 0.006, -0.022), ("M", 0.062, 0.012)):
                q = size * (0.50 if s == "&" else 0.78) * (1.0 if col != "#C2452E" else 0.985)
                t = text("letter", s, q, gloss(f"gloss{col}", col), (x, dy, z), UP, "Bold", "CENTER", thick / 2)
                if col == "#F2EADB":
                    t.data.offset = 0.0030
                t.parent = e
        for k in range(4):
            a = TAU * k / 4 + 0.79
            cyl("stand off", (0.1425 * math.cos(a), -0.0300, 0.1425 * math.sin(a)), 0.0042, 0.004, brass(), "Y", 0.0008).parent = e
            cyl("post", (0.125 * math.cos(a), -0.009, 0.125 * math.sin(a)), 0.006, 0.018, brass(), "Y", 0.0004).parent = e

    parts = made(sign)
    shelf_ = box("shelf", (-0.6, -0.12, -0.215), (0.6, 0.0, -0.200), oak("sign shelf"), 0.0015)
    shelf_.location.x = 0.05
    for x, s in ((-0.215, 1.0), (-0.150, 0.75)):
        put(lathe("pot", [(0, 0), (0.026 * s, 0), (0.032 * s, 0.050 * s), (0.030 * s, 0.051 * s), (0.026 * s, 0.042 * s), (0, 0.042 * s)], pbr("terracotta", hexc("#B8694A"), rough=0.8)), (x, -0.065, -0.200))
        for k in range(7):
            a = TAU * k / 7
            band3([(x, -0.065, -0.155 - 0.05 * (1 - s)), (x + 0.016 * math.cos(a), -0.065 + 0.016 * math.sin(a), -0.118 - 0.06 * (1 - s)), (x + 0.040 * s * math.cos(a), -0.065 + 0.035 * s * math.sin(a), -0.105 - 0.07 * (1 - s))], 0.011 * s, paper("pot leaf", "#5F7F58", 0.2), None, (math.sin(a), -math.cos(a), 0))
    frame_of(parts, -22, 2, 68, (0.64, 0.74), (0.02, 0.085), 8)


def fobs():
    """Solution 5: a row of engraved leather key fobs, four hides, four drawings."""
    studio_table(1.0, "#A9A294", "#9A9284", 1.05, (0, 0, 0.01))
    drawings = (("feather", lambda c: [c.rotate(-1.1), c.translate(-11, 0), feather(c, 22, 6)]), ("flake", lambda c: snowflake(c, 11)), ("leaf", lambda c: [c.scale(11, -11), pen(c, ginkgo(0.9, 0, 0.05), width=0.06), veins(c, 0.9, 0.05)]), ("wreath", lambda c: laurel(c, 9, 16, 5, 1.6)))

    def things():
        for k, (name, d) in enumerate(drawings):
            fob(HIDES[k], motif(f"ap-{name}", 27, 27, d, 1024), (-0.108 + 0.072 * k, -0.014 + 0.010 * (k % 2), 0), 0.16 - 0.10 * k, 1 if k == 3 else 0)

    parts = made(things)
    spool((-0.110, 0.105, 0), "#C25B46")
    frame_of(parts, -10, 40, 68, (0.88, 0.84), (0, 0), 9)


def wedding():
    """Solution 6: place cards cut with leaves and a table number of birch and acrylic beside a plate and flowers."""
    table(surface("linen cloth", hexc("#A7AFA6"), hexc("#9BA39A"), grain=900, bump=0.3, rough=0.95), "#B7B0A4")
    sunny(1.0, (0, 0, 0.05), 1.0)

    def things():
        spray = [tf(leaf(0.0125, 0.0024), a, -0.036 + 0.0100 * i, 0.0016 if a > 0 else -0.0016) for i in range(6) for a in (0.95, -0.95)]
        for k, (x, y, a) in enumerate(((-0.125, -0.070, 0.25), (0.040, -0.105, -0.10), (0.165, -0.040, -0.45))):
            tent((x, y, 0), a, 0.085, 0.046, ("#F4EFE4", "#E7D3C6", "#D5DDD0")[k], spray)
        n = group("number")
        dark_ply([rrect(0.085, 0.036, 0.012)], 0.010, (0, 0, 0.005), parent=n, name="number foot")
        arch = [(-0.040, 0), (0.040, 0)] + [(0.040 * math.cos(q), 0.070 + 0.040 * math.sin(q)) for q in (math.pi * i / 40 for i in range(41))]
        ply([arch], 0.004, (0, 0, 0.010), UP, n, "number arch")
        t = text("seven", "7", 0.085, gloss("gold acrylic", "#C99A3C", 0.15), (0, -0.0036, 0.075), UP, "Bold", "CENTER", 0.0015)
        t.parent = n
        put(n, (0.0, 0.040, 0), (0, 0, -0.15))
        bloom((-0.085, 0.065, 0.018), 0.038, ("#E7C3B4", "#DDA794", "#C98B7A"), (0.15, -0.1, 0.3))
        bloom((-0.130, 0.025, 0.014), 0.028, ("#F4EADC", "#EAD9C4", "#E0C7A8"), (0.25, -0.3, 1.0), rows=3, seed=4)

    parts = made(things)
    put(lathe("plate", [(0, 0.004), (0.070, 0.004), (0.085, 0.010), (0.125, 0.014), (0.126, 0.016), (0.085, 0.0125), (0.068, 0.0065), (0, 0.0065)], pbr("china", hexc("#D3CCBF"), rough=0.15, coat=0.6)), (0.205, 0.150, 0))
    frame_of(parts, -14, 22, 66, (0.90, 0.86), (0, 0), 7.1)


SHOTS = {
    "applications/creative/banner": Shot(banner, exposure=0.25, bounces=6, **BANNER),
    "applications/creative/foot": Shot(foot, exposure=0.5, bounces=6, vignette=0.15, **BANNER),
    "applications/creative/scene-1": Shot(jewellers_bench, exposure=0.4, **CARD),
    "applications/creative/scene-2": Shot(packaging, exposure=0.3, **CARD),
    "applications/creative/scene-3": Shot(market_stall, exposure=0.3, **CARD),
    "applications/creative/solution-1": Shot(gift_box, exposure=0.3, **CARD),
    "applications/creative/solution-2": Shot(acrylic_sheet, exposure=0.3, **CLEAR),
    "applications/creative/solution-3": Shot(card_nets, exposure=0.3, **CARD),
    "applications/creative/solution-4": Shot(layered_sign, exposure=0.3, **CARD),
    "applications/creative/solution-5": Shot(fobs, exposure=0.4, **CARD),
    "applications/creative/solution-6": Shot(wedding, exposure=0.3, **CARD),
}
