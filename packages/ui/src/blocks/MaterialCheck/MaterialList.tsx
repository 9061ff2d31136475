import { Disclosure } from "../../components/Disclosure/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import { Link } from "../../components/Link/index.ts";
import * as styles from "./MaterialCheck.css.ts";
import type { MaterialCheckItem, MaterialVerdict } from "./MaterialCheck.data.ts";
import { looks, verdicts } from "./verdicts.ts";

export interface CheckListLabels {
  /** Heading of the list of each verdict; `{count}` stands for the number of substances. */
  lists: Readonly<Record<MaterialVerdict, string>>;
  /** Between names of one substance: `, ` or `、`. */
  nameSeparator: string;
}

interface MaterialListProps {
  items: readonly MaterialCheckItem[];
  headingLevel: 2 | 3 | 4;
  labels: CheckListLabels;
}

/** All substances by verdict, closed but in the HTML, so that the browser's search finds them. Part of MaterialCheck. */
export function MaterialList({ items, headingLevel, labels }: MaterialListProps) {
  return (
    <div className={styles.lists}>
      {verdicts.map((verdict) => {
        const group = items.filter((item) => item.verdict === verdict);
        if (group.length === 0) return null;
        const summary = labels.lists[verdict].replaceAll("{count}", String(group.length));
        return (
          <Disclosure
            headingLevel={headingLevel}
            key={verdict}
            summary={
              <span className={styles.listName} data-verdict={verdict}>
                <Icon name={looks[verdict].icon} />
                {summary}
              </span>
            }
          >
            <dl className={styles.list}>
              {group.map(({ id, name, synonyms, reason, link }) => (
                <div className={styles.substance} key={id}>
                  <dt>
                    <span className={styles.name}>{name}</span>
                    {synonyms.length === 0 ? null : (
                      <span className={styles.synonyms}>{synonyms.join(labels.nameSeparator)}</span>
                    )}
                  </dt>
                  <dd>
                    {reason} {link ? <Link href={link.href}>{link.label}</Link> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        );
      })}
    </div>
  );
}
