"use client";

import { useId, useRef } from "react";
import { Counter } from "../../components/Counter/index.ts";
import { useHalfInViewOnce } from "../../components/Counter/useHalfInViewOnce.ts";
import { Section } from "../../components/Section/index.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Counters.css.ts";
import type { CountersData } from "./Counters.data.ts";

export interface CountersProps extends CountersData, BlockRootProps {
  /** Sign between thousands, such as a comma in English. Default: none, as in Chinese. */
  separator?: string | undefined;
}

/** A row of figures that count up when half of the first one is in the viewport. */
export function Counters({ title, lead, items, separator, headingLevel = 2, ...rest }: CountersProps) {
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  const seen = useHalfInViewOnce(first);
  const titled = title !== undefined;
  return (
    <Section {...rest} labelledBy={titled ? id : undefined}>
      {titled ? <SectionHeader id={id} lead={lead} level={headingLevel} title={title} /> : null}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li className={styles.item} key={item.label}>
            <Counter {...item} separator={separator} ref={index === 0 ? first : undefined} start={seen} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
