"""Lights, backdrops and the two standard sets: light scenes for finished objects, dark scenes for the working beam."""

import math

import bpy
from mathutils import Vector

from lib.materials import N, c4, hexc, pbr, plaster
from lib.scene import link
from lib.shapes import mesh


def area(name, loc, target, size, power, color=(1, 1, 1), sy=None, spread=180):
    """Rectangular area light of size x sy metres and `power` watts at loc, aimed at target; spread in degrees narrows it like a grid on a softbox."""
    l = bpy.data.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size = size
    l.size_y = sy or size
    l.energy = power
    l.color = color
    l.spread = math.radians(spread)
    o = link(bpy.data.objects.new(name, l))
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    return o


def point(name, loc, power, color, r=0.002):
    """Point light of `power` watts with a source radius of r metres."""
    l = bpy.data.lights.new(name, "POINT")
    l.energy = power
    l.color = color
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new(name, l))
    o.location = loc
    return o


def world(color, s=1.0):
    """Add uniform ambient light. Keep s at or below 0.16, because more makes the picture look flat."""
    w = bpy.context.scene.world
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = c4(color)
    b.inputs[1].default_value = s


def cyclorama(color, wall=None, S=1.0, depth=3.0, gloss=0.25, wid=12):
    """Seamless sweep; floor slightly glossy; wall colour graded with height"""
    r = 1.2 * S
    pts = [(-6 * S, 0), (depth * S - r, 0)]
    for i in range(1, 17):
        a = math.pi / 2 * i / 16
        pts.append((depth * S - r + r * math.sin(a), r - r * math.cos(a)))
    pts.append((depth * S, 6 * S))
    v = []
    f = []
    for i, (y, z) in enumerate(pts):
        v += [(-wid * S / 2, y, z), (wid * S / 2, y, z)]
    for i in range(len(pts) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    m = pbr("cyc", color, rough=0.5, spec=0.3)
    n = N(m)
    p = n.n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    sp = n.new("ShaderNodeSeparateXYZ")
    n.l(tc.outputs["Object"], sp.inputs[0])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs[1].default_value = 0
    mr.inputs[2].default_value = 2.2 * S
    n.l(sp.outputs[2], mr.inputs[0])
    mx = n.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value = c4(color)
    mx.inputs[2].default_value = c4(wall or color)
    n.l(mr.outputs[0], mx.inputs[0])
    n.l(mx.outputs[0], p.inputs["Base Color"])
    gm = n.new("ShaderNodeMapRange")
    gm.inputs[1].default_value = 0
    gm.inputs[2].default_value = 0.05 * S
    gm.inputs[3].default_value = gloss
    gm.inputs[4].default_value = 0
    n.l(sp.outputs[2], gm.inputs[0])
    n.l(gm.outputs[0], p.inputs["Clearcoat"])
    p.inputs["Clearcoat Roughness"].default_value = 0.12  # gloss on the floor only
    o = mesh("cyc", v, f, m)
    for q in o.data.polygons:
        q.use_smooth = True
    return o


def table(mat, wall="#B9A48C", S=1):
    """A 3 m table top at z 0 with a plastered wall 1.1 m behind the origin, both times S."""
    o = mesh(
        "table", [(-1.5 * S, -1.2 * S, 0), (1.5 * S, -1.2 * S, 0), (1.5 * S, 0.55 * S, 0), (-1.5 * S, 0.55 * S, 0)], [(0, 1, 2, 3)], mat
    )
    mesh(
        "wall",
        [(-3 * S, 1.1 * S, -1), (3 * S, 1.1 * S, -1), (3 * S, 1.1 * S, 3), (-3 * S, 1.1 * S, 3)],
        [(0, 1, 2, 3)],
        plaster(wall, wall),
    )
    return o


def warm(kx=-0.55, k=7.5, fill=1.2, rim=3.2, t=(0, 0, 0.03)):
    """Lamplight for small objects: key from behind at x = kx, cool fill, rim, glow on the wall; powers in watts, aimed at t."""
    world((1, 0.86, 0.72), 0.10)
    area("key", (kx, 0.35, 0.62), t, 0.34, k, (1, 0.86, 0.68), 0.5)
    area("fill", (-kx * 1.3, -0.5, 0.45), t, 0.6, fill, (0.80, 0.88, 1))
    area("rim", (-kx * 0.6, 0.75, 0.5), t, 0.5, rim, (1, 0.9, 0.78), 0.15)
    area("wallglow", (-0.3, 0.8, 0.15), (-0.2, 1.1, 0.3), 0.5, 2.5, (1, 0.72, 0.42))


def studio(kind="light"):
    """Build one of the two standard sets for desktop machines: 'light' (seamless grey, key from the left) or 'dark' (blue rim, warm backdrop)."""
    if kind == "light":
        cyclorama(hexc("#B9B4AC"), hexc("#CFCBC4"), 1.0, 3.2, gloss=0.6)
        world((0.85, 0.9, 1), 0.10)
        area("key", (-1.9, -0.7, 1.5), (0, 0, 0.15), 1.1, 58, (1, 0.95, 0.88))
        area("fill", (2.4, -1.6, 1.0), (0, 0, 0.15), 1.0, 12, (0.84, 0.91, 1))
        area("top", (0.25, 0.55, 1.7), (0.05, 0.05, 0.2), 1.6, 34, (1, 0.99, 0.97), 0.6)
        area("bg", (0.2, 1.6, 1.0), (0.2, 3.2, 0.7), 1.8, 22, (1, 0.96, 0.90), 0.6)
    else:
        cyclorama(hexc("#2A2C30"), hexc("#14161A"), 1.0, 3.2, gloss=0.8)
        world((0.5, 0.65, 1), 0.06)
        area("key", (-1.5, -1.0, 1.9), (0, 0, 0.15), 1.1, 34, (1, 0.95, 0.9))
        area("rimR", (1.7, 0.9, 1.0), (0, 0, 0.2), 0.5, 38, (0.7, 0.85, 1), 1.4)
        area("top", (0, 0.5, 1.9), (0, 0.05, 0.2), 1.9, 30, (1, 1, 1), 0.5)
        area("bg", (0.3, 1.6, 0.4), (0.3, 3.2, 0.9), 1.6, 16, (1, 0.62, 0.3), 0.5)
