import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useNativeState } from "../../hooks/useNativeState.ts";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import { TextInput } from "../TextInput/index.ts";
import * as styles from "./Combobox.css.ts";
import { useOptions } from "./useOptions.ts";

export interface ComboboxOption {
  /** Tells options apart. */
  id: string;
  /** What is read and put into the field. */
  label: string;
  /** Stands at the end of the option's line, such as a `Badge`; read with the label. */
  note?: ReactNode;
}

export interface ComboboxLabels {
  /** Name of the list. */
  options: string;
  /** Name of the button that opens the whole list. */
  open: string;
}

export interface ComboboxProps
  extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue" | "onChange"> {
  /** What fits the text, best first. The owner filters: he knows what his words mean. */
  options: readonly ComboboxOption[];
  /** Text in the field, when the owner keeps it. */
  value?: string;
  /** Text in the field at first. Default: none. */
  defaultValue?: string;
  /** Called with every new text: typed, chosen or cleared. While an input method composes, with what it has so far. */
  onValueChange?: (value: string) => void;
  /** Called when an option is chosen by a click or by Enter. */
  onChoose?: (option: ComboboxOption) => void;
  /** Name of the field in its form. */
  name?: string;
  /** Longest text. */
  maxLength?: number;
  /** An example of what to type. */
  placeholder?: string;
  labels: ComboboxLabels;
}

/** The field keeps the focus, and with it the list, while something beside it is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A text field with a list of what it may mean: the combobox with manual selection of the ARIA practices. Nothing is chosen
 * unless it is pointed at, so Enter sends the form with what was typed. Before React it is a text field. Stands in a `Field`.
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
  // The field keeps its own text: writing it while an input method composes would end the composition.
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
        <Icon className={styles.chevron} name="chevron-down" />
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys reach the options.
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
