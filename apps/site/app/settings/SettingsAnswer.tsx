import type { SettingsBlockData } from "@lightmaker/content";
import { Badge, Button, FigureList, Heading, Link, loadChunk, SpecList, Text } from "@lightmaker/ui";
import { type ComponentType, useState } from "react";
import { type Answer, type Choice, neighboursOf, parametersOf, rowsOfMachine } from "./choice.ts";
import { type Format, figure, quantity, text } from "./figures.ts";
import { Sentences } from "./Sentences.tsx";
import { SettingsTable } from "./SettingsTable.tsx";
import * as styles from "./settings.css.ts";
import type { TestCardFormProps } from "./TestCardForm.tsx";

interface SettingsAnswerProps {
  answer: Answer;
  choice: Choice;
  data: SettingsBlockData;
  format: Format;
}

/** The answer to a choice: figures or the reason why there are none, what to watch, and the way to a test card. */
export function SettingsAnswer({ answer, choice, data, format }: SettingsAnswerProps) {
  const { labels, columns, machines, sentences } = data;
  const { known, reason } = answer;
  const [Form, setForm] = useState<ComponentType<TestCardFormProps>>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const material = data.materials.find(({ id }) => id === choice.material);
  const place = machines.findIndex(({ id }) => id === choice.machine);
  const machine = machines[place];
  const operation = data.operations.find(({ id }) => id === choice.operation);
  const said = (indices: readonly number[] = []) => indices.map((index) => sentences[index] ?? "");
  const thickness = text(quantity([choice.thickness], "mm"), format);
  const near = neighboursOf(choice, data);
  const rows = rowsOfMachine(place, data);
  const possible = known !== undefined || reason.possible;
  const hasCard = possible && material?.card === true;
  const verdict = known
    ? columns.confidenceNames[known.confidence]
    : reason.possible
      ? hasCard
        ? labels.testCard
        : labels.cardByHand
      : labels.notPossible;

  const toggleForm = () => {
    setOpen(!open);
    if (Form || open) return;
    setLoading(true);
    loadChunk("js/test-card-form", () => import("./TestCardForm.tsx"), { needed: true })
      .then(
        ({ TestCardForm }) => setForm(() => TestCardForm),
        // `loadChunk` has reported the failure. The next click tries again.
        () => setOpen(false),
      )
      .finally(() => setLoading(false));
  };

  return (
    <div className={styles.answer} data-answer="">
      <div className={styles.head}>
        <div className={styles.question}>
          <Heading level={3}>
            {material?.name} · {thickness} · {operation?.name}
          </Heading>
          {machine && <Link href={machine.link.href}>{machine.name}</Link>}
        </div>
        <Badge tone={known ? "neutral" : possible ? "accent" : "danger"}>{verdict}</Badge>
      </div>
      {known ? (
        <>
          <FigureList
            figures={[
              { label: columns.power, ...figure(quantity(known.power, "%"), format) },
              { label: labels.speed, ...figure(quantity(known.speed, "mm/s"), format) },
              { label: columns.passes, value: String(known.passes) },
            ]}
          />
          <SpecList
            columns={2}
            items={[
              { label: labels.air, value: data.airNames[known.air] },
              { label: labels.focus, value: data.focus },
            ]}
          />
          <div className={styles.parts}>
            <Sentences headingLevel={4} sentences={said(known.origin)} title={labels.origin} />
            <Sentences headingLevel={4} sentences={said(known.watch)} title={labels.watch} />
          </div>
        </>
      ) : (
        <>
          <Text size="lead">{reason.text}</Text>
          {possible && <Sentences headingLevel={4} sentences={said(material?.watch)} title={labels.watch} />}
        </>
      )}
      <Sentences headingLevel={4} sentences={said(machine?.safety)} title={labels.safety} />
      {near.length > 0 && (
        <div className={`${styles.part} ${styles.onScreen}`}>
          <Heading level={4}>{labels.near}</Heading>
          <ul className={styles.near}>
            {near.map((each) => {
              const id = machines[each.machine]?.id ?? "";
              const parameters = parametersOf({ ...choice, thickness: each.thickness, machine: id });
              return (
                <li className={styles.nearLine} key={`${id} ${each.thickness}`}>
                  <Link href={`?${new URLSearchParams(parameters)}#finder`}>
                    {machines[each.machine]?.name} · {text(quantity([each.thickness], "mm"), format)}
                  </Link>
                  <span>
                    {text(quantity(each.power, "%"), format)} · {text(quantity(each.speed, "mm/s"), format)}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        {hasCard && (
          <Button aria-expanded={open} loading={loading} onClick={toggleForm} variant="primary">
            {data.card.open}
          </Button>
        )}
        <Button onClick={() => print()} variant="secondary">
          {labels.print}
        </Button>
      </div>
      {hasCard && open && Form && (
        <Form
          choice={choice}
          format={format}
          key={Object.values(parametersOf(choice)).join()}
          labels={data.card}
        />
      )}
      {machine && rows.length > 0 && (
        <div className={styles.onPaper}>
          <Heading level={4}>{machine.name}</Heading>
          <SettingsTable
            columns={columns}
            format={format}
            head={labels.material}
            label={machine.name}
            rows={rows}
          />
        </div>
      )}
    </div>
  );
}
