// Made from the first story by tests/examples.test.ts.
import { ThemeSwitch } from "@lightmaker/ui/ThemeSwitch";

export const example = (
  <ThemeSwitch
    labels={{
      group: "Appearance",
      system: "As the system",
      light: "Light",
      dark: "Dark"
    }}
  />
);
