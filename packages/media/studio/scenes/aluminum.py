"""Anodised aluminium: the laser bleaches the dye, so every mark is pale and crisp."""
import math

import motifs_hard as art
import props_hard as p
from lib import Shot, area, box, camera, circle, cyl, emis, fillet, pbr, plate, prism_z, rrect, tube
from motifs_hard import mask

ORANGE, BLUE, GRAPHITE, TEAL, RED = '#E8481A', '#1D3F8F', '#2A2D31', '#11706E', '#B01E28'


def bleached(mat, path, size, **more):
    """A pale, matt mark in the oxide layer."""
    return p.mark(mat, path, size, p.WHITE_MARK, .55, .05, depth=0, grain=.06, **more)


def nameplate():
    """A machine's rating plate: model, ratings, a code, four screws, on a painted housing."""
    p.ground(pbr('housing', p.rgb('#C9CED2'), rough=.42, bump=(900, .12)))
    p.wall(p.plain_stone('back', '#BFC6CC', '#B4BCC3', 1, 0), .9)
    p.lights(key=13, fill=2.2, rim=7, at=(0, 0, 0), world_power=.12)

    def draw(c):
        c.set_line_width(.45)
        art.rounded(c, -46.5, -31.5, 93, 63, 3)
        c.stroke()
        art.label(c, 'LIGHT 640', -41, -21.5, 10.5, align='l')
        c.rectangle(-41, -13.6, 82, .5)
        c.fill()
        for i, (a, b) in enumerate((('P', '80 W'), ('λ', '10.6 µm'), ('mm', '600 × 400'), ('V ~', '230'))):
            y = -7.4 + i * 7.6
            art.label(c, a, -41, y, 3.6, bold=False, align='l')
            art.label(c, b, -26, y, 4.2, align='l')
            if i < 3:
                c.rectangle(-41, y + 3.7, 52, .16)
                c.fill()
        art.data_matrix(c, 21, 20, 5, 29, 2.6)
        art.label(c, 'L640 0417 2026', 29, 17.4, 3.0, bold=False)
        for k in range(38):
            c.rectangle(-37 + k * 1.2, 24.2, .25 + .55 * ((k * 7919) % 3) / 2, 4.2)
            c.fill()
    path = mask('nameplate', 100, 70, draw, 3072)
    holes = [circle(.0022, 40, sx * .0445, sy * .0295) for sx in (-1, 1) for sy in (-1, 1)]
    top = bleached(p.anodised('navy', '#14264F', .36), path, (.1, .07))
    t = plate('plate', [rrect(.1, .07, .004)] + holes, .0020, top, p.satin('cut', '#B9C2D2', .22), bev=.0004, z=0)
    parts = [t]
    zinc = p.satin('zinc', '#C9CDD0', .24)
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts += p.screw((sx * .0445, sy * .0295, .0018), .0036, zinc)
    p.group('plate', parts, (0, 0, 0), (0, 0, .20))
    for x in (-.10, .098):
        g = box('gap', (x - .0006, -.4, -.004), (x + .0006, .5, .00015), pbr('gap', (.01, .01, .01), rough=.9), 0)
        g.rotation_euler = (0, 0, .20)
    for i in range(9):
        v = box('vent', (-.035, -.0024, -.002), (.035, .0024, .0002), pbr('vent', (.008, .008, .009), rough=.8), .0011)
        v.location = (.030 - .0022 * i, .075 + .011 * i, 0)
        v.rotation_euler = (0, 0, .20)
    camera((-.055, -.185, .165), (.001, .003, 0), 64, 8, (0, -.01, .002))


def knob(loc, r, h, mat, cap, angle=0.0):
    """A turned knob with a fluted skirt and a pointer line."""
    loops = [[((r + (.0006 if k % 2 else 0)) * math.cos(2 * math.pi * k / 72), (r + (.0006 if k % 2 else 0)) * math.sin(2 * math.pi * k / 72)) for k in range(72)]]
    skirt = plate('skirt', loops, h * .8, mat, mat, bev=.0005)
    top = cyl('top', (0, 0, h * .86), r * .90, h * .16, cap, bev=.0008)
    line = box('pointer', (-.0006, r * .35, h * .94), (.0006, r * .90, h * .945), emis('pointer', (1, .98, .95), .8), .0001)
    collar = cyl('collar', (0, 0, .0006), r * 1.12, .0012, p.satin('collar', '#9DA2A7', .22), bev=.0003)
    return p.group('knob', [skirt, top, line, collar], loc, (0, 0, math.radians(-angle)))


