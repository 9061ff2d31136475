"""Glass page: the banner and the three blocks (quality, process, applications)."""
import math

import motifs_hard as art
import props_hard as p
from glass import dark_ground, frost_film
from glass_showcase import decanter, glass_of_water
from lib import *
from machines.light530 import BED
from motifs_hard import mask
from showcase_kit import BANNER, process


def slab(name, w, h, t, draw, at, turn, rim=None):
    """A glass plate standing on its edge with a frosted drawing on its face, turned about z; its edge is polished unless `rim` gives a material."""
    path = mask('gb-' + name, w * 1000, h * 1000, draw, 3072)
    g = plate(name, [rrect(w, h, .004, 8)], t, p.glass(name, (.98, .99, .99)), rim or p.glass(name + ' rim', (.84, .96, .93)), bev=.0010)
    film = plate('film', [rrect(w - .006, h - .006, .003, 8)], .0001, frost_film(path, (w, h)), bev=.00001)
    film.location.z = t / 2 + .0002
    return p.group(name, [g, film], (at[0], at[1], at[2] + h / 2), (math.pi / 2, 0, turn))


def quality():
    """Close at the frost: hair lines and dots on a thick pane, its polished edge catching the light."""
    dark_ground()
    slab('lace', .150, .100, .010, lambda c: [art.ring(c, 44, .3), art.rosette(c, 40)], (.010, .030, .0004), .26)
    slab('fern', .070, .090, .008, lambda c: [c.translate(0, 36), art.fern(c, 70, 30, 26, .35)], (-.082, -.012, .0004), .62)
    stone = p.pebble('stone', (.020, .015, .009), p.speckled('pebble', '#5E6265', '#46494C'), 5)
    stone.location = (.078, -.046, 0)
    area('engraving', (-.40, -.42, .50), (0, 0, .05), .3, 10, (1, .97, .93))
    camera((-.07, -.40, .115), (-.014, 0, .050), 60, 8, (-.01, .0, .05))


def engraving():
    """The head frosts a rosette into a clear pane; the honeycomb shows through it."""
    spot, at = (-.085, .002), (-.100, -.010)

    def half(c):
        c.rectangle(-70, -70, 140, 70 - (spot[1] - at[1]) * 1000)
        c.clip()
        art.rosette(c, 58)
    path = mask('gb-job', 130, 130, half)

    def work():
        o = plate('pane', [rrect(.28, .19, .004)], .004, p.glass('pane', (.96, .99, .98)), pbr('ground edge', p.rgb('#9CCBB9'), rough=.4), bev=.0005, z=BED + .0004)
        o.location.x, o.location.y = at
        film = plate('film', [rrect(.130, .130, .003, 8)], .0001, frost_film(path, (.130, .130)), bev=.00001, z=BED + .0046)
        film.location.x, film.location.y = at
        return .0046
    process(work, spot, led=4.0, burst=10, strength=.4, eye=(.12, -.27, .165), look=(-.010, .008, .012))


