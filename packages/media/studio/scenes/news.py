"""Pictures of the news: one per article. Products, company, trade, technique."""

import motifs_hard as mm
import props_hard as hard
from company_kit import *
from gift_kit import paper_wool
from machines import *
from products_stage import L530, M20, RF530, Model, coaster_stack, gear_stand, machine, sweep
from products_stage import put as stand
from school_kit import goggles


def pair():
    """Light 530 and Light 530 RF side by side, each with its best work in front of it: thick cuts, fine engraving."""
    sweep(Model("", "", "", size=1.75, floor="#B7B3AC", wall="#D2CEC7", side=-1))
    parts = machine(L530, "gears", (-0.62, 0.10, 0), 0.30)
    parts += machine(RF530, "coasters", (0.64, 0.16, 0), -0.28)
    parts += stand(gear_stand, (-0.55, -0.52, 0), 0.2, 1.35)
    parts += stand(coaster_stack, (0.38, -0.46, 0), 0.1, 1.35)
    frame(parts, 0, 17, 60, (0.90, 0.80), (0, -0.03), 1.5, 12)


def code_plate(k, w=0.052, h=0.030):
    """A dark anodised plate with figures and a code in pale grey."""

    def draw(c):
        mm.data_matrix(c, 17, 18, 7 + k, -16.5, -1.0 - 7.5)
        mm.label(c, f"M20-04{17 + k}", 9.5, -5.0, 5.2)
        mm.label(c, "24 V · 1.6 A", 9.5, 2.2, 3.6, bold=False)
        mm.label(c, "IP54 · 2026", 9.5, 8.0, 3.6, bold=False)

    face = engraved(f"code plate {k}", (0.020, 0.022, 0.026), mm.mask(f"nw-plate-{k}", w * 1000, h * 1000, draw), (w, h), (0.72, 0.73, 0.74), rough=0.36, markrough=0.55, metal=0.6, markmetal=0.1, depth=0.02)
    holes = [circle(0.0016, 24, sx * (w / 2 - 0.0036), 0) for sx in (-1, 1)]
    return plate("code plate", [rrect(w, h, 0.003), *holes], 0.0012, face, pbr("plate edge", (0.74, 0.75, 0.76), rough=0.3, metal=1), bev=0.00015)


def marking_figures():
    """Mark M20 behind; before it a tray of marked plates, one on the callipers' jaws: the sizes that decide a job."""
    table(pbr("marking bench", hexc("#8E979B"), rough=0.4, bump=(900, 0.05)), "#66727A", 1.0)
    machine(M20, "nameplate", (-0.06, 0.31, 0), -0.22)
    for k in range(8):
        i, j = k % 4, k // 4
        put(code_plate(k), (0.012 + 0.058 * i, -0.160 - 0.036 * j, 0.0068), (0, 0, 0.012 * (k % 3 - 1)))
    put(plate("tray", [rrect(0.250, 0.090, 0.006)], 0.006, pbr("tray birch", hexc("#2A2E33"), rough=0.7), bev=0.0008), (0.099, -0.178, 0.003))
    callipers((-0.125, -0.215, 0), 0.30, 0.052)
    put(code_plate(9), (-0.1214, -0.2400, 0.0050), (0, 0, 0.30))
    north(0.95, (0, -0.1, 0.05), 1.0, -1)
    camera((0.17, -0.72, 0.37), (0.012, -0.105, 0.040), 56, 4.5, (0.05, -0.18, 0.01))


def bed_label(s):
    """A figure engraved near a corner of a frame."""

    def draw(c):
        c.save()
        c.scale(1, -1)
        mask_text(c, s, 0, 0, 1.2)
        c.restore()

    return draw


def four_tables():
    """The four work areas as plywood frames, 1 : 10, with a sheet of 1220 by 610 on them, to compare which machine it fits."""
    table(pbr("tables top", hexc("#BFC3C1"), rough=0.5, bump=(1200, 0.05)), "#A9B0AE", 0.75)
    for k, (w, d, s) in enumerate(((0.160, 0.100, "1610"), (0.130, 0.090, "1390"), (0.090, 0.060, "960"), (0.060, 0.040, "640"))):
        z = 0.0016 + 0.0034 * k
        x, y = -0.080 + w / 2 + 0.006 * k, -0.055 + d / 2 + 0.005 * k
        name = f"bed {s}"
        make = birch if k % 2 == 0 else walnut
        face = make(art(f"nw_{name}", bed_label(s), 512, 256), (0.014, 0.007), name)
        o = plate(name, [rrect(w, d, 0.0025), *([rrect(w - 0.016, d - 0.016, 0.0015)] if k < 3 else [])], 0.0032, face, burnt(f"bed burnt {k}", 0.003, k % 2 == 1), bev=0.0002)
        # the mask lies round the object's origin, so the outline is moved and not the plate
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.translate(bm, verts=bm.verts, vec=(-w / 2 + 0.014, d / 2 - 0.0042 if k < 3 else 0, 0))
        bm.to_mesh(o.data)
        bm.free()
        put(o, (x + w / 2 - 0.014, y - (d / 2 - 0.0042 if k < 3 else 0), z))
    sheet_ = put(group("sheet"), (0.045, -0.128, 0.0016), (0, 0, 0.16))
    tinted([rrect(0.122, 0.061, 0.0010)], "#E8621F", 0.0024, (0.022, 0.030, 0), parent=sheet_, name="stock sheet")
    steel_rule((0.000, 0.078, 0.0), 0.02, 0.20)
    pencil((-0.108, -0.112), 0.30, "#2F5D62", 0.065)
    north(0.62, (0.02, 0, 0.02), 1.05, -1)
    camera((0.045, -0.40, 0.33), (0.010, -0.020, 0.004), 62, 9, (0.0, -0.02, 0.008))


