import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, misspeltSettings, readConfig } from "./config.ts";

test("a misspelt setting is found, and what only looks a little like one is not", () => {
  expect(
    misspeltSettings({
      LEAD_DAY: "1",
      DATADIR: "x",
      lead_days: "1",
      LEAD_DAYS: "1",
      TRUSTED_PROXY: "loopback",
      HOSTS: "x",
      PATH: "x",
      HOME: "x",
      LIGHTMAKER_PORT: "1",
      host: "x",
      URL_SITE: "x",
      SMTP_URI: "x",
      SMTP_HOST: "x",
      MAIL_PASSWORD: "x",
      S3_URL: "x",
      S3_KEY: "x",
      S3_SECRET: "x",
      CHAT_KEY: "x",
      LEAD_MAIL: "x",
      BACKUPS: "x",
      MAILCHECK: "x",
      S3_SECRET_KEY_ID: "x",
      http_proxy: "x",
      XDG_DATA_DIRS: "x",
      BACKUPS_DIR: "x",
      VISTS_PER_MINUTE: "1",
      PISTS_PER_MINUTE: "1",
    }),
  ).toEqual([
    ["LEAD_DAY", "LEAD_DAYS"],
    ["DATADIR", "DATA_DIR"],
    ["lead_days", "LEAD_DAYS"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["LIGHTMAKER_PORT", "PORT"],
    ["host", "HOST"],
    ["URL_SITE", "SITE_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["SMTP_HOST", "SMTP_URL"],
    ["MAIL_PASSWORD", "SMTP_URL"],
    ["S3_URL", "S3_ENDPOINT"],
    ["S3_KEY", "S3_ACCESS_KEY_ID"],
    ["S3_SECRET", "S3_SECRET_ACCESS_KEY"],
    ["CHAT_KEY", "CHAT_MODEL_KEY"],
    ["LEAD_MAIL", "MAIL_TO"],
    ["BACKUPS", "BACKUP_DIR"],
    ["BACKUPS_DIR", "BACKUP_DIR"],
    ["VISTS_PER_MINUTE", "VISITS_PER_MINUTE"],
    ["PISTS_PER_MINUTE", "POSTS_PER_MINUTE"],
  ]);
});

test("needs no setting at all", () => {
  const root = resolve(import.meta.dirname, "../..");
  expect(readConfig({})).toEqual({
    PORT: 3_000,
    HOST: "localhost",
    DATA_DIR: { path: `${root}/data`, chosen: false },
    DATABASE_URL: undefined,
    SECRET: undefined,
    PREVIOUS_SECRET: undefined,
    S3_ENDPOINT: undefined,
    S3_BUCKET: undefined,
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
    FILE_LINK_DAYS: 30,
    VISIT_DAYS: 90,
    UNANSWERED_DAYS: 90,
    LEAD_DAYS: 0,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    MAIL_TO: undefined,
    WEBHOOKS: [],
    LEADS_PER_MINUTE: 30,
    UPLOADS_PER_MINUTE: 15,
    UPLOAD_MB_PER_DAY: 200,
    UPLOADS_MB: 20_480,
    DISK_RESERVE_MB: 256,
    SCAN_COMMAND: [],
    BACKUP_DIR: undefined,
    VISITS_PER_MINUTE: 240,
    CLIENT_ERRORS_PER_MINUTE: 20,
    POSTS_PER_MINUTE: 30_000,
    CONNECTIONS_PER_ADDRESS: 200,
    MAX_CONNECTIONS: 10_000,
    CHATS_PER_ADDRESS: 20,
    MAX_CHATS: 2_000,
    CHAT_MESSAGES_PER_MINUTE: 30,
    CHAT_IDLE_SECONDS: 3_600,
    CHAT_MODEL_URL: undefined,
    CHAT_MODEL: undefined,
    CHAT_MODEL_KEY: undefined,
    CHAT_MODEL_TIMEOUT_MS: 6_000,
    CHAT_MODEL_TOKENS_PER_HOUR: 200_000,
    METRICS_PORT: 0,
    METRICS_TOKEN: undefined,
    TRUSTED_PROXIES: [],
    SITE_DIR: { path: `${root}/apps/site/build/client`, chosen: false },
    MEDIA_DIR: { path: `${root}/packages/media/built`, chosen: false },
    PAGES_DIR: { path: `${root}/apps/site/build/pages`, chosen: false },
    KNOWLEDGE_DIR: { path: `${root}/apps/site/build/knowledge`, chosen: false },
    SITE_URL: undefined,
    API_DOCS: false,
    HSTS_DAYS: 0,
    HSTS_SUBDOMAINS: false,
    OLD_ASSETS_DAYS: 14,
    MAINTENANCE: false,
    LOG_LEVEL: "info",
    BODY_LIMIT: 65_536,
    HEADER_TIMEOUT_MS: 15_000,
    BODY_TIMEOUT_MS: 30_000,
    STOP_TIMEOUT_MS: 10_000,
  });
});

test("reads every setting; folders are relative to where the server is started", () => {
  const config = readConfig({
    PORT: " 8080 ",
    HOST: "::",
    DATA_DIR: "somewhere",
    DATABASE_URL: "postgresql://user:secret@db:5432/lightmaker",
    LOG_LEVEL: "debug",
    BODY_LIMIT: "1024",
    STOP_TIMEOUT_MS: "0",
    SITE_DIR: "",
  });
  expect(config).toMatchObject({
    PORT: 8_080,
    HOST: "::",
    DATA_DIR: { path: resolve("somewhere"), chosen: true },
    DATABASE_URL: "postgresql://user:secret@db:5432/lightmaker",
    LOG_LEVEL: "debug",
    BODY_LIMIT: 1_024,
    STOP_TIMEOUT_MS: 0,
    SITE_DIR: { chosen: false },
  });
});

test.each([
  ["PORT", "http", 'PORT: read "http"; allowed is a whole number from 0 to 65535.'],
  ["PORT", "65536", 'PORT: read "65536"; allowed is a whole number from 0 to 65535.'],
  ["PORT", "-1", 'PORT: read "-1"; allowed is a whole number from 0 to 65535.'],
  // Less than the least would delete or refuse everything.
  ["VISIT_DAYS", "0", 'VISIT_DAYS: read "0"; allowed is a whole number from 1 to 3650.'],
  ["MAX_CHATS", "0", 'MAX_CHATS: read "0"; allowed is a whole number from 1 to 1000000.'],
  ["BODY_LIMIT", "1023", 'BODY_LIMIT: read "1023"; allowed is a whole number from 1024 to 1048576.'],
  ["HOST", "a b", 'HOST: read "a b"; allowed is a host name or an IP address'],
  [
    "LOG_LEVEL",
    "loud",
    'LOG_LEVEL: read "loud"; allowed is one of fatal, error, warn, info, debug, trace, silent.',
  ],
  ["TRUSTED_PROXIES", "10.0.0.0/33", 'TRUSTED_PROXIES: read "10.0.0.0/33"; allowed is addresses or networks'],
  ["S3_ENDPOINT", "s3", 'S3_ENDPOINT: read "s3"; allowed is an address such as https://s3.'],
  ["SITE_URL", "https://a.b/c", 'SITE_URL: read "https://a.b/c"; allowed is an origin without a path'],
  ["BODY_LIMIT", "1e6", 'BODY_LIMIT: read "1e6"; allowed is a whole number from 1024 to 1048576.'],
])("%s=%s is refused by name, with what was read and what is allowed", (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

test("a token for /metrics that could be guessed stops the start, and is not repeated", () => {
  const guessable = "x".repeat(21);
  expect(() => readConfig({ METRICS_TOKEN: guessable })).toThrow(/METRICS_TOKEN: .*at least 22 characters/);
  expect(() => readConfig({ METRICS_TOKEN: guessable })).not.toThrow(guessable);
  expect(readConfig({ METRICS_TOKEN: `${guessable}x` }).METRICS_TOKEN).toBe(`${guessable}x`);
});

test("reads mailboxes and webhooks", () => {
  const config = readConfig({
    SMTP_URL: "smtps://user:password@mail.example.com",
    MAIL_FROM: "LightMaker <leads@example.com>",
    MAIL_TO: "a@example.com, Sales <b@example.com>",
    WEBHOOKS:
      "json=https://crm.example.com/hook#key  wecom=https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1",
  });
  expect(config.MAIL_TO).toEqual(["a@example.com", "Sales <b@example.com>"]);
  expect(config.WEBHOOKS).toEqual([
    { format: "json", url: "https://crm.example.com/hook", secret: "key" },
    { format: "wecom", url: "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1", secret: undefined },
  ]);
  expect(() => readConfig({ WEBHOOKS: "slack=https://x.example/hunter2" })).toThrow(
    /WEBHOOKS: read a value .not shown/,
  );
  expect(() => readConfig({ WEBHOOKS: "slack=https://x.example/hunter2" })).not.toThrow(/hunter2/);
});

test("settings that belong together are asked for together", () => {
  expect(() => readConfig({ S3_BUCKET: "files", S3_ENDPOINT: "https://s3.example.com" })).toThrow(
    "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: read nothing; needed are S3_ENDPOINT, S3_BUCKET,",
  );
});

test("a misspelt name is told with the settings that miss it", () => {
  const environment = { SMTP_ULR: "smtps://a:b@mail.example.com", MAIL_FROM: "a@b.cc", MAIL_TO: "a@b.cc" };
  expect(() => readConfig(environment)).toThrow(
    /SMTP_URL: read nothing; .*\n {2}SMTP_ULR is no setting and is ignored\. Is SMTP_URL meant\?$/s,
  );
});

test("names all wrong settings at once and repeats no password", () => {
  expect(() => readConfig({ SECRET: "hunter2" })).not.toThrow(/hunter2/);
  const read = () => readConfig({ PORT: "x", LOG_LEVEL: "y", DATABASE_URL: "mysql://root:hunter2@db/x" });
  expect(read).toThrow(/PORT.*DATABASE_URL.*LOG_LEVEL/s);
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  ["SMTP_URL", "smtp://user:pa#ss@127.0.0.1:25"],
  ["SMTP_URL", "smtp://user:pa/ss@127.0.0.1:25"],
  ["SMTP_URL", "smtp://user:p@ss@127.0.0.1:25"],
  ["SMTP_URL", "smtp://fd00::2:25"],
  ["DATABASE_URL", "postgres://odd:sec/ret@127.0.0.1/odd"],
  ["DATABASE_URL", "postgres://odd:p@s/w@127.0.0.1/odd"],
  ["DATABASE_URL", "postgres://odd:w#r@127.0.0.1/odd"],
])("%s is refused if its password is not encoded, and not shown (%s)", (name, value) => {
  const read = () => readConfig({ [name]: value, MAIL_FROM: "a@b.cc", MAIL_TO: "a@b.cc" });
  expect(read).toThrow(`${name}: read a value (not shown`);
  expect(read).not.toThrow(value);
});
