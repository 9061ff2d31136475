"""Declaration of a picture: a scene file has one Shot per picture id."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Shot:
    """One picture. `build()` starts from an empty scene and makes geometry, lights and camera; it sets no render settings.

    width, height   size of the master in pixels
    samples         Cycles samples per rendered pixel, in two halves for the denoiser
    look            Filmic contrast look ('Medium High Contrast', 'High Contrast', 'Medium Contrast', …)
    exposure        stops, in the view transform
    bounces         light bounces: 6 for machines, 8 where glass or acrylic is in the picture
    bloom           strength of the glare around pixels above 2.5 linear; .03 for objects, .07 where the beam burns
    vignette        darkening of the corners, 0 to .3
    oversample      rendered at this many times the size and scaled down: 1.5 smooths silhouettes, at 2.25 times the cost per sample
    noise           0: every pixel gets all samples. Otherwise a pixel ends early when its noise is below this (.02 to .05), so that
                    edges, meshes and metal get the samples that flat areas do not need; `samples` is then the most that a pixel may get
    """

    build: Callable[[], object]
    width: int = 960
    height: int = 640
    samples: int = 40
    look: str = "Medium High Contrast"
    exposure: float = 0.0
    bounces: int = 6
    bloom: float = 0.05
    vignette: float = 0.0
    oversample: float = 1.0
    noise: float = 0.0

    def settings(self):
        """Return all settings except the build function, for the hash of inputs; without `noise` where it is not used, as in the first records."""
        return {k: v for k, v in vars(self).items() if k != "build" and not (k == "noise" and v == 0)}
