import type { Examples } from "../../stories.ts";
import type { BeamProps } from "./Beam.tsx";

type Example = Pick<BeamProps, "active">;

const variants = { default: { active: true }, inactive: { active: false } } satisfies Record<string, Example>;

export const examples = { zh: variants, en: variants } satisfies Examples<Example>;
