"""Glass: frosted engraving that catches the light, shown against quiet dark or bright ground."""
import math
import random

import motifs_hard as art
import props_hard as p
from lib import Shot, area, box, camera, circle, cyl, emis, fillet, pbr, plate, prism_z, sphere
from motifs_hard import mask


def turned(profile, marked, path, name, tint=(1, 1, 1), **volume):
    """A turned vessel of clear glass whose faces between the two profile points carry the frosted mask (UV square)."""
    clear = p.glass(name, tint, **volume)
    frost = p.glass(name + '_frost', tint, frost=(path, None, 'uv'), **volume)
    return p.lathe(name, profile, clear, marked=marked, mark_mat=frost)


def dark_ground():
    """Graphite sweep lit for glass: two strips draw the edges, a glow stands behind the object."""
    p.dark_set('#15181B', '#1C2228', gloss=.6, key=5, fill=.6, rim=5, back=12, at=(0, 0, .06), size=.22, world_power=.05)
    area('edge_r', (.42, .16, .16), (0, 0, .06), .08, 6, (.80, .90, 1), .40)
    area('edge_l', (-.42, .10, .16), (0, 0, .06), .08, 6, (1, .93, .84), .40)
    area('front', (-.75, -.55, .75), (0, 0, .06), .5, 8, (1, .97, .93))


def tumbler():
    """A heavy whisky tumbler with a ring of mountains."""
    dark_ground()
    R, H = .041, .092
    outer = [(0, 0), (R - .008, 0), (R - .003, .0012), (R - .0012, .005), (R, .012), (R, .085), (R, H - .0012), (R - .0012, H)]
    inner = [(R - .0026, H - .0012), (R - .0028, .085), (R - .0036, .026), (R - .008, .019), (R - .016, .0165), (0, .016)]
    turn = 2 * math.pi * R * 1000

    def draw(c):
        c.save()
        c.translate(0, -9)
        art.compass(c, 25)
        c.restore()
        for q, lw in ((22.5, .5), (24, .25)):
            c.rectangle(-turn / 2, q, turn, lw)
            c.fill()
        c.save()
        c.rectangle(-turn / 2, 24.5, turn, 9.5)
        c.clip()
        c.translate(0, 29)
        art.waves(c, turn * 1.02, 14, turn / 48, .3)
        c.restore()
    path = mask('tumbler', turn, H * 1000, draw, 4096)
    turned(outer + inner, (4, 5), path, 'tumbler')
    whisky = p.glass('whisky', (1, .93, .80), 55, (.93, .45, .07), ior=1.36)
    p.lathe('whisky', [(0, .0162), (R - .0158, .0167), (R - .0079, .0192), (R - .0037, .0258), (R - .00345, .034), (R - .0036, .0345), (0, .0343)], whisky)
    camera((-.03, -.42, .135), (.004, 0, .045), 72, 5.6, (0, -.03, .05))


def wine_glass():
    """Two wine glasses with an engraved vine, one filled."""
    dark_ground()
    bowl = [(.0042, .094), (.012, .0985), (.026, .112), (.0365, .134), (.0395, .152), (.0385, .172), (.0345, .196), (.0315, .212)]
    stem = [(0, 0), (.034, 0), (.0346, .0008), (.034, .0018), (.018, .0042), (.0068, .0085), (.0042, .016), (.0036, .045), (.0036, .085)]
    out_pts = stem + p.curve_profile(bowl, 6)
    mouth = len(out_pts)
    inner = [(r - .0011, z) for r, z in reversed(p.curve_profile(bowl, 6)[7:])] + [(.009, .0995), (0, .0978)]
    prof = out_pts + [(.0309, .2127)] + inner
    H = .2127
    turn = 2 * math.pi * 38

    def draw(c):
        for k in range(3):
            c.save()
            c.translate(-turn / 3 + k * turn / 3, -H * 1000 / 2 + 62)
            art.sprig(c, [(-34, 12), (-12, -16), (10, 22), (36, -8)], 8, 12, 3.4, lw=.6, berries=True)
            c.restore()
        for y in (-H * 500 + 22, -H * 500 + 23.4):
            c.rectangle(-turn / 2, y, turn, .45)
            c.fill()
    path = mask('wine-glass', turn, H * 1000, draw, 4096)
    a = turned(prof, (len(stem) + 10, mouth - 2), path, 'wine')
    a.location = (-.036, -.012, 0)
    a.rotation_euler = (0, 0, .15)
    b = turned(prof, (len(stem) + 10, mouth - 2), path, 'wine2')
    b.location = (.062, .055, 0)
    b.rotation_euler = (0, 0, -.6)
    red = p.glass('red', (1, .55, .5), 160, (.55, .02, .05), ior=1.34)
    level = .141
    liquid = [(r - .00115, z) for r, z in p.curve_profile(bowl, 6)[7:] if z < level]
    w = p.lathe('redwine', [(0, .09785), (.009, .09955)] + liquid + [(liquid[-1][0] + .0004, level), (0, level)], red)
    w.location = b.location
    camera((-.05, -.70, .20), (.012, 0, .112), 66, 6.3, (-.036, -.04, .16))


