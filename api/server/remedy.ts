import { afterDamage } from "./storage/storage-error.ts";

/** Causes that a library names in its own words, with what an operator does about them. The first that fits is shown. */
const remedies: readonly (readonly [cause: RegExp, remedy: string])[] = [
  [/ECONNREFUSED/, "Nothing listens there: check the address and the port, and that the service runs."],
  [
    /ENOTFOUND|EAI_AGAIN/,
    "This machine does not know the name: check its spelling, and DNS (`getent hosts NAME`).",
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|connection timeout|timeout exceeded when trying to connect|Greeting never received/i,
    "Nobody answers there: check the address, the network and firewalls in between.",
  ],
  [
    /password authentication failed|Invalid login|SignatureDoesNotMatch|InvalidAccessKeyId/,
    "Check user and password (in an address, write # / @ % as %23 %2F %40 %25).",
  ],
  [
    /self-signed certificate|unable to (?:verify|get local issuer)/i,
    "For an authority of your own, NODE_EXTRA_CA_CERTS names its certificate (for PostgreSQL: sslrootcert in DATABASE_URL).",
  ],
  [
    /permission denied for (?:schema|table|database)/,
    "The user must own the database. As postgres: `ALTER DATABASE <name> OWNER TO <user>`.",
  ],
  // At its end, of the database in use: `rescue` says it of another file, with what it found.
  [/^.*(?:database disk image is malformed|file is not a database)\.?$/, afterDamage],
  [/no such table/, "The database has lost a table: restore a backup into an empty database."],
  [
    /database or disk is full|disk I\/O error|ENOSPC|No space left on device|could not extend file/,
    'If the disk is full (`df -h`): docs/operations.md, "Disk full", lists what may be deleted. If it is not, the disk is broken (`dmesg`).',
  ],
];

/** Returns what an operator does about an error that another program or the disk reported. `undefined` if the message is our own. */
const remedyFor = (message: string): string | undefined =>
  remedies.find(([cause]) => cause.test(message))?.[1];

/** Returns a message with what to do about it, as a sentence of its own. */
export function withRemedy(message: string): string {
  const remedy = remedyFor(message);
  return remedy === undefined || message.includes(remedy)
    ? message
    : `${message.replace(/\.?\s*$/, ".")} ${remedy}`;
}
