"""Anodised aluminium showcase objects beside the six samples: bottle, notebook computer, torch, power bank, pens, knobs."""
import math

import motifs_hard as art
import props_hard as p
from aluminum import BLUE, GRAPHITE, ORANGE, RED, TEAL, bleached, knob
from lib import *
from motifs_hard import mask
from props_soft import TAU


def bright(at=(0, 0, .05), key=11):
    """A cool light sweep; a long strip draws the edges of satin metal."""
    p.light_set('#B4BBC1', '#D2D8DC', gloss=.2, key=key, fill=1.5, rim=6, back=5, at=at, size=.28)


def sleeve(name, profile, marked, draw, colour, turn, height, rough=.32):
    """A turned, anodised body whose wall between two profile points is bleached with a drawing all round."""
    path = mask(name, turn * 1000, height * 1000, draw, 4096)
    m = p.mark(p.anodised(name + ' mark', colour, rough), path, (1, 1), p.WHITE_MARK, .55, .05, plane='uv', depth=0, grain=.06)
    return p.lathe(name, profile, p.anodised(name, colour, rough), marked=marked, mark_mat=m)


def flask(at=(0, 0, 0), turn=0.0, colour=BLUE, name='bottle'):
    """A drinking bottle with waves and a sun bleached round it. Returns its parent."""
    R, H = .0330, .190
    prof = [(0, .004), (R - .012, .0035), (R - .006, 0), (R - .002, .0010), (R, .005), (R, .014), (R, .138)] + p.curve_profile([(R, .138), (R - .003, .152), (R - .013, .168), (R - .0165, .178), (R - .0165, H)], 5)[1:] + [(0, H)]
    t = TAU * R

    def draw(c):
        c.translate(0, 26)
        c.save()
        c.rectangle(-t * 500, -30, t * 1000, 66)
        c.clip()
        c.translate(0, 14)
        art.waves(c, t * 1000 * 1.02, 60, t * 1000 / 26, .45)
        c.restore()
        for k in range(3):
            x = -t * 500 + t * 1000 * (k + .5) / 3
            art.ring(c, 11, .5, x, -46)
            art.dot(c, 7.5, x, -46)
        for y in (-33, 38):
            c.rectangle(-t * 500, y, t * 1000, .6)
            c.fill()
    body = sleeve(name, prof, (5, 6), draw, colour, t, H)
    cap = p.anodised('cap', GRAPHITE, .4)
    parts = [body, p.lathe('cap', [(0, H - .006), (R - .0135, H - .006), (R - .0125, H - .005), (R - .0125, H + .012), (R - .0140, H + .014), (0, H + .014)], cap), p.torus('loop', .0095, .0022, cap, (0, 0, H + .018), (math.pi / 2, 0, 0))]
    return p.group(name, parts, at, (0, 0, turn))


def bottle():
    """Two anodised bottles, blue and orange, waves bleached round them."""
    bright((0, 0, .1), 12)
    flask((-.025, 0, 0), .2)
    flask((.062, .070, 0), -.5, ORANGE, 'second')
    towel = plate('towel', [rrect(.130, .090, .006, 6)], .016, p.linen(c1='#D7DBDD', c2='#B9C0C4'), bev=.005)
    towel.location, towel.rotation_euler = (.110, -.040, .0085), (0, 0, -.35)
    camera((-.10, -.78, .19), (.026, 0, .100), 62, 8, (0, -.04, .1))


