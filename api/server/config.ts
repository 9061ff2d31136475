import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { emailPattern, maxBodyBytes } from "../contract/index.ts";
import { isNetwork } from "./http/networks.ts";
import { type Webhook, webhookFormats } from "./outbox/webhooks.ts";

/** The repository's root: where defaults live, whatever folder the server is started from. */
const root = resolve(import.meta.dirname, "../..");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

interface Setting<Output> {
  /** Reads the variable's text; `undefined` when it is not set. */
  readonly schema: v.GenericSchema<string | undefined, Output>;
  /** What may stand there, for the message that refuses anything else. */
  readonly allowed: string;
  /** The value may hold a password and is not repeated in messages. */
  readonly secret?: true;
  /** The value is a path, and may be relative. */
  readonly isPath?: true;
}

function wholeNumber(min: number, max: number, fallback: number): Setting<number> {
  return {
    schema: v.pipe(
      v.optional(v.string(), String(fallback)),
      v.regex(/^\d{1,15}$/),
      v.transform(Number),
      v.minValue(min),
      v.maxValue(max),
    ),
    allowed: `a whole number from ${min} to ${max}`,
  };
}

/** What the environment says; anything may be missing. */
type Environment = Readonly<Record<string, string | undefined>>;

/** A folder: relative to where the program was started when set, to the repository when it is the default. */
function folder(fallback: string): Setting<{ path: string; chosen: boolean }> {
  return {
    schema: v.pipe(
      v.optional(v.string()),
      v.transform((path) => ({ path: path ?? resolve(root, fallback), chosen: path !== undefined })),
    ),
    allowed: "the path of a folder",
    isPath: true,
  };
}

/**
 * Where relative paths begin: the folder in which whoever started the program was. `npm run … -w` runs scripts in the package's own folder
 * and says in INIT_CWD where it was called; a program that has moved on since is asked for its own folder.
 */
export function startFolder({ INIT_CWD, npm_package_json }: Environment): string {
  const byNpm = npm_package_json !== undefined && dirname(npm_package_json) === process.cwd();
  return byNpm && INIT_CWD ? INIT_CWD : process.cwd();
}

function isMailbox(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return emailPattern.test(address);
}

const webhookPattern = new RegExp(`^(${webhookFormats.join("|")})=(https?://[^\\s#]+)(?:#(\\S+))?$`);

function readWebhook(text: string): Webhook {
  const [, format = "", url = "", secret] = webhookPattern.exec(text) ?? [];
  // The pattern lets nothing else through.
  return { format: format as Webhook["format"], url, secret };
}

const secretText: Setting<string | undefined> = {
  schema: v.optional(v.pipe(v.string(), v.minLength(32))),
  allowed: "at least 32 random characters, or nothing",
  secret: true,
};

