"""Metal showcase objects beside the six samples: thermos, hip flask, medals, pendants, card tool, lighter."""
import math

import motifs_hard as art
import props_hard as p
from lib import *
from metal import annealed, bench, steel
from motifs_hard import mask
from props_soft import TAU
from showcase_kit import smooth_path


def wrapped(name, profile, marked, draw, ground, ink, turn, height, rough=.3, metal=1.0):
    """A turned body whose wall between two profile points carries a drawing all round, bare metal showing where it is marked."""
    path = mask(name, turn * 1000, height * 1000, draw, 4096)
    m = p.mark(ground, path, (1, 1), ink, rough, metal, plane='uv', depth=.12, grain=.06)
    return p.lathe(name, profile, ground.copy(), marked=marked, mark_mat=m)


def thermos(at=(0, 0, 0), turn=0.0, colour='#1F3A3C', name='thermos'):
    """A powder-coated steel bottle with a mountain range lasered down to the metal. Returns its parent."""
    R, H = .0365, .205
    prof = [(0, 0), (R - .004, 0), (R - .001, .0012), (R, .004), (R, .012), (R, .176)] + p.curve_profile([(R, .176), (R - .003, .188), (R - .012, .197), (R - .0135, H)], 5)[1:] + [(0, H)]
    turn_ = 2 * math.pi * R
    coat = satin_coat(name + ' coat', colour)

    def draw(c):
        c.translate(0, 22)
        c.save()
        c.rectangle(-turn_ * 500, -46, turn_ * 1000, 92)
        c.clip()
        for k in range(3):
            c.save()
            c.translate((k - 1) * 76.4, 0)
            art.mountains(c, 76.6, 74, 7, 4, .35, .9, sun=k == 1)
            c.restore()
        c.restore()
        for y in (46, 48):
            c.rectangle(-turn_ * 500, y, turn_ * 1000, .5)
            c.fill()
    body = wrapped(name, prof, (4, 5), draw, coat, '#C9CCCE', turn_, H)
    st = steel('neck' + name, 'Z', .24)
    parts = [body, p.lathe('neck', [(R - .0138, H - .001), (R - .0128, H), (R - .0128, H + .007), (R - .0138, H + .008), (0, H + .008)], st)]
    cap = pbr('cap', p.rgb('#17191B'), rough=.45, bump=(2200, .08))
    parts.append(p.lathe('lid', [(0, H + .0082), (R - .0108, H + .0082), (R - .0098, H + .0092), (R - .0100, H + .0290), (R - .0120, H + .0312), (0, H + .0318)], cap))
    parts.append(p.lathe('band', [(R - .0096, H + .0120), (R - .0092, H + .0124), (R - .0092, H + .0156), (R - .0096, H + .0160)], st))
    parts.append(p.torus('loop', .0100, .0022, cap, (0, 0, H + .0365), (math.pi / 2, 0, 0)))
    return p.group(name, parts, at, (0, 0, turn))


def satin_coat(name, colour):
    """Powder coat: matt, fine orange peel."""
    return pbr(name, p.rgb(colour), rough=.42, spec=.4, bump=(2400, .10))


def thermos_flask():
    """A green thermos with a mountain range lasered through its coat; its cup and a stone beside it."""
    p.light_set('#A8AEB0', '#C6CBCC', gloss=.2, key=12, fill=1.6, rim=6, back=5, at=(0, 0, .1), size=.3)
    thermos((-.02, 0, 0), .25)
    thermos((.075, .085, 0), -.6, '#7A2E22', 'second')
    st = steel('mug', 'Z', .26)
    r, h = .034, .062
    mug = p.lathe('mug', [(0, 0), (r - .003, 0), (r, .003), (r, h - .001), (r - .0006, h), (r - .0012, h - .001), (r - .0012, .006), (0, .005)], st)
    mug.location = (.082, -.055, 0)
    tea = cyl('tea', (.082, -.055, .040), r - .0014, .002, pbr('tea', p.rgb('#4A2208'), rough=.05, coat=1), bev=0)
    tea.location.z = .043
    camera((-.10, -.80, .20), (.022, 0, .112), 60, 8, (0, -.04, .11))


