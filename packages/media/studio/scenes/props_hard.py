"""Shared parts of the hard-material scenes: shader graph helper, stones, metals, glass, marks, sets, small props.

Lengths are metres, light powers watts, colours linear unless written as '#rrggbb' (converted here).
"""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from lib import MATS, N, area, bevel, c4, cyclorama, cyl, hexc, link, mesh, pbr, rrect, sphere, tube, wood, world


def rgb(c):
    """Accepts '#rrggbb' or a linear triple."""
    return hexc(c) if isinstance(c, str) else c


class Graph(N):
    """Shader graph written as expressions: every method takes sockets or plain values and returns a socket."""

    def __init__(self, mat):
        super().__init__(mat)
        self.mat = mat

    @property
    def principled(self):
        return self.n['Principled BSDF']

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.l(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == 'RGBA':
            socket.default_value = c4(tuple(value))
        else:
            socket.default_value = value

    def coords(self, kind='Object', scale=(1, 1, 1), loc=(0, 0, 0), vary=0.0):
        """Texture coordinates; vary shifts them per object (metres), so that no two parts show the same grain."""
        v = self.new('ShaderNodeTexCoord').outputs[kind]
        if vary:
            info = self.new('ShaderNodeObjectInfo')
            s = self.new('ShaderNodeVectorMath', operation='SCALE')
            s.inputs[0].default_value = (vary, vary * .77, vary * .31)
            self.l(info.outputs['Random'], s.inputs['Scale'])
            a = self.new('ShaderNodeVectorMath', operation='ADD')
            self.l(v, a.inputs[0])
            self.l(s.outputs[0], a.inputs[1])
            v = a.outputs[0]
        m = self.new('ShaderNodeMapping')
        m.inputs['Scale'].default_value = scale
        m.inputs['Location'].default_value = loc
        self.l(v, m.inputs[0])
        return m.outputs[0]

    def noise(self, vec, scale, detail=3.0, rough=.5, distortion=0.0, out='Fac'):
        t = self.new('ShaderNodeTexNoise')
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', distortion)):
            t.inputs[k].default_value = v
        self.l(vec, t.inputs['Vector'])
        return t.outputs[out]

    def cells(self, vec, scale, feature='F1', out='Distance', randomness=1.0):
        t = self.new('ShaderNodeTexVoronoi', feature=feature)
        t.inputs['Scale'].default_value = scale
        t.inputs['Randomness'].default_value = randomness
        self.l(vec, t.inputs['Vector'])
        return t.outputs[out]

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        m = self.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            self.feed(m.inputs[i], v)
        return m.outputs[0]

    def remap(self, v, lo, hi, to_lo=0.0, to_hi=1.0, smooth=False):
        m = self.new('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')
        for i, x in enumerate((v, lo, hi, to_lo, to_hi)):
            self.feed(m.inputs[i], x)
        return m.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        m = self.new('ShaderNodeMixRGB', blend_type=blend)
        for i, x in enumerate((fac, a, b)):
            self.feed(m.inputs[i], x)
        return m.outputs[0]

    def bump(self, height, strength=.3, distance=.0005, normal=None, invert=False):
        b = self.new('ShaderNodeBump', invert=invert)
        b.inputs['Strength'].default_value = strength
        b.inputs['Distance'].default_value = distance
        self.l(height, b.inputs['Height'])
        if normal:
            self.l(normal, b.inputs['Normal'])
        return b.outputs[0]

    def image(self, path, vec, extension='CLIP'):
        t = self.new('ShaderNodeTexImage', extension=extension, interpolation='Cubic')
        t.image = bpy.data.images.load(path, check_existing=True)
        t.image.colorspace_settings.name = 'Non-Color'
        self.l(vec, t.inputs[0])
        return t.outputs[0]

    def current(self, name):
        """Return the current source of an input of the principled shader: its link if it has one, else its value."""
        s = self.principled.inputs[name]
        if s.links:
            return s.links[0].from_socket
        return tuple(s.default_value) if s.type == 'RGBA' else s.default_value

    def set(self, **inputs):
        for k, v in inputs.items():
            self.feed(self.principled.inputs[k.replace('_', ' ')], v)
        return self.mat


def graph(name):
    """A new principled material as a Graph."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return Graph(m)


def mark(mat, path, size, color, rough=.6, metal=0.0, depth=.3, plane='xy', grain=.15, strength=1.0, coat=0.0, spec=None):
    """Lays a laser mark over a finished principled material and returns it.

    path: mask; size: its width and height in metres, centred on the object's origin in `plane` ('xy', 'xz', 'yz') or,
    with plane='uv', on the middle of the UV square (size is then the size of the whole square). depth: bump strength,
    negative for a raised mark. grain: how uneven the mark is, 0 to 1. strength: opacity of the mark. spec: its
    reflectance, where it differs from the ground's.
    """
    g = Graph(mat)
    tc = g.new('ShaderNodeTexCoord')
    if plane == 'uv':
        vec = tc.outputs['UV']
    else:
        sep = g.new('ShaderNodeSeparateXYZ')
        g.l(tc.outputs['Object'], sep.inputs[0])
        comb = g.new('ShaderNodeCombineXYZ')
        for i, axis in enumerate(plane):
            g.l(sep.outputs['xyz'.index(axis)], comb.inputs[i])
        m = g.new('ShaderNodeMapping')
        m.inputs['Scale'].default_value = (1 / size[0], 1 / size[1], 1)
        m.inputs['Location'].default_value = (.5, .5, 0)
        g.l(comb.outputs[0], m.inputs[0])
        vec = m.outputs[0]
    im = g.image(path, vec)
    speckle = g.remap(g.noise(tc.outputs['Object'], 2600, 2), .3, .7, 1 - grain, 1.0)
    fac = g.math('MULTIPLY', im, g.math('MULTIPLY', speckle, strength), clamp=True)
    before = g.current('Normal') if g.principled.inputs['Normal'].links else None
    g.set(Base_Color=g.mix(fac, g.current('Base Color'), rgb(color)),
          Roughness=g.remap(fac, 0, 1, g.current('Roughness'), rough),
          Metallic=g.remap(fac, 0, 1, g.current('Metallic'), metal),
          Clearcoat=g.remap(fac, 0, 1, g.current('Clearcoat'), coat))
    if spec is not None:
        g.set(Specular=g.remap(fac, 0, 1, g.current('Specular'), spec))
    if depth:
        g.set(Normal=g.bump(im, abs(depth), .0006, before, invert=depth > 0))
    return mat


# Stones

def slate(name='slate', dark='#2B2E32', light='#4C5157', scale=1.0, cleft=.8):
    """Riven slate: plateaus with steep little steps, a dull sheen, hardly any colour. scale 1 suits a 30 cm board."""
    g = graph(name)
    v = g.coords(vary=3.0)
    big = g.noise(g.coords(scale=(1, 1.7, 1), vary=3.0), 9 * scale, 7, .55, .6)
    steps = g.math('MULTIPLY', big, 9)
    frac = g.math('FRACT', steps)
    terraces = g.math('ADD', g.math('FLOOR', steps), g.remap(frac, .72, 1, smooth=True))
    fine = g.noise(v, 420 * scale, 6, .65)
    height = g.math('ADD', g.math('MULTIPLY', terraces, .55), g.math('MULTIPLY', fine, .35))
    tone = g.math('ADD', g.math('MULTIPLY', g.noise(v, 26 * scale, 5), .7), g.math('MULTIPLY', fine, .3))
    col = g.mix(g.remap(tone, .35, .65), rgb(dark), rgb(light))
    col = g.mix(g.remap(g.noise(v, 5 * scale, 3), .55, .72, 0, .35), col, rgb('#4A443D'))
    return g.set(Base_Color=col, Roughness=g.remap(fine, .3, .7, .48, .72), Specular=.4, Normal=g.bump(height, cleft, .0011 / scale))


def granite(name='granite', ground='#121315', mid='#33363A', bright='#A9AEB2', scale=1.0, rough=.07):
    """Polished crystalline stone: three sizes of grain under a mirror finish."""
    g = graph(name)
    v = g.coords(vary=2.0)
    pick = lambda sc: g.remap(g.noise(v, sc, 1, .3), .3, .7)
    col = g.mix(g.remap(pick(520 * scale), .55, .75), rgb(ground), rgb(mid))
    fleck = g.remap(g.cells(v, 620 * scale, out='Color'), .82, .90)
    col = g.mix(g.math('MULTIPLY', fleck, .5), col, rgb(bright))
    spark = g.remap(g.cells(v, 1700 * scale, out='Color'), .93, .97)
    col = g.mix(g.math('MULTIPLY', spark, .35), col, rgb(bright))
    return g.set(Base_Color=col, Roughness=rough, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.03)


def marble(name='marble', ground='#E9E7E3', vein='#8D8F94', tint='#D6D2CB', scale=1.0, rough=.14, veins=1.0):
    """Polished marble: two systems of warped veins and a cloudy ground."""
    g = graph(name)
    v = g.coords(vary=1.5)
    warp = g.new('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    g.l(g.noise(v, 9 * scale, 4, .6, out='Color'), warp.inputs[0])
    warp.inputs[1].default_value = (.10 / scale,) * 3
    g.l(v, warp.inputs[2])
    w = warp.outputs[0]

    def vein_mask(sc, width):
        n = g.noise(w, sc, 2.5, .5)
        return g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', n, .5)), 0, width, 1, 0, smooth=True)
    thick = g.math('MULTIPLY', vein_mask(11 * scale, .028), g.remap(g.noise(v, 14 * scale, 2), .42, .62))
    thin_ = g.math('MULTIPLY', vein_mask(31 * scale, .020), g.remap(g.noise(v, 19 * scale, 2), .45, .65, 0, .6))
    col = g.mix(g.remap(g.noise(w, 7 * scale, 4), .35, .7), rgb(ground), rgb(tint))
    col = g.mix(g.math('MULTIPLY', g.math('MAXIMUM', thick, thin_), veins, clamp=True), col, rgb(vein))
    return g.set(Base_Color=col, Roughness=rough, Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.04)


def plain_stone(name, c1, c2, scale=1.0, pores=.6, rough=.8, bump=.4):
    """Concrete, limestone, plaster: cloudy, matt, with small pores."""
    if name in MATS:
        return MATS[name]
    g = graph(name)
    v = g.coords(vary=2.0)
    cloud = g.noise(v, 16 * scale, 8, .62)
    fine = g.noise(v, 700 * scale, 4, .6)
    pore = g.remap(g.noise(v, 260 * scale, 2, .4), .30, .36, 1, 0)
    col = g.mix(g.remap(cloud, .35, .65), rgb(c1), rgb(c2))
    col = g.mix(g.math('MULTIPLY', pore, pores * .5), col, rgb('#55524E'))
    height = g.math('SUBTRACT', g.math('MULTIPLY', fine, .3), g.math('MULTIPLY', pore, pores))
    MATS[name] = g.set(Base_Color=col, Roughness=rough, Specular=.25, Normal=g.bump(height, bump, .0006 / scale))
    return MATS[name]


def speckled(name, c1, c2, speck='#3C3A38', scale=1.0, rough=.55):
    """River pebble: soft mottling, a few dark grains, worn smooth."""
    g = graph(name)
    v = g.coords(vary=4.0)
    col = g.mix(g.remap(g.noise(v, 45 * scale, 6, .6), .35, .65), rgb(c1), rgb(c2))
    grain = g.remap(g.noise(v, 900 * scale, 1, .2), .68, .74)
    col = g.mix(g.math('MULTIPLY', grain, .6), col, rgb(speck))
    band = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(g.coords(scale=(1, 1, 5), vary=4.0), 14 * scale, 2, .5, .6), .5))
    col = g.mix(g.remap(band, 0, .012, .18, 0), col, rgb('#E8E4DC'))
    return g.set(Base_Color=col, Roughness=rough, Specular=.4, Normal=g.bump(g.noise(v, 500 * scale, 4), .22, .0004))


# Metals

def brushed(name, color='#C9CCCF', rough=.26, axis='X', fine=1.0, depth=.045, metal=1.0, vary=.08):
    """Brushed metal: streaks along axis in bump and roughness."""
    g = graph(name)
    k = {'X': (9, 620, 620), 'Y': (620, 9, 620), 'Z': (620, 620, 9)}[axis]
    v = g.coords(scale=tuple(x * fine for x in k), vary=.5)
    streak = g.noise(v, 1.0, 4, .6)
    broad = g.noise(g.coords(scale=tuple(x * .12 * fine for x in k), vary=.5), 1.0, 2)
    col = g.mix(g.remap(streak, .3, .7), tuple(x * .90 for x in rgb(color)), rgb(color))
    return g.set(Base_Color=col, Metallic=metal, Roughness=g.remap(g.math('ADD', g.math('MULTIPLY', streak, .5), g.math('MULTIPLY', broad, .5)), .3, .7, rough - vary, rough + vary),
                 Normal=g.bump(streak, depth, .00025))


def satin(name, color='#C9CCCF', rough=.3, grain=1500, depth=.02, metal=1.0):
    """Blasted or satin metal: even fine grain."""
    g = graph(name)
    v = g.coords(vary=.5)
    n = g.noise(v, grain, 2, .5)
    return g.set(Base_Color=rgb(color), Metallic=metal, Roughness=g.remap(n, .3, .7, rough - .04, rough + .06), Normal=g.bump(n, depth, .00012))


def anodised(name, color, rough=.34):
    """Anodised aluminium: coloured, blasted, with a slight dielectric sheen of the sealed oxide."""
    g = Graph(satin(name, color, rough, 1500, .035, .88))
    return g.set(Clearcoat=.18, Clearcoat_Roughness=.28)


STEEL_MARK = '#17130F'
"""Annealed mark on stainless steel: oxide, nearly black, as smooth as the metal around it."""
WHITE_MARK = '#E6E8E9'
"""Bleached anodising: pale and matt."""


# Glass

def glass(name, tint=(1, 1, 1), density=0.0, color=(1, 1, 1), rough=0.0, ior=1.5, frost=None):
    """Solid glass: refracting for the camera, straight transparent for shadows (no caustics, so no fireflies).

    tint: surface transmission colour; density, color: volume absorption. frost: (mask path, size, plane) of the engraved
    part, which scatters white.
    """
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    g = Graph(m)
    g.n.remove(g.principled)
    out = g.n['Material Output']
    s = g.new('ShaderNodeBsdfGlass')
    s.inputs['IOR'].default_value = ior
    s.inputs['Roughness'].default_value = rough
    s.inputs['Color'].default_value = c4(tint)
    surface = s.outputs[0]
    if frost:
        path, size, plane = frost
        if plane == 'uv':
            vec = g.new('ShaderNodeTexCoord').outputs['UV']
        else:
            sep = g.new('ShaderNodeSeparateXYZ')
            g.l(g.new('ShaderNodeTexCoord').outputs['Object'], sep.inputs[0])
            comb = g.new('ShaderNodeCombineXYZ')
            for i, axis in enumerate(plane):
                g.l(sep.outputs['xyz'.index(axis)], comb.inputs[i])
            mp = g.new('ShaderNodeMapping')
            mp.inputs['Scale'].default_value = (1 / size[0], 1 / size[1], 1)
            mp.inputs['Location'].default_value = (.5, .5, 0)
            g.l(comb.outputs[0], mp.inputs[0])
            vec = mp.outputs[0]
        d = g.new('ShaderNodeBsdfDiffuse')
        d.inputs[0].default_value = (.88, .90, .92, 1)
        t = g.new('ShaderNodeBsdfTranslucent')
        t.inputs[0].default_value = (.88, .90, .92, 1)
        white = g.new('ShaderNodeMixShader')
        white.inputs[0].default_value = .45
        g.l(d.outputs[0], white.inputs[1])
        g.l(t.outputs[0], white.inputs[2])
        mx = g.new('ShaderNodeMixShader')
        g.l(g.math('MULTIPLY', g.image(path, vec), .92), mx.inputs[0])
        g.l(surface, mx.inputs[1])
        g.l(white.outputs[0], mx.inputs[2])
        surface = mx.outputs[0]
    clear = g.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = c4(tuple(.92 * x for x in tint))
    path_ = g.new('ShaderNodeLightPath')
    mix = g.new('ShaderNodeMixShader')
    g.l(g.math('MAXIMUM', path_.outputs['Is Shadow Ray'], path_.outputs['Is Diffuse Ray']), mix.inputs[0])
    g.l(surface, mix.inputs[1])
    g.l(clear.outputs[0], mix.inputs[2])
    g.l(mix.outputs[0], out.inputs[0])
    if density:
        v = g.new('ShaderNodeVolumeAbsorption')
        v.inputs[0].default_value = c4(color)
        v.inputs[1].default_value = density
        g.l(v.outputs[0], out.inputs[1])
    return m


# Shapes

def lathe(name, profile, mat, n=160, marked=None, mark_mat=None, auto=40):
    """Turns an (r, z) profile about z.

    The UV square is the whole turn by the whole height, its middle facing -y. marked: (first, last) index of the profile
    points whose faces carry mark_mat, so that an engraving sits on the outer wall only.
    """
    zs = [z for _, z in profile]
    lo, hi = min(zs), max(zs)
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('turn')
    rings = []
    for r, z in profile:
        rings.append([bm.verts.new((r * math.cos(2 * math.pi * i / n + math.pi / 2), r * math.sin(2 * math.pi * i / n + math.pi / 2), z)) for i in range(n)])
    for j in range(len(profile) - 1):
        for i in range(n):
            k = (i + 1) % n
            f = bm.faces.new((rings[j][i], rings[j][k], rings[j + 1][k], rings[j + 1][i]))
            f.smooth = True
            f.material_index = 1 if marked and marked[0] <= j < marked[1] else 0
            for loop, (u, jj) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (u / n, (profile[jj][1] - lo) / (hi - lo))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-7)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    if mark_mat:
        me.materials.append(mark_mat)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(auto)
    return link(bpy.data.objects.new(name, me))


def curve_profile(points, per=8):
    """Catmull-Rom through (r, z) control points."""
    out = []
    p = [points[0]] + list(points) + [points[-1]]
    for i in range(1, len(p) - 2):
        a, b, c, d = (Vector(q) for q in p[i - 1:i + 3])
        for k in range(per):
            t = k / per
            q = .5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
            out.append((max(0, q.x), q.y))
    out.append(tuple(points[-1]))
    return out


def pebble(name, size, mat, seed=1, rough=.18, detail=5):
    """A water-worn stone: an ellipsoid of half axes `size`, pushed about by low noise, resting on z = 0."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    off = Vector((seed * 3.7, seed * 1.9, seed * 5.3))
    for v in bm.verts:
        p = v.co.normalized()
        k = 1 + rough * noise.noise(p * 1.1 + off) + rough * .35 * noise.noise(p * 2.3 + off)
        q = Vector((math.copysign(abs(p.x) ** .92, p.x), math.copysign(abs(p.y) ** .92, p.y), math.copysign(abs(p.z) ** 1.05, p.z))) * k
        v.co = Vector((q.x * size[0], q.y * size[1], q.z * size[2]))
    lo = min(v.co.z for v in bm.verts)
    for v in bm.verts:
        v.co.z -= lo
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    for f in me.polygons:
        f.use_smooth = True
    me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def riven(loops_w, loops_h, r, amount, seed=1, n=26):
    """Outline of a slab with split edges: a rounded rectangle with small irregular bites, w by h metres."""
    rnd = random.Random(seed)
    base = rrect(loops_w, loops_h, r, 6)
    out = []
    for i, p in enumerate(base):
        q = base[(i + 1) % len(base)]
        d = math.dist(p, q)
        k = max(1, int(d / (max(loops_w, loops_h) / n / 2)))
        nx, ny = (q[1] - p[1]) / max(d, 1e-9), -(q[0] - p[0]) / max(d, 1e-9)
        for j in range(k):
            t = j / k
            s = -amount * (rnd.random() ** 2) * (1.0 if k > 1 else .3)
            out.append((p[0] + (q[0] - p[0]) * t + nx * s, p[1] + (q[1] - p[1]) * t + ny * s))
    return out


def torus(name, R, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1)):
    """A ring of round wire."""
    bpy.ops.mesh.primitive_torus_add(major_radius=R, minor_radius=r, major_segments=128, minor_segments=24, location=loc, rotation=rot)
    o = bpy.context.object
    o.name = name
    o.scale = sc
    o.data.materials.append(mat)
    return bevel(o, 0)


