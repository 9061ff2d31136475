"""Stone page: the banner and the three blocks (quality, process, applications)."""
import math

import motifs_hard as art
import props_hard as p
from lib import *
from machines.light530 import BED
from motifs_hard import mask
from showcase_kit import BANNER, process, twig
from stone import PALE
from stone_showcase import marked_slate


def pot(at, k=1.0, colour='#B9B4A8'):
    """A small cement pot with a cut-leaf plant."""
    o = p.lathe('pot', [(0, 0), (.030 * k, 0), (.032 * k, .002), (.038 * k, .066 * k), (.0375 * k, .068 * k), (.0335 * k, .067 * k), (.032 * k, .056 * k), (0, .055 * k)], p.plain_stone('pot' + colour, colour, colour, 2, .6))
    o.location = at
    leafy, stem = pbr('leaf', p.rgb('#4F6B45'), rough=.45, coat=.15), pbr('stem', p.rgb('#57563A'), rough=.6)
    for i in range(6):
        a = 1.05 * i + .3
        r, z = .050 * k * (.7 + .06 * i), (.150 - .010 * i) * k
        twig([(at[0], at[1], at[2] + .05 * k), (at[0] + .1 * r * math.cos(a), at[1] + .1 * r * math.sin(a), at[2] + .09 * k), (at[0] + .6 * r * math.cos(a), at[1] + .6 * r * math.sin(a), at[2] + .95 * z), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z)], 5, .036 * k, .011 * k, leafy, stem, i)


def quality():
    """Close at three stones: pale lines on slate, on polished granite, dark ones on marble."""
    p.ground(p.plain_stone('mat', '#3A3D40', '#33363A', 1.2, .2, .8, .3))
    p.world((.8, .88, 1), .12)
    area('key', (-.45, .32, .35), (0, 0, 0), .25, 7, (1, .94, .86), .4)
    area('strip', (.1, .75, .42), (0, 0, 0), .8, 1.6, (.95, .98, 1), .2)
    area('fill', (.5, -.5, .5), (0, 0, 0), .6, 3, (.84, .91, 1))
    hills = mask('sb-hills', 120, 80, lambda c: [c.rectangle(-56, -37, 112, 74), c.clip(), art.contour(c, 118, 78, 9, 12, .5)], 4096)
    rose = mask('sb-rose', 80, 80, lambda c: art.rosette(c, 36), 3072)
    wave = mask('sb-wave', 70, 70, lambda c: art.compass(c, 28), 3072)
    slab = plate('slate', [p.riven(.124, .084, .003, .0014, 4, 30)], .007, marked_slate('q slate', hills, (.120, .080), scale=1.6), p.slate('q slate edge', '#26292C', '#4B4F54', 2.4, 1.0), bev=.0007)
    slab.location, slab.rotation_euler = (.020, .036, .0037), (0, 0, -.12)
    granite = p.mark(p.granite('q granite', rough=.06), rose, (.080, .080), PALE, .8, depth=.3, grain=.2, coat=0)
    o = plate('granite', [rrect(.086, .086, .002, 5)], .010, granite, p.granite('q granite edge', rough=.06), bev=.0010)
    o.location, o.rotation_euler = (-.026, -.016, .0124), (0, 0, .24)
    marble = p.mark(p.marble('q marble', scale=2.2), wave, (.066, .066), '#4E4943', .8, depth=.4, grain=.15)
    m = plate('marble', [rrect(.066, .066, .002, 5)], .009, marble, p.marble('q marble edge', scale=2.2), bev=.0010)
    m.location, m.rotation_euler = (.060, -.034, .0047), (0, 0, -.3)
    camera((-.090, -.235, .160), (.004, .002, .006), 62, 13, (-.008, -.03, .014))


def engraving():
    """The head engraves a range of hills into a slab of slate."""
    spot, at = (-.085, .002), (-.100, -.006)

    def half(c):
        c.rectangle(-80, -60, 160, 60 - (spot[1] - at[1]) * 1000)
        c.clip()
        art.mountains(c, 140, 100, 11, 5, .5, 1.0)
    path = mask('sb-job', 150, 110, half, 3072)

    def work():
        o = plate('slab', [p.riven(.26, .17, .004, .0018, 9, 40)], .008, marked_slate('job', path, (.150, .110), scale=1.0), p.slate('job edge', '#26292C', '#4B4F54', 2.2, 1.0), bev=.0008, z=BED)
        o.location.x, o.location.y = at
        return .008
    process(work, spot, led=2.6, burst=16, strength=.5, eye=(.12, -.27, .165), look=(-.010, .008, .012))


