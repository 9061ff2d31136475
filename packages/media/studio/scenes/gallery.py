"""Gallery: finished pieces that people make with the machines, in plywood, walnut, leather, brass and light."""
import math
import random

import bmesh
import bpy
import motifs_hard as art
import props_hard as p
from lib import Shot, area, box, camera, charred, circle, cyl, emis, fillet, leaf, pbr, plate, point, rrect, sphere, tf, tube
from motifs_hard import mask


def ply_edge(t=.003):
    """The charred edge of birch plywood t thick."""
    return charred('edge_%d' % round(t * 1e5), t=t)


def dark_edge(t=.003):
    """The charred edge of walnut."""
    return charred('dark_%d' % round(t * 1e5), (.02, .009, .004), (.06, .028, .012), t)


def gear(r, teeth, depth, bore=.002, spokes=5):
    """Loops of a spoked gear of outer radius r."""
    out = []
    for k in range(teeth):
        a = 2 * math.pi * k / teeth
        s = 2 * math.pi / teeth
        for u, q in ((-.30, r - depth), (-.14, r), (.14, r), (.30, r - depth)):
            out.append((q * math.cos(a + s * u), q * math.sin(a + s * u)))
    loops = [out, circle(bore, 32)]
    r0, r1 = bore * 2.6, r - depth * 2.2
    if spokes and r1 - r0 > .003:
        for k in range(spokes):
            a0, a1 = 2 * math.pi * (k + .12) / spokes, 2 * math.pi * (k + .88) / spokes
            hole = [(r1 * math.cos(a0 + (a1 - a0) * i / 14), r1 * math.sin(a0 + (a1 - a0) * i / 14)) for i in range(15)]
            b0, b1 = 2 * math.pi * (k + .26) / spokes, 2 * math.pi * (k + .74) / spokes
            hole += [(r0 * math.cos(b1 - (b1 - b0) * i / 8), r0 * math.sin(b1 - (b1 - b0) * i / 8)) for i in range(9)]
            loops.append(fillet(hole, .0006, 3))
    return loops


def rosette_holes(rings):
    """Leaf-shaped cut-outs in rings of (count, inner radius, length, half width, phase)."""
    out = []
    for n, r, length, width, phase in rings:
        for k in range(n):
            a = 2 * math.pi * (k + phase) / n
            out.append(tf(leaf(length, width, 14), a, r * math.cos(a), r * math.sin(a)))
    return out


def clock():
    """A wall clock of three cut layers: walnut, birch filigree, walnut numerals' bars, brass hands."""
    p.wall(p.plain_stone('wall', '#C8CDD0', '#BEC4C8', .8, .1, .9, .4), 0)
    p.world((.75, .86, 1), .40)
    area('sun', (-.85, -.75, .75), (0, 0, 0), .14, 26, (1, .88, .72))
    area('sky', (.7, -1.1, .5), (0, 0, 0), .8, 5, (.78, .88, 1))
    R = .145
    parts = []
    base = plate('base', [circle(R, 200)], .006, p.walnut('back', scale=1.0), dark_edge(.006), bev=.0005)
    mid = plate('spacer', [circle(R - .020, 160), circle(R - .060, 120)], .006, p.birch('spacer'), ply_edge(.006), bev=.0002, z=.006)
    holes = rosette_holes(((12, .026, .020, .0040, 0), (24, .050, .017, .0030, .5), (24, .0725, .026, .0050, 0), (48, .1015, .010, .0018, .5)))
    lace = plate('lace', [circle(R - .013, 200), circle(.012, 60)] + holes, .004, p.birch('lace', scale=1.2), ply_edge(.004), bev=.0002, z=.012)
    hub = plate('hub', gear(.020, 24, .0018, .003, 6), .004, p.walnut('hub'), dark_edge(.004), bev=.0002, z=.016)
    parts += [base, mid, lace, hub]
    for k in range(12):
        a = math.pi * k / 6
        big = k % 3 == 0
        w, h = (.0075, .019) if big else (.0042, .012)
        m = plate('hour', [tf(rrect(w, h, .0012), -a, (R - .0275 + (0 if big else .002)) * math.sin(a), (R - .0275 + (0 if big else .002)) * math.cos(a))], .004, p.walnut('hour'), dark_edge(.004), bev=.0002, z=.016)
        parts.append(m)
    brass = p.satin('brass', '#D9AE62', .24)
    for length, width, z, a in ((.066, .0042, .0225, math.radians(-304)), (.102, .0030, .0245, math.radians(-54))):
        hand = fillet([(-width, -.022), (width, -.022), (width * .55, 0), (width * 1.1, length * .62), (0, length), (-width * 1.1, length * .62), (-width * .55, 0)], [.001, .001, .002, .002, .0004, .002, .002], 5)
        slot = fillet([(-width * .35, length * .30), (width * .35, length * .30), (width * .6, length * .62), (0, length * .82), (-width * .6, length * .62)], .0004, 3)
        parts.append(plate('hand', [tf(hand, a), tf(slot, a)], .0009, brass, bev=.00015, z=z))
    parts.append(cyl('boss', (0, 0, .0225), .0042, .009, brass, bev=.0008))
    p.group('clock', parts, (0, -.001, 0), (math.pi / 2, 0, 0))
    camera((-.28, -.80, .06), (.024, 0, -.004), 60, 8, (0, -.02, 0))


