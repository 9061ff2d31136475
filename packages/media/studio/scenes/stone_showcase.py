"""Stone showcase objects beside the six samples: coasters, sundial, candle holder, bookends, slate clock, paperweights."""
import math

import motifs_hard as art
import props_hard as p
from lib import *
from motifs_hard import mask
from props_soft import TAU
from showcase_kit import book, cup, twig
from stone import PALE


def marked_slate(name, path, size, dark='#2B2E32', light='#4C5157', scale=1.0, **more):
    """Riven slate with a pale mark."""
    return p.mark(p.slate(name, dark, light, scale), path, size, PALE, .8, depth=.25, grain=.3, **more)


def bench(top=None, tone='#C9CCCB'):
    """A pale bench before a plastered wall."""
    p.ground(top or p.oak('bench', '#BFA27C', '#997A55', scale=.7))
    p.wall(p.plain_stone('plaster', tone, tone, 1, .1), .62)
    p.lights(key=15, fill=2.6, rim=4.5, at=(0, 0, .03), world_power=.13)
    area('wall', (.3, .25, .5), (.2, .62, .1), .5, 3, (1, .96, .9))


def coasters():
    """Square slate coasters, riven at their edges: one under a glass of tea, four more in a stack and before it."""
    bench()
    draws = (
        lambda c: [art.compass(c, 30)],
        lambda c: [c.rectangle(-38, -38, 76, 76), c.clip(), art.mountains(c, 78, 60, 5, 4, .35, .9)],
        lambda c: [art.rosette(c, 34)],
        lambda c: [c.rectangle(-36, -36, 72, 72), c.clip(), art.star_lattice(c, 72, 72, 12)],
    )

    def one(k, at, a, lean=0.0):
        path = mask('slate-coaster%d' % k, 96, 96, draws[k % 4])
        m = marked_slate('coaster%d' % k, path, (.096, .096), scale=1.7)
        o = plate('coaster', [p.riven(.096, .096, .004, .0016, 7 + k, 30)], .0065, m, p.slate('coaster edge', '#26292C', '#4B4F54', 2.4, 1.0), bev=.0007)
        o.location, o.rotation_euler = (at[0], at[1], at[2] + .0035), (lean, 0, a)
        return o
    for k in range(3):
        one((1, 3, 2)[k], (.066, .040, .0068 * k), .25 * k + .1)
    one(0, (-.048, -.022, 0), .22)
    one(3, (-.062, .104, 0), .1)
    r, h = .031, .092
    g = p.lathe('glass', [(0, 0), (r - .006, 0), (r - .002, .0014), (r, .008), (r + .002, h), (r + .0006, h), (r - .0016, .012), (r - .008, .009), (0, .0088)], p.glass('glass', (.98, 1, 1)))
    g.location = (-.062, .104, .0072)
    t = p.lathe('tea', [(0, .0090), (r - .0082, .0092), (r - .0018, .0122), (r - .0004, .070), (r - .0008, .0705), (0, .0703)], p.glass('tea', (1, .96, .9), 40, (.85, .42, .08), ior=1.34))
    t.location = g.location
    camera((-.12, -.45, .28), (.002, .022, .020), 56, 7.1, (-.01, -.02, .01))


