import { type FormEvent, useId, useState } from "react";
import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Combobox, type ComboboxOption } from "../../components/Combobox/index.ts";
import { Field } from "../../components/Field/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Section } from "../../components/Section/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import { type CheckAnswerLabels, MaterialAnswer } from "./MaterialAnswer.tsx";
import * as styles from "./MaterialCheck.css.ts";
import type { MaterialCheckData, MaterialVerdict } from "./MaterialCheck.data.ts";
import { MaterialList } from "./MaterialList.tsx";
import { substanceNamed, substancesLike } from "./match.ts";
import { looks } from "./verdicts.ts";

export interface MaterialCheckLabels extends CheckAnswerLabels {
  /** Name of the field. */
  material: string;
  /** How to ask, below the field. */
  hint: string;
  /** An example of what to type. */
  placeholder: string;
  /** On the button that asks. */
  check: string;
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Name of the button that opens the list of all. */
  open: string;
  /** Heading of the list of each verdict; the number of its substances stands behind it. */
  lists: Readonly<Record<MaterialVerdict, string>>;
}

export interface MaterialCheckProps extends MaterialCheckData, BlockRootProps {
  /** What is asked for: an item's id, or words; when the owner keeps it. */
  asked?: string;
  /** What is asked for at first. Default: nothing. */
  defaultAsked?: string;
  /** Called with the id of the item that was found, or with the words nobody knows. */
  onAskedChange?: (asked: string) => void;
  /** Name of the field, for forms that are sent before React. Default `check`. */
  name?: string;
  labels: MaterialCheckLabels;
}

/**
 * A field to ask for a substance, the answer under it, and all that is known in lists below, which are there without scripts
 * as well. Only an exact name is an answer; what merely looks like one is offered, and everything else is a question to us.
 */
export function MaterialCheck({
  title,
  lead,
  items,
  ask,
  instead,
  asked: givenAsked,
  defaultAsked = "",
  onAskedChange,
  name = "check",
  labels,
  headingLevel = 2,
  ...rest
}: MaterialCheckProps) {
  const id = useId();
  const [asked, setAsked] = useControllableState({
    value: givenAsked,
    defaultValue: defaultAsked,
    onChange: onAskedChange,
  });
  const known = substanceNamed(items, asked);
  const shown = known?.name ?? asked;
  const [typed, setTyped] = useState(shown);
  /** The answer the field was filled in for, so that another one from outside fills it in again. */
  const [filledFor, setFilledFor] = useState(shown);
  if (filledFor !== shown) {
    setFilledFor(shown);
    setTyped(shown);
  }
  const [turn, setTurn] = useState(0);
  const askFor = (text: string) => {
    const words = text.trim();
    const next = substanceNamed(items, words);
    setAsked(next?.id ?? words);
    setTyped(next?.name ?? words);
    setTurn(turn + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    askFor(typed);
  };
  // A name that has been answered is no search any more: the list then offers all the others.
  const sought = known && typed === shown ? "" : typed;
  const options = substancesLike(items, sought).map(({ id: of, name: label, verdict }): ComboboxOption => {
    const { icon, tone } = looks[verdict];
    return {
      id: of,
      label,
      note: (
        <Badge className={styles.badge} icon={icon} tone={tone}>
          {labels.verdicts[verdict]}
        </Badge>
      ),
    };
  });
  const verdict = known?.verdict ?? "unknown";
  const announcement = [shown, labels.verdicts[verdict], known?.reason ?? labels.notListed].join(", ");
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <form className={styles.form} onSubmit={onSubmit}>
        <Field className={styles.field} hint={labels.hint} label={labels.material}>
          <Combobox
            labels={{ options: labels.suggestions, open: labels.open }}
            maxLength={80}
            name={name}
            onChoose={({ label }) => askFor(label)}
            onValueChange={setTyped}
            options={options}
            placeholder={labels.placeholder}
            value={typed}
          />
        </Field>
        <Button className={styles.submit} size="l" type="submit">
          {labels.check}
        </Button>
      </form>
      {shown === "" ? null : (
        <MaterialAnswer
          ask={ask}
          headingLevel={levelBelow(headingLevel)}
          instead={instead}
          item={known}
          labels={labels}
          onPick={askFor}
          shown={shown}
          similar={known ? [] : substancesLike(items, shown)}
        />
      )}
      <LiveRegion message={shown === "" ? "" : announcement} turn={turn} />
      <MaterialList headingLevel={levelBelow(headingLevel)} items={items} names={labels.lists} />
    </Section>
  );
}
