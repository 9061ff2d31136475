"use client";

import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { SendIcon } from "../../icons/send.ts";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import * as styles from "./ChatComposer.css.ts";

export interface ChatComposerLabels {
  /** Accessible name of the text field. */
  message: string;
  /** Placeholder of the empty field. Use it for an example, not as the only instruction. */
  placeholder: string;
  /** Accessible name of the send button. */
  send: string;
}

export interface ChatComposerProps
  extends Omit<ComponentPropsWithRef<"form">, "children" | "defaultValue" | "onSubmit"> {
  labels: ChatComposerLabels;
  /** Called with the trimmed text, never with an empty string. The field is then cleared. */
  onSend: (message: string) => void;
  /** Text in the field. Set it to control the text from outside. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Hint below the field, for example how to change the language. */
  hint?: ReactNode;
}

/**
 * The field for writing a message. Enter sends the message and Shift+Enter starts a new line. Enter that belongs to an
 * input method does neither.
 */
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
          <SendIcon className={styles.sendIcon} />
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
 * Returns `true` if the key belongs to an input method that is still composing a word. Safari ends the composition
 * before the Enter that confirms it; its key code is still 229 (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