def lid(at=(0, 0, 0), turn=0.0):
    """A closed notebook computer with contour lines bleached over its lid. Returns its parent."""
    w, d = .304, .212
    path = mask('laptop-lid', 304, 212, lambda c: [c.rectangle(-146, -100, 292, 200), c.clip(), art.contour(c, 304, 212, 41, 15, .7)], 4096)
    m = bleached(p.anodised('lid', '#39424D', .36), path, (w, d))
    base = p.anodised('base', '#39424D', .36)
    parts = [plate('base', [rrect(w, d, .012, 12)], .0085, base, bev=.0022, z=.0012), plate('lid', [rrect(w, d, .012, 12)], .0050, m, base, bev=.0016, z=.0102)]
    dark = pbr('gap', (.006, .006, .007), rough=.6)
    parts.append(plate('gap', [rrect(w - .003, d - .003, .011, 12)], .0010, dark, bev=.0001, z=.0095))
    for x in (-.12, .12):
        for y in (-.08, .08):
            parts.append(cyl('foot', (x, y, .0007), .006, .0014, dark, bev=.0003))
    return p.group('laptop', parts, at, (0, 0, turn))


def laptop():
    """A notebook computer, contour lines bleached over its lid; a pen and a cup beside it."""
    p.ground(p.oak('desk', '#C9A679', '#A27C51', scale=.7))
    p.wall(p.plain_stone('back', '#BFC6CC', '#B4BCC3', 1, 0), .9)
    p.lights(key=15, fill=2.6, rim=6, at=(0, 0, 0), world_power=.14)
    lid((0, 0, 0), .28)
    writer((.095, -.150, .0049), .55, RED, 'pen red')
    r, h = .036, .080
    mug = p.lathe('mug', [(0, 0), (r - .004, 0), (r, .004), (r, h - .001), (r - .0012, h), (r - .0026, h - .001), (r - .0026, .008), (0, .006)], pbr('ceramic', p.rgb('#E9E6DF'), rough=.28, coat=.5, bump=(60, .05)))
    mug.location = (-.205, .150, 0)
    camera((-.16, -.52, .42), (.004, .002, 0), 50, 9, (0, -.06, .01))


def writer(at, a, colour, name):
    """An anodised ball pen lying along x, a vine bleached along its barrel. Returns its parent."""
    R, L = .0048, .100
    t = TAU * R
    prof = [(0, 0), (.0009, .0004), (.0012, .004), (.0030, .012), (.0044, .020), (R, .026), (R, .122), (R - .0004, .124), (0, .1245)]

    def draw(c):
        art.sprig(c, [(0, 34), (-2, 12), (2, -12), (0, -40)], 16, 7, 1.7, lw=.35)
    body = sleeve(name, prof, (5, 6), draw, colour, t, .1245, .34)
    st = p.satin('clip', '#C9CDD1', .2)
    parts = [body, p.lathe('button', [(0, .124), (.0028, .124), (.0028, .131), (.0022, .1325), (0, .133)], st), p.lathe('band', [(R - .0002, .070), (R + .0004, .0704), (R + .0004, .0726), (R - .0002, .073)], st), box('clip', (-.0014, R + .0004, .082), (.0014, R + .0016, .121), st, .0004), box('bridge', (-.0014, R - .001, .117), (.0014, R + .0014, .121), st, .0004)]
    e = p.group(name, parts)
    e.rotation_euler = (math.pi / 2, math.pi * .72, math.pi / 2)
    return p.group(name + ' lying', [e], at, (0, 0, a))


def pens():
    """Four pens in four colours beside their case, a vine bleached along each."""
    p.ground(p.plain_stone('desk', '#5A6066', '#50565B', 1.2, .2, .7, .25))
    p.lights(key=11, fill=2.2, rim=6, at=(0, 0, 0), world_power=.12)
    area('strip', (.1, .7, .4), (0, 0, 0), .8, 6, (.95, .98, 1), .16)
    for k, (c, a, y) in enumerate(((BLUE, .42, -.040), (ORANGE, .36, -.018), (TEAL, .40, .006), (GRAPHITE, .33, .030))):
        writer((-.080 + .012 * k, y - .02, .0050), a, c, 'pen%d' % k)
    path = mask('pen-case', 150, 40, lambda c: art.sprig(c, [(-50, 4), (-16, -8), (16, 8), (50, -4)], 15, 11, 2.6, lw=.5))
    m = p.mark(p.anodised('case lid', GRAPHITE, .36), path, (.150, .040), p.WHITE_MARK, .55, .05, depth=0, grain=.06)
    o = plate('case', [rrect(.160, .044, .010, 12)], .014, m, p.anodised('case', GRAPHITE, .36), bev=.0030)
    p.group('case', [o], (.022, .078, .0072), (0, 0, .30))
    camera((-.06, -.30, .24), (.006, .012, .002), 58, 8, (0, -.02, .006))


