import type { Shell } from "@lightmaker/content";
import { createContext, useContext } from "react";

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** Returns menu, footer and labels in the page's language. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell() must be used inside ShellProvider, which Frame.tsx renders.");
  return shell;
}
