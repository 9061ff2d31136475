import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { MobileMenu, type MobileMenuLabels } from "../MobileMenu/index.ts";
import { type NavigationItem, NavigationMenu, type NavigationMenuLabels } from "../NavigationMenu/index.ts";
import * as styles from "./SiteHeader.css.ts";
import { useHidesOnScroll } from "./useHidesOnScroll.ts";

export interface SiteHeaderLabels extends NavigationMenuLabels, Omit<MobileMenuLabels, "navigation"> {
  /** Name of the link around the logo. */
  home: string;
}

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** The brand's mark and name. */
  logo: ReactNode;
  /** Where the logo leads. */
  homeHref: string;
  nav: readonly NavigationItem[];
  /** At the end of the row, and at the foot of the mobile menu: language, a way to ask. */
  actions?: ReactNode;
  labels: SiteHeaderLabels;
  /** Address of the page shown, as written in `nav`. */
  currentHref?: string;
  /** Changes with every navigation (a router's location key); open menus close when it does. */
  locationKey?: string;
  /**
   * `over` lies on the dark picture that opens the page, and gets its ground as the page scrolls; `solid`
   * (default) stands above the page.
   */
  variant?: NonNullable<RecipeVariants<typeof styles.root>>["variant"];
}

/**
 * The row at the top of every page: logo, navigation, actions. It goes while the page is read downwards and comes back on the
 * way up; `data-away` on it tells the page's styles.
 */
export function SiteHeader({
  logo,
  homeHref,
  nav,
  actions,
  labels,
  currentHref,
  locationKey,
  variant = "solid",
  className,
  ref,
  ...rest
}: SiteHeaderProps) {
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(root, ref);
  useHidesOnScroll(root, locationKey);
  const place = {
    items: nav,
    ...(currentHref !== undefined && { currentHref }),
    ...(locationKey !== undefined && { locationKey }),
  };
  return (
    <header
      data-theme={variant === "over" ? "dark" : undefined}
      {...rest}
      ref={merged}
      className={cx(styles.root({ variant }), className)}
    >
      <div className={styles.row}>
        <a href={homeHref} className={styles.logo} aria-label={labels.home}>
          {logo}
        </a>
        <NavigationMenu {...place} labels={labels} className={styles.navigation} />
        <div className={styles.actions}>{actions}</div>
        <MobileMenu
          {...place}
          labels={labels}
          className={styles.mobile}
          footer={<div className={styles.mobileActions}>{actions}</div>}
        />
      </div>
    </header>
  );
}
