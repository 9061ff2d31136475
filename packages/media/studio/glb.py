"""Runs inside Blender: writes each machine as a GLB for the 3D viewer, beside a line of JSON with its size.

blender -b -noaudio --python-use-system-env --python-exit-code 1 -P glb.py -- <folder> [<slug> …]

The models are simplified versions of those in the pictures: bevels of one step, the honeycomb with wide cells, no lights, one mesh per
material, and materials reduced to base colour, metalness, roughness, emission and transparency. y is up, the front faces +z, in metres.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(HERE, "scenes")]

import bmesh  # noqa: E402 (the path above comes first)
import bpy  # noqa: E402
from lib import MATS, link, masks, mesh, reset  # noqa: E402
from machines.parts import finishes  # noqa: E402
from products_stage import MODELS, machine  # noqa: E402

VEILED = {"amber": 0.38, "lensglass": 0.9}
"""Opacity of transparent materials and of materials without a principled shader, by name."""
VENEER = {"birch": "#DDBF90", "walnut": "#7A5236"}
"""Flat colours that replace procedural veneers, by the prefix of the material's name."""
LARGEST = 34_000
"""Maximum number of triangles of a model: about 1.3 MB."""


def srgb(h):
    """Convert #rrggbb to linear RGBA."""
    v = [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in v), 1)


def plain(m):
    """Reduce a material to what the viewer can show: constants only, without node links."""
    nodes = m.node_tree.nodes
    old = next((n for n in nodes if n.type == "BSDF_PRINCIPLED"), None)
    glow = next((n for n in nodes if n.type == "EMISSION"), None)
    flat = next((srgb(c) for start, c in VENEER.items() if m.name.startswith(start)), None)
    values = {"Base Color": (0.8, 0.8, 0.8, 1), "Metallic": 0.0, "Roughness": 0.5, "Emission": (0, 0, 0, 1), "Emission Strength": 0.0}
    if old:
        for name in values:
            if name in old.inputs:
                values[name] = old.inputs[name].default_value if isinstance(values[name], float) else tuple(old.inputs[name].default_value)
    if glow:
        values |= {
            "Base Color": tuple(glow.inputs[0].default_value),
            "Emission": tuple(glow.inputs[0].default_value),
            "Emission Strength": 1.0,
        }
    if m.name == "amber":
        tint = next(n for n in nodes if n.type == "BSDF_TRANSPARENT").inputs[0].default_value
        values |= {"Base Color": tuple(tint), "Roughness": 0.06}
    if flat:
        values["Base Color"] = flat
    if old and old.inputs["Emission"].links:
        values |= {"Base Color": (0.01, 0.012, 0.016, 1), "Emission": (0.08, 0.05, 0.02, 1), "Emission Strength": 1.0, "Roughness": 0.12}
    nodes.clear()
    p, out = nodes.new("ShaderNodeBsdfPrincipled"), nodes.new("ShaderNodeOutputMaterial")
    m.node_tree.links.new(p.outputs[0], out.inputs[0])
    for name, value in values.items():
        p.inputs[name].default_value = min(value, 1.0) if isinstance(value, float) else value
    if m.name in VEILED:
        p.inputs["Alpha"].default_value = VEILED[m.name]
        m.blend_method = "BLEND"
    m.use_backface_culling = False


def wide_cells(o):
    """Build the honeycomb with cells of triple width over the same area: 1/9 of the faces, with no visible difference from a metre away."""
    xs, ys, zs = ([v.co[i] for v in o.data.vertices] for i in range(3))
    x0, x1, y0, y1, z = min(xs), max(xs), min(ys), max(ys), max(zs)
    wide = (x1 - x0) / 44
    v, faces = [], []

    def strip(ax, ay, bx, by):
        n = len(v)
        v.extend([(ax, ay, z), (bx, by, z), (bx, by, z - 0.006), (ax, ay, z - 0.006)])
        faces.append((n, n + 1, n + 2, n + 3))

    rows = int((y1 - y0) / (wide * 0.866))
    for j in range(rows + 1):
        y = y0 + (y1 - y0) * j / rows
        strip(x0, y, x1, y)
    for i in range(45):
        x = x0 + wide * i
        for j in range(rows):
            dx = wide / 2 if j % 2 else 0
            if x + dx <= x1:
                strip(x + dx, y0 + (y1 - y0) * j / rows, x + dx, y0 + (y1 - y0) * (j + 1) / rows)
    new = mesh("cells", v, faces, o.data.materials[0])
    new.parent, new.matrix_world = o.parent, o.matrix_world
    bpy.data.objects.remove(o)