def hip_flask(at=(0, 0, 0), turn=0.0):
    """A curved hip flask with an annealed compass and a hinged cap. Returns its parent."""
    w, h, d = .090, .106, .024
    path = mask('hip-flask', 90, 106, lambda c: [art.compass(c, 26), art.ring(c, 33, .5), art.ring(c, 34.6, .25)])
    n = 24
    front = [(-w / 2 + w * i / n, -d / 2 - .0060 * math.cos(math.pi * (i / n - .5)) + .003) for i in range(n + 1)]
    back = [(x, y + d) for x, y in front[::-1]]
    m = steel('flask', 'Z', .27)
    body = prism_z('flask', fillet(front + back, .006, 4), 0, h, m, .006, 4)
    st = steel('flask cap', 'Z', .2)
    parts = [body]
    parts.append(p.lathe('neck', [(.0095, h - .001), (.0090, h + .003), (.0090, h + .006), (0, h + .006)], st))
    parts.append(p.lathe('cap', [(0, h + .0062), (.0112, h + .0062), (.0117, h + .0068), (.0117, h + .0160), (.0108, h + .0172), (0, h + .0174)], p.brushed('flask lid', '#C4C8CC', .22, 'Z')))
    arm = box('arm', (-.0030, .0085, h + .001), (.0030, .0135, h + .017), st, .0008)
    parts += [arm, box('hinge', (-.0030, -.002, h + .0172), (.0030, .0135, h + .0190), st, .0006)]
    plaque = plate('mark', [[(x, z) for x, z in rrect(.076, .090, .004, 6)]], .0001, film(path, (.090, .106)), bev=.00001)
    nx = 40
    bpy.context.view_layer.update()
    bm = bmesh.new()
    bm.from_mesh(plaque.data)
    for k in range(1, nx):
        x = -.038 + .076 * k / nx
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0))
    bm.to_mesh(plaque.data)
    bm.free()
    for v in plaque.data.vertices:
        v.co.z += .0060 * math.cos(math.pi * v.co.x / w) - .003 + d / 2 + .00025
    plaque.location = (0, 0, h / 2)
    plaque.rotation_euler = (math.pi / 2, 0, 0)
    parts.append(plaque)
    return p.group('flask', parts, at, (0, 0, turn))


def film(path, size):
    """An annealed mark as a film just above curved metal: dark oxide where the mask says so, otherwise not there."""
    g = p.graph('oxide')
    tc = g.coords('Object', (1 / size[0], 1 / size[1], 1), (.5, .5, 0))
    clear = g.new('ShaderNodeBsdfTransparent')
    mx = g.new('ShaderNodeMixShader')
    g.l(g.image(path, tc), mx.inputs[0])
    g.l(clear.outputs[0], mx.inputs[1])
    g.set(Base_Color=p.rgb(p.STEEL_MARK), Roughness=.5, Specular=.15)
    g.l(g.principled.outputs[0], mx.inputs[2])
    g.l(mx.outputs[0], g.n['Material Output'].inputs[0])
    return g.mat


def flask():
    """A hip flask with a compass, two steel cups before it."""
    bench('#4A3A30', '#3E3028')
    area('front', (-.5, -.6, .5), (0, 0, .05), .4, 4, (1, .95, .88))
    hip_flask((-.018, .010, 0), .30)
    st = p.brushed('cup', '#C4C8CC', .26, 'Z')
    for x, y in ((.062, -.028), (.092, .022)):
        c = p.lathe('cup', [(0, 0), (.0150, 0), (.0165, .0015), (.0205, .040), (.0207, .0415), (.0200, .0418), (.0197, .0405), (.0158, .0035), (0, .003)], st)
        c.location = (x, y, 0)
    camera((-.08, -.46, .17), (.018, 0, .052), 62, 7.1, (-.01, -.03, .06))


