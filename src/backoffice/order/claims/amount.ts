/** What is typed as an amount, in minor units; undefined where it is none, or none up to `mostMinor`. */
export function readAmount(typed: string, mostMinor: number): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  const [, whole = '0', cents = ''] = match;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor >= 1 && minor <= mostMinor ? minor : undefined;
}

/** As it is typed back into the field. */
export function writeAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}
