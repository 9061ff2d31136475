"""Prints the length of all lines of SVG files and the area inside each closed line, as Inkscape's own library of geometry
(inkex) measures them: one line of JSON for each file. In pixels of 1/96 inch. Run with Inkscape's extensions in PYTHONPATH.
"""

import json
import sys

import inkex
from inkex.bezier import csparea, csplength
from inkex.elements import Group, ShapeElement, Symbol, TextElement, Use

NOT_DRAWN = {"defs", "symbol", "clipPath", "mask", "marker", "pattern"}


def measure(element, transform, sums, depth=0):
    """Adds the lines of an element and of all that is in it."""
    if depth > 20 or element.tag_name in NOT_DRAWN:
        return
    own = transform @ element.transform if hasattr(element, "transform") else transform
    if isinstance(element, Use):
        # Its own `href` knows the old name of the attribute only.
        reference = element.get("href") or element.get("xlink:href") or ""
        target = element.root.getElementById(reference[1:]) if reference.startswith("#") else None
        if target is None:
            return
        place = inkex.Transform(translate=(float(element.get("x", 0)), float(element.get("y", 0))))
        if isinstance(target, Symbol):
            for child in target:
                measure(child, own @ place, sums, depth + 1)
        else:
            measure(target, own @ place, sums, depth + 1)
        return
    if isinstance(element, ShapeElement) and not isinstance(element, (Group, TextElement, inkex.Image)):
        path = inkex.Path(element.get_path()).transform(own).to_superpath()
        for subpath in path:
            if len(subpath) < 2:
                continue
            lengths, total = csplength([subpath])
            sums["length"] += total
            (x, y), (u, v) = subpath[0][1], subpath[-1][1]
            if abs(x - u) + abs(y - v) < 1e-6:
                sums["area"] += abs(csparea([subpath]))
        return
    for child in element:
        if isinstance(child, inkex.BaseElement):
            measure(child, own, sums, depth)


for name in sys.argv[1:]:
    svg = inkex.load_svg(name).getroot()
    found = {"length": 0.0, "area": 0.0}
    for child in svg:
        if isinstance(child, inkex.BaseElement):
            measure(child, inkex.Transform(), found)
    # Its own `scale` is the larger ratio of size and view box; Inkscape draws, as SVG says, by the smaller one.
    _, _, width, height = svg.get_viewbox()
    scale = min(svg.viewport_width / width, svg.viewport_height / height) if width and height else 1
    print(json.dumps({"length": found["length"] * scale, "area": found["area"] * scale * scale}))
