import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./ChatComposer.css.ts";

export interface ChatComposerLabels {
  /** Name of the field. */
  message: string;
  /** Shown in the empty field; an example, never the only help. */
  placeholder: string;
  /** Name of the button. */
  send: string;
}

export interface ChatComposerProps
  extends Omit<ComponentPropsWithRef<"form">, "children" | "defaultValue" | "onSubmit"> {
  labels: ChatComposerLabels;
  /** Called with what was written, without spaces around it; never with nothing. The field is emptied. */
  onSend: (message: string) => void;
  /** What is written, when the owner keeps the state. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Most characters that can be written. */
  maxLength?: number;
  /** Below the field; for the tip on how to change the language. */
  hint?: ReactNode;
}

/** Where a message is written. Enter sends it and Shift Enter begins a line; Enter within a Chinese word does neither. */
export function ChatComposer({
  labels,
  onSend,
  value: controlled,
  defaultValue = "",
  onValueChange,
  maxLength,
  hint,
  className,
  ...rest
}: ChatComposerProps) {
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue,
    onChange: onValueChange,
  });
  const message = value.trim();

  const send = () => {
    field.current?.focus();
    if (!message) return;
    setValue("");
    onSend(message);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form {...rest} className={cx(styles.root, className)} onSubmit={handleSubmit}>
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={labels.message}
          aria-describedby={hint ? hintId : undefined}
          placeholder={labels.placeholder}
          dir="auto"
          rows={1}
          maxLength={maxLength}
          enterKeyHint="send"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <button
          type="submit"
          className={cx(iconButton, styles.send)}
          aria-label={labels.send}
          data-empty={message ? undefined : ""}
        >
          <Icon name="send" className={styles.sendIcon} />
        </button>
      </div>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </form>
  );
}

/**
 * Whether the key belongs to an input method that is still putting a word together. Safari ends the composition before
 * the Enter that confirms it; the key code 229 tells it all the same (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
