"""Folders that the studio reads and writes. Everything under WORK can be deleted, because it is drawn or rendered again."""

import os

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.environ.get("STUDIO_WORK") or os.path.join(STUDIO, "work")
OUT, TEX, TMP = (os.path.join(WORK, d) for d in ("out", "tex", "tmp"))
for folder in (OUT, TEX, TMP):
    os.makedirs(folder, exist_ok=True)
# Debian's fonts-inter; Blender needs font files, cairo finds the family by name.
FONT = "/usr/share/fonts/opentype/inter/"
