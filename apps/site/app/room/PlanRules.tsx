import { Disclosure, Heading, RuleList } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import { lineOf, nameOfItem, type RoomData, type Said, sayingOf } from "./plan-words.ts";
import * as styles from "./room.css.ts";
import type { OwnPlan } from "./use-plan.ts";

interface PlanRulesProps {
  data: RoomData;
  own: OwnPlan;
}

const order = { broken: 0, open: 1, met: 2 } as const;

/** What each rule says of each thing: broken ones first, kept ones folded away. */
export function PlanRules({ data, own: { plan, verdicts } }: PlanRulesProps) {
  const { labels, states } = data;
  const entry = ({ name, text, ...said }: Said) => ({ ...said, text: lineOf(data, name, text) });
  return (
    <div className={styles.part} data-room-rules="">
      <Heading level={3}>{labels.rules}</Heading>
      {plan.items.map(({ id }) => {
        const said = verdicts
          .filter(({ item }) => item === id)
          .map((verdict) => sayingOf(data, plan, verdict))
          .toSorted((a, b) => order[a.state] - order[b.state]);
        const kept = said.filter(({ state }) => state === "met");
        const rest = said.filter(({ state }) => state !== "met");
        return (
          <section
            aria-label={nameOfItem(data, plan.items, id)}
            className={styles.part}
            data-rules-of={id}
            key={id}
          >
            <Heading level={4}>{nameOfItem(data, plan.items, id)}</Heading>
            {rest.length > 0 && <RuleList items={rest.map(entry)} labels={{ states }} />}
            {kept.length > 0 && (
              <RuleList className={styles.onPaper} items={kept.map(entry)} labels={{ states }} />
            )}
            {kept.length > 0 && (
              <Disclosure
                className={styles.onScreen}
                summary={fill(labels.kept, { count: String(kept.length) })}
                variant="plain"
              >
                <RuleList items={kept.map(entry)} labels={{ states }} />
              </Disclosure>
            )}
          </section>
        );
      })}
    </div>
  );
}
