"""An empty Cycles scene, and putting objects into it."""

import bpy

MATS = {}


def reset():
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
    bpy.context.scene.collection.objects.link(o)
    return o
