/** Writes the JSON Schema of the feed into `dist`. */
import { writeFileSync } from "node:fs";
import { jsonSchema } from "./json-schema.ts";

const file = new URL("../dist/products-1.schema.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
