import type { IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { countersOf, createAddressReader, isLoopback, isNetwork, networkOf } from "./networks.ts";

/** Returns the address that is read from a request with the given peer address and `X-Forwarded-For` header. */
function read(
  trusted: readonly string[],
  remoteAddress: string,
  forwarded?: string | readonly string[],
): string {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return createAddressReader(trusted)({
    socket,
    // Node joins the lines of this header, but its type allows a list.
    headers: forwarded === undefined ? {} : ({ "x-forwarded-for": forwarded } as IncomingHttpHeaders),
  });
}

test.each([
  [[], "203.0.113.7", undefined, "203.0.113.7"],
  [[], "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  [[], "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  [["loopback"], "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "::1", "[2001:db8::1]:443", "2001:db8::1"],
  [["loopback"], "127.0.0.1", "198.51.100.1:5000", "198.51.100.1"],
  [["loopback"], "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  [["loopback", "private"], "127.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.7", "198.51.100.1"],
  [["198.51.100.0/24"], "198.51.100.9", "1.2.3.4", "1.2.3.4"],
  [["198.51.100.9"], "198.51.100.8", "1.2.3.4", "198.51.100.8"],
  [["loopback"], "127.0.0.1", "unknown, <script>", ""],
  [["loopback"], "127.0.0.1", "unix:", ""],
  [["loopback"], "127.0.0.1", "203.0.113.80,", ""],
  [["loopback"], "127.0.0.1", "", ""],
  [["private"], "10.0.0.2", "unknown", "10.0.0.2"],
  // One header may come as several lines: the last one is the nearest proxy's.
  [["loopback"], "127.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"],
  [["loopback"], "127.0.0.1", "[2001:db8::1]", "2001:db8::1"],
  [["loopback"], "127.0.0.1", "x[2001:db8::1]:443", ""],
  [["loopback"], "127.0.0.1", "[2001:db8::1]:x", ""],
  [["loopback"], "127.0.0.1", "fe80::1%eth0", "fe80::1"],
  [["loopback"], "127.0.0.1", "::ffff:203.0.113.70", "203.0.113.70"],
  [["loopback"], "127.0.0.1", "::ffff:203.100.113.70", "203.100.113.70"],
  [["loopback"], "127.0.0.1", "2001::ffff:203.0.113.7", "2001::ffff:203.0.113.7"],
  [["loopback"], "127.0.0.1", "198.51.100.1:5000:1", ""],
  [["loopback"], "127.0.0.1", "x198.51.100.1:5000", ""],
  [["2001:db8::/32"], "2001:db8::5", "203.0.113.9", "203.0.113.9"],
  [["2001:db8::5"], "2001:db8::5", "203.0.113.9", "203.0.113.9"],
])("trusting %j, a request from %s with %j is from %s", (trusted, remote, forwarded, address) => {
  expect(read(trusted, remote, forwarded)).toBe(address);
});

test("a proxy that sends no or an unreadable X-Forwarded-For, and one here that is not trusted, are reported once", () => {
  const reports: string[] = [];
  let addressOf = createAddressReader(["loopback"], (doubt) => reports.push(doubt));
  const from = (remoteAddress: string, headers: Record<string, string> = {}): string =>
    addressOf({
      socket: Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress }),
      headers,
    });
  from("203.0.113.7");
  from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" });
  expect(reports).toEqual([]);
  from("127.0.0.1", { "x-forwarded-for": "unknown" });
  from("127.0.0.1", { "x-forwarded-for": "unix:" });
  expect(reports.splice(0)).toEqual(["addressUnreadable"]);
  from("127.0.0.1");
  from("127.0.0.1");
  expect(reports).toEqual(["headerMissing"]);
  addressOf = createAddressReader([], (doubt) => reports.push(doubt));
  from("127.0.0.1");
  from("203.0.113.7", { "x-forwarded-for": "203.0.113.8" });
  expect(reports).toHaveLength(1);
  from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" });
  from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" });
  expect(reports).toEqual(["headerMissing", "proxyNotTrusted"]);
});

test.each([
  ["203.0.113.77", "203.0.113.0", "203.0.113.77"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::", "2001:db8:1:2::"],
  ["2001:0DB8::1", "2001:db8:0::", "2001:db8:0:0::"],
  ["::2", "0:0:0::", "0:0:0:0::"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0::", "64:ff9b:0:0::"],
  ["1:2::192.0.2.33", "1:2:0::", "1:2:0:0::"],
  ["1:2::3:4:5:192.0.2.33", "1:2:0::", "1:2:0:3::"],
  ["::3:4:5:6:192.0.2.33", "0:0:3::", "0:0:3:4::"],
  ["::6:7:192.0.2.33", "0:0:0::", "0:0:0:0::"],
])("%s is stored as %j and counted as %j", (address, network, counter) => {
  expect([networkOf(address), countersOf(address)[0]]).toEqual([network, { key: counter, share: 1 }]);
});

test("an unknown address is counted as one", () => {
  expect(countersOf("")).toEqual([{ key: "unknown", share: 1 }]);
});

test.each(["::1", "127.0.0.1", "127.1.2.3"])("%j is counted nowhere", (address) => {
  expect(countersOf(address)).toEqual([]);
});

test("an unknown address has no network", () => {
  expect(networkOf("")).toBe("");
});

test("an IPv6 address is counted in its /64, /56 and /48", () => {
  expect(countersOf("2001:db8:1:2fe:3::6")).toEqual([
    { key: "2001:db8:1:2fe::", share: 1 },
    { key: "2001:db8:1:200::/56", share: 4 },
    { key: "2001:db8:1::/48", share: 16 },
  ]);
  expect(countersOf("203.0.113.7")).toEqual([{ key: "203.0.113.7", share: 1 }]);
});

test.each([
  ["loopback", true],
  ["10.0.0.0/8", true],
  ["2001:db8::/32", true],
  ["10.0.0.1", true],
  ["10.0.0.1/32", true],
  ["2001:db8::1/128", true],
  ["2001:db8::1/129", false],
  ["10.0.0.0/x8", false],
  ["10.0.0.0/8x", false],
  ["", false],
  ["10.0.0.0/33", false],
  ["10.0.0.0/", false],
  ["10.0.0.0/8/8", false],
  ["proxy.example", false],
])("%s is a network: %s", (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});

test("this machine's own addresses are known", () => {
  expect(["127.0.0.1", "127.1.2.3", "::1", "203.0.113.7", "::2"].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
