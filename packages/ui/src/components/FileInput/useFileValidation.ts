"use client";

import { type ClipboardEvent, type DragEvent, useLayoutEffect, useRef, useState } from "react";
import { type FileRefusal, fileRefusal } from "./file-refusal.ts";

interface FileValidationOptions {
  accept: readonly string[] | undefined;
  maxBytes: number | undefined;
  /** `true` if the parent component already has a file. */
  hasFile: boolean;
  onSelect: (file: File) => void;
  onRefuse: ((reason: FileRefusal) => void) | undefined;
}

/**
 * Validates files that are chosen, dropped or pasted. Passes a file within the limits to `onSelect`, otherwise stores
 * the reason for the refusal.
 */
export function useFileValidation({ accept, maxBytes, hasFile, onSelect, onRefuse }: FileValidationOptions) {
  const input = useRef<HTMLInputElement>(null);
  /** `turn` counts the refusals, so that screen readers announce the same refusal again. */
  const [refusal, setRefusal] = useState<{ reason: FileRefusal; name: string; turn: number }>();

  /** Returns `true` if the files are accepted. */
  const select = (files: FileList): boolean => {
    const [first] = files;
    if (!first) return false;
    const reason = fileRefusal(files, { accept, maxBytes });
    if (reason) {
      setRefusal((last) => ({ reason, name: first.name, turn: (last?.turn ?? 0) + 1 }));
      onRefuse?.(reason);
      return false;
    }
    setRefusal(undefined);
    onSelect(first);
    return true;
  };

  /**
   * Validates the files of the input and clears it if they are refused, so that they are not submitted with the form.
   */
  const validateInput = () => {
    const node = input.current;
    if (node?.files?.length && !select(node.files)) node.value = "";
  };

  /** Puts dropped or pasted files into the input, as if they had been chosen there. */
  const takeFiles = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    if (select(files) && input.current) input.current.files = files;
  };

  const clear = () => {
    setRefusal(undefined);
    if (input.current) input.current.value = "";
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file chosen before hydration is read once.
  useLayoutEffect(() => {
    if (!hasFile) validateInput();
  }, []);

  return { input, refusal, validateInput, takeFiles, clear };
}