def sample_request():
    """A parcel with stock for a test: the open carton, the sheets from it, the first cut sample, callipers on it."""
    table(oak("sample oak"), "#A7A99F", 0.85)
    box_ = carton((-0.090, 0.105, 0), 0.16, 0.26, 0.18, 0.080, (2.4, 2.3, 2.2, 2.1))
    paper_wool(0.245, 0.165, 0.074, parent=box_)
    for k, (kind, x, a) in enumerate((("birch", -0.045, 0.10), ("walnut", 0.005, -0.04), ("teal", 0.050, 0.08))):
        m = {"birch": birch(name="sent birch", axis="Y"), "walnut": walnut(name="sent walnut", axis="Y"), "teal": gloss("sent teal", "#1F7A74")}[kind]
        put(plate("sent", [rrect(0.140, 0.110, 0.002)], 0.004, m, m, bev=0.0003), (x, 0.016 * k, 0.082 + 0.004 * k), (math.radians(64), 0, a), box_)
    marked([rrect(0.120, 0.084, 0.003), *[rrect(0.0030 + 0.0003 * i, 0.022, 0.0002, 2, -0.046 + 0.013 * i, -0.033) for i in range(5)]], mask("mandala_wide"), (0.110, 0.055), 0.004, (0.120, -0.090, 0.0022), (0, 0, 0.20), name="first sample")
    callipers((0.005, -0.180, 0), 0.12, 0.004)
    notebook((0.240, 0.085, 0), -0.25, w=0.22, h=0.155)
    pencil((0.190, 0.060), 0.4, "#B5521B", z=0.0165)
    sunny(0.85, (0.02, 0, 0.05), 1.0, -1)
    camera((0.16, -0.82, 0.60), (0.030, 0.000, 0.040), 56, 8, (0.08, -0.09, 0.02))


def belt_coil(at, turn=0.0):
    """A toothed belt rolled up, tied with a clip."""
    e = group("belt")
    m = pbr("belt rubber", (0.020, 0.020, 0.021), rough=0.7, bump=(420, 0.5))
    turns = [(0.026 + 0.0024 * i / 24, i * TAU / 24) for i in range(24 * 4 + 1)]
    put(plate("belt", [stroke([(r * math.cos(a), r * math.sin(a)) for r, a in turns], 0.0017)], 0.010, m, m, bev=0.0002), (0, 0, 0.005), parent=e)
    return put(e, at, (0, 0, turn))


def tin(at, turn=0.0, inside=True):
    """A flat round tin for a lens, its lid beside it, black foam within."""
    e = group("tin")
    metal = pbr("tinplate", (0.72, 0.73, 0.74), rough=0.3, metal=1, bump=(600, 0.03))
    put(lathe("tin", [(0, 0), (0.026, 0), (0.027, 0.001), (0.027, 0.012), (0.0264, 0.012), (0.0264, 0.003), (0, 0.003)], metal), parent=e)
    put(lathe("foam", [(0.013, 0.009), (0.0262, 0.009), (0.0262, 0.003), (0.013, 0.003), (0.013, 0.009)], pbr("tin foam", (0.02, 0.02, 0.022), rough=0.95, bump=(1500, 0.5))), parent=e)
    put(lathe("tin lid", [(0, 0.0), (0.0275, 0.0), (0.0282, 0.001), (0.0282, 0.009), (0.0277, 0.009), (0.0277, 0.0012), (0, 0.0012)], metal), (0.034, -0.030, 0.0098), (math.radians(160), 0, 0.3), e)
    if inside:
        lens((0, 0, 0.0040), parent=e)
    return put(e, at, (0, 0, turn))


def nozzle(at, turn=(0, 0, 0)):
    """A brass nozzle standing on its wide end."""
    return put(lathe("nozzle", [(0, 0), (0.0080, 0), (0.0085, 0.0006), (0.0085, 0.008), (0.0072, 0.009), (0.0072, 0.011), (0.0030, 0.024), (0.0026, 0.0255), (0.0010, 0.0255), (0.0010, 0.020), (0, 0.020)], finishes().brass), at, turn)


def spare_parts():
    """A small parcel on its way: lens in its tin, mirror, nozzles, a belt; parts that go out within days."""
    table(pbr("parts bench", hexc("#A8A097"), rough=0.5, bump=(800, 0.08)), "#8C959A", 0.7)
    box_ = carton((-0.050, 0.085, 0), 0.14, 0.19, 0.13, 0.060, (2.35, 2.3, 2.2, 2.1))
    paper_wool(0.175, 0.115, 0.058, parent=box_, n=110)
    belt_coil((0.098, 0.055, 0), 0.4)
    tin((0.030, -0.062, 0), 0.2)
    mirror((-0.045, -0.075, 0.0))
    mirror((-0.075, -0.062, 0.0))
    for x, y in ((0.130, -0.030), (0.152, -0.018), (0.140, -0.055)):
        nozzle((x, y, 0))
    put(box("part box", (-0.032, -0.022, 0), (0.032, 0.022, 0.030), surface("part card", hexc("#B9C4C8"), hexc("#AAB6BB"), grain=900, bump=0.15, rough=0.85), 0.0012), (-0.150, -0.045, 0.015), (0, 0, 0.35))
    north(0.7, (0.02, 0, 0.03), 1.0, -1)
    camera((0.13, -0.64, 0.52), (0.000, 0.022, 0.024), 60, 8, (0.03, -0.06, 0.01))


def crate(w, d, h):
    """A pine crate whose front is off: base with runners, three boarded sides, corner posts; the middle of its floor at the origin."""
    e = group("crate")
    pine = wood("crate pine", hexc("#D9B98A"), hexc("#BE955F"), 1.0, "X", rough=0.7)
    upright = wood("crate pine up", hexc("#D2B080"), hexc("#B78D58"), 1.0, "Z", rough=0.7)
    for y in (-d / 2 + 0.06, 0, d / 2 - 0.06):
        box("runner", (-w / 2, y - 0.04, 0), (w / 2, y + 0.04, 0.09), pine, 0.004).parent = e
    for k in range(6):
        y = -d / 2 + d * (k + 0.5) / 6
        box("deck", (-w / 2, y - d / 12 + 0.004, 0.09), (w / 2, y + d / 12 - 0.004, 0.112), pine, 0.003).parent = e
    n = int(h / 0.125)
    for k in range(n):
        z0, z1 = 0.112 + (h - 0.112) * k / n + 0.004, 0.112 + (h - 0.112) * (k + 1) / n - 0.004
        box("back", (-w / 2, d / 2 - 0.02, z0), (w / 2, d / 2, z1), pine, 0.003).parent = e
        for s in (-1, 1):
            x = s * (w / 2 - 0.01)
            box("side", (x - 0.01, -d / 2, z0), (x + 0.01, d / 2, z1), pine, 0.003).parent = e
    for sx in (-1, 1):
        for y in (-d / 2 + 0.03, d / 2 - 0.05):
            x = sx * (w / 2 - 0.045)
            box("post", (x - 0.025, y - 0.025, 0.112), (x + 0.025, y + 0.025, h), upright, 0.003).parent = e
    return e