PROFILES = {
    'pawn': (.030, [(.0105, 0), (.0105, .003), (.0065, .007), (.0045, .015), (.0065, .0175), (.0040, .0190), (.0062, .0235), (.0045, .0285), (0, .030)]),
    'rook': (.038, [(.0120, 0), (.0120, .004), (.0082, .009), (.0068, .024), (.0098, .027), (.0098, .038), (.0060, .038), (.0060, .0345), (.0025, .0345), (.0025, .038), (0, .038)]),
    'bishop': (.046, [(.0115, 0), (.0115, .004), (.0072, .009), (.0048, .024), (.0078, .0265), (.0045, .0285), (.0075, .035), (.0045, .0415), (.0016, .0435), (.0020, .0452), (0, .046)]),
    'queen': (.053, [(.0125, 0), (.0125, .004), (.0080, .010), (.0050, .030), (.0086, .0325), (.0058, .035), (.0105, .047), (.0070, .0445), (.0048, .0495), (.0025, .0465), (0, .053)]),
    'king': (.059, [(.0130, 0), (.0130, .004), (.0084, .010), (.0054, .033), (.0090, .0355), (.0062, .038), (.0092, .0485), (.0026, .0500), (.0026, .0525), (.0058, .0525), (.0058, .0556), (.0026, .0556), (.0026, .059), (0, .059)]),
}
KNIGHT = [(-.0115, 0), (.0115, 0), (.0115, .004), (.0085, .008), (.0090, .018), (.0075, .028), (.0025, .0370), (.0005, .0420), (-.0020, .0385), (-.0060, .0345), (-.0125, .0265), (-.0110, .0225), (-.0060, .0245), (-.0030, .0225), (-.0070, .0130), (-.0085, .008), (-.0115, .004)]


def piece(kind, dark, t=.004):
    """A chess piece of two plates slotted into each other, standing on a round foot."""
    face = p.walnut('wn') if dark else p.birch('bi')
    edge = dark_edge(t) if dark else ply_edge(t)

    def both(profile, k=1.0):
        half = [(r, z * k) for r, z in profile]
        return fillet(half + [(-r, z) for r, z in half[-2::-1]], .0009, 4)
    foot = plate('foot', [circle(.0135 if kind != 'pawn' else .0115, 72)], .003, face, edge, bev=.0002)
    if kind == 'knight':
        main = fillet(KNIGHT, .0010, 4)
        loops = [main, circle(.0010, 20, -.0040, .0315)]
        cross = [both([(.0100, 0), (.0100, .004), (.0068, .008), (.0050, .018), (0, .0195)])]
    else:
        loops = [both(PROFILES[kind][1])]
        cross = [both(PROFILES[kind][1], .994)]
    parts = [foot]
    for i, q in enumerate((loops, cross)):
        o = plate('leaf', q, t, face, edge, bev=.0002)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2 * i)
        o.location = (0, 0, .003)
        parts.append(o)
    return p.group(kind, parts)


