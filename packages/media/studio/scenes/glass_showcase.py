"""Glass showcase objects beside the six samples: vase, carafe, storage jar, candle glass, picture panel, perfume bottle."""
import math
import random

import motifs_hard as art
import props_hard as p
from glass import dark_ground, frost_film, turned
from lib import *
from motifs_hard import mask
from showcase_kit import cup, twig


def bright_ground(at=(0, 0, .09), key=9):
    """A pale grey-green sweep with an edge light, for filled glass."""
    p.light_set('#A4AFAF', '#BFC9C8', gloss=.3, key=key, fill=1.2, rim=3, back=5, at=at, size=.25)
    area('edge', (.5, .1, .2), at, .10, 4, (1, .97, .93), .5)


def vessel(name, outer, inner, path, marked, tint=(1, 1, 1), at=(0, 0, 0), turn=0.0):
    """A turned glass: outer and inner profile, the mask frosted between two points of the outer one."""
    o = turned(outer + inner, marked, path, name, tint)
    o.location = at
    o.rotation_euler = (0, 0, turn)
    return o


def grasses(c, turn, h, seed=5):
    """A meadow all round a glass: blades, ears and seed heads standing on the lower edge. Millimetres, y down."""
    rnd = random.Random(seed)
    n = round(turn / 4.4)
    for k in range(n):
        x = -turn / 2 + turn * (k + .5) / n + rnd.uniform(-1, 1)
        top = h * rnd.uniform(.38, .96)
        bend = rnd.uniform(-7, 7)
        kind = k % 4
        c.set_line_width(.8)
        c.move_to(x, h / 2)
        c.curve_to(x, h / 2 - top * .4, x + bend * .3, h / 2 - top * .7, x + bend, h / 2 - top)
        c.stroke()
        tx, ty = x + bend, h / 2 - top
        if kind == 0:
            for i in range(8):
                for s in (-1, 1):
                    art.leaf(c, tx - bend * .012 * i, ty + 1.7 * i, -math.pi / 2 + s * .55, 3.1, .62, vein=False)
        elif kind == 1:
            for i in range(12):
                a = 2 * math.pi * i / 12
                c.move_to(tx, ty)
                c.line_to(tx + 4.2 * math.cos(a), ty + 4.2 * math.sin(a))
                c.set_line_width(.4)
                c.stroke()
                art.dot(c, .8, tx + 4.3 * math.cos(a), ty + 4.3 * math.sin(a))
        elif kind == 2:
            for i in range(4):
                for s in (-1, 1):
                    art.leaf(c, x + bend * .2, h / 2 - top * (.25 + .17 * i), -math.pi / 2 + s * .8, 7.5, 1.3)
            art.dot(c, 1.3, tx, ty)
        else:
            art.leaf(c, x, h / 2, -math.pi / 2 + bend * .02, top * .9, 1.0, vein=False)


