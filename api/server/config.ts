import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { emailPattern, maxBodyBytes } from "../contract/index.ts";
import { isNetwork } from "./networks.ts";
import { type Webhook, webhookFormats } from "./outbox/webhooks.ts";

/** Root of the repository. Default folders are relative to it, whatever folder the server is started from. */
const root = resolve(import.meta.dirname, "../..");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

interface Setting<Output> {
  /** Parses the variable's text, which is `undefined` if the variable is not set. */
  readonly schema: v.GenericSchema<string | undefined, Output>;
  /** Description of the allowed values, for error messages. */
  readonly allowed: string;
  /** Set if the value may contain a password. Error messages do not repeat it. */
  readonly secret?: true;
  /** Set if the value is a path, which may be relative. */
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

/** Environment variables, any of which may be missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Folder setting. A configured path is relative to the start folder, the default is relative to the repository. */
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
 * Returns the folder that relative paths start from: the folder in which the user started the program. `npm run … -w` runs
 * scripts in the package's own folder and passes the user's folder in INIT_CWD. INIT_CWD counts only while the process is still
 * in the package's folder.
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
  // The pattern allows only these formats.
  return { format: format as Webhook["format"], url, secret };
}

/**
 * Returns true for a URL that is read as it was meant. A `#`, `/` or `@` in a password ends it too early, and what is left of it would
 * be taken for a host and shown.
 */
const isUnambiguousUrl = (text: string): boolean => URL.canParse(text) && text.split("@").length <= 2;

/** Hint for URLs with a password. */
const encoding = "in user and password, # / @ % are written %23 %2F %40 %25";

const secretText: Setting<string | undefined> = {
  schema: v.optional(v.pipe(v.string(), v.minLength(32))),
  allowed: "at least 32 random characters, or nothing",
  secret: true,
};

