import { brand } from "../brand.ts";
import { models } from "../products/facts.ts";
import { processes } from "./query.ts";
import { rowIds } from "./rows.ts";
import { substanceIds } from "./substances.ts";

const closed = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const positive = { type: "number", exclusiveMinimum: 0 };
const percent = { type: "number", exclusiveMinimum: 0, maximum: 100 };
const range = (figure: object) => closed({ min: figure, max: figure });
const texts = { type: "array", items: { type: "string", minLength: 1 } };
const one = (value: string) => ({ const: value });
const row = { enum: rowIds };
const material = { enum: substanceIds };

const steps = {
  type: "array",
  items: {
    oneOf: [
      closed({ kind: one("standIn"), of: material }),
      closed({ kind: one("power"), from: positive, to: positive }),
      closed({ kind: one("between"), below: row, above: row }),
      closed({ kind: one("thickness"), from: positive, to: positive }),
      closed({ kind: one("machine"), most: positive }),
    ],
  },
};

/** JSON Schema (draft 2020-12) of {@link StudioFile}. Lengths are in mm, speeds in mm/s, powers in percent. */
export const studioSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: `Laser settings for ${brand.software}`,
  ...closed({
    format: one("lightmaker-settings"),
    version: { const: 1 },
    language: { type: "string", minLength: 2 },
    machine: closed(
      {
        model: { enum: Object.keys(models) },
        name: { type: "string" },
        source: { enum: [...new Set(Object.values(models).map(({ source }) => source))] },
        watts: positive,
        maxSpeed: positive,
        workArea: closed({ length: positive, width: positive }),
      },
      ["workArea"],
    ),
    settings: {
      type: "array",
      items: closed(
        {
          material,
          name: { type: "string", minLength: 1 },
          thickness: positive,
          operation: { enum: processes },
          speed: range(positive),
          power: range(percent),
          passes: { type: "integer", minimum: 1 },
          air: { enum: ["strong", "gentle"] },
          focus: one("surface"),
          interval: positive,
          confidence: { enum: ["high", "medium", "low"] },
          provenance: closed({
            kind: { enum: ["makerTest", "customary", "computed"] },
            row: closed({
              id: row,
              material,
              thickness: positive,
              watts: positive,
              power: range(percent),
              speed: range(positive),
            }),
            steps,
            text: texts,
          }),
          watch: texts,
        },
        ["interval"],
      ),
    },
  }),
} as const;
