/** More than is ever kept: what looks for addresses takes the square of its time. */
const longest = 2_000;

/**
 * What is kept and logged of a fault: a mail server's words often repeat the address, which is nobody's business here, and
 * may hold signs that no database keeps.
 */
export function withoutAddresses(words: string): string {
  // The word at the cut may be half an address.
  const first = words.length > longest ? words.slice(0, longest).replace(/[^\s<>"']+$/, '…') : words;
  const anonymous = first.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…');
  return anonymous.replaceAll('\0', '').slice(0, 500).toWellFormed();
}
