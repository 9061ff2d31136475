import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Mail server of a test. */
export interface TestMailServer {
  readonly port: number;
  /** Received mails, as sent over the wire. */
  readonly mails: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a mail server. It refuses recipients whose name is `nobody`.
 *
 * @param port 0 selects any free port
 * @param refuse number of mails to refuse first, after they were received completely
 * @param host interface to listen on
 * @param answer what is said about a refused recipient
 */
export async function startMailServer(
  port = 0,
  refuse = 0,
  host = "127.0.0.1",
  answer = "no such user",
): Promise<TestMailServer> {
  const mails: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Mail clients keep connections open for the next mail. The test does not wait for them.
    closeTimeout: 50,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      done(address.startsWith("nobody@") ? Object.assign(new Error(answer), { responseCode: 550 }) : null);
    },
    onData(stream, _, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        refused += 1;
        if (refused <= refuse) return done(new Error("try again later"));
        mails.push(text);
        done();
      });
    },
  });
  // A client that disconnects is not an error.
  server.on("error", () => undefined);
  server.listen(port, host);
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
