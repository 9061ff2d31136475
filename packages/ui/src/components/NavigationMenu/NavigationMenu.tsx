import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import type { LinkData } from "../../data.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./NavigationMenu.css.ts";
import { NavigationSubmenu } from "./NavigationSubmenu.tsx";

/** One entry of the site's navigation. */
export interface NavigationItem {
  label: string;
  /** Where the entry itself leads; without it, it only opens its submenu. */
  href?: string;
  /** What hangs below it. */
  items?: readonly LinkData[];
}

export interface NavigationMenuLabels {
  /** Name of the navigation. */
  navigation: string;
  /** Name of the button that opens a submenu; `{label}` stands for the entry. */
  submenu: string;
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children" | "defaultValue"> {
  items: readonly NavigationItem[];
  labels: NavigationMenuLabels;
  /** Address of the page shown, as written in the items; marks its link and the entry above it. */
  currentHref?: string;
  /** Changes with every navigation (a router's location key); open submenus close when it does. */
  locationKey?: string;
  /** Label of the entry whose submenu is open, `null` for none, when the owner keeps the state. */
  value?: string | null;
  /** Label of the entry whose submenu opens as soon as React is live. Default: none. */
  defaultValue?: string | null;
  /** Called with the label of the entry whose submenu is now open, or `null`. */
  onValueChange?: (value: string | null) => void;
}

/** Entries in a row, their submenus native popovers: click, Escape and light dismiss need no script. */
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

  // From here on the pointer handlers open submenus; the stylesheet's hover rule ends with `data-live`.
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
