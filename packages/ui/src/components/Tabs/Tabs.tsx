"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { above } from "../../styles/scale.ts";
import * as styles from "./Tabs.css.ts";

/** A tab with its panel. */
export interface TabItem {
  /** Value of the tab. It must be unique within its `Tabs`. */
  value: string;
  /** Label of the tab. It must contain text. */
  label: ReactNode;
  /** Content of the tab's panel. Inactive panels stay in the HTML. */
  panel: ReactNode;
}

export interface TabsLabels {
  /** Accessible name of the tab list. */
  list: string;
}

type TabsVariants = NonNullable<RecipeVariants<typeof styles.tab>>;

export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  items: readonly TabItem[];
  /** Value of the active tab. Set it to control the state from outside. */
  value?: string;
  /** Value of the initially active tab. Default: the first tab. */
  defaultValue?: string;
  /** Called with the `value` of the newly active tab. */
  onValueChange?: (value: string) => void;
  /**
   * `vertical` places the tabs beside the panel above 768 px, and in a scrollable row above the panel on narrower
   * viewports.
   */
  orientation?: "horizontal" | "vertical";
  /** `line` marks the active tab with the beam, `chip` with a filled pill. */
  variant?: TabsVariants["variant"];
  labels: TabsLabels;
}

/**
 * Tabs that already work as plain HTML. Before hydration, `tabsBeforeReact` changes the selection in the DOM, and the
 * first layout effect adopts the visitor's choice.
 */
export function Tabs({
  items,
  value: controlled,
  defaultValue,
  onValueChange,
  orientation = "horizontal",
  variant = "line",
  labels,
  className,
  ref,
  ...rest
}: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue: defaultValue ?? items[0]?.value ?? "",
    onChange: onValueChange,
  });
  const [live, setLive] = useState(false);
  /** Value whose panel is still shown while the press on another tab is painted. */
  const [leaving, setLeaving] = useState<string>();
  const wide = useMediaQuery(above.medium);
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");

  // Read again on focus, so that the arrow keys work after the page has changed its direction.
  const followDirection = () => setDirection(directionOf(root.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, on hydration.
  useLayoutEffect(() => {
    const chosen = root.current?.querySelector("[role=tab][aria-selected=true]");
    const index = Number(chosen?.getAttribute("data-index"));
    const item = chosen ? items[index] : undefined;
    if (item) setValue(item.value);
    followDirection();
    setLive(true);
  }, []);

  useLayoutEffect(() => {
    if (live) revealTab(root.current, value);
  }, [live, value]);

  useEffect(() => (leaving === undefined ? undefined : afterPaint(() => setLeaving(undefined))), [leaving]);

  const choose = (next: string) => {
    if (next !== value) setLeaving((before) => before ?? value);
    setValue(next);
  };

  return (
    // Radix sets `dir` on its root, by default `ltr`, which would override the direction of the content. `Root` gets
    // the direction of the surrounding element for its keyboard handling, but only the child `div` is rendered, without
    // `dir`.
    <Root
      asChild
      value={value}
      onValueChange={choose}
      orientation={orientation === "vertical" && wide ? "vertical" : "horizontal"}
      dir={direction}
    >
      <div
        dir={undefined}
        {...rest}
        ref={merged}
        className={cx(styles.root({ orientation }), className)}
        data-live={live ? "" : undefined}
        data-tabs=""
      >
        <List
          className={styles.list({ orientation, variant })}
          aria-label={labels.list}
          onFocus={followDirection}
          // The focus would go into the panel that is about to be hidden, and be lost with it.
          onKeyDown={({ key }) => key === "Tab" && setLeaving(undefined)}
        >
          {items.map((item, index) => (
            <Trigger
              key={item.value}
              value={item.value}
              className={styles.tab({ variant, orientation })}
              data-index={index}
              data-value={item.value}
              onMouseDown={focusOnly}
              // Radix selects on mousedown. If the mousedown came before hydration, Radix receives only the click and
              // ignores it.
              onClick={() => choose(item.value)}
              suppressHydrationWarning
              // Radix removes every tab from the tab order in the server's HTML; its roving focus starts after
              // hydration.
              {...(!live && { tabIndex: item.value === value ? 0 : -1 })}
            >
              {item.label}
            </Trigger>
          ))}
        </List>
        <div className={styles.panels}>
          {items.map((item) => (
            <Content
              key={item.value}
              value={item.value}
              className={styles.panel}
              data-label={typeof item.label === "string" ? item.label : undefined}
              data-state={item.value === (leaving ?? value) ? "active" : "inactive"}
              forceMount
              suppressHydrationWarning
            >
              {item.panel}
            </Content>
          ))}
        </div>
      </div>
    </Root>
  );
}

/**
 * Calls a function in the first task after the next frame. A pressed tab is painted at once that way, however much the
 * browser has to lay out for its panel. Returns a function that cancels the call.
 */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    timer = setTimeout(call);
  };
  // A hidden page has no frames.
  if (document.hidden) later();
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function directionOf(node: HTMLElement | null): "ltr" | "rtl" {
  return node && getComputedStyle(node).direction === "rtl" ? "rtl" : "ltr";
}

/**
 * Radix would select twice on a press, once on focus and once on mousedown, and would call `onValueChange` twice. This
 * handler only sets the focus.
 */
function focusOnly(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus();
}

/** Maximum width of the fade at either end of the tab list, in pixels. */
const faded = 40;

/** Scrolls the tab list, never the page, if the active tab is not fully visible. The tab is then centred. */
function revealTab(root: HTMLElement | null, value: string) {
  const tab = root?.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);
  const list = tab?.parentElement;
  if (!tab || !list || list.scrollWidth <= list.clientWidth) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const hiddenBefore = start - faded < list.scrollLeft;
  const hiddenAfter = start + tab.offsetWidth + faded > list.scrollLeft + list.clientWidth;
  if (hiddenBefore || hiddenAfter) list.scrollTo({ left: start - (list.clientWidth - tab.offsetWidth) / 2 });
}