const settings = {
  /** TCP port; 0 takes any free one. */
  PORT: wholeNumber(0, 65_535, 3_000),
  /** Interface to listen on. `localhost` is this machine only (127.0.0.1); `0.0.0.0` is every interface. */
  HOST: {
    schema: v.pipe(v.optional(v.string(), "localhost"), v.regex(/^[A-Za-z0-9.:_-]+$/)),
    allowed: "a host name or an IP address, such as localhost, 0.0.0.0 or ::",
  },
  /** Where the SQLite file lives. */
  DATA_DIR: folder("data"),
  /** PostgreSQL in place of the SQLite file; needed as soon as more than one server runs. */
  DATABASE_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/))),
    allowed: "an address like postgres://user:password@host:5432/database, or nothing for SQLite",
    secret: true,
  },
  /** Signs links and form tokens. Without it a key is made once and kept in the database. */
  SECRET: secretText,
  /** What was SECRET before: what it signed stays good. */
  PREVIOUS_SECRET: secretText,
  /** S3 or what speaks its language, for uploaded files; without it they are in DATA_DIR. */
  S3_ENDPOINT: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
    allowed: "an address such as https://s3.eu-central-1.amazonaws.com, or nothing for DATA_DIR",
  },
  S3_BUCKET: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
    allowed: "a bucket's name",
  },
  S3_REGION: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), "us-east-1"),
    allowed: "a region such as eu-central-1",
  },
  S3_ACCESS_KEY_ID: { schema: v.optional(v.string()), allowed: "any text" },
  S3_SECRET_ACCESS_KEY: { schema: v.optional(v.string()), allowed: "any text", secret: true },
  /** How long a link to an uploaded file works that stands in a mail to the staff, in days. */
  FILE_LINK_DAYS: wholeNumber(1, 3_650, 30),
  /** How long visits are kept, in days. */
  VISIT_DAYS: wholeNumber(1, 3_650, 90),
  /** How long questions are kept that the chat had no answer to, in days. */
  UNANSWERED_DAYS: wholeNumber(1, 3_650, 90),
  /** How long leads are kept, in days; 0 keeps them until somebody erases them. */
  LEAD_DAYS: wholeNumber(0, 3_650, 0),
  /** Where mails about leads are handed in. */
  SMTP_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/))),
    allowed: "an address like smtps://user:password@mail.example.com:465, or nothing for no mail",
    secret: true,
  },
  /** Who mails about leads are from. */
  MAIL_FROM: {
    schema: v.optional(v.pipe(v.string(), v.check(isMailbox))),
    allowed: "an address, or a name and an address: LightMaker <leads@example.com>",
  },
  /** Who mails about leads go to. */
  MAIL_TO: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(",").map((part) => part.trim())),
        v.array(v.pipe(v.string(), v.check(isMailbox))),
      ),
    ),
    allowed: "addresses with commas between",
  },
  /** Other programs and chat robots that are told about leads. */
  WEBHOOKS: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/\s+/).filter(Boolean)),
      v.array(v.pipe(v.string(), v.regex(webhookPattern), v.transform(readWebhook))),
    ),
    allowed: `${webhookFormats.join("=, ")}= and an address, with spaces between; a secret for signing follows the address after #`,
    secret: true,
  },
  /** Leads from one address in a minute; 0 is no limit. */
  LEADS_PER_MINUTE: wholeNumber(0, 1_000_000, 30),
  /** Uploads from one address in a minute; 0 is no limit. */
  UPLOADS_PER_MINUTE: wholeNumber(0, 1_000_000, 15),
  /** Uploaded bytes from one address in a day, in MB; 0 is no limit. */
  UPLOAD_MB_PER_DAY: wholeNumber(0, 1_000_000, 200),
  /** All uploaded files together, in MB; 0 is no limit. */
  UPLOADS_MB: wholeNumber(0, 1_000_000_000, 20_480),
  /** Free space of the data folder's disk that uploads leave to leads, in MB; 0 leaves none. */
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000_000, 256),
  /** A program that looks for harmful files: it is given the path of each upload and ends with 0 (clean), 1 (harmful) or another status (could not look). */
  SCAN_COMMAND: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/\s+/).filter(Boolean)),
    ),
    allowed:
      "a program and its options with spaces between, such as /usr/bin/clamdscan --fdpass --no-summary",
  },
  /** Where backups are made, for `admin backup` without a name; doctor and metrics say how old the newest is. */
  BACKUP_DIR: {
    schema: v.optional(v.string()),
    allowed: "the path of a folder, or nothing",
    isPath: true,
  },
  /** Visits from one address in a minute; 0 is no limit. */
  VISITS_PER_MINUTE: wholeNumber(0, 1_000_000, 240),
  /** Missing parts of the site that one address reports in a minute; 0 is no limit. */
  CLIENT_ERRORS_PER_MINUTE: wholeNumber(0, 1_000_000, 20),
  /** What all visitors send in a minute, of each kind (leads, uploads, visits, reports) for itself; 0 is no limit. */
  POSTS_PER_MINUTE: wholeNumber(0, 100_000_000, 30_000),
  /** Connections from one address at one time. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 65_535, 200),
  /** Connections at one time. */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 10_000),
  /** Chats from one address at one time. */
  CHATS_PER_ADDRESS: wholeNumber(1, 65_535, 20),
  /** Chats at one time. */
  MAX_CHATS: wholeNumber(1, 1_000_000, 2_000),
  /** Messages of one chat in a minute. */
  CHAT_MESSAGES_PER_MINUTE: wholeNumber(1, 1_000_000, 30),
  /** How long a chat may say nothing before it is closed, in seconds. */
  CHAT_IDLE_SECONDS: wholeNumber(1, 86_400, 3_600),
  /** A service that speaks OpenAI's chat completions and words the answers; without it they are as they stand in the knowledge. */
  CHAT_MODEL_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/))),
    allowed: "an address up to and with the version, such as https://api.example.com/v1, or nothing",
  },
  /** The model's name at that service. */
  CHAT_MODEL: { schema: v.optional(v.string()), allowed: "a model's name" },
  /** The key for that service, if it wants one. */
  CHAT_MODEL_KEY: { schema: v.optional(v.string()), allowed: "any text", secret: true },
  /** How long the service may take, in milliseconds; then the plain answer is given. */
  CHAT_MODEL_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
  /** Tokens that this server may use in an hour; then plain answers are given. */
  CHAT_MODEL_TOKENS_PER_HOUR: wholeNumber(1, 1_000_000_000, 200_000),
  /** Port of this machine only at which /metrics is; 0 is none. */
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  /** Whoever sends this as a bearer token gets /metrics at the public port. */
  METRICS_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{22,}$/))),
    allowed: "at least 22 characters without spaces, or nothing",
    secret: true,
  },
  /** Proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.array(v.pipe(v.string(), v.check(isNetwork))),
    ),
    allowed:
      "addresses or networks with commas between, such as loopback, private, 203.0.113.7 or 10.0.0.0/8",
  },
  /** The built site. */
  SITE_DIR: folder("apps/site/build/client"),
  /** The built pictures and films, served below /media. */
  MEDIA_DIR: folder("packages/media/built"),
  /** What the chat knows: knowledge.zh.json and knowledge.en.json. */
  KNOWLEDGE_DIR: folder("apps/site/build/knowledge"),
  /** What the built site fills the news into their page with: news.js. */
  PAGES_DIR: folder("apps/site/build/pages"),
  /** Origin of the public site, for feeds and for links in mails. */
  SITE_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/))),
    allowed: "an origin without a path, such as https://www.example.com",
  },
  /** Whether the API is described for people at /api/docs. */
  API_DOCS: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  /** For how many days browsers are told to come by HTTPS only; 0 says nothing of it. */
  HSTS_DAYS: wholeNumber(0, 3_650, 0),
  /** Whether they are told so for all hosts below the site's, too. */
  HSTS_SUBDOMAINS: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  /** How long scripts and styles of earlier builds are kept and served, in days; 0 keeps none. */
  OLD_ASSETS_DAYS: wholeNumber(0, 3_650, 14),
  /** Whether the site is closed: pages and API answer 503 until the server is started without it. */
  MAINTENANCE: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  /** How much to log. */
  LOG_LEVEL: {
    schema: v.optional(v.picklist(logLevels), "info"),
    allowed: `one of ${logLevels.join(", ")}`,
  },
  /** The largest request body, in bytes. */
  BODY_LIMIT: wholeNumber(1_024, 1_048_576, maxBodyBytes),
  /** How long the head of a request may take, in milliseconds. */
  HEADER_TIMEOUT_MS: wholeNumber(100, 600_000, 15_000),
  /** How long a whole body may take, and how long an upload may stand still, in milliseconds. */
  BODY_TIMEOUT_MS: wholeNumber(100, 600_000, 30_000),
  /** How long running requests may take to finish after SIGTERM, in milliseconds. */
  STOP_TIMEOUT_MS: wholeNumber(0, 600_000, 10_000),
} satisfies Record<string, Setting<unknown>>;

