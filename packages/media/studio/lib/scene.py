"""Functions to empty the Cycles scene and to add objects to it."""

import bpy

MATS = {}


def reset():
    """Empty the file: Cycles on the CPU, an empty world, no materials. Returns the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    w = bpy.data.worlds.new("W")
    s.world = w
    w.use_nodes = True
    MATS.clear()
    return s


def link(o):
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(o)
    return o
