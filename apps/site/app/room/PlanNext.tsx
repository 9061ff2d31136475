import { type Language, pagePath } from "@lightmaker/content/routes";
import { parametersOf } from "@lightmaker/room";
import { Button, FormMessage, Heading, loadChunk, Text } from "@lightmaker/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { urlWith, writeToUrl } from "../products/url-state.ts";
import type { RoomData } from "./plan-words.ts";
import * as styles from "./room.css.ts";
import { anchor, type OwnPlan } from "./use-plan.ts";

interface PlanNextProps {
  data: RoomData;
  own: OwnPlan;
  language: Language;
}

/** What to do with the plan: ask us with it, print it, copy its link. */
export function PlanNext({ data, own: { plan, verdicts }, language }: PlanNextProps) {
  const { labels } = data;
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  const parameters = () => ({ ...parametersOf(plan), machine: "" });

  const send = async () => {
    const address = new URL(urlWith(location, parameters(), anchor), location.href).href;
    const isPut = await loadChunk("js/plan-message", () => import("./plan-message.ts"), {
      needed: true,
    }).then(
      ({ putIntoMessage }) => putIntoMessage(data, plan, verdicts, address),
      // The loader has reported the error.
      () => false,
    );
    if (isPut) await navigate(`${pagePath("contactus", language)}#message`);
    else setOutcome({ tone: "error", text: labels.sendFailed });
  };
  const copy = () => {
    writeToUrl(parameters(), anchor);
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome({ tone: "success", text: labels.copied }),
      () => setOutcome({ tone: "error", text: labels.copyFailed }),
    );
  };
  return (
    <div className={`${styles.part} ${styles.onScreen}`}>
      <Heading level={3}>{labels.next}</Heading>
      <Text size="small" tone="muted">
        {labels.sendNote} {labels.printNote}
      </Text>
      <div className={styles.actions}>
        <Button onClick={send} variant="primary">
          {labels.send}
        </Button>
        <Button onClick={() => print()} variant="secondary">
          {labels.print}
        </Button>
        <Button onClick={copy} variant="secondary">
          {labels.copy}
        </Button>
      </div>
      {outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>}
    </div>
  );
}