def chess():
    """Slotted chess pieces on an engraved board, a game under way."""
    p.ground(p.plain_stone('table', '#A9B0B5', '#9DA5AB', .8, .15, .6, .15))
    p.wall(p.plain_stone('back', '#8F999F', '#859097', 1, 0), 1.0)
    p.lights(key=16, fill=2.4, rim=5, at=(0, 0, .02), world_power=.12)
    s = .030

    def draw(c):
        n = s * 1000
        for i in range(8):
            for j in range(8):
                if (i + j) % 2 == 0:
                    x, y = (i - 4) * n, (j - 4) * n
                    c.rectangle(x, y, n, n)
                    c.fill()
                    art.ink(c, 0)
                    c.save()
                    c.translate(x + n / 2, y + n / 2)
                    for k in range(8):
                        art.leaf(c, 0, 0, math.pi * k / 4, n * .30, n * .055, vein=False)
                    art.ring(c, n * .36, .35)
                    c.restore()
                    art.ink(c, 1)
        c.set_line_width(.8)
        c.rectangle(-4 * n, -4 * n, 8 * n, 8 * n)
        c.stroke()
        c.set_line_width(.4)
        c.rectangle(-4 * n - 3, -4 * n - 3, 8 * n + 6, 8 * n + 6)
        c.stroke()
        for k in range(8):
            art.label(c, 'ABCDEFGH'[k], (k - 3.5) * n, 4 * n + 8.2, 6)
            art.label(c, str(8 - k), -4 * n - 8.2, (k - 3.5) * n, 6)
    path = mask('chess', 280, 280, draw, 4096)
    top = p.mark(p.birch('board', scale=.9), path, (.28, .28), '#4A2A17', .7, depth=.3, grain=.2)
    board = plate('board', [rrect(.280, .280, .006)], .009, top, ply_edge(.009), bev=.0006)
    parts = [board]
    game = (('king', 0, 6, 0), ('rook', 0, 5, 0), ('pawn', 0, 6, 1), ('pawn', 0, 7, 1), ('pawn', 0, 5, 1), ('knight', 0, 5, 2), ('bishop', 0, 2, 3), ('pawn', 0, 4, 3), ('queen', 0, 3, 0), ('pawn', 0, 2, 1), ('pawn', 0, 0, 1),
            ('king', 1, 6, 7), ('rook', 1, 5, 7), ('pawn', 1, 5, 6), ('pawn', 1, 6, 6), ('pawn', 1, 7, 5), ('knight', 1, 2, 5), ('pawn', 1, 4, 4), ('queen', 1, 3, 7), ('bishop', 1, 2, 4), ('pawn', 1, 0, 6), ('knight', 1, 5, 5))
    rnd = random.Random(2)
    for kind, dark, i, j in game:
        g = piece(kind, dark)
        g.location = ((i - 3.5) * s + rnd.uniform(-.001, .001), (j - 3.5) * s + rnd.uniform(-.001, .001), .009)
        g.rotation_euler = (0, 0, (.9 if dark else -2.2) + rnd.uniform(-.25, .25))
        parts.append(g)
    p.group('set', parts, (0, 0, 0), (0, 0, -.50))
    camera((-.02, -.42, .185), (.004, -.010, .020), 64, 8, (.03, -.09, .03))


