"""Cameras. 50 to 92 mm and f/5 to f/8 keep machines and objects free of wide-angle distortion."""

import bpy
from mathutils import Vector

from lib.scene import link


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    """Put the camera at loc, looking at target. lens in mm on a 36 mm sensor; fstop turns depth of field on, focused at `focus` (or the target).

    shift is the lens shift (x, y) in sensor widths: aim level and shift down to keep verticals upright. Returns the camera object.
    """
    c = bpy.data.cameras.new("C")
    c.lens = lens
    c.clip_start = 0.005
    c.shift_x, c.shift_y = shift
    o = link(bpy.data.objects.new("C", c))
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o
