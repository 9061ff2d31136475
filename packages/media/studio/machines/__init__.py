"""Parametric machine models: `from machines import *`. Each is built into the current scene at the origin, front towards -y, floor at z 0."""

from machines.accessories import co2_tube, corrugated, gland, purifier, return_hose, rf_tube, rotary, tube_cradle, tumbler
from machines.devices import laptop, phone
from machines.galvo import mark_m20, source_box
from machines.light530 import light530
from machines.radiance import radiance, studio_large