def group(name, objects, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Parents finished objects to an empty, so that they can be placed as one."""
    e = link(bpy.data.objects.new(name, None))
    for o in objects:
        o.parent = e
    e.location = loc
    e.rotation_euler = rot
    return e


def ball_chain(points, r, mat, pitch=2.5):
    """A ball chain through the points (smoothed): one mesh instanced along the way, on a thin wire."""
    pts = [Vector(p) for p in points]
    dense = []
    p = [pts[0]] + pts + [pts[-1]]
    for i in range(1, len(p) - 2):
        for k in range(60):
            t = k / 60
            a, b, c, d = p[i - 1:i + 3]
            dense.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    first = sphere('bead', tuple(dense[0]), r, mat)
    run, last = 0.0, dense[0]
    for q in dense[1:]:
        run += (q - last).length
        last = q
        if run >= r * pitch:
            run = 0
            o = link(bpy.data.objects.new('bead', first.data))
            o.location = q
    tube('wire', [tuple(q) for q in dense[::6]], r * .35, mat)


def screw(loc, r, mat, normal='Z', slot=.6):
    """A pan head with a hexagon socket, standing on loc."""
    up = {'Z': (0, 0, 1), '-Y': (0, -1, 0)}[normal]
    head = cyl('screw', tuple(a + b * r * .25 for a, b in zip(loc, up)), r, r * .5, mat, axis='Z' if normal == 'Z' else 'Y', bev=r * .12)
    sock = cyl('socket', tuple(a + b * r * .501 for a, b in zip(loc, up)), r * .5, r * .02, pbr('socket', (.01, .01, .01), rough=.6), axis='Z' if normal == 'Z' else 'Y', bev=0, n=6)
    return [head, sock]


# Sets and light

def light_set(floor='#DFE2E4', wall='#EEF0F1', S=.2, gloss=.15, key=14.0, side=-1, fill=2.4, rim=5.0, back=6.0, at=(0, 0, .03), world_power=.10, warm=True, size=.36):
    """A bright sweep with one key from the side and back, a weak cool fill, a narrow top strip, light on the backdrop."""
    cyclorama(rgb(floor), rgb(wall), S, 3, gloss)
    lights(key, side, fill, rim, at, world_power, warm, size)
    area('backdrop', (0, 1.2 * S, 4 * S), (0, 3 * S, 1.2 * S), 4 * S, back, (.96, .98, 1), 2 * S)


def dark_set(floor='#1A1D21', wall='#20252B', S=.2, gloss=.5, key=9.0, side=-1, fill=.8, rim=6.0, back=3.0, at=(0, 0, .03), world_power=.04, warm=True, back_color=(.62, .74, 1), size=.34):
    """A graphite sweep: the same light, a glow behind the object."""
    cyclorama(rgb(floor), rgb(wall), S, 3, gloss)
    lights(key, side, fill, rim, at, world_power, warm, size)
    area('backdrop', (0, 1.9 * S, .35 * S), (0, 3 * S, 1.4 * S), 2.5 * S, back, back_color, .5 * S)


def lights(key=14.0, side=-1, fill=2.4, rim=5.0, at=(0, 0, .03), world_power=.10, warm=True, size=.36):
    """Key (side and slightly behind), fill (opposite, in front, cool), top strip (behind)."""
    world((.80, .88, 1) if warm else (1, 1, 1), world_power)
    area('key', (side * .55, .30, .62), at, size, key, (1, .90, .78) if warm else (1, .97, .93), size * 1.4)
    area('fill', (-side * .70, -.55, .45), at, .6, fill, (.80, .88, 1))
    area('strip', (-side * .25, .70, .52), at, .6, rim, (1, .97, .93), .12)


def ground(mat, S=1.0, z=0.0):
    """A flat table top, 3 x 3 m at S = 1."""
    return mesh('ground', [(-1.5 * S, -1.5 * S, z), (1.5 * S, -1.5 * S, z), (1.5 * S, 1.5 * S, z), (-1.5 * S, 1.5 * S, z)], [(0, 1, 2, 3)], mat)


def wall(mat, y=.5, S=1.0):
    """An upright wall facing -y, its object origin at (0, y, 0)."""
    o = mesh('wall', [(-2 * S, 0, -1 * S), (2 * S, 0, -1 * S), (2 * S, 0, 2 * S), (-2 * S, 0, 2 * S)], [(0, 1, 2, 3)], mat)
    o.location = (0, y, 0)
    return o


def linen(name='linen', c1='#D9D5CC', c2='#B9B4A9', threads=900.0):
    """Plain weave: crossing thread waves with slubs."""
    if name in MATS:
        return MATS[name]
    g = graph(name)
    v = g.coords()
    sep = g.new('ShaderNodeSeparateXYZ')
    g.l(v, sep.inputs[0])
    wob = g.math('MULTIPLY', g.noise(v, 90, 3), .004)
    sx = g.math('SINE', g.math('MULTIPLY', g.math('ADD', sep.outputs[0], wob), threads * 6.28))
    sy = g.math('SINE', g.math('MULTIPLY', g.math('ADD', sep.outputs[1], wob), threads * 6.28))
    weave = g.math('MULTIPLY', sx, sy)
    slub = g.noise(g.coords(scale=(1, 30, 1)), 26, 4)
    h = g.math('ADD', g.math('MULTIPLY', weave, .5), slub)
    col = g.mix(g.remap(g.math('ADD', g.math('MULTIPLY', weave, .12), slub), .3, .75), rgb(c2), rgb(c1))
    MATS[name] = g.set(Base_Color=col, Roughness=.9, Specular=.15, Sheen=.3, Normal=g.bump(h, .5, .0004))
    return MATS[name]


def oak(name='oak', c1='#C79F6E', c2='#9C7347', axis='X', scale=.8):
    """Light oiled oak."""
    return wood(name, rgb(c1), rgb(c2), scale, axis, ring=13, rough=.45, coat=.1)


def walnut(name='walnut', axis='X', scale=1.6):
    """Oiled walnut."""
    return wood(name, rgb('#8A5C3C'), rgb('#4E3020'), scale, axis, ring=12, rough=.42, coat=.1)


def birch(name='birch', axis='X', scale=1.5):
    """Birch plywood face."""
    return wood(name, rgb('#E9D3AE'), rgb('#D3AF7D'), scale, axis, ring=9, rough=.5)
