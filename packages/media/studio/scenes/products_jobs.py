"""Workpieces on the beds in the product pictures: one job per name, in the size of its machine."""

from applications import gear
from journey import scaled
from lib import *
from machines.galvo import TABLE
from machines.parts import finishes


def pair(c):
    """Two discs side by side on a 2048 x 1024 px sheet: hexagons and a rosette."""
    hexgeo(c, 540, 512, 400)
    rosette(c, 1508, 512, 400, 13, 18)
    c.set_line_width(13)
    c.arc(1508, 512, 412, 0, 7)
    c.stroke()


def row_of_ferns(c):
    """Five ferns on a 2048 x 1024 px sheet."""
    for i in range(5):
        paint_motif(c, "fern", 224 + i * 400, 512, 430 - 60 * abs(i - 2))


def hills_wide(c):
    """A landscape in lines over a 2048 x 1024 px sheet."""
    c.save()
    c.scale(2, 1)
    paint_motif(c, "hills", 512, 560, 500)
    c.restore()


def compass_wide(c):
    """A dial with a scale, and corner ornaments, on a 2048 x 1024 px sheet."""
    for i in range(72):
        a = 2 * math.pi * i / 72
        inner = 380 if i % 6 else 330
        c.set_line_width(16 if i % 6 == 0 else 8)
        c.move_to(1024 + inner * math.cos(a), 512 + inner * math.sin(a))
        c.line_to(1024 + 420 * math.cos(a), 512 + 420 * math.sin(a))
        c.stroke()
    rosette(c, 1024, 512, 290, 9, 24)
    for x in (260, 1788):
        hexgeo(c, x, 512, 190)


def sheet(w, d, loops, t, face, edge, x, y, z, bev=0.0003):
    """A cut sheet lying on the bed."""
    o = plate("work", [rrect(w, d, 0.012 * d / 0.26), *loops], t, face, edge, bev=bev, z=z)
    o.location.x, o.location.y = x, y
    return o


def engraved_sheet(maker, draw, name, t=0.003):
    """A job that engraves `draw` (2048 x 1024 px) into a sheet of the maker's material."""

    def lay(x, y, z, w, d):
        k = min(w, 2 * d) * 0.94
        sheet(w, d, [], t, maker(drawn(name, 2048, 1024, draw), (k, k / 2)), charred(t=t), x, y, z)
        return t

    return lay


def gears(x, y, z, w, d):
    """Orange acrylic cut into gears; the parts lie in their kerf, one is gone."""
    u = d / 0.26
    t = 0.004
    face = pbr("jobacrylic", (0.80, 0.16, 0.012), rough=0.12, coat=0.7)
    loops = []
    for i, (gx, gy, teeth) in enumerate(
        ((-0.135, 0.045, 20), (-0.03, -0.055, 24), (0.075, 0.05, 18), (0.15, -0.055, 14), (-0.14, -0.075, 12))
    ):
        outline, *holes = gear(teeth, 0.004 * u, 0.006 * u)
        turn = 0.2 * i
        loops.append(tf(outline, turn, gx * u, gy * u))
        if i == 2:
            continue
        part = plate(
            "gear",
            [tf(loop, turn, 0, 0, 0.985) if loop is outline else tf(loop, turn) for loop in (outline, *holes)],
            t,
            face,
            bev=0.0003,
            z=z,
        )
        part.location.x, part.location.y = x + gx * u, y + gy * u
    sheet(w, d, loops, t, face, None, x, y, z)
    return t


def leaves(x, y, z, w, d):
    """Petrol acrylic with a lattice of leaf-shaped openings."""
    u = d / 0.26
    loops = []
    for j in range(4):
        for i in range(9):
            loops.append(
                tf(
                    leaf(0.052 * u, 0.0115 * u),
                    0.9 if (i + j) % 2 else -0.9,
                    (-0.182 + i * 0.0405) * u,
                    (-0.076 + j * 0.053 + (-0.018 if (i + j) % 2 else 0.018)) * u,
                )
            )
    sheet(w, d, loops, 0.004, pbr("petrol", (0.008, 0.16, 0.17), rough=0.12, coat=0.7), None, x, y, z)
    return 0.004


def coasters(x, y, z, w, d):
    """Six slate rounds in a birch jig, each with its own engraving."""
    u = d / 0.26
    r = 0.049 * u
    spots = [((i - 1) * 0.125 * u, (j - 0.5) * 0.122 * u) for j in range(2) for i in range(3)]
    sheet(w, d, [circle(r + 0.0012 * u, 72, sx, sy) for sx, sy in spots], 0.003, birch(name="jig"), charred(), x, y, z)
    for i, (sx, sy) in enumerate(spots):
        drawing = (
            mask(("mandala", "hexgeo", "mandala")[i % 3])
            if i % 3 != 2
            else drawn("fern-round", 1024, 1024, lambda c: paint_motif(c, "fern", 512, 512, 470))
        )
        o = plate("slate", [circle(r, 72)], 0.006, slate(drawing, (1.8 * r, 1.8 * r), (0.50, 0.50, 0.49)), bev=0.0006, z=z)
        o.location.x, o.location.y = x + sx, y + sy
        o.rotation_euler.z = 0.3 * i
    return 0.006


