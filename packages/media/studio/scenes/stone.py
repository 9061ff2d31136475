"""Stone: slate, granite, marble and pebbles, marked pale by the CO2 laser."""
import math

import motifs_hard as art
import props_hard as p
from lib import Shot, area, box, camera, cyl, fillet, pbr, plate, prism_z, rrect, sphere
from motifs_hard import mask

PALE = '#C9C9C4'


def slate_board():
    """A serving board of riven slate with an olive wreath, cheese at its far corner."""
    p.ground(p.oak('bench', '#C9A679', '#A27C51', scale=.7))
    p.wall(p.plain_stone('plaster', '#D9D8D3', '#CBC9C3'), .62)
    p.lights(key=17, fill=2.6, rim=4.5, at=(0, 0, .02), world_power=.14)
    area('wall', (.3, .25, .5), (.2, .62, .1), .5, 3, (1, .96, .9))

    def draw(c):
        art.wreath(c, 42, 24, 17, 3.4, .30, .55)
        art.compass(c, 20)
    path = mask('slate-board', 120, 120, draw)
    top = p.mark(p.slate('board', scale=.9), path, (.165, .165), PALE, .8, depth=.25, grain=.3)
    b = plate('board', [p.riven(.29, .19, .006, .0022, 5)], .007, top, p.slate('edge', '#26292C', '#4B4F54', 2.2, 1.0), bev=.0008, z=.003)
    b.rotation_euler = (0, 0, .16)
    for x, y in ((-.12, -.07), (.12, -.07), (-.12, .07), (.12, .07)):
        cyl('foot', (x, y, .0015), .006, .003, pbr('felt', (.05, .05, .05), rough=1))
    rind = pbr('rind', p.rgb('#D9A441'), rough=.55, sss=.1, bump=(60, .15))
    paste = pbr('paste', p.rgb('#F0CF86'), rough=.5, sss=.15, bump=(90, .25))
    wedge = fillet([(0, 0), (.085, -.022), (.085, .022)], [.002, .006, .006], 6)
    w = prism_z('cheese', wedge, .0102, .040, paste, .0015)
    w.location = (.035, .052, 0)
    w.rotation_euler = (0, 0, .55)
    r = prism_z('rind', fillet([(.0835, -.0222), (.0862, -.0218), (.0862, .0218), (.0835, .0222)], [.0005, .001, .001, .0005], 3), .0100, .0403, rind, .0006)
    r.location, r.rotation_euler = w.location, w.rotation_euler
    olive = pbr('olive', p.rgb('#5B5F24'), rough=.22, coat=.4)
    for x, y, a in ((-.098, .062, .4), (-.074, .075, 1.3), (-.083, .052, 2.4), (-.106, .083, .1)):
        o = sphere('olive', (x, y, .0185), .0085, olive, (1.25, 1, 1))
        o.rotation_euler = (0, .1, a)
    camera((-.17, -.47, .335), (0, .006, .008), 60, 7.1, (0, -.01, .01))


def plaque():
    """A polished granite plaque with an engraved range of hills, on two brass feet."""
    p.light_set('#C3C7CA', '#E4E7E9', gloss=.35, key=13, fill=1.6, rim=3.0, back=7, at=(0, 0, .06))

    def draw(c):
        art.rounded(c, -80, -52, 160, 104, 3)
        c.clip()
        c.translate(0, -4)
        art.mountains(c, 164, 86, 11, 4, .55, 1.25)
        c.translate(0, 4)
        art.ink(c, 0)
        c.rectangle(-90, 37, 180, 40)
        c.fill()
        art.ink(c, 1)
        art.pines(c, 160, 37.4, 21, 17, 5)
        c.rectangle(-80, 37, 160, .5)
        c.fill()
        art.label(c, '1998  —  2048', 0, 45, 5.2, bold=False)
        c.reset_clip()
        for q, lw in ((0, .7), (1.8, .3)):
            c.set_line_width(lw)
            art.rounded(c, -84 + q, -56 + q, 168 - 2 * q, 112 - 2 * q, 4)
            c.stroke()
    path = mask('plaque', 180, 124, draw, 3072)
    stone = p.mark(p.granite('granite'), path, (.18, .124), '#DCDEDE', .75, depth=.25, grain=.2)
    t = plate('plaque', [rrect(.19, .134, .004)], .016, stone, p.granite('granite_edge'), bev=.0012)
    t.rotation_euler = (math.radians(78), 0, 0)
    brass = p.satin('brass', '#D9B36A', .24)
    foot = p.group('stand', [t], (0, 0, 0))
    t.location = (0, 0, .0775)
    for x in (-.06, .06):
        f = prism_z('foot', fillet([(-.028, 0), (.03, 0), (.03, .006), (-.006, .006), (-.0095, .022), (-.0125, .022), (-.0135, .006), (-.028, .006)], [.002, .002, .002, .002, .0012, .0012, .002, .002], 4), -.006, .006, brass, .0008)
        f.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        f.location = (x, -.004, 0)
        f.parent = foot
        q = box('rest', (x - .006, .0045, .004), (x + .006, .013, .0125), brass, .001)
        q.parent = foot
    foot.rotation_euler = (0, 0, .32)
    camera((-.10, -.60, .155), (.004, 0, .068), 70, 7.1, (0, -.01, .07))