def mirror():
    """A round mirror with a botanical rim, leaning on a wall above a shelf."""
    p.ground(p.oak('shelf', '#C7A273', '#9E784B', scale=.7))
    p.wall(p.plain_stone('plaster', '#C3CCCE', '#B7C1C4', 1, 0), .075)
    p.lights(key=19, fill=4, rim=0, at=(0, 0, .1), world_power=.5)
    p.mesh('room', [(-3, -2.2, 0), (3, -2.2, 0), (3, -2.2, 3), (-3, -2.2, 3)], [(3, 2, 1, 0)], p.plain_stone('room', '#7E9299', '#74888F', .2, 0))
    area('room', (-.6, -1.5, 1.2), (.3, -2.2, 1), .8, 22, (1, .93, .84))
    pane = emis('pane', (.82, .92, 1), .75)
    for i in range(2):
        for j in range(3):
            x, z = .46 + i * .30, .62 + j * .30
            p.mesh('pane', [(x, -2.19, z), (x + .27, -2.19, z), (x + .27, -2.19, z + .27), (x, -2.19, z + .27)], [(3, 2, 1, 0)], pane)
    box('frame', (.42, -2.2, .58), (1.07, -2.195, 1.53), pbr('sash', (.7, .72, .72), rough=.5), .002)
    R = .11

    def draw(c):
        art.wreath(c, 87, 30, 24, 5, .34, .9)
        for q, lw in ((104, .6), (101.5, .25)):
            art.ring(c, q, lw)
        c.save()
        c.translate(0, -84)
        art.moon(c, 6.4, -.45, .5)
        c.restore()
    path = mask('mirror', 220, 220, draw)
    silver = p.graph('silver')
    silver.set(Base_Color=(.86, .88, .88), Metallic=1.0, Roughness=.015)
    front = p.mark(silver.mat, path, (.22, .22), '#EEF0F0', .8, 0, depth=0, grain=.05)
    m = plate('mirror', [circle(R, 160)], .005, front, p.glass('edge', (.80, .93, .88)), bev=.0008)
    back = plate('back', [circle(R + .004, 160)], .006, p.walnut('frame', scale=1.2), bev=.0012)
    back.location = (0, 0, -.0056)
    p.group('leaning', [m, back], (-.015, .034, R + .0035), (math.radians(76), 0, 0))
    leafy = pbr('leaf', p.rgb('#49683F'), rough=.5, sss=.1)
    pot = p.lathe('pot', [(0, .002), (.024, 0), (.027, .001), (.0335, .05), (.034, .058), (.0325, .0585), (.0315, .056), (.030, .05), (0, .049)], p.plain_stone('pot', '#D9D6CF', '#CBC7BE', 2, .4, .7, .4))
    pot.location = (.145, -.012, 0)
    rnd = random.Random(4)
    for i in range(15):
        a, l = i * 2.4, .05 + .03 * rnd.random()
        v = []
        n = 10
        for k in range(n + 1):
            t = k / n
            w = .010 * math.sin(math.pi * t ** .8) + .0004
            x, z = l * (.25 + .55 * t) * t, l * (1.2 * t - .42 * t * t)
            v += [(x, -w, z + w * .25), (x, 0, z), (x, w, z + w * .25)]
        f = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(n) for j in (0, 1)]
        o = p.mesh('blade', v, f, leafy)
        for q in o.data.polygons:
            q.use_smooth = True
        o.location, o.rotation_euler = (.145, -.012, .049), (0, 0, a)
    camera((-.10, -.62, .175), (.022, 0, .103), 58, 6.3, (0, 0, .11))