def front_panel():
    """The black front of an instrument: knobs with scales, a switch row, jacks, one lit lamp."""
    W, H = .26, .12

    def draw(c):
        for i, x in enumerate((-98, -46)):
            c.save()
            c.translate(x, -14)
            art.dial(c, 17.5, n=11, minor=3, tick=3.0, lw=.55, size=4.0, figures=[str(k) for k in range(11)])
            c.restore()
            art.label(c, ('Hz', 'dB')[i], x, 20, 4.8)
        c.set_line_width(.45)
        art.rounded(c, -14, -46, 66, 48, 3)
        c.stroke()
        c.set_line_width(.22)
        for k in range(1, 6):
            c.move_to(-14 + 11 * k, -46)
            c.line_to(-14 + 11 * k, 2)
        for k in range(1, 4):
            c.move_to(-14, -46 + 12 * k)
            c.line_to(52, -46 + 12 * k)
        c.stroke()
        c.set_line_width(.9)
        for k in range(133):
            x = -14 + k / 2
            y = -22 - 17 * math.sin(k * .125) * math.exp(-((k - 66) / 48) ** 2)
            (c.line_to if k else c.move_to)(x, y)
        c.stroke()
        for i in range(4):
            x = -5 + i * 16
            art.ring(c, 6.2, .45, x, 24)
            art.label(c, str(i + 1), x, 35.5, 4.4)
        c.save()
        c.translate(92, -20)
        art.dial(c, 25.5, n=11, minor=4, tick=3.6, lw=.6, size=4.4, figures=['0', '', '20', '', '40', '', '60', '', '80', '', '100'])
        c.restore()
        art.label(c, '%', 92, 13, 5)
        for i, x in enumerate((80, 104)):
            art.ring(c, 6.6, .45, x, 33)
        c.rectangle(-118, 44, 236, .35)
        c.fill()
        art.label(c, 'M20', -118, 50.5, 6.4, align='l')
        art.label(c, '24 V', 118, 50.5, 4.4, bold=False, align='r')
    path = mask('front-panel', 260, 120, draw, 4096)
    black = bleached(p.anodised('black', '#16181A', .38), path, (W, H))
    face = plate('panel', [rrect(W, H, .004)], .004, black, p.satin('cut', '#8E9398', .22), bev=.0007)
    parts = [face]
    dark, cap = pbr('knobdark', p.rgb('#191B1E'), rough=.45), p.satin('cap', '#B9BEC3', .25)
    orange = p.anodised('capo', ORANGE, .3)
    for x, y, r, h, m, a in ((-.098, .014, .0125, .013, cap, -60), (-.046, .014, .0125, .013, cap, 35), (.092, .020, .0185, .016, orange, 15)):
        parts.append(knob((x, y, .004), r, h, dark, m, a))
    for i in range(4):
        x = -.005 + i * .016
        parts.append(cyl('button', (x, -.024, .0055), .0046, .004, pbr('button', p.rgb('#2A2C2F'), rough=.4), bev=.0008))
    parts.append(cyl('led', (.043, -.024, .0078), .0014, .0012, emis('led', (1, .30, .06), 9), bev=.0004))
    for x in (.080, .104):
        parts.append(plate('jackring', [circle(.0058, 6 * 8), circle(.0032, 40)], .0035, p.satin('nickel', '#C9CDD0', .18), bev=.0006, z=.004))
        parts.append(cyl('hole', (x, -.033, .0041), .0033, .0004, pbr('hole', (.004, .004, .004), rough=.9), bev=0))
        parts[-2].location.x, parts[-2].location.y = x, -.033
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts += p.screw((sx * .124, sy * .053, .0038), .0026, p.satin('zinc', '#C9CDD0', .24))
    e = p.group('panel', parts)
    body = box('body', (-W / 2 + .002, -H / 2 + .002, -.12), (W / 2 - .002, H / 2 - .002, -.0004), p.satin('case', '#3A3E43', .42), .003)
    body.parent = e
    e.rotation_euler = (math.radians(72), 0, .30)
    e.location = (0, 0, H / 2 * math.sin(math.radians(72)) + .001)
    p.light_set('#AFB6BC', '#CBD2D8', gloss=.3, key=9, fill=2.2, rim=6, back=5, at=(0, 0, .06))
    area('face', (-.5, -.6, .55), (0, 0, .06), .4, 7, (1, .95, .88))
    camera((-.105, -.50, .235), (.006, 0, .052), 60, 8, (0, -.02, .06))


