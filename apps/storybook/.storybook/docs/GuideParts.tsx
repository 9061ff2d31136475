import { Icon } from "@lightmaker/ui";
import type { ReactNode } from "react";
import type { Guide } from "../../../../packages/ui/src/guide.ts";
import * as styles from "./docs.css.ts";
import { Inline } from "./Inline.tsx";
import { Part, Table } from "./Part.tsx";
import { pictured } from "./pictured.tsx";

const marks = {
  good: { icon: "check", className: styles.good },
  bad: { icon: "x", className: styles.bad },
} as const;

function List({
  title,
  tone,
  lines,
  name,
}: {
  title: string;
  tone: keyof typeof marks;
  lines: readonly string[];
  name: string;
}) {
  const { icon, className } = marks[tone];
  return (
    <div className={styles.list}>
      <h3 className={className}>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} className={styles.entry}>
            <span className={`${styles.mark} ${className}`}>
              <Icon name={icon} size="s" />
            </span>
            <span>
              <Inline self={name}>{line}</Inline>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Use({ guide, name }: { guide: Guide; name: string }) {
  return (
    <Part title="Use">
      <div className={styles.pair}>
        <List title="Right for" tone="good" lines={guide.use} name={name} />
        <List title="Not for" tone="bad" lines={guide.avoid} name={name} />
      </div>
    </Part>
  );
}

export function Anatomy({ guide, name }: { guide: Guide; name: string }) {
  return (
    <Part title="Anatomy">
      <Table
        columns={["Part", "Function"]}
        rows={guide.anatomy.map(({ part, role }) => [
          part,
          <Inline key="role" self={name}>
            {role}
          </Inline>,
        ])}
      />
    </Part>
  );
}

/** The reviewed transcripts of a screen reader, in both languages. */
const transcripts = import.meta.glob<string>("../../tests/transcripts/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Keys, and what a screen reader says. */
export function Accessibility({ guide, name }: { guide: Guide; name: string }) {
  const transcript = transcripts[`../../tests/transcripts/${name}.md`];
  const english = transcript?.split("## English")[1]?.trim();
  return (
    <Part title="Accessibility">
      {guide.keyboard.length === 0 ? (
        <p>It has no focusable elements.</p>
      ) : (
        <Table
          columns={["Keys", "Action"]}
          rows={guide.keyboard.map(({ keys, action }) => [
            keys.split(" ").map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            )),
            <Inline key="action" self={name}>
              {action}
            </Inline>,
          ])}
        />
      )}
      <p className={styles.muted}>
        Tested with axe in both themes and languages, with the keyboard, in forced colours, with reduced
        motion and from right to left.
      </p>
      {english && (
        <details>
          <summary className={styles.summary}>What a screen reader says in the first example</summary>
          <pre className={styles.transcript}>{english}</pre>
        </details>
      )}
    </Part>
  );
}

/** A picture of the advice, which nobody can press. */
function Picture({ children }: { children: ReactNode }) {
  return children ? (
    <div data-picture="" className={`sb-unstyled ${styles.picture}`} inert>
      {children}
    </div>
  ) : null;
}

export function Practice({ guide, name }: { guide: Guide; name: string }) {
  return (
    <Part title="Do and don't">
      {guide.practice.map(({ do: good, dont }, index) => (
        <div key={good} className={styles.pair}>
          <div className={`${styles.rule} ${styles.good}`}>
            <Picture>{pictured[name]?.[index]?.good}</Picture>
            <strong>Do</strong>
            <p className={styles.plain}>
              <Inline self={name}>{good}</Inline>
            </p>
          </div>
          <div className={`${styles.rule} ${styles.bad}`}>
            <Picture>{pictured[name]?.[index]?.bad}</Picture>
            <strong>Don't</strong>
            <p className={styles.plain}>
              <Inline self={name}>{dont}</Inline>
            </p>
          </div>
        </div>
      ))}
    </Part>
  );
}
