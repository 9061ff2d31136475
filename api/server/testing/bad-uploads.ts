import type { Chance } from "./chance.ts";
import { samples } from "./sample-files.ts";

/** Invalid upload, as sent over the wire. */
export interface BadUpload {
  /** Kind of error. */
  readonly kind: string;
  readonly contentType: string;
  readonly body: Buffer;
}

const boundary = "----lightmaker";
const type = `multipart/form-data; boundary=${boundary}`;

const part = (head: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n")]);
const filePart = (name: string, content: Uint8Array): Buffer =>
  part(`Content-Disposition: form-data; name="file"; filename="${name}"`, content);
const end = Buffer.from(`--${boundary}--\r\n`);
const whole = (...parts: readonly Buffer[]): Buffer => Buffer.concat([...parts, end]);

const endings = ["rar", "zip", "doc", "docx", "pdf", "jpg", "jpeg", "png", "gif"] as const;
const contents = {
  rar: samples.rar,
  zip: samples.zip,
  doc: samples.doc,
  docx: samples.docx,
  pdf: samples.pdf,
  jpg: samples.jpg,
  png: samples.png,
  gif: samples.gif,
} as const;
const others = [samples.xls, samples.xlsx, samples.jar, samples.exe, samples.html, samples.svg] as const;
const otherEndings = [
  "exe",
  "html",
  "svg",
  "php",
  "dxf",
  "pdf.exe",
  "pdf ",
  "",
  "xlsx",
  "sh",
  "gif\u0000.pdf.js",
] as const;

/** Generators of uploads that must all be refused. Each kind is used equally often. */
const makers: Readonly<Record<string, (chance: Chance) => Pick<BadUpload, "body"> & Partial<BadUpload>>> = {
  "noise with a good name": (chance) => ({
    // None of the eight types starts with this byte.
    body: whole(
      filePart(
        `a.${chance.pick(endings)}`,
        Buffer.concat([Buffer.from([0x01]), chance.bytes(chance.below(600))]),
      ),
    ),
  }),
  "a good file with the name of another type": (chance) => {
    const ending = chance.pick(endings);
    const own = ending === "jpeg" ? "jpg" : ending;
    const other = chance.pick(
      (Object.keys(contents) as (keyof typeof contents)[]).filter((each) => each !== own),
    );
    return { body: whole(filePart(`图纸.${ending}`, contents[other])) };
  },
  "a type that is not taken": (chance) => ({
    body: whole(filePart(`a.${chance.pick(endings)}`, chance.pick(others))),
  }),
  "an ending that is not taken": (chance) => ({
    body: whole(filePart(`a.${chance.pick(otherEndings)}`, chance.pick(Object.values(contents)))),
  }),
  "a form that is cut off": (chance) => {
    const body = whole(filePart("a.pdf", samples.pdf));
    // The closing boundary is truncated. The Content-Length is correct.
    return { body: body.subarray(0, chance.below(body.length - 8)) };
  },
  "another boundary": (chance) => ({
    body: whole(filePart("a.pdf", samples.pdf)),
    contentType: `multipart/form-data; boundary=${chance.below(1e9)}`,
  }),
  "no boundary": (chance) => ({
    body: whole(filePart("a.pdf", samples.pdf)),
    contentType: chance.pick([
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; x=y",
    ]),
  }),
  "no form": (chance) => ({
    body: chance.bytes(chance.below(300)),
    contentType: chance.pick([
      "application/json",
      "text/plain",
      "application/pdf",
      "application/x-www-form-urlencoded",
    ]),
  }),
  "noise in place of a form": (chance) => ({ body: chance.bytes(chance.below(600)) }),
  "two files": (chance) => ({
    body: whole(filePart("a.pdf", samples.pdf), filePart("b.png", chance.pick(Object.values(contents)))),
  }),
  "an empty file": (chance) => ({ body: whole(filePart(`a.${chance.pick(endings)}`, Buffer.alloc(0))) }),
  "fields and no file": (chance) => ({
    body: whole(
      ...Array.from({ length: chance.below(20) }, (_, index) =>
        part(`Content-Disposition: form-data; name="${index}"`, chance.bytes(chance.below(50))),
      ),
    ),
  }),
  "more fields than a form has": (chance) => ({
    body: whole(
      ...Array.from({ length: 31 + chance.below(100) }, (_, index) =>
        part(`Content-Disposition: form-data; name="${index}"`, Buffer.from("x")),
      ),
      filePart("a.pdf", samples.pdf),
    ),
  }),
};

/** Generates invalid uploads of all kinds in turn. */
export function* badUploads(count: number, chance: Chance): Generator<BadUpload> {
  const kinds = Object.entries(makers);
  for (let index = 0; index < count; index += 1) {
    const [kind, make] = kinds[index % kinds.length] ?? chance.pick(kinds);
    yield { kind, contentType: type, ...make(chance) };
  }
}

/** Generates a valid upload with some bytes changed. Some of these files are still valid. */
export function damagedUpload(chance: Chance): BadUpload {
  const ending = chance.pick(Object.keys(contents) as (keyof typeof contents)[]);
  const body = whole(filePart(`a.${ending}`, contents[ending]));
  for (let count = chance.below(8) + 1; count > 0; count -= 1)
    body[chance.below(body.length)] = chance.below(256);
  return { kind: "damaged", contentType: type, body };
}
