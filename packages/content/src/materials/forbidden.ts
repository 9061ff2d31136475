import { msg } from "@lingui/core/macro";
import { verbatim, type Words } from "../authoring.ts";
import type { Substance } from "./model.ts";

/** Substances that share the reason why they never go in. */
export interface ForbiddenGroup {
  readonly title: Words;
  /** What happens, and what follows from it. */
  readonly why: Words;
  readonly substances: readonly Substance[];
}

const never = (id: string, name: Words, reason: Words, ...also: readonly Words[]): Substance => ({
  id,
  name,
  verdict: "never",
  reason,
  also,
});
