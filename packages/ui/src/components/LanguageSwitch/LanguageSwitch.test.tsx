import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const languages = [
  { code: "zh", tag: "zh-Hans", label: "中文", href: "/products" },
  { code: "en", label: "English", href: "/en/products" },
];

it.each(languages)("marks $code as the language that is shown, and no other", ({ code, tag = code }) => {
  const markup = renderToStaticMarkup(
    <LanguageSwitch current={code} label="Language" languages={languages} />,
  );
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  const current = links.filter((link) => link.includes('aria-current="true"'));
  expect(current).toHaveLength(1);
  expect(current[0]).toContain(`lang="${tag}"`);
  expect(current[0]).toContain(`hrefLang="${tag}"`);
});
