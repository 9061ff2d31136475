import { type Status, worstOf } from "@lightmaker/room";
import { Badge, Heading, Link, Text } from "@lightmaker/ui";
import { useEffect, useRef, useState } from "react";
import { ToolTable } from "../tools/ToolTable.tsx";
import * as table from "../tools/tools.css.ts";
import { type RoomData, sayingOf } from "./plan-words.ts";
import type { Answer, Proposer } from "./proposer.ts";
import * as styles from "./room.css.ts";
import type { OwnPlan } from "./use-plan.ts";

interface PlanEightProps {
  data: RoomData;
  own: OwnPlan;
  proposer: Proposer;
}

const tones = { met: "success", open: "accent", broken: "danger" } as const;

/** Each of the eight machines alone in the room: whether it fits, and what stands against it. Looked for when it comes into view. */
export function PlanEight({ data, own, proposer }: PlanEightProps) {
  const { labels, things } = data;
  const { catalogue } = own;
  const { items: _, ...room } = own.plan;
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [isSeen, setIsSeen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const machines = things.filter(({ role }) => role === "machine");
  const question = JSON.stringify(room);
  const latest = useRef({ catalogue, machines });
  latest.current = { catalogue, machines };

  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: "50%",
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen) return;
    let isLate = false;
    const plan = { ...(JSON.parse(question) as typeof room), items: [] };
    const { catalogue: known, machines: all } = latest.current;
    setAnswers({});
    // Not at every step of a figure that is being typed.
    const timer = setTimeout(async () => {
      try {
        for (const { id } of all) {
          const answer = await proposer.ask({
            plan,
            wanted: [{ thing: id }],
            catalogue: known,
            withAccessories: true,
          });
          if (isLate) return;
          setAnswers((before) => ({ ...before, [id]: answer }));
        }
      } catch (error) {
        console.warn("The machines were not placed.", error);
      }
    }, 300);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [question, isSeen, proposer]);

  const resultOf = ({
    left,
    verdicts,
  }: Answer): { status: Status; text: string; reasons: readonly string[] } => {
    if (left.length > 0) return { status: "broken", text: labels.fitsNot, reasons: [labels.noPlace] };
    const status = worstOf(verdicts);
    const texts = { met: labels.fits, open: labels.fitsAsk, broken: labels.fitsNot };
    const said = verdicts.filter((verdict) => verdict.status === status && status !== "met");
    return {
      status,
      text: texts[status],
      reasons: said.map((verdict) => {
        const { name, text } = sayingOf(data, { items: [] }, verdict);
        return status === "broken" ? text : name;
      }),
    };
  };
  const heads = [labels.machine, labels.size, labels.result, labels.reasons];
  return (
    <div ref={root} className={`${styles.part} ${styles.onScreen}`} data-room-eight="">
      <Heading level={3}>{labels.eight}</Heading>
      <Text size="small" tone="muted">
        {labels.eightNote}
      </Text>
      <ToolTable heads={heads} label={labels.eight}>
        {machines.map((machine) => {
          const answer = answers[machine.id];
          const result = answer && resultOf(answer);
          const size = `${machine.width} × ${machine.depth} × ${machine.height} mm`;
          return (
            <tr className={table.row} data-fits={result?.status} data-machine={machine.id} key={machine.id}>
              <th className={`${table.name} ${table.modelCell}`} scope="row">
                {machine.link ? <Link href={machine.link.href}>{machine.name}</Link> : machine.name}
              </th>
              <td className={table.cell} data-column={heads[1]}>
                <span>{machine.published ? size : `${size} · ${labels.toConfirm}`}</span>
              </td>
              <td className={`${table.cell} ${table.sentenceCell} ${styles.result}`} data-column={heads[2]}>
                {result ? <Badge tone={tones[result.status]}>{result.text}</Badge> : labels.computing}
              </td>
              <td className={`${table.cell} ${table.sentenceCell}`} data-column={heads[3]}>
                <span>{result?.reasons.join(" ") || "–"}</span>
              </td>
            </tr>
          );
        })}
      </ToolTable>
    </div>
  );
}
