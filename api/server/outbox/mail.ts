import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import { isThisMachine } from "../networks.ts";
import { longestSend } from "../stop-limit.ts";
import { type Channel, ChannelBusy } from "./channel.ts";
import { textOf, titleOf } from "./lead-message.ts";

/** Settings for sending mail. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password. nodemailer reads further options from its query. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** Timeout for each step of the mail server, in milliseconds. */
const patience = 20_000;

/**
 * Returns true if the connection must be upgraded to TLS before anything is sent, whatever the server announces. Otherwise an
 * attacker in between could remove STARTTLS from the response and read the leads and the password. Connections to the loopback
 * interface have nobody in between. `?requireTLS=false` in the URL overrides this: nodemailer's URL options take precedence.
 */
function mustBecomeTls(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "smtp:" && !isThisMachine(hostname);
}

/** Addresses that every mail server takes in a header (RFC 5321, section 4.5.3.1; RFC 5322, section 3.4.1). */
const inHeader =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const longestAddress = 254;

/**
 * Returns the visitor's address as it may stand in a header, or `undefined`. Full-width letters, which Chinese keyboards type, are
 * replaced, and a domain in another script is encoded. The form takes more than servers do: a header that is refused would keep the
 * whole mail from the staff. The text of the mail says what was typed.
 */
function replyAddress(typed: string): string | undefined {
  const [local = "", domain = "", ...more] = typed.trim().normalize("NFKC").split("@");
  const address = `${local}@${domainToASCII(domain)}`;
  return more.length === 0 && address.length <= longestAddress && inHeader.test(address)
    ? address
    : undefined;
}

/**
 * Creates a channel that sends each lead as a plain text mail. A reply goes to the visitor.
 *
 * @param limit timeout for a whole mail, in milliseconds
 */
export function mailChannel({ url, from, to }: MailOptions, limit = longestSend): Channel {
  const open = () =>
    createTransport({
      url,
      requireTLS: mustBecomeTls(url),
      // A mail server on this machine often has a certificate that nobody signed. There is nobody in between to hide from.
      ignoreTLS: !mustBecomeTls(url),
      pool: true,
      maxConnections: 2,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // Mails have no attachments. Nothing may make the mailer read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport = open();
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    name: "mail",
    async send(message) {
      const address = replyAddress(String(message.lead.fields["email"] ?? ""));
      const used = transport;
      const sent = used.sendMail({
        // The same for every attempt, so that mail servers and readers can recognise duplicates.
        messageId: `<${message.id}@${domain}>`,
        from,
        to: [...to],
        subject: `[LightMaker] ${titleOf(message)}`,
        text: textOf(message),
        // Most of the text is Chinese, which quoted-printable makes three times as long.
        textEncoding: "base64",
        date: new Date(message.lead.createdAt),
        headers: { "Auto-Submitted": "auto-generated", "X-Lead-Id": message.lead.id },
        ...(address && { replyTo: { name: "", address } }),
      });
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        // Only closing ends a mail that is being sent. The next mail needs a new transport.
        used.close();
        if (transport === used) transport = open();
        late.reject(
          new ChannelBusy(`The mail server did not take the mail in ${limit / 1_000} s.`, "silent"),
        );
      }, limit);
      const { rejectedErrors = [] } = await Promise.race([sent, late.promise])
        .catch((error: unknown) => {
          if (error instanceof Error && (error as NodeJS.ErrnoException).code === "ETIMEDOUT")
            throw new ChannelBusy(error.message, "silent", { cause: error });
          throw error;
        })
        .finally(() => clearTimeout(timer));
      const refused = rejectedErrors.map(
        // One long answer must not hide who else was refused.
        (error) => `${error.recipient}: ${(error.response ?? error.message).slice(0, 200)}`,
      );
      return refused.length > 0 ? `refused for ${refused.join(", ")}` : undefined;
    },
    async check() {
      await transport.verify().catch((error: Error) => {
        if (!error.message.includes("wrong version number")) throw error;
        throw new Error(
          "This port does not begin with TLS. Use smtp:// (usually port 587), or the port for smtps:// (usually 465).",
          { cause: error },
        );
      });
    },
    close: () => transport.close(),
  };
}
