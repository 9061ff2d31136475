import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import type { TLSSocket } from "node:tls";
import * as v from "valibot";
import { envelopeSchema, formTokenSchema, routes } from "../../../contract/index.ts";
import { createFormTokens } from "../../guards/form-tokens.ts";
import { readKeys } from "../../signing-keys.ts";
import type { AdminContext } from "../command.ts";
import { isServing, placeOf } from "./connections.ts";
import { type Finding, openedStorage } from "./finding.ts";

/** Time that the public address has to answer, in milliseconds. */
const patience = 5_000;

/** Longest answer that is read, in characters. */
const longest = 10_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Validity of the certificate; `undefined` without TLS. */
  readonly certificate: { readonly from: number; readonly to: number } | undefined;
}

/**
 * Visits the site as a visitor does, through DNS, proxy and certificate: they are the first to notice otherwise. Looks only while the
 * server runs here, because nothing else could answer.
 */
export async function examinePublicAddress(context: AdminContext): Promise<readonly Finding[]> {
  const { SITE_URL: site } = context.config;
  if (site === undefined || !(await isServing(context.config))) return [];
  let health: Answer;
  try {
    health = await ask(`${site}${routes.health}`);
  } catch (error) {
    return [unreachable(site, error as NodeJS.ErrnoException)];
  }
  if (health.status === 401 || health.status === 403)
    return [
      {
        state: "hint",
        text: `SITE_URL: ${site} asks this machine for a password or refuses it (status ${health.status}): what visitors see there was not looked at.`,
      },
    ];
  const fault = foreign(site, health) ?? (await otherInstallation(context, site));
  if (fault !== undefined) return [{ state: "wrong", text: fault }];
  const chat = await ask(`${site}${routes.chat}`, {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    Origin: site,
  }).catch((error: Error) => ({ status: error.message }));
  const faults = [
    chat.status === 101
      ? undefined
      : `SITE_URL: ${site} opens no chat (${chat.status} instead of 101): let the proxy pass Upgrade and Connection for ${routes.chat}, as in docs/deploy/nginx.conf.`,
    health.certificate && endsSoon(health.certificate)
      ? `SITE_URL: the certificate of ${site} ends ${dayOf(health.certificate.to)}, and nothing has renewed it yet: look at the ACME client (\`certbot renew --dry-run\`).`
      : undefined,
    site.startsWith("https:") && new URL(site).port === ""
      ? await plainFault(site.replace("https:", "http:"))
      : undefined,
  ].flatMap((text) => (text === undefined ? [] : [{ state: "wrong" as const, text }]));
  if (faults.length > 0) return faults;
  const until = health.certificate ? ` Its certificate is valid until ${dayOf(health.certificate.to)}.` : "";
  return [{ state: "ok", text: `SITE_URL: ${site} leads to this server, with chat.${until}` }];
}

/**
 * Returns what is wrong with the address without TLS: it must redirect pages, refuse, or not exist.
 *
 * @param plain such as `http://www.example.com`
 */
