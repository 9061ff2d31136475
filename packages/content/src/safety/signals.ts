import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";

/**
 * Severity of a warning, as in ISO 3864-2 and GB/T 2893.5: the hazard kills or maims (`danger`), may do so (`warning`),
 * may injure slightly (`caution`), or damages things only (`notice`).
 */
export type Signal = "danger" | "warning" | "caution" | "notice";

/** Word that stands above a warning. */
export const signalWords: Readonly<Record<Signal, Words>> = {
  danger: msg`危险`,
  warning: msg`警告`,
  caution: msg`注意`,
  notice: msg`提示`,
};