def whales(x, y, z, w, d):
    """A birch sheet with four whales cut out; one stands in it, one is gone."""
    u = d / 0.26
    k = 0.066 * u
    spots = [(-0.098 * u, 0.058 * u), (0.092 * u, 0.058 * u), (-0.098 * u, -0.066 * u), (0.092 * u, -0.066 * u)]
    sheet(w, d, [scaled(whale(), k, sx, sy) for sx, sy in spots], 0.003, birch(name="whalesheet"), charred(), x, y, z)
    for i, (sx, sy) in enumerate(spots[:3]):
        o = plate(
            "whale",
            [scaled(loop, k * 0.992) for loop in (whale(), *whale_windows())],
            0.003,
            birch(name=f"whalejob{i}"),
            charred(),
            bev=0.0003,
            z=z,
        )
        o.location.x, o.location.y = x + sx, y + sy
    return 0.003


def felt_stars(x, y, z, w, d):
    """Grey felt with stars cut out, orange ones laid into half of them."""
    u = d / 0.26
    spots = [((i - 2) * 0.074 * u, (j - 1) * 0.078 * u) for j in range(3) for i in range(5)]
    cut = [star(0.031 * u, 0.0135 * u, 5, ph=0.3 * i) for i in range(len(spots))]
    sheet(w, d, [tf(s, 0, *p) for s, p in zip(cut, spots)], 0.004, felt("#77808A", "#5A636C"), None, x, y, z)
    for i, p in enumerate(spots):
        if i % 3 != 1:
            o = plate("star", [tf(cut[i], 0, 0, 0, 0.985)], 0.004, felt("#D0642A", "#A84C1D"), bev=0.0004, z=z)
            o.location.x, o.location.y = x + p[0], y + p[1]
    return 0.004


def box_nets(x, y, z, w, d):
    """Kraft board with two box nets cut and creased."""

    def nets(c):
        for cx in (540, 1508):
            c.set_line_width(1)
            paint_motif(c, "box", cx, 512, 430)

    k = min(w, 2 * d) * 0.96
    sheet(w, d, [], 0.002, kraft(drawn("box-nets", 2048, 1024, nets), (k, k / 2)), None, x, y, z)
    return 0.002


JOBS = {
    "mandala": engraved_sheet(birch, lambda c: mandala(c, 1024, 512, 440), "job-mandala"),
    "pair": engraved_sheet(walnut, pair, "job-pair"),
    "ferns": engraved_sheet(birch, row_of_ferns, "job-ferns"),
    "hills": engraved_sheet(leather, hills_wide, "job-hills"),
    "compass": engraved_sheet(walnut, compass_wide, "job-compass"),
    "slate": engraved_sheet(lambda path, size: slate(path, size, (0.50, 0.50, 0.49)), pair, "job-pair", 0.006),
    "gears": gears,
    "leaves": leaves,
    "coasters": coasters,
    "whales": whales,
    "felt": felt_stars,
    "nets": box_nets,
}
"""Jobs for the sheet machines by name."""


def job(kind, x, y, z, w, d):
    """Lay the job of that name, about w x d metres, on a bed at height z; returns its thickness."""
    return JOBS[kind](x, y, z, w, d)


def tags(c):
    """Legend of a round tag on a 1024 px square: figures and a code, no words."""
    c.set_line_width(14)
    c.arc(512, 512, 470, 0, 7)
    c.stroke()
    paint_motif(c, "rosette", 512, 380, 240)
    mask_text(c, "0417", 512, 730, 130)


def marked_work(kind):
    """A function that lays work for the Mark M20 on its table, or None for its own nameplate."""
    f = finishes()

    def tag_rows():
        for i, colour in enumerate(("#15181D", "#1D3F7A", "#7A1D22", "#B98A2E", "#2C5A46", "#4A3B66")):
            face = engraved(
                f"tag{i}",
                hexc(colour),
                drawn("m20-tag", 1024, 1024, tags),
                (0.056, 0.056),
                (0.78, 0.79, 0.8),
                rough=0.32,
                markrough=0.5,
                metal=0.8,
                markmetal=0.3,
                depth=0.1,
            )
            o = plate("tag", [circle(0.030, 72)], 0.002, face, f.alu, bev=0.0003, z=TABLE)
            o.location.x, o.location.y = (i % 3 - 1) * 0.076 + 0.016, -0.176 + (i // 3) * 0.078 - 0.0

    def steel_disc():
        face = engraved(
            "disc",
            (0.62, 0.63, 0.64),
            mask("mandala"),
            (0.125, 0.125),
            (0.03, 0.028, 0.03),
            rough=0.28,
            markrough=0.45,
            metal=1,
            markmetal=0.7,
            depth=0.05,
            bump=(1400, 0.1, (1, 0.02, 1)),
        )
        plate("disc", [circle(0.068, 128)], 0.0027, face, f.steel, bev=0.0004, z=TABLE).location.y = -0.165

    def plates():
        for i, colour in enumerate(("#A9792B", "#15181D", "#D3D6D8")):
            dark = engraved(
                f"plate{i}",
                hexc(colour),
                mask("label"),
                (0.078, 0.052),
                (0.80, 0.80, 0.80) if i == 1 else (0.006, 0.005, 0.005),
                rough=0.45 if i == 2 else 0.32,
                markrough=0.5 if i == 1 else 0.75,
                metal=0.45 if i == 2 else 0.9,
                markmetal=0.3 if i == 1 else 0.0,
                depth=0.1,
            )
            o = plate("plate", [rrect(0.082, 0.055, 0.004)], 0.002, dark, f.alu, bev=0.0003, z=TABLE)
            o.location.x, o.location.y, o.rotation_euler.z = (i - 1) * 0.093 + 0.006, -0.182 + 0.014 * abs(i - 1), 0.06 * (i - 1)

    return {"tags": tag_rows, "disc": steel_disc, "plates": plates, "nameplate": None}[kind]