def music_box():
    """An open music box: pinned brass cylinder, steel comb, plywood gears, a crank."""
    p.ground(p.oak('table', '#B98F60', '#8F6A42', scale=.7))
    p.wall(p.plain_stone('back', '#B4B9BB', '#A9AFB2', 1, 0), .8)
    p.lights(key=13, fill=2, rim=5, at=(0, 0, .03), world_power=.10)
    t, W, D = .004, .104, .072
    wn, de, pe = p.walnut('wn'), dark_edge(.004), ply_edge(.004)
    parts = [plate('base', [rrect(W + .024, D + .024, .006)], .006, p.walnut('base'), dark_edge(.006), bev=.0006)]
    z0 = .006
    cheek = fillet([(-D / 2, 0), (D / 2, 0), (D / 2, .030), (.016, .052), (-.016, .052), (-D / 2, .030)], [.001, .001, .008, .014, .014, .008], 8)
    for x in (-W / 2, W / 2):
        o = plate('cheek', [cheek, circle(.0030, 32, 0, .034)] + [tf(leaf(.010, .0026), math.pi / 2 + a, .020 * math.sin(-a) * 1.15, .010 + .002 * abs(a)) for a in (-.75, .75)], t, p.birch('cheek', 'X'), pe, bev=.0002)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        o.location = (x, 0, z0)
        parts.append(o)
    brass = p.satin('brass', '#D6AA5E', .22)
    pinbrass = p.satin('pins', '#E4C078', .2)
    zc = z0 + .034
    parts.append(cyl('drum', (0, 0, zc), .0125, W - .022, brass, 'X', .0006, n=96))
    parts.append(cyl('axle', (-.006, 0, zc), .0024, W + .050, p.satin('axle', '#C9CDD0', .2), 'X', .0003))
    rnd = random.Random(7)
    bm = bmesh.new()
    for col in range(30):
        x = -W / 2 + .0155 + col * (W - .031) / 29
        for _ in range(rnd.randint(5, 11)):
            a = rnd.uniform(0, 2 * math.pi)
            m = bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=.00042, radius2=.00036, depth=.0018)
            for v in m['verts']:
                y, z = v.co.x, v.co.z + .0131
                v.co = (x + v.co.y, y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a))
    me = bpy.data.meshes.new('pins')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(pinbrass)
    pins = p.link(bpy.data.objects.new('pins', me))
    pins.location = (0, 0, zc)
    parts.append(pins)
    teeth = 30
    pitch = (W - .031) / (teeth - 1)
    comb = [(-W / 2 + .010, -.024), (W / 2 - .010, -.024)]
    for k in range(teeth):
        x = W / 2 - .0155 - k * pitch
        root = -.012 + .006 * k / teeth
        comb += [(x + pitch * .38, root), (x + pitch * .34, .0005), (x - pitch * .34, .0005), (x - pitch * .38, root)]
    blade = plate('comb', [comb], .0010, p.brushed('steel', '#C4C8CC', .25, 'Y'), bev=.0001)
    blade.location = (0, -.0142, zc + .0002)
    parts.append(blade)
    block = box('block', (-W / 2 + .008, -.0395, z0), (W / 2 - .008, -.029, zc - .0008), wn, .0008)
    parts.append(block)
    for x in (-.030, 0, .030):
        parts += p.screw((x, -.0345, zc + .0004), .0030, brass)
    for r, n, y, z, mat in ((.0190, 26, 0, zc, p.birch('g1')), (.0108, 14, .0228, zc + .0145, p.walnut('g2'))):
        g = plate('gear', gear(r, n, .0022, .0026, 5 if r > .015 else 0), t, mat, pe if r > .015 else de, bev=.0002)
        g.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        g.location = (W / 2 + .0075, y, z)
        parts.append(g)
    parts.append(cyl('stub', (W / 2 + .004, .0228, zc + .0145), .0022, .016, brass, 'X', .0003))
    arm = plate('arm', [fillet([(-.006, -.006), (.006, -.006), (.0042, .034), (-.0042, .034)], [.006, .006, .004, .004], 8)], t, p.walnut('arm'), de, bev=.0003)
    arm.location = (W / 2 + .0170, 0, zc)
    arm.rotation_euler = (math.radians(20), 0, math.pi / 2)
    parts.append(arm)
    axis = arm.rotation_euler.to_matrix() @ p.Vector((0, .030, 0))
    parts.append(cyl('handle', (W / 2 + .028, axis.y, zc + axis.z), .0048, .020, p.birch('handle', 'X', 2), 'X', .0016))
    lid = plate('lid', [rrect(W + .016, D + .012, .006)], t, p.mark(p.birch('lid', scale=1.2), mask('music-box', 116, 80, lambda c: (art.wreath(c, 30, 22, 12, 2.6, .3, .45), notes(c)), 2048), (.116, .080), '#4A2A17', .7, depth=.3), pe, bev=.0003)
    lid.rotation_euler = (math.radians(72), 0, 0)
    lid.location = (-.012, D / 2 + .030, z0 + .034)
    parts.append(lid)
    p.group('box', parts, (0, -.010, 0), (0, 0, .48))
    camera((.03, -.40, .235), (.010, .006, .034), 64, 7.1, (0, -.02, .04))


def notes(c):
    """Two joined quavers."""
    for x, y in ((-7, 9), (7, 6)):
        c.save()
        c.translate(x, y)
        c.rotate(-.35)
        c.scale(1.3, 1)
        art.dot(c, 3.3)
        c.restore()
        c.rectangle(x + 2.9, y - 20, 1.1, 20)
        c.fill()
    for dy in (0, 5):
        c.move_to(-4.1, -11 + dy)
        c.line_to(11, -14 + dy)
        c.line_to(11, -11 + dy)
        c.line_to(-4.1, -8 + dy)
        c.close_path()
        c.fill()


