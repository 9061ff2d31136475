import { type ClipboardEvent, type DragEvent, useLayoutEffect, useRef, useState } from "react";
import { type FileRefusal, fileRefusal } from "./file-refusal.ts";

interface OfferedFiles {
  accept: readonly string[] | undefined;
  maxBytes: number | undefined;
  /** Whether the owner has a file already. */
  taken: boolean;
  onSelect: (file: File) => void;
  onRefuse: ((reason: FileRefusal) => void) | undefined;
}

/** Judges files that are chosen, dropped or pasted, hands on one that keeps the limits, and remembers why one did not. */
export function useOfferedFiles({ accept, maxBytes, taken, onSelect, onRefuse }: OfferedFiles) {
  const input = useRef<HTMLInputElement>(null);
  /** `turn` counts, so that the same refusal is read out again. */
  const [refusal, setRefusal] = useState<{ reason: FileRefusal; name: string; turn: number }>();

  /** Returns whether the files are taken. */
  const offer = (files: FileList): boolean => {
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

  /** Judges what the input holds; what is refused must not be posted with the form. */
  const judge = () => {
    const node = input.current;
    if (node?.files?.length && !offer(node.files)) node.value = "";
  };

  /** Puts files that came another way into the input, as if they had been chosen there. */
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    if (offer(files) && input.current) input.current.files = files;
  };

  const clear = () => {
    setRefusal(undefined);
    if (input.current) input.current.value = "";
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before React is read once.
  useLayoutEffect(() => {
    if (!taken) judge();
  }, []);

  return { input, refusal, judge, take, clear };
}