/** Settings that mean nothing without each other. */
const together: readonly (readonly (keyof Settings)[])[] = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["CHAT_MODEL_URL", "CHAT_MODEL"],
];

type Settings = typeof settings;

/** The environment, read and checked. Names are those of the environment variables. */
export type Config = { readonly [Name in keyof Settings]: v.InferOutput<Settings[Name]["schema"]> };

/** How many letters must be changed, left out or put in to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Variables that are no setting but look like one, with the setting that may have been meant. Short names look like too many others. */
export function misspeltSettings(
  environment: Environment,
): readonly (readonly [name: string, meant: string])[] {
  const known = Object.keys(settings).filter((name) => name.length >= 6);
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(settings, name)) return [];
    const meant = known.find((setting) => distance(name.toUpperCase(), setting) <= 2);
    return meant === undefined ? [] : [[name, meant] as const];
  });
}

/** Thrown when the environment holds values the server cannot start with. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 *
 * @throws ConfigError naming every wrong variable, what was read and what is allowed
 */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = [];
  const entries = Object.entries<Setting<unknown>>(settings).map(
    ([name, { schema, allowed, secret, isPath }]) => {
      const typed = environment[name]?.trim() || undefined;
      const text = isPath && typed ? resolve(startFolder(environment), typed) : typed;
      const result = v.safeParse(schema, text);
      if (!result.success) {
        const read = secret ? "a value (not shown, it may hold a password)" : JSON.stringify(text);
        wrong.push(`  ${name}: read ${read}; allowed is ${allowed}.`);
      }
      return [name, result.output] as const;
    },
  );
  const given = new Map<string, unknown>(entries);
  for (const group of together) {
    const missing = group.filter((name) => given.get(name) === undefined);
    // One that is wrong was named above; only one that is not there is missing.
    if (missing.length === 0 || missing.length === group.length) continue;
    wrong.push(`  ${missing.join(", ")}: read nothing; needed are ${group.join(", ")} together.`);
  }
  if (wrong.length > 0) {
    throw new ConfigError(`The server does not start, because its settings are wrong:\n${wrong.join("\n")}`);
  }
  // Each value has passed the schema of its own name.
  return Object.fromEntries(entries) as Config;
}