def table_set():
    """A table laid for water: engraved carafe and glasses, a panel with a sprig, lemon slices."""
    table(wood('dark oak', p.rgb('#6E5138'), p.rgb('#4C3625'), .8, 'X', ring=11, rough=.45, coat=.1), '#4A565C')
    world((.88, .94, 1), .14)
    area('key', (-.75, .30, .70), (0, 0, .08), .42, 17, (1, .96, .90), .6)
    area('fill', (.8, -.7, .5), (0, 0, .08), .7, 5, (.84, .91, 1))
    area('rim', (.3, .85, .5), (0, 0, .1), .6, 7, (1, .97, .92), .14)
    area('front', (-.5, -.8, .6), (0, 0, .08), .5, 7, (1, .97, .93))
    decanter((-.070, .030, .0004))
    glass_of_water((.030, -.045, .0004))
    glass_of_water((.095, .045, .0004))
    slab('menu', .110, .085, .006, lambda c: [c.translate(0, 2), art.sprig(c, [(-38, 8), (-12, -16), (12, 16), (38, -8)], 12, 17, 4.2, lw=.6)], (.215, .060, .0100), -.30, pbr('ground rim', p.rgb('#CBE6DC'), rough=.45, emit=p.rgb('#CBE6DC'), es=.10))
    foot = box('foot', (-.062, -.014, 0), (.062, .014, .014), p.walnut('menu foot'), .0012)
    foot.location, foot.rotation_euler = (.215, .060, .007), (0, 0, -.30)
    peel, flesh = pbr('peel', p.rgb('#E8B91E'), rough=.4, bump=(900, .3)), pbr('flesh', p.rgb('#F2DE83'), rough=.35, sss=.2)
    pith = pbr('pith', p.rgb('#F4EFD8'), rough=.6)
    for x, y, a, z in ((.165, -.070, .3, .0024), (.182, -.060, 1.2, .0066)):
        parts = [plate('peel', [circle(.026, 80), circle(.0246, 80)], .0042, peel, bev=.0004), plate('pith', [circle(.0246, 80)], .0036, pith, bev=.0003)]
        for k in range(9):
            q = 2 * math.pi * k / 9
            seg = fillet([(.0022, 0), (.0212, -.0066), (.0226, 0), (.0212, .0066)], .0012, 4)
            parts.append(plate('seg', [tf(seg, q)], .0040, flesh, bev=.0004))
        p.group('slice', parts, (x, y, z), (.12 if z > .004 else 0, 0, a))
    cloth_ = plate('napkin', [rrect(.150, .150, .003)], .0022, p.linen(c1='#D5DAD6', c2='#B9C2BE'), bev=.0006)
    cloth_.location, cloth_.rotation_euler = (-.170, -.060, .0012), (0, 0, .5)
    camera((-.16, -.88, .29), (.020, 0, .092), 58, 8, (0, -.04, .07))


def banner():
    """Engraved panes and glasses on graphite, edge-lit, right of the text."""
    p.dark_set('#15181B', '#1C2228', S=.25, gloss=.6, key=9, fill=.8, rim=9, back=16, at=(.2, 0, .08), size=.35, world_power=.05)
    area('edge_r', (.85, .22, .22), (.2, 0, .06), .12, 14, (.80, .90, 1), .50)
    area('edge_l', (-.10, .40, .80), (.2, 0, .06), .20, 12, (1, .93, .84), .50)
    area('front', (-.35, -.95, .85), (.2, 0, .06), .5, 16, (1, .97, .93))
    decanter((.095, .020, .0004))
    glass_of_water((.330, -.030, .0004))
    slab('star', .120, .130, .010, lambda c: [art.compass(c, 44), art.ring(c, 54, .5)], (.225, .045, .0004), .22)
    d = plate('disc', [circle(.030, 140)], .006, p.glass('disc', (.98, 1, 1)), p.glass('disc rim', (.9, .98, 1)), bev=.0010)
    f = plate('film', [circle(.028, 140)], .0001, frost_film(mask('gb-flake', 60, 60, lambda c: art.snowflake(c, 24, .9)), (.060, .060)), bev=.00001)
    f.location.z = .0032
    p.group('ornament', [d, f], (.185, -.110, .0035), (0, 0, .3))
    camera((-.06, -1.40, .30), (.03, 0, .110), 64, 9, (.2, -.03, .07))


CARD = dict(samples=24, bounces=10, bloom=.03, vignette=.1)
SHOTS = {
    'materials/glass/banner': Shot(banner, bounces=10, bloom=.03, exposure=.2, **BANNER),
    'materials/glass/block-1': Shot(quality, **CARD),
    'materials/glass/block-2': Shot(engraving, look='High Contrast', exposure=.2, bloom=.06, bounces=8, samples=24),
    'materials/glass/block-3': Shot(table_set, exposure=.2, **CARD),
}