def vase():
    """A tall vase with a meadow engraved round its foot, three twigs in it."""
    p.dark_set('#15181B', '#26302F', S=.3, gloss=.6, key=8, fill=1.2, rim=7, back=16, at=(0, 0, .12), size=.3, world_power=.06)
    area('edge_r', (.46, .16, .20), (0, 0, .10), .08, 8, (.80, .90, 1), .45)
    area('edge_l', (-.46, .10, .20), (0, 0, .10), .08, 8, (1, .93, .84), .45)
    area('front', (-.60, -.75, .70), (0, 0, .14), .5, 14, (1, .97, .93))
    R, H = .043, .200
    outer = [(0, 0), (.030, 0), (.034, .0016), (.0365, .006), (R - .003, .040), (R - .0008, .090)] + p.curve_profile([(R - .0008, .090), (R, .120), (.040, .150), (.0385, .172), (.041, .192), (.0430, H)], 6)[1:]
    inner = [(q - .0028, z) for q, z in p.curve_profile([(.0430, H - .0006), (.041, .192), (.0385, .172), (.040, .150), (R, .120), (R - .0008, .090)], 6)] + [(R - .006, .040), (.032, .016), (.020, .0125), (0, .012)]
    turn = 2 * math.pi * R * 1000
    path = mask('sc-vase', turn, H * 1000, lambda c: [c.translate(0, 36), grasses(c, turn, 118)], 4096)
    vessel('vase', outer, inner, path, (3, 9), (.97, 1, .99), turn=.4)
    water = [(0, .0122), (.020, .0127), (.0318, .0162), (R - .0062, .040), (R - .0038, .090), (R - .0040, .0905), (0, .0903)]
    p.lathe('water', water, p.glass('water', (.99, 1, 1), ior=1.33))
    leafy, stem = pbr('leaf', p.rgb('#5F8052'), rough=.5, coat=.1), pbr('stem', p.rgb('#6B6A48'), rough=.6)
    for k, (x, y, top) in enumerate(((-.07, .01, .345), (.02, .03, .375), (.085, -.015, .33))):
        low, high = [(-x * .22, -y * .2, .018), (-x * .02, 0, .09), (x * .16, y * .2, .15), (x * .34, y * .45, .198)], (x, y, top)
        tube('stem', low, .0013, stem, 12)
        # the leaves begin above the rim: twig() leaves the first third of its stem bare
        twig([low[-1], *[tuple(a + (b - a) * u for a, b in zip(low[-1], high)) for u in (.12, .34, .56, .78)], high], 8, .034, .0095, leafy, stem, 3 + k)
    cup((.165, .130, 0), '#D9D4C9', .8)
    camera((-.10, -.98, .26), (.014, 0, .172), 56, 8, (0, -.04, .12))


def decanter(at):
    """A carafe with engraved waves round its belly, half full of water."""
    R, H = .047, .230
    body = p.curve_profile([(.030, .0), (.040, .0028), (.0462, .014), (R, .045), (.0455, .080), (.037, .115), (.026, .145), (.0205, .170), (.0225, .198), (.0285, .222), (.0300, H)], 6)
    outer = [(0, 0)] + body
    inner = [(max(0, q - .0026), z) for q, z in p.curve_profile([(.0300, H - .0004), (.0285, .222), (.0225, .198), (.0205, .170), (.026, .145), (.037, .115), (.0455, .080), (R, .045), (.0455, .018), (.034, .0085)], 6)] + [(0, .0075)]
    turn = 2 * math.pi * R * 1000

    def draw(c):
        c.translate(0, 62)
        c.rectangle(-turn / 2, -34, turn, 68)
        c.clip()
        for k in range(17):
            c.set_line_width(.35 + .25 * (k % 3 == 0))
            y = -32 + 4 * k
            for i in range(241):
                u = i / 240
                yy = y + (3.4 - .12 * k) * math.sin(2 * math.pi * (5 * u + .07 * k)) + 1.8 * math.sin(2 * math.pi * (2 * u - .05 * k))
                (c.line_to if i else c.move_to)(-turn / 2 + turn * u, yy)
            c.stroke()
    path = mask('sc-carafe', turn, H * 1000, draw, 4096)
    vessel('carafe', outer, inner, path, (10, 32), (.97, .99, 1), at)
    level = [(0, .0077), (.0312, .0087), (.0427, .018), (R - .0028, .045), (.0427, .080), (.0343, .115), (.0300, .1262), (.0296, .1268), (0, .1266)]
    w = p.lathe('water', level, p.glass('water', (.98, 1, 1), ior=1.33))
    w.location = at


def glass_of_water(at):
    """A small glass with a band of waves, half full."""
    r, h = .031, .086
    small = [(0, 0), (r - .006, 0), (r - .002, .0014), (r - .0005, .006), (r, .030), (r + .001, h - .001), (r, h)]
    hollow = [(r - .0014, h - .001), (r - .0018, .030), (r - .0030, .012), (r - .010, .0085), (0, .008)]
    band = mask('sc-small', 2 * math.pi * r * 1000, h * 1000, lambda c: [c.rectangle(-200, 6, 400, 22), c.clip(), c.translate(0, 17), art.waves(c, 420, 26, 5.4, .35)], 3072)
    vessel('small', small, hollow, band, (4, 5), (.97, .99, 1), at)
    f = p.lathe('drink', [(0, .0082), (r - .0102, .0087), (r - .0032, .0122), (r - .0020, .030), (r - .0017, .050), (0, .0498)], p.glass('water', (.98, 1, 1), ior=1.33))
    f.location = at