def pebbles():
    """River pebbles with one small drawing each, on fine sand."""
    sand = p.plain_stone('sand', '#D8D2C6', '#C7BFB0', 2.5, .9, .9, .9)
    p.ground(sand)
    p.lights(key=13, fill=2.6, rim=1.6, at=(0, 0, .01), world_power=.16, side=1)
    tones = (('#6E7377', '#565B60'), ('#8B8A86', '#74736F'), ('#4D5358', '#3D4246'), ('#7C7872', '#66625D'), ('#5E666C', '#4B5258'))

    def motif(kind):
        def draw(c):
            if kind == 'fern':
                c.translate(0, 14)
                art.fern(c, 29, 10, 20, .28)
            elif kind == 'wave':
                c.arc(0, 0, 13, 0, 2 * math.pi)
                c.clip()
                art.waves(c, 30, 30, 5.2, .38)
                c.reset_clip()
                art.ring(c, 13, .6)
            elif kind == 'moon':
                for x, ph, r in ((-13, -.5, 2.6), (-6.8, .1, 3.2), (1.2, 1, 4.4), (9.2, .1, 3.2), (15.2, -.5, 2.6)):
                    c.save()
                    c.translate(x - 1, 0)
                    if x > 2:
                        c.scale(-1, 1)
                    art.moon(c, r, ph, .3)
                    c.restore()
            elif kind == 'compass':
                art.compass(c, 14)
            else:
                art.feather(c, 32, 5.2, .2)
        return mask('pebble-' + kind, 40, 40, draw, 1536)
    spec = (('fern', (.030, .023, .011), (-.035, -.004, 0), .35, 3), ('compass', (.033, .027, .012), (.030, .022, 0), -.2, 8),
            ('wave', (.028, .023, .010), (.026, -.040, 0), .5, 5), ('moon', (.027, .019, .009), (-.040, .052, 0), -.25, 12), ('feather', (.026, .0175, .009), (-.030, -.056, 0), .25, 9))
    for i, (kind, size, loc, rot, seed) in enumerate(spec):
        m = p.mark(p.speckled('pebble_' + kind, *tones[i], scale=1.2), motif(kind), (.049 if kind in ('fern', 'compass', 'wave') else .050, .049 if kind in ('fern', 'compass', 'wave') else .050), '#E4E2DC', .85, depth=.2, grain=.15)
        o = p.pebble(kind, size, m, seed, .10)
        o.location, o.rotation_euler = loc, (0, 0, rot)
        o.location.z -= .0012
    for i in range(26):
        a = i * 2.4
        r = .075 + .012 * (i % 7)
        s = .0022 + .0011 * (i * 7 % 5)
        q = p.pebble('grain', (s * 1.3, s, s * .7), p.MATS.setdefault('grain%d' % (i % 3), p.speckled('grain%d' % (i % 3), *tones[i % 3], scale=3)), i + 30, .2, 3)
        q.location = (r * math.cos(a) * 1.3, r * math.sin(a), -.0004)
        q.rotation_euler = (0, 0, a)
    camera((-.05, -.24, .235), (-.003, -.004, .006), 62, 8, (0, -.01, .012))


def tile():
    """Four basalt tiles whose star lattice runs on from one to the next, one lifted aside."""
    p.light_set('#C9CCCE', '#E6E8EA', gloss=.12, key=15, fill=2.0, rim=4.0, back=5, at=(0, 0, .02))

    def draw(c):
        c.rectangle(-46.5, -46.5, 93, 93)
        c.clip()
        art.star_lattice(c, 100, 100, 31)
        c.reset_clip()
        c.set_line_width(.5)
        c.rectangle(-46.5, -46.5, 93, 93)
        c.stroke()
    path = mask('tile', 100, 100, draw)
    for i, (x, y, z, rx, rz) in enumerate(((-.0515, .0515, 0, 0, 0), (.0515, .0515, 0, 0, .006), (-.0515, -.0515, 0, 0, -.004), (.068, -.062, 0, 0, -.22))):
        m = p.mark(p.plain_stone('basalt%d' % i, '#3E4347', '#33373B', 1.6, .25, .55, .2), path, (.1, .1), '#D3D4D1', .8, depth=.25, grain=.18)
        t = plate('tile', [rrect(.1, .1, .0015)], .009, m, p.plain_stone('basalt_edge', '#3A3F43', '#2F3337', 2, .3, .6, .3), bev=.0009, z=z)
        t.location.x, t.location.y = x, y
        t.rotation_euler = (rx, 0, rz)
    camera((-.19, -.33, .27), (.004, -.006, .004), 62, 7.1, (0, -.02, .009))


