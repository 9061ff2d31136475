"""Ambient occlusion of the models for the 3D viewer, in the colours of their corners."""

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from model_mesh import Surface

RAYS = 40
MOVING = ("door", "lid", "front-door", "rear-door")
"""Nodes that open. They shade themselves only, and nothing lies in their shade: open, they would leave it behind."""


def hemisphere(count):
    """Directions about +z, denser near the pole as light from everywhere counts (cosine), spread evenly."""
    i = np.arange(count) + 0.5
    radius, turn = np.sqrt(i / count), i * 2.399963
    return np.stack([radius * np.cos(turn), radius * np.sin(turn), np.sqrt(1 - radius**2)], axis=1)


def frame(n):
    """Two directions at right angles to n."""
    helper = Vector((0, 0, 1)) if abs(n.z) < 0.9 else Vector((1, 0, 0))
    a = n.cross(helper).normalized()
    return a, n.cross(a)


def moving(node):
    return node.startswith(MOVING)


def tree(surfaces, floor):
    points = np.concatenate([s.points for s in surfaces])
    vertices = [tuple(p) for p in points.reshape(-1, 3)]
    faces = [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(len(points))]
    if floor:
        n = len(vertices)
        vertices += [(-4, -4, -0.002), (4, -4, -0.002), (4, 4, -0.002), (-4, 4, -0.002)]
        faces += [(n, n + 1, n + 2), (n, n + 2, n + 3)]
    return BVHTree.FromPolygons(vertices, faces, all_triangles=True)


def occlusion(surfaces, reach, seen_through):
    """Return the surfaces with the share of sky that each corner sees as its colour, without triangles that nobody can see.

    reach          distance in metres beyond which nothing shades
    seen_through   materials that cast no shade and get none
    """
    opaque = [(node, s) for node, name, s in surfaces if name not in seen_through]
    still = tree([s for node, s in opaque if not moving(node)], True)
    own = {node: tree([s for other, s in opaque if other == node], False) for node in {n for n, _ in opaque} if moving(node)}
    rays = hemisphere(RAYS)
    known = {}
    result = []
    for node, name, s in surfaces:
        if name in seen_through or len(s.points) == 0:
            result.append((node, name, s))
            continue
        world = own.get(node, still)
        faces = np.cross(s.points[:, 1] - s.points[:, 0], s.points[:, 2] - s.points[:, 0])
        faces /= np.maximum(np.linalg.norm(faces, axis=1, keepdims=True), 1e-12)
        middle = s.points.mean(axis=1)
        light = np.ones(s.points.shape[:2])
        buried = np.zeros(s.points.shape[:2], bool)
        for t in range(len(s.points)):
            for c in range(3):
                # A little towards the middle, so that a corner inside its neighbour does not blacken the face.
                at = s.points[t, c] + 0.06 * (middle[t] - s.points[t, c])
                n = Vector(s.normals[t, c])
                key = (node, *(int(v) for v in np.round(at * 2000)), *(int(v) for v in np.round(np.array(n) * 8)))
                if key not in known:
                    known[key] = seen(world, Vector(at) + Vector(faces[t]) * np.sign(n.dot(Vector(faces[t])) or 1) * 0.0012, n, rays, reach)
                light[t, c], buried[t, c] = known[key]
        hidden = buried.all(axis=1)
        for t in np.nonzero(hidden)[0]:
            n = Vector(s.normals[t].mean(axis=0)).normalized()
            hidden[t] = seen(world, Vector(middle[t]) + n * 0.0012, n, rays, reach)[1]
        some = buried.any(axis=1) & ~buried.all(axis=1)
        open_ = np.where(buried, 0, light).sum(axis=1) / np.maximum((~buried).sum(axis=1), 1)
        light = np.where(buried & some[:, None], open_[:, None] * 0.85, light)
        tone = 0.22 + 0.78 * light**1.1
        keep = ~hidden
        tone = shared(s.points, s.normals, tone, keep)
        result.append((node, name, Surface(s.points[keep], s.normals[keep], s.colours[keep] * tone[keep][:, :, None])))
    return result


def shared(points, normals, tone, keep):
    """Give corners that are one point of a smooth surface one tone, so that no seam shows and they are stored once."""
    key = np.concatenate([np.round(points * 10_000), np.round(normals * 24)], axis=2).reshape(-1, 6)
    _, group = np.unique(key, axis=0, return_inverse=True)
    group = group.reshape(-1)
    weight = np.repeat(keep, 3).astype(float)
    sums = np.bincount(group, tone.reshape(-1) * weight)
    return (sums / np.maximum(np.bincount(group, weight), 1e-9))[group].reshape(tone.shape)


def seen(world, at, n, rays, reach):
    """Share of the sky seen from a point, and whether it lies inside of something or flat against it."""
    a, b = frame(n)
    total, near, behind = 0.0, 0, 0
    for x, y, z in rays:
        ray = a * x + b * y + n * z
        _, face, _, distance = world.ray_cast(at, ray, 4.0)
        if distance is None:
            total += 1
            continue
        total += min(1.0, (distance / reach) ** 0.8)
        near += distance < 0.012
        behind += face.dot(ray) > 0
    return total / len(rays), near == len(rays) or (behind > 0.7 * len(rays) and near > 0.3 * len(rays))
