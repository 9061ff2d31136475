"""One whale, nine materials: the same sheet with the same mark under the same light, so that a picture differs from the next one by its material only."""

import motifs_hard as art
import props_hard as p
from fabric import _denim as denim
from glass import frost_film
from leather_kit import edge_of, skin
from lib import *
from lib.motifs import whale, whale_fin, whale_grooves, whale_windows
from props_soft import daylight, gloss, ground, lit_edge, paper, surface

W, D = 0.138, 0.092
"""Sheet in metres; its mark fills it to about 10 mm from its edges."""
SCALE = 47.0
"""Millimetres per unit of the whale's outline: 108 mm from head to fluke."""


def _line(c, points, closed=True):
    """Path through points in units of the whale, y up."""
    for i, (x, y) in enumerate(points):
        (c.line_to if i else c.move_to)((x - 0.08) * SCALE, (0.16 - y) * SCALE)
    if closed:
        c.close_path()


def _mark(c):
    """The whale as a filled mark with its lines left out, above three lines of water."""
    _line(c, whale())
    c.fill()
    art.ink(c, 0)
    for lens in whale_windows():
        _line(c, lens)
        c.fill()
    c.set_line_width(0.55)
    for groove in whale_grooves():
        _line(c, groove, False)
        c.stroke()
    _line(c, [(x - 0.26, y - 0.22) for x, y in whale_fin()])
    c.set_line_width(0.9)
    c.stroke()
    c.arc((-0.79 - 0.08) * SCALE, (0.16 - 0.04) * SCALE, 0.95, 0, 2 * math.pi)
    c.fill()
    art.ink(c, 1)
    for k, (start, end) in enumerate(((-52, 44), (-36, 54), (-48, 20))):
        for i in range(end - start + 1):
            x = start + i
            (c.line_to if i else c.move_to)(x, 29.5 + 4.4 * k + 0.9 * math.sin((x + 9 * k) * 2 * math.pi / 19))
        c.set_line_width((0.7, 0.5, 0.35)[k])
        c.stroke()


def _path():
    return art.mask("whale", W * 1000, D * 1000, _mark, 3072)


def stage():
    """A quiet ground in raking light, and a camera on the whole sheet. No lamp is mirrored in a level face."""
    ground(surface("whale ground", hexc("#565E64"), hexc("#505860"), grain=700, bump=0.12, relief=0.0003, rough=0.9))
    daylight(kx=-0.46, k=7.5, fill=1.3, rim=0, soft=0.20, ky=0.30, kz=0.34)
    card = area("card", (0.10, 0.22, 0.62), (0, 0, 0), 0.40, 1.5, (0.90, 0.95, 1), 0.20)
    card.visible_camera = False
    camera((-0.030, -0.240, 0.268), (0.0, -0.001, 0.0), 72, 11, (0, -0.01, 0.002))


def shown(face, edge, thick=0.003):
    """The marked sheet on its stage."""
    stage()
    p.group("turned", [plate("sheet", [rrect(W, D, 0.004, 8)], thick, face, edge, bev=0.0004)], (0, 0, thick / 2 + 0.0002), (0, 0, 0.15))


def wood():
    """Birch plywood, burnt dark brown."""
    shown(birch(_path(), (W, D), "whale birch"), charred())


def leather():
    """Vegetable-tanned hide, burnt."""
    shown(skin("cognac", _path(), (W, D)), edge_of("cognac"), 0.0032)


def acrylic_sheet():
    """Orange cast acrylic, frosted white; its edge collects the light."""
    face = p.mark(gloss("whale acrylic", "#EE5A22", 0.06), _path(), (W, D), "#FBE9DF", 0.75, coat=0, depth=0.2, grain=0.1)
    shown(face, lit_edge("whale acrylic edge", "#FF6A33", 0.7), 0.005)


def glass():
    """Clear glass, frosted by tiny cracks: one clear face, the frost on it, and a green rim."""
    stage()
    t = 0.005
    outline = rrect(W, D, 0.004, 8)
    pane = mesh("pane", [(x, y, t) for x, y in outline], [tuple(range(len(outline)))], thin("whale glass", (0.84, 0.93, 0.91), 0.02))
    film = plate("film", [rrect(W - 0.004, D - 0.004, 0.003, 8)], 0.0001, frost_film(_path(), (W, D)), bev=0.00001)
    film.location.z = t + 0.0002
    rim = plate("rim", [outline, rrect(W - 0.0016, D - 0.0016, 0.0034, 8)], t, gloss("whale glass edge", "#7FB5A8", 0.06, 1.0), bev=0.0003)
    rim.location.z = t / 2
    p.group("turned", [pane, film, rim], (0, 0, 0.0002), (0, 0, 0.15))


def metal():
    """Brushed stainless steel with a dark annealed mark."""
    shown(p.mark(p.brushed("whale steel"), _path(), (W, D), p.STEEL_MARK, 0.34, 0.5, depth=0, grain=0.1), p.satin("whale steel edge"), 0.0015)


def card():
    """Deep blue card; the mark has burnt its dye away to the pale fibre."""
    shown(paper("whale card", "#2D4C7C", through=0, mark=(_path(), (W, D), hexc("#E4DCCB"), 0.5)), pbr("whale card edge", hexc("#24406A"), rough=0.9), 0.0008)


def stone():
    """Slate, marked pale grey."""
    shown(p.mark(p.slate("whale slate", scale=0.9), _path(), (W, D), "#C9C9C4", 0.8, depth=0.25, grain=0.3), p.slate("whale slate edge", "#26292C", "#4B4F54", 2.2, 1.0), 0.006)


def fabric():
    """Denim whose indigo the light has bleached."""
    shown(denim("whale denim", "#2F4C78", "#A9B8CA", mark=(_path(), (W, D), hexc("#D5DDE4"), 0.3)), pbr("whale denim edge", hexc("#3B5479"), rough=1), 0.0012)


def aluminium():
    """Black anodised aluminium, bleached white."""
    shown(p.mark(p.anodised("whale anodised", "#1A1D22", 0.36), _path(), (W, D), p.WHITE_MARK, 0.62, 0.0, depth=0.05, grain=0.1), p.satin("whale alloy edge"), 0.002)


SHOTS = {
    f"materials/{page}/whale": Shot(build, 960, 640, 16, exposure=0.3, bounces=8, bloom=0.03, vignette=0.12, noise=0.1)
    for page, build in (
        ("wood", wood),
        ("leather", leather),
        ("acrylic", acrylic_sheet),
        ("glass", glass),
        ("metal", metal),
        ("paper", card),
        ("stone", stone),
        ("fabric", fabric),
        ("aluminum", aluminium),
    )
}
