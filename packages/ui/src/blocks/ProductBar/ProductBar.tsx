import { Button } from "../../components/Button/index.ts";
import { Container } from "../../components/Container/index.ts";
import { LightMark } from "../../components/LightMark/index.ts";
import { cx } from "../../styles/cx.ts";
import type { BlockRootProps } from "../root.ts";
import * as styles from "./ProductBar.css.ts";
import type { ProductBarData } from "./ProductBar.data.ts";

export interface ProductBarProps extends ProductBarData, Omit<BlockRootProps, "headingLevel"> {}

const thinSpace = "\u2009";

/**
 * A bar that stays: model, two figures and two actions. It is `position: sticky`, so it works without scripts. Its parent
 * must span the content that it accompanies, and put it last in a small window (`order` in a flex column).
 */
export function ProductBar({ plate, figures, actions, className, ...rest }: ProductBarProps) {
  return (
    <section aria-label={plate.name} data-product-bar="" {...rest} className={cx(styles.root, className)}>
      <Container>
        <div className={styles.row}>
          <div className={styles.product}>
            <span className={styles.name}>{plate.name}</span>
            <LightMark className={styles.source} light={plate.light}>
              {plate.source}
            </LightMark>
            <dl className={styles.figures}>
              {figures.map(({ value, unit, label }) => (
                <div className={styles.figure} key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>
                    <bdi dir="ltr">{unit ? `${value}${thinSpace}${unit}` : value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <Button asChild key={href} size="s" variant={index === 0 ? "primary" : "secondary"}>
                <a href={href}>{label}</a>
              </Button>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
