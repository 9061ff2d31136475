import { Disclosure } from "../../components/Disclosure/index.ts";
import { Link } from "../../components/Link/index.ts";
import * as styles from "./MaterialCheck.css.ts";
import type { MaterialCheckItem, MaterialVerdict } from "./MaterialCheck.data.ts";
import { verdictStyles, verdicts } from "./verdicts.ts";

interface MaterialListProps {
  items: readonly MaterialCheckItem[];
  headingLevel: 2 | 3 | 4;
  /** Headings of the lists, by verdict. */
  names: Readonly<Record<MaterialVerdict, string>>;
}

/**
 * Lists of all substances by verdict. They are closed but in the HTML, so that the browser's search finds them. Internal to
 * MaterialCheck.
 */
export function MaterialList({ items, headingLevel, names }: MaterialListProps) {
  return (
    <div className={styles.lists}>
      {verdicts.map((verdict) => {
        const group = items.filter((item) => item.verdict === verdict);
        if (group.length === 0) return null;
        const { Sign } = verdictStyles[verdict];
        return (
          <Disclosure
            headingLevel={headingLevel}
            key={verdict}
            summary={
              <span className={styles.listName} data-verdict={verdict}>
                <Sign />
                {names[verdict]}
                <span className={styles.count}>{group.length}</span>
              </span>
            }
          >
            <dl className={styles.list}>
              {group.map(({ id, name, synonyms, reason, link }) => (
                <div className={styles.substance} key={id}>
                  <dt>
                    <span className={styles.name}>{link ? <Link href={link.href}>{name}</Link> : name}</span>
                    {synonyms.length === 0 ? null : (
                      <span className={styles.synonyms}>{synonyms.join(" · ")}</span>
                    )}
                  </dt>
                  <dd>{reason}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        );
      })}
    </div>
  );
}
