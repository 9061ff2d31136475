"use client";

import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import type { LinkData, Picture, Plate } from "../../data.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./NavigationMenu.css.ts";
import { NavigationSubmenu } from "./NavigationSubmenu.tsx";

/** A product in a submenu. */
export interface NavigationProduct {
  href: string;
  /** Its name, its source in the colour of the light, and its bed. */
  plate: Plate;
  /** Its alternative text is empty, because the name follows it. */
  picture: Picture;
}

/** One entry of the site's navigation. */
export interface NavigationItem {
  label: string;
  /** Address of the entry. Without it, the entry only opens its submenu. */
  href?: string;
  /** Links of the submenu. */
  items?: readonly LinkData[];
  /** Products below the links, each with its picture. Needs `items`. */
  products?: readonly NavigationProduct[];
}

export interface NavigationMenuLabels {
  /** Accessible name of the navigation landmark. */
  navigation: string;
  /** Accessible name of the button that opens a submenu. `{label}` is replaced by the label of the entry. */
  submenu: string;
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children" | "defaultValue"> {
  items: readonly NavigationItem[];
  labels: NavigationMenuLabels;
  /** Address of the current page, as written in the items. Marks its link and the parent entry. */
  currentHref?: string;
  /** Value that changes with every navigation, such as a router's location key. Open submenus close when it changes. */
  locationKey?: string;
  /** Label of the entry whose submenu is open, or `null` for none. Set it to control the state from outside. */
  value?: string | null;
  /** Label of the entry whose submenu opens on hydration. Default: none. */
  defaultValue?: string | null;
  /** Called with the label of the entry whose submenu is now open, or with `null`. */
  onValueChange?: (value: string | null) => void;
}

/**
 * A row of entries with submenus. The submenus are native popovers, so click, Escape and light dismiss work without a
 * script.
 */
export function NavigationMenu({
  items,
  labels,
  currentHref,
  locationKey,
  value,
  defaultValue = null,
  onValueChange,
  className,
  ref,
  ...rest
}: NavigationMenuProps) {
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(root, ref);
  const report = useNativeState({
    value,
    defaultValue,
    shown: null,
    read: () => root.current?.querySelector<HTMLElement>(":popover-open")?.dataset["entry"] ?? null,
    write: (label) => {
      for (const submenu of root.current?.querySelectorAll<HTMLElement>("[popover]") ?? [])
        submenu.togglePopover(submenu.dataset["entry"] === label);
    },
    onChange: onValueChange,
  });

  // From here on, the pointer handlers open the submenus. `data-live` turns off the stylesheet's hover rule.
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const hovered = node.querySelector<HTMLElement>("[data-hover]:hover > [popover]");
    node.setAttribute("data-live", "");
    hovered?.showPopover();
  }, []);

  return (
    <nav
      aria-label={labels.navigation}
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      suppressHydrationWarning
    >
      <ul className={styles.list}>
        {items.map((item) =>
          item.items?.length ? (
            <NavigationSubmenu
              key={item.label}
              label={item.label}
              href={item.href}
              links={item.items}
              products={item.products}
              buttonLabel={labels.submenu.replaceAll("{label}", item.label)}
              currentHref={currentHref}
              locationKey={locationKey}
              onToggle={report}
            />
          ) : (
            <li key={item.label} className={styles.item}>
              <a
                href={item.href}
                className={styles.entry}
                aria-current={item.href && item.href === currentHref ? "page" : undefined}
              >
                {item.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
