import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Envelope, fileIdOf, formAction, routes, uploadedFilePattern } from "../../contract/index.ts";
import { readConfig } from "../config.ts";
import { eraseLead } from "../erase-lead.ts";
import { createFileLinks, type FileLinks } from "../files/file-links.ts";
import { openUploads } from "../files/uploads.ts";
import { readKeys } from "../signing-keys.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { sweep } from "../sweep.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";
import { Writer } from "../writer/writer.ts";

const bucket = "uploads";
const s3Account = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const application = {
  applicant: "王芳",
  corporateName: "示例",
  email: "wang@example.com",
  phone: "1",
  sampleModel: "Light 530",
  applicationDescription: "3 mm 椴木板",
};

describe.each(["local", "s3"] as const)("files, %s", (kind) => {
  let folder: TestFolder;
  let environment: Record<string, string>;
  /** What the server logs. */
  const logged: string[] = [];
  let server: RunningServer;
  let storage: Storage;
  let links: FileLinks;
  let s3: S3rver | undefined;

  beforeAll(async () => {
    folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
    environment = {
      DATA_DIR: `${folder.path}/data`,
      SITE_DIR: `${folder.path}/site`,
      MEDIA_DIR: `${folder.path}/site`,
    };
    if (kind === "s3") {
      mkdirSync(`${folder.path}/s3`);
      s3 = new S3rver({
        port: 0,
        address: "127.0.0.1",
        silent: true,
        directory: `${folder.path}/s3`,
        configureBuckets: [{ name: bucket, configs: [] }],
      });
      const { port } = await s3.run();
      Object.assign(environment, {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: s3Account.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
      });
    }
    server = await startTestServer(
      environment,
      pino({ level: "info" }, { write: (line) => logged.push(line) }),
    );
    storage = await openStorage({ dataDir: `${folder.path}/data`, onIdleError: () => undefined });
    links = createFileLinks((await readKeys(readConfig(environment), storage)).fileLinks, 1);
  });
  afterAll(async () => {
    await storage.close();
    await server.stop();
    await s3?.close();
    await folder.remove();
  });

  const receiving = (): readonly string[] => readdirSync(`${folder.path}/data/receiving`);

  function upload(
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new FormData();
    body.append("file", new Blob([bytes]), name);
    return fetch(server.address + routes.uploadFile, { method: "POST", body, headers });
  }

  async function stored(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const response = await upload(name, bytes);
    expect(response.status).toBe(200);
    const { data, message } = (await response.json()) as Envelope<{ url: string }>;
    expect(message).toBe("file.stored");
    return data.url;
  }

  async function expectRefused(
    response: Response,
    code: number,
    message: string,
    rows: number,
  ): Promise<void> {
    expect(await response.json()).toEqual({ code, message, data: null });
    expect(response.status).toBe(code);
    expect(await storage.files.list()).toHaveLength(rows);
    expect(receiving()).toEqual([]);
    expect((await fetch(server.address + routes.health)).status).toBe(200);
  }

  test.each([
    ["样品 图纸.RAR", "rar"],
    ["a.zip", "zip"],
    ["a.doc", "doc"],
    ["a.docx", "docx"],
    ["a.pdf", "pdf"],
    ["a.jpg", "jpg"],
    ["a.jpeg", "jpg"],
    ["a.png", "png"],
    ["a.gif", "gif"],
  ] as const)(
    "%s is stored and given back byte for byte, to whoever has a signed link",
    async (name, type) => {
      const url = await stored(name, samples[type]);
      expect(url).toMatch(uploadedFilePattern);
      const id = fileIdOf(url) ?? "";
      expect(await storage.files.find(id)).toMatchObject({ type, size: samples[type].length, lead_id: null });
      const response = await fetch(server.address + links.sign(id));
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(samples[type]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-disposition": expect.stringMatching(
          /^attachment; filename="[ -~]+"; filename\*=UTF-8''\S+$/,
        ),
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "cache-control": "private, no-store",
      });
      expect(receiving()).toEqual([]);
    },
  );

  test("a download is whole in the log for who closes the connection with the last byte", async () => {
    const path = links.sign(fileIdOf(await stored("a.pdf", samples.pdf)) ?? "");
    const { hostname, port } = new URL(server.address);
    logged.splice(0);
    for (let download = 0; download < 20; download += 1) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      let received: Buffer = Buffer.alloc(0);
      socket.on("data", (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (received.length >= received.indexOf("\r\n\r\n") + 4 + samples.pdf.length) socket.destroy();
      });
      await once(socket, "close");
    }
    await waitFor("all are in the log", () => logged.length === 20);
    expect(logged.filter((line) => line.includes("aborted"))).toEqual([]);
  });

  test("a link of another file, of another key, or too old opens nothing", async () => {
    const [one, two] = [await stored("a.pdf", samples.pdf), await stored("b.pdf", samples.pdf)];
    const id = fileIdOf(one) ?? "";
    const [, query] = links.sign(id).split("?");
    const old = createFileLinks(
      (await readKeys(readConfig(environment), storage)).fileLinks,
      1,
      () => 1_000,
    ).sign(id);
    const foreign = createFileLinks([Buffer.alloc(32)], 1).sign(id);
    for (const path of [
      one,
      `${two}?${query}`,
      `${one}?${query}x`,
      old,
      foreign,
      `${one}?expires=x&signature=`,
    ]) {
      const response = await fetch(server.address + path);
      expect(await response.json()).toEqual({ code: 403, message: "file.linkRefused", data: null });
    }
    const missing = await fetch(server.address + links.sign("no-such-file-00000000000"));
    expect(await missing.json()).toEqual({ code: 404, message: "file.notFound", data: null });
    const head = await fetch(server.address + links.sign(id), { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(samples.pdf.length)]);
  });

  test.each([
    ["a zip posing as docx", "a.docx", samples.zip],
    ["a docx posing as zip", "a.zip", samples.docx],
    ["an Excel file posing as Word", "a.doc", samples.xls],
    ["a new Excel file posing as Word", "a.docx", samples.xlsx],
    ["a Java archive posing as zip", "a.zip", samples.jar],
    ["a program", "a.exe", samples.exe],
    ["a program posing as pdf", "a.pdf", samples.exe],
    ["a page posing as png", "a.png", samples.html],
    ["a drawing with a script", "a.svg", samples.svg],
    ["a picture named as a page", "a.gif.html", samples.gifPage],
    ["a name without an ending", "pdf", samples.pdf],
    ["a picture of another type", "a.png", samples.gif],
    ["text", "a.pdf", Buffer.from("text")],
    ["a broken compound file", "a.doc", samples.doc.subarray(0, 600)],
  ])("%s is refused", async (_, name, bytes) => {
    const rows = (await storage.files.list()).length;
    await expectRefused(await upload(name, bytes), 415, "file.typeRefused", rows);
  });

  test("a page that looks like a picture is only ever a download of a picture", async () => {
    const url = await stored("a.gif", samples.gifPage);
    const response = await fetch(server.address + links.sign(fileIdOf(url) ?? ""));
    expect(response.headers.get("content-type")).toBe("image/gif");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
    await response.body?.cancel();
  });

  test.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\x\\a.pdf", "a.pdf"],
    ["a\r\nX-Evil: 1.pdf", "a__X-Evil_ 1.pdf"],
    ['a"; filename="b.pdf', "a__ filename=_b.pdf"],
    ["a\u202efdp.pdf", "a_fdp.pdf"],
    [".pdf", "file.pdf"],
    [`${"长".repeat(300)}.PDF`, `${"长".repeat(60)}.pdf`],
  ])("the name %j is kept as %j", async (name, kept) => {
    const url = await stored(name, samples.pdf);
    const row = await storage.files.find(fileIdOf(url) ?? "");
    // Browsers encode quotes and line breaks in names as %22, %0D and %0A.
    expect(decodeURIComponent(row?.name ?? "").replace(/["\r\n;]/g, "_")).toBe(kept.replace(/;/g, "_"));
    const response = await fetch(server.address + links.sign(fileIdOf(url) ?? ""));
    expect(response.headers.get("x-evil")).toBeNull();
    await response.body?.cancel();
  });

  describe("sizes", () => {
    const sized = (size: number): Buffer<ArrayBuffer> =>
      Buffer.concat([samples.pdf, Buffer.alloc(size - samples.pdf.length, 32)]);

    test("one byte below 10 MB is stored whole", async () => {
      // The specification says 10 MB, in bytes of 1,024: the limit itself is tested here.
      const bytes = sized(10_485_759);
      const url = await stored("large.pdf", bytes);
      const response = await fetch(server.address + links.sign(fileIdOf(url) ?? ""));
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    });

    test("10 MB is refused", async () => {
      const rows = (await storage.files.list()).length;
      await expectRefused(await upload("large.pdf", sized(10_485_760)), 413, "file.tooLarge", rows);
    });

    const head = (length: string): string =>
      `POST ${routes.uploadFile} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`;

    test("more is refused by Content-Length before a byte arrives", async () => {
      const answer = await sendRaw(server.address, head("Content-Length: 99999999"));
      expect([answer.status, JSON.parse(answer.body)["message"]]).toEqual([413, "file.tooLarge"]);
    });

    test("a chunked body is refused at the byte that is too many, and never read to its end", async () => {
      const rows = (await storage.files.list()).length;
      const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
      const answer = await sendRaw(server.address, [
        head("Transfer-Encoding: chunked"),
        `${part.length.toString(16)}\r\n${part}\r\n`,
        ...Array.from({ length: 11 }, () => chunk),
      ]);
      expect([answer.status, JSON.parse(answer.body)["message"]]).toEqual([413, "file.tooLarge"]);
      expect(await storage.files.list()).toHaveLength(rows);
      expect(receiving()).toEqual([]);
    });

    test("what stands around the parts of a chunked body is not read without end", async () => {
      const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
      const answer = await sendRaw(server.address, [
        head("Transfer-Encoding: chunked"),
        ...Array.from({ length: 12 }, () => chunk),
      ]);
      expect([answer.status, JSON.parse(answer.body)["message"]]).toEqual([413, "file.tooLarge"]);
    });

    test("text fields together are bounded", async () => {
      const field = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${"x".repeat(40_000)}\r\n`;
      const body = `${field("a")}${field("b")}--x--\r\n`;
      const answer = await sendRaw(server.address, [head(`Content-Length: ${body.length}`), body]);
      expect([answer.status, JSON.parse(answer.body)["message"]]).toEqual([413, "request.tooLarge"]);
    });

    test("parts that are no fields are bounded as well", async () => {
      const part = "--x\r\nContent-Disposition: attachment; filename=a\r\n\r\n\r\n";
      const body = `${part.repeat(100)}--x--\r\n`;
      const answer = await sendRaw(server.address, [head(`Content-Length: ${body.length}`), body]);
      expect([answer.status, JSON.parse(answer.body)["message"]]).toEqual([413, "request.tooLarge"]);
    });

    test("a connection that breaks in the middle leaves nothing", async () => {
      const controller = new AbortController();
      const body = new ReadableStream<Uint8Array>({
        start: (stream) =>
          stream.enqueue(
            Buffer.from(
              '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
            ),
          ),
      });
      const rows = (await storage.files.list()).length;
      const broken = fetch(server.address + routes.uploadFile, {
        method: "POST",
        body,
        duplex: "half",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        signal: controller.signal,
      } as RequestInit);
      await waitFor("the file is being received", () => receiving().length > 0);
      controller.abort();
      await expect(broken).rejects.toThrow();
      await waitFor("nothing is left", () => receiving().length === 0);
      expect(await storage.files.list()).toHaveLength(rows);
    });
  });

  test("what is no form with one file is refused", async () => {
    const rows = (await storage.files.list()).length;
    const send = (body: string | FormData, type?: string): Promise<Response> =>
      fetch(server.address + routes.uploadFile, {
        method: "POST",
        body,
        headers: { ...(type && { "content-type": type }) },
      });
    await expectRefused(await send("{}", "application/json"), 415, "request.unsupportedType", rows);
    await expectRefused(await send("x", "multipart/form-data"), 415, "request.unsupportedType", rows);
    await expectRefused(await send("x", "multipart/form-data; charset=x"), 400, "request.malformed", rows);
    await expectRefused(await send("x", "multipart/form-data; boundary=x"), 400, "request.malformed", rows);
    await expectRefused(await upload("a.pdf", samples.empty), 400, "file.missing", rows);
    const none = new FormData();
    none.append("note", "no file");
    await expectRefused(await send(none), 400, "file.missing", rows);
    const two = new FormData();
    for (const name of ["a.pdf", "b.pdf"]) two.append("file", new Blob([samples.pdf]), name);
    await expectRefused(await send(two), 400, "file.tooMany", rows);
    const foreign = await upload("a.pdf", samples.pdf, { "sec-fetch-site": "cross-site" });
    await expectRefused(foreign, 403, "request.crossSite", rows);
  });

  describe("with an application", () => {
    const send = (url: string): Promise<Response> =>
      fetch(server.address + routes.saveApplicationForm, {
        method: "POST",
        body: JSON.stringify({ ...application, url }),
        headers: { "content-type": "application/json" },
      });

    test("the file belongs to the lead, and goes when the lead is erased", async () => {
      const url = await stored("a.pdf", samples.pdf);
      const { data } = (await (await send(url)).json()) as Envelope<{ id: string }>;
      const [file] = await storage.files.ofLead(data.id);
      expect(file?.id).toBe(fileIdOf(url));
      const config = readConfig(environment);
      const { store } = await openUploads(config, new Writer(storage));
      expect(await eraseLead(storage, store, data.id)).toEqual({ files: 1, kept: [] });
      expect(await storage.leads.find(data.id)).toBeUndefined();
      expect((await fetch(server.address + links.sign(fileIdOf(url) ?? ""))).status).toBe(404);
      expect((await store.list()).map(({ id }) => id)).not.toContain(fileIdOf(url));
    });

    test.each([
      ["a field twice", [...Object.entries(application), ["phone", "2"]], "a.pdf", "request.invalid"],
      [
        "a field without a name",
        [...Object.entries(application), [undefined, "2"]],
        "a.pdf",
        "request.malformed",
      ],
      [
        "text that is not UTF-8",
        [
          ["applicant", "\xd6\xd0"],
          ["email", "\ufffd"],
        ],
        "a.pdf",
        "request.notJson",
      ],
      ["a file name that is not UTF-8", Object.entries(application), "\xb1\xed.pdf", "request.notJson"],
    ] as const)("a form with %s is refused, and nothing is left of it", async (_, fields, name, key) => {
      const part = (header: string, value: string): Buffer =>
        // Latin-1, so that a test can name bytes; other characters are UTF-8.
        Buffer.from(
          `--B\r\nContent-Disposition: form-data${header}\r\n\r\n${value}\r\n`,
          /[^\0-\xff]/.test(value) ? "utf8" : "latin1",
        );
      const body = Buffer.concat([
        ...fields.map(([field, value]) => part(field === undefined ? "" : `; name="${field}"`, value ?? "")),
        part(`; name="file"; filename="${name}"`, Buffer.from(samples.pdf).toString("latin1")),
        Buffer.from("--B--\r\n"),
      ]);
      const send = (route: string): Promise<Response> =>
        fetch(server.address + route, {
          method: "POST",
          body,
          redirect: "manual",
          headers: { "content-type": "multipart/form-data; boundary=B" },
        });
      const rows = [await storage.leads.list(), await storage.files.list()];
      expect(await (await send(routes.uploadFile)).json()).toMatchObject({ code: 400, message: key });
      const answer = await send(routes.saveApplicationForm);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/not-sent"]);
      expect([await storage.leads.list(), await storage.files.list()]).toEqual(rows);
      expect(receiving()).toEqual([]);
    });

    test("without JavaScript the form brings its file along", async () => {
      const submit = (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> => {
        const body = new FormData();
        for (const [field, value] of Object.entries({
          ...application,
          mobile: "2",
          url: "/api/file/forged-00000000000000000",
        })) {
          body.append(field, value);
        }
        body.append("file", new Blob([bytes]), name);
        return fetch(server.address + formAction(routes.saveApplicationForm, "en"), {
          method: "POST",
          body,
          redirect: "manual",
        });
      };
      const before = (await storage.leads.list()).length;
      const response = await submit("图纸.pdf", samples.pdf);
      expect([response.status, response.headers.get("location")]).toEqual([303, "/en/sent"]);
      const [lead] = (await storage.leads.list()).slice(before);
      const payload = JSON.parse(lead?.payload ?? "{}") as { phone: string; url: string };
      expect(payload.phone).toBe("1 / 2");
      const [file] = await storage.files.ofLead(lead?.id ?? "");
      expect(file).toMatchObject({ name: "图纸.pdf", id: fileIdOf(payload.url) });

      const withoutFile = await submit("", samples.empty);
      expect(withoutFile.headers.get("location")).toBe("/en/sent");
      const refused = await submit("a.exe", samples.exe);
      expect(refused.headers.get("location")).toBe("/en/not-sent");
      // A file that only stands in for one in the cloud, or that another program is still writing.
      const withoutBytes = await submit("drawing.pdf", samples.empty);
      expect(withoutBytes.headers.get("location")).toBe("/en/not-sent");
      const leads = (await storage.leads.list()).slice(before);
      expect(leads.map(({ payload: text }) => (JSON.parse(text) as { url: string }).url)).toEqual([
        payload.url,
        "",
      ]);
    });
  });

  test.each([10, -10])("a stored file with %i bytes more than its row ends the connection", async (more) => {
    const url = await stored("damaged.pdf", samples.pdf);
    logged.splice(0);
    const database = new DatabaseSync(`${folder.path}/data/lightmaker.sqlite`);
    database.prepare("update files set size = size - ? where id = ?").run(more, fileIdOf(url) ?? "");
    database.close();
    // A client that keeps the connection takes bytes after the file for the answer to its next request.
    const download = async (): Promise<ArrayBuffer> =>
      (await fetch(server.address + links.sign(fileIdOf(url) ?? ""))).arrayBuffer();
    await expect(download()).rejects.toThrow(/fetch failed|terminated/);
    // Not only the time limit of an idle connection.
    await waitFor("the error is in the log", () => logged.join().includes("file not sent"));
  });

  test("what no lead names is swept after a day, and bytes that a crash left behind after 30", async () => {
    const kept = await stored("kept.pdf", samples.pdf);
    const orphan = await stored("orphan.pdf", samples.pdf);
    const lead = await fetch(server.address + routes.saveApplicationForm, {
      method: "POST",
      body: JSON.stringify({ ...application, url: kept }),
      headers: { "content-type": "application/json" },
    });
    expect(lead.status).toBe(200);
    const config = readConfig(environment);
    const uploads = await openUploads(config, new Writer(storage));
    const rowless = await stored("rowless.pdf", samples.pdf);
    await storage.files.removeOrphan(fileIdOf(rowless) ?? "");
    const parts = { storage, uploads, config, logger: pino({ level: "silent" }) };
    const ids = async (): Promise<readonly string[]> =>
      (await uploads.store.list()).map(({ id }) => `/api/file/${id}`);

    await sweep(parts, Date.now());
    expect(await ids()).toEqual(expect.arrayContaining([kept, orphan, rowless]));
    await sweep(parts, Date.now() + 86_400_000 + 60_000);
    expect(await ids()).toContain(kept);
    expect(await ids()).not.toContain(orphan);
    expect(await ids()).toContain(rowless);
    await sweep(parts, Date.now() + 30 * 86_400_000 + 60_000);
    expect(await ids()).toContain(kept);
    expect(await ids()).not.toContain(rowless);
    expect(await storage.files.find(fileIdOf(orphan) ?? "")).toBeUndefined();
    expect(await storage.files.find(fileIdOf(kept) ?? "")).toBeDefined();
  });
});
