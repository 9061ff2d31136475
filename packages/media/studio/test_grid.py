"""Draws the sprite of a test grid: ten squares of rising energy from above, and the edge of each in macro.

python3 test_grid.py <material> <out.png>

It is computed, not photographed and not rendered. The model: at the same sheet, a cut goes as deep as its energy per
millimetre allows, and is through at the lower end of the known settings; above their upper end the surplus heat chars wood
and melts acrylic. A level's energy is 2^((level - 4.5) / 4) times the geometric mean of both ends.

Layout, as TestGrid of packages/ui reads it: 5 x 2 squares of 400 px (20 mm), below them 2 x 5 edges of 1000 x 375 px (3 mm
sheet, 12.5 mm long), in the order of the levels.
"""

import sys

import cairo
import numpy as np

SQUARE, EDGE_W, EDGE_H = 400, 1000, 375
LEVELS = 10
KNOWN = {"wood": (0.754, 1.327), "acrylic": (0.632, 1.581)}
"""Ends of the known settings as shares of their geometric mean: 3 mm plywood and 3 mm acrylic at 60 W (settings, `rows.ts`)."""


def energy(level):
    """Energy per millimetre of a level, as a share of the known settings' mean."""
    return 2 ** ((level - 4.5) / 4)


def rgb(code):
    """sRGB hex as an array of 0..1."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def noise(h, w, across, along, seed):
    """Noise of mean 0 and deviation 1 that repeats at its borders; features `across` pixels wide and `along` pixels high."""
    spectrum = np.fft.fft2(np.random.default_rng(seed).normal(size=(h, w)))
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.fftfreq(w)[None, :]
    field = np.fft.ifft2(spectrum * np.exp(-2 * (np.pi**2) * ((fx * across) ** 2 + (fy * along) ** 2) / 4)).real
    return (field - field.mean()) / field.std()


def mix(a, b, share):
    """Colour b over a with a share per pixel."""
    share = np.clip(share, 0, 1)[..., None]
    return a * (1 - share) + b * share


def lit(colour, height, strength=1.0):
    """Colour under light from the upper left, on a relief of `height` pixels."""
    dy, dx = np.gradient(height)
    shade = (0.45 * dx + 0.55 * dy) * -strength
    return np.clip(colour * (1 + np.clip(shade, -0.6, 0.7))[..., None], 0, 1)


def smooth(low, high, value):
    """0 below low, 1 above high, eased in between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def veneer(h, w, seed=3):
    """Birch veneer with its grain along x, as colour and relief."""
    fibre, figure = noise(h, w, 90, 1.1, seed), noise(h, w, 260, 26, seed + 1)
    pores = smooth(1.7, 2.5, noise(h, w, 26, 1.0, seed + 2))
    tone = 0.5 + 0.13 * fibre + 0.16 * figure
    return mix(mix(np.broadcast_to(rgb("#E9D3AD"), (h, w, 3)), rgb("#CFAE7C"), tone), rgb("#9C7448"), 0.4 * pores), 0.35 * fibre - pores


def distance_to_square(n, side):
    """Signed distance in pixels to the outline of a square in the middle, negative inside."""
    y, x = np.mgrid[0:n, 0:n] - (n - 1) / 2
    q = np.maximum(np.abs(x), np.abs(y)) - side / 2
    outside = np.hypot(np.maximum(np.abs(x) - side / 2, 0), np.maximum(np.abs(y) - side / 2, 0))
    return np.where(q > 0, outside, q)


