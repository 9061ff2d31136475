"""Metal page: the banner and the three blocks (quality, process, applications)."""
import math

import motifs_hard as art
import props_hard as p
from lib import *
from machines import mark_m20
from machines.galvo import TABLE
from metal import annealed, spanner, steel
from metal_showcase import hip_flask, lighter, satin_coat, thermos
from motifs_hard import mask
from showcase_kit import BANNER


def quality():
    """Close at three marks on brushed steel: dark annealed, bright through black coat, deep engraved brass."""
    p.ground(p.plain_stone('mat', '#2A2E33', '#22262A', 1.2, .25, .75, .3))
    p.world((.70, .82, 1), .10)
    area('key', (-.45, .35, .40), (0, 0, 0), .30, 5, (1, .92, .82), .5)
    area('strip', (.70, .55, .42), (0, 0, 0), .9, 4, (.92, .96, 1), .20)
    area('front', (.45, -.45, .5), (0, 0, 0), .5, 3, (.85, .92, 1))
    lines = mask('mb-contour', 120, 80, lambda c: art.contour(c, 120, 80, 7, 15, .35), 4096)
    rose = mask('mb-rose', 80, 80, lambda c: art.rosette(c, 36), 3072)
    scale = mask('mb-dial', 60, 60, lambda c: [art.compass(c, 25)], 3072)
    sheets = (
        (annealed(steel('q steel', 'X', .3), lines, (.120, .080)), steel('q edge', rough=.2), (.120, .080), (.018, .034, 0), -.10),
        (p.mark(satin_coat('q coat', '#15171A'), rose, (.080, .080), '#C9CCCF', .3, .95, depth=.1, grain=.05), steel('q edge', rough=.2), (.084, .084), (-.022, -.012, .0026), .22),
        (p.mark(p.brushed('q brass', '#D2A55C', .25), scale, (.056, .056), '#3A2408', .5, .2, depth=.8, grain=.15), p.satin('q brass edge', '#D2A55C', .2), (.058, .058), (.052, -.030, .0026), -.28),
    )
    for m, edge, (w, h), at, a in sheets:
        o = plate('sheet', [rrect(w, h, .004, 8), *[circle(.0020, 32, sx * (w / 2 - .006), sy * (h / 2 - .006)) for sx in (-1, 1) for sy in (-1, 1)]], .0024, m, edge, bev=.0003)
        o.location, o.rotation_euler = (at[0], at[1], at[2] + .0013), (0, 0, a)
    camera((-.085, -.215, .150), (.004, .002, .0), 64, 13, (-.004, -.026, .004))


def marking():
    """The galvo head marks a tray of steel tags; most are done, one is under the beam."""
    p.dark_set('#1E2126', '#15181C', S=.5, gloss=.6, key=8, fill=1, rim=5, back=6, at=(0, -.15, .1), size=.7, world_power=.05)
    steel_ = steel('tag', 'X', .28)
    draws = [mask('mb-serial%d' % n, 50, 28, lambda c, n=n: [c.translate(-9, 0), art.data_matrix(c, 15, 16, n), c.translate(20, 0), art.label(c, '%02d' % n, 0, 0, 10)], 1536) for n in range(7, 12)]

    def tray():
        bed = plate('fixture', [rrect(.200, .124, .006, 8)], .003, pbr('fixture', (.02, .021, .024), rough=.45, metal=.3), bev=.0004, z=TABLE)
        bed.location.x, bed.location.y = .016, -.176
        for j in range(3):
            for i in range(3):
                k = (2 - j) * 3 + i
                m = annealed(steel('tag%d%d' % (i, j), 'X', .28), draws[k], (.050, .028)) if k < len(draws) else steel_
                o = plate('tag', [rrect(.050, .028, .005, 8), circle(.0020, 24, -.0212, 0)], .0012, m, steel('tag edge', rough=.2), bev=.0002)
                o.location = (.016 + .060 * (i - 1), -.176 + .036 * (j - 1), TABLE + .0040)
    spot = mark_m20(.335, tray, True)
    area('side', (-.50, -.70, .40), spot, .3, 2.2, (1, .93, .85))
    camera((-.300, -.520, .360), (-.012, -.150, .075), 58, 9, spot)


