"""Runs inside Blender: draws the outline of each machine as the pictures show it, for the test of the 3D viewer's models.

blender -b -noaudio --python-use-system-env --python-exit-code 1 -P silhouettes.py -- <folder>

The machine is that of the pictures, with all bevels and round things, scaled as glb.py scales the model. The camera stands at AZIMUTH and
ELEVATION (degrees), DISTANCE times the longest side from the middle, and its picture is WIDTH × HEIGHT pixels.
"""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(HERE, "scenes")]

import bpy  # noqa: E402 (the path above comes first)
from lib import MATS, Vector, link, masks, reset  # noqa: E402
from model_parts import KEY, named, outer_size  # noqa: E402
from products_stage import MODELS, machine  # noqa: E402

AZIMUTH, ELEVATION, DISTANCE, LENS = 30, 20, 2.6, 50
WIDTH, HEIGHT = 300, 200


def outline(m, folder):
    """Render one machine as white on nothing."""
    masks.ensure_standard()
    MATS.clear()
    scene = reset()
    machine(m, "plates" if m.build == "galvo" else "whales", beam=False)
    for o in list(bpy.data.objects):
        if named(o) in KEY or o.type == "LIGHT":
            bpy.data.objects.remove(o)
    bpy.context.view_layer.update()
    points = []
    graph = bpy.context.evaluated_depsgraph_get()
    for o in bpy.data.objects:
        if o.type in {"MESH", "CURVE", "FONT"}:
            e = o.evaluated_get(graph)
            me = e.to_mesh()
            points += [o.matrix_world @ v.co for v in me.vertices]
            e.to_mesh_clear()
    low, high = (Vector(f(p[i] for p in points) for i in range(3)) for f in (min, max))
    size = outer_size(m)
    root = link(bpy.data.objects.new("fit", None))
    for o in bpy.data.objects:
        if not o.parent and o is not root:
            o.parent = root
    root.scale = [size[i] / (high[i] - low[i]) for i in range(3)]
    root.location = [-(low[i] + high[i]) / 2 * root.scale[i] if i < 2 else -low[i] * root.scale[i] for i in range(3)]
    flat = bpy.data.materials.new("flat")
    flat.use_nodes = True
    flat.node_tree.nodes.clear()
    out, glow = flat.node_tree.nodes.new("ShaderNodeOutputMaterial"), flat.node_tree.nodes.new("ShaderNodeEmission")
    flat.node_tree.links.new(glow.outputs[0], out.inputs[0])
    bpy.context.view_layer.material_override = flat
    a, e = math.radians(AZIMUTH), math.radians(ELEVATION)
    middle = Vector((0, 0, size[2] / 2))
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    camera = link(bpy.data.objects.new("camera", bpy.data.cameras.new("camera")))
    camera.data.lens, camera.data.sensor_width = LENS, 36
    camera.location = middle + back * (DISTANCE * max(size))
    camera.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
    scene.camera = camera
    scene.cycles.samples, scene.cycles.use_denoising = 1, False
    scene.cycles.max_bounces = 0
    scene.cycles.transparent_max_bounces = 0
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage, r.film_transparent = WIDTH, HEIGHT, 100, True
    r.image_settings.file_format, r.image_settings.color_mode, r.image_settings.color_depth = "PNG", "RGBA", "8"
    r.filepath = os.path.join(folder, f"{m.slug}.png")
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    (folder,) = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    for model in MODELS:
        outline(model, folder)
