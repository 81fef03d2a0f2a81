import type { Locale } from '#kernel/locale.ts';

/** The country of an alpha-2 code in the reader's language; `own` holds the codes that ISO lacks. */
export function countryName(code: string, locale: Locale, own: Readonly<Record<string, string>>): string {
  const ours = own[code.toLowerCase()];
  if (ours !== undefined) return ours;
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
