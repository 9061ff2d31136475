// Made from the first story by tests/examples.test.ts.
import { LanguageSwitch } from "@lightmaker/ui/LanguageSwitch";

export const example = (
  <LanguageSwitch
    languages={[
      {
        code: "zh",
        tag: "zh-Hans",
        label: "中文",
        href: "/products"
      },
      {
        code: "en",
        label: "English",
        href: "/en/products"
      }
    ]}
    current="en"
    label="Language"
  />
);
