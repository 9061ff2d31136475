"""Aluminium page: the banner and the three blocks (quality, process, applications)."""
import math

import motifs_hard as art
import props_hard as p
from aluminum import BLUE, GRAPHITE, ORANGE, RED, TEAL, bleached, knob
from aluminum_showcase import flask, lid, writer
from lib import *
from machines import mark_m20
from machines.galvo import TABLE
from motifs_hard import mask
from showcase_kit import BANNER


def swatch(colour, name, path, size, w, h, t=.0024):
    """An anodised plate with a bleached drawing and four holes."""
    m = bleached(p.anodised(name, colour, .34), path, size)
    holes = [circle(.0018, 32, sx * (w / 2 - .005), sy * (h / 2 - .005)) for sx in (-1, 1) for sy in (-1, 1)]
    return plate(name, [rrect(w, h, .005, 8), *holes], t, m, p.satin(name + ' cut', '#C9CED4', .2), bev=.0004)


def quality():
    """Close at the bleached line: hair-thin contours, a rosette, a code on three anodised plates with bright cut edges."""
    p.ground(p.plain_stone('mat', '#3A3F45', '#33383D', 1.2, .2, .75, .3))
    p.world((.78, .87, 1), .11)
    area('key', (-.45, .35, .38), (0, 0, 0), .28, 7, (1, .95, .88), .45)
    area('strip', (.10, .75, .42), (0, 0, 0), .9, 8, (.94, .97, 1), .2)
    area('front', (.45, -.45, .5), (0, 0, 0), .5, 3, (.85, .92, 1))
    lines = mask('ab-contour', 120, 80, lambda c: [c.rectangle(-53, -33, 106, 66), c.clip(), art.contour(c, 120, 80, 17, 16, .3)], 4096)
    rose = mask('ab-rose', 80, 80, lambda c: art.rosette(c, 33), 3072)
    code = mask('ab-code', 60, 60, lambda c: [c.translate(0, -5), art.data_matrix(c, 26, 22, 9), c.translate(0, 24), art.label(c, 'A6061', 0, 0, 7)], 3072)
    for o, at, a in (
        (swatch(BLUE, 'q blue', lines, (.120, .080), .120, .080), (.018, .034, .0013), -.10),
        (swatch(ORANGE, 'q orange', rose, (.080, .080), .084, .084), (-.022, -.012, .0039), .22),
        (swatch(GRAPHITE, 'q black', code, (.058, .058), .060, .060), (.052, -.032, .0039), -.28),
    ):
        o.location, o.rotation_euler = at, (0, 0, a)
    camera((-.085, -.230, .160), (.008, .000, 0), 60, 13, (-.004, -.026, .004))


def marking():
    """The galvo head bleaches a dial into a row of anodised panels."""
    p.dark_set('#1E2126', '#15181C', S=.5, gloss=.6, key=8, fill=1, rim=5, back=6, at=(0, -.15, .1), size=.7, world_power=.05)
    path = mask('ab-panel', 80, 80, lambda c: [art.dial(c, 22, n=11, minor=5, tick=3.4, lw=.5, size=4, figures=[str(i) for i in range(11)]), art.ring(c, 14, .4)], 2048)

    def row():
        bed = plate('fixture', [rrect(.210, .124, .006, 8)], .003, pbr('fixture', (.02, .021, .024), rough=.45, metal=.3), bev=.0004, z=TABLE)
        bed.location.x, bed.location.y = .016, -.176
        for k, c in enumerate((ORANGE, BLUE, TEAL)):
            m = p.anodised('panel%d' % k, c, .34)
            if k < 2:
                m = bleached(m, path, (.060, .060))
            o = plate('panel', [rrect(.058, .090, .005, 8), circle(.0030, 32, 0, .036), circle(.0030, 32, 0, -.036)], .0020, m, p.satin('panel cut', '#C9CED4', .2), bev=.0003)
            o.location = (.016 + .064 * (k - 1), -.176, TABLE + .0042)
    spot = mark_m20(.335, row, True)
    area('side', (-.50, -.70, .40), spot, .3, 2.2, (1, .93, .85))
    camera((.230, -.610, .270), (.006, -.150, .145), 50, 9, spot)


