/** Looks for places beside the page, so that the page answers meanwhile. */
import { judge, propose, type Verdict } from "@lightmaker/room";
import type { Answer, Question } from "./proposer.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { id, plan, wanted, catalogue } = data;
  const proposal = propose(plan, wanted, catalogue, { withAccessories: data.withAccessories });
  const verdicts: readonly Verdict[] = judge({ ...plan, items: proposal.items }, catalogue);
  postMessage({ id, ...proposal, verdicts } satisfies Answer);
});
