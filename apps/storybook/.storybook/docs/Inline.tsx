import type { ReactNode } from "react";
import { pages } from "../catalogue.ts";
import * as styles from "./docs.css.ts";
import { PartLink } from "./PageLink.tsx";

const names = pages.map(({ name }) => name);
/**
 * Names that refer to a component. One of a single word is an ordinary word at the start of a sentence, and everywhere
 * without its capital.
 */
const reference = new RegExp(
  `\\b(${names.filter((name) => /[a-z][A-Z]/.test(name)).join("|")})\\b|(?<=[a-z,;:] )(${names.filter((name) => !/[a-z][A-Z]/.test(name)).join("|")})\\b`,
  "g",
);

function linked(text: string, self: string | undefined): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(reference)) {
    const [name] = match;
    if (name === self) continue;
    parts.push(text.slice(end, match.index), <PartLink key={match.index} name={name} />);
    end = match.index + name.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * A text of a guide: code stands between backticks, and names of other components are links.
 *
 * @param self the component of the page, which is no link
 */
export function Inline({ children, self }: { children: string; self?: string }): ReactNode {
  return children.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      linked(part, self)
    ),
  );
}
