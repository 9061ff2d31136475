"""Drawn machine screens and app windows. Figures, units and signs only: no words, so one picture serves both languages."""

from lib.masks import drawn, mandala, mask_text, rr

INK = (0.9, 0.93, 0.96)
MUTED = (0.55, 0.6, 0.66)
PANEL = (0.09, 0.11, 0.14)
ACCENT = (1, 0.5, 0.1)


def _sign(c, kind, x, y, s):
    """A line sign of size s centred on x, y: power, speed, thickness, play."""
    c.set_line_width(s * 0.12)
    if kind == "power":
        for i in range(8):
            c.save()
            c.translate(x, y)
            c.rotate(i * 0.7854)
            c.move_to(s * 0.26, 0)
            c.line_to(s * 0.48, 0)
            c.stroke()
            c.restore()
        c.arc(x, y, s * 0.12, 0, 6.284)
        c.fill()
    elif kind == "speed":
        for dx in (-0.3, 0.05):
            c.move_to(x + s * dx, y - s * 0.35)
            c.line_to(x + s * (dx + 0.3), y)
            c.line_to(x + s * dx, y + s * 0.35)
            c.stroke()
    elif kind == "thickness":
        for dy in (-0.3, 0.0, 0.3):
            c.move_to(x - s * 0.4, y + s * dy)
            c.line_to(x + s * 0.4, y + s * dy)
            c.stroke()
    elif kind == "play":
        c.move_to(x - s * 0.3, y - s * 0.42)
        c.line_to(x + s * 0.45, y)
        c.line_to(x - s * 0.3, y + s * 0.42)
        c.close_path()
        c.fill()


def screen_ui(title="Light 530"):
    """960 x 576 machine screen: the job on its grid, power, speed and thickness, start, progress. Returns the image's path."""

    def draw(c):
        c.set_source_rgb(*PANEL)
        rr(c, 32, 84, 560, 420, 18)
        c.fill()
        c.set_source_rgb(0.14, 0.17, 0.21)
        for i in range(1, 14):
            c.rectangle(32 + 40 * i, 84, 1.5, 420)
            c.fill()
        for i in range(1, 10):
            c.rectangle(32, 84 + 42 * i, 560, 1.5)
            c.fill()
        c.set_source_rgb(1, 0.62, 0.16)
        mandala(c, 312, 294, 165)
        c.set_source_rgb(*INK)
        mask_text(c, title, 36, 44, 30, align="l")
        c.set_source_rgb(0.2, 0.8, 0.55)
        c.arc(900, 44, 11, 0, 7)
        c.fill()
        for i, (kind, value) in enumerate((("power", "62 %"), ("speed", "320 mm/s"), ("thickness", "3.0 mm"))):
            y = 108 + i * 92
            c.set_source_rgb(*PANEL)
            rr(c, 620, y - 24, 308, 78, 14)
            c.fill()
            c.set_source_rgb(*MUTED)
            _sign(c, kind, 660, y + 15, 34)
            c.set_source_rgb(*INK)
            mask_text(c, value, 704, y + 15, 31, align="l")
        c.set_source_rgb(*ACCENT)
        rr(c, 620, 372, 308, 132, 20)
        c.fill()
        c.set_source_rgb(0.08, 0.04, 0.01)
        _sign(c, "play", 774, 438, 64)
        c.set_source_rgb(0.2, 0.23, 0.28)
        rr(c, 32, 528, 896, 12, 6)
        c.fill()
        c.set_source_rgb(1, 0.62, 0.16)
        rr(c, 32, 528, 520, 12, 6)
        c.fill()

    return drawn("screen", 960, 576, draw, (0.035, 0.045, 0.06))