def carafe():
    """A carafe with engraved contour waves, water in it, a small glass beside it."""
    dark_ground()
    decanter((-.030, 0, 0))
    glass_of_water((.078, -.040, 0))
    camera((-.05, -.74, .185), (.016, 0, .112), 62, 6.3, (-.01, -.04, .09))


def jar():
    """A storage jar with an engraved coffee branch under a wooden lid, full of beans; a scoop of them before it."""
    bright_ground((0, 0, .08))
    R, H = .050, .130
    outer = [(0, 0), (R - .006, 0), (R - .002, .0014), (R, .006), (R, .020), (R, .112), (R - .001, .120), (R - .004, .1245), (R - .004, H)]
    inner = [(R - .0068, H), (R - .0068, .1245), (R - .0038, .119), (R - .0030, .112), (R - .0030, .010), (R - .009, .0065), (0, .006)]
    turn = 2 * math.pi * R * 1000

    def draw(c):
        art.sprig(c, [(-26, 16), (-10, 6), (8, -4), (24, -20)], 9, 17, 4.2, lw=.7, berries=True)
        art.ring(c, 34, .8)
        art.ring(c, 36.2, .35)
    path = mask('sc-jar', turn, H * 1000, draw, 4096)
    vessel('jar', outer, inner, path, (4, 5), (.97, 1, .99))
    bean = pbr('bean', p.rgb('#3A2114'), rough=.38, coat=.25, bump=(300, .2))
    first = sphere('bean', (0, 0, -.5), .0045, bean, (1.35, 1, .8))
    rnd = random.Random(8)

    def drop(x, y, z):
        o = link(bpy.data.objects.new('bean', first.data))
        o.location = (x, y, z)
        o.scale = (1.35, 1, .8)
        o.rotation_euler = (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), rnd.uniform(0, 6.3))
    rings = ((R - .0092, 32), (R - .0172, 26), (R - .026, 18))
    for level in range(11):
        z = .0115 + .0072 * level
        for q, n in rings if level in (9, 10) else rings[:1]:
            for k in range(n):
                a = 2 * math.pi * (k + .5 * (level % 2)) / n + rnd.uniform(-.05, .05)
                drop(q * math.cos(a), q * math.sin(a), z + rnd.uniform(-.0012, .0012))
    cyl('core', (0, 0, .042), R - .0125, .068, bean, bev=.002)
    for k in range(9):
        drop(.013 * math.cos(.7 * k), .013 * math.sin(.7 * k), .085)
    for k in range(13):
        drop(.085 + rnd.uniform(-.028, .028), -.030 + rnd.uniform(-.022, .022), .0037)
    top = p.oak('lid', scale=2.2)
    p.lathe('lid', [(0, H + .0002), (R - .0008, H + .0002), (R + .0004, H + .0014), (R + .0004, H + .0128), (R - .0008, H + .014), (0, H + .014)], top)
    p.lathe('plug', [(0, H - .010), (R - .0078, H - .010), (R - .0073, H), (0, H)], pbr('seal', p.rgb('#D8D5CB'), rough=.5))
    cup((.128, .105, 0), '#8C9A96', .9)
    camera((-.10, -.60, .185), (.020, 0, .072), 60, 6.3, (0, -.045, .07))