def house_number():
    """A slate number plate on rendered masonry, standing off on four steel bolts in low sun."""
    render = p.plain_stone('render', '#DAD7D0', '#CFCBC2', 1.1, .15, .9, .9)
    p.wall(render, 0)
    p.world((.75, .86, 1), .35)
    area('sun', (-.75, -.55, .75), (0, 0, 0), .10, 26, (1, .86, .68))
    area('sky', (.6, -1.0, .8), (0, 0, 0), .8, 4, (.75, .86, 1))

    def draw(c):
        art.label(c, '27', 0, -8, 84)
        art.sprig(c, [(-60, 45), (-28, 52), (20, 52), (57, 44)], 11, 12, 2.4, lw=.5)
        c.set_line_width(.9)
        art.rounded(c, -88, -63, 176, 126, 3)
        c.stroke()
    path = mask('house-number', 200, 150, draw)
    m = p.mark(p.slate('plate', '#2A2D31', '#43484D', .9, .7), path, (.2, .15), '#D8D8D3', .8, depth=.3, grain=.25)
    t = plate('plate', [p.riven(.20, .15, .003, .0012, 4)], .008, m, p.slate('edge', '#26292C', '#4B4F54', 2.4, 1), bev=.0008)
    t.rotation_euler = (math.pi / 2, 0, 0)
    t.location = (0, -.022, 0)
    steel = p.satin('steel', '#C5C8CB', .25)
    for x in (-.0925, .0925):
        for z in (-.0675, .0675):
            cyl('stand', (x, -.010, z), .0045, .02, steel, 'Y', .0004)
            cyl('cap', (x, -.0285, z), .0065, .005, steel, 'Y', .0012)
    camera((-.15, -.56, -.04), (.008, 0, -.002), 64, 8, (0, -.025, 0))


def marble_box():
    """A box of white marble, its dark marble lid engraved with a rosette and laid half open."""
    p.light_set('#D3D5D6', '#ECEDEE', gloss=.25, key=12, fill=1.6, rim=3.2, back=5, at=(0, 0, .03))
    white = p.marble('white', scale=1.7)
    dark = lambda n: p.marble(n, '#1B2220', '#B7BDB8', '#242E2A', 1.9, .10, .8)
    path = mask('marble-box', 110, 110, lambda c: art.rosette(c, 47, 20))
    L = .118
    o = plate('walls', [rrect(L, L, .006), rrect(L - .020, L - .020, .004)], .044, white, white, bev=.0012, z=.008)
    f = plate('floor', [rrect(L, L, .006)], .0085, white, white, bev=.0012)
    i = plate('lining', [rrect(L - .0205, L - .0205, .004)], .002, pbr('velvet', p.rgb('#22473F'), rough=1, bump=(900, .4)), z=.0086)
    lid = plate('lid', [rrect(L + .004, L + .004, .007)], .011, p.mark(dark('lid'), path, (.11, .11), '#D9DCD8', .7, depth=.25), dark('lidside'), bev=.0016)
    lid.location = (.040, -.050, .0585)
    lid.rotation_euler = (math.radians(0), 0, .5)
    lid.location = (.028, -.026, .0576)
    box_ = p.group('box', [o, f, i, lid], (0, 0, 0), (0, 0, .55))
    gold = p.satin('gold', '#E5B867', .16)
    r = p.torus('ring', .0095, .0013, gold, (-.030, .030, .0119))
    r2 = p.torus('ring2', .0085, .0010, gold, (-.022, .034, .0135), (.25, .1, 0))
    for x in (r, r2):
        x.parent = box_
    camera((-.16, -.42, .27), (.004, -.012, .034), 68, 7.1, (.01, -.03, .06))


def background():
    """Riven slate in raking light, quiet enough to write on."""
    m = p.slate('bed', '#34383C', '#454A4F', .8, 1.0)
    m2 = p.mark(m, mask('stone-background', 300, 150, lambda c: art.contour(c, 300, 150, 7, 9, .35)), (.36, .18), '#6C7176', .8, depth=.15, grain=.35, strength=.55)
    p.ground(m2)
    p.world((.8, .88, 1), .12)
    area('rake', (-.55, .30, .16), (0, 0, 0), .5, 6, (1, .93, .85), .3)
    area('fill', (.4, -.3, .5), (0, 0, 0), .6, 1.6, (.8, .88, 1))
    camera((.02, -.16, .30), (0, 0, 0), 60, 5.6, (0, -.02, 0))


SHOTS = {
    'materials/stone/slate-board': Shot(slate_board, 800, 533, 20, oversample=1.5, bloom=.03, vignette=.15),
    'materials/stone/plaque': Shot(plaque, 800, 533, 20, oversample=1.5, exposure=.2, bloom=.03, vignette=.15),
    'materials/stone/pebbles': Shot(pebbles, 800, 533, 20, oversample=1.5, bloom=.03, vignette=.15),
    'materials/stone/tile': Shot(tile, 800, 533, 20, oversample=1.5, bloom=.03, vignette=.15),
    'materials/stone/house-number': Shot(house_number, 800, 533, 20, oversample=1.5, bloom=.03, vignette=.15),
    'materials/stone/marble-box': Shot(marble_box, 800, 533, 20, oversample=1.5, exposure=.25, bloom=.03, vignette=.15),
    'materials/stone/background': Shot(background, 1440, 720, 20, exposure=.5, bloom=0, vignette=.1),
}
