/**
 * Characters that act instead of being shown: a visitor's name could clear the staff's terminal, set its title, write the rest of the line
 * backwards, or end the line where a program takes U+0085 or U+2028 for its end. Line ends and tabs are left.
 */
const acting = /(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escapeSign = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Text without characters that act: each is written as JSON writes it, so that JSON stays what it was. */
export const printable = (text: string): string => text.replace(acting, escapeSign);