def delivery():
    """A machine arrives: the crate's front is off, Light 530 stands on its foam, the front boards and a bar lie before it."""
    face = fuzz("goods floor", hexc("#827D76"), hexc("#77726B"), (2.0, 1), 0.1, 0.45, detail=9, dist=0.003, contrast=(0.3, 0.7), spec=0.4)
    mesh("floor", [(-6, -4, 0), (6, -4, 0), (6, 2.4, 0), (-6, 2.4, 0)], [(0, 1, 2, 3)], face)
    mesh("wall", [(-6, 2.4, 0), (6, 2.4, 0), (6, 2.4, 4), (-6, 2.4, 4)], [(0, 1, 2, 3)], plaster("#A3ABAC", "#A3ABAC"))
    put(crate(1.34, 0.86, 0.66), (0, 0, 0))
    foam = pbr("packing foam", hexc("#E8E7E2"), rough=0.95, bump=(300, 0.6))
    for x in (-0.48, 0.48):
        box("pad", (x - 0.08, -0.32, 0.112), (x + 0.08, 0.30, 0.165), foam, 0.008)
    for x in (-0.595, 0.595):
        box("pad", (x - 0.045, 0.10, 0.165), (x + 0.045, 0.28, 0.50), foam, 0.008)
    machine(L530, "mandala", (0, -0.02, 0.165), 0.0, beam=False, led=1.5)
    pine = wood("crate pine", hexc("#D9B98A"), hexc("#BE955F"), 1.0, "X", rough=0.7)
    front = group("front")
    for k in range(4):
        box("board", (-0.67, -0.25 + 0.128 * k, 0), (0.67, -0.13 + 0.128 * k, 0.02), pine, 0.003).parent = front
    for x in (-0.55, 0.55):
        box("batten", (x - 0.04, -0.25, 0.02), (x + 0.04, 0.255, 0.04), pine, 0.003).parent = front
    put(front, (0.24, -0.92, 0.0), (0, 0, -0.10))
    bar = tube("bar", [(-0.20, 0, 0), (-0.21, 0, 0.02), (-0.16, 0, 0.0), (-0.1, 0, 0.0), (0.1, 0, 0.0), (0.26, 0, 0), (0.30, 0.0, 0.02), (0.31, 0.0, 0.045)], 0.011, pbr("pry bar", (0.09, 0.11, 0.15), rough=0.35, metal=0.7), 10)
    put(bar, (0.10, -0.86, 0.053), (0, 0, 0.45))
    put(carton((0, 0, 0), 0, 0.34, 0.28, 0.22, (0.06, 0.05, 0.02, 0.02)), (-1.06, -0.22, 0), (0, 0, 0.35))
    world((0.9, 0.94, 1), 0.14)
    area("door", (-3.0, -1.4, 2.0), (0, -0.1, 0.3), 1.6, 190, (1, 0.95, 0.88), 1.9)
    area("fill", (2.8, -2.4, 1.8), (0, 0, 0.3), 1.6, 40, (0.84, 0.91, 1))
    area("top", (0, 0.2, 3.2), (0, 0.0, 0.3), 2.2, 60, (1, 0.98, 0.95), 0.9).visible_glossy = False
    camera((1.05, -3.95, 1.75), (-0.06, -0.28, 0.28), 56, 9, (0, -0.3, 0.4))


def two_lasers():
    """The same figure on four stocks: wood and acrylic under warm light for CO2, steel and copper under cool light for fibre."""
    table(pbr("lasers top", hexc("#3A3F45"), rough=0.5, bump=(900, 0.08)), "#353B42", 0.75)
    s, motif_ = 0.105, mask("mandala")
    size = (s * 0.84, s * 0.84)
    stocks = (
        (birch(motif_, size, "laser birch"), burnt("laser burnt", 0.006), 0.006),
        (engraved("laser acrylic", hexc("#C8420E"), motif_, size, (0.92, 0.78, 0.70), rough=0.08, markrough=0.8, depth=0.1),) * 2 + (0.006,),
        (hard.mark(hard.brushed("laser steel", "#C4C8CC", 0.27, "X", 1.0), motif_, size, hard.STEEL_MARK, 0.55, 0.0, depth=0, grain=0.10, spec=0.12), steel(), 0.003),
        (hard.mark(hard.brushed("laser copper", "#B86A42", 0.30, "X", 1.0), motif_, size, (0.06, 0.028, 0.018), 0.6, 0.0, depth=0, grain=0.10, spec=0.12), pbr("copper edge", (0.80, 0.42, 0.25), rough=0.3, metal=1), 0.003),
    )
    for k, (face, edge, t) in enumerate(stocks):
        x = -0.198 + 0.132 * k
        e = put(group("stock"), (x, 0.055 - 0.035 * (k % 2), 0), (math.radians(-17), 0, -0.05 * (k - 1.5)))
        put(plate("stock", [rrect(s, s, 0.005)], t, face, edge, bev=0.0006), (0, 0, s / 2 + 0.001), UP, e)
        box("ledge", (x - 0.030, -0.010 + 0.055 - 0.035 * (k % 2), 0), (x + 0.030, 0.060 + 0.055 - 0.035 * (k % 2), 0.007), finishes().anodised, 0.0015)
    lens((-0.135, -0.098, 0), r=0.017)
    f = finishes()
    put(lathe("field lens", [(0, 0), (0.020, 0), (0.022, 0.001), (0.022, 0.012), (0.025, 0.014), (0.025, 0.026), (0.0235, 0.027), (0.0235, 0.024), (0.0205, 0.022)], f.anodised), (0.135, -0.092, 0))
    put(lathe("field ring", [(0.0252, 0.016), (0.0256, 0.0166), (0.0256, 0.0192), (0.0252, 0.020)], pbr("field blue", hexc("#1747D6"), rough=0.3, coat=0.4)), (0.135, -0.092, 0))
    put(lathe("field glass", [(0, 0.0262)] + [(0.0206 * k / 8, 0.0262 - 0.0045 * (k / 8) ** 2) for k in range(1, 9)], pbr("coated glass", (0.010, 0.020, 0.045), rough=0.04, coat=1)), (0.135, -0.092, 0))
    world((0.6, 0.7, 1), 0.06)
    area("warm", (-0.55, -0.20, 0.52), (-0.13, 0.04, 0.05), 0.26, 5.2, (1, 0.72, 0.44), spread=80)
    area("cool", (0.55, -0.25, 0.52), (0.14, 0.04, 0.05), 0.26, 5.4, (0.62, 0.80, 1), spread=80)
    area("sheen", (0.16, -0.55, 0.45), (0.14, 0.04, 0.06), 0.5, 2.4, (0.92, 0.96, 1), 0.3)
    area("rim", (0, 0.62, 0.42), (0, 0.04, 0.05), 0.7, 4.0, (0.95, 0.97, 1), 0.10).visible_glossy = False
    area("wallwarm", (-0.35, 0.55, 0.12), (-0.3, 0.83, 0.25), 0.4, 2.2, (1, 0.60, 0.28))
    area("wallcool", (0.35, 0.55, 0.12), (0.3, 0.83, 0.25), 0.4, 2.2, (0.35, 0.58, 1))
    camera((0.0, -0.80, 0.265), (0.0, 0.0, 0.046), 57, 8, (0, 0.0, 0.05))