def card():
    """A fan of anodised cards, each with its own line drawing."""
    p.light_set('#C3C8CC', '#E0E4E7', gloss=.2, key=11, fill=2, rim=5.5, back=5, at=(0, 0, .01))

    def face(kind):
        def draw(c):
            c.rectangle(-42.8, -27, 85.6, 54)
            c.clip()
            if kind == 0:
                c.rectangle(-38, -22, 76, 44)
                c.clip()
                art.contour(c, 84, 52, 23, 16, .20)
            elif kind == 1:
                    art.sprig(c, [(-34, 16), (-14, -14), (10, 18), (34, -14)], 12, 12, 2.6, lw=.4)
            elif kind == 2:
                c.translate(24, 0)
                art.compass(c, 17)
                c.translate(-24, 0)
                art.label(c, '0417', -37, 14, 8, align='l')
                c.rectangle(-37, 20, 30, .5)
                c.fill()
            elif kind == 3:
                c.rectangle(-38, -2, 76, 24)
                c.clip()
                c.translate(0, 12)
                art.waves(c, 86, 30, 6, .3)
            else:
                for k in range(6):
                    c.save()
                    c.translate(-32 + 13 * k, 0)
                    if k > 3:
                        c.scale(-1, 1)
                    art.moon(c, 4.6, (-.75, -.4, .1, 1, .1, -.4)[k], .3)
                    c.restore()
        return mask('card-%d' % kind, 85.6, 54, draw, 3072)
    for i, colour in enumerate((GRAPHITE, TEAL, BLUE, RED, ORANGE)):
        kind = (4, 3, 2, 1, 0)[i]
        m = bleached(p.anodised('card%d' % i, colour, .34), face(kind), (.0856, .054))
        shape = [(x + .030, y) for x, y in rrect(.0856, .054, .0032, 10)]
        t = plate('card', [shape], .0009, m, p.satin('side%d' % i, '#C3C8CD', .2), bev=.00015)
        for v in t.data.vertices:
            v.co.x -= .030
        a = math.radians(76 - i * 27)
        t.rotation_euler = (0, math.radians(.6), a)
        t.location = (-.034 + .048 * math.cos(a), -.026 + .048 * math.sin(a), .0006 + i * .0011)
    camera((-.050, -.25, .245), (.002, -.008, 0), 60, 8, (0, -.01, .004))