def square(material, level):
    """A square of 12 mm cut into the sheet, from above."""
    n, r = SQUARE, energy(level)
    low, high = KNOWN[material]
    through, hot = r >= low, max(0.0, r / high - 1)
    d = distance_to_square(n, 240) + 0.35 * noise(n, n, 9, 9, 40)
    kerf = 1.6 + 1.1 * r + 2.2 * hot
    depth = min(1.0, r / low)
    line = 1 - smooth(kerf - 1, kerf + 1.2, np.abs(d))
    if material == "wood":
        colour, relief = veneer(n, n)
        reach = 7 + 16 * r + 34 * hot
        # Fades before the border, so that the squares of a plate join without a seam.
        fade = 1 - smooth(30, 76, d)
        halo = fade * np.exp(-np.abs(d) / reach) * (0.16 + 0.30 * r**1.5 + 0.6 * hot) * (1 + 0.18 * noise(n, n, 30, 10, 7))
        colour = mix(colour, rgb("#7B4A22"), halo)
        soot = fade * np.exp(-np.maximum(np.abs(d) - kerf, 0) / (2 + 9 * hot)) * (0.25 + 0.6 * min(1, hot * 2.2))
        colour = lit(mix(colour, rgb("#2A170B"), soot), relief, 0.16)
        return mix(colour, rgb("#0E0906") if through else rgb("#5A3415"), line * (0.55 + 0.45 * depth))
    # Tinted acrylic: the cut catches the light; surplus heat leaves a molten rim with bubbles.
    colour = np.broadcast_to(rgb("#E4571F"), (n, n, 3))
    rim = np.exp(-(((np.abs(d) - kerf - 3) / (2.2 + 4 * hot)) ** 2))
    colour = mix(colour, rgb("#FFC9A4"), rim * (0.30 + 0.35 * r + 0.5 * hot) * (0.75 + 0.25 * np.sign(-d)))
    if hot:
        bubbles = smooth(1.5, 1.9, noise(n, n, 5, 5, 12)) * np.exp(-np.abs(d) / (10 + 22 * hot))
        colour = lit(mix(colour, rgb("#FFE3D0"), bubbles * 0.8), 3 * rim + bubbles, 0.25)
    colour = mix(colour, rgb("#FFB083"), 0.35 * (1 - smooth(0, 16, np.abs(d))) * (1 - depth))
    return mix(colour, rgb("#431203") if through else rgb("#F6A57C"), line * (0.9 if through else 0.75))


TOP, FACE = 70, 240
"""Rows of the macro above the edge, and of the 3 mm edge itself."""


def behind(h, w):
    """What is out of focus behind and below the sheet."""
    y = np.linspace(0, 1, h)[:, None] * np.ones((1, w))
    return mix(np.broadcast_to(rgb("#5B646A"), (h, w, 3)), rgb("#2E3438"), y)


