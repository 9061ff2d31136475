"""Geometry: bevelled solids, laser-cut plates, lathes, tubes, text. Lengths in metres; x right, y away from the viewer, z up."""

import math

import bmesh
import bpy
from mathutils import Vector

from lib.paths import FONT
from lib.scene import link


def bevel(o, w=0.002, seg=3, ang=35):
    """Round the edges sharper than `ang` degrees by w metres in seg steps (w 0: only smooth shading). Returns the object."""
    if w:
        b = o.modifiers.new("b", "BEVEL")
        b.width = w
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(ang)
        b.harden_normals = True
    for p in o.data.polygons:
        p.use_smooth = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def mesh(name, v, f, mat=None):
    """Object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    o = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return o


def box(name, lo, hi, mat, bev=0.002, seg=3):
    """Bevelled box between two corners; its origin is its centre."""
    c = [(a + b) / 2 for a, b in zip(lo, hi)]
    d = [(b - a) / 2 for a, b in zip(lo, hi)]
    v = [(sx * d[0], sy * d[1], sz * d[2]) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f, mat)
    o.location = c
    return bevel(o, bev, seg)


def cyl(name, p, r, h, mat, axis="Z", bev=0.001, r2=None, n=48):
    """Cylinder or cone (r2 at the far end) of height h centred on p, along X, Y or Z."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=h)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    o = link(bpy.data.objects.new(name, me))
    o.location = p
    if axis == "X":
        o.rotation_euler = (0, math.pi / 2, 0)
    if axis == "Y":
        o.rotation_euler = (math.pi / 2, 0, 0)
    return bevel(o, bev, 3)


def sphere(name, p, r, mat, sc=(1, 1, 1)):
    """UV sphere of radius r, scaled by sc."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=r)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    o = link(bpy.data.objects.new(name, me))
    o.location = p
    o.scale = sc
    return bevel(o, 0)


def fillet(pts, rads, seg=10, closed=True):
    """Round the corners of a 2D polygon: one radius for all, or one per corner (0 keeps it sharp); radii are cut to half the edges."""
    out = []
    n = len(pts)
    for i in range(n):
        p = Vector(pts[i])
        r = rads[i] if isinstance(rads, (list, tuple)) else rads
        if r <= 0 or (not closed and i in (0, n - 1)):
            out.append(tuple(p))
            continue
        a = Vector(pts[i - 1]) - p
        b = Vector(pts[(i + 1) % n]) - p
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        th = a.angle(b)
        t = min(r / math.tan(th / 2), la * 0.49, lb * 0.49)
        r2 = t * math.tan(th / 2)
        bis = (a + b).normalized()
        c = p + bis * (r2 / math.sin(th / 2))
        s = p + a * t - c
        e = p + b * t - c
        a0 = math.atan2(s.y, s.x)
        a1 = math.atan2(e.y, e.x)
        d = a1 - a0
        while d > math.pi:
            d -= 2 * math.pi
        while d < -math.pi:
            d += 2 * math.pi
        for k in range(seg + 1):
            out.append((c.x + r2 * math.cos(a0 + d * k / seg), c.y + r2 * math.sin(a0 + d * k / seg)))
    return out


def prism_x(name, poly, x0, x1, mat, bev=0.004, seg=4):
    """(y, z) polygon extruded along x"""
    n = len(poly)
    v = [(x0, y, z) for y, z in poly] + [(x1, y, z) for y, z in poly]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = mesh(name, v, f, mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return bevel(o, bev, seg, 50)


def prism_z(name, poly, z0, z1, mat, bev=0.004, seg=4):
    """(x, y) polygon extruded along z"""
    n = len(poly)
    v = [(x, y, z0) for x, y in poly] + [(x, y, z1) for x, y in poly]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = mesh(name, v, f, mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return bevel(o, bev, seg, 50)


def rrect(w, h, r, seg=8, cx=0, cy=0):
    """Rounded rectangle loop centred on cx, cy."""
    return [(x + cx, y + cy) for x, y in fillet([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, seg)]


def circle(r, n=64, cx=0, cy=0):
    """Circle loop of n points."""
    return [(cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def plate(name, loops, t, face, edge=None, bev=0.00012, z=0):
    """Laser-cut plate: list of closed 2D loops (outer + holes, even-odd), thickness t, separate face/edge materials, lying on z"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    cu.extrude = t / 2 - bev
    cu.bevel_depth = bev
    cu.bevel_resolution = 1
    for L in loops:
        sp = cu.splines.new("POLY")
        sp.points.add(len(L) - 1)
        for p, q in zip(sp.points, L):
            p.co = (q[0], q[1], 0, 1)
        sp.use_cyclic_u = True
    oc = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(oc)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(oc.evaluated_get(dg))
    bpy.data.objects.remove(oc)
    me.materials.clear()
    me.materials.append(face)
    me.materials.append(edge or face)
    for p in me.polygons:
        p.material_index = 0 if abs(p.normal.z) > 0.9 else 1
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    o = link(bpy.data.objects.new(name, me))
    o.location = (0, 0, z + t / 2)
    return o


