/**
 * Control characters, except line ends and tabs. In a visitor's name they could clear the staff's terminal, set its title,
 * reverse the rest of the line, or end the line in programs that treat U+0085 or U+2028 as a line end.
 */
const acting = /(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escapeSign = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes control characters in the JSON notation, so that JSON text keeps its meaning. */
export const printable = (text: string): string => text.replace(acting, escapeSign);
