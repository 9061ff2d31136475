"use client";

import { type ComponentPropsWithRef, useId, useRef, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { ChevronLeftIcon } from "../../icons/chevron-left.ts";
import { ChevronUpIcon } from "../../icons/chevron-up.ts";
import { RotateIcon } from "../../icons/rotate.ts";
import { cx } from "../../styles/cx.ts";
import { Button } from "../Button/index.ts";
import * as styles from "./ChatSuggestions.css.ts";
import { pickOthers } from "./pick-others.ts";

/** Number of questions shown at a time (specification, section 9). */
const shownAtOnce = 4;

/** A group of questions on one topic. */
export interface ChatCategory {
  /** Unique among the categories. */
  id: string;
  label: string;
  /** Questions of the category. Four are shown at a time: the first four initially, then others at random. */
  questions: readonly string[];
}

export interface ChatSuggestionsLabels {
  /** Title of the panel. It is also the button that opens and closes the panel. */
  title: string;
  /** Label of the button that leads from the questions of a category back to all questions. */
  back: string;
  /** Label of the button that shows four other questions. */
  refresh: string;
}

export interface ChatSuggestionsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  categories: readonly ChatCategory[];
  /** Called with the selected question. The panel then closes. */
  onSelect: (question: string) => void;
  /** `true` if the panel is open. Set it to control the state from outside. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `id` of the current category, or `null` for all. Set it to control the category from outside. */
  category?: string | null;
  defaultCategory?: string | null;
  onCategoryChange?: (category: string | null) => void;
  labels: ChatSuggestionsLabels;
}

/** Suggested first questions: four from all categories, or four from one category. */
export function ChatSuggestions({
  categories,
  onSelect,
  open: controlledOpen,
  defaultOpen = true,
  onOpenChange,
  category: controlledCategory,
  defaultCategory = null,
  onCategoryChange,
  labels,
  className,
  ...rest
}: ChatSuggestionsProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControllableState({
    value: controlledOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [category, setCategory] = useControllableState({
    value: controlledCategory,
    defaultValue: defaultCategory,
    onChange: onCategoryChange,
  });
  const [picked, setPicked] = useState<readonly string[]>();

  const chosen = categories.find(({ id }) => id === category);
  const pool = chosen ? chosen.questions : interleave(categories);
  // Ignore picked questions that belong to another category or are no longer available.
  const shown = picked?.every((question) => pool.includes(question)) ? picked : pool.slice(0, shownAtOnce);

  const openCategory = (id: string | null) => {
    setPicked(undefined);
    setCategory(id);
    // The pressed button is removed. Without this, keyboard focus would return to the top of the page.
    panel.current?.focus();
  };
  const select = (question: string) => {
    setOpen(false);
    toggle.current?.focus();
    onSelect(question);
  };

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {labels.title}
        <ChevronUpIcon size="s" className={styles.chevron} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open} tabIndex={-1}>
        {chosen ? null : (
          <ul className={styles.categories}>
            {categories.map(({ id, label }) => (
              <li key={id}>
                <Button variant="secondary" size="s" onClick={() => openCategory(id)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ul aria-live="polite">
          {shown.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => select(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          {chosen ? (
            <>
              <Button variant="quiet" size="s" onClick={() => openCategory(null)}>
                <ChevronLeftIcon size="s" className={styles.backIcon} />
                {labels.back}
              </Button>
              <span className={styles.category}>{chosen.label}</span>
            </>
          ) : null}
          {pool.length > shownAtOnce ? (
            <Button
              variant="quiet"
              size="s"
              className={styles.refresh}
              onClick={() => setPicked(pickOthers(pool, shown, shownAtOnce))}
            >
              <RotateIcon size="s" />
              {labels.refresh}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/**
 * Returns the first question of each category, then the second of each, and so on. The first four questions thus come
 * from different categories if there are at least four.
 */
function interleave(categories: readonly ChatCategory[]): readonly string[] {
  const longest = Math.max(0, ...categories.map(({ questions }) => questions.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    categories.flatMap(({ questions }) => questions.slice(round, round + 1)),
  );
  return [...new Set(rounds.flat())];
}