def edge(material, level):
    """The cut edge of the square, with a strip of the sheet's upper face."""
    h, w, r = EDGE_H, EDGE_W, energy(level)
    low, high = KNOWN[material]
    depth, hot = min(1.0, r / low), max(0.0, r / high - 1)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    seed = 90 + level
    wander = noise(1, w, 130, 1, seed)[0]
    ragged = noise(1, w, 9, 1, seed + 1)[0]
    upper = TOP + (1.0 + 1.2 * r + 16 * hot) + (0.7 + 9 * hot) * (0.6 * wander + 0.5 * ragged * (material == "wood"))
    sag = (26 * hot * np.abs(wander)) if material == "acrylic" else 4 * hot * ragged
    lower = TOP + FACE + sag
    v = (y - TOP) / FACE
    front = depth + (0.03 + 0.05 * (1 - depth)) * (0.7 * wander + 0.6 * ragged) if depth < 1 else np.full(w, 2.0)
    cut = 1 - smooth(-0.012, 0.012, v - front[None, :])
    on_face = (y > upper[None, :]) & (y < lower[None, :])
    picture = behind(h, w)
    # Striations of the beam: strongest at speeds that barely cut, gone in the middle of the known settings.
    stripes = noise(h, w, 2.2, 300, seed + 2) + 0.8 * noise(h, w, 7, 300, seed + 3)
    if material == "wood":
        bands = np.select([v < 0.17, v < 0.39, v < 0.61, v < 0.83], [0, 1, 2, 3], 4)
        fibre, ends = noise(h, w, 70, 1.3, seed + 4), noise(h, w, 1.6, 1.6, seed + 5)
        cross = (bands % 2) == 1
        wood = mix(np.broadcast_to(rgb("#E2C79B"), (h, w, 3)), rgb("#BE955F"), np.where(cross, 0.65 + 0.16 * ends, 0.35 + 0.16 * fibre))
        seam = np.exp(-(np.min([np.abs(v - s) for s in (0.17, 0.39, 0.61, 0.83)], axis=0) / 0.008) ** 2)
        wood = mix(wood, rgb("#6A4526"), 0.55 * seam)
        torn = lit(mix(wood, rgb("#F1DFC0"), 0.25 + 0.2 * noise(h, w, 40, 2.2, seed + 6)), 3.0 * noise(h, w, 34, 3.0, seed + 7), 0.20)
        burnt = 0.10 + 0.42 * (r - low) + 0.55 * min(hot, 1) - 0.06 * v + 0.07 * stripes + np.where(cross, 0.16, 0)
        face = mix(wood * np.array([0.74, 0.55, 0.40]), rgb("#140C07"), burnt)
        face = mix(face, rgb("#1E110A"), 0.5 * seam)
        flakes = smooth(0.9, 1.6, noise(h, w, 12, 7, seed + 8)) * min(1, 2.2 * hot)
        face = lit(mix(face, rgb("#4A4643"), 0.55 * flakes), 0.8 * stripes + 1.6 * flakes + 0.5 * np.where(cross, ends, fibre), 0.17)
        face = mix(torn, face, cut)
        top, relief = veneer(h, w, seed + 9)
        near = np.exp(-(upper[None, :] - y).clip(0) / (10 + 14 * r + 40 * hot))
        top = lit(mix(mix(top, rgb("#7B4A22"), near * (0.25 + 0.4 * r)), rgb("#1C100A"), near**3 * min(1.0, 0.25 + 1.6 * hot)), relief, 0.2)
    else:
        clear = mix(np.broadcast_to(rgb("#F2702E"), (h, w, 3)), rgb("#A8330B"), smooth(0.05, 0.95, v) * 0.75)
        glow = np.exp(-(((v - 0.16) / 0.05) ** 2)) + 0.55 * np.exp(-(((v - 0.84) / 0.09) ** 2))
        lines = 0.12 + 1.5 * max(0.0, 1.02 - r) ** 1.0
        melt = noise(h, w, 46, 30, seed + 4) * hot * 9
        face = lit(mix(clear, rgb("#FFD9BF"), glow * (0.62 - 0.2 * min(hot, 1))), lines * stripes + melt, 0.22)
        bubbles = smooth(1.55, 1.95, noise(h, w, 8, 8, seed + 6)) * min(1, hot * 1.6)
        face = mix(face, rgb("#FFE9DA"), 0.65 * bubbles)
        face = mix(face, rgb("#FFC7A6"), 0.25 * min(1, hot) * (0.5 + 0.5 * noise(h, w, 60, 60, seed + 7)))
        broken = lit(mix(clear, rgb("#FFE2D0"), 0.42 + 0.1 * noise(h, w, 3, 3, seed + 8)), 2.4 * noise(h, w, 60, 14, seed + 9), 0.28)
        face = mix(broken, face, cut)
        sheen = np.exp(-(((y - TOP * 0.42) / 16) ** 2))
        top = mix(np.broadcast_to(rgb("#E4571F"), (h, w, 3)), rgb("#FFB48C"), 0.55 * sheen)
        top = mix(top, rgb("#FFE0CC"), np.exp(-(((upper[None, :] - y) / (3 + 8 * hot)) ** 2)) * 0.8)
    picture = np.where(on_face[..., None], face * (1.0 - 0.14 * smooth(0.7, 1.0, v))[..., None], picture)
    picture = np.where((y <= upper[None, :])[..., None], top * (0.82 + 0.18 * y / TOP)[..., None], picture)
    shadow = np.exp(-(y - lower[None, :]).clip(0) / 16) * (y >= lower[None, :])
    return picture * (1 - 0.45 * shadow)[..., None]


def sprite(material):
    """The whole sprite as an array of height x width x 3, 0..1."""
    squares = [square(material, k) for k in range(LEVELS)]
    edges = [edge(material, k) for k in range(LEVELS)]
    return np.vstack([np.hstack(squares[k : k + 5]) for k in (0, 5)] + [np.hstack(edges[k : k + 2]) for k in range(0, LEVELS, 2)])


def save(picture, path):
    """Write an array of 0..1 as PNG."""
    h, w, _ = picture.shape
    pixels = np.zeros((h, w, 4), np.uint8)
    pixels[:, :, :3] = (np.clip(picture[:, :, ::-1], 0, 1) * 255 + 0.5).astype(np.uint8)
    cairo.ImageSurface.create_for_data(pixels, cairo.FORMAT_RGB24, w, h).write_to_png(path)


if __name__ == "__main__":
    save(sprite(sys.argv[1]), sys.argv[2])