def bottle():
    """An olive oil bottle of green glass with an engraved olive branch and a cork."""
    p.light_set('#A9B3AE', '#C3CCC7', gloss=.3, key=9, fill=1.2, rim=3, back=5, at=(0, 0, .1), size=.25)
    area('edge', (.5, .1, .2), (0, 0, .1), .10, 4, (1, .97, .93), .5)
    R, H = .034, .225
    body = [(0, .006), (.022, .003), (.029, 0), (.0325, .0018), (R, .006), (R, .012), (R, .138)]
    shoulder = p.curve_profile([(R, .138), (.0325, .153), (.024, .172), (.0155, .186), (.0125, .200), (.0125, .214)], 6)
    lip = [(.0150, .2142), (.0158, .2165), (.0158, .2225), (.0150, .2248), (.0105, .225)]
    inner = [(.0095, .2235), (.0095, .200), (.0125, .186), (.021, .172), (.0295, .153), (R - .0028, .138), (R - .0028, .012), (.026, .0085), (0, .0115)]
    prof = body + shoulder[1:] + lip + inner
    turn = 2 * math.pi * R * 1000

    def draw(c):
        c.translate(0, H * 500 - 74)
        art.sprig(c, [(-6, 52), (-18, 18), (16, -14), (2, -50)], 12, 19, 3.2, lw=.7, berries=True)
    path = mask('bottle', turn, H * 1000, draw, 3072)
    green = (.86, .97, .86)
    o = turned(prof, (5, 6), path, 'bottle', green)
    o.location = (-.02, 0, 0)
    oil = p.lathe('oil', [(0, .0117), (.026, .0084), (R - .0027, .0122), (R - .0027, .118), (0, .118)], p.glass('oil', (1, .98, .86), 30, (.96, .70, .06), ior=1.46))
    oil.location = o.location
    cyl('cork', (-.02, 0, .2235), .0093, .026, p.plain_stone('cork', '#C39A68', '#A97F4F', 3, .9, .9, .6), r2=.0105)
    olive = pbr('olive', p.rgb('#5E6226'), rough=.2, coat=.4)
    for x, y, a in ((.045, -.03, .3), (.066, -.018, 1.2), (.058, -.046, 2.1)):
        q = sphere('olive', (x, y, .0088), .009, olive, (1.3, 1, .98))
        q.rotation_euler = (0, 0, a)
    bowl = p.lathe('bowl', p.curve_profile([(0, .002), (.018, .002), (.022, .004), (.036, .018), (.043, .032)], 6) + [(.0415, .0325)] + p.curve_profile([(.0345, .0190), (.021, .0062), (0, .005)], 6), pbr('ceramic', p.rgb('#E9E8E3'), rough=.25, coat=.5, bump=(60, .06)))
    bowl.location = (.09, .075, 0)
    camera((-.10, -.74, .20), (.022, 0, .112), 60, 7.1, (-.02, -.03, .09))