def drawer():
    """A tool drawer: marked spanners and a rule lie in foam cut to their outlines, orange beneath black."""
    p.ground(p.plain_stone('bench', '#5A5F63', '#50555A', 1.2, .2, .7, .3))
    p.world((.80, .90, 1), .12)
    area('key', (-.65, .45, .65), (0, 0, 0), .35, 15, (1, .94, .86), .5)
    area('strip', (.2, .8, .6), (0, 0, 0), .9, 3, (.92, .96, 1), .25)
    area('top', (-.05, .35, .95), (0, 0, 0), 1.0, 5, (.95, .97, 1))
    area('fill', (.7, -.6, .6), (0, 0, 0), .7, 5, (.84, .91, 1))
    tray = pbr('drawer', p.rgb('#B8321C'), rough=.35, coat=.3)
    W, D, H = .400, .270, .050
    for lo, hi in (((-W / 2, -D / 2, 0), (W / 2, D / 2, .003)), ((-W / 2, -D / 2, 0), (W / 2, -D / 2 + .004, H)), ((-W / 2, D / 2 - .004, 0), (W / 2, D / 2, H)), ((-W / 2, -D / 2, 0), (-W / 2 + .004, D / 2, H)), ((W / 2 - .004, -D / 2, 0), (W / 2, D / 2, H))):
        box('drawer', lo, hi, tray, .0012)
    box('pull', (-.060, -D / 2 - .010, .030), (.060, -D / 2, .042), p.brushed('pull', rough=.3), .003)
    orange = p.plain_stone('foam low', '#E5631C', '#D85A17', 4, .3, .9, .5)
    black = p.plain_stone('foam top', '#24272A', '#1D2022', 4, .3, .95, .6)
    box('foam low', (-W / 2 + .005, -D / 2 + .005, .004), (W / 2 - .005, D / 2 - .005, .020), orange, .0005)
    cuts = []
    tools = ((17, .200, (-.060, .082), 0), (14, .172, (-.074, .040), 0), (12, .152, (-.084, .003), 0), (10, .136, (-.092, -.030), 0), (8, .116, (-.102, -.059), 0))
    for mm, length, (x, y), _ in tools:
        w = mm / 1000
        L = length / 2
        outline = fillet([(-L - w * 1.25, -w * 1.2), (-L + w * .8, -w * 1.2), (-L + w * 1.5, -w * .62), (L - w * 1.2, -w * .52), (L - w * .6, -w * 1.0), (L + w * 1.05, -w * 1.0), (L + w * 1.05, w * 1.0), (L - w * .6, w * 1.0), (L - w * 1.2, w * .52), (-L + w * 1.5, w * .62), (-L + w * .8, w * 1.2), (-L - w * 1.25, w * 1.2)], [w * .5, w * .4, w * .3, w * .3, w * .3, w * .6, w * .6, w * .3, w * .3, w * .3, w * .4, w * .5], 6)
        cuts.append([(px + x, py + y) for px, py in outline])
    for k in range(2):
        cuts.append(rrect(.062, .100, .006, 8, .095 + .076 * k - .005, .055))
    cuts.append(rrect(.160, .034, .004, 8, .108, -.055))
    cuts.append(rrect(.300, .026, .004, 8, -.030, -.098))
    top = plate('foam top', [rrect(W - .010, D - .010, .003, 4), *cuts], .014, black, black, bev=.0004)
    top.location.z = .0274
    for mm, length, (x, y), _ in tools:
        w = mm / 1000

        def draw(c, mm=mm, length=length, w=w):
            L, h = length * 620, w * 1500
            art.label(c, str(mm), -L * .38, 0, h * .34)
            c.rectangle(-L * .27, -h * .11, L * .60, h * .22)
            c.clip()
            art.waves(c, L * .8, h * .3, h * .11, h * .016)
        g = spanner(w, length, mask('wrench-d%d' % mm, length * 620, w * 1500, draw, 2048), 'd%d' % mm)
        g.location = (x, y, .0206)
    rule = annealed(steel('rule', 'X', .3), mask('mb-rule', 294, 20, _rule, 6144), (.294, .020))
    o = plate('rule', [rrect(.294, .020, .002, 5), circle(.0026, 32, .1415, 0)], .0014, rule, steel('rule edge', rough=.2), bev=.0002)
    o.location = (-.030, -.098, .0212)
    for k, (ink, tone) in enumerate((('#C4C8CC', 'steel'), ('#D2A55C', 'brass'))):
        path = mask('mb-gauge%d' % k, 54, 90, lambda c, k=k: [c.translate(0, -8), art.dial(c, 19, n=11, minor=5, tick=3, lw=.35, size=3.2, figures=[str(10 * i) for i in range(11)]), c.translate(0, 36), art.data_matrix(c, 13, 16, 4 + k)])
        m = annealed(p.brushed('gauge' + tone, ink, .28), path, (.054, .090))
        g = plate('gauge', [rrect(.054, .092, .004, 8), circle(.0030, 40, 0, .008)], .0024, m, p.satin('gauge edge' + tone, ink, .2), bev=.0003)
        g.location = (.090 + .076 * k, .055, .0218)
    for k in range(5):
        s = plate('tag', [rrect(.026, .026, .004, 6), circle(.0020, 24, 0, .0090)], .0014, annealed(steel('dtag%d' % k, 'Y', .28), mask('mb-n%d' % k, 26, 26, lambda c, k=k: art.label(c, str(k + 1), 0, 2, 12), 512), (.026, .026)), steel('tag edge', rough=.2), bev=.0002)
        s.location = (.046 + .0310 * k, -.055, .0212)
    camera((-.16, -.47, .43), (.0, -.012, .018), 50, 10, (0, -.05, .03))


