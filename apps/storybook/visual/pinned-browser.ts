import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** A Chromium of one version, which sees no fonts but those installed with it. */
export interface PinnedBrowser {
  readonly executablePath: string;
  /** Variables for the browser's process. */
  readonly env: Readonly<Record<string, string>>;
}

const folder = path.join(import.meta.dirname, "browser");

/** The only fonts beside the web fonts. A Chinese font of the system would draw other glyphs on each machine. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "node_modules/@embedpdf/fonts-sc/fonts")}</dir>
  <cachedir>${path.join(folder, "node_modules/.cache/fonts")}</cachedir>
</fontconfig>
`;

/** Writes a file whole or not at all, because another run may look for it. */
function writeWhole(file: string, content: string | Uint8Array, mode: number): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content, { mode });
  renameSync(part, file);
}

/**
 * Installs the browser and the fonts of `browser/package-lock.json` if they are missing.
 *
 * @throws Error if npm cannot install them
 */
export async function installPinnedBrowser(): Promise<PinnedBrowser> {
  const packages = path.join(folder, "node_modules/@sparticuz/chromium");
  if (!existsSync(packages))
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(packages, "package.json"), "utf8"),
  );
  const cache = path.join(folder, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const executablePath = path.join(cache, `chromium-${version}`);
  if (!existsSync(executablePath)) {
    const packed = readFileSync(path.join(packages, "bin/chromium.br"));
    writeWhole(executablePath, await promisify(brotliDecompress)(packed), 0o755);
  }
  const settings = path.join(cache, "fonts.conf");
  writeWhole(settings, fontSettings, 0o644);
  return { executablePath, env: { FONTCONFIG_FILE: settings } };
}
