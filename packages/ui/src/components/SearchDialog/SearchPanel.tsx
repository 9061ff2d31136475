"use client";

import { type MouseEvent, type ReactNode, type RefObject, useId } from "react";
import { SearchIcon } from "../../icons/search.ts";
import { Spinner } from "../Spinner/index.ts";
import { TextInput } from "../TextInput/index.ts";
import * as styles from "./SearchDialog.css.ts";
import type { SearchResult, SearchResultGroup, SearchText } from "./SearchDialog.types.ts";
import { useActiveResult } from "./useActiveResult.ts";
import { useComposedText } from "./useComposedText.ts";

export interface SearchPanelLabels {
  /** Accessible name of the field. */
  field: string;
  /** Placeholder: an example of a possible input. */
  placeholder?: string;
  /** Accessible name of the list of results. */
  results: string;
  /** Text shown while the search data is loading. */
  loading: string;
  /**
   * Explanation of the keyboard shortcuts, below the results. Shown only on devices with a mouse, which probably have a
   * keyboard.
   */
  keys?: string;
}

interface SearchPanelProps {
  field: RefObject<HTMLInputElement | null>;
  groups: readonly SearchResultGroup[];
  value: string;
  onValueChange: (value: string) => void;
  onChoose: (result: SearchResult) => void;
  status: string;
  loading: boolean;
  labels: SearchPanelLabels;
  children: ReactNode;
}

/** Returns `true` if the click opens the link in another tab or window. */
const isModifiedClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Content of an open search dialog: the field, and the results or their placeholder. */
export function SearchPanel({
  field,
  groups,
  value,
  onValueChange,
  onChoose,
  status,
  loading,
  labels,
  children,
}: SearchPanelProps) {
  const id = useId();
  const { text, ...typing } = useComposedText(value, onValueChange);
  const found = groups.some(({ results }) => results.length > 0);
  const { active, onKeyDown } = useActiveResult(id, groups, value);
  return (
    <>
      <div className={styles.head}>
        <SearchIcon className={styles.glass} />
        <TextInput
          {...typing}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          aria-controls={found ? id : undefined}
          aria-expanded={found}
          aria-label={labels.field}
          autoComplete="off"
          className={styles.field}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
          placeholder={labels.placeholder}
          ref={field}
          role="combobox"
          spellCheck={false}
          value={text}
        />
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      {found ? (
        <div aria-label={labels.results} id={id} role="listbox">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div aria-labelledby={`${id}-${group.id}`} className={styles.group} key={group.id} role="group">
              <div className={styles.groupLabel} id={`${id}-${group.id}`} role="presentation">
                {group.label}
              </div>
              {group.results.map((result) => (
                <a
                  aria-selected={result.id === active}
                  className={styles.option}
                  href={result.href}
                  id={`${id}-${result.id}`}
                  key={result.id}
                  onClick={(event) => {
                    if (!isModifiedClick(event)) onChoose(result);
                  }}
                  role="option"
                  tabIndex={-1}
                >
                  <span className={styles.title}>{marked(result.title)}</span>
                  {result.place ? <span className={styles.place}>{result.place}</span> : null}
                  {result.excerpt ? <span className={styles.excerpt}>{marked(result.excerpt)}</span> : null}
                </a>
              ))}
            </div>
          ))}
        </div>
      ) : loading ? (
        <div className={styles.waiting}>
          <Spinner label={labels.loading} />
        </div>
      ) : (
        children
      )}
      {labels.keys ? <p className={styles.keys}>{labels.keys}</p> : null}
    </>
  );
}

const marked = (text: SearchText) =>
  text.map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered.
      <mark className={styles.mark} key={index}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
