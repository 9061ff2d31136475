import { createTransport } from "nodemailer";
import { emailPattern } from "../../contract/index.ts";
import { addressMatcher } from "../http/networks.ts";
import type { Channel } from "./channel.ts";
import { textOf, titleOf } from "./message.ts";

/** How mail is sent, and to whom. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password; nodemailer reads options from its query. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** How long the mail server may take for each step, in milliseconds. */
const patience = 20_000;

const isThisMachine = addressMatcher(["loopback"]);

/**
 * Whether the connection must become TLS before anything is said, however the server answers: otherwise whoever sits in between leaves STARTTLS
 * out of the answer and reads the leads and the password. To this machine there is nobody in between. `?requireTLS=false` in the address
 * outweighs it: nodemailer puts what stands there above all options.
 */
function mustBecomeTls(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return protocol === "smtp:" && host !== "localhost" && !isThisMachine(host);
}

/** Sends each lead as a mail of plain text. An answer to it goes to the visitor. */
export function mailChannel({ url, from, to }: MailOptions): Channel {
  const transport = createTransport({
    url,
    requireTLS: mustBecomeTls(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mails are made here and hold no files: nothing may make the mailer read one.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    name: "mail",
    async send(message) {
      const email = String(message.lead.fields["email"] ?? "").trim();
      await transport.sendMail({
        // The same at every try, so that a mail server or a reader can tell a repetition.
        messageId: `<${message.id}@${domain}>`,
        from,
        to: [...to],
        subject: `[LightMaker] ${titleOf(message)}`,
        text: textOf(message),
        // Most of it is Han, which quoted-printable makes three times as long.
        textEncoding: "base64",
        date: new Date(message.lead.createdAt),
        headers: { "Auto-Submitted": "auto-generated", "X-Lead-Id": message.lead.id },
        ...(emailPattern.test(email) && { replyTo: { name: "", address: email } }),
      });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
