"use client";

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
import { verdictStyles } from "./verdicts.ts";

export interface MaterialCheckLabels extends CheckAnswerLabels {
  /** Label of the field. */
  material: string;
  /** Hint below the field. */
  hint: string;
  /** Example of a name. */
  placeholder: string;
  /** Label of the submit button. */
  check: string;
  /** Accessible name of the list of suggestions. */
  suggestions: string;
  /** Accessible name of the button that opens the list of all substances. */
  open: string;
  /** Headings of the lists by verdict; the number of substances follows the heading. */
  lists: Readonly<Record<MaterialVerdict, string>>;
}

export interface MaterialCheckProps extends MaterialCheckData, BlockRootProps {
  /** Substance in controlled mode: the id of an item, or other text. */
  asked?: string;
  /** Initial substance in uncontrolled mode. Default: none. */
  defaultAsked?: string;
  /** Called with the id of the found item, or with the text if it is unknown. */
  onAskedChange?: (asked: string) => void;
  /** Name of the field, for forms submitted before hydration. Default `check`. */
  name?: string;
  labels: MaterialCheckLabels;
}

/**
 * A field to look up a substance, with the answer below, and lists of all substances, which also work without scripts. Only
 * an exact name gets an answer. Similar names are suggested. For everything else the visitor is invited to ask.
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
  /** The answer for which the field was last filled. If the answer changes from outside, the field is filled again. */
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
  // If the field contains an answered name, the list offers all substances instead of filtering by that name.
  const query = known && typed === shown ? "" : typed;
  const options = substancesLike(items, query).map(({ id: of, name: label, verdict }): ComboboxOption => {
    const { Sign, tone } = verdictStyles[verdict];
    return {
      id: of,
      label,
      note: (
        <Badge className={styles.badge} icon={<Sign size="s" />} tone={tone}>
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