def torch():
    """A torch with a knurled grip and a scale bleached on its body, lit, and its charger cap."""
    p.dark_set('#4A5157', '#565E65', gloss=.4, key=13, fill=2, rim=12, back=6, at=(0, 0, .02), size=.3, world_power=.08)
    R = .0145
    t = TAU * R
    L = .125
    prof = [(0, 0), (R - .001, 0), (R, .001), (R, .020), (R - .0015, .022), (R - .0015, .090), (R, .092), (R + .0005, .100), (R + .0050, .106), (R + .0050, L - .001), (R + .0042, L), (R + .0020, L)]

    def draw(c):
        for j in range(30):
            for i in range(26):
                x, y = -t * 500 + t * 1000 * (i + .5 * (j % 2)) / 26, 36 - 2.0 * j
                c.move_to(x, y - .8)
                c.line_to(x + .8, y)
                c.line_to(x, y + .8)
                c.line_to(x - .8, y)
                c.close_path()
                c.fill()
    body = sleeve('torch', prof, (4, 5), draw, RED, t, L, .32)
    st = p.satin('bezel', '#C9CDD1', .2)
    parts = [body]
    for z in (.024, .088):
        parts.append(p.lathe('ring', [(R - .002, z), (R - .0004, z + .0004), (R - .0004, z + .0022), (R - .002, z + .0026)], st))
    for k in range(16):
        a = TAU * k / 16
        parts.append(box('fin', (R + .0042, -.0011, .1075), (R + .0058, .0011, .1205), p.anodised('fin', RED, .32), .0003))
        parts[-1].matrix_world = Matrix.Rotation(a, 4, 'Z') @ parts[-1].matrix_world
    parts.append(p.lathe('reflector', [(R + .0020, L - .0002), (R * .45, L - .012), (.004, L - .013)], p.satin('mirror', '#E6E8EA', .06)))
    parts.append(cyl('led', (0, 0, L - .0125), .0036, .001, emis('led', (1, .95, .84), 60), bev=0))
    e = p.group('torch', parts)
    e.rotation_euler = (0, math.pi / 2, 0)
    p.group('lying', [e], (-.075, .000, R + .0052), (0, 0, -.22))
    second = sleeve('torch2', prof, (4, 5), draw, GRAPHITE, t, L, .32)
    second.rotation_euler = (0, math.pi / 2, .5)
    second.location = (-.050, .055, R + .0052)
    camera((-.08, -.38, .20), (.004, .018, .012), 60, 8, (-.01, -.02, .02))