def studio_desk():
    """A sound desk in use: a marked front panel with knobs, a notebook computer, a bottle, pens."""
    p.ground(p.oak('desk', '#B4916A', '#8C6A48', scale=.7))
    p.wall(p.plain_stone('back', '#7D878E', '#727C83', 1, 0), .62)
    p.lights(key=19, fill=3.2, rim=8, at=(0, 0, .05), world_power=.13)
    area('front', (-.4, -.8, .7), (0, 0, .05), .5, 7, (1, .97, .93))
    W, H, D = .300, .110, .160

    def draw(c):
        for k in range(5):
            c.save()
            c.translate(-112 + 56 * k, 8)
            art.dial(c, 15, n=11, minor=5, tick=2.6, lw=.4, size=3, figures=[str(i) for i in range(11)])
            c.restore()
        c.rectangle(-140, -34, 280, .5)
        c.fill()
        art.label(c, 'MX-5', -138, -43, 9, align='l')
        for k in range(4):
            art.ring(c, 5.4, .4, 62 + 22 * k, -43.5)
        for k in range(31):
            c.rectangle(-140 + 280 * k / 30 - .15, 44, .3, 3 if k % 5 else 5.5)
            c.fill()
    m = bleached(p.anodised('front', GRAPHITE, .38), mask('ab-front', 300, 110, draw, 4096), (W, H))
    tilt = math.radians(64)
    shell = p.anodised('shell', '#4A5058', .4)
    side = fillet([(-D / 2, 0), (D / 2, 0), (D / 2, .085), (-D / 2 + H * math.cos(tilt), H * math.sin(tilt)), (-D / 2, .002)], [.003, .004, .006, .004, .002], 5)
    body = prism_x('body', side, -W / 2, W / 2, shell, .0012, 3)
    face = plate('front', [rrect(W, H, .003, 6)], .0030, m, p.satin('front cut', '#C9CED4', .22), bev=.0004)
    parts = [face]
    for k in range(5):
        parts.append(knob((-.112 + .056 * k, -.008, .0015), .0090, .0125, p.anodised('kn%d' % k, '#1B1D20', .35), p.brushed('kc%d' % k, ('#C3C8CC', ORANGE, '#C3C8CC', '#C3C8CC', TEAL)[k], .3), -90 + 47 * k))
    for k in range(4):
        parts.append(cyl('jack', (.062 + .022 * k, .0435, .0022), .0040, .003, p.satin('jack', '#B9BDC1', .22), bev=.0005))
        parts.append(cyl('jack hole', (.062 + .022 * k, .0435, .0036), .0026, .0006, pbr('hole', (.004, .004, .004), rough=.8), bev=0))
    panel = p.group('panel', parts, (0, -D / 2 + H / 2 * math.cos(tilt) - .0013, H / 2 * math.sin(tilt) + .0012), (tilt, 0, 0))
    p.group('mixer', [body, panel], (-.100, .060, .0005), (0, 0, .22))
    lid((.200, .120, 0), -.22)
    flask((-.305, .175, 0), .4, TEAL, 'bottle')
    writer((.075, -.095, .0050), .35, RED, 'pen red')
    writer((.090, -.065, .0050), .22, GRAPHITE, 'pen black')
    camera((-.14, -.96, .38), (.004, .03, .062), 56, 9, (-.08, -.04, .05))


def banner():
    """Bottles, a notebook computer's lid and marked plates on a cool sweep, right of the text."""
    p.light_set('#C3C9CE', '#DDE2E6', S=.25, gloss=.2, key=22, side=1, fill=5, rim=11, back=8, at=(.2, 0, .06), size=.5, world_power=.14)
    flask((.150, .060, 0), .2)
    flask((.375, .080, 0), -.5, ORANGE, 'second')
    rose = mask('ab-rose', 80, 80, lambda c: art.rosette(c, 33), 3072)
    lines = mask('ab-contour', 120, 80, lambda c: [c.rectangle(-53, -33, 106, 66), c.clip(), art.contour(c, 120, 80, 17, 16, .3)], 4096)
    a = swatch(TEAL, 'b teal', lines, (.120, .080), .120, .080, .003)
    p.group('plate', [a], (.262, .045, .0408), (math.radians(80), 0, -.14))
    b = swatch(RED, 'b red', rose, (.080, .080), .084, .084, .003)
    p.group('plate', [b], (.220, -.070, .0018), (0, 0, .35))
    c = swatch(GRAPHITE, 'b black', rose, (.060, .060), .064, .064, .003)
    p.group('plate', [c], (.320, -.075, .0018), (0, 0, -.25))
    writer((.095, -.085, .0050), .50, BLUE, 'pen blue')
    camera((-.06, -1.36, .38), (.045, 0, .090), 68, 9, (.2, -.03, .06))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.12)
SHOTS = {
    'materials/aluminum/banner': Shot(banner, exposure=.1, bloom=.02, **BANNER),
    'materials/aluminum/block-1': Shot(quality, exposure=.2, **CARD),
    'materials/aluminum/block-2': Shot(marking, exposure=.2, look='High Contrast', bloom=.05, samples=24),
    'materials/aluminum/block-3': Shot(studio_desk, exposure=.1, **CARD),
}