def tube(name, pts, r, mat, res=8):
    """Round bar of radius r along a NURBS curve with these control points (ends touched, the rest approached)."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 4
    cu.resolution_u = res
    sp = cu.splines.new("NURBS")
    sp.points.add(len(pts) - 1)
    sp.use_endpoint_u = True
    sp.order_u = 4
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    o = link(bpy.data.objects.new(name, cu))
    cu.materials.append(mat)
    return o


def text(name, s, size, mat, loc, rot=(0, 0, 0), weight="SemiBold", align="LEFT", ex=0.0002, space=1.0):
    """Inter text standing in its xy plane, size in metres, extruded by ex."""
    cu = bpy.data.curves.new(name, "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = ex
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.space_character = space
    f = FONT + "Inter-%s.otf" % weight
    cu.font = bpy.data.fonts.load(f, check_existing=True)
    o = link(bpy.data.objects.new(name, cu))
    o.location = loc
    o.rotation_euler = rot
    cu.materials.append(mat)
    return o


def honeycomb(name, x0, x1, y0, y1, z, h, mat, R=0.006, wall=0.0007):
    """Honeycomb bed between x0..x1 and y0..y1, upper face at z, h deep, cells of radius R, walls `wall` thick."""
    v = []
    f = []
    dx = R * math.sqrt(3)
    dy = R * 1.5
    j = 0
    y = y0
    k = (R - wall) / R
    while y < y1:
        x = x0 + (dx / 2 if j % 2 else 0)
        while x < x1:
            b = len(v)
            for s, zz in ((1, z), (k, z), (k, z - h)):
                for i in range(6):
                    a = math.radians(60 * i + 30)
                    v.append((x + R * s * math.cos(a), y + R * s * math.sin(a), zz))
            for i in range(6):
                n = (i + 1) % 6
                f.append((b + i, b + n, b + 6 + n, b + 6 + i))
                f.append((b + 6 + i, b + 6 + n, b + 12 + n, b + 12 + i))
            x += dx
        y += dy
        j += 1
    return mesh(name, v, f, mat)


def lathe(name, prof, mat, n=96):
    """Solid of revolution around z from an (r, z) profile."""
    v = []
    f = []
    for r, z in prof:
        for i in range(n):
            a = 2 * math.pi * i / n
            v.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(len(prof) - 1):
        for i in range(n):
            k = (i + 1) % n
            f.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    return bevel(mesh(name, v, f, mat), 0)


def star(R, r, n, cx=0, cy=0, ph=0):
    """Star loop of n points, radii R and r."""
    return [
        ((R if i % 2 == 0 else r) * math.cos(math.pi * i / n + ph) + cx, (R if i % 2 == 0 else r) * math.sin(math.pi * i / n + ph) + cy)
        for i in range(2 * n)
    ]


def leaf(L, w, n=24):
    """Leaf loop of length L and half width w along x, stem at the origin."""
    up = [(L * i / n, w * math.sin(math.pi * (i / n) ** 0.85)) for i in range(n + 1)]
    return up + [(x, -y) for x, y in up[-2:0:-1]]


def tf(loop, a=0, dx=0, dy=0, s=1):
    """A loop turned by a radians, scaled by s, moved by dx, dy."""
    return [(s * (x * math.cos(a) - y * math.sin(a)) + dx, s * (x * math.sin(a) + y * math.cos(a)) + dy) for x, y in loop]


def hingewall(name, Lx, Ly, r, h, t, mat, edge, z0=0):
    """Rounded-rectangle wall with living-hinge slits in the four corners"""
    seg = []
    ax, ay = Lx - 2 * r, Ly - 2 * r
    arc = math.pi / 2 * r
    per = [("s", ax), ("a", arc), ("s", ay), ("a", arc), ("s", ax), ("a", arc), ("s", ay), ("a", arc)]
    cols = [0]
    kind = []
    for ty, L in per:
        if ty == "s":
            n_ = max(2, int(L / 0.01))
            cols += [cols[-1] + L / n_ * (i + 1) for i in range(n_)]
            kind += [-1] * n_
        else:
            n_ = int(L / 0.0026)
            b = cols[-1]
            for i in range(n_):
                cols += [b + (i + 0.38) * L / n_, b + (i + 0.62) * L / n_, b + (i + 1) * L / n_]
                kind += [-1, i % 2, -1]
    tot = sum(L for _, L in per)

    def pos(u):
        x, y, a = -ax / 2, -Ly / 2, 0
        for ty, L in per:
            q = min(u, L)
            if ty == "s":
                x += math.cos(a) * q
                y += math.sin(a) * q
            else:
                cx, cy = x - math.sin(a) * r, y + math.cos(a) * r
                a2 = a + q / r
                x, y = cx + math.sin(a2) * r, cy - math.cos(a2) * r
                if q < L - 1e-12:
                    return x, y
                a = a2
            u -= L
            if u <= 1e-12:
                return x, y
        return x, y

    rows = [0, 0.04, 0.20, 0.28, 0.44, 0.52, 0.56, 0.72, 0.80, 0.96, 1.0]
    rows = sorted(set([0, 0.05, 0.22, 0.28, 0.45, 0.50, 0.55, 0.72, 0.78, 0.95, 1]))
    sl0 = [(0.05, 0.45), (0.55, 0.95)]
    sl1 = [(0, 0.22), (0.28, 0.72), (0.78, 1.0)]
    v = []
    f = []
    nc = len(cols) - 1
    for u in cols[:-1]:
        x, y = pos(u)
        for q in rows:
            v.append((x, y, q * h))
    nr = len(rows)
    for i in range(nc):
        j = (i + 1) % nc
        for k in range(nr - 1):
            mid = (rows[k] + rows[k + 1]) / 2
            if kind[i] >= 0 and any(a < mid < b for a, b in (sl0 if kind[i] == 0 else sl1)):
                continue
            f.append((i * nr + k, j * nr + k, j * nr + k + 1, i * nr + k + 1))
    o = mesh(name, v, f, mat)
    o.data.materials.append(edge)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = t
    m.offset = -1
    m.use_rim = True
    m.material_offset_rim = 1
    o.location = (0, 0, z0)
    for p in o.data.polygons:
        p.use_smooth = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def spline(points, closed=False, n=10):
    """Catmull-Rom curve through 2D points, n segments between neighbours."""
    m = len(points)
    out = []
    for i in range(m if closed else m - 1):
        p = [points[(i + k) % m] if closed else points[min(max(i + k, 0), m - 1)] for k in (-1, 0, 1, 2)]
        for j in range(n):
            t = j / n
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p[1][c]
                        + (p[2][c] - p[0][c]) * t
                        + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t
                        + (3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t**3
                    )
                    for c in (0, 1)
                )
            )
    if not closed:
        out.append(tuple(points[-1]))
    return out