def ornament():
    """A flat glass ornament with a snowflake on a ribbon, lights far behind."""
    p.world((.25, .35, .6), .10)
    p.wall(pbr('night', p.rgb('#141D2B'), rough=.9), 1.3)
    R = .042

    def draw(c):
        art.snowflake(c, 31, 1.0)
        for k in range(12):
            a = math.pi * k / 6 + math.pi / 12
            c.save()
            c.translate(35.4 * math.cos(a), 35.4 * math.sin(a))
            art.snowflake(c, 2.8, .22)
            c.restore()
        art.ring(c, 39.4, .5)
    path = mask('ornament', 84, 84, draw)
    frost = p.glass('disc', (.98, 1, 1), frost=(path, (.084, .084), 'xy'))
    d = plate('disc', [circle(R, 160), circle(.0024, 40, 0, .0372)], .005, frost, p.glass('rim', (.93, .99, 1)), bev=.0012)
    ring = p.torus('ring', .0052, .0006, p.satin('gold', '#E8BE70', .18), (0, .0405, 0), (0, math.pi / 2, 0))
    p.group('hang', [d, ring], (0, 0, 0), (math.pi / 2, .10, .22))
    ribbon = pbr('ribbon', p.rgb('#B3261E'), rough=.45, bump=(900, .25))
    for s in (-1, 1):
        v = []
        for k in range(25):
            t = k / 24
            x = .0045 + s * .0035 * math.sin(math.pi * min(1, t * 1.3)) * (1 - .4 * t)
            z = .0450 + .115 * t
            v += [(x, -.0026, z), (x + .0005, .0026, z)]
        o = p.mesh('ribbon', v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(24)], ribbon)
        o.modifiers.new('s', 'SOLIDIFY').thickness = .0003
        for q in o.data.polygons:
            q.use_smooth = True
    area('key', (-.28, -.10, .22), (0, 0, 0), .12, 2.6, (1, .95, .88), .3)
    area('rim', (.25, .22, .10), (0, 0, 0), .10, 3.5, (.8, .9, 1), .35)
    area('under', (.05, .05, -.25), (0, 0, 0), .2, .8, (1, .8, .5))
    rnd = random.Random(12)
    colours = [(bokeh('warm%d' % i, col, k)) for i, (col, k) in enumerate((((1, .56, .18), .9), ((1, .66, .32), .7), ((1, .38, .12), .8), ((.35, .55, 1), .5)))]
    for i in range(56):
        o = plate('light', [circle(rnd.uniform(.020, .034), 64)], .0002, rnd.choice(colours), bev=.00002)
        o.location = (rnd.uniform(-.34, .40), .9 + i * .004, rnd.uniform(-.24, .26))
        o.rotation_euler = (math.pi / 2, 0, 0)
    camera((0, -.43, .004), (.018, 0, .010), 85)


def bokeh(name, color, strength):
    """A light so far out of focus that it is a soft disc: drawn as one, because sampling the blur would be grain."""
    m = p.graph(name)
    e = m.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    e.inputs[1].default_value = strength
    t = m.new('ShaderNodeBsdfTransparent')
    mx = m.new('ShaderNodeMixShader')
    sep = m.new('ShaderNodeVectorMath', operation='LENGTH')
    m.l(m.coords('Object'), sep.inputs[0])
    m.l(m.remap(sep.outputs['Value'], .012, .030, .22, .42), mx.inputs[0])
    m.l(t.outputs[0], mx.inputs[1])
    m.l(e.outputs[0], mx.inputs[2])
    m.l(mx.outputs[0], m.n['Material Output'].inputs[0])
    m.n.remove(m.principled)
    m.mat.cycles.sample_as_light = False
    return m.mat


