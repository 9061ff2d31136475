import type { Expected } from "./cases.ts";

interface Made extends Expected {
  readonly name: string;
}

/**
 * Drawings that other programs wrote (`programs/make.sh`), with what must be found in them. Their lengths and areas are in
 * `measures.json`.
 */
export const programs: readonly Made[] = [
  { name: "dxflib.dxf", size: [77.5, 30], layers: 1, findings: {} },
  { name: "ezdxf-inch-blocks.dxf", size: [152.4, 101.6], layers: 1, findings: { text: 1, other: 1 } },
  { name: "ezdxf-r12.dxf", size: [60, 40], layers: 1, findings: { open: 1, unit: 1 } },
  { name: "ezdxf-r2010.dxf", size: [90, 50], layers: 3, findings: { open: 2, hidden: 1, text: 1, other: 1 } },
  {
    name: "fig2dev.dxf",
    size: [3.38, 1.88],
    layers: 2,
    findings: { open: 1, crossing: 2, overlap: 1, tiny: 132, bridge: 1, unit: 1, size: 1 },
  },
  { name: "fig2dev.svg", size: [90.13, 50.07], layers: 2, findings: { open: 1, crossing: 2, tiny: 4 } },
  {
    name: "gnuplot.dxf",
    size: [104.15, 73.78],
    layers: 2,
    findings: { open: 29, duplicate: 1, overlap: 1, text: 16, unit: 1 },
  },
  {
    name: "gnuplot.svg",
    size: [84.74, 65.08],
    layers: 3,
    findings: { hidden: 1, open: 29, duplicate: 1, overlap: 1, text: 16, unit: 1 },
  },
  { name: "inkscape-clone.svg", size: [80.29, 40], layers: 1, findings: { crossing: 6 } },
  { name: "inkscape-outlines.svg", size: [100, 60], layers: 2, findings: { tiny: 1, thin: 2, bridge: 4 } },
  { name: "inkscape-plain.svg", size: [100, 60], layers: 2, findings: { tiny: 1, thin: 2, bridge: 4 } },
  { name: "inkscape-r12.dxf", size: [75, 40], layers: 1, findings: { unit: 1 } },
  { name: "inkscape-r14.dxf", size: [100, 60], layers: 2, findings: { thin: 2, bridge: 4 } },
  {
    name: "inkscape-stroke-to-path.svg",
    size: [75.5, 40.5],
    layers: 1,
    findings: { crossing: 8, bridge: 20 },
  },
  { name: "inkscape-text.svg", size: [100, 60], layers: 1, findings: { text: 1 } },
  { name: "inkscape-union.svg", size: [75, 40], layers: 1, findings: {} },
  { name: "librecad-blocks.dxf", size: [152.4, 101.6], layers: 1, findings: { open: 1, text: 1, other: 1 } },
  { name: "librecad-layers.dxf", size: [90, 95], layers: 4, findings: { open: 2, text: 1, other: 1 } },
  {
    name: "librecad-polylines.dxf",
    size: [5.6, 2.05],
    layers: 3,
    findings: { open: 2, crossing: 2, overlap: 1, tiny: 132, bridge: 1 },
  },
  { name: "openscad-plate.dxf", size: [100, 60], layers: 1, findings: { unit: 1 } },
  { name: "openscad-plate.svg", size: [100, 60], layers: 1, findings: {} },
  { name: "plotutils.svg", size: [203.2, 203.2], layers: 2, findings: { open: 21, duplicate: 4, text: 14 } },
  { name: "potrace.dxf", size: [193.15, 97.16], layers: 1, findings: { unit: 1 } },
  { name: "potrace.svg", size: [68.15, 34.3], layers: 1, findings: {} },
  { name: "pstoedit-art.dxf", size: [91.72, 56.44], layers: 2, findings: { open: 1 } },
  { name: "pstoedit-art.svg", size: [203.2, 234.24], layers: 3, findings: { outside: 3, open: 1 } },
  { name: "pstoedit-lines.dxf", size: [91.72, 56.44], layers: 2, findings: { open: 1, unit: 1 } },
];
