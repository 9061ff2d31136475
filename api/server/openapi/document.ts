import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import {
  accessInformationSchema,
  chatAnswerSchema,
  chatMessageSchema,
  clientErrorSchema,
  contactMessageSchema,
  type ErrorMessageKey,
  emailPattern,
  feedPages,
  formLanguages,
  formTokenHeader,
  formTokenSchema,
  formTrapHeader,
  leadReceiptSchema,
  type MessageKey,
  maxChatBytes,
  newsSchema,
  routes,
  sampleApplicationSchema,
  seoSchema,
  statusByMessage,
  uploadedFilePattern,
  uploadReceiptSchema,
  visitSchema,
} from "../../contract/index.ts";

/** JSON Schema in the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: "query" | "header" | "path";
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** Operation of the API. */
export interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, { schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
  /** Messages of a WebSocket, which OpenAPI cannot describe. */
  readonly "x-websocket"?: { readonly send: JsonSchema; readonly receive: JsonSchema };
}

/** OpenAPI 3.1 document of the API. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Patterns for the contract's checks. A check is a function, which JSON Schema cannot express. */
const patterns: Readonly<Record<string, string>> = {
  "field.required": "\\S",
  "field.email": `^\\s*${emailPattern.source.slice(1, -1)}\\s*$`,
  "field.file": `^$|${uploadedFilePattern.source}`,
};

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    // Ignores the remaining check, `finite`: numbers in JSON are always finite.
    errorMode: "ignore",
    overrideAction({ valibotAction, jsonSchema }) {
      const pattern = "message" in valibotAction ? patterns[String(valibotAction.message)] : undefined;
      if (valibotAction.type !== "check" || pattern === undefined) return undefined;
      return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern }] };
    },
  });
  return rest;
}

function envelopeOf(message: MessageKey, data: JsonSchema): JsonSchema {
  return {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { const: statusByMessage[message] }, message: { const: message }, data },
  };
}

const nothing: JsonSchema = { type: "null" };
const invalidFields: JsonSchema = {
  type: "object",
  required: ["fields"],
  properties: { fields: { type: "array", items: { type: "string" } } },
};

/** Returns the responses by status. Several messages may share a status. */
function responsesOf(
  successes: readonly (readonly [MessageKey, JsonSchema])[],
  failures: readonly ErrorMessageKey[],
): Operation["responses"] {
  const byStatus = new Map<number, (readonly [MessageKey, JsonSchema])[]>();
  const failed = failures.map((key) => [key, key === "request.invalid" ? invalidFields : nothing] as const);
  for (const each of [...successes, ...failed]) {
    const status = statusByMessage[each[0]];
    byStatus.set(status, [...(byStatus.get(status) ?? []), each]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, messages]) => [
      String(status),
      {
        description: messages.map(([key]) => key).join(", "),
        content: {
          "application/json": { schema: { oneOf: messages.map(([key, data]) => envelopeOf(key, data)) } },
        },
      },
    ]),
  );
}

const text = (place: Parameter["in"], name: string, description: string, required = false): Parameter => ({
  name,
  in: place,
  required,
  description,
  schema: { type: "string" },
});

const language = text(
  "query",
  "language",
  `Language of the page; anything but ${formLanguages.join(" and ")} is ignored.`,
);

const bodyFaults = [
  ...["request.notJson", "request.invalid", "request.malformed", "request.crossSite", "request.timeout"],
  ...["request.tooLarge", "request.unsupportedType", "request.tooMany", "server.failed", "server.busy"],
] as const satisfies readonly ErrorMessageKey[];

/** Returns the operation of a form. Every form is also accepted as an HTML form, and then responds with a redirect to a page. */
function leadOperation(
  summary: string,
  schema: v.GenericSchema,
  stored: MessageKey,
  faults: readonly ErrorMessageKey[] = [],
): Operation {
  return {
    summary,
    parameters: [
      language,
      text("header", formTokenHeader, "What GET /api/formToken returned when the form was opened."),
      text("header", formTrapHeader, "What was typed into the field that people do not see."),
    ],
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(schema) } } },
    responses: {
      ...responsesOf([[stored, schemaOf(leadReceiptSchema)]], [...bodyFaults, ...faults]),
      "303": {
        description: "To a form that was posted without JavaScript: the page that says whether it was sent.",
      },
    },
  };
}

const feedOperation: Operation = {
  summary: "Published news as an Atom feed.",
  parameters: [],
  responses: {
    ...responsesOf([], ["server.busy"]),
    "200": { description: "The feed.", content: { "application/atom+xml": {} } },
  },
};

