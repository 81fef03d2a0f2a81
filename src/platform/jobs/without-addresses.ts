/** What is kept and logged of a fault: a mail server's words often repeat the address, which is nobody's business here. */
export function withoutAddresses(words: string): string {
  return words.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, 500);
}