def page(name, side, mat, w=.130, h=.190, rise=.016):
    """Half of an open book: a block of pages whose top curves down towards the fore-edge. side: -1 left, 1 right."""
    n = 40
    prof = []
    for k in range(n + 1):
        u = k / n
        prof.append((side * w * u, .004 + rise * (math.sin(math.pi * min(1, u * 1.15 + .02) ** .55)) * (1 - .35 * u)))
    v, f = [], []
    for x, z in prof:
        v += [(x, -h / 2, z), (x, h / 2, z), (x, -h / 2, .001), (x, h / 2, .001)]
    for k in range(n):
        a, b = 4 * k, 4 * k + 4
        f += [(a, b, b + 1, a + 1), (a + 2, b + 2, b, a), (a + 1, b + 1, b + 3, a + 3)]
    e = 4 * n
    f.append((e, e + 2, e + 3, e + 1))
    o = p.mesh(name, v, f, mat)
    uv = o.data.uv_layers.new(name='page')
    for poly in o.data.polygons:
        for li in poly.loop_indices:
            q = o.data.vertices[o.data.loops[li].vertex_index].co
            u = abs(q.x) / w
            uv.data[li].uv = (u if side > 0 else 1 - u, q.y / h + .5)
        poly.use_smooth = abs(poly.normal.y) < .5
    o.data.use_auto_smooth = True
    return o


def bookmarks():
    """Three filigree bookmarks, gold card, walnut and birch, on an open book of plates."""
    p.ground(p.linen('cloth', '#B9C0C4', '#8F989E', 700))
    p.wall(p.plain_stone('back', '#A9B0B5', '#9EA6AB', 1, 0), .9)
    p.lights(key=14, fill=2.2, rim=4, at=(0, 0, .02), world_power=.14)

    def left(c):
        c.set_line_width(.25)
        c.rectangle(-55, -84, 110, 168)
        c.stroke()
        c.translate(0, 66)
        art.fern(c, 132, 40, 26, .3, .5)

    def right(c):
        c.set_line_width(.25)
        c.rectangle(-55, -84, 110, 168)
        c.stroke()
        art.sprig(c, [(-22, 70), (-30, 20), (28, -10), (8, -70)], 13, 30, 6, lw=.5, fill=False)
    for side, draw in ((-1, left), (1, right)):
        g = p.graph('paper%d' % side)
        g.set(Base_Color=p.rgb('#F1EDE4'), Roughness=.9, Specular=.15)
        m = p.mark(g.mat, mask('page-%d' % side, 130, 190, draw, 3072), (1, 1), '#6A655C', .9, plane='uv', depth=0, grain=.1, strength=.75)
        page('page', side, m)
    box('cover', (-.137, -.100, 0), (.137, .100, .0022), pbr('cover', p.rgb('#20343F'), rough=.7, bump=(900, .3)), .0008)

    def strip(w, h, rows, style):
        out = [rrect(w, h, .004 if style != 'point' else .002, 8)]
        out.append(circle(.0022, 32, 0, h / 2 - .007))
        for k in range(rows):
            y = -h / 2 + .012 + (h - .030) * k / (rows - 1)
            if style == 'leaf':
                for s in (-1, 1):
                    out.append(tf(leaf(.0088, .0023, 12), math.pi / 2 - s * .85, s * .0007, y - .003))
            elif style == 'diamond':
                q = .0062
                for dx, kx in ((-.0055, .8), (.0055, .8)):
                    out.append([(dx - q * .5 * kx, y), (dx, y - q * .62), (dx + q * .5 * kx, y), (dx, y + q * .62)])
                out.append(circle(.0011, 20, 0, y + (h - .030) / (rows - 1) / 2))
            else:
                out.append(circle(.0048 - .0002 * k, 40, 0, y))
                for s in (-1, 1):
                    out.append(circle(.0011, 20, s * .0078, y))
        return out
    gold = pbr('gold card', p.rgb('#D9A63A'), rough=.62, spec=.35, bump=(1800, .12))
    silk = pbr('silk', p.rgb('#B8320A'), rough=.6, bump=(1500, .3))
    for w, h, t, rows, style, mat, edge, loc, rot in (
            (.024, .118, .0007, 9, 'leaf', gold, pbr('card edge', p.rgb('#8A6420'), rough=.8), (.068, -.010, .0142), (.045, math.radians(11), .22)),
            (.028, .122, .0016, 8, 'diamond', p.walnut('bw', 'Y'), dark_edge(.0016), (-.070, -.018, .0141), (.034, math.radians(-11), -.16)),
            (.026, .116, .0016, 8, 'moon', p.birch('bb', 'Y'), ply_edge(.0016), (.176, -.020, .0010), (0, 0, -.30))):
        o = plate('bookmark', strip(w, h, rows, style), t, mat, edge, bev=.00012)
        top = h / 2 - .007
        z = .0016
        cord = tube('cord', [(0, top, -.0004), (0, top + .003, z), (.001, top + .012, .0018), (.004, top + .022, .0012), (.006, top + .030, .0008)], .0008, silk, 10)
        tassel = [tube('tassel', [(.006, top + .030, .0008), (.0062 + .0010 * math.cos(k), top + .036, .0012 + .0006 * math.sin(k)), (.006 + .0042 * math.cos(k * 2.4), top + .052, .0010 + .0006 * math.sin(k * 2.4))], .00045, silk, 6) for k in range(12)]
        knot = sphere('knot', (.006, top + .0305, .0012), .0019, silk)
        p.group('bookmark', [o, cord, knot] + tassel, loc, rot)
    camera((.07, -.41, .33), (.044, -.004, .006), 56, 8, (.03, -.02, .016))