def rusted():
    """Steel after chlorine: brown and pitted."""
    return surface("rusted", hexc("#7A4526"), hexc("#2E1A10"), grain=180, detail=10, contrast=(0.38, 0.62), bump=0.9, relief=0.0006, rough=0.95, spec=0.1)


def corroded():
    """Damage by PVC: a rusted rail with its carriage before a bright one, the PVC scraps that caused it, a dull mirror."""
    table(pbr("rust bench", hexc("#9AA0A2"), rough=0.5, bump=(900, 0.08)), "#7D878C", 0.7)
    rail((0.02, 0.085, 0), 0.05, 0.40, 0.075)
    rail((0.005, -0.010, 0), 0.02, 0.40, -0.050, rust=rusted())
    grey_pvc = pbr("pvc grey", hexc("#8C9196"), rough=0.35)
    for x, y, a, L in ((0.100, -0.105, 0.5, 0.055), (0.150, -0.065, -0.3, 0.036)):
        put(lathe("pipe", [(0.0125, 0), (0.0160, 0), (0.0160, L), (0.0125, L), (0.0125, 0)], grey_pvc), (x, y, 0.0161), (0, math.pi / 2, a))
    melted = surface("pvc melt", (0.020, 0.012, 0.008), (0.10, 0.06, 0.03), grain=500, bump=0.9, relief=0.0006, rough=0.6)
    for x, y, a, c in ((-0.105, -0.100, 0.3, "#E7E5DF"), (-0.018, -0.125, -0.3, "#D7B43C")):
        put(plate("sheet pvc", [rrect(0.070, 0.045, 0.001), star(0.013, 0.0065, 5, 0.006, 0)], 0.003, gloss(f"pvc {c}", c, 0.3, 0.1), melted, bev=0.0005), (x, y, 0.0017), (0, 0, a))
    put(plate("pvc star", [star(0.0126, 0.0062, 5)], 0.003, gloss("pvc #D7B43C", "#D7B43C", 0.3, 0.1), melted, bev=0.0005), (0.048, -0.092, 0.0017), (0, 0, 0.3))
    mirror((-0.165, -0.070, 0))
    e = group("blind")
    cyl("silicon", (0, 0, 0.0014), 0.0125, 0.0028, rusted(), bev=0.0003).parent = e
    cyl("gold", (0, 0, 0.0029), 0.0120, 0.0003, surface("blind gold", hexc("#8C6B35"), hexc("#3F3324"), grain=420, detail=9, bump=0.6, relief=0.0003, rough=0.7), bev=0.00008).parent = e
    put(e, (-0.178, -0.112, 0))
    north(0.72, (0, 0, 0.02), 1.0, -1)
    camera((-0.10, -0.66, 0.39), (0.004, -0.014, 0.008), 58, 8, (0, -0.03, 0.015))


def two_tubes():
    """The glass tube, glowing, and behind it the metal RF laser: two ways to the same light."""
    f = finishes()
    world((0.5, 0.58, 1), 0.05)
    top = pbr("tube bench", hexc("#343A41"), rough=0.45, bump=(700, 0.05))
    box("floor", (-1.2, -0.5, -0.092), (1.2, 0.62, -0.080), top, 0.001)
    mesh("wall", [(-2, 0.62, -0.2), (2, 0.62, -0.2), (2, 0.62, 1.4), (-2, 0.62, 1.4)], [(0, 1, 2, 3)], plaster("#3A4148", "#3A4148"))

    def glass():
        co2_tube(0.80, glow=1.0)
        for x in (-0.24, 0.22):
            tube_cradle(x, z=-0.080)

    def metal():
        rf_tube(0.62)
        for x in (-0.2, 0.2):
            box("foot", (x - 0.03, -0.056, -0.080), (x + 0.03, 0.056, -0.038), f.anodised, 0.002)

    stand(glass, (0.0, -0.14, 0), 0.16)
    stand(metal, (0.03, 0.16, 0), 0.16)
    tube("hose", [(0.42, -0.07, 0.03), (0.43, -0.05, 0.09), (0.48, 0.02, 0.10), (0.60, 0.08, -0.02), (0.75, 0.05, -0.075)], 0.006, pbr("tube water", (0.10, 0.25, 0.62), rough=0.3), 12)
    area("key", (-0.55, -0.55, 0.75), (0, 0.05, 0), 0.45, 11, (1, 0.95, 0.9))
    area("strip", (0.1, 0.45, 0.6), (0, 0.10, 0), 1.1, 5.0, (0.85, 0.92, 1), 0.08)
    area("warm", (0.8, -0.3, 0.3), (0.2, 0.16, 0), 0.3, 3.0, (1, 0.62, 0.32))
    area("wallglow", (0.1, 0.40, 0.0), (0.1, 0.62, 0.25), 0.5, 3.0, (0.50, 0.40, 1))
    camera((-0.60, -1.04, 0.50), (-0.010, 0.0, -0.012), 57, 9, (-0.1, -0.1, 0))


def pleated(at, turn=0.0, dirty=0.0, w=0.30, h=0.26):
    """A pleated filter standing in its aluminium frame; dirty ones are grey to brown, most in the middle."""
    e = group("filter")
    f = finishes()
    m = surface("pleats used", hexc("#6B5F52"), hexc("#A89C8A"), grain=30, detail=5, contrast=(0.3, 0.7), bump=0.4, rough=0.95) if dirty else pbr("pleats new", hexc("#EFEDE7"), rough=0.9, bump=(900, 0.15))
    zig, n = [], 46
    for i in range(n + 1):
        zig.append((-w / 2 + 0.018 + (w - 0.036) * i / n, 0.013 if i % 2 else -0.013))
    v = [(x, y, z) for z in (0.016, h - 0.016) for x, y in zig]
    mesh("pleats", v, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], m).parent = e
    for lo, hi in (((-w / 2, -0.024, 0), (w / 2, 0.024, 0.018)), ((-w / 2, -0.024, h - 0.018), (w / 2, 0.024, h)), ((-w / 2, -0.024, 0.018), (-w / 2 + 0.018, 0.024, h - 0.018)), ((w / 2 - 0.018, -0.024, 0.018), (w / 2, 0.024, h - 0.018))):
        box("frame", lo, hi, f.alu, 0.003).parent = e
    box("tab", (-0.030, -0.027, h - 0.055), (0.030, -0.024, h - 0.010), f.orange, 0.002).parent = e
    return put(e, at, turn if isinstance(turn, tuple) else (0, 0, turn))


