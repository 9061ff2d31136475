import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server of the test's own. */
export interface TestMailServer {
  readonly port: number;
  /** Every mail taken so far, as it came over the wire. */
  readonly mails: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a mail server.
 *
 * @param port 0 takes any free one
 * @param refuse how many mails to refuse first, after they were sent in full
 * @param host where it listens
 */
export async function startMailServer(port = 0, refuse = 0, host = "127.0.0.1"): Promise<TestMailServer> {
  const mails: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Mailers keep connections open for the next mail; a test does not wait for them.
    closeTimeout: 50,
    disabledCommands: ["STARTTLS"],
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
  // A client that goes away is no fault of the test.
  server.on("error", () => undefined);
  server.listen(port, host);
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
