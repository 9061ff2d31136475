"""Cycles settings, the two half-sample renders, and the finish (bloom, vignette, view transform)."""

import os
import time

import bpy
import numpy as np
import OpenImageIO

from lib.denoise import denoise, glare, read_exr
from lib.paths import TMP


def setup(w, h, look="Medium High Contrast", exposure=0, gamma=1, bounces=6, transform="Filmic"):
    """Render settings for a still of w x h pixels. Debian's Blender 3.4 has Filmic but no AgX; an unknown look raises TypeError."""
    s = bpy.context.scene
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    c = s.cycles
    c.use_denoising = False
    c.use_adaptive_sampling = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 8
    c.transparent_max_bounces = 16
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_indirect = 4
    c.sample_clamp_direct = 0
    c.filter_width = 1.3
    c.tile_size = 2048
    s.render.use_persistent_data = True
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    s.view_settings.view_transform = transform
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.view_settings.gamma = gamma
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = True


def write_exr(path, c):
    """Write a [3][h][w] float image. Raises OSError with the file's name when it cannot be written."""
    _, h, w = c.shape
    f = OpenImageIO.ImageOutput.create(path)
    ok = f.open(path, OpenImageIO.ImageSpec(w, h, 3, OpenImageIO.FLOAT)) and f.write_image(np.ascontiguousarray(c.transpose(1, 2, 0)))
    f.close()
    if not ok:
        raise OSError(f"{path}: {f.geterror()}")


def shot(name, spp=40, bloom=0.05, vig=0.0, png=None):
    """Render the current scene twice with half the samples each, denoise the halves against each other, and write the result to `png`."""
    s = bpy.context.scene
    started = time.time()
    buffers = []
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.color_depth = "32"
    s.cycles.samples = max(2, spp // 2)
    for seed in (11, 88):
        s.cycles.seed = seed
        exr = os.path.join(TMP, f"{name}_{seed}.exr")
        s.render.filepath = exr
        bpy.ops.render.render(write_still=True)
        buffers.append(read_exr(exr))
        os.remove(exr)
    rendered = time.time()
    c = denoise(*buffers)
    finish(name, c, bloom, vig, png)
    print(f"RENDERED {name} render {rendered - started:.1f} s, denoise and finish {time.time() - rendered:.1f} s", flush=True)


def finish(name, c, bloom, vig, png):
    """Bloom and vignette in linear light, then Blender's own view transform into an 8-bit PNG."""
    if bloom:
        c = glare(c, amt=bloom)
    if vig:
        _, h, w = c.shape
        y, x = np.mgrid[0:h, 0:w]
        c = c * (1 - vig * (((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2)).astype(np.float32)
    exr = os.path.join(TMP, f"{name}.exr")
    write_exr(exr, c)
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = "Linear"
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(png, scene=bpy.context.scene)
    bpy.data.images.remove(image)
    os.remove(exr)
