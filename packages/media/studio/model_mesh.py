"""Surfaces of the models for the 3D viewer: taken from Blender's objects, divided, fitted and welded as arrays."""

import bpy
import numpy as np


class Surface:
    """Triangles of one material: corner positions and normals (n × 3 × 3, Blender's axes, metres) and colours (n × 3 × 3)."""

    def __init__(self, points, normals, colours=None):
        self.points, self.normals = points, normals
        self.colours = np.ones_like(points) if colours is None else colours

    @property
    def triangles(self):
        return self.points

    @staticmethod
    def bounds(surfaces):
        """Lowest and highest corner of some surfaces."""
        every = np.concatenate([s.points.reshape(-1, 3) for s in surfaces if len(s.points)])
        return every.min(axis=0), every.max(axis=0)

    @staticmethod
    def size(surfaces):
        """Width, depth and height of some surfaces."""
        low, high = Surface.bounds(surfaces)
        return high - low

    @staticmethod
    def fit(surfaces, size):
        """Scale and move surfaces so that they stand on the floor, centred, with this size. Returns (middle, factors)."""
        low, high = Surface.bounds(surfaces)
        factors = np.array(size) / (high - low)
        if np.abs(factors - 1).max() > 0.08:
            raise ValueError(f"The machine is {high - low}, too far from {size} for a scale.")
        middle = np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])
        for s in surfaces:
            s.points = (s.points - middle) * factors
            s.normals = s.normals / factors
            s.normals /= np.maximum(np.linalg.norm(s.normals, axis=2, keepdims=True), 1e-9)
        return middle, factors


def surface_of(o, graph, fallback):
    """The evaluated surfaces of an object in the world, one per material: (material, Surface)."""
    me = bpy.data.meshes.new_from_object(o.evaluated_get(graph), depsgraph=graph)
    me.transform(o.matrix_world)
    if o.matrix_world.determinant() < 0:
        me.flip_normals()
    me.calc_normals_split()
    me.calc_loop_triangles()
    count = len(me.loop_triangles)
    if not count:
        bpy.data.meshes.remove(me)
        return
    corners = np.empty(count * 3, np.int32)
    me.loop_triangles.foreach_get("vertices", corners)
    loops = np.empty(count * 3, np.int32)
    me.loop_triangles.foreach_get("loops", loops)
    slots = np.empty(count, np.int32)
    me.loop_triangles.foreach_get("material_index", slots)
    normals = np.empty(count * 9, np.float32)
    me.loop_triangles.foreach_get("split_normals", normals)
    at = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", at)
    points = at.reshape(-1, 3)[corners].reshape(-1, 3, 3).astype(np.float64)
    normals = normals.reshape(-1, 3, 3).astype(np.float64)
    flat = np.cross(points[:, 1] - points[:, 0], points[:, 2] - points[:, 0])
    solid = np.linalg.norm(flat, axis=1) > 1e-12
    uv = None
    if me.uv_layers:
        uv = np.empty(len(me.loops) * 2, np.float32)
        me.uv_layers[0].data.foreach_get("uv", uv)
        uv = uv.reshape(-1, 2)[loops].reshape(-1, 3, 2)
    materials = list(me.materials) or [None]
    found = []
    for slot in np.unique(slots):
        material = materials[min(slot, len(materials) - 1)] or fallback
        take = (slots == slot) & solid
        if not take.any():
            continue
        picture = shown(material)
        if picture is None:
            found.append((material, Surface(points[take], normals[take])))
        elif uv is not None:
            found.append((material, painted(points[take], normals[take], uv[take], picture)))
    bpy.data.meshes.remove(me)
    yield from found


def shown(material):
    """The pixels that a screen's material emits, linear, rows from the bottom; None for other materials."""
    old = next((n for n in material.node_tree.nodes if n.type == "BSDF_PRINCIPLED"), None)
    if not old or not old.inputs["Emission"].links:
        return None
    source = old.inputs["Emission"].links[0].from_node
    if source.type != "TEX_IMAGE":
        return None
    image = source.image
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[:, :, :3]


def painted(points, normals, uv, picture, columns=72):
    """A screen as a grid of coloured corners, because the viewer's policy allows no pictures inside of models."""
    corner = {tuple(np.round(t, 3)): p for ts, ps in zip(uv, points) for t, p in zip(ts, ps)}
    a, b, d = corner[(0, 0)], corner[(1, 0)], corner[(0, 1)]
    rows = max(2, round(columns * float(np.linalg.norm(d - a) / np.linalg.norm(b - a))))
    h, w = picture.shape[:2]
    # Each corner takes the mean of its part of the picture, so that thin lines stay visible.
    sums = np.cumsum(np.cumsum(np.pad(picture, ((1, 0), (1, 0), (0, 0))), axis=0), axis=1)

    def mean(x0, x1, y0, y1):
        x0, x1, y0, y1 = (int(np.clip(v, 0, m)) for v, m in ((x0, w), (x1, w), (y0, h), (y1, h)))
        x1, y1 = max(x1, x0 + 1), max(y1, y0 + 1)
        x0, y0 = min(x0, w - 1), min(y0, h - 1)
        x1, y1 = min(x1, w), min(y1, h)
        return (sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0]) / ((x1 - x0) * (y1 - y0))

    grid = np.array([[a + (b - a) * i / columns + (d - a) * j / rows for i in range(columns + 1)] for j in range(rows + 1)])
    tint = np.array(
        [
            [mean(w * (i - 0.5) / columns, w * (i + 0.5) / columns, h * (j - 0.5) / rows, h * (j + 0.5) / rows) for i in range(columns + 1)]
            for j in range(rows + 1)
        ]
    )
    tint = np.where(tint <= 0.04045, tint / 12.92, ((tint + 0.055) / 1.055) ** 2.4)

    def faces(v):
        lower = np.stack([v[:-1, :-1], v[:-1, 1:], v[1:, 1:]], axis=2).reshape(-1, 3, 3)
        upper = np.stack([v[:-1, :-1], v[1:, 1:], v[1:, :-1]], axis=2).reshape(-1, 3, 3)
        return np.concatenate([lower, upper])

    spread = faces(grid)
    return Surface(spread, np.broadcast_to(normals[0, 0], spread.shape).copy(), np.clip(faces(tint), 0, 1))


def divided(s, longest):
    """Cut wide triangles until no edge is longer than `longest`, so that light baked into corners can follow the shape."""
    points, normals, colours = s.points, s.normals, s.colours
    for _ in range(8):
        edge = np.linalg.norm(points[:, [1, 2, 0]] - points, axis=2)
        worst = edge.argmax(axis=1)
        rows = np.arange(len(points))
        area = np.linalg.norm(np.cross(points[:, 1] - points[:, 0], points[:, 2] - points[:, 0]), axis=1) / 2
        cut = (edge[rows, worst] > longest) & (area > 0.06 * longest**2)
        if not cut.any():
            break
        order = (worst[cut][:, None] + np.arange(3)) % 3
        parts = []
        for values in (points, normals, colours):
            v = np.take_along_axis(values[cut], order[:, :, None], axis=1)
            middle = (v[:, 0] + v[:, 1]) / 2
            if values is normals:
                middle /= np.maximum(np.linalg.norm(middle, axis=1, keepdims=True), 1e-9)
            parts.append(
                np.concatenate(
                    [values[~cut], np.stack([v[:, 0], middle, v[:, 2]], axis=1), np.stack([middle, v[:, 1], v[:, 2]], axis=1)]
                )
            )
        points, normals, colours = parts
    return Surface(points, normals, colours)
