"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ComboboxOption } from "./Combobox.tsx";

interface OptionsOf {
  options: readonly ComboboxOption[];
  /** Clears the field. */
  clear: () => void;
  /** Chooses an option. */
  choose: (option: ComboboxOption) => void;
}

interface Options {
  /** `true` while the list is shown. An empty list is never shown. */
  open: boolean;
  /** Index of the option that is highlighted by the arrow keys. */
  active: number | undefined;
  ref: RefObject<HTMLDivElement | null>;
  show: () => void;
  hide: () => void;
  toggle: () => void;
  choose: (option: ComboboxOption) => void;
  onType: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
}

/** State of a combobox's list: open or closed, highlighted option and keyboard handling (ARIA Authoring Practices). */
export function useOptions({ options, clear, choose: onChoose }: OptionsOf): Options {
  const [expanded, setExpanded] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  /**
   * `true` while an input method composes. Its intermediate text has no meaning yet, and the keys belong to the input
   * method.
   */
  const [composing, setComposing] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const open = expanded && !composing && options.length > 0;
  const active = open && activeIndex !== undefined && activeIndex < options.length ? activeIndex : undefined;

  useEffect(() => {
    if (active !== undefined) ref.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const show = () => setExpanded(true);
  const hide = () => {
    setExpanded(false);
    setActiveIndex(undefined);
  };
  const choose = (option: ComboboxOption) => {
    hide();
    onChoose(option);
  };
  const step = (by: 1 | -1) => {
    show();
    const last = options.length - 1;
    const begin = by === 1 ? 0 : last;
    const next = active === undefined ? begin : active + by;
    setActiveIndex(next < 0 ? last : next > last ? 0 : next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the keydown event that ended it. That event has key code 229.
    if (composing || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const option = active === undefined ? undefined : options[active];
    switch (event.key) {
      case "ArrowDown":
        if (event.altKey) show();
        else step(1);
        break;
      case "ArrowUp":
        if (event.altKey) hide();
        else step(-1);
        break;
      case "Escape":
        if (open) hide();
        else clear();
        break;
      case "Enter":
        if (option) choose(option);
        hide();
        // Without a highlighted option, Enter submits the form.
        if (!option) return;
        break;
      case "Home":
      case "End":
        setActiveIndex(undefined);
        return;
      default:
        return;
    }
    event.preventDefault();
  };

  return {
    open,
    active,
    ref,
    show,
    hide,
    choose,
    onKeyDown,
    toggle: () => (open ? hide() : show()),
    onType: () => {
      show();
      setActiveIndex(undefined);
    },
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}
