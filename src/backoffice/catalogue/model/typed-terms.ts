import { maxPriceMinor, type TariffTerms } from '#workflows/edit-catalogue/contract.ts';

/** `38`, `38.5`, `38,50` as minor units; undefined for anything else. */
export function readPrice(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor >= 1 && minor <= maxPriceMinor ? minor : undefined;
}

/** An amount as one types it: the minor digits only where there are any. */
export function typedPrice(priceMinor: number): string {
  return priceMinor % 100 === 0 ? String(priceMinor / 100) : (priceMinor / 100).toFixed(2);
}

function readDays(typed: string): number | undefined {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 60 ? Number(typed) : undefined;
}

export type TypedTerms = Readonly<{ price: string; minDays: string; maxDays: string; isOffered: boolean }>;

export function typedTerms({ priceMinor, minDays, maxDays, isOffered }: TariffTerms): TypedTerms {
  return { price: typedPrice(priceMinor), minDays: String(minDays), maxDays: String(maxDays), isOffered };
}

/** Terms of what was typed, or which field is wrong. */
export function readTerms(typed: TypedTerms): TariffTerms | 'price' | 'days' {
  const priceMinor = readPrice(typed.price);
  if (priceMinor === undefined) return 'price';
  const [minDays, maxDays] = [readDays(typed.minDays), readDays(typed.maxDays)];
  if (minDays === undefined || maxDays === undefined || minDays > maxDays) return 'days';
  return { priceMinor, minDays, maxDays, isOffered: typed.isOffered };
}

/** `7.5`, `-10`, `+3,5` as tenths of a per cent; undefined for anything else, and for 0. */
export function readPerMille(typed: string): number | undefined {
  const [, sign, whole, part = '0'] = /^([-+−]?)\s*(\d{1,3})(?:[.,](\d))?\s*%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const perMille = (sign === '-' || sign === '−' ? -1 : 1) * (Number(whole) * 10 + Number(part));
  return perMille !== 0 && perMille >= -900 && perMille <= 1_000 ? perMille : undefined;
}
