"use client";

import { useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { cx } from "../../styles/cx.ts";
import { Dialog, type DialogLabels, type DialogProps } from "../Dialog/index.ts";
import * as styles from "./SearchDialog.css.ts";
import type { SearchResult, SearchResultGroup } from "./SearchDialog.types.ts";
import { SearchPanel, type SearchPanelLabels } from "./SearchPanel.tsx";

export interface SearchDialogLabels extends DialogLabels, SearchPanelLabels {
  /** Accessible name of the dialog. */
  title: string;
}

export interface SearchDialogProps
  extends Omit<
    DialogProps,
    "title" | "description" | "footer" | "size" | "labels" | "initialFocus" | "defaultValue" | "onChange"
  > {
  /** Results, grouped by type. The parent component performs the search. */
  groups: readonly SearchResultGroup[];
  /** Text in the field. Set it to control the text from outside. */
  value?: string;
  /** Initial text in the field. Default: empty. */
  defaultValue?: string;
  /** Called with every new text, but not while an input method composes. */
  onValueChange?: (value: string) => void;
  /** Called when the visitor follows a result. The result's link does the navigation. */
  onChoose?: (result: SearchResult) => void;
  /**
   * Status message, such as the number of results, shown and announced by screen readers. Empty if there is nothing to
   * report.
   */
  status: string;
  /** `true` while the search data is loading. */
  loading?: boolean;
  /** Content below the field while there are no results: suggested pages, or an `EmptyState`. */
  children: DialogProps["children"];
  labels: SearchDialogLabels;
}

/**
 * A search field in a dialog, with results grouped by type. The focus stays in the field. Arrow keys move through the
 * results, the first result is highlighted automatically, and Enter follows its link. The text is kept when the dialog
 * closes.
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
