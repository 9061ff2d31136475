import { inflateSync } from "node:zlib";

/** An element of a PDF's structure, with the text that screen readers read in it. */
export interface Tag {
  readonly type: string;
  readonly alt?: string;
  /** Text of the element and of all elements in it, in reading order. */
  readonly text: string;
  readonly children: readonly Tag[];
}

const utf16 = (bytes: Buffer) => Buffer.from(bytes).swap16().toString("utf16le");

/** Reads a text as pdfkit writes it: Latin letters as they are, anything else as UTF-16. */
function textOf(written = ""): string {
  const bytes = Buffer.from(
    written.replaceAll(
      /\\([nrtbf()\\])/g,
      (_, sign: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[sign] ?? sign,
    ),
    "latin1",
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString("latin1");
}

/** Returns the character of each glyph of a font, by the font's table for readers (`ToUnicode`). */
function charactersOf(table: string): readonly string[] {
  const [, list = ""] = /beginbfrange([\s\S]*?)endbfrange/.exec(table) ?? [];
  return [...list.matchAll(/<[^>]*> <[^>]*> \[([^\]]*)\]/g)].flatMap(([, characters = ""]) =>
    [...characters.matchAll(/<([^>]*)>/g)].map(([, hex = ""]) =>
      utf16(Buffer.from(hex.replaceAll(" ", ""), "hex")),
    ),
  );
}

/** Reads the objects of a PDF that pdfkit wrote. */
function read(pdf: Buffer) {
  const file = pdf.toString("latin1");
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = "", body = ""]) => [id, body]),
  );
  const object = (id = "") => objects.get(id) ?? "";
  const stream = (id?: string) => {
    const [, bytes = ""] = /stream\n([\s\S]*)\nendstream/.exec(object(id)) ?? [];
    return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  };
  const reference = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];

  /** Returns the text of each marked part of a page, by its number. */
  function partsOf(page: string): ReadonlyMap<string, string> {
    const resources = object(reference(object(page), "Resources"));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [
        name,
        charactersOf(stream(reference(object(id), "ToUnicode"))),
      ]),
    );
    const parts = new Map<string, string>();
    let [part, glyphs]: [string | undefined, readonly string[]] = [undefined, []];
    const tokens = /\/MCID (\d+)[\s\S]*?BDC|(EMC)|\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g;
    for (const [, number, end, font, shown = ""] of stream(reference(object(page), "Contents")).matchAll(
      tokens,
    )) {
      if (number !== undefined) part = number;
      else if (end) part = undefined;
      else if (font) glyphs = fonts.get(font) ?? [];
      else if (part !== undefined) {
        const codes = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(
          ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
        );
        parts.set(
          part,
          `${parts.get(part) ?? ""}${codes.map((code) => glyphs[Number.parseInt(code, 16)]).join("")}`,
        );
      }
    }
    return parts;
  }
  return { objects, object, reference, partsOf };
}

/** Returns the tagged text of each page of a PDF that pdfkit wrote. */
export function readPages(pdf: Buffer): readonly string[] {
  const { objects, object, partsOf } = read(pdf);
  const list = [...objects.values()].find((body) => body.includes("/Type /Pages")) ?? "";
  const [, kids = ""] = /\/Kids \[([^\]]*)\]/.exec(list) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) =>
    object(id) === "" ? "" : [...partsOf(id).values()].join(""),
  );
}

/** Reads the structure of a PDF that pdfkit wrote. */
export function readTags(pdf: Buffer): readonly Tag[] {
  const { objects, object, reference, partsOf } = read(pdf);
  const pages = new Map<string, ReadonlyMap<string, string>>();
  const partOf = (page: string, number: string): string => {
    const parts = pages.get(page) ?? partsOf(page);
    pages.set(page, parts);
    return parts.get(number) ?? "";
  };

  function tagOf(id: string): Tag {
    const body = object(id);
    const [, type = ""] = /\/S \/(\w+)/.exec(body) ?? [];
    const [, alt] = /\/Alt \(((?:\\.|[^\\)])*)\)/s.exec(body) ?? [];
    const [, kids = ""] = /\/K \[([\s\S]*)\]/.exec(body) ?? [];
    const own = reference(body.replaceAll(/<<[\s\S]*?>>/g, ""), "Pg") ?? reference(body, "Pg") ?? "";
    const children: Tag[] = [];
    let text = "";
    for (const [, marked, child, number] of kids.matchAll(/<<([\s\S]*?)>>|(\d+) 0 R|(\d+)/g)) {
      if (child !== undefined) {
        const tag = tagOf(child);
        children.push(tag);
        text += tag.text;
      } else if (number !== undefined) text += partOf(own, number);
      else if (marked?.includes("/MCR"))
        text += partOf(reference(marked, "Pg") ?? "", /\/MCID (\d+)/.exec(marked)?.[1] ?? "");
    }
    return { type, ...(alt !== undefined && { alt: textOf(alt) }), text, children };
  }
  const [, root = ""] = [...objects].find(([, body]) => body.includes("/Type /StructTreeRoot")) ?? [];
  const [, kids = ""] = /\/K \[([^\]]*)\]/.exec(root) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => tagOf(id));
}

/** Returns all elements of a type inside others. */
export const tagged = (tags: readonly Tag[], type: string): readonly Tag[] =>
  tags.flatMap((tag) => [...(tag.type === type ? [tag] : []), ...tagged(tag.children, type)]);
