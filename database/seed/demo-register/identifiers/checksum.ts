/** Check digits as the registers compute them: each function takes the digits before the check digit. */

/** Sum of digits times weights. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0);
}

/** Luhn check digit (ISO/IEC 7812): French SIREN, Swedish and Israeli numbers. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2 === 0) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return String((10 - (sum % 10)) % 10);
}

/** ISO 7064 Mod 11,10 check digit: German VAT, Croatian OIB, Serbian PIB. */
export function mod1110Digit(digits: string): string {
  let check = 10;
  for (const digit of digits) {
    const sum = (check + Number(digit)) % 10 || 10;
    check = (sum * 2) % 11;
  }
  return String((11 - check) % 10);
}

/** Remainder of a long number of decimal digits. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** `(11 - sum mod 11)`; undefined where that is 10 or 11 has no digit and the number must not be issued. */
export function mod11Digit(digits: string, weights: readonly number[]): string | undefined {
  const check = (11 - (weightedSum(digits, weights) % 11)) % 11;
  return check === 10 ? undefined : String(check);
}

/** Russian INN of a legal entity: the tenth digit. */
export function innDigit(digits: string): string {
  return String((weightedSum(digits, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);
}

/** Russian OGRN: the thirteenth digit. */
export function ogrnDigit(digits: string): string {
  return String(remainder(digits, 11) % 10);
}

/** Kazakh BIN: the twelfth digit, with a second round of weights; undefined if both rounds give 10. */
export function binDigit(digits: string): string | undefined {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  if (first !== 10) return String(first);
  const second = weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return second === 10 ? undefined : String(second);
}

const creditCodeLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditCodeWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Chinese unified social credit code: the eighteenth sign. */
export function creditCodeSign(signs: string): string {
  const sum = creditCodeWeights.reduce(
    (total, weight, index) => total + weight * creditCodeLetters.indexOf(signs[index] ?? '0'),
    0,
  );
  return creditCodeLetters[(31 - (sum % 31)) % 31] ?? '0';
}

/** Brazilian CNPJ: the last two digits. */
export function cnpjDigits(digits: string): string {
  const digit = (text: string, weights: readonly number[]): string => {
    const rest = weightedSum(text, weights) % 11;
    return String(rest < 2 ? 0 : 11 - rest);
  };
  const first = digit(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return first + digit(digits + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** The whole numbers from one bound to the other, both included, up or down: rows of weights. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    from < to ? from + index : from - index,
  );
}

/** A sum mod 11 that, where it gives 10, is taken again with other weights: Estonia, Lithuania, Bulgaria. */
export function twoRoundDigit(digits: string, first: readonly number[], second: readonly number[]): string {
  const check = weightedSum(digits, first) % 11;
  return String(check < 10 ? check : (weightedSum(digits, second) % 11) % 10);
}
