import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Names for well-known networks. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
};

/** Returns true if the text is an address, a network such as `10.0.0.0/8`, or one of the names above. */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(named, text)) return true;
  // The library also reads notations that the system does not, such as `10/8`.
  const [address = ""] = text.split("/");
  return isIP(text) !== 0 || (isIP(address) !== 0 && ipaddr.isValidCIDR(text));
}

/**
 * Returns true for a network that is so wide that it holds strangers, such as `0.0.0.0/0`. Whoever connects from a trusted network chooses
 * the address that limits count. The wide networks of IPv6 that are local by definition (fc00::/7, fe80::/10) are not meant.
 */
export function isWideNetwork(text: string): boolean {
  const [address = "", prefix] = text.split("/");
  if (prefix === undefined || /^f[cde]/i.test(address)) return false;
  return Number(prefix) < (isIPv6(address) ? 16 : 8);
}

function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => named[name] ?? name)) {
    const [address = "", prefix] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const within = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const loopback = networkList(["loopback"]);

/** Returns true if the address is a loopback address. */
export const isLoopback = (address: string): boolean => within(loopback, address);

/** Creates a function that returns true if an address is in one of the networks. */
export function addressMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = networkList(networks);
  return (address) => isIP(address) !== 0 && within(list, address);
}

/** Way in which a proxy is not set up. */
export type ProxyDoubt = "headerMissing" | "proxyNotTrusted" | "addressUnreadable";

/** Reads the address of the client that sent a request. */
export type AddressReader = (incoming: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Creates a function that returns a visitor's address. It reads `X-Forwarded-For` from its end: the first address that is not a
 * trusted proxy is the visitor's. Everything before that comes from the visitor, who can write anything.
 *
 * @param trustedProxies addresses, networks or `loopback` and `private`
 * @param onDoubt called once for each way in which a proxy is not set up: a trusted one sends no header, so its visitors share one
 * address; one on this machine sends it and is not trusted, so its visitors have no address and no limits; one on this machine
 * sends something else than an address, so its visitors share the empty one
 */
export function createAddressReader(
  trustedProxies: readonly string[],
  onDoubt: (doubt: ProxyDoubt) => void = () => undefined,
): AddressReader {
  const told = new Set<ProxyDoubt>();
  const tell = (doubt: ProxyDoubt): void => {
    if (told.has(doubt)) return;
    told.add(doubt);
    onDoubt(doubt);
  };
  const isTrusted = addressMatcher(trustedProxies);
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? "");
    const { "x-forwarded-for": forwarded } = headers;
    if (forwarded === undefined) {
      if (isTrusted(address)) tell("headerMissing");
      return address;
    }
    if (isLoopback(address) && !isTrusted(address)) tell("proxyNotTrusted");
    for (const hop of [forwarded].flat().join(",").split(",").reverse()) {
      const before = plain(hop.trim());
      if (!isTrusted(address)) break;
      if (isIP(before)) {
        address = before;
        continue;
      }
      if (!isLoopback(address)) break;
      // Loopback has no limits, and who came through a proxy is not this machine.
      tell("addressUnreadable");
      return "";
    }
    return address;
  };
}

/** Removes what sockets and proxies add to an address: `::ffff:` before IPv4, brackets, zones and ports. */
function plain(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? (/^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, "") : bare);
}

/**
 * Returns the visitor's network, which does not identify the visitor: /24 for IPv4, /48 for IPv6 (decisions 22). Empty for an
 * invalid address.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\.\d+$/, ".0");
  return isIPv6(address) ? `${groups(address).slice(0, 3).join(":")}::` : "";
}

/** Network that requests are counted for. */
export interface CountedNetwork {
  readonly key: string;
  /** Limit of the whole network, as a multiple of the limit for a single address. */
  readonly share: number;
}

/** Limits of the networks of an IPv6 address as multiples of a single address's limit, narrowest network first. */
export const networkShares = [1, 4, 16] as const;

/**
 * Returns the networks that requests from an address are counted for, narrowest first. For IPv4 that is the address itself. For
 * IPv6 these are the /64 of one connection, the /56 of one customer, and the /48 of a company or of 256 customers. Changing
 * addresses therefore does not evade the limits, and a client that uses up a /56 leaves the rest of the /48 to its neighbours.
 *
 * An unknown address counts as one: those who come through a proxy that does not tell theirs share its limits.
 *
 * @returns nothing for the loopback address: that is a test, or a proxy that is not configured and carries all visitors
 */
export function countersOf(address: string): readonly CountedNetwork[] {
  if (address === "") return [{ key: "unknown", share: 1 }];
  if (isLoopback(address)) return [];
  if (!isIPv6(address)) return [{ key: address, share: 1 }];
  const [a, b, c, d = ""] = groups(address);
  const customer = (Number.parseInt(d, 16) & 0xff00).toString(16);
  const keys = [`${a}:${b}:${c}:${d}::`, `${a}:${b}:${c}:${customer}::/56`, `${a}:${b}:${c}::/48`];
  return networkShares.map((share, index) => ({ key: keys[index] ?? "", share }));
}

/** Returns the eight groups of an IPv6 address without leading zeros. */
const groups = (address: string): readonly string[] =>
  ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16));

/** Returns true if the host of a URL is this machine: nobody is in between then. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return host === "localhost" || (isIP(host) !== 0 && isLoopback(host));
}
