"use client";

import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { MobileMenu, type MobileMenuLabels } from "../MobileMenu/index.ts";
import { type NavigationItem, NavigationMenu, type NavigationMenuLabels } from "../NavigationMenu/index.ts";
import * as styles from "./SiteHeader.css.ts";
import { useHidesOnScroll } from "./useHidesOnScroll.ts";

export interface SiteHeaderLabels extends NavigationMenuLabels, Omit<MobileMenuLabels, "navigation"> {
  /**
   * Accessible name of the logo link. If the logo is or contains text, the name must contain it: `Muster Laser, home`
   * (WCAG 2.5.3). `labelFaults` from `@lightmaker/ui/testing` finds it if not.
   */
  home: string;
}

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** Logo of the brand. */
  logo: ReactNode;
  /** Address of the logo link. */
  homeHref: string;
  nav: readonly NavigationItem[];
  /**
   * Controls at the end of the row and at the bottom of the mobile menu, such as a language switch or a contact link. A
   * small window has room for the last one beside its menu button: the action that the site is for.
   */
  actions?: ReactNode;
  labels: SiteHeaderLabels;
  /** Address of the current page, as written in `nav`. */
  currentHref?: string;
  /** Value that changes with every navigation, such as a router's location key. Open menus close when it changes. */
  locationKey?: string;
  /**
   * `over` is placed over the dark picture at the start of the page, and gets its background while the page scrolls.
   * `solid` (default) is placed above the page.
   */
  variant?: NonNullable<RecipeVariants<typeof styles.root>>["variant"];
}

/**
 * Header of every page: logo, navigation, actions. It hides while the visitor scrolls down and reappears when scrolling
 * up. The attribute `data-away` marks the hidden state for the page's styles.
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
