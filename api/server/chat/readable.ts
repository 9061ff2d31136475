/** Maximum length of a question that is read, in letters. The check for dangerous substances reads more. */
const longest = 400;
/** A Chinese character says as much as two letters, and costs more. */
const han = /\p{Script=Han}/u;

/** Returns the part of a question that is read. */
export function readable(whole: string): string {
  let room = longest;
  for (let index = 0; index < whole.length; index += 1) {
    room -= han.test(whole.charAt(index)) ? 2 : 1;
    if (room < 0) return whole.slice(0, index);
  }
  return whole;
}
