import { misspeltSettings } from "../../config.ts";
import type { AdminContext } from "../command.ts";
import type { Finding } from "./finding.ts";

/** Looks for variables that resemble a setting and are none. */
export async function examineSettings({ environment }: AdminContext): Promise<readonly Finding[]> {
  return misspeltSettings(environment).map(([name, meant]) => ({
    state: "wrong",
    text: `${name} is no setting and is ignored. Is ${meant} meant? Rename it where it is set (with systemd in /etc/lightmaker.env), and restart the server; if it is another program's, keep it out of this environment.`,
  }));
}

/** Compares settings that belong together behind a proxy, and says if the site is closed. */
export async function examineProxy({ config }: AdminContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (config.SITE_URL?.startsWith("https:") && config.TRUSTED_PROXIES.length === 0)
    findings.push({
      state: "hint",
      text: "TRUSTED_PROXIES is not set though SITE_URL is https: behind a proxy all visitors share one address, and its limits.",
    });
  if (config.MAINTENANCE)
    findings.push({ state: "hint", text: "MAINTENANCE is on: visitors are told to come back later." });
  return findings;
}