def entrance():
    """The wall beside a door: a slate house number, a letter box slot, a lamp, plants on the step."""
    w = p.wall(p.plain_stone('render', '#C9C2B4', '#BDB6A8', .8, .5, .9, .5), 0)
    w.location.y = .02
    p.world((.80, .88, 1), .20)
    area('sun', (-1.1, -.9, 1.2), (0, 0, .05), .22, 60, (1, .92, .80))
    area('sky', (.8, -1.2, .6), (0, 0, 0), 1.0, 9, (.78, .88, 1))
    p.ground(p.plain_stone('step', '#8B8A86', '#7F7E7A', .8, .6, .9, .6), 1, -.28)

    def number(c):
        art.label(c, '27', 0, -8, 62)
        c.translate(0, 52)
        art.sprig(c, [(-62, 6), (-20, -8), (20, 8), (62, -6)], 16, 15, 3.2, lw=.8)
    m = marked_slate('number', mask('sb-number', 200, 150, number, 3072), (.200, .150), scale=1.0)
    o = plate('number', [p.riven(.210, .160, .004, .0022, 12, 36)], .009, m, p.slate('number edge', '#26292C', '#4B4F54', 2.2, 1.0), bev=.0008)
    parts = [o]
    zinc = p.satin('stud', '#C9CDD0', .24)
    for x in (-.090, .090):
        for y in (-.065, .065):
            parts.append(cyl('stud', (x, y, .0062), .0055, .005, zinc, bev=.0010))
    p.group('number', parts, (-.060, -.010, .060), (math.pi / 2, 0, 0))
    dark = pbr('lamp', p.rgb('#22262A'), rough=.45, bump=(2400, .08))
    box('lamp plate', (.135, -.008, .045), (.195, .018, .175), dark, .004)
    cyl('lamp', (.165, -.042, .110), .026, .120, dark, bev=.004)
    cyl('light', (.165, -.042, .0492), .021, .002, emis('lamp light', (1, .80, .52), 14), bev=0)
    point('lamp', (.165, -.050, .030), 1.6, (1, .76, .46), .015)
    box('slot', (-.165, -.006, -.115), (.045, .018, -.045), p.brushed('letter box', '#B9BDC1', .3), .003)
    box('flap', (-.145, -.0085, -.098), (.025, -.004, -.066), p.brushed('flap', '#9DA2A7', .28), .002)
    pot((.195, -.120, -.2798), 1.35)
    pot((.285, -.070, -.2798), 1.05, '#8E8578')
    camera((-.20, -1.26, .05), (.050, 0, -.045), 66, 9, (0, -.02, .02))


def banner():
    """Slate, granite and pebbles with pale engravings on a light sweep, right of the text."""
    p.light_set('#C9CBCA', '#E3E5E4', S=.25, gloss=.15, key=24, side=1, fill=6, rim=9, back=8, at=(.2, 0, .06), size=.5, world_power=.14)
    rose = mask('sb-plaque', 160, 160, lambda c: [art.wreath(c, 62, 40, 15, 3.2), art.compass(c, 40)], 3072)
    g = p.granite('plaque', rough=.08)
    m = p.mark(p.granite('plaque face', rough=.08), rose, (.150, .150), PALE, .8, depth=.3, grain=.2, coat=0)
    o = plate('plaque', [rrect(.160, .160, .004, 6)], .018, m, g, bev=.0014)
    p.group('plaque', [o], (.225, .075, .081), (math.radians(82), 0, .14))
    hills = mask('sb-round', 120, 120, lambda c: art.mountains_disc(c, 52), 3072)
    s = plate('round', [p.riven(.126, .126, .062, .0020, 3, 50)], .008, marked_slate('round', hills, (.120, .120), scale=1.5), p.slate('round edge', '#26292C', '#4B4F54', 2.4, 1.0), bev=.0008)
    s.location = (.345, -.050, .0043)
    for k, (x, y, size, c1, c2, motif_) in enumerate(((.105, -.030, (.046, .036, .022), '#8E9092', '#6E7174', lambda c: art.sprig(c, [(-22, 4), (-8, -6), (8, 6), (22, -4)], 9, 9, 2.4, lw=.7)), (.180, -.095, (.034, .028, .017), '#6A5F55', '#54493F', lambda c: art.snowflake(c, 16, .9)), (.245, -.115, (.024, .020, .013), '#9A948A', '#837D73', lambda c: art.compass(c, 11)))):
        path = mask('sb-pebble%d' % k, 80, 60, motif_)
        q = p.pebble('pebble', size, p.mark(p.speckled('pebble%d' % k, c1, c2), path, (.080, .060), '#E4E2DC' if k != 2 else '#3A3632', .8, depth=.3, grain=.2), 3 + k, .10)
        q.location, q.rotation_euler = (x, y, .0002), (0, 0, .3 - .4 * k)
    camera((-.04, -1.36, .44), (.06, 0, .064), 70, 9, (.2, -.03, .05))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.12)
SHOTS = {
    'materials/stone/banner': Shot(banner, exposure=.1, bloom=.02, **BANNER),
    'materials/stone/block-1': Shot(quality, exposure=.1, **CARD),
    'materials/stone/block-2': Shot(engraving, look='High Contrast', exposure=.3, bloom=.06, samples=24),
    'materials/stone/block-3': Shot(entrance, **CARD),
}