def bent(o, radius, cuts=140):
    """Bends a flat plate round z, its x becoming the angle: cut into thin strips first, so that it bends smoothly."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    xs = [v.co.x for v in bm.verts]
    lo, hi = min(xs), max(xs)
    for k in range(1, cuts):
        x = lo + (hi - lo) * k / cuts
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], dist=1e-7, plane_co=(x, 0, 0), plane_no=(1, 0, 0))
    for v in bm.verts:
        a, r = v.co.x / radius - math.pi / 2, radius + v.co.z
        v.co = p.Vector((r * math.cos(a), r * math.sin(a), v.co.y))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.location = (0, 0, 0)
    return o


def bracelet():
    """Two open cuffs, one of cut leather with brass studs, one of bent birch veneer, on stone."""
    p.light_set('#B5BCC1', '#D5DBDF', gloss=.2, key=10, fill=1.8, rim=6, back=5, at=(0, 0, .02))
    slab = plate('slab', [p.riven(.26, .18, .008, .0018, 4, 30)], .010, p.plain_stone('slab', '#6E757A', '#646B70', 1.4, .5, .8, .5), p.plain_stone('slabedge', '#5E656A', '#545B60', 2, .6, .9, .8), bev=.001, z=.0005)
    slab.rotation_euler = (0, 0, .15)
    R = .031

    def cuff(w, length, style):
        out = [rrect(length, w, w * .22, 10)]
        n = 13
        for k in range(n):
            x = -length / 2 + .022 + (length - .044) * k / (n - 1)
            if style == 'leaf':
                for s in (-1, 1):
                    out.append(tf(leaf(.0105, .0026, 12), s * 1.0, x - .003, s * .0010))
                    out.append(circle(.0009, 20, x + .0055, s * .0118))
            else:
                for s in (-1, 1):
                    out.append(tf(fillet([(0, -.0048), (.0033, 0), (0, .0048), (-.0033, 0)], .0006, 4), 0, x, s * .0052))
                out.append(circle(.0010, 20, x + .0055, 0))
        return out
    leather = p.graph('leather')
    v = leather.coords()
    cells = leather.cells(v, 900, feature='SMOOTH_F1')
    tone = leather.noise(v, 60, 5)
    leather.set(Base_Color=leather.mix(leather.remap(tone, .3, .7), p.rgb('#A65A29'), p.rgb('#83441E')), Roughness=.48, Specular=.4, Normal=leather.bump(cells, .30, .0004))
    burnt = pbr('burnt', (.018, .010, .006), rough=.8)
    length = 2 * math.pi * R * .84
    a = bent(plate('leather', cuff(.034, length, 'leaf'), .0026, leather.mat, burnt, bev=.0004), R)
    brass = p.satin('stud', '#D6AA5E', .2)
    parts = [a]
    for s in (-1, 1):
        ang = s * (length / 2 - .009) / R - math.pi / 2
        for z in (-.0085, .0085):
            stud = cyl('stud', ((R + .0032) * math.cos(ang), (R + .0032) * math.sin(ang), z), .0032, .0016, brass, bev=.0007)
            stud.rotation_euler = (math.pi / 2, 0, ang + math.pi / 2)
            parts.append(stud)
    p.group('cuff', parts, (-.040, .010, .0275), (0, 0, .35))
    b = bent(plate('wood', cuff(.026, 2 * math.pi * .029 * .82, 'diamond'), .0022, p.birch('cuffwood', 'Z', 2.2), pbr('cuffedge', p.rgb('#5A371C'), rough=.75), bev=.0005), .029)
    b.location = (.048, -.012, .0236)
    b.rotation_euler = (0, 0, -.45)
    camera((-.03, -.32, .150), (.004, -.002, .021), 72, 10, (0, -.03, .028))


def house(w, d, h, roof, seed, lit=(1, .62, .28)):
    """A plywood house: gabled fronts and eaves walls with cut windows, engraved shingles, snow on the roof, a lamp inside."""
    face, edge, t = p.birch('wall%d' % seed, scale=2), ply_edge(.002), .002
    parts = []

    def window(x, z, ww, wh):
        g = .0008
        return [rrect(ww / 2 - g, wh / 2 - g, .0002, 2, x + sx * ww / 4, z + sz * wh / 4) for sx in (-1, 1) for sz in (-1, 1)]
    gable = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + roof), (-w / 2, h)]
    for s in (-1, 1):
        holes = window(-w * .24, h * .66, w * .24, h * .30) + window(w * .24, h * .66, w * .24, h * .30) + [circle(w * .075, 32, 0, h + roof * .38)]
        if s < 0:
            door = fillet([(-w * .085, .001), (w * .085, .001), (w * .085, h * .42), (-w * .085, h * .42)], [.0002, .0002, w * .08, w * .08], 6)
            holes.append(door)
            holes += window(-w * .30, h * .26, w * .18, h * .26) + window(w * .30, h * .26, w * .18, h * .26)
        o = plate('gable', [gable] + holes, t, face, edge, bev=.0001)
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = (0, s * (d / 2 - t / 2), 0)
        parts.append(o)
    for s in (-1, 1):
        holes = [q for x in (-d * .26, d * .26) for q in window(x, h * .52, d * .22, h * .36)]
        o = plate('eaves', [[(-d / 2 + t, 0), (d / 2 - t, 0), (d / 2 - t, h), (-d / 2 + t, h)]] + holes, t, face, edge, bev=.0001)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        o.location = (s * (w / 2 - t / 2), 0, 0)
        parts.append(o)
    slope = math.atan2(roof, w / 2)
    length = math.hypot(roof, w / 2) + .005
    snow = pbr('snow', (.86, .90, .96), rough=.85, bump=(260, .35), spec=.3)
    for s in (-1, 1):
        o = plate('roof', [rrect(length, d + .010, .0006)], t, p.walnut('roof', 'Y'), dark_edge(.002), bev=.0001)
        cover = plate('snow', [p.riven(length * .93, d + .0085, .003, .002, seed + s, 16)], .0034, snow, bev=.0015)
        for q, lift in ((o, .0012), (cover, .0036)):
            q.rotation_euler = (0, s * slope, 0)
            mid = (length / 2 - .0008)
            q.location = (s * mid * math.cos(slope) + s * lift * math.sin(slope), 0, h + roof - mid * math.sin(slope) + lift * math.cos(slope))
            parts.append(q)
    parts.append(box('chimney', (w * .16, -.003, h + roof * .45), (w * .16 + .006, .003, h + roof + .007), p.walnut('chimney'), .0004))
    lamp = point('lamp', (0, 0, h * .55), .055 * w * d / .0014, lit, .004)
    parts.append(lamp)
    floor = plate('floor', [rrect(w - .003, d - .003, .0005)], .001, p.birch('floor'), edge, bev=.0001)
    parts.append(floor)
    return p.group('house', parts)


def tree(h, seed):
    """A conifer of two crossed plates with a little snow colour at its tips."""
    face = p.birch('pine%d' % seed, 'Y', 2)
    parts = []
    for i in range(2):
        half, n = [(.0012, 0), (.0012, h * .12)], 5
        for k in range(n):
            f = k / n
            half += [(h * .26 * (1 - f), h * (.12 + .74 * f)), (h * .11 * (1 - f), h * (.16 + .74 * (f + .75 / n)))]
        half.append((0, h * (1 if i == 0 else .985)))
        o = plate('pine', [fillet(half + [(-x, y) for x, y in half[-2::-1]], .0003, 2)], .002, face, ply_edge(.002), bev=.0001)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2 * i)
        parts.append(o)
    return p.group('pine', parts)


def village():
    """A plywood village at dusk, lamps on, snow on roofs and ground."""
    g = p.graph('snowfield')
    v = g.coords()
    h = g.math('ADD', g.math('MULTIPLY', g.noise(v, 12, 3), 1.0), g.math('MULTIPLY', g.noise(v, 900, 3), .06))
    g.set(Base_Color=(.80, .85, .93), Roughness=.8, Specular=.3, Normal=g.bump(h, .5, .012))
    p.ground(g.mat)
    p.wall(pbr('dusk', p.rgb('#31435E'), rough=1), .85)
    p.world((.30, .45, .85), .28)
    area('moon', (.6, .25, .8), (0, 0, 0), .25, 5.5, (.60, .75, 1))
    area('horizon', (-.2, .55, .06), (0, .85, .12), .9, 2.6, (1, .60, .36), .05)
    area('fill', (-.6, -.7, .5), (0, 0, 0), .6, 1.0, (.6, .75, 1))
    for w, d, hh, r, loc, rz, seed in ((.050, .060, .036, .026, (-.072, .000, 0), .50, 1), (.042, .048, .030, .023, (.006, .040, 0), -.18, 2), (.056, .052, .042, .026, (.084, -.004, 0), -.55, 3), (.036, .042, .026, .020, (-.052, .108, 0), .2, 4), (.044, .046, .032, .024, (.072, .118, 0), -.3, 5), (.038, .040, .028, .022, (.158, .075, 0), -.6, 6), (.038, .044, .028, .022, (-.150, .080, 0), .6, 7)):
        q = house(w, d, hh, r, seed)
        q.location, q.rotation_euler = loc, (0, 0, rz)
    tower = house(.028, .028, .074, .042, 9)
    tower.location, tower.rotation_euler = (.012, .128, 0), (0, 0, .1)
    rnd = random.Random(6)
    spots = ((-.122, -.022, .056), (-.020, -.012, .030), (.036, .000, .040), (.138, -.018, .060), (.045, .075, .044), (-.105, .056, .050), (.118, .048, .046), (-.03, .155, .060), (.12, .165, .066), (-.20, .05, .064), (.205, .03, .058), (-.11, .17, .070), (.20, .16, .072), (-.21, .15, .07), (.04, .21, .07), (-.150, -.040, .036), (.118, -.045, .034))
    for i, (x, y, hh) in enumerate(spots):
        q = tree(hh, i)
        q.location, q.rotation_euler = (x, y, -.0005), (0, 0, rnd.uniform(0, 1.5))
    post = pbr('post', (.03, .025, .02), rough=.6)
    for x, y in ((-.022, -.040), (.044, -.046)):
        cyl('post', (x, y, .0105), .0007, .021, post, bev=.0002)
        sphere('lantern', (x, y, .0225), .0022, emis('lantern', (1, .66, .30), 14))
        point('glow', (x, y, .0225), .012, (1, .62, .28), .0025)
    camera((-.03, -.42, .135), (.006, .03, .042), 54, 4.5, (0, -.01, .03))


CARD = dict(width=960, height=640, samples=20, oversample=1.5, bounces=6, bloom=.03, vignette=.15)
SHOTS = {
    'gallery/clock': Shot(clock, **CARD),
    'gallery/chess': Shot(chess, **CARD),
    'gallery/music-box': Shot(music_box, **CARD),
    'gallery/bookmarks': Shot(bookmarks, **CARD),
    'gallery/bracelet': Shot(bracelet, **CARD),
    'gallery/village': Shot(village, **{**CARD, 'bloom': .08, 'samples': 28}),
}
