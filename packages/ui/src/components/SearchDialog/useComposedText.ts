"use client";

import { type ChangeEvent, useRef, useState } from "react";

/**
 * State of a text field with input method support. While an input method composes, the field shows the intermediate
 * text, but `onValueChange` is called only afterwards.
 */
export function useComposedText(value: string, onValueChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [parentValue, setParentValue] = useState(value);
  const composing = useRef(false);
  // The parent has changed the text.
  if (value !== parentValue) {
    setParentValue(value);
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
