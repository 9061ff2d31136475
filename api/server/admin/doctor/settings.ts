import { misspeltSettings } from "../../config.ts";
import { isThisMachine, isWideNetwork } from "../../networks.ts";
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
      text: "TRUSTED_PROXIES is not set though SITE_URL is https: behind a proxy on this machine visitors have no limits (set it to loopback), behind another all share one address, and its limits.",
    });
  for (const network of config.TRUSTED_PROXIES.filter(isWideNetwork))
    findings.push({
      state: "wrong",
      text: `TRUSTED_PROXIES: ${network} trusts strangers: each of them can write any address into X-Forwarded-For, and no limit holds. Name the proxy's own address or network.`,
    });
  const isOpen = config.HOST !== "localhost" && !isThisMachine(config.HOST);
  if (
    config.SITE_URL?.startsWith("https:") &&
    isOpen &&
    config.TRUSTED_PROXIES.every((each) => each === "loopback")
  )
    findings.push({
      state: "hint",
      text: `HOST is ${config.HOST}: others reach port ${config.PORT} without TLS, past the proxy. If the proxy runs on this machine, remove HOST; otherwise name the proxy in TRUSTED_PROXIES, and let a firewall admit it alone.`,
    });
  if (config.HSTS_DAYS > 0 && config.SITE_URL?.startsWith("http:"))
    findings.push({
      state: "hint",
      text: "HSTS_DAYS is set though SITE_URL is http: set SITE_URL to the https address, and build again with it.",
    });
  if (config.MAINTENANCE)
    findings.push({ state: "hint", text: "MAINTENANCE is on: visitors are told to come back later." });
  return findings;
}
