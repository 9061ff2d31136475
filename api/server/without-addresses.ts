/** Digits of all scripts, those in circles, and those with a full stop. */
const digit = "[\\p{Nd}①-⑨⓪⒈-⒐]";

/** Chinese numerals, also those of contracts. */
const numeral = "[〇零幺一二三四五六七八九壹贰叁肆伍陆柒捌玖]";

const spelt = new RegExp(`${numeral}(?:[\\s\\-·]{0,2}${numeral}){6,}`, "g");

/** What people put between the digits of one number. */
const between = "[\\s()./\\-\u2010-\u2015\u200b-\u200d\u2060·•_,、・。:|=]{0,8}";

const phone = new RegExp(`\\+?${digit}(?:${between}${digit}){6,}`, "gu");

/** A number with a separator of thousands: `1,200,000`. */
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Replaces what looks like an e-mail address or a telephone number by `[…]`, in any notation that is plainly one, and control
 * characters by spaces. The time is linear in the length.
 */
export function withoutAddresses(text: string): string {
  return (
    text
      // In an address, any of them may be written by its number.
      .replace(/%(?:2[BDE]|3\d|40)/gi, decodeURIComponent)
      // Full-width digits and signs become ordinary ones. Chinese punctuation stays.
      .replace(/[０-９＠＋．－／＿]/g, (sign) => sign.normalize("NFKC"))
      .replace(/\s{0,4}(?:@|[[(（【]\s?(?:at|艾特)\s?[\])）】])\s{0,4}/gi, "@")
      .replace(/ at (?=[a-z\d-]{1,63}\.[a-z])/gi, "@")
      // Matches only at the start of a run of characters. Trying every character of a long run would take quadratic time.
      .replace(/(?<![^\s@<>，。、；：])[^\s@<>，。、；：]+(?:@+[^\s@<>，。、；：]+)+/gu, "[…]")
      .replace(phone, (number) => (thousands.test(number) ? number : "[…]"))
      .replace(spelt, "[…]")
      // PostgreSQL accepts no zero bytes, and control characters must not reach a terminal.
      .replace(/\p{Cc}+/gu, " ")
      .trim()
  );
}