def key_tag():
    """Numbered tags in four colours on split rings, one key with them."""
    p.ground(p.plain_stone('table', '#D5D8DA', '#C9CDD0', 1.2, .25, .7, .2))
    p.wall(p.plain_stone('back', '#C6CBCF', '#BCC2C7', 1, 0), .9)
    p.lights(key=12, fill=2.2, rim=5, at=(0, 0, 0), world_power=.14)
    outline = fillet([(-.017, -.026), (.017, -.026), (.017, .012), (.007, .027), (-.007, .027), (-.017, .012)], [.004, .004, .006, .005, .005, .006], 8)
    wire = p.satin('wire', '#C9CDD1', .16)
    for i, (colour, number, loc, rz) in enumerate(((ORANGE, '204', (-.036, -.014, .0006), .42), (BLUE, '118', (.006, .010, .0006), .05), (GRAPHITE, '307', (.047, -.008, .0006), -.30))):
        def draw(c, number=number, i=i):
            art.label(c, number, 0, -1, 12.5)
            c.rectangle(-10, 7.5, 20, .5)
            c.fill()
            if i == 0:
                art.data_matrix(c, 11, 14, 8, 0, 15.6)
            elif i == 1:
                art.sprig(c, [(-10, 18), (-4, 12), (4, 20), (10, 14)], 6, 6, 1.5, lw=.3)
            else:
                c.rectangle(-10.5, 10.5, 21, 11)
                c.clip()
                c.translate(0, 16)
                art.waves(c, 24, 12, 2.6, .22)
        path = mask('key-tag-%d' % i, 34, 54, draw)
        m = bleached(p.anodised('tag%d' % i, colour, .34), path, (.034, .054))
        t = plate('tag', [outline, circle(.0030, 40, 0, .0195)], .0024, m, p.anodised('tagedge%d' % i, colour, .25), bev=.0006)
        rings = [p.torus('ring', .0105, .0008, wire, (.001, .0275, .0016 + .0004), (math.radians(9), math.radians(-5), 0)), p.torus('ring', .0105, .0008, wire, (.001, .0275, .0031 + .0002), (math.radians(9), math.radians(-5), .3))]
        p.group('tag', [t] + rings, loc, (0, 0, rz))
    brass = p.satin('brass', '#A87F3C', .38)
    bow = fillet([(-.012, .003), (-.012, .018), (-.004, .026), (.004, .026), (.012, .018), (.012, .003), (.0042, -.003), (.0042, -.030), (.0015, -.034), (-.0042, -.034), (-.0042, -.028), (-.0022, -.026), (-.0042, -.0235), (-.0022, -.0205), (-.0042, -.018), (-.0030, -.015), (-.0042, -.012), (-.0042, -.003)], [.003, .006, .005, .005, .006, .003, .002, .001, .001, .001, .0006, .0006, .0006, .0006, .0006, .0006, .0006, .002], 5)
    k = plate('key', [bow, circle(.0032, 40, 0, .0195)], .0022, brass, brass, bev=.0004)
    k.location, k.rotation_euler = (.036, .052, .0011), (0, 0, -1.15)
    camera((-.045, -.205, .200), (.004, .004, 0), 64, 8, (0, -.006, .003))


def carabiner():
    """Two anodised carabiners, a scale and a mountain bleached into their spines."""
    p.ground(p.plain_stone('rock', '#8A8F93', '#787D82', .9, .5, .85, .8))
    p.wall(p.plain_stone('back', '#A9B0B6', '#9DA5AC', 1, 0), .9)
    p.lights(key=13, fill=2, rim=5, at=(0, 0, 0), world_power=.12)

    def one(name, colour, draw, loc, rz):
        path_pts = fillet([(-.0195, -.044), (.0165, -.047), (.024, .016), (.006, .049), (-.0195, .043)], [.013, .014, .02, .013, .012], 16)
        m = p.anodised(name, colour, .3)
        n = len(path_pts)
        dense = []
        for i in range(n):
            a, b = path_pts[i], path_pts[(i + 1) % n]
            k = max(1, int(math.dist(a, b) / .002))
            dense += [(a[0] + (b[0] - a[0]) * j / k, a[1] + (b[1] - a[1]) * j / k) for j in range(k)]
        on_gate = lambda q: q[0] > .0155 and -.033 < q[1] < .013
        body = [q for q in dense if not on_gate(q)]
        first = next(i for i in range(len(body)) if math.dist(body[i], body[i - 1]) > .02)
        body = body[first:] + body[:first]
        t = tube('body', [(x, y, 0) for x, y in body], .0050, m, 12)
        t.data.bevel_resolution = 8
        t.data.use_fill_caps = True
        gm = p.satin(name + '_gate', '#C3C8CD', .2)
        g0, g1 = body[-1], body[0]
        gate = tube('gate', [(g0[0] + (g1[0] - g0[0]) * u, g0[1] + (g1[1] - g0[1]) * u, 0) for u in (-.03, .2, .4, .6, .8, 1.03)], .0038, gm, 12)
        gate.data.bevel_resolution = 8
        gate.data.use_fill_caps = True
        pin = cyl('pin', (g0[0], g0[1], 0), .0019, .0116, p.satin('pin', '#D9DCDF', .15), bev=.0004)
        spine = box(name + '_spine', (-.0036, -.030, -.0009), (.0036, .030, .0009), bleached(p.anodised(name + '_flat', colour, .32), mask('carabiner-' + name, 7.2, 60, draw, 3072), (.0072, .060)), .0007)
        spine.location = (-.0195, -.0005, .0046)
        return p.group(name, [t, gate, pin, spine], loc, (0, 0, rz))

    def ticks(c):
        for k in range(51):
            y = 25 - k
            w = 5.0 if k % 10 == 0 else 3.4 if k % 5 == 0 else 2.0
            c.rectangle(-3.0, y - .25, w, .5)
            c.fill()

    def words(c):
        c.rotate(-math.pi / 2)
        art.label(c, '24 kN', -24, 0, 4.6, align='l')
        art.label(c, '0417', 8, 0, 3.8, bold=False, align='l')
        c.translate(22.5, 0)
        art.compass(c, 3.0)
    one('summit', ORANGE, words, (-.026, -.006, .0052), -1.02)
    one('ridge', BLUE, ticks, (.044, .030, .0052), -2.35)
    rope = p.graph('rope')
    v = rope.coords('UV', (1, 1, 1))
    sep = rope.new('ShaderNodeSeparateXYZ')
    rope.l(v, sep.inputs[0])
    strand = rope.math('ADD', rope.math('MULTIPLY', sep.outputs[0], 160), rope.math('MULTIPLY', sep.outputs[1], 6))
    cross = rope.math('SUBTRACT', rope.math('MULTIPLY', sep.outputs[0], 160), rope.math('MULTIPLY', sep.outputs[1], 6))
    weave = rope.math('MULTIPLY', rope.math('SINE', rope.math('MULTIPLY', strand, 6.283)), rope.math('SINE', rope.math('MULTIPLY', cross, 6.283)))
    rope.set(Base_Color=rope.mix(rope.remap(weave, -.6, .6), p.rgb('#D9DCDD'), p.rgb('#1F6E77')), Roughness=.85, Sheen=.4, Normal=rope.bump(weave, .6, .0008))
    tube('rope', [(-.30, .10, .0055), (-.14, .075, .0055), (-.06, .086, .0055), (.0, .098, .0055), (.06, .092, .0055), (.13, .098, .0055), (.24, .08, .0055), (.4, .09, .0055)], .0052, rope.mat, 24)
    camera((-.05, -.215, .205), (.004, .008, .002), 60, 7.1, (-.01, -.006, .006))


