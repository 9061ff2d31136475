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
import { cx } from "../../styles/cx.ts";
import { above } from "../../styles/scale.ts";
import { Disclosure } from "../Disclosure/index.ts";
import { Icon } from "../Icon/index.ts";
import type { NavigationItem } from "../NavigationMenu/index.ts";
import { keepFocusInside } from "./keep-focus-inside.ts";
import * as styles from "./MobileMenu.css.ts";

export interface MobileMenuLabels {
  /** Name of the navigation inside. */
  navigation: string;
  /** Name of the button that opens and closes the menu; its state says which. */
  toggle: string;
}

export interface MobileMenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  items: readonly NavigationItem[];
  labels: MobileMenuLabels;
  /** Address of the page shown, as written in the items. */
  currentHref?: string;
  /** Changes with every navigation (a router's location key); the menu closes when it does. */
  locationKey?: string;
  /** Below the entries: language, a way to ask. */
  footer?: ReactNode;
  /** Whether it is open, when the owner keeps the state. */
  open?: boolean;
  /** Whether it opens as soon as React is live. Default: no. */
  defaultOpen?: boolean;
  /** Called when it has opened or closed, in whichever way. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A menu button and a panel over the whole page below the header, for windows up to 768 px. A native popover:
 * it opens, closes on Escape and outside, and locks the page's scrolling before any script has run. Once React is
 * live, Tab goes round between the button and the panel.
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

  // Keys are compared rather than first runs skipped: StrictMode runs effects twice.
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
  // Nothing behind the panel can be seen, so focus that leaves it must not stay there unseen.
  const onPanelBlur = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.parentElement?.contains(next)) close();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isOpen()) keepFocusInside(event);
  };

  const link = (href: string, label: string, className: string) => (
    <a href={href} className={className} aria-current={href === currentHref ? "page" : undefined}>
      {label}
    </a>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only turns Tab round at the ends of the open menu.
    <div {...rest} className={cx(styles.root, className)} onKeyDown={handleKeyDown}>
      <button type="button" popoverTarget={id} className={styles.toggle} aria-label={labels.toggle}>
        <Icon name="menu" size="l" className={styles.openIcon} />
        <Icon name="x" size="l" className={styles.closeIcon} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
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
                          <Icon name="arrow-right" size="s" className={styles.overviewArrow} />
                        </li>
                      ) : null}
                      {item.items.map((sub) => (
                        <li key={sub.href}>{link(sub.href, sub.label, styles.sublink)}</li>
                      ))}
                    </ul>
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
