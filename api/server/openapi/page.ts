import type { OpenApiDocument, Operation } from "./document.ts";

/** Renders the document as an HTML page: one section per operation, with its schemas. No scripts and no external resources. */
export function renderDocument({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(method, path, operation)),
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${html(info.title)}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;` +
    `color-scheme:light dark}pre{overflow:auto}th,td{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}</style>` +
    `<h1>${html(info.title)}</h1><p>${html(info.description)}</p>${calls.join("")}</html>`
  );
}

function renderOperation(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses, "x-websocket": socket }: Operation,
): string {
  const inputs = parameters.map(
    ({ name, in: place, description }) => `<tr><th>${html(name)}<td>${place}<td>${html(description)}`,
  );
  const schemas = [
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema] as const),
    ...Object.entries(socket ?? {}),
  ];
  const bodies = schemas.map(
    ([name, schema]) => `<h3>${html(name)}</h3><pre>${html(JSON.stringify(schema, null, 2))}</pre>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description }]) => `<tr><th>${status}<td>${html(description)}`,
  );
  return (
    `<h2><code>${method.toUpperCase()} ${html(path)}</code></h2><p>${html(summary)}</p>` +
    `${inputs.length > 0 ? `<table>${inputs.join("")}</table>` : ""}${bodies.join("")}<table>${answers.join("")}</table>`
  );
}

const html = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