def filter_change():
    """The filter is changed: the clogged one leans on the purifier, the new one stands in front, the hose comes down from the duct."""
    S = Model("", "", "", size=0.85, floor="#AEB4B2", wall="#C6CCCA", side=1)
    sweep(S)
    f = finishes()
    before = set(bpy.data.objects)
    mouth = purifier(-0.10, 0.22)
    shown = [o for o in bpy.data.objects if o not in before]
    corrugated("hose", [mouth, mouth + Vector((0, 0, 0.16)), mouth + Vector((-0.05, 0.06, 0.30)), mouth + Vector((-0.35, 0.14, 0.34)), mouth + Vector((-0.8, 0.16, 0.20))], 0.048, pbr("hosegrey", hexc("#5C6167"), rough=0.45), 0.012)
    cyl("cuff", mouth + Vector((0, 0, 0.012)), 0.054, 0.035, f.graphite, bev=0.004)
    before = set(bpy.data.objects)
    pleated((-0.13, -0.155, 0.006), (math.radians(-13), 0, 0.05), 1.0)
    pleated((0.26, -0.16, 0), -0.42)
    shown += [o for o in bpy.data.objects if o not in before]
    carton((0.36, 0.26, 0), -0.2, 0.36, 0.24, 0.30, (1.9, 2.3, 2.0, 2.2))
    frame(shown, 14, 15, 62, (0.86, 0.80), (0.02, -0.02), 1.5, 9)


def extinguisher(at, turn=0.0, s=1.0):
    """A CO2 extinguisher: red cylinder, black horn, lever."""
    e = group("extinguisher")
    f = finishes()
    red = pbr("extinguisher red", (0.55, 0.012, 0.012), rough=0.28, coat=0.5)
    put(lathe("bottle", [(0, 0), (0.050, 0), (0.054, 0.004), (0.054, 0.28), (0.048, 0.315), (0.030, 0.342), (0.016, 0.352), (0.016, 0.366), (0, 0.366)], red), parent=e)
    cyl("foot", (0, 0, 0.010), 0.0555, 0.020, f.black, bev=0.003).parent = e
    cyl("valve", (0, 0, 0.378), 0.013, 0.030, f.brass, bev=0.002).parent = e
    box("lever", (-0.012, -0.085, 0.398), (0.012, 0.016, 0.404), f.black, 0.002).parent = e
    box("lever low", (-0.011, -0.080, 0.380), (0.011, 0.010, 0.385), f.black, 0.002).parent = e
    tube("hose", [(0.012, 0, 0.378), (0.060, 0, 0.378), (0.078, 0, 0.34), (0.074, 0, 0.27), (0.073, 0, 0.24)], 0.007, f.rubber, 12).parent = e
    put(lathe("horn", [(0.010, 0.10), (0.012, 0.10), (0.010, 0), (0.030, -0.11), (0.027, -0.11), (0.008, 0)], f.black), (0.074, 0, 0.17), parent=e)
    put(lathe("band", [(0.0545, 0.12), (0.0549, 0.12), (0.0549, 0.22), (0.0545, 0.22)], pbr("ext label", hexc("#F2EFE6"), rough=0.5)), parent=e)
    e.scale = (s, s, s)
    return put(e, at, (0, 0, turn))


def school():
    """A school corner made ready before term: the machine on a firm table, purifier beside it, extinguisher and goggles at hand."""
    face = fuzz("school floor", hexc("#A08766"), hexc("#967D5C"), (1.6, 1), 0.08, 0.35, detail=8, dist=0.002, contrast=(0.3, 0.7), spec=0.4)
    mesh("floor", [(-6, -4, 0), (6, -4, 0), (6, 1.3, 0), (-6, 1.3, 0)], [(0, 1, 2, 3)], face)
    mesh("wall", [(-6, 1.3, 0), (6, 1.3, 0), (6, 1.3, 4), (-6, 1.3, 4)], [(0, 1, 2, 3)], plaster("#D6CBB4", "#D6CBB4"))
    box("skirting", (-6, 1.285, 0), (6, 1.3, 0.09), pbr("skirting", hexc("#8C7C63"), rough=0.5), 0.003)
    f = finishes()
    box("top", (-0.95, 0.05, 0.70), (0.75, 0.95, 0.74), birch(name="school top"), 0.005)
    for x in (-0.88, 0.68):
        for y in (0.11, 0.89):
            box("leg", (x - 0.035, y - 0.035, 0), (x + 0.035, y + 0.035, 0.70), f.graphite, 0.004)
    box("shelf", (-0.88, 0.11, 0.20), (0.68, 0.89, 0.225), birch(name="school shelf"), 0.003)
    for k, c in enumerate(("#2F6F8F", "#C98A2B", "#6E8F5A")):
        box("crate", (-0.80 + 0.50 * k, 0.20, 0.226), (-0.38 + 0.50 * k, 0.66, 0.44), pbr(f"crate {c}", hexc(c), rough=0.45), 0.012)
    machine(L530, "gears", (-0.10, 0.48, 0.74), 0.0, led=5.0)
    mouth = purifier(1.10, 0.62)
    corrugated("hose", [mouth, mouth + Vector((0, 0, 0.16)), mouth + Vector((-0.05, 0.22, 0.42)), mouth + Vector((-0.5, 0.36, 0.52)), Vector((0.10, 1.02, 0.98)), Vector((0.02, 0.92, 0.94)), Vector((0.0, 0.78, 0.94))], 0.048, pbr("hosegrey", hexc("#5C6167"), rough=0.45), 0.012)
    extinguisher((-1.16, 0.62, 0.0), 0.5, 1.25)
    box("rail", (-0.80, 1.27, 1.50), (0.55, 1.295, 1.56), oak("hook rail"), 0.004)
    for k in range(4):
        x = -0.62 + 0.34 * k
        cyl("hook", (x, 1.25, 1.525), 0.009, 0.06, f.alu, "Y", 0.002)
        goggles((x, 1.235, 1.46), (0, 0, 0))
    world((1, 0.96, 0.9), 0.15)
    area("window", (-2.8, -1.0, 2.4), (0, 0.5, 0.7), 1.3, 150, (1, 0.92, 0.78), 1.7)
    area("fill", (2.8, -2.0, 1.8), (0, 0.4, 0.7), 1.6, 42, (0.84, 0.91, 1))
    area("sky", (0, -0.6, 3.2), (0, 0.6, 0), 3.0, 52, (1, 0.98, 0.94), 1.6).visible_glossy = False
    camera((0.85, -3.35, 1.62), (0.02, 0.55, 0.82), 52, 9, (0, 0.3, 0.9))


