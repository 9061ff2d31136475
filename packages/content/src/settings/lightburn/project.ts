import type { Drawing, Layer, Shape } from "../../drawing/shapes.ts";
import type { TestCard } from "../../drawing/test-card.ts";
import { cutSetting, element, type LightBurnSetting, xmlHead } from "./cut-setting.ts";
import { shapeElement } from "./outlines.ts";

/*
 * A project is `LightBurnProject` with `AppVersion`, `FormatVersion` 1, `MaterialHeight`, `MirrorX` and `MirrorY`; in it
 * the settings of the layers, the shapes and `Notes` (tscircuit/lbrnts and jlucaso1/lbrn2-to-svg, from files that
 * LightBurn saved). The version is that of most of their files: LightBurn warns of files of a later version.
 */
const head = {
  AppVersion: "1.7.08",
  FormatVersion: 1,
  MaterialHeight: 0,
  MirrorX: "False",
  MirrorY: "False",
};

/** Layers with settings in LightBurn, numbered from 0. */
const mostLayers = 30;

/** A layer of a project. Layers are processed in their order. */
export interface ProjectLayer {
  readonly name: string;
  readonly setting: LightBurnSetting;
  readonly shapes: readonly Shape[];
}

export interface Project {
  readonly layers: readonly ProjectLayer[];
  /** Text that LightBurn shows with the project. */
  readonly notes: string;
}

/**
 * Writes a project for LightBurn (`.lbrn2`).
 * @throws RangeError for more layers than LightBurn has
 */
export function toLbrn2({ layers, notes }: Project): string {
  if (layers.length > mostLayers)
    throw new RangeError(`The project has ${layers.length} layers, LightBurn has ${mostLayers}: use fewer.`);
  const settings = layers.map(({ name, setting }, index) => cutSetting(index, name, setting));
  const shapes = layers
    .flatMap(({ shapes }, layer) => shapes.map((shape) => ({ shape, layer })))
    .map(({ shape, layer }, id) => shapeElement(shape, layer, id));
  const content = [
    ...settings,
    ...shapes,
    element("Notes", { ShowOnLoad: notes === "" ? 0 : 1, Notes: notes }),
  ];
  return `${xmlHead}${element("LightBurnProject", head, content)}\n`;
}

/** Makes a project of a drawing. `settingOf` returns the settings of each of its layers. */
export const projectOfDrawing = (
  { layers }: Pick<Drawing, "layers">,
  settingOf: (layer: Layer) => LightBurnSetting,
  notes = "",
): Project => ({
  layers: layers.map((layer) => ({ name: layer.name, setting: settingOf(layer), shapes: layer.shapes })),
  notes,
});

/**
 * Makes a project of a test card: letters first, then the squares from the weakest to the strongest, each with its
 * settings.
 * @param air true if the machine has air assist and the material needs it
 */
export function projectOfCard(card: TestCard, air: boolean, notes = ""): Project {
  const cells = new Map(card.cells.map(({ layer, setting }) => [layer, setting]));
  return projectOfDrawing(
    card,
    ({ name }) => {
      const setting = cells.get(name);
      return setting ? { ...setting, filled: card.filled, air } : { ...card.labels, filled: false, air };
    },
    notes,
  );
}
