import { type ChangeEvent, useRef, useState } from "react";

/**
 * The text of a field whose owner hears of it when it means something: while an input method composes, the field shows its
 * half-typed letters, and the owner keeps what it had.
 */
export function useComposedText(value: string, onValueChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const composing = useRef(false);
  // The owner has put other words into it.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  return {
    text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setText(currentTarget.value);
      if (!composing.current) onValueChange(currentTarget.value);
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      composing.current = false;
      onValueChange(currentTarget.value);
    },
  };
}