def gauge_mask(c):
    """Figures of the slots' widths above each slot, on a sheet three times as long as high."""
    for k in range(9):
        c.save()
        c.translate(-2.40 + 0.60 * k, 0.56)
        c.scale(1, -1)
        mask_text(c, f"{2.7 + 0.05 * k:.2f}".rstrip("0"), 0, 0, 0.23)
        c.restore()
        pen(c, [(-2.40 + 0.60 * k, 0.36), (-2.40 + 0.60 * k, 0.16)], width=0.02, closed=False)


def fit_gauge():
    """A comb of slots of increasing width with figures; its tab goes into the one that fits. Callipers measure the sheet."""
    table(oak("gauge oak"), "#8D958F", 0.6)
    w, h = 0.186, 0.062
    bottom = []
    for k in range(9):
        x, s = -0.0744 + 0.0186 * k, 0.0032 + 0.00012 * k
        bottom += [(x - s / 2, -h / 2), (x - s / 2, -h / 2 + 0.030), (x + s / 2, -h / 2 + 0.030), (x + s / 2, -h / 2)]
    comb_ = [(-w / 2, -h / 2), *bottom, (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    marked([comb_, circle(0.003, 32, w / 2 - 0.007, h / 2 - 0.008)], art("nw_gauge", gauge_mask, 3072, 1024), (w, h), 0.0032, (-0.020, 0.035, 0.0018), (0, 0, 0.14), name="gauge")
    tab = group("tab")
    ply([fillet([(-0.013, 0), (0.013, 0), (0.013, 0.030), (-0.013, 0.030)], 0.002, 4)], 0.0032, (0, 0, 0), (0, math.pi / 2, 0), tab, name="tab", axis="Y")
    put(tab, (-0.020 + math.cos(0.14) * 0.0186 + math.sin(0.14) * 0.034, 0.035 + math.sin(0.14) * 0.0186 - math.cos(0.14) * 0.034, 0.0134), (0, 0, 0.14))
    ply([fillet([(-0.013, 0), (0.013, 0), (0.013, 0.030), (-0.013, 0.030)], 0.002, 4)], 0.0032, (0.098, -0.035, 0.0018), (0, 0, 0.7), name="tab", axis="Y")
    callipers((-0.025, -0.072, 0), 0.10, 0.0034)
    ply([rrect(0.024, 0.036, 0.001)], 0.0032, (-0.0502, -0.1027, 0.0122), (0, math.pi / 2, 0.10), name="measured")
    pencil((0.108, 0.052), -0.95, "#B5521B")
    sunny(0.55, (0, 0, 0.01), 1.05, -1)
    camera((0.040, -0.38, 0.31), (0.014, -0.018, 0.004), 60, 8, (0.0, 0.0, 0.008))


def grid_holes():
    """Squares of the cut test: rows by speed, columns by power. The weak ones did not fall out. Returns (fallen, left) centres."""
    fallen, left = [], []
    for j in range(5):
        for i in range(5):
            p = (-0.026 + 0.013 * i, 0.026 - 0.013 * j)
            (fallen if i + j >= 4 else left).append(p)
    return fallen, left


def test_card():
    """Two cards of the same basswood: engraved squares from pale to dark, cut squares that fell out or did not; offcuts, pencil."""
    table(walnut(name="grid walnut"), "#9A958B", 0.6)
    marked([rrect(0.122, 0.094, 0.003)], art("nw_squares", test_squares, 2048, 1536), (0.118, 0.0885), 0.003, (-0.062, 0.030, 0.0017), (0, 0, 0.12), name="engraved card")
    fallen, left = grid_holes()
    e = put(group("cut card"), (0.070, -0.010, 0.0017), (0, 0, -0.16))
    ply([rrect(0.090, 0.090, 0.003), *[rrect(0.0082, 0.0082, 0.0001, 2, x, y) for x, y in fallen + left]], 0.003, parent=e, name="cut card")
    for x, y in left:
        ply([rrect(0.0079, 0.0079, 0.0001, 2)], 0.003, (x, y, 0), parent=e, name="stuck")
    rnd = random.Random(4)
    for k in range(11):
        ply([rrect(0.0079, 0.0079, 0.0001, 2)], 0.003, (0.055 + rnd.uniform(-0.045, 0.075), -0.098 + rnd.uniform(-0.016, 0.018), 0.0017), (0, 0, rnd.uniform(0, 3)), name="fallen")
    pencil((-0.135, -0.098), 0.16, "#2F5D62")
    steel_rule((-0.050, -0.066, 0.0), 0.12, 0.15)
    sunny(0.58, (0, 0, 0.01), 1.05, 1)
    camera((-0.02, -0.37, 0.31), (-0.002, -0.010, 0.004), 62, 9, (0, 0, 0.004))


def swab(at, turn, parent=None):
    """A cotton swab lying along x."""
    e = group("swab")
    cyl("stick", (0, 0, 0), 0.0011, 0.074, ash("swab stick"), "X", 0.0002, n=20).parent = e
    cotton = surface("cotton", hexc("#F4F2EC"), hexc("#E4E1D8"), grain=1900, detail=9, bump=0.8, relief=0.0005, rough=1.0, sheen=0.6)
    for s in (-1, 1):
        sphere("cotton", (s * 0.037, 0, 0), 0.0027, cotton, (2.1, 1, 1)).parent = e
    return put(e, (at[0], at[1], at[2] + 0.0028), (0, 0, turn), parent)


def lens_care():
    """Lens cleaning: the lens on its tissue, swabs, the bottle of alcohol, the blower; the tube it came out of beside."""
    table(pbr("optics mat", hexc("#35525E"), rough=0.75, bump=(1400, 0.15)), "#64767E", 0.6)
    f = finishes()
    tissue = paper("lens tissue", "#F5F3EC", 0.35, uv=True)
    put(cloth("tissue", 0.115, 0.115, 40, 40, lambda x, y: (x, y, 0.0010 + 0.0030 * max(0, (x + y) / 0.115 - 0.45) + 0.0012 * math.sin(55 * x + 30 * y) ** 2), tissue), (-0.020, -0.020, 0), (0, 0, 0.35))
    lens((-0.024, -0.028, 0.0028), r=0.016, ring=False)
    put(lathe("lens tube", [(0.0138, 0), (0.0180, 0), (0.0184, 0.0006), (0.0184, 0.030), (0.0168, 0.032), (0.0168, 0.040), (0.0150, 0.040), (0.0150, 0.004), (0.0138, 0.002)], f.alu), (0.074, -0.018, 0))
    put(lathe("knurl", [(0.0184, 0.012), (0.0190, 0.0126), (0.0190, 0.0194), (0.0184, 0.020)], f.anodised), (0.074, -0.018, 0))
    put(lathe("retainer", [(0.0120, 0), (0.0148, 0), (0.0148, 0.003), (0.0120, 0.003), (0.0120, 0)], f.brass), (0.045, -0.070, 0))
    amber = shell_glass("alcohol glass", (0.55, 0.25, 0.05), 0.35)
    put(lathe("bottle", [(0, 0.002), (0.022, 0), (0.026, 0.003), (0.026, 0.062), (0.022, 0.074), (0.012, 0.081), (0.010, 0.084), (0.010, 0.094), (0, 0.094)], amber), (-0.085, 0.085, 0))
    put(lathe("alcohol", [(0, 0.003), (0.0235, 0.003), (0.0235, 0.046), (0, 0.046)], pbr("alcohol", (0.20, 0.075, 0.012), rough=0.1, coat=0.5)), (-0.085, 0.085, 0))
    put(lathe("cap", [(0, 0.084), (0.0128, 0.084), (0.0128, 0.103), (0.0120, 0.105), (0, 0.105)], f.black), (-0.085, 0.085, 0))
    put(plate("bottle label", [rrect(0.030, 0.032, 0.002)], 0.0003, pbr("label paper", hexc("#F1EEE6"), rough=0.6)), (-0.085 + 0.0062, 0.085 - 0.0262, 0.034), (math.pi / 2, 0, 0.23))
    put(lathe("blower", [(0, 0), (0.012, 0.001), (0.024, 0.012), (0.027, 0.026), (0.024, 0.041), (0.014, 0.052), (0.0072, 0.057), (0.0060, 0.062), (0.0034, 0.095), (0.0020, 0.096), (0, 0.096)], pbr("blower rubber", hexc("#23282C"), rough=0.6, bump=(1200, 0.1))), (0.110, 0.075, 0.0270), (0, math.radians(-90), 0.55))
    for x, y, a in ((-0.030, -0.088, 0.15), (-0.018, -0.098, 0.10), (-0.095, -0.055, 1.1)):
        swab((x, y, 0), a)
    north(0.55, (0, 0, 0.02), 1.0, -1)
    camera((0.09, -0.45, 0.30), (0.005, 0.016, 0.032), 60, 8, (-0.01, -0.03, 0.005))


def drawing_mask(c):
    """A printed drawing 1.42 times as wide as high: a square of 100, a plate with a gap in its outline, doubled lines, letters as outlines."""
    w = 0.013
    pen(c, [(-1.22, -0.70), (-0.42, -0.70), (-0.42, 0.10), (-1.22, 0.10)], width=w)
    for a, b in (((-1.22, 0.22), (-0.42, 0.22)),):
        pen(c, [a, b], width=0.004, closed=False)
        for x, _ in (a, b):
            pen(c, [(x, 0.14), (x, 0.26)], width=0.004, closed=False)
    for s, x, y, size in (("100", -0.82, 0.285, 0.09), ("1:1", 1.05, -0.78, 0.12), ("mm", 1.05, -0.60, 0.09)):
        c.save()
        c.translate(x, y)
        c.scale(1, -1)
        mask_text(c, s, 0, 0, size, bold=False)
        c.restore()
    body = fillet([(-0.16, -0.30), (0.86, -0.30), (0.86, 0.16), (0.60, 0.62), (-0.16, 0.62)], [0.06, 0.06, 0.05, 0.12, 0.06], 8)
    k = max(range(len(body)), key=lambda i: body[i][0] - body[i][1])
    body = body[k:] + body[:k]
    pen(c, body[: -4] + [(0.86, -0.10)], width=w, closed=False)
    for x, y in ((0.0, -0.14), (0.70, -0.14), (0.0, 0.46)):
        c.arc(x, y, 0.06, 0, TAU)
        c.set_line_width(w)
        c.stroke()
    pen(c, [(0.20, 0.02), (0.54, 0.02), (0.54, 0.34), (0.20, 0.34)], width=w)
    grey(c, 0.6)
    pen(c, [(0.206, 0.026), (0.546, 0.014), (0.546, 0.346), (0.206, 0.346)], width=0.004)


def loupe(at, turn=0.0):
    """A magnifier with a brass rim and a dark handle, lying with its lens a little above the paper."""
    e = group("loupe")
    put(lathe("rim", [(0.030, -0.004), (0.0335, -0.003), (0.0335, 0.003), (0.030, 0.004), (0.030, -0.004)], finishes().brass), parent=e)
    put(lathe("glass", [(0, 0.0030)] + [(0.030 * k / 8, 0.0030 - 0.0022 * (k / 8) ** 2) for k in range(1, 9)] + [(0.030 * k / 8, -0.0030 + 0.0022 * (k / 8) ** 2) for k in range(8, -1, -1)], shell_glass("loupe glass", (0.975, 0.985, 0.98), 0.8)), parent=e)
    cyl("neck", (0.042, 0, 0), 0.0036, 0.020, finishes().brass, "X", 0.0006).parent = e
    put(lathe("handle", [(0, 0), (0.0050, 0.001), (0.0062, 0.008), (0.0056, 0.030), (0.0078, 0.062), (0.0066, 0.074), (0, 0.077)], walnut(name="loupe handle")), (0.050, 0, 0), (0, math.pi / 2, 0), e)
    return put(e, at, (0, math.radians(2.6), turn))


def drawing_check():
    """A printed drawing before it goes to the machine: the square of 100 under the rule, the gap in the outline under the glass."""
    table(pbr("check board", hexc("#4B5A52"), rough=0.6, bump=(1200, 0.1)), "#8B938E", 0.65)
    face = paper("check sheet", "#F4F1E8", 0.0, uv=True, mark=(art("nw_drawing", drawing_mask, 2048, 1442), (0.297, 0.210), (0.04, 0.045, 0.06), 0.0))
    put(cloth("sheet", 0.297, 0.210, 60, 40, lambda x, y: (x, y, 0.0008 + 0.010 * max(0.0, (x - y * 0.4) / 0.19 - 0.62) ** 2), face), (0, 0.010, 0), (0, 0, 0.10))
    steel_rule((-0.062, 0.030, 0.0012), 0.10, 0.18)
    loupe((0.094, -0.006, 0.0085), -0.62)
    pencil((-0.040, -0.118), 0.22, "#B5121B")
    ply([fillet([(-0.041, -0.036), (0.041, -0.036), (0.041, 0.0), (0.020, 0.036), (-0.041, 0.036)], 0.004, 5), *[circle(0.005, 32, x, y) for x, y in ((-0.029, -0.024), (0.029, -0.024), (-0.029, 0.024))], rrect(0.028, 0.026, 0.0005, 2, 0.0, 0.002)], 0.003, (0.165, 0.085, 0.0030), (0, 0, -0.35), name="checked part")
    north(0.62, (0, 0, 0.01), 1.0, -1)
    camera((0.05, -0.47, 0.40), (0.014, 0.000, 0.004), 58, 9, (0.02, -0.01, 0.004))


def acrylic_stand(x, y, turn, strength, name):
    """A clear tile engraved with a mandala standing in a slotted foot; strength: how white the engraving is."""
    e = put(group("stand"), (x, y, 0), (0, 0, turn))
    clear = shell_glass("tile clear", (0.94, 0.975, 0.965), 0.6)
    put(plate(name, [rrect(0.110, 0.130, 0.006)], 0.008, clear, pbr("tile edge", (0.60, 0.82, 0.78), rough=0.12, coat=0.8, emit=(0.60, 0.90, 0.84), es=0.10), bev=0.0008), (0, 0, 0.076), UP, e)
    film = bpy.data.materials.new(f"film {name}")
    film.use_nodes = True
    n = N(film)
    n.n.remove(n.n["Principled BSDF"])
    d, t, mx = n.new("ShaderNodeBsdfDiffuse"), n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeMixShader")
    d.inputs[0].default_value = (0.95, 0.96, 0.96, 1)
    im = n.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(mask("mandala"))
    tc = n.new("ShaderNodeTexCoord")
    n.l(tc.outputs["UV"], im.inputs[0])
    k = n.new("ShaderNodeMath")
    k.operation = "MULTIPLY"
    k.inputs[1].default_value = strength
    n.l(im.outputs[0], k.inputs[0])
    n.l(k.outputs[0], mx.inputs[0])
    n.l(t.outputs[0], mx.inputs[1])
    n.l(d.outputs[0], mx.inputs[2])
    n.l(mx.outputs[0], n.n["Material Output"].inputs[0])
    s = 0.047
    o = mesh("film", [(-s, 0, -s), (s, 0, -s), (s, 0, s), (-s, 0, s)], [(0, 1, 2, 3)], film)
    uv = o.data.uv_layers.new()
    for loop, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = c
    put(o, (0, -0.0046, 0.080), parent=e)
    put(plate("foot", [rrect(0.124, 0.044, 0.006)], 0.012, walnut(name="tile foot"), bev=0.001), (0, 0, 0.006), parent=e)
    return e


def two_acrylics():
    """Cast and extruded sheet with the same engraving: one white, one hardly visible; cut corners with their bright edges before them."""
    table(pbr("acrylic top", hexc("#3A4148"), rough=0.35, bump=(900, 0.04)), "#4A535B", 0.65)
    acrylic_stand(-0.085, 0.035, 0.16, 1.0, "cast")
    acrylic_stand(0.075, 0.045, -0.12, 0.16, "extruded")
    for k, (x, y, a, c) in enumerate(((0.000, -0.075, 0.4, "#D9E6E2"), (0.035, -0.088, -0.5, "#CFE2E6"))):
        m = pbr(f"corner {k}", hexc(c), rough=0.12, coat=0.8, emit=hexc(c), es=0.08)
        put(plate("corner", [fillet([(-0.024, -0.018), (0.024, -0.018), (-0.024, 0.026)], 0.002, 4)], 0.008, shell_glass("tile clear", (0.94, 0.975, 0.965), 0.6), m, bev=0.0006), (x, y, 0.0042), (0, 0, a))
    swab((-0.085, -0.085, 0), 0.5)
    world((0.6, 0.72, 1), 0.05)
    area("key", (-0.45, 0.38, 0.42), (0, 0.02, 0.06), 0.26, 5.5, (0.95, 0.98, 1), 0.4)
    area("edge", (0.42, 0.30, 0.22), (0, 0.02, 0.06), 0.16, 3.2, (0.80, 0.91, 1), 0.34)
    area("front", (0.25, -0.55, 0.40), (0, 0.02, 0.06), 0.4, 2.2, (1, 0.95, 0.88))
    area("wallglow", (-0.12, 0.50, 0.06), (-0.05, 0.72, 0.16), 0.4, 2.0, (1, 0.66, 0.36))
    camera((0.02, -0.62, 0.20), (0.0, 0.01, 0.066), 60, 8, (-0.05, 0.02, 0.07))


SHOTS = {
    "news/product-1": Shot(pair, exposure=0.3, **CARD),
    "news/product-2": Shot(marking_figures, exposure=0.1, **CARD),
    "news/product-3": Shot(four_tables, exposure=0.1, **CARD),
    "news/company-1": Shot(sample_request, exposure=0.1, **CARD),
    "news/company-2": Shot(spare_parts, exposure=0.1, **CARD),
    "news/company-3": Shot(delivery, exposure=0.25, **CARD),
    "news/industry-1": Shot(two_lasers, exposure=0.2, **CARD),
    "news/industry-2": Shot(corroded, exposure=0.1, **CARD),
    "news/industry-3": Shot(two_tubes, exposure=0.4, **CLEAR),
    "news/industry-4": Shot(filter_change, exposure=0.25, **CARD),
    "news/industry-5": Shot(school, exposure=0.25, **CARD),
    "news/technology-1": Shot(fit_gauge, exposure=0.1, **CARD),
    "news/technology-2": Shot(test_card, exposure=0.1, **CARD),
    "news/technology-3": Shot(lens_care, exposure=0.1, **CLEAR),
    "news/technology-4": Shot(drawing_check, exposure=0.1, **CLEAR),
    "news/technology-5": Shot(two_acrylics, exposure=0.4, **CLEAR),
}