const settings = {
  /** TCP port. 0 selects any free port. */
  PORT: wholeNumber(0, 65_535, 3_000),
  /** Interface to listen on. `localhost` is the loopback interface (127.0.0.1), `0.0.0.0` is every interface. */
  HOST: {
    schema: v.pipe(v.optional(v.string(), "localhost"), v.regex(/^[A-Za-z0-9.:_-]+$/)),
    allowed: "a host name or an IP address, such as localhost, 0.0.0.0 or ::",
  },
  /** Folder of the SQLite file and, without S3, of uploaded files. */
  DATA_DIR: folder("data"),
  /** PostgreSQL instead of the SQLite file. Required for more than one server. */
  DATABASE_URL: {
    // A socket has no host, which `URL` does not parse.
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/([^\s#/@]*@)?[^\s#@]+$/))),
    allowed: `an address like postgres://user:password@host:5432/database (${encoding}), or nothing for SQLite`,
    secret: true,
  },
  /** Secret that signs links and form tokens. Without it, a random secret is created once and stored in the database. */
  SECRET: secretText,
  /** Previous value of SECRET. Signatures made with it stay valid. */
  PREVIOUS_SECRET: secretText,
  /** S3 or a compatible service, for uploaded files. Without it they are stored in DATA_DIR. */
  S3_ENDPOINT: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/), v.check(isUnambiguousUrl))),
    allowed: "an address such as https://s3.eu-central-1.amazonaws.com, or nothing for DATA_DIR",
  },
  S3_BUCKET: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
    allowed: "a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
  },
  S3_REGION: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), "us-east-1"),
    allowed: "a region such as eu-central-1",
  },
  S3_ACCESS_KEY_ID: { schema: v.optional(v.string()), allowed: "any text" },
  S3_SECRET_ACCESS_KEY: { schema: v.optional(v.string()), allowed: "any text", secret: true },
  /** Lifetime of the links to uploaded files in mails to the staff, in days. */
  FILE_LINK_DAYS: wholeNumber(1, 3_650, 30),
  /** Retention of visits, in days. */
  VISIT_DAYS: wholeNumber(1, 3_650, 90),
  /** Retention of questions that the chat could not answer, in days. */
  UNANSWERED_DAYS: wholeNumber(1, 3_650, 90),
  /** Retention of leads, in days. 0 keeps them until the staff erase them. */
  LEAD_DAYS: wholeNumber(0, 3_650, 0),
  /** SMTP server for mails about leads. */
  SMTP_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s#]+$/), v.check(isUnambiguousUrl))),
    allowed: `an address like smtps://user:password@mail.example.com:465 (port 1 to 65535; ${encoding}), or nothing for no mail`,
    secret: true,
  },
  /** Sender of mails about leads. */
  MAIL_FROM: {
    schema: v.optional(v.pipe(v.string(), v.check(isMailbox))),
    allowed: "an address, or a name and an address: LightMaker <leads@example.com>",
  },
  /** Recipients of mails about leads. */
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
  /** Webhooks and chat bots that are notified about leads. */
  WEBHOOKS: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/\s+/).filter(Boolean)),
      v.array(v.pipe(v.string(), v.regex(webhookPattern), v.transform(readWebhook))),
    ),
    allowed: `${webhookFormats.join("=, ")}= and an address, with spaces between; a secret for signing follows the address after #`,
    secret: true,
  },
  /** Rate limit: leads per address and minute. 0 means no limit. */
  LEADS_PER_MINUTE: wholeNumber(0, 1_000_000, 30),
  /** Rate limit: uploads per address and minute. 0 means no limit. */
  UPLOADS_PER_MINUTE: wholeNumber(0, 1_000_000, 15),
  /** Rate limit: uploaded MB per address and day. 0 means no limit. */
  UPLOAD_MB_PER_DAY: wholeNumber(0, 1_000_000, 200),
  /** Total size limit of all uploaded files, in MB. 0 means no limit. */
  UPLOADS_MB: wholeNumber(0, 1_000_000_000, 20_480),
  /** Free disk space of the data folder that uploads leave for leads, in MB. 0 reserves none. */
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000_000, 256),
  /** Virus scanner. Called with the path of each upload. Its exit status is 0 (clean), 1 (harmful) or another (scan failed). */
  SCAN_COMMAND: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/\s+/).filter(Boolean)),
    ),
    allowed:
      "a program and its options with spaces between, such as /usr/bin/clamdscan --fdpass --no-summary",
  },
  /** Folder for backups by `admin backup` without a name, and for the notes of erasures. `admin doctor` and the metrics report the age of the newest one. */
  BACKUP_DIR: {
    schema: v.optional(v.string()),
    allowed: "the path of a folder, or nothing",
    isPath: true,
  },
  /** Rate limit: visits per address and minute. 0 means no limit. */
  VISITS_PER_MINUTE: wholeNumber(0, 1_000_000, 240),
  /** Rate limit: reports of missing site parts per address and minute. 0 means no limit. */
  CLIENT_ERRORS_PER_MINUTE: wholeNumber(0, 1_000_000, 20),
  /**
   * Rate limit: requests of all visitors per minute, for each kind (leads, uploads, visits, reports) separately. 0 means no
   * limit.
   */
  POSTS_PER_MINUTE: wholeNumber(0, 100_000_000, 30_000),
  /** Maximum number of open connections per address. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 65_535, 200),
  /** Maximum number of open connections. */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 10_000),
  /** Maximum number of open chats per address. */
  CHATS_PER_ADDRESS: wholeNumber(1, 65_535, 20),
  /** Maximum number of open chats. */
  MAX_CHATS: wholeNumber(1, 1_000_000, 2_000),
  /** Rate limit: messages per chat and minute. */
  CHAT_MESSAGES_PER_MINUTE: wholeNumber(1, 1_000_000, 30),
  /** Idle timeout of a chat, in seconds. */
  CHAT_IDLE_SECONDS: wholeNumber(1, 86_400, 3_600),
  /**
   * Service with OpenAI's chat completions API that words the answers. Without it, answers are the texts of the knowledge files.
   */
  CHAT_MODEL_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/))),
    allowed: "an address up to and with the version, such as https://api.example.com/v1, or nothing",
  },
  /** Name of the model at that service. */
  CHAT_MODEL: { schema: v.optional(v.string()), allowed: "a model's name" },
  /** API key for that service, if it needs one. */
  CHAT_MODEL_KEY: { schema: v.optional(v.string()), allowed: "any text", secret: true },
  /** Timeout of the service, in milliseconds. After it, the chat gives the plain answer. */
  CHAT_MODEL_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
  /** Number of tokens that this server may use per hour. After that, the chat gives plain answers. */
  CHAT_MODEL_TOKENS_PER_HOUR: wholeNumber(1, 1_000_000_000, 200_000),
  /** Port of /metrics on the loopback interface. 0 means none. */
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  /** Bearer token that gives access to /metrics on the public port. */
  METRICS_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{22,}$/))),
    allowed: "at least 22 characters without spaces, or nothing",
    secret: true,
  },
  /** Proxies whose X-Forwarded-For header is trusted. */
  TRUSTED_PROXIES: {
    schema: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.array(v.pipe(v.string(), v.check(isNetwork))),
    ),
    allowed:
      "addresses or networks with commas between, such as loopback, private, 203.0.113.7 or 10.0.0.0/8",
  },
  /** Folder of the built site. */
  SITE_DIR: folder("apps/site/build/client"),
  /** Folder of the built pictures and films, served below /media. */
  MEDIA_DIR: folder("packages/media/built"),
  /** Folder of the chat's knowledge: knowledge.zh.json and knowledge.en.json. */
  KNOWLEDGE_DIR: folder("apps/site/build/knowledge"),
  /** Folder of news.js, the function of the built site that fills news into the news page. */
  PAGES_DIR: folder("apps/site/build/pages"),
  /** Origin of the public site, for feeds and for links in mails. */
  SITE_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/))),
    allowed: "an origin without a path, such as https://www.example.com",
  },
  /** True if the API documentation is served as an HTML page at /api/docs. */
  API_DOCS: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  /** Number of days for which browsers use HTTPS only (HSTS). 0 sends no such header. */
  HSTS_DAYS: wholeNumber(0, 3_650, 0),
  /** True if HSTS also applies to all subdomains of the site's host. */
  HSTS_SUBDOMAINS: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  /** Number of days for which scripts and styles of earlier builds are kept and served. 0 keeps none. */
  OLD_ASSETS_DAYS: wholeNumber(0, 3_650, 14),
  /** True while the site is closed for maintenance: pages and API respond with 503 until the server is restarted without it. */
  MAINTENANCE: {
    schema: v.pipe(
      v.optional(v.picklist(["on", "off"]), "off"),
      v.transform((text) => text === "on"),
    ),
    allowed: "on or off",
  },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(logLevels), "info"),
    allowed: `one of ${logLevels.join(", ")}`,
  },
  /** Size limit of a request body, in bytes. */
  BODY_LIMIT: wholeNumber(1_024, 1_048_576, maxBodyBytes),
  /** Timeout for the head of a request, in milliseconds. */
  HEADER_TIMEOUT_MS: wholeNumber(100, 600_000, 15_000),
  /** Timeout in milliseconds: for a whole body, and for an upload that sends no data. */
  BODY_TIMEOUT_MS: wholeNumber(100, 600_000, 30_000),
  /** Time that running requests have to finish after SIGTERM, in milliseconds. */
  STOP_TIMEOUT_MS: wholeNumber(0, 600_000, 10_000),
} satisfies Record<string, Setting<unknown>>;

