/** Digits of a number, as many as asked, with zeros before. */
export const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Goes through all numbers below `10 ** digits` in an order that looks like chance: no two places give one number. */
export function scattered(place: number, digits: number): number {
  const size = 10n ** BigInt(digits);
  return Number((BigInt(place) * 7_368_787_009n + 4_830_911n) % size);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits.charAt(place)), 0);
}

export const innWithCheck = (nine: string): string =>
  nine + String((weightedSum(nine, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);

export const ogrnWithCheck = (twelve: string): string => twelve + String((Number(twelve) % 11) % 10);

export const unpWithCheck = (eight: string): string =>
  eight + String((weightedSum(eight, [29, 23, 19, 17, 13, 7, 5, 3]) % 11) % 10);

export const nipWithCheck = (nine: string): string =>
  nine + String((weightedSum(nine, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11) % 10);

export const afmWithCheck = (eight: string): string =>
  eight + String((weightedSum(eight, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10);

/** Mod 11-10 of ISO 7064, as Germany's VAT numbers have it. */
export function ustWithCheck(eight: string): string {
  let product = 10;
  for (const digit of eight) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return eight + String((11 - product) % 10);
}

/** The check digit of Luhn behind a number. */
export function luhn(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const doubled = Number(digits.charAt(digits.length - 1 - place)) * (place % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

const usccSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** China's unified social credit code: 17 signs and a check sign by powers of 3. */
export function usccWithCheck(seventeen: string): string {
  let weight = 1;
  let sum = 0;
  for (const sign of seventeen) {
    sum += weight * usccSigns.indexOf(sign);
    weight = (weight * 3) % 31;
  }
  return seventeen + usccSigns.charAt((31 - (sum % 31)) % 31);
}

export function cnpjWithCheck(twelve: string): string {
  const digit = (digits: string, weights: readonly number[]) => {
    const rest = weightedSum(digits, weights) % 11;
    return rest < 2 ? '0' : String(11 - rest);
  };
  const first = twelve + digit(twelve, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return first + digit(first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

export function koreanWithCheck(nine: string): string {
  const sum =
    weightedSum(nine, [1, 3, 7, 1, 3, 7, 1, 3]) +
    weightedSum(nine.slice(8), [5]) +
    Math.floor((Number(nine.charAt(8)) * 5) / 10);
  return nine + String((10 - (sum % 10)) % 10);
}

/** Japan's corporate number: a check digit in front of twelve. */
export function corporateWithCheck(twelve: string): string {
  let sum = 0;
  for (let place = 0; place < 12; place += 1)
    sum += Number(twelve.charAt(11 - place)) * (place % 2 === 0 ? 1 : 2);
  return String(9 - (sum % 9)) + twelve;
}
