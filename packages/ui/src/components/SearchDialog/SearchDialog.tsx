import { useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { cx } from "../../styles/cx.ts";
import { Dialog, type DialogLabels, type DialogProps } from "../Dialog/index.ts";
import * as styles from "./SearchDialog.css.ts";
import type { SearchResult, SearchResultGroup } from "./SearchDialog.types.ts";
import { SearchPanel, type SearchPanelLabels } from "./SearchPanel.tsx";

export interface SearchDialogLabels extends DialogLabels, SearchPanelLabels {
  /** Name of the dialog. */
  title: string;
}

export interface SearchDialogProps
  extends Omit<
    DialogProps,
    "title" | "description" | "footer" | "size" | "labels" | "initialFocus" | "defaultValue" | "onChange"
  > {
  /** What was found, kind by kind. The owner searches. */
  groups: readonly SearchResultGroup[];
  /** Words in the field, when the owner keeps them. */
  value?: string;
  /** Words in the field at first. Default: none. */
  defaultValue?: string;
  /** Called with every new text, but not while an input method composes. */
  onValueChange?: (value: string) => void;
  /** Called when a result is followed. Its link does the rest. */
  onChoose?: (result: SearchResult) => void;
  /** How many were found, or that there are none; shown and read out. Empty while there is nothing to say. */
  status: string;
  /** Whether what is searched is still on its way. */
  loading?: boolean;
  /** What stands below the field while nothing is found: places to begin with, or an `EmptyState`. */
  children: DialogProps["children"];
  labels: SearchDialogLabels;
}

/**
 * A field over the page and what fits its words, kind by kind. The focus stays in the field; arrows move through the results,
 * of which the first is reached at once, and Enter follows its link. The text outlives the dialog's closing.
 */
export function SearchDialog({
  groups,
  value,
  defaultValue = "",
  onValueChange,
  onChoose,
  status,
  loading = false,
  children,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  labels,
  className,
  ...rest
}: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [open, setOpen] = useControllableState({
    value: controlled,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <Dialog
      {...rest}
      className={cx(styles.root, className)}
      initialFocus={field}
      labels={labels}
      onOpenChange={setOpen}
      open={open}
      title={labels.title}
    >
      <SearchPanel
        field={field}
        groups={groups}
        labels={labels}
        loading={loading}
        onChoose={(result) => {
          onChoose?.(result);
          setOpen(false);
        }}
        onValueChange={setText}
        status={status}
        value={text}
      >
        {children}
      </SearchPanel>
    </Dialog>
  );
}
