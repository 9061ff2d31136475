import { type ComponentPropsWithRef, useId, useRef, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { cx } from "../../styles/cx.ts";
import { Button } from "../Button/index.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./ChatSuggestions.css.ts";
import { pickOthers } from "./pick-others.ts";

/** How many questions are shown at a time (specification, section 9). */
const shownAtOnce = 4;

/** Questions of one kind. */
export interface ChatCategory {
  /** Unique among the categories. */
  id: string;
  label: string;
  /** Shown four at a time: at first the first four, then others at random. */
  questions: readonly string[];
}

export interface ChatSuggestionsLabels {
  /** Title of the panel; also the button that folds it. */
  title: string;
  /** Leads from the questions of a category back to all. */
  back: string;
  /** Shows four other questions. */
  refresh: string;
}

export interface ChatSuggestionsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  categories: readonly ChatCategory[];
  /** Called with the question that was pressed; the panel folds. */
  onSelect: (question: string) => void;
  /** Whether the panel is unfolded, when the owner keeps the state. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `id` of the category shown, or `null` for all, when the owner keeps the state. */
  category?: string | null;
  defaultCategory?: string | null;
  onCategoryChange?: (category: string | null) => void;
  labels: ChatSuggestionsLabels;
}

/** Questions to begin with: four of all, or four of one category. */
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
  const pool = chosen ? chosen.questions : mixed(categories);
  // A pick of another category, or of questions that are no longer given, does not count.
  const shown = picked?.every((question) => pool.includes(question)) ? picked : pool.slice(0, shownAtOnce);

  const enter = (id: string | null) => {
    setPicked(undefined);
    setCategory(id);
    // The pressed button goes; without this the keyboard would begin again at the top of the page.
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
        <Icon name="chevron-up" size="s" className={styles.chevron} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open} tabIndex={-1}>
        {chosen ? null : (
          <ul className={styles.categories}>
            {categories.map(({ id, label }) => (
              <li key={id}>
                <Button variant="secondary" size="s" onClick={() => enter(id)}>
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
              <Button variant="quiet" size="s" onClick={() => enter(null)}>
                <Icon name="chevron-left" size="s" className={styles.backIcon} />
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
              <Icon name="rotate" size="s" />
              {labels.refresh}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The first question of each category, then the second of each: four at the top are of four kinds. */
function mixed(categories: readonly ChatCategory[]): readonly string[] {
  const longest = Math.max(0, ...categories.map(({ questions }) => questions.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    categories.flatMap(({ questions }) => questions.slice(round, round + 1)),
  );
  return [...new Set(rounds.flat())];
}