def _rule(c):
    """A millimetre scale 290 long with figures each centimetre."""
    for k in range(281):
        x = -140 + k
        l = 7 if k % 10 == 0 else 5.2 if k % 5 == 0 else 3.4
        c.rectangle(x - .10, 10 - l, .20, l)
        c.fill()
        if k % 20 == 0:
            art.label(c, str(k // 10), x + (1.6 if k == 0 else 0), -1.4, 3.6)


def banner():
    """Thermos, flask, lighters and medals on graphite, right of the text."""
    p.dark_set('#1B1E22', '#22272D', S=.25, gloss=.5, key=12, fill=1.4, rim=10, back=4, at=(.2, 0, .08), size=.45, world_power=.05)
    area('front', (-.2, -.8, .6), (.2, 0, .05), .6, 7, (.95, .97, 1))
    thermos((.160, .060, 0), .25)
    hip_flask((.265, -.010, 0), .25)
    lighter((.150, -.085, .0003), .35, '#D2A55C', lambda c: [c.rectangle(-17.5, -26.5, 35, 53), c.clip(), art.contour(c, 40, 60, 5, 11, .45)], 'brass')
    lighter((.350, -.070, .0003), -.15, '#C4C8CC', lambda c: [c.rotate(-math.pi / 2 + .2), art.feather(c, 42, 13)], 'steel')
    thermos((.375, .100, 0), -.6, '#7A2E22', 'second')
    camera((-.06, -1.40, .36), (.03, 0, .112), 68, 9, (.2, -.03, .08))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.15)
SHOTS = {
    'materials/metal/banner': Shot(banner, exposure=.2, bloom=.03, **BANNER),
    'materials/metal/block-1': Shot(quality, exposure=.1, **CARD),
    'materials/metal/block-2': Shot(marking, exposure=.2, look='High Contrast', bloom=.05, samples=24),
    'materials/metal/block-3': Shot(drawer, exposure=.2, **CARD),
}
