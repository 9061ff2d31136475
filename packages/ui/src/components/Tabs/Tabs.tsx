import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
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

export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
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
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");

  // Asked again when the keyboard arrives, so the arrows follow a page that changes its direction.
  const followDirection = () => setDirection(directionOf(root.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, when React takes over.
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

  return (
    // Radix writes `dir` on its root, left to right unless told, and would turn round what is written inside. So it is
    // told which way its surroundings read, but only the element below, which has no `dir`, gets into the page.
    <Root
      asChild
      value={value}
      onValueChange={setValue}
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
        >
          {items.map((item, index) => (
            <Trigger
              key={item.value}
              value={item.value}
              className={styles.tab({ variant, orientation })}
              data-index={index}
              data-value={item.value}
              onMouseDown={focusOnly}
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
      </div>
    </Root>
  );
}

function directionOf(node: HTMLElement | null): "ltr" | "rtl" {
  return node && getComputedStyle(node).direction === "rtl" ? "rtl" : "ltr";
}

/** Radix chooses twice on a press, once for the focus it sets and once for the press, and would tell the owner twice. */
function focusOnly(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus();
}

/** Pixels at either end of the row that may be faded. */
const faded = 40;

/** Scrolls the row of tabs, never the page, until the chosen tab is fully in sight: to the middle, between its neighbours. */
function revealTab(root: HTMLElement | null, value: string) {
  const tab = root?.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);
  const list = tab?.parentElement;
  if (!tab || !list || list.scrollWidth <= list.clientWidth) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const hiddenBefore = start - faded < list.scrollLeft;
  const hiddenAfter = start + tab.offsetWidth + faded > list.scrollLeft + list.clientWidth;
  if (hiddenBefore || hiddenAfter) list.scrollTo({ left: start - (list.clientWidth - tab.offsetWidth) / 2 });
}
