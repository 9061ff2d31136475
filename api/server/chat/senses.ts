import type { Sense } from "./scan.ts";

export const keyOf = ({ kind, id }: Sense): string => (kind === "cue" ? id : `${kind}:${id}`);

/** Cues that may accompany any question. */
export const neutral = new Set(
  "machine model need can what where how you howmuch howlong howbig howthick howwide most least for laserword compare recommend allmodels free why fit place oftenword fast tryword buyword".split(
    " ",
  ),
);

/** True for words that may stand in any question beside what it asks. */
export const isNeutral = ({ kind, id }: Sense): boolean =>
  kind === "filler" ||
  kind === "joiner" ||
  kind === "follower" ||
  kind === "unit" ||
  kind === "situation" ||
  kind === "model" ||
  kind === "group" ||
  (kind === "cue" && neutral.has(id));
