"""Metal: steel and titanium with dark annealed marks, as a fibre laser leaves them."""
import math

import motifs_hard as art
import props_hard as p
from lib import Shot, area, camera, circle, cyl, fillet, hexc, pbr, plate, rrect, tf, wood
from motifs_hard import mask


def steel(name, axis='X', rough=.27, color='#C4C8CC', fine=1.0):
    """Brushed stainless steel."""
    return p.brushed(name, color, rough, axis, fine)


def annealed(mat, path, size, **more):
    """A dark oxide mark: no depth, nearly as smooth as the metal."""
    return p.mark(mat, path, size, p.STEEL_MARK, .55, 0.0, depth=0, grain=.10, spec=.12, **more)


def bench(tone='#2A2E33', tone2='#22262A'):
    """A dark workbench mat under a low key and a long strip that the metal mirrors."""
    p.ground(p.plain_stone('mat', tone, tone2, 1.2, .25, .75, .3))
    p.wall(p.plain_stone('back', '#3A4046', '#33383E', 1, 0), .9)
    p.world((.70, .82, 1), .10)
    area('key', (-.45, .35, .45), (0, 0, 0), .30, 9, (1, .92, .82), .5)
    area('strip', (.15, .75, .45), (0, 0, 0), .9, 9, (.92, .96, 1), .22)
    area('fill', (.55, -.45, .5), (0, 0, 0), .6, 2.2, (.80, .88, 1))


def dog_tag():
    """Two stamped steel tags on a ball chain, a compass and a position on them."""
    bench('#4A3A30', '#3E3028')
    outline = rrect(.028, .050, .0137, 16)

    def face(kind):
        def draw(c):
            c.translate(0, 1.5)
            if kind == 'a':
                c.save()
                c.translate(0, -4)
                art.compass(c, 9.6)
                c.restore()
                art.label(c, '31°13′ N', 0, 10.5, 2.7)
                art.label(c, '121°28′ E', 0, 14.4, 2.7)
            else:
                c.save()
                c.arc(0, -3.5, 10.2, 0, 7)
                c.clip()
                c.translate(0, -3)
                art.mountains(c, 22, 17, 5, 3, .22, .55)
                c.restore()
                art.ring(c, 10.2, .3, 0, -3.5)
                art.label(c, 'A+  0417', 0, 11.5, 3.0)
        return mask('dog-tag-' + kind, 28, 50, draw)
    rim = steel('rim', rough=.2)
    tags = []
    for i, (kind, loc, rz) in enumerate((('a', (-.012, -.008, .0014), .55), ('b', (.014, .006, .0004), .10))):
        m = annealed(steel('tag' + kind, 'X', .3, fine=1.6), face(kind), (.028, .050))
        t = plate('tag', [outline, circle(.0019, 40, 0, .0205)], .0012, m, rim, bev=.0003)
        edge = plate('edge', [outline, rrect(.0258, .0478, .0126, 16)], .0017, rim, rim, bev=.0004)
        g = p.group('tag', [t, edge], loc, (0, .02 if i == 0 else 0, rz))
        t.location.z = .0004
        tags.append(g)
    bead = p.satin('bead', '#C9CDD1', .16)
    p.ball_chain([(-.0225, .0112, .0030), (-.034, .028, .0013), (-.058, .030, .0012), (-.072, .006, .0012), (-.052, -.030, .0012), (-.020, -.046, .0012), (.022, -.044, .0012), (.052, -.024, .0012), (.060, .010, .0012), (.046, .036, .0012), (.022, .040, .0012), (.0125, .0292, .0022), (.0115, .024, .0020)], .0011, bead, 2.35)
    camera((-.035, -.165, .165), (-.004, -.003, 0), 68, 8, (-.006, -.006, .002))