export async function plainFault(plain: string): Promise<string | undefined> {
  const answer = await ask(`${plain}/`).catch(() => undefined);
  return answer !== undefined && answer.status < 300
    ? `${plain} shows pages without TLS: let the proxy redirect them to https, as in docs/deploy/nginx.conf.`
    : undefined;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Returns true if less than a sixth of a certificate's life is left: ACME clients renew when a third is left. Lives differ, from days to
 * a year.
 */
const endsSoon = ({ from, to }: NonNullable<Answer["certificate"]>): boolean =>
  to - Date.now() < (to - from) / 6;

/** Describes an address that does not answer. From behind a router, a machine may not reach its own public address. */
function unreachable(site: string, { code, message }: NodeJS.ErrnoException): Finding {
  if (/CERT|SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL/.test(code ?? ""))
    return {
      state: "wrong",
      text: `SITE_URL: browsers do not accept the certificate of ${site} (${code}): let an ACME client get one for this name. For a trial with an authority of your own, NODE_EXTRA_CA_CERTS names its certificate.`,
    };
  // In words, because the remedy for such a code speaks of other services.
  const refused = { ECONNREFUSED: "nothing listens there", ENOTFOUND: "DNS does not know the name" }[
    code ?? ""
  ];
  if (refused !== undefined)
    return {
      state: "wrong",
      text: `SITE_URL: ${site} cannot be reached (${refused}): set up DNS and the proxy, and start it.`,
    };
  return {
    state: "hint",
    text: `SITE_URL: ${site} cannot be reached from this machine (${code ?? message}). If others reach it, this is no fault.`,
  };
}

/** Returns what is wrong if something else than a server of this program answers. */
function foreign(site: string, { status, headers, text }: Answer): string | undefined {
  if (v.is(healthSchema, parsed(text))) return undefined;
  if ([502, 503, 504].includes(status))
    return `SITE_URL: the proxy at ${site} does not reach the server (status ${status}): compare its upstream with HOST and PORT.`;
  const to = headers.location === undefined ? "" : ` to ${headers.location.slice(0, 100)}`;
  return `SITE_URL: ${site} is not this server (status ${status}${to}): compare DNS, and the proxy's server_name and upstream.`;
}

const healthSchema = v.object({
  ...envelopeSchema.entries,
  message: v.pipe(v.string(), v.startsWith("health.")),
});

/** Returns what is wrong if the address leads to a server with another key, such as the machine before a move. */
async function otherInstallation(context: AdminContext, site: string): Promise<string | undefined> {
  return (await hasOtherKey(context, site))
    ? `SITE_URL: ${site} leads to a server with another key, and not to this one: DNS or the proxy still leads to another machine, or this server has not been restarted since its key was changed.`
    : undefined;
}

/**
 * Compares the server that answers at the port with this installation: a trial on the same port keeps the service from starting, and
 * looks as healthy.
 */
export async function examineLocalKey(context: AdminContext): Promise<readonly Finding[]> {
  if (!(await isServing(context.config))) return [];
  const place = placeOf(context.config);
  return (await hasOtherKey(context, `http://${place}`))
    ? [
        {
          state: "wrong",
          text: `The server at ${place} has another key, so it is not that of this DATA_DIR: stop it (a trial with \`npm start\`?). If it is, restart it, because its key was changed.`,
        },
      ]
    : [];
}

/** Returns true if a server signs with another key than this installation. False if either is not known. */
async function hasOtherKey(context: AdminContext, site: string): Promise<boolean> {
  const open = await openedStorage(context);
  if (!open) return false;
  const { text } = await ask(`${site}${routes.formToken}?form=${routes.addAccessInformation}`);
  const answer = v.safeParse(v.object({ data: formTokenSchema }), parsed(text));
  if (!answer.success) return false;
  // A server signs with the newest; one that was not restarted after a rotation with the one before, and does not know the newest.
  const [newest] = (await readKeys(context.config, open)).formTokens;
  return createFormTokens([newest]).judge(answer.output.data.token, "accessInformation") === "forgedToken";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks an address without following redirects. Resolves with status 101 if it became a WebSocket, which is closed. */
function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = address.startsWith("https:") ? requestTls : requestPlain;
  const outgoing = request(address, { headers, agent: false, signal: AbortSignal.timeout(patience) });
  outgoing.on("error", reject);
  outgoing.on("upgrade", (incoming, socket) => {
    socket.destroy();
    resolve({ status: 101, headers: incoming.headers, text: "", certificate: undefined });
  });
  outgoing.on("response", (incoming) => {
    const { statusCode: status = 0, headers: told, socket } = incoming;
    const validity = "getPeerCertificate" in socket ? (socket as TLSSocket).getPeerCertificate() : undefined;
    const certificate = validity && {
      from: Date.parse(validity.valid_from),
      to: Date.parse(validity.valid_to),
    };
    let text = "";
    const finish = (): void => resolve({ status, headers: told, text, certificate });
    incoming.setEncoding("utf8");
    incoming.on("data", (part: string) => {
      text += part;
      if (text.length <= longest) return;
      finish();
      outgoing.destroy();
    });
    incoming.on("end", finish);
    incoming.on("error", reject);
  });
  outgoing.end();
  return promise;
}
