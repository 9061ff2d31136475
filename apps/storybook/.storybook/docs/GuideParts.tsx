import { Icon } from "@lightmaker/ui";
import type { Guide } from "../../../../packages/ui/src/guide.ts";
import * as styles from "./docs.css.ts";
import { Part, Table } from "./Part.tsx";

const marks = {
  good: { icon: "check", className: styles.good },
  bad: { icon: "x", className: styles.bad },
} as const;

function List({ title, tone, lines }: { title: string; tone: keyof typeof marks; lines: readonly string[] }) {
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
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Use({ guide }: { guide: Guide }) {
  return (
    <Part title="Use">
      <div className={styles.pair}>
        <List title="Right for" tone="good" lines={guide.use} />
        <List title="Not for" tone="bad" lines={guide.avoid} />
      </div>
    </Part>
  );
}

export function Anatomy({ guide }: { guide: Guide }) {
  return (
    <Part title="Anatomy">
      <Table columns={["Part", "Function"]} rows={guide.anatomy.map(({ part, role }) => [part, role])} />
    </Part>
  );
}

export function Keyboard({ guide }: { guide: Guide }) {
  return (
    <Part title="Keyboard">
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
            action,
          ])}
        />
      )}
    </Part>
  );
}

export function Practice({ guide }: { guide: Guide }) {
  return (
    <Part title="Do and don't">
      {guide.practice.map(({ do: good, dont }) => (
        <div key={good} className={styles.pair}>
          <div className={`${styles.rule} ${styles.good}`}>
            <strong>Do</strong>
            <p className={styles.plain}>{good}</p>
          </div>
          <div className={`${styles.rule} ${styles.bad}`}>
            <strong>Don't</strong>
            <p className={styles.plain}>{dont}</p>
          </div>
        </div>
      ))}
    </Part>
  );
}