def light_bevels():
    """Reduce bevels to one step, and make tubes and letters coarser."""
    for o in bpy.data.objects:
        for modifier in o.modifiers:
            if modifier.type == "BEVEL":
                modifier.segments = 1
                modifier.harden_normals = False
        if o.type in {"CURVE", "FONT"}:
            o.data.bevel_resolution = min(o.data.bevel_resolution, 1)
            o.data.resolution_u = min(o.data.resolution_u, 3)


def merged(slug):
    """Merge all evaluated surfaces into one object, decimate it if it has too many triangles, and remove the original parts."""
    graph = bpy.context.evaluated_depsgraph_get()
    whole, slots = bmesh.new(), []
    for o in list(bpy.data.objects):
        if o.type not in {"MESH", "CURVE", "FONT"}:
            continue
        e = o.evaluated_get(graph)
        me = bpy.data.meshes.new_from_object(e, depsgraph=graph)
        me.transform(o.matrix_world)
        if o.matrix_world.determinant() < 0:
            me.flip_normals()
        local = []
        for m in me.materials or [None]:
            m = m or finishes().white
            if m not in slots:
                slots.append(m)
            local.append(slots.index(m))
        before = len(whole.faces)
        whole.from_mesh(me)
        whole.faces.ensure_lookup_table()
        for face in whole.faces[before:]:
            face.material_index = local[min(face.material_index, len(local) - 1)]
        bpy.data.meshes.remove(me)
    for o in list(bpy.data.objects):
        bpy.data.objects.remove(o)
    bmesh.ops.triangulate(whole, faces=whole.faces)
    data = bpy.data.meshes.new(slug)
    whole.to_mesh(data)
    whole.free()
    for m in slots:
        data.materials.append(m)
    for p in data.polygons:
        p.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.7
    o = link(bpy.data.objects.new(slug, data))
    if len(data.polygons) > LARGEST:
        d = o.modifiers.new("decimate", "DECIMATE")
        d.ratio = LARGEST / len(data.polygons)
    return o


def export(m, folder):
    """Write one model and print its slug, triangles and size."""
    masks.ensure_standard()
    MATS.clear()
    reset()
    machine(m, "plates" if m.build == "galvo" else "whales", beam=False)
    for o in [o for o in bpy.data.objects if o.type == "MESH" and o.name.split(".")[0] in {"hc", "bed"} and len(o.data.vertices) > 2000]:
        wide_cells(o)
    light_bevels()
    bpy.context.view_layer.update()
    o = merged(m.slug)
    for material in o.data.materials:
        plain(material)
    bpy.context.view_layer.objects.active = o
    path = os.path.join(folder, f"{m.slug}.glb")
    bpy.ops.export_scene.gltf(
        filepath=path, export_format="GLB", export_apply=True, export_texcoords=False, export_materials="EXPORT", export_cameras=False,
        export_lights=False, export_animations=False, export_yup=True,
    )  # fmt: skip
    triangles = sum(len(p.vertices) - 2 for p in o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.polygons)
    size = [round(max(v.co[i] for v in o.data.vertices) - min(v.co[i] for v in o.data.vertices), 3) for i in range(3)]
    print("MODEL " + json.dumps({"slug": m.slug, "bytes": os.path.getsize(path), "triangles": triangles, "size": size}), flush=True)


if __name__ == "__main__":
    folder, *wanted = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    for model in MODELS:
        if not wanted or model.slug in wanted:
            export(model, folder)