def candle():
    """A candle glass with a frosted wood of firs round its foot, lit from inside."""
    p.dark_set('#1B1A19', '#23211F', gloss=.5, key=2.2, fill=.35, rim=2.4, back=2.4, at=(0, 0, .05), size=.22, world_power=.035, back_color=(1, .70, .42))
    R, H = .040, .098
    outer = [(0, 0), (R - .006, 0), (R - .002, .0014), (R - .0006, .005), (R, .012), (R, .088), (R, H - .001), (R - .001, H)]
    inner = [(R - .0022, H - .001), (R - .0026, .088), (R - .0030, .014), (R - .008, .0105), (0, .010)]
    turn = 2 * math.pi * R * 1000

    def draw(c):
        rnd = random.Random(3)
        c.translate(0, 41)
        art.pines(c, turn, 0, 26, 34, 4)
        c.rectangle(-turn / 2, -.6, turn, 5)
        c.fill()
        for _ in range(70):
            art.dot(c, rnd.uniform(.25, .7), rnd.uniform(-turn / 2, turn / 2), rnd.uniform(-80, -36))
        art.ring(c, 6.0, .5, 12, -62)
    path = mask('sc-candle', turn, H * 1000, draw, 4096)
    vessel('candle', outer, inner, path, (4, 5), (1, .99, .97), turn=.2)
    wax = pbr('wax', p.rgb('#F3E3C4'), rough=.5, sss=.3, emit=(1, .60, .24), es=.16)
    p.lathe('wax', [(0, .0104), (R - .0085, .0108), (R - .0034, .0145), (R - .0031, .046), (R - .006, .0452), (.010, .0440), (0, .0438)], wax)
    cyl('wick', (0, 0, .0475), .0007, .008, pbr('wick', (.01, .008, .006), rough=.9), bev=0, n=12)
    flame = p.lathe('flame', p.curve_profile([(.0002, .0490), (.0026, .0525), (.0034, .0565), (.0022, .0625), (.0008, .0680), (.0001, .0705)], 6), emis('flame', (1, .64, .26), 34), 32)
    flame.location.z = .0004
    for z, power in ((.060, .55), (.082, .22)):
        # Through the glass a lamp would be seen as a ball, which only camera rays are spared by default.
        lamp = point('flame', (0, 0, z), power, (1, .62, .28), .004)
        lamp.visible_camera = lamp.visible_transmission = lamp.visible_glossy = False
    slab = plate('slab', [p.riven(.150, .120, .008, .0015, 6, 26)], .009, p.slate('slab'), p.slate('slab edge'), bev=.0008)
    slab.location = (.012, 0, -.0052)
    for k, (x, y, q) in enumerate(((.092, -.034, .017), (.112, -.012, .011))):
        stone = p.pebble('stone', (q, q * .8, q * .5), p.speckled('pebble%d' % k, '#5E5A55', '#454240'), 3 + k)
        stone.location = (x, y, 0)
    camera((-.07, -.46, .135), (.016, 0, .046), 66, 6.3, (0, -.035, .05))


def ranges(c, w, h):
    """Four mountain ranges one before the other, the far ones pale, and the sun: each range hides the lines of those behind it. Millimetres, y down."""
    rnd = random.Random(11)
    art.ring(c, 8.5, .5, 0, -h * .35)
    for k in range(1, 8):
        y = 8.5 * (k / 4 - 1)
        half = math.sqrt(8.5 ** 2 - y ** 2)
        c.set_line_width(.35)
        c.move_to(-half, y - h * .35)
        c.line_to(half, y - h * .35)
        c.stroke()
    for layer in range(4):
        base, rise, pitch = h * (-.10 + .17 * layer), h * (.30 - .05 * layer), 2.6 - .55 * layer
        line = [0.0, 0.0]
        for step in range(8):
            line = [v for a, b in zip(line, line[1:]) for v in (a, (a + b) / 2 + rnd.uniform(-1, 1) * .62 ** step)] + line[-1:]
        low, high = min(line), max(line)
        crest = [(-w / 2 + w * i / (len(line) - 1), base - rise * (v - low) / (high - low)) for i, v in enumerate(line)]
        c.save()
        c.move_to(-w / 2, h)
        for x, y in crest:
            c.line_to(x, y)
        c.line_to(w / 2, h)
        c.close_path()
        c.clip()
        art.ink(c, 0)
        c.paint()
        art.ink(c, 1)
        c.set_line_width(.26 + .07 * layer)
        y = base - rise
        while y < h / 2:
            c.move_to(-w / 2, y)
            c.line_to(w / 2, y)
            c.stroke()
            y += pitch
        c.restore()
        c.set_line_width(.7)
        for i, (x, y) in enumerate(crest):
            (c.line_to if i else c.move_to)(x, y)
        c.stroke()


