"use client";

import { useEffect, useId, useRef } from "react";
import type { LinkData } from "../../data.ts";
import { ChevronDownIcon } from "../../icons/chevron-down.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./NavigationMenu.css.ts";
import type { NavigationProduct } from "./NavigationMenu.tsx";
import { NavigationProducts } from "./NavigationProducts.tsx";
import { useHoverPopover } from "./useHoverPopover.ts";

interface NavigationSubmenuProps {
  label: string;
  href: string | undefined;
  links: readonly LinkData[];
  products: readonly NavigationProduct[] | undefined;
  buttonLabel: string;
  currentHref: string | undefined;
  locationKey: string | undefined;
  /** Called after the popover has opened or closed. */
  onToggle: () => void;
}

/** One entry with its popover. */
export function NavigationSubmenu(props: NavigationSubmenuProps) {
  const { label, href, links, products, buttonLabel, currentHref, locationKey, onToggle } = props;
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const hover = useHoverPopover(popover);
  const inside = links.some((link) => link.href === currentHref) || (href && href === currentHref);

  // Compare keys instead of skipping the first run: StrictMode runs effects twice.
  const lastKey = useRef(locationKey);
  useEffect(() => {
    if (lastKey.current === locationKey) return;
    lastKey.current = locationKey;
    popover.current?.hidePopover();
  }, [locationKey]);

  const close = () => popover.current?.hidePopover();
  const button = { type: "button", popoverTarget: id, onClick: hover.onButtonClick } as const;
  const chevron = <ChevronDownIcon size="s" className={styles.chevron} />;
  return (
    <li className={styles.item} data-hover="" data-inside={inside ? "" : undefined} {...hover.onItem}>
      {href ? (
        <>
          <a
            href={href}
            className={cx(styles.entry, styles.entryWithButton)}
            aria-current={href === currentHref ? "page" : undefined}
          >
            {label}
          </a>
          <button {...button} className={styles.opener} aria-label={buttonLabel}>
            {chevron}
          </button>
        </>
      ) : (
        <button {...button} className={styles.entry}>
          {label}
          {chevron}
        </button>
      )}
      <div
        ref={popover}
        id={id}
        popover="auto"
        data-entry={label}
        className={styles.popover}
        onBeforeToggle={hover.onBeforeToggle}
        onToggle={onToggle}
      >
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className={styles.link}
                aria-current={link.href === currentHref ? "page" : undefined}
                onClick={close}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <NavigationProducts products={products} />
      </div>
    </li>
  );
}