def medal(at, turn, colour, ink, figure, ribbon):
    """A struck medal with an annealed laurel and a figure, on its ribbon."""
    R = .030
    path = mask('medal-' + figure, 60, 60, lambda c: [art.wreath(c, 20, 24, 7.5, 2), art.label(c, figure, 0, 0, 20)])
    face = p.mark(p.satin('medal' + figure, colour, .26), path, (.060, .060), ink, .5, 0, depth=.3, grain=.1)
    rim = p.satin('medal rim' + figure, colour, .18)
    parts = [plate('medal', [circle(R - .0026, 140)], .0036, face, rim, bev=.0003), plate('rim', [circle(R, 160), circle(R - .0028, 140)], .0048, rim, bev=.0009)]
    loop = p.torus('loop', .0050, .0012, rim, (0, R + .0040, 0), (0, 0, 0))
    parts.append(loop)
    cloth_ = pbr('ribbon' + figure, p.rgb(ribbon), rough=.75, bump=(1500, .5))
    for s in (-1, 1):
        pts = [(s * .0015, R + .0085), (s * .0100, R + .040), (s * .0170, R + .085), (s * .0150, R + .130)]
        v = []
        for k, (x, y) in enumerate(q[:2] for q in smooth_path([(a, b, 0) for a, b in pts], 30)):
            z = .0004 + .0009 * (s > 0) + .0028 * math.sin(k * .35 + s) * k / 30
            v += [(x - .0085, y, max(z, -.0012)), (x + .0085, y, max(z, -.0012))]
        o = mesh('ribbon', v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(30)], cloth_)
        o.modifiers.new('s', 'SOLIDIFY').thickness = .0006
        for q in o.data.polygons:
            q.use_smooth = True
        parts.append(o)
    return p.group('medal', parts, (at[0], at[1], at[2] + .0026), (0, 0, turn))


def medals():
    """Three medals on their ribbons, a laurel and a figure marked dark into gold, silver and bronze."""
    bench('#20242A', '#1A1D22')
    area('top', (-.2, -.3, .5), (0, 0, 0), .3, 5, (1, .97, .93))
    medal((-.058, -.012, 0), .30, '#C9CDD1', p.STEEL_MARK, '2', '#2A4A78')
    medal((.010, -.020, 0), .02, '#E0B45C', '#2E1C08', '1', '#A32A22')
    medal((.078, -.012, 0), -.28, '#B5794A', '#241208', '3', '#3C6B4A')
    camera((-.04, -.33, .27), (.010, .022, 0), 58, 9, (.008, -.02, .003))