def panel():
    """A glass panel engraved with mountain ranges, standing in a slotted walnut foot."""
    dark_ground()
    w, h, t = .150, .110, .006

    def draw(c):
        c.save()
        c.rectangle(-66, -46, 132, 92)
        c.clip()
        ranges(c, 132, 92)
        c.restore()
        art.rounded(c, -67.5, -47.5, 135, 95, 3)
        c.set_line_width(.5)
        c.stroke()
    path = mask('sc-panel', 150, 110, draw, 3072)
    g = plate('panel', [rrect(w, h, .004, 8)], t, p.glass('panel', (.97, .99, .99)), p.glass('panel rim', (.86, .97, .94)), bev=.0008)
    film = plate('film', [rrect(w - .006, h - .006, .003, 8)], .0001, frost_film(path, (w, h)), bev=.00001)
    film.location.z = t / 2 + .0002
    e = p.group('panel', [g, film], (0, 0, h / 2 + .014), (math.pi / 2 - .06, 0, 0))
    foot = box('foot', (-.088, -.026, 0), (.088, .030, .018), p.walnut('foot'), .0015)
    p.group('all', [e, foot], (0, 0, 0), (0, 0, .30))
    area('engraving', (-.40, -.42, .50), (0, 0, .07), .3, 11, (1, .97, .93))
    stone = p.pebble('stone', (.019, .014, .008), p.speckled('pebble', '#8E9092', '#6E7174'), 3)
    stone.location = (.120, -.050, 0)
    camera((-.05, -.56, .15), (.006, 0, .064), 66, 7.1, (0, -.02, .07))


def perfume():
    """A perfume bottle of heavy glass with a fern engraved on its face, a brass collar and a walnut cap."""
    bright_ground((0, 0, .06), 8)
    W, D, H = .062, .030, .078
    clear = p.glass('flacon', (.98, .99, 1), 4, (.85, .93, 1))
    outline = rrect(W, H, .006, 8)
    b = prism_z('flacon', outline, -D / 2, D / 2, clear, .0028, 4)
    juice = prism_z('juice', rrect(W - .013, H - .021, .006, 8, 0, -.002), -D / 2 + .0075, D / 2 - .0075, p.glass('juice', (1, .95, .90), 28, (.96, .58, .36), ior=1.36), .0014, 3)
    path = mask('sc-perfume', 62, 78, lambda c: [c.translate(0, 24), art.fern(c, 52, 26, 20, .4)], 2048)
    film = plate('film', [rrect(W - .008, H - .008, .004, 8)], .0001, frost_film(path, (W, H)), bev=.00001)
    film.location.z = D / 2 + .0002
    e = p.group('body', [b, juice, film], (0, 0, H / 2 + .0004), (math.pi / 2, 0, 0))
    brass_ = p.satin('collar', '#D6AA5E', .2)
    collar = p.lathe('collar', [(0, H), (.0125, H), (.0130, H + .0006), (.0130, H + .0054), (.0125, H + .006), (0, H + .006)], brass_)
    cap = box('cap', (-.0165, -.0135, H + .0062), (.0165, .0135, H + .0335), p.walnut('cap'), .0014)
    p.group('all', [e, collar, cap], (0, 0, 0), (0, 0, .34))
    marble = p.marble('tray', scale=1.8)
    tray = plate('tray', [rrect(.200, .120, .012, 12)], .008, marble, bev=.001)
    tray.location = (.018, .005, -.0042)
    tray.rotation_euler = (0, 0, .10)
    leafy, stem = pbr('leaf', p.rgb('#5C7350'), rough=.5, coat=.1), pbr('stem', p.rgb('#6B6547'), rough=.6)
    twig([(.040, -.040, .0035), (.062, -.036, .0050), (.088, -.030, .0045), (.112, -.014, .0040)], 6, .024, .0075, leafy, stem, 4)
    camera((-.07, -.42, .130), (.014, 0, .050), 64, 6.3, (0, -.02, .05))


CARD = dict(samples=24, bounces=10, bloom=.03, vignette=.1)
SHOTS = {
    'materials/glass/vase': Shot(vase, **CARD),
    'materials/glass/carafe': Shot(carafe, **CARD),
    'materials/glass/jar': Shot(jar, **CARD),
    'materials/glass/candle': Shot(candle, exposure=.3, **CARD),
    'materials/glass/panel': Shot(panel, **CARD),
    'materials/glass/perfume': Shot(perfume, **CARD),
}