/** Groups of settings that must be set together. */
const together: readonly (readonly (keyof Settings)[])[] = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["CHAT_MODEL_URL", "CHAT_MODEL"],
];

type Settings = typeof settings;

/** Validated settings. Their names are those of the environment variables. */
export type Config = { readonly [Name in keyof Settings]: v.InferOutput<Settings[Name]["schema"]> };

/** Returns the edit distance: the number of letters to change, remove or insert to turn one text into the other. */
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

/** Prefixes that people give to all variables of a program. */
const ownPrefix = /^(LIGHTMAKER|LM)_/;

/** Returns the words of a name in alphabetical order, so that DIR_DATA is the same as DATA_DIR. */
const wordsOf = (name: string): string =>
  name
    .split(/[_.-]+/)
    .sort()
    .join("_");

/** Names that other programs have for what one setting says here. */
const families: readonly (readonly [name: RegExp, setting: keyof Settings])[] = [
  [/^(?:SMTP|MAIL)_(?:HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD|SECURE)$/, "SMTP_URL"],
  [/^(?:LEADS?|NOTIFY)_(?:E?MAIL|TO)$|^MAIL_?RECIPIENTS?$/, "MAIL_TO"],
  [/^S3_(?:URL|HOST)$/, "S3_ENDPOINT"],
  [/^S3_(?:ACCESS_)?(?:KEY|KEY_ID|ID)$/, "S3_ACCESS_KEY_ID"],
  [/^S3_(?:SECRET|SECRET_KEY|PASSWORD)$/, "S3_SECRET_ACCESS_KEY"],
  [/^CHAT_(?:API_)?KEY$/, "CHAT_MODEL_KEY"],
  [/^CHAT_(?:API_)?URL$/, "CHAT_MODEL_URL"],
  [/^BACKUPS?(?:_FOLDER|_PATH)?$/, "BACKUP_DIR"],
];

/**
 * Returns environment variables that resemble a setting but are none, with the setting that was probably meant: the nearest one. A
 * setting with a short name resembles too many other variables, so only its own letters in another case or with a prefix count.
 */
export function misspeltSettings(
  environment: Environment,
): readonly (readonly [name: string, meant: string])[] {
  const known = Object.keys(settings);
  const long = known.filter((name) => name.length >= 6);
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(settings, name)) return [];
    const upper = name.toUpperCase();
    const same = known.find((setting) => setting === upper.replace(ownPrefix, ""));
    const near = long
      .map((setting) => ({
        setting,
        far: wordsOf(setting) === wordsOf(upper) ? 0 : distance(upper.replace(ownPrefix, ""), setting),
      }))
      // Long names leave room for another ending: TRUSTED_PROXY for TRUSTED_PROXIES.
      .filter(({ setting, far }) => far <= (setting.length >= 12 ? 3 : 2))
      .sort((one, other) => one.far - other.far)[0]?.setting;
    const meant = same ?? near ?? families.find(([pattern]) => pattern.test(upper))?.[1];
    return meant === undefined ? [] : [[name, meant] as const];
  });
}

/** Error for an environment with values that the server cannot start with. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 *
 * @throws ConfigError that names every invalid variable, its value and the allowed values
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
    // An invalid value was already reported above. Report only values that are missing.
    if (missing.length === 0 || missing.length === group.length) continue;
    wrong.push(`  ${missing.join(", ")}: read nothing; needed are ${group.join(", ")} together.`);
  }
  if (wrong.length > 0) {
    // What is missing may be there under a misspelt name.
    for (const [name, meant] of misspeltSettings(environment))
      wrong.push(`  ${name} is no setting and is ignored. Is ${meant} meant?`);
    throw new ConfigError(`These settings are wrong:\n${wrong.join("\n")}`);
  }
  // Each value has passed the schema of its own name.
  return Object.fromEntries(entries) as Config;
}
