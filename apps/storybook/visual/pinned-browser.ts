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

/** Without a preferred font, Chromium draws Chinese characters in one weight. */
const chineseFirst = (family: string): string =>
  `  <alias><family>${family}</family><prefer><family>Noto Sans S Chinese</family></prefer></alias>`;

/** The only fonts beside the web fonts: Noto Sans SC, and DejaVu for signs such as the ₂ of CO₂. Those of the system differ. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "node_modules/@embedpdf/fonts-sc/fonts")}</dir>
  <dir>${path.join(folder, "node_modules/dejavu-fonts-ttf/ttf")}</dir>
${["system-ui", "sans-serif", "serif", "monospace"].map(chineseFirst).join("\n")}
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
  const cache = path.join(folder, "node_modules/.cache");
  const lock = readFileSync(path.join(folder, "package-lock.json"), "utf8");
  const installedLock = path.join(cache, "package-lock.json");
  if (!existsSync(installedLock) || readFileSync(installedLock, "utf8") !== lock) {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    mkdirSync(cache, { recursive: true });
    writeWhole(installedLock, lock, 0o644);
  }
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(packages, "package.json"), "utf8"),
  );
  const executablePath = path.join(cache, `chromium-${version}`);
  if (!existsSync(executablePath)) {
    const packed = readFileSync(path.join(packages, "bin/chromium.br"));
    writeWhole(executablePath, await promisify(brotliDecompress)(packed), 0o755);
  }
  const settings = path.join(cache, "fonts.conf");
  writeWhole(settings, fontSettings, 0o644);
  return { executablePath, env: { FONTCONFIG_FILE: settings } };
}
