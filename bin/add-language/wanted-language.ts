import { locales } from '#kernel/locale.ts';

/** A language to be added. */
export type WantedLanguage = Readonly<{
  code: string;
  isPseudo: boolean;
  ownName: string;
  /** With the country where most who speak it live. */
  intl: string;
  script: string;
  timeZone: string;
}>;

/** The code of the language that nobody speaks. */
const pseudoCode = 'xx';

/** In which letters pages and documents can be written. */
const scripts: Readonly<Record<string, string>> = { Latn: 'Latin', Cyrl: 'Cyrillic' };

/** What is known of the language of a code; a sentence where it cannot be added. */
export function wantedLanguage(code: string, isPseudo: boolean): WantedLanguage | string {
  if (locales.some((locale) => locale === code)) return `${code} is a language of the product already.`;
  if (!/^[a-z]{2}$/.test(code)) return `${code} is no code of ISO 639-1: two small letters.`;
  if (code === pseudoCode) {
    const facts = { ownName: 'Pseudo', intl: 'en-GB', script: 'Latin', timeZone: 'UTC' };
    return { code, isPseudo: true, ...facts };
  }
  const today = Intl.getCanonicalLocales(code)[0];
  if (today !== code) return `${code} is a code of former times: today it is ${today}.`;
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined || english === undefined)
    return `${code} is the code of no language that Intl knows.`;
  const { region, script: letters } = new Intl.Locale(code).maximize();
  const script = scripts[letters ?? ''];
  if (script === undefined)
    return `${english} is written in ${letters}; pages and documents have Latin and Cyrillic letters.`;
  return {
    code,
    isPseudo,
    ownName: name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1),
    intl: `${code}-${region}`,
    script,
    timeZone: zonesOf(`${code}-${region}`)[0] ?? 'UTC',
  };
}

/** Of the lists of Intl the zones of a country; TypeScript does not know this call yet. */
function zonesOf(tag: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(tag);
  return locale.getTimeZones?.() ?? [];
}
