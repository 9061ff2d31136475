import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { above } from "../../styles/scale.ts";
import * as styles from "./Tabs.css.ts";

/** One tab with the panel it opens. */
export interface TabItem {
  /** Names the tab in `value`; unique within its `Tabs`. */
  value: string;
  /** What the tab shows. Must contain text. */
  label: ReactNode;
  /** What the tab opens. Closed panels stay in the HTML. */
  panel: ReactNode;
}

export interface TabsLabels {
  /** Name of the row of tabs, for people who do not see it. */
  list: string;
}

type TabsVariants = NonNullable<RecipeVariants<typeof styles.tab>>;

export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue" | "dir"> {
  items: readonly TabItem[];
  /** The chosen tab, when the owner keeps the state. */
  value?: string;
  /** The tab chosen at first; the first one unless given. */
  defaultValue?: string;
  /** Called with the `value` of the tab that was chosen. */
  onValueChange?: (value: string) => void;
  /** `vertical` sets the tabs beside the panel above 768 px and in a rail over it below. */
  orientation?: "horizontal" | "vertical";
  /** `line` marks the chosen tab with the beam, `chip` with a filled pill. */
  variant?: TabsVariants["variant"];
  labels: TabsLabels;
}

/**
 * Tabs that already work as plain HTML: until React is live, `tabsBeforeReact` moves the selection in the DOM,
 * and the first layout effect takes the visitor's choice over.
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
  const wide = useMediaQuery(above.medium);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, when React takes over.
  useLayoutEffect(() => {
    const chosen = root.current?.querySelector("[role=tab][aria-selected=true]");
    const index = Number(chosen?.getAttribute("data-index"));
    const item = chosen ? items[index] : undefined;
    if (item) setValue(item.value);
    setLive(true);
  }, []);

  useLayoutEffect(() => {
    if (live) revealTab(root.current, value);
  }, [live, value]);

  return (
    <Root
      {...rest}
      ref={merged}
      className={cx(styles.root({ orientation }), className)}
      value={value}
      onValueChange={setValue}
      orientation={orientation === "vertical" && wide ? "vertical" : "horizontal"}
      data-live={live ? "" : undefined}
      data-tabs=""
    >
      <List className={styles.list({ orientation, variant })} aria-label={labels.list}>
        {items.map((item, index) => (
          <Trigger
            key={item.value}
            value={item.value}
            className={styles.tab({ variant, orientation })}
            data-index={index}
            data-value={item.value}
            // A click whose press came before React was live reaches Radix as a click alone, which it ignores.
            onClick={() => setValue(item.value)}
            suppressHydrationWarning
            // Radix's server HTML takes every tab out of the tab order; its roving focus starts with React.
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
            forceMount
            suppressHydrationWarning
          >
            {item.panel}
          </Content>
        ))}
      </div>
    </Root>
  );
}

/** Scrolls the row of tabs, never the page, until the chosen tab is fully in sight. */
function revealTab(root: HTMLElement | null, value: string) {
  const tab = root?.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);
  const list = tab?.parentElement;
  if (!tab || !list || list.scrollWidth <= list.clientWidth) return;
  const start = tab.offsetLeft - list.offsetLeft;
  if (start < list.scrollLeft) list.scrollTo({ left: start });
  else if (start + tab.offsetWidth > list.scrollLeft + list.clientWidth)
    list.scrollTo({ left: start + tab.offsetWidth - list.clientWidth });
}