const chatOperation: Operation = {
  summary: `The chat, a WebSocket. Messages are JSON of at most ${maxChatBytes} bytes; what cannot be read is ignored.`,
  parameters: [],
  responses: {
    ...responsesOf(
      [],
      ["request.malformed", "request.crossSite", "request.upgradeRequired", "request.tooMany", "server.busy"],
    ),
    "101": {
      description:
        "The socket is open. It ends with 1000 when nothing is said for long, 1001 when the server stops, 1008 at too many messages and 1009 at one that is too large.",
    },
  },
  "x-websocket": { send: schemaOf(chatMessageSchema), receive: schemaOf(chatAnswerSchema) },
};

const visitBody = { schema: schemaOf(visitSchema) };
const clientErrorBody = { schema: schemaOf(clientErrorSchema) };

/** Creates the document from the contract. */
export function createOpenApiDocument(): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: {
      title: "LightMaker API",
      version: "1",
      description:
        "Every JSON answer is {code, message, data}; code is the HTTP status, and message a key of the contract.",
    },
    paths: {
      [routes.addAccessInformation]: {
        post: leadOperation(
          "Stores the home form's lead.",
          accessInformationSchema,
          "accessInformation.stored",
        ),
      },
      [routes.saveApplicationForm]: {
        post: leadOperation(
          "Stores an application for a sample.",
          sampleApplicationSchema,
          "applicationForm.stored",
          ["file.gone"],
        ),
      },
      [routes.insertMessage]: {
        post: leadOperation(
          "Stores a message from the contact page.",
          contactMessageSchema,
          "message.stored",
        ),
      },
      [routes.uploadFile]: {
        post: {
          summary: "Stores one file below 10 MB.",
          parameters: [],
          requestBody: {
            required: true,
            content: {
              "multipart/form-data": {
                schema: {
                  type: "object",
                  required: ["file"],
                  properties: { file: { type: "string", format: "binary" } },
                },
              },
            },
          },
          responses: responsesOf([["file.stored", schemaOf(uploadReceiptSchema)]], [
            ...["file.missing", "file.tooMany", "file.tooLarge", "file.typeRefused", "request.malformed"],
            ...["request.crossSite", "request.timeout", "request.tooLarge", "request.unsupportedType"],
            ...["request.tooMany", "server.failed", "server.busy", "file.noRoom", "file.harmful"],
          ] as const satisfies readonly ErrorMessageKey[]),
        },
      },
      [`${routes.file}/{id}`]: {
        get: {
          summary: "Gives an uploaded file to whoever has a signed link.",
          parameters: [
            text("path", "id", "The file.", true),
            text("query", "expires", "End of the link.", true),
            text("query", "signature", "Ours.", true),
          ],
          responses: {
            ...responsesOf([], ["file.linkRefused", "file.notFound", "server.failed"]),
            "200": { description: "The file, as a download.", content: { "application/octet-stream": {} } },
          },
        },
      },
      [routes.formToken]: {
        get: {
          summary: "A token that says when a form was opened.",
          parameters: [text("query", "form", "The form's route.", true)],
          responses: responsesOf([["formToken.made", schemaOf(formTokenSchema)]], ["request.invalid"]),
        },
      },
      [routes.saveVisit]: {
        post: {
          summary: "Stores how long somebody stayed on a page.",
          parameters: [text("query", "reason", "unload: stopTime is in milliseconds; else in seconds.")],
          requestBody: {
            required: true,
            content: { "application/json": visitBody, "text/plain": visitBody },
          },
          responses: responsesOf(
            [
              ["visit.stored", nothing],
              ["visit.ignored", nothing],
            ],
            bodyFaults,
          ),
        },
      },
      [routes.reportClientError]: {
        post: {
          summary: "Notes that a visitor's browser missed a part of the site.",
          parameters: [],
          requestBody: {
            required: true,
            content: { "application/json": clientErrorBody, "text/plain": clientErrorBody },
          },
          responses: responsesOf([["clientError.noted", nothing]], bodyFaults),
        },
      },
      [routes.selectNews]: {
        get: {
          summary: "Published news, newest first.",
          parameters: [language],
          responses: responsesOf([["news.read", schemaOf(newsSchema)]], ["server.busy"]),
        },
      },
      [routes.selectSeo]: {
        get: {
          summary: "Title, keywords and description of every address.",
          parameters: [],
          responses: responsesOf([["seo.read", schemaOf(seoSchema)]], ["server.busy"]),
        },
      },
      ...Object.fromEntries(Object.values(feedPages).map((path) => [path, { get: feedOperation }])),
      [routes.chat]: { get: chatOperation },
      [routes.health]: {
        get: {
          summary: "Whether the server can read its database.",
          parameters: [],
          responses: responsesOf([["health.up", nothing]], ["health.databaseDown", "health.cannotStore"]),
        },
      },
    },
  };
}