def power_bank():
    """Two power banks with a bleached drawing, one charging a phone over a cable."""
    p.ground(p.plain_stone('desk', '#D5D8DA', '#C9CDD0', 1.2, .25, .7, .2))
    p.wall(p.plain_stone('back', '#C6CBCF', '#BCC2C7', 1, 0), .9)
    p.lights(key=12, fill=2.2, rim=5, at=(0, 0, 0), world_power=.14)
    w, h, d = .064, .118, .014
    draws = (lambda c: [c.rectangle(-27, -54, 54, 84), c.clip(), c.translate(0, -10), art.mountains(c, 56, 88, 8, 5, .35, .8)], lambda c: [c.rectangle(-27, -54, 54, 84), c.clip(), c.translate(0, -12), art.star_lattice(c, 60, 96, 14)])
    for k, (colour, at, a) in enumerate(((TEAL, (-.044, -.008, .0078), .32), (ORANGE, (.048, .030, .0078), -.16))):
        m = bleached(p.anodised('bank%d' % k, colour, .34), mask('bank%d' % k, 64, 118, draws[k], 3072), (w, h))
        side = p.anodised('bank side%d' % k, colour, .30)
        o = plate('bank', [rrect(w, h, .012, 12)], d, m, side, bev=.0045)
        leds = [cyl('led', (-.009 + .006 * i, -.048, d / 2 - .0001), .0010, .0006, emis('led%d' % i, (.75, .95, 1) if i < 3 else (.03, .03, .03), 4 if i < 3 else .1), bev=0, n=24) for i in range(4)]
        port = box('port', (-.0050, -h / 2 - .0046, -.0016), (.0050, -h / 2 - .0030, .0016), pbr('port', (.006, .006, .007), rough=.5), .0012)
        p.group('bank', [o, port] + leds, at, (0, 0, a))
    ca, sa = math.cos(.32), math.sin(.32)
    px, py = -.044 + sa * (h / 2 + .004), -.008 - ca * (h / 2 + .004)
    plug = plate('plug', [rrect(.011, .020, .003, 6)], .0062, pbr('cable', p.rgb('#E9E8E4'), rough=.45), bev=.0012)
    plug.location, plug.rotation_euler = (px + sa * .010, py - ca * .010, .0078), (0, 0, .32)
    tube('cable', [(px + sa * .019, py - ca * .019, .0078), (px + sa * .04, py - ca * .04, .005), (.020, -.105, .0020), (.075, -.080, .0020), (.105, -.020, .0020), (.135, .020, .0020)], .0017, pbr('cable', p.rgb('#E9E8E4'), rough=.45), 20)
    camera((-.07, -.36, .27), (.006, -.006, .002), 58, 8, (-.01, -.02, .01))


def knobs():
    """Turned knobs in four colours, scales bleached into the plates beneath them."""
    p.ground(p.plain_stone('desk', '#3A3F45', '#33383D', 1.2, .2, .7, .25))
    p.lights(key=10, fill=1.8, rim=7, at=(0, 0, .01), world_power=.10)
    area('strip', (.1, .7, .4), (0, 0, 0), .8, 7, (.95, .98, 1), .16)
    for k, (x, y, s, plate_, cap, a) in enumerate(((-.052, -.012, 1.0, GRAPHITE, ORANGE, 40), (.030, .020, 1.35, BLUE, '#C3C8CC', -60), (.040, -.052, .8, TEAL, GRAPHITE, 15), (-.030, .062, .8, RED, GRAPHITE, 100))):
        path = mask('knob-plate%d' % k, 70, 70, lambda c, k=k: art.dial(c, 20, n=11, minor=5, tick=3.2, lw=.45, size=3.6, figures=[str(i) for i in range(11)]))
        m = bleached(p.anodised('kplate%d' % k, plate_, .36), path, (.070 * s, .070 * s))
        o = plate('plate', [rrect(.066 * s, .066 * s, .006 * s, 8)] + [circle(.0020 * s, 32, sx * .028 * s, sy * .028 * s) for sx in (-1, 1) for sy in (-1, 1)], .0030, m, p.anodised('kedge%d' % k, plate_, .28), bev=.0005)
        q = knob((0, 0, .0015), .0125, .0150, p.anodised('kskirt%d' % k, GRAPHITE, .35), p.brushed('kcap%d' % k, cap, .3), a)
        q.scale = (s, s, s)
        p.group('set', [o, q], (x, y, .0018), (0, 0, .22 - .12 * k))
    camera((-.06, -.23, .165), (.002, .004, .004), 62, 8, (-.006, -.012, .008))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.12)
SHOTS = {
    'materials/aluminum/bottle': Shot(bottle, **CARD),
    'materials/aluminum/laptop': Shot(laptop, exposure=.1, **CARD),
    'materials/aluminum/pen': Shot(pens, exposure=.2, **CARD),
    'materials/aluminum/torch': Shot(torch, exposure=.3, **CARD),
    'materials/aluminum/power-bank': Shot(power_bank, **CARD),
    'materials/aluminum/knobs': Shot(knobs, exposure=.2, **CARD),
}
