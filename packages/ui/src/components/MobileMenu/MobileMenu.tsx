"use client";

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { ArrowRightIcon } from "../../icons/arrow-right.ts";
import { MenuIcon } from "../../icons/menu.ts";
import { XIcon } from "../../icons/x.ts";
import { cx } from "../../styles/cx.ts";
import { above } from "../../styles/scale.ts";
import { Disclosure } from "../Disclosure/index.ts";
import type { NavigationItem } from "../NavigationMenu/index.ts";
import { NavigationProducts } from "../NavigationMenu/NavigationProducts.tsx";
import * as styles from "./MobileMenu.css.ts";
import { trapFocus } from "./trap-focus.ts";

export interface MobileMenuLabels {
  /** Accessible name of the navigation landmark. */
  navigation: string;
  /**
   * Accessible name of the menu button. It stays the same, because the button's state tells whether the menu is open.
   */
  toggle: string;
}

export interface MobileMenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  items: readonly NavigationItem[];
  labels: MobileMenuLabels;
  /** Address of the current page, as written in the items. */
  currentHref?: string;
  /** Value that changes with every navigation, such as a router's location key. The menu closes when it changes. */
  locationKey?: string;
  /** Content below the entries, such as a language switch or a contact link. */
  footer?: ReactNode;
  /** `true` if the menu is open. Set it to control the state from outside. */
  open?: boolean;
  /** If `true`, the menu opens on hydration. Default: `false`. */
  defaultOpen?: boolean;
  /** Called after the menu has opened or closed, for any reason. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Menu button and a panel that covers the page below the header, for viewports up to 768 px. The panel is a native
 * popover: before hydration, it already opens, closes on Escape and on clicks outside, and locks the page's scrolling.
 * After hydration, Tab cycles between the button and the panel.
 */
export function MobileMenu({
  items,
  labels,
  currentHref,
  locationKey,
  footer,
  open,
  defaultOpen = false,
  onOpenChange,
  onKeyDown,
  className,
  ...rest
}: MobileMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = () => panel.current?.matches(":popover-open") ?? false;
  const report = useNativeState({
    value: open,
    defaultValue: defaultOpen,
    shown: false,
    read: isOpen,
    write: (next) => panel.current?.togglePopover(next),
    onChange: onOpenChange,
  });
  const close = () => panel.current?.hidePopover();

  // Compare keys instead of skipping the first run: StrictMode runs effects twice.
  const lastKey = useRef(locationKey);
  useEffect(() => {
    if (lastKey.current === locationKey) return;
    lastKey.current = locationKey;
    panel.current?.hidePopover();
  }, [locationKey]);

  useEffect(() => {
    const wide = window.matchMedia(above.medium);
    const onChange = () => wide.matches && panel.current?.hidePopover();
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, []);

  const onPanelClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) close();
  };
  // The panel hides the page. Close it if the focus moves outside, so that the focused element is visible.
  const onPanelBlur = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.parentElement?.contains(next)) close();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isOpen()) trapFocus(event);
  };

  const link = (href: string, label: string, className: string) => (
    <a href={href} className={className} aria-current={href === currentHref ? "page" : undefined}>
      {label}
    </a>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only wraps Tab at the ends of the open menu.
    <div {...rest} className={cx(styles.root, className)} onKeyDown={handleKeyDown}>
      <button type="button" popoverTarget={id} className={styles.toggle} aria-label={labels.toggle}>
        <MenuIcon size="l" className={styles.openIcon} />
        <XIcon size="l" className={styles.closeIcon} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only listens for clicks on the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={onPanelClick}
        onBlur={onPanelBlur}
        onToggle={report}
      >
        <nav aria-label={labels.navigation}>
          <ul>
            {items.map((item) => (
              <li key={item.label} className={styles.item}>
                {item.items?.length ? (
                  <Disclosure summary={item.label} variant="plain" className={styles.group}>
                    <ul className={styles.sublist}>
                      {item.href ? (
                        <li className={styles.overview}>
                          {link(item.href, item.label, styles.sublink)}
                          <ArrowRightIcon size="s" className={styles.overviewArrow} />
                        </li>
                      ) : null}
                      {item.items.map((sub) => (
                        <li key={sub.href}>{link(sub.href, sub.label, styles.sublink)}</li>
                      ))}
                    </ul>
                    <NavigationProducts products={item.products} />
                  </Disclosure>
                ) : (
                  link(item.href ?? "#", item.label, styles.entry)
                )}
              </li>
            ))}
          </ul>
        </nav>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </div>
  );
}
