import type { ForbiddenId } from "../materials/forbidden.ts";
import type { Beam, MaterialId } from "../materials/material.ts";
import type { abilities } from "../products/cuts.ts";

interface Kind {
  /** Material on whose page the substance stands. */
  readonly page: MaterialId;
  /** Row of the table of abilities that is true of it. */
  readonly as: keyof typeof abilities;
  /** The only light that may be used, as in the material's module. */
  readonly only?: Beam;
}

const wood = { page: "wood", as: "wood" } as const;
const acrylic = { page: "acrylic", as: "acrylic" } as const;
const paper = { page: "paper", as: "paper" } as const;
const stone = { page: "stone", as: "stone" } as const;
const fabric = { page: "fabric", as: "fabric" } as const;
const glass = { page: "glass", as: "glass" } as const;
const bareMetal = { page: "metal", as: "bareMetal" } as const;
const bareAluminium = { page: "aluminum", as: "bareMetal" } as const;
const coatedAluminium = { page: "aluminum", as: "coatedMetal" } as const;
const leather = { page: "leather", as: "leather" } as const;

/**
 * Substances that settings can be asked for: those of the materials' modules that may be processed, by the same ids. A
 * forbidden substance, and one that visitors must ask about first, has no entry, so no row and no file can name it.
 */
export const substances = {
  wood,
  plywood: wood,
  basswood: wood,
  birch: wood,
  walnut: wood,
  mdf: { ...wood, only: "co2" },
  bamboo: wood,
  cork: { ...wood, only: "co2" },
  veneer: wood,
  acrylic,
  "cast-acrylic": { ...acrylic, only: "co2" },
  "extruded-acrylic": { ...acrylic, only: "co2" },
  "mirror-acrylic": { ...acrylic, only: "co2" },
  paper,
  cardstock: paper,
  cardboard: { ...paper, only: "co2" },
  greyboard: paper,
  stone,
  slate: stone,
  granite: stone,
  marble: stone,
  basalt: stone,
  limestone: stone,
  sandstone: stone,
  pebble: stone,
  cotton: fabric,
  linen: fabric,
  polyester: fabric,
  "nylon-fabric": fabric,
  felt: fabric,
  denim: fabric,
  silk: fabric,
  glass,
  "drinking-glass": glass,
  "glass-bottle": glass,
  mirror: glass,
  borosilicate: glass,
  "bare-metal": bareMetal,
  "stainless-steel": { ...bareMetal, only: "fiber" },
  "carbon-steel": { ...bareMetal, only: "fiber" },
  "tool-steel": { ...bareMetal, only: "fiber" },
  carbide: { ...bareMetal, only: "fiber" },
  copper: { ...bareMetal, only: "fiber" },
  titanium: { ...bareMetal, only: "fiber" },
  gold: { ...bareMetal, only: "fiber" },
  silver: { ...bareMetal, only: "fiber" },
  "plated-metal": { ...bareMetal, only: "fiber" },
  "anodised-aluminium": coatedAluminium,
  "hard-anodised-aluminium": coatedAluminium,
  "clear-anodised-aluminium": coatedAluminium,
  aluminium: bareAluminium,
  "cast-aluminium": { ...bareAluminium, only: "fiber" },
  "vegetable-tanned-leather": leather,
} as const satisfies Record<string, Kind> & { readonly [Id in ForbiddenId]?: never };

/** Substance that settings can be asked for. Never one of the forbidden list. */
export type SubstanceId = keyof typeof substances;

export const substanceIds = Object.keys(substances) as readonly SubstanceId[];

export const kindOfSubstance = (id: SubstanceId): Kind => substances[id];