def enclosure():
    """A small extruded enclosure with fins and ports, legends bleached above each opening."""
    p.light_set('#AEB5BB', '#CCD3D9', gloss=.35, key=10, fill=2, rim=6, back=5, at=(0, 0, .03))
    W, D, H = .12, .11, .042
    n = 9
    top = []
    for i in range(n):
        x0 = -W / 2 + .014 + i * (W - .028) / n
        x1 = x0 + (W - .028) / n
        m = (x1 - x0) * .42
        top += [(x0, H - .005), (x0 + m, H - .005), (x0 + m, H), (x1, H)]
    outline = [(-W / 2 + .005, 0), (W / 2 - .005, 0), (W / 2, .005), (W / 2, H - .004), (W / 2 - .004, H)] + [(x, z) for x, z in top[::-1]] + [(-W / 2 + .004, H), (-W / 2, H - .004), (-W / 2, .005)]
    body_m = p.anodised('body', '#2B3036', .36)
    body = prism_z('body', outline, -D / 2, D / 2, body_m, .0006, 2)
    body.rotation_euler = (math.pi / 2, 0, 0)

    def draw(c):
        c.set_line_width(.5)
        for x, w in ((-39, 13), (-18, 13)):
            art.rounded(c, x - w / 2 - 1.6, -3.4, w + 3.2, 10.4, 2)
            c.stroke()
        for x in (-39, -18):
            c.set_line_width(.6)
            c.move_to(x, -6.2)
            c.line_to(x, -13)
            c.stroke()
            c.move_to(x - 1.3, -11.2)
            c.line_to(x, -13.6)
            c.line_to(x + 1.3, -11.2)
            c.close_path()
            c.fill()
            c.move_to(x, -7.6)
            c.line_to(x - 2.2, -9.4)
            c.line_to(x - 2.2, -10.4)
            c.move_to(x, -6.8)
            c.line_to(x + 2.2, -8.6)
            c.line_to(x + 2.2, -10)
            c.stroke()
            art.dot(c, .8, x - 2.2, -10.6)
            c.rectangle(x + 1.5, -11.2, 1.4, 1.4)
            c.fill()
            art.dot(c, 1.0, x, -6.0)
        art.ring(c, 8.4, .5, 8, 1.4)
        art.label(c, '24 V', 8, -11.6, 4.6)
        for i in range(3):
            art.ring(c, 2.2, .35, 29 + i * 8.5, 1.4)
            art.label(c, str(i + 1), 29 + i * 8.5, -5.6, 4)
        art.label(c, 'L-LINK', 28.4, -12.2, 5.0)
        c.rectangle(-54, 11.4, 108, .3)
        c.fill()
    path = mask('enclosure', 116, 38, draw, 4096)
    parts = [body]
    front = plate('front', [rrect(.116, .038, .003), [(x - .039, y - .0018) for x, y in rrect(.013, .0072, .001, 4)], [(x - .018, y - .0018) for x, y in rrect(.013, .0072, .001, 4)], circle(.0062, 48, .008, -.0014)], .0022, bleached(p.anodised('front', ORANGE, .34), path, (.116, .038)), p.anodised('frontedge', ORANGE, .26), bev=.0004)
    front.rotation_euler = (math.pi / 2, 0, 0)
    front.location = (0, -D / 2 - .0012, H / 2 - .0015)
    parts.append(front)
    y = -D / 2 - .0004
    z = H / 2 - .0015
    for x in (-.039, -.018):
        parts.append(box('port', (x - .006, y, z - .0054), (x + .006, y + .0006, z + .0018), p.satin('shell', '#8E9398', .3), .0002))
        parts.append(box('dark', (x - .0052, y - .0002, z - .0046), (x + .0052, y, z + .0010), pbr('dark', (.006, .006, .007), rough=.7), .0002))
        parts.append(box('tongue', (x - .0046, y - .0007, z - .0006), (x + .0046, y - .0002, z + .0006), pbr('tongue', (.85, .86, .86), rough=.5), .0002))
    parts.append(cyl('jack', (.008, y - .0002, z - .0014), .0058, .0008, pbr('dark', (.006, .006, .007), rough=.7), 'Y', .0002))
    parts.append(cyl('pin', (.008, y - .0012, z - .0014), .0012, .003, p.satin('pin', '#D9DCDF', .15), 'Y', .0003))
    for i in range(3):
        parts.append(cyl('led', (.029 + i * .0085, y - .0020, z - .0014), .0013, .0016, emis('led%d' % i, ((.15, 1, .35), (1, .55, .08), (.25, .25, .25))[i], (4, 4, .3)[i]), 'Y', .0004))
    for sx in (-1, 1):
        for zz in (.0065, H - .0095):
            parts += p.screw((sx * .0535, -D / 2 - .0022, zz), .0023, p.satin('zinc', '#C9CDD0', .24), '-Y')
    p.group('box', parts, (0, 0, .002), (0, 0, .42))
    camera((-.06, -.36, .175), (.004, 0, .018), 68, 8, (0, -.05, .025))


