/** Minor units of an amount as it is typed, `80`, `80.5`, `1 000,00`; undefined where it is none. Pure. */
export function typedAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0]/g, '');
  const read = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (read === null) return undefined;
  const [, whole = '', part = ''] = read;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
