/** Writes what programs read about the package into `dist`: `llms.txt` and a document of each component. */
import { mkdirSync, writeFileSync } from "node:fs";
import { documentOf, indexOf, machineDocs } from "./machine-docs.ts";

const dist = new URL("../dist/", import.meta.url);
const docs = await machineDocs();
mkdirSync(new URL("docs/", dist), { recursive: true });
writeFileSync(new URL("llms.txt", dist), indexOf(docs));
for (const doc of docs) writeFileSync(new URL(`docs/${doc.name}.md`, dist), documentOf(doc));