def background():
    """Blasted, anodised sheet in deep blue; one faint drawing running out of the light."""
    m = bleached(p.anodised('sheet', '#16345F', .40), mask('aluminum-background', 300, 150, lambda c: art.contour(c, 300, 150, 44, 9, .3)), (.40, .20), strength=.22)
    p.ground(m)
    p.world((.7, .82, 1), .25)
    area('key', (-.6, .5, .40), (0, 0, 0), .8, 8, (1, .95, .88), .35)
    area('fill', (.6, .2, .5), (.1, 0, 0), .7, 3.5, (.78, .88, 1), .4)
    camera((.02, -.20, .28), (0, 0, 0), 60, 5.6, (0, -.02, 0))


CARD = dict(width=800, height=533, samples=20, oversample=1.5, bounces=6, bloom=.03, vignette=.15)
SHOTS = {
    'materials/aluminum/nameplate': Shot(nameplate, **CARD),
    'materials/aluminum/front-panel': Shot(front_panel, **CARD),
    'materials/aluminum/card': Shot(card, **CARD),
    'materials/aluminum/key-tag': Shot(key_tag, **CARD),
    'materials/aluminum/carabiner': Shot(carabiner, **CARD),
    'materials/aluminum/enclosure': Shot(enclosure, **CARD),
    'materials/aluminum/background': Shot(background, 1440, 720, 20, bloom=0, vignette=.1),
}
