import type { Examples } from "../../stories.ts";

const variants = { default: {} };

export const examples = { zh: variants, en: variants } satisfies Examples<object>;
