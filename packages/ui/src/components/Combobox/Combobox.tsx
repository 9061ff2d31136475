"use client";

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { ChevronDownIcon } from "../../icons/chevron-down.ts";
import { cx } from "../../styles/cx.ts";
import { TextInput } from "../TextInput/index.ts";
import * as styles from "./Combobox.css.ts";
import { useOptions } from "./useOptions.ts";

export interface ComboboxOption {
  id: string;
  /** Text of the option. It is inserted into the field when the option is chosen. */
  label: string;
  /** Additional content at the end of the option, such as a `Badge`. Screen readers read it with the label. */
  note?: ReactNode;
}

export interface ComboboxLabels {
  /** Accessible name of the list. */
  options: string;
  /** Accessible name of the button that opens the list of all options. */
  open: string;
}

export interface ComboboxProps
  extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue" | "onChange"> {
  /** Options that match the text, best match first. The parent component filters them. */
  options: readonly ComboboxOption[];
  /** Text in the field. Set it to control the text from outside. */
  value?: string;
  /** Initial text in the field. Default: empty. */
  defaultValue?: string;
  /**
   * Called with every new text: typed, chosen or cleared. While an input method composes, called with its intermediate
   * text.
   */
  onValueChange?: (value: string) => void;
  /** Called when an option is chosen by click or Enter. */
  onChoose?: (option: ComboboxOption) => void;
  /** Name of the field in the form data. */
  name?: string;
  /** Maximum length of the text, in characters. */
  maxLength?: number;
  /** Placeholder: an example of a possible input. */
  placeholder?: string;
  labels: ComboboxLabels;
}

/** Prevents a press on the button or the list from taking the focus from the field, which would close the list. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A text field with a list of suggestions: the combobox with manual selection of the ARIA Authoring Practices. No
 * option is chosen automatically, so Enter submits the form with the typed text. Before hydration it is a plain text
 * field. Use it in a `Field`.
 */
export function Combobox({
  options,
  value,
  defaultValue = "",
  onValueChange,
  onChoose,
  name,
  maxLength,
  placeholder,
  labels,
  className,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled: writing its value while an input method composes would end the composition.
  const report = useNativeState({
    value,
    defaultValue,
    read: () => input.current?.value ?? "",
    write: (next) => {
      if (input.current) input.current.value = next;
    },
    onChange: onValueChange,
  });
  const list = useOptions({
    options,
    clear: () => {
      if (input.current) input.current.value = "";
      report();
    },
    choose: (option) => {
      if (input.current) input.current.value = option.label;
      report();
      onChoose?.(option);
    },
  });
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <TextInput
        aria-activedescendant={list.active === undefined ? undefined : optionId(list.active)}
        aria-autocomplete="list"
        aria-controls={id}
        aria-expanded={list.open}
        autoComplete="off"
        className={styles.input}
        defaultValue={value ?? defaultValue}
        enterKeyHint="search"
        maxLength={maxLength}
        name={name}
        onBlur={list.hide}
        onChange={() => {
          report();
          list.onType();
        }}
        onClick={list.show}
        onCompositionEnd={list.onCompositionEnd}
        onCompositionStart={list.onCompositionStart}
        onKeyDown={list.onKeyDown}
        placeholder={placeholder}
        ref={input}
        role="combobox"
        spellCheck={false}
      />
      <button
        aria-controls={id}
        aria-expanded={list.open}
        aria-label={labels.open}
        className={styles.button}
        data-live={live ? "" : undefined}
        onClick={() => {
          input.current?.focus();
          list.toggle();
        }}
        onMouseDown={keepFocus}
        tabIndex={-1}
        type="button"
      >
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <div
        aria-label={labels.options}
        className={styles.list}
        hidden={!list.open}
        id={id}
        onMouseDown={keepFocus}
        ref={list.ref}
        role="listbox"
        tabIndex={-1}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys for the options.
          <div
            aria-selected={index === list.active}
            className={styles.option}
            id={optionId(index)}
            key={option.id}
            onClick={() => list.choose(option)}
            role="option"
            tabIndex={-1}
          >
            <span>{option.label}</span>
            {option.note}
          </div>
        ))}
      </div>
    </div>
  );
}
