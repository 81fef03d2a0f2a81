/** An amount or a count as an exact decimal in text, without exponent, sign of thousands or needless zeros: `-1234.5`. */
export type Amount = string;

const decimal = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/**
 * The amount that a text of digits says (`007.50` is `7.5`, `-0` is `0`). Undefined where it is no plain decimal, or longer
 * than 40 digits: no company counts so far.
 */
export function readAmount(text: string): Amount | undefined {
  const [, sign = '', whole = '', part = ''] = decimal.exec(text.trim()) ?? [];
  if (whole === '' || whole.length + part.length > 40) return undefined;
  return spelled(sign, whole, part);
}

function spelled(sign: string, whole: string, part: string): Amount {
  const digits = part.replace(/0+$/, '');
  const plain = digits === '' ? whole : `${whole}.${digits}`;
  return plain === '0' ? plain : `${sign}${plain}`;
}

/** The sum of amounts, exactly; `0` of none. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  const places = Math.max(0, ...amounts.map(placesOf));
  return fromUnits(
    amounts.reduce((sum, amount) => sum + toUnits(amount, places), 0n),
    places,
  );
}

/** `a − b`, exactly. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  const places = Math.max(placesOf(a), placesOf(b));
  return fromUnits(toUnits(a, places) - toUnits(b, places), places);
}

/** The amount times 10 to the power of `exponent`, exactly: how a source's "in thousands" becomes whole units. */
export function scaleAmount(amount: Amount, exponent: number): Amount {
  const places = placesOf(amount);
  const units = toUnits(amount, places);
  if (exponent <= places) return fromUnits(units, places - exponent);
  return fromUnits(units * 10n ** BigInt(exponent - places), 0);
}

/** The amount with the other sign. */
export function negateAmount(amount: Amount): Amount {
  return subtractAmounts('0', amount);
}

/** Below zero, zero or above it as `a` is less than, equal to or more than `b`. */
export function compareAmounts(a: Amount, b: Amount): number {
  const difference = subtractAmounts(a, b);
  if (difference === '0') return 0;
  return difference.startsWith('-') ? -1 : 1;
}

function placesOf(amount: Amount): number {
  const point = amount.indexOf('.');
  return point === -1 ? 0 : amount.length - point - 1;
}

function toUnits(amount: Amount, places: number): bigint {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole.replace('-', '') + part.padEnd(places, '0')) * (amount.startsWith('-') ? -1n : 1n);
}

function fromUnits(units: bigint, places: number): Amount {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  // What is computed may be longer than what is read: it is never cut.
  return spelled(units < 0n ? '-' : '', digits.slice(0, cut), digits.slice(cut));
}