def pendants():
    """Two pendants on ball chains, moon phases on a bar and a sprig on a disc, on pale stone."""
    p.light_set('#AEB5BB', '#CDD3D8', gloss=.2, key=8, fill=1.4, rim=6, back=4, at=(0, 0, .015), size=.25)
    slab = plate('slab', [p.riven(.190, .140, .008, .0014, 5, 30)], .010, p.plain_stone('slab', '#5E656B', '#545B61', 1.6, .5, .8, .5), bev=.001)
    slab.location.z = .0052
    slab.rotation_euler.z = .10
    top = .0104
    phases = mask('pendant-bar', 60, 11, lambda c: [[c.save(), c.translate(-22 + 7.35 * k, 0), art.moon(c, 2.7, -1 + k / 3, .3), c.restore()] for k in range(7)])
    gold = p.mark(p.satin('bar', '#E2B868', .22), phases, (.060, .011), '#2A1A08', .5, 0, depth=0, grain=.08)
    bar = plate('bar', [rrect(.058, .0090, .0044, 12), circle(.0010, 24, -.0265, 0), circle(.0010, 24, .0265, 0)], .0014, gold, p.satin('bar edge', '#E2B868', .16), bev=.0003)
    p.group('bar', [bar], (-.022, -.014, top + .0009), (0, 0, .24))
    chain = p.satin('chain gold', '#E2B868', .18)
    c, s = math.cos(.24), math.sin(.24)
    end = lambda x: (-.022 + x * c, -.014 + x * s, top + .0012)
    ax, ay, az = end(-.0272)
    bx, by, bz = end(.0272)
    p.ball_chain([(ax, ay, az), (-.064, .000, top + .0009), (-.058, .036, top + .0009), (-.020, .052, top + .0009), (.018, .040, top + .0009), (.024, .010, top + .0009), (bx, by, bz)], .0008, chain, 2.3)
    twig_ = mask('pendant-disc', 26, 26, lambda q: [art.sprig(q, [(-2, 10), (-3, 3), (3, -3), (2, -10)], 9, 5.4, 1.5, lw=.3), art.ring(q, 11.6, .25)])
    st = annealed(p.satin('disc', '#C9CDD1', .22), twig_, (.026, .026))
    disc = plate('disc', [circle(.0130, 120), circle(.0011, 24, 0, .0108)], .0014, st, p.satin('disc edge', '#C9CDD1', .15), bev=.0003)
    p.group('disc', [disc], (.052, -.022, top + .0009), (0, 0, -.3))
    p.torus('jump', .0026, .0004, p.satin('jump', '#C9CDD1', .15), (.0556, -.0098, top + .0014), (.9, .2, .1))
    p.ball_chain([(.0560, -.0078, top + .0010), (.062, .010, top + .0009), (.080, .026, top + .0009), (.074, .050, top + .0009), (.050, .056, top + .0009), (.044, .030, top + .0009), (.0540, -.0074, top + .0014)], .0008, p.satin('chain steel', '#C9CDD1', .16), 2.3)
    camera((-.030, -.235, .175), (.006, .012, .006), 64, 11, (.004, -.016, .011))


