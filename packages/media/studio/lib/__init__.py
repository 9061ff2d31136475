"""The studio's vocabulary: `from lib import *` gives a scene file every shape, material, light, camera and mask by name."""

import math
import os
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from lib.cameras import *
from lib.inputs import fingerprint
from lib.lights import *
from lib.masks import *
from lib.materials import *
from lib.materials import _engrave
from lib.motifs import *
from lib.paths import FONT, OUT, STUDIO, TEX, TMP, WORK
from lib.render import setup, shot
from lib.scene import MATS, link, reset
from lib.screens import *
from lib.shapes import *
from lib.shots import Shot