def sundial():
    """A horizontal sundial of pale limestone: hour lines and figures engraved, a brass gnomon that throws its shadow."""
    p.ground(p.plain_stone('terrace', '#8F8B82', '#827E76', .9, .5, .85, .5))
    p.world((.75, .86, 1), .22)
    area('sun', (-.9, .55, .95), (0, 0, 0), .07, 60, (1, .92, .80))
    area('sky', (.4, -.6, .9), (0, 0, 0), 1.0, 7, (.72, .85, 1))
    R = .120

    def draw(c):
        for q, w in ((112, .8), (98, .5), (40, .6)):
            art.ring(c, q, w)
        for k in range(-24, 25):
            a = math.atan(math.sin(math.radians(35)) * math.tan(math.radians(15 * k / 4))) if abs(k) < 24 else math.copysign(math.pi / 2, k)
            full = k % 4 == 0
            c.save()
            c.rotate(a)
            c.rectangle(-.35 if full else -.15, -98 if not full else -110, .7 if full else .3, 58 if full else 12)
            c.fill()
            if full and abs(k) < 24:
                c.translate(0, -104.5)
                art.ink(c, 0)
                art.dot(c, 5.4)
                art.ink(c, 1)
                art.label(c, str(12 + k // 4), 0, 0, 8)
            c.restore()
        c.save()
        c.translate(0, 62)
        art.rosette(c, 24)
        c.restore()
    path = mask('sundial', 240, 240, draw, 4096)
    top = p.mark(p.plain_stone('dial', '#D3C8B2', '#C4B8A0', 1.4, .35, .7, .25), path, (.240, .240), '#2E261E', .9, depth=.9, grain=.1)
    side = p.plain_stone('dial side', '#C9BDA6', '#B7AB94', 1.8, .6, .85, .6)
    plate('base', [circle(R + .030, 180)], .030, side, side, bev=.004).location.z = .0152
    plate('dial', [circle(R, 200)], .018, top, side, bev=.0025).location.z = .0394
    brass = p.satin('gnomon', '#B98F4A', .3)
    fin = fillet([(-.030, 0), (.085, 0), (.085, .010), (.080, .078), (.070, .074)], [.002, .002, .002, .004, .006], 6)
    g = plate('gnomon', [fin, fillet([(.020, .010), (.074, .010), (.071, .056)], .006, 8)], .0030, brass, bev=.0003)
    p.group('gnomon', [g], (0, -.030, .0486), (math.pi / 2, 0, math.pi / 2))
    moss = pbr('leaf', p.rgb('#5F6E45'), rough=.6)
    twig([(-.26, .02, .002), (-.22, .06, .006), (-.18, .12, .004), (-.12, .17, .002)], 7, .030, .009, moss, pbr('stem', p.rgb('#5A4A34'), rough=.8), 5)
    camera((-.20, -.50, .38), (.0, -.004, .040), 56, 9, (0, -.06, .05))


def candle_holder():
    """Two marble candle holders, a wreath engraved round each, candles lit."""
    p.dark_set('#3A3835', '#45423E', gloss=.3, key=5, fill=.7, rim=4, back=2.5, at=(0, 0, .05), size=.25, world_power=.06, back_color=(1, .74, .48))

    def one(x, y, h, k, ground, vein, ink):
        R = .036
        turn = TAU * R
        path = mask('candle-stone%d' % k, turn * 1000, h * 1000, lambda c: [art.sprig(c, [(-turn * 500 + 226 * j / 4, 6), (-turn * 500 + 226 * j / 4 + 20, -8), (-turn * 500 + 226 * j / 4 + 38, 8), (-turn * 500 + 226 * (j + 1) / 4, -6)], 10, 8, 2, lw=.4) for j in range(4)], 4096)
        stone_ = p.marble('marble%d' % k, ground, vein, scale=2.2)
        m = p.mark(p.marble('marble mark%d' % k, ground, vein, scale=2.2), path, (1, 1), ink, .75, plane='uv', depth=.5, grain=.2)
        prof = [(0, 0), (R - .002, 0), (R, .002), (R, h - .002), (R - .0006, h - .0006), (R - .002, h), (.0125, h), (.0120, h - .001), (.0120, h - .016), (0, h - .016)]
        o = p.lathe('holder', prof, stone_, marked=(2, 3), mark_mat=m)
        o.location = (x, y, 0)
        o.rotation_euler = (0, 0, .6 * k)
        wax = pbr('wax', p.rgb('#F0E4CC'), rough=.5, sss=.25, emit=(1, .6, .26), es=.05)
        L = .100 - .03 * k
        c = p.lathe('candle', [(0, 0), (.0112, 0), (.0112, L - .002), (.0100, L), (.0050, L - .0008), (0, L - .0012)], wax)
        c.location = (x, y, h - .0155)
        top = h - .0155 + L
        cyl('wick', (x, y, top + .002), .0006, .007, pbr('wick', (.01, .008, .006), rough=.9), bev=0, n=12)
        f = p.lathe('flame', p.curve_profile([(.0002, 0), (.0028, .004), (.0036, .0085), (.0024, .015), (.0008, .021), (.0001, .0235)], 6), emis('flame', (1, .64, .26), 30), 32)
        f.location = (x, y, top + .0035)
        point('flame', (x, y, top + .013), .45, (1, .62, .28), .004)
    one(-.032, .004, .052, 0, '#E6E3DE', '#8D8F94', '#6A655E')
    one(.052, -.020, .040, 1, '#25282B', '#8A8F94', '#C9C9C4')
    leafy = pbr('leaf', p.rgb('#4F6248'), rough=.5)
    twig([(.070, .060, .003), (.105, .050, .009), (.135, .030, .008), (.165, .000, .004)], 8, .032, .008, leafy, pbr('stem', p.rgb('#5A4A34'), rough=.8), 2)
    camera((-.09, -.58, .16), (.022, 0, .072), 62, 6.3, (-.01, -.03, .05))


def bookends():
    """Granite bookends with contour lines hold a row of books."""
    bench(p.oak('shelf', '#A98560', '#7F5F40', scale=.7), '#BFC5C4')
    path = mask('bookend', 110, 140, lambda c: [c.rectangle(-50, -65, 100, 130), c.clip(), art.contour(c, 110, 140, 23, 13, .6)])
    for s, x in ((-1, -.112), (1, .112)):
        g = p.granite('granite' + str(s), rough=.10)
        m = p.mark(p.granite('granite face' + str(s), rough=.10), path, (.110, .140), '#B9BBB8', .7, depth=.3, grain=.25, coat=0)
        shape = fillet([(-.055, -.070), (.055, -.070), (.055, .020), (-.010, .070), (-.055, .070)], [.003, .003, .012, .030, .003], 10)
        o = plate('end', [[(q * s, r) for q, r in shape][::s]], .034, m, g, bev=.0016)
        p.group('end', [o], (x + s * .055, -.004, .0705), (math.pi / 2, 0, 0))
    widths = ((.028, .158, '#7C3B2B'), (.022, .172, '#31586B'), (.034, .150, '#C2A36B'), (.020, .165, '#3E4B43'), (.030, .176, '#A9542F'), (.024, .160, '#26323A'), (.028, .168, '#7E8C84'), (.022, .154, '#5B3A4A'))
    x = -.1045
    for w, h, c in widths:
        book((x + w / 2, .012, 0), (0, 0, 0), .120, h, w - .0006, c, True)
        x += w
    camera((-.16, -.74, .24), (.004, 0, .078), 58, 8, (0, -.06, .07))


def slate_clock():
    """A wall clock of riven slate, its hours engraved pale, brass hands."""
    w = p.wall(p.plain_stone('plaster', '#C3C0B8', '#B8B5AD', 1, .2), 0)
    w.location.y = .012
    p.world((.9, .95, 1), .13)
    area('key', (-.75, -.55, .65), (0, 0, 0), .30, 15, (1, .94, .86), .5)
    area('fill', (.8, -1, .2), (0, 0, 0), .8, 4, (.82, .9, 1))
    R = .120

    def draw(c):
        for k in range(60):
            c.save()
            c.rotate(TAU * k / 60)
            l, q = (9, 1.5) if k % 5 == 0 else (4, .5)
            c.rectangle(-q / 2, -104, q, l)
            c.fill()
            c.restore()
        for k in range(1, 13):
            a = TAU * k / 12
            art.label(c, str(k), 82 * math.sin(a), -82 * math.cos(a), 15)
        art.rosette(c, 44)
    m = marked_slate('clock', mask('slate-clock', 240, 240, draw, 4096), (.240, .240), scale=1.1)
    d = plate('clock', [p.riven(2 * R, 2 * R, R * .985, .0022, 3, 60)], .009, m, p.slate('clock edge', '#26292C', '#4B4F54', 2.2, 1.0), bev=.0010)
    brass = p.satin('hands', '#E2B868', .42)
    parts = [d]
    for a, l, q, z in ((math.radians(-304), .056, .0060, .0110), (math.radians(-62), .086, .0042, .0132)):
        h = plate('hand', [fillet([(-q / 2, -.018), (q / 2, -.018), (q * .35, l), (-q * .35, l)], q * .3, 5)], .0014, brass, bev=.0002)
        h.location, h.rotation_euler = (0, 0, z), (0, 0, a)
        parts.append(h)
    parts.append(p.lathe('boss', [(.0070, .008), (.0070, .0152), (.0058, .0164), (0, .0166)], brass))
    p.group('clock', parts, (-.010, -.006, .014), (math.pi / 2, 0, 0))
    box('shelf', (-.50, -.12, -.186), (.50, .012, -.166), p.oak('shelf', '#8C6441', '#5C3E26', scale=.7), .0015)
    cup((.140, -.060, -.166), '#8FA39C', .8)
    camera((-.20, -.86, .03), (.0, 0, -.020), 66, 9, (0, -.02, 0))


def paperweights():
    """Three polished paperweights, black, green and white, each with a drawing, on letters."""
    bench(p.oak('desk', '#8C6441', '#5C3E26', scale=.7), '#A9B2B2')
    sheet = pbr('letter', p.rgb('#E6E1D4'), rough=.9)
    for k, (x, y, a) in enumerate(((-.030, .020, .30), (.050, .010, -.12))):
        o = plate('letter', [rrect(.148, .210, .001, 3)], .0004, sheet, bev=.00008)
        o.location, o.rotation_euler = (x, y, .0006 + .0006 * k), (0, 0, a)
    kinds = (
        ('black', p.granite('w black', rough=.06), p.granite('w black mark', rough=.06), lambda c: art.compass(c, 22), '#C9C9C4', (-.056, -.020), .036, .026),
        ('green', p.marble('w green', '#2E4A3E', '#8FA79A', '#3A5A4C', 2.0, .1), p.marble('w green mark', '#2E4A3E', '#8FA79A', '#3A5A4C', 2.0, .1), lambda c: art.mountains_disc(c, 20), '#D3D6CE', (.038, -.040), .033, .024),
        ('white', p.marble('w white', scale=2.4), p.marble('w white mark', scale=2.4), lambda c: art.rosette(c, 19), '#5E5A54', (.072, .045), .031, .022),
    )
    for name, side, top, draw, ink, (x, y), R, h in kinds:
        path = mask('weight-' + name, 2000 * R, 2000 * R, draw)
        m = p.mark(top, path, (2 * R, 2 * R), ink, .75, depth=.4, grain=.15)
        prof = [(0, 0), (R - .002, 0), (R, .002), (R, h - .006), (R - .0012, h - .002), (R - .005, h), (0, h)]
        o = p.lathe('weight', prof, side, marked=(5, 6), mark_mat=m)
        o.location, o.rotation_euler = (x, y, .0016), (0, 0, .3)
    nib = p.satin('pen', '#D2A55C', .2)
    cyl('pen', (-.012, -.088, .0062), .0046, .128, pbr('pen', (.012, .014, .018), rough=.2, coat=.6), 'X', .0012)
    cyl('clip ring', (-.012, -.088, .0062), .0049, .004, nib, 'X', .0004)
    camera((-.10, -.38, .25), (.006, -.004, .008), 58, 7.1, (-.01, -.03, .015))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.12)
SHOTS = {
    'materials/stone/coasters': Shot(coasters, bounces=8, samples=24, bloom=.03, vignette=.12),
    'materials/stone/sundial': Shot(sundial, exposure=.1, **CARD),
    'materials/stone/candle-holder': Shot(candle_holder, exposure=.4, **CARD),
    'materials/stone/bookends': Shot(bookends, **CARD),
    'materials/stone/clock': Shot(slate_clock, exposure=.1, **CARD),
    'materials/stone/paperweight': Shot(paperweights, exposure=.1, **CARD),
}