def card_tool():
    """A card-sized steel tool: opener, spanner holes, scale and protractor marks; one coated black, one red."""
    bench()
    outline = fillet([(-.043, -.027), (.043, -.027), (.043, .027), (-.043, .027)], .0035, 8)
    hexes = [[(-.016 + .0105 * k + (.0022 + .00062 * k) * math.cos(a), .0125 + (.0022 + .00062 * k) * math.sin(a)) for a in (math.pi / 6 + TAU * i / 6 for i in range(6))] for k in range(5)]
    opener = fillet([(-.037, .006), (-.021, .006), (-.021, .0195), (-.026, .0215), (-.0285, .0180), (-.0305, .0215), (-.037, .0195)], .0015, 6)
    slot = rrect(.018, .0036, .0016, 6, .028, -.004)

    def draw(c):
        for k in range(81):
            x = -40 + k
            if abs(x) > 39:
                continue
            l = 4.6 if k % 10 == 0 else 3.4 if k % 5 == 0 else 2.2
            c.rectangle(x - .09, 27 - l, .18, l)
            c.fill()
            if k % 10 == 0:
                art.label(c, str(k // 10), x, 20.4, 2.4)
        for k in range(19):
            a = math.radians(180 + 10 * k)
            q = 15.5 if k % 3 else 14.0
            c.move_to(-8 + q * math.cos(a), 10 + q * math.sin(a))
            c.line_to(-8 + 17 * math.cos(a), 10 + 17 * math.sin(a))
            c.set_line_width(.22)
            c.stroke()
        for k, s in enumerate(('5', '6', '8', '10', '12')):
            art.label(c, s, -16 + 10.5 * k, -6.6, 2.2)
        art.ring(c, 2.0, .3, -8, 10)
    path = mask('card-tool', 86, 54, draw, 4096)
    dark = satin_coat('black coat', '#16181A')
    for name, m, edge, at, a in (('black', p.mark(dark, path, (.086, .054), '#BFC3C6', .35, .9, depth=0, grain=.06), steel('card edge', rough=.2), (-.012, -.016, .0011), .28), ('red', p.mark(satin_coat('red coat', '#A83A1E'), path, (.086, .054), '#D5D8DA', .35, .9, depth=0, grain=.06), steel('card edge', rough=.2), (.050, .044, .0011), -.30)):
        o = plate('card', [outline, opener, slot, circle(.0022, 32, .0375, .0215), *hexes], .0018, m, edge, bev=.0003)
        p.group(name, [o], at, (0, 0, a))
    nut = [(.0052 * math.cos(a), .0052 * math.sin(a)) for a in (TAU * i / 6 for i in range(6))]
    for x, y, a in ((.062, -.036, .2), (.078, -.022, .8)):
        o = plate('nut', [nut, circle(.0028, 40)], .0042, steel('nut', rough=.25), bev=.0004)
        o.location, o.rotation_euler = (x, y, .0023), (0, 0, a)
    camera((-.05, -.215, .175), (.010, .004, 0), 64, 9, (-.008, -.018, .002))


def lighter(at, turn, colour, draw, name, rough=.24):
    """A petrol lighter standing closed: body and lid with a seam, hinge on the right, a drawing annealed on its front. Returns its parent."""
    w, d, h, split = .0380, .0130, .0560, .0345
    path = mask('lighter-' + name, 38, 56, draw)
    m = p.mark(p.satin('case' + name, colour, rough + .06), path, (w, h), p.STEEL_MARK if name != 'brass' else '#0E0602', .7, 0, plane='xz', depth=0, grain=.1)
    parts = []
    for lo, hi in ((0, split - .0002), (split + .0002, h)):
        o = prism_z('case', rrect(w, d, .0034, 8), lo - h / 2, hi - h / 2, m, .0009, 3)
        o.location.z = h / 2
        parts.append(o)
    for z in (split - .004, split, split + .004):
        parts.append(cyl('hinge', (w / 2 + .0006, .0020, z), .0015, .0036, p.satin('hinge' + name, colour, .2), bev=.0003, n=24))
    return p.group('lighter', parts, at, (0, 0, turn))


def lighters():
    """Two lighters, a feather annealed on steel and contour lines on brass."""
    bench('#3A302A', '#302722')
    area('front', (-.5, -.6, .35), (0, 0, .03), .3, 5, (1, .95, .88))
    lighter((-.020, -.006, .0003), .30, '#C4C8CC', lambda c: [c.rotate(-math.pi / 2 + .2), art.feather(c, 42, 13)], 'steel')
    lighter((.038, .020, .0003), -.12, '#D2A55C', lambda c: [c.rectangle(-17.5, -26.5, 35, 53), c.clip(), art.contour(c, 40, 60, 5, 9, .75)], 'brass')
    flint = p.satin('flint', '#5B5D60', .4)
    for k, (x, y, a) in enumerate(((.012, -.046, .4), (.020, -.041, 1.4), (.006, -.038, 2.4))):
        o = cyl('flint', (x, y, .0014), .0013, .0060, flint, 'X', .0003, n=24)
        o.rotation_euler = (0, math.pi / 2, a)
    camera((-.05, -.26, .100), (.010, 0, .024), 73, 10, (0, -.004, .03))


CARD = dict(samples=24, bounces=6, bloom=.03, vignette=.15)
SHOTS = {
    'materials/metal/thermos': Shot(thermos_flask, **CARD),
    'materials/metal/hip-flask': Shot(flask, exposure=.2, **CARD),
    'materials/metal/medals': Shot(medals, **CARD),
    'materials/metal/pendants': Shot(pendants, **CARD),
    'materials/metal/card-tool': Shot(card_tool, exposure=.2, **CARD),
    'materials/metal/lighter': Shot(lighters, exposure=.2, **CARD),
}
