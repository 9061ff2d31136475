import { describe, expect, it } from "vitest";
import { inlineStyles, linkStyles, pageStylesFrom } from "./page-styles.ts";

const html = '<html><head></head><body class="body"><a class="link  wide" href="/">a</a></body></html>';
const stylesOf = (stylesheet: string) => pageStylesFrom(stylesheet)(html);

describe("pageStylesFrom keeps", () => {
  it.each([
    ["rules of classes that the page has", ".link{color:red}"],
    ["rules that need several of its classes", ".body .link.wide>a{color:red}"],
    ["states, which come later", '.link:hover,.link[aria-expanded="true"]::before{color:red}'],
    ["rules without classes", ":root{--a:1}"],
    ["exceptions of classes that the page lacks", ".link:not(.other,.more):where(.other .link){color:red}"],
    ["conditions", "@media (width>48em){@supports (anchor-scope:all){.link{color:red}}}"],
    ["fonts", '@font-face{font-family:"Geist"}'],
    ["the order of layers", "@layer lm.reset,lm.base;"],
    ["the place of a layer without rules for it", "@layer lm.reset{}@layer lm.base{.link{color:red}}"],
    ["animations that it names", ".link{animation:1s turn}@keyframes turn{to{rotate:1turn}}"],
  ])("%s", (_, stylesheet) => {
    expect(stylesOf(stylesheet)).toBe(stylesheet);
  });
});

describe("pageStylesFrom leaves out", () => {
  it.each([
    ["rules of other classes", ".other{color:red}", ""],
    ["selectors of other classes", ".other,.link{color:red}", ".link{color:red}"],
    ["rules that need another class as well", ".link .other{color:red}", ""],
    ["classes whose name only begins alike", ".link-more{color:red}", ""],
    ["what is printed", "@media print{.link{color:red}}", ""],
    ["conditions without rules for it", "@media (width>48em){.other{color:red}}", ""],
    ["rules of a layer, but not its place", "@layer lm.reset{.other{color:red}}", "@layer lm.reset{}"],
    ["animations that nothing names", "@keyframes turn{to{rotate:1turn}}", ""],
  ])("%s", (_, stylesheet, kept) => {
    expect(stylesOf(stylesheet)).toBe(kept);
  });

  it("nothing of the order", () => {
    const all = ".link{a:1}@media (width>1em){.link{a:2}}.wide{a:3}";
    expect(stylesOf(`.other{a:0}${all}.other{a:4}`)).toBe(all);
  });
});

it("inlineStyles puts the rules into the head, with the whole sheet for visitors without scripts", () => {
  const page = inlineStyles(html, ".a{b:$&}", "/css/style.css");
  expect(page).toContain(
    '<head><style>.a{b:$&}</style><noscript><link rel="stylesheet" href="/css/style.css"/></noscript></head>',
  );
});

it("linkStyles links the whole sheet, and declares the fonts", () => {
  expect(linkStyles(html, "@font-face{}", "/css/style.css")).toContain(
    '<head><style>@font-face{}</style><link rel="stylesheet" href="/css/style.css"/></head>',
  );
});
