import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findProgram, programNamed } from "./programs.ts";

/**
 * Creates a certificate for `localhost` and `127.0.0.1` with openssl, valid for one day.
 *
 * @param folder folder for its two files
 * @throws Error if openssl is missing or fails
 */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const parameters = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync(
    findProgram(programNamed("openssl")),
    ["req", "-x509", ...parameters, "-keyout", key, "-out", certificate, ...subject],
    {
      stdio: "pipe",
    },
  );
  return { certificate, key };
}
