"use client";

import { Button } from "@lightmaker/ui/Button";
import { ToastProvider, useToast } from "@lightmaker/ui/Toast";

function CopyButton() {
  const show = useToast();
  return <Button onClick={() => show({ title: "Copied", tone: "success" })}>Copy</Button>;
}

/** The provider stands once, around the whole page. */
export const example = (
  <ToastProvider labels={{ region: "Notices ({hotkey})", toast: "Notice", close: "Close this notice" }}>
    <CopyButton />
  </ToastProvider>
);