def ruler():
    """A steel rule on a drawing, its scale annealed dark."""
    p.ground(p.plain_stone('paper', '#EDEBE6', '#E6E3DC', 2, 0, .85, .12))
    p.wall(p.plain_stone('back', '#C9CDD0', '#BFC4C8', 1, 0), .8)
    p.world((.80, .88, 1), .14)
    area('key', (-.42, .38, .42), (0, 0, 0), .30, 9, (1, .92, .82), .5)
    area('strip', (-.35, .70, .40), (0, 0, 0), .7, 4, (1, 1, 1), .2)
    area('fill', (.5, -.5, .5), (0, 0, 0), .6, 2, (.80, .88, 1))

    def scale(c):
        for k in range(0, 401):
            x = -100 + k / 2
            if k % 2:
                continue
            n = 7.2 if k % 20 == 0 else 5.6 if k % 10 == 0 else 4.0 if k % 2 == 0 else 2.6
            c.rectangle(x - .11, -15, .22, n)
            c.fill()
            if k % 20 == 0 and 0 < k < 400:
                art.label(c, str(k // 2), x, -4.6, 4.0)
        for k in range(0, 126):
            x = -100 + k * 25.4 / 16
            n = 6.6 if k % 16 == 0 else 5 if k % 8 == 0 else 3.9 if k % 4 == 0 else 2.8
            c.rectangle(x - .11, 15 - n, .22, n)
            c.fill()
            if k % 16 == 0 and k:
                art.label(c, str(k // 16), x, 4.6, 4.0)
        art.data_matrix(c, 5.2, 14, 8, 88, 1)
    m = annealed(steel('rule', 'X', .24, '#CDD1D4'), mask('ruler', 200, 30, scale, 6144), (.2, .03))
    r = plate('rule', [rrect(.206, .030, .002), circle(.0030, 48, -.0985, 0)], .0010, m, steel('edge', 'X', .2), bev=.0002)
    r.location, r.rotation_euler = (.020, .004, .0008), (0, 0, .42)
    g = p.graph('drawing')

    def plan(c):
        c.set_line_width(.25)
        for q in (46, 44, 30, 9):
            art.ring(c, q, .28, -18, -6)
        for k in range(6):
            a = math.pi * k / 3
            art.ring(c, 4.2, .25, -18 + 37 * math.cos(a), -6 + 37 * math.sin(a))
        c.set_line_width(.15)
        for x0, y0, x1, y1 in ((-75, -6, 60, -6), (-18, -62, -18, 52)):
            c.set_dash([4, 1, 1, 1])
            c.move_to(x0, y0)
            c.line_to(x1, y1)
            c.stroke()
        c.set_dash([])
        for x in (-64, 28):
            c.move_to(x, -4)
            c.line_to(x, 62)
            c.stroke()
        c.move_to(-64, 58)
        c.line_to(28, 58)
        c.stroke()
        art.label(c, '92.00', -18, 55.5, 4, bold=False)
    g.set(Base_Color=hexc('#F3F1EC'), Roughness=.85, Specular=.2)
    sheet = plate('sheet', [rrect(.21, .15, .0005)], .0002, p.mark(g.mat, mask('ruler-plan', 210, 150, plan, 3072), (.21, .15), '#3A3D42', .9, 0, depth=0), bev=.00002)
    sheet.rotation_euler = (0, 0, -.12)
    sheet.location = (0, .010, .0001)
    paint = pbr('pencil', hexc('#D8481C'), rough=.35, coat=.5)
    b = cyl('pencil', (0, 0, 0), .0037, .14, paint, bev=.0004, n=6)
    tip = cyl('tip', (0, 0, .079), .0035, .018, p.birch('cone', 'Y', 3), bev=0, r2=.0009, n=32)
    lead = cyl('lead', (0, 0, .0885), .0010, .004, pbr('lead', (.03, .03, .035), rough=.35), bev=0, r2=.0002, n=24)
    p.group('pencil', [b, tip, lead], (.036, -.040, .0036), (0, math.pi / 2, 2.5))
    camera((-.085, -.165, .165), (-.018, -.006, 0), 68, 9, (-.022, -.014, 0))


def spanner(size, length, path, name):
    """An open and ring spanner along x, chrome-vanadium: flat shank with a recessed panel, marked."""
    w = size
    jaw_r = w * 1.12
    a = math.radians(15)
    half = w / 2
    head = []
    for k in range(41):
        t = math.radians(62) + math.radians(236) * k / 40
        head.append((jaw_r * math.cos(t), jaw_r * .93 * math.sin(t)))
    mouth = [(jaw_r * .62, -half), (-w * .22, -half), (-w * .42, -half * .55), (-w * .42, half * .55), (-w * .22, half), (jaw_r * .62, half)]
    open_end = tf(head + mouth, math.pi - a, -length / 2, 0)
    chrome = p.satin(name + '_chrome', '#C2C7CC', .19)
    face = annealed(p.satin(name + '_face', '#BFC4C9', .27), path, (length * .62, w * 1.5))
    o = plate('jaw', [open_end], w * .52, chrome, bev=w * .045)
    ring_ = plate('ring', [circle(w * .86, 96, length / 2, 0), [(length / 2 + (half * 1.03 if k % 2 == 0 else half * 1.13) * math.cos(math.pi * k / 12), (half * 1.03 if k % 2 == 0 else half * 1.13) * math.sin(math.pi * k / 12)) for k in range(24)]], w * .66, chrome, bev=w * .05)
    shank = fillet([(-length / 2 + w * .6, -w * .40), (length / 2 - w * .7, -w * .30), (length / 2 - w * .7, w * .30), (-length / 2 + w * .6, w * .40)], 0.0005, 3)
    s = plate('shank', [shank], w * .36, chrome, bev=w * .10)
    panel = plate('panel', [fillet([(-length * .31, -w * .27), (length * .31, -w * .21), (length * .31, w * .21), (-length * .31, w * .27)], w * .15, 8)], w * .02, face, bev=w * .004)
    for q, t in ((o, .52), (ring_, .66), (s, .36)):
        q.location.z = w * .33
    panel.location.z = w * .33 + w * .185
    return p.group(name, [o, ring_, s, panel])


def wrench():
    """Three combination spanners, size and line marked on the shank."""
    bench()
    for mm, length, loc, rz in ((17, .200, (.008, .043, 0), .06), (13, .164, (.002, .002, 0), .0), (10, .136, (-.002, -.034, 0), .03)):
        w = mm / 1000

        def draw(c, mm=mm, length=length, w=w):
            L, H = length * 620, w * 1500
            art.label(c, str(mm), -L * .40, 0, H * .34)
            c.save()
            c.rectangle(-L * .29, -H * .115, L * .56, H * .23)
            c.clip()
            art.waves(c, L * .7, H * .3, H * .115, H * .016)
            c.restore()
            art.data_matrix(c, H * .25, 14, mm, L * .40, 0)
        path = mask('wrench-%d' % mm, length * 620, w * 1500, draw, 3072)
        g = spanner(w, length, path, 'w%d' % mm)
        g.location, g.rotation_euler = loc, (0, 0, rz + .30)
    area('under', (-.1, -.6, .2), (0, 0, 0), .5, 2, (.8, .9, 1), .1)
    camera((-.10, -.25, .225), (.000, .005, .002), 58, 7.1, (-.01, -.01, .006))


def business_card():
    """A stack of steel cards: contour lines, a code and a cut corner; one leans on the rest."""
    p.light_set('#B7BEC5', '#D9DFE4', gloss=.25, key=9, fill=1.4, rim=6, back=5, at=(0, 0, .01))
    hole = [tf(fillet([(-.0035, -.0035), (.0035, -.0035), (.0035, .0035), (-.0035, .0035)], .0008, 4), math.pi / 4, -.033, -.0175)]

    def draw(c):
        c.save()
        c.rectangle(-42.8, -27, 85.6, 54)
        c.clip()
        art.contour(c, 90, 58, 3, 15, .16)
        art.ink(c, 0)
        art.rounded(c, 2, 5, 37, 18, 1.5)
        c.fill()
        art.ink(c, 1)
        c.restore()
        art.label(c, 'LightMaker', 5, 10, 5.0, align='l')
        art.label(c, 'light@example.com', 5, 15.4, 2.5, bold=False, align='l')
        art.label(c, '400-000-0000', 5, 19.4, 2.5, bold=False, align='l')
        art.data_matrix(c, 9, 18, 2, -33, -16.5)
    path = mask('business-card', 85.6, 54, draw, 3072)
    shape = rrect(.0856, .054, .003)
    side = steel('side', rough=.2)
    for i in range(6):
        m = annealed(steel('card%d' % i, 'X', .27), path, (.0856, .054)) if i == 5 else steel('blank', 'X', .27)
        c_ = plate('card', [shape] + hole, .0006, m, side, bev=.0001)
        c_.location = (.006, .004, .0004 + i * .00066)
        c_.rotation_euler = (0, 0, .24 + .025 * math.sin(i * 2.3))
    front = plate('card', [shape] + hole, .0006, annealed(steel('lean', 'X', .27), path, (.0856, .054)), side, bev=.0001)
    front.location = (-.034, -.0335, .0042)
    front.rotation_euler = (.0, math.radians(-6.5), .62)
    camera((-.075, -.20, .165), (-.008, -.010, .002), 64, 7.1, (-.012, -.018, .004))


def knife():
    """A chef's knife, a wave pattern marked along its blade, on an end-grain board."""
    p.ground(p.plain_stone('worktop', '#44494E', '#3B4045', 1, .2, .5, .2))
    p.wall(p.plain_stone('back', '#565D64', '#4D545B', 1, 0), .9)
    p.world((.75, .85, 1), .12)
    area('key', (-.5, .35, .5), (0, 0, 0), .34, 12, (1, .91, .80), .5)
    area('strip', (.1, .85, .42), (0, 0, 0), 1.0, 10, (.95, .98, 1), .2)
    area('fill', (.6, -.5, .5), (0, 0, 0), .6, 2.4, (.80, .88, 1))
    board = plate('board', [rrect(.34, .20, .010)], .022, p.walnut('board', scale=1.1), bev=.002)
    board.rotation_euler = (0, 0, .20)
    L = .175
    top = [(L * k / 30, .019 - .004 * (k / 30) ** 2 - .006 * max(0, k / 30 - .7) ** 1.5) for k in range(31)]
    bottom = [(L * (1 - k / 40), -.022 + .030 * (1 - k / 40) ** 3.2) for k in range(41)]
    tip = (L * 1.03, .0115)
    outline = top + [tip] + bottom[1:] + [(0, -.022)]

    def draw(c):
        c.save()
        c.move_to(-4, 16)
        for k in range(61):
            x = 182 * k / 60
            c.line_to(x - 4, 13 - 26 * (k / 60) ** 2.6 + 1.6 * math.sin(x * .22))
        c.line_to(190, -40)
        c.line_to(-4, -40)
        c.close_path()
        c.clip()
        c.translate(88, 0)
        for k in range(-8, 18):
            c.set_line_width(1.15)
            for q in range(121):
                x = -95 + 190 * q / 120
                y = k * 2.9 - 14 + 3.2 * math.sin(x * .09 + .5 * math.sin(k * .7)) + 1.5 * math.sin(x * .21 + k * .55) + .8 * math.sin(x * .43 - k * .3)
                (c.line_to if q else c.move_to)(x, y)
            c.stroke()
        c.restore()
    path = mask('knife', 200, 60, lambda c: (c.translate(-88, 0), draw(c)), 4096)
    blade_m = p.mark(p.brushed('blade', '#C9CDD1', .25, 'Y', 1.0, .03), path, (.2, .06), '#3A3A3A', .45, .5, depth=0, grain=.1)
    blade = plate('blade', [[(x - .088, y) for x, y in outline]], .0022, blade_m, p.satin('spine', '#B9BEC3', .25), bev=.0006)
    hm = wood('pakka', hexc('#4A2A1E'), hexc('#241310'), 2.4, 'X', ring=18, rough=.35, coat=.4)
    grip = plate('grip', [fillet([(-.118, .0105), (-.062, .012), (-.004, .014), (-.004, -.010), (-.030, -.012), (-.075, -.009), (-.108, -.014), (-.124, -.008)], [.006, .02, .003, .003, .01, .03, .008, .008], 8)], .0165, hm, bev=.0052)
    bolster = plate('bolster', [fillet([(-.006, .0165), (.004, .0185), (.004, -.0215), (-.002, -.020), (-.006, -.012)], [.001, .002, .002, .004, .004], 6)], .0125, p.satin('bolster', '#C3C7CB', .2), bev=.002)
    parts = [blade]
    for q in (grip, bolster):
        q.location.x = -.088
        parts.append(q)
    for x in (-.028, -.060, -.094):
        parts.append(cyl('rivet', (x - .088, -.0005, .0083), .0028, .0006, p.satin('rivet', '#D9B36A', .22), bev=.0002))
    for q in parts[1:3]:
        q.location.z = 0
    blade.location.z = 0
    k = p.group('knife', parts, (.030, .004, .0305), (0, 0, .34))
    k.rotation_euler = (0, 0, .30)
    camera((-.16, -.40, .31), (-.004, -.002, .02), 62, 7.1, (.03, -.01, .03))


def finger_ring():
    """Three steel bands with annealed patterns, on a block of pale stone."""
    p.light_set('#AEB5BB', '#CDD3D8', gloss=.2, key=7, fill=1.2, rim=6, back=4, at=(0, 0, .015), size=.25)
    block = plate('block', [rrect(.085, .06, .003)], .012, p.marble('block', scale=2.4), bev=.001)
    block.rotation_euler = (0, 0, .25)

    def band(name, R, width, thick, draw, colour='#C9CDD1', rough=.2, ink=p.STEEL_MARK, shine=0.0):
        turn = 2 * math.pi * R
        path = mask('ring-' + name, turn * 1000, width * 1000, draw, 4096)
        marked = p.mark(p.satin(name + '_m', colour, rough), path, (1, 1), ink, .5, shine, plane='uv', depth=0, grain=.08, spec=.15)
        b = .0007
        prof = [(R - thick, 0), (R - b, 0), (R - b * .3, b * .3), (R, b), (R, width - b), (R - b * .3, width - b * .3), (R - b, width), (R - thick, width), (R - thick, 0)]
        return p.lathe(name, prof, p.satin(name + '_side', colour, .14), 200, (3, 4), marked, 50)
    R = .0100
    turn = 2 * math.pi * R * 1000

    def ferns(c):
        c.rectangle(-turn / 2, -2.6, turn, 5.2)
        c.clip()
        for k in range(7):
            x = -turn / 2 + turn * (k + .5) / 7
            art.sprig(c, [(x - 4.2, .9), (x - 1.5, -1.8), (x + 1.5, 1.8), (x + 4.2, -.9)], 6, 2.5, .72, lw=.18)
        c.reset_clip()
        for y in (-2.85, 2.7):
            c.rectangle(-turn / 2, y, turn, .16)
            c.fill()

    def wave(c):
        c.rectangle(-turn / 2, -1.9, turn, 3.8)
        c.clip()
        art.waves(c, turn * 1.1, 4.4, turn / 36, .2)

    def ticks(c):
        for k in range(72):
            x = -turn / 2 + turn * k / 72
            h = 2.0 if k % 6 == 0 else 1.2
            c.rectangle(x, -h / 2, .15, h)
            c.fill()
    a = band('fern', R, .0068, .0016, ferns)
    a.location, a.rotation_euler = (-.009, -.010, .0120), (0, 0, .1)
    b = band('wave', .0102, .0050, .0015, wave, '#2C2F33', .26, '#C9CDD1', .9)
    b.location, b.rotation_euler = (.0175, .006, .0121), (0, 0, -.4)
    c_ = band('tick', .0098, .0040, .0014, ticks, '#D8B070', .18)
    c_.rotation_euler = (math.radians(76), 0, math.radians(32))
    c_.location = (-.0015, .0118, .0122 + .0098 * math.sin(math.radians(76)) - .0002)
    camera((-.018, -.135, .075), (.003, .0, .0165), 82, 20, (-.005, -.014, .0155))


def background():
    """Brushed steel in a slow gradient."""
    m = p.brushed('sheet', '#AEB4BA', .33, 'X', .7, .10, vary=.05)
    p.ground(annealed(m, mask('metal-background', 300, 150, lambda c: art.contour(c, 300, 150, 31, 8, .3)), (.40, .20), strength=.35))
    p.world((.75, .85, 1), .22)
    area('key', (-.6, .55, .40), (0, 0, 0), .8, 9, (1, .95, .88), .3)
    area('fill', (.6, .3, .5), (.1, 0, 0), .7, 4, (.78, .88, 1), .4)
    camera((.02, -.20, .28), (0, 0, 0), 60, 5.6, (0, -.02, 0))


CARD = dict(width=800, height=533, samples=20, oversample=1.5, bounces=6, bloom=.03, vignette=.15)
SHOTS = {
    'materials/metal/dog-tag': Shot(dog_tag, **CARD),
    'materials/metal/ruler': Shot(ruler, **CARD),
    'materials/metal/wrench': Shot(wrench, **CARD),
    'materials/metal/business-card': Shot(business_card, **CARD),
    'materials/metal/knife': Shot(knife, **CARD),
    'materials/metal/ring': Shot(finger_ring, **CARD),
    'materials/metal/background': Shot(background, 1440, 720, 20, bloom=0, vignette=.1),
}