def award():
    """A bevelled crystal block on a black base, engraved with a rising star."""
    dark_ground()
    W, H, T = .074, .15, .026
    outline = fillet([(-W / 2, 0), (W / 2, 0), (W / 2, H * .74), (-W / 2, H)], [.0015, .0015, .003, .003], 4)

    def draw(c):
        c.set_line_width(.45)
        for i in range(15):
            t = i / 14
            c.move_to(-29, 52 - 6 * i * .55)
            c.curve_to(-8, 50 - 16 * t, 10, 44 - 40 * t, 27, 40 - 44 * t)
            c.stroke()
        c.save()
        c.translate(11, -20)
        for k in range(10):
            q = 12.5 if k % 2 == 0 else 5.2
            a = math.pi * k / 5 - math.pi / 2
            (c.line_to if k else c.move_to)(q * math.cos(a), q * math.sin(a))
        c.close_path()
        c.fill()
        art.ring(c, 16.5, .5)
        c.restore()
        art.label(c, '2026', 0, 61, 7)
    path = mask('award', 74, 150, draw)
    clear = p.glass('crystal', (.97, .99, 1), 6, (.75, .90, 1))
    b = prism_z('crystal', [(x, y - H / 2) for x, y in outline], -T / 2, T / 2, clear, .0035, 3)
    film = plate('engraving', [[(x * .88, (y - H / 2) * .93 - .001) for x, y in outline]], .0001, frost_film(path, (W, H)), bev=.00001)
    film.location = (0, 0, T / 2 + .0002)
    base = box('base', (-.046, -.030, 0), (.046, .030, .024), p.granite('base', rough=.05), .0015)
    e = p.group('award', [b, film], (0, 0, H / 2 + .0238), (math.pi / 2, 0, 0))
    p.group('turn', [e, base], (0, 0, 0), (0, 0, .38))
    area('engraving', (-.28, -.42, .36), (0, 0, .09), .2, 5, (1, .97, .93))
    camera((-.04, -.60, .16), (.002, 0, .086), 66, 6.3, (0, -.02, .1))


def frost_film(path, size):
    """A mark without thickness just above a glass face: white where the mask says so, otherwise not there."""
    m = p.graph('film')
    tc = m.coords('Object', (1 / size[0], 1 / size[1], 1), (.5, .5, 0))
    t = m.new('ShaderNodeBsdfTransparent')
    mx = m.new('ShaderNodeMixShader')
    m.l(m.image(path, tc), mx.inputs[0])
    m.l(t.outputs[0], mx.inputs[1])
    d = m.new('ShaderNodeBsdfDiffuse')
    d.inputs[0].default_value = (.9, .92, .94, 1)
    m.l(d.outputs[0], mx.inputs[2])
    m.l(mx.outputs[0], m.n['Material Output'].inputs[0])
    m.n.remove(m.principled)
    return m.mat


def background():
    """Satin glass over a soft gradient, contour lines polished into it."""
    p.world((.7, .82, 1), .25)
    g = p.graph('satin_glass')
    v = g.coords()
    sep = g.new('ShaderNodeSeparateXYZ')
    g.l(v, sep.inputs[0])
    fade = g.remap(g.math('ADD', sep.outputs[0], g.math('MULTIPLY', sep.outputs[1], .6)), -.17, .17)
    col = g.mix(fade, p.rgb('#7FA3AF'), p.rgb('#2F5568'))
    g.set(Base_Color=col, Roughness=.42, Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.3, Normal=g.bump(g.noise(v, 1800, 3), .12, .0003))
    m = p.mark(g.mat, mask('glass-background', 360, 180, lambda c: art.contour(c, 360, 180, 19, 16, .5)), (.42, .21), '#A9C6CF', .8, depth=.35, grain=.1, strength=.55)
    p.ground(m)
    area('key', (-.45, .30, .25), (0, 0, 0), .5, 5, (1, .96, .9), .3)
    area('fill', (.4, -.3, .5), (0, 0, 0), .6, 2, (.8, .9, 1))
    camera((.02, -.15, .30), (0, 0, 0), 60, 5.6, (0, -.02, 0))


SHOTS = {
    'materials/glass/tumbler': Shot(tumbler, 800, 533, 24, oversample=1.5, bounces=10, bloom=.04, vignette=.1),
    'materials/glass/wine-glass': Shot(wine_glass, 800, 533, 24, oversample=1.5, bounces=10, bloom=.03, vignette=.1),
    'materials/glass/mirror': Shot(mirror, 800, 533, 20, oversample=1.5, bounces=8, bloom=.03, vignette=.1),
    'materials/glass/bottle': Shot(bottle, 800, 533, 24, oversample=1.5, bounces=10, bloom=.03, vignette=.1),
    'materials/glass/ornament': Shot(ornament, 800, 533, 24, oversample=1.5, bounces=8, bloom=.06, vignette=.1),
    'materials/glass/award': Shot(award, 800, 533, 24, oversample=1.5, bounces=10, bloom=.04, vignette=.1),
    'materials/glass/background': Shot(background, 1440, 720, 20, bloom=0, vignette=.1),
}
