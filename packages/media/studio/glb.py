"""Runs inside Blender: writes each machine as a GLB for the 3D viewer, beside a line of JSON with its size.

blender -b -noaudio --python-use-system-env --python-exit-code 1 -P glb.py -- <folder> [<slug> …]

The models are simplified versions of those in the pictures: bevels of one step, the honeycomb with wide cells, no lights, and materials
reduced to base colour, metalness, roughness, emission and transparency. What moves and what is pointed out is a node of its own
(`model_parts.py`). Ambient occlusion is in the vertex colours. y is up, the front faces +z, in metres.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(HERE, "scenes")]

import bpy  # noqa: E402 (the path above comes first)
import lib  # noqa: E402


def coarse(build, finest):
    """A builder of round things with fewer sides: as many as the radius needs at arm's length. The machines import it so."""

    def built(name, shape, *rest, n=48, **more):
        return build(name, shape, *rest, n=min(n, finest(shape, *rest)), **more)

    return built


lib.cyl = coarse(lib.cyl, lambda p, r, *rest: 12 + int(r * 600))
lib.lathe = coarse(lib.lathe, lambda *rest: 40)

from lib import MATS, masks, mesh, reset  # noqa: E402
from machines.parts import finishes  # noqa: E402
from model_file import write  # noqa: E402
from model_light import occlusion  # noqa: E402
from model_mesh import Surface, divided, surface_of  # noqa: E402
from model_parts import complete, nodes_of, outer_size  # noqa: E402
from products_stage import MODELS, machine  # noqa: E402

VEILED = {"amber": 0.38, "lensglass": 0.9, "tubeglass": 0.28, "spiralglass": 0.35, "plasmahalo": 0.3}
"""Opacity of transparent materials and of materials without a principled shader, by name."""
VENEER = {"birch": "#DDBF90", "walnut": "#7A5236"}
"""Flat colours that replace procedural veneers, by the prefix of the material's name."""
GLASS = {"tubeglass": (0.80, 0.86, 0.90), "spiralglass": (0.80, 0.86, 0.90), "plasmahalo": (0.62, 0.30, 0.95)}
DENSE = {"whale": 0.14, "work": 0.2, "Torus": 0.3}
"""Share of the triangles that objects of many small ones keep."""
LARGEST = 52_000
"""Maximum number of triangles of a model."""


def linear(h):
    """Convert #rrggbb to linear RGB."""
    v = [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v)


def plain(m):
    """Return what the viewer can show of a material, as glTF says it."""
    nodes = m.node_tree.nodes
    old = next((n for n in nodes if n.type == "BSDF_PRINCIPLED"), None)
    glow = next((n for n in nodes if n.type == "EMISSION"), None)
    base, metal, rough, shine = (0.8, 0.8, 0.8), 0.0, 0.5, (0.0, 0.0, 0.0)
    if old:
        base = tuple(old.inputs["Base Color"].default_value)[:3]
        metal, rough = old.inputs["Metallic"].default_value, old.inputs["Roughness"].default_value
        strength = min(1.0, old.inputs["Emission Strength"].default_value)
        shine = tuple(c * strength for c in tuple(old.inputs["Emission"].default_value)[:3])
    if glow:
        base = shine = tuple(glow.inputs[0].default_value)[:3]
    if m.name == "amber":
        base, rough = tuple(next(n for n in nodes if n.type == "BSDF_TRANSPARENT").inputs[0].default_value)[:3], 0.06
    base = GLASS.get(m.name, base)
    base = next((linear(c) for start, c in VENEER.items() if m.name.startswith(start)), base)
    if m.name in {"alu", "steel", "hc", "framesilver"}:
        rough = max(rough, 0.38)  # without the brushed grain of the pictures, smoother metal would be a mirror
    screen = old and old.inputs["Emission"].links
    if screen:
        base, shine = (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)
    result = {
        "name": m.name,
        "pbrMetallicRoughness": {
            "baseColorFactor": [*(round(min(max(c, 0.0), 1.0), 4) for c in base), VEILED.get(m.name, 1)],
            "metallicFactor": round(metal, 3),
            "roughnessFactor": round(rough, 3),
        },
        "doubleSided": True,
    }
    if any(c > 0.001 for c in shine):
        result["emissiveFactor"] = [round(min(c, 1.0), 4) for c in shine]
    if m.name in VEILED:
        result["alphaMode"] = "BLEND"
    if screen:
        result["extensions"] = {"KHR_materials_unlit": {}}
    return result


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
    """Reduce bevels to one step, make tubes and letters coarser, and cut outlines less finely."""
    for o in bpy.data.objects:
        ratio = DENSE.get(o.name.split(".")[0])
        if ratio and o.type == "MESH" and len(o.data.polygons) > 500:
            o.modifiers.new("fewer", "DECIMATE").ratio = ratio
        for modifier in o.modifiers:
            if modifier.type == "BEVEL":
                modifier.segments = 1
                modifier.harden_normals = False
        if o.type in {"CURVE", "FONT"}:
            o.data.bevel_resolution = min(o.data.bevel_resolution, 1)
            o.data.resolution_u = min(o.data.resolution_u, 3)


def build(m):
    """Build the closed machine with a job on its bed, and what only the viewer shows of it."""
    masks.ensure_standard()
    MATS.clear()
    reset()
    machine(m, "plates" if m.build == "galvo" else "whales", beam=False)
    complete(m)
    for o in [o for o in bpy.data.objects if o.type == "MESH" and o.name.split(".")[0] in {"hc", "bed"} and len(o.data.vertices) > 2000]:
        wide_cells(o)
    light_bevels()
    bpy.context.view_layer.update()


def export(m, folder):
    """Write one model and print its slug, triangles and size."""
    build(m)
    graph = bpy.context.evaluated_depsgraph_get()
    nodes = nodes_of(m)
    materials, surfaces = {}, []
    for o in bpy.data.objects:
        if o.type not in {"MESH", "CURVE", "FONT"}:
            continue
        for material, surface in surface_of(o, graph, finishes().white):
            materials.setdefault(material.name, material)
            surfaces.append((nodes.name_of(o), material.name, surface))
    # The spans of the specification include handles, so everything is scaled onto them, by at most 5 %.
    factors = Surface.fit([s for _, _, s in surfaces], outer_size(m))
    nodes.scale(*factors)
    surfaces = [(node, name, divided(s, 0.09 if m.build != "radiance" else 0.11 * m.size)) for node, name, s in surfaces]
    screens = {name for name, material in materials.items() if "extensions" in plain(material)}
    surfaces = occlusion(surfaces, reach=0.16 if m.build != "radiance" else 0.42, seen_through={*VEILED, *screens})
    count = sum(len(s.triangles) for _, _, s in surfaces)
    if count > LARGEST:
        raise ValueError(f"{m.slug} has {count} triangles, more than {LARGEST}.")
    path = os.path.join(folder, f"{m.slug}.glb")
    write(path, m.name, nodes, {name: plain(material) for name, material in materials.items()}, surfaces)
    size = Surface.size([s for _, _, s in surfaces])
    print(
        "MODEL "
        + json.dumps(
            {
                "slug": m.slug,
                "bytes": os.path.getsize(path),
                "triangles": count,
                "size": [round(float(x), 4) for x in size],
                "scaled": [round(float(x), 4) for x in factors[1]],
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    folder, *wanted = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    for model in MODELS:
        if not wanted or model.slug in wanted:
            export(model, folder)
